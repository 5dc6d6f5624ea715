"""What people are congratulated on, in words: a sentence for each thing, and the words of its picture."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from bot.i18n.texts import Texts
from bot.model.celebration import Thing

ORDER: Final = tuple(Thing)
"""Of several things at once the first has the picture."""


@dataclass(frozen=True, slots=True)
class Met:
    """One thing on which somebody is congratulated, with the values of its texts."""

    thing: Thing
    values: dict[str, str | int] = field(default_factory=dict)

    def sentence(self, t: Texts) -> str:
        """Return the sentence that people read, to whom it is about where it names nobody."""
        if self.thing is Thing.FIRST_52 and not self.values:
            return t("met-52-own")
        return t(f"met-{self.thing}", **self.values)

    def large(self, t: Texts) -> str:
        """Return the large word of the picture."""
        return t(f"met-large-{self.thing}", **self.values)

    def line(self, t: Texts) -> str:
        """Return the line below it."""
        return t(f"met-line-{self.thing}", **self.values)
