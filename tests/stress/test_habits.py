"""A player with one habit is told of it first."""

from collections import defaultdict
from collections.abc import Callable
from itertools import accumulate
from random import Random

import pytest

from bot.model.insight import dearest_habits
from engine.cards.german_pack import Rank
from engine.fairness import FairReview, judge_deal
from engine.insights import NOTHING, Habit, Sum, insights_of
from engine.moves import DOST, PASS, Declare, Move, Play
from engine.players import Level
from engine.stovkahra.chance import chance
from engine.stovkahra.players import choose, taken
from engine.stovkahra.review import review_deal
from engine.stovkahra.rules import SEATS, Game, Phase, Rules, View

SEED = 5
"""Of the games; another one must do as well."""
AMPLE = 3600.0
PLAYER, DEALS = 0, 12
MORE = {Habit.LED_HIGH: 48, Habit.KEPT_ACE: 48, Habit.MISSED_DOST: 36}
"""Of what costs something seldom there must be more deals."""

Changes = Callable[[View, Move], Move]
"""What a player does instead of what strong would do."""


def plays(view: View) -> list[Play]:
    return [move for move in view.legal if isinstance(move, Play)]


def follows_high(view: View, usual: Move) -> Move:
    return max(plays(view), key=lambda play: play.card.rank, default=usual) if view.table else usual


def follows_low(view: View, usual: Move) -> Move:
    return min(plays(view), key=lambda play: play.card.rank, default=usual) if view.table else usual


def leads_high(view: View, usual: Move) -> Move:
    if view.table or not isinstance(usual, Play) or usual.card.suit is view.trump:
        return usual
    return max((play for play in plays(view) if play.card.suit is not view.trump), key=lambda play: play.card.rank)


def keeps_aces(view: View, usual: Move) -> Move:
    others = [play for play in plays(view) if play.card.rank is not Rank.ACE]
    is_ace = isinstance(usual, Play) and usual.card.rank is Rank.ACE
    return max(others, key=lambda play: play.card.rank, default=usual) if is_ace else usual


def draws_no_trumps(view: View, usual: Move) -> Move:
    others = [play for play in plays(view) if play.card.suit is not view.trump and not view.table]
    is_trump = isinstance(usual, Play) and usual.card.suit is view.trump
    return max(others, key=lambda play: play.card.rank, default=usual) if is_trump else usual


def leads_trumps(view: View, usual: Move) -> Move:
    trumps = [play for play in plays(view) if play.card.suit is view.trump and not view.table]
    return min(trumps, key=lambda play: play.card.rank, default=usual)


def keeps_sets(view: View, usual: Move) -> Move:
    return PASS if isinstance(usual, Declare) else usual


def says_dost_early(view: View, usual: Move) -> Move:
    return DOST if DOST in view.legal and taken(view)[PLAYER] >= 70 else usual


def says_dost_last(view: View, usual: Move) -> Move:
    others = [move for move in view.legal if move != DOST]
    return max(plays(view), key=lambda play: play.card.rank, default=others[0]) if usual == DOST else usual


def does_all_well(view: View, usual: Move) -> Move:
    return usual


PLAYERS: dict[Habit, Changes] = {
    Habit.LED_TRUMP: leads_trumps,
    Habit.LED_NO_TRUMP: draws_no_trumps,
    Habit.LED_HIGH: leads_high,
    Habit.KEPT_ACE: keeps_aces,
    Habit.PLAYED_HIGH: follows_high,
    Habit.PLAYED_LOW: follows_low,
    Habit.KEPT_BACK: keeps_sets,
    Habit.FALSE_DOST: says_dost_early,
    Habit.MISSED_DOST: says_dost_last,
}
"""Players who are strong but for one habit."""


def played(change: Changes, random: Random) -> tuple[Game, set[int]]:
    """A game of that player with three regular ones, and before how many moves it did not do what strong would do."""
    game, changed, secret = Game(Rules()), set[int](), random.randbytes(32)
    while game.phase is not Phase.OVER:
        move = chance(game, None, secret)
        if move is None and game.turn == PLAYER:
            view = game.view(PLAYER)
            usual = choose(view, Level.STRONG, random, AMPLE)
            move = change(view, usual)
            if move != usual:
                changed.add(len(game.moves))
        elif move is None:
            move = choose(game.view(game.turn), Level.REGULAR, random, AMPLE)
        game.push(move)
    return game, changed


def told(change: Changes, deals: int, random: Random) -> dict[str, Sum]:
    """What so many deals, or a few more, add to what that player is told.

    Only cards that strong would not have played are judged: of the others hardly any would be blamed.
    """
    sums, number = defaultdict[str, Sum](lambda: NOTHING), 0
    while number < deals:
        game, changed = played(change, random)
        cards = [ply for ply, move in enumerate(game.moves) if isinstance(move, Play)]
        before = accumulate((SEATS * len(each.tricks) for each in game.deals), initial=0)
        for deal, first in zip(range(1, len(game.deals) + 1), before, strict=False):
            number += 1
            judged = {at - first for at, ply in enumerate(cards) if ply in changed}
            fair = FairReview(review_deal(game, deal), judge_deal(game, deal, only=judged))
            for aspect, each in insights_of(fair).sums.get(PLAYER, {}).items():
                sums[aspect] = sums[aspect].plus(each)
    return sums


@pytest.mark.stress
@pytest.mark.parametrize("habit", PLAYERS)
def test_whoever_has_one_habit_is_told_of_it_first(habit, figures):
    print(f"seed {SEED}")
    sums = told(PLAYERS[habit], MORE.get(habit, DEALS), Random(f"{SEED}/{habit}"))
    lost = {each: round(sums[each].points) for each in Habit if each in sums}
    figures(**{str(each): points for each, points in lost.items()})
    assert dearest_habits({"": sums})[:1] == [habit], lost


@pytest.mark.stress
def test_who_plays_as_strong_does_is_told_of_no_habit():
    print(f"seed {SEED}")
    assert not dearest_habits({"": told(does_all_well, DEALS, Random(f"{SEED}/none"))})
