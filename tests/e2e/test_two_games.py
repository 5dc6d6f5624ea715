"""Trappola and Bulka at real tables: from the lobby to what was won, over the real host and a database."""

import asyncio
import json
import shutil
from collections import Counter
from datetime import timedelta
from pathlib import Path
from random import Random

import pytest

from bot.app.audit import audit
from bot.i18n.texts import texts
from bot.model.errors import Refusal
from bot.model.person import Person
from bot.model.table import Status, Table
from bot.ui.screen import Screen
from engine import record
from engine.game import Rules as AnyRules
from engine.game import View as AnyView
from engine.games import GAMES, USUAL, kind_of
from engine.moves import Cut
from engine.players import Advice
from engine.series import Match
from tests.support.duel_bench import (
    AWAY,
    BULKA,
    LONG,
    TRAPPOLA,
    WITHOUT_CUP,
    DuelBench,
    kept,
    mid_game,
    number_of,
    offered,
    one_awaited,
    over,
    sensibly,
    standing,
)
from tests.support.every_game import FACTS, OTHERS_LISTED, first_and_last
from tests.support.players import advise
from tests.support.service import (
    DEFAULTS,
    GUILD,
    NAMES,
    Clock,
    QuickWorkers,
    Target,
    actor,
    button,
    buttons,
    does,
    look,
    refusal,
    refused_by,
    tamper,
    words,
)

pytestmark = pytest.mark.usefixtures("other_games")
T = texts()
MORE = pytest.mark.stress
"""One more table, level or database of what the plain run has proven once."""
TABLES = tuple(
    pytest.param(rules, people, id=name, marks=MORE if at else ())
    for game, facts in FACTS.items()
    if game != USUAL
    for at, (name, rules, people) in enumerate(facts.tables)
)
"""Every table that there can be, by its rules and how many play; in the plain run one of each kind."""
ON_A_SERVER = [
    *(pytest.param("sqlite", *each.values, id=str(each.id), marks=each.marks) for each in TABLES),
    pytest.param("postgresql", BULKA, 3, id="bulka of three, postgresql", marks=MORE),
]

# The lobby


@pytest.mark.parametrize(("rules", "seats"), [(TRAPPOLA, 2), (LONG, 2), (BULKA, 4), (WITHOUT_CUP, 2)], ids=str)
async def test_a_lobby_has_as_many_seats_as_may_play_and_nobody_begins_alone(bench, rules, seats):
    number = await bench.new(rules)
    shown = await bench.public(number)
    assert [each.label for each in buttons(shown) if does(each).startswith("sit ")] == ["Against Anna"]
    assert "start" not in [does(each) for each in buttons(shown)]
    with pytest.raises(Refusal) as refused:
        await bench.press(0, number, "start")
    assert refused.value.key == "seats-empty" and refused.value.details["free"] == 1
    assert T(refused.value.key, **refused.value.details)
    for seat in range(1, seats):
        await bench.press(seat, number, f"sit {seat}")
    table = await bench.table(number)
    assert None not in table.seats and (table.status, table.game) == (Status.LOBBY, None)
    for beyond in range(seats, 5):
        with refusal():
            await bench.press(AWAY, number, f"sit {beyond}")


@pytest.mark.parametrize("seats", [(1, 2), (0, 1, 3), (0, 1, 2, 3)])
async def test_at_bulka_as_many_begin_as_have_come_and_move_up(bench, seats):
    number = await bench.new(BULKA)
    if 0 not in seats:
        await bench.press(0, number, "stand")
    for seat in seats:
        if seat:
            await bench.press(seat, number, f"sit {seat}")
    assert button(await bench.public(number), "start").enabled
    await bench.press(seats[-1], number, "start")
    table = await bench.table(number)
    assert table.status is Status.PLAYING
    assert [number_of(person) for person in table.seats] == list(seats)
    assert sorted(table.view().ranking) == list(range(len(seats)))
    for person in seats:
        assert await bench.shown(person, number)
    with refusal():
        await bench.press(AWAY, number, "sit 3")


# Whole games, by nothing but buttons


class Adviser(QuickWorkers):
    """Hints as they are, but for the processes that they are thought of in."""

    async def advise(self, view: AnyView, seed: int, guild_id: int = 0) -> Advice | None:
        return advise(view, Random(seed), 0.005)


@pytest.mark.parametrize(("place", "rules", "people"), ON_A_SERVER, indirect=["place"])
async def test_games_are_played_to_their_end_by_nothing_but_what_panels_show(place, rules, people, figures):
    """On the way hints are asked for, and old buttons and those of others pressed, which change nothing."""
    random, aside, old, hints = Random(1), Random(1), [], Counter()
    counted = Counter(pressed=0, in_vain=0)
    bench = DuelBench(place, 1)
    bench.workers = Adviser()
    async with bench:
        cutter = await bench.store.people.register_person(1001, "Béla")
        await bench.store.people.store_preferences(Person(cutter.id, 1001, "Béla", own_cuts=True, forced_cards=True))
        number = await bench.begun(rules, people, {"hints": True})
        while not over(table := await bench.table(number)):
            where = f"press {counted['pressed']}"
            if table.clock.next_deal_at is None and (counted["pressed"] < 20 or counted["pressed"] % 25 == 0):
                _nothing_else_is_offered(
                    table, {seat: await bench.shown(seat, number) for seat in range(people)}, where
                )
                chooses = table.game.phase != "cut" and len(table.game.legal_moves()) > 1
                if hints[str(table.game.phase)] < 2 and chooses:
                    await _a_hint_is_to_be_had(bench, table, where)
                    hints[str(table.game.phase)] += 1
                counted["in_vain"] += await _others_press_in_vain(bench, table, old, aside, where)
            await bench.step(number, sensibly(random), where)
            counted["pressed"] += 1
        assert hints["play"]
        # Everybody is told how it ended.
        outcome, told = table.game.outcome, words(await bench.public(number))
        assert outcome.winner is None or NAMES[outcome.winner] in told
        assert all(str(points) in told for points in FACTS[kind_of(rules).name].scores(outcome))
        assert (table.status is Status.FINISHED) == isinstance(kind_of(rules).series(rules), Match)
        # And the record of it is borne out.
        answer = await bench.press(0, number, "record")
        assert answer.file is not None and record.check(json.loads(answer.file[1])) == outcome
    figures(**counted, made_a_move=0)


def _nothing_else_is_offered(table: Table, panels: dict[int, Screen], where: str) -> None:
    """Whoever is to move is offered every legal move, and nobody else any."""
    for seat, screen in panels.items():
        shown, legal = {does(each) for each in offered(screen)}, table.view(seat).legal
        if seat not in table.awaited():
            assert not shown, f"{where}: seat {seat}"
        elif any(isinstance(move, Cut) for move in legal):
            assert "cut any" in shown and all(each.startswith("cut") for each in shown), where
        else:
            assert shown == {str(move) for move in legal}, where


async def _a_hint_is_to_be_had(bench: DuelBench, table: Table, where: str) -> None:
    person, before = one_awaited(table), standing(table)
    screen = await bench.shown(person, table.id)
    answer = await bench.ask(person, button(screen, "hint").action, on_panel=True)
    assert buttons(answer.screen) == buttons(screen) and words(answer.screen) != words(screen), where
    assert standing(await bench.table(table.id)) == before, where


async def _others_press_in_vain(
    bench: DuelBench, table: Table, old: list[tuple[int, str]], random: Random, where: str
) -> int:
    """Nobody else moves by the buttons of whose turn it is, nor anybody by an old one; how many were tried."""
    person, before, made = one_awaited(table), standing(table), bench.moves_made()
    now = [each.action for each in offered(await bench.shown(person, table.id))]
    others = [each for each in range(len(table.seats)) if each != person]
    wrong = [(each, random.choice(now), on_panel) for each in (*others, AWAY) for on_panel in (True, False)]
    wrong += [(each, pressed, random.random() < 0.5) for each, pressed in random.sample(old, min(len(old), 3))]
    old.append((person, random.choice(now)))
    for each, pressed, on_panel in wrong:
        refused = await _pressed(bench, each, pressed, on_panel=on_panel)
        assert refused or each != AWAY, (where, each, pressed)
        assert standing(await bench.table(table.id)) == before and bench.moves_made() == made, (where, each, pressed)
    return len(wrong)


async def _pressed(bench: DuelBench, person: int, action: str, *, on_panel: bool) -> bool:
    """Somebody presses what is not theirs, or no longer; whether that is refused."""
    try:
        answer = await bench.ask(person, action, on_panel=on_panel)
    except Refusal as refused:
        assert T(refused.key, **refused.details)
        return True
    # Who sits there sees how things stand.
    assert answer.target is Target.PANEL
    return False


async def test_all_games_are_listed_together_and_looked_back_on_and_only_stovkahra_shows_all_hands(bench):
    numbers = [await bench.begun(rules, people) for rules, people in ((TRAPPOLA, 2), (BULKA, 3))]
    for number in numbers:
        await bench.until(number, lambda table: table.clock.next_deal_at is not None or over(table), Random(1))
        shown = [each.action for each in buttons(await bench.public(number))]
        (review,) = [each for each in shown if each.startswith("rv1")]
        assert review == f"rv1:{number}:1:1:0" and not [each for each in shown if each.startswith("ah1")]
        page = await bench.host.press(actor(0), review, on_panel=False)
        assert page.target is Target.NOTE and T("review-title", deal=1) in words(page.screen)
        with refusal():
            await bench.host.press(actor(0), f"ah1:{number}:1:1", on_panel=False)
        with refusal():
            await bench.host.press(actor(0), f"rv1:{number}:1:2:1", on_panel=False)
    # The command of each game shows the table of the channel, if it is of that game.
    shown = await bench.host.reviews.review(actor(0), "bulka", None, None)
    assert next(each.action for each in buttons(shown.screen)).startswith(f"rv1:{numbers[1]}:1:1:")
    with refusal():
        await bench.host.reviews.review(actor(0), "stovkahra", None, None)
    numbers += [await bench.lobby(WITHOUT_CUP, sitting=1), await bench.lobby(BULKA, sitting=2), await bench.series()]
    page = words((await bench.host.display.list_tables(actor(AWAY))).screen)
    assert all(str(number) in page for number in numbers)


# Going down and coming back


@pytest.mark.parametrize(("rules", "people"), [pytest.param(DEFAULTS, 4, id="stovkahra"), *TABLES])
async def test_after_a_restart_in_every_phase_all_is_as_it_was_and_old_buttons_work(tmp_path, rules, people, figures):
    place, random, seen, clock = tmp_path / "games.db", Random(5), set(), Clock()
    # A round is short.
    messages, games = {}, 6 if rules == WITHOUT_CUP else 1
    async with DuelBench(place, 5, clock=clock) as bench:
        for seat in range(people):
            person = await bench.store.people.register_person(1000 + seat, NAMES[seat])
            await bench.store.people.store_preferences(Person(person.id, 1000 + seat, NAMES[seat], own_cuts=True))
        number = await bench.begun(rules, people)

    def moment(table: Table) -> tuple[str, bool, bool]:
        return str(table.game.phase), table.clock.next_deal_at is not None, table.game.mid_trick

    def ended(table: Table) -> bool:
        return table.status is not Status.PLAYING or table.deal.game_number > games

    while True:
        async with DuelBench(place, 6 + len(seen), clock=clock) as bench:
            bench.gateway.messages = messages
            bench.host.start()
            table = await bench.until(number, lambda table: ended(table) or moment(table) not in seen, random)
            if ended(table):
                break
            seen.add(moment(table))
            where, pressed = f"restart {len(seen)} in {moment(table)}", None
            if table.clock.next_deal_at is None:
                person = number_of(table.seats.person(min(table.awaited())))
                pressed = random.choice(offered(await bench.shown(person, number)))
            before, messages = standing(await bench.table(number)), bench.gateway.messages
            await (bench.kill() if random.random() < 0.5 else bench.settle())
        async with DuelBench(place, 60 + len(seen), clock=clock) as bench:
            bench.gateway.messages = messages
            bench.host.start()
            await bench.settle()
            assert standing(await bench.table(number)) == before, where
            if pressed is None:
                assert await bench.deal_comes(number)
                after = await bench.table(number)
                assert after.clock.next_deal_at is None and after.awaited(), where
            else:
                made = bench.moves_made()
                answer = await bench.ask(person, pressed.action, on_panel=True)
                assert answer.target is Target.PANEL
                assert does(pressed).startswith(("cuts ", "ask ")) or bench.moves_made() > made, where
            await bench.settle()
            messages = bench.gateway.messages
    assert {phase for phase, *_ in seen} >= FACTS[kind_of(rules).name].phases, seen
    figures(restarts=len(seen), lost=0)


# Stopping, and going on


@pytest.mark.parametrize(
    ("when", "rules", "people"),
    [("put away", WITHOUT_CUP, 2), ("before a deal", BULKA, 3)]
    + [("in a deal", *facts.tables[0][1:]) for game, facts in FACTS.items() if game != USUAL],
)
async def test_the_same_people_and_nobody_else_go_on_with_what_they_stopped(bench, when, rules, people):
    old = await bench.begun(rules, people, {"ping": "off"})
    come = mid_game if when != "before a deal" else (lambda table: table.clock.next_deal_at is not None)
    before = await bench.until(old, come, Random(1))
    if when == "put away":
        await bench.let_pass(timedelta(hours=25))
    else:
        await bench.host.endings.stop(actor(8, moderator=True), old)
    stopped, money = standing(await bench.table(old)), bench.rows("SELECT * FROM chips ORDER BY game, ply, number")
    same, mine = list(range(people)), kind_of(rules)
    await bench.make_room()

    async def sit_down(game: AnyRules, sitting: list[int]) -> tuple[int, bool]:
        """They sit down at a new table; its number, and whether it offers to go on."""
        lobby = await bench.new(game, seat=sitting[0])
        for seat, person in enumerate(sitting[1:], start=1):
            await bench.press(person, lobby, f"sit {seat}")
        return lobby, _offers(await bench.public(lobby))

    strange = [(rules, [*same[:-1], 5])]
    for _, other, _ in (facts.tables[0] for facts in FACTS.values()):
        if kind_of(other) is not mine:
            seats = kind_of(other).most_seats(other)
            strange.append((other, [*same, *range(people, seats)][:seats]))
    if people > 2:
        strange.append((rules, same[:-1]))
    if people < mine.most_seats(rules):
        strange.append((rules, [*same, 5]))
    for game, sitting in strange:
        lobby, offered_now = await sit_down(game, sitting)
        assert not offered_now, (game, sitting)
        with refusal():
            await bench.press(sitting[0], lobby, "resume")
        await bench.host.endings.stop(actor(sitting[0]), lobby)
    assert standing(await bench.table(old)) == stopped

    # In other seats than before; what counts is who they are.
    lobby, offered_now = await sit_down(rules, [*same[-1:], *same[:-1]])
    assert offered_now
    answer = await bench.press(0, lobby, "resume")
    assert (answer.target, answer.table_id) == (Target.BOARD, old)
    table = await bench.table(old)
    assert table.status is Status.PLAYING and not table.clock.put_away
    assert kept(table) == kept(before)
    assert bench.rows("SELECT * FROM chips ORDER BY game, ply, number") == money
    assert (await bench.table(lobby)).status is Status.STOPPED
    await bench.step(old, sensibly(Random(1)))


def _offers(screen: Screen) -> bool:
    return "resume" in [does(each) for each in buttons(screen)]


# What is kept of it all


async def _village(place: Path) -> None:
    random = Random(1)
    async with DuelBench(place) as bench:
        await bench.make_room()
        for _, rules, people in (table for facts in OTHERS_LISTED.values() for table in first_and_last(facts)):
            finished, going_on = await bench.begun(rules, people), await bench.begun(rules, people)
            await bench.until(finished, over, random)
            await bench.until(going_on, mid_game, random)
            if rules == BULKA:
                # A cup won, and the next one under way at the same table.
                await bench.until(finished, lambda table: table.deal.game_number == 2 and mid_game(table), random)
        series = await bench.series()
        await bench.until(series, lambda table: table.deal.game_number == 2 and table.view().table, random)
        await bench.store.people.register_person(2000, "somebody else")


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file with a finished game and one under way of every game."""
    place = tmp_path_factory.mktemp("village") / "games.db"
    asyncio.run(_village(place))
    return place


@pytest.fixture
def village(built: Path, tmp_path: Path) -> Path:
    """A copy of it."""
    return Path(shutil.copy(built, tmp_path / "village.db"))


SPOILT = {
    "a result missing": "DELETE FROM results WHERE game = {game} AND seat = 1",
    "all results missing": "DELETE FROM results WHERE game = {game}",
    "another winner": "UPDATE results SET won = CASE won WHEN 1 THEN 0 ELSE 1 END WHERE game = {game}",
    "a point more": "UPDATE results SET points = points + 1 WHERE game = {game} AND seat = 0",
    "of another game": "UPDATE results SET kind = 'stovkahra' WHERE game = {game}",
    "on another server": "UPDATE results SET guild_id = guild_id + 1 WHERE game = {game}",
}
CHIPS_SPOILT = {
    "a payment missing": "DELETE FROM chips WHERE game = {game} AND number = 1",
    "all payments missing": "DELETE FROM chips WHERE game = {game}",
    "a chip more": "UPDATE chips SET chips = chips + 1 WHERE game = {game} AND number = 0",
    "given by somebody else": """UPDATE chips SET giver = (SELECT max(giver) FROM chips) + 1
        WHERE game = {game} AND giver = (SELECT min(giver) FROM chips WHERE game = {game}) AND number = 0""",
    "into the cup and not out of it": """UPDATE chips SET giver = taker, taker = NULL
        WHERE game = {game} AND giver IS NULL""",
    "on another server": "UPDATE chips SET guild_id = guild_id + 1 WHERE game = {game}",
}


@pytest.mark.stress
async def test_whatever_is_done_to_results_and_chips_is_refused_or_found_out(village, figures):
    found = await audit(village)
    assert found.wrong == []
    for what in ("tables", "games", "moves"):
        assert [(found.counted[what],)] == look(village, f"SELECT count(*) FROM {what}")
    for name, column in (("results", "points"), ("chips", "chips")):
        for sql in (f"UPDATE {name} SET {column} = 1", f"DELETE FROM {name}"):
            assert refused_by(village, sql), sql
        # From now on anybody may change what was never to be changed.
        tamper(village, *(f"DROP TRIGGER {name}_are_not_{done}" for done in ("changed", "shortened")))
    ((matches,),) = look(village, "SELECT min(game) FROM results WHERE kind = 'trappola'")
    ((cups,),) = look(village, "SELECT min(game) FROM chips WHERE giver IS NULL")
    ((running,),) = look(village, "SELECT max(game) FROM chips WHERE game NOT IN (SELECT game FROM results)")
    tried = [(what, sql, game) for what, sql in SPOILT.items() for game in (matches, cups)]
    tried += [(what, sql, game) for what, sql in CHIPS_SPOILT.items() for game in (cups, running)]
    whole = {name: look(village, f"SELECT * FROM {name}") for name in ("results", "chips")}
    overlooked, count = [], 0
    for what, sql, game in tried:
        tamper(village, sql.format(game=game))
        if any(set(look(village, f"SELECT * FROM {name}")) != set(whole[name]) for name in whole):
            count += 1
            if not any(f"game {game}:" in line for line in (await audit(village)).wrong):
                overlooked.append((what, game))
        for name, rows in whole.items():
            lines = [", ".join("NULL" if value is None else repr(value) for value in row) for row in rows]
            values = ", ".join(f"({line})" for line in lines)
            tamper(village, f"DELETE FROM {name}", f"INSERT INTO {name} VALUES {values}")
    assert (await audit(village)).wrong == []
    figures(tampered=count, found_out=count - len(overlooked))
    assert count > 15 and not overlooked


async def test_who_asks_is_told_all_that_is_kept_of_them_and_who_is_forgotten_has_no_name_on_the_pages(village):
    async with DuelBench(village) as bench:
        for person in range(3):
            known = await bench.store.people.find(1000 + person)
            told = json.loads((await bench.host.settings.export_data(actor(person))).file[1])
            mine = bench.rows("SELECT game, kind, won, points FROM results WHERE person = ? ORDER BY game", known.id)
            assert [tuple(each[name] for name in ("game", "kind", "won", "points")) for each in told["results"]] == mine
            assert mine and {kind for _, kind, _, _ in mine} >= {"bulka"}
            sql = """SELECT game, CASE taker WHEN ?1 THEN chips ELSE -chips END, why FROM chips
                     WHERE giver = ?1 OR taker = ?1 ORDER BY game, ply, number"""
            paid = bench.rows(sql, known.id)
            assert [(each["game"], each["chips"], each["why"]) for each in told["chips"]] == paid and paid
            tables = {(GUILD, table) for (table,) in bench.rows("SELECT id FROM tables")}
            assert {(each["server"], each["table"]) for each in told["chips"]} <= tables
        before = [bench.rows(f"SELECT * FROM {name} ORDER BY 1, 2") for name in ("results", "chips")]
        await bench.store.privacy.forget(await bench.store.people.find(1001))
        for game in OTHERS_LISTED:
            page = words((await bench.host.ledger.show_standings(actor(0), game)).screen)
            assert "Béla" not in page and "Anna" in page
        # What others won by it stays.
        assert [bench.rows(f"SELECT * FROM {name} ORDER BY 1, 2") for name in ("results", "chips")] == before


def test_every_game_but_the_first_is_tried_here():
    assert set(GAMES) == {USUAL, *(kind_of(each.values[0]).name for each in TABLES)}
