"""Keeps discord.py from making objects of what Discord sends back and nobody reads.

Discord answers each message that is sent or changed with the whole message, and discord.py makes an object of each of
its buttons, which takes as long as drawing them.
"""

from __future__ import annotations

from typing import Any

from discord.webhook.async_ import AsyncWebhookAdapter, async_context


class UnreadAnswers(AsyncWebhookAdapter):
    """Sends what is sent by the token of a click, and leaves most of Discord's answers out."""

    async def request(self, *args: Any, **kwargs: Any) -> Any:
        sent = await super().request(*args, **kwargs)
        if isinstance(sent, dict):
            # The answer to a click tells the number of its message beside the message itself.
            sent.pop("resource", None)
            sent.pop("components", None)
        return sent


def leave_answers_unread() -> None:
    """Use `UnreadAnswers` in this task, and in those that it starts."""
    # What a simulated Discord has put there has no such answers, and stays.
    if type(async_context.get()) is AsyncWebhookAdapter:
        async_context.set(UnreadAnswers())  # type: ignore[no-untyped-call]
