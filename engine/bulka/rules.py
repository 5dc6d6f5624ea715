"""Bulka, after the rules of the Piatnik pack, in the order of the rulebook: a game lasts until the cup is won.

Two to four sit at the table, and two of them play, in the order of a ranking. `Game` knows everything and
takes moves; `View` holds what one seat, or everybody, may know of it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from itertools import takewhile
from typing import Final, Literal, NamedTuple

from engine import game
from engine.cards.pack import mask_of
from engine.cards.trappola_pack import CARDS, FIGURES, RANK_MASKS, Card, Rank, Suit, cards_in
from engine.duel.play import (
    ACES_KEPT,
    ACES_LOST,
    TRICKS,
    Bonus,
    Duel,
    DuelView,
    Trick,
    Worth,
    bonuses,
    dealt_to,
    great_bonus,
)
from engine.game import Payment, Scored, SeatResult
from engine.moves import (
    AGREE,
    ALIFER,
    BIANCA,
    BLANCHE,
    PASS,
    REFUSE,
    Agree,
    Alifer,
    Ask,
    Bianca,
    Blanche,
    Combination,
    Cut,
    Deal,
    Declare,
    Draw,
    IllegalMove,
    Move,
    Pass,
    Play,
    Ranking,
    Refuse,
    cuts_of,
)

SEATS: Final = (2, 3, 4)
"""How many may play (rule 1)."""
STAKE: Final = 10
"""Chips that each of the two pays into the cup before a round (rule 2), and the price of saying Pro (rule 8)."""
PACKETS: Final = (3, 3, 3)
"""How many cards each of the two gets in each round of dealing (rule 2)."""
IN_A_ROW: Final = 3
"""How many rounds in a row win the cup (rule 8)."""
MOST_ANEW: Final = 9
"""How often the cards of a round may be dealt anew (rule 9); without a limit two could go on for ever."""
CUTS: Final = cuts_of(Card)


MELDS: Final[dict[Rank, tuple[Worth, Worth]]] = {
    Rank.KING: ((6, 5), (12, 10)),
    Rank.CAVALIER: ((6, 5), (12, 10)),
    Rank.JACK: ((6, 5), (12, 10)),
    Rank.DEUCE: ((10, 5), (20, 10)),
}
"""For each rank, the worth of three and of four cards (rule 3)."""
BLANCHE_WORTH: Final[Worth] = (10, 5)
BIANCA_WORTH: Final[Worth] = (20, 10)
"""The worth of bianka, which replaces blanš (rule 5)."""
INTO_THE_CUP: Final = {
    Bonus.LAST_THREE: 30,
    Bonus.LAST_TWO: 20,
    Bonus.LAST_DEUCE: 10,
    Bonus.LAST: 0,
    Bonus.FIRST_DEUCE: 20,
    Bonus.DEUCE: 5,
    Bonus.ALL: 10,
}
"""Chips that the opponent pays into the cup for each bonus (rule 6)."""

_FIGURES: Final = mask_of(card for card in CARDS if card.rank in FIGURES)
_ACES: Final = RANK_MASKS[Rank.ACE]


@dataclass(frozen=True, slots=True)
class Rules(game.Rules):
    """The options of a table."""

    alifer: Literal["on", "off"] = "on"
    """Whether a player may ask to deal anew (rule 9)."""
    cup: Literal["on", "off"] = "on"
    """Whether there is a cup; two players may do without (rule 10)."""
    key: Literal[1, 2, 5, 10] = 1
    """Chips for each point of difference, where there is no cup (rule 10)."""


class Phase(StrEnum):
    """What the game is waiting for."""

    RANKING = "ranking"
    DEAL = "deal"
    CUT = "cut"
    ALIFER = "alifer"
    """A player asks to deal anew, or passes (rule 9)."""
    ANSWER = "answer"
    """The opponent agrees to deal anew, or refuses."""
    MELD = "meld"
    PLAY = "play"
    OVER = "over"


class Why(StrEnum):
    """What chips are paid for."""

    STAKE = "stake"
    PRO = "pro"
    MELD = "meld"
    BONUS = "bonus"
    CUP = "cup"
    DIFFERENCE = "difference"


class Meld(NamedTuple):
    """A declaration of a seat."""

    seat: int
    said: Declare | Blanche | Bianca


class Asked(NamedTuple):
    """A question for the fourth card, with its true answer (rule 3)."""

    seat: int
    rank: Rank
    suit: Suit


class Result(StrEnum):
    """How a deal ended."""

    WON = "won"
    TIED = "tied"
    """The same two play again (rule 7)."""
    ALIFER = "alifer"
    """The cards are dealt anew (rule 9)."""


@dataclass(frozen=True, slots=True)
class Outcome(game.Outcome):
    """The outcome of a game: the cup is won (rule 8), or, without a cup, a round is (rule 10)."""

    winner: int
    chips: int
    """What the winner got from the cup or from the opponent."""
    ranking: tuple[int, ...]
    """The ranking after the game (rules 1, 8)."""


def is_of_aces(meld: Meld) -> bool:
    """Return whether a meld is one of aces."""
    return isinstance(meld.said, Declare) and meld.said.combination.rank is Rank.ACE


def keeps_aces(tricks: Iterable[Trick], seat: int) -> bool:
    """Return whether every ace that a seat has played is in its own tricks (rule 4)."""
    aces = (trick for trick in tricks for actor, card in trick.plays if actor == seat and card.rank is Rank.ACE)
    return all(trick.winner == seat for trick in aces)


def worth_of(said: Declare | Blanche | Bianca, *, aces_kept: bool = True) -> Worth:
    """Return the points for a declaration, and the chips that the opponent pays (rules 3 to 5).

    >>> from engine.moves import BLANCHE
    >>> worth_of(BLANCHE)
    (10, 5)
    >>> worth_of(Declare(Combination(Rank.ACE, 4))), worth_of(Declare(Combination(Rank.ACE, 4)), aces_kept=False)
    ((40, 10), (12, 0))
    """
    match said:
        case Blanche():
            return BLANCHE_WORTH
        case Bianca():
            return BIANCA_WORTH
        case Declare((rank, number)):
            if rank is not Rank.ACE:
                return MELDS[rank][number - 3]
            return (ACES_KEPT if aces_kept else ACES_LOST)[number - 3]


def bonuses_of(tricks: Sequence[Trick]) -> tuple[tuple[int, Bonus], ...]:
    """Return the seat and the bonus for each trick that brings one, and for all of them (rule 6)."""
    found = list(bonuses(tricks))
    if tricks and tricks[0].by_deuce:
        found[0] = (found[0][0], Bonus.FIRST_DEUCE)
    winners = {trick.winner for trick in tricks}
    if len(tricks) == TRICKS and len(winners) == 1:
        found.append((winners.pop(), Bonus.ALL))
    return tuple(found)


@dataclass(slots=True)
class DealState:
    """One deal, from the cut on."""

    ranking: tuple[int, ...]
    pack: tuple[Card, ...]
    cut: int
    play: Duel
    dealt: dict[int, int]
    """The cards dealt to each of the two, as masks."""
    pro: bool
    """Whether No. 1 has won twice in a row, so that the waiting seats see the challenger's hand (rule 8)."""
    melds: list[Meld] = field(default_factory=list)
    asked: list[Asked] = field(default_factory=list)
    refused: int | None = None
    """The seat that has refused other cards (rule 9)."""
    result: Result | None = None

    @property
    def first(self) -> int:
        """The seat that is No. 1 (rule 1)."""
        return self.ranking[0]

    @property
    def challenger(self) -> int:
        """The seat that is No. 2, which deals and leads (rules 1, 2)."""
        return self.ranking[1]

    @property
    def bonuses(self) -> tuple[tuple[int, Bonus], ...]:
        """The seat and the bonus for each trick that brings one, so far (rule 6)."""
        return bonuses_of(self.play.tricks)

    def worth(self, meld: Meld) -> Worth:
        """Return the points for a meld and the chips the opponent pays, for aces as far as tricks are played."""
        return worth_of(meld.said, aces_kept=keeps_aces(self.play.tricks, meld.seat))

    @property
    def points(self) -> dict[int, int]:
        """The points of each of the two, as far as tricks are played; aces count at the end."""
        points = {seat: self.play.card_points(seat) for seat in self.dealt}
        for meld in self.melds:
            if self.play.is_over or not is_of_aces(meld):
                points[meld.seat] += self.worth(meld)[0]
        for seat, bonus in self.bonuses:
            points[seat] += bonus.points
        return points


class Game(game.Game):
    """A game of Bulka."""

    rules: Rules
    outcome: Outcome | None

    def __init__(self, rules: Rules = Rules(), seats: int = 4) -> None:
        """Start a game; raise `ValueError` unless two to four sit, or exactly two without a cup."""
        if seats not in SEATS or (rules.cup == "off" and seats != 2):
            raise ValueError("two to four play Bulka; without a cup, two")
        self.rules = rules
        self.seats = seats
        self.phase = Phase.RANKING
        self.turn: int | None = None
        self.ranking: tuple[int, ...] = ()
        """The seats in ranking order; the first two play the current or the next round."""
        self.streak = 0
        """How many rounds in a row No. 1 has won (rule 8)."""
        self.stake = 0
        """Chips that each of the two has paid in for this round; 0 before its first deal."""
        self._payments: list[Payment] = []
        self.moves: list[Move] = []
        self.deals: list[DealState] = []
        self.drawn: list[Draw] = []
        self.outcome = None
        self._pack: tuple[Card, ...] = ()
        self._still_to_ask: list[int] = []
        """Seats that may still ask alifer."""

    @classmethod
    def replay(cls, rules: Rules, moves: Iterable[Move], seats: int = 4) -> Game:
        """Replay these moves; raise `IllegalMove` if one of them is not legal."""
        replayed = cls(rules, seats)
        for move in moves:
            replayed.push(move)
        return replayed

    @property
    def deal(self) -> DealState:
        """The current deal, or the last one."""
        return self.deals[-1]

    @property
    def cup(self) -> int:
        """Chips in the cup."""
        return sum(paid.chips * ((paid.taker is None) - (paid.giver is None)) for paid in self.payments)

    def balance(self, seat: int) -> int:
        """Return the chips that a seat has won, less those it has paid."""
        return sum(paid.chips * ((paid.taker == seat) - (paid.giver == seat)) for paid in self.payments)

    # Questions of a table

    @property
    def awaits_chance(self) -> bool:
        return self.phase in (Phase.RANKING, Phase.DEAL)

    @property
    def awaits_cut(self) -> bool:
        return self.phase is Phase.CUT

    @property
    def great_bonus(self) -> int | None:
        return great_bonus(self.deals[-1].bonuses) if self.deals else None

    @property
    def mid_trick(self) -> bool:
        return self.phase is Phase.PLAY and self.deal.play.led is not None

    @property
    def council(self) -> tuple[int, ...]:
        """The challenger and those who wait, while the cup can be won in the deal under way (rule 8)."""
        if not self._is_running or not self.deal.pro or self.seats == len(self.deal.dealt):
            return ()
        return self.deal.ranking[1:]

    @property
    def _is_running(self) -> bool:
        return self.phase in (Phase.ALIFER, Phase.ANSWER, Phase.MELD, Phase.PLAY)

    # Results

    @property
    def payments(self) -> Sequence[Payment]:
        return self._payments

    def points_of(self, seat: int) -> int:
        return self.balance(seat)

    @property
    def tricks(self) -> Sequence[Trick]:
        return self.deals[-1].play.tricks if self.deals else ()

    @property
    def scored(self) -> Sequence[Scored]:
        points = self.deals[-1].points if self.deals else {}
        return [Scored((seat,), each) for seat, each in points.items()]

    def result_of(self, seat: int) -> SeatResult:
        won = None if self.outcome is None else seat == self.outcome.winner
        return SeatResult(won, self.balance(seat))

    # Moves

    def legal_moves(self, seat: int | None = None) -> tuple[Move, ...]:
        if self.turn is None or (seat is not None and seat != self.turn):
            return ()
        match self.phase:
            case Phase.CUT:
                return CUTS
            case Phase.ALIFER:
                return ALIFER, PASS
            case Phase.ANSWER:
                return AGREE, REFUSE
            case Phase.MELD:
                return (*self._legal_melds(self.turn), PASS)
            case Phase.PLAY:
                return (
                    *self._legal_melds(self.turn),
                    *self._legal_questions(self.turn),
                    *map(Play, self.deal.play.playable),
                )
        return ()

    def _legal_melds(self, seat: int) -> list[Move]:
        dealt, moves = self.deal.dealt[seat], list[Move]()
        for rank in reversed(Rank):
            number = (dealt & RANK_MASKS[rank]).bit_count()
            # Of fewer there is nothing to declare, and to say why takes longest.
            if number >= 3:
                moves.append(Declare(Combination(rank, number)))
        moves += [BLANCHE, BIANCA] if self.phase is Phase.MELD else [BIANCA]
        return [move for move in moves if self._why_not(move, seat) is None]

    def _legal_questions(self, seat: int) -> list[Move]:
        return [Ask(rank) for rank in MELDS if self._why_not_asked(rank, seat) is None]

    # Making a move

    def push(self, move: Move, seat: int | None = None) -> None:
        match move:
            case Draw(cards):
                self._draw(move, cards)
            case Ranking(seats):
                self._rank(seats)
            case Deal(pack):
                self._take_pack(pack)
            case Cut(cards):
                self._cut(cards, seat)
            case Alifer():
                self._ask_alifer(seat)
            case Agree() | Refuse():
                self._answer(move, seat)
            case Pass():
                self._pass(seat)
            case Declare() | Blanche() | Bianca():
                self._meld(move, seat)
            case Ask(rank):
                self._ask(rank, seat)
            case Play(card):
                self._play(card, seat)
            case _:
                raise IllegalMove(1, "not-now", f"{move} is no move of this game")
        self.moves.append(move)

    def _expect(self, seat: int | None, rule: int, move: str, *phases: Phase) -> int:
        """Return the seat that moves; raise `IllegalMove` in any other phase, or if it is not this seat's turn."""
        if self.phase not in phases or self.turn is None:
            if self.phase is Phase.OVER:
                raise IllegalMove(rule, "game-over", "the game is over")
            raise IllegalMove(rule, "not-now", f"this is not the moment for {move}")
        if seat is not None and seat != self.turn:
            raise IllegalMove(rule, "not-your-turn", "it is not your turn")
        return self.turn

    # Rule 1: the ranking

    @property
    def drawing(self) -> tuple[int, ...]:
        """The seats that draw a card next: all, or those that have drawn equal cards."""
        if self.phase is not Phase.RANKING:
            return ()
        return _tied(drawn_by(self.drawn, self.seats))

    def _draw(self, move: Draw, cards: tuple[Card, ...]) -> None:
        if self.phase is not Phase.RANKING:
            raise IllegalMove(1, "not-now", "the ranking is drawn already")
        if len(cards) != len(self.drawing) or len(set(cards)) != len(cards):
            raise IllegalMove(1, "bad-draw", f"{len(self.drawing)} cards are drawn, one for each seat")
        self.drawn.append(move)
        if not self.drawing:
            by = drawn_by(self.drawn, self.seats)
            self._start(tuple(sorted(by, key=lambda seat: _ranks(by[seat]), reverse=True)))

    def _rank(self, seats: tuple[int, ...]) -> None:
        if self.phase is not Phase.RANKING or self.drawn:
            raise IllegalMove(1, "not-now", "the ranking is known already")
        if sorted(seats) != list(range(self.seats)):
            raise IllegalMove(1, "bad-ranking", "a ranking has each seat once")
        self._start(seats)

    def _start(self, ranking: tuple[int, ...]) -> None:
        self.ranking, self.phase = ranking, Phase.DEAL

    # Rules 2, 8, 9: the stake and the deal

    def _take_pack(self, pack: tuple[Card, ...]) -> None:
        if self.phase is not Phase.DEAL:
            raise IllegalMove(2, "not-now", "this is not the moment for dealing")
        if len(pack) != len(CARDS) or set(pack) != set(CARDS):
            raise IllegalMove(2, "bad-pack", "a pack holds each of the 36 cards once")
        self._pay_stakes()
        self._pack = pack
        self.phase, self.turn = Phase.CUT, self.ranking[0]

    def _pay_stakes(self) -> None:
        """Pay the stake before a round, and double it after an alifer; after a tie nothing is paid."""
        if self.rules.cup == "off":
            return
        again = self.deals[-1].result if self.deals else Result.WON
        if again is Result.TIED:
            return
        more = STAKE if again is Result.WON else self.stake
        self.stake = STAKE if again is Result.WON else 2 * self.stake
        for seat in self.ranking[:2]:
            self._pay(seat, None, more, Why.STAKE)
        if again is Result.WON and self._is_pro:
            self._pay(self.ranking[0], None, STAKE, Why.PRO)

    @property
    def _dealt_anew(self) -> int:
        """How often the cards of this round have been dealt anew."""
        this_round = takewhile(lambda deal: deal.result is not Result.WON, reversed(self.deals))
        return sum(deal.result is Result.ALIFER for deal in this_round)

    @property
    def _is_pro(self) -> bool:
        return self.rules.cup == "on" and self.streak == IN_A_ROW - 1

    def _pay(self, giver: int | None, taker: int | None, chips: int, why: Why) -> None:
        if chips:
            self._payments.append(Payment(giver, taker, chips, why))

    def _cut(self, cards: int, seat: int | None) -> None:
        self._expect(seat, 2, "cutting", Phase.CUT)
        if not 1 <= cards < len(CARDS):
            raise IllegalMove(2, "cut-too-far", "the cut moves 1 to 35 cards")
        pack = self._pack[cards:] + self._pack[:cards]
        first, challenger = self.ranking[:2]
        dealt = dealt_to((first, challenger), pack, PACKETS)
        play = Duel.begun(dealt, challenger)
        self.deals.append(DealState(self.ranking, self._pack, cards, play, dealt, self._is_pro))
        if self.rules.alifer == "on" and self._dealt_anew < MOST_ANEW:
            self._still_to_ask = [challenger]
            self.phase, self.turn = Phase.ALIFER, first
        else:
            self.phase, self.turn = Phase.MELD, first

    # Rule 9: alifer

    def _ask_alifer(self, seat: int | None) -> None:
        if self.rules.alifer == "off":
            raise IllegalMove(9, "alifer-off", "this table plays without alifer")
        if self.phase is Phase.MELD and self._dealt_anew == MOST_ANEW:
            raise IllegalMove(9, "not-now", f"the cards of a round are dealt anew {MOST_ANEW} times at most")
        mover = self._expect(seat, 9, "alifer", Phase.ALIFER)
        self.phase, self.turn = Phase.ANSWER, self.deal.play.other(mover)

    def _answer(self, move: Agree | Refuse, seat: int | None) -> None:
        self._expect(seat, 9, "an answer", Phase.ANSWER)
        if move == AGREE:
            self.deal.result = Result.ALIFER
            self.phase, self.turn = Phase.DEAL, None
        else:
            self.deal.refused = self.turn
            self.phase, self.turn = Phase.MELD, self.deal.first

    def _pass(self, seat: int | None) -> None:
        mover = self._expect(seat, 3, "passing", Phase.ALIFER, Phase.MELD)
        if self.phase is Phase.ALIFER and self._still_to_ask:
            self.turn = self._still_to_ask.pop()
        elif self.phase is Phase.ALIFER:
            self.phase, self.turn = Phase.MELD, self.deal.first
        elif mover == self.deal.first:
            self.turn = self.deal.challenger
        else:
            self.phase, self.turn = Phase.PLAY, self.deal.play.turn

    # Rules 3, 4, 5: melds

    def _meld(self, move: Declare | Blanche | Bianca, seat: int | None) -> None:
        mover = self._expect(seat, 3, "declaring", Phase.MELD, Phase.PLAY)
        refusal = self._why_not(move, mover)
        if refusal is not None:
            raise refusal
        meld = Meld(mover, move)
        self.deal.melds.append(meld)
        if not is_of_aces(meld):
            self._pay_meld(meld)

    def _pay_meld(self, meld: Meld) -> None:
        if self.rules.cup == "on":
            self._pay(self.deal.play.other(meld.seat), meld.seat, self.deal.worth(meld)[1], Why.MELD)

    def _why_not(self, move: Move, seat: int) -> IllegalMove | None:
        """Return the reason why a seat may not say something now, or `None` where it may."""
        said = [meld.said for meld in self.deal.melds if meld.seat == seat]
        match move:
            case Declare((rank, number)):
                return self._why_not_declared(rank, number, seat, said)
            case Blanche() | Bianca() if BLANCHE in said or BIANCA in said:
                return IllegalMove(5, "declared-before", "blanš or bianka has been said already")
            case Blanche() if self.phase is not Phase.MELD:
                return IllegalMove(3, "too-late", "blanš is said before the first lead")
            case Blanche() if self.deal.dealt[seat] & _FIGURES:
                return IllegalMove(3, "not-blanche", "you were dealt a king, cavalier or jack")
            case Bianca() if self.deal.dealt[seat] & (_FIGURES | _ACES):
                return IllegalMove(5, "not-bianca", "you were dealt a king, cavalier, jack or ace")
        return None

    def _why_not_declared(self, rank: Rank, number: int, seat: int, said: Sequence[Move]) -> IllegalMove | None:
        aces = rank is Rank.ACE
        rule = 4 if aces else 3
        held = (self.deal.dealt[seat] & RANK_MASKS[rank]).bit_count()
        if not aces and rank not in MELDS:
            return IllegalMove(3, "no-set", "only aces, figures and deuces may be declared", rank=rank)
        if not aces and self.phase is not Phase.MELD:
            return IllegalMove(3, "too-late", "figures and deuces are declared before the first lead")
        if held not in (3, 4):
            return IllegalMove(rule, "not-held", "you were not dealt three or four of that rank", rank=rank)
        if any(isinstance(each, Declare) and each.combination.rank is rank for each in said):
            return IllegalMove(rule, "declared-before", "that has been declared already", rank=rank)
        if aces and self.deal.play.played(seat) & _ACES:
            return IllegalMove(4, "set-broken", "aces are declared before the first of them is played", rank=rank)
        if number != held:
            return IllegalMove(
                rule, "wrong-number", f"the number named is the number held: {held}", rank=rank, number=held
            )
        return None

    def _ask(self, rank: Rank, seat: int | None) -> None:
        mover = self._expect(seat, 3, "asking", Phase.PLAY)
        refusal = self._why_not_asked(rank, mover)
        if refusal is not None:
            raise refusal
        missing = RANK_MASKS[rank] & ~self.deal.dealt[self.deal.play.other(mover)]
        self.deal.asked.append(Asked(mover, rank, cards_in(missing)[0].suit))

    def _why_not_asked(self, rank: Rank, seat: int) -> IllegalMove | None:
        """Return the reason why a seat may not ask for the fourth card of a rank now, or `None` where it may."""
        if rank is Rank.ACE:
            return IllegalMove(4, "not-asked-of-aces", "nobody may ask for the fourth ace")
        if len(self.deal.play.tricks) != 1:
            return IllegalMove(3, "not-now", "the question is asked when the second trick is led")
        three = Declare(Combination(rank, 3))
        if not any(meld.seat != seat and meld.said == three for meld in self.deal.melds):
            return IllegalMove(3, "nothing-to-ask", "the opponent has not declared three of that rank", rank=rank)
        if any(asked.rank is rank for asked in self.deal.asked):
            return IllegalMove(3, "asked-before", "that has been asked already", rank=rank)
        return None

    # Rules 6 to 8, 10: the play, and its payments

    def _play(self, card: Card, seat: int | None) -> None:
        self._expect(seat, 6, "playing a card", Phase.PLAY)
        play = self.deal.play
        play.play(card)
        self.turn = play.turn
        if play.is_over:
            self._finish_deal(self.deal)

    def _finish_deal(self, deal: DealState) -> None:
        self.phase, self.turn = Phase.DEAL, None
        if self.rules.cup == "on":
            self._pay_for_tricks(deal)
        first, challenger = deal.points[deal.first], deal.points[deal.challenger]
        if first == challenger:
            deal.result = Result.TIED
            return
        deal.result = Result.WON
        self._finish_round(deal.first if first > challenger else deal.challenger, abs(first - challenger))

    def _pay_for_tricks(self, deal: DealState) -> None:
        for meld in deal.melds:
            if is_of_aces(meld):
                self._pay_meld(meld)
        for seat, bonus in deal.bonuses:
            self._pay(deal.play.other(seat), None, INTO_THE_CUP[bonus], Why.BONUS)

    def _finish_round(self, winner: int, difference: int) -> None:
        loser = self.deal.play.other(winner)
        self.streak = self.streak + 1 if winner == self.ranking[0] else 1
        self.ranking = (winner, *self.ranking[2:], loser)
        if self.rules.cup == "off":
            owed = difference * self.rules.key
            self._pay(loser, winner, owed, Why.DIFFERENCE)
            self._end(Outcome(winner, owed, self.ranking))
        elif self.streak == IN_A_ROW:
            cup = self.cup
            self._pay(None, winner, cup, Why.CUP)
            self._end(Outcome(winner, cup, (*self.ranking[1:], winner)))

    def _end(self, outcome: Outcome) -> None:
        self.outcome, self.ranking, self.phase = outcome, outcome.ranking, Phase.OVER

    # Views

    @property
    def deal_number(self) -> int:
        return len(self.deals) + (self.phase is Phase.CUT)

    @property
    def dealer(self) -> int:
        """The seat that deals, or has dealt: the challenger (rule 2)."""
        if self.deals and self.phase is not Phase.CUT:
            return self.deal.challenger
        return self.ranking[1] if self.ranking else 0

    def view(self, seat: int | None = None) -> View:
        deal = self.deals[-1] if self.deals and self.phase is not Phase.CUT else None
        play = deal.play if deal else None
        own = play.hands.get(seat, 0) if play and seat is not None else 0
        advises = deal is not None and seat in self.council and seat != deal.challenger
        return View(
            seat=seat,
            rules=self.rules,
            ply=self.ply(seat),
            phase=self.phase,
            deal_number=self.deal_number,
            ranking=self.ranking,
            drawn=tuple(self.drawn),
            pair=deal.ranking[:2] if deal else self.ranking[:2],
            dealer=self.dealer,
            streak=self.streak,
            pro=deal.pro if deal and self._is_running else self._is_pro,
            stake=self.stake,
            cup=self.cup,
            chips=tuple(self.balance(each) for each in range(self.seats)),
            payments=tuple(self.payments),
            turn=self.turn,
            hand=cards_in(own),
            advised=cards_in(deal.play.hands[deal.challenger]) if deal and advises else (),
            held=tuple(play.hands.get(each, 0).bit_count() if play else 0 for each in range(self.seats)),
            melds=tuple(deal.melds) if deal else (),
            asked=tuple(deal.asked) if deal else (),
            refused=deal.refused if deal else None,
            tricks=tuple(play.tricks) if play else (),
            leader=play.leader if play else None,
            table=play.table if play else (),
            bonuses=deal.bonuses if deal else (),
            points=dict(deal.points) if deal else {},
            result=deal.result if deal else None,
            outcome=self.outcome,
            legal=self.legal_moves(seat) if seat is not None else (),
        )


def drawn_by(draws: Sequence[Draw], seats: int) -> dict[int, tuple[Card, ...]]:
    """Return for each seat the cards that it has drawn for the ranking, one after another (rule 1)."""
    by: dict[int, tuple[Card, ...]] = dict.fromkeys(range(seats), ())
    for draw in draws:
        for seat, card in zip(_tied(by), draw.cards, strict=True):
            by[seat] = (*by[seat], card)
    return by


def _tied(by: dict[int, tuple[Card, ...]]) -> tuple[int, ...]:
    """Return the seats that have drawn cards as high as those of another seat; at first these are all."""
    alike = Counter(map(_ranks, by.values()))
    return tuple(seat for seat, cards in by.items() if alike[_ranks(cards)] > 1)


def _ranks(cards: tuple[Card, ...]) -> tuple[Rank, ...]:
    return tuple(card.rank for card in cards)


@dataclass(frozen=True, slots=True)
class View(DuelView):
    """What one seat may know of a game; with `seat` `None`, what everybody may know."""

    rules: Rules
    phase: Phase
    ranking: tuple[int, ...]
    """The seats in ranking order; empty until the ranking is drawn (rule 1)."""
    drawn: tuple[Draw, ...]
    """The cards drawn for the ranking."""
    pair: tuple[int, ...]
    """No. 1 and the challenger of the deal shown."""
    dealer: int
    streak: int
    """How many rounds in a row No. 1 has won (rule 8)."""
    pro: bool
    """Whether the current round, or the next one, can win the cup."""
    stake: int
    cup: int
    """Chips in the cup."""
    chips: tuple[int, ...]
    """For each seat, what it has won in this game less what it has paid."""
    payments: tuple[Payment, ...]
    advised: tuple[Card, ...]
    """The challenger's hand, shown to the waiting seats while the cup can be won (rule 8)."""
    melds: tuple[Meld, ...]
    asked: tuple[Asked, ...]
    refused: int | None
    """The seat that has refused other cards (rule 9)."""
    points: dict[int, int]
    """The points of the two in the deal shown, so far."""
    result: Result | None
    """How the deal shown ended."""
    outcome: Outcome | None

    def worth(self, meld: Meld) -> Worth:
        """Return the points for a meld and the chips the opponent pays, for aces as far as tricks are played."""
        return worth_of(meld.said, aces_kept=keeps_aces(self.tricks, meld.seat))

    @property
    def seen_cards(self) -> tuple[Card, ...]:
        """The challenger's hand, for those who may advise, and the fourth cards that were asked for."""
        return self.advised + tuple(Card.of(asked.suit, asked.rank) for asked in self.asked)

    @property
    def standing(self) -> tuple[int, ...]:
        """How many rounds No. 1 has won in a row, the stake, the cup, and of each seat its chips and its place."""
        places = [self.ranking.index(seat) if self.ranking else 0 for seat in range(len(self.chips))]
        return self.streak, self.stake, self.cup, *self.chips, *places
