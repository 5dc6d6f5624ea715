"""Replays of past games: card by card for one person, and what that person shows to everybody."""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from typing import Final, NamedTuple

from bot.i18n.texts import Texts
from bot.model.errors import Refusal
from bot.model.honour import OpenHonour
from bot.model.replay import (
    AskToShare,
    JumpInReplay,
    Moment,
    OpenReplay,
    OpenTrick,
    PostFilm,
    PostMoment,
    ReplayAction,
    ShowFilm,
    Stop,
    TurnReplay,
    moments,
    nearest,
    shown_deals,
    stepped,
    stops,
)
from bot.service.common.newest import Newest
from bot.service.common.replies import Actor, Place, Reply, does
from bot.service.looking_back.past_games import PastGame, PastGames
from bot.service.running.ground import Ground
from bot.service.running.table_picture import position_picture
from bot.ui.daily import hand_title
from bot.ui.film import draw_film
from bot.ui.honour import streak_page
from bot.ui.replay import (
    Film,
    Where,
    film_of,
    film_screen,
    film_working,
    moment_picture,
    posted_film,
    posted_moment,
    replay_screen,
    share_page,
)
from bot.ui.screen import Picture, Screen
from bot.ui.table_picture import Seating

log = logging.getLogger(__name__)

CACHED_FILMS: Final = 16
"""How many films are kept in memory, each a megabyte at most."""


class _Replayed(NamedTuple):
    """A past game with the places at which its replay stops."""

    past: PastGame
    places: list[Stop]

    async def moment(self, place: Stop) -> Moment:
        """Return the position at one of these places."""
        return await asyncio.to_thread(self._moment, place)

    def _moment(self, place: Stop) -> Moment:
        return next(moment for moment in moments(self.past.game) if moment.ply == place.ply)


class ReplayService:
    """Shows past games card by card."""

    def __init__(self, ground: Ground, past: PastGames) -> None:
        self._ground = ground
        self._past = past
        self._films: Newest[Film, bytes] = Newest(CACHED_FILMS, ground.quota)

    async def close(self) -> None:
        """Stop making films."""
        await self._films.close()

    async def _replayed(self, actor: Actor, table_id: int, number: int) -> _Replayed:
        """Return a game that may be replayed; raise `Refusal` where no deal of it may be shown yet."""
        past = await self._past.at(actor, table_id, number)
        # In a thread: a long game of Bulka takes some hundredths of a second to replay, and a film as long to describe.
        places = await asyncio.to_thread(stops, past.game)
        if not places:
            raise Refusal("no-replay")
        return _Replayed(past, places)

    # For one person

    @does(OpenReplay)
    async def open(self, actor: Actor, reply: Reply, action: OpenReplay) -> None:
        """Show the beginning of a deal in a new message."""
        replayed = await self._replayed(actor, action.table_id, action.game)
        first = next((place for place in replayed.places if place.deal == max(1, action.deal)), None)
        if first is None:
            raise Refusal("no-replay-deal", deals=shown_deals(replayed.past.game))
        await self._open(actor, reply, action, replayed, first)

    @does(OpenTrick)
    async def open_trick(self, actor: Actor, reply: Reply, action: OpenTrick) -> None:
        """Show the end of a trick in a new message."""
        replayed = await self._replayed(actor, action.table_id, action.game)
        ends = [place for place in replayed.places if place.deal == action.deal and place.ends_trick]
        if not 1 <= action.trick <= len(ends):
            raise Refusal("no-replay-deal", deals=shown_deals(replayed.past.game))
        await self._open(actor, reply, action, replayed, ends[action.trick - 1])

    async def _open(
        self, actor: Actor, reply: Reply, action: OpenReplay | OpenTrick, replayed: _Replayed, place: Stop
    ) -> None:
        shown = TurnReplay(action.table_id, action.game, place.ply, hands=True)
        await reply.show_note(await self._page(actor, shown, replayed, place))

    @does(OpenHonour)
    async def open_honour(self, actor: Actor, reply: Reply, action: OpenHonour) -> None:
        """Show the deal that has earned a mark of honour, or the days."""
        if action.replay is not None:
            await self.open(actor, reply, action.replay)
            return
        streak = action.streak
        owner = await self._ground.storage.streak_honours.owner(actor.guild_id, streak) if streak is not None else None
        if streak is None or owner is None:
            raise Refusal("honour-choose")
        await reply.show_note(streak_page(streak, owner, await self._ground.identity.to_asker(actor)))

    @does(TurnReplay)
    async def turn_page(self, actor: Actor, reply: Reply, action: TurnReplay) -> None:
        """Show the position to which a step leads."""
        replayed = await self._replayed(actor, action.table_id, action.game)
        here = stepped(replayed.places, nearest(replayed.places, action.at), action.step)
        await reply.show_panel(await self._page(actor, action, replayed, here))

    @does(JumpInReplay)
    async def jump(self, actor: Actor, reply: Reply, action: JumpInReplay) -> None:
        """Show the position that was chosen from the list."""
        replayed = await self._replayed(actor, action.table_id, action.game)
        there = next((place for place in replayed.places if (str(place.ply),) == action.values), None)
        if there is None:
            raise Refusal("unknown-button")
        await reply.show_panel(await self._page(actor, action, replayed, there))

    @does(AskToShare)
    async def ask_to_share(self, actor: Actor, reply: Reply, action: AskToShare) -> None:
        """Ask whether everybody shall see the position or the film of its deal."""
        replayed = await self._replayed(actor, action.table_id, action.game)
        moment = await replayed.moment(nearest(replayed.places, action.at))
        t = await self._ground.identity.to_asker(actor)
        await reply.show_panel(share_page(action, moment, _where(action, replayed.past, moment.deal, t), t))

    async def _page(self, actor: Actor, action: ReplayAction, replayed: _Replayed, here: Stop) -> Screen:
        t, moment = await self._ground.identity.to_asker(actor), await replayed.moment(here)
        where = _where(action, replayed.past, moment.deal, t)
        picture = await self._picture(actor, moment, where, t)
        return replay_screen(moment, where, picture, replayed.places, here, t)

    async def _picture(self, actor: Actor, moment: Moment, where: Where, t: Texts) -> Picture | None:
        """Return the picture of a position; `None` where it takes too long, or too many are asked for."""
        described = moment_picture(moment, where, t)
        if described is None:
            return None
        drawing = partial(position_picture, self._ground.workers, described, actor.party, t)
        return await self._ground.pictures.do_or_skip(actor.user_id, drawing)

    # For everybody

    @does(PostMoment)
    async def post(self, actor: Actor, reply: Reply, action: PostMoment) -> None:
        """Show a position to everybody."""
        replayed = await self._replayed(actor, action.table_id, action.game)
        moment = await replayed.moment(nearest(replayed.places, action.at))
        t = self._ground.identity.to_all(await self._ground.identity.guild(actor))
        where = _where(action, replayed.past, moment.deal, t)
        await reply.show_public(posted_moment(moment, where, await self._picture(actor, moment, where, t), t))

    @does(ShowFilm)
    async def show_film(self, actor: Actor, reply: Reply, action: ShowFilm) -> None:
        """Show the film of a deal to the person who asks."""
        await self._show_film(actor, reply, action)

    @does(PostFilm)
    async def post_film(self, actor: Actor, reply: Reply, action: PostFilm) -> None:
        """Show the film of a deal to everybody."""
        await self._show_film(actor, reply, action)

    async def _show_film(self, actor: Actor, reply: Reply, action: ShowFilm | PostFilm) -> None:
        replayed = await self._replayed(actor, action.table_id, action.game)
        moment = await replayed.moment(nearest(replayed.places, action.at))
        # What is shown to everybody is in the server's language, before it is posted too.
        t = self._ground.identity.to_all(await self._ground.identity.guild(actor))
        where = _where(action, replayed.past, moment.deal, t)
        of_deal = (each for each in moments(replayed.past.game) if each.deal == moment.deal)
        film = await asyncio.to_thread(film_of, of_deal, where, t)
        if film is None:
            raise Refusal("unknown-button")
        own = await self._ground.identity.to_asker(actor)
        place = Place.PUBLIC if isinstance(action, PostFilm) else Place.PANEL
        defer = partial(reply.defer, place, film_working(action, moment.deal, own))
        content = await self._films.get(film, partial(self._make, actor, film), actor.user_id, defer)
        if place is Place.PUBLIC:
            await reply.show_public(posted_film(film, content, where, moment, t))
        else:
            await reply.show_panel(film_screen(film, content, where, moment, own))

    async def _make(self, actor: Actor, film: Film) -> bytes:
        return await self._ground.workers.compute(partial(draw_film, film.pictures, film.lasting), actor.party)


def _where(action: ReplayAction, past: PastGame, deal: int, t: Texts) -> Where:
    """Return the place that an action names, with those who played that deal."""
    computers = frozenset(seat for seat, person in enumerate(past.people) if person.level is not None)
    title = hand_title(past.private, t) if past.private is not None else ""
    return Where(action.table_id, action.game, Seating(past.short_names(deal, t), computers), action.hands, title)
