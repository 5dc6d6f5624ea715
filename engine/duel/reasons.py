"""What comes of each card of a puzzle of two hands: who wins which tricks and cards, whatever both play well after it.

After a card the rest is looked at in every way in which both may play perfectly. What happens in all of these ways is
certain after the card.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Final, NamedTuple

from engine.cards.pack import PackCard
from engine.cards.trappola_pack import CARDS, RANK_MASKS, Card, Rank, Suit, cards_in
from engine.duel.play import ACES_KEPT, ACES_LOST, AT_THE_END, Bonus, beats, may_follow
from engine.duel.solver import Position
from engine.reasons import Fact, Reason, What, Who, reasons_of

SIDES: Final = (Who.YOU, Who.THEM)
"""The player of the puzzle is side 0."""
NOW: Final = 0
"""Where the bits begin that say with which card, and by which side, the trick under way may be won."""
TAKEN: Final = NOW + 2 * len(CARDS)
"""Where the bits begin that say which side may take which card."""
DEUCES: Final = TAKEN + 2 * len(CARDS)
"""Where those of each deuce begin: won by side 0, by side 1, won in the row at the end, fallen without winning."""
IN_A_ROW: Final = 2
FALLS: Final = 3
END: Final = DEUCES + 4 * len(Suit)
"""Where the bits begin that say which side may win the last trick, with how many deuces in a row."""
ACES: Final = END + 8
"""Where those begin of the aces to keep, by side: three lost, three kept, four lost, four kept."""
ALL: Final = ACES + 8
"""Where those begin that say which side may win all tricks, or none."""
_ENDS: Final = (Bonus.LAST.points, *(AT_THE_END[number].points for number in sorted(AT_THE_END)))
_DEUCES: Final = RANK_MASKS[Rank.DEUCE]


def reasons(best: Card, positions: Iterable[Position]) -> dict[PackCard, Reason]:
    """Return what comes of each card of side 0, which is to move, where these positions may be; `best` is right."""
    found, led = list[Mapping[Card, tuple[int, int]]](), False
    rest = _Rest()
    for position in positions:
        led = position.led is not None
        found.append(rest.after_each(position))
    return reasons_of(best, found, _facts, seen=led)


# What may happen


class _State(NamedTuple):
    """What is left, and what earlier tricks decide, at the beginning of a trick."""

    hands: tuple[int, int]
    leader: int
    row: int
    """The deuces, as a mask, with which the leader has just won some of the last tricks in a row."""
    sweep: bool
    """Whether the leader has won all tricks, and that brings a bonus."""
    aces: tuple[int, int]


class _Rest:
    """What perfect play comes to, and what may happen in it; what was found at the beginning of a trick is kept."""

    def __init__(self) -> None:
        self._known: dict[_State, tuple[int, int]] = {}

    def after_each(self, position: Position) -> dict[Card, tuple[int, int]]:
        """Return for each card of side 0 what it brings more than the other gets, and what may happen, as bits."""
        sweep = position.sweep and position.extras
        state = _State(position.hands, position.leader, 0, sweep, position.aces)
        mine, led = position.hands[0], position.led
        if led is not None:
            return {card: self._taken(state, led, card, now=True) for card in cards_in(may_follow(mine, led))}
        return {card: self._answered(state, card, now=True) for card in cards_in(mine)}

    def _led(self, state: _State) -> tuple[int, int]:
        """Return the points of side 0 less those of side 1 from the beginning of a trick, and what may happen."""
        known = self._known.get(state)
        if known is None:
            found = (self._answered(state, card) for card in cards_in(state.hands[state.leader]))
            known = self._known[state] = _best_of(found, state.leader)
        return known

    def _answered(self, state: _State, led: Card, *, now: bool = False) -> tuple[int, int]:
        """Return the same after a lead."""
        follower = 1 - state.leader
        cards = cards_in(may_follow(state.hands[follower], led))
        return _best_of((self._taken(state, led, card, now=now) for card in cards), follower)

    def _taken(self, state: _State, led: Card, card: Card, *, now: bool = False) -> tuple[int, int]:
        """Return the same after both cards of a trick."""
        takes = beats(card, led)
        winner, best, lower = (1 - state.leader, card, led) if takes else (state.leader, led, card)
        points, may = led.points + card.points, 1 << TAKEN + 2 * led + winner | 1 << TAKEN + 2 * card + winner
        if now:
            may |= 1 << NOW + 2 * best + winner
        may |= _deuce(lower, FALLS)
        hands = _without(state.hands, led.bit | card.bit)
        row, sweep = state.row, state.sweep and winner == state.leader
        if takes or not led.bit & _DEUCES:
            # The row is broken, so that each of its deuces has brought its own bonus.
            may |= _row(row, state.leader)
            row = 0
        if not takes and led.bit & _DEUCES:
            left = hands[0].bit_count()
            if left < len(AT_THE_END):
                row |= led.bit
            else:
                may |= _deuce(led, winner)
            points += Bonus.DEUCE.points if left else 0
        value, aces, lost = (-points if winner else points), state.aces, 0
        follower = 1 - winner
        if lower.rank is Rank.ACE and aces[follower]:
            number = aces[follower] - 3
            lost = ACES_KEPT[number][0] - ACES_LOST[number][0]
            value += lost if follower else -lost
            may |= 1 << ACES + 4 * follower + 2 * number
            aces = (0, aces[1]) if not follower else (aces[0], 0)
        if state.sweep and not sweep:
            may |= 1 << ALL + 2
        rest = _State(hands, winner, row, sweep, aces)
        later, more = self._led(rest) if hands[0] else _ended(rest)
        return value + later, may | more


def _best_of(found: Iterable[tuple[int, int]], side: int) -> tuple[int, int]:
    """Return the best that a side can reach, and all that may happen as it does so."""
    best, may = 0, 0
    for value, after in found:
        if not may or (value < best if side else value > best):
            best, may = value, after
        elif value == best:
            may |= after
    return best, may


def _deuce(card: Card, what: int) -> int:
    """Return the bit of what happens to a card if it is a deuce."""
    return 1 << DEUCES + 4 * card.suit + what if card.rank is Rank.DEUCE else 0


def _row(row: int, what: int) -> int:
    return sum(_deuce(card, what) for card in cards_in(row))


def _ended(state: _State) -> tuple[int, int]:
    """Return what the end of the deal brings side 0 more, beside the tens of deuces, and what happens by it."""
    winner, number = state.leader, state.row.bit_count()
    points = _ENDS[number] - max(0, number - 1) * Bonus.DEUCE.points
    may = _row(state.row, IN_A_ROW) | 1 << END + 4 * winner + number
    if state.sweep:
        points += Bonus.ALL.points
        may |= 1 << ALL + winner
    for side, kept in enumerate(state.aces):
        if kept:
            may |= 1 << ACES + 4 * side + 2 * (kept - 3) + 1
    return (-points if winner else points), may


def _without(hands: tuple[int, int], cards: int) -> tuple[int, int]:
    return hands[0] & ~cards, hands[1] & ~cards


# What is certain


def _facts(may: int) -> Iterator[Fact]:
    """Yield what is certain on a deal on which nothing else may happen."""
    now = _set(may >> NOW, 2 * len(CARDS))
    if len({at % 2 for at in now}) == 1:
        yield Fact(What.TRICK, SIDES[now[0] % 2], (CARDS[now[0] // 2],) if len(now) == 1 else ())
    ends = _set(may >> END, 8)
    if len({at // 4 for at in ends}) == 1:
        yield Fact(What.LAST, SIDES[ends[0] // 4], (), _ENDS[ends[0] % 4] if len(ends) == 1 else 0)
    for card in CARDS:
        if card.points and len(sides := _set(may >> TAKEN + 2 * card, 2)) == 1:
            yield Fact(What.CARDS, SIDES[sides[0]], (card,))
    for suit in Suit:
        card, fate = Card.of(suit, Rank.DEUCE), _set(may >> DEUCES + 4 * suit, 4)
        if fate == [FALLS]:
            yield Fact(What.IDLE, Who.NOBODY, (card,))
        elif len(fate) == 1 and fate[0] != IN_A_ROW:
            yield Fact(What.DEUCE, SIDES[fate[0]], (card,), Bonus.DEUCE.points)
    for side, who in enumerate(SIDES):
        if len(kept := _set(may >> ACES + 4 * side, 4)) == 1:
            yield Fact(What.ACES, who, (), (ACES_KEPT if kept[0] % 2 else ACES_LOST)[kept[0] // 2][0])
    if len(swept := _set(may >> ALL, 3)) == 1:
        yield Fact(What.SWEEP, (*SIDES, Who.NOBODY)[swept[0]], (), Bonus.ALL.points)


def _set(bits: int, width: int) -> list[int]:
    """Return which of the lowest bits are set."""
    return [at for at in range(width) if bits >> at & 1]
