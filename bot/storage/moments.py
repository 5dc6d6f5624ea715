"""Moments as the database stores them: texts in ISO 8601, whose order is the order of time."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Final

from bot.model.ledger import Period

EPOCH: Final = datetime(1970, 1, 1, tzinfo=UTC)


def text_of(moment: datetime | None) -> str | None:
    """Return a moment as text."""
    return moment.isoformat() if moment is not None else None


def moment_of(text: str | None) -> datetime | None:
    """Return the moment that a text stands for."""
    return datetime.fromisoformat(text) if text else None


def micros_of(moment: datetime) -> int:
    """Return a moment as the microseconds since 1970, by which it is sorted and found.

    >>> micros_of(datetime(1970, 1, 1, 0, 0, 1, 5, tzinfo=UTC))
    1000005
    """
    return (moment - EPOCH) // timedelta(microseconds=1)


def moment_at(micros: int) -> datetime:
    """Return the moment of so many microseconds since 1970.

    >>> moment_at(1000005).isoformat()
    '1970-01-01T00:00:01.000005+00:00'
    """
    return EPOCH + timedelta(microseconds=micros)


def since(period: Period, now: datetime) -> int:
    """Return where a period begins, in microseconds since 1970.

    >>> since(Period.ALL, EPOCH), since(Period.YEAR, EPOCH + timedelta(days=400)) // 86_400_000_000
    (0, 365)
    """
    begun = period.since(now)
    return micros_of(begun) if begun is not None else 0
