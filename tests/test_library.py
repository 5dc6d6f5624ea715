"""What the page for those who study the games shows can be done, word for word."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from engine.games import with_duplicates
from engine.record import check
from engine.simulate import Style, simulate
from tests.bench import __main__ as bench
from tests.bench.leaderboard import play_deal
from tests.test_architecture import STUDIES

ROOT = Path(__file__).parent.parent
PAGE = (ROOT / "docs" / "engine.md").read_text(encoding="utf-8")
RECORD = re.search(r"```json\n(.*?)```", (ROOT / "docs" / "records.md").read_text(encoding="utf-8"), re.DOTALL)[1]
EXAMPLES = re.findall(r"```python\n(.*?)```(?:\n\n```text\n(.*?)```)?", PAGE, re.DOTALL)


def run(code, folder, monkeypatch):
    monkeypatch.chdir(folder)
    (folder / "stovkahra-17.json").write_text(RECORD, encoding="utf-8")
    exec(compile(code, "docs/engine.md", "exec"), {"__name__": "example"})


@pytest.mark.parametrize(("code", "printed"), [each for each in EXAMPLES if "adapters" not in each[0]])
def test_an_example_does_what_the_page_says(code, printed, tmp_path, monkeypatch, capsys):
    run(code, tmp_path, monkeypatch)
    told = capsys.readouterr().out
    assert told == printed or not printed
    assert told or "class" in code


@pytest.mark.stress
@pytest.mark.parametrize("code", [code for code, _ in EXAMPLES if "adapters" in code])
def test_an_example_for_another_program_runs(code, tmp_path, monkeypatch, capsys):
    for program in {program for module, programs in STUDIES.items() for program in programs if module in code}:
        pytest.importorskip(program, reason=f"{program} is not installed")
    run(code, tmp_path, monkeypatch)
    assert capsys.readouterr().out


@pytest.mark.stress
def test_whoever_checks_types_strictly_can_take_the_examples_as_they_are(tmp_path):
    files = [tmp_path / f"example_{at}.py" for at, _ in enumerate(EXAMPLES)]
    for file, (code, _) in zip(files, EXAMPLES, strict=True):
        file.write_text(code, encoding="utf-8")
    mypy = [sys.executable, "-m", "mypy", "--strict", "--config-file=", f"--cache-dir={tmp_path}"]
    own = [file for file in files if "adapters" not in file.read_text(encoding="utf-8")]
    checked = subprocess.run([*mypy, *own], cwd=ROOT, capture_output=True, text=True)
    assert checked.returncode == 0, checked.stdout


def test_the_page_is_whole_and_a_game_takes_ten_lines():
    assert len(EXAMPLES) == 7
    assert len(EXAMPLES[0][0].strip().splitlines()) <= 10


def test_the_player_on_the_page_plays_and_is_measured(tmp_path, monkeypatch, capsys):
    (code,) = (code for code, _ in EXAMPLES if "class Dearest" in code)
    (tmp_path / "dearest.py").write_text(code, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    for name in with_duplicates():
        made = list(simulate(2, 1, name, Style(players=("dearest:Dearest", "random"))))
        assert all(check(each) is not None for each in made)
        # Both seatings of a deal are even, and what the one wins the other loses.
        mine, other = "dearest:Dearest", "tests.engine.test_cli:FirstMove"
        assert play_deal(name, mine, mine, 3).points == 0
        there, back = ([play_deal(name, *two, at) for at in range(4)] for two in ((mine, other), (other, mine)))
        assert [each.points for each in there] == [-each.points for each in back] != [0] * 4
    bench.main(["leaderboard", "--player", "dearest:Dearest", "--against", "beginner", "--deals", "2"])
    told = capsys.readouterr().out
    bench.main(["leaderboard", "--player", "dearest:Dearest", "--against", "beginner", "--deals", "2", "--jobs", "2"])
    again = capsys.readouterr().out
    assert "points a deal against beginner, 2 deals" in told
    # All but the time is the same whenever it is asked.
    assert [line.split()[:3] for line in told.splitlines()] == [line.split()[:3] for line in again.splitlines()]


def test_a_player_who_breaks_the_rules_is_named(tmp_path, monkeypatch):
    (tmp_path / "cheat.py").write_text(
        "from engine.moves import COUNT\n\nclass Cheat:\n    def __init__(self, random): pass\n"
        "    def choose(self, view): return COUNT\n",
        encoding="utf-8",
    )
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(ValueError, match=r"seat \d chose count, and may choose cut 1"):
        next(simulate(1, 1, "trappola", Style(players=("cheat:Cheat",))))
