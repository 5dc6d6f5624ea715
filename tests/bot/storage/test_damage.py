"""Rows that make no sense: the table says so, and all others go on."""

import asyncio
from pathlib import Path
from random import Random

import pytest

from bot.model.errors import Refusal
from bot.model.ledger_pages import LedgerPage, LedgerTopic
from bot.model.options import Clock as Time
from bot.model.table import Status
from bot.ui.screen import Screen
from engine.games import USUAL
from tests.support.copies import multiply
from tests.support.files import HOUR, MINUTE, copied, errors, played, spoil, tamper
from tests.support.service import Bench, Clock, QuickWorkers, actor, decide, look
from tests.support.sizes import some

DAMAGES = {
    "a card that was not held": "UPDATE moves SET move = '{other}' WHERE game = {game} AND ply = {card}",
    "a move that is none": "UPDATE moves SET move = 'sing a song' WHERE game = {game} AND ply = 3",
    "a move that is gone": "DELETE FROM moves WHERE game = {game} AND ply = {card}",
    "the first move is gone": "DELETE FROM moves WHERE game = {game} AND ply = 0",
    "rules that break off": "UPDATE tables SET rules = substr(rules, 1, 20) WHERE id = {table}",
    "rules of another game": """UPDATE tables SET rules = '{{"trumps": 3}}' WHERE id = {table}""",
    "options that break off": """UPDATE tables SET options = '{{"pace": ' WHERE id = {table}""",
    "a state that is none": "UPDATE tables SET status = 'asleep' WHERE id = {table}",
}
"""What may have happened to a table, of which the file is changed so."""
BAD, GOOD = 1, 2
PRESSES = (
    *("hand", "look", "more", "seats", "down", "wake", "return", "ask dost", "concede", "leave", "stop", "hint"),
    *("sit 1", "take 2", "rematch"),
)


def damage(path: Path, what: str, table: int, game: int) -> list[str]:
    """Damages a table; the statements that put it right again."""
    cards = look(path, "SELECT ply, move FROM moves WHERE game = ? AND move LIKE 'play %' ORDER BY ply", game)
    # What the second to play has played, the first one did not hold.
    (ply, _), (_, other) = cards[:2]
    moves = look(path, "SELECT * FROM moves WHERE game = ?", game)
    (row,) = look(path, "SELECT rules, options, status FROM tables WHERE id = ?", table)
    tamper(path, DAMAGES[what].format(table=table, game=game, card=ply, other=other))
    rules, options, status = (_quoted(value) for value in row)
    back = f"UPDATE tables SET rules = {rules}, options = {options}, status = {status} WHERE id = {table}"
    return [back, *(f"INSERT OR REPLACE INTO moves VALUES ({', '.join(map(_quoted, move))})" for move in moves)]


def _quoted(value: object) -> str:
    if isinstance(value, str):
        return "'" + value.replace("'", "''") + "'"
    return "NULL" if value is None else str(value)


def last_game(path: Path, table: int) -> int:
    ((game,),) = look(path, "SELECT max(id) FROM games WHERE table_id = ?", table)
    return int(str(game))


def rows_of(path: Path, table: int) -> dict[str, list[tuple[object, ...]]]:
    """What stands in the file of a table and its games."""
    return {
        "tables": look(path, "SELECT rules, options, status, message_id, next_deal_at FROM tables WHERE id = ?", table),
        "seats": look(path, "SELECT * FROM seats WHERE table_id = ?", table),
        "games": look(path, "SELECT * FROM games WHERE table_id = ?", table),
        "moves": look(path, "SELECT moves.* FROM moves JOIN games ON games.id = game WHERE table_id = ?", table),
        "prizes": look(path, "SELECT * FROM prizes WHERE table_id = ?", table),
        "departures": look(path, "SELECT * FROM departures WHERE table_id = ?", table),
    }


async def in_play(bench: Bench, number: int, random: Random, cards: int) -> None:
    """So many cards are played, and somebody has to play the next one."""
    while True:
        table = await bench.table(number)
        if table.game is not None and table.clock.next_deal_at is None and table.series.pending is None:
            found = look(
                bench.path,
                "SELECT count(*) FROM moves JOIN games ON games.id = game "
                "WHERE table_id = ? AND number = ? AND move LIKE 'play %'",
                number,
                table.deal.game_number,
            )
            if found[0][0] >= cards and table.game.outcome is None:
                return
        await bench.play_on(number, random)
        await bench.settle()


async def refused_with(asked: object) -> str:
    """The key of the words in which something is refused."""
    with pytest.raises(Refusal) as told:
        await asked  # type: ignore[misc]
    return told.value.key


@pytest.fixture(scope="module")
def playing(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Clock]:
    """A file with two tables, a bad and a good one, at which cards are played; and the time."""
    path = tmp_path_factory.mktemp("playing") / "games.db"
    bench = Bench(path)

    async def play() -> None:
        async with bench:
            for number in (BAD, GOOD):
                assert await bench.series(options={"clock": str(Time.MINUTE)} if number == BAD else {}) == number
                await in_play(bench, number, Random(4), 3)

    asyncio.run(play())
    return path, bench.clock


@pytest.mark.parametrize("what", some(DAMAGES, 3))
async def test_a_damaged_table_says_so_and_the_others_go_on(tmp_path, playing, what, caplog):
    path, random = copied(playing[0], tmp_path / "games.db"), Random(4)
    bad, good = BAD, GOOD
    async with Bench(path, clock=Clock(playing[1].now)) as bench:
        await bench.open_panel(0, bad)
        seat, move = decide(await bench.table(bad), random)
        presses = [await bench.action(seat, bad, each) for each in (str(move), *PRESSES)]
        message = (await bench.table(bad)).message.id
        right = damage(path, what, bad, last_game(path, bad))
        before = rows_of(path, bad)
        caplog.clear()

        # Whoever comes to it is told so.
        for action in (*presses, f"rv1:{bad}:1:1:1", f"ah1:{bad}:1:1"):
            for on_panel in (False, True):
                asked = bench.host.press(actor(seat), action, on_panel=on_panel, message_id=message)
                assert await refused_with(asked) == "table-damaged", action
        display, endings = bench.host.display, bench.host.endings
        for command in (display.show, display.open_hand, endings.leave, endings.stop):
            assert await refused_with(command(actor(seat), bad)) == "table-damaged", command

        # All else goes on: lists, and the other table of the same channel and the same people.
        caplog.clear()
        assert f"{good}" in str((await display.list_tables(actor(0))).screen)
        assert (await display.open_hand(actor(0), None)).table_id == good
        for kind in (LedgerTopic.STANDINGS, LedgerTopic.HISTORY, LedgerTopic.SERIES):
            assert (await bench.host.ledger.show_page(actor(0), LedgerPage(USUAL, kind))).screen.blocks
        count = len(look(path, "SELECT 1 FROM moves"))
        for _ in range(15):
            await bench.play_on(good, random)
        assert len(look(path, "SELECT 1 FROM moves")) >= count + 5
        fresh = await bench.new()
        await bench.press(1, fresh, "sit 1")
        await endings.stop(actor(0, moderator=True), fresh)

        # Time passes: it rings for this table neither again and again, nor in many lines.
        await bench.let_pass(HOUR)
        lines = len([line for line in errors(caplog) if f" {bad}:" in line])
        await bench.let_pass(23 * HOUR)
        later = len([line for line in errors(caplog) if f" {bad}:" in line])
        assert later <= lines + 1 <= 40, errors(caplog)
        assert [line for line in errors(caplog) if f" {bad}:" not in line] == []
        assert rows_of(path, bad) == before

        # It is put right, and its buttons work as before.
        tamper(path, *right)
        await bench.ask(seat, presses[0], on_panel=True)
        assert any(row[2:4] == (seat, str(move)) for row in rows_of(path, bad)["moves"])


@pytest.mark.parametrize("what", ["a move that is none", "options that break off"])
async def test_a_start_takes_up_all_but_a_damaged_table_and_what_was_due_there_once_it_is_put_right(
    tmp_path, what, caplog
):
    path, random = tmp_path / "games.db", Random(6)
    async with Bench(path) as bench:
        good = await bench.series(options={"clock": str(Time.MINUTE)})
        await in_play(bench, good, random, 3)
        bad = await bench.series()
        while (await bench.table(bad)).clock.next_deal_at is None:
            await bench.play_on(bad, random, boldness=0.5)
            await bench.settle()
    right = damage(path, what, bad, last_game(path, bad))
    before = rows_of(path, bad)
    async with Bench(path, clock=bench.clock, workers=QuickWorkers()) as again:
        caplog.clear()
        again.host.start()
        count = len(rows_of(path, good)["moves"])
        await again.let_pass(10 * MINUTE)
        assert len(rows_of(path, good)["moves"]) > count, "the clock of the other table stands still"
        assert rows_of(path, bad) == before
        assert len(errors(caplog)) < 20
    tamper(path, *right)
    async with Bench(path, clock=bench.clock) as last:
        last.host.start()
        # In a pause nobody can press anything: the next deal has to come by itself.
        await last.let_pass(10 * MINUTE)
        assert (await last.table(bad)).clock.next_deal_at is None


async def finished(bench: Bench, random: Random, games: int) -> tuple[int, list[int]]:
    """A series with so many finished games, and their numbers; the next one is under way."""
    number = await bench.series()
    while len(look(bench.path, "SELECT 1 FROM prizes")) < games:
        await bench.play_on(number, random, boldness=0.5)
        assert (await bench.table(number)).status is Status.PLAYING
    await in_play(bench, number, random, 2)
    return number, [int(str(row[0])) for row in look(bench.path, "SELECT game FROM prizes ORDER BY game")]


async def screens(bench: Bench, *kinds: LedgerTopic) -> list[Screen]:
    return [(await bench.host.ledger.show_page(actor(0), LedgerPage(USUAL, kind))).screen for kind in kinds]


async def test_a_damaged_finished_game_or_series_is_missed_by_nobody_who_does_not_ask_for_it(tmp_path):
    path, random, totals = tmp_path / "games.db", Random(7), (LedgerTopic.STANDINGS, LedgerTopic.HISTORY)
    async with Bench(path) as bench:
        number, games = await finished(bench, random, 3)
        bad = games[1]
        before = await screens(bench, *totals)
        for what in ("a card that was not held", "the first move is gone"):
            right = damage(path, what, number, bad)
            assert await refused_with(bench.host.ledger.send_record(actor(0), bad)) == "game-damaged"
            assert await refused_with(bench.host.reviews.review(actor(0), "stovkahra", bad, None)) == "game-damaged"
            assert await refused_with(bench.host.press(actor(0), f"ah1:{number}:2:1", on_panel=True)) == "game-damaged"
            assert await screens(bench, *totals) == before
            for other in (games[0], games[2]):
                assert (await bench.host.ledger.send_record(actor(0), other)).file is not None
            assert (await bench.host.ledger.export(actor(0, moderator=True), "csv")).file is not None
            assert (await bench.host.press(actor(0), f"ch1:{number}")).screen.blocks
            count = len(rows_of(path, number)["moves"])
            for _ in range(10):
                await bench.play_on(number, random)
            assert len(rows_of(path, number)["moves"]) > count
            tamper(path, *right)
        await bench.host.endings.stop(actor(8, moderator=True), number)
        await in_play(bench, await bench.series(), random, 2)
        for what in ("rules of another game", "options that break off"):
            right = damage(path, what, number, bad)
            assert all(screen.blocks for screen in await screens(bench, *totals, LedgerTopic.SERIES))
            assert await refused_with(bench.host.display.show(actor(0), number)) == "table-damaged"
            tamper(path, *right)


async def test_a_damaged_page_is_logged_once_and_stops_only_what_stands_on_it(tmp_path, caplog):
    path = await played(tmp_path / "games.db", [1, 2], 150)
    spoil(path, "moves")
    async with Bench(path) as bench:
        caplog.clear()
        display = bench.host.display
        for _ in range(3):
            assert await refused_with(display.show(actor(0), 1)) == "table-damaged"
            assert (await display.show(actor(0), 2)).table_id == 2
            assert "2" in str((await display.list_tables(actor(0))).screen)
        (line,) = errors(caplog)
        assert str(path) in line and "damaged" in line and "restore FILE" in line and "takes nothing" not in line
        fresh = await bench.new()
        await bench.press(1, fresh, "sit 1")


async def test_a_damaged_page_of_tables_holds_up_no_clock_of_others(tmp_path, caplog):
    path = tmp_path / "games.db"
    async with Bench(path) as bench:
        good = await bench.series(options={"clock": str(Time.MINUTE)})
        await in_play(bench, good, Random(6), 3)
    multiply(path, 20)
    before = len(rows_of(path, good)["moves"])
    spoil(path, "tables")
    async with Bench(path, clock=bench.clock, workers=QuickWorkers()) as again:
        caplog.clear()
        again.host.start()
        await again.let_pass(2 * MINUTE)
        (line,) = errors(caplog)
        assert "damaged" in line
        ((there,),) = look(path, "SELECT max(id) FROM tables")
        assert await refused_with(again.host.display.show(actor(0), int(str(there)) // 2)) == "table-damaged"
    assert len(rows_of(path, good)["moves"]) > before, "the clock of the other table stands still"
