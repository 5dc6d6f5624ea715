"""What screens are made of: names, cards, colours, matchsticks, and what buttons carry."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterable, Sequence
from datetime import datetime
from itertools import groupby
from typing import Final

from bot.i18n.texts import Texts
from bot.model.actions import Action
from bot.model.person import Person
from bot.model.table import Table
from bot.ui.screen import Button, Row, Screen, Style, rows
from engine.cards.pack import PackCard

GREEN, GOLD, GREY, RED = 0x2F7D4F, 0xC9A227, 0x6B7280, 0xB23B3B
MATCH: Final = "┃"
NOBODY: Final = "…"
MOST_TEXT: Final = 4000
"""Characters that all texts of a message may have."""
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


def folded(text: str) -> str:
    """A text without accents and capital letters, as it is compared."""
    apart = unicodedata.normalize("NFKD", text)
    return "".join(letter for letter in apart if not unicodedata.combining(letter)).casefold().strip()


def name_of(table: Table, seat: int) -> str:
    """Who sits there."""
    person = table.seats[seat]
    return plain(person.name) if person is not None else NOBODY


def lobby_name(sitting: Person | None, t: Texts) -> str:
    """Who sits there, in a lobby, and how well a computer plays."""
    if sitting is None:
        return t("lobby-free")
    if sitting.level is None:
        return plain(sitting.name)
    return t("lobby-computer", name=plain(sitting.title), level=t(f"level-{sitting.level}"))


def names(table: Table, side: int, t: Texts) -> str:
    """Both partners of a side, and which of them is a computer."""
    first, second = (plain(sitting.title) if sitting else NOBODY for sitting in table.seats[side::2])
    return t("side-names", first=first, second=second)


def fitting(draw: Callable[[Texts], Screen], t: Texts) -> Screen:
    """What is drawn; with plain signs for cards where it would be longer than Discord takes.

    The emoji of a card is some fifty characters of a message, and all 32 may stand on a table with long names.
    """
    screen = draw(t)
    return screen if screen.length <= MOST_TEXT else draw(t.plain)


def card_button(card: PackCard, does: Action, t: Texts, *, playable: bool) -> Button:
    """The button of a card in a hand, short enough for four beside one another on a phone."""
    picture = t.symbols.card(card)
    # Where a sign has to do, it stands in the label: beside it, it would take a fourth card out of a phone's row.
    label = t.letters(card) if picture else t.symbols.suit(card.suit) + t.letters(card)
    return Button(label, does, Style.GO if playable else Style.PLAIN, emoji=picture, enabled=playable)


def card_rows(buttons: list[Button], t: Texts) -> list[Row]:
    """The buttons of cards in rows that fit a phone."""
    return [Row(row.buttons, wide=True) for row in rows(buttons, 3 if t.symbols.letters else 4)]


def cards_text(cards: Iterable[PackCard], t: Texts) -> str:
    """Cards beside one another, by sign and letters."""
    return " ".join(map(t.symbol, cards))


def hand_words(hand: Sequence[PackCard], t: Texts) -> str:
    """A hand in words, suit by suit, for whoever has it read aloud."""
    return "; ".join(
        t(
            "suit-cards",
            suit=suit,
            ranks=", ".join(t.rank(card.rank) for card in cards),
        )
        for suit, cards in groupby(hand, lambda card: card.suit)
    )


def plays_text(table: Table, plays: Sequence[tuple[int, PackCard]], t: Texts) -> str:
    """The trick under way: who played what."""
    return " · ".join(f"{name_of(table, seat)} {t.symbol(card)}" for seat, card in plays)


def matches(brcka: int) -> str:
    """Brčka drawn as matchsticks, in fives."""
    return "\u2003".join(MATCH * min(5, brcka - at) for at in range(0, brcka, 5))


def signed(number: int) -> str:
    """Write a number with its sign, a minus as long as a plus.

    >>> signed(7), signed(-7), signed(0)
    ('+7', '−7', '0')
    """
    return f"{number:+d}".replace("-", "−") if number else "0"


def when(moment: datetime, style: str = "R") -> str:
    """A moment as Discord shows it in everybody's own time."""
    return f"<t:{int(moment.timestamp())}:{style}>"
