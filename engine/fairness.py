"""A finished deal looked back on fairly: each card is judged by what its player could know, and luck is called luck.

Perfect play, all hands seen (`engine/review.py`), says what a card changed. Whether that was the player's fault, only
judging can say (`engine/judging.py`). Where neither blames nor excuses, nothing is said.
"""

from __future__ import annotations

from collections.abc import Container, Iterator
from dataclasses import dataclass
from functools import cached_property
from random import Random
from typing import Any, Generic, TypeVar

from engine.cards.pack import AnyCard, AnySuit, PackCard
from engine.game import Game, View
from engine.games import kind_of, with_moves
from engine.judging import USUAL, Blame, Budget, Fact, Judgement, judge_card
from engine.moves import Play
from engine.players import Reason
from engine.record_fields import Json
from engine.review import Review, ReviewedCard

C = TypeVar("C", bound=PackCard)


@dataclass(frozen=True, slots=True)
class Judged(Generic[C]):
    """A card played, by what its player could know."""

    ply: int
    """How many moves of the game had been made before it."""
    seat: int
    card: C
    expected: float
    """About how many points the player's side could expect to get more than the other from then on."""
    sound: bool
    """Whether hardly any other card seemed better, or the rules allowed no other."""
    blame: Blame[C] | None
    """`None` where the card was not surely worse than another."""

    def written(self) -> Json:
        """Return it as JSON."""
        told: Json = {"ply": self.ply, "seat": self.seat, "card": str(self.card), "expected": self.expected}
        if self.sound:
            told["right"] = True
        if self.blame is not None:
            facts = [_written(fact) for fact in self.blame.facts]
            told["blame"] = {"better": str(self.blame.better), "points": self.blame.points, "error": self.blame.error}
            told["blame"] |= {"deals": self.blame.deals, "facts": facts}
        return told

    @classmethod
    def read(cls, written: Json, cards: type[C]) -> Judged[C]:
        """Return what `written` has written; raise an error of any kind where that cannot be read."""
        card, found = cards.parse(written["card"]), written.get("blame")
        blame = None
        if found is not None:
            facts = tuple(_fact(each, cards) for each in found["facts"])
            better = cards.parse(found["better"])
            blame = Blame(card, better, found["points"], found["error"], found["deals"], facts)
        return cls(written["ply"], written["seat"], card, written["expected"], written.get("right", False), blame)


def _written(fact: Fact) -> Json:
    what = str(fact.what) if isinstance(fact.what, AnyCard) else fact.what.name
    return {
        "seat": fact.seat,
        "what": what,
        "holds": fact.holds,
        "share": fact.share,
        "points": fact.points,
        "otherwise": fact.otherwise,
    }


def _fact(written: Json, cards: type[PackCard]) -> Fact:
    suits = {suit.name: suit for suit in cards.suits}
    what: PackCard | AnySuit = suits[written["what"]] if written["what"] in suits else cards.parse(written["what"])
    return Fact(**{**written, "what": what})


def judge_deal(
    game: Game, number: int, budget: Budget = USUAL, only: Container[int] | None = None
) -> tuple[Judged[Any], ...]:
    """Return all cards of a finished deal as their players could judge them, in the order played.

    What is said of a card follows from what its player was shown and from nothing else, down to the random numbers.
    So it is always the same. Where `only` has the places of some of the cards, nothing is said of the others.
    """
    again, found = kind_of(game).begin(game.rules, game.seats), list[Judged[Any]]()
    for ply, move in enumerate(game.moves):
        if again.deal_number > number:
            break
        if again.deal_number == number and isinstance(move, Play):
            if only is None or len(found) in only:
                found.append(judge_play(again.view(again.turn), ply, move.card, budget))
            else:
                assert again.turn is not None
                found.append(Judged(ply, again.turn, move.card, 0.0, sound=False, blame=None))
        again.push(move)
    return tuple(found)


def judge_play(view: View, ply: int, card: PackCard, budget: Budget = USUAL) -> Judged[Any]:
    """Return a card, played after so many moves, as its player could judge it."""
    judge, random = kind_of(view.rules).judge, Random(repr(view))
    assert judge is not None and view.seat is not None
    judgement: Judgement[Any] = Judgement(None, sound=True)
    if sum(isinstance(move, Play) for move in view.legal) > 1:
        judgement = judge_card(judge, view, card, random, budget)
    expected = round(judge.expect(view, card, random), 1)
    return Judged(ply, view.seat, card, expected, judgement.sound, judgement.blame)


@dataclass(frozen=True)
class FairCard:
    """A card of a deal: what it changed with all hands seen, and what its player could know."""

    trick: int
    """The number of its trick."""
    seen: ReviewedCard
    judged: Judged[Any]
    cost: int
    """The points that it cost with all hands seen; 0 where its side ended the deal by winning the game."""

    @property
    def blame(self) -> Blame[Any] | None:
        """The mistake that it surely was; `None` where it was none, or that is not sure."""
        return self.judged.blame


@dataclass(frozen=True)
class FairReview:
    """A finished deal: compared with perfect play, and each card judged by what its player could know."""

    review: Review
    judged: tuple[Judged[Any], ...]

    @cached_property
    def cards(self) -> tuple[FairCard, ...]:
        """All cards in the order played."""
        seen = ((trick.number, card) for trick in self.review.tricks for card in trick.cards)
        return tuple(
            FairCard(number, card, judged, 0 if card.side == self.review.won else card.cost)
            for (number, card), judged in zip(seen, self.judged, strict=False)
        )

    @property
    def mistakes(self) -> list[FairCard]:
        """The cards that were surely mistakes, the dearest first by what could be known."""
        return sorted((card for card in self.cards if card.blame), key=lambda card: -_points(card))

    @property
    def unlucky(self) -> list[FairCard]:
        """The cards that cost points though nothing spoke against them, the dearest first."""
        found = (card for card in self.cards if card.judged.sound and card.cost)
        return sorted(found, key=lambda card: -card.cost)

    @property
    def known(self) -> tuple[float, ...]:
        """What the player of each card could expect of the whole deal before it, side 0 minus side 1."""
        return tuple(self._known())

    def _known(self) -> Iterator[float]:
        for taken, card in zip(self.review.running, self.cards, strict=False):
            # A mistake is still to come.
            expected = card.judged.expected + (card.blame.points if card.blame is not None else 0.0)
            yield taken + (-expected if card.seen.side else expected)


def reason_of(view: View, blame: Blame[Any]) -> Reason | None:
    """Return why another card was better than a mistake; `None` where no fact that its player knew tells them apart."""
    judge = kind_of(view.rules).judge
    assert judge is not None
    return judge.reason(view, blame.better, blame.card, Random(repr(view)))


def reasons(game: Game, fair: FairReview) -> dict[int, Reason]:
    """Return why another card was better than each mistake, by how many moves were made before it."""
    found = dict[int, Reason]()
    for card in fair.mistakes:
        view = with_moves(game, game.moves[: card.judged.ply]).view(card.seen.seat)
        if card.blame is not None and (reason := reason_of(view, card.blame)) is not None:
            found[card.judged.ply] = reason
    return found


def _points(card: FairCard) -> float:
    assert card.blame is not None
    return card.blame.points
