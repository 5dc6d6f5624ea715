"""The deal of the day: one try for everybody, the same answers to the same play, and nothing told before its time."""

import asyncio
import contextlib
import json
import re
from dataclasses import replace
from datetime import timedelta
from random import Random
from unittest.mock import AsyncMock

import pytest

from bot.app.audit import audit
from bot.i18n.texts import texts
from bot.model import comparing, dealing, looking_back, moving, seating
from bot.model.daily import Daily
from bot.model.delivery import Delivery
from bot.model.duplicate import daily_of
from bot.model.errors import Refusal, SentTwice
from bot.model.event import Field, Try
from bot.model.options import Guild
from bot.model.replay import PostFilm, PostMoment, ShowFilm, TurnReplay
from bot.model.seal import Seal
from bot.model.table import Status, Table
from bot.service.running.duplicate import ALONE
from bot.storage.schema import PRIVATE_FROM
from bot.ui.daily import BONUS, LOST, WON, Standing, shared
from bot.ui.panel import panel
from engine.cards.shuffle import commitment
from engine.fairness import judge_play
from engine.games import GAMES, with_duplicates
from engine.moves import DOST, PASS, Deal
from engine.players import Level
from tests.support.chance import Seeded
from tests.support.every_game import LISTED
from tests.support.reviews import HASTY
from tests.support.service import (
    NAMES,
    NOON,
    PAUSE,
    PEOPLE,
    Bench,
    HereWorkers,
    Restless,
    actor,
    buttons,
    does,
    look,
    numbers,
    tamper,
    words,
)
from tests.support.sizes import in_turn, some

T = texts()
GAME = "stovkahra"
SIGNS = {BONUS, *WON, *LOST}
ELSEWHERE = {"guild_id": 77, "channel_id": 78}
"""Another server."""
IN_EVERY_GAME = pytest.mark.parametrize("game", in_turn(with_duplicates()))


def bench(tmp_path, name="games.db", seed=1):
    return Bench(tmp_path / name, seed, clock=Restless(), workers=HereWorkers())


async def begin(here, seat=0, game=GAME, **where):
    """Somebody begins today's deal; the number of its table."""
    page = await here.host.dailies.show_daily(actor(seat, **where), game)
    play = next(each.action for each in buttons(page.screen) if ".play" in each.action or ":play" in each.action)
    answer = await here.ask(seat, play, on_panel=True, message_id=9000 + seat, **where)
    await here.settle()
    return answer.table_id


async def play_on(here, number, choose, seat=0, *, most=99, **where):
    """Somebody plays on, perhaps to the end, each time what `choose` takes of what may be done."""
    while most and (table := await here.table(number)).status is Status.PLAYING:
        most -= 1
        view = table.view(0)
        assert view.turn == 0, "the computers stand still"
        await here.press(seat, number, str(choose(view.answers)), on_panel=True, **where)
        await here.settle()
    return await here.table(number)


def first(answers):
    return answers[0]


def last(answers):
    return answers[-1]


def ended(here, points):
    """All who have begun have come to these points, as if they had played."""
    tamper(
        here.path,
        f"UPDATE event_tries SET line = ',hA', points = {points}, ended_at = '2026-05-01T12:00:00+00:00'",
        "INSERT INTO event_fields SELECT event, 1, points, count(*) FROM event_tries GROUP BY event, points",
        "UPDATE tables SET status = 'finished'",
    )


def others(here, *points):
    """So many more have played the deals of all days to their end, of whom nothing else is known."""
    tamper(
        here.path,
        *(
            f"""INSERT INTO event_fields SELECT id, 1, {each}, 1 FROM events WHERE stage = 'open'
            ON CONFLICT (event, deal, points) DO UPDATE SET tries = event_fields.tries + 1"""
            for each in points
        ),
    )


async def next_day(here, days=1):
    """Midnight by UTC has passed, and the last day is counted."""
    here.clock.now += timedelta(days=days)
    await here.host.daily_ends.close_days()


async def seal_of(here, page):
    """The button of the seal, to which the page leads by how it works; the page itself bears the seal unseen."""
    explain = next(each.action for each in buttons(page) if each.action.startswith(("dh1:", "dm1:")))
    if explain.startswith("dm1:"):
        more = (await here.ask(0, explain, on_panel=True)).screen
        explain = next(each.action for each in buttons(more) if each.action.startswith("dh1:"))
    explained = (await here.ask(0, explain)).screen
    seal = next(each.action for each in buttons(explained) if each.action.startswith("ds1:"))
    assert seal[-64:] == explain[-64:]
    return seal


@IN_EVERY_GAME
async def test_it_is_played_in_a_panel_alone_and_counts_nowhere_else(tmp_path, game):
    async with bench(tmp_path) as here:
        page = (await here.host.dailies.show_daily(actor(0), game)).screen
        ((seed,),) = look(here.path, "SELECT seed FROM event_deals")
        seal = await seal_of(here, page)
        assert seal.endswith(commitment(seed)) and commitment(seed) in words((await here.ask(0, seal)).screen)
        assert not re.search("[0-9a-f]{32}", words(page)) and not look(here.path, "SELECT 1 FROM tables")
        table = await play_on(here, await begin(here, game=game), first)
        assert table.seal.seed == seed and not here.gateway.posted and not here.gateway.edited
        counted = "SELECT (SELECT count(*) FROM results) + (SELECT count(*) FROM chips)"
        assert look(here.path, counted) == [(0,)]
        assert look(here.path, "SELECT points, tries FROM event_fields") == [(comparing.standing(table, 0), 1)]
        await here.settle()
        opened = {"on_panel": True, "message_id": 9000, "token": "of the hand"}
        await here.host.press(actor(0), await here.action(0, table.id, "look"), **opened)
        assert look(here.path, "SELECT count(*) FROM panels") == [(1,)]
        await here.host.press(actor(0), f"dy1:show.{game}.2026-05-01", **opened)
        assert not look(here.path, "SELECT 1 FROM panels"), "what stands there now is no hand any more"
        # It is one try, and on every server the same.
        again = (await here.host.dailies.show_daily(actor(0, **ELSEWHERE), game)).screen
        ((strong, perfect),) = look(here.path, "SELECT strong, perfect FROM event_deals")
        assert {abs(comparing.standing(table, 0)), abs(strong), abs(perfect)} <= numbers(
            words(again).replace("−", "").replace("+", "")
        )
        assert not [each for each in buttons(again) if ":play" in each.action]
        # Where two play there is one opponent.
        assert ("theirs" in words(again), "your opponent’s" in words(again)) == (
            table.kind.partners,
            not table.kind.partners,
        )
        assert await here.host.display.list_tables(actor(0))
        await here.host.lobby.open_table(actor(0), {}, None)
        # The first table of all is the first one.
        assert look(here.path, "SELECT id FROM tables WHERE channel_id <> 0") == [(1,)]


@IN_EVERY_GAME
async def test_the_hand_in_which_the_deal_has_ended_says_where_the_points_came_from(tmp_path, game):
    async with bench(tmp_path) as here:
        table = await play_on(here, await begin(here, game=game), first)
        sides: list[tuple[bool, int, list[int]]] = []
        for line in words(panel(table, 0, T)).splitlines():
            if total := re.fullmatch(r"\*\*(.+):\*\* \*\*(\d+)\*\*", line):
                sides.append((NAMES[0] in total[1] or total[1].startswith("You"), int(total[2]), []))
            elif sides and (part := re.match(r"-# \+(\d+) ", line)):
                sides[-1][2].append(int(part[1]))
        assert all(total == sum(parts) for _, total, parts in sides)
        ((ours,), (theirs,)) = ([total for own, total, _ in sides if own is mine] for mine in (True, False))
        assert ours - theirs == comparing.standing(table, 0)


async def test_where_the_bot_is_on_no_server_it_is_played_and_shared_and_of_others_no_name_is_told(tmp_path):
    nowhere = {"guild_id": 0, "channel_id": 5}
    async with bench(tmp_path) as here:
        await play_on(here, await begin(here, **nowhere), last, **nowhere)
        shared = (await here.ask(0, f"dy1:share.{GAME}.2026-05-01", on_panel=True, **nowhere)).screen
        assert NAMES[0] in words(shared) and not look(here.path, "SELECT 1 FROM guilds")
        others(here, -999, -999, -999)
        await next_day(here)
        for somebody, named in ((0, True), (1, False)):
            ranks = (await here.ask(somebody, f"dr1:{GAME}.week.0", on_panel=True, **nowhere)).screen
            assert (NAMES[0] in words(ranks)) == named and len(buttons(ranks)) == 2


@pytest.mark.parametrize("game", some(with_duplicates()))
async def test_who_plays_the_same_gets_the_same_in_every_process_and_after_a_kill(tmp_path, game):
    """Two people in one database, and two in another, where the process is killed after every move."""
    played = []
    for name, kills in (("a.db", False), ("b.db", True)):
        for person in (0, 1):
            async with bench(tmp_path, name) as here:
                # What a person prefers changes what is asked, and nothing else.
                await here.host.dailies.show_daily(actor(person), game)
                tamper(here.path, f"UPDATE people SET own_cuts = 1, forced_cards = {person} WHERE level IS NULL")
                number = await begin(here, person, game)
                if not kills:
                    await play_on(here, number, last, person)
            while kills:
                async with bench(tmp_path, name) as here:
                    answer = await here.host.dailies.show_daily(actor(person), game)
                    await here.settle()
                    if (await play_on(here, number, last, person, most=1)).status is Status.FINISHED:
                        break
                    assert answer.table_id == number
                    await here.kill()
            async with bench(tmp_path, name) as here:
                table = await here.table(number)
                played.append((table.seal.seed, list(map(str, table.game.moves)), comparing.standing(table, 0)))
    assert all(each == played[0] for each in played)


async def test_a_computer_is_told_a_number_and_its_own_view_and_nothing_of_the_seed(tmp_path):
    async with bench(tmp_path) as here:
        table = await play_on(here, await begin(here), last)
        hidden = {table.seal.seed.hex(), repr(table.seal.seed), str(int.from_bytes(table.seal.seed, "big"))}
        asked = here.workers.asked
        assert len(asked) > 8 and len({seed for _, seed in asked}) == len({repr(view) for view, _ in asked})
        for view, seed in asked:
            assert view.seat is not None and seed < 2**64 and not any(each in repr((view, seed)) for each in hidden)
            assert len(view.hand) == view.held[view.seat] and not hasattr(view, "pack")


@pytest.mark.parametrize("seed", range(6))
def test_who_likes_to_cut_does_not_and_dost_is_neither_offered_nor_taken(seed):
    """Both would make a different deal of it: of the cut nobody decides, and every deal is played out."""
    daily = Daily(event=1, number=1, day=NOON.date(), game=GAME, seed=Random(seed).randbytes(32))
    people = [replace(each, own_cuts=True, forced_cards=bool(seed % 2)) for each in PEOPLE]
    table = Table(1, Guild(0), 0, people[0], daily.rules, duplicate=daily.duplicate, seal=Seal(next_seed=daily.seed))
    for seat, person in enumerate(people):
        seating.sit(table, person, seat)
    seating.start(table, people[0])
    could = 0
    dealing.advance(table, NOON, Seeded(1), PAUSE)
    while table.status is Status.PLAYING:
        (seat,) = table.awaited()
        view = table.view(seat)
        assert not table.game.awaits_cut and DOST not in view.legal
        if DOST in table.game.legal_moves(seat):
            could += 1
            with pytest.raises(Refusal, match="duplicate-dost"):
                moving.push(table, seat, DOST)
        moving.push(table, seat, view.answers[-1])
        dealing.advance(table, NOON, Seeded(1), PAUSE)
    assert could > 4 and table.game.deal_number == 1 and sum(comparing.standing(table, seat) for seat in (0, 1)) == 0


async def test_two_devices_at_once_and_a_click_sent_twice_make_one_try(tmp_path):
    async with bench(tmp_path) as here:
        page = await here.host.dailies.show_daily(actor(0), GAME)
        play = buttons(page.screen)[0].action
        told = await asyncio.gather(
            *(
                here.host.press(actor(0, delivery=Delivery(5, key)), play, on_panel=True, message_id=1)
                for key in (1, 2)
            ),
            here.host.press(actor(0, delivery=Delivery(6, 3), **ELSEWHERE), play, on_panel=True, message_id=2),
            return_exceptions=True,
        )
        await here.settle()
        assert [type(each) for each in told if isinstance(each, Exception)] == [SentTwice]
        assert (
            look(here.path, "SELECT count(*) FROM tables")
            == look(here.path, "SELECT count(*) FROM event_tries")
            == [(1,)]
        )


async def test_nobody_gives_up_leaves_stops_asks_for_a_hint_or_says_dost(tmp_path):
    async with bench(tmp_path) as here:
        number = await begin(here)
        before = (await here.table(number)).game.moves
        for what in ("concede", "leave", "stop", "rematch", "hint", "dost", "seed", "on", "record"):
            answer = await here.press(0, number, what, on_panel=True)
            assert not {does(each) for each in buttons(answer.screen)} & {"hint", "concede", "leave", "stop", "down"}
        shown = {does(each) for each in buttons((await here.press(0, number, "more", on_panel=True)).screen)}
        assert not shown & {"ask concede", "ask leave", "ask stop", "down", "seed"} and "words" in shown
        table = await here.table(number)
        assert table.game.moves == before and table.status is Status.PLAYING and table.seats.seat_of(table.opener) == 0
        # It is shown in no channel, not even by who plays it, and with its end it is over for good.
        for posting in ("wake", "down"):
            with contextlib.suppress(Refusal):
                await here.press(0, number, posting, on_panel=posting == "down")
        for show in (here.host.display.show, here.host.display.open_hand, here.host.endings.stop):
            with pytest.raises(Refusal, match="no-table"):
                await show(actor(0), number)
        await here.settle()
        assert not here.gateway.posted and not here.gateway.messages and (await here.table(number)).is_private
        await play_on(here, number, first)
        for what in ("on", "rematch", "now"):
            await here.press(0, number, what, on_panel=True)
        assert (await here.table(number)).status is Status.FINISHED
        # Nobody else finds it, wherever they look.
        for somebody in (actor(1), actor(1, guild_id=0, channel_id=0), actor(8, moderator=True)):
            for what in ("hand", "menu", "look", "play hA"):
                with pytest.raises(Refusal, match="no-table"):
                    await here.host.press(somebody, await here.action(0, number, what))
            with pytest.raises(Refusal, match=r"no-table|only-servers"):
                await here.host.display.show(somebody, number)


async def test_nobody_looks_back_on_it_before_the_day_is_over_and_then_its_player_may(tmp_path):
    async with bench(tmp_path) as here:
        number = await begin(here)
        await play_on(here, number, first)
        await begin(here, 1)
        secrets = [str(move) for move in (await here.table(number)).game.moves if isinstance(move, Deal)]
        seed = (await here.table(number)).seal.seed.hex()
        replays = [each(number, 1, 9, True).encode() for each in (TurnReplay, PostMoment, ShowFilm, PostFilm)]
        replays += [f"on1:replay.{number}.1.9.1", f"on1:replay.{number}.1.9.1.0", f"on1:review.{number}.1.9.1.0"]
        for asked in (f"rv1:{number}:1:1:1", f"ah1:{number}:1:1", f"ro1:{number}:1:1", *replays):
            with pytest.raises(Refusal, match="still-played"):
                await here.ask(0, asked)
        told = repr((await here.host.dailies.show_daily(actor(0), GAME)).screen)
        told += repr(await here.host.settings.export_data(actor(0)))
        assert not any(each in told for each in (*secrets, seed))
        here.clock.now += timedelta(days=1)
        with pytest.raises(Refusal, match="still-played"):
            await here.ask(0, f"ah1:{number}:1:1")
        await here.host.daily_ends.close_days()
        page = (await here.ask(0, f"dy1:show.{GAME}.2026-05-01", on_panel=True)).screen
        assert not re.search("[0-9a-f]{32}", words(page)), "it fills a phone"
        seal = await seal_of(here, page)
        assert seed in words((await here.ask(0, seal)).screen)
        # A message with another seal is told apart.
        other = seal[:-64] + 64 * "0"
        assert T("seal-published", commitment=64 * "0") in words((await here.ask(0, other)).screen)
        more = next(each.action for each in buttons(page) if each.action.startswith("dm1:"))
        further = [each.action for each in buttons((await here.ask(0, more, on_panel=True)).screen)]
        ways = [buttons(page)[1].action, *further[:2]]
        assert ways == [f"rv1:{number}:1:1:0", f"ah1:{number}:1:1", f"ro1:{number}:1:1"]
        # Neither in private nor for everybody it is called by the number of a table.
        for each in (ways[2], PostMoment(number, 1, 9, True).encode()):
            shown = words((await here.ask(0, each)).screen)
            assert shown.startswith(words(page).split("\n")[0]) and str(number) not in shown and "table" not in shown
        for each in ways[1:]:
            await here.ask(0, each)
            with pytest.raises(Refusal, match="no-table"):
                await here.ask(1, each)


@IN_EVERY_GAME
async def test_what_is_left_off_is_played_to_its_end_by_strong_computers_as_they_would(tmp_path, game):
    """Alike for all who have played the same; it counts nowhere, and is there to look back on."""
    async with bench(tmp_path) as here:
        left = [await begin(here, seat, game) for seat in range(3)]
        for seat, number in enumerate(left):
            await play_on(here, number, first, seat, most=(2, 2, 3)[seat])
        whole = comparing.standing(await play_on(here, await begin(here, 3, game), first, 3), 0)
        unplayed = await begin(here, 4, game)
        before = [(await here.table(number)).game.moves[:] for number in left]
        action = await here.action(0, left[0], str((await here.table(left[0])).view(0).answers[0]))
        here.clock.now += timedelta(days=1)
        with pytest.raises(Refusal, match="daily-over"):
            await here.host.press(actor(0), action)
        for _ in range(2):
            await here.host.daily_ends.close_days()
        tables = [await here.table(number) for number in (*left, unplayed)]
        assert {table.status for table in tables} == {Status.FINISHED}
        assert all(table.deal.between_deals for table in tables[:3]) and not tables[3].deal.between_deals
        assert tables[0].game.moves == tables[1].game.moves
        assert all(table.game.moves[: len(moves)] == moves for table, moves in zip(tables, before, strict=False))
        # The computer in the person's seat knows what that seat knows, and chooses as it always would.
        for table, moves in zip(tables, before, strict=False):
            again = table.kind.begin(table.rules, len(table.seats))
            for move in table.game.moves:
                shown = looking_back.with_game(table, again, 1, table.deal.players, [])
                if again.turn == 0 and len(again.moves) >= len(moves) and len(shown.view(0).legal) > 1:
                    chosen = await here.real_host.dailies._ground.workers.decide(
                        shown.view(0), Level.STRONG, comparing.thought(shown, 0)
                    )
                    assert chosen == move
                again.push(move)
        assert look(here.path, "SELECT points, tries FROM event_fields") == [(whole, 1)]
        assert look(here.path, "SELECT left_off FROM event_tries WHERE ended_at IS NOT NULL ORDER BY person") == [
            (1,),
            (1,),
            (1,),
            (0,),
        ]
        owner = "SELECT DISTINCT user_id FROM {} JOIN people ON people.id = person"
        # Of a deal that fewer than four have finished, nobody has anything in rankings.
        assert look(here.path, owner.format("streaks")) == [(1003,)] and not look(here.path, "SELECT 1 FROM shares")
        page = (await here.ask(0, f"dy1:show.{game}.2026-05-01", on_panel=True)).screen
        assert T("daily-left-off") in words(page)
        for each in [each.action for each in buttons(page) if each.label in (T("button-hands"), T("button-replay"))]:
            await here.ask(0, each)
            with pytest.raises(Refusal, match="no-table"):
                await here.ask(1, each)
        assert not (await audit(here.path)).wrong
        # What of it would count is found.
        tamper(here.path, "UPDATE event_tries SET share = 500 WHERE left_off = 1")
        assert len((await audit(here.path)).wrong) == 3
        tamper(here.path, "UPDATE event_tries SET share = NULL WHERE left_off = 1", "DELETE FROM event_fields")
        assert len((await audit(here.path)).wrong) == 1
        tamper(here.path, f"INSERT INTO event_fields SELECT id, 1, {whole}, 1 FROM events")
        # A new day, a new deal.
        assert (await here.table(await begin(here, 0, game))).seal.seed != tables[0].seal.seed
        await next_day(here, 15)
        assert look(here.path, "SELECT count(*) FROM substitutes") == [(0,)]


async def test_what_is_left_off_is_played_on_whenever_the_process_is_killed(tmp_path):
    async with bench(tmp_path, "other.db") as here:
        await play_on(here, await begin(here), first, most=2)
        await next_day(here)
        expected = look(here.path, "SELECT points, left_off FROM event_tries")
    async with bench(tmp_path) as here:
        await play_on(here, await begin(here), first, most=2)
    kills = 0
    while not look(tmp_path / "games.db", "SELECT 1 FROM events WHERE stage = 'over'"):
        kills += 1
        async with bench(tmp_path) as here:
            here.clock.now += timedelta(days=1)
            decide, left = here.real_host.dailies._ground.workers.decide, [3]

            async def few(*asked, decide=decide, left=left):
                left[0] -= 1
                if left[0] < 0:
                    raise asyncio.CancelledError
                return await decide(*asked)

            here.real_host.dailies._ground.workers.decide = few
            with contextlib.suppress(asyncio.CancelledError):
                await here.host.daily_ends.close_days()
            await here.kill()
    assert kills > 3
    assert look(tmp_path / "games.db", "SELECT points, left_off FROM event_tries") == expected
    assert not look(tmp_path / "games.db", "SELECT 1 FROM event_fields")


PAGES = (
    *(f"dy1:{what}.{GAME}.2026-05-01" for what in ("show", "field", "share")),
    *(f"dr1:{GAME}.{period}.{everywhere}" for period in ("week", "month") for everywhere in (0, 1)),
    f"dl1:days.{GAME}",
)
"""All that tells of a deal of the day, and compares those who have played it."""


async def day_of_two(path, leaves):
    """Two people finish a deal; all that they and everybody are shown, where another one leaves it off, or not."""
    async with bench(path, f"{leaves}.db") as here:
        await here.host.dailies.show_daily(actor(0), GAME)
        await here.host.press(actor(8, moderator=True), "se1:daily-channel", values=["555"], on_panel=True)
        others(here, -40, 40)
        if leaves:
            await play_on(here, await begin(here, 2), first, 2, most=3)
        for seat, choose in ((0, last), (1, first)):
            await play_on(here, await begin(here, seat), choose, seat)
        if leaves == "deletes-at-once":
            await here.ask(2, "pv1:delete")
        here.clock.now += timedelta(days=1)
        if leaves == "deletes-at-night":
            await here.ask(2, "pv1:delete")
        await here.host.daily_ends.close_days()
        await here.settle()
        if leaves == "deletes-later":
            await here.ask(2, "pv1:delete")
        own = []
        if leaves == "leaves":
            for page in PAGES:
                if "share" not in page:
                    own.append(words((await here.ask(2, page, on_panel=True)).screen))
            with pytest.raises(Refusal, match="daily-nothing-to-share"):
                await here.ask(2, f"dy1:share.{GAME}.2026-05-01", on_panel=True)
            own.append(words((await here.host.dailies.show_daily(actor(2), GAME)).screen))
            ((points,),) = look(here.path, "SELECT points FROM event_tries WHERE left_off = 1")
            assert T("daily-left-off") in own[0] and T("daily-left-off") in own[1]
            assert T("daily-day-left-off") in repr((await here.ask(2, f"dl1:days.{GAME}", on_panel=True)).screen)
            assert not any("place" in told.split("-#")[0] for told in own[:2]), points
        shown = [words((await here.ask(seat, page, on_panel=True)).screen) for seat in (0, 1) for page in PAGES]
        shown += [words((await here.host.dailies.show_daily(actor(seat), GAME)).screen) for seat in (0, 1)]
        shown.append(words((await here.host.seasons.show(actor(0))).screen))
        here.real_host.daily_ends.announce()
        await here.settle()
        shown += [words(screen) for _, screen in here.gateway.posted]
        assert not (await audit(here.path)).wrong
        return shown


async def test_what_is_left_off_changes_no_number_of_anybody_whenever_it_happens(tmp_path):
    """Worlds with somebody who leaves a deal off, and deletes their data at any time, beside one without."""
    alone = await day_of_two(tmp_path, "")
    assert sum("of 4" in told for told in alone) >= 6 and sum("points" in told for told in alone) >= 4
    for leaves in ("leaves", "deletes-at-once", "deletes-at-night", "deletes-later"):
        assert await day_of_two(tmp_path, leaves) == alone, leaves


async def test_between_midnight_and_the_count_nothing_is_said_that_is_not_so(tmp_path):
    async with bench(tmp_path) as here:
        await play_on(here, await begin(here), first, most=2)
        await play_on(here, await begin(here, 1), first, 1)
        await begin(here, 2)
        here.clock.now += timedelta(days=1)
        for seat in range(4):
            page = (await here.ask(seat, f"dy1:show.{GAME}.2026-05-01", on_panel=True)).screen
            told, offered = words(page), [each.label for each in buttons(page)]
            # No time that is past, no card that was not played, and nothing to begin.
            assert "<t:" not in told and T("daily-not-counted") not in told and T("button-daily-play") not in offered
            assert (T("daily-missed") in told) is (seat == 3) and (T("daily-counting") in told) is (seat != 3)


async def test_what_is_shared_tells_points_place_and_streak_and_nothing_of_the_cards(tmp_path):
    async with bench(tmp_path) as here:
        for person, choose in ((0, last), (1, first)):
            await play_on(here, await begin(here, person), choose, person)
        share = f"dy1:share.{GAME}.2026-05-01"
        with pytest.raises(Refusal, match="daily-nothing-to-share"):
            await here.ask(2, share, on_panel=True)
        public = (await here.ask(0, share, on_panel=True)).screen
        points = dict(look(here.path, "SELECT user_id, points FROM event_tries JOIN people ON people.id = person"))
        told = words(public).replace("+", "").replace("−", "")
        assert NAMES[0] in told and {abs(points[1000]), 2} <= numbers(told)
        ((strong, perfect),) = look(here.path, "SELECT strong, perfect FROM event_deals")
        assert {abs(strong), abs(perfect)} <= numbers(told)
        # Nothing of it depends on the cards: only on who won which points, and how often others made as many.
        before = repr(public)
        with_other_suits(here.path, await here.table(PRIVATE_FROM))
        tamper(here.path, "UPDATE event_deals SET seed = zeroblob(32)")
        with pytest.raises(Refusal, match="daily-shared-here"):
            await here.ask(0, share, on_panel=True)
        assert repr((await here.ask(0, share, on_panel=True, channel_id=201)).screen) == before


def with_other_suits(path, table):
    """At a table two suits that are no trumps have changed their names, in the pack and in all that was played."""
    trump = table.game.deals[0].trump
    one, two = ("alhb".replace("alhb"[trump.value], ""))[:2]
    named = {one: two, two: one}
    game = f"(SELECT id FROM games WHERE table_id = {table.id})"
    moves = look(path, f"SELECT game, ply, move FROM moves WHERE game = {game}")
    changed = [
        (game, ply, re.sub(r"([ablh])(?=[0-9A-Z])", lambda found: named.get(found[1], found[1]), move))
        for game, ply, move in moves
    ]
    assert [move for *_, move in changed] != [move for *_, move in moves]
    tamper(
        path, *(f"UPDATE moves SET move = '{move}' WHERE game = {game} AND ply = {ply}" for game, ply, move in changed)
    )


async def test_when_the_field_is_complete_it_is_shared_once_more_with_the_tricks_in_their_order(tmp_path):
    async with bench(tmp_path) as here:
        for person, choose in ((0, last), (1, first)):
            await play_on(here, await begin(here, person), choose, person)
        made = GAMES[GAME].duplicates.tricks((await here.table(PRIVATE_FROM)).game, 0)
        share, rows = f"dy1:share.{GAME}.2026-05-01", []
        for _ in range(2):
            rows.append(words((await here.ask(0, share, on_panel=True)).screen).splitlines())
            with pytest.raises(Refusal, match="daily-shared-here"):
                await here.ask(0, share, on_panel=True)
            await next_day(here)
        (mixed,), (in_order,) = [
            [line for line in told if set(line) & set(SIGNS) and "-#" not in line] for told in rows
        ]
        assert len(mixed) == len(in_order) == len(made) == 8 and sorted(mixed) == sorted(in_order)
        assert [sign in "⭐⬜🟦🟧" for sign in in_order] == [each.won for each in made]
        assert [sign in "⭐⬜🟦🟧" for sign in mixed] == sorted((each.won for each in made), reverse=True)


def tricks_at_random(name, random):
    """What the tricks of a deal bring that is played at random."""
    kind = GAMES[name]
    game, secret = kind.begin(kind.duplicates.rules(), kind.seats[0]), random.randbytes(32)
    while not (game.deal_number and (game.awaits_chance or game.outcome is not None)):
        drawn = kind.chance(game, None, secret) or (kind.cut(game, secret) if game.awaits_cut else None)
        game.push(drawn or random.choice([move for move in game.legal_moves() if move != DOST]))
    return kind.duplicates.tricks(game, 0)


@IN_EVERY_GAME
@pytest.mark.parametrize("seed", range(20))
def test_the_row_of_a_day_that_is_not_over_tells_neither_a_card_nor_in_which_trick_anything_was_won(game, seed):
    """Of random deals: the row is the same however the tricks follow each other."""
    random = Random(seed)
    played, strong = tricks_at_random(game, random), tricks_at_random(game, random)
    order = random.sample(range(len(played)), len(played))
    rows = []
    for places in (range(len(played)), order):
        known = {"strong": 1, "perfect": 2, "strong_tricks": tuple(strong[at].points for at in places)}
        daily = Daily(event=1, number=1, day=NOON.date(), game=game, seed=bytes(32), **known)
        standing = Standing(daily, Try(1, 0, True), Field({0: 1}), 0, made=tuple(played[at] for at in places))
        rows.append(repr(shared(standing, standing.tried, PEOPLE[0], T)))
    assert rows[0] == rows[1], seed
    told = words(shared(standing, standing.tried, PEOPLE[0], T))
    row = next(line for line in told.splitlines() if set(line) <= SIGNS)
    assert len(row) == len(played) == (8 if game == GAME else 9)


async def test_the_next_day_begins_with_the_place_of_the_day_before_and_the_streak(tmp_path):
    async with bench(tmp_path) as here:
        for _ in range(2):
            for person, choose in ((0, last), (1, first)):
                await play_on(here, await begin(here, person), choose, person)
            await next_day(here)
        ((points, place),) = look(
            here.path,
            """SELECT points, 1 + (SELECT count(*) FROM event_tries AS other WHERE other.event = event_tries.event
               AND other.points > event_tries.points) FROM event_tries JOIN people ON people.id = person
               WHERE user_id = 1000 AND begun_on = '2026-05-02'""",
        )
        told = words((await here.host.dailies.show_daily(actor(0), GAME)).screen)
        equal = look(
            here.path, "SELECT max(tries) FROM event_fields JOIN events ON id = event WHERE name = '2026-05-02'"
        ) == [(2,)]
        at = T("daily-place", place=place, size=2, percent=0 if equal or place > 1 else 100, equal=int(equal))
        assert T("daily-yesterday", points=f"{points:+}".replace("-", "−"), place=at) in told
        assert T("daily-streak", days=2) in told
        for nobody in (actor(2), actor(0, **ELSEWHERE)):
            assert (T("daily-streak", days=2) in words((await here.host.dailies.show_daily(nobody, GAME)).screen)) == (
                nobody.user_id == 1000
            )


async def test_before_the_try_one_is_led_to_the_lesson_and_after_it_to_other_deals_and_a_puzzle(tmp_path):
    async with bench(tmp_path) as here:
        page = (await here.host.dailies.show_daily(actor(0), GAME)).screen
        learn = next(each.action for each in buttons(page) if each.label == T("button-learn"))
        assert "Stovkahra" in words((await here.ask(0, learn, on_panel=True)).screen)
        number = await begin(here)
        # Whoever left off goes on from the page of the day, which is opened anywhere.
        under_way = (await here.ask(0, f"dt1:{GAME}")).screen
        go_on = next(each.action for each in buttons(under_way) if each.label == T("button-daily-play"))
        assert (await here.ask(0, go_on, on_panel=True, message_id=9050)).table_id == number
        assert not any(each.action.startswith(("dt1", "po2")) for each in buttons(under_way))
        await play_on(here, number, first)
        offered = [each.action for each in buttons((await here.ask(0, f"dt1:{GAME}")).screen)]
        assert {"dt1:trappola", "dt1:bulka"} <= set(offered)
        more = next(each for each in offered if each.startswith("dm1:"))
        assert "po2:stovkahra" in [each.action for each in buttons((await here.ask(0, more, on_panel=True)).screen)]
        assert T("daily-about-bulka") in words((await here.ask(0, "dt1:bulka")).screen)
        assert words((await here.ask(0, "po2:stovkahra")).screen).startswith("### 🧩")
        await next_day(here)
        yesterday = (await here.ask(0, f"dy1:show.{GAME}.2026-05-01", on_panel=True)).screen
        assert not {"po2:stovkahra", "dt1:bulka"} & {each.action for each in buttons(yesterday)}


async def test_days_in_a_row_are_counted_and_one_day_off_ends_them(tmp_path):
    async with bench(tmp_path) as here:
        streaks = []
        for days in (0, 1, 1, 2):
            await next_day(here, days)
            await play_on(here, await begin(here), first)
            shown = words((await here.host.dailies.show_daily(actor(0), GAME)).screen)
            streaks.append([int(found) for found in re.findall(r"🔥 \**(\d+)", shown)])
        assert streaks == [[], [2], [3], []]
        await next_day(here, 2)
        assert "🔥" not in words((await here.host.dailies.show_daily(actor(0), GAME)).screen)


async def test_weeks_and_months_rank_shares_by_server_and_over_all_and_name_whom_they_may(tmp_path, monkeypatch):
    async with bench(tmp_path) as here:
        for person, where in ((0, {}), (1, {}), (2, ELSEWHERE), (3, {})):
            await begin(here, person, **where)
        ended(here, "10 * (SELECT user_id FROM people WHERE id = person)")
        tamper(here.path, "UPDATE people SET ranked = 0 WHERE user_id = 1003")

        async def table(what, person=0):
            shown = (await here.ask(person, f"dr1:{GAME}.{what}", on_panel=True)).screen
            return [
                name for line in words(shown).splitlines() for name in (*NAMES, "Somebody") if f"**{name}**" in line
            ]

        assert await table("week.0") == []
        await next_day(here)
        for period in ("week", "month"):
            assert await table(f"{period}.0") == [NAMES[1], NAMES[0]]
            assert await table(f"{period}.1") == ["Somebody", "Somebody", NAMES[0]]
        # A name is read by whoever wants names, and of whoever does.
        await here.ask(2, "pr1:named.0")
        assert await table("week.1") == ["Somebody", "Somebody", NAMES[0]]
        await here.ask(0, "pr1:named.0")
        assert await table("week.1") == [NAMES[2], "Somebody", NAMES[0]]
        await here.ask(2, "pr1:ranked.0")
        assert await table("week.1") == ["Somebody", NAMES[0]]
        monkeypatch.setattr("bot.service.actions.daily.RANKS_LISTED", 1)
        shown = words((await here.ask(0, f"dr1:{GAME}.week.1", on_panel=True)).screen)
        assert re.findall(r"`(\d+)` \*\*(\w+)\*\*", shown) == [("1", "Somebody"), ("2", NAMES[0])]
        with pytest.raises(Refusal, match="moderators-only"):
            await here.host.press(actor(0), "se1:daily-table", values=["off"])
        await here.host.press(actor(8, moderator=True), "se1:daily-table", values=["off"], on_panel=True)
        assert await table("week.0") == []
        # What is begun there now counts for no server, and still for its player.
        await begin(here, 1)
        assert look(here.path, "SELECT guild_id FROM event_tries WHERE begun_on = '2026-05-02'") == [(0,)]


async def test_equal_tries_count_half_for_each_other_and_equal_sums_share_a_place(tmp_path):
    async with bench(tmp_path) as here:
        for person in range(4):
            await begin(here, person)
        made = "CASE user_id WHEN 1001 THEN 12 WHEN 1003 THEN -3 ELSE 7 END"
        ended(here, f"(SELECT {made} FROM people WHERE id = person)")
        await next_day(here)
        for person in range(4):
            shown = words((await here.ask(person, f"dr1:{GAME}.week.0", on_panel=True)).screen)
            lines = re.findall(r"`(\d+)` \*\*(\w+)\*\* · (\d+)", shown)
            expected = [("1", NAMES[1], "100"), ("2", NAMES[0], "50"), ("2", NAMES[2], "50"), ("4", NAMES[3], "0")]
            assert sorted(lines) == sorted(expected)
            own = words((await here.ask(person, f"dy1:show.{GAME}.2026-05-01", on_panel=True)).screen)
            # Where not all who are equal can be named, nobody of them is, but for whoever looks.
            with pytest.MonkeyPatch.context() as patch:
                patch.setattr("bot.service.actions.daily.RANKS_LISTED", 2)
                shown = words((await here.ask(person, f"dr1:{GAME}.week.0", on_panel=True)).screen)
            named = re.findall(r"`(\d+)` \*\*(\w+)\*\*", shown)
            assert set(named) == {("1", NAMES[1]), (("2", "1", "2", "4")[person], NAMES[person])}
            assert T("daily-ranks-equal", place=2, people=2) in shown
            # Ahead of somebody is who has more, and ties are told as ties.
            place, percent, equal = ((2, 33, 1), (1, 100, 0), (2, 33, 1), (4, 0, 0))[person]
            assert T("daily-place", place=place, size=4, percent=percent, equal=equal) + "\n" in own


async def test_alone_or_among_three_it_brings_nothing_and_alone_it_is_compared_with_nobody(tmp_path):
    for number, brings in ((1, False), (3, False), (4, True)):
        async with bench(tmp_path, f"{number}.db") as here:
            for person in range(number):
                await begin(here, person)
            ended(here, "10 * person")
            await next_day(here)
            season = words((await here.host.seasons.show(actor(0))).screen)
            assert (T("season-nobody") not in season) is brings, number
            for everywhere in (0, 1):
                ranks = words((await here.ask(0, f"dr1:{GAME}.month.{everywhere}", on_panel=True)).screen)
                assert (T("daily-ranks-none") not in ranks) is brings, number
            own = words((await here.ask(0, f"dy1:show.{GAME}.2026-05-01", on_panel=True)).screen)
            assert ("%" in own, T("daily-alone") in own) == (number > 1, number == 1)


@IN_EVERY_GAME
def test_nobody_is_asked_to_pass_where_nothing_can_be_declared(game):
    kind, passes = GAMES[game], 0
    for number in range(12):
        seed, day = bytes([number]) * 32, daily_of(NOON.date())
        table = Table(1, Guild(0), 0, PEOPLE[0], kind.duplicates.rules(), ALONE, day, seal=Seal(next_seed=seed))
        for seat in range(kind.seats[0]):
            seating.sit(table, PEOPLE[seat] if seat == 0 else replace(PEOPLE[seat], level=Level.STRONG), seat)
        seating.start(table, PEOPLE[0])
        while True:
            dealing.advance(table, NOON, Seeded(1), PAUSE)
            if table.status is not Status.PLAYING:
                break
            (seat,) = table.awaited()
            answers = table.view(seat).answers
            assert answers != [PASS], number
            moving.push(table, seat, answers[-1])
        passes += table.game.moves.count(PASS)
    # Where the game declares so, passes are made all the same.
    assert passes or "pass" not in LISTED[game].words


async def test_the_day_before_is_offered_where_there_is_one_and_the_rankings_lead_back(tmp_path):
    async with bench(tmp_path) as here:

        async def offered():
            page = (await here.host.dailies.show_daily(actor(0), GAME)).screen
            return [each.action for each in buttons(page)]

        before, ranks = f"dy1:show.{GAME}.2026-05-01", f"dr1:{GAME}.week.0"
        assert not [each for each in await offered() if "2026-04-30" in each]
        await play_on(here, await begin(here), first)
        assert not [each for each in await offered() if "2026-04-30" in each]
        others(here, -999, -999, -999)
        await next_day(here)
        assert before in await offered() and ranks in await offered()
        page = (await here.ask(0, f"dy1:field.{GAME}.2026-05-01", on_panel=True)).screen
        assert not [each for each in buttons(page) if "2026-04-30" in each.action]
        page = (await here.ask(0, ranks, on_panel=True)).screen
        (back,) = (each.action for each in buttons(page) if each.action.startswith("dy1:show"))
        assert (await here.ask(0, back, on_panel=True)).screen == (
            await here.host.dailies.show_daily(actor(0), GAME)
        ).screen
        assert "100 points · one deal" in words(page)


async def test_ones_own_best_line_bears_ones_own_name_and_to_others_nobodys(tmp_path):
    async with bench(tmp_path) as here:
        for seat in (1, 2, 0):
            await play_on(here, await begin(here, seat), first, seat)
        await next_day(here)
        await here.settle()
        for seat, somebody in ((0, False), (1, False), (2, False), (8, True)):
            field = (await here.ask(seat, f"dy1:field.{GAME}.2026-05-01", on_panel=True)).screen
            best = next(each.action for each in buttons(field) if each.label == T("button-daily-best"))
            shown = words((await here.ask(seat, best, on_panel=True)).screen)
            named = {name for name in NAMES if name in shown}
            assert (T("daily-somebody") in shown) is somebody and named == (set() if somebody else {NAMES[seat]})


async def test_no_line_is_called_the_best_where_whoever_made_more_has_deleted_their_data(tmp_path):
    async with bench(tmp_path) as here:
        for seat in (0, 1):
            await play_on(here, await begin(here, seat), first, seat)
        await next_day(here)
        page, best = f"dy1:field.{GAME}.2026-05-01", T("button-daily-best")
        assert best in [each.label for each in buttons((await here.ask(1, page, on_panel=True)).screen)]
        tamper(
            here.path, "INSERT INTO event_fields SELECT event, 1, max(points) + 2, 1 FROM event_fields GROUP BY event"
        )
        assert best not in [each.label for each in buttons((await here.ask(1, page, on_panel=True)).screen)]
        # A button that was drawn before leads to what there is.
        later = (await here.ask(1, page.replace("field", "best"), on_panel=True)).screen
        assert T("button-daily-own") in [each.label for each in buttons(later)]


async def test_the_day_after_everybody_sees_the_field_its_best_line_and_the_dearest_mistake(tmp_path):
    # Of this deal the last card that may be played first is the worst by far.
    async with bench(tmp_path, seed=13) as here:
        tables = [
            await play_on(here, await begin(here, seat), how, seat) for seat, how in enumerate((last, last, first))
        ]
        field = f"dy1:field.{GAME}.2026-05-01"
        for somebody in (0, 8):
            shown = (await here.ask(somebody, field, on_panel=True)).screen
            assert "Trick 1" not in words(shown) and not numbers(words(shown)) & {abs(comparing.standing(tables[0], 0))}
        await next_day(here)
        await here.settle()
        shown = words((await here.ask(8, field, on_panel=True)).screen)
        shown += words((await here.ask(8, field.replace("field", "best"), on_panel=True)).screen)
        best = max(tables, key=lambda table: comparing.standing(table, 0))
        assert "Somebody" in shown and not any(name in shown for name in NAMES)
        assert {abs(comparing.standing(best, 0))} <= numbers(shown.replace("+", "").replace("−", ""))
        ((found,),) = look(here.path, "SELECT mistake FROM events")
        trick, card, better, cost, tries, came = json.loads(found)
        assert 2 <= tries <= came <= 3 and f"trick {trick}" in shown and f"{cost} point" in shown
        # It is what the judge says of the card to whoever asks, and not what open hands show.
        game = next(table.game for table in tables if f"play {card}" in map(str, table.game.moves))
        at = list(map(str, game.moves)).index(f"play {card}")
        before = GAMES[GAME].begin(game.rules, game.seats)
        for move in game.moves[:at]:
            before.push(move)
        blame = judge_play(before.view(0), at, game.moves[at].card, HASTY).blame
        assert (better, cost) == (str(blame.better), max(1, round(blame.points)))


@pytest.mark.parametrize("told", [False, True])
async def test_a_channel_is_told_once_a_day_though_the_bot_is_killed_before_or_after_that(tmp_path, monkeypatch, told):
    async with bench(tmp_path) as here:
        moderator = actor(8, moderator=True)
        await here.host.press(moderator, "se1:daily-channel", values=["555"], on_panel=True)
        here.gateway.at_reply = lambda: None
        if told:
            monkeypatch.setattr(here.store.dailies, "note_announced", AsyncMock(side_effect=ZeroDivisionError))
        else:
            here.gateway.look = lambda: 1 / 0
        here.real_host.daily_ends.announce()
        await here.settle()
        await here.kill()
        before = here.gateway
        assert len(before.posted) == told
    async with bench(tmp_path) as here:
        # Discord is the same.
        here.gateway.posted, here.gateway.once = before.posted, before.once
        for _ in range(2):
            here.real_host.daily_ends.announce()
            await here.settle()
        ((channel, screen),) = here.gateway.posted
        assert channel == 555 and {each.action for each in buttons(screen)} == {
            f"dy1:show.{name}.2026-05-01" for name in with_duplicates()
        }
        await here.ask(0, buttons(screen)[0].action)
        await play_on(here, await begin(here), first)
        await next_day(here)
        here.real_host.daily_ends.announce()
        await here.settle()
        assert [channel for channel, _ in here.gateway.posted] == [555, 555]
        assert "yesterday" in words(here.gateway.posted[1][1])
        await here.host.press(actor(8, moderator=True), "se1:daily-channel", on_panel=True)
        await next_day(here)
        here.real_host.daily_ends.announce()
        await here.settle()
        assert len(here.gateway.posted) == 2


async def test_the_cards_of_long_ago_are_deleted_and_what_they_came_to_is_kept(tmp_path):
    async with bench(tmp_path) as here:
        await play_on(here, await begin(here), first)
        kept = look(here.path, "SELECT points FROM event_tries")
        others(here, -999, -999, -999)
        await next_day(here, 14)
        assert look(here.path, "SELECT count(*) FROM tables") == [(1,)]
        await next_day(here, 1)
        assert look(here.path, "SELECT (SELECT count(*) FROM tables) + (SELECT count(*) FROM moves)") == [(0,)]
        assert look(here.path, "SELECT points FROM event_tries") == kept
        await here.ask(0, f"dy1:show.{GAME}.2026-05-01")
        await here.ask(0, f"dy1:field.{GAME}.2026-05-01")
        await next_day(here, 54)
        assert look(here.path, "SELECT points FROM event_tries") == kept and look(here.path, "SELECT 1 FROM shares")
        await next_day(here, 35)
        assert not look(here.path, "SELECT 1 FROM event_tries UNION ALL SELECT 1 FROM shares WHERE period <> '2026-05'")
        assert look(here.path, "SELECT sum(tries) FROM event_fields") == [(4,)]


async def test_the_day_is_counted_once_whenever_the_process_is_killed(tmp_path, monkeypatch):
    """Shares are given out in portions; a kill between two of them repeats none and forgets none."""
    monkeypatch.setattr("bot.service.running.daily_end.TRIES_AT_ONCE", 1)
    async with bench(tmp_path) as here:
        for person in range(3):
            await begin(here, person)
        ended(here, "person % 2")
        others(here, 1)
    for _ in range(3):
        async with bench(tmp_path) as here:
            here.clock.now += timedelta(days=1)
            # After each portion others have a little time, in which the process ends.
            daily_ends = here.real_host.daily_ends
            daily_ends._ground = replace(daily_ends._ground, sleep=AsyncMock(side_effect=asyncio.CancelledError))
            with pytest.raises(asyncio.CancelledError):
                await here.host.daily_ends.close_days()
            await here.kill()
    async with bench(tmp_path) as here:
        here.clock.now += timedelta(days=1)
        await here.host.daily_ends.close_days()
        assert sum(tries for (tries,) in look(here.path, "SELECT tries FROM event_fields")) == 4
        assert look(here.path, "SELECT count(*), sum(tries) FROM shares") == [(12, 12)]
        assert look(here.path, "SELECT stage FROM events") == [("over",)]


async def test_who_is_forgotten_has_no_second_try_that_day(tmp_path):
    async with bench(tmp_path) as here:
        await begin(here)
        await here.ask(0, "pv1:delete")
        await here.settle()
        with pytest.raises(Refusal, match="daily-spent"):
            await begin(here)
        await begin(here, game="trappola")
        await begin(here, 1)
        await next_day(here)
        assert not look(here.path, "SELECT * FROM event_digests")
        await begin(here)


async def test_who_is_forgotten_leaves_no_try_and_stays_counted_in_the_field(tmp_path):
    async with bench(tmp_path) as here:
        await play_on(here, await begin(here), last)
        await play_on(here, await begin(here, 1), first, 1)
        await begin(here, game="trappola")
        tamper(here.path, "INSERT INTO met SELECT id, 'strong', '2026-05-01' FROM people WHERE user_id = 1000")
        others(here, -999, -999)
        field = look(here.path, "SELECT * FROM event_fields")
        await next_day(here)
        kept = json.loads((await here.host.settings.export_data(actor(0))).file[1])
        assert len(kept["dailies"]) == 2 and len(kept["shares"]) == 4 and kept["streaks"]
        assert kept["met"] == [{"thing": "strong", "day": "2026-05-01"}]
        await here.ask(0, "pv1:delete")
        await here.settle()
        owner = "SELECT count(*) FROM {} JOIN people ON people.id = person WHERE user_id IS NULL AND level IS NULL"
        for name in ("event_tries", "streaks", "shares", "met", "seats", "players", "panels"):
            assert look(here.path, owner.format(name)) == [(0,)], name
        assert look(here.path, "SELECT count(*) FROM tables") == look(here.path, "SELECT count(*) FROM games") == [(1,)]
        assert look(here.path, "SELECT * FROM event_fields") == field
        assert not (await audit(here.path)).wrong


async def test_a_day_goes_its_way_on_either_database(place):
    """And in two processes at once, where the database is one for several."""
    async with contextlib.AsyncExitStack() as both:
        here = await both.enter_async_context(Bench(place, 1, clock=Restless(), workers=HereWorkers()))
        if isinstance(place, str):
            there = await both.enter_async_context(Bench(place, 2, clock=Restless(), workers=HereWorkers()))
        else:
            there = here
        ended = [await play_on(each, await begin(each, seat), last, seat) for seat, each in enumerate((here, there))]
        assert [each.game.moves for each in ended] == [ended[0].game.moves] * 2
        await play_on(here, await begin(here, 2, **ELSEWHERE), first, 2, most=2, **ELSEWHERE)
        await here.host.press(actor(8, moderator=True), "se1:daily-channel", values=["555"], on_panel=True)
        await next_day(here)
        await here.settle()
        here.real_host.daily_ends.announce()
        await here.settle()
        assert len(here.gateway.posted) == 1
        day, seeds = here.clock.now.date(), [bytes([number]) * 32 for number in range(4)]
        made = await asyncio.gather(*(here.store.dailies.make(day, "bulka", seed) for seed in seeds))
        assert len({daily.seed for daily in made}) == 1
        assert sum(tries for (tries,) in look(here.path, "SELECT tries FROM event_fields")) == 2
        assert str(abs(comparing.standing(ended[0], 0))) in words(
            (await here.ask(0, f"dy1:field.{GAME}.2026-05-01")).screen
        )
        await here.ask(0, "pv1:delete")
        await here.settle()
        await next_day(here, 15)
        assert look(here.path, "SELECT count(*) FROM event_tries") == [(2,)]
        assert look(here.path, "SELECT count(*) FROM tables") == [(0,)]


async def test_a_hand_stays_open_while_its_page_is_looked_at_in_another_message(tmp_path):
    async with bench(tmp_path) as here:
        number = await begin(here)
        await play_on(here, number, first)
        await here.host.press(actor(0), await here.action(0, number, "look"), on_panel=True, message_id=9000, token="t")
        hand = look(here.path, "SELECT message_id FROM panels")
        await here.host.dailies.show_daily(actor(0), GAME)
        assert hand == look(here.path, "SELECT message_id FROM panels") == [(9000,)]
        # Where it stood it is not drawn over what is read.
        await here.ask(0, f"dy1:show.{GAME}.{NOON.date()}", on_panel=True, message_id=9000)
        assert look(here.path, "SELECT message_id FROM panels") == []
