"""Moves in advance, as only the hand of whoever says them shows them: what is said, what can be, and when it comes."""

from __future__ import annotations

from typing import Final

from bot.i18n.texts import Texts
from bot.model import ahead
from bot.model.actions import Back
from bot.model.ahead import SayAhead, ShowAhead, Suppose, TakeBackAhead
from bot.model.supposition import LEAD, Choice, Supposition
from bot.model.table import Table
from bot.ui.formatting import card_button, card_rows, large_cards, when
from bot.ui.screen import Block, Button, Row, Style, Text, rows
from engine.cards.pack import AnySuit, PackCard
from engine.game import View

PAGE: Final = "ahead"
"""What is shown in the place of a hand: all that was said, or, with words after it, what to play in one case."""


def ahead_buttons(table: Table, seat: int, t: Texts) -> list[Button]:
    """Make the button that leads from a hand to moves in advance, or takes the one back that is about to be played."""
    version = table.deal.version(seat)
    if ahead.open_to(table, seat):
        return [Button(t("button-ahead"), ShowAhead(table.id, version), emoji="⏩")]
    if seat in table.awaited() and seat in table.deal.said:
        return [Button(t("button-ahead-back"), TakeBackAhead(table.id, version), emoji="↩️")]
    return []


def ahead_lines(table: Table, seat: int, t: Texts) -> list[str]:
    """Tell in a hand what comes of moves in advance: that there are some, when one is played, or that none fits."""
    if seat not in table.deal.said or not ahead.is_offered(table, seat):
        return []
    if seat not in table.awaited():
        return [t("ahead-said")]
    said = ahead.move_said(table)
    if said is not None and table.clock.ahead_at is not None:
        return [t("ahead-comes", card=said.card, when=when(table.clock.ahead_at))]
    return [t("ahead-nothing")] if ahead.came_to_nothing(table, seat) else []


def ahead_page(table: Table, seat: int, t: Texts, asking: str) -> list[Block]:
    """Show what is said in advance and what else can be supposed, or ask what to play in the case named."""
    version = table.deal.version(seat)
    back = Button(t("button-back"), Back(table.id, version), Style.GO)
    supposed = ahead.open_to(table, seat)
    if not supposed:
        return [Text(t("ahead-closed")), Row((back,))]
    view = table.view(seat)
    named = [each for each in supposed if _suppose(table, version, view, each).words() == asking]
    if named:
        return _question(table, version, view, named[0], t)
    said = table.deal.said.get(seat, {})
    told = [t("ahead-about"), *(_line(table, each, answer, t) for each, answer in said.items())]
    cases = [
        Button(_label(table, each, t), _suppose(table, version, view, each), emoji=_sign(table, each, t))
        for each in supposed
    ]
    nothing = [Button(t("button-ahead-back"), TakeBackAhead(table.id, version), emoji="↩️")] if said else []
    return [Text("\n".join(told)), Text(large_cards(view.hand, t)), *rows(cases, 2), Row((*nothing, back))]


def _question(table: Table, version: str, view: View, supposed: Supposition, t: Texts) -> list[Block]:
    """Ask what to play where a supposition comes true."""
    where = view.deal_number, supposed.held, supposed.led
    seat = view.seat or 0
    ways, cards = list[Button](), list[Button]()
    for answer in ahead.answers(view, supposed):
        does = SayAhead(table.id, version, *where, answer)
        if answer in tuple(Choice):
            ways.append(Button(t(f"button-ahead-{answer}"), does))
        else:
            cards.append(card_button(_card(table, answer), does, t))
    said = supposed in table.deal.said.get(seat, {})
    nothing = [Button(t("button-ahead-none"), SayAhead(table.id, version, *where, ""))] if said else []
    back = Button(t("button-back"), ShowAhead(table.id, version), Style.GO)
    question = t("ahead-ask", case=_case(table, supposed, t))
    return [Text(question), *rows(ways, 3), *card_rows(cards, t), Row((*nothing, back))]


def _suppose(table: Table, version: str, view: View, supposed: Supposition) -> Suppose:
    return Suppose(table.id, version, view.deal_number, supposed.held, supposed.led)


def _label(table: Table, supposed: Supposition, t: Texts) -> str:
    if supposed.led == LEAD:
        return t("button-if-lead")
    return t("button-if-led", suit=_suit(table, supposed))


def _sign(table: Table, supposed: Supposition, t: Texts) -> str | None:
    return None if supposed.led == LEAD else t.symbols.suit(_suit(table, supposed))


def _case(table: Table, supposed: Supposition, t: Texts) -> str:
    return t("ahead-if-lead") if supposed.led == LEAD else t("ahead-if-led", suit=_suit(table, supposed))


def _line(table: Table, supposed: Supposition, answer: str, t: Texts) -> str:
    """Tell one thing that was said."""
    case = _case(table, supposed, t)
    if answer in tuple(Choice):
        return t("ahead-line", case=case, answer=t(f"ahead-{answer}"))
    return t("ahead-line-card", case=case, card=_card(table, answer))


def _suit(table: Table, supposed: Supposition) -> AnySuit:
    return table.kind.cards.suits.parse(supposed.led)


def _card(table: Table, answer: str) -> PackCard:
    return table.kind.cards.parse(answer)
