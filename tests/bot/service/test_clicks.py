"""One click is one transaction: what a card played asks of the database, and what is kept of its panel."""

from contextlib import asynccontextmanager
from datetime import timedelta
from random import Random

import pytest

from bot.model import timing
from bot.model.errors import Retry
from bot.service.running.transaction import Tables
from engine.moves import Play
from engine.stovkahra.rules import Phase
from tests.support.service import Bench, QuickWorkers, actor

MOST = 9
"""Statements of a card played, beside BEGIN and COMMIT."""


@pytest.fixture
async def bench(tmp_path):
    async with Bench(tmp_path / "games.db") as ready:
        yield ready


@asynccontextmanager
async def statements(bench: Bench):
    """What is sent to the file meanwhile, as SQLite itself sees it."""
    sent: list[str] = []
    connection = bench.store._db._connection
    await connection.set_trace_callback(sent.append)
    yield sent
    await connection.set_trace_callback(None)


def of_transactions(sent: list[str]) -> tuple[int, int, list[str]]:
    """How many transactions were begun to write, how many committed, and the statements between."""
    begun = [sql for sql in sent if sql.startswith("BEGIN IMMEDIATE")]
    committed = [sql for sql in sent if sql.startswith("COMMIT")]
    return len(begun), len(committed), [sql for sql in sent if not sql.startswith(("BEGIN", "COMMIT"))]


async def at_a_card(bench: Bench, number: int) -> tuple[int, str]:
    """Somebody is to play a card that is not the last of a trick."""
    table = await bench.jump(number, lambda table: table.game.phase is Phase.PLAY and len(table.view().table) == 1)
    seat = table.game.turn
    return seat, next(str(move) for move in table.view(seat).legal if isinstance(move, Play))


async def opened(bench: Bench, number: int) -> None:
    for seat in range(4):
        await bench.open_panel(seat, number)
    await bench.settle()


async def press(bench: Bench, seat: int, number: int, what: str, token: str = "new token") -> None:
    action = await bench.action(seat, number, what)
    await bench.host.press(actor(seat), action, on_panel=True, message_id=9000 + seat, token=token)


async def test_a_card_is_one_transaction_of_nine_statements_and_one_wait_for_the_disk(bench):
    number = await bench.series()
    await opened(bench, number)
    seat, card = await at_a_card(bench, number)
    action = await bench.action(seat, number, card)
    async with statements(bench) as sent:
        await bench.host.press(actor(seat), action, on_panel=True, message_id=9000 + seat, token="new token")
        click = list(sent)
        await bench.settle()
    begun, committed, asked = of_transactions(click)
    assert (begun, committed) == (1, 1)
    assert len(asked) <= MOST, asked
    # Everybody else is shown the table that was committed, and who has a panel open was read with it.
    assert sent[len(click) :] == []
    table = await bench.table(number)
    assert (await bench.store.panels.of(number))[table.seats.person(seat).id].token == "new token"
    # A new name is kept with the next click.
    seat, card = await at_a_card(bench, number)
    await bench.host.press(actor(seat, name="Renamed"), await bench.action(seat, number, card), on_panel=True)
    assert (await bench.table(number)).seats.person(seat).name == "Renamed"


async def test_a_computer_s_card_is_one_transaction_too(tmp_path):
    bench = Bench(tmp_path / "games.db")
    bench.workers = QuickWorkers()
    async with bench:
        await bench.host.lobby.open_table(actor(0), None, {"pace": "fast"}, "regular")
        await bench.settle()
        while timing.computer_to_move(await bench.table()) is None:
            await bench.play_on(1, Random(1))
        await bench.settle()
        async with statements(bench) as sent:
            bench.clock.forward(timedelta(seconds=1))
            await bench.settle()
        begun, committed, asked = of_transactions(sent)
        moved = [sql for sql in asked if sql.startswith("INSERT INTO moves")]
        assert moved
        assert begun == committed == len(moved)


async def test_a_token_is_used_once_its_click_has_been_answered(bench):
    number = await bench.series()
    await opened(bench, number)
    seat, card = await at_a_card(bench, number)
    follows = (seat + 1) % 4
    # They have just pressed something, which Discord has not been told yet.
    await press(bench, follows, number, "look", token="not yet")
    bench.gateway.dead.add("not yet")
    await press(bench, seat, number, card)
    await bench.settle()
    bench.gateway.dead.clear()
    await bench.let_pass(timedelta(seconds=5))
    assert "not yet" in {panel.token for panel, _ in bench.gateway.refreshed}


async def test_a_transaction_that_has_to_be_repeated_is_so_for_computers_and_clocks(bench, monkeypatch):
    number = await bench.series(options={"clock": "minute"})
    failed: list[int] = []
    real = Tables.open

    @asynccontextmanager
    async def once(self, table_id: int):
        async with real(self, table_id) as table:
            yield table
            if not failed:
                failed.append(table_id)
                raise Retry("in the way")

    monkeypatch.setattr(Tables, "open", once)
    await bench.let_pass(timedelta(minutes=2))
    assert failed == [number]
    assert sum((await bench.table(number)).seats.missed) > 0
