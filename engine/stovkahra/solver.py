"""Perfect play of the cards when all hands are seen (rules 13 to 17).

Each side tries to get the most points more than the other, from the position to the end. The search never
asks for the value of a position, only whether the value reaches a goal: this is cheap, because one card that
reaches it ends the search. A few such questions around a guess, then by halving, give the value.
What makes them fast enough:

- One call searches a whole trick, in four nested loops. The cards that may follow either all beat the best card
  so far, or none does (rule 15). So each player knows at once whether the trick can be won, and tries the most
  valuable cards first if it seems so, else the cheapest.
- Leads are ordered by who would win the trick if everybody played the best card. A lead that has answered a
  question is the first to be tried when the position is searched again.
- Bounds on a position's value are stored under the cards still held, and again under its *pattern*: for each suit
  the owners of the cards still held, from low to high, and whether the seven is among them. Positions of the
  same pattern are played alike and differ only in the points of their cards. So the bounds of one,
  widened by the sum of these differences, are bounds of the other.
- Pattern and points of a suit are stored in one number, its *shape*, looked up by the byte of its cards. The points
  are written in unary (an ace is six set bits), so that the number of bits in which two shapes differ
  is the sum of the differences.
- No side can win more than the card points left and a bonus for each of its sevens.

Values inside are those of the side that leads to the trick; seats, cards and masks are plain integers.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from engine.cards.german_pack import CARDS, RANK_MASKS, SUIT_MASKS, Card, Rank, Suit, cards_in
from engine.cards.pack import mask_of
from engine.stovkahra.trick import BEATS, TRICKS, bonus, legal_cards, winning_place

_POINTS: Final = tuple(card.points for card in CARDS)
_SUIT_OF: Final = tuple(SUIT_MASKS[card.suit] for card in CARDS)
_BITS: Final = tuple(1 << card for card in range(32))
_SEVENS: Final = RANK_MASKS[Rank.SEVEN]
_FIRST: Final = bonus(1, Card.of(Suit.ACORNS, Rank.SEVEN))
_MIDDLE: Final = bonus(2, Card.of(Suit.ACORNS, Rank.SEVEN))
_LAST_SEVEN: Final = bonus(TRICKS, Card.of(Suit.ACORNS, Rank.SEVEN))
_LAST: Final = bonus(TRICKS, Card.of(Suit.ACORNS, Rank.EIGHT))

_SEATED: Final = ((0, 1, 2, 3), (1, 2, 3, 0), (2, 3, 0, 1), (3, 0, 1, 2))
"""For each leader, the seats in the order in which they play."""
_STROKES: Final = 6
"""Bits for the points of one card."""
_OWNERS_BITS: Final = 18
"""Bits for the owners of a suit's cards: two for each of eight cards, after a leading 1, or 2 if the seven is held."""
_PATTERN: Final = (1 << 4 * _OWNERS_BITS) - 1
_BEYOND: Final = 1000
"""More points than a side can win."""


class Position(NamedTuple):
    """A position during the play, with all cards seen."""

    trump: Suit
    hands: tuple[int, int, int, int]
    """The cards still held by seats 0 to 3, as masks; cards on the table are in none."""
    leader: int
    """The seat that leads the current trick."""
    table: tuple[Card, ...] = ()
    """The cards of the current trick, in the order played."""

    @property
    def turn(self) -> int:
        """The seat that plays the next card."""
        return (self.leader + len(self.table)) % 4

    @property
    def tricks_left(self) -> int:
        """How many tricks are not finished, with the current one."""
        return self.hands[self.turn].bit_count()

    @property
    def number(self) -> int:
        """The number of the current trick, 1 to 8."""
        return TRICKS + 1 - self.tricks_left

    @property
    def winning(self) -> int:
        """The index in `table` of the best card so far (rule 16)."""
        return winning_place(self.trump, self.table)

    @property
    def legal(self) -> int:
        """The cards that may be played next, as a mask (rules 13 to 15)."""
        hand = self.hands[self.turn]
        if not self.table:
            return hand
        return legal_cards(hand, self.table[0].suit, self.table[self.winning], self.trump)

    def after(self, card: Card) -> Position:
        """Return the position after this card is played; its table may hold all four cards."""
        a, b, c, d = self.hands
        keep = ~(1 << card)
        return Position(self.trump, (a & keep, b & keep, c & keep, d & keep), self.leader, (*self.table, card))

    @property
    def collected(self) -> tuple[int, Position]:
        """The points of a full table for side 0, and the position after the trick."""
        best = self.table[self.winning]
        winner = (self.leader + self.winning) % 4
        # Each hand has one card fewer than when the trick began.
        points = sum(card.points for card in self.table) + bonus(self.number - 1, best)
        return (-points if winner & 1 else points), self._replace(leader=winner, table=())

    def check(self) -> None:
        """Raise `ValueError` unless the position can be reached in play."""
        if len(self.hands) != 4 or self.leader not in range(4):
            raise ValueError("four hands, and a leader from 0 to 3")
        if len(self.table) > 3:
            raise ValueError("a trick under way has three cards at most")
        seen = mask_of(self.table)
        cards = len(self.table)
        for hand in self.hands:
            if not 0 <= hand < 1 << len(CARDS):
                raise ValueError("a hand is a mask of 32 cards")
            seen |= hand
            cards += hand.bit_count()
        if seen.bit_count() != cards:
            raise ValueError("a card is in two places")
        for place in range(4):
            hand = self.hands[(self.leader + place) % 4]
            if hand.bit_count() + (place < len(self.table)) != self.tricks_left:
                raise ValueError("the hands are of unequal size")
        if not 1 <= self.tricks_left <= TRICKS:
            raise ValueError("between one and eight tricks are left")


def solve(position: Position) -> int:
    """Return the points of side 0 minus side 1 from here to the end, if both sides play perfectly.

    All cards of the current trick count, and so do the bonuses of rule 17.

    >>> from engine.cards.german_pack import parse_cards
    >>> one_each = [mask_of(parse_cards(card)) for card in ("hA", "h9", "hK", "a7")]
    >>> solve(Position(Suit.BELLS, tuple(one_each), leader=0))
    17
    """
    position.check()
    return _solver_of(position).solve(position)


def values(position: Position) -> dict[Card, int]:
    """Return for each card that may be played next what `solve` gives after it, as side 0 minus side 1."""
    position.check()
    return _solver_of(position).values(position)


def values_of_plays(
    trump: Suit, hands: tuple[int, int, int, int], leader: int, plays: Sequence[Card]
) -> list[dict[Card, int]]:
    """Return `values` of the position before each card played.

    `hands` and `leader` are those before the first card in `plays`. A value counts from the trick of its card on,
    without points taken earlier. The plays are searched backwards, since nearly all that one position needs is
    known from the next one. Raise `ValueError` if a card could not be played.
    """
    position = Position(trump, hands, leader)
    position.check()
    passed = []
    for card in plays:
        if len(position.table) == 4:
            position = position.collected[1]
        if not position.legal >> card & 1:
            raise ValueError(f"{card} may not be played")
        passed.append(position)
        position = position.after(card)
    solver = Solver(trump, hands)
    found: list[dict[Card, int]] = []
    value = None
    for position, card in zip(reversed(passed), reversed(plays), strict=True):
        if value is not None and len(position.table) == 3:
            value += position.after(card).collected[0]
        found.append(solver.values(position, {} if value is None else {card: value}))
        value = _best(position, found[-1])
    return found[::-1]


def _best(position: Position, of_cards: dict[Card, int]) -> int:
    return min(of_cards.values()) if position.turn & 1 else max(of_cards.values())


def _rule_of_thumb(position: Position) -> int:
    """Guess the value from trumps and aces; before the first lead the guess has a standard deviation of 27 points."""
    a, b, c, d = position.hands
    trumps, aces = SUIT_MASKS[position.trump], RANK_MASKS[Rank.ACE]
    more_trumps = ((a | c) & trumps).bit_count() - ((b | d) & trumps).bit_count()
    more_aces = ((a | c) & aces).bit_count() - ((b | d) & aces).bit_count()
    return 12 * more_trumps + 15 * more_aces


def _solver_of(position: Position) -> Solver:
    hands = list(position.hands)
    for place, card in enumerate(position.table):
        hands[(position.leader + place) % 4] |= card.bit
    return Solver(position.trump, (hands[0], hands[1], hands[2], hands[3]))


class _InOrder(dict[int, tuple[int, ...]]):
    """The cards of each mask in the order of a key, sorted when they are first needed."""

    def __init__(self, key: Callable[[int], int]) -> None:
        self._key = key

    def __missing__(self, mask: int) -> tuple[int, ...]:
        cards = self[mask] = tuple(sorted(map(int, cards_in(mask)), key=self._key))
        return cards


class _Shapes(dict[int, int]):
    """The shape of a suit for each byte of its cards still held, built when it is first needed."""

    def __init__(self, suit: int, owner: Sequence[int]) -> None:
        self._owners = owner[8 * suit : 8 * suit + 8]
        self._owners_at = _OWNERS_BITS * suit
        self._strokes_at = 4 * _OWNERS_BITS + 8 * _STROKES * suit

    def __missing__(self, held: int) -> int:
        owners, strokes = 1, 0
        for rank in _RANKS[held]:
            owners = (owners if rank else 2) << 2 | self._owners[rank]
            strokes = strokes << _STROKES | _STROKES_OF[rank]
        shape = self[held] = strokes << self._strokes_at | owners << self._owners_at
        return shape


def _bonuses_of(own: int) -> dict[int, int]:
    """Return the most that a side can get for its sevens and the last trick, by the mask of sevens held (rule 17)."""
    most = {}
    for sevens in _SOME_SEVENS:
        number = (sevens & own).bit_count()
        most[sevens] = _LAST_SEVEN + (number - 1) * _MIDDLE if number else _LAST
    return most


_RANKS: Final = tuple(tuple(rank for rank in range(8) if byte >> rank & 1) for byte in range(256))
"""The ranks of a suit's cards, from low to high, by their byte."""
_STROKES_OF: Final = tuple((1 << rank.points) - 1 for rank in Rank)
_SOME_SEVENS: Final = tuple(sum(1 << 8 * suit for suit in range(4) if some >> suit & 1) for some in range(16))
_BONUSES: Final = {own: _bonuses_of(own) for own in _SOME_SEVENS}


class Solver:
    """The search of one deal, or of what is left of one, with all bounds found so far."""

    def __init__(self, trump: Suit, hands: tuple[int, int, int, int]) -> None:
        self._hands = hands
        self._trumps = SUIT_MASKS[trump]
        self._beats = BEATS[trump]
        self._owner = [next((seat for seat in range(4) if hands[seat] >> card & 1), 0) for card in range(32)]
        self._shapes = [_Shapes(suit, self._owner) for suit in Suit]
        self._bonuses = _BONUSES[(hands[0] | hands[2]) & _SEVENS], _BONUSES[(hands[1] | hands[3]) & _SEVENS]
        self._cheap = _InOrder(lambda card: _POINTS[card] * 8 + card % 8)
        self._dear = _InOrder(lambda card: -_POINTS[card] * 8 - card % 8)
        self._known: dict[int, tuple[int, int]] = {}
        self._alike: dict[int, tuple[int, int, int]] = {}
        self._ranks: dict[int, list[int]] = {}
        self._leads: dict[int, list[int]] = {}
        self.expanded = 0
        """How many positions have been searched."""

    # Exact values, of side 0

    def solve(self, position: Position) -> int:
        """Return what the function `solve` does; the position must be one of this deal."""
        return self._exact(position, _rule_of_thumb(position), 16)

    def values(self, position: Position, found: dict[Card, int] | None = None) -> dict[Card, int]:
        """Return what the function `values` does; `found` may hold some of the values."""
        result = dict(found or {})
        last = next(iter(result), None)
        for card in cards_in(position.legal):
            if card not in result:
                near, step = (result[last], 4) if last is not None else (_rule_of_thumb(position), 16)
                result[card] = self._exact(position.after(card), near, step)
            last = card
        return {card: result[card] for card in cards_in(position.legal)}

    def _exact(self, position: Position, guess: int, step: int) -> int:
        """Return the value: ask around a guess in growing steps until it lies between two bounds, then by halving."""
        sign = -1 if position.leader & 1 else 1
        ask = self._question(position)
        low, high = -_BEYOND, _BEYOND
        goal = guess * sign
        while low < high:
            bound = ask(goal)
            if bound >= goal:
                low = bound
            else:
                high = bound
            if high == _BEYOND:
                goal = low + step
            elif low == -_BEYOND:
                goal = high - step + 1
            else:
                goal = (low + high + 1) // 2
            step *= 2
        return low * sign

    def _question(self, position: Position) -> Callable[[int], int]:
        """Return a function that maps a goal to a bound, which tells whether the leader's side reaches the goal."""
        _, hands, leader, table = position
        held = hands[0] | hands[1] | hands[2] | hands[3]
        rest = sum([_POINTS[card] for card in cards_in(held)])
        if table:
            place = position.winning
            best, winner = int(table[place]), (leader + place) % 4
            points = sum([_POINTS[card] for card in table])
            # With a full table each hand has one card fewer than when the trick began.
            tricks = position.tricks_left + len(table) // 4
            suit = SUIT_MASKS[table[0].suit]
            return lambda goal: self._within(held, leader, len(table), suit, best, winner, points, rest, tricks, goal)
        if position.tricks_left == 1:
            return lambda goal: self._last_trick(held, leader, rest)
        return lambda goal: self._bound(held, leader, position.tricks_left, rest, goal)

    def _within(
        self,
        held: int,
        leader: int,
        place: int,
        suit: int,
        best: int,
        winner: int,
        points: int,
        rest: int,
        tricks: int,
        goal: int,
    ) -> int:
        """Return a bound like `_bound`, card by card, for a trick that has begun.

        `place` cards lie on the table; `suit` was led, and `best` is the best of them, played by `winner`. They are
        worth `points`, and the cards still held are worth `rest`.
        """
        if place == 4:
            points += bonus(TRICKS + 1 - tricks, CARDS[best])
            ours = not (winner ^ leader) & 1
            if tricks == 1:
                value = 0
            elif tricks == 2:
                value = self._last_trick(held, winner, rest)
            else:
                value = self._bound(held, winner, tricks - 1, rest, goal - points if ours else 1 - goal - points)
            return points + value if ours else -points - value
        seat = (leader + place) % 4
        hand = self._hands[seat] & held
        follow = hand & suit or hand & self._trumps
        over = follow & self._beats[best]
        found = _BEYOND if place & 1 else -_BEYOND
        for card in self._dear[over or follow or hand]:
            value = self._within(
                held ^ 1 << card,
                leader,
                place + 1,
                suit,
                card if over else best,
                seat if over else winner,
                points + _POINTS[card],
                rest - _POINTS[card],
                tricks,
                goal,
            )
            if place & 1:
                found = min(found, value)
                if found < goal:
                    break
            else:
                found = max(found, value)
                if found >= goal:
                    break
        return found

    # Bounds, of the leader's side

    def _bound(self, held: int, leader: int, tricks: int, rest: int, goal: int) -> int:
        """Return a bound on the value before a trick, two left or more; it is `goal` or more exactly if the value is.

        `held` is the mask of the cards still held, `rest` is their points.
        """
        code = held << 2 | leader
        known = self._known.get(code)
        if known is not None:
            low, high = known
        else:
            sevens = held & _SEVENS
            low = -rest - self._bonuses[~leader & 1][sevens]
            high = rest + self._bonuses[leader & 1][sevens]
            if tricks == TRICKS:
                low -= _FIRST - _MIDDLE
                high += _FIRST - _MIDDLE
        if low >= goal:
            return low
        if high < goal:
            return high
        acorns, leaves, hearts, bells = self._shapes
        shape = acorns[held & 255] | leaves[held >> 8 & 255] | hearts[held >> 16 & 255] | bells[held >> 24]
        pattern = (shape & _PATTERN) << 2 | leader
        alike = self._alike.get(pattern)
        if alike is not None:
            other, other_low, other_high = alike
            apart = (shape ^ other).bit_count()
            if low < other_low - apart:
                low = other_low - apart
            if high > other_high + apart:
                high = other_high + apart
            if low >= goal or high < goal:
                self._known[code] = low, high
                return low if low >= goal else high
        value = self._look(held, leader, tricks, rest, goal)
        if value < goal:
            high = value
        else:
            low = value
        self._known[code] = low, high
        self._alike[pattern] = shape, low, high
        return value

    def _look(self, held: int, leader: int, tricks: int, rest: int, goal: int) -> int:
        """Search the trick for the bound: `a` leads and `b`, `c`, `d` follow; `a` and `c` want much, the others little.

        The loops are written out, and the rules are masks, because a call for each card would double the time.
        """
        self.expanded += 1
        trumps, beats = self._trumps, self._beats
        cheap, dear = self._cheap, self._dear
        a, b, c, d = _SEATED[leader]
        hands = self._hands
        hand_b, hand_c, hand_d = hands[b] & held, hands[c] & held, hands[d] & held
        seven = _FIRST if tricks == TRICKS else _MIDDLE
        code = held << 2 | leader
        leads: Sequence[int] | None = self._leads.get(code)
        if leads is None:
            # In the last three tricks searching is as fast as sorting.
            if tricks > 3:
                leads = self._leads[code] = self._in_order(held, leader)
            else:
                leads = dear[hands[a] & held]
        tricks -= 1
        most_a = -_BEYOND
        for card_a in leads:
            suit = _SUIT_OF[card_a]
            follow_b = hand_b & suit or hand_b & trumps
            follow_c = hand_c & suit or hand_c & trumps
            follow_d = hand_d & suit or hand_d & trumps
            held_a = held ^ _BITS[card_a]
            points_a = _POINTS[card_a]
            over_b = follow_b & beats[card_a]
            order = dear if over_b or follow_d & beats[card_a] else cheap
            least_b = _BEYOND
            for card_b in order[over_b or follow_b or hand_b]:
                best = card_b if over_b else card_a
                held_b = held_a ^ _BITS[card_b]
                points_b = points_a + _POINTS[card_b]
                over_c = follow_c & beats[best]
                over_d = follow_d & beats[best]
                order = dear if over_c or not (over_b or over_d) else cheap
                most_c = -_BEYOND
                for card_c in order[over_c or follow_c or hand_c]:
                    if over_c:
                        best = card_c
                        over_d = follow_d & beats[card_c]
                    held_c = held_b ^ _BITS[card_c]
                    points_c = points_b + _POINTS[card_c]
                    winner = d if over_d else c if over_c else b if over_b else a
                    # Where `d` cannot beat, `best` is already the winner's card; otherwise it is set in the loop below.
                    ours = not (winner ^ leader) & 1
                    least_d = _BEYOND
                    for card_d in (cheap if ours else dear)[over_d or follow_d or hand_d]:
                        if over_d:
                            best = card_d
                        left = held_c ^ _BITS[card_d]
                        points = points_c + _POINTS[card_d]
                        after = rest - points
                        if not best & 7:
                            points += seven
                        if tricks == 1:
                            value = self._last_trick(left, winner, after)
                            value = points + value if ours else -points - value
                        elif ours:
                            value = points + self._bound(left, winner, tricks, after, goal - points)
                        else:
                            value = -points - self._bound(left, winner, tricks, after, 1 - goal - points)
                        if value < least_d:
                            least_d = value
                            if value < goal:
                                break
                    if least_d > most_c:
                        most_c = least_d
                        if most_c >= goal:
                            break
                if most_c < least_b:
                    least_b = most_c
                    if least_b < goal:
                        break
            if least_b > most_a:
                most_a = least_b
                if most_a >= goal:
                    if leads[0] != card_a:
                        self._leads[code] = [card_a, *[card for card in leads if card != card_a]]
                    break
        return most_a

    def _last_trick(self, held: int, leader: int, rest: int) -> int:
        """Return what the last trick, whose cards are all forced, brings the leader's side."""
        led = (self._hands[leader] & held).bit_length() - 1
        best = (held & self._trumps or held & _SUIT_OF[led]).bit_length() - 1
        value = rest + (_LAST if best & 7 else _LAST_SEVEN)
        return -value if (self._owner[best] ^ leader) & 1 else value

    def _in_order(self, held: int, leader: int) -> list[int]:
        """Return the leads, best first; their ranks are stored by suit, since they depend only on it and on trumps."""
        hand, trumps, ranks = self._hands[leader] & held, self._trumps, self._ranks
        ranked: list[int] = []
        for suit in SUIT_MASKS:
            if hand & suit:
                key = (held & (suit | trumps)) << 2 | leader
                leads = ranks.get(key)
                if leads is None:
                    leads = ranks[key] = self._ranked(suit, held, leader)
                ranked += leads
        ranked.sort()
        return [lead & 31 for lead in ranked]

    def _ranked(self, suit: int, held: int, leader: int) -> list[int]:
        """Return the leads of a suit as `rank * 32 + card`; a lower rank is tried earlier.

        The rank depends on who wins if all play their best card. Its weights were found by trial.
        """
        hands, trumps = self._hands, self._trumps
        _, second, partner, last = _SEATED[leader]
        a, b, c, d = hands[leader] & held, hands[second] & held, hands[partner] & held, hands[last] & held
        score = (a & suit).bit_count()
        ruffs = 0
        if suit == trumps:
            score += 9 if (b | d) & trumps else 12
        else:
            if not b & suit:
                ruffs = b
            if not c & suit:
                ruffs |= c
            if not d & suit:
                ruffs |= d
            ruffs &= trumps
        best = (ruffs or (b | c | d) & suit).bit_length() - 1
        ours = self._owner[best] == partner
        ranked = []
        for card in self._dear[a & suit]:
            if card > best and not ruffs:
                value = 2 * _POINTS[card] - (13 if card & 7 else 18)
            elif ours:
                value = -_POINTS[card] - (11 if card & 7 else 9)
            else:
                value = 0 if card & 7 else 2
            ranked.append((score + value) * 32 + card)
        return ranked
