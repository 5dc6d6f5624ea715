"""Why a card of a puzzle is right, and another is not: what the words claim is so on every deal, by plain minimax."""

import re
from collections.abc import Callable, Iterator
from functools import cache
from itertools import product
from random import Random
from typing import NamedTuple

import pytest

from bot.i18n.texts import LANGUAGES, texts
from bot.ui.puzzle import fact_told
from engine.cards.german_pack import CARDS, Card
from engine.game import offered
from engine.reasons import Fact, What, Who
from engine.stovkahra import puzzle as of_stovkahra
from engine.stovkahra.puzzle import Puzzle, shipped
from tests.support.endings import Ending, minimax
from tests.support.puzzle_deals import fitting, left
from tests.support.puzzle_words import said_of

T = texts()
NAMED = {T.card(card): card for card in CARDS}
CARD = "|".join(NAMED)
PLACES = {
    "You win": {0},
    "The player at your left wins": {1},
    "Your partner wins": {2},
    "The player at your right wins": {3},
    "You two win": {0, 2},
    "The others win": {1, 3},
}
WHO = "|".join(PLACES)
SIDES = {"you two": {0, 2}, "the others": {1, 3}}


class Taken(NamedTuple):
    """A trick as it is taken."""

    place: int
    """Of the winner, clockwise from the own seat."""
    best: Card
    cards: tuple[Card, ...]
    number: int
    """Counted from the trick under way."""
    last: bool


Claim = Callable[[Taken], bool | None]
"""Whether a trick makes what the words say true or false; `None` where it says nothing about that trick."""


# What the words say


def claims(sentence: str) -> list[Claim]:
    """What a sentence says of each trick."""
    if found := re.fullmatch(rf"(?P<who>{WHO}) this trick(?: with the (?P<card>{CARD}))?", sentence):
        places, card = PLACES[found["who"]], NAMED.get(found["card"])
        return [lambda trick: None if trick.number else trick.place in places and card in (None, trick.best)]
    if found := re.fullmatch(
        rf"(?P<who>{WHO}) (?P<which>the last|a) trick with the (?P<card>{CARD}): (?P<bonus>.+) points for (?P<side>.+)",
        sentence,
    ):
        seven, bonuses = NAMED[found["card"]], [int(bonus) for bonus in found["bonus"].split(" or ")]
        places = PLACES[found["who"]]
        assert places <= SIDES[found["side"]] and (found["which"] == "the last") == (bonuses == [26])
        return [
            lambda trick: (
                trick.best is seven and trick.place in places and (26 if trick.last else 10) in bonuses
                if seven in trick.cards
                else None
            )
        ]
    if found := re.fullmatch(rf"The (?P<card>{CARD}) wins no trick", sentence):
        seven = NAMED[found["card"]]
        return [lambda trick: trick.best is not seven if seven in trick.cards else None]
    if found := re.fullmatch(rf"(?P<who>{WHO}) the last trick: 6 points for (?P<side>.+)", sentence):
        places = PLACES[found["who"]]
        assert places <= SIDES[found["side"]]
        return [lambda trick: trick.place in places and trick.best.rank > 0 if trick.last else None]
    found = re.fullmatch(r"(?P<who>.+) get: (?P<cards>.+) \((?P<points>\d+) points\)", sentence)
    assert found, sentence
    places, cards = SIDES[found["who"].lower()], [NAMED[name] for name in found["cards"].split(", ")]
    assert sum(card.points for card in cards) == int(found["points"])
    return [lambda trick, card=card: trick.place in places if card in trick.cards else None for card in cards]


# Whether it is so


def always(ending: Ending, seat: int, number: int, claim: Claim) -> bool:
    """Whether something is so in every way in which all four play perfectly from here."""

    @cache
    def so(at: Ending, number: int) -> bool:
        if len(at.table) == 4:
            winner, _, rest = at.taken()
            best = at.table[(winner - at.leader) % 4]
            told = claim(Taken((winner - seat) % 4, best, at.table, number, not any(rest.hands)))
            return so(rest, number + 1) if told is None else told
        worth = {card: minimax(at.after(card)) for card in at.choices}
        best = (max if at.mover in (0, 2) else min)(worth.values())
        return all(so(at.after(card), number) for card in worth if worth[card] == best)

    return so(ending, number)


def assert_true(puzzle: Puzzle) -> int:
    """Every word about every card is so on as many deals as it says; the number of sentences."""
    view, told = puzzle.view, {card: said_of(puzzle, card) for card in puzzle.choices}
    so = {(card, sentence): 0 for card, said in told.items() for sentence, _ in said.sentences}
    costs = {card: [] for card in puzzle.choices}
    sign, deals = -1 if view.seat % 2 else 1, fitting(puzzle)
    assert len(deals) == puzzle.deals
    for hands in deals:
        ending = Ending(view.trump, hands, view.leader, view.table)
        worth = {card: sign * minimax(ending.after(card)) for card in ending.choices}
        for card in puzzle.choices:
            costs[card].append(worth[puzzle.best] - worth[card])
        for card, sentence in so:
            so[card, sentence] += all(always(ending.after(card), view.seat, 0, each) for each in claims(sentence))
        minimax.cache_clear()
    for card, said in told.items():
        assert said.costs == (min(costs[card]), max(costs[card])), (card, puzzle)
        for sentence, number in said.sentences:
            assert so[card, sentence] == number, (sentence, card, puzzle)
    return len(so)


def test_what_is_said_of_some_puzzles_is_so_on_every_deal():
    seed = Random().randrange(10**6)
    print(f"seed {seed}")
    every = [shipped()[number - 1] for number in offered(of_stovkahra)]
    for puzzle in Random(seed).sample([each for each in every if each.deals <= 40 and left(each) == 3], 3):
        assert assert_true(puzzle) >= len(puzzle.choices)


@pytest.mark.stress
def test_what_is_said_of_all_puzzles_is_so_on_every_deal(sized, figures):
    seed, sentences = Random().randrange(10**6), 0
    print(f"seed {seed}")
    every = Random(seed).sample(offered(of_stovkahra), len(offered(of_stovkahra)))
    for number in every[: sized(20)]:
        sentences += assert_true(shipped()[number - 1])
    figures(puzzles=min(len(every), sized(20)), sentences=sentences)


def test_something_is_said_for_the_right_card_and_against_every_other_one_of_each_puzzle_that_is_offered():
    for number in offered(of_stovkahra):
        puzzle = shipped()[number - 1]
        for card in puzzle.choices:
            said = said_of(puzzle, card)
            assert said.sentences, number
            assert all(claims(sentence) and 0 < deals <= puzzle.deals for sentence, deals in said.sentences)
            assert card is puzzle.best or puzzle.margin <= said.costs[0] <= said.costs[1]


# In every language


def every_fact() -> Iterator[Fact]:
    """Facts of all kinds, about two cards of each."""
    placed, sides = list(Who)[:4], [Who.US, Who.THEM]
    sevens, kings = (Card.parse("b7"), Card.parse("a7")), (Card.parse("bK"), Card.parse("aK"))
    for who, deals in product([*placed, *sides], (3, 9)):
        yield Fact(What.TRICK, who, (), 0, deals)
        yield Fact(What.LAST, who, (), 6, deals)
        for card in kings:
            yield Fact(What.TRICK, who, (card,), 0, deals)
        for card, bonus in product(sevens, (0, 10, 26)):
            yield Fact(What.SEVEN, who, (card,), bonus, deals)
    for deals, card, side in product((3, 9), kings, sides):
        yield Fact(What.CARDS, side, (card,), 0, deals)
    for deals, card in product((3, 9), sevens):
        yield Fact(What.IDLE, Who.NOBODY, (card,), 0, deals)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_facts_are_told_alike_and_each_begins_with_a_capital(language):
    told = [fact_told(fact, 9, 4, texts(language)) for fact in every_fact()]
    assert len(set(told)) == len(told)
    assert all(each[0].isupper() and each.endswith(".") for each in told)
