"""The one object through which the rest of the project reads and writes the database."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from types import ModuleType
from typing import Self, cast

from bot.model.errors import NotSaved, StartError, Trouble
from bot.model.sharding import Sharding
from bot.model.waits import DAMAGE_LOOK_S
from bot.storage.across import AcrossBoardRepository, AcrossRepository
from bot.storage.appointment import AppointmentRepository
from bot.storage.archive import GameArchive
from bot.storage.ban import BanRepository
from bot.storage.bookkeeping import Bookkeeping
from bot.storage.celebration import CelebrationRepository
from bot.storage.challenge import ChallengeRepository
from bot.storage.company import CompanyRepository
from bot.storage.contest import ContestRepository
from bot.storage.daily import DailyRepository
from bot.storage.damage import Damage
from bot.storage.database import Database
from bot.storage.evening import EveningRepository
from bot.storage.event import EventRepository
from bot.storage.guild import GuildRepository
from bot.storage.guild_deletion import GuildDeletion
from bot.storage.individual import IndividualRepository
from bot.storage.insight import InsightRepository
from bot.storage.interaction import InteractionRepository
from bot.storage.ledger import LedgerRepository
from bot.storage.ledger_lines import LedgerLines
from bot.storage.ledger_pages import LedgerPages
from bot.storage.notes import NoteRepository
from bot.storage.outbox import Outbox
from bot.storage.own_mistake import MistakeRepository
from bot.storage.panel import PanelRepository
from bot.storage.person import PeopleRepository
from bot.storage.presence import Presence
from bot.storage.privacy import PrivacyRepository
from bot.storage.puzzle import PuzzleRepository
from bot.storage.reminder import ReminderRepository
from bot.storage.report import ReportedRepository, ReportRepository
from bot.storage.review import ReviewRepository
from bot.storage.schedule import Schedule
from bot.storage.season import SeasonRepository
from bot.storage.server_match import ServerMatchRepository
from bot.storage.shared_deal import SharedDealRepository
from bot.storage.silent_people import SilentPeople
from bot.storage.sqlite import Sqlite
from bot.storage.streak_honour import StreakHonourRepository
from bot.storage.table import TableRepository


class Storage:
    """An open database, and an object for each part of its data."""

    def __init__(self, database: Database, clock: Callable[[], datetime]) -> None:
        self._db = database
        self.shared = database.shared
        """Whether other processes may change the tables too."""
        self.clock = clock
        damage = Damage()
        self.tables = TableRepository(database, damage, clock)
        self.panels = PanelRepository(database, clock, self.tables.forget_hands)
        self.schedule = Schedule(database)
        self.people = PeopleRepository(database, clock)
        self.guilds = GuildRepository(database)
        self.privacy = PrivacyRepository(database, clock)
        self.guild_deletion = GuildDeletion(database)
        self.silent_people = SilentPeople(database)
        self.archive = GameArchive(database, damage)
        self.reviews = ReviewRepository(database)
        self.mistakes = MistakeRepository(database)
        self.insights = InsightRepository(database)
        self.contests = ContestRepository(database)
        self.outbox = Outbox(database)
        self.events = EventRepository(database)
        self.dailies = DailyRepository(database)
        self.shared_deals = SharedDealRepository(database)
        self.celebrations = CelebrationRepository(database)
        self.evenings = EveningRepository(database)
        self.individuals = IndividualRepository(database)
        self.seasons = SeasonRepository(database)
        self.streak_honours = StreakHonourRepository(database)
        self.appointments = AppointmentRepository(database)
        self.challenges = ChallengeRepository(database, clock)
        self.matches = ServerMatchRepository(database, clock)
        self.puzzles = PuzzleRepository(database)
        self.company = CompanyRepository(database, clock)
        self.reports = ReportRepository(database, clock)
        self.reported = ReportedRepository(database)
        self.across = AcrossRepository(database, clock)
        self.across_boards = AcrossBoardRepository(database)
        self.bans = BanRepository(database)
        self.reminders = ReminderRepository(database)
        self.ledger = LedgerRepository(database, clock)
        self.ledger_pages = LedgerPages(database)
        self.bookkeeping = Bookkeeping(database)
        self.ledger_lines = LedgerLines(database)
        self.interactions = InteractionRepository(database)
        self.notes = NoteRepository(database, clock)
        self.presence = Presence(database, self.notes, clock)

    @classmethod
    async def open(cls, where: str | Path, clock: Callable[[], datetime]) -> Self:
        """Open a SQLite file, or a PostgreSQL database by its URL; raise `StartError` where that fails."""
        return cls(await open_database(where), clock)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def close(self) -> None:
        """Close the database as soon as the open transactions have ended; do nothing where it is closed already."""
        await self._db.close()

    async def claim(self, lost: Callable[[], None]) -> None:
        """See that no other process serves the servers of these shards: raise `InUse`, or call `lost` later."""
        await self._db.claim(self.sharding, lost)

    async def time(self) -> datetime:
        """Return the time by the clock of the database's machine."""
        return await self._db.time()

    @property
    def is_slow(self) -> bool:
        """Return whether whoever waits for the database waits for its server or its disk, and not for others."""
        return self._db.is_slow

    @property
    def name(self) -> str:
        """Return the name that operators know the database by, without its password."""
        return self._db.name

    @property
    def sharding(self) -> Sharding:
        """Return the shards whose servers this process serves."""
        return self.schedule.sharding

    @sharding.setter
    def sharding(self, sharding: Sharding) -> None:
        self.schedule.sharding = self.presence.sharding = sharding

    @property
    def taken(self) -> bool:
        """Whether another process has the database now that this one was to have alone."""
        return self._db.taken()

    async def look_for_damage(self) -> None:
        """Log which tables are seen to be damaged within some seconds; raise `NotSaved` at other trouble."""
        await self._db.look_for_damage(DAMAGE_LOOK_S)

    async def try_out(self) -> None:
        """Write a row; raise `NotSaved` where that fails, or where the database was found to be damaged."""
        # A row that stays as it was would not be written.
        await self.notes.keep("tried", self.clock().isoformat())
        if self._db.damaged:
            raise NotSaved("it was found to be damaged", Trouble.DAMAGED)


async def open_database(where: str | Path, *, alone: bool = False, as_it_is: bool = False) -> Database:
    """Open a SQLite file, or a PostgreSQL database by its URL; raise `StartError` where that fails.

    With `alone`, raise `InUse` where another process uses the database, as always with a file. With `as_it_is`, open it
    beside a bot that uses it, and do not migrate it; a file must be of the newest version.
    """
    if isinstance(where, str):
        return cast("Database", await _postgres().Postgres.open(where, alone=alone, as_it_is=as_it_is))
    return await (Sqlite.join(where) if as_it_is else Sqlite.open(where))


def same_place(one: str | Path, other: str | Path) -> bool:
    """Return whether two names, as far as they tell, lead to the same database, whether it is there or not."""
    if isinstance(one, Path) and isinstance(other, Path):
        there = one.exists() and other.exists()
        return one.resolve() == other.resolve() or (there and one.samefile(other))
    if isinstance(one, Path) or isinstance(other, Path):
        return False
    return bool(_postgres().place_of(one) == _postgres().place_of(other))


def _postgres() -> ModuleType:
    """Import what only PostgreSQL needs."""
    try:
        from bot.storage import postgres
    except ImportError as error:
        raise StartError(
            f"PostgreSQL needs packages that are not installed ({error}): pip install -r requirements.txt."
        ) from None
    return postgres
