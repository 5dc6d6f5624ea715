"""Evenings for which people sign up, alone or in pairs: who sits with whom, and how they are compared."""

import contextlib
import re
from datetime import timedelta
from fractions import Fraction
from itertools import combinations
from random import Random

import pytest

from bot.app.audit import audit, audit_of
from bot.model.errors import Refusal
from bot.model.evening import LASTS
from bot.model.event import Form
from bot.model.movement import Movement
from bot.model.pairs import Match, matches_for
from bot.model.signing_up import APART, SIGN_UP
from bot.model.table import Status
from bot.ui.screen import Select
from engine.games import GAMES as KINDS
from engine.games import with_duplicates
from engine.moves import IllegalMove
from tests.support.service import CHANNEL, GUILD, Bench, HereWorkers, Restless, actor, buttons, look, unbound, words

FORMS = [("trappola", Form.INDIVIDUAL), ("stovkahra", Form.PAIRS), ("stovkahra", Form.INDIVIDUAL)]
GAMES = pytest.mark.parametrize(("game", "seats"), [("stovkahra", 4), ("trappola", 2)])
COUNTED = "SELECT (SELECT count(*) FROM results) + (SELECT count(*) FROM chips)"


def bench(where, seed=1):
    return Bench(where, seed, clock=Restless(), workers=HereWorkers(), pause=timedelta(seconds=5))


def first(answers):
    return answers[0]


def last(answers):
    return answers[-1]


async def signed_up(here, people, *, game="trappola", deals=None, form=Form.INDIVIDUAL):
    """These people have signed up for an evening; the number of the message where they did."""
    await here.host.individuals.show_or_open(actor(people[0]), game, deals, form)
    ((message,),) = look(here.path, "SELECT message_id FROM events")
    for person in people[1:]:
        await here.ask(person, "ev1:sign.1", message_id=message)
    return message


async def begun(here, people, **chosen):
    message = await signed_up(here, people, **chosen)
    await here.ask(people[0], "ev1:begin.1", message_id=message)
    await here.settle()
    return message


async def tables(here, deal):
    """The tables of a deal."""
    sql = "SELECT table_id FROM event_tables WHERE deal = ? ORDER BY number"
    return [await here.table(number) for (number,) in look(here.path, sql, deal)]


async def step(here, table, choose):
    (seat,) = table.awaited()
    assert table.seats.is_present(seat), "the computers stand still"
    move = str(choose(table.view(seat).answers))
    await here.press(table.seats.person(seat).user_id - 1000, table.id, move, on_panel=True)
    await here.settle()


async def play(here, table, choose=first, *, most=999):
    """The people of a table play its deal to the end, or so many cards."""
    while most and (table := await here.table(table.id)).status is Status.PLAYING:
        await step(here, table, choose)
        most -= 1
    return table


async def play_deal(here, deal):
    """All tables play a deal, each in its own way; then the pause is over."""
    for number, table in enumerate(await tables(here, deal)):
        await play(here, table, (first, last)[number % 2])
    await here.let_pass(APART)


def people_at(table):
    """The people of a table, by side."""
    sides = [[each for each in table.answering[odd::2] if each.level is None] for odd in (0, 1)]
    return [[person.user_id - 1000 for person in side] for side in sides]


def sitting_at(*playing):
    """All people of these tables."""
    return [person for table in playing for side in people_at(table) for person in side]


def share(own, others):
    """Of which part of the others somebody is ahead, equal ones by half."""
    return Fraction(sum(2 * (own > other) + (own == other) for other in others), 2 * len(others))


def written(part):
    return f"{round(1000 * part) / 10:g}%"


async def standings(here, who=19):
    return words((await here.ask(who, "ev1:show.1")).screen)


@GAMES
async def test_everybody_meets_others_with_each_deal_and_is_compared_with_those_of_the_same_cards(
    tmp_path, game, seats
):
    people = range(2 * seats)
    async with bench(tmp_path / "games.db") as here:
        await begun(here, people, game=game, deals=3)
        partners, shares, hands = set(), {person: [] for person in people}, set()
        for deal in (1, 2, 3):
            playing = await tables(here, deal)
            assert sorted(sitting_at(*playing)) == list(people)
            for table in playing:
                for side in people_at(table):
                    for pair in combinations(sorted(side), 2):
                        assert pair not in partners, "nobody has the same partner twice"
                        partners.add(pair)
            await play_deal(here, deal)
            sql = "SELECT number, points FROM event_tables WHERE deal = ? ORDER BY number"
            made = [points for _, points in look(here.path, sql, deal)]
            for number, table in enumerate(playing):
                dealt = [str(move) for move in (await here.table(table.id)).game.moves if "deal" in str(move)]
                hands.add((deal, *dealt[:1]))
                for sign, side in zip((1, -1), people_at(table), strict=True):
                    others = [sign * points for other, points in enumerate(made) if other != number]
                    for person in side:
                        shares[person].append(share(sign * made[number], others))
        assert len(hands) == 3, "the tables of a deal have the same cards"
        await here.settle()
        ((channel, final),) = [each for each in here.gateway.posted if "The evening is over" in words(each[1])]
        told = words(final)
        names = {each.user_id - 1000: each.name for table in playing for each in table.seats}
        means = {person: sum(own) / 3 for person, own in shares.items()}
        for person, mean in means.items():
            place = 1 + sum(other > mean for other in means.values())
            assert f"`{place}` **{written(mean)}** · {names[person]}" in told.splitlines()
        assert channel == CHANNEL and "First place" in told and look(here.path, COUNTED) == [(0,)]
        own = words((await here.ask(1, "ev1:show.1")).screen)
        assert not (await audit(here.path)).wrong and "I’m in" not in own


async def test_the_open_hand_shows_the_next_deal_wherever_its_owner_sits(place):
    async with bench(place) as here:
        await begun(here, range(4), deals=2)
        here.gateway.dead = set()
        token = await here.open_panel(0, next(each.id for each in await tables(here, 1) if 0 in sitting_at(each)))
        await play_deal(here, 1)
        table = next(each for each in await tables(here, 2) if 0 in sitting_at(each))
        shown = [screen for panel, screen in here.gateway.refreshed if panel.token == token][-1]
        assert f"table {table.spot.table} of the evening · deal 2 of 2" in words(shown)


async def test_the_standings_say_where_one_sits_next_and_open_the_own_hand(tmp_path):
    async with bench(tmp_path / "games.db") as here:
        message = await begun(here, range(3), deals=3)
        for deal in (1, 2, 3):
            at = {person: table.id for table in await tables(here, deal) for person in sitting_at(table)}
            page = (await here.ask(1, "ev1:show.1", on_panel=True, message_id=9)).screen
            (hand,) = [each.action for each in buttons(page) if each.action.startswith("st1:")]
            assert f"table {at[1]}" in words((await here.ask(1, hand, on_panel=True, message_id=9)).screen)
            assert not [each for each in buttons((await here.ask(9, "ev1:show.1")).screen) if "st1:" in each.action]
            told = re.search(r"You play deal (\d) at table (\d)\*\*, against (.+)\.", words(page))
            assert (told is None) == (deal == 3)
            await play_deal(here, deal)
            if told is not None:
                # As soon as they sit there, everybody sees who does.
                assert "Table 1: …" not in unbound(words(here.gateway.messages[CHANNEL, message]))
                table = (await tables(here, int(told[1])))[int(told[2]) - 1]
                others = [each.name for each in table.seats if each.level is None and each.name != "Béla"]
                assert [told[3]] == (others or ["a computer"])


async def test_whoever_leaves_is_out_until_they_sign_up_again_and_misses_what_they_do_not_play(tmp_path):
    async with bench(tmp_path / "games.db") as here:
        await begun(here, range(4), deals=3)
        (table,) = [each for each in await tables(here, 1) if 3 in sitting_at(each)]
        await here.press(3, table.id, "leave")
        seat = [each.user_id for each in table.answering].index(1003)
        with pytest.raises(Refusal, match="individual-seats"):
            await here.press(9, table.id, f"take {seat}")
        await play_deal(here, 1)
        assert 3 not in sitting_at(*await tables(here, 2))
        await here.ask(3, "ev1:sign.1")
        with pytest.raises(Refusal, match="sign-up-in"):
            await here.ask(3, "ev1:sign.1")
        await play_deal(here, 2)
        assert 3 in sitting_at(*await tables(here, 3))
        await play_deal(here, 3)
        evening = await here.store.evenings.find(1, GUILD)
        shares = next(
            evening.shares_of(each) for line in evening.standings for each in line.people if each.user_id == 1003
        )
        assert shares[1] == min(Fraction(2, 5), shares[2]), "the missed deal gains nothing"
        assert shares[0] == min(evening.won(1, table.spot.table, seat % 2), shares[1]), "nor that which was left"


@pytest.mark.parametrize("leaves", [True, False])
async def test_what_computers_play_for_whoever_has_left_or_never_came_brings_nothing(place, leaves):
    async with bench(place) as here:
        await begun(here, range(4), deals=2)
        if leaves:
            (table,) = [each for each in await tables(here, 1) if 3 in sitting_at(each)]
            await here.press(3, table.id, "leave")
        for deal in (1, 2):
            while under_way := [each for each in await tables(here, deal) if each.status is Status.PLAYING]:
                for table in under_way:
                    (seat,) = table.awaited()
                    if table.seats.person(seat).user_id == 1003:
                        await here.let_pass(table.options.clock.time)
                    else:
                        await step(here, table, first)
            await here.let_pass(APART)
        evening = await here.store.evenings.find(1, GUILD)
        assert evening.over and evening.shown == 2
        shares = {each.user_id: evening.shares_of(each) for line in evening.standings for each in line.people}
        assert shares[1003] == [0, 0] and sum(sum(shares[each]) for each in (1000, 1001, 1002)) > 0
        entered = "SELECT share FROM shares JOIN people ON id = person WHERE user_id = 1003"
        assert look(here.path, entered) == [(0,)]
        assert not (await audit_of(here.store._db)).wrong


async def test_whoever_comes_back_to_the_hand_plays_on_unless_somebody_else_has_got_the_number(place):
    async with bench(place) as here:
        await begun(here, range(4), deals=3)
        # Those whose turn it is not, so that no computer plays for them meanwhile.
        seats = {table.id: 1 - min(table.awaited()) for table in await tables(here, 1)}
        left = {at: (await here.table(at)).seats.person(seat).user_id - 1000 for at, seat in seats.items()}
        for table_id, person in left.items():
            await here.press(person, table_id, "leave")
        await here.ask(9, "ev1:sign.1")
        for table_id, person in left.items():
            await here.press(person, table_id, f"take {seats[table_id]}")
        ((number,),) = look(
            here.path, "SELECT number FROM event_people JOIN people ON id = person WHERE user_id = 1009"
        )
        sql = "SELECT user_id - 1000 FROM event_people JOIN people ON id = person WHERE number = ? AND gone = 1"
        ((out,),) = look(here.path, sql, number)
        await play_deal(here, 1)
        assert out in left.values() and sorted(sitting_at(*await tables(here, 2))) == sorted({0, 1, 2, 3, 9} - {out})


async def test_whoever_is_away_at_the_end_of_a_deal_is_out(tmp_path):
    async with bench(tmp_path / "games.db") as here:
        await begun(here, range(3), game="stovkahra", deals=2)
        # Nobody moves any more: computers play the deal to its end, and the evening is over, because nobody is there.
        await here.let_pass(timedelta(hours=1))
        assert look(here.path, "SELECT shown, stage = 'over', 0 = (SELECT count(*) FROM outbox) FROM events") == [
            (1, 1, 1)
        ]
        assert not await tables(here, 2)


async def test_who_comes_late_gets_the_number_of_a_computer_and_all_others_keep_theirs(tmp_path):
    async with bench(tmp_path / "games.db") as here:
        await begun(here, range(3), deals=3)
        before = dict(look(here.path, "SELECT person, number FROM event_people"))
        await here.ask(9, "ev1:sign.1")
        with pytest.raises(Refusal, match="sign-up-full"):
            await here.ask(10, "ev1:sign.1")
        after = dict(look(here.path, "SELECT person, number FROM event_people"))
        assert before.items() < after.items() and sorted(after.values()) == [0, 1, 2, 3]
        await play_deal(here, 1)
        assert all(each.level is None for table in await tables(here, 2) for each in table.seats)
        await play_deal(here, 2)
        await here.ask(2, "ev1:off.1")
        with pytest.raises(Refusal, match="individual-late"):
            await here.ask(10, "ev1:sign.1")


async def test_who_blocks_somebody_amid_an_evening_is_out_when_they_would_meet_and_the_other_plays_on(tmp_path):
    async with bench(tmp_path / "games.db") as here:
        await begun(here, range(4), deals=3)
        met = {person: set(sitting_at(table)) for table in await tables(here, 1) for person in sitting_at(table)}
        await here.host.company.block_account(actor(0), 1000 + next(iter({1, 2, 3} - met[0])), bot=False)
        for deal in (1, 2, 3):
            await play_deal(here, deal)
        seated = [{person for table in await tables(here, deal) for person in sitting_at(table)} for deal in (1, 2, 3)]
        assert all({1, 2, 3} <= each for each in seated) and 0 in seated[0] and 0 not in seated[2]
        assert [account for account, _ in here.gateway.told] == [1000]


async def test_signing_up_ends_by_itself_or_when_the_first_one_begins(tmp_path):
    async with bench(tmp_path / "games.db") as here:
        message = await signed_up(here, [0, 1])
        shown = (await here.host.individuals.show_or_open(actor(9), "trappola", None)).screen
        assert "Anna, Béla" in words(shown), "there is one at a time"
        with pytest.raises(Refusal, match="individual-few"):
            await here.ask(0, "ev1:begin.1")
        await here.ask(2, "ev1:sign.1")
        with pytest.raises(Refusal, match="individual-opener"):
            await here.ask(1, "ev1:begin.1")
        await here.ask(0, "ev1:off.1", message_id=message)
        with pytest.raises(Refusal, match="sign-up-out"):
            await here.ask(0, "ev1:off.1")
        # Too few are left when the time is over.
        await here.let_pass(SIGN_UP + timedelta(minutes=1))
        shown = here.gateway.messages[CHANNEL, message]
        assert "did not take place" in words(shown)
        assert not any("sign" in each.action or "begin" in each.action for each in buttons(shown))
        assert not look(here.path, "SELECT 1 FROM tables") and len(here.gateway.posted) == 0
        with pytest.raises(Refusal, match="evening-over"):
            await here.ask(3, "ev1:sign.1")
        for person in range(Movement.most):
            if not person:
                await here.host.individuals.show_or_open(actor(0), "trappola", None)
            else:
                await here.ask(person, "ev1:sign.2")
        with pytest.raises(Refusal, match="sign-up-full"):
            await here.ask(Movement.most, "ev1:sign.2")
        await here.let_pass(SIGN_UP)
        assert look(here.path, "SELECT count(*), places FROM event_tables JOIN events ON id = event WHERE id = 2") == [
            (16, 32)
        ]


async def test_an_evening_goes_on_by_its_rows_over_a_kill_and_ends_when_its_time_is_over(place):
    async with bench(place) as here:
        await signed_up(here, range(3), deals=5)
        await here.kill()
        now = here.clock.now
    here = bench(place, 2)
    here.clock.now = now + SIGN_UP
    async with here:
        here.real_host.start()
        await here.let_pass(timedelta(minutes=2))
        for table in await tables(here, 1):
            await play(here, table)
        await here.kill()
        now = here.clock.now
    here = bench(place, 3)
    here.clock.now = now
    async with here:
        here.real_host.start()
        await here.let_pass(timedelta(minutes=2))
        one, _ = await tables(here, 2)
        await play(here, one, most=2)
        await here.let_pass(LASTS + timedelta(minutes=2))
        # The deal under way is played to its end by computers, and what nobody sat down for nobody has missed.
        ((shown, closed, told),) = look(
            place, "SELECT shown, stage = 'over', 0 = (SELECT count(*) FROM outbox) FROM events"
        )
        assert (closed, told) == (1, 1) and shown == len(look(place, "SELECT 1 FROM event_deals"))
        assert not look(place, "SELECT 1 FROM event_tables WHERE points IS NULL")
        assert not look(place, "SELECT 1 FROM event_people") and not (await audit_of(here.store._db)).wrong


# Evenings of pairs


async def key_of(here, person):
    """The key by which a list offers a person."""
    return str((await here.host.identity.person(actor(person))).id)


async def want(here, person, partner):
    """Somebody chooses a partner from the list."""
    return await here.host.press(actor(person), "ev1:with.1", values=[await key_of(here, partner)])


async def pairs_begun(here, people, *, deals):
    await begun(here, people, game="stovkahra", form=Form.PAIRS, deals=deals)


def couples_at(*playing):
    """The people of each side of these tables."""
    return [tuple(sorted(side)) for table in playing for side in people_at(table)]


async def test_pairs_stay_together_and_meet_another_pair_in_each_round_on_both_sides(tmp_path):
    couples = [(0, 1), (2, 3), (4, 5), (6, 7), (8, 9)]
    async with bench(tmp_path / "games.db") as here:
        await pairs_begun(here, range(10), deals=None)
        met, shares, alone = set(), {couple: [] for couple in couples}, []
        for deal in range(1, 7):
            playing = await tables(here, deal)
            assert sorted(each for each in couples_at(*playing) if each) == couples
            if deal % 2:
                sides = {couple: [] for couple in couples}
                meetings = [frozenset(couples_at(table)) for table in playing]
                alone += [couple for meeting in meetings if () in meeting for couple in meeting if couple]
                assert not met & set(meetings)
                if deal == 3:
                    assert matches(here, 2) == next_matches(here, shares), "those alike meet"
                met |= set(meetings)
            else:
                assert set(meetings) == {frozenset(couples_at(table)) for table in playing}
            await play_deal(here, deal)
            made = [
                points
                for _, points in look(
                    here.path, f"SELECT number, points FROM event_tables WHERE deal = {deal} ORDER BY number"
                )
            ]
            for number, table in enumerate(playing):
                for sign, couple in zip((1, -1), couples_at(table), strict=True):
                    if couple:
                        sides[couple].append(sign)
                        others = [sign * points for other, points in enumerate(made) if other != number]
                        shares[couple].append(share(sign * made[number], others))
            if deal % 2 == 0:
                assert all(sorted(sat) == [-1, 1] for sat in sides.values())
        assert len(set(alone)) == 3, "nobody meets the computers twice"
        await here.settle()
        ((_, final),) = [each for each in here.gateway.posted if "The evening is over" in words(each[1])]
        names = [actor(person).name for person in range(10)]
        means = {couple: sum(own) / 6 for couple, own in shares.items()}
        for couple, mean in means.items():
            place, both = 1 + sum(other > mean for other in means.values()), [names[person] for person in couple]
            lines = [f"`{place}` **{written(mean)}** · {one} & {other}" for one, other in (both, both[::-1])]
            assert set(lines) & set(words(final).splitlines())
        assert "First place" in words(final) and look(here.path, COUNTED) == [(0,)]
        assert not (await audit(here.path)).wrong and not look(here.path, "SELECT 1 FROM event_people")


async def test_two_are_a_pair_when_both_want_it_and_the_others_are_paired_in_their_order(tmp_path):
    async with bench(tmp_path / "games.db") as here:
        message = await signed_up(here, [0, 1, 2, 3, 4], game="stovkahra", form=Form.PAIRS)
        page = (await want(here, 0, 4)).screen
        assert "Anna, wants to play with Guest 4" in words(page) and "👥" not in words(page)
        # Who chooses is signed up by that; and a wish may change.
        await want(here, 5, 0)
        page = (await want(here, 0, 5)).screen
        assert "👥 Anna & Guest 5" in words(page)
        assert await key_of(here, 0) not in [each.value for each in choices_of(page)]
        with pytest.raises(Refusal, match="pairs-partner-taken"):
            await want(here, 4, 0)
        # Choosing nobody takes a wish back.
        assert "👥" not in words((await here.ask(0, "ev1:with.1")).screen)
        await want(here, 0, 5)
        # Whoever signs off is wanted no more, also not whoever has the number after them.
        for gone in ("ev1:off.1", "pv1:delete"):
            await here.ask(5, gone)
            with pytest.raises(Refusal, match="pairs-partner-out"):
                await want(here, 0, 5)
            await here.ask(6, "ev1:sign.1")
            await want(here, 6, 0)
            assert "👥" not in words((await here.ask(0, "ev1:show.1")).screen)
            await here.ask(6, "ev1:off.1")
            await want(here, 5, 0)
            await want(here, 0, 5)
        await here.ask(0, "ev1:begin.1", message_id=message)
        await here.settle()
        assert sorted(filter(None, couples_at(*await tables(here, 1)))) == [(0, 5), (1, 2), (3, 4)]
        assert not look(here.path, "SELECT 1 FROM event_people WHERE wants IS NOT NULL")
        with pytest.raises(Refusal, match="individual-begun"):
            await want(here, 1, 3)


def matches(here, number):
    """Which pairs meet in a round."""
    return look(here.path, "SELECT pair, against FROM event_pairings WHERE round = ? ORDER BY number", number)


def next_matches(here, shares):
    """Which pairs are to meet in the second round, of which each has these shares."""
    numbers = dict(look(here.path, "SELECT user_id - 1000, number / 2 FROM event_people JOIN people ON id = person"))
    ranked = sorted(shares, key=lambda couple: (-sum(shares[couple]), numbers[couple[0]]))
    before = (tuple(Match(*match) for match in matches(here, 1)),)
    return list(matches_for([numbers[couple[0]] for couple in ranked], before))


def choices_of(page):
    return [choice for block in page.blocks if isinstance(block, Select) for choice in block.choices]


async def test_a_pair_goes_on_with_a_computer_or_somebody_late_and_is_out_when_both_have_left(place):
    async with bench(place) as here:
        await pairs_begun(here, range(8), deals=6)
        await here.ask(1, "ev1:off.1")
        await here.ask(2, "ev1:off.1")
        await here.ask(3, "ev1:off.1")
        await play_deal(here, 1)
        # The others of that round play on, against computers.
        assert sorted(couples_at(*await tables(here, 2))) in (
            sorted([(0,), (), (4, 5), (6, 7)]),
            [(0,), (4, 5), (6, 7)],
        )
        await here.ask(9, "ev1:sign.1")
        await here.ask(10, "ev1:sign.1")
        await play_deal(here, 2)
        # The first who comes plays with whoever is alone, the second is a new pair.
        assert sorted(couples_at(*await tables(here, 3))) == [(0, 9), (4, 5), (6, 7), (10,)]
        await here.ask(3, "ev1:sign.1")
        await play_deal(here, 3)
        await play_deal(here, 4)
        # Who comes back is there with the next round, in the own pair.
        assert sorted(filter(None, couples_at(*await tables(here, 5)))) == [(0, 9), (3,), (4, 5), (6, 7), (10,)]
        # The second of two finds everybody paired for the last round.
        await here.ask(11, "ev1:sign.1")
        await here.ask(12, "ev1:sign.1")
        with pytest.raises(Refusal, match="individual-late"):
            await here.ask(13, "ev1:sign.1")
        await play_deal(here, 5)
        assert all(len(couple) == 2 for couple in couples_at(*await tables(here, 6)) if couple)
        await play_deal(here, 6)
        evening = await here.store.evenings.find(1, GUILD)
        pairs = {each.user_id: line.pair for line in evening.standings for each in line.people}
        late, gone = (evening.shares_of_pair(pairs[1000 + person]) for person in (10, 3))
        assert late[0] == late[1] == min(Fraction(2, 5), sum(late[2:]) / 4), "nobody gains by coming late"
        assert gone[1] == gone[2] == gone[3] == min(Fraction(2, 5), (gone[0] + sum(gone[4:])) / 3), "nor by leaving"


async def test_pairs_are_led_on_by_their_rows_over_kills_and_nobody_is_paired_twice(place):
    async with bench(place) as here:
        await signed_up(here, range(5), game="stovkahra", form=Form.PAIRS, deals=4)
        await want(here, 1, 3)
        await want(here, 3, 1)
        await here.kill()
        now = here.clock.now + SIGN_UP
    for seed in (2, 3):
        here = bench(place, seed)
        here.clock.now = now
        async with here:
            here.real_host.start()
            await here.let_pass(timedelta(minutes=2))
            for deal in (1, 2) if seed == 2 else (3, 4):
                for table in await tables(here, deal):
                    await play(here, table)
                if deal % 2:
                    await here.let_pass(APART)
            await here.kill()
            now = here.clock.now
    met = look(place, "SELECT round, count(*) FROM event_pairings GROUP BY round ORDER BY round")
    assert met == [(1, 2), (2, 2)] and look(place, "SELECT shown FROM events") == [(4,)]
    pairs = look(place, "SELECT pair, against FROM event_pairings ORDER BY round, number")
    assert len(set(map(frozenset, pairs))) == 4


async def test_pairs_are_asked_for_where_there_are_partners(tmp_path):
    async with bench(tmp_path / "games.db") as here:
        with pytest.raises(Refusal, match="sign-up-no-plan"):
            await signed_up(here, [0], form=Form.PAIRS)
        for game in with_duplicates():
            screen = (await here.ask(0, f"hm1:show.{game}.same", on_panel=True)).screen
            (evenings,) = [block for block in screen.blocks if isinstance(block, Select)]
            assert (Form.PAIRS in [each.value for each in evenings.choices]) == KINDS[game].partners


@pytest.mark.stress
@pytest.mark.parametrize("seed", range(3))
async def test_an_evening_comes_to_its_end_whatever_happens_on_the_way(tmp_path, seed, sized, figures):
    path, random, kills = tmp_path / "games.db", Random(seed), 0
    print("seed", seed)
    (game, form), clock = FORMS[seed % len(FORMS)], Restless()
    async with bench(path) as here:
        await signed_up(here, range(5), game=game, deals=4, form=form)
        await here.kill()
    while not look(path, "SELECT 1 FROM events WHERE stage = 'over' AND 0 = (SELECT count(*) FROM outbox)"):
        here = Bench(path, seed + kills, clock=clock, workers=HereWorkers(), pause=timedelta(seconds=5))
        async with here:
            here.real_host.start()
            await here.let_pass(timedelta(minutes=1))
            for _ in range(random.randrange(sized(200))):
                with contextlib.suppress(Refusal, IllegalMove):
                    await happen(here, random)
            await here.kill()
            kills += 1
    dealt = "SELECT deal, number FROM event_tables WHERE deal = 1"
    assert look(path, dealt) and not (await audit(path)).wrong
    cards = """SELECT deal, count(DISTINCT move) FROM event_tables JOIN games USING (table_id)
               JOIN moves ON game = games.id WHERE move LIKE 'deal %' AND ply < 3 GROUP BY deal"""
    assert {number for _, number in look(path, cards)} == {1}, "two tables of a deal had other cards"
    twice = """SELECT person FROM event_tables JOIN games USING (table_id) JOIN players ON game = games.id
               JOIN people ON people.id = person WHERE level IS NULL GROUP BY deal, person HAVING count(*) > 1"""
    assert not look(path, twice) and not look(path, "SELECT 1 FROM event_tables WHERE points IS NULL")
    ((tables_played, shown),) = look(path, "SELECT count(*), max(shown) FROM event_tables JOIN events ON id = event")
    figures(kills=kills, deals=shown, tables=tables_played)


async def happen(here, random):
    """Something that people do at an individual evening."""
    ((newest,),) = look(here.path, "SELECT max(deal) FROM event_tables")
    playing = [table for table in await tables(here, newest or 0) if table.status is Status.PLAYING]
    table, person, what = random.choice(playing) if playing else None, random.randrange(8), random.random()
    if what < 0.03:
        await here.ask(person, f"ev1:{random.choice(['sign', 'off', 'begin'])}.1")
    elif what < 0.04:
        await here.let_pass(timedelta(minutes=3))
    elif table is None:
        await here.let_pass(APART)
    elif what < 0.06:
        await here.press(person, table.id, random.choice(["leave", "stop", "take 0", "take 1", "return"]))
    elif table.awaited() and table.seats.is_present(min(table.awaited())):
        await step(here, table, random.choice)
    else:
        await here.let_pass(timedelta(seconds=5))
