"""Time banks as people have them: kept in rows, whatever ends the bot, and nobody's time runs while it is down."""

from datetime import timedelta
from random import Random

from bot.i18n.texts import texts
from bot.model import bank
from bot.model.options import Clock
from engine.moves import Play
from tests.support.duel_bench import TRAPPOLA, DuelBench, number_of
from tests.support.service import unbound, words

T = texts()
SECOND = timedelta(seconds=1)
WHOLE, EACH = Clock.SHORT_BANK.bank, Clock.SHORT_BANK.time


def card_of(table):
    """A card that whoever is awaited may play."""
    return next((move for move in table.game.legal_moves() if isinstance(move, Play)), None) if table.game else None


async def test_the_rest_of_a_bank_outlives_a_kill_and_no_time_runs_while_the_bot_is_down(place):
    async with DuelBench(place) as bench:
        bench.host.start()
        number = await bench.begun(TRAPPOLA, 2, {"clock": Clock.SHORT_BANK, "ping": "off"})
        table = await bench.until(number, card_of, Random(1))
        (seat,), person = table.awaited(), number_of(table.seats.person(min(table.awaited())))
        await bench.let_pass(40 * SECOND)
        await bench.press(person, number, str(card_of(table)), on_panel=True)
        table = await bench.table(number)
        used = 40 * SECOND - EACH
        assert table.clock.bank_used == {seat: used}
        assert f"{table.seats.person(seat).name} 4:30" in unbound(words(await bench.public(number)))
        left = table.clock.deadline_at - bench.clock.now
        assert left == WHOLE + EACH
        await bench.kill()
    bench.clock.now += timedelta(hours=3)
    async with DuelBench(place, clock=bench.clock) as bench:
        bench.host.start()
        await bench.settle()
        table = await bench.table(number)
        assert left <= table.clock.deadline_at - bench.clock.now <= left + timedelta(minutes=1)
        (other,), person = table.awaited(), number_of(table.seats.person(min(table.awaited())))
        assert other != seat
        await bench.press(person, number, str(card_of(table)), on_panel=True)
        table = await bench.table(number)
        assert bank.rest(table, other) == WHOLE and bank.rest(table, seat) == WHOLE - used
        # Whoever is late has used all of it, and the computer plays.
        late = min(table.awaited())
        before = len(table.game.moves)
        await bench.let_pass(table.clock.deadline_at - bench.clock.now + 5 * SECOND)
        table = await bench.table(number)
        assert len(table.game.moves) > before and bank.rest(table, late) == timedelta()
