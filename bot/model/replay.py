"""A past game move by move: at which of its moves a replay stops, and what the table was like there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, NamedTuple

from bot.model.actions import Action, button
from engine.cards.pack import PackCard
from engine.game import Game
from engine.games import kind_of
from engine.moves import Deal, Dealer, Draw, Move, Pass, Play, Ranking, Signal
from engine.replay import mover_of

UNSHOWN: Final = (Dealer, Draw, Ranking, Pass)
"""The moves at which nothing is to be seen."""


MOST_LISTED: Final = 25
"""So many choices a list has at most."""


class Step(StrEnum):
    """Where a button of a replay leads from a position."""

    STAY = ""
    CARD_BACK, CARD_ON = "c-", "c+"
    TRICK_BACK, TRICK_ON = "t-", "t+"
    DEAL_BACK, DEAL_ON = "d-", "d+"


@dataclass(frozen=True, slots=True)
class Moment:
    """A past game after one of its moves."""

    ply: int
    """How many moves have been made."""
    deal: int
    """The number of the deal, counted from 1."""
    move: Move
    """The last move."""
    mover: int | None
    """The seat that made it."""
    trick: tuple[tuple[int, PackCard], ...]
    """The seat and the card of each play of the trick under way, or of the one that this move has finished."""
    ends_trick: bool
    game: Game
    """The game as it was; the next moment is made of the same object."""
    earlier: dict[tuple[int, ...], int]
    """The points of the deals before this one, by the seats that share them."""

    @property
    def winner(self) -> int | None:
        """The seat that has won the trick with this move; `None` where no trick ends."""
        return self.game.tricks[-1].winner if self.ends_trick else None

    @property
    def trick_number(self) -> int:
        """The number of the trick under way, or of the one that has just ended."""
        return len(self.game.tricks) + (not self.ends_trick)

    @property
    def totals(self) -> list[int]:
        """The points so far of all who share theirs, in the order of their seats."""
        return [each.points + self.earlier.get(each.seats, 0) for each in self.game.scored]


def shown_deals(game: Game) -> int:
    """Return how many deals of a game may be shown with all cards; they are its first ones.

    While a game goes on these are the deals that can be looked back on; afterwards those that its record tells.
    """
    kind = kind_of(game)
    if game.outcome is not None:
        return len(kind.records.write_game(game)["deals"])
    return kind.reviews.finished(game) if kind.reviews is not None else 0


def moments(game: Game) -> Iterator[Moment]:
    """Yield each position of the deals that may be shown at which there is something to be seen."""
    again, last = kind_of(game).begin(game.rules, game.seats), shown_deals(game)
    deal, trick = 0, list[tuple[int, PackCard]]()
    earlier: dict[tuple[int, ...], int] = {}
    for ply, move in enumerate(game.moves, start=1):
        mover = mover_of(again, move)
        if isinstance(move, Deal):
            deal += 1
            earlier = {each.seats: each.points + earlier.get(each.seats, 0) for each in again.scored}
        if deal > last:
            return
        if not again.mid_trick:
            trick.clear()
        again.push(move)
        if isinstance(move, Play) and mover is not None:
            trick.append((mover, move.card))
        if deal and not _is_unshown(game, again, move):
            ends_trick = isinstance(move, Play) and not again.mid_trick
            seen = tuple(trick) if ends_trick or again.mid_trick else ()
            yield Moment(ply, deal, move, mover, seen, ends_trick, again, earlier)


def _is_unshown(game: Game, again: Game, move: Move) -> bool:
    """Return whether a replay does not stop after a move; a signal stays with its two partners until the game ends."""
    if isinstance(move, Deal):
        return again.awaits_cut
    return isinstance(move, UNSHOWN) or (isinstance(move, Signal) and game.outcome is None)


class Stop(NamedTuple):
    """A place in a game at which its replay stops."""

    ply: int
    deal: int
    ends_trick: bool


def stops(game: Game) -> list[Stop]:
    """Return where the replay of a game stops, in order."""
    return [Stop(moment.ply, moment.deal, moment.ends_trick) for moment in moments(game)]


def landmarks(places: Sequence[Stop], here: Stop) -> list[Stop]:
    """Return where a replay can jump: to the beginnings of deals, and to the end of each trick of the deal shown.

    As many deals are among them as a list has room for, those next to the one shown.
    """
    firsts = list({place.deal: place for place in reversed(places)}.values())
    tricks = [place for place in places if place.deal == here.deal and place.ends_trick]
    firsts.sort(key=lambda place: (abs(place.deal - here.deal), place.deal))
    return sorted((*tricks, *firsts[: MOST_LISTED - len(tricks)]))


def nearest(places: Sequence[Stop], ply: int) -> Stop:
    """Return the last place that is not after a move, or else the first one."""
    return next((place for place in reversed(places) if place.ply <= ply), places[0])


def stepped(places: Sequence[Stop], here: Stop, step: Step) -> Stop:
    """Return the place to which a step leads, which is this one where there is none further.

    A trick is a step from the beginning of a deal, or the end of a trick, to the next; the end of a deal is one more.

    >>> places = [Stop(3, 1, False), Stop(4, 1, False), Stop(5, 1, True), Stop(6, 1, False), Stop(9, 2, False)]
    >>> [stepped(places, places[1], step).ply for step in Step]
    [4, 3, 5, 3, 5, 3, 9]
    """
    after = [place for place in places if place > here]
    before = [place for place in reversed(places) if place < here]
    match step:
        case Step.CARD_ON:
            return next(iter(after), here)
        case Step.CARD_BACK:
            return next(iter(before), here)
        case Step.TRICK_ON:
            return next((place for place in after if _is_end(places, place)), here)
        case Step.TRICK_BACK:
            return next((place for place in before if _is_end(places, place)), here)
        case Step.DEAL_ON:
            return next((place for place in after if place.deal > here.deal), here)
        case Step.DEAL_BACK:
            return next((place for place in before if _is_first(places, place)), here)
    return here


def _is_first(places: Sequence[Stop], place: Stop) -> bool:
    return place == next(each for each in places if each.deal == place.deal)


def _is_end(places: Sequence[Stop], place: Stop) -> bool:
    """Return whether a trick ends at a place, or a deal begins or ends there."""
    last = next(each for each in reversed(places) if each.deal == place.deal)
    return place.ends_trick or place == last or _is_first(places, place)


@button("ro1:{table_id}:{game}:{deal}")
@dataclass(frozen=True, slots=True)
class OpenReplay(Action):
    """Open the replay of a game in a message of its own, at the beginning of a deal; deal 0 is the first one."""

    table_id: int
    game: int
    deal: int


@button("ro2:{table_id}:{game}:{deal}:{trick}")
@dataclass(frozen=True, slots=True)
class OpenTrick(Action):
    """Open the replay of a game in a message of its own, at the end of a trick of a deal."""

    table_id: int
    game: int
    deal: int
    trick: int


@dataclass(frozen=True, slots=True)
class ReplayAction(Action):
    """An action at a position of a replay; `at` is how many moves of the game have been made there."""

    table_id: int
    game: int
    at: int
    hands: bool
    """Whether all hands are shown."""


@button("rp1:{table_id}:{game}:{at}:{hands}:{step}")
@dataclass(frozen=True, slots=True)
class TurnReplay(ReplayAction):
    """Show the position of a replay to which a step leads."""

    step: Step = Step.STAY


@button("rj1:{table_id}:{game}:{at}:{hands}")
@dataclass(frozen=True, slots=True)
class JumpInReplay(ReplayAction):
    """Show the position of a replay that was chosen from the list of its tricks and deals."""

    values: tuple[str, ...] = ()
    """How many moves have been made there, which the custom_id does not tell."""


@button("rs1:{table_id}:{game}:{at}:{hands}")
@dataclass(frozen=True, slots=True)
class AskToShare(ReplayAction):
    """Ask what of a replay everybody shall see: its position, or the film of the deal."""


@button("rm1:{table_id}:{game}:{at}:{hands}")
@dataclass(frozen=True, slots=True)
class PostMoment(ReplayAction):
    """Show a position of a replay to everybody."""


@button("rf1:{table_id}:{game}:{at}:{hands}")
@dataclass(frozen=True, slots=True)
class ShowFilm(ReplayAction):
    """Show the deal of a position as a moving picture."""


@button("rq1:{table_id}:{game}:{at}:{hands}")
@dataclass(frozen=True, slots=True)
class PostFilm(ReplayAction):
    """Show that moving picture to everybody."""
