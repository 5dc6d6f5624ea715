"""A ban: whom the operator of the bot has shut out from all of it, on every server."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from typing import Final

LONGEST_REASON: Final = 300
"""The most characters of a reason, which whoever is shut out is told."""


class Banned(StrEnum):
    """What can be shut out."""

    PERSON = "person"
    SERVER = "server"


@dataclass(frozen=True, slots=True)
class Ban:
    """That an account or a server is shut out."""

    kind: Banned
    number: int
    """Discord's number of the account or the server."""
    reason: str
    """Why, in the operator's words; empty where none are given."""
    at: datetime
