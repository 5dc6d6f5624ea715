"""The part that the computer players of Trappola and Bulka share: from a view and random numbers they choose a move.

A player samples hands of the opponent that fit what it knows, and tries each of its cards against them. Many
deals are played out by simple rules, some are also solved perfectly, and the mean of both decides.
The level decides how many hands are sampled, and what is overlooked.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate, product
from math import comb, factorial, perm
from random import Random
from statistics import fmean
from time import perf_counter
from typing import ClassVar, Final, Generic, TypeVar

from engine.cards.pack import mask_of
from engine.cards.trappola_pack import CARDS, FIGURES, RANK_MASKS, SUIT_MASKS, Card, Rank, cards_in
from engine.duel.hints import are_as_good, reason_for
from engine.duel.play import ACES_KEPT, ACES_LOST, AT_THE_END, TRICKS, Bonus, DuelView, beats
from engine.duel.solver import Position, Solver, run_of, solve
from engine.moves import KEEP, PASS, REFUSE, Ask, Bianca, Blanche, Cut, Declare, Move, Pass, Play
from engine.players import FULL, LEAST, NOTICED, SECONDS, Advice, Level, Reason

EXACT_SHARE: Final = 0.5
"""The weight of the solved deals, where there are any, against those played out."""
ALL_CARDS: Final = (1 << len(CARDS)) - 1
ACES: Final = RANK_MASKS[Rank.ACE]
DEUCES: Final = RANK_MASKS[Rank.DEUCE]
PICTURES: Final = mask_of(card for card in CARDS if card.rank in FIGURES)
SECRET: Final = (*FIGURES, Rank.DEUCE)
"""The ranks of a set of Trappola whose rank is kept secret."""
COUNTING: Final = tuple(RANK_MASKS[rank] for rank in (Rank.JACK, Rank.CAVALIER, Rank.KING))
PLAIN: Final = ALL_CARDS & ~ACES & ~PICTURES & ~DEUCES
_DEUCE, _LAST, _ALL, _FIRST = (bonus.points for bonus in (Bonus.DEUCE, Bonus.LAST, Bonus.ALL, Bonus.FIRST_DEUCE))
_END: Final = tuple(AT_THE_END[1 + run].points - run * _DEUCE for run in range(len(AT_THE_END)))
"""By how many tricks before it were won with deuces: the points of a deuce in the last trick, less their tens."""
_ROW: Final = len(AT_THE_END)
"""With so many tricks left, or fewer, deuces count as those of the last tricks."""
_ACE_LOST: Final = (0, 0, 0, *(kept[0] - lost[0] for kept, lost in zip(ACES_KEPT, ACES_LOST, strict=True)))
"""Points lost with an ace, by the number of aces that were to be kept."""
_POINTS: Final = tuple(card.points for card in CARDS)
_SUIT_OF: Final = tuple(SUIT_MASKS[card.suit] for card in CARDS)


TRIED: Final = 400
"""On how many deals with each hand it is compared with a new one, for a hint and for looking back."""


@dataclass(frozen=True, slots=True)
class Skill:
    """The abilities of a level."""

    rough: int
    """How many hands are sampled and played out."""
    exact: tuple[int, ...] = (0,) * TRICKS
    """How many of them are solved as well, by the number of tricks left less one."""
    hands: int = 20
    """How many deals are sampled to find out what a hand is worth that may be exchanged."""
    keeps_sets: bool = False
    """Whether a hand with a set is kept without a thought, as people who begin do."""
    forgets: float = 0.0
    """The probability that a set of less than `NOTICED` points, or a question, is overlooked."""
    sensible: bool = False
    """Whether it throws nothing on a lost trick for which a lower card of the suit, with fewer points, would do."""
    spares: bool = False
    """Whether it throws the fewest points there of cards that seem to be equally good."""
    reads: bool = False
    """Whether it prefers hands with which the opponent would have played as it has, where players can tell."""


SKILLS: Final = {
    Level.BEGINNER: Skill(rough=1, hands=1, keeps_sets=True, forgets=0.3, sensible=True),
    Level.REGULAR: Skill(rough=4, sensible=True, spares=True),
    Level.STRONG: Skill(rough=100, exact=(0, 40, 40, 40, 40, 24, 16, 8, 4), hands=80),
}


@dataclass(frozen=True, slots=True)
class Seen:
    """What a seat knows of the opponent's hand."""

    held: int
    """How many cards the opponent holds."""
    may: int
    """The cards that the opponent may hold, as a mask."""
    theirs: int
    """The cards that the opponent has played, as a mask."""
    played: int
    """The cards that the seat itself has played, as a mask."""
    sets: tuple[tuple[tuple[Rank, ...], int], ...]
    """The sets that the opponent has declared: the ranks that each may have, and its number of cards."""


def plays_of(view: DuelView) -> Iterator[tuple[int, Card, Card]]:
    """Yield the seat and the card of each play in this deal, with the card led to its trick."""
    for trick in view.tricks:
        for seat, card in trick.plays:
            yield seat, card, trick.cards[0]
    if view.table and view.leader is not None:
        yield view.leader, view.table[0], view.table[0]


def seen_in_play(view: DuelView) -> tuple[int, int, int]:
    """Return what the tricks tell, as masks: cards the opponent may hold, cards it played, cards the seat played."""
    own = theirs = 0
    may = ALL_CARDS & ~mask_of(view.hand)
    for actor, card, led in plays_of(view):
        if actor == view.seat:
            own |= card.bit
        else:
            theirs |= card.bit
            if card.suit is not led.suit:
                may &= ~SUIT_MASKS[led.suit]
    return may & ~(own | theirs), theirs, own


class Hands:
    """All hands of the opponent that fit what a seat knows; each is drawn with the same probability."""

    def __init__(self, seen: Seen) -> None:
        self._seen = seen
        self._ways = list(_ways(seen))
        self._upto = list(accumulate(way[0] for way in self._ways))
        if not self._upto:
            raise ValueError("no hand fits what is known")
        self._secret = [number for ranks, number in seen.sets if len(ranks) > 1]
        self.certain = self._upto[-1] == 1
        """Whether only one hand fits."""

    def draw(self, random: Random, count: int) -> list[int]:
        """Draw `count` hands, or one if only one fits."""
        return [self._one(random) for _ in range(1 if self.certain else count)]

    def _one(self, random: Random) -> int:
        """Draw one hand; reject some that explain the declarations in several ways, so all hands are equally likely."""
        while True:
            _, fixed, pool, free = random.choices(self._ways, cum_weights=self._upto)[0]
            hand = fixed | sum(random.sample(pool, free))
            ways = self._readings(hand)
            if ways == 1 or random.random() * ways < 1:
                return hand

    def _readings(self, hand: int) -> int:
        """Count the ways to find the declared sets of secret rank in a hand and the cards played from it."""
        if not self._secret:
            return 1
        sizes = [((hand | self._seen.theirs) & RANK_MASKS[rank]).bit_count() for rank in SECRET]
        readings = 1
        for number in (3, 4):
            told = self._secret.count(number)
            readings *= perm(sizes.count(number), told) // factorial(told)
        return readings


def _ways(seen: Seen) -> Iterator[tuple[int, int, list[int], int]]:
    """Yield the ways to explain the declarations: number of hands, certain cards, possible cards, how many of these."""
    for ranks in product(*(ranks for ranks, _ in seen.sets)):
        if len(set(ranks)) < len(ranks):
            continue
        numbers = [number for _, number in seen.sets]
        free = [cards_in(RANK_MASKS[rank] & ~seen.theirs) for rank in ranks]
        lacking = [(0,) if number == 4 else [c.bit for c in cards] for cards, number in zip(free, numbers, strict=True)]
        for missing in product(*lacking):
            fixed = sum(mask_of(cards) for cards in free) & ~sum(missing)
            others = [card.bit for card in cards_in(seen.may & ~fixed & ~sum(missing))]
            count = seen.held - fixed.bit_count()
            if not fixed & ~seen.may and 0 <= count <= len(others):
                yield comb(len(others), count), fixed, others, count


# The players


V = TypeVar("V", bound=DuelView)


@dataclass(frozen=True, slots=True)
class Trial:
    """A card, and how good it seems to be."""

    card: Card
    worth: float
    """The points that the player gets from here on, less the opponent's."""


class DuelPlayers(ABC, Generic[V]):
    """The computer players of a two-handed game; a subclass adds what is declared in its game."""

    SKILLS: ClassVar[Mapping[Level, Skill]] = SKILLS
    EXTRAS: ClassVar[bool]
    """Whether bonuses for the first trick and for all nine exist, and aces can be kept."""

    # What each game decides for itself

    @abstractmethod
    def before_play(self, view: V, skill: Skill, random: Random, seconds: float) -> Move:
        """Return the move before the first lead."""

    @abstractmethod
    def worth_said(self, move: Move) -> int:
        """Return the most points that a declaration can bring; 0 for other moves."""

    @abstractmethod
    def is_due(self, view: V, move: Move, card: Card) -> bool:
        """Return whether a declaration must be made before this card; later ones tell the opponent less."""

    @abstractmethod
    def seen_of(self, view: V) -> Seen:
        """Return what the seat of a view knows of the opponent's hand."""

    @abstractmethod
    def leads(self, view: V) -> bool:
        """Return whether the seat leads to the first trick."""

    @abstractmethod
    def sets_worth(self, hand: int) -> int:
        """Return the points for all that may be declared of a hand, with all aces kept."""

    def new_cards(self, view: V, seen: Seen) -> int:
        """Return the cards that a new hand may get in exchange, as a mask."""
        return ALL_CARDS

    def aces_to_keep(self, view: V, hand: int) -> tuple[int, int]:
        """Return how many aces the seat, and the opponent with this hand, can still keep; 0 for none."""
        return 0, 0

    # The choice of a move

    def choose(self, view: V, level: Level, random: Random, seconds: float = SECONDS) -> Move | None:
        """Return the move of a seat, or `None` where it has nothing to do.

        The same view and random numbers give the same move, unless `seconds` run out before all is solved.
        """
        if view.seat is None or view.turn != view.seat:
            return None
        skill = self.SKILLS[level]
        if any(isinstance(move, Cut) for move in view.legal):
            return random.choice(view.legal)
        if any(isinstance(move, Play) for move in view.legal):
            return self._decide_turn(view, skill, random, seconds)[0]
        return self.before_play(view, skill, random, seconds)

    def plain_move(self, view: V) -> Move | None:
        """Return a move without thinking: all declarations, then the card of least points; hands are kept."""
        if view.seat is None or view.turn != view.seat:
            return None
        said = [move for move in view.legal if isinstance(move, Declare | Bianca | Blanche)]
        if said:
            return max(said, key=self.worth_said)
        plays = [move for move in view.legal if isinstance(move, Play)]
        if plays:
            return min(plays, key=lambda move: (move.card.points, move.card.rank))
        quiet = [move for move in view.legal if move in (KEEP, PASS, REFUSE)]
        return next(iter([*quiet, *view.legal]), None)

    def advise(self, view: V, random: Random, seconds: float = SECONDS) -> Advice:
        """Return what a strong player would do, and why, where a reason can be told.

        Raise `ValueError` if it is not this seat's turn, or a cut is due.
        """
        if view.seat is None or view.turn != view.seat or any(isinstance(move, Cut) for move in view.legal):
            raise ValueError("advice is given to whose turn it is, and where there is something to think about")
        if not any(isinstance(move, Play) for move in view.legal):
            return _said(self.before_play(view, self.SKILLS[Level.STRONG], random, seconds), view)
        move, trials = self._decide_turn(view, self.SKILLS[Level.STRONG], random, seconds)
        if not isinstance(move, Play):
            return _said(move, view)
        best, *others = trials
        may = self.seen_of(view).may
        other = next((each for each in others if not are_as_good(best.card, each.card, may)), None)
        if other is None:
            return Advice(move, None)
        return Advice(move, reason_for(view, best.card, other.card, may), other.card, best.worth - other.worth)

    def _decide_turn(self, view: V, skill: Skill, random: Random, seconds: float) -> tuple[Move, list[Trial]]:
        """Return a declaration, a question or a card, and the cards that were tried, the best first."""
        # Asking is free: the answer tells the opponent no card.
        for ask in self._worth_asking(view):
            if random.random() >= skill.forgets:
                return ask, []
        overlooks = random.random() < skill.forgets
        trials = _preferred(view, self.try_cards(view, skill, random, seconds), skill)
        due = [move for move in view.legal if self.is_due(view, move, trials[0].card)]
        due = [move for move in due if not overlooks or self.worth_said(move) >= NOTICED]
        if due:
            return max(due, key=self.worth_said), []
        return Play(trials[0].card), trials

    def _worth_asking(self, view: V) -> Iterator[Ask]:
        """Return the questions for fourth cards that the seat has not located."""
        seen = mask_of(view.hand) | self.seen_of(view).played
        return (move for move in view.legal if isinstance(move, Ask) and not RANK_MASKS[move.rank] & seen)

    def try_cards(self, view: V, skill: Skill, random: Random, seconds: float = SECONDS) -> list[Trial]:
        """Return the legal cards and their worth, in the order of the hand."""
        cards = [move.card for move in view.legal if isinstance(move, Play)]
        if len(cards) == 1:
            return [Trial(cards[0], 0.0)]
        until = perf_counter() + seconds
        hands = Hands(self.seen_of(view))
        rough = min(skill.rough, max(LEAST, int(skill.rough * seconds / FULL)))
        positions = [self.position_of(view, hand) for hand in hands.draw(random, rough)]
        worths = _mean(cards, map(_rough, positions))
        exact = skill.exact[len(view.hand) - 1]
        if exact and (solved := _mean(cards, solved_of(positions[:exact], until))):
            share = 1.0 if hands.certain else EXACT_SHARE
            worths = [(1 - share) * a + share * b for a, b in zip(worths, solved, strict=True)]
        return [Trial(card, worth) for card, worth in zip(cards, worths, strict=True)]

    def imagine(self, view: V, number: int, random: Random) -> list[int]:
        """Return so many hands that the opponent may hold."""
        drawn = Hands(self.seen_of(view)).draw(random, number)
        return drawn * number if len(drawn) < number else drawn

    def position_of(self, view: V, hand: int) -> Position:
        """Return the position if the opponent holds this hand; the player's side is 0."""
        assert view.leader is not None
        return Position(
            hands=(mask_of(view.hand), hand),
            leader=int(view.leader != view.seat),
            led=view.table[0] if view.table else None,
            run=run_of(view.tricks),
            sweep=self.EXTRAS and len({trick.winner for trick in view.tricks}) == 1,
            extras=self.EXTRAS,
            aces=self.aces_to_keep(view, hand),
        )

    # The worth of a hand

    def is_poor(self, view: V, skill: Skill, random: Random, margin: float, seconds: float) -> bool:
        """Return whether a hand is worth less than an average new one, by more than `margin` points."""
        number = max(1, min(skill.hands, int(skill.hands * seconds / FULL)))
        return self.worth_kept(view, random, number) + margin < 0

    def worth_kept(self, view: V, random: Random, number: int) -> float:
        """Return what a hand is worth more than an average new one by simple rules, after so many deals with each."""
        hand, seen, leads = mask_of(view.hand), self.seen_of(view), self.leads(view)
        kept = fmean(self._worth(hand, other, leads) for other in Hands(seen).draw(random, number))
        cards = [card.bit for card in cards_in(self.new_cards(view, seen))]
        new = []
        for _ in range(number):
            both = random.sample(cards, 2 * TRICKS)
            new.append(self._worth(sum(both[:TRICKS]), sum(both[TRICKS:]), leads))
        return kept - fmean(new)

    def _worth(self, mine: int, theirs: int, leads: bool) -> int:
        """Return what a hand gets more than another in a deal played out by simple rules, with sets."""
        position = self._at_the_start(mine, theirs, leads)
        leader = position.leader
        card = Card(lead_of(position.hands[leader], position.hands[1 - leader]))
        value = played_out(position, card)
        return (value if leads else -value) + self.sets_worth(mine) - self.sets_worth(theirs)

    def _at_the_start(self, mine: int, theirs: int, leads: bool) -> Position:
        aces = [(hand & ACES).bit_count() if self.EXTRAS else 0 for hand in (mine, theirs)]
        keeps = (aces[0] if aces[0] >= 3 else 0, aces[1] if aces[1] >= 3 else 0)
        return Position((mine, theirs), int(not leads), extras=self.EXTRAS, aces=keeps)

    # With all cards seen

    def between(self, leads: int, follows: int) -> int:
        """Return what the hand that leads first gets more than the other by perfect play, with all sets declared."""
        return solve(self._at_the_start(leads, follows, leads=True)) + self.sets_worth(leads) - self.sets_worth(follows)

    def values_of(self, view: V, hand: int) -> dict[Card, int]:
        """Return for each card of the seat to move what it gets more from there on, if the opponent holds this hand."""
        position = self.position_of(view, hand)
        return Solver(extras=position.extras).values(position)


def _preferred(view: DuelView, trials: Sequence[Trial], skill: Skill) -> list[Trial]:
    """Return the cards that were tried, the best first, without those that nobody throws on a lost trick."""
    lost = bool(view.table) and not any(beats(trial.card, view.table[0]) for trial in trials)
    if lost and skill.sensible:
        cards = [trial.card for trial in trials]
        trials = [trial for trial in trials if not any(_does_for(each, trial.card) for each in cards)]
    spared = lost and skill.spares
    return sorted(trials, key=lambda trial: (-trial.worth, trial.card.points if spared else 0))


def _does_for(card: Card, other: Card) -> bool:
    """Return whether a card is lower than another one of its suit and has fewer points; a deuce may bring a bonus."""
    return card.suit is other.suit and card < other and card.points < other.points and card.rank is not Rank.DEUCE


def _said(move: Move, view: DuelView) -> Advice:
    """Return the advice to say something."""
    match move:
        case Declare() | Blanche() | Bianca():
            return Advice(move, Reason.DECLARE)
        case Pass() if view.legal == (PASS,):
            return Advice(move, Reason.NOTHING)
    return Advice(move, None)


def _mean(cards: Sequence[Card], results: Iterable[dict[Card, int]]) -> list[float]:
    found = list(results)
    return [fmean(each[card] for each in found) for card in cards] if found else []


def solved_of(positions: Sequence[Position], until: float) -> Iterator[dict[Card, int]]:
    """Yield the values of each card with perfect play and all cards seen; stop at the time `until`."""
    for position in positions:
        if perf_counter() > until:
            break
        yield Solver(extras=position.extras).values(position)


# Play by simple rules, with all cards seen


def _rough(position: Position) -> dict[Card, int]:
    """Return for each card of the side to move what it brings if the rest is played by simple rules."""
    hand = position.hands[position.turn]
    may = hand if position.led is None else (hand & _SUIT_OF[position.led] or hand)
    return {card: played_out(position, card) for card in cards_in(may)}


Chooser = Callable[[Sequence[int], int, int], int]
"""What plays deals out: from both hands, the side to play and the card led, or -1, it chooses a card."""


def plainly(hands: Sequence[int], side: int, led: int) -> int:
    """Choose a card by simple rules, with all cards seen."""
    mine, theirs = hands[side], hands[1 - side]
    return lead_of(mine, theirs) if led < 0 else _reply(mine, theirs, led)


def played_out(position: Position, card: Card, chosen: Chooser = plainly) -> int:
    """Return how much more the player of this card gets than the other from here on."""
    turn, leader, run, sweep = position.turn, position.leader, position.run, position.sweep
    hands, aces = list(position.hands), list(position.aces)
    hands[turn] ^= 1 << card
    follower = 1 - leader
    if position.led is None:
        led, reply = int(card), chosen(hands, follower, card)
        hands[follower] ^= 1 << reply
    else:
        led, reply = int(position.led), int(card)
    gained = [0, 0]
    while True:
        left = hands[0].bit_count()
        points = _POINTS[led] + _POINTS[reply]
        if reply > led and _SUIT_OF[led] >> reply & 1:
            gained[follower] += points if left else points + _LAST
            leader, follower, run = follower, leader, 0
            sweep = position.extras and left == TRICKS - 1
        else:
            if aces[follower] and ACES >> reply & 1:
                gained[follower] -= _ACE_LOST[aces[follower]]
                aces[follower] = 0
            if DEUCES >> led & 1:
                if not left:
                    points += _END[run]
                else:
                    points += _FIRST if position.extras and left == TRICKS - 1 else _DEUCE
                    run = run + 1 if left < _ROW else 0
            else:
                run = 0
                points += 0 if left else _LAST
            sweep = sweep or (position.extras and left == TRICKS - 1)
            gained[leader] += points if left or not sweep else points + _ALL
        if not left:
            return gained[turn] - gained[1 - turn]
        led = chosen(hands, leader, -1)
        hands[leader] ^= 1 << led
        reply = chosen(hands, follower, led)
        hands[follower] ^= 1 << reply


def lead_of(mine: int, theirs: int) -> int:
    """Choose a lead: the most valuable sure winner, then a deuce that wins, then the least valuable card."""
    winners = 0
    for suit in SUIT_MASKS:
        cards = mine & suit
        if cards:
            above = (theirs & suit).bit_length()
            winners |= cards >> above << above
    sure = winners & ~DEUCES
    if sure:
        return _dearest(sure)
    if winners:
        return winners.bit_length() - 1
    return _cheapest(mine, theirs)


def _reply(mine: int, theirs: int, led: int) -> int:
    """Choose the lowest card that wins the trick, or the least valuable one."""
    suit = mine & _SUIT_OF[led]
    if not suit:
        return _cheapest(mine, theirs)
    above = suit >> led + 1 << led + 1
    return (above & -above).bit_length() - 1 if above else _cheapest(suit, theirs)


def _dearest(cards: int) -> int:
    for rank in (ACES, *reversed(COUNTING)):
        if cards & rank:
            cards &= rank
            break
    return cards.bit_length() - 1


def _cheapest(cards: int, theirs: int) -> int:
    """Choose the least valuable card: one without points, then a deuce, then pictures and aces."""
    plain = cards & PLAIN
    if plain:
        return (plain & -plain).bit_length() - 1
    for rank in (DEUCES, *COUNTING, ACES):
        if cards & rank:
            cards &= rank
            break
    return (cards & -cards).bit_length() - 1
