"""The log: lines for people, or JSON for programs, and in neither what somebody could play or sign in with."""

from __future__ import annotations

import logging
from typing import Final

import discord
from pythonjsonlogger.json import JsonFormatter

from bot.app.config import Settings
from bot.model.errors import NotSaved

OWN: Final = ("bot", "cogs", "engine")
FIELDS: Final = "%(asctime)s %(levelname)s %(name)s %(message)s"


def set_up(settings: Settings, *, quiet: bool = False) -> None:
    """Has everything logged as the settings say; `quiet` for a command that says itself what there is to say.

    The level holds for this program. Libraries are logged from INFO on in any case: below that, discord.py
    writes tokens and whole messages, hands among them.
    """
    level = logging.getLevelNamesMapping()[settings.log_level]
    names = {"asctime": "time", "levelname": "level", "name": "logger"}
    as_json = JsonFormatter(FIELDS, rename_fields=names) if settings.log_format == "json" else discord.utils.MISSING
    discord.utils.setup_logging(formatter=as_json, level=logging.ERROR if quiet else max(level, logging.INFO))
    for handler in logging.getLogger().handlers:
        handler.addFilter(_brief)
    for name in OWN:
        logging.getLogger(name).setLevel(level)


def _brief(line: logging.LogRecord) -> bool:
    """Leaves out where it was noticed that nothing can be saved: why, one line has told already."""
    if line.exc_info and isinstance(line.exc_info[1], NotSaved):
        line.exc_info = None
    return True
