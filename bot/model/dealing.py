"""What goes on at a table by itself: deals when it is time, and moves that nobody is asked for."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import datetime, timedelta
from itertools import islice, takewhile

from bot.model import ahead, comparing, handover, moving, next_game, stopping, timing
from bot.model.chance import Chance
from bot.model.changes import NextDeal
from bot.model.movement import swapped
from bot.model.news import GameBegun
from bot.model.table import Status, Table
from engine.cards.pack import PackCard
from engine.game import Game
from engine.games import with_moves
from engine.moves import ADD, PASS, Move, Play, Signal


def advance(table: Table, now: datetime, chance: Chance, pause: timedelta, secret: timedelta = timedelta()) -> None:
    """Make all moves that nobody is asked for: dealing when it is time, and moves without alternative.

    Secret turns last at least the time `secret`, and at least so much longer as is drawn, up to twice that time.
    """
    while table.status is Status.PLAYING and not table.clock.put_away:
        _time_secret_turns(table, now, chance, secret)
        if not _advance_once(table, now, chance, pause):
            break
    if table.changes.has_withheld or any(not isinstance(move, Signal) for move in table.changes.moves_made):
        timing.wait(table, now)
    if timing.is_left_to_computers(table) and table.spot is None:
        table.clock.rest_soon(now)


def _time_secret_turns(table: Table, now: datetime, chance: Chance, least: timedelta) -> None:
    """Draw how long secret turns last, before anything is known of who has something to do in them.

    Where only one person plays, nobody else has to have time, and they are four times as short.
    """
    if table.game is None or not table.game.secret_turn:
        return
    least = least if table.seats.people > 1 else least / 4
    if table.is_solitary:
        # Nobody looks on.
        least = timedelta()
    table.clock.time_secret_turns(now, chance, least)


def _advance_once(table: Table, now: datetime, chance: Chance, pause: timedelta) -> bool:
    game = table.game
    if timing.is_left_to_computers(table) and table.spot is not None and not table.deal.hands_held:
        # Everybody has left: the deals that come are missed, and other tables need not wait.
        stopping.break_off(table)
        return False
    if table.duplicate is not None and table.deal.between_deals:
        return _go_on(table, now, pause)
    if game is None or (game.outcome is not None and table.series.pending is None):
        return _advance_series(table, now, chance, pause)
    if game.outcome is not None:
        if len(table.series.legal_moves()) > 1:
            return False
        moving.choose(table, ADD, None)
    elif game.awaits_chance:
        if game.deal_number and not _is_time(table, now, pause):
            return False
        handover.seat_newcomers(table)
        moving.make(table, _drawn(table, None), None)
    elif game.awaits_cut and not _asks_for_cut(table, game):
        moving.draw_cut(table, game.turn)
    elif table.clock.withheld:
        if table.clock.secret_until is not None and now < table.clock.secret_until:
            return False
        moving.make(table, PASS, game.turn)
    elif next_game.is_rest_claimed(table) and next_game.all_ready(table):
        _play_out(table, game, next_game.rest(table))
    else:
        only = _only_answer(table, game)
        if only is None:
            return _play_ahead(table, now, chance)
        moving.make_or_withhold(table, only, game.turn)
    return True


def _play_out(table: Table, game: Game, cards: Sequence[PackCard]) -> None:
    """Play the rest of a deal, which whoever leads takes with these cards: nobody decides anything any more."""
    leader = game.turn
    table.votes.ready.clear()
    for card in cards:
        moving.make(table, Play(card), leader)
        while game.mid_trick:
            moving.make(table, next(move for move in game.legal_moves() if isinstance(move, Play)), game.turn)


def _play_ahead(table: Table, now: datetime, chance: Chance) -> bool:
    """Play the card that whoever is to move has said in advance, once its time has come; return whether it was."""
    said = ahead.move_said(table) if table.deal.said else None
    if said is None:
        table.clock.ahead_at = None
        return False
    if not table.clock.is_time_for_ahead(now, chance):
        return False
    assert table.game is not None and table.game.turn is not None
    moving.push(table, table.game.turn, said)
    return True


def _go_on(table: Table, now: datetime, pause: timedelta) -> bool:
    """End the table when it is time for the next deal of its evening; return whether it was."""
    spot = table.spot
    assert spot is not None
    if not _is_time(table, now, pause):
        return False
    seats = [table.seats.newcomers.get(seat, person) for seat, person in enumerate(table.seats.seated)]
    missed = [0 if seat in table.seats.newcomers else each for seat, each in enumerate(table.seats.missed)]
    if swapped(spot.deal, spot.table) != swapped(spot.deal + 1, spot.table):
        # Everybody moves by one seat, partners together: each side gets the other one's place.
        seats, missed = [seats[-1], *seats[:-1]], [missed[-1], *missed[:-1]]
    table.changes.next_deal = NextDeal(tuple(seats), tuple(missed))
    table.seats.newcomers.clear()
    table.status = Status.FINISHED
    return True


def lead_on(table: Table, following: Table, now: datetime) -> None:
    """Have everybody go on at the table of the next deal, whose cards are due at once."""
    assert table.changes.next_deal is not None
    table.next_table_id = following.id
    following.status = Status.PLAYING
    following.clock.next_deal_at, following.clock.idle_at = now, table.clock.idle_at
    following.seats.missed = [*table.changes.next_deal.missed]
    panels = [(table.seats.person(seat), panel) for seat, panel in table.changes.panels.items()]
    table.changes.panels.clear()
    for person, panel in panels:
        seat = following.seats.seat_of(person)
        if seat is not None:
            following.changes.keep_panel(seat, panel)


def _advance_series(table: Table, now: datetime, chance: Chance, pause: timedelta) -> bool:
    if table.series.result is not None:
        table.status = Status.FINISHED
        table.promise_no_more()
        return False
    # The table of an evening's next deal is due as soon as it is there.
    if (table.game is not None or table.clock.next_deal_at is not None) and not _is_time(table, now, pause):
        return False
    handover.seat_newcomers(table)
    before = table.game
    table.deal.begin(table.kind.begin(table.rules, len(table.seats)))
    table.seal.begin(chance.seed(), table.seats)
    table.clock.bank_used.clear()
    table.changes.news.append(GameBegun(table.deal.game_number, table.seal.seed, table.seal.words))
    moving.make(table, _drawn(table, before), None)
    return True


def _drawn(table: Table, before: Game | None) -> Move:
    """Return the next move of chance."""
    assert table.game is not None
    move = table.kind.chance(table.game, before, table.seal.secret)
    assert move is not None
    return move


def _is_time(table: Table, now: datetime, pause: timedelta) -> bool:
    """Return whether the pause before a deal is over; it begins with the first question."""
    if not table.clock.is_time_to_deal(now, pause, at_once=next_game.all_ready(table)):
        return False
    table.votes.ready.clear()
    return True


def _asks_for_cut(table: Table, game: Game) -> bool:
    assert game.turn is not None
    return (
        not comparing.is_compared(table)
        and table.seats.is_present(game.turn)
        and table.seats.person(game.turn).own_cuts
    )


def _only_answer(table: Table, game: Game) -> Move | None:
    """Return the move of the player whose turn it is if there is no real choice, else `None`."""
    if game.turn is None:
        return None
    # Where somebody plays alone nobody else sees who is asked; of computers there the person might.
    alone = table.is_solitary or (table.is_alone and not table.seats.level_of(game.turn))
    if not (table.kind.unasked or alone):
        return None
    view = table.view(game.turn)
    answers = view.answers
    if len(answers) != 1:
        return None
    if table.seats.level_of(game.turn) and any(isinstance(move, Signal) for move in view.legal):
        # Nobody waits for a person's signal, but a computer must decide now whether it signals.
        return None
    if isinstance(answers[0], Play) and not _plays_forced(table, game.turn):
        return None
    return answers[0]


def _plays_forced(table: Table, seat: int) -> bool:
    """Return whether a card without alternative is played for a seat at once: for whoever is alone that is usual."""
    person = table.seats.person(seat)
    if person.level is not None:
        return False
    # Among people its quickness would tell the others of it.
    return not person.presses_forced if table.is_alone else person.forced_cards


def played_for(table: Table, seat: int) -> list[PackCard]:
    """Return the cards of a seat, in the last trick and the one under way, beside which it could play no other.

    After a deal they are all that were played so at its end, in their order. There are none where the player presses
    such cards.
    """
    turns = _turns(table, seat)
    last = takewhile(lambda turn: turn[1] or turn[0] is None, turns)
    newest = last if table.deal.between_deals else islice(turns, 2)
    return [card for card, forced in newest if forced and card is not None][::-1]


def unseen_tricks(table: Table, seat: int) -> int:
    """Return how many tricks at the end a player has not seen, whose cards were played for them since they were asked.

    Where all cards were, it is one more than there are tricks.
    """
    turns = _turns(table, seat)
    card, forced = next(turns, (None, False))
    # Asked in the trick under way, they have seen all before it.
    return 1 if card is not None and not forced else 1 + sum(1 for _ in takewhile(lambda turn: turn[1], turns))


def has_seen_no_trick(table: Table, reader: int | None) -> bool:
    """Return whether no trick has ended that a player has seen, since their cards were played for them, or at all."""
    unseen = 1 if reader is None else unseen_tricks(table, reader)
    return table.game is not None and len(table.game.tricks) < unseen


def _turns(table: Table, seat: int) -> Iterator[tuple[PackCard | None, bool]]:
    """Yield the card of a seat in the trick under way and in each before it, and whether it was played for the player.

    There are none where the player presses such cards.
    """
    game = table.game
    if game is None or not _plays_forced(table, seat):
        return
    view = table.view(seat)
    hand = view.hand
    for plays in (view.plays, *(trick.plays for trick in reversed(game.tricks))):
        at = next((at for at, (player, _) in enumerate(plays) if player == seat), None)
        if at is None:
            yield None, False
            continue
        before, card = [card for _, card in plays[:at]], plays[at][1]
        hand = (*hand, card)
        yield card, len(view.may_follow(hand, before)) == 1 if before else len(hand) == 1 and not _was_asked(game, card)


def _was_asked(game: Game, card: PackCard) -> bool:
    """Return whether somebody who led a last card in the newest deal could have said something instead."""
    led = max(at for at, move in enumerate(game.moves) if move == Play(card))
    before = with_moves(game, game.moves[:led])
    return len(before.view(before.turn).answers) > 1
