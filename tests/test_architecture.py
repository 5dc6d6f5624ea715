"""Imports run downward: the face knows the host, the host knows the rulebook, and never the other way."""

import ast
import re
import sys
import tomllib
from collections.abc import Callable, Sequence
from functools import cache
from graphlib import TopologicalSorter
from importlib.metadata import packages_distributions
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
LOCKS = {group: f"requirements{group and '-' + group}.txt" for group in ("", "playground", "dev", "bench")}
"""Each holds all of those before it, in the same versions: what hosts install was tested."""
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())
MAKES_CHANCE = {"engine.simulate", "engine.fairness", "engine.duel.review", "bot.service.common.worker_pool"}
"""Modules that make a `Random`, from the seed they are given, or what a seat saw; to all others it is handed."""
STUDIES = {
    "engine.adapters.tensors": {"numpy"},
    "engine.adapters.openspiel": {"numpy", "pyspiel"},
    "engine.adapters.pettingzoo": {"gymnasium", "numpy", "pettingzoo"},
}
"""Modules for those who study the games with other programs, which these need; nothing else imports them."""
DRIVERS = {"aiosqlite", "sqlite3", "psycopg", "psycopg_pool"}
SPEAKS_SQL = ("bot.storage.", "bot.app.backup", "bot.app.audit", "bot.app.migrate", "bot.app.reading")
"""The storage, and who copies, reads again and carries over what it keeps."""
KNOWS_DISCORD = {f"bot.app.{name}" for name in ("client", "start", "playground", "doctor", "invite", "logs", "profile")}
FLOORS = ("engine", "bot.cards", "bot.i18n", "bot.model", "bot.storage", "bot.ui", "bot.service", "bot.app", "cogs")
"""The folders from the ground up: each imports only from those below it."""
ROOMS = tuple(f"bot.service.{room}" for room in ("common", "running", "actions", "looking_back", "host"))
"""The rooms of the services, in the order in which each imports only from those before it; the host knows all."""
OF_A_GAME = re.compile(rf"(engine|bot\.ui\.games|bot\.service\.\w+|cogs)\.({'|'.join(GAMES)})\b")
"""What is one game's own."""
LISTS = {"engine.games", "bot.ui.games", "bot.service.host", "cogs.games"}
"""Where a game, its screens, services and commands are put on a list."""


def is_type_checking(node: ast.stmt) -> bool:
    match node:
        case ast.If(test=ast.Name(id="TYPE_CHECKING")) | ast.If(test=ast.Attribute(attr="TYPE_CHECKING")):
            return True
    return False


@cache
def parsed(module: str) -> tuple[frozenset[str], frozenset[str]]:
    """What a module imports, and what of it when it runs rather than for types alone."""
    imported: dict[bool, set[str]] = {False: set(), True: set()}
    waiting = [(ast.parse(MODULES[module].read_text(encoding="utf-8")), True)]
    while waiting:
        node, runs = waiting.pop()
        runs = runs and not (isinstance(node, ast.stmt) and is_type_checking(node))
        if isinstance(node, ast.Import):
            imported[runs] |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0 and node.module, f"{module} imports relatively"
            whole = {f"{node.module}.{alias.name}" for alias in node.names}
            imported[runs] |= {name if name in MODULES else node.module for name in whole}
        waiting += [(child, runs) for child in ast.iter_child_nodes(node) if not isinstance(child, ast.expr)]
    return frozenset(imported[False] | imported[True]), frozenset(imported[True])


def imports(module: str, *, only_run: bool = False) -> frozenset[str]:
    return parsed(module)[only_run]


def top(name: str) -> str:
    return name.split(".")[0]


def wrong(forbidden: Callable[[str, str], bool], folder: str = "") -> list[tuple[str, str]]:
    """The modules of a folder that import what they must not, with what they import."""
    mine = [module for module in MODULES if module.startswith(folder)]
    return [(module, name) for module in mine for name in sorted(imports(module)) if forbidden(module, name)]


def test_there_is_something_to_look_at():
    assert {"engine.stovkahra.rules", "bot.service.host", "bot.storage.storage", "cogs.entry", "bot"} <= set(MODULES)
    assert "engine.moves" in imports("bot.ui.panel") and "discord" in imports("cogs.entry")


def test_the_rulebook_needs_nothing_but_python():
    own = {"engine", *sys.stdlib_module_names}
    assert not wrong(lambda module, name: top(name) not in own | STUDIES.get(module, set()), "engine")
    assert not wrong(lambda module, name: name in STUDIES and module not in STUDIES)


def test_the_host_does_not_know_its_face():
    assert not wrong(lambda _, name: top(name) == "cogs", "bot")


def test_only_client_and_start_know_discord_and_only_the_playground_the_simulated_one():
    assert not wrong(lambda module, name: top(name) == "discord" and module not in KNOWS_DISCORD, "bot")
    assert not wrong(lambda module, name: top(name) == "simcord" and module != "bot.app.playground", "bot")


def test_the_face_asks_the_host_and_never_the_rulebook():
    assert not wrong(lambda _, name: top(name) in {"engine", "simcord", *DRIVERS}, "cogs")


def test_what_is_for_any_game_imports_none():
    def of_any_game(module: str) -> bool:
        return module not in LISTS and not OF_A_GAME.match(module)

    assert not wrong(lambda module, name: of_any_game(module) and bool(OF_A_GAME.match(name)))


def test_only_the_database_and_those_who_ask_it_speak_sql():
    sql = {*DRIVERS, "bot.storage.database"}
    assert not wrong(lambda module, name: bool({name, top(name)} & sql) and not module.startswith(SPEAKS_SQL))


def test_what_is_random_comes_in_from_outside():
    for module, file in MODULES.items():
        text = file.read_text(encoding="utf-8")
        assert not re.search(r"^import random|^from random import (?!Random$)", text, re.MULTILINE), module
        assert "Random(" not in text or module in MAKES_CHANCE, module
    assert not wrong(lambda module, name: name == "secrets" and module not in ("bot.model.chance", "cogs.entry"))


def floor_of(module: str, floors: Sequence[str] = FLOORS) -> int | None:
    """How high a module lives; `None` for the bare packages and the command line."""
    return next((at for at, floor in enumerate(floors) if f"{module}.".startswith(f"{floor}.")), None)


def test_imports_run_downward():
    floors = {module: floor for module in MODULES if (floor := floor_of(module)) is not None}
    pairs = [(module, name) for module in floors for name in imports(module, only_run=True)]
    assert not [(module, name) for module, name in pairs if floors.get(name, 0) > floors[module]]


def test_the_host_knows_the_buttons_of_all_features():
    """Else a button could be read only after something else had imported its action."""
    known, waiting = set(), ["bot.service.host"]
    while waiting:
        known.add(module := waiting.pop())
        waiting += [name for name in imports(module, only_run=True) & MODULES.keys() if name not in known]
    declare = {
        name for name, file in MODULES.items() if re.search(r"(?m)^@(button|at_table)\(", file.read_text("utf-8"))
    }
    assert "bot.model.daily" in declare and declare <= known


def test_every_service_has_a_room_and_imports_between_rooms_run_one_way():
    rooms = {module: floor_of(module, ROOMS) for module in MODULES if module.startswith("bot.service.")}
    assert {*rooms.values()} == {*range(len(ROOMS))}, [module for module, room in rooms.items() if room is None]
    assert not [(module, name) for module in rooms for name in imports(module) if rooms.get(name, 0) > rooms[module]]


def test_a_feature_has_one_stem_on_every_floor():
    """Whoever looks for `daily` is not to look for `dailies` too; each game has folders of its own."""
    modules = {module.split(".")[-1] for module in MODULES if not module.startswith(("engine.", "bot.ui.games."))}
    stems = modules | {file.stem for file in (ROOT / "bot" / "i18n" / "locales" / "en").glob("*.ftl")}
    assert "daily" in stems
    assert not [stem for stem in stems if stems & ({f"{stem}s", re.sub("y$", "ies", stem)} - {stem})]


def test_no_import_runs_in_a_circle():
    graph = {module: imports(module, only_run=True) & MODULES.keys() for module in MODULES}
    TopologicalSorter(graph).prepare()


def locked(lock: str) -> set[tuple[str, str]]:
    """Packages and versions of a lock file; some packages have another version for another Python."""
    pinned = re.findall(r"(?m)^([\w.-]+)==([\w.]+)", (ROOT / lock).read_text())
    assert len(pinned) > 30
    return set(pinned)


def wanted(group: str) -> set[str]:
    """The packages that a group of dependencies names itself."""
    named = PROJECT["dependency-groups"][group or "bot"]
    return {re.sub("[._]", "-", re.match(r"[\w.-]+", each)[0]) for each in named if isinstance(each, str)}


BRINGS = cache(packages_distributions)
"""The packages that bring a module, by the module's first name."""


def package_of(module: str) -> str:
    """The package that brings a module, by the name under which it is installed."""
    brought = [re.sub("[._]", "-", each).lower() for each in BRINGS().get(top(module), [module])]
    # Where several share a name, as `fluent`, each brings one that is below it.
    return brought[0] if len(brought) == 1 else "-".join(module.split(".")[:2])


def asked_for(group: str) -> set[str]:
    """The packages of a group, with those that some of them are asked to bring: `psycopg[pool]` is `psycopg-pool`."""
    named = " ".join(each for each in PROJECT["dependency-groups"][group or "bot"] if isinstance(each, str))
    extras = re.findall(r"([\w.-]+)\[([\w,]+)\]", named)
    return wanted(group) | {f"{name}-{extra}" for name, brings in extras for extra in brings.split(",")}


def test_what_the_bot_imports_it_asks_for_itself():
    for module in (each for each in MODULES if not each.startswith("engine")):
        asked = asked_for("") | (asked_for("playground") if module == "bot.app.playground" else set())
        outside = {name for name in imports(module) if top(name) not in {*OWN, *sys.stdlib_module_names}}
        assert {package_of(name) for name in outside} <= asked, module


@pytest.mark.parametrize(("group", "lock"), LOCKS.items())
def test_a_lock_holds_what_the_project_asks_for_with_the_hashes_of_its_files(group, lock):
    text, names = (ROOT / lock).read_text(), {name for name, _ in locked(lock)}
    hashed = re.findall(r"(?m)^[\w.-]+==.* \\\n    --hash=sha256:[0-9a-f]{64}", text)
    assert len(hashed) == len(re.findall(r"(?m)^[\w.-]+==", text)) == len(locked(lock))
    assert wanted(group) <= names
    # Hosts install nothing for tests or the playground.
    assert group or not names & (wanted("playground") | wanted("dev") | wanted("bench") | {"matplotlib"})


def test_a_bot_in_service_gets_the_packages_that_were_tested():
    for smaller, larger in pairwise(LOCKS.values()):
        assert locked(smaller) < locked(larger)


def test_tables_are_opened_to_be_changed_in_one_place_alone():
    """Whoever opens them elsewhere would save a move without what follows from it."""
    opens = re.compile(r"storage\.tables\.session\b|\b(TableRepository|TableSession)\(")
    above = [name for name in MODULES if name.startswith(("bot.service.", "bot.app.", "cogs."))]
    assert not [name for name in above if opens.search(MODULES[name].read_text("utf-8"))]
