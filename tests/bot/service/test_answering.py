"""Who answers for a game: those who were dealt its first cards, whoever plays the last one, in every game."""

import json
from dataclasses import replace
from random import Random

import pytest

from bot.app.audit import audit
from bot.i18n.texts import texts
from bot.model import conceding, dealing, moving, next_game, stopping, timing
from bot.model.errors import Refusal
from bot.model.ledger_pages import LedgerPage, LedgerTopic
from bot.model.options import Newcomers
from bot.model.table import Status, Table
from bot.ui.board import board
from bot.ui.panel import panel
from engine import record
from engine.games import USUAL, kind_of
from engine.moves import ADD, TAKE
from tests.support import plain_ledger
from tests.support.chance import Seeded
from tests.support.duel_bench import DuelBench, mid_game, over
from tests.support.every_game import LISTED
from tests.support.plain_ledger import ratings, standings, whole_ledger
from tests.support.service import (
    DEFAULTS,
    GUILD,
    NAMES,
    PAUSE,
    actor,
    buttons,
    does,
    games_listed,
    last_finished,
    tamper,
    words,
)
from tests.support.sizes import in_turn, some

GAMES = {name: (facts.tables[0][1], max(people for *_, people in facts.tables)) for name, facts in LISTED.items()}
"""The rules of each game, and as many as play best."""
each_game = pytest.mark.parametrize("name", in_turn(GAMES))
STRANGER, OTHER = 6, 7
"""Who looks on at first."""
T = texts()


async def begun(bench: DuelBench, name: str, computers: int = 0) -> int:
    """A table of as many as play best, at which the last seats are those of computers, which anybody takes at once."""
    rules, seats = GAMES[name]
    number = await bench.lobby(rules, sitting=seats - computers, options={"newcomers": Newcomers.AT_ONCE})
    for _ in range(computers):
        await bench.press(0, number, "computer regular")
    await bench.press(0, number, "start")
    await bench.settle()
    return number


async def leave(bench: DuelBench, number: int, seat: int) -> None:
    await bench.host.endings.leave(actor(seat), number)
    await bench.settle()


async def take(bench: DuelBench, number: int, who: int, seat: int) -> None:
    await bench.press(who, number, f"take {seat}")
    await bench.settle()


async def refused(bench: DuelBench, who: int, number: int, what: str) -> str:
    """Why somebody is refused what a button does; nothing changes."""
    before = await bench.table(number)
    with pytest.raises(Refusal) as refusal:
        await bench.press(who, number, what)
    after = await bench.table(number)
    assert (after.votes.to_stop, after.votes.conceding, after.deal.version(None)) == (
        before.votes.to_stop,
        before.votes.conceding,
        before.deal.version(None),
    )
    return refusal.value.key


def late(table: Table) -> bool:
    """Whether a game is nearly over, between two tricks."""
    if table.game is None or table.game.mid_trick or table.game.awaits_cut or table.game.awaits_chance:
        return False
    facts = LISTED[table.kind.name]
    return table.game.deal_number >= facts.last_deal(table.rules) and sum(table.view().held) <= 2 * facts.to_a_trick(
        table.game
    )


def mid_deal(table: Table) -> bool:
    """Whether cards are in hands."""
    return table.game is not None and any(table.view().held)


def entered(table: Table) -> bool:
    return over(table) and table.series.pending is None


async def results_of(bench: DuelBench, name: str) -> list[list[int]]:
    """The accounts of those who stand in the results of each game, by seat."""
    if kind_of(GAMES[name][0]).ledger:
        entries = (await whole_ledger(bench.store, GUILD)).entries
        return [[person.user_id or 0 for person in entry.seats] for entry in entries]
    games: dict[int, list[int]] = {}
    for result in await plain_ledger.results_of(bench.store, GUILD, name, computers=True):
        games.setdefault(result.game_id, []).append(result.person.user_id or 0)
    return list(games.values())


async def counted(bench: DuelBench, name: str) -> int:
    """How many games count among people, in ratings or standings."""
    if kind_of(GAMES[name][0]).ledger:
        rated = ratings((await whole_ledger(bench.store, GUILD)).entries)
        return max((rating.games for rating in rated.values()), default=0)
    return len({result.game_id for result in await plain_ledger.results_of(bench.store, GUILD, name)})


# Leaving does not undo a loss


@each_game
async def test_who_leaves_at_the_end_of_a_game_stands_in_its_result_and_it_counts_for_all(bench, name):
    number, seats = await begun(bench, name), GAMES[name][1]
    table = await bench.until(number, late, Random(2))
    leaver = next(seat for seat in range(seats) if table.view().held[seat])
    asked = await bench.press(leaver, number, "ask leave", on_panel=True)
    assert "stays yours" in words(asked.screen)
    await leave(bench, number, leaver)
    assert "is playing for" in words(await bench.public(number))
    table = await bench.until(number, entered, Random(3))
    assert table.seats.level_of(leaver) is not None
    assert await results_of(bench, name) == [[1000 + seat for seat in range(seats)]]
    assert await counted(bench, name) == 1
    assert (await audit(bench.path)).wrong == []


@each_game
async def test_whose_data_are_deleted_during_a_game_answers_for_it_without_a_name(bench, name):
    number, seats = await begun(bench, name), GAMES[name][1]
    await bench.until(number, late, Random(2))
    await bench.host.press(actor(1), "pv1:delete", on_panel=True)
    await bench.until(number, entered, Random(3))
    assert await results_of(bench, name) == [[1000 + seat if seat != 1 else 0 for seat in range(seats)]]
    assert await counted(bench, name) == 1
    assert (await audit(bench.path)).wrong == []


async def test_the_chips_of_a_cup_are_those_of_the_four_who_began_it_whoever_played_on(tmp_path):
    """The same cup, with one person who leaves and without, is the same in everybody's account."""
    accounts = []
    for leaves in (False, True):
        async with DuelBench(tmp_path / f"{leaves}.db") as bench:
            number = await begun(bench, "bulka")
            await bench.until(number, late, Random(2))
            if leaves:
                await leave(bench, number, 1)
            await bench.until(number, over, Random(3))
            chips = await plain_ledger.chips_of(bench.store, GUILD)
            assert chips.cups == 0
            accounts.append({person.user_id: chips for person, chips in chips.accounts})
    assert accounts[0] == accounts[1]
    assert set(accounts[0]) == {1000, 1001, 1002, 1003} and any(accounts[0].values())


@each_game
async def test_who_comes_back_into_the_own_seat_plays_on_and_nobody_takes_another_seat_of_the_own_game(bench, name):
    number = await begun(bench, name)
    await bench.until(number, mid_game if name != "stovkahra" else late, Random(2))
    await leave(bench, number, 0)
    await leave(bench, number, 1)
    assert await refused(bench, 0, number, "take 1") == "own-seat-only"
    await take(bench, number, 0, 0)
    table = await bench.table(number)
    assert (table.seats.person(0).user_id, table.is_substitute(0), table.is_substitute(1)) == (1000, False, True)
    assert "panel-substitute" not in words((await bench.press(0, number, "look", on_panel=True)).screen)


def second_trick(table: Table) -> bool:
    return mid_deal(table) and len(table.view().tricks) == 1 and table.game.mid_trick


def played(table: Table, seat: int) -> list[object]:
    """The cards of a seat in the deal under way, in order."""
    view = table.view()
    return [card for plays in (*(each.plays for each in view.tricks), view.plays) for at, card in plays if at == seat]


@each_game
async def test_each_card_is_told_as_of_whoever_sat_there_then(bench, name):
    number = await begun(bench, name)
    table = await bench.until(number, second_trick, Random(2))
    leaver = table.view().plays[0][0]
    own = played(table, leaver)
    await leave(bench, number, leaver)
    instead = (await bench.table(number)).seats.person(leaver)
    table = await bench.until(
        number, lambda table: mid_deal(table) and len(played(table, leaver)) > len(own), Random(3)
    )
    theirs = played(table, leaver)[len(own) :]
    await take(bench, number, leaver, leaver)
    table = await bench.table(number)
    assert mid_deal(table) and table.seats.person(leaver).user_id == 1000 + leaver
    expected = dict.fromkeys(own, NAMES[leaver]) | dict.fromkeys(theirs, instead.name)
    told = words(panel(table, 1 - leaver if leaver < 2 else 0, T, asking="words"))
    for card, who in expected.items():
        wrong = instead.name if who == NAMES[leaver] else NAMES[leaver]
        assert T("words-play", name=who, card=card) in told, card
        assert T("words-play", name=wrong, card=card) not in told, card
    # So in the own hand: “you” have won no trick with a card that was played instead of you.
    last = table.view().tricks[-1]
    winning = dict(last.plays)[last.winner]
    by = "you" if winning in own else expected.get(winning, NAMES[last.winner])
    assert f"**{by}**" in words(panel(table, leaver, T)).split("Before")[-1].splitlines()[0]


# The record and the pages


@each_game
async def test_the_record_names_players_and_substitutes_and_is_right(bench, name):
    number = await begun(bench, name)
    await bench.until(number, late, Random(2))
    await leave(bench, number, 1)
    substitute = (await bench.table(number)).seats.person(1)
    await bench.until(number, entered, Random(3))
    answer = await bench.host.press(actor(0), f"gr1:{last_finished(bench.path, name)}")
    assert answer.file is not None
    told = record.loads(answer.file[1].decode())
    assert record.check(told) is not None
    assert told["seats"] == [person.name for person in (await bench.table(number)).deal.players]
    assert [[seat, by] for seat, by, *_ in told["substitutes"]] == [[1, substitute.title]]


async def test_the_page_of_a_game_names_who_played_for_whom(bench):
    number = await begun(bench, "stovkahra")
    await bench.until(number, late, Random(2))
    await leave(bench, number, 1)
    await bench.until(number, entered, Random(3))
    history = (await bench.host.ledger.show_page(actor(0), LedgerPage(USUAL, LedgerTopic.HISTORY))).screen
    (game,) = games_listed(history)
    opened = await bench.host.press(actor(0), f"gm1:{USUAL}", on_panel=True, values=[str(game)])
    assert "played for Béla" in words(opened.screen)
    kept = json.loads((await bench.host.ledger.export(actor(0, moderator=True), "json")).file[1])
    assert [each["player"]["name"] for each in kept["games"][0]["substitutes"]] == ["Béla"]


# Nobody inherits a win


@pytest.mark.parametrize("name", in_turn(["stovkahra", "bulka"]))
async def test_who_takes_a_computer_s_seat_before_the_end_wins_and_loses_nothing(bench, name):
    number = await begun(bench, name, computers=2)
    table = await bench.until(number, late, Random(2))
    computers = [seat for seat in range(4) if table.seats.level_of(seat) is not None]
    for who, seat in zip((STRANGER, OTHER), computers, strict=True):
        await take(bench, number, who, seat)
    await bench.until(number, entered, Random(3))
    assert await results_of(bench, name) == [[0 if seat in computers else 1000 + seat for seat in range(4)]]
    assert await counted(bench, name) == 0
    if name == "bulka":
        assert {person.user_id for person, _ in (await plain_ledger.chips_of(bench.store, GUILD)).accounts} == set()
    # The next game is their own.
    table = await bench.until(number, lambda table: table.deal.game_number == 2 and late(table), Random(4))
    assert not any(map(table.is_substitute, range(4)))
    await bench.until(number, entered, Random(5))
    sitting = [1000 + seat for seat in range(4)]
    for who, seat in zip((STRANGER, OTHER), computers, strict=True):
        sitting[seat] = 1000 + who
    assert (await results_of(bench, name))[1] == sitting
    assert await counted(bench, name) == 1


async def test_a_substitute_gives_nothing_up_and_has_no_vote(bench):
    number = await begun(bench, "stovkahra")
    await bench.until(number, late, Random(2))
    await leave(bench, number, 3)
    await take(bench, number, STRANGER, 3)
    # Opposite somebody who is absent, too.
    await bench.store.change(number, lambda table: table.seats.missed.__setitem__(1, 2))
    assert await refused(bench, STRANGER, number, "concede") == "substitute"
    assert await refused(bench, STRANGER, number, "stop") == "substitute"
    more = await bench.press(STRANGER, number, "more", on_panel=True)
    assert not {"ask concede", "ask stop"} & {does(each) for each in buttons(more.screen)}
    shown = await bench.shown(STRANGER, number)
    assert "You play this game for Dana" in words(shown)
    # Of the other side nobody is left who has a say, but for somebody who is absent.
    await bench.store.change(number, lambda table: table.seats.missed.__setitem__(1, 0))
    assert stopping.lacking(await bench.table(number)) == [[0, 2], [1]]
    await bench.press(0, number, "stop")
    assert (await bench.table(number)).status is Status.PLAYING
    # Nobody gives a game up for the partner who began it and is gone, before that one is back.
    await bench.press(1, number, "concede")
    assert not (await whole_ledger(bench.store, GUILD)).entries
    assert "concede" not in {does(each) for each in buttons(await bench.shown(STRANGER, number))}
    await leave(bench, number, STRANGER)
    await take(bench, number, 3, 3)
    await bench.press(3, number, "concede")
    (entry,) = (await whole_ledger(bench.store, GUILD)).entries
    assert (entry.outcome.winner, [person.user_id for person in entry.seats]) == (0, [1000, 1001, 1002, 1003])


async def test_where_nobody_is_left_who_began_the_game_its_opener_stops_it_and_no_substitute_does(bench):
    number = await begun(bench, "stovkahra")
    await bench.until(number, late, Random(2))
    for seat in range(4):
        await leave(bench, number, seat)
    await take(bench, number, STRANGER, 2)
    assert await refused(bench, STRANGER, number, "stop") == "substitute"
    assert await refused(bench, 1, number, "stop") == "stop-nobody-left"
    await bench.press(0, number, "stop")
    assert (await bench.table(number)).status is Status.STOPPED


async def test_a_match_is_not_given_up_by_who_came_later(bench):
    number = await begun(bench, "trappola")
    await bench.until(number, mid_game, Random(2))
    await leave(bench, number, 1)
    await take(bench, number, STRANGER, 1)
    assert await refused(bench, STRANGER, number, "concede") == "substitute"


@pytest.mark.parametrize("partner", ["plays", "is away", "has left"])
async def test_only_players_of_the_game_add_or_take(bench, partner):
    number = await begun(bench, "stovkahra")
    await bench.until(number, late, Random(2))
    await leave(bench, number, 0)
    await take(bench, number, STRANGER, 0)
    if partner == "has left":
        await leave(bench, number, 2)

    def won(table: Table) -> None:
        table.series.brcka = [2, 2]
        table.seats.missed[2] = 2 * (partner == "is away")
        conceding.concede(table, table.seats.person(1))
        conceding.concede(table, table.seats.person(3))

    table, _ = await bench.store.change(number, won)
    assert table.series.legal_moves() == (ADD, TAKE)
    assert timing.computer_to_move(table) == {"plays": None, "is away": 2, "has left": 0}[partner]
    with pytest.raises(Refusal) as refusal:
        moving.push(table, 0, TAKE)
    assert refusal.value.key == "substitute"
    shown = panel(table, 0, T)
    assert not {"add", "take"} & {does(each) for each in buttons(shown)}
    assert "take from theirs" not in words(shown)
    # As computers choose where nobody is left who may.
    moving.push(table, min(table.awaited()), TAKE, instead=partner != "plays")
    assert table.last_choice is not None


# What is nobody's game yet, or was before


@each_game
async def test_who_leaves_between_two_games_answers_for_the_first_alone(bench, name):
    """Nor for anything before the first cards: where there is a next game, it is that of those who sit then."""
    if LISTED[name].ends:
        number = await bench.lobby(GAMES[name][0], sitting=2)
        await leave(bench, number, 1)
        await bench.press(STRANGER, number, "sit 1")
        await bench.press(0, number, "start")
        sitting = [[1000, 1000 + STRANGER]]
    else:
        number = await begun(bench, name)
        await bench.until(number, entered, Random(2))
        asked = await bench.press(1, number, "ask leave", on_panel=True)
        assert "stays yours" not in words(asked.screen)
        await leave(bench, number, 1)
        await take(bench, number, STRANGER, 1)
        assert not (await bench.table(number)).is_substitute(1)
        await bench.until(number, lambda table: table.deal.game_number == 2 and mid_deal(table), Random(3))
        sitting = [[1000, 1001, 1002, 1003], [1000, 1000 + STRANGER, 1002, 1003]]
    await bench.until(number, entered, Random(4))
    assert await results_of(bench, name) == sitting
    assert (await audit(bench.path)).wrong == []


# A series is theirs who were dealt its first game


def under_way(table: Table) -> bool:
    """Whether cards of a game are in hands that is not decided."""
    return not over(table) and mid_deal(table)


async def give_up(bench: DuelBench, number: int, loser: int) -> None:
    """The next game is dealt, a side gives it up, and the others add what they have won."""
    await bench.until(number, under_way, Random(5))

    def concede(table: Table) -> None:
        for seat in (loser, loser + 2):
            if table.game is not None and table.game.outcome is None:
                move = table.game.concession(seat)
                assert move is not None
                moving.make(table, move, seat)
        if table.series.pending is not None:
            moving.push(table, 1 - loser, ADD)
        dealing.advance(table, bench.clock(), Seeded(1), PAUSE)

    await bench.store.change(number, concede)


async def series_to_three(bench: DuelBench, games: int = 1) -> int:
    """A table at which seats 0 and 2 have won some games of a series to three, and the next cards are not dealt."""
    options = {"newcomers": Newcomers.AT_ONCE}
    number = await bench.lobby(replace(DEFAULTS, series=3), sitting=4, options=options)
    await bench.press(0, number, "start")
    await bench.settle()
    for _ in range(games):
        await give_up(bench, number, 1)
    return number


async def series_of(bench: DuelBench, account: int) -> tuple[int, int]:
    """How many series somebody has won and lost among people."""
    for line in standings((await whole_ledger(bench.store, GUILD)).among_people()).players:
        if line.people[0].user_id == account:
            found = await bench.store.ledger_pages.standings(
                GUILD, LedgerPage(USUAL, LedgerTopic.STANDINGS), bench.clock(), 10
            )
            sums = next(each.sum for each in found.lines if each.people == line.people)
            assert (sums.series_won, sums.series_lost) == (line.sum.series_won, line.sum.series_lost)
            return sums.series_won, sums.series_lost
    return 0, 0


@pytest.mark.parametrize("instead", ["two others", "computers"])
async def test_who_leaves_before_the_last_game_of_a_series_loses_it_and_the_winners_have_won_it(bench, instead):
    number = await series_to_three(bench, games=1)
    await leave(bench, number, 1)
    await leave(bench, number, 3)
    if instead == "two others":
        await take(bench, number, STRANGER, 1)
        await take(bench, number, OTHER, 3)
    await give_up(bench, number, 1)
    while (await bench.table(number)).series.result is None:
        await give_up(bench, number, 1)
    assert [await series_of(bench, 1000 + seat) for seat in range(4)] == [(1, 0), (0, 1), (1, 0), (0, 1)]
    assert [await series_of(bench, 1000 + who) for who in (STRANGER, OTHER)] == [(0, 0), (0, 0)]
    query = LedgerPage(USUAL, LedgerTopic.SERIES, table=number)
    shown = words((await bench.host.ledger.show_page(actor(0), query)).screen)
    assert "played for Béla" in shown and "played for Béla" in words(board(await bench.table(number), T))
    assert (await audit(bench.path)).wrong == []


async def test_who_sits_down_before_the_last_game_of_a_series_wins_nothing_and_is_told_so(bench):
    number = await series_to_three(bench, games=1)
    await leave(bench, number, 0)
    await take(bench, number, STRANGER, 0)
    await bench.until(number, under_way, Random(5))
    told = panel(await bench.table(number), 0, T)
    assert T("panel-series-of", player="Anna") in words(told)
    while (await bench.table(number)).series.result is None:
        await give_up(bench, number, 1)
    assert [await series_of(bench, 1000 + who) for who in (0, 2, STRANGER)] == [(1, 0), (1, 0), (0, 0)]
    shown = words(board(await bench.table(number), T))
    assert "Anna & Cyril win the series" in shown and "played for Anna" in shown
    assert (await audit(bench.path)).wrong == []


@pytest.mark.parametrize("instead", ["a computer", "somebody else", "nobody yet"])
async def test_nobody_gives_a_later_game_up_for_a_partner_who_left_before_it_was_dealt(bench, instead):
    number = await series_to_three(bench, games=1)
    await leave(bench, number, 1)
    if instead == "somebody else":
        await take(bench, number, STRANGER, 1)
    if instead == "nobody yet":
        # The pack is still to be cut: the computer answers for this game, and the partner for the series.
        await bench.host.press(actor(0), "pr1:cuts.0")
        await bench.until(number, lambda table: table.deal.game_number == 2 and table.game.awaits_cut, Random(5))
    else:
        await bench.until(number, under_way, Random(5))
    assert await refused(bench, 3, number, "concede") == "concede-series"
    if instead == "somebody else":
        assert await refused(bench, STRANGER, number, "concede") == "concede-series"
    more = await bench.press(3, number, "more", on_panel=True)
    assert "ask concede" not in {does(each) for each in buttons(more.screen)}
    assert len((await whole_ledger(bench.store, GUILD)).entries) == 1
    # The others give up what is theirs alone, as ever.
    await bench.press(0, number, "concede")
    await bench.press(2, number, "concede")
    assert (await bench.table(number)).game.outcome.winner == 1
    assert (await audit(bench.path)).wrong == []


async def test_a_partner_who_is_back_for_the_next_game_is_asked_again(bench):
    number = await series_to_three(bench, games=1)
    await leave(bench, number, 1)
    await give_up(bench, number, 0)
    await take(bench, number, 1, 1)
    await bench.until(number, lambda table: table.deal.game_number == 3 and under_way(table), Random(5))
    await bench.press(3, number, "concede")
    assert (await bench.table(number)).votes.conceding == {3}
    await bench.press(1, number, "concede")
    assert (await bench.table(number)).game.outcome.winner == 0


async def test_nobody_gives_a_later_game_up_for_a_partner_who_is_absent(bench):
    number = await series_to_three(bench, games=1)
    await bench.store.change(number, lambda table: table.seats.missed.__setitem__(1, 2))
    await bench.until(number, under_way, Random(5))
    await bench.press(3, number, "concede")
    table = await bench.table(number)
    assert (table.seats.is_away(1), table.game.outcome, table.votes.conceding) == (True, None, {3})


async def test_a_stopped_game_is_not_given_up_for_a_partner_whose_series_it_is(bench):
    number = await series_to_three(bench, games=1)
    await leave(bench, number, 1)
    await take(bench, number, STRANGER, 1)
    await bench.until(number, under_way, Random(5))
    await bench.host.endings.stop(actor(8, moderator=True), number)
    lobby = await bench.lobby(replace(DEFAULTS, series=3), sitting=4)
    await leave(bench, lobby, 1)
    await bench.press(STRANGER, lobby, "sit 1")
    assert (await bench.table(lobby)).unfinished.table_id == number
    for who in (STRANGER, 3):
        assert await refused(bench, who, lobby, f"giveup {number}.2") == "concede-series"
    # Those of the other side are the same.
    for who in (0, 2):
        await bench.press(who, lobby, f"giveup {number}.2")
    assert len((await whole_ledger(bench.store, GUILD)).entries) == 2


@pytest.mark.parametrize("others", ["stop", "play on"])
async def test_two_who_leave_to_computers_keep_their_series_and_the_others_alone_can_stop_it(bench, others):
    number = await series_to_three(bench, games=1)
    for seat in (0, 2):
        await leave(bench, number, seat)
    await bench.until(number, under_way, Random(5))
    assert [await refused(bench, seat, number, "stop") for seat in (0, 2)] == ["stop-seated", "stop-seated"]
    if others == "stop":
        await bench.press(1, number, "stop")
        assert (await bench.table(number)).status is Status.STOPPED
        assert [await series_of(bench, 1000 + seat) for seat in range(4)] == [(0, 0)] * 4
        return
    while (await bench.table(number)).series.result is None:
        await give_up(bench, number, 1)
    assert [await series_of(bench, 1000 + seat) for seat in range(4)] == [(1, 0), (0, 1), (1, 0), (0, 1)]
    assert await counted(bench, "stovkahra") == 1, "the game that was dealt to people"


@pytest.mark.parametrize("who", ["the losers", "a moderator"])
async def test_a_series_that_is_won_is_not_stopped_before_computers_have_chosen_for_the_winners(bench, who):
    number = await series_to_three(bench, games=1)
    await give_up(bench, number, 0)
    await bench.until(number, under_way, Random(5))
    await leave(bench, number, 0)
    await leave(bench, number, 2)

    def lose(table: Table) -> None:
        conceding.concede(table, table.seats.person(1))
        conceding.concede(table, table.seats.person(3))
        assert table.series.pending is not None and table.series.legal_moves() == (ADD, TAKE)

    await bench.store.change(number, lose)
    await bench.host.endings.stop(actor(1) if who == "the losers" else actor(8, moderator=True), number)
    table = await bench.table(number)
    assert (table.status, table.series.balance) == (Status.FINISHED, (4, 2))
    assert [await series_of(bench, 1000 + seat) for seat in range(4)] == [(1, 0), (0, 1), (1, 0), (0, 1)]
    assert (await audit(bench.path)).wrong == []


async def test_a_game_that_is_won_is_entered_where_the_series_is_stopped_before_its_winners_have_chosen(bench):
    number = await series_to_three(bench, games=1)
    await bench.until(number, under_way, Random(5))
    await leave(bench, number, 1)
    await leave(bench, number, 3)

    def lose(table: Table) -> None:
        move = table.game.concession(0)
        moving.make(table, move, 0)
        assert table.series.pending is not None

    await bench.store.change(number, lose)
    await bench.host.endings.stop(actor(0), number)
    assert len((await whole_ledger(bench.store, GUILD)).entries) == 2
    assert (await bench.table(number)).status is Status.STOPPED
    assert (await audit(bench.path)).wrong == []


async def test_who_deletes_all_data_keeps_the_series_without_a_name(bench):
    number = await series_to_three(bench, games=1)
    await leave(bench, number, 1)
    await bench.store.privacy.forget(await bench.store.people.register_person(1001, "Béla"))
    await take(bench, number, 1, 1)
    while (await bench.table(number)).series.result is None:
        await give_up(bench, number, 1)
    assert [await series_of(bench, account) for account in (1000, 1001, 1003)] == [(1, 0), (0, 0), (0, 1)]
    assert (await audit(bench.path)).wrong == []


@pytest.mark.parametrize("winner", ["has left", "is away", "is here"])
async def test_nobody_takes_a_series_back_by_going_on_that_others_have_won(bench, winner):
    number = await series_to_three(bench, games=1)
    if winner == "has left":
        await leave(bench, number, 0)
        await take(bench, number, STRANGER, 0)
    while (await bench.table(number)).series.result is None:
        await give_up(bench, number, 1)
    await bench.settle()

    def all_but_one_agree(table: Table) -> None:
        table.seats.missed[0] = 2 * (winner == "is away")
        for seat in (1, 2, 3):
            next_game.go_on(table, table.seats.person(seat))

    if winner == "has left":
        with pytest.raises(Refusal):
            await bench.store.change(number, all_but_one_agree)
        offered = panel(await bench.table(number), 1, T)
        assert not any(does(each).startswith("go") for each in buttons(offered))
    else:
        await bench.store.change(number, all_but_one_agree)
    assert (await bench.table(number)).status is Status.FINISHED
    assert [await series_of(bench, 1000 + seat) for seat in range(4)] == [(1, 0), (0, 1), (1, 0), (0, 1)]
    if winner != "has left":
        await bench.store.change(number, lambda table: next_game.go_on(table, table.seats.person(0)))
        assert (await bench.table(number)).status is Status.PLAYING
        assert await series_of(bench, 1000) == (0, 0)


# So do a match of several deals, and a cup of several rounds


def between_its_deals(table: Table) -> bool:
    """Whether a deal of a game is over that is not decided."""
    return table.deal.between_deals and not over(table)


async def standing(bench: DuelBench, name: str) -> dict[int | None, tuple[int, int, int]]:
    """What the standings show among people: games won and lost, and chips, by account."""
    query = LedgerPage(name, LedgerTopic.STANDINGS)
    shown = await bench.store.ledger_pages.standings(GUILD, query, bench.clock.now, 10)
    return {each.people[0].user_id: (each.sum.won, each.sum.lost, each.sum.amount) for each in shown.lines}


async def test_a_match_is_that_of_the_two_who_were_dealt_its_first_deal_whoever_plays_the_last_one(bench):
    number = await begun(bench, "trappola")
    await bench.until(number, between_its_deals, Random(2))
    await leave(bench, number, 1)
    await take(bench, number, STRANGER, 1)
    await bench.until(number, mid_deal, Random(3))
    assert "You play this game for Béla" in words(await bench.shown(STRANGER, number))
    table = await bench.until(number, entered, Random(4))
    totals = table.game.result_of(0).points, table.game.result_of(1).points
    assert totals[0] != totals[1]
    won = totals[1] > totals[0]
    assert await results_of(bench, "trappola") == [[1000, 1001]]
    assert await standing(bench, "trappola") == {1000: (not won, won, 0), 1001: (won, not won, 0)}
    assert "played for Béla" in words(await bench.public(number))
    assert (await audit(bench.path)).wrong == []


async def test_a_cup_is_that_of_those_who_were_dealt_its_first_round_whoever_plays_the_last_one(bench):
    number = await begun(bench, "bulka")
    await bench.until(number, between_its_deals, Random(2))
    # In one seat somebody new plays on, in the other a computer.
    await leave(bench, number, 1)
    await leave(bench, number, 3)
    await take(bench, number, STRANGER, 1)
    await bench.until(number, mid_deal, Random(3))
    assert "You play this game for Béla" in words(await bench.shown(STRANGER, number))
    table = await bench.until(number, entered, Random(8))
    winner = table.game.outcome.winner
    assert await results_of(bench, "bulka") == [[1000, 1001, 1002, 1003]]
    told = await standing(bench, "bulka")
    assert {account: won for account, (won, *_) in told.items()} == {1000 + seat: seat == winner for seat in range(4)}
    assert {account: chips for account, (*_, chips) in told.items()} == {
        1000 + seat: table.game.result_of(seat).points for seat in range(4)
    }
    shown = words(await bench.public(number))
    assert "played for Béla" in shown and "played for Dana" in shown
    assert (await audit(bench.path)).wrong == []


@each_game
async def test_a_game_of_an_older_database_is_answered_for_by_those_who_sit_there(bench, name):
    number, seats = await begun(bench, name), GAMES[name][1]
    await bench.until(number, late, Random(2))
    tamper(bench.path, "DROP TRIGGER players_are_not_shortened", "DELETE FROM players")
    await leave(bench, number, 1)
    await take(bench, number, STRANGER, 1)
    assert not (await bench.table(number)).is_substitute(1)
    await bench.until(number, entered, Random(3))
    assert (await results_of(bench, name))[0] == [1000 + (seat if seat != 1 else STRANGER) for seat in range(seats)]
    assert (await audit(bench.path)).wrong == []


async def test_a_wish_to_give_up_ends_in_a_game_of_an_older_database_where_the_partner_who_was_asked_leaves(bench):
    number = await begun(bench, "stovkahra")
    await bench.until(number, mid_deal, Random(2))
    tamper(bench.path, "DROP TRIGGER players_are_not_shortened", "DELETE FROM players")
    for seat in (0, 3):
        await bench.press(seat, number, "concede")
    await leave(bench, number, 1)
    await take(bench, number, STRANGER, 1)
    table = await bench.table(number)
    # The other side's wish stays.
    assert (table.player(1).user_id, table.votes.conceding) == (1000 + STRANGER, {0})
    for seat, offered in ((1, False), (2, True)):
        assert ("concede" in {does(each) for each in buttons(panel(table, seat, T))}) is offered
    await bench.press(STRANGER, number, "concede")
    assert (await bench.table(number)).game.outcome is None


@each_game
async def test_a_game_that_was_stopped_and_goes_on_belongs_to_those_who_began_it(bench, name):
    number, seats = await begun(bench, name), GAMES[name][1]
    await bench.until(number, late, Random(2))
    await leave(bench, number, 1)
    await take(bench, number, STRANGER, 1)
    await bench.host.endings.stop(actor(8, moderator=True), number)
    lobby = await bench.new(GAMES[name][0])
    for at, who in enumerate([STRANGER, 2, 3][: seats - 1], start=1):
        await bench.press(who, lobby, f"sit {at}")
    await bench.press(0, lobby, "resume")
    await bench.settle()
    table = await bench.table(number)
    assert (table.status, table.is_substitute(1)) == (Status.PLAYING, True)
    await bench.until(number, entered, Random(3))
    assert await results_of(bench, name) == [[1000 + seat for seat in range(seats)]]


# What the database and its check see to


TAMPERINGS = {
    "another player": "UPDATE players SET person = 5 WHERE seat = 1",
    "a player lost": "DELETE FROM players WHERE seat = 1",
    "a substitute lost": "DELETE FROM substitutes",
    "a substitute after the end": "UPDATE substitutes SET ply = 10000",
}


@pytest.mark.parametrize("what", some(TAMPERINGS, 2))
@each_game
async def test_whatever_is_done_to_those_who_answer_is_found_out(bench, name, what):
    number = await begun(bench, name)
    await bench.until(number, late, Random(2))
    await leave(bench, number, 1)
    if what != "a substitute lost":
        await bench.until(number, entered, Random(3))
    assert (await audit(bench.path)).wrong == []
    guards = ("DROP TRIGGER players_are_not_changed", "DROP TRIGGER players_are_not_shortened")
    tamper(bench.path, *guards, TAMPERINGS[what])
    wrong = (await audit(bench.path)).wrong
    assert any(line.startswith(f"table {number}: game 1") for line in wrong), wrong


async def test_the_next_process_knows_who_answers(place):
    async with DuelBench(place) as bench:
        number = await begun(bench, "stovkahra")
        await bench.until(number, late, Random(2))
        await leave(bench, number, 1)
        await take(bench, number, STRANGER, 1)
        before = await bench.table(number)
    async with DuelBench(place) as bench:
        table = await bench.table(number)
        assert [person.user_id for person in table.deal.players] == [1000, 1001, 1002, 1003]
        assert [(each.seat, each.person.user_id) for each in table.deal.substituted] == [(1, 1000 + STRANGER)]
        assert (table.deal.players, table.deal.substitutes) == (before.deal.players, before.deal.substitutes)
        # What is told of a person are the moves that they made, and no others.
        kept = await bench.store.kept(await bench.store.people.find(1001))
        mine = [move for game in kept["moves"] for move in game["moves"].split(", ")]
        ((count,),) = bench.rows(f"SELECT count(*) FROM moves WHERE seat = 1 AND ply < {table.deal.substituted[0].ply}")
        assert len(mine) == count
        assert kept["players"] and not kept["substitutes"]
