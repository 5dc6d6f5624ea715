"""The messages of a table at a set time fit on a message of Discord, whoever comes."""

import pytest

from bot.i18n.texts import LANGUAGES, texts
from bot.model.appointment import MOST_PEOPLE, Appointment, Meeting, Outcome, parties
from bot.model.event import Form
from bot.model.options import Options
from bot.ui.appointment import (
    appointment_line,
    appointment_page,
    closed_page,
    reminder_page,
    time_page,
    ways_page,
    what_is_played,
)
from bot.ui.pages import TIME_LENGTH
from engine.games import GAMES
from tests.support.limits import assert_taken, worst_people
from tests.support.service import NOON, table_of_four
from tests.support.sizes import in_turn

PEOPLE = worst_people(MOST_PEOPLE)


@pytest.mark.parametrize("language", in_turn(LANGUAGES))
def test_every_page_fits_however_many_come(language):
    t = texts(language)
    for game, kind in GAMES.items():
        meeting = Meeting(kind.rules(), Options(), NOON, Form.INDIVIDUAL, zone="Europe/Prague")
        appointment = Appointment(10**9, *[10**18] * 3, None, PEOPLE[0], meeting, tuple(PEOPLE), {})
        tables = []
        for people in parties(PEOPLE, kind.most_seats(kind.rules())):
            table = table_of_four()
            table.id, table.seats.kept, table.clock.kept_until = 10**9, dict(enumerate(people)), NOON
            tables.append(table)
        for outcome in Outcome:
            assert_taken(closed_page(appointment, outcome, t), (language, game, outcome))
            page = time_page(appointment, outcome, tables if outcome is Outcome.BEGUN else [], t, late=True)
            assert_taken(page, (language, game, outcome))
        accounts = [person.user_id for person in PEOPLE]
        assert_taken(time_page(appointment, Outcome.BEGUN, [], t, late=True, called=accounts), (language, game))
        assert_taken(reminder_page(appointment, accounts, t), (language, game))
        assert_taken(ways_page(appointment, PEOPLE[0], t), (language, game))
        assert_taken(appointment_page(appointment, t), (language, game))
        assert len(appointment_line(appointment, t)) <= TIME_LENGTH
        # Discord takes names of events of 100 characters.
        assert len(what_is_played(appointment, t)) <= 100
