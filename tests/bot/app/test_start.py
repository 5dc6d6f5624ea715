"""Starting: whatever is wrong is told in one line that says what to do, and no secret is told at all."""

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest
from aiohttp import web

from bot.storage.schema import APPLICATION_ID
from tests.support.files import tamper
from tests.support.process import TOKEN, environment, refused, run_here, start


def test_without_a_token_it_is_told_where_to_put_one(tmp_path):
    line = refused(start(tmp_path))
    assert "DISCORD_TOKEN" in line and ".env" in line
    # Nothing has been left behind.
    assert list(tmp_path.iterdir()) == []


def test_without_its_packages_it_is_told_how_to_install_them(tmp_path):
    assert "pip install -r requirements.txt" in refused(start(tmp_path, python="-S"))


def test_settings_are_read_from_a_file_beside(tmp_path):
    (tmp_path / ".env").write_text(f"DISCORD_TOKEN={TOKEN}\nDATABASE_URL=mysql://example\n")
    assert "DATABASE_URL" in refused(run_here(tmp_path))


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("PAUSE_SECONDS", "soon"),
        ("PAUSE_SECONDS", "nan"),
        ("IDLE_HOURS", "0"),
        ("KEPT_DAYS", "-1"),
        ("THINKING_PROCESSES", "many"),
        ("DATABASE_URL", "mysql://user:password@host/db"),
    ],
)
def test_a_setting_that_cannot_be_is_named(tmp_path, name, value):
    line = refused(run_here(tmp_path, DISCORD_TOKEN=TOKEN, **{name: value}))
    assert name in line and "password" not in line
    assert name != "DATABASE_URL" or "sqlite:" in line


@pytest.mark.parametrize(
    ("place", "told"),
    [
        ("newer.db", ("newer.db", "newer", "pdate")),
        ("other.db", ("other.db", "DATABASE_URL")),
        ("letter.txt", ("DATABASE_URL",)),
        ("nowhere/games.db", ("DATABASE_URL",)),
        (".", ("DATABASE_URL",)),
    ],
)
def test_a_database_that_cannot_be_used(tmp_path, place, told):
    (tmp_path / "letter.txt").write_text("Dear Anna, " * 1000)
    tamper(tmp_path / "newer.db", f"PRAGMA application_id = {APPLICATION_ID}", "PRAGMA user_version = 999")
    tamper(tmp_path / "other.db", "CREATE TABLE recipes (name TEXT)")
    line = refused(run_here(tmp_path, DISCORD_TOKEN=TOKEN, DATABASE_URL=f"sqlite:{place}"))
    assert all(word in line for word in told)


def test_help_tells_how_to_run_it(tmp_path):
    ended = run_here(tmp_path, "--help")
    assert (ended.returncode, ended.stderr) == (0, "")
    assert "--playground" in ended.stdout
    assert list(tmp_path.iterdir()) == []


def test_an_argument_that_is_not_known(tmp_path):
    ended = run_here(tmp_path, "--colour", "red")
    assert (ended.returncode, ended.stdout) == (2, "")
    assert "Traceback" not in ended.stderr


LOOPBACK = """
import sys
import discord.http
discord.http.Route.BASE = sys.argv[1]
from bot.app.start import main
raise SystemExit(main([]))
"""


async def answered_with(status: int, folder: Path, **settings: str) -> tuple[int, str, str, list[str]]:
    """How a bot ends whose Discord, on this machine, answers everything with this status."""
    asked: list[str] = []

    async def answer(request: web.Request) -> web.Response:
        asked.append(request.path)
        return web.json_response({"message": f"{status}: no", "code": 0}, status=status)

    server = web.Application()
    server.router.add_route("*", "/{rest:.*}", answer)
    runner = web.AppRunner(server)
    await runner.setup()
    try:
        site = web.TCPSite(runner, "127.0.0.1", 0)
        await site.start()
        port = runner.addresses[0][1]
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-c", LOOPBACK, f"http://127.0.0.1:{port}"),
            cwd=folder,
            env=environment(DISCORD_TOKEN=TOKEN, **settings),
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )
        out, err = await asyncio.wait_for(process.communicate(), 60)
    finally:
        await runner.cleanup()
    assert process.returncode is not None
    return process.returncode, out.decode(), err.decode(), asked


async def test_a_wrong_token_is_told_and_not_shown(tmp_path):
    code, out, err, asked = await answered_with(401, tmp_path, LOG_LEVEL="DEBUG")
    assert asked == ["/users/@me"]
    assert (code, out) == (2, "")
    assert "Traceback" not in err
    assert TOKEN not in err and TOKEN.split(".")[2] not in err
    # Beside what is logged on the way there is one line that says what to do.
    (told,) = [line for line in err.splitlines() if line.startswith("stovkahra:")]
    assert "DISCORD_TOKEN" in told


async def test_a_discord_that_cannot_be_reached_is_told_in_one_line(tmp_path):
    process = await asyncio.create_subprocess_exec(
        # Nothing listens there: the port is not one that is given out.
        *(sys.executable, "-c", LOOPBACK, "http://127.0.0.1:1"),
        cwd=tmp_path,
        env=environment(DISCORD_TOKEN=TOKEN, LOG_LEVEL="ERROR"),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    out, err = await asyncio.wait_for(process.communicate(), 60)
    assert (process.returncode, out) == (2, b"")
    assert len(err.decode().splitlines()) == 1
    assert TOKEN.encode() not in err
