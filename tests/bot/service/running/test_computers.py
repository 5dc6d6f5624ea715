"""Computers in seats: who may put them there, how they move, what they are told; hints and reviews for people."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import asdict, replace
from datetime import UTC, datetime, timedelta
from functools import partial
from itertools import pairwise
from pathlib import Path

import pytest

from bot.i18n.texts import texts
from bot.model import dealing, handover, moving, seating, stopping, timing
from bot.model.clock import READING
from bot.model.errors import Refusal
from bot.model.options import DEFAULT_OPTIONS, Guild, Options, Pace, Ping
from bot.model.options import Clock as TimeForAMove
from bot.model.person import Person
from bot.model.roster import COMPUTERS, SIGN
from bot.model.seal import Seal
from bot.model.table import Status, Table
from bot.ui.board import board
from bot.ui.panel import panel
from bot.ui.review_chart import deal_chart
from bot.ui.screen import Picture, Screen, Select
from engine.brcka import BrckaSeries
from engine.cards.german_pack import Suit
from engine.moves import ADD, DOST, TAKE, Cut, Move, Pass, Play, Signal
from engine.players import Advice, Expectation, Level, Reason
from engine.review import ReviewedCard, ReviewedTrick
from engine.stovkahra.moves import parse_move
from engine.stovkahra.players import plain_move
from engine.stovkahra.report import review
from engine.stovkahra.review import SIDES, Review, ReviewedSeat, finished_deals
from engine.stovkahra.rules import SEATS, Game, Phase, Rules, View, right_of, side_of
from tests.support.chance import Seeded
from tests.support.plain_ledger import whole_ledger
from tests.support.positions import dealt
from tests.support.reviews import judged_quickly
from tests.support.service import (
    CHANNEL,
    DEFAULTS,
    ELSEWHERE,
    GUILD,
    HANGS,
    NAMES,
    NOON,
    PAUSE,
    PEOPLE,
    Answer,
    Bench,
    Clock,
    Restless,
    Target,
    actor,
    button,
    buttons,
    does,
    look,
    numbers,
    random_series,
    refusal,
    table_of_four,
    table_with,
    unbound,
    words,
)

ANNA, BELA, CYRIL, DANA = PEOPLE
EVA = Person(9, 1009, "Eva")
T = texts()
FAST = Options(Pace.FAST)
HINTS = Options(Pace.FAST, hints=True)
NEVER = datetime.max.replace(tzinfo=UTC)
ROBOTS = {
    level: tuple(Person(100 * at + number, None, name, level=level) for number, name in enumerate(COMPUTERS[level]))
    for at, level in enumerate(Level, start=1)
}
"""Computers as a store might number them."""
REGULARS = ROBOTS[Level.REGULAR]
ELDEST_DECLARES = 9
"""Chance by which eldest, the computer in seat 3, has something to declare, and its partner may signal."""


# Computers that are quick, and a village where they live


class Thinkers:
    """Workers that decide at once by simple rules, and write down what they were told."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.asked: list[tuple[View, Level]] = []
        self.advised: list[View] = []
        self.reviewed: list[tuple[object, int]] = []
        self.charted: list[tuple[str, ...]] = []
        self.bold: set[int] = set()
        """Seats that say dost whenever they may."""
        self.signal = False
        """Whether they signal wherever they may."""
        self.takes = False
        """Whether they take brčka rather than add."""
        self.seconds = 0.0
        """How long they think, by the clock of the test."""
        self.look: Callable[[View], Awaitable[None]] | None = None
        self.errors: list[Exception] = []
        self.advice: Callable[[View], Advice | None] = lambda view: Advice(plain_move(view), None)
        self.holding = False
        """While it is true, thoughts are begun and not finished."""
        self._held: list[asyncio.Future[None]] = []
        self.closed = False

    async def choose(self, view: View, level: Level, seed: int, guild_id: int = 0) -> Move | None:
        self.asked.append((view, level))
        await self._think(view)
        signals = [move for move in view.legal if isinstance(move, Signal)]
        if self.signal and signals:
            return signals[0]
        if DOST in view.legal and view.seat in self.bold:
            return DOST
        return plain_move(view)

    async def add_or_take(self, series: BrckaSeries, guild_id: int = 0) -> Move:
        await self._think(None)
        return TAKE if self.takes else ADD

    async def advise(self, view: View, seed: int, guild_id: int = 0) -> Advice | None:
        self.advised.append(view)
        await self._think(view)
        return self.advice(view)

    async def try_to_draw(self, picture: Callable[[], bytes], guild_id: int = 0) -> bytes | None:
        if not isinstance(picture, partial) or picture.func is not deal_chart:
            return None
        self.charted.append(picture.args[1])
        return b"a picture"

    async def compute(self, task: partial, guild_id: int = 0) -> object:
        if task.func is review:
            self.reviewed.append(task.args)
            await self._think(None)
            game, number = task.args
            return nothing_lost(game.deals[number - 1])
        raise AssertionError(f"nobody asks for {task.func}")

    async def judge(self, task: partial, guild_id: int = 0, *, awaited: bool = True) -> object:
        return judged_quickly(task)

    def close(self) -> None:
        self.closed = True

    async def _think(self, view: View | None) -> None:
        if self.look is not None and view is not None:
            await self.look(view)
        if self.holding:
            await self._hold()
        if self.seconds:
            self.clock.now += timedelta(seconds=self.seconds)
        if self.errors:
            raise self.errors.pop(0)

    async def _hold(self) -> None:
        task, held = asyncio.current_task(), asyncio.get_running_loop().create_future()
        assert task is not None
        # Whoever thinks sleeps, as far as those are concerned who wait for the village to come to rest.
        self.clock.sleepers[task] = NEVER, held
        self._held.append(held)
        try:
            await held
        finally:
            del self.clock.sleepers[task]

    def let_go(self) -> None:
        """All thoughts come to their end, and later ones are not held any more."""
        self.holding = False
        for held in self._held:
            if not held.done():
                held.set_result(None)
        self._held.clear()


def nothing_lost(deal) -> Review:
    """A review of a deal in which every card was perfect, without asking the solver."""
    tricks = tuple(
        ReviewedTrick(
            number,
            trick,
            tuple(ReviewedCard(seat, seat % 2, card, 0, 0, (), False) for seat, card in trick.plays),
            trick.bonus,
        )
        for number, trick in enumerate(deal.tricks, start=1)
    )
    line = (0,) * (1 + 4 * len(tricks))
    seats = tuple(ReviewedSeat(seat, len(tricks), len(tricks), 0, 0) for seat in range(SEATS))
    before, after = (0, 0), (deal.earned[0], deal.earned[1])
    return Review(SIDES, tricks, line, line, deal.dealer, deal.trump_card, before, after, seats, (), (), None, (), None)


class Village(Bench):
    """A bench whose computers are quick. People are those of `who`; Anna is who(0)."""

    def __init__(self, path: Path, seed: int = 1, *, clock: Clock | None = None) -> None:
        super().__init__(path, seed, clock=clock or Restless())
        self.workers = Thinkers(self.clock)

    async def begin(self, level: Level | None = Level.REGULAR, options: Options = FAST, seat: int = 0) -> int:
        """`/stovkahra new` with computers, as a face would do it."""
        answer = await self.host.lobby.open_table(actor(seat), asdict(DEFAULTS), asdict(options), level)
        assert answer.table_id is not None
        return answer.table_id

    async def together(self, *people: int, level: Level = Level.REGULAR, rules: Rules = DEFAULTS) -> int:
        """A series of these people, or of nobody, and of computers in all other seats."""
        number = await self.new(rules, options=asdict(FAST))
        for seat in people[1:]:
            await self.press(seat, number, f"sit {seat}")
        if not people:
            await self.press(0, number, "stand")
        for _ in range(SEATS - len(people)):
            await self.press(0, number, f"computer {level}")
        await self.press(0, number, "start")
        return number

    async def run(self, number: int, until: Callable[[Table], bool]) -> Table:
        """People press what they would do, computers do the rest, and time passes, up to a state of the table."""
        for _ in range(5000):
            await self.settle()
            table = await self.table(number)
            if until(table):
                return table
            assert table.status is Status.PLAYING, "that never came"
            people = [seat for seat in table.awaited() if table.seats.level_of(seat) is None]
            if people and table.series.pending is not None:
                await self.press(table.seats.person(people[0]).user_id - 1000, number, str(ADD))
            elif people:
                move = plain_move(table.view(people[0]))
                await self.press(table.seats.person(people[0]).user_id - 1000, number, str(move), on_panel=True)
            elif table.clock.put_away:
                # Nobody has looked for a while.
                await self.press(0, number, "wake")
            else:
                self.tick()
        raise AssertionError("that never came")

    def tick(self) -> None:
        """Time passes until somebody wakes up."""
        due = min(until for until, waking in self.clock.sleepers.values() if not waking.done() and until != NEVER)
        self.clock.forward(due - self.clock.now)

    def stored(self, number: int) -> list[tuple[int, int, int | None, str, datetime]]:
        """The moves of a table in the database: game, ply, seat, move and time."""
        sql = """SELECT number, ply, seat, move, at FROM moves JOIN games ON games.id = game
                 WHERE table_id = ? ORDER BY number, ply"""
        return [(*row[:4], datetime.fromisoformat(row[4])) for row in look(self.path, sql, number)]


@pytest.fixture
async def village(tmp_path):
    async with Village(tmp_path / "games.db") as ready:
        yield ready


@pytest.fixture
async def slow_village(tmp_path):
    """One in which time passes only when a test says so."""
    async with Village(tmp_path / "games.db", clock=Clock()) as ready:
        yield ready


def key_of(call, *values, **options) -> str:
    """The key of the refusal."""
    with pytest.raises(Refusal) as told:
        call(*values, **options)
    return told.value.key


def troubles(caplog) -> list[str]:
    return [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]


def check_moves(rules: Rules, moves: Iterable[tuple[int, int, int | None, str, datetime]]) -> None:
    """Stored moves are legal for the seats with which they are stored, without a gap."""
    games: dict[int, Game] = {}
    for number, ply, seat, text, _ in moves:
        game = games.setdefault(number, Game(rules))
        move = parse_move(text)
        if move in (ADD, TAKE):
            assert game.outcome is not None
            assert seat is None or side_of(seat) == game.outcome.winner
            assert ply == len(game.moves)
            continue
        assert ply == len(game.moves)
        if isinstance(move, Pass | Play) or text in ("dost", "count"):
            assert seat == game.turn
        if isinstance(move, Cut):
            assert seat is None, "it was drawn"
        game.push(move, seat)


# The table: who sits


def lobby() -> Table:
    return Table(1, Guild(GUILD), CHANNEL, ANNA, Rules(), seal=Seal(next_seed=bytes(32)))


def begun() -> Table:
    table = table_of_four()
    seating.start(table, ANNA)
    dealing.advance(table, NOON, Seeded(1), PAUSE)
    return table


def test_who_sits_there_or_has_opened_the_table_has_computers_sit_down_who_make_room_for_people():
    table = lobby()
    seating.sit(table, BELA, 2)
    assert key_of(seating.seat_computer, table, EVA, REGULARS) == "not-seated"
    seating.seat_computer(table, ANNA, REGULARS)  # She has opened it, and sits nowhere.
    assert key_of(seating.start, table, ANNA) == "seats-empty"
    seating.seat_computer(table, BELA, ROBOTS[Level.STRONG])
    seating.seat_computer(table, BELA, REGULARS)
    assert table.seats == [REGULARS[0], ROBOTS[Level.STRONG][0], BELA, REGULARS[1]]
    assert key_of(seating.seat_computer, table, ANNA, REGULARS) == "no-seat-free"
    # Whoever sits there changes places with a computer; one that had to go may come back.
    seating.sit(table, BELA, 3)
    assert table.seats == [REGULARS[0], ROBOTS[Level.STRONG][0], REGULARS[1], BELA]
    table.seats[2] = None
    seating.seat_computer(table, BELA, REGULARS)
    assert table.seats[2] in REGULARS[1:]
    table.seats[0] = table.seats[1] = None
    seating.seat_computer(table, BELA, REGULARS, every=True)
    assert not table.seats.free_seats and len(set(table.seats)) == 4
    assert handover.leave(table, BELA, REGULARS) is None
    assert key_of(handover.leave, table, BELA, REGULARS) == "not-seated"
    seating.sit(table, CYRIL, 3)
    assert key_of(seating.sit, table, BELA, 3) == "seat-taken"
    assert key_of(seating.start, table, EVA) == "not-seated"
    seating.start(table, CYRIL)
    assert table.status is Status.PLAYING
    assert (
        key_of(seating.seat_computer, table, CYRIL, REGULARS) == key_of(seating.sit, table, BELA, 2) == "table-playing"
    )
    # Who opened a table at which others play does not stop it.
    assert key_of(stopping.stop, table, ANNA, moderator=False) == "stop-seated"
    stopping.stop(table, CYRIL, moderator=False)
    assert table.status is Status.STOPPED


# The table: who ends it


def test_four_computers_are_started_and_stopped_by_the_opener_or_a_moderator_and_nobody_else():
    for stops, moderator in ((ANNA, False), (EVA, True)):
        table = lobby()
        for _ in range(SEATS):
            seating.seat_computer(table, ANNA, REGULARS)
        assert key_of(seating.start, table, BELA) == "not-seated"
        seating.start(table, ANNA)
        assert key_of(stopping.stop, table, BELA, moderator=False) == "stop-computers"
        assert table.status is Status.PLAYING and not table.votes.to_stop
        stopping.stop(table, stops, moderator=moderator)
        assert table.status is Status.STOPPED


# The table: leaving


def test_leaving_a_series_lets_a_computer_play_on_and_changes_nothing_else():
    table = begun()
    game = [*table.game.moves]
    stopping.stop(table, BELA, moderator=False)
    stopping.stop(table, DANA, moderator=False)
    assert handover.leave(table, BELA, REGULARS) == REGULARS[0]
    assert (table.seats, table.votes.to_stop) == ([ANNA, REGULARS[0], CYRIL, DANA], {3})
    assert (table.seats.people, stopping.lacking(table), table.status) == (3, [[0, 2]], Status.PLAYING)
    assert table.game.moves == game
    for gone, told in ((BELA, "has-left"), (EVA, "not-seated")):
        assert key_of(handover.leave, table, gone, REGULARS) == told
    assert key_of(seating.sit, table, BELA, 1) == "table-playing"
    # Where the side that has not agreed has left, whoever asks next ends the series, and nobody leaves it then.
    for asks in (ANNA, CYRIL):
        table = begun()
        stopping.stop(table, ANNA, moderator=False)
        handover.leave(table, BELA, REGULARS)
        handover.leave(table, DANA, REGULARS)
        assert table.status is Status.PLAYING
        stopping.stop(table, asks, moderator=False)
        assert table.status is Status.STOPPED
        seats = [*table.seats]
        for person in (ANNA, EVA):
            with pytest.raises(Refusal):
                handover.leave(table, person, REGULARS)
        assert table.seats == seats


# The table: whom it waits for


@pytest.mark.parametrize("people", [(0, 3), (0,)])
def test_a_computer_is_asked_for_what_is_its_own_to_decide(people):
    seed, winners = 3, set()
    sitting = tuple(person if seat in people else REGULARS[seat] for seat, person in enumerate(PEOPLE))
    for table in random_series(seed, people=sitting, boldness=0.5):
        seat, awaited = timing.computer_to_move(table), table.awaited()
        assert table.game.phase is not Phase.CUT, "no computer is asked where to cut"
        if not awaited:
            assert seat is None, f"seed {seed}"
        elif table.series.pending is not None:
            # Where a partner is a person, they choose.
            winner = table.series.pending.winner
            winners.add(winner)
            assert (seat is None) == any(side_of(each) == winner for each in people), f"seed {seed}"
        else:
            (turn,) = awaited
            assert seat == (None if turn in people else turn), f"seed {seed}"
    assert winners == {0, 1}, f"seed {seed}"


def signalling(level: Level | None) -> Table:
    """Seat 3 deals and has three aces; seat 2 may signal, and has nothing to declare."""
    hands = ("aK aO aU aT a9 a8 lK lO", "lU lT l9 l8 hK hO hU hT", "h9 h8 bK bO bU bT b9 l7", "aA lA hA b8 a7 h7 b7 bA")
    game = dealt(*hands)
    right = CYRIL if level is None else ROBOTS[level][0]
    table = table_with(game, (ANNA, BELA, right, DANA))
    dealing.advance(table, NOON, Seeded(1), PAUSE)
    table.changes.news.clear()
    return table


def test_a_computer_says_for_itself_whether_it_signals_and_a_person_is_not_waited_for():
    table = signalling(Level.REGULAR)
    assert (table.game.turn, timing.computer_to_move(table)) == (2, 2)
    assert signalling(None).game.turn == 3
    # With the signal the computer's turn is over, for it has nothing to declare: that of the next one has come.
    signal = next(move for move in table.view(2).legal if isinstance(move, Signal))
    moving.push(table, 2, signal)
    dealing.advance(table, NOON, Seeded(1), PAUSE)
    assert table.awaited() == {3}
    assert {0, 3} <= moving.concerned(table), "eldest hears the signal, the dealer is to declare"


# The store


async def test_there_are_eight_computers_of_each_level_the_same_every_time(place):
    name, known = COMPUTERS[Level.REGULAR][0], []
    for _ in range(2):
        async with Bench(place) as bench:
            # A person of the same name is no computer.
            person = await bench.store.people.register_person(1000, name)
            known += [{level: await bench.store.people.computers(level) for level in Level} for _ in range(2)]
    first = known[0]
    assert known == [first] * 4
    everybody = [computer for computers in first.values() for computer in computers]
    assert len({computer.id for computer in (*everybody, person)}) == 25
    assert len({computer.name for computer in everybody}) == 24
    for level, computers in first.items():
        assert [computer.name for computer in computers] == list(COMPUTERS[level])
        assert {(computer.level, computer.user_id) for computer in computers} == {(level, None)}
    title = first[Level.REGULAR][0].title
    assert person.level is None and person.title == name != title and name in title


# The host: opening


async def test_new_with_computers_seats_three_as_the_command_says_and_begins(village):
    for pace, level in zip(Pace, Level, strict=True):
        said = {"pace": str(pace), "hints": True, "clock": "two-minutes", "ping": "off"}
        number = (await village.host.lobby.open_table(actor(0), None, said, str(level))).table_id
        await village.settle()
        table = await village.table(number)
        assert table.status is Status.PLAYING and timing.computer_to_move(table) is None
        assert table.options == Options(pace, True, TimeForAMove.TWO, Ping.OFF)
        assert [table.seats.level_of(seat) for seat in range(4)] == [None, level, level, level]
        # Its message, which was the answer, is the one that is redrawn.
        assert (CHANNEL, table.message.id) in village.gateway.messages
    assert len(village.gateway.messages) == len(Level)
    # One computer sits at many tables at once.
    other = await village.table(await village.begin(Level.STRONG, seat=1))
    assert {sitting.id for sitting in other.seats[1:]} == {sitting.id for sitting in table.seats[1:]}
    # What is not said is as everywhere.
    plain = await village.table((await village.host.lobby.open_table(actor(0))).table_id)
    assert (plain.status, plain.seats.count(None)) == (Status.LOBBY, 3)
    assert plain.options == DEFAULT_OPTIONS == Options(Pace.NORMAL, hints=False)
    assert Pace.SLOW.seconds > Pace.NORMAL.seconds > Pace.FAST.seconds > 0


async def test_buttons_of_the_lobby_put_computers_into_seats(village):
    number = await village.begin(None)
    for level in Level:
        screen = village.gateway.messages[CHANNEL, 5001]
        offered = [each.value for block in screen.blocks if isinstance(block, Select) for each in block.choices]
        assert level in offered
        await village.press(0, number, "computers", values=[level])
    screen = village.gateway.messages[CHANNEL, 5001]
    table = await village.table(number)
    assert [table.seats.level_of(seat) for seat in range(4)] == [None, *Level]
    assert not [block for block in screen.blocks if isinstance(block, Select)]
    # A computer's seat can be taken, a person's cannot; everybody sees who is which.
    assert "sit 0" not in [does(each) for each in buttons(screen)]
    assert [button(screen, f"sit {seat}").label for seat in (1, 2)] == ["Against Anna", "With Anna"]
    for seat in (1, 2, 3):
        assert f"{SIGN} {table.seats.person(seat).name}" in unbound(words(screen))


# The host: playing


async def test_four_computers_play_a_series_to_its_end_as_long_as_somebody_looks(village, caplog):
    village.workers.bold, village.workers.takes = {0, 1, 2, 3}, True
    choose = village.workers.add_or_take

    async def fails_once(*values: object) -> Move:
        village.workers.add_or_take = choose
        raise TimeoutError

    village.workers.add_or_take = fails_once
    number = await village.together(level=Level.BEGINNER, rules=Rules(series=20))
    await village.run(number, lambda table: table.last_choice is not None and table.last_choice.move == TAKE)
    # A choice that goes wrong is tried again; it is stored with a seat of the winners.
    assert len(troubles(caplog)) == 1
    entries = (await whole_ledger(village.store, GUILD)).entries
    assert entries[-1].choice.move == TAKE
    game, _, seat, text, _ = [row for row in village.stored(number) if row[3] in ("take", "add")][-1]
    assert (game, text) == (len(entries), "take")
    assert seat is not None and side_of(seat) == entries[-1].outcome.winner

    village.workers.takes = False
    table = await village.run(number, lambda table: table.status is Status.FINISHED)
    assert table.series.result is not None
    check_moves(table.rules, village.stored(number))
    entries = (await whole_ledger(village.store, GUILD)).entries
    assert list(entries[-1].choice.balance) == table.series.brcka
    assert all(entry.with_computers for entry in entries)
    assert {level for _, level in village.workers.asked} == {Level.BEGINNER}
    assert len(troubles(caplog)) == 1
    assert village.gateway.messages[CHANNEL, table.message.id] == board(table, T)


async def test_nothing_is_locked_while_a_computer_thinks_about_what_its_seat_may_know(village, caplog):
    """The workers here ask the store while they think: within a transaction that would wait for itself."""
    thought: set[int] = set()

    async def look(view: View) -> None:
        assert type(view) is View and view == (await village.table()).view(view.seat)
        await village.store.people.store_preferences(await village.store.people.register_person(1000, NAMES[0]))
        thought.add(view.seat)

    village.workers.look, village.workers.signal = look, True
    number = await village.begin()
    await village.run(number, lambda table: bool(table.game.deals) and table.game.phase is Phase.DEAL)
    assert thought == {1, 2, 3} and not troubles(caplog)


# The host: pace


@pytest.mark.parametrize(("pace", "thinking"), [(Pace.FAST, 5.0), (Pace.NORMAL, 0.3), (Pace.SLOW, 0.0)])
async def test_a_card_comes_no_sooner_than_its_pace_and_no_later_than_needed(village, pace, thinking):
    village.workers.seconds, village.workers.signal = thinking, True
    number = await village.begin(options=Options(pace))
    await village.run(number, lambda table: table.game.phase is Phase.DEAL and bool(table.game.deals))
    waits = {"play": set(), "said": set()}
    for (*_, before), (_, _, seat, text, at) in pairwise(village.stored(number)):
        if seat in (1, 2, 3) and text.startswith("play"):
            waits["play"].add((at - before).total_seconds())
        elif seat in (1, 2, 3) and text.startswith(("pass", "signal")):
            waits["said"].add((at - before).total_seconds())
    assert waits["play"] == {max(pace.seconds, thinking)}
    assert waits["said"] <= {0.0, thinking}


# The host: thoughts that come too late, go wrong, or are cut off


async def thinking(village: Village, number: int) -> tuple[Table, int]:
    """Play goes on until a computer thinks about a card."""

    def reached(table: Table) -> bool:
        village.workers.holding = table.game.phase is Phase.PLAY
        return (
            table.game.phase is Phase.PLAY
            and timing.computer_to_move(table) is not None
            and bool(village.workers._held)
        )

    table = await village.run(number, reached)
    return table, len(village.stored(number))


async def test_a_thought_about_a_table_that_was_stopped_changes_nothing_and_is_no_error(slow_village, caplog):
    village = slow_village
    number = await village.begin()
    _, before = await thinking(village, number)
    await village.host.endings.stop(actor(0), number)
    village.workers.let_go()
    await village.let_pass(timedelta(minutes=10))
    assert len(village.stored(number)) == before
    assert (await village.table(number)).status is Status.STOPPED
    assert not village.clock.sleepers
    assert not troubles(caplog)


async def test_a_computer_does_not_wait_longer_because_the_clock_is_set_back_while_it_thinks(slow_village):
    village = slow_village
    number = await village.begin()
    _, before = await thinking(village, number)
    village.clock.put(timedelta(hours=-1))
    village.workers.let_go()
    await village.let_pass(timedelta(seconds=Pace.FAST.seconds))
    assert len(village.stored(number)) > before


async def test_a_thought_about_a_turn_that_is_over_changes_nothing(slow_village):
    village = slow_village
    number = await village.begin()
    table, before = await thinking(village, number)
    seat, view = timing.computer_to_move(table), table.view(timing.computer_to_move(table))
    # Another card than the one thought of is played meanwhile.
    other = [move for move in view.legal if move != plain_move(view)] or list(view.legal)
    await village.store.change(number, lambda table: moving.push(table, seat, other[0]))
    village.workers.let_go()
    await village.settle()
    village.tick()
    await village.settle()
    assert [(row[2], row[3]) for row in village.stored(number)[before:]] == [(seat, str(other[0]))]
    # And play goes on.
    table = await village.run(number, lambda table: 0 in table.awaited())
    check_moves(table.rules, village.stored(number))


async def test_what_was_told_meanwhile_is_thought_about_anew(tmp_path):
    """Eldest, a computer, is to declare when its partner signals: it is asked again, with the signal."""
    async with Village(tmp_path / "games.db", ELDEST_DECLARES) as village:
        village.workers.holding = True
        number = await village.together(0, 1, 2)
        await village.settle()
        table = await village.table(number)
        right = right_of(table.game.dealer)
        assert table.game.phase is Phase.DECLARE and table.game.turn == 3 == table.view().eldest
        assert village.workers.asked
        signal = next(move for move in table.view(right).legal if isinstance(move, Signal))
        await village.press(right, number, str(signal), on_panel=True)
        await village.settle()
        before = len(village.stored(number))
        village.workers.let_go()
        await village.settle()
        first, second = (view for view, _ in village.workers.asked[:2])
        assert (first.seat, second.seat) == (3, 3)
        assert (first.signal, second.signal) == (None, signal.suit)
        assert village.stored(number)[before][2] == 3
        check_moves(table.rules, village.stored(number))


async def test_whatever_happens_while_a_computer_thinks_it_moves_once(slow_village):
    village = slow_village
    number = await village.together(0, 2, 3)
    table, before = await thinking(village, number)
    asked = len(village.workers.asked)
    for _ in range(3):
        await village.host.endings.stop(actor(2), number)  # Wanted, and taken back.
        await village.press(3, number, "hand")
        await village.host.display.show(actor(0), number)
        await village.settle()
    await village.host.endings.leave(actor(3), number)
    await village.settle()
    assert len(village.workers.asked) == asked
    village.workers.let_go()
    await village.settle()
    village.tick()
    await village.settle()
    moves = village.stored(number)
    assert moves[before][2] == timing.computer_to_move(table)
    check_moves(table.rules, moves)
    turns = [(view.seat, view.hand, view.table) for view, _ in village.workers.asked if view.phase is Phase.PLAY]
    assert len(turns) == len(set(turns))


async def test_what_goes_wrong_in_a_mind_is_logged_and_tried_again_and_no_other_table_waits(slow_village, caplog):
    village = slow_village
    village.workers.errors = [RuntimeError("lost my thread")]
    first = await village.together()
    await village.settle()
    before = village.stored(first)
    assert "lost my thread" in "".join(str(record.exc_info) for record in caplog.records)
    assert len(troubles(caplog)) == 1
    second = await village.together()
    await village.let_pass(timedelta(seconds=20))
    assert len([row for row in village.stored(second) if row[2] is not None]) > 3
    assert village.stored(first) == before
    await village.let_pass(timedelta(minutes=1))
    assert len(village.stored(first)) > len(before)
    assert len(troubles(caplog)) == 1


async def test_a_restart_in_the_middle_of_a_thought_goes_on_by_itself(tmp_path):
    path = tmp_path / "games.db"
    async with Village(path) as village:
        number = await village.begin()
        table, before = await thinking(village, number)
        seat = timing.computer_to_move(table)
        assert len(asyncio.all_tasks()) > 1
        await village.host.close()
        assert asyncio.all_tasks() == {asyncio.current_task()}
    assert village.workers.closed
    async with Village(path, seed=2) as later:
        later.clock.now = village.clock.now + timedelta(hours=9)
        assert len(later.stored(number)) == before
        later.host.start()
        await later.settle()
        moves = later.stored(number)
        assert len(moves) > before and moves[before][2] == seat
        check_moves(table.rules, moves)
        table = await later.table(number)
        assert 0 in table.awaited() or table.status is not Status.PLAYING


async def test_a_restart_while_computers_are_to_choose_goes_on_by_itself(tmp_path):
    path = tmp_path / "games.db"
    async with Village(path, clock=Clock()) as village:
        village.workers.bold = {0, 1, 2, 3}
        number = await village.together()

        def choosing(table: Table) -> bool:
            village.workers.holding = bool(table.series.legal_moves())
            return len(table.series.legal_moves()) == 2

        await village.run(number, choosing)
        games = len((await whole_ledger(village.store, GUILD)).entries)
    async with Village(path, clock=Clock(village.clock.now + timedelta(days=1))) as later:
        later.host.start()
        later.workers.bold = {0, 1, 2, 3}
        await later.run(number, lambda table: table.series.pending is None)
        assert len((await whole_ledger(later.store, GUILD)).entries) == games + 1


async def test_computers_that_move_while_the_host_is_closing_start_nothing_new(village):
    """An old message that is being deleted is slow to be given up, which leaves them time to move."""
    number = await village.begin()
    await village.run(number, lambda table: table.game.phase is Phase.PLAY and 0 in table.awaited())
    begun = asyncio.Event()

    async def slow_to_stop(*_: object) -> None:
        begun.set()
        try:
            await asyncio.Event().wait()
        finally:
            await asyncio.sleep(0.05)

    village.gateway.delete = slow_to_stop
    await village.host.display.show(actor(0), number)
    await village.host.endings.leave(actor(0), number)
    await begun.wait()
    village.gateway.gate = asyncio.Event()
    await village.host.close()
    await village.store.close()
    village.gone = True
    assert asyncio.all_tasks() == {asyncio.current_task()}


async def test_a_rematch_keeps_computers_and_options(village):
    number = await village.begin(Level.STRONG, Options(Pace.SLOW, hints=True))
    old, _ = await village.store.change(number, lambda table: setattr(table, "status", Status.FINISHED))
    await village.press(0, number, "rematch")
    table = await village.table((await village.table(number)).rematch_id)
    # Nobody else has to agree.
    assert (table.status, table.options) == (Status.PLAYING, old.options)
    assert [each.id for each in table.seats] == [each.id for each in old.seats]


# Hints


async def hinting(village: Village, options: Options = HINTS) -> int:
    number = await village.begin(options=options)
    # Somebody plays after her, whatever she plays.
    await village.run(
        number,
        lambda table: table.game.phase is Phase.PLAY and 0 in table.awaited() and len(table.view().table) < SEATS - 1,
    )
    return number


def hints_on(screen: Screen) -> list[str]:
    return [each.action for each in buttons(screen) if does(each) == "hint"]


async def test_a_hint_names_what_a_strong_player_would_do_and_plays_nothing(village):
    number = await hinting(village)
    table = await village.table(number)
    view, before = table.view(0), len(village.stored(number))
    plays = [move for move in view.legal if isinstance(move, Play)]
    look = await village.press(0, number, "look", on_panel=True)
    (action,) = hints_on(look.screen)
    expects = Expectation(2, Suit.HEARTS, holds=False)
    for play in plays:
        village.workers.advice = lambda view, play=play: Advice(play, Reason.KEEP, plays[0].card, 7.0, expects)
        answer = await village.ask(0, action, on_panel=True)
        assert answer.target is Target.PANEL
        told = "\n".join(line for line in words(answer.screen).splitlines() if line not in words(look.screen))
        assert T.symbol(play.card) in told and T("hint-why-keep", other=T.symbol(plays[0].card)) in told
        assert T("hint-expects-few", name=table.seats[2].name, suit=Suit.HEARTS) in told
        assert 7 in numbers(told)
        assert buttons(answer.screen) == buttons(look.screen)
    # What is hardly better has no reason: either will do.
    village.workers.advice = lambda view: Advice(plays[1], Reason.KEEP, plays[0].card, 0.5)
    assert T("hint-either", card=plays[1].card, other=T.symbol(plays[0].card)) in words(
        (await village.ask(0, action, on_panel=True)).screen
    )
    village.workers.advice = lambda view: Advice(Pass(), None, gain=0.5)
    assert T("hint-close-said") in words((await village.ask(0, action, on_panel=True)).screen)
    assert village.workers.advised == [view] * (len(plays) + 2)
    assert len(village.stored(number)) == before


async def test_hints_are_refused_where_the_table_plays_without_or_none_comes_in_time(village):
    number = await hinting(village, FAST)
    # Alone with computers a person may always have hints.
    assert hints_on((await village.press(0, number, "look", on_panel=True)).screen)
    other = await village.store.people.register_person(1001, "Béla")
    await village.store.change(number, lambda table: table.seats.__setitem__(2, other))
    look = await village.press(0, number, "look", on_panel=True)
    assert not hints_on(look.screen)
    with pytest.raises(Refusal, match="hints-off"):
        await village.ask(0, await village.action(0, number, "hint"))
    answer = await village.ask(0, await village.action(0, number, "hint"), on_panel=True)
    assert answer.target is Target.PANEL
    assert not village.workers.advised
    number = await hinting(village)
    village.workers.advice = lambda view: None
    with pytest.raises(Refusal, match="too-busy"):
        await village.ask(0, await village.action(0, number, "hint"))


async def test_a_hint_is_given_at_one_s_own_turn_only(slow_village):
    village = slow_village
    number = await hinting(village)
    old = await village.action(0, number, "hint")
    await village.press(0, number, str(plain_move((await village.table(number)).view(0))), on_panel=True)
    assert timing.computer_to_move(await village.table(number)) is not None
    assert (await village.press(0, number, "hint", on_panel=True)).target is Target.PANEL
    for seat in (1, 5):
        with refusal():
            await village.press(seat, number, "hint")
    # An old button shows how things stand now.
    await village.run(number, lambda table: table.game.phase is Phase.PLAY and 0 in table.awaited())
    answer = await village.ask(0, old, on_panel=True)
    assert buttons(answer.screen) == buttons((await village.press(0, number, "look", on_panel=True)).screen)
    assert not village.workers.advised


async def test_a_hint_that_comes_after_the_card_shows_how_things_stand_now(village):
    number = await hinting(village)
    village.workers.holding = True
    asked = asyncio.create_task(village.press(0, number, "hint", on_panel=True))
    await village.settle()
    await village.press(0, number, str(plain_move((await village.table(number)).view(0))), on_panel=True)
    village.workers.let_go()
    answer = await asked
    table = await village.run(number, lambda table: 0 in table.awaited())
    held = {f"play {card}" for card in table.view(0).hand}
    assert {does(each) for each in buttons(answer.screen) if does(each).startswith("play")} <= held


def test_a_hint_is_on_the_panel_exactly_where_there_is_something_to_advise():
    seed, phases, cutting = 1, set(), False
    people = tuple(replace(person, own_cuts=True) for person in PEOPLE)
    for table in random_series(seed, Rules(count="open"), people, boldness=0.4):
        cutting = cutting or table.game.phase is Phase.CUT
        for options, offered in ((HINTS, True), (FAST, False)):
            table.options = options
            for seat in range(SEATS):
                shown = bool(hints_on(panel(table, seat, T)))
                turn = table.game.turn == seat and table.game.phase is not Phase.CUT
                turn = turn and len(table.game.legal_moves(seat)) > 1
                assert shown == (offered and turn and table.status is Status.PLAYING), f"seed {seed}"
                if shown:
                    phases.add(table.game.phase)
                    sure = panel(table, seat, T, asking="dost")
                    asked = any(does(each) == "back" for each in buttons(sure))
                    assert asked != bool(hints_on(sure)), f"seed {seed}"
    assert cutting and {Phase.DECLARE, Phase.PLAY} <= phases


# Reviews


def reviews_on(screen: Screen) -> list[str]:
    return [each.action for each in buttons(screen) if each.action.startswith("rv1:")]


def picture(screen: Screen) -> Picture | None:
    shown = [block for block in screen.blocks if isinstance(block, Picture)]
    assert len(shown) <= 1
    return shown[0] if shown else None


def test_looking_back_is_offered_once_a_deal_is_finished_and_not_before():
    seen = set()
    for seed in range(3):
        for table in random_series(seed, boldness=0.05):
            offered = reviews_on(board(table, T))
            deals = len(finished_deals(table.game))
            paused = table.clock.next_deal_at is not None or table.game.phase is Phase.OVER
            seen.add((table.game.phase, table.status))
            if table.series.pending is not None:
                # First somebody chooses.
                assert not offered, f"seed {seed}"
            elif paused:
                assert offered == [f"rv1:1:{table.deal.game_number}:{deals}:0"], f"seed {seed}"
                assert deals == len(table.game.deals)
            else:
                # Nor while the winner of the last trick may still choose whether to claim.
                assert not offered, f"seed {seed}: {table.game.phase}"
    assert {(Phase.OVER, Status.FINISHED), (Phase.OVER, Status.PLAYING), (Phase.CLAIM, Status.PLAYING)} <= seen


async def one_deal(village: Village) -> int:
    """A table whose first deal is played out, with the pause after it still to come."""
    number = await village.begin()
    await village.run(number, lambda table: table.clock.next_deal_at is not None)
    return number


async def pages_of(village: Village, number: int, game: int, deal: int) -> dict[str, Answer]:
    """Every page of a review that can be reached by its buttons."""
    reached, waiting = {}, [f"rv1:{number}:{game}:{deal}:1"]
    while waiting:
        action = waiting.pop()
        if action in reached:
            continue
        reached[action] = answer = await village.host.press(actor(0), action, on_panel=True)
        waiting += reviews_on(answer.screen)
    return reached


async def test_every_page_and_every_deal_of_a_game_is_reached_by_buttons(village, monkeypatch):
    number = await village.begin()
    table = await village.run(
        number, lambda table: table.deal.game_number == 1 and len(finished_deals(table.game)) == 2
    )
    reached = await pages_of(village, number, 1, 2)
    assert {action.split(":")[3] for action in reached} == {"1", "2"}
    for deal in (1, 2):
        tricks = table.game.deals[deal - 1].tricks
        shown = {at: words(answer.screen) for at, answer in reached.items() if at.split(":")[3] == str(deal)}
        assert [at.split(":")[4] for at in sorted(shown)] == list(map(str, range(1, len(shown) + 1)))
        for number_of_trick, trick in enumerate(tricks, start=1):
            cards, told = " ".join(map(T.symbol, trick.cards)), shown.values()
            assert sum(cards in text for text in told) == any(f"`{number_of_trick}` " in text for text in told)
        for action in shown:
            # The picture stands on the first page; the next page is without.
            assert (picture(reached[action].screen) is not None) == action.endswith(":1")
    assert sorted(number for _, number in village.workers.reviewed) == [1, 2]
    # A page far off is the last one.
    last, far = [await village.host.press(actor(0), f"rv1:{number}:1:1:{at}", on_panel=True) for at in (9, 99)]
    assert words(far.screen) == words(last.screen)
    # Only the newest reviews are kept.
    village.workers.reviewed.clear()
    monkeypatch.setattr(village.host._reviewer._made, "_kept", 1)
    for deal in (1, 2, 2, 1):
        await village.host.press(actor(0), f"rv1:{number}:1:{deal}:1", on_panel=False)
    assert len(village.workers.reviewed) == 2
    # One that failed is worked out anew.
    village.workers.errors = [TimeoutError()]
    with pytest.raises((TimeoutError, Refusal)):
        await village.host.press(actor(0), f"rv1:{number}:1:2:1", on_panel=False)
    assert picture((await village.host.press(actor(0), f"rv1:{number}:1:2:1", on_panel=False)).screen) is not None


async def test_what_is_not_finished_or_was_never_played_or_is_elsewhere_is_not_looked_back_on(slow_village):
    village = slow_village
    number = await one_deal(village)
    lobby = await village.begin(None, seat=1)
    village.workers.reviewed.clear()
    wrong = (f"{number}:1:2:1", f"{number}:1:4:1", f"{number}:2:1:1", f"{number}:0:1:1", "99:1:1:1")
    for which in (*wrong, f"{lobby}:1:1:1", f"{lobby}:0:0:1", f"{number}:1:1:x", f"{number}:1:٣:1"):
        with refusal():
            await village.host.press(actor(0), f"rv1:{which}", on_panel=False)
    abroad = actor(0, guild_id=GUILD + 1)
    with refusal():
        await village.host.press(abroad, f"rv1:{number}:1:1:1", on_panel=False)
    # A game that goes on is not in the history.
    for asker, game, deal in ((abroad, None, None), (actor(0), None, 2), (actor(0), 1, 1)):
        with refusal():
            await village.host.reviews.review(asker, "stovkahra", game, deal)
    assert not village.workers.reviewed
    # The deal that is being played stays unfinished, whoever asks.
    village.clock.forward(PAUSE)
    await village.run(number, lambda table: table.game.phase is Phase.PLAY)
    assert (await village.host.reviews.review(actor(0), "stovkahra", None, 1)).target is Target.PANEL
    with refusal():
        await village.host.press(actor(0), f"rv1:{number}:1:2:1", on_panel=False)


async def test_the_command_shows_the_last_finished_deal_of_whoever_asks_wherever_they_are(village):
    number = await village.begin()
    with refusal():
        await village.host.reviews.review(actor(0), "stovkahra", None, None)
    await village.run(number, lambda table: table.deal.game_number == 1 and len(finished_deals(table.game)) == 1)
    first = await village.host.reviews.review(actor(0), "stovkahra", None, None)
    one = (await village.host.press(actor(0), f"rv1:{number}:1:1:1", on_panel=True)).screen
    # Above it stands which game it is, and below it the way to all of one's own.
    assert first.screen.blocks[1:-1] == one.blocks
    title, *names = first.screen.blocks[0].markdown.split(" · ")
    assert (title, len(names)) == ("**Stovkahra**", 4) and NAMES[0] in names
    (games,) = first.screen.blocks[-1].buttons
    assert (await village.host.press(actor(0), games.action, on_panel=True)).target is Target.PANEL
    await village.run(number, lambda table: table.deal.game_number == 2 and table.game.phase is Phase.PLAY)
    # Of the new game nothing is finished: the last deal of the one before it is meant.
    deals = len((await village.store.archive.game_at(number, 1))[0].deals)
    shown = await village.host.reviews.review(actor(0), "stovkahra", None, None)
    same = (await village.host.press(actor(0), f"rv1:{number}:1:{deals}:1", on_panel=True)).screen
    assert shown.screen.blocks[1:-1] == same.blocks and "<t:" in shown.screen.blocks[0].markdown
    # By the number that the history lists.
    (entry,) = (await whole_ledger(village.store, GUILD)).entries
    named = await village.host.reviews.review(actor(6), "stovkahra", entry.game_id, 1)
    assert named.screen == (await village.host.press(actor(6), f"rv1:{number}:1:1:1", on_panel=True)).screen
    with refusal():
        await village.host.reviews.review(actor(0, guild_id=GUILD + 1), "stovkahra", entry.game_id, 1)
    with refusal():
        await village.host.reviews.review(actor(0), "stovkahra", entry.game_id, deals + 1)
    elsewhere = await village.host.reviews.review(actor(0, channel_id=ELSEWHERE), "stovkahra", None, None)
    assert elsewhere.screen == shown.screen
    # Nor does a newer table hide it at which no deal has ended.
    newer = await village.begin()
    await village.run(newer, lambda table: table.game.phase is Phase.PLAY)
    assert (await village.host.reviews.review(actor(0), "stovkahra", None, None)).screen == shown.screen
    with refusal():
        await village.host.reviews.review(actor(6), "stovkahra", None, None)


async def begun_to_think(village: Village, reviews: int = 1) -> None:
    """Waits until so many reviews were begun in all."""
    async with asyncio.timeout(HANGS):
        # Nothing tells of a thought that has begun.
        while len(village.workers.reviewed) < reviews:  # noqa: ASYNC110
            await asyncio.sleep(0)


async def test_a_review_that_takes_long_is_answered_at_once_and_then_comes(slow_village):
    village = slow_village
    number = await one_deal(village)
    village.workers.holding = True
    first, second = (
        asyncio.create_task(village.host.press(actor(seat), f"rv1:{number}:1:1:1", on_panel=True, message_id=seat + 1))
        for seat in (0, 1)
    )
    await begun_to_think(village)
    assert not first.done()
    village.workers.let_go()
    answer = await first
    told, *_ = answer.at_first
    assert told is not None and picture(told) is None and words(told)
    # Its button asks again, should the result never come.
    assert reviews_on(told) == [f"rv1:{number}:1:1:1"]
    assert reviews_on(answer.screen) == reviews_on((await second).screen)
    assert picture((await village.ask(0, f"rv1:{number}:1:1:1", on_panel=True)).screen) is not None
    # However often it was asked for, it was worked out once.
    assert len(village.workers.reviewed) == 1
    # Closing meanwhile leaves nothing running.
    await village.run(number, lambda table: len(finished_deals(table.game)) == 2)
    village.workers.holding = True
    last = asyncio.create_task(village.host.press(actor(0), f"rv1:{number}:1:2:1", on_panel=False))
    await begun_to_think(village, 2)
    await village.host.close()
    await asyncio.wait([last])
    assert asyncio.all_tasks() == {asyncio.current_task()}


@pytest.mark.parametrize("alone", [True, False])
async def test_the_next_deal_waits_for_whoever_looks_back_alone_and_comes_when_they_want_it(slow_village, alone):
    village = slow_village
    number = await one_deal(village)
    if not alone:
        # Somebody else may sit down between two deals, and waits for the next one.
        await village.press(1, number, "take 1")
    await village.ask(0, f"rv1:{number}:1:1:1", on_panel=True)
    await village.let_pass(2 * PAUSE)
    assert (await village.table(number)).deal.between_deals == alone
    if alone:
        await village.let_pass(READING / 2)
        await village.press(0, number, "now", on_panel=True)
        assert not (await village.table(number)).deal.between_deals


async def test_who_is_alone_has_time_to_read_how_a_deal_ended(slow_village):
    number = await one_deal(slow_village)
    for passes, reads in ((2, True), (4, False)):
        await slow_village.let_pass(passes * PAUSE)
        assert (await slow_village.table(number)).deal.between_deals == reads


async def test_where_somebody_looks_back_the_next_deal_is_judged_while_its_table_pauses(slow_village):
    village = slow_village
    number, kept = await one_deal(village), "SELECT deal FROM reviews ORDER BY deal"
    assert not look(village.path, kept), "nobody looks back there"
    await village.ask(0, f"rv1:{number}:1:1:1", on_panel=True)
    await village.press(0, number, "now", on_panel=True)
    await village.run(number, lambda table: len(finished_deals(table.game)) == 2)
    await village.settle()
    assert look(village.path, kept) == [(1,), (2,)]


async def test_the_ledger_names_those_who_began_a_game_and_reviews_also_those_who_took_over(village):
    village.workers.bold = {0, 1, 2, 3}
    number = await village.together(0, 1, 2, 3)
    await village.run(number, lambda table: table.deal.game_number == 2 and table.game.phase is Phase.PLAY)
    await village.host.endings.leave(actor(3), number)
    table = await village.run(number, lambda table: table.deal.game_number == 3 and table.game.phase is Phase.PLAY)
    computer = table.seats.person(3)
    first, second = (await whole_ledger(village.store, GUILD)).entries
    assert [person.user_id for person in first.seats] == [1000, 1001, 1002, 1003] and not first.with_computers
    assert second.seats == first.seats and not second.with_computers
    assert (first.substitutes, second.substitutes) == ([], [(computer, first.seats[3])])
    for game, deal, sat in ((1, 0, NAMES[3]), (2, 1, f"{NAMES[3]} / {computer.name}")):
        answer = await village.host.press(actor(0), f"rv1:{number}:{game}:{deal}:1", on_panel=True)
        told = words(answer.screen) + picture(answer.screen).alt
        assert sat in told and (computer.name in told) == (computer.name in sat)
        assert NAMES[0] in told
    assert [names[3] for names in village.workers.charted] == [NAMES[3], f"{NAMES[3]} / {computer.name}"]
