"""The state of a table: who sits there, the series, the current game, and what the table waits for."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from enum import StrEnum
from typing import Final, NamedTuple

from bot.model.duplicate import Duplicate, Spot
from bot.model.errors import Refusal
from bot.model.news import Moved, News, Withheld
from bot.model.options import DEFAULT_OPTIONS, Guild, Options
from bot.model.panel import Panel
from bot.model.person import Person
from bot.model.substitutes import Substituted, stood_in
from engine.cards.shuffle import mixed, thought
from engine.game import Game, Rules, View
from engine.games import AnyKind, kind_of
from engine.moves import DOST, Move, Pass, Signal
from engine.players import Level
from engine.series import Choice, Series

UNWATCHED: Final = timedelta(minutes=2)
"""The time for which computers play among themselves after a person has last looked."""
NOWHERE: Final = 0
"""The number of no server, and of no channel, at which private tables stand."""
MISSED: Final = 2
"""After so many moves in a row for an absent player the computer keeps the seat."""


class Status(StrEnum):
    """The stage of a table: before, during or after its series."""

    LOBBY = "lobby"
    PLAYING = "playing"
    FINISHED = "finished"
    STOPPED = "stopped"


class Departure(NamedTuple):
    """That somebody has left a seat of a series under way."""

    person: Person
    seat: int
    moment: str
    """The numbers of game and deal, as `game.deal`; the deal is 0 where nobody held cards."""

    def was_during(self, game_number: int) -> bool:
        """Return whether it was in this game of the table."""
        return self.moment.startswith(f"{game_number}.")

    @property
    def is_forgotten(self) -> bool:
        """Whether the person's data were deleted, so that they may come back as somebody new."""
        return self.person.user_id is None


class Unfinished(NamedTuple):
    """A series that the people in a lobby have begun at another table and not finished."""

    table_id: int
    balance: tuple[int, int]
    """The brčka of both sides."""
    game_number: int = 0
    """The number at that table of the game that one of them may give up; 0 if there is none."""
    wishes: tuple[tuple[Person, Person], ...] = ()
    """Each person who would give it up, with the partner who has to agree."""

    @property
    def game_key(self) -> str:
        """The numbers of the table and of the game that may be given up, as buttons carry them."""
        return f"{self.table_id}.{self.game_number}"


class NextDeal(NamedTuple):
    """Who plays the next deal of an evening, at a table of its own."""

    seats: tuple[Person, ...]
    """Who sits in each seat there."""
    missed: tuple[int, ...]
    """How many moves in a row the computer has made for the owner of each."""


@dataclass(slots=True, weakref_slot=True)
class TableState:
    """The stored state of a table, and questions about it that change nothing."""

    id: int
    guild: Guild
    channel_id: int
    """The channel or thread of the table's message."""
    opener: Person
    rules: Rules
    options: Options = DEFAULT_OPTIONS
    duplicate: Duplicate | None = None
    """For what the deal of this table is played at others too; such a table is over with its first deal."""
    status: Status = Status.LOBBY
    seats: list[Person | None] = field(default_factory=list)
    """The player in each seat; in the lobby as many seats as the game allows."""
    votes: set[int] = field(default_factory=set)
    """The seats that have voted to stop."""
    conceding: set[int] = field(default_factory=set)
    """The seats that want to give the game up."""
    missed: list[int] = field(default_factory=list)
    """For each seat, how many moves in a row the computer made for its owner."""
    departures: dict[int, Departure] = field(default_factory=dict)
    """Which seat each person who left had last, by the person's key."""
    newcomers: dict[int, Person] = field(default_factory=dict)
    """Who sits down with the next deal, by the computer's seat that is promised to them."""
    ready: set[int] = field(default_factory=set)
    """The seats that do not want to wait for the next deal."""
    advice: dict[int, str] = field(default_factory=dict)
    """What seats have told their council in this deal, unheard by the others."""
    next_deal_at: datetime | None = None
    secret_until: datetime | None = None
    """Until when secret turns last at least, whoever has something to do in them; `None` while there are none."""
    withheld: bool = False
    """Whether the pass that ends the secret turns was made already, and waits for that time."""
    deadline_at: datetime | None = None
    """When the computer moves for the players who are waited for."""
    overdue: bool = False
    """Whether that time is over."""
    call_at: datetime | None = None
    """When the players who are waited for are mentioned, unless their hand is open."""
    called: set[int] = field(default_factory=set)
    """The seats that have been mentioned for the next move."""
    call_id: int | None = None
    """The message that mentions them."""
    call_over: bool = False
    """Whether that message can be deleted."""
    idle_at: datetime | None = None
    """When the table is put away if nobody does anything."""
    put_away: bool = False
    """Whether the table is put away: nothing happens until somebody brings it back."""
    brought_back: bool = False
    """Whether the table was brought back in this transaction."""
    message_id: int | None = None
    """The message that shows the table."""
    message_at: datetime | None = None
    """When that message was posted."""
    message_shows: str | None = None
    """The deal that the message shows, as a `deal_key`."""
    rematch_id: int | None = None
    """The table at which these people play again."""
    next_table_id: int | None = None
    """The table at which the next deal of an evening is played."""
    next_deal: NextDeal | None = None
    """Who plays that deal, where the time for it has come in this transaction."""
    unfinished: Unfinished | None = None
    """In the lobby: an unfinished series of the same people."""
    series: Series = field(init=False)
    last_choice: Choice | None = None
    """What the winners of the last finished game chose."""
    game_number: int = 0
    game: Game | None = None
    players: tuple[Person, ...] = ()
    """Those who answer for the game: who sat in the seats when its first cards were dealt.

    It is empty before that, and in a game of an older database, for which answers whoever sits there.
    """
    last_players: tuple[Person, ...] = ()
    """The players of the game before."""
    first_players: tuple[Person, ...] = ()
    """The players of the series' first game, who win or lose the series; empty until that game is entered."""
    substituted: list[Substituted] = field(default_factory=list)
    """Who has taken over seats of the game since, in the order in which they came."""
    seed: bytes = field(default=b"", repr=False)
    """The secret seed of the current game."""
    next_seed: bytes = field(default=b"", repr=False)
    """The secret seed of the next game, whose commitment is published before the first cut (rule 27)."""
    words: Mapping[int, str] = field(default_factory=dict)
    """What seats have added to the seed of the current game."""
    next_words: dict[int, str] = field(default_factory=dict)
    """What people want to add to the seed of the next game, by the person's key."""
    news: list[News] = field(default_factory=list)
    new_panels: dict[int, Panel] = field(default_factory=dict)
    """The panels opened or redrawn in this transaction, by seat, to be stored with the table: see `keep_panel`."""

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
        return self.guild.id

    @property
    def is_private(self) -> bool:
        """Whether the table stands in no channel, and nobody but who sits there can find it."""
        return self.channel_id == NOWHERE

    @property
    def is_practice(self) -> bool:
        """Whether one person plays a game here alone, against computers, and nothing of it is entered anywhere."""
        return self.is_private and self.duplicate is None

    @property
    def party(self) -> int:
        """Who has the computers of this table think, as servers share them: its server, or a private table's opener."""
        return self.guild.id or -self.opener.id

    @property
    def spot(self) -> Spot | None:
        """Which deal of an evening is played here, and at which of its tables; `None` at all other tables."""
        return self.duplicate.spot if self.duplicate is not None else None

    def need_ordinary(self) -> None:
        """Raise `Refusal` where a deal is played that others play too, which is played to its end."""
        if self.duplicate is not None:
            raise Refusal("duplicate-alone" if self.is_private else "duplicate-compared")

    def need_company(self) -> None:
        """Raise `Refusal` where somebody tries the deal of the day, and so neither leaves nor stops."""
        if self.is_private and not self.is_practice:
            raise Refusal("duplicate-alone")

    # Who sits there

    def seat_of(self, person: Person) -> int | None:
        """Return the seat of a person, or `None`."""
        return next((seat for seat, sitting in enumerate(self.seats) if sitting and sitting.id == person.id), None)

    def own_seat(self, person: Person) -> int:
        """Return the seat of a person; raise `Refusal` where they have none."""
        seat = self.seat_of(person)
        if seat is None:
            raise self.no_seat(person)
        return seat

    def no_seat(self, person: Person) -> Refusal:
        """Say that a person has no seat, and to whoever has left one how it is had again."""
        return Refusal("not-seated" if self.seat_left(person) is None else "has-left")

    def seat_left(self, person: Person) -> int | None:
        """Return the seat that a person has left and could have back from its computer, or `None`."""
        left = self.departures.get(person.id)
        if left is None or self.status is not Status.PLAYING or self.seat_of(person) is not None:
            return None
        return left.seat if self.level_of(left.seat) is not None else None

    def promised_seat(self, person: Person) -> int | None:
        """Return the seat that a person gets with the next deal, or `None`."""
        return next((seat for seat, newcomer in self.newcomers.items() if newcomer.id == person.id), None)

    def person(self, seat: int) -> Person:
        """Return the player in a seat, which must not be empty."""
        person = self.seats[seat]
        assert person is not None
        return person

    def partner_of(self, seat: int) -> int | None:
        """Return the seat of the partner, or `None` in a game without partners."""
        return (seat + 2) % len(self.seats) if self.kind.partners else None

    @property
    def hints(self) -> bool:
        """Whether people may ask what a strong player would do: where it was agreed, or where only one person plays.

        Nobody may at a duplicate, where people compare what they make of the cards.
        """
        alone = sum(sitting is not None and sitting.level is None for sitting in self.seats) == 1
        return self.duplicate is None and (self.options.hints or alone)

    def is_present(self, seat: int) -> bool:
        """Return whether a person sits there and plays, not the computer instead."""
        sitting = self.seats[seat]
        return sitting is not None and sitting.level is None and self.missed[seat] < MISSED

    def is_away(self, seat: int) -> bool:
        """Return whether the computer plays for the owner of the seat until the owner is back."""
        return self.missed[seat] >= MISSED

    @property
    def present(self) -> list[int]:
        """The seats at which people play."""
        return [seat for seat in range(len(self.seats)) if self.is_present(seat)]

    @property
    def people(self) -> int:
        """How many people play, not counting absent ones."""
        return len(self.present)

    @property
    def sitting(self) -> list[Person]:
        """The people who sit here, without computers."""
        return [person for person in self.seats if person is not None and person.level is None]

    @property
    def waits_for_absent(self) -> bool:
        """Whether all people who sit here are absent, and nobody is about to sit down: nothing moves then.

        At an evening computers play on for them, because other tables wait for this one.
        """
        if self.spot is not None:
            return False
        coming = self.present or self.newcomers
        return not coming and any(sitting and sitting.level is None for sitting in self.seats)

    @property
    def is_left_to_computers(self) -> bool:
        """Whether a series is played by nobody but computers, and nobody is about to sit down."""
        alone = all(sitting and sitting.level for sitting in self.seats)
        return self.status is Status.PLAYING and alone and not self.newcomers

    def level_of(self, seat: int) -> Level | None:
        """Return the level of the computer in a seat; `None` for a person or an empty seat."""
        sitting = self.seats[seat]
        return sitting.level if sitting is not None else None

    # Who answers for the game

    def player(self, seat: int) -> Person:
        """Return who answers for the result of a seat, whoever plays its cards now."""
        return self.players[seat] if self.players else self.person(seat)

    @property
    def seated(self) -> tuple[Person, ...]:
        """Return who sits in each seat, none of which may be empty."""
        return tuple(self.person(seat) for seat in range(len(self.seats)))

    @property
    def answering(self) -> tuple[Person, ...]:
        """Return who answers for the result of each seat."""
        return self.players or self.seated

    @property
    def series_players(self) -> tuple[Person, ...]:
        """Return who answers for the result of the series in each seat, whoever plays its games now."""
        return self.first_players or self.answering

    def plays_series_for_another(self, seat: int) -> bool:
        """Return whether somebody sits there whose games count, but whose series is that of who was dealt the first."""
        sitting = self.seats[seat]
        return self.series.goal > 1 and sitting is not None and sitting.id != self.series_players[seat].id

    @property
    def undecided(self) -> bool:
        """Whether a game is under way, or its winners still have to choose what to do with their brčka."""
        return self.game is not None and (self.game.outcome is None or self.series.pending is not None)

    def is_substitute(self, seat: int) -> bool:
        """Return whether somebody sits there who only plays the cards of the game's player, and decides nothing."""
        sitting = self.seats[seat]
        return self.undecided and sitting is not None and sitting.id != self.player(seat).id

    def has_say(self, seat: int) -> bool:
        """Return whether a person plays there who has played the game from its first deal."""
        return self.is_present(seat) and not self.is_substitute(seat)

    @property
    def substitutes(self) -> list[tuple[Person, Person]]:
        """Each substitute who has played in the game, with the player for whom they played."""
        moves = len(self.game.moves) if self.game is not None else 0
        return stood_in(self.players, [each for each in self.substituted if each.ply < moves])

    def is_new(self, seat: int) -> bool:
        """Return whether somebody sits there who was not dealt the first cards of the newest game that has any."""
        sitting, dealt = self.seats[seat], self.players if self.has_cards else self.last_players
        return sitting is not None and seat < len(dealt) and sitting.id != dealt[seat].id

    @property
    def voices(self) -> list[int]:
        """The seats of people who decide whether the series ends; who is new does not, until cards are dealt.

        At an evening absent people are asked as well: the deals that come would be missed by them, too.
        """
        asked = {seat for seat in range(len(self.seats)) if self.is_present(seat) or (self.spot and self.is_away(seat))}
        return sorted(seat for seat in asked if not self.is_new(seat))

    def answers(self, person: Person) -> bool:
        """Return whether somebody answers for the game under way, wherever they sit."""
        return self.undecided and any(player.id == person.id for player in self.players)

    def need_say(self, seat: int) -> None:
        """Raise `Refusal` where somebody sits who came to the game later."""
        if self.is_substitute(seat):
            raise Refusal("substitute")

    # The game

    @property
    def deal_key(self) -> str:
        """The numbers of game and deal, as `game.deal`, or `lobby`; each deal has its own message."""
        return f"{self.game_number}.{max(1, self.game.deal_number)}" if self.game else "lobby"

    def view(self, seat: int | None = None) -> View:
        """Return what a seat may know of the game; with `None`, what everybody may know."""
        assert self.game is not None
        view = self.game.view(seat)
        if self.duplicate is not None:
            # In one deal there is no hundred to be reached: it is played out.
            view = replace(view, legal=tuple(move for move in view.legal if move != DOST))
        # For whoever has made the withheld pass, the turn is over.
        return replace(view, turn=None, legal=()) if self.withheld and seat == self.game.turn else view

    def is_above(self, message_id: int) -> bool:
        """Return whether a message stands above the table's message; Discord numbers messages in rising order."""
        return self.message_id is not None and message_id < self.message_id

    def version(self, seat: int | None) -> str:
        """Return the version on the buttons of a seat or the table: the game's number and the moves shown."""
        return f"{self.game_number}.{self.game.ply(seat) if self.game else 0}"

    @property
    def secret(self) -> bytes:
        """What all chance of the current game follows from."""
        return mixed(self.seed, self.words)

    def thought(self, seat: int) -> int:
        """Return the number from which a computer chooses at a duplicate, so that equal play gets equal answers."""
        assert self.game is not None
        return thought(self.secret, seat, self.game.moves)

    def awaited(self) -> set[int]:
        """Return the seats that are to move or to choose."""
        if self.status is not Status.PLAYING or self.game is None or self.withheld:
            return set()
        if self.series.pending is not None:
            return self._choosers(self.series.pending.winner)
        return set() if self.game.turn is None else {self.game.turn}

    def _choosers(self, winner: int) -> set[int]:
        """Return the seats that choose for a side: those of its players, or all where substitutes sit in every one."""
        side = {seat for seat in range(len(self.seats)) if self.kind.side_of(seat) == winner}
        return {seat for seat in side if not self.is_substitute(seat)} or side

    def may_choose(self, seat: int) -> bool:
        """Return whether the player in a seat may choose what to do with the brčka of a game."""
        return bool(self.series.legal_moves(seat)) and not self.is_substitute(seat)

    def is_asked(self, seat: int) -> bool:
        """Return whether a person is asked who is awaited there, and no computer: about brčka no substitute is."""
        return self.has_say(seat) if self.series.pending is not None else self.is_present(seat)

    @property
    def hands_held(self) -> bool:
        """Whether a deal is under way, and players know their cards."""
        game = self.game
        return game is not None and game.outcome is None and not (game.awaits_chance or game.awaits_cut)

    @property
    def departed(self) -> list[Departure]:
        """Who has seen a hand of this deal that is not theirs, and has left."""
        gone = [left for left in self.departures.values() if left.moment == self.deal_key]
        return [left for left in gone if left.person.id not in (self.player(left.seat).id, self.person(left.seat).id)]

    @property
    def has_cards(self) -> bool:
        """Whether the first cards of the game are in the hands of its players; the pack is cut before."""
        return self.game is not None and self.game.deal_number > int(self.game.awaits_cut)

    @property
    def dealt(self) -> bool:
        """Whether the first cards of the game under way are dealt, or an earlier game of the series was played."""
        return self.game_number > 1 or self.has_cards

    @property
    def between_deals(self) -> bool:
        """Whether a deal is over and no other has begun."""
        game = self.game
        return game is not None and game.deal_number > 0 and (game.awaits_chance or game.outcome is not None)

    def computer_to_move(self) -> int | None:
        """Return the seat for which a computer has to move: its own, or that of an owner who is absent or late.

        Of two partners a present one chooses what to do with brčka. If all people are absent, nothing moves unless
        somebody new waits for the next deal.
        """
        awaited = self.awaited()
        if not awaited or self.put_away:
            return None
        if self.waits_for_absent or (not self.overdue and any(self.is_asked(seat) for seat in awaited)):
            return None
        return min(awaited)

    def _need(self, status: Status) -> None:
        if self.status is not status:
            raise self._refused_at_stage

    @property
    def _refused_at_stage(self) -> Refusal:
        """Why something cannot be done at the table's stage."""
        over = self.status in (Status.FINISHED, Status.STOPPED)
        return Refusal(f"evening-table-{self.status}" if self.spot and over else f"table-{self.status}")

    # What was done in this transaction

    def keep_panel(self, seat: int, panel: Panel) -> None:
        """Have the panel that shows the hand of a seat now stored with the table."""
        self.new_panels[seat] = panel

    @property
    def moves_made(self) -> list[Move]:
        """The moves made in this transaction."""
        return [item.move for item in self.news if isinstance(item, Moved)]

    @property
    def goes_on(self) -> bool:
        """Whether the next deal of an evening has come in this transaction, at a table of its own."""
        return self.next_deal is not None

    @property
    def is_quiet(self) -> bool:
        """Whether all moves made are secret: signals, passes while others declare, and a pass that is withheld.

        The table is not redrawn for them, because that would show that they were made.
        """
        quiet = (Signal, Pass) if self._is_declaring else (Signal,)
        anything = self.has_withheld or bool(self.moves_made)
        return anything and all(isinstance(move, quiet) for move in self.moves_made)

    @property
    def has_withheld(self) -> bool:
        """Whether a pass was withheld in this transaction."""
        return any(isinstance(item, Withheld) for item in self.news)

    @property
    def _is_declaring(self) -> bool:
        return self.game is not None and self.game.secret_turn
