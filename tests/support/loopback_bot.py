"""Runs the real bot against the Discord of `loopback`, whose address stands in the environment as `LOOPBACK`.

Loading the bot takes longer than all else in a start. So it is loaded once, and every byte that comes in starts it in
a process forked from here, in which it runs as by `python -m bot`. What goes out is the number of that process, and
later how it has ended. Where nothing more can come in, the bot is killed: it does not outlive its test.

Its shards introduce themselves without waiting; `IDENTIFY_SECONDS` sets how long they wait, and `EMOJI_SECONDS` how
often it is looked for emojis. `CLOCK` names a file that says by how many seconds the machine's clock is set.
"""

import gc
import os
import select
import signal
from datetime import UTC, datetime, timedelta
from pathlib import Path

import discord.gateway
import discord.http
import yarl

from bot.app import start
from bot.app.client import StovkahraBot
from bot.i18n.texts import LANGUAGES, texts
from cogs.emojis import Emojis
from tests.support.parsed import parse_once

INPUT = 0


def lead_to(address: str) -> None:
    """From now on discord.py takes the server at this address for Discord."""
    discord.http.Route.BASE = f"{address}/api/v10"
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(address.replace("http", "ws", 1)) / "gateway"


def set_clock() -> datetime:
    """What a clock shows that somebody has set."""
    return datetime.now(UTC) + timedelta(seconds=float(Path(os.environ["CLOCK"]).read_text()))


def run_once() -> None:
    """Runs the bot in a process of its own until it ends, and some byte says that this is known."""
    alive, held = os.pipe()
    child = os.fork()
    if not child:
        os.close(alive)
        gc.enable()
        raise SystemExit(start.main([]))
    # Only the child holds this end now: its own end is the end of the pipe, however it comes.
    os.close(held)
    print(child, flush=True)
    ready, _, _ = select.select([alive, INPUT], [], [])
    if alive not in ready:
        os.kill(child, signal.SIGKILL)
    os.close(alive)
    ended = os.waitid(os.P_PID, child, os.WEXITED | os.WNOWAIT)
    assert ended is not None
    print(ended.si_status if ended.si_code == os.CLD_EXITED else -ended.si_status, flush=True)
    # As long as the test may kill it, no other process gets its number.
    os.read(INPUT, 1)
    os.waitpid(child, 0)


def wait_and_run() -> None:
    """Load the bot, and run it once for every byte that comes in."""
    # Nothing of what is loaded is garbage, in the bots neither.
    gc.disable()
    lead_to(os.environ["LOOPBACK"])
    StovkahraBot.identify_seconds = float(os.environ.get("IDENTIFY_SECONDS", "0"))
    Emojis.look_seconds = float(os.environ.get("EMOJI_SECONDS", "60"))
    if "CLOCK" in os.environ:
        start.now = set_clock
    # Reading the texts takes most of a start.
    parse_once()
    for language in LANGUAGES:
        texts(language)
    gc.freeze()
    while os.read(INPUT, 1):
        run_once()
