"""Reviews that are made up."""

from dataclasses import replace

from engine.cards.german_pack import CARDS, Rank
from engine.moves import Combination
from engine.review import ReviewedCard, ReviewedTrick
from engine.stovkahra.declarations import Declaration
from engine.stovkahra.review import SIDES, Claim, MissedDost, Review, ReviewedSeat
from engine.stovkahra.trick import TRICKS
from tests.support.positions import EACH_A_SUIT, dealt, sweep


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
            cards.append(ReviewedCard(seat, seat % 2, card, line[-1], after, CARDS[24 : 24 + better], False))
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


def worst() -> Review:
    """As much to tell as there can be: eight combinations withheld, both sides' dost missed, a false one."""
    ranks = (Rank.ACE, Rank.KING, Rank.OVER, Rank.UNDER, Rank.TEN, Rank.SEVEN, Rank.ACE, Rank.KING)
    withheld = tuple(Declaration(at % 4, Combination(rank, 3)) for at, rank in enumerate(ranks))
    missed = (MissedDost(2, 0, (100, 199), 8, 2, -1), MissedDost(1, 7, (199, 100), 1, 2, -2))
    return invented(cost=33, better=7, withheld=withheld, missed=missed, dost=Claim(2, 99))
