"""The rules in numbered texts, by topic; the lesson tells the same texts, each where it first matters."""

from __future__ import annotations

from typing import Final

from bot.parts import folded
from bot.texts import Texts
from engine.cards import Rank
from engine.stovkahra import GOAL

TOPICS: Final = {
    "cards": ("partners", "cards"),
    "deal": ("gather", "deal", "passes"),
    "declarations": ("declare",),
    "signal": ("signal",),
    "play": ("follow-beat", "follow-below", "trump", "overtrump", "undertrump", "discard"),
    "bonuses": ("seven-first", "seven", "last"),
    "dost": ("count", "dost"),
    "game": ("counted", "worth"),
    "series": ("series", "twenty"),
    "shuffle": ("seal",),
}
"""Topics and the rules of each, in the order of the rulebook."""
NUMBERS: Final = {
    rule: number for number, rule in enumerate((rule for rules in TOPICS.values() for rule in rules), start=1)
}
"""The number of each rule."""


def rule_text(rule: str, t: Texts) -> str:
    """A rule with its number."""
    ranks = " · ".join(t("rule-points", rank=rank, points=rank.points) for rank in reversed(Rank))
    return f"`{NUMBERS[rule]}` " + t(f"rule-{rule}", goal=GOAL, ranks=ranks)


def topic_text(topic: str, t: Texts) -> str:
    """All rules of a topic."""
    return "\n".join(rule_text(rule, t) for rule in TOPICS[topic])


def topics_matching(typed: str, t: Texts) -> list[tuple[str, str]]:
    """Topics whose title has in it what is typed, accents and capitals aside, or with a rule of that number.

    Title and topic of each.
    """
    sought = folded(typed)
    return [
        (t(f"topic-{topic}"), topic)
        for topic, rules in TOPICS.items()
        if sought in folded(t(f"topic-{topic}")) or sought in {str(NUMBERS[rule]) for rule in rules}
    ]
