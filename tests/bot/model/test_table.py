"""A table: who sits, who may end it, what is done without asking, and what never is."""

from datetime import timedelta
from itertools import pairwise
from random import Random

import pytest

from bot.model.errors import Refusal
from bot.model.news import Entered, GameBegun, Moved
from bot.model.person import Person
from bot.model.table import Table
from bot.model.table_state import Status
from engine.moves import ADD, COUNT, DOST, PASS, TAKE, Cut, Deal, Dealer, Declare, IllegalMove, Play, Signal
from engine.stovkahra.moves import parse_move
from engine.stovkahra.rules import Game, Phase, Rules, side_of
from tests.support.chance import Seeded
from tests.support.positions import (
    ALL_TRUMPS_SEVEN_LAST,
    DEFAULTS,
    EACH_A_SUIT,
    SHUFFLE_EVERY,
    deal_on,
    dealt,
    everybody_passes,
    ninety_eight_to_nothing,
)
from tests.support.service import NOON, PAUSE, PEOPLE, happenings, random_series, table_of_four, table_with

ANNA, BELA, CYRIL, DANA = PEOPLE
EVA = Person(9, 1009, "Eva")
SOON = timedelta(seconds=1)


def lobby() -> Table:
    return Table(1, 100, 200, ANNA, Rules(), next_seed=bytes(32))


def want(*people: Person, own_cuts: bool = False, forced_cards: bool = False) -> tuple[Person, ...]:
    """The four, of whom these have settings of their own."""
    return tuple(
        Person(each.id, each.user_id, each.name, own_cuts, forced_cards) if each in people else each for each in PEOPLE
    )


def begun(rules: Rules = DEFAULTS, people: tuple[Person, ...] = PEOPLE, seed: int = 1) -> Table:
    table = table_of_four(rules, people)
    table.start(people[0])
    table.advance(NOON, Seeded(seed), PAUSE)
    return table


def go_on(table: Table, now=NOON) -> list[object]:
    """What is done at once, without anybody being asked."""
    table.news.clear()
    table.advance(now, Seeded(1), PAUSE)
    return [item.move for item in table.news if isinstance(item, Moved)]


def refused(call, *values, **options) -> str:
    """The key of the refusal."""
    with pytest.raises((Refusal, IllegalMove)) as told:
        call(*values, **options)
    return told.value.key


# Seats


def test_a_free_seat_is_taken_and_a_taken_one_is_not():
    table = lobby()
    table.sit(ANNA, 0)
    assert refused(table.sit, BELA, 0) == "seat-taken"
    assert refused(table.sit, ANNA, 0) == "seat-yours"
    assert table.seats == [ANNA, None, None, None]


def test_who_changes_seats_leaves_the_old_one_free():
    table = lobby()
    table.sit(ANNA, 0)
    table.sit(ANNA, 2)
    assert table.seats == [None, None, ANNA, None]
    table.sit(BELA, 0)
    assert table.seat_of(BELA) == 0


def test_who_is_refused_a_seat_keeps_the_one_they_have():
    table = lobby()
    table.sit(ANNA, 0)
    table.sit(BELA, 1)
    refused(table.sit, ANNA, 1)
    assert table.seats == [ANNA, BELA, None, None]


def test_a_person_is_known_by_the_store_s_key_and_not_by_name_or_settings():
    table = lobby()
    table.sit(ANNA, 0)
    renamed = Person(ANNA.id, ANNA.user_id, "Anna the Great", own_cuts=True)
    table.sit(renamed, 3)
    assert table.seats == [None, None, None, renamed]


@pytest.mark.parametrize("seat", [-1, 4, 99])
def test_there_are_four_seats(seat):
    assert refused(lobby().sit, ANNA, seat) == "no-such-seat"


def test_nobody_sits_twice_whatever_four_and_a_fifth_do():
    for seed in range(200):
        random, table = Random(seed), lobby()
        for _ in range(30):
            person = random.choice((*PEOPLE, EVA))
            try:
                if random.random() < 0.2:
                    table.stand(person)
                else:
                    table.sit(person, random.randrange(4))
            except Refusal:
                pass
            sitting = [each.id for each in table.seats if each]
            assert len(sitting) == len(set(sitting)), f"seed {seed}"


def test_standing_up_needs_a_seat_and_frees_it():
    table = lobby()
    assert refused(table.stand, ANNA) == "not-seated"
    table.sit(ANNA, 0)
    table.stand(ANNA)
    assert table.seats == [None] * 4


def test_the_series_needs_four_and_one_of_them_starts_it():
    table = lobby()
    for seat, person in enumerate(PEOPLE[:3]):
        table.sit(person, seat)
        assert refused(table.start, ANNA) == "seats-empty"
    table.sit(DANA, 3)
    assert refused(table.start, EVA) == "not-seated"
    assert table.status is Status.LOBBY
    table.start(DANA)
    assert table.status is Status.PLAYING


def test_once_begun_seats_are_kept_and_it_does_not_begin_again():
    table = begun()
    assert refused(table.sit, EVA, 0) == "table-playing"
    assert refused(table.stand, ANNA) == "series-under-way"
    assert refused(table.start, ANNA) == "table-playing"
    assert tuple(table.seats) == PEOPLE


def test_nothing_is_moved_before_the_series_begins():
    table = table_of_four()
    for what in (PASS, DOST, COUNT, ADD, TAKE, Cut(3)):
        refused(table.push, 0, what)
    assert not table.news


# Ending early


def test_before_the_first_deal_the_opener_or_a_moderator_stops_the_table():
    table = table_of_four()
    assert refused(table.stop, BELA, moderator=False) == "stop-opener"
    assert table.status is Status.LOBBY
    table.stop(BELA, moderator=True)
    assert table.status is Status.STOPPED
    table = lobby()  # Anna has opened it, and sits nowhere.
    table.stop(ANNA, moderator=False)
    assert table.status is Status.STOPPED


def test_three_of_four_stop_a_series():
    table = begun()
    table.stop(ANNA, moderator=False)
    table.stop(CYRIL, moderator=False)
    assert (table.status, table.votes) == (Status.PLAYING, {0, 2})
    table.stop(DANA, moderator=False)
    assert table.status is Status.STOPPED


def test_a_vote_is_taken_back_by_voting_again():
    table = begun()
    for person in (ANNA, BELA, ANNA, CYRIL):
        table.stop(person, moderator=False)
    assert (table.status, table.votes) == (Status.PLAYING, {1, 2})
    # One person has one vote, however often they press.
    for _ in range(5):
        table.stop(DANA, moderator=False)
        if table.status is Status.STOPPED:
            break
    assert table.status is Status.STOPPED


def test_one_person_alone_stops_no_series():
    table = begun()
    for _ in range(7):
        table.stop(ANNA, moderator=False)
    assert table.status is Status.PLAYING


def test_a_moderator_stops_a_series_at_once_and_a_stranger_not_at_all():
    table = begun()
    assert refused(table.stop, EVA, moderator=False) == "stop-seated"
    assert table.votes == set()
    table.stop(EVA, moderator=True)
    assert table.status is Status.STOPPED


def test_after_the_end_nothing_is_stopped_moved_or_dealt():
    table = table_with(ninety_eight_to_nothing())
    go_on(table)
    assert table.next_deal_at is not None
    table.stop(EVA, moderator=True)
    assert table.next_deal_at is None
    assert refused(table.stop, ANNA, moderator=True) == "table-stopped"
    assert refused(table.sit, ANNA, 0) == "table-stopped"
    assert refused(table.push, 0, PASS) == "table-stopped"
    assert go_on(table, NOON + 100 * PAUSE) == []


# What is done without asking


def test_a_series_begins_with_its_first_deal_at_once():
    table = begun()
    assert table.next_deal_at is None
    assert table.view().deal_number == 1
    kinds = [type(item.move) for item in table.news if isinstance(item, Moved)][:3]
    assert kinds == [Dealer, Deal, Cut]


def test_who_has_nothing_to_declare_is_not_asked():
    table = table_with(dealt(*EACH_A_SUIT))
    assert go_on(table) == [PASS] * 4
    assert (table.game.phase, table.game.turn) == (Phase.PLAY, 0)


def test_who_has_something_to_declare_is_asked_and_never_passed_over():
    table = table_with(dealt("aA lA hA", "aK lK hK", "", "", rules=DEFAULTS))
    assert go_on(table) == []
    assert table.awaited() == {0}
    # What is done for a player is done once they have nothing left to declare.
    table.push(0, parse_move("declare A 3"))
    assert go_on(table) == [PASS]
    assert table.awaited() == {1}
    table.push(1, PASS)
    go_on(table)
    assert table.game.phase is Phase.PLAY
    assert table.view().declarations == ((0, (7, 3)),)


def test_who_has_declared_one_of_two_is_asked_again():
    table = table_with(dealt("aA lA hA aK lK hK", "", "", ""))
    go_on(table)
    table.push(0, parse_move("declare K 3"))
    assert go_on(table) == []
    assert table.awaited() == {0}


def test_who_may_say_dost_after_declaring_is_asked_again():
    game = ninety_eight_to_nothing()
    # Side 1 has 98: three sevens make it 108.
    deal_on(game, "", "a7 l7 h7", "", "")
    table = table_with(game)
    go_on(table)
    assert table.awaited() == {1}
    table.push(1, parse_move("declare 7 3"))
    assert go_on(table) == []
    assert table.awaited() == {1}


def test_a_pass_is_made_only_for_who_holds_no_undeclared_combination():
    for seed in range(4):
        passes = 0
        for table, unasked in happenings(seed, boldness=0.3):
            for item in unasked:
                if item.move == PASS:
                    passes += 1
                    declarable = [each for each in options(table, item.ply) if isinstance(each, Declare)]
                    assert not declarable, f"seed {seed}, ply {item.ply}"
        assert passes > 20


def options(table: Table, ply: int) -> tuple[object, ...]:
    """What could be done just before this move."""
    return Game.replay(table.rules, table.game.moves[:ply]).legal_moves()


def test_the_cut_is_drawn_unless_the_cutter_wants_to_cut():
    for seed in range(8):
        assert begun(seed=seed).game.phase is not Phase.CUT, f"seed {seed}"
        table = begun(people=want(*PEOPLE, own_cuts=True), seed=seed)
        assert table.game.phase is Phase.CUT, f"seed {seed}"
        assert table.awaited() == {(table.game.dealer - 1) % 4}


def test_the_wish_of_another_to_cut_does_not_count():
    for seed in range(16):
        table = begun(people=want(ANNA, own_cuts=True), seed=seed)
        assert (table.game.phase is Phase.CUT) == (table.game.dealer == 1), f"seed {seed}"


def test_drawn_cuts_come_from_everywhere_in_the_pack():
    cuts = {item.move.cards for seed in range(400) for item in begun(seed=seed).news[:4] if is_cut(item)}
    assert cuts == set(range(1, 32))


def is_cut(item: object) -> bool:
    return isinstance(item, Moved) and isinstance(item.move, Cut)


def test_a_forced_card_is_played_only_for_those_who_want_it():
    for wants in (False, True):
        # Seat 1 has one acorn beside hearts, and acorns are led.
        game = dealt("aA", "a7 hA hK hO hU hT h9 h8", "", "", rules=DEFAULTS)
        everybody_passes(game)
        table = table_with(game, want(BELA, forced_cards=wants))
        table.push(0, parse_move("play aA"))
        made = go_on(table)
        assert made == ([parse_move("play a7")] if wants else [])
        assert (table.awaited() == {1}) != wants


def test_with_two_legal_cards_nothing_is_played_for_anybody():
    game = dealt("aA", "a7 a8 hA hK hO hU hT h9", "", "")
    everybody_passes(game)
    table = table_with(game, want(*PEOPLE, forced_cards=True))
    table.push(0, parse_move("play aA"))
    assert go_on(table) == []
    assert table.awaited() == {1}


def last_trick(rules: Rules = SHUFFLE_EVERY) -> Game:
    """The dealer, seat 3, has taken all tricks but the last."""
    game = dealt(*EACH_A_SUIT, rules=rules)
    everybody_passes(game)
    for card in ALL_TRUMPS_SEVEN_LAST.split()[:7]:
        for _ in range(4):
            mine = next(each for each in game.legal_moves() if isinstance(each, Play))
            game.push(parse_move(f"play {card}") if game.turn == 3 else mine)
    assert (game.turn, len(game.deal.tricks)) == (3, 7)
    return game


def test_no_card_is_played_for_anybody_who_has_a_choice_nor_a_lead_but_the_last_card():
    for seed in range(3):
        leads = 0
        for table, unasked in happenings(seed, people=want(*PEOPLE, forced_cards=True)):
            for item in unasked:
                if isinstance(item.move, Play):
                    possible = options(table, item.ply)
                    assert [each for each in possible if isinstance(each, Play)] == [item.move], f"seed {seed}"
                    game = Game.replay(table.rules, table.game.moves[: item.ply])
                    if not game.deal.table:
                        leads += 1
                        assert len(game.deal.tricks) == 7, f"seed {seed}: a lead was made for somebody"
        assert leads, "the last card is led somewhere"


def test_the_last_card_of_who_does_not_want_forced_cards_is_left_to_them():
    table = table_with(last_trick())
    assert go_on(table) == []
    assert table.awaited() == {3}


def test_points_are_counted_without_asking_where_there_can_be_no_hundred():
    game = last_trick()
    table = table_with(game)
    for seat in (3, 0, 1, 2):
        table.push(seat, game.legal_moves()[0])
        made = go_on(table)
    # 26 announced and 72 card points at most are 98.
    assert made == [COUNT]
    assert table.game.view().points == ((0, 98),)


@pytest.mark.parametrize("count", ["closed", "open"])
def test_after_the_last_trick_exactly_those_are_asked_who_might_have_a_hundred(count):
    asked = counted = 0
    for seed in range(4):
        for table, unasked in happenings(seed, Rules(count=count)):
            game = table.game
            if game.phase is Phase.CLAIM:
                asked += 1
                assert might_have_a_hundred(game), f"seed {seed}"
            for item in unasked:
                if item.move == COUNT:
                    counted += 1
                    before = Game.replay(table.rules, game.moves[: item.ply])
                    assert not might_have_a_hundred(before), f"seed {seed}"
    assert asked and counted


def might_have_a_hundred(game: Game) -> bool:
    """Whether the side that is to claim could have a hundred, by what everybody may know."""
    assert game.turn is not None
    side, seen = side_of(game.turn), game.view()
    return seen.counted[side] >= 100 if seen.counted else seen.written[side] + 72 >= 100


def test_dost_is_never_said_for_anybody_nor_a_declaration_made_nor_brcka_taken():
    for seed in range(4):
        for _, unasked in happenings(seed, people=want(*PEOPLE, forced_cards=True)):
            for item in unasked:
                assert not isinstance(item.move, Declare | Signal), f"seed {seed}"
                assert item.move not in (DOST, TAKE), f"seed {seed}"


def test_brcka_are_added_unasked_only_where_nothing_can_be_taken():
    for seed in range(4):
        balance = [0, 0]
        for table, unasked in happenings(seed, boldness=0.5):
            for item in table.news:
                if isinstance(item, Entered):
                    unasked_choice = any(each.move == ADD for each in unasked)
                    assert unasked_choice == (balance[1 - item.outcome.winner] == 0), f"seed {seed}"
                    balance = list(item.choice.balance)


def won_by(side: int, table: Table) -> None:
    """A game that this side wins by a false dost: eldest, of the other side, has only thirty."""
    hands = ["", "", "", ""]
    hands[side + 1] = "aA lA hA"
    table.game, table.game_number = dealt(*hands, dealer=side, rules=table.rules), table.game_number + 1
    for what in ("declare A 3", "dost"):
        table.push(side + 1, parse_move(what))


def test_where_nothing_can_be_taken_the_brcka_are_added():
    table = table_with(dealt("", "", "", ""))
    table.news.clear()
    won_by(0, table)
    table.news.clear()
    table.advance(NOON, Seeded(1), PAUSE)
    assert [item.move for item in table.news if isinstance(item, Moved)][:1] == [ADD]
    (entered,) = [item for item in table.news if isinstance(item, Entered)]
    assert (entered.outcome.winner, entered.choice.balance) == (0, (2, 0))
    assert table.series.brcka == [2, 0]


def test_where_something_can_be_taken_the_winners_are_asked_and_either_partner_decides():
    for partner in (1, 3):
        table = table_with(dealt("", "", "", ""))
        table.series.brcka[0] = 1
        won_by(1, table)
        assert go_on(table) == []
        assert table.awaited() == {1, 3}
        assert refused(table.push, 0, TAKE) == "not-your-choice"
        table.push(partner, TAKE)
        # Not more is taken than there is.
        assert table.series.brcka == [0, 0]
        assert table.last_choice is not None and table.last_choice.amount == 1
        assert refused(table.push, 4 - partner, ADD) == "not-now"


# Pauses


def test_the_next_deal_waits_for_the_pause_and_not_longer():
    table = table_with(ninety_eight_to_nothing())
    assert go_on(table) == []
    assert table.next_deal_at == NOON + PAUSE
    assert table.awaited() == set()
    # Being asked again in between does not put it off.
    assert go_on(table, NOON + PAUSE - SOON) == []
    assert table.next_deal_at == NOON + PAUSE
    made = go_on(table, NOON + PAUSE)
    assert [type(each) for each in made][:2] == [Deal, Cut]
    assert table.next_deal_at is None
    assert table.game.dealer == 0


def test_the_next_game_waits_for_the_pause_too():
    table = table_with(dealt("", "", "", ""))
    won_by(0, table)
    go_on(table)
    assert (table.game_number, table.next_deal_at) == (2, NOON + PAUSE)
    go_on(table, NOON + PAUSE - SOON)
    assert table.game_number == 2
    sealed = table.next_seed
    made = go_on(table, NOON + PAUSE)
    assert table.game_number == 3
    assert [type(each) for each in made][:3] == [Dealer, Deal, Cut]
    # The secret whose commitment was published before is the one that is used (rule 27).
    assert table.seed == sealed != table.next_seed
    assert GameBegun(3, sealed) in table.news


def test_a_pause_of_nothing_is_no_pause():
    table = table_with(ninety_eight_to_nothing())
    table.advance(NOON, Seeded(1), timedelta(0))
    assert table.next_deal_at is None
    assert table.view().deal_number == 2


def test_the_deal_passes_to_the_left_from_deal_to_deal_and_from_game_to_game():
    for seed in range(4):
        dealers, last = [], None
        for table in random_series(seed):
            deal = (table.game_number, table.view().deal_number)
            if deal[1] and deal != last:
                dealers.append(table.game.dealer)
                last = deal
        assert len(dealers) > 8
        assert all(then == (before + 1) % 4 for before, then in pairwise(dealers)), f"seed {seed}"


def test_the_first_dealer_is_drawn():
    assert {begun(seed=seed).game.dealer for seed in range(40)} == {0, 1, 2, 3}


# Buttons that were drawn before


def test_a_button_is_fresh_until_the_player_has_been_shown_something_new():
    game = dealt(*EACH_A_SUIT)
    everybody_passes(game)
    table = table_with(game)
    version = table.version(0)
    lead = parse_move("play aA")
    assert table.is_fresh(version, 0, lead)
    table.push(0, lead)
    assert not table.is_fresh(version, 0, lead)


def test_a_button_of_an_older_game_at_the_same_ply_is_stale():
    table = table_with(dealt(*EACH_A_SUIT))
    go_on(table)
    version = table.version(0)
    table.game, table.game_number = dealt(*EACH_A_SUIT), 2
    go_on(table)
    assert table.version(0) != version
    assert not table.is_fresh(version, 0, parse_move("play aA"))


def test_the_passes_of_others_make_no_button_stale():
    # Else a number on a button would tell who has something to declare.
    game = dealt("", "aA lA hA", "", "")
    table = table_with(game)
    stamps = [table.version(seat) for seat in range(4)]
    go_on(table)
    table.push(1, PASS)
    assert [table.version(seat) for seat in (2, 3)] == stamps[2:]


def test_a_choice_is_fresh_from_the_table_s_message_as_from_a_panel_but_not_in_another_game():
    table = table_with(dealt("", "", "", ""))
    table.series.brcka[0] = 2
    won_by(1, table)
    go_on(table)
    for seen_by in (None, 1, 3):
        assert table.is_fresh(table.version(seen_by), 1, TAKE)
    version = table.version(None)
    table.game_number += 1
    assert not table.is_fresh(version, 1, TAKE)


# Whole series


@pytest.mark.parametrize("goal", [10, 20])
def test_whole_series_end_exactly_by_the_rules(goal):
    drawn = twice = 0
    for seed in range(12 if goal == 10 else 40):
        rules = Rules(series=goal, shuffle=Random(seed).choice(("first", "every")))
        balance, first_to_ten, games = [0, 0], None, 0
        for table in random_series(seed, rules, boldness=0.5):
            for item in table.news:
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
        assert table.next_deal_at is None
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


def test_the_moves_of_every_game_are_in_the_news_in_order_and_replay_it():
    for seed in range(4):
        moves: list[list[object]] = []
        for table in random_series(seed, boldness=0.3):
            for item in table.news:
                if isinstance(item, GameBegun):
                    moves.append([])
                if isinstance(item, Moved):
                    assert item.ply == len(moves[-1]), f"seed {seed}"
                    moves[-1].append(item.move)
            of_game = [each for each in moves[-1] if each not in (ADD, TAKE)]
            assert of_game == table.game.moves, f"seed {seed}"
