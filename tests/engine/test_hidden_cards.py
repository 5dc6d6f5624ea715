"""A view never tells of hidden cards: it stays the same when only they change."""

from collections import Counter
from random import Random

import pytest

from tests.support.facts import OTHERS
from tests.support.worlds import DEALT, DEALT_ANEW, POSITIONS, whose

LEAST = {
    "stovkahra": {"cut": 0.1, "declare": 0.3, "play": 1, "over": 0.05, "table": 0.3, "seat": 1},
    "trappola": {"cut": 0.02, "exchange": 0.1, "play": 1, "secret sets": 0.04, "table": 0.5, "seat": 1},
    "bulka": {"play": 0.5, "meld": 0.05, "alifer": 0.02, "waiting, pro": 0.2, "waiting, other": 0.1, "first, pro": 0.1},
} | {name: other.views for name, other in OTHERS.items()}
"""How often something must be compared, per position; the test must not become empty."""


@pytest.mark.usefixtures("other_games")
@pytest.mark.parametrize("name", POSITIONS)
def test_a_view_never_changes_when_only_hidden_cards_change(name, sized):
    random, number, compared = Random(name), sized(150), Counter[str]()
    for at, game in zip(range(number), POSITIONS[name](random, 8), strict=False):
        for seat in (*range(game.seats), None):
            other = DEALT_ANEW[name](game, seat, random)
            if other is None:
                continue
            assert other.view(seat) == game.view(seat), f"position {at}, seat {seat}: {list(map(str, game.moves))}"
            compared[str(game.phase)] += 1
            compared["table" if seat is None else "seat"] += 1
            if name == "trappola" and game.deals:
                compared["secret sets"] += game.deal.declared != other.deal.declared
            if name == "bulka" and game.phase in DEALT:
                compared[whose(game, seat)] += 1
    assert all(compared[kind] >= int(often * number) for kind, often in LEAST[name].items()), compared
