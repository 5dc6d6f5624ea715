"""A Discord on this machine: its REST API and its gateway as far as the bot uses them, and people who press.

The real discord.py talks to it over real sockets, so that people can press at the same time, connections break and
processes be killed. It knows what follows from messages, interactions and tokens; it does not check what Discord's
own description of its API says of fields and lengths.
"""

import asyncio
import itertools
import json
import os
import re
import signal
import socket
import sys
import time
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine, Iterator, Mapping
from contextlib import closing, suppress
from dataclasses import dataclass, field
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Any, Self

from aiohttp import WSMsgType, web

from tests.support.commands import typed
from tests.support.process import environment

APPLICATION = 900
BOT = {"id": "901", "username": "stovkahra", "discriminator": "0", "avatar": None, "global_name": None, "bot": True}
TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.GaBcDe.the-token-of-no-bot-at-all"
ANSWER_SECONDS, TOKEN_SECONDS = 3, 15 * 60
"""How long an interaction waits for its answer, and how long its token is good for."""
EPHEMERAL, LOADING = 1 << 6, 1 << 7
SEALED = re.compile(" [0-9a-f]{64}$")
"""The seal of a game, as buttons carry it."""
BUTTON, LIST, TEXT = 2, 3, 10
TEXT_CHANNEL, THREAD = 0, 11
COMMAND, COMPONENT = 2, 3
"""Kinds of interactions: a command, and a button or list."""
POSTED, DEFERRED, UPDATED = 4, 5, 7
"""Kinds of answers to them."""
MAY = 1 << 10 | 1 << 11 | 1 << 35 | 1 << 38
"""Seeing a channel, writing into it and into its threads, opening public threads."""
HANGS = 600
"""Seconds after which nothing comes any more, no answer and no process: far more than the slowest machine takes."""


# What goes over the line


@dataclass(frozen=True)
class Reply:
    """What the server answers a request."""

    body: Any = None
    status: int = 200
    headers: Mapping[str, str] = field(default_factory=dict)
    cut: bool = False
    """Whether the connection breaks in the middle of it."""


def error(status: int, code: int, message: str) -> Reply:
    """An error as Discord words it."""
    return Reply({"message": message, "code": code}, status)


class Refused(Exception):
    """A request that Discord does not carry out."""

    def __init__(self, status: int, code: int, message: str) -> None:
        super().__init__(message)
        self.reply = error(status, code, message)


@dataclass
class Request:
    """A request of the bot's."""

    kind: str
    method: str
    path: str
    """Without the host and `/api/v10`."""
    ids: Mapping[str, str]
    body: Any
    files: list[tuple[str, bytes]]
    at: float
    carry_out: Callable[[], Reply] = field(repr=False)
    """Does what is asked, and tells what Discord answers; once at most."""
    status: int | None = None
    """What was answered, once it was."""
    code: int | None = None
    """Discord's code of the error that was answered, if it was one."""


Fault = Callable[[str, Request], Awaitable[Reply | None]]
"""What comes in place of the answer to a request of a kind, if anything does."""


async def no_fault(kind: str, request: Request) -> Reply | None:
    return None


def killing(number: int, kill: Callable[[], None], *, before: bool) -> Fault:
    """Kills the bot at one of its next requests, before anything came of it or before it is told so."""
    left = itertools.count(number - 1, -1)

    async def fault(kind: str, request: Request) -> Reply | None:
        if next(left):
            return None
        # What is answered to somebody who is dead does not matter.
        reply = Reply(status=500) if before else request.carry_out()
        kill()
        return reply

    return fault


# What there is


@dataclass
class Shown:
    """What stands on a message, or in an answer, as Discord was told."""

    data: dict[str, Any]

    @property
    def parts(self) -> list[dict[str, Any]]:
        """All components, with those inside of others."""
        return list(_parts(self.data.get("components") or []))

    @property
    def words(self) -> str:
        """All text."""
        return "\n".join(part["content"] for part in self.parts if part["type"] == TEXT)

    @property
    def offers(self) -> dict[str, str]:
        """What can be pressed: what it does, as `play hA` of `st1:7:1.5:play hA`, and its custom_id."""
        pressed = [part["custom_id"] for part in self.parts if part["type"] == BUTTON and not part.get("disabled")]
        return {SEALED.sub("", custom_id.split(":")[-1]): custom_id for custom_id in pressed}

    @property
    def table(self) -> int | None:
        """The table whose buttons there are."""
        ids = (part.get("custom_id", "").split(":") for part in self.parts)
        return next((int(split[1]) for split in ids if split[0] == "st1"), None)


@dataclass
class Message(Shown):
    """A message, as it is now."""

    id: int
    channel_id: int
    reader: int | None
    """The user who alone sees it; `None` where everybody does."""


def _parts(components: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    for part in components:
        yield part
        yield from _parts(part.get("components", []))


@dataclass
class Answer(Shown):
    """What came of an interaction, as it was then."""

    kind: int
    message: Message | None
    """The message that was sent, or changed."""


@dataclass
class Interaction:
    """Somebody has pressed or typed something."""

    id: int
    token: str
    user_id: int
    channel_id: int
    at: float
    data: dict[str, Any]
    """What was pressed or typed."""
    message: Message | None
    """The message pressed; once a new one was sent in answer, that one."""
    payload: dict[str, Any] = field(default_factory=dict, repr=False)
    """All that the bot is told of it."""
    answer: Answer | None = None
    end: asyncio.Future[Answer | None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())
    """The answer, or `None` where the bot is gone without one."""


@dataclass
class Session:
    """A session of the gateway: what was sent in it, so that it can be sent again."""

    id: str
    shard: tuple[int, int] = (0, 1)
    """Which shard it is of, and of how many."""
    sent: list[dict[str, Any]] = field(default_factory=list)
    socket: web.WebSocketResponse | None = None

    def has(self, guild_id: int) -> bool:
        """Whether the server is one of its shard."""
        number, count = self.shard
        return (guild_id >> 22) % count == number


class LoopbackDiscord:
    """The server: `async with LoopbackDiscord() as server`."""

    def __init__(self) -> None:
        self.clock: Callable[[], float] = time.monotonic
        """By which interactions and tokens grow old."""
        self.fault: Fault = no_fault
        self.requests: list[Request] = []
        self.guilds: dict[int, dict[str, Any]] = {}
        self.channels: dict[int, dict[str, Any]] = {}
        self.messages: dict[int, Message] = {}
        self.interactions: dict[int, Interaction] = {}
        self.emojis: dict[str, dict[str, Any]] = {}
        self.commands: list[dict[str, Any]] = []
        self.sessions: dict[str, Session] = {}
        self.session: Session | None = None
        """The newest session, if there is a bot."""
        self.shards = 1
        """How many shards Discord advises."""
        self.starts_left, self.reset_after, self.max_concurrency = 1000, 0, 1
        """How many sessions may still begin, after how many milliseconds more may, and how many shards at once."""
        self.introduced: list[tuple[int, float]] = []
        """Which shards have begun sessions, and when."""
        self.mute: set[int] = set()
        """Shards to which the gateway sends nothing any more."""
        self.identified = self.resumed = self.heartbeats = 0
        """How often a session began, how often one went on, and how often the bot said that it is there."""
        self.deliveries = 1
        """How often the bot is told of everything that is pressed or typed."""
        self.heartbeat_ms = 41_250
        """How often the bot is asked to say that."""
        self.silent = False
        """Whether the gateway sends nothing any more; what it would have sent is sent when a session goes on."""
        self.new_id = itertools.count(1_400_000_000_000_000_000).__next__
        self._tokens: dict[str, Interaction] = {}
        self._changed = asyncio.Event()
        self._runner: web.AppRunner | None = None
        self.address = ""

    async def __aenter__(self) -> Self:
        app = web.Application(client_max_size=64 << 20)
        for kind, method, path, work in self._routes():
            app.router.add_route(method, f"/api/v10{path}", partial(self._serve, kind, work))
        app.router.add_get("/gateway", self._connect)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.1)
        await self._runner.setup()
        # Where a crowd is answered at once, there are more new connections than usually may wait to be taken.
        await web.TCPSite(self._runner, "127.0.0.1", 0, backlog=4096).start()
        self.address = f"http://127.0.0.1:{self._runner.addresses[0][1]}"
        return self

    async def __aexit__(self, *_: object) -> None:
        self.gone()
        await self.close_gateway(1001)
        assert self._runner is not None
        await self._runner.cleanup()

    def _routes(self) -> list[tuple[str, str, str, Callable[[Request], Any]]]:
        emojis, messages = "/applications/{app}/emojis", "/channels/{channel}/messages"
        webhook = "/webhooks/{app}/{token}"
        return [
            ("login", "GET", "/users/@me", lambda _: BOT),
            ("login", "GET", "/oauth2/applications/@me", self._application),
            ("login", "GET", "/applications/{app}", self._application),
            ("gateway", "GET", "/gateway/bot", self._gateway),
            ("commands", "PUT", "/applications/{app}/commands", self._put_commands),
            ("emojis", "GET", emojis, lambda _: {"items": list(self.emojis.values())}),
            ("emojis", "POST", emojis, self._add_emoji),
            ("leave", "DELETE", "/users/@me/guilds/{guild}", self._leave),
            ("post", "POST", messages, self._post),
            ("read", "GET", messages + "/{message}", lambda request: self._public(request).data),
            ("edit", "PATCH", messages + "/{message}", lambda request: self._edit(self._public(request), request)),
            ("delete", "DELETE", messages + "/{message}", lambda request: self._delete(self._public(request))),
            ("thread", "POST", "/channels/{channel}/threads", self._open_thread),
            ("unarchive", "PATCH", "/channels/{channel}", self._edit_channel),
            ("callback", "POST", "/interactions/{interaction}/{token}/callback", self._callback),
            ("followup", "POST", webhook, self._follow_up),
            ("read", "GET", webhook + "/messages/{message}", lambda request: self._by_token(request).data),
            ("refresh", "PATCH", webhook + "/messages/{message}", self._refresh),
            ("delete", "DELETE", webhook + "/messages/{message}", self._delete_by_token),
        ]

    # Requests

    async def _serve(self, kind: str, work: Callable[[Request], Any], asked: web.Request) -> web.StreamResponse:
        body, files = await _read(asked)
        path = asked.path.removeprefix("/api/v10")
        request = Request(kind, asked.method, path, asked.match_info, body, files, self.clock(), lambda: Reply())
        request.carry_out = partial(self._carry_out, work, request)
        self.requests.append(request)
        reply = await self.fault(kind, request) or request.carry_out()
        request.status = reply.status
        request.code = (reply.body or {}).get("code") if reply.status >= 400 else None
        return await _send(asked, reply)

    def _carry_out(self, work: Callable[[Request], Any], request: Request) -> Reply:
        try:
            body = work(request)
        except Refused as refused:
            return refused.reply
        finally:
            self.tell()
        return Reply(body) if body is not None else Reply(status=204)

    def tell(self) -> None:
        """Something has changed, for those who wait for it."""
        self._changed.set()
        self._changed = asyncio.Event()

    async def until(self, true: Callable[[], bool], within: float = HANGS) -> None:
        """Waits until something is true that requests, the gateway or the end of a process may bring about."""
        async with asyncio.timeout(within):
            while not true():
                await self._changed.wait()

    # The application

    def _application(self, _: Request) -> dict[str, Any]:
        owner = {**BOT, "id": "902", "username": "owner", "bot": False}
        about = {"id": str(APPLICATION), "name": "Stovkahra", "description": "", "icon": None, "owner": owner}
        about |= {
            "terms_of_service_url": "https://example.org/terms",
            "privacy_policy_url": "https://example.org/privacy",
        }
        return about | {"bot_public": True, "bot_require_code_grant": False, "verify_key": "", "flags": 0}

    def _gateway(self, _: Request) -> dict[str, Any]:
        limit = {"total": 1000, "remaining": self.starts_left, "reset_after": self.reset_after}
        limit["max_concurrency"] = self.max_concurrency
        url = self.address.replace("http", "ws", 1) + "/gateway"
        return {"url": url, "shards": self.shards, "session_start_limit": limit}

    def _put_commands(self, request: Request) -> list[dict[str, Any]]:
        own = {"application_id": str(APPLICATION), "version": "1", "default_member_permissions": None}
        # A command in a menu has no description, which Discord answers with an empty one.
        described = own | {"description": ""}
        self.commands = [described | command | {"id": str(self.new_id())} for command in request.body]
        return self.commands

    def _add_emoji(self, request: Request) -> dict[str, Any]:
        name = request.body["name"]
        if name in self.emojis:
            raise Refused(400, 50035, "Invalid Form Body")
        emoji = {"id": str(self.new_id()), "name": name, "roles": [], "require_colons": True, "user": BOT}
        self.emojis[name] = emoji | {"managed": False, "animated": False, "available": True}
        return self.emojis[name]

    # Servers, channels and their messages

    def add_guild(self, name: str = "Šumice", shard: int | None = None, count: int = 1) -> int:
        """A new server, before the bot comes; its number. It may be one of a certain shard."""
        guild_id = self.new_id()
        if shard is not None:
            guild_id += ((shard - (guild_id >> 22)) % count) << 22
        about = {"id": str(guild_id), "name": name, "owner_id": "902", "icon": None, "preferred_locale": "en-US"}
        about |= {"features": [], "emojis": [], "threads": [], "roles": [_role(guild_id)], "unavailable": False}
        self.guilds[guild_id] = about | {"member_count": 10, "members": [self.member(BOT)]}
        return guild_id

    def _leave(self, request: Request) -> None:
        guild_id = int(request.ids["guild"])
        if self.guilds.pop(guild_id, None) is None:
            raise Refused(404, 10004, "Unknown Guild")

    def add_channel(self, guild_id: int, name: str = "karty", kind: int = TEXT_CHANNEL, **other: Any) -> int:
        """A new channel, before the bot comes; its number."""
        channel_id = self.new_id()
        known = {"id": str(channel_id), "guild_id": str(guild_id), "name": name, "type": kind, "position": 1}
        self.channels[channel_id] = known | {"permission_overwrites": [], "parent_id": None, "nsfw": False} | other
        return channel_id

    def add_thread(self, parent: dict[str, Any], name: str = "vlákno") -> int:
        """A new thread in a channel; its number."""
        about = {"archived": False, "locked": False, "auto_archive_duration": 1440}
        about["archive_timestamp"] = datetime.now(UTC).isoformat()
        other = {"parent_id": parent["id"], "owner_id": BOT["id"], "message_count": 0, "member_count": 1}
        return self.add_channel(int(parent["guild_id"]), name, THREAD, thread_metadata=about, **other)

    def add_message(self, channel_id: int, body: dict[str, Any], reader: int | None = None) -> Message:
        """A message of the bot's from before it came."""
        return self._add(channel_id, reader, body, [])

    def member(self, user: dict[str, Any]) -> dict[str, Any]:
        """What Discord tells of somebody on a server."""
        since = datetime.now(UTC).isoformat()
        return {"user": user, "roles": [], "joined_at": since, "deaf": False, "mute": False, "flags": 0}

    def in_channel(self, channel_id: int) -> list[Message]:
        """What everybody sees there, oldest first."""
        return [each for each in self.messages.values() if each.reader is None and each.channel_id == channel_id]

    def hidden_of(self, user_id: int) -> list[Message]:
        """What only this user sees, oldest first."""
        return [each for each in self.messages.values() if each.reader == user_id]

    def _channel(self, request: Request) -> dict[str, Any]:
        channel = self.channels.get(int(request.ids["channel"]))
        if channel is None:
            raise Refused(404, 10003, "Unknown Channel")
        return channel

    def _writable(self, request: Request) -> int:
        channel = self._channel(request)
        if channel.get("thread_metadata", {}).get("archived"):
            raise Refused(400, 50083, "Thread is archived")
        return int(channel["id"])

    def _public(self, request: Request) -> Message:
        if request.method == "GET":
            self._channel(request)
        else:
            self._writable(request)
        message = self.messages.get(int(request.ids["message"]))
        # Nobody edits an ephemeral message with the bot's own token.
        if message is None or message.reader is not None or message.channel_id != int(request.ids["channel"]):
            raise Refused(404, 10008, "Unknown Message")
        return message

    def _add(
        self, channel_id: int, reader: int | None, body: dict[str, Any], files: list[tuple[str, bytes]]
    ) -> Message:
        message_id = self.new_id()
        about = {"id": str(message_id), "channel_id": str(channel_id), "type": 0, "author": BOT, "content": ""}
        about |= {"timestamp": datetime.now(UTC).isoformat(), "edited_timestamp": None, "pinned": False, "tts": False}
        lists = {name: [] for name in ("embeds", "components", "attachments", "mentions", "mention_roles")}
        data = {**about, **lists, "mention_everyone": False, "flags": int(body.get("flags") or 0)}
        message = self.messages[message_id] = Message(data, message_id, channel_id, reader)
        self._fill(message, body, files)
        return message

    def _fill(self, message: Message, body: dict[str, Any], files: list[tuple[str, bytes]]) -> None:
        data = message.data
        data.update((name, body[name]) for name in ("content", "embeds", "components") if body.get(name) is not None)
        for number, part in enumerate(message.parts, start=1):
            part.setdefault("id", number)
        if "attachments" in body:
            kept = {str(each["id"]) for each in body["attachments"] or ()}
            data["attachments"] = [each for each in data["attachments"] if each["id"] in kept]
        for name, content in files:
            url = f"{self.address}/files/{message.id}/{name}"
            added = {"id": str(self.new_id()), "filename": name, "size": len(content), "url": url, "proxy_url": url}
            data["attachments"].append(added)

    def _post(self, request: Request) -> dict[str, Any]:
        return self._add(self._writable(request), None, request.body, request.files).data

    def _edit(self, message: Message, request: Request) -> dict[str, Any]:
        self._fill(message, request.body, request.files)
        message.data["edited_timestamp"] = datetime.now(UTC).isoformat()
        message.data["flags"] &= ~LOADING
        return message.data

    def _delete(self, message: Message) -> None:
        del self.messages[message.id]

    def _open_thread(self, request: Request) -> dict[str, Any]:
        return self.channels[self.add_thread(self._channel(request), request.body["name"])]

    def _edit_channel(self, request: Request) -> dict[str, Any]:
        channel = self._channel(request)
        channel["thread_metadata"]["archived"] = request.body["archived"]
        return channel

    # Interactions and their tokens

    async def interact(
        self,
        user: "User",
        channel_id: int,
        kind: int,
        data: dict[str, Any],
        message: Message | None = None,
        shown: dict[str, Any] | None = None,
    ) -> Answer | None:
        """Somebody presses or types something; what is answered, or `None` where the bot is gone without an answer.

        `shown` is the message as it was when it was pressed.
        """
        channel = self.channels[channel_id]
        session = self.session_of(int(channel["guild_id"]))
        if session is None:
            return None
        number = self.new_id()
        interaction = Interaction(number, f"token-{number}", user.id, channel_id, self.clock(), data, message)
        self.interactions[number] = self._tokens[interaction.token] = interaction
        guild = self.guilds[int(channel["guild_id"])]
        permissions = {"permissions": str(MAY)}
        payload = {"id": str(number), "application_id": str(APPLICATION), "type": kind, "data": data, "version": 1}
        payload |= {"token": interaction.token, "guild_id": channel["guild_id"], "channel_id": channel["id"]}
        payload |= {"channel": channel | permissions, "member": self.member(user.data) | permissions}
        payload |= {"app_permissions": str(channel.get("app_permissions", MAY)), "locale": user.locale}
        payload |= {"guild_locale": guild["preferred_locale"], "entitlements": [], "context": 0}
        payload |= {"authorizing_integration_owners": {"0": channel["guild_id"]}, "attachment_size_limit": 10 << 20}
        if shown is not None:
            payload["message"] = shown
        interaction.payload = payload
        for _ in range(self.deliveries):
            await self.emit("INTERACTION_CREATE", payload, session)
        self.tell()
        async with asyncio.timeout(HANGS):
            return await interaction.end

    @property
    def waiting(self) -> list[Interaction]:
        """Who waits for an answer."""
        return [each for each in self.interactions.values() if not each.end.done()]

    def forget(self, number: int) -> None:
        """An interaction has been answered, and nobody uses its token any more."""
        interaction = self.interactions.pop(number, None)
        if interaction is not None:
            self._tokens.pop(interaction.token, None)

    def gone(self, shards: frozenset[int] | None = None) -> None:
        """The bot is no more, or its process with these shards, and its sessions end.

        Whoever waits for an answer of it will get none.
        """
        ended = self._sessions_of(shards)
        for session in ended:
            del self.sessions[session.id]
        self.session = next(reversed(self.sessions.values()), None)
        for interaction in self.waiting:
            guild_id = int(self.channels[interaction.channel_id]["guild_id"])
            if shards is None or any(session.has(guild_id) for session in ended):
                interaction.end.set_result(None)
        self.tell()

    def _sessions_of(self, shards: frozenset[int] | None) -> list[Session]:
        return [each for each in self.sessions.values() if shards is None or each.shard[0] in shards]

    def _callback(self, request: Request) -> dict[str, Any]:
        interaction = self.interactions.get(int(request.ids["interaction"]))
        late = interaction is None or self.clock() - interaction.at > ANSWER_SECONDS
        if interaction is None or late or interaction.token != request.ids["token"]:
            raise Refused(404, 10062, "Unknown interaction")
        if interaction.answer is not None:
            raise Refused(400, 40060, "Interaction has already been acknowledged.")
        kind, data = request.body["type"], request.body.get("data") or {}
        message = interaction.message
        if kind in (POSTED, DEFERRED):
            flags = int(data.get("flags") or 0) | (LOADING if kind == DEFERRED else 0)
            message = self._add_answer(interaction, data | {"flags": flags}, request)
        elif kind == UPDATED:
            if message is None or message.id not in self.messages:
                raise Refused(404, 10008, "Unknown Message")
            self._fill(message, data, request.files)
        interaction.answer = Answer(data, kind, message)
        interaction.message = message
        if not interaction.end.done():
            interaction.end.set_result(interaction.answer)
        told: dict[str, Any] = {"id": str(interaction.id), "type": COMPONENT}
        resource: dict[str, Any] = {"type": kind}
        if kind in (POSTED, DEFERRED, UPDATED) and message is not None:
            told |= {"response_message_id": str(message.id), "response_message_loading": kind == DEFERRED}
            told["response_message_ephemeral"] = message.reader is not None
            resource["message"] = message.data
        return {"interaction": told, "resource": resource}

    def _add_answer(self, interaction: Interaction, data: dict[str, Any], request: Request) -> Message:
        reader = interaction.user_id if int(data.get("flags") or 0) & EPHEMERAL else None
        return self._add(interaction.channel_id, reader, data, request.files)

    def _of_token(self, request: Request) -> Interaction:
        interaction = self._tokens.get(request.ids["token"])
        if interaction is None:
            raise Refused(404, 10015, "Unknown Webhook")
        if self.clock() - interaction.at > TOKEN_SECONDS:
            raise Refused(401, 50027, "Invalid Webhook Token")
        return interaction

    def _by_token(self, request: Request) -> Message:
        """The message that a token may change: its own answer, or the message pressed, also by its number."""
        interaction = self._of_token(request)
        named = request.ids["message"]
        own = interaction.message
        message = own if named == "@original" else self.messages.get(int(named))
        if message is None or message.id not in self.messages or message.reader not in (None, interaction.user_id):
            raise Refused(404, 10008, "Unknown Message")
        return message

    def _refresh(self, request: Request) -> dict[str, Any]:
        return self._edit(self._by_token(request), request)

    def _delete_by_token(self, request: Request) -> None:
        self._delete(self._by_token(request))

    def _follow_up(self, request: Request) -> dict[str, Any]:
        return self._add_answer(self._of_token(request), request.body, request).data

    # The gateway

    async def _connect(self, asked: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse(max_msg_size=0)
        await socket.prepare(asked)
        await self._tell(socket, 10, {"heartbeat_interval": self.heartbeat_ms})
        # Of a process that was killed the connection breaks.
        with suppress(ConnectionError):
            async for message in socket:
                if message.type is WSMsgType.TEXT:
                    await self._heard(socket, json.loads(message.data))
        for session in self.sessions.values():
            if session.socket is socket:
                session.socket = None
        self.tell()
        return socket

    async def _heard(self, socket: web.WebSocketResponse, said: dict[str, Any]) -> None:
        match said["op"]:
            case 1:
                self.heartbeats += 1
                self.tell()
                await self._tell(socket, 11)
            case 2:
                await self._identify(socket, said["d"])
            case 6:
                await self._resume(socket, said["d"])

    async def _identify(self, socket: web.WebSocketResponse, said: dict[str, Any]) -> None:
        number, count = said.get("shard", (0, 1))
        self.introduced.append((number, time.monotonic()))
        session = self.session = Session(f"session-{self.new_id()}", (number, count), socket=socket)
        self.sessions[session.id] = session
        guilds = [guild for guild in self.guilds.values() if session.has(int(guild["id"]))]
        ready = {"v": 10, "user": BOT, "session_id": session.id, "shard": [number, count]}
        ready["guilds"] = [{"id": guild["id"], "unavailable": True} for guild in guilds]
        ready["resume_gateway_url"] = self.address.replace("http", "ws", 1) + "/gateway"
        ready["application"] = {"id": str(APPLICATION), "flags": 0}
        await self.emit("READY", ready, session)
        for guild in guilds:
            channels = [each for each in self.channels.values() if each["guild_id"] == guild["id"]]
            threads = [each for each in channels if each["type"] == THREAD]
            plain = [each for each in channels if each["type"] != THREAD]
            await self.emit("GUILD_CREATE", guild | {"channels": plain, "threads": threads}, session)
        self.identified += 1
        self.tell()

    async def _resume(self, socket: web.WebSocketResponse, said: dict[str, Any]) -> None:
        session = self.sessions.get(said["session_id"])
        if session is None:
            await self._tell(socket, 9, data=False)
            return
        session.socket = socket
        for event in [event for event in session.sent if event["s"] > said["seq"]]:
            await self._write(socket, event)
        self.session = session
        await self.emit("RESUMED", {}, session)
        self.resumed += 1
        self.tell()

    def session_of(self, guild_id: int) -> Session | None:
        """The newest session that has a server, if there is a bot for it."""
        return next((each for each in reversed(self.sessions.values()) if each.has(guild_id)), None)

    async def emit(self, event: str, data: Any, session: Session | None = None) -> None:
        """Sends an event to the bot; where it is not connected, once it goes on with its session."""
        session = session or self.session
        assert session is not None, "there is no bot to tell"
        payload = {"op": 0, "t": event, "s": len(session.sent) + 1, "d": data}
        session.sent.append(payload)
        if session.socket is not None:
            await self._write(session.socket, payload)

    async def _tell(self, socket: web.WebSocketResponse, op: int, data: Any = None) -> None:
        await self._write(socket, {"op": op, "t": None, "s": None, "d": data})

    async def _write(self, socket: web.WebSocketResponse, payload: dict[str, Any]) -> None:
        if self.silent or any(each.socket is socket and each.shard[0] in self.mute for each in self.sessions.values()):
            return
        with suppress(ConnectionError):
            await socket.send_str(json.dumps(payload))

    async def close_gateway(self, code: int) -> None:
        """Closes the bot's connection to the gateway."""
        if self.session is not None and self.session.socket is not None:
            await self.session.socket.close(code=code)

    async def invalidate(self) -> None:
        """Forgets the session, and says so: the bot has to begin a new one."""
        assert self.session is not None and self.session.socket is not None
        del self.sessions[self.session.id]
        await self._tell(self.session.socket, 9, data=False)

    async def taken_in(self) -> None:
        """Waits until the bot has begun to work on all that the gateway has sent: it is asked for a sign of life."""
        assert self.session is not None and self.session.socket is not None
        before = self.heartbeats
        await self._tell(self.session.socket, 1)
        await self.until(lambda: self.heartbeats > before)

    async def drained(self, shards: frozenset[int] | None = None) -> None:
        """Waits until all that a process which has ended still had on the line has been taken in.

        Where other processes have their connections too, it is waited for those of its shards.
        """
        assert self._runner is not None and self._runner.server is not None
        if shards is not None:
            await self.until(lambda: all(session.socket is None for session in self._sessions_of(shards)))
            return
        while self._runner.server.connections:  # noqa: ASYNC110 - no event tells
            await asyncio.sleep(0.001)


async def _read(asked: web.Request) -> tuple[Any, list[tuple[str, bytes]]]:
    """The body of a request, and the files beside it."""
    if asked.content_type != "multipart/form-data":
        return (await asked.json() if asked.can_read_body else None), []
    form = await asked.post()
    files = [(each.filename, each.file.read()) for each in form.values() if isinstance(each, web.FileField)]
    return json.loads(str(form["payload_json"])), files


async def _send(asked: web.Request, reply: Reply) -> web.StreamResponse:
    if reply.body is None:
        return web.Response(status=reply.status, headers=reply.headers)
    content = json.dumps(reply.body).encode()
    # discord.py takes nothing else for JSON, not even with the name of its encoding.
    headers = {**reply.headers, "Content-Type": "application/json"}
    if not reply.cut:
        return web.Response(body=content, status=reply.status, headers=headers)
    response = web.StreamResponse(status=reply.status, headers={**headers, "Content-Length": str(len(content))})
    await response.prepare(asked)
    await response.write(content[: len(content) // 2])
    if asked.transport is not None:
        asked.transport.close()
    return response


def _role(guild_id: int) -> dict[str, Any]:
    """The role that everybody has on a server."""
    flags = {"color": 0, "hoist": False, "position": 0, "managed": False, "mentionable": False, "flags": 0}
    colours = {"colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None}}
    return {"id": str(guild_id), "name": "@everyone", "permissions": str(MAY), **flags, **colours}


# People, and the bot


@dataclass
class User:
    """Somebody with an account, who presses and types."""

    server: LoopbackDiscord
    id: int
    name: str
    locale: str = "en-US"

    @property
    def data(self) -> dict[str, Any]:
        """What Discord tells of the account."""
        name = {"username": f"user{self.id}", "global_name": self.name}
        return {"id": str(self.id), "discriminator": "0", "avatar": None, "bot": False, **name}

    def press(
        self, message: Message, custom_id: str, values: tuple[str, ...] = ()
    ) -> Coroutine[Any, Any, Answer | None]:
        """Presses a button that stands on a message now, or chooses from a list.

        `None` comes of it where the bot is gone without an answer.
        """
        part = next(part for part in message.parts if part.get("custom_id") == custom_id)
        data: dict[str, Any] = {"custom_id": custom_id, "component_type": part["type"], "id": part["id"]}
        if part["type"] != BUTTON:
            data["values"] = list(values)
        return self.server.interact(self, message.channel_id, COMPONENT, data, message, dict(message.data))

    def send(self, on: Message, custom_id: str, *values: str) -> Coroutine[Any, Any, Answer | None]:
        """Sends what no button on a message does, as no program of Discord's would."""
        data = {"custom_id": custom_id, "component_type": LIST if values else BUTTON, "values": list(values)}
        return self.server.interact(self, on.channel_id, COMPONENT, data, on, dict(on.data))

    async def slash(self, channel_id: int, command: str, **options: str | int) -> Answer | None:
        """Types a command, as `stovkahra new`."""
        command, chosen = typed(command, **options)
        name, *rest = command.split(" ")
        kinds: dict[type, int] = {str: 3, int: 4}
        given: list[dict[str, Any]] = [
            {"name": option, "type": kinds[type(value)], "value": value} for option, value in chosen.items()
        ]
        for word in reversed(rest):
            given = [{"name": word, "type": 1, "options": given}]
        known = next(each for each in self.server.commands if each["name"] == name)
        data = {"id": known["id"], "name": name, "type": 1, "options": given}
        return await self.server.interact(self, channel_id, COMMAND, data)

    def hand(self, table: int) -> Message | None:
        """The newest message that shows this user the own hand at a table."""
        return next((each for each in reversed(self.server.hidden_of(self.id)) if each.table == table), None)


class BotProcess:
    """The real bot in a process of its own: it can be killed and started again.

    It has a file of its own, unless it is told the URL of a database, which it may share. Where several processes are
    one bot, each is told which `shards` it runs, beside the settings that say so.
    """

    def __init__(
        self,
        server: LoopbackDiscord,
        folder: Path,
        *,
        database: Path | str | None = None,
        shards: frozenset[int] | None = None,
        **settings: str,
    ) -> None:
        self._shards = shards
        self._server = server
        self._folder = folder
        self._settings = {"PAUSE_SECONDS": "0", "DECLARING_SECONDS": "0", "REDRAW_SECONDS": "0.02", **settings}
        self._loader: asyncio.subprocess.Process | None = None
        self._reading: list[asyncio.Task[None]] = []
        self.database = folder / "games.db" if database is None else database
        self.log: deque[str] = deque(maxlen=100_000)
        """What it has logged, line by line."""
        self.pid: int | None = None
        self.code: int | None = None
        """How it has ended: with an exit code, or by a signal, whose number stands there negative."""

    async def __aenter__(self) -> Self:
        # A file would be loaded, with all of the bot, by each process that thinks, as the main module of this one.
        await self._run("-c", "from tests.support.loopback_bot import wait_and_run; wait_and_run()")
        return self

    async def _run(self, *arguments: str) -> None:
        """Runs Python with these arguments."""
        url = self.database if isinstance(self.database, str) else f"sqlite:{self.database}"
        own = {"DISCORD_TOKEN": TOKEN, "DATABASE_URL": url, "LOOPBACK": self._server.address}
        self._loader = await asyncio.create_subprocess_exec(
            *(sys.executable, *arguments),
            cwd=self._folder,
            env=environment(**own | self._settings),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
        )
        self._reading = [asyncio.create_task(self._read_log())]

    async def __aexit__(self, *_: object) -> None:
        assert self._loader is not None and self._loader.stdin is not None
        # Where nothing more can come in, the loader ends, and kills the bot before.
        self._loader.stdin.close()
        async with asyncio.timeout(HANGS):
            await self._loader.wait()
            await asyncio.gather(*self._reading)

    @property
    def running(self) -> bool:
        return self.pid is not None and self.code is None

    async def _read_log(self) -> None:
        assert self._loader is not None and self._loader.stderr is not None
        async for line in self._loader.stderr:
            self.log.append(line.decode(errors="replace").rstrip("\n"))

    async def _read_number(self) -> int:
        assert self._loader is not None and self._loader.stdout is not None
        line = await self._loader.stdout.readline()
        assert line, "\n".join(self.log)
        return int(line)

    async def launch(self) -> None:
        """Starts it, and does not wait for it to come."""
        assert not self.running and self._loader is not None and self._loader.stdin is not None
        # One byte for the process before, of which it is known that it has ended; one for the next.
        self._loader.stdin.write(b"\n" if self.pid is None else b"\n\n")
        self.pid, self.code = await self._read_number(), None
        self._reading = [*self._reading[:1], asyncio.create_task(self._read_end())]

    async def _read_end(self) -> None:
        self.code = await self._read_number()
        await self._server.drained(self._shards)
        self._server.gone(self._shards)

    async def start(self) -> None:
        """Starts it, and waits until it is there."""
        before = self._server.identified
        await self.launch()
        await self._server.until(lambda: self._server.identified > before or not self.running)
        assert self.running, "\n".join(self.log)

    def kill(self) -> None:
        """Ends it where it stands, without a word."""
        self._signal(signal.SIGKILL)

    def terminate(self) -> None:
        """Asks it to end."""
        self._signal(signal.SIGTERM)

    def _signal(self, number: signal.Signals) -> None:
        assert self.running and self.pid is not None
        os.kill(self.pid, number)

    async def ended(self) -> int:
        """Waits until it has ended, and nothing of it is on the line any more; how it has ended."""
        async with asyncio.timeout(HANGS):
            await asyncio.shield(self._reading[1])
        assert self.code is not None
        return self.code


def free_port() -> int:
    with closing(socket.socket()) as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])
