"""The pictures of the ledger: what is drawn is what was played, whatever people are called, and words say the same."""

import pickle
import re
from itertools import combinations, pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.i18n.texts import LOCALES, texts
from bot.ui.drawing import MAX_ALT, PAPER, SIDES, WIDTH
from bot.ui.race_chart import (
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
from tests.bot.ui.test_review_pages import HOSTILE, LONGEST, pixels
from tests.bot.ui.test_screens import WORST

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
def series(draw, most: int = 70):
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


@pytest.fixture
def drawn(monkeypatch):
    """Draws with what is given, and hands out the figure that was drawn."""
    from matplotlib.figure import Figure

    figures = []
    saving = Figure.savefig

    def save(figure, *arguments, **options):
        # Labels of the axes have no place before they are drawn.
        figure.draw_without_rendering()
        figures.append(figure)
        return saving(figure, *arguments, **options)

    monkeypatch.setattr(Figure, "savefig", save)

    def draw(picture, *given):
        picture(*given)
        return figures[-1]

    return draw


def texts_of(figure):
    from matplotlib.text import Text

    return [each for each in figure.findobj(Text) if each.get_text() and each.get_visible()]


def words_of(figure) -> list[str]:
    return [each.get_text().replace("\u200e", "") for each in texts_of(figure)]


def assert_legible(figure) -> None:
    """Every text lies within the picture, none upon another, and none is taken for a formula."""
    width, height = figure.bbox.width, figure.bbox.height
    boxes = [(each.get_text(), each.get_window_extent()) for each in texts_of(figure)]
    for text, box in boxes:
        assert box.x0 >= 0 and box.y0 >= 0 and box.x1 <= width and box.y1 <= height, text
    for (text, box), (other, other_box) in combinations(boxes, 2):
        across = min(box.x1, other_box.x1) - max(box.x0, other_box.x0)
        down = min(box.y1, other_box.y1) - max(box.y0, other_box.y0)
        # The box of a text has room for letters that it has not.
        assert across <= 0 or down <= 10, f"{text!r} on {other!r}"
    assert not any(each.get_parse_math() and "$" in each.get_text() for each in texts_of(figure))


def on_phone(text) -> float:
    """Height of the type where a phone shows the picture 390 pixels wide."""
    return text.get_fontsize() * 100 / 72 * 390 / WIDTH


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


@pytest.mark.parametrize("race", RACES.values(), ids=RACES)
def test_a_race_is_a_picture_of_the_promised_size_and_always_the_same(race):
    png = race_chart(race, RACE_LABELS)
    assert pixels(png) == (1000, 560)
    assert len(png) < 200_000
    assert race_chart(race, RACE_LABELS) == png


@pytest.mark.parametrize("race", RACES.values(), ids=RACES)
def test_the_lines_are_the_brcka_of_both_sides(race, drawn):
    (axes,) = drawn(race_chart, race, RACE_LABELS).axes
    lines = [(line.get_color(), list(line.get_xdata()), list(line.get_ydata())) for line in axes.get_lines()]
    for side in (0, 1):
        values = [0, *(balance[side] for balance in race.balances)]
        assert (SIDES[side], list(range(len(values))), values) in lines


def test_a_line_steps_where_a_game_ended_and_both_are_seen_where_they_are_level(drawn):
    (axes,) = drawn(race_chart, RACES["tied"], RACE_LABELS).axes
    first, second = [line for line in axes.get_lines() if len(line.get_xdata()) > 1]
    assert first.get_drawstyle() == second.get_drawstyle() == "steps-post"
    level = [line.get_transform().transform((2, 2))[1] for line in (first, second)]
    wide = first.get_linewidth() * 100 / 72
    assert wide - 1 <= level[0] - level[1] <= wide + 1


@pytest.mark.parametrize("race", RACES.values(), ids=RACES)
def test_each_game_has_its_mark_and_that_of_a_take_is_hollow(race, drawn):
    (axes,) = drawn(race_chart, race, RACE_LABELS).axes
    marks = {
        (line.get_xdata()[0], line.get_ydata()[0], line.get_marker()): line.get_markerfacecolor() != PAPER
        for line in axes.get_lines()
        if line.get_marker() in ("o", "D")
    }
    expected = {}
    for game, (before, after) in enumerate(pairwise([(0, 0), *race.balances]), start=1):
        for side, mark in enumerate("oD"):
            if before[side] != after[side]:
                expected[game, after[side], mark] = after[side] > before[side]
    assert marks == expected


@pytest.mark.parametrize("race", RACES.values(), ids=RACES)
def test_what_a_hollow_mark_means_stands_below_where_there_is_one(race, drawn):
    there = any(after[side] < before[side] for before, after in pairwise(race.balances) for side in (0, 1))
    assert (RACE_LABELS.taken in words_of(drawn(race_chart, race, RACE_LABELS))) == there


@pytest.mark.parametrize("race", RACES.values(), ids=RACES)
def test_both_last_values_are_written_where_the_lines_end(race, drawn):
    figure = drawn(race_chart, race, RACE_LABELS)
    (axes,) = figure.axes
    for side in (0, 1):
        (last,) = [each for each in texts_of(figure) if each.get_color() == SIDES[side] and each.get_text().isdigit()]
        assert last.get_text() == str(race.last[side])
        end_x, end_y = axes.transData.transform((len(race.balances), race.last[side]))
        box = last.get_window_extent()
        assert 0 < box.x0 - end_x < 50 and abs((box.y0 + box.y1) / 2 - end_y) < 30


@pytest.mark.parametrize(("goal", "lines"), [(10, [10]), (20, [10, 20])])
def test_the_goal_is_a_line_and_so_is_ten_on_the_way_to_twenty(goal, lines, drawn):
    figure = drawn(race_chart, raced("0+2", goal), RACE_LABELS)
    (axes,) = figure.axes
    heights = {
        round(segment[0][1])
        for collection in axes.collections
        if collection.get_linewidth()[0] > 2
        for segment in collection.get_segments()
    }
    assert sorted(heights) == lines
    assert {str(line) for line in lines} <= set(words_of(figure))
    assert axes.get_ylim()[0] < 0 and axes.get_ylim()[1] > goal


FARED = {
    "three": ([], []),
    "won": (["won"], []),
    "twice": ([], ["won two series"]),
    "drawn": (["drawn"], ["drawn"]),
    "sixty": ([], ["first to ten"]),
}


@pytest.mark.parametrize("name", FARED)
def test_how_a_side_fared_stands_beside_its_names(name, drawn):
    assert RACES["sixty"].first_to_ten == 1
    found = texts_of(drawn(race_chart, RACES[name], RACE_LABELS))
    for side, names in enumerate(("Anna & Cyril", "Béla & Dana")):
        (place,) = [each.get_position()[1] for each in found if each.get_text().replace("\u200e", "") == names]
        beside = [each.get_text() for each in found if each.get_position()[1] == place]
        assert [text for text in beside if "&" not in text] == FARED[name][side]


@pytest.mark.parametrize("names", NAME_SETS)
def test_a_race_is_legible_whatever_people_are_called(names, drawn):
    race = Race(names, 20, RACES["drawn"].balances, 0, SeriesResult(None, 0))
    assert_legible(drawn(race_chart, race, RACE_LABELS))


@pytest.mark.parametrize("race", RACES.values(), ids=RACES)
def test_every_race_is_legible(race, drawn):
    figure = drawn(race_chart, race, RACE_LABELS)
    assert_legible(figure)
    assert all(on_phone(text) > 10 for text in texts_of(figure))


def test_the_longest_names_are_big_enough_for_a_phone(drawn):
    for names in (LONGEST, ("Maximiliána Novotná-Čížková",) * 4):
        found = texts_of(drawn(race_chart, raced(WON, names=names), RACE_LABELS))
        assert all(on_phone(text) > 8 for text in found)


def test_a_name_that_cannot_be_drawn_is_told_by_its_seat(drawn):
    found = words_of(drawn(race_chart, raced("", names=("李小龍", "Béla 🎉 Nagy", "🎉🎉🎉", "אבגד")), RACE_LABELS))
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


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("names", [*NAME_SETS, ("*" * 32,) * 4, ("🧑🏿" * 16,) * 4])
def test_discord_takes_the_words_of_every_race(names, language):
    t = texts(language)
    for race in RACES.values():
        called = Race(names, race.goal, race.balances, race.first_to_ten, race.result)
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


def matches_of(figure) -> list[float]:
    """The height of every matchstick, in pixels from the top, without the one in the head."""
    (axes,) = figure.axes
    feet = [segment[1][1] for sticks in axes.collections for segment in sticks.get_segments()]
    return feet[1:]


@pytest.mark.parametrize("count", range(1, 11))
def test_standings_are_a_picture_as_high_as_their_rows_and_always_the_same(count):
    png = standings_picture(TEN[:count], STANDINGS_LABELS)
    width, height = pixels(png)
    taller = pixels(standings_picture([row()] * 10, STANDINGS_LABELS))[1]
    assert width == 1000 and 100 < height <= 1200
    assert (height == taller) == (count == 10)
    assert len(png) < 200_000
    assert standings_picture(TEN[:count], STANDINGS_LABELS) == png


@pytest.mark.parametrize("rows", [[], [row()] * 11])
def test_a_picture_has_one_to_ten_rows(rows):
    with pytest.raises(ValueError, match="one to ten"):
        standings_picture(rows, STANDINGS_LABELS)


@pytest.mark.parametrize("at", range(10))
def test_a_row_of_the_picture_holds_its_numbers(at, drawn):
    one = TEN[at]
    found = words_of(drawn(standings_picture, [one], STANDINGS_LABELS))
    assert str(one.place) in found
    assert "–".join(map(str, one.series)) in found and "–".join(map(str, one.games)) in found
    assert one.rating is None or str(one.rating) in found
    brcka = {139: "× 139", -3: "−3"}.get(one.brcka, str(one.brcka))
    assert brcka in found


@pytest.mark.parametrize("brcka", range(26))
def test_brcka_are_drawn_as_so_many_matchsticks(brcka, drawn):
    assert len(matches_of(drawn(standings_picture, [row(brcka=brcka)], STANDINGS_LABELS))) == brcka


@pytest.mark.parametrize(("brcka", "sticks"), [(26, 1), (10**6, 1), (-1, 0), (-20, 0)])
def test_very_many_brcka_or_fewer_than_none_are_a_number(brcka, sticks, drawn):
    assert len(matches_of(drawn(standings_picture, [row(brcka=brcka)], STANDINGS_LABELS))) == sticks


def test_matchsticks_stand_in_fives(drawn):
    (axes,) = drawn(standings_picture, [row(brcka=13)], STANDINGS_LABELS).axes
    places = [segment[0][0] for sticks in axes.collections for segment in sticks.get_segments()][1:]
    gaps = [after - before for before, after in pairwise(places)]
    assert [at for at, gap in enumerate(gaps, start=1) if gap > min(gaps)] == [5, 10]


def test_ratings_have_a_column_where_there_are_any(drawn):
    assert STANDINGS_LABELS.rating in words_of(drawn(standings_picture, TEN, STANDINGS_LABELS))
    pairs = [row(rating=None, partner="Cyril")]
    found = words_of(drawn(standings_picture, pairs, STANDINGS_LABELS))
    assert STANDINGS_LABELS.rating not in found and "Anna & Cyril" in found


def test_the_first_three_are_marked_and_the_rest_are_not(drawn):
    (axes,) = drawn(standings_picture, TEN, STANDINGS_LABELS).axes
    medals = {line.get_ydata()[0]: line.get_color() for line in axes.get_lines() if line.get_markersize() > 30}
    places = {text.get_text(): text.get_position()[1] for text in axes.texts if text.get_ha() == "center"}
    assert set(medals) == {places[place] for place in "123"}
    assert len(set(medals.values())) == 3


def test_every_other_row_is_shaded(drawn):
    (axes,) = drawn(standings_picture, TEN, STANDINGS_LABELS).axes
    edges = [(patch.get_y(), patch.get_y() + patch.get_height()) for patch in axes.patches if patch.get_visible()]
    assert len(edges) == 5
    assert all(below - end == end - top for (top, end), (below, _) in pairwise(edges))


@pytest.mark.parametrize("names", NAME_SETS)
def test_standings_are_legible_whatever_people_are_called(names, drawn):
    assert_legible(drawn(standings_picture, [row(name=name, brcka=25) for name in names], STANDINGS_LABELS))
    pairs = [row(rating=None, name=name, partner=other) for name, other in pairwise(names)]
    assert_legible(drawn(standings_picture, pairs, STANDINGS_LABELS))


def test_standings_are_big_enough_for_a_phone(drawn):
    figure = drawn(standings_picture, TEN, STANDINGS_LABELS)
    assert_legible(figure)
    assert all(on_phone(text) > 10 for text in texts_of(figure))


def test_figures_of_many_years_are_legible(drawn):
    assert_legible(drawn(standings_picture, [row(999, "W" * 32, 10**6, (10**4,) * 3, (10**6,) * 2)], STANDINGS_LABELS))


def test_a_long_name_ends_in_an_ellipsis_and_a_short_one_stands_whole(drawn):
    found = words_of(drawn(standings_picture, TEN, STANDINGS_LABELS))
    assert any(re.fullmatch(r"Maximiliána Novotná.*…", text) for text in found)
    assert {"Anna", "אבגד", "Jan Novák"} <= set(found)
    assert {"Player 4", "Player 5"} <= set(found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_every_language_have_room(language, drawn):
    assert_legible(drawn(standings_picture, TEN, standings_labels(texts(language))))
    for race in RACES.values():
        assert_legible(drawn(race_chart, race, race_labels(texts(language))))


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
@pytest.mark.parametrize("names", NAME_SETS)
def test_discord_takes_the_words_of_all_standings(names, language):
    rows = [row(at, name, partner=name) for at, name in enumerate((names * 3)[:10], start=1)]
    assert 0 < length(standings_alt(rows, texts(language))) <= MAX_ALT


# Both


def test_what_is_drawn_can_go_to_another_process():
    given_values = (RACES["drawn"], RACE_LABELS, TEN, STANDINGS_LABELS)
    assert pickle.loads(pickle.dumps(given_values)) == given_values


def test_drawing_leaves_nothing_behind():
    import matplotlib

    before = dict(matplotlib.rcParams)
    race_chart(RACES["won"], RACE_LABELS)
    standings_picture(TEN, STANDINGS_LABELS)
    assert dict(matplotlib.rcParams) == before
