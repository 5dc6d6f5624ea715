"""The forms of evenings: which there are, and for which of them people sign up."""

from __future__ import annotations

from typing import Final

from bot.model.errors import Refusal
from bot.model.event import Form
from bot.model.individual import Individual
from bot.model.movement import Movement
from bot.model.pairs import Pairs

MOVEMENTS: Final[dict[str, Movement]] = {each.form: each for each in (Individual(), Pairs())}
"""Who meets whom at the evenings for which people sign up, by their form."""


def offered(game: str) -> list[str]:
    """Return the forms of which one is chosen for an evening of a game.

    >>> offered("trappola")
    ['teams', 'individual']
    """
    return [str(Form.TEAMS), *(str(form) for form, movement in MOVEMENTS.items() if movement.fits(game))]


def need_plan(game: str, form: str) -> None:
    """Raise `Refusal` where there are no evenings of this form in a game."""
    if form not in offered(game):
        raise Refusal("sign-up-no-plan")
