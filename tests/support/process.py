"""The bot's command line, in a process of its own or in this one."""

import asyncio
import contextlib
import io
import logging
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from unittest import mock

from bot.app.logs import OWN
from bot.app.start import CANNOT_START, main

ROOT = Path(__file__).parents[2]
HANGS = 300
"""Seconds after which a process never ends, however busy the machine is."""
TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.GaBcDe.not-a-real-token-but-a-secret-one"
KEEP = ("PATH", "SYSTEMROOT", "TEMP", "TMP", "LANG", "LC_ALL")


def environment(**settings: str) -> dict[str, str]:
    """Nothing of the surroundings in which the tests run but what a process needs."""
    kept = {name: os.environ[name] for name in KEEP if name in os.environ}
    # What has been compiled is kept, so that only the first start has to do it.
    return {**kept, "PYTHONPATH": str(ROOT), **settings}


def start(folder: Path, *arguments: str, python: str = "", **settings: str) -> subprocess.CompletedProcess[str]:
    """Starts the bot in a folder; `python` is an option for Python itself."""
    return subprocess.run(
        [sys.executable, *filter(None, [python]), "-m", "bot", *arguments],
        cwd=folder,
        env=environment(**settings),
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=HANGS,
    )


def begun(folder: Path, *arguments: str, **settings: str) -> subprocess.Popen[bytes]:
    """A process that runs the bot in a folder, and says nothing to anybody."""
    command = [sys.executable, "-m", "bot", *arguments]
    quiet = subprocess.DEVNULL
    return subprocess.Popen(
        command, cwd=folder, env=environment(DATABASE_URL="sqlite:games.db", **settings), stdout=quiet, stderr=quiet
    )


def on_a_terminal(folder: Path, *arguments: str) -> tuple[int, str, str]:
    """Starts a command for `games.db` whose errors go to a terminal: its code, what stood there, what it printed."""
    import pty

    ours, theirs = pty.openpty()
    with subprocess.Popen(
        [sys.executable, "-m", "bot", *arguments],
        cwd=folder,
        env=environment(DATABASE_URL="sqlite:games.db"),
        stdout=subprocess.PIPE,
        stderr=theirs,
        text=True,
        encoding="utf-8",
    ) as process:
        os.close(theirs)
        out, _ = process.communicate(timeout=HANGS)
    # So little is shown that the terminal holds it until now.
    shown = b""
    with contextlib.suppress(OSError):
        while part := os.read(ours, 4096):
            shown += part
    os.close(ours)
    return process.returncode, shown.decode(), out


def run_here(folder: Path, *arguments: str, **settings: str) -> subprocess.CompletedProcess[str]:
    """Run the command line as `start` does, but in this process, which saves a second; not while a bot runs in it."""
    out, err = io.StringIO(), io.StringIO()
    with (
        _process_kept(),
        mock.patch.dict(os.environ, environment(**settings), clear=True),
        contextlib.chdir(folder),
        contextlib.redirect_stdout(out),
        contextlib.redirect_stderr(err),
    ):
        try:
            code: int | str | None = main(arguments)
        except SystemExit as ended:
            code = ended.code
    return subprocess.CompletedProcess(arguments, int(code or 0), out.getvalue(), err.getvalue())


async def command(folder: Path, *arguments: str, **settings: str) -> subprocess.CompletedProcess[str]:
    """Run a command for `games.db` in a folder, in this process."""
    given = {"DATABASE_URL": "sqlite:games.db"} | settings
    return await asyncio.to_thread(run_here, folder, *arguments, **given)


@contextlib.contextmanager
def _process_kept() -> Iterator[None]:
    """Undo what the command line sets up of the logs, and of the modes of files."""
    umask = os.umask(0o022)
    os.umask(umask)
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    try:
        yield
    finally:
        os.umask(umask)
        root.handlers[:] = handlers
        root.setLevel(level)
        for name in OWN:
            logging.getLogger(name).setLevel(logging.NOTSET)


def refused(ended: subprocess.CompletedProcess[str], code: int = CANNOT_START) -> str:
    """The one line in which it is told why the bot did not start; by the code, whether it may help to try again."""
    assert ended.stdout == ""
    assert "Traceback" not in ended.stderr
    lines = ended.stderr.splitlines()
    assert len(lines) == 1, ended.stderr
    assert ended.returncode == code
    assert TOKEN not in ended.stderr
    return lines[0]
