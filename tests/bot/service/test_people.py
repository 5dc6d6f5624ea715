"""People and servers: everybody is spoken to in their own language, settles what is theirs, and can be forgotten."""

import contextlib
import json
import re
import shutil
import sqlite3
from collections.abc import Awaitable, Sequence
from dataclasses import asdict, replace
from datetime import timedelta
from pathlib import Path
from random import Random

import discord
import pytest

from bot.app.audit import audit_of
from bot.cards import Deck
from bot.i18n.card_symbols import SIGNS
from bot.i18n.texts import LANGUAGES, texts
from bot.model import comparing, timing
from bot.model.errors import Refusal
from bot.model.ledger_pages import LedgerPage, LedgerTopic
from bot.model.limits import CHOICES
from bot.model.options import Clock as MoveClock
from bot.model.options import Options, Pace, Pause, Ping, Stoppers
from bot.model.person import Person
from bot.model.settings import PrivacyPage, SettingsPage
from bot.model.table import Status
from bot.service.common.replies import Actor, explain
from bot.service.looking_back.bookkeeping import BookkeepingService
from bot.storage import privacy
from bot.ui.formatting import plain, title_of
from bot.ui.screen import Channels, Screen, Select
from cogs.words import language_of
from engine.games import GAMES, USUAL
from engine.moves import ADD, TAKE
from engine.players import Level
from engine.record import check
from engine.stovkahra.rules import Rules
from tests.support.service import (
    CHANNEL,
    ELSEWHERE,
    GUILD,
    NOON,
    PAUSE,
    Answer,
    Bench,
    Clock,
    QuickWorkers,
    Target,
    buttons,
    contents,
    decide,
    does,
    look,
    refused_by,
    tamper,
    words,
)
from tests.support.storage import LEFT

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
async def bench(tmp_path):
    async with Bench(tmp_path / "games.db", workers=QuickWorkers()) as ready:
        yield ready


# What people do


async def press(bench: Bench, asker: Actor, number: int, what: str, *, on_panel: bool = False) -> Answer:
    """Somebody presses a button of a table, drawn as things stand now."""
    table = await bench.table(number)
    own = next((seat for seat, each in enumerate(table.seats) if each and each.user_id == asker.user_id), None)
    message_id = None if on_panel else table.message.id
    action = f"st1:{number}:{table.deal.version(own)}:{what}"
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
    return (await bench.host.press(asker, action, on_panel=True, values=values)).screen


async def prefer(bench: Bench, asker: Actor, **values: str) -> None:
    for what, value in values.items():
        await choose(bench, asker, f"pr1:{what}.0", value)


async def settle(bench: Bench, **values: str) -> None:
    for what, value in values.items():
        await choose(bench, MODERATOR, f"se1:{what}", value)


async def preferences(bench: Bench, asker: Actor) -> Screen:
    return (await bench.host.settings.show_preferences(asker)).screen


async def settings(bench: Bench, asker: Actor) -> Screen:
    """All lists of a server's settings, as if on one page."""
    await bench.host.settings.show_settings(asker)
    pages = [(await choose(bench, asker, "sp2:choose", page)).blocks for page in SettingsPage]
    return Screen(tuple(block for page in pages for block in page), 0)


async def told_of_privacy(bench: Bench, asker: Actor) -> str:
    """All that the pages tell somebody of what is kept of them."""
    pages = [(await bench.host.settings.show_privacy(asker)).screen]
    pages += [await choose(bench, asker, f"pv2:{page}") for page in (PrivacyPage.KEPT, PrivacyPage.LONG)]
    return "\n".join(map(words, pages))


async def forgotten(bench: Bench, asker: Actor) -> None:
    """Somebody has all that is kept of them deleted."""
    await bench.host.press(asker, "pv1:delete", on_panel=True)
    await bench.settle()


async def assert_refused(bench: Bench, *doing: Awaitable[object]) -> None:
    """Whatever is done is refused, and changes nothing."""
    before = contents(bench.path)
    for each in doing:
        with pytest.raises(Refusal):
            await each
    assert contents(bench.path) == before


async def opened(bench: Bench, people: Sequence[Actor] = FOUR, *, sit: bool = True, **new: object) -> int:
    """A table that the first of some people opens, and at which all of them sit."""
    answer = await bench.host.lobby.open_table(people[0], **new)
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
        await press(bench, people[seat], number, "concede", on_panel=True)
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
        if table.clock.next_deal_at is not None or timing.computer_to_move(table) is not None:
            await later(bench, PAUSE)
            continue
        seat, move = decide(table, random)
        asker = next(actor for actor in (*FOUR, EVA) if actor.user_id == table.seats.person(seat).user_id)
        await press(bench, replace(asker, guild_id=table.guild_id), number, str(move))


# What is seen


def everything(screen: Screen) -> str:
    """All that a page says, its buttons and lists too."""
    labels = [button.label for button in buttons(screen)]
    choices = [choice.label for block in screen.blocks if isinstance(block, Select) for choice in block.choices]
    return "\n".join([words(screen), *labels, *choices])


OTHERS = " ".join(game for game in GAMES if game != USUAL)
SAID = ("preferences-title", "button-how-to-play", "button-look", "button-hand", "not-seated", "welcome-others")
"""Of these at least one stands on every page that these tests look at."""


def spoken(said: Screen | str) -> str:
    """The language of a page."""
    lines = (said if isinstance(said, str) else everything(said)).splitlines()
    (language,) = (each for each in LANGUAGES if any(texts(each)(key, listed=OTHERS) in lines for key in SAID))
    return language


def seen(screen: Screen) -> tuple[str, set[Deck]]:
    """The language and the packs of a page."""
    seen = {name for name, sign in SIGNS.items() if sign in everything(screen)}
    return spoken(screen), {deck for deck in Deck if any(name.startswith(deck) for name in seen)}


def lists(screen: Screen) -> dict[str, Select]:
    """The lists of words of a page, by what they do."""
    return {block.action: block for block in screen.blocks if isinstance(block, Select)}


def chosen(screen: Screen) -> dict[str, set[str]]:
    """What is marked in each list."""
    marked = {
        action: [choice.value for choice in each.choices if choice.chosen] for action, each in lists(screen).items()
    }
    return {action: set(values) for action, values in marked.items()}


def may_choose(screen: Screen, action: str) -> list[str]:
    """What can be chosen from a list."""
    return [choice.value for choice in lists(screen)[action].choices]


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


async def test_one_s_own_language_beats_that_of_discord_for_a_person_and_for_a_server(bench):
    german, hungarian = replace(ADA, locale="de"), replace(ADA, locale="hu", guild_locale="hu")
    assert spoken(await preferences(bench, german)) == "de"
    # At once, on the page on which it was chosen.
    assert spoken(await choose(bench, german, "pr1:language.0", "cs")) == "cs"
    assert spoken(await preferences(bench, hungarian)) == "cs"
    # Nobody else is spoken to otherwise.
    assert spoken(await preferences(bench, BRE)) == "en"
    assert spoken(await choose(bench, hungarian, "pr1:language.0", "discord")) == "hu"

    async def at_a_table(asker: Actor) -> str:
        return spoken((await bench.host.lobby.open_table(asker)).screen)

    asker = replace(hungarian, locale="cs")
    assert await at_a_table(asker) == "hu"
    await settle(bench, language="ro")
    assert await at_a_table(asker) == "ro"
    await settle(bench, language="discord")
    assert await at_a_table(asker) == "hu"
    assert await at_a_table(replace(ABROAD[0], guild_locale="de")) == "de"


@pytest.mark.parametrize(
    ("language", "codes"),
    [
        *((code, [code]) for code in ("cs", "de", "hu", "ro")),
        ("en", ["en-GB", "en-US", "sk", "sr", "sr-Latn", "pt-BR", "zh-CN", "tlh", ""]),
    ],
)
def test_a_language_that_there_is_not_falls_to_english(language, codes):
    assert {language_of(discord.enums.try_enum(discord.Locale, code)) for code in codes} == {language}
    assert language_of(None) == "en"


async def test_each_sees_the_own_hand_in_the_own_words_and_cards_and_all_the_server_s(bench):
    await choose(bench, replace(MODERATOR, guild_locale="ro"), "se1:deck", "french")
    number = await opened(bench, [replace(actor, guild_locale="ro") for actor in FOUR])
    await prefer(bench, ADA, language="cs", deck="french")
    await prefer(bench, BRE, language="de")
    for actor in (ADA, BRE, replace(CTI, locale="hu")):
        await bench.keep_panel(actor, number, 9000, actor.name)
    await press(bench, ADA, number, "start")
    expected = {ADA.name: ("cs", {Deck.FRENCH}), BRE.name: ("de", {Deck.GERMAN}), CTI.name: ("hu", {Deck.GERMAN})}
    people = (ADA, BRE, replace(CTI, locale="hu"))
    hands = {actor.name: (await press(bench, actor, number, "hand")).screen for actor in people}
    assert {name: seen(screen) for name, screen in hands.items()} == expected
    assert seen((await bench.host.display.show(DRA, number)).screen) == ("ro", {Deck.FRENCH})
    # What is chosen now holds for the very next drawing that comes by itself: of hands, and of the table of all.
    await prefer(bench, BRE, language="hu", deck="french")
    await settle(bench, language="cs", deck="german")
    bench.gateway.forget()
    await give_up(bench, number)
    drawn = {panel.token: seen(screen) for panel, screen in bench.gateway.refreshed}
    assert drawn == expected | {BRE.name: ("hu", {Deck.FRENCH})}
    assert seen(await bench.public(number)) == ("cs", {Deck.GERMAN})


async def test_refusals_are_in_the_language_of_whoever_is_refused(bench):
    number = await series(bench)
    await prefer(bench, EVA, language="hu")
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
    await prefer(bench, BRE, language="cs")
    for what in ("ask dost", "play hA"):
        assert spoken((await press(bench, BRE, number, what, on_panel=True)).screen) == "cs"


# Preferences

SWITCHES = {"cuts": "own_cuts", "forced": "forced_cards", "press": "presses_forced", "letters": "letters"}
SWITCHES |= {"pings": "pings", "ranked": "ranked", "named": "named", "research": "for_research"}


@pytest.mark.parametrize("switch", SWITCHES)
async def test_a_switch_of_the_preferences_turns_and_turns_back_and_is_kept(bench, switch):
    async def kept() -> dict[str, object]:
        return asdict(await bench.store.people.find(ADA.user_id))

    first = await preferences(bench, ADA)
    before = await kept()
    turned = await choose(bench, ADA, f"pr1:{switch}.0")
    assert await kept() == before | {SWITCHES[switch]: not before[SWITCHES[switch]]}
    assert chosen(turned)["pr1:ticked.0"] == chosen(first)["pr1:ticked.0"] ^ {switch}
    assert await preferences(bench, ADA) == turned
    assert await choose(bench, ADA, f"pr1:{switch}.0") == first
    # They are all in one list.
    assert await choose(bench, ADA, "pr1:ticked.0", *(chosen(turned)["pr1:ticked.0"])) == turned


@pytest.mark.parametrize("switch", ["cuts", "forced"])
async def test_the_switches_of_the_first_version_turn_what_they_turned(bench, switch):
    await preferences(bench, ADA)
    for on in (True, False):
        turned = await choose(bench, ADA, f"pr1:{switch}:0")
        assert getattr(await bench.store.people.find(ADA.user_id), SWITCHES[switch]) == on
        assert await preferences(bench, ADA) == turned


async def test_every_button_and_list_of_the_preferences_can_be_used(bench):
    page = await preferences(bench, ADA)
    assert {"co1:told", "co1:reminders", "co1:blocks"} == {button.action for button in buttons(page)}
    assert may_choose(page, "pr1:ticked.0") == list(SWITCHES)
    for ticked in (SWITCHES, ["named", "cuts"], []):
        assert chosen(await choose(bench, ADA, "pr1:ticked.0", *ticked))["pr1:ticked.0"] == set(ticked)
    for action, known in (("pr1:language.0", {"discord", *LANGUAGES}), ("pr1:deck.0", set(Deck))):
        assert set(may_choose(page, action)) == known
        for value in known:
            assert chosen(await choose(bench, ADA, action, value))[action] == {value}


async def test_preferences_from_a_hand_lead_back_to_it_as_it_is_drawn_by_them(bench):
    number = await series(bench)
    await bench.jump(
        number,
        lambda table: (
            table.game.phase == "play"
            and any(table.seats.person(seat).user_id == BRE.user_id for seat in table.awaited())
        ),
    )
    before = (await press(bench, BRE, number, "hand")).screen
    await press(bench, BRE, number, "preferences", on_panel=True)
    for action, values in ((f"pr1:letters.{number}", []), (f"pr1:deck.{number}", ["french"])):
        page = await bench.host.press(BRE, action, on_panel=True, values=values)
        assert page.table_id == number
    (back,) = (button for button in buttons(page.screen) if button.action.startswith("st1:"))
    after = (await bench.host.press(BRE, back.action, on_panel=True)).screen
    assert seen(after) == ("en", {Deck.FRENCH})
    # The suit's letter stands on buttons.
    cards = [pair for pair in zip(buttons(before), buttons(after), strict=True) if does(pair[0]).startswith("play")]
    assert cards and all(len(other.label) > len(one.label) for one, other in cards)
    assert words(after) == words((await press(bench, BRE, number, "hand")).screen)


STRANGE_PREFERENCES = {
    "pr1:deck.0": [("tarot",), (), ("",), ("german", "french")],
    "pr1:language.0": [("sk",), ("EN",), ("../../etc",), (), ("cs", "de")],
    "pr1:cuts.0": [("yes",)],
    "pr1:ticked.0": [("cuts", "everything")],
    **{f"pr1:{what}": [()] for what in ("everything.0", "cuts.x", "cuts.-1", "cuts." + "9" * 30, "cuts.0:more")},
}


async def test_a_preference_that_there_is_not_is_refused_and_so_is_any_of_a_bot(bench):
    await assert_refused(bench, *(choose(bench, replace(EVA, bot=True), f"pr1:{what}.0") for what in SWITCHES))
    assert look(bench.path, "SELECT * FROM people") == []
    await prefer(bench, ADA, deck="french")
    strange = [(action, values) for action, each in STRANGE_PREFERENCES.items() for values in each]
    await assert_refused(bench, *(choose(bench, ADA, action, *values) for action, values in strange))


# A server's settings

LISTS = {
    "se1:language": ["discord", *LANGUAGES],
    "se1:deck": list(Deck),
    "se1:clock": list(MoveClock),
    "se1:ping": list(Ping),
    "se1:pace": list(Pace),
    "se1:pause": list(Pause),
    "se1:stoppers": list(Stoppers),
    **{f"se1:{name}": list(map(str, values)) for name, values in CHOICES.items()},
}
TICKS = ["every", "quiet", "open", "twenty", "side", "hints", "thread", "picture", "newcomers"]


async def test_every_list_of_the_settings_can_be_used_and_leaves_the_others_and_other_servers_alone(bench):
    abroad = replace(ABROAD[4], moderator=True)
    page = fresh = await settings(bench, MODERATOR)
    for action, values in LISTS.items():
        assert sorted(may_choose(page, action)) == sorted(map(str, values))
        for value in map(str, values):
            answer = await choose(bench, MODERATOR, action, value)
            assert chosen(answer)[action] == {value}
            before, page = page, await settings(bench, MODERATOR)
            assert chosen(page) == chosen(before) | {action: {value}}
    assert may_choose(page, "se1:options") == TICKS
    for ticked in (TICKS, TICKS[1::2], ["thread"], []):
        answer = await choose(bench, MODERATOR, "se1:options", *ticked)
        assert chosen(answer)["se1:options"] == set(ticked)
        assert chosen(await settings(bench, MODERATOR)) == chosen(page) | {"se1:options": set(ticked)}
    answer = await choose(bench, MODERATOR, "se1:channels", "201", "812345678901234567")
    (channels,) = (block.chosen for block in answer.blocks if isinstance(block, Channels))
    assert set(channels) == {201, 812345678901234567}
    assert chosen(await settings(bench, abroad)) == chosen(fresh) != chosen(await settings(bench, MODERATOR))


async def test_only_moderators_see_and_change_settings(bench):
    await opened(bench, sit=False)
    wanted = {action: [str(values[-1])] for action, values in LISTS.items()}
    wanted |= {"se1:channels": ["201"], "se1:options": ["every"]}
    # Not even whoever has opened a table.
    for actor in (ADA, EVA):
        changes = (choose(bench, actor, action, *values) for action, values in wanted.items())
        await assert_refused(bench, bench.host.settings.show_settings(actor), *changes)


async def test_a_setting_that_there_is_not_is_refused_and_changes_nothing(bench):
    await choose(bench, MODERATOR, "se1:options", "every", "hints")
    strange = [(action, each) for action in LISTS for each in ((), ("nonsense",), tuple(map(str, LISTS[action][:2])))]
    strange += [("se1:channels", each) for each in (("karty",), ("-1",), ("1" * 20,), ("201", "x"))]
    strange += [("se1:options", ("every", "everything")), ("se1:series", ("20",)), ("se1:clock:day", ("day",))]
    await assert_refused(bench, *(choose(bench, MODERATOR, action, *values) for action, values in strange))


async def test_new_tables_are_as_the_server_has_settled(bench):
    old = await bench.table(await opened(bench, sit=False))
    assert (old.rules, old.options) == (Rules(), Options())
    await choose(bench, MODERATOR, "se1:options", "every", "quiet", "open", "twenty", "hints", "picture")
    await settle(bench, clock="day", ping="hour", pace="fast", pause="long")
    table = await bench.table(await opened(bench, sit=False))
    assert table.rules == Rules(shuffle="every", signals="off", count="open", series=20)
    assert table.options == Options(Pace.FAST, True, MoveClock.DAY, Ping.HOUR, pause=Pause.LONG)
    # Tables that there are stay as they were agreed on.
    again = await bench.table(old.id)
    assert (again.rules, again.options) == (Rules(), Options())
    # Whoever opens one may say otherwise, and only what they say is otherwise.
    rules, options = {"series": 10, "count": "closed"}, {"clock": "none", "hints": False}
    table = await bench.table(await opened(bench, sit=False, rules=rules, options=options))
    assert table.rules == Rules(shuffle="every", signals="off", count="closed", series=10)
    assert table.options == Options(Pace.FAST, False, MoveClock.NONE, Ping.HOUR, pause=Pause.LONG)
    # Who plays at once alone has hints in any case, and the server's rules.
    answer = await bench.host.press(EVA, "go1:beginner", on_panel=False)
    table = await bench.table(answer.table_id)
    assert table.rules == Rules(shuffle="every", signals="off", count="open", series=20)
    assert (comparing.hints(table), table.options.pace) == (True, Pace.FAST)


async def test_new_tables_get_a_thread_where_the_server_wants_it(bench):
    await choose(bench, MODERATOR, "se1:options", "thread")
    assert (await bench.host.lobby.open_table(ADA)).target is Target.PUBLIC
    # A thread has no thread of its own, and one can be done without.
    for asker, options in ((replace(ADA, channel_id=7001, parent_id=CHANNEL), {}), (ADA, {"thread": False})):
        assert (await bench.host.lobby.open_table(asker, None, options)).target is Target.BOARD
    await bench.settle()
    assert [channel for channel, _ in bench.gateway.threads] == [CHANNEL]


async def test_tables_are_opened_only_in_the_channels_chosen_and_their_threads(bench):
    await settle(bench, own_tables="20", new_tables="10")
    await choose(bench, MODERATOR, "se1:channels", str(ELSEWHERE), "205")
    outside = (ADA, replace(ADA, moderator=True), replace(ADA, channel_id=77, parent_id=CHANNEL))
    for actor in outside:
        with pytest.raises(Refusal) as refused:
            await bench.host.lobby.open_table(actor)
        # It is said where else.
        assert all(f"<#{channel}>" in explain(refused.value, texts()) for channel in (ELSEWHERE, 205))
        with pytest.raises(Refusal):
            await bench.host.press(actor, "go1:beginner", on_panel=False)
    assert not look(bench.path, "SELECT * FROM tables")
    inside = (replace(ADA, channel_id=ELSEWHERE), replace(ADA, channel_id=77, parent_id=205))
    for actor in inside:
        assert (await bench.host.lobby.open_table(actor)).table_id
        assert (await bench.host.press(actor, "go1:beginner", on_panel=False)).table_id
    # Another server's tables are its own business.
    assert (await bench.host.lobby.open_table(ABROAD[0])).table_id
    # A table that there is comes to no other channel either.
    number = (await bench.host.lobby.open_table(inside[0])).table_id
    for actor in (ADA, EVA, replace(EVA, moderator=True), replace(EVA, channel_id=205)):
        with pytest.raises(Refusal):
            await bench.host.display.show(actor, number)
    assert (await bench.host.display.show(replace(EVA, channel_id=ELSEWHERE), number)).table_id == number
    for actor in (replace(ADA, channel_id=205), replace(EVA, channel_id=ELSEWHERE, moderator=True)):
        assert (await bench.host.display.show(actor, number)).table_id == number
    await choose(bench, MODERATOR, "se1:channels")
    assert (await bench.host.lobby.open_table(ADA)).table_id


async def test_who_may_stop_a_series(bench):
    async def stop(actor: Actor, number: int) -> bool:
        with contextlib.suppress(Refusal):
            await bench.host.endings.stop(actor, number)
        return (await bench.table(number)).status is Status.STOPPED

    await settle(bench, own_tables="20", new_tables="10")
    for stoppers, opener, votes in (
        ("players", ADA, {EVA: False, CTI: False, ADA: False, DRA: True}),
        # The opener asks, and the other side agrees.
        ("opener", BRE, {EVA: False, ADA: False, CTI: False, BRE: False, DRA: True}),
        ("moderators", ADA, dict.fromkeys((*FOUR, EVA), False) | {MODERATOR: True}),
    ):
        await settle(bench, stoppers=stoppers)
        number = await series(bench, (opener, *(actor for actor in FOUR if actor != opener)))
        assert {actor: await stop(actor, number) for actor in votes} == votes
    for stoppers in Stoppers:
        await settle(bench, stoppers=stoppers)
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


def number_of(part: str, told: str) -> int:
    """How many of a part are said to be kept; 0 where it is not spoken of."""
    before, after = texts()("privacy-part", part=part, number="#").split("#")
    found = re.findall(re.escape(before) + r"([\d,]+)" + re.escape(after), told)
    return int(found[0].replace(",", "")) if found else 0


async def test_what_is_shown_after_all_was_deleted_is_what_is_kept_now_and_asking_leaves_no_row(bench):
    """Also of an account that has never been here, and of one that the operator has shut out."""
    nobody = texts()("privacy-no-account")

    async def shown(who: Actor) -> str:
        before = contents(bench.path)
        told = await told_of_privacy(bench, who)
        exported = await bench.host.settings.export_data(who)
        assert contents(bench.path) == before
        assert (exported.file is None) is (nobody in told)
        return told

    stranger = replace(EVA, user_id=4242)
    assert nobody in await shown(stranger)
    await forgotten(bench, stranger)
    assert not look(bench.path, "SELECT 1 FROM people WHERE level IS NULL")
    await played(bench)
    told = await shown(ADA)
    assert number_of("seats", told) == 3 and number_of("digests", told) == 0 and nobody not in told
    # Under a digest stay the deals of the day that were begun, and the puzzles that were had.
    await bench.host.dailies.show_daily(ADA, "stovkahra")
    ((key,),) = look(bench.path, "SELECT id FROM people WHERE user_id = ?", ADA.user_id)
    tamper(
        bench.path,
        f"INSERT INTO event_tries (event, deal, person) SELECT id, 1, {key} FROM events WHERE form = 'daily'",
        f"INSERT INTO puzzles (person, game, puzzle, shown) VALUES ({key}, 'stovkahra', 1, 1)",
        f"INSERT INTO bans VALUES ('person', {stranger.user_id}, 'too loud', '2026-05-01')",
    )
    told = await shown(ADA)
    assert (number_of("days", told), number_of("puzzles", told), number_of("digests", told)) == (1, 1, 0)
    await forgotten(bench, ADA)
    told = await shown(ADA)
    # The third is how much was begun today, so that no limit starts afresh.
    assert nobody in told and number_of("digests", told) == 3 and told.count("- ") == 1
    assert str(ADA.user_id) not in told
    told = await shown(stranger)
    assert nobody in told and number_of("shut-out", told) == 1 and number_of("digests", told) == 0


async def test_what_is_kept_is_counted_and_the_file_holds_all_of_one_s_own_and_names_nobody_else(bench):
    first, _ = await played(bench)
    # Bre has written of himself, and Cti is the partner of whom Eva has written.
    for actor, counted in ((BRE, [3, 4, 1]), (ADA, [3, 4, 1]), (CTI, [3, 4, 1]), (EVA, [0, 0, 1])):
        assert (await bench.host.settings.show_privacy(actor)).target is Target.NOTE
        told = await told_of_privacy(bench, actor)
        assert str(actor.user_id) in told and "30 days" in told
        assert [number_of(part, told) for part in ("seats", "games", "corrections")] == counted, told
    await play(bench, first, Random(5), 40)
    for seat, asker in enumerate(FOUR):
        answer = await bench.host.settings.export_data(asker)
        assert answer.target is Target.NOTE
        name, content = answer.file
        assert name.endswith(".json")
        held = json.loads(content)
        assert (held["you"]["user_id"], held["you"]["name"]) == (asker.user_id, asker.name)
        assert set(held["you"]) >= {"language", "locale", "deck", "letters", "pings", "own_cuts", "forced_cards"}
        ((key,),) = look(bench.path, "SELECT id FROM people WHERE user_id = ?", asker.user_id)
        seats = look(bench.path, "SELECT table_id, seat FROM seats WHERE person = ? ORDER BY 1", key)
        assert [(row["table"], row["seat"]) for row in held["seats"]] == seats
        games = look(
            bench.path, "SELECT game, brcka FROM prizes JOIN results USING (game) WHERE person = ? ORDER BY 1", key
        )
        assert [(row["game"], row["brcka"]) for row in held["games"]] == games
        assert {(row["seat"], row["server"]) for row in held["games"]} == {(seat, GUILD), (seat, OTHER)}
        corrections = [[(3, "an old match")], [(-2, "lent")], [(3, "an old match")], []][seat]
        assert [(row["amount"], row["reason"]) for row in held["corrections"]] == corrections
        own = look(bench.path, "SELECT game, move FROM moves WHERE seat = ? ORDER BY game, ply", seat)
        assert [(row["game"], move) for row in held["moves"] for move in row["moves"].split(", ")] == own != []
        assert [is_named(other, content) for other in (*FOUR, EVA)] == [other is asker for other in (*FOUR, EVA)]


async def test_the_file_of_one_s_own_is_the_same_however_few_games_are_read_at_a_time(either_bench, monkeypatch):
    bench = either_bench
    first, _ = await played(bench)
    await play(bench, first, Random(5), 40)
    for asker in (ADA, BRE, EVA):
        whole = (await bench.host.settings.export_data(asker)).file
        counted = await told_of_privacy(bench, asker)
        # It is written as if it were written in one piece.
        assert whole[1].decode() == json.dumps(json.loads(whole[1]), ensure_ascii=False, indent=1) + "\n"
        for few in (1, 2, 3):
            monkeypatch.setattr(privacy, "RANGE", few)
            monkeypatch.setattr(privacy, "GAMES_AT_ONCE", few)
            assert (await bench.host.settings.export_data(asker)).file == whole
            assert await told_of_privacy(bench, asker) == counted


async def assert_kept(bench: Bench, asker: Actor, *counted: int) -> None:
    """Somebody is told of so many seats, games and corrections, and of moves where there are any of these."""
    held = json.loads((await bench.host.settings.export_data(asker)).file[1])
    assert held["you"]["name"] == asker.name
    assert tuple(len(held[name]) for name in ("seats", "games", "corrections")) == counted
    assert bool(held["moves"]) == any(counted)


async def test_whoever_is_sure_and_deleted_stands_nowhere_in_the_file_and_nobody_loses_by_it(either_bench):
    bench = either_bench
    first, elsewhere = await played(bench)
    await assert_kept(bench, BRE, 3, 4, 1)
    await prefer(bench, BRE, language="hu", deck="french")
    await prefer(bench, BRE, language="en")
    old = await bench.store.people.find(BRE.user_id)
    assert is_named(BRE, raw(bench.path))
    page = (await bench.host.press(BRE, "pv1:ask")).screen
    assert {button.action for button in buttons(page)} == {"pv1:delete", "pv1:keep", "pv2:stays"}
    before = contents(bench.path)
    await choose(bench, BRE, "pv1:keep")
    await assert_refused(bench, *(choose(bench, BRE, strange) for strange in ("pv1:yes", "pv1:delete:all")))
    assert contents(bench.path) == before
    queries = [LedgerPage(USUAL, kind) for kind in (LedgerTopic.STANDINGS, LedgerTopic.PAIRS, LedgerTopic.HISTORY)]
    queries += [LedgerPage(USUAL, LedgerTopic.SERIES, table=first), LedgerPage(USUAL, LedgerTopic.PLAYER, player=1)]
    pages = [words((await bench.host.ledger.show_page(ADA, query)).screen) for query in queries]
    assert BRE.name in pages[0]

    async def record() -> dict[str, object]:
        return json.loads((await bench.host.ledger.send_record(ADA, 1)).file[1])

    written = await record()
    assert written["seats"] == list(NAMES[:4])

    await forgotten(bench, BRE)

    assert [is_named(each, raw(bench.path)) for each in FOUR] == [True, False, True, True]
    assert look(bench.path, "SELECT * FROM panels WHERE person = ?", old.id) == []
    now = contents(bench.path)
    # Games and sums are what they were; only chance and computers have moved on since.
    assert all(now[name] == before[name] for name in ("results", "prizes", "corrections", "games"))
    assert set(now["moves"]) >= set(before["moves"])
    for query, page in zip(queries, pages, strict=True):
        after = words((await bench.host.ledger.show_page(ADA, query)).screen)
        # The series under way names the computer that has taken the seat.
        computer = title_of(await bench.table(first), 1)
        assert without_seats(after, computer) == without_seats(page, plain(BRE.name)), query
    for number in (first, elsewhere):
        table = await bench.table(number)
        assert (table.status, table.seats.person(1).level) == (Status.PLAYING, Level.REGULAR)
    after = await record()
    assert after == written | {"seats": [NAMES[0], "a former player", *NAMES[2:4]]}
    assert check(after) is not None
    # Whoever comes back is somebody new, and may go again.
    assert await bench.store.people.find(BRE.user_id) is None
    new = await bench.host.identity.person(BRE)
    assert new == Person(new.id, BRE.user_id, BRE.name)
    assert new.id != old.id
    await assert_kept(bench, BRE, 0, 0, 0)
    await forgotten(bench, BRE)
    assert not is_named(BRE, raw(bench.path))


def without_seats(page: str, sitting: str) -> str:
    """A page of the ledger without the name of whoever has or had a seat, and how wide a table is because of it."""
    for name in (sitting, "a former player"):
        for shown in (name, *(f"{name[:length]}…" for length in range(len(name), 2, -1))):
            page = page.replace(shown, "somebody")
    return re.sub(" +", " ", page)


async def test_in_a_lobby_whoever_was_deleted_leaves_a_free_seat_and_no_name(bench):
    lobby = await opened(bench, (BRE, ADA))
    await press(bench, BRE, lobby, "stand")
    await press(bench, BRE, lobby, "sit 2")
    assert BRE.name in words(await bench.public(lobby))
    await forgotten(bench, BRE)
    assert (await bench.table(lobby)).seats[2] is None
    # Whoever opened it is named no more.
    shown = words(await bench.public(lobby))
    assert BRE.name not in shown and ADA.name in shown


# Servers


async def test_a_server_that_the_bot_joins_is_greeted_once_where_it_may_speak(bench):
    bench.gateway.closed = {11, 12}
    bench.gateway.servers = {GUILD: [11, 12, 13, 14], OTHER: [11]}
    await bench.host.settings.post_welcome(GUILD, "hu")
    ((channel, screen),) = bench.gateway.posted
    assert channel == 13
    assert spoken(screen) == "hu"
    assert len(words(screen)) < 500
    assert {button.action for button in buttons(screen)} == {
        *("ln2:stovkahra.0:", "pl1:stovkahra", "hm1:open.stovkahra"),
    }
    # Play leads, by every level, to a hand at a table with three computers.
    asked = await bench.host.press(ADA, "pl1:stovkahra", on_panel=False)
    for button in buttons(asked.screen)[:3]:
        answer = await bench.host.press(ADA, button.action, on_panel=True, message_id=9000, panel_id=9001, token="t")
        # The hand stands below the table, and is drawn anew from then on.
        assert await bench.store.panels.of(answer.table_id)
        table = await bench.table(answer.table_id)
        assert table.status is Status.PLAYING
        assert [each.level is not None for each in table.seats].count(True) == 3
    # One without a place to speak can be used all the same.
    bench.gateway.forget()
    await bench.host.settings.post_welcome(OTHER, None)
    assert not bench.gateway.posted
    assert await bench.store.guilds.known() == {GUILD, OTHER}


def of_server(path: Path | str, guild_id: int) -> dict[str, list[tuple[object, ...]]]:
    """All rows that belong to a server."""
    tables = "SELECT id FROM tables WHERE guild_id = ?1"
    games = f"SELECT id FROM games WHERE table_id IN ({tables})"
    queries = {
        "guilds": "SELECT * FROM guilds WHERE id = ?1",
        "tables": "SELECT * FROM tables WHERE guild_id = ?1",
        "seats": f"SELECT * FROM seats WHERE table_id IN ({tables})",
        "games": f"SELECT * FROM games WHERE table_id IN ({tables})",
        "players": f"SELECT * FROM players WHERE game IN ({games})",
        "substitutes": f"SELECT * FROM substitutes WHERE game IN ({games})",
        "moves": f"SELECT * FROM moves WHERE game IN ({games})",
        "panels": f"SELECT * FROM panels WHERE table_id IN ({tables})",
        "departures": f"SELECT * FROM departures WHERE table_id IN ({tables})",
        "results": "SELECT * FROM results WHERE guild_id = ?1",
        "prizes": "SELECT * FROM prizes WHERE guild_id = ?1",
        "corrections": "SELECT * FROM corrections WHERE guild_id = ?1",
    }
    return {name: look(path, sql, guild_id) for name, sql in queries.items()}


def numbered(path: Path, guild_id: int) -> list[str]:
    """The tables of a file in which a server has rows by its number."""
    with_number = "SELECT 1 FROM pragma_table_info(known.name) WHERE name = 'guild_id'"
    sql = f"SELECT name FROM sqlite_master AS known WHERE type = 'table' AND EXISTS ({with_number})"
    names = [str(name) for (name,) in look(path, sql)]
    return [name for name in names if look(path, f"SELECT 1 FROM {name} WHERE guild_id = ?", guild_id)]


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


async def month_over(bench: Bench, by: timedelta = 31 * DAY) -> None:
    """So much later the bot looks which servers to forget."""
    await later(bench, by)
    await bench.host.settings.forget_guilds()


async def test_a_server_that_removed_the_bot_is_kept_for_a_month_and_then_nothing_of_it_is_left(either_bench):
    bench = either_bench
    await two_servers(bench)
    here, there = of_server(bench.path, GUILD), of_server(bench.path, OTHER)
    assert all(here.values()) and all(rows for name, rows in there.items() if name not in ("departures", "substitutes"))
    await bench.host.settings.note_removed(GUILD)
    # What stands in the ledger is never changed, and deleted only with its server.
    for sql in (
        "UPDATE prizes SET brcka = 3 - brcka",
        "UPDATE corrections SET amount = 1",
        f"DELETE FROM prizes WHERE guild_id = {OTHER}",
        f"DELETE FROM corrections WHERE guild_id = {OTHER}",
        "UPDATE players SET seat = seat",
        "DELETE FROM players WHERE game = (SELECT max(game) FROM players)",
    ):
        assert refused_by(bench.path, sql), sql
    await month_over(bench, 30 * DAY - timedelta(seconds=1))
    kept = of_server(bench.path, GUILD)
    assert {name: len(rows) for name, rows in kept.items()} == {name: len(rows) for name, rows in here.items()}
    there = of_server(bench.path, OTHER)
    await month_over(bench, timedelta(seconds=1))
    assert not any(of_server(bench.path, GUILD).values())
    assert of_server(bench.path, OTHER) == there
    # Nothing is left behind, and whoever played only there is not known any more.
    left = contents(bench.path)
    for name in there.keys() - {"guilds"}:
        assert sorted(left[name]) == sorted(there[name]), name
    if isinstance(bench.path, Path):
        # PostgreSQL makes no exceptions from that.
        assert look(bench.path, "PRAGMA foreign_key_check") == []
        assert numbered(bench.path, OTHER) and not numbered(bench.path, GUILD)
    known = {name for (name,) in look(bench.path, "SELECT name FROM people WHERE level IS NULL")}
    assert known == {NAMES[seat] for seat in (0, 1, 2, 4)}
    assert not is_named(DRA, raw(bench.path))
    assert [reason in raw(bench.path) for reason in (b"an old match", b"another match")] == [False, True]


async def test_between_the_portions_in_which_a_server_is_deleted_nothing_is_half_and_nothing_new_is_lost(either_bench):
    """The bot is killed there, or added again: what was begun is ended, and only then the server begins anew."""
    bench = either_bench
    await two_servers(bench)
    await bench.host.settings.note_removed(GUILD)
    await later(bench, 31 * DAY)
    there, portions = of_server(bench.path, OTHER), 1
    while await bench.store.guild_deletion._delete_portion(GUILD, bench.clock.now.isoformat()) is False:
        portions += 1
        assert (await audit_of(bench.store._db)).wrong == []
        await bench.host.settings.post_welcome(GUILD, "en")
        with pytest.raises(Refusal, match="server-being-deleted"):
            await series(bench)
    assert portions > 5
    assert not any(of_server(bench.path, GUILD).values())
    assert of_server(bench.path, OTHER) == there
    await give_up(bench, await series(bench))
    await month_over(bench)
    assert of_server(bench.path, GUILD)["prizes"]


async def test_who_has_only_left_a_hand_on_a_server_hinders_nothing_and_is_forgotten_with_it(bench):
    """Somebody known there by an open hand alone, or by a hand left behind."""
    number = await series(bench, [ABROAD[seat] for seat in (0, 1, 2, 4)])
    await bench.keep_panel(ABROAD[1], number, 9000, "token there")
    for actor in (ABROAD[1], ABROAD[2]):
        await bench.host.endings.leave(actor, number)
    lobby = await opened(bench, (ABROAD[4], ABROAD[3]))
    await bench.keep_panel(ABROAD[3], lobby, 9000, "token in a lobby")
    await press(bench, ABROAD[3], lobby, "stand")
    await bench.host.endings.leave(DRA, await series(bench))
    await bench.host.settings.note_removed(GUILD)
    await later(bench, 31 * DAY)
    there = of_server(bench.path, OTHER)
    await bench.host.settings.forget_guilds()
    assert not any(of_server(bench.path, GUILD).values())
    assert of_server(bench.path, OTHER) == there
    await bench.host.settings.note_removed(OTHER)
    await month_over(bench)
    assert not look(bench.path, "SELECT name FROM people WHERE level IS NULL")


async def test_servers_and_tokens_that_have_run_out_are_forgotten_by_themselves_while_the_bot_runs(bench):
    await two_servers(bench)
    tokens = set(look(bench.path, "SELECT token FROM panels"))
    assert len(tokens) == 2
    bench.host.start()
    await bench.settle()
    await bench.host.settings.note_removed(GUILD)
    for passed, kept in ((12, tokens), (3, set())):
        for _ in range(passed):
            await later(bench, timedelta(minutes=1))
        assert set(look(bench.path, "SELECT token FROM panels")) == kept
    for _ in range(31):
        await later(bench, DAY)
    assert not any(of_server(bench.path, GUILD).values())
    assert of_server(bench.path, OTHER)["prizes"]


@pytest.mark.parametrize("noticed", [True, False])
async def test_a_server_that_comes_back_in_time_has_lost_nothing_and_else_its_month_begins_once(bench, noticed):
    service = bench.host.settings
    await two_servers(bench)
    before = of_server(bench.path, GUILD)
    await service.note_removed(GUILD)
    await month_over(bench, 29 * DAY)
    # One that was never heard of before is no trouble.
    await (service.post_welcome(GUILD, "en") if noticed else service.take_stock({GUILD, OTHER, 999}))
    await month_over(bench, 100 * DAY)
    after = of_server(bench.path, GUILD)
    assert len(after.pop("tables")) == len(before.pop("tables"))
    # Its tables are put away meanwhile, as the twelfth column of each of their seats tells too.
    assert [row[:11] + row[12:] for row in after.pop("seats")] == [row[:11] + row[12:] for row in before.pop("seats")]
    assert after == before
    # Removed again, it has its whole month again, from when that was noticed.
    for _ in range(3):
        await (service.note_removed(GUILD) if noticed else service.take_stock({OTHER}))
        assert await bench.store.guilds.known() == {OTHER}
        await month_over(bench, 29 * DAY / 3)
        assert all(of_server(bench.path, GUILD).values())
    await month_over(bench, DAY)
    assert not any(of_server(bench.path, GUILD).values())


# Older files


async def test_the_games_of_an_older_version_are_played_on(tmp_path):
    path = Path(shutil.copyfile(LEFT / "1.1.0.db", tmp_path / "games.db"))
    tamper(path, """UPDATE tables SET options = '{"pace": "fast", "hints": true}' WHERE id = 6""")
    tamper(path, "INSERT INTO people (id, name, level) VALUES (20, 'Tonda', 'regular')")
    tamper(path, "INSERT INTO seats (table_id, seat, person) VALUES (6, 3, 20)")
    async with Bench(path, clock=Clock(NOON + 40 * DAY), workers=QuickWorkers()) as bench:
        tables = [await bench.table(number) for number in range(1, 9)]
        assert [table.id for table in tables if table.votes.to_stop] == [8] and tables[7].votes.to_stop == {1, 2}
        assert tables[4].series.legal_moves() == (ADD, TAKE)
        lobby, fast = tables[5], Options(Pace.FAST, hints=True)
        assert lobby.options == fast
        assert lobby.seats[2:] == [None, Person(20, None, "Tonda", level=Level.REGULAR)]
        bench.host.start()
        await bench.settle()
        # A deal that was awaited when the old version went is dealt, however long ago that was.
        assert (await bench.table(4)).clock.next_deal_at is None
        random, count = Random(1), "SELECT count(*) FROM moves JOIN games ON games.id = game WHERE table_id = ?"
        for number in (3, 5, 8):
            ((before,),) = look(path, count, number)
            for _ in range(12):
                await bench.play_on(number, random)
                await bench.settle()
            after = await bench.table(number)
            assert [person.id for person in after.seats] == [person.id for person in tables[number - 1].seats]
            assert look(path, count, number)[0][0] >= before + 10, f"table {number}"


@pytest.mark.parametrize("behind", [True, False])
async def test_while_games_of_an_older_version_are_added_up_their_number_is_told_with_that_remark(tmp_path, behind):
    path = Path(shutil.copyfile(LEFT / "1.1.0.db", tmp_path / "games.db"))
    if behind:
        # As 1.1.0 leaves it that was stopped while it added up what it had found.
        tamper(
            path, "UPDATE books SET up_to = ''", *(f"DELETE FROM {name}" for name in ("sums", "sum_counts", "history"))
        )
    ((user_id, lines),) = look(path, "SELECT user_id, (SELECT count(*) FROM ledger) FROM people WHERE id = 1")
    remark = texts()("privacy-adding-up")
    async with Bench(path, clock=Clock(NOON + 40 * DAY), workers=QuickWorkers()) as bench:

        async def told() -> str:
            return await told_of_privacy(bench, replace(ADA, user_id=user_id))

        assert (remark in await told()) is behind
        await BookkeepingService(bench.store, bench.workers).bring_up_to_date()
        assert remark not in await told() and number_of("games", await told()) == lines
        assert len((await bench.store.kept(await bench.store.people.find(user_id)))["games"]) == lines
