"""The command line: `python -m engine verify FILE…`, `replay FILE…`, `review FILE…`, `simulate`, `puzzles`."""

from __future__ import annotations

import argparse
import os
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from functools import partial
from pathlib import Path
from typing import BinaryIO, Final

from engine import record, replay
from engine.game import Game
from engine.games import GAMES, kind_of, with_puzzles, with_reviews
from engine.playing import PlayerError, maker_of
from engine.record_files import MAX_SIZE, records_in
from engine.simulate import End, Style, puzzles, simulate

Judge = Callable[[bytes | None, int], tuple[bool, str]]
"""A function that tells whether lines, from one of this number on, are a valid record, and the text to print of it."""


def verdict(content: bytes | None, first: int = 1) -> tuple[bool, str]:
    """Return whether this is a valid record, and one line of text that says so or names the mistake.

    `first` is the number of its first line in the file.
    """
    if content is None:
        return False, f"no record: longer than {MAX_SIZE} bytes"
    try:
        text = content.decode("utf-8").rstrip(" \t\r\n")
    except UnicodeDecodeError:
        return False, "no record: not UTF-8"
    try:
        read = record.loads(text, first)
        game = record.replay(read)
    except record.RecordError as error:
        return False, str(error)
    outcome = game.outcome
    if outcome is None:
        return True, "ok: still going on"
    unproved = ""
    if "seed" not in read:
        unproved = "; no seed, so the shuffle could not be checked"
    elif "dealer_by" not in read:
        unproved = "; an early record, so that the first dealer and some cuts could not be checked"
    return True, f"ok: {kind_of(game).records.describe_outcome(outcome)}{unproved}"


def judged(name: str, judge: Judge) -> Iterator[tuple[bool, str]]:
    """Yield for each record of a file whether it is valid, and the text to print about it."""
    shown = "standard input" if name == "-" else name
    records = 0
    try:
        with _opened(name) as source:
            for number, content in records_in(source):
                right, text = judge(content, number)
                yield right, f"{shown}:{number}: {text}"
                records += 1
        if not records:
            yield False, f"{shown}: no record in it"
    except OSError as error:
        yield False, f"{shown}: cannot be read: {error.strerror}"


def _opened(name: str) -> AbstractContextManager[BinaryIO]:
    if name != "-":
        return Path(name).open("rb")
    if sys.stdin is None:
        raise OSError(0, "it is closed")
    return nullcontext(sys.stdin.buffer)


def judge_all(files: Sequence[str], judge: Judge) -> int:
    """Judge every record of the files, or of standard input where none is named; return 1 if any is wrong, else 0."""
    wrong = 0
    for name in files or ["-"]:
        for right, text in judged(name, judge):
            print(text)
            wrong += not right
    return 1 if wrong else 0


# Games and reviews as plain text


NAME: Final = 20
"""Characters of a name that are printed."""


Teller = Callable[[Game, record.Json, Sequence[str]], Iterable[str]]
"""A function that tells a game of a valid record, with the names of its seats, as lines of text."""


def told_by(teller: Teller, content: bytes | None, first: int = 1) -> tuple[bool, str]:
    """Return whether this is a valid record, and its verdict with what is told of the game below it."""
    right, text = verdict(content, first)
    if not right or content is None:
        return right, text
    read = record.loads(content.decode("utf-8"))
    names = [_name(name, seat) for seat, name in enumerate(read["seats"])]
    told = (f"  {each}" if each else "" for each in teller(record.replay(read), read, names))
    return True, "\n".join([text, *told])


def _reviewed(game: Game, _: record.Json, names: Sequence[str]) -> Iterable[str]:
    reviews = kind_of(game).reviews
    if reviews is None:
        able = " and ".join(map(str.title, with_reviews()))
        return [f"only games of {able} are looked back on"]
    return reviews.describe_reviews(game, names)


def _retold(game: Game, read: record.Json, names: Sequence[str]) -> Iterable[str]:
    for seat, name, deal, after in read.get("substitutes", ()):
        yield f"{_name(name, seat)} takes the seat of {names[seat]} in deal {deal + 1}, after {after} of its cards"
    yield from replay.describe_game(game, names, [deal.get("cut_by") for deal in read["deals"]])


def _name(name: str, seat: int) -> str:
    """Return a name without control characters, which a terminal could take for commands."""
    shown = "".join(letter for letter in name if letter.isprintable()).strip()[:NAME]
    return shown or f"seat {seat}"


JUDGES: Final[Mapping[str, Judge]] = {
    "verify": verdict,
    "replay": partial(told_by, _retold),
    "review": partial(told_by, _reviewed),
}
"""The commands that read records, and what they say of each."""


def _print_puzzles(count: int, seed: int, game: str) -> None:
    """Print puzzles, one a line, and at last, where errors go, how many positions were thrown away."""
    thrown = Counter[str]()
    for made in puzzles(count, seed, game, thrown):
        print(record.dumps(made), flush=True)
    why = "".join(f"; {reason}: {times}" for reason, times in thrown.most_common())
    print(f"{count} puzzles made, {thrown.total()} positions thrown away{why}", file=sys.stderr)


def _seed(text: str) -> int:
    if not text.removeprefix("-").isdecimal() or len(text) > 1000:
        raise argparse.ArgumentTypeError("a whole number is needed")
    return int(text)


def _games(text: str) -> int:
    if not text.isdecimal() or len(text) > 9 or int(text) < 1:
        raise argparse.ArgumentTypeError("a whole number from 1 to 999999999 is needed")
    return int(text)


def _players(text: str) -> tuple[str, ...]:
    names = tuple(text.split(","))
    try:
        for name in names:
            maker_of(name)
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from None
    return names


def _style(chosen: argparse.Namespace) -> Style:
    return Style(chosen.players, End(chosen.end), chosen.in_a_row, chosen.rare, not chosen.no_seed, chosen.substitutes)


def _add_simulate(simulating: argparse.ArgumentParser) -> None:
    """Add the options of the command `simulate`."""
    first, ends = next(iter(GAMES)), tuple(map(str, End))
    simulating.add_argument("--game", choices=GAMES, default=first, help=f"which game, {first} by default")
    simulating.add_argument("--games", type=_games, default=1, metavar="N", help="how many, 1 by default")
    simulating.add_argument("--seed", type=_seed, default=0, metavar="S", help="a whole number, 0 by default")
    simulating.add_argument(
        "--players",
        type=_players,
        default=_players("random"),
        metavar="NAMES",
        help="who plays, seat by seat, with commas between: beginner, regular, strong, random (the default), or "
        "module:class; fewer names than seats begin anew",
    )
    simulating.add_argument("--processes", type=_games, default=1, metavar="P", help="how many work, 1 by default")
    simulating.add_argument("--end", choices=ends, default=ends[0], help="how the last game of each table ends")
    simulating.add_argument(
        "--in-a-row",
        type=_games,
        default=1,
        metavar="N",
        help="games at each table, 1 by default; the deal, or Bulka's ranking, is passed on from game to game",
    )
    simulating.add_argument("--rare", action="store_true", help="choose first deals, and moves, as chance seldom does")
    simulating.add_argument("--substitutes", action="store_true", help="have seats change hands, which records tell")
    simulating.add_argument("--no-seed", action="store_true", help="leave the seeds out of the records")


def parser() -> argparse.ArgumentParser:
    """Build the parser of the command line."""
    main_parser = argparse.ArgumentParser(
        prog="python -m engine", description=f"Records of {', '.join(kind.name.title() for kind in GAMES.values())}."
    )
    commands = main_parser.add_subparsers(dest="command", required=True)
    verifying = commands.add_parser("verify", help="check records; exit 1 if any is wrong")
    verifying.add_argument("files", nargs="*", metavar="FILE", help="files of records; none or - for standard input")
    replaying = commands.add_parser("replay", help="check records, and tell the games move by move")
    replaying.add_argument("files", nargs="*", metavar="FILE", help="files of records; none or - for standard input")
    reviewing = commands.add_parser("review", help="check records, and tell what perfect play would have made of them")
    reviewing.add_argument("files", nargs="*", metavar="FILE", help="files of records; none or - for standard input")
    _add_simulate(commands.add_parser("simulate", help="print records of games that computers play, or chance"))
    puzzling = commands.add_parser("puzzles", help="make positions in which one card is far better than all others")
    able = with_puzzles()
    puzzling.add_argument("--game", choices=able, default=able[0], help=f"which game, {able[0]} by default")
    puzzling.add_argument("--count", type=_games, default=1, metavar="N", help="how many, 1 by default")
    puzzling.add_argument("--seed", type=_seed, default=0, metavar="S", help="a whole number, 0 by default")
    return main_parser


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line and return its exit code."""
    # The encoding of a Windows console, or of a pipe in the C locale, lacks the letters of brčka.
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")
    commands = parser()
    chosen = commands.parse_args(arguments)
    try:
        code = 0
        if chosen.command in JUDGES:
            code = judge_all(chosen.files, JUDGES[chosen.command])
        elif chosen.command == "puzzles":
            _print_puzzles(chosen.count, chosen.seed, chosen.game)
        else:
            if chosen.end == End.CONCEDED and not GAMES[chosen.game].concedes:
                commands.error(f"argument --end: {chosen.game} cannot be given up")
            for made in simulate(chosen.games, chosen.seed, chosen.game, _style(chosen), chosen.processes):
                print(record.dumps(made))
        if sys.stdout is not None:
            sys.stdout.flush()
    except PlayerError as error:
        print(f"python -m engine: error: {error}", file=sys.stderr)
        return 1
    except OSError as error:
        # Otherwise Python would try at exit to write what is left in the buffer, and fail again.
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
