"""Trappola and Bulka at real tables: from the lobby to what was won, over the real host and both databases."""

import asyncio
import json
from collections import Counter
from datetime import timedelta
from pathlib import Path
from random import Random

import pytest

from bot.app import migrate as moving
from bot.app.audit import audit
from bot.i18n.texts import texts
from bot.model.errors import Refusal
from bot.model.person import Person
from bot.model.table import Table
from bot.model.table_state import Status
from bot.ui.screen import Screen
from engine import record
from engine.bulka import rules as bulka
from engine.cards import trappola_pack
from engine.game import Rules as AnyRules
from engine.game import View as AnyView
from engine.games import GAMES, kind_of
from engine.moves import Cut, Move
from engine.players import Advice, Level
from engine.series import Match
from tests.support.duel_bench import (
    AWAY,
    BULKA,
    FILE_ONLY,
    LONG,
    MOST,
    PACE,
    SECOND,
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
from tests.support.players import advise, choose
from tests.support.service import (
    DEFAULTS,
    GUILD,
    HANGS,
    NAMES,
    Clock,
    QuickWorkers,
    Restless,
    Target,
    actor,
    button,
    buttons,
    contents,
    does,
    look,
    refusal,
    refused_by,
    tamper,
    words,
)
from tests.tiny_game import rules as tiny

pytestmark = pytest.mark.usefixtures("tiny_game")
T = texts()
MINUTE = {"clock": "minute", "ping": "off"}
TABLES = (
    pytest.param(TRAPPOLA, 2, id="trappola"),
    pytest.param(BULKA, 2, id="bulka of two", marks=pytest.mark.stress),
    pytest.param(BULKA, 3, id="bulka of three"),
    pytest.param(BULKA, 4, id="bulka of four", marks=pytest.mark.stress),
    pytest.param(WITHOUT_CUP, 2, id="bulka without a cup", marks=pytest.mark.stress),
    pytest.param(tiny.Rules(), 2, id="tiny of two", marks=pytest.mark.stress),
    pytest.param(tiny.Rules(hand=4, low="on"), 3, id="tiny of three"),
)
"""Every table that there can be, by its rules and how many play; in the plain run one of each kind."""
MORE = pytest.mark.stress
"""One more seed, table or database of what the plain run has proven once."""
SQLITE_FIRST = pytest.mark.parametrize(
    "place", ["sqlite", pytest.param("postgresql", marks=pytest.mark.stress)], indirect=True
)
"""Over a file, and with the stress tests over PostgreSQL too."""
SCORES = {"trappola": lambda end: end.score, "bulka": lambda end: (end.chips,), "tiny": lambda end: end.tricks}
"""What is told of the end of a game."""
PHASES = {"trappola": {"cut", "exchange", "play", "deal"}, "bulka": {"cut", "meld", "play"}, "tiny": {"deal", "play"}}
IN_A_FILE = pytest.mark.parametrize(
    ("place", "rules", "people"),
    [pytest.param("sqlite", *each.values, id=str(each.id), marks=each.marks) for each in TABLES],
    indirect=["place"],
)
"""Every table, over a file."""
EVERYWHERE = pytest.mark.parametrize(
    ("place", "rules", "people"),
    [
        *(pytest.param("sqlite", *each.values, id=str(each.id), marks=each.marks) for each in TABLES),
        pytest.param("postgresql", TRAPPOLA, 2, id="trappola, postgresql", marks=pytest.mark.stress),
        pytest.param("postgresql", BULKA, 3, id="bulka of three, postgresql", marks=pytest.mark.stress),
    ],
    indirect=["place"],
)
"""Every table over a file, and one of each game over PostgreSQL, where a game takes some ten times as long."""


# The lobby


@FILE_ONLY
@pytest.mark.parametrize(("rules", "seats"), [(TRAPPOLA, 2), (LONG, 2), (BULKA, 4), (WITHOUT_CUP, 2)], ids=str)
async def test_a_lobby_has_as_many_seats_as_may_play(bench, rules, seats):
    number = await bench.new(rules)
    shown = [does(each) for each in buttons(await bench.public(number)) if does(each).startswith("sit ")]
    assert shown == [f"sit {seat}" for seat in range(seats)]
    for seat in range(1, seats):
        await bench.press(seat, number, f"sit {seat}")
    assert None not in (await bench.table(number)).seats
    for beyond in range(seats, 5):
        with refusal():
            await bench.press(AWAY, number, f"sit {beyond}")


@FILE_ONLY
@pytest.mark.parametrize("rules", [TRAPPOLA, BULKA, WITHOUT_CUP], ids=str)
async def test_nobody_begins_alone_and_is_told_so(bench, rules):
    number = await bench.new(rules)
    assert not button(await bench.public(number), "start").enabled
    with pytest.raises(Refusal) as refused:
        await bench.press(0, number, "start")
    assert refused.value.key == "seats-empty" and refused.value.details["free"] == 1
    assert T(refused.value.key, **refused.value.details)
    table = await bench.table(number)
    assert (table.status, table.game) == (Status.LOBBY, None)


@FILE_ONLY
@pytest.mark.parametrize("seats", [(0, 1), (0, 3), (1, 2), (0, 1, 2), (0, 2, 3), (1, 2, 3), (0, 1, 2, 3)])
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
    assert table.view().ranking and sorted(table.view().ranking) == list(range(len(seats)))
    for person in seats:
        assert await bench.shown(person, number)
    with refusal():
        await bench.press(AWAY, number, "sit 3")


# Whole games, by nothing but buttons


@EVERYWHERE
@pytest.mark.parametrize("seed", [1, pytest.param(2, marks=MORE)])
async def test_games_are_played_to_their_end_by_nothing_but_what_panels_show(place, rules, people, seed, figures):
    random, pressed = Random(seed), 0
    async with DuelBench(place, seed) as bench:
        cutter = await bench.store.people.person(1001, "Béla")
        await bench.store.people.prefer(Person(cutter.id, 1001, "Béla", own_cuts=True, forced_cards=True))
        number = await bench.begun(rules, people)
        while not over(table := await bench.table(number)):
            where = f"seed {seed}, press {pressed}"
            if table.next_deal_at is None:
                _nothing_else_is_offered(
                    table, {seat: await bench.shown(seat, number) for seat in range(people)}, where
                )
            await bench.step(number, sensibly(random), where)
            pressed += 1
        # Everybody is told how it ended.
        outcome = table.game.outcome
        told = words(await bench.public(number))
        if outcome.winner is not None:
            assert NAMES[outcome.winner] in told
        scores = SCORES[kind_of(rules).name](outcome)
        assert all(str(points) in told for points in scores), f"seed {seed}"
        assert (table.status is Status.FINISHED) == isinstance(kind_of(rules).series(rules), Match)
        # And the record of it is borne out.
        answer = await bench.press(0, number, "record")
        assert answer.file is not None
        assert record.check(json.loads(answer.file[1])) == outcome
    figures(pressed=pressed)


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


# Beside the play


class Adviser(QuickWorkers):
    """Hints as they are, but for the processes that they are thought of in."""

    async def advise(self, view: AnyView, seed: int) -> Advice | None:
        return advise(view, Random(seed), 0.005)


@IN_A_FILE
async def test_a_hint_is_to_be_had_wherever_there_is_a_choice(place, rules, people, figures):
    random, hints = Random(8), Counter()
    bench = DuelBench(place, 8)
    bench.workers = Adviser()
    async with bench:
        number = await bench.begun(rules, people, {"hints": True})
        for step in range(60):
            table = await bench.table(number)
            if over(table):
                break
            if table.next_deal_at is None:
                person = one_awaited(table)
                screen = await bench.shown(person, number)
                before = standing(table)
                answer = await bench.ask(person, button(screen, "hint").action, on_panel=True)
                where = f"step {step}, {table.game.phase}"
                assert buttons(answer.screen) == buttons(screen) and words(answer.screen) != words(screen), where
                assert standing(await bench.table(number)) == before, where
                hints[str(table.game.phase)] += 1
            await bench.step(number, sensibly(random))
    assert hints["play"]
    figures(**hints)


async def test_the_tables_of_all_games_are_listed_together(bench):
    numbers = [await bench.begun(rules, people) for rules, people in ((TRAPPOLA, 2), (BULKA, 3))]
    numbers += [await bench.lobby(WITHOUT_CUP, sitting=1), await bench.lobby(BULKA, sitting=2), await bench.series()]
    page = words((await bench.host.display.tables(actor(AWAY))).screen)
    for number in numbers:
        assert str(number) in page


@IN_A_FILE
async def test_only_stovkahra_is_looked_back_on_and_who_asks_is_told_so(bench, rules, people):
    number = await bench.begun(rules, people)
    await bench.until(number, lambda table: table.next_deal_at is not None or over(table), Random(1))
    for asked in (
        lambda: bench.host.reviews.review(actor(0), None, None),
        lambda: _button_of_review(bench, "rv1", number),
    ):
        with pytest.raises(Refusal) as refused:
            await asked()
        assert T(refused.value.key, **refused.value.details)
    with refusal():
        await bench.host.press(actor(0), f"ah1:{number}:1:1", on_panel=False)
    shown = [each.action for each in buttons(await bench.public(number))]
    assert not [each for each in shown if each.startswith(("rv1", "ah1"))]


async def _button_of_review(bench: DuelBench, kind: str, number: int) -> None:
    await bench.host.press(actor(0), f"{kind}:{number}:1:1:1", on_panel=False)


# Buttons that are too late, or somebody else's


@IN_A_FILE
@pytest.mark.parametrize("seed", [1, pytest.param(2, marks=MORE)])
async def test_old_buttons_and_those_of_others_change_nothing(place, rules, people, seed, figures):
    random, old, tried = Random(seed), [], 0
    async with DuelBench(place, seed) as bench:
        number = await bench.begun(rules, people)
        for count in range(30):
            table = await bench.table(number)
            if table.status is not Status.PLAYING:
                break
            if table.next_deal_at is None:
                person = one_awaited(table)
                now = [each.action for each in offered(await bench.shown(person, number))]
                others = [each for each in range(people) if each != person]
                wrong = [(each, random.choice(now), True) for each in others]
                wrong += [(each, random.choice(now), False) for each in (*others, AWAY)]
                wrong += [(AWAY, random.choice(now), True)]
                old += [(person, random.choice(now))]
            else:
                wrong = []
            at_once = [
                (each, pressed, random.random() < 0.5) for each, pressed in random.sample(old[:-1], len(old) // 4)
            ]
            before, made = standing(table), bench.moves_made()
            for each, pressed, on_panel in (*wrong, *at_once):
                refused = await _pressed(bench, each, pressed, on_panel=on_panel)
                where = f"seed {seed}, step {count}: {each} presses {pressed}"
                assert refused or each != AWAY, where
                assert standing(await bench.table(number)) == before and bench.moves_made() == made, where
                tried += 1
            await bench.step(number, sensibly(random), f"seed {seed}, step {count}")
    figures(presses=tried, made_a_move=0)


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


@IN_A_FILE
async def test_what_nobody_decides_and_what_other_games_know_is_no_button(bench, rules, people):
    number = await bench.begun(rules, people)
    await bench.until(number, mid_game, Random(1))
    table = await bench.table(number)
    before, made = standing(table), bench.moves_made()
    pack = "".join(map(str, trappola_pack.PACK))
    for what in ("dealer 0", "ranking 10", "ranking 0123", "draw sAcA", f"deal {pack}", "concede 0", "concede 1"):
        for person in range(people):
            await _pressed(bench, person, await bench.action(person, number, what), on_panel=True)
    for what in ("add", "take", "dost", "count", "signal h", "play hA", "play a7", "declare T 3", "sit 0", "start"):
        for person in range(people):
            await _pressed(bench, person, await bench.action(person, number, what), on_panel=True)
    assert standing(await bench.table(number)) == before and bench.moves_made() == made


# Going down and coming back


@EVERYWHERE
async def test_after_a_restart_in_every_phase_all_is_as_it_was_and_old_buttons_work(place, rules, people, figures):
    random, seen, clock, restarts = Random(5), set(), Clock(), 0
    messages, number, where = {}, 0, ""
    # A round is short.
    games = 6 if rules == WITHOUT_CUP else 1
    async with DuelBench(place, 5, clock=clock) as bench:
        people_who = [await bench.store.people.person(1000 + seat, NAMES[seat]) for seat in range(people)]
        for seat, person in enumerate(people_who):
            await bench.store.people.prefer(Person(person.id, 1000 + seat, NAMES[seat], own_cuts=True))
        number = await bench.begun(rules, people)
    for _ in range(MOST):
        async with DuelBench(place, 6 + restarts, clock=clock) as bench:
            bench.gateway.messages = messages
            bench.host.start()
            await bench.settle()
            while True:
                table = await bench.table(number)
                phase = str(table.game.phase), table.next_deal_at is not None, table.game.mid_trick
                if phase not in seen or (table.status is not Status.PLAYING or table.game_number > games):
                    break
                await bench.step(number, sensibly(random), where)
            if table.status is not Status.PLAYING or table.game_number > games:
                break
            seen.add(phase)
            where, restarts = f"restart {restarts} in {phase}", restarts + 1
            pressed = None
            if table.next_deal_at is None:
                person = one_awaited(table)
                pressed = random.choice(offered(await bench.shown(person, number)))
            before, messages = standing(table), bench.gateway.messages
            await (bench.kill() if random.random() < 0.5 else bench.settle())
        async with DuelBench(place, 60 + restarts, clock=clock) as bench:
            bench.gateway.messages = messages
            bench.host.start()
            await bench.settle()
            assert standing(await bench.table(number)) == before, where
            if pressed is None:
                clock.forward(before[2][0] - clock.now)
                await bench.settle()
                after = await bench.table(number)
                assert after.next_deal_at is None and after.awaited(), where
            else:
                made = bench.moves_made()
                answer = await bench.ask(person, pressed.action, on_panel=True)
                assert answer.target is Target.PANEL
                assert does(pressed).startswith("cuts ") or bench.moves_made() > made, where
            await bench.settle()
            messages = bench.gateway.messages
    phases = {phase for phase, _, _ in seen}
    wanted = PHASES[kind_of(rules).name]
    assert phases >= wanted, phases
    figures(restarts=restarts, lost=0)


@EVERYWHERE
async def test_a_table_at_which_nobody_plays_is_put_away_and_comes_back_as_it_stood(bench, rules, people):
    number = await bench.begun(rules, people, {"ping": "off"})
    await bench.until(number, mid_game, Random(2))
    before = kept(await bench.table(number))
    for way in ("wake", "panel", "move"):
        await bench.let_pass(timedelta(hours=25))
        table = await bench.table(number)
        assert table.put_away and kept(table) == before
        assert [does(each) for each in buttons(await bench.public(number))] == ["wake"]
        person = one_awaited(table)
        assert [does(each) for each in buttons(await bench.shown(person, number))] == ["wake"]
        if way == "wake":
            await bench.press(person, number, "wake")
        elif way == "panel":
            await bench.press((person + 1) % people, number, "wake", on_panel=True)
        else:
            await bench.press(
                person, number, str(table.view(table.seat_of(_of(table, person))).legal[-1]), on_panel=True
            )
            table = await bench.table(number)
            assert not table.put_away and len(table.game.moves) == len(before[-1][0]) + 1
            return
        table = await bench.table(number)
        assert not table.put_away and kept(table) == before
        assert offered(await bench.shown(person, number))


def _of(table: Table, number: int) -> Person:
    return next(person for person in table.seats if person is not None and person.user_id == 1000 + number)


# Those who are late, leave, and come back


@IN_A_FILE
async def test_the_computer_moves_for_who_is_late_and_from_the_second_time_on_until_they_are_back(bench, rules, people):
    number = await bench.begun(rules, people, MINUTE)
    table = await bench.until(number, lambda table: table.game.mid_trick, Random(4))
    (late,) = table.awaited()
    for missed in (1, 2):
        table = await bench.until(
            number, lambda table: table.awaited() == {late} and table.next_deal_at is None, Random(4)
        )
        legal, made = {str(move) for move in table.view(late).legal}, len(table.game.moves)
        await bench.let_pass(table.deadline_at - bench.clock.now - SECOND)
        assert len((await bench.table(number)).game.moves) == made
        await bench.let_pass(SECOND + PACE)
        after = await bench.table(number)
        assert str(after.game.moves[made]) in legal
        ((mover,),) = (
            bench.rows("SELECT seat FROM moves WHERE ply = ? AND game = (SELECT max(id) FROM games)", made)
            if after.game_number == table.game_number
            else ((late,),)
        )
        assert mover == late
        assert after.is_away(late) == (missed == 2)
    # From now on it does not wait, and all see that.
    assert T("away", name=NAMES[late]) in words(await bench.public(number))
    await bench.let_pass(4 * PACE)
    table = await bench.table(number)
    assert late not in table.awaited()
    panel = await bench.shown(late, number)
    assert "return" in [does(each) for each in buttons(panel)]
    answer = await bench.press(late, number, "return", on_panel=True)
    assert "return" not in [does(each) for each in buttons(answer.screen)]
    assert not (await bench.table(number)).is_away(late)
    # Then nobody moves for them any more before their time is over.
    table = await bench.until(number, lambda table: table.awaited() == {late}, Random(4))
    made = len(table.game.moves)
    await bench.let_pass(table.deadline_at - bench.clock.now - SECOND)
    assert len((await bench.table(number)).game.moves) == made


@EVERYWHERE
async def test_who_leaves_is_played_for_by_a_computer_and_may_take_the_seat_again(bench, rules, people):
    number = await bench.begun(rules, people)
    await bench.until(number, mid_game, Random(6))
    before = await bench.table(number)
    (seat,) = before.awaited()
    person = number_of(before.person(seat))
    asked = await bench.press(person, number, "ask leave", on_panel=True)
    assert standing(await bench.table(number)) == standing(before)
    await bench.ask(person, button(asked.screen, "leave").action, on_panel=True)
    table = await bench.table(number)
    assert table.level_of(seat) is not None
    with refusal():
        await bench.shown(person, number)
    await bench.let_pass(4 * PACE)
    table = await bench.table(number)
    assert len(table.game.moves) > len(before.game.moves)
    assert table.awaited() != {seat}
    # A computer's seat is free to whoever wants it, between tricks.
    offered_seats = await bench.press(person, number, "seats")
    assert [does(each) for each in buttons(offered_seats.screen)] == [f"take {seat}"]
    if table.game.mid_trick:
        with refusal():
            await bench.press(person, number, f"take {seat}")
        await bench.until(number, lambda table: not table.game.mid_trick, Random(6))
    taken = await bench.press(person, number, f"take {seat}")
    assert taken.target is Target.PANEL
    table = await bench.table(number)
    assert table.person(seat).user_id == 1000 + person and table.level_of(seat) is None
    assert words(await bench.shown(person, number)) == words(taken.screen)
    await bench.until(number, lambda table: table.awaited() == {seat}, Random(6))
    await bench.step(number, Random(6).choice)


@pytest.mark.parametrize(("rules", "people"), [pytest.param(TRAPPOLA, 2, id="trappola"), (BULKA, 4)])
async def test_who_has_just_seen_a_hand_gets_no_other_one_of_that_deal(bench, rules, people):
    number = await bench.begun(rules, people)
    table = await bench.until(number, mid_game, Random(6))
    first, second = table.view().pair if people > 2 else (0, 1)
    one, other = number_of(table.person(first)), number_of(table.person(second))
    for person in (one, other):
        await bench.press(person, number, "leave", on_panel=True)
    before = standing(await bench.table(number))
    with refusal():
        await bench.press(one, number, f"take {second}")
    assert standing(await bench.table(number))[1][0] == before[1][0]
    # The own one is no other.
    if not (await bench.table(number)).game.mid_trick:
        await bench.press(one, number, f"take {first}")
        assert (await bench.table(number)).person(first).user_id == 1000 + one


# Stopping, and going on


@EVERYWHERE
@pytest.mark.parametrize("when", ["in a deal", "before a deal", "put away"])
async def test_the_same_people_go_on_with_what_they_stopped(bench, rules, people, when):
    old = await bench.begun(rules, people, {"ping": "off"})
    come = mid_game if when != "before a deal" else (lambda table: table.next_deal_at is not None)
    before = await bench.until(old, come, Random(1))
    if when == "put away":
        await bench.let_pass(timedelta(hours=25))
    else:
        await bench.host.endings.stop(actor(8, moderator=True), old)
    money = bench.rows("SELECT * FROM chips ORDER BY game, ply, number")
    lobby = await bench.new(rules, seat=people - 1)
    # In other seats than before; what counts is who they are.
    for person in range(people - 1):
        assert not _offers(await bench.public(lobby))
        await bench.press(person, lobby, f"sit {person + 1}")
    assert _offers(await bench.public(lobby))
    answer = await bench.press(0, lobby, "resume")
    assert (answer.target, answer.table_id) == (Target.BOARD, old)
    table = await bench.table(old)
    assert table.status is Status.PLAYING and not table.put_away
    assert kept(table) == kept(before)
    assert bench.rows("SELECT * FROM chips ORDER BY game, ply, number") == money
    assert (await bench.table(lobby)).status is Status.STOPPED
    await bench.step(old, sensibly(Random(1)))


def _offers(screen: Screen) -> bool:
    return "resume" in [does(each) for each in buttons(screen)]


@EVERYWHERE
async def test_what_was_stopped_is_offered_to_nobody_else_and_in_no_other_game(bench, rules, people):
    old = await bench.begun(rules, people)
    await bench.until(old, mid_game, Random(1))
    await bench.host.endings.stop(actor(8, moderator=True), old)
    before = standing(await bench.table(old))

    async def refused(other: AnyRules, sitting: list[int]) -> None:
        lobby = await bench.new(other, seat=sitting[0])
        for seat, person in enumerate(sitting[1:], start=1):
            await bench.press(person, lobby, f"sit {seat}")
            assert not _offers(await bench.public(lobby)), (other, sitting)
        with refusal():
            await bench.press(sitting[0], lobby, "resume")
        await bench.host.endings.stop(actor(sitting[0]), lobby)

    same = list(range(people))
    mine = kind_of(rules).name
    for other in (DEFAULTS, TRAPPOLA, BULKA):
        if kind_of(other).name != mine:
            seats = kind_of(other).most_seats(other)
            await refused(other, [*same, *range(people, seats)][:seats])
    await refused(rules, [*same[:-1], 5])
    if people < kind_of(rules).most_seats(rules):
        lobby = await bench.lobby(rules, sitting=people)
        assert _offers(await bench.public(lobby))
        await bench.press(5, lobby, f"sit {people}")
        assert not _offers(await bench.public(lobby))
        with refusal():
            await bench.press(0, lobby, "resume")
    if people > 2:
        await refused(rules, same[:-1])
    assert standing(await bench.table(old)) == before


# Computers


class Thoughtful(QuickWorkers):
    """Computers as they are, but for the processes that they think in."""

    async def choose(self, view: AnyView, level: Level, seed: int) -> Move | None:
        return choose(view, level, Random(seed), 0.005)


@pytest.mark.parametrize(
    "level", [Level.REGULAR, *(pytest.param(each, marks=MORE) for each in (Level.BEGINNER, Level.STRONG))]
)
@pytest.mark.parametrize(("rules", "players"), TABLES)
async def test_computers_of_all_levels_play_whole_games_by_themselves(tmp_path, rules, players, level, caplog, figures):
    bench = DuelBench(tmp_path / "games.db", 7, clock=Restless())
    bench.workers = Thoughtful()
    async with bench:
        number = await bench.new(rules)
        await bench.press(0, number, "stand")
        for _ in range(players):
            await bench.press(0, number, f"computer {level}")
        await bench.press(0, number, "start")
        for _ in range(MOST):
            await bench.settle()
            table = await bench.table(number)
            if over(table):
                break
            assert await bench.deal_comes(number), "nobody moves any more"
        assert over(table)
        moves = bench.moves_made()
        # What computers won is kept, and stands on no page.
        assert len(bench.rows("SELECT * FROM results")) == players
        name = kind_of(rules).name
        page = words((await bench.host.ledger.results(actor(0), name)).screen)
        assert page == T("standings-none-yet", game=name)
        if isinstance(rules, bulka.Rules):
            await bench.host.endings.stop(actor(0), number)
        await bench.settle()
    assert not [line for line in caplog.records if line.levelname in ("WARNING", "ERROR", "CRITICAL")]
    figures(moves=moves)


@pytest.mark.parametrize(("game", "seats"), [("trappola", 2), ("bulka", 4)])
async def test_new_with_computers_begins_at_once(bench, game, seats):
    answer = await bench.host.lobby.new(actor(0), None, None, "regular", game)
    table = await bench.table(answer.table_id)
    assert table.status is Status.PLAYING and table.kind.name == game
    assert [table.level_of(seat) for seat in range(seats)] == [None, *[Level.REGULAR] * (seats - 1)]
    for _ in range(200):
        await bench.let_pass(PACE)
        if (table := await bench.table(answer.table_id)).awaited() == {0}:
            break
        await bench.deal_comes(answer.table_id)
    await bench.step(answer.table_id, Random(1).choice)


# What is kept of it all


async def village(bench: DuelBench, seed: int = 1) -> dict[str, list[int]]:
    """A finished game and one under way of all three games, at tables by the game's name."""
    random, tables = Random(seed), {}
    for name, rules, people in (("trappola", TRAPPOLA, 2), ("bulka", BULKA, 3), ("bulka", WITHOUT_CUP, 2)):
        finished = await bench.begun(rules, people)
        await bench.until(finished, over, random)
        going_on = await bench.begun(rules, people)
        await bench.until(going_on, mid_game, random)
        tables.setdefault(name, []).extend((finished, going_on))
    # A cup won, and the next one under way at the same table.
    again = tables["bulka"][0]
    await bench.until(again, lambda table: table.game_number == 2 and mid_game(table), random)
    series = await bench.series()
    while not bench.rows("SELECT * FROM ledger"):
        await bench.play_on(series, random, boldness=0.9)
    for _ in range(9):
        await bench.play_on(series, random)
    tables["stovkahra"] = [series]
    await bench.settle()
    return tables


def unguarded(place: Path | str) -> None:
    """From now on anybody may change what was never to be changed."""
    guards = [("results_are_not_changed", "results"), ("results_are_not_shortened", "results")]
    guards += [("chips_are_not_changed", "chips"), ("chips_are_not_shortened", "chips")]
    for guard, table in guards:
        tamper(place, f"DROP TRIGGER {guard}" + ("" if isinstance(place, Path) else f" ON {table}"))


@SQLITE_FIRST
async def test_all_is_well_with_a_database_of_all_three_games(place):
    async with DuelBench(place) as bench:
        await village(bench)
    found = await audit(place)
    assert found.wrong == []
    for what in ("tables", "games", "moves"):
        assert [(found.counted[what],)] == look(place, f"SELECT count(*) FROM {what}")


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


@SQLITE_FIRST
async def test_whatever_is_done_to_results_and_chips_is_found_out(place, figures):
    async with DuelBench(place) as bench:
        await village(bench)
        await bench.store.people.person(2000, "somebody else")
    ((matches,),) = look(place, "SELECT min(game) FROM results WHERE kind = 'trappola'")
    ((cups,),) = look(place, "SELECT min(game) FROM chips WHERE giver IS NULL")
    ((running,),) = look(place, "SELECT max(game) FROM chips WHERE game NOT IN (SELECT game FROM results)")
    tried = [(what, sql, game) for what, sql in SPOILT.items() for game in (matches, cups)]
    tried += [(what, sql, game) for what, sql in CHIPS_SPOILT.items() for game in (cups, running)]
    unguarded(place)
    whole = {name: look(place, f"SELECT * FROM {name}") for name in ("results", "chips")}
    overlooked, count = [], 0
    for what, sql, game in tried:
        tamper(place, sql.format(game=game))
        now = {name: look(place, f"SELECT * FROM {name}") for name in whole}
        if any(set(now[name]) != set(whole[name]) for name in whole):
            count += 1
            wrong = (await audit(place)).wrong
            if not any(f"game {game}:" in line for line in wrong):
                overlooked.append((what, game))
        _put_back(place, whole)
    assert (await audit(place)).wrong == []
    figures(tampered=count, found_out=count - len(overlooked))
    assert not overlooked


def _put_back(place: Path | str, whole: dict[str, list[tuple[object, ...]]]) -> None:
    for name, rows in whole.items():
        lines = [", ".join("NULL" if value is None else repr(value) for value in row) for row in rows]
        values = ", ".join(f"({line})" for line in lines)
        tamper(place, f"DELETE FROM {name}", f"INSERT INTO {name} VALUES {values}")


@SQLITE_FIRST
async def test_who_asks_is_told_all_results_and_chips_that_are_kept_of_them(bench):
    await village(bench)
    for person in range(3):
        key = (await bench.store.people.find(1000 + person)).id
        told = await bench.store.privacy.kept(await bench.store.people.find(1000 + person))
        mine = bench.rows("SELECT game, kind, won, points FROM results WHERE person = ? ORDER BY game", key)
        assert [tuple(each[name] for name in ("game", "kind", "won", "points")) for each in told["results"]] == mine
        assert mine and {kind for _, kind, _, _ in mine} >= {"bulka"}
        sql = """SELECT game, CASE taker WHEN ?1 THEN chips ELSE -chips END, why FROM chips
                 WHERE giver = ?1 OR taker = ?1 ORDER BY game, ply, number"""
        paid = bench.rows(sql, key)
        assert [(each["game"], each["chips"], each["why"]) for each in told["chips"]] == paid and paid
        assert {(each["server"], each["table"]) for each in told["chips"]} <= {
            (GUILD, table) for (table,) in bench.rows("SELECT id FROM tables")
        }
        # All moves of one's own, at whichever table.
        seats = "SELECT table_id FROM seats WHERE person = ?1 AND seat = moves.seat"
        own = f"""SELECT game, move FROM moves JOIN games ON games.id = game
                  WHERE table_id IN ({seats}) ORDER BY game, ply"""
        moves = [(each["game"], move) for each in told["moves"] for move in each["moves"].split(", ")]
        assert moves == bench.rows(own, key)
        # The file that Discord sends says the same.
        answer = await bench.host.settings.privacy_export(actor(person))
        assert answer.file is not None
        assert json.loads(answer.file[1])["chips"] == json.loads(json.dumps(told["chips"]))


@SQLITE_FIRST
async def test_who_is_forgotten_has_no_name_on_the_pages_and_what_others_won_stays(bench):
    await village(bench)
    before = [bench.rows(f"SELECT * FROM {name} ORDER BY 1, 2") for name in ("results", "chips")]
    await bench.store.privacy.forget(await bench.store.people.find(1001))
    for game in ("trappola", "bulka"):
        page = words((await bench.host.ledger.results(actor(0), game)).screen)
        assert "Béla" not in page and "Anna" in page
    assert [bench.rows(f"SELECT * FROM {name} ORDER BY 1, 2") for name in ("results", "chips")] == before


@pytest.mark.stress
async def test_moving_carries_results_and_chips_and_all_goes_on_there(tmp_path, url, monkeypatch):
    monkeypatch.setattr(moving, "LOOK_SECONDS", 0.01)
    first, last = tmp_path / "first.db", tmp_path / "last.db"
    async with DuelBench(first) as bench:
        tables = await village(bench)
        before = {number: kept(await bench.table(number)) for each in tables.values() for number in each}
        pages = [(await bench.host.ledger.results(actor(0), game)).screen for game in ("trappola", "bulka")]
    rows = contents(first)
    assert rows["results"] and rows["chips"]
    for source, target in ((first, url), (url, last)):
        async with asyncio.timeout(HANGS):
            assert not (await moving.move(source, target, lambda line: None)).wrong
        assert contents(target) == rows
    for where in (url, last):
        async with DuelBench(where, 9) as bench:
            assert {number: kept(await bench.table(number)) for number in before} == before
            assert [(await bench.host.ledger.results(actor(0), game)).screen for game in ("trappola", "bulka")] == pages
            for number in (tables["trappola"][1], tables["bulka"][3]) if where == url else tables["bulka"]:
                await bench.until(number, over, Random(1))
        assert (await audit(where)).wrong == []


@SQLITE_FIRST
async def test_what_was_won_and_paid_is_never_changed_nor_deleted(bench):
    await bench.until(await bench.begun(WITHOUT_CUP, 2), over, Random(1))
    for sql in (
        "UPDATE results SET points = 1",
        "DELETE FROM results",
        "UPDATE chips SET chips = 1",
        "DELETE FROM chips",
    ):
        assert refused_by(bench.path, sql), sql


def test_every_game_but_the_first_is_tried_here():
    assert set(GAMES) == {"stovkahra", *(kind_of(each.values[0]).name for each in TABLES)}
