"""Practice where the bot is on no server: one game in a panel alone, which counts nowhere and can be taken up again."""

from datetime import timedelta
from random import Random

import pytest

from bot.app.audit import audit
from bot.model import timing
from bot.model.delivery import Delivery
from bot.model.errors import Refusal, SentTwice
from bot.model.options import Ping
from bot.model.table import Status
from bot.model.waits import UNHURRIED_MOVE_S
from engine.games import GAMES, kind_of, with_reviews
from engine.players import Level
from tests.support.every_game import LISTED
from tests.support.service import NOON, PAUSE, Bench, Restless, Undrawn, actor, buttons, contents, does, look
from tests.support.sizes import in_turn

NOWHERE = {"guild_id": 0, "channel_id": 909, "invite": "https://example.org/add"}
"""Direct messages, a group chat, or a server where the bot is no member."""
IN_EVERY_GAME = pytest.mark.parametrize("game", in_turn(GAMES))
COUNTED = ("prizes", "results", "chips", "stopped", "event_tries", "guilds", "wishes", "departures")


class HereWorkers(Undrawn):
    """Workers that choose in this process, and write down for whom."""

    def __init__(self):
        super().__init__(1)
        self.parties = set()

    async def choose(self, view, level, seed, party=0):
        self.parties.add(party)
        return kind_of(view.rules).players.choose(view, Level.BEGINNER, Random(seed), UNHURRIED_MOVE_S)

    decide = choose


def bench(where, now=NOON):
    return Bench(where, 1, clock=Restless(now), workers=HereWorkers())


async def begin(here, game, seat=0):
    """Somebody begins practice by the command; the number of its table."""
    answer = await here.host.lobby.open_table(actor(seat, **NOWHERE), {**LISTED[game].short}, {}, "beginner", game)
    await here.settle()
    return answer.table_id


async def press(here, number, what, seat=0):
    answer = await here.press(seat, number, what, on_panel=True, **NOWHERE)
    await here.settle()
    return answer


async def play_on(here, number, *, most=999):
    """The person plays on, perhaps to the end of the game, waiting for each new deal."""
    while most and (table := await here.table(number)).status is Status.PLAYING:
        most -= 1
        if table.clock.next_deal_at is not None:
            await here.let_pass(PAUSE + timedelta(seconds=1))
            continue
        view = table.view(0)
        assert view.turn == 0, "the computers stand still"
        await press(here, number, str(view.answers[-1]))
    return await here.table(number)


@IN_EVERY_GAME
async def test_a_game_is_played_to_its_end_in_a_panel_alone_and_is_entered_nowhere(tmp_path, game):
    async with bench(tmp_path / "games.db") as here:
        number = await begin(here, game)
        before = await here.table(number)
        assert before.is_practice and before.options.ping is Ping.OFF
        table = await play_on(here, number)
        assert table.status is Status.FINISHED and table.game.outcome is not None and table.series.pending is None
        assert here.workers.parties == {-table.opener.id}
        shown = (await press(here, number, "look")).screen
        assert {"rematch"} == {does(each) for each in buttons(shown)} & {"rematch", "on", "leave", "down", "seats"}
        offered = {each.action for each in buttons(shown)}
        assert f"hm1:open.{game}" in offered
        assert not here.gateway.posted and not here.gateway.messages and not here.gateway.called
        assert not any(contents(here.path)[name] for name in COUNTED)
        # One may look back on it, and nobody else may.
        more = (await press(here, number, "more")).screen
        ways = [each.action for each in buttons(more) if each.action.startswith(("ah1", "ro1"))]
        assert ways or game not in with_reviews()
        for way in ways:
            await here.ask(0, way, **NOWHERE)
            for somebody in (actor(1, **NOWHERE), actor(1)):
                with pytest.raises(Refusal, match="no-table"):
                    await here.host.press(somebody, way)
        # Another one by the same rules; of all before, the last one stays.
        for _ in range(2):
            number = (await press(here, number, "rematch")).table_id
            await press(here, number, "stop")
        assert look(here.path, "SELECT count(*), max(id) FROM tables") == [(2, number)]
    assert not (await audit(here.path)).wrong


async def test_whatever_asks_for_a_new_one_takes_up_the_one_under_way_also_after_a_kill(tmp_path):
    async with bench(tmp_path / "games.db") as here:
        number = await begin(here, "stovkahra")
        other = await begin(here, "trappola")
        table = await play_on(here, number, most=3)
        # In the middle of a computer's thought.
        await here.press(0, number, str(table.view(0).answers[-1]), on_panel=True, **NOWHERE)
        stands = len((await here.table(number)).game.moves)
        await here.kill()
    # Computers that have stood still for longer than a start looks back go on as soon as somebody looks.
    async with bench(tmp_path / "games.db", NOON + timedelta(days=2)) as here:
        assert timing.computer_to_move(await here.table(number)) is not None
        await press(here, number, "look")
        assert timing.computer_to_move(await here.table(number)) is None
        for again in (
            here.host.lobby.open_table(actor(0, **NOWHERE), {}, None),
            here.host.lobby.open_table(actor(0, **NOWHERE), {}, {}, "strong"),
            here.ask(0, "go2:stovkahra.strong", **NOWHERE),
        ):
            answer = await again
            await here.settle()
            assert answer.table_id == number and len((await here.table(number)).game.moves) >= stands
        assert (await here.host.display.open_hand(actor(0, **NOWHERE), None)).table_id == other
        assert (await play_on(here, number)).status is Status.FINISHED
        # What Discord sends twice begins one.
        twice = [actor(0, delivery=Delivery(7, key), **NOWHERE) for key in (1, 2)]
        await here.host.press(twice[0], "go2:bulka.strong")
        with pytest.raises(SentTwice):
            await here.host.press(twice[1], "go2:bulka.strong")
        assert look(here.path, "SELECT count(*) FROM tables") == [(3,)]


async def test_its_owner_gives_it_up_or_stops_it_and_does_not_leave_it(place):
    async with bench(place) as here:
        number = await begin(here, "stovkahra")
        offered = {does(each) for each in buttons((await press(here, number, "more")).screen)}
        assert {"ask concede", "ask stop"} <= offered and not offered & {"ask leave", "down", "seed"}
        assert "practice-alone" in await refusal_of(here.host.endings.leave(actor(0, **NOWHERE), None))
        await here.host.endings.stop(actor(0, **NOWHERE), None)
        assert (await here.table(number)).status is Status.STOPPED
        assert "practice-none" in await refusal_of(here.host.display.open_hand(actor(0, **NOWHERE), None))
        number = await begin(here, "stovkahra")
        await press(here, number, "concede")
        table = await here.table(number)
        assert table.status is Status.FINISHED and not any(contents(here.path)[name] for name in COUNTED)
        # With the person's data it is gone.
        await here.ask(0, "pv1:delete", on_panel=True, **NOWHERE)
        assert not look(here.path, "SELECT 1 FROM tables")


@IN_EVERY_GAME
async def test_a_game_that_was_stopped_goes_on_from_its_hand_unless_another_is_under_way(tmp_path, game):
    async with bench(tmp_path / "games.db") as here:
        number = await begin(here, game)
        await play_on(here, number, most=3)
        before = (await here.table(number)).game.moves
        asked = await press(here, number, "ask stop")
        assert [does(each) for each in buttons(asked.screen)] == ["stop", "back"]
        stopped = await press(here, number, "stop")
        assert {"resume", "rematch"} <= {does(each) for each in buttons(stopped.screen)}
        await press(here, number, "resume")
        table = await here.table(number)
        assert table.status is Status.PLAYING and table.game.moves[: len(before)] == before
        await press(here, number, "stop")
        other = (await press(here, number, "rematch")).table_id
        # One of a kind is under way at a time.
        await press(here, number, "resume")
        assert [(await here.table(each)).status for each in (number, other)] == [Status.STOPPED, Status.PLAYING]
        assert not any(contents(here.path)[name] for name in COUNTED)
    assert not (await audit(tmp_path / "games.db")).wrong


async def refusal_of(asked):
    with pytest.raises(Refusal) as told:
        await asked
    return told.value.key
