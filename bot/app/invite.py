"""The links by which the bot is added to a server, and by a person to their own account."""

from __future__ import annotations

from typing import Final

import discord

NEEDED: Final = ("view_channel", "send_messages")
"""Permissions that every table needs."""
FOR_THREADS: Final = ("create_public_threads", "send_messages_in_threads")
"""Permissions that tables in threads need too."""
FOR_PICTURES: Final = ("attach_files",)
"""A permission without which tables are shown as text alone."""
SCOPES: Final = ("bot", "applications.commands")


def permissions() -> discord.Permissions:
    """Return the permissions that the bot asks a server for."""
    return discord.Permissions(**dict.fromkeys(NEEDED + FOR_THREADS + FOR_PICTURES, True))


def invite_link(application_id: int) -> str:
    """Return the link, which asks only for the permissions that the bot needs.

    >>> invite_link(123)
    'https://discord.com/oauth2/authorize?client_id=123&scope=bot+applications.commands&permissions=309237681152'
    """
    return discord.utils.oauth_url(application_id, permissions=permissions(), scopes=SCOPES)


def personal_link(application_id: int) -> str:
    """Return the link by which a person can use the bot in direct messages, in group chats and on any server.

    >>> personal_link(123)
    'https://discord.com/oauth2/authorize?client_id=123&scope=applications.commands&integration_type=1'
    """
    return discord.utils.oauth_url(application_id, scopes=SCOPES[1:]) + "&integration_type=1"
