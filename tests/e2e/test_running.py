"""Running it: the doctor, health and metrics, the log, the end, and the watchdog, each in a real process."""

import asyncio
import json
import os
import re
import socket
import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, closing, contextmanager, nullcontext
from dataclasses import dataclass, field
from datetime import timedelta
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import aiohttp
import pytest

from bot import __version__
from bot.app.health import Health
from bot.app.invite import invite_link, personal_link
from bot.app.start import TRY_AGAIN
from bot.cards import pictures
from bot.i18n.texts import texts
from bot.model.errors import Trouble
from bot.service.common.admission import Admission
from bot.storage.sqlite import Sqlite, hold
from cogs import entry
from cogs.components import ScreenView
from engine.cards.german_pack import CARDS
from tests.support import loopback
from tests.support.doctor import (
    ADMINISTRATOR,
    CHANNEL_NAME,
    SEND,
    SERVER_NAME,
    THREADS,
    VIEW,
    Rest,
    bad,
    examined,
    guild,
)
from tests.support.files import SPOILT, copied, everything, fill, open_to_others, played, small_disk, spoil, tamper
from tests.support.loopback import (
    APPLICATION,
    BotProcess,
    LoopbackDiscord,
    Message,
    Reply,
    Request,
    User,
    error,
    free_port,
    no_fault,
)
from tests.support.process import command, start
from tests.support.service import look
from tests.support.simulated_discord import by_sign, secret_forms

NAMES = ("Adalberta", "Břetislava", "Ctibořice", "Drahomíra")
ENDS_WITHIN = 5.0
"""Seconds in which the bot ends that is told to."""
STILL_THERE = 300
"""Seconds after which a process that was to end will never do so."""
MOVE = re.compile(r"(play|declare) .+|pass|count|cut any")


# The doctor


async def test_the_doctor_finds_nothing_where_all_is_well(tmp_path):
    await played(tmp_path / "games.db", [1], 30)
    before = everything(tmp_path)
    code, lines = await examined(tmp_path, Rest(personal=True, guilds=[]))
    assert (code, bad(lines)) == (0, [])
    assert any(line.startswith("ok   accounts:") and line.endswith(personal_link(APPLICATION)) for line in lines)
    parts = {"token:", "database:", "clock:", "emojis:", "servers:", "backups:", "support:"}
    assert {line.split()[1] for line in lines} >= parts
    assert f"ok   invite: {invite_link(APPLICATION)}" in lines
    assert everything(tmp_path) == before


@dataclass(frozen=True)
class Ill:
    """Something that is wrong with Discord, and what is to be said of it."""

    says: tuple[str, ...]
    rest: Callable[[], Rest | None] = Rest
    settings: dict[str, str] = field(default_factory=dict)


ILL = {
    "the token is wrong": Ill(("token:", "refuses", "DISCORD_TOKEN", "copy"), lambda: Rest(token="another")),
    "there is no token": Ill(("token:", "DISCORD_TOKEN", ".env"), settings={"DISCORD_TOKEN": ""}),
    "nobody listens": Ill(("network:",), lambda: None),
    "no servers": Ill(("servers:", "invite"), lambda: Rest(guilds=[])),
    "it may not see": Ill(
        ("permissions:", "View Channel", SERVER_NAME),
        lambda: Rest(guilds=[guild(1, SERVER_NAME, SEND | THREADS)]),
    ),
    "it may not speak on the last of many": Ill(
        ("permissions:", "Send Messages", SERVER_NAME),
        lambda: Rest(guilds=[*(guild(at, f"S{at}") for at in range(1, 450)), guild(450, SERVER_NAME, VIEW)]),
    ),
    "the clock is behind": Ill(("clock:", "seconds", "set it right"), lambda: Rest(clock=timedelta(hours=1))),
    "the clock is ahead": Ill(("clock:", "seconds", "set it right"), lambda: Rest(clock=timedelta(hours=-1))),
    "no folder": Ill(("database:", "nowhere", "DATABASE_URL"), settings={"DATABASE_URL": "sqlite:nowhere/games.db"}),
}


@pytest.mark.parametrize("what", ILL)
async def test_the_doctor_names_what_is_wrong_and_what_to_do(tmp_path, what):
    ill = ILL[what]
    code, lines = await examined(tmp_path, ill.rest(), **ill.settings)
    assert code == 1
    (line,) = bad(lines)
    assert all(said in line for said in ill.says), line
    if "clock" in what:
        (seconds,) = re.findall(r"\d+", line)
        # An hour, but for how long it takes to ask.
        assert abs(int(seconds) - 3600) < 600


async def test_the_doctor_names_what_is_wrong_with_the_database(tmp_path):
    sound = await played(tmp_path / "sound.db", [1], 100)
    advice = {"newer": "pdate the bot", "torn": "restore", "cut": "restore", "a row too few": "restore"}
    for what in sorted(SPOILT.keys() - {"gone", "empty"}):
        folder = tmp_path / what
        folder.mkdir()
        SPOILT[what](copied(sound, folder / "games.db"))
        before = everything(folder)
        code, lines = await examined(folder, Rest())
        assert code == 1, what
        (line,) = bad(lines)
        assert "database:" in line and "games.db" in line
        assert advice.get(what, "DATABASE_URL") in line, what
        assert everything(folder) == before


async def test_the_doctor_calls_nothing_bad_that_only_lacks_something(tmp_path):
    rest = Rest(emojis=[], guilds=[guild(1, "Here", ADMINISTRATOR), guild(2, SERVER_NAME, VIEW | SEND)])
    code, lines = await examined(tmp_path, rest)
    assert (code, bad(lines)) == (0, [])
    assert any("emojis:" in line and f"{len(pictures())} of {len(pictures())}" in line for line in lines)
    assert any("accounts:" in line and "User Install" in line for line in lines)
    assert any("support:" in line and "SUPPORT_ADDRESS" in line for line in lines)
    assert any("hread" in line and SERVER_NAME in line and "Here" not in line for line in lines)
    # A database that is not there yet is none the less.
    assert any("database:" in line and "not there yet" in line for line in lines)
    assert not (tmp_path / "games.db").exists()


async def test_the_doctor_tells_that_backups_are_no_longer_made(tmp_path):
    folder = tmp_path / "backups"
    folder.mkdir()
    copy = await played(folder / "stovkahra-2026-05-01.db", [1], 20)
    code, _ = await examined(tmp_path, Rest(), BACKUP_FOLDER="backups")
    assert code == 0
    old = time.time() - 5 * 24 * 3600
    os.utime(copy, (old, old))
    code, lines = await examined(tmp_path, Rest(), BACKUP_FOLDER="backups")
    assert code == 1
    assert "backups:" in bad(lines)[0] and "120 hours" in bad(lines)[0]


async def test_the_doctor_calls_it_bad_where_no_copies_are_made_and_names_what_is_no_setting(tmp_path):
    (line,) = bad((await examined(tmp_path, Rest(), BACKUP_FOLDER=""))[1])
    assert "backups:" in line and "BACKUP_FOLDER" in line
    (tmp_path / ".env").touch(mode=0o600)
    (tmp_path / ".env").write_text("BACKUP_FOLDR=copies\nCOMPOSE_PROJECT_NAME=cards\n")
    _, lines = await examined(tmp_path, Rest(), LOGLEVEL="INFO")
    assert {line.split()[2] for line in bad(lines)} == {"BACKUP_FOLDR", "LOGLEVEL"}
    assert any(line.startswith("ok   settings: COMPOSE_PROJECT_NAME") for line in lines)


async def test_the_doctor_names_what_others_can_read(tmp_path):
    folder = tmp_path / "backups"
    folder.mkdir()
    made = [await played(each, [1], 20) for each in (tmp_path / "games.db", folder / "stovkahra-2999-05-01.db")]
    made += [tmp_path / ".env", tmp_path / "games.db.replaced-20260101T000000Z"]
    for each in made[2:]:
        each.touch(mode=0o600)
    assert bad((await examined(tmp_path, Rest(), BACKUP_FOLDER="backups"))[1]) == []
    for each in made:
        each.chmod(0o644)
        (line,) = bad((await examined(tmp_path, Rest(), BACKUP_FOLDER="backups"))[1])
        assert "files:" in line and each.name in line and "chmod 600" in line
        each.chmod(0o600)


async def test_the_doctor_tries_to_write_where_backups_are_to_be(tmp_path):
    (tmp_path / "file").touch()
    for folder in ("file", "file/deeper"):
        code, lines = await examined(tmp_path, Rest(), BACKUP_FOLDER=folder)
        assert (
            code == 1 and "backups:" in bad(lines)[0] and folder in bad(lines)[0] and "BACKUP_FOLDER" in bad(lines)[0]
        )
    before = everything(tmp_path)
    code, _ = await examined(tmp_path, Rest(), BACKUP_FOLDER="not-made-yet")
    assert code == 0 and everything(tmp_path) == before


# A bot and people


@dataclass
class House:
    """A server of Discord's, with four people in a channel, and the bot in a process."""

    server: LoopbackDiscord
    bot: BotProcess
    channel: int
    people: list[User]
    port: int
    table: int = 0

    async def begin(self) -> None:
        """A series of four, everybody with the hand open."""
        opened = await self.people[0].slash(self.channel, "stovkahra new")
        assert opened is not None and opened.table is not None
        self.table = opened.table
        for seat, user in enumerate(self.people[1:], start=1):
            await user.press(self.board(), self.board().offers[f"sit {seat}"])
        await self.people[0].press(self.board(), self.board().offers["start"])
        await self.server.until(lambda: "hand" in self.board().offers)
        for user in self.people:
            await user.press(self.board(), self.board().offers["hand"])

    async def start(self) -> None:
        """Starts the bot, and waits until it says that it is well: discord.py takes a moment to have all servers."""
        await self.bot.start()
        async with asyncio.timeout(loopback.HANGS):
            while (await self.get("health"))[0] != 200:
                pass

    def board(self) -> Message:
        return next(each for each in reversed(self.server.in_channel(self.channel)) if each.table == self.table)

    def wishes(self) -> list[tuple[User, Message, str]]:
        """All moves that hands offer."""
        hands = [(user, user.hand(self.table)) for user in self.people]
        return [(user, hand, what) for user, hand in hands if hand for what in hand.offers if MOVE.fullmatch(what)]

    async def play(self, moves: int) -> None:
        for _ in range(moves):
            await self.server.until(lambda: bool(self.wishes()))
            user, hand, what = self.wishes()[0]
            assert await user.press(hand, hand.offers[what]) is not None

    async def forbid_once(self, kind: str, _: Request) -> Reply | None:
        """The bot may not change its message, once."""
        if kind != "edit":
            return None
        self.server.fault = no_fault
        return error(403, 50013, "Missing Permissions")

    async def get(self, page: str, host: str = "127.0.0.1") -> tuple[int, str]:
        async with aiohttp.ClientSession() as session, session.get(f"http://{host}:{self.port}/{page}") as answer:
            return answer.status, await answer.text()


@asynccontextmanager
async def house(folder: Path, **settings: str) -> AsyncIterator[House]:
    port = free_port()
    async with LoopbackDiscord() as server, BotProcess(server, folder, HEALTH_PORT=str(port), **settings) as bot:
        channel = server.add_channel(server.add_guild(SERVER_NAME), CHANNEL_NAME)
        people = [User(server, 1000 + seat, name) for seat, name in enumerate(NAMES)]
        yield House(server, bot, channel, people, port)


def is_closed(database: Path) -> bool:
    """Whether the last that had the file open has tidied up its log."""
    return not Path(f"{database}-wal").exists()


@contextmanager
def locked(here: House) -> Iterator[None]:
    """Another program is writing, and does not come to an end."""
    with closing(sqlite3.connect(here.bot.database, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        yield


# Health, metrics and the log


async def asked_for_health(folder: Path, port: int | None) -> tuple[int, str]:
    settings = {"HEALTH_PORT": str(port)} if port is not None else {}
    ended = await asyncio.to_thread(start, folder, "health", **settings)
    assert "Traceback" not in ended.stderr
    return ended.returncode, ended.stdout + ended.stderr


async def check_health(here: House, folder: Path, **wrong: str) -> None:
    """The page says what is wrong with which part, and so does the command."""
    status, body = await here.get("health")
    told = {"well": not wrong, **{part: part not in wrong for part in ("gateway", "database")}}
    assert (status, json.loads(body)) == (503 if wrong else 200, told | ({"wrong": wrong} if wrong else {}))
    code, said = await asked_for_health(folder, here.port)
    assert code == (1 if wrong else 0)
    parts = (f"{part}: {f'NOT WELL ({wrong[part]})' if part in wrong else 'well'}" for part in ("gateway", "database"))
    assert said.strip() == ", ".join(parts)


async def check_metrics(here: House) -> None:
    """They count what was pressed, of which one was refused, and name nobody."""
    # An answer is counted a moment after it was sent.
    wanted = len(here.server.interactions)
    while True:
        status, text = await here.get("metrics")
        counted = {
            outcome: float(number)
            for outcome, number in re.findall(r'^stovkahra_interactions_total\{outcome="(.+)"\} (.+)$', text, re.M)
        }
        if sum(counted.values()) == wanted:
            break
        assert sum(counted.values()) < wanted
    assert status == 200
    assert counted == {"done": wanted - 1, "refused": 1}
    assert f"stovkahra_answer_seconds_count {float(wanted)}" in text
    assert 'stovkahra_well{part="gateway"} 1.0' in text and 'stovkahra_well{part="database"} 1.0' in text
    assert "stovkahra_loop_lag_seconds " in text
    assert f'stovkahra_info{{version="{__version__}"}} 1.0' in text
    assert re.search(r'^stovkahra_refused_requests_total\{route="channels/\{id\}/.+",status="403"\} 1.0$', text, re.M)
    pages = text + (await here.get("health"))[1]
    people = [*NAMES, *(str(user.id) for user in here.people), SERVER_NAME, CHANNEL_NAME]
    places = [str(number) for number in (*here.server.guilds, *here.server.channels)]
    # A number may be part of another, such as that of the bytes in use.
    found = (
        each for each in (*people, *places, *secrets(here)) if re.search(rf"(?<!\d){re.escape(each)}(?!\d)", pages)
    )
    assert list(found) == []
    assert (await here.get(""))[0] == 404


def secrets(here: House) -> set[str]:
    """Tokens, seeds, moves and cards, as they might be written."""
    seeds = look(here.bot.database, "SELECT seed FROM games UNION SELECT next_seed FROM tables")
    moves = {str(move) for (move,) in look(here.bot.database, "SELECT move FROM moves") if " " in str(move)}
    tokens = {each.token for each in here.server.interactions.values()}
    assert any(move.startswith("deal ") for move in moves) and len(tokens) > 30
    tokens |= {loopback.TOKEN, loopback.TOKEN.split(".")[2]}
    cards = {sign for card in CARDS for sign in by_sign(card)}
    return tokens | moves | cards | {form for (seed,) in seeds for form in secret_forms(seed)}


@pytest.mark.stress
async def test_where_its_operator_wants_it_health_is_told_to_others_than_this_machine(tmp_path):
    async with house(tmp_path, HEALTH_ADDRESS="0.0.0.0") as here:
        await here.start()
        assert (await here.get("health", "127.0.0.2"))[0] == 200
        await check_health(here, tmp_path)


@pytest.mark.stress
async def test_a_bot_says_whether_it_can_be_played_counts_and_tells_no_secret_line_by_line_as_json(tmp_path, figures):
    async with house(tmp_path, LOG_FORMAT="json", LOG_LEVEL="DEBUG") as here:
        # A port that is taken is told in one line.
        with closing(socket.socket()) as other:
            other.bind(("127.0.0.1", here.port))
            other.listen()
            await here.bot.launch()
            assert await here.bot.ended() == 2
        (line,) = [line for line in here.bot.log if "HEALTH_PORT" in line]
        assert str(here.port) in line and "Traceback" not in "\n".join(here.bot.log)
        assert is_closed(here.bot.database)
        code, said = await asked_for_health(tmp_path, here.port)
        assert code == 1 and str(here.port) in said

        async def fault(kind: str, request: Request) -> Reply | None:
            # Something that nobody has reckoned with: it is logged with its traceback.
            return Reply({"items": [{"id": "x"}]}) if (kind, request.method) == ("emojis", "GET") else None

        here.server.fault = fault
        here.bot.log.clear()
        await here.start()
        await check_health(here, tmp_path)
        with locked(here):
            await check_health(here, tmp_path, database=Trouble.LOCKED)
        assert (await here.get("health"))[0] == 200
        # It is for this machine alone.
        own = {each[4][0] for each in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)}
        for host in {"127.0.0.2", *own} - {"127.0.0.1"}:
            with pytest.raises((aiohttp.ClientConnectionError, OSError)):
                await here.get("health", host)

        await here.begin()
        await here.play(40)
        await here.people[0].slash(here.channel, "stovkahra show", table=999)
        here.server.fault = here.forbid_once
        await here.play(4)
        await here.server.until(lambda: here.server.fault is no_fault)
        await check_metrics(here)
        await here.server.close_gateway(4000)
        await here.server.until(lambda: here.server.resumed > 0)
        await here.play(5)

        # The gateway goes, and nobody answers who knocks there.
        here.server.silent = True
        await here.server.close_gateway(4000)
        async with asyncio.timeout(loopback.HANGS):
            while (await here.get("health"))[0] == 200:
                pass
        await check_health(here, tmp_path, gateway="0 of 1 shards are connected")
        here.bot.terminate()
        assert await here.bot.ended() == 0
        kept = secrets(here)
    text, lines = "\n".join(here.bot.log), [json.loads(line) for line in here.bot.log]
    assert "Health and metrics" in text and invite_link(loopback.APPLICATION) in text
    for line in lines:
        assert {"time", "level", "logger", "message"} <= line.keys()
        assert line["level"] in ("DEBUG", "INFO", "WARNING", "ERROR", "CRITICAL")
    assert any("Traceback" in json.dumps(line) for line in lines)
    # That nothing can be saved is told without one.
    trouble = [json.dumps(line) for line in lines if line["level"] == "ERROR" and "takes nothing" in line["message"]]
    assert trouble and "Traceback" not in "".join(trouble)
    assert [each for each in kept if each in text] == []
    figures(lines=len(lines), secrets_looked_for=len(kept), not_json=0, leaked=0)


def delete(database: Path) -> None:
    """Deletes all files of a database."""
    for file in list(database.parent.glob(f"{database.name}*")):
        file.unlink()


@pytest.mark.stress
async def test_a_database_that_is_gone_takes_no_moves_which_is_told(tmp_path):
    told = texts()("not-saved")
    async with house(tmp_path) as here:
        await here.start()
        await here.begin()
        await here.play(20)
        await here.server.until(lambda: bool(here.wishes()))
        before = look(here.bot.database, "SELECT * FROM moves")
        copy = copied(here.bot.database, tmp_path / "copy.db")
        delete(here.bot.database)
        for is_replaced in (False, True):
            if is_replaced:
                # It is the same to the last byte, but what is written does not get there.
                copied(copy, here.bot.database)
            user, hand, what = here.wishes()[0]
            for _ in range(2):
                answer = await user.press(hand, hand.offers[what])
                assert answer is not None and told in answer.words
            await check_health(here, tmp_path, database=Trouble.GONE)
        assert len([line for line in here.bot.log if "deleted, moved or replaced" in line]) == 1
        assert "Traceback" not in "\n".join(here.bot.log)
        here.bot.terminate()
        assert await here.bot.ended() == 0
        assert (await command(tmp_path, "restore", str(copy))).returncode == 0
        assert look(here.bot.database, "SELECT * FROM moves") == before
        await here.start()
        await here.play(5)


@pytest.mark.stress
async def test_what_an_older_version_has_left_open_is_shut_by_the_start(tmp_path):
    folder = tmp_path / "backups"
    folder.mkdir()
    for each in (tmp_path / "games.db", tmp_path / "games.db.replaced-1", folder / "stovkahra-2026-05-01.db"):
        (await played(each, [1], 20)).chmod(0o644)
    folder.chmod(0o700)
    async with house(tmp_path, BACKUP_FOLDER="backups") as here:
        await here.start()
        assert open_to_others(tmp_path) == set()


@pytest.mark.stress
async def test_health_says_why_nothing_can_be_saved(tmp_path):
    async def trouble() -> str:
        return str(json.loads((await here.get("health"))[1]).get("wrong", {}).get("database", ""))

    with small_disk() as disk:
        async with house(disk) as here:
            # Each time that it is asked, its log takes more of this small disk: it is not asked until it is well.
            await here.bot.start()
            filler = fill(disk)
            async with asyncio.timeout(loopback.HANGS):
                # As long as there is room in the log, all can be saved.
                while not (told := await trouble()):
                    pass
            assert told == Trouble.FULL
            filler.unlink()
            with locked(here):
                assert await trouble() == Trouble.LOCKED
            assert not await trouble()
            here.bot.terminate()
            assert await here.bot.ended() == 0
            spoil(here.bot.database, "notes")
            await here.bot.start()
            assert await trouble() == Trouble.DAMAGED


@pytest.mark.stress
async def test_a_start_on_a_damaged_file_names_the_table_and_what_to_do_and_the_rest_goes_on(tmp_path):
    path = await played(tmp_path / "games.db", [1, 2], 150)
    async with house(tmp_path) as here:
        tamper(path, f"UPDATE tables SET guild_id = {next(iter(here.server.guilds))}, channel_id = {here.channel}")
        spoil(path, "moves")
        await here.bot.start()
        damaged = texts()("table-damaged", number=1)
        for _ in range(3):
            answer = await here.people[0].slash(here.channel, "stovkahra show", table=1)
            assert answer is not None and damaged in answer.words
        answer = await here.people[0].slash(here.channel, "stovkahra show", table=2)
        assert answer is not None and answer.table == 2
        await here.begin()
        await here.play(20)
        (line,) = [line for line in here.bot.log if "ERROR" in line]
        assert "table moves" in line and "restore FILE" in line and "check" in line
        assert json.loads((await here.get("health"))[1])["wrong"]["database"] == Trouble.DAMAGED
        assert "Traceback" not in "\n".join(here.bot.log)


@pytest.mark.stress
async def test_of_two_processes_on_one_file_one_ends_and_says_so(tmp_path):
    (tmp_path / "link.db").symlink_to("games.db")
    async with (
        house(tmp_path, WATCHDOG_MINUTES="0.05") as first,
        LoopbackDiscord() as server,
        BotProcess(server, tmp_path, database=tmp_path / "link.db") as second,
    ):
        first.server.heartbeat_ms = 500
        await first.start()
        await second.launch()
        assert await second.ended() == 2 and "Another process" in second.log[-1]
        (tmp_path / "games.db.lock").unlink()
        held = hold(tmp_path / "games.db")
        assert await first.bot.ended() == 2 and "Another process" in first.bot.log[-1]
        assert "Traceback" not in "\n".join((*first.bot.log, *second.log))
        held.release()


async def test_to_ask_for_health_costs_no_more_than_to_start_python(tmp_path):
    """Containers ask every half minute, and the bot takes seconds to be imported."""
    (tmp_path / ".env").write_text("HEALTH_PORT=1\n")
    asked = await asyncio.to_thread(start, tmp_path, "health", python="-Ximporttime")
    modules = {line.rpartition("|")[2].strip() for line in asked.stderr.splitlines()}
    assert asked.returncode == 1 and "port 1" in asked.stdout
    own = {module for module in modules if module.startswith(("bot", "cogs", "engine"))}
    assert own == {"bot", "bot.app", "bot.app.health_check", "bot.model", "bot.model.errors", "bot.model.waits"}
    assert not modules & {"aiohttp", "asyncio", "discord", "pydantic", "http.client"}


async def test_health_needs_to_be_told_where_to_ask(tmp_path):
    code, said = await asked_for_health(tmp_path, None)
    assert code == 2 and "HEALTH_PORT" in said


@pytest.mark.parametrize("too_late", [False, True])
async def test_what_nobody_would_be_told_in_time_is_not_done(monkeypatch, too_late):
    """Where more is pressed than can be done, the bot does not fall further and further behind, and says so."""

    async def well() -> dict[str, str]:
        return {}

    done: list[bool] = []
    told: list[object] = []

    async def work(*_: object) -> Any:
        done.append(True)

    async def send_message(*, view: ScreenView, ephemeral: bool) -> None:
        async with client.admission.admit(2):
            told.append(view.to_components()[0]["components"][0]["content"])

    health = Health(well)
    client = SimpleNamespace(closing=False, health=health, admission=Admission(1), answering=nullcontext)
    client.host, client.storage = None, SimpleNamespace(is_slow=False)
    monkeypatch.setattr(entry, "ADMISSION_WAIT_S", 0.0)
    monkeypatch.setattr(entry, "ANSWER_LIFE_S", 0.0 if too_late else float("inf"))
    response = SimpleNamespace(is_done=lambda: False, send_message=send_message)
    asked = {"client": client, "locale": None, "response": response, "user": SimpleNamespace(id=1)}
    interaction = SimpleNamespace(**asked, token="token", message=None)
    async with client.admission.admit(2):
        pressed = asyncio.create_task(entry.answer(interaction, work))
        await asyncio.sleep(0)
    # Nobody else waits while Discord is told.
    async with asyncio.timeout(loopback.HANGS):
        await pressed
    assert not done
    assert told == ([] if too_late else [texts()("overloaded")])
    outcome = {"outcome": "turned away"}
    assert health.registry.get_sample_value("stovkahra_interactions_total", outcome) == 1


@pytest.mark.parametrize("begun", [False, True])
async def test_what_waits_too_long_for_the_database_is_told_of_unless_something_of_it_is_done(
    tmp_path, monkeypatch, begun
):
    """Being let in is not enough: others are before it at the database, and Discord waits no longer for that."""

    async def well() -> dict[str, str]:
        return {}

    done: list[str] = []
    told = asyncio.Queue[object]()
    storing, stored, free = "CREATE TABLE {} (id INTEGER)", asyncio.Event(), asyncio.Event()

    async def work(*_: object) -> None:
        if begun:
            await database.execute(storing.format("first"))
        stored.set()
        taken = asyncio.create_task(hold())
        await asyncio.sleep(0)
        await database.execute(storing.format("second"))
        done.append("all")
        await taken

    async def hold() -> None:
        async with database.snapshot():
            await free.wait()

    async def send_message(*, view: ScreenView, ephemeral: bool) -> None:
        told.put_nowait(view.to_components()[0]["components"][0]["content"])

    database = await Sqlite.open(tmp_path / "games.db")
    client = SimpleNamespace(closing=False, health=Health(well), admission=Admission(1), answering=nullcontext)
    client.host, client.storage = SimpleNamespace(note_open_channel=lambda _: None), SimpleNamespace(is_slow=False)
    monkeypatch.setattr(entry, "TURN_WAIT_S", 0.0)
    monkeypatch.setattr(entry, "asker", lambda _: None)
    response = SimpleNamespace(is_done=lambda: False, send_message=send_message)
    asked = {"client": client, "locale": None, "response": response, "user": SimpleNamespace(id=1)}
    pressed = asyncio.create_task(entry.answer_everybody(SimpleNamespace(**asked, token="token", message=None), work))
    await stored.wait()
    if not begun:
        # It is told while others still have the database.
        async with asyncio.timeout(loopback.HANGS):
            assert await told.get() == texts()("overloaded")
    free.set()
    async with asyncio.timeout(loopback.HANGS):
        await pressed
    await database.close()
    assert done == (["all"] if begun else []) and told.empty()


# Trouble, in a real process


@pytest.mark.stress
async def test_many_who_press_at_once_are_told_in_time_that_nothing_is_saved(tmp_path, figures):
    told = texts()("not-saved")
    async with house(tmp_path) as here:
        await here.start()
        await here.begin()
        with locked(here):
            before = len(answered(here))
            asking = [
                asyncio.create_task(user.slash(here.channel, "stovkahra hand", table=here.table))
                for user in here.people
            ]
            async with asyncio.timeout(loopback.HANGS):
                await here.server.until(lambda: len(answered(here)) == before + len(asking))
        # Who was answered too late is not told: Discord takes it no more.
        late = len([request for request in answered(here)[before:] if request.status == 404])
        for task in asking:
            task.cancel()
        await asyncio.gather(*asking, return_exceptions=True)
        figures(asked=len(asking), told_too_late=late)
        assert late == 0
        assert all(told in str(request.body) for request in answered(here)[before:])


@pytest.mark.stress
async def test_who_asks_once_does_not_wait_for_all_that_somebody_else_asks_for(tmp_path, figures):
    served = []

    async def ask(user: User) -> None:
        await user.slash(here.channel, "stovkahra hand", table=here.table)
        served.append(user.id)

    async with house(tmp_path) as here:
        await here.start()
        await here.begin()
        insatiable, modest, *_ = here.people
        async with asyncio.timeout(loopback.HANGS):
            await asyncio.gather(*(ask(insatiable) for _ in range(300)), ask(modest))
    figures(before=served.index(modest.id), of=len(served))
    assert served.index(modest.id) < len(served) / 2


def answered(here: House) -> list[Request]:
    """Answers that the bot has tried to give, and of which it is known what came of them."""
    return [each for each in here.server.requests if each.kind == "callback" and each.status is not None]


# The end


async def ended_within(here: House) -> float:
    """Tells the bot to end, and says how long that took."""
    began = time.monotonic()
    here.bot.terminate()
    code = await here.bot.ended()
    took = time.monotonic() - began
    assert code == 0, "\n".join(here.bot.log)
    assert is_closed(here.bot.database)
    assert [line for line in here.bot.log if "ERROR" in line or "Traceback" in line] == []
    return took


@pytest.mark.stress
async def test_it_ends_soon_in_the_middle_of_a_review_and_while_computers_think(tmp_path, figures):
    path = await played(tmp_path / "games.db", [1], 100)
    async with house(tmp_path) as here:
        tamper(path, f"UPDATE tables SET guild_id = {next(iter(here.server.guilds))}, channel_id = {here.channel}")
        await here.start()
        asking = [asyncio.create_task(user.slash(here.channel, "stovkahra review")) for user in here.people]
        # Everybody has asked by then, and after that it has reached the bot.
        await asyncio.sleep(0)
        await here.server.taken_in()
        took = [await ended_within(here)]
        told = [answer.words for answer in await asyncio.gather(*asking) if answer is not None]
        assert len(told) == len(asking), "somebody was left without an answer"
        assert texts()("restarting") not in told, "nobody was in the middle of a review"

        await here.start()
        for level in ("strong", "regular") * 2:
            answer = await here.people[0].slash(here.channel, "stovkahra new", computers=level)
            assert answer is not None and answer.table is not None
        took.append(await ended_within(here))
        # What they were thinking about they think about again.
        await here.start()
        assert (await here.get("health"))[0] == 200
        took.append(await ended_within(here))
    figures(seconds=round(max(took), 2), promised=ENDS_WITHIN)


@pytest.mark.stress
async def test_it_ends_also_where_nothing_can_be_saved(tmp_path):
    async with house(tmp_path) as here:
        await here.start()
        with locked(here):
            here.bot.terminate()
            async with asyncio.timeout(STILL_THERE):
                assert await here.bot.ended() == 0


# A channel or a server that cannot be reached


class Shut:
    """Where a table is, and how it is shut to the bot and opened again, as the gateway tells of it."""

    def __init__(self, here: House) -> None:
        self.here, self.server = here, here.server
        self.channel = here.server.channels[here.channel]
        self.guild = here.server.guilds[int(self.channel["guild_id"])]
        self.asked = 0
        """How often the bot has tried to draw there meanwhile."""

    async def _refuse(self, _: str, request: Request) -> Reply | None:
        if request.ids.get("channel") != self.channel["id"]:
            return None
        self.asked += 1
        self.server.tell()
        return loopback.error(403, 50001, "Missing Access")

    async def shut(self, how: str) -> None:
        self.asked, self.server.fault = 0, self._refuse
        self.channel["app_permissions"] = 0
        await self._tell(how, allowed=False)
        await self.server.taken_in()

    async def open(self, how: str) -> None:
        self.server.fault = loopback.no_fault
        del self.channel["app_permissions"]
        await self._tell(how, allowed=True)

    async def _tell(self, how: str, *, allowed: bool) -> None:
        guild_id = self.guild["id"]
        if how == "channel":
            nothing = {"id": guild_id, "type": 0, "allow": "0", "deny": str(loopback.MAY)}
            self.channel["permission_overwrites"] = [] if allowed else [nothing]
            await self.server.emit("CHANNEL_UPDATE", self.channel)
        elif how == "role":
            (role,) = self.guild["roles"]
            role["permissions"] = str(loopback.MAY if allowed else 0)
            await self.server.emit("GUILD_ROLE_UPDATE", {"guild_id": guild_id, "role": role})
        elif how == "bot":
            timeout = None if allowed else "2999-01-01T00:00:00+00:00"
            told = {"guild_id": guild_id, "communication_disabled_until": timeout}
            await self.server.emit("GUILD_MEMBER_UPDATE", self.server.member(loopback.BOT) | told)
        elif allowed:
            await self.server.emit("GUILD_CREATE", self.guild | {"channels": [self.channel], "unavailable": False})
        else:
            await self.server.emit("GUILD_DELETE", {"id": guild_id, "unavailable": True})


@pytest.mark.stress
async def test_a_board_is_drawn_by_itself_when_its_channel_or_its_server_can_be_reached_again(tmp_path):
    async with house(tmp_path) as here:
        await here.start()
        await here.begin()
        # From now on every move can be seen on the board.
        while not any(what.startswith("play") for _, _, what in here.wishes()):
            await here.play(1)
        place = Shut(here)
        for how in ("channel", "role", "bot", "server"):
            await place.shut(how)
            before = here.board().offers
            while not place.asked:
                await here.play(1)
            await here.server.taken_in()
            assert here.board().offers == before
            # Something else is told of the server, and the channel is as shut as before.
            asked = place.asked
            await here.server.emit(
                "GUILD_ROLE_UPDATE", {"guild_id": place.guild["id"], "role": place.guild["roles"][0]}
            )
            await here.server.taken_in()
            assert place.asked == asked
            await place.open(how)
            await here.server.until(lambda before=before: here.board().offers != before)
        here.bot.terminate()
        assert await here.bot.ended() == 0
        assert "Traceback" not in "\n".join(here.bot.log)


# A gateway that refuses the bot


@pytest.mark.stress
async def test_a_gateway_that_refuses_the_bot_for_good_is_told_in_one_line_that_says_what_to_do(tmp_path):
    words = {4004: "DISCORD_TOKEN", 4010: "SHARD_IDS", 4011: "SHARD_COUNT", 4012: "Update", 4013: "Update"}
    words[4014] = "developer page"

    class Strict(LoopbackDiscord):
        code = 0

        async def _identify(self, socket, said):
            await socket.close(code=self.code)

    async with Strict() as server, BotProcess(server, tmp_path, LOG_LEVEL="ERROR") as bot:
        for server.code, word in words.items():
            bot.log.clear()
            await bot.launch()
            assert await bot.ended() == 2
            (line,) = bot.log
            assert line.startswith("stovkahra: ") and word in line


@pytest.mark.stress
async def test_trouble_of_discord_or_of_a_database_that_is_not_there_yet_is_tried_again(tmp_path):
    """Also where the watchdog has ended it before: a code that keeps it from being started would end it for good."""

    trouble: dict[str, int] = {}

    async def fault(kind: str, _: Request) -> Reply | None:
        return Reply({"message": "down", "code": 0}, trouble[kind]) if kind in trouble else None

    async with LoopbackDiscord() as server, BotProcess(server, tmp_path, LOG_LEVEL="ERROR") as bot:
        server.fault = fault
        for kind, status in (("login", 503), ("login", 403), ("gateway", 503)):
            trouble.clear()
            trouble[kind] = status
            bot.log.clear()
            await bot.launch()
            assert await bot.ended() == TRY_AGAIN
            (line,) = bot.log
            assert line.startswith("stovkahra: Discord cannot be reached")
    url = f"postgresql://postgres@/games?host={tmp_path}"
    async with LoopbackDiscord() as server, BotProcess(server, tmp_path, database=url) as bot:
        await bot.launch()
        assert await bot.ended() == TRY_AGAIN and "DATABASE_URL" in bot.log[-1]


# The watchdog


@pytest.mark.stress
async def test_the_watchdog_ends_a_bot_that_hears_nothing_and_no_other(tmp_path, figures):
    for name in ("healed", "silent"):
        (tmp_path / name).mkdir()
    async with (
        house(tmp_path / "healed", WATCHDOG_MINUTES="0.05") as healed,
        house(tmp_path / "silent", WATCHDOG_MINUTES="0.05") as silent,
    ):
        # From a gateway that is well something comes twice a second.
        healed.server.heartbeat_ms = silent.server.heartbeat_ms = 500
        # The one that is to live on looks first whether it still hears something.
        await healed.start()
        await silent.start()
        silent.server.silent = True
        ending = asyncio.create_task(silent.bot.ended())
        breaks = 0
        while not ending.done():
            await asyncio.wait({ending}, timeout=4)
            if healed.bot.running and healed.server.session is not None and healed.server.session.socket is not None:
                before = healed.server.resumed
                await healed.server.close_gateway(4000)
                await healed.server.until(lambda before=before: healed.server.resumed > before)
                breaks += 1
        assert ending.result() == TRY_AGAIN
        (line,) = [line for line in silent.bot.log if "CRITICAL" in line]
        assert "Discord" in line and "seconds" in line
        assert "Traceback" not in "\n".join(silent.bot.log)
        assert is_closed(silent.bot.database)

        answer = await healed.people[0].slash(healed.channel, "stovkahra tables")
        assert answer is not None and healed.bot.running
        assert [line for line in healed.bot.log if "CRITICAL" in line] == []
        healed.bot.terminate()
        assert await healed.bot.ended() == 0
    figures(silent_and_ended=1, broken_and_healed=breaks)
