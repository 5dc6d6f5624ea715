"""The log, as text or as JSON; it never contains hands, seeds or tokens."""

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
    """Set logging up by the settings; `quiet` is for commands, which print their own messages.

    The level of the settings holds for this program only. Libraries log at INFO or above, because below it discord.py
    writes tokens, and whole messages with the hands in them.
    """
    level = logging.getLevelNamesMapping()[settings.log_level]
    names = {"asctime": "time", "levelname": "level", "name": "logger"}
    as_json = JsonFormatter(FIELDS, rename_fields=names) if settings.log_format == "json" else discord.utils.MISSING
    discord.utils.setup_logging(formatter=as_json, level=logging.ERROR if quiet else max(level, logging.INFO))
    for handler in logging.getLogger().handlers:
        handler.addFilter(_remove_traceback)
    for name in OWN:
        logging.getLogger(name).setLevel(level)


def _remove_traceback(line: logging.LogRecord) -> bool:
    """Remove the traceback of a `NotSaved`, because its cause has been logged in one line already."""
    if line.exc_info and isinstance(line.exc_info[1], NotSaved):
        line.exc_info = None
    return True
