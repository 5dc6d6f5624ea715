"""What games without brčka add up to is kept in rows, and their standings show what all rows add up to."""

import os
from collections.abc import AsyncIterator
from contextlib import suppress
from dataclasses import replace
from datetime import datetime, timedelta
from itertools import product
from random import Random

import pytest

from bot.i18n.texts import texts
from bot.model import conceding, dealing, moving, seating, timing
from bot.model.actions import OLDEST, ResultsPage, ResultsTopic
from bot.model.errors import Refusal
from bot.model.ledger import Period
from bot.model.news import Finished
from bot.model.ratings import Rating
from bot.model.sums import Played, Sum
from bot.model.table import Status, Table
from bot.model.tally import PlayedContent, Ranked, RankedContent, TalliedPlayer
from bot.service.looking_back.bookkeeping import BookkeepingService
from bot.storage.books_audit import books_wrong
from bot.storage.sqlite import Sqlite
from bot.ui.results import results_screen
from bot.ui.results_standings import STOPPED
from engine.game import Rules
from engine.moves import IllegalMove
from engine.players import Level
from tests.support import plain_results
from tests.support.duel_bench import BULKA, TRAPPOLA, WITHOUT_CUP, by_chance
from tests.support.service import CHANNEL, ELSEWHERE, GUILD, Clock, words
from tests.support.storage import Store
from tests.support.villages import NAMES, AtOnce, Village

T = texts()
PLAYED: dict[str, Rules] = {"trappola": replace(TRAPPOLA, deals=2), "bulka": BULKA}
SEED = int(os.environ.get("SEED", Random().randrange(10**6)))


class Tavern(Village):
    """People and computers who play Trappola and Bulka on two servers."""

    async def open_some(self) -> None:
        await self.settle(len(NAMES), Level.BEGINNER)
        for _ in range(6):
            await self.open()

    async def act(self) -> None:
        """Do one thing, or try to."""
        self.clock.now += timedelta(minutes=self.random.choice((0, 1, 20, 540)))
        rarely = [self.open, self.open, self.leave, self.take, self.stop, self.take_up, self.give_up, self.other]
        with suppress(Refusal, IllegalMove):
            await self.random.choice([*rarely, *[self.play] * 8])()

    async def open(self) -> None:
        rules = self.random.choice((TRAPPOLA, BULKA, BULKA, WITHOUT_CUP))
        count = self.random.choice((2, 3, 4)) if rules is BULKA else 2
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


def nobody_wins(over: Finished) -> Finished:
    return replace(over, results=tuple((None, points) for _, points in over.results))


async def assert_standings_add_up(store: Store, random: Random, now: datetime) -> int:
    """A page of each of the standings shows what all rows add up to, on two servers; return how many stand there."""
    listed = 0
    for guild, game, computers in product((GUILD, GUILD + 1), PLAYED, (False, True)):
        period, page = random.choice(list(Period)), random.randrange(1, 5)
        query = ResultsPage(game, ResultsTopic.STANDINGS, period, computers=computers, page=page)
        expected = await plain_results.standings(store, guild, query, now, FEW)
        found = await store.results_pages.standings(guild, query, now, FEW, STOPPED)
        assert comparable_standings(found) == comparable_standings(expected), (guild, query)
        shown, wanted = (results_screen(query, each, T) for each in (found, expected))
        assert shown == wanted, (guild, query)
        listed += len(found.best)
    return listed


def comparable_standings(content: RankedContent) -> RankedContent:
    """A page without what a line and a run under way are for the next game alone."""
    best = [
        Ranked(each.person, replace(each.tally, **OF_NOBODY, stopped=0), close(each.rating), close(each.overall))
        for each in content.best
    ]
    return replace(content, best=best, stopped=list(content.stopped))


async def assert_players_add_up(store: Store, tavern: Tavern, now: datetime) -> None:
    """The pages of everybody show what all rows add up to, and `check` finds all that is kept to be right."""
    everybody = (*tavern.people, *tavern.computers)
    for game, computers in product(PLAYED, (False, True)):
        for person in tavern.random.sample(everybody, 5):
            period = tavern.random.choice(list(Period))
            query = ResultsPage(game, ResultsTopic.PLAYER, period, person.id, computers=computers)
            found = await store.results_pages.player(GUILD, query, now)
            wanted = await plain_results.player(store, GUILD, query, now, person)
            if found is None:
                assert wanted.tally == Sum(), query
                continue
            assert comparable(found) == comparable(wanted), query
            against = [
                (other.id, tally) for other, tally in await plain_results.opponents(store, GUILD, query, now, person)
            ]
            assert await all_opponents(store, query, now) == against, query
    async with store._db.snapshot() as t:
        assert [await books_wrong(t, guild) for guild in (GUILD, GUILD + 1)] == [[], []]


async def all_opponents(store: Store, query: ResultsPage, now: datetime) -> list[tuple[int, Sum]]:
    """A player's opponents as they stand on all pages."""
    listed, page, pages = [], 1, 1
    while page <= pages:
        content = await store.results_pages.opponents(GUILD, replace(query, page=page), now, FEW)
        assert content is not None and content.page == page
        pages, page = content.pages, page + 1
        listed += [(other.id, replace(tally, **OF_ALL_GAMES)) for other, tally in content.opponents]
    return listed


async def assert_histories_list_all(store: Store, tavern: Tavern, now: datetime) -> int:
    """The history of everybody, of a player and of two lists all that is finished and stopped, page by page."""
    random, listed = tavern.random, 0
    one, other = random.sample((*tavern.people, *tavern.computers), 2)
    for game, of in product(PLAYED, ((0, 0), (one.id, 0), (one.id, other.id))):
        period = random.choice(list(Period))
        query = ResultsPage(game, ResultsTopic.HISTORY, period, *of)
        wanted = await plain_results.history(store, GUILD, query, now)
        assert await lines_of_all_pages(store, query, now) == wanted, query
        # The oldest lines are found from the other end.
        last = await store.results_pages.history(GUILD, replace(query, anchor=OLDEST), now, FEW)
        assert lines_of(last) == (wanted[-FEW:] if len(wanted) > FEW else wanted), query
        listed += len(wanted)
    return listed


async def lines_of_all_pages(store: Store, query: ResultsPage, now: datetime) -> list[tuple[str, int]]:
    lines, anchor = [], None
    while True:
        content = await store.results_pages.history(GUILD, replace(query, anchor=anchor), now, FEW)
        lines += lines_of(content)
        anchor = content.older
        if anchor is None:
            return lines


def lines_of(content: PlayedContent) -> list[tuple[str, int]]:
    return [("game", each.game) if isinstance(each, Played) else ("stopped", each.table_id) for each in content.written]


FEW = 3
"""So few lines stand on a page that there are several."""
OF_NOBODY = {"run": 0, "lines": 0, "longest_won": 0, "longest_lost": 0}
OF_ALL_GAMES = {"run": 0, "longest_won": 0, "longest_lost": 0}
"""What is shown of all games of a player together."""


def close(rating: Rating | None) -> object:
    """A rating, but for what the library's arithmetic may differ by."""
    return rating and (round(rating.mu, 6), round(rating.sigma, 6), rating.games)


def comparable(player: TalliedPlayer) -> TalliedPlayer:
    """A page without cups, which it hides, marks of honour, which `check` finds, and what is of the next game alone."""
    tally, state = replace(player.tally, run=0, lines=0), replace(player.state, cups=0)
    rating, overall = close(player.rating), close(player.overall)
    return replace(player, state=state, tally=tally, rating=rating, overall=overall, honours=())


async def assert_games_are_found(store: Store, random: Random) -> None:
    """Whatever is typed finds the newest of the games that all rows have; of two words, where both are of late."""
    for game in PLAYED:
        every = await plain_results.finished(store, GUILD, game, "")
        assert await store.results_pages.finished(GUILD, game, "") == every[:25]
        numbers = [str(number) for number, _ in random.sample(every, min(3, len(every)))]
        for typed in (*numbers, "1", *(name[:3] for name in NAMES), "mar", "eva m", "gi be", "an 1", "nobody", "0"):
            found = await store.results_pages.finished(GUILD, game, typed)
            wanted = await plain_results.finished(store, GUILD, game, typed)
            if typed.isdecimal():
                wanted.sort(key=lambda each, typed=typed: (each[0] != int(typed), -each[0]))
            assert sorted(found, reverse=True) == sorted(wanted[:25], reverse=True), (game, typed)
            assert [number for number, _ in found] == [number for number, _ in wanted[:25]] or " " in typed, typed


async def an_older_database(store: Store, *, unanswered: bool) -> None:
    """Nothing is added up; if `unanswered`, nothing tells who answers for half of the games."""
    async with store._db.transaction() as t:
        for table in ("sums", "counts", "history", "name_words"):
            await t.execute(f"DELETE FROM {table}")
        for table in ("ratings", "rating_points", "rate_anew"):
            await t.execute(f"DELETE FROM {table} WHERE kind IN ('trappola', 'bulka')")
        await t.execute("UPDATE books SET up_to = 0")
        if unanswered:
            on = "" if isinstance(store._db, Sqlite) else " ON players"
            await t.execute(f"DROP TRIGGER IF EXISTS players_are_not_shortened{on}")
            await t.execute("DELETE FROM players WHERE game % 2 = 0")


@pytest.fixture
async def store(place) -> AsyncIterator[Store]:
    clock = Clock()
    async with await Store.quickly(place, clock) as opened:
        opened.clock = clock
        yield opened


@pytest.mark.stress(small=True)
async def test_standings_show_what_all_results_and_chips_add_up_to(store, sized):
    print(f"seed {SEED}")
    tavern, service, listed = Tavern(store, Random(SEED)), BookkeepingService(store, AtOnce(1)), 0
    written = 0
    await tavern.open_some()
    for _ in range(sized(40)):
        for _ in range(40):
            await tavern.act()
        # The ratings by all games are reckoned again where a stopped one goes on.
        await service.bring_up_to_date()
        listed += await assert_standings_add_up(store, tavern.random, tavern.clock.now)
        await assert_games_are_found(store, tavern.random)
        await assert_players_add_up(store, tavern, tavern.clock.now)
        written += await assert_histories_list_all(store, tavern, tavern.clock.now)
    assert listed > 10 and written and not await store.bookkeeping.to_do()


async def test_whoever_is_equal_shares_a_place_on_whatever_page_they_stand(store):
    tavern = Tavern(store, Random(1))
    await tavern.open_some()
    for _ in range(80):
        await tavern.act()
    async with store._db.transaction() as t:
        await t.execute("UPDATE sums SET amount = 0, points = 0, lost = 0, won = 1")
    for game in PLAYED:
        places, page, pages = list[int](), 0, 1
        while page < pages:
            page += 1
            query = ResultsPage(game, ResultsTopic.STANDINGS, computers=True, page=page)
            found = await store.results_pages.standings(GUILD, query, tavern.clock.now, 1, STOPPED)
            places, pages = [*places, *found.places], found.pages
        assert len(places) > 1 and set(places) == {1}, game


@pytest.mark.stress(small=True)
@pytest.mark.parametrize("unanswered", [False, True])
async def test_an_older_database_is_added_up_in_portions_while_people_play(store, sized, unanswered):
    print(f"seed {SEED}")
    tavern, service = Tavern(store, Random(SEED)), BookkeepingService(store, AtOnce(1))
    await tavern.open_some()
    for _ in range(sized(20)):
        for _ in range(30 + sized(30)):
            await tavern.act()
        await an_older_database(store, unanswered=unanswered)
        portions = 0
        while await store.bookkeeping.add(GUILD, tavern.random.choice((1, 2, 5))):
            portions += 1
            await tavern.act()
        assert portions
        await service.bring_up_to_date()
        await assert_standings_add_up(store, tavern.random, tavern.clock.now)
        await assert_games_are_found(store, tavern.random)
        await assert_players_add_up(store, tavern, tavern.clock.now)
        await assert_histories_list_all(store, tavern, tavern.clock.now)
        for _ in range(30):
            await tavern.act()
        await service.bring_up_to_date()
        await assert_standings_add_up(store, tavern.random, tavern.clock.now)


async def test_while_games_are_still_added_up_the_standings_say_how_far_that_is(store):
    tavern = Tavern(store, Random(1))
    await tavern.open_some()
    for _ in range(30):
        await tavern.act()
    await an_older_database(store, unanswered=False)
    query = ResultsPage("bulka", ResultsTopic.STANDINGS)
    found = await store.results_pages.standings(GUILD, query, tavern.clock.now, FEW, STOPPED)
    assert "added up: 0%" in words(results_screen(query, found, T))
    while await store.bookkeeping.add(GUILD, 1):
        pass
    found = await store.results_pages.standings(GUILD, query, tavern.clock.now, FEW, STOPPED)
    assert "added up" not in words(results_screen(query, found, T))


def test_a_run_ends_with_a_game_that_nobody_wins_and_the_longest_ones_are_kept():
    tally = Sum()
    for won in (True, True, False, True, None, True, False, False, False, None, False):
        tally.add_game(won)
    assert (tally.won, tally.drawn, tally.lost) == (4, 2, 5)
    assert (tally.longest_won, tally.longest_lost, tally.run) == (2, 3, -1)


TAMPERED = (
    "UPDATE sums SET points = points + 1 WHERE period LIKE '%-W%' AND relation = 'alone'",
    "UPDATE sums SET lost = lost + 1 WHERE period = '{year}' AND relation = 'opponent'",
    "UPDATE counts SET games = games + 1 WHERE period LIKE '%-W%'",
    "DELETE FROM history WHERE line IN ('people', 'computers') AND person <> 0",
    "DELETE FROM history WHERE line IN ('stopped', 'stopped_computers')",
    "UPDATE history SET at = at + 1 WHERE person = 0",
    "INSERT INTO history VALUES (100, 'bulka', 0, 0, 'people', 1, 1)",
)
"""What may be wrong with what is kept of periods and of the order of games."""


@pytest.mark.parametrize("place", ["sqlite"], indirect=True)
async def test_check_finds_out_what_is_wrong_with_periods_and_with_the_history(store):
    tavern = Tavern(store, Random(1))
    await tavern.open_some()
    for _ in range(150):
        await tavern.act()
    await BookkeepingService(store, AtOnce(1)).bring_up_to_date()
    for sql in TAMPERED:
        with suppress(RuntimeError):
            async with store._db.transaction() as t:
                assert await books_wrong(t, GUILD) == []
                await t.execute(sql.format(year=tavern.clock.now.year))
                assert await books_wrong(t, GUILD), sql
                raise RuntimeError
