"""What waits for a person on all servers: tables at which it is their turn, challenges, deals of the day under way."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bot.i18n.texts import Texts
from bot.model.challenge import Challenge, OpenChallenge
from bot.model.daily import OpenDaily
from bot.model.table import Table
from bot.ui.challenge import challenge_line, other_name
from bot.ui.daily import Standing
from bot.ui.formatting import GOLD, GREEN, GREY, when
from bot.ui.games import SCREENS, screens_of
from bot.ui.pages import place_of
from bot.ui.screen import Block, Button, Screen, Style, Text, rows

TABLES_WAITING: Final = 15
"""How many tables that wait are listed."""
CHALLENGES_WAITING: Final = 6
"""How many challenges that wait are listed."""


@dataclass(frozen=True, slots=True)
class Waiting:
    """What waits for a person on all servers."""

    account: int
    tables: Sequence[Table] = ()
    challenges: Sequence[Challenge] = ()
    begun: Sequence[Standing] = ()
    """The deals of the day that the person has begun."""

    def __bool__(self) -> bool:
        return bool(self.tables or self.challenges or self.begun)


def waiting_page(waiting: Waiting, t: Texts) -> Screen:
    """List what waits for a person, or say that nothing does."""
    if not waiting:
        return Screen((Text(t("waiting-nothing")),), GREY)
    return Screen(tuple(waiting_blocks(waiting, t)), GREEN if waiting.tables else GOLD)


def waiting_blocks(waiting: Waiting, t: Texts) -> list[Block]:
    """List the tables that wait for a person, with links, and make buttons to challenges and deals."""
    lines = [t("waiting-title"), *(_line(table, t) for table in waiting.tables)]
    lines += [_challenge(each, waiting.account, t) for each in waiting.challenges]
    lines += [t("waiting-begun", game=SCREENS[each.daily.game].title(t)) for each in waiting.begun]
    challenges = [_open_challenge(each, waiting.account, t) for each in waiting.challenges]
    daily = [open_daily(each, t) for each in waiting.begun]
    return [Text("\n".join(lines)), *rows(challenges, 2), *rows(daily, 3)]


def _challenge(challenge: Challenge, account: int, t: Texts) -> str:
    game, told = SCREENS[challenge.game].title(t), challenge_line(challenge, account, t)
    return t("waiting-challenge", game=game, told=told)


def _open_challenge(challenge: Challenge, account: int, t: Texts) -> Button:
    return Button(other_name(challenge, account, t), OpenChallenge(challenge.id), Style.GO, emoji="⚔️")


def open_daily(standing: Standing, t: Texts) -> Button:
    """Make the button to a game's deal of the day."""
    game = standing.daily.game
    return Button(SCREENS[game].title(t), OpenDaily(game), Style.GO, emoji="🃏")


def _line(table: Table, t: Texts) -> str:
    """Name a table by its link, and say until when it waits."""
    told = t("waiting-table", game=screens_of(table).title(t), table=table.id, place=place_of(table))
    if table.clock.deadline_at is None:
        return told
    return t("waiting-until", told=told, until=when(table.clock.deadline_at))
