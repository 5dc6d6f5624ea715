"""Deals of challenges: how one begins and ends, in the transaction of its table."""

from __future__ import annotations

from collections.abc import Sequence

from bot.model import seating
from bot.model.challenge import Stage
from bot.model.duplicate import bout_of
from bot.model.errors import Refusal
from bot.model.following import bout_end
from bot.model.person import Person
from bot.model.table import NOWHERE, Table
from bot.service.running.duplicate import ALONE
from bot.storage.table import TableSession


async def begin_bout(session: TableSession, challenge_id: int, account: int, computers: Sequence[Person]) -> Table:
    """Return the table at which somebody plays a challenge: that of the deal under way, or of the next one.

    Raise `Refusal` where there is nothing to play.
    """
    challenge = await session.challenges.lock(challenge_id)
    side = challenge.side(account)
    deal = challenge.next_deal(side)
    if challenge.stage is Stage.ASKED:
        raise Refusal("challenge-not-accepted")
    if challenge.stage is not Stage.PLAYED or challenge.ends_at <= session.now:
        raise Refusal("challenge-over")
    if deal is None:
        raise Refusal("challenge-all-played")
    if (play := challenge.plays[side].get(deal)) is not None:
        return await session.load(play.table_id)
    person, nowhere = challenge.people[side], (NOWHERE, NOWHERE)
    seats, duplicate = dict(enumerate([person, *computers])), bout_of(challenge.bout(deal))
    table = await session.create(*nowhere, person, challenge.rules, challenge.seeds[deal - 1], ALONE, seats, duplicate)
    seating.start(table, person)
    await session.challenges.begin(challenge, side, deal, table.id)
    return table


async def follow_challenge(session: TableSession, table: Table) -> None:
    """Store how a deal of a challenge has ended; with the last one of both the challenge is over."""
    end = bout_end(table)
    if end is not None:
        await session.challenges.keep(table.id, end)
