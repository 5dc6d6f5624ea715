"""Tables at a set time: people sign up, and at the hour tables open with seats kept for them, once."""

import asyncio
from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from bot.app.ban import ban
from bot.i18n.texts import texts
from bot.model.appointment import BEFORE, MOST_HERE, MOST_OWN, TOO_LATE, Meeting
from bot.model.ban import Ban, Banned
from bot.model.company import SEAT_KEPT_FOR, Friend
from bot.model.delivery import Delivery
from bot.model.errors import Refusal, SentTwice
from bot.model.event import Form
from bot.model.forms import MOVEMENTS
from bot.model.options import SWITCHES, Clock, Options, OptionsPage, lists_of
from bot.model.sharding import Sharding
from bot.model.table import Status
from engine.games import GAMES
from tests.support.service import CHANNEL, GUILD, Bench, actor, buttons, look, tamper, words

HOUR = timedelta(hours=1)
WEEK = timedelta(days=7)


async def agreed(here, people=(0,), game="stovkahra", at="in 1 hour", *, weekly=False):
    """These people have signed up for a table, the first of them by opening it."""
    await here.host.appointments.open(actor(people[0]), at, game, {}, {}, weekly=weekly)
    return await signed_up(here, people)


async def agreed_evening(here, people=(0,), form=Form.TEAMS, game="stovkahra"):
    await here.host.appointments.open_evening(actor(people[0]), "in 1 hour", game, 2, form)
    return await signed_up(here, people)


async def signed_up(here, people):
    """The newest appointment, for which the others of these people sign up as well."""
    ((number, message),) = look(here.path, "SELECT id, message_id FROM appointments ORDER BY id DESC LIMIT 1")
    for person in people[1:]:
        await here.ask(person, f"at1:in.{number}", message_id=message)
    return number


async def come_to(here, later=HOUR):
    here.clock.forward(later)
    await here.real_host.appointment_times.look_after()
    await here.settle()


def told(here):
    return "\n".join(words(screen) for _, screen in here.gateway.posted)


def standing(here):
    """What all messages say by now."""
    return "\n".join(map(words, here.gateway.messages.values()))


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
        # Whoever signs up next is one's partner.
        assert kept(here) == [[1000, 1002, 1001], [1003, 1004]]
        await here.press(1, 1, "sit 0")
        table = await here.table(1)
        assert table.status is Status.LOBBY and [each and each.user_id for each in table.seats][2] == 1001


async def test_who_comes_because_the_opener_has_asked_is_the_opener_s_partner(tmp_path):
    async with Bench(tmp_path / "games.db") as here:
        await here.host.appointments.open(actor(0), "in 1 hour", "stovkahra", {}, {}, friends=[Friend(1003, "Dana")])
        await signed_up(here, (0, 1, 2, 4, 3))
        await come_to(here)
        table = (await here.table(1)).seats
        assert table.kept[0].user_id == 1000 and table.kept[2].user_id == 1003


async def test_a_time_is_kept_by_the_process_that_serves_the_server(tmp_path):
    async with Bench(tmp_path / "games.db") as here:
        await agreed(here, weekly=True)
        await here.ask(0, "at1:told.1.mention", on_panel=True)
        tamper(here.path, "INSERT INTO outbox SELECT 'week', id, guild_id FROM appointments")
        # Server 100 is of shard 0.
        here.store.sharding = Sharding(2, (1,))
        await come_to(here)
        assert here.gateway.posted == [] and look(here.path, "SELECT count(*) FROM tables") == [(0,)]


async def test_after_five_minutes_a_table_begins_with_those_who_came_and_computers_also_after_a_kill(tmp_path):
    async with Bench(tmp_path / "games.db") as here:
        await agreed(here, (0, 1))
        await come_to(here)
        await here.press(1, 1, "sit 1")
        assert "begins by itself" in words(await here.public(1))
        await here.let_pass(SEAT_KEPT_FOR - timedelta(minutes=1))
        assert (await here.table(1)).status is Status.LOBBY
        await here.kill()
    async with Bench(tmp_path / "games.db", clock=here.clock) as here:
        here.real_host.start()
        await here.let_pass(SEAT_KEPT_FOR)
        table = await here.table(1)
        assert table.status is Status.PLAYING
        assert sorted(each.user_id or 0 for each in table.seats) == [0, 0, 0, 1001]


async def test_a_table_to_which_nobody_came_is_over_and_says_so(tmp_path):
    async with Bench(tmp_path / "games.db") as here:
        await agreed(here, (0, 1))
        await come_to(here)
        await here.press(0, 1, "computer regular")
        await here.let_pass(SEAT_KEPT_FOR)
        assert (await here.table(1)).status is Status.STOPPED
        assert texts()("nobody-came") in words(await here.public(1))


async def test_a_table_that_is_stopped_before_it_begins_says_that_it_was_stopped(tmp_path):
    async with Bench(tmp_path / "games.db") as here:
        await agreed(here)
        await come_to(here)
        await here.host.endings.stop(actor(3, moderator=True), 1)
        assert texts()("table-was-stopped") in words(await here.public(1))


async def test_those_whom_the_operator_has_shut_out_meanwhile_get_no_seat(tmp_path):
    async with Bench(tmp_path / "games.db") as here:
        await agreed(here, (0, 1))
        await ban(here.path, Ban(Banned.PERSON, 1000, "", here.clock.now))
        await here.real_host.bans.see_to()
        await come_to(here)
        assert kept(here) == [[1001]]


async def test_its_opener_chooses_on_the_message_what_the_tables_are_like(tmp_path):
    async with Bench(tmp_path / "games.db") as here:
        await agreed(here, (0, 1), weekly=True)
        forms = [(await here.ask(0, f"at1:options.1.{page}")).form for page in OptionsPage]
        lists = [
            {each.name: [choice.value for choice in each.choices if choice.chosen] for each in form.fields}
            for form in forms
        ]
        assert {*lists[0], *lists[1]} == {*lists_of("stovkahra"), SWITCHES}
        lists[0] |= {"clock": ["day"], "series": ["5"], SWITCHES: ["hints"]}
        lists[1] |= {"shuffle": ["every"]}
        said = [[value for values in each.values() for value in values] for each in lists]
        for form, values in zip(forms, said, strict=True):
            await here.host.press(actor(0), form.does.encode(), message_id=1, values=values)
        for who, values, refused in ((1, said[0], "options-opener"), (0, ["rapid"], "unknown-button")):
            with pytest.raises(Refusal, match=refused):
                await here.host.press(actor(who), forms[0].does.encode(), message_id=1, values=values)
        with pytest.raises(Refusal, match="options-opener"):
            await here.ask(1, "at1:options.1.usual")
        for _ in range(2):
            # So it is every week.
            await come_to(here)
            here.clock.forward(WEEK - 2 * HOUR)
            await here.ask(0, "at1:in.1")
            here.clock.forward(HOUR)
        tables = [await here.table(number) for number in (1, 2)]
        assert {(each.options.clock, each.options.hints) for each in tables} == {(Clock.DAY, True)}
        assert {(each.rules.shuffle, each.rules.series) for each in tables} == {("every", 5)}


async def test_the_options_of_an_evening_at_a_set_time_are_not_offered(tmp_path):
    async with Bench(tmp_path / "games.db") as here:
        number = await agreed_evening(here)
        ((message,),) = look(here.path, "SELECT message_id FROM appointments")
        assert "options" not in str([each.action for each in buttons(here.gateway.messages[CHANNEL, message])])
        with pytest.raises(Refusal, match="evening-options"):
            await here.ask(0, f"at1:options.{number}.usual")
        with pytest.raises(Refusal, match="evening-options"):
            await here.host.press(actor(0), f"at1:agree.{number}.more", message_id=1, values=("slow",))


# Evenings


async def test_at_the_hour_an_evening_begins_at_as_many_tables_as_seat_all(tmp_path):
    async with Bench(tmp_path / "games.db") as here:
        await agreed_evening(here, range(5))
        await come_to(here)
        assert kept(here) == [[1000, 1002, 1001], [1003, 1004]]
        spots = [(await here.table(number)).spot for number in (1, 2)]
        assert [(spot.evening, spot.deal, spot.deals, spot.table) for spot in spots] == [(1, 1, 2, 1), (1, 1, 2, 2)]
        await here.press(0, 1, "sit 0")
        await here.press(3, 2, "sit 0")
        await here.let_pass(SEAT_KEPT_FOR)
        assert [(await here.table(number)).status for number in (1, 2)] == [Status.PLAYING] * 2


@pytest.mark.parametrize("form", MOVEMENTS)
async def test_at_the_hour_an_evening_of_another_form_opens_with_all_who_signed_up_and_soon_begins(tmp_path, form):
    async with Bench(tmp_path / "games.db") as here:
        await agreed_evening(here, range(3), form)
        await come_to(here)
        assert here.gateway.called == [(1000, 1001, 1002)]
        ((message,),) = look(here.path, "SELECT message_id FROM events")
        for person in range(4):
            await here.ask(person, "ev1:sign.1", message_id=message)
        here.clock.put(timedelta(minutes=5))
        await here.real_host.individuals.go_on()
        await here.settle()
        assert {each.user_id for each in (await here.table(1)).seats} == {1000, 1001, 1002, 1003}


async def test_where_an_individual_evening_goes_on_another_one_does_not_open(tmp_path):
    async with Bench(tmp_path / "games.db") as here:
        await here.host.individuals.show_or_open(actor(3), "stovkahra", None)
        await agreed_evening(here, range(3), Form.INDIVIDUAL)
        here.clock.put(HOUR)
        tamper(here.path, "UPDATE events SET due_at = '9', places = 4")
        await come_to(here, timedelta())
        assert texts()("appointment-crowded") in told(here)


async def test_the_next_times_stand_on_the_list_of_tables_with_the_way_to_their_messages(tmp_path):
    async with Bench(tmp_path / "games.db") as here:
        for person, at in enumerate(("in 4 hours", "in 2 hours", "in 3 hours", "in 1 hour")):
            await agreed(here, (person,), at=at)
        messages = dict(look(here.path, "SELECT id, message_id FROM appointments"))
        page = words((await here.host.display.list_tables(actor(5))).screen)
        places = [page.find(f"/{CHANNEL}/{messages[number]}") for number in (4, 2, 3, 1)]
        assert places == [*sorted(places[:3]), -1] and places[0] > 0


# Every week


async def test_what_comes_every_week_asks_anew_at_the_same_time_by_the_clock_until_nobody_signs_up(tmp_path):
    async with Bench(tmp_path / "games.db") as here:
        number = await agreed(here, weekly=True)
        ((at,),) = look(here.path, "SELECT at FROM appointments")
        await come_to(here)
        assert kept(here) == [[1000]]
        ((later, message),) = look(here.path, "SELECT at, message_id FROM appointments")
        assert datetime.fromisoformat(later) - datetime.fromisoformat(at) == WEEK
        assert "In (0)" in words(here.gateway.messages[CHANNEL, message])
        await here.ask(2, f"at1:in.{number}", message_id=message)
        await come_to(here, WEEK)
        assert kept(here)[-1] == [1002]
        await come_to(here, WEEK)
        assert look(here.path, "SELECT count(*) FROM appointments") == [(0,)]
        assert texts()("appointment-weekly-over") in standing(here)


async def test_the_next_week_is_posted_once_by_whoever_goes_on_after_a_kill(tmp_path):
    async with Bench(tmp_path / "games.db") as here:
        await agreed(here, weekly=True)
        for _ in range(2):
            # Killed after the message was posted, and before that was noted.
            tamper(here.path, "INSERT INTO outbox SELECT 'week', id, guild_id FROM appointments")
            await come_to(here, timedelta())
        await come_to(here, timedelta())
        assert len(here.gateway.posted) == 1 and look(here.path, "SELECT message_id FROM appointments") != [(None,)]


def test_a_weekly_time_stays_the_same_by_the_clock_and_leaves_out_weeks_that_are_over():
    at = datetime(2026, 10, 21, 18, tzinfo=UTC)
    meeting = Meeting(GAMES["stovkahra"].rules(), Options(), at, zone="Europe/Prague")
    assert meeting.next_week(at).at == datetime(2026, 10, 28, 19, tzinfo=UTC)
    assert meeting.next_week(at + 3 * WEEK + HOUR).at == datetime(2026, 11, 18, 19, tzinfo=UTC)
    left_out = replace(meeting, at=datetime(2026, 3, 22, 1, 30, tzinfo=UTC))
    assert left_out.next_week(left_out.at).at == datetime(2026, 4, 5, 0, 30, tzinfo=UTC)


# Before the time


async def test_each_is_told_before_the_time_once_as_they_chose_and_in_quiet_hours_of_nothing(tmp_path):
    async with Bench(tmp_path / "games.db") as here:
        number = await agreed(here, range(5))
        for person, way in enumerate(("mention", "message", "not", "mention", "message")):
            await here.ask(person, f"at1:told.{number}.{way}", on_panel=True)
        for person in (3, 4):
            await here.host.press(actor(person), "co1:time.from", on_panel=True, values=[str(here.clock.now.hour)])
        before = len(here.gateway.posted)
        await come_to(here, HOUR - BEFORE)
        await come_to(here, timedelta())
        assert here.gateway.called == [(1000,)] and [account for account, _ in here.gateway.told] == [1001]
        assert len(here.gateway.posted) == before + 1


async def test_only_those_who_come_are_reminded(tmp_path):
    async with Bench(tmp_path / "games.db") as here:
        number = await agreed(here, (0, 1))
        for what in (f"at1:remind.{number}", f"at1:told.{number}.mention"):
            with pytest.raises(Refusal, match="appointment-remind-out"):
                await here.ask(2, what, on_panel=True)
        await here.ask(1, f"at1:told.{number}.mention", on_panel=True)
        await here.ask(1, f"at1:out.{number}")
        await come_to(here, HOUR - BEFORE)
        assert here.gateway.called == []
        with pytest.raises(Refusal, match="appointment-remind-late"):
            await here.ask(0, f"at1:remind.{number}")


# Discord's own events


async def test_an_event_stands_among_those_of_the_server_until_the_time_where_the_bot_may(tmp_path):
    async with Bench(tmp_path / "games.db") as here:
        here.gateway.may_add_events = True
        number = await agreed(here, weekly=True)
        await here.settle()
        ((event),) = here.gateway.events.values()
        await come_to(here)
        assert here.gateway.begun_events == [event]
        (later,) = here.gateway.events.values()
        assert later.start - event.start == WEEK
        here.gateway.may_add_events = False
        await here.ask(0, f"at1:in.{number}")
        await come_to(here, WEEK)
        assert here.gateway.begun_events == [event, later]
        assert look(here.path, "SELECT event_id FROM appointments") == [(None,)]


async def test_an_event_that_a_killed_process_has_left_undone_is_made_up_and_one_that_is_there_is_taken(tmp_path):
    async with Bench(tmp_path / "games.db") as here:
        await agreed(here)
        await here.settle()
        assert not here.gateway.events
        here.gateway.may_add_events = True
        for person in (0, 1):
            forgotten = await agreed(here, (person,))
            await here.settle()
        before = dict(here.gateway.events)
        # Killed before Discord had the first one, and before it was noted that it had the last one.
        tamper(here.path, f"UPDATE appointments SET event_id = NULL WHERE id = {forgotten}")
        await here.kill()
    async with Bench(tmp_path / "games.db") as again:
        again.gateway.may_add_events, again.gateway.events = True, dict(before)
        await again.real_host.appointment_times.look_after()
        noted = look(again.path, "SELECT event_id FROM appointments")
        assert (
            len(set(noted)) == len(again.gateway.events) == len(noted) == 3
            and before.items() < again.gateway.events.items()
        )


async def test_what_is_called_off_is_no_event_any_more(tmp_path):
    async with Bench(tmp_path / "games.db") as here:
        here.gateway.may_add_events = True
        number = await agreed(here)
        await here.settle()
        guild, over = await here.store.guilds.register_guild(GUILD), await here.store.appointments.find(number)
        await here.ask(0, f"at1:off.{number}")
        assert here.gateway.events == {}
        await here.real_host.appointment_times.add_event(over, guild)
        assert here.gateway.events == {}


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
        begin = here.real_host.appointment_times.look_after
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
        said = standing(here)
        assert ("later than agreed" in said) == bool(tables) and ("Agree on a new one" in said) != bool(tables)
        # Times that were missed leave no posts.
        assert bool(told(here)) == bool(tables)
        # The clock may have been set as well.
        assert "away" not in said


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
        assert look(here.path, "SELECT count(*) FROM tables") == [(0,)] and "Nobody had signed up" in standing(here)
        assert not told(here)
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
