"""`python -m engine verify FILE…` and `python -m engine simulate --games N --seed S`."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import BinaryIO

from engine import record
from engine.simulate import simulate

MAX_LINE = 100_000
"""Bytes of the longest line that can be a record; a real one has some 3,000."""


def lines(source: BinaryIO) -> Iterator[bytes | None]:
    """The lines of a file, `None` for one too long to be a record, of which no more than a piece is held."""
    while line := source.readline(MAX_LINE):
        too_long = False
        while not line.endswith(b"\n") and (more := source.readline(MAX_LINE)):
            too_long = True
            line = more
        yield None if too_long else line


def verdict(line: bytes | None) -> tuple[bool, str]:
    """Whether a line is a right record, and one line that says so or what is wrong."""
    if line is None:
        return False, f"no record: the line is longer than {MAX_LINE} bytes"
    try:
        text = line.decode("utf-8")
    except UnicodeDecodeError:
        return False, "no record: not UTF-8"
    try:
        read = record.loads(text)
        outcome = record.check(read)
    except record.RecordError as error:
        return False, str(error)
    if outcome is None:
        return True, "ok: still going on"
    a, b = outcome.score
    unproved = "" if "seed" in read else "; no seed, so the shuffle could not be checked"
    plural = "brčko" if outcome.brcka == 1 else "brčka"
    return True, f"ok: side {outcome.winner} won {outcome.brcka} {plural} by {outcome.how}, {a} to {b}{unproved}"


def judged(name: str) -> Iterator[tuple[bool, str]]:
    """Whether each record of a file is right, and the line to print about it."""
    shown = "standard input" if name == "-" else name
    records = 0
    try:
        with _opened(name) as source:
            for number, line in enumerate(lines(source), start=1):
                if line is not None and not line.strip():
                    continue
                right, text = verdict(line)
                yield right, f"{shown}:{number}: {text}"
                records += 1
        if not records:
            yield True, f"{shown}: no record in it"
    except OSError as error:
        yield False, f"{shown}: cannot be read: {error.strerror}"


def _opened(name: str) -> AbstractContextManager[BinaryIO]:
    if name != "-":
        return Path(name).open("rb")
    if sys.stdin is None:
        raise OSError(0, "it is closed")
    return nullcontext(sys.stdin.buffer)


def verify(files: Sequence[str]) -> int:
    """Checks every record of the files, or of standard input; 1 if any is wrong."""
    wrong = 0
    for name in files or ["-"]:
        for right, text in judged(name):
            print(text)
            wrong += not right
    return 1 if wrong else 0


def _seed(text: str) -> int:
    if not text.removeprefix("-").isdecimal() or len(text) > 1000:
        raise argparse.ArgumentTypeError("a whole number is needed")
    return int(text)


def _games(text: str) -> int:
    if not text.isdecimal() or len(text) > 9 or int(text) < 1:
        raise argparse.ArgumentTypeError("a whole number from 1 to 999999999 is needed")
    return int(text)


def parser() -> argparse.ArgumentParser:
    """The command line."""
    main_parser = argparse.ArgumentParser(prog="python -m engine", description="Stovkahra records.")
    commands = main_parser.add_subparsers(dest="command", required=True)
    verifying = commands.add_parser("verify", help="check records, one a line; exit 1 if any is wrong")
    verifying.add_argument("files", nargs="*", metavar="FILE", help="files of records; none or - for standard input")
    simulating = commands.add_parser("simulate", help="print records of random legal games")
    simulating.add_argument("--games", type=_games, default=1, metavar="N", help="how many, 1 by default")
    simulating.add_argument("--seed", type=_seed, default=0, metavar="S", help="a whole number, 0 by default")
    return main_parser


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs the command line; its exit code."""
    # A Windows console, or a pipe in the C locale, would not take the letters of brčka.
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")
    chosen = parser().parse_args(arguments)
    try:
        code = 0
        if chosen.command == "verify":
            code = verify(chosen.files)
        else:
            for made in simulate(chosen.games, chosen.seed):
                print(record.dumps(made))
        if sys.stdout is not None:
            sys.stdout.flush()
    except OSError as error:
        # What is still in the buffer must not be tried again at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if isinstance(error, BrokenPipeError):
            return 0
        print(f"python -m engine: error: cannot write: {error.strerror}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    return code


if __name__ == "__main__":
    raise SystemExit(main())
