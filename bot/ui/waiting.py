"""What waits for a person on all servers: tables at which it is their turn, and deals of the day under way."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.i18n.texts import Texts
from bot.model.actions import OpenDaily
from bot.model.table import Table
from bot.ui.daily import Standing
from bot.ui.formatting import GOLD, GREEN, GREY, when
from bot.ui.games import SCREENS, screens_of
from bot.ui.pages import link
from bot.ui.screen import Block, Button, Screen, Style, Text, rows

TABLES_WAITING: Final = 15
"""How many tables that wait are listed."""


def waiting_page(tables: Sequence[Table], begun: Sequence[Standing], t: Texts) -> Screen:
    """List what waits for a person, or say that nothing does."""
    if not tables and not begun:
        return Screen((Text(t("waiting-nothing")),), GREY)
    return Screen(tuple(waiting_blocks(tables, begun, t)), GREEN if tables else GOLD)


def waiting_blocks(tables: Sequence[Table], begun: Sequence[Standing], t: Texts) -> list[Block]:
    """List the tables that wait for a person, with links, and make buttons to the deals that they have begun."""
    lines = [t("waiting-title"), *(_line(table, t) for table in tables)]
    lines += [t("waiting-begun", game=SCREENS[each.daily.game].title(t)) for each in begun]
    return [Text("\n".join(lines)), *rows([open_daily(each, t) for each in begun], 3)]


def open_daily(standing: Standing, t: Texts) -> Button:
    """Make the button to a game's deal of the day."""
    game = standing.daily.game
    return Button(SCREENS[game].title(t), OpenDaily(game), Style.GO, emoji="🃏")


def _line(table: Table, t: Texts) -> str:
    """Name a table by its link, and say until when it waits."""
    place = f"<#{table.channel_id}>"
    if table.message.id is not None:
        place = link(table.guild_id, table.channel_id, table.message.id)
    told = t("waiting-table", game=screens_of(table).title(t), table=table.id, place=place)
    if table.clock.deadline_at is None:
        return told
    return t("waiting-until", told=told, until=when(table.clock.deadline_at))
