"""A table and a hand at one look: no screen of whole games is higher than a phone's, nor says or asks too much."""

import re
from collections.abc import Collection, Iterator
from dataclasses import replace
from datetime import timedelta
from random import Random
from typing import Any

import pytest

from bot.i18n.texts import LANGUAGES, Texts, texts
from bot.model import dealing, moving, seating
from bot.model.actions import MakeMove
from bot.model.options import Guild
from bot.model.own_mistake import Answer, AnswerMistake, Mistake
from bot.model.person import Person
from bot.model.puzzle import TryCard
from bot.model.ratings import Rating
from bot.model.seal import Seal
from bot.model.table import Status, Table
from bot.storage.puzzle import Attempt, Field, Seen, Solver
from bot.ui import own_mistake
from bot.ui.board import board, pictured_board
from bot.ui.panel import panel
from bot.ui.phone import SCREEN
from bot.ui.puzzle import answer_explained, answer_screen, question_explained, question_screen
from bot.ui.screen import Picture, Screen, Style
from engine.bulka import rules as bulka
from engine.fairness import Judged
from engine.game import PlayedOut, Puzzle, offered
from engine.games import puzzles_of, with_puzzles
from engine.judging import Blame
from engine.moves import ALIFER, DOST, EXCHANGE, Move, Signal
from engine.players import Level
from engine.stovkahra import rules as stovkahra
from engine.trappola import rules as trappola
from tests.support.chance import Seeded
from tests.support.limits import named_in_vain, primary, weight
from tests.support.service import CHANNEL, GUILD, NOON, buttons, words

USUAL = ("Anna", "Břetislav", "Karel", "Marie")
PEOPLE = tuple(Person(number, 1000 + number, name) for number, name in enumerate(USUAL, start=1))
COMPUTER = Person(90, None, "Jenda", level=Level.REGULAR)
TABLES = {
    "stovkahra": (stovkahra.Rules(series=3), PEOPLE),
    "trappola": (trappola.Rules(), PEOPLE[:2]),
    "trappola alone": (trappola.Rules(), (PEOPLE[0], COMPUTER)),
    "bulka": (bulka.Rules(), PEOPLE),
    "bulka for two": (bulka.Rules(), PEOPLE[:2]),
    "bulka with a computer": (bulka.Rules(), (*PEOPLE[:3], COMPUTER)),
}
MOST_WORDS, MOST_CHOICES = 60, 6
PICTURE = Picture("shown.png", b"", "what the picture shows")
STEPS = 450
"""Steps after which no game is looked at any more: Bulka goes from cup to cup."""
MORE_CHOICES = {
    "declarations": (9, "each set that can be declared, and each suit that can be named, is an answer of its own"),
}
"""What may offer more than the usual number of choices, how many, and why."""


def whole_game(rules: Any, people: tuple[Person, ...], seed: int) -> Iterator[Table]:
    """A table from its start to the end of its last game, after everything that happens."""
    random, chance, now = Random(seed), Seeded(seed), NOON
    table = Table(1234, Guild(GUILD), CHANNEL, PEOPLE[0], rules, seal=Seal(next_seed=chance.seed()))
    for seat, person in enumerate(people):
        seating.sit(table, person, seat)
    seating.start(table, PEOPLE[0])
    for _ in range(STEPS):
        dealing.advance(table, now, chance, timedelta(seconds=12))
        yield table
        if table.status is not Status.PLAYING:
            return
        table.changes.news.clear()
        if table.clock.next_deal_at is not None:
            now = table.clock.next_deal_at
            continue
        seat = random.choice(sorted(table.awaited()))
        moving.push(table, seat, _move(table, seat, random))


def _move(table: Table, seat: int, random: Random) -> Move:
    """What somebody does who seldom does anything rash."""
    if table.series.pending is not None:
        return table.series.legal_moves(seat)[0]
    legal = table.view(seat).legal
    calm = [move for move in legal if move not in (DOST, ALIFER, EXCHANGE) and not isinstance(move, Signal)]
    return random.choice(calm if calm and random.random() < 0.95 else legal)


def choices(screen: Screen) -> int:
    """How many buttons there are beside the cards."""
    return sum(not (isinstance(each.does, MakeMove) and each.does.move.startswith("play")) for each in buttons(screen))


def read(screen: Screen) -> int:
    """How many words there are to read outside of buttons; a card and a time are none."""
    return len(re.findall(r"[^\W\d_]{2,}[\w’'-]*", re.sub(r"<t:\d+:\w>", "", words(screen))))


def where(table: Table) -> str:
    """Which kind of moment it is, where more choices are allowed."""
    return "declarations" if table.deal.is_declaring else ""


def assert_one_look(screen: Screen, table: Table, name: str, t: Texts) -> int:
    """Nothing of it is too much; how tall it is."""
    most, _ = MORE_CHOICES.get(where(table), (MOST_CHOICES, ""))
    tall, _, _ = weight(screen)
    assert tall <= SCREEN, f"{name}\n{words(screen)}"
    assert read(screen) <= MOST_WORDS, f"{name}\n{words(screen)}"
    assert choices(screen) <= most, f"{name}: {[each.label for each in buttons(screen)]}"
    assert len(primary(screen)) <= 1, f"{name}: {primary(screen)}"
    assert not named_in_vain(screen, t), f"{name}: it tells of what is not there\n{words(screen)}"
    return tall


def shown(table: Table, step: int, t: Texts) -> Iterator[tuple[str, Screen]]:
    """The table, and the hands of whoever is awaited and of the others in turn."""
    yield "table", board(table, t)
    yield "table with its picture", pictured_board(table, PICTURE, t)
    for seat, person in enumerate(table.seats):
        if person is not None and (seat in table.awaited() or seat == step % len(table.seats)):
            yield f"hand of seat {seat}", panel(table, seat, t)
            yield f"table from seat {seat}", panel(table, seat, t, asking="words", picture=PICTURE)


def in_languages(names: Collection[str]) -> list[Any]:
    """Each name with each language: in the plain run each once, and the languages in turn."""
    languages = list(LANGUAGES)
    of = len(languages)
    return [
        pytest.param(name, languages[(at + turn) % of], marks=pytest.mark.stress(turn=(turn, of)))
        for turn in range(of)
        for at, name in enumerate(names)
    ]


@pytest.mark.parametrize(("name", "language"), in_languages(TABLES))
def test_tables_and_hands_of_whole_games_are_seen_at_one_look(name, language, figures):
    (rules, people), t, tallest = TABLES[name], texts(language), 0
    for step, table in enumerate(whole_game(rules, people, seed=1)):
        for what, screen in shown(table, step, t):
            tallest = max(tallest, assert_one_look(screen, table, f"{name}, {what}", t))
    figures(tallest=tallest)


CARDS = (TryCard, AnswerMistake)
MUCH = Rating(60.0, 5.0, 1234)
"""The rating of somebody who has solved hundreds."""


def puzzle_pages(puzzle: Puzzle, t: Texts) -> Iterator[tuple[str, Screen]]:
    """The pages of a puzzle, and of the same position as an own mistake, before and after each card."""
    wrong = next(card for card in puzzle.choices if card is not puzzle.best)
    solver, field = Solver(MUCH, 480, 321, 12, 34, 480), Field(MUCH, 678)
    seen = Seen(Attempt(480, True, False, str(wrong), True, -42), solver, field)
    mistake = Mistake(1234, 1, 1, 30, 0, NOON)
    blame = Blame(wrong, puzzle.best, 12.0, 1.0, 60, ())
    judged = Judged(30, puzzle.view.seat, wrong, 0.0, False, blame)
    position = own_mistake.MistakePosition(mistake, judged, puzzle.game, USUAL[: puzzle.game.seats])
    for picture in (PICTURE, None):
        told = "picture" if picture else "text"
        yield f"question, {told}", question_screen(puzzle, seen, picture, t)
        yield f"question again, {told}", question_screen(puzzle, replace(seen, solver=Solver(MUCH)), picture, t)
        yield f"mistake, {told}", own_mistake.question_screen(position, picture, t)
        for card in puzzle.choices:
            # What is played after it is in the picture.
            after = PlayedOut(puzzle.line if card is puzzle.best else (), 12)
            if picture or card is puzzle.best:
                yield f"answer {card}, {told}", answer_screen(puzzle, seen, card, after, picture, t)
            blamed = replace(blame, card=card) if card is not puzzle.best else None
            answer = own_mistake.answer_screen(position, card, blamed, Answer(mistake, counts=True), picture, t)
            yield f"mistake, {card}, {told}", answer
    for card in puzzle.choices:
        yield f"answer {card}, not played out", answer_screen(puzzle, seen, card, None, None, t)
        yield f"why {card}", answer_explained(puzzle, seen, card, t)
    yield "explained", question_explained(puzzle, seen, t)


@pytest.mark.parametrize(("name", "language"), in_languages(with_puzzles()))
def test_puzzles_and_own_mistakes_are_seen_at_one_look_before_and_after_their_card(name, language, figures):
    t, tallest, puzzles = texts(language), 0, puzzles_of(name)
    for number in offered(puzzles)[::20]:
        for what, screen in puzzle_pages(puzzles.shipped()[number - 1], t):
            tall, read_words, _ = weight(screen)
            beside = [each for each in buttons(screen) if not isinstance(each.does, CARDS) or what.startswith("why")]
            where = (what, number, words(screen))
            assert tall <= SCREEN and len(beside) <= MOST_CHOICES, where
            # A reason is asked for, and what stands for a picture that cannot be shown is cards.
            assert read_words <= MOST_WORDS or what.startswith("why") or what.endswith("text"), where
            assert sum(each.style is Style.GO for each in beside) <= 1, where
            tallest = max(tallest, tall)
    figures(tallest=tallest)
