"""Trappola for two, after Cardano, in the order of the rulebook.

`Game` knows everything and takes moves; `View` holds what one seat, or everybody, may know of it. Seats are 0 and 1.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final, Literal, NamedTuple

from engine import game
from engine.cards.pack import mask_of
from engine.cards.trappola_pack import CARDS, RANK_MASKS, Card, Rank, cards_in
from engine.duel.play import TRICKS, Bonus, Duel, DuelView, Trick, bonuses, dealt_to, great_bonus
from engine.game import Scored, SeatResult
from engine.moves import (
    EXCHANGE,
    KEEP,
    Combination,
    Concede,
    Cut,
    Deal,
    Dealer,
    Declare,
    Exchange,
    IllegalMove,
    Keep,
    Move,
    Play,
    cuts_of,
)

SEATS: Final = 2
PACKETS: Final = (5, 4)
"""How many cards each player gets in each round of dealing (rule 1)."""
VALUES: Final = {
    Rank.ACE: (12, 24),
    Rank.KING: (6, 12),
    Rank.CAVALIER: (6, 12),
    Rank.JACK: (6, 12),
    Rank.DEUCE: (10, 20),
}
"""For each rank that may be declared, the points for three and for four cards (rule 3)."""
CUTS: Final = cuts_of(Card)
SIZES: Final = {3, 4}
"""How many cards of a rank make a set (rule 3)."""


@dataclass(frozen=True, slots=True)
class Rules(game.Rules):
    """The options of a table."""

    deals: Literal[4, 2, 6, 8] = 4
    """How many deals a match has (rule 6)."""


class Phase(StrEnum):
    """What the game is waiting for."""

    DEALER = "dealer"
    DEAL = "deal"
    CUT = "cut"
    EXCHANGE = "exchange"
    PLAY = "play"
    OVER = "over"


class How(StrEnum):
    """How a match ended: by points (rule 6) or by giving up."""

    POINTS = "points"
    CONCEDED = "conceded"


@dataclass(frozen=True, slots=True)
class Outcome(game.Outcome):
    """The outcome of a match (rule 6)."""

    winner: int | None
    """The seat that won; `None` if both have the same number of points."""
    how: How
    score: tuple[int, int]


class Said(NamedTuple):
    """A declared set, as far as a seat may know it (rule 3)."""

    seat: int
    number: int
    rank: Rank | None
    """`None` while the rank is secret: for kings, cavaliers, jacks and deuces of the opponent."""


def value_of(combination: Combination) -> int:
    """Return the points for a set (rule 3).

    >>> value_of(Combination(Rank.ACE, 4))
    24
    """
    return VALUES[combination.rank][combination.number - 3]


def other(seat: int) -> int:
    """Return the seat of the opponent."""
    return 1 - seat


@dataclass(slots=True)
class DealState:
    """One deal, from the cut on."""

    dealer: int
    pack: tuple[Card, ...]
    cut: int
    play: Duel
    stock: tuple[Card, ...]
    """What remains of the pack, top card first (rule 1)."""
    laid: list[list[Card]] = field(default_factory=lambda: [[], []])
    """The cards that each seat laid aside (rule 2)."""
    declared: list[tuple[int, Combination]] = field(default_factory=list)
    """The seat and the set of each declaration, in order (rule 3)."""

    @property
    def elder(self) -> int:
        """The seat that does not deal (rule 1)."""
        return other(self.dealer)

    @property
    def bonuses(self) -> tuple[tuple[int, Bonus], ...]:
        """The seat and the bonus for each trick that brings one, so far (rule 5)."""
        return tuple(bonuses(self.play.tricks))

    @property
    def open_points(self) -> tuple[int, int]:
        """The card points and bonuses of each seat, which everybody can count."""
        points = [self.play.card_points(seat) for seat in range(SEATS)]
        for seat, bonus in self.bonuses:
            points[seat] += bonus.points
        return points[0], points[1]

    @property
    def points(self) -> tuple[int, int]:
        """All points of each seat, with sets (rule 6)."""
        points = list(self.open_points)
        for seat, combination in self.declared:
            points[seat] += value_of(combination)
        return points[0], points[1]


class Game(game.Game):
    """A match of Trappola."""

    rules: Rules
    outcome: Outcome | None

    def __init__(self, rules: Rules = Rules(), seats: int = SEATS) -> None:
        """Start a match; raise `ValueError` unless two sit."""
        if seats != SEATS:
            raise ValueError("two play Trappola")
        self.rules = rules
        self.seats = seats
        self.phase = Phase.DEALER
        self.turn: int | None = None
        self.dealer = 0
        self.moves: list[Move] = []
        self.deals: list[DealState] = []
        self.outcome = None
        self._pack: tuple[Card, ...] = ()

    @classmethod
    def replay(cls, rules: Rules, moves: Iterable[Move]) -> Game:
        """Replay these moves; raise `IllegalMove` if one of them is not legal."""
        replayed = cls(rules)
        for move in moves:
            replayed.push(move)
        return replayed

    @property
    def deal(self) -> DealState:
        """The current deal, or the last one."""
        return self.deals[-1]

    @property
    def score(self) -> tuple[int, int]:
        """The points of each seat in the finished deals; an unfinished deal does not count."""
        points = [deal.points for deal in self.deals if deal.play.is_over]
        return sum(first for first, _ in points), sum(second for _, second in points)

    # Questions of a table

    @property
    def awaits_chance(self) -> bool:
        return self.phase in (Phase.DEALER, Phase.DEAL)

    @property
    def awaits_cut(self) -> bool:
        return self.phase is Phase.CUT

    @property
    def great_bonus(self) -> int | None:
        return great_bonus(self.deals[-1].bonuses) if self.deals else None

    @property
    def mid_trick(self) -> bool:
        return self.phase is Phase.PLAY and self.deal.play.led is not None

    def concession(self, seat: int) -> Concede | None:
        return Concede(seat) if self.moves and self.outcome is None else None

    def observe_move(self, seat: int, mover: int | None) -> tuple[Move, ...]:
        match self.moves[-1]:
            case Declare((rank, number)) if seat != mover and rank is not Rank.ACE:
                return tuple(Declare(Combination(each, number)) for each in VALUES if each is not Rank.ACE)
        return super().observe_move(seat, mover)

    def points_of(self, seat: int) -> int:
        return self.view().score[seat]

    @property
    def tricks(self) -> Sequence[Trick]:
        return self.deals[-1].play.tricks if self.deals else ()

    @property
    def scored(self) -> Sequence[Scored]:
        points = self.deals[-1].points if self.deals else ()
        return [Scored((seat,), each) for seat, each in enumerate(points)]

    def result_of(self, seat: int) -> SeatResult:
        winner = self.outcome.winner if self.outcome is not None else None
        return SeatResult(None if winner is None else seat == winner, self.score[seat])

    # Moves

    def legal_moves(self, seat: int | None = None) -> tuple[Move, ...]:
        if self.phase is Phase.DEALER and seat is None:
            return tuple(Dealer(each) for each in range(SEATS))
        if self.turn is None or (seat is not None and seat != self.turn):
            return ()
        match self.phase:
            case Phase.CUT:
                return CUTS
            case Phase.EXCHANGE:
                return EXCHANGE, KEEP
            case Phase.PLAY:
                return (*map(Declare, self._declarable(self.turn)), *map(Play, self.deal.play.playable))
        return ()

    def _declarable(self, seat: int) -> list[Combination]:
        play = self.deal.play
        hand, gone = play.hands[seat], play.played(seat) | play.taken(seat)
        found = []
        for rank in VALUES:
            number = (hand & RANK_MASKS[rank]).bit_count()
            before = any(actor == seat and said.rank is rank for actor, said in self.deal.declared)
            if number in SIZES and not before and not gone & RANK_MASKS[rank]:
                found.append(Combination(rank, number))
        return found

    # Making a move

    def push(self, move: Move, seat: int | None = None) -> None:
        match move:
            case Dealer(dealer):
                self._set_dealer(dealer)
            case Deal(pack):
                self._take_pack(pack)
            case Cut(cards):
                self._cut(cards, seat)
            case Exchange() | Keep():
                self._exchange(move, seat)
            case Declare(combination):
                self._declare(combination, seat)
            case Play(card):
                self._play(card, seat)
            case Concede(side):
                self._concede(side, seat)
            case _:
                raise IllegalMove(1, "not-now", f"{move} is no move of this game")
        self.moves.append(move)

    def _expect(self, phase: Phase, seat: int | None, rule: int, move: str) -> int:
        """Return the seat that moves; raise `IllegalMove` unless the phase is this one and it is this seat's turn."""
        if self.phase is not phase or self.turn is None:
            if self.phase is Phase.OVER:
                raise IllegalMove(rule, "game-over", "the game is over")
            raise IllegalMove(rule, "not-now", f"this is not the moment for {move}")
        if seat is not None and seat != self.turn:
            raise IllegalMove(rule, "not-your-turn", "it is not your turn")
        return self.turn

    # Rule 1: the deal

    def _set_dealer(self, dealer: int) -> None:
        if self.phase is not Phase.DEALER:
            raise IllegalMove(1, "not-now", "the dealer has been drawn already")
        if dealer not in range(SEATS):
            raise IllegalMove(1, "no-such-seat", "the dealer is one of seats 0 and 1")
        self.dealer = dealer
        self.phase = Phase.DEAL

    def _take_pack(self, pack: tuple[Card, ...]) -> None:
        if self.phase is not Phase.DEAL:
            raise IllegalMove(1, "not-now", "this is not the moment for dealing")
        if len(pack) != len(CARDS) or set(pack) != set(CARDS):
            raise IllegalMove(1, "bad-pack", "a pack holds each of the 36 cards once")
        if self.deals:
            self.dealer = other(self.dealer)
        self._pack = pack
        self.phase = Phase.CUT
        self.turn = other(self.dealer)

    def _cut(self, cards: int, seat: int | None) -> None:
        elder = self._expect(Phase.CUT, seat, 1, "cutting")
        if not 1 <= cards < len(CARDS):
            raise IllegalMove(1, "cut-too-far", "the cut moves 1 to 35 cards")
        pack = self._pack[cards:] + self._pack[:cards]
        hands = dealt_to((elder, self.dealer), pack, PACKETS)
        self.deals.append(DealState(self.dealer, self._pack, cards, Duel.begun(hands, elder), pack[2 * TRICKS :]))
        self.phase = Phase.EXCHANGE

    # Rule 2: exchanging

    def _exchange(self, move: Exchange | Keep, seat: int | None) -> None:
        if move == EXCHANGE and self.phase is Phase.PLAY and not self.deal.stock:
            raise IllegalMove(2, "not-now", "the stock is empty: both together exchange twice at most")
        mover = self._expect(Phase.EXCHANGE, seat, 2, "exchanging")
        deal = self.deal
        if move == EXCHANGE:
            deal.laid[mover].extend(cards_in(deal.play.hands[mover]))
            deal.play.hands[mover] = mask_of(deal.stock[:TRICKS])
            deal.stock = deal.stock[TRICKS:]
        if not deal.stock or (move == KEEP and mover == deal.dealer):
            # Elder leads (rule 4).
            self.phase, self.turn = Phase.PLAY, deal.elder
        elif move == KEEP:
            self.turn = deal.dealer

    # Rule 3: sets

    def _declare(self, combination: Combination, seat: int | None) -> None:
        mover = self._expect(Phase.PLAY, seat, 3, "declaring")
        rank, number = combination
        if rank not in VALUES:
            raise IllegalMove(3, "no-set", "only aces, figures and deuces may be declared", rank=rank)
        if any(actor == mover and said.rank is rank for actor, said in self.deal.declared):
            raise IllegalMove(3, "declared-before", "that has been declared already", rank=rank)
        play = self.deal.play
        held = (play.hands[mover] & RANK_MASKS[rank]).bit_count()
        if held not in SIZES:
            raise IllegalMove(3, "not-held", "you do not hold three or four of that rank", rank=rank)
        if (play.played(mover) | play.taken(mover)) & RANK_MASKS[rank]:
            raise IllegalMove(3, "set-broken", "you have played the fourth of that rank, or taken it", rank=rank)
        if number != held:
            raise IllegalMove(3, "wrong-number", f"the number named is the number held: {held}", rank=rank, number=held)
        self.deal.declared.append((mover, combination))

    # Rules 4, 5: the play

    def _play(self, card: Card, seat: int | None) -> None:
        self._expect(Phase.PLAY, seat, 4, "playing a card")
        play = self.deal.play
        play.play(card)
        self.turn = play.turn
        if play.is_over:
            self._finish_deal()

    # Rule 6: the match

    def _finish_deal(self) -> None:
        self.turn = None
        self.phase = Phase.DEAL
        if len(self.deals) == self.rules.deals:
            first, second = self.score
            winner = None if first == second else int(second > first)
            self._end(Outcome(winner, How.POINTS, (first, second)))

    def _concede(self, side: int, seat: int | None) -> None:
        if self.phase in (Phase.DEALER, Phase.OVER):
            raise IllegalMove(6, "game-over" if self.outcome else "not-now", "there is no match to concede")
        if side not in range(SEATS) or (seat is not None and seat != side):
            raise IllegalMove(6, "not-now", "a player concedes the own match")
        if self.deals:
            self.deal.play.take_back()
        self._end(Outcome(other(side), How.CONCEDED, self.score))

    def _end(self, outcome: Outcome) -> None:
        self.outcome, self.phase, self.turn = outcome, Phase.OVER, None

    # Views

    @property
    def deal_number(self) -> int:
        return len(self.deals) + (self.phase is Phase.CUT)

    def view(self, seat: int | None = None) -> View:
        deal = self.deals[-1] if self.deals and self.phase is not Phase.CUT else None
        running = self.phase in (Phase.EXCHANGE, Phase.PLAY)
        play = deal.play if deal else None
        past = [each for each in self.deals if each.play.is_over]
        return View(
            seat=seat,
            rules=self.rules,
            ply=self.ply(seat),
            phase=self.phase,
            deal_number=self.deal_number,
            # Given up before the cut of the next deal, the match shows its last deal still.
            dealer=deal.dealer if deal else self.dealer,
            turn=self.turn,
            hand=cards_in(play.hands[seat]) if play and seat is not None else (),
            held=tuple(play.hands[each].bit_count() for each in range(SEATS)) if play else (0,) * SEATS,
            laid=(tuple(deal.laid[0]), tuple(deal.laid[1])) if deal else ((), ()),
            stock=len(deal.stock) if deal else 0,
            declared=self._declarations_seen(deal, seat, everything=not running) if deal else (),
            tricks=tuple(play.tricks) if play else (),
            leader=play.leader if play else None,
            table=play.table if play else (),
            bonuses=deal.bonuses if deal else (),
            open_points=deal.open_points if deal and running else (0, 0),
            points=tuple(each.points for each in past),
            outcome=self.outcome,
            legal=self.legal_moves(seat) if seat is not None else (),
        )

    def _declarations_seen(self, deal: DealState, seat: int | None, *, everything: bool) -> tuple[Said, ...]:
        def reveal_rank(actor: int, rank: Rank) -> Rank | None:
            return rank if everything or actor == seat or rank is Rank.ACE else None

        return tuple(Said(actor, said.number, reveal_rank(actor, said.rank)) for actor, said in deal.declared)


@dataclass(frozen=True, slots=True)
class View(DuelView):
    """What one seat may know of a match; with `seat` `None`, what everybody may know."""

    rules: Rules
    phase: Phase
    dealer: int
    laid: tuple[tuple[Card, ...], tuple[Card, ...]]
    """The cards that each seat laid aside, which everybody sees (rule 2)."""
    stock: int
    """How many cards the stock has."""
    declared: tuple[Said, ...]
    """The declared sets, with their rank where this seat may know it (rule 3)."""
    open_points: tuple[int, int]
    """The card points and bonuses of the current deal, without sets."""
    points: tuple[tuple[int, int], ...]
    """The points of each seat in each finished deal."""
    outcome: Outcome | None

    @property
    def elder(self) -> int:
        """The seat that does not deal (rule 1)."""
        return other(self.dealer)

    @property
    def score(self) -> tuple[int, int]:
        """The points that everybody knows: finished deals, and card points and bonuses of the current one."""
        known = (*self.points, self.open_points)
        return sum(first for first, _ in known), sum(second for _, second in known)

    @property
    def seen_cards(self) -> tuple[Card, ...]:
        return self.laid[0] + self.laid[1]

    @property
    def standing(self) -> tuple[int, ...]:
        """What programs that learn are told beside the cards.

        The seat that deals, the number of cards in the stock, and the points of each seat that everybody knows.
        """
        return self.dealer, self.stock, *self.score
