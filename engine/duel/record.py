"""What the records of Trappola and Bulka share: finished deals, and declarations between the cards.

The record of a game that goes on, or was given up, contains only its finished deals, because the hands and the
ranks of sets stay secret until a deal is finished.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final, NamedTuple, Protocol

from engine.cards.shuffle import drawn_cut, shuffled
from engine.cards.trappola_pack import CARDS, PACK, Card, Rank
from engine.duel.play import TRICKS
from engine.moves import Combination, Cut, Deal, Declare, IllegalMove, Move, Play
from engine.record_fields import Json, RecordError, cards_of, forbidden, forbidden_card, letter_of, number_of
from engine.record_seal import need_cut

PLAYED: Final = 2 * TRICKS
"""How many cards are played in a deal."""


class Played(Protocol):
    """The part of a game that is needed here."""

    moves: list[Move]
    turn: int | None

    @property
    def deals(self) -> Sequence[object]:
        """The deals, each from its cut on."""

    def push(self, move: Move, seat: int | None = None) -> None:
        """Make a move; raise `IllegalMove` if it is not legal."""


class Made(NamedTuple):
    """A move of a deal, with who made it and how many cards were played before."""

    seat: int | None
    move: Move
    after: int
    """How many cards had been played before it."""


def made_in_deals(game: Played, fresh: Played) -> list[list[Made]]:
    """Return the moves of each deal, from its cut on; `fresh` is a new game of the same kind, which replays them."""
    deals: list[list[Made]] = []
    played = 0
    for move in game.moves:
        if isinstance(move, Deal):
            deals.append([])
            played = 0
        elif deals:
            deals[-1].append(Made(fresh.turn, move, played))
            played += isinstance(move, Play)
        fresh.push(move)
    return deals


def push(game: Played, move: Move, where: str, seat: int | None = None) -> None:
    """Make a move of a record; raise `RecordError` if it is not legal."""
    try:
        game.push(move, seat)
    except IllegalMove as error:
        raise forbidden(error, where, seat) from None


def replay_pack(game: Played, fields: Json, where: str, secret: bytes | None, name: str) -> None:
    """Replay the pack and the cut of a deal; they must be what the secret gives, if it is known."""
    pack = cards_of(fields["pack"], f"{where}.pack", Card, len(CARDS), len(CARDS))
    cut = number_of(fields["cut"], f"{where}.cut", 1, len(CARDS) - 1)
    number = len(game.deals)
    if secret is not None and pack != shuffled(secret, number, name, PACK):
        told = "not what the seed gives when the pack is shuffled"
        raise RecordError(f"{where}.pack", "fault-other-chance", told)
    push(game, Deal(pack), f"{where}.pack")
    drawn = None if secret is None else drawn_cut(secret, number, name, len(CARDS))
    need_cut(fields, where, game.turn, drawn)
    push(game, Cut(cut), f"{where}.cut")


def replay_plays(game: Played, fields: Json, where: str, said: Iterable[tuple[int, Callable[[], None]]]) -> None:
    """Replay the cards of a deal, and between them each declaration after its number of cards."""
    plays = cards_of(fields["plays"], f"{where}.plays", Card, PLAYED, PLAYED)
    waiting = list(said)
    for at, card in enumerate(plays):
        while waiting and waiting[0][0] <= at:
            waiting.pop(0)[1]()
        try:
            game.push(Play(card))
        except IllegalMove as error:
            raise forbidden_card(error, f"{where}.plays", at, card, game.turn) from None


def combination_of(rank: object, number: object, where: str) -> Declare:
    """Return the declaration of a set."""
    return Declare(Combination(letter_of(rank, where, Rank), number_of(number, where, 3, 4)))


def need_order(afters: Sequence[int], where: str) -> None:
    """Raise `RecordError` unless the declarations stand in the order in which they were made."""
    if sorted(afters) != list(afters):
        raise RecordError(where, "fault-order", "not in the order made")
