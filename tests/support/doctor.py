"""The doctor and the profile, and as much of Discord as they ask."""

import asyncio
import json
import re
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from email.utils import format_datetime
from pathlib import Path
from subprocess import CompletedProcess
from typing import Any
from unittest import mock

from aiohttp import web
from discord.http import Route

from bot.cards import emoji_name, pictures
from tests.support.loopback import APPLICATION, BOT
from tests.support.process import TOKEN, run_here
from tests.support.simulated_discord import contract

SERVER_NAME, CHANNEL_NAME = "Šumavské-karty", "u-kamen"
"""Names that nothing else looks like."""


NOBODY_LISTENS = "http://127.0.0.1:1"
"""The port is not one that is given out."""


ALL = str((1 << 50) - 1 & ~8)
"""All permissions, without that of administrators, which stands for all."""


ADMINISTRATOR, VIEW, SEND, THREADS = 1 << 3, 1 << 10, 1 << 11, (1 << 35) | (1 << 38)


@dataclass
class Rest:
    """What Discord knows, as far as the doctor asks."""

    token: str = TOKEN
    guilds: list[dict[str, Any]] = field(default_factory=lambda: [guild(1, SERVER_NAME)])
    emojis: list[str] = field(default_factory=lambda: [emoji_name(*each) for each in pictures().items()])
    clock: timedelta = timedelta()
    """By how much Discord's clock is ahead."""
    personal: bool = False
    """Whether people may add the bot to their own accounts."""
    application: dict[str, Any] = field(default_factory=dict)
    """What is shown of the application, beside its name."""
    languages: set[str] = field(default_factory=set)
    """The languages beside English in which there is a description."""
    in_english: bool = False
    """Whether a description is taken as a text alone, and not in several languages."""
    forgetful: bool = False
    """Whether nothing of what is sent is kept."""
    changed: list[str] = field(default_factory=list)
    """Requests that were to change something."""

    async def answer(self, asked: web.Request) -> web.Response:
        if asked.method != "GET":
            self.changed.append(f"{asked.method} {asked.path}")
        headers = {"Date": format_datetime(datetime.now(UTC) + self.clock, usegmt=True)}
        if asked.path == "/gateway":
            body, status = {"url": "wss://gateway.invalid"}, 200
        elif asked.headers.get("Authorization") != f"Bot {self.token}":
            body, status = {"message": "401: Unauthorized", "code": 0}, 401
        elif asked.method == "PATCH":
            body, status = self._change(asked.path, await asked.json())
        else:
            body, status = self._body(asked), 200
        # discord.py takes nothing else for JSON, not even with the name of its encoding.
        headers["Content-Type"] = "application/json"
        return web.Response(body=json.dumps(body).encode(), status=status, headers=headers)

    def _change(self, path: str, sent: dict[str, Any]) -> tuple[dict[str, Any], int]:
        """Discord takes what its file allows, and shows numbers as texts and descriptions in English."""
        assert path == "/applications/@me"
        described = sent["description"]
        if self.in_english and not isinstance(described, str):
            return {"code": 50035, "message": "Invalid Form Body", "errors": {"description": {}}}, 400
        if (known := contract()) is not None and not self.in_english:
            known.check("PATCH", path, sent)
        if not self.forgetful:
            english = described if isinstance(described, str) else described["default"]
            self.application |= json.loads(json.dumps(sent), parse_int=str) | {"description": english}
            self.languages = set() if isinstance(described, str) else set(described["localizations"])
        return self.application, 200

    def _body(self, asked: web.Request) -> Any:
        match asked.path:
            case "/users/@me":
                return BOT
            case "/oauth2/applications/@me":
                about = {"description": "", "icon": None, "bot_public": True, "bot_require_code_grant": False}
                return {
                    "id": str(APPLICATION),
                    "name": "Stovkahra",
                    "owner": BOT,
                    "verify_key": "",
                    "flags": 0,
                    "integration_types_config": {"0": {}, **({"1": {}} if self.personal else {})},
                    **about,
                }
            case "/applications/@me":
                return self.application
            case "/users/@me/guilds":
                after, limit = int(asked.query.get("after", 0)), int(asked.query["limit"])
                return [each for each in self.guilds if int(each["id"]) > after][:limit]
        assert asked.path == f"/applications/{APPLICATION}/emojis", asked.path
        about = {"roles": [], "require_colons": True, "managed": False, "animated": False, "available": True}
        return {"items": [{"id": str(at), "name": name, **about} for at, name in enumerate(self.emojis, start=1)]}


def guild(number: int, name: str, permissions: int | str = ALL) -> dict[str, Any]:
    about = {"icon": None, "owner": False, "features": [], "banner": None}
    return {"id": str(number), "name": name, "permissions": str(permissions), **about}


async def commanded(folder: Path, rest: Rest | None, command: str, **settings: str) -> CompletedProcess[str]:
    """Run a command that asks Discord; it never tells the token."""
    runner = web.AppRunner(web.Application())
    if rest is not None:
        runner.app.router.add_route("*", "/{rest:.*}", rest.answer)
    await runner.setup()
    try:
        await web.TCPSite(runner, "127.0.0.1", 0).start()
        address = f"http://127.0.0.1:{runner.addresses[0][1]}" if rest is not None else NOBODY_LISTENS
        given = {"DISCORD_TOKEN": TOKEN, "DATABASE_URL": "sqlite:games.db", "LOG_LEVEL": "DEBUG", **settings}
        with mock.patch.object(Route, "BASE", address):
            ended = await asyncio.to_thread(run_here, folder, command, **given)
    finally:
        await runner.cleanup()
    text = ended.stdout + ended.stderr
    assert TOKEN not in text and TOKEN.split(".")[2] not in text
    assert "Traceback" not in text, text
    return ended


async def examined(folder: Path, rest: Rest | None, **settings: str) -> tuple[int, list[str]]:
    """What the doctor says, and how it ends."""
    copies = {} if settings.get("DATABASE_URL", "").startswith("postgres") else {"BACKUP_FOLDER": "backups"}
    ended = await commanded(folder, rest, "doctor", **copies | settings)
    assert rest is None or rest.changed == []
    lines = ended.stdout.splitlines()
    assert all(re.match(r"(ok |BAD)  \w+: ", line) for line in lines), ended.stdout
    return ended.returncode, lines


def bad(lines: list[str]) -> list[str]:
    return [line for line in lines if line.startswith("BAD")]
