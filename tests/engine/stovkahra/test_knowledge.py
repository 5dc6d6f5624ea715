"""What a seat knows of the hidden cards, against every deal there is, tried by the rules one by one."""

from dataclasses import replace
from itertools import combinations, product
from math import comb, factorial
from random import Random

import pytest

from engine.cards.german_pack import PACK, RANK_MASKS, Card, Rank, Suit, cards_in
from engine.cards.pack import cards_text, mask_of
from engine.moves import PASS, Cut, Dealer, Declare, Play, Signal
from engine.stovkahra.declarations import VALUES
from engine.stovkahra.knowledge import WITHHELD, Deals, deals_of, knowledge, three_of
from engine.stovkahra.moves import PLAYS
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
    lead,
    move,
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
        pack = list(PACK)
        random.shuffle(pack)
        hands = [pack[at : at + 8] for at in range(0, 32, 8)]
        if signal and not any_true_signal(hands, dealer):
            continue
        if not signal and random.random() < 0.8:
            seat, rank = random.randrange(4), random.choice(list(VALUES))
            for card in random.sample(cards_in(RANK_MASKS[rank]), 3):
                swap(hands, seat, next(each for each in hands[seat] if each.rank is not rank), card)
        return [cards_text(hand) for hand in hands]


def swap(hands, seat, old, card):
    """Gives a seat a card for one of its own."""
    holder = next(each for each in range(4) if card in hands[each])
    mine, theirs = hands[seat].index(old), hands[holder].index(card)
    if holder != seat:
        hands[seat][mine], hands[holder][theirs] = card, old


def any_true_signal(hands, dealer):
    """Whether dealer's right has the seven of trumps, and nothing of some plain suit."""
    right = hands[right_of(dealer)]
    return Card.of(hands[dealer][-1].suit, Rank.SEVEN) in right and len({card.suit for card in right}) < 4


def true_hands(game):
    return tuple(game.deal.hands)


def assert_spread(counted, expected, what):
    """Chi-square: how often each was drawn, and how often it should have been."""
    assert set(counted) <= set(expected), what
    chi = sum((counted.get(each, 0) - mean) ** 2 / mean for each, mean in expected.items())
    free = len(expected) - 1
    assert chi < free + 4.5 * (2 * free) ** 0.5 + 8, f"chi-square {chi:.1f} with {free} degrees of freedom: {what}"


def counted(draws):
    how_often = {}
    for each in draws:
        how_often[each] = how_often.get(each, 0) + 1
    return how_often


# Any position of any game


def where_cards_are_out(seed, rules=None):
    """Positions of a random game, about one in twelve, with somebody who looks on."""
    random = Random(f"look {seed}")
    for game in walk(seed, rules):
        if game.phase in (Phase.DEALER, Phase.DEAL, Phase.CUT) or not any(game.deal.hands):
            continue
        if random.random() < 0.08 or game.phase is Phase.OVER:
            yield game, random


@pytest.mark.parametrize("seed", range(8))
def test_the_true_deal_always_fits_and_so_does_every_drawn_one(seed):
    for game, random in where_cards_are_out(seed):
        for seat in range(4):
            view, where = game.view(seat), f"seed {seed}, move {len(game.moves)}, seat {seat}"
            facts = knowledge(view, believing=False)
            assert (facts.seat, facts.held) == (seat, view.held)
            for each in range(4):
                assert not facts.known[each] & ~game.deal.hands[each], where
                assert not game.deal.hands[each] & ~facts.possible[each], where
            assert facts.known[seat] == facts.possible[seat] == mask_of(view.hand), where
            assert fits(view, true_hands(game)), where
            for hands in Deals(facts).draw(random, 4) + deals_of(view).draw(random, 2):
                assert fits(view, hands), where


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("signal", [None, True])
def test_drawn_deals_fit_where_much_is_declared_and_a_true_signal_made(seed, signal):
    random = Random(f"declared {signal} {seed}")
    for _ in range(25):
        game = position(random, random.randrange(32), signal)
        for seat in range(4):
            view, where = game.view(seat), f"seed {seed}, seat {seat}, {game.moves}"
            facts = knowledge(view)
            for each in range(4):
                assert not facts.known[each] & ~game.deal.hands[each], where
                assert not game.deal.hands[each] & ~facts.possible[each], where
            for hands in deals_of(view).draw(random, 3):
                assert fits(view, hands), where
                assert view.signal is None or is_as_signalled(view, hands) or seat != view.eldest, where


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("signal", [None, True])
def test_whatever_fits_could_be_the_deal_and_looks_the_same(seed, signal):
    """The hidden cards dealt anew, and the same moves made: all that the seat is shown stays the same."""
    random = Random(f"anew {signal} {seed}")
    for _ in range(12):
        game = position(random, random.randrange(30), signal)
        for seat in range(4):
            view = game.view(seat)
            for hands in deals_of(view).draw(random, 2):
                other = played_with(game, originals(view, hands))
                assert true_hands(other) == hands
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


SMALL = [(20, 2), (21, 2), (22, 4), (23, 5), (24, 12), (25, 12), (26, 12), (27, 10), (28, 8), (29, 4), (30, 3), (31, 2)]
"""Cards played, and how many such positions each seed tries."""


def small_positions(name, seed, signal=None, sizes=SMALL):
    random = Random(f"{name} {seed}")
    for cards_played, positions in sizes:
        for _ in range(positions):
            game = position(random, cards_played, signal)
            seat = random.randrange(4) if signal is None else game.deal.eldest
            yield game.view(seat), game, random


@pytest.mark.parametrize("seed", SEEDS)
def test_the_deals_counted_are_those_that_fit(seed):
    in_doubt = 0
    for view, game, random in small_positions("count", seed):
        expected, deals = fitting(view), deals_of(view)
        assert true_hands(game) in expected
        assert deals.count == len(expected), view
        assert set(deals.draw(random, 25)) <= set(expected), view
        if len(expected) <= 4:
            assert set(deals.draw(random, 200)) == set(expected), view
        # Declared, and not yet seen which card is missing.
        in_doubt += any(
            len({hands[seat] & RANK_MASKS[rank] for hands in expected}) > 1
            for seat, (rank, number) in view.declarations
            if number == 3
        )
    assert in_doubt


@pytest.mark.parametrize("seed", SEEDS)
def test_a_signal_that_is_true_is_believed(seed):
    told = 0
    for view, game, random in small_positions("true signal", seed, True, [(cards, 3) for cards in range(22, 28)]):
        expected, deals = fitting(view), deals_of(view)
        assert true_hands(game) in expected
        assert deals.count == Deals(knowledge(view)).count == len(expected), view
        assert set(deals.draw(random, 25)) <= set(expected), view
        told += len(expected) < Deals(knowledge(view, believing=False)).count
    assert told


@pytest.mark.parametrize("seed", SEEDS)
def test_a_signal_that_cannot_be_true_is_not_believed(seed):
    false = 0
    for view, _, random in small_positions("any signal", seed, False, [(cards, 3) for cards in range(22, 28)]):
        expected, deals = fitting(view), deals_of(view)
        assert deals.count == len(expected), view
        assert set(deals.draw(random, 25)) <= set(expected), view
        false += not is_as_signalled(view, expected[0])
    assert false


@pytest.mark.parametrize("seed", SEEDS)
def test_every_deal_that_fits_is_as_likely_as_any_other(seed):
    sizes = [(22, 6), (24, 14), (26, 20), (28, 10)]
    tried = 0
    for view, _, random in small_positions("uniform", seed, sizes=sizes):
        if not 2 <= deals_of(view).count <= 100:
            continue
        expected = fitting(view)
        if any(withheld(view, hands) for hands in expected):
            continue
        draws = 30 * len(expected)
        drawn = counted(deals_of(view).draw(random, draws))
        assert_spread(drawn, {hands: draws / len(expected) for hands in expected}, view)
        tried += 1
    assert tried


@pytest.mark.parametrize("seed", SEEDS)
def test_deals_with_a_combination_withheld_are_rarer(seed):
    sizes = [(22, 8), (24, 25), (26, 30)]
    some_withheld = all_withheld = 0
    for view, _, random in small_positions("withheld", seed, sizes=sizes):
        if not 2 <= deals_of(view).count <= 60:
            continue
        expected = fitting(view)
        rare = {hands for hands in expected if withheld(view, hands)}
        if 0 < len(rare) <= 0.6 * len(expected):
            weights = {hands: WITHHELD if hands in rare else 1 for hands in expected}
            some_withheld += 1
        elif len(rare) == len(expected):
            # It was withheld for certain, which leaves no deal less likely than the others.
            weights = dict.fromkeys(expected, 1)
            all_withheld += 1
        else:
            continue
        draws = 100 * len(expected)
        drawn = counted(deals_of(view).draw(random, draws))
        total = sum(weights.values())
        assert_spread(drawn, {hands: draws * weight / total for hands, weight in weights.items()}, view)
    assert some_withheld and all_withheld


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


def test_before_the_first_card_only_what_is_shown_is_known():
    game = dealt(*HANDS)
    assert deals_of(game.view(ELDEST)).count == ways(8, 8, 7)
    for seat, others in ((SECOND, (5, 8, 7)), (RIGHT, (5, 8, 7)), (DEALER, (5, 8, 8))):
        assert deals_of(game.view(seat)).count == ways(*others)
    facts = knowledge(game.view(SECOND))
    assert facts.known[ELDEST] == mask_of([Card.parse(each) for each in ("aA", "lA", "hA")])
    assert facts.known[DEALER] == Card.parse("b7").bit
    assert facts.known[RIGHT] == 0


def test_who_declares_three_may_lack_any_of_the_four():
    game = dealt(
        "lK hO bU aT l9 h8 b8 a9", "aO lO aU lU lT hT h7 a7", "aA lA hA aK a8 l7 l8 h9", "bA hK hU bK bO bT b9 b7"
    )
    move(game, "pass", "pass", "declare A 3")
    # The dealer holds the ace that is missing, eldest and the second cannot tell.
    assert deals_of(game.view(DEALER)).count == ways(5, 8, 5)
    # Three of four aces and five of the sixteen other cards; the fourth ace goes where there is room.
    assert deals_of(game.view(SECOND)).count == 4 * comb(16, 5) * ways(5, 7)


def test_who_sees_the_fourth_knows_where_the_other_three_are():
    game = dealt(
        "bA hK lU aT l9 h8 b8 a9", "aO lO aU bU lT hT h7 a7", "aA lA hA aK a8 l7 l8 h9", "lK hO hU bK bO bT b9 b7"
    )
    move(game, "pass", "pass", "declare A 3")
    aces = mask_of([Card.parse(each) for each in ("aA", "lA", "hA")])
    # Eldest holds the ace of bells, and it lies open for all.
    for seat in (ELDEST, SECOND, DEALER):
        assert knowledge(game.view(seat)).known[RIGHT] == aces
    lead(game, "bA bU aK bK l9 lT lA lK")
    for seat in (ELDEST, SECOND, DEALER):
        assert knowledge(game.view(seat)).known[RIGHT] == aces & ~Card.parse("lA").bit


def test_who_declares_four_holds_them():
    game = dealt(
        "lK hO bU aT l9 h8 b8 a9", "aO lO aU lU lT hT h7 a7", "aA lA hA bA a8 l7 l8 h9", "aK hK hU bK bO bT b9 b7"
    )
    move(game, "pass", "pass", "declare A 4")
    assert deals_of(game.view(SECOND)).count == ways(5, 4, 7)
    assert knowledge(game.view(ELDEST)).known[RIGHT] == RANK_MASKS[Rank.ACE]


def test_whoever_does_not_follow_trump_or_beat_cannot():
    game = dealt(
        "aA aK aO lA lK lO hA hK", "lU l9 l8 hO hU h9 bA b8", "a9 a8 a7 hT h8 b9 l7 lT", "aU aT h7 bK bO bU bT b7"
    )
    lead(game, "aA b8 a9")
    assert knowledge(game.view(DEALER)).possible[SECOND] & 0xFF == 0
    assert not knowledge(game.view(DEALER)).possible[SECOND] & Card.parse("b8").bit
    # Behind a trump the plain suit is followed with any card: nothing is known of dealer's right.
    assert (
        knowledge(game.view(SECOND)).possible[RIGHT] & 0xFF
        == mask_of([Card.parse(each) for each in ("a8", "a7", "aU", "aT", "aK", "aO")])
        & ~knowledge(game.view(SECOND)).known[ELDEST]
    )


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


def test_every_hidden_card_is_anywhere_it_can_be_as_often_as_there_is_room():
    game = dealt(*HANDS)
    view = game.view(SECOND)
    draws = 3000
    drawn = deals_of(view).draw(Random(3), draws)
    hidden = ALL & ~mask_of(view.hand) & ~mask_of(view.open_cards) & ~view.trump_card.bit
    for card in cards_in(hidden):
        for seat, room in ((ELDEST, 5), (RIGHT, 8), (DEALER, 7)):
            sharding = sum(bool(hands[seat] & card.bit) for hands in drawn) / draws
            assert sharding == pytest.approx(room / 20, abs=0.04)


# Signals


def test_only_eldest_is_told_a_signal_and_believes_it():
    hands = ("aA lA hK aK l9 h8 b8 aT", "aO lO a9 lK lU hT h7 hA", "bA aU a8 a7 l8 l7 lT b7", "bT hO hU h9 bK bO bU b9")
    game = dealt(*hands)
    before = {seat: deals_of(game.view(seat)).count for seat in range(4)}
    game.push(Signal(Suit.HEARTS), RIGHT)
    for seat in (SECOND, RIGHT, DEALER):
        assert deals_of(game.view(seat)).count == before[seat]
    facts = knowledge(game.view(ELDEST))
    assert facts.known[RIGHT] == Card.parse("b7").bit
    assert facts.possible[RIGHT] & 0xFF0000 == 0
    # Seven of the sixteen cards that are neither hearts nor the seven, which is certain.
    assert deals_of(game.view(ELDEST)).count == comb(16, 7) * ways(8, 7)
    assert deals_of(game.view(ELDEST)).count < before[ELDEST]
    assert knowledge(game.view(ELDEST), believing=False).known[RIGHT] == 0


def test_a_false_signal_deceives_nobody_but_eldest():
    hands = ("aA lA hK aK l9 h8 b8 aT", "aO lO a9 lK lU hT h7 b7", "bA aU a8 a7 l8 l7 hA bO", "bT lT hU h9 bK hO bU b9")
    game, quiet = dealt(*hands), dealt(*hands)
    game.push(Signal(Suit.HEARTS), RIGHT)
    for seat in (SECOND, RIGHT, DEALER):
        assert knowledge(game.view(seat)) == knowledge(quiet.view(seat))
    assert knowledge(game.view(ELDEST)).known[RIGHT] == Card.parse("b7").bit
    assert deals_of(game.view(RIGHT)).count == deals_of(quiet.view(RIGHT)).count


def test_a_signal_is_forgotten_when_dealers_right_follows_in_that_suit():
    hands = ("aA lA hK aK l9 h8 b8 aT", "aO lO a9 lK lU hT h7 bO", "bA aU a8 a7 l8 l7 hA b7", "bT lT hU h9 bK hO bU b9")
    game, quiet = dealt(*hands), dealt(*hands)
    game.push(Signal(Suit.HEARTS), RIGHT)
    for each in (game, quiet):
        lead(each, "hK h7 hA hU")
    assert deals_of(game.view(ELDEST)).count == deals_of(quiet.view(ELDEST)).count


def test_a_signal_without_the_seven_of_trumps_is_not_believed():
    hands = ("aA lA hK aK l9 h8 b7 aT", "aO lO a9 lK lU hT h7 bO", "bA aU a8 a7 l8 l7 hA b8", "bT lT hU h9 bK hO bU b9")
    game = dealt(*hands)
    before = deals_of(game.view(ELDEST)).count
    game.push(Signal(Suit.HEARTS), RIGHT)
    assert deals_of(game.view(ELDEST)).count == before


# Refusals


def test_the_table_knows_of_no_cards_nor_does_anybody_before_the_deal():
    game = Game(Rules(shuffle="every"))
    nobody = [game.view(seat) for seat in EVERYBODY]
    game.push(Dealer(DEALER))
    nobody += [game.view(seat) for seat in EVERYBODY]
    game.push(pack_for(*HANDS))
    nobody += [game.view(seat) for seat in EVERYBODY]
    game.push(Cut(11))
    nobody.append(game.view(TABLE))
    everybody_passes(game)
    game.push(PLAYS[Card.parse("aA")])
    nobody.append(game.view(TABLE))
    for view in nobody:
        with pytest.raises(ValueError, match="only a seat"):
            knowledge(view)
        with pytest.raises(ValueError, match="only a seat"):
            deals_of(view)


def test_where_no_deal_fits_that_is_said():
    facts = knowledge(dealt(*HANDS).view(SECOND))
    known = list(facts.known)
    known[RIGHT] |= Card.parse("b7").bit
    for impossible in (replace(facts, held=(8, 8, 8, 7)), replace(facts, known=known)):
        with pytest.raises(ValueError, match="no deal"):
            Deals(impossible)


# Three of a rank


@pytest.mark.parametrize("seed", SEEDS)
def test_three_of_finds_the_ranks_of_which_there_are_three(seed):
    random = Random(seed)
    for _ in range(300):
        hand = random.getrandbits(32) & (random.getrandbits(32) | random.getrandbits(32))
        ranks = [rank for rank in Rank if sum(card.rank is rank for card in cards_in(hand)) >= 3]
        assert three_of(hand) == sum(1 << rank for rank in ranks)


def test_three_of_every_way_to_hold_cards_of_a_rank():
    for rank, suits in product(Rank, range(16)):
        hand = mask_of([Card.of(suit, rank) for suit in Suit if suits >> suit & 1])
        assert three_of(hand) == (1 << rank if suits.bit_count() >= 3 else 0)
