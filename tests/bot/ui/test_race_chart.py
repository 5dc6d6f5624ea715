"""The race of a series: what is drawn is what was played, whatever people are called, and words say the same."""

import pickle
import re
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.i18n.texts import LOCALES, texts
from bot.ui.chart import MAX_TEXT
from bot.ui.drawing import MAX_ALT, PAPER, SIDES
from bot.ui.race_chart import Race, race_alt, race_chart, race_labels, race_of, race_text
from engine.brcka import BrckaSeries
from engine.moves import ADD, TAKE
from engine.series import Prize, SeriesResult
from engine.stovkahra.moves import How
from tests.support.pictures import LONGEST, ODD, Seen, length, look_at, pixels, scale
from tests.support.sizes import in_turn

T = texts()
LANGUAGES = sorted(file.parent.name for file in LOCALES.glob("*/chart.ftl"))
NAMES = ("Anna", "Béla", "Cyril", "Dana")
RACE_LABELS = race_labels(T)


def games(written: str):
    """Games from a text: `0+2` two brčka added by side 0, `1-1` one taken by side 1."""
    for game in written.split():
        outcome = Prize(int(game[0]), int(game[2]), How.DOST, (100, 40))
        yield outcome, ADD if game[1] == "+" else TAKE


def raced(written: str, goal: int = 10, names=NAMES) -> Race:
    return race_of(names, goal, games(written))


def endless(count: int) -> str:
    """A series to twenty that goes to and fro for so many games, and is not over then; side 1 had ten first."""
    to_and_fro = ("0+2", "1+2", "0-2", "1+1", "1+1", "1-2", "0-2")
    return " ".join("1+2" if game < 5 else to_and_fro[(game - 5) % 7] for game in range(count))


@st.composite
def series(draw, most: int = 40):
    """Any series, finished or not: goal, and what was won and chosen."""
    goal = draw(st.sampled_from((10, 20)))
    played, moves = BrckaSeries(goal), []
    for _ in range(draw(st.integers(0, most))):
        if played.result is not None:
            break
        outcome = Prize(draw(st.integers(0, 1)), draw(st.integers(1, 2)), How.COUNT, (70, 50))
        played.award(outcome)
        move = draw(st.sampled_from(played.legal_moves()))
        played.push(move)
        moves.append((outcome, move))
    return goal, moves


WON = "0+2 1+2 0+2 1-2 0+2 1+1 0+2 0+2 0-1 0+2"
WON_TWICE = " ".join(["1+2"] * 10)
DRAWN = " ".join(["0+2"] * 5 + ["1+2"] * 10)
RACES = {
    "none": raced(""),
    "one": raced("1+2"),
    "three": raced("0+2 1+1 0-1"),
    "taken": raced("0+2 1-1"),
    "won": raced(WON),
    "twice": raced(WON_TWICE, 20),
    "drawn": raced(DRAWN, 20),
    "tied": raced("0+2 1+2 0+2 1+2"),
    "beyond": raced("0+2 0+2 0+2 0+2 0+1 0+2"),
    "sixty": raced(endless(60), 20),
    "endless": raced(endless(400), 20),
}


def race_seen(race: Race, labels=RACE_LABELS) -> Seen:
    return look_at(race_chart, race, labels)


def scales(seen: Seen):
    """From pixels to games and to brčka, as the numbers beside the chart say."""
    games = [(text.x, int(text.text)) for text in seen.texts if text.anchor == "middle"]
    brcka = [(text.middle, int(text.text)) for text in seen.texts if text.anchor == "end" and text.text.isdigit()]
    return scale(games[0], games[-1]), scale(brcka[0], brcka[-1])


def side_lines(seen: Seen):
    """The lines of both sides."""
    first, second = (line for line in seen.lines if line.colour in SIDES)
    assert (first.colour, second.colour) == SIDES
    return first, second


def told_balances(text: str) -> list[tuple[int, int]]:
    return [(int(ours), int(theirs)) for ours, theirs in re.findall(r"(\d+) to (\d+)(?!:|\d)", text)]


@given(series())
def test_a_race_is_that_of_the_series_and_its_words_hold_the_numbers(given_series):
    goal, moves = given_series
    played = BrckaSeries.replay(goal, moves)
    race = race_of(NAMES, goal, iter(moves))
    assert (race.goal, race.first_to_ten, race.result) == (goal, played.first_to_ten, played.result)
    assert list(map(list, race.balances)) == [
        BrckaSeries.replay(goal, moves[: at + 1]).brcka for at in range(len(moves))
    ]
    assert list(race.last) == played.brcka
    for text in (race_alt(race, T), race_text(race, T)):
        assert told_balances(text) == list(race.balances)
        plain = text.replace("*", "")
        assert f"{goal} brčka" in plain
        for side, names in enumerate(("Anna & Cyril", "Béla & Dana")):
            assert f"{names} have {race.last[side]}" in plain
            taken = re.search(rf"{names} have taken (\w+) brč", plain)
            assert (taken and taken[1].replace("one", "1")) == (str(race.taken(side)) if race.taken(side) else None)


def test_what_was_taken_is_what_was_really_there():
    race = raced("0+1 1-2 0+2 1-1 0+1 1+1 0-1")
    assert (race.taken(0), race.taken(1)) == (1, 2)


@pytest.mark.parametrize("name", RACES)
def test_a_picture_shows_the_brcka_of_both_sides_after_each_game_and_what_was_taken(name):
    race, seen = RACES[name], race_seen(RACES[name])
    seen.assert_legible()
    assert all(text.on_phone > 10 for text in seen.texts)
    game, brcka = scales(seen)
    for side, line in enumerate(side_lines(seen)):
        values = [0, *(balance[side] for balance in race.balances)]
        places = [x for x, _ in line.points]
        assert round(game(places[0])) == 0 and round(game(places[-1]), 1) == len(race.balances)
        width = (places[-1] - places[0]) / max(1, len(race.balances))
        told = [round(brcka(line.height_after(places[0] + at * width))) for at in range(len(values))]
        assert told == values
        (last,) = (text for text in seen.texts if text.colour == SIDES[side] and text.text.isdigit())
        assert last.text == str(race.last[side])
        end_x, end_y = line.points[-1]
        assert 0 < last.left - end_x < 50 and abs(last.middle - end_y) < 30
    # Each game has its mark, and that of a take is hollow, which is told below.
    on_chart = [mark for mark in seen.marks if -0.1 < brcka(mark.y) < race.goal + 2.1 and game(mark.x) > 0.5]
    marks = {(round(game(mark.x)), round(brcka(mark.y)), mark.side): mark.fill == SIDES[mark.side] for mark in on_chart}
    steps = enumerate(pairwise([(0, 0), *race.balances]), start=1)
    changes = [
        (at, side, old[side], new[side]) for at, (old, new) in steps for side in (0, 1) if old[side] != new[side]
    ]
    assert marks == {(at, new, side): new > old for at, side, old, new in changes}
    assert all(mark.fill == PAPER and mark.edge == SIDES[mark.side] for mark in on_chart if mark.fill not in SIDES)
    assert (RACE_LABELS.taken in seen.words) == any(new < old for _, _, old, new in changes)


@pytest.mark.parametrize("name", ["none", "endless"])
def test_a_race_is_a_picture_of_the_promised_size_and_always_the_same(name):
    png = race_chart(RACES[name], RACE_LABELS)
    assert pixels(png) == (1000, 560) and len(png) < 200_000
    assert race_chart(RACES[name], RACE_LABELS) == png


def test_both_lines_are_seen_where_they_are_level():
    first, second = side_lines(race_seen(RACES["tied"]))
    assert first.width - 1 <= second.points[-1][1] - first.points[-1][1] <= first.width + 1


@pytest.mark.parametrize(("goal", "lines"), [(10, [10]), (20, [10, 20])])
def test_the_goal_is_a_line_and_so_is_ten_on_the_way_to_twenty(goal, lines):
    seen = race_seen(raced("0+2", goal))
    _, brcka = scales(seen)
    heights = {round(brcka(line.points[0][1])) for line in seen.lines if line.dashed and line.width > 2}
    assert sorted(heights) == lines
    assert {str(line) for line in lines} <= set(seen.words)


ENDINGS = {
    "none": ([], [], ""),
    "three": ([], [], ""),
    "won": (["won"], [], "Anna & Cyril have won the series."),
    "twice": ([], ["won two series"], "Béla & Dana have won two series at once."),
    "drawn": (
        ["drawn"],
        ["drawn"],
        "The series is drawn: Anna & Cyril were first to ten, but not to twenty.",
    ),
    "sixty": ([], ["first to ten"], "Béla & Dana were first to ten."),
}


@pytest.mark.parametrize("name", ENDINGS)
def test_how_a_side_fared_stands_beside_its_names_and_in_the_words(name):
    found, (*fared, ending) = race_seen(RACES[name]).texts, ENDINGS[name]
    for side, names in enumerate(("Anna & Cyril", "Béla & Dana")):
        (height,) = (round(text.middle) for text in found if text.text == names)
        beside = [text.text for text in found if round(text.middle) == height]
        assert [text for text in beside if "&" not in text] == fared[side]
    for text in (race_alt(RACES[name], T), race_text(RACES[name], T)):
        assert [each for *_, each in ENDINGS.values() if each and each in text] == [ending] * bool(ending)


def test_a_single_game_is_won_as_a_game_and_not_as_a_series():
    race = raced("0+1", 1)
    assert [text.text for text in race_seen(race).texts if "won" in text.text] == ["won"]
    for text in (race_alt(race, T), race_text(race, T)):
        assert "Anna & Cyril have won the single game." in text and "series." not in text


@pytest.mark.parametrize("names", [LONGEST, ("Maximiliána Novotná-Čížková",) * 4])
def test_the_longest_names_are_big_enough_for_a_phone(names):
    assert all(text.on_phone > 8 for text in race_seen(raced(WON, names=names)).texts)


def test_a_name_that_cannot_be_drawn_is_told_by_its_seat():
    found = race_seen(raced("", names=("李小龍", "Béla 🎉 Nagy", "🎉🎉🎉", "אבגד"))).words
    assert "Seat 1 & Seat 3" in found and "Béla Nagy & אבגד" in found


@pytest.mark.parametrize("count", [150, 400, 1500])
def test_too_many_games_are_told_from_the_last_one_back_and_counted(count):
    race = raced(endless(count), 20, LONGEST)
    for text, most in ((race_alt(race, T), MAX_ALT), (race_text(race, T), MAX_TEXT)):
        told = told_balances(text)
        assert 5 <= len(told) < count and length(text) <= most
        assert tuple(told) == race.balances[-len(told) :]
        assert f"last {len(told)} of {count} games" in text


def test_each_line_says_of_which_games_it_tells():
    text = race_text(raced("0+1 1+1 0+1 1+1 0+1 1+2 0+2 1+2 0+2 1+2 0+2"), T)
    assert text.splitlines()[1:] == [
        "Brčka after each game, Anna & Cyril first:",
        "Games 1 to 5: 1 to 0, 1 to 1, 2 to 1, 2 to 2, 3 to 2",
        "Games 6 to 10: 3 to 4, 5 to 4, 5 to 6, 7 to 6, 7 to 8",
        "Game 11: 9 to 8",
    ]


@pytest.mark.parametrize("names", [(*ODD[at : at + 10], *NAMES)[:10] for at in range(0, len(ODD), 10)])
def test_races_are_legible_whatever_people_are_called(names):
    for one, other in zip(names[::2], names[1::2], strict=True):
        race_seen(Race((one, other) * 2, 20, RACES["drawn"].balances, 0, SeriesResult(None, 0))).assert_legible()


@pytest.mark.parametrize("language", in_turn(LANGUAGES))
def test_the_words_of_every_language_have_room(language):
    for name in ENDINGS.keys() | {"taken"}:
        race_seen(RACES[name], race_labels(texts(language))).assert_legible()


def test_what_is_drawn_can_go_to_another_process():
    assert pickle.loads(pickle.dumps((RACES["drawn"], RACE_LABELS))) == (RACES["drawn"], RACE_LABELS)
