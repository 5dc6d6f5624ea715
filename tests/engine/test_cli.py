"""`python -m engine` as whoever types it meets it: real processes, real files and pipes."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from engine.__main__ import main
from engine.games import GAMES
from engine.moves import Concede
from engine.record import dumps, loads, replay, write
from engine.simulate import simulate
from engine.stovkahra.review import reviews

ROOT = Path(__file__).parents[2]
# Whoever runs the tests may have set Python to something that its users have not.
PLAIN = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}


def engine(*arguments, given=b"", environment=PLAIN):
    """A run of the command line; output in bytes, for it is part of what is tested."""
    return subprocess.run(
        [sys.executable, "-m", "engine", *arguments], cwd=ROOT, input=given, capture_output=True, env=environment
    )


def lines_of(run):
    """The lines printed, after a run without a traceback."""
    assert b"Traceback" not in run.stdout + run.stderr
    assert run.stderr == b""
    # A file name need not be text.
    return run.stdout.decode("utf-8", "replace").splitlines()


@pytest.fixture(scope="module")
def records():
    """Good records, a line each without its end."""
    run = engine("simulate", "--games", "12", "--seed", "3")
    return run.stdout.splitlines()


@pytest.fixture
def file(tmp_path):
    """Writes a file of records and gives its name."""

    def write(content, name="games.jsonl"):
        path = tmp_path / name
        path.write_bytes(content)
        return str(path)

    return write


# simulate


@pytest.mark.parametrize(("arguments", "games"), [([], 1), (["--games", "2"], 2), (["--games", "25"], 25)])
def test_simulate_prints_so_many_records(arguments, games):
    run = engine("simulate", *arguments)
    assert run.returncode == 0
    printed = lines_of(run)
    assert len(printed) == games
    assert all(json.loads(line)["format"] == "stovkahra/1" for line in printed)


def test_simulate_is_the_same_for_the_same_seed_only():
    runs = [engine("simulate", "--games", "5", "--seed", seed).stdout for seed in ("1", "1", "2", str(10**40))]
    assert runs[0] == runs[1]
    assert len(set(runs)) == 3


def test_fewer_games_are_the_first_of_more():
    few, many = (engine("simulate", "--games", games, "--seed", "8").stdout for games in ("3", "6"))
    assert many.startswith(few)


BAD_ARGUMENTS = [
    [],
    ["play"],
    ["simulate", "5"],
    ["simulate", "--games"],
    ["simulate", "--games", ""],
    ["simulate", "--games", "0"],
    ["simulate", "--games", "-3"],
    ["simulate", "--games", "many"],
    ["simulate", "--games", "1.5"],
    ["simulate", "--games", "1e3"],
    ["simulate", "--games", "0000000003 games"],
    ["simulate", "--seed", "x"],
    ["simulate", "--seed", ""],
    ["simulate", "--seed", "0" * 1000 + "x"],
    ["simulate", "--speed", "1"],
    ["simulate", "\udcff"],
    ["verify", "--games", "1"],
    ["verify", "--loud", "games.jsonl"],
    ["review", "--games", "1"],
    *(["simulate", "--game", name] for name in ("", "tarock", "Bulka", "bulka/1")),
]


@pytest.mark.parametrize("arguments", BAD_ARGUMENTS, ids=lambda arguments: ascii(" ".join(arguments)[:30]))
def test_bad_arguments_give_usage_and_one_line_of_error(arguments, capsys):
    with pytest.raises(SystemExit) as end:
        main(arguments)
    assert end.value.code == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    told = printed.err.splitlines()
    assert told[0].startswith("usage: python -m engine")
    assert [line for line in told if "error: " in line] == told[-1:]
    # The names of functions mean nothing to whoever typed this.
    assert "Traceback" not in told[-1]
    assert " _" not in told[-1]


def test_help_is_no_error():
    for arguments in (["--help"], ["simulate", "--help"]):
        run = engine(*arguments)
        assert run.returncode == 0
        assert lines_of(run)[0].startswith("usage: ")


@pytest.mark.parametrize("name", GAMES)
def test_simulate_prints_records_of_the_game_named(name):
    run = engine("simulate", "--game", name, "--games", "3", "--seed", "7")
    assert run.returncode == 0
    assert [loads(line) for line in lines_of(run)] == [loads(dumps(record)) for record in simulate(3, 7, name)]


# verify: good records


def assert_all_right(run, shown, numbers):
    assert run.returncode == 0
    printed = lines_of(run)
    assert len(printed) == len(numbers)
    for line, number in zip(printed, numbers, strict=True):
        assert line.startswith(f"{shown}:{number}: ok")


def test_simulated_records_verify_through_a_pipe():
    simulating = subprocess.Popen(
        [sys.executable, "-m", "engine", "simulate", "--games", "200"], cwd=ROOT, stdout=subprocess.PIPE, env=PLAIN
    )
    verifying = subprocess.run(
        [sys.executable, "-m", "engine", "verify"], cwd=ROOT, stdin=simulating.stdout, capture_output=True, env=PLAIN
    )
    simulating.stdout.close()
    assert simulating.wait() == 0
    assert_all_right(verifying, "standard input", range(1, 201))


@pytest.mark.parametrize("arguments", [[], ["-"]], ids=["nothing", "dash"])
@pytest.mark.parametrize("end", [b"", b"\n", b"\r\n", b"\n\n"], ids=ascii)
def test_verify_reads_standard_input_with_line_ends_of_any_system(records, arguments, end):
    given = (end.strip(b"\n") + b"\n").join(records) + end
    assert_all_right(engine("verify", *arguments, given=given), "standard input", range(1, 13))


def test_verify_reads_several_files_in_order(records, file):
    one, two = file(b"\n".join(records[:3]), "one"), file(b"\n".join(records[3:5]), "two")
    run = engine("verify", one, "-", two, given=records[6])
    assert run.returncode == 0
    starts = [line.partition(": ok")[0] for line in lines_of(run)]
    assert starts == [f"{one}:1", f"{one}:2", f"{one}:3", "standard input:1", f"{two}:1", f"{two}:2"]


def ending(record):
    """How a game ended, in words."""
    result, name = record["result"], record["format"]
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


def given_up(record):
    """The same game given up after a third of its moves."""
    whole = replay(record)
    game = type(whole).replay(whole.rules, whole.moves[: len(whole.moves) // 3])
    game.push(Concede(1))
    return loads(dumps(write(game, record["seats"], bytes.fromhex(record["seed"]))))


UNPROVED = "; no seed, so the shuffle could not be checked"


def test_verify_and_review_say_of_every_game_how_it_ended():
    made = [loads(dumps(record)) for name in GAMES for record in simulate(3, 5, name)]
    made += [given_up(record) for record in made if record["format"] != "bulka/1"]
    unproved = [{key: value for key, value in record.items() if key != "seed"} for record in made]
    begun = [{key: value for key, value in each.items() if key != "result"} | {"deals": []} for each in unproved]
    run = engine("verify", given="\n".join(dumps(record) for record in [*made, *unproved, *begun]).encode())
    assert run.returncode == 0
    told = [line.partition(": ")[2] for line in lines_of(run)]
    endings = [ending(record) for record in made]
    assert told == [*endings, *(f"{each}{UNPROVED}" for each in endings), *["ok: still going on"] * len(begun)]
    duels = [record for record in made if record["format"] != "stovkahra/1"]
    reviewed = lines_of(engine("review", given="\n".join(map(dumps, duels)).encode()))
    assert reviewed[1::2] == ["  only games of Stovkahra are looked back on"] * len(duels)


def test_blank_lines_between_records_count_but_are_no_records(records):
    given = b"\n" + records[0] + b"\n\n  \n" + records[1] + b"\n\n"
    assert_all_right(engine("verify", given=given), "standard input", [2, 5])


def test_letters_written_as_escapes_are_accepted(records):
    assert_all_right(engine("verify", given=json.dumps(json.loads(records[0])).encode()), "standard input", [1])


# verify: bad records


def test_bad_record_among_good_ones_is_named(records, file):
    record = json.loads(records[4])
    record["deals"][0]["points"][0] += 1
    name = file(b"\n".join([*records[:4], json.dumps(record).encode(), *records[5:]]))
    run = engine("verify", name)
    assert run.returncode == 1
    printed = lines_of(run)
    assert len(printed) == 12
    assert printed[4].startswith(f"{name}:5: deals[0].points: ")
    assert all(line.startswith(f"{name}:{number}: ok") for number, line in enumerate(printed, 1) if number != 5)


def test_bad_file_among_good_ones_is_named(records, file):
    good, bad = file(records[0], "good"), file(b"{}", "bad")
    run = engine("verify", bad, good)
    assert run.returncode == 1
    first, second = lines_of(run)
    assert first.startswith(f"{bad}:1: format: missing")
    assert second.startswith(f"{good}:1: ok")


NOT_RECORDS = {
    "letters": b"Anna",
    "unfinished": b'{"format": "stovkahra/1",',
    "single-quotes": b"{'format': 'stovkahra/1'}",
    "empty-object": b"{}",
    "list": b"[]",
    "null": b"null",
    "text": b'"stovkahra/1"',
    "format-only": b'{"format": "stovkahra/1"}',
    "unknown-format": b'{"format":9,"rules":{},"seats":[],"commitment":"","deals":[]}',
    "not-utf-8": b'{"format": "\xff\xfe"}',
    "latin-2": '{"seats": ["Žofie"]}'.encode("iso-8859-2"),
    "surrogate-bytes": b'"\xed\xa0\xbd"',
    "utf-16": '{"format": "stovkahra/1"}'.encode("utf-16"),
    "nul": b"\0",
    "nul-in-text": b'{"format": "\0"}',
    "nuls-behind": b"{}" + b"\0" * 100,
    "escape": b"\x1b[2J",
    "vertical-tab": b"{\x0b}",
    "line-separator": b'{"format": "\xe2\x80\xa8"}',
    "line-break-in-name": b'{"a\\nb": 1, "c": "\\r\\n"}',
    "infinite": b"1e999",
    "nan": b"NaN",
    "infinity": b"-Infinity",
    "minus-zero": b"-0",
    "ten-thousand-digits": b"7" * 10_000,
    "brackets": b"[" * 100_000,
    "brackets-and-line-end": b"[" * 100_000 + b"\n",
    "fewer-brackets": b"[" * 40_000 + b"]" * 40_000,
    "objects": b'{"a":' * 15_000,
}


def test_what_is_no_record_gets_one_line(file):
    names = [file(content, name) for name, content in NOT_RECORDS.items()]
    run = engine("verify", *names)
    assert run.returncode == 1
    for name, line in zip(names, lines_of(run), strict=True):
        assert line.startswith(f"{name}:1: ")
        assert ": ok" not in line
        assert len(line.removeprefix(name)) < 300


SPOILED = {
    "missing": ("dealer", None),
    "cut-as-text": ("cut", '"17"'),
    "cut-as-float": ("cut", "17.0"),
    "cut-true": ("cut", "true"),
    "cut-infinite": ("cut", "1e999"),
    "cut-nan": ("cut", "NaN"),
    "cut-infinity": ("cut", "Infinity"),
    "cut-minus-zero": ("cut", "-0"),
    "cut-immense": ("cut", "1" * 10_000),
    "cut-nested": ("cut", "[" * 40_000 + "]" * 40_000),
    "plays-null": ("plays", "null"),
    "points-as-object": ("points", "{}"),
    "plays-with-line-break": ("plays", '"aA\\naK"'),
    "trump-half-a-letter": ("trump", '"\\ud83d"'),
}


def test_a_spoiled_record_gets_one_line(records, file):
    given = []
    for name, value in SPOILED.values():
        record = json.loads(records[1])
        if value is None:
            del record["deals"][0][name]
        else:
            record["deals"][0][name] = "here"
        given += [json.dumps(record).replace('"here"', str(value)).encode(), records[2]]
    run = engine("verify", given=b"\n".join(given))
    assert run.returncode == 1
    for number, line in enumerate(lines_of(run), start=1):
        assert line.startswith(f"standard input:{number}: ")
        assert (": ok" in line) == (number % 2 == 0)
        assert len(line) < 300


def test_byte_order_mark_is_named(records):
    # JSON has none (RFC 8259); some editors put one before the first line.
    run = engine("verify", given=b"\xef\xbb\xbf" + records[0] + b"\n" + records[1])
    assert run.returncode == 1
    first, second = lines_of(run)
    assert first.startswith("standard input:1: not JSON: ")
    assert "BOM" in first
    assert second.startswith("standard input:2: ok")


def test_nesting_of_any_depth_gets_one_line_each(records, file):
    # Somewhere among these depths reading still succeeds, and what is read can hardly be handled.
    depths = range(800, 1100)
    name = file(b"".join(b"[" * depth + b"]" * depth + b"\n" for depth in depths) + records[0])
    run = engine("verify", name)
    assert run.returncode == 1
    printed = lines_of(run)
    assert len(printed) == len(depths) + 1
    assert not any(": ok" in line for line in printed[:-1])
    assert printed[-1].startswith(f"{name}:{len(depths) + 1}: ok")


def test_an_empty_file_is_not_wrong(file):
    names = [file(content, name) for name, content in {"a": b"", "b": b"\n", "c": b" \r\n\n"}.items()]
    run = engine("verify", *names)
    assert run.returncode == 0
    assert [line.partition(": ")[0] for line in lines_of(run)] == names
    assert ": ok" not in run.stdout.decode()


def test_missing_file_is_named_and_the_others_are_read(records, file, tmp_path):
    missing, good = str(tmp_path / "missing"), file(records[0])
    run = engine("verify", missing, str(tmp_path), good)
    assert run.returncode == 1
    first, folder, second = lines_of(run)
    assert first.startswith(f"{missing}: cannot be read: ")
    assert folder.startswith(f"{tmp_path}: cannot be read: ")
    assert second.startswith(f"{good}:1: ok")


def test_standard_input_named_twice_is_read_once(records):
    run = engine("verify", "-", "-", given=records[0])
    assert b"Traceback" not in run.stderr
    assert lines_of(run)[0].startswith("standard input:1: ok")


# A line of 100 MB


@pytest.fixture(scope="module")
def long_line(tmp_path_factory, records):
    """A file with a line of 100 MB between two good records."""
    path = tmp_path_factory.mktemp("long") / "games.jsonl"
    with path.open("wb") as file:
        file.write(records[0] + b'\n{"format": "')
        for _ in range(100):
            file.write(b"s" * 1_000_000)
        file.write(b'"}\n' + records[1])
    yield str(path)
    path.unlink()


def test_line_of_100_megabytes_gets_one_line(long_line):
    run = engine("verify", long_line)
    assert run.returncode == 1
    first, second, third = lines_of(run)
    assert first.startswith(f"{long_line}:1: ok")
    assert second.startswith(f"{long_line}:2: ")
    assert "long" in second.removeprefix(long_line)
    assert len(second.removeprefix(long_line)) < 100
    assert third.startswith(f"{long_line}:3: ok")


PEAK = """
import resource, subprocess, sys
run = subprocess.run([sys.executable, "-m", "engine", "verify", sys.argv[1]], stdout=subprocess.DEVNULL)
print(run.returncode, resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)
"""


def test_line_of_100_megabytes_is_not_held_in_memory(long_line):
    pytest.importorskip("resource")
    # A process between, small and with one child, so that no other child of the tests is measured.
    run = subprocess.run(
        [sys.executable, "-c", PEAK, long_line], cwd=ROOT, capture_output=True, text=True, check=True, env=PLAIN
    )
    code, peak = map(int, run.stdout.split())
    assert code == 1
    kilobytes = peak / 1024 if sys.platform == "darwin" else peak
    # Less than the line, so not even once.
    assert kilobytes < 80_000


# Pipes and terminals


def test_reader_that_closes_the_pipe_early_sees_no_traceback():
    running = subprocess.Popen(
        [sys.executable, "-m", "engine", "simulate", "--games", "2000"],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=PLAIN,
    )
    assert running.stdout.readline().startswith(b'{"format":"stovkahra/1"')
    running.stdout.close()
    assert running.stderr.read() == b""
    running.stderr.close()
    running.wait()


@pytest.fixture
def broken_pipe():
    """An output that nobody reads any more."""
    read, write = os.pipe()
    os.close(read)
    yield write
    os.close(write)


@pytest.mark.parametrize("games", [1, 300])
def test_simulate_for_nobody_leaves_no_traceback(broken_pipe, games):
    run = subprocess.run(
        [sys.executable, "-m", "engine", "simulate", "--games", str(games)],
        cwd=ROOT,
        stdout=broken_pipe,
        stderr=subprocess.PIPE,
        env=PLAIN,
    )
    assert run.stderr == b""


@pytest.mark.parametrize("count", [1, 3000], ids=["little", "much"])
@pytest.mark.parametrize("files", [1, 2])
def test_verify_for_nobody_leaves_no_traceback(broken_pipe, file, count, files):
    run = subprocess.run(
        [sys.executable, "-m", "engine", "verify", *[file(b"{}\n" * count)] * files],
        cwd=ROOT,
        stdout=broken_pipe,
        stderr=subprocess.PIPE,
        env=PLAIN,
    )
    assert run.stderr == b""


FULL = Path("/dev/full")


@pytest.mark.skipif(not FULL.exists(), reason="there is no /dev/full")
@pytest.mark.parametrize("command", ["simulate", "verify"])
def test_full_disk_is_an_error_without_a_traceback(command):
    with FULL.open("wb") as full:
        run = subprocess.run(
            [sys.executable, "-m", "engine", command],
            cwd=ROOT,
            input=b"{}",
            stdout=full,
            stderr=subprocess.PIPE,
            env=PLAIN,
        )
    assert run.returncode not in (0, 120)
    assert b"Traceback" not in run.stderr
    assert len(run.stderr.splitlines()) == 1


@pytest.mark.skipif(os.name != "posix", reason="a shell that can close a stream is needed")
@pytest.mark.parametrize("command", ["simulate >&-", "verify <&-", "verify - <&-", "verify missing >&-"])
def test_closed_streams_leave_no_traceback(command):
    run = subprocess.run(
        f'"$PYTHON_HERE" -m engine {command}',
        shell=True,
        cwd=ROOT,
        capture_output=True,
        env=PLAIN | {"PYTHON_HERE": sys.executable},
    )
    assert b"Traceback" not in run.stderr


# Languages and letters

ASCII_ONLY = PLAIN | {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}
LOCALES = [PLAIN | {"LC_ALL": "C"}, PLAIN | {"LC_ALL": "POSIX"}, ASCII_ONLY]


@pytest.mark.parametrize("environment", LOCALES, ids=["C", "POSIX", "ascii-only"])
def test_letters_do_not_depend_on_the_locale(environment):
    simulated = engine("simulate", "--games", "20", environment=environment)
    assert simulated.stdout == engine("simulate", "--games", "20").stdout
    assert any(letter in simulated.stdout.decode("utf-8") for letter in "éšřůž")
    verified = engine("verify", given=simulated.stdout, environment=environment)
    assert_all_right(verified, "standard input", range(1, 21))
    assert "brčk" in verified.stdout.decode("utf-8")


@pytest.mark.parametrize("environment", LOCALES, ids=["C", "POSIX", "ascii-only"])
def test_file_with_a_name_in_czech_is_named(records, file, environment):
    name = file(records[0], "brčka.jsonl")
    run = engine("verify", name, environment=environment)
    assert run.returncode == 0
    (line,) = lines_of(run)
    assert line.partition(": ")[2].startswith("ok")


@pytest.mark.skipif(sys.platform != "linux", reason="file names are text elsewhere")
def test_file_with_a_name_that_is_no_text_is_read(records, tmp_path):
    path = os.fsencode(tmp_path) + b"/brcka-\xff"
    with open(path, "wb") as file:  # noqa: PTH123 - a path that is no text
        file.write(records[0])
    run = engine("verify", path)
    assert run.returncode == 0
    (line,) = lines_of(run)
    assert ":1: ok" in line
    missing = engine("verify", path + b"-missing")
    assert missing.returncode == 1
    assert len(lines_of(missing)) == 1


# review


def test_review_tells_every_deal_and_every_costly_card(records):
    records = records[:2]
    run = engine("review", given=b"\n".join(records))
    assert run.returncode == 0
    told = lines_of(run)
    verified = lines_of(engine("verify", given=b"\n".join(records)))
    assert [line for line in told if line.startswith("standard input:")] == verified
    deals = costly = 0
    text = iter(told)
    for line in records:
        made = json.loads(line)
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


def test_review_reads_files_and_pipes(records, tmp_path):
    path = tmp_path / "games.jsonl"
    path.write_bytes(records[0] + b"\n")
    run = engine("review", str(path), "-", given=records[1])
    assert run.returncode == 0
    starts = [line.partition(": ok")[0] for line in lines_of(run) if ": ok" in line]
    assert starts == [f"{path}:1", "standard input:1"]


def test_review_names_wrong_records_as_verify_does(records, tmp_path):
    bad = json.loads(records[1])
    bad["deals"][0]["points"][0] += 1
    given = b"\n".join([records[0], json.dumps(bad).encode(), b"{}", b"\xff", b"x" * 200_000])
    path = tmp_path / "games.jsonl"
    path.write_bytes(given)
    missing = str(tmp_path / "missing")
    run, verifying = (engine(command, str(path), missing) for command in ("review", "verify"))
    assert run.returncode == verifying.returncode == 1
    told = [line for line in lines_of(run) if line.startswith(str(tmp_path))]
    assert told == lines_of(verifying)
    assert len(told) == 6


def test_review_of_a_game_going_on_has_its_finished_deals_reviewed(records):
    made = next(json.loads(line) for line in records if len(json.loads(line)["deals"]) > 1)
    del made["seed"], made["result"]
    deals, made["deals"] = made["deals"], []
    run = engine("review", given=json.dumps(made).encode())
    assert run.returncode == 0 and lines_of(run)[-1] == "  no deal is finished"
    made["deals"] = [deals[0], deals[1] | {"plays": "", "declarations": [], "points": [0, 0]}]
    for field in ("dost", "signal"):
        made["deals"][1].pop(field, None)
    run = engine("review", given=json.dumps(made).encode())
    assert run.returncode == 0
    told = lines_of(run)
    assert told[0] == "standard input:1: ok: still going on"
    assert [line[:8] for line in told if line.startswith("  deal ")] == ["  deal 1"]


def test_names_do_nothing_to_a_terminal(records):
    made = json.loads(records[0])
    made["seats"] = ["\x1b[2J\x1b]0;x\x07Anna", "\u202eBéla", "\n\n", "C" * 100]
    run = engine("review", given=json.dumps(made).encode())
    assert run.returncode == 0
    assert b"\x1b" not in run.stdout and b"\x07" not in run.stdout
    told = "\n".join(lines_of(run))
    assert "\u202e" not in told and "C" * 21 not in told
    assert "seat 2" in told and "Béla" in told


def test_review_without_a_letter_of_the_locale(records):
    run = engine("review", given=records[0], environment=PLAIN | {"LC_ALL": "C", "PYTHONUTF8": "0"})
    assert run.returncode == 0
    assert "│" in "\n".join(lines_of(run))


def test_review_into_a_closed_pipe_is_no_error(records):
    with subprocess.Popen(
        ["sh", "-c", f"'{sys.executable}' -m engine review | head -1"],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as run:
        told, errors = run.communicate(b"\n".join(records[:5]))
    assert told.startswith(b"standard input:1: ok") and errors == b""
