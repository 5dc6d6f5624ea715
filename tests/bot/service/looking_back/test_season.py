"""Seasons on a server: their table, their end, and their page of honours."""

from datetime import timedelta

import pytest

from bot.app.audit import audit
from bot.i18n.texts import texts
from bot.model.errors import Refusal
from bot.model.season import DIVISION, MOST_TOGETHER, SERIES_WON, SETTLED, Season
from bot.model.sharding import Sharding
from tests.support.service import CHANNEL, GUILD, NOON, Bench, actor, buttons, look, tamper, words

T = texts()
SEASON = Season.of(NOON)
MANY = MOST_TOGETHER + 1
OTHERS = "series_drawn, series_lost, games_won, games_lost, brcka, corrected, stopped, run, longest_won, longest_lost"
NAMED = "SELECT user_id, division, series, next_division FROM season_places JOIN people ON people.id = person"


async def played(here, number, season=SEASON):
    """So many people have won series in a season, the first of them most."""
    for person in range(number):
        await here.store.people.register_person(5000 + person, f"Player {person:02}")
    keys = look(here.path, "SELECT id, user_id FROM people WHERE user_id >= 5000")
    zeros = ", ".join("0" for _ in OTHERS.split(", "))
    tamper(
        here.path,
        f"INSERT INTO guilds (id, season) VALUES ({GUILD}, '2000-Q1') ON CONFLICT DO UPDATE SET season = '2000-Q1'",
        *(
            f"""INSERT INTO sums (guild_id, period, computers, person, partner, series_won, lines, {OTHERS})
                VALUES ({GUILD}, '{season.months[1]}', 0, {key}, 0, {1 + (5000 + number - account) // 2}, 1, {zeros})"""
            for key, account in keys
        ),
    )


async def end(here):
    here.clock.now = SEASON.ends_at + SETTLED
    await here.real_host.season_ends.look_after()
    await here.settle()


async def honoured_in(here, channel=CHANNEL):
    await here.host.press(actor(9, moderator=True), "se1:daily-channel", values=[str(channel)], on_panel=True)


async def test_everybody_sees_how_the_season_stands_and_the_ones_before(tmp_path):
    async with Bench(tmp_path / "games.db") as here:
        await played(here, 3)
        page = (await here.host.seasons.show(actor(0))).screen
        assert f"**{2 * SERIES_WON}** · Player 00" in words(page) and "Player 02" in words(page)
        assert "**Division" not in words(page).replace("**Divisions", "")
        (before,) = [each.action for each in buttons(page)]
        page = (await here.ask(0, before, message_id=1)).screen
        assert T("season-nobody") in words(page)
        assert f"sn1:{SEASON.year}.{SEASON.quarter}.1" in [each.action for each in buttons(page)]
        for wrong in (SEASON.after, Season(2019, 4), Season(2026, 5)):
            with pytest.raises(Refusal, match="unknown-button"):
                await here.ask(0, f"sn1:{wrong.year}.{wrong.quarter}.1", message_id=1)


async def test_games_with_computers_do_not_count_nor_days_of_whoever_is_not_to_be_listed(tmp_path):
    async with Bench(tmp_path / "games.db") as here:
        await played(here, 2)
        month = SEASON.months[0]
        (listed, unlisted) = (key for (key,) in look(here.path, "SELECT id FROM people WHERE user_id >= 5000"))
        tamper(
            here.path,
            "UPDATE sums SET computers = 1",
            f"UPDATE people SET ranked = 0 WHERE id = {unlisted}",
            *(f"INSERT INTO shares VALUES ('{month}', 'bulka', {GUILD}, {key}, 7000, 9)" for key in (listed, unlisted)),
        )
        page = words((await here.host.seasons.show(actor(0))).screen)
        assert "**7** · Player 00" in page and "Player 01" not in page


async def test_a_season_is_closed_once_and_told_once_also_after_a_kill(tmp_path):
    async with Bench(tmp_path / "games.db") as here:
        await played(here, MANY)
        await honoured_in(here)
        here.clock.now = SEASON.ends_at + SETTLED - timedelta(minutes=1)
        await here.real_host.season_ends.look_after()
        assert look(here.path, "SELECT count(*) FROM seasons") == [(0,)]
        await end(here)
        tamper(here.path, "UPDATE seasons SET told = 0")
    async with Bench(tmp_path / "games.db", clock=here.clock) as again:
        again.gateway.once = here.gateway.once
        await end(again)
        await end(again)
        posted = [words(screen) for _, screen in here.gateway.posted + again.gateway.posted]
        (page,) = [each for each in posted if T("season-honours") in each]
        assert "🥇 **Player 00**" in page and "Player 05" not in page
        assert look(again.path, "SELECT count(*), min(told) FROM seasons") == [(1, 1)]
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
            assert look(here.path, "SELECT told FROM seasons") == [(told,)] and len(here.gateway.posted) == told


async def test_divisions_hold_for_the_next_season(tmp_path):
    async with Bench(tmp_path / "games.db") as here:
        await played(here, MANY)
        await end(here)
        tamper(here.path, f"UPDATE sums SET period = '{SEASON.after.months[0]}'")
        page = words((await here.host.seasons.show(actor(0))).screen)
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
        assert look(here.path, "SELECT count(*) FROM seasons") == [(0,)] and here.gateway.posted == []


async def test_whoever_deletes_their_data_is_in_no_table_and_a_server_takes_its_seasons_along(tmp_path):
    async with Bench(tmp_path / "games.db") as here:
        await played(here, 3)
        await end(here)
        await here.store.privacy.forget(await here.store.people.find(5001))
        assert [account for account, *_ in sorted(look(here.path, NAMED))] == [5000, 5002]
        tamper(here.path, f"UPDATE sums SET period = '{SEASON.after.months[0]}'")
        page = words((await here.host.seasons.show(actor(0))).screen)
        assert "Player 00" in page and "`3`" not in page
        tamper(here.path, "UPDATE guilds SET removed_at = '2000-01-01T00:00:00+00:00'")
        await here.host.settings.forget_guilds()
        await here.settle()
        assert look(here.path, "SELECT (SELECT count(*) FROM seasons), (SELECT count(*) FROM season_places)") == [
            (0, 0)
        ]
