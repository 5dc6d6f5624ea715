"""Pages that belong to no one moment of a game: lists of tables, hands laid open, rules, a few words."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from bot.i18n.texts import Texts
from bot.model.person import Person
from bot.model.roster import SIGN
from bot.model.table import Status, Table
from bot.ui.formatting import GOLD, GREEN, GREY, NOBODY, cards_text, fitting, hand_words, plain
from bot.ui.rulebook import topic_text
from bot.ui.screen import Block, Button, Row, Screen, Style, Text
from engine.cards.german_pack import cards_in
from engine.cards.pack import mask_of
from engine.players import Level
from engine.stovkahra.rules import SEATS, DealState, hands_of

LISTED: Final = 11
"""Tables in a list: each takes up to 360 of the 4,000 characters of a message."""


def note(markdown: str, colour: int = GREY) -> Screen:
    """A few words to one person."""
    return Screen((Text(markdown),), colour)


def rules_page(topic: str, t: Texts) -> Screen:
    """What the rules say on a topic."""
    return Screen((Text(t("rules-title", title=t(f"topic-{topic}"))), Text(topic_text(topic, t))), GOLD)


def welcome(t: Texts) -> Screen:
    """An invitation to play at once, with three computers."""
    buttons = [Button(t(f"level-{level}"), f"go1:{level}", Style.GO, emoji=SIGN) for level in Level]
    return Screen((Text(t("welcome")), Row(tuple(buttons)), Text(t("welcome-others"))), GOLD)


def link(guild_id: int, channel_id: int, message_id: int) -> str:
    """The address of a message."""
    return f"https://discord.com/channels/{guild_id}/{channel_id}/{message_id}"


def tables_page(tables: Sequence[Table], t: Texts, others: int = 0) -> Screen:
    """Tables of a server: who sits there, where seats are free, and a link to each; and how many others there are."""
    if not tables:
        return note(t("tables-none"))
    blocks: list[Block] = [Text(t("tables-title"))]
    blocks += [Text(_table_line(table, t)) for table in tables]
    if others:
        blocks.append(Text(t("tables-more", more=others)))
    return Screen(tuple(blocks), GOLD)


def _table_line(table: Table, t: Texts) -> str:
    people = [plain(sitting.title) if sitting is not None else NOBODY for sitting in table.seats]
    place = f"<#{table.channel_id}>"
    if table.message_id is not None:
        place = link(table.guild_id, table.channel_id, table.message_id)
    if table.kind.partners:
        sides = {f"names{side}": t("side-names", first=people[side], second=people[side + 2]) for side in (0, 1)}
        head = t("tables-line", table=table.id, place=place, **sides)
    else:
        head = t("tables-line-of", table=table.id, game=table.kind.name, names=" · ".join(people), place=place)
    computers = sum(sitting is not None and sitting.level is not None for sitting in table.seats)
    if table.put_away:
        state = t("tables-put-away", table=table.id)
    elif table.status is Status.LOBBY:
        state = t("tables-lobby", free=table.seats.count(None) + computers)
    elif not table.kind.partners:
        state = t("tables-going-on", computers=computers)
    else:
        first, second = table.series.balance
        state = t("tables-playing", first=first, second=second, computers=computers)
    return head + "\n" + state


def hands_page(deal: DealState, people: Sequence[Person], number: int, t: Texts) -> Screen:
    """All four hands as they were dealt: for a deal that is over."""
    return fitting(partial(_hands, deal, people, number), t)


def _hands(deal: DealState, people: Sequence[Person], number: int, t: Texts) -> Screen:
    dealt = hands_of(deal.pack[deal.cut :] + deal.pack[: deal.cut], deal.dealer)
    blocks: list[Block] = [Text(t("hands-title", deal=number, suit=deal.trump))]
    for seat in range(SEATS):
        hand = cards_in(mask_of(dealt[seat]))
        lines = (
            t("hands-line", name=plain(people[seat].title)),
            cards_text(hand, t),
            t("panel-cards", cards=hand_words(hand, t)),
        )
        blocks.append(Text("\n".join(lines)))
    return Screen(tuple(blocks), GOLD)


def call(table: Table, user_ids: Sequence[int], t: Texts) -> Screen:
    """A mention of those who are waited for; during declarations, of all who might be."""
    people = " ".join(f"<@{user_id}>" for user_id in user_ids)
    place = f"<#{table.channel_id}>"
    if table.message_id is not None:
        place = link(table.guild_id, table.channel_id, table.message_id)
    declaring = table.game is not None and table.game.secret_turn
    return note(t("call-declaring" if declaring else "call", people=people, table=table.id, place=place), GREEN)
