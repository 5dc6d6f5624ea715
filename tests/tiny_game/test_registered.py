"""A fourth game, registered for good: it touches its folders and two lists, and everything is tried with it."""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from engine.games import GAMES

ROOT = Path(__file__).parents[2]
NAME = "mini"
LISTS = {"engine/games.py", "bot/ui/games/__init__.py"}
WRITTEN_BY_COMMANDS = {"docs/rules.md"}
OWN = re.compile(rf"(engine|bot/ui/games|tests/engine)/{NAME}/|bot/i18n/locales/\w+/{NAME}\.ftl$")
"""What only this game has."""
LISTED = re.compile(r"\b(GAMES|SCREENS|OTHERS|FACTS)\b")
"""Where tests find the games that there are."""
LEFT_OUT = shutil.ignore_patterns(".git", ".venv", ".*_cache", ".hypothesis", "__pycache__")
pytestmark = pytest.mark.skipif(NAME in GAMES, reason="it is registered here")


def contents(folder: Path) -> dict[str, bytes]:
    """Every file below a folder."""
    return {
        str(file.relative_to(folder)): file.read_bytes()
        for file in folder.rglob("*")
        if file.is_file() and "__pycache__" not in file.parts
    }


def run(folder: Path, *command: str) -> str:
    """What a command prints that runs in a folder and ends well."""
    # Not as a process of the tests that started it; and what one has compiled the next one need not compile.
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("PYTEST_", "PYTHONDONT"))}
    done = subprocess.run([sys.executable, "-m", *command], cwd=folder, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, f"{' '.join(command)}:\n{done.stdout[-8000:]}\n{done.stderr[-2000:]}"
    return done.stdout


def of_all_games(folder: Path) -> list[str]:
    """What names the tests that ask which games there are, without what is tried with another one."""
    files = [file for file in folder.glob("tests/**/test_*.py") if file.parent.name != "tiny_game"]
    chosen = [str(file) for file in files if LISTED.search(file.read_text(encoding="utf-8"))]
    return [*chosen, "-k", f"not ({' or '.join([*GAMES, 'tiny'])})"]


@pytest.fixture
def copied(tmp_path: Path) -> Path:
    """A copy of the whole project."""
    place = tmp_path / "project"
    shutil.copytree(ROOT, place, ignore=LEFT_OUT)
    return place


@pytest.fixture
def registered(copied: Path) -> Path:
    """A copy of the whole project, with a fourth game made by the commands of docs/adding-a-game.md."""
    run(copied, "tests.tiny_game", NAME)
    run(copied, "bot.ui.rules_document")
    return copied


def test_a_fourth_game_touches_its_folders_and_two_lists_and_can_be_played_at_once(registered):
    after = contents(registered)
    before = {name: (ROOT / name).read_bytes() for name in after if (ROOT / name).exists()}
    touched = {name for name in after if after[name] != before.get(name)}
    assert {name for name in touched if not OWN.match(name)} == LISTS | WRITTEN_BY_COMMANDS
    for name in LISTS:
        # One import and one line at the end, and all other lines as they were.
        lines, were = (side[name].decode().splitlines() for side in (after, before))
        assert [line for line in lines if line in were] == were and len(lines) == len(were) + 2
    records = run(registered, "engine", "simulate", "--game", NAME, "--games", "3")
    assert [json.loads(line)["format"] for line in records.splitlines()] == [f"{NAME}/1"] * 3


@pytest.mark.stress
def test_with_a_name_as_long_as_can_be_nothing_is_left_to_be_formatted(copied):
    for name in (NAME, 20 * "m"):
        run(copied, "tests.tiny_game", name)
    run(copied, "ruff", "format", "--check", "--no-cache", ".")
    run(copied, "ruff", "check", "--no-cache", ".")


@pytest.mark.stress
# It runs most of all other tests, beside them.
@pytest.mark.timeout(0)
def test_everything_that_is_tried_with_other_games_is_tried_with_it_and_nothing_has_to_be_changed(
    registered, figures, sized
):
    told = run(registered, "pytest", "-q", "--every-value", *([] if sized(10) >= 10 else of_all_games(registered)))
    (passed,) = re.findall(r"(\d+) passed", told)
    figures(passed=passed)


@pytest.mark.stress
def test_whose_facts_are_missing_is_named_with_the_file_in_which_they_stand(registered):
    facts = registered / "tests" / "engine" / NAME / "facts.py"
    facts.unlink()
    with pytest.raises(AssertionError, match=rf"write tests/engine/{NAME}/facts\.py"):
        run(registered, "pytest", "-q", "-n", "0", "tests/engine/test_hidden_cards.py")
