"""Which press on a message is the newest: what an earlier one still has to show comes too late."""

from __future__ import annotations

from typing import Final

REMEMBERED_MESSAGES: Final = 1000
"""How many messages are remembered; what takes long is shown within seconds."""


class Presses:
    """The newest press on each of the messages that were pressed last."""

    def __init__(self) -> None:
        self._newest: dict[int, int] = {}

    def note(self, message_id: int, press: int) -> None:
        """Note that a message was pressed, by the number of the interaction."""
        self._newest.pop(message_id, None)
        self._newest[message_id] = press
        while len(self._newest) > REMEMBERED_MESSAGES:
            del self._newest[next(iter(self._newest))]

    def is_newest(self, message_id: int, press: int) -> bool:
        """Return whether nobody has pressed a message after this interaction, which may have brought the message."""
        return self._newest.get(message_id, press) == press
