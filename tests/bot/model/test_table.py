"""A table: who sits, who may end it, what is done without asking, and what never is."""

from datetime import timedelta
from random import Random

import pytest

from bot.i18n.texts import texts
from bot.model import dealing, moving, seating, stopping
from bot.model.errors import Refusal
from bot.model.news import Entered, GameBegun, Moved, Stopped
from bot.model.options import Guild
from bot.model.person import Person
from bot.model.seal import Seal
from bot.model.seats import Seats
from bot.model.table import Status, Table
from bot.ui.board import board
from bot.ui.panel import panel
from engine.bulka import rules as bulka
from engine.moves import ADD, COUNT, DOST, PASS, TAKE, Cut, Deal, Dealer, Declare, IllegalMove, Play, Signal
from engine.players import Level
from engine.stovkahra.moves import parse_move
from engine.stovkahra.rules import Game, Phase, Rules, side_of
from tests.support.chance import Seeded
from tests.support.positions import (
    DEFAULTS,
    EACH_A_SUIT,
    deal_on,
    dealt,
    everybody_passes,
    ninety_eight_to_nothing,
)
from tests.support.service import (
    NOON,
    PAUSE,
    PEOPLE,
    happenings,
    random_series,
    table_of_four,
    table_with,
    words,
)

ANNA, BELA, CYRIL, DANA = PEOPLE
EVA = Person(9, 1009, "Eva")
ROBOT, OTHER_ROBOT = (Person(90 + at, None, "", level=Level.REGULAR) for at in range(2))
SOON = timedelta(seconds=1)
T = texts()


def lobby() -> Table:
    return Table(1, 100, 200, ANNA, Rules(), seal=Seal(next_seed=bytes(32)))


def want(*people: Person, own_cuts: bool = False, forced_cards: bool = False) -> tuple[Person, ...]:
    """The four, of whom these have settings of their own."""
    return tuple(
        Person(each.id, each.user_id, each.name, own_cuts, forced_cards) if each in people else each for each in PEOPLE
    )


def begun(rules: Rules = DEFAULTS, people: tuple[Person, ...] = PEOPLE, seed: int = 1) -> Table:
    chance = Seeded(seed)
    table = table_of_four(rules, people, first_seed=chance.seed())
    seating.start(table, people[0])
    dealing.advance(table, NOON, chance, PAUSE)
    return table


def go_on(table: Table, now=NOON) -> list[object]:
    """What is done at once, without anybody being asked."""
    table.changes.news.clear()
    dealing.advance(table, now, Seeded(1), PAUSE)
    return [item.move for item in table.changes.news if isinstance(item, Moved)]


def refused(call, *values, **options) -> str:
    """The key of the refusal."""
    with pytest.raises((Refusal, IllegalMove)) as told:
        call(*values, **options)
    return told.value.key


# Seats


def test_a_free_seat_is_taken_and_a_taken_one_is_not():
    table = lobby()
    for seat in (-1, 4, 99):
        assert refused(seating.sit, table, ANNA, seat) == "no-such-seat"
    assert refused(seating.stand, table, ANNA) == "not-seated"
    seating.sit(table, ANNA, 0)
    assert refused(seating.sit, table, BELA, 0) == "seat-taken"
    assert refused(seating.sit, table, ANNA, 0) == "seat-yours"
    # Who changes seats leaves the old one free; who is refused a seat keeps the one they have.
    seating.sit(table, ANNA, 2)
    seating.sit(table, BELA, 0)
    assert refused(seating.sit, table, ANNA, 0) == "seat-taken"
    assert table.seats == [BELA, None, ANNA, None]
    assert table.seats.seat_of(BELA) == 0
    # A person is known by the store's key and not by name or settings.
    renamed = Person(ANNA.id, ANNA.user_id, "Anna the Great", own_cuts=True)
    seating.sit(table, renamed, 3)
    assert table.seats == [BELA, None, None, renamed]
    seating.stand(table, BELA)
    assert table.seats == [None, None, None, renamed]


def test_the_series_needs_four_and_one_of_them_starts_it():
    table = lobby()
    for seat, person in enumerate(PEOPLE[:3]):
        seating.sit(table, person, seat)
        assert refused(seating.start, table, ANNA) == "seats-empty"
    seating.sit(table, DANA, 3)
    assert refused(seating.start, table, EVA) == "not-seated"
    assert table.status is Status.LOBBY
    seating.start(table, DANA)
    assert table.status is Status.PLAYING


def test_nothing_is_moved_before_the_series_begins_and_once_begun_seats_are_kept():
    table = table_of_four()
    for what in (PASS, DOST, COUNT, ADD, TAKE, Cut(3)):
        refused(moving.push, table, 0, what)
    assert not table.changes.news
    table = begun()
    assert refused(seating.sit, table, EVA, 0) == "table-playing"
    assert refused(seating.stand, table, ANNA) == "series-under-way"
    assert refused(seating.start, table, ANNA) == "table-playing"
    assert tuple(table.seats) == PEOPLE
    # It begins with its first deal at once.
    assert table.clock.next_deal_at is None
    assert table.view().deal_number == 1
    assert [type(item.move) for item in table.changes.news if isinstance(item, Moved)][:3] == [Dealer, Deal, Cut]


# What is agreed on


def bulka_for(*sitting: Person | None) -> Table:
    """A lobby of Bulka with its cup, which Anna has opened."""
    return Table(1, Guild(100), 200, ANNA, bulka.Rules(), seats=Seats(sitting), seal=Seal(next_seed=bytes(32)))


def test_rules_for_fewer_seats_take_no_person_s_seat_and_more_seats_come_back():
    crowded = bulka_for(ANNA, BELA, None, CYRIL)
    assert refused(seating.agree, crowded, ANNA, {"cup": "off"}) == "too-many-sit"
    assert (crowded.rules, crowded.seats) == (bulka.Rules(), [ANNA, BELA, None, CYRIL])
    # Empty seats go before those of computers, and these before people's.
    for before, after in {
        (None, ANNA, None, BELA): [ANNA, BELA],
        (ANNA, None, None, ROBOT): [ANNA, ROBOT],
        (ROBOT, None, ANNA, OTHER_ROBOT): [ROBOT, ANNA],
        (ROBOT, BELA, OTHER_ROBOT, ANNA): [BELA, ANNA],
    }.items():
        table = bulka_for(*before)
        seating.agree(table, ANNA, {"cup": "off"})
        assert (table.seats, table.rules.cup) == (after, "off")
        seating.agree(table, ANNA, {"cup": "on"})
        assert table.seats == [*after, None, None]
        seating.start(table, ANNA)
        assert table.seats == after


# Ending early


def test_before_the_first_deal_the_opener_or_a_moderator_stops_the_table():
    table = table_of_four()
    assert refused(stopping.stop, table, BELA, moderator=False) == "stop-opener"
    assert table.status is Status.LOBBY
    stopping.stop(table, BELA, moderator=True)
    assert table.status is Status.STOPPED
    table = lobby()  # Anna has opened it, and sits nowhere.
    stopping.stop(table, ANNA, moderator=False)
    assert table.status is Status.STOPPED


def test_a_series_stops_when_somebody_of_each_side_wants_it_and_a_vote_is_taken_back_by_voting_again():
    table = begun()
    for _ in range(7):
        stopping.stop(table, ANNA, moderator=False)
    assert (table.status, table.votes.to_stop) == (Status.PLAYING, {0}), (
        "one person has one vote, however often they press"
    )
    for person in (CYRIL, ANNA):
        stopping.stop(table, person, moderator=False)
    assert (table.status, table.votes.to_stop) == (Status.PLAYING, {2}), (
        "the partner's vote is no consent of the other side"
    )
    assert refused(stopping.stop, table, EVA, moderator=False) == "stop-seated"
    assert (table.votes.to_stop, stopping.lacking(table)) == ({2}, [[1, 3]])
    stopping.stop(table, DANA, moderator=False)
    assert table.status is Status.STOPPED


def test_before_the_first_cards_most_of_those_who_sit_stop_the_table():
    table = begun(people=want(*PEOPLE, own_cuts=True))
    assert table.game.awaits_cut
    for person, votes in ((ANNA, {0}), (CYRIL, {0, 2})):
        stopping.stop(table, person, moderator=False)
        assert (table.status, table.votes.to_stop) == (Status.PLAYING, votes)
    stopping.stop(table, BELA, moderator=False)
    assert table.status is Status.STOPPED and not [item for item in table.changes.news if isinstance(item, Stopped)]


def test_after_the_end_nothing_is_stopped_moved_or_dealt():
    table = table_with(ninety_eight_to_nothing())
    go_on(table)
    assert table.clock.next_deal_at is not None
    stopping.stop(table, EVA, moderator=True)
    assert table.clock.next_deal_at is None
    assert refused(stopping.stop, table, ANNA, moderator=True) == "table-stopped"
    assert refused(seating.sit, table, ANNA, 0) == "table-stopped"
    assert refused(moving.push, table, 0, PASS) == "table-stopped"
    assert go_on(table, NOON + 100 * PAUSE) == []


# What is done without asking


def test_who_has_something_left_to_declare_or_may_say_dost_after_it_is_asked_again():
    table = table_with(dealt("aA lA hA aK lK hK", "", "", ""))
    for declared in ("A", "K"):
        assert go_on(table) == []
        assert table.awaited() == {0}
        moving.push(table, 0, parse_move(f"declare {declared} 3"))
    # What is done for a player is done once they have nothing left to declare.
    assert go_on(table) == [PASS] * 4
    assert (table.game.phase, table.view().declarations) == (Phase.PLAY, ((0, (7, 3)), (0, (6, 3))))
    game = ninety_eight_to_nothing()
    # Side 1 has 98: three sevens make it 108.
    deal_on(game, "", "a7 l7 h7", "", "")
    table = table_with(game)
    go_on(table)
    moving.push(table, 1, parse_move("declare 7 3"))
    assert go_on(table) == []
    assert table.awaited() == {1}


def test_the_cut_is_drawn_unless_the_cutter_wants_to_cut():
    cuts, dealers = set(), set()
    for seed in range(100):
        table = begun(seed=seed)
        dealers.add(table.game.dealer)
        assert table.game.phase is not Phase.CUT, f"seed {seed}"
        cuts |= {
            item.move.cards for item in table.changes.news if isinstance(item, Moved) and isinstance(item.move, Cut)
        }
    # Drawn cuts come from everywhere in the pack.
    assert len(cuts) > 25 and min(cuts) < 4 and max(cuts) > 28
    assert dealers == {0, 1, 2, 3}, "the first dealer is drawn"
    for seed in range(8):
        table = begun(people=want(*PEOPLE, own_cuts=True), seed=seed)
        assert table.game.phase is Phase.CUT, f"seed {seed}"
        assert table.awaited() == {(table.game.dealer - 1) % 4}
        # The wish of another to cut does not count.
        table = begun(people=want(ANNA, own_cuts=True), seed=seed)
        assert (table.game.phase is Phase.CUT) == (table.game.dealer == 1), f"seed {seed}"


def test_a_forced_card_is_played_only_for_those_who_want_it():
    for hand, wants, made in (
        # One acorn beside hearts, where acorns are led; two of them.
        ("a7 hA hK hO hU hT h9 h8", False, []),
        ("a7 hA hK hO hU hT h9 h8", True, [parse_move("play a7")]),
        ("a7 a8 hA hK hO hU hT h9", True, []),
    ):
        game = dealt("aA", hand, "", "", rules=DEFAULTS)
        everybody_passes(game)
        table = table_with(game, want(BELA, forced_cards=wants))
        moving.push(table, 0, parse_move("play aA"))
        assert go_on(table) == made
        assert (table.awaited() == {1}) != bool(made)


def won_by(side: int, table: Table) -> None:
    """A game that this side wins by a false dost: eldest, of the other side, has only thirty."""
    hands = ["", "", "", ""]
    hands[side + 1] = "aA lA hA"
    table.deal.game, table.deal.game_number = dealt(*hands, dealer=side, rules=table.rules), table.deal.game_number + 1
    for what in ("declare A 3", "dost"):
        moving.push(table, side + 1, parse_move(what))


def test_where_something_can_be_taken_the_winners_are_asked_and_either_partner_decides():
    for partner in (1, 3):
        table = table_with(dealt("", "", "", ""))
        table.series.brcka[0] = 1
        won_by(1, table)
        assert go_on(table) == []
        assert table.awaited() == {1, 3}
        assert refused(moving.push, table, 0, TAKE) == "not-your-choice"
        moving.push(table, partner, TAKE)
        # Not more is taken than there is.
        assert table.series.brcka == [0, 0]
        assert table.last_choice is not None and table.last_choice.amount == 1
        assert refused(moving.push, table, 4 - partner, ADD) == "not-now"


@pytest.mark.parametrize(("chosen", "told"), [(ADD, True), (TAKE, False)])
def test_the_winners_alone_are_told_that_the_other_choice_was_better(chosen, told):
    table = table_with(dealt("", "", "", ""))
    table.series.brcka[0] = 9
    won_by(1, table)
    # It is told what comes of either, the own side first.
    assert T("ask-choice", added="2:9", taken="0:7") in words(panel(table, 1, T))
    moving.push(table, 3, chosen)
    brcka = (9, 2) if chosen == ADD else (7, 0)
    key = "chosen-add" if chosen == ADD else "chosen-take"
    ours = [T("panel-brcka", ours=brcka[seat % 2], theirs=brcka[1 - seat % 2]) for seat in range(4)]
    winners = T("brcka-winners", won=brcka[1], lost=brcka[0])
    better = T("chosen-better", better="take")
    shown = [words(panel(table, seat, T)) for seat in range(4)] + [words(board(table, T))]
    assert all(T(key, brcka=told) in screen for told, screen in zip([*ours, winners], shown, strict=True))
    assert [better in screen for screen in shown] == [False, told, False, told, False]


def test_where_there_is_nothing_to_take_nobody_is_said_to_have_chosen():
    table = table_with(dealt("", "", "", ""))
    won_by(1, table)
    go_on(table)
    assert table.series.balance == (0, 2)
    told = [T("panel-brcka", ours=2 * (seat % 2), theirs=2 * (1 - seat % 2)) for seat in range(4)]
    shown = [words(panel(table, seat, T)) for seat in range(4)] + [words(board(table, T))]
    for brcka, screen in zip([*told, T("brcka-winners", won=2, lost=0)], shown, strict=True):
        assert T("chosen-only", brcka=brcka) in screen


# Pauses


def test_the_next_deal_and_the_next_game_wait_for_the_pause_and_not_longer():
    between_deals, between_games = table_with(ninety_eight_to_nothing()), table_with(dealt("", "", "", ""))
    won_by(0, between_games)
    sealed = between_games.seal.next_seed
    for table, begins in ((between_deals, [Deal, Cut]), (between_games, [Dealer, Deal, Cut])):
        go_on(table)
        # Being asked again in between does not put it off.
        for asked_at in (NOON, NOON + PAUSE - SOON):
            assert go_on(table, asked_at) == []
            assert (table.clock.next_deal_at, table.awaited()) == (NOON + PAUSE, set())
        assert [type(each) for each in go_on(table, NOON + PAUSE)][: len(begins)] == begins
        assert table.clock.next_deal_at is None
    # The secret whose commitment was published before is the one that is used (rule 27).
    assert between_games.seal.seed == sealed != between_games.seal.next_seed
    assert GameBegun(3, sealed, {}) in between_games.changes.news


def test_a_pause_of_nothing_is_no_pause():
    table = table_with(ninety_eight_to_nothing())
    dealing.advance(table, NOON, Seeded(1), timedelta(0))
    assert table.clock.next_deal_at is None
    assert table.view().deal_number == 2


# Buttons that were drawn before


def test_a_button_is_fresh_until_the_player_has_been_shown_something_new_or_another_game_has_begun():
    table = table_with(dealt(*EACH_A_SUIT))
    go_on(table)
    version, lead = table.deal.version(0), parse_move("play aA")
    assert moving.is_fresh(table, version, 0, lead)
    moving.push(table, 0, lead)
    assert not moving.is_fresh(table, version, 0, lead)
    # At the same ply of the next game it is stale too.
    table.deal.game, table.deal.game_number = dealt(*EACH_A_SUIT), 2
    go_on(table)
    assert table.deal.version(0) != version
    assert not moving.is_fresh(table, version, 0, lead)


def test_the_passes_of_others_make_no_button_stale():
    # Else a number on a button would tell who has something to declare.
    game = dealt("", "aA lA hA", "", "")
    table = table_with(game)
    stamps = [table.deal.version(seat) for seat in range(4)]
    go_on(table)
    moving.push(table, 1, PASS)
    assert [table.deal.version(seat) for seat in (2, 3)] == stamps[2:]


def test_a_choice_is_fresh_from_the_table_s_message_as_from_a_panel_but_not_in_another_game():
    table = table_with(dealt("", "", "", ""))
    table.series.brcka[0] = 2
    won_by(1, table)
    go_on(table)
    for seen_by in (None, 1, 3):
        assert moving.is_fresh(table, table.deal.version(seen_by), 1, TAKE)
    version = table.deal.version(None)
    table.deal.game_number += 1
    assert not moving.is_fresh(table, version, 1, TAKE)


# Whole series


@pytest.mark.parametrize("goal", [10, 20])
def test_whole_series_end_exactly_by_the_rules(goal):
    drawn = twice = 0
    for seed in range(2 if goal == 10 else 20):
        rules = Rules(series=goal, shuffle=Random(seed).choice(("first", "every")))
        balance, first_to_ten, games = [0, 0], None, 0
        for table in random_series(seed, rules, boldness=0.9):
            for item in table.changes.news:
                if isinstance(item, GameBegun):
                    games += 1
                    assert item.number == games, f"seed {seed}"
                if isinstance(item, Entered):
                    assert max(balance) < goal, f"seed {seed}: the series had ended before"
                    winner, amount = item.outcome.winner, item.outcome.brcka
                    if item.choice.move == ADD:
                        balance[winner] += amount
                    else:
                        amount = min(amount, balance[1 - winner])
                        balance[1 - winner] -= amount
                    assert (item.choice.amount, list(item.choice.balance)) == (amount, balance), f"seed {seed}"
                    assert table.series.brcka == balance
                    for side in (0, 1):
                        if balance[side] >= 10 and first_to_ten is None:
                            first_to_ten = side
        assert table.status is Status.FINISHED
        assert table.clock.next_deal_at is None
        assert table.awaited() == set()
        result = table.series.result
        (winner,) = [side for side in (0, 1) if balance[side] >= goal]
        if goal == 10:
            assert (result.winner, result.won) == (winner, 1), f"seed {seed}"
        elif winner == first_to_ten:
            twice += 1
            assert (result.winner, result.won) == (winner, 2), f"seed {seed}"
        else:
            drawn += 1
            assert (result.winner, result.won) == (None, 0), f"seed {seed}"
    assert goal == 10 or (drawn and twice), "no such series among the random ones"


def might_have_a_hundred(game: Game) -> bool:
    """Whether the side that is to claim could have a hundred, by what everybody may know."""
    side, seen = side_of(game.turn), game.view()
    return seen.counted[side] >= 100 if seen.counted else seen.written[side] + 72 >= 100


@pytest.mark.parametrize(("count", "forced_cards"), [("closed", True), ("open", False)])
def test_in_whole_series_nothing_is_done_unasked_that_somebody_could_have_done_otherwise(count, forced_cards):
    people, done, asked, leads = want(*PEOPLE, forced_cards=forced_cards), [], 0, 0
    for seed in range(10):
        balance = [0, 0]
        for table, unasked in happenings(seed, Rules(count=count), people, boldness=0.2):
            if table.game.phase is Phase.CLAIM:
                asked += 1
                assert might_have_a_hundred(table.game), f"seed {seed}"
            for item in unasked:
                done.append(item.move)
                assert not isinstance(item.move, Declare | Signal), f"seed {seed}"
                assert item.move not in (DOST, TAKE), f"seed {seed}"
                if item.move == ADD:
                    continue
                before = Game.replay(table.rules, table.game.moves[: item.ply])
                if item.move == PASS:
                    assert not [each for each in before.legal_moves() if isinstance(each, Declare)], f"seed {seed}"
                if item.move == COUNT:
                    assert not might_have_a_hundred(before), f"seed {seed}"
                if isinstance(item.move, Play):
                    assert [each for each in before.legal_moves() if isinstance(each, Play)] == [item.move]
                    if not before.deal.table:
                        leads += 1
                        assert len(before.deal.tricks) == 7, f"seed {seed}: a lead was made for somebody"
            for item in table.changes.news:
                if isinstance(item, Entered):
                    added = any(each.move == ADD for each in unasked)
                    assert added == (balance[1 - item.outcome.winner] == 0), f"seed {seed}"
                    balance = list(item.choice.balance)
    assert done.count(PASS) > 80 and done.count(COUNT) and asked
    assert bool(leads) == forced_cards == any(isinstance(move, Play) for move in done)
