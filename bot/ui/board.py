"""The public table: the lobby, the deal as it is played, the end of a game.

Everything here is made of a `Table` and of what the whole table may know of its game,
so that it cannot show what anybody may not know.
"""

from __future__ import annotations

from functools import partial
from typing import Any, Final, Protocol

from bot.i18n.texts import Texts
from bot.model.roster import SIGN
from bot.model.table import Status, Table
from bot.ui.formatting import (
    GOLD,
    GREEN,
    GREY,
    action,
    action_of_hands,
    action_of_review,
    choice_buttons,
    fitting,
    name_of,
    plain,
    short,
    when,
)
from bot.ui.games.bulka import board as bulka_board
from bot.ui.games.stovkahra import board as stovkahra_board
from bot.ui.games.trappola import board as trappola_board
from bot.ui.screen import Block, Button, Row, Rule, Screen, Style, Text, rows
from engine.cards.shuffle import commitment
from engine.players import Level


class Board(Protocol):
    """What is a game's own on the table that all see."""

    def how(self, table: Table, t: Texts) -> str:
        """What is played for, in a lobby."""

    def options(self, table: Table, t: Texts) -> str:
        """The rules agreed on."""

    def seats(self, table: Table, t: Texts) -> str:
        """Who sits where."""

    def head(self, table: Table, view: Any, t: Texts) -> str:
        """Which deal of which game it is, and who deals."""

    def deal(self, table: Table, view: Any, t: Texts) -> list[Block]:
        """The score, and the deal as far as it is played."""

    def now(self, table: Table, view: Any, t: Texts) -> list[str]:
        """What the table waits for, or how the game ended."""


BOARDS: Final[dict[str, Board]] = {
    "stovkahra": stovkahra_board,
    "trappola": trappola_board,
    "bulka": bulka_board,
}
"""By the name of the game."""


def board(table: Table, t: Texts) -> Screen:
    """The table for everybody."""
    return fitting(partial(_board, table), t)


def _board(table: Table, t: Texts) -> Screen:
    if table.status is Status.LOBBY or table.game is None:
        return _lobby(table, t)
    blocks = _shown(table, t)
    blocks += _board_buttons(table, t)
    blocks += _seal(table, t)
    return Screen(tuple(blocks), _colour(table))


def left_behind(table: Table, link: str, t: Texts) -> Screen:
    """A message that is redrawn no more: how the deal stood then, and where the table goes on."""

    def draw(t: Texts) -> Screen:
        blocks = (
            _shown(table, t)
            if table.game is not None
            else [Text(t("lobby-title", table=table.id, game=table.kind.name))]
        )
        return Screen((*blocks, Text(t("goes-on", place=link))), GREY)

    return fitting(draw, t)


def _shown(table: Table, t: Texts) -> list[Block]:
    """The deal on the table, without anything to press."""
    view, game = table.view(), BOARDS[table.kind.name]
    heads = [t("table-title", table=table.id, game=table.kind.name), game.head(table, view, t)]
    now = "\n".join((*game.now(table, view, t), *_state(table, t)))
    return [Text("\n".join(filter(None, heads))), *game.deal(table, view, t), Rule(), Text(now)]


def _state(table: Table, t: Texts) -> list[str]:
    """When something happens by itself, and whether anything does."""
    lines = []
    if table.put_away:
        lines.append(t("put-away"))
    elif table.status is Status.PLAYING:
        lines += _times(table, t)
    if table.status is Status.STOPPED:
        lines.append(t("table-was-stopped"))
    elif table.votes:
        lines.append(t("stop-votes", votes=len(table.votes), people=table.people, needed=table.votes_needed))
    return lines


def _times(table: Table, t: Texts) -> list[str]:
    """When the next deal comes, until when somebody may think, and for whom the computer plays."""
    lines = []
    if table.next_deal_at is not None:
        lines.append(t("next-deal", when=when(table.next_deal_at)))
    if table.deadline_at is not None and table.game is not None and not table.game.secret_turn:
        # Of declarations nobody is told whose turn it is, nor since when.
        lines.append(t("deadline", when=when(table.deadline_at)))
    lines += [t("away", name=name_of(table, seat)) for seat in range(len(table.seats)) if table.is_away(seat)]
    return lines


def _lobby(table: Table, t: Texts) -> Screen:
    game = BOARDS[table.kind.name]
    agreed = t(
        "lobby-options",
        opener=plain(table.opener.name),
        pace=table.options.pace,
        hints="on" if table.options.hints else "off",
        clock=table.options.clock,
    )
    blocks: list[Block] = [
        Text(t("lobby-title", table=table.id, game=table.kind.name) + "\n" + game.how(table, t)),
        Text(game.seats(table, t)),
        Text(game.options(table, t) + " · " + agreed),
    ]
    if table.status is Status.STOPPED:
        return Screen((*blocks, Text(t("table-was-stopped"))), _colour(table))
    if table.put_away:
        return Screen((*blocks, Text(t("put-away")), Row((_wake_button(table, t),))), _colour(table))
    version = table.version(None)
    last = (
        Button(t("button-start"), action(table, version, "start"), Style.GOOD, enabled=table.may_start),
        Button(t("button-stand"), action(table, version, "stand")),
    )
    seal = Text(t("seal-first", commitment=commitment(table.next_seed)))
    rest = (*_seats(table, t), *_computers(table, t), *_unfinished(table, t), Row(last), seal)
    return Screen((*blocks, *rest), _colour(table))


def _seats(table: Table, t: Texts) -> list[Row]:
    """A button for every seat, partners beside each other."""
    order = [0, 2, 1, 3] if table.kind.partners else range(len(table.seats))
    return rows([_seat_button(table, seat, t) for seat in order], 2)


def _seat_button(table: Table, seat: int, t: Texts) -> Button:
    """A free seat says whose partner one would be, a taken one who sits there; a computer gives way."""
    taken, opposite = table.seats[seat], table.partner_of(seat)
    partner = table.seats[opposite] if opposite is not None else None
    if taken is not None:
        label = short(taken.title)
    elif partner is not None:
        label = t("button-sit-with", partner=short(partner.name))
    else:
        label = t("button-sit", place=seat + 1)
    return Button(
        label, action(table, table.version(None), f"sit {seat}"), enabled=taken is None or taken.level is not None
    )


def _seal(table: Table, t: Texts) -> list[Block]:
    """What is published of a shuffle before its first cut (rule 27), in small print at the end.

    The next game's stands there during the whole of a game, since who knows how soon after its end the
    next one is cut, and whether a message was redrawn in between.
    """
    seals = []
    view = table.view()
    if view.outcome is None and view.deal_number <= 1:
        seals.append(t("seal", commitment=commitment(table.seed)))
    if table.status is Status.PLAYING:
        seals.append(t("seal-next", commitment=commitment(table.next_seed)))
    return [Text("\n".join(seals))] if seals else []


def _colour(table: Table) -> int:
    if table.put_away:
        return GREY
    return {Status.LOBBY: GOLD, Status.PLAYING: GREEN, Status.FINISHED: GOLD, Status.STOPPED: GREY}[table.status]


def _unfinished(table: Table, t: Texts) -> list[Block]:
    """The offer to go on with what the same people have begun elsewhere."""
    if table.unfinished is None:
        return []
    other, (first, second) = table.unfinished
    resume = Button(t("button-resume"), action(table, table.version(None), "resume"), Style.GO)
    if not table.kind.partners:
        return [Text(t("resume-offer-game", table=other)), Row((resume,))]
    return [Text(t("resume-offer", table=other, first=first, second=second)), Row((resume,))]


def _wake_button(table: Table, t: Texts) -> Button:
    return Button(t("button-wake"), action(table, table.version(None), "wake"), Style.GO)


def _computers(table: Table, t: Texts) -> list[Block]:
    """Computers of each level, for the next free seat."""
    if None not in table.seats:
        return []
    buttons = [
        Button(t(f"level-{level}"), action(table, table.version(None), f"computer {level}"), emoji=SIGN)
        for level in Level
    ]
    return [Text(t("lobby-computers")), Row(tuple(buttons))]


def _board_buttons(table: Table, t: Texts) -> list[Block]:
    version = table.version(None)
    if table.status is Status.FINISHED:
        buttons = (
            Button(t("button-rematch"), action(table, version, "rematch"), Style.GO),
            Button(t("button-record"), action(table, version, "record")),
            *_review_button(table, t),
        )
        return [Row(buttons)]
    if table.status is Status.STOPPED:
        return []
    if table.put_away:
        return [Row((_wake_button(table, t),))]
    last = [Button(t("button-hand"), action(table, version, "hand"), Style.GO, emoji="🃏"), *_review_button(table, t)]
    if table.game is not None and table.game.outcome is not None and table.series.pending is None:
        last.append(Button(t("button-record"), action(table, version, "record")))
    below = [Button(t("button-down"), action(table, version, "down"), emoji="⤵️")]
    if any(table.level_of(seat) for seat in range(len(table.seats))):
        below.append(Button(t("button-seats"), action(table, version, "seats"), emoji=SIGN))
    return [*rows(choice_buttons(table, version, t)), *rows(last), *rows(below)]


def seats_to_take(table: Table, t: Texts) -> Screen:
    """The seats of computers, which anybody may take between tricks."""
    buttons = [
        Button(short(sitting.name), action(table, table.version(None), f"take {seat}"), Style.GO, emoji=SIGN)
        for seat, sitting in enumerate(table.seats)
        if sitting is not None and sitting.level is not None
    ]
    return Screen((Text(t("seats-to-take" if buttons else "no-computer-sits")), *rows(buttons, 2)), GREEN)


def _review_button(table: Table, t: Texts) -> list[Button]:
    """Looking back on the last deal, and at its hands, once it is finished and until the next one is on the table."""
    game = table.game
    if game is None or table.kind.reviews is None or not (game.awaits_chance or game.outcome is not None):
        return []
    deal = table.kind.reviews.finished(game)
    if not deal:
        return []
    review, hands = (of(table.id, table.game_number, deal) for of in (action_of_review, action_of_hands))
    return [Button(t("button-review"), review, emoji="🔍"), Button(t("button-hands"), hands, emoji="🖐️")]
