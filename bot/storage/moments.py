"""Moments as the database stores them: texts in ISO 8601, whose order is the order of time."""

from __future__ import annotations

from datetime import datetime


def text_of(moment: datetime | None) -> str | None:
    """Return a moment as text."""
    return moment.isoformat() if moment is not None else None


def moment_of(text: str | None) -> datetime | None:
    """Return the moment that a text stands for."""
    return datetime.fromisoformat(text) if text else None
