"""Tells the batteries of all games of Tiny."""

from tests.support.facts import OTHERS, OtherGame
from tests.tiny_game.facts import FACTS
from tests.tiny_game.kind import TINY
from tests.tiny_game.rules import Rules
from tests.tiny_game.screens import TinyScreens
from tests.tiny_game.worlds import anew, positions

OTHERS[TINY.name] = OtherGame(
    kind=TINY,
    screens=TinyScreens(),
    facts=FACTS,
    rules=range(1, 3),
    positions=positions,
    dealt_anew=anew,
    views={"play": 1, "table": 0.3, "seat": 1},
    messages="play table 0.1, play seat 0.5",
    answers=("pass", "dost", "declare A 3", "cut 5", "keep"),
    tables=((Rules(hand=4, low="on"), 3), (Rules(), 2)),
    told=lambda outcome: outcome.tricks,
    phases=frozenset({"deal", "play"}),
)
