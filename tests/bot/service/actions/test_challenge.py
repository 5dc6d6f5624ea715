"""Challenges: two people play the same deals in private, and learn nothing of one another before both have finished."""

import asyncio
import contextlib
import json
import re
from datetime import timedelta

import pytest

from bot.app.audit import audit
from bot.i18n.texts import texts
from bot.model import comparing
from bot.model.challenge import ANSWERED_WITHIN, DEALS, KEPT_FOR, MOST_OPEN, PLAYED_WITHIN
from bot.model.company import INVITED_WITHIN, Friend
from bot.model.delivery import Delivery
from bot.model.errors import Refusal, SentTwice
from bot.model.table import Status
from bot.service.common.gateway import NOBODY, Mentioned
from bot.ui.challenge import LEFT_OFF, MISSED
from engine.cards.shuffle import commitment
from engine.games import with_duplicates
from tests.bot.service.actions.test_daily import GAME, bench, first, last, play_on
from tests.support.service import (
    CHANNEL,
    NAMES,
    Bench,
    HereWorkers,
    Restless,
    actor,
    buttons,
    contents,
    look,
    words,
)
from tests.support.sizes import in_turn

T = texts()
ANNA, BELA, CYRIL, DANA = range(4)
IN_EVERY_GAME = pytest.mark.parametrize("game", in_turn(with_duplicates()))
COUNTING = ("prizes", "results", "chips", "sums", "ratings", "event_fields", "streaks", "shares", "met")
"""All that counts, compares or congratulates."""


def friend(seat, **other):
    return Friend(1000 + seat, NAMES[seat], **other)


async def challenge(here, seat=ANNA, other=BELA, game=GAME, **where):
    """Somebody challenges somebody; the number of the challenge."""
    await here.host.challenges.challenge(actor(seat, **where), game, friend(other))
    return look(here.path, "SELECT max(id) FROM events WHERE form = 'challenge'")[0][0]


async def accepted(here, game=GAME):
    number = await challenge(here, game=game)
    await here.ask(BELA, f"ch2:yes.n{number}", message_id=1)
    return number


async def begin(here, number, seat, **where):
    """Somebody plays the next deal of a challenge; the number of its table."""
    answer = await here.ask(seat, f"ch2:play.n{number}", on_panel=True, message_id=9000 + seat, **where)
    await here.settle()
    return answer.table_id


async def play(here, number, seat, choose, deals=DEALS):
    """Somebody plays deals to their end; their tables."""
    tables = []
    for _ in range(deals):
        tables.append(await play_on(here, await begin(here, number, seat), choose, seat))
    return tables


async def page(here, number, seat):
    return (await here.ask(seat, f"ch2:show.n{number}", on_panel=True, message_id=9000 + seat)).screen


async def minute(here, **later):
    """Time passes, and what falls due is done."""
    here.clock.now += timedelta(**later)
    here.host.challenge_ends.end()
    await here.settle()


def stage(here, number):
    return look(here.path, f"SELECT stage FROM events WHERE form = 'challenge' AND id = {number}")[0][0]


def counting(here):
    return {name: rows for name, rows in contents(here.path).items() if name in COUNTING}


def signed(points):
    return f"{points:+d}".replace("-", "−") if points else "0"


def actions(screen):
    return [each.action for each in buttons(screen)]


@IN_EVERY_GAME
async def test_both_play_the_same_deals_in_private_and_each_learns_of_the_other_when_both_have_finished(tmp_path, game):
    async with bench(tmp_path) as here:
        number = await challenge(here, game=game)
        (posted,) = here.gateway.messages.values()
        assert "<@1001>" in words(posted) and actions(posted) == [f"ch2:yes.n{number}", f"ch2:no.n{number}"]
        assert here.gateway.mentioned == [Mentioned((1001,))]
        with pytest.raises(Refusal, match="challenge-not-accepted"):
            await begin(here, number, ANNA)
        answer = await here.ask(BELA, f"ch2:yes.n{number}", message_id=1)
        assert actions(answer.screen) == [f"ch2:open.n{number}"]
        before, secret = counting(here), words(await page(here, number, BELA))
        own = await play(here, number, ANNA, first)
        # The other's page is to the byte as it was, and nobody sees the cards: not by looking back, either.
        assert words(await page(here, number, BELA)) == secret
        for table in own:
            for what in (f"ah1:{table.id}:1:1", f"ro1:{table.id}:1:1"):
                with pytest.raises(Refusal, match="still-played"):
                    await here.ask(ANNA, what)
                with pytest.raises(Refusal, match="no-table"):
                    await here.ask(BELA, what)
        with pytest.raises(Refusal, match="still-played"):
            await here.ask(ANNA, f"ch2:deal.n{number}.1", on_panel=True)
        with pytest.raises(Refusal, match="challenge-all-played"):
            await begin(here, number, ANNA)
        assert T("challenge-waits", other="Béla", until="")[:30] in words(await page(here, number, ANNA))
        await minute(here)
        assert stage(here, number) == "open" and not here.gateway.posted
        others = await play(here, number, BELA, first, 4) + await play(here, number, BELA, last, 1)
        for one, other in zip(own, others, strict=True):
            assert one.seal.seed == other.seal.seed
        # Whoever plays alike gets the same replies.
        assert [each.game.moves for each in own[:4]] == [each.game.moves for each in others[:4]]
        await minute(here)
        ((channel, told),) = here.gateway.posted
        assert channel == CHANNEL and actions(told) == [f"ch2:open.n{number}"]
        points = {signed(comparing.standing(each, 0)) for each in others}
        assert not points & set(re.findall(r"[+−]?\d+", re.sub(r"<.*?>", "", words(told)))), words(told)
        ends = [comparing.standing(own[-1], 0), comparing.standing(others[-1], 0)]
        won = 50 + 50 * ((ends[0] > ends[1]) - (ends[0] < ends[1]))
        for seat, mine, theirs, of_five in ((ANNA, *ends, won), (BELA, *ends[::-1], 100 - won)):
            over, share = await page(here, number, seat), (4 * 50 + of_five) // 5
            assert f"`5` **{signed(mine)}** : {signed(theirs)} · {of_five}%" in words(over)
            assert f"{share}%" in words(over) and f"ch2:again.n{number}" in actions(over)
            deal = (await here.ask(seat, f"ch2:deal.n{number}.5", on_panel=True)).screen
            assert commitment(own[4].seal.seed) in words(deal) and own[4].seal.seed.hex() in words(deal)
            # Both look back on either's play, and nobody else does.
            for table in (own[4], others[4]):
                assert any(f":{table.id}:1:1" in each or f":{table.id}.1" in each for each in actions(deal))
                assert (await here.ask(seat, f"ro1:{table.id}:1:1")).screen
                with pytest.raises(Refusal, match="no-table"):
                    await here.ask(DANA, f"ro1:{table.id}:1:1")
        assert counting(here) == before and not (await audit(here.path)).wrong


async def test_a_challenge_is_among_what_waits_for_whoever_has_to_answer_or_to_play(tmp_path):
    async with Bench(tmp_path / "games.db", clock=Restless(), workers=HereWorkers()) as here:

        async def waits(seat):
            return actions((await here.ask(seat, "co1:waiting")).screen)

        number = await challenge(here)
        assert (await waits(ANNA), await waits(BELA)) == ([], [f"ch2:open.n{number}"])
        await here.ask(BELA, f"ch2:yes.n{number}", message_id=1)
        await play(here, number, ANNA, first)
        assert (await waits(ANNA), await waits(BELA)) == ([], [f"ch2:open.n{number}"])


async def test_at_the_end_of_its_time_what_was_left_off_is_played_out_and_pays_less_than_playing(tmp_path):
    async with bench(tmp_path) as here:
        number = await accepted(here)
        await play(here, number, ANNA, first, 3)
        # Béla plays one deal, begins another, and leaves the rest.
        await play(here, number, BELA, last, 1)
        await play_on(here, left := await begin(here, number, BELA), first, BELA, most=2)
        await minute(here, seconds=PLAYED_WITHIN.total_seconds() - 3600)
        assert stage(here, number) == "open" and (await here.table(left)).status is Status.PLAYING
        here.clock.now += timedelta(hours=1)
        with pytest.raises(Refusal, match="challenge-over"):
            await begin(here, number, ANNA)
        view = (await here.table(left)).view(0)
        told = await here.press(BELA, left, str(view.answers[0]), on_panel=True)
        assert T("challenge-over") in words(told.screen) and (await here.table(left)).view(0) == view
        await minute(here)
        assert stage(here, number) == "over" and (await here.table(left)).status is Status.FINISHED
        found = (await here.store.challenges.find(number)).tries
        won = [(found[0][1].points > found[1][1].points) - (found[0][1].points < found[1][1].points)]
        mean = 50 - 50 * won[0]
        missed = min(40, mean)
        behind = 50 - 50 * ((found[0][2].points > found[1][2].points) - (found[0][2].points < found[1][2].points))
        theirs = [mean, min(missed, behind), missed]
        over = words(await page(here, number, BELA))
        for deal, share in enumerate(theirs, start=1):
            assert f"· {share}%" in next(line for line in over.splitlines() if line.startswith(f"`{deal}`"))
        assert T("challenge-left-off", sign=LEFT_OFF) in over and T("challenge-missed", sign=MISSED) in over
        # What neither has begun counts for nobody.
        assert f"`5` **{MISSED}** : {MISSED} · {MISSED}" in over
        assert f"{round(1000 * sum(theirs) / 300) / 10:g}%" in over
        assert not (await audit(here.path)).wrong


async def test_both_are_told_once_where_it_was_made_and_by_a_direct_message_where_that_is_gone(tmp_path):
    async with bench(tmp_path) as here:
        number = await accepted(here)
        here.clock.now += PLAYED_WITHIN
        here.gateway.post = None
        await minute(here)
        assert stage(here, number) == "over" and not here.gateway.posted
        await here.kill()
    async with bench(tmp_path) as here:
        here.clock.now += PLAYED_WITHIN
        for _ in range(2):
            await minute(here, minutes=1)
        assert len(here.gateway.posted) == 1 and "<@1000>" in words(here.gateway.posted[0][1])
        assert T("challenge-nobody") in words(await page(here, number, ANNA))
        number = await accepted(here)
        here.gateway.closed.add(CHANNEL)
        for _ in range(2):
            await minute(here, days=3)
        assert [account for account, _ in here.gateway.written] == [1000, 1001]


async def test_only_who_was_challenged_accepts_within_a_day_and_both_can_end_it_before(tmp_path):
    async with bench(tmp_path) as here:
        number = await challenge(here)
        for seat in (CYRIL, DANA):
            for what in ("yes", "no", "open", "show", "play"):
                with pytest.raises(Refusal, match="challenge-not-yours"):
                    await here.ask(seat, f"ch2:{what}.n{number}", message_id=1)
        with pytest.raises(Refusal, match="challenge-not-asked"):
            await here.ask(ANNA, f"ch2:yes.n{number}", message_id=1)
        with pytest.raises(Refusal, match="challenge-asked-already"):
            await challenge(here)
        closed = (await here.ask(BELA, f"ch2:no.n{number}", message_id=1)).screen
        assert T("challenge-closed", name="Anna", other="Béla") in words(closed) and not buttons(closed)
        number = await challenge(here)
        await here.ask(ANNA, f"ch2:no.n{number}", on_panel=True, message_id=2)
        for seat, what in ((BELA, "yes"), (ANNA, "no")):
            with pytest.raises(Refusal, match="challenge-answered"):
                await here.ask(seat, f"ch2:{what}.n{number}", message_id=1)
        number = await challenge(here)
        here.clock.now += ANSWERED_WITHIN
        with pytest.raises(Refusal, match="challenge-answered"):
            await here.ask(BELA, f"ch2:yes.n{number}", message_id=1)
        await minute(here)
        assert stage(here, number) == "off" and not here.gateway.posted
        with pytest.raises(Refusal, match="challenge-none"):
            await here.ask(BELA, "ch2:open.n99", message_id=1)


async def test_nobody_challenges_who_is_not_there_or_wants_to_be_left_alone_and_a_block_is_told_to_nobody(tmp_path):
    async with bench(tmp_path) as here:
        asked = here.host.challenges.challenge
        for other, refused in (
            (friend(BELA, is_here=False), "challenge-refused"),
            (friend(BELA, bot=True), "challenge-bots"),
            (friend(ANNA), "challenge-self"),
        ):
            with pytest.raises(Refusal, match=refused):
                await asked(actor(ANNA), GAME, other)
        with pytest.raises(Refusal) as not_there:
            await asked(actor(ANNA), GAME, friend(BELA, is_here=False))
        with pytest.raises(Refusal, match="challenge-refused"):
            await here.host.challenges.ask_game(actor(ANNA), friend(BELA, is_here=False))
        for blocker, blocked in ((ANNA, BELA), (BELA, ANNA)):
            await here.host.company.block_account(actor(blocker), 1000 + blocked, bot=False)
            with pytest.raises(Refusal) as told:
                await asked(actor(ANNA), GAME, friend(BELA))
            assert (told.value.key, told.value.details) == (not_there.value.key, not_there.value.details)
            await here.host.press(actor(blocker), "co1:unblock", values=[str(1000 + blocked)], on_panel=True)
        elsewhere = actor(ANNA, guild_id=0, channel_id=5, invite="https://example.org/add")
        with pytest.raises(Refusal, match="challenge-where"):
            await asked(elsewhere, GAME, friend(BELA))
        assert not here.gateway.messages and not look(here.path, "SELECT 1 FROM events WHERE form = 'challenge'")
        # Where the bot is on no server, what was accepted is played all the same.
        number = await accepted(here)
        listed = (await asked(elsewhere, GAME, None)).screen
        assert f"ch2:show.n{number}" in actions(listed)
        assert await begin(here, number, ANNA, guild_id=0, channel_id=5)


async def test_a_challenge_notifies_as_seldom_as_an_invitation_and_ten_within_an_hour_are_enough(tmp_path):
    async with bench(tmp_path) as here:
        began = here.clock.now
        await challenge(here)
        answer = here.host.challenges.challenge
        await answer(actor(CYRIL), GAME, friend(BELA))
        assert here.gateway.mentioned == [Mentioned((1001,)), NOBODY]
        for seat in (BELA, CYRIL, DANA):
            if seat != BELA:
                await challenge(here, other=seat)
        # Those who were asked, and those for whom seats were kept, are counted together.
        await here.host.lobby.open_table(actor(ANNA), friends=[friend(seat) for seat in (BELA, CYRIL, DANA)])
        await here.host.lobby.open_table(actor(ANNA), friends=[friend(seat) for seat in (BELA, CYRIL, DANA)])
        for number in (1, 3, 4):
            await here.ask(ANNA, f"ch2:no.n{number}", on_panel=True, message_id=2)
        await challenge(here)
        with pytest.raises(Refusal) as told:
            await challenge(here, other=CYRIL)
        assert (told.value.key, told.value.details["at"]) == ("challenge-limit", began + INVITED_WITHIN)
        here.clock.now += INVITED_WITHIN
        await challenge(here, other=CYRIL)


async def test_nobody_has_more_than_five_open_challenges_and_what_others_ask_counts_when_accepted(
    tmp_path,
):
    async with bench(tmp_path) as here:
        guests = [Friend(1000 + each, f"Guest {each}") for each in range(5, 5 + MOST_OPEN)]
        for guest in guests:
            await here.host.challenges.challenge(actor(ANNA), GAME, guest)
        with pytest.raises(Refusal, match="challenge-most"):
            await challenge(here)
        number = await challenge(here, BELA, ANNA)
        with pytest.raises(Refusal, match="challenge-most"):
            await here.ask(ANNA, f"ch2:yes.n{number}", message_id=1)
        listed = (await here.host.challenges.challenge(actor(ANNA), GAME, None)).screen
        assert sum(each.startswith("ch2:show.") for each in actions(listed)) == MOST_OPEN + 1
        await here.ask(ANNA, "ch2:no.n1", on_panel=True, message_id=2)
        await here.ask(ANNA, f"ch2:yes.n{number}", message_id=1)
        others = (await here.host.challenges.challenge(actor(ANNA), "bulka", None)).screen
        assert T("challenges-none") in words(others)


async def test_what_is_sent_twice_or_by_two_devices_counts_once_and_a_kill_between_deals_loses_nothing(tmp_path):
    async with bench(tmp_path) as here:
        sent = [
            here.host.challenges.challenge(actor(ANNA, delivery=Delivery(1, key)), GAME, friend(BELA)) for key in (1, 2)
        ]
        told = await asyncio.gather(*sent, return_exceptions=True)
        assert [type(each) for each in told if isinstance(each, Exception)] == [SentTwice]
        assert look(here.path, "SELECT count(*) FROM events WHERE form = 'challenge'") == [(1,)]
        await here.ask(BELA, "ch2:yes.n1", message_id=1)
        # So that no deal is over before the kill.
        await here.ask(ANNA, "pr1:press.0", on_panel=True)
    for deal in range(1, DEALS + 1):
        async with bench(tmp_path) as here:
            found = await asyncio.gather(
                *(here.ask(ANNA, "ch2:play.n1", on_panel=True, message_id=9000 + device) for device in range(3))
            )
            await here.settle()
            (table_id,) = {each.table_id for each in found}
            await play_on(here, table_id, last, ANNA, most=3)
            await here.kill()
        async with bench(tmp_path) as here:
            assert await begin(here, 1, ANNA) == table_id
            await play_on(here, table_id, last, ANNA)
            assert look(here.path, "SELECT count(*) FROM event_tries") == [(deal,)]
            await here.kill()


async def test_who_deletes_all_data_has_missed_what_they_played_and_the_other_plays_on(tmp_path):
    async with bench(tmp_path) as here:
        asked, number = await challenge(here, CYRIL, BELA), await accepted(here)
        await play(here, number, BELA, first, 2)
        await begin(here, number, BELA)
        kept = json.loads((await here.host.settings.export_data(actor(BELA))).file[1])
        assert [(each["challenge"], each["stage"], each["made_by_you"]) for each in kept["challenges"]] == [
            (asked, "asked", 0),
            (number, "open", 0),
        ]
        assert [each["deal"] for each in kept["challenge_deals"]] == [1, 2, 3]
        seeds = [bytes(seed).hex() for (seed,) in look(here.path, "SELECT seed FROM event_deals")]
        assert not any(seed in json.dumps(kept["challenges"] + kept["challenge_deals"]) for seed in seeds)
        await here.ask(BELA, "pv1:delete")
        await here.settle()
        assert stage(here, asked) == "off" and not look(here.path, "SELECT 1 FROM event_tries")
        assert not look(here.path, f"SELECT 1 FROM tables WHERE duplicate LIKE 'challenge {number}%'")
        # The same account is somebody new, who finds nothing there.
        with pytest.raises(Refusal, match="challenge-not-yours"):
            await begin(here, number, BELA)
        await play(here, number, ANNA, first)
        await minute(here)
        over = words(await page(here, number, ANNA))
        assert "60%" in over and T("person-deleted") in over and "Béla" not in over
        assert f"ch2:again.n{number}" not in over and "<@1001>" not in words(here.gateway.posted[-1][1])
        assert not (await audit(here.path)).wrong
        # Two weeks later nothing is left of it.
        await minute(here, seconds=(PLAYED_WITHIN + KEPT_FOR).total_seconds() + 60)
        for name in ("events", "event_deals", "event_tries"):
            assert not look(here.path, f"SELECT 1 FROM {name}")
        assert not look(here.path, "SELECT 1 FROM tables WHERE duplicate LIKE 'challenge %'")


async def test_it_is_played_on_either_database_and_by_both_at_once_in_two_processes(place):
    async with contextlib.AsyncExitStack() as both:
        here = await both.enter_async_context(Bench(place, 1, clock=Restless(), workers=HereWorkers()))
        there = here
        if isinstance(place, str):
            there = await both.enter_async_context(Bench(place, 2, clock=Restless(), workers=HereWorkers()))
        number = await accepted(here)
        for each, seat in ((here, ANNA), (there, BELA)):
            # So that both have a last card to press.
            await each.ask(seat, "pr1:press.0", on_panel=True)
        await play(here, number, ANNA, first, DEALS - 1)
        await play(there, number, BELA, last, DEALS - 1)
        ends = [(here, await begin(here, number, ANNA), ANNA), (there, await begin(there, number, BELA), BELA)]
        for each, table_id, seat in ends:
            while len((await each.table(table_id)).view(0).hand) > 1:
                await play_on(each, table_id, first, seat, most=1)
        cards = [str((await each.table(table_id)).view(0).answers[0]) for each, table_id, _ in ends]
        await asyncio.gather(
            *(each.press(seat, at, card, on_panel=True) for (each, at, seat), card in zip(ends, cards, strict=True))
        )
        for each, table_id, seat in ends:
            await each.settle()
            await play_on(each, table_id, last, seat)
        assert stage(here, number) == "over"
        await minute(here)
        assert len(here.gateway.posted) == 1
        for each, seat in ((here, ANNA), (there, BELA)):
            assert T("challenge-nobody") not in words(await page(each, number, seat))
        there.gateway.gone.add(1000)
        with pytest.raises(Refusal, match="challenge-refused"):
            await there.ask(BELA, f"ch2:again.n{number}", on_panel=True, message_id=5)
        there.gateway.gone.clear()
        again = await there.ask(BELA, f"ch2:again.n{number}", on_panel=True, message_id=5)
        assert "<@1000>" in words(again.screen)
        await minute(here, days=1)
        assert [
            each for (each,) in look(here.path, "SELECT stage FROM events WHERE form = 'challenge' ORDER BY id")
        ] == ["over", "off"]
        await minute(here, seconds=(KEPT_FOR + PLAYED_WITHIN).total_seconds())
        assert not look(here.path, "SELECT 1 FROM events WHERE form = 'challenge'")
