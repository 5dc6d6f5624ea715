"""Tiny, in the order of its two rules.

1. Two or three play, with ace, king and over of each suit. Each is dealt three cards, or four; dealer's left leads,
   and deals next.
2. Everybody plays one card to a trick. The highest rank takes it, of equal ones the first. Whoever has most tricks
   after all deals wins; where two have most, nobody does.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final, Literal, NamedTuple

from engine import game
from engine.cards.german_pack import PACK as WHOLE_PACK
from engine.cards.german_pack import Card, Rank
from engine.game import SeatResult
from engine.moves import Deal, Dealer, IllegalMove, Move, Play

SEATS: Final = (2, 3)
PACK: Final = tuple(card for card in WHOLE_PACK if card.rank in (Rank.ACE, Rank.KING, Rank.OVER))
"""The dozen cards in the order from which they are shuffled."""


@dataclass(frozen=True, slots=True)
class Rules(game.Rules):
    """The options of a table; the first value of each is the default."""

    hand: Literal[3, 4] = 3
    """Cards dealt to each player (rule 1)."""
    deals: Literal[6, 2, 1] = 6
    """Deals of a game (rule 2)."""
    low: Literal["off", "on"] = "off"
    """Whether the lowest rank takes a trick, in place of the highest (rule 2)."""


class Phase(StrEnum):
    """What the game is waiting for."""

    DEALER = "dealer"
    DEAL = "deal"
    PLAY = "play"
    OVER = "over"


class Trick(NamedTuple):
    """A finished trick."""

    leader: int
    cards: tuple[Card, ...]
    """In the order played."""
    winner: int

    @property
    def plays(self) -> tuple[tuple[int, Card], ...]:
        """Who has played which card."""
        return tuple(((self.leader + at) % len(self.cards), card) for at, card in enumerate(self.cards))


@dataclass(slots=True)
class DealState:
    """One deal."""

    dealer: int
    pack: tuple[Card, ...]
    hands: list[list[Card]]
    leader: int
    tricks: list[Trick] = field(default_factory=list)
    table: list[Card] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Outcome(game.Outcome):
    """The end of a game (rule 2)."""

    tricks: tuple[int, ...]
    """What each seat has taken."""


@dataclass(frozen=True, slots=True)
class View(game.View):
    """What one seat may know of a game, or, with `seat` `None`, what the table may know."""

    rules: Rules
    phase: Phase
    dealer: int
    hand: tuple[Card, ...]
    table: tuple[Card, ...]
    tricks: tuple[Trick, ...]
    """The finished ones of the deal shown."""
    taken: tuple[int, ...]
    """How many tricks each seat has taken in all deals."""
    outcome: Outcome | None

    @property
    def plays(self) -> list[tuple[int, Card]]:
        leader = (self.turn or 0) - len(self.table)
        return [((leader + at) % len(self.held), card) for at, card in enumerate(self.table)]


class Game(game.Game):
    """A game from the first dealer to its outcome."""

    rules: Rules
    outcome: Outcome | None

    def __init__(self, rules: Rules = Rules(), seats: int = 2) -> None:
        if seats not in SEATS:
            raise ValueError("two or three play Tiny")
        self.rules = rules
        self.seats = seats
        self.phase = Phase.DEALER
        self.turn = None
        self.dealer = 0
        self.moves = []
        self.deals: list[DealState] = []
        self.outcome = None

    @property
    def deal(self) -> DealState:
        """The deal under way, or the last one."""
        return self.deals[-1]

    @property
    def awaits_chance(self) -> bool:
        return self.phase in (Phase.DEALER, Phase.DEAL)

    @property
    def mid_trick(self) -> bool:
        return self.phase is Phase.PLAY and bool(self.deal.table)

    @property
    def deal_number(self) -> int:
        return len(self.deals)

    def legal_moves(self, seat: int | None = None) -> tuple[Move, ...]:
        if self.turn is None or (seat is not None and seat != self.turn):
            return ()
        return tuple(map(Play, self.deal.hands[self.turn]))

    def push(self, move: Move, seat: int | None = None) -> None:
        match move:
            case Dealer(dealer) if self.phase is Phase.DEALER and dealer in range(self.seats):
                self.dealer, self.phase = dealer, Phase.DEAL
            case Deal(pack) if self.phase is Phase.DEAL:
                self._deal(pack)
            case Play(card) if self.phase is Phase.PLAY:
                self._play(card, seat)
            case _:
                key = "game-over" if self.phase is Phase.OVER else "not-now"
                raise IllegalMove(1, key, f"this is not the moment for {move}")
        self.moves.append(move)

    def _deal(self, pack: Sequence[Card]) -> None:
        if sorted(pack) != sorted(PACK):
            raise IllegalMove(1, "bad-pack", "a pack holds each of the twelve cards once")
        if self.deals:
            self.dealer = (self.dealer + 1) % self.seats
        size, first = self.rules.hand, (self.dealer + 1) % self.seats
        hands = [sorted(pack[size * at : size * (at + 1)], reverse=True) for at in range(self.seats)]
        self.deals.append(DealState(self.dealer, tuple(pack), hands, first))
        self.phase, self.turn = Phase.PLAY, first

    def _play(self, card: Card, seat: int | None) -> None:
        mover, deal = self.turn, self.deal
        assert mover is not None
        if seat is not None and seat != mover:
            raise IllegalMove(2, "not-your-turn", "it is not your turn")
        if card not in deal.hands[mover]:
            raise IllegalMove(2, "card-not-held", f"you do not hold {card}", card=card)
        deal.hands[mover].remove(card)
        deal.table.append(card)
        self.turn = (mover + 1) % self.seats
        if len(deal.table) == self.seats:
            self._finish_trick(deal)

    def _finish_trick(self, deal: DealState) -> None:
        best = (min if self.rules.low == "on" else max)(deal.table, key=lambda card: card.rank)
        winner = (deal.leader + deal.table.index(best)) % self.seats
        deal.tricks.append(Trick(deal.leader, tuple(deal.table), winner))
        deal.table.clear()
        deal.leader = self.turn = winner
        if not deal.hands[winner]:
            self.phase, self.turn = Phase.DEAL, None
            if len(self.deals) == self.rules.deals:
                self._end(self.taken)

    def _end(self, tricks: tuple[int, ...]) -> None:
        most = max(tricks)
        winner = tricks.index(most) if tricks.count(most) == 1 else None
        self.outcome, self.phase = Outcome(winner, tricks), Phase.OVER

    @property
    def taken(self) -> tuple[int, ...]:
        """How many tricks each seat has taken."""
        winners = [trick.winner for deal in self.deals for trick in deal.tricks]
        return tuple(map(winners.count, range(self.seats)))

    @property
    def tricks(self) -> Sequence[Trick]:
        return self.deals[-1].tricks if self.deals else ()

    def points_of(self, seat: int) -> int:
        return self.taken[seat]

    def result_of(self, seat: int) -> SeatResult:
        assert self.outcome is not None
        winner = self.outcome.winner
        return SeatResult(None if winner is None else seat == winner, self.outcome.tricks[seat])

    def view(self, seat: int | None = None) -> View:
        deal = self.deals[-1] if self.deals else None
        return View(
            seat=seat,
            rules=self.rules,
            ply=self.ply(seat),
            phase=self.phase,
            deal_number=self.deal_number,
            dealer=self.dealer,
            turn=self.turn,
            hand=tuple(deal.hands[seat]) if deal and seat is not None else (),
            held=tuple(map(len, deal.hands)) if deal else (0,) * self.seats,
            table=tuple(deal.table) if deal else (),
            tricks=tuple(deal.tricks) if deal else (),
            taken=self.taken,
            outcome=self.outcome,
            legal=self.legal_moves(seat) if seat is not None else (),
        )
