"""Settings: their defaults stand in one place, and every document that names one names it as it is."""

import re

import pytest

from bot.app.config import Settings
from tests.support.process import ROOT

EXAMPLE = ROOT / ".env.example"


def test_the_example_of_settings_has_each_of_them_with_its_default(monkeypatch: pytest.MonkeyPatch) -> None:
    names = [name.upper() for name in Settings.model_fields]
    for name in names:
        monkeypatch.delenv(name, raising=False)
    assert re.findall(r"^(\w+)=", EXAMPLE.read_text(), re.MULTILINE) == names
    assert Settings(_env_file=EXAMPLE) == Settings(_env_file=None)


def test_documents_name_the_defaults_of_settings_as_they_are() -> None:
    text = "\n".join(path.read_text() for path in (ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))))
    told = re.findall(r"`([A-Z_]+)`[^`(]*\(([\d.]+) by default\)", text)
    assert {name for name, _ in told} == {"KEPT_DAYS", "BACKUPS_KEPT", "DECLARING_SECONDS"}
    for name, value in told:
        assert float(value) == Settings.model_fields[name.lower()].default, name
