"""What people want before another deal or game: not to wait, a longer series, words in the seed."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta

from bot.model import comparing, say
from bot.model.clock import ALONE, READING
from bot.model.errors import Refusal
from bot.model.person import Person
from bot.model.table import Status, Table
from engine.cards.pack import PackCard
from engine.game import Rules


def add_words(table: Table, person: Person, version: str, words: str) -> None:
    """Add a person's words to the seed of the next game, in place of those before; no words only take them back.

    Raise `Refusal` where a game has begun since that version of the table was shown, or no game can follow.
    """
    table.own_seat(person)
    need_next_game(table)
    if version.split(".")[0] != str(table.deal.game_number):
        raise Refusal("words-late")
    table.seal.next_words.pop(person.id, None)
    if words:
        table.seal.next_words[person.id] = words


def need_next_game(table: Table) -> None:
    """Raise `Refusal` unless another game may begin at this table."""
    comparing.need_ordinary(table)
    if table.is_across:
        raise Refusal("across-no-words")
    if table.status is not Status.LOBBY:
        table.need(Status.PLAYING)


def go_on(table: Table, person: Person) -> None:
    """Note that a person wants a finished series to go on to more brčka; it does when all have said so.

    Nobody takes back what others have won: those who were dealt its first game are asked even if they are absent.
    """
    table.need(Status.FINISHED)
    seat, rules = table.own_seat(person), longer(table)
    if rules is None:
        raise Refusal("not-now")
    _note_ready(table, seat)
    if all_ready(table) and say.series_seats(table) <= table.votes.ready:
        table.votes.ready.clear()
        table.rules, table.status = rules, Status.PLAYING
        table.series.extend(table.kind.series(rules).goal)


def longer(table: Table) -> Rules | None:
    """Return the rules of a longer series to which this finished one can go on; `None` if it cannot."""
    final = table.rematch_id is not None or table.duplicate is not None or table.is_private
    return None if final or _somebody_left_the_series(table) else table.kind.longer(table.rules)


def _somebody_left_the_series(table: Table) -> bool:
    """Return whether somebody who was dealt its first game sits here no more, and so cannot agree to anything."""
    return any(table.seats.person(seat).id != say.series_players(table)[seat].id for seat in say.series_seats(table))


def all_ready(table: Table) -> bool:
    """Return whether all people who play want the next deal now."""
    return table.votes.are_ready(table.seats.present)


def rest(table: Table) -> Sequence[PackCard]:
    """Return the cards of whoever leads, in an order in which they surely take all that is left; else nothing."""
    game = table.game
    if game is None or game.turn is None or table.status is not Status.PLAYING:
        return ()
    return table.view(game.turn).sure


def is_rest_claimed(table: Table) -> bool:
    """Return whether whoever leads has said that the rest is theirs, so that everybody may see these cards."""
    return table.game is not None and table.game.turn in table.votes.ready and bool(rest(table))


def may_end(table: Table, seat: int) -> bool:
    """Return whether a seat may say that the rest is its own, or agree to what another has said."""
    if table.game is None or seat in table.votes.ready:
        return False
    return bool(rest(table)) if seat == table.game.turn else is_rest_claimed(table)


def deal_now(table: Table, person: Person, version: str) -> bool:
    """Note that a person does not want to wait for the next deal; it comes when all have said so.

    In the middle of a deal it is that the rest is sure. Return whether that is new.
    """
    seat = table.own_seat(person)
    if version == table.deal.version(seat) and may_end(table, seat):
        _note_ready(table, seat)
        return True
    if version.split(".")[0] != str(table.deal.game_number):
        return False
    if table.clock.next_deal_at is None or (seat in table.votes.ready and not table.seats.missed[seat]):
        return False
    _note_ready(table, seat)
    return True


def is_for_one(table: Table) -> bool:
    """Return whether the next deal is for one person alone, who may take the time to read how the last one ended."""
    return table.is_alone and table.spot is None


def pause(table: Table, usual: timedelta) -> timedelta:
    """Return how long a table waits before its next deal, where `usual` is the normal pause.

    Computers among themselves, who play on for somebody that is away, need no longer one.
    """
    reads = is_for_one(table) and bool(table.seats.present)
    return table.options.pause.of(usual) * (ALONE if reads else 1)


def hasten(table: Table, now: datetime, usual: timedelta) -> None:
    """Have the next deal wait no longer than usual where it is no more for one person alone."""
    due = table.clock.next_deal_at
    if due is not None and not is_for_one(table):
        table.clock.next_deal_at = min(due, now + pause(table, usual))


def keeps_reader(table: Table, account: int, now: datetime) -> bool:
    """Return whether the next deal would soon come to somebody who looks back, and for whom alone it can wait."""
    due, sitting = table.clock.next_deal_at, [person.user_id for person in table.seats.sitting]
    return due is not None and is_for_one(table) and sitting == [account] and due < now + READING / 2


def put_off(table: Table, now: datetime) -> None:
    """Have the next deal, if one is to come, wait for somebody who looks back."""
    if table.clock.next_deal_at is not None:
        table.clock.next_deal_at = now + READING


def _note_ready(table: Table, seat: int) -> None:
    # A person who wants to play on is not absent.
    table.seats.missed[seat] = 0
    table.votes.ready.add(seat)
