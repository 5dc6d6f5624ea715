"""What the page of a puzzle asks a game: the table, what is known, the tricks, and the words for its players."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final, Generic, Protocol, TypeVar

from bot.i18n.texts import Texts
from bot.ui.formatting import trick_cards
from bot.ui.table_picture import TablePicture
from engine.cards.pack import PackCard
from engine.game import Game, View


class TrickTold(Protocol):
    """What is told of a trick of a puzzle."""

    @property
    def leader(self) -> int:
        """Return the seat that led."""

    @property
    def winner(self) -> int:
        """Return the seat that won."""

    @property
    def cards(self) -> Sequence[PackCard]:
        """Return the cards, in the order played."""

    @property
    def plays(self) -> Sequence[tuple[int, PackCard]]:
        """Return the seat and the card of each play, in order."""


PAIR: Final = 2
"""How many play where there is one opponent."""
OPPONENT: Final = "opponent"
"""By what texts choose who that is."""
V = TypeVar("V", bound=View)
G = TypeVar("G", bound=Game)


class PuzzleScreens(ABC, Generic[V, G]):
    """The parts of the page of a puzzle that a game draws."""

    places: ClassVar[Sequence[str]]
    """The keys of what the players are called, clockwise from the own seat."""
    short_places: ClassVar[Sequence[str]]
    """The keys of the same where two of them, their cards and a bonus stand in one line of a phone."""

    @abstractmethod
    def picture(self, view: V, t: Texts) -> TablePicture:
        """Describe the table, with the points taken so far."""

    @abstractmethod
    def known(self, view: V, t: Texts) -> list[str]:
        """Tell what is known beside the tricks and the hand, and the points taken, in lines."""

    @abstractmethod
    def duty(self, view: V, t: Texts) -> str:
        """Say what the rules ask of the next card."""

    @abstractmethod
    def hands(self, game: G) -> Mapping[int, Sequence[PackCard]]:
        """Return the cards that each seat holds."""

    @abstractmethod
    def tricks(self, game: G) -> Sequence[TrickTold]:
        """Return the finished tricks of the deal."""

    @abstractmethod
    def bonuses(self, game: G) -> Sequence[int]:
        """Return what each finished trick brought beside its cards."""

    # What is alike in all games

    def names(self, view: V, t: Texts, *, short: bool = False) -> list[str]:
        """Return what the players are called, by seat: by where they sit, as seen by whoever solves the puzzle."""
        places = self.short_places if short else self.places
        return [t(places[self.place(seat, view)]) for seat in sorted(self.seats(view))]

    def seats(self, view: V) -> Sequence[int]:
        """Return those who play the deal, clockwise."""
        return range(self.players)

    @property
    def players(self) -> int:
        """How many play."""
        return len(self.places)

    def who(self, seat: int, view: V) -> int | str:
        """Return what texts choose by: a place, clockwise from the own seat, or the only opponent."""
        place = self.place(seat, view)
        return OPPONENT if place and self.players == PAIR else place

    def place(self, seat: int, view: V) -> int:
        """Return how many places clockwise from the own seat somebody sits."""
        seats = self.seats(view)
        return (seats.index(seat) - seats.index(view.seat or 0)) % self.players

    def trick_lines(self, game: G, view: V, since: int, t: Texts, *, in_words: bool) -> list[str]:
        """Write the finished tricks after so many, a line for each, as the seat of a view sees them."""
        tricks, bonuses = self.tricks(game), self.bonuses(game)
        told = [(number, *each) for number, each in enumerate(zip(tricks, bonuses, strict=True), start=1)]
        return [(self._in_words if in_words else self._line)(view, *each, t) for each in told[since:]]

    def _line(self, view: V, number: int, trick: TrickTold, bonus: int, t: Texts) -> str:
        names = self.names(view, t, short=True)
        leader, winner = names[trick.leader], names[trick.winner]
        cards = trick_cards(trick.cards, t)
        return t("trick-line", number=number, leader=leader, cards=cards, winner=winner, bonus=bonus)

    def _in_words(self, view: V, number: int, trick: TrickTold, bonus: int, t: Texts) -> str:
        names = self.names(view, t)
        plays = ", ".join(t("words-play", name=names[seat], card=card) for seat, card in trick.plays)
        return t("puzzle-trick", number=number, plays=plays, place=self.who(trick.winner, view), bonus=bonus)


AnyPuzzleScreens = PuzzleScreens[Any, Any]
"""Those of any game, which the general page passes only the views and games of its own puzzles."""
