"""Every clock of the world is found by typing a city, in each language, or a country."""

from datetime import UTC, datetime
from zoneinfo import ZoneInfo, available_timezones

import pytest

from bot.i18n.texts import LANGUAGES, texts
from bot.model.reminder import zones
from bot.ui.reminder import MOST_LISTED, zones_called
from tests.support.sizes import some

CONTINENTS = {zone.split("/")[0] for zone in zones() if "/" in zone} - {"Etc"}
MOMENTS = [datetime(2027, month, 15, tzinfo=UTC) for month in (1, 4, 7, 10)]


def offsets(zone: str) -> list[object]:
    return [moment.astimezone(ZoneInfo(zone)).utcoffset() for moment in MOMENTS]


@pytest.mark.parametrize("language", some(list(LANGUAGES), 1))
def test_every_clock_is_found_by_its_city(language):
    t = texts(language)
    for zone in available_timezones():
        continent, _, city = zone.rpartition("/")
        if continent.split("/")[0] in CONTINENTS:
            found = zones_called(city.replace("_", " "), t)
            assert any(offsets(each) == offsets(zone) for each in found), zone
    for zone in zones():
        assert zone in zones_called(t.city(zone), t), zone


def test_a_country_gives_its_clocks_and_what_is_no_place_gives_none():
    assert zones_called("Česko", texts("cs")) == ["Europe/Prague"]
    assert zones_called("deutschland", texts("de"))[0] == "Europe/Berlin"
    assert len(zones_called("united states", texts())) == MOST_LISTED
    assert zones_called("Nowhere", texts()) == zones_called("  ", texts()) == []
