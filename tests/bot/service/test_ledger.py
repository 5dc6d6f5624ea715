"""The desk of the ledger: whatever was played and corrected on a server can be read there, by whom it concerns."""

import csv
import io
import json
import re
from collections.abc import Callable, Sequence
from concurrent.futures.process import BrokenProcessPool
from dataclasses import replace
from datetime import timedelta
from random import Random

import pytest

from bot.i18n.texts import texts
from bot.model.actions import LedgerPage, LedgerTopic
from bot.model.errors import Refusal
from bot.model.ledger import Period
from bot.model.person import Person
from bot.model.table import Table
from bot.service.replies import Actor, explain
from bot.service.worker_pool import WorkerPool
from bot.ui.screen import Picture, Screen
from engine.moves import ADD, TAKE
from engine.players import Level
from engine.record import check
from engine.stovkahra.rules import Phase, Rules
from tests.support.chance import Seeded
from tests.support.service import CHANNEL, GUILD, PAUSE, Answer, Bench, Target, buttons, look, refused_by, words

OTHER = 101
"""Another server."""
NAMES = ("Adalberta", "Břetislava", "Ctibořice", "Drahomíra", "Eufrozína")
EVERYBODY = tuple(Actor(2000 + number, name, GUILD, CHANNEL) for number, name in enumerate(NAMES))
ADA, BRE, CTI, DRA, EVA = EVERYBODY
FOUR = EVERYBODY[:4]
MODERATOR = replace(DRA, moderator=True)
FOREIGN = tuple(
    Actor(3000 + number, name, OTHER, 300) for number, name in enumerate(("Xaverius", "Yvonne", "Zdislav", "Walburga"))
)
DAY = timedelta(days=1)


class Draws(WorkerPool):
    """Draws at once; or, while it is told to fail, not in time."""

    def __init__(self) -> None:
        super().__init__(1)
        self.failing: type[Exception] | None = None

    async def draw(self, picture: Callable[[], bytes]) -> bytes:
        if self.failing is not None:
            raise self.failing
        return picture()


@pytest.fixture
async def bench(place):
    ready = Bench(place)
    ready.workers = Draws()
    async with ready:
        yield ready


# What has been played


async def people(bench: Bench, four: Sequence[Actor]) -> list[Person]:
    return [await bench.host.identity.person(actor) for actor in four]


async def played(
    bench: Bench,
    games: str,
    four: Sequence[Actor] = FOUR,
    *,
    rules: Rules | None = None,
    seated: Sequence[Person] | None = None,
) -> int:
    """A series of which some games have been given up: `0+` side 0 wins and adds, `1-` side 1 wins and takes."""
    chance = Seeded(len(games))
    seated = seated or await people(bench, four)
    opened = await bench.store.open_table(
        four[0].guild_id, four[0].channel_id, seated[0], rules or Rules(), chance.seed()
    )

    def begin(table: Table) -> None:
        for seat in (1, 2, 3):
            table.sit(seated[seat], seat)
        table.start(seated[0])
        table.advance(bench.clock.now, chance, PAUSE)

    await bench.store.change(opened.id, begin)
    for game in games.split():
        winner, move = int(game[0]), ADD if game[1] == "+" else TAKE

        def happen(table: Table, winner: int = winner, move: object = move) -> None:
            table.advance(bench.clock.now, chance, PAUSE)
            assert table.game.phase is not Phase.OVER
            for loser in (1 - winner, 3 - winner):
                if table.game.outcome is None:
                    table.concede(table.person(loser))
            table.advance(bench.clock.now, chance, PAUSE)
            if table.series.pending is not None:
                table.push(winner, move)
                table.advance(bench.clock.now, chance, PAUSE)

        await bench.store.change(opened.id, happen)
        bench.clock.now += PAUSE
    return opened.id


async def ledger_rows(bench: Bench) -> list[tuple[object, ...]]:
    return look(bench.path, "SELECT * FROM ledger ORDER BY game")


# What is seen


async def standings(bench: Bench, asker: Actor = EVA, **asked: object) -> dict[str, str]:
    """The line of everybody in the standings, by name."""
    return lines((await bench.host.ledger.page(asker, LedgerPage(LedgerTopic.STANDINGS, **asked))).screen)


def lines(screen: Screen) -> dict[str, str]:
    """The lines of the standings, by name: a place, the name, and figures."""
    found = re.findall(r"^\d+\. \*\*(.+?)\*\* · (.*)$", words(screen), re.MULTILINE)
    return dict(found)


def brcka(line: str) -> int:
    """The brčka at the end of a line."""
    return int(line.split()[-1].replace("−", "-"))


def games(line: str) -> tuple[int, int]:
    """Games won and lost on a line."""
    found = re.search(r"games (\d+)–(\d+)", line)
    return int(found[1]), int(found[2])


def picture_of(screen: Screen) -> Picture:
    (found,) = (block for block in screen.blocks if isinstance(block, Picture))
    return found


def actions(screen: Screen) -> list[str]:
    return [button.action for button in buttons(screen)]


async def ask(bench: Bench, asker: Actor, action: str, *, on_panel: bool = False) -> Answer:
    return await bench.host.press(asker, action, on_panel=on_panel, message_id=1)


# Standings


async def test_the_standings_add_up_what_was_played(bench):
    await played(bench, "0+ 1+ 0-")
    await played(bench, "1+", (ADA, BRE, EVA, CTI))
    shown = await standings(bench)
    assert {name: (games(line), brcka(line)) for name, line in shown.items()} == {
        "Adalberta": ((2, 2), 4),
        "Břetislava": ((2, 2), 4),
        "Ctibořice": ((3, 1), 6),
        "Drahomíra": ((1, 2), 2),
        "Eufrozína": ((0, 1), 0),
    }
    assert list(shown) == ["Ctibořice", "Adalberta", "Břetislava", "Drahomíra", "Eufrozína"]
    pairs = lines((await bench.host.ledger.page(EVA, LedgerPage(LedgerTopic.PAIRS))).screen)
    assert {name: games(line) for name, line in pairs.items() if "Ctibořice" in name} == {
        "Adalberta & Ctibořice": (2, 1),
        "Břetislava & Ctibořice": (1, 0),
    }


async def test_the_standings_of_a_period_hold_what_was_played_in_it(bench):
    await played(bench, "0+ 0+")
    await bench.host.ledger.correct(MODERATOR, [BRE.user_id], 5, "long ago")
    bench.clock.now += 20 * DAY
    await played(bench, "1+")
    bench.clock.now += 5 * DAY
    seen = {}
    for period in Period:
        shown = await standings(bench, period=period)
        seen[period] = (games(shown["Adalberta"]), brcka(shown["Břetislava"])) if shown else None
    assert seen == {
        Period.ALL: ((2, 1), 7),
        Period.YEAR: ((2, 1), 7),
        Period.MONTH: ((2, 1), 7),
        Period.WEEK: ((0, 1), 2),
    }
    bench.clock.now += 2 * DAY + timedelta(hours=1)
    assert await standings(bench, period=Period.WEEK) == {}
    bench.clock.now += 6 * DAY
    assert games((await standings(bench, period=Period.MONTH))["Adalberta"]) == (0, 1)
    bench.clock.now += 365 * DAY
    assert await standings(bench, period=Period.YEAR) == {}
    assert games((await standings(bench))["Adalberta"]) == (2, 1)


async def test_the_standings_of_a_player_and_of_a_pair_hold_their_games_only(bench):
    await played(bench, "0+ 1+")
    await played(bench, "0+", (ADA, CTI, BRE, DRA))
    keys = dict(look(bench.path, "SELECT name, id FROM people"))
    shown = await standings(bench, player=keys["Adalberta"])
    assert games(shown["Adalberta"]) == (2, 1)
    pair = (
        await bench.host.ledger.page(
            EVA, LedgerPage(LedgerTopic.PAIRS, player=keys["Adalberta"], partner=keys["Ctibořice"])
        )
    ).screen
    assert {name: games(line) for name, line in lines(pair).items()} == {
        "Adalberta & Ctibořice": (1, 1),
        "Břetislava & Drahomíra": (1, 1),
    }


async def test_games_with_computers_count_only_where_that_is_asked_for(bench):
    await played(bench, "0+")
    computers = await bench.store.people.computers(Level.BEGINNER)
    (ada,) = await people(bench, [ADA])
    await played(bench, "0+ 0+", (ADA, BRE, CTI, DRA), seated=[ada, *computers[:3]])
    assert games((await standings(bench))["Adalberta"]) == (1, 0)
    counted = await standings(bench, computers=True)
    assert games(counted["Adalberta"]) == (3, 0)
    assert any(computers[0].name in name for name in counted)


async def test_standings_for_all_are_in_the_server_s_words_and_one_s_own_page_in_one_s_own(bench):
    await played(bench, "0+")
    asker = replace(EVA, locale="hu", guild_locale="cs")
    public = await bench.host.ledger.page(asker, LedgerPage(LedgerTopic.STANDINGS), public=True)
    own = await bench.host.ledger.page(asker, LedgerPage(LedgerTopic.STANDINGS))
    assert (public.target, own.target) == (Target.PUBLIC, Target.PANEL)
    assert texts("cs")("standings-players") in words(public.screen)
    assert texts("hu")("standings-players") in words(own.screen)
    # A button of a page leads to one of the same kind.
    for on_panel, answer in ((False, public), (True, own)):
        button = next(each for each in buttons(answer.screen) if each.enabled)
        assert (await ask(bench, asker, button.action, on_panel=on_panel)).target is answer.target


async def test_every_button_of_every_page_leads_to_a_page(bench):
    """What is shown anywhere of the ledger can be reached by pressing."""
    for _ in range(3):
        await played(bench, "0+ 1+ 0- 1+ 0+")
    await bench.host.ledger.correct(MODERATOR, [ADA.user_id], 1, "one more")
    random, seen = Random(1), set()
    waiting = [
        LedgerPage(kind).encode()
        for kind in (LedgerTopic.STANDINGS, LedgerTopic.PAIRS, LedgerTopic.SERIES, LedgerTopic.HISTORY)
    ]
    waiting.append(LedgerPage(LedgerTopic.PLAYER, player=1).encode())
    while waiting and len(seen) < 60:
        action = waiting.pop(random.randrange(len(waiting)))
        if action in seen:
            continue
        seen.add(action)
        answer = await ask(bench, EVA, action, on_panel=True)
        assert words(answer.screen).startswith("##"), f"seed 1: {action}"
        waiting += [button.action for button in buttons(answer.screen) if button.enabled]
    assert {LedgerTopic(action.split(":")[1].split(".")[0]) for action in seen} == set(LedgerTopic)
    for action in ("lg1:", "lg1:standings", "lg1:player.all.0.0.0.0.1", "lg2:standings.all.0.0.0.0.1"):
        with pytest.raises(Refusal):
            await ask(bench, EVA, action)


# Pictures


def is_png(content: bytes) -> bool:
    return content.startswith(b"\x89PNG\r\n\x1a\n") and content.rstrip(b"\0").endswith(b"IEND\xaeB`\x82")


async def test_a_chart_is_a_picture_and_says_the_same_in_words(bench):
    table = await played(bench, "0+ 1+ 1+ 0- 1+")
    answer = await bench.host.ledger.chart(EVA, table)
    assert answer.target is Target.PUBLIC
    picture = picture_of(answer.screen)
    assert is_png(picture.content)
    balances = look(bench.path, "SELECT balance0, balance1 FROM ledger ORDER BY game")
    for said in (picture.alt, words(answer.screen)):
        for name in NAMES[:4]:
            assert name in said
        for first, second in balances:
            assert f"{first} to {second}" in said
    assert len(picture.alt) <= 1024
    assert not any(action.startswith("ch1") for action in actions(answer.screen))


async def test_without_a_number_the_chart_is_of_the_series_played_last(bench):
    first = await played(bench, "0+ 1+")
    second = await played(bench, "1+")

    async def shown(number: int | None) -> str:
        return words((await bench.host.ledger.chart(EVA, number)).screen)

    assert await shown(None) == await shown(second) != await shown(first)


async def test_a_chart_of_what_was_not_played_is_refused(bench):
    with pytest.raises(Refusal) as refused:
        await bench.host.ledger.chart(EVA, None)
    assert explain(refused.value, texts()) == texts()("no-games")
    lobby = await played(bench, "")
    for number in (lobby, 999, 10**15):
        with pytest.raises(Refusal):
            await bench.host.ledger.chart(EVA, number)


async def test_the_standings_as_a_picture_have_the_same_numbers_in_words(bench):
    await played(bench, "0+ 1+ 0-")
    await played(bench, "1+", (ADA, BRE, EVA, CTI))
    await bench.host.ledger.correct(MODERATOR, [EVA.user_id], -3, "counted twice")
    answer = await bench.host.ledger.picture(EVA)
    assert answer.target is Target.PUBLIC
    picture = picture_of(answer.screen)
    assert is_png(picture.content)
    shown = lines(answer.screen)
    assert shown == await standings(bench)
    for name, line in shown.items():
        (told,) = re.findall(rf"{name}: (.*?brčka [−\d]+)\.", picture.alt)
        assert re.findall(r"[−\d]+", told) == re.findall(r"[−\d]+", line), name
    assert len(picture.alt) <= 1024


async def test_there_is_no_picture_of_standings_without_a_game_among_people(bench):
    computers = await bench.store.people.computers(Level.BEGINNER)
    (ada,) = await people(bench, [ADA])
    await played(bench, "0+", seated=[ada, *computers[:3]])
    with pytest.raises(Refusal):
        await bench.host.ledger.picture(EVA)


@pytest.mark.parametrize("failing", [TimeoutError, BrokenProcessPool])
async def test_where_drawing_takes_too_long_the_numbers_come_and_the_picture_later(bench, failing):
    await played(bench, "0+")
    table = await played(bench, "0+ 1+ 0-")
    with_chart = (await bench.host.ledger.chart(EVA, None)).screen
    with_table = (await bench.host.ledger.picture(EVA)).screen
    bench.workers.failing = failing
    for whole, ask_for, action in (
        (with_chart, lambda: bench.host.ledger.chart(EVA, None), f"ch1:{table}"),
        (with_table, lambda: bench.host.ledger.picture(EVA), "ch1:0"),
    ):
        bench.workers.failing = failing
        answer = await ask_for()
        assert answer.target is Target.PUBLIC
        assert words(answer.screen) == words(whole)
        assert not [block for block in answer.screen.blocks if isinstance(block, Picture)]
        assert set(actions(answer.screen)) - set(actions(whole)) == {action}
        # Pressed too soon, it is there again.
        again = await ask(bench, BRE, action)
        assert (again.target, again.screen) == (Target.PUBLIC, answer.screen)
        bench.workers.failing = None
        # What it brings takes the place of the words, and is for everybody.
        brought = await ask(bench, BRE, action)
        assert (brought.target, brought.screen) == (Target.PUBLIC, whole)


async def test_the_button_of_a_picture_is_of_use_only_where_it_belongs(bench):
    table = await played(bench, "0+")
    await played(bench, "1+", FOREIGN)
    for asker, action in (
        (FOREIGN[0], f"ch1:{table}"),
        (EVA, "ch1:2"),
        (EVA, "ch1:"),
        (EVA, "ch1:x"),
        (EVA, "ch1:-1"),
        (EVA, "ch1:" + "9" * 40),
        (EVA, "ch1:1:2"),
        (EVA, "ch2:1"),
    ):
        with pytest.raises(Refusal):
            await ask(bench, asker, action)
    shown = lines((await ask(bench, FOREIGN[0], "ch1:0")).screen)
    assert set(shown) == {actor.name for actor in FOREIGN}


# Records


async def test_the_record_of_a_finished_game_can_be_checked(bench):
    await played(bench, "0+ 1+")
    for number in (1, 2):
        answer = await bench.host.ledger.record(EVA, number)
        assert answer.target is Target.NOTE
        name, content = answer.file
        assert str(number) in name
        record = json.loads(content)
        assert record["seats"] == list(NAMES[:4])
        assert check(record) is not None
    for number in (0, 3, 10**15):
        with pytest.raises(Refusal):
            await bench.host.ledger.record(EVA, number)


# Corrections


async def test_a_correction_is_a_new_line_that_counts_and_changes_no_old_one(bench):
    await played(bench, "0+ 0+ 1+")
    before, rows = await standings(bench), await ledger_rows(bench)
    answer = await bench.host.ledger.correct(MODERATOR, [ADA.user_id], 3, "won at Easter")
    assert answer.target is Target.NOTE
    after = await standings(bench)
    assert brcka(after["Adalberta"]) == brcka(before["Adalberta"]) + 3
    assert {n: v for n, v in after.items() if n != "Adalberta"} == {n: v for n, v in before.items() if n != "Adalberta"}
    # Two are corrected as partners, and a second correction does not touch the first.
    await bench.host.ledger.correct(MODERATOR, [ADA.user_id, CTI.user_id], -20, "  counted   twice ")
    third = await standings(bench)
    assert brcka(third["Adalberta"]) == brcka(after["Adalberta"]) - 20
    assert brcka(third["Ctibořice"]) == brcka(after["Ctibořice"]) - 20
    assert brcka(third["Břetislava"]) == brcka(after["Břetislava"])
    pairs = lines((await bench.host.ledger.page(EVA, LedgerPage(LedgerTopic.PAIRS))).screen)
    assert brcka(pairs["Adalberta & Ctibořice"]) == 4 - 20
    assert await ledger_rows(bench) == rows
    history = words((await bench.host.ledger.page(EVA, LedgerPage(LedgerTopic.HISTORY))).screen)
    first, second = (line for line in history.splitlines() if "“" in line)
    assert "Adalberta & Ctibořice" in first and "−20" in first and "“counted twice”" in first
    assert "Adalberta" in second and "+3" in second and "“won at Easter”" in second
    assert MODERATOR.name in first and MODERATOR.name in second
    assert history.splitlines().index(first) < history.splitlines().index(second)


@pytest.mark.parametrize("amount", [1, -1, 20, -20])
async def test_a_correction_may_be_of_one_to_twenty_brcka_either_way(bench, amount):
    await played(bench, "0+")
    before = brcka((await standings(bench))["Adalberta"])
    for reason in ("abc", "r" * 200):
        await bench.host.ledger.correct(MODERATOR, [ADA.user_id], amount, reason)
    assert brcka((await standings(bench))["Adalberta"]) == before + 2 * amount


@pytest.mark.parametrize(
    ("asker", "named", "amount", "reason"),
    [
        (DRA, [ADA], 1, "not a moderator"),
        (replace(MODERATOR, bot=True), [ADA], 1, "a bot"),
        (MODERATOR, [ADA], 0, "nothing"),
        (MODERATOR, [ADA], 21, "too much"),
        (MODERATOR, [ADA], -21, "too much"),
        (MODERATOR, [ADA], 10**9, "too much"),
        (MODERATOR, [ADA], 1, ""),
        (MODERATOR, [ADA], 1, "ab"),
        (MODERATOR, [ADA], 1, "  a   "),
        (MODERATOR, [ADA], 1, " \n\t  "),
        (MODERATOR, [ADA], 1, "r" * 201),
        (MODERATOR, [ADA, ADA], 1, "the same twice"),
        (MODERATOR, [EVA], 1, "has not played"),
        (MODERATOR, [ADA, EVA], 1, "has not played"),
        (MODERATOR, [FOREIGN[0]], 1, "has played elsewhere"),
        (replace(FOREIGN[0], moderator=True), [ADA], 1, "has played elsewhere"),
    ],
)
async def test_a_correction_that_may_not_be_is_refused_and_writes_nothing(bench, asker, named, amount, reason):
    await played(bench, "0+")
    await played(bench, "0+", FOREIGN)
    await bench.host.identity.person(EVA)
    with pytest.raises(Refusal) as refused:
        await bench.host.ledger.correct(asker, [actor.user_id for actor in named], amount, reason)
    assert explain(refused.value, texts())
    assert look(bench.path, "SELECT * FROM corrections") == []


async def test_a_correction_cannot_be_taken_back_in_the_database(bench):
    await played(bench, "0+")
    await bench.host.ledger.correct(MODERATOR, [ADA.user_id], 3, "won at Easter")
    for statement in ("UPDATE corrections SET brcka = 4", "DELETE FROM corrections"):
        assert refused_by(bench.path, statement)


# Export


async def test_moderators_get_the_whole_ledger_as_a_file(bench):
    await played(bench, "0+ 1+ 0-")
    await played(bench, "1+", FOREIGN)
    await bench.host.ledger.correct(MODERATOR, [ADA.user_id, CTI.user_id], -3, "=1+1")
    rows = await ledger_rows(bench)
    own = [row for row in rows if row[1] == GUILD]

    answer = await bench.host.ledger.export(MODERATOR, "csv")
    assert answer.target is Target.NOTE
    name, content = answer.file
    assert name.endswith(".csv")
    table = list(csv.DictReader(io.StringIO(content.decode("utf-8-sig"))))
    games = [row for row in table if row["kind"] == "game"]
    assert [int(row["number"]) for row in games] == [row[0] for row in own]
    assert [(int(row["balance0"]), int(row["balance1"])) for row in games] == [row[14:16] for row in own]
    (corrected,) = (row for row in table if row["kind"] == "correction")
    assert (corrected["brcka"], corrected["seat0"], corrected["seat1"]) == ("-3", "Adalberta", "Ctibořice")
    assert not corrected["reason"].startswith("=")

    name, content = (await bench.host.ledger.export(MODERATOR, "json")).file
    assert name.endswith(".json")
    held = json.loads(content)
    assert [game["game"] for game in held["games"]] == [row[0] for row in own]
    assert [each["reason"] for each in held["corrections"]] == ["=1+1"]
    for foreign in FOREIGN:
        assert foreign.name.encode() not in content


async def test_only_moderators_get_it(bench):
    await played(bench, "0+")
    for kind in ("csv", "json"):
        for asker in (ADA, EVA):
            with pytest.raises(Refusal):
                await bench.host.ledger.export(asker, kind)


# One server and another


async def test_nothing_of_one_server_is_seen_on_another(bench):
    table = await played(bench, "0+ 1+")
    game = look(bench.path, "SELECT max(game) FROM ledger")[0][0]
    await bench.host.ledger.correct(MODERATOR, [ADA.user_id], 3, "won at Easter")
    await played(bench, "")  # a series under way
    keys = [key for (key,) in look(bench.path, "SELECT id FROM people")]
    stranger = replace(FOREIGN[0], moderator=True)
    hidden = (*NAMES, "Easter")
    for empty in (True, False):
        if not empty:
            await played(bench, "1+ 1+", FOREIGN)
        queries = [
            LedgerPage(kind, period)
            for kind in (LedgerTopic.STANDINGS, LedgerTopic.PAIRS, LedgerTopic.SERIES, LedgerTopic.HISTORY)
            for period in Period
        ]
        queries += [LedgerPage(LedgerTopic.SERIES, table=table)]
        for key in keys:
            queries += [LedgerPage(kind, player=key, computers=True) for kind in LedgerTopic]
            queries += [LedgerPage(LedgerTopic.HISTORY, player=key, partner=other) for other in keys if other != key]
        for query in queries:
            for public in (True, False):
                screen = (await bench.host.ledger.page(stranger, query, public=public)).screen
                said = words(screen) + "".join(button.label for button in buttons(screen))
                assert not [name for name in hidden if name in said], query
        for work in (
            lambda: bench.host.ledger.chart(stranger, table),
            lambda: bench.host.ledger.record(stranger, game),
            lambda: bench.host.reviews.review(stranger, game, 1),
        ):
            with pytest.raises(Refusal):
                await work()
        for kind in ("csv", "json"):
            content = (await bench.host.ledger.export(stranger, kind)).file[1].decode()
            assert not [name for name in hidden if name in content]
        offered = [
            await find(stranger, typed)
            for find in (
                bench.host.ledger.players,
                bench.host.ledger.series,
                bench.host.ledger.games,
            )
            for typed in ("", "a", "Ada", str(table), str(game))
        ]
        shown = [label for each in offered for label, _ in each]
        assert not [label for label in shown for name in hidden if name in label]
        assert bool(shown) is not empty


async def test_names_are_offered_while_one_types(bench):
    await played(bench, "0+ 1+")
    await played(bench, "0+", (ADA, BRE, EVA, CTI))
    await played(bench, "0+", FOREIGN)
    keys = dict(look(bench.path, "SELECT name, id FROM people"))
    assert {key for _, key in await bench.host.ledger.players(EVA, "")} == {keys[name] for name in NAMES}
    for typed in ("bretislava", "BŘET", "řetisl", "brE"):
        ((label, key),) = await bench.host.ledger.players(EVA, typed)
        assert (label.split(" · ")[0], key) == ("Břetislava", keys["Břetislava"])
    assert await bench.host.ledger.players(EVA, "Xaverius") == []
    assert [key for _, key in await bench.host.ledger.series(EVA, "")] == [2, 1]
    assert [key for _, key in await bench.host.ledger.series(EVA, "Eufrozína")] == [2]
    assert {key for _, key in await bench.host.ledger.games(EVA, "")} == {1, 2, 3}
    assert [key for _, key in await bench.host.ledger.games(EVA, "2")] == [2]
    assert [key for _, key in await bench.host.ledger.games(FOREIGN[0], "")] == [4]
    assert all(len(label) <= 100 for label, _ in await bench.host.ledger.games(EVA, ""))
