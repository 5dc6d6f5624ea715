"""The deal of the day: the same cards for everybody, one try for each account, and a comparison.

A try is a table with one person, strong computers and a given seed, which stands in no channel.
"""

from __future__ import annotations

import logging
from dataclasses import dataclass, replace
from datetime import UTC, date, timedelta
from functools import partial

from bot.i18n.texts import Texts
from bot.model.celebration import Thing, is_round
from bot.model.daily import (
    ChooseDay,
    Daily,
    Equals,
    ExplainDaily,
    OpenDaily,
    PlayDaily,
    Rank,
    ShareDaily,
    ShowBest,
    ShowDaily,
    ShowDailyMore,
    ShowDailySeal,
    ShowField,
    ShowRanks,
    periods_of,
    placed,
)
from bot.model.duplicate import SEAT
from bot.model.errors import Refusal
from bot.model.event import Field, Try
from bot.model.person import Person
from bot.model.table import NOWHERE, Table
from bot.service.actions.answers import Answers
from bot.service.actions.private_table import PrivateTables
from bot.service.common.replies import Actor, Reply, does
from bot.service.running.alone import begin_try
from bot.service.running.celebration import Celebrations
from bot.service.running.deal_results import DealResults
from bot.service.running.duplicate import tricks_of
from bot.service.running.field_picture import field_picture
from bot.service.running.ground import Ground
from bot.ui.celebration import Met
from bot.ui.daily import (
    RANKS_LISTED,
    Standing,
    best_page,
    daily_explained,
    daily_more,
    daily_page,
    daily_seal,
    field_page,
    in_short,
    mistake_text,
    ranks_page,
    shared,
)
from bot.ui.daily_chart import chart_lines
from bot.ui.formatting import signed
from bot.ui.screen import Picture, Screen, Text
from engine.game import TrickMade
from engine.games import GAMES, with_duplicates

log = logging.getLogger(__name__)


@dataclass(slots=True, eq=False)
class DailyService:
    """Deals, and compares what people make of the cards."""

    _ground: Ground
    _answers: Answers
    _private_tables: PrivateTables
    _celebrations: Celebrations
    _results: DealResults

    async def show_daily(self, actor: Actor, reply: Reply, game: str, day: str | None = None) -> None:
        """Show a game's deal of today or of a day: what it is, one's own hand, or what one has made of it."""
        if day is not None and (asked := self._parsed(day)) != self._day:
            await self.show(actor, reply, ShowDaily(game, asked.isoformat()))
            return
        person, daily = await self._ground.identity.person(actor), await self._today(game)
        tried = await self._ground.storage.dailies.try_of(daily, person)
        if tried is None or tried.ended:
            await self._show(actor, reply, person, daily)
        else:
            await self._play(actor, reply, person, daily)

    @does(OpenDaily)
    async def open(self, actor: Actor, reply: Reply, action: OpenDaily) -> None:
        """Show today's deal to whoever is led to it from elsewhere, and leave the pressed message as it is."""
        person, daily = await self._ground.identity.person(actor), await self._today(action.game)
        screen, _ = await self._page(actor, person, daily)
        await reply.show_note(screen)

    @does(ShowDaily)
    async def show(self, actor: Actor, reply: Reply, action: ShowDaily) -> None:
        """Show what the person has made of the deal of a day."""
        person, daily = await self._ground.identity.person(actor), await self._daily(action.game, action.day)
        await self._show(actor, reply, person, daily)

    @does(ChooseDay)
    async def choose(self, actor: Actor, reply: Reply, action: ChooseDay) -> None:
        """Show what the person has made of the deal of the day that was chosen from the list; of today if none was."""
        day = action.values[0] if action.values else self._day.isoformat()
        await self.show(actor, reply, ShowDaily(action.game, day))

    @does(PlayDaily)
    async def play(self, actor: Actor, reply: Reply, action: PlayDaily) -> None:
        """Begin a try of today's deal, or go on with it."""
        person, daily = await self._ground.identity.person(actor), await self._today(action.game)
        if action.day == daily.day.isoformat():
            await self._play(actor, reply, person, daily)
        else:
            # The button is of a day that is over: nobody begins a deal whose seal is not on the page.
            await self._show(actor, reply, person, daily)

    @does(ExplainDaily)
    async def explain(self, actor: Actor, reply: Reply, action: ExplainDaily) -> None:
        """Tell how deals of the day work."""
        person, daily = await self._ground.identity.person(actor), await self._daily(action.game, action.day)
        await reply.show_note(daily_explained(daily, action.seal, self._ground.identity.to(person)))

    @does(ShowDailyMore)
    async def show_more(self, actor: Actor, reply: Reply, action: ShowDailyMore) -> None:
        """Offer what is seldom done at a deal that the person has begun."""
        person, daily = await self._ground.identity.person(actor), await self._daily(action.game, action.day)
        tried = await self._ground.storage.dailies.try_of(daily, person)
        table = (await self._played(tried))[0] if daily.closed else None
        standing = Standing(daily, tried, Field({}), 0, table, daily.day < self._day)
        await reply.show_panel(daily_more(standing, action.seal, self._ground.identity.to(person)))

    @does(ShowDailySeal)
    async def show_seal(self, actor: Actor, reply: Reply, action: ShowDailySeal) -> None:
        """Show the seal of a deal, and its secret when its day is over."""
        person, daily = await self._ground.identity.person(actor), await self._daily(action.game, action.day)
        await reply.show_note(daily_seal(daily, action.seal, self._ground.identity.to(person)))

    @does(ShareDaily)
    async def share(self, actor: Actor, reply: Reply, action: ShareDaily) -> None:
        """Tell everybody in the channel what a person has made of a deal: points, place and streak, and no card."""
        person, daily = await self._ground.identity.person(actor), await self._daily(action.game, action.day)
        dailies = self._ground.storage.dailies
        tried = await dailies.try_of(daily, person)
        if tried is None or not tried.finished:
            raise Refusal("daily-nothing-to-share")
        # Counted first: what is noted as shared has to be shown.
        with self._ground.quota.one_more(actor.user_id):
            if not await dailies.share(daily, person, actor.channel_id, actor.delivery):
                raise Refusal("daily-shared-here")
            streak = await dailies.streak(person, daily.game, self._day)
            _, made = await self._played(tried)
            standing = Standing(daily, tried, await self._ground.storage.events.field(daily), streak, made=made)
            self._results.work_out(daily, daily.rules)
            t = self._ground.identity.to_all(await self._ground.identity.guild(actor))
            await reply.make_way()
            picture = await self._picture(standing, tried, t, actor)
        await reply.post(shared(standing, tried, person, t).with_picture(picture))

    async def _picture(self, standing: Standing, tried: Try | None, t: Texts, actor: Actor) -> Picture | None:
        """Draw the field, with a try in it; `None` where it is the only one, or that takes too long."""
        if standing.field.size == 1 and not standing.signs:
            return None
        own = tried.points if tried is not None and tried.finished else None
        lines = chart_lines(standing.field, own, in_short(standing.daily, t), t, streak=standing.streak)
        return await field_picture(self._ground.workers, standing.field, own, lines, standing.signs, actor.party)

    @does(ShowField)
    async def show_field(self, actor: Actor, reply: Reply, action: ShowField) -> None:
        """Show what all made of the deal of a day that is over: the field, its best line, its dearest mistake."""
        person, daily = await self._ground.identity.person(actor), await self._daily(action.game, action.day)
        dailies, t = self._ground.storage.dailies, self._ground.identity.to(person)
        standing = Standing(
            daily, await dailies.try_of(daily, person), await self._ground.storage.events.field(daily), 0
        )
        had_before = await dailies.find(daily.day - timedelta(days=1), daily.game) is not None
        later = await self._ground.storage.dailies.try_of(daily, person, later=True)
        standing = replace(standing, had_before=had_before, later=later)
        if not daily.closed or not standing.field.size:
            await reply.show_panel(field_page(standing, None, None, t))
            return
        best = await self._best(standing)
        self._results.work_out(daily, daily.rules)
        await reply.make_way()
        picture = await self._picture(standing, standing.tried, t, actor)
        await reply.show_panel(field_page(standing, picture, _mistake_text(daily, t), t, best=best is not None))

    @does(ShowBest)
    async def show_best(self, actor: Actor, reply: Reply, action: ShowBest) -> None:
        """Show how one of those who made the most of the deal of a day that is over has played it."""
        person, daily = await self._ground.identity.person(actor), await self._daily(action.game, action.day)
        own = await self._ground.storage.dailies.try_of(daily, person)
        field = await self._ground.storage.events.field(daily)
        best = await self._best(Standing(daily, own, field, 0)) if daily.closed and field.size else None
        if best is None or best.table_id is None:
            await self.show_field(actor, reply, ShowField(action.game, action.day))
            return
        table = await self._ground.storage.tables.read(best.table_id)
        await reply.show_panel(best_page(daily, table, self._ground.identity.to(person), own=best is own))

    async def _best(self, standing: Standing) -> Try | None:
        """Return one of the best tries, of equal ones the reader's own; `None` where its cards are not kept."""
        best, own = await self._ground.storage.dailies.best(standing.daily), standing.tried
        if best is None or best.points < max(standing.field.tries):
            # Whoever had made more has deleted their data.
            return None
        if own is not None and own.is_kept and own.points == best.points:
            return own
        return best

    @does(ShowRanks)
    async def show_ranks(self, actor: Actor, reply: Reply, action: ShowRanks) -> None:
        """Show who has done best this week or this month, here or on all servers."""
        if not actor.on_server:
            action = replace(action, everywhere=True)
        person, guild = await self._ground.identity.person(actor), await self._ground.identity.guild(actor)
        # The last day that is over: on the first of a month, the whole month before is shown.
        last = self._day - timedelta(days=1)
        period = periods_of(last)[action.month]
        place = NOWHERE if action.everywhere else actor.guild_id
        lines: list[tuple[int, Rank]] | None = None
        equal: Equals | None = None
        if action.everywhere or guild.settings.daily_table:
            ranks, equal = await self._ground.storage.dailies.ranks(period, action.game, place, RANKS_LISTED)
            lines = placed(ranks)
            own = await self._ground.storage.dailies.own_rank(period, action.game, place, person)
            if own is not None and all(rank.person.id != person.id for _, rank in lines):
                lines.append(own)
        t = self._ground.identity.to(person)
        page = ranks_page(action, lines, last, person, t, equal=equal, on_server=actor.on_server)
        await reply.show_panel(page)

    def _parsed(self, text: str) -> date:
        """Read a day that somebody has written; raise `Refusal` where it is none, or one that is still to come."""
        try:
            day = date.fromisoformat(text.strip())
        except ValueError:
            raise Refusal("daily-day-wrong", example=self._day.isoformat()) from None
        if day > self._day:
            raise Refusal("daily-day-ahead")
        return day

    async def _daily(self, game: str, day: str) -> Daily:
        """Return a game's deal of a day; raise `Refusal` where there was none."""
        if day == self._day.isoformat():
            return await self._today(game)
        try:
            daily = await self._ground.storage.dailies.find(date.fromisoformat(day), game)
        except ValueError:
            daily = None
        if daily is None:
            raise Refusal("daily-none")
        return daily

    @property
    def _day(self) -> date:
        return self._ground.clock().astimezone(UTC).date()

    async def _today(self, game: str) -> Daily:
        return await self._ground.storage.dailies.make(self._day, game, self._ground.chance.seed())

    async def _show(self, actor: Actor, reply: Reply, person: Person, daily: Daily) -> None:
        screen, tried = await self._page(actor, person, daily)
        # Where the hand was, it is not drawn over the page when its token runs out.
        place = tried.table_id if tried is not None else None
        await self._answers.show_aside(actor, reply, place or 0, screen)

    async def _page(self, actor: Actor, person: Person, daily: Daily) -> tuple[Screen, Try | None]:
        """Return the page of a deal as a person sees it, and the person's try."""
        dailies = self._ground.storage.dailies
        t, tried = self._ground.identity.to(person), await dailies.try_of(daily, person)
        streak = await dailies.streak(person, daily.game, self._day)
        table, made = await self._played(tried)
        over = daily.day < self._day
        field = await self._ground.storage.events.field(daily)
        looked_at = table if daily.closed else None
        yesterday = await self._before(daily, person) if tried is None and not over else None
        reminder = await self._ground.storage.reminders.of(person)
        told = reminder is not None and reminder.is_told
        had_before = await dailies.find(daily.day - timedelta(days=1), daily.game) is not None
        later = await self._ground.storage.dailies.try_of(daily, person, later=True) if daily.closed else None
        standing = Standing(daily, tried, field, streak, looked_at, over, made, yesterday, told, had_before, later)
        if tried is not None:
            self._results.work_out(daily, daily.rules)
        met = _met(standing, table) if tried is not None and not over else []
        return daily_page(standing, t, await self._celebrations.congratulate(person, met, t, actor.party)), tried

    async def standings(self, person: Person) -> list[Standing]:
        """Return what a person has made of today's deals so far, and of those of the day before, by game."""
        found = []
        for game in with_duplicates():
            daily = await self._today(game)
            tried, before = await self._ground.storage.dailies.try_of(daily, person), await self._before(daily, person)
            streak = await self._ground.storage.dailies.streak(person, game, self._day)
            found.append(Standing(daily, tried, Field({}), streak, yesterday=before))
        return found

    async def _before(self, daily: Daily, person: Person) -> tuple[int, Field] | None:
        """Return a person's points of the day before and that day's field.

        It is `None` where the person did not finish the deal, and as long as the day is being counted.
        """
        dailies = self._ground.storage.dailies
        before = await dailies.find(daily.day - timedelta(days=1), daily.game)
        tried = await dailies.try_of(before, person) if before is not None and before.closed else None
        if before is None or tried is None or not tried.finished:
            return None
        return tried.points, await self._ground.storage.events.field(before)

    async def _played(self, tried: Try | None) -> tuple[Table | None, tuple[TrickMade, ...]]:
        """Return the table of a try, and what the tricks of a finished one brought; `None` where it is not kept."""
        if tried is None or tried.table_id is None:
            return None, ()
        table = await self._ground.storage.tables.read(tried.table_id)
        return table, tricks_of(table) if tried.finished else ()

    async def _play(self, actor: Actor, reply: Reply, person: Person, daily: Daily) -> None:
        computers, place = await self._results.computers(daily), await self._counts_on(actor, person)
        begin = partial(begin_try, daily=daily, person=person, guild_id=place, computers=computers)
        await self._private_tables.open(actor, reply, person, begin)
        self._results.work_out(daily, daily.rules)

    async def _counts_on(self, actor: Actor, person: Person) -> int:
        """Return the server in whose rankings a try counts that a person begins now.

        From a direct message it is the one on which the person has asked to be told; where moderators want no rankings,
        it is none.
        """
        reminder = await self._ground.storage.reminders.of(person) if not actor.on_server else None
        if reminder is not None and reminder.guild_id != NOWHERE:
            guild = await self._ground.storage.guilds.register_guild(reminder.guild_id)
        else:
            guild = await self._ground.identity.guild(actor)
        return guild.id if guild.settings.daily_table else NOWHERE


def _met(standing: Standing, table: Table | None) -> list[Met]:
    """Return on what the person of a try is congratulated on its day; on nothing where it was left off."""
    daily, tried, met = standing.daily, standing.tried, []
    if tried is None or not tried.finished:
        return []
    points, strong, perfect = signed(tried.points), daily.strong, daily.perfect
    # Where both sides see all hands, less can come of it than among those who do not.
    if strong is not None and perfect is not None and tried.points >= max(strong, perfect):
        met.append(Met(Thing.PERFECT, {"points": points, "perfect": signed(perfect)}))
    elif strong is not None and tried.points > strong:
        met.append(Met(Thing.STRONG, {"points": points, "strong": signed(strong)}))
    if is_round(standing.streak):
        met.append(Met(Thing.STREAK, {"days": standing.streak}))
    if table is not None and table.game is not None and table.game.great_bonus == SEAT:
        met.append(Met(Thing.FIRST_52))
    return met


def _mistake_text(daily: Daily, t: Texts) -> Text | None:
    """Tell the dearest mistake of a deal, if there was one."""
    mistake, cards = daily.mistake, GAMES[daily.game].cards
    if mistake is None:
        return None
    return mistake_text(mistake, cards.parse(mistake.card), cards.parse(mistake.better), t)
