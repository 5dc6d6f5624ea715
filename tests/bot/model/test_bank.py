"""Time banks: what each seat has used of its minutes for the cards of a game, and for what else there is other time."""

from dataclasses import replace
from datetime import timedelta
from random import Random

import pytest

from bot.i18n.texts import texts
from bot.model import bank, dealing, moving, seating
from bot.model.options import Clock, Guild, Options
from bot.model.table import Table
from bot.ui.board import board
from engine.games import GAMES
from engine.moves import ADD, Play
from tests.support.chance import Seeded
from tests.support.every_game import LISTED
from tests.support.service import CHANNEL, GUILD, NOON, PAUSE, PEOPLE, unbound, words

T = texts()
SECOND = timedelta(seconds=1)
WHOLE, EACH = Clock.SHORT_BANK.bank, Clock.SHORT_BANK.time


def begun(name, clock=Clock.SHORT_BANK, **agreed):
    """A table of people with time banks, whose first cards are dealt."""
    _, rules, people = LISTED[name].tables[0]
    rules = replace(rules, **agreed)
    table = Table(1, Guild(GUILD), CHANNEL, PEOPLE[0], rules, Options(clock=clock))
    for seat in range(people):
        seating.sit(table, PEOPLE[seat], seat)
    seating.start(table, PEOPLE[0])
    dealing.advance(table, NOON, Seeded(4), PAUSE)
    return table


def cards_due(table):
    """The seat of which a card is asked; `None` where anything else is."""
    game = table.game
    due = game.turn is not None and any(isinstance(move, Play) for move in game.legal_moves())
    return game.turn if due and table.series.pending is None else None


def answer(table, now, random, *, instead=False):
    """Whoever is awaited does something then, and what follows is done; whose card it was, if it was one."""
    table.changes.news.clear()
    seat = min(table.awaited())
    move = table.kind.random_move(table.game, random)
    moving.push(table, seat, move, instead=instead)
    dealing.advance(table, now, Seeded(4), PAUSE)
    return seat if isinstance(move, Play) else None


@pytest.mark.parametrize("name", GAMES)
def test_only_cards_use_the_bank_and_only_beyond_the_seconds_for_each(name):
    table, random, now, used = begun(name), Random(name), NOON, {}
    kinds = set()
    for _ in range(60):
        if not table.deal.hands_held:
            break
        seat = cards_due(table)
        whole = (WHOLE - used.get(seat, timedelta())) + EACH if seat is not None else bank.ASIDE
        assert table.clock.deadline_at == now + whole
        thought = random.choice([1, 9, 11, 30]) * SECOND
        now += thought
        played = answer(table, now, random)
        if played is not None:
            used[played] = used.get(played, timedelta()) + max(timedelta(), thought - EACH)
        kinds.add(played is not None)
        assert {each: bank.rest(table, each) for each in used} == {each: WHOLE - spent for each, spent in used.items()}
        for each, person in enumerate(table.seats.seated):
            left = bank.rest(table, each)
            told = f"{person.name} {left.seconds // 60}:{left.seconds % 60:02}"
            assert not table.deal.hands_held or told in unbound(words(board(table, T)))
    assert True in kinds and any(used.values())


def test_with_the_next_game_it_is_full_again():
    table = begun("stovkahra", series=10)
    table.clock.bank_used[0] = WHOLE
    moving.make(table, table.game.concession(0), 0)
    moving.push(table, min(table.awaited()), ADD)
    dealing.advance(table, NOON, Seeded(4), PAUSE)
    assert table.deal.game_number == 1
    dealing.advance(table, table.clock.next_deal_at, Seeded(4), PAUSE)
    assert table.deal.game_number == 2 and bank.rest(table, 0) == WHOLE


def test_whoever_uses_it_up_has_only_the_seconds_left():
    table, random, now = begun("trappola"), Random(1), NOON
    while cards_due(table) is None:
        answer(table, now, random)
    seat = table.game.turn
    now = table.clock.deadline_at
    table.clock.tick(now)
    assert table.clock.overdue
    answer(table, now, random, instead=True)
    while cards_due(table) != seat and table.deal.hands_held:
        answer(table, now, random)
    assert bank.rest(table, seat) == timedelta()
    if cards_due(table) == seat:
        assert table.clock.deadline_at == now + EACH
    other = 1 - seat
    assert bank.rest(table, other) == WHOLE
    # Whoever is not there, and has the computer play, uses nothing.
    table.seats.missed[other] = 2
    while cards_due(table) != other:
        answer(table, now, random)
    assert table.clock.deadline_at is None
    answer(table, now + 50 * SECOND, random, instead=True)
    assert bank.rest(table, other) == WHOLE


@pytest.mark.parametrize("clock", [clock for clock in Clock if clock.bank is None])
def test_without_a_bank_each_move_has_the_same_time_and_nothing_is_told_of_one(clock):
    table = begun("trappola", clock)
    answer(table, NOON, Random(1))
    assert table.clock.deadline_at == (NOON + clock.time if clock.time is not None else None)
    assert table.clock.bank_used == {} and T("banks", left="") not in words(board(table, T))
