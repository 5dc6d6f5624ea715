"""Puzzles: positions near the end in which one card is far better than all others, wherever the hidden cards are.

Strong computers play, and of their deals those positions are kept in which one card brings the side of the player to
move at least `MARGIN` points more than any other, by perfect play, on every deal that fits what the player may know. So
whoever has kept count can find the card, and nobody has to guess.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from random import Random
from typing import Final

from engine.cards.german_pack import PACK, Card, parse_cards
from engine.cards.pack import cards_text
from engine.moves import Cut, Deal, Dealer, Move, Play, parse_move
from engine.players import Level
from engine.record_fields import Json
from engine.stovkahra.knowledge import Deals, Hands, knowledge
from engine.stovkahra.moves import PLAYS
from engine.stovkahra.players import choose
from engine.stovkahra.rules import SEATS, Game, Phase, Rules, View, side_of
from engine.stovkahra.solver import Position, values
from engine.stovkahra.trick import TRICKS

MARGIN: Final = 6
"""How many points the best card must bring more than any other."""
TRICKS_LEFT: Final = range(3, 6)
"""How many tricks may be left, with the one under way."""
MOST_DEALS: Final = 2500
"""How many deals may fit what the player knows; more would take too long to solve."""
SHIPPED: Final = Path(__file__).with_name("puzzles.jsonl")
"""The file of the puzzles that come with the project, one on each line."""
RULES: Final = Rules(signals="off")
"""A signal is not checked, so that nothing certain follows from it."""


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position, and its solution."""

    moves: tuple[Move, ...]
    """The deal from its beginning to the position."""
    best: Card
    margin: int
    """How many points the best card brings more than any other, on the deal where that is least."""
    deals: int
    """How many deals fit what the player may know."""
    line: tuple[Card, ...]
    """The cards to the end of the deal, if everybody plays perfectly with the cards as they lay."""

    @property
    def game(self) -> Game:
        """The game up to the position."""
        return Game.replay(RULES, self.moves)

    @property
    def view(self) -> View:
        """What the player to move knows."""
        game = self.game
        return game.view(game.turn)

    @property
    def choices(self) -> tuple[Card, ...]:
        """The cards that may be played."""
        return tuple(_choices(self.view))

    @property
    def solved(self) -> Game:
        """The game to the end of the deal, if everybody plays perfectly with the cards as they lay."""
        game = self.game
        for card in self.line:
            game.push(PLAYS[card])
        return game

    def written(self) -> Json:
        """Return the puzzle as JSON."""
        moves, line = ";".join(map(str, self.moves)), cards_text(self.line)
        return {"moves": moves, "best": str(self.best), "margin": self.margin, "deals": self.deals, "line": line}


def read(written: Json) -> Puzzle:
    """Return a puzzle from its JSON."""
    moves = tuple(parse_move(move, Card) for move in written["moves"].split(";"))
    line = tuple(parse_cards(written["line"]))
    return Puzzle(moves, Card.parse(written["best"]), written["margin"], written["deals"], line)


def made(random: Random) -> Iterator[Puzzle | str]:
    """Yield puzzles without end, at most one of a deal, and for each position that is thrown away the reason."""
    while True:
        for view, game in _positions(random):
            found = _puzzle(view, game, random)
            yield found
            if isinstance(found, Puzzle):
                break


def tried(random: Random) -> Iterator[Json | str]:
    """Yield the same, with puzzles as JSON."""
    return (each.written() if isinstance(each, Puzzle) else each for each in made(random))


@cache
def shipped() -> tuple[Puzzle, ...]:
    """Return the puzzles that come with the project, in an order that is never changed: players have seen some."""
    lines = SHIPPED.read_text(encoding="utf-8").splitlines()
    return tuple(read(json.loads(line)) for line in lines)


def _positions(random: Random) -> Iterator[tuple[View, Game]]:
    """Play a deal between strong computers with little time, and yield the positions near its end with a choice."""
    game = Game(RULES)
    pack = random.sample(PACK, len(PACK))
    for move in (Dealer(random.randrange(SEATS)), Deal(tuple(pack)), Cut(random.randrange(1, len(PACK)))):
        game.push(move)
    while game.phase in (Phase.DECLARE, Phase.PLAY):
        view = game.view(game.turn)
        left = TRICKS - len(view.tricks)
        if game.phase is Phase.PLAY and left in TRICKS_LEFT and _choices(view)[1:]:
            yield view, game
        chosen = choose(view, Level.STRONG, random, 0)
        if chosen is None or game.outcome is not None:
            return
        game.push(chosen)


def _choices(view: View) -> list[Card]:
    return [move.card for move in view.legal if isinstance(move, Play)]


def _puzzle(view: View, game: Game, random: Random) -> Puzzle | str:
    """Return the puzzle of a position, or why it is none."""
    lay = _hands(game)
    best, margin = _lead(view, lay)
    if margin < MARGIN:
        return "no card is far better"
    # What a signal is believed to mean, and whether declaring was wise, is not certain.
    deals = Deals(knowledge(view, believing=False))
    if deals.count > MOST_DEALS:
        return "too many deals fit"
    # A few at random tell most positions apart at once.
    for hands in (*deals.draw(random, 8), *deals.every()):
        card, lead = _lead(view, hands)
        if card is not best or lead < MARGIN:
            return "another card is as good on another deal"
        margin = min(margin, lead)
    return Puzzle(tuple(game.moves), best, margin, deals.count, _line(view, lay))


def _hands(game: Game) -> Hands:
    a, b, c, d = game.deal.hands
    return a, b, c, d


def _position(view: View, hands: Hands) -> Position:
    assert view.trump is not None and view.leader is not None
    return Position(view.trump, hands, view.leader, view.table)


def _lead(view: View, hands: Hands) -> tuple[Card, int]:
    """Return the best card of a position on a deal, and how many points it brings more than any other."""
    assert view.seat is not None
    sign = -1 if side_of(view.seat) else 1
    worths = sorted(((sign * value, card) for card, value in values(_position(view, hands)).items()), reverse=True)
    return worths[0][1], worths[0][0] - worths[1][0]


def _line(view: View, hands: Hands) -> tuple[Card, ...]:
    """Return the cards to the end of the deal if all play perfectly; of equal ones the lowest."""
    position, played = _position(view, hands), list[Card]()
    while any(position.hands):
        sign = -1 if position.turn & 1 else 1
        worths = values(position)
        best = max(worths.values()) if sign > 0 else min(worths.values())
        card = min((card for card, value in worths.items() if value == best), key=lambda card: (card.points, card.rank))
        played.append(card)
        position = position.after(card)
        if len(position.table) == SEATS:
            _, position = position.collected
    return tuple(played)
