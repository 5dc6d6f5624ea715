"""Moves in advance as people say them: played once as theirs, whatever is killed, and seen by nobody else before."""

from random import Random

import pytest

from bot.i18n.texts import texts
from bot.model.clock import AHEAD, AHEAD_DRAWN
from bot.model.delivery import Delivery
from bot.model.errors import SentTwice
from bot.model.options import Clock
from bot.model.supposition import Supposition
from engine.moves import Play
from tests.support.duel_bench import DuelBench, number_of
from tests.support.every_game import LISTED
from tests.support.service import PAUSE, actor, buttons, contents, does, look, words
from tests.support.sizes import in_turn

T = texts()
IN_EVERY_GAME = pytest.mark.parametrize("name", in_turn(LISTED))
SLOW = {"clock": Clock.DAY, "ping": "off"}


def leads(table):
    """A card that whoever leads to a trick may play so that the next player has two others of its suit."""
    if not table.deal.hands_held or not table.game.tricks or table.game.mid_trick:
        return None
    for move in table.game.legal_moves():
        if isinstance(move, Play):
            after = table.game.copy()
            after.push(move)
            suit = [card for card in table.view(after.turn).hand if card.suit is move.card.suit]
            if after.turn != table.game.turn and len(suit) > 1:
                return move, after
    return None


async def waiting(bench, name, options=SLOW):
    """A table at which somebody is to lead; who it is, the card, who comes then, and the game after it."""
    _, rules, people = LISTED[name].tables[0]
    number = await bench.begun(rules, people, options)
    table = await bench.until(number, leads, Random(name))
    move, after = leads(table)
    leader, follower = (number_of(table.seats.person(seat)) for seat in (table.game.turn, after.turn))
    return number, leader, move, follower, after


def said_of(after, answer):
    """The button by which the player whose turn it is then says this for the suit that is led."""
    view = after.view(after.turn)
    return f"ahead {view.deal_number}.{len(view.hand)}{view.table[0].suit.letter} {answer}"


def rows_beside(path):
    """All rows but those that any click changes, and those of the seats."""
    left_out = ("interactions", "panels", "tables", "seats", "people", "notes")
    return {name: rows for name, rows in contents(path).items() if name not in left_out}


@IN_EVERY_GAME
async def test_what_is_said_is_seen_by_nobody_and_played_once_as_the_players_own_whatever_is_killed(tmp_path, name):
    path = tmp_path / "games.db"
    async with DuelBench(path) as bench:
        number, leader, move, follower, after = await waiting(bench, name)
        lowest = min(each.card for each in after.legal_moves() if each.card.suit is move.card.suit)
        for person in (leader, follower):
            await bench.open_panel(person, number)
        await bench.settle()
        bench.gateway.forget()
        before = rows_beside(path)
        # Without a word typed: from the hand to the case, and to the answer.
        hand = await bench.shown(follower, number)
        assert "ahead" in {does(each) for each in buttons(hand)}
        page = (await bench.press(follower, number, "ahead", on_panel=True)).screen
        case = said_of(after, "low").removesuffix(" low")
        assert case in {does(each) for each in buttons(page)}
        question = (await bench.press(follower, number, case, on_panel=True)).screen
        assert said_of(after, "low") in {does(each) for each in buttons(question)}
        told = (await bench.press(follower, number, said_of(after, "low"), on_panel=True)).screen
        assert T("ahead-low") in words(told)
        await bench.settle()
        # Nobody else was shown anything, and nothing else was written.
        assert not (bench.gateway.posted or bench.gateway.edited or bench.gateway.refreshed or bench.gateway.called)
        assert rows_beside(path) == before
        assert T("ahead-said") not in words(await bench.shown(leader, number))
        await bench.kill()
    async with DuelBench(path, 2, clock=bench.clock) as bench:
        bench.host.start()
        await bench.settle()
        await bench.press(leader, number, str(move), on_panel=True)
        await bench.settle()
        assert (await bench.table(number)).game.moves[-1] == move
        shown = words(await bench.shown(follower, number))
        assert T("ahead-comes", card=lowest, when="").split("{")[0][:20] in shown
        await bench.kill()
    async with DuelBench(path, 3, clock=bench.clock) as bench:
        bench.host.start()
        await bench.let_pass(AHEAD + AHEAD_DRAWN)
        table = await bench.table(number)
        assert table.game.moves[-2:] == [move, Play(lowest)] and table.deal.said == {}
        ((seat,),) = look(path, "SELECT seat FROM moves ORDER BY game DESC, ply DESC LIMIT 1")
        assert number_of(table.seats.person(seat)) == follower
        made = len(table.game.moves)
        await bench.let_pass(10 * PAUSE)
        assert len((await bench.table(number)).game.moves) == made


async def test_it_is_taken_back_until_it_is_played_and_what_does_not_fit_is_told_and_forgotten(bench):
    number, leader, move, follower, after = await waiting(bench, "stovkahra")
    hand = after.view(after.turn).hand
    await bench.press(follower, number, said_of(after, "low"), on_panel=True)
    await bench.press(leader, number, str(move), on_panel=True)
    shown = await bench.press(follower, number, "ahead nothing", on_panel=True)
    assert T("ahead-taken-back") in words(shown.screen)
    await bench.let_pass(2 * (AHEAD + AHEAD_DRAWN))
    table = await bench.table(number)
    assert table.game.moves[-1] == move and table.deal.said == {} and table.clock.ahead_at is None
    # The next one supposes a suit that is not led.
    (seat,) = table.awaited()
    await bench.press(follower, number, str(next(each for each in table.view(seat).legal if isinstance(each, Play))))
    table = await bench.table(number)
    (seat,) = table.awaited()
    view = table.view(seat)
    missing = next(card for card in hand if card.suit is not view.table[0].suit)
    table, _ = await bench.store.change(
        number,
        lambda table: table.deal.said.update({seat: {Supposition(len(view.hand), missing.suit.letter): str(missing)}}),
    )
    person = number_of(table.seats.person(seat))
    assert T("ahead-nothing") in words(await bench.shown(person, number))
    await bench.let_pass(2 * (AHEAD + AHEAD_DRAWN))
    assert len((await bench.table(number)).game.moves) == len(table.game.moves)
    await bench.press(person, number, str(next(each for each in view.legal if isinstance(each, Play))), on_panel=True)
    assert (await bench.table(number)).deal.said == {}


async def test_before_play_has_begun_there_is_nothing_to_say(bench):
    number = await bench.lobby(options=SLOW)
    for what in ("ahead", "ahead 0.5h", "ahead 0.5h low", "ahead nothing"):
        answer = await bench.press(0, number, what, on_panel=True)
        assert not [each for each in buttons(answer.screen) if does(each).startswith("ahead")]
    assert (await bench.table(number)).deal.said == {}


async def test_old_buttons_say_nothing_and_nothing_is_said_in_ones_own_turn_or_with_a_card_of_somebody_else(bench):
    number, leader, move, follower, after = await waiting(bench, "stovkahra")
    view = after.view(after.turn)
    say = said_of(after, "low")
    for late in (
        say.replace(f"{view.deal_number}.", f"{view.deal_number + 1}."),
        say.replace(f".{len(view.hand)}", ".1"),
        said_of(after, str(move.card)),
    ):
        answer = await bench.press(follower, number, late, on_panel=True)
        assert T("moved-on") in words(answer.screen)
    answer = await bench.press(leader, number, say, on_panel=True)
    assert T("moved-on") in words(answer.screen)
    assert (await bench.table(number)).deal.said == {}
    # Sent twice it is said once.
    action = await bench.action(follower, number, say)
    sent = actor(follower, delivery=Delivery(10**18, 1)), actor(follower, delivery=Delivery(10**18, 2))
    await bench.host.press(sent[0], action, on_panel=True, message_id=1)
    with pytest.raises(SentTwice):
        await bench.host.press(sent[1], action, on_panel=True, message_id=1)


async def test_what_is_said_is_exported_and_deleted_with_a_persons_data(place):
    async with DuelBench(place) as bench:
        number, _, _, follower, after = await waiting(bench, "stovkahra")
        say = said_of(after, "low")
        await bench.press(follower, number, say, on_panel=True)
        person = await bench.store.people.find(actor(follower).user_id)
        told = [row async for name, rows in bench.store.privacy.portions(person) if name == "seats" for row in rows]
        assert [row["said_in_advance"] for row in told] == [say.split(".")[1].replace(" ", "=")]
        await bench.store.privacy.forget(person)
        assert look(place, "SELECT DISTINCT ahead FROM seats") == [("",)]
