"""The numbered rules of the games, by topic."""

from __future__ import annotations

from collections.abc import Iterable

from bot.i18n.texts import Texts
from bot.model.names import folded
from bot.ui.games import SCREENS


def numbers(game: str) -> dict[str, tuple[int, ...]]:
    """Return the numbers of each rule of a game, in the order of its topics.

    >>> numbers("stovkahra")["declare"]
    (9, 10, 11)
    """
    return {rule: numbers for rules in SCREENS[game].topics.values() for rule, numbers in rules.items()}


def listed(numbers: Iterable[int]) -> str:
    """Write numbers in rising order, those without a gap from the first to the last.

    >>> listed([6, 7, 8, 13]), listed([14, 16]), listed([9])
    ('6–8, 13', '14, 16', '9')
    """
    runs: list[list[int]] = []
    for number in sorted(set(numbers)):
        if runs and runs[-1][-1] == number - 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return ", ".join("–".join(map(str, dict.fromkeys((run[0], run[-1])))) for run in runs)


def rule_text(game: str, rule: str, t: Texts) -> str:
    """Return the text of a rule with its numbers, if it has any."""
    its = numbers(game)[rule]
    return (f"`{listed(its)}` " if its else "") + t(f"rule-{rule}", **SCREENS[game].rule_values(t))


def topic_text(game: str, topic: str, t: Texts) -> str:
    """Return the texts of all rules on a topic, with an empty line between two of them."""
    return "\n\n".join(rule_text(game, rule, t) for rule in SCREENS[game].topics[topic])


def numbers_of(game: str, topic: str) -> str:
    """Return the numbers of the rules on a topic.

    >>> numbers_of("stovkahra", "cards"), numbers_of("stovkahra", "signal")
    ('1–2', '12')
    """
    return listed(number for numbers in SCREENS[game].topics[topic].values() for number in numbers)


def topics_matching(game: str, typed: str, t: Texts) -> list[tuple[str, str]]:
    """Find topics of a game by a part of their titles, or by the number of one of their rules.

    Accents and capital letters make no difference. Return the title and the topic of each.
    """
    sought = folded(typed)
    return [
        (t(f"topic-{topic}"), topic)
        for topic, rules in SCREENS[game].topics.items()
        if sought in folded(t(f"topic-{topic}"))
        or sought in {str(number) for of_rule in rules.values() for number in of_rule}
    ]
