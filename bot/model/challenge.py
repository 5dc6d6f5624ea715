"""Challenges: two people play the same deals, each alone with strong computers, and are compared in private; pure."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from fractions import Fraction
from typing import Annotated, Final

from bot.model.actions import KEY, Action, button
from bot.model.duplicate import Bout, DuplicatesAction
from bot.model.errors import Refusal
from bot.model.evening import mean_of, missed
from bot.model.event import Stage, Try
from bot.model.person import Person
from engine.cards.shuffle import commitment
from engine.game import Rules
from engine.games import GAMES
from engine.routes import Written

DEALS: Final = 5
"""How many deals a challenge has."""
ANSWERED_WITHIN: Final = timedelta(days=1)
"""How long somebody may think about whether to accept a challenge."""
PLAYED_WITHIN: Final = timedelta(days=3)
"""How long both have to play, from when it is accepted."""
KEPT_FOR: Final = timedelta(days=14)
"""How long a challenge and its cards are kept after its time."""
MOST_OPEN: Final = 5
"""How many challenges a person may have made and accepted that are not over."""


@dataclass(frozen=True, slots=True)
class Challenge:
    """A challenge, as far as it has come."""

    id: int
    game: str
    guild_id: int
    channel_id: int
    """Where it was made, and how it ends is told; `NOWHERE` where that server's data are deleted."""
    people: tuple[Person, Person]
    """Who has made it, and who was challenged."""
    stage: Stage
    ends_at: datetime
    """Until when it may be accepted, and then until when it is played."""
    seeds: tuple[bytes, ...] = field(repr=False)
    """The secret seed of each deal."""
    tries: tuple[Mapping[int, Try], Mapping[int, Try]] = field(repr=False)
    """What each of the two has played, by the number of the deal."""

    @property
    def rules(self) -> Rules:
        """The rules by which it is played."""
        duplicates = GAMES[self.game].duplicates
        assert duplicates is not None
        return duplicates.rules()

    def side(self, account: int) -> int:
        """Return 0 for who has made the challenge, 1 for who was challenged; raise `Refusal` for anybody else."""
        for side, person in enumerate(self.people):
            if person.user_id == account:
                return side
        raise Refusal("challenge-not-yours")

    def seal(self, deal: int) -> str:
        """Return the seal of a deal, which both may read before its first card."""
        return commitment(self.seeds[deal - 1])

    def bout(self, deal: int) -> Bout:
        """Return what a deal is played for."""
        return Bout(self.id, deal, self.ends_at)

    # What one of the two has done, of which the other learns nothing before the end

    def next_deal(self, side: int) -> int | None:
        """Return the deal that somebody plays, or begins next; `None` where all are played."""
        deals = range(1, len(self.seeds) + 1)
        return next((deal for deal in deals if self.points(side, deal) is None), None)

    def waits_for(self, person: Person, now: datetime) -> bool:
        """Return whether one of the two has to answer, or has deals to play, and the time is not over."""
        side = 0 if person.id == self.people[0].id else 1
        asked = self.stage is Stage.ASKED and side == 1
        return self.ends_at > now and (asked or (self.stage is Stage.OPEN and self.next_deal(side) is not None))

    def points(self, side: int, deal: int) -> int | None:
        """Return what somebody has made of a deal, or computers for them; `None` where it is not over."""
        tried = self.tries[side].get(deal)
        return tried.points if tried is not None and tried.ended else None

    def was_finished(self, side: int, deal: int) -> bool:
        """Return whether somebody has played a deal to its end, and has not left it off."""
        tried = self.tries[side].get(deal)
        return tried is not None and tried.finished

    @property
    def all_played(self) -> bool:
        """Whether whoever of the two still has an account has played all deals."""
        sides = [side for side, person in enumerate(self.people) if person.user_id is not None]
        return all(self.next_deal(side) is None for side in sides)

    # What is compared in the end

    def share(self, side: int, deal: int) -> Fraction | None:
        """Return of which part of the other with the same cards somebody is ahead; equal ones count half.

        Whoever has not played a deal to its end has at most what an evening gives for a missed one, and the other has
        the rest. `None` where neither has.
        """
        finished = [self.was_finished(each, deal) for each in (0, 1)]
        if all(finished):
            return self._won(side, deal)
        if not any(finished):
            return None
        behind = finished.index(False)
        less = self._not_finished(behind, deal)
        return less if side == behind else 1 - less

    def _not_finished(self, side: int, deal: int) -> Fraction:
        """Return the share of a deal that somebody has missed, or left off: then it may be less."""
        both = (each for each in range(1, len(self.seeds) + 1) if self._is_compared(each))
        most = missed(self._won(side, each) for each in both)
        return most if self.points(side, deal) is None else min(most, self._won(side, deal))

    def _is_compared(self, deal: int) -> bool:
        return all(self.was_finished(side, deal) for side in (0, 1))

    def _won(self, side: int, deal: int) -> Fraction:
        own, other = self.points(side, deal), self.points(1 - side, deal)
        assert own is not None and other is not None
        return Fraction((own > other) - (own < other) + 1, 2)

    def result(self, side: int) -> Fraction | None:
        """Return somebody's mean share of the deals that count; `None` where none does."""
        return mean_of(self.share(side, deal) for deal in range(1, len(self.seeds) + 1))


def read_challenge(text: str) -> int:
    """Return the key of the challenge that a button names.

    >>> read_challenge("n17"), read_challenge("17")
    (17, -17)
    """
    return int(text[1:]) if text.startswith("n") else -int(text)


ChallengeKey = Annotated[int, Written(f"n?({KEY})", read_challenge, lambda number: f"n{number}".replace("n-", ""))]
"""The key of a challenge, with an `n` before it; those of 1.1.0, whose keys are below 0, have neither it nor a sign."""


@dataclass(frozen=True, slots=True)
class ChallengeAction(Action):
    """Something about a challenge."""

    challenge: ChallengeKey


@button("ch2:yes.{challenge}", accept=True)
@button("ch2:no.{challenge}", accept=False)
@dataclass(frozen=True, slots=True)
class AnswerChallenge(ChallengeAction):
    """Accept a challenge, or do not; who has made it takes it back."""

    accept: bool


@button("ch2:open.{challenge}")
@dataclass(frozen=True, slots=True)
class OpenChallenge(ChallengeAction):
    """Show how a challenge stands, in a message of its own."""


@button("ch2:show.{challenge}")
@dataclass(frozen=True, slots=True)
class ShowChallenge(ChallengeAction):
    """Show how a challenge stands."""


@button("ch2:rules.{challenge}")
@dataclass(frozen=True, slots=True)
class ShowChallengeRules(ChallengeAction):
    """Say how a challenge counts, and show the seals of its deals."""


@button("ch2:play.{challenge}")
@dataclass(frozen=True, slots=True)
class PlayChallenge(ChallengeAction):
    """Play the next deal of a challenge, or go on with the one under way."""


@button("ch2:deal.{challenge}.{deal}")
@dataclass(frozen=True, slots=True)
class ShowChallengeDeal(ChallengeAction):
    """Show what both have made of a deal of a challenge that is over."""

    deal: Annotated[int, Written("[1-9]")]


@button("ch2:again.{challenge}")
@dataclass(frozen=True, slots=True)
class ChallengeAgain(ChallengeAction):
    """Challenge the other one of a challenge that is over again."""


@button("ch2:list.{game}")
@dataclass(frozen=True, slots=True)
class ShowChallenges(DuplicatesAction):
    """List the person's challenges at a game."""


@button("ch2:ask.{game}.{account}")
@dataclass(frozen=True, slots=True)
class MakeChallenge(DuplicatesAction):
    """Challenge an account at a game."""

    account: Annotated[int, Written("[1-9][0-9]{0,19}")]
