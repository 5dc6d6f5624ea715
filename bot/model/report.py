"""Reports: whom people have met at tables across servers and want the operator to look at."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import StrEnum
from typing import Annotated, Final

from bot.model.actions import Action, Key, TableAction, at_table, button
from engine.routes import Written

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


Reference = Annotated[str, Written("[0-9a-f]{8}")]
"""By which an error stands in the log."""


@at_table("report")
@dataclass(frozen=True, slots=True)
class ReportMet(TableAction):
    """Report somebody at a table across servers to the operator."""

    values: tuple[str, ...] = ()
    """Why, and by which name the person is known there, which the custom_id does not tell."""


@at_table("block")
@dataclass(frozen=True, slots=True)
class BlockMet(TableAction):
    """Sit at a table with somebody no more who was met at a table across servers."""

    values: tuple[str, ...] = ()
    """By which name the person is known there, which the custom_id does not tell."""


@button("rt1:{table_id}")
@button("rt1:{table_id}:{reference}")
@dataclass(frozen=True, slots=True)
class ShowReport(Action):
    """Show how to report somebody or a fault; from the hand at a table, if one is named."""

    table_id: Key = 0
    reference: Reference = ""
    """By which an error that is to be reported stands in the log."""
