"""The page with all hands of a finished deal."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from bot.i18n.texts import Texts
from bot.ui.formatting import GOLD, cards_text, fitting, hand_words, plain
from bot.ui.screen import Block, Screen, Text
from engine.cards.german_pack import cards_in
from engine.cards.pack import mask_of
from engine.stovkahra.rules import SEATS, DealState, hands_of


def hands_page(deal: DealState, names: Sequence[str], number: int, t: Texts) -> Screen:
    """Show all four hands of a finished deal as they were dealt; `number` is the deal's number in its game."""
    return fitting(partial(_hands, deal, names, number), t)


def _hands(deal: DealState, names: Sequence[str], number: int, t: Texts) -> Screen:
    dealt = hands_of(deal.pack[deal.cut :] + deal.pack[: deal.cut], deal.dealer)
    blocks: list[Block] = [Text(t("hands-title", deal=number, suit=deal.trump))]
    for seat in range(SEATS):
        hand = cards_in(mask_of(dealt[seat]))
        lines = (
            t("hands-line", name=plain(names[seat])),
            cards_text(hand, t),
            t("panel-cards", cards=hand_words(hand, t)),
        )
        blocks.append(Text("\n".join(lines)))
    return Screen(tuple(blocks), GOLD)
