"""Marks of honour: found with the end of the game that earns them, shown with the way to its deal, and checked."""

from collections.abc import AsyncIterator
from dataclasses import replace
from datetime import datetime, timedelta
from random import Random

import pytest

from bot.app.audit import audit
from bot.i18n.texts import texts
from bot.model.errors import Refusal
from bot.model.honour import honours_of
from bot.model.table import Status
from bot.service.looking_back.bookkeeping import BookkeepingService
from bot.ui.screen import Choice, Screen, Select
from engine.players import Level
from engine.stovkahra.rules import Rules
from tests.support.service import GUILD, Bench, HereWorkers, Restless, actor, buttons, look, tamper, words

T = texts()
ALL = "SELECT person, feat, game, deal, at, guild_id, kind FROM honours ORDER BY person, feat, game, deal"


@pytest.fixture
async def bench(place) -> AsyncIterator[Bench]:
    async with Bench(place, 3) as opened:
        yield opened


async def earn(bench: Bench) -> list[tuple[object, ...]]:
    """Games are played until somebody has won the bonus of 52; all marks that are kept then."""
    seed = 0
    while not look(bench.path, "SELECT 1 FROM honours WHERE feat = 'great-bonus'"):
        bench.clock.forward(timedelta(minutes=2))
        number, seed = await bench.series(Rules(series=1)), seed + 1
        await bench.jump(number, lambda table: table.status is Status.FINISHED, Random(seed))
    return look(bench.path, ALL)


def marks_on(page: Screen) -> list[Choice]:
    """The marks of honour on the page of a player."""
    lists = [each for each in page.blocks if isinstance(each, Select) and each.action == "ho1:open"]
    return [mark for each in lists for mark in each.choices]


async def test_a_mark_stands_on_the_page_of_who_earned_it_and_leads_to_the_deal(bench):
    person, _, game, deal, at, *_ = next(row for row in await earn(bench) if row[1] == "great-bonus")
    replayed, players, _ = await bench.store.archive.game(GUILD, game)
    seat = next(seat for seat, player in enumerate(players) if player.id == person)
    # That was rightly theirs: of the deal that is told, the first trick brought them 52.
    first = replayed.deals[deal - 1].tricks[0]
    assert (first.winner, first.bonus) == (seat, 52)
    shown = {own: (await bench.host.ledger.show_player(actor(own))).screen for own in range(4)}
    holders = {row[0] for row in look(bench.path, ALL)}
    assert [bool(marks_on(shown[own])) for own in range(4)] == [
        (await bench.store.people.find(actor(own).user_id)).id in holders for own in range(4)
    ]
    (mark,) = [each for each in marks_on(shown[seat]) if each.label == T("feat-great-bonus")]
    assert mark.about == T("honour-first", date=datetime.fromisoformat(at).date(), deal=deal)
    table_id, number = look(bench.path, f"SELECT table_id, number FROM games WHERE id = {game}")[0]
    opened = await bench.host.press(actor(seat), "ho1:open", on_panel=True, values=[mark.value])
    assert f"rp1:{table_id}:{number}:" in " ".join(each.action for each in buttons(opened.screen))
    for strange in ("", mark.value[:-1], "great-bonus st1:7:1.5:take"):
        with pytest.raises(Refusal):
            await bench.host.press(actor(seat), "ho1:open", on_panel=True, values=[strange])


async def test_marks_of_older_games_are_found_in_the_background_and_any_change_by_check(bench):
    earned = await earn(bench)
    assert not (await audit(bench.path)).wrong
    tamper(bench.path, "DELETE FROM honours", "UPDATE books SET honours_up_to = ''")
    # As long as they are looked for, nothing is said to be missing.
    assert not (await audit(bench.path)).wrong
    for _ in range(2):
        await BookkeepingService(bench.store, bench.workers).bring_up_to_date()
        assert look(bench.path, ALL) == earned
    tamper(bench.path, "UPDATE honours SET deal = deal + 1 WHERE feat = 'great-bonus'")
    told = "\n".join((await audit(bench.path)).wrong)
    assert "is missing" in told and "was not earned" in told


async def test_marks_go_with_the_data_of_their_person(bench):
    person = next(row[0] for row in await earn(bench) if row[1] == "great-bonus")
    (who,) = [each for seat in range(4) if (each := await bench.store.people.find(actor(seat).user_id)).id == person]
    assert [row["feat"] for row in (await bench.store.kept(who))["honours"] if row["feat"] == "great-bonus"]
    await bench.store.privacy.forget(who)
    assert person not in {row[0] for row in look(bench.path, ALL)}
    # Nor are they found again, or missed.
    tamper(bench.path, "UPDATE books SET honours_up_to = ''")
    await BookkeepingService(bench.store, bench.workers).bring_up_to_date()
    assert person not in {row[0] for row in look(bench.path, ALL)} and not (await audit(bench.path)).wrong


async def test_only_games_that_people_play_to_the_end_among_themselves_earn_marks(bench):
    game = next(row[2] for row in await earn(bench))
    replayed, players, _ = await bench.store.archive.game(GUILD, game)
    assert honours_of(replayed, players, substituted=False)
    with_computer = [replace(players[0], level=Level.STRONG), *players[1:]]
    assert (
        honours_of(replayed, players, substituted=True) == honours_of(replayed, with_computer, substituted=False) == ()
    )


@pytest.mark.parametrize("tricks", [3, 2])
async def test_ten_brcka_after_nothing_against_nine_are_a_mark_of_both_partners_unless_they_were_given_away(
    tmp_path, tricks
):
    async with Bench(tmp_path / "games.db", 3) as bench:
        number = await bench.series()
        await give_up(bench, number, (1, 3))
        # Nine at once, which no game brings, to spare the test five games.
        nine = "UPDATE prizes SET brcka = 9, amount = 9, balance0 = 9, balance1 = 0"
        tamper(bench.path, "DROP TRIGGER prizes_are_not_changed", "PRAGMA ignore_check_constraints = ON", nine)
        while (await bench.table(number)).status is Status.PLAYING:
            assert look(bench.path, "SELECT 1 FROM honours WHERE feat = 'from-nothing'") == []
            # One of all games is given up sooner.
            balance = (await bench.table(number)).series.balance
            await give_up(bench, number, (0, 2), tricks if 3 < balance[1] < 7 else 3)
            if (await bench.table(number)).series.pending is not None:
                await bench.press(1, number, "add", on_panel=True)
        assert (await bench.table(number)).series.balance == (9, 10)
        earned = look(bench.path, f"{ALL.split(' ORDER')[0]} WHERE feat = 'from-nothing' ORDER BY person")
        people = [(await bench.store.people.find(actor(seat).user_id)).id for seat in (1, 3)]
        last = look(bench.path, "SELECT max(game) FROM prizes")[0][0]
        both = [(person, last) for person in sorted(people)]
        assert [(person, game) for person, _, game, *_ in earned] == (both if tricks == 3 else [])
        assert not [wrong for wrong in (await audit(bench.path)).wrong if "mark" in wrong]
        tamper(bench.path, "DELETE FROM honours", "UPDATE books SET honours_up_to = ''")
        await BookkeepingService(bench.store, bench.workers).bring_up_to_date()
        assert look(bench.path, f"{ALL.split(' ORDER')[0]} WHERE feat = 'from-nothing' ORDER BY person") == earned


async def give_up(bench: Bench, number: int, seats: tuple[int, int], tricks: int = 0) -> None:
    """The next cards come, and the two of a side give the game up after so many tricks."""
    await bench.jump(number, lambda table: table.deal.hands_held and len(table.game.tricks) >= tricks, Random(1))
    for seat in seats:
        await bench.press(seat, number, "concede", on_panel=True)


async def in_a_row(bench: Bench, user_id: int, days: int) -> None:
    """Somebody has played the deals of so many days before today's to their end."""
    today = bench.clock().date()
    person = f"(SELECT id FROM people WHERE user_id = {user_id})"
    played = [(today - timedelta(days=before)).isoformat() for before in range(1, days + 1)]
    tamper(
        bench.path,
        *(
            sql
            for day in played
            for sql in (
                f"""INSERT INTO events (form, kind, name, stage) VALUES ('daily', 'stovkahra', '{day}', 'over')
                ON CONFLICT DO NOTHING""",
                f"""INSERT INTO event_tries (event, deal, person, begun_on, ended_at)
                SELECT id, 1, {person}, name, '' FROM events WHERE name = '{day}' AND kind = 'stovkahra'""",
            )
        ),
        f"INSERT INTO streaks (person, kind, day, days) VALUES ({person}, 'stovkahra', '{played[0]}', {days})",
    )


async def play_daily(bench: Bench, seat: int) -> Screen:
    """Somebody plays today's deal to its end; the page of it."""
    answer = await bench.host.dailies.show_daily(actor(seat), "stovkahra")
    play = next(each.action for each in buttons(answer.screen) if each.action.startswith("dy1:play."))
    number = (await bench.ask(seat, play, on_panel=True, message_id=9000 + seat)).table_id
    await bench.settle()
    while (table := await bench.table(number)).status is Status.PLAYING:
        await bench.press(seat, number, str(table.view(0).answers[0]), on_panel=True)
        await bench.settle()
    return (await bench.host.dailies.show_daily(actor(seat), "stovkahra")).screen


async def test_ten_deals_of_the_day_in_a_row_are_a_mark_and_their_tries_stay_for_whoever_checks_it(place):
    async with Bench(place, 3, clock=Restless(), workers=HereWorkers()) as bench:
        await bench.jump(await bench.series(Rules(series=1)), lambda table: table.status is Status.FINISHED, Random(1))
        for seat, days in enumerate((9, 8)):
            await in_a_row(bench, actor(seat).user_id, days)
        pages = [words(await play_daily(bench, seat)) for seat in range(2)]
        assert [T("daily-streak-mark") in page for page in pages] == [True, False]
        own = (await bench.host.ledger.show_player(actor(0))).screen
        (mark,) = [each for each in marks_on(own) if each.label == T("feat-ten-days")]
        today = bench.clock().date()
        days = {"first_day": today - timedelta(days=9), "last_day": today}
        assert mark.about == T("honour-days", **days)
        opened = await bench.host.press(actor(1), "ho1:open", on_panel=True, values=[mark.value])
        name = (await bench.store.people.find(1000)).name
        assert words(opened.screen) == T("honour-streak", name=name, game=T("game-stovkahra"), **days)
        for strange in (mark.value[:-1], mark.value.replace(str(today), str(today - timedelta(days=1))), "ten-days"):
            with pytest.raises(Refusal):
                await bench.host.press(actor(1), "ho1:open", on_panel=True, values=[strange])
        # The eleventh day earns no second mark. Long afterwards only what is checked is left of those days.
        bench.clock.now += timedelta(days=1)
        await bench.host.daily_ends.close_days()
        assert T("daily-streak-mark") not in words(await play_daily(bench, 0))
        bench.clock.now += timedelta(days=100)
        for _ in range(3):
            await bench.host.daily_ends.close_days()
        assert look(bench.path, "SELECT count(*) FROM event_tries") == [(10,)]
        assert not (await audit(bench.path)).wrong
        # Whoever stands in no table of the days has it for themselves.
        anna = await bench.store.people.find(1000)
        tamper(bench.path, f"INSERT INTO streak_honours VALUES ({anna.id}, 'stovkahra', '{bench.clock().date()}')")
        assert mark in marks_on((await bench.host.ledger.show_player(actor(1), anna.id)).screen), "the first is shown"
        tamper(bench.path, f"DELETE FROM streak_honours WHERE day <> '{today}'")
        await bench.ask(0, "pr1:ranked.0")
        assert T("feat-ten-days") not in str(await bench.host.ledger.show_player(actor(1), anna.id))
        with pytest.raises(Refusal):
            await bench.host.press(actor(1), "ho1:open", on_panel=True, values=[mark.value])
        assert (await bench.store.kept(anna))["streak_honours"] == [{"game": "stovkahra", "tenth_day": str(today)}]
        await bench.store.privacy.forget(anna)
        assert look(
            bench.path, "SELECT (SELECT count(*) FROM event_tries) + (SELECT count(*) FROM streak_honours)"
        ) == [(0,)]
        assert not (await audit(bench.path)).wrong


@pytest.mark.parametrize(
    ("change", "found"),
    [
        ("DELETE FROM streak_honours", "a mark of player"),
        ("DELETE FROM event_tries WHERE begun_on = (SELECT min(begun_on) FROM event_tries)", "was not earned"),
        (
            "UPDATE event_tries SET left_off = 1 WHERE begun_on = (SELECT min(begun_on) FROM event_tries)",
            "was not earned",
        ),
        ("UPDATE event_tries SET honoured = 0 WHERE begun_on = (SELECT max(begun_on) FROM event_tries)", "is not kept"),
        ("UPDATE event_tries SET honoured = 1", "is kept for no mark"),
    ],
)
async def test_check_finds_each_mark_for_days_in_a_row_that_was_changed(tmp_path, change, found):
    async with Bench(tmp_path / "games.db", 3, clock=Restless(), workers=HereWorkers()) as bench:
        await bench.series(Rules(series=1))
        await in_a_row(bench, 1000, 9)
        await in_a_row(bench, 1001, 9)
        # The first days of a long streak may be kept no longer.
        await in_a_row(bench, 1002, 8)
        tamper(bench.path, "UPDATE streaks SET days = 75 WHERE days = 8")
        await play_daily(bench, 0)
        assert not (await audit(bench.path)).wrong
        tamper(bench.path, change)
        assert found in "\n".join((await audit(bench.path)).wrong)
