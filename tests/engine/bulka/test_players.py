"""Strong in Bulka: what it reads into cards, what it counts as won, and who sees which cards in its thoughts."""

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from engine.bulka.habits import STEP, WIDTH, Players, card_of, choices, facts, shipped, suits_of, weight_of
from engine.bulka.players import BulkaPlayers
from engine.bulka.rules import PACKETS, Game, Rules
from engine.cards.pack import mask_of
from engine.cards.trappola_pack import CARDS, SUIT_MASKS, cards_in
from engine.duel.players import ACES, ALL_CARDS, PICTURES, played_out
from engine.moves import BIANCA, PASS, Cut, Deal, Declare, Play, Ranking
from engine.players import Level
from tests.support.duel import pack_for
from tests.support.players import choose

PLAYERS = BulkaPlayers()


def rounds(name, number):
    """Rounds of two computers, or in every other deal of two who play at random, before each move."""
    for seed in range(number):
        random = Random(f"{name} {seed}")
        game = Game(Rules(alifer="off"), 2)
        pack = Deal(tuple(random.sample(CARDS, len(CARDS))))
        if seed % 2:
            # No. 1 could say bianka, or has three aces, which are easily lost.
            low = random.sample(cards_in(ALL_CARDS & ~(PICTURES | ACES)), 9)
            aces = random.sample(cards_in(ACES), 3) if seed % 4 == 3 else []
            first, high = low[len(aces) :] + aces, random.sample(cards_in(PICTURES), 9)
            pack = pack_for(" ".join(map(str, first)), " ".join(map(str, high)), packets=PACKETS)
        for each in (Ranking((0, 1)), pack, Cut(11)):
            game.push(each)
        while len(game.deals) == 1 and game.turn is not None:
            yield game, random
            view = game.view(game.turn)
            game.push(at_random(view, random) if seed % 2 else choose(view, Level.REGULAR, random, 0.01))


def at_random(view, random):
    """All that can be said, bianka at last, then any card."""
    said = [move for move in view.legal if isinstance(move, Declare)]
    if BIANCA in view.legal and len(view.hand) == 1:
        said.append(BIANCA)
    return random.choice(said or [move for move in view.legal if move == PASS or isinstance(move, Play)])


def odds_of(held, unseen, led, keeps):
    """The odds of each legal card, worked out one by one."""
    may = held & SUIT_MASKS[led.suit] or held if led is not None else held
    return {
        card: STEP ** sum(shipped()[situation][place] for place in places)
        for start, key in suits_of(held, unseen, -1 if led is None else led, keeps)
        for card in cards_in(may & 511 << start)
        for situation, places in [facts(key, card.rank)]
    }


def test_a_hand_weighs_as_much_as_the_cards_played_from_it_are_likely(sized):
    """Said once more, plainly: card by card, with what the opponent could see then."""
    tried = 0
    for game, _ in rounds("weight", sized(4)):
        seat, play = game.turn, game.deal.play
        if game.phase != "play" or len(play.tricks) > 5:
            continue
        dealt, held, gone = game.deal.dealt[1 - seat], game.deal.dealt[1 - seat], 0
        keeps, lacked, expected = (dealt & ACES).bit_count() >= 3, 0, 1.0
        plays = [(*each, trick.cards[0]) for trick in play.tricks for each in trick.plays]
        if play.led is not None:
            plays.append((play.leader, play.led, play.led))
        for actor, card, first in plays:
            led = None if first == card else first
            if actor != seat:
                odds = odds_of(held, ALL_CARDS & ~(gone | held | lacked), led, keeps)
                if len(odds) > 1:
                    expected *= 0.95 * odds[card] / sum(odds.values()) + 0.05 / len(odds)
                held ^= card.bit
            elif led is not None and card.suit is not led.suit:
                lacked |= SUIT_MASKS[led.suit]
            gone |= card.bit
        told = choices(play.tricks, play.led, 1 - seat)
        assert weight_of(play.hands[1 - seat], told, play.played(1 - seat) & ACES) == pytest.approx(expected)
        tried += expected < 1
    assert tried > 20


def test_cards_are_chosen_as_often_as_their_odds_say():
    hand, unseen = mask_of(CARDS[::4]), mask_of(CARDS[1::3])
    odds = odds_of(hand, unseen, None, True)
    random = Random(3)
    often = Counter(card_of(hand, unseen, -1, True, random) for _ in range(4000))
    assert len(odds) == 9 and all(len(row) == WIDTH for row in shipped())
    for card, each in odds.items():
        expected = 4000 * each / sum(odds.values())
        assert abs(often[card] - expected) < 5 * expected**0.5 + 5, card


def test_who_plays_a_deal_out_does_not_see_the_other_hand(sized):
    """The same choice, whichever of the unseen cards the other holds."""
    different = 0
    for game, random in rounds("blind", sized(3)):
        play = game.deal.play
        if game.phase != "play" or play.led is not None or len(play.playable) < 2:
            continue
        leader = play.leader
        out = ALL_CARDS & ~mask_of(card for trick in play.tricks for card in trick.cards)
        others, number = cards_in(out & ~play.hands[leader]), play.hands[1 - leader].bit_count()
        chosen = set()
        for _ in range(5):
            hands = [0, 0]
            hands[leader], hands[1 - leader] = play.hands[leader], mask_of(random.sample(others, number))
            position = PLAYERS.position_of(game.view(leader), hands[1 - leader])._replace(aces=(0, 0))
            first = play.playable[0]
            players = Players(position, first, out, [0, 0], Random(1))
            hands[leader] ^= first.bit
            chosen.add(players.choose(hands[::-1] if leader else hands, 0, -1))
        assert len(chosen) == 1
        different += len(play.playable) > 4
    assert different > 3


def test_what_counts_in_a_cup_is_who_wins_the_round_with_all_that_is_still_to_be_said(sized):
    """With one card each, what is counted so far and what the last trick brings are the points of the round."""
    ends = []
    for game, _ in rounds("ahead", sized(60)):
        if game.phase != "play" or len(game.deal.play.tricks) < 8 or game.deal.play.led is not None:
            continue
        seat, view = game.turn, game.view(game.turn)
        theirs = game.deal.play.hands[1 - seat]
        card = next(move.card for move in game.legal_moves() if isinstance(move, Play))
        points = played_out(PLAYERS.position_of(view, theirs), card)
        ends.append((game, seat, PLAYERS.ahead(view, theirs) + points, PLAYERS.goal(view, theirs)(points)))
    assert len({id(game) for game, *_ in ends}) > 40
    for game, seat, expected, goal in ends:
        points = game.deals[0].points
        assert points[seat] - points[1 - seat] == expected
        assert (goal > 0) == (expected > 0) and (goal < 0) == (expected < 0)


def test_a_hint_says_how_many_points_a_card_brings_only_where_points_count():
    brought = Counter()
    for game, _ in rounds("hints", 2):
        view = game.view(game.turn)
        if sum(isinstance(move, Play) for move in view.legal) > 1:
            for cup in ("on", "off"):
                told = PLAYERS.advise(replace(view, rules=Rules(alifer="off", cup=cup)), Random(1), 0.01)
                brought[cup] += told.in_points and told.gain > 0
    assert not brought["on"] and brought["off"] > 3, brought
