"""Bulka at real tables: chips and the cup after every move, cup after cup, whose hand is seen by whom."""

from collections import Counter
from dataclasses import dataclass, field
from datetime import timedelta
from itertools import product
from random import Random

import pytest

from bot.i18n.texts import texts
from bot.model import dealing, moving, seating
from bot.model.errors import Refusal
from bot.model.options import Guild
from bot.model.table import Status, Table
from bot.ui.board import board
from bot.ui.formatting import signed
from bot.ui.games.bulka.board import cup
from bot.ui.panel import panel
from bot.ui.screen import Screen
from engine.bulka import rules as bulka
from engine.bulka.rules import IN_A_ROW, STAKE, Phase, Result
from engine.cards.trappola_pack import Card
from engine.moves import PASS, Alifer, Cut, Ranking
from tests.support.chance import Seeded
from tests.support.duel import pack_for
from tests.support.duel_bench import (
    AWAY,
    BULKA,
    WITHOUT_CUP,
    DuelBench,
    mid_game,
    number_of,
    one_awaited,
    over,
    standing,
)
from tests.support.plain_ledger import Chips, chips_of
from tests.support.service import (
    CHANNEL,
    GUILD,
    NAMES,
    NOON,
    actor,
    button,
    buttons,
    does,
    listed,
    refusal,
    tamper,
    ways,
    words,
)
from tests.support.service import PEOPLE as SEATED

T = texts()
OF_MANY = pytest.mark.parametrize("people", [3, *(pytest.param(each, marks=pytest.mark.stress) for each in (2, 4))])
CUP = None
"""Whose account the cup's is."""


# Chips


@dataclass
class Books:
    """Chips as somebody would count them who has the rows alone."""

    accounts: Counter[int | None] = field(default_factory=Counter)
    of_game: Counter[int | None] = field(default_factory=Counter)
    """Of the newest game."""


def counted(bench: DuelBench) -> Books:
    """All rows of the server added up: by account of Discord, and for the cup."""
    people = dict(bench.rows("SELECT id, user_id FROM people"))
    people[None] = None
    ((newest,),) = bench.rows("SELECT max(id) FROM games")
    books = Books()
    for game, giver, taker, chips, guild in bench.rows("SELECT game, giver, taker, chips, guild_id FROM chips"):
        assert chips > 0 and giver != taker and guild == GUILD
        for who_, moved in ((giver, -chips), (taker, chips)):
            books.accounts[people[who_]] += moved
            if game == newest:
                books.of_game[people[who_]] += moved
    return books


async def agrees(bench: DuelBench, table: Table, where: str) -> None:
    """Rows, accounts, the page, the panels' cup and what a replay of the moves has, are one and the same."""
    books, view = counted(bench), table.view()
    people = {seat: table.seats.person(seat).user_id for seat in range(len(table.seats))}
    for seat, user in people.items():
        assert books.of_game[user] == view.chips[seat], f"{where}: seat {seat}"
    assert books.of_game[CUP] == view.cup, where
    assert sum(view.chips) + view.cup == 0 and view.cup >= 0, where
    assert sum(books.accounts.values()) == 0, where
    if table.rules == BULKA:
        assert cup(table, view, T) in words(await bench.public(table.id)), where
    chips = await chips_of(bench.store, GUILD)
    assert {person.user_id: sum_ for person, sum_ in chips.accounts} == {
        user: books.accounts[user] for user in books.accounts if user is not CUP
    }, where
    assert chips.cups == books.accounts[CUP] == -sum(sum_ for _, sum_ in chips.accounts), where
    page = (await bench.host.ledger.show_standings(actor(0), "bulka")).screen
    if any(books.accounts.values()):
        explained = words((await bench.ask(0, ways(page)["❓"])).screen)
        assert T("standings-bulka-key", cups=books.accounts[CUP]) in explained, where
        for person, account in chips.accounts:
            assert listed(page)[person.name][1] == signed(account), where


@OF_MANY
async def test_after_every_payment_all_accounts_and_the_cup_come_to_nothing(tmp_path, people, figures):
    seed, payments, random = 20 + people, 0, Random(people)
    async with DuelBench(tmp_path / "games.db", seed) as bench:
        number = await bench.begun(BULKA, people)
        before, cups = await bench.table(number), 1
        while not over(before) or before.deal.game_number < cups:
            paid = _paid(before)
            table = await bench.until(number, lambda table, paid=paid: _paid(table) != paid, random)
            payments += 1
            where = f"{people} people, seed {seed}, payment {payments}"
            await agrees(bench, table, where)
            _what_rules_say(before, table, where)
            if over(table) and not over(before):
                chips, won = table.game.outcome.chips, NAMES[table.game.outcome.winner]
                # All that was in the cup, with what the last round brought it.
                assert table.view().cup == 0 and chips >= before.view().cup > 0, where
                assert T("bulka-won", name=won, you="no", chips=chips) in words(await bench.public(number)), where
            before = table
        won = [winner for (winner,) in bench.rows("SELECT person FROM results WHERE won = 1 ORDER BY game")]
        assert len(won) == before.deal.game_number
    figures(payments=payments, out_of_balance=0)


def _paid(table: Table) -> tuple[object, ...]:
    """What changes when chips are paid."""
    view = table.view()
    return view.chips, view.cup, view.deal_number, table.deal.game_number, over(table)


def _what_rules_say(before: Table, table: Table, where: str) -> None:
    """What is seen of a new deal without knowing how it was paid: each of the two has put in the stake."""
    then, now = before.view(), table.view()
    if (
        now.deal_number == then.deal_number + 1
        and table.deal.game_number == before.deal.game_number
        and then.result is Result.WON
    ):
        extra = STAKE * now.pro
        assert now.cup == then.cup + 2 * STAKE + extra, where
        for seat in range(len(table.seats)):
            put_in = {now.ranking[0]: STAKE + extra, now.ranking[1]: STAKE}.get(seat, 0)
            assert now.chips[seat] == then.chips[seat] - put_in, f"{where}: seat {seat}"


async def test_without_a_cup_the_loser_owes_the_difference_and_nothing_else(bench, figures):
    random, rounds = Random(4), 0
    number = await bench.begun(WITHOUT_CUP, 2)
    for rounds in (1, 2, 3):
        table = await bench.until(number, lambda table, at=rounds: over(table) and table.deal.game_number == at, random)
        view = table.view()
        winner = table.game.outcome.winner
        owed = WITHOUT_CUP.key * (view.points[winner] - view.points[1 - winner])
        (game,) = bench.rows("SELECT max(id) FROM games")
        rows = bench.rows(
            """SELECT giver.user_id, taker.user_id, chips FROM chips JOIN people AS giver ON giver.id = giver
               JOIN people AS taker ON taker.id = taker WHERE game = ?""",
            *game,
        )
        assert rows == [(1000 + (1 - winner), 1000 + winner, owed)] and owed > 0
        assert bench.rows("SELECT won, points FROM results WHERE game = ? ORDER BY seat", *game) == [
            (int(seat == winner), owed if seat == winner else -owed) for seat in (0, 1)
        ]
        assert T("bulka-difference", name=NAMES[winner], you="no", chips=owed) in words(await bench.public(number))
        await agrees(bench, table, f"round {rounds}")
    figures(rounds=rounds)


async def test_cups_of_two_tables_are_added_up_and_those_of_other_servers_are_not(bench):
    numbers = [await bench.begun(BULKA, people) for people in (2, 3)]
    for number in numbers:
        await bench.until(number, mid_game, Random(number))
    cups = [(await bench.table(number)).view().cup for number in numbers]
    chips = await chips_of(bench.store, GUILD)
    assert chips.cups == sum(cups) > 0
    assert sum(account for _, account in chips.accounts) == -sum(cups)
    # What was stopped stays in the cup.
    await bench.host.endings.stop(actor(8, moderator=True), numbers[0])
    assert (await chips_of(bench.store, GUILD)).cups == sum(cups)
    assert (await chips_of(bench.store, GUILD + 1)).accounts == ()
    page = words((await bench.host.ledger.show_standings(actor(0, guild_id=GUILD + 1), "bulka")).screen)
    assert page == T("standings-bulka") + "\n" + T("standings-none-yet", game="bulka")


# Cup after cup


@OF_MANY
async def test_the_next_cup_begins_with_the_ranking_after_the_one_before(bench, people, figures):
    random = Random(people)
    number = await bench.begun(BULKA, people)
    table = await bench.until(number, over, random)
    rows = bench.rows("SELECT seat, won, points, user_id FROM results JOIN people ON people.id = person ORDER BY seat")
    outcome = table.game.outcome
    assert rows == [
        (seat, int(seat == outcome.winner), table.game.balance(seat), 1000 + seat) for seat in range(people)
    ]
    # The last three rounds were one player's, who now is the last of all.
    won = [deal for deal in table.game.deals if deal.result is Result.WON][-IN_A_ROW:]
    winners = {max(deal.points, key=deal.points.__getitem__) for deal in won}
    assert winners == {outcome.winner}
    assert outcome.ranking[-1] == outcome.winner and sorted(outcome.ranking) == list(range(people))
    assert table.status is Status.PLAYING and table.clock.next_deal_at is not None
    # A table is never over before it is stopped, so that there is no rematch.
    assert "rematch" not in [does(each) for each in buttons(await bench.public(number))]
    with refusal():
        await bench.press(0, number, "rematch")
    first, second = (NAMES[seat] for seat in outcome.ranking[:2])
    assert T("bulka-next-cup", name0=first, name1=second) in words(await bench.public(number))
    await bench.deal_comes(number)
    table = await bench.table(number)
    assert table.deal.game_number == 2 and table.game.moves[0] == Ranking(outcome.ranking)
    assert table.view().pair == outcome.ranking[:2] and table.view().streak == 0
    assert table.view().cup == 2 * STAKE
    assert {number_of(table.seats.person(seat)) for seat in table.awaited()} <= set(outcome.ranking[:2])
    # Both go on as before, and the page counts the cups.
    await bench.until(number, over, random)
    page = listed((await bench.host.ledger.show_standings(actor(0), "bulka")).screen)
    winners = bench.rows("SELECT user_id FROM results JOIN people ON people.id = person WHERE won = 1")
    assert len(winners) == 2
    for person, chips in (await chips_of(bench.store, GUILD)).accounts:
        won = winners.count((person.user_id,))
        assert page[person.name][1:] == [signed(chips), f"{won}–0–{2 - won}"]
    figures(cups=2)


async def test_nobody_gives_up_at_bulka_and_is_told_so(bench):
    number = await bench.begun(BULKA, 3)
    for come in (mid_game, lambda table: table.clock.next_deal_at is not None):
        table = await bench.until(number, come, Random(1))
        before = standing(table)
        for person in range(3):
            answer = await bench.press(person, number, "concede", on_panel=True)
            assert T("never-conceded") in words(answer.screen)
        assert standing(await bench.table(number)) == before
    assert not bench.rows("SELECT * FROM results")


# Those who wait, and what they see


def shows(screen: Screen, card: Card) -> bool:
    """Whether a screen tells of a card, in its text or on a button."""
    on_buttons = "\n".join(each.action for each in buttons(screen))
    return T.symbol(card) in words(screen) or f"play {card}" in on_buttons


@pytest.mark.parametrize("people", [3, pytest.param(4, marks=pytest.mark.stress)])
async def test_who_waits_sees_the_challenger_s_hand_in_a_pro_round_and_nobody_else_any(bench, people, figures):
    random, number = Random(people), await bench.begun(BULKA, people)
    for phase, pro in product((Phase.ALIFER, Phase.ANSWER, Phase.MELD, *[Phase.PLAY] * 4), (False, True)):
        tricks = random.randrange(6)

        def reached(table: Table, phase: str = phase, pro: bool = pro, tricks: int = tricks) -> bool:
            view = table.view()
            # In the first deal the board tells which cards were drawn for the ranking.
            there = (view.phase, view.pro) == (phase, pro) and view.deal_number > 1
            return there and (phase != Phase.PLAY or len(view.tricks) >= tricks)

        await _seen_by_whom(bench, await bench.until(number, reached, random), pro=pro, where=f"{phase}, {pro}")
    figures(moments=14, cards_seen_by_others=0)


async def _seen_by_whom(bench: DuelBench, table: Table, *, pro: bool, where: str) -> None:
    first, challenger = table.view().pair
    number, public = table.id, await bench.public(table.id)
    panels = {seat: await bench.shown(seat, number) for seat in range(len(table.seats))}
    hands = {seat: table.view(seat).hand for seat in (first, challenger)}
    for seat, hand in hands.items():
        assert not [card for card in hand if shows(public, card)], where
        assert all(shows(panels[seat], card) for card in hand), where
        for other, screen in panels.items():
            waits = other not in hands
            advises = pro and waits and seat == challenger
            seen = [card for card in hand if shows(screen, card)]
            if other != seat:
                assert seen == (list(hand) if advises else []), f"{where}: seat {other} sees {seen} of seat {seat}"
    for other in set(panels) - set(hands):
        # Who waits has nothing to press, whatever is seen.
        assert not [each for each in buttons(panels[other]) if does(each).startswith("play")], where
    with refusal():
        await bench.shown(AWAY, number)


async def for_the_cup(bench: DuelBench, number: int) -> tuple[int, int, list[int]]:
    """A round that can win the cup is under way: number one, the challenger, and those who wait."""
    table = await bench.until(number, lambda table: table.view().pro and mid_game(table), Random(3))
    first, challenger = table.view().pair
    return first, challenger, sorted(set(range(len(table.seats))) - {first, challenger})


async def told(bench: DuelBench, number: int, word: str) -> set[int | None]:
    """Who reads a word in the hand, and `None` if it stands on the table."""
    table = await bench.table(number)
    screens = {seat: await bench.shown(seat, number) for seat in range(len(table.seats))}
    return {seat for seat, screen in {**screens, None: await bench.public(number)}.items() if word in words(screen)}


async def test_who_waits_advises_the_challenger_unheard_by_number_one(tmp_path):
    path = tmp_path / "games.db"
    async with DuelBench(path) as bench:
        number = await bench.begun(BULKA, 4)
        first, challenger, (one, other) = await for_the_cup(bench, number)
        hears = {one, other, challenger}
        ask = button(await bench.shown(one, number), "advise").action
        assert not [each for each in buttons(await bench.shown(challenger, number)) if does(each) == "advise"]
        form = (await bench.host.press(actor(one), ask, on_panel=True)).form
        (field,) = form.fields
        assert field.most == 200 and NAMES[first] in field.label and not field.written
        tell, note = form.does.encode(), " *König*\n@everyone " + "x" * 300
        await bench.host.press(actor(one), tell, on_panel=True, values=[note])
        assert await told(bench, number, r"\*König\* \@everyone xxx") == hears
        assert await told(bench, number, "x" * 183) == set()
        # Who plays may answer; whoever asks again finds what was written.
        answer = button(await bench.shown(challenger, number), "advise").action
        assert (await bench.host.press(actor(challenger), answer, on_panel=True)).form.fields[0].written == ""
        await bench.host.press(actor(challenger), tell, on_panel=True, values=["Danke"])
        assert (await bench.host.press(actor(one), ask, on_panel=True)).form.fields[0].written.startswith("*König*")
        # Number one is neither told nor asked, nor is anybody who does not sit here.
        for stranger in (first, AWAY):
            for custom_id in (ask, tell):
                with refusal():
                    await bench.host.press(actor(stranger), custom_id, values=["Ich"])
    async with DuelBench(path) as bench:
        await bench.host.display.show(actor(one), number)
        assert await told(bench, number, "Danke") == hears
        kept = await bench.store.kept((await bench.table(number)).seats.person(one))
        assert kept["seats"][0]["advice"].startswith("*König*")
        await bench.host.press(actor(one), tell, on_panel=True, values=[""])
        assert await told(bench, number, "König") == set()
        await bench.until(number, lambda table: not table.game.council, Random(4))
        assert await told(bench, number, "Danke") == set()
        assert bench.rows("SELECT count(*) FROM seats WHERE advice <> ''") == [(0,)]
        with pytest.raises(Refusal, match="no-council"):
            await bench.host.press(actor(one), tell, values=["zu spät"])
        # Nor is it told in a later round, where others listen.
        dealt = (await bench.table(number)).deal.key
        await bench.until(number, lambda table: table.deal.key != dealt and one in table.game.council, Random(4))
        with pytest.raises(Refusal, match="no-council"):
            await bench.host.press(actor(one), tell, values=["zu spät"])


async def test_what_a_person_has_advised_is_deleted_with_the_rest_even_if_the_table_cannot_be_read(bench):
    number = await bench.begun(BULKA, 3)
    _, _, (one,) = await for_the_cup(bench, number)
    form = (await bench.press(one, number, "advise", on_panel=True)).form
    await bench.host.press(actor(one), form.does.encode(), on_panel=True, values=["Trumpf"])
    await bench.settle()
    tamper(bench.path, f"UPDATE tables SET rules = '?' WHERE id = {number}")
    await bench.host.press(actor(one), "pv1:delete", on_panel=True)
    assert bench.rows("SELECT DISTINCT advice FROM seats") == [("",)]


async def test_nobody_is_asked_for_advice_that_only_computers_would_read(bench):
    number = await bench.begun(BULKA, 3)
    _, challenger, (one,) = await for_the_cup(bench, number)
    assert button(await bench.shown(one, number), "advise")
    await bench.press(challenger, number, "leave", on_panel=True)
    assert not [each for each in buttons(await bench.shown(one, number)) if does(each) == "advise"]


@pytest.mark.parametrize("pro", [False, True])
async def test_who_waited_and_leaves_takes_no_hand_of_that_deal(bench, pro):
    number = await bench.begun(BULKA, 3)
    table = await bench.until(
        number, lambda table: table.view().pro == pro and mid_game(table) and not over(table), Random(5)
    )
    (waiting,) = set(range(3)) - set(table.view().pair)
    first = table.view().pair[0]
    (person,) = {number_of(table.seats.person(waiting))}
    await bench.press(number_of(table.seats.person(first)), number, "leave", on_panel=True)
    await bench.press(person, number, "leave", on_panel=True)
    with refusal():
        await bench.press(person, number, f"take {first}")
    assert (await bench.table(number)).seats.level_of(first) is not None


# Alifer


async def test_who_agrees_to_alifer_doubles_the_stake(bench):
    number, stake = await bench.begun(BULKA, 2), STAKE
    for doubled in (1, 2):
        for asked, pressed in (("bulka-ask-alifer", str(Alifer())), ("bulka-ask-answer", "agree")):
            person = one_awaited(await bench.table(number))
            shown = await bench.shown(person, number)
            assert T(asked, stake=stake) in words(shown)
            await bench.ask(person, button(shown, pressed).action, on_panel=True)
        told, table = await bench.public(number), await bench.table(number)
        assert T("bulka-anew", chips=stake) in words(told.without_pictures)
        paid = [table.game.balance(seat) for seat in range(2)]
        # No card was played on which one could look back.
        assert not [each.action for each in buttons(told) if each.action.startswith(("rv1:", "ro1:"))]
        await bench.deal_comes(number)
        after = (await bench.table(number)).game
        assert [before - after.balance(seat) for seat, before in enumerate(paid)] == [stake, stake]
        stake *= 2
        table = await bench.table(number)
        assert (table.view().stake, table.view().cup) == (stake, 2 * stake), f"doubled {doubled} times"
        await agrees(bench, table, f"doubled {doubled} times")


# Computers and people at one table


async def nothing_on_the_page(bench: DuelBench, *, over: bool = False) -> None:
    """No game and no chip is counted; of a game that is over the page says that it is left out."""
    page = words((await bench.host.ledger.show_standings(actor(0), "bulka")).screen)
    if over:
        left_out = T("standings-others-counted", games=1, on="no")
        assert page == "\n".join((T("standings-bulka"), T("standings-none-among-people", game="bulka"), left_out))
    else:
        assert page == T("standings-bulka") + "\n" + T("standings-none-yet", game="bulka")
    assert await chips_of(bench.store, GUILD) == Chips((), 0)


@pytest.mark.parametrize("seed", [1, *(pytest.param(each, marks=pytest.mark.stress) for each in (2, 3))])
async def test_a_cup_in_which_a_computer_sat_for_a_while_is_that_of_those_who_began_it(bench, seed):
    random = Random(seed)
    number = await bench.begun(BULKA, 3)
    # It plays a while for somebody who is in the round, who then comes back.
    table = await bench.until(number, mid_game, random)
    seat, deal = table.view().pair[0], table.game.deal_number
    person = number_of(table.seats.person(seat))
    await bench.press(person, number, "leave", on_panel=True)
    await bench.until(number, lambda table: table.game.deal_number > deal + 1 and mid_game(table), random)
    await bench.press(person, number, f"take {seat}", on_panel=True)
    # The next cup counts beside it.
    before = await bench.until(number, over, random)
    table = await bench.until(number, lambda table: table.deal.game_number == 2 and over(table), random)
    assert {level for (level,) in bench.rows("SELECT level FROM results JOIN people ON people.id = person")} == {None}
    accounts = await chips_of(bench.store, GUILD)
    assert {each.user_id: chips for each, chips in accounts.accounts} == {
        table.seats.person(each).user_id: before.game.balance(each) + table.game.balance(each) for each in range(3)
    }
    assert accounts.cups == 0


async def test_a_cup_that_a_computer_has_begun_stands_on_no_page(bench):
    random = Random(3)
    number = await bench.lobby(BULKA, sitting=2)
    await bench.press(0, number, "computer beginner")
    await bench.press(0, number, "start")
    await nothing_on_the_page(bench)
    await bench.until(number, over, random)
    await nothing_on_the_page(bench, over=True)
    assert bench.rows("SELECT * FROM chips") and bench.rows("SELECT * FROM results")
    # A button counts it too, chips and all, and another one leaves it out again.
    page = (await bench.host.ledger.show_standings(actor(0), "bulka")).screen
    counted = (await bench.ask(0, ways(page)["With computers"])).screen
    for person, account in (await chips_of(bench.store, GUILD, computers=True)).accounts:
        assert listed(counted)[person.title][1] == signed(account)
    assert (await bench.ask(0, ways(counted)["Only people"])).screen == page


# Melds


def test_in_bulka_the_table_waits_alike_for_who_has_something_to_declare_and_who_has_not():
    """Else whoever says nothing would be known to have kept something back (Bulka, rule 3)."""
    waits = []
    for first in ("sK cK dK s7 c7 d7 b7 s8 c8", "sK cK dC s7 c7 d7 b7 s8 c8"):
        moves = (Ranking((0, 1)), pack_for(first, "sA s9 sT c9 cT d8 d9 b8 b9", packets=bulka.PACKETS), Cut(11))
        table = Table(1, Guild(GUILD), CHANNEL, SEATED[0], bulka.Rules())
        seating.sit(table, SEATED[0], 0)
        seating.sit(table, SEATED[1], 1)
        seating.start(table, SEATED[0])
        table.deal.game, table.deal.game_number = bulka.Game.replay(bulka.Rules(), moves, 2), 1
        for seat in (0, 1):
            moving.push(table, seat, PASS)
            dealing.advance(table, NOON, Seeded(1), timedelta())
        waits.append((board(table, T), panel(table, 1, T)))
    assert waits[0] == waits[1]


# Alone


async def test_alone_with_computers_one_plays_against_one_or_as_many_as_wanted(bench):
    async def seated(answer) -> int:
        table = await bench.table(answer.table_id)
        assert table.status is Status.PLAYING
        return len(table.seats)

    asked = (await bench.host.press(actor(0), "pl1:bulka", on_panel=False)).screen
    assert [each.label for each in buttons(asked)][:3] == ["1 opponent", "2 opponents", "3 opponents"]
    assert "go2:bulka.regular" in {each.action for each in buttons(asked)}
    assert await seated(await bench.host.press(actor(0), "go2:bulka.regular")) == 2
    asked = (await bench.host.press(actor(0), "pl2:bulka.3")).screen
    assert "go3:bulka.strong.3" in {each.action for each in buttons(asked)}
    assert await seated(await bench.host.press(actor(0), "go3:bulka.strong.3")) == 4
    assert await seated(await bench.host.lobby.open_table(actor(0), None, None, "beginner", "bulka")) == 2
    assert await seated(await bench.host.lobby.open_table(actor(0), None, None, None, "bulka", 2)) == 3
    before = bench.rows("SELECT count(*) FROM tables")
    for rules, opponents in (({"cup": "off"}, 2), ({}, 4)):
        with pytest.raises(Refusal, match="opponents-too-many"):
            await bench.host.lobby.open_table(actor(0), rules, None, "regular", "bulka", opponents)
    for made_up in ("go3:stovkahra.strong.2", "pl2:trappola.2"):
        with pytest.raises(Refusal, match="opponents-too-many"):
            await bench.host.press(actor(0), made_up)
    assert bench.rows("SELECT count(*) FROM tables") == before
