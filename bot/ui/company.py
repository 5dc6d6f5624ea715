"""The pages about company: who is told when a table opens, and whom a person has blocked."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from bot.i18n.texts import Texts
from bot.model.company import Block as BlockPeople
from bot.model.company import Blocked, ChooseTold, Invitation, Told, Unblock
from bot.model.names import bare, short
from bot.model.person import Person
from bot.model.reminder import ShowReminders
from bot.model.table import Table
from bot.ui.formatting import GREEN, GREY, name, plain, when
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
        Button(
            t(f"button-told-{way}"),
            ChooseTold(way),
            Style.GOOD if way is told else Style.PLAIN,
            enabled=way is not told,
        )
        for way in WAYS
    ]
    quiet = Row((reminders_button(t),))
    return Screen((Text("\n".join(lines)), Row(tuple(buttons)), quiet), GREEN if told in WAYS[:2] else GREY)


def reminders_button(t: Texts) -> Button:
    """Make the button to the quiet hours, and to when one is told of the deal of the day."""
    return Button(t("button-reminders"), ShowReminders(), emoji="⏰")


def blocks_page(blocked: Sequence[Blocked], most: int, t: Texts, done: str | None = None) -> Screen:
    """List whom a person has blocked, and let them block and unblock.

    `done` tells what has just been done.
    """
    told = [f"- {_told(each, t)}" for each in blocked] or [t("blocks-none")]
    blocks: list[Block] = [Text(done)] if done is not None else []
    blocks.append(Text("\n".join((t("blocks-title"), t("blocks-about", most=most), *told))))
    if left := most - len(blocked):
        blocks += [Text(t("blocks-add")), People(BlockPeople(), left)]
    if blocked:
        choices = [_choice(number, each) for number, each in enumerate(blocked, start=1)]
        blocks += [Text(t("blocks-remove")), Select(Unblock(), tuple(choices), least=0, most=len(choices))]
    return Screen(tuple(blocks), GREY)


def _told(blocked: Blocked, t: Texts) -> str:
    return t("blocks-met", name=plain(blocked.name)) if blocked.account is None else f"<@{blocked.account}>"


def _choice(number: int, blocked: Blocked) -> Choice:
    known_as = short(bare(blocked.name)) if blocked.name else blocked.account
    value = f"{blocked.table_id} {blocked.name}" if blocked.account is None else str(blocked.account)
    return Choice(f"{number}. {known_as}", value)


def invitation(accounts: Sequence[int], role: int | None, t: Texts) -> list[str]:
    """Mention those who are told of a table; nothing where there is nobody."""
    people = [f"<@&{role}>"] if role is not None else [f"<@{account}>" for account in accounts]
    return [t("invitation", people=" ".join(people))] if people else []


def friends_invited(table: Table, invited: Invitation, t: Texts) -> list[str]:
    """Mention those for whom seats are kept at a table that has just opened; nothing where there is nobody."""
    if not invited.kept or table.clock.kept_until is None:
        return []
    people, until = _mentions(friend.user_id for friend in invited.kept), when(table.clock.kept_until)
    return [t("friends-invited", name=name(table.opener, t), people=people, until=until)]


def invited_page(invited: Invitation, t: Texts) -> Screen | None:
    """Say for whom no seat could be kept, and who is not notified; `None` where there is nobody."""
    told = [
        t(key, people=_mentions(accounts))
        for key, accounts in (("friends-refused", invited.refused), ("friends-silent", invited.silent))
        if accounts
    ]
    return Screen((Text("\n".join(told)),), GREY) if told else None


def _mentions(accounts: Iterable[int | None]) -> str:
    return " ".join(f"<@{account}>" for account in accounts)


def direct_text(table: Table, place: str, t: Texts) -> str:
    """Tell somebody who is not in the channel of a table that has opened."""
    game = screens_of(table)
    told = {"name": name(table.opener, t), "game": game.title(t), "place": place, "command": table.kind.name}
    return t("direct-invitation", **told)
