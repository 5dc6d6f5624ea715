"""Tables at a set time: people sign up, and at the hour tables open with seats kept for them, once."""

import asyncio
from dataclasses import replace
from datetime import timedelta

import pytest

from bot.i18n.texts import texts
from bot.model.appointment import MOST_HERE, MOST_OWN, TOO_LATE
from bot.model.delivery import Delivery
from bot.model.errors import Refusal, SentTwice
from bot.model.table import Status
from tests.support.service import CHANNEL, Bench, actor, look, tamper, words

HOUR = timedelta(hours=1)


async def agreed(here, people=(0,), game="stovkahra", at="in 1 hour"):
    """These people have signed up for a table, the first of them by opening it."""
    await here.host.appointments.open(actor(people[0]), at, game, {}, {})
    ((number, message),) = look(here.path, "SELECT id, message_id FROM appointments ORDER BY id DESC LIMIT 1")
    for person in people[1:]:
        await here.ask(person, f"at1:in.{number}", message_id=message)
    return number


async def come_to(here, later=HOUR):
    here.clock.put(later)
    await here.real_host.appointments.begin_due()
    await here.settle()


def told(here):
    return "\n".join(words(screen) for _, screen in here.gateway.posted)


def kept(here):
    """The accounts for which seats are kept, by table."""
    sql = "SELECT table_id, user_id FROM invitations JOIN people ON people.id = person ORDER BY table_id, seat"
    found = {}
    for table, account in look(here.path, sql):
        found.setdefault(table, []).append(account)
    return list(found.values())


async def test_at_the_hour_tables_open_with_seats_kept_for_all_who_signed_up(tmp_path):
    async with Bench(tmp_path / "games.db") as here:
        await agreed(here, range(5))
        await come_to(here, HOUR - timedelta(minutes=1))
        assert kept(here) == []
        await come_to(here, timedelta(minutes=1))
        assert kept(here) == [[1000, 1002, 1004], [1001, 1003]]
        await here.press(4, 1, "sit 2")
        table = await here.table(1)
        assert table.status is Status.LOBBY and [each and each.user_id for each in table.seats][2] == 1004


async def test_what_is_sent_twice_counts_once(tmp_path):
    async with Bench(tmp_path / "games.db") as here:
        asks = actor(0, delivery=Delivery(50, 1))
        await here.host.appointments.open(asks, "in 1 hour", "stovkahra", {}, {})
        with pytest.raises(SentTwice):
            await here.host.appointments.open(replace(asks, delivery=Delivery(50, 2)), "in 1 hour", "stovkahra", {}, {})
        assert look(here.path, "SELECT count(*) FROM appointments") == [(1,)]


async def test_tables_open_once_though_it_is_begun_twice_at_once_and_after_a_kill(tmp_path):
    async with Bench(tmp_path / "games.db") as here:
        await agreed(here, (0, 1))
        here.clock.put(HOUR)
        begin = here.real_host.appointments.begin_due
        await asyncio.gather(begin(), begin())
        await here.settle()
        assert len(here.gateway.called) == 1
    async with Bench(tmp_path / "games.db", clock=here.clock) as here:
        await come_to(here, timedelta())
        assert look(here.path, "SELECT count(*) FROM tables") == [(1,)]


@pytest.mark.parametrize(("later", "tables"), [(HOUR + timedelta(minutes=59), 1), (HOUR + TOO_LATE, 0)])
async def test_what_is_late_begins_late_and_says_so_and_what_is_too_late_is_missed(tmp_path, later, tables):
    async with Bench(tmp_path / "games.db") as here:
        await agreed(here, (0, 1))
        await come_to(here, later)
        assert look(here.path, "SELECT count(*) FROM tables") == [(tables,)]
        said = told(here)
        assert ("later than agreed" in said) == bool(tables) and ("Agree on a new time" in said) != bool(tables)


async def test_those_who_signed_up_are_called_once_and_whoever_wants_no_mentions_is_not(tmp_path):
    async with Bench(tmp_path / "games.db") as here:
        await agreed(here, (0, 1, 2))
        tamper(here.path, "UPDATE people SET pings = 0 WHERE user_id = 1001")
        await come_to(here)
        assert here.gateway.called == [(1000, 1002)] and "<@1001>" in told(here)


async def test_where_nobody_comes_no_table_opens_and_it_is_told(tmp_path):
    async with Bench(tmp_path / "games.db") as here:
        number = await agreed(here)
        await here.ask(0, f"at1:out.{number}")
        await come_to(here)
        assert look(here.path, "SELECT count(*) FROM tables") == [(0,)] and "Nobody had signed up" in told(here)
        with pytest.raises(Refusal, match="appointment-over"):
            await here.ask(0, f"at1:in.{number}")


async def test_where_there_is_no_room_for_a_table_none_opens_and_it_is_told(tmp_path):
    async with Bench(tmp_path / "games.db") as here:
        await here.host.press(actor(9, moderator=True), "se1:own_tables", on_panel=True, values=["1"])
        await here.host.lobby.open_table(actor(0))
        await agreed(here)
        await come_to(here)
        assert texts()("appointment-crowded") in told(here)
        assert look(here.path, "SELECT (SELECT count(*) FROM tables), (SELECT count(*) FROM appointments)") == [(1, 0)]


async def test_only_its_opener_and_moderators_call_it_off(tmp_path):
    async with Bench(tmp_path / "games.db") as here:
        first, second = await agreed(here, (0, 1)), await agreed(here)
        with pytest.raises(Refusal, match="appointment-opener"):
            await here.ask(1, f"at1:off.{first}")
        await here.ask(0, f"at1:off.{first}")
        await here.ask(3, f"at1:off.{second}", moderator=True)
        await come_to(here)
        assert look(here.path, "SELECT count(*) FROM tables") == [(0,)]


async def test_a_person_and_a_server_have_only_so_many(tmp_path):
    async with Bench(tmp_path / "games.db") as here:
        for number in range(MOST_HERE):
            await agreed(here, (number // MOST_OWN,))
            if number == MOST_OWN - 1:
                with pytest.raises(Refusal, match="appointment-most-own"):
                    await agreed(here, (0,))
        with pytest.raises(Refusal, match="appointment-most-here"):
            await agreed(here, (9,))


async def test_nobody_signs_up_beside_somebody_who_has_blocked_them(tmp_path):
    async with Bench(tmp_path / "games.db") as here:
        number = await agreed(here)
        await here.host.company.block_account(actor(0), 1001, bot=False)
        with pytest.raises(Refusal, match="appointment-closed"):
            await here.ask(1, f"at1:in.{number}")


async def test_data_of_a_person_are_exported_and_deleted_and_the_others_still_meet(tmp_path):
    async with Bench(tmp_path / "games.db") as here:
        await agreed(here, (0, 1))
        person = await here.store.people.find(1000)
        exported = dict([portion async for portion in here.store.privacy.portions(person)])["appointments"]
        assert (exported[0]["opened_by_you"], exported[0]["signed_up"]) == (1, 1)
        await here.store.privacy.forget(person)
        await come_to(here)
        assert kept(here) == [[1001]]


async def test_a_channel_that_is_gone_ends_it(tmp_path):
    async with Bench(tmp_path / "games.db") as here:
        await agreed(here, (0, 1))
        here.gateway.closed.add(CHANNEL)
        await come_to(here)
        assert look(here.path, "SELECT count(*) FROM appointments") == [(0,)] and here.gateway.posted == []


async def test_a_server_that_is_forgotten_takes_its_appointments_and_their_people_along(tmp_path):
    async with Bench(tmp_path / "games.db") as here:
        await agreed(here, (0, 1))
        tamper(here.path, "UPDATE guilds SET removed_at = '2000-01-01T00:00:00+00:00'")
        await here.host.settings.forget_guilds()
        await here.settle()
        counted = "SELECT (SELECT count(*) FROM appointments), (SELECT count(*) FROM people WHERE level IS NULL)"
        assert look(here.path, counted) == [(0, 0)]
