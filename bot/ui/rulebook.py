"""The rules in numbered texts, by topic; the lesson tells the same texts, each where it first matters."""

from __future__ import annotations

from typing import Final

from bot.i18n.texts import Texts
from bot.ui.formatting import folded
from engine.cards import trappola_pack
from engine.cards.german_pack import Rank
from engine.cards.pack import AnyRank
from engine.stovkahra.rules import GOAL

RULEBOOKS: Final[dict[str, dict[str, tuple[str, ...]]]] = {
    "stovkahra": {
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
    },
    "trappola": {
        "trappola-cards": ("trappola-cards",),
        "trappola-deal": ("trappola-deal", "trappola-exchange"),
        "trappola-sets": ("trappola-sets", "trappola-figures"),
        "trappola-play": ("trappola-follow", "trappola-bonuses"),
        "trappola-match": ("trappola-match",),
    },
    "bulka": {
        "bulka-ranking": ("bulka-ranking",),
        "bulka-deal": ("bulka-stake", "bulka-deal"),
        "bulka-melds": ("bulka-melds", "bulka-ask", "bulka-aces", "bulka-bianca"),
        "bulka-play": ("bulka-follow", "bulka-bonuses"),
        "bulka-cup": ("bulka-round", "bulka-cup"),
        "bulka-alifer": ("bulka-alifer",),
        "bulka-without": ("bulka-without",),
    },
}
"""Of each game its topics, and the rules of each, in the order of the rulebook."""
TOPICS: Final = {topic: rules for book in RULEBOOKS.values() for topic, rules in book.items()}
NUMBERS: Final = {
    rule: number
    for book in RULEBOOKS.values()
    for number, rule in enumerate((rule for rules in book.values() for rule in rules), start=1)
}
"""The number of each rule in its game."""
STOVKAHRAS: Final = frozenset(rule for rules in RULEBOOKS["stovkahra"].values() for rule in rules)


def rule_text(rule: str, t: Texts) -> str:
    """A rule with its number."""
    pack: type[AnyRank] = Rank if rule in STOVKAHRAS else trappola_pack.Rank
    ranks = " · ".join(t("rule-points", rank=rank, points=rank.points) for rank in reversed(pack))
    return f"`{NUMBERS[rule]}` " + t(f"rule-{rule}", goal=GOAL, ranks=ranks)


def topic_text(topic: str, t: Texts) -> str:
    """All rules of a topic."""
    return "\n".join(rule_text(rule, t) for rule in TOPICS[topic])


def topics_matching(game: str, typed: str, t: Texts) -> list[tuple[str, str]]:
    """Topics of a game whose title has in it what is typed, accents and capitals aside, or with a rule of that number.

    Title and topic of each.
    """
    sought = folded(typed)
    return [
        (t(f"topic-{topic}"), topic)
        for topic, rules in RULEBOOKS[game].items()
        if sought in folded(t(f"topic-{topic}")) or sought in {str(NUMBERS[rule]) for rule in rules}
    ]
