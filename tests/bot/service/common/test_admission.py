"""Who is let in."""

import asyncio

from bot.service.common.admission import Admission


async def test_somebody_who_presses_ten_times_at_once_takes_one_place_and_the_next_person_the_other():
    admission, served, end = Admission(2), [], asyncio.Event()

    async def press(person: int) -> None:
        async with admission.admit(person):
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


async def test_of_what_somebody_types_only_the_newest_is_looked_for_and_clicks_come_in_between():
    admission, served, begun, end = Admission(2), [], asyncio.Event(), asyncio.Event()

    async def types(person: int, text: str) -> None:
        async with admission.turn_of_the_newest(person) as is_newest:
            if is_newest:
                served.append(text)
                begun.set()
                await end.wait()

    async def press(person: int) -> None:
        async with admission.admit(person):
            served.append("click")

    asked = [asyncio.create_task(types(1, "C"))]
    await begun.wait()
    asked += [asyncio.create_task(each) for each in (types(1, "Cy"), press(1), types(1, "Cyr"), types(2, "other"))]
    for _ in range(20):
        await asyncio.sleep(0)
    assert served == ["C", "other"]
    end.set()
    async with asyncio.timeout(60):
        await asyncio.gather(*asked)
    assert served == ["C", "other", "click", "Cyr"]
