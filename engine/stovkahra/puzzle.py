"""Puzzles: positions near the end in which one card is far better than all others, wherever the hidden cards are.

Computers play, and of their deals those positions are kept in which one card brings the side of the player to
move at least `MARGIN` points more than any other, by perfect play, on every deal that fits what the player may know. So
whoever has kept count can find the card, and nobody has to guess.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from random import Random
from typing import Final

from engine import game as games
from engine.cards.german_pack import PACK, Card, Rank
from engine.cards.pack import PackCard, mask_of
from engine.game import PlayedOut
from engine.moves import Cut, Deal, Dealer, Play
from engine.players import Level
from engine.reasons import (
    AS_GOOD,
    AT_RANDOM,
    DULL,
    FEWEST,
    MARGIN,
    MOST_DEALS,
    NOT_BETTER,
    TOO_MANY,
    TRICKS_LEFT,
    Dull,
)
from engine.record_fields import Json
from engine.stovkahra.knowledge import Deals, Hands, knowledge
from engine.stovkahra.players import choose
from engine.stovkahra.reasons import reasons
from engine.stovkahra.rules import SEATS, Game, Phase, Rules, View, side_of
from engine.stovkahra.solver import Position, values
from engine.stovkahra.trick import BEATS, TRICKS, legal_cards, winning_place
from engine.stovkahra.waste import wastes

SHIPPED: Final = Path(__file__).with_name("puzzles.jsonl")
"""The file of the puzzles that come with the project, one on each line."""
LEVEL: Final = Level.REGULAR
"""Who plays the deals; that they are good ones proves nothing, and better ones take far longer to play."""
RULES: Final = Rules(signals="off")
"""A signal is not checked, so that nothing certain follows from it."""


@dataclass(frozen=True, slots=True)
class Puzzle(games.Puzzle):
    """A puzzle of Stovkahra."""

    cards = Card
    players = SEATS
    best: Card

    @property
    def game(self) -> Game:
        return Game.replay(RULES, self.moves)

    @property
    def view(self) -> View:
        game = self.game
        return game.view(game.turn)


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
    return Puzzle.read_all(SHIPPED)


def played_out(puzzle: games.Puzzle, card: PackCard) -> PlayedOut:
    """Return how the deal of a puzzle goes on after a card that may be played.

    >>> puzzle = shipped()[5]
    >>> played_out(puzzle, puzzle.best).loss
    0
    """
    assert isinstance(puzzle, Puzzle) and isinstance(card, Card)
    view = puzzle.view
    worth = _worth(view, _hands(puzzle.game))
    line = (card, *_line(_position(view, _hands(puzzle.game)).after(card)))
    return PlayedOut(line, worth[puzzle.best] - worth[card])


def dull(view: View, best: Card) -> Dull | None:
    """Return why a position whose best card this is makes no puzzle; `None` where it makes one."""
    choices = _choices(view)
    if any(_equal(view, best, card) for card in choices if card is not best):
        return Dull.EQUAL
    if [card for card in choices if not card.points] == [best] and _is_lost(view, choices):
        return Dull.ZERO
    if len(choices) < FEWEST:
        return Dull.FEW
    return Dull.ABSURD if any(wasted for _, wasted in wastes(view)) else None


def _equal(view: View, one: Card, other: Card) -> bool:
    """Return whether two cards in the hand take the same tricks: no card that may still fall lies between them.

    A seven is like no other card, because it brings a bonus.
    """
    if one.suit is not other.suit or Rank.SEVEN in (one.rank, other.rank):
        return False
    low, high = sorted((one, other))
    gone = mask_of([*view.hand, *(card for trick in view.tricks for card in trick.cards)])
    between = high.bit - 1 & ~(low.bit | low.bit - 1)
    return not between & ~gone


def _is_lost(view: View, choices: Iterable[Card]) -> bool:
    """Return whether the others take the trick under way on every deal that fits, whatever this side plays."""
    if not view.table or view.trump is None or view.leader is None or view.seat is None:
        return False
    place = winning_place(view.trump, view.table)
    best, partner = view.table[place], (view.seat + 2) % SEATS
    beats = BEATS[view.trump][best]
    if side_of(view.leader + place) == side_of(view.seat) or mask_of(list(choices)) & beats:
        return False
    if len(view.table) > 1:
        # The partner has played.
        return True
    led = view.table[0].suit
    deals = Deals(knowledge(view, believing=False)).every()
    return not any(legal_cards(hands[partner], led, best, view.trump) & beats for hands in deals)


def _positions(random: Random) -> Iterator[tuple[View, Game]]:
    """Play a deal between computers, and yield the positions near its end with enough cards to choose from."""
    game = Game(RULES)
    pack = random.sample(PACK, len(PACK))
    for move in (Dealer(random.randrange(SEATS)), Deal(tuple(pack)), Cut(random.randrange(1, len(PACK)))):
        game.push(move)
    while game.phase in (Phase.DECLARE, Phase.PLAY):
        view = game.view(game.turn)
        left = TRICKS - len(view.tricks)
        if game.phase is Phase.PLAY and left in TRICKS_LEFT and len(_choices(view)) >= FEWEST:
            yield view, game
        chosen = choose(view, LEVEL, random, 0)
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
        return NOT_BETTER
    # What a signal is believed to mean, and whether declaring was wise, is not certain.
    deals = Deals(knowledge(view, believing=False))
    if deals.count > MOST_DEALS:
        return TOO_MANY
    reason = dull(view, best)
    if reason is not None:
        return DULL[reason]
    for hands in (*deals.draw(random, AT_RANDOM), *deals.every()):
        card, lead = _lead(view, hands)
        if card is not best or lead < MARGIN:
            return AS_GOOD
        margin = min(margin, lead)
    why = reasons(view, best, deals.every())
    if any(reason.is_absurd for reason in why.values()):
        return DULL[Dull.ABSURD]
    return Puzzle(tuple(game.moves), best, margin, deals.count, _line(_position(view, lay)), why=why)


def _hands(game: Game) -> Hands:
    a, b, c, d = game.deal.hands
    return a, b, c, d


def _position(view: View, hands: Hands) -> Position:
    assert view.trump is not None and view.leader is not None
    return Position(view.trump, hands, view.leader, view.table)


def _worth(view: View, hands: Hands) -> dict[Card, int]:
    """Return what each card brings the side of the player on a deal, as points more than the others get."""
    assert view.seat is not None
    sign = -1 if side_of(view.seat) else 1
    return {card: sign * value for card, value in values(_position(view, hands)).items()}


def _lead(view: View, hands: Hands) -> tuple[Card, int]:
    """Return the best card of a position on a deal, and how many points it brings more than any other."""
    worths = sorted(((worth, card) for card, worth in _worth(view, hands).items()), reverse=True)
    return worths[0][1], worths[0][0] - worths[1][0]


def _line(position: Position) -> tuple[Card, ...]:
    """Return the cards to the end of the deal if all play perfectly; of equal ones the lowest."""
    played = list[Card]()
    while True:
        if len(position.table) == SEATS:
            _, position = position.collected
        if not any(position.hands):
            return tuple(played)
        worths = values(position)
        best = min(worths.values()) if position.turn & 1 else max(worths.values())
        card = min((card for card, value in worths.items() if value == best), key=lambda card: (card.points, card.rank))
        played.append(card)
        position = position.after(card)
