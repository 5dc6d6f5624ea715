"""What `docs/sources.toml` holds: the texts from which the rules were taken, and where each of their lines is told."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from bot.ui.rulebook import listed

FILE: Final = Path(__file__).parents[2] / "docs" / "sources.toml"


@dataclass(frozen=True, slots=True)
class Source:
    """A text that was read for the rules."""

    name: str
    author: str
    title: str
    address: str
    """Where it can be read; empty for a book."""
    sha256: str
    """The SHA-256 of the text as it was read, in hex."""
    lines: int
    """How many lines it has."""
    told: Mapping[str, list[str] | str]
    """For lines, written `4` or `16-23`, the rules and chapters that tell them, or the reason why none does."""

    def lines_of(self, target: str) -> list[int]:
        """Return the lines that a rule or a chapter tells."""
        return [
            line
            for written, told in self.told.items()
            if not isinstance(told, str) and target in told
            for line in lines_in(written)
        ]


def lines_in(written: str) -> range:
    """Return the lines that are written so.

    >>> list(lines_in("4")), list(lines_in("16-18"))
    ([4], [16, 17, 18])
    """
    first, _, last = written.partition("-")
    return range(int(first), int(last or first) + 1)


def read_sources() -> list[Source]:
    """Read the sources from their file."""
    return [Source(**fields) for fields in tomllib.loads(FILE.read_text(encoding="utf-8"))["source"]]


def read_remarks() -> str:
    """Read what is said of the sources together: whom they cite, and where they differ."""
    remarks: str = tomllib.loads(FILE.read_text(encoding="utf-8"))["remarks"]
    return remarks


def lines_told(rule: str, sources: list[Source]) -> str:
    """Return where a rule was found: each source and its lines; nothing for what the project itself has decided."""
    found = [(source.name, source.lines_of(rule)) for source in sources]
    return "; ".join(f"{name} {listed(lines)}" for name, lines in found if lines)
