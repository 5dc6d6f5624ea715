"""The players that others are measured by, from one who plays at random to one who sees all cards."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from random import Random
from typing import Protocol

from engine.cards.german_pack import SUIT_MASKS, Card, Rank
from engine.cards.pack import mask_of
from engine.moves import COUNT, DOST, PASS, Declare, Move, Play
from engine.players import Level
from engine.stovkahra.knowledge import ALL_CARDS, Deals, knowledge
from engine.stovkahra.moves import PLAYS
from engine.stovkahra.players import choose, taken
from engine.stovkahra.rules import GOAL, SEATS, Game, Phase, View, side_of
from engine.stovkahra.trick import BEATS
from tests.bench.frozen import strong as frozen
from tests.bench.playouts import play_out

SECONDS = 0.05
"""Time for a move where none is given, for the one that fills any time."""


class Rival(Protocol):
    """A player at one seat of a game."""

    name: str

    def card(self, game: Game, seat: int, random: Random) -> Card:
        """The card to play, when that is what is asked for."""

    def move(self, game: Game, seat: int, random: Random) -> Move:
        """What to do, whatever is asked for."""


class CardRival:
    """Has a mind of its own about cards only: declares all there is, never signals, and says dost when it is right."""

    def __init__(self, name: str, pick: Callable[[Game, int, Random], Card]) -> None:
        self.name = name
        self._pick = pick

    def card(self, game: Game, seat: int, random: Random) -> Card:
        return self._pick(game, seat, random)

    def move(self, game: Game, seat: int, random: Random) -> Move:
        legal = game.legal_moves(seat)
        if DOST in legal and taken(game.view(seat))[side_of(seat)] >= GOAL:
            return DOST
        if game.phase is Phase.PLAY:
            return PLAYS[self.card(game, seat, random)]
        if game.phase is Phase.CLAIM:
            return COUNT
        return next((move for move in legal if isinstance(move, Declare)), PASS)


class LevelRival:
    """The computer player that people meet at a table, at one of its levels."""

    def __init__(self, level: str) -> None:
        self.name = f"level:{level}"
        self._choose = partial(choose, level=Level(level))

    def card(self, game: Game, seat: int, random: Random) -> Card:
        view = game.view(seat)
        plays = tuple(move for move in view.legal if isinstance(move, Play))
        move = self._choose(replace(view, legal=plays), random=random)
        assert isinstance(move, Play), f"{self.name} was asked for a card and says {move}"
        return move.card

    def move(self, game: Game, seat: int, random: Random) -> Move:
        return self._choose(game.view(seat), random=random)


class FrozenRival(LevelRival):
    """The strong level as it was: it chooses its cards as then, and does all else as now."""

    def __init__(self, name: str) -> None:
        super().__init__("strong")
        self.name = name

    def card(self, game: Game, seat: int, random: Random) -> Card:
        return frozen.card(game.view(seat), random)

    def move(self, game: Game, seat: int, random: Random) -> Move:
        if game.phase is not Phase.PLAY:
            return super().move(game, seat, random)
        said = DOST in game.legal_moves(seat) and taken(game.view(seat))[side_of(seat)] >= GOAL
        return DOST if said else PLAYS[self.card(game, seat, random)]


def rival(text: str, seconds: float | None = None) -> Rival:
    """The rival that a text names; `ValueError` if there is none."""
    match text.split(":"):
        case ["random"]:
            return CardRival(text, _random)
        case ["greedy"]:
            return CardRival(text, lambda game, seat, _: greedy(game.view(seat)))
        case ["cheat"]:
            return CardRival(text, _cheat)
        case ["level", "strong-1.0"]:
            return FrozenRival(text)
        case ["level", level]:
            return LevelRival(level)
        case ["rollouts", number]:
            return CardRival(text, partial(_roll_out, deals=int(number)))
        case ["ismcts"]:
            from tests.bench.ismcts import Search

            return CardRival(text, Search(SECONDS if seconds is None else seconds).card)
    raise ValueError(f"no rival is called {text!r}: {', '.join(NAMES)}")


NAMES = (
    "random",
    "greedy",
    "cheat",
    "level:beginner",
    "level:regular",
    "level:strong",
    "level:strong-1.0",
    "rollouts:100",
    "ismcts",
)


def _roll_out(game: Game, seat: int, random: Random, deals: int) -> Card:
    """The best card of as many deals that fit, each played out at random after every legal card."""
    view = game.view(seat)
    cards = legal_plays(view)
    if len(cards) == 1:
        return cards[0]
    assert view.trump is not None and view.leader is not None
    sign = -1 if side_of(seat) else 1
    totals = dict.fromkeys(cards, 0)
    for hands in drawn(view).draw(random, deals):
        for card in cards:
            left = list(hands)
            left[seat] ^= card.bit
            table = (*view.table, card)
            totals[card] += sign * play_out(left, view.trump, len(view.tricks) + 1, view.leader, table, random.random)
    return max(cards, key=lambda card: totals[card])


def legal_plays(view: View) -> list[Card]:
    """The cards that may be played now."""
    return [move.card for move in view.legal if isinstance(move, Play)]


def _random(game: Game, seat: int, random: Random) -> Card:
    return random.choice(legal_plays(game.view(seat)))


# Greedy: its own hand, the cards played, and no thought of the next trick


def greedy(view: View) -> Card:
    """The card that looks best for this trick alone."""
    cards = legal_plays(view)
    if len(cards) == 1:
        return cards[0]
    unseen = _unseen(view)
    return _follow(view, cards, unseen) if view.table else _lead(view, cards, unseen)


def _unseen(view: View) -> int:
    seen = mask_of(list(view.hand + view.table))
    for trick in view.tricks:
        seen |= mask_of(list(trick.cards))
    return ALL_CARDS & ~seen


def _follow(view: View, cards: list[Card], unseen: int) -> Card:
    best, trump = view.best, view.trump
    assert best is not None and trump is not None
    last = len(view.table) == SEATS - 1
    # The duty to beat leaves either nothing but winners, or none.
    if BEATS[trump][best] & cards[0].bit:
        if last:
            return max(cards, key=lambda card: (card.rank is Rank.SEVEN, card.points, -card))
        masters = [card for card in cards if not unseen & _higher(card)]
        return masters[0] if masters else min(cards, key=partial(_cost, view))
    partner_wins = len(view.table) >= 2 and view.table[-2] == best
    if partner_wins and (last or not BEATS[trump][best] & unseen):
        return max(cards, key=lambda card: (card.points, card.suit is not trump, card.rank is not Rank.SEVEN, -card))
    return min(cards, key=partial(_cost, view))


def _lead(view: View, cards: list[Card], unseen: int) -> Card:
    trump = view.trump
    assert trump is not None
    hand = mask_of(cards)

    def worth(card: Card) -> tuple[int, ...]:
        seven = card.rank is Rank.SEVEN
        safe = not BEATS[trump][card] & unseen
        if not unseen & _higher(card) and (safe or not seven):
            return 4 if seven else 3 if safe else 2, card.points
        length = (hand & SUIT_MASKS[card.suit]).bit_count()
        return 0 if seven else 1, card.suit is not trump, -card.points, -length, -card.rank

    return max(cards, key=worth)


def _higher(card: Card) -> int:
    """The cards that beat a card within its suit."""
    return SUIT_MASKS[card.suit] & ~((card.bit << 1) - 1)


def _cost(view: View, card: Card) -> tuple[int, ...]:
    """What is given away with a card: points, then sevens and trumps, which may still win."""
    return card.points, card.rank is Rank.SEVEN, card.suit is view.trump, card.rank


def _cheat(game: Game, seat: int, _: Random) -> Card:
    """Perfect play on the real cards."""
    from engine.stovkahra.solver import Position, values

    view = game.view(seat)
    cards = legal_plays(view)
    if len(cards) == 1:
        return cards[0]
    assert view.leader is not None and view.trump is not None
    first, second, third, fourth = game.deal.hands
    worth = values(Position(view.trump, (first, second, third, fourth), view.leader, view.table))
    sign = 1 if side_of(seat) == 0 else -1
    return min(cards, key=lambda card: (-sign * worth[card], _cost(view, card)))


def drawn(view: View) -> Deals:
    """The deals that fit what a seat has seen, all of them alike: that nobody declared is taken for nothing."""
    facts = knowledge(view)
    facts.undeclared = [0] * SEATS
    return Deals(facts)
