"""The review of a finished deal: what perfect play, with all four hands seen, would have brought.

All values are differences of play points, side 0 minus side 1: card points and the bonuses of rule 17.
Declarations are listed apart, since no card played changes them. All points count alike, even close to
100; what a side did about its 100 points is told by `missed` and `dost`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, NamedTuple

from engine.brcka import POINTS_A_BRCKO
from engine.cards.german_pack import Card, Suit, cards_in
from engine.cards.pack import mask_of
from engine.game import Game as AnyGame
from engine.moves import Combination
from engine.review import Review as AnyReview
from engine.review import ReviewedCard, ReviewedTrick, Said, Spoken
from engine.stovkahra.declarations import Declaration, combinations, value_of
from engine.stovkahra.rules import GOAL, SEATS, DealState, Game, Phase, hands_of, side_of
from engine.stovkahra.score_value import outlook
from engine.stovkahra.solver import Position, solve, values_of_plays
from engine.stovkahra.trick import TRICKS, Trick

SIDES: Final = ((0, 2), (1, 3))
"""The seats of each side (rule 2)."""


@dataclass(frozen=True, slots=True)
class ReviewedSeat:
    """The cost of all cards that a seat played."""

    seat: int
    cards: int
    """How many cards the seat played."""
    free: int
    """How many of them the rules did not force."""
    costly: int
    """How many of them cost something."""
    loss: int
    """The points that they cost together."""

    @property
    def per_card(self) -> float:
        """The points lost per card played."""
        return self.loss / self.cards if self.cards else 0.0


@dataclass(frozen=True, slots=True)
class Claim:
    """A dost that was said (rule 19)."""

    seat: int
    score: int
    """The points that the side had."""
    others: int = 0
    """The points that the other side had."""

    @property
    def missing(self) -> int:
        """The points that the side lacked; 0 if the dost was correct."""
        return max(0, GOAL - self.score)

    @property
    def cost(self) -> float:
        """The brčka by which a false dost was worse than to go on, between equal players, by the score alone."""
        if not self.missing:
            return 0.0
        return 2 + (outlook(self.score, self.others) if self.others < GOAL else -_worth(1, (self.score, self.others)))


@dataclass(frozen=True, slots=True)
class MissedDost:
    """The first correct dost of a side that was not said (rules 19 to 22)."""

    seat: int
    """The seat that could have said it."""
    tricks: int
    """How many tricks had been played; 0 after a declaration."""
    score: tuple[int, int]
    """The score at that time."""
    tricks_more: int
    """How many tricks were played afterwards."""
    worth: int
    """The brčka that it would have won (rule 23)."""
    got: int
    """The brčka that the side won in the end; negative if the other side won them."""

    @property
    def lost(self) -> bool:
        """Whether the other side won the game."""
        return self.got < 0

    @property
    def cost(self) -> int:
        """The brčka that it would have won more than the side got."""
        return max(0, self.worth - self.got)


class Withheld(NamedTuple):
    """A combination that could have been declared and was not (rule 9)."""

    seat: int
    combination: Combination
    hundred: int | None = None
    """After how many tricks it would have brought its side to 100, which did not win; `None` if it would not have."""

    @property
    def points(self) -> int:
        return value_of(self.combination)


@dataclass(frozen=True, slots=True)
class Review(AnyReview):
    """A finished deal compared with perfect play; values are those of card points and bonuses."""

    dealer: int
    trump_card: Card
    score_before: tuple[int, int]
    score_after: tuple[int, int]
    seats: tuple[ReviewedSeat, ...]
    declarations: tuple[Declaration, ...]
    withheld: tuple[Withheld, ...]
    dost: Claim | None
    missed: tuple[MissedDost, ...]
    """At most one for each side, and only where it would have changed the result."""
    winner: int | None
    """The side that won the game with this deal; `None` if the game went on."""

    @property
    def trump(self) -> Suit:
        return self.trump_card.suit

    @property
    def won(self) -> int | None:
        return side_of(self.dost.seat) if self.dost is not None and not self.dost.missing else None

    @property
    def spoken(self) -> Iterator[Spoken]:
        yield from (Spoken(each.seat, Said.DECLARED) for each in self.declarations)
        for kept in self.withheld:
            # A side that has won needed no more points.
            yield Spoken(kept.seat, Said.KEPT_BACK, kept.points * (side_of(kept.seat) != self.winner))
        if self.dost is not None:
            what = Said.FALSE_DOST if self.dost.missing else Said.DOST
            yield Spoken(self.dost.seat, what, self.dost.cost * POINTS_A_BRCKO, len(self.tricks))
        for each in self.missed:
            yield Spoken(each.seat, Said.MISSED_DOST, each.cost * POINTS_A_BRCKO, each.tricks)


def review(deal: DealState, score_before: tuple[int, int] = (0, 0)) -> Review:
    """Review a deal; raise `ValueError` unless it is played out or ended by dost."""
    if not _is_played_out(deal):
        raise ValueError("the deal is not finished")
    hands = dealt(deal)
    tricks = _tricks(deal, hands)
    cards = [card for trick in tricks for card in trick.cards]
    score = (score_before[0] + deal.earned[0], score_before[1] + deal.earned[1])
    winner, brcka = _result(deal, score_before, score)
    return Review(
        sides=SIDES,
        dealer=deal.dealer,
        trump_card=deal.trump_card,
        score_before=score_before,
        score_after=score,
        tricks=tricks,
        line=(cards[0].before, *(card.after for card in cards)) if cards else (_value(deal, hands),),
        running=_running(deal),
        seats=tuple(_seat(seat, cards) for seat in range(SEATS)),
        declarations=tuple(deal.declarations),
        withheld=tuple(_withheld(deal, hands, score_before, winner)),
        dost=_claim(deal.dost, score) if deal.dost is not None else None,
        missed=_missed(deal, score_before, winner, brcka),
        winner=winner,
    )


def _is_played_out(deal: DealState) -> bool:
    """Say whether a deal has all its tricks, or was ended by dost."""
    return not deal.table and (deal.dost is not None or len(deal.tricks) == TRICKS)


def finished_deals(game: AnyGame) -> list[DealState]:
    """Return the finished deals of a game, and none of a game other than Stovkahra.

    A deal whose last winner has still to choose between dost and count (rule 22) is not finished, because
    its review would tell which choice is right. Nor is one amid which a side gave the game up.
    """
    if not isinstance(game, Game):
        return []
    over = game.phase in (Phase.DEAL, Phase.CUT, Phase.OVER)
    return game.deals[:] if over and game.deals and _is_played_out(game.deals[-1]) else game.deals[:-1]


def review_deal(game: Game, number: int) -> Review:
    """Review a finished deal of a game by its number."""
    before = [sum(deal.earned[side] for deal in game.deals[: number - 1]) for side in (0, 1)]
    return review(game.deals[number - 1], (before[0], before[1]))


def reviews(game: Game) -> tuple[Review, ...]:
    """Review every finished deal of a game."""
    return tuple(review_deal(game, number) for number in range(1, len(finished_deals(game)) + 1))


def dealt(deal: DealState) -> tuple[int, int, int, int]:
    """Return the hands as they were dealt, as masks (rules 6, 8)."""
    a, b, c, d = (mask_of(hand) for hand in hands_of(deal.pack[deal.cut :] + deal.pack[: deal.cut], deal.dealer))
    return a, b, c, d


# The cards


def _value(deal: DealState, hands: tuple[int, int, int, int]) -> int:
    return solve(Position(deal.trump, hands, deal.eldest))


def _tricks(deal: DealState, hands: tuple[int, int, int, int]) -> tuple[ReviewedTrick, ...]:
    if not deal.tricks:
        return ()
    plays = [card for trick in deal.tricks for card in trick.cards]
    values = iter(values_of_plays(deal.trump, hands, deal.eldest, plays))
    # The solver's values count only points still to come, so the points of earlier tricks are added.
    taken, reviewed = 0, []
    for number, trick in enumerate(deal.tricks, start=1):
        cards = tuple(_card(seat, card, next(values), taken) for seat, card in trick.plays)
        reviewed.append(ReviewedTrick(number, trick, cards, trick.bonus))
        taken += _difference(trick)
    return tuple(reviewed)


def _card(seat: int, card: Card, values: dict[Card, int], taken: int) -> ReviewedCard:
    best = max(values.values()) if side_of(seat) == 0 else min(values.values())
    good = mask_of([each for each, value in values.items() if value == best])
    better = () if values[card] == best else cards_in(good)
    return ReviewedCard(seat, side_of(seat), card, taken + best, taken + values[card], better, len(values) == 1)


def _difference(trick: Trick) -> int:
    """Return the points of a trick, side 0 minus side 1 (rule 17)."""
    points = trick.points + trick.bonus
    return points if side_of(trick.winner) == 0 else -points


def _running(deal: DealState) -> tuple[int, ...]:
    running = [0]
    for trick in deal.tricks:
        running += [running[-1]] * (SEATS - 1) + [running[-1] + _difference(trick)]
    return tuple(running)


def _seat(seat: int, cards: list[ReviewedCard]) -> ReviewedSeat:
    own = [card for card in cards if card.seat == seat]
    return ReviewedSeat(
        seat,
        cards=len(own),
        free=sum(not card.forced for card in own),
        costly=sum(card.cost > 0 for card in own),
        loss=sum(card.cost for card in own),
    )


# Declarations and dost


def _claim(seat: int, score: tuple[int, int]) -> Claim:
    return Claim(seat, score[side_of(seat)], score[1 - side_of(seat)])


def _withheld(
    deal: DealState, hands: tuple[int, ...], score_before: tuple[int, int], winner: int | None
) -> Iterator[Withheld]:
    """Yield what each seat held and did not declare, in turn from eldest (rule 10)."""
    order = [(deal.eldest + place) % SEATS for place in range(SEATS)]
    if deal.dost is not None and not deal.tricks:
        # Seats after the last that declared, after which dost was said, may have had no turn to declare.
        order = order[: order.index(deal.declarations[-1].seat) + 1]
    moments = list(_moments(deal, score_before))
    for seat in order:
        for combination in combinations(hands[seat]):
            if Declaration(seat, combination) not in deal.declarations:
                side, lacking = side_of(seat), GOAL - value_of(combination)
                reached = (each.tricks for each in moments if each.score[side] >= lacking)
                yield Withheld(seat, combination, next(reached, None) if side != winner else None)


@dataclass(frozen=True, slots=True)
class _Moment:
    """A moment at which a side may have come to 100 (rules 19, 21)."""

    seat: int
    tricks: int
    score: tuple[int, int]
    may: bool = True
    """Whether dost may be said; by the option `side` it may not after a trick without a bonus."""

    @property
    def right(self) -> bool:
        """Whether a dost would be correct."""
        return self.score[side_of(self.seat)] >= GOAL


def _moments(deal: DealState, score_before: tuple[int, int]) -> Iterator[_Moment]:
    """Yield the moments after each declaration and each trick, with the score then (rule 18)."""
    score = list(score_before)
    for seat, combination in deal.declarations:
        score[side_of(seat)] += value_of(combination)
        yield _Moment(seat, 0, (score[0], score[1]))
    for number, trick in enumerate(deal.tricks, start=1):
        score[side_of(trick.winner)] += trick.points + trick.bonus
        may = deal.claims == "own" or trick.bonus > 0
        yield _Moment(trick.winner, number, (score[0], score[1]), may)


def _result(deal: DealState, score_before: tuple[int, int], score: tuple[int, int]) -> tuple[int | None, int]:
    """Return the side that won the game with this deal, if any, and its brčka (rules 19 to 23)."""
    if deal.dost is not None:
        side = side_of(deal.dost)
        return (side, _worth(side, score)) if score[side] >= GOAL else (1 - side, 2)
    # A side reaches 100 only by points of its own: the first to reach 100 is found here.
    first = next((side_of(moment.seat) for moment in _moments(deal, score_before) if moment.right), None)
    return first, 0 if first is None else _worth(first, score)


def _worth(side: int, score: tuple[int, int]) -> int:
    """Return the brčka for a side that wins with this score (rule 23)."""
    return 2 if score[1 - side] < GOAL // 2 else 1


def _missed(deal: DealState, score_before: tuple[int, int], winner: int | None, brcka: int) -> tuple[MissedDost, ...]:
    first: dict[int, _Moment] = {}
    for moment in _moments(deal, score_before):
        if moment.right and moment.may:
            first.setdefault(side_of(moment.seat), moment)
    missed = (_missed_at(moment, deal, winner, brcka) for moment in first.values())
    # A correct dost that was said was said at the end, and won what it was worth: it is not missed.
    return tuple(each for each in missed if each.tricks_more or each.worth != each.got)


def _missed_at(moment: _Moment, deal: DealState, winner: int | None, brcka: int) -> MissedDost:
    side = side_of(moment.seat)
    return MissedDost(
        seat=moment.seat,
        tricks=moment.tricks,
        score=moment.score,
        tricks_more=len(deal.tricks) - moment.tricks,
        worth=_worth(side, moment.score),
        got=brcka if winner == side else -brcka,
    )
