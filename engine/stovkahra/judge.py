"""What cards of Stovkahra are worth by what a seat can know (`engine/judging.py`): points of the play, to a hundred."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random
from typing import Final

from engine.cards.german_pack import CARDS, SUIT_MASKS, Card, Suit, cards_in
from engine.cards.pack import mask_of
from engine.judging import Holding
from engine.moves import Play
from engine.players import Level
from engine.stovkahra.belief import likely
from engine.stovkahra.duplicate import rules
from engine.stovkahra.knowledge import Hands, deals_of
from engine.stovkahra.moves import PLAYS
from engine.stovkahra.players import SKILLS, Skill, taken, try_cards
from engine.stovkahra.playout import Lanes, Start
from engine.stovkahra.rules import GOAL, SEATS, View, side_of
from engine.stovkahra.trick import BEATS, TRICKS, Trick, bonus, may_follow, winning_place

AMPLE: Final = 3600.0
"""Seconds that no thought takes, so that no clock decides."""
STRONG: Final = replace(SKILLS[Level.STRONG], for_game=False)
"""Strong, but for points alone."""
QUICK: Final = Skill(rough=30, careful=False)
"""Who plays deals out: better than regular, for hardly more time."""


def values(view: View, random: Random) -> dict[Card, float]:
    """Return what each legal card seems to be worth to strong."""
    if not any(isinstance(move, Play) for move in view.legal):
        raise ValueError("only cards are judged, and only for whose turn it is")
    return {trial.card: trial.worth for trial in try_cards(view, STRONG, random, AMPLE)}


def deals(view: View, number: int, random: Random) -> list[Hands]:
    """Return deals that fit, more often those in which the others would have played as they have."""
    drawn = deals_of(view).draw(random, max(number, STRONG.rough))
    return (likely(view, drawn, random) if view.tricks or view.table else drawn)[:number]


def played_out(view: View, deal: Hands, card: Card, random: Random, skill: Skill = QUICK) -> int:
    """Return the points of the play from here on, the side of the player less the other.

    They count up to a hundred, which a side that has just won a trick is taken to say, but where many play the deal.
    """
    assert view.seat is not None and view.trump is not None and view.leader is not None
    held, tricks, table = list(deal), list(view.tricks), list(view.table)
    seat, leader, own, start = view.seat, view.leader, side_of(view.seat), taken(view)
    ends, score = view.rules != rules() and max(start) < GOAL, list(start)
    while True:
        held[seat] ^= card.bit
        table.append(card)
        if len(table) == SEATS:
            trick = _trick(view.trump, len(tricks) + 1, leader, table)
            side = side_of(trick.winner)
            score[side] += trick.points + trick.bonus
            tricks.append(trick)
            leader, table = trick.winner, []
            if is_over := ends and score[side] >= GOAL:
                score[side] = GOAL
            if is_over or len(tricks) == TRICKS:
                return score[own] - start[own] - (score[1 - own] - start[1 - own])
        seat = (leader + len(table)) % SEATS
        may = _legal(view.trump, held[seat], table)
        if may & may - 1:
            seen = _seen_by(view, seat, held, tricks, leader, table, may)
            card = max(try_cards(seen, skill, random, AMPLE), key=lambda trial: trial.worth).card
        else:
            card = CARDS[may.bit_length() - 1]


def holdings(view: View, deal: Hands) -> Iterator[Holding]:
    """Yield the cards and suits that the other seats hold in a deal."""
    for seat, hand in enumerate(deal):
        if seat != view.seat:
            yield from (Holding(seat, card) for card in cards_in(hand))
            yield from (Holding(seat, suit) for suit in Suit if hand & SUIT_MASKS[suit])


def expect(view: View, card: Card, random: Random) -> float:
    """Return about how many points the player's side gets more than the other from here on, after a card."""
    assert view.seat is not None and view.trump is not None and view.leader is not None
    start = Start(view.trump, len(view.tricks) + 1, view.leader, view.table)
    (points,) = Lanes(start, deals(view, STRONG.rough, random), [card], random).points()
    return -points if side_of(view.seat) else points


def _trick(trump: Suit, number: int, leader: int, table: Sequence[Card]) -> Trick:
    place = winning_place(trump, table)
    return Trick(leader, tuple(table), (leader + place) % SEATS, bonus(number, table[place]))


def _legal(trump: Suit, hand: int, table: Sequence[Card]) -> int:
    if not table:
        return hand
    best = table[winning_place(trump, table)]
    return may_follow(hand, SUIT_MASKS[table[0].suit], SUIT_MASKS[trump], BEATS[trump][best])


def _seen_by(
    view: View,
    seat: int,
    held: Sequence[int],
    tricks: Sequence[Trick],
    leader: int,
    table: Sequence[Card],
    may: int,
) -> View:
    """Return what another seat, or this one later, would see if the hidden cards lay so."""
    shown = held[view.eldest] & mask_of(view.opened)
    return replace(
        view,
        seat=seat,
        turn=seat,
        hand=cards_in(held[seat]),
        held=tuple(map(int.bit_count, held)),
        open_cards=cards_in(shown),
        signal=view.signal if seat in (view.eldest, view.right) else None,
        tricks=tuple(tricks),
        leader=leader,
        table=tuple(table),
        legal=tuple(PLAYS[card] for card in cards_in(may)),
    )
