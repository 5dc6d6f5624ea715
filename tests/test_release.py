"""What is released says of itself which version it is, and is all there."""

import json
import re
import runpy
import shutil
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest

from bot import __version__
from bot.i18n.texts import LANGUAGES

ROOT = Path(__file__).parent.parent
WORKFLOWS = ROOT / ".github" / "workflows"
LINK = r"""(?:\]\(|src=")(?!https?:)([\w./-]+)"""
"""The file to which a link or a picture of a page leads."""


def test_the_newest_version_in_the_changelog_is_that_of_the_project_and_of_the_bot():
    versions = re.findall(r"^## (\d+\.\d+\.\d+) - \d{4}-\d\d-\d\d$", (ROOT / "CHANGELOG.md").read_text(), re.MULTILINE)
    assert versions[0] == tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["version"] == __version__

    assert re.search(r"(?m)^version: (.+)$", (ROOT / "CITATION.cff").read_text())[1] == __version__


def test_the_notes_of_a_release_are_what_the_changelog_says_of_it():
    notes = subprocess.run([ROOT / "scripts" / "notes"], capture_output=True, text=True, check=True).stdout
    changelog = (ROOT / "CHANGELOG.md").read_text()
    assert notes.strip() and notes in changelog and "\n## " not in notes
    assert changelog.rpartition(notes)[0].splitlines()[-1].startswith(f"## {__version__} - ")


def test_what_the_pages_link_to_is_there():
    pages = [*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")]
    links = [(page, link) for page in pages for link in re.findall(LINK, page.read_text(encoding="utf-8"))]
    assert len(links) > 30
    assert [(page.name, link) for page, link in links if not (page.parent / link).exists()] == []


def test_the_readme_is_read_in_three_minutes():
    assert len((ROOT / "README.md").read_text(encoding="utf-8")) <= 8000


def test_the_image_has_all_languages_of_the_bot():
    kept = re.findall(r"! -name (\w+)\.dat", (ROOT / "deploy" / "Containerfile").read_text())
    assert sorted(kept) == sorted(["root", *LANGUAGES])


def test_what_others_have_written_runs_in_the_workflows_by_its_commit():
    used = [line for file in WORKFLOWS.iterdir() for line in file.read_text().splitlines() if "uses:" in line]
    assert used
    assert [line for line in used if not re.search(r"uses: [\w/-]+@[0-9a-f]{40} # v\d", line)] == []


def test_the_image_is_made_from_one_base_and_keeps_backups_apart_from_the_games():
    made, composed = [(ROOT / "deploy" / name).read_text() for name in ("Containerfile", "compose.yaml")]
    assert re.search(r"(?m)^ARG PYTHON=\S+@sha256:[0-9a-f]{64}$", made)
    assert "BACKUP_FOLDER=/backups" in made and "VOLUME /data /backups" in made
    assert {"games:/data", "backups:/backups", "127.0.0.1:8099:8099"} <= set(re.findall(r"- (\S+)", composed))
    assert "HEALTH_ADDRESS=0.0.0.0" in made and "HEALTH_ADDRESS: 0.0.0.0" in composed


def test_what_a_release_builds_is_locked_and_has_no_token():
    steps = (WORKFLOWS / "release.yml").read_text().split("      - name: ")
    tokens = [step.splitlines()[0] for step in steps if "github.token" in step]
    assert tokens == ["See that there is no such version yet", "Publish the image", "Tag, and publish the release"]
    (building,) = [step for step in steps if step.startswith("Build ")]
    assert "--require-hashes" in building and "--no-build-isolation" in building
    assert re.search(r"(?m)^setuptools==", (ROOT / "requirements-dev.txt").read_text())


def test_an_audit_that_could_not_be_made_is_not_called_passed():
    judge = runpy.run_path(str(ROOT / "scripts" / "audit"))["judge"]
    known, unknown = {"name": "a", "version": "1", "vulns": []}, {"name": "b", "skip_reason": "unknown"}
    hole = known | {"vulns": [{"id": "PYSEC-1"}]}
    for packages, said, holes in (
        ([known, unknown], True, []),
        ([unknown], False, []),
        ([hole], True, ["a 1: PYSEC-1"]),
    ):
        told, found_out, found = judge("lock", json.dumps({"dependencies": packages}))
        assert (found_out, found) == (said, holes) and ("NOT AUDITED" in told) is not said
    assert "NOT AUDITED" in judge("lock", "")[0] and not judge("lock", "")[1]


@pytest.mark.stress
def test_the_library_is_whole_typed_and_needs_nothing(tmp_path):
    for name in ("engine", "pyproject.toml", "README.md", "LICENSE"):
        (shutil.copytree if (ROOT / name).is_dir() else shutil.copy)(ROOT / name, tmp_path / name)
    built = subprocess.run(
        [sys.executable, "-m", "pip", "wheel", "--no-deps", "--wheel-dir", tmp_path / "wheels", tmp_path],
        capture_output=True,
        text=True,
    )
    if "Could not find a version" in built.stderr:
        pytest.skip("what builds packages could not be fetched")
    assert built.returncode == 0, built.stderr
    (wheel,) = (tmp_path / "wheels").iterdir()
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
        metadata = archive.read(next(name for name in names if name.endswith("/METADATA"))).decode()
    files = {
        file.relative_to(ROOT).as_posix() for file in (ROOT / "engine").rglob("*") if "__pycache__" not in file.parts
    }
    assert {name for name in names if ".dist-info/" not in name} == {name for name in files if "." in Path(name).name}
    assert "engine/py.typed" in names
    assert all("extra ==" in line for line in metadata.splitlines() if line.startswith("Requires-Dist"))
