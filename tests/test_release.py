"""What is released says of itself which version it is."""

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parent.parent


def test_the_newest_version_in_the_changelog_is_that_of_the_project():
    versions = re.findall(r"^## (\d+\.\d+\.\d+) - \d{4}-\d\d-\d\d$", (ROOT / "CHANGELOG.md").read_text(), re.MULTILINE)
    assert versions[0] == tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["version"]
