"""Puzzles of Trappola and Bulka, proved without the solver and what makes them, as those of Stovkahra are."""

from collections import Counter
from random import Random

import pytest

from engine.__main__ import main
from engine.cards.trappola_pack import CARDS, Card, Rank
from engine.duel.play import TRICKS
from engine.game import PlayedOut, Puzzle, offered
from engine.games import GAMES, USUAL, with_puzzles
from engine.reasons import FEWEST, MARGIN, TRICKS_LEFT, Dull
from engine.record_fields import loads
from engine.simulate import puzzles
from tests.support.duel_puzzles import Ending, ending, fitting, left, minimax
from tests.support.sizes import in_turn

AT_MOST = {3: 2500, 4: 1400, 5: 60}
"""The deals of the largest puzzle that is proved, by the tricks left: minimax sees every card of each."""
DUELS = [name for name in with_puzzles() if name != USUAL]
each_duel = pytest.mark.parametrize("name", in_turn(DUELS))


def shipped(name: str) -> tuple[Puzzle, ...]:
    return tuple(GAMES[name].puzzles.shipped())


def lead_on(puzzle: Puzzle, hand: int) -> int:
    """How many points the card brings more than any other, by minimax; negative if another is better."""
    at = ending(puzzle, hand)
    worth = {card: minimax(at.after(card)) for card in at.choices}
    return worth.pop(puzzle.best) - max(worth.values())


def assert_played_perfectly(name: str, puzzle: Puzzle) -> None:
    """Each card is played out by the best cards of both, and costs as many points less than the best one."""
    game = puzzle.game
    play = game.deals[0].play
    at = ending(puzzle, play.hands[play.other(play.turn)])
    worth = {card: minimax(at.after(card)) for card in at.choices}
    assert set(puzzle.choices) == set(worth)
    for card in puzzle.choices:
        after = GAMES[name].puzzles.played_out(puzzle, card)
        assert after.line[0] is card and after.loss == worth[puzzle.best] - worth[card], puzzle
        assert_best_play(at.after(card), after.line[1:])
        assert len(puzzle.after(after.line).tricks) == TRICKS
    assert GAMES[name].puzzles.played_out(puzzle, puzzle.best) == PlayedOut(puzzle.line, 0)


def assert_best_play(at: Ending, line: tuple[Card, ...]) -> None:
    for card in line:
        best = (min if at.mover else max)(minimax(at.after(each)) for each in at.choices)
        assert minimax(at.after(card)) == best, line
        at = at.after(card)
    assert not any(at.hands)


def assert_proved(name: str, puzzle: Puzzle) -> None:
    hands = fitting(puzzle)
    play = puzzle.game.deals[0].play
    assert play.hands[play.other(play.turn)] in hands
    # No hand is left out, and none is counted twice.
    assert len(hands) == len(set(hands)) == puzzle.deals, puzzle
    assert min(lead_on(puzzle, hand) for hand in hands) == puzzle.margin >= MARGIN, puzzle
    assert_played_perfectly(name, puzzle)
    minimax.cache_clear()


@each_duel
def test_some_puzzles_are_proved_by_every_hand_and_every_card(name):
    short = [puzzle for puzzle in shipped(name) if puzzle.deals <= 60 and left(puzzle) == 3]
    seed = Random().randrange(10**6)
    print(f"seed {seed}")
    for puzzle in Random(seed).sample(short, 3):
        assert_proved(name, puzzle)


@each_duel
@pytest.mark.stress
def test_the_puzzles_that_come_with_the_bot_are_proved(name, sized, figures):
    seed, proved = Random().randrange(10**6), Counter()
    print(f"seed {seed}")
    order = Random(seed).sample(shipped(name), len(shipped(name)))
    for puzzle in [each for each in order if each.deals <= AT_MOST[left(each)]][: sized(10)]:
        assert_proved(name, puzzle)
        proved[left(puzzle)] += 1
    figures(**{f"of_{tricks}_tricks": number for tricks, number in sorted(proved.items())})


# Something has to be seen


def is_dull(puzzle: Puzzle) -> bool:
    """Whether the card is found without seeing anything, counted without the function that throws such ones away."""
    view, best = puzzle.view, puzzle.best
    gone = {card for trick in view.tricks for card in trick.cards} | set(view.hand)
    if hasattr(view, "laid"):
        gone |= {*view.laid[0], *view.laid[1]}
    void = {
        trick.cards[0].suit
        for trick in view.tricks
        if trick.follower != view.seat and trick.cards[1].suit is not trick.cards[0].suit
    }
    hidden = [card for card in CARDS if card not in gone and card.suit not in void] + list(view.table)
    for card in puzzle.choices:
        low, high = sorted((card, best))
        alike = card is not best and card.suit is best.suit and Rank.DEUCE not in (card.rank, best.rank)
        if alike and surely_nothing_between(puzzle, hidden, low, high):
            return True
    if not view.table:
        return False
    led = view.table[0]
    taking = [card for card in puzzle.choices if card.suit is led.suit and card.rank > led.rank]
    return taking == [best] or (not taking and [card for card in puzzle.choices if not card.points] == [best])


def surely_nothing_between(puzzle: Puzzle, hidden: list[Card], low: Card, high: Card) -> bool:
    """Whether the two take the same tricks; what the opponent is known not to hold for other reasons is not asked."""
    return not any(low < card < high for card in hidden if card.suit is low.suit)


@each_duel
def test_no_puzzle_is_a_choice_of_points_a_zero_on_a_lost_trick_or_the_only_card_that_takes_one(name):
    assert not [puzzle for puzzle in shipped(name) if is_dull(puzzle)]


@each_duel
def test_what_is_taken_out_says_why_and_keeps_its_number(name):
    for puzzle in shipped(name):
        few = Dull.FEW if len(puzzle.choices) < FEWEST else None
        absurd = Dull.ABSURD if any(reason.is_absurd for reason in puzzle.why.values()) else None
        assert puzzle.out == (few or absurd)
    assert len(offered(GAMES[name].puzzles)) > 250
    assert not [puzzle for puzzle in shipped(name)[300:] if puzzle.out is not None]


# What is shipped, and how it is made


@each_duel
def test_the_puzzles_that_come_with_the_bot_are_all_different_each_with_a_choice(name):
    every = shipped(name)
    assert len({puzzle.moves for puzzle in every}) == len(every)
    for puzzle in every:
        assert left(puzzle) in TRICKS_LEFT and puzzle.margin >= MARGIN
        assert puzzle.best in puzzle.choices and len(puzzle.choices) > 1
        assert type(puzzle).read(puzzle.written()) == puzzle


@each_duel
def test_the_command_makes_the_same_puzzles_for_the_same_seed_and_counts_what_it_throws_away(name, capsys, sized):
    count = sized(2, 1)
    assert main(["puzzles", "--game", name, "--count", str(count), "--seed", "7"]) == 0
    printed, thrown = capsys.readouterr(), Counter()
    made = [loads(line) for line in printed.out.splitlines()]
    assert made == list(puzzles(count, 7, name, thrown))
    assert printed.err.startswith(f"{count} puzzles made, {thrown.total()} positions thrown away; ")
    for each in made:
        assert_proved(name, type(shipped(name)[0]).read(each))
