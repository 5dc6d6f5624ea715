"""The one entry for all clicks and commands.

It finds out who asks, calls a service and sends its answer. A refusal is told in words, and an error is logged with a
short reference that the person sees too.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import AsyncExitStack, suppress
from dataclasses import replace
from enum import StrEnum
from functools import partial
from typing import TYPE_CHECKING, Any, Concatenate, Final, ParamSpec, TypeAlias, TypeVar

import discord
from discord import app_commands, ui

from bot.app.invite import invite_link
from bot.i18n.texts import Texts, texts
from bot.model.company import Friend
from bot.model.delivery import Delivery
from bot.model.errors import GatewayError, NoAnswer, NotSaved, Overloaded, Refusal, Retry, SentTwice, Unsure
from bot.model.table import NOWHERE
from bot.model.waits import ADMISSION_WAIT_S, ANSWER_LIFE_S, HELD_BACK_S, TURN_WAIT_S
from bot.service.common.gateway import NOBODY, Mentioned
from bot.service.common.replies import Actor, Place, Reply, Upload, explain
from bot.service.host import Host
from bot.storage.fair_turns import CLICK_PATIENCE, PARTY, Patience, note_stored
from bot.ui.about import fault_page
from bot.ui.pages import note
from bot.ui.screen import File, Form, Picture, Row, Screen
from cogs.components import FormModal, ScreenView, answered, deliver_screen, files_of
from cogs.refused import ANSWERED, BROKEN, BUSY, LATE, UNKNOWN_MESSAGE, meaning_of
from cogs.words import language_of

if TYPE_CHECKING:
    from bot.app.client import StovkahraBot

log = logging.getLogger(__name__)

P = ParamSpec("P")
T = TypeVar("T")
Interaction: TypeAlias = "discord.Interaction[StovkahraBot]"


REFUSED: Final = {401, 403, 404}
"""HTTP statuses of Discord after which the same request is not repeated."""
IMPOSSIBLE: Final = (
    app_commands.CommandNotFound,
    app_commands.CommandSignatureMismatch,
    app_commands.TransformerError,
    app_commands.CheckFailure,
)
"""Errors of commands that nobody can type: of other versions, or with values that are not offered."""
TYPED: Final[Mapping[discord.AppCommandOptionType, type[str | int]]] = {
    discord.AppCommandOptionType.string: str,
    discord.AppCommandOptionType.integer: int,
}
"""The types of options that are typed, not chosen from what there is on a server."""
VOCAL: Final = (discord.VoiceChannel, discord.StageChannel)
"""Channels to talk in, each of which has a chat."""


NOTHING: Final = Screen((), 0)
"""What the bot itself shows where Discord says that it is thinking."""


class Outcome(StrEnum):
    """The result of a click or command, for the metrics."""

    DONE = "done"
    REFUSED = "refused"
    UNSAVED = "unsaved"
    LATE = "late"
    FAILED = "failed"
    TURNED_AWAY = "turned away"
    REPEATED = "repeated"


async def answer(
    interaction: Interaction,
    work: Callable[Concatenate[Actor, Reply, P], Awaitable[None]],
    *args: P.args,
    **kwargs: P.kwargs,
) -> None:
    """Do what was asked for, unless the operator has shut out who asks; answer whatever the result is."""

    async def work_unless_shut_out(actor: Actor, reply: Reply) -> None:
        interaction.client.host.bans.need_welcome(actor)
        await work(actor, reply, *args, **kwargs)

    await answer_everybody(interaction, work_unless_shut_out)


async def answer_everybody(
    interaction: Interaction,
    work: Callable[Concatenate[Actor, Reply, P], Awaitable[None]],
    *args: P.args,
    **kwargs: P.kwargs,
) -> None:
    """Do what was asked for, also for those whom the operator has shut out; answer whatever the result is."""
    if interaction.client.closing:
        interaction.client.health.answers.labels(Outcome.TURNED_AWAY).inc()
        await _say(interaction, note(texts(language_of(interaction.locale))("restarting")))
        return
    PARTY.set(interaction.user.id)
    health, came = interaction.client.health, time.monotonic()
    with interaction.client.answering():
        async with AsyncExitStack() as place:
            reply = DiscordReply(interaction, place)
            try:
                await _let_in(interaction, came, place)
                reply.hold_back(came)
                outcome, told = await _answer(interaction, came, reply, work, *args, **kwargs)
            except Overloaded:
                # The bot has too much to do: drop a click whose answer would come too late anyway.
                slow, in_time = interaction.client.storage.is_slow, time.monotonic() - came < ANSWER_LIFE_S
                outcome = Outcome.UNSAVED if slow else Outcome.TURNED_AWAY
                why = texts(language_of(interaction.locale))("not-saved" if slow else "overloaded")
                told = note(why) if in_time or reply.is_held else None
            CLICK_PATIENCE.set(None)
        if told is not None:
            await reply.say(told)
        await reply.let_go()
        health.seconds.observe((reply.answered or time.monotonic()) - came)
        health.answers.labels(outcome).inc()


async def _let_in(interaction: Interaction, came: float, place: AsyncExitStack) -> None:
    """Wait at the door, then have what was asked for wait for others; raise `Overloaded` where no time is left."""
    try:
        async with asyncio.timeout(ADMISSION_WAIT_S) as limit:
            await place.enter_async_context(interaction.client.admission.admit(interaction.user.id))
    except TimeoutError:
        if not limit.expired():
            raise
        raise Overloaded from None
    _begin_waiting(came)


def _begin_waiting(came: float) -> None:
    """Have what was asked for wait for others as long as there is time; raise `Overloaded` where none is left."""
    waited = time.monotonic() - came
    if waited > ADMISSION_WAIT_S:
        raise Overloaded
    CLICK_PATIENCE.set(Patience(TURN_WAIT_S - waited))


async def _answer(
    interaction: Interaction,
    came: float,
    reply: DiscordReply,
    work: Callable[Concatenate[Actor, Reply, P], Awaitable[None]],
    *args: P.args,
    **kwargs: P.kwargs,
) -> tuple[Outcome, Screen | None]:
    """Do what was asked for; return what is left to be said, if anything."""
    host, t = interaction.client.host, texts(language_of(interaction.locale))
    try:
        actor = asker(interaction)
        try:
            await _repeat(came, reply, work, actor, *args, **kwargs)
        except Refusal as refusal:
            if await host.was_sent_before(actor):
                raise SentTwice from None
            return Outcome.REFUSED, note(explain(refusal, await host.identity.to_asker(actor)))
        finally:
            # An earlier drawing may have been refused while this click was handled.
            host.note_open_channel(actor)
    except Refusal as refusal:
        return Outcome.REFUSED, note(explain(refusal, t))
    except NotSaved as error:
        return Outcome.UNSAVED, note(t("maybe-saved" if isinstance(error, Unsure) else "not-saved"))
    except GatewayError as error:
        log.info("Discord refused what was asked for: %s", error)
        return Outcome.REFUSED, note(t(error.key or BUSY.key))
    except Overloaded:
        raise
    except SentTwice:
        # Whoever asked has the answer of the first delivery.
        log.info("Discord has sent an interaction again, which had been carried out")
        return Outcome.REPEATED, None
    except Exception as error:
        return Outcome.FAILED, _logged(error, t)
    return reply.outcome, None


async def _repeat(
    came: float,
    reply: DiscordReply,
    work: Callable[Concatenate[Actor, Reply, P], Awaitable[None]],
    actor: Actor,
    *args: P.args,
    **kwargs: P.kwargs,
) -> None:
    """Do the work, and repeat it while the database asks for that, nothing was answered, and there is time."""
    while True:
        try:
            await work(actor, reply, *args, **kwargs)
        except Retry:
            if reply.used or time.monotonic() - came > TURN_WAIT_S:
                raise
        else:
            return


async def offer(
    interaction: Interaction, find: Callable[[Host, Actor], Awaitable[list[tuple[str, Any]]]]
) -> list[app_commands.Choice[Any]]:
    """Offer choices while somebody types, who comes by the same door as a click.

    Offer nothing where that fails, where the person has typed on meanwhile, and where the bot has too much to do,
    because nobody has asked for anything yet.
    """
    client, came = interaction.client, time.monotonic()
    if client.closing:
        return []
    PARTY.set(interaction.user.id)
    with client.answering(), suppress(Overloaded):
        async with client.admission.turn_of_the_newest(interaction.user.id) as is_newest:
            if is_newest:
                _begin_waiting(came)
                return await _found(interaction, find)
    return []


async def _found(
    interaction: Interaction, find: Callable[[Host, Actor], Awaitable[list[tuple[str, Any]]]]
) -> list[app_commands.Choice[Any]]:
    """Return the choices that `find` offers; none where it is refused or fails."""
    try:
        host, actor = interaction.client.host, asker(interaction)
        host.bans.need_welcome(actor)
        found = await find(host, actor)
    except Refusal:
        return []
    except Overloaded:
        raise
    except Exception as error:
        log.error("Nothing could be offered to somebody who types", exc_info=error)
        return []
    return [app_commands.Choice(name=name, value=value) for name, value in found]


async def apologise(interaction: Interaction, error: Exception) -> None:
    """Log an unexpected error with a reference, and tell the person that reference."""
    await _say(interaction, _logged(error, texts(language_of(interaction.locale))))


def _logged(error: Exception, t: Texts) -> Screen:
    """Log an unexpected error with a reference, and return what the person is told."""
    reference = secrets.token_hex(4)
    log.error("Error %s in answer to an interaction", reference, exc_info=error)
    return fault_page(reference, t)


async def answer_failed(interaction: Interaction, error: app_commands.AppCommandError) -> None:
    """Answer a command that could not be begun: with words where it is none that Discord offers, else as an error."""
    if not isinstance(error, IMPOSSIBLE):
        await apologise(interaction, error)
        return
    log.info("A command was not possible: %s", type(error).__name__)
    interaction.client.health.answers.labels(Outcome.REFUSED).inc()
    await _say(interaction, note(texts(language_of(interaction.locale))("impossible-command")))


def is_offered(interaction: Interaction) -> bool:
    """Return whether the options of a command are among what Discord offers; its own programs send nothing else."""
    command, given = interaction.command, interaction.namespace
    return not isinstance(command, app_commands.Command) or all(
        _may_be(parameter, given[parameter.display_name])
        for parameter in command.parameters
        if parameter.display_name in given
    )


def _may_be(parameter: app_commands.Parameter, value: object) -> bool:
    """Return whether an option may have a value: a text or a number, of its choices or of its range."""
    if parameter.type not in TYPED:
        return True
    if not isinstance(value, TYPED[parameter.type]):
        return False
    if parameter.choices:
        return value in [choice.value for choice in parameter.choices]
    size = len(value) if isinstance(value, str) else value
    least, most = parameter.min_value, parameter.max_value
    return (least is None or size >= least) and (most is None or size <= most)


def asker(interaction: Interaction) -> Actor:
    """Return who asks, and where: on a server where the bot is a member, or nowhere."""
    channel, user = interaction.channel, interaction.user
    anywhere = Actor(
        user_id=user.id,
        name=own_name(user),
        guild_id=NOWHERE,
        channel_id=interaction.channel_id or NOWHERE,
        bot=user.bot,
        locale=language_of(interaction.locale),
        guild_locale=language_of(interaction.guild_locale) if interaction.guild_locale is not None else None,
        may_post=False,
        delivery=Delivery(interaction.id, secrets.randbits(63)),
    )
    if not is_member(interaction):
        return replace(anywhere, invite=invite_link(interaction.application_id))
    lacks = lacking(interaction.app_permissions, channel)
    return replace(
        anywhere,
        guild_id=interaction.guild_id or NOWHERE,
        nickname=nickname(user),
        # Not the permissions of this channel: they alone make nobody a moderator of the server.
        moderator=isinstance(user, discord.Member) and user.guild_permissions.manage_messages,
        may_post=not lacks,
        lacks=lacks,
        parent_id=channel.parent_id if isinstance(channel, discord.Thread) else None,
        has_threads=not isinstance(channel, VOCAL),
    )


def own_name(user: discord.User | discord.Member) -> str:
    """Return the name of an account, without the one that it has on a server."""
    return user.global_name or user.name


def nickname(user: discord.User | discord.Member) -> str | None:
    """Return the name of an account on the server, where that is another one."""
    return user.display_name if user.display_name != own_name(user) else None


def friend_of(user: discord.User | discord.Member) -> Friend:
    """Return the account of a person who was chosen, and whether it is on the server."""
    return Friend(user.id, own_name(user), nickname(user), bot=user.bot, is_here=isinstance(user, discord.Member))


def is_member(interaction: Interaction) -> bool:
    """Return whether somebody asks on a server where the bot is a member.

    It is not in direct messages and group chats, nor on a server where only the person has the bot.
    """
    if interaction.guild_id is None:
        return False
    return interaction.is_guild_integration() or interaction.client.get_guild(interaction.guild_id) is not None


def upload(attachment: discord.Attachment) -> Upload:
    """Return a file that was handed in with a command."""
    return _upload(attachment.size, attachment.read)


def _upload(size: int, download: Callable[[], Awaitable[bytes]]) -> Upload:
    async def read() -> bytes:
        try:
            return await download()
        except (discord.HTTPException, *BROKEN) as error:
            raise NoAnswer(str(error)) from error

    return Upload(size, read)


def lacking(allowed: discord.Permissions, channel: object) -> tuple[str, ...]:
    """Return the keys of those permissions needed to show a table in a channel that are not allowed there.

    In a forum these are the permissions for its posts.
    """
    in_thread = isinstance(channel, discord.Thread | discord.ForumChannel)
    needed = {
        "permission-view-channel": allowed.view_channel,
        "permission-send-in-threads" if in_thread else "permission-send-messages": (
            allowed.send_messages_in_threads if in_thread else allowed.send_messages
        ),
        # Discord lets nobody write in the chat of a voice channel who may not connect to it.
        "permission-connect": allowed.connect or not isinstance(channel, VOCAL),
    }
    return tuple(key for key, given in needed.items() if not given)


async def _say(interaction: Interaction, told: Screen) -> None:
    if interaction.response.is_done():
        return
    try:
        await interaction.response.send_message(view=ScreenView(told), ephemeral=True)
    except (discord.HTTPException, *BROKEN) as error:
        _note_late(interaction, error)


def _note_late(interaction: Interaction, error: Exception) -> None:
    """Note that an answer did not arrive; what was asked for is done and stored."""
    log.info("An answer did not arrive: %s", error)
    if getattr(error, "code", 0) == ANSWERED:
        interaction.client.answered_by_others += 1


class DiscordReply:
    """Answers an interaction, as `Reply` describes."""

    def __init__(self, interaction: Interaction, place: AsyncExitStack) -> None:
        self._interaction = interaction
        self._place = place
        """The place among those whose clicks are at work: what is asked for is stored, others need not wait."""
        self.token = interaction.token
        self.message_id = interaction.message.id if interaction.message is not None else None
        self.on_panel = interaction.message is not None and interaction.message.flags.ephemeral
        self.used = False
        """Whether an answer has been tried."""
        self.outcome = Outcome.DONE
        self._shown: int | None = None
        """The message of the first answer, as far as there can be a second one."""
        self._late: discord.WebhookMessage | None = None
        """That message, where Discord was told before that the answer comes later."""
        self.answered: float | None = None
        """When the first answer had arrived."""
        self._awaited: Screen | None = None
        """What is shown as long as the result is being made, if it is; a screen of nothing where Discord shows it."""
        self._for_everybody = False
        """Whether everybody sees that Discord shows it."""
        self.is_held = False
        """Whether Discord was told that the answer comes later, because nothing else could be told in time."""
        self._holding: asyncio.Task[None] | None = None
        self._is_holding = False
        """Whether Discord is just being told so."""

    @property
    def limit(self) -> int:
        return self._interaction.filesize_limit

    @property
    def upload(self) -> Upload | None:
        carried: Any = self._interaction.data or {}
        file = next(iter((carried.get("resolved") or {}).get("attachments", {}).values()), None)
        return _upload(file["size"], partial(self._interaction.client.http.get_from_cdn, file["url"])) if file else None

    def hold_back(self, came: float) -> None:
        """Tell Discord in time that the answer comes later, unless there is one by then."""
        self._holding = asyncio.get_running_loop().create_task(self._hold_back(HELD_BACK_S - (time.monotonic() - came)))

    async def _hold_back(self, seconds: float) -> None:
        await asyncio.sleep(seconds)
        self._is_holding = True
        # A button shows nothing of it; below a command Discord itself says that the bot is thinking.
        typed = self.message_id is None
        try:
            await self._interaction.response.defer(ephemeral=typed, thinking=typed)
            self.is_held = True
        except (discord.HTTPException, *BROKEN) as error:
            _note_late(self._interaction, error)

    async def let_go(self) -> None:
        """Have nothing held back any more: there is an answer, or Discord is told so already."""
        if self._holding is not None:
            if not self._is_holding:
                self._holding.cancel()
            await asyncio.wait([self._holding])
            self._holding = None

    async def defer(self, place: Place, told: Screen | None = None) -> None:
        await self.let_go()
        if told is not None and self._is_in_place(place):
            await self._send(told, in_place=True)
            self._awaited = told
        elif self.is_held:
            await self.make_way()
        else:
            self._for_everybody = place is Place.PUBLIC
            await self._deliver(partial(_defer, self._interaction, hidden=not self._for_everybody))
            self._awaited = NOTHING

    async def make_way(self) -> None:
        note_stored()
        await self._place.aclose()

    async def say(self, words: Screen) -> None:
        """Tell the person why there is no answer, unless there is one: also where a result was being made."""
        await self.let_go()
        if self._awaited is None:
            await (self._say_late(words) if self.is_held else _say(self._interaction, words))
            return
        told, self._awaited = Screen((*words.blocks, *_rows(self._awaited)), words.colour), None
        try:
            await _renew(self._interaction, told, None, ScreenView(told))
            if self._for_everybody:
                # Only now a message for the person alone can follow, and the one for everybody can go.
                await _follow_up(self._interaction, told, ScreenView(told))
                await self._interaction.delete_original_response()
        except (discord.HTTPException, *BROKEN) as error:
            log.info("Words did not arrive: %s", error)

    async def _say_late(self, words: Screen) -> None:
        try:
            await self._send_late(words, None, ScreenView(words), hidden=True, in_place=False, mentioned=NOBODY)
        except (discord.HTTPException, *BROKEN) as error:
            log.info("Words did not arrive: %s", error)

    async def show_panel(self, screen: Screen) -> int | None:
        return await self._send(screen, hidden=True, in_place=self._is_in_place(Place.PANEL))

    async def show_board(self, screen: Screen) -> int | None:
        return await self._send(screen, in_place=self.message_id is not None and not self.on_panel)

    async def post(self, screen: Screen, mentioned: Mentioned = NOBODY) -> int | None:
        return await self._send(screen, mentioned=mentioned)

    async def show_below(self, screen: Screen) -> int | None:
        return await self._deliver(partial(deliver_screen, screen, partial(_follow_up, self._interaction, screen)))

    async def show_public(self, screen: Screen, mentioned: Mentioned = NOBODY) -> int | None:
        return await self._send(screen, in_place=self._is_in_place(Place.PUBLIC), mentioned=mentioned)

    async def ask(self, form: Form) -> None:
        await self.let_go()
        if self.is_held:
            # Discord takes no form any more, and nothing was changed for one.
            await self.say(note(texts(language_of(self._interaction.locale))("not-saved")))
            return
        await self._deliver(partial(_ask, self._interaction, form))

    async def show_note(self, screen: Screen, file: File | None = None) -> int | None:
        return await self._send(screen, hidden=True, file=file)

    def _is_too_late(self) -> bool:
        """Return whether the message of the first answer was pressed since, and shows something else."""
        shown, client = self._shown, self._interaction.client
        too_late = shown is not None and not client.presses.is_newest(shown, self._interaction.id)
        if too_late:
            log.info("A result is not shown where something else was pressed meanwhile")
        return too_late

    def _is_in_place(self, place: Place) -> bool:
        """Return whether an answer is shown where the pressed message was."""
        if place is Place.NOTE or self.message_id is None:
            return False
        return self.on_panel == (place is Place.PANEL)

    async def _send(
        self,
        screen: Screen,
        *,
        hidden: bool = False,
        in_place: bool = False,
        file: File | None = None,
        mentioned: Mentioned = NOBODY,
    ) -> int | None:
        if _size(screen, file) > self._interaction.filesize_limit:
            log.info("Pictures are left out that are larger than Discord takes here")
            screen = screen.without_pictures
        await self.let_go()
        if self._is_too_late():
            return None
        if self.is_held:
            send = partial(self._send_late, screen, file, hidden=hidden, in_place=in_place, mentioned=mentioned)
        elif self._interaction.response.is_done():
            send = partial(_renew, self._interaction, screen, file)
        elif in_place:
            send = partial(_edit, self._interaction, screen, hidden=self.on_panel)
        else:
            send = partial(_post, self._interaction, screen, file, hidden=hidden, mentioned=mentioned)
        named = file.name if file is not None else None
        shown = await self._deliver(partial(deliver_screen, screen, send, named))
        self._shown = shown if self._shown is None else self._shown
        return shown

    async def _send_late(
        self,
        screen: Screen,
        file: File | None,
        view: ui.LayoutView,
        *,
        hidden: bool,
        in_place: bool,
        mentioned: Mentioned,
    ) -> int:
        """Show a screen after Discord was told that the answer comes later; return the number of its message."""
        typed = self.message_id is None
        if in_place or typed:
            shown = await _renew(self._interaction, screen, file, view)
            if in_place or hidden:
                return shown
        if self._late is not None:
            # It says something else by now: what is still being made is shown in one message.
            return (await self._late.edit(view=view, attachments=files_of(screen, file))).id
        self._late = sent = await self._interaction.followup.send(
            view=view, ephemeral=hidden, wait=True, files=files_of(screen, file), allowed_mentions=allowed(mentioned)
        )
        if typed:
            # Only now a message for everybody can follow, and what the person alone has seen can go.
            await self._interaction.delete_original_response()
        return sent.id

    async def _deliver(self, send: Callable[[], Awaitable[T]]) -> T | None:
        self.used = True
        await self.make_way()
        try:
            sent = await send()
            self._awaited, self.answered = None, self.answered or time.monotonic()
            return sent
        except Exception as error:
            # The work is done and stored; only the answer did not arrive.
            if isinstance(error, BROKEN) or (
                isinstance(error, discord.HTTPException) and (error.code in LATE or error.status in REFUSED)
            ):
                _note_late(self._interaction, error)
                self.outcome = Outcome.LATE
            else:
                t, meaning = texts(language_of(self._interaction.locale)), meaning_of(error)
                if isinstance(meaning, GatewayError):
                    log.info("Discord refused an answer: %s", error)
                    told, self.outcome = note(t(meaning.key or BUSY.key)), Outcome.REFUSED
                else:
                    told, self.outcome = _logged(error, t), Outcome.FAILED
                await self.say(told)
            return None


def _size(screen: Screen, file: File | None) -> int:
    """Return how many bytes the files of an answer have."""
    shown = sum(len(block.content) for block in screen.blocks if isinstance(block, Picture))
    return shown + (len(file.content) if file is not None else 0)


async def _edit(interaction: Interaction, screen: Screen, view: ui.LayoutView, *, hidden: bool) -> int:
    """Show a screen in the place of the pressed message; return the number of the message that shows it."""
    assert interaction.message is not None
    files = files_of(screen)
    try:
        if files or interaction.message.attachments:
            # Without this list Discord would keep a picture that the new screen does not show.
            await interaction.response.edit_message(view=view, attachments=files)
        else:
            await interaction.response.edit_message(view=view)
    except discord.NotFound as error:
        if error.code != UNKNOWN_MESSAGE or not hidden:
            raise
        # The hand was taken away from above its table while it was pressed; what came of that is shown all the same.
        return await _post(interaction, screen, None, view, hidden=True, mentioned=NOBODY)
    return interaction.message.id


async def _defer(interaction: Interaction, *, hidden: bool) -> None:
    await interaction.response.defer(ephemeral=hidden, thinking=True)


async def _renew(interaction: Interaction, screen: Screen, file: File | None, view: ui.LayoutView) -> int:
    """Show a screen in the place of the answer that was given, or announced."""
    sent = await interaction.edit_original_response(view=view, attachments=files_of(screen, file))
    return sent.id


def _rows(screen: Screen) -> list[Row]:
    return [block for block in screen.blocks if isinstance(block, Row)]


async def _post(
    interaction: Interaction,
    screen: Screen,
    file: File | None,
    view: ui.LayoutView,
    *,
    hidden: bool,
    mentioned: Mentioned,
) -> int:
    files, people = files_of(screen, file), allowed(mentioned)
    sent = await interaction.response.send_message(view=view, ephemeral=hidden, files=files, allowed_mentions=people)
    assert sent.message_id is not None
    return sent.message_id


def allowed(mentioned: Mentioned) -> discord.AllowedMentions:
    """Return whom Discord may notify of a message, so that it notifies nobody else who is named there."""
    roles = [discord.Object(mentioned.role)] if mentioned.role is not None else False
    people = [discord.Object(account) for account in mentioned.accounts] or False
    return discord.AllowedMentions(everyone=False, replied_user=False, users=people, roles=roles)


async def _ask(interaction: Interaction, form: Form) -> None:
    await interaction.response.send_modal(FormModal(form))


async def _follow_up(interaction: Interaction, screen: Screen, view: ui.LayoutView) -> int:
    sent = await interaction.followup.send(view=view, ephemeral=True, wait=True, files=files_of(screen))
    return sent.id


def _without_bots(carried: Mapping[str, Any], values: Sequence[str]) -> tuple[str, ...]:
    """Return what was chosen or written; other bots are nobody whom one could choose."""
    accounts = (carried.get("resolved") or {}).get("users") or {}
    return tuple(value for value in values if not accounts.get(value, {}).get("bot"))


async def press(interaction: Interaction) -> None:
    """Do what the custom_id of a button, a list or a form says, whichever version of the bot has sent it."""
    carried: Any = interaction.data
    if interaction.type is discord.InteractionType.modal_submit:
        values = answered(carried)
    elif interaction.type is discord.InteractionType.component:
        values = tuple(map(str, carried.get("values") or ()))
        assert interaction.message is not None
        interaction.client.presses.note(interaction.message.id, interaction.id)
    else:
        return
    await answer_everybody(
        interaction, interaction.client.host.press, carried["custom_id"], _without_bots(carried, values)
    )
