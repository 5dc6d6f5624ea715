"""Trappola's rulebook, rule by rule. Each test is named after the rule it holds the engine to.

Unless a test says otherwise seat 1 deals; then seat 0 is elder. What the pack, the cut and tricks have in common
with Bulka is in tests/engine/duel.
"""

import pytest

from engine.cards.pack import cards_text
from engine.cards.trappola_pack import PACK, Rank
from engine.duel.play import Bonus
from engine.moves import Deal, Exchange, Keep
from engine.trappola.rules import PACKETS, Game, How, Outcome, Phase, Rules, Said
from tests.support.any_game import may_play, move, play, refused, views
from tests.support.duel import TABLE, cards_of, pack_for, trick

ELDER, DEALER = 0, 1
"""Seats while seat 1 deals."""
EVERYBODY = (0, 1, TABLE)
SWORDS, CUPS, COINS, BATONS = (" ".join(suit + rank for rank in "AKCJT9872") for suit in "scdb")


def begun(first_dealer: int = DEALER, deals: int = 4) -> Game:
    """A match whose first dealer is drawn."""
    game = Game(Rules(deals=deals))
    move(game, f"dealer {first_dealer}")
    return game


def deal_on(game: Game, elder: str, dealer: str = "", stock: str = "") -> None:
    """The next deal of a match."""
    game.push(pack_for(elder, dealer, stock, packets=PACKETS))
    move(game, "cut 11")


def dealt(elder: str, dealer: str = "", stock: str = "") -> Game:
    """A match in which these hands have just been dealt; nobody has laid anything aside yet."""
    game = begun()
    deal_on(game, elder, dealer, stock)
    return game


def kept(elder: str, dealer: str = "", stock: str = "") -> Game:
    """A match in which both have kept these hands, and elder is to lead."""
    game = dealt(elder, dealer, stock)
    move(game, "keep", "keep")
    return game


def play_any(game: Game, cards: int = 18) -> None:
    """Plays so many cards, or as many as there are: the first that may be played."""
    while cards and game.phase is Phase.PLAY:
        play(game, may_play(game).split()[0])
        cards -= 1


def sweep(game: Game, cards: str) -> None:
    """Whoever leads plays these cards in turn, and wins with each; the other plays the first card allowed."""
    leader = game.turn
    for card in cards.split():
        assert game.turn == leader
        play(game, card)
        play_any(game, 1)


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
    (seen,) = {game.view(seat).points for seat in EVERYBODY}
    return seen[-1]


def said(game: Game, seat: int | None) -> tuple[Said, ...]:
    """The sets declared, as a seat or the table is told of them."""
    return game.view(seat).declared


def sets(game: Game) -> list[str]:
    """The sets that whoever is to move may declare."""
    return [str(each) for each in game.legal_moves() if str(each).startswith("declare")]


def four_of(rank: str, number: int = 4) -> str:
    return " ".join(suit + rank for suit in "scdb"[:number])


# Rule 1: the deal


@pytest.mark.parametrize("seat", [0, 1])
def test_rule_1_either_of_two_may_be_drawn_first_dealer(seat):
    game = Game()
    assert [str(each) for each in game.legal_moves()] == ["dealer 0", "dealer 1"]
    assert refused(game, "dealer 2").rule == refused(game, Deal(PACK)).rule == 1
    move(game, f"dealer {seat}")
    assert {(view.dealer, view.elder) for view in views(game).values()} == {(seat, 1 - seat)}
    assert refused(game, "dealer 0").rule == 1


@pytest.mark.parametrize("first", [0, 1])
def test_rule_1_dealing_alternates(first):
    game = begun(first, deals=8)
    seen = []
    while game.phase is not Phase.OVER:
        game.push(Deal(PACK))
        dealer, cutter = game.view(TABLE).dealer, game.turn
        move(game, "cut 18", "keep", "keep")
        seen.append((dealer, cutter, game.turn))
        assert game.view(TABLE).deal_number == len(seen)
        play_any(game)
    assert seen == [(first, 1 - first, 1 - first), (1 - first, first, first)] * 4


def test_rule_1_batches_of_five_and_four_elder_first_and_18_remain():
    game = begun()
    # Once the deuce on top is cut to the bottom, the pack lies in order.
    game.push(Deal((PACK[35], *PACK[:35])))
    assert refused(game, "keep").rule == 2
    assert refused(game, "play sA").rule == 4
    move(game, "cut 1")
    assert cards_text(game.view(ELDER).hand) == "sA sK sC sJ sT cK cC cJ cT"
    assert cards_text(game.view(DEALER).hand) == "s9 s8 s7 s2 cA c9 c8 c7 c2"
    assert {(view.held, view.stock) for view in views(game).values()} == {((9, 9), 18)}
    # The stock is what remains, in that order.
    for hand in (COINS, BATONS):
        move(game, "exchange")
        assert cards_text(game.view(ELDER).hand) == hand


@pytest.mark.parametrize("cut", [1, 2, 18, 34, 35])
def test_rule_1_the_cut_moves_cards_from_the_top_to_the_bottom(cut):
    game = begun()
    game.push(Deal(PACK))
    move(game, f"cut {cut}", "keep", "exchange", "exchange")
    # The first card dealt is the one that lay below the cut; the last of the stock the one above it.
    assert PACK[cut] in game.view(ELDER).hand
    assert PACK[cut - 1] in game.view(DEALER).hand


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
def test_rules_2_and_4_so_often_may_hands_be_laid_aside_and_then_elder_leads(elder, dealer):
    game = exchanging(elder, dealer)
    stock = [COINS, BATONS]
    for seat, hand, times in ((ELDER, SWORDS, elder), (DEALER, CUPS, dealer)):
        laid = [hand, *stock[:times]]
        del stock[:times]
        assert cards_text(game.view(seat).hand) == laid[-1]
        for view in views(game).values():
            # Laid aside face up: all see it.
            assert (view.held, set(view.laid[seat])) == ((9, 9), set(cards_of(" ".join(laid[:-1]))))
    assert {view.stock for view in views(game).values()} == {18 - 9 * (elder + dealer)}
    assert (game.phase, game.turn) == (Phase.PLAY, ELDER)
    for seat in (ELDER, DEALER):
        assert refused(game, "exchange", seat).rule == refused(game, "keep", seat).rule == 2
    assert {view.leader for view in views(game).values()} == {ELDER}
    assert refused(game, f"play {game.view(DEALER).hand[0]}", DEALER).rule == 4
    move(game, f"play {game.view(ELDER).hand[0]}", seat=ELDER)
    assert game.turn == DEALER


def test_rules_2_and_4_elder_first_and_then_the_dealer_and_nobody_leads_before():
    game = dealt(SWORDS, CUPS)
    for seat, other in ((ELDER, DEALER), (DEALER, ELDER)):
        assert game.legal_moves(other) == ()
        assert refused(game, "exchange", other).rule == refused(game, "keep", other).rule == 2
        assert refused(game, "play sA", ELDER).rule == refused(game, "play cA", DEALER).rule == 4
        move(game, "keep" if seat == ELDER else "exchange", seat=seat)
    assert game.turn == DEALER


def test_rule_2_cards_laid_aside_never_come_back():
    game = exchanging(1, 1)
    for card in f"{SWORDS} {CUPS}".split():
        assert refused(game, f"play {card}").key == "card-not-held"
    sweep(game, "d2 d7 d8 d9 dT dJ dC dK dA")
    # Their points are nobody's.
    assert points(game) == (WHOLE_DEAL, 0)


# Rule 3: sets


WORTH = {"A": (12, 24), "2": (10, 20), "K": (6, 12), "C": (6, 12), "J": (6, 12)}
each_set = pytest.mark.parametrize(("rank", "number"), [(rank, number) for rank in WORTH for number in (3, 4)])
FILL = ["sT", "s9", "s8", "s7", "cT", "c9", "c8", "c7", "dT", "d9", "d8", "d7"]
"""Cards without points."""


def with_set(rank: str, number: int, seat: int = ELDER) -> Game:
    """A seat is to play and holds three or four of a rank, and nobody any other set; the fourth lies in the stock."""
    hand, other = [four_of(rank, number), *FILL[: 9 - number]], ["bT b9 b8", *FILL[9 - number :][:6]]
    hands = (hand, other) if seat == ELDER else (other, hand)
    game = kept(*map(" ".join, hands), f"b{rank}" if number == 3 else "")
    if seat == DEALER:
        play(game, "bT")
    return game


@pytest.mark.parametrize("seat", [ELDER, DEALER])
@each_set
def test_rule_3_what_sets_score_what_is_said_and_what_stays_hidden(rank, number, seat):
    silent, telling = with_set(rank, number, seat), with_set(rank, number, seat)
    before = views(telling)
    assert sets(telling) == [f"declare {rank} {number}"]
    move(telling, f"declare {rank} {number}", seat=seat)
    assert telling.turn == seat
    own = (Said(seat, number, Rank.parse(rank)),)
    told = own if rank == "A" else (Said(seat, number, None),)
    assert said(telling, seat) == own
    for other in (1 - seat, TABLE):
        view = telling.view(other)
        # Nothing else tells of the set, nor what it is worth.
        assert (view.declared, view.score, view.open_points) == (told, before[other].score, (0, 0))
        assert (view.points, view.hand) == ((), before[other].hand)
    for number_said in (3, 4):
        assert refused(telling, f"declare {rank} {number_said}").key == "declared-before"
    while telling.phase is Phase.PLAY:
        assert said(telling, 1 - seat) == said(telling, TABLE) == told
        assert telling.view(1 - seat).score == telling.view(TABLE).score == telling.view(TABLE).open_points
        play_any(telling, 1)
    play_any(silent)
    # Only what is declared scores, and once play is over all may see it.
    worth = [WORTH[rank][number - 3] * (each == seat) for each in (ELDER, DEALER)]
    assert points(telling) == telling.score == tuple(map(sum, zip(points(silent), worth, strict=True)))
    for each in EVERYBODY:
        assert (said(telling, each), said(silent, each)) == (own, ())
        assert telling.view(each).score == telling.score


def test_rule_3_the_number_said_is_the_number_held_and_is_three_or_four():
    for rank in WORTH:
        assert refused(with_set(rank, 3), f"declare {rank} 4").key == "wrong-number"
        assert refused(with_set(rank, 4), f"declare {rank} 3").key == "wrong-number"
        two = kept(f"{four_of(rank, 2)} {' '.join(FILL[:7])}")
        for number in (0, 2, 3, 4, 5):
            assert refused(two, f"declare {rank} {number}").rule == 3
        for held in (3, 4):
            for number in (0, 2, 5):
                assert refused(with_set(rank, held), f"declare {rank} {number}").rule == 3
    for rank in "T987":
        game = kept(four_of(rank))
        assert f"declare {rank} 4" not in sets(game)
        assert refused(game, f"declare {rank} 3").key == refused(game, f"declare {rank} 4").key == "no-set"


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
def test_rule_3_a_set_may_be_declared_before_any_own_card(before):
    others = ["sC", "sJ", "sT", "s9", "s8", "s7"][:before]
    # The fourth lies in the stock: the dealer has no king.
    game = kept(WITH_KINGS, BATONS.replace("bK", "cA"))
    sweep(game, " ".join(others))
    assert refused(game, "declare K 3", DEALER).key == "not-your-turn"
    assert sets(game) == ["declare K 3"]
    move(game, "declare K 3", seat=ELDER)
    game = kept(BATONS, WITH_KINGS)
    leads = ["b2", "b7", "b8", "b9", "bT", "bJ", "bC"]
    for led, card in zip(leads, others, strict=False):
        trick(game, f"{led} {card}")
    assert refused(game, "declare K 3", DEALER).key == "not-your-turn"
    play(game, leads[before])
    assert refused(game, "declare K 3", ELDER).key == "not-your-turn"
    move(game, "declare K 3", seat=DEALER)
    assert game.turn == DEALER


def test_rule_3_not_before_play_begins_nor_once_it_is_over():
    game = dealt(WITH_KINGS, "sA cA dA")
    for word in ("keep", "keep"):
        assert not sets(game)
        for seat, rank in ((ELDER, "K"), (DEALER, "A")):
            assert refused(game, f"declare {rank} 3", seat).rule == 3
        move(game, word)
    play_any(game)
    for seat in (ELDER, DEALER, None):
        assert refused(game, "declare K 3", seat).rule == 3
    game.push(Deal(PACK))
    assert refused(game, "declare K 3", game.turn).rule == 3


def test_rule_3_what_was_held_before_an_exchange_is_not_declared():
    game = dealt(WITH_KINGS, "c2 c7 c8 c9 cT cJ cC d7 d2", "sA cA dA b7 b8 b9 bT bJ bC")
    move(game, "exchange", "keep", "keep")
    assert refused(game, "declare K 3").key == "not-held"
    move(game, "declare A 3")


THREE_KINGS, FOUR_KINGS = "sK cK dK sT s9 s8 b7 cT c9", "sK cK dK bK cT c9 c8 c7 dT"


@pytest.mark.parametrize(
    ("elder", "dealer", "plays", "refusal"),
    [
        pytest.param(FOUR_KINGS, "s7 bT b9 b8 b7 d9 d8 d7 c2", "sK s7", "set-broken", id="one of four has won"),
        pytest.param(FOUR_KINGS, "sA bT b9 b8 b7 d9 d8 d7 c2", "sK sA b7", "set-broken", id="one of four was lost"),
        pytest.param(THREE_KINGS, "s7 bK bT b9 b8 d9 d8 d7 c2", "sK s7", "not-held", id="one of three was played"),
        # The dealer cannot follow, and gives the fourth away.
        pytest.param(THREE_KINGS, "bK bT b9 b8 dT d9 d8 d7 c7", "sT bK", "set-broken", id="the fourth was taken"),
        pytest.param(THREE_KINGS, "bK sA b9 b8 dT d9 d8 d7 c7", "sT sA bK b7 c7 cT", "", id="the other took it"),
        pytest.param("bK b2", f"bA {THREE_KINGS[:-3]}", "bK", "", id="in the trick under way it is not taken yet"),
        pytest.param("bK b2", f"bA {THREE_KINGS[:-3]}", "bK bA", "set-broken", id="with the ace it is"),
    ],
)
def test_rule_3_one_that_was_played_or_the_fourth_among_the_own_tricks_breaks_a_set(elder, dealer, plays, refusal):
    game = kept(elder, dealer)
    play(game, plays)
    if not refusal:
        move(game, "declare K 3")
        return
    assert not sets(game)
    for number in (3, 4):
        assert refused(game, f"declare K {number}").key == refusal


def test_rule_3_the_fourth_may_have_been_laid_aside_even_by_the_same_player():
    own = dealt("bK b7 b8 b9 bT c7 c8 c9 cT", "", "sK cK dK")
    move(own, "exchange", "keep", "keep", "declare K 3")
    others = dealt("sK cK dK", "bK b7 b8 b9 bT c7 c8 c9 cT")
    move(others, "keep", "exchange", "keep", "declare K 3")


def test_rule_3_sets_are_shown_and_do_not_score_when_a_match_is_conceded():
    game = with_set("2", 3)
    move(game, "declare 2 3", "concede 1")
    assert game.outcome == Outcome(ELDER, How.CONCEDED, (0, 0))
    for seat in EVERYBODY:
        assert said(game, seat) == (Said(ELDER, 3, Rank.DEUCE),)
        assert game.view(seat).score == (0, 0)


# Rule 5: bonuses


THREE_SUITS = "sA cA dA sK cK dK s2 c2 d2"
"""Against nothing but batons these win all tricks, in whatever order."""
CARDS_OF_BOTH = 3 * (6 + 5) + 18


@pytest.mark.parametrize(
    ("cards", "at_once", "at_the_end"),
    [
        ("s2 c2 d2 sA cA dA sK cK dK", "deuce deuce deuce", "deuce deuce deuce last"),
        ("sA cA dA sK cK s2 d2 dK c2", "deuce deuce", "deuce deuce last-deuce"),
        ("s2 sA cA dA sK cK dK c2 d2", "deuce deuce", "deuce last-two"),
        ("sA cA dA sK cK dK s2 c2 d2", "deuce deuce", "last-three"),
    ],
)
def test_rule_5_what_tricks_bring_is_seen_after_each_of_them(cards, at_once, at_the_end):
    game, counted = kept(THREE_SUITS, BATONS), 0
    for number, (card, thrown) in enumerate(zip(cards.split(), BATONS.split(), strict=True), 1):
        found = [bonus.value for _, bonus in game.view(TABLE).bonuses]
        counted += trick(game, f"{card} {thrown}").points + 10 * (card[1] == "2")
        for view in views(game).values():
            if number < 9:
                assert view.open_points == view.score == (counted, 0)
    assert " ".join(found) == at_once
    found = game.view(TABLE).bonuses
    assert found == tuple((ELDER, Bonus(value)) for value in at_the_end.split())
    assert points(game) == (CARDS_OF_BOTH + sum(bonus.points for _, bonus in found), 0)


@pytest.mark.parametrize(
    ("elder", "dealer", "tricks", "found", "brought"),
    [
        # Elder takes the first trick with a deuce; the dealer the last two with other deuces.
        (
            *("s2 sA s7 s8 s9 b7 b8 c7 c8", "bA bK bC bJ bT b9 d2 b2 d7"),
            "s2 d7 b7 bA bK b8 bC s7 bJ s8 bT s9 b9 c7 b2 c8 d2 sA",
            ((ELDER, Bonus.DEUCE), (DEALER, Bonus.LAST_TWO)),
            (10, 6 + 5 + 4 + 3 + 6 + 52),
        ),
        # The eighth trick is the dealer's by an ordinary card, the seventh elder's by a deuce.
        (
            *("sA s2 c2 b7 d7 d8 d9 dT dJ", "bA bK bC bJ bT b9 b8 b2 cA"),
            "sA b8 dJ b9 dT bT d9 bJ d8 bC d7 bK s2 cA b7 bA b2 c2",
            ((ELDER, Bonus.DEUCE), (DEALER, Bonus.LAST_DEUCE)),
            (6 + 3 + 3 + 4 + 5 + 6 + 10, 6 + 26),
        ),
        # The last trick is lost after two with deuces, which bring what any trick with a deuce brings.
        (
            *("sA cA dA sK cK dK s2 c2 b7", "bA bK bC bJ bT b9 b8 b2 d7"),
            "sA bK cA bC dA d7 sK bJ cK bT dK b9 s2 b8 c2 b2 b7 bA",
            ((ELDER, Bonus.DEUCE), (ELDER, Bonus.DEUCE), (DEALER, Bonus.LAST)),
            (3 * 11 + 5 + 4 + 3 + 10 + 10, 6 + 6),
        ),
    ],
)
def test_rule_5_bonuses_of_both(elder, dealer, tricks, found, brought):
    game = kept(elder, dealer)
    play(game, tricks)
    assert game.view(TABLE).bonuses == found
    assert points(game) == brought


# Rule 6: the match


@pytest.mark.parametrize("deals", [2, 4, 6, 8])
def test_rule_6_a_match_is_so_many_deals_and_equal_totals_are_a_draw(deals):
    assert Rules().deals == 4
    game = begun(deals=deals)
    for number in range(1, deals + 1):
        assert game.outcome is None
        whole_deal(game)
        assert game.view(TABLE).deal_number == len(game.view(TABLE).points) == number
    assert game.phase is Phase.OVER
    total = WHOLE_DEAL * deals // 2
    assert game.outcome == Outcome(None, How.POINTS, (total, total))
    for view in views(game).values():
        assert (view.outcome, view.score, view.turn) == (game.outcome, (total, total), None)
    assert game.legal_moves() == game.legal_moves(ELDER) == game.legal_moves(DEALER) == ()
    assert refused(game, Deal(PACK)).rule == 1
    for word in ("cut 5", "keep", "exchange", "declare K 3", "play sA", "concede 0", "dealer 0", "pass"):
        assert 1 <= refused(game, word).rule <= 6


@pytest.mark.parametrize("winner", [0, 1])
def test_rule_6_the_higher_total_wins(winner):
    # Seat 0 is elder in the second deal where it deals the first.
    game = begun(winner, deals=2)
    whole_deal(game)
    deal_on(game, SWORDS, CUPS)
    move(game, "keep", "keep")
    sweep(game, "s7 s8 s9 sT sJ sC sK sA s2")
    better, worse = 18 + 18 + 26, WHOLE_DEAL
    assert game.outcome == Outcome(winner, How.POINTS, (better, worse) if winner == 0 else (worse, better))


# Giving up


@pytest.mark.parametrize("side", [0, 1])
def test_rule_6_who_concedes_loses_whatever_the_score_and_a_deal_not_finished_counts_for_nobody(side):
    early, late = kept(SWORDS, CUPS), begun()
    play(early, "sA cA sK")
    whole_deal(late)
    late.push(Deal(PACK))
    for game, score in ((early, (0, 0)), (late, (WHOLE_DEAL, 0))):
        assert refused(game, f"concede {side}", 1 - side).rule == 6
        assert refused(game, "concede 2").rule == 6
        move(game, f"concede {side}", seat=side)
        assert game.outcome == Outcome(1 - side, How.CONCEDED, score)
        for view in views(game).values():
            assert (view.outcome, view.score) == (game.outcome, score)
            assert (view.turn, view.table, view.legal) == (None, (), ())
            # The deal that was finished is shown, though the next pack may lie ready.
            assert (view.deal_number, view.dealer, view.elder) == (1, DEALER, ELDER)
        assert refused(game, f"concede {side}").rule == 6
        assert refused(game, "play sK").key == "game-over"


def test_rule_6_there_is_nothing_to_concede_before_the_first_dealer_is_drawn():
    for seat in EVERYBODY:
        assert refused(Game(), "concede 0", seat).rule == 6
