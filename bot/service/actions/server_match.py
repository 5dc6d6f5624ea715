"""Matches of two servers: they agree on one, people sign up, and both say that it begins."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from functools import partial

from bot.model.code import new_code, read_code
from bot.model.errors import Refusal
from bot.model.evening import USUAL_DEALS
from bot.model.options import Guild
from bot.model.person import Person
from bot.model.server_match import (
    MOST_PEOPLE,
    OPEN_FOR,
    TEAMS,
    BeginMatch,
    CallMatchOff,
    ChooseTeammate,
    JoinMatch,
    LeaveMatch,
    MatchAction,
    OpenMatchHand,
    ServerMatch,
)
from bot.model.signing_up import choose
from bot.model.table import ACROSS
from bot.service.actions.access import Access, need_allowed
from bot.service.actions.across import need_joined
from bot.service.actions.answers import Answers
from bot.service.common.replies import Actor, Reply, does, need_server
from bot.service.running.ground import Ground
from bot.service.running.server_match import MatchBegun, MatchBoards, begin_match
from bot.service.running.updates import Updates
from bot.storage.retry import retried
from bot.storage.table import TableSession
from bot.ui.server_match import match_page
from engine.players import Level

Change = Callable[[TableSession, ServerMatch, int, Person], Awaitable[None]]
"""Changes who plays in a match, for the team with a number."""


@dataclass(slots=True, eq=False)
class ServerMatchService:
    """Has two servers agree on a match, and their people sign up for it."""

    _ground: Ground
    _access: Access
    _answers: Answers
    _updates: Updates
    _boards: MatchBoards

    async def show_or_open(self, actor: Actor, reply: Reply, game: str, deals: int | None, code: str | None) -> None:
        """Show the server's match at a game, or ask for one; with a code, accept the one of another server."""
        need_server(actor)
        person, guild = await self._ground.identity.person(actor), await self._ground.identity.guild(actor)
        need_joined(guild, actor)
        number = await self._ground.storage.matches.open(guild.id, game) if code is None else None
        if number is not None:
            match, team = await self._find(actor, number)
            await reply.show_note(match_page(match, team, self._ground.identity.to(person)))
            return
        if not actor.moderator:
            raise Refusal("moderators-only")
        place = guild.id, actor.channel_id
        if code is None:
            number = await self._ask(actor, place, game, deals or USUAL_DEALS)
        else:
            number = await self._accept(actor, place, game, read_code(code))
        await self._post(reply, guild, number)

    @retried
    async def _ask(self, actor: Actor, place: tuple[int, int], game: str, deals: int) -> int:
        async with self._ground.tables.session() as session:
            await session.count(actor.delivery)
            return await session.matches.open(place, game, deals, new_code(self._ground.chance), session.now + OPEN_FOR)

    @retried
    async def _accept(self, actor: Actor, place: tuple[int, int], game: str, code: str) -> int:
        async with self._ground.tables.session() as session:
            await session.count(actor.delivery)
            return await session.matches.accept(place, game, code)

    async def _post(self, reply: Reply, guild: Guild, number: int) -> None:
        match = await self._ground.storage.matches.find(number)
        team = match.team_of(guild.id)
        assert team is not None
        message_id = await reply.show_public(match_page(match, team, self._ground.identity.to_all(guild)))
        if message_id is not None:
            await self._ground.storage.matches.note_message(number, team, message_id)
        self._boards.follow()

    # Who plays

    @does(JoinMatch)
    async def join(self, actor: Actor, reply: Reply, action: JoinMatch) -> None:
        """Have a person play for their server, or note that they are there."""
        await self._sign_up(actor, reply, action, _join)

    @does(ChooseTeammate)
    async def choose_partner(self, actor: Actor, reply: Reply, action: ChooseTeammate) -> None:
        """Have a person play for their server, and want somebody of it for a partner."""
        await self._sign_up(actor, reply, action, partial(_choose, chosen=action.values))

    async def _sign_up(self, actor: Actor, reply: Reply, action: MatchAction, change: Change) -> None:
        match = await self._change(actor, reply, action, change)
        await self._access.note_blocked(actor, reply, [each.person for each in match.people])

    @does(LeaveMatch)
    async def leave(self, actor: Actor, reply: Reply, action: LeaveMatch) -> None:
        """Have a person play no more."""
        await self._change(actor, reply, action, _leave)

    @does(CallMatchOff)
    async def call_off(self, actor: Actor, reply: Reply, action: CallMatchOff) -> None:
        """Call a match off; the moderators of either server may."""
        _need_moderator(actor)
        await self._change(actor, reply, action, _call_off)

    @does(BeginMatch)
    async def begin(self, actor: Actor, reply: Reply, action: BeginMatch) -> None:
        """Note that a server's team wants to begin now; when both do, everybody sits down."""
        _need_moderator(actor)
        computers, begun = await self._ground.storage.people.computers(Level.REGULAR), list[MatchBegun]()

        async def be_ready(session: TableSession, match: ServerMatch, team: int, person: Person) -> None:
            if match.has(person):
                await session.matches.be_here(match.number, person)
                match = await session.matches.lock(match.number)
            begun[:] = [await self._begin(session, match, team, computers)]

        await self._change(actor, reply, action, be_ready)
        for table in begun[0].tables:
            self._updates.wake(table)
            self._updates.calls.call(table, table.seats.sitting)
        for each in begun[0].stepped_back:
            self._updates.seat_news.step_back([each.person], each.guild_id, each.channel_id)

    async def _begin(
        self, session: TableSession, match: ServerMatch, team: int, computers: Sequence[Person]
    ) -> MatchBegun:
        if len(match.teams) < TEAMS:
            raise Refusal("match-alone")
        if not match.teams[team].people:
            raise Refusal("match-few")
        await session.matches.be_ready(match.number, team)
        other = match.teams[1 - team]
        if not (other.ready and other.people):
            return MatchBegun()
        return await begin_match(session, match, computers, self._ground.chance, self._ground.durations.idle)

    async def _change(self, actor: Actor, reply: Reply, action: MatchAction, change: Change) -> ServerMatch:
        need_server(actor)
        person, guild = await self._ground.identity.person(actor), await self._ground.identity.guild(actor)
        need_allowed(guild, actor)
        await self._store(actor, action.evening, person, change)
        match, team = await self._find(actor, action.evening)
        # An own page beside the public one is drawn where it was pressed.
        t = self._ground.identity.to(person) if reply.on_panel else self._ground.identity.to_all(guild)
        screen = match_page(match, team, t)
        await (reply.show_panel(screen) if reply.on_panel else reply.show_public(screen))
        self._boards.follow()
        return match

    @retried
    async def _store(self, actor: Actor, number: int, person: Person, change: Change) -> None:
        async with self._ground.tables.session() as session:
            await session.count(actor.delivery)
            match = await session.matches.lock(number)
            team = match.team_of(actor.guild_id)
            if team is None or match.evening.over:
                raise Refusal("match-over")
            if match.begun:
                raise Refusal("match-begun")
            await change(session, match, team, person)

    async def _find(self, actor: Actor, number: int) -> tuple[ServerMatch, int]:
        """Return a match in which the actor's server plays, and the number of its team."""
        match = await self._ground.storage.matches.find(number)
        team = match.team_of(actor.guild_id)
        if team is None:
            raise Refusal("match-over")
        return match, team

    # The hand

    @does(OpenMatchHand)
    async def open_hand(self, actor: Actor, reply: Reply, action: OpenMatchHand) -> None:
        """Show a person their hand in a match, at whichever table they play."""
        person = await self._ground.identity.person(actor)
        tables = await self._ground.storage.tables.of_person(person, ACROSS)
        for table in tables:
            if table.spot is not None and table.spot.evening == action.evening:
                await self._answers.show_hand(reply, table, person, table.own_seat(person), kept=False)
                self._updates.wake(table)
                return
        raise Refusal("match-no-hand")


def _need_moderator(actor: Actor) -> None:
    """Raise `Refusal` for those who cannot speak for their server."""
    if not actor.moderator:
        raise Refusal("moderators-only")


async def _join(session: TableSession, match: ServerMatch, team: int, person: Person) -> None:
    """Sign somebody up, or note that somebody who has is there now."""
    if any(each.person.id == person.id for each in match.teams[team].people):
        await session.matches.be_here(match.number, person)
        return
    if match.has(person):
        raise Refusal("sign-up-in")
    if len(match.teams[team].people) >= MOST_PEOPLE:
        raise Refusal("sign-up-full", most=MOST_PEOPLE)
    await session.across.need_patience(person)
    await session.matches.enter(match.number, person, team)


async def _choose(
    session: TableSession,
    match: ServerMatch,
    team: int,
    person: Person,
    *,
    chosen: Sequence[str],
) -> None:
    people = match.teams[team].people
    wanted = choose(chosen, person, people)
    if wanted is not None:
        await _join(session, match, team, person)
    await session.individuals.want(match.number, person, wanted.number if wanted is not None else None)


async def _leave(session: TableSession, match: ServerMatch, team: int, person: Person) -> None:
    if not match.has(person):
        raise Refusal("sign-up-out")
    await session.individuals.withdraw(match.number, person)


async def _call_off(session: TableSession, match: ServerMatch, team: int, person: Person) -> None:
    await session.evenings.close(await session.evenings.lock(match.number))
