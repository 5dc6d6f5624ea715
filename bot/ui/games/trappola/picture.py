"""The picture of a table of Trappola: both players' points, what they have laid aside, and the stock."""

from __future__ import annotations

from dataclasses import replace

from bot.i18n.texts import Texts
from bot.ui.table_picture import Banner, Seating, TablePicture, faces_of
from engine.cards.trappola_pack import Card
from engine.trappola.rules import Phase, View


def picture(view: View, seating: Seating, t: Texts) -> TablePicture | None:
    """Describe the table; `None` before its first deal."""
    if view.phase is Phase.DEALER:
        return None
    chairs = seating.chairs(view, dict(view.plays), t)
    waits = {Phase.CUT: "picture-cut", Phase.EXCHANGE: "picture-exchange"}
    return TablePicture(
        game="trappola",
        faces=faces_of(Card, t),
        chairs=tuple(
            replace(chair, points=view.score[seat], lying=view.laid[seat]) for seat, chair in enumerate(chairs)
        ),
        last=seating.last_trick(view.tricks, view.seat, t),
        note=t(waits[view.phase]) if view.phase in waits else "",
        pack=view.stock if view.phase in waits or not view.deal_number else None,
        banner=_banner(view, t),
    )


def _banner(view: View, t: Texts) -> Banner | None:
    outcome = view.outcome
    if outcome is not None and outcome.winner is None:
        return Banner(t("picture-match-drawn"), (0, 1), outcome.score)
    if outcome is not None and outcome.winner is not None:
        below = f"{outcome.score[outcome.winner]} : {outcome.score[1 - outcome.winner]}"
        return Banner(t("picture-match-won"), (outcome.winner,), below=below, trophy=True)
    if view.phase is Phase.DEAL and view.points:
        return Banner(t("picture-deal-of", deal=len(view.points), deals=view.rules.deals), (0, 1), view.points[-1])
    return None
