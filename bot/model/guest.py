"""People at tables across servers: by which names they are known there, and what they can say."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple


class Phrase(StrEnum):
    """What people of several servers can say to one another, each in the reader's own language."""

    HELLO = "hello"
    GOOD_LUCK = "good-luck"
    WELL_PLAYED = "well-played"
    NICE_DEAL = "nice-deal"
    UNLUCKY = "unlucky"
    SORRY = "sorry"
    NO_MATTER = "no-matter"
    CLOSE = "close"
    MOMENT = "moment"
    THANKS = "thanks"
    AGAIN = "again"
    BYE = "bye"


class Guest(NamedTuple):
    """Somebody at a table across servers, as the others there know them."""

    name: str
    phrase: str = ""
    """What they have said last."""
    said_in: str = ""
    """The numbers of game and deal after which they have said it."""
    deaf: bool = False
    """Whether they do not want to read what the others say."""
    own: str = ""
    """Their own name, in letters, for those who want names; empty where they do not. It never changes at a table, so
    that nobody says anything by it."""

    @property
    def names(self) -> tuple[str, str]:
        """Both names."""
        return self.name, self.own
