"""What a hint says of a card is so on every deal that fits, found by the rules, and not so of the next best card."""

from collections import Counter
from itertools import chain, islice
from random import Random

import pytest

from engine.cards.pack import all_cards
from engine.games import GAMES, kind_of, with_reviews
from engine.moves import Play
from engine.players import Level, Reason
from tests.support.every_game import LISTED
from tests.support.players import advise, choose
from tests.support.sizes import in_turn

LONG = 60.0
"""Seconds that no thought takes."""
WORLDS = 40
"""So often other hidden cards are tried."""
BONUS_RANK = {"stovkahra": "7", "trappola": "2", "bulka": "2"}
CARD_REASONS = set(Reason) - {Reason.HUNDRED, Reason.COUNT, Reason.DECLARE, Reason.NOTHING}


def beats(card, best, trump):
    return card > best if card.suit is best.suit else card.suit is trump


def best_of(table, trump):
    best = table[0]
    for card in table[1:]:
        best = card if beats(card, best, trump) else best
    return best


def may_play(hand, table, trump):
    """The cards of a hand that may follow; only Stovkahra has trumps, and there who can must trump and beat."""
    following = [card for card in hand if card.suit is table[0].suit]
    if trump is None:
        return following or hand
    following = following or [card for card in hand if card.suit is trump]
    return [card for card in following if beats(card, best_of(table, trump), trump)] or following or hand


class World:
    """The cards as they may lie."""

    def __init__(self, game, seat):
        view = game.view(seat)
        self.trump, self.table, self.seat = getattr(view, "trump", None), list(view.table), seat
        self.hands = {each: list(game.view(each).hand) for each in range(game.seats)}
        in_play = [each for each, hand in self.hands.items() if hand or each == view.leader]
        self.order = in_play[in_play.index(view.leader) :] + in_play[: in_play.index(view.leader)]
        self.ours = {seat, (seat + 2) % 4} if self.trump is not None else {seat}

    def takers(self, card):
        """Who may win the trick after a card, and with which card, whatever is played to it."""
        return {(self.order[at], won) for at, won in self._ends([*self.table, card])}

    def _ends(self, table):
        if len(table) == len(self.order):
            best = best_of(table, self.trump)
            yield table.index(best), best
            return
        for card in may_play(self.hands[self.order[len(table)]], table, self.trump):
            yield from self._ends([*table, card])

    def side_wins(self, card):
        """Whether the own side takes the trick whatever is played, or the other one; `None` if either may."""
        sides = {seat in self.ours for seat, _ in self.takers(card)}
        return sides.pop() if len(sides) == 1 else None

    def higher(self, card):
        """Whether somebody else holds a card of its suit that beats it."""
        others = [each for seat, hand in self.hands.items() if seat != self.seat for each in hand]
        return any(each.suit is card.suit and each > card for each in others)

    def rivals_trumps(self):
        rivals = [hand for seat, hand in self.hands.items() if seat not in self.ours]
        return any(card.suit is self.trump for hand in rivals for card in hand)


class Seen:
    """What others may hold by the cards played: none that would have forbidden a card that they have played."""

    def __init__(self, view, world):
        self._view, self._world = view, world
        tricks = [(trick.plays, trick.cards) for trick in view.tricks]
        tricks += [(list(zip(world.order, view.table, strict=False)), view.table)]
        self._played = [(seat, card, cards[:at]) for plays, cards in tricks for at, (seat, card) in enumerate(plays)]
        seen = {*view.hand, *(card for _, card, _ in self._played), *chain(*getattr(view, "laid", ()))}
        self._unseen = [card for card in all_cards(type(view.hand[0])) if card not in seen]

    def may_hold(self, seat):
        """The cards that another seat may hold, but for what was declared or shown."""
        own = [(card, table) for actor, card, table in self._played if actor == seat and table]
        trump = self._world.trump
        return [card for card in self._unseen if all(did in may_play([did, card], table, trump) for did, table in own)]

    def may_be_beaten(self, card):
        """Whether somebody else may hold a card of its suit that beats it."""
        others = [seat for seat in self._world.order if seat != self._world.seat]
        return any(each.suit is card.suit and each > card for seat in others for each in self.may_hold(seat))

    def may_lose(self, card):
        """Whether the other side may take the trick after a card."""
        world = self._world
        table = [*world.table, card]
        best = best_of(table, world.trump)
        after = [seat for seat in world.order[len(table) :] if seat not in world.ours]
        theirs = world.order[table.index(best)] not in world.ours
        return theirs or any(beats(each, best, world.trump) for seat in after for each in self.may_hold(seat))


def fits(name, reason, card, other, legal, worlds, seen):
    """Whether what a reason says is so of a card in all these worlds, and tells it from another one."""
    low, real, points = BONUS_RANK[name], worlds[0], [each.points for each in legal]
    sides, others = ([world.side_wins(each) for world in worlds] for each in (card, other))
    match reason:
        case Reason.BONUS:
            alone = all(world.takers(card) == {(world.seat, card)} for world in worlds)
            return card.rank.letter == low and alone and (other.rank.letter != low or seen.may_lose(other))
        case Reason.TAKE:
            return all(sides) and best_of([*real.table, card], real.trump) is card and seen.may_lose(other)
        case Reason.ADD:
            best = [each for each in legal if best_of([*real.table, each], real.trump) is each]
            bonus = any(each.rank.letter == low for each in best)
            return all(sides) and card.points == max(points) > other.points and not bonus
        case Reason.SAVE:
            lost = all(world.side_wins(each) is False for world in worlds for each in legal)
            return lost and card.points == min(points) < other.points
        case Reason.SPARE:
            return sides == others and None not in sides and card.suit is other.suit and card < other
        case Reason.MASTER:
            return not real.table and not any(world.higher(card) for world in worlds) and seen.may_be_beaten(other)
        case Reason.DRAW:
            mostly = sum(world.rivals_trumps() for world in worlds) > 0.7 * len(worlds)
            return not real.table and card.suit is real.trump is not other.suit and mostly
        case Reason.RISK:
            return card.points == 0 < other.points and seen.may_lose(card) and seen.may_lose(other)
        case Reason.KEEP:
            return not any(world.higher(other) for world in worlds) and seen.may_be_beaten(card)
        case Reason.KEEP_BONUS:
            return other.rank.letter == low != card.rank.letter
    raise AssertionError(reason)


def choices(name, random):
    """Moments at which somebody may play one of several cards, in games of regular players."""
    kind = GAMES[name]
    while True:
        secret, game = random.randbytes(32), kind.begin(kind.rules(), kind.seats[0])
        while game.outcome is None:
            move = kind.chance(game, None, secret)
            if move is None:
                view = game.view(game.turn)
                if sum(isinstance(each, Play) for each in view.legal) > 1 and random.random() < 0.2:
                    yield game, view
                move = choose(view, Level.REGULAR, random, LONG)
            game.push(move)


@pytest.mark.parametrize("name", in_turn(with_reviews()))
def test_each_reason_of_a_hint_is_so_by_all_that_can_be_known_and_tells_two_cards_apart(name, sized, figures):
    random, told, untold = Random(f"hints {name}"), Counter(), 0
    for game, view in islice(choices(name, random), sized(70, 35)):
        advice = advise(view, Random(1), LONG)
        if advice.reason not in CARD_REASONS:
            untold += isinstance(advice.move, Play)
            continue
        others = (LISTED[name].dealt_anew(game, view.seat, random) for _ in range(WORLDS))
        worlds = [World(each, view.seat) for each in (game, *others) if each is not None]
        legal = [move.card for move in view.legal if isinstance(move, Play)]
        card, other = advice.move.card, advice.other
        where = f"{advice} of {legal}, {view.table} on the table: {' '.join(map(str, game.moves))}"
        assert other in legal and other != card and advice.gain >= 0, where
        assert fits(name, advice.reason, card, other, legal, worlds, Seen(view, worlds[0])), where
        # Of a mistake the same is said; which trumps others have is found by chance.
        said = kind_of(game).judge.reason(view, card, other, random)
        assert said == advice.reason or Reason.DRAW in (said, advice.reason), where
        told[advice.reason] += 1
    figures(told=told.total(), untold=untold)
    assert len(told) > 4 and told.total() > untold, told
