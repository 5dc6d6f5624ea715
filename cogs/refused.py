"""What Discord's JSON error codes mean at the calls that the bot makes, and what a person can do.

The calls: answers to clicks and commands, and hands by their tokens; messages in channels, posted, edited and deleted;
threads, opened and taken out of the archive; direct messages; events of servers; leaving a server. Codes of other calls
(pins, roles, invites, voice, stickers, shops) cannot come. Where a code is not in the table, the HTTP status decides.
Commands and emojis are sent for the operator, who finds what is refused in the log; the bot goes on without.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

import aiohttp
import discord

from bot.model.errors import ChannelGone, GatewayError, MessageGone, NoAnswer, PersonGone, TokenDead, TokenUnknown

BROKEN: Final = (aiohttp.ClientError, OSError)
"""Errors of a broken connection."""
UNKNOWN_MESSAGE: Final = 10008
UNKNOWN_WEBHOOK: Final = 10015
UNKNOWN_INTERACTION: Final = 10062
ANSWERED: Final = 40060
MISSING_PERMISSIONS: Final = 50013
ARCHIVED: Final = {50083, 160005}
"""A thread that is archived or locked."""
WITHOUT_FILES: Final = {MISSING_PERMISSIONS, 30015, 40005, 50045}
"""A message with pictures that may be taken without them: they may not be attached, or are too large."""
LATE: Final = {UNKNOWN_MESSAGE, UNKNOWN_WEBHOOK, UNKNOWN_INTERACTION, ANSWERED}
"""An answer that comes too late, or whose message is gone: nobody can be told anything by it."""


class Refused(NamedTuple):
    """What a code means for the bot, and the key of the text for whoever waits for what was refused."""

    meaning: type[GatewayError]
    key: str = ""
    """Empty where the caller knows better what to say, or where nobody can be told."""


CLOSED: Final = Refused(ChannelGone, "discord-closed")
"""Moderators give the bot its permissions, or ask in another channel."""
FULL: Final = Refused(ChannelGone, "discord-full")
"""Moderators make room, or people do without a thread."""
MODERATED: Final = Refused(ChannelGone, "discord-automod")
"""Moderators make an exception for the bot."""
SECURED: Final = Refused(ChannelGone, "discord-two-factor")
"""Whoever runs the bot turns on two-factor authentication."""
BUSY: Final = Refused(NoAnswer, "discord-busy")
"""Everybody waits; what goes by itself is tried again."""
TOO_LARGE: Final = Refused(ChannelGone, "discord-too-large")
"""People ask for less at a time."""
GONE: Final = Refused(PersonGone)
"""Nobody can do anything: a person is not there, or takes no direct messages."""

CODES: Final[Mapping[int, Refused]] = {
    # Channels and servers that are gone, hidden or closed, at messages, threads and events
    10003: CLOSED,  # Unknown channel
    10004: CLOSED,  # Unknown guild
    50001: CLOSED,  # Missing access
    50003: CLOSED,  # Cannot execute action on a DM channel
    50008: CLOSED,  # Cannot send messages in a non-text channel
    50009: CLOSED,  # Channel verification level is too high
    MISSING_PERMISSIONS: CLOSED,  # You lack permissions to perform that action
    50024: CLOSED,  # Cannot execute action on this channel type
    50055: CLOSED,  # Invalid guild
    50083: CLOSED,  # Tried to perform an operation on an archived thread
    50095: CLOSED,  # This server is not available in your location
    40058: CLOSED,  # Cannot send a message in a forum channel
    40067: CLOSED,  # A tag is required to create a forum post in this channel
    160002: CLOSED,  # Cannot reply without permission to read message history
    160005: CLOSED,  # Thread is locked
    60003: SECURED,  # Two factor is required for this operation
    # Messages and events
    UNKNOWN_MESSAGE: Refused(MessageGone),  # Unknown message
    50005: Refused(MessageGone),  # Cannot edit a message authored by another user
    50021: Refused(MessageGone),  # Cannot execute action on a system message
    10070: Refused(MessageGone),  # Unknown guild scheduled event
    180000: Refused(MessageGone),  # Cannot update a finished event
    # What a server has no room for
    30013: FULL,  # Maximum number of guild channels reached
    30033: FULL,  # Maximum number of thread participants reached
    30038: FULL,  # Maximum number of uncompleted guild scheduled events reached
    30058: FULL,  # Maximum number of webhooks per guild reached
    160006: FULL,  # Maximum number of active threads reached
    160007: FULL,  # Maximum number of active announcement threads reached
    # What filters stop, by words or links: a title has the name of whoever opens the table
    20031: MODERATED,  # Names contain words that are not allowed
    200000: MODERATED,  # Message was blocked by automatic moderation
    200001: MODERATED,  # Title was blocked by automatic moderation
    240000: MODERATED,  # Message blocked by harmful links filter
    # For a while
    20016: BUSY,  # Slowmode
    20022: BUSY,  # This message cannot be edited due to announcement rate limits
    20028: BUSY,  # The channel has hit the write rate limit
    20029: BUSY,  # The write action on the server has hit the write rate limit
    30046: BUSY,  # Maximum number of edits to messages older than 1 hour reached
    40003: BUSY,  # You are opening direct messages too fast
    40004: BUSY,  # Send messages has been temporarily disabled
    40006: BUSY,  # This feature has been temporarily disabled server-side
    40062: BUSY,  # Service resource is being rate limited
    110001: BUSY,  # Application not yet available
    130000: BUSY,  # API resource is currently overloaded
    # Files
    30015: TOO_LARGE,  # Maximum number of attachments in a message reached
    40005: TOO_LARGE,  # Request entity too large
    50045: TOO_LARGE,  # File uploaded exceeds the maximum size
    # Direct messages
    10007: GONE,  # Unknown member
    10013: GONE,  # Unknown user
    20009: GONE,  # Explicit content cannot be sent to the desired recipient
    40007: GONE,  # The user is banned from this guild
    50007: GONE,  # Cannot send messages to this user
    50033: GONE,  # Invalid recipient, as of an account that is gone
    50278: GONE,  # Cannot send messages to this user due to having no mutual guilds
    # Answers, and hands by their tokens
    UNKNOWN_WEBHOOK: Refused(TokenUnknown),  # Unknown webhook
    10012: Refused(TokenDead),  # Unknown token
    UNKNOWN_INTERACTION: Refused(TokenDead),  # Unknown interaction
    ANSWERED: Refused(TokenDead),  # Interaction has already been acknowledged
    40043: Refused(TokenDead),  # Application interaction failed to send
    50027: Refused(TokenDead),  # Invalid webhook token provided
}
"""By code, with Discord's own words, what it means. All others are mistakes of this program, which are logged."""


def meaning_of(error: Exception) -> Exception:
    """Return what an error of a call means; the error itself where only whoever writes this program can do anything."""
    if isinstance(error, (discord.DiscordServerError, *BROKEN)):
        return NoAnswer(str(error), key=BUSY.key)
    if not isinstance(error, discord.HTTPException):
        return error
    refused = CODES.get(error.code)
    if refused is None and isinstance(error, discord.Forbidden | discord.NotFound):
        refused = CLOSED
    return refused.meaning(str(error), key=refused.key) if refused is not None else error
