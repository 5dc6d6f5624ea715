"""Imports run downward: the face knows the host, the host knows the rulebook, and never the other way."""

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest

from engine.games import GAMES

ROOT = Path(__file__).parent.parent
OWN = ("engine", "bot", "cogs")
MODULES = {
    ".".join(file.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__"): file
    for folder in OWN
    for file in sorted((ROOT / folder).rglob("*.py"))
}
LOCKS = ("requirements.txt", "requirements-playground.txt", "requirements-dev.txt", "requirements-bench.txt")
"""Each holds all of those before it, in the same versions: what hosts install was tested."""
GROUPS = ("", "playground", "dev", "bench")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())
MAKES_CHANCE = {"engine.simulate", "bot.service.worker_pool"}
"""Modules that make a `Random`, from the seed they are given; to all others it is handed."""
DRIVERS = {"aiosqlite", "sqlite3", "psycopg", "psycopg_pool"}
SPEAKS_SQL = ("bot.storage.", "bot.app.backup", "bot.app.audit", "bot.app.migrate")
"""The storage, and who copies, reads again and carries over what it keeps."""
KNOWS_DISCORD = {f"bot.app.{name}" for name in ("client", "start", "playground", "doctor", "invite", "logs")}
FLOORS = (
    ("engine",),
    ("bot.cards",),
    ("bot.i18n",),
    ("bot.model",),
    ("bot.storage",),
    ("bot.ui",),
    ("bot.service",),
    ("bot.app",),
    ("cogs",),
)
"""The folders from the ground up: each imports only from those below it."""


OF_A_GAME = re.compile(rf"(engine|bot\.ui\.games|cogs)\.({'|'.join(GAMES)})\b")
"""What is one game's own."""
SHOWS = ("bot.cards", "bot.i18n", "bot.ui", "cogs")
LISTS = {"bot.ui.games", "cogs.games"}
"""Where a game's screens and commands are put on a list."""


def is_type_checking(node: ast.stmt) -> bool:
    match node:
        case ast.If(test=ast.Name(id="TYPE_CHECKING")) | ast.If(test=ast.Attribute(attr="TYPE_CHECKING")):
            return True
    return False


def imports(module: str, *, only_run: bool = False) -> Iterator[str]:
    """What a module imports; `only_run` leaves out what is imported for types alone."""
    waiting: list[ast.AST] = [ast.parse(MODULES[module].read_text(encoding="utf-8"))]
    while waiting:
        node = waiting.pop()
        if only_run and isinstance(node, ast.stmt) and is_type_checking(node):
            continue
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0 and node.module, f"{module} imports relatively"
            for alias in node.names:
                whole = f"{node.module}.{alias.name}"
                yield whole if whole in MODULES else node.module
        waiting.extend(ast.iter_child_nodes(node))


def top(name: str) -> str:
    return name.split(".")[0]


def test_there_is_something_to_look_at():
    assert {"engine.stovkahra.rules", "bot.service.host", "bot.storage.storage", "cogs.entry", "bot"} <= set(MODULES)


@pytest.mark.parametrize("module", [name for name in MODULES if top(name) == "engine"])
def test_the_rulebook_needs_nothing_but_python(module):
    for name in imports(module):
        assert top(name) == "engine" or top(name) in sys.stdlib_module_names, name


@pytest.mark.parametrize("module", [name for name in MODULES if top(name) == "bot"])
def test_the_host_does_not_know_its_face(module):
    for name in imports(module):
        assert top(name) != "cogs", name


@pytest.mark.parametrize("module", [name for name in MODULES if top(name) == "bot"])
def test_only_client_and_start_know_discord_and_only_the_playground_the_simulated_one(module):
    used = {top(name) for name in imports(module)}
    assert "discord" not in used or module in KNOWS_DISCORD
    assert "simcord" not in used or module == "bot.app.playground"


@pytest.mark.parametrize("module", [name for name in MODULES if top(name) == "cogs"])
def test_the_face_asks_the_host_and_never_the_rulebook(module):
    for name in imports(module):
        assert top(name) not in ("engine", "simcord", *DRIVERS), name


@pytest.mark.parametrize("module", [name for name in MODULES if name.startswith(SHOWS) and not OF_A_GAME.match(name)])
def test_screens_and_commands_of_any_game_import_none(module):
    for name in imports(module):
        assert module in LISTS or not OF_A_GAME.match(name), name


def test_only_the_database_and_those_who_ask_it_speak_sql():
    for module in MODULES:
        used = {top(name) for name in imports(module)}
        assert not used & DRIVERS or module.startswith(SPEAKS_SQL), module
        assert "bot.storage.database" not in set(imports(module)) or module.startswith(SPEAKS_SQL), module


def test_what_is_random_comes_in_from_outside():
    for module, file in MODULES.items():
        text = file.read_text(encoding="utf-8")
        assert not re.search(r"^import random|^from random import (?!Random$)", text, re.MULTILINE), module
        assert "Random(" not in text or module in MAKES_CHANCE, module
        if module not in ("bot.model.chance", "cogs.entry"):
            assert "secrets" not in {top(name) for name in imports(module)}, module


def floor_of(module: str) -> int | None:
    """How high a module lives; `None` for the bare packages and the command line."""
    return next((at for at, rooms in enumerate(FLOORS) if module.startswith(rooms)), None)


@pytest.mark.parametrize("module", [name for name in MODULES if floor_of(name) is not None])
def test_imports_run_downward(module):
    for name in imports(module, only_run=True):
        if floor_of(name) is not None:
            assert floor_of(name) <= floor_of(module), f"{module} imports {name} from a floor above"


def test_no_import_runs_in_a_circle():
    uses = {module: {name for name in imports(module, only_run=True) if name in MODULES} for module in MODULES}
    done: set[str] = set()

    def visit(module: str, path: tuple[str, ...]) -> None:
        assert module not in path, " → ".join((*path[path.index(module) :], module))
        if module not in done:
            for name in sorted(uses[module]):
                visit(name, (*path, module))
            done.add(module)

    for module in MODULES:
        visit(module, ())


def locked(lock: str) -> set[tuple[str, str]]:
    """Packages and versions of a lock file; some packages have another version for another Python."""
    pinned = re.findall(r"(?m)^([\w.-]+)==([\w.]+)", (ROOT / lock).read_text())
    assert len(pinned) > 30
    return set(pinned)


def wanted(group: str) -> set[str]:
    """The packages that a group of dependencies names itself."""
    named = PROJECT["project"]["dependencies"] if group == "" else PROJECT["dependency-groups"][group]
    return {re.sub("[._]", "-", re.match(r"[\w.-]+", each)[0]) for each in named if isinstance(each, str)}


def test_a_bot_in_service_gets_the_packages_that_were_tested():
    for smaller, larger in pairwise(LOCKS):
        assert locked(smaller) < locked(larger)


@pytest.mark.parametrize("lock", LOCKS)
def test_every_locked_package_has_the_hashes_of_its_files(lock):
    text = (ROOT / lock).read_text()
    hashed = re.findall(r"(?m)^[\w.-]+==.* \\\n    --hash=sha256:[0-9a-f]{64}", text)
    assert len(hashed) == len(re.findall(r"(?m)^[\w.-]+==", text)) == len(locked(lock))


@pytest.mark.parametrize(("lock", "group"), list(zip(LOCKS, GROUPS, strict=True)))
def test_a_lock_holds_what_the_project_asks_for(lock, group):
    assert wanted(group) <= {name for name, _ in locked(lock)}


def test_hosts_install_nothing_for_tests_or_the_playground():
    names = {name for name, _ in locked("requirements.txt")}
    assert not names & (wanted("playground") | wanted("dev") | wanted("bench") | {"matplotlib"})
