"""The numbered rules of the games, by topic."""

from __future__ import annotations

from bot.i18n.texts import Texts
from bot.ui.formatting import folded
from bot.ui.games import SCREENS


def numbers(game: str) -> dict[str, int]:
    """Return the number of each rule of a game, in the order of its topics.

    >>> numbers("stovkahra")["deal"]
    4
    """
    rules = [rule for rules in SCREENS[game].topics.values() for rule in rules]
    return {rule: number for number, rule in enumerate(rules, start=1)}


def rule_text(game: str, rule: str, t: Texts) -> str:
    """Return the text of a rule with its number."""
    return f"`{numbers(game)[rule]}` " + t(f"rule-{rule}", **SCREENS[game].rule_values(t))


def topic_text(game: str, topic: str, t: Texts) -> str:
    """Return the texts of all rules on a topic, with an empty line between two of them."""
    return "\n\n".join(rule_text(game, rule, t) for rule in SCREENS[game].topics[topic])


def numbers_of(game: str, topic: str) -> str:
    """Return the numbers of the rules on a topic, from the first to the last.

    >>> numbers_of("stovkahra", "cards"), numbers_of("stovkahra", "signal")
    ('1–2', '7')
    """
    found = [numbers(game)[rule] for rule in SCREENS[game].topics[topic]]
    return "–".join(map(str, dict.fromkeys((found[0], found[-1]))))


def topics_matching(game: str, typed: str, t: Texts) -> list[tuple[str, str]]:
    """Find topics of a game by a part of their titles, or by the number of one of their rules.

    Accents and capital letters make no difference. Return the title and the topic of each.
    """
    sought, numbered = folded(typed), numbers(game)
    return [
        (t(f"topic-{topic}"), topic)
        for topic, rules in SCREENS[game].topics.items()
        if sought in folded(t(f"topic-{topic}")) or sought in {str(numbered[rule]) for rule in rules}
    ]
