"""What the lines of every game add up to is kept in rows, and every page shows that, whatever has happened."""

import itertools
import os
from collections.abc import AsyncIterator, Collection, Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from random import Random

import pytest

from bot.i18n.texts import texts
from bot.model import conceding, dealing, handover, moving, next_game, seating, timing
from bot.model.errors import Refusal
from bot.model.ledger import Correction, Period
from bot.model.ledger_content import (
    HistoryContent,
    OpponentsContent,
    PlayerContent,
    SeriesListContent,
    StandingsContent,
)
from bot.model.ledger_pages import Anchor, LedgerPage, LedgerTopic
from bot.model.news import Finished
from bot.model.sums import Sum
from bot.model.table import Status, Table
from bot.service.looking_back.bookkeeping import BookkeepingService
from bot.service.looking_back.ledger import read_content
from bot.storage.books_audit import books_wrong
from bot.storage.database import Transaction, marks
from bot.storage.sqlite import Sqlite
from bot.ui.ledger import ledger_screen
from engine.game import Rules as AnyRules
from engine.games import USUAL, kind_of
from engine.moves import ADD, TAKE, IllegalMove
from engine.players import Level
from engine.stovkahra.rules import Rules
from tests.support import plain_ledger
from tests.support.duel_bench import BULKA, TRAPPOLA, WITHOUT_CUP, by_chance
from tests.support.facts import OTHERS
from tests.support.plain_ledger import Ledger, content, rated, whole_ledger
from tests.support.service import CHANNEL, ELSEWHERE, GUILD, Clock, words
from tests.support.storage import Store
from tests.support.villages import NAMES, AtOnce, Village

T = texts()
NEW_YEAR = datetime(2026, 12, 30, 22, 30, tzinfo=UTC)
"""Before the end of a year, whose last week goes on into the next one."""


class Players(Village):
    """People and computers who play series of Stovkahra."""

    games = (USUAL,)

    async def begin(self) -> None:
        await self.settle(6, Level.REGULAR)

    async def act(self) -> None:
        """Do one thing, or try to."""
        # The clock may be set back, and other processes may have others.
        later = self.random.choices((0, -1, 20, 540, 24480), (1, 1, 5, 3, 1))[0]
        self.clock.now += timedelta(minutes=later)
        rarely = [self.open, self.leave, self.take, self.stop, self.take_up, self.extend, self.correct, self.other]
        with suppress(Refusal, IllegalMove):
            await self.random.choice([*rarely, *[self.game] * 8])()

    async def open(self) -> None:
        four = self.random.sample(self.people, self.random.choice((2, 4, 4, 1)))
        seats = [*four, *self.computers[: 4 - len(four)]]
        self.random.shuffle(seats)
        rules, opener = Rules(series=self.random.choice((1, 3, 10))), four[0]
        table = await self.store.open_table(GUILD, CHANNEL, opener, rules, self.chance.seed())
        await self.sit_down(table, seats)

    async def take(self) -> None:
        """Somebody sits down in a computer's seat while the series goes on."""
        person = self.random.choice(self.people)

        def sit(table: Table) -> None:
            handover.take_over(table, person, self.random.choice(handover.seats_to_take(table, person) or [0]))

        await self.at(sit, Status.PLAYING)

    async def game(self) -> None:
        """Somebody gives a game up, and the winners choose."""
        chosen, winner = self.random.choice((ADD, ADD, TAKE)), self.random.randrange(2)

        def play(table: Table) -> None:
            for _ in range(3):
                dealing.advance(table, self.clock.now, self.chance, timedelta(0))
            for seat in (1 - winner, 3 - winner):
                if table.game is not None and table.game.outcome is None:
                    move = table.game.concession(seat)
                    assert move is not None
                    moving.make(table, move, seat)
            if table.series.pending is not None:
                legal = table.series.legal_moves(table.series.pending.winner)
                moving.push(table, table.series.pending.winner, chosen if chosen in legal else ADD)
            dealing.advance(table, self.clock.now, self.chance, timedelta(0))

        await self.at(play, Status.PLAYING)

    async def extend(self) -> None:
        """Go on with a finished series, to more brčka."""

        def go_on(table: Table) -> None:
            for person in table.seats:
                if person is not None and person.level is None:
                    next_game.go_on(table, person)

        await self.at(go_on, Status.FINISHED)

    async def correct(self) -> None:
        named = self.random.sample(self.people, self.random.choice((1, 2)))
        brcka = self.random.choice((-20, -2, 1, 3))
        await self.store.ledger.correct(GUILD, named, brcka, "miscounted", self.people[0])


class Tavern(Village):
    """People and computers who play Trappola and Bulka on two servers."""

    games = ("trappola", "bulka")

    async def begin(self) -> None:
        await self.settle(len(NAMES), Level.BEGINNER)
        for _ in range(6):
            await self.open()

    async def act(self) -> None:
        """Do one thing, or try to."""
        self.clock.now += timedelta(minutes=self.random.choice((0, 1, 20, 540)))
        rarely = [
            self.open,
            self.open,
            self.leave,
            self.take,
            self.stop,
            self.take_up,
            self.give_up,
            self.other,
            self.correct,
        ]
        with suppress(Refusal, IllegalMove):
            await self.random.choice([*rarely, *[self.play] * 8])()

    def rules(self) -> AnyRules:
        return self.random.choice((replace(TRAPPOLA, deals=2), BULKA, BULKA, WITHOUT_CUP))

    async def open(self) -> None:
        rules = self.rules()
        kind = kind_of(rules)
        count = self.random.choice([seats for seats in kind.seats if kind.may_sit(rules, seats)])
        people = self.random.sample(self.people, self.random.choice((1, count, count, count)))
        seats = [*people, *self.computers[: count - len(people)]]
        self.random.shuffle(seats)
        opener, guild = people[0], self.random.choice((GUILD, GUILD, GUILD, GUILD + 1))
        table = await self.store.open_table(guild, CHANNEL if guild == GUILD else ELSEWHERE, opener, rules, bytes(32))
        await self.sit_down(table, seats)

    async def play(self) -> None:
        """So many moves, or the game to its end, and sometimes one that nobody wins."""
        moves, drawn = self.random.choice((1, 5, 40, 400)), self.random.random() < 0.3

        def go_on(table: Table) -> None:
            for _ in range(moves):
                dealing.advance(table, self.clock.now, self.chance, timedelta(0))
                if table.status is not Status.PLAYING or any(isinstance(each, Finished) for each in table.changes.news):
                    break
                if table.clock.next_deal_at is None:
                    moving.push(
                        table, *by_chance(table, self.random), instead=timing.computer_to_move(table) is not None
                    )
            if drawn:
                table.changes.news[:] = [
                    nobody_wins(each) if isinstance(each, Finished) else each for each in table.changes.news
                ]

        await self.at(go_on, Status.PLAYING)

    async def give_up(self) -> None:
        person = self.random.choice(self.people)
        await self.at(lambda table: conceding.concede(table, person), Status.PLAYING)

    async def take(self) -> None:
        """Take the seat of a computer."""
        person, seat = self.random.choice(self.people), self.random.randrange(4)
        await self.at(lambda table: seating.sit(table, person, seat), Status.PLAYING)

    async def correct(self) -> None:
        game, amount = self.random.choice(self.games), self.random.choice((-20, -2, 1, 3))
        named = [self.random.choice(self.people)]
        await self.store.ledger.correct(GUILD, named, amount, "miscounted", self.people[0], game=game)


def nobody_wins(over: Finished) -> Finished:
    return replace(over, results=tuple((None, points) for _, points in over.results))


class Guests(Tavern):
    """Those who play the games that tests alone know."""

    games = tuple(OTHERS)

    def rules(self) -> AnyRules:
        return self.random.choice([rules for other in OTHERS.values() for _, rules, _ in other.facts.tables])


pytestmark = pytest.mark.usefixtures("other_games")
VILLAGES = pytest.mark.parametrize("village", [Players, Tavern, Guests])


def some(random: Random, keys: Collection[int]) -> list[int]:
    """Three of them, or as many as there are."""
    return random.sample(sorted(keys), min(3, len(keys)))


async def assert_pages_add_up(store: Store, village: Village) -> int:
    """Pages of everybody, of players and of two show what all lines add up to; return how many were compared."""
    shown, now, random = 0, store.clock.now, village.random
    under_way = await store.tables.read_all(await store.tables.playing(GUILD))
    for game in village.games:
        whole = await whole_ledger(store, GUILD, game)
        known, people = rated(whole), some(random, whole.people())
        asked = [(0, 0), *((each, 0) for each in people), *itertools.combinations(people, 2)]
        for topic, period, of, computers in itertools.product(LedgerTopic, Period, asked, (False, True)):
            first = LedgerPage(game, topic, period, *of, computers=computers)
            lists_all = topic in (LedgerTopic.HISTORY, LedgerTopic.SERIES)
            alone = topic in (LedgerTopic.PLAYER, LedgerTopic.OPPONENTS)
            if (
                not first.is_sound()
                or (alone and of[1])
                or (topic is LedgerTopic.STANDINGS and of[0] and game != USUAL)
            ):
                continue
            for query in _all_pages(first, whole, under_way, now, known) if not (computers and lists_all) else ():
                reader = random.choice([0, *whole.people()])
                await _assert_same(store, query, content(query, whole, under_way, now, known, reader))
                shown += 1
        for table in some(random, {series.table_id for series in whole.series}):
            query = LedgerPage(game, LedgerTopic.SERIES, table=table)
            await _assert_same(store, query, content(query, whole, under_way, now, known))
        await _assert_found(store, whole, random)
    return shown


async def _assert_same(store: Store, query: LedgerPage, expected: object) -> None:
    reader = expected.reader if isinstance(expected, StandingsContent) else 0
    found = await read_content(store, GUILD, query, store.clock.now, reader)
    assert (found is None) == (expected is None), query
    if isinstance(found, PlayerContent):
        # Marks of honour are tried by games with moves, and `check` finds them.
        found = replace(found, honours=(), curve=False)
    t = texts()
    assert found is None or ledger_screen(query, found, t) == ledger_screen(query, expected, t), query


def _all_pages(query: LedgerPage, whole: Ledger, under_way: Sequence[Table], now: datetime, known) -> list[LedgerPage]:
    """A page and those that its buttons lead to."""
    shown = content(query, whole, list(under_way), now, known)
    if isinstance(shown, StandingsContent | OpponentsContent):
        return [replace(query, page=page) for page in {1, 2, shown.pages}]
    if isinstance(shown, HistoryContent | SeriesListContent) and shown.older is not None:
        older = replace(query, anchor=shown.older)
        further = content(older, whole, list(under_way), now, known)
        back = [replace(query, anchor=further.newer)] if further.newer is not None else []
        return [query, older, *back, replace(query, anchor=Anchor(False, 0, 0)), replace(query, page=2)]
    return [query]


async def _assert_found(store: Store, whole: Ledger, random: Random) -> None:
    """Whatever is typed finds the newest of the games that all rows have; of two words, where both are of late."""
    numbers = [str(number) for number in some(random, [entry.game_id for entry in whole.entries])]
    for typed in ("", *numbers, "1", *(name[:3] for name in NAMES), "mar", "eva m", "gi be", "an 1", "nobody", "0"):
        found = [each.game_id for each in await store.ledger_pages.games_found(GUILD, whole.game, typed)]
        wanted = plain_ledger.found(whole, typed)
        if typed.isdecimal():
            by_number = [number for number in wanted if str(number).startswith(typed)]
            by_number.sort(key=lambda number, typed=typed: (number != int(typed), -number))
            wanted = list(dict.fromkeys([*by_number, *wanted]))
        assert " " in typed or found == wanted[:25], (whole.game, typed)
        assert set(found) <= set(wanted) and (len(found) == len(wanted) or len(found) == 25), (whole.game, typed)


async def assert_counted(store: Store, village: Village) -> None:
    """Everybody is told of as many games and corrections as there are lines that name them."""
    for game in village.games:
        for person in (await whole_ledger(store, GUILD, game)).people().values():
            counted, adding_up = await store.privacy.counts(person.user_id, person)
            sql = (
                "SELECT count(*) AS found FROM results WHERE person = $1",
                "SELECT count(*) AS found FROM corrections WHERE $1 IN (person, partner, author)",
            )
            lines = [(await store._db.row(each, person.id))["found"] for each in sql]
            assert not adding_up and [counted["games"], counted["corrections"]] == lines, person


async def nothing_wrong(store: Store) -> None:
    """The books are as the lines are, and whoever stands in them is found by name."""
    nameless = """SELECT DISTINCT guild_id, person FROM sums WHERE period = 'all' AND person IN (SELECT id FROM people
                  WHERE name <> '') AND NOT EXISTS (SELECT 1 FROM name_words
                  WHERE name_words.guild_id = sums.guild_id AND name_words.person = sums.person)"""
    async with store._db.snapshot() as t:
        assert await t.rows(nameless) == []
        assert [await books_wrong(t, guild) for guild in (GUILD, GUILD + 1)] == [[], []]


@pytest.fixture
async def store(place) -> AsyncIterator[Store]:
    clock = Clock(NEW_YEAR)
    async with await Store.quickly(place, clock) as opened:
        opened.clock = clock
        yield opened


SEED = int(os.environ.get("SEED", Random().randrange(10**6)))
UP_TO_DATE = ("history", "name_words", "rate_anew", "rating_points", "ratings", "counts", "sums")
"""The tables that can be made anew from the lines."""


async def nothing_is_added_up(store: Store, *, unanswered: bool = False) -> None:
    """As 1.1.0 left it that was still adding up; if `unanswered`, nothing tells who answers for half of the games."""
    async with store._db.transaction() as t:
        for table in UP_TO_DATE:
            await t.execute(f"DELETE FROM {table}")
        await t.execute("UPDATE books SET up_to = 0")
        if unanswered:
            on = "" if isinstance(store._db, Sqlite) else " ON players"
            await t.execute(f"DROP TRIGGER IF EXISTS players_are_not_shortened{on}")
            await t.execute("DELETE FROM players WHERE game % 2 = 0")


@pytest.mark.stress(small=True)
@VILLAGES
async def test_every_page_shows_what_all_lines_add_up_to(store, sized, village):
    print(f"seed {SEED}")
    village, service = village(store, Random(SEED)), BookkeepingService(store, AtOnce(1))
    await village.begin()
    for _ in range(sized(20)):
        for _ in range(40 + sized(40)):
            await village.act()
        # The ratings by all games are reckoned again where a stopped one goes on.
        await service.bring_up_to_date()
        assert await assert_pages_add_up(store, village) > 50
        await assert_counted(store, village)
        await nothing_wrong(store)
    assert not await store.bookkeeping.to_do()


@pytest.mark.stress(small=True)
@pytest.mark.parametrize(("village", "unanswered"), [(Players, False), (Tavern, False), (Tavern, True)])
async def test_a_database_of_an_earlier_version_is_added_up_in_portions_while_people_play(
    store, sized, village, unanswered
):
    print(f"seed {SEED}")
    village, service = village(store, Random(SEED)), BookkeepingService(store, AtOnce(1))
    await village.begin()
    for _ in range(sized(20)):
        for _ in range(50):
            await village.act()
        await nothing_is_added_up(store, unanswered=unanswered)
        first = village.people[0]
        assert (await store.privacy.counts(first.user_id, first))[1]
        while await store.bookkeeping.add(GUILD, village.random.choice((1, 2, 7))):
            await village.act()
        await service.bring_up_to_date()
        await assert_pages_add_up(store, village)
        for _ in range(20):
            await village.act()
        await service.bring_up_to_date()
        await assert_pages_add_up(store, village)
        await nothing_wrong(store)


IN_A_FILE = pytest.mark.parametrize("place", ["sqlite"], indirect=True)


async def games_in(store: Store, period: Period) -> int:
    """How many games the standings of a period add up now."""
    found = await read_content(store, GUILD, LedgerPage(USUAL, LedgerTopic.STANDINGS, period), store.clock.now)
    assert isinstance(found, StandingsContent)
    return sum(line.sum.games for line in found.lines) // 4


@IN_A_FILE
async def test_months_and_years_end_at_midnight_by_utc(store):
    village = Players(store, Random(1))
    await village.settle(4, Level.REGULAR)
    table = await store.open_table(GUILD, CHANNEL, village.people[0], Rules(series=10), village.chance.seed())
    await village.sit_down(table, village.people)
    store.clock.now = datetime(2026, 12, 31, 23, 59, 59, tzinfo=UTC)
    await village.game()
    assert [await games_in(store, period) for period in Period] == [1, 1, 1, 1]
    store.clock.now += timedelta(seconds=2)
    found = {period: await games_in(store, period) for period in Period}
    assert found == {Period.ALL: 1, Period.YEAR: 0, Period.MONTH: 0, Period.WEEK: 1}
    await village.game()
    found = {period: await games_in(store, period) for period in Period}
    assert found == {Period.ALL: 2, Period.YEAR: 1, Period.MONTH: 1, Period.WEEK: 2}


@IN_A_FILE
async def test_where_a_stopped_game_is_taken_up_it_is_lost_no_more_and_ratings_since_then_are_reckoned_anew(store):
    village = Players(store, Random(1))
    await village.settle(4, Level.REGULAR)
    for seats in ([village.people[0], *village.computers[:3]], village.people):
        table = await store.open_table(GUILD, CHANNEL, seats[0], Rules(series=10), village.chance.seed())
        await village.sit_down(table, seats)
    alone, together = village.tables
    village.tables = [alone]
    await village.stop()
    village.tables = [together]
    await village.game()
    village.tables = [alone]
    await village.take_up()
    assert [bool(each.rate_from) for each in await store.bookkeeping.to_do()] == [True]
    await BookkeepingService(store, AtOnce(1)).bring_up_to_date()
    await nothing_wrong(store)
    await assert_pages_add_up(store, village)


@IN_A_FILE
async def test_lines_of_an_earlier_version_that_are_of_the_same_moment_stand_on_one_page_each(store):
    village = Players(store, Random(1))
    await village.settle(4, Level.REGULAR)
    await village.open()
    village.tables = village.tables[-1:]
    await village.game()
    at, (one, *_) = store.clock.now.isoformat(), village.people
    async with store._db.transaction() as t:
        for _ in range(25):
            sql = """INSERT INTO corrections (guild_id, kind, person, amount, reason, author, at)
                     VALUES ($1, $2, $3, 1, '', $3, $4)"""
            await t.execute(sql, GUILD, "stovkahra", one.id, at)
        await t.execute("INSERT INTO books (guild_id) VALUES ($1) ON CONFLICT DO NOTHING", GUILD)
    await nothing_is_added_up(store)
    await BookkeepingService(store, AtOnce(1)).bring_up_to_date()
    query = LedgerPage(USUAL, LedgerTopic.HISTORY)
    pages = [await read_content(store, GUILD, query, store.clock.now)]
    while (older := pages[-1].older) is not None:
        pages.append(await read_content(store, GUILD, replace(query, anchor=older), store.clock.now))
    assert len(pages) > 2
    listed = [each.id for page in pages for each in page.written if isinstance(each, Correction)]
    assert listed == list(range(25, 0, -1))
    # And page by page back again.
    for at in range(len(pages) - 1, 0, -1):
        back = await read_content(store, GUILD, replace(query, anchor=pages[at].newer), store.clock.now)
        assert back.written == pages[at - 1].written


async def test_where_lines_are_still_added_up_every_page_says_how_far_that_is(store):
    village = Players(store, Random(1))
    await village.begin()
    for _ in range(60):
        await village.act()
    async with store._db.transaction() as t:
        await t.execute("UPDATE books SET up_to = 0")
    for topic in (LedgerTopic.STANDINGS, LedgerTopic.HISTORY, LedgerTopic.SERIES):
        query = LedgerPage(USUAL, topic)
        content = await read_content(store, GUILD, query, store.clock.now)
        assert content is not None and "added up: 0%" in words(ledger_screen(query, content, T))


async def test_whoever_is_equal_shares_a_place_on_whatever_page_they_stand(store):
    tavern = Tavern(store, Random(1))
    await tavern.begin()
    for _ in range(80):
        await tavern.act()
    async with store._db.transaction() as t:
        await t.execute("UPDATE sums SET amount = 0, points = 0, lost = 0, won = 1")
    for game in tavern.games:
        places, page, pages = list[int](), 0, 1
        while page < pages:
            page += 1
            query = LedgerPage(game, LedgerTopic.STANDINGS, computers=True, page=page)
            found = await store.ledger_pages.standings(GUILD, query, store.clock.now, 1)
            places, pages = [*places, *found.places], found.pages
        assert len(places) > 1 and set(places) == {1}, game


async def test_one_s_own_place_is_that_of_the_list_whatever_decides_it(store):
    tavern = Tavern(store, Random(1))
    await tavern.begin()
    for _ in range(80):
        await tavern.act()
    columns = ("series_won", "amount", "won", "lost", "points")
    for decides in columns:
        seen = set[int]()
        # All are equal in the others; of four numbers some are shared.
        figures = ", ".join(f"{each} = {'(person * 7) % 4' if each == decides else 5}" for each in columns)
        async with store._db.transaction() as t:
            await t.execute(f"UPDATE sums SET {figures}")
        for game in tavern.games:
            query, places = LedgerPage(game, LedgerTopic.STANDINGS, computers=True), dict[int, int]()
            first = await store.ledger_pages.standings(GUILD, query, store.clock.now, 1)
            for page in range(1, first.pages + 1):
                found = await store.ledger_pages.standings(GUILD, replace(query, page=page), store.clock.now, 1)
                places[found.lines[0].people[0].id] = found.places[0]
            del places[first.lines[0].people[0].id]
            seen |= set(places.values())
            for reader, place in places.items():
                found = await store.ledger_pages.standings(GUILD, query, store.clock.now, 1, reader)
                assert found.own is not None and (found.own[0], found.own[1].people[0].id) == (place, reader)
        assert len(seen) > 2


def test_a_run_ends_with_a_game_that_nobody_wins_and_the_longest_ones_are_kept():
    added = Sum()
    for won in (True, True, False, True, None, True, False, False, False, None, False):
        added.add_game(won)
    assert (added.won, added.drawn, added.lost) == (4, 2, 5)
    assert (added.longest_won, added.longest_lost, added.run) == (2, 3, -1)


SPOILT = (
    "UPDATE sums SET amount = amount + 1 WHERE relation <> 'alone'",
    "UPDATE sums SET longest_won = longest_won + 1 WHERE period = 'all' AND relation = 'alone'",
    "UPDATE sums SET points = points + 1 WHERE period LIKE '%-W%' AND relation = 'alone'",
    "DELETE FROM sums WHERE lines > 0",
    "UPDATE counts SET players = players + 1 WHERE period <> 'all'",
    "DELETE FROM history WHERE line IN ('series', 'people', 'computers') AND person <> 0",
    "DELETE FROM history WHERE line IN ('stopped', 'stopped_computers')",
    "UPDATE history SET at = at + 1 WHERE line = 'correction' AND person = 0",
    """INSERT INTO history SELECT guild_id, kind, person, other, line, at - 1, number FROM history
       WHERE line = 'people'""",
    "UPDATE ratings SET games = games + 1 WHERE computers = 1",
    "UPDATE ratings SET mu = mu + 0.01 WHERE computers = 0",
    "UPDATE rating_points SET mu = mu + 0.01",
)


@IN_A_FILE
@VILLAGES
async def test_check_finds_every_difference_between_the_lines_and_what_is_kept_of_them(store, village):
    village = village(store, Random(1))
    await village.begin()
    for _ in range(100):
        await village.act()
    await BookkeepingService(store, AtOnce(1)).bring_up_to_date()

    async def found() -> list[str]:
        async with store._db.snapshot() as t:
            return [*await books_wrong(t, GUILD), *await books_wrong(t, GUILD + 1)]

    assert await found() == []
    found_out = 0
    for statement in SPOILT:
        async with store._db.transaction() as t:
            kept = {table: await rows_of(t, table) for table in UP_TO_DATE}
            await t.execute(statement)
            changed = kept != {table: await rows_of(t, table) for table in UP_TO_DATE}
        assert bool(await found()) is changed, statement
        found_out += changed
        async with store._db.transaction() as t:
            for table, rows in kept.items():
                await t.execute(f"DELETE FROM {table}")
                for row in rows:
                    await t.execute(f"INSERT INTO {table} VALUES {marks([row])}", *row)
    # Here and there some of it is not there.
    assert found_out >= len(SPOILT) - 2


async def rows_of(t: Transaction, table: str) -> list[tuple[object, ...]]:
    return [tuple(dict(row).values()) for row in await t.rows(f"SELECT * FROM {table}")]
