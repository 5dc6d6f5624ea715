"""Playing on from a moment of a replay, a review or a puzzle: alone, against strong computers, counted nowhere."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass

from bot.model import seating
from bot.model.errors import Refusal
from bot.model.person import Person
from bot.model.play_on import (
    GoBack,
    Origin,
    PlayAgain,
    PlayOn,
    PlayOnPast,
    PlayOnPuzzle,
    PlayOnReplay,
    PlayOnReview,
    Source,
    at_end_of_deal,
    position,
)
from bot.model.replay import stops
from bot.model.table import Table
from bot.service.actions.access import Access
from bot.service.actions.answers import Answers
from bot.service.actions.practice import begin_practice
from bot.service.actions.private_table import PrivateTables
from bot.service.common.replies import Actor, Reply, does
from bot.service.looking_back.past_games import PastGames
from bot.service.running.duplicate import ALONE
from bot.service.running.ground import Ground
from bot.storage.table import TableSession
from bot.ui.play_on import seats_page
from engine.game import Game
from engine.games import with_moves
from engine.players import Level


@dataclass(frozen=True, slots=True)
class PlayOnService:
    """Begins deals amid their play, for one person and computers, and leads back to where they come from."""

    _ground: Ground
    _access: Access
    _answers: Answers
    _private_tables: PrivateTables
    _past: PastGames
    _of_puzzle: Callable[[Actor, PlayOnPuzzle], Awaitable[Source]]
    _press: Callable[[Actor, Reply, str], Awaitable[None]]

    @does(PlayOnReplay, PlayOnReview)
    async def play_on_from_game(self, actor: Actor, reply: Reply, action: PlayOnPast) -> None:
        """Play on from a position of a past game that may be replayed; ask for the seat where none is chosen."""
        t = await self._ground.identity.to_asker(actor)
        past = await self._past.at(actor, action.table_id, action.game)
        # In a thread: a long game of Bulka takes some hundredths of a second to replay.
        begun, ended = await asyncio.to_thread(_around, past.game, action.at)
        await self._play_on(actor, reply, action, Source(begun, ended, past.short_names(begun.deal_number, t)))

    @does(PlayOnPuzzle)
    async def play_on_from_puzzle(self, actor: Actor, reply: Reply, action: PlayOnPuzzle) -> None:
        """Play on from a puzzle that is decided, with all the cards as they lay; ask for the seat."""
        await self._play_on(actor, reply, action, await self._of_puzzle(actor, action))

    async def _play_on(self, actor: Actor, reply: Reply, action: PlayOn, source: Source) -> None:
        seat, begun = action.seat, source.begun
        if seat is None:
            await reply.show_panel(seats_page(action, begun, source.names, await self._ground.identity.to_asker(actor)))
            return
        if seat >= begun.seats:
            raise Refusal("unknown-button")
        computers = await self._ground.storage.people.computers(Level.STRONG)
        person = await self._ground.identity.person(actor)
        seats = [*computers[:seat], person, *computers[seat : begun.seats - 1]]
        origin = source.origin(seat, action.way_back.encode())
        await self._begin(actor, reply, person, begun, seats, origin)

    @does(PlayAgain)
    async def play_again(self, actor: Actor, reply: Reply, action: PlayAgain) -> None:
        """Play on once more from the moment from which the deal of a table was played on, in the same seat."""
        async with self._access.open(actor, action.table_id) as (table, person):
            table.own_seat(person)
        if table.origin is None or table.game is None:
            raise Refusal("unknown-button")
        begun = with_moves(table.game, table.game.moves[: table.origin.ply])
        await self._begin(actor, reply, person, begun, table.seats.seated, table.origin, anew=True)

    async def _begin(
        self,
        actor: Actor,
        reply: Reply,
        person: Person,
        begun: Game,
        seats: Sequence[Person],
        origin: Origin,
        *,
        anew: bool = False,
    ) -> None:
        """Begin with the moves up to a moment, or take up what a person has begun there, unless it is to be `anew`."""
        seed, seat = self._ground.chance.seed(), [each.id for each in seats].index(person.id)

        async def begin(session: TableSession) -> Table:
            table = None if anew else await session.played_on(person, origin, seat)
            if table is None:
                table = await begin_practice(session, person, begun.rules, seed, ALONE, seats, origin)
                seating.start_amid(table, person, begun.copy(), self._ground.chance.seed())
            return table

        await self._private_tables.open(actor, reply, person, begin)

    @does(GoBack)
    async def go_back(self, actor: Actor, reply: Reply, action: GoBack) -> None:
        """Show the moment from which the deal of a table is played on, in the place of the hand."""
        async with self._access.open(actor, action.table_id) as (table, person):
            table.own_seat(person)
        if table.origin is None:
            raise Refusal("unknown-button")
        await self._answers.put_aside(actor, reply, table.id)
        await self._press(actor, reply, table.origin.way_back)


def _around(game: Game, ply: int) -> tuple[Game, Game]:
    """Return a game up to a moment, and up to the end of its deal; raise `Refusal` where that is not to be seen yet."""
    places = stops(game)
    if not places or not places[0].ply <= ply <= places[-1].ply:
        raise Refusal("no-replay")
    return position(game, ply), at_end_of_deal(game, ply)
