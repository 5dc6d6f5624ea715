"""How large the tests of promises are, and what they have counted: `pytest --size 10` does ten times as much."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

FIGURE = "figure"


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
