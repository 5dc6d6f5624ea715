"""People and computers who do whatever chance will have; what games they play is told by the tests that use them."""

from collections.abc import Callable
from datetime import timedelta
from random import Random
from typing import Any

from bot.model import dealing, handover, seating, stopping
from bot.model.person import Person
from bot.model.table import Status, Table
from bot.service.common.worker_pool import WorkerPool
from engine.players import Level
from tests.support.chance import Seeded
from tests.support.service import PAUSE
from tests.support.storage import Store

NAMES = ("Anna", "Béla", "Cyril", "Dana", "Eva Marie", "Fráňa", "Gita Nová", "Hynek")
IDLE = timedelta(days=1)


class AtOnce(WorkerPool):
    """Computes in this process."""

    async def compute(self, task: Any, party: int = 0) -> Any:
        return task()


class Village:
    """Some people, the computers of a level, and the tables at which they sit."""

    def __init__(self, store: Store, random: Random) -> None:
        self.store, self.random, self.clock, self.chance = store, random, store.clock, Seeded(random.randrange(1000))
        self.people: list[Person] = []
        self.computers: list[Person] = []
        self.tables: list[int] = []

    async def settle(self, people: int, level: Level) -> None:
        self.people = [
            await self.store.people.register_person(100 + at, name) for at, name in enumerate(NAMES[:people])
        ]
        self.computers = await self.store.people.computers(level)

    async def sit_down(self, table: Table, seats: list[Person]) -> None:
        """Have these people play at a new table."""
        opener = table.opener

        def sit(table: Table) -> None:
            table.seal.next_seed = self.chance.seed()
            seating.stand(table, opener)
            for seat, person in enumerate(seats):
                seating.sit(table, person, seat)
            seating.start(table, opener)
            dealing.advance(table, self.clock.now, self.chance, PAUSE)

        await self.store.change(table.id, sit)
        self.tables.append(table.id)

    async def leave(self) -> None:
        person = self.random.choice(self.people)
        await self.at(lambda table: handover.leave(table, person, self.computers), Status.PLAYING)

    async def stop(self) -> None:
        stranger = await self.store.people.register_person(999, "Moderator")
        await self.at(lambda table: stopping.stop(table, stranger, moderator=True), Status.PLAYING)

    async def take_up(self) -> None:
        """Go on with what was stopped."""

        def resume(table: Table) -> None:
            people = [person for person in table.answering if person.level is None]
            stopping.resume(table, self.clock.now, IDLE, people)
            dealing.advance(table, self.clock.now, self.chance, PAUSE)

        await self.at(resume, Status.STOPPED)

    async def other(self) -> None:
        """Somebody changes the name, or has all data deleted and comes back as somebody new."""
        at = self.random.randrange(len(self.people))
        if self.random.random() < 0.3:
            await self.store.privacy.forget(self.people[at])
        name = self.random.choice(NAMES) + str(self.random.randrange(9))
        self.people[at] = await self.store.people.register_person(self.people[at].user_id, name)

    async def at(self, change: Callable[[Table], object], status: Status) -> None:
        """Change some table in that state."""
        for number in self.random.sample(self.tables, len(self.tables)):
            if (await self.store.read(number)).status is status:
                await self.store.change(number, change)
                return
