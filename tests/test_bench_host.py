"""What the benchmarks of the whole bot print is complete and true: every click counted, answered and stored."""

import re
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.bench import __main__ as bench
from tests.bench import host, load, redraws, resume, tables, tally


def asked(file: Path, sql: str) -> int:
    """A number out of a database."""
    with closing(sqlite3.connect(file)) as database:
        return int(database.execute(sql).fetchone()[0])


def test_the_parts_can_be_named():
    assert {"host", "redraws", "tables", "resume", "load"} <= bench.PARTS.keys()


async def test_every_click_is_a_card_in_the_file_and_the_bare_bots_send_the_same_bodies_and_one_answer(tmp_path):
    plan = host.Plan(tables=2, clicks=6, rounds=2, seed=1, redraw_seconds=0.2)
    measured = await host.measure(plan, tmp_path)
    assert (measured.trouble, dict(measured.refused), measured.different) == ([], {}, 0)
    assert list(measured.modes) == ["one by one", "2 at once"]
    clicks = 0
    for mode, sides in measured.modes.items():
        bot, same, one = (sides[name] for name in (host.OURS, host.SAME, host.ONE))
        assert bot.clicks == same.clicks == one.clicks == bot.calls["callback"] == 12, mode
        assert one.calls == {"callback": 12}, mode
        assert same.calls == bot.calls and bot.calls["refresh"] > 0, mode
        assert bot.calls.keys() <= {"callback", "edit", "refresh", "post"}, mode
        assert all(len(side.rates) == len(side.costs) == plan.rounds for side in sides.values())
        clicks += bot.clicks
    warm = host.WARM_UP * 2 * plan.tables
    assert asked(tmp_path / "games.db", "SELECT count(*) FROM moves WHERE move LIKE 'play %'") == clicks + warm


async def test_the_report_of_clicks_names_all_bots_and_the_ratios_of_what_was_measured():
    plan = host.Plan(tables=50, clicks=400, rounds=1, seed=1, redraw_seconds=1.05)
    calls = host.Counter(callback=400, edit=100)
    sides = {
        host.OURS: host.Figures([70.0], [0.004], [0.2], calls, 400),
        host.SAME: host.Figures([100.0], [0.002], [0.2], calls, 400),
        host.ONE: host.Figures([140.0], [0.001], [0.3], host.Counter(callback=400), 400),
    }
    text = "\n".join(host.report(plan, host.Measured({"one by one": sides})))
    assert re.search(r"one by one: bot +400 +70 +4.00 +20% +callback 1.00, edit 0.25\n", text)
    assert re.search(r"one by one: the same calls +400 +100 +2.00 +20% +callback 1.00, edit 0.25\n", text)
    assert re.search(r"one by one: one call +400 +140 +1.00 +30% +callback 1.00\n", text)
    assert re.search(r"one by one: bot / the same calls +0.70 +0.50\n", text)
    assert re.search(r"one by one: bot / one call +0.50 +0.25\n", text)


async def test_statements_are_counted_by_the_transactions_they_stand_in(tmp_path):
    plan = host.Plan(tables=2, clicks=6, rounds=1, seed=1, redraw_seconds=0.2)
    clicks, counts = await host.count(plan, tmp_path)
    assert clicks == host.COUNTED_CLICKS
    # A card is stored once, and nothing is written outside of a transaction.
    assert counts["writing"] >= clicks and counts["writing statements"] >= counts["writing"]
    text = "\n".join(host.report_counted(10, host.Counter({"writing": 10, "writing statements": 80, "reading": 5})))
    assert "1.50 transactions, 8.00 statements, 1.00 waits for the disk" in text


def test_a_transaction_that_changes_nothing_waits_for_no_disk(tmp_path):
    tally.counts.clear()
    with closing(sqlite3.connect(tmp_path / "some.db", factory=tally.Counted, isolation_level=None)) as database:
        database.execute("CREATE TABLE numbers (number INTEGER)")
        for sql in ("SELECT * FROM numbers", "INSERT INTO numbers VALUES (1)"):
            database.execute("BEGIN")
            database.execute(sql)
            database.execute("COMMIT")
    assert tally.counts == {
        "alone": 1,
        "reading": 1,
        "reading statements": 1,
        "writing": 1,
        "writing statements": 1,
    }


@pytest.mark.stress
async def test_every_request_for_a_card_is_counted_by_its_kind(tmp_path):
    plan = redraws.Plan(tables=2, games=9, clicks=30, think=0.01, pause=0, seed=1)
    counted = await redraws.count(plan, tmp_path)
    assert (counted.trouble, dict(counted.refused)) == ([], {})
    assert counted.clicks >= 30
    assert counted.kinds["callback"] == counted.clicks
    assert counted.cards == asked(tmp_path / "games.db", "SELECT count(*) FROM moves WHERE move LIKE 'play %'")
    text = "\n".join(counted.report())
    for kind, number in counted.kinds.items():
        assert re.search(rf"^{re.escape(kind)} +{number} ", text, re.MULTILINE), kind
    assert "answers beyond one for a click: 0" in text


@pytest.mark.stress
async def test_memory_is_weighed_after_as_many_clicks_on_every_file(tmp_path):
    files = await tables.measure(3, 9, 1, tmp_path)
    assert [(file.tables, file.played) for file in files] == [(1, 1), (3, 3), (9, 1)]
    assert all(file.trouble == [] and len(file.weights) == 3 for file in files)
    # At each table four open their hands, and one of them is asked.
    assert [file.clicks for file in files] == [30, 30, 30]
    assert all(weight.resident > 2**20 and weight.blocks > 0 for file in files for weight in file.weights)
    text = "\n".join(tables.report(files))
    assert all(" → ".join(str(weight.tables) for weight in file.weights) in text for file in files)


@pytest.mark.stress
async def test_the_first_click_is_answered_on_files_with_as_many_series_as_are_named(tmp_path):
    plan = resume.Plan(tables=7, starts=1, settle=0, seed=1)
    figures = await resume.measure(plan, tmp_path)
    there = {name: asked(tmp_path / f"{name}.db", "SELECT count(*) FROM tables") for name in resume.FILES}
    assert there == {"one series": 1, "at rest": 7, "under way": 7}
    assert all(len(each.answered) == 1 and each.trouble == [] for each in figures.values())
    assert all(0 < each.let_in[0] < each.answered[0] for each in figures.values())
    text = "\n".join(resume.report(plan, figures))
    assert all(re.search(rf"^{name} +{number} ", text, re.MULTILINE) for name, number in there.items())


async def test_copied_series_are_as_good_as_played_ones(tmp_path):
    file = tmp_path / "games.db"
    async with resume.LoopbackDiscord() as server:
        games = await resume.series_under_way(server, file, 3, seed=1, moves=(4, 20))
        resume.multiply(server, file, games, 10)
        boards = {message.id for channel in server.channels for message in server.in_channel(channel)}
    with closing(sqlite3.connect(file)) as database:
        assert database.execute("PRAGMA foreign_key_check").fetchall() == []
        messages = [message for (message,) in database.execute("SELECT message_id FROM tables")]
        channels = {
            channel for (channel,) in database.execute("SELECT channel_id FROM tables WHERE status = 'playing'")
        }
    assert len(channels) == 10 and set(messages) == boards
    store = await resume.Store.open(file, lambda: resume.datetime.now(resume.UTC))
    try:
        read = [await store.read(number) for number in store_numbers(file)]
    finally:
        await store.close()
    assert [table.game.moves for table in read[:3]] * 4 == [table.game.moves for table in read]


def store_numbers(file: Path) -> list[int]:
    with closing(sqlite3.connect(file)) as database:
        return [number for (number,) in database.execute("SELECT id FROM tables ORDER BY id")]


async def test_every_click_under_load_is_counted_with_its_answer(tmp_path):
    plan = load.Plan(tables=6, minutes=0.05, think=0.2, arrival=0.1, processes=1, seed=1)
    figures = await load.measure(plan, tmp_path)
    assert (figures.trouble, dict(figures.refused), figures.unanswered, figures.refusals) == ([], {}, 0, 0)
    assert figures.people + figures.computers == 24 and figures.computers > 0
    assert figures.pressed > 0
    assert figures.calls["callback"] == len(figures.answers) >= figures.pressed
    assert figures.moves <= asked(tmp_path / "games.db", "SELECT count(*) FROM moves")
    assert figures.cpu.keys() == {"bot", "thinking", "Discord and people"}
    text = "\n".join(load.report(plan, figures))
    assert f"{figures.pressed} clicks" in text and f"of {len(figures.answers)} answers took longer" in text
    assert f"worst {1000 * max(figures.answers):.0f} ms" in text
