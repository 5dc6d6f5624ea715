"""The computer players of Bulka: when to ask alifer, what to declare, and what they know of the opponent."""

from __future__ import annotations

from random import Random
from typing import Final

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
from engine.cards.trappola_pack import RANK_MASKS, Card, Rank
from engine.duel.play import ACES_KEPT
from engine.duel.players import ACES, PICTURES, DuelPlayers, Seen, Skill, plays_of, seen_in_play
from engine.moves import AGREE, ALIFER, BIANCA, BLANCHE, PASS, REFUSE, Bianca, Blanche, Declare, Move

DEAL_ANEW: Final = 10.0
"""How many points below the average a hand must be before alifer is asked; the opponent agrees only with a bad hand."""


class BulkaPlayers(DuelPlayers[View]):
    """Players who ask alifer with a poor hand, and declare as late as they may."""

    EXTRAS = True

    def before_play(self, view: View, skill: Skill, random: Random, seconds: float) -> Move:
        if view.phase is Phase.MELD:
            return self._meld(view, skill, random)
        poor = self.is_poor(view, skill, random, DEAL_ANEW if ALIFER in view.legal else 0.0, seconds)
        if ALIFER in view.legal:
            return ALIFER if poor else PASS
        return AGREE if poor else REFUSE

    def _meld(self, view: View, skill: Skill, random: Random) -> Move:
        """Return what has to be declared before the first lead; aces and bianka wait, to tell the opponent less."""
        said: list[Move] = [
            move for move in view.legal if isinstance(move, Declare) and move.combination.rank is not Rank.ACE
        ]
        if BIANCA not in view.legal and BLANCHE in view.legal:
            said.append(BLANCHE)
        heard = [move for move in said if random.random() >= skill.forgets]
        return max(heard, key=self.worth_said, default=PASS)

    def worth_said(self, move: Move) -> int:
        return worth_of(move)[0] if isinstance(move, Declare | Blanche | Bianca) else 0

    def is_due(self, view: View, move: Move, card: Card) -> bool:
        if isinstance(move, Bianca):
            return len(view.hand) == 1
        return isinstance(move, Declare) and card.rank is move.combination.rank

    def seen_of(self, view: View) -> Seen:
        may, theirs, own = seen_in_play(view)
        opponent = next(each for each in view.pair if each != view.seat)
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

    def leads(self, view: View) -> bool:
        return view.seat == view.pair[1]

    def aces_to_keep(self, view: View, hand: int) -> tuple[int, int]:
        assert view.seat is not None
        opponent = next(each for each in view.pair if each != view.seat)
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


def _aces_to_keep(view: View, seat: int, held: int) -> int:
    gone = mask_of(card for actor, card, _ in plays_of(view) if actor == seat) & ACES
    said = any(meld.seat == seat and is_of_aces(meld) for meld in view.melds)
    number = ((held | gone) & ACES).bit_count()
    return number if number >= 3 and (said or not gone) and keeps_aces(view.tricks, seat) else 0


_PLAYERS: Final = BulkaPlayers()
choose, advise, plain_move = _PLAYERS.choose, _PLAYERS.advise, _PLAYERS.plain_move
between, values_of = _PLAYERS.between, _PLAYERS.values_of
