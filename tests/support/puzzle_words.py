"""What the page of a puzzle says of its cards, read from its English words."""

import re
from typing import NamedTuple

from bot.i18n.texts import texts
from bot.model.ratings import Rating
from bot.storage.puzzle import Attempt, Field, Seen, Solver
from bot.ui.puzzle import answer_explained
from engine.cards.pack import PackCard
from engine.game import Puzzle
from tests.support.service import words

T = texts()
PART = r"(?: \(on (?P<part>\d+) of the (?P<deals>\d+) deals\))?"
SEEN = Seen(Attempt(1), Solver(Rating(25.0, 8.0, 3)), Field(Rating(25.0, 8.0, 3), 1))


class Said(NamedTuple):
    """What is said of a card."""

    costs: tuple[int, int]
    sentences: list[tuple[str, int]]
    """Each with the number of deals on which it is so."""


def said_of(puzzle: Puzzle, card: PackCard) -> Said:
    """Read what the page says when a card is looked at: of the right card, or why not this one."""
    shown = words(answer_explained(puzzle, SEEN, card, T)).splitlines()
    opening = "-# **Why the " if card is puzzle.best else "-# **Why not the "
    (line,) = [line for line in shown if line.startswith(opening)]
    head, _, told = line.partition(":** ")
    assert head.endswith(f" {T.card(card)}")
    costs = (0, 0)
    if card is not puzzle.best:
        found = re.match(r"It brings you(?: two)? (\d+)(?: to (\d+))? points less\. ?", told)
        costs, told = (int(found[1]), int(found[2] or found[1])), told[found.end() :]
    found = [re.fullmatch(rf"(?P<said>.+?){PART}", each) for each in re.split(r"\.(?: |$)", told) if each]
    assert all(int(each["deals"] or puzzle.deals) == puzzle.deals for each in found)
    assert ("unless a number of deals is given" in "\n".join(shown)) >= any(each["part"] for each in found)
    return Said(costs, [(each["said"], int(each["part"] or puzzle.deals)) for each in found])
