"""Settings, read from the environment and from `.env`; `.env.example` lists them all."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

from pydantic import Field, SecretStr, ValidationError, field_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

from bot.errors import StartError

SQLITE = "sqlite:"


class Settings(BaseSettings):
    """What an operator may set; every name is that of an environment variable, in capitals."""

    model_config = SettingsConfigDict(env_file=".env", extra="ignore")

    discord_token: SecretStr = SecretStr("")
    database_url: str = SQLITE + "stovkahra.db"
    pause_seconds: float = Field(default=12, ge=0, le=600)
    """Seconds between the end of a deal and the next one."""
    idle_hours: float = Field(default=24, ge=1, le=24 * 365)
    """Hours without a move after which a table is put away; nothing of it is lost."""
    kept_days: int = Field(default=30, ge=0, le=3650)
    """Days for which a server's data are kept after the bot was removed from it."""
    redraw_seconds: float = Field(default=1.05, ge=0, le=60)
    """Least seconds between two edits in one channel; Discord takes five in five seconds."""
    thinking_processes: int = Field(default=1, ge=1, le=64)
    """Processes in which computers think; one carries some twenty moves a second."""
    backup_folder: Path | None = None
    """The folder for daily copies of the database; none are made where it is not named."""
    backups_kept: int = Field(default=7, ge=1, le=3650)
    """How many of them are kept."""
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = "INFO"
    log_format: Literal["text", "json"] = "text"
    health_port: int = Field(default=0, ge=0, le=65535)
    """The port on 127.0.0.1 for health and metrics; 0 for none."""
    watchdog_minutes: float = Field(default=5, ge=0.05, le=24 * 60)
    """Minutes without a word from Discord's gateway after which the process ends, to be started anew."""

    @field_validator("database_url")
    @classmethod
    def _known_database(cls, url: str) -> str:
        if not url.startswith(SQLITE) or not url.removeprefix(SQLITE):
            raise ValueError("it must be sqlite: and the name of a file, as in sqlite:stovkahra.db")
        return url

    @field_validator("backup_folder", mode="before")
    @classmethod
    def _no_folder(cls, folder: object) -> object:
        return folder or None

    @property
    def database(self) -> Path:
        """The SQLite file."""
        return Path(self.database_url.removeprefix(SQLITE))


def read_settings() -> Settings:
    """The settings; raises `StartError` that names the first one which is wrong, never its value."""
    try:
        return Settings()
    except ValidationError as error:
        first = error.errors(include_input=False, include_url=False)[0]
        name = str(first["loc"][0]).upper()
        raise StartError(f"{name} is not usable: {first['msg'].removeprefix('Value error, ')}.") from None
