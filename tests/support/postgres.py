"""A PostgreSQL of the tests' own: a real server, started where its programs are to be found."""

import asyncio
import itertools
import os
import re
import shutil
import signal
import sqlite3
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from functools import cache
from pathlib import Path
from typing import Any

from bot.storage.storage import open_database

PLACES = (*map(Path, os.get_exec_path()), *sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True))
PATIENCE = 600
"""Seconds after which a test has hung."""
ACCOUNT = "postgres"
"""The server does not run as root: there it runs as this account."""
MADE = "made"
"""The database that others are copied from."""


@cache
def programs() -> Path | None:
    """The folder with `initdb`, `pg_ctl` and `postgres`, if there is one."""
    found = (place for place in PLACES if all((place / name).exists() for name in ("initdb", "pg_ctl", "postgres")))
    return next(found, None)


class Server:
    """A server that is reached by a socket in its own folder, and by nobody else."""

    def __init__(self) -> None:
        self._folder = Path(tempfile.mkdtemp(prefix="stovkahra-pg-"))
        self._account = ACCOUNT if os.geteuid() == 0 else None
        if self._account:
            shutil.chown(self._folder, self._account)
        self._number = itertools.count(1)
        self._run("initdb", "--username=postgres", "--auth=trust", "--encoding=UTF8", "--no-locale", "--no-sync")
        self.start()
        self._strategy = self._find_strategy()
        self._do(f"CREATE DATABASE {MADE}")
        asyncio.run(_make_tables(self.url(MADE)))

    def _run(self, program: str, *arguments: str) -> None:
        folder = programs()
        assert folder is not None
        told = subprocess.run(
            [folder / program, "--pgdata", self._folder / "data", *arguments],
            user=self._account,
            cwd=self._folder,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )
        assert told.returncode == 0, f"{program}: {told.stderr}"

    def start(self) -> None:
        # What a crash of the machine would do is not tried here: without waiting for the disk all goes faster.
        settings = f"-c listen_addresses='' -c unix_socket_directories={self._folder} -c fsync=off -c autovacuum=off"
        self._run("pg_ctl", "--wait", "--log", str(self._folder / "log"), "--options", settings, "start")

    def stop(self, *, mode: str = "fast") -> None:
        """`fast` breaks off what is under way, `immediate` does as if it had crashed."""
        self._run("pg_ctl", "--wait", "--mode", mode, "stop")

    def restart(self, *, mode: str = "fast") -> None:
        self.stop(mode=mode)
        self.start()

    @contextmanager
    def hanging(self) -> Iterator[None]:
        """Has it stand still in this block, and answer nothing: its processes are there, and their connections."""
        first = (self._folder / "data" / "postmaster.pid").read_text().splitlines()[0]
        stopped = [first, *Path(f"/proc/{first}/task/{first}/children").read_text().split()]
        for number in stopped:
            os.kill(int(number), signal.SIGSTOP)
        try:
            yield
        finally:
            for number in stopped:
                os.kill(int(number), signal.SIGCONT)

    def remove(self) -> None:
        """Stops it and deletes all it had."""
        self.stop(mode="immediate")
        shutil.rmtree(self._folder)

    def url(self, name: str = "postgres") -> str:
        return f"postgresql://postgres@/{name}?host={self._folder}"

    def new(self, *, empty: bool = False) -> str:
        """The URL of a new database in which nothing stands; it has the bot's tables, if it is not empty."""
        name = f"games{next(self._number)}"
        self._do(f"CREATE DATABASE {name} TEMPLATE {'template1' if empty else MADE} {self._strategy}")
        return self.url(name)

    def drop(self, url: str) -> None:
        """Deletes a database, also where somebody is still connected to it."""
        from psycopg.conninfo import conninfo_to_dict

        self._do(f"DROP DATABASE IF EXISTS {conninfo_to_dict(url)['dbname']} WITH (FORCE)")

    def _find_strategy(self) -> str:
        """How databases are copied fastest: by their files, which all versions before 15 do anyhow."""
        import psycopg

        with psycopg.connect(self.url()) as connection:
            return "STRATEGY file_copy" if connection.info.server_version >= 150000 else ""

    def _do(self, sql: str) -> None:
        import psycopg

        with psycopg.connect(self.url(), autocommit=True) as connection:
            connection.execute(sql.encode())


async def _make_tables(url: str) -> None:
    await (await open_database(url)).close()


Ask = Callable[..., list[tuple[Any, ...]]]
"""Asks a database something, with values for every `?`: the rows."""


@contextmanager
def connected(where: Path | str) -> Iterator[Ask]:
    """What somebody else may ask and change in a database: a SQLite file, or by its URL one of PostgreSQL's."""
    if isinstance(where, Path):
        # Another one may be writing at the same time.
        with closing(sqlite3.connect(where, timeout=PATIENCE, isolation_level=None)) as file:
            yield lambda sql, *values: file.execute(sql, values).fetchall()
        return
    import psycopg

    def ask(sql: str, *values: object) -> list[tuple[Any, ...]]:
        counted = itertools.count(1)
        numbered = re.sub(r"\?(\d*)", lambda found: f"${found[1] or next(counted)}", sql)
        cursor = connection.execute(numbered.encode(), values)
        return cursor.fetchall() if cursor.description else []

    with psycopg.connect(where, autocommit=True, cursor_factory=psycopg.RawCursor) as connection:
        yield ask


@contextmanager
def questions(where: Path | str) -> Iterator[Ask]:
    """What somebody else sees in a database at one moment."""
    with connected(where) as ask:
        ask("BEGIN" if isinstance(where, Path) else "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
        yield ask


def write(where: Path | str, sql: str, *values: object) -> None:
    """Somebody else changes a database."""
    with connected(where) as ask:
        ask(sql, *values)


def cut_all(url: str) -> None:
    """Breaks all connections to a database, as an administrator may."""
    write(
        url,
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
        "WHERE datname = current_database() AND pid <> pg_backend_pid()",
    )
