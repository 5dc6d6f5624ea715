"""What screens are made of: names, cards, colours, matchsticks, and what buttons carry."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from itertools import groupby
from typing import Final

from bot.screen import Button, Style
from bot.table import Table
from bot.texts import Texts
from engine.cards import Card, Suit
from engine.declarations import Combination
from engine.game import ADD, TAKE

SUIT_EMOJI: Final = {Suit.ACORNS: "🌰", Suit.LEAVES: "🍃", Suit.HEARTS: "❤️", Suit.BELLS: "🔔"}
GREEN, GOLD, GREY, RED = 0x2F7D4F, 0xC9A227, 0x6B7280, 0xB23B3B
MATCH: Final = "┃"
NOBODY: Final = "…"
MAX_NAME: Final = 20
"""Characters of a name that are shown: forty names stand on a full table, in 4,000 characters."""
BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0") | set(map(chr, range(0xFE00, 0xFE10)))
"""Characters that count as printable and show nothing."""
MARKDOWN: Final = frozenset("\\*_~`|>#[]()<:@-")


def plain(name: str) -> str:
    """A person's name as text: no markdown, mention or change of direction in it, and short enough for a line."""
    return "".join("\\" + letter if letter in MARKDOWN else letter for letter in short(name))


def short(name: str) -> str:
    """A person's name as a label, where markdown means nothing."""
    shown = bare(name)
    return shown if len(shown) <= MAX_NAME else shown[: MAX_NAME - 1] + "…"


def bare(name: str) -> str:
    """A person's name without control characters and marks of direction; … where nothing of it can be seen."""
    shown = "".join(letter for letter in name if letter.isprintable()).strip()
    return shown if set(shown) - BLANK else NOBODY


def name_of(table: Table, seat: int) -> str:
    """Who sits there."""
    person = table.seats[seat]
    return plain(person.name) if person is not None else NOBODY


def names(table: Table, side: int, t: Texts) -> str:
    """Both partners of a side, and which of them is a computer."""
    first, second = (plain(sitting.title) if sitting else NOBODY for sitting in table.seats[side::2])
    return t("side-names", first=first, second=second)


def suit_text(suit: Suit, t: Texts) -> str:
    """A suit by sign and name."""
    return f"{SUIT_EMOJI[suit]} {t('suit-' + suit.name.lower())}"


def card_text(card: Card, t: Texts) -> str:
    """A card by sign and letter, short enough for a row of four."""
    return SUIT_EMOJI[card.suit] + t("letter-" + card.rank.name.lower())


def card_words(card: Card, t: Texts) -> str:
    """A card in words."""
    return t("card", suit=t("suit-" + card.suit.name.lower()), rank=t("rank-" + card.rank.name.lower()))


def hand_words(hand: Sequence[Card], t: Texts) -> str:
    """A hand in words, suit by suit, for whoever has it read aloud."""
    return "; ".join(
        t(
            "suit-cards",
            suit=t("suit-" + suit.name.lower()),
            ranks=", ".join(t("rank-" + card.rank.name.lower()) for card in cards),
        )
        for suit, cards in groupby(hand, lambda card: card.suit)
    )


def combination_words(combination: Combination, t: Texts) -> str:
    """A combination in words."""
    ranks = t("ranks-" + combination.rank.name.lower())
    return t("combination", number=combination.number, ranks=ranks)


def plays_text(table: Table, plays: Sequence[tuple[int, Card]], t: Texts) -> str:
    """The trick under way: who played what."""
    return " · ".join(f"{name_of(table, seat)} {card_text(card, t)}" for seat, card in plays)


def matches(brcka: int) -> str:
    """Brčka drawn as matchsticks, in fives."""
    return "\u2003".join(MATCH * min(5, brcka - at) for at in range(0, brcka, 5))


def when(moment: datetime, style: str = "R") -> str:
    """A moment as Discord shows it in everybody's own time."""
    return f"<t:{int(moment.timestamp())}:{style}>"


def action(table: Table, stamp: str, what: str) -> str:
    """What a button carries: version, table, the move for which it was drawn, and what it does."""
    return f"st1:{table.id}:{stamp}:{what}"


def action_of_page(page: int) -> str:
    """What a button of the history carries."""
    return f"hi1:{page}"


def action_of_review(table_id: int, game: int, deal: int, page: int) -> str:
    """What a button carries that leads to a page of a review: game as its number at the table."""
    return f"rv1:{table_id}:{game}:{deal}:{page}"


def choice_buttons(table: Table, stamp: str, t: Texts) -> list[Button]:
    """What the winners of a game may do with their brčka; none where nothing is to be chosen."""
    labels = {ADD: "button-add", TAKE: "button-take"}
    return [
        Button(
            t(labels[move], amount=table.series.amount(move)),
            action(table, stamp, str(move)),
            Style.GOOD if move == ADD else Style.DANGER,
        )
        for move in table.series.legal_moves()
    ]
