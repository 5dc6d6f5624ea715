"""Somebody who plays: a person with a Discord account, a computer, or one whose data were deleted."""

from __future__ import annotations

from dataclasses import dataclass

from bot.cards import Deck
from bot.i18n.texts import DEFAULT
from bot.model.roster import SIGN
from engine.players import Level


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who plays, a computer too, with the settings that matter at a table."""

    id: int
    """Key in the store."""
    user_id: int | None
    """The Discord account; none where it is a computer, or a person who had their data deleted."""
    name: str
    own_cuts: bool = False
    """Wants to be asked where to cut."""
    forced_cards: bool = False
    """Wants a card without alternative to be played at once."""
    level: Level | None = None
    """How well a computer plays; `None` for people."""
    language: str | None = None
    """The language chosen; `None` for that of the account."""
    locale: str = DEFAULT
    """The language of the account, as far as there are texts in it."""
    deck: Deck = Deck.GERMAN
    """Whose signs the cards bear."""
    letters: bool = False
    """Wants the letter of the suit on the buttons of cards too."""
    pings: bool = True
    """Wants to be mentioned where a table waits."""

    @property
    def title(self) -> str:
        """The name as it is shown where it matters who is a computer."""
        # Nobody passes for a computer.
        return self.name.replace(SIGN, "") if self.level is None else f"{SIGN} {self.name}"

    @property
    def speaks(self) -> str:
        """The language to speak to them in."""
        return self.language or self.locale
