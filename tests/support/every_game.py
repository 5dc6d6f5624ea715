"""The facts of every game: those on the list, and those that tests alone know."""

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any, Final

import pytest

from bot.i18n.texts import texts
from engine.game import Rules
from engine.games import GAMES, USUAL
from tests.support.facts import OTHERS, Facts, facts_of
from tests.support.sizes import in_turn

LISTED: Final[dict[str, Facts]] = {name: facts_of(name) for name in GAMES}
"""The facts of the games on the list, by name."""
FACTS: Final[dict[str, Facts]] = LISTED | {name: other.facts for name, other in OTHERS.items()}
"""Those of all games; a test that takes one of them by its name needs the fixture `other_games`."""
OTHERS_LISTED: Final[dict[str, Facts]] = {name: facts for name, facts in LISTED.items() if name != USUAL}
"""Those of the games on the list but for the first, which most tests play."""
each_game = pytest.mark.parametrize("name", FACTS)
some_game = pytest.mark.parametrize("name", [*in_turn(LISTED), *(name for name in FACTS if name not in LISTED)])
"""One of the games on the list in turn, and those that tests alone know, which are small."""


def first_and_last(facts: Facts) -> Sequence[tuple[str, Any, int]]:
    """Two tables of a game, or the only one."""
    return [*facts.tables[:1], *facts.tables[1:][-1:]]


def asked_for(rules: Rules) -> dict[str, Any]:
    """The options of the command that opens a table with these rules, as far as they are not the usual ones."""
    usual = asdict(type(rules)())
    return {texts()(f"option-{name}"): value for name, value in asdict(rules).items() if value != usual[name]}
