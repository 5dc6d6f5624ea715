"""The personal settings and those of a server, and what a person's data come to."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from bot.model.actions import Action, button, early_button


@button("pr1:{setting}.{table_id}")
@early_button("pr1:{setting}")
@early_button("pr1:{setting}:{table_id}")
@dataclass(frozen=True, slots=True)
class ChangePreference(Action):
    """Change a personal setting, or all that are ticked.

    `table_id` is the table from whose panel they were opened, or 0.
    """

    setting: str
    table_id: int = 0
    values: tuple[str, ...] = ()
    """What was chosen in a list, which its custom_id does not tell."""


@button("se1:{setting}")
@dataclass(frozen=True, slots=True)
class ChangeSetting(Action):
    """Change one of a server's settings."""

    setting: str
    values: tuple[str, ...] = ()
    """What was chosen in the list, which its custom_id does not tell."""


class SettingsPage(StrEnum):
    """The pages of a server's settings: what is set, the lists by which it is changed, and what explains them."""

    TABLES = "tables"
    """The first one, which names what is set."""
    MESSAGES = "messages"
    NEW = "new"
    MODERATION = "moderation"
    DAILY = "daily"
    COMPANY = "company"
    RESEARCH = "research"
    UNLIKELY = "unlikely"
    COMPANY_HOW = "company-how"
    RESEARCH_HOW = "research-how"


@button("sp1:{page}")
@dataclass(frozen=True, slots=True)
class ShowSettings(Action):
    """Show a page of a server's settings."""

    page: SettingsPage


@button("sp2:choose")
@dataclass(frozen=True, slots=True)
class ChooseSettings(Action):
    """Show the page of a server's settings that was chosen from the list."""

    values: tuple[str, ...] = ()
    """The page, which the custom_id does not tell."""


class PrivacyPage(StrEnum):
    """The pages about what is kept of a person: its ways, and what explains them."""

    OWN = "own"
    KEPT = "kept"
    LONG = "long"
    SURE = "sure"
    STAYS = "stays"


@button("pv2:{page}")
@dataclass(frozen=True, slots=True)
class ShowPrivacy(Action):
    """Show a page about what is kept of a person."""

    page: PrivacyPage


@button("pv1:file")
@dataclass(frozen=True, slots=True)
class ExportData(Action):
    """Send a person all that is kept of them, as a file."""


@button("pv1:ask")
@dataclass(frozen=True, slots=True)
class AskToDelete(Action):
    """Ask whether all data about a person shall be deleted."""


@button("pv1:delete", delete=True)
@button("pv1:keep", delete=False)
@dataclass(frozen=True, slots=True)
class AnswerPrivacy(Action):
    """Answer whether all data about a person shall be deleted."""

    delete: bool
