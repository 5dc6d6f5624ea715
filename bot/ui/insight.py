"""Insights: what a person's own play costs and where, in words and numbers, with games to look at."""

from __future__ import annotations

from collections.abc import Iterator
from functools import reduce
from typing import Final

from bot.i18n.texts import Texts
from bot.model.insight import FEW, Insights, ShareInsights, ShowExample
from bot.model.person import Person
from bot.model.puzzle import OpenPuzzle
from bot.ui.formatting import GOLD, GREY, decimal, name
from bot.ui.offers import mistakes_buttons
from bot.ui.screen import Block, Button, Picture, Row, Screen, Text, rows
from engine.brcka import POINTS_A_BRCKO
from engine.games import with_puzzles
from engine.insights import OF_CARDS, Aspect, Habit, Sum, of_trick
from engine.review import Said

PARTS: Final = 3
"""In so many parts the tricks of a deal are told."""
MOST_TRICKS: Final = 9
"""No game that is reviewed has more tricks in a deal."""
IN_BRCKA: Final = (Habit.MISSED_DOST, Habit.FALSE_DOST)
DOST: Final = (Said.DOST, Said.FALSE_DOST, Said.MISSED_DOST)


def insights_screen(
    game: str, insights: Insights, picture: Picture | None, t: Texts, *, searching: bool = False
) -> Screen:
    """Show a person what the own play is like."""
    if not insights.deals:
        return _nothing(game, t, searching=searching)
    blocks: list[Block] = [
        Text("\n".join((t("insights-title", game=t(f"game-{game}")), t("insights-of", deals=insights.deals)))),
        *([picture] if picture else []),
        Text("\n".join(_figures(insights, t))),
        *_habits(insights, t),
    ]
    remarks = [t("insights-few")] if insights.deals < FEW else []
    remarks += [t("insights-search")] if searching else []
    if remarks:
        blocks.append(Text("\n".join(remarks)))
    share = Button(t("button-insights-share"), ShareInsights(game), emoji="📣")
    return Screen((*blocks, Row((*mistakes_buttons(game, t), share))), GOLD)


def shared_insights(game: str, insights: Insights, person: Person, t: Texts) -> Screen:
    """Tell everybody what a person's play is like, without a game to look at."""
    title = t("insights-shared", name=name(person, t), game=t(f"game-{game}"), deals=insights.deals)
    return Screen((Text("\n".join((title, *_figures(insights, t)))),), GOLD)


def insight_months(insights: Insights, t: Texts) -> list[tuple[str, float, str]]:
    """Return the name of each month in which there was a choice, the points lost per card, and these as written."""
    found = ((month, sums.get(Aspect.CHOICES)) for month, sums in insights.months.items())
    lost = ((month, _mean(each)) for month, each in found if each is not None)
    return [(month, each, decimal(each, t)) for month, each in lost]


def insight_alt(insights: Insights, t: Texts) -> str:
    """Tell in words what the chart shows."""
    told = (t("insights-alt-month", month=month, points=points) for month, _, points in insight_months(insights, t))
    return t("insights-alt", months=", ".join(told))


def _nothing(game: str, t: Texts, *, searching: bool) -> Screen:
    told = [
        t("insights-title", game=t(f"game-{game}")),
        t("insights-none"),
        t("insights-search" if searching else "insights-how"),
    ]
    row = [Row((Button(t("button-puzzle"), OpenPuzzle(game), emoji="🧩"),))] if game in with_puzzles() else []
    return Screen((Text("\n".join(told)), *row), GREY)


def _figures(insights: Insights, t: Texts) -> Iterator[str]:
    """Yield what the cards have cost, where, and how good those dealt were."""
    choices = insights.sum_of(Aspect.CHOICES)
    mistakes = sum(insights.sum_of(habit).number for habit in OF_CARDS)
    yield t("insights-lost", points=decimal(_mean(choices), t), mistakes=mistakes, choices=choices.number)
    yield t("insights-where")
    parts = [
        *_tricks(insights, t),
        *((t(f"insights-by-{each}"), insights.sum_of(each)) for each in (Aspect.LEAD, Aspect.FOLLOW)),
        *((t(f"insights-by-{each}"), insights.sum_of(each)) for each in (Aspect.TRUMP, Aspect.PLAIN)),
    ]
    yield " · ".join(f"{where}\u00a0**{decimal(_mean(each), t)}**" for where, each in parts if each.number)
    declared, kept_back = (insights.sum_of(each).number for each in (Said.DECLARED, Said.KEPT_BACK))
    yield t("insights-declared", declared=declared, kept=kept_back)
    right, wrong, missed = (insights.sum_of(each).number for each in DOST)
    if right or wrong or missed:
        yield t("insights-dost", right=right, wrong=wrong, missed=missed)
    yield t("insights-dealt", points=decimal(_mean(insights.sum_of(Aspect.DEALS)), t, sign=True))


def _tricks(insights: Insights, t: Texts) -> Iterator[tuple[str, Sum]]:
    """Yield the sums of the first, the middle and the last tricks of a deal."""
    sums = [insights.sum_of(of_trick(number)) for number in range(1, MOST_TRICKS + 1)]
    last = max((number for number, each in enumerate(sums, start=1) if each.number), default=0)
    size = -(-last // PARTS)
    # One trick alone at the end belongs to those before it.
    firsts = [first for first in range(1, last + 1, size or 1) if first < last or first == 1]
    for first, end in zip(firsts, [*(each - 1 for each in firsts[1:]), last], strict=False):
        part = reduce(Sum.plus, sums[first - 1 : end])
        yield t("insights-tricks", numbers=f"{first}–{end}" if first < end else str(first)), part


def _habits(insights: Insights, t: Texts) -> Iterator[Block]:
    """Yield the habits that cost most, each with games that show it."""
    if insights.examples:
        yield Text(t("insights-habits"))
    for habit, examples in insights.examples.items():
        found = insights.sum_of(habit)
        yield Text(_habit(habit, found, t))
        buttons = [
            Button(
                t("button-insights-example", cost=max(1, round(_lost(habit, each.points))), deal=each.deal),
                ShowExample(habit, each.table_id, each.number, each.deal),
                emoji="🔍",
            )
            for each in examples
        ]
        yield from rows(buttons, 3)


def _habit(habit: Habit, found: Sum, t: Texts) -> str:
    told, lost = t(f"habit-{habit}"), _lost(habit, found.points)
    if habit in OF_CARDS:
        return t("insights-habit", habit=told, points=round(lost), cards=found.number)
    if habit in IN_BRCKA:
        return t("insights-habit-said", habit=told, lost=decimal(lost, t), unit="brcka")
    return t("insights-habit-said", habit=told, lost=round(lost), unit="points")


def _lost(habit: Habit, points: float) -> float:
    """Return points as they are told of a habit, which may be in brčka."""
    return points / POINTS_A_BRCKO if habit in IN_BRCKA else points


def _mean(each: Sum) -> float:
    return each.points / each.number if each.number else 0.0
