"""Work in the background: what is done once at a time, and its end."""

import asyncio
from functools import partial

from bot.service.common import background
from bot.service.common.background import Background, cancel


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


async def test_work_with_a_key_is_done_once_at_a_time_and_again_when_it_is_done():
    behind, done = Background(asyncio.sleep), list[int]()

    async def work(number: int) -> None:
        done.append(number)

    for twice in ((1, 2), (3, 4)):
        for number in twice:
            behind.spawn(partial(work, number), "key")
        await asyncio.gather(*asyncio.all_tasks() - {asyncio.current_task()})
    assert done == [1, 3] and not behind.does("key")
