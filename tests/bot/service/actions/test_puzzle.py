"""Puzzles for one person: the first card decides and counts once, and looking afterwards counts nothing."""

import asyncio
from collections.abc import Callable

import pytest

from bot.app.audit import audit
from bot.i18n.texts import texts
from bot.model.delivery import Delivery
from bot.model.errors import Refusal, SentTwice
from bot.model.ratings import first_rating, rate_puzzle
from bot.service.actions import puzzle as puzzles
from bot.ui.puzzle import goal
from bot.ui.screen import Picture, Screen, Style
from engine.cards.german_pack import Card
from engine.game import offered
from engine.games import puzzles_of, with_puzzles
from engine.stovkahra import puzzle as of_stovkahra
from engine.stovkahra.puzzle import played_out, shipped
from tests.support.puzzle_deals import left
from tests.support.service import Bench, Target, Undrawn, actor, buttons, look, tamper, words
from tests.support.storage import Store

T = texts()
GAME = "stovkahra"
"""The game whose puzzles most tests try; what is alike is alike in all."""
NOWHERE = {"guild_id": 0, "channel_id": 909}
"""Where the bot is on no server."""


class Pencil(Undrawn):
    """Draws nothing in particular, and plays out in this process, if it has time."""

    def __init__(self) -> None:
        super().__init__(1)
        self.has_time = True

    async def draw(self, picture: Callable[[], bytes], guild_id: int = 0) -> bytes:
        return b"a position"

    async def compute(self, task, party=0):
        if not self.has_time:
            raise TimeoutError
        return task()


@pytest.fixture
async def bench(tmp_path):
    async with Bench(tmp_path / "games.db", workers=Pencil()) as ready:
        yield ready


def cards(screen: Screen) -> list[str]:
    """The buttons of cards that can be pressed."""
    return [each.action for each in buttons(screen) if each.action.startswith("pz2:") and each.enabled]


def number_of(screen: Screen) -> int:
    every = range(1, len(shipped()) + 1)
    return next(at for at in every if words(screen).startswith(T("puzzle-title", number=at) + "\n"))


def right(number: int) -> str:
    return f"pz2:{GAME}.{number}:{shipped()[number - 1].best}"


def wrong(number: int) -> str:
    puzzle = shipped()[number - 1]
    return f"pz2:{GAME}.{number}:{next(card for card in puzzle.choices if card is not puzzle.best)}"


def card_of(action: str) -> Card:
    return Card.parse(action.split(":")[2])


async def asked(bench: Bench, seat: int = 0, **where: int) -> int:
    """The number of the puzzle that somebody is shown by the command."""
    return number_of((await bench.host.puzzles.show_puzzle(actor(seat, **where), game=GAME)).screen)


async def press(bench: Bench, action: str, seat: int = 0, **where: int) -> Screen:
    return (await bench.host.press(actor(seat, **where), action, on_panel=True)).screen


async def explained(bench: Bench, action: str) -> str:
    """What is said of a card whose button this is, where a puzzle is decided."""
    return words(await press(bench, action.replace("pz2:", "pw2:")))


async def decide(bench: Bench, *found: bool, seat: int = 0) -> list[int]:
    """Somebody is shown puzzles and finds the card, or not; their numbers."""
    numbers = []
    for each in found:
        numbers.append(await asked(bench, seat))
        await press(bench, right(numbers[-1]) if each else wrong(numbers[-1]), seat)
    return numbers


async def standing(bench: Bench, seat: int = 0):
    """How somebody does at puzzles."""
    person = await bench.store.people.find(actor(seat).user_id)
    return (await bench.store.puzzles.seen(person, GAME, 1)).solver


async def field(bench: Bench, number: int):
    """How all people have done at a puzzle."""
    person = await bench.store.people.find(actor(0).user_id)
    return (await bench.store.puzzles.seen(person, GAME, number)).field


# What is shown


async def test_a_puzzle_is_shown_like_a_hand_with_all_that_is_known_and_no_more(bench):
    answer = await bench.host.puzzles.show_puzzle(actor(0), game=GAME)
    number = number_of(answer.screen)
    puzzle, told = shipped()[number - 1], words(answer.screen)
    assert answer.target is Target.NOTE and number in offered(of_stovkahra)
    (picture,) = (block for block in answer.screen.blocks if isinstance(block, Picture))
    assert picture.content == b"a position" and T.card(puzzle.view.trump_card) in picture.alt
    assert {each.split(":")[2] for each in cards(answer.screen)} == set(map(str, puzzle.choices))
    assert len([each for each in buttons(answer.screen) if each.action.startswith("pz2:")]) == len(puzzle.choices)
    assert [each.action for each in buttons(answer.screen) if not each.action.startswith("pz2:")] == [
        f"ph1:{GAME}.{number}",
        f"pw2:{GAME}.{number}",
    ]
    assert all(T.symbol(card) in told for card in puzzle.view.hand if card not in puzzle.choices)
    # Every trick so far, whose lead it is, trumps and the points taken.
    in_words = words(await press(bench, f"pw2:{GAME}.{number}"))
    for trick in range(1, len(puzzle.view.tricks) + 1):
        assert f"Trick {trick}:" in picture.alt and f"Trick {trick}:" in in_words
    assert all(T.card(card) in picture.alt for trick in puzzle.view.tricks for card in trick.cards)
    assert T("panel-trump", suit=puzzle.view.trump) in told and T("puzzle-ask", **goal(puzzle)) in told
    shown = {str(card) for trick in puzzle.view.tricks for card in trick.cards} | set(map(str, puzzle.view.hand))
    shown |= set(map(str, [*puzzle.view.table, *puzzle.view.open_cards, puzzle.view.trump_card]))
    unseen = {str(card) for card in puzzle.line} - shown
    told += in_words + picture.alt + words(await press(bench, f"ph1:{GAME}.{number}"))
    assert not [card for card in unseen if T.symbol(Card.parse(card)) in told or T.card(Card.parse(card)) in told]


async def test_a_puzzle_is_read_in_words_and_explained_in_the_place_of_its_page(bench):
    screen = (await bench.host.puzzles.show_puzzle(actor(0), game=GAME)).screen
    number = number_of(screen)
    puzzle = shipped()[number - 1]
    read = await press(bench, f"pw2:{GAME}.{number}")
    played = [card for trick in puzzle.view.tricks for card in trick.cards]
    assert all(T.card(card) in words(read) for card in played)
    # Nobody reads what a card allows before it is played.
    assert words(await press(bench, f"pw2:{GAME}.{number}:{puzzle.best}")) == words(read)
    for aside in (read, await press(bench, f"ph1:{GAME}.{number}")):
        (back,) = buttons(aside)
        assert await press(bench, back.action) == screen
    decided = await press(bench, wrong(number))
    (picture,) = (block for block in decided.blocks if isinstance(block, Picture))
    after = played_out(puzzle, card_of(wrong(number)))
    assert all(T.card(card) in picture.alt for card in after.line)
    assert T("puzzle-cost", players=4, card=after.line[0], points=after.loss) in words(decided)


# What counts


async def test_the_first_card_decides_and_later_ones_are_looks_that_count_nothing(bench):
    number = await asked(bench)
    puzzle, first = shipped()[number - 1], wrong(number)
    screen = await press(bench, first)
    told, after = words(screen), played_out(puzzle, card_of(first))
    assert T("puzzle-wrong", card=card_of(first), best=puzzle.best) in told
    # What the card allowed, played out, and what it costs.
    assert T("puzzle-cost", players=4, card=card_of(first), points=after.loss) in told and after.loss >= puzzle.margin
    (picture,) = (block for block in screen.blocks if isinstance(block, Picture))
    for trick in puzzle.after(after.line).deal.tricks[len(puzzle.view.tricks) :]:
        assert all(T.card(card) in picture.alt for card in trick.cards)
    assert "Solved: 0 of 1 · in a row: 0" in await explained(bench, right(number)) and first not in cards(screen)
    before = await standing(bench), await field(bench, number)
    for look_at in (right(number), first, right(number)):
        screen = await press(bench, look_at)
        assert T("puzzle-wrong", card=card_of(first), best=puzzle.best) in words(screen)
    assert T("puzzle-line", players=4, card=puzzle.best) in words(screen)
    assert (await standing(bench), await field(bench, number)) == before
    assert (before[0].over, before[0].solved, before[0].puzzle) == (1, 0, None)
    go_on = next(each for each in buttons(screen) if each.action == f"pn2:{GAME}")
    assert go_on.style is Style.GO and number_of(await press(bench, f"pn2:{GAME}")) != number


async def test_a_card_found_raises_the_rating_and_the_run_and_the_puzzle_falls(bench):
    number = await asked(bench)
    screen = await press(bench, right(number))
    told, does, its = words(screen), await standing(bench), await field(bench, number)
    assert T("puzzle-found", card=shipped()[number - 1].best) in told
    assert does.rating.displayed > 1000 > its.rating.displayed
    gained = f"+{does.rating.displayed - 1000}"
    assert T("puzzle-rated", rating=does.rating.displayed, gained=gained) in told
    more = await explained(bench, right(number))
    assert "Solved: 1 of 1 · in a row: 1" in more and T("puzzle-alone") in more
    await decide(bench, True, False, True)
    does = await standing(bench)
    assert (does.over, does.solved, does.run, does.longest) == (4, 3, 1, 2)


async def test_a_wrong_card_lowers_the_rating_and_raises_that_of_the_puzzle(bench):
    (number,) = await decide(bench, False)
    assert (await standing(bench)).rating.displayed < 1000 < (await field(bench, number)).rating.displayed


async def test_how_many_have_found_it_is_told_of_all_who_tried(bench, monkeypatch):
    number = offered(of_stovkahra)[6]
    monkeypatch.setattr(puzzles, "offered", lambda _: (number,))
    for seat, found in enumerate((True, False, True, True)):
        await decide(bench, found, seat=seat)
    told = await explained(bench, right(number))
    assert T("puzzle-share", found=3, tries=4, share=75) in told


async def test_the_puzzle_one_is_at_comes_again_until_a_card_is_played_and_then_none_twice(bench, monkeypatch):
    few = offered(of_stovkahra)[:4]
    monkeypatch.setattr(puzzles, "offered", lambda _: few)
    shown = []
    for _ in few:
        shown.append(await asked(bench))
        # Whoever leaves, or has another message or device, is at the same one.
        assert await asked(bench) == number_of(await press(bench, f"pn2:{GAME}")) == shown[-1]
        await press(bench, right(shown[-1]))
    assert sorted(shown) == list(few)
    # All were had: the one shown longest ago, which counts nothing.
    before = await standing(bench)
    again = (await bench.host.puzzles.show_puzzle(actor(0), game=GAME)).screen
    assert number_of(again) == shown[0] and T("puzzle-again") in words(again) and cards(again)
    await press(bench, wrong(shown[0]))
    assert await standing(bench) == before
    assert await asked(bench) == shown[1]


async def test_a_puzzle_near_the_rating_is_offered(bench, monkeypatch):
    monkeypatch.setattr(puzzles, "offered", lambda _: offered(of_stovkahra)[:60])
    person = await bench.store.people.register_person(actor(0).user_id, "P0")
    async with bench.store._db.transaction() as t:
        sql = (
            "INSERT INTO puzzle_counts (game, puzzle, mu, sigma, tries, found) VALUES ('stovkahra', $1, $2, 2.0, 9, 5)"
        )
        await t.execute_many(sql, [(number, 10.0 + at) for at, number in enumerate(offered(of_stovkahra)[:60])])
        await t.execute("INSERT INTO solvers (person, game, mu, sigma) VALUES ($1, 'stovkahra', 40.0, 3.0)", person.id)
    assert await asked(bench) in offered(of_stovkahra)[26:35]


async def test_who_begins_gets_easy_puzzles_and_whoever_finds_them_harder_ones(bench):
    """The tricks that are left tell, until people have tried a puzzle; from then on it is they who do."""
    every = shipped()
    first = await decide(bench, True)
    assert every[first[0] - 1].tricks_left == left(every[first[0] - 1]) == 3
    numbers = await decide(bench, *[True] * 8)
    assert max(every[number - 1].tricks_left for number in numbers) > 3
    assert (await field(bench, first[0])).rating.mu < 25 < (await standing(bench)).rating.mu
    hard = next(number for number in offered(of_stovkahra) if every[number - 1].tricks_left == 5)
    assert hard in numbers or (await field(bench, hard)).rating.games == 0
    person = await bench.store.people.find(actor(0).user_id)
    tamper(bench.path, f"UPDATE solvers SET puzzle = {hard}")
    tamper(
        bench.path,
        f"INSERT OR IGNORE INTO puzzles (person, game, puzzle, shown) VALUES ({person.id}, 'stovkahra', {hard}, 99)",
    )
    await press(bench, wrong(hard))
    assert (await field(bench, hard)).rating.mu > 25 + 8


async def test_a_puzzle_that_is_taken_out_is_offered_to_nobody_and_counts_nothing(bench):
    out = next(number for number in range(1, len(shipped())) if number not in offered(of_stovkahra))
    person = await bench.store.people.register_person(actor(0).user_id, "P0")
    async with bench.store._db.transaction() as t:
        # Somebody was shown it by an earlier version.
        await t.execute(
            "INSERT INTO puzzles (person, game, puzzle, shown) VALUES ($1, 'stovkahra', $2, 1)", person.id, out
        )
        sql = "INSERT INTO solvers (person, game, mu, sigma, puzzle) VALUES ($1, 'stovkahra', 25.0, 8.0, $2)"
        await t.execute(sql, person.id, out)
    told = words(await press(bench, right(out)))
    assert T("puzzle-uncounted") in told and (await standing(bench)).over == 0
    assert await asked(bench) in offered(of_stovkahra)


async def test_a_puzzle_that_one_was_never_shown_is_nobody_s_to_look_at_and_can_still_be_offered(bench, monkeypatch):
    one, other = offered(of_stovkahra)[:2]
    monkeypatch.setattr(puzzles, "offered", lambda _: (one,))
    assert await decide(bench, True, seat=1) == [one]
    monkeypatch.setattr(puzzles, "offered", lambda _: (other,))
    await decide(bench, True)
    card = shipped()[one - 1].best
    read = [f"{kind}:{GAME}.{one}" for kind in ("pw2", "ph1", "pb1")] + [f"pw2:{GAME}.{one}:{card}", f"pw1:{one}"]
    for forged in (*read, right(one), wrong(one), f"on1:puzzle.{GAME}.{one}.{card}", f"pz1:{one}:{card}"):
        with pytest.raises(Refusal, match="unknown-button"):
            await press(bench, forged)
    monkeypatch.setattr(puzzles, "offered", lambda _: (one, other))
    assert await decide(bench, True) == [one]
    assert (await standing(bench)).over == 2


async def test_where_there_is_no_time_to_play_a_card_out_it_can_be_pressed_again(bench):
    bench.workers.has_time = False
    number = await asked(bench)
    screen = await press(bench, wrong(number))
    card = card_of(wrong(number))
    assert T("puzzle-not-played-out", card=card) in words(screen) and wrong(number) in cards(screen)
    bench.workers.has_time = True
    assert T("puzzle-not-played-out", card=card) not in words(await press(bench, wrong(number)))
    assert (await standing(bench)).over == 1


async def test_a_puzzle_is_solved_on_no_server_and_is_the_same_on_all(bench):
    number = await asked(bench, **NOWHERE)
    assert await asked(bench) == number
    assert T("puzzle-found", card=shipped()[number - 1].best) in words(await press(bench, right(number), **NOWHERE))
    assert (await standing(bench)).solved == 1


async def test_that_ratings_and_runs_began_anew_is_told_once_and_leads_to_the_puzzle(bench):
    number = await asked(bench)
    tamper(bench.path, "UPDATE solvers SET anew = 1")
    told = (await bench.host.puzzles.show_puzzle(actor(0), game=GAME)).screen
    (on,) = buttons(told)
    assert words(told) == T("puzzle-anew") and number_of(await press(bench, on.action)) == number
    assert await asked(bench) == number


# One game and another


async def test_each_game_has_puzzles_ratings_and_runs_of_its_own(bench):
    """A number that two games have is two puzzles: what is done in one of them changes nothing in the other."""
    await bench.store.people.register_person(actor(0).user_id, "P0")
    before = {name: await of_game(bench, name) for name in with_puzzles()}
    for name in with_puzzles():
        screen = (await bench.host.puzzles.show_puzzle(actor(0), game=name)).screen
        (number, *_), every = {each.split(".")[1].split(":")[0] for each in cards(screen)}, puzzles_of(name).shipped()
        assert all(each.startswith(f"pz2:{name}.") for each in cards(screen))
        puzzle = every[int(number) - 1]
        told = words(await press(bench, f"pz2:{name}.{number}:{puzzle.best}"))
        assert T("puzzle-found", card=puzzle.best) in told
        does = (await of_game(bench, name)).solver
        assert (does.over, does.run) == (1, 1) and does.rating.displayed > 1000
        for other in with_puzzles():
            assert other == name or await of_game(bench, other) == before[other]
        following = await press(bench, f"pn2:{name}")
        assert all(each.startswith(f"pz2:{name}.") for each in cards(following)) and cards(following)
        before[name] = await of_game(bench, name)
    assert not (await audit(bench.path)).wrong


async def of_game(bench: Bench, name: str):
    person = await bench.store.people.find(actor(0).user_id)
    return await bench.store.puzzles.seen(person, name, 1)


async def test_early_buttons_are_those_of_stovkahra(bench):
    number = await asked(bench)
    told = words(await press(bench, right(number).replace(f"pz2:{GAME}.", "pz1:")))
    assert T("puzzle-found", card=shipped()[number - 1].best) in told and (await standing(bench)).over == 1


# Twice, and at once


async def test_a_click_that_discord_sends_twice_is_one_try(bench):
    number = await asked(bench)
    await bench.host.press(actor(0, delivery=Delivery(5, 1)), wrong(number), on_panel=True)
    with pytest.raises(SentTwice):
        await bench.host.press(actor(0, delivery=Delivery(5, 2)), right(number), on_panel=True)
    does = await standing(bench)
    assert (does.over, does.solved) == (1, 0)


async def test_two_devices_at_once_are_shown_one_puzzle_and_one_card_counts(place):
    async with Bench(place, workers=Pencil()) as bench:
        number, *others = await asyncio.gather(*(asked(bench) for _ in range(4)))
        assert set(others) == {number}
        await asyncio.gather(*(press(bench, action) for action in [right(number), wrong(number)] * 3))
        does, its = await standing(bench), await field(bench, number)
        assert does.over == 1 and its.rating.games == 1 and does.solved == its.found
    assert not (await audit(place)).wrong


async def test_of_people_who_try_one_puzzle_at_once_everybody_counts(place, monkeypatch):
    """Its rating moves as often as it was tried, with whom it moves: in two processes on one server too."""
    monkeypatch.setattr(puzzles, "offered", lambda _: (7,))
    async with Bench(place, workers=Pencil()) as bench:
        store = await Store.open(place, bench.clock) if isinstance(place, str) else bench.store
        people = [await bench.store.people.register_person(1000 + seat, f"P{seat}") for seat in range(12)]
        for person in people:
            await bench.store.puzzles.take_next(person, GAME, (7,), bench.chance)
        tries = [
            each.puzzles.count_card(person, GAME, 7, "hA", right=True, offered=True, delivery=None)
            for person, each in zip(people, [bench.store, store] * 6, strict=True)
        ]
        await asyncio.gather(*tries)
        # All are equally strong, so that it does not matter who came first.
        its = first_rating()
        for _ in people:
            _, its = rate_puzzle(first_rating(), its, found=True)
        found = await field(bench, 7)
        assert (found.rating.games, found.found) == (12, 12)
        assert (found.rating.mu, found.rating.sigma) == pytest.approx((its.mu, its.sigma))
        if store is not bench.store:
            await store.close()
    assert not (await audit(place)).wrong


# What is kept of a person


async def test_what_was_solved_is_told_in_the_export_and_deleted_with_the_rest(bench):
    (number,) = await decide(bench, True)
    following = await asked(bench)
    person = await bench.store.people.find(actor(0).user_id)
    kept = await bench.store.kept(person)
    done, begun = kept["puzzles"]
    assert done["gained"] > 0
    assert done == {"game": GAME, "puzzle": number, "shown": 1, "tried": "", "over": 1, "solved": 1, "counted": 1} | {
        "gained": done["gained"]
    }
    assert (begun["puzzle"], begun["over"]) == (following, 0)
    (rating,) = kept["puzzle_rating"]
    assert rating["counted"] == rating["run"] == 1 and rating["puzzle"] == following
    await bench.store.privacy.forget(person)
    kept = await bench.store.kept(person)
    assert kept["puzzles"] == kept["puzzle_rating"] == []
    # Others are told that somebody found it, and nothing tells who.
    assert (await field_of(bench, number)).found == 1
    assert not [row for row in look(bench.path, "SELECT digest FROM spent") if str(1000).encode() in row[0]]


async def field_of(bench: Bench, number: int):
    other = await bench.store.people.register_person(actor(5).user_id, "P5")
    return (await bench.store.puzzles.seen(other, GAME, number)).field


async def test_who_deletes_all_data_begins_anew_and_no_puzzle_counts_twice(place, monkeypatch):
    few = offered(of_stovkahra)[:5]
    monkeypatch.setattr(puzzles, "offered", lambda _: few)
    async with Bench(place, workers=Pencil()) as bench:
        had = await decide(bench, False, False)
        had.append(await asked(bench))
        for _ in range(2):
            await bench.store.privacy.forget(await bench.store.people.find(actor(0).user_id))
            # The buttons of old messages count nothing, not even of the puzzle that was not decided.
            for number in had:
                assert T("puzzle-uncounted") in words(await press(bench, right(number)))
            does = await standing(bench)
            assert (does.over, does.rating.displayed) == (0, 1000)
        await decide(bench, True)
        await bench.store.privacy.forget(await bench.store.people.find(actor(0).user_id))
        # Whoever presses none of them is not offered them either, once for each that is left.
        await decide(bench, True)
        assert (await standing(bench)).solved == 1
        assert T("puzzle-again") in words(await press(bench, f"pn2:{GAME}"))
        for number in few:
            assert (await field_of(bench, number)).rating.games == (number not in had[2:])
        for number in had[:2]:
            its = await field_of(bench, number)
            assert (its.rating.games, its.found) == (1, 0)
        # Another account has not had them.
        assert await asked(bench, 1) in few
    assert not (await audit(place)).wrong


TAMPERED = [
    "UPDATE solvers SET run = 9",
    "UPDATE solvers SET longest = 1",
    "UPDATE solvers SET solved = 7",
    "UPDATE solvers SET puzzle = 499",
    "UPDATE puzzles SET solved = 0 WHERE counted = 1",
    "DELETE FROM puzzles WHERE counted = 2",
    "DELETE FROM solvers",
    "UPDATE puzzle_counts SET tries = 0",
    "UPDATE puzzle_counts SET found = 2",
    "DELETE FROM puzzle_counts",
]


@pytest.mark.parametrize("change", TAMPERED)
async def test_whatever_is_done_to_what_puzzles_add_up_to_is_found_by_check(tmp_path, change):
    path = tmp_path / "games.db"
    async with Bench(path, workers=Pencil()) as bench:
        await decide(bench, True, True, False, True)
        await asked(bench)
    assert not (await audit(path)).wrong
    tamper(path, change)
    assert (await audit(path)).wrong


@pytest.mark.parametrize(
    "action",
    [
        *("pz1:0:hA", f"pz1:{10**17}:hA", "pz1:1:xX", "pz1:1:a0", "pw1:0", "pw1:9999", "pw1:9999:hA"),
        *("pz2:stovkahra.0:hA", "pz2:whist.1:hA", "pw2:stovkahra.9999", "pn2:whist", "po2:whist"),
    ],
)
async def test_what_no_puzzle_offers_is_refused(bench, action):
    with pytest.raises(Refusal, match="unknown-button"):
        await bench.host.press(actor(0), action)
