"""The options of a table besides its rules, and the settings of a server."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from datetime import timedelta
from enum import StrEnum
from typing import Annotated, Any, Final

from pydantic import PlainSerializer, PlainValidator, TypeAdapter

from bot.cards import Deck
from bot.i18n.texts import DEFAULT
from bot.model.actions import TableAction, at_table
from bot.model.errors import Refusal
from bot.model.limits import DEFAULT_LIMITS, Limits
from bot.model.season import Calendar
from engine.game import Rules
from engine.games import GAMES, USUAL, AnyKind, kind_of
from engine.record_fields import options_of
from engine.routes import Written


class Pace(StrEnum):
    """How fast computers play."""

    SLOW = "slow"
    NORMAL = "normal"
    FAST = "fast"

    @property
    def seconds(self) -> float:
        """The least seconds between the last move and a computer's move."""
        return {Pace.SLOW: 2.5, Pace.NORMAL: 0.9, Pace.FAST: 0.4}[self]


class Clock(StrEnum):
    """How long a move may take before a computer makes it."""

    NONE = "none"
    HALF = "half-minute"
    MINUTE = "minute"
    TWO = "two-minutes"
    DAY = "day"
    SHORT_BANK = "bank-five"
    """Five minutes for the cards of a game, and ten seconds for each."""
    LONG_BANK = "bank-fifteen"
    """Fifteen minutes, and twenty seconds."""

    @property
    def time(self) -> timedelta | None:
        """The time for one move, beside a bank; `None` for no limit."""
        return _TIMES.get(self)

    @property
    def is_slow(self) -> bool:
        """Whether there is so much time for a move that something can be said in advance."""
        return self is Clock.DAY

    @property
    def bank(self) -> timedelta | None:
        """The time for all cards of a game together, which the time for one comes in addition to; `None` for none."""
        return _BANKS.get(self)

    @property
    def longest(self) -> timedelta | None:
        """The longest time that one move may take; `None` for no limit."""
        return self.time + self.bank if self.time is not None and self.bank is not None else self.time


_TIMES: Final = {
    **{Clock.HALF: timedelta(seconds=30), Clock.MINUTE: timedelta(minutes=1), Clock.TWO: timedelta(minutes=2)},
    **{Clock.DAY: timedelta(days=1), Clock.SHORT_BANK: timedelta(seconds=10), Clock.LONG_BANK: timedelta(seconds=20)},
}
_BANKS: Final = {Clock.SHORT_BANK: timedelta(minutes=5), Clock.LONG_BANK: timedelta(minutes=15)}


class Ping(StrEnum):
    """After how long a player whose turn it is, without an open hand, is mentioned."""

    OFF = "off"
    SOON = "minute"
    LATER = "five-minutes"
    HOUR = "hour"

    @property
    def grace(self) -> timedelta | None:
        """The time from a player's turn to the mention; `None` for never."""
        minutes = {Ping.SOON: 1, Ping.LATER: 5, Ping.HOUR: 60}
        return timedelta(minutes=minutes[self]) if self in minutes else None


class Pause(StrEnum):
    """How long a table waits before each deal but the first."""

    SHORT = "short"
    NORMAL = "normal"
    LONG = "long"

    def of(self, usual: timedelta) -> timedelta:
        """Return the time that a table waits where `usual` is the normal pause, which operators set.

        >>> [pause.of(timedelta(seconds=12)).seconds for pause in Pause]
        [5, 12, 30]
        """
        return usual * {Pause.SHORT: 5 / 12, Pause.NORMAL: 1, Pause.LONG: 2.5}[self]


class TableLook(StrEnum):
    """How the public message shows a running game; at the end of a deal there is always a picture."""

    TEXT = "text"
    PICTURE = "picture"
    """As a picture, which a button tells in words."""


class Stoppers(StrEnum):
    """Who may ask for the end of a series whose cards are dealt; somebody of each other side has to agree.

    A moderator who does not play there ends it alone, whatever is chosen.
    """

    PLAYERS = "players"
    """Everybody who plays."""
    OPENER = "opener"
    """The person who opened the table, or everybody where that person does not play."""
    MODERATORS = "moderators"
    """Nobody but a moderator who does not play."""


class Newcomers(StrEnum):
    """When somebody new gets the seat of a computer in a series under way."""

    BETWEEN_DEALS = "between-deals"
    """With the next deal, so that nobody sees a hand and leaves."""
    AT_ONCE = "at-once"


class Partners(StrEnum):
    """How it comes who plays with whom, in a game with partners."""

    AGREED = "agreed"
    """Everybody chooses by sitting down."""
    DRAWN = "drawn"
    """By lot when play begins, whoever sat where."""


@dataclass(frozen=True, slots=True)
class Options:
    """The options of a table besides its rules."""

    pace: Pace = Pace.NORMAL
    hints: bool = False
    """Whether people may ask what a strong player would do."""
    clock: Clock = Clock.NONE
    ping: Ping = Ping.SOON
    thread: bool = False
    """Whether the table is played in a thread of its own."""
    look: TableLook = TableLook.PICTURE
    pause: Pause = Pause.NORMAL
    newcomers: Newcomers = Newcomers.BETWEEN_DEALS
    partners: Partners = Partners.AGREED


DEFAULT_OPTIONS: Final = Options()


UsualRules = Annotated[
    Rules,
    PlainValidator(lambda stored: rules_from(USUAL, stored if isinstance(stored, dict) else asdict(stored))),
    PlainSerializer(asdict),
]
"""The rules of the usual game; in JSON an object with the value of each option."""


@dataclass(frozen=True, slots=True)
class GuildSettings:
    """The settings of a server, which its moderators change."""

    language: str | None = None
    """The language of public messages; `None` for the server's own at Discord."""
    deck: Deck = Deck.GERMAN
    """The deck of public messages."""
    channels: tuple[int, ...] = ()
    """The channels where tables may be opened; all of them if there are none."""
    rules: UsualRules = field(default_factory=GAMES[USUAL].rules)
    """The rules of new tables of the usual game, unless whoever opens one chooses others."""
    options: Options = DEFAULT_OPTIONS
    stoppers: Stoppers = Stoppers.PLAYERS
    limits: Limits = DEFAULT_LIMITS
    daily_table: bool = True
    """Whether there is a table of those who try the deal of the day here."""
    daily_channel: int | None = None
    """The channel that is told of each day's deal; `None` for no channel."""
    seasons: Calendar = field(default_factory=Calendar)
    role: int | None = None
    """The role that is mentioned when a table opens, instead of people; `None` for people."""
    for_research: bool = False
    """Whether the moderators agree that finished games are given for research, without names."""

    across: bool = False
    """Whether the moderators agree that people here wait for tables across servers, and are called here."""
    across_channel: int | None = None
    """The channel that shows the tables across servers that people here have found; `None` for none."""

    def rules_of(self, kind: AnyKind) -> Rules:
        """Return the rules of a new table of a game; only those of the usual game are a server's settings."""
        return self.rules if kind.rules is type(self.rules) else kind.rules()


@dataclass(frozen=True, slots=True)
class Guild:
    """A server."""

    id: int
    locale: str = DEFAULT
    """The server's language at Discord, if there are texts in it."""
    settings: GuildSettings = field(default_factory=GuildSettings)
    being_deleted: bool = False
    """Whether all data of the server are being deleted, because the bot was away for too long."""

    @property
    def speaks(self) -> str:
        """The language of public messages."""
        return self.settings.language or self.locale


STORED_OPTIONS: Final = TypeAdapter(Options)
"""Options as JSON and back: a missing field gets its default, an unknown field is ignored."""
STORED_SETTINGS: Final = TypeAdapter(GuildSettings)


def rule_options(game: str) -> Mapping[str, tuple[object, ...]]:
    """Return the options of a game's rules, each with its values, the default first.

    >>> rule_options("trappola")
    {'deals': (4, 2, 6, 8)}
    """
    return options_of(GAMES[game].rules)


def in_order(values: Sequence[object]) -> list[object]:
    """Return the values of an option as people choose from them: numbers in rising order, all else as it stands.

    >>> in_order((10, 20, 1, 3, 5)), in_order(("closed", "open"))
    ([1, 3, 5, 10, 20], ['closed', 'open'])
    """
    return sorted(values, key=lambda value: value if isinstance(value, int) else 0)


def rules_from(game: str, options: Mapping[str, Any]) -> Rules:
    """Make a game's rules from its options; raise `ValidationError` for an unknown option or value."""
    rules = GAMES[game].rules
    if rules not in _CHECKED:
        # To make what checks them takes far longer than to check them, and every server's settings have to be checked.
        _CHECKED[rules] = TypeAdapter(rules)
    return _CHECKED[rules].validate_python(dict(options))


_CHECKED: Final[dict[type[Rules], TypeAdapter[Rules]]] = {}


def agreed_terms(
    guild: Guild, game: str, rules: Mapping[str, Any], options: Mapping[str, Any]
) -> tuple[Rules, Options]:
    """Return a new table's rules, and its options; those options that are not given are the server's."""
    return rules_from(game, rules), STORED_OPTIONS.validate_python(asdict(guild.settings.options) | dict(options))


# Options that are changed before the first deal

TABLE_LISTS: Final[Mapping[str, type[StrEnum]]] = {"pace": Pace, "pause": Pause, "clock": Clock, "ping": Ping}
"""The options of any table of which one of several values is chosen."""
OptionName = Annotated[str, Written("[a-z]{1,20}")]
SWITCHES: Final = "switches"
"""The name of the list of all options that are either on or off."""


def lists_of(game: str) -> Mapping[str, tuple[object, ...]]:
    """Return the options of a game's tables of which one of several values is chosen, those of its rules first.

    >>> list(lists_of("trappola"))
    ['deals', 'pace', 'pause', 'clock', 'ping']
    """
    rules = {name: values for name, values in rule_options(game).items() if not _is_switch(values)}
    return rules | {name: tuple(values) for name, values in TABLE_LISTS.items()}


def switches_of(game: str) -> Mapping[str, tuple[object, object]]:
    """Return the options of a game's tables that are either off or on, with the values for off and for on.

    >>> list(switches_of("bulka"))
    ['alifer', 'cup', 'hints', 'look', 'newcomers']
    """
    rules = {name: ("off", "on") for name, values in rule_options(game).items() if _is_switch(values)}
    newcomers = Newcomers.BETWEEN_DEALS, Newcomers.AT_ONCE
    partners = {"partners": (Partners.AGREED, Partners.DRAWN)} if GAMES[game].partners else {}
    look = TableLook.TEXT, TableLook.PICTURE
    return {**rules, "hints": (False, True), "look": look, "newcomers": newcomers, **partners}


def _is_switch(values: Sequence[object]) -> bool:
    return set(values) == {"on", "off"}


def chosen_of(game: str, option: str, texts: Sequence[str]) -> dict[str, object]:
    """Return the options that somebody has changed, with their new values, by the texts chosen in a list.

    Raise `Refusal` where the game has no such option or value.

    >>> chosen_of("trappola", "deals", ["6"])
    {'deals': 6}
    """
    switches, lists = switches_of(game), lists_of(game)
    if option == SWITCHES and set(texts) <= set(switches):
        return {name: values[name in texts] for name, values in switches.items()}
    found = [value for value in lists.get(option, ()) if [str(value)] == list(texts)]
    if not found:
        raise Refusal("unknown-button")
    return {option: found[0]}


def with_chosen(rules: Rules, options: Options, chosen: Mapping[str, object]) -> tuple[Rules, Options]:
    """Return rules and options in which some have another value."""
    own = {name: value for name, value in chosen.items() if name in asdict(rules)}
    other: dict[str, Any] = {name: value for name, value in chosen.items() if name not in own}
    return rules_from(kind_of(rules).name, asdict(rules) | own), replace(options, **other)


class OptionsPage(StrEnum):
    """Which of the options are shown."""

    USUAL = "usual"
    """Those that are changed most often."""
    MORE = "more"


@at_table("options")
@at_table("options {page}")
@dataclass(frozen=True, slots=True)
class ShowOptions(TableAction):
    """Show the options of a table that can be changed before the first deal."""

    page: OptionsPage = OptionsPage.USUAL


@at_table("agree {page}")
@dataclass(frozen=True, slots=True)
class ChooseOptions(TableAction):
    """Change the options of a page, as they were chosen in a window, before the first deal."""

    page: OptionsPage
    values: tuple[str, ...] = ()
    """What was chosen in each list, which the custom_id does not tell."""


@at_table("option {option}")
@dataclass(frozen=True, slots=True)
class ChooseOption(TableAction):
    """Change an option of a table before the first deal, on a page that was shown in place of windows once."""

    option: OptionName
    values: tuple[str, ...] = ()
    """What was chosen in the list, which the custom_id does not tell."""


@at_table("thread")
@dataclass(frozen=True, slots=True)
class PlayInThread(TableAction):
    """Move a table into a thread of its own before the first deal."""
