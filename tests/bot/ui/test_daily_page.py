"""What the page of a deal of the day promises: it fits the screen of a phone, and explains itself when asked."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from datetime import date

import pytest

from bot.i18n.texts import LANGUAGES, Texts, texts
from bot.model.daily import (
    Daily,
    ExplainDaily,
    ShowDaily,
    ShowDailyMore,
    ShowDailySeal,
    ShowEarlierDays,
    ShowField,
    ShowRanks,
)
from bot.model.event import Field, Try
from bot.ui.daily import Standing, daily_explained, daily_more, daily_page
from bot.ui.phone import SCREEN, height
from bot.ui.screen import Screen
from engine.game import TrickMade
from engine.games import with_duplicates
from tests.support.service import buttons, words
from tests.support.sizes import in_turn

FIELD = Field({-120: 3000, 113: 4000, 133: 2})
MADE = tuple(TrickMade(points > 0, points, points > 50) for points in (12, 2, 4, 52, -15, 3, 22, -10))
OWN, DAYS = Try(5, 113, ended=True), 365


def daily(game: str) -> Daily:
    strong = (12, -8, 4, 26, -11, 3, 10, -2)
    known = {"strong": 112, "perfect": 133, "strong_tricks": strong}
    return Daily(event=1, number=1, day=date(2026, 12, 26), game=game, seed=bytes(32), **known)


def standings(game: str) -> Iterator[Standing]:
    """All that the page of a deal may tell, each at its longest."""
    here = daily(game)
    unknown = replace(here, strong=None, perfect=None, strong_tricks=None)
    over = replace(here, closed=True)
    yield Standing(here, None, Field({}), 0)
    yield Standing(here, None, FIELD, DAYS, yesterday=(113, FIELD), had_before=True)
    for had_before in (True, False):
        yield Standing(here, OWN, FIELD, DAYS, made=MADE, had_before=had_before)
        yield Standing(unknown, OWN, FIELD, DAYS, had_before=had_before)
        yield Standing(here, OWN, FIELD, DAYS, made=MADE, over=True, had_before=had_before)
        yield Standing(over, OWN, FIELD, DAYS, made=MADE, over=True, had_before=had_before)
        left_off = replace(OWN, left_off=True)
        yield Standing(over, left_off, FIELD, DAYS, over=True, had_before=had_before)
        yield Standing(over, None, FIELD, DAYS, over=True, had_before=had_before)


def does(screen: Screen, action: type) -> list[object]:
    return [button.does for button in buttons(screen) if isinstance(button.does, action)]


@pytest.mark.parametrize("game", with_duplicates())
@pytest.mark.parametrize("language", in_turn(LANGUAGES))
def test_the_page_of_a_deal_of_the_day_is_no_higher_than_the_screen_of_a_phone(game: str, language: str) -> None:
    t: Texts = texts(language)
    for standing in standings(game):
        page = daily_page(standing, t)
        assert height(page.blocks) <= SCREEN, (standing, words(page))
        explained = daily_explained(standing.daily, standing.daily.seal, t)
        assert height(explained.blocks) <= SCREEN, words(explained)


@pytest.mark.parametrize("game", with_duplicates())
def test_each_page_leads_to_how_it_works_with_its_seal_and_to_the_days_before(game: str) -> None:
    t = texts()
    for standing in standings(game):
        page, closed = daily_page(standing, t), standing.daily.closed
        assert len(does(page, ShowField)) == closed
        assert len(buttons(page)) <= 6
        if standing.tried is None:
            assert does(page, ShowDaily) == ([ShowDaily(game, "2026-12-25")] if standing.had_before else [])
            assert len(does(page, ShowEarlierDays)) == (closed or not standing.had_before)
        else:
            assert does(page, ShowDailyMore) == [ShowDailyMore(game, "2026-12-26", standing.daily.seal)]
            page = daily_more(standing, standing.daily.seal, t)
            assert len(does(page, ShowEarlierDays)) == 1 and len(buttons(page)) <= 6
        assert does(page, ExplainDaily) == [ExplainDaily(game, "2026-12-26", standing.daily.seal)]
        assert len(does(page, ShowRanks)) == 1
    published = 64 * "a"
    explained = daily_explained(daily(game), published, t)
    assert does(explained, ShowDailySeal) == [ShowDailySeal(game, "2026-12-26", published)]
    assert all(t(key) in words(explained) for key in ("daily-how", "daily-row-how", "daily-row-mixed"))
