"""The commands of every game, one group each, made from the options of its rules and from what the game can do."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from inspect import Parameter, Signature
from typing import Any, Final

import discord
from discord import app_commands

from bot.model.across import Wait
from bot.model.actions import EARLY_GAME
from bot.model.errors import Refusal
from bot.model.evening import LEAST_DEALS, MOST_DEALS
from bot.model.event import Form
from bot.model.forms import MOVEMENTS, offered
from bot.model.options import Clock, rule_options
from bot.model.roster import COMPUTERS
from bot.service.common.replies import Actor, Reply, need_posting
from bot.ui.games import SCREENS
from bot.ui.games.screens import AnyScreens
from cogs.entry import Interaction, answer, friend_of, offer, upload
from cogs.words import MOST_TYPED, SWITCH, Callback, Number, about, choices, choices_of, game_in, named, of_games, word

ANYWHERE: Final = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=True)
"""Servers, direct messages with the bot, and those with others and in groups."""
BY_ANYBODY: Final = app_commands.AppInstallationType(guild=True, user=True)
"""Whether the bot was added to a server, or by a person to their own account."""
MINE: Final = "mine"
"""What is chosen for one's own mistakes instead of puzzles."""

TABLE_CHOICES: Final = {
    "computers": choices("level", [str(level) for level in COMPUTERS]),
    "clock": choices("clock", [str(clock) for clock in Clock]),
    "only": SWITCH,
    "alone": SWITCH,
}
"""The options of a new table of any game that are typed, and their choices; all others are chosen at the table."""
FRIENDS: Final = {"friend": "with", "friend_2": "with-2", "friend_3": "with-3"}
"""The options of a new table for those for whom a seat is kept, the opener's partner first: `with` is Python's word."""


def groups() -> list[app_commands.Group]:
    """Make the commands for playing: those of each game, and with the usual game's those that all games share."""
    return [group_of(screens) for screens in SCREENS.values()]


def group_of(screens: AnyScreens) -> app_commands.Group:
    """Make the commands of a game: to start, and to open a table; with the usual one those that all games share."""
    game = screens.game
    commands: dict[str, Callback] = {"home": _home(game), "new": _new(screens)}
    if game == EARLY_GAME:
        commands |= _shared()
    made = app_commands.Group(
        name=word(f"command-{game}"),
        description=word(f"command-{game}-about"),
        allowed_contexts=ANYWHERE,
        allowed_installs=BY_ANYBODY,
    )
    for name, callback in commands.items():
        made.command(name=word(f"command-{name}"), description=word(f"command-{name}-about"))(callback)
    return made


def _home(game: str) -> Callback:
    async def home(interaction: Interaction) -> None:
        """Show what waits, and the ways to all that there is."""
        await answer(interaction, interaction.client.host.home.show, game)

    return home


def _shared() -> dict[str, Callback]:
    """Make the commands that all games share, in the order in which Discord lists them; an option says which game."""
    duplicates = [game for game, screens in SCREENS.items() if screens.kind.duplicates is not None]
    puzzles = [game for game, screens in SCREENS.items() if screens.kind.puzzles is not None]
    reviews = [game for game, screens in SCREENS.items() if screens.kind.reviews is not None]
    lessons = [game for game, screens in SCREENS.items() if screens.lesson is not None]
    return {
        "hand": hand,
        "tables": tables,
        "find": of_games(SCREENS)(find),
        "daily": of_games(duplicates)(daily),
        "challenge": of_games(duplicates)(challenge),
        "evening": of_games(duplicates)(evening),
        "puzzle": of_games(puzzles)(puzzle),
        "review": of_games(reviews)(review),
        "learn": of_games(lessons)(learn),
        "rules": of_games(SCREENS)(rules),
        "show": show,
        "leave": leave,
        "stop": stop,
        "preferences": preferences,
    }


# What a table's number says


@app_commands.rename(**named("table"))
@app_commands.describe(**about("table"))
async def show(interaction: Interaction, table: Number | None = None) -> None:
    """Post a table again."""

    async def work(actor: Actor, reply: Reply) -> None:
        need_posting(actor)
        await interaction.client.host.display.show(actor, reply, table)

    await answer(interaction, work)


async def tables(interaction: Interaction) -> None:
    """List the tables of the server."""
    await answer(interaction, interaction.client.host.display.list_tables)


@app_commands.rename(**named("table"))
@app_commands.describe(**about("table"))
async def hand(interaction: Interaction, table: Number | None = None) -> None:
    """Open the hand of the person who asks."""
    await answer(interaction, interaction.client.host.display.open_hand, table)


@app_commands.rename(**named("table"))
@app_commands.describe(**about("table"))
async def leave(interaction: Interaction, table: Number | None = None) -> None:
    """Leave a seat at a table."""
    await answer(interaction, interaction.client.host.endings.leave, table)


@app_commands.rename(**named("table"))
@app_commands.describe(**about("table"))
async def stop(interaction: Interaction, table: Number | None = None) -> None:
    """Stop a table, or vote to stop it."""
    await answer(interaction, interaction.client.host.endings.stop, table)


async def preferences(interaction: Interaction) -> None:
    """Show the preferences of the person who asks."""
    await answer(interaction, interaction.client.host.settings.show_preferences)


# What an option says of which game it is


async def topics(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Offer the topics of the rules of the game that was chosen."""
    return await offer(interaction, lambda host, actor: host.rules.topics(actor, game_in(interaction), typed))


@app_commands.rename(**named("topic"))
@app_commands.describe(**about("topic"))
@app_commands.autocomplete(topic=topics)
async def rules(interaction: Interaction, topic: str | None = None, kind: str = EARLY_GAME) -> None:
    """Show the rules on a topic, or their contents."""
    await answer(interaction, interaction.client.host.rules.show_rules, kind, topic)


@app_commands.rename(**named("minutes"))
@app_commands.describe(**about("minutes"))
@app_commands.choices(minutes=[app_commands.Choice(name=str(int(wait)), value=int(wait)) for wait in Wait])
async def find(interaction: Interaction, minutes: int = Wait.HALF, kind: str = EARLY_GAME) -> None:
    """Wait for a table with people of all servers."""
    await answer(interaction, interaction.client.host.across.find, kind, minutes)


async def learn(interaction: Interaction, kind: str = EARLY_GAME) -> None:
    """Show the game's lesson to the person who asks."""
    await answer(interaction, interaction.client.host.lessons.learn, kind)


async def days(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Offer the days of which a deal of the game that was chosen can be shown."""
    return await offer(interaction, lambda host, actor: host.earlier_days.days(actor, game_in(interaction), typed))


@app_commands.rename(**named("day"))
@app_commands.describe(**about("day"))
@app_commands.autocomplete(day=days)
async def daily(interaction: Interaction, day: str | None = None, kind: str = EARLY_GAME) -> None:
    """Show the game's deal of the day, or of an earlier one, to the person who asks."""
    await answer(interaction, interaction.client.host.dailies.show_daily, kind, day)


@app_commands.rename(**named("which"))
@app_commands.describe(**about("which"))
@app_commands.choices(which=choices("choice-which", [MINE]))
async def puzzle(interaction: Interaction, which: str | None = None, kind: str = EARLY_GAME) -> None:
    """Show the next puzzle of the game to the person who asks, or a mistake from the person's own games."""
    host = interaction.client.host
    await answer(interaction, host.mistakes.show if which == MINE else host.puzzles.show_puzzle, kind)


@app_commands.rename(**named("deals", "form", "at", "weekly"))
@app_commands.describe(deals=word("option-evening-deals-about"), **about("form", "at", "weekly"))
@app_commands.choices(form=choices("choice-form", offered(EARLY_GAME)))
async def evening(
    interaction: Interaction,
    deals: app_commands.Range[int, LEAST_DEALS, MOST_DEALS] | None = None,
    form: str | None = None,
    at: app_commands.Range[str, 1, MOST_TYPED] | None = None,
    weekly: bool | None = None,
    kind: str = EARLY_GAME,
) -> None:
    """Begin an evening of the same deals, show how the one here stands, or have people sign up for one."""
    host = interaction.client.host

    async def work(actor: Actor, reply: Reply) -> None:
        need_posting(actor)
        if at is not None:
            await host.appointments.open_evening(actor, reply, at, kind, deals, form or Form.TEAMS, weekly=bool(weekly))
        elif weekly is not None:
            raise Refusal("at-weekly")
        elif form is not None and form in MOVEMENTS:
            await host.individuals.show_or_open(actor, reply, kind, deals, form)
        else:
            await host.evenings.show_or_begin(actor, reply, kind, deals, form)

    await answer(interaction, work)


@app_commands.rename(**named("friend"))
@app_commands.describe(**about("friend"))
async def challenge(interaction: Interaction, friend: discord.User | None = None, kind: str = EARLY_GAME) -> None:
    """Challenge a friend to the same deals, or list the challenges of the person who asks."""
    challenges = interaction.client.host.challenges
    await answer(interaction, challenges.challenge, kind, friend_of(friend) if friend is not None else None)


async def finished(interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
    """Offer the finished games of the kind that was chosen."""
    return await offer(interaction, lambda host, actor: host.ledger.games(actor, typed, game_in(interaction)))


@app_commands.rename(**named("number", "deal", "record"))
@app_commands.describe(number=word("option-finished-about"), deal=word("option-deal-about"), **about("record"))
@app_commands.autocomplete(number=finished)
async def review(
    interaction: Interaction,
    number: Number | None = None,
    deal: app_commands.Range[int, 1, 99] | None = None,
    record: discord.Attachment | None = None,
    kind: str = EARLY_GAME,
) -> None:
    """Look back on a deal of a finished game, or of the game in a record."""
    host = interaction.client.host
    if record is not None:
        await answer(interaction, host.records.review, upload(record), deal)
    else:
        await answer(interaction, host.reviews.review, kind, number, deal)


def _new(screens: AnyScreens) -> Callback:
    """Make the command that opens a table, with what people need first; all else is chosen at the table."""
    values = rule_options(screens.game)[screens.length] if screens.length is not None else ()
    length = {screens.length: choices_of(screens.length, values)} if screens.length is not None else {}
    offered: dict[str, list[app_commands.Choice[Any]]] = {**_opponents(screens), **length, **TABLE_CHOICES}
    friends = dict(list(FRIENDS.items())[: max(screens.kind.seats) - 1])

    async def new(interaction: Interaction, **chosen: Any) -> None:
        """Open a table where the bot can show it; options that are not chosen are those of the server."""

        async def work(actor: Actor, reply: Reply) -> None:
            said: dict[str, Any] = {name: value for name, value in chosen.items() if value is not None}
            rules = {name: _value(values, said[name]) for name in length if name in said}
            other = {"clock": said["clock"]} if "clock" in said else {}
            alone, only = (said.get(name) == "on" for name in ("alone", "only"))
            computers, opponents = said.get("computers"), said.get("opponents", 0)
            invited = [friend_of(said[name]) for name in friends if name in said]
            if not alone:
                need_posting(actor)
            if "at" in said:
                if computers or opponents or alone or only:
                    raise Refusal("at-with")
                opened, weekly = interaction.client.host.appointments.open, said.get("weekly", False)
                await opened(actor, reply, said["at"], screens.game, rules, other, weekly=weekly, friends=invited)
                return
            if "weekly" in said:
                raise Refusal("at-weekly")
            await interaction.client.host.lobby.open_table(
                actor,
                reply,
                rules,
                other,
                computers,
                screens.game,
                opponents,
                alone=alone,
                friends=invited,
                only=only,
            )

        await answer(interaction, work)

    # discord.py reads the options of a command from the signature of its function.
    new.__signature__ = _signature(offered, friends, length)  # type: ignore[attr-defined]
    app_commands.rename(
        **named(*offered, "at", "weekly"), **{name: word(f"option-{friends[name]}") for name in friends}
    )(new)
    described = {name: word(f"option-{friends[name]}-about") for name in friends}
    app_commands.describe(**about(*offered, "at", "weekly") | described | {"computers": word(screens.computers_about)})(
        new
    )
    app_commands.choices(**offered)(new)
    return new


def _opponents(screens: AnyScreens) -> dict[str, list[app_commands.Choice[int]]]:
    """Return the choice of how many computers to play with, in a game whose number of seats varies."""
    numbers = [seats - 1 for seats in screens.kind.seats]
    return {"opponents": [app_commands.Choice(name=str(each), value=each) for each in numbers]} if numbers[1:] else {}


def _signature(
    offered: Mapping[str, list[app_commands.Choice[Any]]], friends: Iterable[str], length: Iterable[str]
) -> Signature:
    """Return a signature in which no option is required, each of the type of its choices, or a person or a time.

    Discord lists them in this order: those first that most want.
    """
    order = ("computers", "opponents", *friends, *length, "clock", "at", "weekly", "only", "alone")
    types: dict[str, Any] = {name: type(choice[0].value) for name, choice in offered.items()}
    types |= dict.fromkeys(friends, discord.User)
    types |= {"at": app_commands.Range[str, 1, MOST_TYPED], "weekly": bool}
    kind = Parameter.POSITIONAL_OR_KEYWORD
    options = [Parameter(name, kind, default=None, annotation=types[name] | None) for name in order if name in types]
    return Signature([Parameter("interaction", kind, annotation=Interaction), *options])


def _value(values: tuple[object, ...], chosen: str | int) -> object:
    """Return the value of a rule's option for the text that was chosen."""
    return next(value for value in values if str(value) == str(chosen))
