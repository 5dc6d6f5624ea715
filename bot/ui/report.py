"""The page on which somebody or a fault is reported, and people met across servers are blocked."""

from __future__ import annotations

from collections.abc import Sequence

from bot.i18n.texts import Texts
from bot.model.operator import Operator
from bot.model.report import BlockMet, Reason, ReportMet, ShowReport
from bot.ui.about import about_button, back_button, support
from bot.ui.formatting import GREEN, GREY
from bot.ui.screen import Block, Choice, Screen, Select, Text, rows


def report_page(action: ShowReport, operator: Operator, met: Sequence[str], t: Texts, done: str = "") -> Screen:
    """Say where to report somebody or a fault; `met` are those at the table whom the operator can be told of here.

    `done` tells what has just been done.
    """
    lines = [t("report-title"), *([done] if done else [])]
    if operator.support or not met:
        # Moderators, to whom one turns where no address is named, have no say at a table across servers.
        lines += [t("report-where", **support(operator)), t("report-what")]
    known = [t("report-table", table=action.table_id)] if action.table_id else []
    known += [t("report-reference", reference=action.reference)] if action.reference else []
    # A text of its own: in the same one it would belong to the list before it.
    blocks: list[Block] = [Text("\n".join(each)) for each in (lines, known) if each]
    blocks += _met(action.table_id, met, t) if met else []
    buttons = [about_button(action.table_id, t), *back_button(action.table_id, t)]
    return Screen((*blocks, *rows(buttons, 2)), GREEN if done else GREY)


def _met(table_id: int, met: Sequence[str], t: Texts) -> list[Block]:
    """Make the lists by which people of a table across servers are reported and blocked."""
    reports = [Choice(t(f"report-for-{why}", name=name), f"{why} {name}") for name in met for why in Reason]
    return [
        Text(t("report-met")),
        Select(ReportMet(table_id, "0.0"), tuple(reports), least=0, label=t("report-met-choose")),
        Text(t("block-met")),
        Select(
            BlockMet(table_id, "0.0"), tuple(Choice(each, each) for each in met), least=0, label=t("block-met-choose")
        ),
    ]
