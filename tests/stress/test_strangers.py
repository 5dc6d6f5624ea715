"""Whoever has no business here is refused in words, whatever they send: nothing is changed, nor told."""

import asyncio
import contextlib
import logging
import re
import sqlite3
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass, replace
from datetime import datetime, timedelta
from functools import cache, partial
from itertools import cycle
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, Final

import pytest
from simcord.actors import MemberActor
from simcord.backend.errors import OptionError

from bot.i18n.texts import LANGUAGES, texts
from bot.model.errors import Refusal
from bot.model.home import Part
from bot.model.ledger import Period
from bot.model.ledger_pages import DrawStandings, LedgerPage, LedgerTopic
from bot.model.names import bare, fitted, seen, short
from bot.model.settings import PrivacyPage, SettingsPage
from bot.model.table import Table
from bot.service.common.replies import Actor, explain
from bot.ui.formatting import plain
from bot.ui.games import SCREENS
from bot.ui.pages import note
from bot.ui.phone import SCREEN
from bot.ui.rules import pages_of
from bot.ui.screen import Picture, Screen, Select, Text
from engine.fairness import judge_deal
from engine.games import GAMES, USUAL, kind_of, with_puzzles
from engine.players import Level
from engine.stovkahra.report import review
from engine.stovkahra.review import finished_deals
from tests.support.chance import Seeded
from tests.support.duel_bench import DuelBench
from tests.support.every_game import OTHERS_LISTED, first_and_last
from tests.support.limits import WORST, assert_taken, named_in_vain, primary, weight
from tests.support.plain_ledger import whole_ledger
from tests.support.reviews import fairly, invented, judged_quickly
from tests.support.service import Answer, Bench, Clock, QuickWorkers, Target, kept_in, look, tamper
from tests.support.service import buttons as buttons_of
from tests.support.simulated_discord import REDRAW, Club, club, messages_in, offered, words
from tests.support.sizes import in_turn

HERE, AWAY = 712_345_678_901_234_567, 798_765_432_109_876_543
"""Two servers."""
CHANNELS = {HERE: 721_212_121_212_121_212, AWAY: 727_272_727_272_727_272}
HERE_PEOPLE = ("Adalberta", "Břetislava", "Ctibořice", "Drahomíra")
AWAY_PEOPLE = ("Vavřinec", "Xaverius", "Zbyhněva", "Žitomíra")
"""Names that nothing else looks like."""
REASONS = {HERE: "won at Easter", AWAY: "lost at Whitsun"}
FIRST = {HERE: 812_345_678_901_234_000, AWAY: 912_345_678_901_234_000}
PEOPLE_TABLES = ("people", "notes")
ALWAYS_WRITTEN = (*PEOPLE_TABLES, "reviews", "insights")
"""Who has asked is kept: the name, the account, the language."""


def asker(seat: int, guild: int = HERE, **other: Any) -> Actor:
    """The one who sits there on a server; from 4 on people who look on."""
    four = HERE_PEOPLE if guild == HERE else AWAY_PEOPLE
    name = four[seat] if seat < 4 else f"Guest {seat}"
    return Actor(
        **({"user_id": FIRST[guild] + seat, "name": name, "guild_id": guild, "channel_id": CHANNELS[guild]} | other)
    )


class StillWorkers(QuickWorkers):
    """Workers that review and draw at once, and nothing in particular."""

    async def compute(self, task: partial, guild_id: int = 0) -> object:
        return invented(better=3, cost=4) if task.func is review else task()

    async def judge(self, task: partial, guild_id: int = 0, *, awaited: bool = True) -> object:
        told = task.func is judge_deal and kind_of(task.args[0]).partners
        return fairly(invented(), unsure=range(0, 32, 3)).judged if told else judged_quickly(task)

    async def draw(self, picture: Callable[[], bytes], guild_id: int = 0) -> bytes:
        return b"a picture"


# Two servers, on each of which is played


@dataclass
class Played:
    """What there is on a server."""

    guild: int
    playing: int
    """A table at which a deal of a second game is under way, after a first one that was given up."""
    lobby: int
    """One at which two sit, and two computers."""
    game: int
    """The number of the game given up."""
    others: tuple[int, ...]
    """Tables at which Trappola and Bulka are played, with a deal under way."""
    other_game: int
    """The number of a game of Bulka that is over."""

    @property
    def tables(self) -> tuple[int, ...]:
        """All of them."""
        return self.playing, self.lobby, *self.others

    @property
    def games(self) -> tuple[int, ...]:
        """Those that are over."""
        return self.game, self.other_game


async def do(bench: Bench, actor: Actor, action: str) -> Answer:
    """Somebody presses something, and what follows comes about."""
    answer = await bench.host.press(actor, action, on_panel=True)
    await bench.settle()
    return answer


async def open_table(bench: Bench, people: Sequence[Actor], **new: Any) -> int:
    """A table that the first of them opens, and at which all of them sit."""
    answer = await bench.host.lobby.open_table(people[0], **new)
    assert answer.table_id is not None
    for seat, actor in enumerate(people[1:], start=1):
        await do(bench, actor, f"st1:{answer.table_id}:0.0:sit {seat}")
    return answer.table_id


async def played_on(bench: DuelBench, guild: int) -> Played:
    """A server with tables, games, a correction and something under way."""
    people, random = [asker(seat, guild) for seat in range(4)], Random(guild)
    moderator = replace(asker(5, guild), moderator=True)
    # A person opens more tables here than is usual.
    for limit, most in (("own_tables", "20"), ("new_tables", "10")):
        await bench.host.press(moderator, f"se1:{limit}", on_panel=True, values=[most])
    playing = await open_table(bench, people, options={"hints": True})
    await do(bench, people[0], f"st1:{playing}:0.0:start")
    await bench.until(playing, a_deal_is_over, random)
    for actor in (people[1], people[3]):
        await do(bench, actor, f"st1:{playing}:0.0:concede")
    await bench.until(playing, lambda table: table.deal.game_number > 1 and table.view().table, random)
    others = []
    tables = [(facts, at, table) for facts in OTHERS_LISTED.values() for at, table in enumerate(first_and_last(facts))]
    for facts, at, (_, rules, number) in tables:
        others.append(await open_table(bench, people[:number], game=kind_of(rules).name, rules=asdict(rules)))
        await do(bench, people[0], f"st1:{others[-1]}:0.0:start")
        # One of two tables of a game of which several make a series is in a later one.
        first = 2 if at and not facts.ends else 1
        here = partial(lambda first, table: table.deal.game_number >= first and table.view().tricks, first)
        await bench.until(others[-1], here, random)
    finished = [await bench.store.archive.last_game(number) for number in others]
    other_game = next(number for number in finished if number is not None)
    lobby = await open_table(bench, people[:2])
    for level in (Level.BEGINNER, Level.STRONG):
        await do(bench, people[0], f"st1:{lobby}:0.0:computer {level}")
    await bench.host.ledger.correct(moderator, [people[0].user_id], 3, REASONS[guild])
    game = max(entry.game_id for entry in (await whole_ledger(bench.store, guild)).entries)
    return Played(guild, playing, lobby, game, tuple(others), other_game)


def a_deal_is_over(table: Table) -> bool:
    return bool(table.game and finished_deals(table.game))


class World:
    """A bench with two servers, and an eye on whether anything is changed in it."""

    def __init__(self, bench: Bench, here: Played, away: Played) -> None:
        self.bench = bench
        self.here, self.away = here, away
        self._other = sqlite3.connect(bench.path)
        self._version, self._kept = self._look(), kept_in(bench.path, without=ALWAYS_WRITTEN)

    @property
    def ids(self) -> list[int]:
        """The numbers of all tables, and of the games that are over."""
        return [each for there in (self.here, self.away) for each in (*there.tables, *there.games)]

    def _look(self) -> int:
        return int(self._other.execute("PRAGMA data_version").fetchone()[0])

    def check(self, where: object) -> None:
        """Nothing is another than at the beginning, but who is known; nobody was mentioned, nothing shown to all.

        What is found out of a deal that somebody looks back on is kept, and follows from its moves.
        """
        version = self._look()
        if version != self._version:
            assert kept_in(self.bench.path, without=ALWAYS_WRITTEN) == self._kept, where
            self._version = version
        gateway = self.bench.gateway
        assert not (
            gateway.posted
            or gateway.edited
            or gateway.deleted
            or gateway.called
            or gateway.refreshed
            or gateway.threads
        ), where

    def close(self) -> None:
        self._other.close()


@cache
def prepared_servers() -> tuple[bytes, datetime, Played, Played]:
    """The file of two such servers, the time by their clock, and what there is on each."""

    async def build(path: Path) -> tuple[datetime, Played, Played]:
        async with DuelBench(path, 7) as bench:
            here, away = [await played_on(bench, guild) for guild in (HERE, AWAY)]
            # Whoever does something at a table keeps it from being put away: all were touched last at this time.
            for there in (here, away):
                for number in there.tables:
                    await do(bench, asker(0, there.guild), f"st1:{number}:0.0:wake")
            await bench.settle()
        return bench.clock.now, here, away

    with TemporaryDirectory() as folder, ThreadPoolExecutor(1) as aside:
        path = Path(folder) / "games.db"
        # A test has a loop of its own.
        built = aside.submit(lambda: asyncio.run(build(path))).result()
        return path.read_bytes(), *built


@contextlib.asynccontextmanager
async def two_servers(path: Path) -> AsyncIterator[World]:
    content, now, here, away = prepared_servers()
    path.write_bytes(content)  # noqa: ASYNC240 - a few hundred kilobytes
    bench = Bench(path, 7, clock=Clock(now))
    bench.workers = StillWorkers()
    async with bench:
        world = World(bench, here, away)
        try:
            yield world
        finally:
            world.close()


def told(answer: Answer) -> str:
    """All that an answer says, its pictures in words, buttons, lists and file too."""
    said = [block.markdown for block in answer.screen.blocks if isinstance(block, Text)]
    said += [f"{block.name} {block.alt}" for block in answer.screen.blocks if isinstance(block, Picture)]
    said += [f"{button.label} {button.action}" for button in buttons_of(answer.screen)]
    said += [choice.label for block in answer.screen.blocks if isinstance(block, Select) for choice in block.choices]
    return "\n".join([*said, answer.file[1].decode("utf-8-sig") if answer.file else ""])


def marks_of(guild: int) -> tuple[str, ...]:
    """What stands nowhere but on pages of that server."""
    return (*(HERE_PEOPLE if guild == HERE else AWAY_PEOPLE), REASONS[guild], str(guild), str(CHANNELS[guild]))


def assert_in_words(refusal: Refusal, where: object) -> None:
    """Whoever is refused is told so in words of each language, which Discord takes."""
    for language in LANGUAGES:
        said = explain(refusal, texts(language))
        assert said.strip() and refusal.key not in said and "{" not in said, (where, language, said)
        assert_taken(note(said), (where, language))


# What strangers send


def each_of(text: str) -> list[str]:
    """What stands between bars."""
    return text.split("|")


ODD_NUMBERS = (*each_of("|0|-1|²|٣|１|Ⅷ|1_0|+1| 1|1 |0x1|1.0|1e3"), *("9" * digits for digits in (18, 19, 40)))
ODD_STAMPS = ("", ".", "1", "0.0", "9.9", "1.99999", "٣.٣", "1.0.0", "-1.-1", "9" * 40 + ".0")
VERBS = each_of(
    "sit 2|sit ٣|sit 9|stand|start|resume|hand|look|back|ask dost|ask leave|more|cuts 1|cuts ²|cuts 99|hint"
    "|return|rematch|again|origin|concede|leave|stop|record|cut any|cut 5|cut 99|play hA|play bA|play a7|play xX|pass"
    "|dost|count|add|take|seats|signal h|declare A 4|dealer 0|concede 0|preferences|take 0|take -1|computer strong"
    "|computer genius|down|wake|sit 0|sing|| |play\nhA|hand:x|\u202ehand|exchange|keep|alifer|agree|refuse"
    "|blanche|bianca|declare K 3|ask K|ask 2|ask x|play sA|play c2|cut 35|draw sA|ranking 10"
)
VERBS.append("deal " + "aA" * 16)
PIECES = each_of("st1|st0|st2|st99|st|ST1|pr1|se1|pv1|rv1|ah1|ro1|rp1|rm1|rf1|rq1|on1|lg1|ch1|ln1|go1|hi1")
WORDS = each_of("standings|history|player|series|all|month|cuts|language|deck|channels|delete|hA")
VALUES = ("", "cs", "german", "on", "day", "1" * 19, "1" * 40, "²", "../..", "@everyone", "<@1>", "x" * 200)
VALUES += ("'; DROP TABLE--",)
FOR_BOTS = ("ln1", "lg1", "ch1", "rv1", "ah1", "ro1", "rp1", "rm1", "rf1", "rq1", "on1", "pv1:keep")
"""What changes nothing, so that a bot may have it too; so may it have a record."""
ALLOWED_HERE = ("sit", "take", "down", "wake")
"""What anybody on the server may do at a table that has room for them."""


class Sender:
    """Makes up what a stranger might send: custom_ids of every shape, and values chosen from lists."""

    def __init__(self, random: Random, ids: Sequence[int]) -> None:
        self._random = random
        self._ids = list(map(str, ids))

    def _number(self) -> str:
        some = self._ids if self._random.random() < 0.6 else (*ODD_NUMBERS, str(self._random.randrange(10**6)))
        return self._random.choice(some)

    def table_button(self) -> str:
        prefix = "st1" if self._random.random() < 0.9 else self._random.choice(("st0", "st2", "st99", "st001"))
        random = self._random
        version = (
            random.choice(ODD_STAMPS) if random.random() < 0.5 else f"{random.randrange(4)}.{random.randrange(60)}"
        )
        return f"{prefix}:{self._number()}:{version}:{random.choice(VERBS)}"

    def page_button(self) -> str:
        random = self._random
        kind, period = random.choice((*LedgerTopic, "secrets", "HISTORY")), random.choice((*Period, "ever"))
        numbers = ".".join(self._number() for _ in range(random.choice((5, 5, 5, 4, 6))))
        tail = ".".join((*(self._number() for _ in range(3)), random.choice("01"), random.choice(("1", "2", "999999"))))
        queries = (f"{kind}.{period}.{numbers}", f"{kind}.{period}.{tail}", f"{kind}", "", "....")
        made = (
            f"lg1:{random.choice(queries)}",
            f"rv1:{self._number()}:{random.choice('0123')}:{random.choice('0123')}:{self._number()}",
            f"rv1:{self._number()}:{self._number()}",
            f"ah1:{self._number()}:{random.choice('0123')}:{random.choice('0123')}",
            f"{random.choice(('rp1', 'rm1', 'rf1', 'rq1'))}:{self._number()}:1:{self._number()}:{random.choice('012')}",
            f"rp1:{self._number()}:1:{self._number()}:1:{random.choice(('', 'c+', 't-', 'd+', 'x'))}",
            f"ro1:{self._number()}:{random.choice('0123')}:{self._number()}",
            # With a seat anybody may play on from a game of the own server.
            f"on1:replay.{self._number()}.1.{self._number()}.1{random.choice(('', '.9', '.x'))}",
            f"on1:review.{self._number()}.1.{self._number()}.{random.choice(('0', '1', '2', '0.x'))}",
            f"ch1:{self._number()}",
            f"ln1:{''.join(random.choices(('go', 'pp', 'hA', 'do', 'xx', '²', 'd'), k=random.randrange(50)))}",
            f"go1:{random.choice(('genius', '', '1', 'STRONG', 'strong:1'))}",
        )
        return random.choice(made)

    def settings_button(self) -> str:
        random = self._random
        whats = each_of("sing|cuts.²|deck.0|language.x|language|channels|options|clock|delete:x|DELETE")
        what = random.choice([*whats, "", f"cuts.{'9' * 40}"])
        return f"{random.choice(('pr1', 'se1', 'pv1', 'pr2', 'se0'))}:{what}"

    def anything(self) -> str:
        random = self._random
        letters = "abc123:. \n\t²٣\u202e\u200b'\"\\{}%$@<>é👩‍👩‍👧" + "".join(
            map(chr, random.sample(range(1, 0xD7FF), 10))
        )
        parts = (*PIECES, *WORDS, *VERBS, *ODD_NUMBERS, *self._ids, "".join(random.choices(letters, k=8)))
        return random.choice((":", ".", "", " ")).join(random.choices(parts, k=random.randrange(1, 7)))[:100]

    def send(self) -> tuple[str, list[str]]:
        kinds = (self.table_button, self.page_button, self.settings_button, self.anything)
        (made,) = self._random.choices(kinds, (5, 3, 1, 2))
        values = self._random.sample(VALUES, self._random.choice((0, 0, 1, 2, 5)))
        return made(), values


def strangers() -> dict[str, Actor]:
    """Those who have no seat where they ask, players of the other server among them; and one who has."""
    return {
        "looks on": asker(6),
        "bot": asker(7, bot=True),
        "of another server": asker(6, AWAY),
        "moderator of another server": asker(7, AWAY, moderator=True),
        "player, from another server": replace(asker(1), guild_id=AWAY, channel_id=CHANNELS[AWAY]),
        "player of another server": replace(asker(2, AWAY), guild_id=HERE, channel_id=CHANNELS[HERE]),
        "called @everyone": asker(8, name="@everyone <@1> <@&2> \u202e\n```"),
        "plays, and sends what no button bears": asker(0),
    }


def is_allowed(actor: Actor, action: str, values: Sequence[str], world: World) -> bool:
    """Whether anybody on the server, or they in person, might do this: of strangers that is not the point."""
    kind, *rest = action.split(":")
    tables = {there.guild: set(map(str, there.tables)) for there in (world.here, world.away)}
    if kind == "st1" and len(rest) == 3 and rest[0] in tables[actor.guild_id]:
        verb = rest[2].split(" ")[0]
        return actor == asker(0) or verb in ALLOWED_HERE or (verb == "stop" and actor.moderator)
    if kind == "se1":
        return actor.moderator
    return (kind == "go1" and rest in [[str(level)] for level in Level]) or (kind, rest) == ("pv1", ["delete"])


@pytest.mark.stress(small=True)
async def test_whatever_strangers_send_is_refused_in_words_and_changes_nothing(tmp_path, sized, figures):
    """Nor do they learn anything of a server on which they do not ask."""
    seed = 91
    counted: Counter[str] = Counter()
    async with two_servers(tmp_path / "games.db") as world:
        sender, random = Sender(Random(seed), world.ids), Random(seed)
        keys: Counter[str] = Counter()
        while counted["cases"] < sized(3000):
            name, actor = random.choice(list(strangers().items()))
            action, values = sender.send()
            if is_allowed(actor, action, values, world):
                continue
            where = f"seed {seed}: {name} sends {action!r}, {values}"
            counted["cases"] += 1
            foreign = marks_of(AWAY if actor.guild_id == HERE else HERE)
            try:
                on_panel = random.random() < 0.5
                answer = await world.bench.host.press(actor, action, on_panel=on_panel, message_id=1, values=values)
            except Refusal as refusal:
                counted["refused"] += 1
                if not keys[refusal.key]:
                    assert_in_words(refusal, where)
                keys[refusal.key] += 1
                said = explain(refusal, texts())
            else:
                counted["answered"] += 1
                assert answer.target is not Target.BOARD, where
                assert not actor.bot or action.startswith(FOR_BOTS) or action.endswith(":record"), where
                said = told(answer)
            said = said.replace(action, "")
            assert not [mark for mark in foreign if mark in said and mark not in actor.name], where
            await world.bench.settle()
            world.check(where)
        assert len(keys) > 5, keys
        counted["kinds of refusal"] = len(keys)
    assert counted["refused"] > counted["cases"] / 2
    figures(**{name.replace(" ", "_"): number for name, number in counted.items()}, changed=0)


# Commands, with numbers that mean nothing and ids of another server


NUMBERS = (-(2**63), -1, 0, 7, 99, 10**15, 2**63 - 1)
"""Beyond what Discord lets be typed, which is from 1 to a thousand million million."""
TYPED = each_of("|a|A|Ada|²|٣|%|_|*|@everyone|\u202e|\x00|'; DROP TABLE people--|\n|Easter|Xav|1")
TYPED += ["👩‍👩‍👧‍👦" * 32, "x" * 6000]


def commands(bench: Bench, actor: Actor, number: int, typed: str) -> dict[str, Callable[[], Awaitable[Any]]]:
    """All that asks for something by a number or a text."""
    host, ledger = bench.host, bench.host.ledger

    def page(topic: LedgerTopic, **query: Any) -> Callable[[], Awaitable[Any]]:
        public = topic in (LedgerTopic.PAIRS, LedgerTopic.STANDINGS)
        return partial(ledger.show_page, actor, LedgerPage(USUAL, topic, **query), public=public)

    return {
        "show": partial(host.display.show, actor, number),
        "hand": partial(host.display.open_hand, actor, number),
        "leave": partial(host.endings.leave, actor, number),
        "stop": partial(host.endings.stop, actor, number),
        "concede": partial(host.press, actor, f"st1:{number}:1.0:concede"),
        "review": partial(host.reviews.review, actor, "stovkahra", number, 1),
        "review of a deal": partial(host.reviews.review, actor, "stovkahra", None, number),
        "replay": partial(host.press, actor, f"ro1:{number}:1:1"),
        "record": partial(ledger.send_record, actor, number),
        "chart": partial(host.press, actor, f"ch1:{number}"),
        "series": page(LedgerTopic.SERIES, table=number),
        "player": page(LedgerTopic.PLAYER, player=number or 1, computers=True),
        "history": page(LedgerTopic.HISTORY, player=number, other=0),
        "pairs": page(LedgerTopic.PAIRS, player=number or 1, other=(number or 1) ^ 1),
        "standings": page(LedgerTopic.STANDINGS, computers=True),
        "picture": partial(ledger.draw_standings, actor, DrawStandings(USUAL)),
        "tables": partial(host.display.list_tables, actor),
        **{f"standings of {game}": partial(host.ledger.show_standings, actor, game) for game in OTHERS_LISTED},
        **{f"player of {game}": partial(host.ledger.show_player, actor, number, game) for game in OTHERS_LISTED},
        "course": partial(host.press, actor, f"cg1:{number}"),
        **{f"players of {game} typed": partial(host.ledger.players, actor, typed, game) for game in OTHERS_LISTED},
        **{f"rules of {game}": partial(host.rules.show_rules, actor, game, typed) for game in GAMES},
        "topics typed": partial(host.rules.topics, actor, "stovkahra", typed),
        "players typed": partial(ledger.players, actor, typed),
        # Home itself makes the deals of today.
        **{f"home, {part}": partial(host.press, actor, f"hm1:show.bulka.{part}") for part in [*Part][1:]},
        "games typed": partial(ledger.games, actor, typed),
        "preferences": partial(host.settings.show_preferences, actor),
        "privacy": partial(host.settings.show_privacy, actor),
        "privacy, what is kept": partial(host.press, actor, "pv2:kept", on_panel=True),
        "privacy export": partial(host.settings.export_data, actor),
    }


async def said_by(work: Callable[[], Awaitable[Any]], where: object) -> tuple[str, bool]:
    """What comes of asking, in words, and whether it was refused."""
    try:
        found = await work()
    except Refusal as refusal:
        assert_in_words(refusal, where)
        return explain(refusal, texts()), True
    if isinstance(found, Answer):
        assert_taken(found.screen, where)
        return told(found), False
    assert len(found) <= 25 and all(1 <= len(label) <= 100 for label, _ in found), where
    return "\n".join(label for label, _ in found), False


@pytest.mark.stress(small=True)
async def test_commands_tell_and_change_nothing_whatever_numbers_strangers_name(tmp_path, sized, figures):
    """Among the numbers are those of tables, games and people of the other server."""
    seed = 92
    random, counted = Random(seed), Counter[str]()
    async with two_servers(tmp_path / "games.db") as world:
        keys = kept_keys(world.bench)
        while counted["cases"] < sized(1500):
            name, actor = random.choice(list(strangers().items()))
            number, typed = random.choice((*NUMBERS, *world.ids, *world.ids, *keys)), random.choice(TYPED)
            offered_here = commands(world.bench, actor, number, typed)
            # A moderator may stop a table, and who plays leave it.
            own = actor == asker(0) or actor.moderator
            unsaid = {"stop", "leave", "concede"} if own else set()
            if number in tables_on(world.bench, actor.guild_id):
                # Whoever is on the table's own server may have it posted anew.
                unsaid.add("show")
            what = random.choice([what for what in offered_here if what not in unsaid])
            where = f"seed {seed}: {name} asks for {what} of {number}, {typed!r}"
            said, refused = await said_by(offered_here[what], where)
            counted["cases"] += 1
            counted["refused" if refused else "answered"] += 1
            foreign = marks_of(AWAY if actor.guild_id == HERE else HERE)
            own = what.startswith("privacy") and not actor.bot
            assert own or not [mark for mark in foreign if mark in said and mark not in actor.name], where
            await world.bench.settle()
            world.check(where)
    figures(**counted, changed=0, of_another_server=0)


async def test_each_place_calls_people_as_they_are_called_there(tmp_path):
    """By the name on that server, and elsewhere by the account's own, wherever somebody was seen last."""
    nicknames = {
        guild: [f"{word} {seat}" for seat in range(4)] for guild, word in ((HERE, "Doma"), (AWAY, "Přespolní"))
    }
    nowhere = [asker(seat, guild_id=0, channel_id=0) for seat in range(4)]
    async with two_servers(tmp_path / "games.db") as world:
        host, numbers = world.bench.host, (0, *world.here.tables, *world.here.games, *kept_keys(world.bench)[:4])
        at = {
            guild: [replace(each, guild_id=guild, channel_id=CHANNELS[guild]) for each in nowhere]
            for guild in nicknames
        }

        async def everything(who: Actor) -> str:
            """What a person is told on a server of all that there is."""
            # What is typed goes with no number.
            cases = (*((number, "") for number in numbers), (numbers[-1], "doma"), (numbers[-1], "pres"))
            asked = [commands(world.bench, who, number, typed) for number, typed in cases]
            # What one does to a table is tried elsewhere, and one is told all that is kept of oneself.
            unasked = {"leave", "stop", "concede", "privacy export"}
            said = [await said_by(work, what) for each in asked for what, work in each.items() if what not in unasked]
            await world.bench.settle()
            boards = [
                told(Answer(Target.BOARD, each[-1]))
                for each in (*world.bench.gateway.posted, *world.bench.gateway.edited)
            ]
            world.bench.gateway.forget()
            return "\n".join((*(words for words, _ in said), *boards))

        for guild, other in ((HERE, AWAY), (AWAY, HERE)):
            for seen in (guild, other):
                for who, nickname in zip(at[seen], nicknames[seen], strict=True):
                    await host.settings.show_preferences(replace(who, nickname=nickname))
            await open_table(
                world.bench,
                [replace(who, nickname=name) for who, name in zip(at[guild], nicknames[guild], strict=True)],
            )
            told_there = await everything(replace(at[guild][0], nickname=nicknames[guild][0]))
            assert all(name in told_there for name in nicknames[guild])
            assert not [name for name in nicknames[other] if name in told_there]
        own = await everything(nowhere[0])
        assert not [name for names in nicknames.values() for name in names if name in own]


async def test_while_old_games_are_added_up_no_page_says_that_nobody_has_played(tmp_path):
    """The three games have been played there; the books are as a migration leaves those of an older version."""
    sums = ("sums", "counts", "history", "name_words", "ratings")
    nobody = ("series-none", "standings-none-yet", "standings-none-among-people", "player-unknown-of-game")
    nobody += ("player-you-unknown", "player-unknown", "player-none", "player-you-none", "not-in-ledger")
    t = texts()
    async with two_servers(tmp_path / "games.db") as world:
        tamper(
            world.bench.path,
            *(f"DELETE FROM {name}" for name in sums),
            "UPDATE books SET up_to = 0",
        )
        key, host, who = kept_keys(world.bench)[0], world.bench.host, replace(asker(0), moderator=True)
        pages = commands(world.bench, who, key, "") | {
            "own page": partial(host.ledger.show_player, who),
            "a person pointed at": partial(host.ledger.show_account, who, asker(1).user_id, bot=False),
            "own person": partial(host.ledger.show_account, who, who.user_id, bot=False),
            "corrected": partial(host.ledger.correct, who, [who.user_id], 1, "a reason"),
            "all history": partial(host.ledger.show_page, who, LedgerPage(USUAL, LedgerTopic.HISTORY)),
            "all series": partial(host.ledger.show_page, who, LedgerPage(USUAL, LedgerTopic.SERIES)),
            **{f"history of {game}": partial(host.ledger.show_history, who, game) for game in OTHERS_LISTED},
        }
        texts_of_nobody = [t(key, game=game, title=t(f"game-{game}")) for key in nobody for game in GAMES]
        # A replay reads the games themselves, which are all there.
        asked = [what for what in pages if what not in ("stop", "leave", "concede", "replay of a deal")]
        said = {what: (await said_by(pages[what], what))[0] for what in asked}
        assert not [what for what, told in said.items() if any(text in told for text in texts_of_nobody)]
        assert sum(t("ledger-not-yet") in told for told in said.values()) > 10
        assert t("privacy-adding-up") in said["privacy, what is kept"]


def tables_on(bench: Bench, guild_id: int) -> set[int | None]:
    """The tables of a server; `None` stands for the one of the channel."""
    return {None, *(number for (number,) in look(bench.path, "SELECT id FROM tables WHERE guild_id = ?", guild_id))}


def kept_keys(bench: Bench) -> list[int]:
    """The keys of all people, on all servers."""
    return [key for (key,) in look(bench.path, "SELECT id FROM people")]


@pytest.mark.stress(small=True)
async def test_every_id_of_one_server_is_refused_or_means_nothing_on_the_other(tmp_path, sized, figures):
    """To whoever looks on there, to its moderators, and to somebody who plays on both."""
    random, counted = Random(94), Counter[str]()
    async with two_servers(tmp_path / "games.db") as world:
        keys = kept_keys(world.bench)
        for there, guild in ((world.here, AWAY), (world.away, HERE)):
            visitors = (asker(6, guild), asker(7, guild, moderator=True))
            visitors += (replace(asker(1, there.guild), guild_id=guild, channel_id=CHANNELS[guild], moderator=True),)
            hidden = marks_of(there.guild)
            for actor in visitors:
                asked: dict[str, Callable[[], Awaitable[Any]]] = {}
                for number in (*there.tables, *there.games):
                    by_number = commands(world.bench, actor, number, "")
                    asked |= {f"{what} {number}": work for what, work in by_number.items() if "privacy" not in what}
                for typed in ("", *hidden):
                    by_text = commands(world.bench, actor, 1, typed)
                    asked |= {f"{what} {typed}": by_text[what] for what in by_text if what.endswith("typed")}
                every = (LedgerPage(USUAL, kind, player=key, computers=True) for key in keys for kind in LedgerTopic)
                pages = [page.encode() for page in every if page.is_sound()]
                for action in (*pages, *actions_at(there)):
                    asked[action] = partial(world.bench.host.press, actor, action, on_panel=True, message_id=1)
                asked["export"] = partial(world.bench.host.ledger.export, actor, "json")
                for what in random.sample(sorted(asked), min(len(asked), sized(len(asked)))):
                    work = asked[what]
                    where = f"{actor.name} on another server asks {what}"
                    said, refused = await said_by(work, where)
                    counted["cases"] += 1
                    counted["refused"] += refused
                    # The list of what is asked for may hold the mark itself; the own name is nothing new.
                    shown = [mark for mark in hidden if mark in said and mark != actor.name]
                    assert not shown, (where, shown)
                    if what.startswith(("st1", "rv1", "ah1", "show", "hand", "leave", "stop", "concede", "record")):
                        assert refused, where
                    if what.endswith("typed ") and not actor.bot:
                        counted["offers"] += len(said.splitlines())
                    await world.bench.settle()
                    world.check(where)
    assert counted["refused"] > counted["cases"] / 2
    figures(**counted, changed=0, told=0)


def actions_at(there: Played) -> Iterator[str]:
    """Buttons of a server's tables and games, all of them such as are really there."""
    for number in there.tables:
        for verb in VERBS:
            for version in ("0.0", "2.3"):
                yield f"st1:{number}:{version}:{verb}"
    for number in (there.playing, *there.others):
        for deal in (1, 2):
            yield f"ah1:{number}:1:{deal}"
            yield from (f"rv1:{number}:1:{deal}:{page}" for page in (1, 2))
        yield f"ch1:{number}"
    yield LedgerPage(USUAL, LedgerTopic.SERIES, table=there.playing).encode()


# Names


ODD_NAMES = (
    *WORST,
    *each_of("@everyone @here|<@1> <@!2> <@&3> <#4>|</stovkahra new:5>|<:trump:123456789012345678>"),
    *each_of("https://example.com/?a=b|[Anna](https://example.com)|``` `` ` ```|-# small\n# Big|=HYPERLINK(1)"),
    *each_of("\u202e1 brčko to Anna\u202c|A\nTable 1 was stopped|A\r\n**Dana** says dost|\u200b|\t \u00a0\u3000"),
    *("A\u2028Dana\u2029Eva\x0bFero\x0cGita\x85Hana", "e" + "\u0301\u0335\u0489" * 10),
    *("👨‍👩‍👧‍👦" * 32, "🀄" * 32, "{ $name } { -brand }", "||||spoiler||||"),
)
PLAIN_NAMES = ("Adalberta", "Břetislava", "Ctibořice", "Drahomíra", "Eufrozína")
ALPHABET = "@<>&#:!*_~`|[]()\\/-.=1aÁ \n\r\t\u202e\u200b\u2028\u0301👩\u200d🏿\ufe0f{}$%\"'"
READS = {"<@": "a mention", "<#": "a channel", "<t:": "a time", "<:": "an emoji", "</": "a command", "](": "a link"}


def odd_name(random: Random) -> str:
    """What somebody might be called: at most 32 letters, as Discord has it, or more."""
    if random.random() < 0.6:
        return random.choice(ODD_NAMES)
    return "".join(random.choices(ALPHABET, k=random.randrange(0, 33)))


BESIDE_TABLES = (
    *(f"hm1:show.{USUAL}.{part}" for part in Part),
    *(
        "hm1:preferences",
        "hm1:privacy",
        "pv1:ask",
        *(f"pv2:{page}" for page in PrivacyPage),
        *(f"sp1:{page}" for page in SettingsPage),
    ),
    *("co1:told", "co1:reminders", "co1:blocks", "co1:waiting", "ab1:0", "rt1:0", f"pl1:{USUAL}", "ln2:stovkahra.0:"),
    *(f"{what}.{USUAL}" for what in ("dl1:days", "in1:open", "mo1:open", "ch2:list", "ac1:look")),
    *(*(f"pn2:{game}" for game in with_puzzles()), "hm1:season", f"hm1:evening.{USUAL}.teams"),
    *("rv1:{table}:1:1:5", "rv1:{table}:1:1:6"),
)
"""What is asked for beside what a table shows, by the buttons that lead there."""


async def everything_named(path: Path, names: Sequence[str], language: str) -> list[tuple[str, Screen, list[str]]]:
    """Whatever is shown where five people of these names play: pages, and what is offered or in files beside."""
    bench = DuelBench(path, 5)
    bench.workers = StillWorkers()
    shown: list[tuple[str, Screen, list[str]]] = []
    five = [replace(asker(seat), name=name, locale=language, guild_locale=language) for seat, name in enumerate(names)]
    four, random = five[:4], Random(5)

    def keep(what: str, screen: Screen, *beside: str) -> None:
        shown.append((what, screen, list(beside)))

    async def refused(what: str, work: Awaitable[Answer]) -> None:
        with pytest.raises(Refusal) as refusal:
            await work
        keep(what, note(explain(refusal.value, texts(language))))

    async with bench:
        gateway, host = bench.gateway, bench.host
        number = await open_table(bench, four, options={"hints": True})
        await refused("seat taken", do(bench, five[4], f"st1:{number}:0.0:sit 1"))
        await refused("stop by another", host.endings.stop(five[4], number))
        keep("tables", (await host.display.list_tables(five[4])).screen)
        await do(bench, four[0], f"st1:{number}:0.0:start")
        await bench.until(number, a_deal_is_over, random)
        for seat in range(4):
            keep(f"panel {seat}", (await do(bench, four[seat], f"st1:{number}:0.0:look")).screen)
        keep("hands", (await do(bench, five[4], f"ah1:{number}:1:1")).screen)
        # The picture of a replay names people as short as it must.
        replayed = (await host.press(five[4], f"ro1:{number}:1:1", on_panel=True)).screen
        assert all(is_ <= most for is_, most in zip(weight(replayed), MOST, strict=True)), weight(replayed)
        keep("share", (await host.press(five[4], f"rs1:{number}:1:9:0", on_panel=True)).screen)
        for page in (1, 2, 3, 4):
            keep(f"review {page}", (await host.press(five[4], f"rv1:{number}:1:1:{page}", on_panel=True)).screen)
        for actor in (four[1], four[3]):
            await do(bench, actor, f"st1:{number}:0.0:concede")
        await bench.until(number, lambda table: table.deal.game_number == 2, random)
        left = await host.endings.leave(four[2], number)
        keep("left", left.screen)
        await bench.settle()
        keep("seats", (await do(bench, five[4], f"st1:{number}:0.0:seats")).screen)
        moderator = replace(five[4], moderator=True)
        corrected = await host.ledger.correct(moderator, [four[0].user_id, four[1].user_id], 2, "an old match")
        keep("corrected", corrected.screen)
        keys = kept_keys(bench)
        for kind in LedgerTopic:
            for player in (0, *keys[:2]) if kind is not LedgerTopic.PLAYER else keys[:5]:
                query = LedgerPage(USUAL, kind, player=player, computers=True)
                keep(f"{kind} {player}", (await host.ledger.show_page(five[4], query)).screen)
        series = LedgerPage(USUAL, LedgerTopic.SERIES, table=number)
        keep("one series", (await host.ledger.show_page(five[4], series)).screen)
        keep("chart", (await host.press(five[4], f"ch1:{number}")).screen)
        keep("picture", (await host.ledger.draw_standings(five[4], DrawStandings(USUAL))).screen)
        for action in BESIDE_TABLES:
            asked = action.format(table=number)
            keep(asked, (await host.press(replace(four[0], moderator=True), asked, on_panel=True)).screen)
        for find in (host.ledger.players, host.ledger.games):
            keep(find.__name__, note("offered"), *(label for label, _ in await find(five[4], "")))
        in_thread = await host.lobby.open_table(five[4], options={"thread": True})
        keep("thread", in_thread.screen)
        await bench.settle()
        bench.clock.forward(timedelta(hours=30))
        await bench.settle()
        for at, screen in enumerate(screen for *_, screen in (*gateway.posted, *gateway.edited)):
            keep(f"public {at}", screen)
    return shown


MOST: Final = (SCREEN, 60, 6)
"""How high a page is at most, how many words stand in it, and how many buttons and lists."""
EXPLAINS = "explains, and is asked for by ❓"
ABOVE: Final = {
    "hands": ((604, 97, 0), "all cards of a deal, each a word"),
    "pv2:stays": ((499, 116, 1), EXPLAINS),
    "sp1:company-how": ((619, 103, 1), EXPLAINS),
    "sp1:research-how": ((531, 78, 1), EXPLAINS),
    "ln2:stovkahra.0:": ((587, 87, 1), "a page of a lesson is there to be read"),
    "in1:open.stovkahra": ((604, 72, 2), "figures, each with the word for what it counts"),
}
"""The pages that are above that, how much they are at most, and why."""
LATER: Final = {"left": "how to come back later", "ln2:stovkahra.0:": "how the lesson goes on"}
"""The pages that name buttons of others, and why."""


@pytest.mark.parametrize("language", in_turn(LANGUAGES))
async def test_every_page_fits_on_a_phone_and_asks_for_one_thing(tmp_path: Path, language: str) -> None:
    """Those that do not are known, and do not grow; what a page tells to press is there."""
    seen, grown = set[str](), list[object]()
    for what, screen, _ in await everything_named(tmp_path / "games.db", PLAIN_NAMES, language):
        known = what if what in ABOVE else what.rstrip("0123456789 ")
        most, _ = ABOVE.get(known, (MOST, ""))
        seen.add(known)
        if any(is_ > may for is_, may in zip(weight(screen), most, strict=True)):
            grown.append((what, weight(screen), most))
        grown += primary(screen)[1:]
        if what not in LATER:
            grown += named_in_vain(screen, texts(language))
    assert not grown
    assert ABOVE.keys() <= seen


def renamed(text: str, names: Sequence[str], way: Callable[[str], str]) -> str:
    """The same text, where others are called so."""
    for plain_name, name in zip(PLAIN_NAMES, names, strict=True):
        text = text.replace(plain_name, way(name))
    return text


def in_blocks(markdown: str) -> list[str]:
    """What is no block of code, then each block of code."""
    parts = markdown.split("```")
    return ["".join(parts[::2]), *parts[1::2]]


def told_alike(before: str, after: str, names: Sequence[str]) -> bool:
    """Whether two blocks of code have the same lines but for the cut names, and what is padded or cut beside them."""
    lines, others = before.splitlines(), after.splitlines()
    if len(lines) != len(others):
        return False
    for number, (line, other) in enumerate(zip(lines, others, strict=True)):
        known = "|".join(f"{re.escape(name)}|{re.escape(name[:3])}[^ ]*…" for name in PLAIN_NAMES)
        pattern = ""
        for each in re.split(f"({known})", line):
            at = next((at for at, name in enumerate(PLAIN_NAMES) if each and each[:3] == name[:3]), None)
            if at is not None:
                cuts = [fitted(names[at], room) for room in range(1, 2 * len(names[at]) + 2)]
                pattern += f"(?:{'|'.join(map(re.escape, sorted(set(cuts), key=len, reverse=True)))})"
            else:
                words = re.split(r"( +)", each)
                pattern += "".join(
                    " *" if not word.strip() else head(word) if number == 1 else re.escape(word) for word in words
                )
        if not re.fullmatch(pattern + " *", other):
            return False
    return True


def head(word: str) -> str:
    """A head of a column: as it is, or shortened."""
    stem = word.rstrip(".")
    return f"(?:{'|'.join(re.escape(stem[:many]) for many in range(len(stem), 1, -1))})[^ ]*"


def labels(screen: Screen) -> list[str]:
    """What stands where markdown means nothing."""
    alts = [block.alt for block in screen.blocks if isinstance(block, Picture)]
    return [*(button.label for button in buttons_of(screen)), *alts]


async def test_a_name_is_never_more_than_a_name(tmp_path, sized, figures):
    """Every page is letter for letter that of people with plain names, with other names in their places.

    So nothing that somebody is called adds a line, a mention, a link or a heading, or takes anything away.
    """
    seed = 93
    random, counted = Random(seed), Counter[str]()
    languages = list(LANGUAGES)
    honest: dict[str, list[tuple[str, Screen, list[str]]]] = {}
    sets = [ODD_NAMES[at : at + 5] for at in range(0, len(ODD_NAMES) - 4, 5)]
    for number in range(sized(15)):
        language = languages[number % len(languages)]
        names = sets[number] if number < len(sets) else [odd_name(random) for _ in range(5)]
        if len(set(map(short, names))) < len(names):
            continue  # People who are called alike get a number, which nobody with a plain name has.
        if language not in honest:
            honest[language] = await everything_named(tmp_path / f"{language}.db", PLAIN_NAMES, language)
        odd = await everything_named(tmp_path / f"odd {number}.db", names, language)
        assert [what for what, *_ in odd] == [what for what, *_ in honest[language]]
        for (what, clean, clean_beside), (_, screen, beside) in zip(honest[language], odd, strict=True):
            where = f"seed {seed}, {number}, {language}, {what}: {names}"
            assert_taken(screen, where)
            written = [[block.markdown for block in each.blocks if isinstance(block, Text)] for each in (clean, screen)]
            for before, after in zip(*written, strict=True):
                (before, *codes), (after, *others) = in_blocks(before), in_blocks(after)
                for clean_code, code in zip(codes, others, strict=True):
                    assert told_alike(clean_code, code, names), (where, clean_code, code)
                assert after == renamed(before, names, plain), (where, before, after)
                assert len(after.splitlines()) == len(before.splitlines()), (where, before, after)
                bare_of_escapes = re.sub(r"\\.", "", after, flags=re.DOTALL)
                for sign, meaning in READS.items():
                    assert bare_of_escapes.count(sign) <= before.count(sign), (where, meaning, after)
            for before, after in zip(labels(clean), labels(screen), strict=True):
                assert after in {renamed(before, names, way) for way in (short, bare)}, (where, before, after)
            # What is offered goes by the alphabet, so that it may stand in another order.
            offers = [renamed(each, names, short) for each in clean_beside]
            assert len(beside) == len(offers), (where, beside)
            for after in beside:
                # Discord takes a hundred letters; what is longer is cut.
                assert any(after == each or each.startswith(after.removesuffix("…")) for each in offers), (where, after)
                assert len(after.splitlines()) == 1, (where, after)
            counted["pages"] += 1
        counted["sets of names"] += 1
    figures(**{name.replace(" ", "_"): value for name, value in counted.items()}, misread=0)


async def test_the_title_of_a_thread_holds_no_more_of_a_name_than_other_texts(tmp_path: Path) -> None:
    """No second line, nothing unseen, and nothing that turns the rest around."""
    async with Bench(tmp_path / "games.db") as bench:
        for seat, name in enumerate(ODD_NAMES, start=5):
            await bench.host.lobby.open_table(asker(seat, name=name), options={"thread": True})
        assert len(bench.gateway.threads) == len(ODD_NAMES)
        assert not [title for _, title in bench.gateway.threads if title != seen(title)]


# As Discord sends it


def outsider(here: Club) -> tuple[MemberActor, Any]:
    """Somebody on another server, and a channel there."""
    guild = here.env.create_guild("Jinde")
    return guild.add_member(here.env.create_user("gustav", global_name="Gustav")), guild.create_text_channel("karty")


async def pressed_by_strangers(folder: Path, seed: int, cases: int) -> Counter[str]:
    """What came of so many presses and choices by people who have no business at a table."""
    counted: Counter[str] = Counter()
    async with club(folder, Seeded(seed), name=str(seed)) as here:
        await here.start(look="text")
        # What is left to redraw is drawn, so that whatever is sent later comes of a press.
        await here.pass_time(REDRAW + 1)
        away, channel = outsider(here)
        robot = here.guild.add_member(here.env.create_user("robot", bot=True))
        own = await here.slash(here.stranger, "stovkahra tables")
        # With its first page a server is known.
        await here.slash(away, "brcko standings", channel)
        foreign = await here.slash(away, "stovkahra tables", channel)
        writer = here.env.create_user("hana")
        private = writer.dm_channel.id
        assert not [each for each in writer.available_commands() if each.startswith("brcko")]
        sender = Sender(Random(seed), [here.table_id, here.table_id + 1])
        before, requests = (
            kept_in(here.path, without=ALWAYS_WRITTEN),
            len(here.env.http_requests),
        )
        askers = [
            ("looks on", here.stranger.id, own, here.guild.id, None),
            ("of another server", away.id, foreign, away.guild.id, channel.id),
            ("bot", robot.id, own, here.guild.id, None),
            ("outside of servers", writer.id, own, None, private),
        ]
        # However few cases there are, each of them is among those who send something.
        turns = cycle(askers)
        while counted["cases"] < cases:
            name, user, message, guild, place = next(turns)
            action, values = sender.send()
            verb = action.split(":")[-1].split(" ")[0]
            if (name == "looks on" and verb in ALLOWED_HERE) or action == "pv1:delete":
                continue
            where = f"seed {seed}: {name} sends {action!r}, {values}"
            result = await here.made_up(user, message, action, *values, guild_id=guild, channel_id=place)
            counted["cases"] += 1
            if re.fullmatch(r"[a-z]{2}\d{1,3}:[^\n]{0,90}", action) is None:
                # No button of this bot's was ever like that: it is not for this bot to answer.
                counted["unanswered"] += not result.acknowledged
                continue
            if not result.acknowledged:
                assert action.split(":")[0].rstrip("0123456789") not in {piece[:2] for piece in PIECES}, where
                continue
            assert result.response is not None and result.response.ephemeral, where
            said = words(result.response)
            assert said and not re.search(r"\b[0-9a-f]{8}\b", said), (where, said)
            counted["answered"] += 1
        await here.look()
        for sent in messages_in(here.env, here.env.http_requests[requests:]):
            assert sent.body["allowed_mentions"] == {"parse": []}, sent.path
        assert kept_in(here.path, without=ALWAYS_WRITTEN) == before, f"seed {seed}"
    return counted


@pytest.mark.stress(small=True)
async def test_whatever_comes_over_discord_from_strangers_is_answered_in_words(tmp_path, caplog, sized, figures):
    counted: Counter[str] = Counter()
    wanted, at_once = sized(150), 50
    # discord.py keeps a task for every press for a while: with very many in one club each takes longer.
    for number, done in enumerate(range(0, wanted, at_once)):
        counted += await pressed_by_strangers(tmp_path, 940 + number, min(at_once, wanted - done))
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]
    assert counted["answered"] > counted["cases"] / 2
    figures(**counted, error_references=0, changed=0)


TO_TABLES = each_of("stovkahra show|stovkahra hand|stovkahra leave|stovkahra stop")
OUT_OF_RANGE: dict[str, dict[str, Sequence[Any]]] = {
    "stovkahra new": {"series": ("15", "ten"), "computers": ("genius",), "clock": ("never",), "alone": ("1",)},
    "stovkahra review": {"number": (0, -1, 10**15 + 1), "deal": (0, 100, -1), "game": ("whist", "")},
    "trappola new": {"deals": (3, 0, "4"), "computers": ("genius",), "alone": ("1",)},
    "bulka new": {"clock": ("", "1"), "opponents": (0, 4, -1, 10**15)},
    "brcko standings": {"period": ("ever", ""), "computers": ("yes",)},
    "stovkahra-moderation export": {"format": ("exe", "")},
} | {command: {"table": (0, -5, 2**53, 10**15 + 1, 1.5, "1")} for command in TO_TABLES}
IN_RANGE: dict[str, dict[str, Sequence[Any]]] = {
    "stovkahra review": {"number": (1, 99, 10**15), "deal": (1, 3)},
    **{f"{game} rules": {"topic": ("²", "\u202e", "@everyone", "x" * 6000, "%s{}")} for game in GAMES},
    **{command: {"table": (99, 10**15)} for command in TO_TABLES},
}


READ_ON = {page for game in SCREENS for page in pages_of(game)}
"""What the pages of the rules lead to."""


def each_value(told: dict[str, dict[str, Sequence[Any]]]) -> Iterator[tuple[str, str, Any]]:
    return ((command, option, value) for command in told for option in told[command] for value in told[command][option])


async def test_options_out_of_range_are_refused_by_discord_and_those_without_meaning_by_the_bot(
    tmp_path, caplog, figures
):
    refused_by = Counter[str]()
    async with club(tmp_path, Seeded(95)) as here:
        await here.start()
        away, channel = outsider(here)
        before = kept_in(here.path, without=ALWAYS_WRITTEN)
        moderator = here.moderator()
        for command, option, value in each_value(OUT_OF_RANGE):
            with pytest.raises(OptionError):
                await moderator.slash(here.channel, command, **{option: value})
            refused_by["discord"] += 1
        for command, option, value in each_value(IN_RANGE):
            answer = await here.slash(here.stranger, command, **{option: value})
            told = answer.ephemeral and not answer.attachments and set(offered(answer)) <= READ_ON
            assert told, (command, value)
            refused_by["bot"] += 1
        for command in TO_TABLES:
            answer = await here.slash(away, command, channel, table=here.table_id)
            assert words(answer) == texts()("no-table", number=here.table_id), command
            refused_by["bot"] += 1
        assert kept_in(here.path, without=ALWAYS_WRITTEN) == before
        assert not [record for record in caplog.records if record.levelno >= logging.ERROR]
    figures(refused_by_discord=refused_by["discord"], refused_by_the_bot=refused_by["bot"], changed=0)


@pytest.mark.stress
async def test_whatever_players_are_called_nobody_is_mentioned_but_who_is_waited_for(tmp_path, sized, figures):
    """Every message says whom it may mention: nobody, or the accounts called, never a role or everybody."""
    seed, counted = 97, Counter[str]()
    called = ("@everyone", "<@1><@&2>", "\u202e@here", "**||`x`||**")
    async with club(tmp_path, Seeded(seed)) as here:
        new = [here.env.create_user(f"odd{at}", global_name=name) for at, name in enumerate(called)]
        here.players = [here.guild.add_member(each) for each in new]
        await here.start()
        random = Random(seed)
        for _ in range(max(4, sized(6))):
            await here.play(random, 8)
            # Until hands can be redrawn no more, and whoever is waited for is called.
            await here.pass_time(1000)
            for command in ("stovkahra tables", "stovkahra show", "brcko standings", "brcko history", "privacy"):
                await here.slash(random.choice(here.players), command)
            await here.slash(here.stranger, "stovkahra leave")
            lobby = await here.slash(here.players[0], "stovkahra new")
            await here.forge(here.players[0], lobby, offered(lobby)["options"].replace("options", "thread"))
            await here.open_hands()
        accounts = {actor.id for actor in here.players}
        for sent in messages_in(here.env, here.env.http_requests):
            text, allowed = words(sent.body), sent.body.get("allowed_mentions")
            ids = {int(number) for number in re.findall(r"<@!?(\d+)>", text)}
            assert not re.search(r"<@&|(?<!\\)@(everyone|here)", text), text
            assert ids <= accounts
            counted["messages"] += 1
            if ids:
                counted["calls"] += 1
                assert not allowed["parse"] and {int(each) for each in allowed["users"]} == ids, allowed
                assert not allowed.get("roles") and not allowed.get("replied_user"), allowed
            elif sent.method == "PATCH" and sent.path.startswith("/channels/"):
                # Without it Discord takes an edit for one that may mention all whom its text names.
                assert allowed == {"parse": []}, sent.path
                counted["redrawn"] += 1
            else:
                assert allowed in ({"parse": []}, {"parse": [], "users": []}), (sent.path, allowed)
    assert counted["calls"] and counted["redrawn"] and counted["messages"] > 50
    figures(**counted, others_mentioned=0)
