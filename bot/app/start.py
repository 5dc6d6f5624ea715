"""The command line: `python -m bot` runs the bot, and its commands look after the database."""

from __future__ import annotations

import argparse
import asyncio
import gc
import logging
import os
import signal
import sys
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Final

import aiohttp
import discord

from bot import __version__
from bot.app.audit import Findings, audit
from bot.app.backup import back_up, private_files, restore
from bot.app.ban import ban, bans, lift
from bot.app.client import StovkahraBot, now
from bot.app.config import LOGIN_REFUSED, Settings, from_home, place_of, read_settings, unknown_settings
from bot.app.doctor import examine
from bot.app.health_check import ask
from bot.app.logs import set_up
from bot.app.migrate import move
from bot.app.profile import publish
from bot.app.progress import progress
from bot.app.report import close_report, read_reports
from bot.app.research import write_records
from bot.app.strength import describe_strength, measure
from bot.i18n.texts import LANGUAGES, texts
from bot.model.ban import LONGEST_REASON, Ban, Banned
from bot.model.errors import NotSaved, StartError, TryAgain
from bot.service.common.clock_watch import SharedClock
from bot.storage.sqlite import shut
from bot.storage.storage import Storage

log = logging.getLogger(__name__)

TRY_AGAIN: Final = 3
"""Exit code where it may help to start the bot again: Discord or the database cannot be reached, or fell silent."""
UNREACHABLE: Final = (
    *(aiohttp.ClientError, ConnectionError, TimeoutError),
    *(discord.HTTPException, discord.GatewayNotFound),
)
"""What is raised where Discord cannot be reached, or has trouble of its own."""
NOT_WELL: Final = 1
"""Exit code if a check has found something wrong."""
CANNOT_START: Final = 2
"""Exit code if something must be corrected before the start."""
CLOSED_FOR_GOOD: Final = {
    4004: "Discord's gateway refuses DISCORD_TOKEN. Copy the bot's token anew from its developer page.",
    4010: (
        "Discord's gateway knows no such shard. See that SHARD_COUNT and SHARD_IDS are right in all processes of the "
        "bot, or take them out, so that Discord decides."
    ),
    4011: (
        "Discord wants the bot's servers divided into more shards. "
        "Raise SHARD_COUNT, for all processes of the bot, or take it out, so that Discord decides."
    ),
    4012: "Discord's gateway no longer speaks with this version of the bot. Update the bot and its packages.",
    4013: "Discord's gateway does not know what this version of the bot asks for. Update the bot and its packages.",
    4014: (
        "Discord's gateway does not allow this application what the bot asks for. "
        "See on its developer page that the application is complete and not disabled."
    ),
}
"""What to do where Discord's gateway refuses a connection and would refuse the next one too, by the code it gives."""


async def run(settings: Settings) -> int:
    """Run the bot until it is told to stop; return the exit code, or raise `StartError` if it cannot start."""
    token = settings.discord_token.get_secret_value()
    if not token:
        raise StartError(
            "DISCORD_TOKEN is not set. Put the bot's token into .env (see .env.example), "
            "or try the game without Discord: python -m bot --playground"
        )
    for name, meant in unknown_settings():
        log.warning("%s is no setting of the bot%s", name, f"; is {meant} meant?" if meant else "")
    if settings.backup_folder is not None:
        # `file` raises where the bot makes no backups of the database.
        _ = settings.file
    for file in private_files(settings.database, settings.backup_folder):
        shut(file)
    # Closed in any case: an open connection keeps a thread, and with it the process.
    sharding = settings.sharding
    together = isinstance(settings.database, str) and sharding is not None and not sharding.whole
    async with await Storage.open(settings.database, SharedClock() if together else now) as storage:
        return await _run(storage, settings, token)


async def _run(storage: Storage, settings: Settings, token: str) -> int:
    bot = StovkahraBot(storage, settings)
    with suppress(NotSaved):
        # The storage has logged it, and people are told when they press.
        await storage.look_for_damage()
    _prepare()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        # The event loop of Windows has no signal handlers; there Ctrl+C ends the process anyway.
        with suppress(NotImplementedError):
            loop.add_signal_handler(number, lambda: loop.create_task(bot.close()))
    try:
        try:
            await bot.start(token)
        finally:
            # The bot disconnects before the database is closed.
            await bot.close()
        if storage.taken:
            raise StartError(f"Another process has taken the database {storage.name}. Stop one of the two.")
        return TRY_AGAIN if bot.gave_up else 0
    except NotSaved as error:
        raise TryAgain(
            f"The database {storage.name} cannot be read or written now: {error.trouble} ({error})."
        ) from None
    except discord.PrivilegedIntentsRequired:
        # So discord.py calls what the gateway closes with 4014.
        raise StartError(CLOSED_FOR_GOOD[4014]) from None
    except discord.ConnectionClosed as error:
        if error.code not in CLOSED_FOR_GOOD:
            raise
        raise StartError(CLOSED_FOR_GOOD[error.code]) from None
    except discord.LoginFailure:
        raise StartError(LOGIN_REFUSED) from None
    except UNREACHABLE as error:
        raise TryAgain(f"Discord cannot be reached ({error}). Check the network and try again.") from None


def _prepare() -> None:
    """Do slow work before the first click.

    Reading the texts of a language takes a tenth of a second. A full garbage collection takes as long, so all that is
    loaded now is excluded from later ones.
    """
    for language in LANGUAGES:
        texts(language)
    gc.collect()
    gc.freeze()


def _port(text: str) -> int:
    if not text.isdecimal() or int(text) > 65535:
        raise argparse.ArgumentTypeError("a port is a number from 0 to 65535")
    return int(text)


def _guild(text: str) -> int:
    return _number(text, "a server's")


def _account(text: str) -> int:
    return _number(text, "an account's")


def _report(text: str) -> int:
    return _number(text, "a report's")


def _number(text: str, whose: str) -> int:
    if not text.isdecimal() or not 0 < int(text) < 2**63:
        raise argparse.ArgumentTypeError(f"{whose} number is needed")
    return int(text)


def _reason(text: str) -> str:
    reason = " ".join(text.split())
    if len(reason) > LONGEST_REASON:
        raise argparse.ArgumentTypeError(f"a reason has {LONGEST_REASON} characters at most")
    return reason


def _path(text: str) -> Path:
    try:
        return from_home(Path(text))
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from None


def _place(text: str) -> Path | str:
    try:
        return place_of(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from None


def parser() -> argparse.ArgumentParser:
    """Build the parser of the command line."""
    main_parser = argparse.ArgumentParser(prog="python -m bot", description="Stovkahra in Discord.")
    main_parser.add_argument("--version", action="version", version=f"Stovkahra {__version__}")
    main_parser.add_argument(
        "--playground", action="store_true", help="try it in a browser, with no account and no network"
    )
    main_parser.add_argument("--database", type=_path, metavar="FILE", help="playground: keep the games in this file")
    main_parser.add_argument("--port", type=_port, default=0, metavar="N", help="playground: port of the page")
    commands = main_parser.add_subparsers(title="commands, beside running the bot", dest="command", metavar="COMMAND")
    backing = commands.add_parser("backup", help="copy the database to a file, also while the bot runs")
    backing.add_argument("file", type=_path, metavar="FILE")
    backing.add_argument("--replace", action="store_true", help="even if there is an older copy of that name")
    restoring = commands.add_parser("restore", help="put a copy in the place of the database, which is kept aside")
    restoring.add_argument("file", type=_path, metavar="FILE")
    restoring.add_argument("--key", type=_path, metavar="FILE", help="the private key of age, for a copy encrypted so")
    checking = commands.add_parser("check", help="replay every game and audit the ledger, also while the bot runs")
    checking.add_argument("--guild", type=_guild, default=0, metavar="ID", help="on this server alone")
    moving = commands.add_parser("move", help="carry everything over to another database, and read it again there")
    moving.add_argument(
        "--from", dest="source", type=_place, required=True, metavar="URL", help="as DATABASE_URL has it"
    )
    moving.add_argument(
        "--to", dest="target", type=_place, required=True, metavar="URL", help="one that is still empty"
    )
    measuring = commands.add_parser("strength", help="tell how people fared against computers, also while the bot runs")
    measuring.add_argument("--guild", type=_guild, default=0, metavar="ID", help="on this server alone")
    writing = commands.add_parser(
        "records", help="write the games of servers that agree to it, without names, for research"
    )
    writing.add_argument("file", type=_path, metavar="FILE", help="compressed if its name ends in .gz")
    writing.add_argument("--replace", action="store_true", help="even if there is an older file of that name")
    blocking = commands.add_parser("block", help="shut somebody out, or leave a server, also while the bot runs")
    _add_who(blocking)
    blocking.add_argument("--reason", type=_reason, default="", metavar="TEXT", help="told to whoever is shut out")
    _add_who(commands.add_parser("unblock", help="let somebody in again, or a server, also while the bot runs"))
    commands.add_parser("blocks", help="list whom you have shut out, also while the bot runs")
    reported = commands.add_parser("reports", help="list whom people have reported, also while the bot runs")
    reported.add_argument(
        "folder", type=_path, nargs="?", metavar="FOLDER", help="write the records of their games there"
    )
    reported.add_argument("--close", type=_report, metavar="N", help="delete this report, which is dealt with")
    commands.add_parser("doctor", help="say what is wrong with token, permissions, database, emojis and clock")
    commands.add_parser("profile", help="set what Discord shows of the bot, and print the texts for its directory")
    commands.add_parser("health", help="ask the bot that runs on this machine whether it is well (see HEALTH_PORT)")
    return main_parser


def _add_who(command: argparse.ArgumentParser) -> None:
    """Have a command ask for either a person or a server."""
    who = command.add_mutually_exclusive_group(required=True)
    who.add_argument("--person", type=_account, metavar="ID", help="the account's number in Discord")
    who.add_argument("--server", type=_guild, metavar="ID", help="the server's number in Discord")


def _playground() -> Callable[[Settings, Path | None, int], Coroutine[None, None, None]]:
    """Import the playground, whose packages a running bot does not need."""
    try:
        from bot.app.playground import play
    except ImportError as error:
        needed = "pip install -r requirements-playground.txt"
        raise StartError(f"The playground needs packages that are not installed ({error}): {needed}.") from None
    return play


# Commands


def _back_up(settings: Settings, chosen: argparse.Namespace) -> int:
    with progress("Copying", "MB") as tell:
        recipient = settings.backup_recipient
        asyncio.run(back_up(settings.file, chosen.file, tell, replace=chosen.replace, recipient=recipient))
    only = f", which only the key of {recipient} opens" if recipient is not None else ""
    print(f"The database {settings.file} is copied to {chosen.file}{only}.")
    return 0


def _restore(settings: Settings, chosen: argparse.Namespace) -> int:
    replaced = asyncio.run(restore(settings.file, chosen.file, now(), chosen.key))
    kept = f" What was there before is kept as {replaced}." if replaced is not None else ""
    print(f"{chosen.file} is the database {settings.file} now.{kept}")
    return 0


def _check(settings: Settings, chosen: argparse.Namespace) -> int:
    with progress("Checking", "tables") as tell:
        findings = asyncio.run(audit(settings.database, chosen.guild, tell))
    return _tell(findings)


def _tell(findings: Findings) -> int:
    for line in findings.wrong:
        print(line)
    print(findings)
    return NOT_WELL if findings.wrong else 0


def _move(_: Settings, chosen: argparse.Namespace) -> int:
    code = _tell(asyncio.run(move(chosen.source, chosen.target, partial(print, flush=True))))
    if code == 0:
        print("Set DATABASE_URL to the new database, and start the bot.")
    return code


def _strength(settings: Settings, chosen: argparse.Namespace) -> int:
    print("\n".join(describe_strength(asyncio.run(measure(settings.database, chosen.guild)))))
    return 0


def _records(settings: Settings, chosen: argparse.Namespace) -> int:
    with progress("Writing", "games") as tell:
        written = asyncio.run(write_records(settings.database, chosen.file, tell, replace_old=chosen.replace))
    print(f"{chosen.file}: {written}")
    return 0


def _block(settings: Settings, chosen: argparse.Namespace) -> int:
    kind, number = _chosen(chosen)
    asyncio.run(ban(settings.database, Ban(kind, number, chosen.reason, now())))
    follows = "leaves it" if kind is Banned.SERVER else "lets them in no more"
    print(f"The {kind} {number} is blocked. A bot that runs {follows} within some seconds.")
    return 0


def _unblock(settings: Settings, chosen: argparse.Namespace) -> int:
    kind, number = _chosen(chosen)
    if not asyncio.run(lift(settings.database, kind, number)):
        print(f"The {kind} {number} was not blocked.")
        return NOT_WELL
    print(f"The {kind} {number} is blocked no more.")
    return 0


def _chosen(chosen: argparse.Namespace) -> tuple[Banned, int]:
    """Return whom a command names."""
    return (Banned.PERSON, chosen.person) if chosen.person is not None else (Banned.SERVER, chosen.server)


def _blocks(settings: Settings, _: argparse.Namespace) -> int:
    found = asyncio.run(bans(settings.database))
    for each in found:
        print(f"{each.kind} {each.number} since {each.at:%Y-%m-%d %H:%M} UTC{each.reason and f': {each.reason}'}")
    if not found:
        print("Nobody is blocked.")
    return 0


def _reports(settings: Settings, chosen: argparse.Namespace) -> int:
    if chosen.close is not None:
        there = asyncio.run(close_report(settings.database, chosen.close))
        print(f"The report {chosen.close} is closed." if there else f"There is no report {chosen.close}.")
        return 0 if there else NOT_WELL
    print("\n".join(asyncio.run(read_reports(settings.database, chosen.folder))) or "Nobody is reported.")
    return 0


def _doctor(settings: Settings, _: argparse.Namespace) -> int:
    well = True
    for finding in asyncio.run(examine(settings, now)):
        print(finding)
        well = well and finding.well
    return 0 if well else NOT_WELL


def _profile(settings: Settings, _: argparse.Namespace) -> int:
    published = asyncio.run(publish(settings.discord_token.get_secret_value()))
    print("\n".join(published.describe()))
    return NOT_WELL if published.missing else 0


def _health(settings: Settings, _: argparse.Namespace) -> int:
    told, well = ask(settings.health_port)
    print(told)
    return 0 if well else NOT_WELL


COMMANDS: Final[dict[str, Callable[[Settings, argparse.Namespace], int]]] = {
    "backup": _back_up,
    "restore": _restore,
    "check": _check,
    "move": _move,
    "strength": _strength,
    "records": _records,
    "block": _block,
    "unblock": _unblock,
    "blocks": _blocks,
    "reports": _reports,
    "doctor": _doctor,
    "profile": _profile,
    "health": _health,
}


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line and return its exit code."""
    chosen = parser().parse_args(arguments)
    # Whatever is written holds cards, seeds, tokens or accounts: only the bot's own user may read it.
    os.umask(0o077)
    try:
        settings = read_settings()
        set_up(settings, quiet=chosen.command is not None)
        if chosen.playground:
            asyncio.run(_playground()(settings, chosen.database, chosen.port))
        elif chosen.command is not None:
            return COMMANDS[chosen.command](settings, chosen)
        else:
            return asyncio.run(run(settings))
    except StartError as error:
        print(f"stovkahra: {error}", file=sys.stderr)
        return TRY_AGAIN if isinstance(error, TryAgain) else CANNOT_START
    except KeyboardInterrupt:
        return 130
    return 0
