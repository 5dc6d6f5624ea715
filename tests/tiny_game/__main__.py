"""The command `python -m tests.tiny_game NAME`: it makes a new game out of Tiny, and puts it on both lists.

`docs/adding-a-game.md` says what comes then.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from bot.i18n.texts import DEFAULT, LANGUAGES
from engine.cards.pack import cards_text
from engine.cards.shuffle import shuffled
from engine.games import GAMES
from tests.tiny_game.facts import FACTS
from tests.tiny_game.rules import PACK

HERE: Final = Path(__file__).parent
ROOT: Final = HERE.parent.parent
IN_ENGINE: Final = ("chance", "kind", "players", "record", "rules")
IN_TESTS: Final = ("facts", "test_rules", "worlds")
LISTS: Final = {"engine/games.py": "engine", "bot/ui/games/__init__.py": "bot.ui.games"}
"""The two lists, and in which package the folder of each game lies."""


def main(name: str) -> None:
    """Make the folders of a game; raise `SystemExit` where that cannot be its name."""
    if not re.fullmatch("[a-z]{2,20}", name) or name in GAMES or any(path.exists() for path in _folders(name)):
        raise SystemExit(f"{name} can be no game: a name is a word of 2 to 20 letters, a to z, that no game has yet")
    engine, screens, tests = _folders(name)
    for folder, title in ((engine, "what can be played without Discord"), (screens, "what is shown")):
        folder.mkdir()
        (folder / "__init__.py").write_text(f'"""{name.capitalize()}: {title}."""\n', encoding="utf-8")
    tests.mkdir()
    for module in IN_ENGINE:
        _copy(f"{module}.py", engine / f"{module}.py", name)
    _copy("screens.py", screens / "screens.py", name)
    for module in IN_TESTS:
        _copy(f"{module}.py", tests / f"{module}.py", name)
    for language in LANGUAGES:
        read = "locales" if language == DEFAULT else "translated"
        _copy(f"{read}/{language}/tiny.ftl", ROOT / "bot" / "i18n" / "locales" / language / f"{name}.ftl", name)
    _put_on_list("engine/games.py", f"from engine.{name}.kind import {name.upper()}", name.upper())
    shown = f"{name.capitalize()}Screens"
    _put_on_list("bot/ui/games/__init__.py", f"from bot.ui.games.{name}.screens import {shown}", f"{shown}()")
    _tidy([*_folders(name), *(ROOT / file for file in LISTS)])


def _folders(name: str) -> tuple[Path, Path, Path]:
    return ROOT / "engine" / name, ROOT / "bot" / "ui" / "games" / name, ROOT / "tests" / "engine" / name


def _copy(file: str, to: Path, name: str) -> None:
    """Copy a file of Tiny, with the names of the new game and of its folders."""
    text = (HERE / file).read_text(encoding="utf-8")
    for module in IN_ENGINE:
        text = re.sub(rf"tests\.tiny_game\.{module}\b", f"engine.{name}.{module}", text)
    text = text.replace("from tests.tiny_game import", f"from engine.{name} import")
    text = text.replace("tests.tiny_game", f"tests.engine.{name}")
    # The texts of a game on the lists lie beside all others.
    for line in ("from pathlib import Path\n", '    locales = Path(__file__).parent / "locales"\n'):
        text = text.replace(line, "")
    first_pack = cards_text(shuffled(bytes(range(32)), 0, name, PACK))
    text = text.replace(FACTS.first_pack, first_pack)
    for written in (str.lower, str.capitalize, str.upper):
        text = text.replace(written("tiny"), written(name))
    to.write_text(text, encoding="utf-8")


def _put_on_list(file: str, imported: str, added: str) -> None:
    """Add a line to the imports of a list, and one to its end."""
    path = ROOT / file
    lines = path.read_text(encoding="utf-8").splitlines()
    first = next(at for at, line in enumerate(lines) if line.startswith(f"from {LISTS[file]}."))
    lines.insert(first, imported)
    path.write_text("\n".join([*lines, f"add({added})", ""]), encoding="utf-8")


def _tidy(files: Iterable[Path]) -> None:
    """Put imports into their order, and lines that a long name made too long on several."""
    paths = [str(file) for file in files]
    for command in ("check --select I --fix", "format"):
        options = *command.split(), "--quiet", "--no-cache"
        subprocess.run([sys.executable, "-m", "ruff", *options, *paths], cwd=ROOT, check=True)


if __name__ == "__main__":
    if len(sys.argv) != 2:
        raise SystemExit("python -m tests.tiny_game NAME")
    main(sys.argv[1])
