"""`python -m tests.bench PART [options]`: one part of the benchmarks."""

from __future__ import annotations

import argparse
import sys
from importlib import import_module

PARTS = {
    "players": "two players against each other over the same deals with sides swapped",
    "duelists": "the levels of the players of Trappola and Bulka against each other, and their time",
    "leaderboard": "anybody's player and ours on duplicate deals with fixed seeds",
    "belief": "how much strong knows of the hidden cards, trick by trick",
    "judging": "whether cards are blamed rightly by what their players could know",
    "fair": "how many of the choices that perfect sight blames were blameless by what could be known",
    "calibration": "whether what is believed of hidden cards is so as often as it is believed",
    "learn": "the weights by which computers judge what the others' choices tell of their cards",
    "habits": "the weights by which computers choose cards of Bulka in their thoughts",
    "memory": "what remembering the last deal tells, and what it is worth, when the pack is not shuffled",
    "engine": "how long a move takes beside OpenSpiel's hearts and spades, which are C++",
    "solver": "how long perfect play takes to find",
    "host": "how many clicks a second the whole bot answers beside a bare bot of discord.py, and what one costs",
    "redraws": "what the bot asks of Discord for a card that is played",
    "tables": "what a table costs in memory, played at or only stored",
    "resume": "how long the first click after a start waits when ten thousand series are under way",
    "load": "how long clicks wait when a thousand tables play at people's pace",
    "history": "what the pages of the ledger cost on a server that has played for years, up to a million games",
    "daily": "what fifty thousand tries of the deal of the day cost whoever plays it",
    "long_work": "how long exports, charts and what else is made for one person hold up all others",
    "unearned": "what games given away bring, and knowing the cards of an evening",
    "absurd": "how often the levels do what looks absurd to a person at the table",
    "exchanges": "whether what a hint says of exchanging in Trappola is so",
    "loop": "how long the event loop is held up while computers think",
}


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(
        prog="python -m tests.bench",
        description=__doc__,
        epilog="parts:\n" + "\n".join(f"  {part:<12}{what}" for part, what in PARTS.items()),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("part", choices=PARTS, metavar="PART", help="one of the parts below; PART --help tells more")
    parser.add_argument("options", nargs=argparse.REMAINDER, metavar="...", help="what the part takes")
    chosen = parser.parse_args(arguments)
    # Only the part that is wanted is imported: another one may need what is not installed.
    import_module(f"tests.bench.{chosen.part}").run(chosen.options)


if __name__ == "__main__":
    main(sys.argv[1:])
