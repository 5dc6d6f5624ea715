"""Puzzles, proved without the solver and what makes them: every deal by the rules, every card by plain minimax."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from random import Random

import pytest

from engine.__main__ import main
from engine.cards.german_pack import CARDS, Card, cards_in
from engine.cards.pack import mask_of
from engine.moves import Cut, Deal, IllegalMove
from engine.record_fields import loads
from engine.simulate import puzzles
from engine.stovkahra.knowledge import Deals, knowledge
from engine.stovkahra.puzzles import MARGIN, RULES, TRICKS_LEFT, Puzzle, read, shipped
from engine.stovkahra.rules import PACKETS, Game, eldest_of
from engine.stovkahra.trick import TRICKS
from tests.support.endings import Ending, minimax

AT_MOST = {3: 1680, 4: 2500, 5: 60}
"""The deals of the largest puzzle that is proved, by the tricks left: minimax sees every card of each."""


def left(puzzle: Puzzle) -> int:
    return TRICKS - len(puzzle.game.deal.tricks)


# Every deal that fits


def shared_out(cards: list[Card], sizes: list[int]) -> Iterator[list[int]]:
    """Every way to give cards to hands of these sizes."""
    if not sizes:
        yield []
        return
    for chosen in combinations(cards, sizes[0]):
        rest = [card for card in cards if card not in chosen]
        yield from ([mask_of(chosen), *others] for others in shared_out(rest, sizes[1:]))


def played_with(puzzle: Puzzle, hands: list[int]) -> Game | None:
    """The same moves with these hands at the position; `None` where the rules forbid one of them."""
    deal = puzzle.game.deal
    whole = list(hands)
    for seat, card in [play for trick in deal.tricks for play in trick.plays] + list(puzzle.view.plays):
        whole[seat] |= card.bit
    eldest = eldest_of(deal.dealer)
    if deal.opened & ~whole[eldest] or not whole[deal.dealer] & deal.trump_card.bit:
        return None
    # Eldest's open cards come first, and the card shown last.
    order = [sorted(cards_in(hand), key=lambda card: card is deal.trump_card) for hand in whole]
    order[eldest] = [*cards_in(deal.opened), *cards_in(whole[eldest] & ~deal.opened)]
    pack, top = [], [0] * 4
    for size in PACKETS:
        for place in range(4):
            seat = (eldest + place) % 4
            pack += order[seat][top[seat] : top[seat] + size]
            top[seat] += size
    moves = [puzzle.moves[0], Deal((pack[-1], *pack[:-1])), Cut(1), *puzzle.moves[3:]]
    try:
        return Game.replay(RULES, moves)
    except IllegalMove:
        return None


def fitting(puzzle: Puzzle) -> list[tuple[int, ...]]:
    """The hands of every deal on which the moves of a puzzle could have been made, and its view would be the same."""
    view = puzzle.view
    seen = mask_of([*view.hand, *view.table]) | mask_of([card for trick in view.tricks for card in trick.cards])
    others = [seat for seat in range(4) if seat != view.seat]
    found = []
    for given in shared_out([card for card in CARDS if not seen & card.bit], [view.held[seat] for seat in others]):
        hands = [0] * 4
        hands[view.seat] = mask_of(view.hand)
        for seat, hand in zip(others, given, strict=True):
            hands[seat] = hand
        game = played_with(puzzle, hands)
        if game is not None:
            assert game.view(view.seat) == view
            found.append(tuple(hands))
    return found


# Each proved


def lead_on(puzzle: Puzzle, hands: tuple[int, ...]) -> int:
    """How many points the card brings more than any other on a deal, by minimax; negative if another is better."""
    view = puzzle.view
    ending = Ending(view.trump, hands, view.leader, view.table)
    sign = -1 if view.seat % 2 else 1
    worth = {card: sign * minimax(ending.after(card)) for card in ending.choices}
    return worth.pop(puzzle.best) - max(worth.values())


def assert_played_perfectly(puzzle: Puzzle) -> None:
    """Every card of the line is as good as any, and the line begins with the best card and ends with the last one."""
    view, deal = puzzle.view, puzzle.game.deal
    ending = Ending(view.trump, tuple(deal.hands), view.leader, view.table)
    assert puzzle.line[0] is puzzle.best
    for card in puzzle.line:
        best = (max if ending.mover in (0, 2) else min)(minimax(ending.after(each)) for each in ending.choices)
        assert minimax(ending.after(card)) == best, puzzle
        ending = ending.after(card)
        if len(ending.table) == 4:
            *_, ending = ending.taken()
    assert not any(ending.hands) and not ending.table
    assert len(puzzle.solved.deal.tricks) == TRICKS


def assert_proved(puzzle: Puzzle) -> None:
    deals = fitting(puzzle) if left(puzzle) == 3 else list(Deals(knowledge(puzzle.view, believing=False)).every())
    assert tuple(puzzle.game.deal.hands) in deals
    # On a lead of what was known nothing hangs: no deal is left out, and none is counted twice.
    assert len(deals) == len(set(deals)) == puzzle.deals, puzzle
    leads = [lead_on(puzzle, hands) for hands in deals]
    assert min(leads) == puzzle.margin >= MARGIN, puzzle
    assert_played_perfectly(puzzle)
    minimax.cache_clear()


def test_some_puzzles_are_proved_by_every_deal_and_every_card():
    short = [puzzle for puzzle in shipped() if puzzle.deals <= 40 and left(puzzle) == 3]
    assert len(short) > 100
    seed = Random().randrange(10**6)
    print(f"seed {seed}")
    for puzzle in Random(seed).sample(short, 3):
        assert_proved(puzzle)


@pytest.mark.stress
def test_the_puzzles_that_come_with_the_bot_are_proved(sized, figures):
    seed, proved = Random().randrange(10**6), Counter()
    print(f"seed {seed}")
    order = Random(seed).sample(shipped(), len(shipped()))
    for puzzle in [each for each in order if each.deals <= AT_MOST[left(each)]][: sized(10)]:
        assert_proved(puzzle)
        proved[left(puzzle)] += 1
    figures(**{f"of_{tricks}_tricks": number for tricks, number in sorted(proved.items())})


# What is shipped, and how it is made


def test_the_puzzles_that_come_with_the_bot_are_some_hundreds_all_different_each_with_a_choice():
    every = shipped()
    assert len(every) >= 300 and len({puzzle.moves for puzzle in every}) == len(every)
    for puzzle in every:
        assert left(puzzle) in TRICKS_LEFT and puzzle.margin >= MARGIN
        assert puzzle.best in puzzle.choices and len(puzzle.choices) > 1
        assert read(puzzle.written()) == puzzle


def test_the_command_makes_the_same_puzzles_for_the_same_seed_and_counts_what_it_throws_away(capsys):
    assert main(["puzzles", "--count", "2", "--seed", "8"]) == 0
    printed, thrown = capsys.readouterr(), Counter()
    assert [loads(line) for line in printed.out.splitlines()] == list(puzzles(2, 8, "stovkahra", thrown))
    assert printed.err.startswith(f"2 puzzles made, {thrown.total()} positions thrown away; ")
    with pytest.raises(ValueError, match="no puzzles of bulka"):
        next(puzzles(1, 1, "bulka", thrown))


@pytest.mark.stress
def test_what_the_command_makes_is_proved_like_the_puzzles_that_come_with_the_bot(sized, figures):
    seed, proved = Random().randrange(10**6), Counter()
    print(f"seed {seed}")
    for puzzle in map(read, puzzles(sized(10), seed, "stovkahra", Counter())):
        if puzzle.deals <= AT_MOST[left(puzzle)]:
            assert_proved(puzzle)
            proved[left(puzzle)] += 1
    figures(**{f"of_{tricks}_tricks": number for tricks, number in sorted(proved.items())})
