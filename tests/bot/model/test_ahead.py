"""Moves in advance: which card follows from what was said, whom it tells what, and when it is forgotten."""

from datetime import timedelta
from random import Random

import pytest

from bot.i18n.texts import texts
from bot.model import ahead, dealing, handover, moving, seating, stopping
from bot.model.clock import AHEAD, AHEAD_DRAWN
from bot.model.options import Clock, Guild, Options
from bot.model.person import Person
from bot.model.supposition import Supposition, card_said, now_true
from bot.model.table import Table
from bot.ui.board import board
from bot.ui.panel import panel
from engine.games import kind_of
from engine.moves import Play
from engine.players import Level
from tests.support.chance import Seeded
from tests.support.every_game import FACTS, some_game
from tests.support.service import CHANNEL, GUILD, NOON, PAUSE, PEOPLE

SLOW = Options(clock=Clock.DAY)
ROBOT = Person(90, None, "", level=Level.REGULAR)
DEALS = 3
"""Of how many games of each kind the moments are tried."""


def table_of(game, options=SLOW):
    """A slow table at which this game is played."""
    table = Table(1, Guild(GUILD), CHANNEL, PEOPLE[0], game.rules, options=options)
    for seat in range(game.seats):
        seating.sit(table, PEOPLE[seat], seat)
    seating.start(table, PEOPLE[0])
    table.deal.game, table.deal.game_number = game, 1
    return table


def moments(name, most=24):
    """Moments of random games after the first trick, at which a card is due."""
    found = 0
    for game in FACTS[name].positions(Random(f"{name} in advance"), DEALS):
        if game.turn is not None and game.tricks and now_true(game.view(game.turn)) is not None:
            found += 1
            yield game
        if found == most:
            return


def playable(game):
    return [move.card for move in game.legal_moves() if isinstance(move, Play)]


@some_game
@pytest.mark.usefixtures("other_games")
def test_a_way_to_choose_is_the_card_that_its_words_name_or_none(name):
    kinds = set()
    for game in moments(name, 100):
        view = game.view(game.turn)
        true, led = now_true(view), view.table[0].suit if view.table else None
        following = [card for card in playable(game) if card.suit is led]
        for card in view.hand:
            # A card that was named is played where it may be, and no other instead of it.
            assert card_said({true: str(card)}, view) == (card if card in playable(game) else None)
        if view.table:
            assert card_said({true: "low"}, view) == min(following, default=None)
            assert card_said({true: "high"}, view) == max(following, default=None)
            kinds |= {bool(following)}
        # Which card wins is certain where the trick ends with it.
        for card in sorted(following):
            after, made = game.copy(), len(game.tricks)
            after.push(Play(card))
            if len(after.tricks) == made:
                break
            if after.tricks[-1].winner == game.turn and kind_of(game).beats is not None:
                assert card_said({true: "beat"}, view) == card
                kinds |= {"beats"}
                break
        else:
            assert card_said({true: "beat"}, view) is None
        other = Supposition(
            true.held, next(suit.letter for suit in type(view.hand[0]).suits if suit.letter != true.led)
        )
        assert card_said({other: "low", Supposition(true.held - 1, true.led): str(view.hand[0])}, view) is None
    assert kinds >= ({True, False, "beats"} if kind_of(game).beats is not None else {True, False})


@some_game
@pytest.mark.usefixtures("other_games")
def test_nobody_else_sees_what_was_said_nor_does_the_time_of_the_card_depend_on_cards(name):
    compared, random, t = 0, Random(3), texts()
    for game in moments(name):
        table, seat = table_of(game.copy()), game.turn
        others = [each for each in range(game.seats) if each != seat]
        seen = [board(table, t), *(panel(table, each, t) for each in others)]
        table.deal.said[seat] = {now_true(game.view(seat)): str(playable(game)[0])}
        assert [board(table, t), *(panel(table, each, t) for each in others)] == seen
        dealing.advance(table, NOON, Seeded(7), PAUSE)
        assert table.game.moves == game.moves, "the card came at once"
        assert [board(table, t), *(panel(table, each, t) for each in others)] == seen
        assert AHEAD <= table.clock.ahead_at - NOON <= AHEAD + AHEAD_DRAWN < timedelta(minutes=1)
        again = FACTS[name].dealt_anew(game, None, random)
        if again is None or not playable(again):
            continue
        other = table_of(again)
        other.deal.said[seat] = {now_true(again.view(seat)): str(playable(again)[-1])}
        dealing.advance(other, NOON, Seeded(7), PAUSE)
        assert (other.clock.ahead_at, board(other, t)) == (table.clock.ahead_at, seen[0])
        compared += 1
    assert compared > 5


@some_game
@pytest.mark.usefixtures("other_games")
def test_only_what_can_come_is_offered_and_each_answer_that_is_offered_is_taken(name):
    for game in moments(name):
        table = table_of(game.copy())
        assert ahead.open_to(table, game.turn) == []
        for seat in set(range(game.seats)) - {game.turn}:
            view = table.view(seat)
            for supposed in ahead.open_to(table, seat):
                assert 0 < supposed.held <= len(view.hand)
                for answer in ahead.answers(view, supposed):
                    assert ahead.speak(table, seat, view.deal_number, supposed, answer)
                    assert not ahead.speak(table, seat, view.deal_number + 1, supposed, answer)
            assert view.hand or seat not in table.deal.said
        # A day passes, and whatever was said of cards that are played is forgotten with them.
        while table.deal.hands_held:
            moving.push(table, table.game.turn, table.kind.random_move(table.game, Random(1)))
            for seat, said in table.deal.said.items():
                assert all(each.held <= len(table.view(seat).hand) for each in said)
        assert table.deal.said == {}


def spoken(name="stovkahra"):
    """A table at which it is somebody's turn who has said something in advance, and that seat."""
    game = next(moments(name))
    table = table_of(game)
    table.deal.said[game.turn] = {now_true(game.view(game.turn)): str(playable(game)[0])}
    return table, game.turn


def test_what_somebody_has_said_goes_with_the_seat_and_a_computer_never_plays_it():
    table, seat = spoken()
    handover.leave_to_computer(table, seat, [ROBOT])
    assert table.deal.said == {}
    table, seat = spoken()
    stopping.break_off(table)
    assert table.deal.said == {}
    # Late, as where the card that was said cannot be played: the computer's card ends all of it.
    table, seat = spoken()
    table.deal.said[seat] |= {Supposition(1, "-"): "h7"}
    table.clock.overdue = True
    moving.push(table, seat, Play(playable(table.game)[0]), instead=True)
    assert table.deal.said == {}
    # Who is away has the computer play, whatever was said.
    table, seat = spoken()
    table.seats.missed[seat] = 2
    assert ahead.move_said(table) is None


@pytest.mark.parametrize("options", [Options(clock=clock) for clock in Clock if clock is not Clock.DAY])
def test_where_a_move_may_not_take_long_nothing_is_said_in_advance(options):
    game = next(moments("stovkahra"))
    table = table_of(game, options)
    assert not any(ahead.open_to(table, seat) for seat in range(game.seats))
    table.deal.said[game.turn] = {now_true(game.view(game.turn)): str(playable(game)[0])}
    assert ahead.move_said(table) is None
