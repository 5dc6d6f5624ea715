"""A picture of a table: the players around it, the trick under way in large cards, trumps, and the score.

A game describes its table by plain values (`TablePicture`), taken from a view. `bot.ui.table_drawing` draws any of
them, and `table_alt` says the same in words. As the same description always gives the same bytes, it can be the key of
a cache, and go to another process.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from bot.cards import Deck, card_name, suit_name
from bot.i18n.texts import Texts
from bot.model import say
from bot.model.names import NOBODY, cut, short
from bot.model.table import Table
from bot.ui.drawing import LEFT, MAX_ALT
from bot.ui.formatting import signed
from engine.cards.pack import AnySuit, PackCard
from engine.game import AnyTrick, View
from engine.series import SeriesResult


class Place(StrEnum):
    """Where somebody sits, as the table is seen from above."""

    SOUTH = "south"
    WEST = "west"
    NORTH = "north"
    EAST = "east"


PLACES: Final = {
    2: (Place.SOUTH, Place.NORTH),
    3: (Place.SOUTH, Place.WEST, Place.EAST),
    4: (Place.SOUTH, Place.WEST, Place.NORTH, Place.EAST),
}
"""The places of so many players, clockwise."""


@dataclass(frozen=True, slots=True)
class Seating:
    """What a picture tells beside a view: who sits at the table, and how the series stands."""

    names: tuple[str, ...]
    """The names by seat."""
    computers: frozenset[int] = frozenset()
    """The seats of computers."""
    balance: tuple[int, int] = (0, 0)
    """The brčka of both sides."""
    goal: int = 0
    result: SeriesResult | None = None
    """How the series ended."""

    def places(self, looking: int | None) -> list[Place]:
        """Return the place of each seat; the seat that looks at the table, or else seat 0, is in the south."""
        places, first = PLACES[len(self.names)], looking or 0
        return [places[(seat - first) % len(places)] for seat in range(len(places))]

    def chairs(self, view: View, trick: Mapping[int, PackCard], t: Texts) -> list[Chair]:
        """Return the players with their cards of the trick under way, and whose turn it is."""
        return [
            Chair(
                place=place,
                name=self.names[seat],
                instead=t("review-chart-seat", seat=seat + 1),
                computer=seat in self.computers,
                turn=seat == view.turn,
                card=trick.get(seat),
            )
            for seat, place in enumerate(self.places(view.seat))
        ]

    def last_trick(self, tricks: Sequence[AnyTrick], looking: int | None, t: Texts) -> LastTrick | None:
        """Describe the last of these tricks; `None` where there is none."""
        if not tricks:
            return None
        places = self.places(looking)
        plays = tuple((places[seat], card) for seat, card in tricks[-1].plays)
        return LastTrick(t("picture-last"), plays, places[tricks[-1].winner])


def seating_of(table: Table) -> Seating:
    """Return who sits at a table, and how its series stands; where it is over, those who have won or lost it."""
    shown = say.series_players(table) if table.series.result is not None else table.seats
    return Seating(
        names=tuple(short(person.name) if person is not None else NOBODY for person in shown),
        computers=frozenset(
            seat for seat, person in enumerate(shown) if person is not None and person.level is not None
        ),
        balance=table.series.balance,
        goal=table.series.goal,
        result=table.series.result,
    )


@dataclass(frozen=True, slots=True)
class Faces:
    """How the cards of a picture look."""

    deck: Deck
    letters: tuple[str, ...] = ()
    """The letters of ranks, from low to high, in the language of the readers; empty where cards show none."""

    def name(self, card: PackCard) -> str:
        """Return the name of a card's picture."""
        return card_name(self.deck, card, self.letters[card.rank] if self.letters else "")

    def sign(self, suit: AnySuit) -> str:
        """Return the name of the picture of a suit's sign."""
        return suit_name(self.deck, suit)


def faces_of(cards: type[PackCard], t: Texts) -> Faces:
    """Return how the cards of a pack look to the readers of these texts."""
    deck = t.symbols.deck
    return Faces(deck, t.rank_letters(cards) if deck is Deck.FRENCH else ())


@dataclass(frozen=True, slots=True)
class Chair:
    """A player at the table."""

    place: Place
    name: str
    instead: str
    """What is drawn for a name that the type has no letters for."""
    side: int | None = None
    """The side, which gives the colour and the shape of the mark; `None` in a game without partners."""
    computer: bool = False
    turn: bool = False
    waits: bool = False
    """Whether the player does not play in this deal."""
    points: int | None = None
    chips: int | None = None
    card: PackCard | None = None
    """The card played to the trick under way."""
    best: bool = False
    """Whether that card is the best one so far."""
    lying: tuple[PackCard, ...] = ()
    """The cards that lie open before the player."""


@dataclass(frozen=True, slots=True)
class Score:
    """What a side has, in the strip above the table."""

    matches: int
    goal: int
    points: int


@dataclass(frozen=True, slots=True)
class LastTrick:
    """The last finished trick."""

    label: str
    plays: tuple[tuple[Place, PackCard], ...]
    """The place and the card of each play, in order."""
    winner: Place


@dataclass(frozen=True, slots=True)
class Banner:
    """What is announced in the middle of the table at the end of a deal."""

    title: str
    seats: tuple[int, ...] = ()
    """The players who are named."""
    points: tuple[int, ...] = ()
    """The points of these players in the deal; without players, those of both sides."""
    matches: int = 0
    """The matchsticks that were won."""
    below: str = ""
    trophy: bool = False


@dataclass(frozen=True, slots=True)
class TablePicture:
    """All that a picture of a table shows."""

    game: str
    """The game's name; cards are numbers, and those of different packs are equal."""
    faces: Faces
    chairs: tuple[Chair, ...]
    scores: tuple[Score, ...] = ()
    trump: PackCard | None = None
    """The card that showed trumps."""
    last: LastTrick | None = None
    note: str = ""
    """A few words in the middle of the table, where no cards lie."""
    pack: int | None = None
    """A pack in the middle with its number of cards; 0 writes no number."""
    cup: int | None = None
    """The chips in the cup, where there is one."""
    banner: Banner | None = None


# The same in words


def table_alt(picture: TablePicture, t: Texts) -> str:
    """Say in words what the picture of a table shows."""
    told = " ".join(_alt_lines(picture, t))
    return cut(told, MAX_ALT)


def _alt_lines(picture: TablePicture, t: Texts) -> Iterator[str]:
    names = {chair.place: chair.name + LEFT for chair in picture.chairs}
    yield t("picture-alt-around", game=t(f"game-{picture.game}"), names=", ".join(names.values()))
    if picture.banner is not None:
        yield _announced(picture, picture.banner, t)
    for side, score in enumerate(picture.scores):
        first, second = (chair.name + LEFT for chair in picture.chairs if chair.side == side)
        partners = t("side-names", first=first, second=second)
        if score.goal:
            yield t("picture-alt-side", names=partners, brcka=score.matches, points=score.points)
        else:
            yield t("picture-alt-side-points", names=partners, points=score.points)
    for chair in picture.chairs:
        yield from _told_of(chair, t)
    if picture.cup is not None:
        yield t("picture-alt-cup", chips=picture.cup)
    if picture.trump is not None:
        yield t("picture-alt-trump", suit=picture.trump.suit, card=picture.trump)
    if picture.note:
        yield picture.note if picture.note.endswith("?") else picture.note + "."
    plays = [(chair.name + LEFT, chair.card) for chair in picture.chairs if chair.card is not None]
    if plays:
        yield t("picture-alt-trick", plays=_plays(plays, t))
    for chair in picture.chairs:
        if chair.turn:
            yield t("picture-alt-turn", name=chair.name + LEFT)
    if picture.last is not None:
        told = _plays([(names[place], card) for place, card in picture.last.plays], t)
        yield t("picture-alt-last", plays=told, name=names[picture.last.winner])


def _announced(picture: TablePicture, banner: Banner, t: Texts) -> str:
    names = ", ".join(picture.chairs[seat].name + LEFT for seat in banner.seats)
    points = " : ".join(map(str, banner.points))
    won = t("picture-alt-won", brcka=banner.matches) if banner.matches else ""
    told = ", ".join(filter(None, (names, points, won, banner.below)))
    return f"{banner.title}: {told}." if told else f"{banner.title}."


def _told_of(chair: Chair, t: Texts) -> Iterator[str]:
    if chair.points is not None:
        yield t("picture-alt-points", name=chair.name + LEFT, points=chair.points)
    if chair.chips is not None:
        yield t("picture-alt-chips", name=chair.name + LEFT, chips=signed(chair.chips))
    if chair.lying:
        cards = ", ".join(t("picture-alt-card", card=card) for card in chair.lying)
        yield t("picture-alt-lying", name=chair.name + LEFT, cards=cards)


def _plays(plays: Sequence[tuple[str, PackCard]], t: Texts) -> str:
    return ", ".join(t("picture-alt-play", name=name, card=card) for name, card in plays)
