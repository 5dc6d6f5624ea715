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
from bot.model.actions import LedgerPage, LedgerTopic, SendRecord, ShowPicture, ShowRecord
from bot.model.errors import Refusal
from bot.model.ledger_content import Content, UnderWay
from bot.model.ledger_export import EXPORTS, Line, Part
from bot.model.names import bare
from bot.model.person import Person
from bot.model.unit import BRCKA
from bot.service.actions.access import Access
from bot.service.common.files import FileWriter, compressed
from bot.service.common.identity import Identity
from bot.service.common.quota import Quota
from bot.service.common.replies import Actor, Place, Reply, need_moderator, need_server
from bot.service.looking_back.chart import Chart, Charts
from bot.storage.storage import Storage
from bot.ui import pages
from bot.ui.formatting import GOLD
from bot.ui.ledger import ledger_screen
from bot.ui.ledger_parts import PAGE, PLACES, label, names
from bot.ui.ledger_search import game_choices, player_choices, series_choices
from bot.ui.ledger_standings import UNDER_WAY
from bot.ui.race_chart import race_alt, race_chart, race_labels, race_of, race_text
from bot.ui.screen import File, Screen, Text
from bot.ui.standings_picture import StandingsRow, standings_alt, standings_labels, standings_picture
from engine import record
from engine.games import kind_of

REASON: Final = range(3, 201)
"""How many characters the reason of a correction may have."""
PICTURED: Final = 10
"""The number of players in the picture of the standings."""


@dataclass(frozen=True, slots=True)
class LedgerService:
    """Answers questions about the ledger; only a correction writes to it."""

    _storage: Storage
    _identity: Identity
    _access: Access
    _charts: Charts
    _quota: Quota
    _clock: Callable[[], datetime]

    # Pages

    async def show_page(self, actor: Actor, reply: Reply, query: LedgerPage, *, public: bool = False) -> None:
        """Show a page of the ledger to everybody, or only to the person who asks."""
        need_server(actor)
        guild = await self._identity.guild(actor)
        t = self._identity.to_all(guild) if public else await self._identity.to_asker(actor)
        screen = await self.page(actor, query, t)
        await (reply.show_public(screen) if public else reply.show_panel(screen))

    async def show_player(self, actor: Actor, reply: Reply, key: int = 0) -> None:
        """Show the page of a player; without a key, of the person who asks, who may have finished no game yet."""
        need_server(actor)
        asking = await self._identity.person(actor)
        query = LedgerPage(LedgerTopic.PLAYER, player=key or asking.id)
        if query.player == asking.id and not await self._storage.ledger_pages.here(actor.guild_id, [actor.user_id]):
            await self._storage.ledger_pages.need_added_up(actor.guild_id)
            await reply.show_panel(pages.note(self._identity.to(asking)("player-you-unknown")))
            return
        await self.show_page(actor, reply, query)

    async def page(self, actor: Actor, query: LedgerPage, t: Texts) -> Screen:
        """Return a page of the ledger."""
        content = await read_content(self._storage, actor.guild_id, query, self._clock())
        if content is None:
            await self._storage.ledger_pages.need_added_up(actor.guild_id)
            return Screen((Text(t("player-unknown")),), GOLD)
        return ledger_screen(query, content, t)

    async def turn_page(self, actor: Actor, reply: Reply, action: LedgerPage) -> None:
        """Show the page of a button in the place of the page on which the button stands."""
        await self.show_page(actor, reply, action, public=not reply.on_panel)

    async def find(self, actor: Actor, user_ids: Sequence[int]) -> list[Person]:
        """Return the people of these accounts; raise `Refusal` where one has finished no game on this server."""
        here = {person.user_id: person for person in await self._storage.ledger_pages.here(actor.guild_id, user_ids)}
        if not here.keys() >= set(user_ids):
            await self._storage.ledger_pages.need_added_up(actor.guild_id)
            raise Refusal("not-in-ledger")
        return [here[user_id] for user_id in user_ids]

    # Choices that are offered while somebody types

    async def players(self, actor: Actor, typed: str) -> list[tuple[str, int]]:
        """Return the players that match the typed name: the label and the person's id of each."""
        t = await self._identity.to_asker(actor)
        return player_choices(await self._storage.ledger_pages.players_called(actor.guild_id, typed), t)

    async def series(self, actor: Actor, typed: str) -> list[tuple[str, int]]:
        """Return the series that match the typed text: the label and the table's number of each."""
        t = await self._identity.to_asker(actor)
        return series_choices(await self._storage.ledger_pages.series_found(actor.guild_id, typed), t)

    async def games(self, actor: Actor, typed: str) -> list[tuple[str, int]]:
        """Return the games that match the typed text: the label and the game's number of each."""
        t = await self._identity.to_asker(actor)
        return game_choices(await self._storage.ledger_pages.games_found(actor.guild_id, typed), t)

    # Pictures

    async def show_chart(self, actor: Actor, reply: Reply, table_id: int | None) -> None:
        """Show the race of a series as a picture and in words; without a number, of the newest series with a game."""
        t = self._identity.to_all(await self._identity.guild(actor))
        newest = table_id if table_id is not None else await self._storage.ledger_pages.newest_series(actor.guild_id)
        if newest is None:
            await self._storage.ledger_pages.need_added_up(actor.guild_id)
            raise Refusal("no-games")
        series = (await self._storage.ledger_pages.one_series(actor.guild_id, newest, None)).series
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

    async def draw_standings(self, actor: Actor, reply: Reply) -> None:
        """Show the standings as a picture, and the same numbers in words."""
        t, query = self._identity.to_all(await self._identity.guild(actor)), LedgerPage(LedgerTopic.STANDINGS)
        under_way = await _under_way(self._storage, query, actor.guild_id, UNDER_WAY)
        content = await self._storage.ledger_pages.standings(actor.guild_id, query, self._clock(), under_way, PICTURED)
        if not content.lines:
            await self._storage.ledger_pages.need_added_up(actor.guild_id)
            raise Refusal("no-games-among-people" if content.state.games else "no-games")
        rows = [
            StandingsRow(
                place=place,
                name=label(line.people, t),
                rating=line.rating.displayed if line.rating is not None else None,
                series=(line.sum.series_won, line.sum.series_drawn, line.sum.series_lost),
                games=(line.sum.won, line.sum.lost),
                score=line.sum.amount,
            )
            for place, line in zip(content.places, content.lines, strict=True)
        ]
        drawing, words = partial(standings_picture, rows, standings_labels(t)), ledger_screen(query, content, t).blocks
        chart = Chart("standings.png", drawing, standings_alt(rows, t), words, ShowPicture(0))
        await self._charts.show(actor, reply, chart, t)

    async def show_picture(self, actor: Actor, reply: Reply, action: ShowPicture) -> None:
        """Show the picture of a button: the series at a table, or for 0 the standings."""
        await (self.show_chart(actor, reply, action.table_id) if action.table_id else self.draw_standings(actor, reply))

    # Records, corrections, export

    async def send_last_record(self, actor: Actor, reply: Reply, game: str, game_id: int | None) -> None:
        """Send the record of a finished game; without a number, of the last one of this kind on the server."""
        need_server(actor)
        if game_id is None:
            game_id = await self._storage.archive.last_finished(actor.guild_id, game)
        await self.send_record(actor, reply, game_id)

    async def show_record(self, actor: Actor, reply: Reply, action: ShowRecord) -> None:
        """Send the record of the last game of a table."""
        table = await self._access.read(actor, action.table_id)
        game_id = await self._storage.archive.last_game(table.id) or 0
        await self._send_record(actor, reply, table.guild_id, game_id, table.known)

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
        game, seats, seal = await self._storage.archive.game(guild_id, game_id)
        t = await self._identity.to_asker(actor)
        later = await self._storage.archive.substituted(game_id)
        substitutes = [record.Substitute(each.seat, _title(known(each.person), t), each.ply) for each in later]
        written = record.write(game, [_title(known(person), t) for person in seats], seal, substitutes)
        text = json.dumps(written, ensure_ascii=False)
        name = f"{kind_of(game).name}-{game_id}.json"
        await reply.show_note(pages.note(t("record-text", game=game_id, file=name)), File(name, (text + "\n").encode()))

    async def correct(self, actor: Actor, reply: Reply, user_ids: Sequence[int], brcka: int, reason: str) -> None:
        """Correct the brčka of a person or of two partners in the ledger; a negative number takes brčka away."""
        need_moderator(actor)
        author = await self._identity.person(actor)
        reason = " ".join(reason.split())
        if len(reason) not in REASON:
            raise Refusal("reason-length", least=REASON.start, most=REASON.stop - 1)
        if not 0 < abs(brcka) <= BRCKA.most_corrected:
            raise Refusal("correction-size", most=BRCKA.most_corrected)
        if len(set(user_ids)) != len(user_ids):
            raise Refusal("same-person-twice")
        people = await self.find(actor, user_ids)
        await self._storage.ledger.correct(actor.guild_id, people, brcka, reason, author, actor.delivery)
        t = self._identity.to(author)
        await reply.show_note(pages.note(t("corrected", names=names(people, t), brcka=brcka)))

    async def export(self, actor: Actor, reply: Reply, kind: str, year: int | None = None) -> None:
        """Send the ledger as a file, all of it or what was entered in a year, for moderators."""
        need_moderator(actor)
        t = await self._identity.to_asker(actor)
        with self._quota.one_more(actor.user_id):
            await reply.defer(Place.NOTE)
            export, games = EXPORTS[kind](t.language), 0
            file = FileWriter(f"brcko{f'-{year}' if year else ''}.{kind}", reply.limit, "export-too-large")

            def write(part: Part, lines: Sequence[Line]) -> None:
                file.add(export.add(part, lines))

            async for part, lines in self._storage.ledger_lines.portions(actor.guild_id, year):
                games += len(lines) if part == "games" else 0
                await asyncio.to_thread(write, part, lines)
            file.add(export.end())
            told = t("exported-year", games=games, year=str(year)) if year else t("exported", games=games)
            await reply.show_note(pages.note(compressed(told, file, t)), file.end())


def _title(person: Person, t: Texts) -> str:
    """Return the name of a person in a record."""
    return bare(person.title) if person.name else label([person], t)


async def read_content(storage: Storage, guild_id: int, query: LedgerPage, now: datetime) -> Content | None:
    """Return what a page shows; `None` for a player whom the ledger does not name."""
    pages = storage.ledger_pages
    match query.topic:
        case LedgerTopic.STANDINGS | LedgerTopic.PAIRS:
            narrowed = query.topic is LedgerTopic.PAIRS or query.player or query.page > 1
            under_way = UnderWay() if narrowed else await _under_way(storage, query, guild_id, UNDER_WAY)
            return await pages.standings(guild_id, query, now, under_way, PLACES)
        case LedgerTopic.PLAYER:
            return await pages.player(guild_id, query, now)
        case LedgerTopic.SERIES if query.table:
            running = await storage.tables.playing_at(guild_id, query.table)
            return await pages.one_series(guild_id, query.table, running)
        case LedgerTopic.SERIES:
            first = query.anchor is None and query.page == 1
            under_way = await _under_way(storage, query, guild_id, PAGE) if first else UnderWay()
            return await pages.series_list(
                guild_id, query, now, under_way, await storage.tables.playing(guild_id), PAGE
            )
        case LedgerTopic.HISTORY:
            return await pages.history(guild_id, query, now, PAGE)


async def _under_way(storage: Storage, query: LedgerPage, guild_id: int, most: int) -> UnderWay:
    """Return the series under way of everybody, a player or a pair, so many of them at most."""
    running = await storage.tables.playing(guild_id, [key for key in (query.player, query.partner) if key])
    return UnderWay(await storage.tables.read_all(running[:most]), max(0, len(running) - most))
