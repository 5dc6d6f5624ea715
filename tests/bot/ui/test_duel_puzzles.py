"""The page of a puzzle of Trappola or Bulka: what its words claim is so with every hand that fits, by plain minimax."""

import re
from collections.abc import Callable, Iterator
from functools import cache
from itertools import product
from random import Random

import pytest

from bot.i18n.texts import LANGUAGES, texts
from bot.ui.puzzle import fact_told, question_in_words, question_screen
from engine.cards.trappola_pack import CARDS, Card, Rank
from engine.duel.play import TRICKS
from engine.game import Puzzle
from engine.games import USUAL, puzzles_of, with_puzzles
from engine.reasons import Fact, What, Who
from tests.support.duel_puzzles import Ending, ending, fitting, left, minimax
from tests.support.puzzle_words import SEEN, said_of
from tests.support.service import words
from tests.support.sizes import in_turn

T = texts()
DUELS = [name for name in with_puzzles() if name != USUAL]
each_duel = pytest.mark.parametrize("name", in_turn(DUELS))
NAMED = {T.card(card): card for card in CARDS}
CARD = "|".join(NAMED)
SIDES = {"You win": 0, "Your opponent wins": 1, "you": 0, "your opponent": 1, "You get": 0, "Your opponent gets": 1}
Claim = Callable[[Ending], bool]
"""Whether what the words say is true of a deal that is played to its end."""


def row_of(end: Ending) -> int:
    """How many of the last three tricks their winner took with deuces."""
    won = [(winner, best.rank is Rank.DEUCE) for winner, best, _ in end.tricks[:-4:-1]]
    return next((at for at, each in enumerate(won) if each != (won[0][0], True)), 3)


def claim_of(sentence: str, played: int) -> Claim:
    """What a sentence says of a deal that is over, of which so many tricks were played before."""
    who = r"(?P<who>You win|Your opponent wins)"
    if found := re.fullmatch(rf"{who} this trick(?: with the (?P<card>{CARD}))?", sentence):
        side, card = SIDES[found["who"]], NAMED.get(found["card"])
        return lambda end: end.tricks[played][0] == side and card in (None, end.tricks[played][1])
    if found := re.fullmatch(
        rf"{who} the last (?P<what>trick|trick with a deuce|two tricks with deuces|three tricks with deuces)"
        r"(?:: (?P<points>\d+) points for (?P<side>.+))?",
        sentence,
    ):
        side, points = SIDES[found["who"]], found["points"]
        row = {"trick": 0, "trick with a deuce": 1, "two tricks with deuces": 2}.get(found["what"], 3)
        assert points is None or (SIDES[found["side"]] == side and int(points) == (6, 26, 52, 78)[row])
        return lambda end: end.tricks[-1][0] == side and (points is None or row_of(end) == row)
    if found := re.fullmatch(rf"{who} a trick with the (?P<card>{CARD}): 10 points for (?P<side>.+)", sentence):
        side, card = SIDES[found["who"]], NAMED[found["card"]]
        assert SIDES[found["side"]] == side
        return lambda end: any(trick[:2] == (side, card) for trick in end.tricks[played : TRICKS - row_of(end)])
    if found := re.fullmatch(rf"The (?P<card>{CARD}) wins no trick", sentence):
        card = NAMED[found["card"]]
        return lambda end: any(card is other for *_, other in end.tricks[played:])
    if found := re.fullmatch(
        r"(?P<who>You|Your opponent) keeps? all (?:your )?aces: (?P<points>\d+) points .+", sentence
    ):
        side, number = SIDES[found["who"].lower()], {30: 3, 40: 4}[int(found["points"])]
        return lambda end: end.aces[side].bit_count() == number and keeps(end, side)
    if found := re.fullmatch(
        r"(?P<who>You|Your opponent) loses? one of (?:your )?(?P<number>three|four) aces: they bring \d+ points",
        sentence,
    ):
        side, number = SIDES[found["who"].lower()], {"three": 3, "four": 4}[found["number"]]
        return lambda end: end.aces[side].bit_count() == number and not keeps(end, side)
    if found := re.fullmatch(rf"{who} all tricks: 30 points for (?P<side>.+)", sentence):
        return lambda end: {winner for winner, *_ in end.tricks} == {SIDES[found["side"]]}
    if sentence == "Nobody wins all tricks":
        return lambda end: len({winner for winner, *_ in end.tricks}) == 2
    found = re.fullmatch(r"(?P<who>You get|Your opponent gets): (?P<cards>.+) \((?P<points>\d+) points\)", sentence)
    assert found, sentence
    side, cards = SIDES[found["who"]], [NAMED[name] for name in found["cards"].split(", ")]
    assert sum(card.points for card in cards) == int(found["points"])
    return lambda end: all(
        any(winner == side and card in taken for winner, *taken in end.tricks[played:]) for card in cards
    )


def keeps(end: Ending, side: int) -> bool:
    return not any(winner != side and other.bit & end.aces[side] for winner, _, other in end.tricks)


def always(at: Ending, claim: Claim) -> bool:
    """Whether something is so in every way in which both play perfectly from here."""

    @cache
    def so(at: Ending) -> bool:
        if len(at.tricks) == TRICKS:
            return claim(at)
        worth = {card: minimax(at.after(card)) for card in at.choices}
        best = (min if at.mover else max)(worth.values())
        return all(so(at.after(card)) for card in worth if worth[card] == best)

    return so(at)


def assert_true(puzzle: Puzzle) -> int:
    """Every word about every card is so on as many deals as it says; the number of sentences."""
    told, played = {card: said_of(puzzle, card) for card in puzzle.choices}, len(puzzle.view.tricks)
    so = {(card, sentence): 0 for card, (_, said) in told.items() for sentence, _ in said}
    costs = {card: [] for card in puzzle.choices}
    for hand in fitting(puzzle):
        at = ending(puzzle, hand)
        worth = {card: minimax(at.after(card)) for card in at.choices}
        for card in puzzle.choices:
            costs[card].append(worth[puzzle.best] - worth[card])
        for card, sentence in so:
            so[card, sentence] += always(at.after(card), claim_of(sentence, played))
        minimax.cache_clear()
    for card, (said_costs, said) in told.items():
        assert said_costs == (min(costs[card]), max(costs[card])), (card, puzzle)
        for sentence, number in said:
            assert so[card, sentence] == number, (sentence, card, puzzle)
    return len(so)


@each_duel
def test_what_is_said_of_some_puzzles_is_so_on_every_deal(name):
    seed = Random().randrange(10**6)
    print(f"seed {seed}")
    every = [puzzle for puzzle in puzzles_of(name).shipped() if puzzle.deals <= 60 and left(puzzle) == 3]
    for puzzle in Random(seed).sample(every, 3):
        assert assert_true(puzzle) >= len(puzzle.choices)


@each_duel
@pytest.mark.stress
def test_what_is_said_of_all_puzzles_is_so_on_every_deal(name, sized, figures):
    seed, sentences = Random().randrange(10**6), 0
    print(f"seed {seed}")
    every = [puzzle for puzzle in puzzles_of(name).shipped() if left(puzzle) < 5 or puzzle.deals <= 60]
    chosen = Random(seed).sample(every, min(len(every), sized(20)))
    for puzzle in chosen:
        sentences += assert_true(puzzle)
    figures(puzzles=len(chosen), sentences=sentences)


@each_duel
@pytest.mark.stress(small=True)
def test_something_is_said_for_the_right_card_and_against_every_other_one(name, sized):
    seed, every = Random().randrange(10**6), puzzles_of(name).shipped()
    print(f"seed {seed}")
    for puzzle in Random(seed).sample(every, min(len(every), sized(1000))):
        for card in puzzle.choices:
            (least, most), said = said_of(puzzle, card)
            assert said and all(claim_of(sentence, 4) and 0 < deals <= puzzle.deals for sentence, deals in said)
            assert card is puzzle.best or puzzle.margin <= least <= most


@each_duel
def test_the_page_shows_what_is_known_and_nothing_of_the_other_hand(name):
    for puzzle in puzzles_of(name).shipped()[::30]:
        view = puzzle.view
        for screen in (question_screen(puzzle, SEEN, None, T), question_in_words(puzzle, SEEN, T)):
            told = words(screen)
            known = {
                *view.hand,
                *view.table,
                *view.seen_cards,
                *(card for trick in view.tricks for card in trick.cards),
            }
            hidden = [card for card in CARDS if card not in known]
            assert not [card for card in hidden if T.card(card) in told]
            assert all(T.card(card) in told for card in view.table)
        assert all(T.card(card) in told for trick in view.tricks for card in trick.cards)


def every_fact() -> Iterator[Fact]:
    """Facts of all kinds, about two cards of each."""
    deuces, kings = (Card.parse("s2"), Card.parse("b2")), (Card.parse("sK"), Card.parse("bK"))
    for who, deals in product((Who.YOU, Who.THEM), (3, 9)):
        yield Fact(What.TRICK, who, (), 0, deals)
        yield Fact(What.SWEEP, who, (), 30, deals)
        yield from (Fact(What.LAST, who, (), bonus, deals) for bonus in (0, 6, 26, 52, 78))
        yield from (Fact(What.ACES, who, (), bonus, deals) for bonus in (6, 12, 30, 40))
        yield from (Fact(What.DEUCE, who, (card,), 10, deals) for card in deuces)
        yield from (Fact(what, who, (card,), 0, deals) for what in (What.TRICK, What.CARDS) for card in kings)
    for deals in (3, 9):
        yield Fact(What.SWEEP, Who.NOBODY, (), 30, deals)
        yield from (Fact(What.IDLE, Who.NOBODY, (card,), 0, deals) for card in deuces)


@pytest.mark.parametrize("language", in_turn(LANGUAGES))
def test_no_two_facts_are_told_alike_and_each_begins_with_a_capital(language):
    told = [fact_told(fact, 9, 2, texts(language)) for fact in every_fact()]
    assert len(set(told)) == len(told)
    assert all(each[0].isupper() and each.endswith(".") for each in told)
