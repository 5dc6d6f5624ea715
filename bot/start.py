"""`python -m bot` runs the bot, `python -m bot --playground` tries it without Discord."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import logging
import signal
import sys
from collections.abc import Callable, Coroutine, Sequence
from datetime import UTC, datetime
from pathlib import Path

import aiohttp
import discord

from bot.client import StovkahraBot
from bot.config import Settings, read_settings
from bot.errors import StartError
from bot.store import Store

CANNOT_START = 2
"""Exit code where something has to be put right first."""


def now() -> datetime:
    """The time, in UTC."""
    return datetime.now(UTC)


async def run(settings: Settings) -> None:
    """Runs the bot until it is told to stop; raises `StartError` where it cannot start."""
    token = settings.discord_token.get_secret_value()
    if not token:
        raise StartError(
            "DISCORD_TOKEN is not set. Put the bot's token into .env (see .env.example), "
            "or try the game without Discord: python -m bot --playground"
        )
    bot = StovkahraBot(await Store.open(settings.database, now), settings)
    loop = asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        # Windows has no signal handlers in its event loop; there Ctrl+C still ends the process.
        with contextlib.suppress(NotImplementedError):
            loop.add_signal_handler(number, lambda: loop.create_task(bot.close()))
    try:
        async with bot:
            await bot.start(token)
    except discord.LoginFailure:
        raise StartError("Discord refuses DISCORD_TOKEN. Copy the bot's token anew from its developer page.") from None
    except (aiohttp.ClientConnectionError, discord.GatewayNotFound) as error:
        raise StartError(f"Discord cannot be reached ({error}). Check the network and try again.") from None


def _port(text: str) -> int:
    if not text.isdecimal() or int(text) > 65535:
        raise argparse.ArgumentTypeError("a port is a number from 0 to 65535")
    return int(text)


def parser() -> argparse.ArgumentParser:
    """The command line."""
    main_parser = argparse.ArgumentParser(prog="python -m bot", description="Stovkahra in Discord.")
    main_parser.add_argument(
        "--playground", action="store_true", help="try it in a browser, with no account and no network"
    )
    main_parser.add_argument("--database", type=Path, metavar="FILE", help="playground: keep the games in this file")
    main_parser.add_argument("--port", type=_port, default=0, metavar="N", help="playground: port of the page")
    return main_parser


def _playground() -> Callable[[Settings, Path | None, int], Coroutine[None, None, None]]:
    """The playground, whose simulated Discord a bot in service does without."""
    try:
        from bot.playground import play
    except ImportError as error:
        raise StartError(f"The playground needs the packages of requirements.txt ({error}).") from None
    return play


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs the command line; its exit code."""
    chosen = parser().parse_args(arguments)
    try:
        settings = read_settings()
        discord.utils.setup_logging(level=logging.getLevelNamesMapping()[settings.log_level])
        if chosen.playground:
            asyncio.run(_playground()(settings, chosen.database, chosen.port))
        else:
            asyncio.run(run(settings))
    except StartError as error:
        print(f"stovkahra: {error}", file=sys.stderr)
        return CANNOT_START
    except KeyboardInterrupt:
        return 130
    return 0
