"""Seasons on a server: their table, their length, their end, and their page of honours."""

import asyncio
import contextlib
import re
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from functools import partial

import pytest

from bot.app.audit import audit, audit_of
from bot.i18n.texts import texts
from bot.model.errors import Refusal
from bot.model.event import LEAST_RANKED
from bot.model.season import DIVISION, MOST_TOGETHER, SERIES_WON, SETTLED, Calendar, Length, Season
from bot.model.sharding import Sharding
from engine.feats import Feat
from tests.support.service import CHANNEL, GUILD, NOON, Bench, Target, actor, buttons, listed, look, tamper, ways, words

T = texts()
SEASON = Calendar().newest(NOON)
BEFORE, AFTER = Calendar().before(SEASON), Calendar().after(SEASON)
MANY = MOST_TOGETHER + 1
OTHERS = "series_drawn series_lost won drawn lost amount points corrected stopped run longest_won longest_lost"
"""The numbers of a sum, but for series won and lines."""
NAMED = "SELECT user_id, division, series, next_division FROM season_places JOIN people ON people.id = person"


async def played(here, number, month=SEASON.months[1], guild=GUILD, closed="2000-Q1"):
    """So many people have won series in a month, the first of them most."""
    for person in range(number):
        await here.store.people.register_person(5000 + person, f"Player {person:02}")
    keys = look(here.path, "SELECT id, user_id FROM people WHERE user_id >= 5000 ORDER BY user_id")[:number]
    others, zeros = OTHERS.replace(" ", ", "), ", ".join("0" for _ in OTHERS.split())
    tamper(
        here.path,
        f"""INSERT INTO guilds (id, season) VALUES ({guild}, '{closed}')
            ON CONFLICT (id) DO UPDATE SET season = '{closed}'""",
        *(
            f"""INSERT INTO sums (guild_id, kind, period, computers, relation, other, lines, person,
                series_won, {others}) VALUES ({guild}, 'stovkahra', '{month}', 0, 'alone', 0, 1, {key},
                {1 + (5000 + number - account) // 2}, {zeros})"""
            for key, account in keys
        ),
    )


async def end(here, season=SEASON):
    here.clock.now = season.ends_at + SETTLED
    await here.real_host.season_ends.look_after()
    await here.settle()


async def choose(here, length, guild=GUILD):
    """The moderators of a server choose how long its seasons are; the page that they see then."""
    who = actor(9, moderator=True, guild_id=guild)
    return (await here.host.press(who, "se1:seasons", values=[length], on_panel=True)).screen


async def shown(here):
    """What the page of the season shows now."""
    return (await here.host.seasons.show(actor(0))).screen


def title(page):
    return words(page).splitlines()[0].removeprefix("### 🏅 Season ")


async def turned(here, page, emoji):
    """The titles of the pages to which a button leads, pressed as long as it is there, six times at most."""
    found = []
    while len(found) < 6:
        there = [each.action for each in buttons(page) if each.emoji == emoji]
        if not there:
            break
        page = (await here.ask(0, there[0], message_id=1)).screen
        found.append(title(page))
    return found, page


async def honoured_in(here, channel=CHANNEL):
    await here.host.press(actor(9, moderator=True), "se1:daily-channel", values=[str(channel)], on_panel=True)


async def test_everybody_sees_how_the_season_stands_and_the_ones_before(tmp_path):
    async with Bench(tmp_path / "games.db") as here:
        await played(here, 3)
        page = (await here.host.seasons.show(actor(0))).screen
        assert list(listed(page)) == [f"Player {at:02}" for at in range(3)]
        # All points, and the series that have brought them; nobody's line is marked where everybody sees it.
        assert listed(page)["Player 00"] == ["1", *2 * [str(2 * SERIES_WON)]] and "Ser" in words(page)
        assert "Division" not in words(page)
        before, how = (each.action for each in buttons(page))
        explained = (await here.ask(0, how, message_id=1)).screen
        assert "**Points**" in words(explained) and "**Points**" not in words(page)
        (back,) = (each.action for each in buttons(explained))
        assert (await here.ask(0, back, message_id=1)).screen == page
        reader = replace(actor(0, name="Player 02"), user_id=5002)
        answer = await here.host.press(reader, "hm1:season", on_panel=True)
        assert answer.target is Target.PANEL
        assert answer.screen == (await here.host.press(reader, back, on_panel=True)).screen
        own = listed(answer.screen)
        assert own == listed(page) | {"Player 02": [f">{listed(page)['Player 02'][0]}", *listed(page)["Player 02"][1:]]}
        page = (await here.ask(0, before, message_id=1)).screen
        assert T("season-nobody") in words(page)
        assert f"sn2:{SEASON.year}.{SEASON.first}.1" in [each.action for each in buttons(page)]
        for wrong in ("sn2:2026.7.1", "sn2:2019.10.1", "sn2:2026.13.1", "sn1:2026.3.1", "sn1:2026.5.1"):
            with pytest.raises(Refusal, match="unknown-button"):
                await here.ask(0, wrong, message_id=1)


async def test_the_page_of_honours_tells_which_marks_were_earned_in_the_season(tmp_path):
    async with Bench(tmp_path / "games.db") as here:
        await played(here, 7)
        await honoured_in(here)
        key = "SELECT id FROM people WHERE user_id = 5000 + {}"
        inside, before = SEASON.begins_at, SEASON.begins_at - timedelta(seconds=1)
        row = f"INSERT INTO honours SELECT {GUILD}, 'stovkahra', ({key}), '{{}}', 1, {{}}, '{{}}'"
        tamper(
            here.path,
            *(row.format(person, Feat.ALL_TRICKS, 1, inside.isoformat()) for person in range(7)),
            # Twice in one season is once, and what was earned before or after is of another.
            row.format(3, Feat.GREAT_BONUS, 1, inside.isoformat()),
            row.format(3, Feat.GREAT_BONUS, 2, inside.isoformat()),
            row.format(4, Feat.FOUR_DEUCES, 1, before.isoformat()),
            row.format(4, Feat.FOUR_DEUCES, 2, SEASON.ends_at.isoformat()),
            # Ten deals of the day are of no server: whoever has points in its season is told, if they are ranked.
            *(
                f"INSERT INTO streak_honours SELECT ({key.format(person)}), 'bulka', '{day.date()}'"
                for person, day in ((5, inside), (6, before), (4, SEASON.ends_at), (2, inside))
            ),
            "INSERT INTO people (user_id, name) VALUES (7000, 'Stranger')",
            f"INSERT INTO streak_honours SELECT id, 'bulka', '{inside.date()}' FROM people WHERE user_id = 7000",
            f"UPDATE people SET ranked = 0 WHERE id = ({key.format(2)})",
        )
        await end(here)
        (page,) = [told for _, screen in here.gateway.posted if T("season-honours") in (told := words(screen))]
        marks = [line for line in page.splitlines() if line.startswith("🎖️")]
        assert sorted(marks) == sorted(
            (
                f"🎖️ {T('feat-all-tricks')}: {', '.join(f'Player {person:02}' for person in range(7))}",
                f"🎖️ {T('feat-great-bonus')}: Player 03",
                f"🎖️ {T('feat-ten-days')}: Player 05",
            )
        )


def row(name, columns, **made):
    """The statement for a row of sums in which somebody has made this, and else nothing."""
    values = {"guild_id": GUILD, "period": f"'{SEASON.months[0]}'", **dict.fromkeys(columns.split(), 0), **made}
    return f"INSERT INTO {name} ({', '.join(values)}, person) VALUES ({', '.join(map(str, values.values()))}, {{}})"


async def test_each_sentence_about_points_tells_what_is_entered(tmp_path):
    """For each case somebody has done just that, in the first month of the season."""
    async with Bench(tmp_path / "games.db") as here:
        how = ways(await shown(here))["❓"]
        page = words((await here.ask(0, how, message_id=1)).screen)

        def told(sentence):
            return [*map(int, re.findall(sentence, page)[0])]

        won, other, series = told(r"Series: (\d+) if won, else (\d+); (\d+) count")
        game_won, game_other, games = told(r"Other games: (\d+) if won, else (\d+); (\d+) count")
        best, evenings = told(r"Evenings: (\d+) at 100%, less in proportion; (\d+) count, of more their mean")
        least, day = told(r"Deals of the day that (\d+) or more finished: (\d+) at 100%")
        sums = partial(row, "sums", f"computers other series_won {OTHERS}", lines=1, relation="'alone'")
        sums, tallies = (partial(sums, kind=f"'{kind}'") for kind in ("stovkahra", "trappola"))
        evening = partial(row, "shares", "", kind="'evening'")
        days = partial(row, "shares", "", kind="'bulka'", tries=1)
        cases = [
            (sums(series_won=1), won),
            (sums(series_drawn=1), other),
            (sums(series_lost=1), other),
            (sums(series_won=series + 1, series_lost=9), series * won),
            (sums(series_won=1, series_lost=series), won + (series - 1) * other),
            (tallies(won=1), game_won),
            (tallies(drawn=1), game_other),
            (tallies(lost=1), game_other),
            (tallies(won=games + 1), games * game_won),
            (evening(share=1000, tries=1), best),
            (evening(share=500, tries=1), best // 2),
            (evening(share=1000 * evenings, tries=evenings), best * evenings),
            (evening(share=1000 * evenings, tries=2 * evenings), best * evenings // 2),
            (days(share=1000), day),
            (days(share=3000), 3 * day),
            (days(share=600), day),
        ]
        for number, (sql, _) in enumerate(cases):
            person = await here.store.people.register_person(5000 + number, f"Player {number:02}")
            tamper(here.path, sql.format(person.id))
        first = await shown(here)
        second = (await here.ask(0, ways(first)["Next"], message_id=1)).screen
        lines = listed(first) | listed(second)
        found = {int(name.removeprefix("Player ")): int(line[1]) for name, line in lines.items()}
        assert found == {number: points for number, (_, points) in enumerate(cases)} and least == LEAST_RANKED


async def test_games_with_computers_do_not_count_nor_days_of_whoever_is_not_to_be_listed(tmp_path):
    async with Bench(tmp_path / "games.db") as here:
        await played(here, 2)
        month = SEASON.months[0]
        (ranked, unlisted) = (key for (key,) in look(here.path, "SELECT id FROM people WHERE user_id >= 5000"))
        tamper(
            here.path,
            "UPDATE sums SET computers = 1",
            f"UPDATE people SET ranked = 0 WHERE id = {unlisted}",
            *(f"INSERT INTO shares VALUES ('{month}', 'bulka', {GUILD}, {key}, 7000, 9)" for key in (ranked, unlisted)),
        )
        page = (await here.host.seasons.show(actor(0))).screen
        assert listed(page) == {"Player 00": ["1", "7", "7"]}


async def test_a_season_is_closed_once_and_told_once_also_after_a_kill(tmp_path):
    async with Bench(tmp_path / "games.db") as here:
        await played(here, MANY)
        await honoured_in(here)
        here.clock.now = SEASON.ends_at + SETTLED - timedelta(minutes=1)
        await here.real_host.season_ends.look_after()
        assert look(here.path, "SELECT count(*) FROM season_places") == [(0,)]
        await end(here)
        tamper(here.path, "INSERT INTO outbox SELECT DISTINCT 'season', season, guild_id FROM season_places")
    async with Bench(tmp_path / "games.db", clock=here.clock) as again:
        again.gateway.once = here.gateway.once
        await end(again)
        await end(again)
        posted = [words(screen) for _, screen in here.gateway.posted + again.gateway.posted]
        (page,) = [each for each in posted if T("season-honours") in each]
        # Two each have equal points: two are first, two third, and nobody is second.
        assert "🥇 **Player 00, Player 01**" in page and "🥉 **Player 02, Player 03**" in page
        assert "🥈" not in page and "Player 04" not in page
        assert look(again.path, "SELECT count(DISTINCT season), (SELECT count(*) FROM outbox) FROM season_places") == [
            (1, 0)
        ]
        places = {account - 5000: (division, later) for account, division, _, later in look(again.path, NAMED)}
        assert places == {person: (0, person // DIVISION + 1) for person in range(MANY)}
        assert not (await audit(again.path)).wrong
        tamper(again.path, "UPDATE season_places SET series = series + 1")
        assert len((await audit(again.path)).wrong) == MANY


async def test_a_server_is_told_by_the_process_that_serves_it_whoever_has_closed_the_season(tmp_path):
    async with Bench(tmp_path / "games.db") as here:
        await played(here, 3)
        await honoured_in(here)
        # Server 100 is of shard 0.
        for shard, told in ((1, 0), (0, 1)):
            here.store.sharding = Sharding(2, (shard,))
            await end(here)
            assert look(here.path, "SELECT 1 - count(*) FROM outbox") == [(told,)] and len(here.gateway.posted) == told


async def test_divisions_hold_for_the_next_season(tmp_path):
    async with Bench(tmp_path / "games.db") as here:
        await played(here, MANY)
        await end(here)
        tamper(here.path, f"UPDATE sums SET period = '{AFTER.months[0]}'")
        first = (await here.host.seasons.show(actor(0))).screen
        page = words(first) + words((await here.ask(0, ways(first)["Next"], message_id=1)).screen)
        named = [
            T("season-division", division=1),
            "Player 00",
            "Player 07",
            T("season-division", division=2),
            "Player 08",
        ]
        assert [page.index(each) for each in named] == sorted(page.index(each) for each in named)


async def test_a_server_that_is_new_has_no_season_to_close(tmp_path):
    async with Bench(tmp_path / "games.db") as here:
        await played(here, 3)
        tamper(here.path, "UPDATE guilds SET season = ''")
        await honoured_in(here)
        await end(here)
        assert look(here.path, "SELECT count(*) FROM season_places") == [(0,)] and here.gateway.posted == []


async def test_whoever_deletes_their_data_is_in_no_table_and_a_server_takes_its_seasons_along(tmp_path):
    async with Bench(tmp_path / "games.db") as here:
        await played(here, 3)
        await end(here)
        await here.store.privacy.forget(await here.store.people.find(5001))
        assert [account for account, *_ in sorted(look(here.path, NAMED))] == [5000, 5002]
        tamper(here.path, f"UPDATE sums SET period = '{AFTER.months[0]}'")
        assert len(listed((await here.host.seasons.show(actor(0))).screen)) == 2
        tamper(here.path, "UPDATE guilds SET removed_at = '2000-01-01T00:00:00+00:00'")
        await here.host.settings.forget_guilds()
        await here.settle()
        assert look(here.path, "SELECT count(*) FROM season_places") == [(0,)]


# How long seasons are


@pytest.mark.parametrize("length", list(Length))
async def test_a_length_that_is_chosen_changes_nothing_of_the_season_under_way(tmp_path, length):
    async with Bench(tmp_path / "games.db") as here:
        await played(here, MANY, BEFORE.months[0])
        await end(here, BEFORE)
        await played(here, MANY, closed=BEFORE.key)
        before = await shown(here)
        page = await choose(here, length)
        holds = T("settings-seasons-since", since=f"<t:{int(SEASON.ends_at.timestamp())}:D>")
        assert (holds in words(page)) is (length is not Length.QUARTER)
        after = await shown(here)
        assert buttons(after) == buttons(before)
        last = " " + T("season-none") if length is Length.NONE else ""
        assert words(after).replace(last, "", 1) == words(before) and (last in words(after))
        await end(here)
        assert look(here.path, "SELECT DISTINCT season FROM season_places ORDER BY season") == [
            (BEFORE.key,),
            (SEASON.key,),
        ]
        divisions = {
            account - 5000: division for account, division, *_ in look(here.path, f"{NAMED} WHERE season = '2026-Q2'")
        }
        assert divisions == {person: person // DIVISION + 1 for person in range(MANY)}
        assert not (await audit(here.path)).wrong


async def test_only_moderators_choose_the_length_and_only_one_that_there_is(tmp_path):
    async with Bench(tmp_path / "games.db") as here:
        with pytest.raises(Refusal, match="moderators-only"):
            await here.host.press(actor(0), "se1:seasons", values=["month"], on_panel=True)
        with pytest.raises(Refusal, match="unknown-button"):
            await choose(here, "week")


async def test_buttons_lead_from_season_to_season_across_all_changes_of_length(tmp_path):
    async with Bench(tmp_path / "games.db") as here:
        for month, length in ((5, "month"), (7, "half"), (9, "none"), (11, "year")):
            here.clock.now = datetime(2026, month, 20, tzinfo=UTC)
            await choose(here, length)
        here.clock.now = datetime(2028, 2, 1, tzinfo=UTC)
        # From 2027 on there were to be none, until a year was chosen.
        titles = ["2026, quarter 1", "2026, quarter 2", "July 2026"]
        back, page = await turned(here, await shown(here), "◀️")
        assert back[:4] == ["2027", "August\u2009–\u2009December 2026", *reversed(titles[1:])], back
        forth, page = await turned(here, page, "▶️")
        assert forth == [*back[-2::-1], "2028"] and title(page) == "2028"


async def test_without_seasons_the_last_one_is_shown_until_they_are_chosen_again(tmp_path):
    async with Bench(tmp_path / "games.db") as here:
        await played(here, MANY)
        await choose(here, "none")
        await end(here)
        here.clock.now = datetime(2026, 8, 15, tzinfo=UTC)
        page = await shown(here)
        assert title(page) == "2026, quarter 2" and "Player 00" in words(page) and T("season-none") in words(page)
        assert [each.emoji for each in buttons(page)][:1] == ["◀️"] and (await turned(here, page, "▶️"))[0] == []
        # What was played in the meantime counts nowhere, nor does what is played until the next month.
        await played(here, 3, "2026-07", closed="2026-Q2")
        await played(here, 3, "2026-08", closed="2026-Q2")
        await choose(here, "month")
        begins = T("season-next", begins=f"<t:{int(datetime(2026, 9, 1, tzinfo=UTC).timestamp())}:D>")
        assert title(await shown(here)) == "2026, quarter 2" and begins in words(await shown(here))
        here.clock.now = datetime(2026, 9, 2, tzinfo=UTC)
        page = await shown(here)
        assert title(page) == "September 2026" and T("season-nobody") in words(page)
        assert (await turned(here, page, "◀️"))[0][0] == "2026, quarter 2"
        # The divisions are those of the last season.
        await played(here, MANY, "2026-09", closed="2026-Q2")
        assert T("season-division", division=1) in words(await shown(here))
        await end(here, Season(2026, 9, 9))
        assert look(here.path, "SELECT DISTINCT season FROM season_places ORDER BY season") == [
            ("2026-Q2",),
            ("2026-Q3.09-09",),
        ]


async def test_buttons_of_earlier_versions_lead_to_the_season_in_which_their_quarter_begins(tmp_path):
    async with Bench(tmp_path / "games.db") as here:
        await choose(here, "month")
        here.clock.now = datetime(2026, 9, 2, tzinfo=UTC)
        for quarter, named in ((1, "2026, quarter 1"), (2, "2026, quarter 2"), (3, "July 2026")):
            assert title((await here.ask(0, f"sn1:2026.{quarter}.1", message_id=1)).screen) == named


async def test_seasons_that_ended_while_the_bot_was_away_are_closed_once_and_told_in_their_order(place, caplog):
    """By two processes at once, where the database is one for several."""
    servers = {100: "month", 101: "quarter", 102: "half", 103: "none", 104: "year"}
    async with contextlib.AsyncExitStack() as both:
        here = await both.enter_async_context(Bench(place))
        there = await both.enter_async_context(Bench(place, 2, clock=here.clock)) if isinstance(place, str) else here
        there.gateway.once = here.gateway.once
        for server, length in servers.items():
            await choose(here, length, server)
            who = actor(9, moderator=True, guild_id=server)
            await here.host.press(who, "se1:daily-channel", values=[str(server)], on_panel=True)
            # As version 40 leaves it: the last quarter is closed.
            for month in (5, 7, 8, 9):
                await played(here, MANY, f"2026-{month:02}", server, "2026-Q1")
        # Four days after the end of September.
        here.clock.now = datetime(2026, 10, 4, tzinfo=UTC)
        for _ in range(2):
            await asyncio.gather(*(each.real_host.season_ends.look_after() for each in (here, there)))
        closed = {100: ["2026-Q2", "2026-Q3.07-07", "2026-Q3.08-08", "2026-Q3.09-09"], 101: ["2026-Q2", "2026-Q3"]}
        closed_now = "SELECT DISTINCT guild_id, season FROM season_places WHERE NOT EXISTS (SELECT 1 FROM outbox)"
        rows = look(place, f"{closed_now} ORDER BY 1, 2")
        assert rows == [(server, key) for server in servers for key in closed.get(server, ["2026-Q2"])]
        posted = [(channel, title(page)) for each in {here, there} for channel, page in each.gateway.posted]
        assert len(posted) == len(set(posted)) == len(rows)
        # Neither process was in the way of the other.
        assert not caplog.records
        if here is there:
            named = ["2026, quarter 2", "July 2026", "August 2026", "September 2026"]
            assert [told for channel, told in posted if channel == 100] == named
        first = look(place, "SELECT guild_id, season, max(division) FROM season_places GROUP BY guild_id, season")
        # After the first one there are divisions.
        assert {(server, key): most > 1 for server, key, most in first} == {
            (server, key): key != "2026-Q2" for server, key in rows
        }
        assert not (await audit_of(here.store._db)).wrong


async def test_days_of_the_first_month_count_at_the_end_of_a_year(tmp_path):
    async with Bench(tmp_path / "games.db") as here:
        await choose(here, "year")
        here.clock.now = datetime(2027, 1, 1, tzinfo=UTC)
        await played(here, 1, "2027-02", closed="2026-Q4")
        ((key,),) = look(here.path, "SELECT id FROM people WHERE user_id = 5000")
        tamper(here.path, f"INSERT INTO shares VALUES ('2027-01', 'bulka', {GUILD}, {key}, 7000, 9)")
        year = Season(2027, 1, 12)
        here.clock.now = year.ends_at + SETTLED
        await here.host.daily_ends.close_days()
        await end(here, year)
        assert look(here.path, "SELECT season, days FROM season_places") == [(year.key, 7)]
        # The bot may have been away for some months. Then nothing needs them any more.
        here.clock.now += timedelta(days=150)
        await here.host.daily_ends.close_days()
        assert not look(here.path, "SELECT 1 FROM shares")
