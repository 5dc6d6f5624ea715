"""How large the tests of promises are, and what they have counted: `pytest --size 10` does ten times as much.

And the databases that there are to try: a SQLite file, and a PostgreSQL of the tests' own.
"""

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.support.postgres import Server, programs

FIGURE = "figure"
DATABASES = ("sqlite", "postgresql")
NEED_POSTGRES = "NEED_POSTGRES"
"""Where this stands in the environment as 1, tests that lack PostgreSQL fail instead of being skipped."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--size",
        type=float,
        default=1.0,
        metavar="FACTOR",
        help="how much the tests of promises do: kills, clicks, faults, positions (default: 1)",
    )


@pytest.fixture(scope="session")
def sized(request: pytest.FixtureRequest) -> Callable[[int], int]:
    """So many times what a test does by itself, by the size asked for; once at least."""
    factor = request.config.getoption("--size")
    return lambda number: max(1, round(number * factor))


@pytest.fixture
def figures(record_property: Callable[[str, object], None]) -> Callable[..., None]:
    """Tells what a test has counted, as `figures(kills=200, lost=0)`; printed at the end."""

    def tell(**counted: object) -> None:
        for name, value in counted.items():
            record_property(FIGURE, (name, value))

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
    """A new, empty database in PostgreSQL."""
    made = postgres.new()
    yield made
    postgres.drop(made)


@pytest.fixture(params=DATABASES)
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Path | str:
    """Where a store can be opened that is still empty: each kind of database in turn."""
    return tmp_path / "games.db" if request.param == "sqlite" else str(request.getfixturevalue("url"))


def pytest_terminal_summary(terminalreporter: Any) -> None:
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
