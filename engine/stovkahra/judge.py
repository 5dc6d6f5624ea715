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
from engine.players import Level, Reason
from engine.stovkahra.belief import likely
from engine.stovkahra.duplicate import rules
from engine.stovkahra.hints import reason_for
from engine.stovkahra.knowledge import Hands, deals_of
from engine.stovkahra.players import SKILLS, taken, try_cards
from engine.stovkahra.playout import Lanes, ManyLanes, Start, Thinking
from engine.stovkahra.rules import GOAL, SEATS, View, side_of
from engine.stovkahra.trick import BEATS, TRICKS, Trick, bonus, may_follow, winning_place

AMPLE: Final = 3600.0
"""Seconds that no thought takes, so that no clock decides."""
STRONG: Final = replace(SKILLS[Level.STRONG], for_game=False)
"""Strong, but for points alone."""
TOLD: Final = 0.78
"""This share of what a mistake costs here it costs among beginner and regular, on all deals that fit alike.

8.0 of 10.3 points in 205 blames; the share has an error of 0.05. They do not read the cards, nor use a mistake so well.
"""
IMAGINED: Final = 30
"""How many deals whoever plays deals out imagines: better than regular, for hardly more time."""


def values(view: View, random: Random) -> dict[Card, float]:
    """Return what each legal card seems to be worth to strong."""
    if not any(isinstance(move, Play) for move in view.legal):
        raise ValueError("only cards are judged, and only for whose turn it is")
    return {trial.card: trial.worth for trial in try_cards(view, STRONG, random, AMPLE)}


def deals(view: View, number: int, random: Random) -> list[Hands]:
    """Return deals that fit, more often those in which the others would have played as they have."""
    drawn = deals_of(view).draw(random, max(number, STRONG.rough))
    return (likely(view, drawn, random) if view.tricks or view.table else drawn)[:number]


def played_out(view: View, deals: Sequence[Hands], cards: Sequence[Card], random: Random) -> list[list[int]]:
    """Return for each deal and card the points of the play from here on, the side of the player less the other.

    They count up to a hundred, which a side that has just won a trick is taken to say, but where many play the deal.
    """
    boards = [[_Board(view, deal, card) for card in cards] for deal in deals]
    going = [board for of_deal in boards for board in of_deal]
    while going := [board for board in going if not board.is_over]:
        # All are at the same place of the same trick, so that whoever has a choice there thinks together.
        asked = [board for board in going if board.may & board.may - 1]
        chosen = iter(_chosen(asked, random) if asked else ())
        for board in going:
            board.lay(next(chosen) if board.may & board.may - 1 else CARDS[board.may.bit_length() - 1])
    return [[board.ahead for board in of_deal] for of_deal in boards]


def _chosen(boards: Sequence[_Board], random: Random) -> list[Card]:
    """Return what whoever is to play on each of these boards chooses, by what it sees alone."""
    at = boards[0].view
    assert at.trump is not None
    players = []
    for board in boards:
        imagined = deals_of(board.seen()).draw(random, IMAGINED)
        players.append(Thinking(board.leader, tuple(board.table), imagined, cards_in(board.may)))
    points = ManyLanes(at.trump, len(boards[0].tricks) + 1, players, random).points_of_each()
    cards = []
    for board, player, worths in zip(boards, players, points, strict=True):
        best = (min if side_of(board.seat) else max)(worths)
        cards.append(player.choices[worths.index(best)])
    return cards


class _Board:
    """A deal that is played out."""

    def __init__(self, view: View, deal: Hands, card: Card) -> None:
        assert view.seat is not None and view.trump is not None and view.leader is not None
        self.view, self.trump, self.seat, self.leader = view, view.trump, view.seat, view.leader
        self.held, self.tricks, self.table = list(deal), list(view.tricks), list(view.table)
        self.start = taken(view)
        self.score, self.is_over, self.may = list(self.start), False, 0
        self.ends = view.rules != rules() and max(self.start) < GOAL
        """Whether a hundred ends it."""
        self.lay(card)

    def lay(self, card: Card) -> None:
        """Put a card of the seat whose turn it is on the table."""
        self.held[self.seat] ^= card.bit
        self.table.append(card)
        if len(self.table) == SEATS:
            trick = _trick(self.trump, len(self.tricks) + 1, self.leader, self.table)
            side = side_of(trick.winner)
            self.score[side] += trick.points + trick.bonus
            self.tricks.append(trick)
            self.leader, self.table = trick.winner, []
            self.is_over = len(self.tricks) == TRICKS
            if self.ends and self.score[side] >= GOAL:
                self.score[side], self.is_over = GOAL, True
        self.seat = (self.leader + len(self.table)) % SEATS
        self.may = _legal(self.trump, self.held[self.seat], self.table)

    @property
    def ahead(self) -> int:
        """The points since the start, the side of the player less the other."""
        assert self.view.seat is not None
        own = side_of(self.view.seat)
        return self.score[own] - self.start[own] - (self.score[1 - own] - self.start[1 - own])

    def seen(self) -> View:
        """Return what the seat whose turn it is would see."""
        view, seat = self.view, self.seat
        shown = self.held[view.eldest] & mask_of(view.opened)
        return replace(
            view,
            seat=seat,
            turn=seat,
            hand=cards_in(self.held[seat]),
            held=tuple(map(int.bit_count, self.held)),
            open_cards=cards_in(shown),
            signal=view.signal if seat in (view.eldest, view.right) else None,
            tricks=tuple(self.tricks),
            leader=self.leader,
            table=tuple(self.table),
        )


def holdings(view: View, deal: Hands) -> Iterator[Holding]:
    """Yield the cards and suits that the other seats hold in a deal."""
    for seat, hand in enumerate(deal):
        if seat != view.seat:
            yield from (Holding(seat, card) for card in cards_in(hand))
            yield from (Holding(seat, suit) for suit in Suit if hand & SUIT_MASKS[suit])


def told(view: View, *, certain: bool) -> float:
    """Return which share of what a card loses is told."""
    return 1.0 if certain else TOLD


def expect(view: View, card: Card, random: Random) -> float:
    """Return about how many points the player's side gets more than the other from here on, after a card."""
    assert view.seat is not None and view.trump is not None and view.leader is not None
    start = Start(view.trump, len(view.tricks) + 1, view.leader, view.table)
    (points,) = Lanes(start, deals(view, STRONG.rough, random), [card], random).points()
    return -points if side_of(view.seat) else points


def reason(view: View, better: Card, card: Card, random: Random) -> Reason | None:
    """Return why one card was better than another by what its player knew."""
    return reason_for(view, better, card, random)


def _trick(trump: Suit, number: int, leader: int, table: Sequence[Card]) -> Trick:
    place = winning_place(trump, table)
    return Trick(leader, tuple(table), (leader + place) % SEATS, bonus(number, table[place]))


def _legal(trump: Suit, hand: int, table: Sequence[Card]) -> int:
    if not table:
        return hand
    best = table[winning_place(trump, table)]
    return may_follow(hand, SUIT_MASKS[table[0].suit], SUIT_MASKS[trump], BEATS[trump][best])
