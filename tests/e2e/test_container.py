"""The image of `deploy/` is built, the bot in it starts, serves people and says that it is well.

That needs buildah, and the image of Python from which ours is made: its own, or BASE_IMAGE.
"""

import asyncio
import os
import re
import shutil
import subprocess
import uuid
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot import __version__
from tests.support.loopback import HANGS, TOKEN, LoopbackDiscord, User, free_port

ROOT = Path(__file__).parents[2]
CONTAINERFILE = ROOT / "deploy" / "Containerfile"


def buildah(*arguments: str | Path) -> str:
    """What buildah prints; without a service, and in a simple chroot, which needs no rights of its own."""
    done = subprocess.run(["buildah", *arguments], capture_output=True, text=True, cwd=ROOT)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


@pytest.fixture
def container() -> Iterator[str]:
    """A container of the image, just built."""
    if shutil.which("buildah") is None:
        pytest.skip("there is no buildah")
    default = re.search(r"(?m)^ARG PYTHON=(.+)$", CONTAINERFILE.read_text())
    assert default is not None
    base, name = os.environ.get("BASE_IMAGE", default[1]), f"stovkahra-test-{uuid.uuid4().hex}"
    pulled = subprocess.run(["buildah", "pull", "--policy", "missing", base], capture_output=True, text=True)
    if pulled.returncode:
        pytest.skip(f"the image {base} cannot be had: {pulled.stderr.strip().splitlines()[-1]}")
    buildah("build", "--isolation", "chroot", "--build-arg", f"PYTHON={base}", "-f", CONTAINERFILE, "-t", name, ".")
    try:
        yield buildah("from", "--name", name, f"localhost/{name}")
        buildah("rm", name)
    finally:
        buildah("rmi", "--force", name)


def running(container: str, port: int, *command: str, **settings: str) -> list[str]:
    """The words that run a command in a container, as its own user and on this machine's network."""
    given = {"DISCORD_TOKEN": TOKEN, "HEALTH_PORT": str(port), **settings}
    told = [word for name, value in given.items() for word in ("--env", f"{name}={value}")]
    there = ["--isolation", "chroot", "--network", "host", "--volume", f"{ROOT / 'tests'}:/app/tests:ro"]
    return ["buildah", "run", *there, *told, container, "--", *command]


async def asked(command: list[str]) -> str:
    """What a command says, in one line."""
    return (await asyncio.to_thread(subprocess.run, command, capture_output=True, text=True)).stdout.strip()


@pytest.mark.stress
async def test_the_image_builds_and_the_bot_in_it_serves_people_and_is_well(container):
    port = free_port()
    assert await asked(running(container, port, "python3", "-m", "bot", "--version")) == f"Stovkahra {__version__}"
    async with LoopbackDiscord() as server:
        channel, user = server.add_channel(server.add_guild()), User(server, 4711, "Anna")
        # Not `python3 -m bot`: that one would ask the real Discord.
        script = running(container, port, "python3", "-P", "/app/tests/bench/fresh_bot.py", LOOPBACK=server.address)
        bot = await asyncio.create_subprocess_exec(
            *script, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
        )
        try:
            await server.until(lambda: bool(server.sessions) or bot.returncode is not None)
            health = running(container, port, "python3", "-m", "bot", "health")
            async with asyncio.timeout(HANGS):
                # It has a session, and may not know its servers yet.
                while await asked(health) != "gateway: well, database: well":
                    assert bot.returncode is None
            assert await user.slash(channel, "stovkahra new") is not None
        finally:
            assert bot.stdin is not None
            bot.stdin.close()
            told, _ = await bot.communicate()
    assert "Traceback" not in told.decode(), told.decode()
