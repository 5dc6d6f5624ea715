"""Tables across servers: who waits for one, who is brought together, and by which names they know one another."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from datetime import datetime, timedelta
from enum import IntEnum
from typing import Annotated, Final

from bot.model.actions import Action, TableAction, at_table, button
from bot.model.company import Blocks, stepping_back
from bot.model.daily import Equals
from bot.model.errors import Refusal
from bot.model.guest import Phrase
from bot.model.options import Clock, Guild, Options, rules_from
from bot.model.panel import Panel
from bot.model.person import Person
from bot.model.ratings import Rating
from bot.model.table import Table
from engine.game import Rules
from engine.games import GAMES, AnyKind
from engine.routes import Written

FILLED_AFTER: Final = timedelta(minutes=1)
"""How long the first of those who agree to computers has to wait until computers take the seats that are left."""
LEAVERS_WAIT: Final = timedelta(minutes=10)
"""How much longer, with each time after the first, somebody waits who has left tables across servers."""
LEFT_WITHIN: Final = timedelta(days=1)
"""For how long it counts that somebody has left such a table."""
MOST_WAITING: Final = 50
"""Among how many people who wait for a game a table is looked for: those who have waited longest."""
MOST_ASKING: Final = 3
"""Of how many people who have chosen somebody for a partner the page of that person tells."""
OPTIONS: Final = Options(clock=Clock.MINUTE)
"""The options of every table across servers: nobody lets strangers wait."""

MOST_SHOWN: Final = 5
"""How many tables a server shows at a time that go on."""

RATED: Final = 10
"""How many people stand in the rating of a game across servers."""
MET_LEAST: Final = 8
"""With how many different people somebody must have played to stand there: few accounts of one person do not."""
MET_WITHIN: Final = timedelta(days=365)
"""For how long after their last game it counts how many games two accounts have played with each other."""

UNNAMED = ""
"""How somebody is known across servers who has chosen no place: by no name."""
ANONYMOUS: Final = "Anonym"
"""What those are called who have chosen no name, understood in every language that the bot speaks."""
PLACES: Final[Mapping[str, str]] = {
    "praha": "Praha",
    "brno": "Brno",
    "ostrava": "Ostrava",
    "plzen": "Plzeň",
    "olomouc": "Olomouc",
    "bratislava": "Bratislava",
    "kosice": "Košice",
    "wien": "Wien",
    "graz": "Graz",
    "berlin": "Berlin",
    "muenchen": "München",
    "dresden": "Dresden",
    "budapest": "Budapest",
    "debrecen": "Debrecen",
    "szeged": "Szeged",
    "bucuresti": "București",
    "cluj": "Cluj",
    "timisoara": "Timișoara",
    "resita": "Reșița",
    "warszawa": "Warszawa",
    "krakow": "Kraków",
    "trieste": "Trieste",
}
"""The places by which one can be known, each as its people write it."""


class Wait(IntEnum):
    """For how many minutes somebody waits for a table."""

    QUARTER = 15
    HALF = 30
    HOUR = 60
    TWO_HOURS = 120

    @property
    def time(self) -> timedelta:
        """The time."""
        return timedelta(minutes=self)


@dataclass(frozen=True, slots=True)
class Candidate:
    """Somebody who has asked for a seat at tables across servers."""

    person: Person
    known_as: str
    """How they are known: `UNNAMED` or a place."""
    guild_id: int
    """The server on which they have asked, and where they are called; `NOWHERE` for by a direct message."""
    channel_id: int
    partner: int | None = field(default=None, kw_only=True)
    """The key of the person beside whom alone they sit down; `None` for whoever comes."""


@dataclass(frozen=True, slots=True)
class Waiting(Candidate):
    """A candidate who waits until there are enough of them."""

    game: str
    asked_at: datetime
    until: datetime
    computers: bool
    """Whether computers may take the seats that are left."""
    panel: Panel | None = None
    """The page that says that they wait, as long as it can be redrawn: it becomes the hand."""


@dataclass(frozen=True, slots=True)
class Queue:
    """How somebody's wait for a game stands, as its page shows it."""

    game: str
    known_as: str
    number: int = 0
    """How many people wait."""
    wait: Waiting | None = None
    """The person's own wait; `None` where they do not wait."""
    partner: Person | None = None
    """Whom they have chosen for a partner."""
    asking: Sequence[Person] = ()
    """Who waits too and has chosen them."""


Place = tuple[int, int]
"""A table, and a channel that shows it."""


@dataclass(frozen=True, slots=True)
class AcrossBoard:
    """Where a server shows a table across servers."""

    table_id: int
    guild: Guild
    channel_id: int
    message_id: int | None
    posted_at: datetime | None
    """When the message was posted last; `None` before the first."""
    version: str
    """What changes with each move, and with the end of the game."""
    put_away: bool

    @property
    def place(self) -> Place:
        """The table and the channel."""
        return self.table_id, self.channel_id

    @property
    def is_wanted(self) -> bool:
        """Whether somebody plays there, and the moderators still want it shown in this channel."""
        settings = self.guild.settings
        return settings.across and settings.across_channel == self.channel_id and not self.put_away


@dataclass(frozen=True, slots=True)
class Standing:
    """The rating of a game across servers, as somebody is shown it."""

    game: str
    best: Sequence[tuple[str, Rating]]
    """The highest ratings of those who want to stand there, each with the name by which they are known."""
    equal: Equals | None
    """How many people share the last place; `None` where they are named."""
    own: Rating | None
    """The rating of whoever looks; `None` before the first game."""
    listed: bool
    """Whether they want to stand there."""


def named_ratings(best: Sequence[tuple[str, Rating]]) -> tuple[Sequence[tuple[str, Rating]], Equals | None]:
    """Return who is named on the page of the highest ratings; of those who are equal all are named, or counted."""
    if len(best) <= RATED:
        return best, None
    cut = best[RATED][1].displayed
    named = [each for each in best[:RATED] if each[1].displayed > cut]
    equal = sum(rating.displayed == cut for _, rating in best)
    return named, Equals(1 + len(named), equal) if len(named) < RATED else None


def rules_across(kind: AnyKind) -> Rules:
    """Return the rules of a game across servers: the usual ones, of a game by itself.

    >>> rules_across(GAMES["stovkahra"]).series
    1
    """
    return rules_from(kind.name, asdict(kind.rules()) | dict(kind.alone))


def seats_across(game: str) -> int:
    """Return how many sit at a table of a game across servers: as many as its usual rules allow.

    >>> seats_across("stovkahra"), seats_across("trappola")
    (4, 2)
    """
    return GAMES[game].most_seats(rules_across(GAMES[game]))


def brought_together(waiting: Sequence[Waiting], blocks: Blocks, seats: int, now: datetime) -> list[Waiting]:
    """Return those who sit down together now, in the order in which they asked; nobody where that is not possible yet.

    No seats at one table get those of whom one has blocked the other, and who has done so comes after all others who
    wait. As many as there are seats come first; with fewer, computers sit down as soon as all agree and one of them has
    waited for a minute.
    """
    blockers = {one for one, _ in blocks}
    waiting = sorted(waiting, key=lambda each: each.person.id in blockers)
    for group in _groups(parties(waiting), blocks, seats):
        if len(group) == seats:
            return group
    agreed = [each for each in waiting if each.computers]
    for some in _groups(parties(agreed), blocks, seats):
        if len(some) > 1 and now - min(each.asked_at for each in some) >= FILLED_AFTER:
            return some
    return []


def parties(waiting: Sequence[Waiting]) -> list[list[Waiting]]:
    """Return who sits down together: two who have chosen each other, and everybody who has chosen nobody alone.

    Whoever has chosen somebody who has not chosen them does not sit down yet.
    """
    found, before = [], dict[int | None, Waiting]()
    for each in waiting:
        other = before.get(each.partner)
        if each.partner is None:
            found.append([each])
        elif other is not None and other.partner == each.person.id:
            found.append([other, each])
        before[each.person.id] = each
    return found


def _groups(parties: Sequence[Sequence[Waiting]], blocks: Blocks, seats: int) -> list[list[Waiting]]:
    """Return for each of those who wait whom they would sit with: whoever has asked next and may sit with all."""
    found = []
    for first in range(len(parties)):
        group: list[Waiting] = []
        for party in parties[first:]:
            together = [*party, *group]
            if len(together) <= seats and not stepping_back([[each.person.id for each in together]], blocks):
                group += party
        found.append(group)
    return found


def seated_across(seats: Sequence[Person], people: Sequence[Candidate]) -> list[Person]:
    """Return these seats, which were drawn, with those opposite each other who have chosen each other.

    >>> anna, bela, cyril, dana = (Person(number, None, "") for number in range(4))
    >>> couple = [Candidate(anna, "", 0, 0, partner=1), Candidate(bela, "", 0, 0, partner=0)]
    >>> [each.id for each in seated_across([anna, bela, cyril, dana], couple)]
    [0, 2, 1, 3]
    """
    seated = list(seats)
    for each in people:
        at = [person.id for person in seated].index(each.person.id)
        beside = next((now for now, person in enumerate(seated) if person.id == each.partner), None)
        if beside is not None:
            opposite = (at + 2) % len(seated)
            seated[beside], seated[opposite] = seated[opposite], seated[beside]
    return seated


def names_of(people: Sequence[Candidate]) -> dict[int, str]:
    """Return by which name each of these people is known at their table, no two by the same, by the person's key."""
    chosen = [name_across(each.known_as) for each in people]
    # Names have no figures, so that a number makes no name like another.
    numbered = [
        f"{name} {chosen[: at + 1].count(name)}" if chosen.count(name) > 1 else name for at, name in enumerate(chosen)
    ]
    return {each.person.id: name for each, name in zip(people, numbered, strict=True)}


def name_across(known_as: str) -> str:
    """Return the name of a person across servers: a place, so that it can say nothing to anybody.

    >>> name_across("praha"), name_across(UNNAMED)
    ('Praha', 'Anonym')
    """
    return PLACES.get(known_as, ANONYMOUS)


def may_speak(table: Table, person: Person) -> bool:
    """Return whether a person may say something: between two deals and after the game, when no word tells of cards.

    In each of these pauses everybody says one thing, and whoever reads nothing says nothing.
    """
    guest = table.guests.get(person.id)
    return table.deal.between_deals and guest is not None and not guest.deaf and guest.said_in != table.deal.key


def say_phrase(table: Table, person: Person, phrase: Phrase) -> None:
    """Tell the others at the table something; raise `Refusal` where this is not the time for it."""
    table.own_seat(person)
    if not may_speak(table, person):
        raise Refusal("phrase-later")
    table.change_guest(person, table.guests[person.id]._replace(phrase=phrase, said_in=table.deal.key))


def turn_deaf(table: Table, person: Person, *, deaf: bool) -> None:
    """Have a person read no more, or again, what the others at the table say; nobody is told of it."""
    table.own_seat(person)
    if person.id in table.guests:
        table.change_guest(person, table.guests[person.id]._replace(deaf=deaf))


def heard(table: Table, seat: int) -> list[tuple[int, Phrase]]:
    """Return what somebody reads that was said in this pause: in which seat, and what."""
    reader = table.guests.get(table.seats.person(seat).id)
    if not table.deal.between_deals or reader is None or reader.deaf:
        return []
    guests = [(at, table.guests.get(table.seats.person(at).id)) for at in range(len(table.seats))]
    return [(at, Phrase(each.phrase)) for at, each in guests if each is not None and each.said_in == table.deal.key]


def free_again(left: Sequence[datetime]) -> datetime | None:
    """Return when somebody may wait again who has left tables at these moments, the last one first; `None` for now.

    >>> at = datetime(2026, 5, 1, 12)
    >>> free_again([at]), free_again([at, at]), free_again([at, at, at])
    (None, datetime.datetime(2026, 5, 1, 12, 10), datetime.datetime(2026, 5, 1, 12, 20))
    """
    return left[0] + LEAVERS_WAIT * (len(left) - 1) if len(left) > 1 else None


@at_table("say {phrase}")
@dataclass(frozen=True, slots=True)
class SayPhrase(TableAction):
    """Say something to the others at a table across servers."""

    phrase: Phrase


@at_table("deaf {deaf}")
@dataclass(frozen=True, slots=True)
class TurnDeaf(TableAction):
    """Read no more, or again, what the others at a table across servers say."""

    deaf: bool


Minutes = Annotated[int, Written("15|30|60|120")]


@dataclass(frozen=True, slots=True)
class AcrossAction(Action):
    """Something about the tables across servers of a game."""

    game: str

    def is_sound(self) -> bool:
        return self.game in GAMES


@button("ac1:find.{game}.{minutes}")
@dataclass(frozen=True, slots=True)
class FindTable(AcrossAction):
    """Wait for a table across servers for so many minutes."""

    minutes: Minutes


@button("ac1:look.{game}")
@dataclass(frozen=True, slots=True)
class ShowQueue(AcrossAction):
    """Show how the wait for a table across servers stands, or the hand at that table."""


@button("ac1:stop.{game}")
@dataclass(frozen=True, slots=True)
class StopWaiting(AcrossAction):
    """Wait for a table across servers no more."""


@button("ac1:fill.{game}.{computers}")
@dataclass(frozen=True, slots=True)
class FillSeats(AcrossAction):
    """Choose whether computers may take the seats that are left."""

    computers: bool


@button("ac1:with.{game}.{account}")
@dataclass(frozen=True, slots=True)
class ChooseAcrossPartner(AcrossAction):
    """Sit down beside somebody alone who waits too and has chosen oneself; beside anybody again by the account 0."""

    account: int = 0
    values: tuple[str, ...] = ()
    """The account that was chosen in a list, which the custom_id does not tell."""

    def is_sound(self) -> bool:
        return self.game in GAMES and GAMES[self.game].partners


@button("ac1:rating.{game}")
@dataclass(frozen=True, slots=True)
class ShowAcrossRating(AcrossAction):
    """Show the rating of a game across servers."""


@button("ac1:list.{game}.{listed}")
@dataclass(frozen=True, slots=True)
class ListAcross(AcrossAction):
    """Choose whether to stand in the rating across servers."""

    listed: bool


@button("ac1:name.{game}")
@dataclass(frozen=True, slots=True)
class ChooseKnownAs(AcrossAction):
    """Choose by which name to be known across servers."""

    values: tuple[str, ...] = ()
    """The name that was chosen, which the custom_id does not tell."""
