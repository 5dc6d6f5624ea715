"""The seal of a table's chance: how it is checked, and the words that players add to the seed of the next game."""

from __future__ import annotations

from bot.i18n.texts import Texts
from bot.model.person import Person
from bot.model.seal import AddSeedWords, AskSeedWords, ShowSeal
from bot.model.table import Status, Table
from bot.ui.formatting import GREY, literal, player_name
from bot.ui.screen import Block, Button, Form, Row, Screen, Text, TextField
from engine.cards.shuffle import commitment
from engine.record_seal import MAX_WORDS


def seal_button(table: Table, t: Texts) -> Button:
    """Make the button that shows the seals, and that publishes the next game's, long before its first cut."""
    return Button(t("button-seal"), ShowSeal(table.id, table.deal.version(None), sealed(table)), emoji="🔏")


def sealed(table: Table) -> str:
    """Return the seal of the next game."""
    return commitment(table.seal.next_seed)


def words_button(table: Table, seat: int, t: Texts) -> Button:
    """Make the button by which a player adds words to the seed of the next game."""
    return Button(t("button-seed"), AskSeedWords(table.id, table.deal.version(seat)), emoji="🎲")


def seals(table: Table, published: str, t: Texts, seat: int | None = None) -> Screen:
    """Show the commitments to the chance of this game and of the next one, and say how they are checked.

    `published` is the one on the pressed message, which may be of an earlier game; a `seat` may add words.
    """
    told = []
    if published not in (commitment(table.seal.seed), commitment(table.seal.next_seed)):
        told.append(t("seal-published", commitment=published))
    if table.game is not None and table.game.outcome is None:
        told.append(t("seal", commitment=commitment(table.seal.seed)))
        told += added_words(table, t)
    going_on = table.status in (Status.LOBBY, Status.PLAYING)
    if going_on:
        key = "seal-first" if table.game is None else "seal-next"
        told.append(t(key, commitment=commitment(table.seal.next_seed)))
    blocks: list[Block] = [Text(t("seal-title")), Text("\n".join([*told, t("rule-seal")]))]
    if going_on and seat is not None and table.duplicate is None and not table.is_across:
        blocks.append(Row((words_button(table, seat, t),)))
    return Screen(tuple(blocks), GREY)


def added_words(table: Table, t: Texts) -> list[str]:
    """Say who has added words to the seed of the game under way, and which."""
    lines = []
    for seat, words in table.seal.words.items():
        lines.append(t("words-added", name=player_name(table, seat, t), words=literal(words)))
    return lines


def words_form(table: Table, person: Person, t: Texts) -> Form:
    """Ask a person for words to add to the seed of the next game."""
    return Form(
        title=t("words-title"),
        does=AddSeedWords(table.id, table.deal.version(table.own_seat(person))),
        fields=(TextField(t("words-label"), t("words-about"), MAX_WORDS, table.seal.next_words.get(person.id, "")),),
    )
