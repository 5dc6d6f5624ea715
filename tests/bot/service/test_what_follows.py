"""What follows from a table keeps what was promised there: every property of a table, by every way that leads on."""

from dataclasses import asdict, fields, replace
from datetime import timedelta

import pytest

from bot.model import dealing, seating
from bot.model.across import Candidate, turn_deaf
from bot.model.company import Friend
from bot.model.errors import Refusal
from bot.model.evening import options_of
from bot.model.options import (
    DEFAULT_OPTIONS,
    Clock,
    Guild,
    GuildSettings,
    Newcomers,
    Options,
    Pace,
    Partners,
    Pause,
    Ping,
    TableLook,
)
from bot.model.play_on import may_play_on
from bot.model.seats import Seats
from bot.model.signing_up import APART
from bot.model.table import ACROSS, NOWHERE, Status, Table
from bot.service.running.evening_table import open_evening
from bot.service.running.transaction import Tables
from engine.games import GAMES, with_moves
from tests.support.across import ANNA, BELA, CYRIL, DANA, EVA, FOUR
from tests.support.service import CHANNEL, GUILD, Bench, HereWorkers, Restless, actor, look

ELSEWHERE = CHANNEL + 1
ALONE = {"guild_id": NOWHERE, "channel_id": 909}
UNUSUAL = Options(
    pace=Pace.SLOW,
    hints=True,
    clock=Clock.TWO,
    ping=Ping.HOUR,
    thread=True,
    look=TableLook.TEXT,
    pause=Pause.LONG,
    newcomers=Newcomers.AT_ONCE,
    partners=Partners.DRAWN,
)
"""Of each option a value that no table has by itself."""
SHORT = GAMES["stovkahra"].rules(series=1, count="open")


# The ways that lead on: each builds a table, and returns it as it was and as it is then, or the one that follows.


async def begin(here, number):
    """Play begins, with those who sit there."""
    await here.press(ANNA, number, "start")
    await here.settle()
    return number


async def for_invited(here, rules=SHORT, options=UNUSUAL):
    """A table at which nobody sits but Anna and those whom she has invited."""
    friends = [Friend(1000 + seat, actor(seat).name) for seat in (CYRIL, BELA, DANA)]
    await here.host.lobby.open_table(actor(ANNA), asdict(rules), asdict(options), friends=friends, only=True)
    ((number,),) = look(here.path, "SELECT max(id) FROM tables")
    for seat in (BELA, CYRIL, DANA):
        await here.press(seat, number, f"sit {seat}")
    return number


async def over(here, number):
    return await here.jump(number, lambda table: table.status is Status.FINISHED, boldness=0.9)


async def rematch(here):
    before = await over(here, await begin(here, await for_invited(here)))
    await here.press(BELA, before.id, "rematch")
    return before, await here.table((await here.table(before.id)).rematch_id)


async def longer_series(here):
    number = await begin(here, await for_invited(here))
    before = await over(here, number)
    for seat in FOUR:
        await here.press(seat, number, "on")
    after = await here.table(number)
    assert after.status is Status.PLAYING
    # But for a longer series, which all have asked for.
    return before, replace_rules(after, before)


def replace_rules(after, before):
    assert after.rules == before.kind.longer(before.rules)
    after.rules = before.rules
    return after


async def stopped(here, number):
    await here.jump(await begin(here, number), lambda table: table.deal.dealt)
    await here.host.endings.stop(actor(EVA, moderator=True), number)
    return await here.table(number)


async def series_taken_up(here):
    before = await stopped(here, await for_invited(here))
    await here.press(ANNA, await here.lobby(), "resume")
    return before, await here.table(before.id)


async def lobby_taken_up_from(here):
    series = await stopped(here, await here.lobby(SHORT))
    before = await here.table(await for_invited(here))
    await here.press(ANNA, before.id, "resume")
    return before, await here.table(series.id)


async def one_has_left(here, options=UNUSUAL):
    """Play has begun among those who were invited, and a computer plays for one of them."""
    number = await begin(here, await for_invited(here, options=options))
    await here.press(DANA, number, "leave")
    return number


async def moved(here):
    before = await here.table(await one_has_left(here))
    await here.host.display.show(actor(CYRIL, channel_id=ELSEWHERE), before.id)
    return before, await here.table(before.id)


async def brought_back(here):
    number = await one_has_left(here, replace(UNUSUAL, clock=Clock.DAY))
    await here.store.change(number, lambda table: setattr(table.clock, "put_away", True))
    before = await here.table(number)
    await here.press(BELA, number, "wake")
    after = await here.table(number)
    assert before.clock.put_away and not after.clock.put_away
    return before, after


async def settled(here, options):
    """The moderators settle how tables are played from now on."""
    await here.store.guilds.store_settings(Guild(GUILD, settings=GuildSettings(options=options)))


async def next_deal_of_an_evening(here):
    await here.store.guilds.register_guild(GUILD)
    await settled(here, UNUSUAL)
    number = (await here.host.evenings.show_or_begin(actor(ANNA), "trappola", 2)).table_id
    await here.press(BELA, number, "sit 1")
    before = await here.table(await begin(here, number))
    await settled(here, DEFAULT_OPTIONS)
    await play_deal(here, number)
    return before, await here.table((await here.table(number)).next_table_id)


async def play_deal(here, number):
    """The people of a table play its deal to the end; then the pause is over."""
    while (table := await here.table(number)).awaited():
        (seat,) = table.awaited()
        person = table.seats.person(seat).user_id - 1000
        await here.press(person, number, str(table.view(seat).answers[0]), on_panel=True)
        await here.settle()
    await here.let_pass(timedelta(minutes=1))


async def next_deal_of_an_individual_evening(here):
    await here.store.guilds.register_guild(GUILD)
    await settled(here, UNUSUAL)
    await here.host.individuals.show_or_open(actor(ANNA), "trappola", 2)
    ((message,),) = look(here.path, "SELECT message_id FROM events")
    for person in (BELA, CYRIL):
        await here.ask(person, "ev1:sign.1", message_id=message)
    await here.ask(ANNA, "ev1:begin.1", message_id=message)
    await here.settle()
    tables = "SELECT table_id FROM event_tables WHERE deal = {} ORDER BY number"
    numbers = [number for (number,) in look(here.path, tables.format(1))]
    before = await here.table(numbers[0])
    await settled(here, DEFAULT_OPTIONS)
    for number in numbers:
        await play_deal(here, number)
    await here.let_pass(APART)
    ((following, *_), *_) = look(here.path, tables.format(2))
    return before, await here.table(following)


async def next_deal_across_servers(here):
    people = [await here.host.identity.person(actor(seat)) for seat in (ANNA, BELA)]
    async with Tables(here.store).session() as session:
        seeds, ends_at = [bytes([deal]) * 32 for deal in (1, 2)], here.clock.now + timedelta(hours=6)
        place, options = (ACROSS, NOWHERE), options_of(UNUSUAL)
        table = await open_evening(session, place, "trappola", people[0], seeds, options, ends_at)
        seating.sit(table, people[1], 1)
        names = zip(people, ("praha", "wien"), strict=True)
        await session.across.seat(table, [Candidate(person, name, GUILD, CHANNEL) for person, name in names])
        turn_deaf(table, people[1], deaf=True)
        seating.start(table, people[0])
        dealing.advance(table, here.clock.now, here.chance, here.pause)
    before = await here.table(table.id)
    await play_deal(here, before.id)
    return before, await here.table((await here.table(before.id)).next_table_id)


async def table_at_a_set_time(here):
    await here.store.guilds.register_guild(GUILD)
    rules, options = asdict(SHORT), {**asdict(UNUSUAL), "clock": Clock.DAY}
    await here.host.appointments.open(actor(ANNA), "in 1 hour", "stovkahra", rules, options)
    ((message,),) = look(here.path, "SELECT message_id FROM appointments")
    for person in (BELA, CYRIL):
        await here.ask(person, "at1:in.1", message_id=message)
    agreed = await here.store.appointments.find(1)
    opener = agreed.people[0]
    before = Table(0, Guild(GUILD), agreed.channel_id, opener, agreed.meeting.rules, agreed.meeting.options)
    before.seats.kept = dict(enumerate(agreed.people))
    await settled(here, DEFAULT_OPTIONS)
    here.clock.forward(timedelta(hours=1))
    await here.real_host.appointment_times.look_after()
    await here.settle()
    return before, await here.table(1)


async def practice_again(here):
    opened = here.host.lobby.open_table(actor(ANNA, **ALONE), asdict(SHORT), asdict(UNUSUAL), "beginner")
    number = (await opened).table_id
    before = await over(here, number)
    again = (await here.press(ANNA, number, "rematch", on_panel=True, **ALONE)).table_id
    return before, await here.table(again)


async def played_on_again(here):
    game = (await over(here, await begin(here, await here.lobby(SHORT)))).game
    ply = next(at for at in range(9, 999) if may_play_on(with_moves(game, game.moves[:at])))
    asked = await here.ask(ANNA, f"on1:replay.1.1.{ply}.1.0", on_panel=True, message_id=77)
    before = await here.table(asked.table_id)
    again = await here.press(ANNA, before.id, "again", on_panel=True)
    return before, await here.table(again.table_id)


WAYS = {
    "rematch": rematch,
    "longer": longer_series,
    "series": series_taken_up,
    "lobby": lobby_taken_up_from,
    "moved": moved,
    "back": brought_back,
    "evening": next_deal_of_an_evening,
    "individual": next_deal_of_an_individual_evening,
    "across": next_deal_across_servers,
    "set_time": table_at_a_set_time,
    "practice": practice_again,
    "play_on": played_on_again,
}

KEPT, OWN, NEVER = "=", "o", "."
"""The property is there and kept; it is settled anew for what follows; neither of the two has it."""
PROPERTIES = """
                        rematch longer series lobby moved back evening individual across set_time practice play_on
    guild                  =       =      =     =     =     =     =         =        =       =        .       .
    channel_id             =       =      o     =     o     =     =         =        .       =        .       .
    opener                 o       =      =     o     =     =     =         o        =       =        =       =
    rules                  =       =      =     o     =     =     =         =        =       =        =       =
    duplicate              .       .      .     .     .     .     o         o        o       .        .       .
    origin                 .       .      .     .     .     .     .         .        .       .        .       =
    shared                 .       .      .     .     .     .     .         .        .       .        o       .
    guests                 .       .      .     .     .     .     .         .        =       .        .       .
    seats                  o       =      =     =     =     =     =         o        =       .        =       =
    for_invited            =       =      =     =     =     =     .         .        .       .        .       .
    seats.invited          =       =      =     =     =     =     .         .        .       o        .       .
    seats.kept             .       .      .     .     .     .     .         .        .       =        .       .
    seats.departures       .       .      .     .     =     =     .         .        .       .        .       .
    seats.newcomers        .       .      .     .     .     .     .         .        .       .        .       .
    options.pace           =       =      =     o     =     =     =         =        =       =        =       =
    options.hints          =       =      =     o     =     =     .         .        .       =        =       .
    options.clock          =       =      =     o     =     =     =         =        =       =        =       .
    options.ping           =       =      =     o     =     =     =         =        =       =        =       =
    options.thread         =       =      =     o     =     =     .         .        .       =        .       .
    options.look           =       =      =     o     =     =     .         .        .       =        =       .
    options.pause          =       =      =     o     =     =     =         =        =       =        =       .
    options.newcomers      =       =      =     o     =     =     .         .        .       =        =       .
    options.partners       =       =      =     o     =     =     .         .        .       =        =       .
"""
BEGINS_ANEW = {
    *("id", "status", "clock", "votes", "deal", "seal", "message", "changes", "options"),
    *("rematch_id", "next_table_id", "unfinished", "series", "last_choice", "first_players", "seats.missed"),
    *("kind", "_apart"),
}
"""What belongs to the play of each table, or leads to another one; the options stand above one by one."""


def table_of(text):
    """By property and way, what is promised."""
    (_, *ways), *lines = ((line if at else f"- {line}").split() for at, line in enumerate(text.strip().splitlines()))
    return {name: dict(zip(ways, cells, strict=True)) for name, *cells in lines}


PROMISED = table_of(PROPERTIES)


def value(table, name):
    """A property of a table, so that two can be compared."""
    part, _, rest = name.rpartition(".")
    if part == "options":
        return getattr(table.options, rest)
    if name == "seats.invited":
        # Whoever may sit down here and a stranger may not.
        invited = {*table.seats.invited.values(), *table.deal.players, table.opener, *filter(None, table.seats)}
        return {each.user_id for each in invited if table.for_invited and table.admits(each)} - {None}
    if part == "seats":
        return {getattr(each, "person", each).user_id for each in getattr(table.seats, rest).values()}
    if name == "seats":
        return {(each.user_id, each.level) for each in table.seats if each is not None}
    if name in ("guild", "opener"):
        return getattr(table, name).id
    if name == "channel_id":
        return table.channel_id
    return getattr(table, name)


def usual(table, name):
    """What a table has that nobody has chosen anything for."""
    part, _, rest = name.rpartition(".")
    if part == "options":
        return getattr(DEFAULT_OPTIONS, rest)
    if name == "rules":
        return table.kind.rules()
    return {"guild": NOWHERE, "channel_id": NOWHERE, "for_invited": False, "guests": {}, "seats": set()}.get(
        name, set() if part else None
    )


def test_every_property_of_a_table_and_every_way_that_leads_on_stands_in_the_table():
    properties = {each.name for each in fields(Table)} | {f"options.{each.name}" for each in fields(Options)}
    properties |= {f"seats.{name}" for name in Seats.__slots__}
    assert properties == {*PROMISED, *BEGINS_ANEW}
    assert all(list(cells) == list(WAYS) for cells in PROMISED.values())
    assert {cell for cells in PROMISED.values() for cell in cells.values()} == {KEPT, OWN, NEVER}


@pytest.mark.parametrize("way", WAYS)
async def test_what_follows_keeps_every_property_that_was_promised_at_the_table_before(tmp_path, way):
    async with Bench(tmp_path / "games.db", clock=Restless(), workers=HereWorkers()) as here:
        before, after = await WAYS[way](here)
        for name, cells in PROMISED.items():
            was, now = value(before, name), value(after, name)
            if cells[way] == KEPT:
                assert was == now, name
                assert was != usual(before, name), f"{name} is what every table has, so that nothing is tried"
            elif cells[way] == NEVER:
                assert (was, now) == (usual(before, name), usual(after, name)), name
        if PROMISED["for_invited"][way] == KEPT:
            if value(after, "seats") >= {(1000 + DANA, None)} and after.status is Status.PLAYING:
                await here.press(DANA, after.id, "leave")
            told = set()
            for seat in FOUR:
                with pytest.raises(Refusal) as refused:
                    await here.press(EVA, after.id, f"{'sit' if after.status is Status.LOBBY else 'take'} {seat}")
                told.add(refused.value.key)
            assert told == {"seat-taken", "only-invited"}
