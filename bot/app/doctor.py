"""The command `doctor`: it tells what is wrong with token, permissions, database, emojis and clock, and what to do.

It changes nothing, and the bot may run meanwhile.
"""

from __future__ import annotations

import asyncio
import shutil
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import datetime, timedelta
from email.utils import parsedate_to_datetime
from pathlib import Path
from typing import Final

import aiohttp
import discord
from discord.http import Route

from bot.app.backup import faults_of, need_own, newest, private_files
from bot.app.config import Settings, unknown_settings
from bot.app.health_check import ENV_FILE
from bot.app.invite import FOR_PICTURES, FOR_THREADS, NEEDED, invite_link, personal_link
from bot.app.profile import differing, fetch_profile
from bot.cards import emoji_name, pictures
from bot.model.errors import StartError
from bot.model.sharding import Sharding
from bot.storage.schema import VERSION, need_known
from bot.storage.sqlite import lies_open

ROOM: Final = 100 * 2**20
"""Bytes that should be free on the disk."""
CLOCK: Final = timedelta(seconds=5)
"""How wrong the clock may be: Discord shows times, and lets tokens expire, by the correct time."""
BACKUP_AGE: Final = timedelta(days=2)
MOST_NAMED: Final = 10
"""How many servers or files a line names at most."""


@dataclass(frozen=True, slots=True)
class Finding:
    """The result of one check."""

    well: bool
    text: str

    def __str__(self) -> str:
        return f"{'ok ' if self.well else 'BAD'}  {self.text}"


async def examine(settings: Settings, clock: Callable[[], datetime]) -> list[Finding]:
    """Make all checks and return their results."""
    where = settings.database
    there = await _postgresql(where) if isinstance(where, str) else await _file(where)
    own = [*_unknown(), *there, *_backups(settings, clock()), *_modes(settings), _support(settings)]
    return [*own, *await _discord(settings, clock)]


async def _file(path: Path) -> list[Finding]:
    if not await asyncio.to_thread(path.exists):
        return [_no_file(path)]
    try:
        version = await need_own(path)
    except StartError as error:
        return [Finding(False, f"database: {error} Name another file in DATABASE_URL, or restore a backup")]
    try:
        need_known(path, version)
    except StartError as error:
        return [Finding(False, f"database: {error}")]
    room = shutil.disk_usage(path.parent).free
    free = Finding(room >= ROOM, f"database: {room // 2**20} MiB are free on its disk")
    if found := await faults_of(path):
        return [Finding(False, f"database: {path} is damaged ({found[0]}); restore a backup"), free]
    return [Finding(True, f"database: {path} is sound, at version {version} of {VERSION}"), free]


def _no_file(path: Path) -> Finding:
    if path.parent.is_dir():
        return Finding(True, f"database: {path} is not there yet, and will be made")
    return Finding(False, f"database: there is no folder {path.parent}; make it, or change DATABASE_URL")


async def _postgresql(url: str) -> list[Finding]:
    try:
        from bot.storage.postgres import look

        state = await look(url)
        if state.version is not None:
            need_known(state.name, state.version)
    except ImportError as error:
        return [Finding(False, f"database: packages are missing ({error}); pip install -r requirements.txt")]
    except StartError as error:
        return [Finding(False, f"database: {error}")]
    if state.version is None:
        return [Finding(True, f"database: {state.name} is empty, and its tables will be made")]
    kept = "" if state.keeps else "; its server may lose games with its power: set fsync and full_page_writes to on"
    return [Finding(state.keeps, f"database: {state.name} is there, at version {state.version} of {VERSION}{kept}")]


def _backups(settings: Settings, now: datetime) -> Iterator[Finding]:
    folder = settings.backup_folder
    if isinstance(settings.database, str):
        told = "the bot makes none of PostgreSQL; see that pg_dump or your host does"
        yield Finding(folder is None, f"backups: {told}" + ("; leave BACKUP_FOLDER empty" if folder else ""))
        return
    if folder is None:
        told = (
            "backups: none are made, and a broken disk ends all games; name a folder in BACKUP_FOLDER, on another disk"
        )
        yield Finding(False, told)
        return
    if (trouble := _unwritable(folder)) is not None:
        yield Finding(False, f"backups: {folder} cannot be written ({trouble}); see who may, or change BACKUP_FOLDER")
    last = newest(folder)
    if last is None:
        yield Finding(True, f"backups: none in {folder} yet; the first is made a minute after the start")
        return
    age = now.timestamp() - last.stat().st_mtime
    text = f"backups: the newest, {last.name}, is {age / 3600:.0f} hours old"
    if settings.database.exists() and settings.database.stat().st_dev == folder.stat().st_dev:
        text += "; it lies on the disk of the database, and is lost with it: copy it elsewhere too"
    yield Finding(age < BACKUP_AGE.total_seconds(), text)


def _modes(settings: Settings) -> Iterator[Finding]:
    """Name the files with games or the token that others than the bot can read."""
    files = [Path(ENV_FILE), *private_files(settings.database, settings.backup_folder)]
    found = [str(file) for file in files if lies_open(file)]
    if found:
        yield Finding(False, f"files: others can read {_named(found)}; chmod 600 {' '.join(found)}")


def _unknown() -> Iterator[Finding]:
    """Name what looks like a setting and is none; what only stands in `.env` may be meant for another program."""
    for name, meant in unknown_settings():
        advice = f"; write {meant}" if meant is not None else f", and stands in {ENV_FILE}"
        yield Finding(meant is None, f"settings: {name} is none of the bot's{advice}")


def _support(settings: Settings) -> Finding:
    """Say where people are sent who ask or report something; the bot works without an address."""
    if not settings.support_address:
        return Finding(True, "support: no address is set, so people are sent to their moderators; set SUPPORT_ADDRESS")
    return Finding(True, f"support: people are sent to {settings.support_address}")


def _unwritable(folder: Path) -> OSError | None:
    """Try to write into a folder, or into the one in which it would be made; return what went wrong."""
    there = next(each for each in (folder, *folder.absolute().parents) if each.exists())
    try:
        with tempfile.TemporaryFile(dir=there):
            return None
    except OSError as error:
        return error


async def _discord(settings: Settings, clock: Callable[[], datetime]) -> list[Finding]:
    token = settings.discord_token.get_secret_value()
    if not token:
        return [Finding(False, "token: DISCORD_TOKEN is not set; copy the bot's token from its developer page to .env")]
    client = discord.Client(intents=discord.Intents(guilds=True))
    try:
        async with client:
            await client.login(token)
            assert client.application is not None
            findings = [Finding(True, f"token: Discord knows it, as that of {client.application.name}")]
            findings += await _clock(clock)
            findings += await _shards(client, settings.sharding)
            findings += await _emojis(client)
            findings += await _servers(client)
            findings.append(Finding(True, f"invite: {invite_link(client.application.id)}"))
            findings.append(_accounts(client.application))
            findings.append(_profile(differing(await fetch_profile(client))))
            return findings
    except discord.LoginFailure:
        return [Finding(False, "token: Discord refuses DISCORD_TOKEN; copy it anew from the bot's developer page")]
    except (aiohttp.ClientError, OSError, discord.HTTPException, discord.GatewayNotFound) as error:
        return [Finding(False, f"network: Discord cannot be asked ({error})")]


def _accounts(application: discord.AppInfo) -> Finding:
    """Say how people add the bot to their own account, or what to do that they can."""
    if application.user_integration_config is None:
        missing = "run python -m bot profile, or tick User Install under Installation on its developer page"
        return Finding(True, f"accounts: people cannot use the bot without a server; if they shall, {missing}")
    return Finding(True, f"accounts: people use the bot without a server by {personal_link(application.id)}")


def _profile(differing: tuple[str, ...]) -> Finding:
    """Say whether Discord shows the application's profile as this version has it; the bot works without."""
    if not differing:
        return Finding(True, "profile: description, tags and install links are those of this version")
    return Finding(True, f"profile: not those of this version: {', '.join(differing)}; python -m bot profile sets them")


async def _clock(clock: Callable[[], datetime]) -> list[Finding]:
    async with aiohttp.ClientSession() as session, session.get(f"{Route.BASE}/gateway") as answer:
        told = answer.headers.get("Date")
    if told is None:
        return []
    off = clock() - parsedate_to_datetime(told)
    well = abs(off) <= CLOCK
    advice = "" if well else "; set it right, by NTP for instance"
    return [Finding(well, f"clock: {abs(off).total_seconds():.0f} seconds from Discord's{advice}")]


async def _shards(client: discord.Client, sharding: Sharding | None) -> list[Finding]:
    """Report the shards that this process runs, where the settings name them."""
    if sharding is None:
        return []
    own = ", ".join(map(str, sharding.ids))
    wanted, _, limit = await client.http.get_bot_gateway()
    text = f"shards: this process runs {own} of {sharding.count}, Discord advises {wanted} in all"
    return [Finding(True, f"{text}, and lets {limit['remaining']} more sessions begin")]


async def _emojis(client: discord.Client) -> list[Finding]:
    there = {emoji.name for emoji in await client.fetch_application_emojis()}
    wanted = {emoji_name(name, content) for name, content in pictures().items()}
    missing = len(wanted - there)
    if missing:
        return [Finding(True, f"emojis: {missing} of {len(wanted)} card faces are to be sent at the next start")]
    return [Finding(True, f"emojis: all {len(wanted)} card faces are there")]


async def _servers(client: discord.Client) -> list[Finding]:
    """Check the bot's permissions on its servers, by its roles; single channels may differ."""
    count, lacking, no_threads, no_pictures = 0, [], [], []
    after = None
    while rows := await client.http.get_guilds(200, after=after):
        after = int(rows[-1]["id"])
        for row in rows:
            count += 1
            may = discord.Permissions(int(row["permissions"]))
            if may.administrator:
                continue
            if not all(getattr(may, name) for name in NEEDED):
                lacking.append(str(row["name"]))
            elif not all(getattr(may, name) for name in FOR_THREADS):
                no_threads.append(str(row["name"]))
            if not all(getattr(may, name) for name in FOR_PICTURES):
                no_pictures.append(str(row["name"]))
        if len(rows) < 200:
            break
    if not count:
        assert client.application is not None
        alone = client.application.user_integration_config is not None
        return [Finding(alone, "servers: the bot is on none; add it to one by the invite link below")]
    findings = [Finding(True, f"servers: the bot is on {count}")]
    if lacking:
        findings.append(Finding(False, f"permissions: View Channel or Send Messages missing on {_named(lacking)}"))
    if no_threads:
        missing = "Create Public Threads or Send Messages in Threads"
        findings.append(Finding(True, f"permissions: no tables in threads, without {missing}, on {_named(no_threads)}"))
    if no_pictures:
        findings.append(Finding(True, f"permissions: no pictures, without Attach Files, on {_named(no_pictures)}"))
    return findings


def _named(found: list[str]) -> str:
    more = len(found) - MOST_NAMED
    return ", ".join(found[:MOST_NAMED]) + (f" and {more} more" if more > 0 else "")
