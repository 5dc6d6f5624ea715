"""What decided a deal is told at its end: to all by name, in one's own hand as “you”, and nowhere before its time."""

import pytest

from bot.i18n.texts import LANGUAGES, texts
from bot.model.decisive import decisive
from bot.model.duplicate import DAILY, Duplicate
from bot.model.table import Status
from bot.ui.board import board, pictured_board, settled
from bot.ui.decisive import moment_lines
from bot.ui.panel import panel
from tests.bot.ui.test_one_look import PICTURE
from tests.bot.ui.test_reckoning import COUNTED, at_a_table
from tests.support.service import words
from tests.support.sizes import in_turn

MARK = "⚡"


@pytest.mark.parametrize("name", in_turn(COUNTED))
@pytest.mark.parametrize("language", in_turn(LANGUAGES))
def test_a_moment_is_told_by_name_to_all_and_as_you_to_who_was_in_it(name, language):
    t, seen = texts(language), 0
    for game in (game for seed in range(8) for game in COUNTED[name].by_chance(seed)):
        table = at_a_table(game)
        moment = decisive(table)
        for screen in (board(table, t), pictured_board(table, PICTURE, t)):
            assert words(screen).count(MARK) == (moment is not None), words(screen)
        # What is left of a message when the next deal is dealt names no card of the deal before.
        assert MARK not in words(settled(table, None, t))
        if moment is None:
            continue
        assert COUNTED[name].over(game)
        assert all(line in words(pictured_board(table, PICTURE, t)) for line in moment_lines(table, t))
        (public,), (own,) = moment_lines(table, t), moment_lines(table, t, moment.seat)
        assert own in words(panel(table, moment.seat, t)) and own != public
        seen += 1
    assert seen > 3


@pytest.mark.parametrize("name", in_turn(COUNTED))
def test_of_a_deal_that_others_play_too_and_of_one_that_was_stopped_nothing_is_told(name):
    ended = (game for seed in range(20) for game in COUNTED[name].by_chance(seed) if COUNTED[name].over(game))
    table = next(table for table in map(at_a_table, ended) if decisive(table) is not None)
    for field, value in (("duplicate", Duplicate(DAILY, "2026-05-01")), ("status", Status.STOPPED)):
        before = getattr(table, field)
        setattr(table, field, value)
        assert decisive(table) is None, field
        setattr(table, field, before)
    assert decisive(table) is not None
