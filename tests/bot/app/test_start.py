"""Starting: whatever is wrong is told in one line that says what to do, and no secret is told at all."""

import asyncio
import shutil
import sqlite3
import subprocess
import sys
import threading
from configparser import RawConfigParser
from contextlib import closing
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import ClassVar
from unittest import mock

import pytest
from discord.http import Route

from bot import __version__
from bot.app.start import CANNOT_START, TRY_AGAIN
from bot.storage.schema import APPLICATION_ID
from tests.support.files import fill, played, small_disk, tamper
from tests.support.loopback import HANGS
from tests.support.process import ROOT, TOKEN, environment, refused, run_here, start


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
        ("SUPPORT_ADDRESS", "http://example.org/help"),
        ("SUPPORT_ADDRESS", "anna@home"),
        ("SUPPORT_ADDRESS", "anna@example.org, or ask Béla"),
        ("OPERATOR_NAME", "A" * 101),
        ("DATABASE_URL", "mysql://user:password@host/db"),
        ("DISCORD_TOKEN", TOKEN.replace(".", "\x01", 1)),
        ("DISCORD_TOKEN", TOKEN.replace(".", "\r\npassword: ", 1)),
    ],
)
def test_a_setting_that_cannot_be_is_named(tmp_path, name, value):
    line = refused(run_here(tmp_path, **{"DISCORD_TOKEN": TOKEN, name: value}))
    assert name in line and "password" not in line
    assert name != "DATABASE_URL" or "sqlite:" in line


def test_a_database_that_cannot_be_used(tmp_path):
    tamper(tmp_path / "newer.db", f"PRAGMA application_id = {APPLICATION_ID}", "PRAGMA user_version = 999")
    for place, told in (("newer.db", ("newer.db", "newer", "pdate")), ("nowhere/games.db", ("DATABASE_URL",))):
        line = refused(run_here(tmp_path, DISCORD_TOKEN=TOKEN, DATABASE_URL=f"sqlite:{place}"))
        assert all(word in line for word in told)


def test_a_disk_on_which_nothing_can_be_written_is_told_with_what_to_do():
    with small_disk() as disk:
        made = asyncio.run(played(disk / "games.db", [1], 20))
        filler, before = fill(disk), made.read_bytes()
        for name in ("games.db", "new.db"):
            line = refused(run_here(disk, DISCORD_TOKEN=TOKEN, DATABASE_URL=f"sqlite:{disk / name}"))
            assert name in line and "room" in line, line
        filler.unlink()
        for end in ("-wal", "-shm"):
            Path(f"{made}{end}").unlink(missing_ok=True)
        subprocess.run(["mount", "-o", "remount,ro", str(disk)], check=True)
        line = refused(run_here(disk, DISCORD_TOKEN=TOKEN, DATABASE_URL=f"sqlite:{made}"))
        assert "games.db" in line and "write" in line, line
        for command in ("check", "strength"):
            line = refused(run_here(disk, command, DATABASE_URL=f"sqlite:{made}"))
            assert "games.db" in line and "opy it" in line, line
        assert made.read_bytes() == before


def test_a_file_that_is_spoilt_is_told_with_what_to_do_and_left_as_it_is(tmp_path):
    path = asyncio.run(played(tmp_path / "games.db", [1], 20))
    with path.open("r+b") as file:
        file.seek(100)
        file.write(bytes(range(256)) * 15)
    before = path.read_bytes()
    line = refused(run_here(tmp_path, DISCORD_TOKEN=TOKEN, DATABASE_URL=f"sqlite:{path}"))
    assert "damaged" in line and "restore" in line
    assert path.read_bytes() == before


def test_a_database_of_a_newer_version_is_refused_by_all_commands_and_left_as_it_is(tmp_path):
    path = asyncio.run(played(tmp_path / "games.db", [1], 20))
    tamper(path, "PRAGMA user_version = 999")
    before = path.read_bytes()
    for command in ((), ("check",), ("strength",), ("move", "--from", f"sqlite:{path}", "--to", "sqlite:to.db")):
        line = refused(run_here(tmp_path, *command, DISCORD_TOKEN=TOKEN, DATABASE_URL=f"sqlite:{path}"))
        assert "newer" in line and "Update the bot" in line, command
    assert path.read_bytes() == before


def test_help_and_arguments_that_are_not_known(tmp_path):
    ended = run_here(tmp_path, "--help")
    assert (ended.returncode, ended.stderr) == (0, "")
    assert "--playground" in ended.stdout
    assert run_here(tmp_path, "--version").stdout == f"Stovkahra {__version__}\n"
    ended = run_here(tmp_path, "--colour", "red")
    assert (ended.returncode, ended.stdout) == (2, "")
    assert "Traceback" not in ended.stderr
    assert list(tmp_path.iterdir()) == []


class Refusing(BaseHTTPRequestHandler):
    """A Discord to which everybody is a stranger."""

    asked: ClassVar[list[str]] = []

    def do_GET(self) -> None:
        self.asked.append(self.path)
        self.send_response(401)
        self.send_header("Content-Type", "application/json")
        self.end_headers()
        self.wfile.write(b'{"message": "401: no", "code": 0}')

    def log_message(self, *_: object) -> None:
        """Tell nobody."""


def ended_at(address: str, folder: Path, level: str) -> tuple[int, str, list[str]]:
    """How a bot ends whose Discord is there: its exit code, what it has said, and the lines with its name."""
    # What is prepared would be kept from this process's own collections of garbage.
    with mock.patch.object(Route, "BASE", address), mock.patch("bot.app.start._prepare"):
        ended = run_here(folder, DISCORD_TOKEN=TOKEN, LOG_LEVEL=level)
    assert ended.stdout == "" and TOKEN not in ended.stderr and TOKEN.split(".")[2] not in ended.stderr
    assert "Traceback" not in ended.stderr
    return ended.returncode, ended.stderr, [line for line in ended.stderr.splitlines() if line.startswith("stovkahra:")]


def test_a_wrong_token_is_told_and_not_shown(tmp_path):
    with ThreadingHTTPServer(("127.0.0.1", 0), Refusing) as server:
        threading.Thread(target=server.serve_forever).start()
        code, _, told = ended_at(f"http://127.0.0.1:{server.server_port}", tmp_path, "DEBUG")
        server.shutdown()
    assert Refusing.asked == ["/users/@me"]
    # Beside what is logged on the way there is one line that says what to do.
    assert code == 2 and len(told) == 1 and "DISCORD_TOKEN" in told[0]


def test_a_discord_that_cannot_be_reached_is_told_in_one_line(tmp_path):
    # Nothing listens there: the port is not one that is given out.
    code, said, told = ended_at("http://127.0.0.1:1", tmp_path, "ERROR")
    assert code == TRY_AGAIN and said.splitlines() == told and len(told) == 1


def test_the_systemd_unit_starts_the_bot_again_unless_something_has_to_be_put_right_first():
    unit = RawConfigParser(strict=False)
    unit.read_string((ROOT / "deploy" / "stovkahra.service").read_text(encoding="utf-8"))
    service = unit["Service"]
    assert service["Restart"] == "always"
    assert service["RestartPreventExitStatus"].split() == [str(CANNOT_START)] != [str(TRY_AGAIN)]
    # The pauses grow.
    assert 0 < int(service["RestartSec"]) < int(service["RestartMaxDelaySec"]) and int(service["RestartSteps"])


@pytest.mark.stress
def test_a_network_without_names_is_tried_again(tmp_path):
    """Right after the start of a machine there may be none."""
    alone = ["unshare", "--net", sys.executable, "-m", "bot"]
    if shutil.which("unshare") is None or subprocess.run([*alone[:2], "true"], capture_output=True).returncode:
        pytest.skip("no network can be taken from a process here")
    ended = subprocess.run(
        alone, cwd=tmp_path, env=environment(DISCORD_TOKEN=TOKEN), capture_output=True, text=True, timeout=HANGS
    )
    assert ended.returncode == TRY_AGAIN and "Traceback" not in ended.stderr
    assert "Discord cannot be reached" in ended.stderr.splitlines()[-1]


def test_a_locked_file_is_tried_again(tmp_path):
    path = asyncio.run(played(tmp_path / "games.db", [1], 20))
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        line = refused(run_here(tmp_path, DISCORD_TOKEN=TOKEN, DATABASE_URL="sqlite:games.db"), TRY_AGAIN)
    assert "locked" in line
