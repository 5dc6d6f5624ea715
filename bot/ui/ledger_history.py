"""The history of a game line by line: finished and stopped games and corrections; and the page of a finished game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Final

from bot.i18n.texts import Texts
from bot.model.ledger import Correction, Entry, Played
from bot.model.ledger_content import HistoryContent, Written
from bot.model.ledger_pages import ChooseGame, LedgerPage, LedgerTopic, SendRecord, ShowCourse
from bot.model.names import bare, length
from bot.model.person import Person
from bot.model.replay import OpenReplay
from bot.model.review import ReviewDeal
from bot.model.stopped import StoppedSeries
from bot.model.unit import Relation, unit_of
from bot.ui.formatting import GOLD, MARKDOWN, name, signed, when, whole_number
from bot.ui.ledger_parts import (
    TableLine,
    far_back,
    in_columns,
    label,
    names,
    nothing,
    period_note,
    titled,
    turning_back,
    ways_if,
    ways_on,
)
from bot.ui.ledger_search import game_choices
from bot.ui.screen import Block, Button, Choice, Screen, Select, Text, rows
from engine.games import GAMES
from engine.moves import ADD

TITLES: Final = {
    Relation.PARTNER: ("history-title", "history-of-one", "history-of-pair"),
    Relation.OPPONENT: ("history-title", "history-of-one", "history-of-opponents"),
}
MAX_REASON: Final = 220
"""The most characters of a reason, as Discord counts them, with the backslashes before its markdown."""


def _reason(text: str) -> str:
    """Write a moderator's reason on one line, cut to `MAX_REASON`, with markdown taken literally."""
    shown = ""
    for letter in bare(" ".join(text.split())):
        more = "\\" + letter if letter in MARKDOWN else letter
        if length(shown + more) > MAX_REASON - 1:
            return shown + "…"
        shown += more
    return shown


def history_blocks(query: LedgerPage, content: HistoryContent, t: Texts) -> list[Block]:
    """List games and corrections, the newest first, with a list to open one of the games."""
    keys = TITLES[unit_of(query.game).relation]
    title = titled(content.people, keys, t, of_two=bool(query.other), game=t(f"game-{query.game}"))
    blocks: list[Block] = [Text(title), *period_note(query, t)]
    if not content.written:
        return [*blocks, Text(nothing(query, content.state, 0, t)), *ways_if(content.state.lines, query, t)]
    games = [each for each in content.written if isinstance(each, Played)]
    blocks += [Text("\n".join(_parts(content.written, t)))]
    blocks += games_to_open(query.game, games, t("history-open"), t)
    ends = content.newer, content.older
    return [*blocks, *turning_back(query, *ends, t), ways_on(query, far_back(query, *ends), t)]


def games_to_open(game: str, games: Sequence[Played], label: str, t: Texts) -> list[Select]:
    """Offer to open one of these finished games, if there are any."""
    choices = tuple(Choice(text, str(number)) for text, number in game_choices(games, t))
    return [Select(ChooseGame(game), choices, least=0, label=label)] if choices else []


def _parts(written: Sequence[Written], t: Texts) -> Iterator[str]:
    """Yield games as tables with a line each, and between them corrections and stopped games in words."""
    for _, group in groupby(written, lambda each: isinstance(each, Played)):
        part = list(group)
        games = [_game_line(each, t) for each in part if isinstance(each, Played)]
        yield (
            in_columns(["", ""], games, t, t("history-won"))
            if games
            else "\n".join(history_line(each, t) for each in part)
        )


def _game_line(game: Played, t: Texts) -> TableLine:
    """Write who has won a game in few words, on which day, and by how many points or chips."""
    day = t.day(game.at)
    if isinstance(game, Entry):
        winner, score = game.outcome.winner, game.outcome.score
        figures = [day, f"{score[winner]}–{score[1 - winner]}"]
        return TableLine("", [label([person], t) for person in game.partners(winner)], figures)
    first, *others = sorted(game.scores, key=lambda score: not score.won)
    points = [signed(first.points)] if _chips(game) else [whole_number(each.points) for each in (first, *others)]
    people = [label([score.person], t) for score in (first, *others)]
    return TableLine("", people, [day, "–".join(points[:2])], between=" – ")


def history_line(written: Written, t: Texts) -> str:
    """Write a game, a correction or a stopped game in one line, and who played on for somebody else."""
    match written:
        case StoppedSeries():
            return stopped_line(written, t)
        case Correction():
            return _correction_line(written, t)
        case Entry():
            winner = written.outcome.winner
            losers = names(written.partners(1 - winner), t)
            balance = written.choice.balance
            balances = {"balance0": balance[winner], "balance1": balance[1 - winner]}
            line = t("history-line", **game_values(written, t), losers=losers, **balances)
        case Played():
            standing = " · ".join(
                ("🏆\u00a0" if won else "") + f"{names([who], t)}\u00a0{signed(points) if _chips(written) else points}"
                for who, won, points in written.scores
            )
            line = t("history-game", game=written.game_id, when=when(written.at, "d"), standing=standing)
    return "\n".join((line, *substitute_lines(written.substitutes, t)))


def _chips(played: Played) -> bool:
    return GAMES[played.kind].chips


def _correction_line(correction: Correction, t: Texts) -> str:
    return t(
        "history-correction",
        when=when(correction.at, "d"),
        name=names(correction.people, t),
        sign=sign(correction.amount),
        brcka=abs(correction.amount),
        number=correction.id,
        by=name(correction.by, t),
        reason=_reason(correction.reason),
    )


def stopped_line(series: StoppedSeries, t: Texts) -> str:
    """Write how a stopped game stood: the points of everybody, or of both sides with their brčka."""
    told: dict[str, object] = {"table": series.table_id, "when": when(series.at, "d")}
    if not GAMES[series.kind].ledger:
        people = [names([person], t) for person in series.seats]
        standing = " · ".join(
            who if points is None else f"{who}\u00a0{points if points >= 0 else signed(points)}"
            for who, points in zip(people, series.points, strict=True)
        )
        return t("standings-stopped-line", **told, standing=standing)
    told |= {f"names{side}": names(people, t) for side, people in enumerate(series.sides)}
    told |= {"balance0": series.balance[0], "balance1": series.balance[1]}
    if series.score is None:
        return t("history-stopped-between", **told)
    return t("history-stopped", **told, score0=series.score[0], score1=series.score[1])


def substitute_lines(pairs: Sequence[tuple[Person, Person]], t: Texts) -> list[str]:
    """Name those who played on for somebody who had left; of more than two, the first and the last."""
    told = pairs if len(pairs) < 3 else [pairs[0], pairs[-1]]
    return [t("played-for", name=name(who, t), player=name(whom, t)) for who, whom in told]


def sign(number: int) -> str:
    """Return the sign of a number by the name that texts use."""
    return "minus" if number < 0 else "plus"


def game_values(entry: Entry, t: Texts) -> dict[str, object]:
    """Return the values for all lines about a game for brčka: winners, score, how it ended, and the choice."""
    winner = entry.outcome.winner
    chosen = "history-choice-add" if entry.choice.move == ADD else "history-choice-take"
    return {
        "game": entry.game_id,
        "when": when(entry.at, "d"),
        "winners": names(entry.partners(winner), t),
        "brcka": entry.outcome.brcka,
        "score0": entry.outcome.score[winner],
        "score1": entry.outcome.score[1 - winner],
        "how": t(f"history-how-{entry.outcome.how.replace(' ', '-')}"),
        "choice": t(chosen, amount=entry.choice.amount),
    }


def game_page(game: str, finished: Played, place: tuple[int, int], t: Texts) -> Screen:
    """Show a finished game with all that can be looked at of it; `place` is its table and its number there."""
    number = finished.game_id
    buttons = [Button(t("button-course"), ShowCourse(number), emoji="📈")]
    if GAMES[game].reviews is not None:
        buttons.append(Button(t("button-review"), ReviewDeal(*place, deal=0, page=0), emoji="🔍"))
    buttons += [
        Button(t("button-replay"), OpenReplay(*place, deal=0), emoji="▶️"),
        Button(t("button-game-record"), SendRecord(number), emoji="📄"),
        Button(t("button-all-games"), LedgerPage(game, LedgerTopic.HISTORY)),
    ]
    title = t("game-title", title=t(f"game-{game}"), game=number)
    return Screen((Text(title), Text(history_line(finished, t)), *rows(buttons, 3)), GOLD)
