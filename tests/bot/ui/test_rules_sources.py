"""Every line of the texts from which the rules were taken is told somewhere, or it is said why it is not."""

import hashlib
import os
import re
from itertools import chain
from pathlib import Path

import pytest

from bot.i18n.texts import texts
from bot.ui import rulebook
from bot.ui.games import SCREENS
from bot.ui.rules_document import DOCUMENT
from bot.ui.rules_sources import Source, lines_in, lines_told, read_sources
from tests.support.every_game import LISTED

ROOT = Path(__file__).parents[3]
RULES = {rule for game in SCREENS for rule in rulebook.numbers(game)}
SOURCES = read_sources()
of_each = pytest.mark.parametrize("source", SOURCES, ids=lambda source: source.name)


def headings(document: Path) -> list[str]:
    return re.findall(r"^#+ (.+)$", document.read_text(encoding="utf-8"), re.MULTILINE)


def text_of(source: Source) -> list[str]:
    """Return the lines of a source, from the folder that the environment names; without it the test is skipped."""
    folder = os.environ.get("RULE_SOURCES")
    if not folder:
        pytest.skip("RULE_SOURCES names no folder with the texts of the sources")
    found = {hashlib.sha256(path.read_bytes()).hexdigest(): path for path in Path(folder).iterdir() if path.is_file()}
    assert source.sha256 in found, f"the text of {source.name} has changed: its lines have to be found anew"
    return found[source.sha256].read_text(encoding="utf-8").split("\n")


@of_each
def test_every_place_to_which_a_line_leads_is_there(source):
    for written, told in source.told.items():
        if isinstance(told, str):
            assert len(told) > 8 and told.endswith("."), f"{source.name} {written}: no reason"
            continue
        assert told, f"{source.name} {written}"
        for target in told:
            document, _, heading = target.partition("#")
            assert target in RULES or heading in headings(ROOT / document), f"{source.name} {written}: {target}"


@of_each
def test_lines_are_in_their_order_and_of_the_text(source):
    ranges = [lines_in(written) for written in source.told]
    assert all(of_range for of_range in ranges)
    assert [each[0] for each in ranges] == sorted(each[0] for each in ranges)
    assert ranges[0][0] >= 1 and ranges[-1][-1] <= source.lines


@of_each
def test_every_line_of_the_text_is_told_or_it_is_said_why_not(source):
    lines = text_of(source)
    assert len(lines) == source.lines
    mapped = set(chain.from_iterable(map(lines_in, source.told)))
    assert [(at, line) for at, line in enumerate(lines, start=1) if line.strip() and at not in mapped] == []


def test_every_text_that_is_handed_in_is_a_source():
    digests = {source.sha256 for source in SOURCES}
    text_of(SOURCES[0])
    unread = [
        path.name
        for path in Path(os.environ["RULE_SOURCES"]).iterdir()
        if path.is_file() and hashlib.sha256(path.read_bytes()).hexdigest() not in digests
    ]
    assert not unread


@pytest.mark.parametrize("game", SCREENS)
def test_the_document_names_the_source_of_each_rule_and_of_whom_it_comes(game):
    document = DOCUMENT.read_text(encoding="utf-8")
    for rule in rulebook.numbers(game):
        found = lines_told(rule, SOURCES)
        assert bool(found) == (rule not in LISTED[game].own_rules), rule
        told = rulebook.rule_text(game, rule, texts()).splitlines()[-1]
        assert f"{told}\n\n<sub>Source: {found or 'this project’s own'}</sub>" in document, rule
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    for source in SOURCES:
        for page in (document, readme):
            assert source.author.split(",")[0] in page and source.address in page, source.name
