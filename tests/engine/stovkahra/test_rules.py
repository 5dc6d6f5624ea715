"""The rulebook, rule by rule. Each test is named after the rule it holds the engine to."""

from collections.abc import Callable

import pytest

from engine.brcka import BrckaSeries
from engine.cards.german_pack import CARD_POINTS, CARDS, PACK, Card, Rank, Suit
from engine.cards.pack import cards_text
from engine.cards.shuffle import Stream, commitment, gathered
from engine.moves import Combination, Cut, Deal, Dealer, Dost, IllegalMove, Signal
from engine.series import Prize, SeriesResult
from engine.stovkahra.declarations import Declaration
from engine.stovkahra.moves import CUTS, How, parse_move
from engine.stovkahra.rules import Game, Phase, Rules, eldest_of, right_of, side_of
from engine.stovkahra.trick import Duty
from tests.support import referee as as_written
from tests.support.any_game import may_play, move, refused, views
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
    ninety_eight_to_nothing,
    pack_for,
    sweep,
    trick,
    written,
)


def to_cut(*pack: Card, dealer: int = DEALER) -> Game:
    """A game whose first pack, in order where none is given, is about to be cut."""
    game = Game()
    game.push(Dealer(dealer))
    game.push(Deal(pack or PACK))
    return game


# Pack and table


def test_rule_1_the_pack_has_32_cards_and_72_points():
    assert {str(card) for card in CARDS} == {suit + rank for suit in "alhb" for rank in "AKOUT987"}
    assert len(CARDS) == 32
    points = dict(zip("AKOUT987", (6, 5, 4, 3, 0, 0, 0, 0), strict=True))
    assert all(card.points == points[str(card)[1]] for card in CARDS)
    assert sum(card.points for card in CARDS) == CARD_POINTS == 72
    high_to_low = [Rank.ACE, Rank.KING, Rank.OVER, Rank.UNDER, Rank.TEN, Rank.NINE, Rank.EIGHT, Rank.SEVEN]
    assert sorted(Rank, reverse=True) == high_to_low
    assert [rank.letter for rank in high_to_low] == list("AKOUT987")


@pytest.mark.parametrize(("high", "low"), ["AK", "KO", "OU", "UT", "T9", "98", "87"])
def test_rule_1_each_rank_beats_the_next(high, low):
    for first, second in ((low, high), (high, low)):
        game = dealt(" ".join(f"a{rank}" for rank in "AKOUT987" if rank != second), f"a{second}", "", "b7")
        lead(game, f"a{first} a{second}")
        assert str(game.view(TABLE).best) == f"a{high}"


@pytest.mark.parametrize(("dealer", "eldest", "right"), [(0, 1, 3), (1, 2, 0), (2, 3, 1), (3, 0, 2)])
def test_rules_2_and_3_anybody_deals_first_eldest_sits_left_and_the_cutter_right(dealer, eldest, right):
    assert [side_of(seat) for seat in range(4)] == [0, 1, 0, 1]
    assert [str(each) for each in Game().legal_moves()] == ["dealer 0", "dealer 1", "dealer 2", "dealer 3"]
    assert (eldest_of(dealer), right_of(dealer)) == (eldest, right)
    game = to_cut(dealer=dealer)
    assert (game.dealer, game.turn) == (dealer, right)
    move(game, "cut 5")
    assert game.turn == game.deal.leader == eldest


def test_rule_3_deal_passes_to_the_left_after_every_deal():
    game = ninety_eight_to_nothing()
    game.push(Deal(PACK))
    assert game.dealer == eldest_of(DEALER) == 0
    move(game, "cut 7")
    assert [deal.dealer for deal in game.deals] == [3, 0]
    assert game.turn == 1


# Deal


def test_rules_4_and_5_later_packs_are_gathered_the_cards_of_a_trick_together_in_any_order():
    game = ninety_eight_to_nothing(Rules())
    assert game.rules.shuffle == "first"
    tricks = [each.cards for each in game.deal.tricks]
    as_played = [card for cards in tricks for card in cards]
    other_order = [card for cards in reversed(tricks) for card in reversed(cards)]
    torn = [*other_order[:3], other_order[4], other_order[3], *other_order[5:]]
    for heap in (PACK, torn, other_order[2:] + other_order[:2]):
        assert refused(game, Deal(tuple(heap))).rule == 5
    drawn = gathered(bytes(32), 1, "stovkahra", tricks)
    for heap in (as_played, as_played[::-1], as_played[12:] + as_played[:12], other_order, drawn):
        fresh = ninety_eight_to_nothing(Rules())
        fresh.push(Deal(tuple(heap)))
        assert fresh.phase is Phase.CUT


def test_rule_4_option_shuffle_every_takes_any_pack():
    game = ninety_eight_to_nothing(Rules(shuffle="every"))
    game.push(Deal(PACK))
    assert game.phase is Phase.CUT


@pytest.mark.parametrize("cut", [1, 2, 9, 16, 30, 31])
def test_rule_6_the_cut_moves_cards_from_the_top_to_the_bottom(cut):
    game = to_cut()
    move(game, f"cut {cut}", seat=RIGHT)
    # The first card dealt is now the one that lay below the cut, the last one the card above it.
    assert PACK[cut] in game.view(ELDEST).open_cards
    assert game.view(TABLE).trump_card == PACK[cut - 1]


def test_rules_6_and_7_dealers_right_cuts_1_to_31_and_no_card_is_seen_before():
    game = to_cut()
    assert game.legal_moves(RIGHT) == CUTS == tuple(Cut(cards) for cards in range(1, 32))
    for seat in (ELDEST, SECOND, DEALER):
        assert game.legal_moves(seat) == ()
    for view in views(game).values():
        assert (view.trump_card, view.hand, view.open_cards, view.held) == (None, (), (), (0, 0, 0, 0))


@pytest.mark.parametrize("trump", ["aT", "l8", "hA", "b7"])
def test_rule_7_bottom_card_after_the_cut_is_trumps_and_the_dealers(trump):
    game = dealt("", "", "", trump)
    for view in views(game).values():
        assert (str(view.trump_card), view.trump) == (trump, Suit.parse(trump[0]))
    assert [trump in cards_text(game.view(seat).hand) for seat in range(4)] == [False, False, False, True]


def test_rule_8_packets_of_3_2_3_eldest_first():
    # Once the seven on top is cut to the bottom, the pack lies in order: acorns, leaves, hearts, bells, ace to seven.
    game = to_cut(PACK[31], *PACK[:31])
    move(game, "cut 1")
    assert [cards_text(game.view(seat).hand) for seat in range(4)] == [
        "aA aK aO lT l9 hT h9 h8",
        "aU aT a9 l8 l7 h7 bA bK",
        "a8 a7 lA hA hK bO bU bT",
        "lK lO lU hO hU b9 b8 b7",
    ]


def test_rule_8_eldests_first_three_cards_are_open_to_all():
    game = dealt("bA h7 l9 aA aK aO aU aT", "", "", "b7")
    for opened in ({"bA", "h7", "l9"}, {"bA", "l9"}):
        assert all(set(map(str, view.open_cards)) == opened for view in views(game).values())
        lead(game, "h7" if "h7" in opened else "")


# Declarations


DECLARATIONS = {"A": (30, 40), "T": (10, 20), "7": (10, 20), "K": (6, 12), "O": (6, 12), "U": (6, 12)}
"""What three and four of a rank bring."""


def four_of(rank: str, number: int = 4) -> str:
    return " ".join(suit + rank for suit in "alhb"[:number])


@pytest.mark.parametrize("number", [3, 4])
@pytest.mark.parametrize("rank", DECLARATIONS)
def test_rules_9_and_18_declarations_table(rank, number):
    game = dealt(four_of(rank, number), "" if number == 4 else f"b{rank}", "", "")
    move(game, f"declare {rank} {number}", seat=ELDEST)
    # It scores at once, and the rank and the number are named, not the card that is missing.
    assert written(game) == (DECLARATIONS[rank][number - 3], 0)
    assert game.view(TABLE).declarations == (Declaration(ELDEST, Combination(Rank.parse(rank), number)),)


@pytest.mark.parametrize("number", [3, 4])
def test_rule_9_nines_and_eights_and_two_of_a_rank_are_not_declared(number):
    for hands, rank in (
        ((four_of("9", number), ""), "9"),
        ((four_of("8", number), ""), "8"),
        (("aK lK", "hK bK"), "K"),
    ):
        game = dealt(*hands, "", "b7")
        assert f"declare {rank} {number}" not in [str(each) for each in game.legal_moves()]
        assert refused(game, f"declare {rank} {number}", ELDEST).rule == 9


@pytest.mark.parametrize("hand", ["aA lA hA bA aT lT hT bT", "aT a9 a8 lT l9 l8 h9 h8"])
def test_rules_9_and_11_only_what_is_declared_scores_and_there_is_no_carte_blanche(hand):
    game = dealt(hand, "", "", "b7")
    said = [str(each) for each in game.legal_moves(ELDEST)]
    assert said == (["declare A 4", "declare T 4", "pass"] if "aA" in hand else ["pass"])
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
    assert (game.phase, game.turn) == (Phase.PLAY, ELDEST)


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
    assert [str(each) for each in game.legal_moves(RIGHT)] == ["signal a", "signal l", "signal h"]
    before = views(game)
    move(game, "signal a", seat=RIGHT)
    after = views(game)
    assert after[ELDEST].signal is after[RIGHT].signal is Suit.ACORNS
    for seat in (SECOND, DEALER, TABLE):
        # Not even the number of moves tells the others that a signal was given.
        assert after[seat] == before[seat]
        assert after[seat].signal is None


def test_rule_12_the_signal_stays_between_the_two_to_the_end_of_the_deal_and_is_not_checked():
    # Neither the seven of trumps is held, nor is the suit named a void.
    game, silent = (dealt(*EACH_A_SUIT, rules=SHUFFLE_EVERY) for _ in range(2))
    move(game, "signal h", seat=RIGHT)
    for each in (game, silent):
        sweep(each, ALL_TRUMPS_SEVEN_LAST)
        move(each, "count")
    for seat in (ELDEST, RIGHT):
        assert game.view(seat).signal is Suit.HEARTS
        assert game.view(seat).ply == silent.view(seat).ply + 1
    for seat in (SECOND, DEALER, TABLE):
        assert game.view(seat) == silent.view(seat)
    # The next deal starts without one. Seat 3 is dealer's right now, seat 1 is eldest.
    deal_on(game, *(EACH_A_SUIT[seat - 1] for seat in range(4)))
    assert all(view.signal is None for view in views(game).values())
    move(game, "signal l", seat=3)
    assert [game.view(seat).signal for seat in range(4)] == [None, Suit.LEAVES, None, Suit.LEAVES]


def test_rule_12_the_signal_comes_before_the_first_lead_and_takes_nobodys_turn_nor_dost():
    game = dealt("aA lA hA", "", "", "bA")
    move(game, "declare A 3", seat=ELDEST)
    may = game.legal_moves(ELDEST)
    assert parse_move("dost") in may
    other = Game.replay(game.rules, game.moves)
    move(other, "signal a", seat=RIGHT)
    assert (other.turn, other.legal_moves(ELDEST)) == (ELDEST, may)
    everybody_passes(game)
    # All have passed, but eldest has not led yet: there is still time.
    assert Signal(Suit.ACORNS) in game.legal_moves(RIGHT)
    lead(game, "hA")
    assert refused(game, "signal a", RIGHT).rule == 12


# Play


def test_rule_13_eldest_and_then_the_winner_leads_any_card():
    game = dealt(*EACH_A_SUIT)
    everybody_passes(game)
    assert game.turn == ELDEST
    assert may_play(game) == EACH_A_SUIT[0]
    assert game.view(ELDEST).duty is Duty.LEAD
    for seat in (SECOND, RIGHT, DEALER):
        assert not [each for each in game.legal_moves(seat) if not isinstance(each, Signal)]
    assert trick(game, "aA l7 h7 b8").winner == game.turn == game.view(TABLE).leader == DEALER
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
        lead(dealt(*hands), f"{table} {card}")


@pytest.mark.parametrize(
    ("hands", "cards", "winner", "best"),
    [
        pytest.param(ALL_FOLLOW, "aT aO aA a8", RIGHT, "aT aO aA aA", id="highest card of the suit led"),
        pytest.param(ALL_FOLLOW, "b9 bT b7 bA", DEALER, "b9 bT bT bA", id="trumps led: the highest trump"),
        pytest.param(NOBODY_FOLLOWS, "bA hU hK hO", RIGHT, "bA hU hK hK", id="highest of three trumps"),
        pytest.param(NOBODY_FOLLOWS, "bA hA h7 hO", SECOND, "bA hA hA hA", id="the first trump, if it is the highest"),
        pytest.param(ONE_TRUMPS, "a9 h7 aA aK", SECOND, "a9 h7 h7 h7", id="the smallest trump beats the ace led"),
        pytest.param(EACH_A_SUIT, "aA lA hA b8", DEALER, "aA aA aA b8", id="the eight of trumps beats three aces"),
        pytest.param(TWO_DISCARD, "a9 lA hA a8", ELDEST, "a9 a9 a9 a9", id="discards win nothing, however high"),
    ],
)
def test_rule_16_who_wins_the_trick_and_the_best_card_so_far_is_shown(hands, cards, winner, best):
    game = dealt(*hands)
    for card, best_so_far in zip(cards.split()[:3], best.split(), strict=False):
        lead(game, card)
        assert str(game.view(TABLE).best) == best_so_far
    lead(game, cards.split()[3])
    won = game.deal.tricks[-1]
    assert (won.leader, won.winner, str(won.best)) == (ELDEST, winner, best.split()[3])
    assert game.turn == game.deal.leader == winner


@pytest.mark.parametrize(("number", "bonus"), [(1, 52), (2, 10), (3, 10), (4, 10), (5, 10), (6, 10), (7, 10), (8, 26)])
def test_rule_17_bonus_for_winning_with_a_seven(number, bonus):
    game = dealt(*EACH_A_SUIT)
    others = ["bA", "bK", "bO", "bU", "bT", "b9", "b8"]
    sweep(game, " ".join([*others[: number - 1], "b7", *others[number - 1 :]]))
    expected = [0, 0, 0, 0, 0, 0, 0, 6]
    expected[number - 1] = bonus
    assert [each.bonus for each in game.deal.tricks] == expected
    assert str(game.deal.tricks[number - 1].best) == "b7"
    assert written(game) == (0, sum(expected))


@pytest.mark.parametrize(("hands", "cards"), [(EACH_A_SUIT, "a7 l7 h7 b8"), (NOBODY_FOLLOWS, "bA hA h7 hO")])
def test_rule_17_no_bonus_for_a_seven_that_does_not_win(hands, cards):
    game = dealt(*hands)
    assert trick(game, cards).bonus == 0
    assert written(game) == (0, 0)


def test_rule_17_a_plain_seven_wins_the_last_trick_where_nobody_can_beat_it():
    # Bells are trumps. All other leaves are thrown away, so that the dealer's seven is the last.
    game = dealt(
        "aA aK aO aU aT a9 lA lK",
        "lO lU lT hA hK hO hU h7",
        "l9 l8 a8 a7 hT h9 h8 b8",
        "l7 bA bK bO bU bT b9 b7",
    )
    lead(game, "aA hU a8 b7 bA lA lO b8 bK lK lU l9 bO aK lT l8 bU aO hA a7 bT aU hK hT b9 aT hO h9")
    last = trick(game, "l7 a9 h7 h8")
    assert (last.winner, str(last.best), last.bonus) == (DEALER, "l7", 26)


# Score and dost


def test_rule_18_a_bonus_is_written_as_it_occurs_and_card_points_when_play_stops_or_if_the_count_is_open():
    for rules, counted in ((Rules(), None), (Rules(count="open"), (0, 70))):
        game = dealt(*EACH_A_SUIT, rules=rules)
        trick(game, "aA lA hA b7")
        assert game.score == [0, 52 + 18]
        for view in views(game).values():
            assert (view.written, view.counted, view.points) == ((0, 52), counted, ())
        trick(game, "bA aK lK hK")
        move(game, "dost")
        for view in views(game).values():
            assert view.written == view.counted == view.points[-1] == (0, 52 + 18 + 21)


def test_rule_18_earlier_deals_are_known_but_not_the_one_under_way():
    game = ninety_eight_to_nothing()
    assert game.view(TABLE).counted == (0, 98)
    deal_on(game, *(EACH_A_SUIT[seat - 1] for seat in range(4)))
    trick(game, "aA lA hA b7")
    for view in views(game).values():
        assert (view.points, view.written, view.counted) == (((0, 98),), (52, 98), None)


def test_rule_18_whether_a_side_can_have_a_hundred_is_told_from_announced_points_alone():
    game = dealt(*EACH_A_SUIT)
    # Nothing is written, then 10, and 72 card points at most: fewer than 100.
    for cards in ("aA l7 h7 b8", "b7 a7 l8 h8"):
        trick(game, cards)
        assert not game.view(DEALER).could_have_goal
    game = dealt(*EACH_A_SUIT)
    trick(game, "aA l7 h7 b7")
    # 52 written: with 72 card points at most, 100 is thinkable for the dealer's side only.
    assert [game.view(seat).could_have_goal for seat in EVERYBODY] == [False, True, False, True, False]


# The dealer trumps the first trick with the seven (52 and 18), then wins 15, then 12 or 11, then three.
HUNDRED = "aA lA hA b7 b8 aK lK hK b9 aO lO hO bT aU l7 h7"
NINETY_NINE = "aA lA hA b7 b8 aK lK hK b9 aO lO hU bT aU l7 h7"


@pytest.mark.parametrize(
    ("cards", "outcome"),
    [
        (HUNDRED, Prize(DEALERS, 2, How.DOST, (0, 100))),
        (NINETY_NINE, Prize(ELDERS, 2, How.FALSE_DOST, (0, 99))),
    ],
)
def test_rule_19_dost_is_correct_with_exactly_a_hundred_and_play_stops(cards, outcome):
    game = dealt(*EACH_A_SUIT)
    lead(game, cards)
    move(game, "dost", seat=DEALER)
    assert ending(game) == outcome
    assert all(game.legal_moves(seat) == () for seat in EVERYBODY)
    assert (game.view(TABLE).dost, game.view(TABLE).turn) == (DEALER, None)


@pytest.mark.parametrize(
    ("before", "hands", "said", "outcome"),
    [
        (98, ("b7", "aK lK hK", "", ""), "declare K 3", Prize(1, 2, How.DOST, (0, 104))),
        (0, ("aA lA hA", "", "", "bA"), "declare A 3", Prize(DEALERS, 2, How.FALSE_DOST, (30, 0))),
        # The others win two whatever their own score: 98, more than the 40 of the side that said dost.
        (98, ("b7", "", "aA lA hA bA", ""), "pass, declare A 4", Prize(1, 2, How.FALSE_DOST, (40, 98))),
    ],
)
def test_rule_19_dost_after_a_declaration_of_ones_own(before, hands, said, outcome):
    game = ninety_eight_to_nothing() if before else dealt(*hands)
    if before:
        deal_on(game, *hands)
        # Before that, even a side that has 98 may not.
        assert parse_move("dost") not in game.legal_moves(1)
        assert refused(game, "dost", 1).rule == 19
    move(game, *said.split(", "), "dost")
    assert ending(game) == outcome


BY_SIDES = Rules(dost="side")


def may_say(game):
    """Who may say dost now, as they would write it."""
    said = {seat: [str(each) for each in game.legal_moves(seat) if isinstance(each, Dost)] for seat in range(4)}
    return {seat: texts[0] for seat, texts in said.items() if texts}


def test_rule_19_by_sides_either_says_dost_until_the_next_declaration_or_card():
    game = dealt("aK lK hK b7", "aO lO hO", "", "", rules=BY_SIDES)
    assert may_say(game) == {}
    move(game, "declare K 3")
    assert may_say(game) == {0: "dost", 2: "dost 2"}
    move(game, "pass")
    # Passes change nothing, and nobody sees them.
    assert may_say(game) == {0: "dost 0", 2: "dost 2"}
    move(game, "declare O 3")
    assert may_say(game) == {1: "dost", 3: "dost 3"}
    everybody_passes(game)
    assert may_say(game) == {1: "dost 1", 3: "dost 3"}
    move(game, "play b7")
    assert may_say(game) == {}


def test_rule_19_by_sides_either_says_dost_after_a_bonus_and_nobody_after_another_trick():
    game = dealt(*EACH_A_SUIT, rules=BY_SIDES)
    lead(game, "aA lA hA b7")
    assert may_say(game) == {1: "dost 1", DEALER: "dost"}
    trick(game, "b8 aK lK hK")
    assert may_say(game) == {}
    refusal = refused(game, "dost", DEALER)
    assert (refusal.rule, refusal.key) == (19, "dost-side-not-now")


@pytest.mark.parametrize(("said", "seat", "key"), [("dost", 1, "not-your-turn"), ("dost 3", 1, "not-your-turn")])
def test_rule_19_by_sides_nobody_says_dost_for_another(said, seat, key):
    game = dealt(*EACH_A_SUIT, rules=BY_SIDES)
    lead(game, "aA lA hA b7")
    assert refused(game, said, seat).key == key
    assert refused(game, "dost 0", 0).key == "dost-side-not-now"
    assert refused(game, "dost 9", None).rule == 19


@pytest.mark.parametrize(("cards", "how", "winner"), [("b7", How.FALSE_DOST, ELDERS)])
def test_rule_19_by_sides_the_partners_dost_counts_for_the_side_and_replays_as_theirs(cards, how, winner):
    game = dealt(*EACH_A_SUIT, rules=BY_SIDES)
    lead(game, f"aA lA hA {cards}")
    move(game, "dost 1", seat=1)
    assert (game.view(TABLE).dost, ending(game).how, ending(game).winner) == (1, how, winner)
    again = Game.replay(BY_SIDES, [parse_move(str(each)) for each in game.moves])
    assert (again.deal.dost, again.outcome) == (1, game.outcome)


def test_rule_19_of_ones_own_nobody_says_dost_out_of_turn():
    game = dealt(*EACH_A_SUIT)
    lead(game, "aA lA hA b7")
    assert may_say(game) == {DEALER: "dost"}
    assert refused(game, "dost 1", 1).key == "not-your-turn"
    trick(game, "b8 aK lK hK")
    assert may_say(game) == {DEALER: "dost"}


@pytest.mark.parametrize(
    ("cards", "outcome"),
    [
        ("b7 bA bK bO bU bT b9 b8", Prize(DEALERS, 2, How.DOST, (0, 130))),
        (ALL_TRUMPS_SEVEN_LAST, Prize(ELDERS, 2, How.FALSE_DOST, (0, 98))),
    ],
)
def test_rules_19_and_22_the_winner_of_the_last_trick_says_dost_or_count(cards, outcome):
    game = dealt(*EACH_A_SUIT)
    sweep(game, cards)
    assert game.phase is Phase.CLAIM
    assert [[str(each) for each in game.legal_moves(seat)] for seat in range(4)] == [[], [], [], ["dost", "count"]]
    move(game, "dost", seat=DEALER)
    assert ending(game) == outcome


# Seat 0 deals the second deal, and bells are trumps. Seat 1 leads first.
ALL_TRUMPS_AGAINST_THREE_KINGS = (
    "bA bK bO bU bT b9 b8 b7",
    "aK lK hK aA aO aU aT a9",
    "a8 a7 lA lO lU lT l9 l8",
    "l7 hA hO hU hT h9 h8 h7",
)


@pytest.mark.parametrize(("said", "winner", "how"), [("dost", 0, How.DOST), ("count", 1, How.COUNT)])
def test_rules_20_and_21_who_was_first_at_a_hundred_wins_the_count_but_not_against_a_correct_dost(said, winner, how):
    game = ninety_eight_to_nothing()
    deal_on(game, *ALL_TRUMPS_AGAINST_THREE_KINGS)
    move(game, "declare K 3", seat=1)
    assert game.score == [0, 104]
    sweep(game, "b7 bA bK bO bU bT b9 b8")
    move(game, said, seat=0)
    assert ending(game) == Prize(winner, 1, how, (130, 104))


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


def test_rule_21_below_a_hundred_the_score_is_carried_on_and_exactly_a_hundred_wins_the_count():
    # 72, 10 for the seven in the second trick and 6 for the last trick: 88.
    game = dealt(*EACH_A_SUIT, rules=SHUFFLE_EVERY)
    sweep(game, "bA b7 bK bO bU bT b9 b8")
    move(game, "count")
    assert (game.score, game.phase, game.outcome, game.view(TABLE).counted) == ([0, 88], Phase.DEAL, None, (0, 88))
    # Three kings and three overs: 12.
    deal_on(game, "bA bK bO bU bT b9 b8 b7", "aK lK hK aO lO hO", "", "")
    move(game, "declare K 3", "declare O 3", seat=1)
    assert (game.score, game.view(TABLE).written) == ([0, 100], (0, 100))
    sweep(game, "bA b7 bK bO bU bT b9 b8")
    move(game, "count")
    assert ending(game) == Prize(1, 1, How.COUNT, (88, 100))


# Seat 0 deals; seat 2 declares three aces and three tens, 40, and wins the first trick.
FORTY_DECLARED = (
    "a8 a7 bA bK bO b9 l9 bU",
    "a9 aK hK hO h9 h8 lO lU",
    "aA lA hA aT lT hT b7 l7",
    "aO aU lK l8 hU h7 b8 bT",
)


# With ace and over it wins ten points, with ace and under nine.
@pytest.mark.parametrize(("third_card", "losers", "brcka"), [("aO", 50, 1), ("aU", 49, 2)])
@pytest.mark.parametrize("said", ["dost", "concede 0"])
def test_rule_23_losers_with_fifty_lose_one_with_fewer_two(third_card, losers, brcka, said):
    game = ninety_eight_to_nothing()
    deal_on(game, *FORTY_DECLARED)
    move(game, "pass", "declare A 3", "declare T 3")
    assert trick(game, f"a9 aA {third_card} a8").winner == 2
    # Side 1 beats the ten of leaves and has its hundred.
    assert trick(game, "lT lK l9 lU").winner == 3
    move(game, said)
    assert ending(game) == Prize(1, brcka, How.DOST if said == "dost" else How.CONCEDED, (losers, 98 + 8))


# Giving up


def test_whoever_had_a_hundred_and_gives_up_has_lost_one_brcko():
    game = ninety_eight_to_nothing()
    shown = game.view()
    # The dealers' side, which has 98, gives up before the next deal; even if its pack lies ready, the last is shown.
    ready = Game.replay(game.rules, [*game.moves, pack_for(*EACH_A_SUIT, dealer=0)])
    for each in (game, ready):
        move(each, "concede 1", seat=3)
        assert ending(each) == Prize(ELDERS, 1, How.CONCEDED, (0, 98))
        view = each.view()
        assert (view.dealer, view.trump_card, view.tricks[0].leader) == (shown.dealer, shown.trump_card, view.eldest)


def test_a_trick_under_way_goes_back_into_the_hands_and_counts_for_nobody():
    game = dealt(*EACH_A_SUIT)
    trick(game, "aA lA hA bA")
    before = [game.view(seat).hand for seat in range(4)], tuple(game.score)
    lead(game, "bK aK lK")
    move(game, "concede 0")
    assert ([game.view(seat).hand for seat in range(4)], ending(game).score) == before
    assert len(game.view().tricks) == 1 and not game.view().table


# BrckaSeries


def won(side: int, brcka: int) -> Prize:
    """A game won."""
    return Prize(side, brcka, How.COUNT, (100, 60) if side == 0 else (60, 100))


def after_games(games: str, length: int = 10) -> BrckaSeries:
    """A series of games written as the side that won, the brčka it won, and its choice, perhaps so many times.

    "02+" is two brčka that side 0 adds to its own, "11-*3" three times one that side 1 takes from the others.
    """
    series = BrckaSeries(length)
    for written_so in games.split():
        game, _, times = written_so.partition("*")
        for _ in range(int(times or 1)):
            series.award(won(int(game[0]), int(game[1])))
            series.push(parse_move("add" if game[2] == "+" else "take"))
    return series


def no_choice(series: BrckaSeries, choice: str, seat: int | None = None) -> IllegalMove:
    """The refusal of a choice, which leaves the series as it was."""
    before = (list(series.brcka), series.pending, series.first_to_ten, series.result)
    with pytest.raises(IllegalMove) as refusal:
        series.push(parse_move(choice), seat)
    assert (list(series.brcka), series.pending, series.first_to_ten, series.result) == before
    return refusal.value


@pytest.mark.parametrize(
    ("games", "brcka"),
    [
        pytest.param("02+ 11+ 01+", [3, 1], id="winners add to their own"),
        pytest.param("02+ 02+ 12-", [2, 0], id="or take the same number from the other side"),
        pytest.param("01+ 12-", [0, 0], id="not more is taken than the other side has"),
        pytest.param("12+ 12+", [0, 4], id="where nothing is there nothing is taken"),
    ],
)
def test_rule_24_winners_add_or_take(games, brcka):
    assert after_games(games).brcka == brcka


def test_rule_24_what_can_be_taken():
    series = after_games("01+")
    series.award(won(1, 2))
    assert (series.amount(parse_move("take")), series.amount(parse_move("add"))) == (1, 2)
    choice = series.push(parse_move("take"))
    assert (choice.amount, choice.balance) == (1, (0, 0))
    series.award(won(1, 2))
    assert [str(each) for each in series.legal_moves()] == ["add"]
    assert no_choice(series, "take").rule == 24


@pytest.mark.parametrize("seat", range(4))
def test_rule_24_either_partner_decides_the_first_answer_counts_and_the_losers_do_not_decide(seat):
    series = after_games("12+")
    series.award(won(0, 1))
    if side_of(seat) == 1:
        assert series.legal_moves(seat) == ()
        assert no_choice(series, "add", seat).rule == no_choice(series, "take", seat).rule == 24
        return
    assert [str(each) for each in series.legal_moves(seat)] == ["add", "take"]
    series.push(parse_move("take"), seat)
    assert series.brcka == [0, 1]
    assert no_choice(series, "add", 2 - seat).rule == 24


def test_rule_24_the_choice_comes_when_a_game_is_won_and_the_next_game_waits_for_it():
    series = BrckaSeries()
    assert series.legal_moves() == ()
    assert no_choice(series, "add").rule == 24
    series.award(won(0, 1))
    assert no_choice(series, "pass", 0).rule == 24
    with pytest.raises(IllegalMove):
        series.award(won(1, 1))
    assert series.pending == won(0, 1)


@pytest.mark.parametrize(
    ("length", "games", "brcka", "result"),
    [
        pytest.param(10, "12+*4 01+ 11+", [1, 9], None, id="rule 25: nine are not enough"),
        pytest.param(10, "12+*4 01+ 11+ 11+", [1, 10], SeriesResult(1, 1), id="rule 25: the first with ten wins"),
        pytest.param(10, "02+*4 01+ 02+", [11, 0], SeriesResult(0, 1), id="rule 25: eleven win as well"),
        pytest.param(10, "02+*4 01+ 12+ 02-", [9, 0], None, id="rule 25: by taking nobody wins"),
        pytest.param(20, "02+*5", [10, 0], None, id="rule 26: at twenty the series goes on after ten"),
        pytest.param(20, "02+*9 01+", [19, 0], None, id="rule 26: nineteen are not enough"),
        pytest.param(20, "12+ 02+*9 01+ 01+", [20, 2], SeriesResult(0, 2), id="rule 26: first to both wins two"),
        pytest.param(20, "12+ 02+*9 01+ 02+", [21, 2], SeriesResult(0, 2), id="rule 26: so does 21"),
        pytest.param(20, "02+*5 12+*9 02+ 11+", [12, 19], None, id="rule 26: the other side has nineteen"),
        pytest.param(20, "02+*5 12+*9 02+ 11+ 11+", [12, 20], SeriesResult(None, 0), id="rule 26: drawn"),
        # Side 0 has ten, loses four of them, and side 1 is first to twenty: still a draw.
        pytest.param(20, "02+*5 12-*2", [6, 0], None, id="rule 26: brought below ten"),
        pytest.param(20, "02+*5 12-*2 12+*10", [6, 20], SeriesResult(None, 0), id="rule 26: always first to ten"),
        pytest.param(20, "02+*5 12- 12+*6 02+*6", [20, 12], SeriesResult(0, 2), id="rule 26: and back"),
    ],
)
def test_rules_25_and_26_when_a_series_is_won(length, games, brcka, result):
    series = after_games(games, length)
    assert (series.brcka, series.result) == (brcka, result)
    if length == 20:
        assert series.first_to_ten == 0
    if result is not None:
        with pytest.raises(IllegalMove) as refusal:
            series.award(won(0, 1))
        assert refusal.value.rule == 25
        assert series.pending is None


# The shuffle that anybody can check


def test_rule_27_commitment_is_the_sha_256_of_the_seed():
    assert commitment(bytes(32)) == "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"


@pytest.mark.parametrize("k", [2, 3, 7, 32, 2**31 + 1, 3 * 2**30, 2**32 - 1, 2**32])
def test_rule_28_words_that_would_favour_small_numbers_are_thrown_away(k):
    # With the greatest of these k every second or fourth word is thrown away, as hardly one is in a shuffle.
    streams = [each(bytes(range(32)), "stovkahra-shuffle/0") for each in (Stream, as_written.Stream)]
    assert len({tuple(stream.below(k) for _ in range(50)) for stream in streams}) == 1


def test_rule_28_golden_vector_of_gathering():
    # Written down once, for whoever wants to check a reckoning of his own: the seed is the bytes 0 to 31.
    game = dealt(*EACH_A_SUIT)
    sweep(game, ALL_TRUMPS_SEVEN_LAST)
    tricks = [each.cards for each in game.deal.tricks]
    assert cards_text([card for cards in tricks for card in cards]) == (
        "aA lA hA bA bK aK lK hK bO aO lO hO bU aU lU hU bT aT lT hT b9 a9 l9 h9 b8 a8 l8 h8 b7 a7 l7 h7"
    )
    assert cards_text(gathered(bytes(range(32)), 1, "stovkahra", tricks)) == (
        "hT bT aT lT aA hA bA lA b7 l7 a7 h7 bO aO lO hO b8 a8 h8 l8 a9 b9 h9 l9 hK aK bK lK lU bU aU hU"
    )


# Whatever is refused leaves the game as it was, and the refusal names the rule


def dealer_drawn() -> Game:
    game = Game()
    game.push(Dealer(DEALER))
    return game


def declaring(*moves: str) -> Game:
    """Eldest holds four aces and three tens, the player behind eldest three kings; bells are trumps."""
    game = dealt("aA lA hA bA aT lT hT", "aK lK hK", "", "b7")
    move(game, *moves)
    return game


def aces_declared() -> Game:
    return declaring("declare A 4")


def signalled() -> Game:
    return declaring("signal a")


def to_lead() -> Game:
    return declaring("pass", "pass", "pass", "pass")


def following(hands: tuple[str, ...], table: str) -> Callable[[], Game]:
    def build() -> Game:
        game = dealt(*hands)
        lead(game, table)
        return game

    return build


def trick_won() -> Game:
    return following(EACH_A_SUIT, "aA lA hA b7")()


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
EVERY_MOMENT = (Game, dealer_drawn, to_cut, *IN_PLAY, between_deals, over)


@pytest.mark.parametrize(
    ("rule", "text", "may"),
    [
        # rule, move, the moments at which somebody may make it, or it is refused for another reason
        (3, "dealer 1", (Game,)),
        (4, "deal " + "".join(map(str, PACK)), (dealer_drawn, between_deals)),
        (6, "cut 5", (to_cut,)),
        (9, "declare A 4", (declaring, aces_declared, to_lead)),
        (10, "pass", (declaring, aces_declared)),
        (12, "signal a", (declaring, aces_declared, to_lead)),
        (13, "play aA", (to_lead, trick_won)),
        (19, "dost", (aces_declared, trick_won, last_trick_won)),
        (22, "count", (last_trick_won,)),
        (24, "add", ()),
        (24, "take", ()),
    ],
    ids=lambda each: each[:8].strip() if isinstance(each, str) else None,
)
def test_a_move_at_the_wrong_moment_names_its_rule_and_changes_nothing(rule, text, may):
    for moment in EVERY_MOMENT:
        if moment not in may:
            for seat in (None, *range(4)):
                assert refused(moment(), text, seat).rule == rule, f"{moment.__name__}, seat {seat}"


ILLEGAL = [
    # rule, when, who, moves
    (1, dealer_drawn, None, f"deal aA|deal {'aA' * 32}|deal {cards_text(PACK[:31]).replace(' ', '')}"),
    (1, dealer_drawn, None, f"deal {cards_text((*PACK, PACK[0])).replace(' ', '')}"),
    (3, Game, None, "dealer 4"),
    (5, between_deals, None, "deal " + "".join(map(str, PACK))),
    (6, to_cut, ELDEST, "cut 5"),
    (6, to_cut, RIGHT, "cut 0|cut 32"),
    (10, declaring, SECOND, "declare K 3|pass"),
    (10, declaring, ELDEST, "declare A 2|declare A 3|declare A 5|declare T 4"),
    (10, to_lead, ELDEST, "declare A 4|declare T 3"),
    (10, aces_declared, ELDEST, "declare A 4"),
    (12, declaring, ELDEST, "signal a"),
    (12, declaring, RIGHT, "signal b"),
    (12, signalled, RIGHT, "signal l"),
    (12, lambda: dealt(*EACH_A_SUIT, rules=Rules(signals="off")), RIGHT, "signal a"),
    (12, following(EACH_A_SUIT, "aA"), RIGHT, "signal a"),
    (13, to_lead, ELDEST, "play aK"),
    (13, trick_won, DEALER, "play b7"),
    (13, over, DEALER, "play bA"),
    (14, following(ALL_FOLLOW, "aT"), SECOND, "play lU"),
    (14, following(ALL_FOLLOW, "b9"), SECOND, "play aO"),
    (14, following(NOBODY_FOLLOWS, "bA"), SECOND, "play aA"),
    (14, following(ONE_TRUMPS, "a9 h8"), RIGHT, "play hA"),
    (15, following(ALL_FOLLOW, "aT"), SECOND, "play a9"),
    (15, following(NOBODY_FOLLOWS, "bA hU"), RIGHT, "play h7"),
    (19, declaring, ELDEST, "dost"),
    (19, aces_declared, SECOND, "dost"),
    (19, trick_won, SECOND, "dost"),
    (19, following(EACH_A_SUIT, "aA"), SECOND, "dost"),
    (19, last_trick_won, SECOND, "dost"),
    (22, last_trick_won, SECOND, "count"),
]


@pytest.mark.parametrize(
    ("rule", "moment", "seat", "texts"),
    [pytest.param(*each, id=f"rule {each[0]}-seat {each[2]}-{each[3][:12]}-{at}") for at, each in enumerate(ILLEGAL)],
)
def test_an_illegal_move_names_the_rule_broken_and_changes_nothing(rule, moment, seat, texts):
    # `refused` compares everything that can be asked of the game before and after.
    for text in texts.split("|"):
        assert refused(moment(), text, seat).rule == rule, text
