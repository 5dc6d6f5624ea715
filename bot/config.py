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
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = "INFO"

    @field_validator("database_url")
    @classmethod
    def _known_database(cls, url: str) -> str:
        if not url.startswith(SQLITE) or not url.removeprefix(SQLITE):
            raise ValueError("it must be sqlite: and the name of a file, as in sqlite:stovkahra.db")
        return url

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
