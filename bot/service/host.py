"""The one place through which every click and command reaches its service."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from datetime import UTC, datetime, timedelta
from typing import Any, Final

from bot.model import actions
from bot.model.actions import Action, TableAction
from bot.model.chance import Chance
from bot.model.clock import Durations
from bot.model.errors import Refusal
from bot.model.operator import Operator
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
from bot.service.looking_back.review import Reviewer, ReviewService
from bot.service.looking_back.season import SeasonService
from bot.service.running.appointment import AppointmentTimes
from bot.service.running.celebration import Celebrations
from bot.service.running.challenge_end import ChallengeEnds
from bot.service.running.daily_end import DailyEnds
from bot.service.running.daily_result import DailyResults
from bot.service.running.moves import Moves
from bot.service.running.season_end import SeasonEnds
from bot.service.running.shared_result import SharedResults
from bot.service.running.transaction import Tables
from bot.service.running.updates import Updates
from bot.storage.storage import Storage
from engine.moves import IllegalMove

FOR_EVERYBODY: Final = (actions.AnswerPrivacy, actions.ShowAbout, actions.ShowReport)
"""What those may press too whom the operator has shut out: their data are theirs."""
Handler = Callable[[Actor, Reply, Any], Awaitable[None]]
"""Does what a button means; its third argument is the action of that kind."""


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
            self._do,
        )
        shared_results = SharedResults(storage, moves, self._workers, updates.background)
        self.shared_deals = SharedDealService(
            storage, self.identity, access, answers, self._workers, shared_results, quota
        )
        self.rules = RulesService(self.identity, answers, self._workers, quota)
        self.lessons = LessonService(self.identity, answers)
        daily_results = DailyResults(storage, moves, self._workers, updates.background)
        self.dailies = DailyService(
            storage,
            self.identity,
            answers,
            private_tables,
            celebrations,
            self._workers,
            daily_results,
            quota,
            chance,
            clock,
        )
        self.daily_ends = DailyEnds(
            storage, tables, gateway, self.identity, moves, self._workers, daily_results, clock, sleep
        )
        self.earlier_days = EarlierDayService(storage, self.identity, answers, private_tables, daily_results, clock)
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
        self.settings = SettingsService(
            storage, self.identity, gateway, answers, self.endings, self.bans, self._workers, quota, clock, kept
        )
        self.bookkeeping = BookkeepingService(storage, self._workers, sleep)
        self._handlers = self._dispatch()

    def _dispatch(self) -> Mapping[type[Action], Handler]:
        """Return the handler of each kind of action."""
        return {
            actions.Sit: self.lobby.sit,
            actions.Stand: self.lobby.stand,
            actions.Decline: self.lobby.decline,
            actions.OpenToAll: self.lobby.open_to_all,
            actions.SeatComputer: self.lobby.seat_computer,
            actions.Start: self.lobby.start,
            actions.ShowOptions: self.lobby.show_options,
            actions.ChooseOption: self.lobby.choose_option,
            actions.Resume: self.lobby.resume,
            actions.Wake: self.lobby.wake,
            actions.GoOn: self.lobby.go_on,
            actions.Rematch: self.lobby.rematch,
            actions.PlayAtOnce: self.lobby.play_at_once,
            actions.ShowLevels: self.lobby.show_levels,
            actions.MakeMove: self.play.make_move,
            actions.CutAnywhere: self.play.cut_anywhere,
            actions.OpenHand: self.play.look,
            actions.Look: self.play.look,
            actions.Back: self.play.look,
            actions.AskFirst: self.play.ask_first,
            actions.ShowMore: self.play.show_more,
            actions.ShowWords: self.play.show_more,
            actions.ShowAhead: self.play.show_more,
            actions.Suppose: self.play.show_more,
            actions.SayAhead: self.ahead.say,
            actions.TakeBackAhead: self.ahead.take_back,
            actions.ShowCuts: self.play.show_cuts,
            actions.ShowPreferences: self.play.show_preferences,
            actions.DealNow: self.play.deal_now,
            actions.Hint: self.play.show_hint,
            actions.ShowFared: self.shared_deals.show,
            actions.Advise: self.play.advise,
            actions.TellCouncil: self.play.tell_council,
            actions.AskSeedWords: self.play.ask_words,
            actions.AddSeedWords: self.play.add_words,
            actions.Return: self.play.come_back,
            actions.TakeOver: self.play.take_over,
            actions.Renounce: self.play.renounce,
            actions.Concede: self.endings.press_concede,
            actions.Leave: self.endings.press_leave,
            actions.Stop: self.endings.press_stop,
            actions.AskGiveUp: self.endings.ask_give_up,
            actions.GiveUp: self.endings.give_up,
            actions.BringDown: self.display.bring_down,
            actions.ShowMenu: self.display.show_menu,
            actions.ReadTable: self.display.read_table,
            actions.ShowSeal: self.display.show_seal,
            actions.ShowSeats: self.display.show_seats,
            actions.ShowRecord: self.ledger.show_record,
            actions.ShowTold: self.company.show_told,
            actions.ChooseTold: self.company.choose_told,
            actions.ShowBlocks: self.company.show_blocks,
            actions.Block: self.company.block,
            actions.Unblock: self.company.unblock,
            actions.FindTable: self.across.find_again,
            actions.ShowQueue: self.across.show,
            actions.StopWaiting: self.across.stop,
            actions.FillSeats: self.across.choose_computers,
            actions.SayPhrase: self.across.say,
            actions.TurnDeaf: self.across.turn_deaf,
            actions.ShowAcrossRating: self.across.show_rating,
            actions.ListAcross: self.across.choose_listed,
            actions.ChooseKnownAs: self.across.choose_name,
            actions.ShowAbout: self.about.show_about,
            actions.ShowReport: self.reports.show,
            actions.ReportMet: self.reports.report,
            actions.BlockMet: self.reports.block,
            actions.ShowReminders: self.reminders.show,
            actions.TellTomorrow: self.reminders.tell_tomorrow,
            actions.TellDaily: self.reminders.tell_daily,
            actions.TellWaiting: self.reminders.tell_waiting,
            actions.ShowWaiting: self.reminders.show_waiting,
            actions.ChooseTime: self.reminders.choose,
            actions.OpenDaily: self.dailies.open,
            actions.ShowDaily: self.dailies.show,
            actions.PlayDaily: self.dailies.play,
            actions.ShareDaily: self.dailies.share,
            actions.ExplainDaily: self.dailies.explain,
            actions.ShowDailySeal: self.dailies.show_seal,
            actions.ShowField: self.dailies.show_field,
            actions.ShowRanks: self.dailies.show_ranks,
            actions.ChooseDay: self.dailies.choose,
            actions.ShowEarlierDays: self.earlier_days.show_days,
            actions.PlayLater: self.earlier_days.play,
            actions.ShowLater: self.earlier_days.show,
            actions.OpenEvening: self.evenings.open,
            actions.ShowEvening: self.evenings.show,
            actions.ShowEveningRules: self.evenings.show_rules,
            actions.JoinEvening: self.evenings.join,
            actions.ShowEveningDeal: self.evenings.show_deal,
            actions.SignUp: self.individuals.sign_up,
            actions.SignOff: self.individuals.sign_off,
            actions.ChoosePartner: self.individuals.choose_partner,
            actions.BeginEvening: self.individuals.begin,
            actions.ComeAt: self.appointments.come,
            actions.StayAway: self.appointments.stay_away,
            actions.CallOff: self.appointments.call_off,
            actions.ShowWaysToRemind: self.appointments.show_ways,
            actions.RemindAt: self.appointments.remind,
            actions.ShowSeason: self.seasons.turn,
            actions.JoinMatch: self.matches.join,
            actions.LeaveMatch: self.matches.leave,
            actions.ChooseTeammate: self.matches.choose_partner,
            actions.BeginMatch: self.matches.begin,
            actions.CallMatchOff: self.matches.call_off,
            actions.OpenMatchHand: self.matches.open_hand,
            actions.AnswerChallenge: self.challenges.answer,
            actions.OpenChallenge: self.challenges.open,
            actions.ShowChallenge: self.challenges.show,
            actions.ShowChallengeRules: self.challenges.show_rules,
            actions.PlayChallenge: self.challenges.play,
            actions.ShowChallengeDeal: self.challenges.show_deal,
            actions.ChallengeAgain: self.challenges.again,
            actions.ShowChallenges: self.challenges.list,
            actions.MakeChallenge: self.challenges.make,
            actions.LedgerPage: self.ledger.turn_page,
            actions.DrawStandings: self.ledger.draw_standings,
            actions.ChooseGame: self.ledger.show_game,
            actions.SendRecord: self.ledger.send_chosen_record,
            actions.ShowCourse: self.ledger.turn_chart,
            actions.ShowPicture: self.ledger.show_picture,
            actions.ReviewDeal: self.reviews.show_deal,
            actions.ShowHands: self.reviews.show_hands,
            actions.ShowExample: self.reviews.show_example,
            actions.OpenReplay: self.replays.open,
            actions.OpenHonour: self.replays.open_honour,
            actions.TurnReplay: self.replays.turn_page,
            actions.PostMoment: self.replays.post,
            actions.ShowFilm: self.replays.show_film,
            actions.PostFilm: self.replays.post_film,
            actions.PlayOnReplay: self.play_on.play_on_from_game,
            actions.PlayOnReview: self.play_on.play_on_from_game,
            actions.PlayOnPuzzle: self.play_on.play_on_from_puzzle,
            actions.PlayAgain: self.play_on.play_again,
            actions.GoBack: self.play_on.go_back,
            actions.OpenPuzzle: self.puzzles.open,
            actions.NextPuzzle: self.puzzles.show_next,
            actions.TryCard: self.puzzles.try_card,
            actions.ReadPuzzle: self.puzzles.show_in_words,
            actions.OpenMistakes: self.mistakes.open,
            actions.NextMistake: self.mistakes.show_next,
            actions.AnswerMistake: self.mistakes.answer,
            actions.ReadMistake: self.mistakes.show_in_words,
            actions.OpenInsights: self.insights.open,
            actions.ShareInsights: self.insights.share,
            actions.TurnLesson: self.lessons.turn_page,
            actions.ShowRules: self.rules.turn_page,
            actions.ChooseRules: self.rules.choose,
            actions.ChangePreference: self.settings.change_preference,
            actions.ChangeSetting: self.settings.change_setting,
            actions.ShowSettings: self.settings.turn_settings,
            actions.AnswerPrivacy: self.settings.answer_privacy,
        }

    async def press(self, actor: Actor, reply: Reply, custom_id: str, values: Sequence[str] = ()) -> None:
        """Do what a button means, or a list with the chosen values.

        Raise `Refusal` where the answer is only a text.
        """
        self.note_open_channel(actor)
        action = actions.parse(custom_id, values)
        if not isinstance(action, FOR_EVERYBODY):
            self.bans.need_welcome(actor)
        try:
            await self._do(actor, reply, action)
        except (Refusal, IllegalMove) as refusal:
            if not isinstance(action, TableAction) or not reply.on_panel:
                raise refuse(refusal) from None
            await self.play.tell_refusal(actor, reply, action.table_id, refuse(refusal))

    async def _do(self, actor: Actor, reply: Reply, action: Action) -> None:
        """Do what an action means, whether its button was pressed or another one leads to it."""
        await self._handlers[type(action)](actor, reply, action)

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
