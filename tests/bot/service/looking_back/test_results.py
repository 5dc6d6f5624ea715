"""Ratings, pages of players and charts of every game without a ledger: what people are shown, and what counts."""

from collections.abc import AsyncIterator
from dataclasses import asdict
from datetime import timedelta
from random import Random

import pytest

from bot.app.audit import audit
from bot.i18n.texts import LANGUAGES, texts
from bot.model import stopping
from bot.model.actions import LedgerPage, LedgerTopic, ShowResultsOf, parse
from bot.model.errors import Refusal
from bot.model.person import Person
from bot.model.table import Table
from bot.service.looking_back.results import course_of
from bot.ui.course_chart import course_alt, course_chart, course_labels, course_text
from bot.ui.drawing import MAX_ALT
from engine.game import Rules
from engine.games import GAMES, USUAL
from engine.record import replay
from engine.replay import points_by_deals
from engine.simulate import simulate
from tests.support.duel_bench import DuelBench, over
from tests.support.every_game import FACTS
from tests.support.games import won as won_series
from tests.support.pictures import pixels
from tests.support.service import GUILD, NAMES, actor, buttons, words

pytestmark = pytest.mark.usefixtures("other_games")
OTHERS = {name: facts for name, facts in FACTS.items() if name != USUAL}
"""The games without a ledger, those that tests alone know too."""
IN_A_FILE = pytest.mark.parametrize("place", ["sqlite"], indirect=True)
each_game = pytest.mark.parametrize("game", OTHERS)


def of_two(game: str) -> Rules:
    """The rules of a game for two."""
    return next(rules for _, rules, _ in OTHERS[game].tables if GAMES[game].may_sit(rules, 2))


@pytest.fixture
async def bench(place) -> AsyncIterator[DuelBench]:
    async with DuelBench(place) as opened:
        yield opened


async def player(bench: DuelBench, seat: int, game: str, key: int = 0, *, computers: bool = False) -> str:
    """The page of a player, as the person in a seat reads it."""
    answer = await bench.host.results.show_player(actor(seat), game, key, computers=computers)
    return words(answer.screen)


async def person_of(bench: DuelBench, seat: int) -> Person:
    return await bench.host.identity.person(actor(seat))


async def won(bench: DuelBench, game: str, seed: int = 1) -> tuple[int, int]:
    """A game of two that one of them wins: the number of the game, and who has won."""
    random = Random(seed)
    while True:
        table = await bench.until(await bench.begun(of_two(game), 2), over, random)
        number = await bench.store.archive.last_finished(GUILD, game)
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
    pages = {seat: await player(bench, seat, game) for seat in (winner, loser)}
    rated = {seat: await bench.store.results_pages.player(GUILD, game, here[seat].id) for seat in (winner, loser)}
    assert rated[winner].rating.mu > rated[loser].rating.mu
    for seat, page in pages.items():
        assert f"Rating: **{rated[seat].rating.displayed}**" in page
        assert here[1 - seat].name in page and f"game {number}" in page and "🏆" in page
    assert "Games: **1** won" in pages[winner] and "1 lost" in pages[loser]
    standings = words((await bench.host.results.show_standings(actor(3), game)).screen)
    assert all(f"rating\u00a0{each.rating.displayed}" in standings for each in rated.values())
    # Nothing of it is in any other game, nor in the ledger.
    others = [each for each in OTHERS if each != game]
    assert not any(["Rating:" in await player(bench, winner, each) for each in others])
    assert await bench.store.ledger_pages.here(GUILD, [1000, 1001]) == []
    assert (await audit(bench.path)).wrong == []


@IN_A_FILE
async def test_the_page_of_an_account_is_of_the_game_it_has_played_most_and_leads_to_the_others(bench):
    await bench.make_room()
    often, seldom = "trappola", "bulka"
    for seed, game in ((1, often), (2, often), (3, seldom)):
        await won(bench, game, seed)
    table = await bench.table(await bench.series())
    await won_series(bench.store, table, 1)
    page = (await bench.host.results.show_account(actor(3), 1000, bot=False)).screen
    assert texts()("results-player-title", name=NAMES[0], game=texts()(f"game-{often}")) in words(page)
    assert texts()("player-other-games") in words(page)
    key = (await person_of(bench, 0)).id
    assert {parse(each.action) for each in buttons(page)[-2:]} == {
        LedgerPage(LedgerTopic.PLAYER, player=key),
        ShowResultsOf(seldom, key, computers=False),
    }
    # Elsewhere, and of whoever has not played here, there is no page.
    for who, account, why in (
        (actor(3), 1005, "player-none"),
        (actor(5), 1005, "player-you-none"),
        (actor(3, guild_id=GUILD + 1), 1000, "player-none"),
        (actor(3, guild_id=0, invite="https://example.org/add"), 1000, "only-servers"),
    ):
        with pytest.raises(Refusal, match=why):
            await bench.host.results.show_account(who, account, bot=False)


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
    found = await bench.store.results_pages.player(GUILD, game, here.id, computers=True)
    assert found.tally.stopped == 1 and found.rating is None
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
    assert "Rating with computers" in await player(bench, 0, game, computers=True)
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
    assert {row["kind"] for row in stored["ratings"]} == {row["kind"] for row in stored["results_added"]} == {game}
    assert all("games" in row for row in stored["ratings"])
    await bench.store.privacy.forget(here)
    page = await player(bench, 1, game)
    assert here.name not in page and texts()("person-deleted") in page
    assert here.name not in words((await bench.host.results.show_standings(actor(1), game)).screen)
    named = await bench.store.results_pages.players_called(GUILD, game, "")
    assert [each.id for each, _ in named] == [other.id]


@IN_A_FILE
@each_game
async def test_players_are_offered_by_their_names_and_a_stranger_is_told_how_to_begin(bench, game):
    await bench.make_room()
    await won(bench, game)
    names = [(await person_of(bench, seat)).name for seat in (0, 1)]
    offered = await bench.host.results.players(actor(3), game, "")
    assert {label.split(" · ")[0] for label, _ in offered} == set(names)
    for name in names:
        ((label, key),) = await bench.host.results.players(actor(3), game, name[:3])
        assert label.startswith(name) and name in await player(bench, 3, game, key)
    assert await bench.host.results.players(actor(3), game, "nobody") == []
    assert f"/{game} new" in await player(bench, 3, game)
    assert f"/{game} standings" in await player(bench, 3, game, 10**6)


# Charts


@IN_A_FILE
@each_game
async def test_a_chart_tells_in_words_what_each_side_had_after_each_deal(bench, game):
    await bench.make_room()
    with pytest.raises(Refusal):
        await bench.host.results.show_chart(actor(0), game, None)
    number, winner = await won(bench, game)
    answer = await bench.host.results.show_chart(actor(0), game, None)
    told = words(answer.screen)
    played, seats, _ = await bench.store.archive.game(GUILD, number)
    assert f"game {number}" in told and f"{seats[winner].name} has won." in told
    for points in points_by_deals(played):
        assert "\u00a0:\u00a0".join(map(str, points)).replace("-", "−") in told
    # Where there was no time to draw, a button asks again.
    (later,) = buttons(answer.screen)
    assert later.action == f"cg1:{number}"
    with pytest.raises(Refusal):
        await bench.host.results.show_chart(actor(0), game, number + 1000)


@pytest.mark.parametrize("game", FACTS)
def test_the_course_of_a_game_ends_with_its_result_and_has_a_line_for_each_deal(game):
    for each in simulate(5, 3, game):
        played = replay(each)
        points = points_by_deals(played)
        assert len(points) == played.deal_number
        assert points[-1] == tuple(map(played.points_of, range(played.seats)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", OTHERS)
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
