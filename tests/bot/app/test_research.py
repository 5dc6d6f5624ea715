"""`python -m bot records`: finished games of servers that agree, for research, and nobody's name, account or number."""

import gzip
import json
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from random import Random

import pytest

from bot.app.research import write_records
from bot.model.errors import Refusal
from bot.model.options import Newcomers
from bot.model.table import Status
from bot.storage import research
from bot.ui.screen import Choice, Screen, Select
from engine.bulka import rules as bulka
from engine.record import check, loads
from engine.trappola import rules as trappola
from tests.support.duel_bench import DuelBench, mid_game, over
from tests.support.process import command, refused
from tests.support.service import GUILD, NAMES, actor, contents, look, tamper

ELSEWHERE = {"guild_id": GUILD + 1, "channel_id": 300}
FIELDS = {"format", "rules", "seats", "substitutes", "commitment", "seed", "dealer_by", "draws", "ranking", "deals"}
FIELDS |= {"result"}
OWN_WORDS = "I am Anna Nováková of Šumice"


@pytest.fixture
async def bench(place: Path | str) -> AsyncIterator[DuelBench]:
    async with DuelBench(place) as ready:
        yield ready


async def agree(bench: DuelBench, *, to: str = "on", **where: int) -> None:
    """A moderator chooses whether games are given."""
    await bench.host.press(actor(4, moderator=True, **where), "se1:research", on_panel=True, values=[to])


def chosen(screen: Screen) -> list[Choice]:
    """What is chosen in the only list of a page."""
    (select,) = (block for block in screen.blocks if isinstance(block, Select))
    return [choice for choice in select.choices if choice.chosen]


async def object_to(bench: DuelBench, seat: int) -> None:
    await bench.ask(seat, "pr1:research.0", on_panel=True)


async def give_up(bench: DuelBench, number: int) -> None:
    for seat in (1, 3):
        await bench.press(seat, number, "concede", on_panel=True)
    await bench.let_pass(2 * bench.pause)


async def with_words(bench: DuelBench) -> None:
    """A game of Stovkahra with words in its seed, and one without; then a third one is under way."""
    number = await bench.lobby()
    form = (await bench.press(0, number, "seed", on_panel=True)).form
    await bench.host.press(actor(0), form.does.encode(), on_panel=True, values=[OWN_WORDS])
    await bench.press(0, number, "start")
    for _ in range(2):
        await give_up(bench, number)


async def duel(bench: DuelBench, rules: object, people: int = 2, *, left: bool = False) -> None:
    """A whole game; perhaps somebody leaves it, for whom a computer plays on."""
    number = await bench.begun(rules, people)
    if left:
        await bench.until(number, mid_game, Random(2))
        await bench.host.endings.leave(actor(1), number)
    if (await bench.until(number, over, Random(3))).status is Status.PLAYING:
        await bench.host.endings.stop(actor(4, moderator=True), number)


async def all_kinds(bench: DuelBench) -> None:
    """Five finished games on a server, and one under way."""
    await bench.make_room()
    await with_words(bench)
    await duel(bench, trappola.Rules(deals=2), left=True)
    await duel(bench, bulka.Rules(cup="off"))
    await duel(bench, bulka.Rules(), 3)


def content_of(file: Path) -> bytes:
    return gzip.decompress(file.read_bytes()) if file.suffix == ".gz" else file.read_bytes()


async def written(bench: DuelBench, file: Path) -> list[dict[str, object]]:
    """What the command writes while the bot runs; it changes nothing."""
    before = contents(bench.path)
    told = await write_records(bench.path, file, replace_old=True)
    assert contents(bench.path) == before
    records = [loads(line) for line in content_of(file).decode().splitlines()]
    assert told.records == len(records)
    assert not list(file.parent.glob("*.part"))
    return records


def parts(value: object) -> Iterator[object]:
    """All that stands in a record, but what is drawn by chance and could look like any number."""
    match value:
        case dict():
            for name, each in value.items():
                yield name
                if name not in ("seed", "commitment"):
                    yield from parts(each)
        case list():
            for each in value:
                yield from parts(each)
        case _:
            yield value


@pytest.mark.parametrize("name", ["games.jsonl", "games.jsonl.gz"])
async def test_every_finished_game_is_written_by_seats_and_read_back_and_nobody_is_told(bench, tmp_path, name):
    page = await bench.host.press(actor(4, moderator=True), "sp1:research", on_panel=True)
    assert [choice.value for choice in chosen(page.screen)] == ["off"]
    await agree(bench)
    page = await bench.host.press(actor(4, moderator=True), "sp1:research", on_panel=True)
    assert [choice.value for choice in chosen(page.screen)] == ["on"]
    await all_kinds(bench)
    records = await written(bench, tmp_path / name)
    formats = sorted(record["format"] for record in records)
    assert formats == ["bulka/1", "bulka/1", "stovkahra/1", "stovkahra/1", "trappola/1"]
    numbers = {row[0] for row in look(bench.path, "SELECT user_id FROM people WHERE user_id IS NOT NULL")}
    names = [name for (name,) in look(bench.path, "SELECT name FROM people")]
    assert set(NAMES) <= set(names) and len(numbers) >= 4
    for record in records:
        assert check(record) is not None
        assert set(record) <= FIELDS
        told = list(parts(record))
        assert not numbers & {each for each in told if isinstance(each, int)}
        secret = [*names, *map(str, numbers), OWN_WORDS, str(bench.clock.now.year)]
        assert not [each for each in told for name in secret if isinstance(each, str) and name in each]
        assert [seat.split(",")[0] for seat in record["seats"]] == [f"seat {at}" for at in range(len(record["seats"]))]
    everything = json.dumps(records, ensure_ascii=False)
    # A game without words can be checked to the last card; one with words only to its rules.
    assert [("seed" in record) for record in records if record["format"] == "stovkahra/1"] == [False, True]
    (left,) = [record for record in records if "substitutes" in record]
    assert left["substitutes"][0][1].startswith("substitute 1, ") and left["substitutes"][0][1].endswith(" computer")
    # Of the game under way nothing stands there, its seed least of all.
    ((seed,),) = look(bench.path, "SELECT seed FROM games WHERE table_id = 1 ORDER BY number DESC LIMIT 1")
    assert bytes(seed).hex() not in everything


async def test_nothing_is_given_unless_the_moderators_have_agreed_and_as_long_as_they_do(bench, tmp_path):
    await bench.make_room()
    await with_words(bench)
    file = tmp_path / "games.jsonl"
    assert await written(bench, file) == []
    for stranger in (actor(0), actor(4)):
        with pytest.raises(Refusal):
            await bench.host.press(stranger, "se1:research", on_panel=True, values=["on"])
    await agree(bench, **ELSEWHERE)
    assert await written(bench, file) == []
    # What was played before is given too.
    await agree(bench)
    assert len(await written(bench, file)) == 2
    await agree(bench, to="off")
    assert await written(bench, file) == []
    await agree(bench)
    await bench.host.settings.note_removed(GUILD)
    assert await written(bench, file) == []


async def test_a_game_is_left_out_where_somebody_objects_or_is_known_no_more(bench, tmp_path):
    await agree(bench)
    await all_kinds(bench)
    file = tmp_path / "games.jsonl"
    await object_to(bench, 2)
    # Cyril has played Stovkahra, and Bulka for three.
    assert sorted(record["format"] for record in await written(bench, file)) == ["bulka/1", "trappola/1"]
    assert "3 games were left out" in str(await write_records(bench.path, file, replace_old=True))
    await object_to(bench, 2)
    assert len(await written(bench, file)) == 5
    await bench.host.press(actor(3), "pv1:delete", on_panel=True)
    assert sorted(record["format"] for record in await written(bench, file)) == ["bulka/1", "bulka/1", "trappola/1"]


async def test_a_substitute_s_objection_counts_too(bench, tmp_path):
    await agree(bench)
    number = await bench.begun(trappola.Rules(deals=2), 2, options={"newcomers": Newcomers.AT_ONCE})
    await bench.until(number, mid_game, Random(2))
    await bench.host.endings.leave(actor(1), number)
    await bench.press(2, number, "take 1", on_panel=True)
    await bench.until(number, over, Random(3))
    assert look(bench.path, "SELECT count(*) FROM substitutes JOIN people ON people.id = person WHERE user_id = 1002")
    (record,) = await written(bench, tmp_path / "games.jsonl")
    assert [name for _, name, _, _ in record["substitutes"]] == ["substitute 1"]
    await object_to(bench, 2)
    assert await written(bench, tmp_path / "games.jsonl") == []


async def test_the_same_is_written_however_few_games_are_read_at_a_time_and_damage_is_counted(
    bench, tmp_path, monkeypatch
):
    await agree(bench)
    await all_kinds(bench)
    file = tmp_path / "games.jsonl"
    await written(bench, file)
    whole = file.read_bytes()
    for few in (1, 2):
        monkeypatch.setattr(research, "RANGE", few)
        await written(bench, file)
        assert file.read_bytes() == whole
    tamper(bench.path, "DELETE FROM moves WHERE game = 2 AND ply = 0")
    assert "1 cannot be read" in str(await write_records(bench.path, file, replace_old=True))


async def test_a_file_is_never_overwritten_in_silence_and_what_is_wrong_is_said_in_a_line(tmp_path):
    async with DuelBench(tmp_path / "games.db") as bench:
        await agree(bench)
        await with_words(bench)
        done = await command(tmp_path, "records", "games.jsonl.gz")
        assert done.returncode == 0 and "games.jsonl.gz: 2 records are written" in done.stdout
        assert gzip.decompress((tmp_path / "games.jsonl.gz").read_bytes()).count(b"\n") == 2
        # Nothing but the content: neither the file's name nor the time of its making.
        assert (tmp_path / "games.jsonl.gz").read_bytes()[3:8] == bytes(5)
        (tmp_path / "games.jsonl.gz").write_bytes(b"mine")
        assert "--replace" in refused(await command(tmp_path, "records", "games.jsonl.gz"))
        assert (tmp_path / "games.jsonl.gz").read_bytes() == b"mine"
        assert (await command(tmp_path, "records", "games.jsonl.gz", "--replace")).returncode == 0
        assert "no folder" in refused(await command(tmp_path, "records", "nowhere/games.jsonl"))
        assert "database itself" in refused(await command(tmp_path, "records", "games.db", "--replace"))
    assert sorted(each.name for each in tmp_path.glob("*.part")) == []
