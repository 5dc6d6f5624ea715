"""Moves that somebody makes at a table, and what follows from them in the series."""

from __future__ import annotations

from bot.model import ahead, comparing, say
from bot.model.errors import Refusal
from bot.model.honour import Honour, honours_of
from bot.model.news import Dealt, Entered, Finished, Moved, Paid, Withheld
from bot.model.table import Status, Table
from engine.moves import ADD, DOST, PASS, TAKE, Add, Concede, Count, Cut, Dost, Move, Pass, Play, Signal, Take


def is_fresh(table: Table, version: str, seat: int, move: Move | None) -> bool:
    """Return whether a button was drawn for the game as this seat sees it now.

    The choice to add or to take also stands on the table's message, which counts moves in its own way.
    """
    if move in (ADD, TAKE):
        return table.series.pending is not None and version.split(".")[0] == str(table.deal.game_number)
    if table.clock.withheld and table.game is not None and seat == table.game.turn:
        return False
    return version == table.deal.version(seat)


def push(table: Table, seat: int, move: Move | None, *, instead: bool = False) -> None:
    """Make a player's move, or, with `instead`, a computer's move for a player who was late.

    Without a move the cut is drawn, as for computers. Raise `IllegalMove` if the move is not legal, and `Refusal`
    if no game is being played.
    """
    table.need(Status.PLAYING)
    if table.game is None:
        raise Refusal("no-game")
    if move == DOST and table.duplicate is not None:
        raise Refusal("duplicate-dost")
    late = table.awaited() if instead and table.clock.overdue else set()
    if move is None or (instead and table.game.awaits_cut):
        draw_cut(table, seat)
    elif move in (ADD, TAKE):
        if not instead:
            say.need_say(table, seat)
        choose(table, move, seat)
    else:
        make_or_withhold(table, move, seat)
    if isinstance(move, Play):
        # Whoever plays on has not agreed that the rest is sure.
        table.votes.ready.clear()
    if late:
        comparing.note_help(table)
    if instead:
        ahead.take_back(table, seat)
    for each in late:
        table.seats.missed[each] += table.seats.is_present(each)
        if table.seats.is_away(each):
            table.votes.to_stop.discard(each)
    if not instead:
        table.changes.came_back |= table.seats.is_away(seat)
        table.seats.missed[seat] = 0


def make_or_withhold(table: Table, move: Move, seat: int | None) -> None:
    """Make a move; but a pass that would end the secret turns is only noted, until `dealing.advance` makes it."""
    assert table.game is not None
    if move == PASS and table.game.last_secret_turn and seat == table.game.turn:
        table.clock.withheld = True
        table.changes.news.append(Withheld())
    else:
        make(table, move, seat)


def draw_cut(table: Table, seat: int | None) -> None:
    """Cut for a seat where the seal says; nobody has made that cut."""
    assert table.game is not None
    make(table, table.kind.cut(table.game, table.seal.secret), seat, decided=False)


def make(table: Table, move: Move, seat: int | None, *, decided: bool = True) -> None:
    """Make a move, and note what follows from it; `decided` tells whether the seat has chosen it."""
    assert table.game is not None
    paid, begins = len(table.game.payments), not table.game.deal_number
    table.game.push(move, seat)
    if not table.game.secret_turn:
        table.clock.end_secret_turns()
    if begins and table.game.deal_number:
        table.deal.players = table.seats.seated
        table.changes.news.append(Dealt(table.deal.players))
    if not table.game.council:
        table.deal.advice.clear()
    table.clock.ahead_at = None
    if table.deal.said:
        ahead.forget_past(table)
    ply = len(table.game.moves) - 1
    table.changes.news.append(Moved(ply, seat if decided else None, move))
    if table.duplicate is not None:
        _end_duplicate(table)
    elif not table.is_practice:
        _note_results(table, paid, ply)
    elif table.game.outcome is not None or (table.origin is not None and table.deal.between_deals):
        table.status = Status.FINISHED


def _note_results(table: Table, paid: int, ply: int) -> None:
    """Note the chips that a move has paid, and how the game has ended; `paid` is how many payments were before."""
    assert table.game is not None
    if payments := table.game.payments[paid:]:
        table.changes.news.append(Paid(table.answering, ply, tuple(payments)))
    if table.game.outcome is not None:
        table.series.award(table.game.outcome)
        if table.series.pending is None:
            fared = tuple(table.game.result_of(seat) for seat in range(len(table.seats)))
            table.changes.news.append(Finished(table.answering, fared, _honours(table)))
        table.votes.conceding.clear()
        if table.is_across and table.spot is None and table.series.pending is None:
            # Strangers agree on a single game.
            table.status = Status.FINISHED


def _end_duplicate(table: Table) -> None:
    """End the table of a duplicate with its deal; where its people go on, the pause before the next one comes first."""
    if table.deal.between_deals and (table.spot is None or table.spot.ends_table):
        table.status = Status.FINISHED
        table.promise_no_more()


def choose(table: Table, move: Move, seat: int | None) -> None:
    """Add or take the brčka of a decided game for its winners."""
    assert table.game is not None
    outcome = table.series.pending
    choice = table.series.push(move, seat)
    assert outcome is not None
    table.last_choice = choice
    table.first_players = say.series_players(table)
    table.changes.news.append(Moved(len(table.game.moves), seat, move))
    table.changes.news.append(Entered(table.answering, outcome, choice, _honours(table)))


def _honours(table: Table) -> tuple[Honour, ...]:
    """Return the marks of honour that the finished game of a table has earned."""
    assert table.game is not None
    substituted, came_back = bool(table.deal.substituted), table.series.came_back
    return honours_of(table.game, table.answering, substituted=substituted, came_back=came_back)


def is_quiet(table: Table) -> bool:
    """Return whether this change has nothing but secret moves, of which it has at least one.

    Secret are signals, passes while others declare, and a pass that is withheld.
    The table is not redrawn for them, because that would show that they were made.
    """
    made, quiet = table.changes.moves_made, (Signal, Pass) if table.deal.is_declaring else (Signal,)
    return (table.changes.has_withheld or bool(made)) and all(isinstance(move, quiet) for move in made)


def concerned(table: Table) -> set[int]:
    """Return the seats whose hand looks different now: all when a deal begins or ends, else those to move."""
    made, game = table.changes.moves_made, table.game
    waits = table.votes.ready or table.clock.next_deal_at is not None
    if table.status is Status.STOPPED or table.clock.put_away or (waits and not made):
        return set(range(len(table.seats)))
    if any(isinstance(move, Cut | Dost | Count | Concede | Add | Take) for move in made):
        return set(range(len(table.seats)))
    if game is not None and made and (game.awaits_chance or game.outcome is not None):
        return set(range(len(table.seats)))
    signals = [isinstance(move, Signal) for move in made]
    if game is None or not any(signals):
        return table.awaited()
    # A signal changes nothing for the player who is to move.
    told = {seat for seat in (game.signal_to,) if seat is not None}
    return told if all(signals) else told | table.awaited()
