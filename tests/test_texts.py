"""Texts: every key that the code names is there, every text is used, and none is left with a gap."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from bot.answers import explain
from bot.errors import Refusal
from bot.pages import TOPICS
from bot.table import Status
from bot.texts import LOCALES, texts
from engine.cards import CARDS, Rank, Suit
from engine.declarations import VALUES
from engine.game import COUNT, DOST, PASS, IllegalMove
from engine.players import Level, Reason
from engine.trick import Duty

ROOT = Path(__file__).parent.parent
SPEAKING = sorted([*(ROOT / "bot").glob("*.py"), *(ROOT / "cogs").glob("*.py")])
RULEBOOK = sorted((ROOT / "engine").glob("*.py"))
NOT_TOLD = {"bad-pack"}
"""Reasons that no player can be given: packs come from chance, and are never on a button."""
FAMILIES = {
    "ask-": [str(duty) for duty in Duty],
    "suit-": [suit.name.lower() for suit in Suit],
    "rank-": [rank.name.lower() for rank in Rank],
    "ranks-": [rank.name.lower() for rank in VALUES],
    "letter-": [rank.name.lower() for rank in Rank],
    "topic-": list(TOPICS),
    "rules-": list(TOPICS),
    "table-": [str(status) for status in Status],
    "level-": [str(level) for level in Level],
    "hint-": [str(move) for move in (PASS, DOST, COUNT)],
    "hint-why-": [str(reason) for reason in Reason],
}
"""Keys of which the end is put in when the text is asked for."""
KEY = re.compile(r"[a-z]+[0-9]?(-[a-z0-9]+)+")
T = texts()


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.names.add(node.id.name)


def variables(message: ftl.Message) -> set[str]:
    found = _Variables()
    found.visit(message.value)
    return found.names


def parsed(language: str = "en") -> ftl.Resource:
    return FluentParser().parse((LOCALES / f"{language}.ftl").read_text(encoding="utf-8"))


MESSAGES = {entry.id.name: variables(entry) for entry in parsed().body if isinstance(entry, ftl.Message)}
"""The variables of each text."""


def trees(files: list[Path]) -> Iterator[tuple[str, ast.Module]]:
    for file in files:
        yield file.name, ast.parse(file.read_text(encoding="utf-8"))


def strings(node: ast.expr | None) -> list[str]:
    """The strings that an expression may come to, as far as they stand there."""
    match node:
        case ast.Constant(value=str(text)):
            return [text]
        case ast.IfExp(body=body, orelse=orelse):
            return strings(body) + strings(orelse)
        case ast.JoinedStr(values=[ast.Constant(value=str(start)), ast.FormattedValue()]) if start in FAMILIES:
            return [start + end for end in FAMILIES[start]]
    return []


def is_texts(function: ast.expr) -> bool:
    """`t(…)` or `texts()(…)`."""
    match function:
        case ast.Name(id="t"):
            return True
        case ast.Call(func=ast.Name(id="texts")):
            return True
    return False


def calls(files: list[Path], kind: str) -> Iterator[tuple[str, str, ast.Call]]:
    """Every text asked for, refusal or illegal move: where, its key, and the call."""
    for name, tree in trees(files):
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call) or not node.args:
                continue
            if kind == "text" and is_texts(node.func):
                at = 0
            elif isinstance(node.func, ast.Name) and node.func.id == kind:
                at = 1 if kind == "IllegalMove" else 0
            else:
                continue
            for key in strings(node.args[at]):
                yield f"{name}:{node.lineno}", key, node


def given(call: ast.Call) -> set[str] | None:
    """The values that a call gives by name; `None` where some of them come from elsewhere."""
    names = {keyword.arg for keyword in call.keywords}
    return None if None in names else {name for name in names if name}


def constants() -> Iterator[tuple[str, str]]:
    """Every string in the code that looks like a key."""
    for name, tree in trees(SPEAKING):
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and KEY.fullmatch(node.value):
                yield f"{name}:{node.lineno}", node.value


def families_used() -> Iterator[tuple[str, str, str]]:
    """Every f-string that makes a key: where, and how it begins and ends."""
    for name, tree in trees(SPEAKING):
        for node in ast.walk(tree):
            match node:
                case ast.JoinedStr(values=[ast.Constant(value=str(start)), ast.FormattedValue()]) if start.endswith(
                    "-"
                ):
                    yield f"{name}:{node.lineno}", start, ""
                case ast.BinOp(left=ast.Constant(value=str(start)), op=ast.Add()) if start.endswith("-"):
                    yield f"{name}:{node.lineno}", start, ""


def test_the_language_file_can_be_read_to_its_end():
    junk = [entry.content[:60] for entry in parsed().body if isinstance(entry, ftl.Junk)]
    assert not junk
    keys = [entry.id.name for entry in parsed().body if isinstance(entry, ftl.Message)]
    twice = {key for key in keys if keys.count(key) > 1}
    assert not twice


def test_every_text_that_is_asked_for_is_there():
    asked = [(where, key) for kind in ("text", "Refusal") for where, key, _ in calls(SPEAKING, kind)]
    assert len(asked) > 150
    missing = [(where, key) for where, key in asked if key not in MESSAGES]
    assert not missing


def test_every_reason_of_the_rulebook_has_words():
    told = [(where, key) for where, key, _ in calls(RULEBOOK, "IllegalMove") if key not in NOT_TOLD]
    assert len(told) > 25
    missing = [(where, key) for where, key in told if key not in MESSAGES]
    assert not missing


@pytest.mark.parametrize("family", FAMILIES)
def test_every_member_of_a_family_has_words(family):
    missing = [family + end for end in FAMILIES[family] if family + end not in MESSAGES]
    assert not missing


def test_keys_that_are_put_together_belong_to_a_family_that_is_known():
    known = {*FAMILIES, "history-how-"}
    # Names of tasks and files are put together too; they begin no text.
    unknown = [
        (where, start)
        for where, start, _ in families_used()
        if start not in known and any(key.startswith(start) for key in MESSAGES)
    ]
    assert not unknown


def test_every_text_is_used():
    used = {key for _, key in constants()}
    used |= {key for kind in ("text", "Refusal") for _, key, _ in calls(SPEAKING, kind)}
    used |= {key for _, key, _ in calls(RULEBOOK, "IllegalMove")}
    for _, start, _ in families_used():
        used |= {key for key in MESSAGES if key.startswith(start)}
    unused = sorted(set(MESSAGES) - used)
    assert not unused


def test_every_text_is_given_all_that_it_speaks_of():
    wrong = []
    for where, key, call in calls(SPEAKING, "text"):
        names = given(call)
        if names is not None and key in MESSAGES and not MESSAGES[key] <= names:
            wrong.append((where, key, MESSAGES[key] - names))
    assert not wrong


SAMPLES = {"card": CARDS[5], "suit": Suit.LEAVES, "rank": Rank.OVER}


def refusals() -> list[tuple[str, dict[str, object]]]:
    """Every refusal that is raised somewhere, with samples of what is told with it."""
    found = []
    for files, kind in ((SPEAKING, "Refusal"), (RULEBOOK, "IllegalMove")):
        for _, key, call in calls(files, kind):
            names = given(call)
            if names is not None and key not in NOT_TOLD:
                found.append((key, {name: SAMPLES.get(name, 3) for name in names}))
    return found


@pytest.mark.parametrize(("key", "details"), refusals())
def test_every_refusal_can_be_explained_with_what_is_told_with_it(key, details):
    for error in (Refusal(key, **details), IllegalMove(1, key, "reason", **details)):
        told = explain(error, T)
        assert told.strip()
        assert "{" not in told and "$" not in told


def test_a_name_in_a_refusal_is_only_text():
    told = explain(Refusal("seat-taken", name="**@everyone** <@1>"), T)
    assert "**" not in told and "<@" not in told.replace("\\<\\@", "")


@pytest.mark.parametrize("key", MESSAGES)
def test_no_text_is_left_with_a_gap(key):
    for number in (0, 1, 2, 3, 5, 10, 20):
        told = T(key, **dict.fromkeys(MESSAGES[key], number))
        assert told.strip() or key == "combination"
        assert "{" not in told and "$" not in told
    if MESSAGES[key]:
        with pytest.raises(KeyError):
            T(key)


def test_an_unknown_text_is_an_error_and_not_an_empty_text():
    with pytest.raises((KeyError, LookupError)):
        T("no-such-text")


def test_numbers_of_tables_and_games_are_no_quantities():
    assert "1234567" in T("table-title", table=1234567)
