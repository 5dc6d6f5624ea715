"""How others fared: the first deal of a game alone with computers is one that others get too, and counts nowhere."""

import asyncio
import contextlib
import json
from dataclasses import replace
from datetime import timedelta

import pytest

from bot.app.audit import audit
from bot.i18n.texts import texts
from bot.model import comparing
from bot.model.delivery import Delivery
from bot.model.errors import Refusal
from bot.model.event import Field
from bot.model.table import Status
from bot.ui.daily_chart import place_in
from engine.games import GAMES, with_duplicates
from engine.moves import DOST, Deal, Move
from engine.players import Level
from tests.bot.service.actions.test_daily import GAME, first, last, next_day
from tests.bot.service.actions.test_practice import COUNTED, NOWHERE
from tests.support.every_game import LISTED
from tests.support.service import NAMES, NOON, PAUSE, Bench, HereWorkers, Restless, actor, buttons, contents, does, look
from tests.support.service import words as words_of
from tests.support.sizes import in_turn

T = texts()
IN_EVERY_GAME = pytest.mark.parametrize("game", in_turn(with_duplicates()))
ELSEWHERE = NOWHERE | {"channel_id": 910}
"""Another place where the bot is on no server."""
NOT_PLAYED = (*COUNTED, "event_tries", "streaks", "shares", "sums", "ratings")


class Workers(HereWorkers):
    """Workers that choose after the first deal as in it, and write down who plays how well."""

    def __init__(self):
        super().__init__()
        self.levels = set()

    async def decide(self, view, level, seed, party=0) -> Move | None:
        self.levels.add((view.seat, level))
        return await super().decide(view, level, seed, party)

    async def choose(self, view, level, seed, party=0) -> Move | None:
        return await self.decide(view, level, seed, party)


def bench(where, seed=1, now=NOON):
    return Bench(where, seed, clock=Restless(now), workers=Workers())


async def begin(here, seat=0, game=GAME, level="beginner", opponents=0, where=NOWHERE, **rules):
    """Somebody begins a game alone with computers; the number of its table."""
    rules = {**LISTED[game].short} | rules
    answer = await here.host.lobby.open_table(actor(seat, **where), rules, {}, level, game, opponents)
    await here.settle()
    return answer.table_id


async def press(here, number, what, seat=0, **where):
    answer = await here.press(seat, number, what, on_panel=True, **(NOWHERE | where))
    await here.settle()
    return answer


async def play(here, number, choose=last, seat=0, *, most=99):
    """Somebody plays on to the end of the first deal; the table then."""
    while most and not (table := await here.table(number)).deal.between_deals and table.status is Status.PLAYING:
        most -= 1
        await press(here, number, str(choose([each for each in table.view(0).answers if each != DOST])), seat)
    return await here.table(number)


async def play_out(here, number, seat=0):
    """Somebody plays on to the end of the game; the table then."""
    while (table := await here.table(number)).status is Status.PLAYING:
        if table.deal.between_deals:
            await here.let_pass(PAUSE + timedelta(seconds=1))
        else:
            await press(here, number, str(table.view(0).answers[-1]), seat)
    return table


async def page(here, number, seat=0):
    """What one is told of others, once it is worked out what computers make of the deal."""
    await press(here, number, "fared", seat)
    return (await press(here, number, "fared", seat)).screen


def offered(screen):
    return {does(each) for each in buttons(screen)}


def field(here, number=1):
    return dict(look(here.path, f"SELECT points, tries FROM event_fields WHERE deal = {number}"))


def shown(points):
    return f"{points:+}".replace("-", "−") if points else "0"


def seed_of(here, number):
    ((seed,),) = look(here.path, f"SELECT seed FROM games WHERE table_id = {number}")
    return seed


@IN_EVERY_GAME
async def test_all_get_the_same_first_deal_and_see_how_others_did_and_nothing_of_it_counts(tmp_path, game):
    async with bench(tmp_path / "games.db") as here:
        tables = []
        # Who cuts elsewhere does not here, where all have the same cards.
        person = await here.store.people.register_person(1000, "Anna")
        await here.store.people.store_preferences(replace(person, own_cuts=True))
        for seat, choose in ((1, last), (2, first), (0, last)):
            # So that the deal stands still at its end.
            await here.ask(seat, "pr1:press.0", on_panel=True)
            number = await begin(here, seat, game)
            with pytest.raises(Refusal, match="fared-none"):
                await here.host.press(actor(seat, **NOWHERE), await here.action(seat, number, "fared"))
            tables.append(await play(here, number, choose, seat))
        assert len({seed_of(here, table.id) for table in tables}) == 1
        # Whoever plays alike gets the same answers.
        assert tables[0].game.moves == tables[2].game.moves != tables[1].game.moves
        made = [comparing.standing(table, 0) for table in tables]
        everybody = Field({})
        for each in made:
            everybody = everybody.with_one(each)
        assert field(here) == everybody.tries
        assert "fared" in offered((await press(here, tables[2].id, "look")).screen)
        told, points = words_of(await page(here, tables[2].id)), made[2]
        assert place_in(everybody, points, T) in told
        ((strong, perfect),) = look(here.path, "SELECT strong, perfect FROM event_deals")
        for value in (points, strong, perfect):
            assert f"**{shown(value)}**" in told
        assert not any(name in told for name in NAMES) and T("fared-how") in told
        # The way back leads to the hand, and nobody else finds the page.
        assert offered(await page(here, tables[2].id)) == {"back"}
        for somebody in (actor(3, **NOWHERE), actor(3), actor(1, **NOWHERE)):
            with pytest.raises(Refusal, match="no-table"):
                await here.host.press(somebody, await here.action(0, tables[2].id, "fared"))
        # At the end of the game it is offered again, and the deals after the first have changed nothing of it.
        table = await play_out(here, tables[2].id)
        assert ("fared" in offered((await press(here, table.id, "look")).screen)) and field(here) == everybody.tries
        assert words_of(await page(here, table.id)) == told
        assert not any(contents(here.path)[name] for name in NOT_PLAYED)
    assert not (await audit(tmp_path / "games.db")).wrong


async def test_who_is_the_first_sees_what_strong_computers_and_perfect_play_make_of_it(tmp_path):
    async with bench(tmp_path / "games.db") as here:
        table = await play(here, await begin(here))
        here.workers.levels.clear()
        page = (await press(here, table.id, "fared")).screen
        told = words_of(page)
        # They play in the seat of the person, against the same computers.
        assert here.workers.levels == {(0, Level.STRONG), *((seat, Level.BEGINNER) for seat in (1, 2, 3))}
        assert offered(page) == {"back", "fared"}
        assert T("fared-alone") in told and T("daily-working") in told
        told = words_of((await press(here, table.id, "fared")).screen)
        ((strong, perfect),) = look(here.path, "SELECT strong, perfect FROM event_deals")
        assert T("daily-strong", points=shown(strong)) in told and T("daily-perfect", points=shown(perfect)) in told
        assert T("daily-working") not in told and T("daily-row-how") in told


@IN_EVERY_GAME
async def test_nobody_gets_a_deal_twice_and_all_get_them_in_the_same_order(tmp_path, game):
    had = {0: [], 1: []}
    for kill in range(3):
        async with bench(tmp_path / "games.db", kill) as here:
            for seat, where in ((0, NOWHERE), (1, ELSEWHERE), (0, ELSEWHERE)):
                number = await begin(here, seat, game, where=where)
                had[seat].append(seed_of(here, number))
                assert await begin(here, seat, game, where=NOWHERE) == number
                if kill:
                    await press(here, number, "stop", seat)
                    number = (await press(here, number, "rematch", seat)).table_id
                    had[seat].append(seed_of(here, number))
                await press(here, number, "stop", seat)
            await here.kill()
    assert len(set(had[0])) == len(had[0]) == 10 and had[1] == had[0][: len(had[1])]


async def test_two_devices_at_once_get_one_deal_on_either_database_and_in_two_processes(place):
    async with contextlib.AsyncExitStack() as both:
        here = await both.enter_async_context(bench(place))
        there = await both.enter_async_context(bench(place, 2)) if isinstance(place, str) else here
        for times in range(1, 4):
            asked = [
                each.host.press(actor(seat, delivery=Delivery(10 * times + key, key), **NOWHERE), f"go2:{GAME}.strong")
                for key, (each, seat) in enumerate(((here, 0), (there, 0), (there, 1), (here, 1)), start=1)
            ]
            numbers = [answer.table_id for answer in await asyncio.gather(*asked)]
            for each in (here, there):
                await each.settle()
            assert numbers[0] == numbers[1] != numbers[2] == numbers[3]
            assert seed_of(here, numbers[0]) == seed_of(here, numbers[2])
            assert look(here.path, "SELECT number FROM event_people") == [(times,)] * 2
            for seat in (0, 1):
                await press(here, numbers[2 * seat], "stop", seat)


@IN_EVERY_GAME
async def test_on_a_server_one_plays_alone_on_request_and_nobody_there_sees_it(tmp_path, game):
    async with bench(tmp_path / "games.db") as here:
        table = await play(here, await begin(here, 1, game), seat=1)
        rules = {**LISTED[game].short}
        answer = await here.host.lobby.open_table(actor(0), rules, {}, "beginner", game, alone=True)
        await here.settle()
        number = answer.table_id
        # Everywhere it is the same game.
        assert await begin(here, 0, game) == number and seed_of(here, number) == seed_of(here, table.id)
        on_server = {"guild_id": actor(0).guild_id, "channel_id": actor(0).channel_id}
        while not (own := await here.table(number)).deal.between_deals:
            await press(here, number, str(last(own.view(0).answers)), **on_server)
        assert sum(field(here).values()) == 2
        assert T("fared-how") in words_of((await press(here, number, "fared", **on_server)).screen)
        for somebody in (actor(1), actor(3, moderator=True)):
            with pytest.raises(Refusal, match="no-table"):
                await here.host.press(somebody, await here.action(0, number, "look"))
        await press(here, number, "stop", **on_server)
        again = await here.host.lobby.open_table(actor(0), None, None, game=game, alone=True)
        await here.settle()
        assert again.table_id != number and (await here.table(again.table_id)).is_practice
        assert not here.gateway.posted and not here.gateway.messages
        assert not any(contents(here.path)[name] for name in NOT_PLAYED if name != "guilds")


async def test_only_like_is_compared_with_like(tmp_path):
    async with bench(tmp_path / "games.db") as here:
        seeds = set()
        for level, rules in (("beginner", {}), ("strong", {}), ("beginner", {"deals": 4})):
            number = await begin(here, game="trappola", level=level, **rules)
            seeds.add(seed_of(here, number))
            await press(here, number, "stop")
        assert len(seeds) == len(look(here.path, "SELECT DISTINCT event FROM event_deals")) == 3
        # Where more than two play Bulka, not everybody takes part in a deal.
        number = await begin(here, game="bulka", opponents=2, cup="on")
        assert (await here.table(number)).shared is None
        with pytest.raises(Refusal, match="fared-none"):
            await here.host.press(actor(0, **NOWHERE), await here.action(0, number, "fared"))
        assert len(look(here.path, "SELECT 1 FROM event_deals")) == 3


async def test_who_has_a_hint_or_is_played_for_is_not_counted_and_has_no_place_among_the_others(tmp_path):
    async with bench(tmp_path / "games.db") as here:
        for seat in (1, 2):
            await play(here, await begin(here, seat), (first, last)[seat - 1], seat)
        counted = field(here)
        number = await begin(here)
        await press(here, number, "hint")
        table = await play(here, number)
        told = words_of(await page(here, number))
        assert field(here) == counted and sum(counted.values()) == 2 and T("fared-helped") in told
        # What was helped has neither a place nor a percentage.
        assert T("daily-points", points=shown(comparing.standing(table, 0)), partners=1) in told
        assert "place" not in told and "%" not in told
        # The clock has run out for somebody, and a computer has moved.
        answer = await here.host.lobby.open_table(actor(3, **NOWHERE), {}, {"clock": "half-minute"}, "beginner", GAME)
        await here.settle()
        await here.let_pass(timedelta(seconds=31))
        await press(here, answer.table_id, "look", 3)
        await play(here, answer.table_id, last, 3)
        assert field(here) == counted and T("fared-helped") in words_of(await page(here, answer.table_id, 3))
        # A hint in a later deal takes nothing away.
        number = await begin(here, 4)
        await play(here, number, last, 4)
        await here.let_pass(PAUSE + timedelta(seconds=1))
        await press(here, number, "hint", 4)
        assert sum(field(here).values()) == 3 and T("fared-helped") not in words_of(await page(here, number, 4))


async def test_a_deal_that_was_not_played_to_its_end_is_not_compared(tmp_path):
    async with bench(tmp_path / "games.db") as here:
        number = await begin(here)
        await play(here, number, most=3)
        await press(here, number, "concede")
        ended = (await press(here, number, "look")).screen
        assert (await here.table(number)).status is Status.FINISHED and "fared" not in offered(ended)
        with pytest.raises(Refusal, match="fared-none"):
            await here.host.press(actor(0, **NOWHERE), await here.action(0, number, "fared"))
        assert not field(here)
        # Who gives the game up between two deals has played the first.
        number = (await press(here, number, "rematch")).table_id
        await play(here, number)
        await press(here, number, "concede")
        assert sum(field(here, 2).values()) == 1 and T("fared-how") in words_of(await page(here, number))


@IN_EVERY_GAME
async def test_it_is_counted_once_whenever_the_bot_is_killed(tmp_path, game):
    moves, kills = [], 0
    while True:
        async with bench(tmp_path / "games.db", kills) as here:
            number = await begin(here, game=game)
            assert (await here.table(number)).game.moves[: len(moves)] == moves
            table = await play(here, number, most=1)
            moves = list(table.game.moves)
            await here.kill()
        kills += 1
        if table.deal.between_deals or table.game.deal_number > 1:
            break
    assert kills > 4
    async with bench(tmp_path / "games.db") as here:
        await press(here, number, "look")
        await play_out(here, number)
        assert field(here) == {comparing.standing(table, 0): 1}
        assert len(look(here.path, "SELECT 1 FROM event_deals")) == 1


async def test_what_is_kept_of_a_person_is_exported_and_deleted_and_the_field_stays(tmp_path):
    async with bench(tmp_path / "games.db") as here:
        number = await begin(here)
        await play(here, number)
        kept = json.loads((await here.host.settings.export_data(actor(0, **NOWHERE))).file[1])["shared_deals"]
        assert [each["up_to"] for each in kept] == [1] and kept[0]["dealt_for"].startswith(f"{GAME} beginner ")
        counted = field(here)
        await here.ask(0, "pv1:delete", on_panel=True, **NOWHERE)
        assert not look(here.path, "SELECT 1 FROM event_people") and not look(here.path, "SELECT 1 FROM tables")
        assert field(here) == counted and not (await audit(here.path)).wrong


async def test_deals_go_after_ten_weeks_and_are_numbered_on(tmp_path):
    async with bench(tmp_path / "games.db") as here:
        for _ in range(3):
            number = await begin(here)
            await play(here, number)
            await press(here, number, "stop")
        await next_day(here, 60)
        await play(here, await begin(here, 1), first, 1)
        await next_day(here, 11)
        # The last one stays, and who comes anew begins with it.
        assert look(here.path, "SELECT deal FROM event_deals") == [(3,)]
        assert look(here.path, "SELECT deal FROM event_fields") == [(3,)]
        await begin(here, 2)
        await begin(here, 0)
        numbers = dict(look(here.path, "SELECT person, number FROM event_people"))
        assert sorted(numbers.values()) == [1, 3, 4]
        # Whose deal is gone is told so.
        ((gone,),) = look(here.path, """SELECT id FROM tables WHERE shared LIKE '%"number":1,%'""")
        told = words_of((await press(here, gone, "fared", 1)).screen)
        assert T("fared-gone") in told and T("fared-alone") not in told
        await next_day(here, 200)
        assert look(here.path, "SELECT deal FROM event_deals") == [(4,)]
        # Who was away for long does not get again what others have finished with.
        number = await begin(here, 3)
        assert (await here.table(number)).shared.number == 4
    assert not (await audit(tmp_path / "games.db")).wrong


async def test_nothing_is_told_of_a_deal_before_it_has_ended(tmp_path):
    async with bench(tmp_path / "games.db") as here:
        number = await begin(here, 1)
        table = await play(here, number, seat=1)
        secrets = [seed_of(here, number).hex(), *(str(move) for move in table.game.moves if isinstance(move, Deal))]
        number = await begin(here)
        told = repr((await press(here, number, "look")).screen) + repr((await press(here, number, "more")).screen)
        told += (await here.host.settings.export_data(actor(0, **NOWHERE))).file[1].decode()
        assert not any(each in told for each in secrets) and "commitment" not in told


def test_every_game_with_deals_that_can_be_compared_is_tried_here():
    assert set(with_duplicates()) == {name for name, kind in GAMES.items() if kind.duplicates is not None}
