"""`python -m engine verify FILE…` and `python -m engine simulate --games N --seed S`."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator, Sequence
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


def verify(files: Sequence[str]) -> int:
    """Checks every record of the files, or of standard input; 1 if any is wrong."""
    wrong = 0
    for name in files or ["-"]:
        shown = "standard input" if name == "-" else name
        try:
            with sys.stdin.buffer if name == "-" else Path(name).open("rb") as source:
                wrong += _verify_lines(source, shown)
        except OSError as error:
            print(f"{shown}: cannot be read: {error.strerror}")
            wrong += 1
    return 1 if wrong else 0


def _verify_lines(source: BinaryIO, shown: str) -> int:
    wrong = records = 0
    for number, line in enumerate(lines(source), start=1):
        if line is not None and not line.strip():
            continue
        right, text = verdict(line)
        print(f"{shown}:{number}: {text}")
        records += 1
        wrong += not right
    if not records:
        print(f"{shown}: no record in it")
    return wrong


def _seed(text: str) -> int:
    return int(text[:1000])


def _games(text: str) -> int:
    games = int(text[:10])
    if games < 1:
        raise ValueError
    return games


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
            stream.reconfigure(encoding="utf-8")
    chosen = parser().parse_args(arguments)
    try:
        if chosen.command == "verify":
            return verify(chosen.files)
        for made in simulate(chosen.games, chosen.seed):
            print(record.dumps(made))
        sys.stdout.flush()
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except KeyboardInterrupt:
        return 130
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
