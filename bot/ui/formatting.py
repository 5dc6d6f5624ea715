"""How names, cards, numbers and times are written on all screens."""

from __future__ import annotations

import re
from collections.abc import Callable, Container, Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from functools import lru_cache
from itertools import groupby
from math import ceil
from typing import Final

from bot.i18n.texts import Texts
from bot.model import dealing, next_game, say, stopping
from bot.model.actions import Action
from bot.model.names import BLANK, CACHED_NAMES, NOBODY, is_deleted, seen, short, whole
from bot.model.person import Person
from bot.model.roster import SIGN
from bot.model.table import Table
from bot.ui.screen import Block, Button, Row, Screen, Style, Text, rows
from engine.cards.pack import PackCard
from engine.moves import Combination, Declare, Move, Play

GREEN, GOLD, GREY, RED = 0x2F7D4F, 0xC9A227, 0x6B7280, 0xB23B3B
MATCH: Final = "┃"
MOST_BEFORE: Final = 2
"""The most tricks that a hand shows before the last one."""
MOST_LARGE: Final = 5
"""The most cards as large as headings that a phone shows in one line."""
MOST_TEXT: Final = 4000
"""The most characters that all texts of a message may have together."""
MARKDOWN: Final = frozenset("\\*_~`|>#[]()<:@-")
NUMBERED: Final = re.compile(r"^(\s*\d+)([.)])")
"""How a line begins that would be one of a list."""


@lru_cache(maxsize=CACHED_NAMES)
def plain(name: str) -> str:
    """Write a name as text of a message: short, and with its markdown and mentions taken literally.

    >>> print(plain("*Anna*"))
    \\*Anna\\*
    """
    return literal(short(name))


def literal(text: str) -> str:
    """Take the markdown and mentions of a text literally.

    >>> print(literal("1. *Anna*"))
    1\\. \\*Anna\\*
    """
    marked = "".join("\\" + letter if letter in MARKDOWN else letter for letter in text)
    return NUMBERED.sub(r"\1\\\2", marked)


def one_line(text: str, most: int) -> str:
    """Write what somebody has typed as one line of so many characters at most; empty where nothing is to be seen.

    >>> one_line("  first\\nthe king\\u202e ", 12)
    'first the ki'
    """
    line = whole(" ".join(seen(text, " ").split()), most).strip()
    return line if set(line) - BLANK else ""


def name_of(table: Table, seat: int) -> str:
    """Name the person in a seat; return `…` for a free seat."""
    person = table.seats[seat]
    return plain(person.name) if person is not None else NOBODY


def title_of(table: Table, seat: int) -> str:
    """Name the player in a seat, with a sign that stays beside a computer’s; return `…` for a free seat."""
    person = table.seats[seat]
    return title(person) if person is not None else NOBODY


def title(person: Person) -> str:
    """Name a player in a message, with a sign that stays beside a computer’s name."""
    return plain(person.title).replace(f"{SIGN} ", f"{SIGN}\u00a0")


def name(person: Person, t: Texts) -> str:
    """Name a person in a message, with markdown taken literally."""
    return t("person-deleted") if is_deleted(person) else title(person)


def lobby_names(table: Table, t: Texts) -> list[str]:
    """Name who sits in each seat of a lobby, or for whom it is kept."""
    kept = table.seats.kept
    return [
        t("lobby-kept", name=plain(kept[seat].name)) if seat in kept else lobby_name(sitting, t)
        for seat, sitting in enumerate(table.seats)
    ]


def lobby_name(sitting: Person | None, t: Texts) -> str:
    """Name the person in a seat of a lobby, with the level of a computer."""
    if sitting is None:
        return t("lobby-free")
    if sitting.level is None:
        return plain(sitting.name)
    return t("lobby-computer", name=title(sitting), level=t(f"level-{sitting.level}"))


def side_names(people: Sequence[str], t: Texts) -> str:
    """Name those of one side: both partners, or whoever plays alone.

    >>> from bot.i18n.texts import texts
    >>> side_names(["Anna", "Bert"], texts("cs")), side_names(["Anna"], texts("cs"))
    ('Anna a Bert', 'Anna')
    """
    return people[0] if len(people) == 1 else t("side-names", first=people[0], second=people[1])


def names(table: Table, side: int, t: Texts) -> str:
    """Name both partners of a side, with a sign for computers."""
    first, second = (title_of(table, seat) for seat in range(side, len(table.seats), 2))
    return t("side-names", first=first, second=second)


def player_names(table: Table, side: int, t: Texts) -> str:
    """Name both partners of a side who answer for the game, whoever sits there now."""
    first, second = (name(table.player(seat), t) for seat in range(side, len(table.seats), 2))
    return t("side-names", first=first, second=second)


def series_names(table: Table, side: int, t: Texts) -> str:
    """Name both partners of a side who answer for the series, whoever plays its games now."""
    first, second = (name(player, t) for player in say.series_players(table)[side::2])
    return t("side-names", first=first, second=second)


def player_name(table: Table, seat: int, t: Texts) -> str:
    """Name the player who answers for a seat, whoever sits there now."""
    player = table.player(seat)
    return t("person-deleted") if is_deleted(player) else plain(player.name)


def still_to_agree(table: Table, t: Texts) -> str:
    """Name those who have to agree before the table is stopped: of partners, either."""
    either = [[name_of(table, seat) for seat in side] for side in stopping.lacking(table)]
    return ", ".join(t("stop-either", first=each[0], second=each[1]) if len(each) > 1 else each[0] for each in either)


def stop_asked(table: Table, t: Texts) -> str:
    """Say who wants to stop the table, and who has to agree."""
    wanting = ", ".join(name_of(table, seat) for seat in sorted(table.votes.to_stop))
    return t("stop-asked", names=wanting, missing=still_to_agree(table, t))


def fitting(draw: Callable[[Texts], Screen], t: Texts) -> Screen:
    """Draw a screen; where it is longer than Discord takes, draw it with plain signs for the cards.

    The emoji of a card takes some fifty characters of a message, and a table may show all 32 cards and long names.
    """
    screen = draw(t)
    return screen if screen.length <= MOST_TEXT else draw(t.plain)


def hand_to_play(
    hand: Sequence[PackCard],
    may: Container[PackCard],
    does: Callable[[PackCard], Action],
    t: Texts,
    *,
    words: bool = True,
) -> list[Block]:
    """Show a hand from which a card is to be played: those that may be played as buttons, and the others to be read.

    A button that cannot be pressed would show its card grey, which nobody can read on a dark ground. With `words`, the
    hand is told in words too.
    """
    buttons = [card_button(card, does(card), t) for card in hand if card in may]
    others = [card for card in hand if card not in may]
    held = [f"{t('panel-held')} {cards_text(others, t)}"] if others else []
    told = [*held, *([t("panel-cards", cards=hand_words(hand, t))] if words else [])]
    return [*card_rows(buttons, t), *([Text("\n".join(told))] if told else [])]


def card_button(card: PackCard, does: Action, t: Texts) -> Button:
    """Make the button of a card in a hand, so short that a phone shows four in a row.

    It is the picture alone, with letters beside it only if the person wants them.
    """
    picture, letters = t.picture(card), t.letters(card)
    # A plain sign goes into the label: beside it, a phone would have no room for a fourth card in the row.
    plain = t.sign(card) + letters
    label = plain if not picture else letters if t.symbols.letters else ""
    return Button(label, does, Style.GO, emoji=picture, without_emoji=plain)


def card_rows(buttons: list[Button], t: Texts) -> list[Row]:
    """Put the buttons of cards into rows that fit on a phone."""
    width = evenly(len(buttons), 3 if t.symbols.letters else 4)
    return [Row(row.buttons, wide=True) for row in rows(buttons, width)]


def evenly(cards: int, most: int) -> int:
    """Return how many cards a line has, so that none stands alone below full lines.

    >>> [evenly(cards, 4) for cards in (3, 5, 8, 9)]
    [3, 3, 4, 3]
    """
    lines = ceil(cards / most) or 1
    return ceil(cards / lines) or 1


def cards_text(cards: Iterable[PackCard], t: Texts) -> str:
    """Write cards one after another, by sign and letter.

    >>> from bot.i18n.texts import texts
    >>> from engine.cards.german_pack import parse_cards
    >>> cards_text(parse_cards("hA a7"), texts("en"))
    '❤️\u2060A 🌰\u20607'
    """
    return " ".join(map(t.symbol, cards))


def trick_cards(cards: Sequence[PackCard], t: Texts) -> str:
    """Write the cards of a finished trick: pictures without spaces, to leave room for two names."""
    pictures = not t.symbols.letters and all(map(t.picture, cards))
    return ("" if pictures else " ").join(map(t.symbol, cards))


Plays = Sequence[tuple[int, PackCard]]
"""The seat and the card of each play of a trick, in order."""


def declared_line(
    table: Table, seat: int, combination: Combination, points: int, t: Texts, reader: int | None = None
) -> str:
    """Write what somebody has declared; to a reader who did it, say “you”."""
    move = Declare(combination)
    if is_of_reader(table, seat, move, reader):
        return t("declared-yours", combination=combination, points=points)
    return t("declared", name=plain(_who_made(table, seat, move).name), combination=combination, points=points)


def trick_done(
    table: Table, number: int, plays: Plays, winner: int, points: int | None, t: Texts, bonus: int = 0
) -> str:
    """Write a finished trick in one line: its cards in turn, who won it, and its points where they may be told.

    Whoever has won a trick leads to the next one, so that the first line alone names who led.
    """
    return t(
        "trick-done",
        number=number,
        leader=player_of(table, *plays[0], t),
        cards=trick_cards([card for _, card in plays], t),
        winner=_winner(table, plays, winner, t),
        points=-1 if points is None else points,
        bonus=bonus,
    )


def minutes_text(time: timedelta) -> str:
    """Write how long something takes, in minutes and seconds.

    >>> minutes_text(timedelta(seconds=305))
    '5:05'
    """
    minutes, seconds = divmod(int(time.total_seconds()), 60)
    return f"{minutes}:{seconds:02}"


def large_cards(cards: Sequence[PackCard], t: Texts) -> str:
    """Write a hand in lines of five cards at most, as large as headings."""
    return "\n".join(f"# {line}" for line in card_lines(cards, MOST_LARGE, t))


def card_lines(cards: Sequence[PackCard], most: int, t: Texts) -> list[str]:
    """Write cards in lines of so many at most, as even as can be."""
    width = evenly(len(cards), most)
    return [cards_text(cards[at : at + width], t) for at in range(0, len(cards), width)]


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


@dataclass(frozen=True, slots=True)
class Named:
    """Players by seat, as a `reader` is told of them: “you” in the own seat."""

    names: Sequence[str]
    reader: int | None
    t: Texts

    def __getitem__(self, seat: int) -> str:
        return self.t("trick-you") if seat == self.reader else self.names[seat]

    def heading(self, seat: int) -> str:
        """Name who sits in a seat where a line begins."""
        return self.t("reader-you") if seat == self.reader else self.names[seat]

    def own_first(self, seats: Iterable[int]) -> list[int]:
        """Put the seat of the reader before the others."""
        return sorted(seats, key=lambda seat: seat != self.reader)

    @property
    def headings(self) -> list[str]:
        """The names of all by seat, each where a line begins."""
        return [self.heading(seat) for seat in range(len(self.names))]

    def subject(self, seat: int) -> dict[str, str]:
        """Give a text the name of a player, and whether that is its reader."""
        return {"name": self.names[seat], "you": "yes" if seat == self.reader else "no"}


def named_at(table: Table, reader: int | None, t: Texts) -> Named:
    """Name those who sit at a table, to the reader in a seat or to everybody."""
    return Named([name_of(table, seat) for seat in range(len(table.seats))], reader, t)


def _who_made(table: Table, seat: int, move: Move) -> Person:
    return table.deal.made_by(seat, move) or table.seats.person(seat)


def is_of_reader(table: Table, seat: int, move: Move, reader: int | None) -> bool:
    """Return whether the reader has made a move of the newest deal."""
    return reader is not None and _who_made(table, seat, move).id == table.seats.person(reader).id


def player_of(table: Table, seat: int, card: PackCard, t: Texts, reader: int | None = None) -> str:
    """Name who has played a card of the newest deal, and may have left since; to a reader who did it, say “you”."""
    if is_of_reader(table, seat, Play(card), reader):
        return t("trick-you")
    return plain(_who_made(table, seat, Play(card)).name)


def _winner(table: Table, plays: Plays, winner: int, t: Texts, reader: int | None = None) -> str:
    return next(player_of(table, seat, card, t, reader) for seat, card in plays if seat == winner)


def answers_as(table: Table, seat: int, reader: int | None) -> str:
    """Return `yes` where the reader sits in a seat and answers for its game."""
    return "yes" if seat == reader and not table.is_substitute(seat) else "no"


def _players(table: Table, plays: Plays, reader: int | None, t: Texts) -> str:
    """Name who played the cards, and mark those that were played for the reader since no other could be."""
    forced = dealing.played_for(table, reader) if reader is not None else ()
    names = ((player_of(table, seat, card, t, reader), card in forced) for seat, card in plays)
    return " · ".join(t("panel-played-for", name=name) if marked else name for name, marked in names)


def waiting(table: Table, turn: int, t: Texts, *, cuts: bool) -> str:
    """Say in a hand whose turn it is."""
    return t("panel-waiting-cut" if cuts else "panel-waiting", name=name_of(table, turn))


def rest_lines(table: Table, t: Texts, reader: int | None = None) -> list[str]:
    """Tell everybody that somebody takes the rest, and with which cards; tell that person who has not agreed.

    Where others play the deal too, its cards are for those alone who sit at the table.
    """
    if not next_game.is_rest_claimed(table) or (reader is None and table.duplicate is not None):
        return []
    assert table.game is not None and table.game.turn is not None
    leader = table.game.turn
    if reader == leader:
        waits = [name_of(table, seat) for seat in table.seats.present if seat not in table.votes.ready]
        return [t("rest-waits", names=", ".join(waits))]
    return [t("rest-claimed", name=name_of(table, leader), cards=cards_text(table.view(leader).hand, t))]


def trick_text(table: Table, plays: Plays, t: Texts, reader: int | None = None) -> str:
    """Write the trick under way: the cards as large as a heading, below them who played them, in the same order."""
    return f"# {cards_text((card for _, card in plays), t)}\n-# {_players(table, plays, reader, t)}"


def last_trick_lines(table: Table, plays: Plays, winner: int, t: Texts, reader: int | None) -> list[str]:
    """Write a finished trick for the hand of a reader: the cards and who won them; in a second line who played them.

    Four names and four cards in turn would be too long for one line of a phone.
    """
    if table.deal.between_deals:
        # What is over is told short.
        told = [_trick_before(table, plays, winner, t, reader)]
    else:
        names = _players(table, plays, reader, t)
        told = t("panel-last-trick", **_trick(table, plays, winner, t, reader), names=names).splitlines()
    if reader is None or table.game is None:
        return told
    # Whose cards were played for them has not seen yet how the tricks before ended.
    before = table.game.tricks[-min(MOST_BEFORE + 1, dealing.unseen_tricks(table, reader)) : -1]
    return [*(_trick_before(table, each.plays, each.winner, t, reader) for each in before), *told]


def _trick_before(table: Table, plays: Plays, winner: int, t: Texts, reader: int | None) -> str:
    """Write a trick in one line, with who led to it."""
    leader = player_of(table, *plays[0], t, reader)
    return t("panel-trick-before", leader=leader, **_trick(table, plays, winner, t, reader))


def _trick(table: Table, plays: Plays, winner: int, t: Texts, reader: int | None) -> dict[str, str]:
    cards = cards_text((card for _, card in plays), t)
    return {"cards": cards, "winner": _winner(table, plays, winner, t, reader)}


def matches(brcka: int) -> str:
    """Draw brčka as matchsticks, in fives, between which no line breaks.

    >>> matches(7)
    '┃┃┃┃┃\\u2060\\u2003\\u2060┃┃'
    """
    return "\u2060\u2003\u2060".join(MATCH * min(5, brcka - at) for at in range(0, brcka, 5))


def whole_number(number: int) -> str:
    """Write a number with a minus as long as a plus.

    >>> whole_number(-7)
    '−7'
    """
    return str(number).replace("-", "−")


def signed(number: int) -> str:
    """Write a number with its sign, a minus as long as a plus.

    >>> signed(7), signed(-7), signed(0)
    ('+7', '−7', '0')
    """
    return f"{number:+d}".replace("-", "−") if number else "0"


def decimal(value: float, t: Texts, *, sign: bool = False) -> str:
    """Write a number with one decimal as the reader's language does, on request with its sign.

    >>> from bot.i18n.texts import texts
    >>> decimal(1.25, texts()), decimal(-0.34, texts("cs")), decimal(0.06, texts(), sign=True)
    ('1.2', '−0,3', '+0.1')
    """
    tenths = round(10 * value)
    before = "−" if tenths < 0 else "+" if sign and tenths else ""
    return before + t("decimal", whole=abs(tenths) // 10, tenths=abs(tenths) % 10)


def when(moment: datetime, style: str = "R") -> str:
    """Write a moment so that Discord shows it in each reader's own time.

    >>> when(datetime.fromisoformat("2026-05-01T12:00:32+00:00"))
    '<t:1777636832:R>'
    """
    return f"<t:{int(moment.timestamp())}:{style}>"
