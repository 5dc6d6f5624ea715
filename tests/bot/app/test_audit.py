"""Reading everything again: whatever somebody has changed in the database is found."""

import asyncio
import re
import shutil
import sqlite3
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from random import Random

import pytest

from bot.app import audit as checking
from bot.app.audit import audit
from bot.app.backup import back_up
from bot.app.migrate import move
from bot.storage.database import Statement
from bot.storage.sqlite import SqliteConnection
from tests.support.copies import add_up, multiply
from tests.support.files import SPOILT, everything, game_rows, in_use, played, tamper
from tests.support.files import spoil as spoil_page
from tests.support.games import begun, won
from tests.support.process import command, on_a_terminal, refused
from tests.support.service import GUILD, Clock, contents, look
from tests.support.sizes import some
from tests.support.storage import DATABASES as KINDS
from tests.support.storage import LEFT, Store

KEPT = {"tables": 8, "games": 57, "moves": 976, "ledger lines": 53}
"""What stands in each of the files that older versions have left."""


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file with a series that is over, games given up among them, and two under way."""
    path = tmp_path_factory.mktemp("evening") / "games.db"

    async def play() -> None:
        await played(path, [1])
        await played(path, [2, 3], 150)

    asyncio.run(play())
    assert look(path, "SELECT count(*) FROM prizes WHERE how = 'conceded'") != [(0,)]
    assert look(path, "SELECT status FROM tables ORDER BY id") == [("finished",), ("playing",), ("playing",)]
    return path


LEDGER_IS_CHANGED = "DROP TRIGGER prizes_are_not_changed"
LEDGER_IS_SHORTENED = "DROP TRIGGER prizes_are_not_shortened"
RENUMBERED = """UPDATE moves SET ply = -ply WHERE game = {game} AND ply > {ply};
UPDATE moves SET ply = -ply - 1 WHERE game = {game} AND ply < 0"""
TAMPERINGS: dict[str, str] = {
    "a move changed": "UPDATE moves SET move = '{next}' WHERE game = {game} AND ply = {ply}",
    "a move removed": "DELETE FROM moves WHERE game = {game} AND ply = {ply}",
    "a move cut out": f"DELETE FROM moves WHERE game = {{game}} AND ply = {{ply}};{RENUMBERED}",
    "two moves swapped": """UPDATE moves SET move = CASE ply WHEN {ply} THEN '{next}' ELSE '{move}' END
                            WHERE game = {game} AND ply IN ({ply}, {ply} + 1)""",
    "a choice changed": """UPDATE moves SET move = CASE move WHEN 'add' THEN 'take' ELSE 'add' END
                           WHERE game = {game} AND move IN ('add', 'take')""",
    "all moves removed": "DELETE FROM moves WHERE game = {game}",
    "a seed changed": "UPDATE games SET seed = randomblob(32) WHERE id = {game}",
    "a number changed": "UPDATE games SET number = number + 100 WHERE id = {game}",
    "a line removed": f"{LEDGER_IS_SHORTENED};DELETE FROM prizes WHERE game = {{game}}",
    "words changed": """UPDATE games SET words = '[[0, "abracadabra"]]' WHERE id = {game}""",
    "a seat changed": "UPDATE moves SET seat = 3 - seat WHERE game = {game} AND ply = {ply}",
} | {
    f"a line's {name} changed": f"{LEDGER_IS_CHANGED};UPDATE prizes SET {change} WHERE game = {{game}}"
    for name, change in {
        "winner": "winner = 1 - winner",
        "brčka": "brcka = 3 - brcka",
        "how": "how = CASE how WHEN 'conceded' THEN 'dost' ELSE 'conceded' END",
        "score": "score0 = score0 + 1",
        "other score": "score1 = score1 - 1",
        "choice": "choice = CASE choice WHEN 'add' THEN 'take' ELSE 'add' END",
        "amount": "amount = amount + 1",
        "balance": "balance0 = balance0 + 1",
        "other balance": "balance1 = balance1 + 1",
        "server": "guild_id = guild_id + 1",
        "table": "table_id = 3 - table_id",
    }.items()
}
"""What somebody may do to a finished game."""
TO_TABLES = {
    "no longer finished": "UPDATE tables SET status = 'playing' WHERE id = 1",
    "finished too early": "UPDATE tables SET status = 'finished' WHERE id = 3",
    "a state that is none": "UPDATE tables SET status = 'asleep' WHERE id = 2",
    "rules that break off": "UPDATE tables SET rules = substr(rules, 1, 20) WHERE id = 3",
    "another length": "UPDATE tables SET rules = replace(rules, '10', '20') WHERE id = 1",
    "another shuffle": "UPDATE tables SET rules = replace(rules, 'first', 'every') WHERE id = 2",
    "options that break off": """UPDATE tables SET options = '{"pace": ' WHERE id = 2""",
    "people who never sat there": "UPDATE tables SET company = '1 2' WHERE id = 2",
    "people who did not stop it": "UPDATE tables SET stopped_by = '1 2' WHERE id = 3",
    "fewer people": "UPDATE tables SET sitting = 3 WHERE id = 2",
    "seats that are said to be over": "UPDATE seats SET rests = NULL WHERE table_id = 3",
    "seats that are said to be open": "UPDATE seats SET rests = 0 WHERE table_id = 1",
}


async def spoil(evening: Path, path: Path, tampering: str, random: Random) -> tuple[int, int]:
    """A copy of the file in which a finished game is tampered with: its table and its number."""
    await back_up(evening, path, replace=True)
    sql = """SELECT mine.game, mine.ply, mine.move, other.move, games.table_id FROM moves AS mine
             JOIN moves AS other ON other.game = mine.game AND other.ply = mine.ply + 1
             JOIN prizes ON prizes.game = mine.game JOIN games ON games.id = mine.game
             WHERE mine.move LIKE 'play %' AND other.move LIKE 'play %' AND games.table_id < 3"""
    game, ply, move, other, table = random.choice(look(path, sql))
    tamper(path, *tampering.format(game=game, ply=ply, move=move, next=other).split(";"))
    assert game_rows(path) != game_rows(evening)
    return int(str(table)), int(str(game))


async def test_all_is_well_with_what_was_played(evening):
    before = everything(evening.parent)
    findings = await audit(evening)
    assert findings.wrong == []
    for what, name in (("tables", "tables"), ("games", "games"), ("moves", "moves"), ("ledger lines", "prizes")):
        assert [(findings.counted[what],)] == look(evening, f"SELECT count(*) FROM {name}")
    assert everything(evening.parent) == before


@pytest.mark.stress(small=True)
@pytest.mark.parametrize("what", TAMPERINGS)
async def test_whatever_is_done_to_a_game_is_found_out(tmp_path, evening, what, sized, figures):
    random, path = Random(what), tmp_path / "games.db"
    tried, found = sized(3), 0
    for number in range(tried):
        table, game = await spoil(evening, path, TAMPERINGS[what], random)
        before = path.read_bytes()
        wrong = (await audit(path)).wrong
        assert any(line.startswith(f"table {table}: game {game}") for line in wrong), f"{what}, try {number}: {wrong}"
        assert path.read_bytes() == before
        found += 1
    figures(tampered=tried, found_out=found)


@pytest.mark.parametrize("what", TO_TABLES)
async def test_whatever_is_done_to_a_table_is_found_out(tmp_path, evening, what):
    path = tmp_path / "games.db"
    await back_up(evening, path)
    tamper(path, TO_TABLES[what])
    assert game_rows(path) != game_rows(evening)
    table = TO_TABLES[what].rpartition(" ")[2]
    wrong = (await audit(path)).wrong
    assert any(line.startswith(f"table {table}: ") for line in wrong), wrong


async def test_checking_tells_what_is_wrong_by_its_exit_code_and_changes_nothing(tmp_path, evening):
    path = tmp_path / "games.db"
    await back_up(evening, path)
    good = await command(tmp_path, "check")
    assert (good.returncode, good.stderr) == (0, "") and "All is well" in good.stdout
    table, game = await spoil(evening, path, TAMPERINGS["a line's brčka changed"], Random(1))
    before = path.read_bytes()
    bad = await command(tmp_path, "check")
    assert (bad.returncode, bad.stderr) == (1, "") and "All is well" not in bad.stdout
    assert f"table {table}: game {game}" in bad.stdout
    assert path.read_bytes() == before


async def test_checking_a_file_of_an_older_version_leaves_it_old(tmp_path):
    shutil.copyfile(LEFT / "1.1.0.db", tmp_path / "games.db")
    done = await command(tmp_path, "check")
    assert done.returncode == 0, done.stdout
    assert all(f"{number} {what}" in done.stdout for what, number in KEPT.items())
    assert everything(tmp_path)["games.db"] == everything(LEFT)["1.1.0.db"]


async def test_checking_beside_a_running_bot_changes_nothing(tmp_path):
    store, state = await in_use(tmp_path / "games.db", 1)
    before = everything(tmp_path)
    done = await command(tmp_path, "check")
    assert done.returncode == 0 and f"{len(state['moves'])} moves" in done.stdout
    assert everything(tmp_path) == before
    await store.close()


@pytest.mark.parametrize("what", some([what for what in SPOILT if what != "empty"], 4))
async def test_a_file_that_is_damaged_or_none_of_the_bot_is_told_and_left_as_it_is(tmp_path, what):
    path = await played(tmp_path / "games.db", [1, 2], 100)
    SPOILT[what](path)
    before = everything(tmp_path)
    done = await command(tmp_path, "check")
    if what in ("newer", "of another program", "gone", "a letter"):
        assert "games.db" in refused(done)
    assert done.returncode in (1, 2)
    assert "Traceback" not in done.stderr and "All is well" not in done.stdout
    assert everything(tmp_path) == before


@pytest.mark.parametrize("damaged", ["moves", "tables"])
async def test_of_a_damaged_file_all_that_can_be_read_is_checked_and_the_rest_is_named(tmp_path, evening, damaged):
    whole = (await audit(evening)).counted
    await back_up(evening, tmp_path / "games.db")
    spoil_page(tmp_path / "games.db", damaged)
    before = everything(tmp_path)
    done = await command(tmp_path, "check")
    assert done.returncode == 1 and "restore FILE" in done.stdout and "Traceback" not in done.stderr
    assert everything(tmp_path) == before
    told, read = done.stdout, (await audit(tmp_path / "games.db")).counted
    assert f"the table {damaged} is damaged: " in told
    assert all(f"{read[what]} {what}" in told for what in ("tables", "games", "moves", "ledger lines"))
    if damaged == "moves":
        lost = re.findall(r"(?m)^table \d: game \d+ cannot be read", told)
        assert read["tables"] == whole["tables"] and 0 < len(lost) == whole["games"] - read["games"] < whole["games"]
        # Of the games that can be read nothing is called wrong, as nothing is.
        assert len(re.findall(r"(?m)^table ", told)) == len(lost)
    else:
        lost = re.findall(r"(?m)^table \d cannot be read", told)
        assert 0 < len(lost) == whole["tables"] - read["tables"]


# One server


OTHER = GUILD + 1


async def two_servers(place: Path | str) -> None:
    """Tables of two servers, the one after the other: two games are won at each."""
    async with await Store.open(place, Clock()) as store:
        for guild in (GUILD, OTHER, GUILD, OTHER):
            await store.guilds.register_guild(guild)
            await won(store, await begun(store, guild_id=guild), 2)


@pytest.mark.parametrize("place", some(KINDS), indirect=True)
async def test_a_fault_is_found_by_the_check_of_its_server_and_by_that_of_no_other(place):
    await two_servers(place)
    lines = {guild: (await audit(place, guild)).counted["ledger lines"] for guild in (GUILD, OTHER, 0)}
    assert lines == {GUILD: 4, OTHER: 4, 0: 8}
    ((table,),) = look(place, "SELECT max(id) FROM tables WHERE guild_id = ?", OTHER)
    tamper(place, f"UPDATE games SET number = number + 100 WHERE table_id = {table}")
    found = {guild: (await audit(place, guild)).wrong for guild in (GUILD, OTHER, 0)}
    assert found[GUILD] == [] and found[0] == found[OTHER]
    assert found[OTHER] and all(line.startswith(f"table {table}: ") for line in found[OTHER])
    tamper(place, f"UPDATE guilds SET settings = 'none' WHERE id = {GUILD}")
    assert [line.split(":")[0] for line in (await audit(place, GUILD)).wrong] == [f"server {GUILD}"]


async def test_one_server_is_checked_by_the_command_and_one_that_is_not_known_is_refused(tmp_path):
    await two_servers(tmp_path / "games.db")
    done = await command(tmp_path, "check", "--guild", str(OTHER))
    assert done.returncode == 0 and "2 tables" in done.stdout and "All is well" in done.stdout
    assert "77" in refused(await command(tmp_path, "check", "--guild", "77"))
    assert "server's number" in (await command(tmp_path, "check", "--guild", "brčko")).stderr


# In portions


@pytest.mark.parametrize("portion", [1, 2])
async def test_it_does_not_matter_how_much_is_read_at_a_time(tmp_path, evening, monkeypatch, portion):
    path = tmp_path / "games.db"
    await back_up(evening, path)
    for tampering in (TAMPERINGS["a seat changed"], TO_TABLES["no longer finished"]):
        tamper(path, tampering.format(game=2, ply=20))
    whole = await audit(path)
    assert len(whole.wrong) >= 2
    for name in ("TABLES", "GAMES"):
        monkeypatch.setattr(checking, name, portion)
    told: list[tuple[int, int]] = []
    in_portions = await audit(path, tell=lambda done, of: told.append((done, of)))
    assert (in_portions.wrong, in_portions.counted) == (whole.wrong, whole.counted)
    assert told[-1] == (3, 3) and told[0] == (portion, 3)


async def check(path: Path) -> None:
    assert not (await audit(path)).wrong


async def moved(path: Path) -> None:
    assert not (await move(path, path.with_suffix(".new"), lambda _: None)).wrong


@pytest.mark.parametrize("work", [check, moved])
async def test_of_more_games_no_more_is_carried_at_a_time(
    tmp_path, monkeypatch, work: Callable[[Path], Awaitable[None]]
):
    monkeypatch.setattr(checking, "TABLES", 3)
    monkeypatch.setattr(checking, "GAMES", 4)
    monkeypatch.setattr("bot.app.migrate.ROWS_AT_ONCE", 10)
    monkeypatch.setattr("bot.storage.books_audit.LINES", 4)
    monkeypatch.setattr("bot.storage.honour_audit.GAMES", 4)
    monkeypatch.setattr("bot.storage.database.MOST_ROWS", 20)
    few, carried = tmp_path / "few.db", Counter[int]()
    await two_servers(few)
    execute = SqliteConnection._execute_all

    def counting(self: SqliteConnection, statements: Sequence[Statement]) -> list[list[sqlite3.Row]]:
        found = execute(self, statements)
        carried[times] = max(carried[times], len(statements), *map(len, found))
        return found

    for times in (4, 12):
        path = tmp_path / f"{times}.db"
        await back_up(few, path)
        multiply(path, times)
        await add_up(path)
        with monkeypatch.context() as watched:
            watched.setattr(SqliteConnection, "_execute_all", counting)
            await work(path)
    assert 0 < carried[12] <= 1.2 * carried[4], carried


async def test_faults_beyond_what_anybody_reads_are_counted_and_not_listed(tmp_path, evening, monkeypatch):
    monkeypatch.setattr(checking, "FAULTS_LISTED", 2)
    path = tmp_path / "games.db"
    await back_up(evening, path)
    tamper(path, "UPDATE games SET number = number + 100 WHERE table_id = 1")
    findings = await audit(path)
    ((games,),) = look(path, "SELECT count(*) FROM games WHERE table_id = 1")
    assert len(findings.wrong) == 2 and f"{games} things are wrong" in str(findings)


# On a terminal


@pytest.mark.stress
async def test_how_far_it_is_stands_on_a_terminal_and_nowhere_else(tmp_path):
    await two_servers(tmp_path / "games.db")
    before = contents(tmp_path / "games.db")
    for arguments, word in ((("check",), "Checking"), (("backup", "copy.db", "--replace"), "Copying")):
        piped = await command(tmp_path, *arguments)
        assert piped.returncode == 0 and piped.stderr == ""
        code, shown, out = await asyncio.to_thread(on_a_terminal, tmp_path, *arguments)
        assert code == 0 and word in shown and word not in out and out == piped.stdout
        # Nothing of it is left.
        assert shown.endswith("\r\x1b[K") and "\n" not in shown
    assert contents(tmp_path / "games.db") == before
