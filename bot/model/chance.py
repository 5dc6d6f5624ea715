"""Where everything comes from that nobody decides."""

from __future__ import annotations

import secrets


class Chance:
    """Where first dealers, seeds and cuts come from; a test may put another in its place."""

    def seed(self) -> bytes:
        """Return the secret of a game (rule 27)."""
        return secrets.token_bytes(32)

    def below(self, k: int) -> int:
        """Return a number from 0 to k − 1."""
        return secrets.randbelow(k)
