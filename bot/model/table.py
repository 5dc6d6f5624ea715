"""A table: people in seats, a series, and the game under way. Pure and synchronous.

Whatever happens at a table is a method here. What has to be stored of it is left in
`news`, for the store to write in the same transaction.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from enum import StrEnum

from bot.model.errors import Refusal
from bot.model.options import DEFAULT_OPTIONS, Guild, Options, Stoppers
from bot.model.panel import Panel
from bot.model.person import Person
from engine.game import Game, Outcome, Payment, Rules, SeatResult, View
from engine.games import AnyKind, kind_of
from engine.moves import ADD, TAKE, Add, Concede, Count, Cut, Dost, Move, Pass, Play, Signal, Take, cuts_of
from engine.players import Level
from engine.series import Choice, Prize, Series

VOTES_TO_STOP = {0: 1, 1: 1, 2: 2, 3: 2, 4: 3}
"""How many end a series under way, by how many people play at the table."""
MISSED = 2
"""Moves in a row that the computer made for somebody, after which it goes on doing so."""


class Status(StrEnum):
    """Where a table is in its life."""

    LOBBY = "lobby"
    PLAYING = "playing"
    FINISHED = "finished"
    STOPPED = "stopped"


class Chance:
    """Where first dealers, seeds and cuts come from; a test may put another in its place."""

    def seed(self) -> bytes:
        """The secret of a game (rule 27)."""
        return secrets.token_bytes(32)

    def below(self, k: int) -> int:
        """A number from 0 to k − 1."""
        return secrets.randbelow(k)


@dataclass(frozen=True, slots=True)
class GameBegun:
    """A game was begun; the moves that follow are its own."""

    number: int
    seed: bytes = field(repr=False)


@dataclass(frozen=True, slots=True)
class Moved:
    """A move was made: by a seat, or by chance or necessity."""

    ply: int
    seat: int | None
    move: Move


@dataclass(frozen=True, slots=True)
class Entered:
    """The winners' choice went into the ledger."""

    outcome: Prize
    choice: Choice


@dataclass(frozen=True, slots=True)
class Finished:
    """A game without matchsticks is over."""

    results: tuple[SeatResult, ...]
    """Of each seat."""


@dataclass(frozen=True, slots=True)
class Paid:
    """Chips changed hands by a move."""

    ply: int
    payments: tuple[Payment, ...]


News = GameBegun | Moved | Entered | Finished | Paid


@dataclass(slots=True, weakref_slot=True)
class Table:
    """A table: its game is that of the rules agreed on."""

    id: int
    guild: Guild
    channel_id: int
    """Where its message stands: a channel, or a thread."""
    opener: Person
    rules: Rules
    options: Options = DEFAULT_OPTIONS
    status: Status = Status.LOBBY
    seats: list[Person | None] = field(default_factory=list)
    """Who sits where; in the lobby as many seats as there may be."""
    votes: set[int] = field(default_factory=set)
    """Seats that want to stop."""
    conceding: set[int] = field(default_factory=set)
    """Seats that want to give the game up."""
    missed: list[int] = field(default_factory=list)
    """How many moves in a row the computer had to make for a seat's owner."""
    departures: dict[int, tuple[int, str]] = field(default_factory=dict)
    """Which hand somebody held who has left, and in which deal, by the key of the person."""
    forgotten: frozenset[int] = frozenset()
    """Those among them who had their data deleted, and may have come back as somebody new."""
    next_deal_at: datetime | None = None
    deadline_at: datetime | None = None
    """When the computer moves for whoever is awaited."""
    overdue: bool = False
    """Whether that time has come."""
    call_at: datetime | None = None
    """When whoever is awaited is mentioned, unless they have moved or have their hand open."""
    called: set[int] = field(default_factory=set)
    """Seats that have been called for the move awaited."""
    call_id: int | None = None
    """The message by which somebody has been called."""
    call_over: bool = False
    """Whether that message may go."""
    idle_at: datetime | None = None
    """When the table is put away, unless somebody does something."""
    put_away: bool = False
    """Nothing moves here until somebody brings the table back."""
    brought_back: bool = False
    """Whether that has been done at this opening of the table."""
    message_id: int | None = None
    """The message that shows the table."""
    message_at: datetime | None = None
    """When it was posted."""
    message_shows: str | None = None
    """The deal that message is about, as `moment` gives it."""
    rematch_id: int | None = None
    """The table at which these people play again."""
    unfinished: tuple[int, tuple[int, int]] | None = None
    """In a lobby: the table of a series that the same people have not finished, and its brčka."""
    series: Series = field(init=False)
    last_choice: Choice | None = None
    """What the winners of the last finished game chose."""
    game_number: int = 0
    game: Game | None = None
    seed: bytes = field(default=b"", repr=False)
    """The secret of the game under way."""
    next_seed: bytes = field(default=b"", repr=False)
    """The secret of the game to come, whose commitment is published before its first cut (rule 27)."""
    news: list[News] = field(default_factory=list)
    new_panels: dict[int, Panel] = field(default_factory=dict)
    """Panels opened or drawn anew, by seat, to be stored with the table."""

    def __post_init__(self) -> None:
        self.series = self.kind.series(self.rules)
        self.seats = self.seats or [None] * self.kind.most_seats(self.rules)
        self.missed = self.missed or [0] * len(self.seats)

    @property
    def kind(self) -> AnyKind:
        """The game that is played here."""
        return kind_of(self.rules)

    @property
    def guild_id(self) -> int:
        """The server."""
        return self.guild.id

    # Who is who

    def seat_of(self, person: Person) -> int | None:
        """The seat of a person, or `None`."""
        return next((seat for seat, sitting in enumerate(self.seats) if sitting and sitting.id == person.id), None)

    def own_seat(self, person: Person) -> int:
        """The seat of a person; raises `Refusal` where they have none."""
        seat = self.seat_of(person)
        if seat is None:
            raise Refusal("not-seated")
        return seat

    def person(self, seat: int) -> Person:
        """Who sits there."""
        person = self.seats[seat]
        assert person is not None
        return person

    def is_present(self, seat: int) -> bool:
        """Whether a person sits there for whom the computer does not play."""
        sitting = self.seats[seat]
        return sitting is not None and sitting.level is None and self.missed[seat] < MISSED

    def is_away(self, seat: int) -> bool:
        """Whether the computer keeps the seat until its owner is back."""
        return self.missed[seat] >= MISSED

    @property
    def present(self) -> list[int]:
        """The seats at which people play."""
        return [seat for seat in range(len(self.seats)) if self.is_present(seat)]

    @property
    def people(self) -> int:
        """How many people play here; for the others computers do, or nobody."""
        return len(self.present)

    @property
    def votes_needed(self) -> int:
        """How many have to want it to end a series under way."""
        return VOTES_TO_STOP[self.people]

    def level_of(self, seat: int) -> Level | None:
        """How well the computer at a seat plays; `None` where a person sits, or nobody."""
        sitting = self.seats[seat]
        return sitting.level if sitting is not None else None

    @property
    def deal_key(self) -> str:
        """Which deal of which game is on the table; a new one gets a message of its own."""
        return f"{self.game_number}.{max(1, self.game.deal_number)}" if self.game else "lobby"

    def view(self, seat: int | None = None) -> View:
        """What a seat, or the table, may know of the game."""
        assert self.game is not None
        return self.game.view(seat)

    def version(self, seat: int | None) -> str:
        """What the buttons of a seat, or of the table, carry: the game, and the move as far as shown."""
        return f"{self.game_number}.{self.game.ply(seat) if self.game else 0}"

    # The lobby

    def sit(self, person: Person, seat: int) -> None:
        """Takes a free seat, or that of a computer, or changes to it."""
        self._need(Status.LOBBY)
        if seat not in range(len(self.seats)):
            raise Refusal("no-such-seat")
        taken = self.seats[seat]
        if taken is not None and taken.level is None:
            raise Refusal("seat-yours" if taken.id == person.id else "seat-taken", name=taken.name)
        self._free(person)
        self.seats[seat] = person

    def stand(self, person: Person) -> None:
        """Leaves the seat again, before the first deal."""
        self.own_seat(person)
        if self.status is Status.PLAYING:
            raise Refusal("series-under-way")
        self._need(Status.LOBBY)
        self._free(person)

    def seat_computer(self, person: Person, computers: Sequence[Person]) -> None:
        """Puts the first of these computers that does not sit here yet on the first free seat.

        Whoever sits at the table may do so, and whoever opened it.
        """
        self._need(Status.LOBBY)
        self._need_part(person)
        if None not in self.seats:
            raise Refusal("no-seat-free")
        self.seats[self.seats.index(None)] = self._another(computers)

    def _another(self, computers: Sequence[Person]) -> Person:
        """There are as many computers of each level as seats."""
        return next(computer for computer in computers if self.seat_of(computer) is None)

    def _need_part(self, person: Person) -> None:
        if person.id != self.opener.id:
            self.own_seat(person)

    def leave(self, person: Person, computers: Sequence[Person]) -> Person | None:
        """Gives the seat up: before the first deal it is free again, later the computer returned plays on."""
        seat = self.own_seat(person)
        if self.status is not Status.PLAYING:
            self.stand(person)
            return None
        self._vacate(seat)
        self.departures[person.id] = (seat, self.deal_key)
        computer = self.seats[seat] = self._another(computers)
        return computer

    def take_over(self, person: Person, seat: int) -> None:
        """Takes the seat of a computer while the series goes on, between tricks.

        Who has just left another hand of this deal would know two of them, and has to wait for the next deal;
        so has everybody who is new since somebody left one whose data are deleted.
        """
        self._need(Status.PLAYING)
        if seat not in range(len(self.seats)):
            raise Refusal("no-such-seat")
        if self.seat_of(person) is not None:
            raise Refusal("seated-already")
        if self.level_of(seat) is None:
            raise Refusal("seat-taken", name=self.person(seat).name)
        if self.game is not None and self.game.mid_trick:
            raise Refusal("trick-under-way")
        same = {person.id} | {key for key in self.forgotten if key < person.id}
        held = {hand for key, (hand, moment) in self.departures.items() if key in same and moment == self.deal_key}
        if held - {seat}:
            raise Refusal("other-hand-known")
        self._vacate(seat)
        self.seats[seat] = person

    def come_back(self, person: Person) -> bool:
        """Takes the own seat back from the computer; whether it was playing there."""
        seat = self.own_seat(person)
        was_away = self.is_away(seat)
        self.missed[seat] = 0
        return was_away

    def _vacate(self, seat: int) -> None:
        self.votes.discard(seat)
        self.conceding.discard(seat)
        self.missed[seat] = 0

    def _free(self, person: Person) -> None:
        seat = self.seat_of(person)
        if seat is not None:
            self.seats[seat] = None

    def start(self, person: Person) -> None:
        """Begins the series, once enough sit; where fewer may play than there are seats, they move up."""
        self._need(Status.LOBBY)
        self._need_part(person)
        if not self.may_start:
            sitting = len(self.seats) - self.seats.count(None)
            raise Refusal("seats-empty", free=min(self.kind.seats) - sitting)
        self.seats = [sitting for sitting in self.seats if sitting is not None]
        self.missed = [0] * len(self.seats)
        self.status = Status.PLAYING
        self.series = self.kind.series(self.rules)

    def _need(self, status: Status) -> None:
        if self.status is not status:
            raise Refusal(f"table-{self.status}")

    @property
    def may_start(self) -> bool:
        """Whether as many sit as may play."""
        return self.kind.may_sit(self.rules, len(self.seats) - self.seats.count(None))

    def rematch_seat(self, person: Person) -> int:
        """The seat of somebody who may ask for a rematch; raises `Refusal` for others, and before the end."""
        seat = self.own_seat(person)
        if self.status is not Status.FINISHED:
            raise Refusal("not-now")
        return seat

    # Ending early

    def stop(self, person: Person, *, moderator: bool, back: bool | None = None) -> None:
        """Stops the table, or counts a vote for it; with `back` takes the vote back.

        Where it is not said which of both is meant, a second vote of the same seat takes the first back.
        """
        if self.status not in (Status.LOBBY, Status.PLAYING):
            raise Refusal(f"table-{self.status}")
        if self.status is Status.LOBBY and not moderator and person.id != self.opener.id:
            raise Refusal("stop-opener", name=self.opener.name)
        if self.status is Status.PLAYING and not moderator and not self._may_end(person, back):
            return
        self.status = Status.STOPPED
        self.put_away = False
        self.next_deal_at = None
        self._wait_for_nobody()

    def _may_end(self, person: Person, back: bool | None) -> bool:
        """Whether the series ends by this word: as the server has it, most players' or one person's."""
        if self.guild.settings.stoppers is Stoppers.MODERATORS:
            raise Refusal("stop-moderators")
        if self.guild.settings.stoppers is Stoppers.OPENER:
            if person.id != self.opener.id:
                raise Refusal("stop-opener-always", name=self.opener.name)
            return True
        return self._votes_to_end(person, back)

    def _votes_to_end(self, person: Person, back: bool | None) -> bool:
        """Whether the series ends by this vote; where only computers play, by its opener's word."""
        seat = self.seat_of(person)
        if seat is not None:
            # Whoever votes is there.
            self.missed[seat] = 0
        if not self.people:
            if person.id != self.opener.id:
                raise Refusal("stop-computers", name=self.opener.name)
            return True
        if seat is None:
            raise Refusal("stop-seated")
        enough = len(self.votes | {seat}) >= self.votes_needed
        if _withdrawn(seat, self.votes, back, enough=enough):
            self.votes.discard(seat)
            return False
        self.votes.add(seat)
        return enough

    def concede(self, person: Person, *, back: bool | None = None) -> bool:
        """Gives the game up, or counts as one who wants to; with `back` takes that back, and so does a second time
        where it is not said which of both is meant.

        Both partners have to want it. A computer does what its partner wants. Whether the game is given up.
        """
        self._need(Status.PLAYING)
        seat = self.own_seat(person)
        concession = self.game.concession(seat) if self.game is not None else None
        if concession is None:
            raise Refusal("no-game" if self.kind.concedes else "never-conceded")
        partner = self.partner_of(seat)
        enough = partner is None or not self.is_present(partner) or partner in self.conceding
        if _withdrawn(seat, self.conceding, back, enough=enough):
            self.conceding.discard(seat)
            return False
        if not enough:
            self.conceding.add(seat)
            return False
        self.next_deal_at = None
        self._make(concession, seat)
        return True

    def partner_of(self, seat: int) -> int | None:
        """The seat opposite, where it is a partner's."""
        return (seat + 2) % len(self.seats) if self.kind.partners else None

    # Putting away and bringing back

    def touch(self, now: datetime, idle: timedelta) -> None:
        """Somebody has done something: the table is not idle."""
        time = self.options.clock.time
        # Where a move may take a day, two missed ones are no reason to put the table away.
        self.idle_at = now + max(idle, 3 * time if time else idle)

    def bring_back(self, now: datetime, idle: timedelta) -> None:
        """Takes the table out again, if it was put away; whoever is awaited has all the time there is."""
        self.touch(now, idle)
        if self.put_away:
            self.put_away, self.brought_back = False, True
            self.wait(now, anew=True)

    def resume(self, now: datetime, idle: timedelta) -> None:
        """Goes on with a series that was stopped or put away, where it stood."""
        if self.status is Status.STOPPED and self.game is not None and self.series.result is None:
            self.status = Status.PLAYING
            self.votes.clear()
        self._need(Status.PLAYING)
        self.missed = [0] * len(self.seats)
        self.put_away = True
        self.bring_back(now, idle)

    def stand_at(self, channel_id: int, message_id: int | None, at: datetime) -> list[tuple[int, int]]:
        """From now on this message is the table's; channels and ids of those that are to go."""
        left = []
        if self.message_id is not None and self.message_id != message_id:
            left.append((self.channel_id, self.message_id))
        if self.channel_id != channel_id and self.call_id is not None:
            left.append((self.channel_id, self.call_id))
            self.call_id, self.call_over = None, False
        self.channel_id, self.message_id, self.message_at = channel_id, message_id, at
        self.message_shows = self.deal_key
        return left

    # Waiting

    @property
    def due_at(self) -> datetime | None:
        """When something has to happen here by itself: a deal, a move, a call, putting the table away."""
        if self.put_away or self.status not in (Status.LOBBY, Status.PLAYING):
            return None
        moments = (self.next_deal_at, self.deadline_at, self.call_at, self.idle_at)
        return min((moment for moment in moments if moment is not None), default=None)

    def wait(self, now: datetime, *, anew: bool = False) -> None:
        """Begins to wait for whoever is awaited now; `anew` after nobody was waited for."""
        call = self.call_at, self.call_over, set(self.called)
        self._wait_for_nobody()
        if self.put_away:
            return
        waiting = [seat for seat in self.awaited() if self.is_present(seat)]
        time, grace = self.options.clock.time, self.options.ping.grace
        if waiting and time is not None:
            self.deadline_at = now + time
        if grace is not None and any(self.person(seat).pings for seat in self.to_call()):
            self.call_at = now + grace
        if self.is_quiet or (self._is_declaring and not self.moves_made and not anew):
            # When a call comes or goes would tell when somebody passed, and who is asked.
            self.call_at, self.call_over, self.called = call

    def _wait_for_nobody(self) -> None:
        self.overdue, self.deadline_at, self.call_at = False, None, None
        self.called.clear()
        self.call_over = self.call_id is not None

    def to_call(self) -> list[int]:
        """The seats of people who are called where nobody moves.

        While declarations are made it is nobody's business who is asked, so all of them are.
        """
        asked = range(len(self.seats)) if self._is_declaring and self.awaited() else self.awaited()
        return [seat for seat in sorted(asked) if self.is_present(seat)]

    def tick(self, now: datetime) -> None:
        """Does what has fallen due, except dealing, calling and the computer's move for somebody who is late."""
        if self.idle_at is not None and self.idle_at <= now:
            self.put_away = True
            self._wait_for_nobody()
        elif self.deadline_at is not None and self.deadline_at <= now:
            self.deadline_at, self.overdue = None, True

    # Moves

    def is_fresh(self, version: str, seat: int, move: Move) -> bool:
        """Whether a button was drawn for the game as this seat sees it now.

        The choice of brčka stands on the table's own message too, whose count of moves is another.
        """
        if move in (ADD, TAKE):
            return self.series.pending is not None and version.split(".")[0] == str(self.game_number)
        return version == self.version(seat)

    def push(self, seat: int, move: Move, *, instead: bool = False) -> None:
        """Makes a player's move, or the computer's instead of a player who was late.

        Raises `IllegalMove`, or `Refusal` where no game is under way.
        """
        self._need(Status.PLAYING)
        if self.game is None:
            raise Refusal("no-game")
        late = self.awaited() if instead and self.overdue else set()
        if move in (ADD, TAKE):
            self._choose(move, seat)
        else:
            self._make(move, seat)
        for each in late:
            self.missed[each] += self.is_present(each)
            if self.is_away(each):
                self.votes.discard(each)
        if not instead:
            self.missed[seat] = 0

    def _make(self, move: Move, seat: int | None) -> None:
        assert self.game is not None
        paid = len(self.game.payments)
        self.game.push(move, seat)
        ply = len(self.game.moves) - 1
        self.news.append(Moved(ply, seat, move))
        if payments := self.game.payments[paid:]:
            self.news.append(Paid(ply, tuple(payments)))
        if self.game.outcome is not None:
            self.award(self.game.outcome)
            if self.series.pending is None:
                self.news.append(Finished(tuple(self.game.result_of(seat) for seat in range(len(self.seats)))))
            self.conceding.clear()

    def award(self, outcome: Outcome) -> None:
        """Enters the end of a game into the series."""
        self.series.award(outcome)

    def _choose(self, move: Move, seat: int | None) -> None:
        assert self.game is not None
        outcome = self.series.pending
        choice = self.series.push(move, seat)
        assert outcome is not None
        self.last_choice = choice
        self.news.append(Moved(len(self.game.moves), seat, move))
        self.news.append(Entered(outcome, choice))

    def advance(self, now: datetime, chance: Chance, pause: timedelta) -> None:
        """Does all that nobody has to be asked for: dealing when it is time, answers without alternative."""
        while self.status is Status.PLAYING and not self.put_away and self._advance_once(now, chance, pause):
            pass
        if any(not isinstance(move, Signal) for move in self.moves_made):
            self.wait(now)

    def _advance_once(self, now: datetime, chance: Chance, pause: timedelta) -> bool:
        game = self.game
        if game is None or (game.outcome is not None and self.series.pending is None):
            return self._advance_series(now, chance, pause)
        if game.outcome is not None:
            if len(self.series.legal_moves()) > 1:
                return False
            self._choose(ADD, None)
        elif game.awaits_chance:
            if game.deal_number and not self._is_time(now, pause):
                return False
            self._make(self._drawn(None, self.seed, chance), None)
        elif game.awaits_cut and not self._asks_for_cut(game):
            self._make(self.cuts[chance.below(len(self.cuts))], game.turn)
        else:
            only = self._only_answer(game)
            if only is None:
                return False
            self._make(only, game.turn)
        return True

    def _advance_series(self, now: datetime, chance: Chance, pause: timedelta) -> bool:
        if self.series.result is not None:
            self.status = Status.FINISHED
            return False
        if self.game is not None and not self._is_time(now, pause):
            return False
        before, self.game = self.game, self.kind.begin(self.rules, len(self.seats))
        opening = self._drawn(before, self.next_seed, chance)
        self.game_number += 1
        self.seed, self.next_seed = self.next_seed, chance.seed()
        self.news.append(GameBegun(self.game_number, self.seed))
        self._make(opening, None)
        return True

    def _drawn(self, before: Game | None, seed: bytes, chance: Chance) -> Move:
        """The move that nobody decides."""
        assert self.game is not None
        move = self.kind.chance(self.game, before, seed, chance.below)
        assert move is not None
        return move

    def _is_time(self, now: datetime, pause: timedelta) -> bool:
        """Whether the pause before a deal is over; it begins the first time it is asked for."""
        if self.next_deal_at is None:
            self.next_deal_at = now + pause
        if now < self.next_deal_at:
            return False
        self.next_deal_at = None
        return True

    @property
    def cuts(self) -> tuple[Move, ...]:
        """All cuts of the pack that is played with."""
        return cuts_of(self.kind.cards)

    def _asks_for_cut(self, game: Game) -> bool:
        assert game.turn is not None
        return self.is_present(game.turn) and self.person(game.turn).own_cuts

    def _only_answer(self, game: Game) -> Move | None:
        """The move of the player whose turn it is, if there is no real choice."""
        if game.turn is None or not self.kind.unasked:
            return None
        view = game.view(game.turn)
        answers = view.answers
        if len(answers) != 1:
            return None
        if self.level_of(game.turn) and any(isinstance(move, Signal) for move in view.legal):
            # Nobody waits for a person's signal, but a computer says now or never whether it makes one.
            return None
        if isinstance(answers[0], Play) and not self.person(game.turn).forced_cards:
            return None
        return answers[0]

    @property
    def moves_made(self) -> list[Move]:
        """What was played at this opening of the table."""
        return [item.move for item in self.news if isinstance(item, Moved)]

    @property
    def is_quiet(self) -> bool:
        """Whether all that was played is nobody else's business: passes, while others declare, and signals.

        Drawing the table anew for them, though nothing in it changes, would tell that they were made.
        """
        quiet = (Signal, Pass) if self._is_declaring else (Signal,)
        return bool(self.moves_made) and all(isinstance(move, quiet) for move in self.moves_made)

    @property
    def _is_declaring(self) -> bool:
        return self.game is not None and self.game.secret_turn

    def concerned(self) -> set[int]:
        """Seats whose hand looks different now: everybody's when a deal begins or ends, else those awaited."""
        if any(isinstance(move, Cut | Dost | Count | Concede | Add | Take) for move in self.moves_made):
            return set(range(len(self.seats)))
        if self.game is not None and self.moves_made and (self.game.awaits_chance or self.game.outcome is not None):
            return set(range(len(self.seats)))
        signals = [isinstance(move, Signal) for move in self.moves_made]
        if self.game is None or not any(signals):
            return self.awaited()
        # A signal by itself changes nothing for whoever is to move.
        told = {seat for seat in (self.game.signal_to,) if seat is not None}
        return told if all(signals) else told | self.awaited()

    def awaited(self) -> set[int]:
        """Seats from which something is awaited."""
        if self.status is not Status.PLAYING or self.game is None:
            return set()
        if self.series.pending is not None:
            return {seat for seat in range(len(self.seats)) if self.kind.side_of(seat) == self.series.pending.winner}
        return set() if self.game.turn is None else {self.game.turn}

    def computer_to_move(self) -> int | None:
        """The seat for which a computer has to move: its own, one whose owner is away, or late.

        A partner who is there chooses what to do with brčka. Where all people are away nothing moves.
        """
        awaited = self.awaited()
        if not awaited or self.put_away:
            return None
        nobody = not self.present and any(sitting and sitting.level is None for sitting in self.seats)
        if nobody or (not self.overdue and any(self.is_present(seat) for seat in awaited)):
            return None
        return min(awaited)


def _withdrawn(seat: int, wanting: set[int], back: bool | None, *, enough: bool) -> bool:
    """Whether a seat takes back what it wanted: as it says, else whenever it wanted that already, and too few do."""
    return back if back is not None else seat in wanting and not enough
