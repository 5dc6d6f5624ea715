"""Files that are written portion by portion, and are no larger than Discord takes."""

from __future__ import annotations

import io
from typing import IO, Final
from zipfile import ZIP_DEFLATED, ZipFile

from bot.i18n.texts import Texts
from bot.model.errors import Refusal
from bot.ui.screen import File

PLAIN: Final = 1_000_000
"""The most bytes of a file that is sent as it is; a larger one is compressed into what phones can open too."""
MEGABYTE: Final = 1 << 20
"""In bytes, as Discord counts."""


class FileWriter:
    """Writes a file in memory, of which it takes as much as Discord takes at most."""

    def __init__(self, name: str, limit: int, too_large: str) -> None:
        """Write a file of that name and at most `limit` bytes; `too_large` is the key of the refusal beyond them."""
        self._name = name
        self._limit = limit
        self._too_large = too_large
        self._written = io.BytesIO()
        self._archive: ZipFile | None = None
        """The archive around the file, where it is compressed."""
        self._into: IO[bytes] = self._written

    def add(self, portion: bytes) -> None:
        """Write a portion; raise `Refusal` where the file is too large, even compressed."""
        if self._archive is None and self._written.tell() + len(portion) > min(PLAIN, self._limit):
            self._compress()
        self._into.write(portion)
        self._check()

    @property
    def is_compressed(self) -> bool:
        """Whether whoever gets the file has to open an archive first."""
        return self._archive is not None

    def end(self) -> File:
        """Return the file; raise `Refusal` where it is too large."""
        if self._archive is None:
            return File(self._name, self._written.getvalue())
        self._into.close()
        self._archive.close()
        self._check()
        return File(f"{self._name}.zip", self._written.getvalue())

    def _compress(self) -> None:
        begun, self._written = self._written.getvalue(), io.BytesIO()
        self._archive = ZipFile(self._written, "w", ZIP_DEFLATED)
        self._into = self._archive.open(self._name, "w")
        self._into.write(begun)

    def _check(self) -> None:
        if self._written.tell() > self._limit:
            raise Refusal(self._too_large, most=self._limit // MEGABYTE)


def compressed(told: str, file: FileWriter, t: Texts) -> str:
    """Return what is told of a file, with how to open it where it is compressed."""
    return f"{told}\n{t('file-compressed')}" if file.is_compressed else told
