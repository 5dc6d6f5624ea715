"""The computer players of Bulka: when to ask alifer, what to declare, and what they know of the opponent."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from random import Random
from statistics import fmean, stdev
from time import perf_counter
from typing import Final

from engine.bulka.habits import Players, choices, weight_of
from engine.bulka.rules import (
    BIANCA_WORTH,
    BLANCHE_WORTH,
    MELDS,
    Phase,
    View,
    is_of_aces,
    keeps_aces,
    worth_of,
)
from engine.cards.pack import mask_of
from engine.cards.trappola_pack import RANK_MASKS, SUIT_MASKS, Card, Rank
from engine.duel.play import ACES_KEPT, ACES_LOST
from engine.duel.players import (
    ACES,
    ALL_CARDS,
    EXACT_SHARE,
    PICTURES,
    PLAIN,
    SKILLS,
    TRIED,
    DuelPlayers,
    Hands,
    Seen,
    Skill,
    Trial,
    played_out,
    plays_of,
    seen_in_play,
    solved_of,
)
from engine.duel.solver import Position
from engine.moves import AGREE, ALIFER, BIANCA, BLANCHE, PASS, REFUSE, Bianca, Blanche, Declare, Move, Play
from engine.players import FULL, LEAST, NOTICED, SECONDS, Advice, Level

DEAL_ANEW: Final = 10.0
"""How many points below the average a hand must be before alifer is asked; the opponent agrees only with a bad hand."""
AGREED: Final = 15.0
"""How many below it must be to agree: against somebody who asks, a hand is worth more than against others."""
BLAMED: Final = 0.66
"""Which share is told where looking back calls an answer to alifer wrong: such hands seem worth more than they are."""
ANSWERING, ASKING = 0.75, 0.9
"""Which share of what a hand is worth by simple rules it has in deals played on: to who answers alifer, who asks."""
BATCH: Final = 40
"""After so many deals played out, cards that are surely not the best are tried no more."""
SURE: Final = 2.5
"""They are not if they trail the best by so many standard errors."""
DRAWN: Final = 4
"""How many hands strong draws for each that it imagines, so that it can prefer some."""


CLOSE: Final = 8
"""Who plays for the cup does not care for points beyond a lead of so many."""
Goal = Callable[[float], float]
"""What points from here on are worth."""
STRONG: Final = replace(SKILLS[Level.STRONG], rough=160, exact=(0, 40, 40, 40, 40, 0, 0, 0, 0), reads=True)
"""Strong reads the opponent's hand from its cards, and when it plays deals out, nobody sees all cards."""


class BulkaPlayers(DuelPlayers[View]):
    """Players who ask alifer with a poor hand, and declare as late as they may."""

    EXTRAS = True
    SKILLS = SKILLS | {Level.STRONG: STRONG}

    def before_play(self, view: View, skill: Skill, random: Random, seconds: float) -> Move:
        if view.phase is Phase.MELD:
            return self._meld(view, skill, random)
        if ALIFER in view.legal:
            return ALIFER if self.is_poor(view, skill, random, DEAL_ANEW, seconds) else PASS
        return AGREE if self.is_poor(view, skill, random, AGREED if skill.reads else 0.0, seconds) else REFUSE

    def gain_of_keeping(self, view: View, random: Random, share: float = BLAMED) -> float:
        """Return by about how many points it is better to refuse alifer than to agree; below 0 it is worse."""
        return share * (self.worth_kept(view, random, TRIED) + AGREED)

    def _meld(self, view: View, skill: Skill, random: Random) -> Move:
        """Return what has to be declared before the first lead; aces and bianka wait, to tell the opponent less."""
        said: list[Move] = [
            move for move in view.legal if isinstance(move, Declare) and move.combination.rank is not Rank.ACE
        ]
        if BIANCA not in view.legal and BLANCHE in view.legal:
            said.append(BLANCHE)
        heard = [move for move in said if random.random() >= skill.forgets or self.worth_said(move) >= NOTICED]
        return max(heard, key=self.worth_said, default=PASS)

    def worth_said(self, move: Move) -> int:
        return worth_of(move)[0] if isinstance(move, Declare | Blanche | Bianca) else 0

    def is_due(self, view: View, move: Move, card: Card) -> bool:
        if isinstance(move, Bianca):
            return len(view.hand) == 1
        return isinstance(move, Declare) and card.rank is move.combination.rank

    def seen_of(self, view: View) -> Seen:
        may, theirs, own = seen_in_play(view)
        opponent = _opponent(view)
        spoken = [each.said for each in view.melds if each.seat == opponent]
        if BIANCA in spoken or BLANCHE in spoken:
            may &= ~PICTURES
        if BIANCA in spoken:
            may &= ~ACES
        for asked in view.asked:
            if asked.seat == view.seat:
                may &= ~Card.of(asked.suit, asked.rank).bit
        sets = tuple(
            ((each.combination.rank,), each.combination.number) for each in spoken if isinstance(each, Declare)
        )
        return Seen(view.held[opponent], may, theirs, own, sets)

    def try_cards(self, view: View, skill: Skill, random: Random, seconds: float = SECONDS) -> list[Trial]:
        cards = [move.card for move in view.legal if isinstance(move, Play)]
        if not skill.reads or len(cards) == 1:
            return super().try_cards(view, skill, random, seconds)
        seen = self.seen_of(view)
        hands = Hands(seen)
        if hands.certain:
            return super().try_cards(view, skill, random, seconds)
        until = perf_counter() + seconds
        number = min(skill.rough, max(LEAST, int(skill.rough * seconds / FULL)))
        positions, goals = zip(*self._cases(view, self._imagined(view, seen, hands, number, random)), strict=True)
        different = _different(cards, seen.may | mask_of(view.table))
        worths = _raced(view, list(dict.fromkeys(different.values())), positions, goals, random)
        if exact := skill.exact[len(view.hand) - 1]:
            solved = list(zip(goals, solved_of(positions[:exact], until), strict=False))
            for card, worth in worths.items() if solved else ():
                perfect = fmean(goal(each[card]) for goal, each in solved)
                worths[card] = (1 - EXACT_SHARE) * worth + EXACT_SHARE * perfect
        return [Trial(card, worths[different[card]]) for card in cards]

    def advise(self, view: View, random: Random, seconds: float = SECONDS) -> Advice:
        if AGREE in view.legal:
            gain = self.gain_of_keeping(view, random, ANSWERING)
            return Advice(REFUSE if gain > 0 else AGREE, None, gain=abs(gain))
        if ALIFER in view.legal:
            worth = self.worth_kept(view, random, TRIED)
            asks = worth + DEAL_ANEW < 0
            # A hand that is somewhat poor is kept because the opponent agrees with a poorer one alone.
            return Advice(ALIFER if asks else PASS, None, gain=ASKING * max(0.0, -worth if asks else worth))
        advice = super().advise(view, random, seconds)
        return replace(advice, in_points=view.rules.cup == "off")

    def _cases(self, view: View, hands: Sequence[int]) -> Iterator[tuple[Position, Goal]]:
        """Yield the position for each hand of the opponent, and what points are worth there."""
        # Of the hand, only this matters to the goal and to the aces that can be kept.
        alike: dict[tuple[int, bool], tuple[Position, Goal]] = {}
        for hand in hands:
            kind = hand & ACES, not hand & PICTURES
            if kind not in alike:
                alike[kind] = self.position_of(view, hand), self.goal(view, hand)
            position, goal = alike[kind]
            yield position._replace(hands=(position.hands[0], hand)), goal

    def goal(self, view: View, hand: int) -> Goal:
        """Return what points to come are worth if the opponent holds this hand.

        Who plays for the cup wants to win the round, and hardly cares by how much.
        """
        if view.rules.cup == "off":
            return float
        ahead = self.ahead(view, hand)
        return lambda points: float(max(-CLOSE, min(CLOSE, ahead + points)))

    def ahead(self, view: View, hand: int) -> int:
        """Return how many points the seat has more so far, with all that is still to be said of both hands."""
        assert view.seat is not None
        seen, opponent = self.seen_of(view), _opponent(view)
        mine, theirs = mask_of(view.hand) | seen.played, hand | seen.theirs
        points = view.points[view.seat] - view.points[opponent]
        keeps = self.aces_to_keep(view, hand)
        for seat, dealt, kept, sign in ((view.seat, mine, keeps[0], 1), (opponent, theirs, keeps[1], -1)):
            said = [meld.said for meld in view.melds if meld.seat == seat]
            if kept:
                points += sign * ACES_KEPT[kept - 3][0]
            elif any(is_of_aces(meld) for meld in view.melds if meld.seat == seat):
                points += sign * ACES_LOST[(dealt & ACES).bit_count() - 3][0]
            if not dealt & (PICTURES | ACES) and BIANCA not in said and BLANCHE not in said:
                points += sign * BIANCA_WORTH[0]
        return points

    def _imagined(self, view: View, seen: Seen, hands: Hands, number: int, random: Random) -> list[int]:
        """Return hands that the opponent may hold, more often those with which it would have played as it has."""
        told = choices(view.tricks, view.table[0] if view.table else None, _opponent(view))
        if not told:
            return hands.draw(random, number)
        drawn = hands.draw(random, DRAWN * number)
        aces = seen.theirs & ACES
        weights = {hand: weight_of(hand, told, aces) for hand in dict.fromkeys(drawn)}
        return random.choices(drawn, [weights[hand] for hand in drawn], k=number)

    def imagine(self, view: View, number: int, random: Random) -> list[int]:
        seen = self.seen_of(view)
        hands = Hands(seen)
        return (
            super().imagine(view, number, random)
            if hands.certain
            else self._imagined(view, seen, hands, number, random)
        )

    def leads(self, view: View) -> bool:
        return view.seat == view.pair[1]

    def aces_to_keep(self, view: View, hand: int) -> tuple[int, int]:
        assert view.seat is not None
        opponent = _opponent(view)
        return _aces_to_keep(view, view.seat, mask_of(view.hand)), _aces_to_keep(view, opponent, hand)

    def sets_worth(self, hand: int) -> int:
        points = 0
        for rank, worth in ((Rank.ACE, ACES_KEPT), *MELDS.items()):
            number = (hand & RANK_MASKS[rank]).bit_count()
            if number >= 3:
                points += worth[number - 3][0]
        if not hand & PICTURES:
            points += (BLANCHE_WORTH if hand & ACES else BIANCA_WORTH)[0]
        return points


def _opponent(view: View) -> int:
    return next(each for each in view.pair if each != view.seat)


def _different(cards: Sequence[Card], others: int) -> dict[Card, Card]:
    """Return for each card one that is as good: the lowest of neighbours without points and with none between."""
    like: dict[Card, Card] = {}
    below = cards[0]
    for card in sorted(cards):
        between = others & (card.bit - 1) & ~(below.bit - 1)
        alike = card.suit is below.suit and card.bit & PLAIN and below.bit & PLAIN and below < card and not between
        like[card] = like[below] if alike else card
        below = card
    return like


def _raced(
    view: View, cards: list[Card], positions: Sequence[Position], goals: Sequence[Goal], random: Random
) -> dict[Card, float]:
    """Return what cards are worth when deals are played out; those surely not the best are soon tried no more."""
    lacked = [0, 0]
    for trick in view.tricks:
        if trick.cards[1].suit is not trick.cards[0].suit:
            lacked[trick.follower != view.seat] |= SUIT_MASKS[trick.cards[0].suit]
    gone = mask_of(card for trick in view.tricks for card in trick.cards) | mask_of(view.table)
    found: dict[Card, list[float]] = {card: [] for card in cards}
    for at in range(0, len(positions), BATCH):
        for position, goal in zip(positions[at : at + BATCH], goals[at : at + BATCH], strict=True):
            for card in cards:
                players = Players(position, card, ALL_CARDS & ~gone, lacked, random)
                found[card].append(goal(played_out(position, card, players.choose)))
        cards = _still_good(found, cards)
    return {card: fmean(worths) for card, worths in found.items()}


def _still_good(found: dict[Card, list[float]], cards: list[Card]) -> list[Card]:
    """Return the best card, and those that trail it by less than a few standard errors."""
    best = max(cards, key=lambda card: sum(found[card]))
    kept = []
    for card in cards:
        behind = [a - b for a, b in zip(found[best], found[card], strict=True)]
        if card is best or fmean(behind) < SURE * stdev(behind) / len(behind) ** 0.5:
            kept.append(card)
    return kept


def _aces_to_keep(view: View, seat: int, held: int) -> int:
    gone = mask_of(card for actor, card, _ in plays_of(view) if actor == seat) & ACES
    said = any(meld.seat == seat and is_of_aces(meld) for meld in view.melds)
    number = ((held | gone) & ACES).bit_count()
    return number if number >= 3 and (said or not gone) and keeps_aces(view.tricks, seat) else 0


_PLAYERS: Final = BulkaPlayers()
choose, advise, plain_move = _PLAYERS.choose, _PLAYERS.advise, _PLAYERS.plain_move
between, values_of, gain_of_keeping = _PLAYERS.between, _PLAYERS.values_of, _PLAYERS.gain_of_keeping
