"""The lesson of Bulka: a guided round with melds, chips, and a deuce in the last trick."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from bot.i18n.texts import Texts
from bot.ui.formatting import signed
from bot.ui.games.bulka import panel
from bot.ui.games.duel import asked
from bot.ui.games.duel_lesson import (
    OTHER,
    DuelLesson,
    Why,
    bonus_matters,
    made_of,
    new_tricks,
    plan_of_cards,
    result,
    score,
)
from bot.ui.games.lesson import LEARNER, Course, Plan, Stage, name, trick_now
from engine.bulka.rules import STAKE, Game, Meld, Phase, Rules, View
from engine.cards.pack import parse_cards
from engine.cards.trappola_pack import Card
from engine.moves import PASS, Ask, Cut, Deal, Declare, Move, Ranking

CUT: Final = 14
PACK: Final = parse_cards(
    "d9 dT d7 b7 sJ bC bA s9 sK c8 s7 cT sT b9 bT cC sC cA bK d2 dA dJ dC c7 s2 b8 cK d8 s8 cJ b2 c2 c9 bJ dK sA",
    Card,
)
"""The prepared pack before the cut, from the top.

A learner who follows the advice declares four deuces, may ask for the fourth cavalier, and wins the last two tricks
with deuces.
"""
STAGES: Final = {Phase.MELD: Stage.DECLARE, Phase.PLAY: Stage.PLAY}
SEATS: Final = 2


class BulkaLesson(DuelLesson[View]):
    """The lesson of Bulka."""

    def prepared(self) -> Game:
        """Return the prepared round; it has no alifer, so that there is one rule less to learn."""
        return Game.replay(Rules(alifer="off"), (Ranking((OTHER, LEARNER)), Deal(PACK), Cut(CUT)), SEATS)

    def stage_of(self, view: View) -> Stage:
        return STAGES.get(view.phase, Stage.RESULT)

    def plan(self, view: View) -> Plan:
        if view.phase is Phase.MELD and not any(isinstance(move, Declare) for move in view.legal):
            return Plan(PASS, Why.ONLY)
        return plan_of_cards(view)

    def matters(self, course: Course[View]) -> Iterator[str]:
        view = course.view
        match course.stage:
            case Stage.DEAL:
                yield from ("bulka-stake", "bulka-deal")
            case Stage.DECLARE:
                yield from ("bulka-melds", "bulka-alifer")
            case Stage.PLAY:
                yield from _matters_in_play(view)
            case Stage.RESULT:
                yield from ("bulka-bonuses", "bulka-round")
            case Stage.WORTH:
                yield from ("bulka-ranking", "bulka-cup")

    def won(self, view: View) -> bool:
        return view.points[LEARNER] > view.points[OTHER]

    def opening(self, t: Texts) -> str:
        return t("bulka-learn-table", name=name(OTHER, t))

    def happened(self, course: Course[View], t: Texts) -> Iterable[str]:
        view = course.view
        match course.stage:
            case Stage.DEAL:
                return [t("bulka-learn-dealt", name=name(OTHER, t), chips=STAKE)]
            case Stage.DECLARE:
                return [*_melds(view, t), _chips(view, t)]
            case Stage.PLAY:
                before = [] if course.last_trick_and_lead else _melds(view, t)
                return [*before, *new_tricks(course, t), *_asked(view, t)]
            case Stage.RESULT:
                over = result(view.points[LEARNER], view.points[OTHER], t)
                return [*new_tricks(course, t), *_melds(view, t), over, _made_of(view, t), _chips(view, t)]
        return []

    def stands(self, course: Course[View], t: Texts) -> Iterable[str]:
        view = course.view
        if course.stage is not Stage.PLAY:
            return []
        return [trick_now(view, t), score(view.points[LEARNER], view.points[OTHER], t)]

    def ask(self, view: View, t: Texts) -> Iterable[str]:
        return [panel.ask_meld(view, t) if view.phase is Phase.MELD else asked(view, t)]

    def label(self, move: Move, view: View, t: Texts) -> str:
        return panel.label(move, view, t)


def _matters_in_play(view: View) -> Iterator[str]:
    yield "bulka-follow"
    if any(isinstance(move, Ask) for move in view.legal):
        yield "bulka-ask"
    if bonus_matters(view):
        yield "bulka-bonuses"
    yield from ("bulka-bianca", "bulka-aces")


def _melds(view: View, t: Texts) -> list[str]:
    return [_meld(view, meld, t) for meld in view.melds]


def _meld(view: View, meld: Meld, t: Texts) -> str:
    """Tell what was declared, and what it brings; in this deal it is never blanš or aces."""
    assert isinstance(meld.said, Declare)
    points, chips = view.worth(meld)
    combination = meld.said.combination
    line = t("learn-declared", seat=meld.seat, name=name(meld.seat, t), combination=combination, points=points)
    return t("bulka-pays", line=line, chips=chips, into="hand" if meld.seat == LEARNER else "you")


def _asked(view: View, t: Texts) -> list[str]:
    """Tell the answer to the learner's question while it is new; the computer asks nothing."""
    return (
        [] if len(view.tricks) > 1 else [t("bulka-learn-asked", rank=each.rank, suit=each.suit) for each in view.asked]
    )


def _made_of(view: View, t: Texts) -> str:
    declared = sum(view.worth(meld)[0] for meld in view.melds if meld.seat == LEARNER)
    return made_of(view, declared, t)


def _chips(view: View, t: Texts) -> str:
    ours, theirs = (signed(view.chips[seat]) for seat in (LEARNER, OTHER))
    return t("bulka-learn-chips", ours=ours, theirs=theirs, name=name(OTHER, t), cup=view.cup)
