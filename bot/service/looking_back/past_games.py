"""Past games, of a server or of a record that was handed in: who may be shown them, and who played their deals."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from bot.i18n.texts import Texts
from bot.model.errors import Refusal
from bot.model.names import NOBODY, is_deleted, short
from bot.model.person import Person
from bot.model.substitutes import Substituted, sat_at
from bot.model.table import Table
from bot.service.actions.access import Access
from bot.service.common.replies import Actor
from bot.storage.archive import GameArchive
from engine.game import Game
from engine.moves import Deal

IN_A_FILE: Final = 0
"""The table that pages of a record name which was handed in."""
CACHED_RECORDS: Final = 64
"""How many such records are kept in memory; whoever hands one in again finds its buttons working."""


@dataclass(frozen=True, slots=True)
class PastGame:
    """A game, unfinished or finished, and who played it."""

    game: Game
    people: Sequence[Person]
    """Those who answer for it, by seat."""
    substituted: tuple[Substituted, ...]
    private: Table | None = None
    """Its table where that is private, and so is called by no number."""

    def names(self, deal: int, named: Callable[[Person], str]) -> tuple[str, ...]:
        """Return the names of those who played a deal, by seat; two in a seat that somebody has left meanwhile."""
        return tuple(_joined([named(person) for person in each]) for each in self._sat(deal))

    def seat_of(self, deal: int, account: int) -> int | None:
        """Return the seat in which somebody alone played a deal, if there is one."""
        sat = enumerate(self._sat(deal))
        return next((seat for seat, each in sat if [person.user_id for person in each] == [account]), None)

    def short_names(self, deal: int, t: Texts) -> tuple[str, ...]:
        """Return those names so short that all fit beside a picture."""
        return self.names(deal, lambda person: t("person-deleted") if is_deleted(person) else short(person.name))

    def _sat(self, deal: int) -> list[list[Person]]:
        """Return those who sat in each seat while a deal was played, in the order in which they came."""
        plies = self._plies(deal)
        return [sat_at(seat, player, self.substituted, plies) for seat, player in enumerate(self.people)]

    def _plies(self, deal: int) -> range:
        """Return the numbers of the moves of a deal, counted from 1."""
        dealt = [ply for ply, move in enumerate(self.game.moves) if isinstance(move, Deal)]
        return range(dealt[deal - 1], [*dealt, len(self.game.moves)][deal])


@dataclass(slots=True, eq=False)
class PastGames:
    """Finds past games; all who look back on one come by here."""

    _archive: GameArchive
    _access: Access
    _handed_in: dict[int, PastGame] = field(default_factory=dict, init=False)
    """The games of records that were handed in last, by their numbers."""

    def keep(self, number: int, past: PastGame) -> None:
        """Keep the game of a record by its number, at table 0, as long as it is not crowded out by others."""
        self._handed_in.pop(number, None)
        self._handed_in[number] = past
        while len(self._handed_in) > CACHED_RECORDS:
            del self._handed_in[next(iter(self._handed_in))]

    async def at(self, actor: Actor, table_id: int, number: int) -> PastGame:
        """Return a game by its number at a table of the actor's server; raise `Refusal` where there is none."""
        if table_id == IN_A_FILE:
            return self._of_record(number)
        table = await self._access.read_past(actor, table_id)
        await self._access.let_read(actor, table)
        game, people = await self._archive.game_at(table_id, number)
        substituted = await self._archive.substituted_at(table_id, number)
        if table.is_across:
            people = [table.known(person) for person in people]
            substituted = tuple(replace(each, person=table.known(each.person)) for each in substituted)
        return PastGame(game, people, substituted, table if table.is_private else None)

    def _of_record(self, number: int) -> PastGame:
        past = self._handed_in.get(number)
        if past is None:
            raise Refusal("record-gone")
        self.keep(number, past)
        return past


def _joined(names: Sequence[str]) -> str:
    """Name the first and the last of those who sat in a seat.

    >>> _joined(["Anna"]), _joined(["Anna", "Béla"]), _joined(["Anna", "Béla", "Eva"])
    ('Anna', 'Anna / Béla', 'Anna / … / Eva')
    """
    return " / ".join(names if len(names) < 3 else (names[0], NOBODY, names[-1]))
