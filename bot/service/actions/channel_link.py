"""Linked channels: moderators of two servers agree on a link by a code, and those of either end it."""

from __future__ import annotations

from dataclasses import dataclass

from bot.model.actions import DrawLinkCode, EndLink
from bot.model.chance import Chance
from bot.model.code import new_code, read_code
from bot.model.errors import Refusal
from bot.service.common.identity import Identity
from bot.service.common.replies import Actor, Reply, need_moderator, need_server
from bot.service.running.across_board import AcrossBoards
from bot.service.running.channel_link import LinkNews
from bot.storage.storage import Storage
from bot.ui.channel_link import links_page
from bot.ui.screen import Screen


@dataclass(slots=True, eq=False)
class ChannelLinkService:
    """Links channels of two servers, and ends links."""

    _storage: Storage
    _identity: Identity
    _boards: AcrossBoards
    _news: LinkNews
    _chance: Chance

    async def show_or_accept(self, actor: Actor, reply: Reply, code: str | None) -> None:
        """Show moderators the links of their server; with a code, link the channel where they are."""
        _need_say(actor)
        if code is not None:
            _need_writable(actor)
            # The server must be stored before its channel is linked.
            guild = await self._identity.guild(actor)
            await self._storage.channel_links.accept((guild.id, actor.channel_id), read_code(code), actor.delivery)
            self._news.follow()
        await reply.show_note(await self._page(actor))

    async def draw_code(self, actor: Actor, reply: Reply, action: DrawLinkCode) -> None:
        """Draw a code by which the channel can be linked, and show it to the one who asks."""
        _need_say(actor)
        _need_writable(actor)
        guild, code = await self._identity.guild(actor), new_code(self._chance)
        await self._storage.channel_links.ask((guild.id, actor.channel_id), code, actor.delivery)
        await reply.show_panel(await self._page(actor, code))

    async def end(self, actor: Actor, reply: Reply, action: EndLink) -> None:
        """End a link; the moderators of either server may."""
        _need_say(actor)
        await self._storage.channel_links.end(actor.guild_id, action.link, actor.delivery)
        self._boards.look_soon()
        await reply.show_panel(await self._page(actor))

    async def _page(self, actor: Actor, code: str | None = None) -> Screen:
        links = await self._storage.channel_links.of_server(actor.guild_id)
        return links_page(links, actor.channel_id, code, await self._identity.to_asker(actor))


def _need_say(actor: Actor) -> None:
    """Raise `Refusal` for those who cannot speak for a server."""
    need_server(actor)
    need_moderator(actor)


def _need_writable(actor: Actor) -> None:
    """Raise `Refusal` where nothing could be shown."""
    if not actor.may_post:
        raise Refusal("link-closed")
