"""Moments as the database keeps them: texts in ISO 8601, which can be compared."""

from __future__ import annotations

from datetime import datetime


def text_of(moment: datetime | None) -> str | None:
    """Return the text of a moment."""
    return moment.isoformat() if moment is not None else None


def moment_of(text: str | None) -> datetime | None:
    """Return the moment of a text."""
    return datetime.fromisoformat(text) if text else None
