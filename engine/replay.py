"""A whole game told move by move, as plain text: hands, what was said, tricks and points of every deal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from engine.game import Game
from engine.games import kind_of
from engine.moves import (
    Agree,
    Alifer,
    Ask,
    Bianca,
    Blanche,
    Concede,
    Count,
    Cut,
    Deal,
    Dealer,
    Declare,
    Dost,
    Draw,
    Exchange,
    Keep,
    Move,
    Pass,
    Play,
    Ranking,
    Refuse,
    Signal,
)
from engine.record_seal import DRAWN

SAID: Final = {
    Alifer: "asks for a new deal: alifer?",
    Agree: "agrees to a new deal",
    Refuse: "refuses a new deal",
    Bianca: "declares bianka",
    Blanche: "declares blanš",
    Count: "has the points counted",
    Dost: "says dost",
    Exchange: "exchanges the hand",
    Keep: "keeps the hand",
}
"""What a move of one word says; who passes says nothing."""
UNTOLD: Final = (Deal, Dealer, Pass)
"""The moves of which nothing is told: a deal is told once it is cut."""


def describe_game(game: Game, names: Sequence[str], cut_by: Sequence[object]) -> Iterator[str]:
    """Yield a game as lines of text; `cut_by` is who cut for each deal, as its record tells.

    >>> from engine.record import replay
    >>> from engine.simulate import simulate
    >>> record = next(simulate(1, 3, "trappola"))
    >>> for line in list(describe_game(replay(record), record["seats"], ["drawn"]))[1:8]:
    ...     print(line)
    deal 1: Anna deals; cut at 9, drawn
      Dana: s2 cA cC cJ cT c8 d2 bK bC
      Anna: s8 s7 c9 dC dT bJ bT b8 b7
      Dana keeps the hand
      Anna keeps the hand
      1  Dana cC, Anna c9 → Dana +4
      2  Dana d2, Anna dC → Anna +4
    """
    teller = _Teller(game, names, cut_by)
    for move in game.moves:
        yield from teller.make(move)


def mover_of(game: Game, move: Move) -> int | None:
    """Return the seat that is to make a move; `None` for a move of chance, or where a side makes it."""
    if isinstance(move, Dost) and move.seat is not None:
        return move.seat
    if game.turn is not None and not isinstance(move, Signal):
        return game.turn
    return next((seat for seat in range(game.seats) if move in game.legal_moves(seat)), None)


class _Teller:
    """Plays a game again, and tells each move."""

    def __init__(self, game: Game, names: Sequence[str], cut_by: Sequence[object]) -> None:
        self._game = kind_of(game).begin(game.rules, game.seats)
        self._seats = range(game.seats)
        self._names = names
        self._cut_by = cut_by
        self._trick: list[str] = []
        """What was played to the trick under way."""
        self._before: dict[tuple[int, ...], int] = {}
        """The points before the last line."""
        self._paid = 0
        """How many payments were made before the deal."""

    def make(self, move: Move) -> Iterator[str]:
        """Make a move, and yield what there is to be told of it."""
        game = self._game
        mover = mover_of(game, move)
        game.push(move)
        if isinstance(move, Play):
            yield from self._tell_trick(mover, move)
        elif isinstance(move, Cut):
            yield from self._begin(self._cut(move, mover))
        elif isinstance(move, Deal) and not game.awaits_cut:
            yield from self._begin("")
        elif not isinstance(move, UNTOLD):
            yield f"  {self._said(move, mover)}{self._tell_gained(mover)}"
            if isinstance(move, Exchange) and mover is not None:
                yield self._hand(mover)
        if game.deal_number and (game.awaits_chance or game.outcome is not None) and not isinstance(move, Concede):
            yield from self._end()

    def _begin(self, cut: str) -> Iterator[str]:
        """Tell the number of a deal, who deals, and all hands."""
        game = self._game
        self._before = dict(game.scored)
        yield ""
        yield f"deal {game.deal_number}: {kind_of(game).records.begun(game, self._names)}{cut}"
        yield from (self._hand(seat) for seat in self._seats if game.view(seat).hand)

    def _hand(self, seat: int) -> str:
        cards = " ".join(map(str, self._game.view(seat).hand))
        return f"  {self._names[seat]}: {cards}"

    def _cut(self, move: Cut, mover: int | None) -> str:
        deal = self._game.deal_number - 1
        drawn = mover is None or (deal < len(self._cut_by) and self._cut_by[deal] == DRAWN)
        return f"; cut at {move.cards}, {'drawn' if drawn else f'by {self._name(mover)}'}"

    def _tell_trick(self, mover: int | None, move: Play) -> Iterator[str]:
        """Tell a trick when its last card is played."""
        self._trick.append(f"{self._name(mover)} {move.card}")
        if not self._game.mid_trick:
            tricks, plays = self._game.tricks, ", ".join(self._trick)
            self._trick.clear()
            winner = tricks[-1].winner
            yield f"  {len(tricks)}  {plays} → {self._name(winner)}{self._tell_gained(winner)}"

    def _tell_gained(self, seat: int | None) -> str:
        """Tell how many points the last line has brought to the seat that it names, and to others."""
        now = dict(self._game.scored)
        gained = {seats: points - self._before.get(seats, 0) for seats, points in now.items()}
        self._before = now
        own_first = sorted(gained, key=lambda seats: seat not in seats)
        told = {seats: "" if seat in seats else f", {self._names_of(seats)}" for seats in own_first}
        return "".join(f"{name} {gained[seats]:+d}" for seats, name in told.items() if gained[seats])

    def _said(self, move: Move, mover: int | None) -> str:
        match move:
            case Draw(cards):
                return f"drawn for the ranking: {' '.join(map(str, cards))}"
            case Ranking(seats):
                return f"ranked: {self._names_of(seats)}"
            case Concede(side):
                losers = [seat for seat in self._seats if kind_of(self._game).side_of(seat) == side]
                return f"{self._names_of(tuple(losers))} give the game up"
            case Declare((rank, number)):
                return f"{self._name(mover)} declares {'three' if number == 3 else 'four'} {rank.name.lower()}s"
            case Ask(rank):
                return f"{self._name(mover)} asks for the fourth {rank.name.lower()}"
            case Signal(suit):
                return f"{self._name(mover)} signals {suit.name.lower()}"
        return f"{self._name(mover)} {SAID[type(move)]}"

    def _end(self) -> Iterator[str]:
        """Tell the points of a deal, and the chips that were paid for it."""
        scored = [f"{self._names_of(each.seats)} {each.points}" for each in self._game.scored]
        if scored:
            yield f"  points: {', '.join(scored)}"
        paid = self._game.payments[self._paid :]
        self._paid = len(self._game.payments)
        won = [sum(each.chips * ((each.taker == seat) - (each.giver == seat)) for each in paid) for seat in self._seats]
        if any(won):
            named = zip(self._names, won, strict=True)
            yield "  chips: " + ", ".join(f"{name} {chips:+d}" for name, chips in named if chips)

    def _name(self, seat: int | None) -> str:
        return "nobody" if seat is None else self._names[seat]

    def _names_of(self, seats: Sequence[int]) -> str:
        return " and ".join(self._names[seat] for seat in seats)
