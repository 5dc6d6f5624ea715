"""People who play on and on at tables of a bot in a process of its own."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Coroutine, Sequence
from contextlib import asynccontextmanager
from dataclasses import asdict, dataclass
from enum import Enum, auto
from random import Random
from typing import Any

from bot.model.options import SWITCHES
from engine.game import Rules
from engine.stovkahra.rules import SEATS
from tests.support.books import MOVE, SIGNAL
from tests.support.every_game import OTHERS_LISTED, first_and_last
from tests.support.loopback import POSTED, Answer, LoopbackDiscord, Message, User

NAMES = ("Anna", "Béla", "Cyril", "Dana")
STALE_SECONDS = 0.1
"""How long nobody does anything before somebody opens the hand anew."""


@dataclass(frozen=True)
class Playing:
    """What is played at a table, by how many people, with which options."""

    game: str = "stovkahra"
    people: int = SEATS
    chosen: tuple[tuple[str, ...], ...] = ()
    """Each list at the table from which something is chosen, and what."""


def chosen_for(rules: Rules) -> tuple[tuple[str, ...], ...]:
    """What is chosen at a table so that these rules hold there, as far as they are not the usual ones."""
    usual = asdict(type(rules)())
    other = {option: str(value) for option, value in asdict(rules).items() if value != usual[option]}
    lists = [(option, value) for option, value in other.items() if value not in ("on", "off")]
    ticked = [option for option, value in asdict(rules).items() if value == "on"]
    return (*lists, *([(SWITCHES, *ticked)] if len(other) > len(lists) else []))


STOVKAHRA = (Playing(), Playing(), Playing())
OTHER_GAMES = tuple(
    Playing(name, people, chosen_for(rules))
    for name, facts in OTHERS_LISTED.items()
    for _, rules, people in first_and_last(facts)
)
"""Tables at which people play at the same time: of the first game on the list, and one or two of each other."""


class Circle:
    """People who play one series after another in a channel, by the buttons that they are offered."""

    def __init__(
        self, server: LoopbackDiscord, channel: int, users: list[User], random: Random, playing: Playing = STOVKAHRA[0]
    ) -> None:
        self._server = server
        self._channel = channel
        self.users = users
        self._random = random
        self._playing = playing
        self.table: int | None = None
        self.series = 0

    def board(self) -> Message | None:
        """The newest public message of the table."""
        there = self._server.in_channel(self._channel)
        return next((each for each in reversed(there) if each.table == self.table), None)

    def hands(self) -> list[tuple[User, Message]]:
        """The hands that are open."""
        assert self.table is not None
        found = [(user, user.hand(self.table)) for user in self.users]
        return [(user, hand) for user, hand in found if hand is not None]

    def wishes(self) -> list[tuple[User, Message, str]]:
        """All moves that hands offer, but for signals."""
        return [(user, hand, what) for user, hand in self.hands() for what in hand.offers if MOVE.fullmatch(what)]

    async def step(self) -> None:
        """Somebody does something."""
        if self.table is None:
            answer = await self.users[0].slash(self._channel, f"{self._playing.game} new")
            self.table = answer.table if answer is not None else None
            for option, *values in self._playing.chosen if answer is not None and answer.message is not None else ():
                await self.users[0].send(answer.message, f"st1:{self.table}:0.0:option {option}", *values)
            return
        board = self.board()
        if board is None:
            await self.users[0].slash(self._channel, f"{self._playing.game} show", table=self.table)
        elif "rematch" in board.offers:
            self.table, self.series = None, self.series + 1
        elif "options" in board.offers:
            await self._gather(board)
        else:
            await self._play(board)

    async def _gather(self, board: Message) -> None:
        seat = next((seat for seat in range(len(self.users)) if f"sit {seat}" in board.offers), None)
        what = "start" if seat is None else f"sit {seat}"
        answer = await press(self.users[seat or 0], board, what)
        if answer is not None and answer.kind == POSTED:
            # The bot was killed before it could show who has sat down.
            await self.users[0].slash(self._channel, f"{self._playing.game} show", table=self.table)

    async def _play(self, board: Message) -> None:
        wishes = self.wishes()
        if not wishes:
            if len(self.hands()) == len(self.users):
                try:
                    await self._server.until(lambda: bool(self.wishes()) or self.board() is not board, STALE_SECONDS)
                    return
                except TimeoutError:
                    pass
            if "hand" in board.offers:
                await press(self._random.choice(self.users), board, "hand")
            return
        user, hand, what = self._random.choice(wishes)
        chance = self._random.random()
        if chance > 0.97:
            await self._give_up(self._random.randrange(2))
            return
        if "ask dost" in hand.offers and chance < 0.05:
            what = "ask dost"
        doing = [press(user, hand, what)]
        if what in board.offers and chance < 0.5:
            # Both partners choose at the same time, or somebody who may not.
            doing.append(press(self._random.choice(self.users), board, self._random.choice(("add", what))))
        elif chance < 0.1:
            doing.append(press(user, hand, what))
        for other, open_hand in self.hands():
            signals = [offer for offer in open_hand.offers if SIGNAL.fullmatch(offer)]
            if signals and self._random.random() < 0.1:
                doing.append(press(other, open_hand, self._random.choice(signals)))
        await asyncio.gather(*doing)

    async def _give_up(self, side: int) -> None:
        """Two partners give the game up, one after the other, or one who has none; in Bulka nobody may."""
        for user, hand in self.hands():
            for what in ("more", "ask concede", "concede"):
                if user.id % 2 == side and what in hand.offers:
                    await press(user, hand, what)


def circles(server: LoopbackDiscord, random: Random, tables: Sequence[Playing] = STOVKAHRA) -> list[Circle]:
    """Circles in two channels. The seats of people are to be told from their numbers."""
    guild = server.add_guild()
    channels = [server.add_channel(guild), server.add_channel(guild)]
    return [
        Circle(
            server,
            channels[at % 2],
            [User(server, 1000 + SEATS * at + seat, NAMES[seat]) for seat in range(playing.people)],
            random,
            playing,
        )
        for at, playing in enumerate(tables)
    ]


class When(Enum):
    """When a bot is killed."""

    BETWEEN = auto()
    """When everybody has been answered."""
    BEFORE = auto()
    """When a request of it has arrived, and before anything came of that."""
    AFTER = auto()
    """When something came of a request, and before it is told so."""
    SOON = auto()
    """Some time after a click, in the middle of whatever it does then."""
    STARTING = auto()
    """Before it is there."""
    INSIDE = auto()
    """In the middle of a transaction."""


class Evening:
    """Some tables of people who play on and on, while bots are killed and started again."""

    def __init__(self, server: LoopbackDiscord, random: Random, tables: Sequence[Playing] = STOVKAHRA) -> None:
        self.server = server
        self.circles = circles(server, random, tables)
        self.open = asyncio.Event()
        """Whether people may press."""
        self.kills: Counter[When] = Counter()
        self.inside = 0
        """Kills while somebody waited for an answer."""
        self._random = random
        self._steps = 0
        # Nobody waits so long that an answer would come too late.
        server.clock = lambda: 0.0

    @asynccontextmanager
    async def played(self) -> AsyncIterator[None]:
        """People play at all tables until the end of the block."""
        async with asyncio.TaskGroup() as group:
            playing = [group.create_task(self.play(circle)) for circle in self.circles]
            yield
            for task in playing:
                task.cancel()

    async def play(self, circle: Circle) -> None:
        """One of the tables."""
        while True:
            await self.open.wait()
            self._steps += 1
            self.server.tell()
            await circle.step()
            # Where nobody answers any more, a step waits for nothing.
            await asyncio.sleep(0)

    async def until(self, steps: int) -> None:
        """People play until so much more has been done."""
        goal = self._steps + steps
        await self.server.until(lambda: self._steps >= goal)

    def figures(self) -> dict[str, int]:
        """What has happened."""
        told = {f"kills_{when.name.lower()}": self.kills[when] for when in When if self.kills[when]}
        told |= {"kills_inside_a_click": self.inside, "clicks": len(self.server.interactions)}
        return told | {"series_finished": sum(circle.series for circle in self.circles)}


def press(user: User, message: Message, what: str) -> Coroutine[Any, Any, Answer | None]:
    return user.press(message, message.offers[what])


def pressable(circle: Circle, random: Random) -> list[tuple[User, Message, str]]:
    """Something to press for everybody at a table, a move where there is one to make."""
    board = circle.board()
    if board is None or "hand" not in board.offers:
        return []
    moving = circle.wishes()
    chosen = [random.choice(moving)] if moving else []
    return [*chosen, *((user, board, "hand") for user in circle.users)]
