"""Moves in advance: said and taken back in one's own hand, and nobody else is shown anything."""

from __future__ import annotations

from dataclasses import dataclass

from bot.model import ahead
from bot.model.ahead import SayAhead, TakeBackAhead
from bot.model.supposition import Supposition
from bot.service.actions.answers import Answers, Hand
from bot.service.common.replies import Actor, Reply, does
from bot.ui.ahead import PAGE


@dataclass(frozen=True, slots=True)
class AheadService:
    """Notes what people say in advance of their next cards."""

    _answers: Answers

    @does(SayAhead)
    async def say(self, actor: Actor, reply: Reply, action: SayAhead) -> None:
        """Note what a person plays in one case, or nothing; show all that is said."""
        async with self._answers.change_by_hand(actor, reply, action.table_id) as hand:
            supposed = Supposition(action.held, action.led)
            is_said = action.version.split(".")[0] == str(hand.table.deal.game_number) and ahead.speak(
                hand.table, hand.seat, action.deal, supposed, action.answer
            )
            _show_page(hand, is_open=is_said)

    @does(TakeBackAhead)
    async def take_back(self, actor: Actor, reply: Reply, action: TakeBackAhead) -> None:
        """Forget all that a person has said in advance."""
        async with self._answers.change_by_hand(actor, reply, action.table_id) as hand:
            ahead.take_back(hand.table, hand.seat)
            _show_page(hand, is_open=bool(ahead.open_to(hand.table, hand.seat)))
            hand.notice = "ahead-taken-back"


def _show_page(hand: Hand, *, is_open: bool) -> None:
    """Answer with what is said in advance, or with the hand where nothing can be said now; tell nobody else."""
    hand.changed = False
    hand.asking, hand.notice = (PAGE, "") if is_open else ("", "moved-on")
