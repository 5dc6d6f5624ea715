"""Bulka's rulebook, rule by rule. Each test is named after the rule it holds the engine to.

Unless a test says otherwise seat 0 is No. 1, seat 1 the challenger, and the others wait. What the pack, the cut and
tricks have in common with Trappola is in tests/engine/duel.
"""

from itertools import pairwise, product

import pytest

from engine.bulka.rules import PACKETS, Game, Payment, Phase, Result, Rules, Why
from engine.cards.pack import cards_text
from engine.cards.trappola_pack import PACK
from engine.moves import Ask, Deal
from tests.support.any_game import everybody, may_play, move, play, refused, views
from tests.support.duel import TABLE, cards_of, pack_for

FIRST, CHALLENGER = 0, 1
DEFAULTS = Rules()
NO_CUP = Rules(cup="off")
NO_ALIFER = Rules(alifer="off")

HIGH, LOW = "sA sK sC sJ sT s9 s8 s7 c7", "s2 c8 c9 cT d7 d8 d9 dJ d2"
"""Whoever holds the first of these hands wins the round by 21 to 6, and nobody pays for a trick."""
HIGH_LEADS = "sA s2 sK c9 sC cT sJ d7 sT d8 s9 d9 s8 dJ s7 d2 c7 c8"
LOW_LEADS = "s2 s7 sA c9 sK cT sC d7 sJ d8 sT d9 s9 dJ s8 d2 c7 c8"

EVEN = "c7 s2 d7 d2 b8 b9 bT c8 c9", "cA sT s9 s8 s7 dT d9 d8 b7"
"""A round in which each of the two comes to six points, and nobody pays for a trick."""
EVEN_PLAYS = "cA c7 sT s2 s9 c8 s8 c9 s7 b9 dT d2 d9 d7 d8 bT b7 b8"


def started(seats: int = 4, rules: Rules = DEFAULTS) -> Game:
    """A game in which the seats rank as they sit."""
    game = Game(rules, seats)
    move(game, f"ranking {'0123'[:seats]}")
    return game


def deal_on(game: Game, first: str = "", challenger: str = "", rest: str = "") -> None:
    """No. 1 and the challenger are dealt these hands."""
    game.push(pack_for(first, challenger, rest, packets=PACKETS))
    move(game, "cut 11")


def dealt(first: str = "", challenger: str = "", rest: str = "", *, seats: int = 4, rules: Rules = DEFAULTS) -> Game:
    """A new game in which No. 1 and the challenger have been dealt these hands, and the rest lies aside."""
    game = started(seats, rules)
    deal_on(game, first, challenger, rest)
    return game


def to_phase(game: Game, phase: Phase) -> Game:
    """Everybody passes until then."""
    while game.phase is not phase:
        move(game, "pass")
    return game


def melding(first: str = "", challenger: str = "", rest: str = "", *, seats: int = 4, rules: Rules = DEFAULTS) -> Game:
    """A new game with these hands, in which nobody has asked for others."""
    return to_phase(dealt(first, challenger, rest, seats=seats, rules=rules), Phase.MELD)


def playing(first: str = "", challenger: str = "") -> Game:
    """A new game with these hands, in which nobody has melded anything."""
    return to_phase(dealt(first, challenger), Phase.PLAY)


def play_on(game: Game, cards: str) -> None:
    """Whoever has not passed does so, and then these cards are played."""
    play(to_phase(game, Phase.PLAY), cards)


def play_any(game: Game, cards: int = 18) -> None:
    """Plays so many cards, or as many as there are, whichever may be played."""
    to_phase(game, Phase.PLAY)
    while cards and game.phase is Phase.PLAY:
        play(game, may_play(game).split()[0])
        cards -= 1


def play_high_and_low(game: Game) -> None:
    """Plays a deal of `HIGH` and `LOW`, whoever was dealt which."""
    to_phase(game, Phase.PLAY)
    play(game, HIGH_LEADS if game.deal.dealt[game.deal.challenger] & cards_of("sA")[0].bit else LOW_LEADS)


def first_wins(game: Game) -> None:
    """A round that No. 1 wins."""
    deal_on(game, HIGH, LOW)
    play_high_and_low(game)


def challenger_wins(game: Game) -> None:
    """A round that the challenger wins."""
    deal_on(game, LOW, HIGH)
    play_high_and_low(game)


def nobody_wins(game: Game) -> None:
    """A deal that ends with equal totals."""
    deal_on(game, *EVEN)
    play_on(game, EVEN_PLAYS)


def for_the_cup(seats: int = 4) -> Game:
    """A game in which seat 0 has won twice, so that the round to come may win the cup."""
    game = started(seats)
    first_wins(game)
    first_wins(game)
    return game


def chips(game: Game) -> list[int]:
    """What each seat has won, less what it has paid, and the cup at the end."""
    balances = [game.balance(seat) for seat in range(game.seats)]
    view = game.view(TABLE)
    assert (list(view.chips), view.cup) == (balances, game.cup)
    return [*balances, game.cup]


def paid_for(game: Game, *why: Why) -> list[Payment]:
    """The payments of these kinds, in the order in which they were made."""
    return [payment for payment in game.payments if payment.why in why]


def can(game: Game, *texts: str) -> list[str]:
    """Those of the moves that whoever is to move may make."""
    legal = {str(each) for each in game.legal_moves()}
    return [text for text in texts if text in legal]


def melds(game: Game) -> list[tuple[int, str]]:
    """Who has melded what, as everybody hears it."""
    heard = [[(each.seat, str(each.said)) for each in view.melds] for view in views(game).values()]
    assert heard == heard[:1] * len(heard)
    return heard[0]


# Rule 1: the ranking


def drawn(seats: int, *draws: str) -> Game:
    game = Game(seats=seats)
    move(game, *(f"draw {cards}" for cards in draws))
    return game


@pytest.mark.parametrize(
    ("cards", "ranking"),
    [("sKdA", (1, 0)), ("s2b7d8", (2, 1, 0)), ("sTbJd9", (1, 0, 2)), ("sAcKdCbJ", (0, 1, 2, 3))]
    + [(f"s{low}b{high}", (1, 0)) for high, low in pairwise("AKCJT9872")]
    + [(f"b{high}s{low}", (0, 1)) for high, low in pairwise("AKCJT9872")],
)
def test_rule_1_the_ranking_is_drawn_by_card(cards, ranking):
    game = drawn(len(ranking), cards)
    assert game.ranking == game.view(TABLE).ranking == ranking
    assert game.phase is Phase.DEAL
    assert game.view(TABLE).pair == ranking[:2]


@pytest.mark.parametrize(
    ("cards", "tied", "again", "ranking"),
    [
        ("sKcKdA", (0, 1), "s7c8", (2, 1, 0)),
        ("s2c9d2", (0, 2), "sAcK", (1, 0, 2)),
        ("sAcKdKb2", (1, 2), "s2cA", (0, 2, 1, 3)),
        ("s9c9d9", (0, 1, 2), "sTcAd2", (1, 0, 2)),
        ("s9cAd9b9", (0, 2, 3), "s2c7dA", (1, 3, 2, 0)),
        ("s9c9d9b9", (0, 1, 2, 3), "sKc2dAb7", (2, 0, 3, 1)),
        ("sAc2dAb2", (0, 1, 2, 3), "s7cAd8b2", (2, 0, 1, 3)),
    ],
)
def test_rule_1_a_drawn_tie_is_drawn_again_by_those_who_are_tied(cards, tied, again, ranking):
    game = drawn(len(ranking), cards)
    assert game.phase is Phase.RANKING and game.drawing == tied
    assert not game.ranking
    assert refused(game, Deal(PACK)).rule == 2
    for wrong in ("s2c7d8b9sA"[: 2 * len(tied) + 2], "s2c7d8b9"[: 2 * len(tied) - 2]):
        assert refused(game, f"draw {wrong}").key == "bad-draw"
    assert len(game.view(TABLE).drawn) == 1
    move(game, f"draw {again}")
    assert game.phase is Phase.DEAL and not game.drawing
    assert game.ranking == ranking


def test_rule_1_a_tie_of_three_may_leave_a_tie_of_two():
    game = drawn(4, "s9c9d9bA", "sTcTdA")
    for again in ("s7c7", "s7c8"):
        assert game.drawing == (0, 1)
        move(game, f"draw {again}")
    assert game.ranking == (3, 2, 1, 0)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_rule_1_everybody_draws_one_card(seats):
    game = Game(seats=seats)
    assert game.drawing == tuple(range(seats))
    every = "sAcKdCbJb2"
    for wrong in (every[: 2 * seats - 2], every[: 2 * seats + 2], "sA" * seats):
        assert refused(game, f"draw {wrong}").rule == 1
    move(game, f"draw {every[: 2 * seats]}")
    assert refused(game, f"draw {every[: 2 * seats]}").rule == 1


def test_rule_1_the_ranking_may_come_from_the_game_before_and_has_each_seat_once():
    for ranking in ("10", "201", "3120"):
        game = Game(seats=len(ranking))
        move(game, f"ranking {ranking}")
        assert (game.ranking, game.phase) == (tuple(map(int, ranking)), Phase.DEAL)
    for ranking in ("012", "01231", "0122", "1234"):
        assert refused(Game(seats=4), f"ranking {ranking}").rule == 1
    for game in (started(), drawn(4, "sAcAdCbJ")):
        assert refused(game, "ranking 0123").rule == 1


@pytest.mark.parametrize("ranking", ["10", "210", "3120"])
def test_rule_1_no_1_plays_no_2_and_the_others_wait(ranking):
    game = Game(seats=len(ranking))
    move(game, f"ranking {ranking}")
    first, challenger, *waiting = map(int, ranking)
    deal_on(game, HIGH, LOW)
    turns = set()
    while game.phase is not Phase.DEAL:
        turns.add(game.turn)
        assert game.view(TABLE).pair == (first, challenger)
        assert not any(game.legal_moves(seat) for seat in range(game.seats) if seat != game.turn)
        for seat in waiting:
            assert not game.view(seat).hand and not game.view(TABLE).held[seat]
            assert refused(game, game.legal_moves()[0], seat).key == "not-your-turn"
        move(game, str(game.legal_moves()[-1]))
    assert turns == {first, challenger}


@pytest.mark.parametrize(
    ("seats", "after_first", "after_challenger"),
    [(2, (0, 1), (1, 0)), (3, (0, 2, 1), (1, 2, 0)), (4, (0, 2, 3, 1), (1, 2, 3, 0))],
)
def test_rule_1_the_loser_goes_to_the_end_and_the_winner_is_no_1(seats, after_first, after_challenger):
    for wins, ranking in ((first_wins, after_first), (challenger_wins, after_challenger)):
        game = started(seats)
        wins(game)
        winner = ranking[0]
        assert game.view(TABLE).points == {winner: 21, 1 - winner: 6}
        assert game.ranking == game.view(TABLE).ranking == ranking
        assert (game.streak, game.view(TABLE).result) == (1, Result.WON)
        # Whoever sits down now plays the winner.
        deal_on(game)
        assert game.view(TABLE).pair == ranking[:2]
        assert game.deal.play.leader == ranking[1]


# Rule 2: the stake and the deal


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_rule_2_both_pay_ten_chips_into_the_cup_before_a_round(seats):
    game = started(seats)
    assert chips(game) == [0] * seats + [0]
    game.push(Deal(PACK))
    assert chips(game) == [-10, -10, *[0] * (seats - 2), 20]
    assert game.payments == [Payment(0, None, 10, Why.STAKE), Payment(1, None, 10, Why.STAKE)]
    assert game.view(TABLE).stake == 10


@pytest.mark.parametrize("cut", [1, 2, 11, 18, 34, 35])
def test_rule_2_nine_cards_each_are_dealt_three_by_three_no_1_first_and_18_stay_aside(cut):
    game = started()
    game.push(Deal(PACK))
    move(game, f"cut {cut}")
    cards = [*PACK[cut:], *PACK[:cut]]
    assert sorted(game.view(FIRST).hand) == sorted(cards[0:3] + cards[6:9] + cards[12:15])
    assert sorted(game.view(CHALLENGER).hand) == sorted(cards[3:6] + cards[9:12] + cards[15:18])
    for view in views(game).values():
        assert sum(view.held) == 18
        assert not set(cards[18:]) & {*view.hand, *view.advised, *view.table}


# Rule 3: melds

JUNK = "s7 s8 s9 sT c7 c8 c9 cT d7 d8 d9 dT b7 b8 b9 bT"
"""Cards that no meld but blanš is made of."""
SUITS = "scdb"


def of_rank(rank: str, number: int) -> str:
    """So many cards of a rank."""
    return " ".join(suit + rank for suit in SUITS[:number])


def hand(cards: str) -> str:
    """Nine cards: these, and such as no other meld is made of."""
    given = cards.split()
    return " ".join([*given, *(card for card in JUNK.split() if card not in given)][:9])


MELDS = [
    *((of_rank(rank, 3), f"declare {rank} 3", 6, 5) for rank in "KCJ"),
    *((of_rank(rank, 4), f"declare {rank} 4", 12, 10) for rank in "KCJ"),
    (of_rank("2", 3), "declare 2 3", 10, 5),
    (of_rank("2", 4), "declare 2 4", 20, 10),
    ("bA", "blanche", 10, 5),
]
"""What is held, what is said, and the points and chips that it brings."""
meld = pytest.mark.parametrize(("cards", "said", "points", "paid"), MELDS, ids=[said for _, said, _, _ in MELDS])


@pytest.mark.parametrize("seat", [FIRST, CHALLENGER])
@meld
def test_rule_3_each_meld_with_its_points_and_chips(cards, said, points, paid, seat):
    silent, game = (melding(*((hand(cards), "") if seat == FIRST else ("", hand(cards)))) for _ in range(2))
    if seat == CHALLENGER:
        move(game, "pass")
    before = chips(game)
    assert can(game, said) == [said]
    move(game, said, seat=seat)
    assert game.view(TABLE).points == {seat: points, 1 - seat: 0}
    # Paid at once, by the opponent and by nobody else.
    before[seat] += paid
    before[1 - seat] -= paid
    assert chips(game) == before
    assert melds(game) == [(seat, said)]
    # Nothing is melded twice.
    assert refused(game, said).key == "declared-before"
    assert not can(game, said)
    play_any(game)
    play_any(silent)
    assert game.deals[0].points[seat] == silent.deals[0].points[seat] + points
    assert game.deals[0].points[1 - seat] == silent.deals[0].points[1 - seat]
    assert paid_for(game, Why.MELD) == [Payment(1 - seat, seat, paid, Why.MELD)]
    # What is not said brings nothing.
    assert not paid_for(silent, Why.MELD)


def test_rule_3_no_1_melds_first():
    game = melding(of_rank("K", 3), of_rank("C", 3))
    assert refused(game, "declare C 3", seat=CHALLENGER).key == "not-your-turn"
    move(game, "declare K 3", "pass", seat=FIRST)
    assert game.turn == CHALLENGER
    assert refused(game, "declare K 3", seat=FIRST).key == "not-your-turn"
    move(game, "declare C 3", "pass", seat=CHALLENGER)
    assert game.phase is Phase.PLAY and game.turn == CHALLENGER


@meld
def test_rule_3_nothing_is_melded_before_the_melding_nor_after_it(cards, said, points, paid):
    game = dealt(hand(cards))
    assert refused(game, said, seat=FIRST).rule == 3
    move(game, "alifer")
    assert refused(game, said, seat=FIRST).rule == 3
    # The challenger, who has passed, may not even before the first lead.
    assert refused(playing("", hand(cards)), said, seat=CHALLENGER).key == "too-late"
    game = melding(hand(cards))
    move(game, "pass")
    assert refused(game, said, seat=FIRST).key == "not-your-turn"
    play_any(game, 1)
    while game.phase is Phase.PLAY:
        if game.turn == FIRST:
            assert refused(game, said, seat=FIRST).key == "too-late"
            assert not can(game, said)
        play_any(game, 1)
    assert refused(game, said, seat=FIRST).key == "not-now"


@pytest.mark.parametrize("rank", "AKCJ2T987")
def test_rule_3_the_number_said_is_the_number_held_and_is_three_or_four_of_some_ranks(rank):
    three, four = melding(hand(of_rank(rank, 3))), melding(hand(of_rank(rank, 4)))
    if rank in "T987":
        for number in (3, 4):
            refusal = refused(four, f"declare {rank} {number}")
            assert (refusal.rule, refusal.key) == (3, "no-set")
        assert not can(four, f"declare {rank} 4")
        return
    assert can(four, f"declare {rank} 3", f"declare {rank} 4") == [f"declare {rank} 4"]
    assert refused(three, f"declare {rank} 4").key == "wrong-number"
    for number in (0, 1, 2, 3, 5):
        assert refused(four, f"declare {rank} {number}").key == "wrong-number"
    for number in (2, 3, 4):
        assert refused(melding(hand(of_rank(rank, 2))), f"declare {rank} {number}").key == "not-held"


def test_rule_3_blansh_has_no_king_cavalier_or_jack_but_may_have_aces():
    for figure in ("sK", "cC", "dJ"):
        game = melding(hand(figure))
        assert refused(game, "blanche").key == "not-blanche"
        assert not can(game, "blanche")
    assert can(melding(hand(of_rank("A", 4))), "blanche", "bianca") == ["blanche"]


# Rule 3: the question for the fourth card


def asks(game: Game) -> list[str]:
    """The questions that whoever is to move may ask."""
    return [str(each) for each in game.legal_moves() if isinstance(each, Ask)]


def asked(game: Game) -> list[tuple[int, str, str]]:
    """Who has asked for which rank, and the suit that was told, as everybody hears it."""
    heard = [[(each.seat, each.rank.letter, each.suit.letter) for each in view.asked] for view in views(game).values()]
    assert heard == heard[:1] * len(heard)
    return heard[0]


@pytest.mark.parametrize(("rank", "fourth"), [*product("KCJ2", SUITS)])
def test_rule_3_the_fourth_card_of_a_three_is_told_truly(rank, fourth):
    three = " ".join(suit + rank for suit in SUITS if suit != fourth)
    # The opponent may have it, or it lies aside.
    for opponent, aside in ((fourth + rank, ""), ("", fourth + rank)):
        game = melding(hand(three), opponent, aside)
        move(game, f"declare {rank} 3")
        play_any(game, 2)
        if game.turn == FIRST:
            play_any(game, 1)
        move(game, f"ask {rank}", seat=CHALLENGER)
        assert asked(game) == [(CHALLENGER, rank, fourth)]


THREE_EACH = "sK cK dK sA s7 s8 b7 b8 b9", "sC cC dC s9 sT d7 d8 d9 dT"
ASKS_FOR = {FIRST: "C", CHALLENGER: "K"}


def both_have_three() -> Game:
    """Each of the two has melded three of a rank."""
    game = melding(*THREE_EACH)
    move(game, "declare K 3", "pass", "declare C 3")
    assert not asks(game)
    assert refused(game, "ask K", seat=CHALLENGER).key == "not-now"
    move(game, "pass")
    return game


@pytest.mark.parametrize(("one", "two"), [("s9 sA", "b7 d7"), ("sC s7", "dT dK")])
def test_rule_3_both_may_ask_when_the_second_trick_is_led(one, two):
    game = both_have_three()
    for number in range(18):
        mine, others = ASKS_FOR[game.turn], ASKS_FOR[1 - game.turn]
        if number in (2, 3):
            assert asks(game) == [f"ask {mine}"]
            assert refused(game, f"ask {others}", seat=1 - game.turn).key == "not-your-turn"
        else:
            assert not asks(game)
            assert refused(game, f"ask {mine}").key == "not-now"
        play(game, f"{one} {two}".split()[number] if number < 4 else may_play(game).split()[0])


def test_rule_3_the_question_is_asked_once_and_play_goes_on():
    game = both_have_three()
    play(game, "s9 sA")
    move(game, "ask C", seat=FIRST)
    assert game.turn == FIRST and not asks(game)
    assert refused(game, "ask C").key == "asked-before"
    play(game, "b7")
    move(game, "ask K", seat=CHALLENGER)
    assert asked(game) == [(FIRST, "C", "b"), (CHALLENGER, "K", "b")]
    play_any(game)
    assert game.deal.result is Result.WON


def test_rule_3_the_question_is_for_three_that_the_opponent_has_declared():
    # Not for the own ones, not for four, not for what was not declared, not for what nobody can declare.
    game = melding("sK cK dK s2 c2 d2 b2 sA s7", "sC cC dC s8 s9 sT d7 d8 d9")
    move(game, "declare K 3", "declare 2 4", "pass", "pass")
    play(game, "s8 sA")
    for rank in "KCJ2T":
        assert refused(game, f"ask {rank}", seat=FIRST).key == "nothing-to-ask"
    play(game, "c2")
    assert asks(game) == ["ask K"]
    for rank in "2CJT":
        assert refused(game, f"ask {rank}", seat=CHALLENGER).key == "nothing-to-ask"


# Rule 4: aces

ACES = [
    # Who has them, the two hands, the tricks until all aces are played, points, chips.
    (FIRST, 3, "sA cA dA s7 s8 c7 d7 b7 b8", "sK c8 d8 bA bK b9 bT s9 c9", "sK sA cA c8 dA d8", 30, 5),
    (FIRST, 3, "sA cA dA s7 s8 c7 d7 s9 c9", "sK c8 d8 bA bK b9 bT sT cT", "b9 dA", 6, 0),
    # Two lost are as bad as one.
    (FIRST, 3, "sA cA dA s7 s8 c7 d7 s9 c9", "sK c8 d8 bA bK b9 bT sT cT", "b9 dA bT cA", 6, 0),
    (FIRST, 4, "sA cA dA bA s7 s8 c7 d7 b7", "sK c8 d8 b8 b9 bT s9 c9 d9", "sK sA cA c8 dA d8 bA b8", 40, 10),
    (FIRST, 4, "sA cA dA bA s7 s8 s9 sT sJ", "c8 c9 sK d8 b8 d9 b9 dT bT", "c8 cA s7 sK c9 dA", 12, 0),
    (CHALLENGER, 3, "sK c8 d8 bA bK b9 bT s9 c9", "sA cA dA s7 s8 c7 d7 b7 b8", "sA s9 cA c8 dA d8", 30, 5),
    (CHALLENGER, 4, "sK sC d8 d9 c7 b8 b9 c9 dT", "sA cA dA bA s7 s8 s9 sT sJ", "s7 sC d8 dA s8 sK d9 cA", 12, 0),
]


@pytest.mark.parametrize(("seat", "number", "first", "challenger", "plays", "points", "paid"), ACES)
def test_rule_4_aces_kept_and_aces_lost(seat, number, first, challenger, plays, points, paid):
    silent, said = melding(first, challenger), melding(first, challenger)
    if seat == CHALLENGER:
        move(said, "pass")
    before = chips(said)
    move(said, f"declare A {number}", seat=seat)
    # What they are worth shows at the end.
    assert chips(said) == before
    for game in (silent, said):
        play_on(game, plays)
        play_any(game, 17 - len(plays.split()))
        assert not paid_for(game, Why.MELD)
    assert said.view(TABLE).points == silent.view(TABLE).points
    for game in (silent, said):
        play_any(game)
    assert said.view(TABLE).points[seat] == silent.view(TABLE).points[seat] + points
    assert said.view(TABLE).points[1 - seat] == silent.view(TABLE).points[1 - seat]
    assert paid_for(said, Why.MELD) == ([Payment(1 - seat, seat, paid, Why.MELD)] if paid else [])
    assert not paid_for(silent, Why.MELD)


def test_rule_4_aces_need_only_be_said_when_the_first_is_played():
    first, challenger = "sA cA dA s7 s8 s9 c7 d7 b7", "sK sC c8 d8 b8 b9 bT c9 d9"
    plays = ["sK", "s7", "sC", "s8", "b8", "b7", "b9", "sA"]
    for before in range(len(plays)):
        game = playing(first, challenger)
        play(game, " ".join(plays[:before]))
        if game.turn == FIRST:
            assert can(game, "declare A 3")
            move(game, "declare A 3")
            assert game.turn == FIRST
            assert melds(game) == [(FIRST, "declare A 3")]
            assert refused(game, "declare A 3").key == "declared-before"
        else:
            assert refused(game, "declare A 3", seat=FIRST).key == "not-your-turn"
    game = playing(first, challenger)
    play(game, " ".join(plays))
    while game.phase is Phase.PLAY:
        if game.turn == FIRST:
            assert refused(game, "declare A 3").key == "set-broken"
            assert refused(game, "declare A 2").rule == 4
            assert not can(game, "declare A 3")
        play_any(game, 1)
    assert not paid_for(game, Why.MELD)


def test_rule_4_an_ace_on_the_table_is_played():
    # The challenger has led it, and nobody has followed yet.
    game = playing("", "sA cA dA")
    play(game, "sA")
    assert refused(game, "declare A 3", seat=CHALLENGER).key == "not-your-turn"
    play_any(game, 1)
    assert refused(game, "declare A 3", seat=CHALLENGER).key == "set-broken"


def test_rule_4_nobody_may_ask_for_the_fourth_ace():
    game = melding(*ACES[0][2:4])
    move(game, "declare A 3")
    play_on(game, "sK sA cA")
    assert game.turn == CHALLENGER
    assert refused(game, "ask A").key == "not-asked-of-aces"
    assert not asks(game)


# Rule 5: bianka

PLAIN = "s7 s8 s9 sT c7 c8 d7 d8 b2", "d9 dT b7 b8 b9 bT c9 cT d2"
"""Neither of the two has a figure or an ace."""


@pytest.mark.parametrize(("seat", "left"), [*product((FIRST, CHALLENGER), (9, 8, 5, 2, 1, 0))])
def test_rule_5_bianka_may_be_said_while_melding_and_at_any_own_turn_until_the_last_card_is_played(seat, left):
    game = melding(*PLAIN)
    if left:
        to_phase(game, Phase.PLAY)
        while game.turn != seat or game.view(seat).held[seat] > left:
            play_any(game, 1)
        assert len(game.view(seat).hand) == left
        assert can(game, "bianca", "blanche") == ["bianca"]
    elif seat == CHALLENGER:
        move(game, "pass")
    before, points = chips(game), dict(game.deal.points)
    move(game, "bianca", seat=seat)
    points[seat] += 20
    assert game.view(TABLE).points == points
    before[seat] += 10
    before[1 - seat] -= 10
    assert chips(game) == before
    assert melds(game) == [(seat, "bianca")]
    assert game.turn == seat
    # In place of blanš.
    assert refused(game, "bianca").key == refused(game, "blanche").key == "declared-before"
    play_any(game)
    assert game.deals[0].points[seat] >= 20
    assert paid_for(game, Why.MELD) == [Payment(1 - seat, seat, 10, Why.MELD)]


def test_rule_5_whoever_has_said_blansh_says_no_bianka():
    game = melding(*PLAIN)
    move(game, "blanche", "pass", "pass")
    # For as long as cards are held.
    while game.phase is Phase.PLAY:
        if game.turn == FIRST:
            assert refused(game, "bianca").key == "declared-before"
        play_any(game, 1)


@pytest.mark.parametrize("card", ["sA", "sK", "cC", "dJ"])
def test_rule_5_bianka_has_no_king_cavalier_jack_or_ace(card):
    game = playing("", f"{card} c7 c8 c9 cT d7 d8 d9 dT")
    assert refused(game, "bianca").key == "not-bianca"
    # It is what was dealt that matters.
    play(game, card)
    play_any(game, 1)
    while game.turn != CHALLENGER:
        play_any(game, 1)
    assert refused(game, "bianca").key == "not-bianca"
    assert not can(game, "bianca")


# Rule 6: tricks


LOW_BATONS = "b2 b7 b8 b9 bT bJ bC"


def batons_thrown_away(cards: str) -> str:
    """The challenger leads these, and No. 1, who has batons alone, takes no trick; or one with the ace of swords.

    Then these include king of swords and, next, ace of batons.
    """
    thrown = iter(f"{LOW_BATONS} bK bA".split())
    lost = {"sK": "sK sA", "bA": "bK bA"} if "bA" in cards else {}
    return " ".join(lost.get(card) or f"{card} {next(thrown)}" for card in cards.split())


@pytest.mark.parametrize(
    ("cards", "points", "paid"),
    [
        # The challenger's cards in the order played, points and chips for tricks; No. 1 takes one trick.
        ("sK bA s7 s8 s9 sT c7 c8 c9", 6, 0),
        ("sK bA s7 s8 s9 sT c7 c8 c2", 26, 10),
        ("sK bA s7 s8 s9 sT c7 c2 d2", 52, 20),
        ("sK bA s7 s8 s9 sT s2 c2 d2", 78, 30),
        ("c2 sK bA s7 s8 s9 sT c7 c8", 52 + 6, 20),
        ("c2 sK bA s7 s8 s9 sT s2 d2", 52 + 52, 20 + 20),
        ("sK bA s2 c2 d2 s9 sT c7 c8", 3 * 10 + 6, 3 * 5),
        ("sK bA s7 s8 s9 sT s2 d2 c8", 10 + 10 + 6, 5 + 5),
        ("sK bA s7 s8 s9 c2 s2 c8 d2", 10 + 10 + 26, 5 + 5 + 10),
        ("c2 sK bA d2 s8 s9 sT c7 s2", 52 + 10 + 26, 20 + 5 + 10),
        # All nine tricks.
        ("sA sK sC sJ sT s9 s8 s7 c7", 30 + 6, 10),
        ("c2 sK sC sJ sT s9 s8 s7 cA", 30 + 52 + 6, 10 + 20),
        ("c2 sK sC sJ sT s9 s8 s2 d2", 30 + 52 + 52, 10 + 20 + 20),
        ("sA sK sC sJ sT s9 s2 c2 d2", 30 + 78, 10 + 30),
    ],
)
def test_rule_6_each_bonus_with_its_points_and_chips_at_the_end_of_the_deal(cards, points, paid):
    one_lost = "bA" in cards
    game = playing(f"{'sA' if one_lost else 'bA'} bK bC bJ bT b9 b8 b7 b2", cards)
    plays = batons_thrown_away(cards)
    play(game, plays[:-3])
    assert not paid_for(game, Why.BONUS)
    play(game, plays[-3:])
    # Of the cards No. 1 takes ace and king of swords at most.
    in_cards = 18 if one_lost else 18 + sum(card.points for card in cards_of(cards))
    assert game.deal.points == {FIRST: 11 * one_lost, CHALLENGER: in_cards + points}
    assert sum(bonus.points for seat, bonus in game.view(TABLE).bonuses if seat == CHALLENGER) == points
    assert all(payment[:2] == (FIRST, None) for payment in paid_for(game, Why.BONUS))
    assert chips(game) == [-10 - paid, -10, 0, 0, 20 + paid]


# Rule 7: who wins the round


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_rule_7_on_equal_totals_the_same_two_play_again_without_a_new_stake(seats):
    game = started(seats)
    first_wins(game)
    ranking, streak, before = game.ranking, game.streak, None
    for _ in range(3):
        nobody_wins(game)
        view = game.view(TABLE)
        assert set(view.points.values()) == {6}
        assert view.result is Result.TIED
        assert (game.ranking, game.streak, game.phase) == (ranking, streak, Phase.DEAL)
        assert before in (None, chips(game))
        before = chips(game)
        # The same player deals, and leads.
        game_after = Game.replay(game.rules, game.moves, seats)
        deal_on(game_after)
        assert game_after.view(TABLE).pair == ranking[:2]
        assert game_after.view(TABLE).dealer == game_after.deal.play.leader == ranking[1]
    challenger_wins(game)
    assert chips(game) == before
    assert (game.ranking[0], game.streak) == (ranking[1], 1)


# Rule 8: the cup


@pytest.mark.parametrize(
    ("seats", "ranking", "others"), [(2, (1, 0), [-30]), (3, (2, 1, 0), [-20, -10]), (4, (1, 2, 3, 0), [-10, -10, -10])]
)
def test_rule_8_three_rounds_in_a_row_win_the_cup_and_the_ranking_goes_on(seats, ranking, others):
    game = for_the_cup(seats)
    assert (game.streak, game.view(TABLE).streak, game.outcome) == (2, 2, None)
    first_wins(game)
    assert game.phase is Phase.OVER and game.turn is None
    # Three stakes of ten by each of the two, and ten with Pro.
    assert (game.outcome.winner, game.outcome.chips) == (0, 70)
    assert chips(game) == [30, *others, 0]
    assert paid_for(game, Why.CUP) == [Payment(None, 0, 70, Why.CUP)]
    # The loser has gone to the end before the winner goes there.
    assert game.outcome.ranking == game.ranking == ranking
    for seat, view in views(game).items():
        assert view.outcome == game.outcome
        assert not game.legal_moves(seat)
    after = Game(game.rules, seats)
    move(after, "ranking " + "".join(map(str, ranking)))
    assert (after.streak, after.cup) == (0, 0)
    first_wins(after)
    assert (after.streak, after.ranking[0], after.ranking[-1]) == (1, *ranking[:2])


def test_rule_8_a_round_lost_ends_the_streak():
    game = for_the_cup(3)
    challenger_wins(game)
    winner = game.ranking[0]
    assert (game.streak, game.outcome, game.cup) == (1, None, 70)
    for wins, streak in ((first_wins, 2), (challenger_wins, 1), (first_wins, 2)):
        wins(game)
        assert (game.streak, game.outcome) == (streak, None)
    first_wins(game)
    assert game.outcome.winner != winner
    # Seven rounds, and Pro three times.
    assert game.outcome.chips == 7 * 20 + 3 * 10
    assert sum(chips(game)) == 0


def test_rule_8_what_tricks_bring_is_in_the_cup_that_is_won():
    game = for_the_cup(2)
    deal_on(game, "bA s9 sT c8 c9 cT s2 c2 d2", "bK bC bJ bT b9 b8 b7 b2 c7")
    play_on(game, "bK bA s9 b2 sT b7 c8 c7 c9 b8 cT b9 s2 bT c2 bJ d2 bC")
    assert game.outcome.chips == 70 + 30 + 10
    assert chips(game) == [-40 + 110, -30 - 40, 0]


def test_rule_8_pro_pays_ten_more_when_the_pack_comes():
    game = for_the_cup(4)
    first, challenger = game.ranking[:2]
    assert not paid_for(game, Why.PRO)
    before = chips(game)
    game.push(Deal(PACK))
    before[first] -= 20
    before[challenger] -= 10
    before[-1] += 30
    assert chips(game) == before
    assert paid_for(game, Why.PRO) == [Payment(first, None, 10, Why.PRO)]
    assert game.view(TABLE).pro


def test_rule_8_pro_is_paid_once_also_after_ties_and_alifer():
    game = for_the_cup(4)
    first = game.ranking[0]
    for _ in range(2):
        nobody_wins(game)
        assert game.view(TABLE).pro
        assert (game.streak, game.cup) == (2, 70)
    first_wins(game)
    assert paid_for(game, Why.PRO) == [Payment(first, None, 10, Why.PRO)]
    assert game.outcome.chips == 70
    game = for_the_cup(3)
    deal_on(game)
    move(game, "alifer", "agree")
    deal_on(game)
    assert game.view(TABLE).pro
    assert len(paid_for(game, Why.PRO)) == 1
    assert game.cup == 20 + 20 + 40 + 10


def advised(game: Game) -> dict[int | None, str]:
    """Who sees somebody else's hand, and which."""
    shown = {seat: cards_text(view.advised) for seat, view in views(game).items()}
    return {seat: cards for seat, cards in shown.items() if cards}


def check_hands(game: Game, waiting: tuple[int, ...]) -> None:
    """Whoever plays sees the own hand, these see the challenger's, and nobody sees anything else."""
    held = {seat: cards_text(game.view(seat).hand) for seat in everybody(game)}
    assert not any(hand for seat, hand in held.items() if seat not in game.view(TABLE).pair)
    expected = held[game.deal.challenger]
    assert advised(game) == (dict.fromkeys(waiting, expected) if expected else {})
    if game.phase in (Phase.CUT, Phase.DEAL, Phase.OVER) or not waiting:
        assert not game.council
    else:
        assert game.council[0] == game.deal.challenger and set(game.council[1:]) == set(waiting)


@pytest.mark.parametrize(("seats", "waiting"), [(2, ()), (3, (2,)), (4, (1, 2))])
@pytest.mark.parametrize("alifer", ["on", "off"])
def test_rule_8_those_who_wait_see_the_challengers_hand_with_pro(seats, waiting, alifer):
    game = started(seats, Rules(alifer=alifer))
    for pro in (False, False, True):
        game.push(pack_for(HIGH, LOW, packets=PACKETS))
        assert not advised(game)
        move(game, "cut 11")
        check_hands(game, waiting if pro else ())
        while game.phase is not Phase.PLAY:
            move(game, "pass")
            check_hands(game, waiting if pro else ())
        for card in LOW_LEADS.split():
            play(game, card)
            if game.phase is Phase.PLAY:
                check_hands(game, waiting if pro else ())
        assert not advised(game)
    assert game.outcome is not None


def test_rule_8_those_who_wait_see_it_again_after_alifer_and_a_tie_and_not_in_the_next_round():
    game = for_the_cup(4)
    deal_on(game, HIGH, LOW)
    move(game, "alifer")
    check_hands(game, (1, 2))
    move(game, "agree")
    assert not advised(game)
    nobody_wins(game)
    assert not advised(game)
    deal_on(game, LOW, HIGH)
    check_hands(game, (1, 2))
    play_high_and_low(game)
    deal_on(game)
    assert not advised(game)


# Rule 9: alifer


@pytest.mark.parametrize(("asker", "answer"), [*product((FIRST, CHALLENGER), ("agree", "refuse", "not asked"))])
def test_rule_9_either_may_ask_before_melding_and_the_other_agrees_or_refuses(asker, answer):
    game = dealt(HIGH, LOW)
    for seat in (FIRST, CHALLENGER)[: asker + 1]:
        assert game.turn == seat
        assert [str(each) for each in game.legal_moves()] == ["alifer", "pass"]
        assert refused(game, "alifer", seat=1 - seat).key == "not-your-turn"
        assert refused(game, "agree").rule == refused(game, "refuse").rule == 9
        if seat != asker:
            move(game, "pass", seat=seat)
    if answer == "not asked":
        to_phase(game, Phase.MELD)
    else:
        move(game, "alifer", seat=asker)
        assert game.turn == 1 - asker
        assert [str(each) for each in game.legal_moves()] == ["agree", "refuse"]
        assert refused(game, answer, seat=asker).key == "not-your-turn"
        assert refused(game, "alifer").rule == 9
        before = chips(game)
        move(game, answer, seat=1 - asker)
        assert chips(game) == before
    if answer == "agree":
        assert (game.phase, game.view(TABLE).result) == (Phase.DEAL, Result.ALIFER)
    else:
        # Melding begins; nobody may ask again.
        assert game.phase is Phase.MELD and game.turn == FIRST
        assert refused(game, "alifer").rule == 9
        assert len(game.view(FIRST).hand) == 9


def test_rule_9_the_same_player_deals_anew_to_the_same_two_and_it_is_no_round():
    game = for_the_cup(3)
    ranking = game.ranking
    deal_on(game, HIGH, LOW)
    move(game, "alifer", "agree")
    assert (game.ranking, game.streak) == (ranking, 2)
    deal_on(game, LOW, HIGH)
    view = game.view(TABLE)
    assert (view.pair, view.dealer, view.deal_number) == (ranking[:2], ranking[1], 4)
    assert sorted(game.view(ranking[0]).hand) == sorted(cards_of(LOW))
    assert sorted(game.view(ranking[1]).hand) == sorted(cards_of(HIGH))


def test_rule_9_the_stake_is_doubled_with_each_deal_up_to_5120():
    game = started()
    for times in range(10):
        stake = 10 * 2**times
        # Paid when the pack comes: what is missing to the whole stake.
        game.push(Deal(PACK))
        assert game.view(TABLE).stake == stake
        assert chips(game) == [-stake, -stake, 0, 0, 2 * stake]
        assert [payment.chips for payment in game.payments[-2:]] == [max(10, stake // 2)] * 2
        move(game, "cut 3")
        if times < 9:
            move(game, *["pass"] * (times == 1), "alifer", "agree")
    assert game.phase is Phase.MELD
    assert refused(game, "alifer").rule == 9


def test_rule_9_after_a_tie_alifer_doubles_the_stake_that_there_is():
    game = started()
    nobody_wins(game)
    deal_on(game)
    assert chips(game) == [-10, -10, 0, 0, 20]
    move(game, "alifer", "agree")
    nobody_wins(game)
    assert chips(game) == [-20, -20, 0, 0, 40]
    deal_on(game)
    move(game, "alifer", "agree")
    deal_on(game)
    assert chips(game) == [-40, -40, 0, 0, 80]
    assert game.view(TABLE).stake == 40


def test_rule_9_a_table_may_play_without():
    game = dealt(rules=NO_ALIFER)
    assert game.phase is Phase.MELD and game.turn == FIRST
    assert refused(game, "alifer").key == "alifer-off"


# Rule 10: two without a cup


@pytest.mark.parametrize("key", [1, 2, 5, 10])
def test_rule_10_the_loser_owes_the_difference_times_the_key(key):
    for wins, winner in ((first_wins, FIRST), (challenger_wins, CHALLENGER)):
        game = started(2, Rules(cup="off", key=key))
        wins(game)
        assert game.phase is Phase.OVER
        assert game.payments == [Payment(1 - winner, winner, 15 * key, Why.DIFFERENCE)]
        assert (game.outcome.winner, game.outcome.chips) == (winner, 15 * key)
        # They meet again, the loser as the challenger.
        assert game.outcome.ranking == game.ranking == (winner, 1 - winner)
        assert game.cup == 0


def test_rule_10_nothing_is_paid_for_melds_and_tricks_but_they_count():
    game = melding("b7 b8 b9 bT bJ bC bK bA b2", "s2 c2 d2 sA cA dA s7 c7 c8", seats=2, rules=Rules(cup="off", key=5))
    move(game, "pass", "declare 2 3", "declare A 3", "blanche")
    assert not game.payments
    play_on(game, "s2 b7 sA b8 cA b9 dA bT s7 bJ c7 bC c8 bK c2 bA d2 b2")
    # Deuces 10, aces 30, blanš 10, all card points, the first and the last two tricks with deuces, all nine tricks.
    points = 10 + 30 + 10 + (18 + 18) + 52 + 52 + 30
    assert game.deal.points == {FIRST: 0, CHALLENGER: points}
    assert game.payments == [Payment(FIRST, CHALLENGER, points * 5, Why.DIFFERENCE)]


def test_rule_10_a_tie_is_played_again_within_the_round_and_there_is_no_stake():
    game = started(2, NO_CUP)
    deal_on(game)
    view = game.view(TABLE)
    assert (view.stake, view.cup, view.chips) == (0, 0, (0, 0))
    move(game, "alifer", "agree")
    nobody_wins(game)
    assert (game.phase, game.ranking, game.outcome) == (Phase.DEAL, (0, 1), None)
    assert not game.payments and game.view(TABLE).stake == 0
    first_wins(game)
    assert game.outcome is not None
    assert game.payments == [Payment(CHALLENGER, FIRST, 15, Why.DIFFERENCE)]


# Rule 11: chips are counters


def test_rule_11_chips_only_change_hands_and_a_balance_may_come_below_nothing():
    game = melding("s2 c2 d2 s7 s8 s9 sT c7 c8", "d9 dT b7 b8 b9 bT c9 cT b2")
    move(game, "declare 2 3", "bianca", "pass", "bianca")
    assert game.deal.points == {FIRST: 30, CHALLENGER: 20}
    assert chips(game) == [-10 + 15 - 10, -10 - 15 + 10, 0, 0, 20]
    play_any(game)
    assert sum(chips(game)) == 0
    assert all(payment.chips > 0 for payment in game.payments)
