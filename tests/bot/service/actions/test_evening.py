"""Evenings of the same deals: equal cards, opposite sides, and no word of them before all tables have played."""

import asyncio
import contextlib
import itertools
import json
import re
from datetime import timedelta
from fractions import Fraction
from random import Random

import pytest

from bot.app.audit import audit, audit_of
from bot.i18n.texts import texts
from bot.model import comparing, stopping
from bot.model.delivery import Delivery
from bot.model.errors import Refusal, SentTwice
from bot.model.evening import LASTS, MOST_TABLES, Evening, Play, swapped
from bot.model.person import Person
from bot.model.replay import PostFilm, PostMoment, ShowFilm, TurnReplay
from bot.model.table import Status
from bot.storage.outbox import Letter, What
from engine.games import with_duplicates
from engine.moves import IllegalMove
from tests.support.service import (
    CHANNEL,
    GUILD,
    NOON,
    PAUSE,
    Bench,
    HereWorkers,
    Restless,
    actor,
    buttons,
    does,
    listed,
    look,
    tamper,
    words,
)
from tests.support.sizes import in_turn

IN_EVERY_GAME = pytest.mark.parametrize("game", in_turn(with_duplicates()))
SHORT = timedelta(seconds=5)
"""A pause before a deal that passes by itself."""
COUNTED = "SELECT (SELECT count(*) FROM results) + (SELECT count(*) FROM chips)"


def bench(where, seed=1, clock=None, pause=SHORT):
    return Bench(where, seed, clock=clock or Restless(), workers=HereWorkers(), pause=pause)


def first(answers):
    return answers[0]


def last(answers):
    return answers[-1]


async def opened(here, people, *, game="trappola", deals=2, evening=None, start=True):
    """One more table of an evening, or of a new one, at which these people sit and computers beside them."""
    if evening is None:
        answer = await here.host.evenings.show_or_begin(actor(people[0]), game, deals)
    else:
        answer = await here.ask(people[0], f"ev1:join.{evening}")
    number = answer.table_id
    for seat, person in list(enumerate(people))[1:]:
        await here.press(person, number, f"sit {seat}")
    for _ in range((await here.table(number)).seats.count(None)):
        await here.press(people[0], number, "computer beginner")
    if start:
        await here.press(people[0], number, "start")
        await here.settle()
    return number


async def newest(here, number):
    """The table at which the people of this one play now."""
    while (table := await here.table(number)).next_table_id is not None:
        number = table.next_table_id
    return table


async def step(here, table, choose=first):
    """Somebody plays at a table where nobody but people can."""
    (seat,) = table.awaited()
    assert table.seats.is_present(seat), "the computers stand still"
    move = str(choose(table.view(seat).answers))
    await here.press(table.seats.person(seat).user_id - 1000, table.id, move, on_panel=True)


async def play(here, number, choose=first, *, deal=99):
    """The people of a table play on, up to the end of a deal, and over to the next; the table where they are then."""
    while (table := await newest(here, number)).status is Status.PLAYING and table.spot.deal <= deal:
        if table.clock.next_deal_at is not None:
            break
        await step(here, table, choose)
        await here.settle()
    return table


def share(own, others):
    """Of how many per cent somebody is ahead."""
    return 100 * sum(1 if own > other else 0.5 * (own == other) for other in others) / len(others)


def beside(own, strong):
    """How many per cent a table has that is compared with strong computers alone."""
    return f"{100 * max(0, min(1, 0.5 + (own - strong) / 60)):.1f}".removesuffix(".0")


def hands(here, table_id):
    """What was dealt at a table."""
    sql = "SELECT move FROM moves JOIN games ON games.id = game WHERE table_id = ? AND move LIKE 'deal%'"
    return look(here.path, sql, table_id)


def points(here):
    return look(here.path, "SELECT deal, number, points FROM event_tables ORDER BY 1, 2")


async def standings(here, evening=1, who=9):
    return words((await here.ask(who, f"ev1:show.{evening}")).screen)


@IN_EVERY_GAME
async def test_two_tables_are_two_teams_with_the_same_cards_on_opposite_sides(tmp_path, game):
    async with bench(tmp_path / "games.db") as here:
        one = await opened(here, [0, 1], game=game)
        two = await opened(here, [4, 5], evening=1, start=False)
        lobby = words(await here.public(two))
        sits = (await here.table(two)).seats.seat_of((await here.table(two)).opener)
        assert sits == 0 and "**B:** Guest 4" in lobby, "side A of table 1 holds the cards of side B of table 2"
        await here.press(4, two, "start")
        await here.settle()
        ends = [await play(here, one, first), await play(here, two, last)]
        assert [end.status for end in ends] == [Status.FINISHED] * 2 and look(here.path, COUNTED) == [(0,)]
        tables = [(deal, [one, ends[0].id][deal - 1], [two, ends[1].id][deal - 1]) for deal in (1, 2)]
        for _, left, right in tables:
            assert hands(here, left) == hands(here, right)
            assert (await here.table(left)).seal.seed == (await here.table(right)).seal.seed
            names = [[each.name for each in (await here.table(table)).seats] for table in (left, right)]
            # Anna is of side A, and so is whoever sits beside Guest 4.
            assert names[0].index("Anna") % 2 != names[1].index("Guest 5") % 2 or game == "stovkahra"
            assert names[0].index("Anna") % 2 == names[1].index("Guest 4") % 2
            assert not set(names[0]) & set(names[1]), (
                "the computers of one team have other names than those of the other"
            )
        assert (await here.table(one)).seats[0].name == "Anna" != ends[0].seats[0].name, "the sides change places"
        await here.settle()
        ((channel, final),) = [each for each in here.gateway.posted if "over" in words(each[1])]
        told = words(final)
        assert channel == CHANNEL and "Team A" in told and "Team B" in told
        # What one team has more with the cards of one side, the other has less with those of the other.
        (left1, right1), (left2, right2) = [[row[2] for row in points(here) if row[0] == deal] for deal in (1, 2)]
        mean = (share(left1, [right1]) + share(-left2, [-right2])) / 2
        assert f"Team A · {mean:g}%" in told and f"Team B · {100 - mean:g}%" in told
        won = f"Team {'A' if mean > 50 else 'B'} wins the evening**, {max(mean, 100 - mean):g}% to"
        assert (won if mean != 50 else "The two teams are equal") in told
        brought = "SELECT user_id, share, tries FROM shares JOIN people ON people.id = person ORDER BY user_id"
        (first_person, first_share, _), *_ = found = look(here.path, brought)
        assert first_person == 1000 and first_share == round(10 * mean) and {evenings for *_, evenings in found} == {1}
        season = listed((await here.host.seasons.show(actor(0))).screen)
        assert season.get("Anna", ["", "0"])[1] == str(int(first_share / 100 + 0.5))
        await here.store.evenings.note_posted(Letter(What.EVENING, "1", GUILD))
        assert look(here.path, brought) == found and not (await audit(here.path)).wrong
        tamper(here.path, "UPDATE shares SET share = share + 1")
        assert len((await audit(here.path)).wrong) == len(found)


async def test_an_evening_with_one_table_brings_nothing_in_the_season_as_it_is_told(tmp_path):
    async with bench(tmp_path / "games.db") as here:
        await play(here, await opened(here, [0, 1]))
        await here.settle()
        assert look(here.path, "SELECT counted FROM events") == [(1,)]
        assert texts()("season-nobody") in words((await here.host.seasons.show(actor(0))).screen)
        how = words((await here.ask(0, "ev1:rules.1")).screen)
        assert "If a deal is played at two tables or more, the evening counts in the season" in how


def made_at(screen):
    """What each side has made of a deal at a table of an evening, as the table tells it: by its sign."""
    return {
        sign: int(made.replace("−", "-"))
        for sign, made in re.findall(r"^(🔵|🔶).* · \*\*([+−]?\d+)\*\*$", words(screen), re.M)
    }


async def test_the_tables_of_a_deal_tell_what_came_of_it_as_soon_as_all_have_finished_it(tmp_path):
    async with bench(tmp_path / "games.db") as here:
        one, two = await opened(here, [0, 1]), await opened(here, [4, 5], evening=1)
        await play(here, one, first, deal=1)
        shown = await here.public(one)
        assert "This deal is over here" in words(shown) and not made_at(shown)
        assert [each.action for each in buttons(shown)] == ["ev1:open.1"]
        await play(here, two, last, deal=1)
        await here.settle()
        for table, (_, _, made) in zip((one, two), points(here)[:2], strict=True):
            shown = await here.public(table)
            assert "over at all tables" in words(shown) and "You will see" not in words(shown)
            assert made_at(shown) == {"🔵": made, "🔶": -made}
            # Everybody may look back on it there.
            assert len(buttons(shown)) > 1
        # In the list of the deal too, who held the same cards bears the same sign.
        page = words((await here.ask(9, "ev1:deal.1.1")).screen)
        assert len(re.findall("^🔵", page, re.M)) == len(re.findall("^🔶", page, re.M)) == 2


async def test_nothing_of_a_deal_is_told_before_every_table_has_played_it(tmp_path):
    async with bench(tmp_path / "games.db") as here:
        one, two = await opened(here, [0, 1], game="stovkahra"), await opened(here, [4, 5], evening=1)
        token, here.gateway.dead = await here.open_panel(1, one), set()
        await play(here, one, first, deal=1)
        # Where the table shows nothing, everybody's hand shows every card.
        assert len([panel for panel, _ in here.gateway.refreshed if panel.token == token]) > 20
        moves = [str(move) for move in (await here.table(one)).game.moves]
        seed = (await here.table(one)).seal.seed.hex()
        cards = {move.removeprefix("play ") for move in moves if move.startswith("play")}
        replays = [each(one, 1, 9, True).encode() for each in (TurnReplay, PostMoment, ShowFilm, PostFilm)]
        replays += [f"on1:replay.{one}.1.9.1", f"on1:replay.{one}.1.9.1.0", f"on1:review.{one}.1.9.1.0"]
        asked = (f"rv1:{one}:1:1:1", f"ah1:{one}:1:1", f"ro1:{one}:1:1", "ev1:deal.1.1", *replays)
        for who in (0, 4, 9):
            for button in asked:
                with pytest.raises(Refusal, match="still-played"):
                    await here.ask(who, button)
        with pytest.raises(Refusal):
            await here.host.press(actor(4), "gr1:1")
        # The channel sees neither a card nor whose turn it is, and two deals of other cards look alike to it.
        public = [screen for _, _, screen in here.gateway.edited] + [screen for _, screen in here.gateway.posted]
        told = "\n".join(map(words, public)) + await standings(here) + words((await here.ask(4, "ev1:open.1")).screen)
        assert "turn" not in told and "trick" not in told.lower() and seed not in told and "Nothing counts yet" in told
        assert not any(f"play {card}" in repr(public) for card in cards)
        for screen in public:
            assert not {does(each).split(" ")[0] for each in buttons(screen)} & {"play", "record", "rematch"}
        export = json.loads((await here.host.settings.export_data(actor(4))).file[1])
        assert seed not in repr(export) and not any(move in repr(export) for move in moves if move.startswith("deal"))
        # By its number nobody gets into another's hand.
        for what in ("look", "words", "more", "hand"):
            with pytest.raises(Refusal, match="not-seated"):
                await here.press(4, (await newest(here, one)).id, what)
        await play(here, two, last, deal=1)
        page = (await here.ask(9, "ev1:deal.1.1")).screen
        assert seed in words(page) and {f"rv1:{one}:1:1:0", f"rv1:{two}:1:1:0"} <= {
            each.action for each in buttons(page)
        }
        await here.ask(9, f"ah1:{one}:1:1")
        with pytest.raises(Refusal, match="still-played"):
            await here.ask(9, "ev1:deal.1.2")
        assert "So far one deal" in await standings(here)


async def test_nobody_sits_at_two_tables_of_an_evening_whatever_they_do(tmp_path):
    async with bench(tmp_path / "games.db") as here:
        one = await opened(here, [0, 1], game="stovkahra")
        two = await opened(here, [4, 5], evening=1, start=False)
        for press in (here.press(0, two, "sit 3"), here.ask(0, "ev1:join.1")):
            with pytest.raises(Refusal, match="evening-elsewhere"):
                await press
        await here.press(4, two, "start")
        await here.settle()
        # Who waits for a seat, and gives it back, may think better of it.
        await here.press(8, two, "take 2")
        with pytest.raises(Refusal, match="evening-elsewhere"):
            await here.ask(8, "ev1:join.1")
        await here.press(8, two, "renounce")
        assert (await here.ask(8, "ev1:join.1")).table_id
        with pytest.raises(Refusal, match="evening-elsewhere"):
            await here.press(1, two, "take 3")
        # Not who has left either, nor who comes back as somebody new; a table that all have left is stopped.
        await here.press(1, one, "leave")
        assert (await here.table(one)).status is Status.PLAYING
        await here.press(0, one, "leave")
        await here.settle()
        assert (await here.table(one)).status is Status.STOPPED
        with pytest.raises(Refusal, match="evening-elsewhere"):
            await here.press(1, two, "take 3")
        await here.ask(1, "pv1:delete")
        with pytest.raises(Refusal, match="evening-elsewhere"):
            await here.press(1, two, "take 3")
        # Whom the bot meets only now is nobody who was forgotten.
        await here.press(7, two, "take 3")
        assert look(here.path, "SELECT number, count(*) FROM event_people GROUP BY number ORDER BY 1") == [
            (1, 2),
            (2, 3),
            (3, 1),
        ]


async def test_who_comes_late_begins_with_the_deal_under_way_and_who_is_alone_is_compared_with_computers(tmp_path):
    async with bench(tmp_path / "games.db") as here:
        one = await opened(here, [0], deals=3)
        left = await opened(here, [4], evening=1, start=False)
        await here.press(4, left, "stand")
        await play(here, one, first, deal=1)
        # Nobody waits for a table at which nobody sits; its deal is over.
        with pytest.raises(Refusal, match="evening-late"):
            await here.press(5, left, "sit 0")
        await here.ask(9, "ev1:show.1")
        await here.settle()
        ((strong,),) = look(here.path, "SELECT strong FROM event_deals WHERE deal = 1")
        ((own,),) = look(here.path, "SELECT points FROM event_tables WHERE number = 1 AND deal = 1")
        assert f"**{beside(own, strong)}%** · Anna" in await standings(here)
        late = await opened(here, [5], evening=1)
        assert (await here.table(late)).spot.deal == 2
        await play(here, one, first)
        await play(here, late, first)
        assert {row[:2] for row in points(here) if row[2] is not None} == {(1, 1), (2, 1), (2, 3), (3, 1), (3, 3)}
        made = {row[:2]: row[2] for row in points(here)}
        # Guest 5 has the even seat in the table's first deal, and the odd one in the next.
        shares = [share(made[2, 3], [made[2, 1]]), share(-made[3, 3], [-made[3, 1]])]
        # The deal that came before is worth no more than those that were played.
        shares.append(min(40, sum(shares) / 2))
        told = await standings(here)
        assert f"**{round(sum(shares) / 3, 1):g}%** · Guest 5" in told and "over" in told
        with pytest.raises(Refusal, match="evening-over"):
            await here.ask(6, "ev1:join.1")


async def test_computers_play_for_who_leaves_and_a_newcomer_gets_the_seat_with_the_next_deal(tmp_path):
    async with bench(tmp_path / "games.db", pause=PAUSE) as here:
        one = await opened(here, [0, 1])
        token = await here.open_panel(0, one)
        here.gateway.dead = set()
        await here.press(1, one, "leave")
        await here.press(7, one, "take 1")
        await play(here, one, first)
        # All who play want the next deal now.
        await here.press(0, one, "now", on_panel=True)
        await here.settle()
        # Of one table alone, a deal counts as soon as it is over, and everybody may look back on it.
        assert {each.action.split(":")[0] for each in buttons(await here.public(one))} == {"ev1", "rv1"}
        after = await newest(here, one)
        # Everybody has moved by one seat, and the hand that was open is the next deal's.
        assert [each.name for each in after.seats] == ["Guest 7", "Anna"] and after.id != one
        assert look(here.path, "SELECT table_id FROM panels WHERE token = ?", token) == [(after.id,)]
        shown = [words(screen) for panel, screen in here.gateway.refreshed if panel.token == token]
        assert "deal 1 of 2" in shown[0] and "deal 2 of 2" in shown[-1]
        # What cannot be done where others play the same.
        for what in ("concede", "seed", "hint", "option pace", "rematch"):
            with contextlib.suppress(Refusal):
                offered = buttons((await here.press(0, after.id, what, on_panel=True)).screen)
                assert not {"concede", "seed", "hint", "rematch"} & {does(each) for each in offered}
        assert (await here.table(after.id)).status is Status.PLAYING
        # Whoever takes too long has it done by a computer.
        awaited = min(after.awaited())
        before = len((await newest(here, one)).game.moves)
        await here.let_pass(timedelta(minutes=2, seconds=1))
        now = await newest(here, one)
        assert len(now.game.moves) > before and now.seats.missed[awaited] == 1


async def test_the_hand_in_which_somebody_ends_the_pause_shows_the_next_deal(tmp_path):
    async with bench(tmp_path / "games.db", pause=PAUSE) as here:
        one = await opened(here, [0, 1])
        await play(here, one, first, deal=1)
        await here.press(0, one, "now", on_panel=True)
        now = await here.action(1, one, "now")
        # This hand was not known before, and is pressed at the table that ends.
        await here.host.press(actor(1), now, on_panel=True, message_id=9500, token="of the last press")
        await here.settle()
        after = await newest(here, one)
        assert after.id != one and after.spot.deal == 2
        assert look(here.path, "SELECT table_id FROM panels WHERE token = 'of the last press'") == [(after.id,)]
        shown = [screen for panel, screen in here.gateway.refreshed if panel.token == "of the last press"]
        assert "deal 2 of 2" in words(shown[-1])


async def test_a_lobby_that_is_given_up_is_waited_for_no_more_and_the_end_of_the_evening_is_told_once(tmp_path):
    async with bench(tmp_path / "games.db", pause=PAUSE) as here:
        here.host.start()
        one, two = await opened(here, [0, 1], deals=2), await opened(here, [4, 5], evening=1)
        three = await opened(here, [6, 7], evening=1, start=False)
        await play(here, one, first, deal=1)
        for person in (0, 1):
            await here.press(person, one, "now", on_panel=True)
        # Between two deals nothing is under way that computers would play on.
        await play(here, two, last, deal=1)
        assert (await here.table(two)).deal.between_deals
        await here.press(4, two, "stop")
        await here.press(5, two, "stop")
        assert (await here.table(two)).status is Status.STOPPED and not look(here.path, "SELECT 1 FROM stopped")
        # The lobby at which people sit is waited for, as long as the evening goes on.
        assert "Nothing counts yet" in await standings(here)
        await here.press(6, three, "stop")
        assert "So far one deal" in await standings(here)
        ((own,), (other,)) = look(here.path, "SELECT points FROM event_tables WHERE deal = 1 ORDER BY number")
        await end_of(here)
        table = await newest(here, one)
        assert table.status is Status.FINISHED and "over at all tables" in words(await here.public(table.id))
        with pytest.raises(Refusal, match="not-seated"):
            await here.press(0, table.id, "return")
        with pytest.raises(Refusal, match="evening-table-stopped"):
            await here.press(4, two, "play sA")
        (final,) = told_at_the_end(here)
        # Table 1 played both deals, the second one to its end by computers; table 2 has missed that one.
        ((strong,),) = look(here.path, "SELECT strong FROM event_deals WHERE deal = 2")
        ((last_one,),) = look(here.path, "SELECT points FROM event_tables WHERE number = 1 AND deal = 2")
        one_a = share(own, [other]), 100 * max(0, min(1, 0.5 + (strong - last_one) / 60))
        # At table 2 side A begins in the odd seats.
        two_a = share(-other, [-own]), min(40, share(-other, [-own]))
        assert f"Team A · {sum((*one_a, *two_a)) / 4:g}%" in final
        assert words((await here.ask(9, "ev1:deal.1.2")).screen).count("not finished") == 0
        here.real_host.evenings.end()
        await here.settle()
        assert len(told_at_the_end(here)) == 1
        # The people of a stopped table are not offered to go on with it.
        lobby = await here.host.lobby.open_table(actor(4), {}, None, game="trappola")
        await here.press(5, lobby.table_id, "sit 1")
        assert (await here.table(lobby.table_id)).unfinished is None


def told_at_the_end(here):
    """The messages that tell how an evening has ended."""
    return [words(screen) for _, screen in here.gateway.posted if "evening is over" in words(screen)]


async def end_of(here):
    """The time of an evening is over, and a minute passes in which computers play on."""
    here.clock.now += LASTS
    for _ in range(4):
        here.real_host.evenings.end()
        await here.settle()


async def amid(here, number):
    """Some cards of a deal have been played."""
    for _ in range(3):
        await step(here, await here.table(number))
        await here.settle()
    table = await here.table(number)
    assert table.deal.hands_held and table.status is Status.PLAYING
    return table


@IN_EVERY_GAME
@pytest.mark.parametrize("how", ["stop", "leave", "privacy", "end"])
async def test_a_deal_that_goes_badly_is_played_to_its_end_by_computers_for_whoever_stops_or_leaves(
    tmp_path, game, how
):
    async with bench(tmp_path / "games.db") as here:
        here.host.start()
        number = await opened(here, [0], game=game, deals=2)
        await play(here, number, deal=1)
        number = (await newest(here, number)).id
        if (await here.table(number)).clock.next_deal_at is not None:
            await here.let_pass(SHORT)
            number = (await newest(here, number)).id
        assert (await amid(here, number)).spot.deal == 2
        if how == "end":
            await end_of(here)
        elif how == "privacy":
            await here.host.press(actor(0), "pv1:delete", on_panel=True)
        else:
            await here.press(0, number, how, on_panel=True)
        await here.settle()
        table = await here.table(number)
        ((points,),) = look(here.path, "SELECT points FROM event_tables WHERE deal = 2")
        assert points is not None and points == comparing.standing(table, 0), "a deal that was dealt was not played"
        here.real_host.evenings.end()
        await here.settle()
        page = words((await here.ask(9, "ev1:deal.1.2")).screen)
        assert "not finished" not in page and "40%" not in page
        assert len(told_at_the_end(here)) == 1
    assert not (await audit(tmp_path / "games.db")).wrong


async def test_who_stops_the_first_deal_misses_the_others_and_finds_the_own_seat_as_long_as_it_is_played(tmp_path):
    async with bench(tmp_path / "games.db") as here:
        number = await opened(here, [0], deals=3)
        await amid(here, number)
        answer = await here.press(0, number, "stop", on_panel=True)
        assert "Computers play this deal to the end" in words(answer.screen)
        assert not {does(each) for each in buttons(answer.screen)}
        await here.settle()
        table = await newest(here, number)
        assert (table.id, table.status) == (number, Status.STOPPED), "computers went on to deals that nobody plays"
        assert look(here.path, "SELECT count(*) FROM games") == [(1,)]
        told = await standings(here)
        assert "over" in told


@pytest.mark.parametrize("how", ["stop", "end"])
async def test_a_kill_while_computers_play_a_deal_to_its_end_changes_nothing(tmp_path, how):
    path = tmp_path / "games.db"
    async with bench(path) as here:
        number = await opened(here, [0], deals=2)
        await amid(here, number)
        if how == "end":
            here.clock.now += LASTS
            here.real_host.evenings.end()
            await asyncio.sleep(0)
        else:
            await here.press(0, number, how)
        await here.kill()
    async with bench(path) as here:
        here.clock.now += 2 * LASTS if how == "end" else timedelta()
        here.host.start()
        await here.settle()
        await end_of(here)
        assert len(told_at_the_end(here)) == 1
        assert [made for deal, _, made in points(here) if deal == 1] != [None]
    assert not (await audit(path)).wrong


async def test_a_side_does_not_stop_alone_where_the_other_one_is_only_away(tmp_path):
    async with bench(tmp_path / "games.db") as here:
        number = await opened(here, [0, 1], deals=2)
        await here.store.change(number, lambda table: table.seats.missed.__setitem__(1, 2))
        answer = await here.press(0, number, "stop", on_panel=True)
        table = await here.table(number)
        assert (table.status, table.votes.to_stop, stopping.lacking(table)) == (Status.PLAYING, {0}, [[1]])
        assert "Still to agree: Béla" in words(answer.screen)
        token = await here.open_panel(0, number)
        here.gateway.dead = set()
        await here.press(1, number, "stop", on_panel=True)
        await here.settle()
        # No hand is left with buttons that do nothing.
        last_shown = [screen for panel, screen in here.gateway.refreshed if panel.token == token][-1]
        assert "Computers play this deal to the end" in words(last_shown) and not buttons(last_shown)
        assert (await here.table(number)).status is Status.STOPPED
        assert look(here.path, "SELECT count(*) FROM event_tables WHERE points IS NULL") == [(0,)]


async def test_a_moderator_who_stops_a_table_takes_no_deal_from_it(tmp_path):
    async with bench(tmp_path / "games.db") as here:
        number = await opened(here, [0, 1], deals=2)
        await amid(here, number)
        await here.host.endings.stop(actor(8, moderator=True), number)
        await here.settle()
        assert (await here.table(number)).status is Status.STOPPED
        assert look(here.path, "SELECT count(*) FROM event_tables WHERE points IS NULL") == [(0,)]


def test_missing_deals_is_worth_no_more_than_playing_them_was():
    people = [Person(key, key, f"Guest {key}") for key in range(1, 9)]
    plays = [
        *(Play(1, deal, deal, -8, tuple(people[:2])) for deal in (1, 2)),
        *(Play(2, deal, 10 + deal, 8 if deal == 1 else None, tuple(people[2:4]), deal == 2) for deal in (1, 2)),
    ]
    evening = Evening(1, 1, 1, "trappola", NOON, 2, True, (b"1", b"2"), (None, 0), tuple(plays))
    # In the even seats of table 2 one was ahead of the other table, in the odd ones behind.
    even, odd = swapped(1, 2), 1 - swapped(1, 2)
    assert [evening.share(1, 2, letter) for letter in (even, odd)] == [1, 0]
    assert [evening.share(2, 2, letter) for letter in (even, odd)] == [Fraction(2, 5), 0]


async def test_a_click_sent_twice_opens_one_evening_and_there_is_an_end_of_tables(tmp_path):
    async with bench(tmp_path / "games.db") as here:
        told = await asyncio.gather(
            *(here.host.evenings.show_or_begin(actor(0, delivery=Delivery(5, key)), "bulka", 12) for key in (1, 2)),
            return_exceptions=True,
        )
        assert [type(each) for each in told if isinstance(each, Exception)] == [SentTwice]
        assert (
            look(here.path, "SELECT count(*) FROM events") == look(here.path, "SELECT count(*) FROM tables") == [(1,)]
        )
        # Without a number the command leads to the evening that goes on here.
        assert "Evening 1" in words((await here.host.evenings.show_or_begin(actor(3), "bulka", None)).screen)
        here.clock.now += timedelta(minutes=5)
        for person in range(20, 20 + MOST_TABLES - 1):
            await here.ask(person, "ev1:join.1")
        with pytest.raises(Refusal, match="evening-full"):
            await here.ask(50, "ev1:join.1")
        with pytest.raises(Refusal, match="evening-none"):
            await here.ask(51, "ev1:join.1", guild_id=77, channel_id=78)
        with pytest.raises(Refusal, match="evening-none"):
            await here.ask(51, "ev1:show.1", guild_id=77, channel_id=78)
        with pytest.raises(Refusal):
            await here.host.evenings.show_or_begin(actor(51, guild_id=0), "bulka", None)


async def under_way(here):
    """The tables at which the first two of an evening go on."""
    tables = [await newest(here, number) for number in (1, 2)]
    return [table for table in tables if table.status is Status.PLAYING]


@pytest.mark.stress
async def test_a_kill_in_the_middle_changes_nothing(tmp_path):
    async with bench(tmp_path / "a.db") as here:
        await opened(here, [0])
        await opened(here, [4], evening=1)
        while tables := await under_way(here):
            await step(here, tables[-1])
            await here.settle()
        whole = points(here)
    async with bench(tmp_path / "b.db") as here:
        await opened(here, [0])
        await opened(here, [4], evening=1)
    for life in range(200):
        async with bench(tmp_path / "b.db") as here:
            here.host.start()
            await here.settle()
            tables = await under_way(here)
            if not tables:
                break
            for _ in range(4):
                await here.settle()
                if tables := await under_way(here):
                    await step(here, tables[-1])
            # Killed in the middle of what follows a card: a computer's move, the next deal, the final standings.
            for _ in range(Random(life).randrange(4)):
                await asyncio.sleep(0)
            await here.kill()
    else:
        raise AssertionError("it never ends")
    async with bench(tmp_path / "b.db") as here:
        here.real_host.evenings.end()
        await here.settle()
        assert points(here) == whole and look(
            here.path, "SELECT stage = 'over' AND 0 = (SELECT count(*) FROM outbox) FROM events"
        ) == [(1,)]


async def test_an_evening_goes_its_way_on_either_database(place):
    """And in two processes at once, where the database is one for several."""
    async with contextlib.AsyncExitStack() as both:
        here = await both.enter_async_context(bench(place))
        other = bench(place, 2, here.clock)
        there = await both.enter_async_context(other) if isinstance(place, str) else here
        # Discord is the same for both.
        there.gateway.once = here.gateway.once
        one, two = await opened(here, [0, 1]), await opened(there, [4, 5], evening=1)
        while tables := await under_way(here):
            # At once in both processes.
            await asyncio.gather(*(step([here, there][table.spot.table - 1], table) for table in tables))
            await here.settle()
        assert {one, two} == {1, 2}
        assert [row[2] is not None for row in points(here)] == [True] * 4
        assert look(here.path, "SELECT shown, stage = 'over', 0 = (SELECT count(*) FROM outbox) FROM events") == [
            (2, 1, 1)
        ]
        assert not look(here.path, "SELECT 1 FROM event_people")
        posts = [screen for each in {here, there} for _, screen in each.gateway.posted]
        assert len([screen for screen in posts if "evening is over" in words(screen)]) == 1
        assert not (await audit_of(here.store._db)).wrong
        await here.host.settings.note_removed(GUILD)
        here.clock.now += timedelta(days=40)
        await here.host.settings.forget_guilds()
        names = ("events", "event_deals", "event_tables", "event_people", "tables")
        assert not [name for name in names if look(here.path, f"SELECT 1 FROM {name}")]


@pytest.mark.stress
@pytest.mark.parametrize("seed", range(3))
async def test_many_tables_come_to_the_end_whatever_happens_on_the_way(tmp_path, seed, sized, figures):
    """People come, leave, stop and stay away, tables open late, and the process is killed again and again."""
    print("seed", seed)
    random, path, kills, people = Random(seed), tmp_path / "games.db", 0, itertools.count(4)
    game = random.choice(with_duplicates())
    async with bench(path, seed) as here:
        await opened(here, [0, 1], game=game, deals=4)
    over = False
    while not over:
        async with bench(path, seed) as here:
            here.clock.now += kills * timedelta(minutes=1)
            here.host.start()
            await here.settle()
            for _ in range(random.randrange(1, sized(40) + 2)):
                open_ones = look(path, "SELECT id FROM tables WHERE status IN ('lobby', 'playing')")
                table = await here.table(random.choice(open_ones)[0]) if open_ones else None
                with contextlib.suppress(Refusal, IllegalMove):
                    await happen(here, table, random, people)
                await here.settle()
                ((over,),) = look(path, "SELECT stage = 'over' AND 0 = (SELECT count(*) FROM outbox) FROM events")
                if over:
                    break
            kills += 1
            for _ in range(random.randrange(6)):
                await asyncio.sleep(0)
            await here.kill()
    found = await audit(path)
    assert not found.wrong
    dealt = look(
        path,
        """SELECT deal, move FROM event_tables JOIN games USING (table_id) JOIN moves ON game = games.id
                          WHERE move LIKE 'deal %' GROUP BY 1, 2""",
    )
    assert len(dealt) <= 4, "two tables had other cards"
    twice = look(
        path,
        """SELECT person FROM event_tables JOIN games USING (table_id) JOIN players ON game = games.id
                          JOIN people ON people.id = person WHERE level IS NULL
                          GROUP BY person HAVING count(DISTINCT event_tables.number) > 1""",
    )
    assert not twice and look(path, "SELECT shown, stage = 'over' FROM events") == [(4, 1)]
    tables = look(path, "SELECT count(DISTINCT number), count(points), sum(stopped) FROM event_tables")
    figures(kills=kills, tables=tables[0][0], deals=tables[0][1], stopped=tables[0][2])


async def happen(here, table, random, people):
    """Something that people do at an evening."""
    what = random.random()
    if table is None or what < 0.02:
        await here.ask(next(people), "ev1:join.1")
    elif table.status is Status.LOBBY:
        sits = table.opener.user_id - 1000
        await here.press(
            *((sits, table.id, "start") if None not in table.seats else (sits, table.id, "computer beginner"))
        )
    elif what < 0.04:
        await here.press(next(people), table.id, f"take {random.randrange(len(table.seats))}")
    elif what < 0.06:
        await here.press(random.randrange(8), table.id, random.choice(["leave", "stop", "renounce"]))
    elif what < 0.08:
        await here.let_pass(timedelta(minutes=3))
    elif table.awaited() and table.seats.is_present(min(table.awaited())):
        await step(here, table, random.choice)
    elif table.awaited():
        away = table.seats.person(min(table.awaited()))
        await here.press((away.user_id or 1000) - 1000, table.id, "return")
    else:
        await here.let_pass(SHORT)
