"""Tells the batteries of all games of Tiny."""

from tests.support.facts import OTHERS, OtherGame
from tests.tiny_game.facts import FACTS
from tests.tiny_game.kind import TINY
from tests.tiny_game.screens import TinyScreens

OTHERS[TINY.name] = OtherGame(kind=TINY, screens=TinyScreens(), facts=FACTS)
