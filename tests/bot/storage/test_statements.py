"""What a card costs: one transaction, few statements, and one wait for the disk."""

import itertools
from datetime import timedelta
from random import Random

import pytest

from bot.model import dealing, moving, seating, timing
from bot.model.delivery import Delivery
from bot.model.options import Clock as Time
from bot.model.options import Options
from bot.model.panel import Panel
from bot.model.table import Status
from bot.service.running.transaction import Tables
from bot.storage.sqlite import Sqlite
from bot.storage.storage import Storage
from engine.games import GAMES
from engine.moves import Play
from tests.support.chance import Seeded
from tests.support.every_game import OTHERS_LISTED
from tests.support.games import begun
from tests.support.service import NOON, PAUSE, Clock

MOST = 10
"""Statements between BEGIN and COMMIT."""
ADDED_UP = 4
"""So many more where a card costs or brings chips, which are added up."""


async def counted(storage: Storage) -> list[str]:
    """All statements that are sent from now on, but for those of triggers."""
    database = storage._db
    assert isinstance(database, Sqlite)
    sent: list[str] = []
    await database._connection.set_trace_callback(lambda sql: sent.append(sql) if not sql.startswith("--") else None)
    return sent


async def played(storage: Storage, number: int, cards: int) -> list[list[str]]:
    """What was sent for each of so many cards of a game, each played by somebody with a panel."""
    sent, random, chance, now, clicks = await counted(storage), Random(1), Seeded(1), NOON, itertools.count(1)
    costs: list[list[str]] = []
    over = False
    while len(costs) < cards and not over:
        sent.clear()
        async with Tables(storage).open(number, Delivery(next(clicks), 1)) as table:
            if table.clock.next_deal_at is not None:
                now, move = table.clock.next_deal_at, None
            else:
                seat = min(table.awaited())
                move = random.choice(table.view(seat).legal)
                moving.push(table, seat, move)
                table.changes.keep_panel(seat, Panel(900, f"token {len(costs)}", NOON + timedelta(minutes=14)))
                timing.touch(table, now, timedelta(days=1))
            dealing.advance(table, now, chance, PAUSE)
        over = table.status is Status.FINISHED
        if isinstance(move, Play) and table.game is not None and table.game.outcome is None:
            costs.append(list(sent))
    assert len(costs) > 10
    return costs


@pytest.mark.parametrize("name", OTHERS_LISTED)
async def test_a_card_costs_one_transaction_of_ten_statements_at_most_but_for_chips(tmp_path, name):
    rules, people = GAMES[name].rules(), min(GAMES[name].seats)
    storage = await Storage.open(tmp_path / "games.db", Clock())
    table = await begun(storage, rules, options=Options(clock=Time.MINUTE), count=people)
    async with Tables(storage).open(table.id) as table:
        seating.start(table, table.opener)
        dealing.advance(table, NOON, Seeded(1), PAUSE)
    for sent in await played(storage, table.id, 60):
        assert (sent[0], sent[-1]) == ("BEGIN IMMEDIATE", "COMMIT"), sent
        paid = any(sql.startswith("INSERT INTO chips") for sql in sent)
        assert len(sent) - 2 <= MOST + ADDED_UP * paid, "\n".join(sent)
        assert [sql for sql in sent if sql.startswith("INSERT INTO panels")], "the panel is not in the transaction"
    assert len(await storage.panels.of(table.id)) == people
    await storage.close()


async def test_who_opens_a_table_and_changes_nothing_writes_nothing(tmp_path):
    storage = await Storage.open(tmp_path / "games.db", Clock())
    table = await begun(storage)
    sent = await counted(storage)
    async with Tables(storage).open(table.id):
        pass
    assert len(sent) <= 7 and not [sql for sql in sent if sql.startswith(("INSERT", "UPDATE", "DELETE"))], sent
    await storage.close()


async def test_a_transaction_inside_of_a_transaction_is_an_error_and_waits_for_nobody(tmp_path):
    storage = await Storage.open(tmp_path / "games.db", Clock())
    table = await begun(storage)
    with pytest.raises(RuntimeError, match="transaction"):
        async with Tables(storage).open(table.id):
            await storage.people.register_person(7, "Anna")
    assert (await storage.people.register_person(7, "Anna")).name == "Anna"
    await storage.close()
