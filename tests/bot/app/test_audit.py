"""Reading everything again: whatever somebody has changed in the database is found."""

import asyncio
import shutil
from pathlib import Path
from random import Random

import pytest

from bot.app.audit import audit
from bot.app.backup import back_up
from tests.support.files import SPOILT, everything, game_rows, in_use, played, tamper
from tests.support.process import command, refused
from tests.support.service import look
from tests.support.sizes import some

DATABASES = Path(__file__).parents[1] / "storage" / "databases"
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
    assert look(path, "SELECT count(*) FROM ledger WHERE how = 'conceded'") != [(0,)]
    assert look(path, "SELECT status FROM tables ORDER BY id") == [("finished",), ("playing",), ("playing",)]
    return path


LEDGER_IS_CHANGED = "DROP TRIGGER ledger_is_not_changed"
LEDGER_IS_SHORTENED = "DROP TRIGGER ledger_is_not_shortened"
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
    "a line removed": f"{LEDGER_IS_SHORTENED};DELETE FROM ledger WHERE game = {{game}}",
    "words changed": """UPDATE games SET words = '[[0, "abracadabra"]]' WHERE id = {game}""",
    "a seat changed": "UPDATE moves SET seat = 3 - seat WHERE game = {game} AND ply = {ply}",
} | {
    f"a line's {name} changed": f"{LEDGER_IS_CHANGED};UPDATE ledger SET {change} WHERE game = {{game}}"
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
        "players": "seat0 = seat1, seat1 = seat0",
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
}


async def spoil(evening: Path, path: Path, tampering: str, random: Random) -> tuple[int, int]:
    """A copy of the file in which a finished game is tampered with: its table and its number."""
    await back_up(evening, path)
    sql = """SELECT mine.game, mine.ply, mine.move, other.move, games.table_id FROM moves AS mine
             JOIN moves AS other ON other.game = mine.game AND other.ply = mine.ply + 1
             JOIN ledger ON ledger.game = mine.game JOIN games ON games.id = mine.game
             WHERE mine.move LIKE 'play %' AND other.move LIKE 'play %' AND games.table_id < 3"""
    game, ply, move, other, table = random.choice(look(path, sql))
    tamper(path, *tampering.format(game=game, ply=ply, move=move, next=other).split(";"))
    assert game_rows(path) != game_rows(evening)
    return int(str(table)), int(str(game))


async def test_all_is_well_with_what_was_played(evening):
    before = everything(evening.parent)
    findings = await audit(evening)
    assert findings.wrong == []
    for what, name in (("tables", "tables"), ("games", "games"), ("moves", "moves"), ("ledger lines", "ledger")):
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
    shutil.copyfile(DATABASES / "version-1.db", tmp_path / "games.db")
    done = await command(tmp_path, "check")
    assert done.returncode == 0, done.stdout
    assert all(f"{number} {what}" in done.stdout for what, number in KEPT.items())
    assert everything(tmp_path)["games.db"] == everything(DATABASES)["version-1.db"]


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
