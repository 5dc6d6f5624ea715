"""`/brcko`: the ledger of all games."""

from __future__ import annotations

from discord import app_commands

from bot.model.actions import EARLY_GAME
from bot.model.ledger import Period
from bot.model.ledger_pages import DrawStandings
from bot.service.common.replies import Actor, Reply
from bot.ui.games import SCREENS
from cogs.entry import Interaction, answer, offer
from cogs.words import Callback, Number, about, choices, game_in, named, of_games, word


def brcko() -> app_commands.Group:
    """Make the commands of the ledger; an option says of which game."""
    made = app_commands.Group(name=word("command-brcko"), description=word("command-brcko-about"))
    commands: dict[str, Callback] = {"standings": standings, "player": player, "history": history}
    for name, callback in commands.items():
        of_games(SCREENS)(callback)
        made.command(name=word(f"command-{name}"), description=word(f"command-{name}-about"))(callback)
    return made


async def players(interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
    """Offer the players of the game that was chosen."""
    return await offer(interaction, lambda host, actor: host.ledger.players(actor, typed, game_in(interaction)))


@app_commands.rename(**named("period", "player", "partner", "computers", "picture"))
@app_commands.describe(**about("period", "player", "partner", "picture"), computers=word("option-with-computers-about"))
@app_commands.choices(period=choices("period", [str(period) for period in Period]))
@app_commands.autocomplete(player=players, partner=players)
async def standings(
    interaction: Interaction,
    period: str = "all",
    player: Number = 0,
    partner: Number = 0,
    computers: bool = False,
    picture: bool = False,
    kind: str = EARLY_GAME,
) -> None:
    """Show the standings of the server."""

    async def work(actor: Actor, reply: Reply) -> None:
        ledger = interaction.client.host.ledger
        if picture:
            await ledger.draw_standings(actor, reply, DrawStandings(kind, Period(period), computers))
        else:
            await ledger.show_standings(actor, reply, kind, Period(period), player, partner, computers=computers)

    await answer(interaction, work)


@app_commands.rename(**named("player"))
@app_commands.describe(player=word("option-which-player-about"))
@app_commands.autocomplete(player=players)
async def player(interaction: Interaction, player: Number = 0, kind: str = EARLY_GAME) -> None:
    """Show one player's games, series and partners; without a name, those of the person who asks."""
    await answer(interaction, interaction.client.host.ledger.show_player, player, kind)


@app_commands.rename(**named("player", "partner"))
@app_commands.describe(**about("player", "partner"))
@app_commands.autocomplete(player=players, partner=players)
async def history(interaction: Interaction, player: Number = 0, partner: Number = 0, kind: str = EARLY_GAME) -> None:
    """List the games of the server."""
    await answer(interaction, interaction.client.host.ledger.show_history, kind, player, partner)
