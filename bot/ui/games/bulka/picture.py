"""The picture of a table of Bulka: who plays and who waits, everybody's chips, and the cup."""

from __future__ import annotations

from dataclasses import replace

from bot.i18n.texts import Texts
from bot.ui.table_picture import Banner, Chair, Seating, TablePicture, faces_of
from engine.bulka.rules import Phase, Result, View
from engine.cards.trappola_pack import Card


def picture(view: View, seating: Seating, t: Texts) -> TablePicture | None:
    """Describe the table; `None` before the ranking is known."""
    if not view.ranking:
        return None
    chairs = seating.chairs(view, dict(view.plays), t)
    return TablePicture(
        game="bulka",
        faces=faces_of(Card, t),
        chairs=tuple(_chair_with_points(view, seat, chair) for seat, chair in enumerate(chairs)),
        last=seating.last_trick(view.tricks, view.seat, t),
        note=_note(view, t),
        pack=0 if view.phase in (Phase.CUT, Phase.ALIFER, Phase.ANSWER) or not view.deal_number else None,
        cup=view.cup if view.rules.cup == "on" else None,
        banner=_banner(view, t),
    )


def _chair_with_points(view: View, seat: int, chair: Chair) -> Chair:
    """Add a player's chips, and the points of whoever plays."""
    return replace(chair, waits=seat not in view.pair, points=view.points.get(seat), chips=view.chips[seat])


def _note(view: View, t: Texts) -> str:
    waits = {
        Phase.CUT: "picture-cut",
        Phase.ALIFER: "picture-alifer",
        Phase.ANSWER: "picture-alifer",
        Phase.MELD: "picture-declare",
    }
    return t(waits[view.phase]) if view.phase in waits else ""


def _banner(view: View, t: Texts) -> Banner | None:
    if view.outcome is not None:
        title = t("picture-cup-won" if view.rules.cup == "on" else "picture-round-won")
        below = t("picture-chips", chips=view.outcome.chips)
        return Banner(title, (view.outcome.winner,), below=below, trophy=True)
    if view.phase is not Phase.DEAL or view.result is None:
        return None
    if view.result is Result.ALIFER:
        return Banner(t("picture-anew"))
    title = t("picture-round-tied" if view.result is Result.TIED else "picture-round")
    return Banner(title, view.pair, tuple(view.points[seat] for seat in view.pair))
