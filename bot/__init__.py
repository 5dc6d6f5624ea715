"""The bot without Discord's commands: tables, storage, texts and screens; rules come from `engine`."""

from typing import Final

__version__: Final = "1.1.0"
