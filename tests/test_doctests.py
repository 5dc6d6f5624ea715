"""The examples in docstrings say what is."""

import doctest
import importlib
from pathlib import Path

import pytest

from tests.test_architecture import STUDIES

ROOT = Path(__file__).parent.parent
MODULES = sorted(
    ".".join(file.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")
    for folder in ("engine", "bot", "cogs")
    for file in (ROOT / folder).rglob("*.py")
    if ">>> " in file.read_text(encoding="utf-8")
)


def test_there_are_examples():
    assert {"engine.moves", "engine.game", "engine.record"} <= set(MODULES)


def examples_of(name):
    found = doctest.testmod(importlib.import_module(name))
    assert found.attempted and not found.failed


@pytest.mark.parametrize("name", sorted(set(MODULES) - set(STUDIES)))
def test_examples_say_what_is(name):
    examples_of(name)


@pytest.mark.stress
@pytest.mark.parametrize("name", sorted(set(MODULES) & set(STUDIES)))
def test_examples_for_other_programs_say_what_is(name):
    for program in STUDIES[name]:
        pytest.importorskip(program, reason=f"{program} is not installed")
    examples_of(name)
