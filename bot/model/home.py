"""Home: the page from which everything is found, and what is begun from there."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Annotated

from bot.model.actions import Action, button
from bot.model.duplicate import DuplicatesAction
from bot.model.event import Form
from bot.model.server_match import may_match
from engine.games import GAMES
from engine.routes import Written

EveningForm = Annotated[Form, Written("teams|individual|pairs")]


class Part(StrEnum):
    """A page of Home."""

    HOME = "home"
    FRIENDS = "friends"
    SAME = "same"
    BACK = "back"
    MORE = "more"


@dataclass(frozen=True, slots=True)
class HomeAction(Action):
    """An action of Home, in one game."""

    game: str

    def is_sound(self) -> bool:
        """Whether there is that game."""
        return self.game in GAMES


@button("hm1:show.{game}.{part}")
@dataclass(frozen=True, slots=True)
class ShowHome(HomeAction):
    """Show a page of Home."""

    part: Part = Part.HOME


@button("hm1:open.{game}")
@dataclass(frozen=True, slots=True)
class OpenHome(HomeAction):
    """Show Home in a new message."""


@button("hm1:game")
@dataclass(frozen=True, slots=True)
class ChooseHome(Action):
    """Show Home in the game that was chosen."""

    values: tuple[str, ...] = ()
    """The game, which the custom_id does not tell."""


@button("hm1:table.{game}")
@dataclass(frozen=True, slots=True)
class OpenTable(HomeAction):
    """Open a table in the channel, at which anybody may sit down."""


@button("hm1:with.{game}")
@dataclass(frozen=True, slots=True)
class InviteFriends(HomeAction):
    """Open a table in the channel, and keep seats for the people who were chosen."""

    values: tuple[str, ...] = ()
    """Their accounts, which the custom_id does not tell."""


@button("hm1:at.{game}")
@dataclass(frozen=True, slots=True)
class OpenTableAt(HomeAction):
    """Have people sign up for a table at the time that was typed; without one, ask for it."""

    values: tuple[str, ...] = ()
    """The time, then the accounts of those who are asked to come, which the custom_id does not tell."""


@button("hm1:against.{game}")
@dataclass(frozen=True, slots=True)
class ChallengeFriend(DuplicatesAction):
    """Challenge the person who was chosen."""

    values: tuple[str, ...] = ()
    """The account, which the custom_id does not tell."""


@button("hm1:evening.{game}.{form}")
@dataclass(frozen=True, slots=True)
class OpenEveningOf(DuplicatesAction):
    """Begin an evening of a form, or have people sign up for it, or show the one that goes on."""

    form: EveningForm


@button("hm1:match.{game}")
@dataclass(frozen=True, slots=True)
class OpenMatch(HomeAction):
    """Show the server's match at a game, or ask for one."""

    def is_sound(self) -> bool:
        """Whether servers play matches at the game."""
        return may_match(self.game)


@button("hm1:evening.{game}")
@dataclass(frozen=True, slots=True)
class ChooseEvening(DuplicatesAction):
    """Begin or show an evening of the form that was chosen."""

    values: tuple[str, ...] = ()
    """The form, which the custom_id does not tell."""


@button("hm1:last.{game}")
@dataclass(frozen=True, slots=True)
class OpenLastGame(HomeAction):
    """Look back on the last game of whoever asks."""


@button("hm1:record")
@dataclass(frozen=True, slots=True)
class HandInRecord(Action):
    """Look back on the record that was handed in; without one, ask for it."""


@button("hm1:tables")
@dataclass(frozen=True, slots=True)
class ListTables(Action):
    """List the tables of the server."""


@button("hm1:season")
@dataclass(frozen=True, slots=True)
class OpenSeason(Action):
    """Show everybody how the season of the server stands."""


@button("hm1:preferences")
@dataclass(frozen=True, slots=True)
class OpenPreferences(Action):
    """Show a person's preferences."""


@button("hm1:privacy")
@dataclass(frozen=True, slots=True)
class OpenPrivacy(Action):
    """Show what is kept of a person."""
