"""How a deal that is over is reckoned up: a line for whatever brought points, and what they add up to."""

from __future__ import annotations

from collections.abc import Sequence

from bot.i18n.texts import Texts


def line(points: int, what: str, t: Texts) -> str:
    """Write what brought how many points.

    >>> from bot.i18n.texts import texts
    >>> line(6, "the last trick", texts("en"))
    '-# +6 the last trick'
    """
    return t("counted-line", points=points, what=what)


def cards(points: int, t: Texts) -> list[str]:
    """Write the card points of the tricks won; nothing where there are none."""
    return [line(points, t("counted-cards"), t)] if points else []


def totals(told: Sequence[str]) -> list[str]:
    """Leave out the lines of what brought points.

    >>> totals(["**Anna:** **6**", "-# +6 the last trick"])
    ['**Anna:** **6**']
    """
    return [line for line in told if not line.startswith("-# +")]


def joined(told: Sequence[str]) -> list[str]:
    """Write the lines of what brought points one after another, for each side.

    >>> joined(["**Anna:** **12**", "-# +6 cards", "-# +6 the last trick"])
    ['**Anna:** **12**', '-# +6 cards, +6 the last trick']
    """
    lines = list[str]()
    for each in told:
        if each.startswith("-# +") and lines and lines[-1].startswith("-# +"):
            lines[-1] += ", " + each.removeprefix("-# ")
        else:
            lines.append(each)
    return lines


def total(names: str, before: int, points: int, t: Texts) -> str:
    """Write the points of a deal as what they add to those from before, in one line of a phone.

    >>> from bot.i18n.texts import texts
    >>> total("Anna & Cyril", 27, 60, texts("en")), total("Anna & Cyril", 0, 60, texts("en"))
    ('**Anna & Cyril:** 27\\xa0+\\xa060\\xa0=\\xa0**87**', '**Anna & Cyril:** **60**')
    """
    return t("counted-total", names=names, before=before, points=points, after=before + points)
