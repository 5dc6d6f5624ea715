"""`python -m engine verify FILE…`, `review FILE…` and `simulate --games N --seed S`."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import BinaryIO, Final

from engine import record
from engine.games import GAMES, kind_of
from engine.simulate import simulate
from engine.stovkahra.declarations import Declaration, value_of
from engine.stovkahra.review import MissedDost, Review, ReviewedCard, ReviewedTrick, reviews
from engine.stovkahra.rules import SEATS, Game, side_of

MAX_LINE = 1_000_000
"""Bytes of the longest line that can be a record; a real one has some 3,000, of Bulka ten times as many."""


def lines(source: BinaryIO) -> Iterator[bytes | None]:
    """The lines of a file, `None` for one too long to be a record, of which no more than a piece is held."""
    while line := source.readline(MAX_LINE):
        too_long = False
        while not line.endswith(b"\n") and (more := source.readline(MAX_LINE)):
            too_long = True
            line = more
        yield None if too_long else line


Judge = Callable[[bytes | None], tuple[bool, str]]
"""Whether a line is a right record, and the text to print about it."""


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
        game = record.replay(read)
    except record.RecordError as error:
        return False, str(error)
    outcome = game.outcome
    if outcome is None:
        return True, "ok: still going on"
    unproved = "" if "seed" in read else "; no seed, so the shuffle could not be checked"
    return True, f"ok: {kind_of(game).records.told(outcome)}{unproved}"


def _brcka(number: int) -> str:
    return _counted(number, "brčko", "brčka")


def _counted(number: int, one: str, more: str) -> str:
    return f"{number} {one if number == 1 else more}"


def judged(name: str, judge: Judge) -> Iterator[tuple[bool, str]]:
    """Whether each record of a file is right, and the text to print about it."""
    shown = "standard input" if name == "-" else name
    records = 0
    try:
        with _opened(name) as source:
            for number, line in enumerate(lines(source), start=1):
                if line is not None and not line.strip():
                    continue
                right, text = judge(line)
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


def judge_all(files: Sequence[str], judge: Judge) -> int:
    """Judges every record of the files, or of standard input; 1 if any is wrong."""
    wrong = 0
    for name in files or ["-"]:
        for right, text in judged(name, judge):
            print(text)
            wrong += not right
    return 1 if wrong else 0


# The review, as plain text


WIDTH: Final = 24
"""Characters of the longest bar of the chart, on either side of its axis."""
NAME: Final = 20
"""Characters of a name that are shown."""


def reviewed(line: bytes | None) -> tuple[bool, str]:
    """Whether a line is a right record; the verdict, and below it each finished deal against perfect play."""
    right, text = verdict(line)
    if not right or line is None:
        return right, text
    read = record.loads(line.decode("utf-8"))
    game = record.replay(read)
    if not isinstance(game, Game):
        return True, f"{text}\n  only games of Stovkahra are looked back on"
    names = [_name(name, seat) for seat, name in enumerate(read["seats"])]
    told = [text, f"  side 0: {names[0]} and {names[2]}; side 1: {names[1]} and {names[3]}"]
    made = reviews(game)
    for number, deal in enumerate(made, start=1):
        told += ["", *_deal_told(number, deal, names)]
    return True, "\n".join(told if made else [*told, "  no deal is finished"])


def _name(name: str, seat: int) -> str:
    """A name that can be printed; what a terminal would take for a command is left out."""
    shown = "".join(letter for letter in name if letter.isprintable()).strip()[:NAME]
    return shown or f"seat {seat}"


def _deal_told(number: int, deal: Review, names: Sequence[str]) -> Iterator[str]:
    before, after = (f"{score[0]} to {score[1]}" for score in (deal.score_before, deal.score_after))
    trumps = deal.trump_card.suit.name.lower()
    yield f"  deal {number}: {names[deal.dealer]} deals, trumps are {trumps}; {before} before it, {after} after it"
    for title, said in (("declared", deal.declarations), ("not declared", deal.withheld)):
        if said:
            yield f"    {title}: " + "; ".join(_combination_told(each, names) for each in said)
    for trick in deal.tricks:
        yield f"    {trick.number}  {_trick_told(trick, names)}"
    yield from (f"    dost: {each}" for each in _dost_told(deal, names))
    yield "    what perfect play would come to in card points and bonuses, side 0 minus side 1:"
    yield from _bars(deal)
    yield f"      {'taken':<9}{deal.actual:+4d}"
    yield "    lost  a card  costly  free  cards"
    for seat in deal.seats:
        counts = f"{seat.loss:8d}{seat.per_card:8.2f}{seat.costly:8d}{seat.free:6d}{seat.cards:7d}"
        yield f"{counts}  {names[seat.seat]}"


def _combination_told(said: Declaration, names: Sequence[str]) -> str:
    rank, number = said.combination
    return (
        f"{names[said.seat]} {'three' if number == 3 else 'four'} {rank.name.lower()}s ({value_of(said.combination)})"
    )


def _trick_told(reviewed: ReviewedTrick, names: Sequence[str]) -> str:
    trick = reviewed.trick
    won = f"{names[trick.winner]} +{trick.bonus}" if trick.bonus else names[trick.winner]
    told = f"{names[trick.leader]}: {' '.join(map(str, trick.cards))} → {won}"
    costly = [_card_told(card, names) for card in reviewed.cards if card.cost]
    return f"{told} | {'; '.join(costly)}" if costly else told


def _card_told(card: ReviewedCard, names: Sequence[str]) -> str:
    return f"{names[card.seat]}’s {card.card} cost {card.cost}, better {' or '.join(map(str, card.better))}"


def _dost_told(deal: Review, names: Sequence[str]) -> Iterator[str]:
    for missed in deal.missed:
        yield f"{names[missed.seat]} could have said it {_missed_told(missed)}"
    if deal.dost is not None:
        short = f", {deal.dost.missing} too few" if deal.dost.missing else ""
        yield f"{names[deal.dost.seat]} said it, with {deal.dost.score}{short}"


def _missed_told(missed: MissedDost) -> str:
    side = side_of(missed.seat)
    moment = f"after trick {missed.tricks}" if missed.tricks else "after declaring"
    could = f"{moment}, with {missed.score[side]} to {missed.score[1 - side]}, for {_brcka(missed.worth)}"
    came = f"the other side won {_brcka(-missed.got)}" if missed.lost else f"it became {_brcka(missed.got)}"
    return f"{could}; {came}, {_counted(missed.tricks_more, 'trick', 'tricks')} later"


def _bars(deal: Review) -> Iterator[str]:
    """The line of perfect play, at first and after each trick, as bars on either side of an axis."""
    ends = deal.line[::SEATS]
    scale = max(WIDTH, *map(abs, ends))
    for number, value in enumerate(ends):
        bar = "█" * round(abs(value) * WIDTH / scale)
        left, right = (bar, "") if value < 0 else ("", bar)
        yield f"      {f'trick {number}' if number else 'start':<9}{value:+4d}  {left:>{WIDTH}}│{right}".rstrip()


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
    main_parser = argparse.ArgumentParser(
        prog="python -m engine", description="Records of Stovkahra, Trappola and Bulka."
    )
    commands = main_parser.add_subparsers(dest="command", required=True)
    verifying = commands.add_parser("verify", help="check records, one a line; exit 1 if any is wrong")
    verifying.add_argument("files", nargs="*", metavar="FILE", help="files of records; none or - for standard input")
    reviewing = commands.add_parser("review", help="check records, and tell what perfect play would have made of them")
    reviewing.add_argument("files", nargs="*", metavar="FILE", help="files of records; none or - for standard input")
    simulating = commands.add_parser("simulate", help="print records of random legal games")
    simulating.add_argument("--game", choices=GAMES, default="stovkahra", help="which game, stovkahra by default")
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
            code = judge_all(chosen.files, verdict)
        elif chosen.command == "review":
            code = judge_all(chosen.files, reviewed)
        else:
            for made in simulate(chosen.games, chosen.seed, chosen.game):
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
