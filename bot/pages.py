"""Pages that belong to no deal: standings, history, rules, settings, a few words."""

from __future__ import annotations

from typing import Final

from bot.parts import GOLD, GREY, action_of_page, names, plain, when
from bot.roster import SIGN
from bot.screen import Block, Button, Row, Rule, Screen, Style, Text, rows
from bot.standings import Line, standings
from bot.store import Entry
from bot.table import Person, Table
from bot.texts import Texts
from engine.game import ADD, How
from engine.players import Level

PAGE = 8
"""Games on a page of the history."""
BUDGET = 1150
"""Characters of each of the three parts of the standings, of the 4,000 that a message holds."""


def standings_page(under_way: list[Table], entries: list[Entry], t: Texts, *, computers: bool = False) -> Screen:
    """Series under way, then players, then pairs, the best first; games with computers only where asked for."""
    left_out = 0 if computers else sum(entry.with_computers for entry in entries)
    entries = [entry for entry in entries if computers or not entry.with_computers]
    added = standings(entries)
    blocks: list[Block] = [Text(t("standings-title"))]
    series = [_series_line(table, t) for table in under_way]
    if series:
        blocks.append(Text(_part("standings-under-way", series, t)))
    apart = (Text(t("standings-left-out", games=left_out)),) if left_out else ()
    if not entries:
        return Screen((*blocks, Text(t("no-games-among-people" if left_out else "no-games")), *apart), GOLD)
    players = [_line(place, line, t) for place, line in enumerate(added.players, start=1)]
    pairs = [_line(place, line, t) for place, line in enumerate(added.pairs, start=1)]
    parts = (Text(_part("standings-players", players, t)), Rule(), Text(_part("standings-pairs", pairs, t)))
    return Screen((*blocks, *parts, Text(t("standings-key")), *apart), GOLD)


def _part(title: str, lines: list[str], t: Texts) -> str:
    """A title and as many lines as there is room for."""
    shown, used = [t(title)], 0
    for at, line in enumerate(lines):
        used += len(line) + 1
        if used > BUDGET:
            shown.append(t("standings-more", more=len(lines) - at))
            break
        shown.append(line)
    return "\n".join(shown)


def _series_line(table: Table, t: Texts) -> str:
    brcka0, brcka1 = table.series.brcka
    return t(
        "standings-series",
        table=table.id,
        names0=names(table, 0, t),
        names1=names(table, 1, t),
        brcka0=brcka0,
        brcka1=brcka1,
    )


def _names(people: tuple[Person, ...], t: Texts) -> str:
    if len(people) == 1:
        return plain(people[0].title)
    return t("side-names", first=plain(people[0].title), second=plain(people[1].title))


def _line(place: int, line: Line, t: Texts) -> str:
    return t(
        "standings-row",
        place=place,
        name=_names(line.people, t),
        won=line.series_won,
        drawn=line.series_drawn,
        lost=line.series_lost,
        gamesWon=line.games_won,
        gamesLost=line.games_lost,
        brcka=line.brcka,
    )


def history_page(entries: list[Entry], page: int, t: Texts) -> Screen:
    """A page of the games of a server, the newest first; a page that does not exist is the nearest that does."""
    if not entries:
        return Screen((Text(t("history-title")), Text(t("no-games"))), GOLD)
    pages = (len(entries) + PAGE - 1) // PAGE
    page = min(max(page, 1), pages)
    newest = entries[::-1][(page - 1) * PAGE : page * PAGE]
    lines = "\n".join(_game_line(entry, t) for entry in newest)
    blocks: list[Block] = [Text(t("history-title")), Text(lines), Text(t("history-page", page=page, pages=pages))]
    if pages > 1:
        newer = Button(t("button-newer"), action_of_page(page - 1), enabled=page > 1)
        older = Button(t("button-older"), action_of_page(page + 1), enabled=page < pages)
        blocks.append(Row((newer, older)))
    return Screen(tuple(blocks), GOLD)


def _game_line(entry: Entry, t: Texts) -> str:
    winner = entry.outcome.winner
    how = {How.DOST: "dost", How.FALSE_DOST: "false", How.COUNT: "count"}[entry.outcome.how]
    chosen = "history-choice-add" if entry.choice.move == ADD else "history-choice-take"
    return t(
        "history-line",
        game=entry.game_id,
        when=when(entry.at, "d"),
        winners=_names(entry.seats[winner::2], t),
        losers=_names(entry.seats[1 - winner :: 2], t),
        brcka=entry.outcome.brcka,
        score0=entry.outcome.score[winner],
        score1=entry.outcome.score[1 - winner],
        how=t(f"history-how-{how}"),
        choice=t(chosen, amount=entry.choice.amount),
        balance0=entry.choice.balance[winner],
        balance1=entry.choice.balance[1 - winner],
    )


TOPICS: Final = (
    "cards",
    "deal",
    "declarations",
    "signal",
    "play",
    "bonuses",
    "dost",
    "game",
    "series",
    "shuffle",
)
"""Topics of the rules, in the order of the rulebook."""


def note(markdown: str, colour: int = GREY) -> Screen:
    """A few words to one person."""
    return Screen((Text(markdown),), colour)


def rules_page(topic: str, t: Texts) -> Screen:
    """What the rules say on a topic."""
    return Screen((Text(t("rules-title", title=t(f"topic-{topic}"))), Text(t(f"rules-{topic}"))), GOLD)


def preferences(person: Person, t: Texts, table_id: int = 0) -> Screen:
    """A person's settings, with a button to turn each; from a panel, with one that leads back to the hand."""
    text = "\n".join(
        (
            t("preferences-title"),
            t("preferences-cut", on="yes" if person.own_cuts else "no"),
            t("preferences-forced", on="yes" if person.forced_cards else "no"),
        )
    )
    buttons = [
        Button(t("button-cuts-off" if person.own_cuts else "button-cuts-on"), f"pr1:cuts:{table_id}"),
        Button(t("button-forced-off" if person.forced_cards else "button-forced-on"), f"pr1:forced:{table_id}"),
    ]
    if table_id:
        buttons.append(Button(t("button-back"), f"st1:{table_id}:0.0:look", Style.GO))
    return Screen((Text(text), *rows(buttons, 1)), GREY)


def welcome(t: Texts) -> Screen:
    """An invitation to play at once, with three computers."""
    buttons = [Button(t(f"level-{level}"), f"go1:{level}", Style.GO, emoji=SIGN) for level in Level]
    return Screen((Text(t("welcome")), Row(tuple(buttons)), Text(t("welcome-others"))), GOLD)
