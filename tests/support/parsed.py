"""The texts as Fluent has parsed them, kept in a file for all processes of tests: to parse them takes a second."""

import pickle
from functools import cache
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path
from uuid import uuid4

from fluent.runtime import FluentResource
from fluent.syntax.ast import Resource

from bot.i18n import texts

FOLDER = Path(__file__).parents[2] / ".pytest_cache" / "d" / "texts"
"""Where pytest keeps what it found out, which `--cache-clear` empties."""
VERSION = version("fluent.syntax")


@cache
def parsed(text: str) -> Resource:
    """What `FluentResource` makes of a text."""
    file = FOLDER / sha256(f"{VERSION}\n{text}".encode()).hexdigest()
    if file.exists():
        return pickle.loads(file.read_bytes())
    made = FluentResource(text)
    FOLDER.mkdir(parents=True, exist_ok=True)
    # Another process may read it or write the same at this moment.
    written = FOLDER / uuid4().hex
    written.write_bytes(pickle.dumps(made, pickle.HIGHEST_PROTOCOL))
    written.replace(file)
    return made


def parse_once() -> None:
    """Have the texts of this process taken from where they are kept."""
    texts.FluentResource = parsed  # type: ignore[assignment,misc]
