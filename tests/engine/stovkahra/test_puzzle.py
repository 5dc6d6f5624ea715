"""Puzzles, proved without the solver and what makes them: every deal by the rules, every card by plain minimax."""

from collections import Counter
from collections.abc import Iterable
from random import Random

import pytest

from engine.__main__ import main
from engine.cards.german_pack import CARDS, Card, cards_in
from engine.game import PlayedOut, offered
from engine.reasons import MARGIN, TRICKS_LEFT, Dull
from engine.record_fields import loads
from engine.simulate import puzzles
from engine.stovkahra import puzzle as of_stovkahra
from engine.stovkahra.knowledge import Deals, knowledge
from engine.stovkahra.puzzle import Puzzle, dull, played_out, shipped
from engine.stovkahra.trick import TRICKS, legal_cards, winning_place
from tests.support.endings import Ending, minimax
from tests.support.puzzle_deals import fitting, left

AT_MOST = {3: 1680, 4: 2500, 5: 60}
"""The deals of the largest puzzle that is proved, by the tricks left: minimax sees every card of each."""


# Each proved


def lead_on(puzzle: Puzzle, hands: tuple[int, ...]) -> int:
    """How many points the card brings more than any other on a deal, by minimax; negative if another is better."""
    view = puzzle.view
    ending = Ending(view.trump, hands, view.leader, view.table)
    sign = -1 if view.seat % 2 else 1
    worth = {card: sign * minimax(ending.after(card)) for card in ending.choices}
    return worth.pop(puzzle.best) - max(worth.values())


def assert_played_perfectly(puzzle: Puzzle) -> None:
    """Each card is played out by the best cards of all four, and costs as many points less than the best one."""
    view, deal = puzzle.view, puzzle.game.deal
    ending = Ending(view.trump, tuple(deal.hands), view.leader, view.table)
    sign = -1 if view.seat % 2 else 1
    worth = {card: sign * minimax(ending.after(card)) for card in ending.choices}
    assert set(puzzle.choices) == set(worth)
    for card in puzzle.choices:
        after = played_out(puzzle, card)
        assert after.line[0] is card and after.loss == worth[puzzle.best] - worth[card], puzzle
        assert_best_play(ending.after(card), after.line[1:])
        assert len(puzzle.after(after.line).deal.tricks) == TRICKS
    assert played_out(puzzle, puzzle.best) == PlayedOut(puzzle.line, 0)


def assert_best_play(ending: Ending, line: Iterable[Card]) -> None:
    """Every card is as good as any, and none is left at the end."""
    for card in line:
        if len(ending.table) == 4:
            *_, ending = ending.taken()
        best = (max if ending.mover in (0, 2) else min)(minimax(ending.after(each)) for each in ending.choices)
        assert minimax(ending.after(card)) == best, line
        ending = ending.after(card)
    assert not any(ending.hands) and len(ending.table) == 4


def assert_proved(puzzle: Puzzle) -> None:
    deals = fitting(puzzle)
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


# What is offered


def alike(puzzle: Puzzle) -> list[Card]:
    """The other cards that take whatever the right one takes: no card that somebody else may play lies between."""
    view = puzzle.view
    hidden = set(CARDS) - set(view.hand) - {card for trick in view.tricks for card in trick.cards}
    beaten = {card: {each for each in hidden if each.suit is card.suit and each < card} for card in puzzle.choices}
    cards = [each for each in puzzle.choices if each.suit is puzzle.best.suit and each.rank]
    return [each for each in cards if beaten[each] == beaten[puzzle.best]] if puzzle.best in cards else []


def has_lost(puzzle: Puzzle) -> bool:
    """Whether the others take the trick under way on every deal, whichever cards follow."""
    view = puzzle.view
    if not view.table:
        return False
    own, partner = view.seat % 2, (view.seat + 2) % 4
    for hands in Deals(knowledge(view, believing=False)).every():
        for card in puzzle.choices:
            table = (*view.table, card)
            best = table[winning_place(view.trump, table)]
            later = cards_in(legal_cards(hands[partner], table[0].suit, best, view.trump))
            ways = [(*table, each) for each in later] if len(view.table) == 1 else [table]
            # With one card on the table the partner plays last: what the one between plays can only be better.
            if any((view.leader + place_of(way, view)) % 2 == own for way in ways):
                return False
    return True


def place_of(way: tuple[Card, ...], view) -> int:
    """The place of the winning card; of three cards with the partner's, the partner's place is the last."""
    place = winning_place(view.trump, way)
    return 3 if len(view.table) == 1 and place == 2 else place


def gives_away(puzzle: Puzzle) -> list[Card]:
    """The cards that give points to a trick that the others surely win, with a card without points in hand."""
    lost = has_lost(puzzle) and puzzle.choices[0].suit in (puzzle.view.table[0].suit, puzzle.view.trump)
    without = [card for card in puzzle.choices if not card.points and card.rank]
    return [card for card in puzzle.choices if card.points] if lost and without else []


def test_no_puzzle_that_is_offered_is_a_choice_of_points_or_a_zero_on_a_lost_trick(sized):
    """Counted again without the function that took the others out."""
    wrong, seed = [], Random().randrange(10**6)
    print(f"seed {seed}")
    every = [*enumerate(shipped(), start=1)]
    for number, puzzle in Random(seed).sample(every, min(sized(150), len(every))):
        others = [card for card in alike(puzzle) if card is not puzzle.best]
        zero = [card for card in puzzle.choices if card.points == 0] == [puzzle.best] and has_lost(puzzle)
        if (puzzle.out in (Dull.EQUAL, Dull.ZERO)) != bool(others or zero):
            wrong.append((number, puzzle.out, puzzle.best, others, zero))
        if number in offered(of_stovkahra) and gives_away(puzzle):
            wrong.append((number, gives_away(puzzle)))
    assert not wrong
    assert 200 <= len(offered(of_stovkahra)) == len([puzzle for puzzle in shipped() if puzzle.out is None])


def test_what_is_taken_out_says_why_and_keeps_its_number():
    for puzzle in shipped():
        absurd = Dull.ABSURD if any(reason.is_absurd for reason in puzzle.why.values()) else None
        assert puzzle.out == (dull(puzzle.view, puzzle.best) or absurd)
    reasons = Counter(puzzle.out for puzzle in shipped()[:500])
    assert set(reasons) == {None, Dull.EQUAL, Dull.ZERO, Dull.FEW, Dull.ABSURD}
    assert not [puzzle for puzzle in shipped()[500:] if puzzle.out is not None]


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
        assert Puzzle.read(puzzle.written()) == puzzle


@pytest.mark.stress
def test_the_command_makes_the_same_puzzles_for_the_same_seed_and_counts_what_it_throws_away(capsys):
    assert main(["puzzles", "--count", "2", "--seed", "3"]) == 0
    printed, thrown = capsys.readouterr(), Counter()
    made = [loads(line) for line in printed.out.splitlines()]
    assert made == list(puzzles(2, 3, "stovkahra", thrown))
    assert all(
        dull(puzzle.view, puzzle.best) is None and "out" not in puzzle.written() for puzzle in map(Puzzle.read, made)
    )
    # Of dull positions it has thrown away some of each kind.
    assert {"another card is as strong", "another card is absurd"} < thrown.keys()
    assert printed.err.startswith(f"2 puzzles made, {thrown.total()} positions thrown away; ")


@pytest.mark.stress
def test_what_the_command_makes_is_proved_like_the_puzzles_that_come_with_the_bot(sized, figures):
    seed, proved = Random().randrange(10**6), Counter()
    print(f"seed {seed}")
    for puzzle in map(Puzzle.read, puzzles(sized(10), seed, "stovkahra", Counter())):
        if puzzle.deals <= AT_MOST[left(puzzle)]:
            assert_proved(puzzle)
            proved[left(puzzle)] += 1
    figures(**{f"of_{tricks}_tricks": number for tricks, number in sorted(proved.items())})
