"""What every evening for which people sign up promises, whatever its form: also one that the tests alone know."""

import asyncio
import contextlib
import json
from collections.abc import Iterator
from datetime import timedelta
from fractions import Fraction

import pytest

from bot.app.audit import audit
from bot.i18n.texts import add_folder, remove_folder
from bot.model.errors import Refusal
from bot.model.forms import MOVEMENTS
from bot.model.replay import PostMoment, TurnReplay
from bot.model.signing_up import APART, SIGN_UP
from bot.model.table import Status
from tests.support.service import GUILD, Bench, HereWorkers, Restless, actor, look, words
from tests.tiny_event import LOCALES, Circle

GAME = "stovkahra"
PEOPLE = range(8)
"""Enough for two tables."""
EVERY = pytest.mark.parametrize("form", [*MOVEMENTS, Circle.form])


@pytest.fixture(autouse=True)
def circle() -> Iterator[None]:
    """The form that the tests alone know is there like the others."""
    MOVEMENTS[Circle.form] = Circle()
    add_folder(LOCALES)
    yield
    remove_folder(LOCALES)
    del MOVEMENTS[Circle.form]


def bench(where, seed=1):
    return Bench(where, seed, clock=Restless(), workers=HereWorkers(), pause=timedelta(seconds=5))


async def signed_up(here, form, people=PEOPLE, deals=3):
    await here.host.individuals.show_or_open(actor(people[0]), GAME, deals, form)
    for person in people[1:]:
        await here.ask(person, "ev1:sign.1")


async def begun(here, form, people=PEOPLE, deals=3):
    await signed_up(here, form, people, deals)
    await here.ask(people[0], "ev1:begin.1")
    await here.settle()


async def tables(here, deal):
    sql = "SELECT table_id FROM event_tables WHERE deal = ? ORDER BY number"
    return [await here.table(number) for (number,) in look(here.path, sql, deal)]


async def sitting(here, deal):
    """Who has a seat in a deal."""
    return {each.user_id - 1000 for table in await tables(here, deal) for each in table.seats if each.level is None}


async def play(here, table, most=999):
    """The people of a table play its deal to the end, or so many cards, each the last that they may."""
    while most and (table := await here.table(table.id)).status is Status.PLAYING:
        (seat,) = table.awaited()
        move = str(table.view(seat).answers[-1])
        await here.press(table.seats.person(seat).user_id - 1000, table.id, move, on_panel=True)
        await here.settle()
        most -= 1


async def play_deal(here, deal):
    for table in await tables(here, deal):
        await play(here, table)
    await here.let_pass(APART)


async def shares_of(here, person):
    """What each deal has brought somebody, or their pair."""
    evening = await here.store.evenings.find(1, GUILD)
    return evening.shares_for(next(each for each in evening.entries.entrants if each.person.user_id == 1000 + person))


@EVERY
async def test_nothing_of_a_deal_is_told_before_all_tables_have_finished_it(tmp_path, form):
    async with bench(tmp_path / "games.db") as here:
        await begun(here, form)
        one, two = await tables(here, 1)
        await play(here, one)
        seed = one.seal.seed.hex()
        looks = [each(one.id, 1, 9, True).encode() for each in (TurnReplay, PostMoment)]
        for button in (f"rv1:{one.id}:1:1:1", f"ah1:{one.id}:1:1", "ev1:deal.1.1", *looks):
            for who in (one.seats[0].user_id - 1000, two.seats[0].user_id - 1000, 19):
                with pytest.raises(Refusal, match="still-played"):
                    await here.ask(who, button)
        pages = [words((await here.ask(who, "ev1:show.1")).screen) for who in (0, 19)]
        public = [screen for _, _, screen in here.gateway.edited] + [screen for _, screen in here.gateway.posted]
        told = "\n".join([*map(words, public), *pages])
        assert seed not in told and "trick" not in told.lower() and "turn" not in told and "Nothing counts" in told
        export = json.loads((await here.host.settings.export_data(actor(0))).file[1])
        assert seed not in repr(export) and export["evenings"][0]["form"] == form
        # Who has finished waits for the others, and nobody has the next cards yet.
        await here.let_pass(APART)
        assert not await tables(here, 2)
        await play(here, two)
        assert seed in words((await here.ask(19, "ev1:deal.1.1")).screen)


@EVERY
async def test_it_goes_on_by_its_rows_over_kills_and_everybody_plays_each_deal_once(place, form):
    async with bench(place) as here:
        await signed_up(here, form, deals=2)
        await here.kill()
        now = here.clock.now + SIGN_UP
    for seed, deal in ((2, 1), (3, 2)):
        here = bench(place, seed)
        here.clock.now = now
        async with here:
            here.real_host.start()
            await here.let_pass(timedelta(minutes=2))
            assert await sitting(here, deal) == set(PEOPLE)
            one, two = await tables(here, deal)
            await play(here, one)
            await play(here, two, most=3)
            await here.kill()
            now = here.clock.now
        here = bench(place, 10 + seed)
        here.clock.now = now
        async with here:
            here.real_host.start()
            await here.settle()
            await play(here, (await tables(here, deal))[1])
            await here.kill()
            now = here.clock.now
    assert look(place, "SELECT shown, stage = 'over' FROM events") == [(2, 1)]
    assert look(place, "SELECT deal, count(points) FROM event_tables GROUP BY deal ORDER BY 1") == [(1, 2), (2, 2)]
    assert not (await audit(place)).wrong


@EVERY
async def test_two_processes_that_find_a_deal_due_at_once_begin_it_once(place, form, caplog):
    async with contextlib.AsyncExitStack() as both:
        here = await both.enter_async_context(bench(place, 1))
        there = await both.enter_async_context(bench(place, 2)) if isinstance(place, str) else here
        await signed_up(here, form)
        for each in {here, there}:
            each.clock.now += SIGN_UP
        await asyncio.gather(here.real_host.individuals.go_on(), there.real_host.individuals.go_on())
        assert len(await tables(here, 1)) == 2 and await sitting(here, 1) == set(PEOPLE)
        assert "could not begin" not in caplog.text


@EVERY
async def test_who_comes_late_or_leaves_has_missed_what_they_do_not_play_and_comes_back_by_signing_up(tmp_path, form):
    async with bench(tmp_path / "games.db") as here:
        await begun(here, form, PEOPLE[:5])
        table = next(each for each in await tables(here, 1) for person in each.seats if person.user_id == 1003)
        await here.press(3, table.id, "leave")
        await here.ask(9, "ev1:sign.1")
        with pytest.raises(Refusal, match="sign-up-in"):
            await here.ask(9, "ev1:sign.1")
        await play_deal(here, 1)
        assert await sitting(here, 2) == {0, 1, 2, 4, 9}
        await here.ask(3, "ev1:sign.1")
        await play_deal(here, 2)
        assert await sitting(here, 3) == {0, 1, 2, 3, 4, 9}
        late, left = await shares_of(here, 9), await shares_of(here, 3)
        if not MOVEMENTS[form].couples:
            # A pair has what the partner has played.
            assert late[0] == min(Fraction(2, 5), late[1]) and left[1] <= Fraction(2, 5)
        await here.ask(0, "ev1:off.1")
        with pytest.raises(Refusal, match="individual-late"):
            await here.ask(10, "ev1:sign.1")


@EVERY
async def test_nobody_comes_back_under_a_new_name_nor_is_known_after_the_end(place, form):
    async with bench(place) as here:
        await signed_up(here, form, PEOPLE, deals=2)
        # Before the first card, nothing is known that could help anybody.
        await here.ask(7, "pv1:delete")
        await here.ask(7, "ev1:sign.1")
        await here.ask(0, "ev1:begin.1")
        await here.settle()
        await here.ask(7, "pv1:delete")
        with pytest.raises(Refusal, match="individual-forgotten"):
            await here.ask(7, "ev1:sign.1")
        for deal in (1, 2):
            for table in await tables(here, deal):
                await play(here, table)
            await here.let_pass(APART)
        assert len(await sitting(here, 2)) == 7
        for name in ("event_people", "event_digests"):
            assert not look(here.path, f"SELECT 1 FROM {name}")
