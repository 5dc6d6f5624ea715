"""The rulebook, rule by rule. Each test is named after the rule it holds the engine to."""

import hashlib
from collections.abc import Callable

import pytest

from engine import record
from engine.cards.german_pack import CARD_POINTS, CARDS, PACK, Card, Rank, Suit
from engine.cards.pack import cards_text
from engine.cards.shuffle import Stream, commitment, gathered, shuffled
from engine.moves import Combination, Cut, Deal, Dealer, IllegalMove, Signal
from engine.series import SeriesResult
from engine.stovkahra.declarations import Declaration
from engine.stovkahra.moves import CUTS, How, Outcome, parse_move
from engine.stovkahra.rules import Game, Phase, Rules, eldest_of, right_of, side_of
from engine.stovkahra.series import Series
from engine.stovkahra.trick import Duty
from tests.support import referees as as_written
from tests.support.positions import (
    ALL_TRUMPS_SEVEN_LAST,
    DEALER,
    DEALERS,
    EACH_A_SUIT,
    ELDERS,
    ELDEST,
    EVERYBODY,
    RIGHT,
    SECOND,
    SHUFFLE_EVERY,
    TABLE,
    deal_on,
    dealt,
    ending,
    everybody_passes,
    lead,
    may_play,
    move,
    ninety_eight_to_nothing,
    pack_for,
    refused,
    snapshot,
    sweep,
    trick,
    views,
    written,
)

# Pack and table


@pytest.mark.parametrize(
    ("rank", "points"), [("A", 6), ("K", 5), ("O", 4), ("U", 3), ("T", 0), ("9", 0), ("8", 0), ("7", 0)]
)
@pytest.mark.parametrize("suit", "alhb")
def test_rule_1_card_points(suit, rank, points):
    assert Card.parse(suit + rank).points == points


def test_rule_1_pack_has_32_cards_and_72_points():
    texts = {suit + rank for suit in "alhb" for rank in "AKOUT987"}
    assert {str(card) for card in CARDS} == texts
    assert len(CARDS) == 32
    assert sum(card.points for card in CARDS) == CARD_POINTS == 72


def test_rule_1_ranks_high_to_low():
    high_to_low = [Rank.ACE, Rank.KING, Rank.OVER, Rank.UNDER, Rank.TEN, Rank.NINE, Rank.EIGHT, Rank.SEVEN]
    assert sorted(Rank, reverse=True) == high_to_low
    assert [rank.letter for rank in high_to_low] == list("AKOUT987")


@pytest.mark.parametrize(("high", "low"), ["AK", "KO", "OU", "UT", "T9", "98", "87"])
def test_rule_1_each_rank_beats_the_next(high, low):
    game = dealt(" ".join(f"a{rank}" for rank in "AKOUT987" if rank != high), f"a{high}", "", "b7")
    lead(game, f"a{low} a{high}")
    assert str(game.view(TABLE).best) == f"a{high}"
    game = dealt(" ".join(f"a{rank}" for rank in "AKOUT987" if rank != low), f"a{low}", "", "b7")
    lead(game, f"a{high} a{low}")
    assert str(game.view(TABLE).best) == f"a{high}"


def test_rule_1_a_pack_holds_each_card_once():
    game = Game()
    game.push(Dealer(DEALER))
    assert refused(game, Deal(PACK[:31])).rule == 1
    assert refused(game, Deal((*PACK[:31], PACK[0]))).rule == 1
    assert refused(game, Deal((*PACK, PACK[0]))).rule == 1
    game.push(Deal(PACK))
    assert game.phase is Phase.CUT


def test_rule_2_partners_sit_opposite():
    assert [side_of(seat) for seat in range(4)] == [0, 1, 0, 1]


@pytest.mark.parametrize(("dealer", "eldest", "right"), [(0, 1, 3), (1, 2, 0), (2, 3, 1), (3, 0, 2)])
def test_rule_2_eldest_is_dealers_left_and_the_cutter_dealers_right(dealer, eldest, right):
    assert (eldest_of(dealer), right_of(dealer)) == (eldest, right)
    game = Game()
    game.push(Dealer(dealer))
    game.push(Deal(PACK))
    assert game.turn == right
    move(game, "cut 5")
    assert game.turn == game.deal.leader == eldest


def test_rule_2_play_is_clockwise():
    game = dealt(*EACH_A_SUIT, dealer=DEALER)
    everybody_passes(game)
    turns = []
    for card in ("aA", "lA", "hA", "bA"):
        turns.append(game.turn)
        move(game, f"play {card}")
    assert turns == [0, 1, 2, 3]


@pytest.mark.parametrize("seat", range(4))
def test_rule_3_any_seat_may_be_drawn_first_dealer(seat):
    game = Game()
    assert [str(each) for each in game.legal_moves()] == ["dealer 0", "dealer 1", "dealer 2", "dealer 3"]
    move(game, f"dealer {seat}")
    assert game.dealer == seat


def test_rule_3_deal_passes_to_the_left_after_every_deal():
    game = ninety_eight_to_nothing()
    game.push(Deal(PACK))
    assert game.dealer == eldest_of(DEALER) == 0
    move(game, "cut 7")
    assert (game.deals[0].dealer, game.deals[1].dealer) == (3, 0)
    assert game.turn == 1


# Deal


def other_order(tricks) -> list[Card]:
    """A heap of tricks in another order, the cards of each in another order too."""
    return [card for each in reversed(tricks) for card in reversed(each.cards)]


def test_rule_4_later_deals_are_gathered_and_only_cut():
    game = ninety_eight_to_nothing(Rules())
    assert game.rules.shuffle == "first"
    assert refused(game, Deal(PACK)).rule == 5
    game.push(Deal(tuple(other_order(game.deal.tricks))))
    assert game.phase is Phase.CUT


def test_rule_4_option_shuffle_every_takes_any_pack():
    game = ninety_eight_to_nothing(Rules(shuffle="every"))
    game.push(Deal(PACK))
    assert game.phase is Phase.CUT


def test_rule_5_the_four_cards_of_a_trick_stay_together():
    game = ninety_eight_to_nothing(Rules())
    heap = other_order(game.deal.tricks)
    # The last card of one trick and the first of the next change places: two tricks are torn.
    heap[3], heap[4] = heap[4], heap[3]
    assert refused(game, Deal(tuple(heap))).rule == 5


def test_rule_5_the_heap_may_not_be_cut_before_it_is_gathered():
    game = ninety_eight_to_nothing(Rules())
    heap = other_order(game.deal.tricks)
    assert refused(game, Deal(tuple(heap[2:] + heap[:2]))).rule == 5


def test_rule_5_tricks_and_their_cards_may_lie_in_any_order():
    game = ninety_eight_to_nothing(Rules())
    as_played = [card for each in game.deal.tricks for card in each.cards]
    for heap in (as_played, as_played[::-1], as_played[12:] + as_played[:12], other_order(game.deal.tricks)):
        fresh = ninety_eight_to_nothing(Rules())
        fresh.push(Deal(tuple(heap)))
        assert fresh.phase is Phase.CUT


def test_rule_5_the_order_is_drawn_from_the_secret_seed():
    game = ninety_eight_to_nothing(Rules())
    game.push(Deal(gathered(bytes(32), 1, "stovkahra", [each.cards for each in game.deal.tricks])))
    assert game.phase is Phase.CUT


@pytest.mark.parametrize("cut", range(1, 32))
def test_rule_6_the_cut_moves_cards_from_the_top_to_the_bottom(cut):
    game = Game()
    game.push(Dealer(DEALER))
    game.push(Deal(PACK))
    assert Cut(cut) in game.legal_moves(RIGHT)
    move(game, f"cut {cut}", seat=RIGHT)
    # The first card dealt is now the one that lay below the cut, the last one the card above it.
    assert PACK[cut] in game.view(ELDEST).open_cards
    assert game.view(TABLE).trump_card == PACK[cut - 1]


def test_rule_6_dealers_right_cuts_1_to_31():
    game = Game()
    game.push(Dealer(DEALER))
    game.push(Deal(PACK))
    assert game.legal_moves(RIGHT) == CUTS == tuple(Cut(cards) for cards in range(1, 32))
    for seat in (ELDEST, SECOND, DEALER):
        assert game.legal_moves(seat) == ()
        assert refused(game, "cut 9", seat).rule == 6
    assert refused(game, "cut 0").rule == 6
    assert refused(game, "cut 32").rule == 6
    assert refused(game, Cut(-1)).rule == 6


@pytest.mark.parametrize("trump", ["aT", "l8", "hA", "b7"])
def test_rule_7_bottom_card_after_the_cut_is_trumps_and_the_dealers(trump):
    game = dealt("", "", "", trump)
    for seat in EVERYBODY:
        assert str(game.view(seat).trump_card) == trump
        assert game.view(seat).trump is Suit.parse(trump[0])
    assert trump in cards_text(game.view(DEALER).hand).split()
    for seat in (ELDEST, SECOND, RIGHT):
        assert trump not in cards_text(game.view(seat).hand).split()


def test_rule_7_no_card_is_seen_before_the_cut():
    game = Game()
    game.push(Dealer(DEALER))
    game.push(Deal(PACK))
    for seat in EVERYBODY:
        view = game.view(seat)
        assert (view.trump_card, view.hand, view.open_cards, view.held) == (None, (), (), (0, 0, 0, 0))


def test_rule_8_packets_of_3_2_3_eldest_first():
    game = Game()
    game.push(Dealer(DEALER))
    # Once the seven on top is cut to the bottom, the pack lies in order: acorns, leaves, hearts, bells, ace to seven.
    game.push(Deal((PACK[31], *PACK[:31])))
    move(game, "cut 1")
    assert [cards_text(game.view(seat).hand) for seat in range(4)] == [
        "aA aK aO lT l9 hT h9 h8",
        "aU aT a9 l8 l7 h7 bA bK",
        "a8 a7 lA hA hK bO bU bT",
        "lK lO lU hO hU b9 b8 b7",
    ]


def test_rule_8_eldests_first_three_cards_are_open_to_all():
    game = dealt("bA h7 l9 aA aK aO aU aT", "", "", "b7")
    for seat in EVERYBODY:
        assert set(cards_text(game.view(seat).open_cards).split()) == {"bA", "h7", "l9"}
    lead(game, "h7")
    for seat in EVERYBODY:
        assert set(cards_text(game.view(seat).open_cards).split()) == {"bA", "l9"}


# Declarations


DECLARATIONS = [
    ("A", 4, 40),
    ("T", 4, 20),
    ("7", 4, 20),
    ("K", 4, 12),
    ("O", 4, 12),
    ("U", 4, 12),
    ("A", 3, 30),
    ("T", 3, 10),
    ("7", 3, 10),
    ("K", 3, 6),
    ("O", 3, 6),
    ("U", 3, 6),
]


def four_of(rank: str, number: int = 4) -> str:
    return " ".join(suit + rank for suit in "alhb"[:number])


@pytest.mark.parametrize(("rank", "number", "points"), DECLARATIONS)
def test_rule_9_declarations_table(rank, number, points):
    missing = "" if number == 4 else f"b{rank}"
    game = dealt(four_of(rank, number), missing, "", "")
    move(game, f"declare {rank} {number}", seat=ELDEST)
    assert written(game) == (points, 0)
    # The rank and the number are named, not the card that is missing.
    assert game.view(TABLE).declarations == (Declaration(ELDEST, Combination(Rank.parse(rank), number)),)


@pytest.mark.parametrize("number", [3, 4])
@pytest.mark.parametrize("rank", "98")
def test_rule_9_nines_and_eights_are_not_declared(rank, number):
    game = dealt(four_of(rank, number), "", "", "b7")
    assert f"declare {rank} {number}" not in [str(each) for each in game.legal_moves()]
    assert refused(game, f"declare {rank} {number}", ELDEST).rule == 9


@pytest.mark.parametrize("number", [3, 4])
def test_rule_9_two_of_a_rank_are_too_few(number):
    game = dealt("aK lK", "hK bK", "", "b7")
    assert refused(game, f"declare K {number}", ELDEST).rule == 9


def test_rule_9_only_what_is_declared_scores():
    game = dealt("aA lA hA bA aT lT hT bT", "", "", "b7")
    everybody_passes(game)
    assert written(game) == (0, 0)
    assert game.view(TABLE).declarations == ()


def test_rule_10_each_declares_in_turn_from_eldest_as_many_as_wished():
    game = dealt(
        "aA lA hA aK lK hK bK a8",
        "aO lO hO bO aU lU hU bU",
        "aT lT hT bT a7 l7 h7 l8",
        "a9 l9 h9 h8 b8 bA b9 b7",
    )
    move(game, "declare K 4", "declare A 3", "pass", seat=ELDEST)
    move(game, "declare O 4", "declare U 4", "pass", seat=SECOND)
    move(game, "declare 7 3", "declare T 4", "pass", seat=RIGHT)
    assert [str(each) for each in game.legal_moves(DEALER)] == ["pass"]
    move(game, "pass", seat=DEALER)
    assert written(game) == (12 + 30 + 10 + 20, 12 + 12)
    assert game.phase is Phase.PLAY
    assert game.turn == ELDEST


def test_rule_10_who_has_passed_declares_no_more():
    game = dealt("aA lA hA aT lT hT bK bO", "", "", "bA")
    move(game, "declare A 3", "pass", seat=ELDEST)
    assert refused(game, "declare T 3", ELDEST).rule == 10


@pytest.mark.parametrize("number", [2, 5])
def test_rule_10_no_other_number_is_named(number):
    game = dealt("aA lA hA", "", "", "bA")
    assert refused(game, f"declare A {number}", ELDEST).rule == 10


def test_rule_11_no_score_for_carte_blanche():
    # Eldest has neither an ace nor a court card.
    game = dealt("aT a9 a8 lT l9 l8 h9 h8", "", "", "bA")
    assert [str(each) for each in game.legal_moves(ELDEST)] == ["pass"]
    everybody_passes(game)
    assert written(game) == (0, 0)


# Signal


# Dealer's right holds the seven of trumps (bells) and no acorns: he wants acorns led.
TO_SIGNAL = (
    "aA aK aO lA lK hA hK hO",
    "aU aT lO lU lT hU hT h9",
    "l9 l8 l7 h8 h7 bA bK b7",
    "a9 a8 a7 bO bU bT b8 b9",
)


def test_rule_12_dealers_right_names_a_plain_suit_that_only_eldest_sees():
    game = dealt(*TO_SIGNAL)
    before = views(game)
    move(game, "signal a", seat=RIGHT)
    after = views(game)
    assert after[ELDEST].signal is after[RIGHT].signal is Suit.ACORNS
    for seat in (SECOND, DEALER, TABLE):
        # Not even the number of moves tells the others that a signal was given.
        assert after[seat] == before[seat]
        assert after[seat].signal is None


def test_rule_12_the_signal_stays_between_the_two_to_the_end_of_the_deal():
    game = dealt(*EACH_A_SUIT)
    silent = dealt(*EACH_A_SUIT)
    move(game, "signal h", seat=RIGHT)
    for each in (game, silent):
        sweep(each, ALL_TRUMPS_SEVEN_LAST)
        move(each, "count")
    for seat in (ELDEST, RIGHT):
        assert game.view(seat).signal is Suit.HEARTS
        assert game.view(seat).ply == silent.view(seat).ply + 1
    for seat in (SECOND, DEALER, TABLE):
        assert game.view(seat) == silent.view(seat)


def test_rule_12_the_next_deal_starts_without_a_signal():
    game = dealt(*EACH_A_SUIT, rules=SHUFFLE_EVERY)
    move(game, "signal h", seat=RIGHT)
    sweep(game, ALL_TRUMPS_SEVEN_LAST)
    move(game, "count")
    deal_on(game, *(EACH_A_SUIT[seat - 1] for seat in range(4)))
    assert all(game.view(seat).signal is None for seat in EVERYBODY)
    # Seat 3 is dealer's right now, seat 1 is eldest.
    move(game, "signal l", seat=3)
    assert [game.view(seat).signal for seat in range(4)] == [None, Suit.LEAVES, None, Suit.LEAVES]


def test_rule_12_only_a_plain_suit_is_named():
    game = dealt(*TO_SIGNAL)
    assert [str(each) for each in game.legal_moves(RIGHT)] == ["signal a", "signal l", "signal h"]
    assert refused(game, "signal b", RIGHT).rule == 12


def test_rule_12_the_signal_comes_before_the_first_lead():
    game = dealt(*TO_SIGNAL)
    everybody_passes(game)
    # All have passed, but eldest has not led yet: there is still time.
    assert Signal(Suit.ACORNS) in game.legal_moves(RIGHT)
    lead(game, "hA")
    assert refused(game, "signal a", RIGHT).rule == 12


def test_rule_12_it_is_not_checked():
    # Neither the seven of trumps is held, nor is the suit named a void.
    game = dealt(*EACH_A_SUIT)
    move(game, "signal h", seat=RIGHT)
    assert game.view(ELDEST).signal is Suit.HEARTS


def test_rule_12_a_signal_takes_nobodys_turn():
    game = dealt("aA lA hA", "", "", "bA")
    move(game, "declare A 3", seat=ELDEST)
    may = game.legal_moves(ELDEST)
    move(game, "signal a", seat=RIGHT)
    assert game.turn == ELDEST
    assert game.legal_moves(ELDEST) == may


# Play


def test_rule_13_eldest_leads_any_card_to_the_first_trick():
    game = dealt("aA a7 lA l7 hA h7 bA b8", "", "", "b7")
    everybody_passes(game)
    assert game.turn == ELDEST
    assert may_play(game) == "aA a7 lA l7 hA h7 bA b8"
    assert game.view(ELDEST).duty is Duty.LEAD
    for seat in (SECOND, RIGHT, DEALER):
        assert not [each for each in game.legal_moves(seat) if not isinstance(each, Signal)]


def test_rule_13_the_winner_leads_any_card_to_the_next_trick():
    game = dealt(*EACH_A_SUIT)
    assert trick(game, "aA l7 h7 b8").winner == DEALER
    assert game.turn == game.view(TABLE).leader == DEALER
    assert may_play(game) == "bA bK bO bU bT b9 b7"


# Bells are trumps. Everybody can follow acorns, and trumps.
ALL_FOLLOW = (
    "aT aK lA lK hA hK b9 bO",
    "aO a9 lU lT hU bU bT b8",
    "aA aU a7 l8 l7 h8 hO b7",
    "a8 lO l9 hT h9 h7 bA bK",
)

# Hearts are trumps. Eldest holds all bells: nobody can follow, all must trump.
NOBODY_FOLLOWS = (
    "bA bK bO bU bT b9 b8 b7",
    "hA hU h8 aA aK aO aU aT",
    "hK h7 a9 a8 a7 lA lK lO",
    "lU lT l9 l8 l7 hO hT h9",
)

# Hearts are trumps. Seat 1 has no acorns and must trump them; the others can follow.
ONE_TRUMPS = (
    "aT a9 lA lK bA bK bO h9",
    "lO lU lT bU bT h8 h7 hU",
    "aA a8 l9 l8 b9 b8 hA hK",
    "aK aO aU a7 l7 b7 hO hT",
)

# Bells are trumps; only eldest and the dealer hold any.
TWO_DISCARD = (
    "aA aK aO aU aT a9 a7 bA",
    "lA lK lO lU lT l9 l8 l7",
    "hA hK hO hU hT h9 h8 h7",
    "a8 bK bO bU bT b9 b8 b7",
)

HAVE_TO = [
    # deal, cards already on the table, what may follow, the duty
    pytest.param(ALL_FOLLOW, "aT", "aO", Duty.FOLLOW_AND_BEAT, id="follow suit and beat the card led"),
    pytest.param(ALL_FOLLOW, "aK", "aO a9", Duty.FOLLOW_BELOW, id="follow suit, if unable to beat with any card"),
    pytest.param(ALL_FOLLOW, "aT aO", "aA", Duty.FOLLOW_AND_BEAT, id="beat the best card so far, not the one led"),
    pytest.param(ALL_FOLLOW, "aK a9", "aA", Duty.FOLLOW_AND_BEAT, id="beat the partner too"),
    pytest.param(ALL_FOLLOW, "aT aO aA", "a8", Duty.FOLLOW_BELOW, id="follow with the only card of the suit"),
    pytest.param(ALL_FOLLOW, "b9", "bU bT", Duty.FOLLOW_AND_BEAT, id="trump led: follow and beat"),
    pytest.param(ALL_FOLLOW, "b9 bT", "b7", Duty.FOLLOW_BELOW, id="trump led: follow though it cannot beat"),
    pytest.param(ALL_FOLLOW, "bO", "bU bT b8", Duty.FOLLOW_BELOW, id="trump led: any trump, if none beats"),
    pytest.param(ALL_FOLLOW, "b9 bT b7", "bA bK", Duty.FOLLOW_AND_BEAT, id="trump led: the last one beats too"),
    pytest.param(NOBODY_FOLLOWS, "bA", "hA hU h8", Duty.TRUMP, id="cannot follow: any trump"),
    pytest.param(NOBODY_FOLLOWS, "bA h8", "hK", Duty.OVERTRUMP, id="overtrump is forced"),
    pytest.param(NOBODY_FOLLOWS, "bA hU", "hK", Duty.OVERTRUMP, id="overtrump the under with the king"),
    pytest.param(NOBODY_FOLLOWS, "bA hA", "hK h7", Duty.UNDERTRUMP, id="undertrump, if unable to overtrump"),
    pytest.param(NOBODY_FOLLOWS, "bA hU hK", "hO hT h9", Duty.UNDERTRUMP, id="undertrump the second trump"),
    pytest.param(NOBODY_FOLLOWS, "bA h8 hK", "hO hT h9", Duty.UNDERTRUMP, id="undertrump the best, not the first"),
    pytest.param(ONE_TRUMPS, "a9 h8", "aA a8", Duty.FOLLOW_BEHIND_TRUMP, id="behind a trump: any card of the suit"),
    pytest.param(ONE_TRUMPS, "a9 h8 a8", "aK aO aU a7", Duty.FOLLOW_BEHIND_TRUMP, id="so does the next player"),
    pytest.param(EACH_A_SUIT, "aA", "lA lK lO lU lT l9 l8 l7", Duty.DISCARD, id="neither suit nor trump: any card"),
    pytest.param(TWO_DISCARD, "bA lA", "hA hK hO hU hT h9 h8 h7", Duty.DISCARD, id="no trump when trumps are led"),
]


@pytest.mark.parametrize(("hands", "table", "may", "duty"), HAVE_TO)
def test_rules_14_and_15_what_must_be_played(hands, table, may, duty):
    game = dealt(*hands)
    lead(game, table)
    assert may_play(game) == may
    view = game.view(game.turn)
    assert view.duty is duty
    # Everything else in the hand is refused by one of these two rules.
    for card in cards_text(view.hand).split():
        if card not in may.split():
            assert refused(game, f"play {card}").rule in (14, 15)
    for card in may.split():
        fresh = dealt(*hands)
        lead(fresh, f"{table} {card}")


WON = [
    pytest.param(ALL_FOLLOW, "aT aO aA a8", RIGHT, "aA", id="highest card of the suit led"),
    pytest.param(ALL_FOLLOW, "b9 bT b7 bA", DEALER, "bA", id="trumps led: the highest trump"),
    pytest.param(NOBODY_FOLLOWS, "bA hU hK hO", RIGHT, "hK", id="highest of three trumps"),
    pytest.param(NOBODY_FOLLOWS, "bA hA h7 hO", SECOND, "hA", id="the first trump, if it is the highest"),
    pytest.param(ONE_TRUMPS, "a9 h7 aA aK", SECOND, "h7", id="the smallest trump beats the ace of the suit led"),
    pytest.param(EACH_A_SUIT, "aA lA hA b8", DEALER, "b8", id="the eight of trumps beats three aces"),
    pytest.param(TWO_DISCARD, "a9 lA hA a8", ELDEST, "a9", id="discards win nothing, however high"),
]


@pytest.mark.parametrize(("hands", "cards", "winner", "best"), WON)
def test_rule_16_who_wins_the_trick(hands, cards, winner, best):
    game = dealt(*hands)
    won = trick(game, cards)
    assert (won.winner, str(won.best)) == (winner, best)
    assert won.leader == ELDEST
    assert game.turn == game.deal.leader == winner


@pytest.mark.parametrize("cards", ["aT aO aA a8", "b9 bT b7 bA"])
def test_rule_16_the_best_card_so_far_is_shown(cards):
    game = dealt(*ALL_FOLLOW)
    best = {"aT": "aT", "aO": "aO", "aA": "aA", "b9": "b9", "bT": "bT", "b7": "bT"}
    for card in cards.split()[:3]:
        lead(game, card)
        assert str(game.view(TABLE).best) == best[card]


SEVEN_WINS = [(1, 52), (2, 10), (3, 10), (4, 10), (5, 10), (6, 10), (7, 10), (8, 26)]


@pytest.mark.parametrize(("number", "bonus"), SEVEN_WINS)
def test_rule_17_bonus_for_winning_with_a_seven(number, bonus):
    game = dealt(*EACH_A_SUIT)
    others = ["bA", "bK", "bO", "bU", "bT", "b9", "b8"]
    sweep(game, " ".join([*others[: number - 1], "b7", *others[number - 1 :]]))
    expected = [0, 0, 0, 0, 0, 0, 0, 6]
    expected[number - 1] = bonus
    assert [each.bonus for each in game.deal.tricks] == expected
    assert str(game.deal.tricks[number - 1].best) == "b7"
    assert written(game) == (0, sum(expected))


def test_rule_17_no_bonus_for_a_seven_that_does_not_win():
    game = dealt(*EACH_A_SUIT)
    assert trick(game, "a7 l7 h7 b8").bonus == 0
    assert written(game) == (0, 0)


def test_rule_17_a_seven_of_trumps_that_is_overtrumped_brings_nothing():
    game = dealt(*NOBODY_FOLLOWS)
    assert trick(game, "bA hA h7 hO").bonus == 0
    assert written(game) == (0, 0)


def test_rule_17_a_plain_seven_wins_the_last_trick_where_nobody_can_beat_it():
    # Bells are trumps. All other leaves are thrown away, so that the dealer's seven is the last.
    game = dealt(
        "aA aK aO aU aT a9 lA lK",
        "lO lU lT hA hK hO hU h7",
        "l9 l8 a8 a7 hT h9 h8 b8",
        "l7 bA bK bO bU bT b9 b7",
    )
    trick(game, "aA hU a8 b7")
    trick(game, "bA lA lO b8")
    trick(game, "bK lK lU l9")
    trick(game, "bO aK lT l8")
    trick(game, "bU aO hA a7")
    trick(game, "bT aU hK hT")
    trick(game, "b9 aT hO h9")
    last = trick(game, "l7 a9 h7 h8")
    assert (last.winner, str(last.best), last.bonus) == (DEALER, "l7", 26)


# Score and dost


def test_rule_18_a_declaration_scores_at_once():
    game = dealt("aA lA hA", "aT lT hT bT", "", "bA")
    move(game, "declare A 3")
    assert written(game) == (30, 0)
    move(game, "pass", "declare T 4")
    assert written(game) == (30, 20)


def test_rule_18_a_bonus_is_written_as_it_occurs_and_card_points_are_not_announced():
    game = dealt(*EACH_A_SUIT)
    trick(game, "aA lA hA b7")
    assert game.score == [0, 52 + 18]
    for seat in EVERYBODY:
        assert game.view(seat).written == (0, 52)
        assert game.view(seat).counted is None
        assert game.view(seat).points == ()


def test_rule_18_earlier_deals_are_known_but_not_the_one_under_way():
    game = ninety_eight_to_nothing()
    assert game.view(TABLE).counted == (0, 98)
    deal_on(game, *(EACH_A_SUIT[seat - 1] for seat in range(4)))
    trick(game, "aA lA hA b7")
    for seat in EVERYBODY:
        view = game.view(seat)
        assert (view.points, view.written, view.counted) == (((0, 98),), (52, 98), None)


def test_rule_18_option_count_open_shows_the_running_total():
    game = dealt(*EACH_A_SUIT, rules=Rules(count="open"))
    trick(game, "aA lA hA b7")
    for seat in EVERYBODY:
        assert game.view(seat).counted == (0, 70)
        assert game.view(seat).written == (0, 52)


def test_rule_18_card_points_are_counted_when_play_stops():
    game = dealt(*EACH_A_SUIT)
    trick(game, "aA lA hA b7")
    trick(game, "bA aK lK hK")
    move(game, "dost")
    for seat in EVERYBODY:
        view = game.view(seat)
        assert view.written == view.counted == view.points[-1] == (0, 52 + 18 + 21)


def test_rule_18_whether_a_side_can_have_a_hundred_is_told_from_announced_points_alone():
    game = dealt(*EACH_A_SUIT)
    trick(game, "aA l7 h7 b8")
    # Nothing is written, and 72 card points are fewer than 100.
    assert not game.view(DEALER).could_have_goal
    trick(game, "b7 a7 l8 h8")
    # 10 written and at most 72 in cards.
    assert not game.view(DEALER).could_have_goal
    game = dealt(*EACH_A_SUIT)
    trick(game, "aA l7 h7 b7")
    # 52 written: with 72 card points at most, 100 is thinkable for the dealer's side only.
    assert [game.view(seat).could_have_goal for seat in EVERYBODY] == [False, True, False, True, False]


# The dealer trumps the first trick with the seven (52 and 18), then wins 15, then 12 or 11, then three.
HUNDRED = ("aA lA hA b7", "b8 aK lK hK", "b9 aO lO hO", "bT aU l7 h7")
NINETY_NINE = ("aA lA hA b7", "b8 aK lK hK", "b9 aO lO hU", "bT aU l7 h7")


def test_rule_19_dost_with_exactly_a_hundred_is_correct():
    game = dealt(*EACH_A_SUIT)
    for cards in HUNDRED:
        trick(game, cards)
    move(game, "dost", seat=DEALER)
    assert ending(game) == Outcome(DEALERS, 2, How.DOST, (0, 100))


def test_rule_19_dost_with_ninety_nine_is_false():
    game = dealt(*EACH_A_SUIT)
    for cards in NINETY_NINE:
        trick(game, cards)
    move(game, "dost", seat=DEALER)
    assert ending(game) == Outcome(ELDERS, 2, How.FALSE_DOST, (0, 99))


def test_rule_19_dost_after_a_declaration_of_ones_own():
    game = ninety_eight_to_nothing()
    deal_on(game, "b7", "aK lK hK", "", "")
    move(game, "declare K 3", "dost", seat=1)
    assert ending(game) == Outcome(1, 2, How.DOST, (0, 104))


def test_rule_19_false_dost_after_a_declaration():
    game = dealt("aA lA hA", "", "", "bA")
    move(game, "declare A 3", "dost", seat=ELDEST)
    assert ending(game) == Outcome(DEALERS, 2, How.FALSE_DOST, (30, 0))


def test_rule_19_dost_after_the_last_trick():
    game = dealt(*EACH_A_SUIT)
    sweep(game, "b7 bA bK bO bU bT b9 b8")
    assert game.phase is Phase.CLAIM
    move(game, "dost", seat=DEALER)
    assert ending(game) == Outcome(DEALERS, 2, How.DOST, (0, 130))


def test_rule_19_play_stops_with_dost():
    game = dealt(*EACH_A_SUIT)
    for cards in HUNDRED:
        trick(game, cards)
    move(game, "dost")
    assert all(game.legal_moves(seat) == () for seat in EVERYBODY)
    assert game.view(TABLE).dost == DEALER
    assert game.view(TABLE).turn is None
    assert refused(game, "play bA").rule == 13


def test_rule_19_false_dost_brings_the_others_two_whatever_their_own_score():
    # Nothing at all for the other side, 98 for the one that said dost.
    game = dealt(*EACH_A_SUIT)
    sweep(game, ALL_TRUMPS_SEVEN_LAST)
    move(game, "dost", seat=DEALER)
    assert ending(game) == Outcome(ELDERS, 2, How.FALSE_DOST, (0, 98))
    # The other side has 98, more than the 40 of the one that said dost.
    game = ninety_eight_to_nothing()
    deal_on(game, "b7", "", "aA lA hA bA", "")
    move(game, "pass", "declare A 4", "dost")
    assert ending(game) == Outcome(1, 2, How.FALSE_DOST, (40, 98))


def test_rule_19_dost_is_not_allowed_before_anything_is_declared_or_won():
    game = ninety_eight_to_nothing()
    deal_on(game, "b7", "aK lK hK", "", "")
    # Seat 1 has 98 and three kings, but has to declare them first.
    assert parse_move("dost") not in game.legal_moves(1)
    assert refused(game, "dost", 1).rule == 19


def test_rule_19_a_signal_does_not_take_dost_away():
    game = dealt("aA lA hA", "", "", "bA")
    move(game, "declare A 3", seat=ELDEST)
    move(game, "signal a", seat=RIGHT)
    assert parse_move("dost") in game.legal_moves(ELDEST)


# Seat 0 deals the second deal, and bells are trumps. Seat 1 leads first.
ALL_TRUMPS_AGAINST_THREE_KINGS = (
    "bA bK bO bU bT b9 b8 b7",
    "aK lK hK aA aO aU aT a9",
    "a8 a7 lA lO lU lT l9 l8",
    "l7 hA hO hU hT h9 h8 h7",
)


def test_rule_20_correct_dost_wins_though_the_other_side_was_first_at_a_hundred():
    game = ninety_eight_to_nothing()
    deal_on(game, *ALL_TRUMPS_AGAINST_THREE_KINGS)
    move(game, "declare K 3", seat=1)
    assert game.score == [0, 104]
    sweep(game, "b7 bA bK bO bU bT b9 b8")
    move(game, "dost", seat=0)
    assert ending(game) == Outcome(0, 1, How.DOST, (130, 104))


def test_rule_21_first_at_a_hundred_by_a_declaration_wins_the_count():
    game = ninety_eight_to_nothing()
    deal_on(game, *ALL_TRUMPS_AGAINST_THREE_KINGS)
    move(game, "declare K 3", seat=1)
    sweep(game, "b7 bA bK bO bU bT b9 b8")
    move(game, "count", seat=0)
    # Side 0 has more points, but side 1 was there first.
    assert ending(game) == Outcome(1, 1, How.COUNT, (130, 104))


@pytest.mark.parametrize(
    ("hands", "declared", "winner"),
    [
        (("aO lO hO", "bA bK bO bU bT b9 b8 b7", "aK lK hK", ""), "declare K 3, pass, pass, declare O 3", 0),
        (("aO lO hO", "bA bK bO bU bT b9 b8 b7", "", "aK lK hK"), "pass, declare K 3, pass, declare O 3", 1),
    ],
)
def test_rule_21_both_at_a_hundred_by_declarations(hands, declared, winner):
    game = ninety_eight_to_nothing()
    deal_on(game, *(EACH_A_SUIT[seat - 1] for seat in range(4)))
    sweep(game, ALL_TRUMPS_SEVEN_LAST)
    move(game, "count")
    assert game.score == [98, 98]
    # Seat 1 deals now, so that seat 2 declares first, then 3, 0 and 1.
    deal_on(game, *hands)
    move(game, *declared.split(", "))
    sweep(game, ALL_TRUMPS_SEVEN_LAST)
    move(game, "count")
    assert (ending(game).winner, ending(game).how) == (winner, How.COUNT)


# Seat 0 deals and trumps the first trick with the seven; with the seven of hearts it must lose one trick,
# to the only heart of seat 3.
ONE_TRICK_TO_LOSE = (
    "h7 bA bK bO bU bT b9 b7",
    "aA aK aO hK hO hU hT b8",
    "aU aT a9 a8 lT l9 h9 h8",
    "a7 lA lK lO lU l8 l7 hA",
)


@pytest.mark.parametrize(
    ("dealers_cards", "winner"),
    [
        # Lost at once: side 1 adds the trick to its 98 before side 0 has a hundred.
        pytest.param("b7 h7 bA bK bO bU bT b9", 1, id="side 1 takes the second trick"),
        # Lost last: by then side 0 has 52 for the seven and seven tricks.
        pytest.param("b7 bA bK bO bU bT b9 h7", 0, id="side 1 takes the last trick"),
    ],
)
def test_rule_21_first_at_a_hundred_by_tricks_wins_the_count(dealers_cards, winner):
    game = ninety_eight_to_nothing()
    deal_on(game, *ONE_TRICK_TO_LOSE)
    sweep(game, dealers_cards)
    assert [each.winner for each in game.deal.tricks].count(3) == 1
    assert min(game.score) >= 100
    move(game, "count")
    assert (ending(game).winner, ending(game).how) == (winner, How.COUNT)


def test_rule_21_neither_at_a_hundred_the_score_is_carried_to_the_next_deal():
    game = ninety_eight_to_nothing()
    assert game.phase is Phase.DEAL
    assert game.outcome is None
    assert game.view(TABLE).counted == (0, 98)
    deal_on(game, "b7", "aK lK hK", "", "")
    move(game, "declare K 3")
    assert game.score == [0, 104]
    assert game.view(TABLE).written == (0, 104)


def test_rule_21_exactly_a_hundred_wins_the_count():
    # 72, 10 for the seven in the second trick and 6 for the last trick: 88.
    game = dealt(*EACH_A_SUIT, rules=SHUFFLE_EVERY)
    sweep(game, "bA b7 bK bO bU bT b9 b8")
    move(game, "count")
    assert game.score == [0, 88]
    # Three kings and three overs: 12.
    deal_on(game, "bA bK bO bU bT b9 b8 b7", "aK lK hK aO lO hO", "", "")
    move(game, "declare K 3", "declare O 3", seat=1)
    sweep(game, "bA b7 bK bO bU bT b9 b8")
    move(game, "count")
    assert ending(game) == Outcome(1, 1, How.COUNT, (88, 100))


def test_rule_22_the_winner_of_the_last_trick_says_dost_or_count():
    game = dealt(*EACH_A_SUIT)
    sweep(game, ALL_TRUMPS_SEVEN_LAST)
    assert [str(each) for each in game.legal_moves(DEALER)] == ["dost", "count"]
    for seat in (ELDEST, SECOND, RIGHT):
        assert game.legal_moves(seat) == ()
        assert refused(game, "count", seat).rule == 22
        assert refused(game, "dost", seat).rule == 19


# Seat 0 deals; seat 2 declares three aces and three tens, 40, and wins the first trick.
FORTY_DECLARED = (
    "a8 a7 bA bK bO b9 l9 bU",
    "a9 aK hK hO h9 h8 lO lU",
    "aA lA hA aT lT hT b7 l7",
    "aO aU lK l8 hU h7 b8 bT",
)


@pytest.mark.parametrize(
    ("third_card", "losers", "brcka"),
    [
        # Ace and over: ten points.
        ("aO", 50, 1),
        # Ace and under: nine points.
        ("aU", 49, 2),
    ],
)
def test_rule_23_losers_with_fifty_lose_one_with_fewer_two(third_card, losers, brcka):
    game = ninety_eight_to_nothing()
    deal_on(game, *FORTY_DECLARED)
    move(game, "pass", "declare A 3", "declare T 3")
    assert trick(game, f"a9 aA {third_card} a8").winner == 2
    # Side 1 beats the ten of leaves and has its hundred.
    assert trick(game, "lT lK l9 lU").winner == 3
    move(game, "dost")
    assert ending(game) == Outcome(1, brcka, How.DOST, (losers, 98 + 8))


# Series


def won(side: int, brcka: int) -> Outcome:
    """A game won."""
    return Outcome(side, brcka, How.COUNT, (100, 60) if side == 0 else (60, 100))


def after_games(series: Series, *games: str) -> Series:
    """Goes on with games written as the side that won, the brčka it won, and its choice: "0 2 add"."""
    for game in games:
        side, brcka, choice = game.split()
        series.award(won(int(side), int(brcka)))
        series.push(parse_move(choice))
    return series


def no_choice(series: Series, choice: str, seat: int | None = None) -> IllegalMove:
    """The refusal of a choice, which leaves the series as it was."""
    before = (list(series.brcka), series.pending, series.first_to_ten, series.result)
    with pytest.raises(IllegalMove) as refusal:
        series.push(parse_move(choice), seat)
    assert (list(series.brcka), series.pending, series.first_to_ten, series.result) == before
    return refusal.value


def test_rule_24_winners_add_to_their_own():
    series = after_games(Series(), "0 2 add", "1 1 add", "0 1 add")
    assert series.brcka == [3, 1]


def test_rule_24_or_take_the_same_number_from_the_other_side():
    series = after_games(Series(), "0 2 add", "0 2 add", "1 2 take")
    assert series.brcka == [2, 0]


def test_rule_24_not_more_is_taken_than_the_other_side_has():
    series = after_games(Series(), "0 1 add")
    series.award(won(1, 2))
    assert series.amount(parse_move("take")) == 1
    assert series.amount(parse_move("add")) == 2
    choice = series.push(parse_move("take"))
    assert (choice.amount, choice.balance) == (1, (0, 0))
    assert series.brcka == [0, 0]


def test_rule_24_where_nothing_is_there_nothing_is_taken():
    series = after_games(Series(), "1 2 add")
    series.award(won(1, 2))
    assert [str(each) for each in series.legal_moves()] == ["add"]
    assert no_choice(series, "take").rule == 24
    series.push(parse_move("add"))
    assert series.brcka == [0, 4]


@pytest.mark.parametrize("seat", [0, 2])
def test_rule_24_either_partner_decides_and_the_first_answer_counts(seat):
    series = after_games(Series(), "1 2 add")
    series.award(won(0, 1))
    assert [str(each) for each in series.legal_moves(seat)] == ["add", "take"]
    series.push(parse_move("take"), seat)
    assert series.brcka == [0, 1]
    assert no_choice(series, "add", 2 - seat).rule == 24


@pytest.mark.parametrize("seat", [1, 3])
def test_rule_24_the_losers_do_not_decide(seat):
    series = after_games(Series(), "1 2 add")
    series.award(won(0, 1))
    assert series.legal_moves(seat) == ()
    assert no_choice(series, "add", seat).rule == 24
    assert no_choice(series, "take", seat).rule == 24


def test_rule_24_there_is_nothing_to_choose_before_a_game_is_won():
    series = Series()
    assert series.legal_moves() == ()
    assert no_choice(series, "add").rule == 24
    series.award(won(0, 1))
    assert no_choice(series, "pass", 0).rule == 24


def test_rule_24_the_next_game_waits_for_the_choice():
    series = Series()
    series.award(won(0, 1))
    with pytest.raises(IllegalMove):
        series.award(won(1, 1))
    assert series.pending == won(0, 1)


def test_rule_25_the_first_side_with_ten_wins_the_series():
    series = after_games(Series(), *["1 2 add"] * 4, "0 1 add", "1 1 add")
    assert series.brcka == [1, 9]
    assert series.result is None
    after_games(series, "1 1 add")
    assert series.result == SeriesResult(1, 1)


def test_rule_25_eleven_win_as_well():
    series = after_games(Series(), *["0 2 add"] * 4, "0 1 add", "0 2 add")
    assert series.brcka == [11, 0]
    assert series.result == SeriesResult(0, 1)


def test_rule_25_by_taking_nobody_wins():
    series = after_games(Series(), *["0 2 add"] * 4, "0 1 add", "1 2 add", "0 2 take")
    assert series.brcka == [9, 0]
    assert series.result is None


def test_rule_25_nothing_is_played_for_after_the_end():
    series = after_games(Series(), *["1 2 add"] * 5)
    with pytest.raises(IllegalMove) as refusal:
        series.award(won(0, 1))
    assert refusal.value.rule == 25
    assert series.pending is None


def test_rule_26_at_twenty_the_series_goes_on_after_ten():
    series = after_games(Series(20), *["0 2 add"] * 5)
    assert series.brcka == [10, 0]
    assert series.first_to_ten == 0
    assert series.result is None
    after_games(series, *["0 2 add"] * 4, "0 1 add")
    assert series.brcka == [19, 0]
    assert series.result is None


@pytest.mark.parametrize("last", ["0 1 add", "0 2 add"])
def test_rule_26_first_to_ten_and_to_twenty_has_won_two_series(last):
    series = after_games(Series(20), "1 2 add", *["0 2 add"] * 9, "0 1 add")
    after_games(series, last)
    assert series.result == SeriesResult(0, 2)


def test_rule_26_drawn_if_the_other_side_is_first_to_twenty():
    series = after_games(Series(20), *["0 2 add"] * 5, *["1 2 add"] * 9, "0 2 add", "1 1 add")
    assert series.brcka == [12, 19]
    assert series.result is None
    after_games(series, "1 1 add")
    assert series.result == SeriesResult(None, 0)


def test_rule_26_once_first_to_ten_always_first_though_brcka_are_taken():
    # Side 0 has ten, loses four of them, and side 1 is first to twenty: still a draw.
    series = after_games(Series(20), *["0 2 add"] * 5, "1 2 take", "1 2 take")
    assert series.brcka == [6, 0]
    assert series.first_to_ten == 0
    assert after_games(series, *["1 2 add"] * 10).result == SeriesResult(None, 0)


def test_rule_26_brought_below_ten_and_back_still_two_series():
    series = after_games(Series(20), *["0 2 add"] * 5, "1 2 take", *["1 2 add"] * 6, *["0 2 add"] * 6)
    assert series.brcka == [20, 12]
    assert series.result == SeriesResult(0, 2)


# The shuffle that anybody can check


SEEDS = [bytes(32), bytes(range(32)), b"\xff" * 32, hashlib.sha256(b"brcko").digest()]


def test_rule_27_commitment_is_the_sha_256_of_the_seed():
    assert commitment(bytes(32)) == "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"
    for seed in SEEDS:
        assert commitment(seed) == hashlib.sha256(seed).hexdigest()


def test_rule_27_the_seed_is_in_the_record_after_the_game_and_not_before():
    seed, names = bytes(range(32)), ["Anna", "Béla", "Cyril", "Dana"]
    game = dealt(*EACH_A_SUIT)
    sweep(game, ALL_TRUMPS_SEVEN_LAST)
    running = record.write(game, names, seed)
    assert running["commitment"] == commitment(seed)
    assert "seed" not in running
    assert seed.hex() not in record.dumps(running)
    move(game, "dost")
    assert record.write(game, names, seed)["seed"] == seed.hex()


@pytest.mark.parametrize("deal", range(3))
@pytest.mark.parametrize("seed", SEEDS, ids=lambda seed: seed[-2:].hex())
def test_rule_28_packs_are_shuffled_and_gathered_as_the_rule_is_written(seed, deal):
    assert [str(card) for card in shuffled(seed, deal, "stovkahra", PACK)] == as_written.shuffled(
        seed, "stovkahra", deal
    )
    game = dealt(*EACH_A_SUIT)
    sweep(game, ALL_TRUMPS_SEVEN_LAST)
    tricks = [[str(card) for card in each.cards] for each in game.deal.tricks]
    pack = gathered(seed, deal, "stovkahra", [each.cards for each in game.deal.tricks])
    assert [str(card) for card in pack] == as_written.gathered(seed, deal, tricks)


@pytest.mark.parametrize("k", [2, 3, 7, 32, 2**31 + 1, 3 * 2**30, 2**32 - 1, 2**32])
def test_rule_28_words_that_would_favour_small_numbers_are_thrown_away(k):
    # With the greatest of these k every second or fourth word is thrown away, as hardly one is in a shuffle.
    streams = [each(bytes(range(32)), "stovkahra-shuffle/0") for each in (Stream, as_written.Stream)]
    assert len({tuple(stream.below(k) for _ in range(50)) for stream in streams}) == 1


def test_rule_28_golden_vectors():
    # Written down once, for whoever wants to check a reckoning of his own: the seed is the bytes 0 to 31.
    seed = bytes(range(32))
    assert cards_text(shuffled(seed, 0, "stovkahra", PACK)) == (
        "bO a9 hT h9 aU a7 b9 b8 l9 bU l7 b7 aA bK aO l8 lA lO h8 aK hU lT h7 lU bA hK lK a8 hA hO aT bT"
    )
    game = dealt(*EACH_A_SUIT)
    sweep(game, ALL_TRUMPS_SEVEN_LAST)
    tricks = [each.cards for each in game.deal.tricks]
    assert cards_text([card for cards in tricks for card in cards]) == (
        "aA lA hA bA bK aK lK hK bO aO lO hO bU aU lU hU bT aT lT hT b9 a9 l9 h9 b8 a8 l8 h8 b7 a7 l7 h7"
    )
    assert cards_text(gathered(seed, 1, "stovkahra", tricks)) == (
        "hT bT aT lT aA hA bA lA b7 l7 a7 h7 bO aO lO hO b8 a8 h8 l8 a9 b9 h9 l9 hK aK bK lK lU bU aU hU"
    )


# Whatever is refused leaves the game as it was, and the refusal names the rule


def new() -> Game:
    return Game()


def dealer_drawn() -> Game:
    game = Game()
    game.push(Dealer(DEALER))
    return game


def to_cut() -> Game:
    game = dealer_drawn()
    game.push(pack_for(*EACH_A_SUIT))
    return game


def declaring() -> Game:
    """Eldest holds four aces and three tens, the player behind eldest three kings; bells are trumps."""
    return dealt("aA lA hA bA aT lT hT", "aK lK hK", "", "b7")


def aces_declared() -> Game:
    game = declaring()
    move(game, "declare A 4")
    return game


def signalled() -> Game:
    game = declaring()
    move(game, "signal a")
    return game


def no_signals() -> Game:
    return dealt(*EACH_A_SUIT, rules=Rules(signals="off"))


def to_lead() -> Game:
    game = declaring()
    everybody_passes(game)
    return game


def following(hands: tuple[str, ...], table: str) -> Callable[[], Game]:
    def build() -> Game:
        game = dealt(*hands)
        lead(game, table)
        return game

    return build


def trick_won() -> Game:
    game = dealt(*EACH_A_SUIT)
    trick(game, "aA lA hA b7")
    return game


def last_trick_won() -> Game:
    game = dealt(*EACH_A_SUIT)
    sweep(game, ALL_TRUMPS_SEVEN_LAST)
    return game


def between_deals() -> Game:
    return ninety_eight_to_nothing(Rules())


def over() -> Game:
    game = last_trick_won()
    move(game, "dost")
    return game


IN_PLAY = (declaring, aces_declared, to_lead, trick_won, last_trick_won)
EVERY_MOMENT = (new, dealer_drawn, to_cut, *IN_PLAY, between_deals, over)
WRONG_MOMENTS = [
    # rule, move, all moments when it cannot be made by anybody
    (3, "dealer 1", (dealer_drawn, to_cut, *IN_PLAY, between_deals, over)),
    (4, "deal " + "".join(map(str, PACK)), (new, to_cut, *IN_PLAY, over)),
    (6, "cut 5", (new, dealer_drawn, *IN_PLAY, between_deals, over)),
    (9, "declare A 4", (new, dealer_drawn, to_cut, trick_won, last_trick_won, between_deals, over)),
    (10, "pass", (new, dealer_drawn, to_cut, to_lead, trick_won, last_trick_won, between_deals, over)),
    (12, "signal a", (new, dealer_drawn, to_cut, trick_won, last_trick_won, between_deals, over)),
    (13, "play aA", (new, dealer_drawn, to_cut, declaring, aces_declared, last_trick_won, between_deals, over)),
    (19, "dost", (new, dealer_drawn, to_cut, declaring, to_lead, between_deals, over)),
    (22, "count", (new, dealer_drawn, to_cut, declaring, aces_declared, to_lead, trick_won, between_deals, over)),
    (24, "add", EVERY_MOMENT),
    (24, "take", EVERY_MOMENT),
]


@pytest.mark.parametrize(
    ("rule", "text", "moment"),
    [
        pytest.param(rule, text, moment, id=f"{text[:8].strip()}-{moment.__name__}")
        for rule, text, moments in WRONG_MOMENTS
        for moment in moments
    ],
)
def test_a_move_at_the_wrong_moment_names_its_rule_and_changes_nothing(rule, text, moment):
    game = moment()
    assert refused(game, text).rule == rule
    for seat in range(4):
        assert refused(game, text, seat).rule == rule


ILLEGAL = [
    # rule, when, who, move
    (1, dealer_drawn, None, "deal aA"),
    (1, dealer_drawn, None, "deal " + "aA" * 32),
    (3, new, None, "dealer 4"),
    (5, between_deals, None, "deal " + "".join(map(str, PACK))),
    (6, to_cut, ELDEST, "cut 5"),
    (6, to_cut, SECOND, "cut 5"),
    (6, to_cut, DEALER, "cut 5"),
    (6, to_cut, RIGHT, "cut 0"),
    (6, to_cut, RIGHT, "cut 32"),
    (9, declaring, ELDEST, "declare 9 3"),
    (9, declaring, ELDEST, "declare 8 4"),
    (9, declaring, ELDEST, "declare K 3"),
    (9, following(EACH_A_SUIT, "aA"), SECOND, "declare K 3"),
    (10, declaring, SECOND, "declare K 3"),
    (10, declaring, SECOND, "pass"),
    (10, to_lead, ELDEST, "declare A 4"),
    (10, declaring, ELDEST, "declare A 3"),
    (10, declaring, ELDEST, "declare T 4"),
    (10, aces_declared, ELDEST, "declare A 4"),
    (12, declaring, ELDEST, "signal a"),
    (12, declaring, SECOND, "signal a"),
    (12, declaring, DEALER, "signal a"),
    (12, declaring, RIGHT, "signal b"),
    (12, signalled, RIGHT, "signal l"),
    (12, no_signals, RIGHT, "signal a"),
    (12, following(EACH_A_SUIT, "aA"), RIGHT, "signal a"),
    (13, to_lead, SECOND, "play aK"),
    (13, to_lead, ELDEST, "play aK"),
    (13, trick_won, ELDEST, "play aK"),
    (13, trick_won, DEALER, "play b7"),
    (14, following(ALL_FOLLOW, "aT"), SECOND, "play lU"),
    (14, following(ALL_FOLLOW, "b9"), SECOND, "play aO"),
    (14, following(NOBODY_FOLLOWS, "bA"), SECOND, "play aA"),
    (14, following(NOBODY_FOLLOWS, "bA hA"), RIGHT, "play a9"),
    (14, following(ONE_TRUMPS, "a9 h8"), RIGHT, "play hA"),
    (15, following(ALL_FOLLOW, "aT"), SECOND, "play a9"),
    (15, following(ALL_FOLLOW, "b9"), SECOND, "play b8"),
    (15, following(NOBODY_FOLLOWS, "bA hU"), RIGHT, "play h7"),
    (19, declaring, ELDEST, "dost"),
    (19, aces_declared, SECOND, "dost"),
    (19, aces_declared, RIGHT, "dost"),
    (19, to_lead, ELDEST, "dost"),
    (19, trick_won, SECOND, "dost"),
    (19, trick_won, ELDEST, "dost"),
    (19, following(EACH_A_SUIT, "aA"), ELDEST, "dost"),
    (19, following(EACH_A_SUIT, "aA"), SECOND, "dost"),
    (19, last_trick_won, SECOND, "dost"),
    (22, last_trick_won, SECOND, "count"),
    (22, last_trick_won, RIGHT, "count"),
]


@pytest.mark.parametrize(
    ("rule", "moment", "seat", "text"),
    [pytest.param(*each, id=f"rule {each[0]}-seat {each[2]}-{each[3][:12]}-{at}") for at, each in enumerate(ILLEGAL)],
)
def test_an_illegal_move_names_the_rule_broken_and_changes_nothing(rule, moment, seat, text):
    # `refused` compares everything that can be asked of the game before and after.
    assert refused(moment(), text, seat).rule == rule


@pytest.mark.parametrize("moment", EVERY_MOMENT)
def test_moments_are_told_apart(moment):
    # The tests above would be empty if a snapshot could not tell one moment from another.
    others = [each for each in EVERY_MOMENT if each is not moment]
    assert all(snapshot(moment()) != snapshot(other()) for other in others)
    assert snapshot(moment()) == snapshot(moment())
