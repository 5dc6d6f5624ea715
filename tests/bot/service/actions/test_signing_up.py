"""Lists of people who have signed up, of every kind: who is seated, and what unfriendly people get by it."""

import contextlib
import re
from datetime import timedelta

import pytest

from bot.i18n.texts import texts
from bot.model.errors import Refusal
from bot.model.event import Form
from bot.model.server_match import READY_FOR
from bot.model.signing_up import SIGN_UP
from bot.model.table import ACROSS
from bot.service.running.appointment import GATHERING
from bot.ui.panel import panel
from tests.support.across import OTHER_SERVER, bench, find, ready
from tests.support.across import press as press_across
from tests.support.service import CHANNEL, GUILD, actor, look, words

HOUR, MINUTE = timedelta(hours=1), timedelta(minutes=1)
MODERATOR = 8


class List:
    """People sign up for something, the first of them by opening it; then it begins."""

    lead = MINUTE
    """How long after the signing up it begins."""

    def __init__(self, here):
        self.here = here

    def where(self, person):
        return {}

    async def ask(self, person, action, **other):
        answer = await self.here.host.press(actor(person, **self.where(person), **other), action, message_id=1)
        await self.here.settle()
        return answer

    def tables(self):
        return [number for (number,) in look(self.here.path, "SELECT id FROM tables WHERE status <> 'stopped'")]

    async def seated(self):
        """Who sits where, or has a seat kept, at each table that has begun, or is about to."""
        tables = [await self.here.table(number) for number in self.new_tables()]
        return [
            {each.user_id - 1000 for each in (*table.seats, *table.seats.kept.values()) if each and each.user_id}
            for table in tables
        ]

    def new_tables(self):
        return [number for number in self.tables() if number not in self.before]


class Match(List):
    """A match of two servers; people with odd numbers are of the other one."""

    def where(self, person):
        return OTHER_SERVER if person % 2 else {}

    async def open(self, person):
        await ready(self.here)
        matches = self.here.host.matches
        asked = await matches.show_or_open(actor(MODERATOR, moderator=True), "stovkahra", 2, None)
        code = re.search(r"code:(\w+)`", words(asked.screen))[1]
        await matches.show_or_open(actor(MODERATOR + 1, **OTHER_SERVER, moderator=True), "stovkahra", None, code)
        await self.sign(person)

    async def sign(self, person):
        return await self.ask(person, "sm1:in.1")

    async def ready(self, person):
        return await self.ask(person, "sm1:begin.1", moderator=True)

    async def begin(self):
        self.before = self.tables()
        for moderator in (MODERATOR, MODERATOR + 1):
            await self.ready(moderator)


class Evening(List):
    """An evening for which people sign up alone."""

    game, form = "trappola", Form.INDIVIDUAL

    async def open(self, person):
        await self.here.host.individuals.show_or_open(actor(person), self.game, 3, self.form)

    async def sign(self, person):
        return await self.ask(person, "ev1:sign.1")

    async def begin(self):
        self.before = self.tables()
        await self.here.let_pass(SIGN_UP)


class Pairs(Evening):
    """An evening for which they sign up by twos."""

    game, form = "stovkahra", Form.PAIRS


class SetTime(List):
    """A table at a set time."""

    async def open(self, person):
        await self.here.host.appointments.open(actor(person), "in 1 hour", "stovkahra", {}, {})

    async def sign(self, person):
        return await self.ask(person, "at1:in.1")

    async def begin(self):
        self.before = self.tables()
        self.here.clock.forward(HOUR)
        await self.here.real_host.appointment_times.look_after()
        await self.here.settle()


class SetEvening(SetTime):
    """An evening of teams at a set time."""

    form = Form.TEAMS

    async def open(self, person):
        await self.here.host.appointments.open_evening(actor(person), "in 1 hour", "stovkahra", 2, self.form)


class SetIndividual(SetEvening):
    """An evening at a set time for which people sign up alone."""

    form = Form.INDIVIDUAL

    async def begin(self):
        await super().begin()
        absent = "SELECT user_id - 1000 FROM event_people JOIN people ON id = person WHERE here_at IS NULL"
        for (person,) in look(self.here.path, absent):
            await self.ask(person, "ev1:sign.1")
        self.here.clock.forward(GATHERING)
        await self.here.real_host.individuals.go_on()
        await self.here.settle()


class Lobby(List):
    """A table of a server."""

    async def open(self, person):
        await self.here.host.lobby.open_table(actor(person))

    async def sign(self, person):
        ((number,),) = look(self.here.path, f"SELECT max(id) FROM tables WHERE guild_id <> {ACROSS}")
        table = await self.here.table(number)
        return await self.here.press(person, number, f"sit {table.seats.free_seats[0]}")

    async def begin(self):
        self.before = self.tables()[:-1]
        number = self.tables()[-1]
        await self.here.press(1, number, "start")


KINDS = (Match, Evening, Pairs, SetTime, SetEvening, SetIndividual, Lobby)


def marked(here, tables):
    """Who is noted as having left one of these tables."""
    sql = "SELECT name FROM guests WHERE left_at IS NOT NULL AND table_id = ?"
    return [name for table in tables for (name,) in look(here.path, sql, table)]


async def busy(here, person):
    """Somebody plays across servers, and has opened as many tables as a person may."""
    await ready(here)
    for each in (person, 11, 14, 15):
        await find(here, each)
    for _ in range(5):
        await here.host.lobby.open_table(actor(person))
        here.clock.forward(MINUTE)


@pytest.mark.parametrize("kind", KINDS)
async def test_nothing_waits_for_one_person_who_is_not_free(tmp_path, kind):
    async with bench(tmp_path / "games.db") as here:
        listed = kind(here)
        await listed.open(0)
        for person in (1, 2, 3):
            await listed.sign(person)
        if kind is not Lobby:
            await busy(here, 0)
        await listed.begin()
        assert set().union(*await listed.seated()) == {0, 1, 2, 3}, "everybody has their seat, or has it kept"
        assert not marked(here, listed.new_tables())


async def test_who_plays_elsewhere_as_a_match_begins_is_called_once_and_takes_the_seat_from_the_computer(tmp_path):
    async with bench(tmp_path / "games.db") as here:
        here.real_host.start()
        match = Match(here)
        await match.open(0)
        await match.sign(1)
        await busy(here, 0)
        elsewhere = await here.store.tables.across_of(await here.host.identity.person(actor(0)))
        await match.sign(0)
        here.gateway.called.clear()
        await match.begin()
        (table,) = [await here.table(number) for number in match.new_tables()]
        seat = next(at for at, each in enumerate(table.seats) if each.user_id == 1000)
        assert table.seats.is_away(seat) and sorted(here.gateway.called) == [(1000,), (1001,)]
        assert texts()("panel-not-come") in words(panel(table, seat, texts()))
        # What they are shown by a command is the table at which they play, until they have come here.
        shown = await here.store.tables.across_of(await here.host.identity.person(actor(0)))
        assert shown.id == elsewhere.id
        await here.host.press(actor(0), await here.action(0, table.id, "return"), on_panel=True, message_id=9)
        assert (await here.table(table.id)).seats.is_present(seat) and not marked(here, [table.id])


async def test_begin_holds_for_ten_minutes_and_who_was_not_there_is_a_computer_without_a_mark(either_bench):
    here = either_bench
    match = Match(here)
    await match.open(0)
    for person in (1, 2, 3):
        await match.sign(person)
    await here.let_pass(HOUR)
    for _ in range(2):
        # At night one server presses, and hours later the other one, when nobody of the first is there.
        page = words((await match.ready(MODERATOR)).screen)
        assert "wants to begin" in page and "Not here yet" in page
        await here.let_pass(READY_FOR)
        page = words((await match.ready(MODERATOR + 1)).screen)
        assert page.count("wants to begin") == 1 and not match.tables()
        await here.let_pass(READY_FOR)
    await match.sign(0)
    await match.sign(1)
    await match.begin()
    (table,) = [await here.table(number) for number in match.new_tables()]
    there = {each.user_id - 1000 for seat, each in enumerate(table.seats) if table.seats.is_present(seat)}
    assert there == {0, 1} and set().union(*await match.seated()) == {0, 1, 2, 3}
    # Whoever never comes has let nobody wait. Whoever comes and then stays away has.
    await press_across(here, 2, table.id, "return")
    here.real_host.start()
    await here.let_pass(10 * MINUTE)
    names = dict(look(here.path, "SELECT user_id - 1000, guests.left_at FROM guests JOIN people ON id = person"))
    assert names[3] is None and names[2] is not None


async def test_who_signed_up_for_a_set_time_and_does_not_come_is_a_computer_from_the_first_card(tmp_path):
    async with bench(tmp_path / "games.db") as here:
        evening = SetIndividual(here)
        await evening.open(0)
        for person in (1, 2, 3):
            await evening.sign(person)
        await SetTime.begin(evening)
        ((message,),) = look(here.path, "SELECT message_id FROM events")
        page = words(here.gateway.messages[CHANNEL, message])
        assert "Not here yet" in page and "Anna, Béla, Cyril, Dana" in page.split("Not here yet")[1]
        for person in (0, 2):
            await evening.ask(person, "ev1:sign.1")
        here.clock.forward(GATHERING)
        await here.real_host.individuals.go_on()
        await here.settle()
        assert await evening.seated() == [{0, 2}]
        # Nothing counts for those who do not come. Whoever comes plays the next deal.
        await evening.ask(1, "ev1:sign.1")
        here.real_host.start()
        await here.let_pass(20 * MINUTE)
        found = await here.store.evenings.find(1, GUILD)
        assert {each.user_id for line in found.standings for each in line.people} == {1000, 1001, 1002}


async def test_an_evening_that_somebody_opens_before_one_agreed_on_becomes_that_one(tmp_path):
    async with bench(tmp_path / "games.db") as here:
        evening = SetIndividual(here)
        await evening.open(0)
        for person in (1, 2):
            await evening.sign(person)
        here.clock.forward(HOUR - MINUTE)
        await here.host.individuals.show_or_open(actor(3), "stovkahra", None, Form.PAIRS)
        here.clock.forward(MINUTE - HOUR)
        await evening.begin()
        assert await evening.seated() == [{0, 1, 2, 3}]
        assert look(here.path, "SELECT form FROM events") == [(Form.INDIVIDUAL,)]


# Blocks


LISTS = tuple(kind for kind in KINDS if kind is not Lobby)


async def block(here, person, *others):
    values = [str(1000 + each) for each in others]
    await here.host.press(actor(person), "co1:block", on_panel=True, message_id=1, values=values)


@pytest.mark.parametrize("kind", LISTS)
async def test_who_blocks_everybody_and_signs_up_first_steps_back_and_alone_is_told(place, kind):
    async with bench(place) as here:
        listed = kind(here)
        await block(here, 0, 1, 2, 3)
        await listed.open(0)
        for person in (1, 2, 3):
            answer = await listed.sign(person)
            assert not answer.below, "who is blocked is told nothing"
        await listed.begin()
        assert set().union(*await listed.seated()) == {1, 2, 3}
        assert [account for account, _ in here.gateway.told] == [1000]
        assert "no seat for you" in words(here.gateway.told[0][1]) and not here.gateway.written


@pytest.mark.parametrize("kind", [kind for kind in LISTS if kind is not SetIndividual])
async def test_who_can_sit_apart_from_whom_they_have_blocked_does_and_all_have_seats(tmp_path, kind):
    async with bench(tmp_path / "games.db") as here:
        listed = kind(here)
        await listed.open(4)
        for person in (5, 6, 7, 1, 2, 3):
            await listed.sign(person)
        await block(here, 0, 1, 2, 3)
        assert "have blocked somebody" in str((await listed.sign(0)).below)
        await listed.begin()
        seated = await listed.seated()
        assert set().union(*seated) == set(range(8)) and not here.gateway.told
        (own,) = [table for table in seated if 0 in table]
        assert not own & {1, 2, 3} and len(own) > 1


async def test_a_block_after_seats_were_kept_takes_none_away(tmp_path):
    async with bench(tmp_path / "games.db") as here:
        listed = SetTime(here)
        await listed.open(0)
        for person in (1, 2, 3):
            await listed.sign(person)
        await listed.begin()
        await block(here, 0, 1, 2, 3)
        (number,) = listed.new_tables()
        for person in (0, 1, 2, 3):
            table = await here.table(number)
            await here.press(
                person, number, f"sit {table.seats.kept_seat(await here.store.people.find(1000 + person))}"
            )
        assert {each.user_id for each in (await here.table(number)).seats} == {1000, 1001, 1002, 1003}


async def test_who_waits_first_across_servers_and_has_blocked_the_second_waits_on(tmp_path):
    async with bench(tmp_path / "games.db") as here:
        await ready(here)
        await block(here, 0, 1)
        for person in range(5):
            await find(here, person)
        (number,) = [number for (number,) in look(here.path, "SELECT id FROM tables")]
        assert {each.user_id for each in (await here.table(number)).seats} == {1001, 1002, 1003, 1004}


# Moderators


@pytest.mark.parametrize("kind", KINDS)
async def test_moderators_take_somebody_off_every_list_of_their_server_and_of_no_other(place, kind):
    async with bench(place) as here:
        listed = kind(here)
        withdraw = here.host.withdrawals.withdraw
        await listed.open(0)
        for person in (1, 2, 3):
            await listed.sign(person)
        for who, why in (
            (actor(1), "moderators-only"),
            (actor(9, guild_id=77, moderator=True), "withdraw-nothing"),
            (actor(MODERATOR + 1, **OTHER_SERVER, moderator=True), "withdraw-nothing"),
        ):
            with pytest.raises(Refusal, match=why):
                await withdraw(who, 1000)
        assert "one list" in words((await withdraw(actor(MODERATOR, moderator=True), 1000)).screen)
        await here.settle()
        with pytest.raises(Refusal, match="withdraw-nothing"):
            await withdraw(actor(MODERATOR, moderator=True), 1000)
        await listed.sign(4)
        await listed.begin()
        assert set().union(*await listed.seated()) == {1, 2, 3, 4}


async def test_nobody_is_taken_off_a_match_or_a_table_that_has_begun_but_off_the_deals_of_an_evening_to_come(tmp_path):
    for number, (kind, off) in enumerate(((Match, False), (Lobby, False), (Evening, True))):
        async with bench(tmp_path / f"{number}.db") as here:
            listed = kind(here)
            await listed.open(0)
            for person in (1, 2, 3):
                await listed.sign(person)
            await listed.begin()
            with contextlib.nullcontext() if off else pytest.raises(Refusal, match="withdraw-nothing"):
                await here.host.withdrawals.withdraw(actor(MODERATOR, moderator=True), 1000)
            assert 0 in set().union(*await listed.seated())
