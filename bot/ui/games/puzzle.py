"""What the page of a puzzle asks a game: the table, what is known, the tricks, and the words for its players."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final, Generic, Protocol, TypeVar

from bot.i18n.texts import Texts
from bot.model.names import cut
from bot.ui.drawing import MAX_ALT
from bot.ui.formatting import cards_text, trick_cards
from bot.ui.in_words import cards_in_words
from bot.ui.table_picture import faces_of
from bot.ui.tricks_picture import TrickLine, TricksPicture
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
    open_note: ClassVar[str]
    """The key of what is said of open cards."""

    @abstractmethod
    def points(self, view: V) -> Sequence[int]:
        """Return the points taken so far by both sides as far as everybody knows them, the own ones first."""

    @abstractmethod
    def declared(self, view: V, t: Texts) -> Mapping[int, Sequence[str]]:
        """Tell what each seat has declared, beside what the picture shows."""

    @abstractmethod
    def open_cards(self, view: V) -> Mapping[int, Sequence[PackCard]]:
        """Return the cards that lie open beside the tricks, by seat."""

    @abstractmethod
    def duty(self, view: V, t: Texts) -> str:
        """Say what the rules ask of the next card."""

    @abstractmethod
    def tricks(self, game: G) -> Sequence[TrickTold]:
        """Return the finished tricks of the deal."""

    @abstractmethod
    def bonuses(self, game: G) -> Sequence[int]:
        """Return what each finished trick brought beside its cards."""

    # What is alike in all games, or is so in most

    def trump(self, view: V) -> PackCard | None:
        """Return the card that showed trumps; `None` in a game without trumps."""
        return None

    def now(self, view: V, t: Texts) -> str:
        """Tell what stands, in one line: the points of both sides."""
        ours, theirs = self.points(view)
        return t("puzzle-score", players=self.players, ours=ours, theirs=theirs)

    def known(self, view: V, t: Texts) -> list[str]:
        """Tell what is known beside the tricks, in lines."""
        return [self.now(view, t), *self.declared_lines(view, t)]

    def declared_lines(self, view: V, t: Texts) -> list[str]:
        """Tell what was declared, and by whom, in one line; none where nothing was."""
        names, said = self.names(view, t, short=True), self.declared(view, t)
        told = " · ".join(f"{names[seat]}: {', '.join(each)}" for seat, each in said.items())
        return [t("puzzle-declared", said=told)] if told else []

    def open_lines(self, view: V, t: Texts, *, in_words: bool) -> list[str]:
        """Tell which cards lie open, a line for each player."""
        names, held, write = self.names(view, t), self.open_cards(view), cards_in_words if in_words else cards_text
        return [
            t("puzzle-open", name=names[seat], note=t(self.open_note), cards=write(cards, t))
            for seat, cards in held.items()
            if cards
        ]

    def under_way(self, game: G, view: V) -> list[tuple[int, PackCard]]:
        """Return the seat and the card of each play of the trick under way, in order."""
        seats = self.seats(view)
        first = seats.index(game.turn or 0) - len(view.table)
        return [(seats[(first + at) % len(seats)], card) for at, card in enumerate(view.table)]

    def picture(self, game: G, view: V, t: Texts, *, since: int = 0) -> TricksPicture:
        """Describe the tricks after so many as the seat of a view sees them, and what lies open beside them.

        Those of a view are followed by the one under way; those that came after it are told without what lay open.
        """
        order, later = sorted(self.seats(view), key=lambda seat: self.place(seat, view)), since > 0
        told = list(zip(self.tricks(game), self.bonuses(game), strict=True))
        lines = [
            TrickLine(
                number,
                tuple(dict(trick.plays)[seat] for seat in order),
                self.place(trick.leader, view),
                self.place(trick.winner, view),
                bonus,
            )
            for number, (trick, bonus) in enumerate(told, start=1)
        ][since:]
        words = self.trick_lines(game, view, since, t, in_words=True)
        if not later:
            plays = self.under_way(game, view)
            leader = plays[0][0] if plays else view.seat or 0
            cards = tuple(dict(plays).get(seat) for seat in order)
            lines.append(TrickLine(len(told) + 1, cards, self.place(leader, view)))
            words = [
                self.now(view, t),
                *self.open_lines(view, t, in_words=True),
                *words,
                *self.under_way_told(game, view, t),
            ]
        open_cards = {} if later else self.open_cards(view)
        names = self.names(view, t, short=True)
        return TricksPicture(
            faces=faces_of(type(view.hand[0]), t),
            names=tuple(names[seat] for seat in order),
            lines=tuple(lines),
            alt=cut(" ".join(words).replace("**", "").replace("-# ", ""), MAX_ALT),
            trump=self.trump(view),
            open=tuple(tuple(open_cards.get(seat, ())) for seat in order),
            note=t(self.open_note),
        )

    def under_way_told(self, game: G, view: V, t: Texts) -> list[str]:
        """Tell the trick under way in words, if it has begun."""
        names, plays = self.names(view, t), self.under_way(game, view)
        told = ", ".join(t("words-play", name=names[seat], card=card) for seat, card in plays)
        return [t("words-trick-now", number=len(self.tricks(game)) + 1, plays=told)] if plays else []

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
        return t("trick-line", number=number, leader=leader, cards=cards, winner=winner, points=-1, bonus=bonus)

    def _in_words(self, view: V, number: int, trick: TrickTold, bonus: int, t: Texts) -> str:
        names = self.names(view, t)
        plays = ", ".join(t("words-play", name=names[seat], card=card) for seat, card in trick.plays)
        return t("puzzle-trick", number=number, plays=plays, place=self.who(trick.winner, view), bonus=bonus)


AnyPuzzleScreens = PuzzleScreens[Any, Any]
"""Those of any game, which the general page passes only the views and games of its own puzzles."""
