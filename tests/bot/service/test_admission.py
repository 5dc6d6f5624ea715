"""Who is let in."""

import asyncio

from bot.service.admission import Admission


async def test_somebody_who_presses_ten_times_at_once_takes_one_place_and_the_next_person_the_other():
    admission, served, end = Admission(2), [], asyncio.Event()

    async def press(person: int) -> None:
        async with admission.turn(person):
            served.append(person)
            await end.wait()

    pressed = [asyncio.create_task(press(person)) for person in [1] * 10 + [2]]
    for _ in range(20):
        await asyncio.sleep(0)
    assert served == [1, 2]
    end.set()
    async with asyncio.timeout(60):
        await asyncio.gather(*pressed)
    assert served == [1, 2] + [1] * 9
