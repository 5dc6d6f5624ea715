"""The pages of a season fit on a message of Discord, whoever plays."""

import pytest

from bot.i18n.texts import LANGUAGES, texts
from bot.model.season import Score, Season, SeasonLine, SeasonTable
from bot.ui.season import honours_page, season_page
from tests.support.limits import assert_taken, worst_people


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_fits_however_many_play(language):
    t, now = texts(language), Season(2026, 4)
    people = worst_people(40)
    lines = [SeasonLine(person, Score(999, 999, 999, 999), 1 + at // 8) for at, person in enumerate(people)]
    for table in (SeasonTable(now.before, lines, True, now), SeasonTable(now, [], False, now)):
        for page in (1, 2, 3, 99):
            assert_taken(season_page(table, page, t), (language, page))
    assert_taken(honours_page(SeasonTable(now.before, lines, True, now), t), language)
