"""What the screens of Trappola and Bulka share: tricks of two cards, bonuses, and duties of the next card."""

from __future__ import annotations

from bot.i18n.texts import Texts
from bot.model.actions import MakeMove
from bot.model.table import Table
from bot.ui.formatting import follows, last_trick_text, name_of, trick_cards, trick_text
from bot.ui.in_words import trick_in_words, trick_now_in_words
from bot.ui.screen import Button, Style
from bot.ui.table_picture import LastTrick, Seating
from engine.cards.pack import PackCard
from engine.duel.play import Bonus, DuelView
from engine.moves import Ask, Bianca, Declare, Move


def trick_lines(table: Table, view: DuelView, t: Texts) -> list[str]:
    """Write the finished tricks, one on each line."""
    return [
        t(
            "trick-line",
            number=number,
            leader=name_of(table, trick.leader),
            cards=trick_cards(trick.cards, t),
            winner=name_of(table, trick.winner),
            bonus=0,
        )
        for number, trick in enumerate(view.tricks, start=1)
    ]


def tricks_in_words(table: Table, view: DuelView, t: Texts) -> list[str]:
    """Tell the finished tricks, and the card that was led to the one under way."""
    lines = [
        trick_in_words(table, number, trick.plays, trick.winner, t) for number, trick in enumerate(view.tricks, start=1)
    ]
    plays = [(view.leader, view.table[0])] if view.table and view.leader is not None else []
    return lines + trick_now_in_words(table, len(view.tricks) + 1, plays, t)


def bonus_line(table: Table, seat: int, bonus: Bonus, t: Texts) -> str:
    """Write the bonus that a seat has won by its tricks."""
    return t("duel-bonus", name=name_of(table, seat), bonus=bonus.value, points=bonus.points)


def trick_now(table: Table, view: DuelView, t: Texts) -> str:
    """Write the trick under way, and who plays next."""
    if view.turn is None:
        return ""
    number = len(view.tricks) + 1
    if not view.table or view.leader is None:
        return t("to-lead", name=name_of(table, view.turn), number=number)
    now = t("trick-now", number=number, cards=trick_text(table, [(view.leader, view.table[0])], t))
    return now + "\n" + t("to-play", name=name_of(table, view.turn))


def asked(view: DuelView, t: Texts) -> str:
    """Say which cards the player may play next, and what the player may declare before."""
    told = [_card_asked(view, t)]
    if any(isinstance(move, Declare | Bianca) for move in view.legal):
        told.append(t("duel-may-declare"))
    if any(isinstance(move, Ask) for move in view.legal):
        told.append(t("bulka-may-ask"))
    return "\n".join(told)


def _card_asked(view: DuelView, t: Texts) -> str:
    if not view.table:
        return t("ask-lead")
    suit = view.table[0].suit
    follows = any(card.suit is suit for card in view.hand)
    return t("duel-ask-follow" if follows else "duel-ask-discard", suit=suit)


def tricks_seen(table: Table, view: DuelView, seat: int, t: Texts) -> list[str]:
    """Tell a player how the last trick ended, and which card was led to this one."""
    told: list[str] = []
    if not follows(table, view, seat):
        return told
    if view.tricks:
        told.append(last_trick_text(table, view.tricks[-1].plays, view.tricks[-1].winner, t, seat))
    if view.table and view.leader is not None:
        told.append(trick_text(table, [(view.leader, view.table[0])], t, seat))
    return told


def answer(table: Table, seat: int, move: Move, label: str, style: Style = Style.GO) -> Button:
    """Return a button that makes a move."""
    return Button(label, MakeMove(table.id, table.version(seat), str(move)), style)


def trick_under_way(view: DuelView) -> dict[int, PackCard]:
    """Return the card that was led, by the seat that led it."""
    return {view.leader: view.table[0]} if view.table and view.leader is not None else {}


def last_trick(view: DuelView, seating: Seating, t: Texts) -> LastTrick | None:
    """Describe the last trick for a picture of the table."""
    if not view.tricks:
        return None
    trick, places = view.tricks[-1], seating.places(view.seat)
    plays = tuple((places[seat], card) for seat, card in trick.plays)
    return LastTrick(t("picture-last"), plays, places[trick.winner])
