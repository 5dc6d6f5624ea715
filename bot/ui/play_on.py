"""Playing on from a moment: whose cards are taken, and what the deal brought beside what was made of it before."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.i18n.texts import Texts
from bot.model.names import short
from bot.model.play_on import GoBack, PlayAgain, PlayOn
from bot.model.table import Table
from bot.ui.formatting import GOLD, name_of, signed
from bot.ui.games import SCREENS
from bot.ui.looking_back import look_back
from bot.ui.offers import table_button
from bot.ui.screen import Block, Button, Row, Screen, Style, Text, rows
from engine.game import Game, Scored
from engine.games import kind_of


def play_on_button(does: PlayOn, t: Texts, *, enabled: bool = True) -> Button:
    """Make the button by which a deal is played on from a moment."""
    return Button(t("button-play-on"), does, emoji="🔀", enabled=enabled)


def seats_page(action: PlayOn, game: Game, names: Sequence[str], t: Texts) -> Screen:
    """Ask whose cards a person takes; the seat that is to move comes first."""
    order = sorted(range(game.seats), key=lambda seat: (seat - (game.turn or 0)) % game.seats)
    seats = [_seat_button(action, seat, names[seat], t, moves=seat == game.turn) for seat in order]
    back = Button(t("button-back"), action.way_back)
    title = t("play-on-title", game=SCREENS[kind_of(game).name].title(t))
    return Screen((Text("\n".join((title, t("play-on-ask")))), *rows(seats, 2), Row((back,))), GOLD)


def _seat_button(action: PlayOn, seat: int, name: str, t: Texts, *, moves: bool) -> Button:
    return Button(short(name), replace(action, seat=seat), Style.GO if moves else Style.PLAIN)


def play_on_buttons(table: Table, seat: int, t: Texts, style: Style = Style.PLAIN) -> list[Button]:
    """Make the buttons that lead back to the moment, and once more on from it."""
    again = PlayAgain(table.id, table.deal.version(seat))
    return [back_button(table, seat, t), Button(t("button-play-on-again"), again, style, emoji="🔁")]


def back_button(table: Table, seat: int, t: Texts) -> Button:
    """Make the button that leads back to the moment from which a deal is played on."""
    assert table.origin is not None
    label = t("button-play-on-back", **{"from": "puzzle" if table.origin.perfect else "game"})
    return Button(label, GoBack(table.id, table.deal.version(seat)), emoji="↩️")


def play_on_over(table: Table, seat: int, t: Texts) -> list[Block]:
    """Say in a hand what the deal brought, and what was made of it before; lead back, or once more on."""
    buttons = [*play_on_buttons(table, seat, t, Style.GO), *look_back(table, t), table_button(table, seat, t)]
    return [Text("\n".join(_compared(table, seat, t))), *rows(buttons, 3)]


def _compared(table: Table, seat: int, t: Texts) -> list[str]:
    game, origin = table.game, table.origin
    assert game is not None and origin is not None
    lines, before = [], "perfect" if origin.perfect else "game"
    if game.scored or origin.scored:
        made = {"made": _points(game.scored, table, seat, t), "then": _points(origin.scored, table, seat, t)}
        own = any(seat in each.seats for each in (*game.scored, *origin.scored))
        whose = "others" if not own else "side" if table.kind.partners else "you"
        lines.append(t("play-on-points", whose=whose, before=before, **made))
    if origin.chips is not None:
        lines.append(t("play-on-chips", made=signed(game.points_of(seat)), then=signed(origin.chips)))
    return [*lines, t("play-on-uncounted")]


def _points(scored: Sequence[Scored], table: Table, seat: int, t: Texts) -> str:
    """Write the points of a deal, the own ones first; where others played it, with their names."""
    if not scored:
        return t("play-on-none")
    own_first = sorted(scored, key=lambda each: seat not in each.seats)
    if seat in own_first[0].seats:
        return " : ".join(str(each.points) for each in own_first)
    return " · ".join(f"{name_of(table, each.seats[0])} {each.points}" for each in own_first)
