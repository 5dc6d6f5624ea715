"""Reminders: who asked for it is told of the deal of the day at their hour, once, and in quiet hours of nothing."""

import contextlib
import json
import re
from collections import defaultdict
from datetime import timedelta

import pytest

from bot.app.audit import audit
from bot.i18n.texts import LANGUAGES, texts
from bot.model.company import APART
from bot.model.delivery import Delivery
from bot.model.errors import Refusal, SentTwice
from bot.model.options import Clock
from bot.model.reminder import LATEST, Time
from bot.model.sharding import Sharding
from bot.service.common.gateway import NOBODY, Mentioned
from bot.ui.screen import Select
from engine.games import with_duplicates
from tests.support.service import (
    ELSEWHERE,
    GUILD,
    NOON,
    Answer,
    Bench,
    HereWorkers,
    Restless,
    Target,
    actor,
    buttons,
    look,
    tamper,
    words,
)

T = texts()
ANNA, BELA, CYRIL = range(3)
HOUR, DAY, MINUTE = timedelta(hours=1), timedelta(days=1), timedelta(minutes=1)
ALONE = {"guild_id": 0, "channel_id": 909}
"""In direct messages."""
ASK, MORE, LESS = "co1:tomorrow", "co1:daily.on", "co1:daily.off"
WAITING = "co1:waiting.on"


def bench(where):
    return Bench(where, workers=HereWorkers())


async def choose(here, seat, time, value, **where):
    """Somebody chooses from a list of the page."""
    who = actor(seat, **where)
    return (await here.host.press(who, f"co1:time.{time}", on_panel=True, message_id=1, values=[value])).screen


async def told(here, seat=None):
    """What people, or one of them, are sent when it is time."""
    here.gateway.written.clear()
    here.real_host.reminders.tell()
    await here.settle()
    return [words(screen) for account, screen in here.gateway.written if seat is None or account == 1000 + seat]


def tomorrow(here):
    here.clock.now += DAY


async def begun(here, seat=ANNA, game="stovkahra", **where):
    """Somebody begins today's deal."""
    page = await here.host.dailies.show_daily(actor(seat, **where), game)
    play = next(each.action for each in buttons(page.screen) if ":play" in each.action)
    await here.ask(seat, play, on_panel=True, message_id=9000, **where)
    await here.settle()


async def played(here, seat=ANNA, game="stovkahra"):
    """Somebody has played today's deal to its end."""
    await begun(here, seat, game)
    day = here.clock.now.date().isoformat()
    event = f"(SELECT id FROM events WHERE name = '{day}' AND kind = '{game}')"
    own = f"event = {event} AND person = (SELECT id FROM people WHERE user_id = {1000 + seat})"
    tamper(
        here.path,
        f"UPDATE event_tries SET line = ',hA', points = 12, ended_at = '{day}T12:00:00+00:00' WHERE {own}",
        f"INSERT INTO event_fields VALUES ({event}, 1, 12, 1)",
        "UPDATE tables SET status = 'finished'",
    )
    return (await here.host.dailies.show_daily(actor(seat), game)).screen


def chosen(page):
    """What stands in the lists of the page."""
    lists = [block for block in page.blocks if isinstance(block, Select)]
    return {each.does.time: next((one.value for one in each.choices if one.chosen), None) for each in lists}


async def test_who_asks_after_a_try_is_told_the_next_day_at_that_hour_and_how_it_went(tmp_path):
    async with Bench(tmp_path / "games.db", clock=Restless(), workers=HereWorkers()) as here:
        page = await here.host.dailies.show_daily(actor(ANNA), "stovkahra")
        assert ASK not in [each.action for each in buttons(page.screen)], "before the try there is one thing to do"
        assert ASK in [each.action for each in buttons(await played(here))]
        here.clock.now += 40 * MINUTE
        answer = await here.ask(ANNA, ASK, on_panel=True, message_id=1)
        # The page that was pressed, with Share, stays.
        assert answer.target is Target.NOTE and chosen(answer.screen)["hour"] == "12"
        assert f"<t:{int((NOON + DAY).timestamp())}:f>" in words(answer.screen)
        again = await here.host.dailies.show_daily(actor(ANNA), "stovkahra")
        assert ASK not in [each.action for each in buttons(again.screen)]
        assert not await told(here)
        here.clock.now = NOON + DAY
        await here.host.daily_ends.close_days()
        (text,) = await told(here)
        assert T("daily-yesterday-alone", points="+12") in text
        (_, screen), (account, _) = here.gateway.written[0], here.gateway.written[0]
        assert account == 1000
        assert [each.action for each in buttons(screen)] == [
            *(f"dt1:{game}" for game in with_duplicates()),
            LESS,
            "co1:reminders",
        ]
        assert not await told(here)


async def test_nobody_is_told_who_has_played_or_not_asked_and_who_has_begun_is_told_to_finish(tmp_path):
    async with bench(tmp_path / "games.db") as here:
        for seat in (ANNA, BELA, CYRIL):
            await here.ask(seat, MORE)
        await here.ask(CYRIL, LESS)
        await here.ask(CYRIL + 1, "co1:reminders")
        tomorrow(here)
        await played(here, ANNA, "bulka")
        await begun(here, BELA, "trappola")
        assert [T("reminder-begun") in text for text in await told(here)] == [True]
        assert [account for account, _ in here.gateway.written] == [1000 + BELA]
        # Whom nothing was sent is told again the next day.
        tomorrow(here)
        assert len(await told(here, ANNA)) == len(await told(here)) + 1 == 1


async def test_it_comes_by_itself_and_after_a_restart_but_nobody_is_told_hours_late(tmp_path):
    path = tmp_path / "games.db"
    async with bench(path) as here:
        for seat in (ANNA, BELA):
            await here.ask(seat, MORE)
        await choose(here, BELA, "hour", "17")
        clock = here.clock
        clock.now += DAY - 2 * MINUTE
        here.host.start()
        await here.let_pass(4 * MINUTE)
        # Béla’s hour was seventeen o’clock the day before.
        assert [account for account, _ in here.gateway.written] == [1000 + ANNA]
    for later, seats in (
        # Nobody: Anna's hour was more than three hours ago, and Béla's is to come.
        (DAY + LATEST + 6 * MINUTE, []),
        (2 * HOUR, [BELA]),
        (19 * HOUR, [ANNA]),
    ):
        clock.now += later
        async with Bench(path, clock=clock, workers=HereWorkers()) as here:
            await told(here)
            assert [account - 1000 for account, _ in here.gateway.written] == seats, clock.now


async def test_of_two_processes_one_tells_and_none_that_has_not_the_first_shard(place):
    async with contextlib.AsyncExitStack() as both:
        here = await both.enter_async_context(bench(place))
        there = await both.enter_async_context(bench(place)) if here.store.shared else here
        for seat in range(6):
            await here.ask(seat, MORE)
        for day in range(1, 4):
            here.clock.now = there.clock.now = NOON + day * DAY
            for each in (here, there):
                each.gateway.written.clear()
                each.real_host.reminders.tell()
            await here.settle()
            sent = [account for account, _ in here.gateway.written]
            sent += [account for account, _ in there.gateway.written] if there is not here else []
            assert sorted(sent) == list(range(1000, 1006)), day
        here.clock.now += DAY
        here.store.sharding = Sharding(2, (1,))
        assert not await told(here)


async def test_who_takes_no_direct_messages_is_sent_none_again_until_they_ask(either_bench):
    here = either_bench
    for seat in (ANNA, BELA):
        await here.ask(seat, MORE)
    here.gateway.gone = {1000 + ANNA}
    tomorrow(here)
    assert await told(here, BELA) and not await told(here)
    here.gateway.gone = set()
    tomorrow(here)
    assert not await told(here, ANNA)
    page = (await here.ask(ANNA, "co1:reminders")).screen
    assert T("reminders-closed") in words(page)
    assert MORE in [each.action for each in buttons(page)]
    # To choose anything else does not take it for granted that they are open again.
    await choose(here, ANNA, "zone", "Asia/Tokyo")
    assert T("reminders-closed") in words((await here.ask(ANNA, "co1:reminders")).screen)
    await choose(here, ANNA, "zone", "Etc/UTC")
    assert T("reminders-closed") not in words((await here.ask(ANNA, MORE)).screen)
    tomorrow(here)
    assert len(await told(here, ANNA)) == 1


async def test_where_discord_does_not_answer_it_is_tried_again_until_that_is_too_late(tmp_path):
    async with bench(tmp_path / "games.db") as here:
        await here.ask(ANNA, MORE)
        tomorrow(here)
        here.gateway.unheard = True
        assert not await told(here)
        here.gateway.unheard = False
        here.clock.now += MINUTE
        assert len(await told(here)) == 1 and not await told(here)
        tomorrow(here)
        here.gateway.unheard = True
        assert not await told(here)
        here.gateway.unheard = False
        here.clock.now += LATEST + MINUTE
        assert not await told(here)


async def test_whatever_is_chosen_there_is_one_message_a_day(tmp_path):
    async with bench(tmp_path / "games.db") as here:
        await here.ask(ANNA, MORE)
        tomorrow(here)
        assert await told(here)
        for _ in range(2):
            await here.ask(ANNA, LESS)
            await here.ask(ANNA, MORE)
            await choose(here, ANNA, "hour", "15")
        here.clock.now += 4 * HOUR
        assert not await told(here)
        here.clock.now += 23 * HOUR
        assert await told(here)


async def test_in_quiet_hours_nobody_is_told_of_the_deal_nor_of_tables(either_bench):
    here = either_bench
    for seat, how in ((BELA, "mention"), (CYRIL, "direct")):
        await here.ask(seat, f"co1:tell.{how}", on_panel=True, message_id=1)
        # By their clock it is 14:00.
        await choose(here, seat, "zone", "Europe/Berlin")
        await choose(here, seat, "from", "13")
        await choose(here, seat, "until", "15")

    async def told_of_a_table():
        here.gateway.told.clear()
        await here.host.lobby.open_table(actor(ANNA))
        await here.settle()
        here.clock.now += APART
        return here.gateway.mentioned[-1], [account for account, _ in here.gateway.told]

    assert await told_of_a_table() == (NOBODY, [])
    assert await told_of_a_table() == (NOBODY, [])
    assert here.clock.now == NOON + HOUR
    assert await told_of_a_table() == (Mentioned((1000 + BELA,)), [1000 + CYRIL])
    # A night over midnight, in which it is the hour of the message: that comes at its end.
    await here.ask(BELA, MORE)
    page = await choose(here, BELA, "from", "14")
    page = await choose(here, BELA, "until", "6")
    page = await choose(here, BELA, "hour", "2")
    assert T("reminders-later", hour="2:00") in words(page)
    here.clock.now = NOON + 13 * HOUR
    assert await told_of_a_table() == (NOBODY, [1000 + CYRIL]) and not await told(here)
    here.clock.now = NOON + 16 * HOUR
    assert len(await told(here, BELA)) == 1
    await choose(here, BELA, "from", "none")
    here.clock.now = NOON + 3 * DAY
    assert (await told_of_a_table())[0] == Mentioned((1000 + BELA,))


async def test_the_page_says_what_holds_and_takes_nothing_that_it_does_not_offer(tmp_path):
    async with bench(tmp_path / "games.db") as here:
        page = (await here.ask(ANNA, "co1:reminders", locale="cs")).screen
        cs = texts("cs")
        assert cs("reminders-off") in words(page) and cs("reminders-clock", time="14:00", city="Berlín") in words(page)
        assert not look(here.path, "SELECT 1 FROM reminders"), "who only looks has chosen nothing"
        page = await choose(here, ANNA, "from", "22", locale="cs")
        assert chosen(page) == {"from": "22", "until": "7"}
        page = await choose(here, ANNA, "until", "22", locale="cs")
        assert cs("reminders-loud") in words(page)
        for time, value in (("hour", "24"), ("hour", "-1"), ("zone", "Europe/Nowhere"), ("from", "x"), ("until", "5")):
            before = look(here.path, "SELECT * FROM reminders")
            with pytest.raises(Refusal, match="unknown-button"):
                await choose(here, ANNA, time, value, locale="cs")
            assert look(here.path, "SELECT * FROM reminders") == before
        # Without a server there is nothing to tell of tables.
        alone = (await here.ask(ANNA, "co1:reminders", **ALONE)).screen
        assert "co1:told" in [each.action for each in buttons(page)]
        assert "co1:told" not in [each.action for each in buttons(alone)]


async def test_a_clock_is_found_by_typing_a_city(tmp_path):
    async with bench(tmp_path / "games.db") as here:

        async def typed(*city: str) -> Answer:
            return await here.host.press(actor(ANNA), "co1:time.city", on_panel=True, values=list(city))

        assert (await typed()).form.does.time is Time.CITY
        assert T("reminders-clock", time="21:00", city="Tokyo") in words((await typed("tókyo")).screen)
        found = (await typed("canada")).screen
        (cities,) = [block for block in found.blocks if isinstance(block, Select)]
        assert len(cities.choices) > 10 and "America/Toronto" in [each.value for each in cities.choices]
        with pytest.raises(Refusal, match="city-unknown"):
            await typed("Nowhere")
        assert look(here.path, "SELECT zone FROM reminders") == [("Asia/Tokyo",)]


async def test_what_is_begun_from_the_message_counts_on_the_server_where_it_was_asked_for(tmp_path):
    async with bench(tmp_path / "games.db") as here:
        await begun(here, ANNA, **ALONE)
        await here.ask(ANNA, MORE)
        await here.ask(ANNA, MORE, **ALONE)
        await begun(here, ANNA, "bulka", **ALONE)
        await begun(here, BELA, "bulka", **ALONE)
        tries = look(
            here.path,
            "SELECT kind, event_tries.guild_id FROM event_tries JOIN events ON id = event ORDER BY person, kind DESC",
        )
        assert tries == [("stovkahra", 0), ("bulka", GUILD), ("bulka", 0)]
        await here.host.press(actor(8, moderator=True), "se1:daily-table", values=["off"], on_panel=True)
        await begun(here, ANNA, "trappola", **ALONE)
        assert look(
            here.path, "SELECT event_tries.guild_id FROM event_tries JOIN events ON id = event WHERE kind = 'trappola'"
        ) == [(0,)]


async def test_it_is_exported_and_deleted_with_a_persons_data_and_names_no_server_that_is_gone(either_bench):
    here = either_bench
    for seat in (ANNA, BELA):
        await here.ask(seat, MORE)
    await choose(here, ANNA, "from", "22")
    kept = json.loads((await here.host.settings.export_data(actor(ANNA))).file[1])["reminders"]
    due = (NOON + DAY).isoformat()
    quiet, of = {"quiet_from": 22, "quiet_until": 7}, {"daily": 1, "waiting": 0}
    assert kept == [
        {"zone": "Etc/UTC", "hour": 12, **quiet, "server": GUILD, "closed": 0, **of, "sent_at": None, "due_at": due}
    ]
    await here.ask(ANNA, "pv1:delete", on_panel=True, message_id=1)
    tomorrow(here)
    assert not await told(here, ANNA) and look(here.path, "SELECT count(*) FROM reminders") == [(1,)]
    await begun(here, BELA)
    # Of the third the server knows that a table was opened, and nothing else is known anywhere.
    await here.ask(CYRIL, MORE)
    await here.new(seat=CYRIL)
    await here.host.settings.note_removed(GUILD)
    here.clock.now += 31 * DAY
    await here.host.settings.forget_guilds()
    assert look(here.path, "SELECT guild_id FROM reminders") == [(0,), (0,)]
    assert not (await audit(here.path)).wrong


async def two_slow_tables(here):
    """The same four play on two servers; for whom each of the tables waits."""
    for number, where in ((1, {}), (2, {"guild_id": GUILD + 1, "channel_id": ELSEWHERE})):
        await here.host.lobby.open_table(actor(ANNA, **where), {}, {"clock": Clock.DAY, "ping": "off"})
        for seat in (BELA, CYRIL, 3):
            await here.press(seat, number, f"sit {seat}", **where)
        await here.press(ANNA, number, "start", **where)
    await here.settle()
    waiting = defaultdict(set)
    for number in (1, 2):
        (seat,) = (await here.table(number)).awaited()
        waiting[seat].add(number)
    return waiting


def tables_in(text):
    return {int(number) for number in re.findall(r"table (\d+):", text)}


async def test_who_wishes_it_is_told_once_a_day_what_waits_for_them_on_all_servers(place):
    async with bench(place) as here:
        waiting = await two_slow_tables(here)
        for seat in range(4):
            await here.ask(seat, WAITING)
        here.clock.now += DAY - 2 * HOUR
        assert not await told(here)
        here.clock.now += 2 * HOUR
        texts = await told(here)
        sent = {account - 1000: text for (account, _), text in zip(here.gateway.written, texts, strict=True)}
        assert {seat: tables_in(text) for seat, text in sent.items()} == waiting
        assert all(T("reminder-why-waiting") in text and T("reminder-why") not in text for text in texts)
        assert not await told(here), "once a day"
        # The same whenever somebody asks, from anywhere; for others nothing waits.
        for seat in range(4):
            shown = words((await here.ask(seat, "co1:waiting", **ALONE)).screen)
            assert tables_in(shown) == waiting.get(seat, set())
            assert (shown == T("waiting-nothing")) == (seat not in waiting)


async def test_with_the_deal_of_the_day_it_is_one_message_and_each_of_the_two_is_ended_by_itself(tmp_path):
    async with bench(tmp_path / "games.db") as here:
        seat = min(await two_slow_tables(here))
        for wish in (MORE, WAITING):
            await here.ask(seat, wish)
        for wish, of_deal, of_tables in (("", True, True), ("co1:waiting.off", True, False), (WAITING, True, True)):
            if wish:
                await here.ask(seat, wish)
            tomorrow(here)
            (text,) = await told(here, seat)
            assert (T("waiting-title") in text, T("reminder-why") in text) == (of_tables, of_deal)
        # Who has played is told of no deal any more, but of a table; who has begun one, that it waits.
        await here.ask(seat, LESS)
        await begun(here, seat, "trappola")
        here.clock.now += HOUR
        assert T("waiting-begun", game="Trappola") in words((await here.ask(seat, "co1:waiting")).screen)
        tomorrow(here)
        (text,) = await told(here, seat)
        assert T("waiting-title") in text and T("reminder-why") not in text
        await here.ask(seat, "co1:waiting.off")
        tomorrow(here)
        assert not await told(here, seat)


async def test_what_discord_sends_twice_counts_once(tmp_path):
    async with bench(tmp_path / "games.db") as here:
        for number, (action, *values) in enumerate(((ASK,), (LESS,), ("co1:time.hour", "3")), start=1):
            with pytest.raises(SentTwice):
                for key in (1, 2):
                    who = actor(ANNA, delivery=Delivery(number, key))
                    await here.host.press(who, action, on_panel=True, message_id=1, values=values)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_page_has_the_name_of_the_button_that_leads_to_it(language, tmp_path):
    async with bench(tmp_path / "games.db") as here:
        page = (await here.host.press(actor(ANNA, locale=language), ASK)).screen
        assert words(page).splitlines()[0].endswith(texts(language)("button-reminders"))
