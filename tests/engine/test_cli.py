"""`python -m engine` as whoever types it meets it; in real processes where streams, files and languages matter."""

import io
import json
import os
import re
import subprocess
import sys
from itertools import islice, pairwise
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest

from engine.__main__ import main
from engine.games import GAMES, USUAL, kind_of, with_reviews
from engine.record import check, dumps, loads, replay
from engine.simulate import End, Style, simulate
from engine.stovkahra.declarations import combinations
from engine.stovkahra.review import dealt, reviews
from tests.support.sizes import some

ROOT = Path(__file__).parents[2]
# Whoever runs the tests may have set Python to something that its users have not.
PLAIN = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
ASCII_ONLY = PLAIN | {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}
RECORDS = [dumps(record).encode() for record in simulate(8, 3)]
"""Good records, a line each without its end."""
DUELS = [dumps(record).encode() for record in simulate(4, 3, "trappola")]
"""And some of another game."""
BROKEN_OFF = (record for record in simulate(40, 8, "trappola", Style(end=End.UNFINISHED)) if len(record["deals"]) == 1)
BRIEF = [dumps(record).encode() for record in islice(BROKEN_OFF, 4)]
"""Some that break off with their first deal: good records that are soon reviewed."""


class Run(NamedTuple):
    """What came of a command."""

    code: int
    lines: list[str]


@pytest.fixture
def engine(capsys, monkeypatch):
    """Runs a command in this process, with this on its standard input."""

    def run(*arguments, given=b""):
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(given)))
        code = main(arguments)
        printed = capsys.readouterr()
        assert printed.err == ""
        return Run(code, printed.out.splitlines())

    return run


def process(*arguments, environment=PLAIN, **streams):
    """A command in a process of its own."""
    return subprocess.run(
        [sys.executable, "-m", "engine", *arguments],
        cwd=ROOT,
        env=environment,
        **({"stderr": subprocess.PIPE} | streams),
    )


@pytest.fixture
def file(tmp_path):
    """Writes a file of records and gives its name."""

    def write(content, name="games.jsonl"):
        path = tmp_path / name
        path.write_bytes(content)
        return str(path)

    return write


# simulate


@pytest.mark.parametrize("name", GAMES)
def test_simulate_prints_so_many_records_of_the_game_named_the_same_for_the_same_seed(engine, name):
    for arguments, games, seed in (
        ([], 1, 0),
        (["--games", "3", "--seed", "7"], 3, 7),
        (["--seed", str(10**40)], 1, 10**40),
    ):
        code, lines = engine("simulate", "--game", name, *arguments)
        assert code == 0
        assert lines == [dumps(record) for record in simulate(games, seed, name)]
    assert engine("simulate").lines[0].startswith('{"format":"stovkahra/1"')
    assert next(simulate(1, 7, name)) != next(simulate(1, 8, name))
    # Fewer games are the first of more.
    assert [*simulate(2, 7, name)] == [*simulate(3, 7, name)][:2]


def made_by(engine, *arguments):
    code, lines = engine("simulate", *arguments)
    assert code == 0
    return [loads(line) for line in lines]


@pytest.mark.parametrize("name", GAMES)
def test_games_of_every_style_are_right_and_what_their_style_says(engine, name):
    styles = {
        "unfinished": ["--end", "unfinished", "--games", "3"],
        "without seed": ["--no-seed", "--games", "2"],
        "in a row": ["--in-a-row", "3", "--games", "5"],
        "by computers": ["--players", "beginner,random", "--games", "3"],
        "by anybody": ["--players", "tests.engine.test_cli:FirstMove", "--rare"],
        "taken over": ["--substitutes", "--games", "5"],
        "taken over, unfinished": ["--substitutes", "--end", "unfinished", "--games", "9"],
    }
    if GAMES[name].concedes:
        styles["conceded"] = ["--end", "conceded", "--in-a-row", "2", "--games", "6"]
    made = {style: made_by(engine, "--game", name, "--seed", "4", *options) for style, options in styles.items()}
    code, lines = engine(
        "verify", given="\n".join(dumps(each) for several in made.values() for each in several).encode()
    )
    assert code == 0, lines
    assert not any({"seed", "result"} & each.keys() for each in made["unfinished"])
    assert all("result" in each and "seed" not in each for each in made["without seed"])
    assert [each["result"]["how"] == "conceded" for each in made.get("conceded", [])] in ([], [False, True] * 3)
    assert all(each["substitutes"] for each in made["taken over"])
    assert any("substitutes" in each for each in made["taken over, unfinished"])
    assert len(made["in a row"]) == 5
    tables = made["in a row"][:3], made["in a row"][3:]
    for first, *others in tables:
        assert first["dealer_by"] == "drawn" and all(each["dealer_by"] == "passed" for each in others)
        for before, after in pairwise([first, *others]):
            assert after["seats"] == before["seats"] and after["rules"] == before["rules"]
            if "ranking" in after:
                assert after["ranking"] == before["result"]["ranking"] and "draws" not in after
            else:
                last, seats = before["deals"][-1]["dealer"], len(before["seats"])
                assert after["deals"][0]["dealer"] == (last + 1) % seats


class FirstMove:
    """Somebody's own player."""

    def __init__(self, random):
        assert 0 <= random.random() < 1

    def choose(self, view):
        return view.legal[0] if view.turn == view.seat else None


def test_who_takes_over_changes_nothing_else_and_all_moments_of_it_occur(engine):
    moments = set()
    for name in GAMES:
        asked = ["--game", name, "--games", "30", "--seed", "6"]
        plain, taken = made_by(engine, *asked), made_by(engine, *asked, "--substitutes")
        for before, after in zip(plain, taken, strict=True):
            substitutes = after.pop("substitutes")
            assert after == before
            came = [(deal, cards) for _, _, deal, cards in substitutes]
            last = [len(deal.get("plays", "").split()) for deal in before["deals"]]
            seats = [(seat, place) for (seat, *_), place in zip(substitutes, came, strict=True)]
            moments |= {"twice"} if len(set(seats)) < len(seats) else set()
            moments |= {"after all cards"} if any(cards and cards == last[deal] for deal, cards in came) else set()
            moments |= {"back"} if any(by == before["seats"][seat] for seat, by, *_ in substitutes) else set()
            moments |= {"somebody else"} if any(by not in before["seats"] for _, by, *_ in substitutes) else set()
    assert moments == {"twice", "after all cards", "back", "somebody else"}


class Fails(FirstMove):
    """Somebody's own player who makes a mistake after some moves."""

    def choose(self, view):
        if view.seat and len(view.hand) < 6:
            raise KeyError("what\nis that?")
        return super().choose(view)


class IsNotMade:
    """Somebody's own player who cannot even be made."""

    def __init__(self, random):
        raise OSError(2, "no such file", "weights.bin")


class Cheats(FirstMove):
    """Somebody's own player who chooses what is none of the moves."""

    def choose(self, view):
        return "play aA" if view.turn == view.seat else None


WRONG_PLAYERS = {"Fails": "raised KeyError", "IsNotMade": "raised FileNotFoundError", "Cheats": "chose play aA"}


@pytest.mark.parametrize("processes", some(["1", "2"]))
@pytest.mark.parametrize(("name", "told"), WRONG_PLAYERS.items())
def test_a_player_of_ones_own_that_fails_is_told_in_one_line(name, told, processes, capsys):
    player = f"tests.engine.test_cli:{name}"
    code = main(["simulate", "--players", f"random,{player}", "--processes", processes, "--games", "3"])
    error = capsys.readouterr().err.splitlines()
    assert code == 1 and len(error) == 1, error
    assert error[0].startswith("python -m engine: error: ") and player in error[0] and told in error[0]
    assert re.search(r"seat [13]\b", error[0])


def test_a_module_that_fails_when_it_is_read_is_told_in_one_line(tmp_path):
    (tmp_path / "broken.py").write_text("import math\nmath.nothing\n")
    (tmp_path / "unread.py").write_text("class (\n")
    (tmp_path / "needs.py").write_text("import there_is_no_such_module\n")
    environment = PLAIN | {"PYTHONPATH": str(tmp_path)}
    for module, told in (("broken", b"AttributeError"), ("unread", b"SyntaxError"), ("needs", b"no_such_module")):
        run = process("simulate", "--players", f"{module}:Player", environment=environment, stdout=subprocess.PIPE)
        last = run.stderr.splitlines()[-1]
        assert run.returncode == 2 and b"Traceback" not in run.stderr and run.stdout == b""
        assert b"error: " in last and module.encode() in last and told in last


def test_computers_play_the_same_games_in_however_many_processes(engine):
    asked = ["simulate", "--players", "regular,beginner", "--games", "3", "--in-a-row", "2", "--seed", "5"]
    alone, together = engine(*asked), engine(*asked, "--processes", "2")
    assert alone == together and len(alone.lines) == 3
    able, random = (made_by(engine, "--seed", "3", "--players", who)[0] for who in ("beginner", "random"))
    assert able["commitment"] == random["commitment"] and able["deals"][0]["plays"] != random["deals"][0]["plays"]


def test_what_is_rare_comes_often_where_deals_are_chosen():
    usual, rare = ([replay(each) for each in simulate(25, 2, "bulka", style)] for style in (Style(), Style(rare=True)))

    def share(found, games):
        deals = [deal for game in games for deal in game.deals]
        of = deals if found is alifers else [deal for deal in deals if deal.play.is_over]
        return sum(map(found, of)) / len(of)

    def alifers(deal):
        return deal.result == "alifer"

    def last_deuces(deal):
        return deal.play.tricks[-1].by_deuce

    def sets(style):
        """How many sets were dealt in the first deals of some games."""
        hands = (hand for made in simulate(20, 2, "stovkahra", style) for hand in dealt(replay(made).deals[0]))
        return sum(len(combinations(hand)) for hand in hands)

    assert sets(Style(rare=True)) > 1.5 * sets(Style()) > 0
    assert share(alifers, rare) > 5 * share(alifers, usual) > 0
    assert share(last_deuces, rare) > 1.5 * share(last_deuces, usual) > 0


BAD_ARGUMENTS = [
    *("", "play", "simulate 5", "simulate --games", "simulate --games 0", "simulate --games 1.5", "simulate --seed x"),
    *("simulate --players weak", "simulate --players nobody:Here", "simulate --game bulka --end conceded"),
    *("simulate --in-a-row 0", "simulate --processes 0", "simulate --end never"),
    *(f"simulate --seed {'0' * 1000}x", "simulate \udcff", "simulate --game=", "simulate --game Bulka"),
    *("verify --games 1", "review --games 1"),
]


@pytest.mark.parametrize("arguments", BAD_ARGUMENTS, ids=lambda arguments: ascii(arguments[:30]))
def test_bad_arguments_give_usage_and_one_line_of_error(arguments, capsys):
    with pytest.raises(SystemExit) as end:
        main(arguments.split())
    assert end.value.code == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    told = printed.err.splitlines()
    assert told[0].startswith("usage: python -m engine")
    assert [line for line in told if "error: " in line] == told[-1:]
    # The names of functions mean nothing to whoever typed this.
    assert " _" not in told[-1]


# verify: good records


def all_right(run, shown, numbers):
    assert run.code == 0
    for line, number in zip(run.lines, numbers, strict=True):
        assert line.startswith(f"{shown}:{number}: ok")
    return True


@pytest.mark.parametrize("end", [b"", b"\n", b"\r\n", b"\n\n"], ids=ascii)
def test_verify_reads_standard_input_with_line_ends_of_any_system(engine, end):
    given = (end.strip(b"\n") + b"\n").join(RECORDS) + end
    for arguments in ([], ["-"]):
        assert all_right(engine("verify", *arguments, given=given), "standard input", range(1, 9))
    # Named twice, it is read once.
    assert engine("verify", "-", "-", given=given).lines[0].startswith("standard input:1: ok")


@pytest.mark.parametrize("command", ["verify", "replay", "review"])
def test_several_files_are_read_in_order(engine, file, command):
    one, two = file(b"\n".join(BRIEF[:2]), "one"), file(BRIEF[2], "two")
    code, lines = engine(command, one, "-", two, given=BRIEF[3])
    assert code == 0
    starts = [line.partition(": ok")[0] for line in lines if ": ok" in line]
    assert starts == [f"{one}:1", f"{one}:2", "standard input:1", f"{two}:1"]


def ending(record):
    """How a game ended, in words."""
    result, name = record["result"], record["format"]
    if "score" not in result and name != "bulka/1":
        kind = GAMES[name.partition("/")[0]]
        return f"ok: {kind.records.describe_outcome(check(record))}"
    if name == "bulka/1":
        return f"ok: seat {result['winner']} won {result['chips']} chips"
    score = f"{result['score'][0]} to {result['score'][1]}"
    if result["winner"] is None:
        return f"ok: drawn, {score}"
    given_up = result["how"] == "conceded"
    if name == "trappola/1":
        return f"ok: seat {result['winner']} won{' as the other gave up' if given_up else ''}, {score}"
    brcka = f"{result['brcka']} {'brčko' if result['brcka'] == 1 else 'brčka'}"
    how = "as the others gave up" if given_up else f"by {result['how']}"
    return f"ok: side {result['winner']} won {brcka} {how}, {score}"


def early(record):
    """The same game, as an early version would tell it."""
    deals = [{key: value for key, value in deal.items() if key != "cut_by"} for deal in record["deals"]]
    return {key: value for key, value in record.items() if key != "dealer_by"} | {"deals": deals}


ENDED = (End.FINISHED, End.CONCEDED)
UNPROVED = "; no seed, so the shuffle could not be checked"
EARLY = "; an early record, so that the first dealer and some cuts could not be checked"


def test_verify_and_review_say_of_every_game_how_it_ended(engine):
    styles = [(name, end) for name, kind in GAMES.items() for end in ENDED if kind.concedes or end is End.FINISHED]
    made, unproved = (
        [loads(dumps(each)) for name, end in styles for each in simulate(3, 5, name, Style(end=end, seed_told=told))]
        for told in (True, False)
    )
    begun = [each for name in GAMES for each in simulate(3, 5, name, Style(end=End.UNFINISHED))]
    code, lines = engine("verify", given="\n".join(map(dumps, [*made, *unproved, *map(early, made), *begun])).encode())
    assert code == 0
    told = [line.partition(": ")[2] for line in lines]
    endings = [ending(record) for record in made]
    less = [f"{each}{unchecked}" for unchecked in (UNPROVED, EARLY) for each in endings]
    assert told == [*endings, *less, *["ok: still going on"] * len(begun)]
    others = [f"{name}/1" for name in with_reviews() if name != USUAL]
    duels = [record for record in made if record["format"] in others][::3]
    reviewed = engine("review", given="\n".join(map(dumps, duels)).encode())
    deals = sum(kind_of(game).reviews.finished(game) for game in map(replay, duels))
    assert reviewed.code == 0 and deals > len(duels)
    assert sum(": perfect play " in line for line in reviewed.lines) == deals


def test_blank_lines_are_no_records_but_count_and_letters_may_be_escapes(engine, file):
    escaped = json.dumps(json.loads(RECORDS[1])).encode()
    given = b"\n" + RECORDS[0] + b"\n\n  \n" + escaped + b"\n\n"
    assert all_right(engine("verify", given=given), "standard input", [2, 5])


def test_a_file_without_any_record_is_an_error(engine, file):
    names = [file(content, name) for name, content in {"a": b"", "b": b"\n", "c": b" \r\n\n"}.items()]
    for name in names:
        assert engine("verify", name) == (1, [f"{name}: no record in it"])
    assert engine("verify", *names[:1], given=b"") == (1, [f"{names[0]}: no record in it"])


def test_the_examples_of_the_document_pass_as_they_are_printed(engine, file):
    document = (ROOT / "docs" / "records.md").read_text(encoding="utf-8")
    examples = re.findall(r"```json\n(.*?)```", document, re.DOTALL)
    for number, example in enumerate(examples):
        assert all_right(
            engine("verify", file(example.encode(), str(number))), file(example.encode(), str(number)), [1]
        )
    together = file("\n".join(examples).encode(), "together")
    ends = [example.count("\n") + 1 for example in examples]
    assert all_right(engine("verify", together), together, [1, 1 + ends[0], 1 + ends[0] + ends[1]])
    assert engine("replay", together).code == 0


def test_a_record_over_several_lines_that_breaks_off_takes_no_other_with_it(engine):
    printed = json.dumps(json.loads(RECORDS[0]), indent=2).encode()
    cut = b"\n".join(printed.splitlines()[:9])
    too_long = b"\n".join([b"{", *[b" " * 600_000] * 2])
    code, lines = engine("verify", given=b"\n".join([cut, RECORDS[1], printed, too_long, RECORDS[2], b"{"]))
    told = [line.removeprefix("standard input:").split(": ")[:2] for line in lines]
    last = 12 + printed.count(b"\n")
    expected = {1: "not JSON", 10: "ok", 11: "ok", last: "no record", last + 3: "ok", last + 4: "not JSON"}
    assert (code, told) == (1, [[str(number), verdict] for number, verdict in expected.items()])


def cut_off(random):
    """The beginning of a record, broken off somewhere, and several ways of laying out a whole one."""
    made = json.loads(random.choice([*RECORDS, *DUELS]))
    if random.random() < 0.3:
        made = {field: made[field] for field in reversed(made)}
    laid_out = [json.dumps(made, indent=indent, ensure_ascii=False).encode() for indent in (None, 0, 1, 4)]
    whole = random.choice(laid_out)
    return whole[: random.randrange(1, len(whole) - 1)], random.choice(laid_out)


def test_a_record_that_is_cut_off_anywhere_takes_no_other_with_it(engine):
    seed = Random().randrange(10**6)
    print("seed", seed)
    random = Random(seed)
    for _ in range(60):
        given, whole = b"", []
        for _ in range(random.randint(1, 4)):
            broken, complete = cut_off(random)
            given += broken.rstrip() + random.choice((b"\n", b"\n", b"\n\n", b""))
            whole.append(1 + given.count(b"\n"))
            given += complete + b"\n"
        code, lines = engine("verify", given=given)
        right = [int(line.split(":")[1]) for line in lines if ": ok: " in line]
        assert (code, right) == (1, whole), given.decode("utf-8", "replace")


def test_a_record_that_is_cut_off_before_its_result_leaves_the_bracket_to_the_next(engine):
    given = b'{\n"result":' + json.dumps(json.loads(RECORDS[0]), indent=4).encode()
    code, lines = engine("verify", given=given)
    assert code == 1 and [line.partition(": ")[0] for line in lines] == ["standard input:1", "standard input:2"]
    assert ": ok: " in lines[1]


def test_lines_are_counted_in_the_file_wherever_a_mistake_is(engine):
    broken = b'{\n "format": 1,\n\n "rules" 2\n}'
    code, lines = engine("verify", given=b"\n\n" + RECORDS[0] + b"\n\n" + broken + b"\n  \n" + RECORDS[1])
    assert code == 1 and [line.partition(": ")[0] for line in lines] == [f"standard input:{at}" for at in (3, 5, 11)]
    assert lines[1] == "standard input:5: not JSON: Expecting ':' delimiter at line 8, column 10"


@pytest.mark.parametrize("command", ["verify", "replay", "review"])
def test_a_byte_order_mark_is_passed_over_where_a_file_begins_and_told_elsewhere(engine, file, command):
    mark = b"\xef\xbb\xbf"
    printed = json.dumps(json.loads(BRIEF[1]), indent=1).encode()
    for content in (BRIEF[0], b"\n" + BRIEF[0], printed):
        code, lines = engine(command, file(mark + content))
        assert code == 0 and lines[0].partition(": ok")[1]
    code, lines = engine(command, given=mark + BRIEF[0] + b"\n" + mark + BRIEF[1] + b"\n" + BRIEF[2])
    told = [line for line in lines if line.startswith("standard input:")]
    assert code == 1 and [line.partition(": ok")[1] for line in told] == [": ok", "", ": ok"]
    assert "byte-order mark" in told[1] and "utf-8-sig" not in told[1]
    assert engine(command, given=mark) == (1, ["standard input: no record in it"])


BROKEN = {
    b'{"format": "stov\x01"}': "Invalid control character at column 17",
    b'{"format': "Unterminated string starting at column 2",
    b'{"format": "\\x"}': "Invalid \\escape at column 13",
    b'{"format": 1': "Expecting ',' delimiter at column 13",
    b'{"format": 1}}': "Extra data at column 14",
    b'{\n "format": 1,\n "rules" 2\n}': "Expecting ':' delimiter at line 3, column 10",
}


@pytest.mark.parametrize("content", BROKEN, ids=ascii)
@pytest.mark.parametrize("end", [b"", b"\n", b"\r\n"], ids=ascii)
def test_where_a_line_is_broken_is_told_by_its_column(engine, content, end):
    assert engine("verify", given=content + end).lines == [f"standard input:1: not JSON: {BROKEN[content]}"]


# verify: bad records


NOT_RECORDS = {
    "empty": b"{}",
    "not-utf-8": b'{"format": "\xff\xfe"}',
    "latin-2": '{"seats": ["Žofie"]}'.encode("iso-8859-2"),
    "surrogate-bytes": b'"\xed\xa0\xbd"',
    "utf-16": '{"format": "stovkahra/1"}'.encode("utf-16"),
    "vertical-tab": b"{\x0b}",
    "brackets-and-line-end": b"[" * 100_000 + b"\n",
    "fewer-brackets": b"[" * 40_000 + b"]" * 40_000,
    "two-byte-order-marks": b"\xef\xbb\xbf\xef\xbb\xbf" + RECORDS[0],
    "long": b'{"format": "' + b"s" * 1_100_000 + b'"}',
}


@pytest.mark.parametrize("command", ["verify", "review"])
def test_what_is_no_record_gets_one_line_and_what_follows_is_read(engine, file, tmp_path, command):
    wrong = json.loads(RECORDS[4])
    wrong["deals"][0]["points"][0] += 1
    bad = NOT_RECORDS | {"points": json.dumps(wrong).encode()}
    names = [file(content.strip() + b"\n" + BRIEF[0], name) for name, content in bad.items()]
    code, lines = engine(command, *names, str(tmp_path / "missing"), str(tmp_path))
    assert code == 1
    told = [line for line in lines if line.startswith(str(tmp_path))]
    missing, folder = told[-2:]
    assert missing.startswith(f"{tmp_path}/missing: cannot be read: ")
    assert folder.startswith(f"{tmp_path}: cannot be read: ")
    first = dict(zip(bad, told[:-2:2], strict=True))
    for name, line, good in zip(names, first.values(), told[1:-2:2], strict=True):
        assert line.startswith(f"{name}:1: ") and ": ok" not in line
        assert len(line.removeprefix(name)) < 300
        assert good.startswith(f"{name}:2: ok")
    assert ":1: format: missing" in first["empty"] and ":1: deals[0].points: " in first["points"]
    assert "long" in first["long"].partition(":1: ")[2]


# In processes of their own


def test_letters_do_not_depend_on_the_locale(engine, file):
    simulated = process("simulate", "--games", "10", environment=ASCII_ONLY, stdout=subprocess.PIPE)
    assert simulated.stdout.decode().splitlines() == engine("simulate", "--games", "10").lines
    assert any(letter in simulated.stdout.decode() for letter in "éšřůž")
    name = file(simulated.stdout, "brčka.jsonl")
    verified = process("verify", name, environment=ASCII_ONLY, stdout=subprocess.PIPE)
    assert (verified.returncode, verified.stderr) == (0, b"")
    told = verified.stdout.decode().splitlines()
    assert len(told) == 10 and all(": ok: " in line and "brčk" in line.partition(": ok: ")[2] for line in told)
    one = simulated.stdout.splitlines()[0]
    reviewed = process("review", environment=PLAIN | {"LC_ALL": "C"}, input=one, stdout=subprocess.PIPE)
    assert "│" in reviewed.stdout.decode()


@pytest.mark.skipif(sys.platform != "linux", reason="file names are text elsewhere")
def test_file_with_a_name_that_is_no_text_is_read(tmp_path):
    path = os.fsencode(tmp_path) + b"/brcka-\xff"
    with open(path, "wb") as file:  # noqa: PTH123 - a path that is no text
        file.write(RECORDS[0])
    run = process("verify", path, path + b"-missing", stdout=subprocess.PIPE)
    assert (run.returncode, run.stderr) == (1, b"")
    good, missing = run.stdout.splitlines()
    assert b":1: ok" in good and b"cannot be read" in missing


PEAK = """
import resource, subprocess, sys
run = subprocess.run([sys.executable, "-m", "engine", "verify", sys.argv[1]], stdout=subprocess.DEVNULL)
print(run.returncode, resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)
"""


def test_line_of_100_megabytes_is_not_held_in_memory(tmp_path):
    pytest.importorskip("resource")
    path = tmp_path / "games.jsonl"
    with path.open("wb") as file:
        for _ in range(100):
            file.write(b"s" * 1_000_000)
    # A process between, small and with one child, so that no other child of the tests is measured.
    run = subprocess.run(
        [sys.executable, "-c", PEAK, path], cwd=ROOT, capture_output=True, text=True, check=True, env=PLAIN
    )
    path.unlink()
    code, peak = map(int, run.stdout.split())
    assert code == 1
    kilobytes = peak / 1024 if sys.platform == "darwin" else peak
    # Less than the line, so not even once.
    assert kilobytes < 80_000


@pytest.mark.parametrize(("command", "lines"), [("simulate", 0), ("verify", 1), ("verify", 3000), ("review", 1)])
def test_a_command_for_nobody_leaves_no_traceback(command, lines):
    read, write = os.pipe()
    os.close(read)
    given = b"{}\n" * lines if command == "verify" else RECORDS[0]
    run = process(command, input=given, stdout=write)
    os.close(write)
    assert run.stderr == b""


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no /dev/full")
@pytest.mark.parametrize("command", ["simulate", "verify"])
def test_full_disk_is_an_error_without_a_traceback(command):
    with Path("/dev/full").open("wb") as full:
        run = process(command, input=b"{}", stdout=full)
    assert run.returncode not in (0, 120)
    assert b"Traceback" not in run.stderr
    assert len(run.stderr.splitlines()) == 1


@pytest.mark.skipif(os.name != "posix", reason="a shell that can close a stream is needed")
@pytest.mark.parametrize("command", ["simulate >&-", "verify - <&-", "verify missing >&-"])
def test_closed_streams_leave_no_traceback(command):
    shell = f'"$PYTHON_HERE" -m engine {command}'
    environment = PLAIN | {"PYTHON_HERE": sys.executable}
    run = subprocess.run(shell, shell=True, cwd=ROOT, capture_output=True, env=environment)
    assert b"Traceback" not in run.stderr


# review


def test_review_tells_every_deal_and_every_costly_card(engine):
    given = [next(line for line in RECORDS if len(json.loads(line)["deals"]) > 1), DUELS[0]]
    code, told = engine("review", given=b"\n".join(given))
    assert code == 0
    verified = engine("verify", given=b"\n".join(given)).lines
    assert [line for line in told if line.startswith("standard input:")] == verified
    deals = costly = 0
    text = iter(told)
    for made in map(json.loads, given[:1]):
        for number, deal in enumerate(reviews(replay(made)), start=1):
            deals += 1
            assert any(each.startswith(f"  deal {number}: {made['seats'][deal.dealer]} deals") for each in text)
            for trick in deal.tricks:
                row = next(each for each in text if each.startswith(f"    {trick.number}  "))
                assert " ".join(map(str, trick.trick.cards)) in row
                for card in trick.cards:
                    named = f"{made['seats'][card.seat]}’s {card.card} cost {card.cost}, better {card.better[:1]}"
                    assert (named.partition("(")[0] in row) == (card.cost > 0)
                    costly += card.cost > 0
            assert next(each for each in text if "start" in each).split()[1].rstrip("│█") == f"{deal.perfect:+d}"
            assert next(each for each in text if "taken" in each).split()[1] == f"{deal.actual:+d}"
            assert "lost" in next(text)
            for seat in deal.seats:
                row = next(text).split()
                assert row[0] == str(seat.loss) and row[-1] == made["seats"][seat.seat]
    assert deals >= 2 and costly > 5
    assert max(map(len, told)) < 300


def test_review_of_a_game_going_on_has_its_finished_deals_reviewed(engine):
    made = next(json.loads(line) for line in RECORDS if len(json.loads(line)["deals"]) > 1)
    del made["seed"], made["result"]
    deals, made["deals"] = made["deals"], []
    code, told = engine("review", given=json.dumps(made).encode())
    assert code == 0 and told[-1] == "  no deal is finished"
    made["deals"] = [deals[0], deals[1] | {"plays": "", "declarations": [], "points": [0, 0]}]
    for field in ("dost", "signal"):
        made["deals"][1].pop(field, None)
    code, told = engine("review", given=json.dumps(made).encode())
    assert code == 0 and told[0] == "standard input:1: ok: still going on"
    assert [line[:8] for line in told if line.startswith("  deal ")] == ["  deal 1"]


def test_names_do_nothing_to_a_terminal(engine):
    made = json.loads(RECORDS[0])
    made["seats"] = ["\x1b[2J\x1b]0;x\x07Anna", "\u202eBéla", "\n\n", "C" * 100]
    code, lines = engine("review", given=json.dumps(made).encode())
    assert code == 0
    told = "\n".join(lines)
    assert not set("\x1b\x07\u202e") & set(told) and "C" * 21 not in told
    assert "seat 2" in told and "Béla" in told
