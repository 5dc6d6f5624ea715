"""Pictures of tables in messages: at the end of deals, and where a table wants them; nobody waits for one."""

import asyncio
from collections.abc import Callable

import pytest

from bot.model import dealing, moving
from bot.model.table import Table
from bot.service.running import table_picture
from bot.ui.board import board
from bot.ui.games import SCREENS
from bot.ui.games.reckoning import totals
from bot.ui.panel import panel
from bot.ui.screen import Picture, Screen
from bot.ui.table_drawing import draw_table
from engine.moves import DOST, PASS
from tests.support.every_game import LISTED
from tests.support.service import PAUSE, Bench, Target, Undrawn, actor, words
from tests.support.sizes import in_turn


class Artist(Undrawn):
    """Draws at once, or when it is let, or not at all."""

    def __init__(self) -> None:
        super().__init__(1)
        self.free = asyncio.Event()
        self.free.set()
        self.failing: Exception | None = None
        self.drawn = 0

    async def draw(self, picture: Callable[[], bytes], guild_id: int = 0) -> bytes:
        await self.free.wait()
        if self.failing is not None:
            raise self.failing
        self.drawn += 1
        return picture()


@pytest.fixture
async def bench(tmp_path, monkeypatch):
    monkeypatch.setattr(table_picture, "TABLE_PICTURE_WAIT_S", 0.01)
    async with Bench(tmp_path / "games.db", workers=Artist()) as ready:
        yield ready


def pictures(screen: Screen) -> list[Picture]:
    return [block for block in screen.blocks if isinstance(block, Picture)]


def in_play(table: Table) -> bool:
    return table.game.phase == "play" and len(table.game.deal.tricks) == 2


def counted(table: Table) -> bool:
    return bool(table.game.deals) and table.game.phase == "deal"


async def test_a_table_in_words_ends_a_deal_with_a_picture_that_is_drawn_once_and_goes_on_in_words(bench):
    number = await bench.series(options={"look": "text"})
    await bench.jump(number, in_play)
    assert not pictures(await bench.public(number))
    await bench.jump(number, counted)
    message, table = await bench.public(number), await bench.table(number)
    (picture,) = pictures(message)
    assert picture.content.startswith(b"\x89PNG") and "Anna" in picture.alt and picture.name.endswith(".png")
    # The picture shows the points, which are told where it cannot be shown.
    assert message.without_pictures == board(table, bench.real_host.identity.to_all(table.guild))
    assert " : ".join(str(scored.points) for scored in table.game.scored) in picture.alt
    for _ in range(2):
        # A vote to stop, and its withdrawal.
        await bench.press(0, number, "stop", on_panel=True)
    assert pictures(await bench.public(number)) == [picture] and bench.workers.drawn == 1
    await bench.let_pass(PAUSE)
    assert not pictures(await bench.public(number))


@pytest.mark.parametrize("game", in_turn([name for name, facts in LISTED.items() if facts.pictures]))
async def test_every_state_of_a_usual_table_is_a_picture_whose_text_is_behind_a_button(bench, game):
    number = (await bench.host.lobby.open_table(actor(0), {}, {}, "beginner", game)).table_id
    (before,) = pictures(await bench.public(number))
    table = await plays_until(bench, number, lambda table: len(table.game.tricks) == 2)
    message, t = await bench.public(number), bench.real_host.identity.to_all(table.guild)
    (picture,) = pictures(message)
    shown = table_picture._described(table, t)
    assert picture != before and shown is not None and picture.content == draw_table(shown)
    # Neither tricks nor points are told twice; what the picture has no room for is there, and so are its own words.
    parts = SCREENS[game].board(table, table.view(), t)
    told = [text for block in parts.deal for text in words(Screen((block,), 0)).splitlines()]
    assert not (set(told) - set(parts.beside)) & set(words(message).splitlines())
    assert all(line in words(message) for line in parts.beside) and "Anna" in picture.alt
    # A channel that takes no pictures is shown all of it.
    assert message.without_pictures == board(table, t)
    # Whoever reads instead of looking has all of it, if they sit there or not.
    read = await bench.press(7, number, "read")
    assert read.target is Target.NOTE and set(filter(None, told)) <= set(words(read.screen).splitlines())
    table = await plays_until(bench, number, lambda table: table.deal.between_deals)
    reckoned, over = SCREENS[game].reckoned(table, table.view(), t), await bench.public(number)
    assert not set(reckoned) & set(words(over).splitlines())
    assert totals(reckoned) and all(line in words(over.without_pictures) for line in totals(reckoned))


async def plays_until(bench: Bench, number: int, come: Callable[[Table], bool]) -> Table:
    """Cards are played, and else as little done as can be, until a state of the table."""

    def move(table: Table) -> None:
        while not come(table):
            seat = min(table.awaited())
            legal = [each for each in table.view(seat).legal if each != DOST]
            moving.push(table, seat, next(iter([each for each in legal if each == PASS] or legal)), instead=True)
            dealing.advance(table, bench.clock.now, bench.chance, bench.pause)

    await bench.store.change(number, move)
    table = await bench.table(number)
    bench.real_host._updates.show_change(table)
    await bench.settle()
    return table


async def test_a_message_does_not_wait_for_its_picture(bench):
    number = await bench.series(options={"look": "picture"})
    bench.workers.free.clear()
    bench.gateway.forget()
    table, _ = await bench.store.change(number, lambda table: None)
    bench.real_host._updates.show_change(table)
    await asyncio.sleep(0)
    await bench.press(0, number, "look", on_panel=True)
    bench.workers.free.set()
    await bench.settle()
    assert bench.gateway.edited


async def test_the_picture_of_a_finished_deal_comes_after_the_text_where_it_was_late(bench):
    number = await bench.series(options={"look": "text"})
    bench.workers.free.clear()
    bench.gateway.forget()
    # The artist is let only when the text has gone out.
    bench.gateway.look = lambda: bench.workers.free.set()
    await bench.jump(number, counted)
    first, *_, last = (screen for *_, screen in bench.gateway.edited)
    assert "carried over" in words(first) and not pictures(first)
    assert last.without_pictures == first and pictures(last)


@pytest.mark.parametrize("error", [TimeoutError(), RuntimeError("no ink")])
async def test_where_nothing_can_be_drawn_clicks_are_answered_and_messages_are_texts(bench, error):
    bench.workers.failing = error
    number = await bench.series(options={"look": "picture"})
    assert not pictures(await bench.public(number))
    await bench.jump(number, counted)
    assert not pictures(await bench.public(number))
    bench.workers.failing = None
    await bench.press(0, number, "stop", on_panel=True)
    assert pictures(await bench.public(number))


async def test_a_table_that_cannot_be_described_is_shown_in_words(bench, monkeypatch):
    def broken(*_: object) -> None:
        raise RuntimeError("no paper")

    monkeypatch.setattr("bot.ui.games.stovkahra.screens.StovkahraScreens.picture", broken)
    number = await bench.series(options={"look": "picture"})
    message = await bench.public(number)
    assert not pictures(message) and words(message)


ALONE = {"guild_id": 0, "channel_id": 909}
"""Where a table is seen by nobody but whoever plays there."""


async def shown_in_hand(bench: Bench, number: int, what: str, **where: int) -> Screen:
    """What comes of a press in the open hand of the first seat."""
    action = await bench.action(0, number, what)
    return (await bench.host.press(actor(0, **where), action, on_panel=True, message_id=HAND, token="t")).screen


HAND = 10**6
"""The message of a hand, below all others."""


@pytest.mark.parametrize("where", [{}, ALONE])
@pytest.mark.parametrize("game", in_turn([name for name, facts in LISTED.items() if facts.pictures]))
async def test_a_hand_shows_the_table_from_its_seat_also_where_nobody_else_sees_it(bench, game, where):
    number = (await bench.host.lobby.open_table(actor(0, **where), {}, {}, "beginner", game)).table_id
    table = await plays_until(bench, number, lambda table: len(table.game.tricks) == 2)
    t = bench.real_host.identity.to(table.seats[0])
    page = await shown_in_hand(bench, number, "words", **where)
    (picture,) = pictures(page)
    assert picture.content == draw_table(table_picture.seen_from(table, 0, t)) and "Anna" in picture.alt
    # What cannot be drawn is told in words, which are longer.
    assert page.without_pictures == panel(table, 0, t, asking="words")
    assert len(words(page)) < len(words(page.without_pictures))


async def watched(bench: Bench) -> tuple[int, Screen]:
    """A table at which others play while the first seat looks at it."""
    number = await bench.series()
    # The first hand is tried again, which has come by no token.
    await bench.let_pass(PAUSE)
    await bench.jump(number, lambda table: in_play(table) and table.game.turn == 1)
    return number, await shown_in_hand(bench, number, "words")


async def others_play(bench: Bench, number: int) -> Table:
    seat = (await bench.table(number)).game.turn
    await bench.press(seat, number, str((await bench.table(number)).view(seat).legal[0]))
    return await bench.table(number)


def redrawn(bench: Bench) -> list[Screen]:
    return [screen for panel, screen in bench.gateway.refreshed if panel.message_id == HAND]


async def test_a_hand_that_shows_the_table_goes_on_showing_it(bench):
    number, page = await watched(bench)
    for _ in range(2):
        table = await others_play(bench, number)
        await bench.let_pass(PAUSE)
        (picture,) = pictures(redrawn(bench)[-1])
        assert picture not in pictures(page)
        described = table_picture.seen_from(table, 0, bench.real_host.identity.to(table.seats[0]))
        assert picture.content == draw_table(described)


async def test_a_hand_whose_table_is_drawn_too_late_shows_what_was_asked_for_since(bench):
    number, page = await watched(bench)
    bench.workers.free.clear()
    await others_play(bench, number)
    hand = await shown_in_hand(bench, number, "back")
    bench.workers.free.set()
    await bench.settle()
    assert pictures(page) and not pictures(hand) and not any(map(pictures, redrawn(bench)))


async def test_a_table_that_nobody_can_draw_is_told_to_a_hand_in_words(bench):
    number = await bench.series()
    table = await bench.jump(number, in_play)
    bench.workers.failing = RuntimeError("no ink")
    page = await shown_in_hand(bench, number, "words")
    assert page == panel(table, 0, bench.real_host.identity.to(table.seats[0]), asking="words")
