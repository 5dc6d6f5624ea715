"""Players: people with a Discord account, computers, and people whose data were deleted."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntFlag

from bot.cards import Deck
from bot.i18n.texts import DEFAULT
from bot.model.roster import SIGN
from engine.players import Level


class Forced(IntFlag):
    """What somebody wants of cards without alternative, in the bits of one number as it is stored."""

    AMONG_PEOPLE = 1
    PRESSED_ALONE = 2


@dataclass(frozen=True, slots=True)
class Person:
    """A player, person or computer, with the settings that matter at a table."""

    id: int
    """The key in the database."""
    user_id: int | None
    """The Discord account; `None` for computers and for people whose data were deleted."""
    name: str
    own_cuts: bool = False
    """Whether the person wants to choose where to cut."""
    forced_cards: bool = False
    """Whether a card without alternative is played for the person at once where others play, too."""
    level: Level | None = None
    """How well a computer plays; `None` for people."""
    language: str | None = None
    """The language chosen; `None` for that of the account."""
    locale: str = DEFAULT
    """The language of the account, if there are texts in it."""
    deck: Deck = Deck.GERMAN
    """The suit signs that the person's cards show."""
    letters: bool = False
    """Whether card buttons also show the letter of the suit."""
    pings: bool = True
    """Whether the person is mentioned when a table waits."""

    ranked: bool = True
    """Whether the person stands in the tables of the deal of the day."""
    named: bool = False
    """Whether people of other servers read the person's own name and the person theirs, where both want it."""
    for_research: bool = True
    """Whether games in which the person played may be given for research, where the server agrees."""
    presses_forced: bool = False
    """Whether the person presses such a card where they play alone with computers, too."""

    @property
    def forced(self) -> Forced:
        """Both wishes as they are stored."""
        return Forced(Forced.AMONG_PEOPLE * self.forced_cards | Forced.PRESSED_ALONE * self.presses_forced)

    @property
    def title(self) -> str:
        """The name as it is shown, which marks computers.

        >>> Person(1, None, "Matěj", level=Level.STRONG).title
        '🤖 Matěj'
        """
        # The sign is taken out of people's names, so that nobody can pass for a computer.
        return self.name.replace(SIGN, "") if self.level is None else f"{SIGN} {self.name}"

    @property
    def speaks(self) -> str:
        """The language in which the bot speaks to them."""
        return self.language or self.locale
