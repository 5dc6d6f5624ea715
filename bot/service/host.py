"""The one place through which every click and command reaches its service."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from typing import Any, Final

from bot.model.actions import ROUTES, Action, TableAction
from bot.model.chance import Chance
from bot.model.clock import Durations
from bot.model.errors import Refusal
from bot.model.operator import Operator, ShowAbout
from bot.model.report import ShowReport
from bot.model.settings import AnswerPrivacy, AskToDelete, ExportData, ShowPrivacy
from bot.model.table import Table
from bot.service.actions.about import AboutService
from bot.service.actions.access import Access
from bot.service.actions.across import AcrossService
from bot.service.actions.ahead import AheadService
from bot.service.actions.answers import Answers
from bot.service.actions.appointment import AppointmentService
from bot.service.actions.ban import BanService
from bot.service.actions.challenge import ChallengeService
from bot.service.actions.company import CompanyService
from bot.service.actions.daily import DailyService
from bot.service.actions.display import DisplayService
from bot.service.actions.earlier_day import EarlierDayService
from bot.service.actions.endings import EndingService
from bot.service.actions.evening import EveningService
from bot.service.actions.home import HomeService
from bot.service.actions.individual import IndividualService
from bot.service.actions.lesson import LessonService
from bot.service.actions.lobby import LobbyService
from bot.service.actions.play import PlayService
from bot.service.actions.practice import PracticeService
from bot.service.actions.private_table import PrivateTables
from bot.service.actions.puzzle import PuzzleService
from bot.service.actions.reminder import ReminderService
from bot.service.actions.report import ReportService
from bot.service.actions.rules import RulesService
from bot.service.actions.series import SeriesService
from bot.service.actions.server_match import ServerMatchService
from bot.service.actions.settings import SettingsService
from bot.service.actions.shared_deal import SharedDealService
from bot.service.actions.withdrawal import WithdrawalService
from bot.service.common.background import Background
from bot.service.common.gateway import Gateway
from bot.service.common.identity import Identity
from bot.service.common.quota import PICTURES, Quota
from bot.service.common.replies import Actor, Reply, refuse
from bot.service.common.worker_pool import WorkerPool
from bot.service.looking_back.bookkeeping import BookkeepingService
from bot.service.looking_back.chart import Charts
from bot.service.looking_back.fair_reviews import FairReviews
from bot.service.looking_back.insight import InsightService
from bot.service.looking_back.ledger import LedgerService
from bot.service.looking_back.own_mistake import MistakeService
from bot.service.looking_back.past_games import PastGames
from bot.service.looking_back.play_on import PlayOnService
from bot.service.looking_back.record import RecordService
from bot.service.looking_back.replay import ReplayService
from bot.service.looking_back.review import Reviewer, ReviewService
from bot.service.looking_back.season import SeasonService
from bot.service.running.appointment import AppointmentTimes
from bot.service.running.celebration import Celebrations
from bot.service.running.challenge_end import ChallengeEnds
from bot.service.running.daily_end import DailyEnds
from bot.service.running.deal_results import DealResults
from bot.service.running.ground import Ground
from bot.service.running.moves import Moves
from bot.service.running.season_end import SeasonEnds
from bot.service.running.transaction import Tables
from bot.service.running.updates import Updates
from bot.storage.storage import Storage
from engine.moves import IllegalMove

FOR_EVERYBODY: Final = (AnswerPrivacy, AskToDelete, ExportData, ShowPrivacy, ShowAbout, ShowReport)
"""What those may press too whom the operator has shut out: their data are theirs."""
Handler = Callable[[Actor, Reply, Any], Awaitable[None]]
"""Does what a button means; its third argument is the action of that kind."""


@dataclass(frozen=True, slots=True)
class Hall:
    """What the services of all rooms get to work at tables."""

    ground: Ground
    moves: Moves
    updates: Updates
    access: Access
    answers: Answers
    celebrations: Celebrations
    private_tables: PrivateTables


def parse(custom_id: str, values: Sequence[str] = ()) -> Action:
    """Return the action of a button, of a list in which these values were chosen, or of a form where they were written.

    Raises `Refusal` if the custom_id is not one of this version.

    >>> parse("lg1:standings.all.0.0.0.0.2").page
    2
    """
    action = ROUTES.read(custom_id)
    if action is None or not action.is_sound():
        raise Refusal("links-gone" if custom_id.startswith("cl1:") else "unknown-button")
    return replace(action, values=tuple(values)) if hasattr(action, "values") else action  # type: ignore[type-var]


def handlers(services: Iterable[object]) -> dict[type[Action], Handler]:
    """Return the method that does what each action means, of the service to which it belongs."""
    return {
        kind: getattr(service, name)
        for service in services
        for name, method in vars(type(service)).items()
        for kind in getattr(method, "does", ())
    }


class Host:
    """All services, and which of them handles which button."""

    def __init__(
        self,
        storage: Storage,
        gateway: Gateway,
        *,
        pause: timedelta,
        declaring: timedelta,
        idle: timedelta,
        kept: timedelta,
        redraw_apart: float,
        redraw_together: float,
        workers: WorkerPool,
        clock: Callable[[], datetime] = lambda: datetime.now(UTC),
        seconds: Callable[[], float] = time.monotonic,
        chance: Chance | None = None,
        hands_apart: float = 1,
        bans_apart: float = 5,
        operator: Operator | None = None,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
        chores: Sequence[Callable[[], Awaitable[None]]] = (),
    ) -> None:
        self._interactions, self._workers, self._chores = storage.interactions, workers, chores
        self.identity = Identity(storage.people, storage.guilds)
        ground = Ground(
            storage=storage,
            tables=Tables(storage),
            gateway=gateway,
            identity=self.identity,
            workers=workers,
            background=Background(sleep),
            quota=Quota(),
            pictures=Quota(PICTURES),
            operator=operator or Operator(),
            chance=chance or Chance(),
            durations=Durations(pause, declaring, idle),
            clock=clock,
            seconds=seconds,
            sleep=sleep,
        )
        moves, celebrations = Moves(clock, ground.chance, pause, declaring), Celebrations(ground)
        self._updates = Updates(
            ground,
            moves,
            celebrations,
            redraw_apart=redraw_apart,
            redraw_together=redraw_together,
            hands_apart=hands_apart,
            evening_changed=self._show_evening_change,
        )
        access = Access(ground, self._updates.show_change, self._updates.clock_watch)
        self.company = CompanyService(ground)
        answers = Answers(ground, access, self._updates, self.company)
        hall = Hall(
            ground=ground,
            moves=moves,
            updates=self._updates,
            access=access,
            answers=answers,
            celebrations=celebrations,
            private_tables=PrivateTables(ground.tables, answers, moves),
        )
        self._make_tables(hall)
        self._make_people(hall, kept, bans_apart)
        self._make_learning(hall)
        self._make_events(hall)
        self._make_company(hall)
        self._make_ledger(hall)
        self.home = HomeService(
            ground,
            self.dailies,
            self.reminders,
            self.lobby,
            self.appointments,
            self.challenges,
            self.evenings,
            self.individuals,
            self.matches,
            self.display,
            self.settings,
            self.reviews.has_last,
        )
        self._handlers = handlers(vars(self).values())

    def _make_tables(self, hall: Hall) -> None:
        """Make what is done at a table."""
        ground, access, answers, moves, updates = hall.ground, hall.access, hall.answers, hall.moves, hall.updates
        series = SeriesService(ground.tables, ground.clock, ground.durations.idle)
        practice = PracticeService(ground, hall.private_tables)
        self.lobby = LobbyService(ground, access, answers, moves, updates, self.company, practice, series)
        self.play = PlayService(ground, access, answers, moves, updates)
        self.ahead = AheadService(answers)
        self.endings = EndingService(ground, access, answers, moves, updates, series)
        self.display = DisplayService(ground, access, answers, moves, updates, self.play)

    def _make_people(self, hall: Hall, kept: timedelta, bans_apart: float) -> None:
        """Make what concerns people and servers, their settings and their data."""
        self.bans = BanService(hall.ground, self.endings, bans_apart)
        self.about = AboutService(hall.ground, hall.answers)
        self.settings = SettingsService(hall.ground, hall.answers, self.endings, self.bans, kept)

    def _make_learning(self, hall: Hall) -> None:
        """Make what looks back on games, and what teaches them."""
        ground, access, answers = hall.ground, hall.access, hall.answers
        past, fair = PastGames(ground.storage.archive, access), FairReviews(ground.storage.reviews, ground.workers)
        # A review takes so long that a hint in a game must not wait for it.
        self._reviewer = Reviewer(past, fair, ground.workers, Quota())
        self.reviews = ReviewService(ground, access, past, self._reviewer)
        hall.updates.following.append(self.reviews.judge_ahead)
        self.replays = ReplayService(ground, past)
        self.records = RecordService(ground, past, self.reviews.show_deal, self.replays)
        self.puzzles = PuzzleService(ground)
        self.mistakes = MistakeService(ground, past, fair)
        self.insights = InsightService(ground, self.mistakes.search)
        self.play_on = PlayOnService(
            ground, access, answers, hall.private_tables, past, self.puzzles.source, self.press
        )
        self.rules = RulesService(ground, answers)
        self.lessons = LessonService(ground, answers)

    def _make_events(self, hall: Hall) -> None:
        """Make what several play with the same deals."""
        ground, access, answers, updates = hall.ground, hall.access, hall.answers, hall.updates
        results = DealResults(ground, hall.moves)
        self.shared_deals = SharedDealService(ground, access, answers, results)
        self.dailies = DailyService(ground, answers, hall.private_tables, hall.celebrations, results)
        self.daily_ends = DailyEnds(ground, hall.moves, results)
        self.earlier_days = EarlierDayService(ground, answers, hall.private_tables, results)
        self.challenges = ChallengeService(ground, answers, hall.private_tables)
        self.challenge_ends = ChallengeEnds(ground, hall.moves)
        self.evenings = EveningService(ground, answers, hall.moves, updates, self.lobby, updates.matches)
        self.matches = ServerMatchService(ground, access, answers, updates, updates.matches)
        self.individuals = IndividualService(ground, access, updates, self.evenings)

    def _make_company(self, hall: Hall) -> None:
        """Make what brings people together, and what they are told without asking."""
        ground, access, updates = hall.ground, hall.access, hall.updates
        self.across = AcrossService(ground, hall.answers, hall.moves, updates)
        self.reports = ReportService(ground, hall.answers)
        self.reminders = ReminderService(ground, self.dailies, self.bans)
        self.appointment_times = AppointmentTimes(ground, updates, self.bans.is_shut_out)
        self.appointments = AppointmentService(ground, access, self.company, updates, self.appointment_times)
        self.withdrawals = WithdrawalService(ground, updates, self.individuals, self.appointments)

    def _make_ledger(self, hall: Hall) -> None:
        """Make what tells of all that was played, and of the best."""
        ground, charts = hall.ground, Charts(hall.ground)
        self.ledger = LedgerService(ground, hall.access, charts)
        self.seasons = SeasonService(ground)
        self.season_ends = SeasonEnds(ground)
        self.bookkeeping = BookkeepingService(ground.storage, ground.workers, ground.sleep)

    async def press(self, actor: Actor, reply: Reply, custom_id: str, values: Sequence[str] = ()) -> None:
        """Do what a button means, or a list with the chosen values.

        Raise `Refusal` where the answer is only a text.
        """
        self.note_open_channel(actor)
        action = parse(custom_id, values)
        if not isinstance(action, FOR_EVERYBODY):
            self.bans.need_welcome(actor)
        try:
            await self._handlers[type(action)](actor, reply, action)
        except (Refusal, IllegalMove) as refusal:
            if not isinstance(action, TableAction) or not reply.on_panel:
                raise refuse(refusal) from None
            await self.play.tell_refusal(actor, reply, action.table_id, refuse(refusal))

    async def was_sent_before(self, actor: Actor) -> bool:
        """Return whether what a person asks for has been done already, when Discord sent it for the first time."""
        return actor.delivery is not None and await self._interactions.was_sent_before(actor.delivery)

    def note_open_channel(self, actor: Actor) -> None:
        """Note that Discord says that the bot may write in the channel where somebody asks."""
        if actor.may_post:
            self._updates.messages.note_open_channel(actor.channel_id)

    def draw_missed(self, guild_id: int, may_draw: Callable[[int], bool]) -> None:
        """Draw the tables of a server that could not be drawn, in those channels where the bot may write now."""
        self._updates.messages.draw_missed(guild_id, may_draw)

    def start(self) -> None:
        """Continue the series under way in the background, and follow whom the operator shuts out."""
        self._updates.start(
            (
                self.bookkeeping.go_on,
                self.settings.go_on_forgetting,
                self.daily_ends.end_days,
                self.reminders.tell,
                self.individuals.go_on,
                self.evenings.end,
                self.across.look_after,
                self.challenge_ends.end,
                self.appointment_times.look_after,
                self.season_ends.look_after,
                *self._chores,
            )
        )
        self.bans.start()

    async def close(self) -> None:
        """Stop all work in the background; `start` continues it."""
        await self.bans.close()
        await self._updates.close()
        await self._reviewer.close()
        await self.mistakes.close()
        await self.replays.close()
        await self.rules.close()
        await self.settings.close()
        await self.reminders.close()
        await self.daily_ends.close()
        await self.challenge_ends.close()
        await self.bookkeeping.close()
        self._workers.close()

    async def _show_evening_change(self, table: Table) -> None:
        await self.evenings.show_change(table)
        self.individuals.follow(table)
