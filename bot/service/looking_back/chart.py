"""Charts for everybody in a channel: a picture with its words, or the words alone where drawing takes too long."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from bot.i18n.texts import Texts
from bot.model.actions import Action
from bot.service.common.replies import Actor, Place, Reply
from bot.service.running.ground import Ground
from bot.ui.formatting import GOLD
from bot.ui.screen import Block, Button, Picture, Row, Screen, Text


class Chart(NamedTuple):
    """A picture to be drawn, and the words around it."""

    file: str
    """The name of its file."""
    draw: Callable[[], bytes]
    alt: str
    words: Sequence[Block]
    """The same in words, below it."""
    again: Action
    """By which it is asked for anew."""
    title: Sequence[Block] = ()


@dataclass(frozen=True, slots=True)
class Charts:
    """Draws charts, one at a time for a person."""

    _ground: Ground

    async def show(self, actor: Actor, reply: Reply, chart: Chart, t: Texts) -> None:
        """Show a chart to everybody; where it is not drawn, the words with a button that asks for it anew."""
        again = Row((Button(t("button-picture"), chart.again),))
        with self._ground.quota.one_more(actor.user_id):
            await reply.defer(Place.PUBLIC, Screen((*chart.title, Text(t("picture-working")), again), GOLD))
            drawn = await self._ground.workers.try_to_draw(chart.draw, actor.guild_id)
            picture = [Picture(chart.file, drawn, chart.alt)] if drawn is not None else []
            below = [again] if drawn is None else []
            await reply.show_public(Screen((*chart.title, *picture, *chart.words, *below), GOLD))
