"""What statements cost, without a clock: how often SQLite's machine goes round for each of them."""

import re
from collections import Counter

from bot.storage.sqlite import Sqlite
from tests.support.storage import Store

VALUE = re.compile(r"'(?:[^']|'')*'|\b\d+\b|NULL")
EACH = 10
"""So many steps are counted at once: to count one takes far longer than it does."""
LISTED = re.compile(r"IN \(\?(?:, \?)*\)")
ROWS = re.compile(r"(\([^()]*\?[^()]*\))(?:, \([^()]*\?[^()]*\))+")


class Steps:
    """Counts the steps of every statement that a store sends to SQLite."""

    def __init__(self) -> None:
        self.most: Counter[str] = Counter()
        """The steps of each statement since the last `take`; of one that was sent several times, the most."""
        self._sql, self._count = "", 0

    async def watch(self, store: Store) -> None:
        """Count the statements of this store from now on."""
        database = store._db
        assert isinstance(database, Sqlite)
        await database._connection.set_trace_callback(self._begin)
        await database._connection.set_progress_handler(self._step, EACH)

    def _begin(self, sql: str) -> None:
        if sql.startswith("--"):
            # A statement of a trigger belongs to the one that has set it off.
            return
        self._note()
        self._sql, self._count = without_values(sql), 0

    def _step(self) -> int:
        self._count += EACH
        return 0

    def _note(self) -> None:
        if self._sql:
            self.most[self._sql] = max(self.most[self._sql], self._count)

    def take(self) -> Counter[str]:
        """The steps of each statement since this was asked last."""
        self._note()
        taken, self.most, self._sql = self.most, Counter(), ""
        return taken


def without_values(sql: str) -> str:
    """A statement as it is whatever its values are, and of however many rows.

    >>> without_values("INSERT INTO a VALUES (1, 'it''s'), (2, NULL)")
    'INSERT INTO a VALUES (?, ?)'
    >>> without_values("SELECT 1 FROM a WHERE b IN (1, 2)")
    'SELECT ? FROM a WHERE b IN (?)'
    """
    return LISTED.sub("IN (?)", ROWS.sub(r"\1", VALUE.sub("?", " ".join(sql.split()))))
