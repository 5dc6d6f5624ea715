"""The strong level of Bulka as it was on 2026-11-22: every hand that fits is as likely as any other.

Both sides see all cards when a deal is played out. With fewer hands it is a quicker player of the same style.
"""

from __future__ import annotations

from random import Random
from statistics import fmean
from typing import Final

from engine.bulka.players import BulkaPlayers
from engine.bulka.rules import View
from engine.cards.pack import mask_of
from engine.cards.trappola_pack import CARDS, FIGURES, RANK_MASKS, SUIT_MASKS, Card, Rank, cards_in
from engine.duel.play import ACES_KEPT, ACES_LOST, AT_THE_END, TRICKS, Bonus
from engine.duel.players import Hands
from engine.duel.solver import Position, Solver, run_of
from engine.moves import AGREE, ALIFER, BIANCA, BLANCHE, PASS, REFUSE, Ask, Bianca, Declare, Move, Play

ROUGH, EXACT, EXACT_SHARE = 100, (0, 40, 40, 40, 40, 24, 16, 8, 4), 0.5
HANDS, DEAL_ANEW = 80, 10.0
ALL_CARDS: Final = (1 << len(CARDS)) - 1
ACES: Final = RANK_MASKS[Rank.ACE]
DEUCES: Final = RANK_MASKS[Rank.DEUCE]
PICTURES: Final = mask_of(card for card in CARDS if card.rank in FIGURES)
COUNTING: Final = tuple(RANK_MASKS[rank] for rank in (Rank.JACK, Rank.CAVALIER, Rank.KING))
PLAIN: Final = ALL_CARDS & ~ACES & ~PICTURES & ~DEUCES
_DEUCE, _LAST, _ALL, _FIRST = (bonus.points for bonus in (Bonus.DEUCE, Bonus.LAST, Bonus.ALL, Bonus.FIRST_DEUCE))
_END: Final = tuple(AT_THE_END[1 + run].points - run * _DEUCE for run in range(len(AT_THE_END)))
_ROW: Final = len(AT_THE_END)
_ACE_LOST: Final = (0, 0, 0, *(kept[0] - lost[0] for kept, lost in zip(ACES_KEPT, ACES_LOST, strict=True)))
_POINTS: Final = tuple(card.points for card in CARDS)
_SUIT_OF: Final = tuple(SUIT_MASKS[card.suit] for card in CARDS)
_RULES: Final = BulkaPlayers()
"""What a seat knows, and what is said, have not changed."""


def choose(view: View, random: Random, *, rough: int = ROUGH, exact: tuple[int, ...] = EXACT) -> Move:
    """The move of the seat whose turn it is."""
    if any(isinstance(move, Play) for move in view.legal):
        return _turn(view, random, rough, exact)
    if ALIFER in view.legal:
        return ALIFER if _is_poor(view, random, DEAL_ANEW) else PASS
    if AGREE in view.legal:
        return AGREE if _is_poor(view, random, 0.0) else REFUSE
    said = [move for move in view.legal if isinstance(move, Declare) and move.combination.rank is not Rank.ACE]
    if BIANCA not in view.legal and BLANCHE in view.legal:
        return BLANCHE
    return max(said, key=_RULES.worth_said, default=PASS)


def _turn(view: View, random: Random, rough: int, exact: tuple[int, ...]) -> Move:
    seen = mask_of(view.hand) | _RULES.seen_of(view).played
    for move in view.legal:
        if isinstance(move, Ask) and not RANK_MASKS[move.rank] & seen:
            return move
    card = _card(view, random, rough, exact)
    due = [move for move in view.legal if _is_due(view, move, card)]
    return max(due, key=_RULES.worth_said, default=Play(card))


def _is_due(view: View, move: Move, card: Card) -> bool:
    if isinstance(move, Bianca):
        return len(view.hand) == 1
    return isinstance(move, Declare) and card.rank is move.combination.rank


def _card(view: View, random: Random, rough: int, exact: tuple[int, ...]) -> Card:
    cards = [move.card for move in view.legal if isinstance(move, Play)]
    if len(cards) == 1:
        return cards[0]
    hands = Hands(_RULES.seen_of(view))
    positions = [_position(view, hand) for hand in hands.draw(random, rough)]
    worths = _mean(cards, [{card: played_out(each, card) for card in cards} for each in positions])
    if some := exact[len(view.hand) - 1]:
        solved = _mean(cards, [Solver(extras=True).values(each) for each in positions[:some]])
        share = 1.0 if hands.certain else EXACT_SHARE
        worths = [(1 - share) * a + share * b for a, b in zip(worths, solved, strict=True)]
    return max(zip(cards, worths, strict=True), key=lambda trial: trial[1])[0]


def _position(view: View, hand: int) -> Position:
    assert view.leader is not None
    return Position(
        hands=(mask_of(view.hand), hand),
        leader=int(view.leader != view.seat),
        led=view.table[0] if view.table else None,
        run=run_of(view.tricks),
        sweep=len({trick.winner for trick in view.tricks}) == 1,
        extras=True,
        aces=_RULES.aces_to_keep(view, hand),
    )


def _mean(cards: list[Card], found: list[dict[Card, int]]) -> list[float]:
    return [fmean(each[card] for each in found) for card in cards]


def _is_poor(view: View, random: Random, margin: float) -> bool:
    """Whether a hand is worth less than an average new one, by more than `margin` points."""
    hand, leads = mask_of(view.hand), view.seat == view.pair[1]
    kept = fmean(_worth(hand, other, leads) for other in Hands(_RULES.seen_of(view)).draw(random, HANDS))
    new = []
    for _ in range(HANDS):
        both = random.sample([card.bit for card in cards_in(ALL_CARDS)], 2 * TRICKS)
        new.append(_worth(sum(both[:TRICKS]), sum(both[TRICKS:]), leads))
    return kept + margin < fmean(new)


def _worth(mine: int, theirs: int, leads: bool) -> int:
    aces = [(hand & ACES).bit_count() for hand in (mine, theirs)]
    keeps = (aces[0] if aces[0] >= 3 else 0, aces[1] if aces[1] >= 3 else 0)
    position = Position((mine, theirs), int(not leads), extras=True, aces=keeps)
    leader = position.leader
    value = played_out(position, Card(lead_of(position.hands[leader], position.hands[1 - leader])))
    return (value if leads else -value) + _RULES.sets_worth(mine) - _RULES.sets_worth(theirs)


def played_out(position: Position, card: Card) -> int:
    """Return how much more the player of this card gets than the other from here on, by simple rules."""
    turn, leader, run, sweep = position.turn, position.leader, position.run, position.sweep
    hands, aces = list(position.hands), list(position.aces)
    hands[turn] ^= 1 << card
    follower = 1 - leader
    if position.led is None:
        led, reply = int(card), _reply(hands[follower], hands[leader], card)
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
        led = lead_of(hands[leader], hands[follower])
        hands[leader] ^= 1 << led
        reply = _reply(hands[follower], hands[leader], led)
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
