"""The page of a player in a game without a ledger: ratings, figures, opponents and the last games."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.i18n.texts import Texts
from bot.model.actions import Action, LedgerPage, LedgerTopic, ShowResults, ShowResultsOf
from bot.model.person import Person
from bot.model.tally import Played, TalliedPlayer, Tally
from bot.ui.formatting import GOLD, name, signed, when
from bot.ui.ledger_parts import names
from bot.ui.ledger_player import rating_lines, runs_line
from bot.ui.screen import Block, Button, Row, Screen, Text, rows
from engine.games import GAMES


def results_player_page(game: str, content: TalliedPlayer, t: Texts, *, computers: bool) -> Screen:
    """Show a player of a game, with games at which computers played if `computers` is true."""
    tally = content.tally
    blocks: list[Block] = [Text(t("results-player-title", name=name(content.person, t), game=t(f"game-{game}")))]
    lines = rating_lines(content.rating, content.overall, t)
    if tally.lines:
        lines += _figures(game, tally, t)
    elif content.left_out:
        lines.append(t("results-none-among-people"))
    if tally.stopped:
        lines.append(t("results-player-unfinished", games=tally.stopped))
    blocks.append(Text("\n".join(lines)))
    blocks += [Text("\n".join(part)) for part in (_opponents(game, content, t), _last(content, t)) if part]
    if content.left_out:
        blocks.append(Text(t("player-left-out", games=content.left_out)))
    if content.adding_up is not None:
        blocks.append(Text(t("ledger-adding-up", percent=content.adding_up)))
    return Screen((*blocks, _buttons(game, content, t, computers=computers)), GOLD)


def with_other_games(screen: Screen, person: Person, games: Sequence[str], t: Texts) -> Screen:
    """Add to the page of a player in one game the buttons to the pages in other games."""
    if not games:
        return screen
    buttons = [Button(t(f"game-{game}"), _page_of(person, game)) for game in games]
    return replace(screen, blocks=(*screen.blocks, Text(t("player-other-games")), *rows(buttons)))


def _page_of(person: Person, game: str) -> Action:
    if GAMES[game].ledger:
        return LedgerPage(LedgerTopic.PLAYER, player=person.id)
    return ShowResultsOf(game, person.id, computers=False)


def _figures(game: str, tally: Tally, t: Texts) -> list[str]:
    lines = [t("results-player-games", won=tally.won, drawn=tally.drawn, lost=tally.lost)]
    if GAMES[game].chips:
        lines.append(t("results-player-chips", chips=signed(tally.chips)))
    else:
        lines.append(t("results-player-points", points=tally.points))
    return [*lines, runs_line(tally.longest_won, tally.longest_lost, t)] if tally.games else lines


def _opponents(game: str, content: TalliedPlayer, t: Texts) -> list[str]:
    """Write a player's results against each opponent, those with whom they have played most first."""
    chips = GAMES[game].chips
    lines = [
        t(
            "results-opponent-chips" if chips else "results-opponent",
            name=name(other, t),
            won=tally.won,
            drawn=tally.drawn,
            lost=tally.lost,
            chips=signed(tally.chips),
        )
        for other, tally in content.opponents
    ]
    if not lines:
        return []
    more = [t("results-opponents-more")] if content.more_opponents else []
    key = t("results-opponents-key-chips") if chips else t("results-opponents-key")
    return [t("results-opponents"), *lines, *more, key]


def _last(content: TalliedPlayer, t: Texts) -> list[str]:
    """Write the last games, each with what all players had in it."""
    lines = [
        t("results-game", when=when(each.at, "d"), game=each.game, standing=_standing(each, t))
        for each in content.games
    ]
    return [t("player-last"), *lines] if lines else []


def _standing(played: Played, t: Texts) -> str:
    chips = GAMES[played.kind].chips
    return " · ".join(
        ("🏆\u00a0" if score.won else "")
        + f"{names([score.person], t)}\u00a0{signed(score.points) if chips else score.points}"
        for score in played.scores
    )


def _buttons(game: str, content: TalliedPlayer, t: Texts, *, computers: bool) -> Row:
    buttons = [Button(t("button-standings"), ShowResults(game, computers=computers))]
    if content.person.level is None and content.with_computers:
        key = "button-people-only" if computers else "button-computers-count"
        buttons.append(Button(t(key), ShowResultsOf(game, content.person.id, computers=not computers)))
    return Row(tuple(buttons))
