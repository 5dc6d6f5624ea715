"""Which tests run, how large they are, what they count, and the databases they try.

`pytest` runs every promise once, the large ones at a twentieth of their size, and tries the games and the languages in
turn. `pytest -m stress` runs what is marked `stress` at its whole size, and with every game and language; `--size 10`
does ten times as much.
"""

import gc
import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings

from bot.ui import games as screens
from engine import games
from tests.support.facts import OTHERS
from tests.support.parsed import parse_once
from tests.support.postgres import Server, programs
from tests.support.sizes import has_turn, some
from tests.support.storage import DATABASES, new_place

pytest_plugins = ["tests.tiny_game.plugin"]
# Nothing fails because a machine is slow.
settings.register_profile("slow machine", deadline=None)
settings.load_profile("slow machine")
FIGURE = "figure"
STRESS = "stress"
SMALL = 0.05
"""The size of what is marked `stress` where it runs beside all other tests."""
HANGS, NO_LARGER = 1200, 0.1
"""Seconds after which a test hangs, longer than any waits for what it waits for, and up to which size that is so."""
NEED_POSTGRES = "NEED_POSTGRES"
"""Where this stands in the environment as 1, tests that lack PostgreSQL fail instead of being skipped."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--size",
        type=float,
        default=None,
        metavar="FACTOR",
        help="how much the tests of promises do: kills, clicks, faults, positions (1 with -m stress, else 0.05)",
    )
    parser.addoption(
        "--every-value",
        action="store_true",
        help="have each test try every game and every language, not one of them in turn",
    )
    parser.addoption(
        "--pictures",
        type=Path,
        default=None,
        metavar="FOLDER",
        help="where the tests of the page keep pictures of what they saw on a phone",
    )


@pytest.hookimpl(tryfirst=True)
def pytest_configure(config: pytest.Config) -> None:
    """Have a test that hangs fail and tell where it hangs, while the others go on; larger ones may take longer."""
    if config.option.timeout is None:
        config.option.timeout = HANGS * max(1, size(config) / NO_LARGER)
    # Nothing of what is read with the tests is garbage before all of it is there.
    gc.disable()
    # What is compiled is kept, as that of the processes which tests start is: to do it again takes half of a start.
    sys.dont_write_bytecode = False
    # Texts are read anew whenever a game comes or goes.
    parse_once()
    if reads_backwards(config):
        config.pluginmanager.register(Backwards())


class Backwards:
    """Reads all tests from the last to the first, as every second process does.

    A module is compiled by whoever comes to it first. So they share that work, which takes longer than all else in a
    start, and do not do it side by side.
    """

    @pytest.hookimpl(wrapper=True)
    def pytest_make_collect_report(self) -> Iterator[None]:
        report: Any = yield
        if report.passed:
            report.result.reverse()
        return report

    @pytest.hookimpl(tryfirst=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items.reverse()


def reads_backwards(config: pytest.Config) -> bool:
    worker: str = getattr(config, "workerinput", {}).get("workerid", "gw0")
    # Tests that are named one by one come in the order in which they were named.
    return int(worker.removeprefix("gw")) % 2 == 1 and not any("::" in named for named in config.args)


def size(config: pytest.Config) -> float:
    """How much the tests of promises do."""
    usual = 1.0 if STRESS in config.option.markexpr else SMALL
    asked: float | None = config.getoption("--size")
    return usual if asked is None else asked


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what is tried with `-m stress` alone, unless it is asked for."""
    if config.option.markexpr:
        return
    left_out = [item for item in items if is_only_stress(item)]
    if left_out:
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if not is_only_stress(item)]


def is_only_stress(item: pytest.Item) -> bool:
    return not all(runs_small(item, **marker.kwargs) for marker in item.iter_markers(STRESS))


def runs_small(item: pytest.Item, *, small: bool = False, turn: tuple[int, int] | None = None) -> bool:
    """Whether the plain run, too, tries what is marked so."""
    if turn is None:
        return small
    return item.config.getoption("--every-value") or has_turn(item.name.partition("[")[0], *turn)


def pytest_collection_finish() -> None:
    """Have the collector of garbage pass over all that was read with the tests, and come a twentieth as often."""
    gc.freeze()
    gc.enable()
    gc.set_threshold(20_000, 20, 100)


@pytest.fixture(scope="session")
def sized(request: pytest.FixtureRequest) -> Callable[[int], int]:
    """So many times what a test does by itself, by the size asked for; once at least."""
    factor = size(request.config)
    return lambda number: max(1, round(number * factor))


@pytest.fixture
def figures(record_property: Callable[[str, object], None]) -> Callable[..., None]:
    """Tells what a test has counted, as `figures(kills=200, lost=0)`; printed at the end."""

    def tell(**counted: object) -> None:
        for name, value in counted.items():
            # As text: processes of tests send one another plain values alone, no members of an enumeration.
            record_property(FIGURE, (str(name), str(value)))

    return tell


@pytest.fixture(scope="session")
def postgres() -> Iterator[Server]:
    """A PostgreSQL server, one for each process of tests, which nobody else reaches."""
    if programs() is None:
        missing = "the programs of PostgreSQL are not installed: initdb, pg_ctl and postgres"
        if os.environ.get(NEED_POSTGRES) == "1":
            pytest.fail(missing)
        pytest.skip(missing)
    server = Server()
    try:
        yield server
    finally:
        server.remove()


@pytest.fixture
def url(postgres: Server) -> Iterator[str]:
    """A new database in PostgreSQL, with the bot's tables and nothing in them."""
    made = postgres.new()
    yield made
    postgres.drop(made)


@pytest.fixture
def empty_url(postgres: Server) -> Iterator[str]:
    """A new, empty database in PostgreSQL."""
    made = postgres.new(empty=True)
    yield made
    postgres.drop(made)


@pytest.fixture(params=some(DATABASES))
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Path | str:
    """Where a store can be opened in which nothing stands: each kind of database in turn, in the plain run one."""
    return new_place(request, tmp_path)


@pytest.fixture
def other_games() -> Iterator[None]:
    """Games that tests alone know stand on the lists of the engine and of the screens, as long as a test lasts."""
    for other in OTHERS.values():
        games.add(other.kind)
        screens.add(other.screens)
    try:
        yield
    finally:
        for name in OTHERS:
            screens.remove(name)
            games.remove(name)


def pytest_terminal_summary(terminalreporter: Any) -> None:
    if not terminalreporter.config.option.markexpr:
        terminalreporter.write_line("left out: kills, races, faults at their whole size (pytest -m stress)")
    told = [
        (report.nodeid, [value for name, value in report.user_properties if name == FIGURE])
        for reports in (terminalreporter.getreports("passed"), terminalreporter.getreports("failed"))
        for report in reports
        if report.when == "call"
    ]
    lines = list(_lines(told))
    if lines:
        terminalreporter.section("figures")
        for line in lines:
            terminalreporter.write_line(line)


def _lines(told: list[tuple[str, list[Any]]]) -> Iterator[str]:
    for test, counted in sorted(told):
        if counted:
            figures = ", ".join(f"{name.replace('_', ' ')} {value}" for name, value in counted)
            yield f"{test.split('::', 1)[-1]}: {figures}"


def pytest_xdist_auto_num_workers() -> int:
    """Half as many again as there are cores, since tests of real processes wait for these most of the time."""
    return round(1.5 * (os.cpu_count() or 1))
