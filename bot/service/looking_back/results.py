"""Games without a ledger: their standings, their players, and the charts of finished games."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from bot.i18n.texts import Texts
from bot.model.actions import LedgerPage, LedgerTopic, ShowCourse, ShowResults, ShowResultsOf
from bot.model.contest import sides_of
from bot.model.errors import Refusal
from bot.model.person import Person
from bot.service.common.identity import Identity
from bot.service.common.replies import Actor, Reply, need_server
from bot.service.looking_back.chart import Chart, Charts
from bot.service.looking_back.ledger import LedgerService
from bot.storage.storage import Storage
from bot.ui import pages
from bot.ui.course_chart import Course, course_alt, course_chart, course_labels, course_text
from bot.ui.ledger_parts import label
from bot.ui.ledger_search import player_choices
from bot.ui.results import PLACES, STOPPED, finished_choices, results_page
from bot.ui.results_player import results_player_page, with_other_games
from bot.ui.screen import Screen, Text
from engine.game import Game
from engine.games import GAMES, kind_of
from engine.replay import points_by_deals


@dataclass(frozen=True, slots=True)
class ResultsService:
    """Answers questions about games without a ledger; nothing here is written."""

    _storage: Storage
    _identity: Identity
    _ledger: LedgerService
    _charts: Charts

    # Pages

    async def show_standings(self, actor: Actor, reply: Reply, game: str, *, computers: bool = False) -> None:
        """Show the standings of a game without a ledger; `computers` counts games at which computers played."""
        need_server(actor)
        t = self._identity.to_all(await self._identity.guild(actor))
        kept = self._storage.results_pages
        content = await kept.standings(actor.guild_id, game, PLACES, STOPPED, computers=computers)
        await reply.show_public(results_page(game, content, t, computers=computers))

    async def turn_standings(self, actor: Actor, reply: Reply, action: ShowResults) -> None:
        """Show the standings of a button, with games at which computers played or without them."""
        await self.show_standings(actor, reply, action.game, computers=action.computers)

    async def show_player(
        self, actor: Actor, reply: Reply, game: str, key: int = 0, *, computers: bool = False
    ) -> None:
        """Show the page of a player of a game; without a key, of the person who asks, who may have finished none."""
        need_server(actor)
        asking = await self._identity.person(actor)
        await reply.show_panel(await self._player_page(asking, actor.guild_id, game, key or asking.id, computers))

    async def _player_page(self, asking: Person, guild_id: int, game: str, key: int, computers: bool) -> Screen:
        t = self._identity.to(asking)
        content = await self._storage.results_pages.player(guild_id, game, key, computers=computers)
        if content is not None:
            return results_player_page(game, content, t, computers=computers)
        unknown = "results-you-unknown" if key == asking.id else "results-player-unknown"
        return pages.note(t(unknown, game=game, title=t(f"game-{game}")))

    async def show_account(self, actor: Actor, reply: Reply, account: int, *, bot: bool) -> None:
        """Show the page of an account in the game that it has played most on this server, and lead to its others."""
        need_server(actor)
        if bot:
            raise Refusal("player-bot")
        asking = await self._identity.person(actor)
        person = asking if account == actor.user_id else await self._storage.people.find(account)
        games = await self._storage.results_pages.games_of(actor.guild_id, person.id) if person is not None else []
        if person is None or not games:
            raise Refusal("player-you-none" if account == actor.user_id else "player-none")
        most, *others = games
        if GAMES[most].ledger:
            page = LedgerPage(LedgerTopic.PLAYER, player=person.id)
            screen = await self._ledger.page(actor, page, self._identity.to(asking))
        else:
            screen = await self._player_page(asking, actor.guild_id, most, person.id, False)
        await reply.show_note(with_other_games(screen, person, others, self._identity.to(asking)))

    async def turn_player(self, actor: Actor, reply: Reply, action: ShowResultsOf) -> None:
        """Show the page of a player of a button in the place of the page on which the button stands."""
        await self.show_player(actor, reply, action.game, action.player, computers=action.computers)

    # Choices that are offered while somebody types

    async def players(self, actor: Actor, game: str, typed: str) -> list[tuple[str, int]]:
        """Return the players of a game that match the typed name: the label and the person's id of each."""
        found = await self._storage.results_pages.players_called(actor.guild_id, game, typed)
        return player_choices(found, await self._identity.to_asker(actor))

    async def finished(self, actor: Actor, game: str, typed: str) -> list[tuple[str, int]]:
        """Return a game's finished games that match the typed text: the label and the number of each."""
        if GAMES[game].ledger:
            return await self._ledger.games(actor, typed)
        found = await self._storage.results_pages.finished(actor.guild_id, game, typed)
        return finished_choices(found, await self._identity.to_asker(actor))

    # Charts

    async def show_chart(self, actor: Actor, reply: Reply, game: str, game_id: int | None) -> None:
        """Show the chart of a finished game; without a number, of the last one of this kind on the server."""
        need_server(actor)
        if game_id is None:
            game_id = await self._storage.archive.last_finished(actor.guild_id, game)
        await self._draw_chart(actor, reply, game_id)

    async def turn_chart(self, actor: Actor, reply: Reply, action: ShowCourse) -> None:
        """Show the chart of a button."""
        need_server(actor)
        await self._draw_chart(actor, reply, action.game_id)

    async def _draw_chart(self, actor: Actor, reply: Reply, game_id: int) -> None:
        """Show the course of a game as a picture and in words."""
        t = self._identity.to_all(await self._identity.guild(actor))
        played, seats, _ = await self._storage.archive.game(actor.guild_id, game_id)
        course = await asyncio.to_thread(course_of, played, seats, t)
        named = t(f"game-{kind_of(played).name}")
        chart = Chart(
            f"game-{game_id}.png",
            partial(course_chart, course, course_labels(t)),
            course_alt(course, named, t),
            [Text(course_text(course, t))],
            ShowCourse(game_id),
            [Text(t("course-title", title=named, game=game_id))],
        )
        await self._charts.show(actor, reply, chart, t)


def course_of(game: Game, seats: Sequence[Person], t: Texts) -> Course:
    """Return the course of a finished game, side by side."""
    kind = kind_of(game)
    sides = sides_of(kind.name, seats)
    first = [next(seat for seat in range(len(seats)) if seats[seat].id == side[0].id) for side in sides]
    points = tuple(tuple(after[seat] for seat in first) for after in points_by_deals(game))
    winners = [at for at, seat in enumerate(first) if game.result_of(seat).won]
    return Course(tuple(label(side, t) for side in sides), points, winners[0] if winners else None)
