"""What the pages of the ledger share: names and figures, periods, and the buttons that turn pages."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from bot.i18n.texts import Texts
from bot.model.ledger import Period
from bot.model.ledger_content import LedgerState
from bot.model.ledger_pages import OLDEST, Anchor, LedgerPage
from bot.model.names import is_deleted, short
from bot.model.person import Person
from bot.model.ratings import Rating, level_rating
from bot.model.roster import SIGN
from bot.model.sums import Sum
from bot.model.unit import Relation
from bot.ui.formatting import name, side_names, signed
from bot.ui.screen import Block, Button, Row, Text
from engine.players import Level

PLACES: Final = 10
"""Players or pairs on a page of standings."""
PAGE: Final = 8
"""Series on a page of them."""
HISTORY_PAGE: Final = {Relation.PARTNER: PAGE, Relation.OPPONENT: 6}
"""Lines on a page of a history: so many fit into a message with the longest names."""


def names(people: Sequence[Person], t: Texts) -> str:
    """Name one person, or two partners."""
    return side_names([name(person, t) for person in people], t)


def label(people: Sequence[Person], t: Texts) -> str:
    """Name one person or two partners in a label, where markdown has no meaning."""
    return side_names([t("person-deleted") if is_deleted(each) else short(each.title) for each in people], t)


Titles = tuple[str, str, str]
"""The keys of titles: for everybody, for one player, for two."""


def turning(query: LedgerPage, page: int, pages: int, t: Texts) -> list[Row]:
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


def turning_back(query: LedgerPage, newer: Anchor | None, older: Anchor | None, t: Texts) -> list[Row]:
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


def periods(query: LedgerPage, t: Texts) -> Row:
    """Make a button for each period; that of the period shown is disabled."""

    def button(period: Period) -> Button:
        shown = period is query.period
        leads = query if shown else replace(query, period=period, page=1, anchor=None)
        return Button(t("button-period", period=str(period)), leads, enabled=not shown)

    return Row(tuple(map(button, Period)))


def period_note(query: LedgerPage, t: Texts) -> list[Block]:
    """Say which period is shown; nothing where it is all time."""
    return [] if query.period is Period.ALL else [Text(t("ledger-period", period=str(query.period)))]


def nothing(query: LedgerPage, state: LedgerState, left_out: int, t: Texts) -> str:
    """Say why a page lists nothing."""
    if state.adding_up is not None:
        return t("ledger-not-yet")
    if not state.games and (not state.lines or query.period is Period.ALL):
        return t("standings-none-yet", game=query.game)
    among_people = left_out and query.period is Period.ALL and not query.player
    return t("standings-none-among-people", game=query.game) if among_people else t("ledger-none")


def computers_button(query: LedgerPage, t: Texts) -> Button:
    """Make the button that counts games with computers or leaves them out."""
    key = "button-people-only" if query.computers else "button-computers-count"
    return Button(t(key), replace(query, computers=not query.computers, page=1))


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


def with_minus(number: int) -> int | str:
    """Return a number; write it with a minus sign where corrections have made it negative."""
    return number if number >= 0 else f"−{-number}"


def page_note(page: int, pages: int, t: Texts) -> list[Block]:
    """Say which page it is; nothing where there is only one."""
    return [Text(t("ledger-page", page=page, pages=pages))] if pages > 1 else []


def periods_if(there: bool, query: LedgerPage, t: Texts) -> list[Block]:
    """Make the buttons of the periods where there is anything to look for."""
    return [periods(query, t)] if there else []


def ratings_of(rating: Rating | None, overall: Rating | None) -> str:
    """Write the rating among people, and beside it the one by all games, which has the sign of computers."""
    people = [str(rating.displayed)] if rating is not None else []
    return " / ".join(people + ([f"{SIGN}\u00a0{overall.displayed}"] if overall is not None else []))


def levels(game: str) -> dict[str, object]:
    """Return the ratings of a game's computers by the names that texts use."""
    return {str(level): level_rating(game, level).displayed for level in Level}
