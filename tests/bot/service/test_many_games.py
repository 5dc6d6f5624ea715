"""What is kept costs nothing: a start, and whatever people do, takes as many steps of the database as in a small file.

No time is measured. The same conversation is held in two files, of which one keeps eight times as many games of the
same people in the same channel, and where tests are small four times as many; SQLite counts for each statement how
often its machine goes round.
"""

import contextlib
import re
import shutil
import sqlite3
from collections import Counter
from collections.abc import Awaitable, Callable
from concurrent.futures.process import BrokenProcessPool
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from random import Random

import pytest

from bot.model import moving
from bot.model.across import FILLED_AFTER
from bot.model.company import Friend
from bot.model.errors import Refusal
from bot.model.event import Form
from bot.model.home import Part
from bot.model.ledger import Period
from bot.model.ledger_pages import OLDEST, DrawStandings, LedgerPage, LedgerTopic
from bot.model.table import ACROSS, Status, Table
from bot.service.looking_back.bookkeeping import BookkeepingService
from bot.storage.database import marks
from bot.storage.ledger_search import OFFERED
from bot.storage.lines import SCORES
from bot.storage.review import DealPlace
from engine.game import Rules as AnyRules
from engine.games import GAMES, USUAL
from tests.support.copies import add_up, multiply
from tests.support.duel_bench import BULKA, DuelBench, over, sensibly
from tests.support.every_game import OTHERS_LISTED
from tests.support.games import won
from tests.support.players import plain_move
from tests.support.reviews import NO_INSIGHTS, blame_of, unblamed
from tests.support.service import (
    ELSEWHERE,
    GUILD,
    LOOKER_ON,
    NOON,
    Answer,
    Clock,
    Undrawn,
    actor,
    buttons,
    last_finished,
    look,
    tamper,
)
from tests.support.steps import Steps
from tests.support.storage import Store

FEW = 60
"""How often all that was played stands in the smaller file, in which every page is full."""
TIMES, LEAST = 8, 4
"""How many times as much stands in the larger one, and how many times at least."""
AT_MOST = 1.5
"""How many times the steps a statement may take where so much more is kept."""
ALWAYS = 60
"""So many steps more tell nothing."""
COUNTED = re.compile(r"SELECT (\(SELECT )?count\(\*\)")
"""What a person is told of who asks how much is kept about them: thousands of own rows in a millisecond."""
DUELS = {
    name: rules
    for name, (_, rules, _) in ((name, facts.tables[0]) for name, facts in OTHERS_LISTED.items())
    if GAMES[name].may_sit(rules, 2)
}
"""The rules of games that two can play."""
DAY, HOUR = timedelta(days=1), timedelta(hours=1)
PRIVATE = {"guild_id": 0, "channel_id": 909, "invite": "https://example.org/add"}
"""Where the bot is on no server."""


class HereWorkers(Undrawn):
    """Workers that take the next legal move, and mostly have no time for anything else."""

    def __init__(self) -> None:
        super().__init__(1)
        self.has_time = False

    async def choose(self, view, level, seed, party=0):
        return plain_move(view)

    decide = choose

    async def judge(self, task, party=0, *, awaited=True):
        raise BrokenProcessPool

    async def compute(self, task, party=0):
        if not self.has_time:
            raise BrokenProcessPool
        return task()


class Village(DuelBench):
    """A server on which the same four have played for years."""

    def __init__(self, path: Path, clock: Clock) -> None:
        super().__init__(path, clock=clock)
        self.workers = HereWorkers()
        self.steps = Steps()

    async def put_away(self) -> None:
        """Nobody comes for a day."""
        self.clock.forward(25 * HOUR)
        await self.settle()


async def play(here: Village) -> None:
    """All that tables can come to: finished, stopped and left alone, with cards and without."""
    await here.make_room()
    await won(here.store, await here.table(await here.series()))
    for rules in DUELS.values():
        await here.until(await here.begun(rules, 2), over, Random(3))
    await stopped(here, await here.series())
    await won(here.store, await here.table(await here.series()), 1)
    await here.press(0, await here.series(), "leave", on_panel=True)
    for _ in range(2):
        await here.lobby()
    await here.host.evenings.show_or_begin(actor(0), "stovkahra", 2)
    await here.put_away()
    await stopped(here, 3)
    await here.put_away()


async def an_individual_evening(here: Village) -> None:
    """Three sign up, one of them signs off and comes again, and computers play a deal for them."""
    await here.host.individuals.show_or_open(actor(1), "trappola", 2)
    ((evening,),) = look(here.path, "SELECT max(id) FROM events WHERE form NOT IN ('daily', 'pool', 'challenge')")
    for seat, what in ((2, "sign"), (3, "sign"), (3, "off"), (3, "sign"), (1, "begin")):
        await here.ask(seat, f"ev1:{what}.{evening}")
    await here.settle()
    await here.let_pass(timedelta(minutes=40))


async def an_evening_of_pairs(here: Village) -> None:
    """Two find each other, a third one plays with a computer, and computers play two rounds for them."""
    await here.host.individuals.show_or_open(actor(1), "stovkahra", 4, Form.PAIRS)
    ((evening,),) = look(here.path, "SELECT max(id) FROM events WHERE form NOT IN ('daily', 'pool', 'challenge')")
    for seat, partner in ((2, 1), (1, 2)):
        key = str((await here.host.identity.person(actor(partner))).id)
        await here.host.press(actor(seat), f"ev1:with.{evening}", values=[key])
    for seat, what in ((3, "sign"), (1, "begin")):
        await here.ask(seat, f"ev1:{what}.{evening}")
    await here.settle()
    await here.let_pass(timedelta(minutes=40))


async def an_appointment(here: Village) -> None:
    """Two agree on a time, another one comes and stays away again, and their table opens at the hour."""
    await here.host.appointments.open(actor(5), "in 2 hours", "trappola", {}, {})
    ((number,),) = look(here.path, "SELECT max(id) FROM appointments")
    for seat, what in ((2, "in"), (3, "in"), (3, "out")):
        await here.ask(seat, f"at1:{what}.{number}")
    here.clock.put(timedelta(hours=2))
    await here.real_host.appointment_times.look_after()
    await here.settle()


async def stopped(here: Village, number: int) -> None:
    """A moderator stops a table."""
    await here.host.endings.stop(actor(LOOKER_ON.user_id - 1000, moderator=True), number)
    await here.settle()


async def start(here: Village) -> None:
    """The bot starts, and a few minutes pass."""
    here.real_host.start()
    await here.settle()
    await here.let_pass(timedelta(minutes=3))


async def a_series(here: Village) -> None:
    """Four sit down, play cards, and win a game; one leaves and comes back; a moderator stops them, and they go on."""
    number = here.number = await here.series()
    await cards(here, 12)
    await here.let_pass(timedelta(minutes=2))
    await here.until_choice(number, Random(2))
    await here.press(*await awaited(here), "add")
    await here.let_pass(HOUR)
    await here.press(2, number, "leave", on_panel=True)
    await stopped(here, number)
    lobby = await here.lobby()
    await here.press(0, lobby, "resume")
    await here.settle()
    await won(here.store, await here.table(number))


async def cards(here: Village, number: int) -> None:
    random = Random(5)
    for _ in range(number):
        await here.play_on(here.number, random, boldness=0)
        await here.settle()


async def awaited(here: Village) -> tuple[int, int]:
    table = await here.table(here.number)
    return table.seats.person(min(table.awaited())).user_id - 1000, table.id


async def a_duel(here: Village, rules: AnyRules) -> None:
    """Two play to the end, with computers' help."""
    number = here.number = await here.begun(rules, 2)
    random = Random(4)
    for _ in range(8):
        await here.step(number, sensibly(random))
    await here.until(number, over, random)
    await here.press(0, number, "look", on_panel=True)


async def rematch(here: Village) -> None:
    for seat in range(4):
        await here.press(seat, here.number, "rematch")
    await here.settle()
    here.number = (await here.table(here.number)).rematch_id


async def practice(here: Village) -> None:
    """Two games alone with computers, of which the first is given up and deleted with the third."""
    for _ in range(3):
        answer = await here.host.lobby.open_table(actor(0, **PRIVATE), {"cup": "off"}, {}, "beginner", "bulka")
        await here.settle()
        await here.store.change(answer.table_id, finish)
    await here.host.display.open_hand(actor(0, **PRIVATE), answer.table_id)


async def how_others_fared(here: Village) -> None:
    """Somebody plays a deal alone with computers that many have had, and asks how they did."""
    answer = await here.host.lobby.open_table(actor(0, **PRIVATE), {}, {}, "beginner", "trappola")
    await here.settle()
    table, _ = await here.store.change(answer.table_id, play_deal)
    await here.press(0, table.id, "fared", on_panel=True, **PRIVATE)
    await here.press(0, table.id, "stop", on_panel=True, **PRIVATE)


def play_deal(table: Table) -> None:
    """The deal under way is played to its end."""
    while not table.deal.between_deals:
        (seat,) = table.awaited()
        moving.push(table, seat, plain_move(table.view(seat)))


def shared(path: Path, times: int) -> None:
    """So many deals are kept that people got alone with computers; one is new, and the person is to have it next."""
    with contextlib.closing(sqlite3.connect(path)) as file:
        for at in range(1, times + 1):
            for pool in ('trappola beginner {"deals": 4}', f"of other rules {at}"):
                named = "(form, kind, name) VALUES ('pool', 'trappola', ?) ON CONFLICT DO NOTHING"
                file.execute(f"INSERT INTO events {named}", (pool,))
                ((event,),) = file.execute("SELECT id FROM events WHERE form = 'pool' AND name = ?", (pool,))
                deal = "(event, deal, seed, made_on, strong, perfect, strong_tricks)"
                day = (NOON + 20 * DAY).date().isoformat()
                file.execute(
                    f"INSERT INTO event_deals {deal} VALUES (?, ?, zeroblob(32), ?, 1, 2, '1')", (event, at, day)
                )
                file.execute("INSERT INTO event_fields VALUES (?, ?, 5, 7)", (event, at))
                had = "SELECT ?, id, ?, 2 FROM people WHERE user_id IN (1000, 1001) ON CONFLICT DO NOTHING"
                file.execute(f"INSERT INTO event_people (event, person, number, state) {had}", (event, times - 1))
        file.commit()


def finish(table: Table) -> None:
    table.status = Status.FINISHED


async def offered(here: Village, game: str) -> None:
    """What is offered while somebody types the number or the players of a game."""
    for typed in ("", "1", "an"):
        await here.host.ledger.games(actor(0), typed, game)


async def players_of(here: Village, game: str) -> None:
    """What is offered while somebody types the names of a game's players."""
    for typed in ("", "an"):
        await here.host.ledger.players(actor(0), typed, game)


async def a_game_of(here: Village, game: str) -> None:
    """Somebody opens a game from the history."""
    number = here.rows("SELECT max(game) FROM results WHERE kind = ?", game)[0][0]
    await here.host.press(actor(0), f"gm1:{game}", on_panel=True, values=[str(number)])


async def daily(here: Village) -> None:
    page = await here.host.dailies.show_daily(actor(0), "trappola")
    play = next(each.action for each in buttons(page.screen) if "play" in each.action)
    await here.ask(0, play, on_panel=True, message_id=9000)
    await here.settle()


async def an_earlier_day(here: Village) -> None:
    """Somebody looks for a day that is over, and plays its deal."""
    day = (NOON - DAY).date().isoformat()
    await here.ask(0, "dl1:days.trappola")
    await here.ask(0, f"dl1:days.trappola.{day}")
    for typed in ("", "5", "nothing"):
        await here.host.earlier_days.days(actor(0), "trappola", typed)
    await here.host.dailies.show_daily(actor(0), "trappola", day)
    for what in ("play", "show"):
        await here.ask(0, f"dl1:{what}.trappola.{day}", on_panel=True, message_id=9001)
        await here.settle()


async def a_challenge(here: Village) -> None:
    """Somebody is challenged and accepts, both look at their challenges, and one plays a deal."""
    await here.host.challenges.challenge(actor(0), "trappola", Friend(1002, "Cyril"))
    number = here.rows("SELECT max(id) FROM events WHERE form = 'challenge'")[0][0]
    await here.ask(2, f"ch2:yes.n{number}", message_id=9002)
    for seat in (0, 2):
        await here.host.challenges.challenge(actor(seat), "trappola", None)
    for what in ("play", "show"):
        await here.ask(0, f"ch2:{what}.n{number}", on_panel=True, message_id=9003)
        await here.settle()
    here.real_host.challenge_ends.end()
    await here.settle()


def challenged_before(path: Path, times: int) -> None:
    """Two people have played so many challenges against one another."""
    ends_at = (NOON + 20 * DAY).isoformat()
    with contextlib.closing(sqlite3.connect(path)) as file:
        for _ in range(times):
            number = file.execute(
                """INSERT INTO events (form, kind, stage, shown, made_at, ends_at)
                VALUES ('challenge', 'trappola', 'over', 1, ?, ?)""",
                (ends_at, ends_at),
            ).lastrowid
            file.execute(
                """INSERT INTO event_people (event, person, number, guild_id, channel_id, state)
                SELECT ?, id, (user_id - 1000) / 2 + 1, ?, 1, 0 FROM people WHERE user_id IN (1000, 1002)""",
                (number, GUILD),
            )
            file.execute("INSERT INTO event_deals (event, deal, seed) VALUES (?, 1, zeroblob(32))", (number,))
        file.commit()


def played_later(path: Path, times: int) -> None:
    """So many days are over, and the deal of each was played later by two people."""
    since = (NOON + 29 * DAY).date().isoformat()
    with contextlib.closing(sqlite3.connect(path)) as file:
        for at in range(1, times + 1):
            day = (NOON - at * DAY).date().isoformat()
            event = file.execute(
                """INSERT INTO events (form, kind, name, ends_at, stage, shown, mistake)
                VALUES ('daily', 'trappola', ?, ?, 'over', 1, 'null')""",
                (day, day),
            ).lastrowid
            file.execute("INSERT INTO event_deals VALUES (?, 1, zeroblob(32), 1, 2, '1', NULL)", (event,))
            file.execute("INSERT INTO event_fields VALUES (?, 1, 5, 7)", (event,))
            file.execute(
                """INSERT INTO event_tries (person, event, deal, later, begun_on, number, points, ended_at)
                SELECT id, ?, 1, 1, ?, 1, 3, ? FROM people WHERE user_id IN (1000, 1001)""",
                (event, since, since),
            )
        file.commit()


def judged_before(path: Path, times: int) -> None:
    """Deals were judged in so many months before the last year."""
    with contextlib.closing(sqlite3.connect(path)) as file:
        for at in range(1, times + 1):
            month = f"{2025 - at // 12:04}-{at % 12 + 1:02}"
            file.execute(
                """INSERT INTO insights SELECT ?, people.id, 'trappola', ?, aspect.value, 3, 1.5
                FROM people, json_each('["deals", "choices", "lead", "follow"]') AS aspect
                WHERE user_id IN (1000, 1001)""",
                (GUILD, month),
            )
        file.commit()


async def settings(here: Village) -> None:
    """A moderator opens the settings, where results are told that chance hardly explains."""
    await here.host.settings.show_settings(actor(0, moderator=True))


async def first_look(here: Village) -> None:
    """The games are looked through for such results, which is done once a day."""
    here.workers.has_time = True
    await settings(here)
    here.workers.has_time = False


async def may_be_refused(here: Village, ask: Callable[[], Awaitable[object]]) -> None:
    """Asks for something that may be refused."""
    with contextlib.suppress(Refusal):
        await ask()


async def forgotten(here: Village) -> None:
    """The bot is removed from the server, and a month later all that was played there is deleted."""
    await here.host.settings.note_removed(GUILD)
    here.clock.forward(31 * DAY)
    await here.host.settings.forget_guilds()


async def a_puzzle(here: Village) -> None:
    """One is shown and decided, and another one follows."""
    shown = await here.host.puzzles.show_puzzle(actor(0), game="stovkahra")
    card = next(each.action for each in buttons(shown.screen) if each.action.startswith("pz2:") and each.enabled)
    await here.host.press(actor(0), card, on_panel=True)
    await here.host.press(actor(0), "pn2:stovkahra", on_panel=True)


async def own_mistakes(here: Village) -> None:
    """Each card of a deal of Trappola is said to have been a mistake, and somebody is asked for a better one."""
    game_id = last_finished(here.path, "trappola")
    place = DealPlace(*await here.store.archive.place_of(GUILD, game_id), 1)
    game, _ = await here.store.archive.game_at(place.table_id, place.game)
    judged = [replace(each, blame=blame_of(each.card, each.card, 9.0)) for each in unblamed(game, 1)]
    await here.store.reviews.keep(place, tuple(judged), NO_INSIGHTS)
    shown = await here.host.mistakes.show(actor(0), "trappola")
    card = next(each.action for each in buttons(shown.screen) if each.action.startswith("ma1:"))
    await may_be_refused(here, lambda: here.host.press(actor(0), card, on_panel=True))
    await here.host.press(actor(0), "mo1:next.trappola", on_panel=True)
    await here.settle()


async def own_play(here: Village) -> None:
    """Somebody asks what the own play is like, and tells others."""
    for _ in range(2):
        await here.host.insights.show(actor(0), "trappola")
        await here.settle()
    await may_be_refused(here, lambda: here.host.press(actor(0), "in1:share.trappola"))


def newest_table(here: Village) -> int:
    """The table of the game for brčka that was finished last."""
    ((number,),) = look(here.path, "SELECT max(table_id) FROM prizes")
    return int(number)


async def replay_of(here: Village, game: str) -> Answer:
    """The replay of the game of a kind that was finished last."""
    table, number = await here.store.archive.place_of(GUILD, last_finished(here.path, game))
    return await here.host.press(actor(0), f"ro1:{table}:{number}:0")


async def silent(here: Village) -> None:
    """Whoever was silent for years is forgotten, whose challenges have gone long before; pools are but a few dozen."""
    tamper(
        here.path, "DELETE FROM event_people WHERE event IN (SELECT id FROM events WHERE form IN ('challenge', 'pool'))"
    )
    await here.store.silent_people.forget(here.clock.now + 1000 * DAY)


async def play_on(here: Village) -> None:
    """Somebody plays on from the beginning of a replay, looks at it again, and once more plays on."""
    shown = (await replay_of(here, "stovkahra")).screen
    for _ in range(2):
        # First the moment, then the seat.
        way = next(each.action for each in buttons(shown) if each.action.startswith("on1:"))
        shown = (await here.host.press(actor(0), way, on_panel=True)).screen
    for does in ("origin", "again"):
        way = next(each.action for each in buttons(shown) if each.action.endswith(":origin"))
        await here.host.press(actor(0), way.replace("origin", does), on_panel=True)
        await here.settle()


PAGES = [
    *(LedgerPage(USUAL, topic, period) for topic in (LedgerTopic.STANDINGS, LedgerTopic.PAIRS) for period in Period),
    LedgerPage(USUAL, LedgerTopic.PAIRS, computers=True, page=10**5),
    LedgerPage(USUAL, LedgerTopic.STANDINGS, player=1),
    LedgerPage(USUAL, LedgerTopic.PLAYER, Period.YEAR, player=1, computers=True),
    *(LedgerPage(USUAL, LedgerTopic.HISTORY, player=player) for player in (0, 1)),
    LedgerPage(USUAL, LedgerTopic.HISTORY, page=10**5),
    LedgerPage(USUAL, LedgerTopic.HISTORY, anchor=OLDEST),
    LedgerPage(USUAL, LedgerTopic.SERIES),
    LedgerPage(USUAL, LedgerTopic.SERIES, anchor=OLDEST),
    LedgerPage(USUAL, LedgerTopic.SERIES, table=1),
]
"""Pages of the ledger."""
RESULTS = [
    *(LedgerPage("", LedgerTopic.STANDINGS, period, computers=True) for period in Period),
    LedgerPage("", LedgerTopic.STANDINGS, page=10**5),
    *(LedgerPage("", LedgerTopic.PLAYER, period, player=1) for period in (Period.ALL, Period.YEAR)),
    *(LedgerPage("", LedgerTopic.OPPONENTS, period, player=1) for period in (Period.ALL, Period.YEAR)),
    *(LedgerPage("", LedgerTopic.HISTORY, period, player=player) for period in Period for player in (0, 1)),
    LedgerPage("", LedgerTopic.HISTORY, player=1, other=2),
    *(LedgerPage("", LedgerTopic.HISTORY, player=player, anchor=OLDEST) for player in (0, 1)),
]
"""Pages of games without brčka, whichever the game."""


async def across_servers(here):
    """Two people who are on no server find one another, with computers; one leaves."""
    for seat in (0, 1):
        await here.ask(seat, "ac1:find.stovkahra.30", **PRIVATE)
        await here.ask(seat, "ac1:look.stovkahra", **PRIVATE)
        await here.ask(seat, "ac1:fill.stovkahra.1", **PRIVATE)
    here.clock.forward(FILLED_AFTER)
    await here.real_host.across.look_after()
    await here.settle()
    await here.host.display.open_hand(actor(0, **PRIVATE), None)
    ((number,),) = look(here.path, f"SELECT max(id) FROM tables WHERE guild_id = {ACROSS}")
    await here.ask(0, f"rt1:{number}", **PRIVATE)
    (name,) = await here.store.reports.met(number, 1000)
    for what, value in (("report", f"other {name}"), ("block", name)):
        await here.host.press(actor(0, **PRIVATE), f"st1:{number}:0.0:{what}", values=[value])
    await here.host.press(actor(0, **PRIVATE), "co1:unblock", values=[f"{number} {name}"])
    await here.host.endings.leave(actor(1, **PRIVATE), None)


CALLS: dict[str, Callable[[Village], Awaitable[object]]] = {
    "start": start,
    "tables": lambda here: here.host.display.list_tables(actor(0)),
    "hand": lambda here: may_be_refused(here, lambda: here.host.display.open_hand(actor(0), None)),
    "hand elsewhere": lambda here: may_be_refused(
        here, lambda: here.host.display.open_hand(actor(0, channel_id=ELSEWHERE), None)
    ),
    "hand on another server": lambda here: may_be_refused(
        here, lambda: here.host.display.open_hand(actor(0, guild_id=GUILD + 1, channel_id=ELSEWHERE), None)
    ),
    "show": lambda here: may_be_refused(here, lambda: here.host.display.show(actor(9), None)),
    "learn": lambda here: here.host.lessons.learn(actor(0), "stovkahra"),
    "review": lambda here: may_be_refused(here, lambda: here.host.reviews.review(actor(0), "stovkahra", None, None)),
    "review elsewhere": lambda here: may_be_refused(
        here, lambda: here.host.reviews.review(actor(0, channel_id=ELSEWHERE), "stovkahra", None, None)
    ),
    "review of a number": lambda here: may_be_refused(
        here, lambda: here.host.reviews.review(actor(0), "stovkahra", 1, None)
    ),
    "review of another game": lambda here: may_be_refused(
        here, lambda: here.host.reviews.review(actor(0), "bulka", None, None)
    ),
    **{
        f"replay of {game}": lambda here, game=game: may_be_refused(here, lambda: replay_of(here, game))
        for game in GAMES
    },
    "play on": lambda here: may_be_refused(here, lambda: play_on(here)),
    **{
        f"page {number} of {game}": lambda here, game=game, query=query: here.host.ledger.show_page(
            actor(0), replace(query, game=game)
        )
        for game in OTHERS_LISTED
        for number, query in enumerate(RESULTS, start=1)
    },
    **{
        f"picture of {game}": lambda here, game=game: here.host.ledger.draw_standings(
            actor(0), DrawStandings(game, Period.YEAR, computers=True)
        )
        for game in OTHERS_LISTED
    },
    **{
        f"own page of {name}": lambda here, name=name: here.host.ledger.show_player(actor(0), 0, name) for name in DUELS
    },
    **{f"a game of {game}": lambda here, game=game: a_game_of(here, game) for game in OTHERS_LISTED},
    **{f"players of {game}": lambda here, game=game: players_of(here, game) for game in OTHERS_LISTED},
    **{
        f"chart of {game}": lambda here, game=game: may_be_refused(
            here, lambda: here.host.press(actor(0), f"cg1:{last_finished(here.path, game)}")
        )
        for game in OTHERS_LISTED
    },
    **{f"games of {game}": lambda here, game=game: offered(here, game) for game in OTHERS_LISTED},
    **{
        f"record of {game}": lambda here, game=game: here.host.press(actor(0), f"gr1:{last_finished(here.path, game)}")
        for game in OTHERS_LISTED
    },
    "record": lambda here: here.host.press(actor(0), f"gr1:{last_finished(here.path, 'stovkahra')}"),
    **{
        f"page {number}": lambda here, query=query: here.host.ledger.show_page(actor(0), query)
        for number, query in enumerate(PAGES, start=1)
    },
    **{f"home, {part}": lambda here, part=part: here.ask(0, f"hm1:show.stovkahra.{part}", **PRIVATE) for part in Part},
    "own page": lambda here: here.host.ledger.show_player(actor(0)),
    "rating curve": lambda here: may_be_refused(here, lambda: here.ask(0, "cu1:stovkahra.1")),
    "season": lambda here: here.host.seasons.show(actor(0)),
    "a person pointed at": lambda here: here.host.ledger.show_account(actor(0), 1001, bot=False),
    "chart": lambda here: may_be_refused(here, lambda: here.host.press(actor(0), f"ch1:{newest_table(here)}")),
    "settings": settings,
    "privacy": lambda here: here.host.settings.show_privacy(actor(0)),
    "what waits": lambda here: here.host.press(actor(0), "co1:waiting"),
    "own mistakes": own_mistakes,
    "own play": own_play,
    "a letter of a player": lambda here: here.host.ledger.players(actor(0), "a"),
    "a digit of a game": lambda here: here.host.ledger.games(actor(0), "1"),
    "two words of a game": lambda here: here.host.ledger.games(actor(0), "anna b"),
    "a series": a_series,
    "rematch": rematch,
    "stop": lambda here: stopped(here, here.number),
    **{f"a duel of {game}": lambda here, rules=rules: a_duel(here, rules) for game, rules in DUELS.items()},
    "a game at once": lambda here: here.host.lobby.open_table(actor(5), {}, {}, "beginner"),
    "a table that is left": lambda here: here.host.endings.leave(actor(5), None),
    "a table for a friend": lambda here: here.host.lobby.open_table(actor(5), friends=[Friend(1001, "Béla")]),
    "a table left with a friend": lambda here: here.host.endings.leave(actor(5), None),
    "evening": lambda here: here.host.evenings.show_or_begin(actor(1), "stovkahra", None),
    "an individual evening": an_individual_evening,
    "an evening of pairs": an_evening_of_pairs,
    "an appointment": an_appointment,
    "daily": daily,
    "an earlier day": an_earlier_day,
    "a challenge": a_challenge,
    "told tomorrow": lambda here: here.ask(1, "co1:tomorrow"),
    "practice": practice,
    "how others fared": how_others_fared,
    "a table across servers": across_servers,
    "the rating across servers": lambda here: here.ask(0, "ac1:rating.stovkahra", **PRIVATE),
    "a minute of those who wait": lambda here: here.real_host.across.look_after(),
    # After the games, because what is drawn for it would deal them other cards.
    "puzzle": a_puzzle,
    "a day passes": lambda here: here.put_away(),
    "the next start": start,
    "silent people are forgotten": silent,
    "a server is forgotten": forgotten,
}
"""What is done in both files, in this order; what is asked of the bot anew is one line more."""


async def played(path: Path) -> Path:
    async with Village(path, Clock()) as here:
        here.real_host.start()
        await play(here)
    statuses = {status for (status,) in look(path, "SELECT status || put_away FROM tables")}
    assert statuses == {"finished0", "stopped0", "playing1", "lobby1"}, statuses
    return path


async def conversation(path: Path) -> dict[str, Counter[str]]:
    """The steps of each statement of each call."""
    taken = {}
    async with Village(path, Clock(NOON + 30 * DAY)) as here:
        await first_look(here)
        await here.steps.watch(here.store)
        for name, call in CALLS.items():
            here.gateway.forget()
            await call(here)
            await here.settle()
            taken[name] = here.steps.take()
    return taken


@pytest.mark.stress
async def test_no_statement_takes_longer_because_more_games_are_kept(tmp_path, sized):
    file, found = await played(tmp_path / "games.db"), []
    for times in (FEW, FEW * max(LEAST, sized(TIMES))):
        path = Path(shutil.copyfile(file, tmp_path / f"{times}.db"))
        multiply(path, times)
        await add_up(path)
        played_later(path, times)
        challenged_before(path, times)
        judged_before(path, times)
        shared(path, times)
        found.append(await conversation(path))
    few, many = found
    dear = [
        f"{name}: {steps} steps instead of {few[name][sql]}: {sql}"
        for name, statements in many.items()
        for sql, steps in statements.items()
        if steps > AT_MOST * few[name][sql] + ALWAYS and not (name == "privacy" and COUNTED.match(sql))
    ]
    assert not dear, "\n".join(dear)


async def test_a_letter_reads_no_more_games_because_it_means_more_players(tmp_path):
    """What is offered are twenty-five games, whether two names begin so or ten."""
    few, many = [await seats_read(tmp_path / f"{players}.db", players) for players in (2, 10)]
    assert 0 < many <= AT_MOST * few


async def seats_read(path: Path, players: int) -> int:
    """The steps that read who sat in the games offered for a letter, where so many have played thirty games each."""
    async with await Store.open(path, Clock()) as store:
        named = [await store.people.register_person(number, f"Anna {number}") for number in range(1, players + 1)]
        other = await store.people.register_person(99, "Zita")
        table = await store.open_table(GUILD, 1, named[0], BULKA, bytes(32))
        async with store._db.transaction() as t:
            for number, person in enumerate(30 * named, start=1):
                await t.execute(
                    "INSERT INTO games (table_id, number, seed) VALUES ($1, $2, $3)", table.id, number, bytes(32)
                )
                of = (GUILD, table.id, "bulka")
                both = [(number, 0, person.id, *of, 0, 1, 9, NOON.isoformat())]
                both.append((number, 1, other.id, *of, 1, 0, -9, NOON.isoformat()))
                await t.execute(f"INSERT INTO results VALUES {marks(both)}", *both[0], *both[1])
            await t.execute("INSERT INTO books (guild_id, up_to) VALUES ($1, 0)", GUILD)
        await BookkeepingService(store, HereWorkers()).bring_up_to_date()
        steps = Steps()
        await steps.watch(store)
        assert len(await store.ledger_pages.games_found(GUILD, "bulka", "a")) == OFFERED
        seats = SCORES.split("{}")[0]
        return sum(number for sql, number in steps.take().items() if sql.startswith(seats))
