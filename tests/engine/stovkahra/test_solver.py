"""Perfect play against plain minimax, which shares no code with it but the rules of one trick."""

from functools import cache
from random import Random

import pytest

from engine.cards.german_pack import PACK, Card, Suit, cards_in, parse_cards
from engine.cards.pack import cards_text, mask_of
from engine.stovkahra.solver import Position, solve, values, values_of_plays
from engine.stovkahra.trick import BEATS, bonus, legal_cards

TRICKS_LEFT = [1] * 100 + [2] * 200 + [3] * 120 + [4] * 12
"""Sizes of the random endings tried."""
LONGER = [4] * 3 + [5]
"""Sizes of those tried with a minimax that remembers."""
SEEDS = range(4)
"""The endings of each size are shared out among these."""


# Plain minimax: every card, card by card, from the rules of a trick


def minimax(trump, hands, leader, table):
    """Side 0 minus side 1 from here on, the cards on the table included."""
    seat = (leader + len(table)) % 4
    if len(table) == 4:
        place = best_place(trump, table)
        winner = (leader + place) % 4
        number = 8 - hands[0].bit_count()
        points = sum(card.points for card in table) + bonus(number, table[place])
        later = minimax(trump, hands, winner, ()) if any(hands) else 0
        return later + (points if winner in (0, 2) else -points)
    results = [
        minimax(trump, without(hands, card), leader, (*table, card)) for card in may_play(trump, hands, leader, table)
    ]
    return max(results) if seat in (0, 2) else min(results)


def best_place(trump, table):
    place = 0
    for other in range(1, len(table)):
        if BEATS[trump][table[place]] & table[other].bit:
            place = other
    return place


def may_play(trump, hands, leader, table):
    hand = hands[(leader + len(table)) % 4]
    if not table:
        return cards_in(hand)
    return cards_in(legal_cards(hand, table[0].suit, table[best_place(trump, table)], trump))


def without(hands, card):
    return tuple(hand & ~card.bit for hand in hands)


def remembering(trump, hands, leader):
    """The same for longer endings: what a position between two tricks was worth is not worked out twice."""

    @cache
    def between(hands, leader):
        return within(hands, leader, ()) if any(hands) else 0

    def within(hands, leader, table):
        if len(table) == 4:
            place = best_place(trump, table)
            winner = (leader + place) % 4
            points = sum(card.points for card in table) + bonus(8 - hands[0].bit_count(), table[place])
            return between(hands, winner) + (points if winner in (0, 2) else -points)
        results = [
            within(without(hands, card), leader, (*table, card)) for card in may_play(trump, hands, leader, table)
        ]
        return max(results) if (leader + len(table)) % 4 in (0, 2) else min(results)

    return between(hands, leader)


# Random positions


def ending(random, tricks, on_table=None):
    """Four hands of as many cards, and up to three cards of the first trick played."""
    cards = random.sample(PACK, 4 * tricks)
    hands = tuple(mask_of(cards[at : at + tricks]) for at in range(0, 4 * tricks, tricks))
    trump, leader, table = random.choice(list(Suit)), random.randrange(4), ()
    for _ in range(random.randrange(4) if on_table is None else on_table):
        card = random.choice(may_play(trump, hands, leader, table))
        hands, table = without(hands, card), (*table, card)
    return Position(trump, hands, leader, table)


def endings(seed):
    random = Random(seed)
    for tricks in TRICKS_LEFT[seed :: len(SEEDS)]:
        yield ending(random, tricks)


def whole_deal(seed):
    random = Random(seed)
    cards = random.sample(PACK, 32)
    hands = tuple(mask_of(cards[at : at + 8]) for at in range(0, 32, 8))
    return Position(random.choice(list(Suit)), hands, random.randrange(4)), random


def told(position):
    """The position as text, for the message of a failure."""
    hands = " | ".join(cards_text(cards_in(hand)) for hand in position.hands)
    return f"trumps {position.trump.letter}, {hands}, leader {position.leader}, table {cards_text(position.table)}"


def minimax_of(position):
    return minimax(position.trump, position.hands, position.leader, position.table)


def written(trump, *hands, leader=0, table=""):
    return Position(Suit.parse(trump), tuple(mask_of(parse_cards(hand)) for hand in hands), leader, parse_cards(table))


# The value


@pytest.mark.parametrize("seed", SEEDS)
def test_the_value_is_that_of_plain_minimax(seed):
    for position in endings(seed):
        assert solve(position) == minimax_of(position), f"seed {seed}: {told(position)}"


@pytest.mark.parametrize("seed", SEEDS)
def test_the_value_of_each_card_is_that_of_plain_minimax_after_it(seed):
    for position in list(endings(seed))[::2]:
        trump, hands, leader, table = position
        expected = {
            card: minimax(trump, without(hands, card), leader, (*table, card))
            for card in may_play(trump, hands, leader, table)
        }
        assert values(position) == expected, f"seed {seed}: {told(position)}"


@pytest.mark.parametrize("seed", range(20, 23))
def test_so_is_the_value_of_longer_endings(seed, sized):
    random = Random(seed)
    for tricks in LONGER * sized(1):
        position = ending(random, tricks, on_table=0)
        trump, hands, leader, _ = position
        assert solve(position) == remembering(trump, hands, leader), f"seed {seed}: {told(position)}"


@pytest.mark.parametrize("seed", range(100, 103))
def test_the_best_card_has_the_value_of_the_position(seed):
    position, random = whole_deal(seed)
    for _ in range(random.randrange(4)):
        card = random.choice(may_play(*position))
        position = position._replace(hands=without(position.hands, card), table=(*position.table, card))
    of_cards = values(position)
    assert set(of_cards) == set(may_play(*position))
    best = max if position.turn in (0, 2) else min
    assert best(of_cards.values()) == solve(position), f"seed {seed}: {told(position)}"


# What changes nothing


@pytest.mark.parametrize("seed", range(200, 203))
def test_one_seat_further_the_sides_change_places(seed):
    position, _ = whole_deal(seed)
    a, b, c, d = position.hands
    turned = position._replace(hands=(d, a, b, c), leader=(position.leader + 1) % 4)
    twice = position._replace(hands=(c, d, a, b), leader=(position.leader + 2) % 4)
    assert solve(turned) == -solve(position), f"seed {seed}: {told(position)}"
    assert solve(twice) == solve(position), f"seed {seed}: {told(position)}"


@pytest.mark.parametrize("seed", range(300, 303))
def test_suits_may_change_their_names(seed):
    position, random = whole_deal(seed)
    names = random.sample(list(Suit), 4)

    def renamed(mask):
        return mask_of([Card.of(names[card.suit], card.rank) for card in cards_in(mask)])

    other = Position(names[position.trump], tuple(map(renamed, position.hands)), position.leader)
    assert solve(other) == solve(position), f"seed {seed}: {told(position)}"


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
    table = parse_cards("aK h9")
    hands = start.hands
    for card in table:
        hands = without(hands, card)
    of_cards = values(start._replace(hands=hands, table=table))
    assert of_cards.pop(Card.parse("b7")) == 72 + 52 + 6
    # With any other trump the seven is worth most in the last trick.
    assert set(of_cards.values()) == {72 + 26}


def test_it_does_so_for_the_other_side_too():
    a, b, c, d = ALL_TRUMPS
    assert solve(written("b", d, a, b, c, leader=1)) == -(72 + 52 + 6)
    assert solve(written("b", a, b, c, d, leader=1)) == 72 + 52 + 6


def test_a_seven_brings_10_in_the_middle_and_26_in_the_last_trick():
    last = written("b", "b7", "a8", "a9", "aT")
    assert solve(last) == 26
    assert solve(written("b", "b8", "a8", "a9", "aT")) == 6
    assert solve(written("b", "a8", "b7", "a9", "aT")) == -26
    two = written("b", "b7 b8", "a8 h8", "a9 h9", "aT hT")
    assert values(two) == {Card.parse("b7"): 10 + 6, Card.parse("b8"): 26}


def test_a_seven_that_does_not_win_brings_nothing():
    assert solve(written("b", "b8", "a8", "b7", "aT")) == 6
    assert solve(written("b", "h8", "b8", "h7", "h9")) == -6


def test_cards_on_the_table_count():
    # The partner's ten is beaten by the king: only the last hand is left to choose, and has no choice.
    position = written("b", "", "", "", "aK", table="aT hA hO")
    assert solve(position) == -(6 + 4 + 5 + 6)


# A whole deal card by card


@cache
def played_deal(seed):
    """A deal played at random: how it began, the 32 cards, the position before each."""
    start, random = whole_deal(seed)
    position, plays, positions = start, [], []
    for _ in range(32):
        positions.append(position)
        trump, hands, leader, table = position
        card = random.choice(may_play(*position))
        plays.append(card)
        hands, table = without(hands, card), (*table, card)
        if len(table) == 4:
            leader, table = (leader + best_place(trump, table)) % 4, ()
        position = Position(trump, hands, leader, table)
    return start, plays, positions


@pytest.mark.parametrize("seed", range(400, 402))
def test_all_plays_of_a_deal_are_valued_as_one_by_one(seed):
    start, plays, positions = played_deal(seed)
    found = values_of_plays(start.trump, start.hands, start.leader, plays)
    assert len(found) == 32
    for number, (of_cards, position) in enumerate(zip(found, positions, strict=True)):
        assert of_cards == values(position), f"seed {seed}, play {number}: {told(position)}"
        assert list(of_cards) == list(may_play(*position))


@pytest.mark.parametrize("played", [0, 1, 4, 7, 21])
def test_a_deal_broken_off_is_valued_as_far_as_it_went(played):
    start, plays, positions = played_deal(404)
    found = values_of_plays(start.trump, start.hands, start.leader, plays[:played])
    assert found == [values(position) for position in positions[:played]]


def test_plays_may_begin_where_fewer_cards_are_held():
    _, plays, positions = played_deal(405)
    start = positions[16]
    found = values_of_plays(start.trump, start.hands, start.leader, plays[16:])
    assert found == [values(position) for position in positions[16:]]


def test_a_card_that_may_not_be_played_is_refused():
    start, plays, positions = played_deal(406)
    forced = next(number for number, at in enumerate(positions) if len(may_play(*at)) < at.hands[at.turn].bit_count())
    at = positions[forced]
    wrong = next(card for card in cards_in(at.hands[at.turn]) if card not in may_play(*at))
    with pytest.raises(ValueError, match="may not be played"):
        values_of_plays(start.trump, start.hands, start.leader, [*plays[:forced], wrong])
    with pytest.raises(ValueError, match="may not be played"):
        values_of_plays(start.trump, start.hands, start.leader, [plays[0], plays[0]])
    with pytest.raises(ValueError, match="may not be played"):
        values_of_plays(start.trump, start.hands, start.leader, [*plays, plays[0]])


# What can be told of a position


def test_a_position_knows_its_turn_its_trick_and_the_legal_cards():
    position = written("b", "aK", "h8 a9", "h9 aT", "a8", leader=3, table="aU aO")
    assert (position.turn, position.number) == (1, 7)
    assert cards_in(position.legal) == parse_cards("a9")
    assert written("b", *(["aA"] * 4)).number == 8


@pytest.mark.parametrize(
    ("position", "message"),
    [
        (written("b", "aA", "aK", "aO", "aU hU"), "unequal"),
        (written("b", "aA hA", "aK hK", "aO hO", "aU hU", table="aT"), "unequal"),
        (written("b", "aA", "aK", "aO", "aU", leader=1, table="aT"), "unequal"),
        (written("b", "aA", "aK", "aO", "aA"), "two places"),
        (written("b", "aA", "aK hK", "aO hO", "aU hU", table="aK"), "two places"),
        (written("b", "", "", "", ""), "eight tricks"),
        (written("b", "", "", "", "", table="aA aK aO aU"), "three cards"),
        (written("b", "aA", "aK", "aO", "aU", leader=4), "leader"),
        (Position(Suit.BELLS, (1, 2, 4, 1 << 32), 0), "mask"),
        (Position(Suit.BELLS, (1, 2, 4, -8), 0), "mask"),
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


def test_nobody_holds_more_than_eight_cards():
    too_many = (2**9 - 1, 2**18 - 2**9, 2**27 - 2**18, 2**32 - 2**27)
    with pytest.raises(ValueError, match="unequal"):
        solve(Position(Suit.ACORNS, too_many, 0))


def test_what_was_asked_before_changes_no_answer():
    first, _ = whole_deal(500)
    second, _ = whole_deal(501)
    once = solve(first)
    solve(second)
    assert solve(first) == once
