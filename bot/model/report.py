"""Reports: whom people have met at tables across servers and want the operator to look at."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import StrEnum
from typing import Final

MOST_REPORTED: Final = 5
"""How many people somebody may report within `REPORTED_WITHIN`."""
REPORTED_WITHIN: Final = timedelta(days=1)
KEPT_FOR: Final = timedelta(days=90)
"""How long a report is kept that the operator has not closed."""


class Reason(StrEnum):
    """Why somebody is reported; nobody writes anything."""

    NAME = "name"
    WAITING = "waiting"
    """They let the others wait, or leave."""
    TOGETHER = "together"
    """They play together with somebody else at the table."""
    OTHER = "other"


@dataclass(frozen=True, slots=True)
class Report:
    """That somebody has reported a person with whom they sat at a table across servers."""

    number: int
    table_id: int
    account: int
    """The account of the person, which the operator can shut out."""
    name: str
    """By which the person was known there."""
    reason: Reason
    reporter: int | None
    """The account of whoever has reported them; `None` where its data were deleted since."""
    at: datetime
    over: bool
    """Whether the game is over, so that its record tells no hidden card."""
