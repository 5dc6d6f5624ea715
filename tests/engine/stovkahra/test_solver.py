"""Perfect play against plain minimax, which shares no code with it but the rules of one trick."""

from functools import cache
from random import Random

import pytest

from engine.cards.german_pack import Card, Suit, cards_in, parse_cards
from engine.cards.pack import mask_of
from engine.stovkahra.solver import Position, solve, values, values_of_plays
from tests.support.endings import Ending, minimax, random_ending

SIZES = {1: 25, 2: 50, 3: 30, 4: 4}
"""How many random endings of so many tricks each seed tries."""


def written(trump, *hands, leader=0, table=""):
    return Position(Suit.parse(trump), tuple(mask_of(parse_cards(hand)) for hand in hands), leader, parse_cards(table))


# The value


@pytest.mark.parametrize("seed", range(4))
def test_the_value_of_a_position_and_of_each_card_is_that_of_plain_minimax(seed, sized):
    random, longest = Random(seed), [5] * (seed == 0) * sized(1)
    for tricks in [*(size for size, number in SIZES.items() for _ in range(number)), *longest]:
        ending = random_ending(random, tricks)
        expected = {card: minimax(ending.after(card)) for card in ending.choices}
        assert values(Position(*ending)) == expected, f"seed {seed}: {ending}"
        assert solve(Position(*ending)) == minimax(ending), f"seed {seed}: {ending}"
    minimax.cache_clear()


# What changes nothing


@pytest.mark.parametrize("seed", range(200, 203))
def test_one_seat_further_the_sides_change_places_and_suits_may_change_their_names(seed):
    random = Random(seed)
    position = Position(*random_ending(random, on_table=0))
    a, b, c, d = position.hands
    turned = position._replace(hands=(d, a, b, c), leader=(position.leader + 1) % 4)
    twice = position._replace(hands=(c, d, a, b), leader=(position.leader + 2) % 4)
    names = random.sample(list(Suit), 4)
    hands = [mask_of([Card.of(names[card.suit], card.rank) for card in cards_in(hand)]) for hand in position.hands]
    renamed = Position(names[position.trump], tuple(hands), position.leader)
    value = solve(position)
    assert (solve(turned), solve(twice), solve(renamed)) == (-value, value, value), f"seed {seed}: {position}"
    assert solve(position) == value, "what was asked before changes no answer"


# Bonuses (rule 17)


ALL_TRUMPS = (
    "aK aO aU aT a9 a8 l9 l8",
    "lA lK lO lU lT h9 h8 h7",
    "bA bK bO bU bT b9 b8 b7",
    "l7 hA hK hO hU hT a7 aA",
)
"""Seat 2 wins every trick, whatever is led, and need only choose where to spend the seven."""


def test_the_seven_of_trumps_that_ruffs_the_first_trick_brings_52():
    start = written("b", *ALL_TRUMPS)
    assert solve(start) == 72 + 52 + 6
    assert set(values(start).values()) == {72 + 52 + 6}
    of_cards = values(Position(*Ending(*start).after(Card.parse("aK")).after(Card.parse("h9"))))
    assert of_cards.pop(Card.parse("b7")) == 72 + 52 + 6
    # With any other trump the seven is worth most in the last trick.
    assert set(of_cards.values()) == {72 + 26}
    # For the other side too.
    a, b, c, d = ALL_TRUMPS
    assert solve(written("b", d, a, b, c, leader=1)) == -(72 + 52 + 6)
    assert solve(written("b", a, b, c, d, leader=1)) == 72 + 52 + 6


# A whole deal card by card


@cache
def played_deal(seed):
    """A deal played at random: the 32 cards, and the position before each."""
    random = Random(seed)
    ending, plays, positions = random_ending(random, on_table=0), [], []
    for _ in range(32):
        positions.append(Position(*ending))
        plays.append(random.choice(ending.choices))
        ending = ending.after(plays[-1])
        if len(ending.table) == 4:
            *_, ending = ending.taken()
    return plays, positions


@pytest.mark.parametrize(
    ("seed", "first", "end"), [(400, 0, 32), *((404, 0, played) for played in (0, 1, 4, 7, 21)), (405, 16, 32)]
)
def test_the_plays_of_a_deal_or_of_some_of_it_are_valued_as_one_by_one(seed, first, end):
    plays, positions = played_deal(seed)
    trump, hands, leader, _ = positions[first]
    found = values_of_plays(trump, hands, leader, plays[first:end])
    assert found == [values(position) for position in positions[first:end]], f"seed {seed}"
    assert [tuple(each) for each in found] == [Ending(*position).choices for position in positions[first:end]]


def test_a_card_that_may_not_be_played_is_refused():
    plays, positions = played_deal(406)
    at, wrong = next(
        (number, card)
        for number, position in enumerate(positions)
        for card in cards_in(position.hands[position.turn])
        if card not in Ending(*position).choices
    )
    trump, hands, leader, _ = positions[0]
    for refused in ([*plays[:at], wrong], [plays[0], plays[0]], [*plays, plays[0]]):
        with pytest.raises(ValueError, match="may not be played"):
            values_of_plays(trump, hands, leader, refused)


# What is no position


@pytest.mark.parametrize(
    ("position", "message"),
    [
        (written("b", "aA", "aK", "aO", "aU hU"), "unequal"),
        (written("b", "aA", "aK", "aO", "aU", leader=1, table="aT"), "unequal"),
        (written("b", "aA", "aK", "aO", "aA"), "two places"),
        (written("b", "", "", "", ""), "eight tricks"),
        (written("b", "", "", "", "", table="aA aK aO aU"), "three cards"),
        (written("b", "aA", "aK", "aO", "aU", leader=4), "leader"),
        # Nobody holds more than eight cards.
        (Position(Suit.ACORNS, (2**9 - 1, 2**18 - 2**9, 2**27 - 2**18, 2**32 - 2**27), 0), "unequal"),
        (Position(Suit.BELLS, (1, 2, 4, 1 << 32), 0), "mask"),
        (Position(Suit.BELLS, (1, 2, 4), 0), "four hands"),
    ],
)
def test_what_is_no_position_is_refused(position, message):
    with pytest.raises(ValueError, match=message):
        solve(position)
    with pytest.raises(ValueError, match=message):
        values(position)
    if not position.table:
        with pytest.raises(ValueError, match=message):
            values_of_plays(position.trump, position.hands, position.leader, [])
