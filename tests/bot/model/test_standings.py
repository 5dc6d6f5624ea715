"""Standings: what the ledger adds up to, by player and by pair."""

from datetime import timedelta

from hypothesis import given
from hypothesis import strategies as st

from bot.model.ledger import Entry, Ledger
from bot.model.person import Person
from bot.model.ratings import Rating, ratings
from bot.model.standings import Line, Standings
from bot.model.standings import standings as standings_of
from tests.support.ledger import ANNA, BELA, COMPUTER, CYRIL, DANA, EVA, FOUR, correction, random_ledger, series
from tests.support.service import NOON

DAY = timedelta(days=1)


def standings(entries: list[Entry]) -> Standings:
    return standings_of(Ledger(tuple(entries)))


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


# Periods, computers, corrections


def test_a_series_counts_where_its_last_game_was_played_and_a_game_where_it_was():
    # Two games before the week, three in it: the last of them won the series.
    entries = series(1, *WON_BY_0, begins=NOON - 2 * DAY, every=DAY)
    ledger = Ledger(tuple(entries))
    of_anna = of(standings_of(ledger.since(NOON)).players, ANNA)
    assert series_of(of_anna) == (1, 0, 0)
    assert games_of(of_anna) == (3, 0, 6)
    # Its last game lies before this one.
    assert standings_of(ledger.since(NOON + 3 * DAY)) == Standings([], [])


def test_a_series_that_has_only_its_middle_in_a_period_is_not_won_in_it():
    entries = series(1, *WON_BY_0, begins=NOON, every=DAY)
    ledger = Ledger(tuple(entries[:4]))
    of_anna = of(standings_of(ledger.since(NOON + DAY)).players, ANNA)
    assert series_of(of_anna) == (0, 0, 0)
    assert games_of(of_anna) == (3, 0, 6)


def test_at_twenty_who_was_first_to_ten_before_the_period_decides_what_is_won_in_it():
    entries = series(1, *["0+2"] * 5, *["1+2"] * 10, goal=20, every=DAY)
    added = standings_of(Ledger(tuple(entries)).since(NOON + 10 * DAY))
    assert series_of(of(added.players, BELA)) == (0, 1, 0)
    assert games_of(of(added.players, BELA)) == (5, 0, 10)


def test_among_people_a_series_in_which_a_computer_took_part_is_left_out_and_its_games_of_people_are_not():
    played = series(1, *WON_BY_0)
    replaced = [
        Entry(e.game_id, e.table_id, e.goal, (*e.seats[:3], COMPUTER), e.outcome, e.choice, e.at) for e in played[1:3]
    ]
    ledger = Ledger((played[0], *replaced, *played[3:]))
    everything, people = standings_of(ledger), standings_of(ledger.among_people())
    assert series_of(of(everything.players, ANNA)) == (1, 0, 0)
    assert games_of(of(everything.players, ANNA)) == (5, 0, 10)
    assert series_of(of(people.players, ANNA)) == (0, 0, 0)
    assert games_of(of(people.players, ANNA)) == (3, 0, 6)
    assert COMPUTER.id not in {line.people[0].id for line in people.players}


def test_what_a_pair_played_together_is_all_that_is_left_of_a_ledger_narrowed_to_it():
    first, second = series(1, *WON_BY_0), series(2, *WON_BY_0, seats=(ANNA, CYRIL, BELA, DANA))
    added = standings_of(Ledger((*first, *second)).of(ANNA.id, CYRIL.id))
    assert series_of(of(added.players, ANNA)) == (1, 0, 0)
    assert games_of(of(added.players, BELA)) == (0, 5, 0)


def test_a_correction_of_one_player_counts_for_them_alone():
    added = standings_of(Ledger(tuple(series(1, *WON_BY_0)), (correction(1, -3, ANNA),)))
    assert of(added.players, ANNA).brcka == 7 and of(added.players, ANNA).corrected == -3
    assert of(added.players, CYRIL).brcka == 10 and of(added.players, CYRIL).corrected == 0
    assert of(added.pairs, ANNA, CYRIL).brcka == 10
    # It is no game, and no series.
    assert games_of(of(added.players, ANNA)) == (5, 0, 7)
    assert series_of(of(added.players, ANNA)) == (1, 0, 0)


def test_a_correction_of_two_counts_for_both_and_for_their_pair():
    corrected = (correction(1, 4, CYRIL, ANNA), correction(2, -1, ANNA, BELA))
    added = standings_of(Ledger(tuple(series(1, *WON_BY_0)), corrected))
    assert [of(added.players, each).brcka for each in (ANNA, BELA, CYRIL, DANA)] == [13, -1, 14, 0]
    assert of(added.pairs, ANNA, CYRIL).brcka == 14
    assert of(added.pairs, ANNA, BELA).brcka == -1
    assert len(added.pairs) == 3


def test_whoever_has_only_been_corrected_stands_in_the_standings_too():
    added = standings_of(Ledger((), (correction(1, 2, EVA),)))
    assert [line.people for line in added.players] == [(EVA,)]
    assert added.pairs == []


def test_a_correction_counts_in_the_period_in_which_it_was_written():
    ledger = Ledger((), (correction(1, 2, EVA, at=NOON - DAY), correction(2, 5, EVA, at=NOON)))
    assert of(standings_of(ledger.since(NOON)).players, EVA).brcka == 5


def test_every_player_has_their_rating_beside_the_count_and_no_pair_has_one():
    ledger = Ledger(tuple(series(1, *WON_BY_0)), (correction(1, 2, EVA),))
    rated = ratings(ledger.entries)
    added = standings_of(ledger, rated)
    assert {line.people[0].id: line.rating for line in added.players if line.rating} == rated
    assert of(added.players, EVA).rating is None
    assert not any(line.rating for line in added.pairs)
    # The order is that of the plain count.
    upside_down = {each.id: Rating(50.0 - 10 * place, 1.0, 5) for place, each in enumerate((BELA, DANA, ANNA, CYRIL))}
    again = standings_of(ledger, upside_down)
    assert [line.people for line in again.players] == [line.people for line in added.players]


@given(seed=st.integers(0, 200), hours=st.integers(0, 400))
def test_players_and_their_pairs_add_up_in_any_period(seed, hours):
    whole = random_ledger(seed, 60)
    moment = NOON + timedelta(hours=hours)
    ledger = whole.since(moment)
    added = standings_of(ledger)
    for line in added.players:
        with_partners = [pair for pair in added.pairs if line.people[0] in pair.people]
        assert series_of(line) == tuple(map(sum, zip(*map(series_of, with_partners), strict=True)))
        assert games_of(line) == tuple(map(sum, zip(*map(games_of, with_partners), strict=True)))
    games = [entry for entry in whole.entries if entry.at >= moment]
    assert sum(line.games_won for line in added.players) == 2 * len(games)
    assert sum(line.games_lost for line in added.players) == 2 * len(games)
    ended = [each.result for each in whole.series if each.result and each.last.at >= moment]
    assert sum(line.series_won for line in added.players) == 2 * sum(result.won for result in ended)
    assert sum(line.series_drawn for line in added.players) == 4 * sum(result.winner is None for result in ended)


def test_a_pair_is_named_in_the_same_order_whoever_sat_first():
    swapped = series(1, *WON_BY_0, seats=(CYRIL, BELA, ANNA, DANA))
    assert {line.people for line in standings(swapped).pairs} == {(ANNA, CYRIL), (BELA, DANA)}


def test_somebody_whose_data_were_deleted_keeps_what_they_have_won():
    former = Person(ANNA.id, None, "")
    added = standings(series(1, *WON_BY_0, seats=(former, *FOUR[1:])))
    assert series_of(of(added.players, former)) == (1, 0, 0)
