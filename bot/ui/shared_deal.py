"""The page that tells what others have made of the first deal of a game alone with computers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.i18n.texts import Texts
from bot.model import comparing
from bot.model.actions import Back
from bot.model.daily import Sign
from bot.model.event import EventDeal, Field
from bot.model.shared_deal import ShowFared, was_played_out
from bot.model.table import SharedPlay, Status, Table
from bot.ui.daily import compared_lines, signs_row
from bot.ui.daily_chart import place_in
from bot.ui.formatting import GOLD, signed
from bot.ui.games import SCREENS
from bot.ui.screen import Block, Button, Picture, Row, Screen, Text


@dataclass(frozen=True, slots=True)
class Fared:
    """What a person may see of a shared deal that has ended at their table."""

    table: Table
    play: SharedPlay
    deal: EventDeal | None
    """`None` where the deal is no longer kept."""
    points: int
    """What the person has made of it."""
    field: Field
    """The points of all who have played it, with those of the person where they count."""
    signs: Sequence[Sign] = ()


def fared_button(table: Table, seat: int, t: Texts) -> list[Button]:
    """Make the button to what others have made of the first deal, when that or the game has just ended."""
    now = table.status is Status.FINISHED or table.deal.key == comparing.FIRST_DEAL
    if not now or table.shared is None or not was_played_out(table):
        return []
    return [_button(table, seat, t)]


def _button(table: Table, seat: int, t: Texts) -> Button:
    return Button(t("button-daily-result"), ShowFared(table.id, table.deal.version(seat)), emoji="📊")


def fared_page(fared: Fared, seat: int, picture: Picture | None, t: Texts) -> Screen:
    """Tell what the person, others, strong computers and perfect play have made of the deal.

    What a picture shows is not told again. What was helped has no place among the others.
    """
    table, deal = fared.table, fared.deal
    own = f" · {signed(fared.points)}" if fared.play.helped else ""
    shown: list[Block] = [Text(f"### 📊 {t('button-daily-result')}\n**{SCREENS[table.kind.name].title(t)}**{own}")]
    told = _made(fared, t) if picture is None else []
    shown += [picture] if picture is not None else []
    buttons = [Button(t("button-back"), Back(table.id, table.deal.version(seat)))]
    if deal is not None and None in (deal.strong, deal.perfect):
        told.append(t("daily-working"))
        buttons.append(_button(table, seat, t))
    told += [t("daily-row-how")] if fared.signs else []
    told += [t("fared-helped")] if fared.play.helped else []
    return Screen((*shown, Text("\n".join((*told, t("fared-how")))), Row(tuple(buttons))), GOLD)


def _made(fared: Fared, t: Texts) -> list[str]:
    """Tell what is known of the results."""
    deal, points, field = fared.deal, fared.points, fared.field
    lines = [t("daily-points", points=signed(points), partners=int(fared.table.kind.partners))]
    if deal is None:
        return [*lines, t("fared-gone")]
    if not fared.play.helped:
        lines.append(place_in(field, points, t) if field.size > 1 else t("fared-alone"))
    return [*lines, *compared_lines(deal, t), *signs_row(fared.signs)]
