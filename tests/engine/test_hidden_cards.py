"""A view never tells of hidden cards: it stays the same when only they change."""

from collections import Counter
from random import Random

import pytest

from tests.support.every_game import FACTS, each_game


@pytest.mark.usefixtures("other_games")
@each_game
def test_a_view_never_changes_when_only_hidden_cards_change(name, sized):
    facts, random, number, compared = FACTS[name], Random(name), sized(150), Counter[str]()
    for at, game in zip(range(number), facts.positions(random, 8), strict=False):
        for seat in (*range(game.seats), None):
            other = facts.dealt_anew(game, seat, random)
            if other is None:
                continue
            assert other.view(seat) == game.view(seat), f"position {at}, seat {seat}: {list(map(str, game.moves))}"
            compared[str(game.phase)] += 1
            compared["table" if seat is None else "seat"] += 1
            compared.update(facts.kinds(game, other, seat))
    # The test must not become empty.
    assert all(compared[kind] >= int(often * number) for kind, often in facts.least.items()), compared
