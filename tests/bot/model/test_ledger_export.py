"""The export of a ledger: both formats hold all of it, and nothing in them is run."""

import csv
import io
import json
from dataclasses import replace
from datetime import UTC, timedelta, timezone

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.i18n.texts import DEFAULT, LANGUAGES
from bot.model.ledger import Correction
from bot.model.ledger_export import CsvExport, Export, JsonExport
from bot.model.person import Person
from bot.model.substitutes import Substituted
from engine.games import USUAL
from tests.support.ledger import (
    ANNA,
    BELA,
    COMPUTER,
    CYRIL,
    DANA,
    EVA,
    FORMER,
    correction,
    random_ledger,
    series,
)
from tests.support.ledger_pages import EMPTY
from tests.support.plain_ledger import Ledger
from tests.support.service import NOON

LIST_SEPARATORS = {"en": ",", "cs": ";", "de": ";", "hu": ";", "ro": ";"}
"""What Windows has as *List separator* in the countries of each language."""


def exported(export: Export, ledger: Ledger, portion: int = 3) -> bytes:
    """A ledger as it is written portion by portion."""
    parts = {"games": ledger.entries, "corrections": ledger.corrections, "stopped": ledger.stopped}
    written = []
    for part, lines in parts.items():
        written += [export.add(part, lines[at : at + portion]) for at in range(0, max(1, len(lines)), portion)]
    return b"".join([*written, export.end()])


def export_csv(ledger: Ledger, language: str = "en") -> bytes:
    return exported(CsvExport(USUAL, language), ledger)


def export_json(ledger: Ledger) -> bytes:
    return exported(JsonExport(USUAL, DEFAULT), ledger)


def rows_of(ledger: Ledger, language: str = "en") -> list[dict[str, str]]:
    """A ledger as Excel opens it: by the byte-order mark, and by what divides columns where a language is spoken."""
    written = export_csv(ledger, language)
    assert written.startswith(b"\xef\xbb\xbf")
    text = io.StringIO(written.decode("utf-8-sig"), newline="")
    return list(csv.DictReader(text, delimiter=LIST_SEPARATORS[language]))


def test_the_table_has_a_line_for_every_game_and_every_correction():
    at = NOON.astimezone(timezone(timedelta(hours=2)))
    played, other = series(3, "0+2", "1-1", begins=at)
    # Anna left, a computer and then Eva played for her, and she came back; somebody left before for a moment only.
    later = tuple(Substituted(ply, 0, who) for ply, who in ((9, EVA), (9, COMPUTER), (17, EVA), (20, ANNA), (25, EVA)))
    played = replace(played, substituted=later)
    ledger = Ledger((played, other), (correction(4, -2, ANNA, CYRIL, reason="a;b\n“c”", at=at),))
    first, second, corrected = rows_of(ledger)
    assert first == {
        **{"kind": "game", "number": "3000", "table": "3", "at": "2026-05-01 12:00:00"},
        **{"seat0": "Anna", "seat1": "Béla", "seat2": "Cyril", "seat3": "Dana"},
        **{"key0": "1", "key1": "2", "key2": "3", "key3": "4"},
        **{"winner": "0", "brcka": "2", "how": "dost", "score0": "100", "score1": "60"},
        **{"choice": "add", "amount": "2", "balance0": "2", "balance1": "0", "by": "", "reason": ""},
        "substitutes": "🤖 Tonda (Anna); Eva (Anna)",
    }
    pair = [
        (each["substitute"]["key"], each["player"]["key"])
        for each in json.loads(export_json(ledger))["games"][0]["substitutes"]
    ]
    assert pair == [(COMPUTER.id, ANNA.id), (EVA.id, ANNA.id)]
    assert (second["winner"], second["choice"], second["amount"], second["balance0"]) == ("1", "take", "1", "1")
    filled = {column: cell for column, cell in corrected.items() if cell}
    assert filled == {
        **{"kind": "correction", "number": "4", "at": "2026-05-01 12:00:00", "seat0": "Anna", "seat1": "Cyril"},
        **{"key0": "1", "key1": "3", "brcka": "-2", "by": "Dana", "reason": "a;b\n“c”"},
    }


def test_the_table_opens_in_columns_in_the_spreadsheet_of_every_language():
    ledger = Ledger(series(3, "0+2", "1-1"), (correction(4, -2, ANNA, CYRIL, reason="a;b, „c“\nd"),))
    tables = [rows_of(ledger, language) for language in LANGUAGES]
    assert all(table == tables[0] for table in tables) and {*LANGUAGES} == {*LIST_SEPARATORS}
    assert [row["reason"] for row in tables[0]] == ["", "", "a;b, „c“\nd"]


@settings(max_examples=40)
@given(
    title=st.text(alphabet="=+-@\t\r\n＝＋a1'\" ,;", min_size=1, max_size=6),
    reason=st.text(alphabet="=+-@\t\r\n＠－a1'\" ,;", max_size=6),
)
def test_no_text_in_the_table_is_run_as_a_formula_and_none_is_lost(title, reason):
    person = Person(1, 1001, title)
    ledger = Ledger(
        tuple(series(1, "0+2", seats=(person, BELA, CYRIL, DANA))),
        (Correction(1, (person,), -1, reason, person, NOON),),
    )
    game, corrected = rows_of(ledger)
    for written, cell in ((title, game["seat0"]), (title, corrected["by"]), (reason, corrected["reason"])):
        assert not cell.startswith(("=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠"))
        assert cell in (written, "'" + written)


@given(seed=st.integers(0, 100))
@settings(max_examples=8)
def test_both_exports_hold_the_whole_ledger_and_no_account(seed):
    people = tuple(Person(n, 555_000_000_000 + n, f"P{n}") for n in range(1, 9))
    ledger = random_ledger(seed, 40, people, corrections=5)
    whole = json.loads(export_json(ledger))
    assert len(whole["games"]) == 40 and len(whole["corrections"]) == 5
    for entry, game in zip(ledger.entries, whole["games"], strict=True):
        outcome, choice = entry.outcome, entry.choice
        assert game == {
            **{"game": entry.game_id, "table": entry.table_id, "at": entry.at.astimezone(UTC).isoformat()},
            "seats": [{"key": person.id, "name": person.name} for person in entry.seats],
            **{"winner": outcome.winner, "brcka": outcome.brcka, "how": str(outcome.how), "score": [*outcome.score]},
            **{"choice": str(choice.move), "amount": choice.amount, "balance": [*choice.balance], "substitutes": []},
        }
    for each, corrected in zip(ledger.corrections, whole["corrections"], strict=True):
        assert [person["key"] for person in corrected["people"]] == [person.id for person in each.people]
        assert (corrected["brcka"], corrected["reason"]) == (each.amount, each.reason)
        assert corrected["by"] == {"key": DANA.id, "name": "Dana"}
    rows = rows_of(ledger)
    assert [int(row["number"]) for row in rows] == [e.game_id for e in ledger.entries] + [
        c.id for c in ledger.corrections
    ]
    assert b"555" not in export_json(ledger) and b"555" not in export_csv(ledger)


def test_an_empty_ledger_is_exported_with_its_header_alone_and_no_name_of_whom_was_deleted():
    assert rows_of(EMPTY) == [] and export_csv(EMPTY).decode("utf-8-sig").startswith("kind,number,table,at,")
    whole = {"games": [], "corrections": [], "stopped": []}
    assert json.loads(export_json(EMPTY)) == {"format": "stovkahra-ledger/1"} | whole
    (row,) = rows_of(Ledger(tuple(series(1, "0+2", seats=(FORMER, BELA, CYRIL, COMPUTER)))))
    assert (row["seat0"], row["key0"], row["seat3"]) == ("", str(FORMER.id), "🤖 Tonda")
