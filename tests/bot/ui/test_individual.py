"""The pages of evenings for which people sign up fit on a message of Discord, whoever plays, however long."""

from datetime import timedelta
from functools import cache

import pytest

from bot.i18n.texts import LANGUAGES, texts
from bot.model.evening import MOST_DEALS, Evening, Play
from bot.model.event import Form
from bot.model.forms import MOVEMENTS
from bot.model.movement import Movement, seats_of
from bot.model.pairs import MOST_PAIRS, ROUND, matches_for
from bot.model.signing_up import Entrant, Entries
from bot.ui.evening import deal_page, evening_rules
from bot.ui.individual import page_of, sign_up_page
from tests.support.limits import assert_taken, worst_people
from tests.support.service import NOON
from tests.support.sizes import in_turn

MOST_PEOPLE = Movement.most
PEOPLE = worst_people(MOST_PEOPLE)


@cache
def rounds_of(deals):
    """Who meets in the rounds of so many deals; to find that out for as many pairs as can play takes long."""
    if not deals:
        return ()
    before = rounds_of(deals - ROUND)
    return (*before, matches_for(range(MOST_PAIRS), before))


@cache
def evening(game, form, shown, *, over=False, due=False):
    """As many people as can play, with names that take as much room as names can; 0 for those who sign up."""
    deals = MOST_DEALS if shown else 0
    rounds = rounds_of(deals) if form is Form.PAIRS else ()
    # Each but the last one wants the next, so that nobody has a partner yet.
    entrants = tuple(Entrant(person, at, wants=None if deals else at + 1) for at, person in enumerate(PEOPLE))
    due_at = NOON if due or not shown else None
    movement, seats = MOVEMENTS[form], seats_of(game)
    places = MOST_PEOPLE if shown else 0
    entries = Entries(movement, places, due_at, entrants, rounds=rounds)
    plays = tuple(
        Play(table, deal, deal * 100 + table, table if deal <= shown else None, tuple(PEOPLE[at] for at in numbers))
        for deal in range(1, min(deals, shown + (not due)) + 1)
        for table, numbers in enumerate(movement.tables(seats, places, rounds, deal), start=1)
    )
    seeds, strong = tuple(bytes([deal]) * 32 for deal in range(deals)), (None,) * deals
    return Evening(7, 1, 2, game, NOON + timedelta(hours=6), shown, over, seeds, strong, plays, entries, form)


@pytest.mark.parametrize("language", in_turn(LANGUAGES))
def test_every_page_fits_however_many_play(language):
    t = texts(language)
    for game, form in (("stovkahra", Form.INDIVIDUAL), ("trappola", Form.INDIVIDUAL), ("stovkahra", Form.PAIRS)):
        stages = (
            evening(game, form, 0),
            evening(game, form, 1),
            evening(game, form, MOST_DEALS - 1, due=True),
            evening(game, form, MOST_DEALS, over=True),
        )
        for at, each in enumerate(stages):
            pages = [page_of(each, t), page_of(each, t, PEOPLE[0].user_id), sign_up_page(each, t)]
            pages.append(evening_rules(each, t))
            pages += [deal_page(each, deal, t) for deal in range(1, each.shown + 1)][-1:]
            for number, page in enumerate(pages):
                assert_taken(page, (language, game, form, at, number))
