"""Past games card by card: what may be shown and when, the way through a game by its buttons, and what is shared."""

import asyncio
import io
import re
from collections.abc import Callable
from functools import partial

import pytest
from PIL import Image

from bot.i18n.texts import texts
from bot.model.errors import Refusal
from bot.model.replay import OpenReplay, moments, shown_deals, stops
from bot.ui import film
from bot.ui.board import menu
from bot.ui.film import draw_film
from bot.ui.replay import Where, film_of, moment_picture
from bot.ui.screen import Button, Picture, Screen, Select
from bot.ui.table_picture import Seating
from engine.games import GAMES
from engine.moves import Concede, Play, Signal
from engine.record import replay
from engine.simulate import simulate
from engine.stovkahra.rules import Phase
from tests.support.any_game import again
from tests.support.every_game import LISTED
from tests.support.service import NAMES, Bench, Target, Undrawn, actor, buttons, words
from tests.support.sizes import in_turn

T = texts()

PICTURED = [name for name, facts in LISTED.items() if facts.pictures]
"""Games whose tables are drawn."""


class Cinema(Undrawn):
    """Draws positions as nothing in particular, and films once it is let."""

    def __init__(self) -> None:
        super().__init__(1)
        self.made: list[tuple[object, ...]] = []
        self.begun, self.free = asyncio.Event(), asyncio.Event()
        self.free.set()

    async def draw(self, picture: Callable[[], bytes], guild_id: int = 0) -> bytes:
        return b"a position"

    async def compute(self, task: partial, guild_id: int = 0) -> bytes:
        self.begun.set()
        await self.free.wait()
        self.made.append(task.args)
        return b"a film"


@pytest.fixture
async def bench(tmp_path):
    async with Bench(tmp_path / "games.db", workers=Cinema()) as ready:
        yield ready


def pictures(screen: Screen) -> list[Picture]:
    return [block for block in screen.blocks if isinstance(block, Picture)]


def all_hands(screen: Screen) -> list[str]:
    """Whose cards are told to whoever does not see the picture."""
    return [name.rstrip("\u200e") for name in re.findall(r"Open cards \((.+?)\): ", pictures(screen)[0].alt)]


def leading(screen: Screen, end: str) -> Button:
    (found,) = (each for each in buttons(screen) if each.action.endswith(end))
    return found


def counted(table) -> bool:
    return table.clock.next_deal_at is not None and table.deal.game_number == 1


# What may be shown


async def test_a_deal_is_replayed_once_it_is_over_and_never_the_one_under_way(bench):
    number = await bench.series()
    for action in (f"ro1:{number}:1:0", f"rp1:{number}:1:5:1:c+", f"rm1:{number}:1:5:1", f"rq1:{number}:1:5:1"):
        with pytest.raises(Refusal, match="no-replay"):
            await bench.host.press(actor(0), action)
    table = await bench.jump(number, counted)
    offered = [each.action for each in buttons(menu(table, table.opener, T)) if each.label == T("button-replay")]
    assert offered == [f"ro1:{number}:1:1"]
    table = await bench.jump(
        number, lambda table: len(table.game.deals) == 2 and table.game.phase is Phase.PLAY and table.game.deal.tricks
    )
    last = len(stops(table.game))
    far = await bench.host.press(actor(0), f"rp1:{number}:1:{10**9}:1:d+", on_panel=True)
    assert f"rp1:{number}:1:{stops(table.game)[-1].ply}:0:" in [each.action for each in buttons(far.screen)]
    assert {place.deal for place in stops(table.game)} == {1} and last > 32
    with pytest.raises(Refusal, match="no-replay-deal"):
        await bench.host.replays.open(actor(0), OpenReplay(number, 1, 2))
    # Of another server's tables there are none.
    with pytest.raises(Refusal, match="no-table"):
        await bench.host.press(actor(0, guild_id=999), f"ro1:{number}:1:1")


@pytest.mark.parametrize("name", in_turn(GAMES))
def test_a_replay_stops_at_every_card_of_what_the_record_tells_and_a_game_given_up_shows_no_more(name):
    for seed in range(3):
        game = replay(next(simulate(1, seed, name)))
        plays = [moment.move for moment in moments(game) if isinstance(moment.move, Play)]
        assert plays == [move for move in game.moves if isinstance(move, Play)], f"seed {seed}"
        if not GAMES[name].concedes:
            continue
        cards = [ply for ply, move in enumerate(game.moves) if isinstance(move, Play)]
        given_up = again(game, [*game.moves[: cards[len(cards) // 2 + 3]], Concede(0)])
        told = GAMES[name].records.write_game(given_up)["deals"]
        assert {moment.deal for moment in moments(given_up)} <= set(range(1, len(told) + 1)), f"seed {seed}"


def test_a_signal_stays_between_partners_until_the_game_is_over():
    game = next(
        game
        for seed in range(99)
        for game in [replay(next(simulate(1, seed)))]
        if len(game.deals) > 1 and any(isinstance(move, Signal) for move in game.moves) and game.deals[0].signal
    )
    second = [ply for ply, move in enumerate(game.moves) if str(move).startswith("deal ")][1]
    unfinished = again(game, game.moves[:second])
    assert shown_deals(unfinished) == 1
    assert not [moment for moment in moments(unfinished) if isinstance(moment.move, Signal)]
    assert [moment for moment in moments(game) if isinstance(moment.move, Signal)]


# By its buttons


async def test_the_buttons_lead_card_by_card_to_the_end_and_back_and_show_what_was_played(bench):
    number = await bench.series()
    table = await bench.jump(number, counted)
    places = stops(table.game)
    answer = await bench.host.press(actor(1), f"ro1:{number}:1:1", on_panel=True)
    assert answer.target is Target.NOTE and pictures(answer.screen)[0].content == b"a position"
    # The picture tells all hands, also to whoever does not see it.
    assert all_hands(answer.screen) == list(NAMES)
    shown = []
    for place in places:
        shown.append(words(answer.screen))
        move = next(moment for moment in moments(table.game) if moment.ply == place.ply)
        if isinstance(move.move, Play):
            assert T.card(move.move.card) in words(answer.screen).splitlines()[1]
        if place != places[-1]:
            answer = await bench.host.press(actor(1), leading(answer.screen, ":c+").action, on_panel=True)
            assert answer.target is Target.PANEL
    assert len(set(shown)) == len(places)
    assert not leading(answer.screen, ":c+").enabled
    (listed,) = (block for block in answer.screen.blocks if isinstance(block, Select))
    assert len(listed.choices) == 9 and listed.choices[-1].chosen
    for choice in reversed(listed.choices):
        answer = await bench.host.press(actor(1), listed.action, on_panel=True, values=[choice.value])
        assert words(answer.screen) in shown
    assert words(answer.screen) == shown[0]
    # What earlier versions drew leads on by a trick, and by a deal.
    end = places[-1].ply
    for step, there in (("t-", shown[-9:-1]), ("d-", shown[:1])):
        older = await bench.host.press(actor(1), f"rp1:{number}:1:{end}:1:{step}", on_panel=True)
        assert words(older.screen) in there
    with pytest.raises(Refusal, match="unknown-button"):
        await bench.host.press(actor(1), listed.action, on_panel=True, values=["0"])
    # Who presses nothing for a day, or after a restart, finds the same place.
    assert (await bench.host.press(actor(2), leading(answer.screen, ":c+").action, on_panel=True)).screen
    ids = [each.action for each in buttons(answer.screen)]
    assert len(set(ids)) == len(ids) and max(map(len, ids)) <= 100


# What is shared


async def test_a_moment_is_shown_to_everybody_with_all_hands_or_without(bench):
    number = await bench.series()
    table = await bench.jump(number, counted)
    dealt = stops(table.game)[0].ply
    texts_shown = {}
    for hands in (0, 1):
        asked = await bench.host.press(actor(1), f"rs1:{number}:1:{dealt}:{hands}", on_panel=True)
        answer = await bench.host.press(actor(1), leading(asked.screen, f"rm1:{number}:1:{dealt}:{hands}").action)
        assert answer.target is Target.PUBLIC
        texts_shown[hands] = all_hands(answer.screen)
        # Whoever presses its button goes on alone.
        follow = await bench.host.press(actor(3), leading(answer.screen, f":{dealt}:{hands}:").action)
        assert follow.target is Target.PANEL
    assert texts_shown[1] == list(NAMES) and len(texts_shown[0]) < 2


async def test_a_film_is_made_once_looked_at_and_then_shown_to_everybody(bench):
    number = await bench.series()
    table = await bench.jump(number, counted)
    at = stops(table.game)[5].ply
    seen = await bench.host.press(actor(1), f"rf1:{number}:1:{at}:1", on_panel=True)
    assert seen.target is Target.PANEL and pictures(seen.screen)[0].content == b"a film"
    posted = await bench.host.press(actor(1), leading(seen.screen, f"rq1:{number}:1:{at}:1").action, on_panel=True)
    assert posted.target is Target.PUBLIC and len(bench.workers.made) == 1
    (shown,) = pictures(posted.screen)
    assert shown.name.endswith(".webp") and "Anna" in shown.alt
    # The text beside it tells every trick, and what the deal brought.
    assert all(f"`{trick}` " in words(posted.screen) for trick in range(1, 9))
    assert all(str(points) in words(posted.screen).splitlines()[-1] for points in table.game.deals[0].earned)


async def test_whose_data_were_deleted_is_a_former_player(bench):
    number = await bench.series()
    await bench.jump(number, counted)
    await bench.store.privacy.forget(await bench.store.people.find(actor(1).user_id))
    shown = await bench.host.press(actor(0), f"ro1:{number}:1:1")
    assert T("person-deleted") in pictures(shown.screen)[0].alt and "Béla" not in repr(shown.screen)


async def test_as_long_as_a_film_is_being_made_its_message_says_so_and_can_be_asked_again(bench):
    number = await bench.series()
    table = await bench.jump(number, counted)
    action = f"rf1:{number}:1:{stops(table.game)[0].ply}:0"
    bench.workers.free.clear()
    asked = [asyncio.create_task(bench.host.press(actor(1), action, on_panel=True, message_id=5)) for _ in range(2)]
    await bench.workers.begun.wait()
    bench.workers.free.set()
    shown, again = await asyncio.gather(*asked)
    # Whichever came first has begun it; the other may have come when it was there.
    waiting, *_ = (*shown.at_first, *again.at_first)
    assert not pictures(waiting) and [each.action for each in buttons(waiting)] == [action]
    assert pictures(shown.screen) and shown.screen == again.screen and len(bench.workers.made) == 1
    # What is there already is shown at once.
    assert not (await bench.host.press(actor(2), action, on_panel=True, message_id=6)).at_first


def described(name: str, seed: int):
    game = replay(next(simulate(1, seed, name)))
    where = Where(1, 1, Seating(tuple(f"Player {seat}" for seat in range(game.seats))), hands=True)
    return game, film_of((moment for moment in moments(game) if moment.deal == 1), where, T), where


def test_a_film_shows_each_card_for_a_while_and_is_made_smaller_until_discord_likes_it(monkeypatch):
    _, deal, _ = described("stovkahra", 3)
    some, lasting = deal.pictures[5:8], deal.lasting[5:8]
    content = draw_film(some, lasting)
    with Image.open(io.BytesIO(content)) as moving:
        assert moving.format == "WEBP" and moving.n_frames == len(some)
        told = []
        for frame in range(moving.n_frames):
            moving.seek(frame)
            moving.load()
            told.append(moving.info["duration"])
    assert told == list(lasting)
    monkeypatch.setattr(film, "MAX_BYTES", len(content) - 1)
    assert len(draw_film(some, lasting)) < len(content)


@pytest.mark.stress
@pytest.mark.parametrize("name", in_turn(PICTURED))
def test_a_film_of_a_whole_deal_is_smaller_than_a_megabyte(name):
    for seed in range(3):
        _, deal, _ = described(name, seed)
        size = len(draw_film(deal.pictures, deal.lasting))
        print(f"{name}, seed {seed}: {len(deal.pictures)} pictures, {size} bytes")
        assert size <= film.MAX_BYTES


@pytest.mark.parametrize("name", in_turn(PICTURED))
def test_a_finished_trick_lies_in_the_middle_and_every_hand_is_told(name):
    game, _, where = described(name, 3)
    for moment in moments(game):
        picture = moment_picture(moment, where, T)
        if picture is None or picture.banner is not None:
            continue
        held = [len(chair.lying) for chair in picture.chairs]
        assert held == list(moment.game.view().held)
        assert {chair.card for chair in picture.chairs if chair.card is not None} == {card for _, card in moment.trick}
