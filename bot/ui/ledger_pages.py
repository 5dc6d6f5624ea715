"""The pages of the ledger, and the choices that Discord offers while a person types a player, series or game.

Each button contains the whole `LedgerPage` to which it leads, so that pages work even after a restart.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from datetime import datetime
from itertools import groupby
from typing import Final, TypeVar

from bot.i18n.texts import Texts
from bot.model.actions import LedgerPage, LedgerTopic
from bot.model.ledger import Correction, Entry, Ledger, Period, SeriesPlayed
from bot.model.person import Person
from bot.model.ratings import Rated, Rating, level_rating
from bot.model.roster import SIGN
from bot.model.standings import Line, Standings, standings
from bot.model.stopped import StoppedSeries
from bot.model.table import Table
from bot.ui.formatting import GOLD, MARKDOWN, bare, folded, is_deleted, name, short, when
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
PARTNERS: Final = 5
"""The most partners on the page of a player."""
LAST_GAMES: Final = 4
LAST_CORRECTIONS: Final = 2
MAX_REASON: Final = 220
"""The most characters of a reason, as Discord counts them, with the backslashes before its markdown."""
MAX_LABEL: Final = 100
"""The most characters of a choice that Discord offers while a person types."""
OFFERED: Final = 25
"""The most choices that Discord offers."""


# Names


def names(people: Sequence[Person], t: Texts) -> str:
    """Name one person, or two partners."""
    return _joined([name(person, t) for person in people], t)


def label(people: Sequence[Person], t: Texts) -> str:
    """Name one person or two partners in a label, where markdown has no meaning."""
    return _joined([t("person-deleted") if is_deleted(each) else short(each.title) for each in people], t)


def _joined(people: list[str], t: Texts) -> str:
    return people[0] if len(people) == 1 else t("side-names", first=people[0], second=people[1])


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


def ledger_screen(
    query: LedgerPage, ledger: Ledger, under_way: list[Table], t: Texts, rated: Rated, now: datetime
) -> Screen:
    """Show a page of a server's ledger; a page beyond the last is the last.

    `rated` are the ratings of the whole ledger.
    """
    kept = ledger.since(query.period.since(now))
    match query.topic:
        case LedgerTopic.STANDINGS | LedgerTopic.PAIRS:
            blocks = _standings(query, ledger, kept, under_way, rated, t)
        case LedgerTopic.PLAYER:
            blocks = _player(query, ledger, kept, rated, t)
        case LedgerTopic.SERIES if query.table:
            blocks = _one_series(query, ledger, under_way, t)
        case LedgerTopic.SERIES:
            blocks = _all_series(query, ledger, kept, under_way, t)
        case LedgerTopic.HISTORY:
            blocks = _history(query, ledger, kept, t)
    return Screen(tuple(blocks), GOLD)


_Titles = tuple[str, str, str]
"""The keys of titles: for everybody, for one player, for a pair."""
_TURNS: Final = ("button-first", "button-previous", "button-next", "button-last")
_TURNS_BACK: Final = ("button-newest", "button-newer", "button-older", "button-oldest")


def _page_of(items: Sequence[T], page: int, size: int) -> tuple[Sequence[T], int, int]:
    """Return the items on a page, the number of the nearest existing page, and how many pages there are."""
    pages = max(1, (len(items) + size - 1) // size)
    page = min(max(page, 1), pages)
    return items[(page - 1) * size : page * size], page, pages


def _turning(query: LedgerPage, pages: int, labels: tuple[str, str, str, str], t: Texts) -> list[Row]:
    """Make the buttons to the first, previous, next and last page, each always in the same place."""
    if pages == 1:
        return []
    page = query.page
    # Discord allows no two equal buttons in a message: those that lead nowhere get pages that do not exist.
    ways = (
        (1 if page > 2 else -1, page > 2),
        (page - 1, page > 1),
        (page + 1, page < pages),
        (pages if page < pages - 1 else pages + 2, page < pages - 1),
    )
    turns = zip(labels, ways, strict=True)
    return [Row(tuple(Button(t(key), replace(query, page=to), enabled=on) for key, (to, on) in turns))]


def _periods(query: LedgerPage, t: Texts) -> Row:
    """Make a button for each period; that of the period shown is disabled."""

    def button(period: Period) -> Button:
        shown = period is query.period
        leads = query if shown else replace(query, period=period, page=1)
        return Button(t("button-period", period=str(period)), leads, enabled=not shown)

    return Row(tuple(map(button, Period)))


def _period_note(query: LedgerPage, t: Texts) -> list[Block]:
    return [] if query.period is Period.ALL else [Text(t("ledger-period", period=str(query.period)))]


def _computers(query: LedgerPage, ledger: Ledger, t: Texts) -> list[Button]:
    """Make the button that counts games with computers or leaves them out; no button where there are none."""
    if not any(entry.with_computers for entry in ledger.entries):
        return []
    key = "button-people-only" if query.computers else "button-computers-count"
    return [Button(t(key), replace(query, computers=not query.computers, page=1))]


def _narrowed(query: LedgerPage, ledger: Ledger) -> Ledger:
    return ledger.of(query.player, query.partner) if query.player else ledger


def _people_of(query: LedgerPage, ledger: Ledger) -> list[Person]:
    """Return the people of a query whom the ledger knows."""
    known = ledger.people()
    return [known[key] for key in (query.player, query.partner) if key in known]


def _titled(query: LedgerPage, ledger: Ledger, keys: _Titles, t: Texts) -> str:
    """Write the title of a page about everybody, one player, or a pair."""
    everybody, one, pair = keys
    match [name(person, t) for person in _people_of(query, ledger)]:
        case [first, second]:
            return t(pair, first=first, second=second)
        case [only] if not query.partner:
            return t(one, name=only)
    return t(everybody)


# Standings


def _standings(
    query: LedgerPage, ledger: Ledger, kept: Ledger, under_way: list[Table], rated: Rated, t: Texts
) -> list[Block]:
    narrowed = _narrowed(query, kept)
    counted = narrowed if query.computers else narrowed.among_people()
    left_out = len(narrowed.entries) - len(counted.entries)
    added = standings(counted, rated)
    lines = added.pairs if query.topic is LedgerTopic.PAIRS else added.players
    shown, page, pages = _page_of(lines, query.page, PLACES)
    query = replace(query, page=page)
    blocks: list[Block] = [Text(t("standings-title")), *_only_games_of(query, ledger, t), *_period_note(query, t)]
    if query == LedgerPage(LedgerTopic.STANDINGS, query.period, computers=query.computers):
        blocks += _under_way(under_way, t)
    if lines:
        rows_shown = [_row(place, line, t) for place, line in enumerate(shown, start=(page - 1) * PLACES + 1)]
        blocks += [
            Text("\n".join([_heading(query, t), *rows_shown])),
            *_page_note(page, pages, t),
            *_key(query, rated, t),
        ]
    else:
        blocks.append(Text(_nothing(ledger, query, left_out, t)))
    if left_out:
        blocks.append(Text(t("standings-left-out", games=left_out)))
    return [*blocks, *_turning(query, pages, _TURNS, t), *_standings_buttons(query, ledger, t)]


def _heading(query: LedgerPage, t: Texts) -> str:
    return t("standings-pairs") if query.topic is LedgerTopic.PAIRS else t("standings-players")


def _only_games_of(query: LedgerPage, ledger: Ledger, t: Texts) -> list[Block]:
    match [name(person, t) for person in _people_of(query, ledger)]:
        case [first, second]:
            return [Text(t("standings-of-pair", first=first, second=second))]
        case [only] if not query.partner:
            return [Text(t("standings-of-one", name=only))]
    return []


def _under_way(tables: list[Table], t: Texts) -> list[Block]:
    if not tables:
        return []
    lines = [t("standings-under-way"), *(_running(table, t) for table in tables[:UNDER_WAY])]
    if len(tables) > UNDER_WAY:
        lines.append(t("standings-more", more=len(tables) - UNDER_WAY))
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
    series = {"won": line.series_won, "drawn": line.series_drawn, "lost": line.series_lost}
    return {**series, "gamesWon": line.games_won, "gamesLost": line.games_lost, "brcka": _signed(line.brcka)}


def _signed(number: int) -> int | str:
    """Return a number; write it with a minus sign where corrections have made it negative."""
    return number if number >= 0 else f"−{-number}"


def _page_note(page: int, pages: int, t: Texts) -> list[Block]:
    return [Text(t("ledger-page", page=page, pages=pages))] if pages > 1 else []


def _key(query: LedgerPage, rated: Rated, t: Texts) -> list[Block]:
    """Explain the figures of the standings."""
    key: list[Block] = [Text(t("standings-key"))]
    if query.topic is LedgerTopic.STANDINGS:
        key.append(Text(t("standings-rating")))
    if query.topic is LedgerTopic.STANDINGS and rated.overall:
        key.append(Text(t("standings-rating-overall", **_levels())))
    return key


def _levels() -> dict[str, object]:
    """Return the ratings of computers by the names that texts use."""
    return {str(level): level_rating(level).shown for level in Level}


def _nothing(ledger: Ledger, query: LedgerPage, left_out: int, t: Texts) -> str:
    if not ledger.entries:
        return t("no-games")
    if left_out and query.period is Period.ALL and not query.player:
        return t("no-games-among-people")
    return t("ledger-none")


def _standings_buttons(query: LedgerPage, ledger: Ledger, t: Texts) -> list[Block]:
    if not ledger.entries and not ledger.corrections:
        return []
    if query.topic is LedgerTopic.PAIRS:
        other = Button(t("button-players"), replace(query, topic=LedgerTopic.STANDINGS, page=1))
    else:
        other = Button(t("button-pairs"), replace(query, topic=LedgerTopic.PAIRS, page=1))
    return [Row((other, *_computers(query, ledger, t))), _periods(query, t)]


# One player


def _player(query: LedgerPage, ledger: Ledger, kept: Ledger, rated: Rated, t: Texts) -> list[Block]:
    person = ledger.people().get(query.player)
    if person is None:
        return [Text(t("player-unknown"))]
    theirs = kept.of(person.id)
    # A computer has only games with computers.
    counted = theirs if query.computers or person.level is not None else theirs.among_people()
    added = standings(counted, rated)
    line = next((line for line in added.players if line.people[0].id == person.id), None)
    left_out = len(theirs.entries) - len(counted.entries)
    blocks: list[Block] = [Text(t("player-title", name=name(person, t))), *_period_note(query, t)]
    if line is None:
        only_with_computers = left_out and query.period is Period.ALL
        blocks.append(Text(t("player-none-among-people" if only_with_computers else "ledger-none")))
        blocks += [Text(line) for line in _overall(rated.overall.get(person.id), t)]
    else:
        blocks.append(Text("\n".join(_summary(line, counted, t))))
        parts = (_partners(person, added, t), _last_games(counted, t), _last_corrections(counted, t))
        blocks += [Text("\n".join(part)) for part in parts if part]
    if counted.stopped:
        blocks.append(Text(t("player-unfinished", series=len(counted.stopped))))
    if left_out:
        blocks.append(Text(t("player-left-out", games=left_out)))
    return [*blocks, *_player_buttons(query, ledger, person, t)]


def _summary(line: Line, counted: Ledger, t: Texts) -> list[str]:
    """Write the figures of a player, one on each line."""
    lines = []
    if line.rating is not None:
        lines.append(t("player-rating", rating=line.rating.shown, games=line.rating.games))
    lines += _overall(line.overall, t)
    lines.append(t("player-series", won=line.series_won, drawn=line.series_drawn, lost=line.series_lost))
    lines.append(t("player-games", won=line.games_won, lost=line.games_lost))
    brcka = _signed(line.brcka)
    if line.corrected:
        corrected = {"sign": _sign(line.corrected), "corrected": abs(line.corrected)}
        lines.append(t("player-brcka-corrected", brcka=brcka, **corrected))
    else:
        lines.append(t("player-brcka", brcka=brcka))
    won, lost = longest_runs(counted.entries, line.people[0].id)
    if won or lost:
        lines.append(t("player-runs", won=won, lost=lost))
    return lines


def _overall(rating: Rating | None, t: Texts) -> list[str]:
    return [t("player-rating-overall", rating=rating.shown, games=rating.games)] if rating is not None else []


def longest_runs(entries: Iterable[Entry], person: int) -> tuple[int, int]:
    """Return the most games in a row that a person, given by id, has won, and has lost."""
    longest = {True: 0, False: 0}
    in_order = sorted(entries, key=lambda entry: (entry.at, entry.game_id))
    sides = ((entry, entry.side_of(person)) for entry in in_order)
    for won, run in groupby(entry.outcome.winner == side for entry, side in sides if side is not None):
        longest[won] = max(longest[won], len(list(run)))
    return longest[True], longest[False]


def _partners(person: Person, added: Standings, t: Texts) -> list[str]:
    """Write a player's results with each partner, the best first."""
    pairs = [line for line in added.pairs if person.id in {each.id for each in line.people}]
    lines = []
    for line in pairs[:PARTNERS]:
        partner = next(each for each in line.people if each.id != person.id)
        lines.append(t("player-partner", name=name(partner, t), **_figures(line)))
    if len(pairs) > PARTNERS:
        lines.append(t("player-partners-more", more=len(pairs) - PARTNERS))
    return [t("player-partners"), *lines] if lines else []


def _last_games(counted: Ledger, t: Texts) -> list[str]:
    newest = _newest_first(counted.entries)[:LAST_GAMES]
    return [t("player-last"), *(_history_line(each, t) for each in newest)] if newest else []


def _last_corrections(counted: Ledger, t: Texts) -> list[str]:
    newest = _newest_first(counted.corrections)[:LAST_CORRECTIONS]
    return [t("player-corrections"), *(_history_line(each, t) for each in newest)] if newest else []


def _player_buttons(query: LedgerPage, ledger: Ledger, person: Person, t: Texts) -> list[Block]:
    history = LedgerPage(LedgerTopic.HISTORY, query.period, person.id)
    buttons = [
        Button(t("button-games-of"), history),
        Button(t("button-series-of"), replace(history, topic=LedgerTopic.SERIES)),
    ]
    if person.level is None:
        buttons += _computers(query, ledger.of(person.id), t)
    return [Row(tuple(buttons)), _periods(query, t)]


# Series


def _all_series(query: LedgerPage, ledger: Ledger, kept: Ledger, under_way: list[Table], t: Texts) -> list[Block]:
    """List series under way, then finished ones, the newest first."""
    running = [table for table in under_way if _sits(query, table)]
    tables = {table.id for table in under_way}
    over = [series for series in _narrowed(query, kept).series if series.table_id not in tables]
    over.sort(key=lambda series: (series.last.at, series.table_id), reverse=True)
    every: list[Table | SeriesPlayed] = [*running, *over]
    shown, page, pages = _page_of(every, query.page, PAGE)
    query = replace(query, page=page)
    titles = ("series-list-title", "series-list-of-one", "series-list-of-pair")
    blocks: list[Block] = [Text(_titled(query, ledger, titles, t)), *_period_note(query, t)]
    if not shown:
        anything = under_way or ledger.series
        return [*blocks, Text(t("ledger-none" if anything else "series-none")), *_periods_if(bool(anything), query, t)]
    blocks += [Text("\n".join(_series_line(each, t) for each in shown)), *_page_note(page, pages, t)]
    played = {series.table_id for series in ledger.series}
    opened = [each.id if isinstance(each, Table) else each.table_id for each in shown]
    buttons = [
        Button(t("button-series", table=table), replace(query, table=table, page=1))
        for table in opened
        if table in played
    ]
    return [*blocks, *rows(buttons), *_turning(query, pages, _TURNS_BACK, t), _periods(query, t)]


def _periods_if(there: bool, query: LedgerPage, t: Texts) -> list[Block]:
    return [_periods(query, t)] if there else []


def _sits(query: LedgerPage, table: Table) -> bool:
    """Return whether the people of a query sit at a table, two of them as partners."""
    sides = [{person.id for person in table.seats[side::2] if person is not None} for side in (0, 1)]
    asked = {key for key in (query.player, query.partner) if key}
    return any(asked <= side for side in sides)


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
        sides = {"winners": names(last.partners(winner), t), "losers": names(last.partners(1 - winner), t)}
        first, second = last.choice.balance[winner], last.choice.balance[1 - winner]
        return t("series-line-won", **told, **sides, won=result.won, brcka0=first, brcka1=second)
    sides = {f"names{side}": names(last.partners(side), t) for side in (0, 1)}
    first, second = last.choice.balance
    if result is not None:
        return t("series-line-drawn", **told, **sides, brcka0=first, brcka1=second)
    return t("series-line-stopped", **told, **sides, brcka0=first, brcka1=second)


def _one_series(query: LedgerPage, ledger: Ledger, under_way: list[Table], t: Texts) -> list[Block]:
    """Show one series game by game, the oldest first."""
    back = Row((Button(t("button-all-series"), replace(query, table=0, page=1)),))
    series = next((series for series in ledger.series if series.table_id == query.table), None)
    running = next((table for table in under_way if table.id == query.table), None)
    if series is None:
        told = t("series-unknown", table=query.table) if running is None else _series_line(running, t)
        return [Text(told), back]
    shown, page, pages = _page_of(series.entries, query.page, MOVES)
    query = replace(query, page=page)
    sides = {f"names{side}": names(series.last.partners(side), t) for side in (0, 1)}
    return [
        Text(t("series-title", table=query.table)),
        Text(t("series-sides", **sides, goal=series.last.goal)),
        Text(_series_line(running or series, t)),
        Text("\n".join(_series_game(entry, t) for entry in shown)),
        *_page_note(page, pages, t),
        *_turning(query, pages, _TURNS, t),
        back,
    ]


def _series_game(entry: Entry, t: Texts) -> str:
    first, second = entry.choice.balance
    told = t("series-game", **_game(entry, t), balance0=first, balance1=second)
    return "\n".join((told, *_stood_in(entry, t)))


# The history


def _history(query: LedgerPage, ledger: Ledger, kept: Ledger, t: Texts) -> list[Block]:
    """List games and corrections, the newest first."""
    narrowed = _narrowed(query, kept)
    written: list[Written] = [*narrowed.entries, *narrowed.corrections, *narrowed.stopped]
    shown, page, pages = _page_of(_newest_first(written), query.page, PAGE)
    query = replace(query, page=page)
    title = _titled(query, ledger, ("history-title", "history-of-one", "history-of-pair"), t)
    blocks: list[Block] = [Text(title), *_period_note(query, t)]
    if not shown:
        anything = bool(ledger.entries or ledger.corrections or ledger.stopped)
        return [*blocks, Text(t("ledger-none" if anything else "no-games")), *_periods_if(anything, query, t)]
    blocks += [
        Text("\n".join(_history_line(each, t) for each in shown)),
        Text(t("history-page", page=page, pages=pages)),
    ]
    return [*blocks, *_turning(query, pages, _TURNS_BACK, t), _periods(query, t)]


Written = Entry | Correction | StoppedSeries
"""What has a line in the history."""


def _newest_first(written: Sequence[Written]) -> list[Written]:
    def key(each: Written) -> tuple[datetime, bool, int]:
        return (each.at, True, each.id) if isinstance(each, Correction) else (each.at, False, each.game_id)

    return sorted(written, key=key, reverse=True)


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


def _stood_in(entry: Entry, t: Texts) -> list[str]:
    """Name those who played on for somebody who had left the game; of more than two, the first and the last."""
    pairs = entry.substitutes
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


def players_matching(ledger: Ledger, typed: str, t: Texts, limit: int = OFFERED) -> list[tuple[str, int]]:
    """Find players by a part of their names, the best match first, then those who have played most.

    Accents and capital letters make no difference, and deleted people are not found. Return label and id of each.
    """
    games = Counter(person.id for entry in ledger.entries for person in entry.seats)
    sought, found = folded(typed), []
    for person in ledger.people().values():
        fit = None if is_deleted(person) else _fit(sought, folded(bare(person.name)))
        if fit is not None:
            found.append((fit, -games[person.id], folded(person.name), person.id, person))
    return [
        (_cut(t("player-label", name=label((person,), t), games=-played)), key)
        for fit, played, folded, key, person in sorted(found, key=lambda each: each[:4])[:limit]
    ]


def series_matching(ledger: Ledger, typed: str, t: Texts, limit: int = OFFERED) -> list[tuple[str, int]]:
    """Find series by table or players, the best match first, then the newest; return label and table number."""

    def text(series: SeriesPlayed) -> str:
        last = series.last
        sides = {f"names{side}": label(last.partners(side), t) for side in (0, 1)}
        first, second = last.choice.balance
        return t("series-label", table=last.table_id, date=last.at, **sides, brcka0=first, brcka1=second)

    found = _by_number(ledger.series, typed, lambda series: series.last, lambda entry: entry.table_id)
    return [(_cut(text(series)), series.table_id) for series in found[:limit]]


def games_matching(ledger: Ledger, typed: str, t: Texts, limit: int = OFFERED) -> list[tuple[str, int]]:
    """Find games by number or players, the best match first, then the newest; return label and game number."""

    def text(entry: Entry) -> str:
        winner = entry.outcome.winner
        score = {"score0": entry.outcome.score[winner], "score1": entry.outcome.score[1 - winner]}
        return t("game-label", game=entry.game_id, date=entry.at, winners=label(entry.partners(winner), t), **score)

    found = _by_number(ledger.entries, typed, lambda entry: entry, lambda entry: entry.game_id)
    return [(_cut(text(entry)), entry.game_id) for entry in found[:limit]]


def _by_number(
    items: Iterable[T], typed: str, entry_of: Callable[[T], Entry], number_of: Callable[[Entry], int]
) -> list[T]:
    """Return the items that every word typed fits by number or player: the best fits first, then the newest."""
    # The signs between names in a label are not words.
    words = [word for word in folded(typed).split() if any(map(str.isalnum, word))]
    known: dict[int, str] = {}
    found = []
    for item in items:
        entry = entry_of(item)
        for person in entry.seats:
            if person.id not in known:
                known[person.id] = folded(bare(person.name))
        texts = [known[person.id] for person in entry.seats]
        fits = [_best_fit(word, str(number_of(entry)), texts) for word in words]
        if None not in fits:
            worst = max((fit for fit in fits if fit is not None), default=0)
            found.append((-worst, entry.at, number_of(entry), item))
    return [item for *_, item in sorted(found, key=lambda each: each[:3], reverse=True)]


def _best_fit(word: str, number: str, people: Iterable[str]) -> int | None:
    by_number = _fit(word, number) if number.startswith(word) else None
    return min((fit for fit in (by_number, *(_fit(word, each) for each in people)) if fit is not None), default=None)


def _fit(sought: str, text: str) -> int | None:
    """Rate how well a text fits what is sought: 0 for the same text, then its beginning, a word's beginning, any part.

    >>> [_fit("ann", text) for text in ("ann", "anna", "joe anna", "hanna", "joe")]
    [0, 1, 2, 3, None]
    """
    if sought not in text:
        return None
    if text == sought:
        return 0
    if text.startswith(sought):
        return 1
    return 2 if any(word.startswith(sought) for word in text.split()) else 3


def _cut(text: str) -> str:
    """Cut a label to the length that Discord takes."""
    if _length(text) <= MAX_LABEL:
        return text
    kept = text.encode("utf-16-le")[: 2 * (MAX_LABEL - 1)].decode("utf-16-le", errors="ignore")
    return kept + "…"


def _length(text: str) -> int:
    """Return the length of a text as Discord counts it: a character beyond the first 65,536 counts as two."""
    return len(text.encode("utf-16-le")) // 2
