"""The command `python -m bot.ui.rules_document`: it writes `docs/rules.md` from the texts and numbers of the book."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from bot.i18n.texts import Texts, texts
from bot.ui.games import SCREENS
from bot.ui.rulebook import numbers_of, topic_text

DOCUMENT: Final = Path(__file__).parents[2] / "docs" / "rules.md"
HEAD: Final = """# The rules

What the games are played by, in the words of `/stovkahra rules`, `/trappola rules` and `/bulka rules`. The numbers are
those that `python -m engine verify` names where a record breaks a rule, and that comments and tests in the code bear;
each game has its own. `python -m bot.ui.rules_document` writes this page from the texts of the bot.
"""


def rules_document(t: Texts) -> str:
    """Return the whole document."""
    return "\n".join([HEAD, *(_chapter(game, t) for game in SCREENS)])


def _chapter(game: str, t: Texts) -> str:
    topics = (
        f"### {numbers_of(game, topic)} · {t(f'topic-{topic}')}\n\n{_text(game, topic, t)}\n"
        for topic in SCREENS[game].topics
    )
    return "\n".join([f"## {SCREENS[game].title(t)}\n", *topics])


def _text(game: str, topic: str, t: Texts) -> str:
    """Return the rules on a topic; what begins a new line in Discord is a paragraph here."""
    return "\n\n".join(line for line in topic_text(game, topic, t).splitlines() if line)


if __name__ == "__main__":
    DOCUMENT.write_text(rules_document(texts()), encoding="utf-8")
    print(f"{DOCUMENT} is written")
