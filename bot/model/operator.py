"""The operator of the bot, and what people are told of them."""

from __future__ import annotations

from dataclasses import dataclass

from bot.model.actions import Action, Key, button


@dataclass(frozen=True, slots=True)
class Operator:
    """Who runs the bot, and where to ask and to read; each text is empty where nothing is named."""

    name: str = ""
    support: str = ""
    """Where to ask or report: an https address, or an e-mail address."""
    terms: str = ""
    """The address of the terms of service."""
    privacy: str = ""
    """The address of the privacy policy."""


@button("ab1:{table_id}")
@dataclass(frozen=True, slots=True)
class ShowAbout(Action):
    """Show which version of the bot this is, and who runs it; from the hand at a table, if one is named."""

    table_id: Key = 0
