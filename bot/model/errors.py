"""Errors that are told in words.

- `Refusal`: a person asked for what cannot be; told to that person, logged nowhere.
  - `Damaged`: what is kept of a table or a game cannot be read; logged too.
- `NotSaved`: the database takes nothing at the moment; nothing has changed.
  - `Retry`: the same may succeed if it is repeated from the beginning.
- `StartError`: the bot cannot start; told to the operator in one line.
  - `InUse`: another process has the database.
- `FaceError`: Discord did not take what it was sent.
  - `MessageGone`: the message is not there any more: post it anew.
  - `ChannelGone`: the channel is gone, hidden or closed to the bot: the game waits.
  - `NoAnswer`: the connection broke, or Discord has trouble of its own: later it may work.
  - `TokenDead`: a panel's token can no longer be used: forget it.
"""

from __future__ import annotations


class Refusal(Exception):
    """Something that cannot be done here and now; `key` and `details` are for the texts."""

    def __init__(self, key: str, **details: object) -> None:
        super().__init__(key)
        self.key = key
        self.details = details


class Damaged(Refusal):
    """What is kept of a table or a game cannot be read; it is left as it is, and everything else goes on."""


class NotSaved(Exception):
    """The database cannot be read or written at the moment, so that nothing has changed."""


class Retry(NotSaved):
    """Another transaction was in the way, or the connection was lost: repeat the whole transaction."""


class StartError(Exception):
    """Why the bot cannot start, and what to do, in one line."""


class InUse(StartError):
    """Another process has the database, which cannot be shared."""


class GatewayError(Exception):
    """Discord did not take what it was sent."""


class MessageGone(GatewayError):
    """The message has been deleted."""


class ChannelGone(GatewayError):
    """The channel is gone, or the bot may not write there."""


class NoAnswer(GatewayError):
    """The connection broke, or Discord has trouble of its own."""


class TokenDead(GatewayError):
    """The token of a panel has run out, or its message is gone."""
