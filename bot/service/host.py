"""The one place through which every click and command reaches its service."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Any, Final

from bot.model.actions import ROUTES, Action, TableAction
from bot.model.chance import Chance
from bot.model.clock import Durations
from bot.model.errors import Refusal
from bot.model.operator import Operator, ShowAbout
from bot.model.report import ShowReport
from bot.model.settings import AnswerPrivacy
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
from bot.service.looking_back.results import ResultsService
from bot.service.looking_back.review import Reviewer, ReviewService
from bot.service.looking_back.season import SeasonService
from bot.service.running.appointment import AppointmentTimes
from bot.service.running.celebration import Celebrations
from bot.service.running.challenge_end import ChallengeEnds
from bot.service.running.daily_end import DailyEnds
from bot.service.running.deal_results import DealResults
from bot.service.running.moves import Moves
from bot.service.running.season_end import SeasonEnds
from bot.service.running.transaction import Tables
from bot.service.running.updates import Updates
from bot.storage.storage import Storage
from engine.moves import IllegalMove

FOR_EVERYBODY: Final = (AnswerPrivacy, ShowAbout, ShowReport)
"""What those may press too whom the operator has shut out: their data are theirs."""
Handler = Callable[[Actor, Reply, Any], Awaitable[None]]
"""Does what a button means; its third argument is the action of that kind."""


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
        hands_apart: float = 2,
        bans_apart: float = 5,
        operator: Operator | None = None,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
        chores: Sequence[Callable[[], Awaitable[None]]] = (),
    ) -> None:
        chance, operator = chance or Chance(), operator or Operator()
        self._workers = workers
        self._interactions, tables = storage.interactions, Tables(storage)
        self.identity = Identity(storage.people, storage.guilds)
        moves = Moves(clock, chance, pause, declaring)
        celebrations = Celebrations(storage, gateway, self.identity, self._workers, clock)
        self._updates = updates = Updates(
            storage,
            gateway,
            self.identity,
            self._workers,
            chance,
            moves,
            Durations(pause, declaring, idle),
            clock=clock,
            seconds=seconds,
            sleep=sleep,
            redraw_apart=redraw_apart,
            redraw_together=redraw_together,
            hands_apart=hands_apart,
            every_minute=(
                self._keep_books,
                self._forget_guilds,
                self._close_days,
                self._remind,
                self._end_evenings,
                self._look_after_waiting,
                self._end_challenges,
                self._begin_appointments,
                self._end_seasons,
                *chores,
            ),
            evening_changed=self._show_evening_change,
            celebrations=celebrations,
        )
        access = Access(storage, tables, self.identity, updates.show_change, updates.clock_watch, clock, idle)
        self.company = CompanyService(storage, gateway, self.identity, updates.background)
        answers = Answers(storage, tables, self.identity, access, updates, self.company, clock)
        quota, pictures = Quota(), Quota(PICTURES)
        past = PastGames(storage.archive, access)
        fair = FairReviews(storage.reviews, self._workers)
        # A review takes so long that a hint in a game must not wait for it.
        self._reviewer = Reviewer(past, fair, self._workers, Quota())
        series = SeriesService(tables, clock, idle)
        private_tables = PrivateTables(tables, answers, moves)
        practice = PracticeService(storage, self.identity, private_tables, chance)
        self.lobby = LobbyService(
            storage,
            tables,
            gateway,
            self.identity,
            access,
            answers,
            moves,
            updates,
            self.company,
            practice,
            series,
            chance,
            clock,
            idle,
        )
        self.across = AcrossService(
            storage, tables, gateway, self.identity, answers, moves, updates, chance, clock, idle
        )
        self.play = PlayService(self.identity, access, answers, moves, updates, self._workers, quota, chance, clock)
        self.ahead = AheadService(answers)
        self.endings = EndingService(storage, tables, self.identity, access, answers, moves, updates, series, clock)
        self.bans = BanService(storage, gateway, self.identity, self.endings, operator, clock, sleep, bans_apart)
        self.about = AboutService(self.identity, answers, operator)
        self.reports = ReportService(storage, self.identity, answers, operator)
        self.display = DisplayService(storage, self.identity, access, answers, moves, updates, self.play)
        self.reviews = ReviewService(storage, self.identity, access, past, self._reviewer)
        self.replays = ReplayService(storage, self.identity, past, self._workers, quota, pictures)
        self.records = RecordService(past, quota, self.reviews.show_deal, self.replays)
        self.puzzles = PuzzleService(storage.puzzles, self.identity, self._workers, pictures, chance)
        self.mistakes = MistakeService(
            storage, self.identity, past, fair, self._workers, quota, pictures, updates.background, clock
        )
        self.insights = InsightService(storage, self.identity, self._workers, self.mistakes.search, pictures, clock)
        self.play_on = PlayOnService(
            storage,
            self.identity,
            access,
            answers,
            private_tables,
            past,
            self.puzzles.source,
            chance,
            self.press,
        )
        results = DealResults(storage, moves, self._workers, updates.background)
        self.shared_deals = SharedDealService(storage, self.identity, access, answers, self._workers, results, quota)
        self.rules = RulesService(self.identity, answers, self._workers, quota)
        self.lessons = LessonService(self.identity, answers)
        self.dailies = DailyService(
            storage,
            self.identity,
            answers,
            private_tables,
            celebrations,
            self._workers,
            results,
            quota,
            chance,
            clock,
        )
        self.daily_ends = DailyEnds(
            storage, tables, gateway, self.identity, moves, self._workers, results, clock, sleep
        )
        self.earlier_days = EarlierDayService(storage, self.identity, answers, private_tables, results, clock)
        self.challenges = ChallengeService(storage, gateway, self.identity, answers, private_tables, chance)
        self.challenge_ends = ChallengeEnds(storage, tables, gateway, self.identity, moves, self._workers, clock)
        self.reminders = ReminderService(storage, gateway, self.identity, self.dailies, self.bans, clock)
        self.evenings = EveningService(
            storage,
            tables,
            gateway,
            self.identity,
            answers,
            moves,
            updates,
            self._workers,
            self.lobby,
            updates.matches,
            chance,
            clock,
        )
        self.matches = ServerMatchService(
            storage, tables, self.identity, access, answers, updates, updates.matches, chance, clock, idle
        )
        self.individuals = IndividualService(
            storage, tables, gateway, self.identity, access, updates, self.evenings, chance, clock, sleep, idle
        )
        self.appointment_times = AppointmentTimes(
            storage, tables, gateway, self.identity, updates, self.bans.is_shut_out, chance, clock, idle
        )
        self.appointments = AppointmentService(
            storage, tables, gateway, self.identity, access, updates, self.appointment_times, clock
        )
        self.withdrawals = WithdrawalService(
            storage, tables, self.identity, updates, self.individuals, self.appointments
        )
        self.seasons = SeasonService(storage, self.identity, clock)
        self.season_ends = SeasonEnds(storage, gateway, self.identity, clock)
        charts = Charts(self._workers, quota)
        self.ledger = LedgerService(storage, self.identity, access, charts, quota, clock)
        self.results = ResultsService(storage, self.identity, self.ledger, charts, clock)
        self.settings = SettingsService(
            storage, self.identity, gateway, answers, self.endings, self.bans, self._workers, quota, clock, kept
        )
        self.bookkeeping = BookkeepingService(storage, self._workers, sleep)
        self._handlers = handlers(vars(self).values())

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
        self._updates.start()
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

    async def _keep_books(self) -> None:
        await self.bookkeeping.go_on()

    async def _forget_guilds(self) -> None:
        self.settings.go_on_forgetting()

    async def _close_days(self) -> None:
        self.daily_ends.end_days()

    async def _show_evening_change(self, table: Table) -> None:
        await self.evenings.show_change(table)
        self.individuals.follow(table)

    async def _remind(self) -> None:
        self.reminders.tell()

    async def _end_evenings(self) -> None:
        await self.individuals.go_on()
        self.evenings.end()

    async def _look_after_waiting(self) -> None:
        await self.across.look_after()

    async def _end_challenges(self) -> None:
        self.challenge_ends.end()

    async def _end_seasons(self) -> None:
        await self.season_ends.look_after()

    async def _begin_appointments(self) -> None:
        await self.appointment_times.look_after()
