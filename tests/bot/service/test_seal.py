"""The seal, as people meet it: words for the next game, who cut, and deals by which nobody is compared."""

import json
from dataclasses import asdict
from datetime import timedelta
from random import Random

import pytest

from bot.app.audit import audit
from bot.model import dealing, moving
from bot.model.errors import Refusal
from bot.model.ledger_pages import LedgerPage, LedgerTopic
from bot.model.options import Options, Pace
from bot.model.table import Table
from engine.games import GAMES, USUAL
from engine.players import Level
from engine.record import check
from tests.support.files import tamper
from tests.support.referees import judge
from tests.support.service import Bench, QuickWorkers, Target, actor, contents, look, words
from tests.support.sizes import in_turn

ANNA, BELA = actor(0), actor(1)


@pytest.fixture
async def bench(tmp_path):
    async with Bench(tmp_path / "games.db") as ready:
        yield ready


async def write(bench: Bench, seat: int, number: int, told: str) -> str:
    """Somebody writes words for the next game; what the hand says then."""
    answer = await bench.press(seat, number, "seed", on_panel=True)
    assert answer.target is Target.FORM and answer.form is not None
    done = await bench.host.press(actor(seat), answer.form.does.encode(), on_panel=True, values=[told])
    assert done.target is Target.PANEL
    return words(done.screen)


async def give_up(bench: Bench, number: int) -> None:
    """Both of side 1 give the game up, and the next one begins."""
    for seat in (1, 3):
        await bench.press(seat, number, "concede", on_panel=True)
    await bench.let_pass(2 * bench.pause)


async def record_of(bench: Bench, game: int) -> dict[str, object]:
    answer = await bench.host.ledger.send_record(ANNA, game)
    assert answer.file is not None
    record: dict[str, object] = json.loads(answer.file[1])
    assert check(record) is not None
    judge(record)
    return record


async def test_words_go_into_the_next_game_are_shown_as_it_begins_and_stand_in_its_record(bench):
    number = await bench.lobby()
    assert "until it begins" in (await write(bench, 2, number, "tails, perhaps")).lower()
    await write(bench, 2, number, "  seven\nbeats *all*  ")
    form = (await bench.press(2, number, "seed", on_panel=True)).form
    assert form is not None and form.fields[0].written == "seven beats *all*"
    await write(bench, 0, number, "žaludy 🍀")
    # Until the game begins nobody is told, not even that there are any.
    assert "žaludy" not in words(await bench.public(number))
    sealed = (await bench.table(number)).seal.next_seed
    await bench.press(0, number, "start")
    table = await bench.table(number)
    assert (table.seal.seed, table.seal.words, table.seal.next_words) == (
        sealed,
        {0: "žaludy 🍀", 2: "seven beats *all*"},
        {},
    )
    board = words(await bench.public(number))
    assert "Anna: žaludy 🍀" in board and "Cyril: seven beats \\*all\\*" in board
    with pytest.raises(Refusal, match="words-late"):
        await bench.host.press(actor(2), form.does.encode(), values=["too late"])
    await write(bench, 1, number, "for the next one")
    await give_up(bench, number)
    first, (seal, _) = await record_of(bench, 1), look(bench.path, "SELECT seed, words FROM games ORDER BY id")[:2]
    assert first["words"] == [[0, "žaludy 🍀"], [2, "seven beats *all*"]] == json.loads(str(seal[1]))
    assert first["seed"] == sealed.hex()
    assert first["dealer_by"] == "drawn" and [deal["cut_by"] for deal in first["deals"]] == ["drawn"]
    await give_up(bench, number)
    second = await record_of(bench, 2)
    assert (second["dealer_by"], second["words"]) == ("passed", [[1, "for the next one"]])
    assert "words" not in await record_after(bench, number)
    assert (await audit(bench.path)).wrong == []


async def record_after(bench: Bench, number: int) -> dict[str, object]:
    await give_up(bench, number)
    return await record_of(bench, 3)


async def test_who_cuts_stands_in_the_record_and_a_game_of_an_earlier_version_tells_what_it_knows(bench):
    number = await bench.lobby()
    for seat in range(4):
        await bench.host.press(actor(seat), "pr1:cuts.0")
    await bench.press(0, number, "start")
    cutter = (await bench.table(number)).game.turn
    await bench.press(cutter, number, "cut 11", on_panel=True)
    await give_up(bench, number)
    second = (await bench.table(number)).game.turn
    await bench.press(second, number, "cut any", on_panel=True)
    await give_up(bench, number)
    by = [deal["cut_by"] for game in (1, 2) for deal in (await record_of(bench, game))["deals"]]
    assert by == [cutter, "drawn"]
    # As an earlier version left them: its drawn cuts bear a seat too, and nothing is known of the first dealer.
    tamper(bench.path, "UPDATE games SET words = NULL")
    early, later = await record_of(bench, 1), await record_of(bench, 2)
    assert not {"dealer_by", "words"} & (early.keys() | later.keys())
    assert "cut_by" not in early["deals"][0] and later["deals"][0]["cut_by"] == "drawn"
    assert (await audit(bench.path)).wrong == []


NO_PART_OF_A_LINE = "".join(map(chr, [*range(32), *range(127, 160)])) + "\u2028\u2029\ud83d"


async def test_words_are_kept_as_one_line_whatever_is_typed(bench):
    number = await bench.lobby()
    # Every letter by itself between two words, and all of them together.
    for told in (*(f"one{letter}two" for letter in NO_PART_OF_A_LINE), f"one{NO_PART_OF_A_LINE}two"):
        await write(bench, 0, number, told)
        assert [*(await bench.table(number)).seal.next_words.values()] == ["one two"], ascii(told)
    await write(bench, 1, number, NO_PART_OF_A_LINE)
    assert len((await bench.table(number)).seal.next_words) == 1
    await bench.press(0, number, "start")
    await give_up(bench, number)
    # The record is judged by the checker and by the referee.
    assert (await record_of(bench, 1))["words"] == [[0, "one two"]]


async def test_words_are_exported_and_those_that_wait_are_deleted_with_their_owner(bench):
    number = await bench.lobby()
    await write(bench, 1, number, "in the game")
    await bench.press(0, number, "start")
    await write(bench, 1, number, "still waiting")
    held = json.loads((await bench.host.settings.export_data(BELA)).file[1])
    assert held["words"] == [{"game": 1, "words": "in the game"}]
    assert held["seats"][0]["words"] == "still waiting"
    others = (await bench.host.settings.export_data(ANNA)).file[1].decode()
    assert "in the game" not in others and "still waiting" not in others
    await bench.host.press(BELA, "pv1:delete")
    await bench.settle()
    assert "still waiting" not in str(contents(bench.path))
    # The partner of whoever is gone cannot give the game up.
    for seat in (0, 2):
        await bench.press(seat, number, "concede", on_panel=True)
    await bench.let_pass(2 * bench.pause)
    assert (await record_of(bench, 1))["words"] == [[1, "in the game"]]


@pytest.mark.parametrize("name", in_turn(GAMES))
async def test_nothing_that_compares_people_counts_what_somebody_plays_alone_with_computers(tmp_path, name):
    """Who is alone with computers sees as many new deals as wanted, by opening and stopping tables."""
    kind, random = GAMES[name], Random(name)
    rules = asdict(kind.rules()) | dict(kind.alone)
    async with Bench(tmp_path / "games.db", workers=QuickWorkers()) as bench:
        options = asdict(Options(Pace.FAST))
        deals = set()
        for _ in range(6):
            table = await bench.host.lobby.open_table(ANNA, rules, options, Level.BEGINNER, game=name)
            deals.add(tuple((await bench.table(table.table_id)).game.moves[:3]))
            await bench.press(0, table.table_id, "stop")
            # So many new tables in one minute nobody gets.
            await bench.let_pass(timedelta(minutes=1))
        assert len(deals) == 6
        assert not any(look(bench.path, f"SELECT * FROM {ledger}") for ledger in ("prizes", "results"))
        # One of them is played to its end.
        table = await bench.host.lobby.open_table(ANNA, rules, options, Level.BEGINNER, game=name)

        def play(table: Table) -> None:
            while table.deal.game_number == 1 and table.game.outcome is None:
                (seat,) = table.awaited()
                moves = table.view(seat).legal
                moving.push(table, seat, random.choice(moves), instead=table.seats.level_of(seat) is not None)
                dealing.advance(table, bench.clock.now, bench.chance, bench.pause * 0)

        await bench.store.change(table.table_id, play)
        assert look(bench.path, "SELECT count(*) FROM results") != [(0,)]
        if kind.ledger:
            page = (await bench.host.ledger.show_page(actor(5), LedgerPage(USUAL, LedgerTopic.STANDINGS))).screen
        else:
            page = (await bench.host.ledger.show_standings(actor(5), name)).screen
        assert "Anna" not in words(page)
