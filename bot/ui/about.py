"""About the bot: who runs it, the way to a report, and what they are told who are shut out."""

from __future__ import annotations

from typing import Final

from bot import __version__
from bot.i18n.texts import Texts
from bot.model.actions import Look
from bot.model.ban import Ban
from bot.model.operator import Operator, ShowAbout
from bot.model.report import ShowReport
from bot.ui.formatting import GREY, literal
from bot.ui.screen import Button, Row, Screen, Style, Text, rows

LINK: Final = "https://"
"""The beginning of addresses that Discord shows as links by itself."""


def about_buttons(t: Texts, table_id: int = 0) -> list[Button]:
    """Make the buttons to the two pages; `table_id` is the table at which they stand, or 0."""
    return [report_button(table_id, t), about_button(table_id, t)]


def about_page(operator: Operator, table_id: int, t: Texts) -> Screen:
    """Say which version of the bot this is, who runs it, and where its terms and licence are."""
    lines = [
        t("about-title", version=__version__),
        t("about-operator", named="yes" if operator.name else "no", name=literal(operator.name)),
        t("about-support", **support(operator)),
        *([t("about-terms", address=operator.terms)] if operator.terms else []),
        t("about-privacy", linked="yes" if operator.privacy else "no", address=operator.privacy),
        t("about-licence"),
    ]
    return Screen((Text("\n".join(lines)), *rows([report_button(table_id, t), *back_button(table_id, t)], 2)), GREY)


def fault_page(reference: str, t: Texts) -> Screen:
    """Tell somebody that something went wrong, by which reference it is logged, and how to report it."""
    return Screen((Text(t("error", reference=reference)), Row((report_button(0, t, reference),))), GREY)


def goodbye(ban: Ban, operator: Operator, t: Texts) -> Screen:
    """Say on a server why the bot leaves it."""
    return Screen((Text(t("goodbye", **ban_details(ban, operator))),), GREY)


def ban_details(ban: Ban, operator: Operator) -> dict[str, str]:
    """Return what the texts for those who are shut out name."""
    given = {"who": str(ban.kind), "why": "yes" if ban.reason else "no", "reason": literal(ban.reason)}
    return given | support(operator)


def support(operator: Operator) -> dict[str, str]:
    """Return whether the operator has named an address, and the address as it is written."""
    address = operator.support
    return {"named": "yes" if address else "no", "address": address if address.startswith(LINK) else literal(address)}


def report_button(table_id: int, t: Texts, reference: str = "") -> Button:
    """Make the button to the page on which somebody or a fault is reported."""
    return Button(t("button-report"), ShowReport(table_id, reference), emoji="📨")


def about_button(table_id: int, t: Texts) -> Button:
    """Make the button to the page about the bot."""
    return Button(t("button-about"), ShowAbout(table_id), emoji="ℹ️")


def back_button(table_id: int, t: Texts) -> list[Button]:
    """Make the button back to the hand at a table, if a page was opened from one."""
    return [Button(t("button-back"), Look(table_id, "0.0"), Style.GO)] if table_id else []
