"""Counts what Discord refuses: after ten thousand such requests in ten minutes it shuts a bot out for an hour."""

from __future__ import annotations

import re
from types import SimpleNamespace
from typing import Final

import aiohttp
from prometheus_client import Counter
from yarl import URL

COUNTED: Final = (401, 403, 429)
"""The answers that Discord counts: not known, not allowed, too much."""


def route_of(url: URL) -> str:
    """Return which call of Discord's an address is, without numbers and tokens.

    >>> route_of(URL("https://discord.com/api/v10/webhooks/123/a-token/messages/456"))
    'webhooks/{id}/{token}/messages/{id}'
    >>> route_of(URL("https://discord.com/api/v10/interactions/123/a-token/callback"))
    'interactions/{id}/{token}/callback'
    >>> route_of(URL("https://discord.com/api/v10/channels/123/messages"))
    'channels/{id}/messages'
    """
    path = re.sub(r"^/(api/)?(v\d+/)?", "", url.path)
    path = re.sub(r"^(webhooks|interactions)/\d+/[^/]+", r"\1/{id}/{token}", path)
    return re.sub(r"(?<=/)\d+(?=/|$)", "{id}", path)


def counting(refused: Counter) -> aiohttp.TraceConfig:
    """Return what has discord.py count such answers, by status and route."""
    trace = aiohttp.TraceConfig()

    async def count_refusal(_: aiohttp.ClientSession, __: SimpleNamespace, end: aiohttp.TraceRequestEndParams) -> None:
        if end.response.status in COUNTED:
            refused.labels(str(end.response.status), route_of(end.url)).inc()

    trace.on_request_end.append(count_refusal)
    return trace
