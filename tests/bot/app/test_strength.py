"""`python -m bot strength`: how people fared against each level, by what the database of either kind holds."""

import pytest

from bot.app.strength import describe_strength, measure
from bot.model.options import Options
from bot.model.strength import LeftOut, Match
from engine.bulka import rules as bulka
from engine.players import Level
from engine.stovkahra.rules import Rules
from engine.trappola import rules as trappola
from tests.support.process import command
from tests.support.service import CHANNEL, GUILD, Clock, contents, tamper
from tests.support.storage import Store

ELSEWHERE = GUILD + 1
BEGINNER, REGULAR, STRONG = Level


async def games(place) -> tuple[int, ...]:
    """Games with computers of all kinds are written down; returns the ids of Anna, Béla, and a regular."""
    async with await Store.open(place, Clock()) as store:
        anna, bela, gone, unlisted = [
            (await store.people.register_person(7 + at, name)).id
            for at, name in enumerate(("Anna", "Béla", "Cyril", "Dana"))
        ]
        machines = {level: [each.id for each in await store.people.computers(level)] for level in Level}
        r, s = machines[REGULAR], machines[STRONG]
        opener = await store.people.register_person(7, "Anna")
        # The seats, and who won; in Trappola and Bulka the points of each seat.
        played = [
            *[(GUILD, Rules(), (anna, *r[:3]), (winner, brcka)) for winner, brcka in ((0, 2), (0, 1), (1, 1), (0, 1))],
            *(
                (ELSEWHERE, Rules(), (r[0], bela, r[1], anna), (1, 2)),
                (GUILD, Rules(), (anna, r[0], s[0], r[1]), (1, 2)),
            ),
            *((GUILD, Rules(), (anna, r[0], bela, s[1]), (0, 2)), (GUILD, Rules(), (anna, bela, r[0], r[1]), (0, 2))),
            *((GUILD, Rules(), (gone, *r[:3]), (0, 2)), (GUILD, Rules(), (unlisted, *r[:3]), (0, 2))),
            *((GUILD, trappola.Rules(), (s[0], bela), (40, 50)), (GUILD, trappola.Rules(), (anna, s[0]), (60, 60))),
            *(
                (GUILD, bulka.Rules(), (r[0], anna, r[1]), (30, -10, -20)),
                (GUILD, Rules(), (anna, bela, gone, r[0]), (0, 1)),
            ),
        ]
        for guild, rules, seats, result in played:
            table = await store.open_table(guild, CHANNEL, opener, rules, bytes(32))
            tamper(place, *entered(table.id, guild, rules, seats, result))
        hinted = await store.open_table(GUILD, CHANNEL, opener, Rules(), bytes(32), Options(hints=True))
        tamper(place, *entered(hinted.id, GUILD, Rules(), (anna, *r[:3]), (0, 2)))
        for points in ("30", "NULL"):
            table = await store.open_table(GUILD, CHANNEL, opener, Rules(), bytes(32))
            rows = (f"{table.id}, {seat}, {who}, {GUILD}, max(id), {points}" for seat, who in enumerate((anna, *r[:3])))
            tamper(place, begun(table.id), *(f"INSERT INTO stopped SELECT {row}, '' FROM games" for row in rows))
        tamper(place, f"UPDATE people SET user_id = NULL, name = '' WHERE id = {gone}")
        tamper(place, f"UPDATE people SET ranked = 0 WHERE id = {unlisted}")
    return anna, bela


def begun(table: int) -> str:
    return f"INSERT INTO games (table_id, number, seed) SELECT id, 1, next_seed FROM tables WHERE id = {table}"


def entered(table: int, guild: int, rules: object, seats: tuple[int, ...], result: tuple[int, ...]) -> list[str]:
    """A finished game, as the bot enters it."""
    if isinstance(rules, Rules):
        winner, brcka = result[:2]
        won = [int(seat % 2 == winner) for seat in range(4)]
        rows = (
            f"{seat}, {seats[seat]}, {guild}, {table}, 'stovkahra', {seat % 2}, {won[seat]}, {brcka * won[seat]}, ''"
            for seat in range(4)
        )
        return [begun(table), *(f"INSERT INTO results SELECT max(id), {row} FROM games" for row in rows)]
    kind, best = type(rules).__module__.split(".")[1], max(result)
    won = ["NULL" if result.count(best) > 1 else str(int(points == best)) for points in result]
    rows = (
        f"{seat}, {seats[seat]}, {guild}, {table}, '{kind}', {seat}, {won[seat]}, {result[seat]}, ''"
        for seat in range(len(seats))
    )
    return [begun(table), *(f"INSERT INTO results SELECT max(id), {row} FROM games" for row in rows)]


async def test_people_s_games_against_one_level_are_counted_with_errors_and_without_names(place):
    anna, bela = await games(place)
    async with await Store.open(place, Clock()):
        before = contents(place)
        found, here = await measure(place), await measure(place, GUILD)
        assert contents(place) == before
    beside = Match("stovkahra", REGULAR, REGULAR, 1)
    assert (found.lines[beside].games, found.lines[beside].won, found.lines[beside].stopped) == (4, 3, 1)
    # (2 + 1 - 1 + 1) / 4, and the deviations from it: 1.25, 0.25, -1.75, 0.25.
    assert found.lines[beside].mean == pytest.approx((0.75, (4.75 / 3 / 4) ** 0.5))
    assert found.lines[beside].people == {anna}
    pair = found.lines[Match("stovkahra", REGULAR, None, 1)]
    assert (pair.games, pair.gained, pair.people) == (1, 2, {anna, bela})
    assert found.lines[Match("stovkahra", REGULAR, STRONG, 1)].gained == -2
    assert found.lines[Match("trappola", STRONG, None, 1)].won == 1.5
    assert found.lines[Match("trappola", STRONG, None, 1)].gained == 10
    assert found.lines[Match("bulka", REGULAR, None, 2)].gained == -10
    assert found.left_out == {LeftOut.HINTS: 1, LeftOut.BOTH: 2, LeftOut.UNLISTED: 2, LeftOut.LEVELS: 1}
    assert found.lines.keys() - here.lines.keys() == {Match("stovkahra", REGULAR, None, 1)}
    text = "\n".join(describe_strength(found))
    row = next(line for line in text.splitlines() if line.startswith("regular, partner regular"))
    assert row.split("  ")[0] and "75.0 % (se 23.6)" in row and "+0.75 (se 0.63)" in row and row.endswith(" 1")
    assert "Left out: 2 games of people who are not listed, or whose data were deleted." in text
    assert not any(name in text for name in ("Anna", "Béla", "Dana"))
    assert list(describe_strength(await measure(place, 12345))) == [
        "Nobody has finished a game against computers alone."
    ]


async def test_the_command_tells_it_of_a_file_and_refuses_what_is_no_server(tmp_path):
    await games(tmp_path / "games.db")
    ended = await command(tmp_path, "strength", "--guild", str(GUILD))
    assert ended.returncode == 0 and ended.stdout.startswith("Stovkahra against")
    for wrong in ("0", "-1", "x"):
        assert (await command(tmp_path, "strength", "--guild", wrong)).returncode == 2
