"""A committed move is never lost, and none happens twice: the bot is killed at any moment, and goes on."""

import asyncio
import os
from collections.abc import Sequence
from random import Random

import pytest

from engine.stovkahra.rules import SEATS
from tests.support.books import MOVE, SIGNAL, Books, all_is_well, answered_in, check, errors
from tests.support.circles import OTHER_GAMES, STOVKAHRA, Evening, Playing, When, circles, press, pressable
from tests.support.disk import Disk, can_be_watched
from tests.support.every_game import LISTED
from tests.support.loopback import BotProcess, LoopbackDiscord, Reply, Request, killing, no_fault
from tests.support.postgres import questions
from tests.support.process import ROOT

SEED = 20
KILLS, KILLS_OF_OTHER_GAMES, STOPS = 200, 60, 10
CUTS, MOST_WRITES = 100, 60
"""Of the power, and how much more is written before it goes; to play a card takes some ten writes."""
KILLS_ON_A_SERVER, KILLS_OF_OTHER_GAMES_ON_A_SERVER = 40, 15
"""The same with the games in PostgreSQL."""
AUDIT_EVERY = 20
SMALL = pytest.mark.stress(small=True)
SOON = 60
"""Seconds in which a table is drawn anew, far more than that takes."""


# People who play


class Party(Evening):
    """Tables of one bot."""

    def __init__(
        self, server: LoopbackDiscord, bot: BotProcess, random: Random, tables: Sequence[Playing], books: Books
    ) -> None:
        super().__init__(server, random, tables)
        self.bot = bot
        self.books = books
        self.old = 0
        """Buttons pressed on messages from before a kill."""
        self.found: dict[str, object] = {}
        """What was found in the database."""

    async def look_into_books(self, where: str, *, whole: bool) -> None:
        """What was answered is there, once and in order; if all is looked at, every game can be replayed, too."""
        self.found |= {"answered_moves": check(self.server, self.books, where), "lost": 0, "twice": 0}
        if whole:
            self.found["games_finished"] = await all_is_well(self.books.copy())

    def _kill(self) -> None:
        self.server.fault = no_fault
        self.open.clear()
        self.inside += bool(self.server.waiting)
        self.bot.kill()

    async def start_and_kill(self) -> None:
        """Starts the bot, lets people play, and kills it."""
        when = self._random.choice([when for when in When if when is not When.INSIDE])
        number = self._random.randint(1, 6)
        self.kills[when] += 1
        if when is When.STARTING:
            # It asks no more than that before people press.
            self.server.fault = killing((number + 1) // 2, self._kill, before=self._random.random() < 0.5)
            await self.bot.launch()
        else:
            await self.bot.start()
            await self._press_old()
            self.open.set()
            await self.until(self._random.randint(1, 20))
            if when is When.BETWEEN:
                self.open.clear()
                await self.server.until(lambda: not self.server.waiting)
                self._kill()
            elif when is When.SOON:
                await asyncio.sleep(self._random.uniform(0, 0.02))
                self._kill()
            else:
                self.server.fault = killing(number, self._kill, before=when is When.BEFORE)
        assert await self.bot.ended() == -9, "\n".join(self.bot.log)

    async def _press_old(self) -> None:
        """A button of a message from before the kill does what it says, or shows how things stand."""
        circle = self._random.choice(self.circles)
        hands = [
            message for user in circle.users for message in self.server.hidden_of(user.id) if "look" in message.offers
        ]
        if not hands:
            return
        message = self._random.choice(hands if self._random.random() < 0.3 else hands[-SEATS:])
        user = next(user for user in circle.users if user.id == message.reader)
        does = [what for what in message.offers if MOVE.fullmatch(what) or SIGNAL.fullmatch(what) or what == "look"]
        self.old += 1
        answer = await press(user, message, self._random.choice(does))
        assert answer is not None, "an old button is not answered"
        assert answer.table is not None and "look" in answer.offers, f"an old button is answered with {answer.words}"
        board = circle.board()
        if board is not None and "hand" in board.offers:
            self.old += 1
            answer = await press(user, board, "hand")
            assert answer is not None and "look" in answer.offers, "the hand cannot be opened from an old message"


@pytest.mark.parametrize(
    ("place", "number", "tables"),
    [
        pytest.param("sqlite", KILLS, STOVKAHRA, id="sqlite", marks=SMALL),
        pytest.param("sqlite", KILLS_OF_OTHER_GAMES, OTHER_GAMES, id="sqlite, other games", marks=pytest.mark.stress),
        pytest.param("postgresql", KILLS_ON_A_SERVER, STOVKAHRA, id="postgresql", marks=pytest.mark.stress),
        pytest.param(
            *("postgresql", KILLS_OF_OTHER_GAMES_ON_A_SERVER, OTHER_GAMES),
            id="postgresql, other games",
            marks=pytest.mark.stress,
        ),
    ],
    indirect=["place"],
)
async def test_no_move_is_lost_and_none_happens_twice(place, number, tables, tmp_path, sized, figures):
    kills = sized(number)
    async with LoopbackDiscord() as server, BotProcess(server, tmp_path, database=place) as bot:
        books = Books(bot.database, tmp_path)
        evening = Party(server, bot, Random(SEED), tables, books)
        async with evening.played():
            for number in range(1, kills + 1):
                await evening.start_and_kill()
                if isinstance(place, str):
                    await alone(place)
                elif not place.exists():
                    continue
                whole = number % AUDIT_EVERY == 0 or number == kills
                await evening.look_into_books(f"seed {SEED}, kill {number}", whole=whole)
            in_games = answered_in(server, books)
    told = evening.figures() | {"old_buttons": evening.old} | evening.found | in_games
    figures(kills=kills, **told, chips_paid=books.chips_paid)
    assert errors(bot) == [], f"seed {SEED}"


@pytest.mark.stress
async def test_no_answered_move_is_lost_when_the_power_goes(tmp_path, sized, figures):
    if not can_be_watched():
        pytest.skip("the SQLite of this Python does not let its writes be watched")
    cuts = sized(CUTS)
    seed = Random().randrange(10**6)
    print(f"seed {seed}")
    random = Random(seed)
    (tmp_path / "sitecustomize.py").write_text("from tests.support.disk import watch\n\nwatching = watch()\n")
    path = os.pathsep.join((str(tmp_path), str(ROOT)))
    disk = Disk(tmp_path, random)
    async with LoopbackDiscord() as server, BotProcess(server, tmp_path, PYTHONPATH=path, **disk.settings) as bot:
        games = (STOVKAHRA[0], *OTHER_GAMES[:2])
        evening = Party(server, bot, random, games, Books(bot.database, tmp_path))
        async with evening.played():
            for number in range(1, cuts + 1):
                await bot.start()
                evening.open.set()
                await evening.until(random.randint(1, 20))
                disk.lose_power_after(random.randrange(MOST_WRITES))
                assert await bot.ended() == -9, "\n".join(bot.log)
                evening.open.clear()
                disk.lose_power()
                whole = number % AUDIT_EVERY == 0 or number == cuts
                await evening.look_into_books(f"seed {seed}, cut {number}", whole=whole)
    figures(cuts=cuts, **evening.figures(), sectors_forgotten=disk.forgotten, **evening.found)
    assert disk.forgotten and errors(bot) == [], f"seed {seed}"


async def alone(url: str) -> None:
    """Waits until the server has noticed that the bot is gone: until then it may finish what it was told to do."""
    sql = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
    connected = 1
    while connected:
        # Asked once more in the same transaction the server would say the same.
        with questions(url) as ask:
            ((connected,),) = ask(sql)


@pytest.mark.parametrize("place", ["sqlite"], indirect=True)
@pytest.mark.stress
async def test_whoever_has_pressed_before_a_sigterm_is_answered(place, tmp_path, sized, figures):
    stops = sized(STOPS)
    random = Random(SEED)
    presses = late_answers = late_presses = 0
    async with LoopbackDiscord() as server, BotProcess(server, tmp_path, database=place) as bot:
        books = Books(bot.database, tmp_path)
        server.clock = lambda: 0.0
        playing = circles(server, random, [*STOVKAHRA, *OTHER_GAMES])
        for number in range(1, stops + 1):
            await bot.start()
            for circle in playing:
                for _ in range(random.randint(1, 10)):
                    await circle.step()
            wanted = [each for circle in playing for each in pressable(circle, random)]
            sent = len(server.interactions) + len(wanted)
            pressing = [asyncio.create_task(press(*each)) for each in wanted]
            await server.until(lambda sent=sent: len(server.interactions) == sent)
            await server.taken_in()
            bot.terminate()
            late = [asyncio.create_task(press(*each)) for circle in playing for each in pressable(circle, random)]
            code = await bot.ended()
            assert code == 0, "\n".join(bot.log)
            answers = await asyncio.gather(*pressing)
            assert None not in answers, (
                f"seed {SEED}, stop {number}: {answers.count(None)} of {len(answers)} unanswered"
            )
            presses += len(answers)
            late_presses += len(late)
            late_answers += sum(answer is not None for answer in await asyncio.gather(*late))
            check(server, books, f"seed {SEED}, stop {number}")
        await all_is_well(books.copy())
    figures(
        stops=stops,
        clicks_before=presses,
        unanswered=0,
        clicks_after=late_presses,
        answered_then=late_answers,
        lost=0,
        twice=0,
    )
    assert errors(bot) == [], f"seed {SEED}"


@pytest.mark.stress
async def test_a_match_that_ended_right_before_a_kill_is_shown_as_ended_when_the_bot_is_back(tmp_path):
    """With the button for another one."""
    async with LoopbackDiscord() as server, BotProcess(server, tmp_path) as bot:
        server.clock = lambda: 0.0
        conceded = [playing for playing in OTHER_GAMES if LISTED[playing.game].concedes]
        (circle,) = circles(server, Random(SEED), conceded[:1])
        await bot.start()
        while circle.table is None or len(circle.hands()) < len(circle.users):
            await circle.step()
        user, hand = circle.hands()[0]
        await press(user, hand, "more")
        await press(user, hand, "ask concede")

        async def kill_after(kind: str, request: Request) -> Reply | None:
            if kind != "callback":
                return None
            reply = request.carry_out()
            bot.kill()
            return reply

        server.fault = kill_after
        await press(user, hand, "concede")
        await bot.ended()
        server.fault = no_fault
        await bot.start()
        await server.until(lambda: (board := circle.board()) is not None and "rematch" in board.offers, SOON)
