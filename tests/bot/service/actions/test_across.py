"""Tables across servers: who is brought together, what each of them sees, and what unfriendly people get by them."""

import asyncio
import json
from contextlib import suppress
from dataclasses import replace
from datetime import timedelta
from itertools import product

import pytest

from bot.app.audit import audit, audit_of
from bot.i18n.texts import LANGUAGES, texts
from bot.model.across import FILLED_AFTER, MET_LEAST, MET_WITHIN, MOST_WAITING, PLACES, RATED
from bot.model.ban import Ban, Banned
from bot.model.delivery import Delivery
from bot.model.errors import Refusal, Retry, SentTwice
from bot.model.options import Guild
from bot.model.reminder import Quiet, Reminder
from bot.model.sharding import Sharding
from bot.model.table import ACROSS, Status
from bot.service.common.replies import explain
from bot.storage.across import OF_GAME
from bot.storage.person import digest_of, lasting_secret
from bot.storage.ratings import COMPANY
from bot.ui.formatting import name_of
from engine.games import GAMES
from tests.support.across import (
    ANNA,
    BELA,
    CYRIL,
    DANA,
    DIRECT,
    EVA,
    FOUR,
    MINUTE,
    OTHER_SERVER,
    QUARTER,
    SECOND,
    WHERE,
    bench,
    drawn,
    find,
    only_table,
    play_on,
    press,
    ready,
    seated,
    sits,
    two_hosts,
)
from tests.support.service import (
    CHANNEL,
    GUILD,
    NOON,
    PAUSE,
    Bench,
    Clock,
    QuickWorkers,
    actor,
    buttons,
    does,
    look,
    tamper,
    words,
)
from tests.support.sizes import in_turn

IN_EVERY_GAME = pytest.mark.parametrize("game", in_turn(GAMES))


async def test_time_in_which_no_process_was_there_is_nobodys_whichever_comes_first(url):
    async with two_hosts(url) as (one, _):
        number, clock = await seated(one), one.clock
        left = (await one.table(number)).clock.deadline_at - clock.now
    clock.forward(QUARTER)
    async with Bench(url, clock=clock, workers=QuickWorkers()) as other:
        other.store.sharding = Sharding(2, (1,))
        other.real_host.start()
        await other.settle()
        assert (await other.table(number)).clock.deadline_at - clock.now == left
    # Whoever comes next finds one there, who has gone on with the table.
    async with Bench(url, clock=clock, workers=QuickWorkers()) as one:
        one.store.sharding = Sharding(2, (0,))
        one.real_host.start()
        await one.settle()
        assert (await one.table(number)).clock.deadline_at - clock.now == left


# Being brought together


@IN_EVERY_GAME
async def test_people_of_four_places_play_a_game_to_its_end_by_their_hands_alone(tmp_path, game):
    async with bench(tmp_path / "games.db") as here:
        await ready(here)
        most = GAMES[game].most_seats(GAMES[game].rules())
        for seat in range(most - 1):
            page = await find(here, seat, game)
            assert f"**{seat + 1}**" in words(page)
            assert not look(here.path, "SELECT 1 FROM tables")
        last = await find(here, most - 1, game)
        number = only_table(here)
        table = await here.table(number)
        assert table.status is Status.PLAYING and len(table.seats.sitting) == most
        # The page of each has become the hand.
        for seat in range(most - 1):
            assert {"look", "more"} <= {does(each) for each in buttons(drawn(here, seat))}
        assert "look" in {does(each) for each in buttons(last)}
        assert not look(here.path, "SELECT 1 FROM waiting")
        # The seal is there before anything is cut, and nobody adds words.
        aside = await press(here, 0, number, "more")
        (seal,) = [each.action for each in buttons(aside) if ":seal " in each.action]
        sealed = (await here.host.press(actor(0, **WHERE[0]), seal)).screen
        assert not buttons(sealed) and "seed" not in {does(each) for each in buttons(aside)}
        table = await play_on(here, number)
        assert table.status is Status.FINISHED and table.game.outcome is not None
        shown = {
            each.action.split(":")[1] for each in buttons(await press(here, 0, number, "look")) if "ac1" in each.action
        }
        assert shown == {f"find.{game}.30"}
        assert not here.gateway.posted and not here.gateway.messages and not here.gateway.called
        # One may look back on it, by the name by which each is known.
        for seat in range(most):
            sent = await here.host.press(actor(seat, **WHERE[seat]), await here.action(seat, number, "record"))
            assert "Anonym" in sent.file[1].decode() and "Anna" not in sent.file[1].decode()
        for stranger in (actor(EVA), actor(EVA, moderator=True)):
            for what in ("look", "hand", "leave", "stop", "record", "menu"):
                with pytest.raises(Refusal, match="no-table"):
                    await here.host.press(stranger, f"st1:{number}:1.1:{what}")
    found = await audit(here.path)
    assert not found.wrong


async def test_an_ask_and_a_press_that_are_sent_twice_count_once(either_bench):
    here = either_bench
    await ready(here)
    for number, seat in enumerate((ANNA, BELA, CYRIL, DANA)):
        who = actor(seat, **WHERE[seat], delivery=Delivery(50 + number, 1))
        await here.host.across.find(who, "stovkahra", 30)
        for again in (2, 3):
            with pytest.raises(SentTwice):
                await here.host.across.find(replace(who, delivery=Delivery(50 + number, again)), "stovkahra", 30)
    await here.settle()
    assert look(here.path, "SELECT count(*) FROM guests") == [(4,)]
    only_table(here)


async def test_those_who_ask_at_the_same_moment_are_seated_together_and_once(either_bench):
    here = either_bench
    await ready(here)

    async def ask(seat):
        # As an interaction is repeated where another one interfered.
        while True:
            with suppress(Retry):
                return await here.host.across.find(actor(seat, **WHERE[seat % 4]), "stovkahra", 30)

    for seat in range(8):
        await here.host.identity.person(actor(seat))
    await asyncio.gather(*map(ask, [*range(8), *range(8)]))
    await here.settle()
    tables = look(here.path, f"SELECT id FROM tables WHERE guild_id = {ACROSS}")
    assert len(tables) == 2 and not look(here.path, "SELECT 1 FROM waiting")
    assert look(here.path, "SELECT count(DISTINCT person) FROM guests") == [(8,)]


async def test_at_a_table_across_servers_nobody_can_tell_by_the_time_whether_somebody_declares(tmp_path):
    declaring = timedelta(seconds=3)
    async with Bench(tmp_path / "games.db", clock=Clock(), workers=QuickWorkers(), declaring=declaring) as here:
        number = await seated(here)
        table = await here.table(number)
        assert table.game.secret_turn and table.clock.secret_until - here.clock.now >= declaring - 4 * SECOND


async def test_the_same_person_on_two_devices_waits_once_and_gets_one_seat(either_bench):
    here = either_bench
    await ready(here)
    for seat in (ANNA, ANNA, BELA, BELA, BELA, CYRIL):
        await find(here, seat)
    assert look(here.path, "SELECT count(*) FROM waiting") == [(3,)]
    # Who waits for two games is seated at one, and waits for no other.
    await find(here, ANNA, "bulka")
    await find(here, DANA)
    assert not look(here.path, "SELECT 1 FROM waiting")
    # Whoever plays is shown that hand, whatever they ask for.
    page = await find(here, ANNA, "trappola")
    assert f"st1:{only_table(here)}" in {each.action.rsplit(":", 2)[0] for each in buttons(page)}


async def test_computers_sit_down_after_a_minute_if_all_agree_and_nobody_is_alone_with_them(tmp_path):
    async with bench(tmp_path / "games.db") as here:
        here.real_host.start()
        await ready(here)
        await find(here, ANNA)
        await here.host.press(actor(ANNA), "ac1:fill.stovkahra.1", on_panel=True, message_id=9000)
        await here.let_pass(3 * FILLED_AFTER)
        await find(here, BELA)
        await here.let_pass(3 * FILLED_AFTER)
        assert not look(here.path, "SELECT 1 FROM tables"), "Béla has not agreed"
        await here.host.press(actor(BELA, **OTHER_SERVER), "ac1:fill.stovkahra.1", on_panel=True, message_id=9001)
        await here.settle()
        table = await here.table(only_table(here))
        assert len(table.seats.sitting) == 2 and len(table.seats) == 4


async def test_nobody_waits_where_moderators_have_not_agreed(tmp_path):
    async with bench(tmp_path / "games.db") as here:
        with pytest.raises(Refusal) as told:
            await find(here, ANNA)
        assert told.value.key == "across-not-here"
        for language in LANGUAGES:
            assert explain(told.value, texts(language))
        page = await here.host.press(
            actor(ANNA, moderator=True), "se1:across", on_panel=True, message_id=1, values=["on"]
        )
        assert "se1:across" in {block.action for block in page.screen.blocks if hasattr(block, "action")}
        await find(here, ANNA)
        assert look(here.path, "SELECT count(*) FROM waiting") == [(1,)]


async def test_a_wait_ends_by_a_press_and_by_its_time_which_its_page_tells(tmp_path):
    async with bench(tmp_path / "games.db") as here:
        here.real_host.start()
        await ready(here)
        await find(here, ANNA)
        await here.host.press(actor(ANNA), "ac1:stop.stovkahra", on_panel=True, message_id=9000)
        assert not look(here.path, "SELECT 1 FROM waiting")
        await find(here, BELA, minutes=15)
        await find(here, CYRIL, minutes=120)
        await here.let_pass(14 * MINUTE)
        # Before its token runs out a page is drawn for the last time; the wait goes on.
        assert "ac1:look.stovkahra" in {each.action for each in buttons(drawn(here, CYRIL))}
        assert len(look(here.path, "SELECT 1 FROM waiting")) == 2
        await here.let_pass(2 * MINUTE)
        assert look(here.path, "SELECT person FROM waiting") == [((await here.store.people.find(1002)).id,)]


# Two who ask together


HERE = {"guild_id": GUILD, "channel_id": CHANNEL}


async def choose(here, seat, other, game="stovkahra"):
    """Somebody who waits on the first server chooses somebody, or anybody again, for a partner."""
    values = [] if other is None else [str(1000 + other)]
    answer = await here.host.press(
        actor(seat), f"ac1:with.{game}.0", on_panel=True, message_id=9000 + seat, token=f"token-{seat}", values=values
    )
    await here.settle()
    return answer.screen


@pytest.mark.parametrize("seed", range(2))
async def test_two_who_choose_each_other_sit_opposite_and_their_game_counts_for_no_rating(tmp_path, seed):
    async with bench(tmp_path / "games.db", seed=seed) as here:
        await ready(here)
        await find(here, ANNA)
        await choose(here, ANNA, BELA)
        for seat in (CYRIL, DANA, EVA):
            await find(here, seat)
        # She was there first, and sits down with nobody but him.
        assert not look(here.path, "SELECT 1 FROM tables")
        page = await find(here, BELA, **HERE)
        table = await here.table(only_table(here))
        assert {each.user_id for each in table.seats} == {1001, 1002, 1003, 1004}, "Béla has chosen nobody"
        assert "Anna" not in words(page)
    async with bench(tmp_path / "other.db", seed=seed) as here:
        await ready(here)
        for seat in (ANNA, BELA):
            await find(here, seat, **HERE)
        await find(here, CYRIL)
        await choose(here, ANNA, BELA)
        asked = await here.host.press(actor(BELA), "ac1:look.stovkahra", on_panel=True, message_id=9001)
        assert "**Anna** would like" in words(asked.screen)
        assert "Anna" not in words((await here.host.press(actor(CYRIL, **DIRECT), "ac1:look.stovkahra")).screen)
        await find(here, DANA)
        assert not look(here.path, "SELECT 1 FROM tables")
        (accept,) = [each.action for each in buttons(asked.screen) if each.action.startswith("ac1:with")]
        await here.host.press(actor(BELA), accept, on_panel=True, message_id=9001, token="token-1")
        await here.settle()
        number = only_table(here)
        table = await here.table(number)
        assert table.partner_of(sits(table, ANNA)) == sits(table, BELA)
        await play_on(here, number)
        assert look(here.path, "SELECT weight FROM games WHERE weight IS NOT NULL") == [(0.0,)]
        assert not look(here.path, f"SELECT 1 FROM ratings WHERE guild_id = {ACROSS} AND computers = 0")
        assert not look(here.path, "SELECT 1 FROM rated_company")
        assert not (await audit(here.path)).wrong


async def test_however_many_wait_for_a_partner_who_does_not_come_others_are_brought_together(tmp_path, monkeypatch):
    monkeypatch.setattr("bot.storage.across.OF_GAME", OF_GAME.replace(f"LIMIT {MOST_WAITING}", "LIMIT 4"))
    async with bench(tmp_path / "games.db") as here:
        await ready(here)
        for seat in range(5, 9):
            await find(here, seat, **HERE)
            await choose(here, seat, seat + 10)
        for seat in FOUR:
            await find(here, seat)
        assert {each.user_id for each in (await here.table(only_table(here))).seats} == {1000, 1001, 1002, 1003}


async def test_who_has_blocked_somebody_is_neither_asked_nor_chosen_by_them(tmp_path):
    async with bench(tmp_path / "games.db") as here:
        await ready(here)
        for seat in (ANNA, BELA):
            await find(here, seat, **HERE)
        await choose(here, ANNA, BELA)
        await here.host.press(actor(BELA), "co1:block", on_panel=True, message_id=1, values=["1000"])
        page = await here.host.press(actor(BELA), "ac1:look.stovkahra", on_panel=True, message_id=9001)
        assert "Anna" not in words(page.screen)
        with pytest.raises(Refusal) as told:
            await choose(here, ANNA, BELA)
        assert "<@1001>" in explain(told.value, texts("en"))
        with pytest.raises(Refusal):
            await choose(here, ANNA, ANNA)
        with pytest.raises(Refusal):
            await choose(here, ANNA, BELA, game="trappola")
        assert look(here.path, "SELECT count(*) FROM waiting WHERE partner IS NOT NULL") == [(1,)]
        for seat in (CYRIL, DANA, EVA):
            await find(here, seat)
        assert {each.user_id for each in (await here.table(only_table(here))).seats} == {1001, 1002, 1003, 1004}


@pytest.mark.parametrize("by", ["a press", "deletion"])
async def test_who_wants_a_partner_no_more_or_whose_partner_is_deleted_sits_down_with_anybody(tmp_path, by):
    async with bench(tmp_path / "games.db") as here:
        await ready(here)
        await find(here, ANNA)
        await choose(here, ANNA, BELA)
        for seat in (CYRIL, DANA):
            await find(here, seat)
        if by == "a press":
            await choose(here, ANNA, None)
        else:
            await here.store.privacy.forget(await here.host.identity.person(actor(BELA)))
        await find(here, EVA)
        assert 1000 in {each.user_id for each in (await here.table(only_table(here))).seats}


# What unfriendly people get by it


async def test_who_has_blocked_another_sits_elsewhere_and_is_told_nothing(either_bench):
    here = either_bench
    await ready(here)
    await here.host.press(actor(DANA, **DIRECT), "co1:block", on_panel=True, message_id=1, values=["1000"])
    for seat in (ANNA, BELA, CYRIL):
        await find(here, seat)
    page = await find(here, DANA)
    # The page never tells that enough people wait.
    assert "**3**" in words(page) and not look(here.path, "SELECT 1 FROM tables")
    await find(here, EVA)
    table = await here.table(only_table(here))
    assert {each.user_id for each in table.seats} == {1000, 1001, 1002, 1004}


async def test_whoever_is_shut_out_gets_no_seat_and_leaves_the_one_they_have(tmp_path):
    async with bench(tmp_path / "games.db") as here:
        here.real_host.start()
        await ready(here)
        await find(here, ANNA)
        await here.store.bans.ban(Ban(Banned.PERSON, 1000, "", here.clock()))
        for seat in (BELA, CYRIL, DANA):
            await find(here, seat)
        assert not look(here.path, "SELECT 1 FROM tables")
        await find(here, EVA)
        number = only_table(here)
        await here.store.bans.ban(Ban(Banned.PERSON, 1001, "", here.clock()))
        await here.let_pass(2 * MINUTE)
        assert 1001 not in {each.user_id for each in (await here.table(number)).seats}


async def test_a_moderator_of_one_server_has_no_power_over_people_of_others(tmp_path):
    async with bench(tmp_path / "games.db") as here:
        for seat in FOUR:
            person = await here.host.identity.person(actor(seat))
            await here.store.people.store_preferences(replace(person, own_cuts=True))
        number = await seated(here)
        assert not (await here.table(number)).deal.dealt
        await press(here, ANNA, number, "stop", moderator=True)
        assert (await here.table(number)).status is Status.PLAYING


async def test_own_names_are_read_by_those_alone_who_want_names_and_nobody_writes_anything(tmp_path):
    async with bench(tmp_path / "games.db") as here:
        await ready(here)
        names = {
            ANNA: "Join discord.gg/x @everyone <@1001>",
            BELA: "🃏🔥 123",
            CYRIL: "Cyril **ZLÝ**" + "y" * 80,
            DANA: "Dana",
        }
        for seat, name in names.items():
            if seat != DANA:
                await here.host.press(actor(seat, **WHERE[seat], name=name), "pr1:named.0", on_panel=True, message_id=1)
            await find(here, seat, name=name)
        number = only_table(here)
        known = {each.user_id: each.name for each in (await here.table(number)).seats}
        assert sorted(known.values()) == [f"Anonym {at}" for at in range(1, 5)]

        async def read(seat):
            return words(await press(here, seat, number, "look"))

        # Who wants names reads them of those who do, as letters alone; by a new one nobody says anything at that table.
        await here.host.identity.person(actor(CYRIL, name="I hold the ace"))
        for seat in (ANNA, BELA):
            assert "Cyril ZLÝ" in await read(seat) and "Dana" not in await read(seat)
        table = await here.table(number)
        reader = next(each for each in table.seats if each.user_id == actor(CYRIL).user_id)
        assert any("Join discord gg x" in name_of(table.as_read_by(reader), seat) for seat in range(4))
        reader = next(each for each in table.seats if each.user_id == actor(DANA).user_id)
        shown = " ".join(name_of(table.as_read_by(reader), seat) for seat in range(4)) + await read(DANA)
        assert not any(word in shown for word in ("Cyril", "Join", "ace")) and all(
            name in shown for name in known.values()
        )
        for what in ("words", "advise"):
            action = {"words": "seed", "advise": "advise"}[what]
            with pytest.raises(Refusal):
                await here.host.press(actor(DANA, **DIRECT), await here.action(DANA, number, action))
        shown = "\n".join(words(screen) for _, screen in here.gateway.refreshed)
        assert not any(word in shown for word in ("Dana", "hold", "everyone", "🔥"))


async def test_a_phrase_is_read_in_ones_own_language_once_a_pause_and_never_while_cards_are_held(tmp_path):
    async with bench(tmp_path / "games.db") as here:
        await here.host.identity.person(actor(CYRIL, locale="cs"))
        await ready(here)
        for seat in FOUR:
            await find(here, seat, "bulka", locale="cs" if seat == CYRIL else "en")
        number = only_table(here)
        assert texts("en")("phrase-later") in words(await press(here, ANNA, number, "say hello"))
        while not (await here.table(number)).deal.between_deals:
            await play_on(here, number, most=1)
        here.gateway.forget()
        await press(here, DANA, number, "deaf 1")
        shown = words(await press(here, ANNA, number, "say well-played"))
        assert f"{texts('en')('phrase-well-played')}" in shown
        assert texts("cs")("phrase-well-played") in words(await press(here, CYRIL, number, "look", locale="cs"))
        assert texts("en")("phrase-well-played") in words(drawn(here, BELA))
        # Who wants to read nothing does not, and the second word in a pause is not said.
        assert texts("en")("phrase-well-played") not in words(await press(here, DANA, number, "look"))
        for seat in (ANNA, DANA):
            again = words(await press(here, seat, number, "say bye"))
            assert texts("en")("phrase-later") in again
        while (await here.table(number)).deal.between_deals:
            await here.let_pass(PAUSE)
        assert texts("en")("phrase-well-played") not in words(await press(here, BELA, number, "look"))


async def test_whoever_leaves_often_waits_before_they_may_wait_again(tmp_path):
    async with bench(tmp_path / "games.db") as here:
        await ready(here)
        for _ in range(2):
            for seat in FOUR:
                await find(here, seat)
            ((number,),) = look(here.path, f"SELECT max(id) FROM tables WHERE guild_id = {ACROSS}")
            await press(here, DANA, number, "leave")
            for seat in (ANNA, BELA, CYRIL):
                await press(here, seat, number, "stop")
            assert (await here.table(number)).status is Status.STOPPED
        with pytest.raises(Refusal) as told:
            await find(here, DANA)
        assert told.value.key == "across-left-often"
        await here.let_pass(told.value.details["at"] - here.clock.now)
        await find(here, DANA)
        assert look(here.path, "SELECT count(*) FROM waiting") == [(1,)]


async def test_what_two_accounts_bring_each_other_falls_also_by_deletion_and_nothing_counts_before_the_third_trick(
    either_bench,
):
    here = either_bench
    await ready(here)
    for tricks in (2, 3, 3, 3):
        for seat in (ANNA, BELA):
            await find(here, seat, "trappola")
        ((number,),) = look(here.path, "SELECT max(id) FROM tables")
        while len((await here.table(number)).game.tricks) < tricks:
            await play_on(here, number, most=1)
        await press(here, BELA, number, "concede")
        assert (await here.table(number)).status is Status.FINISHED
        rated = look(here.path, f"SELECT games FROM ratings WHERE guild_id = {ACROSS} AND computers = 0")
        # The account comes back as somebody of whom nothing is known, but that the two have met.
        await here.host.press(actor(BELA), "pv1:delete", on_panel=True, message_id=1)
    weights = [weight for (weight,) in look(here.path, "SELECT weight FROM games ORDER BY id")]
    assert weights == pytest.approx([0, 1, 1 / 4, 1 / 9]) and (3,) in rated
    assert not (await audit_of(here.store._db)).wrong
    # What is kept of it beside the four digests by which limits of those hold whose data were deleted.
    assert "**5**" in words((await here.host.press(actor(BELA), "pv2:kept", on_panel=True)).screen)
    here.clock.forward(MET_WITHIN)
    await here.real_host.across.look_after()
    assert not look(here.path, "SELECT 1 FROM rated_company")


async def test_whoever_has_left_does_not_rise_by_what_a_computer_has_won_for_them(either_bench):
    here = either_bench
    number = await seated(here, (ANNA, BELA), "trappola")
    await press(here, ANNA, number, "leave")
    await here.jump(number, lambda table: table.deal.hands_held and len(table.game.tricks) == 3)
    await press(here, BELA, number, "concede")
    assert (await here.table(number)).status is Status.FINISHED and not (await audit_of(here.store._db)).wrong
    among = "SELECT user_id, mu FROM ratings JOIN people ON id = person WHERE computers = 0"
    rated = dict(look(here.path, among))
    assert rated[1000 + BELA] < 25 and 1000 + ANNA not in rated


async def meet(here, game, people):
    """These people have played games that count with as many others as it takes to stand in the rating."""
    async with here.store._db.transaction() as t:
        secret = await lasting_secret(t, COMPANY)
        for person, other in product(people, range(MET_LEAST)):
            values = digest_of(secret, person), game, bytes([other]), NOON.isoformat()
            await t.execute("INSERT INTO rated_company VALUES ($1, $2, $3, 1, $4)", *values)


async def test_whoever_stands_equal_with_the_last_of_the_rating_is_named_or_counted(either_bench):
    here = either_bench
    await ready(here)
    people = [await here.host.identity.person(actor(seat)) for seat in range(RATED + 3)]
    tamper(here.path, "UPDATE people SET rated_across = 1")
    await meet(here, "bulka", people)

    async def page():
        return words((await here.host.press(actor(ANNA), "ac1:rating.bulka", on_panel=True, message_id=1)).screen)

    for at, person in enumerate(people):
        mu = 40 - min(at, RATED - 1)
        tamper(here.path, f"INSERT INTO ratings VALUES ({ACROSS}, 'bulka', 0, {person.id}, {mu}, 2, 12)")
    shown = await page()
    assert f"{RATED}. 4 people" in shown and shown.count("Anonym") == RATED - 1 and f"\n{RATED}. **" not in shown
    for person in people[-3:]:
        tamper(here.path, f"UPDATE ratings SET mu = 1 WHERE person = {person.id}")
    shown = await page()
    assert f"\n{RATED}. **" in shown and "people" not in shown.split("**You")[0]


async def test_only_those_stand_in_the_rating_who_want_it_and_have_played_with_many(either_bench):
    here = either_bench
    await seated(here)
    people = [await here.host.identity.person(actor(seat)) for seat in range(MET_LEAST + 1)]
    for seat, mu in ((ANNA, 30), (BELA, 35)):
        tamper(here.path, f"INSERT INTO ratings VALUES ({ACROSS}, 'stovkahra', 0, {people[seat].id}, {mu}, 2, 12)")

    async def listed(action="rating.stovkahra"):
        shown = words((await here.host.press(actor(ANNA), f"ac1:{action}", on_panel=True, message_id=1)).screen)
        assert "**You:** 1480" in shown
        return "1. **Anonym**" in shown

    assert not await listed()
    assert not await listed("list.stovkahra.1"), "the four of one person are no company"
    await meet(here, "stovkahra", people[:1])
    assert await listed()
    assert not await listed("list.stovkahra.0")


# Being called


async def test_whoever_has_no_live_hand_is_called_where_they_wait_once(tmp_path):
    async with bench(tmp_path / "games.db") as here:
        here.real_host.start()
        await ready(here)
        await find(here, ANNA)
        await find(here, CYRIL, minutes=120)
        await here.let_pass(QUARTER)
        await find(here, BELA)
        await find(here, DANA)
        number = only_table(here)
        # Anna by a mention in her channel, Cyril, who has asked in a direct message, there.
        ((channel, screen),) = here.gateway.posted
        assert channel == CHANNEL and "<@1000>" in words(screen) and here.gateway.called == [(1000,)]
        assert [account for account, _ in here.gateway.written] == [1002]
        assert [each.action for each in buttons(screen)] == [f"st1:{number}:0.0:hand"]
        await here.let_pass(10 * MINUTE)
        assert here.gateway.called.count((1000,)) == 1 and len(here.gateway.written) == 1
        # Her button opens her hand, and nobody else's.
        with pytest.raises(Refusal, match="no-table"):
            await here.host.press(actor(EVA), f"st1:{number}:0.0:hand")
        answer = await here.host.press(actor(ANNA), f"st1:{number}:0.0:hand", token="late", panel_id=9900)
        assert answer.table_id == number


@pytest.mark.parametrize("why", ["quiet", "pings", "left"])
async def test_nobody_is_called_at_night_nor_against_their_wish_nor_on_a_server_that_has_left(tmp_path, why):
    async with bench(tmp_path / "games.db") as here:
        await ready(here)
        anna = await here.host.identity.person(actor(ANNA))
        await find(here, ANNA, minutes=120)
        if why == "quiet":
            quiet = Quiet(NOON.hour, NOON.hour + 3)
            await here.store.reminders.change(anna, Reminder("Etc/UTC"), lambda old: replace(old, quiet=quiet))
        elif why == "pings":
            await here.store.people.store_preferences(replace(anna, pings=False))
        else:
            await here.store.guilds.store_settings(Guild(GUILD))
        here.clock.forward(QUARTER)
        for seat in (BELA, CYRIL, DANA):
            await find(here, seat)
        assert only_table(here) and not here.gateway.posted and not here.gateway.written


# What is kept of people


async def test_all_of_it_is_exported_and_deleted_and_a_deleted_server_calls_nobody(either_bench):
    here = either_bench
    number = await seated(here)
    await find(here, EVA)
    eva = await here.store.people.find(1004)
    await here.host.press(actor(EVA), "ac1:name.stovkahra", on_panel=True, message_id=1, values=["praha"])
    sent = await here.host.settings.export_data(actor(EVA))
    told = json.loads(sent.file[1])
    assert told["you"]["known_as"] == "praha" and told["waiting"][0]["game"] == "stovkahra"
    await here.host.press(actor(EVA), "pv1:delete", on_panel=True, message_id=1)
    assert not look(here.path, "SELECT 1 FROM waiting") and (await here.store.people.numbered(eva.id)).name == ""
    told = json.loads((await here.host.settings.export_data(actor(ANNA))).file[1])
    assert told["across_servers"][0]["known_as"].startswith("Anonym")
    # Whoever is deleted leaves the table, and a computer plays on.
    await here.host.press(actor(ANNA), "pv1:delete", on_panel=True, message_id=1)
    await here.settle()
    table = await here.table(number)
    assert 1000 not in {each.user_id for each in table.seats} and table.status is Status.PLAYING
    assert len(look(here.path, "SELECT 1 FROM guests")) == 3
    # A server that is deleted is no place any more where anybody is called.
    await here.store.guilds.mark_removed(OTHER_SERVER["guild_id"], here.clock())
    await here.store.guild_deletion.forget(here.clock(), timedelta())
    assert not look(here.path, f"SELECT 1 FROM guests WHERE guild_id = {OTHER_SERVER['guild_id']}")


async def test_a_kill_at_any_moment_loses_nothing_and_the_hands_go_on(tmp_path):
    where, now = tmp_path / "games.db", NOON
    async with bench(where) as here:
        await ready(here)
        for seat in (ANNA, BELA, CYRIL):
            await find(here, seat)
        await here.kill()
    async with bench(where, now) as here:
        here.real_host.start()
        await find(here, DANA)
        number = only_table(here)
        # The pages of the others, which another process has shown, are their hands now.
        assert {"look", "more"} <= {does(each) for each in buttons(drawn(here, ANNA))}
        await play_on(here, number, most=6)
        made = len((await here.table(number)).game.moves)
        await here.kill()
    async with bench(where, now) as here:
        here.real_host.start()
        await here.settle()
        assert len((await here.table(number)).game.moves) >= made
        assert (await play_on(here, number)).status is Status.FINISHED


def test_every_place_and_language_fits_a_list():
    assert len(PLACES) + 2 <= 25
    for language in LANGUAGES:
        assert texts(language)("across-unnamed", name="Anonym")
