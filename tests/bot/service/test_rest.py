"""The rest is mine: offered where it is sure, shown to all, and taken once nobody who plays wants to go on."""

from contextlib import suppress
from random import Random

import pytest

from bot.i18n.texts import texts
from bot.model import next_game
from bot.model.duplicate import Duplicate
from bot.ui.board import board
from bot.ui.formatting import cards_text
from bot.ui.panel import panel
from engine.games import GAMES, with_reviews
from tests.support.duel_bench import DuelBench
from tests.support.service import actor, buttons, does, words
from tests.support.sizes import in_turn

T = texts()
each_game = pytest.mark.parametrize("name", in_turn(with_reviews()))


@pytest.fixture
async def bench(tmp_path):
    async with DuelBench(tmp_path / "games.db") as ready:
        yield ready


def is_sure(table):
    """Whether a person leads who takes the rest."""
    return bool(next_game.rest(table)) and table.seats.is_present(table.game.turn)


async def sure(bench, name, people):
    """A table at which somebody leads who takes the rest, and that seat."""
    rules = GAMES[name].rules()
    number = await bench.lobby(rules, sitting=people)
    if people < min(GAMES[name].seats):
        await bench.press(0, number, "computers", values=["regular every"])
    await bench.press(0, number, "start")
    for seed in range(400):
        # Games by chance are often over before: nothing is kept of them.
        with suppress(AssertionError):
            table = await bench.until(number, is_sure, Random(seed))
            return number, table, table.game.turn
    raise AssertionError("nobody ever takes the rest")


def offers(screen):
    return "now" in [does(each) for each in buttons(screen)]


@each_game
async def test_alone_with_computers_one_press_takes_all_that_is_left(bench, name):
    number, table, seat = await sure(bench, name, 1)
    held = len(table.view(seat).hand)
    await bench.press(0, number, "now", on_panel=True)
    after = await bench.table(number)
    view = after.view()
    assert not any(view.held) and [trick.winner for trick in view.tricks[-held:]] == [seat] * held


@each_game
async def test_among_people_all_see_the_cards_and_it_is_taken_when_they_agree(tmp_path, name):
    async with DuelBench(tmp_path / "games.db") as bench:
        number, table, seat = await sure(bench, name, max(GAMES[name].seats))
        cards, held = cards_text(table.view(seat).hand, T), len(table.view(seat).hand)
        others = [each for each in range(len(table.seats)) if each != seat]
        hands = {each: await bench.shown(each, number) for each in range(len(table.seats))}
        assert [each for each, screen in hands.items() if offers(screen)] == [seat]
        assert [each for each, screen in hands.items() if T("rest-sure") in words(screen)] == [seat]
        asked = await bench.press(seat, number, "now", on_panel=True)
        assert not offers(asked.screen) and T("rest-waits", names="").split(":")[0] in words(asked.screen)
        for screen in (await bench.public(number), *[await bench.shown(each, number) for each in others]):
            assert T("rest-claimed", name=table.seats.person(seat).name, cards=cards) in words(screen)
        await bench.kill()
    async with DuelBench(tmp_path / "games.db") as bench:
        for each in others:
            assert len((await bench.table(number)).view(seat).hand) == held
            shown = await bench.shown(each, number)
            assert offers(shown) and T("rest-sure") not in words(shown)
            await bench.press(each, number, "now", on_panel=True)
        view = (await bench.table(number)).view()
        assert not any(view.held) and [trick.winner for trick in view.tricks[-held:]] == [seat] * held


@each_game
async def test_where_others_play_the_deal_too_nobody_else_sees_the_cards(bench, name):
    number, table, seat = await sure(bench, name, max(GAMES[name].seats))
    await bench.press(seat, number, "now", on_panel=True)
    table = await bench.table(number)
    cards = cards_text(table.view(seat).hand, T)
    assert cards in words(board(table, T))
    table.duplicate = Duplicate("evening", "1.1.4.1")
    assert cards not in words(board(table, T)) and cards in words(panel(table, (seat + 1) % len(table.seats), T))


@each_game
async def test_whoever_plays_on_shows_no_cards_any_more(bench, name):
    number, table, seat = await sure(bench, name, max(GAMES[name].seats))
    await bench.press(seat, number, "now", on_panel=True)
    card = table.view(seat).sure[-1]
    await bench.press(seat, number, f"play {card}", on_panel=True)
    after = await bench.table(number)
    assert not after.votes.ready and after.view().plays
    other = next(each for each in range(len(table.seats)) if each != seat)
    assert T("rest-claimed", name="", cards="").strip("* ") not in words(await bench.public(number))
    # What was offered before means nothing now.
    await bench.host.press(actor(other), button_of(table, other), on_panel=True)
    assert not (await bench.table(number)).votes.ready


def button_of(table, seat):
    return f"st1:{table.id}:{table.deal.version(seat)}:now"
