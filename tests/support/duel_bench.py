"""Tables of Trappola and Bulka, over the real host and a database."""

import sqlite3
from collections.abc import Callable
from dataclasses import asdict
from datetime import timedelta
from pathlib import Path
from random import Random
from typing import Final, Self

from bot.model import dealing, moving, timing
from bot.model.person import Person
from bot.model.table import Status, Table
from bot.ui.screen import Button, Screen
from engine.bulka import rules as bulka
from engine.game import Rules as AnyRules
from engine.games import kind_of
from engine.moves import Move
from engine.trappola import rules as trappola
from tests.support.postgres import PATIENCE
from tests.support.service import (
    DEFAULTS,
    Bench,
    QuickWorkers,
    Target,
    actor,
    buttons,
    decide,
    does,
    look,
)

SECOND = timedelta(seconds=1)


PACE = timedelta(seconds=2)
"""A computer has moved by then, once it is its turn."""


TRAPPOLA, LONG, BULKA = trappola.Rules(deals=2), trappola.Rules(), bulka.Rules()


WITHOUT_CUP = bulka.Rules(cup="off", key=5)


ASIDE: Final = {"now", "look", "hint", "advise", "more", "words", "return"}
"""What buttons of a panel do that make no move."""
LOOKING_BACK: Final = "ro1"
"""How the custom_id of the button to a replay begins."""


ANEW: Final = ("alifer", "agree")
"""Answers after which cards are dealt anew."""


MOST = 20_000
"""Steps after which something never ends."""


AWAY = 7
"""Somebody who sits nowhere."""


class DuelBench(Bench):
    """A bench for all games, whose computers are quick."""

    def __init__(self, path: Path | str, seed: int = 1, **others: object) -> None:
        super().__init__(path, seed, **others)
        self.workers = QuickWorkers()
        self._beside: sqlite3.Connection | None = None
        """Looks into the file while the bench is open: to open it again for each question takes longer than to ask."""

    async def __aenter__(self) -> Self:
        await super().__aenter__()
        if isinstance(self.path, Path):
            self._beside = sqlite3.connect(self.path, timeout=PATIENCE, isolation_level=None)
        return self

    async def __aexit__(self, *raised: object) -> None:
        self._look_no_more()
        await super().__aexit__(*raised)

    async def kill(self) -> None:
        self._look_no_more()
        await super().kill()

    def _look_no_more(self) -> None:
        if self._beside is not None:
            self._beside.close()
            self._beside = None

    async def new(self, rules: AnyRules = DEFAULTS, seat: int = 0, options: dict[str, object] | None = None) -> int:
        answer = await self.host.lobby.open_table(actor(seat), asdict(rules), options, game=kind_of(rules).name)
        assert answer.table_id is not None
        return answer.table_id

    async def make_room(self) -> None:
        """A moderator lets people have and open as many tables as can be chosen."""
        for limit, most in (("own_tables", "20"), ("new_tables", "10")):
            await self.host.press(actor(AWAY, moderator=True), f"se1:{limit}", on_panel=True, values=[most])

    async def begun(self, rules: AnyRules, people: int, options: dict[str, object] | None = None) -> int:
        """A table at which so many have just begun."""
        number = await self.lobby(rules, sitting=people, options=options)
        await self.press(0, number, "start")
        await self.settle()
        return number

    def rows(self, sql: str, *values: object) -> list[tuple[object, ...]]:
        """What anybody else finds in the database."""
        return self._beside.execute(sql, values).fetchall() if self._beside else look(self.path, sql, *values)

    def moves_made(self) -> int:
        """How many moves anybody else finds in the database."""
        ((count,),) = self.rows("SELECT count(*) FROM moves")
        return int(str(count))

    async def deal_comes(self, number: int) -> bool:
        """Lets the pause before a deal pass, if there is one."""
        table = await self.table(number)
        if table.clock.next_deal_at is None:
            return False
        self.clock.forward(table.clock.next_deal_at - self.clock.now)
        await self.settle()
        return True

    async def step(self, number: int, choose: Callable[[list[Button]], Button], where: str = "") -> None:
        """The next thing happens: a deal comes, or whoever is awaited presses what their panel shows."""
        if await self.deal_comes(number):
            return
        table = await self.table(number)
        person = one_awaited(table)
        screen, before = await self.shown(person, number), self.moves_made()
        pressed = choose(offered(screen))
        if does(pressed).startswith("cuts "):
            pages = await self.ask(person, pressed.action, on_panel=True)
            pressed = choose([each for each in buttons(pages.screen) if does(each).startswith("cut ")])
        answer = await self.ask(person, pressed.action, on_panel=True)
        assert answer.target is Target.PANEL
        assert self.moves_made() > before, f"{where}: {pressed}"

    async def until(self, number: int, come: Callable[[Table], bool], random: Random) -> Table:
        """It is played as chance has it up to a state of the table, in one transaction; then all are shown that."""
        await self.settle()
        moment = self.clock.now

        def play(table: Table) -> None:
            nonlocal moment
            for _ in range(MOST):
                dealing.advance(table, moment, self.chance, self.pause)
                if come(table):
                    return
                assert table.status is Status.PLAYING, "that never came"
                if table.clock.next_deal_at is not None:
                    moment = table.clock.next_deal_at
                else:
                    moving.push(table, *by_chance(table, random), instead=timing.computer_to_move(table) is not None)
            raise AssertionError("that never came")

        table, _ = await self.store.change(number, play)
        self.clock.forward(moment - self.clock.now)
        self.real_host._updates.show_change(table)
        await self.settle()
        return await self.table(number)


def by_chance(table: Table, random: Random) -> tuple[int, Move]:
    """What one who is awaited might do, or a computer; other cards are seldom asked for, else it would never end."""
    if table.kind.name == "stovkahra":
        return decide(table, random)
    seat = timing.computer_to_move(table)
    if seat is None:
        (seat,) = table.awaited()
    moves = table.view(seat).legal
    others = [move for move in moves if str(move) not in ANEW]
    return seat, random.choice(moves if not others or random.random() < 0.1 else others)


def sensibly(random: Random) -> Callable[[list[Button]], Button]:
    """Presses as chance has it, but seldom asks for other cards, which could go on for very long."""

    def choose(shown: list[Button]) -> Button:
        others = [each for each in shown if does(each) not in ANEW]
        return random.choice(shown if not others or random.random() < 0.1 else others)

    return choose


def offered(screen: Screen) -> list[Button]:
    """The buttons of a panel that answer what is asked."""
    return [
        each
        for each in buttons(screen)
        if each.enabled and does(each) not in ASIDE and not each.action.startswith(LOOKING_BACK)
    ]


def one_awaited(table: Table) -> int:
    """The person whose turn it is, as a number of `who`."""
    (seat,) = table.awaited()
    return number_of(table.seats.person(seat))


def number_of(person: Person) -> int:
    assert person.user_id is not None
    return person.user_id - 1000


def over(table: Table) -> bool:
    """Whether a match, a cup or a round without one is over."""
    return table.game is not None and table.game.outcome is not None


def standing(table: Table) -> tuple[object, ...]:
    """All that a table is, but for when it is put away."""
    game = table.game
    people = [None if sitting is None else sitting.id for sitting in table.seats]
    waiting = table.clock.next_deal_at, table.clock.deadline_at, table.clock.overdue, table.clock.put_away
    sitting = (
        people,
        set(table.votes.to_stop),
        set(table.votes.conceding),
        list(table.seats.missed),
        dict(table.seats.departures),
    )
    played = (list(game.moves), [game.view(seat) for seat in (None, *range(game.seats))]) if game else ()
    return table.status, sitting, waiting, table.deal.game_number, table.seal.seed, table.seal.next_seed, played


def kept(table: Table) -> tuple[object, ...]:
    """What is played at a table, and who sits there."""
    whole = standing(table)
    return whole[1][0], *whole[3:]


def mid_game(table: Table) -> bool:
    """Between two tricks of a deal."""
    assert table.game is not None
    return bool(table.game.deals) and len(table.view().tricks) in range(2, 6) and not table.game.mid_trick
