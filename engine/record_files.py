"""The records in a file: each on a line of its own, or over several lines."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import pairwise
from typing import BinaryIO, Final

MAX_SIZE: Final = 1_000_000
"""Bytes of the longest record that is read; a real one has about 3,000, one of Bulka ten times as many."""
MARK: Final = b"\xef\xbb\xbf"
"""The byte-order mark, which some editors put before the first line of a file."""
BEGINNING: Final = re.compile(
    rb'\{\s*"(?:(?:format|rules|seats|commitment|seed|words|dealer_by|substitutes|draws)"\s*:'
    rb'|deals"\s*:\s*\[|result"\s*:\s*(?=\{))'
)
"""How a record begins, and nothing within one."""
MOST_JOINED: Final = 8
"""Lines that are looked at together for the beginning of a record."""
BRACKETS: Final = re.compile(rb'"(?:[^"\\]|\\.)*"?|[\[{]|[\]}]')
"""A text, whose brackets mean nothing, or a bracket that opens or closes."""


def lines(source: BinaryIO) -> Iterator[bytes | None]:
    """Yield the lines of a file, and `None` for a line longer than `MAX_SIZE`, which is never held in memory whole."""
    while line := source.readline(MAX_SIZE):
        too_long = False
        while not line.endswith(b"\n") and (more := source.readline(MAX_SIZE)):
            too_long = True
            line = more
        yield None if too_long else line


@dataclass(slots=True)
class Piece:
    """Lines of a file that are one record, as far as they are read."""

    first: int
    """The number of the first line."""
    lines: list[bytes] = field(default_factory=list)
    size: int = 0
    depth: int = 0
    """How many brackets are open."""

    def add(self, line: bytes) -> None:
        """Add a line; what is too long to be a record is not kept."""
        self.size += len(line)
        self.depth += opened(line)
        if self.size <= MAX_SIZE:
            self.lines.append(line)

    @property
    def content(self) -> bytes | None:
        """The lines together; `None` where they are too long."""
        return b"".join(self.lines) if self.size <= MAX_SIZE else None


def opened(line: bytes) -> int:
    """Return how many more brackets a line opens than it closes.

    >>> opened(b'{"seats": ["}", {'), opened(b"}]}")
    (3, -3)
    """
    found = [match[0] for match in BRACKETS.finditer(line)]
    return sum(each in b"[{" for each in found) - sum(each in b"]}" for each in found)


def rows(source: BinaryIO) -> Iterator[tuple[int, bytes | None]]:
    """Yield the lines of a file, each with its number; one that ends with an opened object together with the next one.

    The byte-order mark at the beginning is left out.
    """
    first, held = 1, b""
    for number, line in enumerate(lines(source), start=1):
        told = line.removeprefix(MARK) if line is not None and number == 1 else line
        if held and (told is None or len(held) + len(told) > MAX_SIZE):
            yield first, held
            held = b""
        if told is None:
            yield number, None
            continue
        first, held = first if held else number, held + told
        if number - first + 1 == MOST_JOINED or not held.rstrip().endswith(b"{"):
            yield first, held
            held = b""
    if held:
        yield first, held


def parts(source: BinaryIO) -> Iterator[tuple[int, bytes | None, bool]]:
    """Yield what stands in a file: the number of its line, the text, `None` if too long, and whether a record begins.

    A record may begin amid a line, where the one before is cut off.
    """
    for number, row in rows(source):
        if row is None:
            yield number, None, True
            continue
        begin = [match.start() for match in BEGINNING.finditer(row)]
        begin = [0, *begin[1:]] if begin and not row[: begin[0]].removeprefix(MARK).strip() else begin
        at, known = number, {*begin}
        for start, end in pairwise(sorted({0, *begin, len(row)})):
            yield at, row[start:end], start in known
            at += row.count(b"\n", start, end)


def is_whole(line: bytes) -> bool:
    """Return whether a line is a record by itself, whatever was left open before it."""
    return line.startswith(b"{") and b'"format"' in line and opened(line) == 0


def records_in(source: BinaryIO) -> Iterator[tuple[int, bytes | None]]:
    """Yield each record of a file, on one line or several, with the number of its first line; `None` if too long."""
    piece: Piece | None = None
    for number, part, begins in parts(source):
        if piece is not None and (part is None or begins or is_whole(part)):
            yield piece.first, piece.content
            piece = None
        if part is None:
            yield number, None
        elif piece is not None or part.strip():
            piece = piece or Piece(number)
            piece.add(part)
            if piece.depth <= 0:
                yield piece.first, piece.content
                piece = None
    if piece is not None:
        yield piece.first, piece.content
