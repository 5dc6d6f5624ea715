"""What is not declared stays unknown: a reader of the channel cannot tell whether anybody holds a set.

What a game deals, and what is played and declared, everybody sees. Nothing else may depend on a hand: which messages
appear, what they say, when they are edited, and how long the table waits.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta
from itertools import product
from pathlib import Path
from random import Random

import pytest

from bot.i18n.texts import texts
from bot.model import dealing, moving, timing
from bot.model.person import Person
from bot.model.table import Status, Table
from bot.ui.board import board
from engine.game import Rules, View
from engine.moves import KEEP, PASS, Bianca, Blanche, Deal, Declare, Move, Play
from engine.players import Level
from engine.stovkahra.rules import Game, Phase
from tests.support.chance import Seeded
from tests.support.duel_bench import DuelBench, number_of, offered
from tests.support.every_game import LISTED
from tests.support.listener import Heard, Listening, told_apart
from tests.support.positions import dealt
from tests.support.service import NOON, PAUSE, PEOPLE, Clock, QuickWorkers, actor, does, look, random_series, table_with

SECOND, MOMENT, HOUR = timedelta(seconds=1), timedelta(milliseconds=1), timedelta(hours=1)
LEAST = timedelta(seconds=4)
"""The least time that declarations last, as it is usual."""
SET = (Declare, Blanche, Bianca)
"""What may be declared."""
GAMES = {name: facts.tables[0][1:] for name, facts in LISTED.items() if facts.sets}
"""The rules of each game in which sets are declared, and how many sit at its table."""
COMPUTERS = tuple(Person(100 + seat, None, "Computer", level=Level.REGULAR) for seat in range(4))
BEGUN = {seed: next(random_series(seed)).game for seed in range(1, 40)}


def chance_by_which(come: Callable[[Game], bool]) -> int:
    """Chance by which a series begins so."""
    return next(seed for seed, game in BEGUN.items() if come(game))


ONLY_THE_LAST = chance_by_which(lambda game: game.phase is Phase.DECLARE and game.turn == game.dealer)
"""Chance by which of all only the dealer has something to declare, who is asked last."""
NOT_THE_LAST = chance_by_which(lambda game: game.phase is Phase.DECLARE and game.turn != game.dealer)


def without_a_word(view: View, random: Random) -> Move:
    """What somebody does who keeps every set back."""
    silent = [move for move in view.legal if move in (PASS, KEEP)]
    return random.choice(silent or [move for move in view.legal if isinstance(move, Play)])


class Silent(QuickWorkers):
    """Computers that declare nothing, after a time in which everybody could see that one of them is asked."""

    def __init__(self, clock: Clock) -> None:
        super().__init__()
        self._clock = clock

    async def choose(self, view: View, level: Level, seed: int, guild_id: int = 0) -> Move | None:
        random = Random(seed)
        await self._clock.sleep(random.uniform(0.02, 0.3))
        return without_a_word(view, random)


class Silence(DuelBench):
    """A bench at which nobody declares, and somebody listens."""

    def __init__(self, path: Path, seed: int, declaring: timedelta = LEAST, clock: Clock | None = None) -> None:
        super().__init__(path, seed, declaring=declaring, clock=clock)
        self.workers = Silent(self.clock)
        self.gateway = self.channel = Listening(self.clock)

    async def next_deal(self, number: int, random: Random) -> Heard | None:
        """Goes on to the next deal, and listens until two cards are played; people answer within a second."""
        table = await self.until(number, deals_or_ends, random)
        if table.clock.next_deal_at is None:
            return None
        self.channel.events.clear()
        await self.let_pass(table.clock.next_deal_at - self.clock.now)
        began = self.clock.now
        while (table := await self.table(number)) and not two_cards(table):
            seat = next(iter(table.awaited()), None)
            if seat is not None and table.seats.is_present(seat):
                await self.let_pass(SECOND * random.random())
                move = without_a_word(table.view(seat), random)
                await self.press(number_of(table.seats.person(seat)), number, str(move), on_panel=True)
                await self.settle()
            else:
                awake_at = min(until for until, _ in self.clock.sleepers.values())
                await self.let_pass(max(MOMENT, awake_at - self.clock.now))
        return Heard(began, tuple(self.channel.events), keeps_back(table))

    async def at(self, rules: Rules, seats: int, people: int) -> int:
        """A table at which so many people and, in the other seats, computers have just begun."""
        number = await self.lobby(rules, sitting=people)
        for _ in range(people, seats):
            await self.press(0, number, "computer beginner")
        await self.press(0, number, "start")
        await self.settle()
        return number


def deals_or_ends(table: Table) -> bool:
    return table.clock.next_deal_at is not None or table.status is not Status.PLAYING


def keeps_back(table: Table) -> bool:
    """Whether somebody could have declared something in this deal."""
    game, found = table.kind.begin(table.rules, len(table.seats)), False
    for move in table.game.moves:
        found = not isinstance(move, Deal) and (found or any(isinstance(each, SET) for each in game.legal_moves()))
        game.push(move)
    return found


def two_cards(table: Table) -> bool:
    view = table.view()
    return len(view.table) > 1 or bool(view.tricks)


async def heard(place: Path, name: str, people: str, deals: int, least: timedelta = LEAST) -> list[Heard]:
    """So many deals of a game, at which people sit in all seats or in one."""
    rules, seats = GAMES[name]
    found: list[Heard] = []
    random = Random(name + people)
    async with Silence(place, random.randrange(1000), least) as bench:
        while len(found) < deals:
            number = await bench.at(rules, seats, seats if people == "all" else 1)
            # Of many deals at one table the last ones would take long to replay.
            for _ in range(20):
                deal = await bench.next_deal(number, random)
                if deal is None:
                    break
                found.append(deal)
    return found[:deals]


def kept_back(deals: list[Heard]) -> int:
    return sum(deal.kept_back for deal in deals)


@pytest.mark.parametrize(
    ("name", "people"),
    [
        pytest.param(name, people, marks=pytest.mark.stress(small=(name, people) == ("stovkahra", "all")))
        for name, people in product(GAMES, ("all", "one"))
    ],
)
async def test_a_reader_of_the_channel_guesses_no_better_than_chance_who_keeps_a_set_back(
    name, people, tmp_path, sized, figures
):
    deals = await heard(tmp_path / "games.db", name, people, sized(400))
    share, error = told_apart(deals, Random(1))
    figures(
        deals=len(deals), kept_back=sum(deal.kept_back for deal in deals), right=f"{share:.1%}", error=f"{error:.1%}"
    )
    assert share - 0.5 < 3 * error


@pytest.mark.stress(small=True)
async def test_the_same_reader_knows_it_where_declarations_take_time_only_when_there_are_any(tmp_path, sized, figures):
    # Alone with computers it is less plain: one of them is asked for a signal in most deals.
    deals = await heard(tmp_path / "games.db", "stovkahra", "all", sized(400), timedelta())
    share, error = told_apart(deals, Random(1))
    figures(
        deals=len(deals), kept_back=sum(deal.kept_back for deal in deals), right=f"{share:.1%}", error=f"{error:.1%}"
    )
    assert share > 0.5 + 3 * error


# How long declarations last


def lasted(seed: int, people: tuple[Person, ...], *hands: str) -> timedelta:
    """How long the declarations last where seats 0 to 3 hold this, and whoever is asked passes soon."""
    table, chance, now = table_with(dealt(*hands), people), Seeded(seed), NOON
    dealing.advance(table, now, chance, PAUSE, LEAST)
    shown = board(table, texts())
    while table.awaited():
        (seat,) = table.awaited()
        table.changes.news.clear()
        now += SECOND / 5
        moving.push(table, seat, PASS, instead=people[seat].level is not None)
        dealing.advance(table, now, chance, PAUSE, LEAST)
        assert moving.is_quiet(table) and board(table, texts()) == shown
    table.changes.news.clear()
    dealing.advance(table, timing.due_at(table) - MOMENT, chance, PAUSE, LEAST)
    assert not table.changes.moves_made and board(table, texts()) == shown
    now = timing.due_at(table)
    dealing.advance(table, now, chance, PAUSE, LEAST)
    assert not moving.is_quiet(table) and table.game.phase is Phase.PLAY and table.awaited() == {table.game.deal.eldest}
    return now - NOON


@pytest.mark.parametrize(("people", "least"), [(PEOPLE, LEAST), ((PEOPLE[0], *COMPUTERS[1:]), LEAST / 4)])
def test_declarations_last_a_time_that_is_drawn_whoever_holds_what(people, least):
    nobody, *somebody = (
        ("", "", "", ""),
        ("", "aA lA hA", "aK lK hK", ""),
        ("aA lA hA", "", "", ""),
        ("", "", "", "aA lA hA bA"),
        ("aO lO hO", "aA lA hA", "aT lT hT", "aK lK hK"),
    )
    times = [lasted(seed, people, *nobody) for seed in range(5)]
    assert len(set(times)) == 5 and least <= min(times) and max(times) <= 2 * least
    for hands in somebody:
        assert [lasted(seed, people, *hands) for seed in range(5)] == times, hands


async def test_who_thinks_longer_makes_declarations_last_longer_and_then_they_end_at_once(tmp_path):
    async with Silence(tmp_path / "games.db", NOT_THE_LAST) as bench:
        number = await bench.series()
        bench.channel.events.clear()
        await bench.let_pass(20 * SECOND)
        while await declaring(bench, number):
            assert not bench.channel.events
            (seat,) = (await bench.table(number)).awaited()
            await bench.press(seat, number, "pass", on_panel=True)
            await bench.settle()
        assert len(bench.channel.events) == 1


async def declaring(bench: Silence, number: int) -> bool:
    return (await bench.table(number)).game.phase is Phase.DECLARE


def passes(bench: Silence) -> list[tuple[object, ...]]:
    return look(bench.path, "SELECT seat FROM moves WHERE move = 'pass' ORDER BY ply")


async def test_who_has_passed_last_has_passed_though_the_table_waits_still(tmp_path):
    async with Silence(tmp_path / "games.db", ONLY_THE_LAST) as bench:
        number = await bench.series()
        (dealer,) = (await bench.table(number)).awaited()
        bench.channel.events.clear()
        action = await bench.action(dealer, number, "pass")
        others = [await bench.shown(seat, number) for seat in range(4) if seat != dealer]
        hand = (await bench.ask(dealer, action, on_panel=True)).screen
        assert not {"pass", "hint"} & {does(each) for each in offered(hand)}
        # Whatever is pressed on an older hand, nothing is declared any more, and nothing is passed twice.
        declared = str(next(move for move in (await bench.table(number)).game.legal_moves() if move != PASS))
        for again in (action, action.replace("pass", declared)):
            before = await bench.table(number)
            await bench.ask(dealer, again, on_panel=True)
            assert (await bench.table(number)).game.moves == before.game.moves
        await bench.settle()
        assert not bench.channel.events and len(passes(bench)) == 3
        assert others == [await bench.shown(seat, number) for seat in range(4) if seat != dealer]
        await bench.let_pass(2 * LEAST)
        assert len(bench.channel.events) == 1 and passes(bench)[3:] == [(dealer,)]


@pytest.mark.parametrize("chance", [ONLY_THE_LAST, NOT_THE_LAST])
async def test_no_hand_is_redrawn_when_somebody_else_passes(tmp_path, chance):
    async with Silence(tmp_path / "games.db", chance) as bench:
        number = await bench.series()
        hands = {9000 + seat: seat for seat in range(4)}
        tokens = [await bench.open_panel(seat, number) for seat in range(4)]
        while awaited := (await bench.table(number)).awaited():
            bench.gateway.forget()
            (seat,) = awaited
            action = await bench.action(seat, number, "pass")
            await bench.host.press(actor(seat), action, on_panel=True, message_id=9000 + seat, token=tokens[seat])
            await bench.settle()
            # Whoever is asked next is told so; nobody else can see that anything has happened.
            told = {hands[panel.message_id] for panel, _ in bench.gateway.refreshed}
            assert await declaring(bench, number) and told == (await bench.table(number)).awaited()
        bench.gateway.forget()
        await bench.let_pass(2 * LEAST)
        told = {hands[panel.message_id] for panel, _ in bench.gateway.refreshed}
        assert told == {0, 1, 2, 3}, "that they are over all are told"


@pytest.mark.parametrize("crash", [False, True])
async def test_the_time_of_declarations_and_the_last_pass_outlive_the_process(tmp_path, crash):
    path, clock = tmp_path / "games.db", Clock()
    async with Silence(path, ONLY_THE_LAST, clock=clock) as bench:
        bench.host.start()
        number = await bench.series()
        (dealer,) = (await bench.table(number)).awaited()
        await bench.let_pass(SECOND)
        await bench.press(dealer, number, "pass", on_panel=True)
        await bench.settle()
        messages, left = bench.gateway.messages, timing.due_at(await bench.table(number)) - clock.now
        if crash:
            await bench.kill()
    clock.now += HOUR
    async with Silence(path, 1, clock=clock) as bench:
        bench.gateway.messages = messages
        bench.host.start()
        await bench.settle()
        waits = timing.due_at(await bench.table(number)) - clock.now
        # After a crash nobody knows to the second since when the bot was gone.
        assert waits == left or (crash and left <= waits <= 2 * LEAST)
        await bench.let_pass(waits - MOMENT)
        assert await declaring(bench, number)
        await bench.let_pass(2 * MOMENT)
        assert not await declaring(bench, number) and passes(bench)[3:] == [(dealer,)]


def test_a_table_brought_back_takes_its_time_for_declarations_anew():
    table, chance = table_with(dealt("", "", "", "aA lA hA")), Seeded(1)
    dealing.advance(table, NOON, chance, PAUSE, LEAST)
    moving.push(table, 3, PASS)
    dealing.advance(table, NOON, chance, PAUSE, LEAST)
    table.clock.put_away = True
    timing.bring_back(table, NOON + HOUR, HOUR)
    dealing.advance(table, NOON + HOUR, chance, PAUSE, LEAST)
    assert table.game.phase is Phase.DECLARE and LEAST <= timing.due_at(table) - NOON - HOUR <= 2 * LEAST
