"""Partners where people sign up: who plays with whom, and whom one may choose."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.i18n.texts import Texts
from bot.model.actions import Action
from bot.model.names import short
from bot.model.person import Person
from bot.model.signing_up import SignedUp, couples, singles
from bot.ui.evening import people_names
from bot.ui.formatting import name
from bot.ui.screen import Block, Choice, Select, Text

MOST_OFFERED: Final = 25
"""How many people a list of Discord's can offer."""


def partner_lines(people: Sequence[SignedUp], t: Texts) -> list[str]:
    """Name the pairs that have found each other, and whom the others want."""
    known = {each.number: each.person for each in people}
    found = [t("pairs-couple", names=people_names([each.person for each in couple], t)) for couple in couples(people)]
    for each in singles(people):
        wanted = known.get(each.wants) if each.wants is not None else None
        key = "pairs-single" if wanted is None else "pairs-asks"
        found.append(t(key, name=name(each.person, t), partner=name(wanted, t) if wanted is not None else ""))
    return found


def absent_lines(absent: Sequence[Person], t: Texts) -> list[str]:
    """Name those, if there are any, who have signed up for a match or an evening and not said that they are there."""
    names = ", ".join(name(each, t) for each in absent)
    return [t("sign-up-absent", names=names)] if absent else []


def partner_offer(people: Sequence[SignedUp], does: Action, t: Texts) -> list[Block]:
    """Offer those who have no partner yet, if there are any."""
    offered = enumerate(singles(people)[:MOST_OFFERED], start=1)
    choices = [Choice(f"{number}. {short(each.person.name)}", str(each.person.id)) for number, each in offered]
    if not choices:
        return []
    return [Text(t("pairs-choose")), Select(does, tuple(choices), least=0, label=t("pairs-choose-label"))]
