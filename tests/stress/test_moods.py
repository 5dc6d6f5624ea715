"""Discord's moods: whatever it answers, and however slowly, games go on, or wait and say so."""

import asyncio
import os
import sqlite3
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping
from contextlib import closing
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, TypeVar

import pytest
from aiohttp import web
from discord import InteractionResponseType

from bot.model.table import Status
from engine.stovkahra.rules import SEATS
from tests.support.books import Books, check
from tests.support.circles import NAMES, Circle, press
from tests.support.loopback import (
    HANGS,
    Answer,
    BotProcess,
    LoopbackDiscord,
    Reply,
    Request,
    Shown,
    User,
)
from tests.support.process import ROOT
from tests.support.races import read

T = TypeVar("T")
SEED = 21
CLOSED_MOVES = 40
"""How many moves are made at a table whose channel is closed."""
CLOSED_REQUESTS = 3
"""How often a closed channel may be tried: with an edit, with a post instead, and to delete what is left there."""
EMOJIS = 156
DEAL_MOVES = 40
"""As many moves as a deal has, with its declarations."""
PATIENCE = 400
"""Steps of a table within which something has to come about: many more than a deal takes."""
TRIES = 5
"""How often discord.py asks when Discord is busy or broken."""
AFTER = 0.05
"""Seconds after which Discord wants to be asked again."""
SHOWN = 120
"""Seconds after which a message will not be redrawn any more where nobody does anything: Discord is waited for less."""
QUICK_HEARTBEAT = """
from discord.state import ConnectionState

whole = ConnectionState.__init__
ConnectionState.__init__ = lambda self, **options: whole(self, **options | {"heartbeat_timeout": 10.0})
"""
"""For a word from the gateway discord.py waits a minute; here more than the 5 seconds in which it asks for none."""
REFUSED = {401, 403, 429}
"""What Discord bans a bot for, where it comes too often."""
STATUS = {
    400: (40060, 50035, 50083),
    401: (50027,),
    403: (50001, 50013),
    404: (10003, 10008, 10015, 10062),
    429: (30046,),
}
"""Discord's errors by the status with which they come."""
SEEING = 1 << 10
"""What the bot may do in a channel where it may do nothing but see it."""
CLOSING = {10003, 50001, 50013}
"""Codes of a channel that is gone, hidden, or not to be written into."""
DEAD = {10015, 50027}
"""Codes of a token that is good for nothing."""
NO_ANSWERS = {10003, 50001, 50013, 50027, 50083}
"""Codes that an answer to a click never comes to."""


# Moods


@dataclass(frozen=True)
class Mood:
    """What Discord does in place of what was asked for."""

    name: str
    status: int = 200
    code: int = 0
    everywhere: bool = False
    """Whether all requests have to wait."""
    times: int = 1
    """To how many requests in a row, each the one before once more."""
    holds: bool = False
    """Whether the answer comes only when others have played on."""
    cut: bool = False
    """Whether the connection breaks in the middle of the answer."""

    @property
    def passes(self) -> bool:
        """Whether what was asked for comes about without anybody's doing anything."""
        return self.holds or self.cut or self.status in (429, 500, 502) or self.code in (50035, 50083)

    @property
    def ends(self) -> bool:
        """Whether a bot that is not yet there may end by it, for whatever keeps it to start it anew."""
        return self.cut or self.times == TRIES or self.status in (400, 401, 403, 404)

    def reply(self) -> Reply:
        """The answer."""
        told: dict[str, Any] = {"message": self.name, "code": self.code}
        if self.status == 429:
            told |= {"retry_after": AFTER, "global": self.everywhere}
            return Reply(told, 429, {"Via": "1.1 google", "Retry-After": "1"})
        if self.code == 50035:
            invalid = {"_errors": [{"code": "BUTTON_COMPONENT_INVALID_EMOJI", "message": "Invalid emoji"}]}
            told["errors"] = {"components": {"0": {"components": {"0": {"emoji": {"id": invalid}}}}}}
        return Reply(told, self.status)


CODES = [Mood(str(code), status, code) for status, codes in STATUS.items() for code in codes]
MOODS = [
    Mood("429", 429),
    Mood("429 global", 429, everywhere=True),
    Mood("429 for long", 429, times=TRIES),
    Mood("500", 500),
    Mood("502", 502),
    Mood("slow", holds=True),
    Mood("cut", cut=True),
    *CODES,
    Mood("50035 for long", 400, 50035, times=2),
]
KINDS = ("callback", "start", "refresh", "post", "edit", "delete", "thread", "unarchive")
"""Kinds of requests during a game. `start` is the answer to the click with which a series begins."""


def comes(mood: Mood, kind: str) -> bool:
    """Whether a mood can come to a kind of request: public messages and threads have no emojis on buttons."""
    return mood.code != 50035 or kind in ("callback", "refresh")


def is_told(mood: Mood, kind: str) -> bool:
    """Whether the operator has to see it, since Discord never says that of such a request, or is not to be had."""
    if mood.times > 1 and mood.status == 429:
        return True
    if not mood.code or mood.code in (50035, 30046):
        return False
    told = {"callback": NO_ANSWERS, "refresh": {40060, 50083}, "delete": set(), "edit": {40060, 50027}}
    return mood.code in told.get("callback" if kind == "start" else kind, {10008, 40060, 50027})


@dataclass
class Planned:
    """A mood that comes to the next request which fits."""

    mood: Mood
    kind: str
    fits: Callable[[Request], bool]
    carried_out: bool
    """Whether what was asked for is done, although the answer is an error of the server's."""
    left: int = field(init=False)
    path: str | None = None
    """Of the request that it came to."""
    release: asyncio.Event = field(default_factory=asyncio.Event)
    """Until when a slow answer is held back."""

    def __post_init__(self) -> None:
        self.left = self.mood.times


class MoodyDiscord(LoopbackDiscord):
    """A Discord that has moods."""

    def __init__(self) -> None:
        super().__init__()
        # Nobody waits so long that an answer would come too late.
        self.clock = lambda: 0.0
        self.fault = self._come
        self.plans: list[Planned] = []
        self.injected: Counter[Mood] = Counter()
        self.missing: Counter[str] = Counter()
        """How often the bot was told that a message of its own is gone."""
        self.down: Mood | None = None
        """What comes to everything but answers to clicks, while Discord is not to be had."""
        self.closed: dict[int, Mood] = {}
        """Channels that are closed to the bot."""
        self.turned_away = 0
        """Requests to closed channels."""
        self._dead: dict[str, Mood] = {}

    def channel_of(self, request: Request) -> int | None:
        """The channel that a request is about."""
        if "channel" in request.ids:
            return int(request.ids["channel"])
        interaction = self._tokens.get(request.ids.get("token", ""))
        return interaction.channel_id if interaction is not None else None

    def asker(self, request: Request) -> int | None:
        """Whose click it was by whose token something is asked."""
        interaction = self._tokens.get(request.ids.get("token", ""))
        return interaction.user_id if interaction is not None else None

    async def _come(self, kind: str, request: Request) -> Reply | None:
        token, channel = request.ids.get("token", ""), self.channel_of(request)
        if self.down is not None and kind != "callback":
            self.tell()
            return self.down.reply()
        if token in self._dead:
            return self._dead[token].reply()
        if not token and channel in self.closed:
            self.turned_away += 1
            return self.closed[channel].reply()
        if kind == "unarchive" and channel is not None and "thread_metadata" not in self.channels[channel]:
            return Reply({"message": "Cannot execute action on this channel type", "code": 50024}, 400)
        for plan in self.plans:
            if plan.kind == kind and plan.left and plan.path in (None, request.path) and plan.fits(request):
                return await self._reply(plan, request, channel)
        if "message" in request.ids and not token and int(request.ids["message"]) not in self.messages:
            self.missing[f"{request.method} {request.path}"] += 1
        return None

    async def _reply(self, plan: Planned, request: Request, channel: int | None) -> Reply:
        mood = plan.mood
        plan.path = request.path
        plan.left -= 1
        self.injected[mood] += 1
        self._follow(mood, request, channel)
        self.tell()
        if mood.holds or mood.cut:
            reply = request.carry_out()
            if mood.holds:
                await plan.release.wait()
            return replace(reply, body=reply.body or {}, status=200, cut=True) if mood.cut else reply
        if mood.status >= 500 and plan.carried_out:
            request.carry_out()
        elif (
            request.kind == "callback" and mood.status < 500 and (mood.status != 429 or mood.times - plan.left == TRIES)
        ):
            self._fail(request)
        return mood.reply()

    def _fail(self, request: Request) -> None:
        """Whoever has pressed is told by Discord that it went wrong, and does something else."""
        interaction = self.interactions[int(request.ids["interaction"])]
        if not interaction.end.done():
            interaction.end.set_result(None)

    def _follow(self, mood: Mood, request: Request, channel: int | None) -> None:
        """What is so from now on, by what was answered."""
        if mood.code == 10008 and "message" in request.ids:
            self.messages.pop(int(request.ids["message"]), None)
            if request.kind != "refresh":
                self.missing[f"{request.method} {request.path}"] += 1
        if mood.code in DEAD and "token" in request.ids:
            self._dead[request.ids["token"]] = mood
        if mood.code in CLOSING and request.kind in ("post", "edit", "unarchive") and channel is not None:
            self.close(channel, mood)

    def close(self, channel: int, mood: Mood) -> None:
        """Closes a channel to the bot, to which people may still say and press what they like."""
        self.closed[channel] = mood
        self.channels[channel]["app_permissions"] = SEEING if mood.code == 50013 else 0

    def open(self, channel: int) -> None:
        """Opens a channel to the bot again."""
        del self.closed[channel], self.channels[channel]["app_permissions"]

    def forget_waiting(self) -> None:
        """Whoever still waits for an answer is told by Discord that none has come."""
        for interaction in self.waiting:
            interaction.end.set_result(None)

    async def _connect(self, asked: web.Request) -> web.WebSocketResponse:
        # Only the connection before has fallen silent.
        self.silent = False
        return await super()._connect(asked)

    async def ask_to_resume(self) -> None:
        """Says that the session is not to be had at the moment, but can go on."""
        assert self.session is not None and self.session.socket is not None
        await self._tell(self.session.socket, 9, data=True)

    async def fall_silent(self) -> None:
        self.silent = True

    async def lose_session(self) -> None:
        """Closes the connection, and knows nothing of its session any more."""
        assert self.session is not None and self.session.socket is not None
        del self.sessions[self.session.id]
        await self.session.socket.close(code=4009)


# Tables


class Party(Circle):
    """Four people at a table, who can go elsewhere with it."""

    def __init__(
        self, server: MoodyDiscord, file: Path, homes: tuple[int, int], users: list[User], random: Random
    ) -> None:
        super().__init__(server, homes[0], users, random)
        self._file = file
        self.homes = homes

    @property
    def channel(self) -> int:
        """Where the table is shown."""
        return self._channel

    async def move(self) -> None:
        """Has the table shown in the other channel, where everybody opens the hand."""
        self._channel = next(home for home in self.homes if home != self._channel)
        await self.show()
        board = self.board()
        if board is not None and "hand" in board.offers:
            for user in self.users:
                await press(user, board, "hand")

    async def show(self) -> Answer | None:
        """Has the table shown anew."""
        assert self.table is not None
        return await self.users[0].slash(self._channel, "stovkahra show", table=self.table)

    @property
    def moves(self) -> int:
        """How many moves stand in the file."""
        return sum(map(len, read(self._file, self.table).games.values())) if self.table is not None else 0

    @property
    def version(self) -> str | None:
        """What the buttons of the public message have to carry, if cards are played."""
        assert self.table is not None
        kept = read(self._file, self.table)
        return kept.version(None) if kept.status != Status.LOBBY else None

    @property
    def is_shown(self) -> bool:
        """Whether the public message shows how things stand."""
        board, version = self.board(), self.version
        if board is None:
            return False
        if version is None:
            return "options" in board.offers
        drawn = {what.split(":")[2] for what in board.offers.values() if what.startswith("st1:")}
        return "options" not in board.offers and drawn == {version}


class Evening:
    """Tables of people who play on and on: two in channels, one in a thread."""

    def __init__(self, server: MoodyDiscord, bot: BotProcess, random: Random) -> None:
        self.server = server
        self.bot = bot
        self.random = random
        self.closed_moves = 0
        """How many moves were made at tables whose channel was closed."""
        guild = server.add_guild()
        self.parties: list[Party] = []
        for at in range(3):
            home, refuge = server.add_channel(guild), server.add_channel(guild)
            if at == 2:
                home = server.add_thread(server.channels[home])
            # Whoever sits in a seat has a number that ends with it, counted in fours.
            users = [User(server, 1000 + SEATS * at + seat, NAMES[seat]) for seat in range(SEATS)]
            self.parties.append(Party(server, bot.database, (home, refuge), users, random))
        self.guest = User(server, 2000, "Eva")

    async def begin(self) -> None:
        """The bot comes, and everybody plays."""
        await self.bot.start()
        await self.server.until(lambda: len(self.server.emojis) == EMOJIS)
        await self.go_on(dict.fromkeys(self.parties, 2), "at the beginning")

    async def end(self, folder: Path, when: str = "in the end") -> int:
        """Ends the bot; how many moves were answered."""
        self.bot.terminate()
        assert await self.bot.ended() == 0, "\n".join(self.bot.log)
        return check(self.server, Books(self.bot.database, folder), f"seed {SEED}, {when}")

    def others(self, party: Party) -> list[Party]:
        return [other for other in self.parties if other is not party]

    async def go_on(self, moves: Mapping[Party, int], when: str) -> None:
        """Plays until so many moves more were made at tables."""
        await asyncio.gather(*(self._go_on(party, number, when) for party, number in moves.items()))

    async def _go_on(self, party: Party, number: int, when: str) -> None:
        table, goal = party.table, party.moves + number
        for _ in range(PATIENCE):
            await party.step()
            if party.table != table:
                table, goal = party.table, party.moves + number
            if party.moves >= goal:
                return
        raise AssertionError(f"seed {SEED}: table {party.table} does not go on {when}")

    async def come(self, mood: Mood, kind: str) -> None:
        """A mood comes to one request of a kind, at any moment of a game."""
        self.bot.log.clear()
        party = self._choose(mood, kind)
        when = f"after {mood.name} for {kind}"
        await self.go_on({party: self.random.randint(1, 6)}, f"before {mood.name} for {kind}")
        plan = self._plan(party, mood, kind)
        doing = await self._provoke(party, plan, kind)
        if mood.holds:
            await self.go_on(dict.fromkeys(self.others(party), 3) | {party: 1}, f"while {kind} is not answered")
            for other in self.others(party):
                await self.see(other, f"at another table while {kind} is not answered")
            plan.release.set()
        await self.aside(doing, party)
        if party.channel in self.server.closed:
            await self._reopen(party, when)
        elif (
            (mood.passes and (kind, mood.code) != ("unarchive", 50083))
            or kind not in ("post", "edit", "unarchive")
            or (kind, mood.code) == ("edit", 10008)
        ):
            await self.see(party, when)
        if kind == "refresh" and party.table is not None:
            await self._redraw_hands(party)
        await self.go_on(dict.fromkeys(self.parties, 2), when)
        await self._see_again(party, f"{when} and more moves")
        # It may last longer than all that, and is in the log only then.
        await self.server.until(lambda: not plan.left)
        if mood.times == TRIES:
            # discord.py rests once more before it gives up.
            await asyncio.sleep(10 * AFTER)
        await self.server.taken_in()
        self.server.plans.clear()
        found = unhandled(self.bot)
        assert not found or is_told(mood, kind), f"seed {SEED}: the log tells of an error {when}: {found}"

    def _choose(self, mood: Mood, kind: str) -> Party:
        """The table that a mood comes to."""
        if kind == "unarchive" or (mood.code == 50083 and kind in ("post", "edit")):
            return self.parties[2]
        # In a thread no thread is opened.
        return self.random.choice(self.parties[:2] if kind == "thread" else self.parties)

    def _plan(self, party: Party, mood: Mood, kind: str) -> Planned:
        server, channel = self.server, party.channel

        def fits(request: Request) -> bool:
            # A hand stays in the channel where it was opened, wherever the table goes.
            asker = server.asker(request)
            own = server.channel_of(request) == channel if asker is None else asker in {each.id for each in party.users}
            if not own:
                return False
            if mood.code == 50035:
                return has_emojis(request)
            if kind != "start":
                return True
            pressed = server.interactions[int(request.ids["interaction"])].data.get("custom_id", "")
            return str(pressed).endswith(":start")

        plan = Planned(mood, "callback" if kind == "start" else kind, fits, self.random.random() < 0.5)
        server.plans.append(plan)
        return plan

    async def _provoke(self, party: Party, plan: Planned, kind: str) -> asyncio.Task[object]:
        """People do things until the mood has come; what was done last, which may not be answered yet."""
        if kind == "start":
            party.table = None
        for number in range(PATIENCE):
            task = asyncio.ensure_future(self._do(party, kind, number))
            await self.aside(task, party, lambda: plan.path is not None)
            if plan.path is not None:
                return task
        raise AssertionError(f"seed {SEED}: {plan.mood.name} never came to {kind}")

    async def _do(self, party: Party, kind: str, number: int) -> None:
        """Something after which the bot may send a request of a kind."""
        board = party.board()
        if kind == "delete":
            await party.show()
        elif kind == "refresh" and party.table is not None and number % 2:
            await self._redraw_hands(party)
        elif kind == "thread":
            opened = await self.guest.slash(party.channel, "stovkahra new")
            if opened is not None and opened.message is not None:
                await self.guest.send(opened.message, f"st1:{opened.table}:0.0:thread")
        else:
            if kind == "post" and number >= 10 and board is not None:
                # A moderator deletes it.
                del self.server.messages[board.id]
            if kind == "unarchive":
                self.server.channels[party.channel]["thread_metadata"]["archived"] = True
            await party.step()

    async def _redraw_hands(self, party: Party) -> None:
        """Has the hands redrawn of those who are to move, who do nothing themselves: with a table shown anew."""

        def drawn() -> int:
            requests = self.server.requests
            return sum(each.kind == "edit" and self.server.channel_of(each) == party.channel for each in requests)

        before = drawn()
        await party.show()
        await self.server.until(lambda: drawn() > before)
        await self.server.taken_in()

    async def aside(self, task: asyncio.Task[object], party: Party, enough: Callable[[], bool] = lambda: False) -> None:
        """Lets the other tables play until something at one is done, or it is enough."""
        while not (task.done() or enough()):
            await asyncio.gather(*(other.step() for other in self.others(party)))
        if task.done():
            await task

    async def see(self, party: Party, when: str) -> None:
        """The public message comes to show how things stand, without anybody's doing anything."""
        try:
            await self.server.until(lambda: party.is_shown, SHOWN)
        except TimeoutError:
            raise AssertionError(f"seed {SEED}: the public message is not brought up to date {when}") from None

    async def _see_again(self, party: Party, when: str) -> None:
        """The public message is brought up to date in a deal: passes alone do not have it redrawn."""
        for _ in range(DEAL_MOVES):
            if party.is_shown:
                return
            await self.go_on({party: 1}, when)
        await self.see(party, when)

    async def _reopen(self, party: Party, when: str) -> None:
        """The game goes on by the hands, is taken up elsewhere, and the channel is opened again."""
        closed, before = party.channel, party.moves
        await self.go_on({party: 2}, f"{when}, in the closed channel")
        self.closed_moves += party.moves - before
        await party.move()
        await self.see(party, f"{when}, shown elsewhere")
        await self.go_on({party: 1}, f"{when}, shown elsewhere")
        self.server.open(closed)
        if party is self.parties[2]:
            self.server.channels[closed].setdefault("thread_metadata", {})["archived"] = False
            await party.move()


def has_emojis(request: Request) -> bool:
    """Whether there are emojis of the application on buttons."""
    sent = Shown(request.body.get("data", request.body))
    return any((part.get("emoji") or {}).get("id") for part in sent.parts)


def unhandled(bot: BotProcess) -> list[str]:
    """What the log tells of errors that nobody has thought of."""
    signs = ("ERROR", "CRITICAL", "Traceback", "Ignoring exception", "never retrieved", "never awaited")
    return [line for line in bot.log if any(sign in line for sign in signs)]


def is_posted_instead(before: Request, request: Request) -> bool:
    """Whether an answer comes as a message of its own, since the pressed hand has been taken away meanwhile."""
    edit, new = InteractionResponseType.message_update.value, InteractionResponseType.channel_message.value
    kinds = [(each.kind, each.body.get("type")) for each in (before, request)]
    return before.code == 10008 and kinds == [("callback", edit), ("callback", new)]


def repeated(server: MoodyDiscord) -> list[str]:
    """Requests that were sent again although Discord has said that they are not to be."""
    found = [f"a message is gone, and was asked for {times} times" for times in server.missing.values() if times > 1]
    last: dict[str, Request] = {}
    again: Counter[str] = Counter()
    for request in server.requests:
        if request.kind not in ("callback", "refresh"):
            continue
        before = last.get(request.path)
        last[request.path] = request
        if before is None or is_posted_instead(before, request):
            continue
        # Of what it has not taken as it was, Discord may be asked in other words.
        # An unknown token may belong to a click that is not answered yet: it is tried once more.
        again[request.path] += before.status == 404
        if (
            before.status in (401, 403)
            or (request.kind == "callback" and before.status == 404)
            or again[request.path] > 1
            or (request.kind == "callback" and before.status is not None and before.status < 400)
        ):
            found.append(f"a {request.kind} that was answered with {before.status} was sent again")
    return found


def refused(server: MoodyDiscord) -> int:
    """How many answers there were of those for which Discord bans a bot."""
    return sum(request.status in REFUSED for request in server.requests)


def some_of(all_there_are: list[T], sized: Callable[[int], int], random: Random) -> list[T]:
    """As many of these as the size asks for, mixed: at size 1 each of them once."""
    wanted = sized(len(all_there_are))
    mixed = random.sample(all_there_are, len(all_there_are)) * (wanted // len(all_there_are) + 1)
    return mixed[:wanted]


@pytest.mark.stress
async def test_games_go_on_after_every_mood_of_discord_in_every_call(tmp_path, sized, figures):
    random = Random(SEED)
    async with MoodyDiscord() as server, BotProcess(server, tmp_path) as bot:
        evening = Evening(server, bot, random)
        await evening.begin()
        pairs = [(mood, kind) for mood in MOODS for kind in KINDS if comes(mood, kind)]
        for mood, kind in some_of(pairs, sized, random):
            await evening.come(mood, kind)
        answered = await evening.end(tmp_path)
    injected = sum(number for mood, number in server.injected.items() if mood.status in REFUSED)
    again = repeated(server)
    figures(
        faults=sum(server.injected.values()),
        clicks=len(server.interactions),
        answered_moves=answered,
        lost=0,
        twice=0,
    )
    assert not again, f"seed {SEED}"
    # In a closed channel a move is tried to be shown once at most, and the message left there to be deleted.
    closings = sum(number for mood, number in server.injected.items() if mood.code in CLOSING)
    assert refused(server) <= injected + evening.closed_moves + closings, f"seed {SEED}"


# A channel that stays closed


@pytest.mark.stress
@pytest.mark.parametrize("code", sorted(CLOSING))
async def test_a_closed_channel_is_not_asked_again_at_every_move(code, tmp_path, sized, figures):
    random = Random(SEED)
    mood = next(mood for mood in MOODS if mood.code == code)
    moves = sized(CLOSED_MOVES)
    async with MoodyDiscord() as server, BotProcess(server, tmp_path) as bot:
        evening = Evening(server, bot, random)
        await evening.begin()
        party = evening.parties[0]
        server.close(party.channel, mood)
        await evening.go_on({party: moves}, "in the closed channel")
        first = server.turned_away
        await evening.go_on({party: moves} | dict.fromkeys(evening.others(party), 1), "in the closed channel")
        second = server.turned_away - first
        await party.move()
        await evening.see(party, "shown elsewhere")
        await evening.go_on(dict.fromkeys(evening.parties, 2), "shown elsewhere")
        assert not unhandled(bot), f"seed {SEED}"
        await evening.end(tmp_path)
    figures(moves=2 * moves, refused_first=first, refused_then=second, lost=0, twice=0)
    assert first + second <= CLOSED_REQUESTS, (
        f"seed {SEED}: {first}, then {second} refused requests in {2 * moves} moves"
    )


# Discord is not to be had


@pytest.mark.stress
async def test_after_an_outage_everything_is_shown_and_goes_on(tmp_path, figures):
    random = Random(SEED)
    async with MoodyDiscord() as server, BotProcess(server, tmp_path) as bot:
        evening = Evening(server, bot, random)
        await evening.begin()
        began = len(server.requests)
        waiting = evening.parties[0]

        def asked_for() -> int:
            """How often the bot has tried to show the table at which nobody moves any more."""
            tried = server.requests[began:]
            return sum(each.kind in ("edit", "post") and server.channel_of(each) == waiting.channel for each in tried)

        server.down = next(mood for mood in MOODS if mood.status == 502)
        for _ in range(PATIENCE):
            if asked_for():
                break
            await waiting.step()
        moves = {party: party.moves for party in evening.others(waiting)}
        async with asyncio.timeout(HANGS):
            while asked_for() < TRIES:
                await evening.go_on(dict.fromkeys(evening.others(waiting), 1), "in an outage")
        meanwhile = sum(party.moves - before for party, before in moves.items())
        asked = len([request for request in server.requests[began:] if request.kind != "callback"])
        server.down = None
        for party in evening.parties:
            await evening.see(party, f"at table {party.table} after an outage")
        await evening.go_on(dict.fromkeys(evening.parties, 2), "after an outage")
        for party in evening.parties:
            await evening.see(party, f"at table {party.table} after an outage and two moves more")
        answered = await evening.end(tmp_path)
    figures(faults=asked, moves_meanwhile=meanwhile, answered_moves=answered, lost=0, twice=0)


# At the start

AT_START = ("login", "commands", "emojis")


@pytest.mark.stress
async def test_the_bot_comes_or_says_why_after_every_mood_at_its_start(tmp_path, sized, figures):
    random = Random(SEED)
    ended = 0
    async with MoodyDiscord() as server, BotProcess(server, tmp_path) as bot:
        evening = Evening(server, bot, random)
        await evening.begin()
        await evening.end(tmp_path)
        pairs = [(mood, kind) for mood in MOODS if mood.code != 50035 for kind in AT_START]
        for mood, kind in some_of(pairs, sized, random):
            when = f"with {mood.name} for {kind}"
            bot.log.clear()
            forget_commands(bot.database)
            for name in random.sample(sorted(server.emojis), 2):
                del server.emojis[name]
            fits = partial(_is_nth, Counter(), random.randrange(3 if kind == "emojis" else 2 if kind == "login" else 1))
            plan = Planned(mood, kind, fits, random.random() < 0.5)
            plan.release.set()
            server.plans = [plan]
            before = server.identified
            await bot.launch()
            await server.until(lambda before=before: server.identified > before or not bot.running)
            if bot.running:
                await evening.go_on(dict.fromkeys(evening.parties, 1), when)
                await server.until(lambda plan=plan: plan.path is not None)
                await evening.end(tmp_path, when)
            else:
                ended += 1
                assert await bot.ended() != 0, f"seed {SEED}: the bot ends as if all were well {when}"
                assert kind == "login" and mood.ends, f"seed {SEED}: the bot does not come {when}"
            found = unhandled(bot)
            told = kind == "login" and mood.code not in (0, 30046)
            assert told or not found, f"seed {SEED}: the log tells of an error {when}: {found}"
    figures(faults=sum(server.injected.values()), starts=len(pairs), ended=ended)


def _is_nth(met: Counter[str], number: int, request: Request) -> bool:
    """Whether it is the request of its kind that is meant, counted from 0; also if it is sent again."""
    met[request.path + request.method] += 1
    return len(met) > number or sum(met.values()) > number


def forget_commands(file: Path) -> None:
    """Has the commands sent to Discord anew at the next start, as after a new version."""
    with closing(sqlite3.connect(file)) as database, database:
        database.execute("DELETE FROM notes WHERE name LIKE 'commands/%'")


# The gateway


@pytest.mark.stress
async def test_what_is_pressed_while_the_gateway_is_gone_happens_once(tmp_path, sized, figures):
    random = Random(SEED)
    (tmp_path / "sitecustomize.py").write_text(QUICK_HEARTBEAT)
    path = os.pathsep.join((str(tmp_path), str(ROOT)))
    away = replayed = 0
    async with MoodyDiscord() as server, BotProcess(server, tmp_path, PYTHONPATH=path) as bot:
        server.heartbeat_ms = 300
        evening = Evening(server, bot, random)
        await evening.begin()
        breaks: dict[str, Callable[[], Awaitable[None]]] = {
            "closed 4000": partial(server.close_gateway, 4000),
            "closed 4009": partial(server.close_gateway, 4009),
            "session lost": server.lose_session,
            "session not to be had": server.ask_to_resume,
            "session invalid": server.invalidate,
            "silent": server.fall_silent,
        }
        for name in some_of(list(breaks), sized, random):
            bot.log.clear()
            goes_on = "lost" not in name and "invalid" not in name
            await evening.go_on({party: random.randint(1, 6) for party in evening.parties}, f"before {name}")
            before = server.resumed + server.identified
            await _all_may_move(evening)
            # One was pressed before, and is answered meanwhile.
            pressing = [asyncio.create_task(press(*random.choice(evening.parties[0].wishes())))]
            await asyncio.sleep(0)
            await breaks[name]()
            if goes_on:
                # What is redrawn goes on: hands may have moved to new messages meanwhile.
                now = [moves for party in evening.parties[1:] if (moves := party.wishes())]
                sent = [asyncio.create_task(press(*random.choice(moves))) for moves in now]
                away += len(sent)
                pressing += sent
            await server.until(lambda before=before: server.resumed + server.identified > before)
            if not goes_on:
                server.forget_waiting()
            answers = await asyncio.gather(*pressing)
            if goes_on:
                replayed += sum(answer is not None for answer in answers[1:])
            await evening.go_on(dict.fromkeys(evening.parties, 2), f"after {name}")
            for party in evening.parties:
                await evening.see(party, f"after {name}")
            assert not unhandled(bot), f"seed {SEED}: an error after {name}"
        answered = await evening.end(tmp_path)
    figures(
        clicks=len(server.interactions),
        pressed_while_away=away,
        answered_later=replayed,
        answered_moves=answered,
        lost=0,
        twice=0,
    )
    assert replayed == away, f"seed {SEED}"


async def _all_may_move(evening: Evening) -> None:
    """People play until there is something to press at every table."""
    for _ in range(PATIENCE):
        waiting = [party for party in evening.parties if not _may_move(party)]
        if not waiting:
            return
        await waiting[0].step()
    raise AssertionError("some table stands still")


def _may_move(party: Party) -> bool:
    board = party.board()
    return party.table is not None and board is not None and "options" not in board.offers and bool(party.wishes())
