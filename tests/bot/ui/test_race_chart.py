"""The pictures of the ledger: what is drawn is what was played, whatever people are called, and words say the same."""

import pickle
import re
from itertools import pairwise, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.i18n.texts import LOCALES, texts
from bot.ui.drawing import MAX_ALT, PAPER, SIDES
from bot.ui.games.stovkahra.race_chart import (
    MAX_TEXT,
    Race,
    StandingsRow,
    race_alt,
    race_chart,
    race_labels,
    race_of,
    race_text,
    standings_alt,
    standings_labels,
    standings_picture,
)
from engine.moves import ADD, TAKE, IllegalMove
from engine.series import SeriesResult
from engine.stovkahra.moves import How, Outcome
from engine.stovkahra.series import Series
from tests.support.limits import WORST
from tests.support.pictures import HOSTILE, LONGEST, Seen, look_at, pixels, scale

T = texts()
LANGUAGES = sorted(file.parent.name for file in LOCALES.glob("*/charts.ftl"))
NAMES = ("Anna", "Béla", "Cyril", "Dana")
NAME_SETS = (
    NAMES,
    ("Maximiliána Novotná-Čížková", "אבגד", "李小龍", "🎉🎉🎉"),
    LONGEST,
    *((name,) * 4 for name in (*HOSTILE, *WORST)),
)
RACE_LABELS, STANDINGS_LABELS = race_labels(T), standings_labels(T)


def length(text: str) -> int:
    """As Discord counts."""
    return len(text.encode("utf-16-le")) // 2


def games(written: str):
    """Games from a text: `0+2` two brčka added by side 0, `1-1` one taken by side 1."""
    for game in written.split():
        outcome = Outcome(int(game[0]), int(game[2]), How.DOST, (100, 40))
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
    played, moves = Series(goal), []
    for _ in range(draw(st.integers(0, most))):
        if played.result is not None:
            break
        outcome = Outcome(draw(st.integers(0, 1)), draw(st.integers(1, 2)), How.COUNT, (70, 50))
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


def standings_seen(rows, labels=STANDINGS_LABELS) -> Seen:
    return look_at(standings_picture, rows, labels)


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


# A race


@given(series())
@settings(deadline=None)
def test_a_race_is_that_of_the_series(given_series):
    goal, moves = given_series
    played = Series.replay(goal, moves)
    race = race_of(NAMES, goal, iter(moves))
    assert len(race.balances) == len(moves)
    assert list(race.last) == played.brcka
    assert (race.goal, race.first_to_ten, race.result) == (goal, played.first_to_ten, played.result)
    for game in range(len(moves)):
        assert list(race.balances[game]) == Series.replay(goal, moves[: game + 1]).brcka


def test_a_race_that_no_series_can_run_is_refused():
    with pytest.raises(IllegalMove):
        raced("0-1")
    with pytest.raises(IllegalMove):
        raced("0+2 0+2 0+2 0+2 0+2 0+2")


def test_what_was_taken_is_what_was_really_there():
    race = raced("0+1 1-2 0+2 1-1 0+1 1+1 0-1")
    assert (race.taken(0), race.taken(1)) == (1, 2)


@pytest.fixture(scope="module", params=RACES)
def race(request) -> Race:
    return RACES[request.param]


@pytest.fixture(scope="module")
def seen(race) -> Seen:
    return race_seen(race)


@pytest.mark.parametrize("name", ["none", "endless"])
def test_a_race_is_a_picture_of_the_promised_size_and_always_the_same(name):
    png = race_chart(RACES[name], RACE_LABELS)
    assert pixels(png) == (1000, 560)
    assert len(png) < 200_000
    assert race_chart(RACES[name], RACE_LABELS) == png


def test_the_lines_are_the_brcka_of_both_sides_with_the_last_value_where_they_end(race, seen):
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


def test_both_lines_are_seen_where_they_are_level():
    first, second = side_lines(race_seen(RACES["tied"]))
    apart = second.points[-1][1] - first.points[-1][1]
    assert first.width - 1 <= apart <= first.width + 1


def test_each_game_has_its_mark_and_that_of_a_take_is_hollow_which_is_told_below(race, seen):
    game, brcka = scales(seen)
    on_chart = [mark for mark in seen.marks if -0.1 < brcka(mark.y) < race.goal + 2.1 and game(mark.x) > 0.5]
    marks = {(round(game(mark.x)), round(brcka(mark.y)), mark.side): mark.fill == SIDES[mark.side] for mark in on_chart}
    expected = {}
    for at, (before, after) in enumerate(pairwise([(0, 0), *race.balances]), start=1):
        for side in (0, 1):
            if before[side] != after[side]:
                expected[at, after[side], side] = after[side] > before[side]
    assert marks == expected
    assert all(mark.fill == PAPER and mark.edge == SIDES[mark.side] for mark in on_chart if mark.fill not in SIDES)
    taken = any(after[side] < before[side] for before, after in pairwise(race.balances) for side in (0, 1))
    assert (RACE_LABELS.taken in seen.words) == taken


@pytest.mark.parametrize(("goal", "lines"), [(10, [10]), (20, [10, 20])])
def test_the_goal_is_a_line_and_so_is_ten_on_the_way_to_twenty(goal, lines):
    seen = race_seen(raced("0+2", goal))
    _, brcka = scales(seen)
    heights = {round(brcka(line.points[0][1])) for line in seen.lines if line.dashed and line.width > 2}
    assert sorted(heights) == lines
    assert {str(line) for line in lines} <= set(seen.words)


FARED = {
    "three": ([], []),
    "won": (["won"], []),
    "twice": ([], ["won two series"]),
    "drawn": (["drawn"], ["drawn"]),
    "sixty": ([], ["first to ten"]),
}


@pytest.mark.parametrize("name", FARED)
def test_how_a_side_fared_stands_beside_its_names(name):
    assert RACES["sixty"].first_to_ten == 1
    found = race_seen(RACES[name]).texts
    for side, names in enumerate(("Anna & Cyril", "Béla & Dana")):
        (height,) = (round(text.middle) for text in found if text.text == names)
        beside = [text.text for text in found if round(text.middle) == height]
        assert [text for text in beside if "&" not in text] == FARED[name][side]


@pytest.mark.parametrize("names", NAME_SETS)
def test_pictures_are_legible_whatever_people_are_called(names):
    race_seen(Race(names, 20, RACES["drawn"].balances, 0, SeriesResult(None, 0))).assert_legible()
    standings_seen([row(name=name, brcka=25) for name in names]).assert_legible()
    standings_seen([row(rating=None, name=name, partner=other) for name, other in pairwise(names)]).assert_legible()


def test_every_race_is_legible(seen):
    seen.assert_legible()
    assert all(text.on_phone > 10 for text in seen.texts)


def test_the_longest_names_are_big_enough_for_a_phone():
    for names in (LONGEST, ("Maximiliána Novotná-Čížková",) * 4):
        assert all(text.on_phone > 8 for text in race_seen(raced(WON, names=names)).texts)


def test_a_name_that_cannot_be_drawn_is_told_by_its_seat():
    found = race_seen(raced("", names=("李小龍", "Béla 🎉 Nagy", "🎉🎉🎉", "אבגד"))).words
    assert "Seat 1 & Seat 3" in found and "Béla Nagy & אבגד" in found


# A race in words


def told_balances(text: str) -> list[tuple[int, int]]:
    return [(int(ours), int(theirs)) for ours, theirs in re.findall(r"(\d+) to (\d+)(?!:|\d)", text)]


@given(series())
@settings(deadline=None)
def test_the_words_hold_the_numbers_of_the_picture(given_series):
    goal, moves = given_series
    race = race_of(NAMES, goal, moves)
    for text in (race_alt(race, T), race_text(race, T)):
        assert told_balances(text) == list(race.balances)
        plain = text.replace("*", "")
        assert f"Anna & Cyril have {race.last[0]}" in plain and f"Béla & Dana have {race.last[1]}" in plain
        assert f"{goal} brčka" in plain
        for side, names in enumerate(("Anna & Cyril", "Béla & Dana")):
            taken = re.search(rf"{names} have taken (\w+) brč", plain)
            assert (taken and taken[1].replace("one", "1")) == (str(race.taken(side)) if race.taken(side) else None)


@pytest.mark.parametrize("count", [150, 400, 1500])
def test_too_many_games_are_told_from_the_last_one_back_and_counted(count):
    race = raced(endless(count), 20, LONGEST)
    for text in (race_alt(race, T), race_text(race, T)):
        told = told_balances(text)
        assert 5 <= len(told) < count
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


ENDINGS = {
    "none": "",
    "three": "",
    "won": "Anna & Cyril have won the series.",
    "twice": "Béla & Dana have won two series at once.",
    "drawn": "The series is drawn: Anna & Cyril were first to ten, but not to twenty.",
    "sixty": "Béla & Dana were first to ten.",
}


@pytest.mark.parametrize("name", ENDINGS)
def test_the_words_say_how_it_ended(name):
    for text in (race_alt(RACES[name], T), race_text(RACES[name], T)):
        said = [ending for ending in ENDINGS.values() if ending and ending in text]
        assert said == [ENDINGS[name]] * bool(ENDINGS[name])


WIDEST = ("*", "\\", "𒐫", "\u200b")
"""Letters that become longest, or nothing, where they are made plain: names of 32 of them ask most of a text."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_discord_takes_the_words_of_every_race(language):
    t = texts(language)
    for race, letter in product(RACES.values(), WIDEST):
        called = Race((letter * 32,) * 4, race.goal, race.balances, race.first_to_ten, race.result)
        assert 0 < length(race_alt(called, t)) <= MAX_ALT == 1024
        assert 0 < length(race_text(called, t)) <= MAX_TEXT == 1500


def test_a_name_in_the_text_is_only_text():
    text = race_text(raced("0+2", names=("**@everyone**", "<@1>", "`x`", "# y")), T)
    assert "@" not in text.replace("\\@", "") and "`" not in text.replace("\\`", "")


# The standings


def row(place=1, name="Anna", rating=1012, series=(3, 1, 2), games=(20, 13), brcka=7, partner=None) -> StandingsRow:
    return StandingsRow(place, name, rating, series, games, brcka, partner)


TEN = [
    row(1, "Anna", 1312, (12, 1, 3), (104, 61), 139),
    row(2, "Maximiliána Novotná-Čížková", 1187, (9, 0, 6), (80, 71), 25),
    row(3, "אבגד", 1104, (4, 2, 4), (41, 40), 23),
    row(4, "李小龍", 1050, (3, 0, 3), (30, 31), 17),
    row(5, "🎉🎉🎉", 1012, (2, 1, 4), (22, 30), 10),
    row(6, "Béla", None, (1, 0, 1), (9, 11), 7),
    row(7, "Jan 🎉 Novák", 955, (1, 0, 2), (8, 14), 5),
    row(8, "M" * 32, 900, (0, 0, 2), (5, 12), 1),
    row(9, "$x_1$", 874, (0, 0, 3), (3, 15), 0),
    row(10, "Dana", 801, (0, 0, 0), (0, 1), -3),
]


def matches_of(seen: Seen) -> list[float]:
    """Where every matchstick stands, in pixels from the left, without the one in the head."""
    return [line.points[0][0] for line in seen.lines][1:]


@pytest.mark.parametrize("count", [1, 9, 10])
def test_standings_are_a_picture_as_high_as_their_rows_and_always_the_same(count):
    png = standings_picture(TEN[:count], STANDINGS_LABELS)
    assert pixels(png) == (1000, 80 + 104 * count)
    assert len(png) < 200_000
    assert standings_picture(TEN[:count], STANDINGS_LABELS) == png


@pytest.mark.parametrize("rows", [[], [row()] * 11])
def test_a_picture_has_one_to_ten_rows(rows):
    with pytest.raises(ValueError, match="one to ten"):
        standings_picture(rows, STANDINGS_LABELS)


@pytest.mark.parametrize("at", range(10))
def test_a_row_of_the_picture_holds_its_numbers(at):
    one = TEN[at]
    found = standings_seen([one]).words
    assert str(one.place) in found
    assert "–".join(map(str, one.series)) in found and "–".join(map(str, one.games)) in found
    assert one.rating is None or str(one.rating) in found
    brcka = {139: "× 139", -3: "−3"}.get(one.brcka, str(one.brcka))
    assert brcka in found


@pytest.mark.parametrize("brcka", [0, 1, 5, 6, 25])
def test_brcka_are_drawn_as_so_many_matchsticks(brcka):
    assert len(matches_of(standings_seen([row(brcka=brcka)]))) == brcka


@pytest.mark.parametrize(("brcka", "sticks"), [(26, 1), (10**6, 1), (-1, 0)])
def test_very_many_brcka_or_fewer_than_none_are_a_number(brcka, sticks):
    assert len(matches_of(standings_seen([row(brcka=brcka)]))) == sticks


def test_matchsticks_stand_in_fives():
    gaps = [after - before for before, after in pairwise(matches_of(standings_seen([row(brcka=13)])))]
    assert [at for at, gap in enumerate(gaps, start=1) if gap > min(gaps)] == [5, 10]


def test_ratings_have_a_column_where_there_are_any():
    assert STANDINGS_LABELS.rating in standings_seen(TEN).words
    found = standings_seen([row(rating=None, partner="Cyril")]).words
    assert STANDINGS_LABELS.rating not in found and "Anna & Cyril" in found


def test_the_first_three_are_marked_and_the_rest_are_not():
    seen = standings_seen(TEN)
    medals = {mark.y: mark.fill for mark in seen.marks if mark.size > 30}
    places = {text.text: text.middle for text in seen.texts if text.anchor == "middle"}
    assert sorted(medals) == pytest.approx([places[place] for place in "123"], abs=0.1)
    assert len(set(medals.values())) == 3


def test_every_other_row_is_shaded():
    shaded = [area for area in standings_seen(TEN).areas if area.colour != PAPER]
    assert len(shaded) == 5
    assert all(below.top - above.bottom == above.bottom - above.top for above, below in pairwise(shaded))


def test_standings_are_big_enough_for_a_phone():
    seen = standings_seen(TEN)
    seen.assert_legible()
    assert all(text.on_phone > 10 for text in seen.texts)


def test_figures_of_many_years_are_legible():
    standings_seen([row(999, "W" * 32, 10**6, (10**4,) * 3, (10**6,) * 2)]).assert_legible()


def test_a_long_name_ends_in_an_ellipsis_and_a_short_one_stands_whole():
    found = standings_seen(TEN).words
    assert any(re.fullmatch(r"Maximiliána Novotná.*…", text) for text in found)
    assert {"Anna", "אבגד", "Jan Novák"} <= set(found)
    assert {"Player 4", "Player 5"} <= set(found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_every_language_have_room(language):
    standings_seen(TEN, standings_labels(texts(language))).assert_legible()
    for race in RACES.values():
        race_seen(race, race_labels(texts(language))).assert_legible()


# The standings in words

COUNTS = st.integers(0, 999)


@given(
    st.lists(
        st.builds(
            row,
            place=st.integers(1, 99),
            name=st.sampled_from([names[0] for names in NAME_SETS]),
            partner=st.none() | st.sampled_from(LONGEST),
            rating=st.none() | st.integers(0, 3000),
            series=st.tuples(COUNTS, COUNTS, COUNTS),
            games=st.tuples(COUNTS, COUNTS),
            brcka=st.integers(-99, 999),
        ),
        min_size=1,
        max_size=10,
    )
)
@settings(deadline=None)
def test_the_words_hold_every_number_of_the_standings(rows):
    alt = standings_alt(rows, T)
    assert length(alt) <= MAX_ALT
    told = re.findall(
        r"(\d+)\. .+?: (?:rating (\d+), )?series (\d+)–(\d+)–(\d+), games (\d+)–(\d+), brčka (−?\d+)\.", alt
    )
    assert told == [
        (
            str(each.place),
            "" if each.rating is None else str(each.rating),
            *map(str, each.series),
            *map(str, each.games),
            str(each.brcka).replace("-", "−"),
        )
        for each in rows
    ]


def test_names_are_whole_where_there_is_room():
    alt = standings_alt(TEN, T)
    assert "1. Anna: rating 1312, series 12–1–3, games 104–61, brčka 139." in alt
    assert "李小龍" in alt and "🎉🎉🎉" in alt and "Maximiliána Novotná" in alt


def test_names_are_shortened_no_more_than_they_must():
    name = "Maximiliána Novotná-Čížková"
    alt = standings_alt([row(100 + at, name, 1000, partner=name) for at in range(10)], T)
    assert alt.count("Maximiliána… & Maximiliána…") == 10


def test_rows_that_have_no_room_are_counted():
    huge = row(10**20, "x" * 32, 10**20, (10**20,) * 3, (10**20,) * 2, 10**20)
    alt = standings_alt([huge] * 10, T)
    assert length(alt) <= MAX_ALT
    assert f"{10 - alt.count('rating')} more rows are left out." in alt


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("letter", WIDEST)
def test_discord_takes_the_words_of_all_standings(letter, language):
    rows = [row(at, letter * 32, partner=letter * 32) for at in range(1, 11)]
    assert 0 < length(standings_alt(rows, texts(language))) <= MAX_ALT


# Both


def test_what_is_drawn_can_go_to_another_process():
    given_values = (RACES["drawn"], RACE_LABELS, TEN, STANDINGS_LABELS)
    assert pickle.loads(pickle.dumps(given_values)) == given_values
