"""Every button does what it says, for whoever is shown it and now: nobody is refused who need not have asked."""

import contextlib
import shutil
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from random import Random
from typing import Any
from zlib import crc32

import pytest

from bot.i18n.texts import texts
from bot.model.actions import Action
from bot.model.errors import Refusal
from bot.model.table import Status, Table
from bot.service.actions.play import PlayService
from bot.service.common.replies import explain
from bot.ui.screen import Screen, Select
from engine.games import GAMES
from tests.support.duel_bench import DuelBench
from tests.support.service import Answer, Bench, Clock, HereWorkers, QuickWorkers, Target, actor, buttons
from tests.support.sizes import in_turn

T = texts()
READERS = (0, 1, 6)
"""Who has opened the table, who sits beside them, and who only looks on."""
HANDS = 8000
"""From this number on messages are hands and pages which one person sees."""
STANDS_STILL = {"Look", "ShowEvening", "ShowChallenges", "ShowQueue", "ChoosePartner"}
"""What may bring the page on which it stands: those that ask how things are now, and a list that is taken back."""


class Workers(QuickWorkers):
    """Workers that draw and give hints at once."""

    advise = HereWorkers.advise

    async def draw(self, picture, guild_id=0):
        return b"a picture"


# States from which somebody sets out


async def _sitting(bench: Bench, game: str) -> int:
    opened = await bench.host.press(actor(0), f"hm1:table.{game}", on_panel=True, message_id=1)
    return opened.table_id


async def _begun(bench: Bench, game: str) -> int:
    number = await _sitting(bench, game)
    for seat in range(1, GAMES[game].seats[-1]):
        await bench.press(seat, number, f"sit {seat}")
    await bench.press(0, number, "start")
    await bench.settle()
    return number


async def nothing(bench: Bench, game: str) -> None:
    """Nobody has done anything."""


async def lobby(bench: Bench, game: str) -> None:
    """Two sit, and whether they wait for more depends on the game."""
    await bench.press(1, await _sitting(bench, game), "sit 1")


async def under_way(bench: DuelBench, game: str) -> None:
    """Some cards have been played."""
    await bench.until(await _begun(bench, game), lambda table: _moves(table) > 5, Random(1))


async def alone(bench: Bench, game: str) -> None:
    """One person plays with computers."""
    number = await _sitting(bench, game)
    for _ in range(GAMES[game].seats[-1] - 1):
        await bench.press(0, number, "computer regular")
    await bench.press(0, number, "start")


async def between_deals(bench: DuelBench, game: str) -> None:
    """A deal is over, and the next one has not come."""
    number = await _begun(bench, game)
    await bench.until(number, lambda table: table.clock.next_deal_at is not None and _moves(table) > 5, Random(1))


async def stopped(bench: Bench, game: str) -> None:
    """All have agreed to stop."""
    number = await _begun(bench, game)
    for seat in range(GAMES[game].seats[-1]):
        await bench.press(seat, number, "stop", on_panel=True)


async def somebody_left(bench: Bench, game: str) -> None:
    """One of the players has left."""
    number = await _begun(bench, game)
    await bench.host.endings.leave(actor(1), number)


async def challenged(bench: Bench, game: str) -> None:
    """One has challenged the other."""
    await bench.host.press(actor(0), f"hm1:against.{game}", on_panel=True, message_id=1, values=["1001"])


async def evening(bench: Bench, game: str) -> None:
    """An evening of teams is open, with a table of one person."""
    await bench.host.press(actor(0), f"hm1:evening.{game}.teams", on_panel=True, message_id=1)


async def signing_up(bench: Bench, game: str) -> None:
    """Two have signed up for an evening for which three are needed."""
    await bench.host.press(actor(0), f"hm1:evening.{game}.individual", on_panel=True, message_id=1)
    await bench.host.press(actor(1), "ev1:sign.1", message_id=1)


async def invited(bench: Bench, game: str) -> None:
    """A seat is kept for a friend."""
    await bench.host.press(actor(0), f"hm1:with.{game}", on_panel=True, message_id=1, values=["1001"])


async def searching(bench: Bench, game: str) -> None:
    """One looks for people on all servers."""
    await bench.host.press(actor(7, moderator=True), "se1:across", on_panel=True, message_id=1, values=["on"])
    await bench.host.press(actor(0), f"ac1:find.{game}.30", on_panel=True, message_id=1)


STATES = (
    *(nothing, lobby, under_way, alone, between_deals, stopped, somebody_left),
    *(challenged, evening, signing_up, invited, searching),
)


def _moves(table: Table) -> int:
    return len(table.game.moves) if table.game is not None and table.status is Status.PLAYING else 0


# Going around


@dataclass(frozen=True)
class World:
    """How things stood when something was shown."""

    path: Path
    messages: dict[tuple[int, int], Screen]
    now: datetime


@dataclass(frozen=True)
class Shown:
    """A screen that somebody sees, and by which presses it came."""

    screen: Screen
    way: tuple[str, ...]
    world: World
    message_id: int
    private: bool = True


class Walk:
    """Presses what somebody is shown, each button once, wherever it leads, and goes back to how it was before."""

    def __init__(self, folder: Path, reader: int, random: Random) -> None:
        self.folder, self.reader, self.random = folder, reader, random
        self.pressed: set[tuple[str, tuple[str, ...]]] = set()
        self.refused: list[str] = []
        """What was refused, after which presses, and why."""
        self._opened = 0
        self._bench: DuelBench | None = None
        self._world: World | None = None

    async def go(self, begun: list[Shown], most: int) -> None:
        """Press so much at most, of what is there at first and of what comes."""
        todo = [(shown, *each) for shown in begun for each in offered(shown.screen)]
        while todo and len(self.pressed) < most:
            shown, label, action, values = todo.pop(self.random.randrange(len(todo)))
            if (key := (action.encode(), values)) not in self.pressed:
                self.pressed.add(key)
                come = await self._press(shown, label, action, values)
                todo += [(new, *each) for new in come for each in offered(new.screen)]
        await self.end()

    async def end(self) -> None:
        if self._bench is not None:
            await self._bench.__aexit__()
        self._bench = None

    async def _press(self, shown: Shown, label: str, action: Action, values: tuple[str, ...]) -> list[Shown]:
        """Press one button, and return what is shown then."""
        bench, world, way = await self._in(shown.world), shown.world, (*shown.way, label)
        before = bench.rows("PRAGMA data_version")
        answer, why = await self._answer(bench, self.reader, shown, action, values)
        for other in READERS:
            # What all see may offer something to somebody else.
            if why and not shown.private and other != self.reader:
                here = await self._in(shown.world, anew=True)
                why = (await self._answer(here, other, shown, action, values))[1] and why
                # What others have done there has not happened for the next press.
                await self.end()
        found: list[tuple[Screen, int, bool]] = []
        if answer is not None and answer.target in (Target.PANEL, Target.NOTE):
            found.append((answer.screen, HANDS + self.reader, True))
            if answer.screen.blocks == shown.screen.blocks and type(action).__name__ not in STANDS_STILL:
                why = "nothing changes"
        if why:
            self.refused.append(f"{self.reader}: {' > '.join(way)} ({type(action).__name__}): {why}")
        bench = self._bench
        if answer is not None and bench.rows("PRAGMA data_version") != before:
            world = World(bench.path, dict(bench.gateway.messages), bench.clock.now)
            new = world.messages.keys() - shown.world.messages.keys()
            found += [(world.messages[each], each[1], False) for each in sorted(new)]
            await self.end()
        return [Shown(screen, way, world, number, private) for screen, number, private in found]

    async def _answer(
        self, bench: DuelBench, who: int, shown: Shown, action: Action, values: tuple[str, ...]
    ) -> tuple[Answer | None, str]:
        """What somebody is answered, or why not."""
        told: list[Refusal] = []
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(PlayService, "tell_refusal", noting(told))
            try:
                answer = await bench.host.press(
                    actor(who), action.encode(), on_panel=shown.private, message_id=shown.message_id, values=values
                )
            except Refusal as refusal:
                return None, explain(refusal, T)
            finally:
                await bench.settle()
        return (None, explain(told[0], T)) if told else (answer, "")

    async def _in(self, world: World, *, anew: bool = False) -> DuelBench:
        """Return a bench at which all stands as it did."""
        if self._bench is None or self._world is not world or anew:
            await self.end()
            self._opened += 1
            path = self.folder / f"{self._opened}.db"
            shutil.copy(world.path, path)
            self._bench, self._world = DuelBench(path, clock=Clock(world.now)), world
            self._bench.workers = Workers()
            self._bench.gateway.messages.update(world.messages)
            self._bench.gateway._next_message += 100 * self._opened
            await self._bench.__aenter__()
        return self._bench


def noting(told: list[Refusal]) -> Callable[..., Awaitable[None]]:
    """What tells of a refusal within a hand, and notes it."""
    real = PlayService.tell_refusal

    async def tell(self: PlayService, who: Any, reply: Any, table_id: int, refusal: Refusal) -> None:
        told.append(refusal)
        await real(self, who, reply, table_id, refusal)

    return tell


def offered(screen: Screen) -> Iterator[tuple[str, Action, tuple[str, ...]]]:
    """All that can be pressed on a screen, and the first of what can be chosen from a list."""
    for each in buttons(screen):
        if each.enabled:
            yield each.label or str(each.emoji), each.does, ()
    for block in screen.blocks:
        if isinstance(block, Select):
            yield from ((each.label, block.does, (each.value,)) for each in block.choices[:3] if not each.chosen)


async def before_them(bench: DuelBench, reader: int, game: str) -> list[tuple[Screen, str, int, bool]]:
    """What somebody has before them: Home, all messages in the channel, and a hand where they have one."""
    found = [((await bench.host.home.show(actor(reader), game)).screen, "Home", HANDS - 1, True)]
    found += [(screen, f"message {at}", at, False) for (_, at), screen in bench.gateway.messages.items()]
    for (table_id,) in bench.rows("SELECT id FROM tables"):
        with contextlib.suppress(Refusal):
            hand = (await bench.press(reader, table_id, "look", on_panel=True)).screen
            found.append((hand, "hand", HANDS + reader, True))
    return found


@pytest.mark.stress
@pytest.mark.parametrize("game", in_turn(GAMES))
@pytest.mark.parametrize("state", STATES, ids=lambda state: state.__name__)
async def test_nobody_is_offered_what_is_refused(state, game, tmp_path, sized, figures):
    """A message that all see may offer what is for some of them; nobody is shown a page on which something is not."""
    seed = crc32(f"{state.__name__} {game}".encode())
    walks, most = [], sized(600)
    for reader in READERS:
        (folder := tmp_path / str(reader)).mkdir()
        async with DuelBench(folder / "at first.db") as bench:
            await state(bench, game)
            await bench.settle()
            found = await before_them(bench, reader, game)
            world = World(bench.path, dict(bench.gateway.messages), bench.clock.now)
        walks.append(walk := Walk(folder, reader, Random(seed)))
        await walk.go([Shown(screen, (way,), world, at, private) for screen, way, at, private in found], most)
    refused = [each for walk in walks for each in walk.refused]
    figures(pressed=sum(len(walk.pressed) for walk in walks), refused=len(refused))
    assert not refused, "\n".join((f"seed {seed}", *refused))
