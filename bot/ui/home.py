"""Home: what waits for a person, the deals of today, and the ways to all that there is, a few at a time."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from bot.i18n.texts import Texts
from bot.model.across import FindTable, Wait
from bot.model.actions import ShowLevels
from bot.model.appointment import Appointment
from bot.model.challenge import ShowChallenges
from bot.model.daily import OpenDaily
from bot.model.forms import offered
from bot.model.home import (
    ChallengeFriend,
    ChooseEvening,
    ChooseHome,
    HandInRecord,
    InviteFriends,
    ListTables,
    OpenLastGame,
    OpenMatch,
    OpenPreferences,
    OpenPrivacy,
    OpenTable,
    OpenTableAt,
    Part,
    ShowHome,
)
from bot.model.ledger_pages import LedgerPage, LedgerTopic
from bot.model.lesson import TurnLesson
from bot.model.person import Person
from bot.model.rules import ShowRules
from bot.model.table import Table
from bot.ui.appointment import appointment_line
from bot.ui.daily import Standing
from bot.ui.formatting import GOLD, GREY, name, signed
from bot.ui.games import SCREENS
from bot.ui.offers import mistakes_buttons, puzzle_buttons
from bot.ui.pages import place_of, waiting_button
from bot.ui.reminder import MOST_TYPED, time_text
from bot.ui.rules import CONTENTS
from bot.ui.screen import (
    Block,
    Button,
    Choice,
    FileField,
    Form,
    People,
    PeopleField,
    Row,
    Screen,
    Select,
    Style,
    Text,
    TextField,
    rows,
)
from bot.ui.waiting import Waiting, waiting_lines
from engine.games import GAMES, with_duplicates

WAITING_LISTED: Final = 3
"""How much of what waits is told on Home itself."""


@dataclass(frozen=True, slots=True)
class Home:
    """What Home shows to a person."""

    person: Person
    game: str
    waiting: Waiting
    standings: Sequence[Standing]
    on_server: bool
    invited: Sequence[Table] = ()
    """The tables at which a seat is kept for the person."""
    agreed: Sequence[Appointment] = ()
    """The set times for which the person has signed up, or is asked to."""
    looking: int = 0
    """How many others look for people to play with."""
    mistake: bool = False
    """Whether a mistake of the person's own is due."""
    new: bool = False
    """Whether the person has not been dealt cards of the game here yet."""


def home_page(home: Home, t: Texts) -> Screen:
    """Show what waits, the deals of today, and five ways on; a list leads to the other games."""
    game = home.game
    kept = [t("home-invited", name=name(each.opener, t), place=place_of(each)) for each in home.invited]
    soon = [appointment_line(each, t) for each in home.agreed if each.has(home.person)]
    kept += [_asked(each, t) for each in home.agreed if not each.has(home.person)]
    waits = [*kept, *waiting_lines(home.waiting, t)]
    waits += [t("home-mistake")] if home.mistake else []
    waits += [t("home-looking", number=home.looking)] if home.looking else []
    told = waits[:WAITING_LISTED] + ([t("home-more", number=more)] if (more := len(waits) - WAITING_LISTED) > 0 else [])
    lines = [t("home-waits"), *told] if told else []
    lines += [t("home-soon"), *soon] if soon else []
    days = [t("home-days"), *(_day(each, t) for each in home.standings)]
    people = _to(Part.FRIENDS, "button-with-people", "👥", game, t) if home.on_server else _find(game, t)
    buttons = [
        Button(t("button-play"), ShowLevels(game), Style.GO, emoji="🃏"),
        people,
        *([_to(Part.SAME, "button-same-cards", "⚖️", game, t)] if game in with_duplicates() else []),
        *_learn_or_look_back(game, t, learn=home.new),
        _to(Part.MORE, "button-more", "➕", game, t),
    ]
    # Tables are linked to where they are listed; all else is opened on a page of its own.
    listed = len(waits) <= WAITING_LISTED and not (home.waiting.challenges or home.waiting.begun)
    more_waits = [waiting_button(t)] if home.waiting and not listed else []
    games = tuple(Choice(SCREENS[each].title(t), each, chosen=each == game) for each in GAMES)
    blocks: list[Block] = [Text(t("home-title", game=SCREENS[game].title(t)))]
    blocks += [Text("\n".join(part)) for part in (lines, days) if part]
    return Screen((*blocks, *rows(more_waits), *rows(buttons, 2), Select(ChooseHome(), games)), GOLD)


def _asked(appointment: Appointment, t: Texts) -> str:
    """Tell in one line of a set time and of who asks the person to come."""
    return t("home-asked", told=appointment_line(appointment, t), name=name(appointment.opener, t))


def _day(standing: Standing, t: Texts) -> str:
    """Tell of a game's deal of the day in one line: what the person has come to, and on how many days in a row."""
    tried = standing.tried
    state = "open" if tried is None else "played" if tried.ended else "begun"
    points = signed(tried.points) if tried is not None and tried.ended else ""
    told = t(f"home-day-{state}", game=SCREENS[standing.daily.game].title(t), points=points)
    return told if standing.streak < 2 else t("home-streak", told=told, days=standing.streak)


def people_page(game: str, t: Texts, *, across: bool) -> Screen:
    """Ask with whom to play: with people who are chosen from a list, with anybody here or anywhere, or later."""
    buttons = [
        Button(t("button-anybody"), OpenTable(game), Style.GO, emoji="👋"),
        Button(t("button-at-time"), OpenTableAt(game), emoji="📆"),
        *([_find(game, t)] if across else []),
        Button(t("button-tables"), ListTables(), emoji="🪑"),
        _home(game, t),
    ]
    blocks = (Text(t("home-people", game=SCREENS[game].title(t))), People(InviteFriends(game), _others(game)))
    return Screen((*blocks, *rows(buttons, 2)), GOLD)


def _others(game: str) -> int:
    """Return with how many others a game is played at most."""
    return max(GAMES[game].seats) - 1


def _find(game: str, t: Texts) -> Button:
    return Button(t("button-find-people"), FindTable(game, Wait.HALF), emoji="🌍")


def time_form(game: str, now: datetime, t: Texts) -> Form:
    """Ask when people meet, by the clock of whoever asks, which tells `now`, and who is asked to come."""
    when_ = TextField(t("home-when", now=time_text(now)), t("option-at-about"), MOST_TYPED)
    who = PeopleField(t("home-who"), t("home-who-about"), _others(game))
    return Form(t("button-at-time"), OpenTableAt(game), (when_, who))


def time_refused(game: str, why: str, t: Texts) -> Screen:
    """Say why people cannot meet then, and lead back to the window."""
    again = Button(t("button-at-time"), OpenTableAt(game), Style.GO, emoji="📆")
    return Screen((Text(why), Row((again,))), GREY)


def record_form(t: Texts) -> Form:
    """Ask for a record to look back on."""
    return Form(t("button-record-in"), HandInRecord(), (FileField(t("home-record"), t("option-record-about")),))


def same_page(game: str, t: Texts, *, on_server: bool, match: bool) -> Screen:
    """Ask with whom to compare: with everybody, a friend, the others here, or, with `match`, another server."""
    buttons = [
        Button(t("button-daily"), OpenDaily(game), Style.GO, emoji="📅"),
        Button(t("button-challenges"), ShowChallenges(game), emoji="⚔️"),
    ]
    if not on_server:
        return Screen((Text(t("home-same", game=SCREENS[game].title(t))), *rows([*buttons, _home(game, t)], 2)), GOLD)
    buttons += [Button(t("button-match"), OpenMatch(game), emoji="🏟️")] if match else []
    told = Text(t("home-same", game=SCREENS[game].title(t)))
    forms = tuple(Choice(t(f"button-form-{form}"), form) for form in offered(game))
    evening = Select(ChooseEvening(game), forms, label=t("home-evening"))
    friend = (Text(t("home-challenge")), People(ChallengeFriend(game), 1))
    return Screen((told, *rows([*buttons, _home(game, t)], 2), evening, *friend), GOLD)


def back_page(game: str, person: int, t: Texts, *, on_server: bool, last: bool) -> Screen:
    """Offer one's own games, the `last` of them where there is one, and mistakes; `person` is one's key."""
    mine = LedgerPage(game, LedgerTopic.HISTORY, player=person)
    buttons = [
        *([Button(t("button-last-game"), OpenLastGame(game), Style.GO, emoji="🔍")] if last else []),
        *([Button(t("button-my-games"), mine, emoji="📜")] if on_server else []),
        *mistakes_buttons(game, t),
        *puzzle_buttons(game, t),
        Button(t("button-record-in"), HandInRecord(), emoji="📄"),
    ]
    told = Text(t("home-back", game=SCREENS[game].title(t)))
    return Screen((told, *rows([*buttons, _home(game, t)], 2)), GOLD)


def more_page(game: str, t: Texts, *, on_server: bool, new: bool = False) -> Screen:
    """Offer what is left: learning, or looking back to who is new, standings, preferences and one's data."""
    standings = Button(t("button-standings"), LedgerPage(game, LedgerTopic.STANDINGS), emoji="🏅")
    buttons = [
        *_learn_or_look_back(game, t, learn=not new),
        Button(t("button-rules"), ShowRules(game, CONTENTS), emoji="📖"),
        *([standings] if on_server else []),
        Button(t("button-preferences"), OpenPreferences(), emoji="⚙️"),
        Button(t("button-privacy"), OpenPrivacy(), emoji="🔒"),
        _home(game, t),
    ]
    return Screen((Text(t("home-all", game=SCREENS[game].title(t))), *rows(buttons, 2)), GOLD)


def _learn_or_look_back(game: str, t: Texts, *, learn: bool) -> list[Button]:
    """Make the button to a game's lesson, or to one's games: who has not played yet looks for the lesson first."""
    if not learn:
        return [_to(Part.BACK, "button-look-back", "🔎", game, t)]
    return [Button(t("button-learn"), TurnLesson(game), emoji="🎓")] if SCREENS[game].lesson is not None else []


def _to(part: Part, key: str, sign: str, game: str, t: Texts) -> Button:
    return Button(t(key), ShowHome(game, part), emoji=sign)


def _home(game: str, t: Texts) -> Button:
    return Button(t("button-home"), ShowHome(game), emoji="🏠")
