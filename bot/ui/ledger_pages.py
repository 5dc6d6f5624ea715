"""The pages of the ledger, and the choices that Discord offers while a person types a player, series or game.

Each button contains the whole `LedgerPage` to which it leads, so that pages work even after a restart.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Final, TypeVar

from bot.i18n.texts import Texts
from bot.model.actions import OLDEST, Anchor, LedgerPage, LedgerTopic
from bot.model.ledger import Correction, Entry, Period, SeriesFound, SeriesPlayed
from bot.model.ledger_content import (
    Content,
    HistoryContent,
    LedgerState,
    Line,
    OneSeriesContent,
    PlayerContent,
    SeriesListContent,
    StandingsContent,
    UnderWay,
    Written,
)
from bot.model.names import bare, is_deleted
from bot.model.person import Person
from bot.model.ratings import Rating, level_rating
from bot.model.roster import SIGN
from bot.model.stopped import StoppedSeries
from bot.model.table import Table
from bot.ui.formatting import GOLD, MARKDOWN, name, short, side_names, when
from bot.ui.formatting import names as names_at
from bot.ui.screen import Block, Button, Row, Rule, Screen, Text, rows
from engine.moves import ADD
from engine.players import Level

T = TypeVar("T")

PLACES: Final = 10
"""Players or pairs on a page of the standings."""
PAGE: Final = 8
"""Games on a page of the history, or series on a page of series."""
MOVES: Final = 10
"""Games on a page of one series."""
UNDER_WAY: Final = 5
"""The most series under way above the standings."""
MAX_REASON: Final = 220
"""The most characters of a reason, as Discord counts them, with the backslashes before its markdown."""
MAX_LABEL: Final = 100
"""The most characters of a choice that Discord offers while a person types."""
OFFERED: Final = 25
"""The most choices that Discord offers."""


# Names


def names(people: Sequence[Person], t: Texts) -> str:
    """Name one person, or two partners."""
    return side_names([name(person, t) for person in people], t)


def label(people: Sequence[Person], t: Texts) -> str:
    """Name one person or two partners in a label, where markdown has no meaning."""
    return side_names([t("person-deleted") if is_deleted(each) else short(each.title) for each in people], t)


def _reason(text: str) -> str:
    """Write a moderator's reason on one line, cut to `MAX_REASON`, with markdown taken literally."""
    shown = ""
    for letter in bare(" ".join(text.split())):
        more = "\\" + letter if letter in MARKDOWN else letter
        if _length(shown + more) > MAX_REASON - 1:
            return shown + "…"
        shown += more
    return shown


# Every page


def ledger_screen(query: LedgerPage, content: Content, t: Texts) -> Screen:
    """Show a page of a server's ledger."""
    match content:
        case StandingsContent():
            blocks = _standings(query, content, t)
        case PlayerContent():
            blocks = _player(query, content, t)
        case OneSeriesContent():
            return Screen(tuple(_one_series(query, content, t)), GOLD)
        case SeriesListContent():
            blocks = _all_series(query, content, t)
        case HistoryContent():
            blocks = _history(query, content, t)
    percent = content.state.adding_up
    told = [] if percent is None else [Text(t("ledger-adding-up", percent=percent))]
    return Screen((*blocks, *told), GOLD)


_Titles = tuple[str, str, str]
"""The keys of titles: for everybody, for one player, for a pair."""


def _page_of(items: Sequence[T], page: int, size: int) -> tuple[Sequence[T], int, int]:
    """Return the items on a page, the number of the nearest existing page, and how many pages there are."""
    pages = max(1, (len(items) + size - 1) // size)
    page = min(max(page, 1), pages)
    return items[(page - 1) * size : page * size], page, pages


def _turning(query: LedgerPage, page: int, pages: int, t: Texts) -> list[Row]:
    """Make the buttons to the first, previous, next and last page, each always in the same place."""
    if pages == 1:
        return []
    # Discord allows no two equal buttons in a message: those that lead nowhere get pages that do not exist.
    ways = (
        ("button-first", 1 if page > 2 else -1, page > 2),
        ("button-previous", page - 1, page > 1),
        ("button-next", page + 1, page < pages),
        ("button-last", pages if page < pages - 1 else pages + 2, page < pages - 1),
    )
    return [Row(tuple(Button(t(key), replace(query, page=to), enabled=on) for key, to, on in ways))]


def _turning_back(query: LedgerPage, newer: Anchor | None, older: Anchor | None, t: Texts) -> list[Row]:
    """Make the buttons to the newest, newer, older and oldest lines, each always in the same place."""
    if newer is None and older is None:
        return []
    query = replace(query, page=1, anchor=None)
    ways = (
        ("button-newest", query if newer is not None else None),
        ("button-newer", replace(query, anchor=newer) if newer is not None else None),
        ("button-older", replace(query, anchor=older) if older is not None else None),
        ("button-oldest", replace(query, anchor=OLDEST) if older is not None else None),
    )
    # As above, those that lead nowhere get pages that do not exist; what is shown stands in the button of its period.
    there = enumerate(ways, start=1)
    return [
        Row(tuple(Button(t(key), to or replace(query, page=-at), enabled=to is not None) for at, (key, to) in there))
    ]


def _periods(query: LedgerPage, t: Texts) -> Row:
    """Make a button for each period; that of the period shown is disabled."""

    def button(period: Period) -> Button:
        shown = period is query.period
        leads = query if shown else replace(query, period=period, page=1, anchor=None)
        return Button(t("button-period", period=str(period)), leads, enabled=not shown)

    return Row(tuple(map(button, Period)))


def _period_note(query: LedgerPage, t: Texts) -> list[Block]:
    return [] if query.period is Period.ALL else [Text(t("ledger-period", period=str(query.period)))]


def _computers(query: LedgerPage, t: Texts) -> Button:
    """Make the button that counts games with computers or leaves them out."""
    key = "button-people-only" if query.computers else "button-computers-count"
    return Button(t(key), replace(query, computers=not query.computers, page=1))


def _titled(query: LedgerPage, people: Sequence[Person], keys: _Titles, t: Texts) -> str:
    """Write the title of a page about everybody, one player, or a pair."""
    everybody, one, pair = keys
    match [name(person, t) for person in people]:
        case [first, second]:
            return t(pair, first=first, second=second)
        case [only] if not query.partner:
            return t(one, name=only)
    return t(everybody)


# Standings


def _standings(query: LedgerPage, content: StandingsContent, t: Texts) -> list[Block]:
    query = replace(query, page=content.page)
    blocks: list[Block] = [Text(t("standings-title")), *_only_of(query, content.people, t), *_period_note(query, t)]
    if query == LedgerPage(LedgerTopic.STANDINGS, query.period, computers=query.computers):
        blocks += _under_way(content.under_way, t)
    if content.lines:
        first = (content.page - 1) * content.size + 1
        rows_shown = [_row(place, line, t) for place, line in enumerate(content.lines, start=first)]
        blocks += [
            Text("\n".join([_heading(query, t), *rows_shown])),
            *_page_note(content.page, content.pages, t),
            *_key(query, content.state, t),
        ]
    else:
        blocks.append(Text(_nothing(query, content, t)))
    if content.left_out:
        blocks.append(Text(t("standings-left-out", games=content.left_out)))
    return [*blocks, *_turning(query, content.page, content.pages, t), *_standings_buttons(query, content.state, t)]


def _of_pairs(query: LedgerPage) -> bool:
    """Return whether a page of the standings lists pairs; of one player, it is always the player's pairs."""
    return query.topic is LedgerTopic.PAIRS or query.player != 0


def _heading(query: LedgerPage, t: Texts) -> str:
    return t("standings-pairs") if _of_pairs(query) else t("standings-players")


def _only_of(query: LedgerPage, people: Sequence[Person], t: Texts) -> list[Block]:
    match [name(person, t) for person in people]:
        case [first, second]:
            return [Text(t("standings-of-pair", first=first, second=second))]
        case [only] if not query.partner:
            return [Text(t("standings-of-one", name=only))]
    return []


def _under_way(under_way: UnderWay, t: Texts) -> list[Block]:
    if not under_way.tables:
        return []
    lines = [t("standings-under-way"), *(_running(table, t) for table in under_way.tables)]
    if under_way.more:
        lines.append(t("standings-more", more=under_way.more))
    return [Text("\n".join(lines)), Rule()]


def _running(table: Table, t: Texts) -> str:
    first, second = table.series.balance
    sides = {"names0": names_at(table, 0, t), "names1": names_at(table, 1, t)}
    return t("standings-series", table=table.id, **sides, brcka0=first, brcka1=second)


def _row(place: int, line: Line, t: Texts) -> str:
    figures: dict[str, object] = {"place": place, "name": names(line.people, t), **_figures(line)}
    rating = _ratings_of(line)
    return t("standings-row-rated", **figures, rating=rating) if rating else t("standings-row", **figures)


def _ratings_of(line: Line) -> str:
    """Write the rating among people, and beside it the one by all games, which has the sign of computers."""
    people = [str(line.rating.shown)] if line.rating is not None else []
    overall = [f"{SIGN}\u00a0{line.overall.shown}"] if line.overall is not None else []
    return " / ".join(people + overall)


def _figures(line: Line) -> dict[str, object]:
    """Return the series, games and brčka of a line by the names that texts use."""
    added = line.sum
    series = {"won": added.series_won, "drawn": added.series_drawn, "lost": added.series_lost}
    return {**series, "gamesWon": added.games_won, "gamesLost": added.games_lost, "brcka": _signed(added.brcka)}


def _signed(number: int) -> int | str:
    """Return a number; write it with a minus sign where corrections have made it negative."""
    return number if number >= 0 else f"−{-number}"


def _page_note(page: int, pages: int, t: Texts) -> list[Block]:
    return [Text(t("ledger-page", page=page, pages=pages))] if pages > 1 else []


def _key(query: LedgerPage, state: LedgerState, t: Texts) -> list[Block]:
    """Explain the figures of the standings."""
    key: list[Block] = [Text(t("standings-key"))]
    if not _of_pairs(query):
        key.append(Text(t("standings-rating")))
        key += [Text(t("standings-rating-overall", **_levels()))] if state.with_computers else []
    return key


def _levels() -> dict[str, object]:
    """Return the ratings of computers by the names that texts use."""
    return {str(level): level_rating(level).shown for level in Level}


def _nothing(query: LedgerPage, content: StandingsContent, t: Texts) -> str:
    if not content.state.games:
        return t("no-games")
    if content.left_out and query.period is Period.ALL and not query.player:
        return t("no-games-among-people")
    return t("ledger-none")


def _standings_buttons(query: LedgerPage, state: LedgerState, t: Texts) -> list[Block]:
    if not state.lines:
        return []
    computers = (_computers(query, t),) if state.with_computers else ()
    return [*rows([*_other_topic(query, t), *computers]), _periods(query, t)]


def _other_topic(query: LedgerPage, t: Texts) -> list[Button]:
    """Make the button between players and pairs; of one player there are pairs only."""
    if query.player:
        return []
    if query.topic is LedgerTopic.PAIRS:
        return [Button(t("button-players"), replace(query, topic=LedgerTopic.STANDINGS, page=1))]
    return [Button(t("button-pairs"), replace(query, topic=LedgerTopic.PAIRS, page=1))]


# One player


def _player(query: LedgerPage, content: PlayerContent, t: Texts) -> list[Block]:
    line = content.line
    blocks: list[Block] = [Text(t("player-title", name=name(content.person, t))), *_period_note(query, t)]
    if not line.sum.lines:
        only_with_computers = content.left_out and query.period is Period.ALL
        blocks.append(Text(t("player-none-among-people" if only_with_computers else "ledger-none")))
        blocks += [Text(each) for each in _overall(line.overall, t)]
    else:
        blocks.append(Text("\n".join(_summary(line, t))))
        parts = (
            _partners(content, t),
            _last("player-last", content.games, t),
            _last("player-corrections", content.corrections, t),
        )
        blocks += [Text("\n".join(part)) for part in parts if part]
    if line.sum.stopped:
        blocks.append(Text(t("player-unfinished", series=line.sum.stopped)))
    if content.left_out:
        blocks.append(Text(t("player-left-out", games=content.left_out)))
    return [*blocks, *_player_buttons(query, content, t)]


def _summary(line: Line, t: Texts) -> list[str]:
    """Write the figures of a player, one on each line."""
    lines, added = [], line.sum
    if line.rating is not None:
        lines.append(t("player-rating", rating=line.rating.shown, games=line.rating.games))
    lines += _overall(line.overall, t)
    lines.append(t("player-series", won=added.series_won, drawn=added.series_drawn, lost=added.series_lost))
    lines.append(t("player-games", won=added.games_won, lost=added.games_lost))
    brcka = _signed(added.brcka)
    if added.corrected:
        corrected = {"sign": _sign(added.corrected), "corrected": abs(added.corrected)}
        lines.append(t("player-brcka-corrected", brcka=brcka, **corrected))
    else:
        lines.append(t("player-brcka", brcka=brcka))
    if added.games:
        lines.append(t("player-runs", won=added.longest_won, lost=added.longest_lost))
    return lines


def _overall(rating: Rating | None, t: Texts) -> list[str]:
    return [t("player-rating-overall", rating=rating.shown, games=rating.games)] if rating is not None else []


def _partners(content: PlayerContent, t: Texts) -> list[str]:
    """Write a player's results with each partner, the best first."""
    lines = []
    for line in content.partners:
        partner = next(each for each in line.people if each.id != content.person.id)
        lines.append(t("player-partner", name=name(partner, t), **_figures(line)))
    if content.more_partners:
        lines.append(t("player-partners-more", more=content.more_partners))
    return [t("player-partners"), *lines] if lines else []


def _last(key: str, written: Sequence[Written], t: Texts) -> list[str]:
    return [t(key), *(_history_line(each, t) for each in written)] if written else []


def _player_buttons(query: LedgerPage, content: PlayerContent, t: Texts) -> list[Block]:
    history = LedgerPage(LedgerTopic.HISTORY, query.period, content.person.id)
    buttons = [
        Button(t("button-games-of"), history),
        Button(t("button-series-of"), replace(history, topic=LedgerTopic.SERIES)),
    ]
    if content.person.level is None and content.with_computers:
        buttons.append(_computers(query, t))
    return [Row(tuple(buttons)), _periods(query, t)]


# Series


def _all_series(query: LedgerPage, content: SeriesListContent, t: Texts) -> list[Block]:
    """List series under way, then the others, the newest first."""
    titles = ("series-list-title", "series-list-of-one", "series-list-of-pair")
    blocks: list[Block] = [Text(_titled(query, content.people, titles, t)), *_period_note(query, t)]
    running = content.under_way.tables
    if not running and not content.series:
        anything = content.state.games > 0
        return [*blocks, Text(t("ledger-none" if anything else "series-none")), *_periods_if(anything, query, t)]
    lines = [_series_line(table, t) for table in running]
    if content.under_way.more:
        lines.append(t("series-more", more=content.under_way.more))
    blocks.append(Text("\n".join([*lines, *(_series_line(series, t) for series in content.series)])))
    opened = [table.id for table in running if table.id in content.begun]
    opened += [series.table_id for series in content.series]
    leads = replace(query, page=1, anchor=None)
    buttons = [Button(t("button-series", table=table), replace(leads, table=table)) for table in opened]
    return [*blocks, *rows(buttons), *_turning_back(query, content.newer, content.older, t), _periods(query, t)]


def _periods_if(there: bool, query: LedgerPage, t: Texts) -> list[Block]:
    return [_periods(query, t)] if there else []


def _series_line(series: Table | SeriesPlayed, t: Texts) -> str:
    if isinstance(series, Table):
        first, second = series.series.balance
        sides = {"names0": names_at(series, 0, t), "names1": names_at(series, 1, t)}
        return t("series-line-running", table=series.id, **sides, brcka0=first, brcka1=second)
    return _over_line(series, t)


def _over_line(series: SeriesPlayed, t: Texts) -> str:
    """Write how a finished series ended."""
    last, result = series.last, series.result
    told = {"table": last.table_id, "when": when(last.at, "d")}
    winner = result.winner if result is not None else None
    if result is not None and winner is not None:
        sides = {"winners": names(series.partners(winner), t), "losers": names(series.partners(1 - winner), t)}
        first, second = last.choice.balance[winner], last.choice.balance[1 - winner]
        return t("series-line-won", **told, **sides, won=result.won, brcka0=first, brcka1=second)
    sides = {f"names{side}": names(series.partners(side), t) for side in (0, 1)}
    first, second = last.choice.balance
    if result is not None:
        return t("series-line-drawn", **told, **sides, brcka0=first, brcka1=second)
    return t("series-line-stopped", **told, **sides, brcka0=first, brcka1=second)


def _one_series(query: LedgerPage, content: OneSeriesContent, t: Texts) -> list[Block]:
    """Show one series game by game, the oldest first."""
    back = Row((Button(t("button-all-series"), replace(query, table=0, page=1)),))
    series, running = content.series, content.running
    if series is None:
        told = t("series-unknown", table=query.table) if running is None else _series_line(running, t)
        return [Text(told), back]
    shown, page, pages = _page_of(series.entries, query.page, MOVES)
    query = replace(query, page=page)
    sides = {f"names{side}": names(series.partners(side), t) for side in (0, 1)}
    told = t("series-sides", **sides, goal=series.last.goal)
    return [
        Text(t("series-title", table=query.table)),
        Text("\n".join((told, *_stood_in(series, t)))),
        Text(_series_line(running or series, t)),
        Text("\n".join(_series_game(entry, t) for entry in shown)),
        *_page_note(page, pages, t),
        *_turning(query, page, pages, t),
        back,
    ]


def _series_game(entry: Entry, t: Texts) -> str:
    first, second = entry.choice.balance
    told = t("series-game", **_game(entry, t), balance0=first, balance1=second)
    return "\n".join((told, *_stood_in(entry, t)))


# The history


def _history(query: LedgerPage, content: HistoryContent, t: Texts) -> list[Block]:
    """List games and corrections, the newest first."""
    title = _titled(query, content.people, ("history-title", "history-of-one", "history-of-pair"), t)
    blocks: list[Block] = [Text(title), *_period_note(query, t)]
    if not content.written:
        anything = content.state.lines
        return [*blocks, Text(t("ledger-none" if anything else "no-games")), *_periods_if(anything, query, t)]
    blocks += [Text("\n".join(_history_line(each, t) for each in content.written)), Text(t("history-record"))]
    return [*blocks, *_turning_back(query, content.newer, content.older, t), _periods(query, t)]


def _history_line(written: Written, t: Texts) -> str:
    """Write a game, a correction or a stopped series in one line."""
    if isinstance(written, StoppedSeries):
        return _stopped_line(written, t)
    if isinstance(written, Correction):
        return t(
            "history-correction",
            when=when(written.at, "d"),
            name=names(written.people, t),
            sign=_sign(written.brcka),
            brcka=abs(written.brcka),
            number=written.id,
            by=name(written.by, t),
            reason=_reason(written.reason),
        )
    winner = written.outcome.winner
    losers = names(written.partners(1 - winner), t)
    balance = written.choice.balance
    balances = {"balance0": balance[winner], "balance1": balance[1 - winner]}
    return "\n".join((t("history-line", **_game(written, t), losers=losers, **balances), *_stood_in(written, t)))


def _stopped_line(series: StoppedSeries, t: Texts) -> str:
    """Write how a stopped series stood: the points of the game under way, if there was one, and the brčka."""
    sides = {f"names{side}": names(series.seats[side::2], t) for side in (0, 1)}
    told = {"table": series.table_id, "when": when(series.at, "d"), **sides}
    told |= {"balance0": series.balance[0], "balance1": series.balance[1]}
    if series.score is None:
        return t("history-stopped-between", **told)
    return t("history-stopped", **told, score0=series.score[0], score1=series.score[1])


def _stood_in(left: Entry | SeriesPlayed, t: Texts) -> list[str]:
    """Name those who played on for somebody who had left a game or series; of more than two, the first and the last."""
    pairs = left.substitutes
    told = pairs if len(pairs) < 3 else [pairs[0], pairs[-1]]
    return [t("played-for", name=name(who, t), player=name(whom, t)) for who, whom in told]


def _sign(number: int) -> str:
    return "minus" if number < 0 else "plus"


def _game(entry: Entry, t: Texts) -> dict[str, object]:
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


# Choices that are offered while a person types


def player_choices(players: Iterable[tuple[Person, int]], t: Texts) -> list[tuple[str, int]]:
    """Return the label and the id of each player, who has so many games."""
    return [(_cut(t("player-label", name=label((each,), t), games=games)), each.id) for each, games in players]


def series_choices(found: Iterable[SeriesFound], t: Texts) -> list[tuple[str, int]]:
    """Return the label and the table's number of each series."""

    def text(series: SeriesFound) -> str:
        last = series.last
        sides = {f"names{side}": label(series.seats[side::2], t) for side in (0, 1)}
        first, second = last.choice.balance
        return t("series-label", table=last.table_id, date=last.at, **sides, brcka0=first, brcka1=second)

    return [(_cut(text(series)), series.last.table_id) for series in found]


def game_choices(entries: Iterable[Entry], t: Texts) -> list[tuple[str, int]]:
    """Return the label and the number of each game."""

    def text(entry: Entry) -> str:
        winner = entry.outcome.winner
        score = {"score0": entry.outcome.score[winner], "score1": entry.outcome.score[1 - winner]}
        return t("game-label", game=entry.game_id, date=entry.at, winners=label(entry.partners(winner), t), **score)

    return [(_cut(text(entry)), entry.game_id) for entry in entries]


def _cut(text: str) -> str:
    """Cut a label to the length that Discord takes."""
    if _length(text) <= MAX_LABEL:
        return text
    kept = text.encode("utf-16-le")[: 2 * (MAX_LABEL - 1)].decode("utf-16-le", errors="ignore")
    return kept + "…"


def _length(text: str) -> int:
    """Return the length of a text as Discord counts it: a character beyond the first 65,536 counts as two."""
    return len(text.encode("utf-16-le")) // 2
