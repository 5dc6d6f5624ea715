"""Standings: what the ledger adds up to, by player and by pair."""

from datetime import timedelta

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.model.ledger import Entry
from bot.model.ledger_content import Line
from bot.model.person import Person
from bot.model.ratings import Rating
from tests.support.ledger import (
    ANNA,
    BELA,
    COMPUTER,
    CYRIL,
    DANA,
    EVA,
    FORMER,
    FOUR,
    correction,
    random_ledger,
    series,
    with_seats,
)
from tests.support.ledger import added_up as standings_of
from tests.support.plain_ledger import Ledger, Rated, Standings, ratings
from tests.support.service import NOON

DAY = timedelta(days=1)


def standings(entries: list[Entry]) -> Standings:
    return standings_of(Ledger(tuple(entries)))


def of(lines: list[Line], *people: Person) -> Line:
    return next(line for line in lines if {each.id for each in line.people} == {each.id for each in people})


def series_of(line: Line) -> tuple[int, int, int]:
    return line.sum.series_won, line.sum.series_drawn, line.sum.series_lost


def games_of(line: Line) -> tuple[int, int, int]:
    return line.sum.won, line.sum.lost, line.sum.amount


WON_BY_0 = ["0+2"] * 5
WON_BY_1 = ["0+1", "1+2", "1+2", "1+2", "1+2", "1+2"]


@pytest.mark.parametrize(
    ("games", "goal", "won_by_0", "won_by_1"),
    [
        # Series won, drawn and lost; games won and lost; brčka, those of the other side's games included.
        (["0+1", *["1+2"] * 5], 10, ((0, 0, 1), (1, 5, 1)), ((1, 0, 0), (5, 1, 10))),
        (["0+2"] * 10, 20, ((2, 0, 0), (10, 0, 20)), ((0, 0, 2), (0, 10, 0))),
        # At twenty a side that has ten has not won yet.
        (["0+2"] * 5, 20, ((0, 0, 0), (5, 0, 10)), ((0, 0, 0), (0, 5, 0))),
        ([*["0+2"] * 5, *["1+2"] * 10], 20, ((0, 1, 0), (5, 10, 10)), ((0, 1, 0), (10, 5, 20))),
        # A series under way counts by its games only.
        (["0+2"] * 4, 10, ((0, 0, 0), (4, 0, 8)), ((0, 0, 0), (0, 4, 0))),
        # Brčka count as won whether added or taken, and also where more was won than was there to be taken.
        (["0+2", "1-2", "1+1", "0-1"], 10, ((0, 0, 0), (2, 2, 3)), ((0, 0, 0), (2, 2, 3))),
        (["0+1", "1-2"], 10, ((0, 0, 0), (1, 1, 1)), ((0, 0, 0), (1, 1, 2))),
    ],
)
def test_a_series_counts_alike_for_two_players_and_their_pair(games, goal, won_by_0, won_by_1):
    added = standings(series(1, *games, goal=goal))
    assert len(added.players) == 4 and len(added.pairs) == 2
    for side, expected in (((ANNA, CYRIL), won_by_0), ((BELA, DANA), won_by_1)):
        for line in (*(of(added.players, person) for person in side), of(added.pairs, *side)):
            assert (series_of(line), games_of(line)) == expected


def test_the_same_people_in_different_pairs_are_kept_apart_as_pairs_and_together_as_players():
    # Somebody whose data were deleted keeps what they have won.
    former = Person(DANA.id, None, "")
    first = series(1, *WON_BY_0)
    second = series(2, *WON_BY_0, seats=(ANNA, CYRIL, BELA, former))
    # The same pairs as in the first, in other seats.
    third = series(3, *WON_BY_1, seats=(BELA, CYRIL, DANA, ANNA))
    added = standings([*first, *second, *third])
    assert [series_of(of(added.players, each)) for each in FOUR] == [(3, 0, 0), (1, 0, 2), (2, 0, 1), (0, 0, 3)]
    assert series_of(of(added.pairs, ANNA, CYRIL)) == (2, 0, 0)
    assert [{each.id for each in pair.people} for pair in added.pairs] == [
        {ANNA.id, CYRIL.id},
        {ANNA.id, BELA.id},
        {BELA.id, DANA.id},
        {CYRIL.id, DANA.id},
    ]
    # A pair is named in the same order whoever sat first.
    swapped = series(1, *WON_BY_0, seats=(CYRIL, BELA, ANNA, DANA))
    assert {line.people for line in standings(swapped).pairs} == {(ANNA, CYRIL), (BELA, DANA)}
    # Of what a pair played together nothing else is left in a ledger narrowed to it.
    added = standings_of(Ledger((*first, *second)).of(ANNA.id, CYRIL.id))
    assert series_of(of(added.players, ANNA)) == (1, 0, 0)
    assert games_of(of(added.players, BELA)) == (0, 5, 0)


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
    of_anna = of(standings_of(Ledger(tuple(entries)).since(NOON)).players, ANNA)
    assert (series_of(of_anna), games_of(of_anna)) == ((1, 0, 0), (3, 0, 6))
    # Its last game lies before this one.
    assert standings_of(Ledger(tuple(entries)).since(NOON + 3 * DAY)) == Standings([], [])
    # Of a series that goes on, only its games count.
    of_anna = of(standings_of(Ledger(tuple(entries[:4])).since(NOON - DAY)).players, ANNA)
    assert (series_of(of_anna), games_of(of_anna)) == ((0, 0, 0), (3, 0, 6))


def test_at_twenty_who_was_first_to_ten_before_the_period_decides_what_is_won_in_it():
    entries = series(1, *["0+2"] * 5, *["1+2"] * 10, goal=20, every=DAY)
    added = standings_of(Ledger(tuple(entries)).since(NOON + 10 * DAY))
    assert series_of(of(added.players, BELA)) == (0, 1, 0)
    assert games_of(of(added.players, BELA)) == (5, 0, 10)


def test_among_people_a_series_that_people_began_counts_and_its_games_with_a_computer_do_not():
    played = series(1, *WON_BY_0)
    replaced = [with_seats(e, (*e.seats[:3], COMPUTER)) for e in played[1:3]]
    corrected = tuple(correction(number, 1, person) for number, person in enumerate((COMPUTER, FORMER), start=1))
    ledger = Ledger((played[0], *replaced, *played[3:]), corrected)
    everything, people = standings_of(ledger), standings_of(ledger.among_people())
    assert series_of(of(everything.players, ANNA)) == (1, 0, 0)
    assert games_of(of(everything.players, ANNA)) == (5, 0, 10)
    assert series_of(of(people.players, ANNA)) == (1, 0, 0)
    assert games_of(of(people.players, ANNA)) == (3, 0, 6)
    # Whoever had their data deleted is nobody's computer.
    assert {line.people[0] for line in people.players} == {*FOUR, FORMER}


def test_corrections_count_for_one_player_alone_or_for_two_and_their_pair():
    played = tuple(series(1, *WON_BY_0))
    added = standings_of(Ledger(played, (correction(1, -3, ANNA),)))
    assert of(added.players, ANNA).sum.corrected == -3 and of(added.players, CYRIL).sum.corrected == 0
    assert of(added.players, CYRIL).sum.amount == of(added.pairs, ANNA, CYRIL).sum.amount == 10
    # It is no game, and no series.
    assert games_of(of(added.players, ANNA)) == (5, 0, 7)
    assert series_of(of(added.players, ANNA)) == (1, 0, 0)

    added = standings_of(Ledger(played, (correction(1, 4, CYRIL, ANNA), correction(2, -1, ANNA, BELA))))
    assert [of(added.players, each).sum.amount for each in (ANNA, BELA, CYRIL, DANA)] == [13, -1, 14, 0]
    assert of(added.pairs, ANNA, CYRIL).sum.amount == 14
    assert of(added.pairs, ANNA, BELA).sum.amount == -1
    assert len(added.pairs) == 3

    # Whoever has only been corrected stands there too, in the period in which that was written.
    ledger = Ledger((), (correction(1, 2, EVA, at=NOON - DAY), correction(2, 5, EVA, at=NOON)))
    (line,) = standings_of(ledger.since(NOON)).players
    assert (line.people, line.sum.amount, standings_of(ledger).pairs) == ((EVA,), 5, [])


def test_every_player_has_their_rating_beside_the_count_and_no_pair_has_one():
    ledger = Ledger(tuple(series(1, *WON_BY_0)), (correction(1, 2, EVA),))
    rated = ratings(ledger.entries)
    added = standings_of(ledger, Rated(rated))
    assert {line.people[0].id: line.rating for line in added.players if line.rating} == rated
    assert of(added.players, EVA).rating is None
    assert not any(line.rating for line in added.pairs)
    # The order is that of the plain count.
    upside_down = {each.id: Rating(50.0 - 10 * place, 1.0, 5) for place, each in enumerate((BELA, DANA, ANNA, CYRIL))}
    again = standings_of(ledger, Rated(upside_down, upside_down))
    assert [line.people for line in again.players] == [line.people for line in added.players]


@settings(max_examples=30)
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
    assert sum(line.sum.won for line in added.players) == 2 * len(games)
    assert sum(line.sum.lost for line in added.players) == 2 * len(games)
    ended = [each.result for each in whole.series if each.result and each.last.at >= moment]
    assert sum(line.sum.series_won for line in added.players) == 2 * sum(result.won for result in ended)
    assert sum(line.sum.series_drawn for line in added.players) == 4 * sum(result.winner is None for result in ended)
