"""What has been played, in words and without pictures, for people who have it read aloud."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.i18n.texts import Texts
from bot.model.table import Table
from bot.ui.formatting import player_of
from engine.cards.pack import PackCard

Plays = Sequence[tuple[int, PackCard]]
"""The seat and the card of each play of a trick, in order."""


def cards_in_words(cards: Iterable[PackCard], t: Texts) -> str:
    """Name cards one after another.

    >>> from bot.i18n.texts import texts
    >>> from engine.cards.german_pack import parse_cards
    >>> cards_in_words(parse_cards("hA a7"), texts("en"))
    'ace of hearts, seven of acorns'
    """
    return ", ".join(map(t.card, cards))


def trick_in_words(table: Table, number: int, plays: Plays, winner: int, t: Texts, bonus: int = 0) -> str:
    """Tell a finished trick: who played which card, and who won it."""
    winning = {"winner": next(player_of(table, *each, t) for each in plays if each[0] == winner), "bonus": bonus}
    return t("words-trick", number=number, plays=_plays_in_words(table, plays, t), **winning)


def trick_now_in_words(table: Table, number: int, plays: Plays, t: Texts) -> list[str]:
    """Tell the trick under way, if it has begun."""
    return [t("words-trick-now", number=number, plays=_plays_in_words(table, plays, t))] if plays else []


def _plays_in_words(table: Table, plays: Plays, t: Texts) -> str:
    return ", ".join(t("words-play", name=player_of(table, seat, card, t), card=card) for seat, card in plays)
