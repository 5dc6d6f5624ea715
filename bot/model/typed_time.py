"""What people write for a time, in five languages, by the clock of whoever writes.

What may mean this or that is refused: to be asked again is better than to be misunderstood.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from datetime import UTC, date, datetime, time, timedelta
from itertools import count
from typing import Final
from zoneinfo import ZoneInfo

from bot.model.errors import Refusal


def _words(listed: str) -> frozenset[str]:
    return frozenset(listed.split())


FURTHEST: Final = timedelta(days=60)
"""How far ahead people may agree on a time."""
WEEK: Final = 7
NOON: Final = 12
DAYS_AHEAD: Final[Mapping[str, int]] = {
    **dict.fromkeys(_words("today tonight dnes heute ma azi astazi diseara deseara"), 0),
    **dict.fromkeys(_words("tomorrow tmr tmrw zitra morgen holnap maine"), 1),
    **dict.fromkeys(_words("overmorrow pozitri ubermorgen holnaputan poimaine"), 2),
}
"""How many days from today a word means."""
WEEKDAYS: Final[Mapping[str, int]] = {
    word: day
    for day, words in enumerate(
        (
            "mon monday po pondeli mo montag hetfo hetfon lu luni lunea",
            "tue tues tuesday ut utery di dienstag kedd kedden marti martea",
            "wed wednesday st streda stredu mi mittwoch sze szerda szerdan miercuri miercurea",
            "thu thur thurs thursday ct ctvrtek do donnerstag csu csutortok csutortokon joi joia",
            "fri friday pa patek fr freitag pen pentek penteken vi vineri vinerea",
            "sat saturday sobota sobotu sa samstag sonnabend szo szombat szombaton sambata",
            "sun sunday ne nedele nedeli sonntag vas vasarnap du duminica",
        )
    )
    for word in words.split()
}
"""What people call the days of the week in the five languages, without accents.

Not "so", which is Saturday to Czechs and Sunday to Germans: whoever writes it is asked again."""
MONTHS: Final[Mapping[str, int]] = {
    word: month
    for month, words in enumerate(
        (
            "jan january leden ledna januar januarban januarie ianuarie ian",
            "feb february unor unora februar februarban februarie",
            "mar march brezen brezna marz marcius marciusban martie",
            "apr april duben dubna aprilis aprilisban aprilie",
            "may kveten kvetna mai majus majusban",
            "jun june cerven cervna juni junius juniusban iunie iun",
            "jul july cervenec cervence juli julius juliusban iulie iul",
            "aug august srpen srpna augusztus augusztusban",
            "sep sept september zari szeptember szept szeptemberben septembrie",
            "oct october rijen rijna okt oktober oktoberben octombrie",
            "nov november listopad listopadu novemberben noiembrie noi",
            "dec december prosinec prosince dez dezember decemberben decembrie",
        ),
        start=1,
    )
    for word in words.split()
}
"""What people call the months, without accents."""
NEXT: Final = _words("next pristi nachste nachsten nachster nachstes jovo viitor viitoare")
"""Words that put a day of the week into the week that follows this one."""
EVENING: Final = _words("evening tonight afternoon pm vecer odpoledne abend abends nachmittag este delutan") | _words(
    "seara diseara deseara dupa-amiaza"
)
"""Words by which an hour is one of the second half of the day."""
AT_NOON: Final = _words("noon poledne mittag mittags delben pranz amiaza")
AT_MIDNIGHT: Final = _words("midnight pulnoci pulnoc mitternacht ejfel ejfelkor miezul-noptii")
"""Words for the midnight that comes."""
FILLERS: Final = _words(
    "at on this the of um am den der v ve o na la ora pe orakor kor jen jan en an uhr hod hodin h a az"
)
"""Words beside a day or a time that say nothing more."""

STAMP: Final = re.compile(r"<t:(?P<seconds>\d{1,11})(?::[a-z])?>")
"""A time as Discord writes it."""
NAMES: Final = "|".join(sorted(MONTHS, key=len, reverse=True))
DATES: Final = tuple(
    re.compile(pattern)
    for pattern in (
        r"\b(?P<year>\d{4})-(?P<month>\d{1,2})-(?P<day>\d{1,2})(?:t|\b)",
        r"\b(?P<year>\d{4})\. ?(?P<month>\d{1,2})\. ?(?P<day>\d{1,2})\b\.?",
        r"\b(?P<day>\d{1,2})\. ?(?P<month>\d{1,2})\.(?: ?(?P<year>\d{4})\b)?",
        # Without its last dot it is a date only beside what is surely a time.
        r"\b(?P<day>\d{1,2})\.(?P<month>\d{1,2})(?= .*\d ?(?::\d|[ap]m|h\b|uhr|hod|ora))",
        rf"\b(?P<day>\d{{1,2}})(?:\.|st|nd|rd|th)? ?(?P<name>{NAMES})\b\.?(?: (?P<year>\d{{4}})\b)?",
        rf"\b(?P<name>{NAMES})\b\.? ?(?P<day>\d{{1,2}})(?:\.|st|nd|rd|th|\b)(?![:.]?\d)"
        r"(?:-?(?:jen|jan|en|an|ei)\b)?(?: (?P<year>\d{4})\b)?",
    )
)
"""Dates, the surest first."""
HOUR_WORDS: Final = "uhr|hodin|hod|orakor|ora|kor|h"
CLOCKS: Final = tuple(
    re.compile(pattern)
    for pattern in (
        rf"\b(?P<hour>\d{{1,2}})[:.](?P<minute>\d{{2}})(?: ?(?P<mark>am|pm)\b)?(?:-? ?(?:{HOUR_WORDS})\b\.?)?(?![\d.])",
        r"\b(?P<hour>\d{1,2})h(?P<minute>\d{2})\b",
        r"\b(?P<hour>\d{1,2}) ?(?P<mark>am|pm)\b",
        rf"\b(?P<hour>\d{{1,2}}) ?(?P<word>{HOUR_WORDS})\b\.?",
        r"\b(?P<word>ora) (?P<hour>\d{1,2})\b",
        r"\b(?P<hour>\d{1,2})\b(?:-kor\b)?",
    )
)
"""Times, the surest first; a number alone is one only beside a word like *evening*."""
AHEAD: Final = re.compile(r"(?:in|za|peste|intr-o|intr-un|intr) (?P<before>.+)|(?P<after>.+) (?:mulva|from now)")
"""How long it is until then."""
HALF_AN_HOUR: Final = re.compile(
    r"(?:half an hour|pul hodiny|einer halben (?:stunde|std)|fel ora|(?:o )?jumatate de ora)\b"
)
ONE: Final = re.compile(r"\b(?:a|an|one|o|un|una|einer|einem|jednu|jeden|egy) (?=[a-z])")
SPAN: Final = re.compile(r"(?P<number>\d{1,4}(?:\.\d)?) ?(?:de )?(?P<unit>[a-z]+)\.?")
JOINS: Final = re.compile(r"(?:and|und|a|es|si|i)? ?")
UNITS: Final[Mapping[str, timedelta]] = {
    **dict.fromkeys(
        _words("h hour hours hod hodinu hodiny hodin std stunde stunden ora ore"),
        timedelta(hours=1),
    ),
    **dict.fromkeys(_words("m min mins minute minutes minuten minutu minuty minut perc"), timedelta(minutes=1)),
    **dict.fromkeys(_words("d day days den dny dni tag tage tagen nap zi zile"), timedelta(days=1)),
    **dict.fromkeys(
        _words("w week weeks tyden tydny tydnu woche wochen het saptamana saptamani"),
        timedelta(weeks=1),
    ),
}


def read_moment(text: str, zone: str, now: datetime) -> datetime:
    """Return the moment that a person means, who lives by the clock of a zone.

    >>> now = datetime(2026, 11, 27, 18, 30, tzinfo=UTC)
    >>> [read_moment(text, "Europe/Prague", now).isoformat() for text in ("20:00", "zítra 19.30", "in 2 hours")]
    ['2026-11-27T19:00:00+00:00', '2026-11-28T18:30:00+00:00', '2026-11-27T20:30:00+00:00']
    """
    words, clock = _bare(text), ZoneInfo(zone)
    if stamp := STAMP.fullmatch(words):
        moment = datetime.fromtimestamp(int(stamp["seconds"]), UTC)
    elif (ahead := AHEAD.fullmatch(words)) and (span := _span(ahead["before"] or ahead["after"])) is not None:
        # Days are those of the calendar: the same time by the clock, also where it is set meanwhile.
        local = now.astimezone(clock)
        whole = moment_at(local.date() + timedelta(days=span.days), local.time(), clock) if span.days else now
        moment = whole + timedelta(seconds=span.seconds)
    else:
        moment = _at(words, clock, now)
    if moment <= now:
        raise Refusal("at-past")
    if moment - now > FURTHEST:
        raise Refusal("at-far", days=FURTHEST.days)
    return moment


def _bare(text: str) -> str:
    """Return a text in small letters without accents, with single blanks."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    bare = "".join(each for each in letters if not unicodedata.combining(each))
    bare = re.sub(r"\b([ap])\. ?m\b\.?", r"\1m", bare).replace("miezul noptii", "miezul-noptii")
    bare = bare.replace("day after tomorrow", "overmorrow")
    return " ".join(re.sub(r",(?!\d)", " ", bare).replace(",", ".").split())


def _span(words: str) -> timedelta | None:
    """Return how long it is until then; `None` where that is not what these words say."""
    counted = ONE.sub("1 ", HALF_AN_HOUR.sub("30 min", words))
    if not counted[:1].isdecimal():
        counted = f"1 {counted}"
    if JOINS.fullmatch(SPAN.sub("", counted).strip()) is None:
        return None
    found = [(float(each["number"]), UNITS.get(each["unit"])) for each in SPAN.finditer(counted)]
    spans = [number * unit for number, unit in found if unit is not None]
    return sum(spans, timedelta()) if spans and len(spans) == len(found) else None


def _at(words: str, clock: ZoneInfo, now: datetime) -> datetime:
    """Return the moment of a time, with or without its day."""
    dated = next(filter(None, (pattern.search(words) for pattern in DATES)), None)
    left = _without(words, dated)
    said = set(re.split(r"[ .]+", left))
    at, left = _time(left, said)
    named = [word for word in re.split(r"[ .]+", left) if word and word not in FILLERS | EVENING - set(DAYS_AHEAD)]
    if at is None:
        # The midnight that comes is the first moment of the next day.
        return _day(named, dated, now.astimezone(clock).date() + timedelta(days=1), time(), clock, now)
    return _day(named, dated, None, at, clock, now)


def _without(words: str, found: re.Match[str] | None) -> str:
    return words if found is None else f"{words[: found.start()]} {words[found.end() :]}"


def _time(words: str, said: set[str]) -> tuple[time | None, str]:
    """Return a time and what else is said; `None` for midnight."""
    for named, at in ((AT_NOON, time(NOON)), (AT_MIDNIGHT, None)):
        if word := next(iter(named & said), None):
            return at, words.replace(word, " ", 1)
    found = next(filter(None, (pattern.search(words) for pattern in CLOCKS)), None)
    if found is None:
        raise Refusal("at-unreadable")
    parts = found.groupdict()
    hour, mark, later = int(parts["hour"]), parts.get("mark"), bool(EVENING & said)
    # A number alone may as well be a day.
    sure = parts.get("minute") or mark or parts.get("word") or later
    if not sure or (mark and not 1 <= hour <= NOON):
        raise Refusal("at-unreadable")
    if mark:
        hour = hour % NOON + (NOON if mark == "pm" else 0)
    elif later and hour < NOON:
        hour += NOON
    try:
        return time(hour, int(parts.get("minute") or 0)), _without(words, found)
    except ValueError:
        raise Refusal("at-unreadable") from None


def _day(
    named: list[str], dated: re.Match[str] | None, day: date | None, at: time, clock: ZoneInfo, now: datetime
) -> datetime:
    """Return the moment of a time on the day that is named, on a date, or on the next day on which it is to come."""
    today = now.astimezone(clock).date()
    following = [word for word in named if word in NEXT]
    days = [word for word in named if word in WEEKDAYS]
    ahead = [word for word in named if word in DAYS_AHEAD]
    if len(following) + len(days) + len(ahead) < len(named) or max(map(len, (following, days, ahead))) > 1:
        raise Refusal("at-unreadable")
    weekday = WEEKDAYS[days[0]] if days else None
    if dated is not None:
        on = _date(dated, today)
        if following or ahead or (weekday is not None and on.weekday() != weekday):
            raise Refusal("at-unreadable")
        return moment_at(on, at, clock)
    if ahead:
        if days or following:
            raise Refusal("at-unreadable")
        return moment_at((day or today) + timedelta(days=DAYS_AHEAD[ahead[0]]), at, clock)
    if following:
        if weekday is None:
            raise Refusal("at-unreadable")
        monday = today + timedelta(days=WEEK - today.weekday())
        return moment_at(monday + timedelta(days=weekday), at, clock)
    if weekday is not None:
        return _next(at, clock, now, WEEK, weekday - today.weekday())
    return _next(at, clock, now, 1)


def _date(found: re.Match[str], today: date) -> date:
    """Return a date; without a year it is the next such one."""
    parts = found.groupdict()
    month = MONTHS[parts["name"]] if parts.get("name") else int(parts["month"])
    years = [int(parts["year"])] if parts.get("year") else [today.year, today.year + 1]
    days = [day for year in years if (day := _valid(year, month, int(parts["day"]))) is not None]
    if not days:
        raise Refusal("at-unreadable")
    day = next((day for day in days if day >= today), days[0])
    # Before a moment is made of it: at either end of the calendar there is none by other clocks.
    if day < today:
        raise Refusal("at-past")
    if day - today > FURTHEST:
        raise Refusal("at-far", days=FURTHEST.days)
    return day


def _valid(year: int, month: int, day: int) -> date | None:
    try:
        return date(year, month, day)
    except ValueError:
        return None


def _next(at: time, clock: ZoneInfo, now: datetime, apart: int, first: int = 0) -> datetime:
    """Return the first moment that is still to come, of those some days apart."""
    local = now.astimezone(clock)
    days = (local.date() + timedelta(days=number) for number in count(first, apart))
    # By the clock first, so that a time which was left out today is not asked for.
    to_come = (moment_at(day, at, clock) for day in days if (day, at) > (local.date(), local.time()))
    return next(moment for moment in to_come if moment > now)


def moment_at(day: date, at: time, clock: ZoneInfo) -> datetime:
    """Return a moment by a clock; a time that comes twice is the first, and one that is left out is refused."""
    local = datetime.combine(day, at, clock)
    moment = local.astimezone(UTC)
    if moment.astimezone(clock).replace(tzinfo=None) != local.replace(tzinfo=None):
        raise Refusal("at-left-out")
    return moment
