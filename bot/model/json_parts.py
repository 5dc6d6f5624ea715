"""JSON objects written part by part: a value, and then lists of which some members come at a time."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Final

INDENT: Final = 1


class JsonParts:
    """Writes a JSON object as `json.dumps` does: a value by its name first, then lists by theirs.

    >>> whole = JsonParts("format", "x/1")
    >>> whole.add("games", [1, 2]) + whole.add("games", [3]) + whole.add("notes", []) + whole.end()
    b'{"format": "x/1", "games": [1, 2, 3], "notes": []}'
    """

    def __init__(self, name: str, value: object, *, indented: bool = False) -> None:
        self._indent = INDENT if indented else None
        self._between = ",\n " if indented else ", "
        self._text = ("{\n " if indented else "{") + f'"{name}": ' + self._written(value, 1)
        """What is written and not given out yet."""
        self._list = ""
        """The name of the list that is open."""
        self._empty = True

    def add(self, name: str, members: Iterable[object]) -> bytes:
        """Write some members of a list, which begins here where it is not the one that is open."""
        if name != self._list:
            self._close()
            self._text += f'{self._between}"{name}": ['
            self._list, self._empty = name, True
        lead = "\n  " if self._indent else ""
        written = [lead + self._written(member, 2) for member in members]
        if written:
            self._text += "" if self._empty else "," if self._indent else ", "
            self._text += ("," if self._indent else ", ").join(written)
            self._empty = False
        return self._given()

    def end(self) -> bytes:
        """Write the end."""
        self._close()
        self._text += "\n}" if self._indent else "}"
        return self._given()

    def _close(self) -> None:
        if self._list:
            self._text += "\n ]" if self._indent and not self._empty else "]"

    def _given(self) -> bytes:
        given, self._text = self._text.encode(), ""
        return given

    def _written(self, value: object, depth: int) -> str:
        text = json.dumps(value, ensure_ascii=False, indent=self._indent)
        # Texts have no line breaks of their own in JSON.
        return text.replace("\n", "\n" + " " * depth) if self._indent else text
