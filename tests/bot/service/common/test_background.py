"""The end of work in the background."""

import asyncio

from bot.service.common import background
from bot.service.common.background import cancel


async def test_a_task_that_loses_a_cancellation_is_cancelled_again(monkeypatch):
    monkeypatch.setattr(background, "CANCELLING_RETRY_S", 0.01)
    lost: list[bool] = []

    async def goes_on() -> None:
        while len(lost) < 2:
            try:
                await asyncio.Event().wait()
            except asyncio.CancelledError:
                lost.append(True)
        await asyncio.Event().wait()

    async def fails() -> None:
        raise ValueError

    tasks = [asyncio.create_task(work()) for work in (goes_on, fails)]
    await asyncio.sleep(0)
    async with asyncio.timeout(60):
        await cancel(tasks)
    assert len(lost) == 2 and tasks[0].cancelled()
    await cancel([])
