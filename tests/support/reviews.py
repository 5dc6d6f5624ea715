"""Reviews that are made up."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any
from unittest import mock

from engine.cards.german_pack import CARDS, Rank
from engine.cards.pack import PackCard
from engine.fairness import FairReview, Judged, judge_deal, judge_play
from engine.game import Game
from engine.games import kind_of
from engine.insights import DealInsights
from engine.judging import Blame, Budget, Fact
from engine.moves import Combination, Play
from engine.review import Review as AnyReview
from engine.review import ReviewedCard, ReviewedTrick
from engine.stovkahra.review import SIDES, Claim, MissedDost, Review, ReviewedSeat, Withheld
from engine.stovkahra.trick import TRICKS
from tests.support.positions import EACH_A_SUIT, dealt, sweep

NO_INSIGHTS = DealInsights({}, {})
"""That a deal adds nothing to anybody's sums."""


def game_of(tricks: int):
    """A finished deal's tricks, as many as are wanted."""
    game = dealt(*EACH_A_SUIT)
    sweep(game, "bA bK bO bU bT b9 b8 b7")
    return game.deal.tricks[:tricks]


def invented(tricks: int = TRICKS, cost: int = 0, better: int = 0, **others) -> Review:
    """A review of a deal in which every card cost so much, and had so many better ones, without asking the solver."""
    line, running, told = [-130], [0], []
    for number, trick in enumerate(game_of(tricks), start=1):
        cards = []
        for seat, card in trick.plays:
            after = line[-1] - cost if seat % 2 == 0 else line[-1] + cost
            found = CARDS[24 : 24 + max(better, cost > 0)]
            cards.append(ReviewedCard(seat, seat % 2, card, line[-1], after, found, False))
            line.append(after)
            running.append(running[-1])
        running[-1] -= trick.points + trick.bonus
        told.append(ReviewedTrick(number, trick, tuple(cards), trick.bonus))
    made = Review(
        sides=SIDES,
        dealer=3,
        trump_card=CARDS[24],
        score_before=(0, 0),
        score_after=(0, 98),
        tricks=tuple(told),
        line=tuple(line),
        running=tuple(running),
        seats=tuple(ReviewedSeat(seat, tricks, tricks, tricks if cost else 0, tricks * cost) for seat in range(4)),
        declarations=(),
        withheld=(),
        dost=None,
        missed=(),
        winner=None,
    )
    return replace(made, **others)


def unblamed(game: Game, number: int) -> tuple[Judged[Any], ...]:
    """What judging says of a deal in which nothing speaks against any card, without asking anybody."""
    again, found = kind_of(game).begin(game.rules, game.seats), []
    for ply, move in enumerate(game.moves):
        if again.deal_number == number and isinstance(move, Play):
            found.append(Judged(ply, again.turn, move.card, 0.0, True, None))
        again.push(move)
    return tuple(found)


HASTY = Budget(looks=1, deals=10)
"""Enough for what is plain."""
JUDGED: dict[tuple[str, str], Judged[Any]] = {}


def judged_hastily(view: Any, ply: int, card: PackCard) -> Judged[Any]:
    """What judging says of a card after few deals: with the same view always the same, so once for all tests."""
    asked = repr(view), str(card)
    if asked not in JUDGED:
        JUDGED[asked] = judge_play(view, ply, card, HASTY)
    return JUDGED[asked]


def judged_quickly(task):
    """What a task gives that judging is asked for; in reviews nothing is held against any card."""
    if task.func is judge_deal:
        return unblamed(*task.args)
    with mock.patch("bot.model.mistakes.judge_play", judged_hastily):
        return task()


def fairly(review: AnyReview, blamed: Mapping[int, Blame[Any]] = {}, unsure: Sequence[int] = ()) -> FairReview:
    """A review whose cards with these numbers, from 0, are mistakes, or one or the other; the rest is right."""
    judged = (
        Judged(at + 3, card.seat, card.card, 1.5, at not in blamed and at not in unsure, blamed.get(at))
        for at, card in enumerate(review.cards)
    )
    return FairReview(review, tuple(judged))


def blame_of(card: PackCard, better: PackCard, points: float, *facts: Fact) -> Blame[Any]:
    """That a card was so many points worse than another."""
    return Blame(card, better, points, 1.0, 60, facts)


def worst() -> Review:
    """As much to tell as there can be: eight combinations withheld, both sides' dost missed, a false one."""
    ranks = (Rank.ACE, Rank.KING, Rank.OVER, Rank.UNDER, Rank.TEN, Rank.SEVEN, Rank.ACE, Rank.KING)
    withheld = tuple(Withheld(at % 4, Combination(rank, 3), hundred=at) for at, rank in enumerate(ranks))
    missed = (MissedDost(2, 0, (100, 199), 8, 2, -1), MissedDost(1, 7, (199, 100), 1, 2, -2))
    return invented(cost=33, better=7, withheld=withheld, missed=missed, dost=Claim(2, 99))


def worst_blamed() -> FairReview:
    """As much to tell as there can be, every card a mistake or bad luck, with what speaks for others."""
    review = worst()
    facts = Fact(1, CARDS[31], False, 0.7, 20.0, -5.0), Fact(2, CARDS[0].suit, True, 1.0, 20.0, -5.0)
    blamed = {at: blame_of(card.card, CARDS[24], 33.3, *facts) for at, card in enumerate(review.cards) if at % 2}
    return fairly(review, blamed)
