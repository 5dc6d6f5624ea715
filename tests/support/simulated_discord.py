"""A club: a simulated server where the real bot sits behind four players and one who looks on.

Buttons are found by what they do, which stands in their custom_id, so that no test depends on wording.
"""

import asyncio
import base64
import json
import os
import re
import shutil
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Mapping
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from functools import cache
from pathlib import Path
from random import Random
from typing import Any
from unittest import mock
from weakref import WeakKeyDictionary

import jsonschema_rs
import simcord
from discord import Permissions, app_commands
from simcord import interactions
from simcord.actors import MemberActor
from simcord.backend import serializers
from simcord.backend.errors import BackendError
from simcord.builders import ChannelHandle
from simcord.components import walk_components
from simcord.results import InteractionResult, ResponseMessage

from bot.app.client import StovkahraBot
from bot.app.config import Settings
from bot.cards import Deck, card_name, pictures
from bot.i18n.texts import Texts, texts
from bot.model.chance import Chance
from bot.model.options import SWITCHES, lists_of, switches_of
from bot.model.sharding import Sharding
from bot.model.table import Status, Table
from engine.cards import trappola_pack
from engine.cards.german_pack import CARDS, Card
from engine.cards.pack import AnyCard, AnyRank, AnySuit, all_cards
from engine.stovkahra.rules import GOAL, SEATS, Game, Phase, side_of
from tests.support.clear_rows import assert_clear_sent
from tests.support.commands import typed
from tests.support.every_game import FACTS
from tests.support.storage import Store

NAMES = ("Anna", "Béla", "Cyril", "Dana")
PAUSE, REDRAW = 200, 30
"""Longer than the simulation waits in real time, so that they pass only when a test says so.

The pause is longer than the three minutes for which discord.py keeps a task for every button pressed, too.
"""
AT_ONCE = 600
"""Seconds of the simulation that pass in one go: in each minute the bot does something, for real."""
MOMENT = 0.002
"""How often a test looks whether the bot has come to rest; the simulation by itself does twenty times a second."""
HANGS = 300
"""Seconds after which something never ends, however busy the machine is."""
SETTLE_S = 20.0
"""Seconds within which all that follows a press comes to rest, on a busy machine too; what waits longer is idle."""
EPHEMERAL, V2 = 1 << 6, 1 << 15
BUTTON, TEXT, ROW = 2, 10, 1
LISTS = LIST, PEOPLE, ROLES, CHANNELS = 3, 5, 6, 8
GALLERY = 12
"""Lists to choose from: of words, people, roles and channels."""
SEND, UPDATE = 4, 7
"""Kinds of answers to an interaction: a new message, and the message pressed drawn anew."""
NUMBERED = ("rv", "ah", "ch", "ln3")
"""Kinds of buttons that carry nothing but numbers, or numbers too."""
EMOJI = "/applications/*/emojis"
MOVES = {
    *("play", "pass", "declare", "count", "add", "take", "cut"),
    *("exchange", "keep", "blanche", "bianca", "alifer", "agree", "refuse"),
}
"""First words of buttons that move a game on."""
QUESTION = re.compile(r"ask [KCJ2]")
"""The one for the fourth card in Bulka; others ask for a second step of an answer."""


# What messages consist of


def words(message: Any) -> str:
    """All text of a message, or of the body that made it."""
    return "\n".join(part["content"] for part in walk_components(_components(message)) if part.get("type") == TEXT)


def buttons(message: Any) -> list[dict[str, Any]]:
    return [part for part in walk_components(_components(message)) if part.get("type") == BUTTON]


def lists(message: Any) -> list[dict[str, Any]]:
    """The lists of a message, from which something may be chosen."""
    return [part for part in walk_components(_components(message)) if part.get("type") in LISTS]


def _components(message: Any) -> list[dict[str, Any]]:
    return (message.get("components") or []) if isinstance(message, dict) else message.components


SEALED = re.compile(" [0-9a-f]{64}$")
"""The seal of a game, as buttons carry it."""


def does(item: dict[str, Any]) -> str:
    """What a button or a list does: `play hA` of `st1:7:1.5:play hA`; where that is but numbers, all of it.

    A seal that it carries is left out.
    """
    custom_id: str = item["custom_id"]
    return custom_id if custom_id.startswith(NUMBERED) else SEALED.sub("", custom_id.split(":")[-1])


def offered(message: Any) -> dict[str, str]:
    """What can be pressed on a message: what it does, and its custom_id."""
    return {does(button): button["custom_id"] for button in buttons(message) if not button.get("disabled")}


def file_of(env: simcord.Env, message: ResponseMessage) -> bytes:
    """The file under a message."""
    (attachment,) = message.attachments
    return env.backend.cdn.get(attachment.url)


# What the bot sends


@dataclass(frozen=True)
class Sent:
    """A message as the bot sent it: new, edited, or in answer."""

    method: str
    path: str
    body: dict[str, Any]
    """The message itself, without the envelope of an answer."""
    reader: int | None
    """The user who alone sees it; `None` where everybody does."""

    @property
    def everything(self) -> str:
        """All that is in it, for a search."""
        return json.dumps(self.body, ensure_ascii=False)


def _is_message(method: str, path: str, body: dict[str, Any]) -> bool:
    """Whether a request shows a message; others bring emojis, open threads, or offer words to whoever types."""
    if method not in ("POST", "PATCH"):
        return False
    if path.startswith("/interactions/"):
        return body["type"] in (SEND, UPDATE)
    return path.startswith("/webhooks/") or (path.startswith("/channels/") and path.split("/")[3:4] == ["messages"])


def _reader(env: simcord.Env, path: str, body: dict[str, Any]) -> int | None:
    parts = path.strip("/").split("/")
    if parts[0] == "interactions":
        record = env.backend.interactions[int(parts[1])]
        if body["type"] == SEND:
            hidden = bool(int(body["data"].get("flags") or 0) & EPHEMERAL)
        else:
            hidden = _is_hidden(env, record.channel_id, record.source_message_id)
    elif parts[0] == "webhooks":
        # By then the token may have run out.
        record = env.backend.interactions[env.backend.interaction_tokens[parts[2]]]
        if len(parts) == 3:
            hidden = bool(int(body.get("flags") or 0) & EPHEMERAL)
        else:
            edited = record.message_id if parts[4] == "@original" else int(parts[4])
            hidden = edited is not None and _is_hidden(env, record.channel_id, edited)
    else:
        return None
    return record.user_id if hidden else None


_HIDDEN_AND_GONE: WeakKeyDictionary[simcord.Env, set[int]] = WeakKeyDictionary()
"""The messages for one reader that were deleted: who saw them has to be known afterwards, too."""


def _remember_deleted(env: simcord.Env) -> None:
    """Keeps in mind, of messages that are deleted from now on, which had one reader."""
    gone, delete = _HIDDEN_AND_GONE.setdefault(env, set()), env.backend.delete_message

    def deleting(channel_id: int, message_id: int) -> None:
        if env.backend.get_message(channel_id, message_id).is_ephemeral:
            gone.add(message_id)
        delete(channel_id, message_id)

    env.backend.delete_message = deleting  # type: ignore[method-assign]


def _is_hidden(env: simcord.Env, channel_id: int, message_id: int) -> bool:
    try:
        return bool(env.backend.get_message(channel_id, message_id).flags & EPHEMERAL)
    except BackendError:
        return message_id in _HIDDEN_AND_GONE.get(env, set())


def messages_in(env: simcord.Env, requests: Iterable[Any]) -> list[Sent]:
    """The messages among some requests, and who sees each."""
    found = []
    for request in requests:
        body = request.json
        if not isinstance(body, dict) or not _is_message(request.method, request.path, body):
            continue
        reader = _reader(env, request.path, body)
        inner = body["data"] if request.path.startswith("/interactions/") else body
        found.append(Sent(request.method, request.path, inner, reader))
    return found


def length(text: str) -> int:
    """Count as Discord's clients do: a sign beyond the first 65,536 as two."""
    return len(text.encode("utf-16-le")) // 2


def check_limits(message: dict[str, Any]) -> None:
    """Assert that Discord takes a message in Components V2."""
    parts = list(walk_components(message["components"]))
    assert 1 <= len(parts) <= 40, f"{len(parts)} components"
    written = [part["content"] for part in parts if part["type"] == TEXT]
    assert all(text.strip() for text in written), "an empty text"
    assert sum(map(length, written)) <= 4000, f"{sum(map(length, written))} characters"
    assert not message.get("content") and not message.get("embeds")
    pressed = [part["custom_id"] for part in parts if "custom_id" in part]
    assert len(pressed) == len(set(pressed)), pressed
    assert all(1 <= len(each) <= 100 for each in pressed), max(pressed, key=len)
    for part in parts:
        if part["type"] == BUTTON:
            label = part.get("label") or ""
            assert length(label) <= 80 and (label.strip() or part.get("emoji")), f"{label!r}"
        elif part["type"] == ROW:
            kinds = [each["type"] for each in part["components"]]
            assert 1 <= len(kinds) <= 5 and (set(kinds) == {BUTTON} or len(kinds) == 1), f"a row of {kinds}"
            if set(kinds) == {BUTTON}:
                assert_clear_sent(part["components"], written)
        elif part["type"] in LISTS:
            assert length(part.get("placeholder") or "") <= 150
            if part["type"] == LIST:
                check_choices(part)
        elif part["type"] == GALLERY:
            alts = [item["description"] for item in part["items"]]
            assert all(1 <= length(alt) <= 1024 for alt in alts), f"{max(map(length, alts))}"


def check_sent(_: Table | None, sent: Sent) -> None:
    """Assert that Discord takes a message as the bot sent it."""
    if "components" in sent.body:
        check_limits(sent.body)
    if sent.method == "POST" and not (sent.path.endswith("/callback") and "flags" not in sent.body):
        assert sent.body["flags"] & V2


def check_choices(part: dict[str, Any]) -> None:
    """Assert that Discord takes a list of words."""
    labels, values = ([option[field] for option in part["options"]] for field in ("label", "value"))
    assert 1 <= len(labels) <= 25, f"{len(labels)} choices"
    assert all(1 <= length(each) <= 100 and each.strip() for each in (*labels, *values)), f"{labels}, {values}"
    assert len(set(values)) == len(values) and len(set(labels)) == len(labels), f"{labels}, {values}"
    chosen = sum(bool(option.get("default")) for option in part["options"])
    least, most = part.get("min_values", 1), part.get("max_values", 1)
    assert (0 if part.get("placeholder") else least) <= chosen <= most <= len(labels), f"{chosen} chosen"


# Discord's own description of its API


class Contract:
    """Bodies of requests against Discord's OpenAPI file, closed against fields that it does not know."""

    def __init__(self, path: Path) -> None:
        api = json.loads(path.read_text(encoding="utf-8"))
        self._paths = api["paths"]
        self._components = _closed(api["components"])
        self._validator = cache(self._build)

    def ask(self, request: Any) -> None:
        """Whether Discord would take a request."""
        if request.json is not None:
            self.check(request.method, request.path, request.json)

    def check(self, method: str, path: str, body: Any) -> None:
        """Raises `jsonschema_rs.ValidationError` for a body which Discord would refuse."""
        # discord.py sends `tts` with edits too; Discord takes it, though its file does not say so.
        if path.endswith("/callback") and body.get("type") == UPDATE:
            body = body | {"data": _without(body["data"], "tts")}
        elif method == "PATCH":
            body = _without(body, "tts")
        body = _numbers_as_text(body)
        if path.endswith("/commands"):
            # The same with `nsfw`, which Discord documents for commands.
            body = [_without(command, "nsfw") for command in body]
        self._validator(method.lower(), self._template(method.lower(), path)).validate(body)

    def _template(self, method: str, path: str) -> str:
        """The path of the file which a request means; the one with the fewest blanks."""
        parts = path.strip("/").split("/")
        fitting = [
            (template.count("{"), template)
            for template, operations in self._paths.items()
            if method in operations and _fits(template.strip("/").split("/"), parts)
        ]
        assert fitting, f"Discord knows no {method} {path}"
        return min(fitting)[1]

    def _build(self, method: str, template: str) -> Any:
        schema = self._paths[template][method]["requestBody"]["content"]["application/json"]["schema"]
        return jsonschema_rs.Draft202012Validator({"components": self._components, "allOf": [_closed(schema)]})


def _numbers_as_text(part: Any, name: str = "") -> Any:
    """The numbers of files, emojis and accounts as text, as the file asks for; Discord takes what discord.py sends."""
    if isinstance(part, list):
        return [_numbers_as_text(each, name) for each in part]
    if isinstance(part, dict):
        own = {key: _numbers_as_text(each, key) for key, each in part.items()}
        numbered = name in ("attachments", "emoji", "default_values") and isinstance(part.get("id"), int)
        return own | {"id": str(part["id"])} if numbered else own
    return str(part) if name in ("users", "roles", "recipient_id") and isinstance(part, int) else part


def _without(body: dict[str, Any], field: str) -> dict[str, Any]:
    return {key: value for key, value in body.items() if key != field}


def _fits(template: list[str], parts: list[str]) -> bool:
    return len(template) == len(parts) and all(
        name.startswith("{") or name == part for name, part in zip(template, parts, strict=True)
    )


def _closed(schema: Any) -> Any:
    """The same schema, refusing every property that it does not name."""
    if isinstance(schema, list):
        return [_closed(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    closed = {key: _closed(part) for key, part in schema.items()}
    if isinstance(schema.get("properties"), dict) and "type" in schema and "additionalProperties" not in schema:
        closed["unevaluatedProperties" if "allOf" in schema else "additionalProperties"] = False
    return closed


@cache
def contract() -> Contract | None:
    """Discord's file, where the environment names one."""
    path = os.environ.get("DISCORD_OPENAPI")
    return Contract(Path(path)) if path else None


# Secrets


@dataclass(frozen=True)
class Words:
    """The English words for the cards of a pack."""

    suits: Mapping[str, AnySuit]
    ranks: Mapping[str, AnyRank]

    @property
    def cards(self) -> re.Pattern[str]:
        """Cards in words: `hearts ace`, or `hearts ace, king, seven`."""
        return re.compile(rf"({'|'.join(self.suits)}) ((?:(?:{'|'.join(self.ranks)})\b(?:, )?)+)")


def words_of(kind: type[AnyCard[Any, Any]], pack: str) -> Words:
    """The words for the cards of a pack, by the name of the pack in the texts."""
    suits = {texts()(f"suit-{pack}-{suit.name.lower()}"): suit for suit in kind.suits}
    return Words(suits, {texts().rank(rank): rank for rank in kind.ranks})


WORDS: dict[type[AnyCard[Any, Any]], Words] = {
    Card: words_of(Card, "german"),
    trappola_pack.Card: words_of(trappola_pack.Card, "trappola"),
}
IN_WORDS = WORDS[Card].cards


def by_sign(card: AnyCard[Any, Any], t: Texts | None = None) -> tuple[str, ...]:
    """A card on a table and on a button, in what the button does, and the emojis of every pack."""
    return (t or texts()).symbol(card), f"play {card}", *(f"{card_name(deck, card)}_" for deck in Deck)


def cards_named(
    message: dict[str, Any], t: Texts | None = None, kind: type[AnyCard[Any, Any]] = Card
) -> set[AnyCard[Any, Any]]:
    """The cards of a pack that a message names, anywhere in its texts, labels, emojis and custom_ids.

    By plain signs it names them as `t` does, in English with the German pack if that is not said.
    """
    parts = [json.dumps(message, ensure_ascii=False)]
    parts += [(button.get("emoji") or {}).get("name", "") + (button.get("label") or "") for button in buttons(message)]
    text = "\n".join(parts)
    named = {card for card in all_cards(kind) if any(sign in text for sign in by_sign(card, t))}
    for suit, ranks in WORDS[kind].cards.findall(text):
        named |= {kind.of(WORDS[kind].suits[suit], WORDS[kind].ranks[rank]) for rank in ranks.split(", ") if rank}
    return named


def hidden_from(table: Table, seat: int | None) -> set[AnyCard[Any, Any]]:
    """The cards which a reader in that seat, or in none, must not be told."""
    game = table.game
    if game is None or not game.deals:
        return set()
    if not isinstance(game, Game):
        return set(all_cards(table.kind.cards)) - opened_to(table.kind.name, game.view(seat))
    if game.phase is Phase.CUT:
        return set(CARDS)
    deal = game.deal
    held = {card for each in range(SEATS) if each != seat for card in CARDS if deal.hands[each] & card.bit}
    return held - set(game.view(seat).open_cards) - ({deal.trump_card} if deal.trump_card is not None else set())


def opened_to(name: str, view: Any) -> set[AnyCard[Any, Any]]:
    """The cards that a reader may know: held, played, and what else the game shows."""
    played = {card for trick in view.tricks for card in trick.cards}
    return {*view.hand, *view.table, *played, *FACTS[name].shown(view)}


def check_secrets(table: Table, sent: Sent, seats: dict[int, int]) -> None:
    """A message tells its reader nothing that the table does not tell it: neither cards nor the seed."""
    seat = None if sent.reader is None else seats.get(sent.reader)
    assert not cards_named(sent.body, kind=table.kind.cards) & hidden_from(table, seat), (sent.path, seat)
    for seed in (table.seal.seed, table.seal.next_seed):
        if seed:
            assert seed.hex() not in sent.everything.lower()


def secret_forms(secret: bytes) -> set[str]:
    """How a secret could be written: in hex, in base64, as Python writes bytes, or as a number."""
    ways = {secret.hex(), secret.hex().upper(), repr(secret)[2:-1]}
    ways |= {encode(secret).decode().rstrip("=") for encode in (base64.b64encode, base64.urlsafe_b64encode)}
    return ways | {str(int.from_bytes(secret, order)) for order in ("big", "little")}


# Where the bot was not added to a server


def in_direct_messages(_: dict[str, Any]) -> None:
    """Where the simulation says that somebody asks: in direct messages with the bot."""


def in_a_group(payload: dict[str, Any]) -> None:
    """In a chat of people who have the bot only by the account of whoever asks."""
    user = payload["user"]["id"]
    channel = payload["channel"] | {"type": 3, "name": "Karty", "owner_id": user, "icon": None}
    payload |= {"context": 2, "channel": channel, "authorizing_integration_owners": {"1": user}}


def on_a_foreign_server(payload: dict[str, Any]) -> None:
    """On a server where the bot is no member, and which it knows only by what is said of it here."""
    user = payload.pop("user")
    member = {"user": user, "roles": ["78"], "joined_at": "2026-01-01T00:00:00+00:00", "permissions": str(1 << 13)}
    channel = payload["channel"] | {"type": 0, "name": "jinde", "guild_id": "77", "position": 1, "permissions": "0"}
    channel.pop("recipients", None)
    payload |= {
        "context": 0,
        "guild_id": "77",
        "guild": {"id": "77", "locale": "de", "features": []},
        "guild_locale": "de",
        "member": member | {"deaf": False, "mute": False, "flags": 0},
        "channel": channel,
        "authorizing_integration_owners": {"1": user["id"]},
        "attachment_size_limit": 10 << 20,
    }


# The club


class Club:
    """One server, two channels, four players, one who looks on, and the bot."""

    def __init__(self, path: Path, chance: Chance | None, settings: Settings) -> None:
        self.path = path
        self.chance = chance or Chance()
        self.settings = settings
        self.away = timedelta()
        """How long the bot has been away, all in all; time stands still in the simulation meanwhile."""
        self.locales: dict[int, str] = {}
        """What Discord says of the language of accounts; English of all others."""
        self.env: simcord.Env = None  # type: ignore[assignment]
        self.bot: StovkahraBot = None  # type: ignore[assignment]
        self.game = "stovkahra"
        """What is played at the table."""
        self.table_id = 0
        self.panels: dict[int, ResponseMessage] = {}
        self.moved: Callable[[dict[str, Any]], None] = in_direct_messages
        """Where those are who ask in the simulation by direct messages with the bot."""
        self.watching: list[Callable[[Table | None, Sent], None]] = [check_sent]
        """What is asked of every message, with the table as it is when that is sent."""
        described = contract()
        self.requests: list[Callable[[Any], None]] = [described.ask] if described is not None else []
        """What is asked of every request."""
        self._seen = 0

    def now(self) -> datetime:
        return (self.env.now() if self.env is not None else datetime.now(UTC)) + self.away

    async def sleep(self, seconds: float) -> None:
        """How the bot sleeps: until the time of the simulation has come, however long a test really takes."""
        await self.env.external_wait(asyncio.sleep(seconds), reason="the bot sleeps")

    async def new_bot(self) -> StovkahraBot:
        store = await Store.quickly(self.path, self.now)
        options: dict[str, object] = {"clock": self.now, "seconds": lambda: self.now().timestamp()}
        # Time stands still while people press, so that no hand could be redrawn a second time.
        options |= {"chance": self.chance, "sleep": self.sleep, "hands_apart": 0, "bans_apart": 60}
        return StovkahraBot(store, self.settings, host_options=options, sharding=Sharding.WHOLE)

    def tell_languages(self) -> None:
        """Has Discord tell the languages of accounts and servers, where the simulation says that all are English."""
        backend = self.env.backend
        emit = backend.emit

        def told(event: str, payload: Any) -> None:
            if event == "INTERACTION_CREATE":
                user = payload.get("user") or payload["member"]["user"]
                payload["locale"] = self.locales.get(int(user["id"]), "en-US")
                if "guild_id" in payload:
                    payload["guild_locale"] = backend.get_guild(int(payload["guild_id"])).preferred_locale
                else:
                    self.moved(payload)
            emit(event, payload)

        backend.emit = told  # type: ignore[method-assign]

    def people(self, locale: str) -> None:
        self.guild = self.env.create_guild("Šumice", preferred_locale=locale)
        self.channel = self.guild.create_text_channel("karty")
        self.elsewhere = self.guild.create_text_channel("jinde")
        self.players = [self._person(self.guild, name) for name in NAMES]
        self.stranger = self._person(self.guild, "Eva")

    def moderator(self) -> MemberActor:
        """Return somebody new who may manage messages by a role."""
        role = self.guild.create_role("Správci", permissions=Permissions(manage_messages=True))
        return self.guild.add_member(self.env.create_user("filip", global_name="Filip"), roles=[role])

    def _person(self, guild: Any, name: str) -> MemberActor:
        return guild.add_member(self.env.create_user(name.lower(), global_name=name))

    # What people do

    async def slash(self, actor: MemberActor, command: str, channel: Any = None, **options: Any) -> ResponseMessage:
        name, given = typed(command, **options)
        return self._kept(actor, await self.answered(await actor.slash(channel or self.channel, name, **given)))

    async def lead(self, actor: MemberActor, custom_id: str) -> ResponseMessage:
        """Presses what somebody is led to from Home, some pages on."""
        return await self.forge(actor, await self.slash(actor, "stovkahra home"), custom_id)

    async def press(self, actor: MemberActor, message: ResponseMessage, what: str) -> ResponseMessage:
        """Presses the button that does something; it has to be there."""
        there = offered(message)
        assert what in there, f"{what} is not among {sorted(there)}"
        return self._kept(actor, await self.answered(await actor.click(message, custom_id=there[what])))

    async def choose(self, actor: MemberActor, message: ResponseMessage, what: str, *values: Any) -> ResponseMessage:
        """Chooses from the list that does something; it has to be there."""
        there = {does(part): part["custom_id"] for part in lists(message)}
        assert what in there, f"{what} is not among {sorted(there)}"
        return self._kept(actor, await self.answered(await actor.select(message, values, custom_id=there[what])))

    async def offer(
        self, actor: MemberActor, command: str, option: str, typed: str, channel: Any = None, **others: Any
    ) -> list[tuple[str, Any]]:
        """What is offered to whoever types something for an option: what is shown, and what it stands for."""
        choices = await actor.autocomplete(channel or self.channel, command, option, typed, **others)
        await self.look()
        return [(choice["name"], choice["value"]) for choice in choices]

    async def forge(self, actor: MemberActor, message: ResponseMessage, custom_id: str) -> ResponseMessage:
        """A press with any custom_id, as if a button bore it: one that has gone, or that somebody made up."""
        (answer,) = await self.at_once((actor, message, custom_id))
        return answer

    async def at_once(self, *presses: tuple[MemberActor, ResponseMessage, str]) -> list[ResponseMessage]:
        """Several presses which the bot gets before it can have answered any."""
        results = [self._sent(actor.id, *pressed, guild_id=actor.guild.id) for actor, *pressed in presses]
        await self.env.settle(idle=MOMENT)
        return [
            self._kept(actor, await self.answered(result)) for (actor, *_), result in zip(presses, results, strict=True)
        ]

    async def made_up(
        self, user_id: int, message: ResponseMessage, custom_id: str, *values: str, **where: int | None
    ) -> InteractionResult:
        """A press, or a choice from a list where there are values, that nobody's Discord would send.

        It may be made by anybody, in a message that does not bear it, and outside of servers where no guild is named.
        """
        result = self._sent(user_id, message, custom_id, *values, **where)
        await self.env.settle(timeout=HANGS, idle=MOMENT)
        return result

    def _sent(
        self,
        user_id: int,
        message: ResponseMessage,
        custom_id: str,
        *values: str,
        guild_id: int | None = None,
        channel_id: int | None = None,
    ) -> InteractionResult:
        """Discord sends the bot a press, or a choice, as if the message bore what is pressed."""
        kind, backend = LIST if values else BUTTON, self.env.backend
        record, payload = interactions.base_payload(
            backend,
            type=3,
            channel_id=channel_id or message.channel_id,
            guild_id=guild_id,
            user_id=user_id,
            data={"custom_id": custom_id, "component_type": kind, "id": 999, "values": list(values)},
        )
        record.source_message_id = message.id
        stored = backend.get_message(message.channel_id, message.id)
        payload["message"] = dict(serializers.message_payload(backend, stored))
        options = [{"label": "?", "value": value} for value in values]
        look: dict[str, Any] = {"options": options} if values else {"style": 2, "label": "?"}
        item = {"type": kind, "custom_id": custom_id, "id": 999, **look}
        payload["message"]["components"] = [{"type": ROW, "id": 998, "components": [item]}]
        backend.emit("INTERACTION_CREATE", payload)
        return InteractionResult(self.env, record)

    def _kept(self, actor: MemberActor, answer: ResponseMessage) -> ResponseMessage:
        """The newest hand of a player is the one that the bot keeps up to date."""
        hand = any(custom_id.startswith(f"st1:{self.table_id}:") for custom_id in offered(answer).values())
        if answer.ephemeral and hand and {"look", "back"} & set(offered(answer)) and actor in self.players:
            self.panels[self.players.index(actor)] = answer
        return answer

    async def answered(self, result: InteractionResult) -> ResponseMessage:
        await self.look()
        assert result.acknowledged, "a press or a command was left without an answer"
        assert result.response is not None
        return result.response

    async def refused(self, doing: Awaitable[ResponseMessage]) -> ResponseMessage:
        """Return an answer in words, to whoever asked alone, and assert that it changes nothing."""

        def kept() -> list[Any]:
            columns = "id, channel_id, status, next_deal_at, rematch_id, next_table_id, put_away"
            tables = f"SELECT {columns} FROM tables ORDER BY id"
            asked = tables, "SELECT * FROM seats ORDER BY table_id, seat", "SELECT settings FROM guilds"
            return [*map(self.rows, asked), self.moves(), len(self.channel.history())]

        before = kept()
        told = await doing
        assert told.ephemeral and words(told)
        assert not [what for what in offered(told) if what.startswith("play")]
        assert kept() == before
        return told

    async def pass_time(self, seconds: float) -> None:
        while seconds > 0:
            await self._advance(min(seconds, AT_ONCE))
            await self.look()
            seconds -= AT_ONCE

    async def _advance(self, seconds: float) -> None:
        """The simulation gives up after a while; on a busy machine the bot may be at work for longer."""
        until = self.env.now() + timedelta(seconds=seconds)
        for patience in range(int(HANGS // SETTLE_S), -1, -1):
            try:
                await self.env.advance_time((until - self.env.now()).total_seconds())
                return
            except TimeoutError:
                if not patience:
                    raise

    async def pass_pause(self) -> None:
        """Half for what is left to redraw of the old deal, half for the new one."""
        await self.pass_time(PAUSE / 2 + 1)
        await self.pass_time(PAUSE / 2 + 1)

    async def look(self) -> list[Sent]:
        """Looks at every message since the last time."""
        requests = self.env.http_requests[self._seen :]
        self._seen += len(requests)
        for request in requests:
            for ask in self.requests:
                ask(request)
        sent = messages_in(self.env, requests)
        if self.watching and sent:
            table = await self.table() if self.table_id else None
            for message in sent:
                for watch in self.watching:
                    watch(table, message)
        if sent:
            self._follow_hands()
        return sent

    def _follow_hands(self) -> None:
        """A hand that the bot has shown anew below the table is the one that its owner looks at from then on."""
        sql = "SELECT user_id, message_id FROM panels JOIN people ON people.id = person WHERE table_id = ?"
        for user_id, message_id in self.rows(sql, self.table_id):
            seat = self.seats().get(user_id)
            if seat is not None and message_id > (self.panels[seat].id if seat in self.panels else 0):
                there = self.env.backend.messages.items()
                self.panels[seat] = self.message(next(at for at, sent in there if message_id in sent), message_id)

    # The table

    async def open(self, **options: Any) -> ResponseMessage:
        """A table where nobody but its opener sits yet; what is not typed with the command is chosen there."""
        group = self.bot.tree.get_command(self.game)
        assert isinstance(group, app_commands.Group)
        command = group.get_command("new")
        assert isinstance(command, app_commands.Command)
        typed = {each.display_name for each in command.parameters}
        given = {name: value for name, value in options.items() if name in typed}
        self.lobby = await self.slash(self.players[0], f"{self.game} new", **given)
        self.table_id = int(buttons(self.lobby)[0]["custom_id"].split(":")[1])
        for name, value in options.items():
            if name not in typed:
                await self._agree(name, value)
        return self.lobby

    async def _agree(self, name: str, value: Any) -> None:
        """The opener chooses an option at the table, in the first window of them or in the one behind *More*."""
        opener, options = self.players[0], (*lists_of(self.game), *switches_of(self.game))
        option = next(each for each in options if texts()(f"option-{each}") == name)
        for way in ("options", "options more"):
            page = self.lobby if way == "options" else await self.press(opener, self.lobby, "menu")
            asked = await opener.click(page, custom_id=offered(page)[way])
            lists = [label["component"] for label in asked.modal["components"]]
            chosen = {
                each["custom_id"]: [choice["value"] for choice in each["options"] if choice.get("default")]
                for each in lists
            }
            if option in switches_of(self.game) and SWITCHES in chosen:
                _, on = switches_of(self.game)[option]
                ticked = [each for each in chosen[SWITCHES] if each != option]
                chosen[SWITCHES] = [*ticked, *([option] if value in ("on", on) else [])]
            elif option in chosen:
                chosen[option] = [str(value)]
            else:
                continue
            await self.answered(await opener.submit_modal(asked, chosen))
            return

    async def sit(self) -> None:
        """All four in their seats."""
        for seat, actor in enumerate(self.players):
            if (await self.table()).seats[seat] is None:
                await self.press(actor, self.lobby, f"sit {seat}")

    async def start(self, **options: Any) -> None:
        """A series under way, everybody with the hand open."""
        await self.open(**options)
        await self.sit()
        await self.press(self.players[0], self.lobby, "start")
        await self.open_hands()

    async def open_hands(self) -> None:
        board = await self.board()
        for actor in self.players:
            await self.press(actor, board, "hand")

    async def table(self, table_id: int | None = None) -> Table:
        return await self.bot.storage.read(table_id or self.table_id)

    async def board(self) -> ResponseMessage:
        """The message that shows the table to everybody."""
        table = await self.table()
        return self.message(table.channel_id, table.message.id)

    def message(self, channel_id: int, message_id: int | None) -> ResponseMessage:
        assert message_id is not None
        return ResponseMessage(self.env, self.env.backend.get_message(channel_id, message_id))

    def seats(self) -> dict[int, int]:
        return {actor.id: seat for seat, actor in enumerate(self.players)}

    def rows(self, sql: str, *values: Any) -> list[tuple[Any, ...]]:
        """What the database says, asked past the bot."""
        with closing(sqlite3.connect(self.path)) as connection:
            return connection.execute(sql, values).fetchall()

    def moves(self) -> list[tuple[Any, ...]]:
        return self.rows("SELECT game, ply, seat, move, at FROM moves ORDER BY game, ply")

    # Random play

    async def step(self, random: Random) -> bool:
        """Somebody presses something; whether there was anything to press that moves the game on."""
        moves = [
            (seat, what)
            for seat, panel in self.panels.items()
            for what in offered(panel)
            if what.split(" ")[0] in MOVES or QUESTION.fullmatch(what)
        ]
        for seat, panel in self.panels.items():
            there = offered(panel)
            signals = [what for what in there if what.startswith("signal")]
            if signals and random.random() < 0.1:
                await self.press(self.players[seat], panel, random.choice(signals))
                return True
            if "ask dost" in there and await self._says_dost(seat, random):
                return True
        if any(what in ("add", "take") for _, what in moves) and (await self.table()).series.pending is None:
            # The partner has chosen already, and nothing else can be pressed before the next deal.
            return False
        if not moves:
            return False
        # Where every other game were taken for, a series would hardly ever end.
        seat, what = random.choice([move for move in moves if move[1] != "take" or random.random() < 0.1] or moves)
        if what in ("add", "take") and random.random() < 0.5:
            await self.pass_time(REDRAW + 1)
            pressed = await self.board()
        else:
            pressed = self.panels[seat]
        await self._end_deal(self.players[seat], pressed, what)
        return True

    async def _end_deal(self, actor: MemberActor, message: ResponseMessage, what: str) -> None:
        """Presses what may end a deal.

        Without a pause the next one is posted at once, and the message that was pressed is taken away from above it.
        """
        result = await actor.click(message, custom_id=offered(message)[what])
        await self.look()
        assert result.acknowledged
        if result.response is not None:
            self._kept(actor, result.response)

    async def _says_dost(self, seat: int, random: Random) -> bool:
        table = await self.table()
        assert table.game is not None
        right = table.game.score[side_of(seat)] >= GOAL
        if random.random() > (0.5 if right else 0.03):
            return False
        actor, panel = self.players[seat], self.panels[seat]
        await self.press(actor, panel, "ask dost")
        if random.random() < 0.8:
            await self._end_deal(actor, panel, "dost")
        else:
            await self.press(actor, panel, "back")
        return True

    async def play(self, random: Random, presses: int = 10**6, redraws: float = 0.05) -> bool:
        """Random play; whether the series came to its end."""
        for _ in range(presses):
            if random.random() < redraws:
                await self.pass_time(REDRAW + 1)
            if await self.step(random):
                continue
            table = await self.table()
            if table.status is Status.FINISHED:
                await self.pass_time(REDRAW + 1)
                return True
            assert table.clock.next_deal_at is not None, "nobody can press anything, and no deal is to come"
            await self.pass_pause()
        return False

    async def play_until(self, random: Random, reached: Callable[[Table], bool]) -> Table:
        """Random play up to a state of the table."""
        for _ in range(2000):
            table = await self.table()
            if reached(table):
                return table
            if not await self.step(random):
                assert table.status is not Status.FINISHED
                await self.pass_pause()
        raise AssertionError("that never came")

    # Restarts

    async def restart(self, *, crash: bool = False, away: float = 0) -> None:
        """Another bot over the same games. After a crash it finds the file as a killed process leaves it."""
        old = self.bot
        if crash:
            copy = self.path.with_name(f"{self.path.stem}+.db")
            for end in ("", "-wal"):
                shutil.copyfile(f"{self.path}{end}", f"{copy}{end}")
            self.path = copy
        else:
            await old.close()
        self.away += timedelta(seconds=away)
        self.bot = await self.new_bot()
        try:
            await self.env.restart_bot(self.bot)
        finally:
            if crash:
                await old.storage.close()
        await self.look()


TRANSLATED: dict[str, dict[str, Any]] = {}
"""Commands as they are sent to Discord, by what they are in English."""
translated_payload = app_commands.Group.get_translated_payload


async def translated_once(
    group: app_commands.Group, tree: app_commands.CommandTree[Any], translator: app_commands.Translator
) -> dict[str, Any]:
    """The words of commands in every language, which are the same whenever a bot starts."""
    english = json.dumps(group.to_dict(tree), sort_keys=True)
    if english not in TRANSLATED:
        TRANSLATED[english] = await translated_payload(group, tree, translator)
    return TRANSLATED[english]


@asynccontextmanager
async def club(
    folder: Path,
    chance: Chance | None = None,
    name: str = "club",
    *,
    emojis: bool = False,
    locale: str = "en-US",
    **settings: Any,
) -> AsyncIterator[Club]:
    """A club whose games are in a folder; whatever the bot waits for comes only with `pass_time`.

    Discord has the pictures of the cards as emojis from the beginning with `emojis`, and without it takes none, so
    that plain signs stand for them. `locale` is the language of the server.
    """
    values: dict[str, Any] = {"redraw_seconds": REDRAW, "pause_seconds": PAUSE, "declaring_seconds": 0} | settings
    here = Club(folder / f"{name}.db", chance, Settings(_env_file=None, **values))
    here.bot = await here.new_bot()
    world = simcord.run(here.bot, settle_timeout=SETTLE_S)
    here.env = world._env
    settle = here.env._settle_internal

    async def settle_patiently(**how: Any) -> None:
        # For the start of a bot the simulation has five seconds of its own, too few on a busy machine.
        await settle(**{"idle": MOMENT} | how | {"timeout": max(how.get("timeout") or 0, SETTLE_S)})

    here.env._settle_internal = settle_patiently  # type: ignore[method-assign]
    if not emojis:
        here.env.inject_error("GET", EMOJI, status=403, code=20012, times=None)
    try:
        with mock.patch.object(app_commands.Group, "get_translated_payload", translated_once):
            async with world as env:
                _remember_deleted(env)
                here.tell_languages()
                here.people(locale)
                await env.settle()
                assert len(env.backend.application_emojis) == (len(pictures()) if emojis else 0)
                yield here
    finally:
        here.env = None  # type: ignore[assignment]
        await here.bot.storage.close()


def thread_of(here: Club) -> ChannelHandle:
    (thread,) = here.channel.threads
    return thread


async def in_a_thread(here: Club, **options: Any) -> ChannelHandle:
    """A series under way in a thread of its own, everybody with the hand open."""
    lobby = await here.open(**options)
    page = await here.press(here.players[0], lobby, "menu")
    assert (await here.press(here.players[0], page, "thread")).ephemeral
    thread = thread_of(here)
    await here.pass_time(REDRAW + 1)
    assert f"<#{thread.id}>" in words(here.message(here.channel.id, lobby.id))
    here.lobby = await here.board()
    assert here.lobby.channel_id == thread.id
    await here.sit()
    await here.press(here.players[0], here.lobby, "start")
    await here.open_hands()
    return thread


def archive(here: Club, thread: ChannelHandle, method: str, times: int | None = 1) -> None:
    """A thread is archived: what the bot sends or edits there is refused, until it opens it again."""
    here.env.backend.edit_channel(thread.id, {}, thread_metadata={"archived": True})
    path = f"/channels/{thread.id}/messages" + ("/*" if method == "PATCH" else "")
    here.env.inject_error(method, path, status=400, code=50083, times=times)


def archived(here: Club, thread: ChannelHandle) -> bool:
    return bool(here.env.backend.get_thread(thread.id).thread_metadata.archived)
