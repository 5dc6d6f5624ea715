"""People and servers: everybody is spoken to in their own language, settles what is theirs, and can be forgotten."""

import contextlib
import json
import re
import sqlite3
from collections.abc import Sequence
from dataclasses import asdict, replace
from datetime import timedelta
from functools import cache
from pathlib import Path
from random import Random

import discord
import pytest

from bot.cards import Deck
from bot.i18n.card_symbols import SIGNS
from bot.i18n.texts import LANGUAGES, LOCALES, texts
from bot.model.actions import LedgerPage, LedgerTopic
from bot.model.errors import Refusal
from bot.model.news import Entered, GameBegun, Moved
from bot.model.options import Clock as MoveClock
from bot.model.options import Options, Pace, Ping, Stoppers
from bot.model.person import Person
from bot.model.table import Table
from bot.model.table_state import Status
from bot.service.replies import Actor, explain
from bot.storage.schema import APPLICATION_ID, migrations
from bot.ui.formatting import plain
from bot.ui.screen import Channels, Screen, Select
from cogs.words import language_of
from engine.moves import ADD, TAKE
from engine.players import Level
from engine.record import check, write
from engine.stovkahra.rules import Rules
from tests.support.service import (
    CHANNEL,
    ELSEWHERE,
    GUILD,
    NOON,
    PAUSE,
    PEOPLE,
    Answer,
    Bench,
    Clock,
    QuickWorkers,
    Target,
    buttons,
    contents,
    decide,
    does,
    happenings,
    kept_in,
    look,
    refused_by,
    state,
    table_of_four,
    words,
)
from tests.support.storage import Store

OTHER, OTHER_CHANNEL = 101, 300
"""Another server, and a channel there."""
FIRST_ID = 812_345_678_901_234_000
NAMES = ("Adalberta", "Břetislava", "Ctibořice", "Drahomíra", "Eufrozína")
"""Names and accounts that nothing else in a file looks like."""
FOUR = tuple(
    Actor(user_id=FIRST_ID + seat, name=name, guild_id=GUILD, channel_id=CHANNEL) for seat, name in enumerate(NAMES)
)[:4]
ADA, BRE, CTI, DRA = FOUR
EVA = Actor(user_id=FIRST_ID + 4, name=NAMES[4], guild_id=GUILD, channel_id=CHANNEL)
MODERATOR = replace(EVA, moderator=True)
ABROAD = tuple(replace(each, guild_id=OTHER, channel_id=OTHER_CHANNEL) for each in (*FOUR, EVA))
DAY = timedelta(days=1)


@pytest.fixture
async def bench(place):
    ready = Bench(place)
    ready.workers = QuickWorkers()
    async with ready:
        yield ready


# What people do


async def press(bench: Bench, asker: Actor, number: int, what: str, *, on_panel: bool = False) -> Answer:
    """Somebody presses a button of a table, drawn as things stand now."""
    table = await bench.table(number)
    own = next((seat for seat, each in enumerate(table.seats) if each and each.user_id == asker.user_id), None)
    message_id = None if on_panel else table.message_id
    action = f"st1:{number}:{table.version(own)}:{what}"
    answer = await bench.host.press(asker, action, on_panel=on_panel, message_id=message_id)
    if answer.target is Target.BOARD and message_id is not None:
        bench.gateway.messages[table.channel_id, message_id] = answer.screen
    await bench.settle()
    return answer


async def later(bench: Bench, by: timedelta) -> None:
    """Time passes, and what falls due is done."""
    bench.clock.forward(by)
    await bench.settle()


async def choose(bench: Bench, asker: Actor, action: str, *values: str) -> Screen:
    """Somebody presses a button of a page of settings, or chooses from its lists."""
    answer = await bench.host.press(asker, action, on_panel=True, values=values)
    return answer.screen


async def opened(bench: Bench, people: Sequence[Actor] = FOUR, *, sit: bool = True, **new: object) -> int:
    """A table that the first of some people opens, and at which all of them sit."""
    answer = await bench.host.lobby.new(people[0], **new)
    assert answer.table_id is not None
    for seat, actor in enumerate(people[1:] if sit else [], start=1):
        await press(bench, actor, answer.table_id, f"sit {seat}")
    return answer.table_id


async def series(bench: Bench, people: Sequence[Actor] = FOUR, **new: object) -> int:
    """A series of four that has just begun."""
    number = await opened(bench, people, **new)
    await press(bench, people[0], number, "start")
    return number


async def give_up(bench: Bench, number: int, people: Sequence[Actor] = FOUR, *, side: int = 1) -> None:
    """A game that one side gives up, up to the next deal."""
    for seat in (side, side + 2):
        await bench.host.endings.concede(people[seat], number)
    await bench.settle()
    table = await bench.table(number)
    if table.series.pending is not None:
        await press(bench, people[min(table.awaited())], number, "add")
    if (await bench.table(number)).status is Status.PLAYING:
        await later(bench, PAUSE)


async def play(bench: Bench, number: int, random: Random, steps: int) -> None:
    """So many moves, by whoever has to make them: people, or computers as time passes."""
    for _ in range(steps):
        table = await bench.table(number)
        if table.status is not Status.PLAYING:
            return
        if table.next_deal_at is not None or table.computer_to_move() is not None:
            await later(bench, PAUSE)
            continue
        seat, move = decide(table, random)
        asker = next(actor for actor in (*FOUR, EVA) if actor.user_id == table.person(seat).user_id)
        await press(bench, replace(asker, guild_id=table.guild_id), number, str(move))


# What is seen


def everything(screen: Screen) -> str:
    """All that a page says, its buttons and lists too."""
    labels = [button.label for button in buttons(screen)]
    choices = [choice.label for block in screen.blocks if isinstance(block, Select) for choice in block.choices]
    return "\n".join([words(screen), *labels, *choices])


@cache
def phrases(language: str) -> frozenset[str]:
    """All that is said in a language without naming anything, if it is no single short word."""
    found, t = set(), texts(language)
    for file in (LOCALES / language).glob("*.ftl"):
        for key in re.findall(r"^([a-z][a-z0-9-]*) =", file.read_text(encoding="utf-8"), re.MULTILINE):
            with contextlib.suppress(KeyError):
                found.add(t(key))
    return frozenset(text for text in found if len(text) > 3)


@cache
def own_phrases(language: str) -> frozenset[str]:
    others = [phrases(other) for other in LANGUAGES if other != language]
    return phrases(language).difference(*others)


def spoken(said: Screen | str) -> str:
    """The language of a page."""
    text = said if isinstance(said, str) else everything(said)
    heard = {language: sum(len(own) for own in own_phrases(language) if own in text) for language in LANGUAGES}
    best = max(heard, key=lambda language: heard[language])
    assert [heard[best]] == [amount for amount in heard.values() if amount >= heard[best]], f"{heard} in {text}"
    return best


def packs(screen: Screen) -> set[Deck]:
    """The packs whose cards are on a page."""
    return {deck for deck in Deck if any(sign in everything(screen) for sign in SIGNS[deck].values())}


def chosen(screen: Screen, action: str) -> set[str]:
    """What is marked in a list."""
    (found,) = (block for block in screen.blocks if isinstance(block, Select) and block.action == action)
    return {choice.value for choice in found.choices if choice.chosen}


def may_choose(screen: Screen, action: str) -> list[str]:
    """What can be chosen from a list."""
    (found,) = (block for block in screen.blocks if isinstance(block, Select) and block.action == action)
    return [choice.value for choice in found.choices]


async def board(bench: Bench, number: int) -> Screen:
    """What everybody sees of a table."""
    table = await bench.table(number)
    return bench.gateway.messages[table.channel_id, table.message_id]


def raw(path: Path | str) -> bytes:
    """Every byte of a file that holds nothing but what it needs, and of what stands beside it; or all rows."""
    if isinstance(path, str):
        return repr(contents(path)).encode()
    with contextlib.closing(sqlite3.connect(path)) as other:
        other.execute("VACUUM")
        other.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return b"".join(file.read_bytes() for file in sorted(path.parent.glob(f"{path.name}*")))


def is_named(actor: Actor, content: bytes) -> bool:
    """Whether a person's name or account stands in a file, as text or as SQLite writes numbers."""
    return any(
        mark in content for mark in (actor.name.encode(), str(actor.user_id).encode(), actor.user_id.to_bytes(8))
    )


# Languages


async def test_a_person_s_own_language_beats_that_of_their_discord(bench):
    german = replace(ADA, locale="de")
    assert spoken((await bench.host.settings.preferences(german)).screen) == "de"
    # At once, on the page on which it was chosen.
    assert spoken(await choose(bench, german, "pr1:language.0", "cs")) == "cs"
    assert spoken((await bench.host.settings.preferences(replace(ADA, locale="hu"))).screen) == "cs"
    again = await choose(bench, replace(ADA, locale="hu"), "pr1:language.0", "discord")
    assert spoken(again) == "hu"
    # Nobody else is spoken to otherwise.
    assert spoken((await bench.host.settings.preferences(BRE)).screen) == "en"


async def test_a_server_s_own_language_beats_that_of_its_discord(bench):
    hungarian = replace(ADA, guild_locale="hu", locale="cs")
    assert spoken((await bench.host.lobby.new(hungarian)).screen) == "hu"
    await choose(bench, replace(MODERATOR, guild_locale="hu"), "se1:language", "ro")
    assert spoken((await bench.host.lobby.new(hungarian)).screen) == "ro"
    await choose(bench, replace(MODERATOR, guild_locale="hu"), "se1:language", "discord")
    assert spoken((await bench.host.lobby.new(hungarian)).screen) == "hu"
    assert spoken((await bench.host.lobby.new(replace(ABROAD[0], guild_locale="de"))).screen) == "de"


@pytest.mark.parametrize(
    ("code", "language"),
    [
        ("cs", "cs"),
        ("de", "de"),
        ("hu", "hu"),
        ("ro", "ro"),
        ("en-GB", "en"),
        ("en-US", "en"),
        ("sk", "en"),
        ("sr", "en"),
        ("sr-Latn", "en"),
        ("pt-BR", "en"),
        ("zh-CN", "en"),
        ("tlh", "en"),
        ("", "en"),
    ],
)
def test_a_language_that_there_is_not_falls_to_english(code, language):
    assert language_of(discord.enums.try_enum(discord.Locale, code)) == language


def test_where_discord_tells_no_language_it_is_english():
    assert language_of(None) == "en"


async def test_each_sees_the_own_hand_in_the_own_words_and_cards_and_all_the_server_s(bench):
    await choose(bench, replace(MODERATOR, guild_locale="ro"), "se1:deck", "french")
    number = await series(bench, [replace(actor, guild_locale="ro") for actor in FOUR])
    await choose(bench, ADA, "pr1:language.0", "cs")
    await choose(bench, ADA, "pr1:deck.0", "french")
    await choose(bench, BRE, "pr1:language.0", "de")
    people = (ADA, BRE, replace(CTI, locale="hu"))
    hands = {actor.name: (await press(bench, actor, number, "hand")).screen for actor in people}
    seen = {name: (spoken(screen), packs(screen)) for name, screen in hands.items()}
    assert seen == {
        ADA.name: ("cs", {Deck.FRENCH}),
        BRE.name: ("de", {Deck.GERMAN}),
        CTI.name: ("hu", {Deck.GERMAN}),
    }
    shown = await bench.host.display.show(DRA, number)
    assert (spoken(shown.screen), packs(shown.screen)) == ("ro", {Deck.FRENCH})


async def test_refusals_are_in_the_language_of_whoever_is_refused(bench):
    number = await series(bench)
    await choose(bench, EVA, "pr1:language.0", "hu")
    with pytest.raises(Refusal) as refused:
        await press(bench, EVA, number, "hand")

    async def told(asker: Actor) -> str:
        return spoken(explain(refused.value, await bench.host.identity.to_asker(asker)))

    assert await told(EVA) == "hu"
    # Of whom nothing is known, Discord tells the language; of whom something is, it tells the newest.
    assert await told(replace(EVA, user_id=5)) == "en"
    assert await told(replace(EVA, user_id=5, locale="de")) == "de"
    assert await told(replace(DRA, locale="ro")) == "ro"
    # On the panel a refusal stands above the hand.
    await choose(bench, BRE, "pr1:language.0", "cs")
    answer = await press(bench, BRE, number, "ask dost", on_panel=True)
    assert spoken(answer.screen) == "cs"
    answer = await press(bench, BRE, number, "play hA", on_panel=True)
    assert spoken(answer.screen) == "cs"


async def test_a_hand_that_is_redrawn_by_itself_is_in_its_owner_s_words_and_cards(bench):
    number = await opened(bench)
    for actor, language, deck in ((BRE, "de", "french"), (CTI, "hu", "german")):
        await choose(bench, actor, "pr1:language.0", language)
        await choose(bench, actor, "pr1:deck.0", deck)
        await bench.keep_panel(actor, number, 9000 + actor.user_id % 10, f"token of {actor.name}")
    await press(bench, ADA, number, "start")
    drawn = {panel.token: screen for panel, screen in bench.gateway.refreshed}
    seen = {token: (spoken(screen), packs(screen)) for token, screen in drawn.items()}
    assert seen == {
        f"token of {BRE.name}": ("de", {Deck.FRENCH}),
        f"token of {CTI.name}": ("hu", {Deck.GERMAN}),
    }
    # What is chosen now holds for the very next drawing.
    await choose(bench, CTI, "pr1:language.0", "ro")
    await choose(bench, CTI, "pr1:deck.0", "french")
    bench.gateway.forget()
    await give_up(bench, number)
    newest = {panel.token: screen for panel, screen in bench.gateway.refreshed}[f"token of {CTI.name}"]
    assert (spoken(newest), packs(newest)) == ("ro", {Deck.FRENCH})


async def test_the_table_of_all_is_drawn_in_what_the_server_has_chosen_last(bench):
    number = await series(bench)
    assert (spoken(await board(bench, number)), packs(await board(bench, number))) == ("en", {Deck.GERMAN})
    await choose(bench, MODERATOR, "se1:language", "cs")
    await choose(bench, MODERATOR, "se1:deck", "french")
    await give_up(bench, number)
    assert (spoken(await board(bench, number)), packs(await board(bench, number))) == ("cs", {Deck.FRENCH})


# Preferences

SWITCHES = {"cuts": "own_cuts", "forced": "forced_cards", "letters": "letters", "pings": "pings"}


@pytest.mark.parametrize("switch", SWITCHES)
async def test_a_switch_of_the_preferences_turns_and_turns_back_and_is_kept(bench, switch):
    async def settings() -> dict[str, object]:
        return asdict(await bench.store.people.find(ADA.user_id))

    first = (await bench.host.settings.preferences(ADA)).screen
    before = await settings()
    turned = await choose(bench, ADA, f"pr1:{switch}.0")
    now = await settings()
    assert now == before | {SWITCHES[switch]: not before[SWITCHES[switch]]}
    assert words(turned) != words(first)
    assert (await bench.host.settings.preferences(ADA)).screen == turned
    assert await choose(bench, ADA, f"pr1:{switch}.0") == first
    assert await settings() == before


async def test_every_button_and_list_of_the_preferences_can_be_used(bench):
    page = (await bench.host.settings.preferences(ADA)).screen
    for button in buttons(page):
        await choose(bench, ADA, button.action)
    for block in page.blocks:
        for choice in block.choices if isinstance(block, Select) else ():
            answer = await choose(bench, ADA, block.action, choice.value)
            assert chosen(answer, block.action) == {choice.value}
    assert set(may_choose(page, "pr1:language.0")) == {"discord", *LANGUAGES}
    assert set(may_choose(page, "pr1:deck.0")) == set(Deck)


async def test_preferences_do_what_they_say(bench):
    number = await series(bench)
    # The suit's letter on buttons.
    before = (await press(bench, ADA, number, "hand")).screen
    await choose(bench, ADA, "pr1:letters.0")
    after = (await press(bench, ADA, number, "hand")).screen
    cards = [(one.label, other.label) for one, other in zip(buttons(before), buttons(after), strict=True)]
    assert any(len(other) > len(one) for one, other in cards)
    assert all(len(other) >= len(one) for one, other in cards)
    # Who is asked where to cut, is waited for.
    for actor in FOUR:
        await choose(bench, actor, "pr1:cuts.0")
    await give_up(bench, number)
    table = await bench.table(number)
    (cutter,) = table.awaited()
    offered = [does(button) for button in buttons((await press(bench, FOUR[cutter], number, "hand")).screen)]
    assert any(what.startswith("cut") for what in offered), offered


async def test_whoever_wants_no_mention_gets_none(bench):
    await choose(bench, ADA, "pr1:pings.0")
    number = await series(bench, options={"ping": "minute"})
    for _ in range(12):
        await later(bench, timedelta(minutes=2))
        await play(bench, number, Random(3), 4)
    called = {user_id for mentioned in bench.gateway.called for user_id in mentioned}
    assert called
    assert ADA.user_id not in called


async def test_preferences_from_a_hand_lead_back_to_it(bench):
    number = await series(bench)
    page = (await press(bench, BRE, number, "preferences", on_panel=True)).screen
    for action, values in ((f"pr1:cuts.{number}", []), (f"pr1:deck.{number}", ["french"])):
        answer = await bench.host.press(BRE, action, on_panel=True, values=values)
        assert answer.table_id == number
        page = answer.screen
    (back,) = (button for button in buttons(page) if button.action.startswith("st1:"))
    answer = await bench.host.press(BRE, back.action, on_panel=True)
    assert packs(answer.screen) == {Deck.FRENCH}
    assert words(answer.screen) == words((await press(bench, BRE, number, "hand")).screen)


STRANGE_PREFERENCES = [
    ("pr1:deck.0", ("tarot",)),
    ("pr1:deck.0", ()),
    ("pr1:deck.0", ("",)),
    ("pr1:deck.0", ("german", "french")),
    ("pr1:language.0", ("sk",)),
    ("pr1:language.0", ("EN",)),
    ("pr1:language.0", ("../../etc",)),
    ("pr1:language.0", ()),
    ("pr1:language.0", ("cs", "de")),
    ("pr1:cuts.0", ("yes",)),
    ("pr1:cuts.x", ()),
    ("pr1:cuts.-1", ()),
    ("pr1:cuts.1.2", ()),
    ("pr1:cuts." + "9" * 30, ()),
    ("pr1:everything.0", ()),
    ("pr1:", ()),
    ("pr1:cuts.0:more", ()),
    ("pr2:cuts.0", ()),
]


@pytest.mark.parametrize(("action", "values"), STRANGE_PREFERENCES)
async def test_a_preference_that_there_is_not_is_refused_and_changes_nothing(bench, action, values):
    await choose(bench, ADA, "pr1:deck.0", "french")
    before = contents(bench.path)
    with pytest.raises(Refusal):
        await choose(bench, ADA, action, *values)
    assert contents(bench.path) == before


async def test_bots_have_no_preferences(bench):
    for action in ("pr1:cuts.0", "pr1:pings.0"):
        with pytest.raises(Refusal):
            await choose(bench, replace(EVA, bot=True), action)
    assert look(bench.path, "SELECT * FROM people") == []


# A server's settings

LISTS = {
    "se1:language": ["discord", *LANGUAGES],
    "se1:deck": list(Deck),
    "se1:clock": list(MoveClock),
    "se1:ping": list(Ping),
    "se1:pace": list(Pace),
    "se1:stoppers": list(Stoppers),
}
TICKS = ["every", "quiet", "open", "twenty", "hints", "thread"]


async def test_every_list_of_the_settings_can_be_used_and_shows_what_was_chosen(bench):
    page = (await bench.host.settings.settings(MODERATOR)).screen
    for action, values in LISTS.items():
        assert sorted(may_choose(page, action)) == sorted(map(str, values))
        for value in map(str, values):
            answer = await choose(bench, MODERATOR, action, value)
            assert chosen(answer, action) == {value}
            assert (await bench.host.settings.settings(MODERATOR)).screen == answer
    assert may_choose(page, "se1:options") == TICKS
    for ticked in (TICKS, TICKS[1::2], ["thread"], []):
        answer = await choose(bench, MODERATOR, "se1:options", *ticked)
        assert chosen(answer, "se1:options") == set(ticked)
    answer = await choose(bench, MODERATOR, "se1:channels", "201", "812345678901234567")
    (channels,) = (block.chosen for block in answer.blocks if isinstance(block, Channels))
    assert set(channels) == {201, 812345678901234567}


async def test_one_setting_changed_leaves_the_others_and_other_servers_alone(bench):
    for action, values in LISTS.items():
        await choose(bench, MODERATOR, action, str(values[-1]))
    await choose(bench, MODERATOR, "se1:channels", "201")
    await choose(bench, MODERATOR, "se1:options", *TICKS)
    page = (await bench.host.settings.settings(MODERATOR)).screen
    assert {action: chosen(page, action) for action in LISTS} == {a: {str(v[-1])} for a, v in LISTS.items()}
    assert chosen(page, "se1:options") == set(TICKS)
    other = (await bench.host.settings.settings(replace(ABROAD[4], moderator=True))).screen
    fresh = (await bench.host.settings.settings(replace(MODERATOR, guild_id=102))).screen
    assert words(other) == words(fresh)
    assert (
        {a: chosen(other, a) for a in LISTS}
        == {a: chosen(fresh, a) for a in LISTS}
        != {a: chosen(page, a) for a in LISTS}
    )


async def test_only_moderators_see_and_change_settings(bench):
    number = await series(bench)
    before = contents(bench.path)
    # Not even whoever has opened a table.
    for actor in (ADA, EVA, replace(ADA, moderator=False)):
        with pytest.raises(Refusal):
            await bench.host.settings.settings(actor)
        for action, values in LISTS.items():
            with pytest.raises(Refusal):
                await choose(bench, actor, action, str(values[-1]))
        for action, ticked in (("se1:channels", ["201"]), ("se1:options", ["every"])):
            with pytest.raises(Refusal):
                await choose(bench, actor, action, *ticked)
    assert contents(bench.path) == before
    assert (await bench.table(number)).status is Status.PLAYING


STRANGE_SETTINGS = [
    ("se1:language", ("sk",)),
    ("se1:language", ()),
    ("se1:language", ("cs", "de")),
    ("se1:deck", ("tarot",)),
    ("se1:deck", ("",)),
    ("se1:clock", ("1",)),
    ("se1:clock", ("none", "day")),
    ("se1:ping", ("never",)),
    ("se1:pace", ("ludicrous",)),
    ("se1:pace", ()),
    ("se1:stoppers", ("everybody",)),
    ("se1:stoppers", ("players", "opener")),
    ("se1:channels", ("karty",)),
    ("se1:channels", ("-1",)),
    ("se1:channels", ("1" * 20,)),
    ("se1:channels", ("201", "x")),
    ("se1:options", ("ten",)),
    ("se1:options", ("every", "everything")),
    ("se1:series", ("20",)),
    ("se1:", ()),
    ("se1:clock:day", ("day",)),
    ("se2:clock", ("day",)),
]


@pytest.mark.parametrize(("action", "values"), STRANGE_SETTINGS)
async def test_a_setting_that_there_is_not_is_refused_and_changes_nothing(bench, action, values):
    await choose(bench, MODERATOR, "se1:options", "every", "hints")
    before = contents(bench.path)
    with pytest.raises(Refusal):
        await choose(bench, MODERATOR, action, *values)
    assert contents(bench.path) == before


async def test_new_tables_are_as_the_server_has_settled(bench):
    old = await bench.table(await opened(bench, sit=False))
    assert (old.rules, old.options) == (Rules(), Options())
    await choose(bench, MODERATOR, "se1:options", "every", "quiet", "open", "twenty", "hints")
    for action, value in (("se1:clock", "day"), ("se1:ping", "hour"), ("se1:pace", "fast")):
        await choose(bench, MODERATOR, action, value)
    table = await bench.table(await opened(bench, sit=False))
    assert table.rules == Rules(shuffle="every", signals="off", count="open", series=20)
    assert table.options == Options(Pace.FAST, True, MoveClock.DAY, Ping.HOUR)
    # Tables that there are stay as they were agreed on.
    again = await bench.table(old.id)
    assert (again.rules, again.options) == (Rules(), Options())
    # Whoever opens one may say otherwise, and only what they say is otherwise.
    rules, options = {"series": 10, "count": "closed"}, {"clock": "none", "hints": False}
    table = await bench.table(await opened(bench, sit=False, rules=rules, options=options))
    assert table.rules == Rules(shuffle="every", signals="off", count="closed", series=10)
    assert table.options == Options(Pace.FAST, False, MoveClock.NONE, Ping.HOUR)
    # Who is taught by playing at once may have hints in any case, and the server's rules.
    answer = await bench.host.press(EVA, "go1:beginner", on_panel=False)
    table = await bench.table(answer.table_id)
    assert table.rules == Rules(shuffle="every", signals="off", count="open", series=20)
    assert (table.options.hints, table.options.pace) == (True, Pace.FAST)


async def test_new_tables_get_a_thread_where_the_server_wants_it(bench):
    await choose(bench, MODERATOR, "se1:options", "thread")
    answer = await bench.host.lobby.new(ADA)
    await bench.settle()
    assert [channel for channel, _ in bench.gateway.threads] == [CHANNEL]
    assert answer.target is Target.PUBLIC
    # A thread has no thread of its own, and one can be done without.
    inside = await bench.host.lobby.new(replace(ADA, channel_id=7001, parent_id=CHANNEL))
    assert inside.target is Target.BOARD
    plain_one = await bench.host.lobby.new(ADA, None, {"thread": False})
    assert plain_one.target is Target.BOARD
    assert len(bench.gateway.threads) == 1


async def test_tables_are_opened_only_in_the_channels_chosen_and_their_threads(bench):
    await choose(bench, MODERATOR, "se1:channels", str(ELSEWHERE), "205")
    before = contents(bench.path)["tables"]
    outside = (ADA, replace(ADA, moderator=True), replace(ADA, channel_id=77, parent_id=CHANNEL))
    for actor in outside:
        with pytest.raises(Refusal) as refused:
            await bench.host.lobby.new(actor)
        # It is said where else.
        assert f"<#{ELSEWHERE}>" in explain(refused.value, texts())
        assert "<#205>" in explain(refused.value, texts())
        with pytest.raises(Refusal):
            await bench.host.press(actor, "go1:beginner", on_panel=False)
    assert contents(bench.path)["tables"] == before
    inside = (replace(ADA, channel_id=ELSEWHERE), replace(ADA, channel_id=77, parent_id=205))
    for actor in inside:
        assert (await bench.host.lobby.new(actor)).table_id
        assert (await bench.host.press(actor, "go1:beginner", on_panel=False)).table_id
    # Another server's tables are its own business.
    assert (await bench.host.lobby.new(ABROAD[0])).table_id
    # A table that there is comes to no other channel either.
    number = (await bench.host.lobby.new(inside[0])).table_id
    for actor in (ADA, EVA, replace(EVA, moderator=True)):
        with pytest.raises(Refusal):
            await bench.host.display.show(actor, number)
    with pytest.raises(Refusal):
        await bench.host.display.show(replace(EVA, channel_id=205), number)
    assert (await bench.host.display.show(replace(EVA, channel_id=ELSEWHERE), number)).table_id == number
    for actor in (replace(ADA, channel_id=205), replace(EVA, channel_id=ELSEWHERE, moderator=True)):
        assert (await bench.host.display.show(actor, number)).table_id == number
    await choose(bench, MODERATOR, "se1:channels")
    assert (await bench.host.lobby.new(ADA)).table_id


async def test_who_may_stop_a_series(bench):
    async def stop(actor: Actor, number: int) -> bool:
        with contextlib.suppress(Refusal):
            await bench.host.endings.stop(actor, number)
        return (await bench.table(number)).status is Status.STOPPED

    await choose(bench, MODERATOR, "se1:stoppers", "players")
    number = await series(bench)
    assert [await stop(actor, number) for actor in (EVA, CTI, DRA, ADA)] == [False, False, False, True]
    await choose(bench, MODERATOR, "se1:stoppers", "opener")
    number = await series(bench, (BRE, ADA, CTI, DRA))
    assert [await stop(actor, number) for actor in (EVA, ADA, CTI, DRA, BRE)] == [False, False, False, False, True]
    await choose(bench, MODERATOR, "se1:stoppers", "moderators")
    number = await series(bench)
    assert [await stop(actor, number) for actor in (*FOUR, EVA)] == [False] * 5
    assert await stop(MODERATOR, number)
    for stoppers in Stoppers:
        await choose(bench, MODERATOR, "se1:stoppers", stoppers)
        # A moderator always, and before the first deal whoever opened it.
        assert await stop(MODERATOR, await series(bench))
        lobby = await opened(bench)
        assert [await stop(actor, lobby) for actor in (BRE, EVA, ADA)] == [False, False, True]


# Privacy


async def played(bench: Bench) -> tuple[int, int]:
    """Two servers on which the four have played: a table there is over, others go on. The table under way here."""
    first = await series(bench)
    for side in (1, 0, 1):
        await give_up(bench, first, side=side)
    await bench.host.ledger.correct(MODERATOR, [ADA.user_id, CTI.user_id], 3, "an old match")
    await bench.host.ledger.correct(replace(BRE, moderator=True), [BRE.user_id], -2, "lent")
    elsewhere = await series(bench, ABROAD[:4])
    await give_up(bench, elsewhere, ABROAD, side=0)
    stopped = await series(bench)
    await bench.host.endings.stop(MODERATOR, stopped)
    for actor in FOUR:
        await bench.keep_panel(actor, first, 9000, f"token of {actor.name}")
    return first, elsewhere


async def test_what_is_kept_is_counted(bench):
    await played(bench)
    for actor, seats, games, corrections in ((BRE, 3, 4, 1), (ADA, 3, 4, 1), (EVA, 0, 0, 1)):
        answer = await bench.host.settings.privacy(actor)
        assert answer.target is Target.NOTE
        told = words(answer.screen)
        assert str(actor.user_id) in told
        found = [int(number) for number in re.findall(r"(?<=- )\d+", told)]
        assert found == [seats, games, corrections], told
        assert "30 days" in told


@pytest.mark.parametrize("seat", range(4))
async def test_the_file_holds_all_of_one_s_own_and_names_nobody_else(bench, seat):
    first, _ = await played(bench)
    await play(bench, first, Random(5), 40)
    asker = FOUR[seat]
    answer = await bench.host.settings.privacy_export(asker)
    assert answer.target is Target.NOTE
    name, content = answer.file
    assert name.endswith(".json")
    held = json.loads(content)
    assert (held["you"]["user_id"], held["you"]["name"]) == (asker.user_id, asker.name)
    assert set(held["you"]) >= {"language", "locale", "deck", "letters", "pings", "own_cuts", "forced_cards"}
    ((key,),) = look(bench.path, "SELECT id FROM people WHERE user_id = ?", asker.user_id)
    seats = look(bench.path, "SELECT table_id, seat FROM seats WHERE person = ? ORDER BY 1", key)
    assert [(row["table"], row["seat"]) for row in held["seats"]] == seats
    games = look(bench.path, f"SELECT game, brcka FROM ledger WHERE seat{seat} = ? ORDER BY 1", key)
    assert [(row["game"], row["brcka"]) for row in held["games"]] == games
    assert {row["seat"] for row in held["games"]} == {seat}
    assert {row["server"] for row in held["games"]} == {GUILD, OTHER}
    corrections = [[(3, "an old match")], [(-2, "lent")], [(3, "an old match")], []][seat]
    assert [(row["brcka"], row["reason"]) for row in held["corrections"]] == corrections
    own = look(bench.path, "SELECT game, move FROM moves WHERE seat = ? ORDER BY game, ply", seat)
    assert [(row["game"], move) for row in held["moves"] for move in row["moves"].split(", ")] == own
    assert own
    for other in (*FOUR, EVA):
        assert is_named(other, content) == (other is asker)


async def test_a_new_person_can_ask_what_is_kept(bench):
    held = json.loads((await bench.host.settings.privacy_export(EVA)).file[1])
    assert held["you"]["name"] == EVA.name
    assert held["seats"] == held["games"] == held["moves"] == held["corrections"] == []


async def test_nothing_is_deleted_before_one_is_sure(bench):
    await played(bench)
    page = (await bench.host.settings.privacy_delete(BRE)).screen
    assert {button.action for button in buttons(page)} == {"pv1:delete", "pv1:keep"}
    before = contents(bench.path)
    await choose(bench, BRE, "pv1:keep")
    for strange in ("pv1:", "pv1:yes", "pv1:delete:all", "pv2:delete"):
        with pytest.raises(Refusal):
            await choose(bench, BRE, strange)
    assert contents(bench.path) == before


async def test_whoever_is_deleted_stands_nowhere_in_the_file_and_nobody_loses_by_it(bench):
    first, elsewhere = await played(bench)
    await choose(bench, BRE, "pr1:language.0", "hu")
    await choose(bench, BRE, "pr1:language.0", "en")
    key = (await bench.store.people.find(BRE.user_id)).id
    assert is_named(BRE, raw(bench.path))
    sums = {name: contents(bench.path)[name] for name in ("ledger", "corrections", "games")}
    moves = set(contents(bench.path)["moves"])
    queries = [LedgerPage(kind) for kind in (LedgerTopic.STANDINGS, LedgerTopic.PAIRS, LedgerTopic.HISTORY)]
    queries += [LedgerPage(LedgerTopic.SERIES, table=first), LedgerPage(LedgerTopic.PLAYER, player=1)]
    pages = [words((await bench.host.ledger.page(ADA, query)).screen) for query in queries]
    assert BRE.name in pages[0]

    await bench.host.press(BRE, "pv1:delete", on_panel=True)
    await bench.settle()

    assert not is_named(BRE, raw(bench.path))
    assert look(bench.path, "SELECT * FROM panels WHERE person = ?", key) == []
    for other in (ADA, CTI, DRA):
        assert is_named(other, raw(bench.path))
    now = contents(bench.path)
    # Games and sums are what they were; only chance and computers have moved on since.
    assert {name: now[name] for name in ("ledger", "corrections", "games")} == sums
    assert set(now["moves"]) >= moves
    for query, before in zip(queries, pages, strict=True):
        after = words((await bench.host.ledger.page(ADA, query)).screen)
        # The series under way names the computer that has taken the seat.
        computer = plain((await bench.table(first)).person(1).title)
        assert without_seats(after, computer) == without_seats(before, plain(BRE.name)), query
    for number in (first, elsewhere):
        table = await bench.table(number)
        assert table.status is Status.PLAYING
        assert table.person(1).level is Level.REGULAR


def without_seats(page: str, sitting: str) -> str:
    """A page of the ledger without the name of whoever has or had a seat."""
    return page.replace(sitting, "somebody").replace("a former player", "somebody")


async def test_a_table_goes_on_with_a_computer_in_the_seat_of_whoever_was_deleted(bench):
    number = await series(bench)
    lobby = await opened(bench, (ADA, BRE))
    await bench.host.press(BRE, "pv1:delete", on_panel=True)
    await bench.settle()
    assert (await bench.table(lobby)).seats[1] is None
    before = len(look(bench.path, "SELECT * FROM moves WHERE seat = 1"))
    await play(bench, number, Random(7), 60)
    assert len(look(bench.path, "SELECT * FROM moves WHERE seat = 1")) > before + 2
    # All see the computer's name, and nobody the one that is gone.
    shown = words((await bench.host.display.show(ADA, number)).screen)
    assert BRE.name not in shown
    assert plain((await bench.table(number)).person(1).title) in shown


async def test_whoever_comes_back_is_somebody_new(bench):
    await played(bench)
    for action, values in (("pr1:language.0", ["cs"]), ("pr1:deck.0", ["french"]), ("pr1:pings.0", [])):
        await choose(bench, BRE, action, *values)
    old = await bench.store.people.find(BRE.user_id)
    await bench.host.press(BRE, "pv1:delete", on_panel=True)
    assert await bench.store.people.find(BRE.user_id) is None
    new = await bench.host.identity.person(BRE)
    assert new == Person(new.id, BRE.user_id, BRE.name)
    assert new.id != old.id
    held = json.loads((await bench.host.settings.privacy_export(BRE)).file[1])
    assert held["seats"] == held["games"] == held["moves"] == held["corrections"] == []
    # And may go again.
    await bench.host.press(BRE, "pv1:delete", on_panel=True)
    await bench.settle()
    assert not is_named(BRE, raw(bench.path))


async def test_records_name_a_former_player_where_one_was_deleted(bench):
    await played(bench)
    before = json.loads((await bench.host.ledger.record(ADA, 1)).file[1])
    assert before["seats"] == list(NAMES[:4])
    await bench.host.press(BRE, "pv1:delete", on_panel=True)
    after = json.loads((await bench.host.ledger.record(ADA, 1)).file[1])
    assert after == before | {"seats": [NAMES[0], "a former player", *NAMES[2:4]]}
    assert check(after) is not None


# Servers


async def test_a_server_that_the_bot_joins_is_greeted_once_where_it_may_speak(bench):
    bench.gateway.closed = {11, 12}
    await bench.host.settings.welcome(GUILD, "hu", [11, 12, 13, 14])
    ((channel, screen),) = bench.gateway.posted
    assert channel == 13
    assert spoken(screen) == "hu"
    assert len(words(screen)) < 500
    assert {button.action for button in buttons(screen)} == {f"go1:{level}" for level in Level}
    # Every button leads to a hand, at a table with three computers.
    for button in buttons(screen):
        answer = await bench.host.press(ADA, button.action, on_panel=False)
        table = await bench.table(answer.table_id)
        assert table.status is Status.PLAYING
        assert [each.level is not None for each in table.seats].count(True) == 3


async def test_a_server_without_a_place_to_speak_is_not_greeted_and_can_be_used(bench):
    bench.gateway.closed = {11}
    await bench.host.settings.welcome(GUILD, None, [11])
    await bench.host.settings.welcome(OTHER, None, [])
    assert not bench.gateway.posted
    assert await bench.store.guilds.known() == {GUILD, OTHER}
    assert (await bench.host.lobby.new(ADA)).table_id


def of_server(path: Path | str, guild_id: int) -> dict[str, list[tuple[object, ...]]]:
    """All rows that belong to a server."""
    tables = "SELECT id FROM tables WHERE guild_id = ?1"
    games = f"SELECT id FROM games WHERE table_id IN ({tables})"
    queries = {
        "guilds": "SELECT * FROM guilds WHERE id = ?1",
        "tables": "SELECT * FROM tables WHERE guild_id = ?1",
        "seats": f"SELECT * FROM seats WHERE table_id IN ({tables})",
        "games": f"SELECT * FROM games WHERE table_id IN ({tables})",
        "moves": f"SELECT * FROM moves WHERE game IN ({games})",
        "panels": f"SELECT * FROM panels WHERE table_id IN ({tables})",
        "departures": f"SELECT * FROM departures WHERE table_id IN ({tables})",
        "ledger": "SELECT * FROM ledger WHERE guild_id = ?1",
        "corrections": "SELECT * FROM corrections WHERE guild_id = ?1",
    }
    return {name: look(path, sql, guild_id) for name, sql in queries.items()}


async def two_servers(bench: Bench) -> None:
    """The four have played on one server, three of them and another on a second one."""
    number = await series(bench)
    await give_up(bench, number)
    await bench.host.ledger.correct(MODERATOR, [ADA.user_id], 3, "an old match")
    await bench.keep_panel(BRE, number, 9000, "token here")
    await bench.host.endings.leave(DRA, number)
    await bench.settle()
    abroad = [ABROAD[seat] for seat in (0, 1, 2, 4)]
    number = await series(bench, abroad)
    await give_up(bench, number, abroad)
    await bench.keep_panel(ABROAD[1], number, 9000, "token there")
    await bench.host.ledger.correct(replace(ABROAD[0], moderator=True), [EVA.user_id], 2, "another match")


async def test_a_server_that_removed_the_bot_is_kept_for_a_month_and_then_nothing_of_it_is_left(bench):
    await two_servers(bench)
    here, there = of_server(bench.path, GUILD), of_server(bench.path, OTHER)
    assert all(here.values()) and all(rows for name, rows in there.items() if name != "departures")
    await bench.host.settings.farewell(GUILD)
    await later(bench, 30 * DAY - timedelta(seconds=1))
    await bench.host.settings.forget_guilds()
    kept = of_server(bench.path, GUILD)
    assert {name: len(rows) for name, rows in kept.items()} == {name: len(rows) for name, rows in here.items()}
    there = of_server(bench.path, OTHER)
    await later(bench, timedelta(seconds=1))
    await bench.host.settings.forget_guilds()
    assert not any(of_server(bench.path, GUILD).values())
    assert of_server(bench.path, OTHER) == there
    # Nothing is left behind, and whoever played only there is not known any more.
    everything_left = contents(bench.path)
    for name in ("tables", "seats", "games", "moves", "panels", "departures", "ledger", "corrections"):
        assert sorted(everything_left[name]) == sorted(there[name]), name
    if isinstance(bench.path, Path):
        # PostgreSQL makes no exceptions from that.
        assert look(bench.path, "PRAGMA foreign_key_check") == []
    left = {name for (name,) in look(bench.path, "SELECT name FROM people WHERE level IS NULL")}
    assert left == {NAMES[seat] for seat in (0, 1, 2, 4)}
    assert not is_named(DRA, raw(bench.path))
    assert b"an old match" not in raw(bench.path)
    assert b"another match" in raw(bench.path)


async def test_who_has_only_left_a_hand_on_another_server_hinders_nothing(bench):
    """Somebody known there by an open hand alone, or by a hand left behind."""
    number = await series(bench, [ABROAD[seat] for seat in (0, 1, 2, 4)])
    await bench.keep_panel(ABROAD[1], number, 9000, "token there")
    for actor in (ABROAD[1], ABROAD[2]):
        await bench.host.endings.leave(actor, number)
    lobby = await opened(bench, (ABROAD[4], ABROAD[3]))
    await bench.keep_panel(ABROAD[3], lobby, 9000, "token in a lobby")
    await press(bench, ABROAD[3], lobby, "stand")
    await series(bench)
    await bench.host.settings.farewell(GUILD)
    await later(bench, 31 * DAY)
    there = of_server(bench.path, OTHER)
    await bench.host.settings.forget_guilds()
    assert not any(of_server(bench.path, GUILD).values())
    assert of_server(bench.path, OTHER) == there


async def test_who_has_only_left_a_hand_on_a_server_is_forgotten_with_it(bench):
    number = await series(bench)
    await bench.host.endings.leave(BRE, number)
    await bench.store.guilds.mark_removed(GUILD, bench.clock.now - 40 * DAY)
    await bench.host.settings.forget_guilds()
    assert look(bench.path, "SELECT name FROM people WHERE level IS NULL") == []


async def test_a_token_that_has_run_out_is_not_kept(bench):
    number = await series(bench)
    bench.host.start()
    await bench.settle()
    await bench.keep_panel(ADA, number, 9000, "token")
    for _ in range(14):
        await later(bench, timedelta(minutes=1))
    assert look(bench.path, "SELECT token FROM panels") == [("token",)]
    for _ in range(2):
        await later(bench, timedelta(minutes=1))
    assert look(bench.path, "SELECT token FROM panels") == []


async def test_a_lobby_is_drawn_anew_without_the_name_of_whoever_opened_it_and_was_deleted(bench):
    number = await opened(bench, (BRE, ADA))
    await press(bench, BRE, number, "stand")
    await bench.settle()
    table = await bench.table(number)
    assert BRE.name in words(bench.gateway.messages[CHANNEL, table.message_id])
    await bench.host.press(BRE, "pv1:delete", on_panel=True)
    await bench.settle()
    shown = words(bench.gateway.messages[CHANNEL, table.message_id])
    assert BRE.name not in shown and NAMES[0] in shown


async def test_servers_are_forgotten_by_themselves_while_the_bot_runs(bench):
    await two_servers(bench)
    bench.host.start()
    await bench.settle()
    await bench.host.settings.farewell(GUILD)
    for _ in range(31):
        await later(bench, DAY)
    assert not any(of_server(bench.path, GUILD).values())
    assert of_server(bench.path, OTHER)["ledger"]


async def test_a_server_that_comes_back_in_time_has_lost_nothing(bench):
    await two_servers(bench)
    before = of_server(bench.path, GUILD)
    await bench.host.settings.farewell(GUILD)
    await later(bench, 29 * DAY)
    await bench.host.settings.forget_guilds()
    await bench.host.settings.welcome(GUILD, "en", [CHANNEL])
    await later(bench, 100 * DAY)
    await bench.host.settings.forget_guilds()
    after = of_server(bench.path, GUILD)
    assert {name: rows for name, rows in after.items() if name != "tables"} == {
        name: rows for name, rows in before.items() if name != "tables"
    }
    assert len(after["tables"]) == len(before["tables"])
    # Removed again, it has its whole month again.
    await bench.host.settings.farewell(GUILD)
    await later(bench, 29 * DAY)
    await bench.host.settings.forget_guilds()
    assert all(of_server(bench.path, GUILD).values())


async def test_a_removal_that_was_missed_is_noticed_and_counted_from_then_on(bench):
    await two_servers(bench)
    await bench.host.settings.take_stock({OTHER})
    assert await bench.store.guilds.known() == {OTHER}
    for day in range(30):
        await bench.host.settings.forget_guilds()
        assert of_server(bench.path, GUILD)["ledger"], f"gone after {day} days"
        await later(bench, DAY)
        # However often it is found out again, the month began the first time.
        await bench.host.settings.take_stock({OTHER})
        await bench.host.settings.farewell(GUILD)
    await bench.host.settings.forget_guilds()
    assert not any(of_server(bench.path, GUILD).values())
    assert of_server(bench.path, OTHER)["ledger"]


async def test_a_return_that_was_missed_is_noticed(bench):
    await two_servers(bench)
    await bench.host.settings.farewell(GUILD)
    await later(bench, 29 * DAY)
    # One that was never heard of before is no trouble.
    await bench.host.settings.take_stock({GUILD, OTHER, 999})
    await later(bench, 100 * DAY)
    await bench.host.settings.forget_guilds()
    assert all(of_server(bench.path, GUILD).values())


async def test_ledger_and_corrections_can_only_be_added_to_where_the_bot_is(bench):
    await two_servers(bench)
    await bench.host.settings.farewell(OTHER)
    before = contents(bench.path)
    statements = [
        "UPDATE ledger SET brcka = 3 - brcka",
        "UPDATE ledger SET winner = 1 - winner",
        "UPDATE ledger SET guild_id = {other}",
        "DELETE FROM ledger",
        "DELETE FROM ledger WHERE guild_id = {here}",
        "UPDATE corrections SET brcka = 20",
        "UPDATE corrections SET reason = 'another'",
        "UPDATE corrections SET guild_id = {other}",
        "DELETE FROM corrections",
        "DELETE FROM corrections WHERE guild_id = {here}",
        # Nor changed where it may be deleted.
        "UPDATE ledger SET brcka = 3 - brcka WHERE guild_id = {other}",
        "UPDATE corrections SET brcka = 1 WHERE guild_id = {other}",
    ]
    for statement in statements:
        assert refused_by(bench.path, statement.format(here=GUILD, other=OTHER)), statement
    assert contents(bench.path) == before


# Older files


class OldFile:
    """A database as an older version of the bot has left it."""

    def __init__(self, path: Path, version: int) -> None:
        self.version = version
        self.connection = sqlite3.connect(path)
        for _, script in migrations("sqlite", 0)[:version]:
            self.connection.executescript(script)
        self.connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        self.connection.execute(f"PRAGMA user_version = {version}")
        for person in PEOPLE:
            settings = person.own_cuts, person.forced_cards
            sql = "INSERT INTO people (id, user_id, name, own_cuts, forced_cards) VALUES (?, ?, ?, ?, ?)"
            self.connection.execute(sql, (person.id, person.user_id, person.name, *settings))
        self.connection.execute("INSERT INTO notes VALUES ('commands/1', 'abc')")

    def enter(self, table: Table) -> None:
        """A table as it is now; what was played is written by `add`."""
        sql = """INSERT INTO tables (id, guild_id, channel_id, opener, rules, status, next_deal_at, message_id,
                 message_shows, next_seed) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"""
        due = table.next_deal_at.isoformat() if table.next_deal_at else None
        shown = table.message_id, table.message_shows, table.next_seed
        rules = json.dumps(asdict(table.rules))
        values = table.id, table.guild_id, table.channel_id, table.opener.id, rules, str(table.status), due, *shown
        self.connection.execute(sql, values)
        if self.version >= 2:
            options = '{"pace": "fast", "hints": true}' if table.options.hints else "{}"
            self.connection.execute("UPDATE tables SET options = ? WHERE id = ?", (options, table.id))
        for seat, person in enumerate(table.seats):
            if person is not None:
                values = table.id, seat, person.id, seat in table.votes
                self.connection.execute("INSERT INTO seats VALUES (?, ?, ?, ?)", values)

    def add(self, table: Table) -> None:
        """What was played at a table at one opening of it."""
        sql = "SELECT id FROM games WHERE table_id = ? ORDER BY number DESC LIMIT 1"
        row = self.connection.execute(sql, (table.id,)).fetchone()
        game = row[0] if row else 0
        for item in table.news:
            match item:
                case GameBegun(number, seed):
                    sql = "INSERT INTO games (table_id, number, seed) VALUES (?, ?, ?)"
                    game = self.connection.execute(sql, (table.id, number, seed)).lastrowid
                case Moved(ply, seat, move):
                    values = game, ply, seat, str(move), NOON.isoformat()
                    self.connection.execute("INSERT INTO moves VALUES (?, ?, ?, ?, ?)", values)
                case Entered(outcome, choice):
                    values = (
                        *(game, table.guild_id, table.id),
                        *(table.person(seat).id for seat in range(4)),
                        *(outcome.winner, outcome.brcka, str(outcome.how), *outcome.score),
                        *(str(choice.move), choice.amount, *choice.balance, NOON.isoformat()),
                    )
                    marks = ", ".join("?" * 17)
                    self.connection.execute(f"INSERT INTO ledger VALUES ({marks})", values)

    def series(self, number: int, seed: int, rules: Rules, until: object = None) -> Table:
        """A random series, up to a moment or to its end."""
        people = tuple(replace(person) for person in PEOPLE)
        for table, _ in happenings(seed, rules, people, boldness=0.5):
            if table.id != number:
                table.id = number
                self.connection.execute("PRAGMA foreign_keys = OFF")
            self.add(table)
            if until is not None and until(table):
                break
        table.message_id, table.message_shows = 6000 + number, table.deal_key
        self.enter(table)
        return table

    def close(self) -> None:
        self.connection.commit()
        assert self.connection.execute("PRAGMA foreign_key_check").fetchall() == []
        self.connection.close()


def written(path: Path, version: int) -> list[Table]:
    """A file of an older version, with tables in every state in it."""
    old = OldFile(path, version)
    tables = [
        old.series(1, 1, Rules()),
        old.series(2, 2, Rules(series=20, shuffle="every", count="open")),
        old.series(3, 3, Rules(), lambda table: table.game_number == 2 and bool(table.game.deal.table)),
        old.series(4, 4, Rules(signals="off"), lambda table: table.next_deal_at is not None),
        old.series(5, 5, Rules(), lambda table: table.series.legal_moves() == (ADD, TAKE)),
    ]
    lobby = table_of_four(number=6, first_seed=b"s" * 32)
    lobby.seats[2:] = [None, None]
    old.enter(lobby)
    stopped = old.series(7, 7, Rules(), lambda table: table.game_number == 2)
    stopped.status = Status.STOPPED
    old.connection.execute("UPDATE tables SET status = 'stopped' WHERE id = 7")
    voted = old.series(8, 8, Rules(), lambda table: table.game_number == 1)
    voted.votes = {1, 2}
    old.connection.execute("UPDATE seats SET votes_to_stop = 1 WHERE table_id = 8 AND seat IN (1, 2)")
    old.close()
    return [*tables, lobby, stopped, voted]


@pytest.mark.parametrize("version", [1, 2])
async def test_a_file_of_an_older_version_opens_with_all_that_is_in_it(tmp_path, version):
    path = tmp_path / "games.db"
    tables = written(path, version)
    before = kept_in(path)
    store = await Store.open(path, Clock())
    try:
        for table in tables:
            again = await store.read(table.id)
            assert state(again) == state(table), f"table {table.id}"
            assert (again.options, again.put_away) == (Options(), False)
        ledger = await store.ledger.of_guild(GUILD)
        assert [entry.game_id for entry in ledger.entries] == [row[0] for row in before["ledger"]]
        assert [entry.outcome.brcka for entry in ledger.entries] == [row[8] for row in before["ledger"]]
        assert len(ledger.entries) > 10
        assert not ledger.corrections
        for entry in ledger.entries:
            game, seats, seed = await store.archive.game(GUILD, entry.game_id)
            assert game.outcome == entry.outcome
            assert check(write(game, [person.name for person in seats], seed)) == entry.outcome
        known = [await store.people.find(person.user_id) for person in PEOPLE]
        assert known == list(PEOPLE)
        assert await store.guilds.known() == {GUILD}
        assert await store.notes.get("commands/1") == "abc"
    finally:
        await store.close()
    after = kept_in(path)
    for name in ("games", "moves", "ledger", "panels", "notes"):
        assert after[name] == before[name], name


async def test_options_and_computers_of_the_second_version_are_there_again(tmp_path):
    old = OldFile(tmp_path / "games.db", 2)
    old.connection.execute("INSERT INTO people (id, name, level) VALUES (20, 'Tonda', 'regular')")
    table = table_of_four(number=1, first_seed=bytes(32))
    table.options = Options(Pace.FAST, hints=True)
    table.seats[3] = Person(20, None, "Tonda", level=Level.REGULAR)
    old.enter(table)
    old.connection.execute("UPDATE people SET own_cuts = 1 WHERE id = 1")
    old.connection.execute("UPDATE people SET forced_cards = 1 WHERE id = 2")
    old.close()
    store = await Store.open(tmp_path / "games.db", Clock())
    again = await store.read(1)
    await store.close()
    assert again.options == Options(Pace.FAST, hints=True)
    assert again.person(3) == Person(20, None, "Tonda", level=Level.REGULAR)
    assert [(person.own_cuts, person.forced_cards) for person in again.seats] == [
        (True, False),
        (False, True),
        (False, False),
        (False, False),
    ]


@pytest.mark.parametrize("version", [1, 2])
async def test_a_game_of_an_older_version_is_played_on(tmp_path, version):
    path = tmp_path / "games.db"
    written(path, version)
    clock = Clock(NOON + 40 * DAY)
    async with Bench(path, clock=clock) as bench:
        bench.host.start()
        await bench.settle()
        # A deal that was awaited when the old version went is dealt, however long ago that was.
        table = await bench.table(4)
        assert table.next_deal_at is None
        assert table.game.deals or table.game_number > 1
        random = Random(version)
        for number in (3, 5, 8):
            before = await bench.table(number)
            count = len(look(path, "SELECT 1 FROM moves JOIN games ON games.id = game WHERE table_id = ?", number))
            for _ in range(12):
                await bench.play_on(number, random)
                await bench.settle()
            after = await bench.table(number)
            assert [person.id for person in after.seats] == [person.id for person in before.seats]
            now = len(look(path, "SELECT 1 FROM moves JOIN games ON games.id = game WHERE table_id = ?", number))
            assert now >= count + 10, f"table {number}, seed {version}"
