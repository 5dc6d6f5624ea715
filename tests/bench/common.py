"""What the parts share: their options, work in several processes, and figures in lines."""

from __future__ import annotations

import asyncio
import tempfile
from argparse import ArgumentParser, Namespace, RawDescriptionHelpFormatter
from collections.abc import Callable, Coroutine, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from multiprocessing import get_context
from pathlib import Path
from statistics import fmean, stdev
from typing import Any, TypeVar

Item = TypeVar("Item")
Result = TypeVar("Result")


def options(part: str, doc: str | None, **known: tuple[Any, str]) -> ArgumentParser:
    """The options of a part, by their names: the default, which also tells the type, and what is told of each."""
    parser = ArgumentParser(
        prog=f"python -m tests.bench {part}", description=doc, formatter_class=RawDescriptionHelpFormatter
    )
    for name, (default, told) in known.items():
        flag = "--" + name.replace("_", "-")
        if default is False:
            parser.add_argument(flag, action="store_true", help=told)
        else:
            parser.add_argument(flag, type=type(default), default=default, help=f"{told} (default: {default})")
    return parser


def measured(
    parser: ArgumentParser,
    arguments: Sequence[str],
    measure: Callable[[Namespace, Path], Coroutine[Any, Any, Result]],
    report: Callable[[Namespace, Result], Iterable[str]],
) -> None:
    """Measure in a folder of its own, for which there is an option, and print what came out."""
    parser.add_argument("--folder", type=Path, help="where databases are; in the folder for temporary files if not")
    plan = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory(dir=plan.folder) as folder:
        figures = asyncio.run(measure(plan, Path(folder)))
    print("\n".join(report(plan, figures)))


def in_processes(work: Callable[[Item], Result], items: Iterable[Item], jobs: int) -> list[Result]:
    """The results of all items, in their order."""
    if jobs == 1:
        return [work(item) for item in items]
    # A process forked from one that has threads, as numpy's may, can hang.
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        return list(pool.map(work, items))


def mean_and_error(values: Sequence[float]) -> tuple[float, float]:
    """The mean, and its standard error."""
    return fmean(values), stdev(values) / sqrt(len(values)) if len(values) > 1 else float("nan")


def percentile(values: Sequence[float], share: float) -> float:
    """The value below which that share of all lies."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def table_of(rows: list[tuple[str, ...]]) -> Iterator[str]:
    """Lines of a table, the first column to the left, the others to the right."""
    widths = [max(len(row[at]) for row in rows) for at in range(len(rows[0]))]
    for first, *others in rows:
        cells = [first.ljust(widths[0]), *(cell.rjust(width) for cell, width in zip(others, widths[1:], strict=True))]
        yield "  ".join(cells).rstrip()


def faults(trouble: list[str], refused: dict[str, int] | None = None) -> list[str]:
    """What went wrong: the requests that Discord refused, where they were counted, and the first errors logged."""
    told = "" if refused is None else f"requests refused: {dict(refused) or 'none'}; "
    return [f"{told}errors logged: {len(trouble)}", *trouble[:5]]
