"""The ledger: standings, players, series, history, charts, records, corrections, export."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from typing import Final

from bot.i18n.texts import Texts
from bot.model.actions import ROUTES, ShowRecord
from bot.model.contest import sides_of
from bot.model.errors import Refusal
from bot.model.ledger import Period
from bot.model.ledger_content import Content, StandingsContent, UnderWay
from bot.model.ledger_export import EXPORTS, Line, Part
from bot.model.ledger_pages import (
    ChooseGame,
    ChoosePage,
    DrawRating,
    DrawStandings,
    LedgerPage,
    LedgerTopic,
    SendRecord,
    ShowCourse,
    ShowPicture,
)
from bot.model.names import bare
from bot.model.person import Person
from bot.model.unit import Relation, unit_of
from bot.service.actions.access import Access
from bot.service.common.files import FileWriter, compressed
from bot.service.common.replies import Actor, Place, Reply, does, need_moderator, need_server
from bot.service.looking_back.chart import Chart, Charts
from bot.service.running.ground import Ground
from bot.storage.storage import Storage
from bot.ui import pages
from bot.ui.course_chart import Course, course_alt, course_chart, course_labels, course_text
from bot.ui.formatting import signed
from bot.ui.ledger import ledger_screen
from bot.ui.ledger_history import game_page
from bot.ui.ledger_parts import PAGE, PLACES, label, names
from bot.ui.ledger_player import OPPONENTS, curve_page, rating_months, with_other_games
from bot.ui.ledger_search import game_choices, player_choices
from bot.ui.ledger_standings import pictured_alt, pictured_labels, pictured_rows
from bot.ui.race_chart import race_alt, race_chart, race_labels, race_of, race_text
from bot.ui.rating_chart import rating_chart
from bot.ui.screen import File, Screen, Text
from bot.ui.standings_picture import standings_picture
from engine import record
from engine.game import Game
from engine.games import GAMES, USUAL, kind_of
from engine.replay import points_by_deals

REASON: Final = range(3, 201)
"""How many characters the reason of a correction may have."""
DIGITS: Final = 19
"""The number of a game has fewer digits."""


@dataclass(frozen=True, slots=True)
class LedgerService:
    """Answers questions about the ledger; only a correction writes to it."""

    _ground: Ground
    _access: Access
    _charts: Charts

    # Pages

    async def show_page(self, actor: Actor, reply: Reply, query: LedgerPage, *, public: bool = False) -> None:
        """Show a page of the ledger to everybody, or only to the person who asks."""
        need_server(actor)
        asking = await self._ground.identity.person(actor)
        t = (
            self._ground.identity.to_all(await self._ground.identity.guild(actor))
            if public
            else self._ground.identity.to(asking)
        )
        screen = await self._page(actor, query, asking, t, reader=0 if public else asking.id)
        await (reply.show_public(screen) if public else reply.show_panel(screen))

    async def _page(self, actor: Actor, query: LedgerPage, asking: Person, t: Texts, reader: int = 0) -> Screen:
        content = await read_content(self._ground.storage, actor.guild_id, query, self._ground.clock(), reader)
        if content is not None:
            return ledger_screen(query, content, t)
        await self._ground.storage.ledger_pages.need_added_up(actor.guild_id)
        of_brcko = "player-unknown" if GAMES[query.game].ledger else "player-unknown-of-game"
        unknown = "player-you-unknown" if query.player == asking.id else of_brcko
        return pages.note(t(unknown, game=query.game, title=t(f"game-{query.game}")))

    @does(LedgerPage)
    async def turn_page(self, actor: Actor, reply: Reply, action: LedgerPage) -> None:
        """Show the page of a button in the place of the page on which the button stands."""
        await self.show_page(actor, reply, action, public=not reply.on_panel)

    @does(ChoosePage)
    async def choose_page(self, actor: Actor, reply: Reply, action: ChoosePage) -> None:
        """Show the page that was chosen from a list in the place of the page on which the list stands."""
        chosen = ROUTES.read("".join(action.values))
        if not isinstance(chosen, LedgerPage) or not chosen.is_sound():
            raise Refusal("unknown-button")
        await self.turn_page(actor, reply, chosen)

    async def show_standings(
        self,
        actor: Actor,
        reply: Reply,
        game: str,
        period: Period = Period.ALL,
        player: int = 0,
        other: int = 0,
        *,
        computers: bool = False,
    ) -> None:
        """Show the standings of a game to everybody, or of the pairs of a player, or of one pair.

        `computers` counts games at which computers played.
        """
        need_two(game, player, other)
        topic = LedgerTopic.PAIRS if other else LedgerTopic.STANDINGS
        query = LedgerPage(game, topic, period, player, other, computers=computers)
        if not query.is_sound():
            # A pair is shown by the games that it has played.
            query = LedgerPage(game, LedgerTopic.HISTORY, period, player, other)
        await self.show_page(actor, reply, query, public=True)

    async def show_player(
        self, actor: Actor, reply: Reply, key: int = 0, game: str = USUAL, *, computers: bool = False
    ) -> None:
        """Show the page of a player of a game; without a key, of the person who asks, who may have finished none."""
        need_server(actor)
        player = key or (await self._ground.identity.person(actor)).id
        await self.show_page(actor, reply, LedgerPage(game, LedgerTopic.PLAYER, player=player, computers=computers))

    async def show_account(self, actor: Actor, reply: Reply, account: int, *, bot: bool) -> None:
        """Show the page of an account in the game that it has played most on this server, and lead to its others."""
        need_server(actor)
        if bot:
            raise Refusal("player-bot")
        asking = await self._ground.identity.person(actor)
        person = asking if account == actor.user_id else await self._ground.storage.people.find(account, actor.guild_id)
        games = (
            await self._ground.storage.ledger_pages.games_of(actor.guild_id, person.id) if person is not None else []
        )
        if person is None or not games:
            await self._ground.storage.ledger_pages.need_added_up(actor.guild_id)
            raise Refusal("player-you-none" if account == actor.user_id else "player-none")
        most, *others = games
        t = self._ground.identity.to(asking)
        screen = await self._page(actor, LedgerPage(most, LedgerTopic.PLAYER, player=person.id), asking, t)
        await reply.show_note(with_other_games(screen, person, others, t))

    async def show_history(self, actor: Actor, reply: Reply, game: str, player: int = 0, other: int = 0) -> None:
        """List the games of the server, of a player, or of two together."""
        need_two(game, player, other)
        await self.show_page(actor, reply, LedgerPage(game, LedgerTopic.HISTORY, player=player, other=other))

    @does(ChooseGame)
    async def show_game(self, actor: Actor, reply: Reply, action: ChooseGame) -> None:
        """Show what can be looked at of the game that was chosen; its history if none was."""
        need_server(actor)
        chosen = action.values[0] if action.values else ""
        if not chosen:
            await self.show_history(actor, reply, action.game)
            return
        number = int(chosen) if chosen.isdecimal() and len(chosen) < DIGITS else 0
        place = await self._ground.storage.archive.place_of(actor.guild_id, number)
        finished = await self._ground.storage.ledger_pages.game(actor.guild_id, action.game, number)
        if finished is None:
            raise Refusal("no-finished-game", number=number)
        await reply.show_panel(game_page(action.game, finished, place, await self._ground.identity.to_asker(actor)))

    async def find(self, actor: Actor, game: str, user_ids: Sequence[int]) -> list[Person]:
        """Return the people of these accounts; raise `Refusal` where one has finished no such game on this server."""
        found = await self._ground.storage.ledger_pages.here(actor.guild_id, game, user_ids)
        here = {person.user_id: person for person in found}
        if not here.keys() >= set(user_ids):
            await self._ground.storage.ledger_pages.need_added_up(actor.guild_id)
            raise Refusal("not-in-ledger")
        return [here[user_id] for user_id in user_ids]

    # Choices that are offered while somebody types

    async def players(self, actor: Actor, typed: str, game: str = USUAL) -> list[tuple[str, int]]:
        """Return the players of a game that match the typed name: the label and the person's id of each."""
        found = await self._ground.storage.ledger_pages.players_called(actor.guild_id, game, typed)
        return player_choices(found, await self._ground.identity.to_asker(actor))

    async def games(self, actor: Actor, typed: str, game: str = USUAL) -> list[tuple[str, int]]:
        """Return the finished games of a kind that match the typed text: the label and the number of each."""
        t = await self._ground.identity.to_asker(actor)
        return game_choices(await self._ground.storage.ledger_pages.games_found(actor.guild_id, game, typed), t)

    # Pictures

    @does(ShowPicture)
    async def show_series(self, actor: Actor, reply: Reply, action: ShowPicture) -> None:
        """Show the race of a series as a picture and in words."""
        t = self._ground.identity.to_all(await self._ground.identity.guild(actor))
        series = (await self._ground.storage.ledger_pages.one_series(actor.guild_id, action.table_id, None)).series
        if series is None:
            raise Refusal("no-such-series")
        entries, last = series.entries, series.last
        seats = tuple(label([person], t) for person in series.first.seats)
        race = race_of(
            (seats[0], seats[1], seats[2], seats[3]),
            last.goal,
            [(entry.outcome, entry.choice.move) for entry in entries],
        )
        chart = Chart(
            f"series-{last.table_id}.png",
            partial(race_chart, race, race_labels(t)),
            race_alt(race, t),
            [Text(race_text(race, t))],
            ShowPicture(last.table_id),
            [Text(t("race-of-table", table=last.table_id))],
        )
        await self._charts.show(actor, reply, chart, t)

    @does(DrawStandings)
    async def draw_standings(self, actor: Actor, reply: Reply, action: DrawStandings) -> None:
        """Show the first of the standings as a picture, and the same numbers in words; the page alone without any."""
        need_server(actor)
        query = LedgerPage(action.game, LedgerTopic.STANDINGS, action.period, computers=action.computers)
        t = self._ground.identity.to_all(await self._ground.identity.guild(actor))
        content = await read_content(self._ground.storage, actor.guild_id, query, self._ground.clock())
        assert isinstance(content, StandingsContent)
        words = ledger_screen(query, content, t)
        if not content.lines:
            await reply.show_public(words)
            return
        rows = pictured_rows(action.game, content, t)
        drawing, alt = (
            partial(standings_picture, rows, pictured_labels(action.game, t)),
            pictured_alt(action.game, rows, t),
        )
        await self._charts.show(actor, reply, Chart("standings.png", drawing, alt, words.blocks, action), t)

    @does(DrawRating)
    async def show_rating(self, actor: Actor, reply: Reply, action: DrawRating) -> None:
        """Show whoever asks how the rating of a player went, as a picture and in words."""
        need_server(actor)
        t, now = await self._ground.identity.to_asker(actor), self._ground.clock()
        pages_of = self._ground.storage.ledger_pages
        person, points = await pages_of.rating_curve(actor.guild_id, action.game, action.player, now)
        if len(points) < 2:
            raise Refusal("unknown-button")
        drawing = partial(rating_chart, t("standings-picture-rating"), rating_months(points))
        asked = partial(self._ground.workers.try_to_draw, drawing, actor.party)
        drawn = await self._ground.pictures.do_or_skip(actor.user_id, asked)
        await reply.show_note(curve_page(person, action.game, points, drawn, t))

    @does(ShowCourse)
    async def show_course(self, actor: Actor, reply: Reply, action: ShowCourse) -> None:
        """Show the course of a game as a picture and in words."""
        need_server(actor)
        game_id = action.game_id
        t = self._ground.identity.to_all(await self._ground.identity.guild(actor))
        played, seats, _ = await self._ground.storage.archive.game(actor.guild_id, game_id)
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

    # Records, corrections, export

    @does(ShowRecord)
    async def show_record(self, actor: Actor, reply: Reply, action: ShowRecord) -> None:
        """Send the record of the last game of a table."""
        table = await self._access.read(actor, action.table_id)
        game_id = await self._ground.storage.archive.last_game(table.id)
        if game_id is None:
            raise Refusal("no-finished-deal")
        await self._send_record(actor, reply, table.guild_id, game_id, table.known)

    @does(SendRecord)
    async def send_chosen_record(self, actor: Actor, reply: Reply, action: SendRecord) -> None:
        """Send the record of the game of a button."""
        need_server(actor)
        await self.send_record(actor, reply, action.game_id)

    async def send_record(self, actor: Actor, reply: Reply, game_id: int) -> None:
        """Send the record of a finished game, to replay and check (rule 27)."""
        await self._send_record(actor, reply, actor.guild_id, game_id, lambda person: person)

    async def _send_record(
        self, actor: Actor, reply: Reply, guild_id: int, game_id: int, known: Callable[[Person], Person]
    ) -> None:
        """Send the record of a game, which names people as whoever asks may know them."""
        game, seats, seal = await self._ground.storage.archive.game(guild_id, game_id)
        t = await self._ground.identity.to_asker(actor)
        later = await self._ground.storage.archive.substituted(game_id)
        substitutes = [record.Substitute(each.seat, _title(known(each.person), t), each.ply) for each in later]
        written = record.write(game, [_title(known(person), t) for person in seats], seal, substitutes)
        text = json.dumps(written, ensure_ascii=False)
        name = f"{kind_of(game).name}-{game_id}.json"
        await reply.show_note(pages.note(t("record-text", game=game_id, file=name)), File(name, (text + "\n").encode()))

    async def correct(
        self, actor: Actor, reply: Reply, user_ids: Sequence[int], amount: int, reason: str, game: str = USUAL
    ) -> None:
        """Correct what a person or two partners have in a game; a negative number takes something away."""
        need_moderator(actor)
        author, unit = await self._ground.identity.person(actor), unit_of(game)
        reason = " ".join(reason.split())
        if len(reason) not in REASON:
            raise Refusal("reason-length", least=REASON.start, most=REASON.stop - 1)
        if not 0 < abs(amount) <= unit.most_corrected:
            raise Refusal("correction-size", most=unit.most_corrected)
        if len(set(user_ids)) != len(user_ids):
            raise Refusal("same-person-twice")
        if len(user_ids) > 1 and unit.relation is not Relation.PARTNER:
            raise Refusal("correction-partner")
        people = await self.find(actor, game, user_ids)
        await self._ground.storage.ledger.correct(actor.guild_id, people, amount, reason, author, actor.delivery, game)
        t = self._ground.identity.to(author)
        told = t("corrected", names=names(people, t), amount=signed(amount), game=t(f"game-{game}"))
        await reply.show_note(pages.note(told))

    async def export(self, actor: Actor, reply: Reply, kind: str, year: int | None = None, game: str = USUAL) -> None:
        """Send the ledger of a game as a file, all of it or what was entered in a year, for moderators."""
        need_moderator(actor)
        t = await self._ground.identity.to_asker(actor)
        with self._ground.quota.one_more(actor.user_id):
            await reply.defer(Place.NOTE)
            export, games = EXPORTS[kind](game, t.language), 0
            name = "brcko" if GAMES[game].ledger else game
            file = FileWriter(f"{name}{f'-{year}' if year else ''}.{kind}", reply.limit, "export-too-large")

            def write(part: Part, lines: Sequence[Line]) -> None:
                file.add(export.add(part, lines))

            async for part, lines in self._ground.storage.ledger_lines.portions(actor.guild_id, game, year):
                games += len(lines) if part == "games" else 0
                await asyncio.to_thread(write, part, lines)
            file.add(export.end())
            told = t("exported-year", games=games, year=str(year)) if year else t("exported", games=games)
            await reply.show_note(pages.note(compressed(told, file, t)), file.end())


def _title(person: Person, t: Texts) -> str:
    """Return the name of a person in a record."""
    return bare(person.title) if person.name else label([person], t)


def need_two(game: str, player: int, other: int) -> None:
    """Raise `Refusal` where somebody is named with whom a player is to be shown, and no player, or the same one."""
    if other and not player:
        raise Refusal("partner-of-nobody" if GAMES[game].partners else "opponent-of-nobody")
    if other and other == player:
        raise Refusal("same-person-twice")


async def read_content(
    storage: Storage, guild_id: int, query: LedgerPage, now: datetime, reader: int = 0
) -> Content | None:
    """Return what a page shows to everybody, or to one reader; `None` for a player whom the ledger does not name."""
    pages = storage.ledger_pages
    match query.topic:
        case LedgerTopic.STANDINGS | LedgerTopic.PAIRS | LedgerTopic.RATING:
            return await pages.standings(guild_id, query, now, PLACES, reader)
        case LedgerTopic.PLAYER:
            return await pages.player(guild_id, query, now)
        case LedgerTopic.OPPONENTS:
            return await pages.opponents(guild_id, query, now, OPPONENTS)
        case LedgerTopic.SERIES if query.table:
            running = await storage.tables.playing_at(guild_id, query.table)
            return await pages.one_series(guild_id, query.table, running)
        case LedgerTopic.SERIES:
            first = query.anchor is None and query.page == 1
            under_way = await _under_way(storage, query, guild_id, PAGE) if first else UnderWay()
            tables = await storage.tables.playing(guild_id)
            return await pages.series_list(guild_id, query, now, under_way, tables, PAGE)
        case LedgerTopic.HISTORY:
            return await pages.history(guild_id, query, now, PAGE)


async def _under_way(storage: Storage, query: LedgerPage, guild_id: int, most: int) -> UnderWay:
    """Return the series under way of everybody, a player or a pair, so many of them at most; none in other games."""
    if not GAMES[query.game].ledger:
        return UnderWay()
    running = await storage.tables.playing(guild_id, [key for key in (query.player, query.other) if key])
    return UnderWay(await storage.tables.read_all(running[:most]), max(0, len(running) - most))


def course_of(game: Game, seats: Sequence[Person], t: Texts) -> Course:
    """Return the course of a finished game, side by side."""
    kind = kind_of(game)
    sides = sides_of(kind.name, seats)
    first = [next(seat for seat in range(len(seats)) if seats[seat].id == side[0].id) for side in sides]
    points = tuple(tuple(after[seat] for seat in first) for after in points_by_deals(game))
    winners = [at for at, seat in enumerate(first) if game.result_of(seat).won]
    return Course(tuple(label(side, t) for side in sides), points, winners[0] if winners else None)
