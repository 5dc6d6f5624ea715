"""A committed move is never lost, and none happens twice: the bot is killed at any moment, and goes on."""

import asyncio
import json
import re
import shutil
from collections import Counter, defaultdict
from collections.abc import Coroutine, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from enum import Enum, auto
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.i18n.texts import texts
from bot.model.options import rules_from
from engine.bulka import rules as bulka
from engine.game import Game as AnyGame
from engine.games import GAMES, AnyKind, kind_of
from engine.moves import ADD, TAKE, Concede, Cut, Deal, Move, Play
from engine.series import Series
from engine.stovkahra.moves import Outcome
from engine.stovkahra.rules import SEATS
from tests.support.loopback import (
    POSTED,
    Answer,
    BotProcess,
    Interaction,
    LoopbackDiscord,
    Message,
    Reply,
    Request,
    User,
    no_fault,
)
from tests.support.postgres import questions
from tests.support.storage import Store

SEED = 20
KILLS, KILLS_OF_OLDER_GAMES, STOPS = 200, 60, 10
KILLS_ON_A_SERVER, KILLS_OF_OLDER_GAMES_ON_A_SERVER, STOPS_ON_A_SERVER = 40, 15, 3
"""The same with the games in PostgreSQL."""
AUDIT_EVERY = 20
NAMES = ("Anna", "Béla", "Cyril", "Dana")
MOVE = re.compile(
    r"(play|declare) .+|pass|count|add|take|dost"
    r"|exchange|keep|ask [AKCJ2]|blanche|bianca|alifer|agree|refuse"
)
SIGNAL = re.compile(r"signal .+")
MOVED_ON = texts()("moved-on")
NOT_MADE = (MOVED_ON, *map(texts(), ("not-your-turn", "not-now", "game-over", "dost-not-now", "nothing-to-take")))
"""What a hand says above what has happened meanwhile, where a button that once stood there can do nothing any more."""
SOON = 60
"""Seconds in which a table is drawn anew, far more than that takes."""
STALE_SECONDS = 0.1
"""How long nobody does anything before somebody opens the hand anew."""

Pressed = tuple[int, str, int, str]
"""A move that was asked for: table, what was shown then, seat, and the move."""


@dataclass(frozen=True)
class Playing:
    """What is played at a table, by how many people, with which options."""

    game: str = "stovkahra"
    people: int = SEATS
    options: dict[str, str | int] = field(default_factory=dict)


STOVKAHRA = (Playing(), Playing(), Playing())
OLDER_GAMES = (Playing("trappola", 2, {"deals": 2}), Playing("bulka", 3), Playing("bulka", 2, {"cup": "off"}))
"""Tables at which people play at the same time."""


# What stands in the database


class Books:
    """All games of a database, read again after every kill: what once stood there has to stand there still."""

    def __init__(self, where: Path | str, folder: Path) -> None:
        self._where = where
        self._copy = folder / "copy.db"
        self._rows: defaultdict[int, list[tuple[int | None, str]]] = defaultdict(list)
        self._games: dict[int, AnyGame] = {}
        self.made: Counter[Pressed] = Counter()
        """How often a move was made that somebody may have pressed for."""
        self.unasked: list[Pressed] = []
        """Moves that somebody had to press for, in the order in which they were found."""
        self.kinds: dict[int, str] = {}
        """What is played at each table."""
        self.chips_paid = 0

    def copy(self) -> Path | str:
        """A copy of the file as the dead process has left it; of a server's database the database itself."""
        if isinstance(self._where, str):
            return self._where
        for end in ("", "-wal", "-shm"):
            Path(f"{self._copy}{end}").unlink(missing_ok=True)
        for end in ("", "-wal"):
            if Path(f"{self._where}{end}").exists():
                shutil.copy(f"{self._where}{end}", f"{self._copy}{end}")
        return self._copy

    def read(self) -> None:
        """Reads on; raises `AssertionError` or `IllegalMove` where what is new does not follow from what was there."""
        with questions(self.copy()) as ask:
            sql = """SELECT games.id, table_id, number, kind, players, rules, seed
                     FROM games JOIN tables ON tables.id = table_id"""
            games = ask(sql)
            sql = """SELECT game, ply, giving.user_id, taking.user_id, chips, why FROM chips
                     LEFT JOIN people AS giving ON giving.id = giver LEFT JOIN people AS taking ON taking.id = taker
                     ORDER BY game, ply, chips.number"""
            chips = ask(sql)
            found: defaultdict[int, list[tuple[int | None, str]]] = defaultdict(list)
            for game, ply, seat, move in ask("SELECT game, ply, seat, move FROM moves ORDER BY game, ply"):
                assert ply == len(found[game]), f"game {game} goes from {len(found[game])} to {ply}"
                found[game].append((seat, move))
        assert set(self._games) <= {row[0] for row in games}
        for game, table, number, kind, players, rules, seed in games:
            self.kinds[table] = kind
            before = self._rows[game]
            assert found[game][: len(before)] == before, f"of game {game} something is lost, or other than it was"
            if game not in self._games:
                self._games[game] = GAMES[kind].begin(rules_from(kind, json.loads(rules)), players)
            for seat, text in found[game][len(before) :]:
                self._push(self._games[game], (table, number), seed, seat, GAMES[kind].parse(text))
            self._rows[game] = found[game]
        self._pay(chips)

    def _pay(self, chips: Sequence[tuple[int, int, int | None, int | None, int, str]]) -> None:
        """What was paid is what comes of the moves; so with what is in the cups all chips sum to nothing."""
        paid: defaultdict[int, list[bulka.Payment]] = defaultdict(list)
        for game, _, *people, number, why in chips:
            giver, taker = (None if user is None else user % SEATS for user in people)
            paid[game].append(bulka.Payment(giver, taker, number, bulka.Why(why)))
        cups = 0
        for number, game in self._games.items():
            assert paid[number] == payments_of(game), f"of game {number} chips are not paid as it was played"
            cups += game.cup if isinstance(game, bulka.Game) else 0
        owned: Counter[int] = Counter()
        for _, _, giver, taker, number, _ in chips:
            for user, sign in ((giver, -1), (taker, 1)):
                if user is not None:
                    owned[user] += sign * number
        assert owned.total() + cups == 0, f"{owned} and {cups} in the cups do not sum to nothing"
        self.chips_paid = sum(number for *_, number, _ in chips)

    def _push(self, game: AnyGame, place: tuple[int, int], seed: bytes, seat: int | None, move: Move) -> None:
        table, number = place
        if seat is not None and not isinstance(move, Concede):
            # What to do with matchsticks is asked once in a game, whatever was shown then.
            version = str(number) if move in (ADD, TAKE) else f"{number}.{game.ply(seat)}"
            pressed = table, version, seat, str(move)
            self.made[pressed] += 1
            by_itself = isinstance(move, Cut) or (not isinstance(move, Play) and _only(game, seat) == [move])
            if not by_itself:
                self.unasked.append(pressed)
        if isinstance(move, Deal):
            sealed = kind_of(game).chance(game, None, seed, _nothing_is_drawn)
            assert move == sealed, "the cards are not those that were sealed"
        if move not in (ADD, TAKE):
            # Who plays a card twice, or out of turn, is found out here.
            game.push(move, seat)


def _only(game: AnyGame, seat: int) -> list[Move]:
    return game.view(seat).answers if game.outcome is None else []


def _nothing_is_drawn(k: int) -> int:
    raise AssertionError("a pack follows from the seed alone")


def payments_of(game: AnyGame) -> list[bulka.Payment]:
    """Who has paid whom in a game, one after the other."""
    return game.payments if isinstance(game, bulka.Game) else []


def replayed(kind: AnyKind, rules: str, players: int, moves: Sequence[Move]) -> tuple[AnyGame, list[int]]:
    """A game as its rows have it, and after which move each payment in it was made."""
    game = kind.begin(rules_from(kind.name, json.loads(rules)), players)
    plies: list[int] = []
    for ply, move in enumerate(moves):
        if move not in (ADD, TAKE):
            game.push(move)
            plies += [ply] * (len(payments_of(game)) - len(plies))
    return game, plies


async def audit(where: Path | str) -> int:
    """Whether a database is whole, every game in it can be replayed, and the rest is what the replay gives.

    That is the ledger of Stovkahra, the results of the other games, and chips. How many games are finished.
    """
    series: dict[int, Series] = {}
    finished = 0
    with questions(where) as ask:
        if isinstance(where, Path):
            assert ask("PRAGMA integrity_check") == [("ok",)]
            assert ask("PRAGMA foreign_key_check") == []
        sql = """SELECT games.id, table_id, kind, players, rules FROM games JOIN tables ON tables.id = table_id
                 ORDER BY table_id, number"""
        in_ledger = 0
        for game_id, table, name, players, rules in ask(sql):
            kind = GAMES[name]
            sql = "SELECT move FROM moves WHERE game = ? ORDER BY ply"
            moves = [kind.parse(move) for (move,) in ask(sql, game_id)]
            game, plies = replayed(kind, rules, players, moves)
            played = series.setdefault(table, kind.series(game.rules))
            if game.outcome is not None:
                played.award(game.outcome)
            paid = [
                (ply, each.giver is None, each.taker is None, each.chips, str(each.why))
                for ply, each in zip(plies, payments_of(game), strict=True)
            ]
            sql = "SELECT ply, giver, taker, chips, why FROM chips WHERE game = ? ORDER BY ply, number"
            rows = [(ply, giver is None, taker is None, *rest) for ply, giver, taker, *rest in ask(sql, game_id)]
            assert rows == paid, f"of game {game_id} chips are not paid as it was played"
            results = ask("SELECT seat, won, points FROM results WHERE game = ? ORDER BY seat", game_id)
            if not kind.ledger:
                assert results == results_of(game), f"of game {game_id}"
                finished += game.outcome is not None
                continue
            assert results == []
            sql = """SELECT winner, brcka, how, score0, score1, choice, amount, balance0, balance1
                     FROM ledger WHERE game = ?"""
            lines = ask(sql, game_id)
            if not moves or moves[-1] not in (ADD, TAKE):
                assert lines == []
                continue
            choice = played.push(moves[-1])
            outcome = game.outcome
            assert isinstance(outcome, Outcome)
            told = (outcome.winner, outcome.brcka, outcome.how, *outcome.score)
            assert lines == [(*told, str(choice.move), choice.amount, *choice.balance)]
            in_ledger += 1
        assert ask("SELECT count(*) FROM ledger") == [(in_ledger,)]
    store = await Store.open(where, lambda: datetime.now(UTC))
    try:
        for table, played in series.items():
            read = await store.read(table)
            assert read.series.result == played.result
            if read.kind.ledger:
                assert read.series.brcka == played.brcka
    finally:
        await store.close()
    return finished + in_ledger


def results_of(game: AnyGame) -> list[tuple[int, int | None, int]]:
    """What is kept of the end of a game without matchsticks: of each seat whether it has won, and points or chips."""
    if game.outcome is None:
        return []
    winner = game.outcome.winner
    points = [game.balance(seat) if isinstance(game, bulka.Game) else game.score[seat] for seat in range(game.seats)]
    return [(seat, None if winner is None else int(seat == winner), points[seat]) for seat in range(game.seats)]


# What people asked for, and were answered


def asked(interaction: Interaction) -> Pressed | None:
    """The move for which somebody has pressed, if it was one."""
    custom_id = interaction.data.get("custom_id", "")
    if not custom_id.startswith("st1:"):
        return None
    _, table, version, what = custom_id.split(":")
    if not (MOVE.fullmatch(what) or SIGNAL.fullmatch(what)):
        return None
    shown = version.split(".")[0] if what in ("add", "take") else version
    return int(table), shown, interaction.user_id % SEATS, what


def is_made(interaction: Interaction) -> bool:
    """Whether it was answered that the move is made: with a hand in which the game has gone on by it."""
    answer = interaction.answer
    if answer is None or "look" not in answer.offers or any(words in answer.words for words in NOT_MADE):
        return False
    shown, what = interaction.data["custom_id"].split(":")[2:]
    return what in ("add", "take") or answer.offers["look"].split(":")[2] != shown


def answered_in(server: LoopbackDiscord, books: Books) -> dict[str, int]:
    """How many moves were answered in each game that is played."""
    made = (asked(each) for each in server.interactions.values() if asked(each) is not None and is_made(each))
    counted = Counter(books.kinds[pressed[0]] for pressed in made if pressed is not None)
    return {f"answered_in_{game}": number for game, number in sorted(counted.items())}


def check(server: LoopbackDiscord, books: Books) -> tuple[int, int, int]:
    """How many moves were answered; how many of them are lost, and how many moves were made twice."""
    books.read()
    answered: Counter[Pressed] = Counter()
    wanted: set[Pressed] = set()
    for interaction in server.interactions.values():
        pressed = asked(interaction)
        if pressed is not None:
            wanted.add(pressed)
            answered[pressed] += is_made(interaction)
    for pressed in books.unasked:
        assert pressed in wanted, f"nobody has pressed for {pressed}"
    books.unasked.clear()
    lost = 0
    for pressed, number in answered.items():
        if number and not books.made[pressed]:
            lost += 1
            print(f"lost, though answered: {pressed}")
    twice = sum(max(books.made[pressed], answered[pressed]) > 1 for pressed in wanted)
    return sum(answered.values()), lost, twice


# People who play


class Circle:
    """People who play one series after another in a channel, by the buttons that they are offered."""

    def __init__(
        self,
        server: LoopbackDiscord,
        channel: int,
        users: list[User],
        random: Random,
        playing: Playing = STOVKAHRA[0],
    ) -> None:
        self._server = server
        self._channel = channel
        self.users = users
        self._random = random
        self._playing = playing
        self.table: int | None = None
        self.series = 0

    def board(self) -> Message | None:
        """The newest public message of the table."""
        there = self._server.in_channel(self._channel)
        return next((each for each in reversed(there) if each.table == self.table), None)

    def hands(self) -> list[tuple[User, Message]]:
        """The hands that are open."""
        assert self.table is not None
        found = [(user, user.hand(self.table)) for user in self.users]
        return [(user, hand) for user, hand in found if hand is not None]

    def wishes(self) -> list[tuple[User, Message, str]]:
        """All moves that hands offer, but for signals."""
        return [(user, hand, what) for user, hand in self.hands() for what in hand.offers if MOVE.fullmatch(what)]

    async def step(self) -> None:
        """Somebody does something."""
        if self.table is None:
            answer = await self.users[0].slash(self._channel, f"{self._playing.game} new", **self._playing.options)
            self.table = answer.table if answer is not None else None
            return
        board = self.board()
        if board is None:
            await self.users[0].slash(self._channel, f"{self._playing.game} show", table=self.table)
        elif "rematch" in board.offers:
            self.table, self.series = None, self.series + 1
        elif "stand" in board.offers:
            await self._gather(board)
        else:
            await self._play(board)

    async def _gather(self, board: Message) -> None:
        seat = next((seat for seat in range(len(self.users)) if f"sit {seat}" in board.offers), None)
        what = "start" if seat is None else f"sit {seat}"
        answer = await press(self.users[seat or 0], board, what)
        if answer is not None and answer.kind == POSTED:
            # The bot was killed before it could show who has sat down.
            await self.users[0].slash(self._channel, f"{self._playing.game} show", table=self.table)

    async def _play(self, board: Message) -> None:
        wishes = self.wishes()
        if not wishes:
            if len(self.hands()) == len(self.users):
                try:
                    async with asyncio.timeout(STALE_SECONDS):
                        await self._server.until(lambda: bool(self.wishes()) or self.board() is not board)
                    return
                except TimeoutError:
                    pass
            if "hand" in board.offers:
                await press(self._random.choice(self.users), board, "hand")
            return
        user, hand, what = self._random.choice(wishes)
        chance = self._random.random()
        if chance > 0.97:
            await self._give_up(self._random.randrange(2))
            return
        if "ask dost" in hand.offers and chance < 0.05:
            what = "ask dost"
        doing = [press(user, hand, what)]
        if what in board.offers and chance < 0.5:
            # Both partners choose at the same time, or somebody who may not.
            doing.append(press(self._random.choice(self.users), board, self._random.choice(("add", what))))
        elif chance < 0.1:
            doing.append(press(user, hand, what))
        for other, open_hand in self.hands():
            signals = [offer for offer in open_hand.offers if SIGNAL.fullmatch(offer)]
            if signals and self._random.random() < 0.1:
                doing.append(press(other, open_hand, self._random.choice(signals)))
        await asyncio.gather(*doing)

    async def _give_up(self, side: int) -> None:
        """Two partners give the game up, one after the other, or one who has none; in Bulka nobody may."""
        for user, hand in self.hands():
            for what in ("more", "ask concede", "concede"):
                if user.id % 2 == side and what in hand.offers:
                    await press(user, hand, what)


def circles(server: LoopbackDiscord, random: Random, tables: Sequence[Playing] = STOVKAHRA) -> list[Circle]:
    """Circles in two channels. The seats of people are to be told from their numbers."""
    guild = server.add_guild()
    channels = [server.add_channel(guild), server.add_channel(guild)]
    return [
        Circle(
            server,
            channels[at % 2],
            [User(server, 1000 + SEATS * at + seat, NAMES[seat]) for seat in range(playing.people)],
            random,
            playing,
        )
        for at, playing in enumerate(tables)
    ]


def press(user: User, message: Message, what: str) -> Coroutine[Any, Any, Answer | None]:
    return user.press(message, message.offers[what])


class When(Enum):
    """When the bot is killed."""

    BETWEEN = auto()
    """When everybody has been answered."""
    BEFORE = auto()
    """When a request of it has arrived, and before anything came of that."""
    AFTER = auto()
    """When something came of a request, and before it is told so."""
    SOON = auto()
    """Some time after a click, in the middle of whatever it does then."""
    STARTING = auto()
    """Before it is there."""


class Evening:
    """Some tables of people who play on and on, while the bot is killed and started again."""

    def __init__(
        self, server: LoopbackDiscord, bot: BotProcess, books: Books, random: Random, tables: Sequence[Playing]
    ) -> None:
        self.server = server
        self.bot = bot
        self.books = books
        self._random = random
        self._open = asyncio.Event()
        """Whether people may press."""
        self._steps = 0
        self._countdown: int | None = None
        """After how many requests it is killed."""
        self._before = False
        self.kills: Counter[When] = Counter()
        self.inside = 0
        """Kills while somebody waited for an answer."""
        self.old = 0
        """Buttons pressed on messages from before a kill."""
        self.circles = circles(server, random, tables)
        # Nobody waits so long that an answer would come too late.
        server.clock = lambda: 0.0
        server.fault = self._fault

    async def _fault(self, kind: str, request: Request) -> Reply | None:
        if self._countdown is None:
            return None
        self._countdown -= 1
        if self._countdown:
            return None
        if self._before:
            self._kill()
            # What is answered to somebody who is dead does not matter.
            return Reply(status=500)
        reply = request.carry_out()
        self._kill()
        return reply

    def waiting(self) -> bool:
        """Whether somebody waits for an answer."""
        return any(not interaction.end.done() for interaction in self.server.interactions.values())

    def _kill(self) -> None:
        self._countdown = None
        self._open.clear()
        self.inside += self.waiting()
        self.bot.kill()

    async def until(self, circle_steps: int) -> None:
        """People play until so much more has been done."""
        goal = self._steps + circle_steps
        await self.server.until(lambda: self._steps >= goal)

    async def play(self, circle: Circle) -> None:
        """One of the tables."""
        while True:
            await self._open.wait()
            self._steps += 1
            self.server.tell()
            await circle.step()

    async def start_and_kill(self) -> None:
        """Starts the bot, lets people play, and kills it."""
        when = self._random.choice(list(When))
        number = self._random.randint(1, 6)
        self.kills[when] += 1
        self._before = self._random.random() < 0.5 if when is When.STARTING else when is When.BEFORE
        if when is When.STARTING:
            # It asks no more than that before people press.
            self._countdown = (number + 1) // 2
            await self.bot.launch()
        else:
            await self.bot.start()
            await self._press_old()
            self._open.set()
            await self.until(self._random.randint(1, 20))
            if when is When.BETWEEN:
                self._open.clear()
                await self.server.until(lambda: not self.waiting())
                self._kill()
            elif when is When.SOON:
                await asyncio.sleep(self._random.uniform(0, 0.02))
                self._kill()
            else:
                self._countdown = number
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
        assert answer is not None and answer.message is message, "an old button is not answered"
        assert answer.table is not None and "look" in answer.offers, f"an old button is answered with {answer.words}"
        board = circle.board()
        if board is not None and "hand" in board.offers:
            self.old += 1
            answer = await press(user, board, "hand")
            assert answer is not None and "look" in answer.offers, "the hand cannot be opened from an old message"


@pytest.mark.parametrize(
    ("place", "number", "tables"),
    [
        ("sqlite", KILLS, STOVKAHRA),
        ("sqlite", KILLS_OF_OLDER_GAMES, OLDER_GAMES),
        ("postgresql", KILLS_ON_A_SERVER, STOVKAHRA),
        ("postgresql", KILLS_OF_OLDER_GAMES_ON_A_SERVER, OLDER_GAMES),
    ],
    ids=["sqlite", "sqlite, older games", "postgresql", "postgresql, older games"],
    indirect=["place"],
)
@pytest.mark.stress(small=True)
async def test_no_move_is_lost_and_none_happens_twice(place, number, tables, tmp_path, sized, figures):
    kills = sized(number)
    random = Random(SEED)
    finished = answered = lost = twice = 0
    in_games: dict[str, int] = {}
    async with LoopbackDiscord() as server, BotProcess(server, tmp_path, database=place) as bot:
        books = Books(bot.database, tmp_path)
        evening = Evening(server, bot, books, random, tables)
        async with asyncio.TaskGroup() as group:
            playing = [group.create_task(evening.play(circle)) for circle in evening.circles]
            for number in range(1, kills + 1):
                await evening.start_and_kill()
                if isinstance(place, str):
                    await alone(place)
                elif not place.exists():
                    continue
                answered, lost, twice = check(server, books)
                assert (lost, twice) == (0, 0), f"seed {SEED}, kill {number}: {lost} moves lost, {twice} made twice"
                if number % AUDIT_EVERY == 0 or number == kills:
                    finished = await audit(books.copy())
                    in_games = answered_in(server, books)
            for task in playing:
                task.cancel()
    figures(
        kills=kills,
        **{f"kills_{when.name.lower()}": number for when, number in sorted(evening.kills.items(), key=str)},
        kills_inside_a_click=evening.inside,
        old_buttons=evening.old,
        clicks=len(server.interactions),
        answered_moves=answered,
        **in_games,
        lost=lost,
        twice=twice,
        games_finished=finished,
        chips_paid=books.chips_paid,
        series_finished=sum(circle.series for circle in evening.circles),
    )
    assert errors(bot) == [], f"seed {SEED}"


async def alone(url: str) -> None:
    """Waits until the server has noticed that the bot is gone: until then it may finish what it was told to do."""
    sql = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
    connected = 1
    while connected:
        # Asked once more in the same transaction the server would say the same.
        with questions(url) as ask:
            ((connected,),) = ask(sql)


def errors(bot: BotProcess) -> list[str]:
    """What it has logged of things that went wrong."""
    return [line for line in bot.log if "ERROR" in line or "Traceback" in line]


@pytest.mark.parametrize(
    ("place", "number"), [("sqlite", STOPS), ("postgresql", STOPS_ON_A_SERVER)], indirect=["place"]
)
@pytest.mark.stress(small=True)
async def test_whoever_has_pressed_before_a_sigterm_is_answered(place, number, tmp_path, sized, figures):
    stops = sized(number)
    random = Random(SEED)
    presses = late_answers = late_presses = 0
    async with LoopbackDiscord() as server, BotProcess(server, tmp_path, database=place) as bot:
        books = Books(bot.database, tmp_path)
        server.clock = lambda: 0.0
        playing = circles(server, random, [*STOVKAHRA, *OLDER_GAMES])
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
            _, lost, twice = check(server, books)
            assert (lost, twice) == (0, 0), f"seed {SEED}, stop {number}: {lost} moves lost, {twice} made twice"
        await audit(books.copy())
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


async def test_a_match_that_ended_right_before_a_kill_is_shown_as_ended_when_the_bot_is_back(tmp_path):
    """With the button for another one."""
    async with LoopbackDiscord() as server, BotProcess(server, tmp_path) as bot:
        server.clock = lambda: 0.0
        (circle,) = circles(server, Random(SEED), OLDER_GAMES[:1])
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
        async with asyncio.timeout(SOON):
            await server.until(lambda: (board := circle.board()) is not None and "rematch" in board.offers)


def pressable(circle: Circle, random: Random) -> list[tuple[User, Message, str]]:
    """Something to press for everybody at a table, a move where there is one to make."""
    board = circle.board()
    if board is None or "hand" not in board.offers:
        return []
    moving = circle.wishes()
    chosen = [random.choice(moving)] if moving else []
    return [*chosen, *((user, board, "hand") for user in circle.users)]
