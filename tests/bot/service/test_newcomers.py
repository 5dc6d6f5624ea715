"""Who comes to a series under way: newcomers sit down with the next deal, and nobody looks into two hands."""

from random import Random

import pytest

from bot.app.audit import audit
from bot.i18n.texts import texts
from bot.model import timing
from bot.model.errors import Refusal
from bot.model.options import Newcomers
from bot.model.table import Status, Table
from bot.ui.screen import Screen
from engine.games import GAMES as ALL
from tests.support.duel_bench import SECOND, DuelBench, mid_game
from tests.support.every_game import LISTED
from tests.support.service import Answer, actor, buttons, contents, does, tamper, unbound, words
from tests.support.sizes import in_turn

GAMES = {name: (ALL[name].rules(), min(people for *_, people in facts.tables)) for name, facts in LISTED.items()}
"""The rules of each game as they are usual, and as few as may play."""
each_game = pytest.mark.parametrize("name", in_turn(GAMES))
each_long = pytest.mark.parametrize("name", in_turn([name for name, facts in LISTED.items() if facts.pictures]))
"""Those in which two tricks leave more than one card, by which the deal would end unasked."""
SPY, OTHER = 6, 7
"""Who looks on at first."""
FILIP = f"Guest {SPY}"
AT_ONCE = {"newcomers": Newcomers.AT_ONCE}
T = texts()


async def mid_deal(bench: DuelBench, name: str, computers: int = 1, **options: object) -> tuple[int, int]:
    """A table between two tricks, and its last seat, at which a computer sits."""
    rules, seats = GAMES[name]
    number = await bench.lobby(rules, sitting=seats - computers, options=options)
    for _ in range(computers):
        await bench.press(0, number, "computer regular")
    await bench.press(0, number, "start")
    await bench.until(number, in_a_deal, Random(2))
    return number, seats - 1


def in_a_deal(table: Table) -> bool:
    return table.game is not None and mid_game(table)


async def next_deal(bench: DuelBench, number: int) -> Table:
    """The table in the middle of a later deal."""
    now = (await bench.table(number)).deal.key
    return await bench.until(number, lambda table: table.deal.key != now and in_a_deal(table), Random(3))


async def take(bench: DuelBench, number: int, who: int, seat: int) -> Answer:
    """Somebody takes a seat from the page on which the seats are offered."""
    page = await bench.press(who, number, "seats")
    assert f"take {seat}" in map(does, buttons(page.screen))
    answer = await bench.press(who, number, f"take {seat}", on_panel=True)
    await bench.settle()
    return answer


async def leave(bench: DuelBench, number: int, who: int) -> None:
    await bench.host.endings.leave(actor(who), number)
    await bench.settle()


async def assert_refused(bench: DuelBench, who: int, number: int, what: str, why: str) -> None:
    """Somebody is refused what a button does, and nothing changes."""
    await bench.host.identity.person(actor(who))
    before = contents(bench.path)
    with pytest.raises(Refusal, match=why):
        await bench.press(who, number, what)
    assert contents(bench.path) == before


def shows(screen: Screen, table: Table, seat: int) -> bool:
    """Whether any card of a hand is to be seen."""
    hand = table.view(seat).hand
    assert hand
    pressed = {does(each) for each in buttons(screen)}
    return any(T.symbol(card) in words(screen) or f"play {card}" in pressed for card in hand)


# With the next deal


@each_long
async def test_a_spy_sees_no_hand_of_the_deal_under_way_and_has_the_seat_with_the_next(bench, name):
    number, seat = await mid_deal(bench, name)
    table = await bench.table(number)
    computer = table.seats.person(seat)
    answer = await take(bench, number, SPY, seat)
    assert not shows(answer.screen, table, seat)
    assert "The seat is yours with the next deal" in words(answer.screen)
    # Their hand is not there yet: they are told when it will be.
    asked = (await bench.press(SPY, number, "hand")).screen
    assert words(asked) == words(answer.screen) and not shows(asked, table, seat)
    assert (await bench.table(number)).seats.person(seat) == computer
    assert f"{FILIP} takes the seat of" in words(await bench.public(number))
    table = await next_deal(bench, number)
    assert table.seats.person(seat).user_id == 1000 + SPY
    assert shows(await bench.shown(SPY, number), table, seat)
    assert "takes the seat of" not in words(await bench.public(number))
    assert (await audit(bench.path)).wrong == []


async def test_who_gets_a_seat_is_shown_the_hand_when_it_is_dealt(bench):
    number, seat = await mid_deal(bench, "stovkahra")
    action = await bench.action(SPY, number, f"take {seat}")
    await bench.host.press(actor(SPY), action, on_panel=True, message_id=9000, token="of the newcomer")
    await bench.settle()
    assert not [panel for panel, _ in bench.gateway.refreshed if panel.token == "of the newcomer"]
    table = await next_deal(bench, number)
    shown = [screen for panel, screen in bench.gateway.refreshed if panel.token == "of the newcomer"]
    shown += [screen for _, screen in bench.gateway.shown_below]
    assert any(shows(screen, table, seat) for screen in shown)


@each_game
async def test_between_deals_a_seat_is_taken_at_once(bench, name):
    number, seat = await mid_deal(bench, name)
    await bench.until(number, lambda table: table.clock.next_deal_at is not None, Random(3))
    await take(bench, number, SPY, seat)
    assert (await bench.table(number)).seats.person(seat).user_id == 1000 + SPY


async def test_a_promise_outlives_the_process(place):
    async with DuelBench(place) as bench:
        number, seat = await mid_deal(bench, "stovkahra")
        await take(bench, number, SPY, seat)
        await bench.kill()
    async with DuelBench(place) as bench:
        assert [each.name for each in (await bench.table(number)).seats.newcomers.values()] == [FILIP]
        table = await next_deal(bench, number)
        assert (table.seats.person(seat).user_id, table.seats.newcomers) == (1000 + SPY, {})
        assert (await audit(bench.path)).wrong == []


async def test_of_two_who_want_a_seat_the_first_gets_it_unless_they_give_it_back(bench):
    number, seat = await mid_deal(bench, "stovkahra", computers=2)
    await take(bench, number, SPY, seat)
    await assert_refused(bench, OTHER, number, f"take {seat}", "seat-promised")
    # Who changes their mind gets one seat, not two.
    await take(bench, number, SPY, seat - 1)
    assert list((await bench.table(number)).seats.newcomers) == [seat - 1]
    await take(bench, number, OTHER, seat)
    # What is promised to somebody is offered to nobody else.
    page = await bench.press(SPY, number, "seats")
    assert [does(each) for each in buttons(page.screen)] == ["renounce"]
    assert "seats" not in map(does, buttons(await bench.public(number)))
    assert "no seat free" in words((await bench.host.display.list_tables(actor(SPY))).screen)
    answer = await bench.press(SPY, number, "renounce", on_panel=True)
    await bench.settle()
    assert [does(each) for each in buttons(answer.screen)] == [f"take {seat - 1}"]
    assert "seats" in map(does, buttons(await bench.public(number)))
    assert FILIP not in words(await bench.public(number))
    table = await next_deal(bench, number)
    assert (table.seats.level_of(seat - 1) is None, table.seats.person(seat).user_id) == (False, 1000 + OTHER)
    # Too late: whoever sits there has their hand before them.
    late = await bench.press(OTHER, number, "renounce", on_panel=True)
    assert shows(late.screen, table, seat)


@each_long
async def test_the_command_to_leave_gives_a_promised_seat_back_as_the_button_does(bench, name):
    number, seat = await mid_deal(bench, name)
    await take(bench, number, SPY, seat)
    answer = await bench.host.endings.leave(actor(SPY), None)
    await bench.settle()
    assert words(answer.screen) == T("seat-given-back", table=number)
    assert FILIP not in words(await bench.public(number))
    assert (await next_deal(bench, number)).seats.level_of(seat) is not None
    with pytest.raises(Refusal, match="not-seated-anywhere"):
        await bench.host.endings.leave(actor(SPY), None)


async def test_whoever_has_left_comes_back_at_once_before_somebody_new(bench):
    number, _ = await mid_deal(bench, "stovkahra")
    await leave(bench, number, 1)
    await take(bench, number, SPY, 1)
    answer = await take(bench, number, 1, 1)
    assert shows(answer.screen, await bench.table(number), 1)
    assert (await bench.table(number)).seats.newcomers == {}
    assert (await next_deal(bench, number)).seats.person(1).user_id == 1001


async def test_somebody_new_does_not_wait_for_people_who_are_absent(bench):
    number, seat = await mid_deal(bench, "trappola")
    await bench.store.change(number, lambda table: table.seats.missed.__setitem__(0, 2))
    assert timing.computer_to_move(await bench.table(number)) is None
    await take(bench, number, SPY, seat)
    for _ in range(60):
        await bench.let_pass(SECOND)
    assert (await bench.table(number)).seats.person(seat).user_id == 1000 + SPY


@pytest.mark.parametrize("where", ["everywhere", "while tables are left"])
async def test_whose_data_are_deleted_gets_no_seat(bench, where):
    number, seat = await mid_deal(bench, "stovkahra")
    await take(bench, number, SPY, seat)
    person = await bench.store.people.find(1000 + SPY)
    assert [each["seat"] for each in (await bench.store.kept(person))["promised"]] == [seat]
    if where == "everywhere":
        await bench.host.press(actor(SPY), "pv1:delete", on_panel=True)
        await bench.settle()
        assert "takes the seat of" not in words(await bench.public(number))
    else:
        # A seat that was promised on another device in the meantime.
        await bench.store.privacy.forget(person)
    assert (await bench.table(number)).seats.newcomers == {}
    assert (await next_deal(bench, number)).seats.level_of(seat) is not None


@pytest.mark.parametrize("ends", ["is won", "is stopped"])
async def test_with_the_end_of_a_series_nothing_is_promised_any_more(bench, ends):
    number, seat = await mid_deal(bench, "trappola")
    if ends == "is won":
        await bench.until(number, lambda table: table.game.deal_number == 4 and in_a_deal(table), Random(3))
    await take(bench, number, SPY, seat)
    if ends == "is won":
        table = await bench.until(number, lambda table: table.status is Status.FINISHED, Random(3))
    else:
        await bench.host.endings.stop(actor(8, moderator=True), number)
        table = await bench.table(number)
    assert (table.seats.newcomers, table.seats.level_of(seat) is None) == ({}, False)
    assert FILIP not in words(await bench.public(number))
    await assert_refused(bench, SPY, number, f"take {seat}", f"table-{table.status}")


TAMPERINGS = {
    "a person's seat": "UPDATE seats SET newcomer = 1 WHERE seat = 0",
    "a second seat": "UPDATE seats SET newcomer = (SELECT max(newcomer) FROM seats) WHERE seat = 2",
    "no deal to come": "UPDATE tables SET status = 'stopped'",
}


@pytest.mark.parametrize("what", TAMPERINGS)
async def test_a_promise_that_cannot_be_kept_is_found_out(bench, what):
    number, seat = await mid_deal(bench, "stovkahra", computers=2)
    await take(bench, number, SPY, seat)
    assert (await audit(bench.path)).wrong == []
    tamper(bench.path, TAMPERINGS[what])
    assert any("promised" in line for line in (await audit(bench.path)).wrong)


# Seats are offered, and whoever was promised one is told of it


@each_game
async def test_whoever_asks_for_a_hand_without_having_a_seat_is_led_to_those_that_are_free(bench, name):
    number, seat = await mid_deal(bench, name)
    answer = await bench.press(SPY, number, "hand")
    assert words(answer.screen) == T("not-seated")
    assert [does(each) for each in buttons(answer.screen)] == ["seats"]
    await take(bench, number, SPY, seat)
    await assert_refused(bench, OTHER, number, "hand", "not-seated")
    await assert_refused(bench, 0, number, "seats", "seated-already")


async def test_whoever_asks_for_a_hand_after_leaving_is_led_back_to_the_own_seat(bench):
    number, _ = await mid_deal(bench, "stovkahra")
    await leave(bench, number, 1)
    answer = await bench.press(1, number, "hand")
    assert [does(each) for each in buttons(answer.screen)] == ["take 1"]


async def test_the_table_offers_the_seats_of_computers_to_everybody_but_not_where_its_opener_plays_alone(bench):
    number, _ = await mid_deal(bench, "stovkahra", computers=2)
    assert "seats" in map(does, buttons(await bench.public(number)))
    assert len(buttons(await bench.public(number))) <= 6
    alone, seat = await mid_deal(bench, "stovkahra", computers=3)
    assert "seats" not in map(does, buttons(await bench.public(alone)))
    # Who wants to come finds them all the same.
    await take(bench, alone, SPY, seat)
    await next_deal(bench, alone)
    assert "seats" in map(does, buttons(await bench.public(alone)))
    # So do others where somebody has left, of whom the opener is the last one.
    number, _ = await mid_deal(bench, "stovkahra", computers=2)
    await leave(bench, number, 1)
    assert "seats" in map(does, buttons(await bench.public(number)))


def told(bench: DuelBench) -> list[str]:
    """What the one who looks on was told by direct messages."""
    return [unbound(words(screen)) for account, screen in bench.gateway.told if account == 1000 + SPY]


@pytest.mark.parametrize("mentions", [True, False])
async def test_whoever_was_promised_a_seat_is_told_when_it_is_theirs(bench, mentions):
    number, seat = await mid_deal(bench, "stovkahra")
    if not mentions:
        await bench.host.press(actor(SPY), "pr1:pings.0", on_panel=True)
    await take(bench, number, SPY, seat)
    assert not told(bench)
    await next_deal(bench, number)
    said = told(bench)
    assert len(said) == mentions and all(f"The seat at table {number} is yours now: <#200>" in each for each in said)


@pytest.mark.parametrize("ends", ["is won", "is stopped"])
async def test_whoever_was_promised_a_seat_is_told_that_the_series_is_over_before_it(bench, ends):
    number, seat = await mid_deal(bench, "trappola")
    if ends == "is won":
        await bench.until(number, lambda table: table.game.deal_number == 4 and in_a_deal(table), Random(3))
    action = await bench.action(SPY, number, f"take {seat}")
    await bench.host.press(actor(SPY), action, on_panel=True, message_id=9000, token="of the newcomer")
    await bench.settle()
    if ends == "is won":
        await bench.until(number, lambda table: table.status is Status.FINISHED, Random(3))
    else:
        await bench.host.endings.stop(actor(8, moderator=True), number)
        await bench.settle()
    (said,) = told(bench)
    shown = [unbound(words(screen)) for panel, screen in bench.gateway.refreshed if panel.token == "of the newcomer"]
    assert shown == [said] and ("rematch" in said) == (ends == "is won")


# At once, where that was agreed on


@each_game
async def test_who_came_and_went_is_named_for_the_rest_of_the_deal(bench, name):
    number, seat = await mid_deal(bench, name, **AT_ONCE)
    answer = await take(bench, number, SPY, seat)
    table = await bench.table(number)
    assert shows(answer.screen, table, seat)
    await leave(bench, number, SPY)
    told = f"Saw a hand of this deal and left: {FILIP} (seat of {table.player(seat).title})"
    assert told in unbound(words(await bench.public(number)))
    # Who comes back is no longer gone, and whoever leaves the own seat is named with who plays for them.
    await take(bench, number, SPY, seat)
    await leave(bench, number, 0)
    assert "Saw a hand" not in words(await bench.public(number))
    await leave(bench, number, SPY)
    assert told in unbound(words(await bench.public(number)))
    await next_deal(bench, number)
    assert "Saw a hand" not in words(await bench.public(number))


async def test_of_many_who_came_and_went_some_are_named_and_the_others_counted(bench):
    number, seat = await mid_deal(bench, "stovkahra", **AT_ONCE)
    for who in range(SPY, SPY + 7):
        await take(bench, number, who, seat)
        await leave(bench, number, who)
    told = words(await bench.public(number))
    assert (told.count("Guest"), "and 3 more" in told) == (4, True)


async def test_who_has_seen_a_hand_sits_nowhere_else_in_that_game(bench):
    number, seat = await mid_deal(bench, "stovkahra", **AT_ONCE)
    await leave(bench, number, 1)
    await take(bench, number, SPY, seat)
    await leave(bench, number, SPY)
    table = await next_deal(bench, number)
    assert table.deal.game_number == 1
    await assert_refused(bench, SPY, number, "take 1", "other-hand-known")
    await bench.until(number, lambda table: table.deal.game_number == 2 and in_a_deal(table), Random(4))
    await take(bench, number, SPY, 1)
    assert (await bench.table(number)).seats.person(1).user_id == 1000 + SPY


async def test_a_substitute_of_an_earlier_deal_sees_no_hand_of_this_one(bench):
    number, seat = await mid_deal(bench, "trappola")
    await take(bench, number, SPY, seat)
    table = await next_deal(bench, number)
    assert (table.deal.game_number, table.is_substitute(seat)) == (1, True)
    await leave(bench, number, SPY)
    # In the deal in which they have seen the hand they come back at once; in a later one they wait again.
    assert shows((await take(bench, number, SPY, seat)).screen, table, seat)
    await leave(bench, number, SPY)
    table = await next_deal(bench, number)
    answer = await take(bench, number, SPY, seat)
    assert (table.deal.game_number, shows(answer.screen, table, seat)) == (1, False)


# The option


async def test_a_server_s_moderators_and_whoever_opens_a_table_choose(bench):
    moderator = actor(8, moderator=True)
    await bench.host.press(moderator, "se1:options", on_panel=True, values=["newcomers"])
    number = await bench.lobby()
    assert (await bench.table(number)).options.newcomers is Newcomers.AT_ONCE
    assert "newcomers play at once" in words(await bench.public(number))
    await bench.host.press(actor(0), f"st1:{number}:0.0:option switches", on_panel=True, values=[])
    assert (await bench.table(number)).options.newcomers is Newcomers.BETWEEN_DEALS
    await bench.host.press(moderator, "se1:options", on_panel=True, values=[])
    assert (await bench.table(await bench.lobby())).options.newcomers is Newcomers.BETWEEN_DEALS
