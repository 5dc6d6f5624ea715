"""A player's panel: the hand, what is asked of it, and the buttons to answer.

Everything here is made of what the seat itself may know of the game.
"""

from __future__ import annotations

from typing import Final

from bot.parts import (
    GREEN,
    GREY,
    action,
    card_button,
    card_rows,
    choice_buttons,
    hand_words,
    name_of,
    plays_text,
    when,
)
from bot.screen import Block, Button, Row, Rule, Screen, Style, Text, rows
from bot.table import Status, Table, real_answers
from bot.texts import Texts
from engine.declarations import value_of
from engine.game import DOST, PASS, Cut, Declare, Play, Signal
from engine.players import Advice
from engine.stovkahra import SEATS, Phase, View, side_of
from engine.trick import Duty

CUT_STEP: Final = 8
HINT_GAIN: Final = 1.5
"""Points from which a hint says how much better its card is; below, the next best is as good."""


def panel(table: Table, seat: int, t: Texts, *, notice: str = "", asking: str = "") -> Screen:
    """The hand of a seat, what is asked of it, and the buttons to answer.

    `notice` is a word on what was just tried. `asking` opens a second step of an answer:
    `dost`, `concede` and `leave` to confirm it, `cuts N` for the exact places of a cut, `more` for what is seldom done.
    """
    blocks: list[Block] = [Text(_panel_head(table, seat, t))]
    if asking in ("more", "concede", "leave"):
        return Screen((*blocks, *_aside(table, seat, t, asking)), GREY)
    if table.put_away:
        blocks.append(Text(t("put-away")))
        wake = Button(t("button-wake"), action(table, table.stamp(seat), "wake"), Style.GO)
        return Screen((*blocks, Row((wake,))), GREY)
    if table.is_away(seat):
        back = Button(t("button-return"), action(table, table.stamp(seat), "return"), Style.GO)
        blocks += [Text(t("panel-away")), Row((back,))]
    if table.game is None or table.status is not Status.PLAYING:
        blocks.append(Text(t(_idle_key(table))))
    else:
        blocks += _panel_game(table, table.view(seat), seat, t, asking)
    if notice:
        blocks.append(Text(notice))
    last = [Button(t("button-look"), action(table, table.stamp(seat), "look"), emoji="🔄")]
    if table.options.hints and can_be_advised(table, seat) and not asking:
        last.append(Button(t("button-hint"), action(table, table.stamp(seat), "hint"), emoji="💡"))
    if table.status is Status.PLAYING:
        last.append(Button(t("button-more"), action(table, table.stamp(seat), "more"), emoji="⚙️"))
    blocks.append(Row(tuple(last)))
    return Screen(tuple(blocks), GREEN if seat in table.awaited() else GREY)


def _aside(table: Table, seat: int, t: Texts, asking: str) -> list[Block]:
    """What is seldom done at a table, and the questions before what cannot be taken back."""
    stamp = table.stamp(seat)
    back = Button(t("button-back"), action(table, stamp, "back"), Style.GO)
    if asking == "concede":
        wanted = "concede back" if seat in table.conceding else "concede"
        sure = Button(t("button-concede-sure"), action(table, stamp, wanted), Style.DANGER)
        return [Text(t("ask-concede")), Row((sure, back))]
    if asking == "leave":
        sure = Button(t("button-leave-sure"), action(table, stamp, "leave"), Style.DANGER)
        return [Text(t("ask-leave")), Row((sure, back))]
    buttons = [
        Button(t("button-down"), action(table, stamp, "down"), emoji="⤵️"),
        Button(t("button-preferences"), action(table, stamp, "preferences"), emoji="⚙️"),
        Button(t("button-concede"), action(table, stamp, "ask concede"), emoji="🏳️"),
        Button(t("button-leave"), action(table, stamp, "ask leave"), emoji="🚪"),
        Button(t("button-stop"), action(table, stamp, "stop back" if seat in table.votes else "stop"), emoji="🛑"),
        back,
    ]
    return [Text(t("panel-more")), *rows(buttons, 2)]


def can_be_advised(table: Table, seat: int) -> bool:
    """Whether a strong player would have something to do in this seat: not for a cut, which is chance."""
    if table.status is not Status.PLAYING or table.game is None or table.series.pending is not None:
        return False
    view = table.view(seat)
    return view.turn == seat and view.phase in (Phase.DECLARE, Phase.PLAY, Phase.CLAIM)


def hint_text(advice: Advice, t: Texts) -> str:
    """What a strong player would do, and why, in a line."""
    match advice.move:
        case Play(card):
            told = t("hint-play", card=card)
        case Declare(combination):
            told = t("hint-declare", combination=combination)
        case _:
            told = t(f"hint-{advice.move}")
    why = t(f"hint-why-{advice.reason}")
    if advice.gain < HINT_GAIN:
        return t("hint", told=told, why=why)
    return t("hint-gain", told=told, why=why, points=round(advice.gain))


def _idle_key(table: Table) -> str:
    return {
        Status.LOBBY: "panel-lobby",
        Status.PLAYING: "panel-lobby",
        Status.FINISHED: "panel-over",
        Status.STOPPED: "panel-stopped",
    }[table.status]


def _panel_head(table: Table, seat: int, t: Texts) -> str:
    partner = t(
        "panel-partner",
        partner=name_of(table, (seat + 2) % SEATS),
        first=name_of(table, (seat + 1) % SEATS),
        second=name_of(table, (seat + 3) % SEATS),
    )
    return t("panel-title", table=table.id) + "\n" + partner


def _panel_game(table: Table, view: View, seat: int, t: Texts, asking: str) -> list[Block]:
    lines = [_situation(table, view, t), _ask(table, view, seat, t, asking)]
    if table.deadline_at is not None and seat in table.awaited():
        lines.append(t("deadline-yours", when=when(table.deadline_at)))
    partner = (seat + 2) % SEATS
    if partner in table.conceding:
        lines.append(t("concede-partner", name=name_of(table, partner)))
    elif seat in table.conceding:
        lines.append(t("concede-waits", name=name_of(table, partner)))
    if view.signal is not None and view.phase in (Phase.DECLARE, Phase.PLAY):
        lines.append(_signal_line(table, view, seat, t))
    blocks: list[Block] = [Text("\n".join(line for line in lines if line))]
    if asking == "dost":
        return blocks + _dost_buttons(table, seat, t)
    if view.phase is Phase.CUT:
        return blocks + _cut_buttons(table, view, seat, t, asking)
    blocks += _card_buttons(table, view, seat, t)
    blocks += _answer_buttons(table, view, seat, t)
    blocks += _signal_buttons(table, view, seat, t)
    return blocks


def _situation(table: Table, view: View, t: Texts) -> str:
    lines = []
    if view.trump is not None and view.phase in (Phase.DECLARE, Phase.PLAY, Phase.CLAIM):
        side = side_of(view.seat or 0)
        points = view.counted or view.written
        key = "panel-score-open" if view.counted else "panel-score"
        trump = t("panel-trump", suit=view.trump)
        lines.append(trump + "\n" + t(key, ours=points[side], theirs=points[1 - side]))
        if view.table and view.leader is not None:
            plays = [((view.leader + place) % SEATS, card) for place, card in enumerate(view.table)]
            lines.append(t("panel-trick", cards=plays_text(table, plays, t)))
    return "\n".join(lines)


def _ask(table: Table, view: View, seat: int, t: Texts, asking: str) -> str:
    if asking == "dost":
        return t("ask-dost")
    if table.series.pending is not None:
        return t("ask-choice" if table.series.legal_moves(seat) else "panel-waiting-choice")
    if table.next_deal_at is not None:
        return t("panel-waiting-deal", when=when(table.next_deal_at))
    if view.turn != seat:
        return _waiting(table, view, t)
    if view.phase is Phase.DECLARE:
        return t("ask-declare-more" if DOST in real_answers(view) else "ask-declare")
    if view.phase is Phase.CUT:
        return t("ask-cut")
    if view.phase is Phase.CLAIM:
        return t("ask-claim")
    return _duty(view, t)


def _waiting(table: Table, view: View, t: Texts) -> str:
    if view.phase is Phase.DECLARE:
        return t("panel-waiting-declare")
    if view.turn is None:
        return ""
    key = "panel-waiting-cut" if view.phase is Phase.CUT else "panel-waiting"
    return t(key, name=name_of(table, view.turn))


def _duty(view: View, t: Texts) -> str:
    duty = view.duty
    if duty is None:
        return ""
    values: dict[str, object] = {}
    if duty is not Duty.LEAD:
        assert view.best is not None
        values = {"suit": view.table[0].suit, "best": view.best}
    return t(f"ask-{duty}", **values)


def _signal_line(table: Table, view: View, seat: int, t: Texts) -> str:
    assert view.signal is not None
    suit = view.signal
    if seat == view.right:
        return t("signal-yours", suit=suit, name=name_of(table, view.eldest))
    return t("signal-told", suit=suit, name=name_of(table, view.right))


def _card_buttons(table: Table, view: View, seat: int, t: Texts) -> list[Block]:
    if not view.hand:
        return []
    playable = {move.card for move in view.legal if isinstance(move, Play)}
    stamp = table.stamp(seat)
    buttons = [
        card_button(card, action(table, stamp, f"play {card}"), t, playable=card in playable) for card in view.hand
    ]
    return [*card_rows(buttons, t), Text(t("panel-cards", cards=hand_words(view.hand, t)))]


def _answer_buttons(table: Table, view: View, seat: int, t: Texts) -> list[Block]:
    stamp = table.stamp(seat)
    if table.series.pending is not None:
        choice = choice_buttons(table, stamp, t) if table.series.legal_moves(seat) else []
        return [Row(tuple(choice))] if choice else []
    answers = real_answers(view)
    declarable = [
        Button(
            t("button-declare", combination=move.combination, points=value_of(move.combination)),
            action(table, stamp, str(move)),
            Style.GO,
        )
        for move in answers
        if isinstance(move, Declare)
    ]
    last = []
    if view.phase is Phase.CLAIM and view.turn == seat:
        last.append(Button(t("button-count"), action(table, stamp, "count"), Style.GO))
    if PASS in answers:
        last.append(Button(t("button-pass"), action(table, stamp, str(PASS))))
    if DOST in answers:
        last.append(Button(t("button-dost"), action(table, stamp, "ask dost"), Style.DANGER))
    return [*rows(declarable, 2), *rows(last)]


def _dost_buttons(table: Table, seat: int, t: Texts) -> list[Block]:
    stamp = table.stamp(seat)
    sure = Button(t("button-dost-sure"), action(table, stamp, str(DOST)), Style.DANGER)
    return [Row((sure, Button(t("button-back"), action(table, stamp, "back"))))]


def _signal_buttons(table: Table, view: View, seat: int, t: Texts) -> list[Block]:
    stamp = table.stamp(seat)
    buttons = [
        Button(
            t("button-signal", suit=move.suit),
            action(table, stamp, str(move)),
            emoji=t.faces.suit(move.suit),
        )
        for move in view.legal
        if isinstance(move, Signal)
    ]
    if not buttons:
        return []
    return [Rule(), Text(t("signal-ask", name=name_of(table, view.eldest))), Row(tuple(buttons))]


def _cut_buttons(table: Table, view: View, seat: int, t: Texts, asking: str) -> list[Block]:
    if view.turn != seat:
        return []
    stamp = table.stamp(seat)
    places = [move.cards for move in view.legal if isinstance(move, Cut)]
    if asking.startswith("cuts "):
        first = int(asking.split(" ")[1])
        shown = [place for place in places if first <= place < first + CUT_STEP]
        buttons = [Button(t("button-cut", cards=place), action(table, stamp, f"cut {place}")) for place in shown]
        back = Button(t("button-back"), action(table, stamp, "back"))
        return [*rows(buttons), Row((back,))]
    steps = [
        Button(
            t("button-cuts", **{"from": first, "to": min(first + CUT_STEP - 1, places[-1])}),
            action(table, stamp, f"cuts {first}"),
        )
        for first in range(places[0], places[-1] + 1, CUT_STEP)
    ]
    anywhere = Button(t("button-cut-any"), action(table, stamp, "cut any"), Style.GO)
    return [*rows(steps), Row((anywhere,))]
