"""The moment of a deal in one sentence: to whoever was in it as “you”, to all others by name."""

from __future__ import annotations

from bot.i18n.texts import Texts
from bot.model.decisive import decisive
from bot.model.table import Table
from bot.ui.formatting import Named, named_at, side_names
from engine.games import AnyKind
from engine.moments import Moment


def moment_lines(table: Table, t: Texts, reader: int | None = None) -> list[str]:
    """Tell what decided the deal that is over at a table, to everybody or to the `reader` in a seat."""
    moment = decisive(table)
    names = named_at(table, reader, t)
    return [] if moment is None else [moment_line(moment, table.kind, names)]


def moment_line(moment: Moment, kind: AnyKind, told: Named) -> str:
    """Tell a moment in one line."""
    names, reader, t = told.names, told.reader, told.t
    side = [seat for seat in range(len(names)) if kind.side_of(seat) == kind.side_of(moment.seat)]
    return t(
        f"moment-{moment.kind}",
        who="you" if moment.seat == reader else "other",
        name=names[moment.seat],
        whose="other" if reader not in side else "side" if len(side) > 1 else "you",
        names=side_names([names[seat] for seat in side], t),
        trick=moment.trick,
        card=moment.card,
        combination=moment.combination,
        points=moment.points,
        more=moment.more,
        loser="you" if moment.other is not None and moment.other == reader else "other",
        other=names[moment.other] if moment.other is not None else "",
        dost="no" if moment.other is None else "yes",
    )
