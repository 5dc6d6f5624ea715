"""Ledgers to look at: written by hand, and random ones in which every series adds up."""

from datetime import datetime, timedelta
from random import Random

from bot.model.ledger import Correction, Entry
from bot.model.ledger_content import Line
from bot.model.person import Person
from bot.model.sums import ALWAYS, Sums
from engine.brcka import BrckaSeries
from engine.moves import ADD, TAKE
from engine.players import Level
from engine.series import Prize
from engine.stovkahra.moves import How
from tests.support.plain_ledger import Ledger, Rated, Standings, in_order
from tests.support.service import NOON, PEOPLE

ANNA, BELA, CYRIL, DANA = PEOPLE
EVA = Person(9, 1009, "Eva")
COMPUTER = Person(20, None, "Tonda", level=Level.REGULAR)
FORMER = Person(30, None, "")
"""Somebody who has had their data deleted."""
FOUR = (ANNA, BELA, CYRIL, DANA)
CROWD = (*FOUR, EVA, *(Person(number, 1000 + number, f"Person {number}") for number in range(40, 47)))


def series(
    table: int,
    *games: str,
    seats: tuple[Person, ...] = FOUR,
    goal: int = 10,
    begins: datetime = NOON,
    every: timedelta = timedelta(0),
) -> list[Entry]:
    """The ledger of a table. A game is written as side, brčka and choice: `0+2` adds two, `1-1` takes one."""
    counted, entries = BrckaSeries(goal), []
    for number, game in enumerate(games):
        winner, sign, brcka = int(game[0]), game[1], int(game[2])
        outcome = Prize(winner, brcka, How.DOST, (100, 60) if winner == 0 else (60, 100))
        counted.award(outcome)
        choice = counted.push(ADD if sign == "+" else TAKE)
        at = begins + number * every
        entries.append(Entry.of(1000 * table + number, table, goal, seats, outcome, choice, at))
    return entries


def with_seats(game: Entry, seats: tuple[Person, ...]) -> Entry:
    """The same game of other people."""
    return Entry.of(game.game_id, game.table_id, game.goal, seats, game.outcome, game.choice, game.at)


def correction(number: int, brcka: int, *people: Person, reason: str = "miscounted", at: datetime = NOON) -> Correction:
    return Correction(number, people, brcka, reason, DANA, at)


def added_up(ledger: Ledger, rated: Rated | None = None) -> Standings:
    """The standings as the bot adds them up, line after line, whatever the period and whoever has played."""
    sums, known, people = Sums(), rated or Rated(), ledger.people()
    for entry in sorted(ledger.entries, key=lambda each: (each.at, each.game_id)):
        sums.add(entry)
    for played in ledger.series:
        sums.add_series(played)
    for each in ledger.corrections:
        sums.add_correction(each)
    return in_order(
        [
            Line(
                tuple(people[each] for each in (key.person, key.other) if each),
                added,
                known.people.get(key.person) if not key.other else None,
                known.overall.get(key.person) if not key.other else None,
            )
            for key, added in sums.sums.items()
            if key.period == ALWAYS and key.computers and (not key.other or key.person < key.other)
        ]
    )


def random_ledger(
    seed: int, games: int, people: tuple[Person, ...] = CROWD, *, first_game: int = 1, corrections: int = 0
) -> Ledger:
    """Random series one after another, a game every five hours; the last may be under way, some are stopped."""
    random, entries, table = Random(seed), [], 0
    while len(entries) < games:
        table += 1
        goal = random.choice((10, 20))
        counted, four, stops = BrckaSeries(goal), tuple(random.sample(people, 4)), random.randrange(6, 90)
        while counted.result is None and len(entries) < games and stops:
            stops -= 1
            at = NOON + timedelta(hours=5 * len(entries))
            entries.append(_random_game(random, counted, table, four, first_game + len(entries), at))
    moments = [random.choice(entries).at + timedelta(minutes=random.randrange(500)) for _ in range(corrections)]
    corrected = []
    for number, at in enumerate(sorted(moments), start=1):
        named = random.sample(people, random.choice((1, 2)))
        corrected.append(correction(number, random.choice((-20, -1, 1, 20)), *named, reason=f"R{number}", at=at))
    return Ledger(tuple(entries), tuple(corrected))


def _random_game(
    random: Random, counted: BrckaSeries, table: int, four: tuple[Person, ...], number: int, at: datetime
) -> Entry:
    winner = random.randrange(2)
    score = (random.randrange(100, 250), random.randrange(250))
    how = random.choice(list(How))
    outcome = Prize(winner, random.choice((1, 2)), how, score if winner == 0 else score[::-1])
    counted.award(outcome)
    choice = counted.push(random.choice(counted.legal_moves()) if random.random() < 0.3 else ADD)
    return Entry.of(number, table, counted.goal, four, outcome, choice, at)
