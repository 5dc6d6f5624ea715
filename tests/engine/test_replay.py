"""A game told in a terminal says what its record says: hands, tricks in order, points, and who sat in for whom."""

import re

import pytest

from engine import record, replay
from engine.__main__ import JUDGES
from engine.simulate import simulate
from tests.support.every_game import LISTED

SEED = 4


def deals_of(lines):
    """The lines of each deal."""
    starts = [at for at, line in enumerate(lines) if line.startswith("deal ")]
    return [lines[start:end] for start, end in zip(starts, [*starts[1:], len(lines)], strict=True)]


@pytest.mark.parametrize("name", [name for name, facts in LISTED.items() if facts.cut])
def test_every_hand_trick_and_point_of_a_record_is_told(name):
    for written in simulate(3, SEED, name):
        cut_by = [deal["cut_by"] for deal in written["deals"]]
        told = deals_of(list(replay.describe_game(record.replay(written), written["seats"], cut_by)))
        assert len(told) == len(written["deals"])
        for deal, of_deal in zip(written["deals"], told, strict=True):
            cut = "drawn" if deal["cut_by"] == "drawn" else f"by {written['seats'][deal['cut_by']]}"
            assert of_deal[0].endswith(f"; cut at {deal['cut']}, {cut}"), f"seed {SEED}"
            held = {card for line in of_deal if re.match(r"  \w+: \w\w ", line) for card in line.split()[1:]}
            tricks = [line.split(" → ")[0] for line in of_deal if " → " in line]
            played = [word.rstrip(",") for trick in tricks for word in trick.split()[2::2]]
            assert " ".join(played) == deal.get("plays", "") and held >= set(played), f"seed {SEED}"
            # Whoever wins a trick leads to the next.
            winners = [line.split(" → ")[1].split()[0].rstrip(",") for line in of_deal if " → " in line]
            assert [trick.split()[1] for trick in tricks[1:]] == winners[:-1], f"seed {SEED}"
            if deal.get("points"):
                points = next(line for line in of_deal if line.startswith("  points: "))
                assert sorted(map(int, re.findall(r"\d+", points))) == sorted(deal["points"]), f"seed {SEED}"


def test_a_name_cannot_command_the_terminal_and_substitutes_are_told():
    written = next(simulate(1, SEED)) | {"substitutes": [[1, "Eva\x1b[2J", 0, 8]]}
    written["seats"][0] = "An\x07na"
    right, text = JUDGES["replay"](record.dumps(written).encode())
    assert right and "\x1b" not in text and "\x07" not in text
    assert f"Eva[2J takes the seat of {written['seats'][1]} in deal 1, after 8 of its cards" in text
    assert JUDGES["replay"](b"{}") == JUDGES["verify"](b"{}")
