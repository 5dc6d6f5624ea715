"""The history of the ledger: its games, corrections and stopped series, line by line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.i18n.texts import Texts
from bot.model.actions import LedgerPage
from bot.model.ledger import Correction, Entry
from bot.model.ledger_content import (
    HistoryContent,
    Written,
)
from bot.model.names import bare, length
from bot.model.person import Person
from bot.model.stopped import StoppedSeries
from bot.ui.formatting import MARKDOWN, name, when
from bot.ui.ledger_parts import names, period_note, periods, periods_if, titled, turning_back
from bot.ui.screen import Block, Text
from engine.moves import ADD

TITLES: Final = ("history-title", "history-of-one", "history-of-pair")
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
    """List games and corrections, the newest first."""
    title = titled(content.people, TITLES, t, of_two=bool(query.partner))
    blocks: list[Block] = [Text(title), *period_note(query, t)]
    if not content.written:
        anything, adding_up = content.state.lines, content.state.adding_up is not None
        nothing = "ledger-not-yet" if adding_up else "ledger-none" if anything else "no-games"
        return [*blocks, Text(t(nothing)), *periods_if(anything, query, t)]
    blocks += [Text("\n".join(history_line(each, t) for each in content.written)), Text(t("history-record"))]
    return [*blocks, *turning_back(query, content.newer, content.older, t), periods(query, t)]


def history_line(written: Written, t: Texts) -> str:
    """Write a game, a correction or a stopped series in one line."""
    if isinstance(written, StoppedSeries):
        return _stopped_line(written, t)
    if isinstance(written, Correction):
        return t(
            "history-correction",
            when=when(written.at, "d"),
            name=names(written.people, t),
            sign=sign(written.amount),
            brcka=abs(written.amount),
            number=written.id,
            by=name(written.by, t),
            reason=_reason(written.reason),
        )
    winner = written.outcome.winner
    losers = names(written.partners(1 - winner), t)
    balance = written.choice.balance
    balances = {"balance0": balance[winner], "balance1": balance[1 - winner]}
    return "\n".join(
        (
            t("history-line", **game_values(written, t), losers=losers, **balances),
            *substitute_lines(written.substitutes, t),
        )
    )


def _stopped_line(series: StoppedSeries, t: Texts) -> str:
    """Write how a stopped series stood: the points of the game under way, if there was one, and the brčka."""
    sides = {f"names{side}": names(series.seats[side::2], t) for side in (0, 1)}
    told = {"table": series.table_id, "when": when(series.at, "d"), **sides}
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
    """Return the values for all lines about a game: winners, brčka, score, how it ended, and the choice."""
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
