"""The facts of every game: those on the list, and those that tests alone know."""

from typing import Final

import pytest

from engine.games import GAMES
from tests.support.facts import OTHERS, Facts, facts_of

LISTED: Final[dict[str, Facts]] = {name: facts_of(name) for name in GAMES}
"""The facts of the games on the list, by name."""
FACTS: Final[dict[str, Facts]] = LISTED | {name: other.facts for name, other in OTHERS.items()}
"""Those of all games; a test that takes one of them by its name needs the fixture `other_games`."""
each_game = pytest.mark.parametrize("name", FACTS)
