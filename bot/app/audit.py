"""The command `check`: it replays every game, and compares the ledger with the results.

The bot may run meanwhile. Some tables are read at a time, each with all that belongs to it as it is at one moment, so
that neither memory nor the bot has to carry the whole database. Nothing is changed.
"""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, contextmanager, nullcontext, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, TypeAlias, TypeVar

from pydantic import ValidationError

from bot.app.backup import faults_of
from bot.app.progress import Told, tell_nobody
from bot.app.reading import reading
from bot.model.errors import NotSaved, StartError, Trouble
from bot.model.options import STORED_SETTINGS
from bot.model.table import ACROSS, NOWHERE, Status
from bot.model.unit import results_of
from bot.storage.archive import replay, seal_of
from bot.storage.books_audit import books_wrong
from bot.storage.database import Database, Row, Statement, Transaction, marks
from bot.storage.event import states_wrong
from bot.storage.honour_audit import honours_wrong
from bot.storage.lines import choice_of, outcome_of
from bot.storage.puzzle_audit import PuzzlesCheck
from bot.storage.replay import rules_of
from bot.storage.season_audit import seasons_wrong
from bot.storage.stopped import company_of
from bot.storage.streak_audit import check_streaks
from engine import record
from engine.game import Game, Rules
from engine.games import GAMES as KINDS
from engine.games import kind_of
from engine.moves import ADD, TAKE, Move
from engine.series import Prize, Series

TABLES: Final = 100
"""How many tables are read at a time."""
GAMES: Final = 100
"""How many games are read at a time, with their moves."""
FAULTS_LISTED: Final = 10_000
"""How many faults are told one by one; more are only counted."""
ELSEWHERE: Final = ("SELECT DISTINCT table_id AS id FROM games", "SELECT DISTINCT table_id AS id FROM seats")
"""What also tells which tables there are."""
T = TypeVar("T")
View: TypeAlias = Callable[[], AbstractAsyncContextManager[Transaction]]
"""Opens a look at the database."""


@dataclass(slots=True)
class Findings:
    """How much was checked, and what is wrong."""

    counted: Counter[str] = field(default_factory=Counter)
    """How many tables, games, moves and ledger lines were checked."""
    wrong: list[str] = field(default_factory=list)
    """The faults that were found first."""
    unlisted: int = 0
    """How many there are beyond these."""
    damaged: bool = False
    """Whether the file itself is damaged."""

    def add(self, faults: Iterable[str]) -> None:
        """Add faults that were found."""
        for fault in faults:
            if len(self.wrong) < FAULTS_LISTED:
                self.wrong.append(fault)
            else:
                self.unlisted += 1

    def take(self, others: Findings) -> None:
        """Add what was found elsewhere."""
        self.counted += others.counted
        self.unlisted += others.unlisted
        self.damaged |= others.damaged
        self.add(others.wrong)

    @contextmanager
    def beyond_damage(self, what: str) -> Iterator[None]:
        """Note what cannot be read because the database is damaged, and go on with what follows."""
        try:
            yield
        except NotSaved as error:
            if error.trouble is not Trouble.DAMAGED:
                raise
            self.damaged = True
            self.add([f"{what} cannot be read ({error})"])

    def __str__(self) -> str:
        numbers = ", ".join(f"{self.counted[what]} {what}" for what in ("tables", "games", "moves", "ledger lines"))
        faults = len(self.wrong) + self.unlisted
        advice = " What is counted here can still be read. Restore a backup for the rest (python -m bot restore FILE)."
        told = f"{faults} things are wrong.{advice if self.damaged else ''}" if faults else "All is well."
        return f"Read again: {numbers}. {told}"


async def audit(where: str | Path, guild_id: int = 0, tell: Told = tell_nobody) -> Findings:
    """Check all of a database, or only a server of it; raise `StartError` if it cannot be read.

    `tell` is told how many tables are checked, and of how many.
    """
    findings = Findings()
    async with reading(where) as (database, file):
        if file is not None and not guild_id:
            findings.add(await faults_of(file))
            findings.damaged = any("damaged" in fault for fault in findings.wrong)
        try:
            await _audit(database, guild_id, tell, findings)
        except NotSaved as error:
            findings.add([f"it cannot be read any further: {error}"])
    return findings


async def audit_of(database: Database, guild_id: int = 0, tell: Told = tell_nobody) -> Findings:
    """Check all of an open database, or only a server of it."""
    findings = Findings()
    await _audit(database, guild_id, tell, findings)
    return findings


async def _audit(database: Database, guild_id: int, tell: Told, findings: Findings) -> None:
    """Check one server, or with 0 all of them, puzzles and deals of the day, and add what is wrong to `findings`."""
    async with _views(database) as view:
        with findings.beyond_damage("the list of servers"):
            async with view() as t:
                await _check_servers(t, guild_id, findings)
        await _check_tables(view, guild_id, tell, findings)
        for ledger in await _listed(view, "guild_id", "books", guild_id, findings):
            # A line and its sums change together, so that all of a ledger is to be seen as it is at one moment.
            for wrong_in in (books_wrong, honours_wrong):
                with findings.beyond_damage(f"the ledger of server {ledger}"):
                    async with view() as t:
                        findings.add(await wrong_in(t, ledger))
        for server in await _listed(view, "id", "guilds", guild_id, findings):
            with findings.beyond_damage(f"a season of server {server}"):
                async with view() as t:
                    findings.add(await seasons_wrong(t, server))
        if not guild_id:
            with findings.beyond_damage("what people have made of puzzles"):
                await _check_puzzles(view, findings)
            with findings.beyond_damage("who plays in what is under way"):
                async with view() as t:
                    findings.add(await states_wrong(t))
            # Deals of the day belong to no server either.
            with findings.beyond_damage("what people have made of deals of the day"):
                await _check_portions(view, check_streaks, findings)


async def _listed(view: View, key: str, table: str, guild_id: int, findings: Findings) -> list[int]:
    """Return the servers of which a table has rows, as far as they can be read."""
    where = f" WHERE {key} = $1" if guild_id else ""
    with findings.beyond_damage(f"the list of {table}"):
        async with view() as t:
            return [row[key] for row in await t.rows(f"SELECT {key} FROM {table}{where}", *_values(guild_id))]
    return []


async def _check_puzzles(view: View, findings: Findings) -> None:
    """Check what people have made of puzzles, which belong to no server."""
    check = PuzzlesCheck()
    await _check_portions(view, check.check_portion, findings)
    # Read last, because more people may have tried the puzzles meanwhile, and never fewer.
    async with view() as t:
        findings.add(await check.end(t))


async def _check_portions(
    view: View,
    check: Callable[[Transaction, int], Awaitable[tuple[int | None, list[str]]]],
    findings: Findings,
) -> None:
    """Check people portion by portion, each from whom on the last one has ended."""
    last: int | None = 0
    while last is not None:
        async with view() as t:
            last, wrong = await check(t, last)
        findings.add(wrong)


@asynccontextmanager
async def _views(database: Database) -> AsyncIterator[View]:
    """Yield how to look at a database: as it was at the beginning, or, where that would hold up its log, as it is now.

    A table and all that belongs to it change together, so that each moment shows them whole.
    """
    if not database.shared:
        yield database.snapshot
        return
    async with database.snapshot() as t:
        yield lambda: nullcontext(t)


def _of(guild_id: int, more: str = "") -> str:
    """Return the condition for the tables of a server, `$1`, or of all."""
    told = " AND ".join(filter(None, ["guild_id = $1" if guild_id else "", more]))
    return f" WHERE {told}" if told else ""


def _values(guild_id: int) -> list[int]:
    return [guild_id] if guild_id else []


# Servers


async def _check_servers(t: Transaction, guild_id: int, findings: Findings) -> None:
    """Check what is kept of each server by itself."""
    servers = await t.rows(
        f"SELECT * FROM guilds{' WHERE id = $1' if guild_id else ''} ORDER BY id", *_values(guild_id)
    )
    if guild_id and not servers:
        raise StartError(f"The database knows no server {guild_id}. Copy its number from Discord again.")
    for server in servers:
        findings.add(f"server {server['id']}: {what}" for what in _server(server))


def _server(server: Row) -> list[str]:
    """Return what is wrong with a server."""
    try:
        STORED_SETTINGS.validate_json(server["settings"])
    except ValidationError as error:
        return [f"its settings make no sense: {error.errors()[0]['msg']}"]
    return []


# Tables


@dataclass(frozen=True, slots=True)
class Around:
    """What stands around some tables, by table."""

    seats: Mapping[int, Sequence[Row]]
    games: Mapping[int, Sequence[Row]]
    stopped: Mapping[int, Sequence[Row]]
    left: Mapping[int, Sequence[Row]]
    """Who has left."""
    tries: Mapping[int, Sequence[Row]]
    evenings: Mapping[int, Sequence[Row]]


async def _check_tables(view: View, guild_id: int, tell: Told, findings: Findings) -> None:
    """Check all tables, some at a time; where something of these is damaged, one by one."""
    total, known, last = 0, None, 0
    with findings.beyond_damage("the list of tables"):
        async with view() as t:
            counted = await t.row(f"SELECT count(*) AS number FROM tables{_of(guild_id)}", *_values(guild_id))
            total = counted["number"] if counted is not None else 0
    while True:
        found = Findings()
        try:
            async with view() as t:
                ids = await _following(t, guild_id, last)
                await _check_portion(t, ids, found)
        except NotSaved as error:
            if error.trouble is not Trouble.DAMAGED:
                raise
            known = await _known(view, guild_id) if known is None else known
            ids = [table_id for table_id in known if table_id > last][:TABLES]
            found = await _check_one_by_one(view, ids)
        if not ids:
            return
        findings.take(found)
        last = ids[-1]
        tell(findings.counted["tables"], total)


async def _following(t: Transaction, guild_id: int, after: int) -> list[int]:
    values = _values(guild_id)
    where = _of(guild_id, f"id > ${len(values) + 1}")
    rows = await t.rows(f"SELECT id FROM tables{where} ORDER BY id LIMIT {TABLES}", *values, after)
    return [row["id"] for row in rows]


async def _known(view: View, guild_id: int) -> list[int]:
    """Return all tables that anything readable tells of; not all of a damaged list can be read at once."""
    known: set[int] = set()
    for sql in (f"SELECT id FROM tables{_of(guild_id)}", *([] if guild_id else ELSEWHERE)):
        with suppress(NotSaved):
            async with view() as t:
                known |= {row["id"] for row in await t.rows(sql, *_values(guild_id))}
    return sorted(known)


async def _check_one_by_one(view: View, ids: Sequence[int]) -> Findings:
    """Check tables, each by itself, and of each what can be read."""
    findings = Findings()
    for table_id in ids:
        found = Findings()
        with findings.beyond_damage(f"table {table_id}"):
            async with view() as t:
                await _check_portion(t, [table_id], found)
            findings.take(found)
    return findings


async def _check_portion(t: Transaction, ids: Sequence[int], findings: Findings) -> None:
    """Check some tables with all that belongs to them."""
    if not ids:
        return
    tables = await t.rows(f"SELECT * FROM tables WHERE id IN {marks([ids])} ORDER BY id", *ids)
    around = await _around(t, ids)
    checks = [TableCheck(table, around, findings.counted) for table in tables]
    for chunk in _chunks([(check, game) for check in checks for game in check.games], GAMES):
        await _see(t, chunk, findings, one_by_one=len(ids) == 1)
    for check in checks:
        findings.add(f"table {check.id}: {what}" for what in check.end())


async def _see(
    t: Transaction, chunk: Sequence[tuple[TableCheck, Row]], findings: Findings, *, one_by_one: bool
) -> None:
    """Check some games; with `one_by_one`, go on with the others where one is damaged."""
    try:
        kept: dict[int, Kept] = await _kept(t, [game["id"] for _, game in chunk])
    except NotSaved as error:
        if not one_by_one or error.trouble is not Trouble.DAMAGED:
            raise
        kept = {}
        for check, game in chunk:
            with findings.beyond_damage(f"table {check.id}: game {game['id']}"):
                kept |= await _kept(t, [game["id"]])
    for check, game in chunk:
        check.see(game, kept.get(game["id"]))


def _chunks(every: Sequence[T], size: int) -> Iterator[Sequence[T]]:
    return (every[at : at + size] for at in range(0, len(every), size))


async def _around(t: Transaction, tables: Sequence[int]) -> Around:
    these = marks([tables])
    sql = (
        f"SELECT seats.*, level FROM seats LEFT JOIN people ON people.id = person WHERE table_id IN {these}",
        f"SELECT * FROM games WHERE table_id IN {these} ORDER BY number",
        f"SELECT stopped.*, level FROM stopped LEFT JOIN people ON people.id = person WHERE table_id IN {these}",
        f"SELECT table_id FROM departures WHERE table_id IN {these}",
        f"""SELECT table_id, event_tries.points, CASE WHEN form <> 'daily' OR later = 1 OR ended_at IS NULL
            OR left_off = 1 OR event_fields.event IS NOT NULL THEN 1 ELSE 0 END AS counted,
            CASE WHEN left_off = 1 AND share IS NOT NULL THEN 1 ELSE 0 END AS shared
            FROM event_tries JOIN events ON events.id = event_tries.event
            LEFT JOIN event_fields ON event_fields.event = event_tries.event AND event_fields.deal = event_tries.deal
            AND event_fields.points = event_tries.points
            WHERE table_id IN {these} AND (form <> 'challenge' OR ended_at IS NOT NULL)""",
        f"SELECT table_id, points FROM event_tables WHERE table_id IN {these}",
    )
    statements: list[Statement] = [(each, *tables) for each in sql]
    return Around(*(_by("table_id", rows) for rows in await t.together(*statements)))


def _by(column: str, rows: Iterable[Row]) -> Mapping[int, list[Row]]:
    found: dict[int, list[Row]] = defaultdict(list)
    for row in rows:
        found[row[column]].append(row)
    return found


@dataclass(frozen=True, slots=True)
class Kept:
    """What the rows of a game tell."""

    moves: Sequence[Row]
    prize: Row | None
    """How it ended, if it was played for brčka."""
    results: Sequence[Row]
    """The result of each seat."""
    chips: Sequence[Row]
    players: dict[int, int]
    """The person who answers for each seat; empty in a game of an older database."""
    substitutes: Sequence[Row]

    @property
    def finished(self) -> bool:
        """Whether the game was entered as finished."""
        return bool(self.results) or self.prize is not None


async def _kept(t: Transaction, games: Sequence[int]) -> dict[int, Kept]:
    """Return what the rows of these games tell."""
    of = f"WHERE game IN {marks([games])} ORDER BY game"
    sql = (
        f"SELECT game, ply, seat, move FROM moves {of}, ply",
        f"SELECT * FROM prizes {of}",
        f"SELECT * FROM results {of}, seat",
        f"SELECT * FROM chips {of}, ply, number",
        f"SELECT * FROM players {of}",
        f"SELECT * FROM substitutes {of}, ply, seat",
    )
    statements: list[Statement] = [(each, *games) for each in sql]
    found = [_by("game", rows) for rows in await t.together(*statements)]
    return {game: _kept_of(*(rows.get(game, ()) for rows in found)) for game in games}


def _kept_of(
    moves: Sequence[Row],
    prizes: Sequence[Row],
    results: Sequence[Row],
    chips: Sequence[Row],
    players: Sequence[Row],
    substitutes: Sequence[Row],
) -> Kept:
    answering = {row["seat"]: row["person"] for row in players}
    return Kept(moves, next(iter(prizes), None), results, chips, answering, substitutes)


class TableCheck:
    """Checks a table: its games one after the other, then the table itself."""

    def __init__(self, table: Row, around: Around, counted: Counter[str]) -> None:
        self.id: int = table["id"]
        self._table = table
        self._counted = counted
        self._seats = around.seats.get(self.id, ())
        self._stopped = sorted(around.stopped.get(self.id, ()), key=lambda row: int(row["seat"]))
        self._left = self.id in around.left
        self._tries = around.tries.get(self.id, ())
        self._evenings = around.evenings.get(self.id, ())
        self._wrong: list[str] = []
        self._readable = False
        self._seen = 0
        self._last: Kept | None = None
        self._whole = True
        """Whether all games could be read, so that it is known how the series stands."""
        self.games: Sequence[Row] = ()
        """The games of the table, which are to be seen in their order."""
        counted["tables"] += 1
        try:
            self._rules, self._status = rules_of(table), Status(table["status"])
            json.loads(table["options"])
            self._series = kind_of(self._rules).series(self._rules)
        except Exception as error:
            self._wrong.append(f"its row makes no sense: {error!r}")
        else:
            self._readable = True
            self.games = around.games.get(self.id, ())

    @property
    def _counts(self) -> bool:
        """Whether the table is neither practice nor one whose deal others play too."""
        return self._table["duplicate"] is None and self._table["guild_id"] != NOWHERE

    @property
    def _standing(self) -> Series | None:
        """How the series stands, as far as that is known."""
        return self._series if self._whole else None

    @property
    def _sitting(self) -> dict[int, int]:
        return {row["seat"]: row["person"] for row in self._seats}

    def see(self, game: Row, kept: Kept | None) -> None:
        """Check the next game; `None` where it cannot be read."""
        self._seen += 1
        self._last = kept
        if kept is None:
            self._whole = False
            return
        self._counted["games"] += 1
        self._counted["moves"] += len(kept.moves)
        if not self._counts:
            self._wrong += self._uncounted(game, kept)
            return
        self._counted["ledger lines"] += kept.finished
        self._wrong += [f"game {game['id']}: {what}" for what in self._game(game, kept)]

    def end(self) -> list[str]:
        """Return all that is wrong with the table."""
        if not self._readable:
            return self._wrong
        wrong = [*self._wrong, *_found(self._table, self._status, self._seats, self._stopped, self._seen > 0)]
        if not self._counts:
            return wrong
        wrong += _stopped(self._table, self._stopped, self.games, self._last)
        over = self._series.result is not None
        if self._table["guild_id"] == ACROSS:
            # A game without brčka is alone there too.
            over |= bool(self._last and self._last.finished and not kind_of(self._rules).ledger)
        if self._whole and (self._status is Status.FINISHED) != over:
            balance = self._series.balance
            wrong.append(f"it is {self._status}, with {balance[0]} and {balance[1]} brčka")
        return wrong + _promised(self._table, self._seats)

    def _game(self, row: Row, kept: Kept) -> list[str]:
        number, last = self._seen, self._seen == len(self.games)
        found = [f"has the number {row['number']} and should have {number}"] if row["number"] != number else []
        if not kept.finished and not last:
            found.append("stands in no line of the ledger, and another was begun after it")
        found += _places(self._table, kept)
        if not kept.players and kept.prize is not None and not self._left:
            found += _seated(kept, self._sitting)
        if kept.players:
            under_way = last and not kept.finished
            found += _played(self._table, kept, self._sitting if under_way else None)
        people = kept.players or (None if self._left or kept.prize is not None else self._sitting)
        try:
            found += _game(row, kept, self._rules, self._table["players"], self._standing, people)
        except Exception as error:
            found.append(f"it does not replay: {error!r}")
        return found

    def _uncounted(self, row: Row, kept: Kept) -> list[str]:
        """Return what is wrong with a game that counts for no results."""
        wrong = []
        if kept.finished or kept.chips:
            wrong.append(f"game {row['id']}: it counts although it is practice, or its deal was played elsewhere too")
        try:
            game = replay(self._rules, self._table["players"], kept.moves)
            return [*wrong, *_tried(self._tries, game), *_compared(self._evenings, game)]
        except Exception as error:
            return [*wrong, f"game {row['id']}: it does not replay: {error!r}"]


def _found(table: Row, status: Status, seats: Sequence[Row], stopped: Sequence[Row], played: bool) -> list[str]:
    """Return what is wrong with the columns by which a table is found."""
    is_open, put_away = status in (Status.LOBBY, Status.PLAYING), bool(table["put_away"])
    people = [row["person"] for row in seats if row["level"] is None]
    rests = status is Status.STOPPED or (status is Status.PLAYING and put_away)
    company = company_of(people) if rests and played and table["duplicate"] is None else None
    stopped_by = company_of(row["person"] for row in stopped if row["level"] is None)
    wrong = []
    if any(row["rests"] != (int(put_away) if is_open else None) for row in seats):
        wrong.append("its seats do not tell whether it is put away, or over")
    if is_open and table["sitting"] != len(people):
        wrong.append(f"{table['sitting']} people are said to sit there, and {len(people)} do")
    if (table["company"], table["stopped_by"]) != (company, stopped_by):
        wrong.append("others are said to be able to go on with it than those who are")
    return wrong


def _tried(tries: Sequence[Row], game: Game) -> list[str]:
    """Return what is wrong with what is stored of a try of the deal of a day."""
    duplicates = kind_of(game).duplicates
    if not tries or duplicates is None:
        return []
    (row,) = tries
    scores = {duplicates.score(game, seat) for seat in range(game.seats)}
    wrong = [] if row["points"] in scores else [f"its try says {row['points']} points, its moves say {max(scores)}"]
    if not row["counted"]:
        wrong.append("its try has ended, and the field does not count it")
    if row["shared"]:
        wrong.append("its try was left off, and has a share of the field")
    return wrong


def _compared(evenings: Sequence[Row], game: Game) -> list[str]:
    """Return what is wrong with what is stored of a deal of an evening."""
    duplicates = kind_of(game).duplicates
    if not evenings or evenings[0]["points"] is None or duplicates is None:
        return []
    told, score = evenings[0]["points"], duplicates.score(game, 0)
    return [] if told == score else [f"its evening says {told} points, its moves say {score}"]


def _promised(table: Row, seats: Sequence[Row]) -> list[str]:
    """Return what is wrong with the seats that are promised for the next deal."""
    promised = [each for each in seats if each["newcomer"] is not None]
    taken = [each["newcomer"] for each in promised] + [each["person"] for each in seats]
    wrong = [f"seat {each['seat']} is promised, and no computer's" for each in promised if each["level"] is None]
    if promised and table["status"] != Status.PLAYING:
        wrong.append("a seat is promised at it although no deal will come")
    if len(set(taken)) < len(taken):
        wrong.append("somebody is promised a seat and has another one")
    return wrong


def _places(table: Row, kept: Kept) -> list[str]:
    """Return what is wrong with the table and server that results and chips name."""
    rows = (*kept.results, *kept.chips, *([kept.prize] if kept.prize is not None else []))
    wrong = [row for row in rows if (row["table_id"], row["guild_id"]) != (table["id"], table["guild_id"])]
    wrong += [row for row in kept.results if row["kind"] != table["kind"]]
    wrong += [row for row in kept.results if row["at"] != kept.results[0]["at"]]
    wrong += [row for row in kept.results if row["side"] != KINDS[table["kind"]].side_of(row["seat"])]
    return ["results or chips of it are said to be of another table, server or game"] if wrong else []


def _played(table: Row, kept: Kept, sitting: dict[int, int] | None) -> list[str]:
    """Return what is wrong with the players of a game, and with those who have taken over seats of it.

    `sitting` are those who play it now; `None` where nobody does any more.
    """
    wrong = [] if sorted(kept.players) == list(range(table["players"])) else ["not every seat has a player"]
    if any(each["ply"] > len(kept.moves) or each["seat"] not in kept.players for each in kept.substitutes):
        wrong.append("a seat is said to be taken over that it does not have, or after its last move")
    last = kept.players | {each["seat"]: each["person"] for each in kept.substitutes}
    if sitting is not None and last != sitting:
        wrong.append("others sit there than its players and those who have taken over from them")
    return wrong


def _stopped(table: Row, rows: Sequence[Row], games: Sequence[Row], kept: Kept | None) -> list[str]:
    """Return what is wrong with how the history says that a series was stopped; `kept` is its last game."""
    if not rows:
        return []
    last = games[-1]["id"] if games else None
    placed = all((row["guild_id"], row["game"]) == (table["guild_id"], last) for row in rows)
    whole = [row["seat"] for row in rows] == list(range(table["players"]))
    wrong = [] if placed and whole else ["it is said to have been stopped in another game, or without all its seats"]
    if table["status"] != Status.STOPPED:
        wrong.append(f"it is {table['status']}, and said to be stopped")
    players = kept.players if kept is not None and rows[0]["points"] is not None else {}
    if players and players != {row["seat"]: row["person"] for row in rows}:
        wrong.append("others are said to have stopped it than its players")
    return wrong


def _seated(kept: Kept, sitting: dict[int, int]) -> list[str]:
    """Return what is wrong with the players of a game of an older database, at a table that nobody has left.

    A seat may belong to somebody else now, but whoever never left must still have the same seat.
    """
    played = {row["person"]: row["seat"] for row in kept.results}
    moved = any(played.get(person, seat) != seat for seat, person in sitting.items())
    return ["the results name the players in other seats than theirs"] if moved else []


def _game(
    begun: Row, kept: Kept, rules: Rules, seats: int, series: Series | None, people: dict[int, int] | None
) -> list[str]:
    """Return what is wrong with a game, and enter its outcome into the series, if it is known how that stands."""
    wrong = []
    if [each["ply"] for each in kept.moves] != list(range(len(kept.moves))):
        wrong.append("moves are missing")
    kind = kind_of(rules)
    game, chosen, chooser = kind.begin(rules, seats), None, None
    paid: list[tuple[object, ...]] = []
    for each in kept.moves:
        move = kind.parse(each["move"])
        if move in (ADD, TAKE):
            chosen, chooser = move, each["seat"]
        else:
            before = len(game.payments)
            game.push(move, each["seat"])
            for giver, taker, chips, why in game.payments[before:]:
                paid.append((each["ply"], *_named((giver, taker), people), chips, str(why)))
    if game.outcome is not None:
        if series is not None:
            series.award(game.outcome)
        # This also checks that all that nobody decided comes from the seed of the commitment.
        record.check(record.write(game, ["?"] * seats, seal_of(begun, kept.moves)))
    told = []
    for row in kept.chips:
        named = row["giver"], row["taker"]
        told.append((row["ply"], *(named if people is not None else _named(named, None)), row["chips"], row["why"]))
    if told != paid:
        wrong.append("the chips that changed hands are not those of the moves")
    wrong += _results(game, kept, people)
    return wrong + _entered(game, kept.prize, chosen, chooser, series) if kind.ledger else wrong


def _named(seats: Sequence[int | None], people: dict[int, int] | None) -> list[object]:
    """Return the people who gave and took chips, or, where they are not known, only whether it was the cup."""
    if people is None:
        return [seat is None for seat in seats]
    return [people.get(seat) if seat is not None else None for seat in seats]


def _results(game: Game, kept: Kept, people: dict[int, int] | None) -> list[str]:
    """Return what is wrong with the stored results of the seats."""
    told, outcome = [(each["won"], each["points"]) for each in kept.results], game.outcome
    rightly = [game.result_of(seat) for seat in range(game.seats)] if outcome is not None else []
    if isinstance(outcome, Prize):
        # It counts when the winners have chosen.
        rightly = results_of(outcome, game.seats) if kept.prize is not None else []
    wrong = [] if told == rightly else [f"the results say {told}, the moves say {rightly}"]
    if people is not None and any(people.get(each["seat"]) != each["person"] for each in kept.results):
        wrong.append("the results name others than the players of the game")
    return wrong


def _entered(
    game: Game, entry: Row | None, chosen: Move | None, chooser: int | None, series: Series | None
) -> list[str]:
    """Return what is wrong with a ledger line."""
    if entry is None:
        return ["a choice was made, and no line of the ledger tells of it"] if chosen is not None else []
    wrong = []
    if game.outcome != outcome_of(entry):
        wrong.append(f"the ledger says {outcome_of(entry)}, the moves say {game.outcome}")
    if chosen is None:
        wrong.append(f"the ledger says {choice_of(entry)}, the moves say nothing")
    elif series is not None and (choice := series.push(chosen, chooser)) != choice_of(entry):
        wrong.append(f"the ledger says {choice_of(entry)}, the moves say {choice}")
    return wrong
