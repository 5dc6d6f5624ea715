"""What Trappola and Bulka share: the pack of 36 cards, the deal, and nine tricks between two hands."""

from itertools import pairwise

import pytest

from engine.bulka import rules as bulka
from engine.cards.pack import cards_text
from engine.cards.trappola_pack import CARD_POINTS, CARDS, PACK, Card, Rank, Suit
from engine.duel.play import Bonus, Trick, bonuses
from engine.moves import Combination, Cut, Deal
from engine.trappola import rules as trappola
from tests.support.duels import TABLE, AnyGame, may_play, move, pack_for, parse_move, play, refused, trick, views

SWORDS, CUPS, COINS, BATONS = (" ".join(suit + rank for rank in "AKCJT9872") for suit in "scdb")


def about_to_deal(name: str) -> AnyGame:
    """A game of two who have not been dealt any cards yet."""
    game = trappola.Game() if name == "trappola" else bulka.Game(bulka.Rules(alifer="off"), 2)
    move(game, "dealer 1" if name == "trappola" else "ranking 01")
    return game


def playing(name: str, leads: str, follows: str = "", rest: str = "") -> AnyGame:
    """A game in which one with this hand is about to lead to another with that hand."""
    game = about_to_deal(name)
    if name == "trappola":
        game.push(pack_for(leads, follows, rest, packets=trappola.PACKETS))
        move(game, "cut 11", "keep", "keep")
    else:
        game.push(pack_for(follows, leads, rest, packets=bulka.PACKETS))
        move(game, "cut 11", "pass", "pass")
    return game


each_game = pytest.mark.parametrize("name", ["trappola", "bulka"])


# The pack


def test_the_pack_has_36_cards_and_72_points_written_swords_cups_coins_batons_high_to_low():
    assert cards_text(PACK) == " ".join((SWORDS, CUPS, COINS, BATONS))
    assert set(CARDS) == set(PACK) and len(CARDS) == 36
    assert [suit.letter for suit in (Suit.SWORDS, Suit.CUPS, Suit.COINS, Suit.BATONS)] == list("scdb")
    names = [Rank.ACE, Rank.KING, Rank.CAVALIER, Rank.JACK, Rank.TEN, Rank.NINE, Rank.EIGHT, Rank.SEVEN, Rank.DEUCE]
    assert sorted(Rank, reverse=True) == names
    assert [rank.letter for rank in names] == list("AKCJT9872")
    points = dict(zip("AKCJT9872", (6, 5, 4, 3, 0, 0, 0, 0, 0), strict=True))
    assert all(card.points == points[str(card)[1]] for card in PACK)
    assert sum(card.points for card in CARDS) == CARD_POINTS == 72


def test_a_set_is_written_with_rank_and_number():
    assert parse_move("declare K 3").combination == Combination(Rank.KING, 3)
    assert str(parse_move("declare 2 4")) == "declare 2 4"


# The deal: rule 1 of Trappola, rule 2 of Bulka


@each_game
def test_a_pack_holds_each_card_once_and_is_dealt_when_its_time_has_come(name):
    game, rule = about_to_deal(name), 1 if name == "trappola" else 2
    for pack in (PACK[:35], (*PACK[:35], PACK[0]), (*PACK, PACK[0]), ()):
        refusal = refused(game, Deal(pack))
        assert refusal.key == "bad-pack"
        assert str(refusal) == f"rule {rule}: a pack holds each of the 36 cards once"
    assert refused(game, "cut 5").rule == rule
    game.push(Deal(PACK))
    for later in (game, playing(name, SWORDS, CUPS)):
        refusal = refused(later, Deal(PACK))
        assert (refusal.rule, refusal.key) == (rule, "not-now")


@each_game
def test_one_of_the_two_cuts_1_to_35_cards_and_nobody_sees_a_card_before(name):
    game, rule = about_to_deal(name), 1 if name == "trappola" else 2
    game.push(Deal(PACK))
    assert game.turn == 0
    assert game.legal_moves(0) == tuple(Cut(cards) for cards in range(1, 36))
    assert game.legal_moves(1) == ()
    assert refused(game, "cut 9", 1).rule == rule
    for cut in (Cut(0), Cut(36), Cut(-1)):
        refusal = refused(game, cut)
        assert (refusal.rule, refusal.key) == (rule, "cut-too-far")
    for view in views(game).values():
        assert (view.hand, view.held, view.tricks, view.table, view.leader) == ((), (0, 0), (), (), None)


# Tricks


@each_game
def test_the_highest_card_of_the_suit_led_wins(name):
    for suit in "scdb":
        for high, low in pairwise("AKCJT9872"):
            better, worse = suit + high, suit + low
            won, lost = playing(name, better, worse), playing(name, worse, better)
            leader = won.turn
            assert trick(won, f"{better} {worse}").winner == leader
            assert trick(lost, f"{worse} {better}").winner == 1 - leader
    for suit in (CUPS, COINS, BATONS):
        game = playing(name, SWORDS, suit)
        leader = game.turn
        assert trick(game, f"s2 {suit[:2]}").winner == leader


@each_game
def test_suit_is_followed_by_whoever_can_and_nobody_must_beat(name):
    game = playing(name, "sT", "sA s9 c7 d7 b7 c8 d8 b8 cA")
    leader = game.turn
    play(game, "sT")
    assert may_play(game) == "sA s9"
    for card in ["c7", "d7", "b7", "c8", "d8", "b8", "cA"]:
        refusal = refused(game, f"play {card}")
        assert (refusal.rule, refusal.key) == (0, "follow-suit")
    play(game, "s9")
    assert game.deal.play.tricks[0].winner == leader


@each_game
def test_whoever_leads_or_cannot_follow_plays_any_card_held(name):
    any_suit = "cA dK bC cJ dT b9 c8 d7 b2"
    game = playing(name, f"sA {any_suit[3:]}", SWORDS.replace("sA", "cA"), f"{BATONS[:2]}")
    assert set(may_play(game).split()) == {"sA", *any_suit[3:].split()}
    for card in ("cA", "sK", "bA"):
        assert refused(game, f"play {card}").key == "card-not-held"
    game = playing(name, SWORDS, any_suit)
    play(game, "s7")
    assert set(may_play(game).split()) == set(any_suit.split())
    play(game, "cA")
    assert refused(game, "play s7").key == "card-not-held"


@each_game
def test_the_winner_leads_to_the_next_and_all_see_who_played_what(name):
    game = playing(name, "sA sT s7 c7", "sK s9 s8 cA")
    one, two = game.turn, 1 - game.turn
    for cards, winner in (("sA s8", one), ("sT sK", two), ("s9 s7", two), ("cA c7", two)):
        assert trick(game, cards).winner == game.turn == game.view(TABLE).leader == winner
        assert refused(game, "play s7", 1 - winner).key == "not-your-turn"
    made = game.view(TABLE).tricks[1]
    assert made.plays == ((one, Card.parse("sT")), (two, Card.parse("sK")))
    assert (made.points, str(made.best), made.by_deuce) == (5, "sK", False)
    assert all(view.tricks == game.view(TABLE).tricks for view in views(game).values())


@each_game
def test_nine_tricks_make_a_deal(name):
    game = playing(name, SWORDS, CUPS)
    for led, thrown in zip(SWORDS.split()[:8], CUPS.split(), strict=False):
        trick(game, f"{led} {thrown}")
    assert game.phase.name == "PLAY" and game.view(TABLE).held == (1, 1)
    trick(game, "s2 c2")
    assert game.phase.name == "DEAL"
    assert (game.turn, game.legal_moves(), game.view(TABLE).held) == (None, (), (0, 0))


# Bonuses: rule 5 of Trappola, rule 6 of Bulka


def test_the_points_of_bonuses():
    assert {bonus.value: bonus.points for bonus in Bonus} == {
        **{"deuce": 10, "last": 6, "last-deuce": 26, "last-two": 52, "last-three": 78},
        **{"first-deuce": 52, "all": 30},
    }


def by(winner: int, card: str) -> Trick:
    """A trick that a player led and took with a card."""
    return Trick(winner, 1 - winner, (Card.parse(card), Card.parse("b7")), winner)


@pytest.mark.parametrize(
    ("start", "end", "brought"),
    [
        ("AKC", "0T 0T 0T", [(0, 6)]),
        ("AKC", "0T 0T 1T", [(1, 6)]),
        ("A2C", "0T 0T 1T", [(0, 10), (1, 6)]),
        ("A2C", "02 0T 02", [(0, 10), (0, 10), (0, 26)]),
        ("AKC", "02 02 0T", [(0, 10), (0, 10), (0, 6)]),
        ("AKC", "0T 02 02", [(0, 52)]),
        ("2KC", "0T 02 02", [(0, 10), (0, 52)]),
        ("AKC", "02 02 02", [(0, 78)]),
        ("AK2", "02 02 02", [(0, 10), (0, 78)]),
        ("AKC", "12 02 02", [(1, 10), (0, 52)]),
        ("AKC", "02 12 02", [(0, 10), (1, 10), (0, 26)]),
        ("AKC", "02 02 12", [(0, 10), (0, 10), (1, 26)]),
        ("AKC", "12 0T 02", [(1, 10), (0, 26)]),
        ("AKC", "12 0T 1T", [(1, 10), (1, 6)]),
    ],
)
def test_the_last_tricks_with_deuces_bring_more_to_one_player_alone(start, end, brought):
    # Nobody can take a trick with a deuce that the other leads, so that some of these ends never come about.
    tricks = [by(0, f"s{rank}") for rank in f"987{start}"] + [by(int(each[0]), f"c{each[1]}") for each in end.split()]
    assert [(seat, bonus.points) for seat, bonus in bonuses(tricks)] == brought
    # Before the last trick, each with a deuce brings what any of them brings.
    deuces = [(trick.winner, 10) for trick in tricks[:8] if trick.by_deuce]
    assert [(seat, bonus.points) for seat, bonus in bonuses(tricks[:8])] == deuces


@each_game
def test_a_deuce_that_does_not_take_its_trick_brings_nothing(name):
    game = playing(name, "s2 s8 s9 sT c7 c8 c9 cT d7", "sA d2 c2 b2 d8 d9 dT b7 b8")
    trick(game, "s2 sA")
    trick(game, "b7 s8")
    trick(game, "b2 s9")
    assert [bonus for _, bonus in game.view(TABLE).bonuses] == [Bonus.DEUCE]
    game = playing(name, "s7 s8 s9 sT c7 c8 c9 cT d7", "sA d2 c2 b2 d8 d9 dT b7 b8")
    trick(game, "s7 sA")
    trick(game, "d2 d7")
    assert not game.view(TABLE).bonuses


# What no rule of theirs knows


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("trappola", "pass|dost|count|add|take|blanche|bianca|alifer|agree|refuse|ask K|signal s|draw sAsK|ranking 01"),
        ("bulka", "concede 0|concede 1|dost|count|add|take|exchange|keep|signal s|dealer 0"),
    ],
)
def test_moves_of_other_games_are_refused(name, words):
    for game in (about_to_deal(name), playing(name, SWORDS, CUPS)):
        for word in words.split("|"):
            assert refused(game, word).key == "not-now"
