"""Whole series through the real bot in a simulated Discord: four users press at random until the series is won."""

import json
import os
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest
from discord import Permissions
from simcord.results import ResponseMessage

from bot.model.table import Table
from bot.model.table_state import Status
from engine import record
from engine.moves import ADD, TAKE
from engine.stovkahra.rules import SEATS, Phase, side_of
from tests.support.simulated_discord import (
    NAMES,
    PAUSE,
    REDRAW,
    V2,
    Club,
    Seeded,
    Sent,
    buttons,
    check_limits,
    club,
    contract,
    does,
    file_of,
    numbers,
    offered,
    words,
)

SERIES = int(os.environ.get("SERIES", "1"))
"""How many whole series are played; each has a seed of its own."""


def limits(table: Table | None, sent: Sent) -> None:
    check_limits(sent.body)
    if sent.method == "POST" and not (sent.path.endswith("/callback") and "flags" not in sent.body):
        assert sent.body["flags"] & V2


def watch(here: Club) -> None:
    here.watching.append(limits)
    if (known := contract()) is not None:
        here.requests.append(known.ask)


def ledger(here: Club) -> list[dict[str, Any]]:
    columns = "game, winner, brcka, how, score0, score1, choice, amount, balance0, balance1"
    rows = here.rows(f"SELECT {columns} FROM ledger ORDER BY game")
    return [dict(zip(columns.split(", "), row, strict=True)) for row in rows]


async def check_history(here: Club, entries: list[dict[str, Any]]) -> None:
    """Every game stands in the history, page by page, with its score and the balance after it."""
    page = await here.slash(here.stranger, "brcko history")
    lines = words(page).splitlines()
    for number in range(2, 100):
        older = f"history.all.0.0.0.0.{number}"
        if older not in offered(page):
            break
        page = await here.press(here.stranger, page, older)
        lines += words(page).splitlines()
    for entry in entries:
        told = [entry[key] for key in ("game", "score0", "score1", "balance0", "balance1")]
        assert any(Counter(told) <= Counter(numbers(line)) for line in lines), entry


async def check_standings(here: Club, entries: list[dict[str, Any]], winner: int) -> None:
    """Games won and lost, brčka and series of every player, as the ledger has them."""
    lines = words(await here.slash(here.stranger, "brcko standings")).splitlines()
    for seat, name in enumerate(NAMES):
        won = [entry for entry in entries if entry["winner"] == side_of(seat)]
        told = [len(won), len(entries) - len(won), sum(entry["brcka"] for entry in won), int(side_of(seat) == winner)]
        mine = [line for line in lines if name in line and not any(other in line for other in NAMES if other != name)]
        assert any(Counter(told) <= Counter(numbers(line)) for line in mine), (name, told, lines)


async def check_records(here: Club, entries: list[dict[str, Any]]) -> None:
    """Every record can be had, replays, and ends as the ledger says."""
    for entry in entries:
        answer = await here.slash(here.stranger, "stovkahra record", game=entry["game"])
        assert answer.ephemeral
        check_record(json.loads(file_of(here.env, answer)), entry)


def check_record(written: Any, entry: dict[str, Any]) -> None:
    outcome = record.check(written)
    assert outcome is not None
    assert (outcome.winner, outcome.brcka, str(outcome.how)) == (entry["winner"], entry["brcka"], entry["how"])
    assert outcome.score == (entry["score0"], entry["score1"])


def check_balance(entries: list[dict[str, Any]]) -> None:
    """The ledger adds up: what was added or taken is the difference between two balances."""
    before = [0, 0]
    for entry in entries:
        assert entry["choice"] in (str(ADD), str(TAKE))
        after = list(before)
        if entry["choice"] == str(ADD):
            after[entry["winner"]] += entry["brcka"]
        else:
            after[1 - entry["winner"]] = max(0, before[1 - entry["winner"]] - entry["brcka"])
        assert [entry["balance0"], entry["balance1"]] == after
        before = after


def board_messages(here: Club) -> list[ResponseMessage]:
    """The public messages that show the table, oldest first."""
    shown = []
    for message in here.channel.history():
        found = here.message(here.channel.id, message.id)
        if any(custom_id.startswith(f"st1:{here.table_id}:") for custom_id in offered(found).values()):
            shown.append(found)
    return shown


async def play_series(here: Club, random: Random, **options: Any) -> list[dict[str, Any]]:
    """A whole series, and all that is said of it afterwards; the ledger."""
    await here.start(**options)
    assert await here.play(random)
    table, entries = await here.table(), ledger(here)
    assert table.status is Status.FINISHED
    assert table.series.result is not None
    check_balance(entries)

    deals = here.rows("SELECT count(*) FROM moves WHERE move LIKE 'cut %'")[0][0]
    posted = {message.id for message in here.channel.history()}
    assert len(posted) == deals, "every deal has a message of its own, the first that of the lobby"

    final = await here.board()
    assert {"rematch", "record"} <= set(offered(final))
    await check_history(here, entries)
    last = await here.press(here.players[1], final, "record")
    assert last.ephemeral
    check_record(json.loads(file_of(here.env, last)), entries[-1])
    await check_records(here, entries)
    return entries


@pytest.mark.parametrize("seed", range(1, SERIES + 1))
async def test_a_whole_series(seed: int, tmp_path: Path) -> None:
    print("seed", seed)
    async with club(tmp_path, Seeded(seed)) as here:
        watch(here)
        entries = await play_series(here, Random(seed))
        table = await here.table()
        assert table.series.result is not None
        assert table.series.result.winner is not None
        assert max(entries[-1]["balance0"], entries[-1]["balance1"]) >= 10
        await check_standings(here, entries, table.series.result.winner)
        await rematch_after(here)


async def rematch_after(here: Club) -> None:
    await here.press(here.players[2], await here.board(), "rematch")
    ((new,),) = here.rows("SELECT rematch_id FROM tables WHERE id = ?", here.table_id)
    assert (await here.table(new)).status is Status.LOBBY


async def test_a_series_of_twenty(tmp_path: Path) -> None:
    seed = 3
    print("seed", seed)
    async with club(tmp_path, Seeded(seed)) as here:
        watch(here)
        entries = await play_series(here, Random(seed), series="20")
        assert max(entries[-1]["balance0"], entries[-1]["balance1"]) >= 20


OPTIONS = {"shuffle": "every", "signals": "off", "count": "open"}


async def test_a_table_with_other_options(tmp_path: Path) -> None:
    seed = 7
    print("seed", seed)
    offered_signals = []

    def no_signal(table: Table | None, sent: Sent) -> None:
        offered_signals.extend(what for what in offered(sent.body) if what.startswith("signal"))

    async with club(tmp_path, Seeded(seed)) as here:
        watch(here)
        here.watching.append(no_signal)
        await here.start(**OPTIONS)
        random = Random(seed)
        await here.play_until(random, lambda table: table.game_number == 2)
        table = await here.play_until(random, _five_tricks)
        assert (table.rules.shuffle, table.rules.signals, table.rules.count) == ("every", "off", "open")
        assert not offered_signals
        # Open count: the points taken so far, those of the cards too, stand on the table and in every hand.
        assert table.game is not None
        await here.pass_time(REDRAW + 1)
        for message in (await here.board(), await here.press(here.players[0], here.panels[0], "look")):
            assert set(table.game.score) <= set(numbers(words(message)))
        await check_records(here, ledger(here))


async def test_signals_are_offered_where_the_table_allows_them(tmp_path: Path) -> None:
    async with club(tmp_path, Seeded(3)) as here:
        await here.start()
        table = await here.table()
        assert table.game is not None
        assert table.game.phase in (Phase.DECLARE, Phase.PLAY)
        right = (table.game.dealer - 1) % SEATS
        signalling = {
            seat for seat, panel in here.panels.items() if any(what.startswith("signal") for what in offered(panel))
        }
        assert signalling == {right}


def _five_tricks(table: Table) -> bool:
    return table.game is not None and bool(table.game.deals) and len(table.game.deal.tricks) == 5


async def test_everything_that_is_sent_is_what_discord_describes(tmp_path: Path) -> None:
    known = contract()
    if known is None:
        pytest.skip("DISCORD_OPENAPI names no file: Discord's OpenAPI description, to check requests against")
    seed = 11
    print("seed", seed)
    async with club(tmp_path, Seeded(seed), emojis=True) as here:
        asked = []

        def ask(request: Any) -> None:
            known.ask(request)
            asked.append((request.method, request.path.split("/")[1], request.json is not None))

        here.requests.append(ask)
        await here.start()
        for actor in here.players:
            answer = await here.slash(actor, "stovkahra preferences")
            await here.press(actor, answer, next(what for what in offered(answer)))
        await here.play(Random(seed), 150)
        await here.slash(here.stranger, "stovkahra show")
        # Lists and their choices, files, threads, and a mention of whoever has no hand open.
        role = here.guild.create_role("Správci", permissions=Permissions(manage_messages=True))
        moderator = here.guild.add_member(here.env.create_user("filip", global_name="Filip"), roles=[role])
        settings = await here.slash(moderator, "stovkahra settings")
        await here.choose(moderator, settings, "deck", "french")
        await here.choose(moderator, settings, "channels", here.channel, here.elsewhere)
        await here.slash(here.players[1], "privacy export")
        await here.slash(moderator, "stovkahra new", thread="on")
        calls: list[Sent] = []
        here.watching.append(lambda _, sent: calls.append(sent) if "<@" in words(sent.body) else None)
        await here.pass_time(1000)
        assert calls
        await here.slash(here.players[0], "stovkahra stop")
        kinds = {method + " " + root for method, root, has_body in asked if has_body}
        assert {"PUT applications", "POST applications", "POST interactions"} <= kinds
        assert {"POST channels", "PATCH channels", "PATCH webhooks"} <= kinds


# Restarts: the bot that answers is another than the one that drew the button


def hands(table: Table) -> list[Any]:
    assert table.game is not None
    return list(table.game.deal.hands)


async def restart_and_compare(here: Club, random: Random, away: float) -> None:
    """A restart at which nothing is lost, and only what fell due is done."""
    before, moves = await here.table(), here.moves()
    await here.restart(crash=random.random() < 0.5, away=away)
    after = await here.table()
    assert here.moves()[: len(moves)] == moves
    assert [person and person.id for person in after.seats] == [person and person.id for person in before.seats]
    due = before.next_deal_at is not None and before.next_deal_at <= here.now()
    if due:
        assert len(here.moves()) > len(moves)
        assert after.next_deal_at is None
    else:
        assert here.moves() == moves
        assert after.next_deal_at == before.next_deal_at
        if before.game is not None and before.game.deals:
            assert after.game is not None
            assert hands(after) == hands(before)


async def test_restarts_between_any_two_presses(tmp_path: Path) -> None:
    seed = 21
    print("seed", seed)
    random = Random(seed)
    restarts = 0
    async with club(tmp_path, Seeded(seed)) as here:
        watch(here)
        await here.start()
        for _ in range(150):
            if random.random() < 0.15:
                restarts += 1
                await restart_and_compare(here, random, random.choice((0, 0, 20, PAUSE * 2)))
            if await here.step(random):
                continue
            table = await here.table()
            if table.next_deal_at is not None:
                if random.random() < 0.5:
                    await restart_and_compare(here, random, random.choice((0, PAUSE / 2, PAUSE)))
                await here.pass_pause()
            # A hand whose token has run out meanwhile is drawn anew by its own old button.
            for seat, actor in enumerate(here.players):
                await here.press(actor, here.panels[seat], "look")
        assert restarts > 10
        assert here.rows("SELECT max(game) FROM moves")[0][0] > 1


def mid_trick(table: Table) -> bool:
    return table.game is not None and table.game.phase is Phase.PLAY and len(table.game.deal.table) in (1, 2, 3)


def declaring(table: Table) -> bool:
    return table.game is not None and table.game.phase is Phase.DECLARE


def choosing(table: Table) -> bool:
    return table.series.pending is not None


@pytest.mark.parametrize("crash", [False, True])
@pytest.mark.parametrize("moment", [mid_trick, declaring, choosing])
async def test_a_restart_in_the_middle(moment: Any, crash: bool, tmp_path: Path) -> None:
    seed = 31
    print("seed", seed)
    random = Random(seed)
    async with club(tmp_path, Seeded(seed)) as here:
        await here.start()
        table = await here.play_until(random, moment)
        moves, shown = here.moves(), {seat: offered(panel) for seat, panel in here.panels.items()}
        board = await here.board()
        await here.restart(crash=crash)
        assert here.moves() == moves
        awaited = sorted(table.awaited())
        seat = random.choice(awaited)
        what = next(what for what in shown[seat] if what.split(" ")[0] in ("play", "declare", "pass", "add", "take"))
        await here.press(here.players[seat], here.panels[seat], what)
        assert len(here.moves()) > len(moves)
        assert here.moves()[len(moves)][3] == what
        # The old public message still opens hands.
        for each, actor in enumerate(here.players):
            answer = await here.press(actor, board, "hand")
            assert answer.ephemeral
            assert f"st1:{here.table_id}:" in offered(answer)["look"], each


async def test_winners_choose_on_the_old_public_message_after_a_restart(tmp_path: Path) -> None:
    random = Random(32)
    async with club(tmp_path, Seeded(32)) as here:
        await here.start()
        table = await here.play_until(random, choosing)
        await here.pass_time(REDRAW + 1)
        board = await here.board()
        await here.restart(crash=True)
        assert table.series.pending is not None
        chooser = here.players[table.series.pending.winner + 2]
        await here.press(chooser, board, "add")
        assert (await here.table()).series.pending is None
        assert ledger(here)[-1]["choice"] == "add"


@pytest.mark.parametrize("crash", [False, True])
@pytest.mark.parametrize("away", [0, PAUSE / 2, PAUSE + 1])
async def test_a_restart_in_the_pause(away: float, crash: bool, tmp_path: Path) -> None:
    """The pause goes on from where it was; a deal that fell due meanwhile comes at once."""
    random = Random(41)
    async with club(tmp_path, Seeded(41)) as here:
        await here.start()
        await here.play_until(random, lambda table: table.next_deal_at is not None)
        moves = here.moves()
        await here.restart(crash=crash, away=away)
        if away <= PAUSE:
            assert here.moves() == moves
            left = (await here.table()).next_deal_at
            assert left is not None
            await here.pass_time((left - here.now()).total_seconds() - 1)
            assert here.moves() == moves
            await here.pass_time(2)
        dealt = [move for *_, move, _ in here.moves()[len(moves) :]]
        assert [move.split(" ")[0] for move in dealt if not move.startswith("dealer")][:2] == ["deal", "cut"]
        await here.pass_time(REDRAW + 1)
        table = await here.table()
        board = await here.board()
        assert f"st1:{here.table_id}:{table.version(None)}:hand" == offered(board)["hand"]
        # Everybody holds the new hand in the old panel, by the token from before.
        for seat, panel in here.panels.items():
            held = {does({"custom_id": custom_id}) for custom_id in _all_ids(panel) if ":play " in custom_id}
            assert held == {f"play {card}" for card in table.view(seat).hand}


def _all_ids(message: ResponseMessage) -> list[str]:
    return [button["custom_id"] for button in buttons(message)]


@pytest.mark.parametrize("crash", [False, True])
async def test_a_restart_in_the_lobby(crash: bool, tmp_path: Path) -> None:
    async with club(tmp_path, Seeded(51)) as here:
        await here.open()
        await here.press(here.players[1], here.lobby, "sit 1")
        await here.restart(crash=crash)
        await here.press(here.players[2], here.lobby, "sit 2")
        await here.restart(crash=crash)
        await here.press(here.players[3], here.lobby, "sit 3")
        await here.press(here.players[3], here.lobby, "start")
        table = await here.table()
        assert table.status is Status.PLAYING
        assert [person.name for person in table.seats if person] == list(NAMES)
