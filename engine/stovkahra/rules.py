"""Stovkahra, one game to 100 points, in the order of the rulebook.

`Game` knows everything and takes moves; `View` holds what one seat, or everybody, may know of it. Seats
are 0 to 3 clockwise; side 0 is seats 0 and 2, side 1 is seats 1 and 3 (rule 2).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import ClassVar, Final, Literal, NoReturn

from engine import game
from engine.cards.german_pack import CARD_POINTS, CARDS, SUIT_MASKS, Card, Suit, cards_in
from engine.cards.pack import PackCard, mask_of
from engine.cards.shuffle import can_be_gathered
from engine.game import Scored, SeatResult
from engine.moves import (
    COUNT,
    DOST,
    PASS,
    Combination,
    Concede,
    Count,
    Cut,
    Deal,
    Dealer,
    Declare,
    Dost,
    IllegalMove,
    Move,
    Pass,
    Play,
    Signal,
)
from engine.rest import surely_taken
from engine.series import Prize
from engine.stovkahra.declarations import VALUES, Declaration, combinations, value_of
from engine.stovkahra.moves import CUTS, PLAYS_BY_SUIT, SIGNALS, How
from engine.stovkahra.trick import BEATS, TRICKS, Duty, Trick, bonus, duty, legal_cards, may_follow, winning_place

GOAL: Final = 100
"""Points that win a game (rule 19)."""
SEATS: Final = 4
PACKETS: Final = (3, 2, 3)
"""How many cards each player gets in each round of dealing (rule 8)."""

_ALL_CARDS: Final = mask_of(CARDS)
_ACORNS, _LEAVES, _HEARTS, _BELLS = PLAYS_BY_SUIT


@dataclass(frozen=True, slots=True)
class Rules(game.Rules):
    """The options of a table."""

    shuffle: Literal["first", "every"] = "first"
    """Whether the pack is shuffled for the first deal of a game or for every deal (rule 4)."""
    signals: Literal["on", "off"] = "on"
    """Whether dealer's right may name a suit to eldest (rule 12)."""
    count: Literal["closed", "open"] = "closed"
    """Whether everybody sees the card points of the current deal (rule 18)."""
    series: Literal[10, 20, 1, 3, 5] = 10
    """How many brčka end a series; 1 is a single game (rules 25, 26)."""
    dost: Literal["own", "side"] = "own"
    """Whether a player says dost after a declaration or a trick of his or her own, or either of a side does after a
    declaration or a bonus of the side (rule 19)."""
    later: ClassVar[tuple[str, ...]] = ("dost",)


class Phase(StrEnum):
    """What the game is waiting for."""

    DEALER = "dealer"
    DEAL = "deal"
    CUT = "cut"
    DECLARE = "declare"
    PLAY = "play"
    CLAIM = "claim"
    """The winner of the last trick says dost or has the points counted (rule 22)."""
    OVER = "over"


def side_of(seat: int) -> int:
    """Return the side of a seat (rule 2)."""
    return seat % 2


def eldest_of(dealer: int) -> int:
    """Return the seat at the dealer's left, which declares and leads first (rule 2)."""
    return (dealer + 1) % SEATS


def right_of(dealer: int) -> int:
    """Return the seat at the dealer's right, which cuts and may signal (rules 2, 6, 12)."""
    return (dealer - 1) % SEATS


def hands_of(pack: Sequence[Card], dealer: int) -> tuple[tuple[Card, ...], ...]:
    """Return the cards dealt to each seat from a cut pack, in the order of dealing (rule 8)."""
    hands: list[tuple[Card, ...]] = [()] * SEATS
    top = 0
    for size in PACKETS:
        for place in range(SEATS):
            hands[(eldest_of(dealer) + place) % SEATS] += tuple(pack[top : top + size])
            top += size
    return tuple(hands)


@dataclass(slots=True)
class DealState:
    """One deal, from the cut on."""

    dealer: int
    pack: tuple[Card, ...]
    cut: int
    trump_card: Card
    hands: list[int]
    """The cards still held by each seat, as masks."""
    opened: int
    """Eldest's first three cards, which everybody sees, as a mask (rule 8)."""
    written: list[int]
    """The declarations and bonuses of each side in this deal (rule 18)."""
    earned: list[int]
    """The declarations, bonuses and card points of each side in this deal."""
    declarations: list[Declaration] = field(default_factory=list)
    signal: Suit | None = None
    tricks: list[Trick] = field(default_factory=list)
    leader: int = 0
    table: list[Card] = field(default_factory=list)
    best: Card = CARDS[0]
    """The best card of the current trick; without meaning before its first card."""
    winning: int = 0
    """The seat that played it."""
    dost: int | None = None
    """The seat that said dost in this deal."""
    claims: Literal["own", "side"] = "own"
    """The option `dost` of the table."""

    @property
    def trump(self) -> Suit:
        """The suit of the card shown after the cut (rule 7)."""
        return self.trump_card.suit

    @property
    def eldest(self) -> int:
        return eldest_of(self.dealer)


class Game(game.Game):
    """A game of Stovkahra."""

    rules: Rules
    outcome: Prize | None

    def __init__(self, rules: Rules = Rules(), seats: int = SEATS) -> None:
        """Start a game; raise `ValueError` unless four sit."""
        if seats != SEATS:
            raise ValueError("four play Stovkahra")
        self.rules = rules
        self.seats = seats
        self.phase = Phase.DEALER
        self.turn: int | None = None
        self.dealer = 0
        self.moves: list[Move] = []
        self.deals: list[DealState] = []
        self.score = [0, 0]
        """The points of each side, with the card points taken in the current deal."""
        self.outcome = None
        self._pack: tuple[Card, ...] = ()
        self._first_to_goal: int | None = None
        self._may_say_dost = False
        """Whether the player whose turn it is may."""
        self._claimants: int | None = None
        """The side of which, by the option `side`, either may say dost."""
        self._signals: tuple[Signal, ...] = ()
        """The signals that dealer's right may make now."""
        # Kept from card to card, since computing these masks again would take most of the time of a move.
        self._playable = 0
        """The cards that may be played now, as a mask; 0 unless a card is due."""
        self._beating = 0
        """The cards that would beat the best of the current trick; all cards before its first."""
        self._led = 0
        """The cards of the suit led."""
        self._trumps = 0
        self._beats = BEATS[0]
        """`BEATS` of the trump suit."""
        # How many moves each seat, and last the table, has not been shown. They are left out of the ply, since
        # otherwise the number on a button would tell of passes and of signals to others.
        self._unseen = [0] * (SEATS + 1)

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

    # Questions of a table

    @property
    def awaits_chance(self) -> bool:
        return self.phase in (Phase.DEALER, Phase.DEAL)

    @property
    def awaits_cut(self) -> bool:
        return self.phase is Phase.CUT

    @property
    def mid_trick(self) -> bool:
        return self.phase is Phase.PLAY and bool(self.deal.table)

    @property
    def great_bonus(self) -> int | None:
        first = self.tricks[0] if self.tricks else None
        return first.winner if first is not None and first.bonus == game.GREAT else None

    @property
    def secret_turn(self) -> bool:
        return self.phase is Phase.DECLARE

    @property
    def last_secret_turn(self) -> bool:
        return self.phase is Phase.DECLARE and self.turn == self.dealer

    def concession(self, seat: int) -> Concede | None:
        return Concede(side_of(seat)) if self.moves and self.outcome is None else None

    @property
    def kept_together(self) -> Sequence[tuple[Card, ...]]:
        return [trick.cards for trick in self.tricks] if self.rules.shuffle == "first" else []

    @property
    def signal_to(self) -> int:
        return eldest_of(self.dealer)

    def observe_move(self, seat: int, mover: int | None) -> tuple[Move, ...]:
        move = self.moves[-1]
        if isinstance(move, Signal):
            return (move,) if seat in (self.signal_to, right_of(self.dealer)) else ()
        return () if isinstance(move, Pass) and seat != mover else super().observe_move(seat, mover)

    def points_of(self, seat: int) -> int:
        view = self.view()
        return (view.counted or view.written)[side_of(seat)]

    @property
    def tricks(self) -> Sequence[Trick]:
        return self.deals[-1].tricks if self.deals else ()

    @property
    def scored(self) -> Sequence[Scored]:
        earned = self.deals[-1].earned if self.deals else ()
        return [Scored((side, side + 2), points) for side, points in enumerate(earned)]

    def result_of(self, seat: int) -> SeatResult:
        won = None if self.outcome is None else side_of(seat) == self.outcome.winner
        return SeatResult(won, self.score[side_of(seat)])

    # Moves

    def legal_moves(self, seat: int | None = None) -> tuple[Move, ...]:
        mover = self.turn if seat is None else seat
        if self._playable and mover == self.turn:
            cards = self._playable
            plays = (
                _ACORNS[cards & 0xFF] + _LEAVES[cards >> 8 & 0xFF] + _HEARTS[cards >> 16 & 0xFF] + _BELLS[cards >> 24]
            )
            return (*plays, DOST) if self._may_say_dost else plays
        if mover is None:
            return tuple(Dealer(seat) for seat in range(SEATS)) if self.phase is Phase.DEALER else ()
        moves = self._moves_in_turn() if mover == self.turn else self._claims_aside(mover)
        return moves + self._signals if mover == right_of(self.dealer) else moves

    def _claims_aside(self, seat: int) -> tuple[Move, ...]:
        """Return the dost that a seat may say though it is not its turn (rule 19, option `side`)."""
        return (Dost(seat),) if self._claimants == side_of(seat) else ()

    def _moves_in_turn(self) -> tuple[Move, ...]:
        match self.phase:
            case Phase.DECLARE:
                assert self.turn is not None
                deal = self.deals[-1]
                held = combinations(deal.hands[self.turn])
                declarable = [Declare(each) for each in held if (self.turn, each) not in deal.declarations]
                return (*declarable, PASS, DOST) if self._may_say_dost else (*declarable, PASS)
            case Phase.CUT:
                return CUTS
            case Phase.CLAIM:
                return (DOST, COUNT)
        return ()

    def _before_first_lead(self) -> bool:
        if self.phase is Phase.PLAY:
            return not self.deal.tricks and not self.deal.table
        return self.phase is Phase.DECLARE

    # Making a move

    def push(self, move: Move, seat: int | None = None) -> None:
        if type(move) is Play:
            self._play(move.card, seat)
        else:
            self._push_other(move, seat)
        self.moves.append(move)

    def _push_other(self, move: Move, seat: int | None) -> None:
        match move:
            case Dealer(dealer):
                self._set_dealer(dealer)
            case Deal(pack):
                self._take_pack(pack)
            case Cut(cards):
                self._cut(cards, seat)
            case Declare(combination):
                self._declare(combination, seat)
            case Pass():
                self._pass(seat)
            case Signal(suit):
                self._signal(suit, seat)
            case Dost(aside):
                self._say_dost(seat, aside)
            case Count():
                self._count(seat)
            case Concede(side):
                self._concede(side, seat)
            case _:
                raise IllegalMove(24, "not-now", f"{move} is a matter of the series, after the game")

    def _expect(self, phase: Phase, seat: int | None, rule: int, move: str) -> int:
        """Return the seat that moves; raise `IllegalMove` unless the phase is this one and it is this seat's turn."""
        if self.phase is not phase:
            if self.phase is Phase.OVER:
                raise IllegalMove(rule, "game-over", "the game is over")
            raise IllegalMove(rule, "not-now", f"this is not the moment for {move}")
        assert self.turn is not None
        if seat is not None and seat != self.turn:
            raise IllegalMove(rule, "not-your-turn", "it is not your turn")
        return self.turn

    # Rules 3 to 8: the deal

    def _set_dealer(self, dealer: int) -> None:
        if self.phase is not Phase.DEALER:
            raise IllegalMove(3, "not-now", "the dealer has been drawn already")
        if dealer not in range(SEATS):
            raise IllegalMove(3, "no-such-seat", "the dealer is one of seats 0 to 3")
        self.dealer = dealer
        self.phase = Phase.DEAL

    def _take_pack(self, pack: tuple[Card, ...]) -> None:
        if self.phase is not Phase.DEAL:
            raise IllegalMove(4, "not-now", "this is not the moment for dealing")
        if len(pack) != len(CARDS) or mask_of(pack) != 2**32 - 1:
            raise IllegalMove(1, "bad-pack", "a pack holds each of the 32 cards once")
        if self.deals:
            if self.kept_together and not can_be_gathered(pack, self.kept_together):
                raise IllegalMove(5, "bad-pack", "a gathered pack keeps the four cards of each trick together")
            self.dealer = eldest_of(self.dealer)
        self._pack = pack
        self.phase = Phase.CUT
        self.turn = right_of(self.dealer)

    def _cut(self, cards: int, seat: int | None) -> None:
        self._expect(Phase.CUT, seat, 6, "cutting")
        if not 1 <= cards < len(CARDS):
            raise IllegalMove(6, "bad-cut", "the cut moves 1 to 31 cards")
        pack = self._pack[cards:] + self._pack[:cards]
        hands = hands_of(pack, self.dealer)
        eldest = eldest_of(self.dealer)
        trump = pack[-1].suit
        self.deals.append(
            DealState(
                dealer=self.dealer,
                pack=self._pack,
                cut=cards,
                trump_card=pack[-1],
                hands=[mask_of(hand) for hand in hands],
                opened=mask_of(hands[eldest][: PACKETS[0]]),
                written=[0, 0],
                earned=[0, 0],
                leader=eldest,
                claims=self.rules.dost,
            )
        )
        self._signals = SIGNALS[trump] if self.rules.signals == "on" else ()
        self._trumps, self._beats = SUIT_MASKS[trump], BEATS[trump]
        self.phase = Phase.DECLARE
        self.turn = eldest
        self._allow_dost(None)

    # Rules 9 to 12: declarations and the signal

    def _declare(self, combination: Combination, seat: int | None) -> None:
        # Before the first lead the player only has to wait for the turn (rule 10); later nobody may declare (rule 9).
        rule = 10 if self._before_first_lead() else 9
        mover = self._expect(Phase.DECLARE, seat, rule, "declaring")
        rank, number = combination
        if rank not in VALUES:
            raise IllegalMove(9, "not-declarable", "nines and eights may not be declared", rank=rank)
        held = dict(combinations(self.deal.hands[mover])).get(rank)
        if held is None:
            raise IllegalMove(9, "not-held", "you do not hold three or four of that rank", rank=rank)
        if number != held:
            raise IllegalMove(
                10, "wrong-number", f"the number named is the number held: {held}", rank=rank, number=held
            )
        if any(seat == mover and said.rank is rank for seat, said in self.deal.declarations):
            raise IllegalMove(10, "declared-before", "that has been declared already", rank=rank)
        self.deal.declarations.append(Declaration(mover, combination))
        self._write(mover, value_of(combination), 0)
        self._allow_dost(mover)

    def _pass(self, seat: int | None) -> None:
        mover = self._expect(Phase.DECLARE, seat, 10, "passing")
        # Hidden even from the one who passes: a pass made without asking would show that the turn has gone by.
        self._show_only()
        self.turn = (mover + 1) % SEATS
        self._may_say_dost = self._claimants == side_of(self.turn)
        if mover == self.dealer:
            self.phase = Phase.PLAY
            self._await_lead(self.turn)

    def _signal(self, suit: Suit, seat: int | None) -> None:
        right = right_of(self.dealer)
        if self.rules.signals == "off":
            raise IllegalMove(12, "signals-off", "this table plays without signals")
        if not self._before_first_lead():
            raise IllegalMove(12, "not-now", "the signal comes before the first lead")
        if seat is not None and seat != right:
            raise IllegalMove(12, "not-your-signal", "only dealer's right may signal")
        if self.deal.signal is not None:
            raise IllegalMove(12, "signalled-before", "one signal a deal")
        if suit is self.deal.trump:
            raise IllegalMove(12, "signal-trump", "the signal names a plain suit", suit=suit)
        self.deal.signal = suit
        self._signals = ()
        self._show_only(right, self.deal.eldest)

    def _show_only(self, *seats: int) -> None:
        self._unseen = [moves + (viewer not in seats) for viewer, moves in enumerate(self._unseen)]

    # Rules 13 to 17: play

    def _play(self, card: Card, seat: int | None) -> None:
        mover = self.turn
        bit = 1 << card
        if mover is None or not self._playable & bit or (seat is not None and seat != mover):
            self._refuse_card(card, seat)
        deal = self.deals[-1]
        hands, table = deal.hands, deal.table
        hands[mover] ^= bit
        if not table:
            self._led = SUIT_MASKS[card >> 3]
            self._may_say_dost = False
            self._claimants = None
            self._signals = ()
        if self._beating & bit:
            self._beating = self._beats[card]
            deal.best = card
            deal.winning = mover
        table.append(card)
        if len(table) == SEATS:
            self._finish_trick(deal)
        else:
            self.turn = mover = (mover + 1) % SEATS
            self._playable = may_follow(hands[mover], self._led, self._trumps, self._beating)

    def _refuse_card(self, card: Card, seat: int | None) -> NoReturn:
        mover = self._expect(Phase.PLAY, seat, 13, "playing a card")
        deal = self.deal
        hand = deal.hands[mover]
        if not hand & card.bit:
            raise IllegalMove(13, "card-not-held", f"you do not hold {card}", card=card)
        led = deal.table[0].suit
        if hand & SUIT_MASKS[led]:
            if card.suit is not led:
                raise IllegalMove(14, "follow-suit", f"you must follow {led.name.lower()}", suit=led)
            raise IllegalMove(15, "must-beat", f"you must beat {deal.best}", card=deal.best)
        if card.suit is not deal.trump:
            raise IllegalMove(14, "must-trump", "you must play a trump", suit=deal.trump)
        raise IllegalMove(15, "must-overtrump", f"you must overtrump {deal.best}", card=deal.best)

    def _finish_trick(self, deal: DealState) -> None:
        number = len(deal.tricks) + 1
        winner = deal.winning
        trick = Trick(deal.leader, tuple(deal.table), winner, bonus(number, deal.best))
        deal.tricks.append(trick)
        deal.table.clear()
        deal.leader = self.turn = winner
        self._write(winner, trick.bonus, trick.points)
        self._allow_dost(winner if trick.bonus or not self._by_sides else None)
        self._await_lead(winner)
        if number == TRICKS:
            self.phase = Phase.CLAIM

    def _await_lead(self, leader: int) -> None:
        self._playable = self.deals[-1].hands[leader]
        self._beating = _ALL_CARDS

    # Rules 18 to 23: score and dost

    def _write(self, seat: int, written: int, card_points: int) -> None:
        side, deal = side_of(seat), self.deals[-1]
        deal.written[side] += written
        deal.earned[side] += written + card_points
        self.score[side] += written + card_points
        if self.score[side] >= GOAL and self._first_to_goal is None:
            self._first_to_goal = side

    @property
    def _by_sides(self) -> bool:
        return self.rules.dost == "side"

    def _allow_dost(self, seat: int | None) -> None:
        """Have a seat, whose turn it is, say dost now, and by the option `side` its partner; `None` has nobody."""
        self._may_say_dost = seat is not None
        self._claimants = side_of(seat) if seat is not None and self._by_sides else None

    def _say_dost(self, seat: int | None, aside: int | None) -> None:
        """Have the player whose turn it is say dost, or another seat, `aside`, of the side that may (option `side`)."""
        if self.phase not in (Phase.DECLARE, Phase.PLAY, Phase.CLAIM) or self.turn is None:
            raise IllegalMove(19, "game-over" if self.outcome else "not-now", "nothing is being played")
        speaker = self.turn if aside is None else aside
        if speaker not in range(SEATS) or seat not in (None, speaker) or (aside is not None and not self._by_sides):
            raise IllegalMove(19, "not-your-turn", "it is not your turn")
        if not (self._claimants == side_of(speaker) if self._by_sides else self._may_say_dost):
            self._refuse_dost()
        self.deal.dost = speaker
        side = side_of(speaker)
        if self.score[side] >= GOAL:
            self._end(side, How.DOST)
        else:
            self._end(1 - side, How.FALSE_DOST)

    def _refuse_dost(self) -> NoReturn:
        if self._by_sides:
            raise IllegalMove(19, "dost-side-not-now", "dost is said right after a declaration or a bonus of your side")
        raise IllegalMove(19, "dost-not-now", "dost is said right after a declaration of your own or a trick won")

    def _count(self, seat: int | None) -> None:
        self._expect(Phase.CLAIM, seat, 22, "counting")
        if self._first_to_goal is not None:
            self._end(self._first_to_goal, How.COUNT)
        else:
            self.phase = Phase.DEAL
            self.turn = None
            self._allow_dost(None)

    def _concede(self, side: int, seat: int | None) -> None:
        if self.phase in (Phase.DEALER, Phase.OVER):
            raise IllegalMove(23, "game-over" if self.outcome else "not-now", "there is no game to concede")
        if side not in (0, 1) or (seat is not None and side_of(seat) != side):
            raise IllegalMove(23, "not-now", "a side concedes its own game")
        if self.deals:
            # The cards of an unfinished trick go back to the hands, as the record ends with the last finished trick.
            deal = self.deal
            for place, card in enumerate(deal.table):
                deal.hands[(deal.leader + place) % SEATS] |= card.bit
            deal.table.clear()
        self._end(1 - side, How.CONCEDED)

    def _end(self, winner: int, how: How) -> None:
        two = how is How.FALSE_DOST or self.score[1 - winner] < GOAL // 2
        self.outcome = Prize(winner, 2 if two else 1, how, (self.score[0], self.score[1]))
        self.phase = Phase.OVER
        self._playable = 0
        self._signals = ()
        self.turn = None
        self._allow_dost(None)

    # Views

    def ply(self, seat: int | None = None) -> int:
        return len(self.moves) - self._unseen[SEATS if seat is None else seat]

    @property
    def deal_number(self) -> int:
        return len(self.deals) + (self.phase is Phase.CUT)

    def view(self, seat: int | None = None) -> View:
        deal = self.deals[-1] if self.deals and self.phase is not Phase.CUT else None
        running = self.phase in (Phase.DECLARE, Phase.PLAY, Phase.CLAIM)
        told_turn = self.turn if self.phase is not Phase.DECLARE or seat == self.turn else None
        in_play = deal.earned if running and deal else (0, 0)
        written = deal.written if running and deal else (0, 0)
        hidden = [earned - told for earned, told in zip(in_play, written, strict=True)]
        knows_signal = deal is not None and seat in (deal.eldest, right_of(deal.dealer)) and seat is not None
        return View(
            seat=seat,
            rules=self.rules,
            ply=self.ply(seat),
            phase=self.phase,
            deal_number=self.deal_number,
            # Given up before the cut of the next deal, the game shows its last deal still.
            dealer=deal.dealer if deal is not None and self.phase is Phase.OVER else self.dealer,
            turn=told_turn,
            trump_card=deal.trump_card if deal else None,
            hand=cards_in(deal.hands[seat]) if deal and seat is not None else (),
            held=tuple(hand.bit_count() for hand in deal.hands) if deal else (0,) * SEATS,
            open_cards=cards_in(deal.opened & deal.hands[deal.eldest]) if deal else (),
            opened=cards_in(deal.opened) if deal else (),
            declarations=tuple(deal.declarations) if deal else (),
            signal=deal.signal if deal and knows_signal else None,
            tricks=tuple(deal.tricks) if deal else (),
            leader=deal.leader if deal else None,
            table=tuple(deal.table) if deal else (),
            dost=deal.dost if deal else None,
            written=(self.score[0] - hidden[0], self.score[1] - hidden[1]),
            counted=(self.score[0], self.score[1]) if self.rules.count == "open" or not running else None,
            points=tuple((past.earned[0], past.earned[1]) for past in (self.deals[:-1] if running else self.deals)),
            outcome=self.outcome,
            legal=self.legal_moves(seat) if seat is not None else (),
        )


@dataclass(frozen=True, slots=True)
class View(game.View):
    """What one seat may know of a game; with `seat` `None`, what everybody may know."""

    rules: Rules
    phase: Phase
    dealer: int
    trump_card: Card | None
    """The card shown after the cut, which the dealer gets (rule 7)."""
    hand: tuple[Card, ...]
    open_cards: tuple[Card, ...]
    """Eldest's three open cards, as far as they are still held (rule 8)."""
    opened: tuple[Card, ...]
    """Eldest's three open cards, played or not."""
    declarations: tuple[Declaration, ...]
    signal: Suit | None
    """The suit named to eldest, shown to eldest and to dealer's right (rule 12)."""
    tricks: tuple[Trick, ...]
    leader: int | None
    """The seat that leads the current trick."""
    table: tuple[Card, ...]
    """The cards of the current trick, in the order played."""
    dost: int | None
    """The seat that said dost."""
    written: tuple[int, int]
    """The points announced: earlier deals, declarations and bonuses (rule 18)."""
    counted: tuple[int, int] | None
    """All points, where this seat may know them: with open count, or between deals (rule 18)."""
    points: tuple[tuple[int, int], ...]
    """The points of each side in each deal that has been counted."""
    outcome: Prize | None

    @property
    def trump(self) -> Suit | None:
        return self.trump_card.suit if self.trump_card is not None else None

    @property
    def eldest(self) -> int:
        return eldest_of(self.dealer)

    @property
    def right(self) -> int:
        return right_of(self.dealer)

    @property
    def plays(self) -> list[tuple[int, Card]]:
        """The seat and the card of each play of the current trick, in order."""
        return [(((self.leader or 0) + place) % SEATS, card) for place, card in enumerate(self.table)]

    @property
    def best(self) -> Card | None:
        """The best card of the current trick (rule 16)."""
        if not self.table or self.trump is None:
            return None
        return self.table[winning_place(self.trump, self.table)]

    def may_follow(self, hand: Sequence[PackCard], trick: Sequence[PackCard]) -> Sequence[PackCard]:
        if self.trump is None:
            return ()
        cards = [Card(card) for card in trick]
        best = cards[winning_place(self.trump, cards)]
        return cards_in(legal_cards(mask_of(hand), cards[0].suit, best, self.trump))

    def beats(self, card: Card) -> bool:
        """Return whether a card would be the best of the current trick (rule 16)."""
        best = self.best
        return best is not None and self.trump is not None and bool(BEATS[self.trump][best] & card.bit)

    @property
    def duty(self) -> Duty | None:
        """What the rules ask of this seat's next card; `None` where none is due."""
        if self.phase is not Phase.PLAY or self.seat is None or self.turn != self.seat or self.trump is None:
            return None
        best = self.best
        if best is None:
            return Duty.LEAD
        return duty(mask_of(self.hand), self.table[0].suit, best, self.trump)

    @property
    def sure(self) -> Sequence[Card]:
        if self.duty is not Duty.LEAD or len(self.hand) < 2:
            return ()
        seen = {*self.hand, *(card for trick in self.tricks for card in trick.cards)}
        return surely_taken(self.hand, (card for card in CARDS if card not in seen), self.trump)

    def cards_due(self, suit: str) -> Sequence[PackCard]:
        held = {card.suit.letter for card in self.hand}
        # Whoever cannot follow must trump.
        return game.View.cards_due(self, self.trump.letter if self.trump is not None and suit not in held else suit)

    @property
    def answers(self) -> list[Move]:
        """The legal moves without the signal, for which nobody waits, and without a dost that can only be false.

        If the announced points and all card points of the deal are fewer than 100, dost would only give two brčka away.
        """
        hopeless = not self.could_have_goal
        return [
            move for move in self.legal if not isinstance(move, Signal) and not (isinstance(move, Dost) and hopeless)
        ]

    @property
    def seen_cards(self) -> tuple[Card, ...]:
        return self.open_cards if self.trump_card is None else (*self.open_cards, self.trump_card)

    @property
    def standing(self) -> tuple[int, ...]:
        """Who deals, and the points announced of each side."""
        return self.dealer, *self.written

    @property
    def could_have_goal(self) -> bool:
        """Whether this seat's side can have 100 points, as far as announced points tell."""
        if self.seat is None:
            return False
        side = side_of(self.seat)
        if self.counted is not None:
            return self.counted[side] >= GOAL
        return self.written[side] + (CARD_POINTS if self.tricks else 0) >= GOAL
