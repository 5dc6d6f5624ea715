"""How much the engine's random tests do: enough for every run by themselves, five times as much with `-m stress`."""

from collections.abc import Callable

import pytest

WHOLE = 5
"""The whole size, of which a run by itself does a fifth."""


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark what has a size."""
    for item in items:
        marked = item.get_closest_marker("stress") is not None
        if not marked and "tests/engine" in item.path.as_posix() and "sized" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.stress(small=True))


@pytest.fixture(scope="session")
def sized(request: pytest.FixtureRequest) -> Callable[..., int]:
    """So many times what a test does by itself, by the size asked for; never less, which could tell too little.

    With `plain` it does so many by itself, and the number of them as soon as a size is asked for.
    """
    usual = 1.0 if "stress" in request.config.option.markexpr else None
    asked = request.config.getoption("--size")
    factor = usual if asked is None else asked

    def times(number: int, plain: int | None = None) -> int:
        return (plain or number) if factor is None else max(number, round(number * WHOLE * factor))

    return times
