"""What has been played, in words and without pictures, for people who have it read aloud."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.i18n.texts import Texts
from bot.model.table import Table
from bot.ui.formatting import is_of_reader, player_of
from engine.cards.pack import PackCard
from engine.moves import Play

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


def trick_in_words(
    table: Table, number: int, plays: Plays, winner: int, t: Texts, bonus: int = 0, reader: int | None = None
) -> str:
    """Tell a finished trick: who played which card, and who won it; a reader who sits there is “you”."""
    told = _plays_in_words(table, plays, t, reader)
    best = next(card for seat, card in plays if seat == winner)
    you = "yes" if is_of_reader(table, winner, Play(best), reader) else "no"
    return t("words-trick", number=number, plays=told, bonus=bonus, winner=player_of(table, winner, best, t), you=you)


def trick_now_in_words(table: Table, number: int, plays: Plays, t: Texts, reader: int | None = None) -> list[str]:
    """Tell the trick under way, if it has begun."""
    return [t("words-trick-now", number=number, plays=_plays_in_words(table, plays, t, reader))] if plays else []


def _plays_in_words(table: Table, plays: Plays, t: Texts, reader: int | None) -> str:
    return ", ".join(t("words-play", name=player_of(table, seat, card, t, reader), card=card) for seat, card in plays)
