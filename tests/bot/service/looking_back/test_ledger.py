"""The service of the ledger: whatever was played and corrected on a server can be read there, by whom it concerns."""

import csv
import io
import json
import re
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures.process import BrokenProcessPool
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from itertools import product

import pytest

from bot.i18n.texts import texts
from bot.model import conceding, dealing, moving, seating
from bot.model.errors import Refusal
from bot.model.ledger import Period
from bot.model.ledger_pages import DrawStandings, LedgerPage, LedgerTopic
from bot.model.table import Table
from bot.service.common.replies import Actor, explain
from bot.service.common.worker_pool import WorkerPool
from bot.storage import ledger_lines
from bot.ui.screen import Picture, Screen, Select
from engine.cards.german_pack import CARDS
from engine.games import USUAL
from engine.moves import ADD, TAKE
from engine.players import Level
from engine.record import check
from engine.stovkahra.rules import SEATS, Phase, Rules
from tests.support.chance import Seeded
from tests.support.service import (
    CHANNEL,
    GUILD,
    PAUSE,
    PEOPLE,
    Answer,
    Bench,
    Target,
    buttons,
    games_listed,
    listed,
    look,
    unbound,
    ways,
    words,
)

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

    async def draw(self, picture: Callable[[], bytes], guild_id: int = 0) -> bytes:
        if self.failing is not None:
            raise self.failing
        return picture()


@pytest.fixture
async def bench(tmp_path):
    async with Bench(tmp_path / "games.db", workers=Draws()) as ready:
        yield ready


# What has been played


async def played(bench: Bench, games: str, four: Sequence[Actor] = FOUR, *, computers: bool = False) -> int:
    """A series of which some games have been given up: `0+` side 0 wins and adds, `1-` side 1 wins and takes."""
    chance = Seeded(len(games))
    seated = [await bench.host.identity.person(actor) for actor in four]
    if computers:
        seated[1:] = (await bench.store.people.computers(Level.BEGINNER))[:3]
    where = four[0].guild_id, four[0].channel_id
    table = await bench.store.open_table(*where, seated[0], Rules(), chance.seed())

    def play(table: Table) -> None:
        for seat in (1, 2, 3):
            seating.sit(table, seated[seat], seat)
        seating.start(table, seated[0])
        dealing.advance(table, bench.clock.now, chance, PAUSE)
        for game in games.split():
            dealing.advance(table, bench.clock.now, chance, PAUSE)
            winner = int(game[0])
            for loser in (1 - winner, 3 - winner):
                if table.game.outcome is None:
                    conceding.concede(table, table.seats.person(loser))
            dealing.advance(table, bench.clock.now, chance, PAUSE)
            if table.series.pending is not None:
                moving.push(table, winner, ADD if game[1] == "+" else TAKE)
                dealing.advance(table, bench.clock.now, chance, PAUSE)
            bench.clock.now += PAUSE

    await bench.store.change(table.id, play)
    return table.id


async def ledger_rows(bench: Bench) -> list[tuple[object, ...]]:
    return look(bench.path, "SELECT * FROM prizes ORDER BY game")


# What is seen


async def page(
    bench: Bench, topic: LedgerTopic, asker: Actor = EVA, *, public: bool = False, **asked: object
) -> Screen:
    return (await bench.host.ledger.show_page(asker, LedgerPage(USUAL, topic, **asked), public=public)).screen


async def standings(bench: Bench, asker: Actor = EVA, **asked: object) -> dict[str, list[str]]:
    """The line of everybody in the standings, by name."""
    return listed(await page(bench, LedgerTopic.STANDINGS, asker, **asked))


def brcka(line: Sequence[str]) -> int:
    """The brčka on a line."""
    return int(line[1].replace("−", "-"))


def games(line: Sequence[str]) -> tuple[int, int]:
    """Games won and lost on a line."""
    won, lost = line[3].split("–")
    return int(won), int(lost)


def picture_of(screen: Screen) -> Picture:
    (found,) = (block for block in screen.blocks if isinstance(block, Picture))
    return found


def actions(screen: Screen) -> list[str]:
    return [button.action for button in buttons(screen)]


async def ask(bench: Bench, asker: Actor, action: str, *, on_panel: bool = False) -> Answer:
    return await bench.host.press(asker, action, on_panel=on_panel, message_id=1)


async def assert_refused(*doing: Awaitable[object]) -> None:
    for each in doing:
        with pytest.raises(Refusal) as refused:
            await each
        assert explain(refused.value, texts())


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
    # Of a period what was played in it: on Thursday in that week, until Sunday is over.
    bench.clock.now = datetime(2026, 5, 21, 12, tzinfo=UTC)
    await played(bench, "1+")
    sunday = datetime(2026, 5, 24, 23, 59, 59, tzinfo=UTC)
    for now, weekly, monthly in (
        (sunday, (0, 1), (2, 3)),
        (sunday + timedelta(seconds=1), None, (2, 3)),
        (datetime(2026, 6, 1, tzinfo=UTC), None, None),
    ):
        bench.clock.now = now
        for period, expected in ((Period.WEEK, weekly), (Period.MONTH, monthly), (Period.YEAR, (2, 3))):
            shown = await standings(bench, period=period)
            assert (games(shown["Adalberta"]) if shown else None) == expected, (now, period)


async def test_standings_for_all_are_in_the_server_s_words_and_one_s_own_page_in_one_s_own(bench):
    await played(bench, "0+")
    asker = replace(EVA, locale="hu", guild_locale="cs")
    for public, target, language in ((True, Target.PUBLIC, "cs"), (False, Target.PANEL, "hu")):
        answer = await bench.host.ledger.show_page(asker, LedgerPage(USUAL, LedgerTopic.STANDINGS), public=public)
        assert answer.target is target
        assert texts(language)("standings-stovkahra") in words(answer.screen)
        # A button of a page leads to one of the same kind.
        button = next(each for each in buttons(answer.screen) if each.enabled)
        assert (await ask(bench, asker, button.action, on_panel=not public)).target is target


async def test_one_s_own_line_is_marked_where_nobody_else_sees_it(bench):
    await played(bench, "0+")
    for public, place in ((True, "1"), (False, ">1")):
        screen = await page(bench, LedgerTopic.STANDINGS, ADA, public=public)
        assert listed(screen)["Adalberta"][0] == place
        # So it is on each page that is chosen there from the list.
        (does,) = (each.action for each in screen.blocks if isinstance(each, Select))
        for said in ("Year", "All games"):
            chosen = await bench.host.press(ADA, does, on_panel=not public, message_id=1, values=[ways(screen)[said]])
            assert chosen.target is (Target.PUBLIC if public else Target.PANEL)
            assert said != "Year" or listed(chosen.screen)["Adalberta"][0] == place
    for strange in ("", "rg1:stovkahra.all.0", "lg1:player.all.0.0.0.0.1", "x"):
        with pytest.raises(Refusal, match="unknown-button"):
            await bench.host.press(ADA, does, on_panel=True, values=[strange])


async def test_one_s_own_page_before_the_first_game_says_so(bench):
    await played(bench, "0+")
    asked = await bench.host.ledger.show_player(EVA)
    assert (asked.target, words(asked.screen)) == (
        Target.PANEL,
        texts()("player-you-unknown", game=USUAL, title="Stovkahra"),
    )
    for asker, key in ((ADA, 0), (EVA, (await bench.host.ledger.players(EVA, "adal"))[0][1])):
        assert "Adalberta" in words((await bench.host.ledger.show_player(asker, key)).screen)


async def test_of_whoever_has_finished_no_game_here_there_is_no_page(bench):
    await played(bench, "0+")
    await played(bench, "0+", FOREIGN)
    await bench.host.identity.person(EVA)
    keys = dict(look(bench.path, "SELECT name, id FROM people"))
    for key in (keys["Eufrozína"], keys["Xaverius"], 10**17):
        assert words((await bench.host.ledger.show_player(ADA, key)).screen) == texts()("player-unknown")
        assert words(await page(bench, LedgerTopic.PLAYER, ADA, player=key)) == texts()("player-unknown")


async def test_standings_of_a_player_are_their_pairs_and_of_two_the_one_pair(bench):
    await played(bench, "0+ 1+")
    await played(bench, "0+", (ADA, CTI, EVA, BRE))
    keys = dict(look(bench.path, "SELECT name, id FROM people"))
    ada, eva, dra = (keys[each.name] for each in (ADA, EVA, DRA))
    # Two long names are cut, so that their line fits on a phone.
    assert set(await standings(bench, player=ada)) == {"Adalb… & Ctiboř…", "Adalb… & Eufroz…"}
    assert set(await standings(bench, player=ada, other=eva)) == {"Adalb… & Eufroz…"}
    assert await standings(bench, player=ada, other=dra) == {}


# Turning pages


async def test_the_history_is_turned_by_its_buttons_and_what_is_played_meanwhile_moves_nothing(bench):
    await played(bench, " ".join(["0+", "1-"] * 10))

    async def press(screen: Screen, said: str) -> Screen:
        return (await ask(bench, EVA, ways(screen)[said], on_panel=True)).screen

    newest = await page(bench, LedgerTopic.HISTORY)
    older = await press(newest, "Older")
    assert (games_listed(newest), games_listed(older)) == (down(20, 13), down(12, 5))
    await played(bench, "0+ 1+ 0+")
    assert games_listed(await press(newest, "Older")) == down(12, 5)
    assert games_listed(await press(older, "Newer")) == down(20, 13)
    assert games_listed(await press(older, "Older")) == down(4, 1)
    assert games_listed(await press(older, "Oldest")) == down(8, 1)
    assert games_listed(await press(older, "Newest")) == down(23, 16)
    # Newer than the eight are only three: that page is the newest one.
    assert games_listed(await press(await press(older, "Newer"), "Newer")) == down(23, 16)
    # A button of an earlier version.
    assert games_listed((await ask(bench, EVA, "lg1:history.all.0.0.0.0.2", on_panel=True)).screen) == down(15, 8)
    # And those of the first one.
    assert games_listed((await ask(bench, EVA, "hi1:2", on_panel=True)).screen) == down(15, 8)
    assert games_listed((await ask(bench, EVA, "hi1:0", on_panel=True)).screen) == down(23, 16)
    assert games_listed((await ask(bench, EVA, "lg1:history.all.0.0.0.0.9", on_panel=True)).screen) == down(23, 16)


def down(first: int, last: int) -> list[int]:
    return list(range(first, last - 1, -1))


async def test_of_series_under_way_eight_are_listed_before_the_others_on_the_first_page(bench):
    over = [await played(bench, " ".join(["0+"] * 10)) for _ in range(9)]
    running = [await played(bench, "0+") for _ in range(10)]
    first = await page(bench, LedgerTopic.SERIES)
    tables = [int(table) for table in re.findall(r"(?m)^Table (\d+)", words(first))]
    assert set(tables[:8]) < set(running) and tables[8:] == over[:0:-1]
    assert texts()("series-more", more=2) in words(first)
    (button,) = (each for each in buttons(first) if each.label == "Older")
    older = (await ask(bench, EVA, button.action, on_panel=True)).screen
    assert re.findall(r"(?m)^Table (\d+)", words(older)) == [str(over[0])]
    assert "under way" not in words(older)


async def test_the_history_and_the_page_of_a_player_lead_to_a_game_with_its_chart_review_replay_and_record(bench):
    await played(bench, "0+ 1+")
    ada = (await bench.host.ledger.players(EVA, "adal"))[0][1]
    for screen in (await page(bench, LedgerTopic.HISTORY), await page(bench, LedgerTopic.PLAYER, player=ada)):
        ((does, choices),) = [
            (each.action, each.choices)
            for each in screen.blocks
            if isinstance(each, Select) and each.action.startswith("gm1:")
        ]
        assert [choice.value for choice in choices] == ["2", "1"] and choices[0].label.startswith("2 · ")
        opened = (await bench.host.press(EVA, does, on_panel=True, values=["2"])).screen
        assert "**Břetislava & Drahomíra** +" in unbound(words(opened))
        ways = {each.label: each.action for each in buttons(opened)}
        assert ways.keys() == {"Chart", "Look back", "Replay", "Record", "All games"}
        assert "game 2" in words((await ask(bench, EVA, ways["Chart"], on_panel=True)).screen)
        assert (await ask(bench, EVA, ways["Record"], on_panel=True)).file[0] == "stovkahra-2.json"
        assert (await ask(bench, EVA, ways["All games"], on_panel=True)).screen == await page(
            bench, LedgerTopic.HISTORY
        )
        with pytest.raises(Refusal, match="no-finished-game"):
            await bench.host.press(FOREIGN[0], does, on_panel=True, values=["2"])


# Pictures


def is_png(content: bytes) -> bool:
    return content.startswith(b"\x89PNG\r\n\x1a\n") and content.rstrip(b"\0").endswith(b"IEND\xaeB`\x82")


async def test_a_chart_is_a_picture_and_says_the_same_in_words(bench):
    lobby = await played(bench, "")
    first, table = await played(bench, "0+ 1+"), await played(bench, "0+ 1+ 1+ 0- 1+")
    answer = await bench.host.press(EVA, f"ch1:{table}")
    assert answer.target is Target.PUBLIC
    picture = picture_of(answer.screen)
    assert is_png(picture.content)
    balances = look(bench.path, "SELECT balance0, balance1 FROM prizes WHERE table_id = ?", table)
    told = [*NAMES[:4], *(f"{one} to {other}" for one, other in balances)]
    for said in (picture.alt, words(answer.screen)):
        assert [each for each in told if each not in said] == []
    assert len(picture.alt) <= 1024
    assert not any(action.startswith("ch1") for action in actions(answer.screen))
    assert words((await bench.host.press(EVA, f"ch1:{first}")).screen) != words(answer.screen)
    await assert_refused(*(bench.host.press(EVA, f"ch1:{number}") for number in (lobby, 999, 10**15)))
    await assert_refused(*(ask(bench, EVA, f"ch1:{strange}") for strange in (lobby, -1, "9" * 40, "1:2")))


async def test_the_standings_as_a_picture_have_the_same_numbers_in_words(bench):
    await played(bench, "0+", computers=True)
    # Without a game among people the page says so.
    nothing = await bench.host.ledger.draw_standings(EVA, DrawStandings(USUAL))
    assert texts()("standings-none-among-people", game=USUAL) in words(nothing.screen)
    await played(bench, "0+ 1+ 0-")
    await played(bench, "1+", (ADA, BRE, EVA, CTI))
    await bench.host.ledger.correct(MODERATOR, [EVA.user_id], -3, "counted twice")
    answer = await bench.host.ledger.draw_standings(EVA, DrawStandings(USUAL))
    assert answer.target is Target.PUBLIC
    picture = picture_of(answer.screen)
    assert is_png(picture.content)
    shown, rated = listed(answer.screen), listed(await page(bench, LedgerTopic.RATING, DRA))
    assert shown.keys() == rated.keys() and shown == await standings(bench, MODERATOR, public=True)
    for name, line in shown.items():
        (told,) = re.findall(rf"{name}: (.*?brčka [−\d]+)\.", picture.alt)
        numbers = re.findall(r"[−\d]+", told)
        assert set(re.findall(r"[−\d]+", " ".join(line[1:]))) <= {*numbers, *"0"} and rated[name][1] in numbers
    assert len(picture.alt) <= 1024


@pytest.mark.parametrize("failing", [TimeoutError, BrokenProcessPool])
async def test_where_drawing_takes_too_long_the_numbers_come_and_the_picture_later(bench, failing):
    await played(bench, "0+")
    table = await played(bench, "0+ 1+ 0-")
    picture = bench.host.ledger.draw_standings
    for asked, action in (
        (lambda: ask(bench, EVA, f"ch1:{table}"), f"ch1:{table}"),
        (lambda: picture(EVA, DrawStandings(USUAL)), f"rg1:{USUAL}.all.0"),
    ):
        bench.workers.failing = None
        whole = (await asked()).screen
        bench.workers.failing = failing
        answer = await asked()
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


# Records


async def test_the_record_of_a_finished_game_can_be_checked(bench):
    await played(bench, "0+ 1+")
    for number in (1, 2):
        answer = await bench.host.ledger.send_record(EVA, number)
        assert answer.target is Target.NOTE
        name, content = answer.file
        assert str(number) in name
        record = json.loads(content)
        assert record["seats"] == list(NAMES[:4])
        assert check(record) is not None
    await assert_refused(*(bench.host.ledger.send_record(EVA, number) for number in (0, 3, 10**15)))
    await bench.host.lobby.open_table(EVA)
    ((new,),) = look(bench.path, "SELECT max(id) FROM tables")
    with pytest.raises(Refusal, match="no-finished-deal"):
        await bench.host.press(EVA, f"st1:{new}:0.0:record")


async def test_all_hands_are_laid_open_after_a_deal_and_not_before(bench):
    number = await bench.series()

    async def open_hands(deal: int) -> Answer:
        return await bench.host.press(EVA, f"ah1:{number}:1:{deal}")

    table = await bench.jump(number, lambda table: table.game.phase is Phase.PLAY)
    dealt = [table.view(seat).hand for seat in range(SEATS)]
    assert f"ah1:{number}:1:1" not in actions((await bench.press(0, number, "menu")).screen)
    await assert_refused(open_hands(1))
    await bench.jump(number, lambda table: table.clock.next_deal_at is not None)
    assert f"ah1:{number}:1:1" in actions((await bench.press(0, number, "menu")).screen)
    answer = await open_hands(1)
    assert answer.target is Target.NOTE
    # Each hand stands behind the name of who held it.
    _, *parts = re.split("|".join(rf"\*\*{person.name}\*\*" for person in PEOPLE), words(answer.screen))
    for part, hand in zip(parts, dealt, strict=True):
        assert {card for card in CARDS if texts().symbol(card) in part} == set(hand)
    # By the next deal the old one is over, and that one is none of anybody's business.
    await bench.jump(number, lambda table: table.clock.next_deal_at is None)
    assert f"ah1:{number}:1:1" not in actions((await bench.press(0, number, "menu")).screen)
    await assert_refused(open_hands(2))


# Corrections


async def test_a_correction_is_a_new_line_that_counts_and_changes_no_old_one(bench):
    await played(bench, "0+ 0+ 1+")
    before, rows = await standings(bench), await ledger_rows(bench)
    answer = await bench.host.ledger.correct(MODERATOR, [ADA.user_id], 3, "won at Easter")
    assert answer.target is Target.NOTE
    # Two are corrected as partners, and a second correction does not touch the first.
    await bench.host.ledger.correct(MODERATOR, [ADA.user_id, CTI.user_id], -20, "  counted   twice ")
    changed = {name: brcka(line) - brcka(before[name]) for name, line in (await standings(bench)).items()}
    assert changed == {"Adalberta": 3 - 20, "Ctibořice": -20, "Břetislava": 0, "Drahomíra": 0}
    pairs = listed(await page(bench, LedgerTopic.PAIRS))
    (own,) = (line for name, line in pairs.items() if name.startswith("Adal"))
    assert brcka(own) == 4 - 20
    assert await ledger_rows(bench) == rows
    history = words(await page(bench, LedgerTopic.HISTORY))
    first, second = (line for line in history.splitlines() if "“" in line)
    assert "Adalberta & Ctibořice" in first and "−20" in first and "“counted twice”" in first
    assert "Adalberta" in second and "+3" in second and "“won at Easter”" in second
    assert MODERATOR.name in first and MODERATOR.name in second


async def test_a_correction_may_be_of_one_to_twenty_brcka_either_way_and_of_nobody_else(bench):
    await played(bench, "0+")
    await played(bench, "0+", FOREIGN)
    await bench.host.identity.person(EVA)
    abroad = replace(FOREIGN[0], moderator=True)
    await assert_refused(
        *(bench.host.ledger.correct(MODERATOR, [ADA.user_id], amount, "too much") for amount in (0, 21, -21, 10**9)),
        *(
            bench.host.ledger.correct(MODERATOR, [ADA.user_id], 1, reason)
            for reason in ("", "ab", "  a   ", " \n\t  ", "r" * 201)
        ),
        *(
            bench.host.ledger.correct(MODERATOR, [actor.user_id for actor in named], 1, "no such player")
            for named in ([ADA, ADA], [EVA], [ADA, EVA], [FOREIGN[0]])
        ),
        *(
            bench.host.ledger.correct(asker, [ADA.user_id], 1, "no moderator")
            for asker in (DRA, replace(MODERATOR, bot=True), abroad)
        ),
    )
    assert look(bench.path, "SELECT * FROM corrections") == []
    for amount, reason in ((1, "abc"), (-1, "r" * 200), (20, "abc"), (-20, "abc")):
        await bench.host.ledger.correct(MODERATOR, [ADA.user_id], amount, reason)
    assert look(bench.path, "SELECT sum(amount), count(*) FROM corrections") == [(0, 4)]


# Export


async def test_moderators_get_the_whole_ledger_as_a_file(bench):
    await played(bench, "0+ 1+ 0-")
    await played(bench, "1+", FOREIGN)
    await bench.host.ledger.correct(MODERATOR, [ADA.user_id, CTI.user_id], -3, "=1+1")
    own = [row[0] for row in await ledger_rows(bench) if row[1] == GUILD]
    files = {}
    for kind in ("csv", "json"):
        await assert_refused(*(bench.host.ledger.export(asker, kind) for asker in (ADA, EVA)))
        answer = await bench.host.ledger.export(MODERATOR, kind)
        assert answer.target is Target.NOTE
        name, content = answer.file
        files[kind] = content.decode("utf-8-sig")
        assert name.endswith(f".{kind}")
        assert not [foreign for foreign in FOREIGN if foreign.name in files[kind]]
    *games, corrected = csv.DictReader(io.StringIO(files["csv"]))
    assert [int(row["number"]) for row in games] == own
    assert (corrected["kind"], corrected["brcka"], corrected["seat0"]) == ("correction", "-3", "Adalberta")
    held = json.loads(files["json"])
    assert [game["game"] for game in held["games"]] == own
    assert [each["reason"] for each in held["corrections"]] == ["=1+1"]


async def test_an_export_is_the_same_however_few_lines_are_read_at_a_time(place, monkeypatch):
    async with Bench(place, workers=Draws()) as bench:
        for games in ("0+ 1+ 0-", "1+", "0+ 0+"):
            await played(bench, games)
        await played(bench, "1+ 1+", FOREIGN)
        stopped = await played(bench, "0+")
        await bench.host.endings.stop(ADA, stopped)
        await bench.host.endings.stop(BRE, stopped)
        for reason in ("one", "two", "three"):
            await bench.host.ledger.correct(MODERATOR, [ADA.user_id, CTI.user_id], -3, reason)
        whole = {kind: (await bench.host.ledger.export(MODERATOR, kind)).file[1] for kind in ("csv", "json")}
        held = json.loads(whole["json"])
        assert [len(held[part]) for part in ("games", "corrections", "stopped")] == [7, 3, 1]
        (series,) = held["stopped"]
        assert (series["table"], series["balance"]) == (stopped, held["games"][-1]["balance"])
        for portion in (1, 2, 3, 7):
            monkeypatch.setattr(ledger_lines, "PORTION", portion)
            for kind, content in whole.items():
                assert (await bench.host.ledger.export(MODERATOR, kind)).file[1] == content, (portion, kind)


# One server and another


async def test_nothing_of_one_server_is_seen_on_another(bench):
    table = await played(bench, "0+ 1+")
    game = look(bench.path, "SELECT max(game) FROM prizes")[0][0]
    await bench.host.ledger.correct(MODERATOR, [ADA.user_id], 3, "won at Easter")
    await played(bench, "")  # a series under way
    keys = [key for (key,) in look(bench.path, "SELECT id FROM people")]
    await played(bench, "1+ 1+", FOREIGN)
    ledger, stranger, said = bench.host.ledger, replace(FOREIGN[0], moderator=True), []
    queries = [LedgerPage(USUAL, kind) for kind in LedgerTopic if kind is not LedgerTopic.PLAYER]
    queries += [LedgerPage(USUAL, kind, player=key, computers=True) for kind in LedgerTopic for key in keys]
    for query in (*queries, LedgerPage(USUAL, LedgerTopic.SERIES, table=table)):
        screen = (await ledger.show_page(stranger, query)).screen
        said += [words(screen), *(button.label for button in buttons(screen))]
    await assert_refused(
        bench.host.press(stranger, f"ch1:{table}"),
        ask(bench, stranger, f"ch1:{table}"),
        ledger.send_record(stranger, game),
        bench.host.reviews.review(stranger, "stovkahra", game, 1),
    )
    said += listed((await ask(bench, stranger, "ch1:0")).screen)
    said += [(await ledger.export(stranger, kind)).file[1].decode() for kind in ("csv", "json")]
    for find, typed in product((ledger.players, ledger.games), ("", "a", "Ada", str(table), str(game))):
        said += [label for label, _ in await find(stranger, typed)]
    assert FOREIGN[0].name in said
    assert not [text for text in said for name in (*NAMES, "Easter") if name in text]


async def test_what_matches_is_offered_while_one_types(bench):
    await played(bench, "0+ 1+")
    await played(bench, "0+", (ADA, BRE, EVA, CTI))
    ledger, keys = bench.host.ledger, dict(look(bench.path, "SELECT name, id FROM people"))
    for find, typed, found in (
        (ledger.players, "bretislava", [keys["Břetislava"]]),
        (ledger.players, "Xaverius", []),
        (ledger.games, "2", [2]),
    ):
        assert [key for _, key in await find(EVA, typed)] == found, typed
