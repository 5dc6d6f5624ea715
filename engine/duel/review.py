"""The review of finished deals of Trappola and Bulka: what perfect play, both hands seen, would have made of each card.

Values are those of card points and bonuses, the lower seat less the other. Sets are listed apart, but for aces of which
one is lost in Bulka: what that costs counts where it happens.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final, Generic, NamedTuple, Protocol, TypeVar

from engine.cards.trappola_pack import Card, Rank, cards_in
from engine.duel.play import Bonus, Duel, DuelView, Trick, may_follow
from engine.duel.solver import Position, Solver, run_of
from engine.game import Game
from engine.moves import Move
from engine.review import Review, ReviewedCard, ReviewedTrick, Said, Spoken

TOLD: Final = 5
"""From so many points on it is told that a hand was kept or given up wrongly; less may be chance."""


class Withheld(NamedTuple):
    """What a seat held and did not declare."""

    seat: int
    said: Move
    points: int


class Exchanged(NamedTuple):
    """That a seat kept a hand, or gave it up for a new one, where the other was better by what the seat could know."""

    seat: int
    kept: bool
    points: int
    """By about how many points it was."""


@dataclass(frozen=True, slots=True)
class DuelReview(Review):
    """A finished deal compared with perfect play."""

    declared: tuple[int, ...]
    """The seat of each combination that was declared."""
    withheld: tuple[Withheld, ...]
    exchanged: tuple[Exchanged, ...] = ()
    unasked: tuple[tuple[int, Rank], ...] = ()
    """Which seat could have asked for the fourth card of which rank in Bulka, and did not: the answer would be free."""
    winner: int | None = None
    """The side that won a round for the cup, in Bulka: by how much is nothing to it."""

    @property
    def won(self) -> int | None:
        return self.winner

    @property
    def spoken(self) -> Iterator[Spoken]:
        yield from (Spoken(seat, Said.DECLARED) for seat in self.declared)
        for seat, kept, points in self.exchanged:
            yield Spoken(seat, Said.KEPT_HAND if kept else Said.GAVE_UP_HAND, points)
        # Aces of which one is lost are better kept back.
        yield from (Spoken(each.seat, Said.KEPT_BACK, max(0, each.points)) for each in self.withheld)


class DuelDeal(Protocol):
    """What both games keep of a deal."""

    @property
    def play(self) -> Duel:
        """Return the play of the deal."""


G = TypeVar("G", bound=Game)
D = TypeVar("D", bound=DuelDeal)
V = TypeVar("V", bound=DuelView)


class DuelReviews(ABC, Generic[G, D, V]):
    """The reviews of a two-handed game."""

    EXTRAS: bool = False
    """Whether the bonuses for the first trick and for all nine count."""

    @abstractmethod
    def deals(self, game: G) -> Sequence[D]:
        """Return the finished deals of a game."""

    @abstractmethod
    def bonuses(self, tricks: Sequence[Trick]) -> Iterator[tuple[int, Bonus]]:
        """Yield the seat and the bonus for each trick that brings one, and for all of them."""

    @abstractmethod
    def declaring_seats(self, deal: D) -> Iterator[int]:
        """Yield the seat of each combination that was declared."""

    @abstractmethod
    def withheld(self, deal: D) -> Iterator[Withheld]:
        """Yield what each seat could have declared and did not."""

    @abstractmethod
    def answers(self, game: G, number: int) -> Iterator[tuple[V, bool]]:
        """Yield what a seat saw that kept its hand or gave it up before the cards of a deal, and whether it kept it."""

    @abstractmethod
    def gain_of_keeping(self, view: V, random: Random) -> float:
        """Return by about how many points it is better to keep a hand than to give it up; below 0 it is worse."""

    def aces_to_keep(self, deal: D, tricks: Sequence[Trick], seat: int) -> tuple[int, int]:
        """Return how many declared aces a seat keeps, all of them, and 0; or 0 and the points that losing one cost.

        `0, 0` where the seat has declared none.
        """
        return 0, 0

    # The contract

    def finished(self, game: G) -> int:
        """Return how many deals can be reviewed; they are the first ones of the game."""
        return len(self.deals(game))

    def review(self, game: G, number: int) -> DuelReview:
        """Compare a finished deal, by its number, with perfect play."""
        deal = self.deals(game)[number - 1]
        walk = _Walk(self, deal)
        tricks = tuple(walk.tricks())
        cards = [card for trick in tricks for card in trick.cards]
        line = (cards[0].before, *(card.after for card in cards)) if cards else (walk.at_the_start,)
        first, second = walk.seats
        declared, withheld = tuple(self.declaring_seats(deal)), tuple(self.withheld(deal))
        exchanged = tuple(self._exchanged(game, number))
        return DuelReview(((first,), (second,)), tricks, line, tuple(walk.running()), declared, withheld, exchanged)

    def _exchanged(self, game: G, number: int) -> Iterator[Exchanged]:
        """Yield each hand that was surely kept or given up wrongly, by what its seat could know."""
        for view, kept in self.answers(game, number):
            points = self.lost_by(view, kept=kept)
            if points:
                assert view.seat is not None
                yield Exchanged(view.seat, kept, points)

    def lost_by(self, view: V, *, kept: bool) -> int:
        """Return by about how many points keeping a hand, or giving it up, was worse; 0 where that is not sure."""
        # The same for everybody who looks back.
        random, lost = Random(" ".join(map(str, view.hand))), 0.0
        # The deals that tell by how much have no say in whether it is told, so that luck does not make it larger.
        for _ in range(2):
            gain = self.gain_of_keeping(view, random)
            lost = -gain if kept else gain
            if lost < TOLD:
                return 0
        return round(lost)

    def describe_reviews(self, game: G, names: Sequence[str]) -> Iterator[str]:
        """Yield the review of each finished deal, as lines of plain text."""
        for number in range(1, self.finished(game) + 1):
            yield f"deal {number}:"
            yield from _told(self.review(game, number), names)
        if not self.finished(game):
            yield "no deal is finished"


class _Walk(Generic[G, D, V]):
    """Goes through the tricks of a deal."""

    def __init__(self, reviews: DuelReviews[G, D, V], deal: D) -> None:
        play = deal.play
        self._reviews, self._deal, self._tricks = reviews, deal, play.tricks
        first, second = sorted(play.hands)
        self.seats: Final = (first, second)
        self._dealt = (play.hands[first] | play.played(first), play.hands[second] | play.played(second))
        self._solver = Solver(extras=reviews.EXTRAS)

    @property
    def at_the_start(self) -> int:
        """The value before the first card, which the next leader leads."""
        values = self._solver.values(self._position(self._dealt, 0, self._deal.play.leader, None))
        best = max(values.values())
        return best if self._deal.play.leader == self.seats[0] else -best

    def tricks(self) -> Iterator[ReviewedTrick]:
        """Yield the tricks with their reviewed cards."""
        passed, (mine, theirs) = [], self._dealt
        for number, trick in enumerate(self._tricks):
            for at, (seat, card) in enumerate(trick.plays):
                led = trick.cards[0] if at else None
                passed.append((self._position((mine, theirs), number, trick.leader, led), seat, card))
                mine, theirs = mine & ~card.bit, theirs & ~card.bit
        # Nearly all that one position needs is known from the next one.
        values = [self._solver.values(position) for position, *_ in reversed(passed)][::-1]
        running = list(self.running())
        cards = [
            self._card(position, seat, card, found, taken)
            for (position, seat, card), found, taken in zip(passed, values, running, strict=False)
        ]
        before = list[tuple[int, Bonus]]()
        for number, trick in enumerate(self._tricks):
            given = list(self._reviews.bonuses(self._tricks[: number + 1]))
            bonus = sum(each.points for _, each in given) - sum(each.points for _, each in before)
            before = given
            yield ReviewedTrick(number + 1, trick, tuple(cards[2 * number : 2 * number + 2]), bonus)

    def _card(self, position: Position, seat: int, card: Card, values: dict[Card, int], taken: int) -> ReviewedCard:
        best, side = max(values.values()), self.seats.index(seat)
        better = () if values[card] == best else tuple(each for each, value in values.items() if value == best)
        sign = -1 if side else 1
        hand = position.hands[side]
        may = hand if position.led is None else may_follow(hand, position.led)
        forced = len(cards_in(may)) == 1
        return ReviewedCard(seat, side, card, taken + sign * best, taken + sign * values[card], better, forced)

    def _position(self, hands: tuple[int, int], number: int, leader: int, led: Card | None) -> Position:
        """Return the position in a trick, with this number of tricks before it."""
        tricks = self._tricks[:number]
        aces = [self._reviews.aces_to_keep(self._deal, tricks, seat)[0] for seat in self.seats]
        return Position(
            hands=hands,
            leader=self.seats.index(leader),
            led=led,
            run=run_of(tricks),
            sweep=self._reviews.EXTRAS and len({trick.winner for trick in tricks}) == 1,
            extras=self._reviews.EXTRAS,
            aces=(aces[0], aces[1]),
        )

    def running(self) -> Iterator[int]:
        """Yield the difference of the points taken so far, at the start and after each card."""
        yield 0
        ahead = 0
        for number in range(1, len(self._tricks) + 1):
            yield ahead
            tricks = self._tricks[:number]
            given = [(winner, bonus.points) for winner, bonus in self._reviews.bonuses(tricks)]
            given += [(trick.winner, trick.points) for trick in tricks]
            given += [(seat, -self._reviews.aces_to_keep(self._deal, tricks, seat)[1]) for seat in self.seats]
            ahead = sum(points if seat == self.seats[0] else -points for seat, points in given)
            yield ahead


def _told(review: DuelReview, names: Sequence[str]) -> Iterator[str]:
    """Yield a review as lines of plain text."""
    for reviewed in review.tricks:
        trick = reviewed.trick
        won = f"{names[trick.winner]} +{reviewed.bonus}" if reviewed.bonus else names[trick.winner]
        told = f"{names[trick.leader]}: {' '.join(map(str, trick.cards))} → {won}"
        costly = [
            f"{names[card.seat]}’s {card.card} cost {card.cost}, better {' or '.join(map(str, card.better))}"
            for card in reviewed.cards
            if card.cost
        ]
        yield f"  {reviewed.number}  {told} | {'; '.join(costly)}" if costly else f"  {reviewed.number}  {told}"
    for seat, kept, points in review.exchanged:
        yield f"  {names[seat]} {'kept' if kept else 'laid aside'} a hand, worse by about {points}"
    for held in review.withheld:
        yield f"  not declared: {names[held.seat]} {held.said} ({held.points})"
    (first,), (second,) = review.sides
    yield f"  {names[first]} minus {names[second]}: perfect play {review.perfect:+d}, taken {review.actual:+d}"
