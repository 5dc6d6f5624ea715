"""Matches of two servers: how they agree, who plays, what each is shown, and what unfriendly people get by them."""

import re
from datetime import timedelta

import pytest

from bot.app.audit import audit
from bot.i18n.texts import texts
from bot.model.ban import Ban, Banned
from bot.model.delivery import Delivery
from bot.model.errors import Refusal, SentTwice
from bot.model.evening import LASTS
from bot.model.options import Guild, GuildSettings
from bot.model.replay import OpenReplay
from bot.model.server_match import MOST_PEOPLE, OPEN_FOR, may_match
from bot.model.table import Status
from bot.ui.panel import panel
from engine.games import GAMES
from tests.support.across import DIRECT, OTHER_SERVER, bench, find, ready, two_hosts
from tests.support.service import (
    CHANNEL,
    GUILD,
    PAUSE,
    actor,
    buttons,
    does,
    look,
    tamper,
    words,
)
from tests.support.sizes import in_turn

IN_EVERY_GAME = pytest.mark.parametrize("game", in_turn([game for game in GAMES if may_match(game)]))
HERE, THERE = {}, OTHER_SERVER
FAR = 1 << 22
"""A server of the second shard, where there are two."""
PLACES = (CHANNEL, OTHER_SERVER["channel_id"])
"""Where the two servers show their match."""
COUNTED = "SELECT (SELECT count(*) FROM results) + (SELECT count(*) FROM chips)"


async def agreed(here, *, game="stovkahra", deals=2):
    """Two servers agree on a match; its number."""
    await ready(here)
    asked = await here.host.matches.show_or_open(actor(0, moderator=True), game, deals, None)
    code = re.search(r"code:(\w+)`", words(asked.screen))[1]
    await here.host.matches.show_or_open(actor(1, **THERE, moderator=True), game, None, code.lower())
    await here.settle()
    ((number,),) = look(here.path, "SELECT max(CAST(name AS BIGINT)) FROM outbox WHERE what = 'match'")
    return number


async def press(here, person, what, number, where=HERE, values=(), **other):
    sql = "SELECT message_id FROM event_teams WHERE event = ? AND guild_id = ?"
    ((message,),) = look(here.path, sql, number, where.get("guild_id", GUILD)) or [(1,)]
    answer = await here.host.press(
        actor(person, **where, **other), f"sm1:{what}.{number}", values=values, message_id=message
    )
    await here.settle()
    return answer


async def begun(here, first=(0, 2), second=(1, 3), **options):
    """A match for which these people have signed up, and which both servers have begun."""
    number = await agreed(here, **options)
    for people, where in ((first, HERE), (second, THERE)):
        for person in people:
            await press(here, person, "in", number, where)
    for where in (HERE, THERE):
        await press(here, 8, "begin", number, where, moderator=True)
    return number


async def tables_of(here, number):
    sql = "SELECT max(table_id) FROM event_tables WHERE event = ? GROUP BY number ORDER BY number"
    return [await here.table(table) for (table,) in look(here.path, sql, number)]


def side_of(number, table):
    """Which accounts sit on a side of a table, computers left out."""
    letter = table.spot.deal - 1 + table.spot.table - 1
    return {each.user_id - 1000 for each in table.seats[(letter + number) % 2 :: 2] if each.user_id}


async def play(here, number, there=THERE):
    """Everybody plays on, to the end of the match."""
    for _ in range(2000):
        tables = [table for table in await tables_of(here, number) if table.status is Status.PLAYING]
        if not tables:
            break
        waited = True
        for table in tables:
            for seat in table.awaited():
                if (account := table.seats.person(seat).user_id) is not None:
                    where = there if account % 2 else HERE
                    move = str(table.view(seat).answers[0])
                    action = await here.action(account - 1000, table.id, move)
                    await here.host.press(actor(account - 1000, **where), action, on_panel=True, message_id=9000)
                    waited = False
        await here.settle()
        if waited:
            await here.let_pass(PAUSE + timedelta(seconds=1))
    await here.let_pass(timedelta(minutes=2))


def shown(here, place):
    """What stands in a server's channel, the newest last."""
    return [words(screen) for (at, _), screen in here.gateway.messages.items() if at == place]


# Agreeing


async def test_only_moderators_agree_and_only_with_another_server_that_has_the_code(either_bench):
    here = either_bench
    await ready(here)
    matches = here.host.matches
    with pytest.raises(Refusal, match="moderators-only"):
        await matches.show_or_open(actor(0), "stovkahra", 2, None)
    asked = await matches.show_or_open(actor(0, moderator=True), "stovkahra", 2, None)
    code = re.search(r"code:(\w+)`", words(asked.screen))[1]
    for who, game, typed, why in (
        (actor(1, **THERE), "stovkahra", code, "moderators-only"),
        (actor(0, moderator=True), "stovkahra", code, "match-own"),
        (actor(1, **THERE, moderator=True), "stovkahra", "A" * len(code), "match-code-unknown"),
        (actor(1, guild_id=77, channel_id=78, moderator=True), "stovkahra", code, "across-not-here"),
    ):
        with pytest.raises(Refusal, match=why):
            await matches.show_or_open(who, game, None, typed)
    with pytest.raises(Refusal, match="match-over"):
        await press(here, 1, "in", 1, THERE)
    await matches.show_or_open(actor(1, **THERE, moderator=True), "stovkahra", None, f" {code[:4]}-{code[4:]} ".lower())
    # A code is good for one server, and each has one match at a game.
    await here.store.guilds.register_guild(77)
    for who, why in ((actor(1, **THERE, moderator=True), "match-code-unknown"),):
        with pytest.raises(Refusal, match=why):
            await matches.show_or_open(who, "stovkahra", None, code)
    again = await matches.show_or_open(actor(2), "stovkahra", None, None)
    assert "B" in words(again.screen) and code not in words(again.screen)
    assert look(here.path, "SELECT count(*) FROM events") == [(1,)]


async def test_a_press_that_is_sent_twice_counts_once_and_only_in_channels_that_are_allowed(either_bench):
    here = either_bench
    number = await agreed(here)
    await press(here, 0, "in", number, delivery=Delivery(50, 1))
    with pytest.raises(SentTwice):
        await press(here, 0, "in", number, delivery=Delivery(50, 2))
    assert look(here.path, "SELECT count(*) FROM event_people") == [(1,)]
    settings = GuildSettings(across=True, channels=(999,))
    await here.store.guilds.store_settings(Guild(OTHER_SERVER["guild_id"], settings=settings))
    with pytest.raises(Refusal, match="wrong-channel"):
        await press(here, 1, "in", number, THERE)


async def test_a_server_has_one_match_at_a_time_asked_for_or_accepted(either_bench):
    here = either_bench
    await ready(here)
    codes = []
    for who in (actor(0, moderator=True), actor(1, **THERE, moderator=True)):
        asked = await here.host.matches.show_or_open(who, "stovkahra", 2, None)
        codes.append(re.search(r"code:(\w+)`", words(asked.screen))[1])
    with pytest.raises(Refusal, match="match-other"):
        await here.host.matches.show_or_open(actor(1, **THERE, moderator=True), "stovkahra", None, codes[0])
    await press(here, 1, "off", 2, THERE, moderator=True)
    await here.host.matches.show_or_open(actor(1, **THERE, moderator=True), "stovkahra", None, codes[0])
    assert look(here.path, "SELECT count(*) FROM event_teams WHERE event = 1") == [(2,)]


async def test_people_sign_up_each_for_their_own_server_and_both_are_shown_who(either_bench):
    here = either_bench
    here.real_host.start()
    number = await agreed(here)
    await press(here, 0, "in", number)
    await press(here, 1, "in", number, THERE)
    with pytest.raises(Refusal, match="sign-up-in"):
        await press(here, 1, "in", number, HERE)
    await here.let_pass(timedelta(seconds=10))
    for place, own in zip(PLACES, "AB", strict=True):
        (page,) = shown(here, place)
        assert re.search(rf"\*\*Team {own}, this server\*\* \(1 of", page)
        # Those of the own server by name, the others as they are known across servers.
        assert page.count("Anonym") == 1 and ["Anna" in page, "Béla" in page] == [own == "A", own == "B"]
    await press(here, 1, "out", number, THERE)
    with pytest.raises(Refusal, match="sign-up-out"):
        await press(here, 1, "out", number, THERE)
    with pytest.raises(Refusal, match="match-few"):
        await press(here, 8, "begin", number, THERE, moderator=True)
    with pytest.raises(Refusal, match="moderators-only"):
        await press(here, 0, "begin", number)


def offered(page):
    """Whom one may choose for a partner, by their keys."""
    (choices,) = (each.choices for each in page.blocks if hasattr(each, "choices"))
    return [each.value for each in choices]


async def test_two_who_choose_each_other_play_together_and_the_others_by_order(either_bench):
    here = either_bench
    number = await agreed(here)
    for person, where in ((0, HERE), (2, HERE), (4, HERE), (1, THERE), (3, THERE)):
        await press(here, person, "in", number, where)
    await here.host.identity.person(actor(6))
    keys = {account - 1000: str(key) for key, account in look(here.path, "SELECT id, user_id FROM people")}
    # Whoever has not signed up does so by it; it is a pair when the other one wants it, too.
    page = (await press(here, 6, "with", number, values=[keys[0]])).screen
    assert f"{MOST_PEOPLE}" in words(page) and texts("en")("pairs-choose") in words(page)
    assert "wants to play with" in words(page) and "👥" not in words(page)
    page = (await press(here, 0, "with", number, values=[keys[6]])).screen
    assert f"👥 {actor(0).name} & {actor(6).name}" in words(page)
    assert "wants to play with" not in words(page)
    assert offered(page) == [keys[2], keys[4]]
    await press(here, 0, "with", number, values=[keys[6]])
    assert offered((await press(here, 1, "with", number, THERE)).screen) == [keys[1], keys[3]]
    for chosen, why in ((keys[0], "pairs-partner-taken"), (keys[3], "pairs-partner-out"), ("x", "pairs-partner-out")):
        with pytest.raises(Refusal, match=why):
            await press(here, 2, "with", number, values=[chosen])
    with pytest.raises(Refusal, match="pairs-partner-out"):
        await press(here, 3, "with", number, THERE, values=[keys[2]])
    # What somebody wants can be taken back, and goes with the other one; whoever comes next is wanted by nobody.
    assert words((await press(here, 2, "with", number, values=[keys[4]])).screen).count("👥") == 1
    await press(here, 4, "out", number)
    await press(here, 4, "with", number, values=[keys[2]])
    await press(here, 4, "with", number)
    assert look(here.path, f"SELECT count(*) FROM event_people WHERE wants IS NOT NULL AND event = {number}") == [(2,)]
    for where in (HERE, THERE):
        await press(here, 8, "begin", number, where, moderator=True)
    assert [side_of(0, table) for table in await tables_of(here, number)] == [{0, 6}, {2, 4}]


async def test_a_team_has_so_many_people(either_bench):
    here = either_bench
    number = await agreed(here)
    for person in range(MOST_PEOPLE):
        await press(here, person, "in", number)
    with pytest.raises(Refusal, match="sign-up-full"):
        await press(here, 9, "in", number)


async def test_a_match_that_is_called_off_or_does_not_begin_within_a_day_is_told_of_and_another_can_follow(
    either_bench,
):
    here = either_bench
    here.real_host.start()
    for end in ("off", "late"):
        number = await agreed(here)
        await press(here, 0, "in", number)
        if end == "off":
            with pytest.raises(Refusal, match="moderators-only"):
                await press(here, 0, "off", number)
            await press(here, 8, "off", number, THERE, moderator=True)
            await here.let_pass(timedelta(minutes=2))
        else:
            here.clock.forward(OPEN_FOR)
            await here.let_pass(timedelta(minutes=2))
        assert [shown(here, place)[-1].count("did not take place") for place in PLACES] == [1, 1]
        with pytest.raises(Refusal, match="match-over"):
            await press(here, 0, "in", number)
    assert look(here.path, "SELECT count(*) FROM tables") == [(0,)]
    assert look(here.path, "SELECT count(*) FROM outbox") == [(0,)]


# Playing


@IN_EVERY_GAME
async def test_two_teams_play_the_same_cards_against_one_another_and_both_servers_are_told_who_has_won(tmp_path, game):
    async with bench(tmp_path / "games.db") as here:
        here.real_host.start()
        number = await begun(here, (0, 2, 4, 6), (1, 3, 5, 7), game=game)
        tables = await tables_of(here, number)
        # Partners are of one server, and each plays against the other; at two tables with opposite cards.
        assert [side_of(0, table) for table in tables] == [{0, 2}, {4, 6}]
        assert [side_of(1, table) for table in tables] == [{1, 3}, {5, 7}]
        # Each is called once, in the channel of their own server; those of one table together.
        assert sorted(here.gateway.called) == [(1000, 1002), (1001, 1003), (1004, 1006), (1005, 1007)]
        calls = [(place, words(screen)) for place, screen in here.gateway.posted if "<@" in words(screen)]
        assert {place for place, call in calls if re.search("<@100[0246]>", call)} == {PLACES[0]}
        await play(here, number)
        finals = [shown(here, place)[-1] for place in PLACES]
        for final, own in zip(finals, "AB", strict=True):
            assert f"This server is team **{own}**" in final and "The match is over" in final
            assert "Anonym" in final and "Anna" not in final
        assert finals[0].splitlines()[4:] == finals[1].splitlines()[4:]
        # In place of the message that showed how it stood, below all else; and nothing anywhere else.
        assert [[page.count("⚔️ Match") for page in shown(here, place)].count(1) for place in PLACES] == [1, 1]
        assert {place for place, _ in here.gateway.messages} == set(PLACES)
        assert look(here.path, "SELECT 0 = (SELECT count(*) FROM outbox), stage = 'over' FROM events") == [(1, 1)]
        hands = "SELECT DISTINCT move FROM moves JOIN games ON games.id = game WHERE move LIKE 'deal %' AND table_id IN"
        for deal in (1, 2):
            at = f"{hands} (SELECT table_id FROM event_tables WHERE deal = ?)"
            assert len(look(here.path, at, deal)) == 1
        assert look(here.path, COUNTED) == [(0,)] and not look(here.path, "SELECT 1 FROM shares")
        # Who still has the hand of the last deal open reads that it was the last, and how the match stands.
        for table in await tables_of(here, number):
            hand = panel(table, 0, texts())
            assert texts()("evening-played-all") in words(hand) and "Anonym" in words(hand)
            assert f"ev1:open.{number}" in {each.action for each in buttons(hand)}
    assert not (await audit(here.path)).wrong


async def test_missing_people_are_made_up_by_computers_and_nobody_sits_down_twice(either_bench):
    here = either_bench
    number = await begun(here, (0, 2, 4), (1,))
    tables = await tables_of(here, number)
    assert [side_of(0, table) for table in tables] == [{0, 2}, {4}]
    assert [side_of(1, table) for table in tables] == [{1}, set()]
    assert all(len(table.seats.sitting) == len(side_of(0, table) | side_of(1, table)) for table in tables)
    with pytest.raises(Refusal, match="match-begun"):
        await press(here, 8, "begin", number, moderator=True)
    with pytest.raises(Refusal, match="match-begun"):
        await press(here, 5, "in", number)
    assert look(here.path, "SELECT count(*) FROM tables") == [(2,)]


async def test_a_message_that_is_gone_is_posted_again_once(either_bench):
    here = either_bench
    await agreed(here)
    here.gateway.messages.clear()
    tamper(here.path, "UPDATE event_teams SET message_id = NULL WHERE team = 0")
    # The answer that shows it may be on its way.
    await here.real_host._updates.matches.look()
    assert not shown(here, PLACES[0])
    here.real_host.start()
    await here.let_pass(timedelta(minutes=5))
    (page,) = shown(here, PLACES[0])
    assert "Team A" in page


async def test_who_has_left_tables_across_servers_often_waits_for_a_match_too(either_bench):
    here = either_bench
    number = await agreed(here)
    for _ in range(2):
        for person in range(4):
            await find(here, person)
        table = max(table for (table,) in look(here.path, "SELECT id FROM tables"))
        for person in range(4):
            where = (HERE, THERE, DIRECT, DIRECT)[person]
            await here.host.press(actor(person, **where), await here.action(person, table, "leave"), on_panel=True)
        await here.settle()
    with pytest.raises(Refusal, match="across-left-often"):
        await press(here, 0, "in", number)
    await here.let_pass(timedelta(minutes=11))
    await press(here, 0, "in", number)


async def test_who_is_shut_out_or_deletes_their_data_plays_no_match_and_leaves_no_name(either_bench):
    here = either_bench
    here.real_host.start()
    number = await agreed(here)
    for person, where in ((0, HERE), (2, HERE), (4, HERE), (1, THERE)):
        await press(here, person, "in", number, where)
    await here.store.bans.ban(Ban(Banned.PERSON, 1002, "", here.clock()))
    await here.host.press(actor(4), "pv1:delete", on_panel=True)
    await here.let_pass(timedelta(seconds=10))
    for where in (HERE, THERE):
        await press(here, 8, "begin", number, where, moderator=True)
    (table,) = await tables_of(here, number)
    assert side_of(0, table) == {0}
    # A computer plays on for somebody who deletes their data amid the match.
    await here.host.press(actor(1, **THERE), "pv1:delete", on_panel=True)
    await here.settle()
    (table,) = await tables_of(here, number)
    assert side_of(1, table) == set()
    page = words((await here.host.press(actor(9), f"ev1:show.{number}")).screen)
    assert "Béla" not in page and "Match" in page


async def test_a_server_whose_data_are_deleted_is_told_no_more_and_the_other_plays_on(either_bench):
    here = either_bench
    here.real_host.start()
    number = await begun(here)
    await here.store.guilds.mark_removed(OTHER_SERVER["guild_id"], here.clock.now)
    await here.store.guild_deletion.forget(here.clock.now + timedelta(days=90), timedelta(days=30))
    assert look(here.path, "SELECT guild_id FROM event_teams ORDER BY team") == [(GUILD,), (0,)]
    await play(here, number)
    assert "The match is over" in shown(here, PLACES[0])[-1] and "The match is over" not in str(shown(here, PLACES[1]))
    assert look(here.path, "SELECT stage = 'over' AND 0 = (SELECT count(*) FROM outbox) FROM events") == [(1,)]


async def test_a_table_of_a_match_stands_on_no_board(tmp_path):
    async with bench(tmp_path / "games.db") as here:
        here.real_host.start()
        number = await agreed(here)
        for guild in (GUILD, OTHER_SERVER["guild_id"]):
            settings = GuildSettings(across=True, across_channel=7001)
            await here.store.guilds.store_settings(Guild(guild, settings=settings))
        for person, where in ((0, HERE), (1, THERE)):
            await press(here, person, "in", number, where)
            await press(here, 8, "begin", number, where, moderator=True)
        (table,) = await tables_of(here, number)
        await step(here, table.id)
        await here.let_pass(timedelta(seconds=20))
        assert not shown(here, 7001) and not look(here.path, "SELECT 1 FROM across_boards")


async def test_a_match_ends_with_its_time_and_is_told_when_computers_have_played_its_deals_out(tmp_path):
    async with bench(tmp_path / "games.db") as here:
        here.real_host.start()
        number = await begun(here)
        (table,) = await tables_of(here, number)
        for _ in range(4):
            await step(here, table.id)
        page = (await here.host.press(actor(0), f"ev1:show.{number}")).screen
        assert not [each for each in buttons(page) if each.action.startswith("ev1:join")]
        await here.let_pass(LASTS + timedelta(minutes=3))
        finals = [shown(here, place)[-1] for place in PLACES]
        assert all("The match is over" in final for final in finals)
        assert not any("still finishing" in final or "…" in final for final in finals)


async def end_by(here, what, *people):
    """People press one after the other what ends a table for them; what the last one is told."""
    for person in people:
        ((table,),) = look(here.path, "SELECT max(table_id) FROM event_tables")
        action = await here.action(person, table, what)
        answer = await here.host.press(actor(person), action, on_panel=True, message_id=9000 + person)
        await here.settle()
    return words(answer.screen)


async def test_a_table_that_both_sides_stop_is_played_out_and_told_of_without_its_long_number(tmp_path):
    async with bench(tmp_path / "games.db") as here:
        here.real_host.start()
        number = await begun(here)
        (table,) = await tables_of(here, number)
        told = await end_by(here, "stop", 0, 1)
        assert texts("en")("match-stop-done") in told and str(table.id) not in told
        await here.let_pass(timedelta(minutes=3))
        assert all("The match is over" in shown(here, place)[-1] for place in PLACES)


async def test_who_leaves_has_a_computer_play_on_to_the_end_of_the_match(tmp_path):
    async with bench(tmp_path / "games.db") as here:
        here.real_host.start()
        number = await begun(here)
        await end_by(here, "leave", 0)
        (table,) = await tables_of(here, number)
        assert side_of(0, table) == {2} and side_of(1, table) == {1, 3}
        with pytest.raises(Refusal, match="match-no-hand"):
            await press(here, 0, "hand", number)
        await play(here, number)
        assert all("All 2 deals count" in shown(here, place)[-1] for place in PLACES)


async def test_cards_are_seen_by_their_holders_alone_until_all_have_played_the_deal(tmp_path):
    async with bench(tmp_path / "games.db") as here:
        here.real_host.start()
        number = await begun(here, (0, 2, 4, 6), (1, 3, 5, 7))
        first, second = await tables_of(here, number)
        # Each has the own hand, by one button for all.
        hand = await press(here, 2, "hand", number)
        assert {"look", "more"} <= {does(each) for each in buttons(hand.screen)}
        with pytest.raises(Refusal, match="match-no-hand"):
            await press(here, 9, "hand", number)
        while (await here.table(first.id)).next_table_id is None:
            await step(here, first.id)
        look_back = OpenReplay(first.id, 1, 1).encode()
        for who in (actor(0), actor(4), actor(9), actor(9, **THERE), actor(9, guild_id=77)):
            with pytest.raises(Refusal, match="still-played" if who.guild_id != 77 else "evening-none"):
                await here.host.press(who, look_back)
        while (await here.table(second.id)).next_table_id is None:
            await step(here, second.id)
        for who in (actor(9), actor(9, **THERE), actor(2, guild_id=0)):
            page = await here.host.press(who, f"ev1:deal.{number}.1")
            assert len([each for each in buttons(page.screen) if each.label.startswith("Table ")]) == 2
            told = await here.host.press(who, look_back)
            assert told.screen
        for what in (look_back, f"ev1:deal.{number}.1", f"ev1:show.{number}", f"sm1:in.{number}"):
            with pytest.raises(Refusal, match=r"evening-none|match-over"):
                await here.host.press(actor(9, guild_id=77, channel_id=78), what)


async def step(here, number):
    """Somebody plays a card at a table."""
    table = await here.table(number)
    if table.clock.next_deal_at is not None:
        await here.let_pass(PAUSE + timedelta(seconds=1))
        return
    (seat,) = table.awaited()
    person = table.seats.person(seat).user_id - 1000
    action = await here.action(person, number, str(table.view(seat).answers[0]))
    await here.host.press(actor(person, **(THERE if person % 2 else HERE)), action, on_panel=True, message_id=9000)
    await here.settle()


async def test_who_leaves_leaves_one_game_and_computers_play_on(tmp_path):
    async with bench(tmp_path / "games.db") as here:
        here.real_host.start()
        number = await begun(here, (0, 2), (1, 3))
        (table,) = await tables_of(here, number)
        await here.let_pass(timedelta(seconds=1))
        # One does nothing all the time, which is noted once for the whole match, and draws it out by little.
        before = here.clock()
        while (await tables_of(here, number))[0].status is Status.PLAYING:
            (table,) = await tables_of(here, number)
            awaited = {table.seats.person(seat).user_id for seat in table.awaited()}
            if awaited & {1001, 1002, 1003}:
                await step(here, table.id)
            else:
                await here.let_pass(timedelta(seconds=61))
        assert here.clock() - before < timedelta(minutes=15)
        left = await here.host.across.find(actor(0), "stovkahra", 30)
        assert left is not None
        await here.let_pass(timedelta(minutes=2))
        assert all("The match is over" in shown(here, place)[-1] for place in PLACES)


@pytest.mark.stress
async def test_each_server_is_shown_its_match_by_the_process_that_serves_it(postgres):
    async with two_hosts(postgres.new()) as (one, other):
        far = {"guild_id": FAR, "channel_id": 500}
        for guild in (GUILD, FAR):
            await one.store.guilds.register_guild(guild)
            await one.store.guilds.store_settings(Guild(guild, settings=GuildSettings(across=True)))
        asked = await one.host.matches.show_or_open(actor(0, moderator=True), "stovkahra", 2, None)
        code = re.search(r"code:(\w+)`", words(asked.screen))[1]
        await other.host.matches.show_or_open(actor(1, **far, moderator=True), "stovkahra", None, code)
        for here, person, where in ((one, 0, HERE), (other, 1, far)):
            await press(here, person, "in", 1, where)
            await press(here, 8, "begin", 1, where, moderator=True)
        for here, place, team in ((one, CHANNEL, "A"), (other, 500, "B")):
            await one.let_pass(timedelta(seconds=10))
            await here.settle()
            (page,) = [page for page in shown(here, place) if "Match" in page]
            assert f"This server is team **{team}**" in page
        await play(one, 1, there=far)
        for _ in range(2):
            await one.let_pass(timedelta(minutes=2))
            await other.settle()
        assert ["The match is over" in shown(here, place)[-1] for here, place in ((one, CHANNEL), (other, 500))] == [
            True,
            True,
        ]
        assert not shown(one, 500) and not [page for page in shown(other, CHANNEL) if "Match" in page]
        assert look(one.path, "SELECT stage = 'over' AND 0 = (SELECT count(*) FROM outbox) FROM events") == [(1,)]
