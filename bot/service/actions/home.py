"""Home: shows what waits for a person and the ways to all that there is, and begins what is chosen there."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from zoneinfo import ZoneInfo

from bot.model.errors import Refusal
from bot.model.event import Form
from bot.model.forms import offered
from bot.model.home import (
    ChallengeFriend,
    ChooseEvening,
    ChooseHome,
    InviteFriends,
    ListTables,
    OpenEveningOf,
    OpenHome,
    OpenMatch,
    OpenPreferences,
    OpenPrivacy,
    OpenTable,
    OpenTableAt,
    Part,
    ShowHome,
)
from bot.model.person import Person
from bot.model.server_match import may_match
from bot.service.actions.appointment import AppointmentService
from bot.service.actions.challenge import ChallengeService
from bot.service.actions.company import accounts
from bot.service.actions.daily import DailyService
from bot.service.actions.display import DisplayService
from bot.service.actions.evening import EveningService
from bot.service.actions.individual import IndividualService
from bot.service.actions.lobby import LobbyService
from bot.service.actions.reminder import ReminderService, begun
from bot.service.actions.server_match import ServerMatchService
from bot.service.actions.settings import SettingsService
from bot.service.common.replies import Actor, Reply, does, explain, need_posting
from bot.service.running.ground import Ground
from bot.ui.games import SCREENS
from bot.ui.home import (
    WAITING_LISTED,
    Home,
    back_page,
    home_page,
    more_page,
    people_page,
    same_page,
    time_form,
    time_refused,
)
from bot.ui.screen import Screen
from engine.games import GAMES


@dataclass(slots=True, eq=False)
class HomeService:
    """Shows the pages of Home, and hands what is begun from there to the service that does it."""

    _ground: Ground
    _dailies: DailyService
    _reminders: ReminderService
    _lobby: LobbyService
    _appointments: AppointmentService
    _challenges: ChallengeService
    _evenings: EveningService
    _individuals: IndividualService
    _matches: ServerMatchService
    _display: DisplayService
    _settings: SettingsService
    _has_last: Callable[[Actor, Person, str], Awaitable[bool]]
    """Whether a person has a game here to look back on."""

    # Its pages

    async def show(self, actor: Actor, reply: Reply, game: str) -> None:
        """Show Home in a game to the person who asks, in a new message."""
        await reply.show_note(await self._page(actor, ShowHome(game)))

    @does(OpenHome)
    async def open(self, actor: Actor, reply: Reply, action: OpenHome) -> None:
        """Show Home, and leave the pressed message as it is."""
        await self.show(actor, reply, action.game)

    @does(ShowHome)
    async def turn(self, actor: Actor, reply: Reply, action: ShowHome) -> None:
        """Show another page of Home in the place of the pressed one."""
        await reply.show_panel(await self._page(actor, action))

    @does(ChooseHome)
    async def choose(self, actor: Actor, reply: Reply, action: ChooseHome) -> None:
        """Show Home in the game that was chosen."""
        if len(action.values) != 1 or action.values[0] not in GAMES:
            raise Refusal("unknown-button")
        await self.turn(actor, reply, ShowHome(action.values[0]))

    async def _page(self, actor: Actor, action: ShowHome) -> Screen:
        person = await self._ground.identity.person(actor)
        t, game = self._ground.identity.to(person), action.game
        match action.part:
            case Part.FRIENDS:
                return people_page(game, t, across=await self._may_look_across(actor))
            case Part.SAME:
                match = may_match(game) and await self._may_see_match(actor, game)
                return same_page(game, t, on_server=actor.on_server, match=match)
            case Part.BACK:
                last = actor.on_server and await self._has_last(actor, person, game)
                return back_page(game, person.id, t, on_server=actor.on_server, last=last)
            case Part.MORE:
                return more_page(game, t, on_server=actor.on_server, new=await self._is_new(actor, person, game))
        return home_page(await self._home(actor, person, game), t)

    async def _home(self, actor: Actor, person: Person, game: str) -> Home:
        """Return what Home tells a person."""
        storage, now = self._ground.storage, self._ground.clock()
        standings = await self._dailies.standings(person)
        queue = await storage.across.queue(person, game)
        mistake = await storage.mistakes.next(person, game, actor.guild_id, now)
        return Home(
            person,
            game,
            await self._reminders.waiting(person, begun(standings)),
            standings,
            actor.on_server,
            await storage.tables.kept_for(person, now, WAITING_LISTED),
            await storage.appointments.of_person(person, now, WAITING_LISTED),
            queue.number - (queue.wait is not None),
            mistake is not None and mistake.due_at <= now,
            await self._is_new(actor, person, game),
        )

    async def _is_new(self, actor: Actor, person: Person, game: str) -> bool:
        """Return whether a person has not been dealt cards here of a game that can be learnt."""
        if not actor.on_server or SCREENS[game].lesson is None:
            return False
        return not await self._ground.storage.tables.own_dealt(person, actor.guild_id, game)

    async def _may_look_across(self, actor: Actor) -> bool:
        """Return whether a person may look for people of all servers where they ask."""
        return not actor.on_server or (await self._ground.identity.guild(actor)).settings.across

    async def _may_see_match(self, actor: Actor, game: str) -> bool:
        """Return whether the server has a match at a game, or its moderators, who ask here, may agree on one."""
        if not actor.on_server or not (await self._ground.identity.guild(actor)).settings.across:
            return False
        return actor.moderator or await self._ground.storage.matches.open(actor.guild_id, game) is not None

    # What is begun there

    @does(OpenTable)
    async def open_table(self, actor: Actor, reply: Reply, action: OpenTable) -> None:
        """Open a table for anybody in the channel."""
        need_posting(actor)
        await self._lobby.open_table(actor, reply, game=action.game)

    @does(OpenTableAt)
    async def open_table_at(self, actor: Actor, reply: Reply, action: OpenTableAt) -> None:
        """Ask when people meet, and who; have them sign up for that time where it was typed."""
        need_posting(actor)
        if not action.values:
            now = self._ground.clock().astimezone(ZoneInfo(await self._appointments.zone_of(actor)))
            await reply.ask(time_form(action.game, now, await self._ground.identity.to_asker(actor)))
            return
        typed, *asked = action.values
        friends = [await self._ground.member(actor.guild_id, account) for account in accounts(tuple(asked))]
        try:
            await self._appointments.open(actor, reply, typed, action.game, {}, {}, friends=friends)
        except Refusal as refusal:
            # The window is gone with what was typed there: the way back to it stands beside the reason.
            t = await self._ground.identity.to_asker(actor)
            await reply.show_note(time_refused(action.game, explain(refusal, t), t))

    @does(InviteFriends)
    async def invite(self, actor: Actor, reply: Reply, action: InviteFriends) -> None:
        """Open a table, and keep seats for those who were chosen."""
        need_posting(actor)
        friends = [await self._ground.member(actor.guild_id, account) for account in accounts(action.values)]
        await self._lobby.open_table(actor, reply, game=action.game, friends=friends)

    @does(ChallengeFriend)
    async def challenge(self, actor: Actor, reply: Reply, action: ChallengeFriend) -> None:
        """Challenge the person who was chosen."""
        need_posting(actor)
        for account in accounts(action.values):
            await self._challenges.challenge_account(actor, reply, action.game, account)

    @does(OpenEveningOf)
    async def open_evening(self, actor: Actor, reply: Reply, action: OpenEveningOf) -> None:
        """Begin an evening, or show the one that goes on."""
        need_posting(actor)
        if action.form is Form.TEAMS:
            await self._evenings.show_or_begin(actor, reply, action.game, None, action.form)
        else:
            await self._individuals.show_or_open(actor, reply, action.game, None, action.form)

    @does(ChooseEvening)
    async def choose_evening(self, actor: Actor, reply: Reply, action: ChooseEvening) -> None:
        """Begin an evening of the form that was chosen, or show the one that goes on."""
        if len(action.values) != 1 or action.values[0] not in offered(action.game):
            raise Refusal("unknown-button")
        await self.open_evening(actor, reply, OpenEveningOf(action.game, Form(action.values[0])))

    @does(OpenMatch)
    async def open_match(self, actor: Actor, reply: Reply, action: OpenMatch) -> None:
        """Show the server's match, or ask for one."""
        need_posting(actor)
        await self._matches.show_or_open(actor, reply, action.game, None, None)

    @does(ListTables)
    async def list_tables(self, actor: Actor, reply: Reply, _: ListTables) -> None:
        """List the tables of the server."""
        await self._display.list_tables(actor, reply)

    @does(OpenPreferences)
    async def show_preferences(self, actor: Actor, reply: Reply, _: OpenPreferences) -> None:
        """Show a person's preferences."""
        await self._settings.show_preferences(actor, reply)

    @does(OpenPrivacy)
    async def show_privacy(self, actor: Actor, reply: Reply, _: OpenPrivacy) -> None:
        """Show what is kept of a person."""
        await self._settings.show_privacy(actor, reply)
