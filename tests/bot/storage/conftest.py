"""The storage is tried with each kind of database, in the plain run too."""

from pathlib import Path

import pytest

from tests.support.storage import DATABASES, new_place


@pytest.fixture(params=DATABASES)
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Path | str:
    """Where a store can be opened in which nothing stands: each kind of database in turn."""
    return new_place(request, tmp_path)
