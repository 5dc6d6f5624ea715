"""The picture of what all have made of a deal, drawn in a process of its own."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from bot.model.daily import Sign
from bot.model.event import Field
from bot.service.common.worker_pool import WorkerPool
from bot.ui.daily_chart import chart_alt, field_chart
from bot.ui.screen import Picture


async def field_picture(
    workers: WorkerPool, field: Field, own: int | None, lines: Sequence[str], signs: Sequence[Sign], party: int
) -> Picture | None:
    """Draw a field below these lines, with the bar of one's own points; `None` where that takes too long."""
    chart = partial(field_chart, tuple(field.tries.items()), own, tuple(lines), tuple(signs))
    drawn = await workers.try_to_draw(chart, party)
    return Picture("all-results.png", drawn, chart_alt(field, lines)) if drawn is not None else None
