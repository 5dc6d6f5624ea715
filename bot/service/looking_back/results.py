"""Games without a ledger: their standings, their players, their history, and the charts of finished games."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from typing import Final

from bot.i18n.texts import Texts
from bot.model.contest import sides_of
from bot.model.errors import Refusal
from bot.model.ledger import Period
from bot.model.ledger_pages import (
    ChooseGame,
    DrawResults,
    LedgerPage,
    LedgerTopic,
    ResultsPage,
    ResultsTopic,
    ShowCourse,
)
from bot.model.person import Person
from bot.model.tally import ResultsContent
from bot.service.common.identity import Identity
from bot.service.common.replies import Actor, Reply, does, need_server
from bot.service.looking_back.chart import Chart, Charts
from bot.service.looking_back.ledger import LedgerService
from bot.storage.storage import Storage
from bot.ui import pages
from bot.ui.course_chart import Course, course_alt, course_chart, course_labels, course_text
from bot.ui.ledger_parts import PLACES, label
from bot.ui.ledger_search import player_choices
from bot.ui.results import results_screen
from bot.ui.results_history import GAMES_LISTED, finished_choices, game_page
from bot.ui.results_player import OPPONENTS, with_other_games
from bot.ui.results_standings import STOPPED, results_alt, results_labels, results_rows
from bot.ui.screen import Screen, Text
from bot.ui.standings_picture import standings_picture
from engine.game import Game
from engine.games import GAMES, kind_of
from engine.replay import points_by_deals

DIGITS: Final = 19
"""The number of a game has fewer digits."""


@dataclass(frozen=True, slots=True)
class ResultsService:
    """Answers questions about games without a ledger; nothing here is written."""

    _storage: Storage
    _identity: Identity
    _ledger: LedgerService
    _charts: Charts
    _clock: Callable[[], datetime]

    # Pages

    async def show_page(self, actor: Actor, reply: Reply, query: ResultsPage, *, public: bool = False) -> None:
        """Show a page about a game without a ledger to everybody, or only to the person who asks."""
        need_server(actor)
        asking = await self._identity.person(actor)
        t = self._identity.to_all(await self._identity.guild(actor)) if public else self._identity.to(asking)
        screen = await self._page(actor, query, asking, t)
        await (reply.show_public(screen) if public else reply.show_panel(screen))

    async def _page(self, actor: Actor, query: ResultsPage, asking: Person, t: Texts) -> Screen:
        content = await read_results(self._storage, actor.guild_id, query, self._clock())
        if content is not None:
            return results_screen(query, content, t)
        await self._storage.ledger_pages.need_added_up(actor.guild_id)
        unknown = "results-you-unknown" if query.player == asking.id else "results-player-unknown"
        return pages.note(t(unknown, game=query.game, title=t(f"game-{query.game}")))

    @does(ResultsPage)
    async def turn_page(self, actor: Actor, reply: Reply, action: ResultsPage) -> None:
        """Show the page of a button in the place of the page on which the button stands."""
        await self.show_page(actor, reply, action, public=not reply.on_panel)

    async def show_standings(
        self, actor: Actor, reply: Reply, game: str, period: Period = Period.ALL, *, computers: bool = False
    ) -> None:
        """Show the standings of a game to everybody; `computers` counts games at which computers played."""
        query = ResultsPage(game, ResultsTopic.STANDINGS, period, computers=computers)
        await self.show_page(actor, reply, query, public=True)

    async def show_player(
        self, actor: Actor, reply: Reply, game: str, key: int = 0, *, computers: bool = False
    ) -> None:
        """Show the page of a player of a game; without a key, of the person who asks, who may have finished none."""
        need_server(actor)
        player = key or (await self._identity.person(actor)).id
        query = ResultsPage(game, ResultsTopic.PLAYER, player=player, computers=computers)
        await self.show_page(actor, reply, query)

    async def show_account(self, actor: Actor, reply: Reply, account: int, *, bot: bool) -> None:
        """Show the page of an account in the game that it has played most on this server, and lead to its others."""
        need_server(actor)
        if bot:
            raise Refusal("player-bot")
        asking = await self._identity.person(actor)
        person = asking if account == actor.user_id else await self._storage.people.find(account, actor.guild_id)
        games = await self._storage.results_pages.games_of(actor.guild_id, person.id) if person is not None else []
        if person is None or not games:
            await self._storage.ledger_pages.need_added_up(actor.guild_id)
            raise Refusal("player-you-none" if account == actor.user_id else "player-none")
        most, *others = games
        t = self._identity.to(asking)
        if GAMES[most].ledger:
            screen = await self._ledger.page(actor, LedgerPage(LedgerTopic.PLAYER, player=person.id), t)
        else:
            screen = await self._page(actor, ResultsPage(most, ResultsTopic.PLAYER, player=person.id), asking, t)
        await reply.show_note(with_other_games(screen, person, others, t))

    async def show_history(self, actor: Actor, reply: Reply, game: str, player: int = 0, opponent: int = 0) -> None:
        """List the games of the server, of a player, or of two opponents."""
        if opponent and not player:
            raise Refusal("opponent-of-nobody")
        if opponent and opponent == player:
            raise Refusal("same-person-twice")
        query = ResultsPage(game, ResultsTopic.HISTORY, player=player, opponent=opponent)
        await self.show_page(actor, reply, query)

    @does(ChooseGame)
    async def show_game(self, actor: Actor, reply: Reply, action: ChooseGame) -> None:
        """Show what can be looked at of the game that was chosen; its history if none was."""
        need_server(actor)
        chosen = action.values[0] if action.values else ""
        if not chosen:
            await self.show_history(actor, reply, action.game)
            return
        number = int(chosen) if chosen.isdecimal() and len(chosen) < DIGITS else 0
        place = await self._storage.archive.place_of(actor.guild_id, number)
        played, substituted = await self._storage.results_pages.game(actor.guild_id, number)
        if played is None:
            raise Refusal("no-finished-game", number=number)
        await reply.show_panel(game_page(played, substituted, place, await self._identity.to_asker(actor)))

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

    @does(ShowCourse)
    async def turn_chart(self, actor: Actor, reply: Reply, action: ShowCourse) -> None:
        """Show the chart of a button."""
        need_server(actor)
        await self._draw_chart(actor, reply, action.game_id)

    @does(DrawResults)
    async def draw_standings(self, actor: Actor, reply: Reply, action: DrawResults) -> None:
        """Show the first of the standings as a picture, and the same numbers in words; the page alone without any."""
        need_server(actor)
        game, computers = action.game, action.computers
        query = ResultsPage(game, ResultsTopic.STANDINGS, action.period, computers=computers)
        t = self._identity.to_all(await self._identity.guild(actor))
        kept = self._storage.results_pages
        content = await kept.standings(actor.guild_id, query, self._clock(), PLACES, STOPPED)
        words = results_screen(query, content, t)
        if not content.best:
            await reply.show_public(words)
            return
        rows = results_rows(game, content, t)
        drawing = partial(standings_picture, rows, results_labels(game, t))
        chart = Chart("standings.png", drawing, results_alt(game, rows, t), words.blocks, action)
        await self._charts.show(actor, reply, chart, t)

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


async def read_results(storage: Storage, guild_id: int, query: ResultsPage, now: datetime) -> ResultsContent | None:
    """Return what a page shows; `None` for a player who has not played the game on the server."""
    kept = storage.results_pages
    match query.topic:
        case ResultsTopic.STANDINGS:
            return await kept.standings(guild_id, query, now, PLACES, STOPPED)
        case ResultsTopic.PLAYER:
            return await kept.player(guild_id, query, now)
        case ResultsTopic.OPPONENTS:
            return await kept.opponents(guild_id, query, now, OPPONENTS)
        case ResultsTopic.HISTORY:
            return await kept.history(guild_id, query, now, GAMES_LISTED)


def course_of(game: Game, seats: Sequence[Person], t: Texts) -> Course:
    """Return the course of a finished game, side by side."""
    kind = kind_of(game)
    sides = sides_of(kind.name, seats)
    first = [next(seat for seat in range(len(seats)) if seats[seat].id == side[0].id) for side in sides]
    points = tuple(tuple(after[seat] for seat in first) for after in points_by_deals(game))
    winners = [at for at, seat in enumerate(first) if game.result_of(seat).won]
    return Course(tuple(label(side, t) for side in sides), points, winners[0] if winners else None)
