"""Computer players of Stovkahra: they keep count as well as their level does, and find what is plainly right."""

from collections import Counter
from dataclasses import replace
from itertools import chain, pairwise, product
from random import Random

import pytest

from engine.brcka import TWO_BRCKA, BrckaSeries, add_or_take, better_choice
from engine.cards.german_pack import PACK, SUIT_MASKS, Card, Rank, Suit, cards_in
from engine.moves import ADD, DOST, PASS, TAKE, Cut, Deal, Dealer, Signal
from engine.players import Level, Reason
from engine.series import Prize
from engine.stovkahra.knowledge import deals_of
from engine.stovkahra.players import advise, choose
from engine.stovkahra.rules import GOAL, SEATS, Game, Phase, right_of, side_of
from engine.stovkahra.score_value import outlook
from tests.support.any_game import move
from tests.support.positions import (
    ALL_TRUMPS_SEVEN_LAST,
    DEALER,
    EACH_A_SUIT,
    ELDEST,
    RIGHT,
    deal_on,
    dealt,
    everybody_passes,
    lead,
    ninety_eight_to_nothing,
    sweep,
    trick,
    walk,
)
from tests.support.sizes import in_turn

LEVELS = tuple(Level)
SIGNALLING = (Level.REGULAR, Level.STRONG)
"""Levels that make the signal; they keep count of the points, too."""
LONG = 60.0
"""Seconds that no thought takes."""


def think(view, level, seed=0):
    """The move of a level that has all the time it wants."""
    return choose(view, level, Random(seed), LONG)


# Dost


@pytest.mark.parametrize("level", in_turn(LEVELS))
def test_dost_is_said_exactly_where_the_points_that_are_kept_count_of_make_a_hundred(level):
    """Whoever played, and though others may have forgotten to say it. Beginners forget what the deal under way brings.

    With an open count they, too, are told.
    """
    random, said, wrong, late = Random(5), 0, 0, {"closed": 0, "open": 0}
    for game in chain(*map(walk, range(20))):
        if game.turn is None or DOST not in game.legal_moves():
            continue
        view, true = game.view(game.turn), game.score[side_of(game.turn)] >= GOAL
        if not true and level in SIGNALLING and random.random() > 0.06:
            continue
        kept = view.written if level is Level.BEGINNER and game.rules.count == "closed" else game.score
        right, chosen = kept[side_of(view.seat)] >= GOAL, think(view, level)
        assert (chosen == DOST) == right or (right and isinstance(chosen, Signal)), game.moves
        said, wrong = said + right, wrong + (not true)
        late[game.rules.count] += true and not right
    assert said > 15 and wrong > 5
    assert late["open"] == 0 and (late["closed"] > 0) == (level is Level.BEGINNER)


# Declarations and the signal


HANDS = {
    "aA lA hA aK lK hK bK a8": "declare A 3, declare K 4, pass",
    "aT lT hT aK lK hK bK a8": "declare K 4, declare T 3, pass",
    "aK lK hK bK a7 l7 h7 aU": "declare K 4, declare 7 3, pass",
    "aA lA aK lK a8 l8 a9 l9": "pass",
}


def said(level, hand, seed=0):
    """What eldest says with this hand, to the pass."""
    game, random, texts = dealt(hand, "", "", ""), Random(seed), []
    while game.turn == ELDEST and game.phase is Phase.DECLARE:
        chosen = choose(game.view(ELDEST), level, random, LONG)
        texts.append(str(chosen))
        game.push(chosen, ELDEST)
    return texts


@pytest.mark.parametrize("level", SIGNALLING)
@pytest.mark.parametrize(("hand", "order"), HANDS.items())
def test_what_is_held_is_declared_the_dearest_first(level, hand, order):
    assert said(level, hand) == order.split(", ")


def test_a_beginner_overlooks_combinations_but_never_one_of_twenty_points():
    heard = {tuple(said(Level.BEGINNER, "aA lA hA a7 l7 h7 aU lU", seed)) for seed in range(60)}
    assert heard == {("declare A 3", "pass"), ("declare A 3", "declare 7 3", "pass")}
    assert {tuple(said(Level.BEGINNER, "aT lT hT bT aU lU a8 a9", seed)) for seed in range(60)} == {
        ("declare T 4", "pass")
    }


SIGNALLED = ("h9 hT l7 a8 a9 lA l8 l9", "hA h8 hK a7 aA aK lT lO", "b7 b8 bT aT aO aU lU lK", "hO h7 hU bK bA bU bO b9")
"""Dealer's right holds the seven of trumps and is void in hearts, of which all others have some."""
TWO_VOIDS = ("h9 a8 a9 aT l9 hT lA l8", "hA h8 hK aU aA aK lT lO", "b7 b8 bT bK bO l7 lU lK", "hO h7 hU aO a7 bA bU b9")
"""Void in acorns and hearts; of eldest's open cards two are acorns and one is a heart."""


@pytest.mark.parametrize("level", LEVELS)
def test_dealers_right_signals_where_they_are_void(level):
    game = dealt(*SIGNALLED)
    told = Signal(Suit.HEARTS) if level in SIGNALLING else None
    assert think(game.view(RIGHT), level) == told, "before its turn"
    move(game, "pass", "pass")
    assert think(game.view(RIGHT), level) == (told or PASS), "at its turn"
    if told is not None:
        game.push(told, RIGHT)
        assert think(game.view(RIGHT), level) == PASS, "only once"


@pytest.mark.parametrize("level", SIGNALLING)
def test_of_two_void_suits_the_one_is_named_that_eldest_is_seen_to_hold(level):
    assert think(dealt(*TWO_VOIDS).view(RIGHT), level) == Signal(Suit.ACORNS)


@pytest.mark.parametrize("level", SIGNALLING)
def test_a_signal_is_made_in_all_deals_in_which_it_is_true_and_in_no_others(level):
    made = 0
    for seed in range(100):
        random = Random(seed)
        game = Game()
        for each in (Dealer(seed % SEATS), Deal(tuple(random.sample(PACK, len(PACK)))), Cut(11)):
            game.push(each)
        hand = cards_in(game.deal.hands[right_of(game.dealer)])
        void = set(Suit) - {card.suit for card in hand} - {game.deal.trump}
        told = think(game.view(right_of(game.dealer)), level)
        if void and Card.of(game.deal.trump, Rank.SEVEN) in hand:
            assert told in {Signal(suit) for suit in void}, f"seed {seed}"
            made += 1
        else:
            assert told is None, f"seed {seed}"
    assert made > 2


@pytest.mark.parametrize("seed", range(2))
def test_eldest_leads_the_suit_that_was_signalled(seed):
    """Partner trumps it with the seven, for 52 points."""
    game = dealt(*SIGNALLED)
    move(game, "signal h", seat=RIGHT)
    everybody_passes(game)
    assert think(game.view(ELDEST), Level.STRONG, seed).card.suit is Suit.HEARTS


# What is plainly right


def after(hands, *tricks, table=""):
    """A deal after these tricks, with these cards on the table."""
    game = dealt(*hands)
    for cards in tricks:
        trick(game, cards)
    lead(game, table)
    return game


PARTNERS_TRICK = (
    ("lT aA aO aU aT aK a8 h7", "lU lK bT b9 b7 a9 h9 h8", "lA bA bK bO bU hA hK l7", "l8 l9 lO a7 hO hU hT b8"),
    *("lT lU lA l8", "bA b8 aA b9", "bK a7 aO bT", "bO l9 aU b7", "bU lO aT a9", "hA hT h7 h8"),
)
THEIR_TRICK = (
    ("lT aA aO aU aT aK a8 h7", "lA bA bK bO bU hA hK a7", "bT b9 b7 a9 h9 h8 lU lK", "l8 l9 lO l7 hO hU hT b8"),
    *("lT lA lU l8", "bA b9 b8 aA", "bK bT l9 aO", "bO b7 lO aU", "bU a9 l7 aT", "hA h8 hT h7"),
)
LAST_TRUMP = (
    ("bA bK bO bU bT b7 aA lA", "b8 a8 a9 aT l8 l9 lT h9", "aK aO aU a7 lK lO lU l7", "hA hK hO hU hT h8 h7 b9"),
    *("bA b8 l7 b9", "bK l8 a7 h7", "bO l9 lU h8", "bU lT lO hT", "bT h9 lK hU", "lA a8 aU hO"),
)
ONE_TRUMP_OUT = (
    ("bA bK bO bU lA aA aK hA", "bT b9 b7 lK lO hT h9 h8", "aO aU aT a9 a8 l9 l8 l7", "hK hO hU h7 lU lT a7 b8"),
    *("bA b9 l7 b8", "bK bT l8 h7", "lA lO l9 lT"),
)
NEAR_A_HUNDRED = (
    ("bA bK bO bU bT b7 lA h7", "a8 a9 aT b8 lU l8 hK hO", "aA aK aO lO l9 lT a7 hT", "hA hU aU lK l7 h9 h8 b9"),
    *("bA b8 l9 b9", "bK a8 a7 l7", "bO a9 lT h8", "bU aT aK h9", "bT l8 aO aU", "lA lU lO lK"),
)
SOLE_TRUMPER = (
    "aA aK aO lA l9 l8 h9 h8",
    "aU aT a9 l7 lT hK hT b9",
    "a8 a7 lK lO lU h7 bA bT",
    "b7 bK bO bU hA hO hU b8",
)


def king_or_ten():
    """By rule of thumb the dealer would win with the king; whoever looks ahead keeps it, and wins with the ten."""
    game = dealt(
        "hO bA b9 aA a9 lT l7 bK", "aU lU l9 l8 bU bT b8 b7", "aO a8 lO hK hU hT h9 bO", "aK aT a7 lA lK h8 h7 hA"
    )
    move(game, "pass", "declare U 3", "pass", "declare O 3", "pass", "pass")
    for cards in ("bA b8 bO hA", "h8 hO bU hK", "lO lK lT lU", "h7 l7 aU hT", "hU lA aA l9"):
        trick(game, cards)
    lead(game, "a8")
    return game


def has_just_declared():
    """Eldest's side had 98 points, and now has more."""
    game = ninety_eight_to_nothing()
    deal_on(game, "", "a7 l7 h7 aA", "", "")
    move(game, "declare 7 3")
    return game


def all_tricks_played():
    game = dealt(*EACH_A_SUIT)
    sweep(game, ALL_TRUMPS_SEVEN_LAST)
    return game


PLAIN = {
    "trump with the seven in the first trick": (
        lambda: after(SOLE_TRUMPER, table="aK aU a8"),
        "play b7",
        Reason.BONUS,
    ),
    "give points to the partner": (lambda: after(*PARTNERS_TRICK, table="hK hU"), "play aK", Reason.ADD),
    "keep points from a trick that is lost": (lambda: after(*THEIR_TRICK, table="hK h9 hU"), "play a8", Reason.SAVE),
    "keep the seven of trumps for the last trick": (lambda: after(*LAST_TRUMP), "play aA", Reason.KEEP_BONUS),
    "lead the card that wins": (lambda: after(*PARTNERS_TRICK), "play hK", Reason.TAKE),
    "draw the last trump": (lambda: after(*ONE_TRUMP_OUT), "play bO, play bU", None),
    "do not spend a king": (king_or_ten, "play aT", Reason.SPARE),
    "keep the seven of trumps, with the game far off": (lambda: after(*NEAR_A_HUNDRED), "play h7", Reason.KEEP),
    "play the only card": (lambda: after(*PARTNERS_TRICK, table="hK hU aK"), "play h9", None),
    "say dost with a hundred": (has_just_declared, "dost", Reason.HUNDRED),
    "have the cards counted after the last trick": (all_tricks_played, "count", Reason.COUNT),
    "declare three aces": (lambda: dealt("aA lA hA", "", "", ""), "declare A 3", Reason.DECLARE),
    "pass with nothing to declare": (lambda: dealt("aA lA hK bK aU lU h7 b7", "", "", ""), "pass", Reason.NOTHING),
}
"""What is right, and the reason given for it."""


@pytest.mark.parametrize("what", PLAIN)
@pytest.mark.parametrize("seed", range(2))
def test_a_strong_player_does_and_advises_what_is_plainly_right(what, seed):
    position, right, reason = PLAIN[what]
    game = position()
    view = game.view(game.turn)
    assert str(think(view, Level.STRONG, seed)) in right.split(", ")
    advice = advise(view, Random(seed), LONG)
    assert str(advice.move) in right.split(", ") and advice.reason is reason


@pytest.mark.parametrize("seed", range(2))
def test_a_strong_player_plays_for_the_game_and_not_for_points(seed):
    """The seven wins ten points now or 26 in the last trick; they have 99, and win if they get this one."""
    game = after(*NEAR_A_HUNDRED)
    taken = sum(each.points for each in game.deal.tricks)
    view = replace(game.view(ELDEST), written=(90 - taken, 99))
    assert str(think(view, Level.STRONG, seed)) == "play b7"


# Advice


def test_what_is_advised_is_what_a_strong_player_does(sized):
    random, asked = Random(3), 0
    for game in chain(*map(walk, range(sized(12)))):
        often = 0.02 if game.phase is Phase.PLAY else 0.1
        if game.turn is None or game.phase is Phase.CUT or random.random() > often:
            continue
        view = game.view(game.turn)
        advice, chosen = advise(view, Random(7), LONG), think(view, Level.STRONG, 7)
        assert advice.move in view.legal and advice.gain >= 0
        assert advice.move == chosen or isinstance(chosen, Signal)
        assert (advice.move == DOST) == (DOST in view.legal and game.score[side_of(game.turn)] >= GOAL)
        asked += 1
    assert asked > 20


def test_what_a_hint_expects_is_not_certain_but_mostly_true():
    """Of who still plays to the trick, and of the suit led or of trumps."""
    told = Counter()
    for seed in range(6):
        random, game = Random(seed), dealt_at_random(seed)
        while game.phase is Phase.PLAY and len(game.deal.tricks) < 6:
            view = game.view(game.turn)
            advice = advise(view, Random(seed), 0)
            if (expects := advice.expects) is not None:
                after = [(view.seat + place) % SEATS for place in range(1, SEATS - len(view.table))]
                led = view.table[0].suit if view.table else advice.move.card.suit
                assert expects.seat in after and expects.suit in (led, view.trump)
                holding = {
                    bool(hands[expects.seat] & SUIT_MASKS[expects.suit]) for hands in deals_of(view).draw(random, 99)
                }
                assert holding == {True, False}, "what all know need not be told"
                told[bool(game.deal.hands[expects.seat] & SUIT_MASKS[expects.suit]) == expects.holds] += 1
            game.push(advice.move)
    assert told[True] > 2 and told[False] < told[True] / 2, told


def dealt_at_random(seed):
    """A deal at its first lead."""
    game = Game()
    for each in (Dealer(seed % SEATS), Deal(tuple(Random(seed).sample(PACK, len(PACK)))), Cut(11)):
        game.push(each)
    everybody_passes(game)
    return game


def test_no_signal_is_advised():
    game = dealt(*SIGNALLED)
    move(game, "pass", "pass")
    assert advise(game.view(RIGHT), Random(0)).move == PASS


def test_the_gain_is_what_the_next_best_card_would_cost():
    """In points: much where 52 are at stake, and nothing where there is no other card."""
    assert advise(after(SOLE_TRUMPER, table="aK aU a8").view(DEALER), Random(0), LONG).gain > 5
    assert advise(after(*ONE_TRUMP_OUT).view(ELDEST), Random(0), LONG).gain < 1, "another trump is as good"
    assert advise(after(*PARTNERS_TRICK, table="hK hU aK").view(1), Random(0), LONG).gain == 0


# What a score is worth


def test_more_points_are_worth_more_and_to_the_other_side_less():
    for theirs in range(GOAL):
        worths = [outlook(ours, theirs) for ours in range(GOAL)]
        assert worths == pytest.approx([-outlook(theirs, ours) for ours in range(GOAL)])
        assert all(
            -2 <= worth <= 2 and (ours == theirs or (worth > 0) == (ours > theirs)) for ours, worth in enumerate(worths)
        )
        # The tables are read between their steps, too: no leap from one score to the next.
        assert all(0 < more - less < 0.08 for less, more in pairwise(worths))


@pytest.mark.parametrize("points", [(-1, 0), (0, -1), (100, 0), (0, 100), (99, 130)])
def test_a_score_that_cannot_stand_before_a_deal_is_worth_nothing_known(points):
    with pytest.raises(ValueError):
        outlook(*points)


# Add or take


class Values:
    """What every balance is worth to side 0, found from the rules (24 to 26) by trying again and again."""

    def __init__(self, goal):
        self.goal = goal
        # Nobody was first to ten before somebody had ten.
        balances = [(a, b, None) for a, b in product(range(10), repeat=2)]
        balances += [*product(range(20), range(20), (0, 1))] if goal == 20 else []
        # How a series can end stands beside the balances.
        self.worth = dict.fromkeys(balances, 0.0) | {end: end for end in (-2, -1, 0, 1, 2)}
        chances = {1: (1 - TWO_BRCKA) / 2, 2: TWO_BRCKA / 2}
        cases = {
            balance: [
                (chance, *(self._choices(balance, side, won) for side in (0, 1))) for won, chance in chances.items()
            ]
            for balance in balances
        }
        worth, change = self.worth, 1.0
        while change > 2e-3:
            change = 0.0
            for balance, games in cases.items():
                new = sum(
                    chance * (max(worth[add], worth[take]) + min(worth[others_add], worth[others_take]))
                    for chance, (add, take), (others_add, others_take) in games
                )
                change = max(change, abs(new - worth[balance]))
                worth[balance] = new

    def _choices(self, balance, side, won):
        return [self.to(balance, side, won, choice) for choice in (ADD, TAKE)]

    def to(self, balance, side, won, choice):
        """The balance or the end to which this side comes by this choice."""
        brcka, first = list(balance[:2]), balance[2]
        if choice == TAKE:
            brcka[1 - side] = max(0, brcka[1 - side] - won)
            return (*brcka, first)
        brcka[side] += won
        if self.goal == 20 and first is None and brcka[side] >= 10:
            first = side
        if brcka[side] < self.goal:
            return (*brcka, first)
        return (-1 if side else 1) * (1 if self.goal == 10 else 2 if first == side else 0)


@pytest.mark.parametrize("goal", [10, 20])
def test_what_is_chosen_is_as_good_as_the_best(goal):
    values = Values(goal)
    for ours, theirs, first in filter(lambda each: isinstance(each, tuple), values.worth):
        for won in (1, 2):
            choice = add_or_take((ours, theirs), won, goal, None if first is None else first == 0)
            add, take = (values.worth[values.to((ours, theirs, first), 0, won, each)] for each in (ADD, TAKE))
            if not theirs:
                assert choice == ADD
            else:
                assert (add if choice == ADD else take) >= max(add, take) - 0.01, (ours, theirs, first, won)


def test_of_a_choice_it_is_told_what_would_have_been_better_where_that_is_clear():
    values, told = Values(10), Counter()
    balances = [each[:2] for each in values.worth if isinstance(each, tuple)]
    for (ours, theirs), won, winner in product(balances, (1, 2), (0, 1)):
        worth = {each: values.worth[values.to((ours, theirs, None), 0, won, each)] for each in (ADD, TAKE)}
        for chosen, other in ((ADD, TAKE), (TAKE, ADD)):
            series, prize = BrckaSeries(10), Prize(winner, won, "dost", (100, 0))
            series.brcka[winner], series.brcka[1 - winner] = ours, theirs
            series.award(prize)
            if chosen in series.legal_moves():
                better, gain = better_choice(series.push(chosen), prize, 10), worth[other] - worth[chosen]
                assert better == other or gain < 0.02 or not theirs, (ours, theirs, won)
                assert better is None or (theirs and gain > 0.002), (ours, theirs, won)
                told[better] += 1
    assert told.keys() == {ADD, TAKE, None}
