"""The command `python -m bot.ui.rules_document`: it writes `docs/rules.md` from the texts and numbers of the book."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from bot.i18n.texts import Texts, texts
from bot.ui.games import SCREENS
from bot.ui.rulebook import numbers_of, rule_text
from bot.ui.rules_sources import Source, lines_told, read_remarks, read_sources

DOCUMENT: Final = Path(__file__).parents[2] / "docs" / "rules.md"
HEAD: Final = """# The rules

What the games are played by, in the words of {commands}. The numbers are
those that `python -m engine verify` names where a record breaks a rule, and that comments and tests in the code bear;
each game has its own. Below each rule stand its [sources](#sources), with the lines of their texts as they were read.
`python -m bot.ui.rules_document` writes this page from the texts of the bot and from [sources.toml](sources.toml).
That says of every line of every source where it is told, or why it is not.
"""
OWN: Final = "this project’s own"
"""Stands where a rule has no source."""
SOURCES: Final = """## Sources
"""


def rules_document(t: Texts) -> str:
    """Return the whole document."""
    sources = read_sources()
    *others, last = [f"`/{game} rules`" for game in SCREENS]
    head = HEAD.format(commands=f"{', '.join(others)} and {last}")
    return "\n".join([head, *(_chapter(game, t, sources) for game in SCREENS), _sources(sources)])


def _chapter(game: str, t: Texts, sources: list[Source]) -> str:
    topics = (f"### {_title(game, topic, t)}\n\n{_text(game, topic, t, sources)}\n" for topic in SCREENS[game].topics)
    return "\n".join([f"## {SCREENS[game].title(t)}\n", *topics])


def _title(game: str, topic: str, t: Texts) -> str:
    its = numbers_of(game, topic)
    return f"{its} · {t(f'topic-{topic}')}" if its else t(f"topic-{topic}")


def _text(game: str, topic: str, t: Texts, sources: list[Source]) -> str:
    """Return the rules on a topic; what begins a new line in Discord is a paragraph here."""
    told = [(rule, rule_text(game, rule, t).splitlines()) for rule in SCREENS[game].topics[topic]]
    return "\n\n".join(part for rule, lines in told for part in (*lines, _found(rule, sources)))


def _found(rule: str, sources: list[Source]) -> str:
    return f"<sub>Source: {lines_told(rule, sources) or OWN}</sub>"


def _sources(sources: list[Source]) -> str:
    lines = (f"- **{each.name}**: {each.author}: *{each.title}*{_address(each)}" for each in sources)
    return "\n".join([SOURCES, *lines, "", read_remarks()])


def _address(source: Source) -> str:
    return f"; <{source.address}>" if source.address else ""


if __name__ == "__main__":
    DOCUMENT.write_text(rules_document(texts()), encoding="utf-8")
    print(f"{DOCUMENT} is written")
