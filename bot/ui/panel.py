"""A player's panel: the hand, what is asked of it, and the buttons to answer.

Everything here is made of what the seat itself may know of the game.
"""

from __future__ import annotations

from typing import Any, Final, Protocol

from bot.i18n.texts import Texts
from bot.model.table import Status, Table
from bot.ui.formatting import GREEN, GREY, action, card_button, card_rows, hand_words, name_of, when
from bot.ui.games.bulka import panel as bulka_panel
from bot.ui.games.stovkahra import panel as stovkahra_panel
from bot.ui.games.trappola import panel as trappola_panel
from bot.ui.screen import Block, Button, Row, Screen, Style, Text, rows
from engine.game import View
from engine.moves import Cut, Declare, Play
from engine.players import Advice

CUT_STEP: Final = 8
HINT_GAIN: Final = 1.5
"""Points from which a hint says how much better its card is; below, the next best is as good."""


class Panel(Protocol):
    """What is a game's own in a player's panel."""

    def head(self, table: Table, seat: int, t: Texts) -> str:
        """With whom, and against whom, one plays."""

    def lines(self, table: Table, view: Any, seat: int, t: Texts, asking: str) -> list[str]:
        """How it stands, and what is asked of the seat."""

    def answers(self, table: Table, view: Any, seat: int, t: Texts) -> list[Block]:
        """What can be done beside playing a card."""

    def advised(self, move: Any, view: Any, t: Texts) -> str:
        """That a strong player would make a move which is neither a card nor a declaration."""

    def instead(self, table: Table, seat: int, t: Texts, asking: str) -> list[Block]:
        """The second step of an answer, in the place of everything else; nothing where there is none."""


PANELS: Final[dict[str, Panel]] = {
    "stovkahra": stovkahra_panel,
    "trappola": trappola_panel,
    "bulka": bulka_panel,
}
"""By the name of the game."""


def panel(table: Table, seat: int, t: Texts, *, notice: str = "", asking: str = "") -> Screen:
    """The hand of a seat, what is asked of it, and the buttons to answer.

    `notice` is a word on what was just tried. `asking` opens a second step of an answer:
    `dost`, `concede` and `leave` to confirm it, `cuts N` for the exact places of a cut, `more` for what is seldom done.
    """
    blocks: list[Block] = [Text(t("panel-title", table=table.id) + "\n" + PANELS[table.kind.name].head(table, seat, t))]
    if asking in ("more", "concede", "leave"):
        return Screen((*blocks, *_aside(table, seat, t, asking)), GREY)
    if table.put_away:
        blocks.append(Text(t("put-away")))
        wake = Button(t("button-wake"), action(table, table.version(seat), "wake"), Style.GO)
        return Screen((*blocks, Row((wake,))), GREY)
    if table.is_away(seat):
        back = Button(t("button-return"), action(table, table.version(seat), "return"), Style.GO)
        blocks += [Text(t("panel-away")), Row((back,))]
    if table.game is None or table.status is not Status.PLAYING:
        blocks.append(Text(t(_idle_key(table))))
    else:
        blocks += _panel_game(table, table.view(seat), seat, t, asking)
    if notice:
        blocks.append(Text(notice))
    last = [Button(t("button-look"), action(table, table.version(seat), "look"), emoji="🔄")]
    if table.options.hints and can_be_advised(table, seat) and not asking:
        last.append(Button(t("button-hint"), action(table, table.version(seat), "hint"), emoji="💡"))
    if table.status is Status.PLAYING:
        last.append(Button(t("button-more"), action(table, table.version(seat), "more"), emoji="⚙️"))
    blocks.append(Row(tuple(last)))
    return Screen(tuple(blocks), GREEN if seat in table.awaited() else GREY)


def _aside(table: Table, seat: int, t: Texts, asking: str) -> list[Block]:
    """What is seldom done at a table, and the questions before what cannot be taken back."""
    version = table.version(seat)
    back = Button(t("button-back"), action(table, version, "back"), Style.GO)
    if asking == "concede":
        wanted = "concede back" if seat in table.conceding else "concede"
        sure = Button(t("button-concede-sure"), action(table, version, wanted), Style.DANGER)
        return [Text(t(_concede_key(table))), Row((sure, back))]
    if asking == "leave":
        sure = Button(t("button-leave-sure"), action(table, version, "leave"), Style.DANGER)
        return [Text(t("ask-leave")), Row((sure, back))]
    buttons = [
        Button(t("button-down"), action(table, version, "down"), emoji="⤵️"),
        Button(t("button-preferences"), action(table, version, "preferences"), emoji="⚙️"),
        *(
            [Button(t("button-concede"), action(table, version, "ask concede"), emoji="🏳️")]
            if table.kind.concedes
            else []
        ),
        Button(t("button-leave"), action(table, version, "ask leave"), emoji="🚪"),
        Button(t("button-stop"), action(table, version, "stop back" if seat in table.votes else "stop"), emoji="🛑"),
        back,
    ]
    return [Text(t("panel-more")), *rows(buttons, 2)]


def can_be_advised(table: Table, seat: int) -> bool:
    """Whether a strong player would have something to do in this seat: not for a cut, which is chance."""
    if table.status is not Status.PLAYING or table.game is None or table.series.pending is not None:
        return False
    return table.game.turn == seat and not table.game.awaits_cut


def hint_text(table: Table, view: View, advice: Advice, t: Texts) -> str:
    """What a strong player would do, and why, in a line."""
    match advice.move:
        case Play(card):
            told = t("hint-play", card=card)
        case Declare(combination):
            told = t("hint-declare", combination=combination)
        case move:
            told = PANELS[table.kind.name].advised(move, view, t)
    why = t(f"hint-why-{advice.reason}") if advice.reason is not None else ""
    if advice.gain < HINT_GAIN:
        return t("hint", told=told, why=why).strip()
    return t("hint-gain", told=told, why=why, points=round(advice.gain))


def _concede_key(table: Table) -> str:
    """What giving up means here: for partners, for one player, or nothing."""
    if not table.kind.concedes:
        return "never-conceded"
    return "ask-concede" if table.kind.partners else "trappola-ask-concede"


def _idle_key(table: Table) -> str:
    return {
        Status.LOBBY: "panel-lobby",
        Status.PLAYING: "panel-lobby",
        Status.FINISHED: "panel-over",
        Status.STOPPED: "panel-stopped",
    }[table.status]


def _panel_game(table: Table, view: View, seat: int, t: Texts, asking: str) -> list[Block]:
    game = PANELS[table.kind.name]
    lines = game.lines(table, view, seat, t, asking)
    if table.deadline_at is not None and seat in table.awaited():
        lines.append(t("deadline-yours", when=when(table.deadline_at)))
    partner = table.partner_of(seat)
    if partner is not None and partner in table.conceding:
        lines.append(t("concede-partner", name=name_of(table, partner)))
    elif partner is not None and seat in table.conceding:
        lines.append(t("concede-waits", name=name_of(table, partner)))
    blocks: list[Block] = [Text("\n".join(line for line in lines if line))]
    if second := game.instead(table, seat, t, asking):
        return blocks + second
    if table.game is not None and table.game.awaits_cut:
        return blocks + _cut_buttons(table, view, seat, t, asking)
    return [*blocks, *_card_buttons(table, view, seat, t), *game.answers(table, view, seat, t)]


def _card_buttons(table: Table, view: View, seat: int, t: Texts) -> list[Block]:
    if not view.hand:
        return []
    playable = {move.card for move in view.legal if isinstance(move, Play)}
    version = table.version(seat)
    buttons = [
        card_button(card, action(table, version, f"play {card}"), t, playable=card in playable) for card in view.hand
    ]
    return [*card_rows(buttons, t), Text(t("panel-cards", cards=hand_words(view.hand, t)))]


def _cut_buttons(table: Table, view: View, seat: int, t: Texts, asking: str) -> list[Block]:
    if view.turn != seat:
        return []
    version = table.version(seat)
    places = [move.cards for move in view.legal if isinstance(move, Cut)]
    if asking.startswith("cuts "):
        first = int(asking.split(" ")[1])
        shown = [place for place in places if first <= place < first + CUT_STEP]
        buttons = [Button(t("button-cut", cards=place), action(table, version, f"cut {place}")) for place in shown]
        back = Button(t("button-back"), action(table, version, "back"))
        return [*rows(buttons), Row((back,))]
    steps = [
        Button(
            t("button-cuts", **{"from": first, "to": min(first + CUT_STEP - 1, places[-1])}),
            action(table, version, f"cuts {first}"),
        )
        for first in range(places[0], places[-1] + 1, CUT_STEP)
    ]
    anywhere = Button(t("button-cut-any"), action(table, version, "cut any"), Style.GO)
    return [*rows(steps), Row((anywhere,))]
