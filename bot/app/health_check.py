"""The command `health`, which asks the bot that runs on this machine.

Containers ask every half minute, so it imports nothing large: to import the bot takes some seconds of a processor.
"""

from __future__ import annotations

import json
import os
import socket
from pathlib import Path
from typing import Final

from bot.model.errors import StartError
from bot.model.waits import HEALTH_ANSWER_WAIT_S

LOOPBACK: Final = "127.0.0.1"
ENV_FILE: Final = ".env"
"""The file in which settings stand, beside the environment."""
ENV_ENCODING: Final = "utf-8-sig"
"""How it is written; some editors begin it with a mark that tells so."""


def ask(port: int) -> tuple[str, bool]:
    """Ask the bot for its health; return it in one line, and whether the bot is well.

    Raise `StartError` where no port is set.
    """
    if not port:
        raise StartError("HEALTH_PORT is not set. Set it to a free port, for the bot and for this command.")
    try:
        parts = json.loads(_get(port, "/health"))
    except (OSError, ValueError) as error:
        return f"No bot answers on port {port} ({error}).", False
    wrong = parts.pop("wrong", {})
    well = bool(parts.pop("well"))
    told = [f"{part}: {'well' if well else f'NOT WELL ({wrong.get(part)})'}" for part, well in parts.items()]
    return ", ".join(told), well


def _get(port: int, page: str) -> bytes:
    with socket.create_connection((LOOPBACK, port), HEALTH_ANSWER_WAIT_S) as asking:
        # By this version of HTTP the answer ends with the connection.
        asking.sendall(f"GET {page} HTTP/1.0\r\n\r\n".encode())
        answer = b""
        while part := asking.recv(4096):
            answer += part
    return answer.partition(b"\r\n\r\n")[2]


def check_soon() -> int | None:
    """Carry the command out by what the environment or `.env` says; return its exit code.

    Return `None` where no port stands there that could be: the whole program says what is wrong with it.
    """
    port = os.environ.get("HEALTH_PORT")
    if port is None and Path(ENV_FILE).exists():
        port = _from_file()
    if port is None or not port.isdecimal() or not 0 < int(port) < 2**16:
        return None
    told, well = ask(int(port))
    print(told)
    return 0 if well else 1


def _from_file() -> str | None:
    # Imported here, because most containers have their settings in the environment alone.
    from dotenv import dotenv_values

    try:
        return dotenv_values(ENV_FILE, encoding=ENV_ENCODING).get("HEALTH_PORT")
    except (OSError, UnicodeDecodeError):
        return None
