"""Ratings, pages of players and charts of every game without brčka: what people are shown, and what counts."""

import csv
import io
import json
import re
from collections.abc import AsyncIterator, Callable
from dataclasses import asdict, replace
from datetime import UTC, datetime, timedelta
from itertools import product
from random import Random

import pytest

from bot.app.audit import audit
from bot.i18n.texts import LANGUAGES, texts
from bot.model import stopping
from bot.model.errors import Refusal
from bot.model.honour import FirstHonour, StreakHonour
from bot.model.ledger import Period, Played, SeatScore
from bot.model.ledger_content import LedgerState, Line, PlayerContent
from bot.model.ledger_pages import DrawStandings, LedgerPage, LedgerTopic
from bot.model.person import Person
from bot.model.ratings import Rating
from bot.model.sums import Lines, Sum
from bot.model.table import Table
from bot.model.unit import unit_of
from bot.service.host import parse
from bot.service.looking_back.ledger import course_of
from bot.storage.books import add_lines
from bot.storage.ledger_pages import LAST_GAMES
from bot.ui.course_chart import course_alt, course_chart, course_labels, course_text
from bot.ui.drawing import MAX_ALT
from bot.ui.ledger import ledger_screen
from bot.ui.phone import SCREEN, height
from bot.ui.screen import Picture, Screen, Select
from engine.feats import Feat
from engine.game import Rules
from engine.games import GAMES, USUAL
from engine.record import replay
from engine.replay import points_by_deals
from engine.simulate import simulate
from tests.support.duel_bench import DuelBench, over
from tests.support.every_game import FACTS
from tests.support.games import won as won_series
from tests.support.pictures import pixels
from tests.support.service import (
    GUILD,
    NAMES,
    NOON,
    Target,
    actor,
    buttons,
    figures_on,
    games_listed,
    last_finished,
    listed,
    unbound,
    ways,
    words,
)
from tests.support.sizes import in_turn

pytestmark = pytest.mark.usefixtures("other_games")
OTHERS = {name: facts for name, facts in FACTS.items() if name != USUAL}
"""The games without brčka, those that tests alone know too."""
IN_A_FILE = pytest.mark.parametrize("place", ["sqlite"], indirect=True)
each_game = pytest.mark.parametrize("game", in_turn(OTHERS))


def of_two(game: str) -> Rules:
    """The rules of a game for two."""
    return next(rules for _, rules, _ in OTHERS[game].tables if GAMES[game].may_sit(rules, 2))


@pytest.fixture
async def bench(place) -> AsyncIterator[DuelBench]:
    async with DuelBench(place) as opened:
        yield opened


async def player(bench: DuelBench, seat: int, game: str, key: int = 0, *, computers: bool = False) -> str:
    """The page of a player, as the person in a seat reads it."""
    answer = await bench.host.ledger.show_player(actor(seat), key, game, computers=computers)
    return words(answer.screen)


async def kept(bench: DuelBench, game: str, person: Person, *, computers: bool = False) -> PlayerContent:
    """What is kept of a player."""
    query = LedgerPage(game, LedgerTopic.PLAYER, player=person.id, computers=computers)
    found = await bench.store.ledger_pages.player(GUILD, query, bench.clock.now)
    assert found is not None
    return found


async def pressed(bench: DuelBench, seat: int, screen: Screen, label: str) -> Screen:
    """What a button of a page leads to, in its place."""
    return (await bench.ask(seat, ways(screen)[label], on_panel=True)).screen


async def person_of(bench: DuelBench, seat: int) -> Person:
    return await bench.host.identity.person(actor(seat))


async def won(bench: DuelBench, game: str, seed: int = 1) -> tuple[int, int]:
    """A game of two that one of them wins: the number of the game, and who has won."""
    random = Random(seed)
    while True:
        table = await bench.until(await bench.begun(of_two(game), 2), over, random)
        number = last_finished(bench.path, game)
        for seat in (0, 1):
            await bench.press(seat, table.id, "leave", on_panel=True)
        if table.game.outcome.winner is not None:
            return number, table.game.outcome.winner


async def alone(bench: DuelBench, game: str) -> int:
    """The table at which somebody has just begun to play alone against one computer."""
    opponents = [1] if len(GAMES[game].seats) > 1 else []
    answer = await bench.host.lobby.open_table(actor(0), asdict(of_two(game)), {}, "regular", game, *opponents)
    await bench.settle()
    return answer.table_id


async def stopped_alone(bench: DuelBench, game: str) -> None:
    """Somebody stops a game alone with a computer, after its first cards."""
    table = await alone(bench, game)
    await bench.until(table, lambda table: table.deal.has_cards, Random(2))
    await bench.host.endings.stop(actor(0), table)
    await bench.settle()


async def rating(bench: DuelBench, game: str, person: Person) -> tuple[float, int] | None:
    """The rating by all games, as it is kept."""
    sql = "SELECT mu, games FROM ratings WHERE kind = $1 AND person = $2 AND computers = 1"
    rows = await bench.store._db.rows(sql, game, person.id)
    return (rows[0]["mu"], rows[0]["games"]) if rows else None


@IN_A_FILE
@each_game
async def test_who_has_won_is_rated_above_who_has_lost_and_their_pages_tell_what_they_played(bench, game):
    await bench.make_room()
    for seat in (0, 1):
        assert texts()(f"game-{game}") in await player(bench, seat, game)
    number, winner = await won(bench, game)
    loser, here = 1 - winner, [await person_of(bench, seat) for seat in (0, 1)]
    shown = {seat: (await bench.host.ledger.show_player(actor(seat), 0, game)).screen for seat in (winner, loser)}
    rated = {seat: await kept(bench, game, here[seat]) for seat in (winner, loser)}
    assert rated[winner].line.rating.mu > rated[loser].line.rating.mu
    for seat, page in shown.items():
        assert figures_on(page)["Rating"] == str(rated[seat].line.rating.displayed)
        against, games = [await pressed(bench, seat, page, what) for what in ("Opponents", "Games")]
        assert f"{here[1 - seat].name}: {'1–0–0' if seat == winner else '0–0–1'}" in unbound(words(against))
        assert f"{here[winner].name} – {here[loser].name} " in words(games) and games_listed(games) == [number]
    assert [figures_on(shown[seat])["Games"] for seat in (winner, loser)] == ["1–0–0", "0–0–1"]
    strength = listed(
        await pressed(bench, 3, (await bench.host.ledger.show_standings(actor(3), game)).screen, "Rating")
    )
    assert all(strength[here[seat].name][1:] == [str(each.line.rating.displayed), "1"] for seat, each in rated.items())
    # Nothing of it is in any other game, nor in the ledger.
    others = [each for each in OTHERS if each != game]
    assert not any(["Rating" in await player(bench, winner, each) for each in others])
    assert await bench.store.ledger_pages.here(GUILD, USUAL, [1000, 1001]) == []
    assert (await audit(bench.path)).wrong == []


@IN_A_FILE
async def test_the_page_of_an_account_is_of_the_game_it_has_played_most_and_leads_to_the_others(bench):
    await bench.make_room()
    often, seldom = "trappola", "bulka"
    for seed, game in ((1, often), (2, often), (3, seldom)):
        await won(bench, game, seed)
    table = await bench.table(await bench.series())
    await won_series(bench.store, table, 1)
    page = (await bench.host.ledger.show_account(actor(3), 1000, bot=False)).screen
    assert texts()("player-title", name=NAMES[0], game=texts()(f"game-{often}")) in words(page)
    key = (await person_of(bench, 0)).id
    assert {parse(to) for to in list(ways(page).values())[-2:]} == {
        LedgerPage(USUAL, LedgerTopic.PLAYER, player=key),
        LedgerPage(seldom, LedgerTopic.PLAYER, player=key),
    }
    # Elsewhere, and of whoever has not played here, there is no page.
    for who, account, why in (
        (actor(3), 1005, "player-none"),
        (actor(5), 1005, "player-you-none"),
        (actor(3, guild_id=GUILD + 1), 1000, "player-none"),
        (actor(3, guild_id=0, invite="https://example.org/add"), 1000, "only-servers"),
    ):
        with pytest.raises(Refusal, match=why):
            await bench.host.ledger.show_account(who, account, bot=False)


@IN_A_FILE
@each_game
async def test_a_game_stopped_alone_with_computers_is_lost_until_it_goes_on(bench, game):
    """Whoever stops what goes badly gains nothing by it, in any game."""
    number = await alone(bench, game)

    async def stop() -> None:
        await bench.host.endings.stop(actor(0), number)
        await bench.settle()

    await bench.until(number, lambda table: table.deal.has_cards, Random(2))
    await stop()
    here = await person_of(bench, 0)
    found = await kept(bench, game, here, computers=True)
    assert found.line.sum.stopped == 1 and found.line.rating is None
    lost = await rating(bench, game, here)
    assert lost is not None and lost[1] == 1 and lost[0] < 25
    assert (await audit(bench.path)).wrong == []

    def go_on(table: Table) -> None:
        stopping.resume(table, bench.clock.now, timedelta(days=1), [here])

    await bench.store.change(number, go_on)
    await bench.real_host.bookkeeping.bring_up_to_date()
    assert await rating(bench, game, here) is None
    assert (await audit(bench.path)).wrong == []
    await bench.until(number, over, Random(3))
    assert (await rating(bench, game, here))[1] == 1
    assert (await audit(bench.path)).wrong == []


@IN_A_FILE
@each_game
async def test_who_chose_not_to_be_listed_is_rated_with_computers_in_no_game(bench, game):
    await bench.make_room()
    await bench.until(await alone(bench, game), over, Random(2))
    assert "🤖" in await player(bench, 0, game, computers=True)
    here = await person_of(bench, 0)
    await bench.store.people.store_preferences(Person(here.id, 1000, here.name, ranked=False))
    assert "Rating" not in await player(bench, 1, game, here.id, computers=True)


@IN_A_FILE
@each_game
async def test_whose_data_are_deleted_is_named_on_no_page_and_an_export_has_ratings_and_results(bench, game):
    await bench.make_room()
    await won(bench, game)
    here, other = await person_of(bench, 0), await person_of(bench, 1)
    stored: dict[str, list[dict[str, object]]] = {}
    async for part, rows in bench.store.privacy.portions(here):
        stored.setdefault(part, []).extend(rows)
    assert {row["kind"] for row in stored["ratings"]} == {row["kind"] for row in stored["standings"]} == {game}
    assert all("games" in row for row in stored["ratings"])
    await bench.store.privacy.forget(here)
    screen = (await bench.host.ledger.show_player(actor(1), 0, game)).screen
    for way in ("Opponents", "Games"):
        page = words(await pressed(bench, 1, screen, way))
        assert here.name not in page and texts()("person-deleted")[:8] in page
    assert here.name not in words((await bench.host.ledger.show_standings(actor(1), game)).screen)
    named = await bench.store.ledger_pages.players_called(GUILD, game, "")
    assert [each.id for each, _ in named] == [other.id]


@IN_A_FILE
@each_game
async def test_players_are_offered_by_their_names_and_a_stranger_is_told_how_to_begin(bench, game):
    await bench.make_room()
    await won(bench, game)
    names = [(await person_of(bench, seat)).name for seat in (0, 1)]
    offered = await bench.host.ledger.players(actor(3), "", game)
    assert {label.split(" · ")[0] for label, _ in offered} == set(names)
    for name in names:
        ((label, key),) = await bench.host.ledger.players(actor(3), name[:3], game)
        assert label.startswith(name) and name in await player(bench, 3, game, key)
    assert await bench.host.ledger.players(actor(3), "nobody", game) == []
    assert f"/{game} new" in await player(bench, 3, game)
    assert "/brcko standings" in await player(bench, 3, game, 10**6)


async def draw_here(picture: Callable[[], bytes], guild_id: int = 0) -> bytes:
    return picture()


@IN_A_FILE
@each_game
async def test_the_standings_are_drawn_for_everybody_with_the_same_in_words(bench, game):
    await bench.make_room()
    drawn = DrawStandings(game, Period.WEEK, computers=False)
    nothing = await bench.host.ledger.draw_standings(actor(3), drawn)
    assert nothing.target is Target.PUBLIC and "/" + game in words(nothing.screen)
    _, winner = await won(bench, game)
    page = (await bench.host.ledger.show_standings(actor(3), game, Period.WEEK)).screen
    # Where there was no time to draw, a button asks again.
    answer = await bench.host.ledger.draw_standings(actor(3), drawn)
    assert answer.target is Target.PUBLIC and answer.screen.blocks[:-1] == page.blocks
    assert buttons(answer.screen)[-1].action == f"rg1:{game}.week.0"
    bench.workers.draw = draw_here
    again = await bench.ask(3, f"rg1:{game}.week.0")
    (picture,) = [each for each in again.screen.blocks if isinstance(each, Picture)]
    assert pixels(picture.content)[0] == 1000 and (await person_of(bench, winner)).name in picture.alt
    assert [each for each in again.screen.blocks if each != picture] == list(page.blocks)


# Periods and pages


@IN_A_FILE
@each_game
async def test_a_game_counts_in_its_week_month_and_year_and_no_longer_when_these_are_over(bench, game):
    await bench.make_room()
    bench.clock.forward(datetime(2027, 1, 6, 12, tzinfo=UTC) - bench.clock.now)
    number, winner = await won(bench, game)
    await stopped_alone(bench, game)
    standings = (await bench.host.ledger.show_standings(actor(3), game)).screen
    counted = (await bench.host.ledger.show_standings(actor(3), game, computers=True)).screen
    own = (await bench.host.ledger.show_player(actor(winner), 0, game)).screen
    name = (await person_of(bench, winner)).name
    # A week later, a month later, and a year later.
    for day, gone in ((13, {"Week"}), (40, {"Week", "Month"}), (370, {"Week", "Month", "Year"})):
        bench.clock.forward(datetime(2027, 1, 6, 12, tzinfo=UTC) + timedelta(days=day - 6) - bench.clock.now)
        for period in ("Week", "Month", "Year"):
            listed = words(await pressed(bench, 3, standings, period))
            assert (name in listed) == (period not in gone), (day, period)
            games = await pressed(bench, 3, await pressed(bench, 3, counted, "All games"), period)
            assert ("⏹️" in words(games)) == (period not in gone), (day, period)
            figures = await pressed(bench, winner, own, period)
            assert ("1–0–0" in words(figures)) == (period not in gone), (day, period)
            games = await pressed(bench, winner, figures, "Games")
            assert (number in games_listed(games)) == (period not in gone), (day, period)
        assert name in words(await pressed(bench, 3, await pressed(bench, 3, standings, "Week"), "All time"))
    assert (await audit(bench.path)).wrong == []


@IN_A_FILE
async def test_standings_of_many_are_turned_page_by_page_and_from_both_ends(bench):
    """Twenty-three players, of whom each has won more than the next."""
    people = [await bench.store.people.register_person(2000 + at, f"Player {at:02}") for at in range(23)]
    await bench.make_room()
    _, winner = await won(bench, "trappola")
    await tallied(bench, people, await person_of(bench, 1 - winner))
    first = (await bench.host.ledger.show_standings(actor(3), "trappola")).screen
    second = await pressed(bench, 3, first, "Next")
    last = await pressed(bench, 3, first, "Last")
    assert words(await pressed(bench, 3, last, "Previous")) == words(second) != words(first)
    assert words(await pressed(bench, 3, last, "First")) == words(first)
    shown = [listed(page) for page in (first, second, last)]
    places = [int(line[0]) for page in shown for line in page.values()]
    assert places == list(range(1, 26)) and [len(page) for page in shown] == [10, 10, 5]
    assert [name for page in shown for name in page][:23] == [person.name for person in people]
    # One's own place is found wherever it is, and stands there with what one has.
    for at, page in ((0, "Last"), (22, None), (15, "Last")):
        reader = replace(actor(3), user_id=people[at].user_id, name=people[at].name)
        own = (await bench.host.ledger.show_page(reader, LedgerPage("trappola", LedgerTopic.STANDINGS))).screen
        own = (await bench.host.press(reader, ways(own)[page], on_panel=True)).screen if page else own
        assert listed(own)[people[at].name] == [f">{at + 1}", *shown[at // 10][people[at].name][1:]]
    assert "Page 3 of 3" in words(last)
    # A page that there is no more is the last one.
    assert (await bench.ask(3, "rs2:trappola.standings.all.0.0.0.99", on_panel=True)).screen == last


async def tallied(bench: DuelBench, people: list[Person], other: Person) -> None:
    """Games are kept of these people as if each had won more than the next, all against one; no row tells of them."""
    async with bench.store._db.transaction() as t:
        for at, person in enumerate(people):
            score = [SeatScore(person, True, 9), SeatScore(other, False, 0)]
            won = Played("trappola", 1, bench.clock.now, with_computers=False, scores=score)
            await add_lines(t, GUILD, Lines([won] * (len(people) + 5 - at)))


@IN_A_FILE
@each_game
async def test_buttons_of_earlier_versions_show_what_they_did(bench, game):
    await bench.make_room()
    _, winner = await won(bench, game)
    key = (await person_of(bench, winner)).id
    standings = (await bench.host.ledger.show_standings(actor(3), game)).screen
    counted = (await bench.host.ledger.show_standings(actor(3), game, computers=True)).screen
    for computers, wanted in ((0, standings), (1, counted)):
        answer = await bench.ask(3, f"rs1:{game}.{computers}", message_id=5)
        assert (answer.target, answer.screen) == (Target.PUBLIC, wanted)
    answer = await bench.ask(3, f"rl1:{game}.{key}.0", on_panel=True)
    assert answer.target is Target.PANEL
    assert words(answer.screen) == await player(bench, 3, game, key)


@pytest.mark.parametrize("language", in_turn(LANGUAGES))
def test_the_page_of_a_player_fits_on_a_phone(language):
    t, rating = texts(language), Rating(30.0, 2.0, 240)
    person, tally = (
        Person(1, 1001, "Bartholomäus Müllerová"),
        Sum(0, 0, 0, 120, 3, 117, -230, 12345, 0, 240, 3, 2, 7, 6),
    )
    honours = [*(FirstHonour(feat, 7, 1, 2, NOON) for feat in Feat), StreakHonour(1, "bulka", NOON.date())]
    line = Line((person,), tally, rating, rating)
    for game, period in product(GAMES, Period):
        last = [Played(game, 240, NOON, False, [SeatScore(person, True, 105)] * 2)] * LAST_GAMES
        content = PlayerContent(LedgerState(240, True, True), person, line, last, 117, True, honours, curve=True)
        query = LedgerPage(game, LedgerTopic.PLAYER, period, person.id)
        assert height(ledger_screen(query, content, t).blocks) <= SCREEN, (language, game, period)


# History


@IN_A_FILE
@each_game
async def test_the_history_lists_finished_and_stopped_games_of_all_of_one_and_of_two(bench, game):
    await bench.make_room()
    for seed in (1, 2):
        await won(bench, game, seed)
    await stopped_alone(bench, game)
    numbers = [number for (number,) in bench.rows("SELECT DISTINCT game FROM results ORDER BY game")]
    keys = [(await person_of(bench, seat)).id for seat in (0, 1)]

    async def listed(*of: int) -> list[int]:
        page = (await bench.host.ledger.show_history(actor(3), game, *of)).screen
        assert ("⏹️" in words(page)) == (len(of) < 2 and of != (keys[1],))
        return games_listed(page)

    for of in ((), (keys[0],), (keys[1],), tuple(keys), tuple(keys[::-1])):
        assert await listed(*of) == numbers[::-1], of
    for of, why in (((0, keys[0]), "opponent-of-nobody"), ((keys[0], keys[0]), "same-person-twice")):
        with pytest.raises(Refusal, match=why):
            await bench.host.ledger.show_history(actor(3), game, *of)
    assert (await audit(bench.path)).wrong == []


@IN_A_FILE
@each_game
async def test_a_game_is_opened_from_the_history_with_its_chart_review_replay_and_record(bench, game):
    await bench.make_room()
    number, winner = await won(bench, game)
    page = (await bench.host.ledger.show_history(actor(3), game)).screen
    ((does, choices),) = [
        (each.action, each.choices)
        for each in page.blocks
        if isinstance(each, Select) and each.action.startswith("gm1:")
    ]
    assert [choice.value for choice in choices] == [str(number)] and choices[0].label.startswith(f"{number} · ")
    opened = await bench.host.press(actor(3), does, on_panel=True, values=[str(number)])
    assert f"game {number}" in words(opened.screen) and (await person_of(bench, winner)).name in words(opened.screen)
    ways = {each.label: each.action for each in buttons(opened.screen)}
    assert ("Look back" in ways) == (GAMES[game].reviews is not None)
    assert words((await bench.ask(3, ways["Chart"], on_panel=True)).screen).count(f"game {number}")
    assert (await bench.ask(3, ways["Replay"], on_panel=True)).screen
    assert (await bench.ask(3, ways["Record"], on_panel=True)).file[0] == f"{game}-{number}.json"
    assert (await bench.ask(3, ways["All games"], on_panel=True)).screen == page
    for strange in ("0", "x", "9" * 30, str(number + 1)):
        with pytest.raises(Refusal, match="no-finished-game"):
            await bench.host.press(actor(3), does, on_panel=True, values=[strange])
    # Nobody opens it from another server.
    with pytest.raises(Refusal, match="no-finished-game"):
        await bench.host.press(actor(3, guild_id=GUILD + 1), does, on_panel=True, values=[str(number)])


# What moderators do


@IN_A_FILE
@each_game
async def test_moderators_correct_what_somebody_has_and_get_all_lines_as_a_file(bench, game):
    await bench.make_room()
    number, winner = await won(bench, game)
    await stopped_alone(bench, game)
    here, unit, moderator = await person_of(bench, 0), unit_of(game), actor(3, moderator=True)
    before = getattr((await kept(bench, game, here)).line.sum, unit.corrected)
    for amount in (-7, unit.most_corrected):
        await bench.host.ledger.correct(moderator, [1000], amount, "counted twice", game)
    added = (await kept(bench, game, here)).line.sum
    assert getattr(added, unit.corrected) - before == added.corrected == unit.most_corrected - 7
    assert f"+{added.corrected}" in await player(bench, 0, game)
    assert words((await bench.host.ledger.show_history(actor(1), game, here.id)).screen).count("“counted twice”") == 2
    for who, accounts, amount, why in (
        (actor(3), [1000], 1, "moderators-only"),
        (moderator, [1000], 0, "correction-size"),
        (moderator, [1000], unit.most_corrected + 1, "correction-size"),
        (moderator, [1000, 1001], 1, "correction-partner"),
        (moderator, [1003], 1, "not-in-ledger"),
    ):
        with pytest.raises(Refusal, match=why):
            await bench.host.ledger.correct(who, accounts, amount, "counted twice", game)
    name, content = (await bench.host.ledger.export(moderator, "json", None, game)).file
    told = json.loads(content)
    assert (name, told["format"]) == (f"{game}.json", f"{game}-ledger/1")
    assert [each["corrected"] for each in told["corrections"]] == [-7, unit.most_corrected] and len(
        told["stopped"]
    ) == 1
    (line,) = told["games"]
    rows = bench.rows("SELECT won, points, table_id FROM results WHERE game = ? ORDER BY seat", number)
    assert [(won, points, line["table"]) for won, points in zip(line["won"], line["points"], strict=True)] == rows
    file = io.StringIO((await bench.host.ledger.export(moderator, "csv", None, game)).file[1].decode("utf-8-sig"))
    first, *others = csv.DictReader(file)
    assert (first["kind"], first["number"], first[f"won{winner}"]) == ("game", str(number), "1")
    assert [each["kind"] for each in others] == ["correction", "correction", "stopped"]
    assert (await audit(bench.path)).wrong == []


# Charts


@IN_A_FILE
async def test_how_a_rating_went_is_drawn_month_by_month_for_whoever_may_be_listed(bench):
    await bench.make_room()
    bench.workers.draw = draw_here
    _, winner = await won(bench, "trappola")
    here = await person_of(bench, winner)
    for month in range(2):
        own = (await bench.host.ledger.show_player(actor(winner), 0, "trappola")).screen
        assert ("📈" in ways(own)) == bool(month), "nothing to compare with before the second month"
        before = figures_on(own)["Rating"]
        bench.clock.forward(timedelta(days=31))
        await won(bench, "trappola", 3)
    own = (await bench.host.ledger.show_player(actor(winner), 0, "trappola")).screen
    answer = await bench.ask(3, ways(own)["📈"], on_panel=True)
    assert answer.target is Target.NOTE
    (picture,) = [each for each in answer.screen.blocks if isinstance(each, Picture)]
    now = figures_on(own)["Rating"]
    for said in (picture.alt, words(answer.screen)):
        assert re.findall(r"\d\d/26:\s(\d+)", said)[-2:] == [before, now]
    await bench.store.people.store_preferences(replace(here, ranked=False))
    own = (await bench.host.ledger.show_player(actor(3), here.id, "trappola")).screen
    assert "📈" not in ways(own)
    for wrong in (f"cu1:trappola.{here.id}", "cu1:trappola.999", f"cu1:bulka.{here.id}", "cu1:trappola.0"):
        with pytest.raises(Refusal):
            await bench.ask(3, wrong, on_panel=True)


@IN_A_FILE
@each_game
async def test_a_chart_tells_in_words_what_each_side_had_after_each_deal(bench, game):
    await bench.make_room()
    with pytest.raises(Refusal, match="no-finished-game"):
        await bench.host.press(actor(0), "cg1:1")
    number, winner = await won(bench, game)
    answer = await bench.host.press(actor(0), f"cg1:{number}")
    told = words(answer.screen)
    played, seats, _ = await bench.store.archive.game(GUILD, number)
    assert f"game {number}" in told and f"{seats[winner].name} has won." in told
    for points in points_by_deals(played):
        assert "\u00a0:\u00a0".join(map(str, points)).replace("-", "−") in told
    # Where there was no time to draw, a button asks again.
    (later,) = buttons(answer.screen)
    assert later.action == f"cg1:{number}"
    with pytest.raises(Refusal):
        await bench.host.press(actor(0), f"cg1:{number + 1000}")


@pytest.mark.parametrize("game", FACTS)
def test_the_course_of_a_game_ends_with_its_result_and_has_a_line_for_each_deal(game):
    for each in simulate(5, 3, game):
        played = replay(each)
        points = points_by_deals(played)
        assert len(points) == played.deal_number
        assert points[-1] == tuple(map(played.points_of, range(played.seats)))


@pytest.mark.parametrize("language", in_turn(LANGUAGES))
@pytest.mark.parametrize("game", in_turn(OTHERS))
def test_a_chart_is_a_picture_of_the_promised_size_with_its_numbers_in_words(game, language):
    t = texts(language)
    for each in simulate(1, 3, game):
        played = replay(each)
        people = [Person(seat + 1, 1000 + seat, name) for seat, name in enumerate(each["seats"])]
        course = course_of(played, people, t)
        labels = course_labels(t)
        png = course_chart(course, labels)
        assert pixels(png)[0] == 1000 and len(png) < 200_000 and course_chart(course, labels) == png
        alt, text = course_alt(course, t(f"game-{game}"), t), course_text(course, t)
        assert len(alt) <= MAX_ALT and len(text) <= 1500
        for seat, name in enumerate(each["seats"]):
            assert name in alt and name in text
            assert str(played.points_of(seat)).replace("-", "−") in alt
