"""OpenSpiel's information-set tree search as a player of a deal.

Player 0 is eldest and player 3 the dealer, whatever their seats. Nobody declares, and a return is the points of one's
own side minus those of the other.

Of the two searches in OpenSpiel the one in Python is used: that in C++ cannot have the hidden cards of a Python game
drawn anew, and so cannot play it. It is helped where that is fair: positions are plain Python, answering as OpenSpiel's
states do but without the way through C++, and so are the random playouts at its leaves. With the states of
`engine.adapters.openspiel`, which know the whole game, it would have time for a twentieth of its simulations.
"""

from __future__ import annotations

from copy import copy
from math import log, sqrt
from random import Random
from time import process_time
from types import SimpleNamespace
from typing import Any, Final

import numpy
import pyspiel
from open_spiel.python.algorithms import ismcts

from engine.cards.german_pack import CARDS, SUIT_MASKS, Card, cards_in
from engine.moves import Play
from engine.stovkahra.knowledge import ALL_CARDS, Deals, Hands, Knowledge
from engine.stovkahra.rules import SEATS, Game
from engine.stovkahra.trick import BEATS, TRICKS, bonus, legal_cards
from tests.bench.playouts import POINTS, play_out

DEALER: Final = 3
EXPLORATION: Final = 40.0
"""About the standard deviation of a playout; with a half or the double of it the search plays worse."""


GAME: Final = SimpleNamespace(
    get_type=lambda: SimpleNamespace(
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL, information=pyspiel.GameType.Information.IMPERFECT_INFORMATION
    )
)
"""What a search asks of a game."""


class Position:
    """A position after the deal, with the names that OpenSpiel's states have for what a search asks."""

    def __init__(self, hands: list[int], opened: int, trump_card: Card) -> None:
        self.start = hands
        """What each player was dealt, as masks."""
        self.hands = list(hands)
        """What each player still holds."""
        self.opened = opened
        self.trump_card = trump_card
        self.trump = trump_card.suit
        self.line = ""
        """The cards played, as text."""
        self.possible = [ALL_CARDS] * SEATS
        """Cards that each player may hold, as far as the rules tell from those played (rules 14, 15)."""
        self.gone = 0
        self.table: list[Card] = []
        self.best = CARDS[0]
        self.winning = 0
        self.turn = 0
        self.tricks = 0
        self.points = 0
        """Of players 0 and 2, minus those of 1 and 3."""
        self.fitting: Deals | None = None

    # What a search asks

    def get_game(self) -> Any:
        return GAME

    def current_player(self) -> int:
        return self.turn if self.tricks < TRICKS else int(pyspiel.PlayerId.TERMINAL)

    def is_chance_node(self) -> bool:
        return False

    def is_terminal(self) -> bool:
        return self.tricks == TRICKS

    def returns(self) -> list[int]:
        points = self.points
        return [points, -points, points, -points]

    def legal_actions(self) -> list[Card]:
        return sorted(cards_in(self.playable()))

    def apply_action(self, action: int) -> None:
        self.play(CARDS[action])

    def information_state_string(self, player: int | None = None) -> str:
        """All that a player knows."""
        player = self.turn if player is None else player
        return f"{player} {self.start[player]:08x} {self.opened:08x} {self.trump_card} {self.line}"

    # The rules

    def playable(self) -> int:
        """The cards that may be played, as a mask."""
        hand = self.hands[self.turn]
        return legal_cards(hand, self.table[0].suit, self.best, self.trump) if self.table else hand

    def play(self, card: Card) -> None:
        mover, table = self.turn, self.table
        beats = BEATS[self.trump][self.best] if table else card.bit
        if table:
            self._read(mover, card, beats)
        if beats & card.bit:
            self.best, self.winning = card, mover
        self.hands[mover] ^= card.bit
        self.gone |= card.bit
        self.line += str(card)
        self.fitting = None
        table.append(card)
        if len(table) < SEATS:
            self.turn = (mover + 1) % SEATS
            return
        self.tricks += 1
        worth = sum(POINTS[taken] for taken in table) + bonus(self.tricks, self.best)
        self.points += -worth if self.winning & 1 else worth
        self.turn = self.winning
        self.table = []

    def _read(self, mover: int, card: Card, beats: int) -> None:
        led, trumps = SUIT_MASKS[self.table[0].suit], SUIT_MASKS[self.trump]
        if not led & card.bit:
            self.possible[mover] &= ~led
            if not trumps & card.bit:
                self.possible[mover] &= ~trumps
                return
        if not beats & card.bit:
            self.possible[mover] &= ~(beats & SUIT_MASKS[card.suit])

    # What is hidden

    def redrawn(self, player: int, random: Random) -> Position:
        """A position that the player cannot tell from this one, each as likely as any other."""
        if self.fitting is None:
            self.fitting = self._deals(player)
        return self.with_hands(self.fitting.draw(random, 1)[0])

    def _deals(self, player: int) -> Deals:
        known = [0] * SEATS
        known[0] = self.opened & ~self.gone
        known[DEALER] = self.trump_card.bit & ~self.gone
        known[player] = self.hands[player]
        everybodys = known[0] | known[1] | known[2] | known[3] | self.gone
        possible = [known[seat] | self.possible[seat] & ~everybodys for seat in range(SEATS)]
        possible[player] = known[player]
        held = tuple(hand.bit_count() for hand in self.hands)
        # What is said by not declaring is left out, as nobody was asked to declare.
        return Deals(Knowledge(player, held, known, possible, [self.gone, 0, 0, 0], [], [0] * SEATS))

    def with_hands(self, hands: Hands | list[int]) -> Position:
        """This position with other cards in the hands."""
        other = copy(self)
        other.start = [now | was & self.gone for now, was in zip(hands, self.start, strict=True)]
        other.hands, other.possible, other.table = list(hands), list(self.possible), list(self.table)
        other.fitting = None
        return other


def position_of(game: Game) -> Position:
    """The position of a game whose cards are being played; its seats turned so that eldest is player 0."""
    deal = game.deal
    played = [trick.plays for trick in deal.tricks]
    played.append(tuple(((deal.leader + place) % SEATS, card) for place, card in enumerate(deal.table)))
    hands = list(deal.hands)
    for plays in played:
        for seat, card in plays:
            hands[seat] |= card.bit
    position = Position(
        [hands[(deal.eldest + player) % SEATS] for player in range(SEATS)], deal.opened, deal.trump_card
    )
    for plays in played:
        for _, card in plays:
            position.play(card)
    return position


# The player


class Playouts:
    """Values a leaf by playing it out at random; an evaluator as OpenSpiel's searches take them."""

    def __init__(self, random: Random) -> None:
        self._random = random.random

    def prior(self, position: Position) -> list[tuple[Card, float]]:
        legal = position.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]

    def evaluate(self, position: Position) -> list[int]:
        number, leader = position.tricks + 1, (position.turn - len(position.table)) % SEATS
        points = position.points
        if number <= TRICKS:
            points += play_out(position.hands, position.trump, number, leader, position.table, self._random)
        return [points, -points, points, -points]


class Bot(ismcts.ISMCTSBot):  # type: ignore[misc]
    """OpenSpiel's search, without the places where it loses most of its time."""

    def get_state_key(self, state: Position) -> tuple[int, str]:
        return state.turn, state.information_state_string()

    def filter_illegals(self, node: Any, legal_actions: list[Card]) -> Any:
        """The children that may be played now; nobody changes what is given, so that it need not be a deep copy."""
        allowed = ismcts.ISMCTSNode()
        allowed.prior_map = node.prior_map
        allowed.child_info = {action: node.child_info[action] for action in legal_actions if action in node.child_info}
        allowed.total_visits = sum(child.visits for child in allowed.child_info.values())
        return allowed

    def _action_value(self, node: Any, child: Any) -> float:
        return float(child.return_sum / child.visits + self._uct_c * sqrt(log(node.total_visits) / child.visits))


class Search:
    """Plays the card that OpenSpiel's search finds best, with as many simulations as fit its time."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._pace = [1e-5 + 3e-6 * (len(CARDS) - played) for played in range(len(CARDS))]
        """Seconds for one simulation, by cards played: a guess, made good while playing."""

    def card(self, game: Game, seat: int, random: Random) -> Card:
        legal = [move.card for move in game.legal_moves(seat) if isinstance(move, Play)]
        if len(legal) == 1:
            return legal[0]
        began = process_time()
        position = position_of(game)
        stage = position.gone.bit_count()
        count = max(len(legal), round(self._seconds / self._pace[stage]))
        bot = Bot(
            GAME,
            Playouts(random),
            EXPLORATION,
            count,
            random_state=numpy.random.RandomState(random.getrandbits(32)),
            final_policy_type=ismcts.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
        )
        bot.set_resampler(lambda position, player: position.redrawn(player, random))
        policy = dict(bot.run_search(position))
        self._pace[stage] += ((process_time() - began) / count - self._pace[stage]) / 2
        return max(legal, key=lambda card: policy.get(card, 0.0))
