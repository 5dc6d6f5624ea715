"""The history of a game without a ledger, line by line, and the page of one of its games."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from bot.i18n.texts import Texts
from bot.model.actions import ChooseGame, OpenReplay, ResultsPage, ResultsTopic, ReviewDeal, SendRecord, ShowCourse
from bot.model.names import cut, told_apart
from bot.model.person import Person
from bot.model.stopped import StoppedSeries
from bot.model.substitutes import Substituted, stood_in
from bot.model.sums import Played
from bot.model.tally import PlayedContent
from bot.ui.formatting import GOLD, signed, when
from bot.ui.ledger_history import substitute_lines
from bot.ui.ledger_parts import label, names, period_note, periods, periods_if, titled, turning_back
from bot.ui.ledger_search import MAX_LABEL
from bot.ui.screen import Block, Button, Choice, Screen, Select, Text, rows
from engine.games import GAMES

GAMES_LISTED: Final = 6
"""Games on a page of the history: so many fit into a message with the longest names."""
TITLES: Final = ("results-history-title", "results-history-of-one", "results-history-of-pair")


def results_history_blocks(query: ResultsPage, content: PlayedContent, t: Texts) -> list[Block]:
    """List finished and stopped games, the newest first, with a list to open one of them."""
    title = titled(content.people, TITLES, t, of_two=bool(query.opponent), game=t(f"game-{query.game}"))
    blocks: list[Block] = [Text(title), *period_note(query, t)]
    if not content.written:
        anything, adding_up = content.state.anything, content.state.adding_up is not None
        nothing = "ledger-not-yet" if adding_up else "results-none-then" if anything else "standings-none-yet"
        return [*blocks, Text(t(nothing, game=query.game)), *periods_if(anything, query, t)]
    blocks.append(Text("\n".join(_line(each, content.substituted, t) for each in content.written)))
    finished = [each for each in content.written if isinstance(each, Played)]
    if finished:
        choices = [Choice(text, str(number)) for text, number in finished_choices(map(_seats, finished), t)]
        blocks += [Text(t("results-history-open")), Select(ChooseGame(query.game), tuple(choices), least=0)]
    return [*blocks, *turning_back(query, content.newer, content.older, t), periods(query, t)]


def _line(written: Played | StoppedSeries, substituted: Mapping[int, Sequence[Substituted]], t: Texts) -> str:
    if isinstance(written, StoppedSeries):
        return stopped_line(written, t)
    return game_line(written, substituted.get(written.game, ()), t)


def game_line(played: Played, substituted: Sequence[Substituted], t: Texts) -> str:
    """Write a finished game with what all players had in it, and who played on for somebody else."""
    chips = GAMES[played.kind].chips
    apart = told_apart([*(score.person for score in played.scores), *(each.person for each in substituted)])
    standing = " · ".join(
        ("🏆\u00a0" if score.won else "")
        + f"{names([apart[score.person.id]], t)}\u00a0{signed(score.points) if chips else score.points}"
        for score in played.scores
    )
    line = t("results-game", game=played.game, when=when(played.at, "d"), standing=standing)
    stood = stood_in([score.person for score in played.scores], substituted)
    pairs = [(apart[who.id], apart[whom.id]) for who, whom in stood]
    return "\n".join((line, *substitute_lines(pairs, t)))


def _seats(played: Played) -> tuple[int, Sequence[Person]]:
    return played.game, [score.person for score in played.scores]


def finished_choices(found: Iterable[tuple[int, Sequence[Person]]], t: Texts) -> list[tuple[str, int]]:
    """Return the label and the number of each of these games, given with its players."""
    return [(cut(f"{number} · {label(people, t)}", MAX_LABEL), number) for number, people in found]


def game_page(played: Played, substituted: Sequence[Substituted], place: tuple[int, int], t: Texts) -> Screen:
    """Show a finished game with all that can be looked at of it; `place` is its table and its number there."""
    buttons = [Button(t("button-course"), ShowCourse(played.game), emoji="📈")]
    if GAMES[played.kind].reviews is not None:
        buttons.append(Button(t("button-review"), ReviewDeal(*place, deal=0, page=0), emoji="🔍"))
    buttons += [
        Button(t("button-replay"), OpenReplay(*place, deal=0), emoji="▶️"),
        Button(t("button-game-record"), SendRecord(played.game), emoji="📄"),
        Button(t("button-all-games"), ResultsPage(played.kind, ResultsTopic.HISTORY)),
    ]
    title = t("results-game-title", title=t(f"game-{played.kind}"), game=played.game)
    return Screen((Text(title), Text(game_line(played, substituted, t)), *rows(buttons, 3)), GOLD)


def stopped_line(series: StoppedSeries, t: Texts) -> str:
    """Write who played a stopped game, and what each had; between two games, only who played."""
    people = [names([person], t) for person in series.seats]
    standing = " · ".join(
        who if points is None else f"{who}\u00a0{points if points >= 0 else signed(points)}"
        for who, points in zip(people, series.points, strict=True)
    )
    return t("standings-stopped-line", table=series.table_id, when=when(series.at, "d"), standing=standing)
