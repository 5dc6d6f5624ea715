"""A disk that forgets at a loss of power what was written to it and not yet flushed, as SQLite's own tests have one.

In the process of the bot (`watch`) every write of SQLite is noted in a log beside the files. What the disk would hold
after a loss of power is made of that log (`Disk.lose_power`): all that was flushed, and of what was written to a file
after its last flush some sectors, which ones is chance, since disks write in any order and may break off in a page.
"""

from __future__ import annotations

import _sqlite3
import ctypes
import mmap
import os
import signal
import struct
from collections.abc import Iterable, Iterator
from ctypes import CFUNCTYPE, POINTER, Structure, c_char_p, c_int, c_int64, c_void_p
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

LOG, FUSE = "DISK_LOG", "DISK_FUSE"
"""The names in the environment of where the writes of a process are noted, and where it stands when the power goes."""
LENGTH = struct.Struct("<q")
"""After how many more writes, flushes and deletions the process is killed in the next one; never, where less than 0."""
SECTOR = 512
WRITE, TRUNCATE, FLUSH, DELETE = b"WTFD"
HEAD = struct.Struct("<BHqi")
"""What is done, how long the name of the file is, at what byte, and how many bytes follow.

Of a flush it is told up to where the log reached when it began: what was written later may not have been flushed.
"""
OK = 0


# In the process that writes


class Methods(Structure):
    """What SQLite can do with an open file: `sqlite3_io_methods` of sqlite3.h, without mapping it into memory."""

    _fields_ = (
        ("version", c_int),
        ("close", c_void_p),
        ("read", c_void_p),
        ("write", c_void_p),
        ("truncate", c_void_p),
        ("sync", c_void_p),
        ("others", c_void_p * 11),
    )


class File(Structure):
    """An open file: `sqlite3_file`."""

    _fields_ = (("methods", POINTER(Methods)),)


class FileSystem(Structure):
    """How SQLite comes to files: `sqlite3_vfs`."""

    _fields_ = (
        ("version", c_int),
        ("size", c_int),
        ("longest", c_int),
        ("next", c_void_p),
        ("name", c_char_p),
        ("data", c_void_p),
        ("open", c_void_p),
        ("delete", c_void_p),
    )


OPEN = CFUNCTYPE(c_int, c_void_p, c_char_p, POINTER(File), c_int, POINTER(c_int))
REMOVE = CFUNCTYPE(c_int, c_void_p, c_char_p, c_int)
PUT = CFUNCTYPE(c_int, c_void_p, c_void_p, c_int, c_int64)
CUT = CFUNCTYPE(c_int, c_void_p, c_int64)
SYNC = CFUNCTYPE(c_int, c_void_p, c_int)


class Watch:
    """Notes what this process writes to databases, from now on and for its whole life."""

    def __init__(self, log: str, fuse: str) -> None:
        self._log = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
        # Shared by all who hold the file, over forks too.
        self._fuse = mmap.mmap(os.open(fuse, os.O_RDWR), LENGTH.size)
        library = ctypes.CDLL(_sqlite3.__file__)
        library.sqlite3_vfs_find.restype = POINTER(FileSystem)
        self._system = library.sqlite3_vfs_find(None).contents
        self._paths: dict[int, bytes] = {}
        self._open = OPEN(self._system.open)
        self._delete = REMOVE(self._system.delete)
        self._kept: list[Any] = [OPEN(self.open), REMOVE(self.delete)]
        """What SQLite holds pointers to."""
        self._watched: dict[int, Methods] = {}
        """The methods of a file that note what they do, by the address of those that do not."""
        self._system.open, self._system.delete = (ctypes.cast(each, c_void_p) for each in self._kept)

    def note(self, what: int, path: bytes, at: int = 0, data: bytes = b"") -> None:
        (left,) = LENGTH.unpack(self._fuse)
        if not left:
            os.kill(os.getpid(), signal.SIGKILL)
        LENGTH.pack_into(self._fuse, 0, left - 1)
        os.write(self._log, HEAD.pack(what, len(path), at, len(data)) + path + data)

    def open(self, system: int, name: bytes | None, file: Any, flags: int, told: Any) -> int:
        code = int(self._open(system, name, file, flags, told))
        methods = file.contents.methods
        # Files without a name are gone with the process.
        if code == OK and name is not None and methods:
            self._paths[ctypes.addressof(file.contents)] = name
            file.contents.methods = ctypes.pointer(self._watched_form_of(methods.contents))
        return code

    def delete(self, system: int, name: bytes, flush: int) -> int:
        self.note(DELETE, name)
        return int(self._delete(system, name, flush))

    def _watched_form_of(self, plain: Methods) -> Methods:
        address = ctypes.addressof(plain)
        if address not in self._watched:
            watched = Methods.from_buffer_copy(plain)
            watched.version = min(plain.version, 2)
            write, truncate, sync = PUT(plain.write), CUT(plain.truncate), SYNC(plain.sync)

            def written(file: int, data: int, size: int, at: int) -> int:
                self.note(WRITE, self._paths[file], at, ctypes.string_at(data, size))
                return int(write(file, data, size, at))

            def truncated(file: int, size: int) -> int:
                self.note(TRUNCATE, self._paths[file], size)
                return int(truncate(file, size))

            def flushed(file: int, flags: int) -> int:
                began = os.fstat(self._log).st_size
                code = int(sync(file, flags))
                self.note(FLUSH, self._paths[file], began)
                return code

            noting = [PUT(written), CUT(truncated), SYNC(flushed)]
            self._kept += noting
            watched.write, watched.truncate, watched.sync = (ctypes.cast(each, c_void_p) for each in noting)
            self._watched[address] = watched
        return self._watched[address]


def watch() -> Watch:
    """Begin to note what this process writes; SQLite uses what is returned until the process ends."""
    return Watch(os.environ[LOG], os.environ[FUSE])


def can_be_watched() -> bool:
    """Say whether this Python's SQLite lets itself be watched: where it is built in, its functions may be hidden."""
    return hasattr(ctypes.CDLL(_sqlite3.__file__), "sqlite3_vfs_find")


# What is left of it


@dataclass
class Image:
    """What of a file has been flushed, and what was done to it since then."""

    flushed: bytes | None = None
    """`None` where it may not be there at all."""
    since: list[Change] = field(default_factory=list)

    def flush(self, before: int) -> Image:
        """What it is once the changes are flushed that were noted before that place of the log."""
        done = [change for change in self.since if change.noted < before]
        return Image(changed(self.flushed, done), [change for change in self.since if change.noted >= before])


@dataclass(frozen=True)
class Change:
    """A sector is written, or, without data, the file gets another length."""

    noted: int
    """Where in the log it stands."""
    at: int
    data: bytes | None = None

    def make(self, content: bytearray) -> None:
        if self.data is None:
            del content[self.at :]
        content.extend(bytes(max(0, self.at - len(content))))
        if self.data is not None:
            content[self.at : self.at + len(self.data)] = self.data


def changed(content: bytes | None, changes: Iterable[Change]) -> bytes:
    """What a file holds after these changes."""
    now = bytearray(content or b"")
    for change in changes:
        change.make(now)
    return bytes(now)


class Disk:
    """The files of a folder as a disk holds them of which every write was noted."""

    def __init__(self, folder: Path, random: Random) -> None:
        self._log, self._fuse = folder / "disk.log", folder / "disk.fuse"
        self.settings = {LOG: str(self._log), FUSE: str(self._fuse)}
        """What a process has to find in its environment that writes to this disk."""
        self._random = random
        self._fuse.write_bytes(LENGTH.pack(-1))
        self._images: dict[Path, Image] = {}
        self.forgotten = 0
        """Sectors that were written and lost."""

    def lose_power_after(self, writes: int) -> None:
        """Have the process that writes to this disk killed after so many more writes, flushes and deletions."""
        with self._fuse.open("r+b") as file:
            file.write(LENGTH.pack(writes))

    def lose_power(self) -> None:
        """Make the files as they may be found after a loss of power in the moment in which the process was killed."""
        for noted in self._noted():
            self._follow(*noted)
        self._log.write_bytes(b"")
        self.lose_power_after(-1)
        for path, image in list(self._images.items()):
            share = self._random.choice((0, self._random.random(), 1))
            kept = [change for change in image.since if self._random.random() < share]
            self.forgotten += len(image.since) - len(kept)
            if image.flushed is None and not kept:
                path.unlink(missing_ok=True)
                del self._images[path]
                continue
            path.write_bytes(content := changed(image.flushed, kept))
            self._images[path] = Image(content)

    def _noted(self) -> Iterator[tuple[int, Path, int, int, bytes]]:
        log, at = self._log.read_bytes(), 0
        while at + HEAD.size <= len(log):
            what, name, where, size = HEAD.unpack_from(log, at)
            end = at + HEAD.size + name + size
            # The last one may have been noted in part when the process was killed, and was not done then.
            if end <= len(log):
                path, data = log[at + HEAD.size : end - size], log[end - size : end]
                yield at, Path(os.fsdecode(path)), what, where, data
            at = end

    def _follow(self, noted: int, path: Path, what: int, at: int, data: bytes) -> None:
        image = self._images.setdefault(path, Image())
        if what == DELETE:
            del self._images[path]
        elif what == FLUSH:
            self._images[path] = image.flush(at)
        elif what == TRUNCATE:
            image.since.append(Change(noted, at))
        else:
            parts = range(0, len(data), SECTOR)
            image.since += (Change(noted, at + part, data[part : part + SECTOR]) for part in parts)
