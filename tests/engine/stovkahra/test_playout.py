"""Playing out in lanes against every way to play on, which is found card by card from the rules of one trick."""

from functools import cache
from itertools import permutations
from random import Random
from typing import NamedTuple

import pytest

from engine.cards.german_pack import CARD_POINTS, Card, Rank, Suit, cards_in, parse_cards
from engine.cards.pack import mask_of
from engine.stovkahra.playout import Lanes, ManyLanes, Start, Thinking
from engine.stovkahra.rules import side_of
from tests.support.endings import random_ending

SEEDS = range(2)
NOTHING = (0, 0)


class End(NamedTuple):
    """What comes of a way to play on."""

    score: tuple[int, int]
    brcka: int
    """Won by side 0, or below zero by side 1; 0 where nobody has reached 100."""

    @property
    def difference(self):
        return self.score[0] - self.score[1]

    @property
    def worth(self):
        return self.brcka or telling(*self.score)


def telling(a, b):
    """An outlook that tells every score from every other, and from brčka."""
    return 1000 + 100 * a + b


@cache
def ends(ending, score, brcka=0):
    """All that can come of an ending, whatever legal cards are played."""
    if len(ending.table) < 4:
        return frozenset().union(*(ends(ending.after(card), score, brcka) for card in ending.choices))
    winner, brought, left = ending.taken()
    side = side_of(winner)
    score = (score[0] + brought, score[1]) if side == 0 else (score[0], score[1] + brought)
    if not brcka and score[side] >= 100:
        # The first to reach 100 wins: two where the losers have fewer than 50 then (rules 21, 23).
        brcka = (2 if score[1 - side] < 50 else 1) * (1 if side == 0 else -1)
    return ends(left, score, brcka) if any(left.hands) else frozenset({End(score, brcka)})


def random_score(random):
    """Points before, often such that 100 or the 50 of the losers is near."""
    return tuple(
        random.choice((random.randrange(100), random.randrange(90, 100), random.randrange(25, 50))) for _ in "ab"
    )


def redealt(random, ending):
    """The same for the mover, the other cards dealt anew."""
    others = [seat for seat in range(4) if seat != ending.mover]
    cards = [card for seat in others for card in cards_in(ending.hands[seat])]
    random.shuffle(cards)
    hands = list(ending.hands)
    for seat in others:
        size = hands[seat].bit_count()
        hands[seat] = mask_of(cards[:size])
        del cards[:size]
    return ending._replace(hands=tuple(hands))


def lanes_of(ending, deals, random, score=NOTHING, choices=None):
    start = Start(ending.trump, ending.number, ending.leader, ending.table, score)
    return Lanes(start, deals, choices or ending.choices, random)


def asked(lanes):
    """For which scores lanes ask an outlook."""
    scores = set()
    lanes.brcka(lambda a, b: scores.add((a, b)) or 0.0)
    return scores


def open_scores(results):
    return {end.score for end in results if not end.brcka}


# One deal


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize(("tricks_left", "endings"), [(1, 40), (2, 40), (3, 20), (4, 1)])
def test_what_comes_of_a_lane_can_come_of_legal_play(seed, tricks_left, endings):
    random, seen = Random(f"one deal {tricks_left} {seed}"), set()
    for _ in range(endings):
        ending, score = random_ending(random, tricks_left), random_score(random)
        lanes = lanes_of(ending, [ending.hands], random, score)
        for card, points, brcka in zip(ending.choices, lanes.points(), lanes.brcka(telling), strict=True):
            allowed = ends(ending.after(card), score)
            assert (points, brcka) in {(end.difference, end.worth) for end in allowed}, f"{card} in {ending}, {score}"
            seen |= {end.brcka for end in allowed} | {"both" for end in allowed if min(end.score) >= 100}
        seen.add(("on the table", len(ending.table)))
    # So that this does not pass because nothing happens.
    everything = {0, 1, 2, -1, -2, "both", *(("on the table", cards) for cards in range(4))}
    assert tricks_left != 3 or seen >= everything


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("tricks_left", [1, 2])
def test_what_comes_of_several_positions_at_once_can_come_of_legal_play_in_each(seed, tricks_left):
    random, alike = Random(f"several {tricks_left} {seed}"), {}
    for _ in range(60):
        ending = random_ending(random, tricks_left)
        alike.setdefault((ending.trump, ending.number, len(ending.table)), []).append(ending)
    assert max(map(len, alike.values())) > 3
    for (trump, number, _), endings in alike.items():
        players = [Thinking(each.leader, each.table, [each.hands], each.choices) for each in endings]
        told = ManyLanes(trump, number, players, random).points_of_each()
        for ending, points in zip(endings, told, strict=True):
            for card, of_card in zip(ending.choices, points, strict=True):
                assert of_card in {end.difference for end in ends(ending.after(card), NOTHING)}, f"{card} in {ending}"


# Many copies of one deal: all that is legal happens, and nothing else


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize(("tricks_left", "endings", "copies"), [(1, 8, 5), (2, 15, 600), (3, 4, 200)])
def test_the_scores_of_many_lanes_are_those_of_legal_play(seed, tricks_left, endings, copies):
    random = Random(f"copies {tricks_left} {seed}")
    for _ in range(endings):
        ending, score = random_ending(random, tricks_left), random_score(random)
        for card in ending.choices:
            lanes = lanes_of(ending, [ending.hands] * copies, random, score, [card])
            legal, where = ends(ending.after(card), score), f"{card} in {ending}, {score}"
            scores = asked(lanes)
            assert scores <= open_scores(legal), where
            # Any card may be played at random, so that in many lanes all of it comes up.
            assert tricks_left > 2 or scores == open_scores(legal), where
            for told, values in (
                (lanes.points(), [end.difference for end in legal]),
                (lanes.brcka(telling), [end.worth for end in legal]),
            ):
                assert min(values) <= told[0] <= max(values), where


# Different deals in the lanes


@pytest.mark.parametrize("seed", SEEDS)
def test_the_last_trick_is_counted_exactly_in_every_deal(seed):
    random = Random(f"last {seed}")
    for _ in range(25):
        ending, score = random_ending(random, 1, random.randrange(3)), random_score(random)
        (card,) = ending.choices
        deals = [redealt(random, ending) for _ in range(random.choice((2, 3, 7, 64, 65)))]
        lanes = lanes_of(ending, [each.hands for each in deals], random, score)
        exact = [next(iter(ends(each.after(card), score))) for each in deals]
        assert lanes.points() == [pytest.approx(sum(end.difference for end in exact) / len(deals))]
        for outlook in (telling, lambda a, b: 0.0, lambda a, b: (a - b) / 50):
            mean = sum(end.brcka or outlook(*end.score) for end in exact) / len(deals)
            assert lanes.brcka(outlook) == [pytest.approx(mean)], f"{ending}, {score}"


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("tricks_left", [1, 3, 5, 8])
def test_all_card_points_and_a_bonus_for_the_last_trick_are_shared_out(seed, tricks_left):
    random = Random(f"sum {tricks_left} {seed}")
    ending = random_ending(random, tricks_left)
    deals = [redealt(random, ending).hands for _ in range(60)]
    out = [*ending.table, *(card for hand in ending.hands for card in cards_in(hand))]
    sevens = sum(card.rank is Rank.SEVEN for card in out)
    score = random.choice((NOTHING, (11, 5), (0, 30)))
    brought = sum(card.points for card in out)
    assert tricks_left < 8 or brought == CARD_POINTS
    sums = {
        sum(score) + brought + (26 if last else 6) + 52 * first + 10 * others
        for last in range(2)
        for first in range(2 if tricks_left == 8 else 1)
        for others in range(min(tricks_left - 1 - (tricks_left == 8), sevens - last - first) + 1)
    }
    # What may be played to a trick under way depends on the mover's hand alone, which is the same in all deals.
    scores = asked(lanes_of(ending, deals, random, score))
    assert scores
    for a, b in scores:
        assert a + b in sums and a >= score[0] and b >= score[1] and max(a, b) < 100


# Brčka


LAST_TRICK = "bA b7 l8 l9"
"""Cards of seats 0 to 3; bells are trumps, so that seat 0 leads and takes 6 points and a bonus of 6."""


@pytest.mark.parametrize(
    ("score", "brcka"),
    [((88, 0), 2), ((87, 0), 0), ((88, 49), 2), ((88, 50), 1), ((99, 99), 1), ((87, 99), 0), ((0, 99), 0)],
)
def test_who_reaches_100_wins_two_where_the_losers_have_fewer_than_50(score, brcka):
    hands = tuple(card.bit for card in parse_cards(LAST_TRICK))
    for turned in range(4):
        # The same with everybody some seats on; after an odd number the other side plays these cards.
        at = tuple(hands[(seat - turned) % 4] for seat in range(4))
        start = Start(Suit.BELLS, 8, turned, (), score if turned % 2 == 0 else score[::-1])
        lanes = Lanes(start, [at], [Card.parse("bA")], Random(turned))
        sign = 1 if turned % 2 == 0 else -1
        assert lanes.brcka(lambda a, b: 0.0) == [sign * brcka]
        assert lanes.points() == [sign * (score[0] + 12 - score[1])]


@pytest.mark.parametrize(
    ("score", "brcka"),
    # Only what the losers have when the hundred is reached counts, not what they would have won after it.
    [((94, 94), 1), ((93, 94), -1), ((94, 45), 2)],
)
def test_who_reaches_100_first_wins_though_the_others_reach_it_too(score, brcka):
    # Seat 0 takes the first of the two tricks, seat 1 the last.
    hands = tuple(mask_of(parse_cards(hand)) for hand in ("aA l8", "a8 lA", "a9 l9", "aT lT"))
    lanes = Lanes(Start(Suit.BELLS, 7, 0, (), score), [hands], [Card.parse("aA")], Random(0))
    assert lanes.points() == [score[0] - score[1] - 6]
    assert lanes.brcka(telling) == [brcka]


# Whole deals


@pytest.mark.parametrize("holder", range(4))
@pytest.mark.parametrize("before", [0, 2, 150])
def test_who_holds_all_trumps_takes_everything(holder, before):
    """In a whole deal, with the bonus for a seven in the first, in the last and in any other trick."""
    for number, suits in enumerate(Random(holder).sample([*permutations(range(4))], 6)):
        hands = tuple(0xFF << 8 * suit for suit in suits)
        trump = Suit(suits[holder])
        score = (before, 0) if side_of(holder) == 0 else (0, before)
        sign = 1 if side_of(holder) == 0 else -1
        on_table = tuple(cards_in(hands[(holder + place) % 4])[number % 8] for place in (1, 2, 3))
        left = tuple(hand & ~mask_of(on_table) for hand in hands)
        seven, others = Card.of(trump, Rank.SEVEN), [Card.of(trump, rank) for rank in Rank if rank]
        start = Start(trump, 1, (holder + 1) % 4, on_table, score)
        lanes = Lanes(start, [left] * 40, [seven], Random(number))
        # A first trick with the seven brings 52, the last one with another card 6.
        assert lanes.points() == [sign * (before + 72 + 52 + 6)]
        assert lanes.brcka(telling) == [sign * 2]
        lanes = Lanes(start, [left] * 40, others, Random(number))
        for points in lanes.points():
            assert before + 72 + 16 <= sign * points <= before + 72 + 26
        expected = {0: {88, 98}, 2: {90}, 150: set()}[before]
        assert asked(lanes) == {(points, 0) if sign > 0 else (0, points) for points in expected}
        if before == 150:
            assert lanes.brcka(telling) == [sign * 2] * 7
