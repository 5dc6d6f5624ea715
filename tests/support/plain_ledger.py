"""The whole ledger of a server added up line by line: what its pages have to show, however they come to it."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import InitVar, dataclass, field
from datetime import datetime
from itertools import groupby

from bot.model.actions import Anchor, LedgerPage, LedgerTopic
from bot.model.contest import Contest
from bot.model.ledger import Correction, Entry, SeriesPlayed, series_played
from bot.model.ledger_content import (
    Content,
    HistoryContent,
    LedgerState,
    Line,
    OneSeriesContent,
    PlayerContent,
    SeriesListContent,
    StandingsContent,
    UnderWay,
    Written,
)
from bot.model.person import Person
from bot.model.ratings import Rating, given_up, is_listed, rated_after
from bot.model.stopped import StoppedSeries
from bot.model.sums import Sum, played_of
from bot.model.table import Table
from bot.storage.ledger_pages import LAST_CORRECTIONS, LAST_GAMES, PARTNERS
from bot.storage.lines import corrections_of, entries_of, people_of, stopped_games
from bot.storage.moments import micros_of
from bot.storage.storage import Storage
from bot.ui.ledger_parts import PAGE, PLACES
from bot.ui.ledger_standings import UNDER_WAY


@dataclass(frozen=True)
class Ledger:
    """Games and corrections, each oldest first, and the series of these games.

    A filtered ledger keeps its series whole, because the result of a series follows from all its games. A series counts
    when its last game does: one that began before a period and ended in it counts in that period. It is that of
    those who were dealt its first game.
    """

    entries: tuple[Entry, ...]
    corrections: tuple[Correction, ...] = ()
    whole: InitVar[tuple[SeriesPlayed, ...] | None] = None
    """The series that count, where the entries are not all of their games."""
    stopped: tuple[StoppedSeries, ...] = ()
    known: Mapping[int, Person] = field(default_factory=dict)
    """People as the server names them; a game tells those apart who are named alike."""
    series: tuple[SeriesPlayed, ...] = field(init=False)
    """Every series with a finished game, in the order of the tables."""

    def __post_init__(self, whole: tuple[SeriesPlayed, ...] | None) -> None:
        object.__setattr__(self, "series", _series(self.entries) if whole is None else whole)

    def since(self, moment: datetime | None) -> "Ledger":
        """The games and corrections since then; all of them for `None`."""
        if moment is None:
            return self
        return self._only(
            lambda entry: entry.at >= moment,
            lambda series: series.last.at >= moment,
            lambda correction: correction.at >= moment,
            lambda stopped: stopped.at >= moment,
        )

    def among_people(self) -> "Ledger":
        """The games among four people, and the series without a computer."""
        return self._only(
            lambda entry: not entry.with_computers,
            lambda series: not series.entries[0].with_computers,
            lambda correction: all(person.level is None for person in correction.people),
            lambda stopped: not stopped.with_computers,
        )

    def of(self, person: int, partner: int = 0) -> "Ledger":
        """What a person, or two as partners, played, and the corrections that count for them."""
        return self._only(
            lambda entry: entry.side_of(person, partner) is not None,
            lambda series: series.entries[0].side_of(person, partner) is not None,
            lambda correction: correction.names(person, partner),
            lambda stopped: stopped.has(person, partner),
        )

    def people(self) -> dict[int, Person]:
        """All people who have played or are named by a correction, by key."""
        played = {person.id: person for entry in self.entries for person in entry.seats}
        played |= {person.id: person for series in self.stopped for person in series.seats}
        played |= {person.id: person for correction in self.corrections for person in correction.people}
        return {key: self.known.get(key, person) for key, person in played.items()}

    def _only(
        self,
        games: Callable[[Entry], bool],
        series: Callable[[SeriesPlayed], bool],
        corrections: Callable[[Correction], bool],
        stopped: Callable[[StoppedSeries], bool],
    ) -> "Ledger":
        return Ledger(
            tuple(filter(games, self.entries)),
            tuple(filter(corrections, self.corrections)),
            tuple(filter(series, self.series)),
            tuple(filter(stopped, self.stopped)),
            self.known,
        )


async def whole_ledger(storage: Storage, guild_id: int) -> Ledger:
    """All lines of a server, as its database has them."""
    async with storage._db.snapshot() as t:
        entries = tuple(await entries_of(t, guild_id, "results.guild_id = $1", guild_id))
        corrections = tuple(await corrections_of(t, guild_id, "guild_id = $1 AND kind = 'stovkahra'", guild_id))
        stopped = tuple(await stopped_games(t, guild_id, "stopped.guild_id = $1 AND kind = 'stovkahra'", guild_id))
        keys = Ledger(entries, corrections, stopped=stopped).people()
        return Ledger(entries, corrections, stopped=stopped, known=await people_of(t, guild_id, keys))


def _series(entries: Iterable[Entry]) -> tuple[SeriesPlayed, ...]:
    in_order = sorted(entries, key=lambda entry: (entry.table_id, entry.game_id))
    return tuple(series_played(games) for _, games in groupby(in_order, lambda entry: entry.table_id))


# Ratings


def ratings(
    entries: Iterable[Entry], stopped: Iterable[StoppedSeries] = (), *, computers: bool = False
) -> dict[int, Rating]:
    """Everybody's rating by key, after these games in the order of their end; those with computers if asked for."""
    contests = _in_order(entries, stopped if computers else ())
    return rated_after({}, (each for each in contests if computers or all(p.level is None for p in each.people)))


def _in_order(entries: Iterable[Entry], stopped: Iterable[StoppedSeries]) -> Iterator[Contest]:
    ended = [(entry.at, entry.game_id, played_of(entry).ended.contest) for entry in entries]
    for series in stopped:
        if (contest := given_up(series)) is not None:
            ended.append((series.at, series.game_id, contest))
    yield from (contest for *_, contest in sorted(ended, key=lambda each: each[:2]))


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
    sums: dict[tuple[int, ...], tuple[tuple[Person, ...], Sum]] = {}

    def lines(people: Iterable[Person]) -> list[Sum]:
        pair = tuple(ledger.known.get(person.id, person) for person in sorted(people, key=lambda person: person.id))
        groups = [(person,) for person in pair] + ([pair] if len(pair) == 2 else [])
        return [sums.setdefault(tuple(each.id for each in group), (group, Sum()))[1] for group in groups]

    for entry in sorted(ledger.entries, key=lambda each: (each.at, each.game_id)):
        for side in (0, 1):
            for each in lines(entry.partners(side)):
                won = side == entry.outcome.winner
                each.lines += 1
                each.won, each.lost = each.won + won, each.lost + (not won)
                each.amount += entry.outcome.brcka if won else 0
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
            each.amount += correction.amount
            each.corrected += correction.amount
    for (*people,), (_, each) in sums.items():
        each.longest_won, each.longest_lost = longest_runs(ledger.entries, *people)
        each.run = 0
        each.stopped = len([series for series in ledger.stopped if series.has(*people)])
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
    keys = (person.id for person in line.people)
    return (-line.sum.series_won, -line.sum.amount, -line.sum.won, line.sum.lost, *keys)


def longest_runs(entries: Iterable[Entry], person: int, partner: int = 0) -> tuple[int, int]:
    """The most games in a row that a person, or two as partners, have won, and have lost."""
    longest = {True: 0, False: 0}
    in_order = sorted(entries, key=lambda entry: (entry.at, entry.game_id))
    sides = ((entry, entry.side_of(person, partner)) for entry in in_order)
    for won, run in groupby(entry.outcome.winner == side for entry, side in sides if side is not None):
        longest[won] = max(longest[won], len(list(run)))
    return longest[True], longest[False]


# Pages


def content(
    query: LedgerPage, ledger: Ledger, under_way: list[Table], now: datetime, known: Rated | None = None
) -> Content | None:
    """What a page shows, by adding up all lines; `None` for a player whom the ledger does not name."""
    kept = ledger.since(query.period.since(now))
    known = known if known is not None else rated(ledger)
    named = ledger.people()
    people = tuple(named[key] for key in (query.player, query.partner) if key in named)
    with_computers = any(entry.with_computers for entry in ledger.entries)
    state = LedgerState(len(ledger.entries), bool(ledger.entries or ledger.corrections), with_computers)
    running = [table for table in under_way if not query.player or _sits(query, table)]
    narrowed = kept.of(query.player, query.partner) if query.player else kept
    match query.topic:
        case LedgerTopic.STANDINGS | LedgerTopic.PAIRS:
            counted = kept if query.computers else kept.among_people()
            added = standings(counted, known)
            pairs = query.topic is LedgerTopic.PAIRS or query.player
            asked = {key for key in (query.player, query.partner) if key}
            lines = [each for each in (added.pairs if pairs else added.players) if asked <= {p.id for p in each.people}]
            pages = max(1, (len(lines) + PLACES - 1) // PLACES)
            page = min(max(query.page, 1), pages)
            left_out = 0 if query.computers else len(narrowed.entries) - len(narrowed.among_people().entries)
            above = UnderWay() if pairs or query.page > 1 else _at_most(running, UNDER_WAY)
            shown = lines[(page - 1) * PLACES : page * PLACES]
            keys = [(s.series_won, s.amount, s.won, s.lost) for s in (each.sum for each in lines)]
            places = [1 + keys.index(key) for key in keys][(page - 1) * PLACES : page * PLACES]
            return StandingsContent(state, people, shown, places, page, pages, left_out, above)
        case LedgerTopic.PLAYER:
            return _player(query, ledger, kept, known, state)
        case LedgerTopic.SERIES if query.table:
            series = next((each for each in ledger.series if each.table_id == query.table), None)
            running = [table for table in under_way if table.id == query.table]
            return OneSeriesContent(query.table, series, running[0] if running else None)
        case LedgerTopic.SERIES:
            tables = {table.id for table in under_way}
            over = [series for series in narrowed.series if series.table_id not in tables]
            over.sort(key=lambda series: (series.last.at, series.table_id), reverse=True)
            shown, newer, older = _turned(over, query, lambda each: (micros_of(each.last.at), each.table_id))
            first = query.anchor is None and query.page == 1
            above = _at_most(running, PAGE) if first else UnderWay()
            begun = {series.table_id for series in ledger.series} & {table.id for table in above.tables}
            return SeriesListContent(state, people, above, frozenset(begun), shown, newer, older)
        case LedgerTopic.HISTORY:
            written: list[Written] = [*narrowed.entries, *narrowed.corrections, *narrowed.stopped]
            written.sort(key=_moment, reverse=True)
            return HistoryContent(state, people, *_turned(written, query, _moment))


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
    pairs = [each for each in added.pairs if person.id in {one.id for one in each.people}]
    games = sorted(counted.entries, key=_moment, reverse=True)[:LAST_GAMES]
    corrections = sorted(counted.corrections, key=_moment, reverse=True)[:LAST_CORRECTIONS]
    return PlayerContent(
        state,
        person,
        line,
        pairs[:PARTNERS],
        max(0, len(pairs) - PARTNERS),
        games,
        corrections,
        len(theirs.entries) - len(counted.entries),
        any(entry.with_computers for entry in ledger.of(person.id).entries),
        # These are tried by games with moves.
        honours=[],
    )


def _sits(query: LedgerPage, table: Table) -> bool:
    """Whether the people of a query sit at a table, two of them as partners."""
    sides = [{person.id for person in table.seats[side::2] if person is not None} for side in (0, 1)]
    return any({key for key in (query.player, query.partner) if key} <= side for side in sides)


def _at_most(tables: list[Table], most: int) -> UnderWay:
    return UnderWay(tables[:most], max(0, len(tables) - most))


def _moment(written: Written) -> tuple[int, int]:
    number = written.id if isinstance(written, Correction) else written.game_id
    return micros_of(written.at), written.table_id if isinstance(written, StoppedSeries) else number


def _turned(items, query: LedgerPage, place):
    """The items on a page of a list, the newest first, and where newer and older ones begin."""
    anchor, at = query.anchor, (query.page - 1) * PAGE if query.anchor is None else 0
    if anchor is not None and anchor.older:
        at = next((n for n, each in enumerate(items) if place(each) < anchor[1:]), len(items))
    elif anchor is not None:
        newer = [n for n, each in enumerate(items) if place(each) > anchor[1:]]
        at = len(newer) - PAGE if len(newer) > PAGE else 0
    if at >= len(items) and anchor is None:
        at = 0
    shown = items[at : at + PAGE]
    newer = Anchor(False, *place(shown[0])) if shown and (at > 0 or (anchor is not None and anchor.older)) else None
    older = Anchor(True, *place(shown[-1])) if at + PAGE < len(items) else None
    return shown, newer, older
