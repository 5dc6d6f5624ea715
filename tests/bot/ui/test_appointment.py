"""The messages of a table at a set time fit on a message of Discord, whoever comes."""

import pytest

from bot.i18n.texts import LANGUAGES, texts
from bot.model.appointment import MOST_PEOPLE, Appointment, Outcome, parties
from bot.model.options import Options
from bot.ui.appointment import appointment_page, closed_page, time_page
from engine.games import GAMES
from tests.support.limits import assert_taken, worst_people
from tests.support.service import NOON, table_of_four

PEOPLE = worst_people(MOST_PEOPLE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_fits_however_many_come(language):
    t = texts(language)
    for game, kind in GAMES.items():
        appointment = Appointment(10**9, 1, 2, 3, PEOPLE[0], kind.rules(), Options(), NOON, tuple(PEOPLE))
        tables = []
        for people in parties(PEOPLE, kind.most_seats(kind.rules())):
            table = table_of_four()
            table.id, table.seats.kept, table.clock.kept_until = 10**9, dict(enumerate(people)), NOON
            tables.append(table)
        for outcome in Outcome:
            assert_taken(closed_page(appointment, outcome, t), (language, game, outcome))
            page = time_page(appointment, outcome, tables if outcome is Outcome.BEGUN else [], t, late=True)
            assert_taken(page, (language, game, outcome))
        assert_taken(appointment_page(appointment, t), (language, game))
