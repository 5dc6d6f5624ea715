"""Cards without alternative: played at once for whoever is alone with computers, and told in the hand."""

from dataclasses import replace
from random import Random

import pytest

from bot.i18n.texts import texts
from bot.model import dealing, moving, seating
from bot.model.news import Moved
from bot.model.options import Guild, Newcomers, Options
from bot.model.person import Person
from bot.model.seal import Seal
from bot.model.seats import Departure, Seats
from bot.model.table import NOWHERE, Status, Table
from bot.ui.formatting import cards_text, named_at
from bot.ui.games.stovkahra.board import opening
from bot.ui.games.trappola.board import laid_aside
from bot.ui.panel import panel
from engine.games import GAMES, USUAL, kind_of
from engine.moves import Concede, Deal, Dost, Play
from engine.players import Level
from tests.support.chance import Seeded
from tests.support.service import CHANNEL, GUILD, NOON, PAUSE, PEOPLE, words
from tests.support.sizes import in_turn

ANNA, BELA = PEOPLE[:2]
COMPUTERS = [Person(90 + at, None, f"Robot {at}", level=Level.REGULAR) for at in range(3)]
IN_EVERY_GAME = pytest.mark.parametrize("game", in_turn(GAMES))
GAMES_PLAYED = 2
T = texts("en")


def table_of(game, *sitting, channel=CHANNEL, **options):
    """A table that has just begun, at which these people sit with computers."""
    rules = GAMES[game].rules()
    seats = GAMES[game].most_seats(rules)
    table = Table(
        1,
        Guild(GUILD if channel else 0),
        channel,
        sitting[0],
        rules,
        Options(**options),
        seats=Seats([*sitting, *COMPUTERS][:seats]),
        seal=Seal(next_seed=bytes(32)),
    )
    seating.start(table, sitting[0])
    return table


def played(table, seed):
    """Play some deals at random; yield after each thing that happens what was played unasked."""
    random, chance, now, pressed = Random(seed), Seeded(seed), NOON, []
    while table.status is Status.PLAYING and table.deal.game_number <= GAMES_PLAYED:
        table.changes.news.clear()
        dealing.advance(table, now, chance, PAUSE)
        done = [each for each in table.changes.news if isinstance(each, Moved) and isinstance(each.move, Play)]
        yield [each for each in done if each not in pressed]
        pressed = []
        if table.clock.next_deal_at is not None or table.clock.secret_until is not None:
            now = max(filter(None, (table.clock.next_deal_at, table.clock.secret_until)))
        if not table.awaited():
            continue
        seat = random.choice(sorted(table.awaited()))
        legal = table.series.legal_moves(seat) if table.series.pending else table.view(seat).answers
        move = random.choice([each for each in legal if not isinstance(each, Dost | Concede)])
        ply = len(table.game.moves)
        moving.push(table, seat, move)
        pressed = [Moved(ply, seat, move)]


def forced(game, move):
    """Whether no other card may be played, nor, where the last one is led, *dost* be said instead."""
    legal = [each for each in game.legal_moves() if isinstance(each, Play)]
    return legal == [move] and (game.mid_trick or game.view(game.turn).answers == [move])


def only_cards(table, seat):
    """The cards of a seat in the last trick and the one under way that were played for it, by replaying."""
    game, tricks = kind_of(table.rules).begin(table.rules, len(table.seats)), []
    for move in table.game.moves:
        if isinstance(move, Deal):
            tricks.clear()
        if isinstance(move, Play):
            if not game.mid_trick:
                tricks.append([])
            tricks[-1] += [move.card] if game.turn == seat and forced(game, move) else []
        game.push(move)
    return [card for cards in tricks[-1 - game.mid_trick :] for card in cards]


def last_unasked(table, seat):
    """By the rules alone: the cards at the end of a deal beside which a seat could play no other."""
    game, found = kind_of(table.rules).begin(table.rules, len(table.seats)), []
    for move in table.game.moves:
        if isinstance(move, Deal):
            found = []
        elif isinstance(move, Play) and game.turn == seat:
            found = [*found, move.card] if forced(game, move) else []
        game.push(move)
    return found


@IN_EVERY_GAME
@pytest.mark.parametrize("seed", range(2))
def test_alone_with_computers_a_forced_card_is_played_at_once_and_the_hand_says_so(game, seed):
    table, unasked, told, seen = table_of(game, ANNA), 0, 0, ("", 0)
    for done in played(table, seed):
        assert all(each.seat == 0 for each in done), f"seed {seed}: a computer’s card is played in its own time"
        unasked += len(done)
        if 0 in table.awaited() and table.series.pending is None:
            answers = table.view(0).answers
            assert len(answers) > 1 or not isinstance(answers[0], Play), f"seed {seed}: asked for {answers}"
        shown = words(panel(table, 0, T))
        if not table.deal.hands_held:
            assert "(no choice)" not in shown
            last = last_unasked(table, 0) if table.deal.between_deals else []
            line = T("panel-played-last", cards=cards_text(last, T))
            assert (line in shown) == (len(last) > 1), f"seed {seed}"
            continue
        # Each trick since the last card that was asked for is there, three at most.
        ended, (deal, before) = len(table.view().tricks), seen
        before = before if deal == table.deal.key else 0
        plays = any(seat == 0 for trick in table.view().tricks for seat, _ in trick.plays)
        assert shown.count("-# Before:") == (ended > 0) + plays * min(2, max(0, ended - before - 1)), f"seed {seed}"
        plays = [each for each in table.view(0).answers if isinstance(each, Play)] if 0 in table.awaited() else []
        if plays and not forced(table.game, plays[0]):
            seen = (table.deal.key, ended)
        cards = only_cards(table, 0)
        assert dealing.played_for(table, 0) == cards, f"seed {seed}"
        assert shown.count("(no choice)") == len(cards), f"seed {seed}"
        told += bool(cards)
    assert unasked > 2 and told > 2


def test_a_last_card_that_is_led_though_dost_may_be_said_was_not_played_for_its_player():
    table, card = table_of("stovkahra", ANNA), None
    # With other seeds it may take long until it happens.
    for _ in played(table, 7):
        if card is not None:
            assert card not in dealing.played_for(table, 0)
            return
        asked = 0 in table.awaited() and table.series.pending is None and not table.game.mid_trick
        card = table.view(0).hand[0] if asked and len(table.view(0).hand) == 1 else None
    raise AssertionError("nobody leads a last card")


@pytest.mark.parametrize("game", ["stovkahra", "trappola"])
def test_whose_first_card_was_played_is_told_of_what_was_said_before(game):
    told = 0
    for seed in range(20):
        table, asked = table_of(game, ANNA), ""
        for _ in played(table, seed):
            view = table.view(0)
            if view.phase != "play":
                continue
            if view.tricks and asked != table.deal.key:
                shown = words(panel(table, 0, T))
                said = opening(table, view, T, 0) if game == USUAL else laid_aside(view, named_at(table, 0, T))
                # Cards that were laid aside stand in lines of their own.
                lines = [line.splitlines()[0] for line in said]
                assert all(line in shown for line in lines), f"seed {seed}"
                told += bool(lines)
            asked = table.deal.key if 0 in table.awaited() else asked
    assert told > 2


@IN_EVERY_GAME
def test_whoever_wants_to_press_forced_cards_is_asked_for_each_and_told_of_none(game):
    table, asked = table_of(game, replace(ANNA, presses_forced=True)), 0
    for done in played(table, 3):
        assert not done and not dealing.played_for(table, 0)
        asked += 0 in table.awaited() and len(table.view(0).answers) == 1
    assert asked > 2


def test_among_people_nobody_is_told_by_its_quickness_that_a_card_was_forced():
    def plays(table, unasked):
        found = sum(map(len, played(table, 5)))
        assert bool(found) == unasked
        return found

    forced = replace(ANNA, forced_cards=True)
    plays(table_of("stovkahra", ANNA, BELA), unasked=False)
    plays(table_of("stovkahra", forced, BELA), unasked=True)
    # Whoever comes at once has perhaps looked on; nobody looks on where no channel is.
    plays(table_of("stovkahra", ANNA, newcomers=Newcomers.AT_ONCE), unasked=False)
    plays(table_of("stovkahra", ANNA, newcomers=Newcomers.AT_ONCE, channel=NOWHERE), unasked=True)


def test_as_long_as_somebody_may_come_back_in_the_deal_the_other_is_not_alone():
    table = table_of("stovkahra", ANNA, BELA)
    next(played(table, 1))
    assert not table.is_alone
    # Béla answers for the game that he has left.
    table.seats[1] = COMPUTERS[2]
    assert not table.is_alone
    table.deal.players = (ANNA, *COMPUTERS)
    assert table.is_alone
    for moment, alone in ((table.deal.key, False), ("0.1", True)):
        table.seats.departures[BELA.id] = Departure(BELA, 1, moment)
        assert table.is_alone == alone
