"""Puzzles for one person: three tries, the solution, and none twice before all were seen."""

from collections.abc import Callable

import pytest

from bot.i18n.texts import texts
from bot.model.delivery import Delivery
from bot.model.errors import Refusal, Repeated
from bot.service.stovkahra import puzzles
from bot.ui.screen import Picture, Screen, Style
from engine.cards.german_pack import Card
from engine.stovkahra.puzzles import shipped
from tests.support.service import Bench, Target, Undrawn, actor, buttons, words

T = texts()


class Pencil(Undrawn):
    """Draws nothing in particular."""

    def __init__(self) -> None:
        super().__init__(1)

    async def draw(self, picture: Callable[[], bytes], guild_id: int = 0) -> bytes:
        return b"a position"


@pytest.fixture
async def bench(tmp_path):
    async with Bench(tmp_path / "games.db", workers=Pencil()) as ready:
        yield ready


def cards(screen: Screen) -> list[str]:
    """The buttons of cards that can be pressed."""
    return [each.action for each in buttons(screen) if each.action.startswith("pz1:") and each.enabled]


def number_of(screen: Screen) -> int:
    return next(at for at in range(1, 501) if words(screen).startswith(T("puzzle-title", number=at) + "\n"))


def right(number: int) -> str:
    return f"pz1:{number}:{shipped()[number - 1].best}"


def many_choices() -> int:
    """The number of a puzzle with three wrong cards at least."""
    return next(number for number, puzzle in enumerate(shipped(), start=1) if len(puzzle.choices) > 3)


async def at(bench: Bench, number: int, seat: int = 0) -> Screen:
    """Somebody at this puzzle."""
    screen = (await bench.host.puzzles.puzzle(actor(seat))).screen
    while number_of(screen) != number:
        await bench.host.press(actor(seat), right(number_of(screen)), on_panel=True)
        screen = (await bench.host.press(actor(seat), "pn1", on_panel=True)).screen
    return screen


async def test_a_puzzle_is_shown_like_a_hand_with_all_that_is_known_and_no_more(bench):
    answer = await bench.host.puzzles.puzzle(actor(0))
    puzzle, told = shipped()[0], words(answer.screen)
    assert answer.target is Target.NOTE and number_of(answer.screen) == 1
    (picture,) = (block for block in answer.screen.blocks if isinstance(block, Picture))
    assert picture.content == b"a position" and T.card(puzzle.view.trump_card) in picture.alt
    assert {each.split(":")[2] for each in cards(answer.screen)} == set(map(str, puzzle.choices))
    assert len([each for each in buttons(answer.screen) if each.action.startswith("pz1:")]) == len(puzzle.view.hand)
    # Every trick so far, whose lead it is, trumps and the points taken.
    assert all(f"`{trick}` " in told for trick in range(1, len(puzzle.view.tricks) + 1))
    assert T("panel-trump", suit=puzzle.view.trump) in told and "3\u00a0tries left" in told
    shown = {str(card) for trick in puzzle.view.tricks for card in trick.cards} | set(map(str, puzzle.view.hand))
    assert T("puzzle-line") not in told
    unseen = {str(card) for card in puzzle.line} - shown - {str(puzzle.view.trump_card)}
    assert not [card for card in unseen if T.symbol(Card.parse(card)) in told or T.card(Card.parse(card)) in told]


async def test_a_puzzle_is_read_in_words_where_one_is(bench):
    screen = (await bench.host.puzzles.puzzle(actor(0))).screen
    puzzle = shipped()[0]
    read = (await bench.host.press(actor(0), "pw1:1", on_panel=True)).screen
    played = [card for trick in puzzle.view.tricks for card in trick.cards]
    assert all(T.card(card) in words(read) and T.symbol(card) not in words(read) for card in played)
    assert cards(read) == cards(screen)


async def test_three_wrong_cards_show_the_solution_and_the_right_one_does_at_once(bench):
    number = many_choices()
    screen, puzzle = await at(bench, number), shipped()[many_choices() - 1]
    for left in (2, 1, 0):
        wrong = next(each for each in cards(screen) if each != right(number))
        screen = (await bench.host.press(actor(0), wrong, on_panel=True)).screen
        assert wrong not in cards(screen)
        if left:
            assert T("puzzle-wrong", card=_card(wrong)) in words(screen) and T("puzzle-line") not in words(screen)
            assert ("One try left" if left == 1 else f"{left}\u00a0tries left") in words(screen)
            # The same again costs nothing.
            again = (await bench.host.press(actor(0), wrong, on_panel=True)).screen
            assert words(again) == words(screen)
    told = words(screen)
    assert T("puzzle-was", card=puzzle.best) in told and T("puzzle-line") in told
    assert all(T.symbol(card) in told for card in puzzle.line)
    assert f"Solved: {number - 1} of {number}" in told
    go_on, in_words = buttons(screen)
    assert go_on.action == "pn1" and go_on.style is Style.GO and in_words.action == f"pw1:{number}"
    # It is over: the right card changes nothing any more.
    late = (await bench.host.press(actor(0), right(number), on_panel=True)).screen
    assert T("puzzle-was", card=puzzle.best) in words(late)
    # Somebody else is at the beginning.
    screen = (await bench.host.puzzles.puzzle(actor(1))).screen
    assert number_of(screen) == 1
    screen = (await bench.host.press(actor(1), right(1), on_panel=True)).screen
    assert T("puzzle-found", card=shipped()[0].best) in words(screen) and "Solved: 1 of 1" in words(screen)


def _card(action: str):
    return Card.parse(action.split(":")[2])


async def test_a_puzzle_under_way_is_taken_up_and_none_comes_twice_before_all_were_seen(bench, monkeypatch):
    few = shipped()[:4]
    monkeypatch.setattr(puzzles, "shipped", lambda: few)
    screen = (await bench.host.puzzles.puzzle(actor(0))).screen
    wrong = next(each for each in cards(screen) if each != right(1))
    await bench.host.press(actor(0), wrong, on_panel=True)
    for seen in ((await bench.host.puzzles.puzzle(actor(0))).screen, (await bench.host.press(actor(0), "pn1")).screen):
        assert number_of(seen) == 1 and wrong not in cards(seen)
    shown = []
    for _ in range(10):
        screen = (await bench.host.press(actor(0), "pn1", on_panel=True)).screen
        shown.append(number_of(screen))
        await bench.host.press(actor(0), right(shown[-1]), on_panel=True)
    assert shown == [1, 2, 3, 4, 1, 2, 3, 4, 1, 2]
    assert "Solved: 4 of 4" in words((await bench.host.press(actor(0), right(2), on_panel=True)).screen)


async def test_a_click_that_discord_sends_twice_is_one_try(bench):
    number = many_choices()
    screen = await at(bench, number)
    one, other = [each for each in cards(screen) if each != right(number)][:2]
    await bench.host.press(actor(0, delivery=Delivery(5, 1)), one, on_panel=True)
    with pytest.raises(Repeated):
        await bench.host.press(actor(0, delivery=Delivery(5, 2)), other, on_panel=True)
    seen = (await bench.host.puzzles.puzzle(actor(0))).screen
    assert "2\u00a0tries left" in words(seen) and other in cards(seen)


async def test_what_was_solved_is_told_in_the_export_and_deleted_with_the_rest(bench):
    await bench.host.puzzles.puzzle(actor(0))
    await bench.host.press(actor(0), right(1), on_panel=True)
    person = await bench.store.people.find(actor(0).user_id)
    kept = await bench.store.kept(person)
    assert kept["puzzles"] == [{"puzzle": 1, "shown": 1, "tried": "", "over": 1, "solved": 1}]
    await bench.store.privacy.forget(person)
    assert (await bench.store.kept(person))["puzzles"] == []


@pytest.mark.parametrize("action", ["pz1:0:hA", f"pz1:{10**17}:hA", "pz1:1:xX", "pz1:1:a0", "pw1:0", "pw1:501"])
async def test_what_no_puzzle_offers_is_refused(bench, action):
    with pytest.raises(Refusal, match="unknown-button"):
        await bench.host.press(actor(0), action)
