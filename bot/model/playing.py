"""The series and the games at a table: moves of people and computers, and moves that nobody is asked for."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Self

from bot.model.chance import Chance
from bot.model.changes import NextDeal
from bot.model.errors import Refusal
from bot.model.evening import swapped
from bot.model.news import Dealt, Entered, Finished, GameBegun, Moved, Paid, Withheld
from bot.model.person import Person
from bot.model.substitutes import Substituted
from bot.model.table_state import Status
from bot.model.waiting import Waiting
from engine.game import Game, Outcome, Rules
from engine.moves import ADD, DOST, PASS, TAKE, Add, Concede, Count, Cut, Dost, Move, Play, Signal, Take


@dataclass(slots=True)
class Playing(Waiting):
    """A table at which a series is played."""

    # Moves that somebody makes

    def is_fresh(self, version: str, seat: int, move: Move | None) -> bool:
        """Return whether a button was drawn for the game as this seat sees it now.

        The choice to add or to take also stands on the table's message, which counts moves in its own way.
        """
        if move in (ADD, TAKE):
            return self.series.pending is not None and version.split(".")[0] == str(self.deal.number)
        if self.clock.withheld and self.game is not None and seat == self.game.turn:
            return False
        return version == self.deal.version(seat)

    def push(self, seat: int, move: Move | None, *, instead: bool = False) -> None:
        """Make a player's move, or, with `instead`, a computer's move for a player who was late.

        Without a move the cut is drawn, as for computers. Raise `IllegalMove` if the move is not legal, and `Refusal`
        if no game is being played.
        """
        self._need(Status.PLAYING)
        if self.game is None:
            raise Refusal("no-game")
        if move == DOST and self.duplicate is not None:
            raise Refusal("duplicate-dost")
        late = self.awaited() if instead and self.clock.overdue else set()
        if move is None or (instead and self.game.awaits_cut):
            self._draw_cut(seat)
        elif move in (ADD, TAKE):
            if not instead:
                self.need_say(seat)
            self._choose(move, seat)
        else:
            self._make_or_withhold(move, seat)
        for each in late:
            self.seats.missed[each] += self.seats.is_present(each)
            if self.seats.is_away(each):
                self.votes.to_stop.discard(each)
        if not instead:
            self.seats.missed[seat] = 0

    def _make_or_withhold(self, move: Move, seat: int | None) -> None:
        """Make a move; but a pass that would end the secret turns is only noted, until `advance` makes it."""
        assert self.game is not None
        if move == PASS and self.game.last_secret_turn and seat == self.game.turn:
            self.clock.withheld = True
            self.changes.news.append(Withheld())
        else:
            self._make(move, seat)

    def _draw_cut(self, seat: int | None) -> None:
        """Cut for a seat where the seal says; nobody has made that cut."""
        assert self.game is not None
        self._make(self.kind.cut(self.game, self.seal.secret), seat, decided=False)

    def _make(self, move: Move, seat: int | None, *, decided: bool = True) -> None:
        assert self.game is not None
        paid, begins = len(self.game.payments), not self.game.deal_number
        self.game.push(move, seat)
        if not self.game.secret_turn:
            self.clock.end_secret_turns()
        if begins and self.game.deal_number:
            self.deal.players = self.seats.seated
            self.changes.news.append(Dealt(self.deal.players))
        if not self.game.council:
            self.deal.advice.clear()
        ply = len(self.game.moves) - 1
        self.changes.news.append(Moved(ply, seat if decided else None, move))
        if self.duplicate is not None:
            self._end_duplicate()
        elif not self.is_practice:
            self._note_results(paid, ply)
        elif self.game.outcome is not None:
            self.status = Status.FINISHED

    def _note_results(self, paid: int, ply: int) -> None:
        """Note the chips that a move has paid, and how the game has ended; `paid` is how many payments were before."""
        assert self.game is not None
        if payments := self.game.payments[paid:]:
            self.changes.news.append(Paid(self.answering, ply, tuple(payments)))
        if self.game.outcome is not None:
            self.award(self.game.outcome)
            if self.series.pending is None:
                fared = tuple(self.game.result_of(seat) for seat in range(len(self.seats)))
                self.changes.news.append(Finished(self.answering, fared))
            self.votes.conceding.clear()

    def _end_duplicate(self) -> None:
        """End the table of a duplicate with its deal; at an evening, the pause before the next deal comes first."""
        if self.deal.between_deals and (self.spot is None or self.spot.deal == self.spot.deals):
            self.status = Status.FINISHED
            self.seats.newcomers.clear()

    def standing(self, seat: int) -> int:
        """Return how many points the side of a seat has more than the other, as the deal of a duplicate stands."""
        assert self.game is not None
        assert self.kind.duplicates is not None
        return self.kind.duplicates.score(self.game, seat)

    def award(self, outcome: Outcome) -> None:
        """Enter the outcome of a game into the series."""
        self.series.award(outcome)

    def _choose(self, move: Move, seat: int | None) -> None:
        assert self.game is not None
        outcome = self.series.pending
        choice = self.series.push(move, seat)
        assert outcome is not None
        self.last_choice = choice
        self.first_players = self.series_players
        self.changes.news.append(Moved(len(self.game.moves), seat, move))
        self.changes.news.append(Entered(self.answering, outcome, choice))

    def concerned(self) -> set[int]:
        """Return the seats whose hand looks different now: all when a deal begins or ends, else those to move."""
        waits = self.votes.ready or self.clock.next_deal_at is not None
        if self.status is Status.STOPPED or self.clock.put_away or (waits and not self.changes.moves_made):
            return set(range(len(self.seats)))
        if any(isinstance(move, Cut | Dost | Count | Concede | Add | Take) for move in self.changes.moves_made):
            return set(range(len(self.seats)))
        if (
            self.game is not None
            and self.changes.moves_made
            and (self.game.awaits_chance or self.game.outcome is not None)
        ):
            return set(range(len(self.seats)))
        if self.spot is not None and self.changes.moves_made and not self.is_quiet:
            # The table shows no cards, so that everybody follows the tricks in the own hand.
            return set(range(len(self.seats)))
        signals = [isinstance(move, Signal) for move in self.changes.moves_made]
        if self.game is None or not any(signals):
            # Those who advise follow every card.
            return self.awaited().union(self.deal.council)
        # A signal changes nothing for the player who is to move.
        told = {seat for seat in (self.game.signal_to,) if seat is not None}
        return told if all(signals) else told | self.awaited()

    def council_of(self, person: Person) -> tuple[int, ...]:
        """Return the seats that hear what a person says in private now; raise `Refusal` where there is no council."""
        seat, council = self.own_seat(person), self.deal.council
        if self.status is not Status.PLAYING or seat not in council:
            raise Refusal("no-council")
        return council

    def advise(self, person: Person, note: str, version: str) -> None:
        """Tell the council something, in place of what was told before; an empty note only takes that back.

        Raise `Refusal` for what was begun to be written, at `version`, in an earlier deal: others may hear it now.
        """
        self.council_of(person)
        if version not in self.deal.versions():
            raise Refusal("no-council")
        seat = self.own_seat(person)
        self.deal.advice.pop(seat, None)
        if note:
            self.deal.advice[seat] = note

    def add_words(self, person: Person, version: str, words: str) -> None:
        """Add a person's words to the seed of the next game, in place of those before; no words only take them back.

        Raise `Refusal` where a game has begun since that version of the table was shown, or no game can follow.
        """
        self.own_seat(person)
        self.need_next_game()
        if version.split(".")[0] != str(self.deal.number):
            raise Refusal("words-late")
        self.seal.next_words.pop(person.id, None)
        if words:
            self.seal.next_words[person.id] = words

    def need_next_game(self) -> None:
        """Raise `Refusal` unless another game may begin at this table."""
        self.need_ordinary()
        if self.status is not Status.LOBBY:
            self._need(Status.PLAYING)

    def go_on(self, person: Person) -> None:
        """Note that a person wants a finished series to go on to more brčka; it does when all have said so.

        Nobody takes back what others have won: those who were dealt its first game are asked even if they are absent.
        """
        self._need(Status.FINISHED)
        seat, longer = self.own_seat(person), self.longer
        if longer is None:
            raise Refusal("not-now")
        self._note_ready(seat)
        if self._all_ready() and self.series_seats <= self.votes.ready:
            self.votes.ready.clear()
            self.rules, self.status = longer, Status.PLAYING
            self.series.extend(self.kind.series(longer).goal)

    @property
    def longer(self) -> Rules | None:
        """The rules of a longer series to which this finished one can go on; `None` if it cannot."""
        final = self.rematch_id is not None or self.duplicate is not None or self.is_private
        return None if final or self._somebody_left_the_series else self.kind.longer(self.rules)

    @property
    def series_seats(self) -> set[int]:
        """Return the seats of people who were dealt the first game of the series, be they absent."""
        return {seat for seat, player in enumerate(self.series_players) if player.level is None}

    @property
    def _somebody_left_the_series(self) -> bool:
        """Whether somebody who was dealt its first game sits here no more, and so cannot agree to anything."""
        return any(self.seats.person(seat).id != self.series_players[seat].id for seat in self.series_seats)

    # Looking back

    def before_last_deal(self) -> Self | None:
        """Return the table as it was before the last cards of its game were dealt; `None` in the game's first deal."""
        if self.game is None or self.game.deal_number < 2:
            return None
        game = self.kind.begin(self.rules, len(self.seats))
        for move in self.deal.moves_before_cards():
            game.push(move)
        return self.with_game(game, self.deal.number, self.deal.players, self.deal.substituted)

    def with_game(self, game: Game, number: int, players: Sequence[Person], substituted: Sequence[Substituted]) -> Self:
        """Return the table with one of its games that is under way no more, and those who played it, to be drawn."""
        shown = copy(self)
        shown.deal = replace(self.deal, number=number, game=game, players=tuple(players), substituted=list(substituted))
        shown.clock = replace(self.clock, next_deal_at=None, deadline_at=None, withheld=False)
        return shown

    # Moves by themselves

    def advance(self, now: datetime, chance: Chance, pause: timedelta, secret: timedelta = timedelta()) -> None:
        """Make all moves that nobody is asked for: dealing when it is time, and moves without alternative.

        Secret turns last at least the time `secret`, and at least so much longer as is drawn, up to twice that time.
        """
        while self.status is Status.PLAYING and not self.clock.put_away:
            self._time_secret_turns(now, chance, secret)
            if not self._advance_once(now, chance, pause):
                break
        if self.changes.has_withheld or any(not isinstance(move, Signal) for move in self.changes.moves_made):
            self.wait(now)
        if self.is_left_to_computers and self.spot is None:
            self.rest_soon(now)

    def _time_secret_turns(self, now: datetime, chance: Chance, least: timedelta) -> None:
        """Draw how long secret turns last, before anything is known of who has something to do in them.

        Where only one person plays, nobody else has to have time, and they are four times as short.
        """
        if self.game is None or not self.game.secret_turn:
            return
        least = least if self.seats.people > 1 else least / 4
        if self.is_private:
            # Nobody looks on.
            least = timedelta()
        self.clock.time_secret_turns(now, chance, least)

    def _advance_once(self, now: datetime, chance: Chance, pause: timedelta) -> bool:
        game = self.game
        if self.is_left_to_computers and self.spot is not None and not self.deal.hands_held:
            # Everybody has left: the deals that come are missed, and other tables need not wait.
            self.break_off()
            return False
        if self.duplicate is not None and self.deal.between_deals:
            return self._go_on(now, pause)
        if game is None or (game.outcome is not None and self.series.pending is None):
            return self._advance_series(now, chance, pause)
        if game.outcome is not None:
            if len(self.series.legal_moves()) > 1:
                return False
            self._choose(ADD, None)
        elif game.awaits_chance:
            if game.deal_number and not self._is_time(now, pause):
                return False
            self._seat_newcomers()
            self._make(self._drawn(None), None)
        elif game.awaits_cut and not self._asks_for_cut(game):
            self._draw_cut(game.turn)
        elif self.clock.withheld:
            if self.clock.secret_until is not None and now < self.clock.secret_until:
                return False
            self._make(PASS, game.turn)
        else:
            only = self._only_answer(game)
            if only is None:
                return False
            self._make_or_withhold(only, game.turn)
        return True

    def _go_on(self, now: datetime, pause: timedelta) -> bool:
        """End the table when it is time for the next deal of its evening; return whether it was."""
        spot = self.spot
        assert spot is not None
        if not self._is_time(now, pause):
            return False
        seats = [self.seats.newcomers.get(seat, person) for seat, person in enumerate(self.seats.seated)]
        missed = [0 if seat in self.seats.newcomers else each for seat, each in enumerate(self.seats.missed)]
        if swapped(spot.deal, spot.table) != swapped(spot.deal + 1, spot.table):
            # Everybody moves by one seat, partners together: each side gets the other one's place.
            seats, missed = [seats[-1], *seats[:-1]], [missed[-1], *missed[:-1]]
        self.changes.next_deal = NextDeal(tuple(seats), tuple(missed))
        self.seats.newcomers.clear()
        self.status = Status.FINISHED
        return True

    def lead_on(self, following: Playing, now: datetime) -> None:
        """Have everybody go on at the table of the next deal, whose cards are due at once."""
        assert self.changes.next_deal is not None
        self.next_table_id = following.id
        following.status, following.clock.next_deal_at, following.clock.idle_at = (
            Status.PLAYING,
            now,
            self.clock.idle_at,
        )
        following.seats.missed = [*self.changes.next_deal.missed]
        panels = [(self.seats.person(seat), panel) for seat, panel in self.changes.panels.items()]
        self.changes.panels.clear()
        for person, panel in panels:
            seat = following.seats.seat_of(person)
            if seat is not None:
                following.changes.keep_panel(seat, panel)

    def _advance_series(self, now: datetime, chance: Chance, pause: timedelta) -> bool:
        if self.series.result is not None:
            self.status = Status.FINISHED
            self.seats.newcomers.clear()
            return False
        # The table of an evening's next deal is due as soon as it is there.
        if (self.game is not None or self.clock.next_deal_at is not None) and not self._is_time(now, pause):
            return False
        self._seat_newcomers()
        before = self.game
        self.deal.begin(self.kind.begin(self.rules, len(self.seats)))
        self.seal.begin(chance.seed(), self.seats)
        self.changes.news.append(GameBegun(self.deal.number, self.seal.seed, self.seal.words))
        self._make(self._drawn(before), None)
        return True

    def _drawn(self, before: Game | None) -> Move:
        """Return the next move of chance."""
        assert self.game is not None
        move = self.kind.chance(self.game, before, self.seal.secret)
        assert move is not None
        return move

    def _is_time(self, now: datetime, pause: timedelta) -> bool:
        """Return whether the pause before a deal is over; it begins with the first question."""
        if not self.clock.is_time_to_deal(now, pause, at_once=self._all_ready()):
            return False
        self.votes.ready.clear()
        return True

    def _all_ready(self) -> bool:
        """Return whether all people who play want the next deal now."""
        return self.votes.are_ready(self.seats.present)

    def deal_now(self, person: Person) -> bool:
        """Note that a person does not want to wait for the next deal; it comes when all have said so.

        Return whether that is new.
        """
        seat = self.own_seat(person)
        if self.clock.next_deal_at is None or (seat in self.votes.ready and not self.seats.missed[seat]):
            return False
        self._note_ready(seat)
        return True

    def _note_ready(self, seat: int) -> None:
        # A person who wants to play on is not absent.
        self.seats.missed[seat] = 0
        self.votes.ready.add(seat)

    def _asks_for_cut(self, game: Game) -> bool:
        assert game.turn is not None
        return self.duplicate is None and self.seats.is_present(game.turn) and self.seats.person(game.turn).own_cuts

    def _only_answer(self, game: Game) -> Move | None:
        """Return the move of the player whose turn it is if there is no real choice, else `None`."""
        # At a private table nobody sees who is asked.
        if game.turn is None or not (self.kind.unasked or self.is_private):
            return None
        view = self.view(game.turn)
        answers = view.answers
        if len(answers) != 1:
            return None
        if self.seats.level_of(game.turn) and any(isinstance(move, Signal) for move in view.legal):
            # Nobody waits for a person's signal, but a computer must decide now whether it signals.
            return None
        if isinstance(answers[0], Play) and not self.seats.person(game.turn).forced_cards:
            return None
        return answers[0]
