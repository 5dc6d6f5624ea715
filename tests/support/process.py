"""The bot as a process of its own."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.GaBcDe.not-a-real-token-but-a-secret-one"
KEEP = ("PATH", "SYSTEMROOT", "TEMP", "TMP", "LANG", "LC_ALL")


def environment(**settings: str) -> dict[str, str]:
    """Nothing of the surroundings in which the tests run but what a process needs."""
    kept = {name: os.environ[name] for name in KEEP if name in os.environ}
    return {**kept, "PYTHONPATH": str(ROOT), "PYTHONDONTWRITEBYTECODE": "1", **settings}


def start(folder: Path, *arguments: str, python: str = "", **settings: str) -> subprocess.CompletedProcess[str]:
    """Starts the bot in a folder; `python` is an option for Python itself."""
    return subprocess.run(
        [sys.executable, *filter(None, [python]), "-m", "bot", *arguments],
        cwd=folder,
        env=environment(**settings),
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=60,
    )


def refused(ended: subprocess.CompletedProcess[str]) -> str:
    """The one line in which it is told why the bot did not start."""
    assert ended.stdout == ""
    assert "Traceback" not in ended.stderr
    lines = ended.stderr.splitlines()
    assert len(lines) == 1, ended.stderr
    assert ended.returncode == 2
    assert TOKEN not in ended.stderr
    return lines[0]
