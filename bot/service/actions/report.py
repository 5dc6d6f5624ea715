"""Reports: where to send them, and how people met at tables across servers are reported and blocked."""

from __future__ import annotations

import logging
from dataclasses import dataclass

from bot.model.errors import Refusal
from bot.model.report import BlockMet, Reason, ReportMet, ShowReport
from bot.service.actions.answers import Answers
from bot.service.common.replies import Actor, Reply, does
from bot.service.running.ground import Ground
from bot.ui.formatting import plain
from bot.ui.report import report_page

log = logging.getLogger(__name__)


@dataclass(slots=True, eq=False)
class ReportService:
    """Tells how to report something, keeps reports for the operator, and blocks people whose accounts nobody learns."""

    _ground: Ground
    _answers: Answers

    @does(ShowReport)
    async def show(self, actor: Actor, reply: Reply, action: ShowReport) -> None:
        """Show where to report somebody or a fault, and whom at a table across servers."""
        await self._show(actor, reply, action)

    @does(ReportMet)
    async def report(self, actor: Actor, reply: Reply, action: ReportMet) -> None:
        """Keep for the operator that a person reports somebody with whom they have sat."""
        done = await self._report(actor, action) if action.values else ""
        await self._show(actor, reply, ShowReport(action.table_id), done)

    async def _report(self, actor: Actor, action: ReportMet) -> str:
        person = await self._ground.identity.person(actor)
        reason, name = _chosen(action.values)
        number = await self._ground.storage.reports.report(person, action.table_id, name, reason, actor.delivery)
        log.warning("Somebody was reported: see report %s by `python -m bot reports`", number)
        return self._ground.identity.to(person)("report-done", name=plain(name))

    @does(BlockMet)
    async def block(self, actor: Actor, reply: Reply, action: BlockMet) -> None:
        """Note that a person does not want to sit with somebody again, who is not told of it."""
        done = await self._block(actor, action) if action.values else ""
        await self._show(actor, reply, ShowReport(action.table_id), done)

    async def _block(self, actor: Actor, action: BlockMet) -> str:
        person, name = await self._ground.identity.person(actor), "".join(action.values)
        await self._ground.storage.company.block_met(person, action.table_id, name, actor.delivery)
        return self._ground.identity.to(person)("block-met-done", name=plain(name))

    async def _show(self, actor: Actor, reply: Reply, action: ShowReport, done: str = "") -> None:
        met = await self._ground.storage.reports.met(action.table_id, actor.user_id) if action.table_id else []
        page = report_page(action, self._ground.operator, met, await self._ground.identity.to_asker(actor), done)
        await self._answers.show_aside_or_note(actor, reply, action.table_id, page)


def _chosen(values: tuple[str, ...]) -> tuple[Reason, str]:
    """Return why somebody is reported, and by which name."""
    reason, _, name = "".join(values).partition(" ")
    if reason not in list(Reason):
        raise Refusal("unknown-button")
    return Reason(reason), name
