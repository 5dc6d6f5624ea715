"""The series and the games at a table: moves of people and computers, and moves that nobody is asked for."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Self

from bot.model.chance import Chance
from bot.model.errors import Refusal
from bot.model.news import Dealt, Entered, Finished, GameBegun, Moved, Paid
from bot.model.person import Person
from bot.model.substitutes import Substituted
from bot.model.table_state import Status
from bot.model.waiting import Waiting
from engine.game import Game, Outcome, Rules
from engine.moves import ADD, TAKE, Add, Concede, Count, Cut, Deal, Dost, Move, Play, Signal, Take


@dataclass(slots=True)
class Playing(Waiting):
    """A table at which a series is played."""

    # Moves that somebody makes

    def is_fresh(self, version: str, seat: int, move: Move) -> bool:
        """Return whether a button was drawn for the game as this seat sees it now.

        The choice to add or to take also stands on the table's message, which counts moves in its own way.
        """
        if move in (ADD, TAKE):
            return self.series.pending is not None and version.split(".")[0] == str(self.game_number)
        return version == self.version(seat)

    def push(self, seat: int, move: Move, *, instead: bool = False) -> None:
        """Make a player's move, or, with `instead`, a computer's move for a player who was late.

        Raise `IllegalMove` if it is not legal, and `Refusal` if no game is being played.
        """
        self._need(Status.PLAYING)
        if self.game is None:
            raise Refusal("no-game")
        late = self.awaited() if instead and self.overdue else set()
        if move in (ADD, TAKE):
            if not instead:
                self.need_say(seat)
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
        paid, begins = len(self.game.payments), not self.game.deal_number
        self.game.push(move, seat)
        if begins and self.game.deal_number:
            self.players = self.seated
            self.news.append(Dealt(self.players))
        if not self.game.council:
            self.advice.clear()
        ply = len(self.game.moves) - 1
        self.news.append(Moved(ply, seat, move))
        if payments := self.game.payments[paid:]:
            self.news.append(Paid(self.answering, ply, tuple(payments)))
        if self.game.outcome is not None:
            self.award(self.game.outcome)
            if self.series.pending is None:
                fared = tuple(self.game.result_of(seat) for seat in range(len(self.seats)))
                self.news.append(Finished(self.answering, fared))
            self.conceding.clear()

    def award(self, outcome: Outcome) -> None:
        """Enter the outcome of a game into the series."""
        self.series.award(outcome)

    def _choose(self, move: Move, seat: int | None) -> None:
        assert self.game is not None
        outcome = self.series.pending
        choice = self.series.push(move, seat)
        assert outcome is not None
        self.last_choice = choice
        self.news.append(Moved(len(self.game.moves), seat, move))
        self.news.append(Entered(self.answering, outcome, choice))

    def concerned(self) -> set[int]:
        """Return the seats whose hand looks different now: all when a deal begins or ends, else those to move."""
        waits = self.ready or self.next_deal_at is not None
        if self.status is Status.STOPPED or self.put_away or (waits and not self.moves_made):
            return set(range(len(self.seats)))
        if any(isinstance(move, Cut | Dost | Count | Concede | Add | Take) for move in self.moves_made):
            return set(range(len(self.seats)))
        if self.game is not None and self.moves_made and (self.game.awaits_chance or self.game.outcome is not None):
            return set(range(len(self.seats)))
        signals = [isinstance(move, Signal) for move in self.moves_made]
        if self.game is None or not any(signals):
            # Those who advise follow every card.
            return self.awaited().union(self.game.council if self.game is not None else ())
        # A signal changes nothing for the player who is to move.
        told = {seat for seat in (self.game.signal_to,) if seat is not None}
        return told if all(signals) else told | self.awaited()

    def council_of(self, person: Person) -> tuple[int, ...]:
        """Return the seats that hear what a person says in private now; raise `Refusal` where there is no council."""
        seat, council = self.own_seat(person), self.game.council if self.game is not None else ()
        if self.status is not Status.PLAYING or seat not in council:
            raise Refusal("no-council")
        return council

    def advise(self, person: Person, note: str, version: str) -> None:
        """Tell the council something, in place of what was told before; an empty note only takes that back.

        Raise `Refusal` for what was begun to be written, at `version`, in an earlier deal: others may hear it now.
        """
        self.council_of(person)
        if version not in self._versions_of_deal():
            raise Refusal("no-council")
        seat = self.own_seat(person)
        self.advice.pop(seat, None)
        if note:
            self.advice[seat] = note

    def go_on(self, person: Person) -> None:
        """Note that a person wants a finished series to go on to more brčka; it does when all have said so."""
        self._need(Status.FINISHED)
        seat, longer = self.own_seat(person), self.longer
        if longer is None:
            raise Refusal("not-now")
        self._note_ready(seat)
        if self._all_ready():
            self.ready.clear()
            self.rules, self.status = longer, Status.PLAYING
            self.series.extend(self.kind.series(longer).goal)

    @property
    def longer(self) -> Rules | None:
        """The rules of a longer series to which this finished one can go on; `None` if it cannot."""
        return self.kind.longer(self.rules) if self.rematch_id is None else None

    # Looking back

    def _last_dealt(self) -> int:
        """Return which of the game's moves dealt its newest cards."""
        assert self.game is not None
        return max(ply for ply, move in enumerate(self.game.moves) if isinstance(move, Deal))

    def _versions_of_deal(self) -> set[str]:
        """Return the versions of all buttons that were drawn since the newest cards were dealt."""
        assert self.game is not None
        return {f"{self.game_number}.{ply + 1}" for ply in range(self._last_dealt(), len(self.game.moves))}

    def before_last_deal(self) -> Self | None:
        """Return the table as it was before the last cards of its game were dealt; `None` in the game's first deal."""
        if self.game is None or self.game.deal_number < 2:
            return None
        game = self.kind.begin(self.rules, len(self.seats))
        for move in self.game.moves[: self._last_dealt()]:
            game.push(move)
        return self.with_game(game, self.game_number, self.players, self.substituted)

    def with_game(self, game: Game, number: int, players: Sequence[Person], substituted: Sequence[Substituted]) -> Self:
        """Return the table with one of its games that is under way no more, and those who played it, to be drawn."""
        shown = copy(self)
        shown.players, shown.substituted = tuple(players), list(substituted)
        shown.game, shown.game_number, shown.next_deal_at, shown.deadline_at = game, number, None, None
        return shown

    # Moves by themselves

    def advance(self, now: datetime, chance: Chance, pause: timedelta) -> None:
        """Make all moves that nobody is asked for: dealing when it is time, and moves without alternative."""
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
        self.players, self.substituted = (), []
        self.seed, self.next_seed = self.next_seed, chance.seed()
        self.news.append(GameBegun(self.game_number, self.seed))
        self._make(opening, None)
        return True

    def _drawn(self, before: Game | None, seed: bytes, chance: Chance) -> Move:
        """Return the next move of chance."""
        assert self.game is not None
        move = self.kind.chance(self.game, before, seed, chance.below)
        assert move is not None
        return move

    def _is_time(self, now: datetime, pause: timedelta) -> bool:
        """Return whether the pause before a deal is over; it begins with the first question."""
        if self.next_deal_at is None:
            self.next_deal_at = now + pause
        if now < self.next_deal_at and not self._all_ready():
            return False
        self.next_deal_at = None
        self.ready.clear()
        return True

    def _all_ready(self) -> bool:
        """Return whether all people who play want the next deal now."""
        present = set(self.present)
        return bool(present) and present <= self.ready

    def deal_now(self, person: Person) -> None:
        """Note that a person does not want to wait for the next deal; it comes when all have said so."""
        seat = self.own_seat(person)
        if self.next_deal_at is not None:
            self._note_ready(seat)

    def _note_ready(self, seat: int) -> None:
        # A person who wants to play on is not absent.
        self.missed[seat] = 0
        self.ready.add(seat)

    def _asks_for_cut(self, game: Game) -> bool:
        assert game.turn is not None
        return self.is_present(game.turn) and self.person(game.turn).own_cuts

    def _only_answer(self, game: Game) -> Move | None:
        """Return the move of the player whose turn it is if there is no real choice, else `None`."""
        if game.turn is None or not self.kind.unasked:
            return None
        view = game.view(game.turn)
        answers = view.answers
        if len(answers) != 1:
            return None
        if self.level_of(game.turn) and any(isinstance(move, Signal) for move in view.legal):
            # Nobody waits for a person's signal, but a computer must decide now whether it signals.
            return None
        if isinstance(answers[0], Play) and not self.person(game.turn).forced_cards:
            return None
        return answers[0]
