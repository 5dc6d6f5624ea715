"""Who has a say at a table: in its game, in its series and its end, and in the council of a game."""

from __future__ import annotations

from bot.model.errors import Refusal
from bot.model.person import Person
from bot.model.table import Status, Table


def series_players(table: Table) -> tuple[Person, ...]:
    """Return who answers for the result of the series in each seat, whoever plays its games now."""
    return table.first_players or table.answering


def plays_series_for_another(table: Table, seat: int) -> bool:
    """Return whether somebody sits there whose games count, but whose series is that of who was dealt the first."""
    sitting = table.seats[seat]
    return table.series.goal > 1 and sitting is not None and sitting.id != series_players(table)[seat].id


def has_say(table: Table, seat: int) -> bool:
    """Return whether a person plays there who has played the game from its first deal."""
    return table.seats.is_present(seat) and not table.is_substitute(seat)


def is_new(table: Table, seat: int) -> bool:
    """Return whether somebody sits there who was not dealt the first cards of the newest game that has any."""
    sitting, dealt = table.seats[seat], table.deal.newest_players
    return sitting is not None and seat < len(dealt) and sitting.id != dealt[seat].id


def voices(table: Table) -> list[int]:
    """Return the seats of people who decide whether the series ends; who is new does not, until cards are dealt.

    At an evening absent people are asked as well: the deals that come would be missed by them, too.
    """
    absent = table.seats.is_away if table.spot is not None else lambda seat: False
    asked = [seat for seat in range(len(table.seats)) if table.seats.is_present(seat) or absent(seat)]
    return [seat for seat in asked if not is_new(table, seat)]


def answers(table: Table, person: Person) -> bool:
    """Return whether somebody answers for the game under way, wherever they sit."""
    return table.undecided and any(player.id == person.id for player in table.deal.players)


def need_say(table: Table, seat: int) -> None:
    """Raise `Refusal` where somebody sits who came to the game later."""
    if table.is_substitute(seat):
        raise Refusal("substitute")


def may_choose(table: Table, seat: int) -> bool:
    """Return whether the player in a seat may choose what to do with the brčka of a game."""
    return bool(table.series.legal_moves(seat)) and not table.is_substitute(seat)


def is_asked(table: Table, seat: int) -> bool:
    """Return whether a person is asked who is awaited there, and no computer: about brčka no substitute is."""
    return has_say(table, seat) if table.series.pending is not None else table.seats.is_present(seat)


def council_of(table: Table, person: Person) -> tuple[int, ...]:
    """Return the seats that hear what a person says in private now; raise `Refusal` where there is no council."""
    if table.is_across:
        raise Refusal("across-no-words")
    seat, council = table.own_seat(person), table.deal.council
    if table.status is not Status.PLAYING or seat not in council:
        raise Refusal("no-council")
    return council


def advise(table: Table, person: Person, note: str, version: str) -> None:
    """Tell the council something, in place of what was told before; an empty note only takes that back.

    Raise `Refusal` for what was begun to be written, at `version`, in an earlier deal: others may hear it now.
    """
    council_of(table, person)
    if version not in table.deal.versions():
        raise Refusal("no-council")
    seat = table.own_seat(person)
    table.deal.advice.pop(seat, None)
    if note:
        table.deal.advice[seat] = note


def series_seats(table: Table) -> set[int]:
    """Return the seats of people who were dealt the first game of the series, be they absent."""
    return {seat for seat, player in enumerate(series_players(table)) if player.level is None}
