"""Settings: their defaults stand in one place, and every document that names one names it as it is."""

import os
import re
from pathlib import Path
from unittest import mock

import pytest
from discord.http import Route

from bot.app.config import Settings, read_settings
from bot.model.errors import StartError
from tests.support.process import ROOT, TOKEN, refused, run_here

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


def told(**settings: str) -> str:
    """What is said of settings that cannot be used."""
    with mock.patch.dict(os.environ, settings), pytest.raises(StartError) as error:
        read_settings()
    return str(error.value)


def test_settings_are_understood_as_people_write_them(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("HOME", str(tmp_path))
    lines = ["LOG_LEVEL=info", "LOG_FORMAT=JSON", "BACKUP_FOLDER=~/copies", "DATABASE_URL=sqlite:~/games.db"]
    lines += [f"{name.upper()}=" for name in Settings.model_fields if f"{name.upper()}=" not in "\n".join(lines)]
    # Notepad begins a file so.
    Path(".env").write_text("\n".join(lines), encoding="utf-8-sig")
    settings, usual = read_settings(), Settings(_env_file=None)
    assert (settings.log_level, settings.log_format) == ("INFO", "json")
    assert (settings.backup_folder, settings.database) == (tmp_path / "copies", tmp_path / "games.db")
    given = {"log_level", "log_format", "backup_folder", "database_url"}
    assert settings.model_dump(exclude=given) == usual.model_dump(exclude=given)
    Path(".env").unlink()
    monkeypatch.setenv("LOG_LEVEL", "warn")
    # So Docker gives what stands in quotes in a file.
    monkeypatch.setenv("BACKUP_FOLDER", '"copies"')
    settings = read_settings()
    assert (settings.log_level, settings.backup_folder) == ("WARNING", Path("copies"))


def test_a_database_url_that_others_would_understand_otherwise_is_refused(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    for url in ("sqlite::memory:", "sqlite://:memory:", "sqlite:three.db?mode=ro", "sqlite:file:three.db", "sqlite:"):
        assert "DATABASE_URL" in told(DATABASE_URL=url), url
    for url in ("sqlite:///no/three.db", "sqlite://no/three.db"):
        line = told(DATABASE_URL=url)
        assert "sqlite:no/three.db" in line and "sqlite:/no/three.db" in line
    (tmp_path / "round.db").symlink_to("round.db")
    assert "round.db" in told(DATABASE_URL="sqlite:round.db")
    # All mean the same by it, or an older version has made the file.
    (tmp_path / "old.db").touch()
    for url, file in {f"sqlite:///{tmp_path}/new.db": "new.db", f"sqlite://{tmp_path}/old.db": "old.db"}.items():
        with mock.patch.dict(os.environ, DATABASE_URL=url):
            assert read_settings().database == tmp_path / file


@pytest.mark.parametrize("encoding", ["utf-16", "utf-16-le", "cp1250"])
def test_a_file_of_settings_in_another_encoding_is_told_in_one_line(tmp_path, encoding):
    (tmp_path / ".env").write_text(f"OPERATOR_NAME=Béla\nDISCORD_TOKEN={TOKEN}\n", encoding=encoding)
    for command in ((), ("health",), ("doctor",)):
        line = refused(run_here(tmp_path, *command))
        assert ".env" in line and "UTF-8" in line


def test_a_start_names_what_is_no_setting(tmp_path):
    (tmp_path / ".env").write_text("BACKUP_FOLDR=copies\nCOMPOSE_PROJECT_NAME=cards\n")
    with mock.patch.object(Route, "BASE", "http://127.0.0.1:1"), mock.patch("bot.app.start._prepare"):
        ended = run_here(tmp_path, DISCORD_TOKEN=TOKEN, SHARD_COUNTS="2", HOSTNAME="cards")
    warned = [line for line in ended.stderr.splitlines() if "no setting" in line]
    assert len(warned) == 3 and "HOSTNAME" not in ended.stderr
    for name, meant in (("BACKUP_FOLDR", "BACKUP_FOLDER"), ("SHARD_COUNTS", "SHARD_COUNT"), ("COMPOSE_", "")):
        assert any(name in line and meant in line for line in warned)
