"""The standings of a game: players or pairs, the best first, with their results or their ratings."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from bot.i18n.texts import Texts
from bot.model.home import OpenSeason
from bot.model.ledger_content import MOST_COUNTED, Line, StandingsContent
from bot.model.ledger_pages import LedgerPage, LedgerTopic
from bot.model.person import Person
from bot.model.unit import BRCKA, CHIPS, POINTS, Relation, unit_of
from bot.ui.formatting import name, signed, whole_number
from bot.ui.ledger_parts import (
    HOW,
    OWN,
    TableLine,
    far,
    games_of,
    in_columns,
    in_order,
    label,
    levels,
    nothing,
    page_note,
    period_note,
    turning,
    ways_on,
    with_computers,
    with_minus,
)
from bot.ui.screen import Block, Button, Style, Text, rows
from bot.ui.standings_picture import Sign, StandingsLabels, StandingsRow, rows_alt, standings_alt, standings_labels
from engine.games import GAMES

SIGNS: Final = {BRCKA: Sign.MATCHES, CHIPS: Sign.CHIPS, POINTS: Sign.NOTHING}


def standings_blocks(query: LedgerPage, content: StandingsContent, t: Texts) -> list[Block]:
    """List players or pairs, a line each, the best first, and the reader's own line wherever it stands."""
    query = replace(query, page=content.page, how=False)
    title = t(f"standings-{query.game}") + (
        f"\n{t('standings-pairs')}" if _of_pairs(query) and _has_pairs(query) else ""
    )
    blocks: list[Block] = [Text(title), *_only_of(query, content.people, t), *period_note(query, t)]
    if content.lines:
        blocks += [Text(_table(query, content, t)), *page_note(content.page, content.pages, t)]
        blocks += turning(query, content.page, content.pages, t)
    else:
        blocks += [Text(nothing(query, content.state, content.with_computers, t)), *_left_out(query, content, t)]
    if not content.state.lines:
        key, others = with_computers(query)
        return [*blocks, *rows([Button(t(key), others, Style.GO)] if content.with_computers else [])]
    ways = far(query, content.page, content.pages)
    ways += [with_computers(query)] if content.state.with_computers else []
    ways += [("button-all-games", LedgerPage(query.game, LedgerTopic.HISTORY))]
    ways += [("button-all-series", LedgerPage(query.game, LedgerTopic.SERIES))] if GAMES[query.game].ledger else []
    if content.reader:
        ways.append(("button-my-page", LedgerPage(query.game, LedgerTopic.PLAYER, player=content.reader)))
    if _has_pairs(query) and not _of_pairs(query):
        ways.append(("button-pairs", _topic(query, LedgerTopic.PAIRS)))
    switches = [*_switches(query, t), Button(HOW, replace(query, how=True))]
    return [*blocks, *rows(switches), ways_on(query, ways, t)]


def explanation_blocks(query: LedgerPage, content: StandingsContent, t: Texts) -> list[Block]:
    """Explain the figures of the standings, or of the ratings."""
    if query.topic is LedgerTopic.RATING:
        told = [t("standings-rating")]
        told += [t("standings-rating-computers", **levels(query.game))] if content.state.with_computers else []
    else:
        told = [t(f"standings-{query.game}-key", cups=content.state.cups)]
    told += [each.markdown for each in _left_out(query, content, t)]
    if content.reader and not _of_pairs(query):
        told.append(t("standings-own", mark=OWN))
    back = Button(t("button-standings"), replace(query, how=False))
    return [Text(t(f"standings-{query.game}")), Text("\n".join(told)), *rows([back])]


def _left_out(query: LedgerPage, content: StandingsContent, t: Texts) -> list[Text]:
    """Say whether games with computers count, where there are any."""
    games, on = content.with_computers, "yes" if query.computers else "no"
    return [Text(t("standings-others-counted", games=games, on=on))] if games else []


def _of_pairs(query: LedgerPage) -> bool:
    """Return whether a page of the standings lists pairs; of one player, it is always the player's pairs."""
    return query.topic is LedgerTopic.PAIRS or query.player != 0


def _has_pairs(query: LedgerPage) -> bool:
    return unit_of(query.game).relation is Relation.PARTNER


def _only_of(query: LedgerPage, people: Sequence[Person], t: Texts) -> list[Block]:
    match [name(person, t) for person in people]:
        case [first, second]:
            return [Text(t("standings-of-pair", first=first, second=second))]
        case [only] if not query.other:
            return [Text(t("standings-of-one", name=only))]
    return []


def _table(query: LedgerPage, content: StandingsContent, t: Texts) -> str:
    """Write the lines of a page, and the reader's where another page has it."""
    listed = [(str(place), line) for place, line in zip(content.places, content.lines, strict=True)]
    if content.own is not None:
        place, line = content.own
        shown = str(place) if place <= MOST_COUNTED else f">{MOST_COUNTED}"
        listed.insert(0 if place < content.places[0] else len(listed), (shown, line))
    lines = [
        TableLine(
            place, [label([person], t) for person in line.people], list(_figures(query, line)), _is_own(line, content)
        )
        for place, line in listed
    ]
    return in_columns(_heads(query, t), lines, t)


def _is_own(line: Line, content: StandingsContent) -> bool:
    return content.reader in [person.id for person in line.people]


def _heads(query: LedgerPage, t: Texts) -> list[str]:
    """Return the heads of the figures."""
    if query.topic is LedgerTopic.RATING:
        return [t("standings-picture-rating"), t("standings-picture-games")]
    heads = [t(f"standings-picture-{unit_of(query.game).name}")]
    heads += [t("standings-picture-series")] if GAMES[query.game].ledger else []
    # Two names leave no room for more.
    return heads if _of_pairs(query) else [*heads, t("standings-picture-games")]


def _figures(query: LedgerPage, line: Line) -> Iterator[str]:
    """Yield the figures of a line in the order of their heads."""
    added, unit = line.sum, unit_of(query.game)
    if query.topic is LedgerTopic.RATING:
        rating = line.overall if query.computers else line.rating
        yield from ("–", "–") if rating is None else (str(rating.displayed), str(rating.games))
        return
    yield signed(added.amount) if unit is CHIPS else whole_number(getattr(added, unit.corrected))
    if GAMES[query.game].ledger:
        yield str(added.series_won)
    if not _of_pairs(query):
        yield in_order(*games_of(query.game, added))


def _switches(query: LedgerPage, t: Texts) -> list[Button]:
    """Make the buttons to results or ratings, and to the season; of one player there are only pairs."""
    if query.player:
        return []
    key, topic = "button-players", LedgerTopic.STANDINGS
    if query.topic is LedgerTopic.STANDINGS:
        key, topic = "standings-picture-rating", LedgerTopic.RATING
    return [Button(t(key), _topic(query, topic)), Button(t("button-season"), OpenSeason(), emoji="🏁")]


def _topic(query: LedgerPage, topic: LedgerTopic) -> LedgerPage:
    """Return the page of another topic: of players the same one, between players and pairs the first."""
    return replace(query, topic=topic, page=1 if LedgerTopic.PAIRS in (topic, query.topic) else query.page)


# The picture


def pictured_rows(game: str, content: StandingsContent, t: Texts) -> list[StandingsRow]:
    """Return the rows of the picture of a page of the standings."""
    ledger, unit, found = GAMES[game].ledger, unit_of(game), []
    for place, line in zip(content.places, content.lines, strict=True):
        added = line.sum
        found.append(
            StandingsRow(
                place=place,
                name=label(line.people, t),
                rating=line.rating.displayed if line.rating is not None else None,
                series=(added.series_won, added.series_drawn, added.series_lost) if ledger else (),
                games=games_of(game, added),
                score=getattr(added, unit.corrected),
            )
        )
    return found


def pictured_labels(game: str, t: Texts) -> StandingsLabels:
    """Return the words on the picture of the standings of a game."""
    return standings_labels(t, SIGNS[unit_of(game)])


def pictured_alt(game: str, rows: Sequence[StandingsRow], t: Texts) -> str:
    """Describe the picture of the standings of a game in words."""
    if GAMES[game].ledger:
        return standings_alt(rows, t)
    return rows_alt(t("standings-alt-results", game=t(f"game-{game}")), rows, partial(_in_words, game, t), t)


def _in_words(game: str, t: Texts, row: StandingsRow, name: str) -> str:
    won, drawn, lost = row.games
    told = {"place": row.place, "name": name, "won": won, "drawn": drawn, "lost": lost}
    if GAMES[game].chips:
        told, plain, rated = told | {"score": signed(row.score)}, "standings-alt-chips", "standings-alt-chips-rated"
    else:
        told, plain, rated = (
            told | {"score": with_minus(row.score)},
            "standings-alt-points",
            "standings-alt-points-rated",
        )
    return t(plain, **told) if row.rating is None else t(rated, **told, rating=row.rating)
