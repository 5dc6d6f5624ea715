"""How names, cards, numbers and times are written on all screens."""

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
"""The most characters that all texts of a message may have together."""
MAX_NAME: Final = 20
"""The most characters of a name: a full table shows forty names in 4,000 characters."""
BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0") | set(map(chr, range(0xFE00, 0xFE10)))
"""Characters that Python calls printable although nothing is seen of them."""
MARKDOWN: Final = frozenset("\\*_~`|>#[]()<:@-")


def plain(name: str) -> str:
    """Write a name as text of a message: short, and with its markdown and mentions taken literally.

    >>> print(plain("*Anna*"))
    \\*Anna\\*
    """
    return "".join("\\" + letter if letter in MARKDOWN else letter for letter in short(name))


def short(name: str) -> str:
    """Shorten a name to 20 characters, for labels, where markdown means nothing.

    >>> short("Nejneobhospodařovávatelnějšímu")
    'Nejneobhospodařováv…'
    """
    shown = bare(name)
    return shown if len(shown) <= MAX_NAME else shown[: MAX_NAME - 1] + "…"


def bare(name: str) -> str:
    """Take control characters and marks of direction out of a name.

    >>> bare("Anna\\u202e"), bare("\\u200b")
    ('Anna', '…')
    """
    shown = "".join(letter for letter in name if letter.isprintable()).strip()
    return shown if set(shown) - BLANK else NOBODY


def folded(text: str) -> str:
    """Take accents and capital letters out of a text, so that it can be searched.

    >>> folded(" Mařka ")
    'marka'
    """
    apart = unicodedata.normalize("NFKD", text)
    return "".join(letter for letter in apart if not unicodedata.combining(letter)).casefold().strip()


def name_of(table: Table, seat: int) -> str:
    """Name the person in a seat; return `…` for a free seat."""
    person = table.seats[seat]
    return plain(person.name) if person is not None else NOBODY


def lobby_name(sitting: Person | None, t: Texts) -> str:
    """Name the person in a seat of a lobby, with the level of a computer."""
    if sitting is None:
        return t("lobby-free")
    if sitting.level is None:
        return plain(sitting.name)
    return t("lobby-computer", name=plain(sitting.title), level=t(f"level-{sitting.level}"))


def names(table: Table, side: int, t: Texts) -> str:
    """Name both partners of a side, with a sign for computers."""
    first, second = (plain(sitting.title) if sitting else NOBODY for sitting in table.seats[side::2])
    return t("side-names", first=first, second=second)


def fitting(draw: Callable[[Texts], Screen], t: Texts) -> Screen:
    """Draw a screen; where it is longer than Discord takes, draw it with plain signs for the cards.

    The emoji of a card takes some fifty characters of a message, and a table may show all 32 cards and long names.
    """
    screen = draw(t)
    return screen if screen.length <= MOST_TEXT else draw(t.plain)


def card_button(card: PackCard, does: Action, t: Texts, *, playable: bool) -> Button:
    """Make the button of a card in a hand, so short that a phone shows four in a row."""
    picture = t.symbols.card(card)
    # A plain sign goes into the label: beside it, a phone would have no room for a fourth card in the row.
    label = t.letters(card) if picture else t.symbols.suit(card.suit) + t.letters(card)
    return Button(label, does, Style.GO if playable else Style.PLAIN, emoji=picture, enabled=playable)


def card_rows(buttons: list[Button], t: Texts) -> list[Row]:
    """Put the buttons of cards into rows that fit on a phone."""
    return [Row(row.buttons, wide=True) for row in rows(buttons, 3 if t.symbols.letters else 4)]


def cards_text(cards: Iterable[PackCard], t: Texts) -> str:
    """Write cards one after another, by sign and letter.

    >>> from bot.i18n.texts import texts
    >>> from engine.cards.german_pack import parse_cards
    >>> cards_text(parse_cards("hA a7"), texts("en"))
    '❤️A 🌰7'
    """
    return " ".join(map(t.symbol, cards))


def large_cards(cards: Sequence[PackCard], t: Texts) -> str:
    """Write a hand in lines of five cards at most, as large as headings."""
    width = 4 if len(cards) <= 8 else 5
    return "\n".join(f"# {cards_text(cards[at : at + width], t)}" for at in range(0, len(cards), width))


def hand_words(hand: Sequence[PackCard], t: Texts) -> str:
    """Write a hand in words, suit by suit, for people who have it read aloud.

    >>> from bot.i18n.texts import texts
    >>> from engine.cards.german_pack import parse_cards
    >>> hand_words(parse_cards("hA h7 bK"), texts("en"))
    'hearts ace, seven; bells king'
    """
    return "; ".join(
        t(
            "suit-cards",
            suit=suit,
            ranks=", ".join(t.rank(card.rank) for card in cards),
        )
        for suit, cards in groupby(hand, lambda card: card.suit)
    )


def plays_text(table: Table, plays: Sequence[tuple[int, PackCard]], t: Texts) -> str:
    """Write the trick under way: each player's name and card."""
    return " · ".join(f"{name_of(table, seat)} {t.symbol(card)}" for seat, card in plays)


def matches(brcka: int) -> str:
    """Draw brčka as matchsticks, in fives.

    >>> matches(7)
    '┃┃┃┃┃\\u2003┃┃'
    """
    return "\u2003".join(MATCH * min(5, brcka - at) for at in range(0, brcka, 5))


def signed(number: int) -> str:
    """Write a number with its sign, a minus as long as a plus.

    >>> signed(7), signed(-7), signed(0)
    ('+7', '−7', '0')
    """
    return f"{number:+d}".replace("-", "−") if number else "0"


def when(moment: datetime, style: str = "R") -> str:
    """Write a moment so that Discord shows it in each reader's own time.

    >>> when(datetime.fromisoformat("2026-05-01T12:00:32+00:00"))
    '<t:1777636832:R>'
    """
    return f"<t:{int(moment.timestamp())}:{style}>"
