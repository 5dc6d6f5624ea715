"""What is said before a game is given up, a seat left or a table stopped is what happens then, in all companies."""

from random import Random

import pytest

from bot.i18n.texts import texts
from bot.model import say
from bot.model.errors import Refusal
from bot.model.table import Status
from engine.games import GAMES
from tests.support.duel_bench import DuelBench
from tests.support.service import buttons, does, words
from tests.support.sizes import in_turn

T = texts()
GUEST = 6
COMPANY = {
    "four": ((0, 1, 2, 3), {}),
    "partners": ((0, 2), {}),
    "opponents": ((0, 1), {}),
    "invited": ((0, 1), {"only": True}),
    "partner away": ((0, 1, 2, 3), {"away": 2}),
    "all others away": ((0, 1, 2, 3), {"away": (1, 2, 3)}),
    "alone": ((0,), {}),
}
"""Who sits there beside computers, and what is particular about it."""
MOMENTS = {
    "in a deal": lambda table: bool(table.game.deals) and len(table.view().tricks) == 3 and not table.game.mid_trick,
    "between deals": lambda table: table.game.deal_number > 0 and table.clock.next_deal_at is not None,
}
CASES = [
    *(("stovkahra", company, moment) for company in COMPANY for moment in MOMENTS),
    *(("trappola", company, moment) for company in ("opponents", "alone") for moment in MOMENTS),
    *(("bulka", company, moment) for company in ("four", "alone") for moment in MOMENTS),
]
each_case = pytest.mark.parametrize("case", in_turn(CASES))


@pytest.fixture
async def bench(tmp_path):
    async with DuelBench(tmp_path / "games.db") as ready:
        yield ready


async def table_of(bench, name, company, moment):
    people, how = COMPANY[company]
    rules = GAMES[name].rules()
    number = await bench.lobby(rules, sitting=1)
    for seat in people[1:]:
        await bench.press(seat, number, f"sit {seat}")
    if None in (await bench.table(number)).seats:
        await bench.press(0, number, "computers", values=["regular every"])
    await bench.press(0, number, "start")
    await bench.until(number, MOMENTS[moment], Random(3))
    away = how.get("away", ())

    def change(table):
        table.for_invited = how.get("only", False)
        for seat in (away,) if isinstance(away, int) else away:
            table.seats.missed[seat] = 2

    await bench.store.change(number, change)
    return number


async def asked(bench, number, deed):
    """What seat 0 is told before it does something that cannot be undone, and the button to do it; `None` for none."""
    more = await bench.press(0, number, "more", on_panel=True)
    if f"ask {deed}" not in map(does, buttons(more.screen)):
        return None
    page = await bench.press(0, number, f"ask {deed}", on_panel=True)
    (sure, _) = buttons(page.screen)
    return words(page.screen), sure


async def do(bench, number, sure):
    await bench.ask(0, sure.action, on_panel=True)
    await bench.settle()
    return await bench.table(number)


def brcka(table):
    return sum(table.series.balance) if table.kind.name == "stovkahra" else 0


@each_case
async def test_whoever_gives_up_is_told_whether_at_once_and_for_how_much(bench, case):
    name, company, moment = case
    number = await table_of(bench, name, company, moment)
    page = await asked(bench, number, "concede")
    if page is None:
        assert not GAMES[name].concedes
        return
    told, sure = page
    before = await bench.table(number)
    after = await do(bench, number, sure)
    at_once = "at once" in told
    assert ("asked first" in told) != at_once
    assert (after.game is not before.game and after.game.outcome is not None) == at_once
    if at_once and name == "stovkahra":
        worth = {"one brčko": {1}, "two brčka": {2}, "one brčko, or two": {1, 2}}
        said = max((each for each in worth if each in told), key=len)
        assert after.game.outcome.brcka in worth[said]
    elif not at_once:
        assert after.votes.conceding == {0}


@each_case
async def test_whoever_leaves_is_told_who_may_have_the_seat_and_whose_the_game_stays(bench, case):
    name, company, moment = case
    number = await table_of(bench, name, company, moment)
    before = await bench.table(number)
    owner = before.seats.person(0)
    told, sure = await asked(bench, number, "leave")
    after = await do(bench, number, sure)
    assert (T("leave-answers") in told) == say.answers(before, owner) == say.answers(after, owner)
    assert after.seats.level_of(0) is not None
    try:
        offers = [does(each) for each in buttons((await bench.press(GUEST, number, "seats")).screen)]
    except Refusal:
        offers = []
    assert ("take 0" in offers) == ("anybody may take it over" in told)


@each_case
async def test_whoever_stops_a_table_is_told_who_has_to_agree_and_how_it_goes_on(bench, case):
    name, company, moment = case
    number = await table_of(bench, name, company, moment)
    told, sure = await asked(bench, number, "stop")
    after = await do(bench, number, sure)
    waits = told.endswith(T("ask-stop-others"))
    assert (after.status is Status.PLAYING and after.votes.to_stop == {0}) == waits
    assert (after.status is Status.STOPPED) != waits
    hand = [does(each) for each in buttons(await bench.shown(0, number))]
    assert ("resume" in hand) == told.endswith(T("ask-stop-alone"))
    if waits:
        sides = {GAMES[name].side_of(seat): seat for seat in COMPANY[company][0] if seat and say.voices(after)}
        for seat in sides.values():
            if (await bench.table(number)).status is Status.PLAYING:
                await bench.press(seat, number, "stop", on_panel=True)
        assert (await bench.table(number)).status is Status.STOPPED
