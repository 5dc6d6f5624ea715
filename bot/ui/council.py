"""What some of the table tell one another unheard by the others: shown in their hands, and asked for in a form."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.i18n.texts import Texts
from bot.model.actions import Advise, TellCouncil
from bot.model.names import short
from bot.model.table import Table
from bot.ui.formatting import literal, named_at
from bot.ui.screen import Block, Button, Form, Row, Text, TextField

MAX_CHARACTERS: Final = 200
"""The most characters of what is told."""


def council(table: Table, seat: int, t: Texts) -> list[Block]:
    """Show a seat of the council what was told, and offer to say something where a person hears it."""
    sitting = table.deal.council
    if seat not in sitting or table.is_across:
        # Between servers nobody writes anything.
        return []
    names = named_at(table, seat, t)
    told = [t("advice", name=names[each], note=literal(note)) for each, note in sorted(table.deal.advice.items())]
    others = [each for each in sitting if each != seat]
    # Whoever plays has something to say only after the others.
    speaks = (
        any(each in table.deal.advice for each in others)
        if seat == sitting[0]
        else any(map(table.seats.is_present, others))
    )
    ask = Button(_word(sitting, seat, t), Advise(table.id, table.deal.version(seat)), emoji="🤫")
    return [*([Text("\n".join(told))] if told else []), *([Row((ask,))] if speaks else [])]


def advice_form(table: Table, seat: int, t: Texts) -> Form:
    """Ask a seat of the council for words that only the council reads."""
    sitting = table.deal.council
    deaf = next(each for each in range(len(table.seats)) if each not in sitting)
    unheard = t("advice-unheard", name=short(table.seats.person(deaf).name))
    return Form(
        title=_word(sitting, seat, t),
        does=TellCouncil(table.id, table.deal.version(seat)),
        fields=(TextField(unheard, t("advice-about"), MAX_CHARACTERS, table.deal.advice.get(seat, "")),),
    )


def _word(sitting: Sequence[int], seat: int, t: Texts) -> str:
    return t("button-answer" if seat == sitting[0] else "button-advise")
