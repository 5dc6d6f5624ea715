"""Linked channels: the page on which moderators link channels and end links, and what a linked channel is told."""

from __future__ import annotations

from collections.abc import Sequence

from bot.i18n.texts import Texts
from bot.model.across import MOST_SHOWN
from bot.model.actions import DrawLinkCode, EndLink
from bot.model.channel_link import CODE_LIFE, ChannelLink
from bot.ui.formatting import GOLD, GREEN, when
from bot.ui.pages import note
from bot.ui.screen import Block, Button, Row, Screen, Style, Text, rows


def links_page(links: Sequence[ChannelLink], channel_id: int, code: str | None, t: Texts) -> Screen:
    """List the links of a server, and offer to end each or to draw a code for this channel; show one just drawn."""
    blocks: list[Block] = [Text(f"{t('links-title')}\n{t('links-about', most=MOST_SHOWN)}")]
    told = [
        t("links-line", number=number, place=f"<#{link.channel_id}>", since=when(link.since, "D"))
        for number, link in enumerate(links, start=1)
    ]
    blocks.append(Text("\n".join(told or [t("links-none")])))
    ends = [
        Button(t("button-link-end", number=number), EndLink(link.number), Style.DANGER)
        for number, link in enumerate(links, start=1)
    ]
    blocks += rows(ends, 5)
    if code is not None:
        blocks.append(Text(t("link-code", code=code, place=f"<#{channel_id}>", hours=CODE_LIFE.days * 24)))
    blocks.append(Row((Button(t("button-link-code"), DrawLinkCode(), emoji="🔗"),)))
    return Screen(tuple(blocks), GOLD)


def linked_note(t: Texts) -> Screen:
    """Tell a channel that it is linked."""
    return note(t("linked-now", most=MOST_SHOWN), GREEN)
