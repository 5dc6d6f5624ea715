"""Pages without a game: the list of tables, the welcome, and short texts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.i18n.texts import Texts
from bot.model import handover
from bot.model.actions import PlayAtOnce, ShowLevels
from bot.model.company import ShowTold
from bot.model.home import Part, ShowHome
from bot.model.lesson import TurnLesson
from bot.model.reminder import ShowWaiting
from bot.model.roster import SIGN
from bot.model.table import Status, Table
from bot.ui.formatting import GOLD, GREEN, GREY, title_of
from bot.ui.games import SCREENS, screens_of
from bot.ui.offers import home_button
from bot.ui.screen import Block, Button, Row, Screen, Style, Text, rows
from engine.games import USUAL
from engine.players import Level

TABLES_LISTED: Final = 11
"""The most tables on the list; each takes up to 360 of the 4,000 characters of a message."""
TABLES_BESIDE: Final = 9
"""The most tables beside set times, which take the room of two."""
TIMES_LISTED: Final = 3
TIME_LENGTH: Final = 240
"""How many characters the line about a set time may have."""
COUNTED: Final = 100
"""Up to how many tables beyond these are counted: those that were put away stay for years."""


def note(markdown: str, colour: int = GREY) -> Screen:
    """Show a short text."""
    return Screen((Text(markdown),), colour)


def welcome(t: Texts) -> Screen:
    """Say what the usual game is, and offer to learn it and to play it."""
    learn = Button(t("button-learn"), TurnLesson(USUAL), emoji="🎓")
    play = Button(t("button-play"), ShowLevels(USUAL), Style.GO, emoji="🃏")
    listed = " ".join(game for game in SCREENS if game != USUAL)
    told = Text("\n".join((t("welcome-others", listed=listed), t("welcome-moderators"))))
    return Screen((Text(t("welcome")), Row((learn, play, home_button(USUAL, t))), told), GOLD)


def levels(game: str, opponents: Sequence[int], chosen: int, t: Texts, *, invite: str | None = None) -> Screen:
    """Offer to play a game at once, against computers of each level, and so many as `opponents` allow.

    `chosen` is how many were chosen, or 0. `invite` is how to add the bot to a server, for whoever is on none.
    """
    title, more = SCREENS[game].title(t), len(opponents) > 1
    blocks: list[Block] = [Text(t("levels-opponents" if more else "levels", game=title))]
    if more:
        now = chosen or opponents[0]
        numbers = [_against(ShowLevels(game, each), each, t, chosen=each == now) for each in opponents]
        blocks += [Row(tuple(numbers)), Text(t("levels-strength"))]
    # Whoever does not know which to choose presses the first one.
    styles = {Level.BEGINNER: Style.GO}
    buttons = [
        Button(t(f"level-{level}"), PlayAtOnce(level, game, chosen), styles.get(level, Style.PLAIN), emoji=SIGN)
        for level in Level
    ]
    people = [Button(t("button-with-people"), ShowHome(game, Part.FRIENDS), emoji="👥")] if invite is None else []
    learn = [Button(t("button-learn"), TurnLesson(game), emoji="🎓")] if SCREENS[game].lesson is not None else []
    told = [Text(t("levels-practice", invite=invite))] if invite is not None else []
    return Screen((*blocks, Row(tuple(buttons)), *rows([*people, *learn]), *told), GOLD)


def _against(does: ShowLevels, number: int, t: Texts, *, chosen: bool) -> Button:
    label, style = t("button-opponents", number=number), Style.GOOD if chosen else Style.PLAIN
    return Button(label, does, style, emoji="✔️" if chosen else None)


def link(guild_id: int, channel_id: int, message_id: int) -> str:
    """Return the address of a message."""
    return f"https://discord.com/channels/{guild_id}/{channel_id}/{message_id}"


def where(guild_id: int, channel_id: int, message_id: int | None) -> str:
    """Return a link to a message, or to its channel where there is no message."""
    return link(guild_id, channel_id, message_id) if message_id else f"<#{channel_id}>"


def place_of(table: Table) -> str:
    """Return a link to the public message of a table, or to its channel."""
    return where(table.guild_id, table.channel_id, table.message.id)


def waiting_button(t: Texts) -> Button:
    """Make the button to what waits for whoever presses it."""
    return Button(t("button-waiting"), ShowWaiting(), emoji="⏳")


def tables_page(tables: Sequence[Table], t: Texts, others: int = 0, agreed: Sequence[str] = ()) -> Screen:
    """List the tables of a server with links and free seats; `others` is the number of tables not listed.

    They are counted up to `COUNTED`, which is then told as `100+`. `agreed` are lines about set times.
    """
    told = Row((waiting_button(t), Button(t("button-told"), ShowTold(), emoji="🔔")))
    times = [Text("\n".join(agreed))] if agreed else []
    if not tables:
        return Screen((Text(t("tables-none", listed=" ".join(SCREENS))), *times, told), GOLD if times else GREY)
    blocks: list[Block] = [Text(t("tables-title")), *times]
    blocks += [Text(_table_line(table, t)) for table in tables]
    if others:
        blocks.append(Text(t("tables-more", more=others if others < COUNTED else f"{COUNTED}+")))
    return Screen((*blocks, told), GOLD)


def _table_line(table: Table, t: Texts) -> str:
    people = [title_of(table, seat) for seat in range(len(table.seats))]
    game = screens_of(table)
    computers = len(handover.seats_for_all(table))
    if table.clock.put_away:
        state = t("tables-put-away", game=table.kind.name, table=table.id)
    elif table.status is Status.LOBBY:
        free = 0 if table.for_invited else len(table.seats.free_seats) + computers
        state = t("tables-lobby", free=free)
    else:
        state = game.going_on(table, computers, t)
    return game.listed(table, people, place_of(table), t) + "\n" + state


def call(table: Table, user_ids: Sequence[int], t: Texts) -> Screen:
    """Mention the people who are waited for."""
    people = " ".join(f"<@{user_id}>" for user_id in user_ids)
    declaring = table.game is not None and table.game.secret_turn
    told = t(
        "call-evening" if table.spot is not None else "call-declaring" if declaring else "call",
        people=people,
        table=table.id,
        place=place_of(table),
    )
    return note(told, GREEN)
