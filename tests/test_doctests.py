"""The examples in docstrings say what is."""

import doctest
import importlib
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
MODULES = sorted(
    ".".join(file.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")
    for folder in ("engine", "bot", "cogs")
    for file in (ROOT / folder).rglob("*.py")
    if ">>> " in file.read_text(encoding="utf-8")
)


def test_there_are_examples():
    assert {"engine.moves", "engine.game", "engine.record"} <= set(MODULES)


@pytest.mark.parametrize("name", MODULES)
def test_examples_say_what_is(name):
    found = doctest.testmod(importlib.import_module(name))
    assert found.attempted and not found.failed
