"""Stopping is no escape: each side agrees, what was under way stands in the history, and is found again."""

import csv
import io
import json
import re
from datetime import timedelta
from random import Random

import pytest

from bot.app.audit import audit
from bot.i18n.texts import texts
from bot.model import stopping
from bot.model.errors import Refusal
from bot.model.ledger_pages import LedgerPage, LedgerTopic
from bot.model.options import Stoppers
from bot.model.table import Status, Table
from bot.ui.panel import panel
from engine.games import USUAL, kind_of
from engine.players import Level
from engine.stovkahra.rules import Rules
from tests.support.duel_bench import BULKA, TRAPPOLA, DuelBench, mid_game
from tests.support.every_game import LISTED
from tests.support.games import series_of
from tests.support.plain_ledger import results_of, whole_ledger
from tests.support.service import DEFAULTS as STOVKAHRA
from tests.support.service import GUILD, PEOPLE, actor, buttons, does, tamper, unbound, words

TABLES = [facts.tables[0][1:] for facts in LISTED.values()]
"""A table of each game: the rules, and how many sit there."""
MODERATOR, STRANGER = 8, 6
T = texts()
UNFINISHED = re.compile("Left unfinished +1")


async def begun(bench: DuelBench, rules=STOVKAHRA, people: int = 4, computers: int = 0) -> int:
    """A table in the middle of a deal; the last seats are those of computers."""
    number = await bench.lobby(rules, sitting=people)
    for _ in range(computers):
        await bench.press(0, number, "computer regular")
    await bench.press(0, number, "start")
    await bench.until(number, in_a_deal if kind_of(rules).ledger else mid_game, Random(2))
    return number


def in_a_deal(table: Table) -> bool:
    """Whether some tricks of a deal have been played."""
    return table.game is not None and 8 <= sum(table.view().held) <= 20 and not table.game.mid_trick


def between_games(table: Table) -> bool:
    return table.clock.next_deal_at is not None and table.game is not None and table.game.outcome is not None


async def stop(bench: DuelBench, who: int, number: int, *, moderator: bool = False) -> Status:
    """Somebody wants to stop, by the command; how the table is then."""
    await bench.host.endings.stop(actor(who, moderator=moderator), number)
    await bench.settle()
    return (await bench.table(number)).status


async def why_not(bench: DuelBench, who: int, number: int, *, moderator: bool = False) -> str:
    before = await bench.table(number)
    with pytest.raises(Refusal) as refusal:
        await stop(bench, who, number, moderator=moderator)
    after = await bench.table(number)
    assert (after.status, after.votes.to_stop) == (before.status, before.votes.to_stop)
    return refusal.value.key


async def settle_stoppers(bench: DuelBench, stoppers: Stoppers) -> None:
    await bench.host.press(actor(MODERATOR, moderator=True), "se1:stoppers", on_panel=True, values=(stoppers,))


async def page(bench: DuelBench, topic: LedgerTopic, **query: object) -> str:
    answer = await bench.host.ledger.show_page(actor(0), LedgerPage(USUAL, topic, **query))
    return unbound(words(answer.screen))


async def sit_down(bench: DuelBench, rules=STOVKAHRA, people: int = 4) -> int:
    """The same people at a new table."""
    return await bench.lobby(rules, sitting=people)


async def stopped(bench: DuelBench, rules=STOVKAHRA, people: int = 4) -> int:
    """A table that all have stopped in the middle of a deal."""
    number = await begun(bench, rules, people)
    for who in range(people):
        if (await bench.table(number)).status is Status.PLAYING:
            await stop(bench, who, number)
    assert (await bench.table(number)).status is Status.STOPPED
    return number


# Who agrees


async def test_two_partners_cannot_stop_a_game_that_they_lose_to_a_person_and_a_computer(bench):
    number = await begun(bench, people=3, computers=1)
    assert [await stop(bench, who, number) for who in (0, 2)] == [Status.PLAYING] * 2
    assert stopping.lacking(await bench.table(number)) == [[1]]
    told = words(await bench.public(number))
    assert "To stop: Anna, Cyril. Still to agree: Béla." in told
    # Neither by going away and coming back, nor by saying it again.
    assert [await stop(bench, who, number) for who in (0, 0, 2, 2)] == [Status.PLAYING] * 4
    assert await stop(bench, 1, number) is Status.STOPPED


async def test_three_of_four_do_not_stop_without_the_other_side(bench):
    number = await begun(bench)
    assert [await stop(bench, who, number) for who in (1, 3)] == [Status.PLAYING] * 2
    assert "Still to agree: Anna or Cyril" in words(await bench.public(number))
    # One of the other side is enough.
    assert await stop(bench, 2, number) is Status.STOPPED


async def test_where_everybody_is_alone_all_have_to_want_it(bench):
    for rules, people in [*TABLES, (BULKA, 4)]:
        if kind_of(rules).partners:
            continue
        number = await begun(bench, rules, people)
        assert [await stop(bench, who, number) for who in reversed(range(1, people))] == [Status.PLAYING] * (people - 1)
        assert await stop(bench, 0, number) is Status.STOPPED


async def test_a_moderator_who_plays_or_has_played_there_is_one_who_plays(bench):
    for rules, people in TABLES:
        number = await begun(bench, rules, people)
        assert await stop(bench, 0, number, moderator=True) is Status.PLAYING
        assert await stop(bench, 0, number, moderator=True) is Status.PLAYING
        # Nor one who has left the game, nor after it.
        await bench.host.endings.leave(actor(0), number)
        assert await why_not(bench, 0, number, moderator=True) == "stop-played"
        if kind_of(rules).ledger:
            await bench.until(number, between_games, Random(3))
            assert await why_not(bench, 0, number, moderator=True) == "stop-played"
        assert await stop(bench, MODERATOR, number, moderator=True) is Status.STOPPED


async def test_who_plays_with_computers_alone_stops_alone(bench):
    for rules, people in TABLES:
        number = await begun(bench, rules, 1, people - 1)
        assert await stop(bench, 0, number) is Status.STOPPED


@pytest.mark.parametrize(("rules", "people"), TABLES)
async def test_who_plays_alone_is_asked_before_the_table_stops_and_goes_on_from_the_hand(bench, rules, people):
    number = await begun(bench, rules, 1, people - 1)
    before = await bench.table(number)
    more = await bench.press(0, number, "more", on_panel=True)
    assert "stop" not in {does(each) for each in buttons(more.screen)}, "one press beside Back ends it"
    asked = await bench.press(0, number, "ask stop", on_panel=True)
    assert [does(each) for each in buttons(asked.screen)] == ["stop", "back"]
    assert (await bench.table(number)).status is Status.PLAYING
    stopped = await bench.press(0, number, "stop", on_panel=True)
    assert (await bench.table(number)).status is Status.STOPPED
    assert "resume" in {does(each) for each in buttons(stopped.screen)}
    # By two devices, or twice by one: it goes on once.
    for _ in range(2):
        hand = await bench.press(0, number, "resume", on_panel=True)
        assert "more" in {does(each) for each in buttons(hand.screen)}
    await bench.settle()
    table = await bench.table(number)
    assert (table.status, table.votes.to_stop, table.clock.put_away) == (Status.PLAYING, set(), False)
    assert table.game.moves[: len(before.game.moves)] == before.game.moves and table.seats == before.seats
    assert "hand" in {does(each) for each in buttons(await bench.public(number))}
    assert (await audit(bench.path)).wrong == []


async def test_the_button_of_before_that_stops_at_once_goes_on_working(bench):
    number = await begun(bench, STOVKAHRA, 1, 3)
    await bench.host.press(actor(0), f"st1:{number}:0.0:stop", on_panel=True)
    assert (await bench.table(number)).status is Status.STOPPED


async def test_a_command_that_stops_offers_to_go_on_too(bench):
    number = await begun(bench, TRAPPOLA, 1, 1)
    answer = await bench.host.endings.stop(actor(0), number)
    await bench.settle()
    assert [does(each) for each in buttons(answer.screen)] == ["resume"]


async def test_a_series_led_and_stopped_goes_on_between_its_games_and_stands_as_stopped_no_more(bench):
    number = await begun(bench, STOVKAHRA, 1, 3)
    await bench.until(number, between_games, Random(3))
    await stop(bench, 0, number)
    assert "stopped" in await page(bench, LedgerTopic.HISTORY, computers=True)
    await bench.press(0, number, "resume", on_panel=True)
    await bench.settle()
    assert (await bench.table(number)).status is Status.PLAYING
    assert "stopped" not in await page(bench, LedgerTopic.HISTORY, computers=True)
    assert (await audit(bench.path)).wrong == []


@pytest.mark.parametrize("who", ["another who sat there", "somebody else"])
async def test_nobody_goes_on_alone_with_a_series_of_several(bench, who):
    number = await stopped(bench)
    shown = await bench.shown(0, number)
    assert "resume" not in {does(each) for each in buttons(shown)}
    for seat in (0, 1) if who == "another who sat there" else (STRANGER,):
        with pytest.raises(Refusal) as refusal:
            await bench.press(seat, number, "resume")
        assert refusal.value.key in ("nothing-to-resume", "not-seated")
    assert (await bench.table(number)).status is Status.STOPPED


async def test_going_on_from_the_hand_counts_as_a_table_under_way(bench):
    first = await begun(bench, TRAPPOLA, 1, 1)
    await stop(bench, 0, first)
    for _ in range(5):
        bench.clock.now += timedelta(minutes=1)
        await begun(bench, TRAPPOLA, 1, 1)
    bench.clock.now += timedelta(minutes=1)
    with pytest.raises(Refusal) as refusal:
        await bench.press(0, first, "resume")
    assert refusal.value.key == "limit-own-tables"


@pytest.mark.parametrize("when", ["between two games", "before the cut"])
async def test_a_friend_who_sits_down_for_the_next_game_does_not_agree_for_the_other_side(bench, when):
    number = await begun(bench, people=3, computers=1)
    for who in range(4):
        await bench.host.press(actor(who), "pr1:cuts", on_panel=True)
    await bench.until(number, between_games, Random(3))
    await bench.host.press(actor(STRANGER), "pr1:cuts", on_panel=True)
    await bench.press(STRANGER, number, "take 3")
    if when == "before the cut":
        await bench.until(number, lambda table: table.deal.game_number == 2 and table.game.awaits_cut, Random(3))
    assert [await stop(bench, who, number) for who in (0, 2)] == [Status.PLAYING] * 2
    table = await bench.table(number)
    assert stopping.lacking(table) == [[1]]
    assert "stop" not in [does(each) for each in buttons(panel(table, 3, T))]
    assert await why_not(bench, STRANGER, number) == "substitute"
    # Whoever was dealt cards of the next game is one of its players.
    await bench.until(number, lambda table: table.deal.game_number == 2 and in_a_deal(table), Random(3))
    assert stopping.lacking(await bench.table(number)) == [[1, 3]]
    assert await stop(bench, STRANGER, number) is Status.STOPPED


async def test_between_two_games_each_side_agrees_too(bench):
    number = await begun(bench)
    table = await bench.until(number, between_games, Random(3))
    assert [await stop(bench, who, number) for who in (1, 3)] == [Status.PLAYING] * 2
    assert await stop(bench, 0, number) is Status.STOPPED
    first, second = table.series.balance
    assert f"between two games · brčka {first}–{second}" in await page(bench, LedgerTopic.HISTORY)
    # No game is under way that could be given up, and so only going on is offered.
    lobby = await sit_down(bench)
    assert [does(each) for each in buttons(await bench.public(lobby)) if does(each).startswith("unfinished")] == []
    assert (await audit(bench.path)).wrong == []


async def test_the_server_says_who_may_ask_and_never_in_place_of_the_other_side(bench):
    number = await begun(bench)
    await settle_stoppers(bench, Stoppers.OPENER)
    assert await why_not(bench, 1, number) == "stop-opener-always"
    assert await stop(bench, 0, number) is Status.PLAYING
    # What the opener takes back, the own partner does not end by the consent of the others.
    assert await stop(bench, 0, number) is Status.PLAYING
    assert await why_not(bench, 2, number) == "stop-opener-always"
    assert [await stop(bench, who, number) for who in (0, 3)] == [Status.PLAYING, Status.STOPPED]
    # Where the opener plays no more, those who play may ask.
    number = await begun(bench)
    await bench.host.endings.leave(actor(0), number)
    assert [await stop(bench, who, number) for who in (1, 2)] == [Status.PLAYING, Status.STOPPED]
    await settle_stoppers(bench, Stoppers.MODERATORS)
    number = await begun(bench)
    assert await why_not(bench, 0, number) == "stop-moderators"
    assert await why_not(bench, 0, number, moderator=True) == "stop-moderators"
    assert await stop(bench, MODERATOR, number, moderator=True) is Status.STOPPED


async def test_the_hands_of_the_other_side_say_what_is_missing_and_offer_to_agree(bench):
    number = await begun(bench)
    asked = await bench.press(0, number, "stop", on_panel=True)
    assert T("stop-wanted", missing="Béla or Dana") in words(asked.screen)
    await bench.settle()
    table = await bench.table(number)
    hands = [panel(table, seat, T) for seat in range(4)]
    offers = {seat: [each.label for each in buttons(hand) if does(each) == "stop"] for seat, hand in enumerate(hands)}
    agree = T("button-stop-agree")
    assert offers == {0: [], 1: [agree], 2: [], 3: [agree]}
    assert "To stop: Anna. Still to agree: Béla or Dana." in words(panel(table, 3, T))
    more = await bench.press(0, number, "more", on_panel=True)
    assert [each.label for each in buttons(more.screen) if does(each) == "stop back"] == [T("button-stop-back")]
    back = await bench.press(0, number, "stop back", on_panel=True)
    assert T("stop-taken-back") in words(back.screen)
    assert "stop" not in [does(each) for each in buttons(panel(await bench.table(number), 1, T))]


# What stays of it


async def test_what_was_under_way_stands_in_the_history_and_with_its_players_until_they_go_on(bench):
    number = await stopped(bench)
    table = await bench.table(number)
    first, second = (table.game.points_of(seat) for seat in (0, 1))
    line = f"table {number} stopped · Anna & Cyril against Béla & Dana · {first}–{second} in the game under way"
    assert line in await page(bench, LedgerTopic.HISTORY)
    key = table.seats.person(1).id
    for topic, query in ((LedgerTopic.HISTORY, {"player": key}), (LedgerTopic.PLAYER, {"player": key})):
        told = await page(bench, topic, **query)
        assert (line in told) if topic is LedgerTopic.HISTORY else bool(UNFINISHED.search(told))
    # Who begins anew has left it unfinished still; who goes on has not.
    anew = await sit_down(bench)
    await bench.press(0, anew, "start")
    assert UNFINISHED.search(await page(bench, LedgerTopic.PLAYER, player=key))
    lobby = await sit_down(bench)
    await bench.press(2, lobby, "resume")
    assert "Left unfinished" not in await page(bench, LedgerTopic.PLAYER, player=key)
    assert line not in await page(bench, LedgerTopic.HISTORY)
    assert (await audit(bench.path)).wrong == []


async def test_a_table_stopped_with_a_computer_or_before_any_card_makes_nobody_one_who_walks_out(bench):
    number = await begun(bench, people=3, computers=1)
    key = (await bench.table(number)).seats.person(0).id
    assert [await stop(bench, who, number) for who in (0, 1)] == [Status.PLAYING, Status.STOPPED]
    assert await stop(bench, 0, await sit_down(bench)) is Status.STOPPED
    assert "Left unfinished" not in await page(bench, LedgerTopic.PLAYER, player=key)
    assert UNFINISHED.search(await page(bench, LedgerTopic.PLAYER, player=key, computers=True))


async def test_a_stopped_score_tells_nothing_that_nobody_may_know(bench):
    number = await begun(bench, Rules(count="closed"))
    table = await bench.table(number)
    view = table.view()
    assert view.counted is None and view.written != (table.game.score[0], table.game.score[1])
    await stop(bench, MODERATOR, number, moderator=True)
    (series,) = (await whole_ledger(bench.store, GUILD)).stopped
    assert series.score == view.written


@pytest.mark.parametrize(("rules", "people"), [table for table in TABLES if not kind_of(table[0]).ledger])
async def test_stopped_games_stand_in_the_history_of_games_that_are_not_in_the_ledger(bench, rules, people):
    game = kind_of(rules).name
    number = await stopped(bench, rules, people)
    table = await bench.table(number)
    told = unbound(words((await bench.host.ledger.show_history(actor(0), game)).screen))
    assert f"table {number} · " in told and told.count("⏹️") == 1
    for seat in range(people):
        assert f"{table.seats.person(seat).name} {table.game.points_of(seat) or 0}".replace("-", "−") in told.replace(
            "+", ""
        )
    lobby = await sit_down(bench, rules, people)
    await bench.press(0, lobby, "resume")
    assert "⏹️" not in words((await bench.host.ledger.show_history(actor(0), game)).screen)


async def test_the_export_and_what_is_told_of_a_person_have_it_too(bench):
    number = await stopped(bench)
    score = [(await bench.table(number)).game.points_of(seat) for seat in (0, 1)]
    moderator = actor(MODERATOR, moderator=True)
    whole = json.loads((await bench.host.ledger.export(moderator, "json")).file[1])
    (series,) = whole["stopped"]
    assert (series["table"], series["score"], series["balance"]) == (number, score, [0, 0])
    assert [each["name"] for each in series["seats"]] == [person.name for person in PEOPLE]
    sheet = (await bench.host.ledger.export(moderator, "csv")).file[1].decode("utf-8-sig")
    rows = list(csv.DictReader(io.StringIO(sheet)))
    assert [(row["kind"], row["table"], row["seat3"], row["score1"]) for row in rows] == [
        ("stopped", str(number), "Dana", str(score[1]))
    ]
    person = (await bench.table(number)).seats.person(1)
    kept = await bench.store.kept(person)
    assert [(each["table"], each["seat"], each["points"]) for each in kept["stopped"]] == [(number, 1, score[1])]
    # Whose data are deleted is a former player there, too.
    await bench.host.press(actor(1), "pv1:delete", on_panel=True)
    await bench.settle()
    assert "Béla" not in await page(bench, LedgerTopic.HISTORY)


# Going on, or giving it up


async def give_up(bench: DuelBench, who: int, lobby: int, *, back: bool = False) -> str:
    """Somebody presses *Give that game up* in a lobby, and then what that asks for; what they are told."""
    (ask,) = [each for each in buttons(await bench.public(lobby)) if does(each).startswith("unfinished")]
    page = await bench.host.press(actor(who), ask.action)
    (sure,) = buttons(page.screen)
    assert does(sure).endswith(" back") == back
    answer = await bench.host.press(actor(who), sure.action, on_panel=True)
    await bench.settle()
    return unbound(words(answer.screen))


async def test_the_same_four_who_start_anew_give_the_old_game_up_side_by_side_in_the_ledger(bench):
    number = await stopped(bench)
    lobby = await sit_down(bench)
    # One wish is no concession, can be taken back, and one of each side is none either.
    assert "Cyril has to agree" in await give_up(bench, 0, lobby)
    assert "Anna wants to give that game up; Cyril has to agree." in words(await bench.public(lobby))
    await give_up(bench, 0, lobby, back=True)
    await give_up(bench, 2, lobby)
    await give_up(bench, 1, lobby)
    assert (await whole_ledger(bench.store, GUILD)).entries == ()
    with pytest.raises(Refusal):
        await bench.host.press(actor(STRANGER), f"st1:{lobby}:0.0:giveup {number}.1", on_panel=True)
    assert T("given-up", table=number) in await give_up(bench, 0, lobby)
    ledger = await whole_ledger(bench.store, GUILD)
    (entry,) = ledger.entries
    assert (entry.outcome.winner, entry.outcome.how, ledger.stopped) == (1, "conceded", ())
    assert [person.user_id for person in entry.seats] == [1000, 1001, 1002, 1003]
    table = await bench.table(number)
    assert (table.status, table.series.balance, table.series.pending) == (Status.STOPPED, entry.choice.balance, None)
    assert "Left unfinished" not in await page(bench, LedgerTopic.PLAYER, player=entry.seats[0].id)
    assert (await audit(bench.path)).wrong == []
    # They begin anew where they sit, and an old button gives nothing up.
    with pytest.raises(Refusal) as refusal:
        await bench.host.press(actor(1), f"st1:{lobby}:0.0:giveup {number}.1")
    assert refusal.value.key == "nothing-to-give-up"
    await bench.press(0, lobby, "start")
    assert (await bench.table(lobby)).status is Status.PLAYING


@pytest.mark.parametrize("how", ["stopped", "put away"])
async def test_a_later_game_of_a_series_is_given_up_without_a_question_and_the_series_may_go_on(bench, how):
    number = await begun(bench)
    table = await bench.until(number, lambda table: table.deal.game_number > 2 and in_a_deal(table), Random(5))
    behind = min((0, 1), key=lambda side: table.series.balance[side])
    if how == "stopped":
        await stop(bench, MODERATOR, number, moderator=True)
    else:
        await bench.let_pass(timedelta(hours=25))
    lobby = await sit_down(bench)
    # Those who are ahead give up, so that something could be taken from them.
    await give_up(bench, 1 - behind, lobby)
    await give_up(bench, 3 - behind, lobby)
    *_, entry = (await whole_ledger(bench.store, GUILD)).entries
    assert (entry.outcome.winner, entry.outcome.how) == (behind, "conceded")
    assert (await audit(bench.path)).wrong == []
    await bench.press(0, lobby, "resume")
    await bench.until(number, lambda table: table.deal.game_number > 3 and in_a_deal(table), Random(6))
    assert (await audit(bench.path)).wrong == []


async def test_a_stopped_match_is_given_up_alone_and_is_over_then(bench):
    number = await stopped(bench, TRAPPOLA, 2)
    await give_up(bench, 1, await sit_down(bench, TRAPPOLA, 2))
    assert (await bench.table(number)).status is Status.FINISHED
    results = await results_of(bench.store, GUILD, "trappola")
    assert [(each.person.user_id, each.won) for each in results] == [(1000, True), (1001, False)]
    assert (await audit(bench.path)).wrong == []
    # Nobody gives up in Bulka: going on is all that is offered.
    await stopped(bench, BULKA, 3)
    offered = [does(each) for each in buttons(await bench.public(await sit_down(bench, BULKA, 3)))]
    assert "resume" in offered and not any(each.startswith("unfinished") for each in offered)


async def test_those_who_began_a_game_find_it_again_and_get_their_seats_back(bench):
    number = await begun(bench)
    await bench.host.endings.leave(actor(3), number)
    await bench.press(STRANGER, number, "take 3")
    assert [await stop(bench, who, number) for who in (0, 1)] == [Status.PLAYING, Status.STOPPED]
    # The game is theirs to give up or to go on with; whoever came later is in no line.
    lobby = await sit_down(bench)
    assert {"resume", f"unfinished {number}.1"} <= {does(each) for each in buttons(await bench.public(lobby))}
    await bench.press(3, lobby, "resume")
    table = await bench.table(number)
    assert [person.user_id for person in table.seats] == [1000, 1001, 1002, 1003]
    assert not table.is_substitute(3)
    assert (await audit(bench.path)).wrong == []


@pytest.mark.parametrize(("rules", "people", "computers"), [(STOVKAHRA, 3, 1), (STOVKAHRA, 1, 3), (TRAPPOLA, 1, 1)])
async def test_all_people_of_a_stopped_game_find_it_again_whichever_computers_fill_the_rest(
    bench, rules, people, computers
):
    number = await begun(bench, rules, people, computers)
    await stop(bench, MODERATOR, number, moderator=True)
    lobby = await bench.lobby(rules, sitting=people)
    assert "resume" not in {does(each) for each in buttons(await bench.public(lobby))}
    for _ in range(computers):
        await bench.press(0, lobby, "computer strong")
    assert {"resume", f"unfinished {number}.1"} <= {does(each) for each in buttons(await bench.public(lobby))}
    # A computer wants what its partner wants.
    loser = 1 if people == 3 else 0
    assert T("given-up", table=number) in await give_up(bench, loser, lobby)
    assert (await bench.table(number)).game.outcome.winner == 1 - loser
    assert (await audit(bench.path)).wrong == []
    if rules is STOVKAHRA:
        await bench.press(0, lobby, "resume")
        table = await bench.table(number)
        assert (table.status, table.seats.people, table.seats.level_of(people)) == (
            Status.PLAYING,
            people,
            Level.REGULAR,
        )


@pytest.mark.parametrize("others", ["not all", "another one too"])
async def test_others_than_all_people_of_a_stopped_game_do_not_find_it(bench, others):
    await begun_and_stopped_by_three(bench)
    people = (0, 1) if others == "not all" else (0, 1, 2, 3)
    lobby = await bench.lobby(sitting=len(people))
    for _ in range(4 - len(people)):
        await bench.press(0, lobby, "computer regular")
    assert "resume" not in {does(each) for each in buttons(await bench.public(lobby))}


async def begun_and_stopped_by_three(bench: DuelBench) -> None:
    number = await begun(bench, people=3, computers=1)
    await stop(bench, MODERATOR, number, moderator=True)


@pytest.mark.parametrize(
    "change",
    [
        "UPDATE stopped SET person = 5 WHERE seat = 1",
        "DELETE FROM stopped WHERE seat = 2",
        "UPDATE stopped SET guild_id = 7",
        "UPDATE tables SET status = 'playing'",
    ],
)
async def test_whatever_is_done_to_it_is_found_out(bench, change):
    number = await stopped(bench)
    await bench.lobby()
    assert (await audit(bench.path)).wrong == []
    tamper(bench.path, change)
    assert any(line.startswith(f"table {number}: ") for line in (await audit(bench.path)).wrong)


async def test_both_databases_keep_it(place):
    async with DuelBench(place) as bench:
        number = await stopped(bench)
        lobby = await sit_down(bench)
        await give_up(bench, 0, lobby)
    async with DuelBench(place) as bench:
        (series,) = (await whole_ledger(bench.store, GUILD)).stopped
        assert (series.table_id, [person.name for person in series.seats]) == (number, [each.name for each in PEOPLE])
        found = (await bench.table(lobby)).unfinished
        assert [(who.name, partner.name) for who, partner in found.wishes] == [("Anna", "Cyril")]
        await series_of(bench.store).give_up(lobby, series.seats[2], found.game_key, back=False)
        assert len((await whole_ledger(bench.store, GUILD)).entries) == 1
