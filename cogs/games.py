"""The commands of every game, one group each, made from the options of its rules and from what the game can do."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine, Iterable, Mapping
from inspect import Parameter, Signature
from typing import Any, Concatenate, Final, TypeAlias

import discord
from discord import app_commands

from bot.model.across import Wait
from bot.model.code import CODE_LENGTH
from bot.model.errors import Refusal
from bot.model.evening import LEAST_DEALS, MOST_DEALS
from bot.model.event import Form
from bot.model.forms import MOVEMENTS, offered
from bot.model.ledger import Period
from bot.model.ledger_pages import DrawStandings
from bot.model.options import Clock, Newcomers, Pace, Partners, Pause, Ping, TableLook, rule_options
from bot.model.roster import COMPUTERS
from bot.model.server_match import may_match
from bot.service.common.replies import Actor, Reply
from bot.service.host import Host
from bot.ui.games import SCREENS
from bot.ui.games.screens import AnyScreens
from cogs import stovkahra
from cogs.entry import Interaction, answer, friend_of, is_member, missing_permissions, offer, upload
from cogs.words import SWITCH, Number, about, choices, choices_of, named, word

ANYWHERE: Final = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=True)
"""Servers, direct messages with the bot, and those with others and in groups."""
BY_ANYBODY: Final = app_commands.AppInstallationType(guild=True, user=True)
"""Whether the bot was added to a server, or by a person to their own account."""
MINE: Final = "mine"
"""What is chosen for one's own mistakes instead of puzzles."""
Callback: TypeAlias = "Callable[Concatenate[Interaction, ...], Coroutine[Any, Any, None]]"
Work: TypeAlias = "Callable[Concatenate[Actor, Reply, ...], Awaitable[None]]"
"""What a service does for who asks."""
Chosen = str | int | None
"""What a person chose for an option; `None` where nothing was chosen."""

TABLE_CHOICES: Final = {
    "computers": choices("level", [str(level) for level in COMPUTERS]),
    "pace": choices("pace", [str(pace) for pace in Pace]),
    "pause": choices("pause", [str(pause) for pause in Pause]),
    "hints": SWITCH,
    "clock": choices("clock", [str(clock) for clock in Clock]),
    "ping": choices("ping", [str(ping) for ping in Ping]),
    "thread": SWITCH,
    "look": choices("look", [str(look) for look in TableLook]),
    "newcomers": choices("newcomers", [str(newcomers) for newcomers in Newcomers]),
    "alone": SWITCH,
    "only": SWITCH,
}
"""The options of a new table of any game, and the choices for each."""
PARTNERS: Final = {"partners": choices("partners", [str(partners) for partners in Partners])}
"""The option of a new table of a game with partners."""
MOST_TYPED: Final = 50
"""How long the text for a time may be."""
FRIENDS: Final = {"friend": "with", "friend_2": "with-2", "friend_3": "with-3"}
"""The options of a new table for those for whom a seat is kept, the opener's partner first: `with` is Python's word."""
OWN: Final[Mapping[str, Mapping[str, Callback]]] = {stovkahra.GAME: stovkahra.COMMANDS}
"""The commands that only one game has, by the game's name and then by their own."""


def groups() -> list[app_commands.Group]:
    """Make the commands of all games."""
    return [group_of(screens) for screens in SCREENS.values()]


def group_of(screens: AnyScreens) -> app_commands.Group:
    """Make the commands of a game: those of all games, those for what it can do, and its own."""
    game, kind = screens.game, screens.kind
    commands: dict[str, Callback] = {"show": show, "tables": tables, "hand": hand, "leave": leave, "stop": stop}
    commands |= {
        "find": _find(game),
        "rules": _rules(game),
        "record": _record(game),
        "replay": _replay(game),
        "new": _new(screens),
    }
    if screens.lesson is not None:
        commands["learn"] = _learn(game)
    if kind.concedes:
        commands["concede"] = _concede(game)
    if kind.duplicates is not None:
        commands |= {
            "daily": _daily(game),
            "evening": _evening(game),
            "challenge": _challenge(game),
        }
    if may_match(game):
        commands["match"] = _match(game)
    if kind.puzzles is not None:
        commands["puzzle"] = _puzzle(game)
    if kind.reviews is not None:
        commands |= {"review": _review(game), "insights": _insights(game)}
    commands |= OWN.get(game, {})
    made = app_commands.Group(
        name=word(f"command-{game}"),
        description=word(f"command-{game}-about"),
        allowed_contexts=ANYWHERE,
        allowed_installs=BY_ANYBODY,
    )
    for name, callback in commands.items():
        alone = name == "concede" and not kind.partners
        described = word("command-concede-alone-about" if alone else f"command-{name}-about")
        made.command(name=word(f"command-{name}"), description=described)(callback)
    if not kind.ledger:
        described = word(f"command-{game}-standings-about")
        made.command(name=word("command-standings"), description=described)(_standings(game))
        described = word("command-history-about")
        made.command(name=word("command-history"), description=described)(_history(game))
        described = word("command-results-player-about")
        made.command(name=word("command-player"), description=described)(_player(game))
        made.command(name=word("command-chart"), description=word("command-course-about"))(_chart(game))
    return made


# Commands for tables of any game


@app_commands.rename(**named("table"))
@app_commands.describe(**about("table"))
async def show(interaction: Interaction, table: Number | None = None) -> None:
    """Post a table again."""

    async def work(actor: Actor, reply: Reply) -> None:
        need_permissions(interaction)
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


# Commands for one game


def _rules(game: str) -> Callback:
    async def topics(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await offer(interaction, lambda host, actor: host.rules.topics(actor, game, typed))

    @app_commands.rename(**named("topic"))
    @app_commands.describe(**about("topic"))
    @app_commands.autocomplete(topic=topics)
    async def rules(interaction: Interaction, topic: str | None = None) -> None:
        """Show the rules on a topic, or their contents."""
        await answer(interaction, interaction.client.host.rules.show_rules, game, topic)

    return rules


def _find(game: str) -> Callback:
    @app_commands.rename(**named("minutes"))
    @app_commands.describe(**about("minutes"))
    @app_commands.choices(minutes=[app_commands.Choice(name=str(int(wait)), value=int(wait)) for wait in Wait])
    async def find(interaction: Interaction, minutes: int = Wait.HALF) -> None:
        """Wait for a table with people of all servers."""
        await answer(interaction, interaction.client.host.across.find, game, minutes)

    return find


def _concede(game: str) -> Callback:
    @app_commands.rename(**named("table"))
    @app_commands.describe(**about("table"))
    async def concede(interaction: Interaction, table: Number | None = None) -> None:
        """Concede a game; where there are partners, both have to agree."""
        await answer(interaction, interaction.client.host.endings.concede, table, game)

    return concede


def _learn(game: str) -> Callback:
    async def learn(interaction: Interaction) -> None:
        """Show the game's lesson to the person who asks."""
        await answer(interaction, interaction.client.host.lessons.learn, game)

    return learn


def _daily(game: str) -> Callback:
    async def days(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await offer(interaction, lambda host, actor: host.earlier_days.days(actor, game, typed))

    @app_commands.rename(**named("day"))
    @app_commands.describe(**about("day"))
    @app_commands.autocomplete(day=days)
    async def daily(interaction: Interaction, day: str | None = None) -> None:
        """Show the game's deal of the day, or of an earlier one, to the person who asks."""
        await answer(interaction, interaction.client.host.dailies.show_daily, game, day)

    return daily


def _puzzle(game: str) -> Callback:
    @app_commands.rename(**named("which"))
    @app_commands.describe(**about("which"))
    @app_commands.choices(which=choices("choice-which", [MINE]))
    async def puzzle(interaction: Interaction, which: str | None = None) -> None:
        """Show the next puzzle of the game to the person who asks, or a mistake from the person's own games."""
        host = interaction.client.host
        await answer(interaction, host.mistakes.show if which == MINE else host.puzzles.show_puzzle, game)

    return puzzle


def _insights(game: str) -> Callback:
    async def insights(interaction: Interaction) -> None:
        """Show the person who asks what the own play of the game is like."""
        await answer(interaction, interaction.client.host.insights.show, game)

    return insights


def _evening(game: str) -> Callback:

    @app_commands.rename(**named("deals", "form", "at", "weekly"))
    @app_commands.describe(deals=word("option-evening-deals-about"), **about("form", "at", "weekly"))
    @app_commands.choices(form=choices("choice-form", offered(game)))
    async def evening(
        interaction: Interaction,
        deals: app_commands.Range[int, LEAST_DEALS, MOST_DEALS] | None = None,
        form: str | None = None,
        at: app_commands.Range[str, 1, MOST_TYPED] | None = None,
        weekly: bool | None = None,
    ) -> None:
        """Begin an evening of the same deals, show how the one here stands, or have people sign up for one."""
        host = interaction.client.host

        async def work(actor: Actor, reply: Reply) -> None:
            need_permissions(interaction)
            if at is not None:
                await host.appointments.open_evening(
                    actor, reply, at, game, deals, form or Form.TEAMS, weekly=bool(weekly)
                )
            elif weekly is not None:
                raise Refusal("at-weekly")
            elif form is not None and form in MOVEMENTS:
                await host.individuals.show_or_open(actor, reply, game, deals, form)
            else:
                await host.evenings.show_or_begin(actor, reply, game, deals, form)

        await answer(interaction, work)

    return evening


def _match(game: str) -> Callback:
    @app_commands.rename(**named("deals", "code"))
    @app_commands.describe(deals=word("option-match-deals-about"), **about("code"))
    async def match(
        interaction: Interaction,
        deals: app_commands.Range[int, LEAST_DEALS, MOST_DEALS] | None = None,
        code: app_commands.Range[str, CODE_LENGTH, MOST_TYPED] | None = None,
    ) -> None:
        """Ask for a match against another server, accept the one of another, or show the one that the server has."""

        async def work(actor: Actor, reply: Reply) -> None:
            need_permissions(interaction)
            await interaction.client.host.matches.show_or_open(actor, reply, game, deals, code)

        await answer(interaction, work)

    return match


def _challenge(game: str) -> Callback:
    @app_commands.rename(**named("friend"))
    @app_commands.describe(**about("friend"))
    async def challenge(interaction: Interaction, friend: discord.User | None = None) -> None:
        """Challenge a friend to the same deals, or list the challenges of the person who asks."""
        challenges = interaction.client.host.challenges
        await answer(interaction, challenges.challenge, game, friend_of(friend) if friend is not None else None)

    return challenge


def _finished(game: str) -> Callable[[Interaction, str], Coroutine[Any, Any, list[app_commands.Choice[int]]]]:
    """Return the function that offers the finished games of a kind while somebody types."""

    async def finished(interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
        return await offer(interaction, lambda host, actor: host.ledger.games(actor, typed, game))

    return finished


def _record(game: str) -> Callback:
    @app_commands.rename(number=word("option-game"))
    @app_commands.describe(number=word("option-finished-about"))
    @app_commands.autocomplete(number=_finished(game))
    async def record(interaction: Interaction, number: Number | None = None) -> None:
        """Send the record of a finished game."""
        await answer(interaction, interaction.client.host.ledger.send_last_record, game, number)

    return record


def _replay(game: str) -> Callback:
    """Make the command that shows a finished game card by card."""
    return _look_back(game, "option-replay-deal-about", lambda host: (host.replays.replay, host.records.replay))


def _review(game: str) -> Callback:
    """Make the command that shows what the cards of a finished deal were worth."""
    return _look_back(game, "option-deal-about", lambda host: (host.reviews.review, host.records.review))


def _look_back(game: str, deal: str, ways: Callable[[Host], tuple[Work, Work]]) -> Callback:
    """Make a command that shows a deal, described by this text, of a game of the server or of a record handed in."""

    @app_commands.rename(number=word("option-game"), **named("deal", "record"))
    @app_commands.describe(number=word("option-finished-about"), deal=word(deal), **about("record"))
    @app_commands.autocomplete(number=_finished(game))
    async def look_back(
        interaction: Interaction,
        number: Number | None = None,
        deal: app_commands.Range[int, 1, 99] | None = None,
        record: discord.Attachment | None = None,
    ) -> None:
        of_server, of_record = ways(interaction.client.host)
        if record is not None:
            await answer(interaction, of_record, upload(record), deal)
        else:
            await answer(interaction, of_server, game, number, deal)

    return look_back


def _standings(game: str) -> Callback:
    @app_commands.rename(**named("period", "computers", "picture"))
    @app_commands.describe(**about("period", "picture"), computers=word("option-with-computers-about"))
    @app_commands.choices(period=choices("period", [str(period) for period in Period]))
    async def standings(
        interaction: Interaction, period: str = "all", computers: bool = False, picture: bool = False
    ) -> None:
        """Show the standings of the server."""

        async def work(actor: Actor, reply: Reply) -> None:
            ledger = interaction.client.host.ledger
            if picture:
                await ledger.draw_standings(actor, reply, DrawStandings(game, Period(period), computers))
            else:
                await ledger.show_standings(actor, reply, game, Period(period), computers=computers)

        await answer(interaction, work)

    return standings


def _players(game: str) -> Callable[[Interaction, str], Coroutine[Any, Any, list[app_commands.Choice[int]]]]:
    """Return the function that offers the players of a game while somebody types."""

    async def players(interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
        return await offer(interaction, lambda host, actor: host.ledger.players(actor, typed, game))

    return players


def _history(game: str) -> Callback:
    @app_commands.rename(**named("player", "opponent"))
    @app_commands.describe(**about("player", "opponent"))
    @app_commands.autocomplete(player=_players(game), opponent=_players(game))
    async def history(interaction: Interaction, player: Number = 0, opponent: Number = 0) -> None:
        """List the games of the server."""
        await answer(interaction, interaction.client.host.ledger.show_history, game, player, opponent)

    return history


def _player(game: str) -> Callback:
    @app_commands.rename(**named("player"))
    @app_commands.describe(player=word("option-which-player-about"))
    @app_commands.autocomplete(player=_players(game))
    async def player(interaction: Interaction, player: Number = 0) -> None:
        """Show one player's results; without a name, those of the person who asks."""
        await answer(interaction, interaction.client.host.ledger.show_player, player, game)

    return player


def _chart(game: str) -> Callback:
    @app_commands.rename(number=word("option-game"))
    @app_commands.describe(number=word("option-finished-about"))
    @app_commands.autocomplete(number=_finished(game))
    async def chart(interaction: Interaction, number: Number | None = None) -> None:
        """Draw the course of a finished game as a picture."""
        await answer(interaction, interaction.client.host.ledger.show_chart, game, number)

    return chart


def _new(screens: AnyScreens) -> Callback:
    """Make the command that opens a table, with the options of the game's rules and then those of any table."""
    options = rule_options(screens.game)
    of_tables = TABLE_CHOICES | (PARTNERS if screens.kind.partners else {})
    offered: dict[str, list[app_commands.Choice[Any]]] = {
        **{name: choices_of(name, values) for name, values in options.items()},
        **_opponents(screens),
        **of_tables,
    }

    friends = dict(list(FRIENDS.items())[: max(screens.kind.seats) - 1])

    async def new(interaction: Interaction, **chosen: Any) -> None:
        """Open a table where the bot can show it; options that are not chosen are those of the server."""

        async def work(actor: Actor, reply: Reply) -> None:
            said: dict[str, Any] = {name: value for name, value in chosen.items() if value is not None}
            rules = {name: _value(values, said[name]) for name, values in options.items() if name in said}
            other = {name: _option(choice, said[name]) for name, choice in of_tables.items() if name in said}
            computers, alone, only = other.pop("computers", None), other.pop("alone", False), other.pop("only", False)
            opponents, lobby = said.get("opponents", 0), interaction.client.host.lobby
            invited = [friend_of(said[name]) for name in friends if name in said]
            if not alone:
                need_permissions(interaction)
            if "at" in said:
                if computers or opponents or alone or only or invited:
                    raise Refusal("at-with")
                weekly = said.get("weekly", False)
                appointments = interaction.client.host.appointments
                await appointments.open(actor, reply, said["at"], screens.game, rules, other, weekly=weekly)
                return
            if "weekly" in said:
                raise Refusal("at-weekly")
            await lobby.open_table(
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
    new.__signature__ = _signature(offered, friends)  # type: ignore[attr-defined]
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


def _signature(offered: Mapping[str, list[app_commands.Choice[Any]]], friends: Iterable[str]) -> Signature:
    """Return a signature in which each option has the type of its choices, or is a person, and none is required."""
    kind = Parameter.POSITIONAL_OR_KEYWORD
    parameters = [Parameter("interaction", kind, annotation=Interaction)]
    for name, choice in offered.items():
        parameters.append(Parameter(name, kind, default=None, annotation=type(choice[0].value) | None))
    parameters += [Parameter(name, kind, default=None, annotation=discord.User | None) for name in friends]
    parameters.append(Parameter("at", kind, default=None, annotation=app_commands.Range[str, 1, MOST_TYPED] | None))
    parameters.append(Parameter("weekly", kind, default=None, annotation=bool | None))
    return Signature(parameters)


def _value(values: tuple[object, ...], chosen: Chosen) -> object:
    """Return the value of a rule's option for the text that was chosen."""
    return next(value for value in values if str(value) == str(chosen))


def _option(offered: list[app_commands.Choice[str]], chosen: Chosen) -> Any:
    """Return what was chosen for an option of a table; for a switch, whether it is on."""
    return chosen == "on" if offered is SWITCH else chosen


def need_permissions(interaction: Interaction) -> None:
    """Raise `Refusal` on a server where the bot lacks permissions to show a table in this channel."""
    if is_member(interaction) and (missing := missing_permissions(interaction)):
        raise Refusal("missing-permissions", permissions=missing)
