"""All lines of a game on a server added up one by one: what its pages have to show, however they come to it."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import InitVar, dataclass, field
from datetime import datetime
from itertools import combinations, groupby

from bot.model.contest import sides_of
from bot.model.ledger import Correction, Move, Played, SeriesPlayed, series_played
from bot.model.ledger_content import (
    Content,
    HistoryContent,
    LedgerState,
    Line,
    OneSeriesContent,
    OpponentsContent,
    PlayerContent,
    SeriesListContent,
    StandingsContent,
    UnderWay,
    Written,
)
from bot.model.ledger_pages import Anchor, LedgerPage, LedgerTopic
from bot.model.names import bare, folded
from bot.model.person import Person
from bot.model.ratings import Rating, is_listed, left_off, rated_after
from bot.model.stopped import StoppedSeries
from bot.model.sums import Sum
from bot.model.table import Table
from bot.model.unit import Relation, unit_of
from bot.storage.ledger_pages import LAST_GAMES
from bot.storage.ledger_search import games_in
from bot.storage.lines import corrections_of, people_of, stopped_games
from bot.storage.moments import micros_of
from bot.storage.storage import Storage
from bot.ui.ledger_parts import PAGE, PLACES
from bot.ui.ledger_player import OPPONENTS
from engine.games import GAMES, USUAL

WITH_COMPUTERS = """SELECT game FROM tables JOIN games ON games.table_id = tables.id
    JOIN players ON game = games.id JOIN people ON people.id = person WHERE guild_id = $1 AND level IS NOT NULL
    UNION SELECT game FROM results JOIN people ON people.id = person
    WHERE guild_id = $1 AND level IS NOT NULL
    UNION SELECT game FROM chips JOIN people ON people.id IN (giver, taker) WHERE guild_id = $1 AND level IS NOT NULL
    UNION SELECT games.id FROM tables JOIN games ON games.table_id = tables.id
    JOIN seats ON seats.table_id = tables.id JOIN people ON people.id = person
    WHERE guild_id = $1 AND level IS NOT NULL AND games.id IN (SELECT game FROM chips)
    AND games.id NOT IN (SELECT game FROM results) AND games.id NOT IN (SELECT game FROM players)"""
"""The games of a server that a computer answers for, or at which one played if nobody knows who does."""


@dataclass(frozen=True)
class Ledger:
    """Games and corrections, each oldest first, and the series of these games.

    A filtered ledger keeps its series whole, because the result of a series follows from all its games. A series counts
    when its last game does: one that began before a period and ended in it counts in that period. It is that of
    those who were dealt its first game.
    """

    entries: tuple[Played, ...]
    corrections: tuple[Correction, ...] = ()
    whole: InitVar[tuple[SeriesPlayed, ...] | None] = None
    """The series that count, where the entries are not all of their games."""
    stopped: tuple[StoppedSeries, ...] = ()
    known: Mapping[int, Person] = field(default_factory=dict)
    """People as the server names them; a game tells those apart who are named alike."""
    paid: tuple[tuple[Move, bool], ...] = ()
    """The chips that changed hands, and whether computers played in that game."""
    game: str = USUAL
    series: tuple[SeriesPlayed, ...] = field(init=False)
    """Every series with a finished game, in the order of the tables."""

    def __post_init__(self, whole: tuple[SeriesPlayed, ...] | None) -> None:
        object.__setattr__(self, "series", _series(self) if whole is None else whole)

    def since(self, moment: datetime | None) -> "Ledger":
        """What has happened since then; all of it for `None`."""
        if moment is None:
            return self
        return self._only(
            lambda entry: entry.at >= moment,
            lambda series: series.last.at >= moment,
            lambda correction: correction.at >= moment,
            lambda stopped: stopped.at >= moment,
            lambda move, _: move.at >= moment,
        )

    def among_people(self) -> "Ledger":
        """The games among people, and the series without a computer."""
        return self._only(
            lambda entry: not entry.with_computers,
            lambda series: not series.entries[0].with_computers,
            lambda correction: all(person.level is None for person in correction.people),
            lambda stopped: not stopped.with_computers,
            lambda _, computers: not computers,
        )

    def of(self, person: int, other: int = 0) -> "Ledger":
        """What a person, or two as partners or against each other, played, and what counts for them."""
        return self._only(
            lambda entry: plays(self.game, entry.seats, person, other),
            lambda series: plays(self.game, series.first.seats, person, other),
            lambda correction: correction.names(person, other),
            lambda stopped: plays(self.game, stopped.seats, person, other),
            lambda move, _: person in move[:2] and (not other or other in move[:2]),
        )

    def people(self) -> dict[int, Person]:
        """All people who have played or are named by a correction, by key."""
        named = [entry.seats for entry in self.entries] + [series.seats for series in self.stopped]
        named += [correction.people for correction in self.corrections]
        found = {person.id: person for people in named for person in people}
        found |= {key: self.known[key] for move, _ in self.paid for key in move[:2] if key is not None}
        return {key: self.known.get(key, person) for key, person in found.items()}

    def _only(
        self,
        games: Callable[[Played], bool],
        series: Callable[[SeriesPlayed], bool],
        corrections: Callable[[Correction], bool],
        stopped: Callable[[StoppedSeries], bool],
        paid: Callable[[Move, bool], bool],
    ) -> "Ledger":
        return Ledger(
            tuple(filter(games, self.entries)),
            tuple(filter(corrections, self.corrections)),
            tuple(filter(series, self.series)),
            tuple(filter(stopped, self.stopped)),
            self.known,
            tuple(each for each in self.paid if paid(*each)),
            self.game,
        )


def plays(game: str, seats: Sequence[Person], person: int, other: int = 0) -> bool:
    """Whether somebody has one of these seats, and another one as partner or opponent, whichever counts in the game."""
    if not {person, other or person} <= {each.id for each in seats}:
        return False
    sides = [{each.id for each in side} for side in sides_of(game, seats)]
    own = next(side for side in sides if person in side)
    together = unit_of(game).relation is Relation.PARTNER
    return not other or any(other in side and (side is own) is together for side in sides)


async def whole_ledger(storage: Storage, guild_id: int, game: str = USUAL) -> Ledger:
    """All lines of a game on a server, as its database has them."""
    async with storage._db.snapshot() as t:
        rows = await t.rows("SELECT DISTINCT game FROM results WHERE guild_id = $1 AND kind = $2", guild_id, game)
        entries = await games_in(t, guild_id, game, sorted(row["game"] for row in rows))
        corrections = await corrections_of(t, guild_id, "guild_id = $1 AND kind = $2", guild_id, game)
        stopped = await stopped_games(t, guild_id, "stopped.guild_id = $1 AND kind = $2", guild_id, game)
        computers = {row["game"] for row in await t.rows(WITH_COMPUTERS, guild_id)}
        paid = (
            await t.rows("SELECT * FROM chips WHERE guild_id = $1 ORDER BY at", guild_id) if GAMES[game].chips else ()
        )
        moves = [
            (
                Move(row["giver"], row["taker"], row["chips"], datetime.fromisoformat(row["at"])),
                row["game"] in computers,
            )
            for row in paid
        ]
        known = await people_of(t, guild_id, {row["id"] for row in await t.rows("SELECT id FROM people")})
    in_order = tuple(sorted(entries.values(), key=lambda each: each.game_id))
    return Ledger(in_order, tuple(corrections), None, tuple(stopped), known, tuple(moves), game)


def _series(ledger: Ledger) -> tuple[SeriesPlayed, ...]:
    if not GAMES[ledger.game].ledger:
        return ()
    in_order = sorted(ledger.entries, key=lambda entry: (entry.table_id, entry.game_id))
    return tuple(series_played(games) for _, games in groupby(in_order, lambda entry: entry.table_id))


# Ratings


def ratings(
    entries: Iterable[Played], stopped: Iterable[StoppedSeries] = (), *, computers: bool = False
) -> dict[int, Rating]:
    """Everybody's rating by key, after these games in the order of their end; those with computers if asked for."""
    ended = [*(each.ended for each in entries), *(left_off(stopped) if computers else ())]
    contests = [each.contest for each in sorted(ended, key=lambda each: each[:2])]
    return rated_after({}, (each for each in contests if computers or all(p.level is None for p in each.people)))


@dataclass(frozen=True)
class Rated:
    """The ratings of everybody in a ledger, by key."""

    people: Mapping[int, Rating] = field(default_factory=dict)
    overall: Mapping[int, Rating] = field(default_factory=dict)
    """By all games, computers too; empty where no computer has played."""


def rated(ledger: Ledger) -> Rated:
    with_computers = any(entry.with_computers for entry in ledger.entries)
    overall = ratings(ledger.entries, ledger.stopped, computers=True) if with_computers else {}
    hidden = {key for key, person in ledger.people().items() if not is_listed(person)}
    return Rated(ratings(ledger.entries), {key: each for key, each in overall.items() if key not in hidden})


# Standings


@dataclass(frozen=True)
class Standings:
    """Everybody who has finished a game or is named by a correction, the best first."""

    players: list[Line]
    pairs: list[Line]


def standings(ledger: Ledger, rated: Rated | None = None) -> Standings:
    """Add the ledger up by player and by pair of partners, and attach the players' ratings."""
    unit, sums = unit_of(ledger.game), dict[tuple[int, ...], tuple[tuple[Person, ...], Sum]]()

    def lines(people: Iterable[Person]) -> list[Sum]:
        side = tuple(ledger.known.get(person.id, person) for person in sorted(people, key=lambda person: person.id))
        pairs = combinations(side, 2) if unit.relation is Relation.PARTNER else ()
        groups = [*((person,) for person in side), *pairs]
        return [sums.setdefault(tuple(each.id for each in group), (group, Sum()))[1] for group in groups]

    for entry in sorted(ledger.entries, key=lambda each: (each.at, each.game_id)):
        for side in sides_of(ledger.game, entry.seats):
            (_, won, points) = next(each for each in entry.scores if each.person.id == side[0].id)
            for each in lines(side):
                each.lines += 1
                each.add_game(won)
                setattr(each, unit.results, getattr(each, unit.results) + points)
    for series in ledger.series:
        for side in (0, 1) if series.result is not None else ():
            for each in lines(series.entries[0].partners(side)):
                each.lines += not each.lines
                each.series_drawn += series.result.winner is None
                each.series_won += series.result.won if series.result.winner == side else 0
                each.series_lost += series.result.won if series.result.winner == 1 - side else 0
    for correction in ledger.corrections:
        for each in lines(correction.people):
            each.lines += 1
            setattr(each, unit.corrected, getattr(each, unit.corrected) + correction.amount)
            each.corrected += correction.amount
    for move, _ in ledger.paid:
        for key, chips in ((move.giver, -move.chips), (move.taker, move.chips)):
            for each in lines([ledger.known[key]]) if key is not None else ():
                each.lines, each.amount = each.lines + 1, each.amount + chips
    for people, (_, each) in sums.items():
        each.longest_won, each.longest_lost = longest_runs(ledger, *people)
        each.stopped = len([series for series in ledger.stopped if plays(ledger.game, series.seats, *people)])
    known = rated or Rated()
    found = [
        Line(people, each, known.people.get(key[0]), known.overall.get(key[0]))
        if len(people) == 1
        else Line(people, each)
        for key, (people, each) in sums.items()
    ]
    return in_order(found)


def in_order(found: list[Line]) -> Standings:
    """Lines as standings list them, the best first."""
    found.sort(key=_order)
    return Standings(
        [each for each in found if len(each.people) == 1], [each for each in found if len(each.people) == 2]
    )


def _order(line: Line) -> tuple[int, ...]:
    series, amount, won, lost, points = line.sum.rank
    return (-series, -amount, -won, lost, -points, *(person.id for person in line.people))


def longest_runs(ledger: Ledger, person: int, other: int = 0) -> tuple[int, int]:
    """The most games in a row that a person, or two as partners, have won, and have lost."""
    longest = {True: 0, False: 0, None: 0}
    entries = sorted(ledger.entries, key=lambda entry: (entry.at, entry.game_id))
    own = [entry for entry in entries if plays(ledger.game, entry.seats, person, other)]
    results = [next(each.won for each in entry.scores if each.person.id == person) for entry in own]
    for won, run in groupby(results):
        longest[won] = max(longest[won], len(list(run)))
    return longest[True], longest[False]


def opponents(ledger: Ledger, person: int) -> list[Line]:
    """All against whom a player has played, most often first: who won how many, and the chips between the two."""
    against: dict[int, Sum] = {}
    for entry in ledger.entries:
        own = next((each for each in entry.scores if each.person.id == person), None)
        for each in entry.scores if own is not None else ():
            if each.person.id != person:
                added = against.setdefault(each.person.id, Sum())
                added.lines, added.won = added.lines + 1, added.won + bool(own.won)
                added.lost, added.drawn = added.lost + bool(each.won), added.drawn + (own.won is None)
    for move, _ in ledger.paid:
        for own, other, chips in ((move.giver, move.taker, -move.chips), (move.taker, move.giver, move.chips)):
            if own == person and other is not None:
                added = against.setdefault(other, Sum())
                added.lines, added.amount = added.lines + 1, added.amount + chips
    people = ledger.people()
    found = [Line((people[key],), added) for key, added in against.items()]
    return sorted(found, key=lambda each: (-each.sum.lines, each.people[0].id))


# Pages


def content(
    query: LedgerPage,
    ledger: Ledger,
    under_way: list[Table],
    now: datetime,
    known: Rated | None = None,
    reader: int = 0,
) -> Content | None:
    """What a page shows, by adding up all lines; `None` for a player whom the ledger does not name."""
    kept = ledger.since(query.period.since(now))
    known = known if known is not None else rated(ledger)
    named = ledger.people()
    people = tuple(named[key] for key in (query.player, query.other) if key in named)
    state = _state(ledger, query)
    running = [table for table in under_way if not query.player or _sits(query, table)]
    narrowed = kept.of(query.player, query.other) if query.player else kept
    counted = kept if query.computers else kept.among_people()
    match query.topic:
        case LedgerTopic.STANDINGS | LedgerTopic.PAIRS | LedgerTopic.RATING:
            added = standings(counted, known)
            pairs = query.topic is LedgerTopic.PAIRS or query.player
            asked = {key for key in (query.player, query.other) if key}
            lines = [each for each in (added.pairs if pairs else added.players) if asked <= {p.id for p in each.people}]
            page, pages = _page_of(query.page, lines, PLACES)
            with_computers = len(narrowed.entries) - len(narrowed.among_people().entries)
            shown = lines[(page - 1) * PLACES : page * PLACES]
            keys = [each.sum.rank for each in lines]
            placed = list(zip([1 + keys.index(key) for key in keys], lines, strict=True))
            places = [place for place, _ in placed[(page - 1) * PLACES : page * PLACES]]
            own = next(((place, line) for place, line in placed if not pairs and line.people[0].id == reader), None)
            elsewhere = own if own is not None and own[1] not in shown else None
            return StandingsContent(state, people, shown, places, page, pages, with_computers, reader, elsewhere)
        case LedgerTopic.PLAYER:
            return _player(query, ledger, kept, known, state)
        case LedgerTopic.OPPONENTS:
            if query.player not in named:
                return None
            alone = named[query.player]
            counted = kept if query.computers or alone.level is not None else kept.among_people()
            lines = opponents(counted, query.player)
            page, pages = _page_of(query.page, lines, OPPONENTS)
            left_out = len(narrowed.entries) - len(counted.of(query.player).entries)
            shown = lines[(page - 1) * OPPONENTS : page * OPPONENTS]
            return OpponentsContent(state, alone, shown, page, pages, left_out, _has_computers(ledger, query.player))
        case LedgerTopic.SERIES if query.table:
            series = next((each for each in ledger.series if each.table_id == query.table), None)
            running = [table for table in under_way if table.id == query.table]
            return OneSeriesContent(query.table, series, running[0] if running else None)
        case LedgerTopic.SERIES:
            tables = {table.id for table in under_way}
            over = [series for series in narrowed.series if series.table_id not in tables]
            over.sort(key=lambda series: (series.last.at, series.table_id), reverse=True)
            shown, newer, older = _turned(over, query, PAGE, lambda each: (micros_of(each.last.at), each.table_id))
            first = query.anchor is None and query.page == 1
            above = _at_most(running, PAGE) if first else UnderWay()
            begun = {series.table_id for series in ledger.series} & {table.id for table in above.tables}
            return SeriesListContent(state, people, above, frozenset(begun), shown, newer, older)
        case LedgerTopic.HISTORY:
            written: list[Written] = [*narrowed.entries, *narrowed.corrections, *narrowed.stopped]
            written.sort(key=_moment, reverse=True)
            return HistoryContent(state, people, *_turned(written, query, PAGE, _moment))


def _state(ledger: Ledger, query: LedgerPage) -> LedgerState:
    lines = bool(ledger.entries or ledger.corrections or ledger.stopped or ledger.paid)
    counted = (ledger if query.computers else ledger.among_people()).paid
    cups = sum(move.chips if move.taker is None else -move.chips for move, _ in counted if None in move[:2])
    with_computers = any(entry.with_computers for entry in ledger.entries)
    return LedgerState(len(ledger.entries), lines, with_computers, cups)


def _has_computers(ledger: Ledger, person: int) -> bool:
    return any(entry.with_computers for entry in ledger.of(person).entries)


def _page_of(page: int, lines: Sequence[object], size: int) -> tuple[int, int]:
    pages = max(1, -(-len(lines) // size))
    return min(max(page, 1), pages), pages


def _player(query: LedgerPage, ledger: Ledger, kept: Ledger, known: Rated, state: LedgerState) -> PlayerContent | None:
    person = ledger.people().get(query.player)
    if person is None:
        return None
    theirs = kept.of(person.id)
    counted = theirs if query.computers or person.level is not None else theirs.among_people()
    added = standings(counted, known)
    alone = Line(
        (person,), Sum(stopped=len(counted.stopped)), known.people.get(person.id), known.overall.get(person.id)
    )
    line = next((line for line in added.players if line.people[0].id == person.id), alone)
    games = sorted(counted.entries, key=_moment, reverse=True)[:LAST_GAMES]
    return PlayerContent(
        state,
        person,
        line,
        games,
        len(theirs.entries) - len(counted.entries),
        _has_computers(ledger, person.id),
        honours=(),
    )


def _sits(query: LedgerPage, table: Table) -> bool:
    """Whether the people of a query sit at a table, two of them as partners."""
    sides = [{person.id for person in table.seats[side::2] if person is not None} for side in (0, 1)]
    return any({key for key in (query.player, query.other) if key} <= side for side in sides)


def _at_most(tables: list[Table], most: int) -> UnderWay:
    return UnderWay(tables[:most], max(0, len(tables) - most))


def _moment(written: Written) -> tuple[int, int]:
    number = written.id if isinstance(written, Correction) else written.game_id
    return micros_of(written.at), written.table_id if isinstance(written, StoppedSeries) else number


def _turned(items, query: LedgerPage, size: int, place):
    """The items on a page of a list, the newest first, and where newer and older ones begin."""
    anchor, at = query.anchor, (query.page - 1) * size if query.anchor is None else 0
    if anchor is not None and anchor.older:
        at = next((n for n, each in enumerate(items) if place(each) < anchor[1:]), len(items))
    elif anchor is not None:
        newer = [n for n, each in enumerate(items) if place(each) > anchor[1:]]
        at = len(newer) - size if len(newer) > size else 0
    if at >= len(items) and anchor is None:
        at = 0
    shown = items[at : at + size]
    newer = Anchor(False, *place(shown[0])) if shown and (at > 0 or (anchor is not None and anchor.older)) else None
    older = Anchor(True, *place(shown[-1])) if at + size < len(items) else None
    return shown, newer, older


def found(ledger: Ledger, typed: str) -> list[int]:
    """All finished games with a number or a name for each typed word, the newest first."""
    numbers = []
    for entry in sorted(ledger.entries, key=_moment, reverse=True):
        named = [person for person in entry.seats if person.user_id is not None or person.level is not None]
        known = [str(entry.game_id), *(part for person in named for part in folded(bare(person.name)).split())]
        if all(any(each.startswith(word) for each in known) for word in folded(typed).split()):
            numbers.append(entry.game_id)
    return numbers


# What tests of one game ask for


@dataclass(frozen=True)
class Result:
    """The result of one player in a finished game."""

    game_id: int
    person: Person
    won: bool | None
    points: int


@dataclass(frozen=True)
class Chips:
    """The chips that people on a server have won and lost, and those in cups."""

    accounts: tuple[tuple[Person, int], ...]
    cups: int


async def results_of(storage: Storage, guild_id: int, game: str, *, computers: bool = False) -> list[Result]:
    """The results of all games, by game and seat."""
    ledger = await whole_ledger(storage, guild_id, game)
    counted = ledger if computers else ledger.among_people()
    return [Result(entry.game_id, *score) for entry in counted.entries for score in entry.scores]


async def chips_of(storage: Storage, guild_id: int, *, computers: bool = False) -> Chips:
    """All accounts."""
    ledger, accounts = await whole_ledger(storage, guild_id, "bulka"), dict[int, int]()
    for move, _ in (ledger if computers else ledger.among_people()).paid:
        for key, chips in ((move.giver, -move.chips), (move.taker, move.chips)):
            if key is not None:
                accounts[key] = accounts.get(key, 0) + chips
    return Chips(tuple((ledger.known[key], chips) for key, chips in accounts.items()), -sum(accounts.values()))
