"""What the pages of the ledger share: names and figures, periods, and the buttons that turn pages."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final, NamedTuple

from bot.i18n.texts import Texts
from bot.model.ledger import Period
from bot.model.ledger_content import LedgerState
from bot.model.ledger_pages import OLDEST, Anchor, ChoosePage, LedgerPage
from bot.model.names import columns, fitted, is_deleted, short
from bot.model.person import Person
from bot.model.ratings import level_rating
from bot.model.sums import Sum
from bot.ui.formatting import name, side_names, signed
from bot.ui.phone import COLUMNS
from bot.ui.screen import Block, Button, Choice, Row, Select, Text
from engine.games import GAMES
from engine.players import Level

HEAD, SHORT = 4, 2
"""The letters that the head of a column has room for, however short its figures are: a word, and one cut already."""
GAP: Final = " "
HOW: Final = "❓"
"""The label of the button to what explains the figures."""
OWN: Final = ">"
"""What marks the reader's own line."""
PLACES: Final = 10
"""Players or pairs on a page of standings."""
PAGE: Final = 8
"""Lines on a page of series, or of a history."""


def names(people: Sequence[Person], t: Texts) -> str:
    """Name one person, or two partners."""
    return side_names([name(person, t) for person in people], t)


def label(people: Sequence[Person], t: Texts) -> str:
    """Name one person or two partners in a label, where markdown has no meaning."""
    return side_names([t("person-deleted") if is_deleted(each) else short(each.title) for each in people], t)


Titles = tuple[str, str, str]
"""The keys of titles: for everybody, for one player, for two."""


class TableLine(NamedTuple):
    """A line of a table in a block of code."""

    place: str
    names: Sequence[str]
    """Of the player, or of several."""
    figures: Sequence[str]
    own: bool = False
    """Whether it is that of the only person who sees it."""
    between: str = ""
    """What stands between the names of opponents; nothing between those of partners."""


def in_columns(heads: Sequence[str], lines: Sequence[TableLine], t: Texts, people: str = "") -> str:
    """Write a table in a block of code: numbers that can be compared, and names as long as a phone has room for.

    Heads are shortened where names are. `people` is the head of the names, where it needs to be said who they are.
    """
    places, marked = max(len(line.place) for line in lines), any(line.own for line in lines)
    before, longest = marked + places, max(columns(_joined(line, line.names, t)) for line in lines)
    figures = list(zip(*(line.figures for line in lines), strict=True))

    def room() -> int:
        return COLUMNS - before - len(GAP) * (before > 0) - sum(len(GAP) + width for width in _widths(heads, figures))

    if longest > room():
        heads = [_short_head(head, column) for head, column in zip(heads, figures, strict=True)]
    named, widths = [_named(line, room(), t) for line in lines], _widths(heads, figures)
    people = fitted(people, room()) if people else ""
    longest = max(map(columns, (people, *named)))

    def written(start: str, shown: str, numbers: Sequence[str]) -> str:
        told = (" " * (width - columns(each)) + each for width, each in zip(widths, numbers, strict=True))
        return GAP.join((*([start] if before else []), shown + " " * (longest - columns(shown)), *told)).rstrip()

    told = [written(" " * before, people, heads)] if people or any(heads) else []
    for line, shown in zip(lines, named, strict=True):
        mark = (OWN if line.own else " ") * marked
        told.append(written(mark + line.place.rjust(places), shown, line.figures))
    return "\n".join(("```", *told, "```"))


def _widths(heads: Sequence[str], figures: Sequence[Sequence[str]]) -> list[int]:
    return [max(map(columns, (head, *column))) for head, column in zip(heads, figures, strict=True)]


def _short_head(head: str, figures: Sequence[str]) -> str:
    """Shorten the head of a column to what its figures leave room for, at least to the letters of a short word."""
    least, end = (HEAD, ".") if columns(head) > HEAD else (SHORT, "")
    return fitted(head, max(least, *map(columns, figures)), end) if head else ""


def _joined(line: TableLine, names: Sequence[str], t: Texts) -> str:
    return line.between.join(names) if line.between else side_names(names, t)


def _named(line: TableLine, room: int, t: Texts) -> str:
    """Name the people of a line in so many columns, of which a short name leaves more to the others."""
    left, fitting = room - columns(_joined(line, [""] * len(line.names), t)), dict[int, str]()
    for number, at in enumerate(sorted(range(len(line.names)), key=lambda at: columns(line.names[at]))):
        fitting[at] = fitted(line.names[at], left // (len(line.names) - number))
        left -= columns(fitting[at])
    return _joined(line, [fitting[at] for at in range(len(line.names))], t)


def turning(query: LedgerPage, page: int, pages: int, t: Texts) -> list[Row]:
    """Make the buttons to the previous and the next page, each always in the same place."""
    ways = (("button-previous", page - 1, page > 1), ("button-next", page + 1, page < pages))
    return (
        [] if pages == 1 else [_row([(key, replace(query, page=to) if on else None) for key, to, on in ways], query, t)]
    )


def far(query: LedgerPage, page: int, pages: int) -> list[tuple[str, LedgerPage]]:
    """Return the ways to the first and the last page, where these are no neighbours."""
    ends = (("button-first", 1, page > 2), ("button-last", pages, page < pages - 1))
    return [(key, replace(query, page=to)) for key, to, on in ends if on]


def turning_back(query: LedgerPage, newer: Anchor | None, older: Anchor | None, t: Texts) -> list[Row]:
    """Make the buttons to newer and older lines, each always in the same place."""
    query = replace(query, page=1, anchor=None)
    ways = [
        (key, replace(query, anchor=anchor) if anchor is not None else None)
        for key, anchor in (("button-newer", newer), ("button-older", older))
    ]
    return [] if newer is None and older is None else [_row(ways, query, t)]


def far_back(query: LedgerPage, newer: Anchor | None, older: Anchor | None) -> list[tuple[str, LedgerPage]]:
    """Return the ways to the newest and the oldest lines."""
    query = replace(query, page=1, anchor=None)
    newest = [("button-newest", query)] if newer is not None else []
    return newest + ([("button-oldest", replace(query, anchor=OLDEST))] if older is not None else [])


def _row(ways: Sequence[tuple[str, LedgerPage | None]], query: LedgerPage, t: Texts) -> Row:
    # Discord allows no two equal buttons in a message: those that lead nowhere get pages that do not exist.
    there = enumerate(ways, start=1)
    return Row(tuple(Button(t(key), to or replace(query, page=-at), enabled=to is not None) for at, (key, to) in there))


def ways_on(query: LedgerPage, ways: Sequence[tuple[str, LedgerPage]], t: Texts) -> Select:
    """Offer the periods, of which one is shown, and other pages by the keys of their names, in one list."""

    def choice(period: Period) -> Choice:
        shown = period is query.period
        leads = query if shown else replace(query, period=period, page=1, anchor=None)
        return Choice(t("button-period", period=str(period)), leads.encode(), chosen=shown)

    choices = (*map(choice, Period), *(Choice(t(key), page.encode()) for key, page in ways))
    return Select(ChoosePage(), choices, label=t("button-period", period=str(query.period)))


def period_note(query: LedgerPage, t: Texts) -> list[Block]:
    """Say which period is shown, and whether computers count; nothing where it is all time, of people alone."""
    told = [] if query.period is Period.ALL else [t("ledger-period", period=str(query.period))]
    told += [f"-# {t('button-computers-count')}"] if query.computers else []
    return [Text("\n".join(told))] if told else []


def nothing(query: LedgerPage, state: LedgerState, left_out: int, t: Texts) -> str:
    """Say why a page lists nothing."""
    if state.adding_up is not None:
        return t("ledger-not-yet")
    if not state.games and (not state.lines or query.period is Period.ALL):
        return t("standings-none-yet", game=query.game)
    among_people = left_out and query.period is Period.ALL and not query.player
    return t("standings-none-among-people", game=query.game) if among_people else t("ledger-none")


def with_computers(query: LedgerPage) -> tuple[str, LedgerPage]:
    """Return the way to the same page that counts games with computers, or leaves them out."""
    key = "button-people-only" if query.computers else "button-computers-count"
    return key, replace(query, computers=not query.computers, page=1)


def titled(people: Sequence[Person], keys: Titles, t: Texts, *, of_two: bool, **told: object) -> str:
    """Write the title of a page about everybody, one player, or two; if `of_two`, not about one of them alone."""
    everybody, one, pair = keys
    match [name(person, t) for person in people]:
        case [first, second]:
            return t(pair, first=first, second=second, **told)
        case [only] if not of_two:
            return t(one, name=only, **told)
    return t(everybody, **told)


def figures_of(added: Sum) -> dict[str, object]:
    """Return the numbers of a sum by the names that texts use."""
    return {
        **{"seriesWon": added.series_won, "seriesDrawn": added.series_drawn, "seriesLost": added.series_lost},
        **{"won": added.won, "drawn": added.drawn, "lost": added.lost, "games": added.games},
        **{"points": with_minus(added.points), "chips": signed(added.amount), "brcka": with_minus(added.amount)},
    }


def games_of(game: str, added: Sum) -> tuple[int, ...]:
    """Return how many games were won, drawn where that can be, and lost."""
    return (added.won, added.lost) if GAMES[game].ledger else (added.won, added.drawn, added.lost)


def in_order(*numbers: int) -> str:
    """Write how many were won, perhaps drawn, and lost."""
    return "–".join(map(str, numbers))


def with_minus(number: int) -> int | str:
    """Return a number; write it with a minus sign where corrections have made it negative."""
    return number if number >= 0 else f"−{-number}"


def page_note(page: int, pages: int, t: Texts) -> list[Text]:
    """Say which page it is; nothing where there is only one."""
    return [Text(t("ledger-page", page=page, pages=pages))] if pages > 1 else []


def ways_if(there: bool, query: LedgerPage, t: Texts) -> list[Block]:
    """Offer the periods where there is anything to look for."""
    return [ways_on(query, [], t)] if there else []


def levels(game: str) -> dict[str, object]:
    """Return the ratings of a game's computers by the names that texts use."""
    return {str(level): level_rating(game, level).displayed for level in Level}
