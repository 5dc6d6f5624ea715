"""The pages about company: who is told when a table opens, and whom a person has blocked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.i18n.texts import Texts
from bot.model.actions import Block as BlockPeople
from bot.model.actions import ChooseTold, ShowReminders, Unblock
from bot.model.company import Told
from bot.model.names import bare
from bot.model.person import Person
from bot.model.table import Table
from bot.ui.formatting import GREEN, GREY, name, short
from bot.ui.games import screens_of
from bot.ui.screen import Block, Button, Choice, People, Row, Screen, Select, Style, Text

WAYS: Final = (Told.MENTION, Told.DIRECT, Told.OFF)
"""How one can choose to be told."""


def told_page(person: Person, told: Told, role: int | None, t: Texts) -> Screen:
    """Say how a person is told when a table opens on this server, and let them choose."""
    lines = [t("told-title"), t(f"told-now-{told}"), t("told-how")]
    if role is not None and told is Told.MENTION:
        lines.append(t("told-role", role=f"<@&{role}>"))
    if not person.pings and told is not Told.OFF:
        lines.append(t("told-no-pings"))
    buttons = [
        Button(t(f"button-told-{way}"), ChooseTold(way), Style.GOOD if way is told else Style.PLAIN) for way in WAYS
    ]
    quiet = Row((reminders_button(t),))
    return Screen((Text("\n".join(lines)), Row(tuple(buttons)), quiet), GREEN if told in WAYS[:2] else GREY)


def reminders_button(t: Texts) -> Button:
    """Make the button to the quiet hours, and to when one is told of the deal of the day."""
    return Button(t("button-reminders"), ShowReminders(), emoji="⏰")


def blocks_page(blocked: Sequence[tuple[int, str]], most: int, t: Texts, done: str | None = None) -> Screen:
    """List the accounts that a person has blocked, each with its name, and let them block and unblock.

    `done` tells what has just been done.
    """
    told = [f"- <@{account}>" for account, _ in blocked] or [t("blocks-none")]
    blocks: list[Block] = [Text(done)] if done is not None else []
    blocks.append(Text("\n".join((t("blocks-title"), t("blocks-about", most=most), *told))))
    if left := most - len(blocked):
        blocks += [Text(t("blocks-add")), People(BlockPeople(), left)]
    if blocked:
        choices = [_choice(number, *each) for number, each in enumerate(blocked, start=1)]
        blocks += [Text(t("blocks-remove")), Select(Unblock(), tuple(choices), least=0, most=len(choices))]
    return Screen(tuple(blocks), GREY)


def _choice(number: int, account: int, known_as: str) -> Choice:
    return Choice(f"{number}. {short(bare(known_as)) if known_as else account}", str(account))


def invitation(accounts: Sequence[int], role: int | None, t: Texts) -> str:
    """Mention those who are told of a table; nothing where there is nobody."""
    people = [f"<@&{role}>"] if role is not None else [f"<@{account}>" for account in accounts]
    return t("invitation", people=" ".join(people)) if people else ""


def direct_text(table: Table, place: str, t: Texts) -> str:
    """Tell somebody who is not in the channel of a table that has opened."""
    game = screens_of(table)
    told = {"name": name(table.opener, t), "game": game.title(t), "place": place, "command": table.kind.name}
    return t("direct-invitation", **told)
