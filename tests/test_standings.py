"""Standings: what the ledger adds up to, by player and by pair."""

from host_help import NOON, PEOPLE

from bot.standings import Line, standings
from bot.store import Entry
from bot.table import Person
from engine.game import ADD, TAKE, How, Outcome
from engine.series import Series

ANNA, BELA, CYRIL, DANA = PEOPLE
EVA = Person(9, 1009, "Eva")
FOUR = (ANNA, BELA, CYRIL, DANA)


def series(table: int, *games: str, seats: tuple[Person, ...] = FOUR, goal: int = 10) -> list[Entry]:
    """The ledger of a table. A game is written as side, brčka and choice: `0+2` adds two, `1-1` takes one."""
    counted, entries = Series(goal), []
    for number, game in enumerate(games):
        winner, sign, brcka = int(game[0]), game[1], int(game[2])
        outcome = Outcome(winner, brcka, How.DOST, (100, 60) if winner == 0 else (60, 100))
        counted.award(outcome)
        choice = counted.push(ADD if sign == "+" else TAKE)
        entries.append(Entry(1000 * table + number, table, goal, seats, outcome, choice, NOON))
    return entries


def of(lines: list[Line], *people: Person) -> Line:
    return next(line for line in lines if {each.id for each in line.people} == {each.id for each in people})


def series_of(line: Line) -> tuple[int, int, int]:
    return line.series_won, line.series_drawn, line.series_lost


def games_of(line: Line) -> tuple[int, int, int]:
    return line.games_won, line.games_lost, line.brcka


WON_BY_0 = ["0+2"] * 5
WON_BY_1 = ["0+1", "1+2", "1+2", "1+2", "1+2", "1+2"]


def test_an_empty_ledger_has_nobody_in_it():
    assert standings([]).players == [] and standings([]).pairs == []


def test_a_series_is_won_by_two_players_and_their_pair_and_lost_by_the_others():
    added = standings(series(1, *WON_BY_1))
    assert len(added.players) == 4 and len(added.pairs) == 2
    for winner in (BELA, DANA):
        assert series_of(of(added.players, winner)) == (1, 0, 0)
        assert games_of(of(added.players, winner)) == (5, 1, 10)
    for loser in (ANNA, CYRIL):
        assert series_of(of(added.players, loser)) == (0, 0, 1)
        assert games_of(of(added.players, loser)) == (1, 5, 1)
    assert series_of(of(added.pairs, BELA, DANA)) == (1, 0, 0)
    assert series_of(of(added.pairs, ANNA, CYRIL)) == (0, 0, 1)


def test_brcka_count_as_won_in_games_whether_added_or_taken():
    added = standings(series(1, "0+2", "1-2", "1+1", "0-1"))
    assert games_of(of(added.players, ANNA)) == (2, 2, 3)
    assert games_of(of(added.players, BELA)) == (2, 2, 3)
    # More was won than was there to be taken: it was won all the same.
    assert games_of(of(standings(series(2, "0+1", "1-2")).players, DANA)) == (1, 1, 2)


def test_a_series_under_way_counts_by_its_games_only():
    added = standings(series(1, "0+2", "0+2", "0+2", "0+2"))
    assert series_of(of(added.players, ANNA)) == (0, 0, 0)
    assert games_of(of(added.players, ANNA)) == (4, 0, 8)


def test_two_series_at_once():
    added = standings(series(1, *["0+2"] * 10, goal=20))
    assert series_of(of(added.players, ANNA)) == (2, 0, 0)
    assert series_of(of(added.pairs, ANNA, CYRIL)) == (2, 0, 0)
    assert series_of(of(added.players, BELA)) == (0, 0, 2)


def test_at_twenty_a_side_that_has_ten_has_not_won_yet():
    added = standings(series(1, *["0+2"] * 5, goal=20))
    assert series_of(of(added.players, ANNA)) == (0, 0, 0)


def test_a_drawn_series_is_drawn_for_all_four():
    added = standings(series(1, *["0+2"] * 5, *["1+2"] * 10, goal=20))
    for person in FOUR:
        assert series_of(of(added.players, person)) == (0, 1, 0)
    assert {series_of(pair) for pair in added.pairs} == {(0, 1, 0)}


def test_the_same_people_in_different_pairs_are_kept_apart_as_pairs_and_together_as_players():
    first = series(1, *WON_BY_0)
    second = series(2, *WON_BY_0, seats=(ANNA, CYRIL, BELA, DANA))
    added = standings([*first, *second])
    assert series_of(of(added.players, ANNA)) == (2, 0, 0)
    assert series_of(of(added.players, BELA)) == (1, 0, 1)
    assert series_of(of(added.players, DANA)) == (0, 0, 2)
    assert {frozenset(each.id for each in pair.people) for pair in added.pairs} == {
        frozenset({ANNA.id, CYRIL.id}),
        frozenset({BELA.id, DANA.id}),
        frozenset({ANNA.id, BELA.id}),
        frozenset({CYRIL.id, DANA.id}),
    }


def test_a_pair_is_the_same_pair_in_whichever_seats_it_sits():
    seats = (BELA, CYRIL, DANA, ANNA)
    added = standings([*series(1, *WON_BY_0), *series(2, *WON_BY_1, seats=seats)])
    assert len(added.pairs) == 2
    assert series_of(of(added.pairs, ANNA, CYRIL)) == (2, 0, 0)


def test_tables_played_at_the_same_time_are_kept_apart():
    first, second = series(1, *WON_BY_0), series(2, "1+2", "1+2", "1+2", seats=(ANNA, BELA, CYRIL, EVA))
    mixed = [entry for pair in zip(first, second, strict=False) for entry in pair] + first[len(second) :]
    added = standings(mixed)
    assert series_of(of(added.players, ANNA)) == (1, 0, 0)
    assert games_of(of(added.players, ANNA)) == (5, 3, 10)
    assert series_of(of(added.players, EVA)) == (0, 0, 0)
    assert added == standings([*first, *second])


def test_the_best_come_first_by_series_then_brcka_then_games():
    many_brcka = ["0+2", "0+2", "0+2", "0+2", "1-2", "0+2", "1-2", "0+2"]
    added = standings([*series(1, *WON_BY_0), *series(2, *many_brcka, seats=(EVA, BELA, CYRIL, DANA))])
    # Cyril has won a series and 22 brčka, Anna a series and 10, Eva 12 brčka but no series, the others four.
    assert [line.people[0] for line in added.players][:3] == [CYRIL, ANNA, EVA]
    assert {line.people[0].id for line in added.players[3:]} == {BELA.id, DANA.id}
    assert {each.id for each in added.pairs[0].people} == {ANNA.id, CYRIL.id}
