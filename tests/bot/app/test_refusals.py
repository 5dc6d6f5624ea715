"""What Discord refuses is counted, by what was asked for and not by whom."""

from aiohttp import ClientSession, web

from bot.app.health import Health
from bot.app.refusals import counting


async def test_only_what_counts_towards_being_shut_out_is_counted_and_no_number_or_token_stands_there():
    async def well() -> dict[str, bool]:
        return {}

    async def answer(asked: web.Request) -> web.Response:
        return web.Response(status=int(asked.query["status"]))

    app = web.Application()
    app.router.add_route("*", "/{rest:.*}", answer)
    runner, health = web.AppRunner(app), Health(well)
    await runner.setup()
    try:
        await web.TCPSite(runner, "127.0.0.1", 0).start()
        async with ClientSession(
            f"http://127.0.0.1:{runner.addresses[0][1]}", trace_configs=[counting(health.refused)]
        ) as session:
            for status in (200, 204, 400, 401, 403, 403, 404, 429, 500):
                await session.patch("/api/v10/channels/4711/messages/4712", params={"status": status})
            await session.post("/api/v10/webhooks/4711/a-secret-token", params={"status": 401})
    finally:
        await runner.cleanup()
    found = {
        (sample.labels["status"], sample.labels["route"]): sample.value
        for metric in health.registry.collect()
        for sample in metric.samples
        if sample.name == "stovkahra_refused_requests_total"
    }
    message, hook = "channels/{id}/messages/{id}", "webhooks/{id}/{token}"
    assert found == {("401", message): 1, ("403", message): 2, ("429", message): 1, ("401", hook): 1}
