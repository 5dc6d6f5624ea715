"""What is agreed on at a table before its first deal: by its opener, in words that everybody reads, and for good."""

import itertools
from collections.abc import Iterator
from dataclasses import replace
from datetime import timedelta
from random import Random

import pytest

from bot.i18n.texts import texts
from bot.model import seating
from bot.model.chance import Chance
from bot.model.company import Friend
from bot.model.errors import NoAnswer, Refusal
from bot.model.options import (
    Clock,
    Options,
    OptionsPage,
    Pace,
    Pause,
    Ping,
    TableLook,
    rule_options,
    rules_from,
    switches_of,
)
from bot.model.panel import Panel
from bot.model.table import Status, Table
from bot.service.common.gateway import NOBODY, Mentioned
from bot.service.running.redraws import DRAWING_ATTEMPTS
from bot.ui.screen import Form, ListField, Screen
from engine.bulka import rules as bulka
from engine.game import Rules
from engine.games import GAMES
from engine.trappola import rules as trappola
from tests.support.duel_bench import DuelBench
from tests.support.service import (
    CHANNEL,
    NAMES,
    NOON,
    Answer,
    Bench,
    QuickWorkers,
    RecordingReply,
    actor,
    button,
    buttons,
    does,
    table_of_four,
    tamper,
    words,
)
from tests.support.sizes import in_turn

OPENER, SITTING, STRANGER = 0, 1, 7
OF_ALL = {"pace": ["fast"], "pause": ["short"], "clock": ["minute"], "ping": ["off"]}
"""What is chosen in the lists of every game."""
DRAWN = {"partners": "drawn"}


def otherwise(name: str) -> tuple[Rules, dict[str, list[str]]]:
    """Other rules of a game in every option, and what is chosen in its lists so that they hold."""
    last = {option: values[-1] for option, values in rule_options(name).items()}
    lists = {option: [str(value)] for option, value in last.items() if value not in ("on", "off")}
    switched_on = [option for option, value in last.items() if value == "on"]
    return rules_from(name, last), {**lists, "switches": [*switched_on, "hints", "look"], **OF_ALL}


OPTIONS = Options(Pace.FAST, True, Clock.MINUTE, Ping.OFF, False, TableLook.PICTURE, Pause.SHORT)


async def asked(bench: DuelBench, who: int, number: int, page: str = "usual") -> Form:
    """The window with a page of the options."""
    form = (await bench.press(who, number, f"options {page}" if page != "usual" else "options")).form
    assert form is not None
    return form


def chosen(form: Form) -> dict[str, list[str]]:
    """What is chosen in each list of a window."""
    lists = [each for each in form.fields if isinstance(each, ListField)]
    return {each.name: [choice.value for choice in each.choices if choice.chosen] for each in lists}


async def choose(bench: DuelBench, who: int, form: Form, **values: list[str]) -> Answer:
    """Somebody chooses in a window, and leaves its other lists as they are."""
    said = [value for name, there in chosen(form).items() for value in values.get(name, there)]
    answer = await bench.host.press(actor(who), form.does.encode(), message_id=5001, values=said)
    await bench.settle()
    return answer


async def held(bench: DuelBench, number: int) -> tuple[object, ...]:
    """All that is agreed on at a table, and who sits there."""
    table = await bench.table(number)
    return table.rules, table.options, table.seats, await bench.public(number)


@pytest.mark.parametrize("name", in_turn(GAMES))
async def test_the_opener_chooses_the_options_in_two_windows_and_all_read_them_at_the_table(bench, name):
    rules, wanted = otherwise(name)
    number = await bench.lobby(type(rules)(), sitting=2)
    for page in OptionsPage:
        form, shown = await asked(bench, OPENER, number, page), await bench.public(number)
        assert len(form.fields) <= 5 and chosen(form).keys() <= wanted.keys()
        await choose(bench, OPENER, form, **{each: wanted[each] for each in chosen(form)})
        assert await bench.public(number) != shown
    table = await bench.table(number)
    assert (table.rules, table.options) == (rules, OPTIONS)
    now = [chosen(await asked(bench, OPENER, number, page)) for page in OptionsPage]
    assert now[0] | now[1] == wanted and not now[0].keys() & now[1].keys()


async def test_options_are_the_opener_s_and_stand_once_cards_were_dealt(bench):
    number = await bench.lobby(bulka.Rules(), sitting=3)
    before = await held(bench, number)
    forms = {page: await asked(bench, OPENER, number, page) for page in OptionsPage}
    for who in (SITTING, STRANGER):
        with pytest.raises(Refusal, match="options-opener"):
            await bench.press(who, number, "options")
        with pytest.raises(Refusal, match="options-opener"):
            await choose(bench, who, forms[OptionsPage.MORE], pace=["slow"])
    for page, wrong in (
        ("more", {"pace": ["rapid"]}),
        ("more", {"pace": []}),
        ("usual", {"switches": ["cup", "thread"]}),
        ("usual", {"clock": ["2"]}),
    ):
        with pytest.raises(Refusal, match="unknown-button"):
            await choose(bench, OPENER, forms[OptionsPage(page)], **wrong)
    # Three sit, and without a cup two play.
    with pytest.raises(Refusal, match="too-many-sit"):
        await choose(bench, OPENER, forms[OptionsPage.USUAL], switches=[])
    assert await held(bench, number) == before
    await bench.press(OPENER, number, "start")
    await bench.settle()
    with pytest.raises(Refusal, match="table-playing"):
        await choose(bench, OPENER, forms[OptionsPage.MORE], pace=["slow"])
    assert (await bench.table(number)).options == Options()


async def test_a_list_that_stood_on_a_page_once_still_changes_its_option(bench):
    number = await bench.lobby(bulka.Rules(), sitting=2)
    old = await bench.action(OPENER, number, "option pace")
    answer = await bench.host.press(actor(OPENER), old, on_panel=True, message_id=7000, values=["slow"])
    assert (await bench.table(number)).options.pace is Pace.SLOW
    assert "options more" in [does(each) for each in buttons(answer.screen)]


async def test_nobody_is_asked_to_stand_up_where_nobody_sits(bench):
    number = await bench.lobby(bulka.Rules(), sitting=1)
    for what, stands in (("sit 2", True), ("stand", False), ("computer regular", False), ("sit 0", True)):
        await bench.press(OPENER, number, what)
        menu = (await bench.press(OPENER, number, "menu")).screen
        assert ("stand" in [does(each) for each in buttons(menu)]) == stands


class Lost(RecordingReply):
    """What is answered arrives nowhere."""

    async def post(self, screen: Screen, mentioned: Mentioned = NOBODY) -> int | None:
        return None


async def test_a_table_that_nobody_could_be_shown_is_posted_within_minutes(bench, monkeypatch):
    bench.host.start()
    await bench.settle()
    tried, post = itertools.count(), bench.gateway.post

    async def fails(*where: object) -> int:
        next(tried)
        raise NoAnswer

    monkeypatch.setattr(bench.gateway, "post", fails)
    await bench.real_host.lobby.open_table(actor(OPENER), Lost(bench.gateway, CHANNEL))
    # Discord has an outage that is longer than a message is tried to be posted.
    await bench.let_pass(timedelta(seconds=90))
    assert next(tried) >= DRAWING_ATTEMPTS and (await bench.table()).message.id is None
    monkeypatch.setattr(bench.gateway, "post", post)
    await bench.let_pass(timedelta(minutes=2))
    (message_id,) = [number for _, number in bench.gateway.messages]
    assert (await bench.table()).message.id == message_id
    # It is there once, however long it stands.
    await bench.let_pass(timedelta(minutes=5))
    assert len(bench.gateway.posted) == 1


async def test_a_game_whose_message_is_lost_is_posted_too_but_none_that_is_put_away(bench):
    bench.host.start()
    playing = await bench.begun(trappola.Rules(), 2, {"ping": "off"})
    resting = await bench.begun(trappola.Rules(), 2, {"ping": "off"})
    await bench.settle()
    for number, put_away in ((playing, 0), (resting, 1)):
        tamper(bench.path, f"UPDATE tables SET message_id = NULL, put_away = {put_away} WHERE id = {number}")
    bench.gateway.forget()
    await bench.let_pass(timedelta(minutes=3))
    assert [(await bench.table(number)).message.id is None for number in (playing, resting)] == [False, True]
    assert len(bench.gateway.posted) == 1


# Partners by lot


def sides(table: Table) -> set[frozenset[str]]:
    """Who plays with whom."""
    return {frozenset(person.name for person in table.seats.seated[side::2]) for side in (0, 1)}


def told_of(screen: Screen) -> set[frozenset[str]]:
    """Who plays with whom, as the table's message tells it after the draw."""
    (line,) = [line for line in words(screen).splitlines() if line.startswith("🎲 Drawn by lot: ")]
    both = line.removeprefix("🎲 Drawn by lot: ").removesuffix(".").split(" against ")
    return {frozenset(name.removeprefix("🤖\u00a0") for name in side.split(" & ")) for side in both}


class Told(Chance):
    """Chance that comes out as it is told, each number with the one below which it is."""

    def __init__(self, told: Iterator[tuple[int, int]]) -> None:
        self._told = told

    def below(self, k: int) -> int:
        limit, number = next(self._told)
        assert limit == k
        return number


def test_every_way_to_sit_is_as_likely_and_what_people_want_goes_with_them():
    ways = []
    for lots in itertools.product(range(4), range(3), range(2), range(1)):
        table, told = table_of_four(), iter(zip((4, 3, 2, 1), lots, strict=True))
        table.votes.to_stop = {0, 3}
        table.changes.panels = {1: Panel(7, "of Béla", NOON)}
        seating.draw_seats(table, Told(told))
        ways.append(tuple(person.name for person in table.seats.seated))
        assert {table.seats.person(seat).name for seat in table.votes.to_stop} == {"Anna", "Dana"}
        assert {table.seats.person(seat).name for seat in table.changes.panels} == {"Béla"}
    assert sorted(ways) == sorted(itertools.permutations(NAMES))


async def test_drawn_partners_are_unknown_before_the_start_and_then_everybody_is_told_once_and_for_all(place):
    async with Bench(place, workers=QuickWorkers()) as bench:
        number = await bench.lobby(options=DRAWN, sitting=3)
        # Beside those who sit, nobody is offered a partner.
        free = [each.label for each in buttons(await bench.public(number))]
        listed = words((await bench.host.display.list_tables(actor(STRANGER))).screen)
        await bench.press(3, number, "sit 3")
        hand, public = await bench.shown(OPENER, number), await bench.public(number)
        for screen in (hand, public):
            assert "drawn by lot at the start" in words(screen)
        assert "against" not in listed + words(hand) + words(public)
        assert "Take a seat" in free and not [label for label in free if label.startswith(("With", "Against"))]
        tokens = {who: await bench.open_panel(who, number) for who in range(4)}
        bench.gateway.dead = set()
        await bench.press(OPENER, number, "start")
        table = await bench.table(number)
        assert told_of(await bench.public(number)) == sides(table)
        for who, token in tokens.items():
            shown = [screen for panel, screen in bench.gateway.refreshed if panel.token == token][-1]
            (partner,) = next(side for side in sides(table) if NAMES[who] in side) - {NAMES[who]}
            assert texts("en")("panel-partner", partner=partner) in words(shown)
        # What is pressed once more draws no second time, nor does the bot after a kill.
        with pytest.raises(Refusal, match="table-playing"):
            await bench.press(SITTING, number, "start")
        await bench.kill()
    async with Bench(place, seed=2, workers=QuickWorkers()) as bench:
        bench.real_host.start()
        await bench.let_pass(timedelta(minutes=1))
        assert (await bench.table(number)).seats == table.seats and told_of(await bench.public(number)) == sides(table)


async def test_friends_and_computers_draw_too_and_a_rematch_draws_again(bench):
    friend, met = Friend(1001, "Béla"), set()
    answer = await bench.host.lobby.open_table(actor(OPENER), {"series": 1}, DRAWN, friends=[friend])
    await bench.press(SITTING, answer.table_id, "sit 2")
    await bench.press(OPENER, answer.table_id, "computers", values=["regular every"])
    await bench.press(OPENER, answer.table_id, "start")
    number = answer.table_id
    for _ in range(6):
        table = await bench.table(number)
        assert told_of(await bench.public(number)) == sides(table)
        met.add(frozenset(sides(table)))
        await bench.until(number, lambda table: table.status is Status.FINISHED, Random(1))
        for who in (OPENER, SITTING):
            await bench.press(who, number, "rematch")
        number = (await bench.table(number)).rematch_id
    assert len(met) > 1


@pytest.mark.parametrize("name", in_turn(GAMES))
def test_drawing_is_offered_where_there_are_partners(name):
    assert ("partners" in switches_of(name)) == GAMES[name].partners


# A thread of its own


async def test_a_lobby_moves_into_a_thread_and_says_in_the_channel_where_it_is(bench):
    number = await bench.lobby(bulka.Rules(), sitting=2)
    before = await bench.table(number)
    offered = await bench.press(OPENER, number, "menu")
    assert button(offered.screen, "thread").enabled
    with pytest.raises(Refusal, match="options-opener"):
        await bench.press(SITTING, number, "thread")
    assert not bench.gateway.threads and await bench.store.panels.of(number)
    answer = await bench.press(OPENER, number, "thread")
    await bench.settle()
    ((channel, name),), table = bench.gateway.threads, await bench.table(number)
    thread = table.channel_id
    assert channel == CHANNEL != thread and NAMES[OPENER] in name
    assert (table.seats, table.rules, table.options.thread) == (before.seats, before.rules, True)
    # Where it was there is nothing to press any more, and there is one message of it.
    left = bench.gateway.messages[CHANNEL, before.message.id]
    assert f"<#{thread}>" in words(left) and not buttons(left)
    assert button(bench.gateway.messages[thread, table.message.id], "start").enabled
    # It moves once.
    assert "thread" not in [each.does.words() for each in buttons(answer.screen)]
    with pytest.raises(Refusal, match="not-now"):
        await bench.press(OPENER, number, "thread")
    assert len(bench.gateway.threads) == 1
    # No hand is opened by what was pressed in the channel.
    assert not await bench.store.panels.of(number)


@pytest.mark.parametrize("where", ["a thread", "a channel to talk in"])
async def test_no_thread_is_offered_where_there_can_be_none(bench, where):
    number = await bench.lobby(bulka.Rules(), sitting=1)
    place = {"parent_id": CHANNEL + 1} if where == "a thread" else {"has_threads": False}
    asking = replace(actor(OPENER), **place)
    answer = await bench.host.press(asking, await bench.action(OPENER, number, "menu"))
    assert "thread" not in [each.does.words() for each in buttons(answer.screen)]
    with pytest.raises(Refusal, match="not-now"):
        await bench.host.press(asking, await bench.action(OPENER, number, "thread"))
    assert not bench.gateway.threads
