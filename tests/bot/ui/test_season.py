"""The pages of a season fit on a message of Discord, whoever plays, and name it by its length."""

from datetime import UTC, datetime

import pytest

from bot.i18n.texts import LANGUAGES, texts
from bot.model.names import columns
from bot.model.person import Person
from bot.model.season import Calendar, Length, Score, Season, SeasonLine, SeasonTable
from bot.ui.phone import COLUMNS, SCREEN, height
from bot.ui.season import explanation_page, honours_page, season_page
from engine.feats import Feat
from tests.support.limits import assert_taken, worst_people
from tests.support.service import buttons, words
from tests.support.sizes import in_turn


@pytest.mark.parametrize("language", in_turn(LANGUAGES))
def test_every_page_fits_however_many_play(language):
    t, season = texts(language), Season(2026, 10, 12)
    people = worst_people(40)
    lines = [SeasonLine(person, Score(999, 999, 999, 999), 1 + at // 8) for at, person in enumerate(people)]
    last = Calendar().with_length(Length.NONE, season.begins_at)
    over = SeasonTable(season, lines, last, season.ends_at)
    for table in (over, SeasonTable(season, [], last, season.begins_at)):
        for page in (1, 2, 3, 99):
            for screen in (season_page(table, page, t, people[-1].id), explanation_page(table, page, t)):
                assert_taken(screen, (language, page))
                assert height(screen.blocks) <= SCREEN and len(buttons(screen)) <= 5, (language, page)
                code = [line for block in words(screen).split("```")[1::2] for line in block.splitlines()]
                assert all(columns(line) <= COLUMNS for line in code)
    assert_taken(honours_page(over, dict.fromkeys(Feat, people), t), language)


MEDALS = "🥇🥈🥉"


@pytest.mark.parametrize(
    ("points", "medals"),
    [
        ((20, 15, 10, 10, 10, 5), ("A", "B", "C, D, E")),
        ((20, 10, 10, 10, 5), ("A", "B, C, D", None)),
        ((7, 7, 7, 7, 7), ("A, B, C, D, E", None, None)),
        ((9, 9, 8, 8, 1), ("A, B", None, "C, D")),
        ((3,) * 11, ("11 people", None, None)),
        ((4, *(3,) * 11), ("A", "11 people", None)),
    ],
)
def test_medals_are_for_places_and_whoever_is_equal_is_named_or_nobody_is(points, medals):
    t, season = texts(), Season(2026, 10, 12)
    people = [Person(at, 1000 + at, name) for at, name in enumerate("ABCDEFGHIJKL")]
    lines = [SeasonLine(people[at], Score(series=each)) for at, each in enumerate(points)]
    table = SeasonTable(season, lines, Calendar(), season.ends_at)
    told = words(honours_page(table, {"ten-days": people[:11], Feat.ALL_TRICKS: people[:2]}, t))
    for medal, named in zip(MEDALS, medals, strict=True):
        (line,) = [line for line in told.splitlines() if line.startswith(medal)] or [""]
        assert (f"**{named}** ·" in line) if named else not line
    best = ", ".join("ABCDEFGHIJKL"[: points.count(points[0])]) if points.count(points[0]) <= 10 else "11 people"
    assert t("season-most", part="series", names=best, points=points[0]) in told
    assert t("season-mark", feat=t("feat-ten-days"), names="11 people") in told
    assert t("season-mark", feat=t("feat-all-tricks"), names="A, B") in told


NAMED = {
    Season(2026, 10, 10): ("October 2026", "říjen 2026", "Oktober 2026", "2026. október", "octombrie 2026"),
    Season(2026, 10, 12): (
        *("2026, quarter 4", "2026, 4. čtvrtletí", "2026, 4. Quartal", "2026, 4. negyedév", "2026, trimestrul 4"),
    ),
    Season(2026, 1, 6): (
        *("2026, first half", "2026, 1. pololetí", "2026, 1. Halbjahr", "2026, 1. félév", "2026, semestrul 1"),
    ),
    Season(2026, 1, 12): ("2026",) * 5,
    Season(2026, 2, 3): (
        *("February – March 2026", "únor–březen 2026", "Februar–März 2026", "2026. február–március"),
        "februarie – martie 2026",
    ),
}
WORDS = ("Season", "Sezóna", "Saison", "Szezon", "Sezonul")


@pytest.mark.parametrize("season", NAMED, ids=lambda season: season.key)
def test_the_title_names_a_season_by_its_length_in_every_language(season):
    table = SeasonTable(season, [], Calendar(), datetime(2026, 2, 1, tzinfo=UTC))
    for language, word, named in zip(LANGUAGES, WORDS, NAMED[season], strict=True):
        title = words(season_page(table, 1, texts(language))).splitlines()[0]
        assert " ".join(title.split("🏅 ")[1].split()) == f"{word} {named}"
