"""Deals of earlier days: played after their day and compared with it, they count nowhere and change nothing of it."""

import asyncio
import contextlib
import json
from datetime import timedelta

import pytest

from bot.app.audit import audit
from bot.i18n.texts import texts
from bot.model import comparing
from bot.model.delivery import Delivery
from bot.model.duplicate import earlier_of
from bot.model.errors import Refusal, SentTwice
from bot.model.event import Field
from bot.model.table import Status
from bot.ui.daily_chart import place_in
from bot.ui.screen import Select
from engine.cards.shuffle import commitment
from engine.games import with_duplicates
from engine.moves import Deal
from tests.bot.service.actions.test_daily import GAME, begin, bench, first, last, next_day, play_on
from tests.support.service import NAMES, NOON, Bench, HereWorkers, Restless, actor, buttons, contents, look, words
from tests.support.sizes import in_turn

T = texts()
DAY = NOON.date().isoformat()
"""The first day, whose deal is played again."""
IN_EVERY_GAME = pytest.mark.parametrize("game", in_turn(with_duplicates()))
COUNTING = (
    *("events", "event_digests", "event_fields", "streaks", "shares", "met"),
    *("prizes", "results", "chips", "stopped", "sums", "ratings"),
)
"""All that counts, compares or congratulates."""


async def page(here, seat=0, day=DAY, game=GAME):
    """The page of a day, as a command shows it."""
    return (await here.host.dailies.show_daily(actor(seat), game, day)).screen


async def begin_later(here, seat=0, day=DAY, game=GAME, at=9100, **where):
    """Somebody begins the deal of a day that is over, or goes on with it; the number of its table."""
    answer = await here.ask(seat, f"dl1:play.{game}.{day}", on_panel=True, message_id=at + seat, **where)
    await here.settle()
    return answer.table_id


async def later_page(here, seat=0, day=DAY, game=GAME):
    return (await here.ask(seat, f"dl1:show.{game}.{day}", on_panel=True)).screen


async def a_day(here, game=GAME):
    """Two have played the deal of the first day, which is over."""
    for seat, choose in ((1, last), (2, first)):
        await play_on(here, await begin(here, seat, game), choose, seat)
    await next_day(here)
    await here.settle()


def actions(screen):
    return [each.action for each in buttons(screen)]


def what_counts(path):
    return {name: rows for name, rows in contents(path).items() if name in COUNTING}


@IN_EVERY_GAME
async def test_who_missed_a_day_plays_its_deal_later_and_sees_how_others_did_and_nothing_of_it_counts(tmp_path, game):
    async with bench(tmp_path) as here:
        await a_day(here, game)
        shown = await page(here, game=game)
        assert T("daily-later-offer") in words(shown) and f"dl1:play.{game}.{DAY}" in actions(shown)
        ((seed,),) = look(here.path, "SELECT seed FROM event_deals")
        assert any(each.endswith(commitment(seed)) for each in actions(shown))
        with pytest.raises(Refusal, match="daily-later-none"):
            await later_page(here, game=game)
        before = what_counts(here.path)
        number = await begin_later(here, game=game)
        table = await here.table(number)
        assert table.seal.seed == seed and table.duplicate == earlier_of(NOON.date()) and table.is_private
        # As long as it is not over, nothing is compared, and from the page of the day one goes on.
        assert T("daily-later-open") in words(await later_page(here, game=game))
        assert f"dl1:play.{game}.{DAY}" in actions(await page(here, game=game))
        table = await play_on(here, number, last)
        # Whoever plays alike gets the same answers as on the day.
        ((own,),) = look(
            here.path, "SELECT table_id FROM event_tries JOIN people ON id = person WHERE later = 0 AND user_id = 1001"
        )
        assert table.game.moves == (await here.table(own)).game.moves
        over = (await here.press(0, number, "look", on_panel=True)).screen
        assert f"dl1:show.{game}.{DAY}" in actions(over) and T("daily-later") in words(over)
        told, points = words(await later_page(here, game=game)), comparing.standing(table, 0)
        field = Field(dict(look(here.path, "SELECT points, tries FROM event_fields"))).with_one(points)
        assert T("daily-later-place", place=place_in(field, points, T)) in told and T("daily-later") in told
        ((strong, perfect),) = look(here.path, "SELECT strong, perfect FROM event_deals")
        for value in (points, strong, perfect):
            assert f"{value:+}".replace("-", "−") in told or (value == 0 and "0" in told)
        assert what_counts(here.path) == before
        # The page of the day is as it was, but for the way to what was played later.
        assert T("daily-missed") in words(await page(here, game=game))
        await here.host.daily_ends.close_days()
        assert what_counts(here.path) == before and not (await audit(here.path)).wrong
        assert not here.gateway.posted and not here.gateway.messages


@IN_EVERY_GAME
async def test_who_played_it_on_its_day_plays_it_again_which_is_said_and_changes_nothing_of_the_day(tmp_path, game):
    async with bench(tmp_path) as here:
        await a_day(here, game)
        before, day = what_counts(here.path), await page(here, 1, game=game)
        assert T("button-daily-again") in [each.label for each in buttons(day)]
        number = await begin_later(here, 1, game=game)
        await play_on(here, number, first, 1)
        shown = await later_page(here, 1, game=game)
        ((own,),) = look(
            here.path, "SELECT points FROM event_tries JOIN people ON id = person WHERE later = 0 AND user_id = 1001"
        )
        assert T("daily-later-again") in words(shown)
        assert T("daily-later-own", points=f"{own:+}".replace("-", "−") if own else "0") in words(shown)
        assert what_counts(here.path) == before
        # The record of the day is the same, and its own cards are still looked back on.
        assert words(await page(here, 1, game=game)) == words(day)
        assert set(actions(day)) - set(actions(await page(here, 1, game=game))) == {f"dl1:play.{game}.{DAY}"}
        # And once more: the cards of the last time are kept, and of those before none.
        again = await begin_later(here, 1, game=game)
        assert again != number
        await play_on(here, again, last, 1)
        assert look(here.path, "SELECT table_id, number, ended_at IS NOT NULL FROM event_tries WHERE later = 1") == [
            (again, 2, 1)
        ]
        assert not look(here.path, f"SELECT 1 FROM games WHERE table_id = {number}")
        assert what_counts(here.path) == before and not (await audit(here.path)).wrong


async def test_a_day_that_is_not_over_or_not_counted_cannot_be_begun_so_and_nothing_is_told_of_its_deal(tmp_path):
    async with bench(tmp_path) as here:
        await a_day(here)
        await play_on(here, await begin(here, 3), first, 3)
        today, secrets = here.clock.now.date().isoformat(), []
        ((seed,),) = look(here.path, f"SELECT seed FROM event_deals JOIN events ON id = event WHERE name = '{today}'")
        table = await here.table(look(here.path, f"SELECT table_id FROM event_tries WHERE begun_on = '{today}'")[0][0])
        secrets = [seed.hex(), *(str(move) for move in table.game.moves if isinstance(move, Deal))]
        for begun, somebody in ((False, 0), (True, 3)):
            for what in ("play", "show"):
                with pytest.raises(Refusal, match="daily-still-counts"):
                    await here.ask(somebody, f"dl1:{what}.{GAME}.{today}", on_panel=True)
            told = repr(await page(here, somebody, today)) + repr(await here.ask(somebody, f"dl1:days.{GAME}"))
            told += repr(await here.host.earlier_days.days(actor(somebody), GAME, ""))
            assert not any(each in told for each in secrets) and f"dl1:play.{GAME}.{today}" not in told
            assert today not in repr(await here.host.earlier_days.days(actor(somebody), GAME, "")), begun
        # Between midnight and the count it is neither today's deal nor an earlier one.
        here.clock.now += timedelta(days=1)
        with pytest.raises(Refusal, match="daily-still-counts"):
            await begin_later(here, 0, today)
        assert f"dl1:play.{GAME}.{today}" not in actions(await page(here, 0, today))
        assert today not in repr(await here.host.earlier_days.days(actor(0), GAME, ""))
        assert today not in repr(await here.ask(0, f"dl1:days.{GAME}"))
        assert not look(here.path, "SELECT 1 FROM event_tries WHERE later = 1")
        await here.host.daily_ends.close_days()
        assert await begin_later(here, 0, today)
        # The button of a try on the day begins no later one.
        with contextlib.suppress(Refusal):
            await here.ask(1, f"dy1:play.{GAME}.{today}", on_panel=True)
        assert look(here.path, "SELECT count(*) FROM event_tries WHERE later = 1") == [(1,)]


async def test_two_devices_at_once_and_a_click_sent_twice_begin_one_later_try(tmp_path):
    async with bench(tmp_path) as here:
        await a_day(here)
        play = f"dl1:play.{GAME}.{DAY}"
        for times in (1, 2):
            told = await asyncio.gather(
                *(
                    here.host.press(actor(0, delivery=Delivery(times, key)), play, on_panel=True, message_id=1)
                    for key in (1, 2)
                ),
                here.host.press(actor(0, delivery=Delivery(10 + times, 3), guild_id=77), play, on_panel=True),
                return_exceptions=True,
            )
            await here.settle()
            assert [type(each) for each in told if isinstance(each, Exception)] == [SentTwice]
            ((number, begun),) = look(here.path, "SELECT table_id, number FROM event_tries WHERE later = 1")
            assert begun == times
            await play_on(here, number, first)


@IN_EVERY_GAME
async def test_it_goes_on_after_a_kill_where_it_was_and_nobody_else_sees_it(tmp_path, game):
    async with bench(tmp_path) as here:
        await a_day(here, game)
        # So that there is a kill after each card.
        await here.ask(0, "pr1:press.0", on_panel=True)
    moves, kills, number = [], 0, None
    while True:
        async with bench(tmp_path) as here:
            here.clock.now += timedelta(days=1)
            found = await begin_later(here, game=game)
            assert number in (None, found)
            number = found
            assert (await here.table(number)).game.moves[: len(moves)] == moves
            for somebody in (actor(1), actor(8, moderator=True), actor(1, guild_id=0, channel_id=0)):
                for what in ("hand", "menu", "look", "play hA"):
                    with pytest.raises(Refusal, match="no-table"):
                        await here.host.press(somebody, await here.action(0, number, what))
                for asked in (f"ah1:{number}:1:1", f"ro1:{number}:1:1"):
                    with pytest.raises(Refusal, match="no-table"):
                        await here.host.press(somebody, asked)
            table = await play_on(here, number, last, most=1)
            moves = list(table.game.moves)
            if table.status is Status.FINISHED:
                break
            kills += 1
            await here.kill()
    assert kills > 4
    assert look(tmp_path / "games.db", "SELECT points, ended_at IS NOT NULL FROM event_tries WHERE later = 1") == [
        (comparing.standing(table, 0), 1)
    ]


async def test_days_that_are_over_are_listed_with_what_one_made_of_each_and_found_while_one_types(tmp_path):
    async with bench(tmp_path) as here:
        assert T("daily-days-none") in words((await here.ask(0, f"dl1:days.{GAME}")).screen)
        for _ in range(3):
            await a_day(here)
        await play_on(here, await begin_later(here, 0, DAY), first)
        listed = (await here.ask(0, f"dl1:days.{GAME}")).screen
        (select,) = (block for block in listed.blocks if isinstance(block, Select))
        days = ["2026-05-03", "2026-05-02", DAY]
        assert [each.value for each in select.choices] == days
        ((points,),) = look(here.path, "SELECT points FROM event_tries WHERE later = 1")
        made = T("daily-day-later", points=f"{points:+}".replace("-", "−") if points else "0")
        assert [each.about for each in select.choices] == [T("daily-day-none"), T("daily-day-none"), made]
        assert "Beside" not in words(listed) and not any(name in words(listed) for name in NAMES)
        nothing = (await here.host.press(actor(0), select.action, on_panel=True)).screen
        assert nothing == (await here.host.dailies.show_daily(actor(0), GAME)).screen
        # Choosing a day shows it, and who has played on the day is told that.
        chosen = (await here.host.press(actor(0), select.action, values=["2026-05-02"], on_panel=True)).screen
        assert words(chosen) == words(await page(here, 0, "2026-05-02"))
        own = (await here.ask(1, f"dl1:days.{GAME}")).screen
        (select,) = (block for block in own.blocks if isinstance(block, Select))
        assert T("daily-day-none") not in [each.about for each in select.choices]
        # Older ones follow by a button.
        older = (await here.ask(0, f"dl1:days.{GAME}.2026-05-03")).screen
        (select,) = (block for block in older.blocks if isinstance(block, Select))
        assert [each.value for each in select.choices] == days[1:]
        for typed, found in (("", days), ("-02", days[1:2]), ("3 May", []), ("nothing", []), ("may", days)):
            assert [
                day for _, day in await here.host.earlier_days.days(actor(0), GAME, typed)
            ] == found or typed == "3 May"


async def test_a_day_that_is_none_or_to_come_or_had_no_deal_is_told_as_such(tmp_path):
    async with bench(tmp_path) as here:
        await a_day(here)
        today = here.clock.now.date()
        for said, refused in (
            ("yesterday", "daily-day-wrong"),
            ("2026-02-30", "daily-day-wrong"),
            ("2026-05-03", "daily-day-ahead"),
            ("2025-01-01", "daily-none"),
        ):
            with pytest.raises(Refusal, match=refused):
                await page(here, 0, said)
        for custom_id in (f"dl1:play.{GAME}.2025-01-01", f"dl1:play.{GAME}.2026-02-30", f"dl1:days.{GAME}.2026-02-30"):
            with pytest.raises(Refusal, match="daily-none"):
                await here.ask(0, custom_id, on_panel=True)
        with pytest.raises(Refusal, match="daily-none"):
            await here.host.press(actor(0), f"dl1:choose.{GAME}", values=["x"], on_panel=True)
        # Today's day is today's deal.
        assert await page(here, 0, today.isoformat()) == (await here.host.dailies.show_daily(actor(0), GAME)).screen


async def test_what_is_kept_of_it_is_exported_and_deleted_and_its_cards_go_after_two_weeks(tmp_path):
    async with bench(tmp_path) as here:
        await a_day(here)
        await play_on(here, await begin_later(here), first)
        await begin_later(here, 1)
        kept = json.loads((await here.host.settings.export_data(actor(0))).file[1])["later_tries"]
        assert [(each["day"], each["game"], each["times_begun"], each["ended"]) for each in kept] == [(DAY, GAME, 1, 1)]
        before = look(here.path, "SELECT * FROM event_fields")
        await here.ask(0, "pv1:delete")
        await here.ask(1, "pv1:delete")
        await here.settle()
        assert not look(here.path, "SELECT 1 FROM event_tries WHERE later = 1")
        assert not look(here.path, f"SELECT 1 FROM tables WHERE duplicate = 'earlier {DAY}'")
        assert look(here.path, "SELECT * FROM event_fields") == before and not (await audit(here.path)).wrong
        await play_on(here, await begin_later(here, 3), first, 3)
        left = await begin_later(here, 2)
        await next_day(here, 14)
        assert look(here.path, "SELECT count(*) FROM event_tries WHERE later = 1 AND table_id IS NOT NULL") == [(2,)]
        await next_day(here, 1)
        assert look(here.path, "SELECT table_id FROM event_tries WHERE later = 1") == [(None,)] * 2
        assert not look(here.path, "SELECT 1 FROM tables WHERE duplicate LIKE 'earlier %'")
        # What it came to is still told, and what was left off is begun anew.
        assert T("daily-later") in words(await later_page(here, 3))
        assert T("daily-later-open") in words(await later_page(here, 2))
        assert await begin_later(here, 2) not in (None, left)
        await next_day(here, 71)
        await next_day(here, 0)
        assert not look(here.path, "SELECT 1 FROM event_tries WHERE later = 1")
        # The deal itself can be played as long as the database is kept.
        assert await begin_later(here, 3)


async def test_it_is_played_on_either_database_and_in_two_processes_at_once(place):
    async with contextlib.AsyncExitStack() as both:
        here = await both.enter_async_context(Bench(place, 1, clock=Restless(), workers=HereWorkers()))
        there = here
        if isinstance(place, str):
            there = await both.enter_async_context(Bench(place, 2, clock=Restless(), workers=HereWorkers()))
        await a_day(here)
        there.clock.now = here.clock.now
        play = f"dl1:play.{GAME}.{DAY}"
        both_at_once = [
            each.host.press(actor(0, delivery=Delivery(5 + key, key)), play, on_panel=True, message_id=key)
            for key, each in enumerate((here, there), start=1)
        ]
        one, other = [answer.table_id for answer in await asyncio.gather(*both_at_once)]
        for each in (here, there):
            await each.settle()
        assert one == other
        await play_on(there, one, first)
        assert T("daily-later") in words(await later_page(here))
        await next_day(here, 15)
        assert look(here.path, "SELECT number, ended_at IS NOT NULL FROM event_tries WHERE later = 1") == [(1, 1)]
