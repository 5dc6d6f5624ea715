"""People who are on no server: two years after the last thing they did nothing tells of them any more."""

import logging
from datetime import UTC, datetime, timedelta

import pytest

from bot.app.audit import audit
from bot.model.company import Told
from bot.storage.person import month_of
from tests.support.service import GUILD, Bench, HereWorkers, Restless, actor, buttons, contents, look

DAY = timedelta(days=1)
ALONE = {"guild_id": 0, "channel_id": 909}
"""Direct messages, a group chat, or a server where the bot is no member."""
MONTHS = 24
LOGGED = "People who were on no server and silent for two years, whose data are deleted: 1"


@pytest.fixture
async def here(place):
    async with Bench(place, 1, clock=Restless(), workers=HereWorkers()) as ready:
        yield ready


async def practice(here: Bench, seat: int = 0) -> int:
    answer = await here.host.lobby.open_table(actor(seat, **ALONE), None, {}, "beginner", "trappola")
    await here.settle()
    return answer.table_id


async def daily(here: Bench, seat: int = 0, **where: int) -> None:
    """Somebody begins the deal of the day, and plays a card."""
    page = await here.host.dailies.show_daily(actor(seat, **where), "stovkahra")
    play = next(each.action for each in buttons(page.screen) if ":play" in each.action or ".play" in each.action)
    answer = await here.ask(seat, play, on_panel=True, message_id=9000 + seat, **where)
    await here.settle()
    view = (await here.table(answer.table_id)).view(0)
    await here.press(seat, answer.table_id, str(view.answers[-1]), on_panel=True, **where)
    await here.settle()


async def puzzle(here: Bench, seat: int = 0) -> None:
    shown = await here.host.puzzles.show_puzzle(actor(seat, **ALONE), game="stovkahra")
    card = next(each.action for each in buttons(shown.screen) if each.action.startswith("pz2:") and each.enabled)
    await here.host.press(actor(seat, **ALONE), card, on_panel=True)


async def all_alone(here: Bench, seat: int = 0) -> None:
    """Somebody does all that one does on no server."""
    await practice(here, seat)
    await daily(here, seat, **ALONE)
    await puzzle(here, seat)


def month_later(now: datetime, months: int) -> datetime:
    """The first moment of the month so many months later."""
    year, month = divmod(now.year * 12 + now.month - 1 + months, 12)
    return datetime(year, month + 1, 1, tzinfo=UTC)


async def looked(here: Bench, at: datetime) -> None:
    """It is that moment, and the bot looks whom to forget."""
    here.clock.now = at
    here.host.settings.go_on_forgetting()
    await here.settle()


def known(here: Bench) -> set[str]:
    return {name for (name,) in look(here.path, "SELECT name FROM people WHERE user_id IS NOT NULL")}


def of(here: Bench, seat: int) -> bool:
    """Whether the account or the name of somebody stands anywhere in the database."""
    asking, everything = actor(seat), repr(contents(here.path))
    return str(asking.user_id) in everything or repr(asking.name) in everything


async def test_two_years_after_the_month_of_the_last_click_nothing_tells_of_somebody_on_no_server(here, caplog):
    caplog.set_level(logging.INFO)
    await all_alone(here)
    begun = here.clock.now
    await looked(here, month_later(begun, MONTHS + 1) - timedelta(seconds=1))
    assert known(here) == {actor(0).name} and LOGGED not in caplog.messages
    await looked(here, month_later(begun, MONTHS + 1))
    assert known(here) == set() and not of(here, 0)
    assert caplog.messages.count(LOGGED) == 1
    for name in ("tables", "games", "moves", "seats", "players", "event_tries", "puzzles", "solvers", "streaks", "met"):
        assert look(here.path, f"SELECT * FROM {name}") == [], name
    assert not (await audit(here.path)).wrong
    # Whoever comes back is somebody new, and has no puzzle twice that counts.
    await all_alone(here)
    assert known(here) == {actor(0).name}


async def test_whatever_somebody_does_meanwhile_the_time_begins_anew(here):
    async def turned() -> None:
        await here.host.settings.show_preferences(actor(1, **ALONE))

    async def read_rules() -> None:
        await here.host.identity.to_asker(actor(2, **ALONE))

    async def moved() -> None:
        """By clicks alone, at a table where all is known already."""
        table = await here.table(number)
        while table.view(0).turn != 0:
            await here.let_pass(timedelta(seconds=30))
            table = await here.table(number)
        await here.press(3, number, str(table.view(0).answers[-1]), on_panel=True, **ALONE)
        await here.settle()

    begun = here.clock.now
    for seat in (0, 1, 2):
        await all_alone(here, seat)
    number = await practice(here, 3)
    here.clock.now = month_later(begun, MONTHS) - DAY
    for does in (turned, read_rules, moved):
        await does()
    await looked(here, month_later(begun, MONTHS + 1))
    assert known(here) == {actor(seat).name for seat in (1, 2, 3)}
    await looked(here, month_later(begun, 2 * MONTHS + 1))
    assert known(here) == set()


async def sits(here: Bench, seat: int) -> None:
    await here.press(seat, (await here.host.lobby.open_table(actor(9))).table_id, "sit 1")


async def has_opened(here: Bench, seat: int) -> None:
    """A table, at which somebody else sits now."""
    number = (await here.host.lobby.open_table(actor(seat))).table_id
    await here.press(9, number, "sit 1")
    await here.press(seat, number, "stand")


async def has_left(here: Bench, seat: int) -> None:
    """A game under way, in which a computer plays on."""
    number = await here.series()
    await here.host.endings.leave(actor(seat), number)


async def wishes(here: Bench, seat: int) -> None:
    await here.store.company.choose(await here.host.identity.person(actor(seat)), GUILD, Told.MENTION)


async def corrects(here: Bench, seat: int) -> None:
    number = await here.series()
    for loser in (1, 3):
        await here.press(loser, number, "concede", on_panel=True)
    await here.let_pass(timedelta(minutes=1))
    await here.host.ledger.correct(actor(seat, moderator=True), [actor(1).user_id], 3, "an old match")


@pytest.mark.parametrize(("does", "seat"), [(sits, 5), (has_opened, 5), (has_left, 2), (wishes, 5), (corrects, 5)])
async def test_who_has_left_a_trace_on_a_server_is_kept_as_long_as_it_has_the_bot(here, does, seat):
    await does(here, seat)
    begun = here.clock.now
    await all_alone(here, seat)
    await looked(here, month_later(begun, 10 * MONTHS))
    assert look(here.path, f"SELECT 1 FROM people WHERE user_id = {1000 + seat}")
    await here.host.settings.note_removed(GUILD)
    await looked(here, month_later(begun, 12 * MONTHS))
    await looked(here, month_later(begun, 12 * MONTHS) + DAY)
    assert not look(here.path, f"SELECT 1 FROM people WHERE user_id = {1000 + seat}")


async def test_a_try_that_was_begun_on_a_server_keeps_nobody(here):
    begun = here.clock.now
    await daily(here)
    await looked(here, month_later(begun, MONTHS + 1))
    assert known(here) == set() and not of(here, 0)


async def test_many_are_forgotten_a_few_at_a_time_and_between_them_others_stay(here, monkeypatch):
    for seat in range(7):
        await here.store.people.register_person(5000 + seat, f"Silent {seat}")
    begun = here.clock.now
    await looked(here, month_later(begun, 3))
    await here.store.people.register_person(5003, "Silent 3")
    monkeypatch.setattr("bot.storage.silent_people.NEXT", _few())
    await looked(here, month_later(begun, MONTHS + 1))
    assert known(here) == {"Silent 3"}


def _few() -> str:
    from bot.storage.silent_people import NEXT, PEOPLE_AT_ONCE

    return NEXT.replace(f"LIMIT {PEOPLE_AT_ONCE}", "LIMIT 2")


async def test_the_month_costs_one_statement_a_month(here):
    person = await here.host.identity.person(actor(0))
    before = contents(here.path)
    for _ in range(3):
        here.clock.now += timedelta(hours=1)
        assert await here.host.identity.person(actor(0)) == person
    assert contents(here.path) == before
    here.clock.now = month_later(here.clock.now, 1)
    await here.host.identity.person(actor(0))
    assert look(here.path, "SELECT used_in FROM people WHERE user_id = 1000") == [(month_of(here.clock.now),)]
