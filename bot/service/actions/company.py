"""Company: who is told when a table opens, and who does not want to sit with whom."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from bot.i18n.texts import Texts
from bot.model.company import (
    MOST_BLOCKED,
    Block,
    ChooseTold,
    Friend,
    Invitation,
    Invited,
    ShowBlocks,
    ShowTold,
    Unblock,
)
from bot.model.errors import NotSaved, PersonGone, Refusal
from bot.model.options import Guild
from bot.model.person import Person
from bot.model.table import Status, Table
from bot.service.common.gateway import Mentioned
from bot.service.common.replies import Actor, Reply, does, need_server
from bot.service.running.ground import Ground
from bot.ui.company import blocks_page, direct_text, friends_invited, invitation, invited_page, told_page
from bot.ui.pages import note, where
from bot.ui.screen import Screen, Text

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class CompanyService:
    """Tells people of tables, and keeps apart who wants to be."""

    _ground: Ground

    # Being told when a table opens

    @does(ShowTold)
    async def show_told(self, actor: Actor, reply: Reply, _: ShowTold) -> None:
        """Show how a person is told when a table opens on this server."""
        need_server(actor)
        person = await self._ground.identity.person(actor)
        await reply.show_note(await self._told_screen(actor, person))

    @does(ChooseTold)
    async def choose_told(self, actor: Actor, reply: Reply, action: ChooseTold) -> None:
        """Note how a person wants to be told when a table opens on this server."""
        need_server(actor)
        person = await self._ground.identity.person(actor)
        await self._ground.storage.company.choose(person, actor.guild_id, action.told, actor.delivery)
        await reply.show_panel(await self._told_screen(actor, person))

    async def _told_screen(self, actor: Actor, person: Person) -> Screen:
        guild, told = (
            await self._ground.identity.guild(actor),
            await self._ground.storage.company.find_wish(person, actor.guild_id),
        )
        return told_page(person, told, self._role(guild), self._ground.identity.to(person))

    def _role(self, guild: Guild) -> int | None:
        """Return the role that is mentioned instead of people; `None` where it is gone, or may not be mentioned now."""
        role = guild.settings.role
        return role if role is not None and self._ground.gateway.may_mention(guild.id, role) else None

    async def gather(self, table: Table) -> Invited:
        """Return who is told of a table that has just been opened; nobody where no seat waits for just anybody."""
        if table.status is not Status.LOBBY or table.for_invited or not table.seats.free_seats:
            return Invited()
        try:
            return await self._ground.storage.company.gather(table, self._role(table.guild))
        except NotSaved:
            log.warning("Nobody is told of table %s", table.id)
            return Invited()

    def invite(self, screen: Screen, table: Table, company: Invited, t: Texts) -> tuple[Screen, Mentioned]:
        """Return a screen that mentions those who are told there of a table, and whom it may notify."""
        told = [*friends_invited(table, company.invitation, t), *invitation(company.accounts, company.role, t)]
        mentioned = Mentioned((*company.invitation.notified, *company.accounts), company.role)
        return (Screen((*screen.blocks, *map(Text, told)), screen.colour) if told else screen), mentioned

    async def show_invited(self, reply: Reply, person: Person, invited: Invitation) -> None:
        """Tell the opener of a table for whom no seat could be kept, and who may not have noticed."""
        told = invited_page(invited, self._ground.identity.to(person))
        if told is not None:
            await reply.show_below(told)

    def tell(self, table: Table, company: Invited, message_id: int | None) -> None:
        """Tell by direct messages of a table that stands in this message."""
        for person in company.direct:
            self._ground.background.spawn(partial(self._tell, table, person, message_id))

    async def _tell(self, table: Table, person: Person, message_id: int | None) -> None:
        place = where(table.guild_id, table.channel_id, message_id)
        screen = note(direct_text(table, place, self._ground.identity.to(person)))
        try:
            if person.user_id is not None:
                await self._ground.gateway.tell(table.guild_id, table.channel_id, person.user_id, screen)
        except PersonGone:
            await self._ground.storage.company.close(person, table.guild_id)

    # Blocks

    @does(ShowBlocks)
    async def show_blocks(self, actor: Actor, reply: Reply, _: ShowBlocks) -> None:
        """Show whom a person has blocked, and nobody else."""
        person = await self._ground.identity.person(actor)
        await reply.show_note(await self._blocks(person))

    @does(Block)
    async def block(self, actor: Actor, reply: Reply, action: Block) -> None:
        """Note that a person does not want to sit with others, who are not told of it."""
        person = await self._ground.identity.person(actor)
        chosen = accounts(action.values)
        if not chosen:
            raise Refusal("block-bots")
        await self._block(actor, person, chosen)
        await reply.show_panel(await self._blocks(person))

    async def _block(self, actor: Actor, person: Person, chosen: Sequence[int]) -> None:
        if actor.user_id in chosen:
            raise Refusal("block-self")
        await self._ground.storage.company.block(person, chosen, actor.delivery)

    async def block_account(self, actor: Actor, reply: Reply, account: int, *, bot: bool) -> None:
        """Block the person of an account, and say how that is undone."""
        person = await self._ground.identity.person(actor)
        if bot:
            raise Refusal("block-bots")
        await self._block(actor, person, [account])
        done = self._ground.identity.to(person)("blocks-done", person=f"<@{account}>")
        await reply.show_note(await self._blocks(person, done))

    @does(Unblock)
    async def unblock(self, actor: Actor, reply: Reply, action: Unblock) -> None:
        """Note that a person may sit with others again."""
        person = await self._ground.identity.person(actor)
        met = [each for each in action.values if " " in each]
        others = accounts(tuple(each for each in action.values if each not in met))
        await self._ground.storage.company.unblock(person, others, [_met(each) for each in met], actor.delivery)
        await reply.show_panel(await self._blocks(person))

    async def _blocks(self, person: Person, done: str | None = None) -> Screen:
        blocked = await self._ground.storage.company.blocked(person)
        return blocks_page(blocked, MOST_BLOCKED, self._ground.identity.to(person), done)


def _met(value: str) -> tuple[int, str]:
    """Return where somebody was met who was chosen in the list, and by which name."""
    table, _, name = value.partition(" ")
    if not table.isdecimal() or len(table) > 18:
        raise Refusal("unknown-button")
    return int(table), name


def need_friends(actor: Actor, friends: Sequence[Friend]) -> None:
    """Raise `Refusal` where somebody invites computers, themselves, or the same person twice."""
    accounts = [friend.account for friend in friends]
    if any(friend.bot for friend in friends):
        raise Refusal("friends-bots")
    if actor.user_id in accounts:
        raise Refusal("friends-self")
    if len(set(accounts)) != len(accounts):
        raise Refusal("same-person-twice")


def accounts(values: tuple[str, ...]) -> list[int]:
    """Return the accounts that were chosen in a list."""
    if not all(value.isdecimal() and len(value) < 20 for value in values):
        raise Refusal("unknown-button")
    return list(map(int, values))
