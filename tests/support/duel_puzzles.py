"""Puzzles of Trappola and Bulka by the rules alone: every hand that fits what is known, and plain minimax."""

from collections.abc import Iterator
from functools import cache
from itertools import combinations, product
from typing import Any, NamedTuple

from engine.bulka import rules as bulka
from engine.cards.pack import mask_of
from engine.cards.trappola_pack import CARDS, FIGURES, Card, Rank, cards_in
from engine.duel.play import TRICKS, Trick
from engine.game import Puzzle
from engine.moves import Combination, Cut, Deal, Declare, IllegalMove, Move
from engine.trappola import rules as trappola

SECRET = (*FIGURES, Rank.DEUCE)
"""The ranks that a declaration of Trappola may hide."""
PLACES = {"trappola": (5, 4), "bulka": (3, 3, 3)}
"""How many cards are dealt to each at a time."""


def left(puzzle: Puzzle) -> int:
    """How many tricks are left, the one under way included."""
    return TRICKS - len(puzzle.view.tricks)


def dealt(puzzle: Puzzle, whole: dict[int, list[Card]]) -> Deal:
    """The pack, to be cut at one card, with which each gets these nine cards, the last that it took up."""
    game: Any = puzzle.game
    deal = game.deals[0]
    if isinstance(game, trappola.Game):
        order, packets = [deal.elder, deal.dealer], PLACES["trappola"]
        held = {seat: [*deal.laid[seat], *whole[seat]] for seat in order}
        stock = [card for seat in order for card in held[seat][TRICKS:]]
    else:
        order, packets = [deal.first, deal.challenger], PLACES["bulka"]
        held, stock = dict(whole), []
    pack, top = list[Card](), 0
    for packet in packets:
        for seat in order:
            pack += held[seat][top : top + packet]
        top += packet
    pack += stock
    pack += [card for card in CARDS if card not in pack]
    return Deal((pack[-1], *pack[:-1]))


def said_otherwise(puzzle: Puzzle) -> Iterator[list[Move]]:
    """The moves after the cut, with every rank that the opponent may have meant where it was kept secret."""
    told: list[list[Move]] = []
    game: Any = puzzle.game
    actors = iter(game.deals[0].declared if isinstance(game, trappola.Game) else ())
    for move in puzzle.moves[3:]:
        ways = [move]
        if isinstance(move, Declare) and isinstance(game, trappola.Game):
            actor, (rank, number) = next(actors)
            if actor != game.turn and rank is not Rank.ACE:
                ways = [Declare(Combination(each, number)) for each in SECRET]
        told.append(ways)
    yield from map(list, product(*told))


def fitting(puzzle: Puzzle) -> list[int]:
    """The opponent's hands with which the moves could have been made, and the player would have been told the same."""
    game, view = puzzle.game, puzzle.view
    opponent = next(seat for seat in (0, 1) if seat != view.seat)
    plays = [play for trick in view.tricks for play in trick.plays] + [(opponent, card) for card in view.table]
    shown = {card for _, card in plays} | set(view.hand) | set(view.seen_cards if game_of(puzzle) == "trappola" else ())
    played = {seat: [card for actor, card in plays if actor == seat] for seat in (0, 1)}
    found = []
    for hand in combinations([card for card in CARDS if card not in shown], view.held[opponent]):
        whole = {view.seat: [*played[view.seat], *view.hand], opponent: [*played[opponent], *hand]}
        begin = [puzzle.moves[0], dealt(puzzle, whole), Cut(1)]
        for rest in said_otherwise(puzzle):
            again = type(game)(game.rules, 2)
            try:
                for move in (*begin, *rest):
                    again.push(move)
            except IllegalMove:
                continue
            assert again.view(view.seat).hand == view.hand
            if told(again.view(view.seat)) == told(view):
                found.append(mask_of(hand))
                break
    return found


def game_of(puzzle: Puzzle) -> str:
    return "trappola" if isinstance(puzzle.game, trappola.Game) else "bulka"


def told(view: Any) -> tuple[object, ...]:
    """What the player has been told beside the cards."""
    if isinstance(view, trappola.View):
        return view.declared, view.laid, view.tricks, view.table
    return view.melds, view.asked, view.tricks, view.table


# Plain minimax


class Ending(NamedTuple):
    """A deal from a position on, with both hands open; the player of the puzzle is side 0."""

    bulka: bool
    hands: tuple[int, int]
    leader: int
    led: Card | None
    tricks: tuple[tuple[int, Card, Card], ...]
    """Of each trick who took it, the card that took it, and the other one."""
    aces: tuple[int, int]
    """The aces that each was dealt, where they count."""

    @property
    def mover(self) -> int:
        return self.leader if self.led is None else 1 - self.leader

    @property
    def choices(self) -> list[Card]:
        hand = cards_in(self.hands[self.mover])
        follow = [card for card in hand if self.led is not None and card.suit is self.led.suit]
        return follow or list(hand)

    def after(self, card: Card) -> "Ending":
        hands = (self.hands[0] & ~card.bit, self.hands[1] & ~card.bit)
        if self.led is None:
            return self._replace(hands=hands, led=card)
        takes = card.suit is self.led.suit and card.rank > self.led.rank
        winner = 1 - self.leader if takes else self.leader
        best, other = (card, self.led) if takes else (self.led, card)
        return self._replace(hands=hands, leader=winner, led=None, tricks=(*self.tricks, (winner, best, other)))

    @property
    def worth(self) -> int:
        """What side 0 has more at the end, by the text of the rules."""
        got, deuces = [0, 0], [best.rank is Rank.DEUCE for _, best, _ in self.tricks]
        winners = [winner for winner, *_ in self.tricks]
        row = 0
        while row < 3 and deuces[-1 - row] and winners[-1 - row] == winners[-1]:
            row += 1
        for number, (winner, best, other) in enumerate(self.tricks):
            got[winner] += best.points + other.points
            if deuces[number] and number < TRICKS - row:
                got[winner] += 52 if self.bulka and not number else 10
        got[winners[-1]] += (6, 26, 52, 78)[row]
        if self.bulka and len(set(winners)) == 1:
            got[winners[0]] += 30
        for side, aces in enumerate(self.aces):
            if aces:
                lost = any(winner != side and other.bit & aces for winner, _, other in self.tricks)
                got[side] += ((30, 6), (40, 12))[aces.bit_count() - 3][lost]
        return got[0] - got[1]


@cache
def minimax(ending: Ending) -> int:
    """The best that both can reach, card by card."""
    if len(ending.tricks) == TRICKS:
        return ending.worth
    return (min if ending.mover else max)(minimax(ending.after(card)) for card in ending.choices)


def ending(puzzle: Puzzle, hand: int) -> Ending:
    """The position of a puzzle where the opponent holds this hand; who has three aces or four has said so in time."""
    view: Any = puzzle.view
    seat = view.seat
    tricks = [(int(trick.winner != seat), trick) for trick in view.tricks]
    led = view.table[0] if view.table else None
    hands = (mask_of(view.hand), hand)
    return Ending(
        game_of(puzzle) == "bulka",
        hands,
        int(view.leader != seat),
        led,
        tuple((side, best_of(trick), other_of(trick)) for side, trick in tricks),
        aces_of(view, hands, seat) if game_of(puzzle) == "bulka" else (0, 0),
    )


def best_of(trick: Trick) -> Card:
    return trick.cards[trick.winner != trick.leader]


def other_of(trick: Trick) -> Card:
    return trick.cards[trick.winner == trick.leader]


def aces_of(view: bulka.View, hands: tuple[int, int], seat: int) -> tuple[int, int]:
    """The aces that each side was dealt, if there are three or four and they are said, or none has been played yet."""
    plays = [play for trick in view.tricks for play in trick.plays]
    plays += [(view.leader, card) for card in view.table]
    found = []
    for side, hand in enumerate(hands):
        who = seat if side == 0 else 1 - seat
        gone = mask_of(card for actor, card in plays if actor == who and card.rank is Rank.ACE)
        aces = gone | mask_of(card for card in cards_in(hand) if card.rank is Rank.ACE)
        said = any(
            meld.seat == who and isinstance(meld.said, Declare) and meld.said.combination.rank is Rank.ACE
            for meld in view.melds
        )
        found.append(aces if aces.bit_count() >= 3 and (said or not gone) else 0)
    return found[0], found[1]
