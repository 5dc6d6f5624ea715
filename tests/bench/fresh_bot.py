"""`python -m bot`, but against the Discord of `loopback`, whose address stands in the environment as `LOOPBACK`.

Where it is asked by SIGUSR1, it tells in a line how many tables it has in memory: for the benchmarks.
"""

from __future__ import annotations

import gc
import os
import signal
import sys
import threading
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from bot.app.start import main
from bot.model.table import Table
from tests.support.loopback_bot import lead_to


def tell(*_: object) -> None:
    gc.collect()
    print("TABLES", sum(isinstance(each, Table) for each in gc.get_objects()), file=sys.stderr, flush=True)


def end_with_bench() -> None:
    """From now on this process ends as soon as the one that started it has, however that comes."""

    def wait() -> None:
        os.read(sys.stdin.fileno(), 1)
        os._exit(1)

    threading.Thread(target=wait, daemon=True).start()


if __name__ == "__main__":
    end_with_bench()
    signal.signal(signal.SIGUSR1, tell)
    lead_to(os.environ["LOOPBACK"])
    sys.exit(main([]))
