"""The base class of every game's lesson: a prepared deal in which a beginner reads each rule when it first matters.

Only the buttons store a lesson. Each contains all answers so far, two characters for each, and the deal is replayed
from them: `hA` is a card, `pp` is pass, `go` is on. Every page is drawn from the view of the learner's seat, by
`bot/ui/lesson.py`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, ClassVar, Final, Generic, Protocol, TypeAlias, TypeVar

from bot.i18n.texts import Texts
from bot.model.errors import Refusal
from bot.model.roster import COMPUTERS
from bot.ui.formatting import Named, cards_text
from bot.ui.screen import Style
from engine.cards.pack import PackCard
from engine.moves import COUNT, DOST, PASS, Declare, Move, Play
from engine.players import Level

START: Final = ""
"""The answers at the beginning of a lesson: none."""
MAX_ANSWERS: Final = 60
"""The most characters of answers for which a button has room."""
GO: Final = "go"
"""The answer on a page without a decision."""
LEARNER: Final = 0
"""The learner's seat."""
RULES_A_PAGE: Final = 2
"""The most rules on a page, so that they are read; another rule waits until it matters again."""
WRITTEN: Final[Mapping[Move, str]] = {PASS: "pp", DOST: "do", COUNT: "co"}
"""The answers that stand for moves without a card or a rank."""


class Stage(StrEnum):
    """A part of a lesson."""

    TABLE = "table"
    DEAL = "deal"
    EXCHANGE = "exchange"
    DECLARE = "declare"
    PLAY = "play"
    CLAIM = "claim"
    RESULT = "result"
    WORTH = "worth"


IN_PLAY: Final = frozenset({Stage.EXCHANGE, Stage.DECLARE, Stage.PLAY, Stage.CLAIM})
"""The stages in which the learner makes moves."""


class AnyTrick(Protocol):
    """A finished trick of any game."""

    @property
    def winner(self) -> int: ...
    @property
    def points(self) -> int: ...
    @property
    def plays(self) -> Sequence[tuple[int, PackCard]]: ...
    @property
    def best(self) -> PackCard: ...


class LessonView(Protocol):
    """What a lesson needs to know of the view of a game."""

    @property
    def hand(self) -> Sequence[PackCard]: ...
    @property
    def held(self) -> Sequence[int]: ...
    @property
    def tricks(self) -> Sequence[AnyTrick]: ...
    @property
    def leader(self) -> int | None: ...
    @property
    def table(self) -> Sequence[PackCard]: ...
    @property
    def legal(self) -> Sequence[Move]: ...
    @property
    def answers(self) -> Sequence[Move]: ...


V = TypeVar("V", bound=LessonView)
V_co = TypeVar("V_co", bound=LessonView, covariant=True)


class Played(Protocol[V_co]):
    """What a lesson needs of a game."""

    turn: int | None

    def push(self, move: Move, seat: int | None = None) -> None: ...
    def view(self, seat: int | None = None) -> V_co: ...


@dataclass(frozen=True, slots=True)
class Plan:
    """A move, and the reason for it; `learn-try-REASON` is the text that recommends it."""

    move: Move
    why: StrEnum


@dataclass(slots=True)
class Course(Generic[V]):
    """The state of a lesson after some answers."""

    game: Played[V]
    stage: Stage = Stage.TABLE
    last_trick_and_lead: int = 0
    """How many finished tricks earlier pages have shown."""
    topics: tuple[str, ...] = ()
    """The rules that this page explains."""
    explained: set[str] = field(default_factory=set)
    """The rules that earlier pages have explained."""
    _view: V | None = None

    @property
    def view(self) -> V:
        """Return the learner's view."""
        if self._view is None:
            # A page looks at it again and again.
            self._view = self.game.view(LEARNER)
        return self._view

    def push(self, move: Move, seat: int | None = None) -> None:
        """Make a move."""
        self.game.push(move, seat)
        self._view = None

    @property
    def fresh(self) -> Sequence[AnyTrick]:
        """The tricks that were finished since the last page."""
        return self.view.tricks[self.last_trick_and_lead :]


class Lesson(ABC, Generic[V]):
    """The lesson of one game: its deal, its rules in the order in which they matter, and its advice."""

    tricks: ClassVar[int]
    """How many tricks the deal has."""
    declares: ClassVar[str] = "+"
    """The character that stands before the rank of a declaration, which is no suit's."""

    # The deal

    @abstractmethod
    def prepared(self) -> Played[V]:
        """Return the prepared deal after its cut."""

    @abstractmethod
    def stage_of(self, view: V) -> Stage:
        """Return the part of the lesson for a learner who is to move; `Stage.RESULT` where the deal is over."""

    @abstractmethod
    def plan(self, view: V) -> Plan:
        """Choose a sensible move for the player whose turn it is; the same view always gives the same move.

        The computers of a lesson play so, and the learner gets it as advice.
        """

    @abstractmethod
    def matters(self, course: Course[V]) -> Iterator[str]:
        """Yield the rules that matter on a page, the most important first."""

    @abstractmethod
    def won(self, view: V) -> bool:
        """Return whether the learner has won the deal."""

    # Texts

    @abstractmethod
    def opening(self, t: Texts) -> str:
        """Say on the first page who plays whom, and for what."""

    @abstractmethod
    def happened(self, course: Course[V], t: Texts) -> Iterable[str]:
        """Tell what has happened since the last page, in lines; empty ones are left out."""

    @abstractmethod
    def stands(self, course: Course[V], t: Texts) -> Iterable[str]:
        """Tell what a decision rests on, in lines: trumps, the trick under way, the score; empty ones are left out."""

    @abstractmethod
    def ask(self, view: V, t: Texts) -> Iterable[str]:
        """Ask the learner for a move, in the words of the real panel."""

    @abstractmethod
    def label(self, move: Move, view: V, t: Texts) -> str:
        """Return the label of the button for a move that plays no card."""

    def style(self, move: Move) -> Style:
        """Return the style of that button."""
        return Style.GO if isinstance(move, Declare) else Style.PLAIN

    def values(self, view: V) -> Mapping[str, object]:
        """Return what the texts that recommend a move name beside its card, suit or combination."""
        return {}

    # Answers

    def course(self, answers: str) -> Course[V]:
        """Replay the lesson to the page after these answers; raise `Refusal` where no button leads to it."""
        if len(answers) > MAX_ANSWERS:
            raise Refusal("unknown-button")
        course = Course(self.prepared())
        for at in range(0, len(answers), 2):
            self._answer(course, answers[at : at + 2])
        return course

    def _answer(self, course: Course[V], text: str) -> None:
        course.last_trick_and_lead = len(course.view.tricks)
        course.explained.update(course.topics)
        if course.stage in IN_PLAY:
            self._move(course, text)
        else:
            self._go_on(course, text)
        fresh = [topic for topic in self.matters(course) if topic not in course.explained]
        course.topics = tuple(fresh[:RULES_A_PAGE])

    def _go_on(self, course: Course[V], text: str) -> None:
        if text != GO or course.stage is Stage.WORTH:
            raise Refusal("unknown-button")
        if course.stage is Stage.DEAL:
            self._let_others_move(course)
        else:
            course.stage = Stage.DEAL if course.stage is Stage.TABLE else Stage.WORTH

    def _move(self, course: Course[V], text: str) -> None:
        offered = {self.written(move): move for move in course.view.answers}
        if text not in offered:
            raise Refusal("unknown-button")
        course.push(offered[text], LEARNER)
        self._let_others_move(course)

    def _let_others_move(self, course: Course[V]) -> None:
        """Let the computers move until the learner has a choice or the deal is over.

        As at a table nobody has to say that nothing is left to declare.
        """
        while (turn := course.game.turn) is not None:
            view = course.game.view(turn)
            if turn == LEARNER and view.answers != [PASS]:
                break
            course.push(self.plan(view).move, *([LEARNER] if turn == LEARNER else []))
        course.stage = self.stage_of(course.view)

    def written(self, move: Move) -> str:
        """Return the two characters that stand for a move in a button."""
        match move:
            case Play(card):
                return str(card)
            case Declare(combination):
                return f"{self.declares}{combination.rank.letter}"
        return WRITTEN[move]


AnyCourse: TypeAlias = "Course[Any]"
AnyLesson: TypeAlias = "Lesson[Any]"
"""The lesson of any game, which gets only courses and views of its own."""


# Texts that the lessons of all games use


def players(t: Texts) -> Named:
    """Name who plays a lesson."""
    return Named(("", *COMPUTERS[Level.BEGINNER]), LEARNER, t)


def name(seat: int, t: Texts) -> str:
    """Name who sits in a seat of the lesson, where a line begins."""
    return players(t).heading(seat)


def trick_told(number: int, trick: AnyTrick, bonus: int, t: Texts) -> str:
    """Tell a finished trick: its cards, who has won it, and what it holds."""
    who = name(trick.winner, t)
    won = t("learn-won", seat=trick.winner, name=who, card=trick.best, points=trick.points, bonus=bonus)
    return t("learn-trick", number=number, plays=_plays(trick.plays, t)) + "\n" + won


def trick_now(view: LessonView, t: Texts) -> str:
    """Show the trick under way."""
    if not view.table or view.leader is None:
        return ""
    plays = [((view.leader + place) % len(view.held), card) for place, card in enumerate(view.table)]
    return t("learn-trick", number=len(view.tricks) + 1, plays=_plays(plays, t))


def _plays(plays: Iterable[tuple[int, PackCard]], t: Texts) -> str:
    return " · ".join(f"{name(seat, t)} {cards_text([card], t)}" for seat, card in plays)


def playable(view: LessonView) -> list[PackCard]:
    """Return the cards that the player may play now."""
    return [move.card for move in view.legal if isinstance(move, Play)]
