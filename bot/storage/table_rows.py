"""The rows of one table: they are loaded as a `Table`, and its changes are saved."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from datetime import datetime, timedelta
from operator import itemgetter
from typing import Final, NamedTuple

from bot.model import supposition, timing
from bot.model.clock import TableClock
from bot.model.delivery import Delivery
from bot.model.duplicate import Duplicate
from bot.model.errors import NotSaved, Refusal, SentTwice, Trouble
from bot.model.following import Before
from bot.model.guest import Guest
from bot.model.ledger import Move, Played, SeatScore, series_played
from bot.model.news import Dealt, Entered, Finished, GameBegun, Moved, Paid, Stopped, TakenUp
from bot.model.options import STORED_OPTIONS, Guild, Options
from bot.model.panel import Panel
from bot.model.person import Person
from bot.model.play_on import STORED_ORIGIN
from bot.model.seal import Seal
from bot.model.seats import Departure, Seats
from bot.model.shared_deal import STORED_PLAY
from bot.model.substitutes import Substituted
from bot.model.sums import Lines
from bot.model.table import Status, Table, TableMessage
from bot.storage.across import note_left, save_guests
from bot.storage.books import Books, add_newest, move_chips, open_books
from bot.storage.damage import Damage
from bot.storage.database import Row, Statement, Transaction, marks
from bot.storage.guild import guild_of
from bot.storage.honour import Honoured, note_honours, without_given
from bot.storage.interaction import counting
from bot.storage.ledger import SERIES, extend_series, prize_row, replay_series, stand_no_more, stand_stopped
from bot.storage.lines import entries_of, played_in
from bot.storage.moments import moment_of, text_of
from bot.storage.panel import OF_TABLE, panels_in, save_panels
from bot.storage.person import person_of
from bot.storage.replay import game_of, rules_of, words_of
from bot.storage.schema import PRIVATE_FROM
from bot.storage.stopped import company_of
from engine.game import Payment, Rules

TABLE: Final = """SELECT tables.*, guilds.locale, guilds.settings
    FROM tables LEFT JOIN guilds ON guilds.id = guild_id WHERE tables.id = $1"""
PEOPLE: Final = """SELECT 'opener' AS part, 0 AS seat, 0 AS votes_to_stop, 0 AS missed, 0 AS concedes, 0 AS called,
    0 AS ready, '' AS advice, '' AS ahead, 0 AS bank_used, '' AS words, '' AS moment, 0 AS at, people.*
    FROM tables JOIN people ON people.id = opener WHERE tables.id = $1
    UNION ALL SELECT 'seat', seat, votes_to_stop, missed, concedes, called, ready, advice, ahead, bank_used,
    words, '', 0, people.*
    FROM seats JOIN people ON people.id = person WHERE table_id = $1
    UNION ALL SELECT 'newcomer', seat, 0, 0, 0, 0, 0, '', '', 0, '', '', 0, people.*
    FROM seats JOIN people ON people.id = newcomer WHERE table_id = $1
    UNION ALL SELECT 'invited', coalesce(seat, -1), 0, 0, 0, 0, 0, '', '', 0, '', '', 0, people.*
    FROM invitations JOIN people ON people.id = person WHERE table_id = $1
    UNION ALL SELECT 'departure', seat, 0, 0, 0, 0, 0, '', '', 0, '', moment, 0, people.*
    FROM departures JOIN people ON people.id = person WHERE table_id = $1
    UNION ALL SELECT 'player', seat, 0, 0, 0, 0, 0, '', '', 0, '', '', game, people.*
    FROM players JOIN people ON people.id = person
    WHERE game IN (SELECT id FROM games WHERE table_id = $1 ORDER BY number DESC LIMIT 2)
    UNION ALL SELECT 'first', seat, 0, 0, 0, 0, 0, '', '', 0, '', '', 0, people.*
    FROM results JOIN people ON people.id = person
    WHERE game = (SELECT min(game) FROM prizes WHERE table_id = $1)
    UNION ALL SELECT 'substitute', seat, 0, 0, 0, 0, 0, '', '', 0, '', '', ply, people.*
    FROM substitutes JOIN people ON people.id = person
    WHERE game = (SELECT id FROM games WHERE table_id = $1 ORDER BY number DESC LIMIT 1)"""
"""All people of a table; `at` is the game of a player, and the ply at which a substitute came; `first` are the players
of the first game of a series."""
GUESTS: Final = "SELECT * FROM guests WHERE table_id = $1"
MILLISECOND: Final = timedelta(milliseconds=1)
LAST_GAME: Final = """SELECT id, number, seed, words, {moves} AS moves FROM games
    WHERE table_id = $1 ORDER BY number DESC LIMIT 1"""


class SeatRow(NamedTuple):
    """The columns of a seat, in the order in which they are written."""

    person: int
    votes_to_stop: bool = False
    missed: int = 0
    concedes: bool = False
    called: bool = False
    ready: bool = False
    advice: str = ""
    ahead: str = ""
    bank_used: int = 0
    """In milliseconds."""
    words: str = ""
    newcomer: int | None = None
    rests: int | None = 0
    """Whether the table is put away; `None` where it is over."""


@dataclass(slots=True)
class Stored:
    """What the rows of a table held when it was loaded, to find out what has changed."""

    row: Row
    rules: Rules
    options: Options
    seats: dict[int, SeatRow]
    departures: dict[int, Departure]
    invitations: dict[int, int | None]
    """The seat that is kept for each person who was invited, by the person's key."""
    game_id: int | None
    """The id of the table's last game."""
    is_answered: bool = False
    """Whether it is known who answers for that game; of games of earlier versions it is not."""
    panels: dict[int, Panel] | None = None
    """The panels at the table, and those that are stored with it; `None` where they were not read."""

    @property
    def before(self) -> Before:
        """What the table was then."""
        promised = (seat.newcomer for seat in self.seats.values() if seat.newcomer is not None)
        seated = (seat.person for seat in self.seats.values())
        return Before(Status(self.row["status"]), frozenset(seated), frozenset(promised))


@dataclass(slots=True)
class TableRows:
    """The rows from which a table is loaded."""

    table: Row
    people: Sequence[Row]
    game: Sequence[Row]
    """The last game, if there is one."""
    prizes: Sequence[Row]
    """How its games for brčka ended."""
    guests: Sequence[Row] = ()


async def load(
    t: Transaction,
    table_id: int,
    damage: Damage,
    for_update: str = "",
    delivery: Delivery | None = None,
    *,
    hands: bool = False,
) -> tuple[Table, Stored]:
    """Load a table and what its rows hold, its panels too if `hands` is set; with a delivery, count its interaction.

    Raise `Refusal` where there is no table, `SentTwice` where the interaction was counted, `Damaged` where the rows
    are damaged.
    """
    asked = (TABLE + for_update, PEOPLE, LAST_GAME.format(moves=t.moves), SERIES, *([OF_TABLE] if hands else []))
    # Only private tables can be across servers.
    asked = (*asked, *([GUESTS] if table_id >= PRIVATE_FROM else []))
    reading: list[Statement] = [(sql, table_id) for sql in asked]
    try:
        parts = await t.together(*reading, *counting(delivery))
    except NotSaved as error:
        if error.trouble is Trouble.DAMAGED:
            # If it is not this table that is damaged, but what else was to be done, the error stays as it is.
            with damage.reading("table-damaged", table_id):
                await t.together(*reading)
        raise
    found, people, game, prizes, *rest = parts
    panels = panels_in(rest.pop(0)) if hands else None
    guests = rest.pop(0) if table_id >= PRIVATE_FROM else ()
    if not found:
        raise Refusal("no-table", number=table_id)
    if not all(rest):
        raise SentTwice
    row = found[0]
    rows = TableRows(row, people, game, prizes, guests)
    with damage.guard("table-damaged", table_id):
        table = _table(rows)
        game_id = game[0]["id"] if game else None
        return table, Stored(
            row,
            table.rules,
            table.options,
            _seats(table),
            dict(table.seats.departures),
            _invitations(table),
            game_id,
            bool(table.deal.players),
            panels,
        )


def _table(rows: TableRows) -> Table:
    row, parts, named = rows.table, defaultdict[str, list[Row]](list), dict[int, Person]()
    for each in rows.people:
        parts[each["part"]].append(each)
        if each["id"] not in named:
            named[each["id"]] = person_of(each, row["guild_id"])
    table = Table(
        id=row["id"],
        guild=guild_of(row, "guild_id") if row["settings"] is not None else Guild(row["guild_id"]),
        channel_id=row["channel_id"],
        opener=named[parts["opener"][0]["id"]],
        guests={each["person"]: _guest(each) for each in rows.guests},
        rules=rules_of(row),
        options=STORED_OPTIONS.validate_json(row["options"]),
        duplicate=Duplicate.parse(row["duplicate"]) if row["duplicate"] is not None else None,
        origin=STORED_ORIGIN.validate_json(row["origin"]) if row["origin"] is not None else None,
        shared=STORED_PLAY.validate_json(row["shared"]) if row["shared"] is not None else None,
        status=Status(row["status"]),
        seats=Seats([None] * row["players"]),
        clock=_clock(row),
        seal=Seal(next_seed=row["next_seed"]),
        message=TableMessage(row["message_id"], moment_of(row["message_at"]), row["message_shows"]),
        for_invited=bool(row["for_invited"]),
        rematch_id=row["rematch_id"],
        next_table_id=row["next_table_id"],
    )
    # As the others at the table know them.
    people = {key: table.known(person) for key, person in named.items()}
    table.opener = people[table.opener.id]
    _seat(table, parts["seat"], people)
    table.seats.departures = {
        each["id"]: Departure(people[each["id"]], each["seat"], each["moment"]) for each in parts["departure"]
    }
    table.seats.newcomers = {each["seat"]: people[each["id"]] for each in parts["newcomer"]}
    table.seats.invited = {each["id"]: people[each["id"]] for each in parts["invited"]}
    kept = [each for each in sorted(parts["invited"], key=itemgetter("seat")) if each["seat"] >= 0]
    table.seats.kept = {each["seat"]: people[each["id"]] for each in kept}
    game_id = rows.game[0]["id"] if rows.game else None
    table.deal.players = _by_seat(people, [each for each in parts["player"] if each["at"] == game_id])
    table.deal.last_players = _by_seat(people, [each for each in parts["player"] if each["at"] != game_id])
    table.first_players = _by_seat(people, parts["first"])
    table.deal.substituted = [
        Substituted(each["at"], each["seat"], people[each["id"]])
        for each in sorted(parts["substitute"], key=itemgetter("at", "seat"))
    ]
    table.tell_apart()
    _replay(table, rows)
    return table


def _clock(row: Row) -> TableClock:
    return TableClock(
        next_deal_at=moment_of(row["next_deal_at"]),
        secret_until=moment_of(row["secret_until"]),
        withheld=bool(row["withheld"]),
        deadline_at=moment_of(row["deadline_at"]),
        ahead_at=moment_of(row["ahead_at"]),
        overdue=bool(row["overdue"]),
        call_at=moment_of(row["call_at"]),
        call_id=row["call_id"],
        call_over=bool(row["call_over"]),
        kept_until=moment_of(row["kept_until"]),
        begins_at=moment_of(row["begins_at"]),
        idle_at=moment_of(row["idle_at"]),
        put_away=bool(row["put_away"]),
    )


def _guest(row: Row) -> Guest:
    return Guest(row["name"], row["phrase"], row["said_in"], bool(row["deaf"]), row["own"])


def _by_seat(people: Mapping[int, Person], rows: Sequence[Row]) -> tuple[Person, ...]:
    return tuple(people[row["id"]] for row in sorted(rows, key=itemgetter("seat")))


def _seat(table: Table, sitting: Sequence[Row], people: Mapping[int, Person]) -> None:
    votes, clock = table.votes, table.clock
    wishes = {"votes_to_stop": votes.to_stop, "concedes": votes.conceding, "called": clock.called, "ready": votes.ready}
    for row in sitting:
        seat = row["seat"]
        table.seats[seat] = people[row["id"]]
        table.seats.missed[seat] = row["missed"]
        if row["advice"]:
            table.deal.advice[seat] = row["advice"]
        if row["bank_used"]:
            clock.bank_used[seat] = row["bank_used"] * MILLISECOND
        if row["ahead"]:
            table.deal.said[seat] = supposition.parse(row["ahead"])
        if row["words"]:
            table.seal.next_words[row["id"]] = row["words"]
        for column, seats in wishes.items():
            if row[column]:
                seats.add(seat)


def _replay(table: Table, rows: TableRows) -> None:
    """Replay the series and the last game of a table."""
    if rows.prizes:
        replay_series(table, rows.prizes)
    if not rows.game:
        return
    last = rows.game[0]
    table.deal.game_number = last["number"]
    table.seal.seed, table.seal.words = last["seed"], words_of(last)
    moves = last["moves"].split("\n") if last["moves"] else []
    table.deal.game = game = game_of(last["id"], table.rules, len(table.seats), moves)
    entered = bool(rows.prizes) and rows.prizes[-1]["game"] == last["id"]
    if game.outcome is not None and not entered and table.duplicate is None and not table.is_practice:
        table.series.award(game.outcome)


async def save(t: Transaction, table: Table, before: Stored, now: str) -> None:
    """Save what has changed in a table, in as few statements as possible."""
    table.tell_apart()
    unanswered = table.kind.chips and not before.is_answered and before.game_id is not None
    counts = unanswered or any(isinstance(item, Entered | Finished | Paid) for item in table.changes.news)
    books = await open_books(t, table.guild_id, datetime.fromisoformat(now)) if counts else None
    earlier = await _earlier(t, books, before.game_id) if unanswered else []
    await _save_row(t, table, before, now)
    await _save_seats(t, table, before)
    departed = {key: left for key, left in table.seats.departures.items() if before.departures.get(key) != left}
    if departed:
        sql = """INSERT INTO departures VALUES ($1, $2, $3, $4) ON CONFLICT (table_id, person)
                 DO UPDATE SET seat = excluded.seat, moment = excluded.moment"""
        await t.execute_many(sql, [(table.id, *_departed(left)) for left in departed.values()])
    if table.is_across:
        absent = {table.seats.person(seat).id for seat in range(len(table.seats)) if table.seats.has_let_wait(seat)}
        await note_left(t, table.id, sorted(absent | departed.keys()), now)
        await save_guests(t, table)
    await _save_invitations(t, table, before)
    played = await _save_news(t, table, before.game_id, now, books)
    if books is not None:
        await _add_up(t, books, table, before.game_id if unanswered else None, earlier, played)
    await save_panels(t, table, before.panels)


async def _earlier(t: Transaction, books: Books | None, game_id: int | None) -> Sequence[Played]:
    """Return what is added up of a game for chips of which only its seats tell who answers for it."""
    assert books is not None and game_id is not None
    return await played_in(t, books.guild_id, [game_id], until=books.up_to)


async def _add_up(
    t: Transaction,
    books: Books,
    table: Table,
    unanswered: int | None,
    earlier: Sequence[Played],
    played: Sequence[Played],
) -> None:
    """Add up what the games of a table have just brought.

    The chips of the game `unanswered` are counted anew, as others may answer for it now than those who did `earlier`.
    """
    if unanswered is not None:
        await move_chips(t, books, earlier, unanswered)
        played = [replace(each, moved=()) if each.game_id == unanswered else each for each in played]
    if not played:
        return
    entries = await entries_of(t, table.guild_id, "results.table_id = $1", table.id) if table.kind.ledger else []
    await add_newest(t, books, Lines(played, [series_played(entries)] if entries else []))


def _departed(left: Departure) -> tuple[int, int, str]:
    return left.person.id, left.seat, left.moment


async def _save_row(t: Transaction, table: Table, before: Stored, now: str) -> None:
    row = _row(table, datetime.fromisoformat(now))
    changed = {name: value for name, value in row.items() if value != before.row[name]}
    if any(isinstance(item, Moved) for item in table.changes.news):
        changed["moved_at"] = now
    if table.rules != before.rules:
        changed["rules"] = json.dumps(asdict(table.rules))
    if table.options != before.options:
        changed["options"] = STORED_OPTIONS.dump_json(table.options).decode()
    if changed:
        columns = ", ".join(f"{name} = ${at}" for at, name in enumerate(changed, start=2))
        await t.execute(f"UPDATE tables SET {columns} WHERE id = $1", table.id, *changed.values())
    if "rules" in changed:
        await extend_series(t, table, before.rules, now)


async def _save_seats(t: Transaction, table: Table, before: Stored) -> None:
    now = _seats(table)
    left = [seat for seat, (person, *_) in before.seats.items() if seat not in now or now[seat][0] != person]
    same = {seat: row for seat, row in now.items() if seat in before.seats and seat not in left}
    changed = {seat: row for seat, row in same.items() if row != before.seats[seat]}
    if left:
        # Delete first, so that nobody sits in two seats for a moment.
        await t.execute_many("DELETE FROM seats WHERE table_id = $1 AND seat = $2", [(table.id, seat) for seat in left])
    await add_seats(t, table.id, {seat: row for seat, row in now.items() if seat not in same})
    if changed:
        sql = """UPDATE seats SET votes_to_stop = $3, missed = $4, concedes = $5, called = $6, ready = $7,
                 advice = $8, ahead = $9, bank_used = $10, words = $11, newcomer = $12, rests = $13
                 WHERE table_id = $1 AND seat = $2"""
        await t.execute_many(sql, [(table.id, seat, *row[1:]) for seat, row in changed.items()])


async def _save_invitations(t: Transaction, table: Table, before: Stored) -> None:
    now = _invitations(table)
    gone = before.invitations.keys() - now.keys()
    changed = {key: seat for key, seat in now.items() if before.invitations.get(key, -1) != seat}
    if gone:
        sql = "DELETE FROM invitations WHERE table_id = $1 AND person = $2"
        await t.execute_many(sql, [(table.id, key) for key in sorted(gone)])
    if changed:
        sql = """INSERT INTO invitations VALUES ($1, $2, $3) ON CONFLICT (table_id, person)
                 DO UPDATE SET seat = excluded.seat"""
        await t.execute_many(sql, [(table.id, key, seat) for key, seat in changed.items()])


def _invitations(table: Table) -> dict[int, int | None]:
    """Return which seat is kept for each person who was invited, until the table is over."""
    over = table.status not in (Status.LOBBY, Status.PLAYING)
    return {} if over else {key: table.seats.kept_seat(friend) for key, friend in table.seats.invited.items()}


async def add_seats(t: Transaction, table_id: int, seats: dict[int, SeatRow]) -> None:
    """Add the rows of seats."""
    rows = [(table_id, seat, *row) for seat, row in seats.items()]
    await _insert(t, f"seats (table_id, seat, {', '.join(SeatRow._fields)})", rows)


async def _save_news(t: Transaction, table: Table, game_id: int | None, now: str, books: Books | None) -> list[Played]:
    """Save the new games, moves and results of a table, and return what its games have brought."""
    played: list[Played] = []
    honoured: list[Honoured] = []
    given_to: list[int] = []
    made: dict[str, list[tuple[object, ...]]] = defaultdict(list)
    for item in table.changes.news:
        match item:
            case GameBegun(number, seed, words):
                sql = "INSERT INTO games (table_id, number, seed, words) VALUES ($1, $2, $3, $4)"
                told = json.dumps(list(words.items()), ensure_ascii=False)
                game_id = await t.insert(sql, table.id, number, seed, told)
            case Substituted():
                await _save_substitute(t, game_id, item)
            case Stopped():
                await stand_stopped(t, table, game_id, item, now)
            case TakenUp():
                await stand_no_more(t, table)
            case Moved(ply, seat, move):
                made["moves"].append((game_id, ply, seat, str(move), now))
            case Dealt(players):
                made["players"] += [(game_id, seat, person.id) for seat, person in enumerate(players)]
            case Entered() | Finished() | Paid():
                assert game_id is not None and books is not None
                at = books.at.isoformat()
                if isinstance(item, Paid):
                    made["chips"] += _chips(table, game_id, item, at)
                else:
                    made["results"] += _results(table, game_id, item, at)
                    honoured.append(Honoured(game_id, table.kind.name, at, item.honours))
                if isinstance(item, Entered):
                    made["prizes"].append(prize_row(table, game_id, item))
                    given_to.append(item.outcome.winner)
                played.append(_played(table, game_id, item, books.at))
    for name, rows in made.items():
        await _insert(t, name, rows)
    for winner in given_to:
        honoured = [each._replace(honours=await without_given(t, table.id, winner, each.honours)) for each in honoured]
    if honoured:
        await note_honours(t, table.guild_id, honoured)
    return played


def _played(table: Table, game_id: int, item: Entered | Finished | Paid, at: datetime) -> Played:
    """Return what the end of a game, or chips that changed hands, have brought to its players."""
    of = table.kind.name, game_id, at, any(player.level is not None for player in item.players)
    if isinstance(item, Paid):
        return Played(*of, moved=[Move(*_hands(each, item.players), each.chips, at) for each in item.payments])
    return Played(*of, [SeatScore(player, *each) for player, each in zip(item.players, item.results, strict=True)])


async def _save_substitute(t: Transaction, game_id: int | None, came: Substituted) -> None:
    # Whoever sat there between the same two moves has played nothing.
    sql = """INSERT INTO substitutes VALUES ($1, $2, $3, $4) ON CONFLICT (game, ply, seat)
             DO UPDATE SET person = excluded.person"""
    await t.execute(sql, game_id, came.ply, came.seat, came.person.id)


def _results(table: Table, game_id: int | None, over: Entered | Finished, at: str) -> list[tuple[object, ...]]:
    """Return the rows of a finished game's results."""
    kind, of = table.kind, (table.guild_id, table.id, table.kind.name)
    return [
        (game_id, seat, player.id, *of, kind.side_of(seat), won, points, at)
        for seat, (player, (won, points)) in enumerate(zip(over.players, over.results, strict=True))
    ]


def _chips(table: Table, game_id: int | None, paid: Paid, at: str) -> list[tuple[object, ...]]:
    """Return the rows of chips that changed hands by one move."""
    return [
        (
            game_id,
            paid.ply,
            number,
            table.guild_id,
            table.id,
            *_hands(each, paid.players),
            each.chips,
            str(each.why),
            at,
        )
        for number, each in enumerate(paid.payments)
    ]


def _hands(payment: Payment, players: Sequence[Person]) -> tuple[int | None, int | None]:
    """Return who gives chips and who takes them; `None` stands for the pot."""
    giver, taker = (players[seat].id if seat is not None else None for seat in (payment.giver, payment.taker))
    return giver, taker


async def _insert(t: Transaction, into: str, rows: Sequence[Sequence[object]]) -> None:
    if rows:
        await t.execute(f"INSERT INTO {into} VALUES {marks(rows)}", *(value for row in rows for value in row))


def _row(table: Table, now: datetime) -> dict[str, object]:
    """Return the columns of a table that may change, with their values."""
    sitting, clock = [person.id for person in table.seats.sitting], table.clock
    return {
        "channel_id": table.channel_id,
        "players": len(table.seats),
        "status": str(table.status),
        "next_deal_at": text_of(clock.next_deal_at),
        "secret_until": text_of(clock.secret_until),
        "withheld": clock.withheld,
        "deadline_at": text_of(clock.deadline_at),
        "ahead_at": text_of(clock.ahead_at),
        "overdue": clock.overdue,
        "call_at": text_of(clock.call_at),
        "call_id": clock.call_id,
        "call_over": clock.call_over,
        "kept_until": text_of(clock.kept_until),
        "begins_at": text_of(clock.begins_at),
        "for_invited": table.for_invited,
        "idle_at": text_of(clock.idle_at),
        "put_away": clock.put_away,
        "due_at": text_of(timing.looked_at(table, now)),
        "message_id": table.message.id,
        "message_at": text_of(table.message.posted_at),
        "message_shows": table.message.shows,
        "next_seed": table.seal.next_seed,
        "rematch_id": table.rematch_id,
        "next_table_id": table.next_table_id,
        "shared": STORED_PLAY.dump_json(table.shared).decode() if table.shared is not None else None,
        "sitting": len(sitting),
        "company": company_of(sitting) if _may_be_resumed(table) else None,
    }


def _may_be_resumed(table: Table) -> bool:
    """Return whether the people of a table may go on with its series from a lobby."""
    rests = table.status is Status.STOPPED or (table.status is Status.PLAYING and table.clock.put_away)
    return rests and table.duplicate is None and table.game is not None


def _seats(table: Table) -> dict[int, SeatRow]:
    rests = int(table.clock.put_away) if table.status in (Status.LOBBY, Status.PLAYING) else None
    return {
        seat: SeatRow(
            person.id,
            seat in table.votes.to_stop,
            table.seats.missed[seat],
            seat in table.votes.conceding,
            seat in table.clock.called,
            seat in table.votes.ready,
            table.deal.advice.get(seat, ""),
            supposition.written(table.deal.said[seat]) if seat in table.deal.said else "",
            table.clock.bank_used[seat] // MILLISECOND if seat in table.clock.bank_used else 0,
            table.seal.next_words.get(person.id, ""),
            table.seats.newcomers[seat].id if seat in table.seats.newcomers else None,
            rests,
        )
        for seat, person in enumerate(table.seats)
        if person is not None
    }
