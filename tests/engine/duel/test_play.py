"""What Trappola and Bulka share: the pack of 36 cards, the deal, and nine tricks between two hands."""

from itertools import pairwise

import pytest

from engine.bulka import rules as bulka
from engine.cards.pack import cards_text
from engine.cards.trappola_pack import CARD_POINTS, CARDS, PACK, Card, Rank, Suit
from engine.duel.play import Bonus
from engine.moves import Deal
from engine.trappola import rules as trappola
from tests.support.any_game import may_play, move, play, refused, views
from tests.support.duel import TABLE, AnyGame, pack_for, trick

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
    for cut in ("cut 0", "cut 36"):
        refusal = refused(game, cut)
        assert (refusal.rule, refusal.key) == (rule, "cut-too-far")
    for later in (game, playing(name, SWORDS, CUPS)):
        refusal = refused(later, Deal(PACK))
        assert (refusal.rule, refusal.key) == (rule, "not-now")


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
