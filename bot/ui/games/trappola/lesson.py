"""The lesson of Trappola: a guided deal with an exchange, a secret set, and deuces in the last tricks."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from bot.i18n.texts import Texts
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
from bot.ui.games.lesson import LEARNER, Course, Plan, Stage, name, players, trick_now
from bot.ui.games.trappola import panel
from bot.ui.games.trappola.board import figures, laid_aside
from engine.cards.pack import parse_cards
from engine.cards.trappola_pack import Card
from engine.moves import EXCHANGE, KEEP, Combination, Cut, Deal, Dealer, Declare, Move
from engine.trappola.players import pays_from
from engine.trappola.rules import Game, Phase, Rules, Said, View, value_of

CUT: Final = 14
PACK: Final = parse_cards(
    "sA sK bK cJ s2 dK c7 s7 sJ dA s8 c8 sT dT dJ d7 d2 bC bJ cC cA c2 dC bA bT d9 b8 sC b9 d8 s9 cT b7 b2 c9 cK",
    Card,
)
"""The prepared pack before the cut, from the top.

A learner who follows the advice lays a poor hand aside, declares three kings, wins a trick with a deuce and the last
one with another.
"""
STAGES: Final = {Phase.EXCHANGE: Stage.EXCHANGE, Phase.PLAY: Stage.PLAY}


class TrappolaLesson(DuelLesson[View]):
    """The lesson of Trappola."""

    def prepared(self) -> Game:
        return Game.replay(Rules(), (Dealer(OTHER), Deal(PACK), Cut(CUT)))

    def stage_of(self, view: View) -> Stage:
        return STAGES.get(view.phase, Stage.RESULT)

    def plan(self, view: View) -> Plan:
        if view.phase is not Phase.EXCHANGE:
            return plan_of_cards(view, (*view.laid[0], *view.laid[1]))
        keeps = panel.points_in_hand(view) >= pays_from(view)
        return Plan(KEEP, Why.KEEP) if keeps else Plan(EXCHANGE, Why.EXCHANGE)

    def values(self, view: View) -> Mapping[str, object]:
        return {"points": panel.points_in_hand(view), "pays": pays_from(view)}

    def matters(self, course: Course[View]) -> Iterator[str]:
        view = course.view
        match course.stage:
            case Stage.DEAL:
                yield from ("trappola-cards", "trappola-deal")
            case Stage.EXCHANGE:
                # What three of a kind bring decides what is kept.
                yield from ("trappola-exchange", "trappola-sets")
            case Stage.PLAY:
                yield from _matters_in_play(view)
            case Stage.RESULT:
                yield "trappola-bonuses"
            case Stage.WORTH:
                yield "trappola-match"

    def won(self, view: View) -> bool:
        return view.score[LEARNER] > view.score[OTHER]

    def opening(self, t: Texts) -> str:
        return t("trappola-learn-table", name=name(OTHER, t))

    def happened(self, course: Course[View], t: Texts) -> Iterable[str]:
        view = course.view
        match course.stage:
            case Stage.DEAL:
                return [t("trappola-learn-dealt", name=name(OTHER, t))]
            case Stage.EXCHANGE:
                return laid_aside(view, players(t))
            case Stage.PLAY:
                laid = [] if view.tricks else laid_aside(view, players(t))
                sets = [] if course.last_trick_and_lead else _sets(view, t)
                return [*laid, *sets, *new_tricks(course, t)]
            case Stage.RESULT:
                return [*new_tricks(course, t), *_sets(view, t), *_result(view, t)]
        return []

    def stands(self, course: Course[View], t: Texts) -> Iterable[str]:
        view = course.view
        if course.stage is not Stage.PLAY:
            return []
        key = "trappola-now" if view.declared else "duel-now"
        return [trick_now(view, t), score(view.score[LEARNER], view.score[OTHER], t, key)]

    def ask(self, view: View, t: Texts) -> Iterable[str]:
        if view.phase is Phase.EXCHANGE:
            return [t("trappola-ask-exchange", stock=view.stock, points=panel.points_in_hand(view))]
        return [asked(view, t)]

    def label(self, move: Move, view: View, t: Texts) -> str:
        return panel.label(move, t)


def _matters_in_play(view: View) -> Iterator[str]:
    if view.declared or any(isinstance(move, Declare) for move in view.legal):
        yield from ("trappola-sets", "trappola-figures")
    yield "trappola-follow"
    if bonus_matters(view):
        yield "trappola-bonuses"


def _sets(view: View, t: Texts) -> list[str]:
    """Tell the declared sets, as far as the learner may know them."""
    return [_set(said, t) for said in view.declared]


def _set(said: Said, t: Texts) -> str:
    if said.rank is None:
        return figures(players(t).subject(said.seat), said.number, t)
    combination = Combination(said.rank, said.number)
    return t(
        "learn-declared", seat=said.seat, name=name(said.seat, t), combination=combination, points=value_of(combination)
    )


def _result(view: View, t: Texts) -> list[str]:
    declared = sum(
        value_of(Combination(said.rank, said.number))
        for said in view.declared
        if said.seat == LEARNER and said.rank is not None
    )
    return [result(view.score[LEARNER], view.score[OTHER], t), made_of(view, declared, t)]
