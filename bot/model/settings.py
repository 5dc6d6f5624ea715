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
    """Change a personal setting; `table_id` is the table from whose panel they were opened, or 0."""

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
    """The pages of a server's settings."""

    TABLES = "tables"
    DAILY = "daily"
    COMPANY = "company"
    RESEARCH = "research"


@button("sp1:{page}")
@dataclass(frozen=True, slots=True)
class ShowSettings(Action):
    """Show a page of a server's settings: those of tables, of the deal of the day, of company, or of research."""

    page: SettingsPage


@button("pv1:delete", delete=True)
@button("pv1:keep", delete=False)
@dataclass(frozen=True, slots=True)
class AnswerPrivacy(Action):
    """Answer whether all data about a person shall be deleted."""

    delete: bool
