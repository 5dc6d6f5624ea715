"""Trappola's rulebook, rule by rule. Each test is named after the rule it holds the engine to.

Unless a test says otherwise seat 1 deals; then seat 0 is elder.
"""

from itertools import pairwise

import pytest

from engine.cards.pack import cards_text
from engine.cards.trappola_pack import CARD_POINTS, CARDS, PACK, Card, Rank, Suit
from engine.duel.play import Bonus, Trick, bonuses
from engine.moves import Combination, Cut, Deal, Dealer, Exchange, Keep
from engine.trappola.rules import PACKETS, Game, How, Outcome, Phase, Rules, Said
from tests.support.duels import (
    TABLE,
    cards_of,
    may_play,
    move,
    pack_for,
    parse_move,
    play,
    refused,
    snapshot,
    trick,
    views,
)

ELDER, DEALER = 0, 1
"""Seats while seat 1 deals."""
EVERYBODY = (0, 1, TABLE)

SWORDS = "sA sK sC sJ sT s9 s8 s7 s2"
CUPS = "cA cK cC cJ cT c9 c8 c7 c2"
COINS = "dA dK dC dJ dT d9 d8 d7 d2"
BATONS = "bA bK bC bJ bT b9 b8 b7 b2"


def dealt(
    elder: str, dealer: str = "", stock: str = "", *, deals: int = 4, first_dealer: int = DEALER, cut: int = 11
) -> Game:
    """A match in which these hands have just been dealt; nobody has laid anything aside yet."""
    game = Game(Rules(deals=deals))
    game.push(Dealer(first_dealer))
    deal_on(game, elder, dealer, stock, cut=cut)
    return game


def deal_on(game: Game, elder: str, dealer: str = "", stock: str = "", *, cut: int = 11) -> None:
    """The next deal of a match."""
    game.push(pack_for(elder, dealer, stock, packets=PACKETS, cut=cut))
    move(game, f"cut {cut}")


def kept(elder: str, dealer: str = "", stock: str = "", *, deals: int = 4) -> Game:
    """A match in which both have kept these hands, and elder is to lead."""
    game = dealt(elder, dealer, stock, deals=deals)
    move(game, "keep", "keep")
    return game


def sweep(game: Game, cards: str) -> None:
    """Whoever leads plays these cards in turn, and wins with each; the other plays the first card allowed."""
    leader = game.turn
    for card in cards.split():
        assert game.turn == leader
        move(game, f"play {card}")
        move(game, f"play {may_play(game).split()[0]}")
    assert game.turn == leader or game.deal.play.is_over


def whole_deal(game: Game) -> None:
    """A deal in which elder takes everything, the last trick with an ace."""
    deal_on(game, SWORDS, CUPS)
    move(game, "keep", "keep")
    sweep(game, "s2 s7 s8 s9 sT sJ sC sK sA")


WHOLE_DEAL = 18 + 18 + 10 + 6
"""What such a deal brings elder: the cards of two suits, a trick with a deuce, and the last one."""


def points(game: Game) -> tuple[int, int]:
    """Points of the deal that is just over, as everybody sees them."""
    assert game.phase in (Phase.DEAL, Phase.OVER)
    seen = {game.view(seat).points for seat in EVERYBODY}
    assert len(seen) == 1
    return seen.pop()[-1]


def said(game: Game, seat: int | None) -> tuple[Said, ...]:
    """The sets declared, as a seat or the table is told of them."""
    return game.view(seat).declared


def four_of(rank: str, number: int = 4) -> str:
    return " ".join(suit + rank for suit in "scdb"[:number])


# Pack and tricks


@pytest.mark.parametrize(
    ("rank", "points"), [("A", 6), ("K", 5), ("C", 4), ("J", 3), ("T", 0), ("9", 0), ("8", 0), ("7", 0), ("2", 0)]
)
@pytest.mark.parametrize("suit", "scdb")
def test_common_card_points(suit, rank, points):
    assert Card.parse(suit + rank).points == points


def test_common_pack_has_36_cards_and_72_points():
    texts = {suit + rank for suit in "scdb" for rank in "AKCJT9872"}
    assert {str(card) for card in CARDS} == texts
    assert len(CARDS) == 36
    assert sum(card.points for card in CARDS) == CARD_POINTS == 72


def test_common_the_pack_is_written_swords_cups_coins_batons_high_to_low():
    assert cards_text(PACK) == " ".join((SWORDS, CUPS, COINS, BATONS))
    assert [suit.letter for suit in (Suit.SWORDS, Suit.CUPS, Suit.COINS, Suit.BATONS)] == list("scdb")


def test_common_ranks_high_to_low():
    names = [Rank.ACE, Rank.KING, Rank.CAVALIER, Rank.JACK, Rank.TEN, Rank.NINE, Rank.EIGHT, Rank.SEVEN, Rank.DEUCE]
    assert sorted(Rank, reverse=True) == names
    assert [rank.letter for rank in names] == list("AKCJT9872")


@pytest.mark.parametrize("suit", "scdb")
@pytest.mark.parametrize(("high", "low"), list(pairwise("AKCJT9872")))
def test_common_the_highest_card_of_the_suit_led_wins(suit, high, low):
    better, worse = suit + high, suit + low
    assert trick(kept(better, worse), f"{better} {worse}").winner == ELDER
    assert trick(kept(worse, better), f"{worse} {better}").winner == DEALER


@pytest.mark.parametrize("other", "cdb")
def test_common_no_card_of_another_suit_wins(other):
    suit = {"c": CUPS, "d": COINS, "b": BATONS}[other]
    assert trick(kept(SWORDS, suit), f"s2 {other}A").winner == ELDER


def test_common_suit_is_followed_by_whoever_can():
    game = kept("sT", "sA s9 c7 d7 b7 c8 d8 b8 cA")
    play(game, "sT")
    assert may_play(game) == "sA s9"
    for card in ["c7", "d7", "b7", "c8", "d8", "b8", "cA"]:
        assert refused(game, f"play {card}").key == "follow-suit"
    move(game, "play s9")


def test_common_nobody_must_beat():
    for card, winner in (("sA", DEALER), ("s9", ELDER)):
        game = kept("sT", "sA s9")
        assert trick(game, f"sT {card}").winner == winner


def test_common_whoever_cannot_follow_plays_any_card():
    game = kept(SWORDS, "cA dK bC cJ dT b9 c8 d7 b2")
    play(game, "s7")
    assert set(may_play(game).split()) == {"cA", "dK", "bC", "cJ", "dT", "b9", "c8", "d7", "b2"}


def test_common_a_leader_plays_any_card():
    game = kept("sA cK dC bJ sT c9 d8 b7 s2")
    assert set(may_play(game).split()) == {"sA", "cK", "dC", "bJ", "sT", "c9", "d8", "b7", "s2"}


def test_common_only_cards_held_are_played():
    game = kept(SWORDS, CUPS, COINS)
    assert refused(game, "play cA").key == "card-not-held"
    assert refused(game, "play dA").key == "card-not-held"
    trick(game, "sA cA")
    assert refused(game, "play sA").key == "card-not-held"


def test_common_the_winner_leads_to_the_next():
    game = kept("sA sT s7 c7", "sK s9 s8 cA")
    assert trick(game, "sA s8").winner == game.turn == game.view(TABLE).leader == ELDER
    assert trick(game, "sT sK").winner == game.turn == game.view(TABLE).leader == DEALER
    assert refused(game, "play s7", ELDER).key == "not-your-turn"
    assert trick(game, "s9 s7").winner == game.turn == DEALER
    assert trick(game, "cA c7").winner == game.turn == DEALER


def test_common_a_trick_shows_who_played_what():
    game = kept("sT", "sA")
    made = trick(game, "sT sA")
    assert made.plays == ((ELDER, Card.parse("sT")), (DEALER, Card.parse("sA")))
    assert (made.points, str(made.best), made.by_deuce) == (6, "sA", False)
    assert all(view.tricks == (made,) for view in views(game).values())


def test_common_nine_tricks_make_a_deal():
    game = kept(SWORDS, CUPS)
    sweep(game, "s2 s7 s8 s9 sT sJ sC sK")
    assert game.phase is Phase.PLAY
    sweep(game, "sA")
    assert game.phase is Phase.DEAL
    assert game.turn is None
    assert game.legal_moves() == ()
    assert game.view(TABLE).held == (0, 0)


# Rule 1: the deal


@pytest.mark.parametrize("seat", [0, 1])
def test_rule_1_either_may_be_drawn_first_dealer(seat):
    game = Game()
    assert [str(each) for each in game.legal_moves()] == ["dealer 0", "dealer 1"]
    move(game, f"dealer {seat}")
    assert {view.dealer for view in views(game).values()} == {seat}
    assert {view.elder for view in views(game).values()} == {1 - seat}
    assert refused(game, "dealer 0").rule == 1


def test_rule_1_two_players():
    game = Game()
    assert refused(game, "dealer 2").rule == 1
    assert refused(game, Deal(PACK)).rule == 1


@pytest.mark.parametrize("first", [0, 1])
def test_rule_1_dealing_alternates(first):
    game = Game(Rules(deals=8))
    move(game, f"dealer {first}")
    dealers, cutters, leaders = [], [], []
    while game.phase is not Phase.OVER:
        game.push(Deal(PACK))
        dealers.append(game.view(TABLE).dealer)
        cutters.append(game.turn)
        assert game.view(TABLE).deal_number == len(dealers)
        move(game, "cut 18", "keep", "keep")
        leaders.append(game.turn)
        while game.phase is Phase.PLAY:
            move(game, f"play {may_play(game).split()[0]}")
    assert dealers == [first, 1 - first] * 4
    assert cutters == leaders == [1 - first, first] * 4


def test_rule_1_batches_of_five_and_four_elder_first_and_18_remain():
    game = Game()
    move(game, f"dealer {DEALER}")
    # Once the deuce on top is cut to the bottom, the pack lies in order.
    game.push(Deal((PACK[35], *PACK[:35])))
    move(game, "cut 1")
    assert cards_text(game.view(ELDER).hand) == "sA sK sC sJ sT cK cC cJ cT"
    assert cards_text(game.view(DEALER).hand) == "s9 s8 s7 s2 cA c9 c8 c7 c2"
    for view in views(game).values():
        assert view.held == (9, 9)
        assert view.stock == 18
    # The stock is what remains, in that order.
    move(game, "exchange")
    assert cards_text(game.view(ELDER).hand) == COINS
    move(game, "exchange")
    assert cards_text(game.view(ELDER).hand) == BATONS


def test_rule_1_a_pack_holds_each_card_once():
    game = Game()
    move(game, "dealer 1")
    for pack in (PACK[:35], (*PACK[:35], PACK[0]), (*PACK, PACK[0]), ()):
        assert refused(game, Deal(pack)).rule == 1
    game.push(Deal(PACK))
    assert refused(game, Deal(PACK)).rule == 1


@pytest.mark.parametrize("cut", range(1, 36))
def test_rule_1_the_cut_moves_cards_from_the_top_to_the_bottom(cut):
    game = Game()
    move(game, "dealer 1")
    game.push(Deal(PACK))
    move(game, f"cut {cut}", "keep", "exchange", "exchange")
    # The first card dealt is the one that lay below the cut; the last of the stock the one above it.
    assert PACK[cut] in game.view(ELDER).hand
    assert PACK[cut - 1] in game.view(DEALER).hand


def test_rule_1_whoever_does_not_deal_cuts_1_to_35():
    game = Game()
    move(game, f"dealer {DEALER}")
    game.push(Deal(PACK))
    assert game.legal_moves(ELDER) == tuple(Cut(cards) for cards in range(1, 36))
    assert game.legal_moves(DEALER) == ()
    assert refused(game, "cut 9", DEALER).rule == 1
    for cut in (Cut(0), Cut(36), Cut(-1)):
        assert refused(game, cut).rule == 1
    assert refused(game, "keep").rule == 2
    assert refused(game, "play sA").rule == 4


@pytest.mark.parametrize("deals_before", [0, 1])
def test_rule_1_no_card_is_seen_before_the_cut(deals_before):
    game = Game()
    move(game, "dealer 1")
    for _ in range(deals_before):
        whole_deal(game)
    game.push(Deal(PACK))
    for view in views(game).values():
        assert (view.hand, view.held, view.stock, view.laid) == ((), (0, 0), 0, ((), ()))
        assert (view.tricks, view.table, view.leader, view.declared) == ((), (), None, ())


# Rule 2: laying the hand aside


EXCHANGES = [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (2, 0)]
"""How often elder and then the dealer may take nine of the 18 cards."""


def exchanging(elder: int, dealer: int) -> Game:
    """Swords and cups have been dealt, coins and then batons are the stock; so often each has laid a hand aside."""
    game = dealt(SWORDS, CUPS, f"{COINS} {BATONS}")
    for seat, times in ((ELDER, elder), (DEALER, dealer)):
        for _ in range(times):
            assert game.legal_moves(seat) == (Exchange(), Keep())
            move(game, "exchange", seat=seat)
        # With the last nine of the stock there is nothing left to say.
        if elder + dealer * (seat == DEALER) < 2:
            move(game, "keep", seat=seat)
    return game


@pytest.mark.parametrize(("elder", "dealer"), EXCHANGES)
def test_rule_2_so_often_may_hands_be_laid_aside(elder, dealer):
    game = exchanging(elder, dealer)
    stock = [COINS, BATONS]
    for seat, hand, times in ((ELDER, SWORDS, elder), (DEALER, CUPS, dealer)):
        laid = []
        for _ in range(times):
            laid.append(hand)
            hand = stock.pop(0)
        assert cards_text(game.view(seat).hand) == hand
        for view in views(game).values():
            assert view.held == (9, 9)
            # Laid aside face up: all see it.
            assert set(view.laid[seat]) == set(cards_of(" ".join(laid)))
    assert {view.stock for view in views(game).values()} == {18 - 9 * (elder + dealer)}
    assert game.phase is Phase.PLAY
    assert game.turn == ELDER
    for seat in (ELDER, DEALER):
        assert refused(game, "exchange", seat).rule == refused(game, "keep", seat).rule == 2


def test_rule_2_elder_first_and_then_the_dealer():
    game = dealt(SWORDS, CUPS)
    assert game.legal_moves(DEALER) == ()
    for word in ("exchange", "keep"):
        assert refused(game, word, DEALER).rule == 2
    move(game, "keep", seat=ELDER)
    for word in ("exchange", "keep"):
        assert refused(game, word, ELDER).rule == 2
    assert game.legal_moves(ELDER) == ()
    move(game, "exchange", seat=DEALER)
    assert game.turn == DEALER


def test_rule_2_cards_laid_aside_never_come_back():
    game = exchanging(1, 1)
    for card in f"{SWORDS} {CUPS}".split():
        assert refused(game, f"play {card}").key == "card-not-held"
    sweep(game, "d2 d7 d8 d9 dT dJ dC dK dA")
    # Their points are nobody's.
    assert points(game) == (18 + 18 + 10 + 6, 0)


def test_rule_2_the_stock_is_hidden():
    game = exchanging(1, 0)
    for view in views(game).values():
        assert view.stock == 9
        assert not set(cards_of(BATONS)) & {*view.hand, *view.laid[0], *view.laid[1]}
    other = dealt(SWORDS, CUPS, f"{COINS} b2 b7 b8 b9 bT bJ bC bK bA")
    move(other, "exchange", "keep", "keep")
    assert views(other) == views(game)


# Rule 3: sets


SETS = [
    ("A", 3, 12),
    ("A", 4, 24),
    ("2", 3, 10),
    ("2", 4, 20),
    ("K", 3, 6),
    ("K", 4, 12),
    ("C", 3, 6),
    ("C", 4, 12),
    ("J", 3, 6),
    ("J", 4, 12),
]
FILL = "sT s9 s8 s7 cT c9 c8 c7 dT d9 d8 d7"
"""Cards without points."""


def with_set(rank: str, number: int) -> Game:
    """Elder holds three or four of a rank, and nobody any other set; the fourth lies in the stock."""
    fill = " ".join(FILL.split()[: 9 - number])
    rest = " ".join(FILL.split()[9 - number :][:6])
    return kept(f"{four_of(rank, number)} {fill}", f"{rest} bT b9 b8", four_of(rank)[9:] if number == 3 else "")


def play_out(game: Game) -> None:
    """Plays first cards until the deal is over."""
    while game.phase is Phase.PLAY:
        move(game, f"play {may_play(game).split()[0]}")


@pytest.mark.parametrize(("rank", "number", "worth"), SETS)
def test_rule_3_what_sets_score(rank, number, worth):
    silent, telling = with_set(rank, number), with_set(rank, number)
    assert f"declare {rank} {number}" in map(str, telling.legal_moves())
    move(telling, f"declare {rank} {number}", seat=ELDER)
    assert telling.turn == ELDER
    for game in (silent, telling):
        play_out(game)
    # Only what is declared scores.
    assert points(telling) == (points(silent)[0] + worth, points(silent)[1])
    assert telling.score == (silent.score[0] + worth, silent.score[1])
    assert said(silent, TABLE) == ()


@pytest.mark.parametrize(("rank", "number", "worth"), SETS)
def test_rule_3_what_sets_score_for_the_dealer(rank, number, worth):
    def game_with(word: str) -> Game:
        fill = " ".join(FILL.split()[: 9 - number])
        game = kept("bT b9 b8 " + " ".join(FILL.split()[9 - number :][:6]), f"{four_of(rank, number)} {fill}")
        play(game, "bT")
        if word:
            move(game, word, seat=DEALER)
        play_out(game)
        return game

    silent, telling = game_with(""), game_with(f"declare {rank} {number}")
    assert points(telling) == (points(silent)[0], points(silent)[1] + worth)


@pytest.mark.parametrize(("rank", "number", "worth"), SETS)
def test_rule_3_what_is_said_of_a_set_and_what_stays_hidden(rank, number, worth):
    game = with_set(rank, number)
    before = views(game)
    move(game, f"declare {rank} {number}")
    own = (Said(ELDER, number, Rank.parse(rank)),)
    told = own if rank == "A" else (Said(ELDER, number, None),)
    assert said(game, ELDER) == own
    for seat in (DEALER, TABLE):
        view = game.view(seat)
        assert view.declared == told
        # Nothing else tells of the set, nor what it is worth.
        assert (view.score, view.open_points, view.points) == (before[seat].score, (0, 0), ())
        assert view.hand == before[seat].hand
    while game.phase is Phase.PLAY:
        assert said(game, DEALER) == said(game, TABLE) == told
        assert game.view(DEALER).score == game.view(TABLE).score == game.view(TABLE).open_points
        move(game, f"play {may_play(game).split()[0]}")
    # Play is over: now all may see.
    for seat in EVERYBODY:
        assert said(game, seat) == own
        assert game.view(seat).score == game.score


@pytest.mark.parametrize("number", [3, 4])
def test_rule_3_kings_cavaliers_jacks_and_deuces_sound_alike(number):
    """To the opponent, who holds none of them, and to the table it is all the same which of the four it is."""
    told = []
    for rank in "KCJ2":
        fill = " ".join(FILL.split()[: 9 - number])
        game = kept(f"{four_of(rank, number)} {fill}", "bT b9 b8 b7 dT d9 d8 d7 c7")
        move(game, f"declare {rank} {number}")
        at_once = game.view(DEALER), game.view(TABLE)
        trick(game, "sT b7")
        told.append((*at_once, game.view(DEALER), game.view(TABLE)))
    assert told == told[:1] * 4


@pytest.mark.parametrize("number", [3, 4])
@pytest.mark.parametrize("rank", "T987")
def test_rule_3_tens_to_sevens_are_no_sets(rank, number):
    game = kept(four_of(rank, number), four_of(rank)[9:] if number == 3 else "")
    assert f"declare {rank} {number}" not in map(str, game.legal_moves())
    assert refused(game, f"declare {rank} {number}", ELDER).rule == 3


@pytest.mark.parametrize("number", [2, 3, 4])
@pytest.mark.parametrize("rank", "AKCJ2")
def test_rule_3_two_are_no_set(rank, number):
    game = kept(f"{four_of(rank, 2)} {' '.join(FILL.split()[:7])}")
    assert refused(game, f"declare {rank} {number}", ELDER).key == "not-held"


@pytest.mark.parametrize("rank", "AKCJ2")
def test_rule_3_the_number_said_is_the_number_held(rank):
    for held, wrong in ((3, (0, 2, 4, 5)), (4, (0, 2, 3, 5))):
        game = with_set(rank, held)
        for number in wrong:
            assert refused(game, f"declare {rank} {number}").rule == 3


def test_rule_3_a_set_is_declared_once():
    game = with_set("K", 4)
    move(game, "declare K 4")
    for number in (3, 4):
        assert refused(game, f"declare K {number}").key == "declared-before"
    trick(game, "sT bT")
    assert refused(game, "declare K 4").key == "declared-before"


def test_rule_3_one_may_declare_several_sets_and_both_may():
    game = kept("sA cA dA sK cK dK sJ cJ dJ", "s2 c2 d2 b2 sC cC dC s9 c9")
    move(game, "declare J 3", "declare A 3", seat=ELDER)
    play(game, "sA")
    move(game, "declare 2 4", "declare C 3", seat=DEALER)
    play(game, "s9")
    move(game, "declare K 3", seat=ELDER)
    assert [each.rank for each in said(game, DEALER)] == [None, Rank.ACE, Rank.DEUCE, Rank.CAVALIER, None]
    assert [each.rank for each in said(game, ELDER)] == [Rank.JACK, Rank.ACE, None, None, Rank.KING]
    assert [each.rank for each in said(game, TABLE)] == [None, Rank.ACE, None, None, None]
    for seat in EVERYBODY:
        assert [(each.seat, each.number) for each in said(game, seat)] == [(0, 3), (0, 3), (1, 4), (1, 3), (0, 3)]
    play(game, "cA c9 dA d2 sK sC cK cC dK dC sJ s2 cJ c2 dJ b2")
    # Elder takes all 18 cards, and the last trick.
    assert points(game) == (42 + 12 + 6 + 6 + 12 + 6, 20 + 6)


WITH_KINGS = "sK cK dK s7 s8 s9 sT sJ sC"
"""Three kings, and six cards with which they need not be touched."""


@pytest.mark.parametrize("before", range(7))
def test_rule_3_a_set_may_be_declared_before_any_lead(before):
    # The fourth lies in the stock: the dealer has no king.
    game = kept(WITH_KINGS, BATONS.replace("bK", "cA"))
    sweep(game, " ".join(["sC", "sJ", "sT", "s9", "s8", "s7"][:before]))
    assert refused(game, "declare K 3", DEALER).key == "not-your-turn"
    assert "declare K 3" in map(str, game.legal_moves(ELDER))
    move(game, "declare K 3", seat=ELDER)
    assert said(game, ELDER) == (Said(ELDER, 3, Rank.KING),)


@pytest.mark.parametrize("before", range(7))
def test_rule_3_a_set_may_be_declared_before_any_card_that_follows(before):
    game = kept(BATONS, WITH_KINGS)
    leads = ["b2", "b7", "b8", "b9", "bT", "bJ", "bC"]
    for led, card in zip(leads[:before], ["sC", "sJ", "sT", "s9", "s8", "s7"], strict=False):
        trick(game, f"{led} {card}")
    assert refused(game, "declare K 3", DEALER).key == "not-your-turn"
    play(game, leads[before])
    assert refused(game, "declare K 3", ELDER).key == "not-your-turn"
    move(game, "declare K 3", seat=DEALER)
    assert said(game, DEALER) == (Said(DEALER, 3, Rank.KING),)
    assert game.turn == DEALER


@pytest.mark.parametrize("seat", [ELDER, DEALER])
def test_rule_3_not_before_play_begins(seat):
    game = dealt(WITH_KINGS, "sA cA dA")
    assert not any(str(each).startswith("declare") for each in game.legal_moves())
    for rank in "KA":
        assert refused(game, f"declare {rank} 3", seat).rule == 3
    move(game, "keep")
    for rank in "KA":
        assert refused(game, f"declare {rank} 3", seat).rule == 3


def test_rule_3_not_once_play_is_over():
    game = kept(WITH_KINGS, BATONS)
    play_out(game)
    for seat in (ELDER, DEALER, None):
        assert refused(game, "declare K 3", seat).rule == 3
    game.push(Deal(PACK))
    assert refused(game, "declare K 3", game.turn).rule == 3


def test_rule_3_what_was_held_before_an_exchange_is_not_declared():
    game = dealt(WITH_KINGS, "c2 c7 c8 c9 cT cJ cC d7 d2", "sA cA dA b7 b8 b9 bT bJ bC")
    move(game, "exchange", "keep", "keep")
    assert refused(game, "declare K 3").key == "not-held"
    move(game, "declare A 3")


@pytest.mark.parametrize("rank", "AKCJ2")
def test_rule_3_not_after_one_of_the_three_was_played(rank):
    game = with_set(rank, 3)
    play(game, f"s{rank}")
    move(game, f"play {may_play(game).split()[0]}")
    while game.turn != ELDER:
        move(game, f"play {may_play(game).split()[0]}")
    for number in (2, 3, 4):
        assert refused(game, f"declare {rank} {number}", ELDER).rule == 3


@pytest.mark.parametrize(("follows", "winner"), [("s7", ELDER), ("sA", DEALER)])
def test_rule_3_not_as_three_after_one_of_the_four_was_played(follows, winner):
    # Whether the one played has won or was lost makes no difference.
    game = kept(f"{four_of('K')} cT c9 c8 c7 dT", f"{follows} bT b9 b8 b7 d9 d8 d7 c2")
    assert trick(game, f"sK {follows}").winner == winner
    if winner == DEALER:
        play(game, "b7")
    for number in (3, 4):
        assert refused(game, f"declare K {number}", ELDER).key == "set-broken"
    assert not any(str(each).startswith("declare") for each in game.legal_moves(ELDER))


@pytest.mark.parametrize("rank", "AKCJ2")
def test_rule_3_not_as_three_after_the_fourth_was_taken_in_a_trick(rank):
    # The dealer cannot follow, and gives the fourth away.
    game = kept(f"{four_of(rank, 3)} sT s9 s8 s7 cT c9", f"b{rank} bT b9 b8 dT d9 d8 d7 c7")
    assert "declare" in " ".join(map(str, game.legal_moves(ELDER)))
    assert trick(game, f"sT b{rank}").winner == ELDER
    for number in (3, 4):
        assert refused(game, f"declare {rank} {number}", ELDER).key == "set-broken"
    assert not any(str(each).startswith("declare") for each in game.legal_moves(ELDER))


def test_rule_3_the_fourth_may_lie_in_the_trick_under_way():
    game = kept("bK b2 cT c9 c8 c7 dT d9 d8", "bA sK cK dK b7 sT s9 s8 s7")
    play(game, "bK")
    # It is not taken yet: with the ace it would be.
    move(game, "declare K 3", seat=DEALER)
    play(game, "bA")
    game = kept("bK b2 cT c9 c8 c7 dT d9 d8", "bA sK cK dK b7 sT s9 s8 s7")
    assert trick(game, "bK bA").winner == DEALER
    assert refused(game, "declare K 3", DEALER).key == "set-broken"


def test_rule_3_the_fourth_may_be_in_the_others_tricks():
    game = kept("sK cK dK sT s9 s8 b7 cT c9", "bK sA b9 b8 dT d9 d8 d7 c7")
    trick(game, "sT sA")
    assert trick(game, "bK b7").winner == DEALER
    assert trick(game, "c7 cT").winner == ELDER
    move(game, "declare K 3", seat=ELDER)


@pytest.mark.parametrize("layer", [ELDER, DEALER])
def test_rule_3_the_fourth_may_have_been_laid_aside(layer):
    if layer == ELDER:
        # By the same player, even.
        game = dealt("bK b7 b8 b9 bT c7 c8 c9 cT", "", "sK cK dK")
        move(game, "exchange", "keep", "keep")
    else:
        game = dealt("sK cK dK", "bK b7 b8 b9 bT c7 c8 c9 cT")
        move(game, "keep", "exchange", "keep")
    move(game, "declare K 3", seat=ELDER)


# Rule 4: the lead


@pytest.mark.parametrize(("elder", "dealer"), EXCHANGES)
def test_rule_4_elder_leads_to_the_first_trick(elder, dealer):
    game = exchanging(elder, dealer)
    assert {view.leader for view in views(game).values()} == {ELDER}
    assert refused(game, f"play {game.view(DEALER).hand[0]}", DEALER).rule == 4
    move(game, f"play {game.view(ELDER).hand[0]}", seat=ELDER)
    assert game.turn == DEALER


def test_rule_4_nobody_leads_before_both_have_kept_or_exchanged():
    game = dealt(SWORDS, CUPS)
    assert refused(game, "play sA", ELDER).rule == 4
    move(game, "keep")
    assert refused(game, "play sA", ELDER).rule == 4
    assert refused(game, "play cA", DEALER).rule == 4


# Rule 5: bonuses


THREE_SUITS = "sA cA dA sK cK dK s2 c2 d2"
"""Against nothing but batons these win all tricks, in whatever order."""
CARDS_OF_BOTH = 3 * (6 + 5) + 18


def bonus_points(*cards: str) -> tuple[list[tuple[str, int]], int]:
    """The bonuses of elder, who wins all tricks with these cards, and the points of the deal without those of cards."""
    game = kept(THREE_SUITS, BATONS)
    sweep(game, " ".join(cards))
    found = [(bonus.value, bonus.points) for seat, bonus in game.view(TABLE).bonuses if seat == ELDER]
    assert len(found) == len(game.view(TABLE).bonuses)
    mine, others = points(game)
    assert others == 0
    return found, mine - CARDS_OF_BOTH


ROWS = [
    ("s2 c2 d2 sA cA dA sK cK dK", 10 + 10 + 10 + 6),
    ("sA s2 cA c2 dA d2 sK cK dK", 10 + 10 + 10 + 6),
    ("sA cA dA sK cK s2 c2 d2 dK", 10 + 10 + 10 + 6),
    ("sA cA dA sK cK s2 d2 dK c2", 10 + 10 + 26),
    ("s2 c2 sA cA dA sK cK dK d2", 10 + 10 + 26),
    ("sA cA dA sK cK s2 c2 dK d2", 10 + 10 + 26),
    ("sA cA dA sK cK s2 dK c2 d2", 10 + 52),
    ("s2 sA cA dA sK cK dK c2 d2", 10 + 52),
    ("sA cA dA sK cK dK s2 c2 d2", 78),
    ("sA cA dA sK cK dK d2 s2 c2", 78),
]


@pytest.mark.parametrize(("cards", "worth"), ROWS)
def test_rule_5_what_tricks_bring(cards, worth):
    found, brought = bonus_points(*cards.split())
    assert brought == worth == sum(each for _, each in found)


def test_rule_5_the_table_of_bonuses():
    assert {bonus.value: bonus.points for bonus in (Bonus.DEUCE, Bonus.LAST, Bonus.LAST_DEUCE)} == {
        "deuce": 10,
        "last": 6,
        "last-deuce": 26,
    }
    assert bonus_points(*["sA", "cA", "dA", "sK", "cK", "dK", "s2", "c2", "d2"])[0] == [("last-three", 78)]
    assert bonus_points(*["s2", "sA", "cA", "dA", "sK", "cK", "dK", "c2", "d2"])[0] == [("deuce", 10), ("last-two", 52)]


def test_rule_5_a_deuce_that_does_not_take_its_trick_brings_nothing():
    game = kept("sA cA dA sK cK dK sC cC dC", "s2 c2 d2 b2 bA bK bC bJ bT")
    sweep(game, "sA cA dA sK cK dK sC cC dC")
    assert game.view(TABLE).bonuses == ((ELDER, Bonus.LAST),)
    assert points(game) == (3 * (6 + 5 + 4) + 18 + 6, 0)


def test_rule_5_the_last_trick_and_deuces_of_both():
    # Elder takes the first trick with a deuce; the dealer the last two with other deuces.
    game = kept("s2 sA s7 s8 s9 b7 b8 c7 c8", "bA bK bC bJ bT b9 d2 b2 d7")
    trick(game, "s2 d7")
    trick(game, "b7 bA")
    trick(game, "bK b8")
    for cards in ("bC s7", "bJ s8", "bT s9", "b9 c7", "b2 c8", "d2 sA"):
        trick(game, cards)
    assert game.view(TABLE).bonuses == ((ELDER, Bonus.DEUCE), (DEALER, Bonus.LAST_TWO))
    assert points(game) == (10, 6 + 5 + 4 + 3 + 6 + 52)


def test_rule_5_the_dealer_takes_the_last_trick_with_a_deuce_after_elders():
    # The eighth trick is the dealer's by an ordinary card, the seventh elder's by a deuce.
    game = kept("sA s2 c2 b7 d7 d8 d9 dT dJ", "bA bK bC bJ bT b9 b8 b2 cA")
    for cards in ("sA b8", "dJ b9", "dT bT", "d9 bJ", "d8 bC", "d7 bK", "s2 cA", "b7 bA"):
        trick(game, cards)
    trick(game, "b2 c2")
    assert game.view(TABLE).bonuses == ((ELDER, Bonus.DEUCE), (DEALER, Bonus.LAST_DEUCE))
    assert points(game) == (6 + 3 + 3 + 4 + 5 + 6 + 10, 6 + 26)


def test_rule_5_the_last_trick_lost_after_two_with_deuces():
    # They bring what any trick with a deuce brings.
    game = kept("sA cA dA sK cK dK s2 c2 b7", "bA bK bC bJ bT b9 b8 b2 d7")
    for cards in ("sA bK", "cA bC", "dA d7", "sK bJ", "cK bT", "dK b9", "s2 b8", "c2 b2", "b7 bA"):
        trick(game, cards)
    assert game.view(TABLE).bonuses == ((ELDER, Bonus.DEUCE), (ELDER, Bonus.DEUCE), (DEALER, Bonus.LAST))
    assert points(game) == (3 * 11 + 5 + 4 + 3 + 10 + 10, 6 + 6)


def by(winner: int, card: str) -> Trick:
    """A trick that a player led and took with a card."""
    return Trick(winner, 1 - winner, (Card.parse(card), Card.parse("b7")), winner)


@pytest.mark.parametrize(
    ("end", "brought"),
    [
        ([(1, "s2"), (0, "c2"), (0, "d2")], [(1, 10), (0, 52)]),
        ([(0, "s2"), (1, "c2"), (0, "d2")], [(0, 10), (1, 10), (0, 26)]),
        ([(0, "s2"), (0, "c2"), (1, "d2")], [(0, 10), (0, 10), (1, 26)]),
        ([(1, "s2"), (0, "cT"), (0, "d2")], [(1, 10), (0, 26)]),
        ([(1, "s2"), (0, "cT"), (1, "dT")], [(1, 10), (1, 6)]),
    ],
)
def test_rule_5_the_last_two_and_three_are_one_players_alone(end, brought):
    """Nobody can take a trick with a deuce that the other leads, so that some of these ends never come about."""
    tricks = [by(0, f"s{rank}") for rank in "AKCJT9"] + [by(winner, card) for winner, card in end]
    assert [(seat, bonus.points) for seat, bonus in bonuses(tricks)] == brought


@pytest.mark.parametrize("cards", ["s2 c2 d2 sA cA dA sK cK dK", "sA cA dA sK cK dK s2 c2 d2"])
def test_rule_5_what_may_be_counted_is_seen_after_every_trick(cards):
    game = kept(THREE_SUITS, BATONS)
    counted = 0
    for number, card in enumerate(cards.split(), 1):
        made = trick(game, f"{card} {['bA', 'bK', 'bC', 'bJ', 'bT', 'b9', 'b8', 'b7', 'b2'][number - 1]}")
        counted += made.points + 10 * (card[1] == "2")
        for view in views(game).values():
            if number < 9:
                assert view.open_points == view.score == (counted, 0)
    assert points(game) == ((counted + 6, 0) if cards.startswith("s2") else (counted - 30 + 78, 0))


# Rule 6: the match


def test_rule_6_a_deals_score_is_sets_cards_and_bonuses():
    game = kept("sA cA dA sK cK d8 s2 c2 d2", "dC dK bC bJ b9 bT b8 sJ cJ")
    move(game, "declare A 3", "declare 2 3")
    for cards in ("sA sJ", "cA cJ", "dA dC", "sK bC", "cK bJ"):
        trick(game, cards)
    # One trick is the dealer's, who leads deuceless batons then.
    trick(game, "d8 dK")
    for cards in ("b8 s2", "b9 c2", "bT d2"):
        trick(game, cards)
    assert points(game) == (12 + 10 + 3 * 6 + 2 * 5 + 3 + 3 + 4 + 4 + 3, 5 + 6)


@pytest.mark.parametrize("deals", [2, 4, 6, 8])
def test_rule_6_a_match_is_so_many_deals(deals):
    game = Game(Rules(deals=deals))
    move(game, f"dealer {DEALER}")
    for number in range(1, deals + 1):
        assert game.outcome is None
        whole_deal(game)
        assert game.view(TABLE).deal_number == number
        assert len(game.view(TABLE).points) == number
    assert game.phase is Phase.OVER
    total = WHOLE_DEAL * deals // 2
    assert game.outcome == Outcome(None, How.POINTS, (total, total))
    for view in views(game).values():
        assert view.outcome == game.outcome
        assert view.score == (total, total)
        assert view.turn is None
    assert game.legal_moves() == game.legal_moves(ELDER) == game.legal_moves(DEALER) == ()
    assert refused(game, Deal(PACK)).rule == 1
    for word in ("cut 5", "keep", "exchange", "declare K 3", "play sA", "concede 0", "dealer 0", "pass"):
        assert 1 <= refused(game, word).rule <= 6


def test_rule_6_four_deals_unless_agreed_otherwise():
    assert Rules().deals == 4


@pytest.mark.parametrize("winner", [0, 1])
def test_rule_6_the_higher_total_wins(winner):
    game = Game(Rules(deals=2))
    # Seat 0 is elder in the second deal where it deals the first.
    move(game, f"dealer {winner}")
    whole_deal(game)
    deal_on(game, SWORDS, CUPS)
    move(game, "keep", "keep")
    sweep(game, "s7 s8 s9 sT sJ sC sK sA s2")
    better, worse = 18 + 18 + 26, WHOLE_DEAL
    assert game.outcome == Outcome(winner, How.POINTS, (better, worse) if winner == 0 else (worse, better))


def test_rule_6_sets_decide_where_all_else_is_equal():
    game = Game(Rules(deals=2))
    move(game, f"dealer {DEALER}")
    for _ in range(2):
        deal_on(game, "sA sK sC sJ cJ dJ", BATONS)
        move(game, "keep", "keep")
        if len(game.deals) == 2:
            move(game, "declare J 3")
        sweep(game, cards_text(game.view(game.turn).hand))
    assert game.outcome.winner == 1
    assert game.outcome.score[1] - game.outcome.score[0] == 6


def test_rule_6_equal_totals_are_a_draw():
    game = Game(Rules(deals=2))
    move(game, f"dealer {DEALER}")
    whole_deal(game)
    assert game.outcome is None
    whole_deal(game)
    assert game.outcome == Outcome(None, How.POINTS, (WHOLE_DEAL, WHOLE_DEAL))


# Giving up


MOMENTS = ("drawn", "packed", "exchange", "lead", "follow", "later", "between", "again")


def game_at(moment: str) -> Game:
    """A game at one of its moments."""
    drawn = Game()
    move(drawn, "dealer 1")
    packed = Game()
    move(packed, "dealer 1")
    packed.push(Deal(PACK))
    exchange = dealt(SWORDS, CUPS)
    lead = kept(SWORDS, CUPS)
    follow = kept(SWORDS, CUPS)
    play(follow, "sA")
    later = kept(SWORDS, CUPS)
    trick(later, "sA cA")
    between = kept(SWORDS, CUPS)
    sweep(between, SWORDS)
    again = kept(SWORDS, CUPS)
    sweep(again, SWORDS)
    again.push(Deal(PACK))
    games = (drawn, packed, exchange, lead, follow, later, between, again)
    return dict(zip(MOMENTS, games, strict=True))[moment]


SCORES = {"between": (18 + 18 + 26, 0), "again": (18 + 18 + 26, 0)}


@pytest.mark.parametrize("side", [0, 1])
@pytest.mark.parametrize("moment", MOMENTS)
def test_rule_6_who_concedes_loses_whatever_the_score(side, moment):
    game = game_at(moment)
    assert refused(game, f"concede {side}", 1 - side).rule == 6
    assert refused(game, "concede 2").rule == 6
    move(game, f"concede {side}", seat=side)
    # A deal that was not finished counts for nobody.
    assert game.outcome == Outcome(1 - side, How.CONCEDED, SCORES.get(moment, (0, 0)))
    for view in views(game).values():
        assert view.outcome == game.outcome
        assert view.score == game.outcome.score
        assert (view.turn, view.table, view.legal) == (None, (), ())
    assert refused(game, f"concede {side}").rule == 6
    assert refused(game, "play sK").key == "game-over"
    assert snapshot(Game.replay(game.rules, game.moves)) == snapshot(game)


@pytest.mark.parametrize("ready", [False, True])
def test_rule_6_a_match_conceded_between_two_deals_shows_the_first_of_them(ready):
    game = game_at("again" if ready else "between")
    move(game, "concede 0")
    for view in views(game).values():
        assert (view.deal_number, view.dealer, view.elder) == (1, DEALER, ELDER)
        assert view.tricks[0].leader == view.elder


def test_rule_6_there_is_nothing_to_concede_before_the_first_dealer_is_drawn():
    for seat in EVERYBODY:
        assert refused(Game(), "concede 0", seat).rule == 6


def test_rule_3_sets_are_shown_and_do_not_score_when_a_match_is_conceded():
    game = with_set("2", 3)
    move(game, "declare 2 3", "concede 1")
    assert game.outcome == Outcome(ELDER, How.CONCEDED, (0, 0))
    for seat in EVERYBODY:
        assert said(game, seat) == (Said(ELDER, 3, Rank.DEUCE),)
        assert game.view(seat).score == (0, 0)


# What no rule knows


@pytest.mark.parametrize(
    "word",
    [
        *("pass", "dost", "count", "add", "take", "blanche", "bianca", "alifer", "agree", "refuse"),
        *("ask K", "signal s", "draw sAsK", "ranking 01"),
    ],
)
def test_common_moves_of_other_games_are_refused(word):
    for game in (Game(), dealt(SWORDS, CUPS), kept(SWORDS, CUPS)):
        assert refused(game, word).key == "not-now"


def test_common_a_set_is_written_with_rank_and_number():
    assert parse_move("declare K 3").combination == Combination(Rank.KING, 3)
    assert str(parse_move("declare 2 4")) == "declare 2 4"
