"""Perfect play of the rest of a deal between two hands that are both seen, in Trappola and in Bulka.

The value of a position is how many card points and bonuses one side gets more than the other from here on, when
both try to get the most. What makes the search fast enough:

- Only the player who leads can win a trick with a deuce, since nothing is lower. So a run of deuces at the
  end, and a sweep of all nine tricks, always belong to the leader, and a position stores only their length.
- Cards without points differ only in their order. So those still held in a suit are moved down to the lowest places,
  and of several neighbours in one hand only one is tried.
- Bounds on the value of a position are stored under its cards.

Values inside are those of the side that leads to the trick; cards and masks are plain integers.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from engine.cards.trappola_pack import CARDS, RANK_MASKS, SUIT_MASKS, Card, Rank, Suit, cards_in
from engine.duel.play import ACES_KEPT, ACES_LOST, AT_THE_END, TRICKS, Bonus, Trick, may_follow

_POINTS: Final = tuple(card.points for card in CARDS)
_SUIT_OF: Final = tuple(SUIT_MASKS[card.suit] for card in CARDS)
_DEUCES: Final = RANK_MASKS[Rank.DEUCE]
_ACES: Final = RANK_MASKS[Rank.ACE]
_PACK: Final = (1 << len(CARDS)) - 1
_SHIFT: Final = len(CARDS)
"""Both hands are stored in one number: the follower's cards are shifted up by so many bits."""

_DEUCE: Final = Bonus.DEUCE.points
_LAST: Final = Bonus.LAST.points
_ALL: Final = Bonus.ALL.points
_END: Final = tuple(AT_THE_END[1 + run].points - run * _DEUCE for run in range(len(AT_THE_END)))
"""By how many tricks before it were won with deuces: the points of a deuce in the last trick, less their tens."""
_ROW: Final = len(AT_THE_END)
"""With so many tricks left, or fewer, deuces count as those of the last tricks."""

# The state is what earlier tricks decide, as bits: the run of deuces, the sweep of all tricks, the aces to keep.
_RUN: Final = 3
_SWEEP: Final = 4
_ACES_SHIFT: Final = 3
_LEADERS: Final = 3 << _ACES_SHIFT
"""How many aces the leader can keep, less two; 0 for none."""
_FOLLOWERS: Final = _LEADERS << 2
_KEPT: Final = (0, *(kept[0] - lost[0] for kept, lost in zip(ACES_KEPT, ACES_LOST, strict=True)))
"""Points lost with an ace of three, and of four, that were to be kept (Bulka, rule 4)."""

_BEYOND: Final = 1000
"""More points than anybody can get."""
_NOTHING_KNOWN: Final = -_BEYOND, _BEYOND, -1
_NEIGHBOURS: Final = RANK_MASKS[Rank.SEVEN] | RANK_MASKS[Rank.EIGHT] | RANK_MASKS[Rank.NINE]
"""The cards whose next higher neighbour has no points either."""
_PLAIN: Final = _NEIGHBOURS | RANK_MASKS[Rank.TEN]
_REST: Final = ~(_PLAIN | _PLAIN << _SHIFT)


def _moved_down(mine: int, theirs: int, suit: int) -> int:
    """Return the plain cards of a suit in both hands, moved down to the lowest places, in one number."""
    both, place = 0, 9 * suit + Rank.SEVEN
    for bit in (1, 2, 4, 8):
        if (mine | theirs) & bit:
            both |= 1 << place + (0 if mine & bit else _SHIFT)
            place += 1
    return both


_DOWN: Final = tuple(
    tuple(_moved_down(each & 15, each >> 4, suit) if not each & 15 & each >> 4 else 0 for each in range(256))
    for suit in Suit
)


class Position(NamedTuple):
    """A position of a deal with both hands seen."""

    hands: tuple[int, int]
    """The cards still held by sides 0 and 1, as masks; a card on the table is in neither."""
    leader: int
    """The side that leads the current trick."""
    led: Card | None = None
    run: int = 0
    """How many of the last three tricks of the deal the leader has just won with deuces, in a row."""
    sweep: bool = False
    """Whether the leader has won all tricks so far, at least one."""
    extras: bool = False
    """Whether the bonuses for the first trick and for all nine count (Bulka, rule 6)."""
    aces: tuple[int, int] = (0, 0)
    """For each side 3 or 4 if it can still keep so many aces (Bulka, rule 4), else 0."""

    @property
    def turn(self) -> int:
        """The side that plays the next card."""
        return self.leader if self.led is None else 1 - self.leader


def run_of(tricks: Sequence[Trick]) -> int:
    """Return how many of the last three tricks of the deal the next leader has just won with deuces, in a row."""
    run = 0
    for trick in reversed(tricks[TRICKS - _ROW :]):
        if not trick.by_deuce or trick.winner != tricks[-1].winner:
            break
        run += 1
    return run


def solve(position: Position) -> int:
    """Return how many points the side to move gets more than the other from here on.

    >>> from engine.cards.pack import mask_of
    >>> solve(Position((mask_of([Card.parse("s2")]), mask_of([Card.parse("cA")])), leader=0))
    32
    """
    return max(values(position).values())


def values(position: Position) -> dict[Card, int]:
    """Return for each card of the side to move how many points it gets more than the other from here on."""
    return Solver(extras=position.extras).values(position)


class Solver:
    """A search by perfect play; bounds found for one position serve all others."""

    def __init__(self, *, extras: bool) -> None:
        self._extras = extras
        self._known: dict[int, tuple[int, int, int]] = {}
        """By position: lower bound, upper bound, and the lead that answered the last question."""

    def values(self, position: Position) -> dict[Card, int]:
        """Return for each card of the side to move how many points it gets more than the other from here on."""
        leader = position.leader
        mine, theirs = position.hands[leader], position.hands[1 - leader]
        state = position.run | _SWEEP * (position.sweep and self._extras)
        for place, aces in enumerate((position.aces[leader], position.aces[1 - leader])):
            state |= max(0, aces - 2) << _ACES_SHIFT + 2 * place
        if position.led is None:
            return {card: self._after(mine ^ card.bit, theirs, state, card, -_BEYOND) for card in cards_in(mine)}
        return {
            card: -self._trick(mine, theirs ^ card.bit, state, position.led, card, -_BEYOND, _BEYOND)
            for card in cards_in(may_follow(theirs, position.led))
        }

    def _lead(self, mine: int, theirs: int, state: int, alpha: int, beta: int) -> int:
        """Return the leader's value from here on if it lies between `alpha` and `beta`, else a bound on it."""
        if not mine & (mine - 1):
            return self._trick(0, 0, state, mine.bit_length() - 1, theirs.bit_length() - 1, alpha, beta)
        if state >> _ACES_SHIFT:
            state &= (_RUN | _SWEEP) | (_LEADERS if mine & _ACES else 0) | (_FOLLOWERS if theirs & _ACES else 0)
        swords, cups, coins, batons = _DOWN
        both = (mine | theirs << _SHIFT) & _REST
        both |= swords[mine >> 1 & 15 | theirs << 3 & 240] | cups[mine >> 10 & 15 | theirs >> 6 & 240]
        both |= coins[mine >> 19 & 15 | theirs >> 15 & 240] | batons[mine >> 28 & 15 | theirs >> 24 & 240]
        key = both | state << 2 * _SHIFT
        least, most, first = self._known.get(key, _NOTHING_KNOWN)
        if least >= beta or least == most:
            return least
        if most <= alpha:
            return most
        mine, theirs = both & _PACK, both >> _SHIFT
        low, best, settled = max(alpha, least), -_BEYOND, first
        for led in _order(mine, theirs, first):
            value = self._after(mine ^ 1 << led, theirs, state, led, low, beta)
            if value > best:
                best, settled = value, led
                if value > low:
                    low = value
                    if value >= beta:
                        break
        if best <= alpha:
            most = best
        elif best >= beta:
            least = best
        else:
            least = most = best
        self._known[key] = least, most, settled
        return best

    def _after(self, mine: int, theirs: int, state: int, led: int, alpha: int, beta: int = _BEYOND) -> int:
        """Return the leader's value after this lead, in the same way."""
        best = _BEYOND
        suit = theirs & _SUIT_OF[led]
        may = suit or theirs
        # Neighbours without points are equal, so only the lowest is tried.
        may &= ~((may & _NEIGHBOURS) << 1)
        above = suit >> led + 1 << led + 1
        for cards in (may & above, may & ~above & ~_DEUCES, may & ~above & _DEUCES):
            while cards:
                bit = cards & -cards
                cards ^= bit
                value = self._trick(mine, theirs ^ bit, state, led, bit.bit_length() - 1, alpha, beta)
                if value < best:
                    best = value
                    if value <= alpha:
                        return value
                    beta = min(beta, value)
        return best

    def _trick(self, mine: int, theirs: int, state: int, led: int, card: int, alpha: int, beta: int) -> int:
        """Return the leader's value from a trick of these two cards on, in the same way."""
        points = _POINTS[led] + _POINTS[card]
        aces = state >> _ACES_SHIFT
        if card > led and _SUIT_OF[led] >> card & 1:
            left = mine.bit_count()
            if not left:
                return -points - _LAST
            after = (aces >> 2 | (aces & 3) << 2) << _ACES_SHIFT
            if self._extras and left == TRICKS - 1:
                after |= _SWEEP
            return -points - self._lead(theirs, mine, after, -beta - points, -alpha - points)
        if aces > 3 and _ACES >> card & 1:
            points += _KEPT[aces >> 2]
            state &= ~_FOLLOWERS
        deuce = _DEUCES >> led & 1
        left = mine.bit_count()
        if not left:
            return points + (_END[state & _RUN] if deuce else _LAST) + (_ALL if state & _SWEEP else 0)
        run = 0
        if left == TRICKS - 1 and self._extras:
            state |= _SWEEP
            points += deuce * Bonus.FIRST_DEUCE.points
        elif deuce:
            points += _DEUCE
            if left < _ROW:
                run = (state & _RUN) + 1
        return points + self._lead(mine, theirs, state & ~_RUN | run, alpha - points, beta - points)


def _order(mine: int, theirs: int, first: int) -> list[int]:
    """Return the leads to try, one of neighbours: the one that worked before, winners, losers, deuces."""
    leads = [first] if first >= 0 else []
    winners, losers, deuces = [], [], []
    cards = mine & ~((mine & _NEIGHBOURS) << 1)
    while cards:
        bit = cards & -cards
        cards ^= bit
        led = bit.bit_length() - 1
        if led == first:
            continue
        if (theirs & _SUIT_OF[led]) > bit:
            losers.append(led)
        elif bit & _DEUCES:
            deuces.append(led)
        else:
            winners.append(led)
    return leads + winners + losers + deuces
