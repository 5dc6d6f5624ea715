"""What a seat knows of the hidden cards, against every deal there is, tried by the rules one by one."""

from collections import Counter
from dataclasses import replace
from itertools import chain, combinations, islice, product
from math import comb, factorial
from random import Random

import pytest

from engine.cards.german_pack import PACK, RANK_MASKS, Card, Rank, Suit, cards_in, parse_cards
from engine.cards.pack import cards_text, mask_of
from engine.moves import PASS, Cut, Dealer, Declare, Play, Signal
from engine.stovkahra.declarations import VALUES
from engine.stovkahra.knowledge import WITHHELD, Deals, deals_of, knowledge
from engine.stovkahra.rules import Game, Phase, Rules, right_of
from engine.stovkahra.trick import BEATS, legal_cards
from tests.support.positions import (
    DEALER,
    ELDEST,
    EVERYBODY,
    RIGHT,
    SECOND,
    TABLE,
    dealt,
    everybody_passes,
    pack_for,
    walk,
)

SEEDS = (0, 2, 3)
ALL = mask_of(PACK)


# What fits, from the rules


def plays_of(view):
    """Who played what in this deal, trick by trick."""
    tricks = [(trick.leader, trick.cards) for trick in view.tricks] + [(view.leader, view.table)]
    return [[((leader + place) % 4, card) for place, card in enumerate(cards)] for leader, cards in tricks]


def originals(view, hands):
    """The hands of eight that belong to what is still held."""
    whole = list(hands)
    for seat, card in (play for trick in plays_of(view) for play in trick):
        whole[seat] |= card.bit
    return whole


def fits(view, hands):
    """Whether the seat of a view may believe in these hands; a signal aside."""
    if hands[view.seat] != mask_of(view.hand) or tuple(map(int.bit_count, hands)) != view.held:
        return False
    whole = originals(view, hands)
    if hands[0] | hands[1] | hands[2] | hands[3] | sum(whole) != sum(whole) or sum(whole) != ALL:
        return False
    if not whole[view.dealer] & view.trump_card.bit or mask_of(view.open_cards) & ~hands[view.eldest]:
        return False
    if any((whole[seat] & RANK_MASKS[rank]).bit_count() != number for seat, (rank, number) in view.declarations):
        return False
    return could_be_played(view, whole)


def could_be_played(view, whole):
    """Whether every card played so far was legal from these hands (rules 14, 15)."""
    held = list(whole)
    for trick in plays_of(view):
        best = None
        for seat, card in trick:
            if best is not None and not legal_cards(held[seat], trick[0][1].suit, best, view.trump) & card.bit:
                return False
            if not held[seat] & card.bit:
                return False
            held[seat] ^= card.bit
            if best is None or BEATS[view.trump][best] & card.bit:
                best = card
    return True


def is_as_signalled(view, hands):
    """Whether dealer's right has the seven of trumps, and nothing of the suit named (rule 12)."""
    whole = originals(view, hands)[view.right]
    suits = {card.suit for card in cards_in(whole)}
    return bool(whole & Card.of(view.trump, Rank.SEVEN).bit) and view.signal not in suits


def withheld(view, hands):
    """Whether another could have declared what was not declared."""
    if view.phase is Phase.DECLARE:
        return False
    declared = {(seat, rank) for seat, (rank, _) in view.declarations}
    return any(
        (hand & RANK_MASKS[rank]).bit_count() >= 3 and (seat, rank) not in declared
        for seat, hand in enumerate(originals(view, hands))
        for rank in VALUES
        if seat != view.seat
    )


def all_deals(view):
    """Every way to deal the cards that a seat does not see."""
    others = [seat for seat in range(4) if seat != view.seat]
    seen = mask_of(view.hand) | mask_of([card for trick in plays_of(view) for _, card in trick])
    unseen = cards_in(ALL & ~seen)
    for first in combinations(unseen, view.held[others[0]]):
        rest = [card for card in unseen if card not in first]
        for second in combinations(rest, view.held[others[1]]):
            third = [card for card in rest if card not in second]
            hands = [mask_of(view.hand)] * 4
            for seat, cards in zip(others, (first, second, third), strict=True):
                hands[seat] = mask_of(list(cards))
            yield tuple(hands)


def fitting(view):
    """All deals that fit; told a signal that may be true, only those in which it is."""
    deals = [hands for hands in all_deals(view) if fits(view, hands)]
    if view.signal is not None and view.seat == view.eldest:
        return [hands for hands in deals if is_as_signalled(view, hands)] or deals
    return deals


# Positions


def position(random, cards_played, signal=None):
    """A deal after so many cards, in which combinations are frequent, and some of them declared.

    A signal is true where `signal` is `True` and any suit where it is `False`.
    """
    rules, dealer = Rules(shuffle="every", signals="off" if signal is None else "on"), random.randrange(4)
    game = Game(rules)
    game.push(Dealer(dealer))
    game.push(pack_for(*some_hands(random, signal, dealer), dealer=dealer, cut=11))
    game.push(Cut(11))
    right = right_of(dealer)
    if signal is not None:
        held = {card.suit for card in cards_in(game.deal.hands[right])}
        suits = [suit for suit in Suit if suit is not game.deal.trump and not (signal and suit in held)]
        game.push(Signal(random.choice(suits)), right)
    kept = 0
    boldness = random.random()
    while game.phase is Phase.DECLARE:
        said = [each for each in game.legal_moves() if isinstance(each, Declare)]
        if said and random.random() < boldness:
            kept |= RANK_MASKS[said[0].combination.rank]
            game.push(said[0])
        else:
            game.push(PASS)
    # The ranks declared are mostly held back, so that it is not soon seen which card is missing.
    miserly = random.random() < 0.7
    for _ in range(cards_played):
        cards = [each for each in game.legal_moves() if isinstance(each, Play)]
        spare = [each for each in cards if not (miserly and kept & each.card.bit)]
        game.push(random.choice(spare or cards))
    return game


def some_hands(random, signal, dealer):
    """Four random hands; often one of them holds a triple, and if the signal must be true, it can be."""
    while True:
        pack = random.sample(PACK, len(PACK))
        if not signal and random.random() < 0.8:
            triple = random.sample(cards_in(RANK_MASKS[random.choice(list(VALUES))]), 3)
            pack = [*triple, *(card for card in pack if card not in triple)]
        hands = [random.sample(pack[at : at + 8], 8) for at in range(0, 32, 8)]
        random.shuffle(hands)
        if not signal or any_true_signal(hands, dealer):
            return [cards_text(hand) for hand in hands]


def any_true_signal(hands, dealer):
    """Whether dealer's right has the seven of trumps, and nothing of some plain suit."""
    right = hands[right_of(dealer)]
    return Card.of(hands[dealer][-1].suit, Rank.SEVEN) in right and len({card.suit for card in right}) < 4


def true_hands(game):
    return tuple(game.deal.hands)


def assert_spread(random, deals, weights, times, what):
    """Chi-square: each deal is drawn as often as its weight says, in so many draws for each."""
    draws, total = times * len(weights), sum(weights.values())
    drawn = Counter(deals.draw(random, draws))
    assert set(drawn) <= set(weights), what
    expected = {hands: draws * weight / total for hands, weight in weights.items()}
    chi = sum((drawn[each] - mean) ** 2 / mean for each, mean in expected.items())
    free = len(expected) - 1
    assert chi < free + 4.5 * (2 * free) ** 0.5 + 8, f"chi-square {chi:.1f} with {free} degrees of freedom: {what}"


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("signal", [None, True])
def test_whatever_is_drawn_fits_could_be_the_deal_and_looks_the_same(seed, signal):
    """The hidden cards dealt anew, and the same moves made: all that the seat is shown stays the same."""
    random = Random(f"anew {signal} {seed}")
    for _ in range(12):
        game = position(random, random.randrange(32), signal)
        for seat in range(4):
            view, where = game.view(seat), f"seed {seed}, seat {seat}, {game.moves}"
            drawn = deals_of(view).draw(random, 3)
            for hands in drawn:
                assert fits(view, hands), where
                assert view.signal is None or is_as_signalled(view, hands) or seat != view.eldest, where
            other = played_with(game, originals(view, drawn[0]))
            assert true_hands(other) == drawn[0]
            assert other.view(seat) == view
            assert deals_of(other.view(seat)).count == deals_of(view).count
            assert deals_of(other.view(seat)).draw(Random(9), 8) == deals_of(view).draw(Random(9), 8)


def played_with(game, whole):
    """The same moves, made with other hands of eight, of which the same cards are shown."""
    held = [list(cards_in(hand)) for hand in whole]
    opened = cards_in(game.deal.opened)
    eldest, dealer = game.deal.eldest, game.dealer
    held[eldest] = [*opened, *(card for card in held[eldest] if card not in opened)]
    held[dealer] = [*(card for card in held[dealer] if card != game.deal.trump_card), game.deal.trump_card]
    pack = pack_for(*map(cards_text, held), dealer=dealer, cut=11)
    return Game.replay(game.rules, [Dealer(dealer), pack, *game.moves[2:]])


# All deals of small positions


SMALL = [(20, 1), (21, 1), (22, 2), (23, 3), (24, 15), (25, 8), (26, 15), (27, 8), (28, 8), (29, 3), (30, 2), (31, 2)]
"""Cards played, and how many such positions each seed tries."""


def small_positions(name, seed, signal=None, sizes=SMALL):
    random = Random(f"{name} {seed}")
    for cards_played, positions in sizes:
        for _ in range(positions):
            game = position(random, cards_played, signal)
            seat = random.randrange(4) if signal is None else game.deal.eldest
            yield game.view(seat), game, random


def test_all_deals_that_fit_are_drawn_evenly_but_those_with_a_combination_withheld_seldom():
    in_doubt = even = some_withheld = all_withheld = 0
    for view, game, random in chain(*(small_positions("count", seed) for seed in SEEDS)):
        expected, deals = fitting(view), deals_of(view)
        assert true_hands(game) in expected
        assert deals.count == len(expected), view
        # Declared, and not yet seen which card is missing.
        in_doubt += any(
            len({hands[seat] & RANK_MASKS[rank] for hands in expected}) > 1
            for seat, (rank, number) in view.declarations
            if number == 3
        )
        rare = {hands for hands in expected if withheld(view, hands)}
        # Where it was withheld for certain, no deal is less likely than the others.
        seldom = rare if len(rare) < len(expected) else set()
        if len(expected) > 60 or len(seldom) > 0.6 * len(expected):
            assert set(deals.draw(random, 25)) <= set(expected), view
            continue
        weights = {hands: WITHHELD if hands in seldom else 1 for hands in expected}
        assert_spread(random, deals, weights, 100 if rare else 30, view)
        even += not rare
        some_withheld += bool(seldom)
        all_withheld += rare != seldom
    assert in_doubt and even and some_withheld and all_withheld


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("is_true", [True, False])
def test_a_signal_is_believed_where_it_can_be_true(seed, is_true):
    told = false = 0
    for view, game, random in small_positions(f"signal {is_true}", seed, is_true, [(at, 3) for at in range(22, 28)]):
        expected, deals = fitting(view), deals_of(view)
        assert deals.count == len(expected), view
        assert set(deals.draw(random, 25)) <= set(expected), view
        false += not is_as_signalled(view, expected[0])
        if is_true:
            assert true_hands(game) in expected and Deals(knowledge(view)).count == deals.count, view
            told += len(expected) < Deals(knowledge(view, believing=False)).count
    assert told if is_true else false


# Whole hands


def ways(*sizes):
    """In how many ways cards are shared out in hands of these sizes."""
    result = factorial(sum(sizes))
    for size in sizes:
        result //= factorial(size)
    return result


HANDS = (
    "aA lA hA aK l9 h8 b8 aT",
    "aO lO a9 lK lU hT h7 hK",
    "bA aU a8 a7 l8 l7 h9 bT",
    "lT hO hU bK bO bU b9 b7",
)
"""Nobody but seat 0 can declare."""


def masked(text):
    return mask_of(parse_cards(text))


def test_before_the_first_card_only_what_is_shown_is_known():
    game = dealt(*HANDS)
    assert deals_of(game.view(ELDEST)).count == ways(8, 8, 7)
    for seat, others in ((SECOND, (5, 8, 7)), (RIGHT, (5, 8, 7)), (DEALER, (5, 8, 8))):
        assert deals_of(game.view(seat)).count == ways(*others)
    # Every hidden card is anywhere it can be as often as there is room.
    draws = 3000
    drawn = deals_of(game.view(SECOND)).draw(Random(3), draws)
    for card in cards_in(ALL & ~masked(f"{HANDS[SECOND]} aA lA hA b7")):
        for seat, room in ((ELDEST, 5), (RIGHT, 8), (DEALER, 7)):
            share = sum(bool(hands[seat] & card.bit) for hands in drawn) / draws
            assert share == pytest.approx(room / 20, abs=0.04)


def test_a_withheld_combination_says_something_only_when_all_have_passed():
    """And what the seat withholds itself says nothing of the others."""
    game = dealt(
        "lK hO bU aT l9 h8 b8 aU", "aA lA hA aK a8 l7 l8 h9", "aO lO lU hU lT hT h7 a7", "bA hK a9 bK bO bT b9 b7"
    )
    shares = []
    for _ in range(2):
        view = game.view(SECOND)
        drawn = deals_of(view).draw(Random(4), 4000)
        shares.append(sum(any_combination(view, hands) for hands in drawn) / len(drawn))
        everybody_passes(game)
    natural, later = shares
    assert 0.2 < natural < 0.65
    assert later == pytest.approx(WITHHELD * natural / (1 - natural + WITHHELD * natural), abs=0.02)


def any_combination(view, hands):
    """Whether somebody else holds three or four of a rank that may be declared."""
    return any(
        (hand & RANK_MASKS[rank]).bit_count() >= 3
        for (seat, hand), rank in product(enumerate(originals(view, hands)), VALUES)
        if seat != view.seat
    )


# Signals


def test_only_eldest_is_told_a_signal_and_believes_it():
    hands = ("aA lA hK aK l9 h8 b8 aT", "aO lO a9 lK lU hT h7 hA", "bA aU a8 a7 l8 l7 lT b7", "bT hO hU h9 bK bO bU b9")
    game, quiet = dealt(*hands), dealt(*hands)
    game.push(Signal(Suit.HEARTS), RIGHT)
    for seat in (SECOND, RIGHT, DEALER):
        assert deals_of(game.view(seat)).count == deals_of(quiet.view(seat)).count
    # Seven of the sixteen cards that are neither hearts nor the seven, which is certain.
    assert deals_of(game.view(ELDEST)).count == comb(16, 7) * ways(8, 7) < deals_of(quiet.view(ELDEST)).count


# Refusals


def test_the_table_knows_of_no_cards_nor_does_anybody_before_the_deal():
    for game in islice(walk(0), 12):
        for seat in EVERYBODY if game.phase in (Phase.DEALER, Phase.DEAL, Phase.CUT) else [TABLE]:
            for ask in (knowledge, deals_of):
                with pytest.raises(ValueError, match="only a seat"):
                    ask(game.view(seat))


def test_where_no_deal_fits_that_is_said():
    facts = knowledge(dealt(*HANDS).view(SECOND))
    with pytest.raises(ValueError, match="no deal"):
        Deals(replace(facts, held=(8, 8, 8, 7)))
