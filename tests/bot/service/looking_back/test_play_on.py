"""Playing on from a moment: the same cards and moves, in any seat, alone, counted nowhere, and back at any time."""

import json
import re
from dataclasses import replace
from functools import partial
from random import Random

import pytest

from bot.app.audit import audit
from bot.i18n.texts import texts
from bot.model.errors import Refusal
from bot.model.play_on import at_end_of_deal, may_play_on
from bot.model.replay import stops
from bot.model.review import ReviewDeal
from bot.model.table import Status
from bot.service.common.replies import Upload
from bot.storage.review import DealPlace
from bot.storage.schema import PRIVATE_FROM
from bot.ui import review as ui_review
from bot.ui.screen import Style
from engine.fairness import judge_deal
from engine.games import GAMES, puzzles_of, with_moves, with_puzzles, with_reviews
from engine.judging import Blame
from engine.moves import Deal, Play, Signal
from engine.players import Level
from engine.simulate import simulate
from tests.support.duel_bench import DuelBench, over
from tests.support.every_game import LISTED
from tests.support.reviews import NO_INSIGHTS, judged_quickly
from tests.support.service import (
    PAUSE,
    QuickWorkers,
    Restless,
    Target,
    actor,
    buttons,
    contents,
    does,
    look,
    state,
    words,
    worked_out,
)
from tests.support.sizes import in_turn

T = texts()
IN_EVERY_GAME = pytest.mark.parametrize("name", in_turn(GAMES))
PLAYED = ("tables", "seats", "games", "players", "moves", "panels", "people", "interactions")
"""Where it may be seen that somebody has played on; all else stays as it was."""
MOMENTS = 3
"""From how many moments of a game it is played on."""


class Thoughtful(QuickWorkers):
    """Workers that look deals through in this process, and draw nothing in particular; nobody is blamed."""

    async def compute(self, task, party=0):
        return worked_out(task)

    async def draw(self, picture, guild_id=0):
        return b"a picture"


class Place(DuelBench):
    """A server on which games were played, and somebody who plays on from them."""

    def __init__(self, path):
        super().__init__(path, clock=Restless())
        self.workers = Thoughtful()

    async def over(self, name, seed=1):
        """A table at which a game is over."""
        _, rules, people = LISTED[name].tables[0]
        short = GAMES[name].rules(**LISTED[name].short)
        number = await self.begun(short if GAMES[name].may_sit(short, people) else rules, people)
        ended = await self.until(number, over, Random(seed))
        # The table goes on to what waits for people, so that nothing of it happens later by itself.
        await self.let_pass(PAUSE)
        return ended

    async def page(self, action, seat=0):
        """What somebody is shown who presses a button of a page that nobody else sees."""
        answer = await self.host.press(actor(seat), action, on_panel=True, message_id=77, token="77")
        await self.settle()
        return answer

    async def begin(self, action, seat=0):
        """Play on by a button; the table."""
        number = (await self.page(action, seat)).table_id
        return await self.table(number)

    async def play(self, number, seat=0, most=999):
        """The person plays on, perhaps to the end of the deal."""
        while most and (table := await self.table(number)).status is Status.PLAYING:
            most -= 1
            own = table.own_seat(await self.store.people.find(actor(seat).user_id))
            assert table.awaited() == {own}, "the computers stand still"
            await self.press(seat, number, str(table.view(own).answers[0]), on_panel=True)
            await self.settle()
        return await self.table(number)


@pytest.fixture
async def here(tmp_path):
    async with Place(tmp_path / "games.db") as ready:
        yield ready


def begins(screen, start):
    """The buttons of a screen whose custom_ids begin so."""
    return [each for each in buttons(screen) if each.action.startswith(start)]


def playable(game):
    """The places of a replay at which a player is to move."""
    return [place for place in stops(game) if may_play_on(with_moves(game, game.moves[: place.ply]))]


def uncounted(here):
    """All that is kept, but for what tells that somebody plays."""
    return {name: rows for name, rows in contents(here.path).items() if name not in PLAYED}


async def refusal_of(asked):
    with pytest.raises(Refusal) as told:
        await asked
    return told.value.key


async def told_in_hand(here, number, what, seat=0):
    """What a hand says above its cards when somebody presses what is not to be had there."""
    return words((await here.press(seat, number, what, on_panel=True)).screen)


# From every moment, in every seat, counted nowhere


@IN_EVERY_GAME
async def test_it_goes_on_from_any_moment_in_any_seat_with_the_same_cards_and_counts_nowhere(here, name):
    table = await here.over(name)
    game, before, posted = table.game, uncounted(here), len(here.gateway.posted)
    seed = Random().randrange(10**6)
    print(f"seed {seed}")
    random = Random(seed)
    chosen = random.sample(playable(game), MOMENTS)
    assert len(playable(game)) > 10
    for place in chosen:
        replayed = await here.page(f"rp1:{table.id}:1:{place.ply}:1:")
        (button,) = begins(replayed.screen, "on1:")
        assert button.enabled and button.label == "Play on from here"
        asked = await here.page(button.action)
        seats, begun = begins(asked.screen, "on1:"), with_moves(game, game.moves[: place.ply])
        # The seat that is to move comes first, and all can be taken.
        assert asked.target is Target.PANEL and {each.action[-1] for each in seats} == set(map(str, range(game.seats)))
        assert (
            [each.action[-1] for each in seats if each.style is Style.GO] == [seats[0].action[-1]] == [str(begun.turn)]
        )
        assert {each.label for each in seats} == {each.name for each in table.deal.players}
        (back,) = begins(asked.screen, "rp1:")
        assert (await here.page(back.action)).screen == replayed.screen
        taken = random.choice(seats)
        played = await here.begin(taken.action)
        own = int(taken.action[-1])
        assert played.seats.person(own).user_id == actor(0).user_id and played.id >= PRIVATE_FROM
        assert [each.level for at, each in enumerate(played.seats) if at != own] == [Level.STRONG] * (game.seats - 1)
        assert played.rules == table.rules and played.game.moves[: place.ply] == game.moves[: place.ply]
        # Nobody at this table has made those moves, and what follows is made by who sits there.
        made = look(here.path, "SELECT seat FROM moves JOIN games ON games.id = game WHERE table_id = $1", played.id)
        assert {seat for (seat,) in made[: place.ply]} == {None}
        over_here = await here.play(played.id)
        assert over_here.status is Status.FINISHED and over_here.game.deal_number == place.deal
        assert sum(isinstance(move, Deal) for move in over_here.game.moves) == place.deal
        shown = (await here.press(0, played.id, "look", on_panel=True)).screen
        told, ended = words(shown), at_end_of_deal(game, place.ply)
        for deal in (over_here.game, ended):
            assert all(f"{each.points}" in told for each in deal.scored)
        assert ("Your chips" in told) == GAMES[name].chips
        # Back to the same moment, and once more on from there.
        assert (await here.press(0, played.id, "origin", on_panel=True)).screen == replayed.screen
        again = await here.begin(await here.action(0, played.id, "again"))
        assert again.id != played.id
        assert again.game.moves[: place.ply] == game.moves[: place.ply] and again.seats.seated == played.seats.seated
        assert uncounted(here) == before and len(here.gateway.posted) == posted
    # Of each kind of game one stays beside the newest; the next table of the server has the next number.
    assert look(here.path, "SELECT count(*) FROM tables WHERE id >= $1", PRIVATE_FROM) == [(2,)]
    assert await here.new() == table.id + 1
    assert not (await audit(here.path)).wrong


@IN_EVERY_GAME
async def test_where_a_deal_is_over_nothing_is_played_on(here, name):
    table = await here.over(name)
    last = stops(table.game)[-1]
    (button,) = begins((await here.page(f"rp1:{table.id}:1:{last.ply}:1:")).screen, "on1:")
    assert not button.enabled
    assert await refusal_of(here.page(button.action)) == "play-on-over"
    assert await refusal_of(here.page(f"on1:replay.{table.id}.1.{10**9}.1")) == "no-replay"
    place = playable(table.game)[0].ply
    assert await refusal_of(here.page(f"on1:replay.{table.id}.1.{place}.1.3" if table.game.seats < 4 else "on1:x"))


async def test_a_hint_is_to_be_had_and_the_game_can_be_left_and_found_again(here):
    table = await here.over("stovkahra")
    place = playable(table.game)[-9]
    turn = with_moves(table.game, table.game.moves[: place.ply]).turn
    replayed = await here.page(f"rp1:{table.id}:1:{place.ply}:0:")
    action = f"on1:replay.{table.id}.1.{place.ply}.0.{turn}"
    answer = await here.page(action)
    shown = {does(each) for each in buttons(answer.screen)}
    assert {"hint", "origin", "more"} <= shown
    more = {does(each) for each in buttons((await here.press(0, answer.table_id, "more", on_panel=True)).screen)}
    assert {"again", "origin"} <= more and not more & {"ask concede", "ask leave", "ask stop", "down", "seed"}
    # In the middle of the deal one looks at the game again; whoever plays on there finds the deal as it stands.
    played = await here.play(answer.table_id, most=1)
    assert look(here.path, "SELECT message_id FROM panels WHERE table_id = $1", played.id) == [(77,)]
    assert (await here.page(await here.action(0, played.id, "origin"))).screen == replayed.screen
    assert not look(here.path, "SELECT 1 FROM panels WHERE table_id = $1", played.id), (
        "it would be drawn over the replay"
    )
    assert (await here.page(action)).table_id == played.id
    # Whoever stops it can go on.
    stopped = await here.page(await here.action(0, played.id, "stop"))
    assert {"resume", "again", "origin"} <= {does(each) for each in buttons(stopped.screen)}
    assert (await here.begin(await here.action(0, played.id, "resume"))).status is Status.PLAYING
    other = await here.page(f"{action[:-1]}{(turn + 1) % 4}")
    assert other.table_id != played.id


async def test_a_kill_in_the_middle_loses_nothing(place):
    async with Place(place) as here:
        table = await here.over("trappola")
        ply = playable(table.game)[3].ply
        replayed = await here.page(f"rp1:{table.id}:1:{ply}:1:")
        action = f"on1:replay.{table.id}.1.{ply}.1.1"
        played = await here.begin(action)
        moves = (await here.play(played.id, most=1)).game.moves
        await here.kill()
    async with Place(place) as here:
        await here.press(0, played.id, "look", on_panel=True)
        await here.settle()
        again = await here.table(played.id)
        assert again.game.moves[: len(moves)] == moves and again.origin == played.origin
        assert (await here.page(action)).table_id == played.id
        assert (await here.press(0, played.id, "origin", on_panel=True)).screen == replayed.screen
        assert (await here.play(played.id)).status is Status.FINISHED


async def test_practice_and_what_is_played_on_do_not_meet(here):
    nowhere = {"guild_id": 0, "channel_id": 909, "invite": "https://example.org/add"}
    table = await here.over("bulka")
    place = playable(table.game)[0].ply
    turn = with_moves(table.game, table.game.moves[:place]).turn
    played = await here.begin(f"on1:replay.{table.id}.1.{place}.1.{turn}")
    practice = (await here.host.lobby.open_table(actor(0, **nowhere), {}, {}, "beginner", "bulka")).table_id
    assert practice != played.id and (await here.table(practice)).origin is None
    # Once more from the moment, amid the deal.
    again = await here.begin(await here.action(0, played.id, "again"))
    last = await here.begin(await here.action(0, again.id, "again"))
    assert len({practice, played.id, again.id, last.id}) == 4
    assert (await here.table(practice)).status is (await here.table(last.id)).status is Status.PLAYING


# From reviews and puzzles


@pytest.mark.parametrize("name", in_turn(with_reviews()))
async def test_where_no_card_was_a_mistake_none_is_offered_to_be_played_on_from(here, name):
    table = await here.over(name)
    for page in (1, 2, 9):
        review = await here.page(ReviewDeal(table.id, 1, 1, page).encode())
        assert T("play-on-dear") not in words(review.screen) and not begins(review.screen, "on1:")


@pytest.mark.parametrize("name", in_turn(with_reviews()))
async def test_the_mistakes_that_a_review_tells_lead_to_just_before_them(here, name, monkeypatch):
    # Each trick has a page.
    monkeypatch.setattr(ui_review, "TOLD_HEIGHT", 1)
    table = await here.over(name)
    judged = list(judged_quickly(partial(judge_deal, table.game, 1)))
    begun = {at: with_moves(table.game, table.game.moves[: each.ply]) for at, each in enumerate(judged)}
    first, *_, last = (at for at, game in begun.items() if len(game.view(game.turn).answers) > 1)
    for at in (first, last):
        blame = Blame(judged[at].card, judged[at].card, 7.0, 1.0, 50, ())
        judged[at] = replace(judged[at], sound=False, blame=blame)
    await here.store.reviews.keep(DealPlace(table.id, 1, 1), tuple(judged), NO_INSIGHTS)
    review = await here.page(ReviewDeal(table.id, 1, 1, 2).encode())
    assert T("play-on-dear") in words(review.screen)
    # Past the last page it is shown again.
    shown = [
        review.screen,
        *[(await here.page(ReviewDeal(table.id, 1, 1, page).encode())).screen for page in range(3, 19)],
    ]
    ways = {way.action: way for page in shown for way in begins(page, "on1:review")}.values()
    assert len(ways) == 2
    for page in shown:
        for way in begins(page, "on1:review"):
            trick = re.search(r"\d+", way.label)[0]
            assert f"`{trick}` " in words(page)
    for way in ways:
        ply = int(way.action.split(".")[3])
        begun, card = with_moves(table.game, table.game.moves[:ply]), table.game.moves[ply]
        assert isinstance(card, Play) and way.label.endswith(table.deal.players[begun.turn].name)
        assert ply in (judged[first].ply, judged[last].ply)
        seats = begins((await here.page(way.action)).screen, "on1:review")
        assert seats[0].action == f"{way.action}.{begun.turn}"
        played = await here.begin(seats[0].action)
        assert played.game.moves[:ply] == table.game.moves[:ply] and len(played.game.moves) == ply
        assert (await here.press(0, played.id, "origin", on_panel=True)).screen == review.screen


@pytest.mark.parametrize("game", in_turn(with_puzzles()))
async def test_a_puzzle_is_played_on_only_after_the_card_that_counts(here, game):
    await here.host.puzzles.show_puzzle(actor(0), game)
    shipped = puzzles_of(game).shipped
    person = await here.store.people.find(actor(0).user_id)
    ((number,),) = look(here.path, "SELECT puzzle FROM solvers WHERE person = $1 AND game = $2", person.id, game)
    puzzle = shipped()[number - 1]
    for action in (
        f"on1:puzzle.{game}.{number}.{puzzle.best}",
        f"on1:puzzle.{game}.{number}.{puzzle.best}.{puzzle.view.seat}",
    ):
        assert await refusal_of(here.page(action)) == "play-on-puzzle"
    assert not look(here.path, "SELECT 1 FROM tables")
    answer = await here.page(f"pz2:{game}.{number}:{puzzle.best}")
    (explained,) = begins(answer.screen, "pw2:")
    (way,) = begins((await here.page(explained.action)).screen, "on1:")
    before = uncounted(here)
    seats = begins((await here.page(way.action)).screen, "on1:")
    assert seats[0].label == T("puzzle-you") and len(seats) == puzzle.game.seats
    played = await here.begin(seats[0].action)
    assert played.game.moves == list(puzzle.moves) and played.own_seat(person) == puzzle.view.seat
    assert played.view(puzzle.view.seat).hand == puzzle.view.hand
    over_here = await here.play(played.id)
    assert over_here.status is Status.FINISHED
    told = words((await here.press(0, played.id, "look", on_panel=True)).screen)
    by_perfect_play = puzzle.after(puzzle.line)
    assert all(str(each.points) in told for each in (*by_perfect_play.scored, *over_here.game.scored))
    assert (await here.press(0, played.id, "origin", on_panel=True)).screen == answer.screen
    assert uncounted(here) == before
    other = next(each for each in range(1, len(shipped()) + 1) if each != number and shipped()[each - 1].out is None)
    for seat in ("", f".{puzzle.view.seat}"):
        forged = f"on1:puzzle.{game}.{other}.{shipped()[other - 1].best}{seat}"
        assert await refusal_of(here.page(forged)) == "unknown-button"


# What nobody may


async def test_of_a_game_under_way_only_what_its_replay_shows_is_played_on(here):
    number = await here.begun(GAMES["stovkahra"].rules(), 4)
    assert await refusal_of(here.page(f"on1:replay.{number}.1.9.1")) == "no-replay"
    table = await here.until(
        number,
        lambda table: (
            table.game.deal_number == 2
            and bool(table.game.deal.tricks)
            and any(isinstance(move, Signal) for move in table.game.moves[: dealt(table.game, 2)])
        ),
        Random(3),
    )
    second, place = dealt(table.game, 2), f"{number}.{table.deal.game_number}"
    for ply in (second, second + 1, second + 5, len(table.game.moves)):
        for action in (f"on1:replay.{place}.{ply}.1", f"on1:review.{place}.{ply}.1.0"):
            assert await refusal_of(here.page(action)) in ("no-replay", "play-on-over")
    # A signal stays with the two partners until the game is over.
    last = playable(table.game)[-1]
    played = await here.begin(f"on1:replay.{place}.{last.ply}.1.0")
    signals = [move for move in table.game.moves[: last.ply] if isinstance(move, Signal)]
    assert signals and len(signals) + played.origin.ply == last.ply
    assert not [move for move in played.game.moves if isinstance(move, Signal)]


def dealt(game, deal):
    """How many moves were made before the cards of a deal were dealt."""
    return [at for at, move in enumerate(game.moves) if isinstance(move, Deal)][deal - 1]


async def test_nobody_else_finds_it_and_nothing_is_made_of_it(here):
    table = await here.over("stovkahra")
    place = playable(table.game)[-9].ply
    action = f"on1:replay.{table.id}.1.{place}.1.0"
    assert await refusal_of(here.ask(0, action, guild_id=999)) == "no-table"
    played = await here.begin(action)
    for what in ("look", "origin", "again", "words", "hint"):
        assert await refusal_of(here.ask(1, f"st1:{played.id}:1.{place}:{what}")) == "no-table"
    assert await refusal_of(here.ask(1, f"on1:replay.{played.id}.1.{place}.1")) == "no-table"
    for what in ("concede", "rematch", "leave"):
        shown = (await here.press(0, played.id, what, on_panel=True)).screen
        assert T("play-on-alone") in words(shown), what
    played = await here.play(played.id)
    for what in ("concede", "rematch", "resume", "now", "on", "seeding"):
        await here.press(0, played.id, what, on_panel=True)
    assert state(await here.table(played.id)) == state(played)
    # At a table of a server there is no way back.
    for what in ("origin", "again"):
        assert T("unknown-button") in await told_in_hand(here, table.id, what)


async def test_with_the_data_of_a_person_it_is_gone_and_before_it_is_among_them(here):
    table = await here.over("trappola")
    played = await here.begin(f"on1:replay.{table.id}.1.{playable(table.game)[2].ply}.1.0")
    await here.play(played.id, most=2)
    told = json.loads((await here.host.settings.export_data(actor(0))).file[1])
    assert played.id in [each["table"] for each in told["seats"]]
    await here.page("pv1:delete")
    assert not look(here.path, "SELECT 1 FROM tables WHERE id >= $1", PRIVATE_FROM)


async def test_a_record_that_is_gone_after_a_start_is_told_so_and_the_hand_stays(tmp_path):
    record = json.dumps(next(simulate(1, 3, "trappola"))).encode()

    async def handed():
        return record

    async with Place(tmp_path / "games.db") as here:
        reviewed = await here.host.records.review(actor(0), Upload(len(record), handed), 1)
        replayed = await here.page(begins(reviewed.screen, ("ro1:", "ro2:"))[0].action)
        (way,) = begins((await here.page(begins(replayed.screen, "rp1:")[-1].action)).screen, "on1:")
        played = await here.begin(f"{way.action}.0")
        assert played.origin.way_back.startswith("rp1:0:")
        assert begins((await here.press(0, played.id, "origin", on_panel=True)).screen, "on1:") == [way]
    async with Place(tmp_path / "games.db") as here:
        shown = (await here.press(0, played.id, "origin", on_panel=True)).screen
        assert T("record-gone") in words(shown) and does(buttons(shown)[-1]) == "more"
        again = await here.begin(await here.action(0, played.id, "again"))
        ply = played.origin.ply
        assert again.id != played.id and again.game.moves[:ply] == played.game.moves[:ply]
