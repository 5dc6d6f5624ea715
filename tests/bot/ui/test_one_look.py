"""A table and a hand at one look: no screen of whole games is higher than a phone's, nor says or asks too much."""

import re
from collections.abc import Iterator
from datetime import timedelta
from random import Random
from typing import Any

import pytest

from bot.i18n.texts import LANGUAGES, Texts, texts
from bot.model import dealing, moving, seating
from bot.model.actions import MakeMove
from bot.model.options import Guild
from bot.model.person import Person
from bot.model.seal import Seal
from bot.model.table import Status, Table
from bot.ui.board import board
from bot.ui.panel import panel
from bot.ui.phone import SCREEN, height
from bot.ui.screen import Screen
from engine.bulka import rules as bulka
from engine.moves import ALIFER, DOST, EXCHANGE, Move, Signal
from engine.players import Level
from engine.stovkahra import rules as stovkahra
from engine.trappola import rules as trappola
from tests.support.chance import Seeded
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


def assert_one_look(screen: Screen, table: Table, name: str) -> None:
    most, _ = MORE_CHOICES.get(where(table), (MOST_CHOICES, ""))
    assert height(screen.blocks) <= SCREEN, f"{name}\n{words(screen)}"
    assert read(screen) <= MOST_WORDS, f"{name}\n{words(screen)}"
    assert choices(screen) <= most, f"{name}: {[each.label for each in buttons(screen)]}"


def shown(table: Table, t: Texts) -> Iterator[tuple[str, Screen]]:
    yield "table", board(table, t)
    for seat, person in enumerate(table.seats):
        if person is not None:
            yield f"hand of seat {seat}", panel(table, seat, t)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", TABLES)
def test_tables_and_hands_of_whole_games_are_seen_at_one_look(name, language, figures):
    (rules, people), t, tallest = TABLES[name], texts(language), 0
    for seed in (1,):
        for table in whole_game(rules, people, seed):
            for what, screen in shown(table, t):
                assert_one_look(screen, table, f"{name}, seed {seed}, {what}")
                tallest = max(tallest, height(screen.blocks))
    figures(tallest=tallest)
