"""The errors that are told to somebody in words.

- `Refusal`: a person asked for something impossible; told to that person and not logged.
  - `Damaged`: the stored data of a table or a game cannot be read; logged too.
- `NotSaved`: the database cannot be used at the moment; nothing has changed.
  - `Retry`: repeating the whole transaction may succeed.
  - `Unsure`: the database was lost in the moment of the commit, so that it may have happened.
- `Overloaded`: more is asked for than can be done; nothing has changed, and the person is told that.
- `SentTwice`: Discord has sent an interaction again that has been carried out; nothing is changed or answered.
- `StartError`: the bot cannot start; told to the operator in one line.
  - `InUse`: another process uses the database.
  - `TryAgain`: what keeps the bot from starting may pass by itself.
- `GatewayError`: Discord did not accept what it was sent.
  - `MessageGone`: the message was deleted; it must be posted again.
  - `ChannelGone`: the channel is deleted, hidden or closed to the bot; the game waits.
  - `PersonGone`: a person has left the server, or takes no direct messages; they are sent none again.
  - `NoAnswer`: the connection broke, or Discord has a problem; later it may work.
  - `TokenDead`: a panel's token can no longer be used; it must be forgotten.
    - `TokenUnknown`: Discord does not know the token, or not yet.
"""

from __future__ import annotations

from enum import StrEnum


class Trouble(StrEnum):
    """Why a database cannot be used at the moment, as operators are told."""

    AWAY = "it cannot be reached"
    DAMAGED = "it is damaged"
    FAILS = "its disk fails"
    FULL = "its disk is full"
    GONE = "its file was deleted, moved or replaced"
    LOCKED = "another program has it locked"
    TAKEN = "another process has taken it"
    SLOW = "it does not answer in time"
    UNWRITABLE = "it may not be written"


class Refusal(Exception):
    """Something that cannot be done here and now; `key` and `details` select and fill the text that says so."""

    def __init__(self, key: str, **details: object) -> None:
        super().__init__(key)
        self.key = key
        self.details = details


class Damaged(Refusal):
    """The stored data of a table or a game cannot be read; they are left unchanged, and everything else goes on."""


class NotSaved(Exception):
    """The database cannot be read or written at the moment; nothing has changed."""

    def __init__(self, why: str, trouble: Trouble = Trouble.AWAY) -> None:
        super().__init__(why)
        self.trouble = trouble


class Retry(NotSaved):
    """Another transaction interfered, or the connection was lost: the whole transaction must be repeated."""


class Unsure(NotSaved):
    """The database did not answer to a commit: it may have happened all the same, and must not be repeated."""


class Overloaded(Exception):
    """So much is asked for that an answer would come too late; nothing has changed."""


class SentTwice(Exception):
    """Discord has sent an interaction again that has been carried out already; nothing has changed."""


class StartError(Exception):
    """The reason why the bot cannot start, and what to do, in one line."""


class InUse(StartError):
    """Another process uses the database, which cannot be shared."""


class TryAgain(StartError):
    """What keeps the bot from starting may pass by itself: whatever runs it should start it again later."""


class GatewayError(Exception):
    """Discord did not accept what it was sent; `key` is the text that says what whoever waits for it can do."""

    def __init__(self, told: str = "", *, key: str = "") -> None:
        super().__init__(told)
        self.key = key


class MessageGone(GatewayError):
    """The message was deleted."""


class ChannelGone(GatewayError):
    """The channel is deleted, or the bot may not write there."""


class PersonGone(GatewayError):
    """A person has left the server, or takes no direct messages from there; they are sent none again."""


class NoAnswer(GatewayError):
    """The connection broke, or Discord has a problem."""


class TokenDead(GatewayError):
    """The token of a panel has expired, or its message was deleted."""


class TokenUnknown(TokenDead):
    """Discord does not know the token of a panel: the click that brought it may not be answered yet."""
