"""The picture of a table of Stovkahra: partners, matchsticks, trumps, eldest's open cards, and the last trick."""

from __future__ import annotations

from dataclasses import replace

from bot.i18n.texts import Texts
from bot.ui.table_picture import Banner, Chair, Score, Seating, TablePicture, faces_of
from engine.cards.german_pack import Card
from engine.stovkahra.rules import SEATS, Phase, View, side_of


def picture(view: View, seating: Seating, t: Texts) -> TablePicture | None:
    """Describe the table; `None` before its first deal."""
    if view.phase is Phase.DEALER:
        return None
    points = view.counted or view.written
    return TablePicture(
        game="stovkahra",
        faces=faces_of(Card, t),
        chairs=tuple(_chairs(view, seating, t)),
        scores=tuple(Score(seating.balance[side], seating.goal, points[side]) for side in (0, 1)),
        trump=view.trump_card,
        last=seating.last_trick(view.tricks, view.seat, t),
        note=_note(view, t),
        pack=0 if view.phase is Phase.CUT or not view.deal_number else None,
        banner=_banner(view, seating, t),
    )


def _chairs(view: View, seating: Seating, t: Texts) -> list[Chair]:
    leader = view.leader or 0
    trick = {(leader + place) % SEATS: card for place, card in enumerate(view.table)}
    return [
        replace(
            chair,
            side=side_of(seat),
            best=chair.card is not None and chair.card == view.best,
            # At the end of a game the banner would cover half of what is left of them.
            lying=view.open_cards if seat == view.eldest and view.outcome is None else (),
        )
        for seat, chair in enumerate(seating.chairs(view, trick, t))
    ]


def _note(view: View, t: Texts) -> str:
    """Say what the table waits for where that is no card."""
    waits = {Phase.CUT: "picture-cut", Phase.DECLARE: "picture-declare", Phase.CLAIM: "picture-claim"}
    return t(waits[view.phase]) if view.phase in waits else ""


def _banner(view: View, seating: Seating, t: Texts) -> Banner | None:
    # A single game is no series.
    if seating.result is not None and seating.goal > 1 and view.outcome is not None:
        return _end_of_series(seating, t)
    if view.outcome is not None:
        winner, score = view.outcome.winner, view.outcome.score
        return Banner(
            t("picture-game-won"),
            (winner, winner + 2),
            matches=view.outcome.brcka,
            below=f"{score[winner]} : {score[1 - winner]}",
        )
    if view.phase is Phase.DEAL and view.points:
        return Banner(t("picture-deal", deal=len(view.points)), points=view.points[-1])
    return None


def _end_of_series(seating: Seating, t: Texts) -> Banner:
    assert seating.result is not None
    winner, balance = seating.result.winner, seating.balance
    if winner is None:
        return Banner(t("picture-series-drawn"), below=f"{balance[0]} : {balance[1]}")
    below = f"{balance[winner]} : {balance[1 - winner]}"
    return Banner(t("picture-series-won"), (winner, winner + 2), below=below, trophy=True)
