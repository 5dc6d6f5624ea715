"""Trappola at real tables: what is hidden until a deal is over, what a match brings, giving up, playing again."""

from collections import Counter
from collections.abc import Callable
from random import Random

import pytest

from bot.i18n.texts import texts
from bot.model import dealing, moving, seating
from bot.model.errors import Refusal
from bot.model.table import Status, Table
from bot.ui.board import board, in_words
from bot.ui.panel import panel
from bot.ui.screen import Button
from engine import record
from engine.cards.trappola_pack import Rank
from engine.moves import Combination
from engine.trappola import rules as trappola
from engine.trappola.rules import How, value_of
from tests.support.chance import Seeded
from tests.support.duel_bench import (
    AWAY,
    LONG,
    TRAPPOLA,
    DuelBench,
    mid_game,
    number_of,
    offered,
    one_awaited,
    over,
    standing,
)
from tests.support.service import (
    GUILD,
    NAMES,
    NOON,
    PAUSE,
    PEOPLE,
    Target,
    actor,
    button,
    buttons,
    does,
    listed,
    refusal,
    ways,
    words,
)

T = texts()
EIGHT = trappola.Rules(deals=8)
SECRET = (Rank.KING, Rank.CAVALIER, Rank.JACK, Rank.DEUCE)
"""Ranks of which nobody is told which one a set is."""
DRAWN = 348
"""Chance by which a match of two who play by chance is drawn."""


def declares(random: Random) -> Callable[[list[Button]], Button]:
    """Presses as chance has it, but whatever can be declared is."""

    def choose(shown: list[Button]) -> Button:
        sets = [each for each in shown if does(each).startswith("declare")]
        return random.choice(sets or shown)

    return choose


# A set that nobody may know yet


@pytest.mark.parametrize("seed", [1, *(pytest.param(each, marks=pytest.mark.stress) for each in (3, 5))])
async def test_which_set_was_declared_nobody_else_sees_before_the_deal_is_over(tmp_path, seed, figures):
    random, hidden, told = Random(seed), 0, 0
    async with DuelBench(tmp_path / "games.db", seed) as bench:
        number = await bench.begun(EIGHT, 2)
        for seat in (0, 1):
            await bench.open_panel(seat, number)
        while not over(table := await bench.table(number)) and (hidden < 12 or not told):
            await bench.settle()
            where = f"seed {seed}, move {len(table.game.moves)}"
            if table.clock.next_deal_at is not None or table.game.deal.play.is_over:
                told += await _all_is_told(bench, table, where)
                await bench.deal_comes(number)
                for seat in (0, 1):
                    await bench.open_panel(seat, number)
                bench.gateway.forget()
                continue
            for at, (seat, said) in enumerate(table.game.deal.declared):
                if said.rank in SECRET:
                    hidden += 1
                    await _nobody_else_sees(bench, table, at, seat, said, where)
            await bench.step(number, declares(random), where)
    assert hidden and told, "no set was declared: choose another seed"
    figures(moves_with_a_hidden_set=hidden, sets_told_afterwards=told, seen=0)


async def _nobody_else_sees(bench: DuelBench, table: Table, at: int, seat: int, said: Combination, where: str) -> None:
    """Whichever set of so many it were, all that others are shown would be the same."""
    number, other = table.id, 1 - seat
    public, panels = await bench.public(number), [await bench.shown(each, number) for each in (0, 1)]
    least, most = {3: (6, 10), 4: (12, 20)}[said.number]
    assert T("trappola-figures", name=NAMES[seat], you="no", number=said.number, least=least, most=most) in words(
        public
    ), where
    assert T("trappola-secret", combination=said, points=value_of(said)) in words(panels[seat]), where
    drawn = [screen for kept, screen in bench.gateway.refreshed if kept.token.startswith(f"token-of-{other}-")]
    drawn += [screen for *_, screen in (*bench.gateway.posted, *bench.gateway.edited)]
    told = [T("declared", name=NAMES[seat], combination=each, points=value_of(each)) for each in sets_of(said.number)]
    assert not [line for line in told for screen in drawn if line in words(screen)], where
    for each in sets_of(said.number):
        table.game.deal.declared[at] = (seat, each)
        assert board(table, T) == public, f"{where}: {each}"
        assert panel(table, other, T) == panels[other], f"{where}: {each}"
    table.game.deal.declared[at] = (seat, said)


def sets_of(number: int) -> list[Combination]:
    return [Combination(rank, number) for rank in SECRET]


async def _all_is_told(bench: DuelBench, table: Table, where: str) -> int:
    """After a deal all see what was declared in it; how many sets of those that were hidden."""
    told, public = 0, words(in_words(table, T))
    for _, said in table.game.deals[-1].declared:
        assert f"+{value_of(said)} {T('counted-declared', combination=said)}" in public, where
        told += said.rank in SECRET
    return told


# What a match brings


async def test_results_and_standings_say_what_was_won(bench, figures):
    random, won, lost, points = Random(3), Counter(), Counter(), Counter()
    for people in ((0, 1), (2, 0), (1, 2), (0, 1)):
        number = await bench.new(TRAPPOLA, seat=people[0])
        await bench.press(people[1], number, "sit 1")
        await bench.press(people[0], number, "start")
        outcome = (await bench.until(number, over, random)).game.outcome
        assert outcome.winner is not None, "a draw: choose another seed"
        rows = bench.rows(
            """SELECT seat, user_id, kind, won, points, guild_id FROM results JOIN people ON people.id = person
               WHERE table_id = ? ORDER BY seat""",
            number,
        )
        assert rows == [
            (seat, 1000 + person, "trappola", int(seat == outcome.winner), outcome.score[seat], GUILD)
            for seat, person in enumerate(people)
        ]
        for seat, person in enumerate(people):
            points[person] += outcome.score[seat]
            (won if seat == outcome.winner else lost)[person] += 1
        shown = listed((await bench.host.ledger.show_standings(actor(AWAY), "trappola")).screen)
        assert shown.keys() == {NAMES[each] for each in points}
        order = [NAMES.index(name) for name in shown]
        for place, person in enumerate(order, start=1):
            games = f"{won[person]}–0–{lost[person]}"
            assert shown[NAMES[person]] == [str(place), str(points[person]), games]
        assert [won[each] for each in order] == sorted(won[each] for each in points)[::-1]
    # Elsewhere nothing of it is known, and neither a match under way nor one with a computer counts.
    page = words((await bench.host.ledger.show_standings(actor(0, guild_id=GUILD + 1), "trappola")).screen)
    assert page == T("standings-trappola") + "\n" + T("standings-none-yet", game="trappola")
    before = listed((await bench.host.ledger.show_standings(actor(0), "trappola")).screen)
    await bench.until(await bench.begun(TRAPPOLA, 2), mid_game, random)
    number = await bench.new(TRAPPOLA)
    await bench.press(0, number, "computer beginner")
    await bench.press(0, number, "start")
    await bench.until(number, over, random)
    assert len(bench.rows("SELECT * FROM results WHERE table_id = ?", number)) == 2
    after = (await bench.host.ledger.show_standings(actor(0), "trappola")).screen
    assert listed(after) == before
    explained = words((await bench.ask(0, ways(after)["❓"])).screen)
    assert T("standings-others-counted", games=1, on="no") in explained
    figures(matches=4)


def by_chance(table: Table, seed: int) -> Table:
    """Two who play by chance, from the start of their match to its end."""
    random, chance, now = Random(seed), Seeded(seed), NOON
    table.seal.next_seed = chance.seed()
    seating.start(table, table.seats.person(0))
    while table.status is Status.PLAYING:
        dealing.advance(table, now, chance, PAUSE)
        if table.clock.next_deal_at is not None:
            now = table.clock.next_deal_at
        elif table.status is Status.PLAYING:
            (seat,) = table.awaited()
            moving.push(table, seat, random.choice(table.view(seat).legal))
    return table


async def test_a_drawn_match_is_won_by_nobody_and_stands_on_the_page(bench):
    number = await bench.lobby(TRAPPOLA, sitting=2)
    table, _ = await bench.store.change(number, lambda table: by_chance(table, DRAWN))
    points = table.game.outcome.score[0]
    assert table.game.outcome.score == (points, points), "no draw: choose another seed"
    assert bench.rows("SELECT won, points FROM results") == [(None, points)] * 2
    page = listed((await bench.host.ledger.show_standings(actor(0), "trappola")).screen)
    for name in NAMES[:2]:
        assert page[name] == ["1", str(points), "0–1–0"]
    assert T("trappola-drawn", score0=points, score1=points) in words(board(await bench.table(number), T))


# Giving up


async def test_who_gives_up_loses_at_once_and_only_finished_deals_count(bench):
    number = await bench.begun(LONG, 2)
    random = Random(5)
    table = await bench.until(number, lambda table: table.game.deal_number == 2 and mid_game(table), random)
    with refusal():
        await bench.press(0, number, "rematch")
    first_deal, seat = table.view().points[0], min(table.awaited())
    loser = 1 - seat
    # It is asked for twice.
    more = await bench.press(loser, number, "more", on_panel=True)
    asked = await bench.ask(loser, button(more.screen, "ask concede").action, on_panel=True)
    assert standing(await bench.table(number)) == standing(table)
    answer = await bench.ask(loser, button(asked.screen, "concede").action, on_panel=True)
    assert answer.target is Target.PANEL
    table = await bench.table(number)
    assert table.status is Status.FINISHED
    assert (table.game.outcome.how, table.game.outcome.winner) == (How.CONCEDED, seat)
    assert table.game.outcome.score == first_deal
    assert bench.rows("SELECT seat, won, points FROM results WHERE table_id = ? ORDER BY seat", number) == [
        (each, int(each == seat), first_deal[each]) for each in (0, 1)
    ]
    score = {"score0": first_deal[seat], "score1": first_deal[loser]}
    told = T("trappola-conceded", name=NAMES[seat], loser=NAMES[loser], **score)
    assert told in words(await bench.public(number))
    for each in (0, 1):
        with refusal():
            await bench.press(each, number, "concede")
    page = listed((await bench.host.ledger.show_standings(actor(0), "trappola")).screen)
    assert [page[NAMES[each]][0] for each in (seat, loser)] == ["1", "2"]
    # The table of the match is done with; a rematch is by the same rules.
    shown = await bench.shown(seat, number)
    assert [does(each) for each in offered(shown)][:1] == ["rematch"] and told in words(shown)
    assert "rematch" in [does(each) for each in buttons(await bench.public(number))]
    await bench.press(loser, number, "rematch")
    again = await bench.table((await bench.table(number)).rematch_id)
    assert again.rules == LONG and [each and number_of(each) for each in again.seats].index(loser) == loser
    assert "start" not in [does(each) for each in buttons(await bench.public(again.id))]
    others = (await bench.press(AWAY, number, "rematch")).screen
    assert T("not-seated") in words(others) and not [each for each in buttons(others) if "rematch" in each.action]
    assert AWAY not in [each and number_of(each) for each in (await bench.table(again.id)).seats]


@pytest.mark.parametrize("when", ["exchange", "before a deal", "in a trick", "against a computer"])
async def test_at_any_moment_one_word_is_enough_and_nobody_else_says_it(bench, when):
    number = await bench.begun(LONG, 2)
    come = {
        "exchange": lambda table: table.game.phase is trappola.Phase.EXCHANGE,
        "before a deal": lambda table: table.clock.next_deal_at is not None,
        "in a trick": lambda table: table.game.mid_trick,
        "against a computer": mid_game,
    }[when]
    before = standing(await bench.until(number, come, Random(7)))
    with refusal():
        await bench.press(AWAY, number, "concede")
    assert standing(await bench.table(number)) == before and not bench.rows("SELECT * FROM results")
    if when == "against a computer":
        await bench.press(1, number, "leave", on_panel=True)
    await bench.press(0, number, "concede", on_panel=True)
    table = await bench.table(number)
    assert (table.status, table.game.outcome.winner) == (Status.FINISHED, 1)
    moves = bench.moves_made()
    await bench.let_pass(10 * PAUSE)
    assert bench.moves_made() == moves


# Records


async def test_the_record_of_a_finished_match_is_found_by_its_number_or_a_name(bench):
    ledger_service = bench.host.ledger
    assert await ledger_service.games(actor(0), "", "trappola") == []
    tables = [await bench.begun(LONG, 2) for _ in range(2)]
    for number in tables:
        await bench.press(0, number, "concede", on_panel=True)
    finished = [number for ((number),) in bench.rows("SELECT DISTINCT game FROM results ORDER BY game")]
    for game in finished:
        name, content = (await bench.host.press(actor(AWAY), f"gr1:{game}")).file
        assert name == f"trappola-{game}.json"
        read = record.loads(content.decode())
        assert record.check(read).winner == 1 and len(read["seats"]) == 2
    offers = await ledger_service.games(actor(AWAY), "", "trappola")
    assert [number for _, number in offers] == finished[::-1]
    assert all(name in label for label, _ in offers for name in (PEOPLE[0].name, PEOPLE[1].name))
    for game, typed, found in (
        ("trappola", str(finished[0]), finished[:1]),
        ("trappola", PEOPLE[1].name[:3], finished[::-1]),
        ("trappola", "nobody", []),
        ("bulka", "", []),
    ):
        assert [number for _, number in await ledger_service.games(actor(AWAY), typed, game)] == found, typed
    with pytest.raises(Refusal, match="no-finished-game"):
        await bench.host.press(actor(0), f"gr1:{finished[-1] + 1}")


# Exchanging


async def test_who_exchanges_shows_all_what_was_laid_aside_and_only_that(bench):
    number = await bench.begun(TRAPPOLA, 2)
    table = await bench.table(number)
    person = one_awaited(table)
    seat = table.seats.seat_of(table.seats.person(min(table.awaited())))
    shown = await bench.shown(person, number)
    laid = table.view(seat).hand
    assert {does(each) for each in offered(shown)} == {"keep", "exchange"}
    await bench.ask(person, button(shown, "exchange").action, on_panel=True)
    public = words(await bench.public(number))
    assert T("trappola-laid", name=NAMES[seat], you="no", cards="\n" + " ".join(map(T.symbol, laid))) in public
    new = (await bench.table(number)).view(seat).hand
    assert len(new) == 9 and not set(new) & set(laid)
    for screen in (await bench.public(number), await bench.shown(1 - person, number)):
        theirs = (await bench.table(number)).view(1 - seat).hand
        assert not [card for card in new if card not in theirs and T.symbol(card) in words(screen)]
