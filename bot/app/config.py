"""The settings, read from the environment and from `.env`; `.env.example` lists them all."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated, Literal

from dotenv import dotenv_values
from pydantic import Field, SecretStr, ValidationError, ValidationInfo, field_validator
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

from bot.app.encryption import checked_recipient
from bot.app.health_check import ENV_ENCODING, ENV_FILE
from bot.model.errors import StartError
from bot.model.sharding import Sharding, parse_ids

SQLITE = "sqlite:"
ALIKE = 0.8
"""How much of two names is the same where one is taken for a slip of the other."""
ADDRESS = re.compile(r"https://[^\s<>()]{3,200}|[^\s@<>()]{1,64}@[^\s@<>()]{1,100}\.[^\s@<>().]{2,30}")
"""What people can write to: a page, or an e-mail account."""
POSTGRESQL = ("postgresql://", "postgres://")
LOGIN_REFUSED = "Discord refuses DISCORD_TOKEN. Copy the bot's token anew from its developer page."
"""What an operator is told whose token Discord does not take."""


class Settings(BaseSettings):
    """All settings of an operator; each is an environment variable, its name in capitals."""

    model_config = SettingsConfigDict(env_file=ENV_FILE, env_file_encoding=ENV_ENCODING, extra="ignore")

    discord_token: SecretStr = SecretStr("")
    database_url: str = Field(default=SQLITE + "stovkahra.db", repr=False)
    """`sqlite:` and a file name, or the URL of a PostgreSQL database, which may contain a password."""
    pause_seconds: float = Field(default=12, ge=0, le=600)
    """Seconds between the end of a deal and the next deal."""
    declaring_seconds: float = Field(default=4, ge=0, le=60)
    """The least seconds in each deal for declarations; up to twice as many are drawn. With 0, who declares is known."""
    idle_hours: float = Field(default=24, ge=1, le=24 * 365)
    """Hours without a move after which a table is put away; its series can be continued."""
    kept_days: int = Field(default=30, ge=0, le=3650)
    """Days after which the data of a server are deleted when the bot was removed from it."""
    redraw_seconds: float = Field(default=1.05, ge=0, le=60)
    """The least seconds between two edits in one channel; Discord allows five in five seconds."""
    redraws_per_second: float = Field(default=40, gt=0, le=1000)
    """The most edits a second of all processes in all channels; Discord allows most bots fifty calls."""
    thinking_processes: int = Field(default=1, ge=1, le=64)
    """How many processes compute the moves of computers; each computes about twenty moves a second."""
    judging_processes: int | None = Field(default=None, ge=1, le=64)
    """How many processes judge deals; `None` for one on each core that neither the bot nor thinking needs, or one."""
    backup_folder: Path | None = None
    """The folder for daily backups of the database; `None` for no backups."""
    backups_kept: int = Field(default=7, ge=1, le=3650)
    """How many daily backups are kept."""
    backup_recipient: str | None = None
    """The public key of age for which backups are encrypted; `None` to leave them readable."""
    operator_name: str = Field(default="", max_length=100)
    """Who runs the bot, as people are told; empty for nobody named."""
    support_address: str = ""
    """Where people ask and report: an https address, or an e-mail address; empty for none."""
    report_channel: int | None = Field(default=None, ge=1, lt=2**63)
    """The channel in which the operator is told of reports; `None` for none."""
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = "INFO"
    log_format: Literal["text", "json"] = "text"
    health_port: int = Field(default=0, ge=0, le=65535)
    """The port for health and metrics; 0 for none."""
    health_address: Literal["127.0.0.1", "0.0.0.0"] = "127.0.0.1"  # noqa: S104 - a container needs it
    """Who may ask at that port: this machine alone, or every one that reaches it."""
    watchdog_minutes: float = Field(default=5, ge=0.05, le=24 * 60)
    """Minutes of silence from Discord's gateway after which the process ends, to be restarted from outside."""
    shard_count: int | None = Field(default=None, ge=1, le=10_000)
    """How many shards the servers are divided into; `None` to ask Discord."""
    shard_ids: Annotated[tuple[int, ...] | None, NoDecode] = None
    """The shards that this process runs, where other processes run the rest; `None` for all."""

    @field_validator("discord_token")
    @classmethod
    def _sendable(cls, token: SecretStr) -> SecretStr:
        plain = token.get_secret_value().strip()
        if not (plain.isascii() and plain.isprintable()):
            raise ValueError("it has a character that no token has; copy the bot's token anew from its developer page")
        return SecretStr(plain)

    @field_validator("operator_name", "support_address")
    @classmethod
    def _one_line(cls, text: str) -> str:
        return " ".join(text.split())

    @field_validator("support_address")
    @classmethod
    def _reachable(cls, address: str) -> str:
        if address and not ADDRESS.fullmatch(address):
            raise ValueError("it must be an address that begins with https://, or an e-mail address")
        return address

    @field_validator("database_url")
    @classmethod
    def _known_database(cls, url: str) -> str:
        place_of(url)
        return url

    @field_validator("backup_recipient")
    @classmethod
    def _known_recipient(cls, key: str | None) -> str | None:
        return key and checked_recipient(key)

    @field_validator("backup_folder")
    @classmethod
    def _at_home(cls, folder: Path | None) -> Path | None:
        return folder and from_home(folder)

    @field_validator("log_level", mode="before")
    @classmethod
    def _in_capitals(cls, level: object) -> object:
        return {"WARN": "WARNING"}.get(str(level).upper(), str(level).upper())

    @field_validator("log_format", mode="before")
    @classmethod
    def _in_small_letters(cls, log_format: object) -> object:
        return str(log_format).lower()

    @field_validator("shard_ids", mode="before")
    @classmethod
    def _own_shards(cls, ids: object, info: ValidationInfo) -> object:
        # Where the shard count is invalid, its own error is reported.
        if ids is None or "shard_count" not in info.data:
            return None
        count = info.data["shard_count"]
        if count is None:
            raise ValueError("it needs SHARD_COUNT, the number of all shards")
        return tuple(sorted(Sharding(count, parse_ids(str(ids), count)).ids))

    @field_validator("*", mode="before")
    @classmethod
    def _as_written(cls, value: object, info: ValidationInfo) -> object:
        """Take a setting without the quotes that Docker leaves around it, and an empty one for none at all."""
        assert info.field_name is not None
        if not isinstance(value, str):
            return value
        plain = re.sub(r"""^(["'])(.*)\1$""", r"\2", value.strip())
        return plain or cls.model_fields[info.field_name].get_default()

    @property
    def sharding(self) -> Sharding | None:
        """The shards that this process runs; `None` where Discord decides."""
        if self.shard_count is None:
            return None
        return Sharding(self.shard_count, self.shard_ids or tuple(range(self.shard_count)))

    @property
    def database(self) -> Path | str:
        """The SQLite file, or the URL of the PostgreSQL database."""
        return place_of(self.database_url)

    @property
    def file(self) -> Path:
        """The SQLite file; raises `StartError` where the database is PostgreSQL, which has backup tools of its own."""
        if isinstance(self.database, str):
            raise StartError(
                "DATABASE_URL names a PostgreSQL database. Back it up with pg_dump, restore it with pg_restore, "
                "and leave BACKUP_FOLDER empty."
            )
        return self.database


def place_of(url: str) -> Path | str:
    """Return the file that a database URL names, or a PostgreSQL URL itself; raise `ValueError` for anything else.

    >>> place_of("sqlite:games.db").name, place_of("postgresql://bot@localhost/games")
    ('games.db', 'postgresql://bot@localhost/games')
    """
    if url.startswith(POSTGRESQL):
        return url
    if not url.startswith(SQLITE) or not url.removeprefix(SQLITE):
        raise ValueError(
            "it must be sqlite: and the name of a file, as in sqlite:stovkahra.db, "
            "or the URL of a PostgreSQL database, as in postgresql://user@host/name"
        )
    return _file_of(url.removeprefix(SQLITE))


def _file_of(name: str) -> Path:
    """Return the file that stands behind `sqlite:`; raise `ValueError` where other programs would mean another one."""
    file = from_home(Path(name))
    plain = name.lstrip("/")
    if ":memory:" in name:
        raise ValueError(f"a database in memory would be lost at the end; name a file, as in {SQLITE}stovkahra.db")
    # Such a file was made by an older version, and is still meant.
    if file.exists():
        return file
    if re.match("//[^/]|///[^/]", name):
        raise ValueError(
            f"it is not clear which file {SQLITE}{name} means; write {SQLITE}{plain} for one in the folder in which "
            f"the bot is started, or {SQLITE}/{plain} for one that is named from the root of the disk"
        )
    if "?" in name or name.startswith("file:"):
        raise ValueError(f"it takes the name of a file and nothing else, as in {SQLITE}stovkahra.db")
    return file


def from_home(path: Path) -> Path:
    """Return a path in which `~` stands for somebody's home; raise `ValueError` where it leads nowhere."""
    try:
        named = path.expanduser()
        named.resolve()
    except (OSError, RuntimeError) as error:
        raise ValueError(f"{path} leads nowhere ({error})") from None
    return named


def read_settings() -> Settings:
    """Read the settings; raise `StartError` that names the first invalid one without its value."""
    _need_utf8(Path(ENV_FILE))
    try:
        return Settings()
    except ValidationError as error:
        first = error.errors(include_input=False, include_url=False)[0]
        name = str(first["loc"][0]).upper()
        raise StartError(f"{name} is not usable: {first['msg'].removeprefix('Value error, ')}.") from None


def _need_utf8(file: Path) -> None:
    try:
        content = file.read_bytes() if file.is_file() else b""
        if "\0" in content.decode(ENV_ENCODING):
            raise StartError(f"{file} is no text in UTF-8. Save it anew, with UTF-8 as its encoding.")
    except UnicodeDecodeError:
        raise StartError(
            f"{file} is not written in UTF-8, but as older editors of Windows or PowerShell do. "
            "Save it anew, with UTF-8 as its encoding."
        ) from None
    except OSError as error:
        raise StartError(f"{file} cannot be read ({error}). Let the bot's user read it.") from None


def unknown_settings() -> Iterator[tuple[str, str | None]]:
    """Yield names that are no settings, each with the one that may be meant; of the environment only slips."""
    known = [name.upper() for name in Settings.model_fields]
    written = dotenv_values(ENV_FILE, encoding=ENV_ENCODING) if Path(ENV_FILE).is_file() else {}
    for name in {**written, **os.environ}:
        if name.upper() not in known:
            alike = get_close_matches(name.upper(), known, 1, ALIKE)
            if alike or name in written:
                yield name, alike[0] if alike else None
