"""The picture of the standings: it holds their numbers, whatever people are called, and words say the same."""

import pickle
import re
from collections.abc import Sequence
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.i18n.texts import LOCALES, texts
from bot.model.ledger_content import LedgerState, Line, StandingsContent
from bot.model.person import Person
from bot.model.ratings import Rating
from bot.model.sums import Sum
from bot.ui.drawing import MAX_ALT
from bot.ui.ledger_standings import pictured_alt, pictured_labels, pictured_rows
from bot.ui.standings_picture import StandingsRow, standings_alt, standings_labels, standings_picture
from tests.support.pictures import LONGEST, ODD, Seen, length, look_at, pixels
from tests.support.sizes import in_turn

T = texts()
LANGUAGES = sorted(file.parent.name for file in LOCALES.glob("*/chart.ftl"))
NAMES = ("Anna", "Béla", "Cyril", "Dana")
STANDINGS_LABELS = standings_labels(T)
RATING = Rating(30.0, 2.0, 240)


def standings_seen(rows, labels=STANDINGS_LABELS) -> Seen:
    return look_at(standings_picture, rows, labels)


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


@pytest.mark.parametrize("one", TEN, ids=lambda one: str(one.place))
def test_a_row_of_the_picture_holds_its_numbers(one):
    found = standings_seen([one]).words
    assert str(one.place) in found
    assert "–".join(map(str, one.series)) in found and "–".join(map(str, one.games)) in found
    assert one.rating is None or str(one.rating) in found
    assert {139: "× 139", -3: "−3"}.get(one.score, str(one.score)) in found


@pytest.mark.parametrize(
    ("brcka", "sticks"), [*((number, number) for number in (0, 1, 5, 6, 13, 25)), (26, 1), (10**6, 1), (-1, 0)]
)
def test_brcka_are_drawn_as_matchsticks_in_fives_where_these_can_be_counted(brcka, sticks):
    drawn = matches_of(standings_seen([row(brcka=brcka)]))
    assert len(drawn) == sticks
    gaps = [after - before for before, after in pairwise(drawn)]
    assert [at for at, gap in enumerate(gaps, start=1) if gap > min(gaps)] == [*range(5, sticks, 5)]


def test_standings_are_legible_with_names_as_far_as_there_is_room():
    # Figures of many years too.
    standings_seen([row(999, "W" * 32, 10**6, (10**4,) * 3, (10**6,) * 2)]).assert_legible()
    seen = standings_seen(TEN)
    seen.assert_legible()
    assert all(text.on_phone > 10 for text in seen.texts)
    assert any(re.fullmatch(r"Maximiliána Novotná.*…", text) for text in seen.words)
    assert {"Anna", "אבגד", "Jan Novák", "Player 4", "Player 5", STANDINGS_LABELS.rating} <= set(seen.words)
    pairs = standings_seen([row(rating=None, partner="Cyril")]).words
    assert STANDINGS_LABELS.rating not in pairs and "Anna & Cyril" in pairs


COUNTS = st.integers(0, 999)


@given(
    st.lists(
        st.builds(
            row,
            place=st.integers(1, 99),
            name=st.sampled_from([*NAMES, *ODD]),
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
            str(each.score).replace("-", "−"),
        )
        for each in rows
    ]


def test_names_are_whole_where_there_is_room_and_shortened_no_more_than_they_must():
    alt = standings_alt(TEN, T)
    assert "1. Anna: rating 1312, series 12–1–3, games 104–61, brčka 139." in alt
    assert "李小龍" in alt and "🎉🎉🎉" in alt and "Maximiliána Novotná" in alt
    name = "Maximiliána Novotná-Čížková"
    full = standings_alt([row(100 + at, name, 1000, partner=name) for at in range(10)], T)
    assert full.count("Maximiliána… & Maximiliána…") == 10


def test_rows_that_have_no_room_are_counted():
    huge = row(10**20, "x" * 32, 10**20, (10**20,) * 3, (10**20,) * 2, 10**20)
    alt = standings_alt([huge] * 10, T)
    assert length(alt) <= MAX_ALT
    assert f"{10 - alt.count('rating')} more rows are left out." in alt


@pytest.mark.parametrize("names", [(*ODD[at : at + 10], *NAMES)[:10] for at in range(0, len(ODD), 10)])
def test_standings_are_legible_whatever_people_are_called(names):
    standings_seen([row(name=name, brcka=25) for name in names]).assert_legible()
    standings_seen([row(rating=None, name=name, partner=other) for name, other in pairwise(names)]).assert_legible()


@pytest.mark.parametrize("language", in_turn(LANGUAGES))
def test_the_words_of_every_language_have_room(language):
    standings_seen(TEN, standings_labels(texts(language))).assert_legible()


# Games without brčka


def others(game: str, names: Sequence[str], rating: Rating | None = RATING) -> list[StandingsRow]:
    """Rows of a page of the standings of another game; its first place is 11."""
    tallies = [Sum(0, 0, 0, 120 + at, 3, 117 - at, 25 - 50 * at, 12345 - at, 0, 240) for at, _ in enumerate(names)]
    lines = [Line((Person(at, 7, name),), tallies[at], rating) for at, name in enumerate(names)]
    places = range(11, 11 + len(lines))
    return pictured_rows(game, StandingsContent(LedgerState(), (), lines, places, 2, 3, 0), T)


@pytest.mark.parametrize("game", ["trappola", "bulka"])
def test_a_game_without_a_ledger_has_a_picture_of_its_own_figures_and_words_that_say_the_same(game):
    rows, scores = others(game, NAMES), {"trappola": (12345, 12344), "bulka": ("+25", "−25")}[game]
    found = standings_seen(rows, pictured_labels(game, T)).words
    assert {"11", "Anna", "120–3–117", str(RATING.displayed), *map(str, scores)} <= set(found)
    assert STANDINGS_LABELS.series not in found and STANDINGS_LABELS.score not in found
    assert not matches_of(standings_seen(rows, pictured_labels(game, T)))
    alt, what = pictured_alt(game, rows, T), {"trappola": "points", "bulka": "chips"}[game]
    assert f"11. Anna: rating {RATING.displayed}, games 120–3–117, {what} {scores[0]}." in alt
    unrated = others(game, NAMES, None)
    assert f"12. Béla: games 121–3–116, {what} {scores[1]}." in pictured_alt(game, unrated, T)
    assert T("standings-picture-rating") not in standings_seen(unrated, pictured_labels(game, T)).words


@pytest.mark.parametrize("language", in_turn(LANGUAGES))
@pytest.mark.parametrize("game", ["trappola", "bulka"])
def test_pictures_of_games_without_a_ledger_are_legible_in_every_language(game, language):
    t = texts(language)
    for rating in (RATING, None):
        rows = others(game, (*LONGEST, *ODD)[:10], rating)
        standings_seen(rows, pictured_labels(game, t)).assert_legible()
        assert length(pictured_alt(game, rows, t)) <= MAX_ALT


def test_what_is_drawn_can_go_to_another_process():
    assert pickle.loads(pickle.dumps((TEN, STANDINGS_LABELS))) == (TEN, STANDINGS_LABELS)
