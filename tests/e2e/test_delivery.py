"""What Discord sends twice, confirms late, or should never have sent: the real bot, in a process, against all of it."""

import asyncio
import itertools
import re
from collections import Counter

import pytest

from bot.i18n.texts import LANGUAGES, texts
from engine.games import GAMES
from tests.support.loopback import HANGS, BotProcess, LoopbackDiscord, Message, Reply, Request, User, no_fault
from tests.support.races import BUSY, moves_in
from tests.support.service import look

CROWD = 120
"""People who press at the same time, more than the bot works for at once."""
OPEN = "SELECT count(*) FROM tables WHERE status IN ('lobby', 'playing')"


def people(server: LoopbackDiscord, count: int, locale: str = "en-US") -> list[User]:
    return [User(server, 1000 + number, f"Person {number}", locale) for number in range(count)]


# Twice


@pytest.mark.stress
async def test_what_is_delivered_twice_counts_once_and_after_a_restart_too(tmp_path):
    async with LoopbackDiscord() as server, BotProcess(server, tmp_path) as bot:
        channel = server.add_channel(server.add_guild())
        await bot.start()
        four = people(server, 4)
        server.deliveries = 2
        for game in GAMES:
            opened = await four[0].slash(channel, f"{game} new")
            assert opened is not None and opened.message is not None
        number, board = opened.table, opened.message
        await four[0].send(board, "go2:trappola.beginner")
        own = await four[0].slash(channel, "stovkahra new")
        assert own is not None and own.message is not None
        await four[0].send(own.message, f"st1:{own.table}:0.0:thread")
        for seat, user in enumerate(four[1:], start=1):
            await user.press(board, board.offers[f"sit {seat}"])
        await four[0].press(board, board.offers["start"])
        await four[1].slash(channel, "bulka stop", table=number)
        await four[2].send(board, "pr1:cuts.0")
        await server.taken_in()
        bot.terminate()
        assert await bot.ended() == 0
        before = kept(bot)
        assert before == {"tables": 5, "votes": 1, "cuts": 1}
        assert len([each for each in server.channels.values() if each["type"] == 11]) == 1
        # The second delivery was answered nothing, not even by an error.
        answered = Counter(each.ids["interaction"] for each in server.requests if each.kind == "callback")
        assert answered == dict.fromkeys(map(str, server.interactions), 1)

        await bot.start()
        for interaction in list(server.interactions.values()):
            await server.emit("INTERACTION_CREATE", interaction.payload)
        await server.taken_in()
        bot.terminate()
        assert await bot.ended() == 0
        assert kept(bot) == before
        assert [line for line in bot.log if "ERROR" in line or "Traceback" in line] == []


def kept(bot: BotProcess) -> dict[str, object]:
    ((tables,),) = look(bot.database, "SELECT count(*) FROM tables")
    ((votes,),) = look(bot.database, "SELECT count(*) FROM seats WHERE votes_to_stop = 1")
    ((cuts,),) = look(bot.database, "SELECT count(*) FROM people WHERE own_cuts = 1")
    return {"tables": tables, "votes": votes, "cuts": cuts}


# Late


@pytest.mark.stress
async def test_a_crowd_is_answered_while_discord_confirms_nothing(tmp_path):
    """An answer is there at once, but that it is there is told late: others must not wait for that."""
    confirmed = asyncio.Event()

    async def fault(kind: str, request: Request) -> Reply | None:
        if kind != "callback":
            return None
        reply = request.carry_out()
        await confirmed.wait()
        return reply

    async with LoopbackDiscord() as server, BotProcess(server, tmp_path) as bot:
        # More than one server has room for.
        channels = [server.add_channel(server.add_guild()) for _ in range(2)]
        await bot.start()
        crowd = people(server, CROWD)
        server.fault = fault
        # Nobody is too late by this clock: it stands still.
        server.clock = lambda: 0.0

        async def open_table(user: User, channel: int) -> None:
            # On a slow machine some are told that nothing was done, and to try again.
            while (answer := await user.slash(channel, "stovkahra new")) is not None and answer.words == BUSY:
                pass
            assert answer is not None

        await asyncio.gather(*(open_table(user, channels[at % 2]) for at, user in enumerate(crowd)))
        # Whoever was told to wait has a table all the same before anything is confirmed.
        async with asyncio.timeout(HANGS):
            while await asyncio.to_thread(look, bot.database, OPEN) != [(CROWD,)]:
                pass
        confirmed.set()
        server.fault = no_fault
        bot.terminate()
        assert await bot.ended() == 0
        assert look(bot.database, OPEN) == [(CROWD,)]


@pytest.mark.stress
async def test_who_presses_again_does_not_wait_until_discord_has_confirmed_what_was_answered(tmp_path):
    """Clicks of one person are worked on one after the other; that an answer has arrived is no part of that."""
    confirmed = asyncio.Event()

    async def fault(kind: str, request: Request) -> Reply | None:
        reply = request.carry_out()
        if kind in ("callback", "refresh", "edit", "followup"):
            await confirmed.wait()
        return reply

    async with LoopbackDiscord() as server, BotProcess(server, tmp_path) as bot:
        channel = server.add_channel(server.add_guild())
        await bot.start()
        four = people(server, 4)
        opened = await four[0].slash(channel, "stovkahra new")
        assert opened is not None and opened.message is not None and opened.table is not None
        board = opened.message
        server.fault = fault
        # Nobody is too late by this clock: it stands still.
        server.clock = lambda: 0.0
        for seat, user in enumerate(four[1:], start=1):
            assert await user.press(board, board.offers[f"sit {seat}"])
        for _ in range(2):
            for user in four:
                assert await user.slash(channel, "stovkahra tables")
                assert await user.slash(channel, "stovkahra hand")
        confirmed.set()
        server.fault = no_fault
        bot.terminate()
        assert await bot.ended() == 0


# Lost


@pytest.mark.stress
async def test_a_table_whose_answer_was_lost_is_posted_when_the_bot_is_back(tmp_path):
    async with LoopbackDiscord() as server, BotProcess(server, tmp_path) as bot:
        channel = server.add_channel(server.add_guild())
        (anna,) = people(server, 1)

        async def kill(kind: str, request: Request) -> Reply | None:
            if kind != "callback":
                return None
            server.fault = no_fault
            bot.kill()
            return Reply(status=500)

        for number, game in enumerate(GAMES, start=1):
            await bot.start()
            server.fault = kill
            assert await anna.slash(channel, f"{game} new") is None
            await bot.ended()
            assert look(bot.database, "SELECT id, message_id FROM tables WHERE kind = ?", game) == [(number, None)]
        await bot.start()
        await server.until(lambda: {each.table for each in server.in_channel(channel)} == {1, 2, 3})


async def test_who_presses_a_hand_that_is_taken_away_meanwhile_is_shown_a_new_one_that_is_drawn_as_play_goes_on(
    tmp_path,
):
    async with LoopbackDiscord() as server, BotProcess(server, tmp_path) as bot:
        channel = server.add_channel(server.add_guild())
        await bot.start()
        four = people(server, 4)
        opened = await four[0].slash(channel, "stovkahra new")
        assert opened is not None and opened.message is not None
        board = opened.message
        hands: list[Message] = []
        for seat, user in enumerate(four[1:], start=1):
            await user.press(board, board.offers[f"sit {seat}"])
        await four[0].press(board, board.offers["start"])
        for user in four:
            shown = await user.slash(channel, "stovkahra hand")
            assert shown is not None and shown.message is not None
            hands.append(shown.message)
        gone, user = hands[1], four[1]
        pressed = gone.offers["look"]
        del server.messages[gone.id]
        answer = await user.send(gone, pressed)
        assert answer is not None and answer.message is not None and answer.message.reader == user.id
        assert answer.message.id > gone.id and "look" in answer.offers
        now = answer.message
        hands[1], before = now, now.words
        while now.words == before:
            # What is declared is hidden from others, so that their hands stay as they are.
            await server.until(lambda: now.words != before or any(map(moves_in, hands)))
            mover = next((at for at, hand in enumerate(hands) if moves_in(hand)), None)
            if mover is not None and now.words == before:
                await four[mover].press(hands[mover], hands[mover].offers[moves_in(hands[mover])[0]])
        bot.terminate()
        assert await bot.ended() == 0


# Never sent


IMPOSSIBLE = (
    ("stovkahra new", {"series": 7}),
    ("stovkahra new", {"clock": "sometimes"}),
    ("stovkahra new", {"computers": "genius"}),
    ("bulka new", {"opponents": 99}),
    ("trappola new", {"clock": "warp"}),
    ("stovkahra show", {"table": 10**29}),
    ("bulka leave", {"table": -1}),
    ("stovkahra hand", {"table": "seven"}),
    ("stovkahra review", {"deal": 100}),
    ("brcko standings", {"period": "century"}),
    ("stovkahra-moderation export", {"format": "docx"}),
    ("stovkahra undo", {}),
)
NO_BUTTONS = (
    *(
        "",
        "x",
        "st1",
        "st1:1:0.0",
        f"st1:{10**29}:0.0:sit 1",
        "st1:1:0.0:sit 9",
        "st1:1:0.0:play zz",
        "st1:1:0.0:deal 1",
    ),
    *("st1:1:::", "st1:1:9.9:cuts 99", "st1:1:0.0:computer genius", "st1:1:0.0:option series", "st1:1:0.0:ask me"),
    *("go2:whist.strong", "go3:bulka.strong.3.1", "go3:stovkahra.strong.1", "pl1:whist", "pl2:bulka.9", "rv1:1:2:3"),
    *("ln2:whist.0:", "ln2:trappola.0:zzzz", "ln1:????", "ru1:bulka.0:nothing", "ru1:whist.0:pack", "rc1:bulka.0"),
    *("ch1:999999999999999999", "pr1:deck.0", "pr1:.0", "se1:channels", "se1:language", "pv1:perhaps", "rs1:whist.1"),
    *("lg1:standings.all.0.0.0.0.999999", "lg1:player.all.999999999999999999.0.0.0.1", "ah1:1:999999999999999999:3"),
)


@pytest.mark.stress
async def test_what_nobody_can_send_is_refused_in_words_and_leaves_no_traceback(tmp_path):
    async with LoopbackDiscord() as server, BotProcess(server, tmp_path, LOG_LEVEL="INFO") as bot:
        channel = server.add_channel(server.add_guild())
        (anna,) = people(server, 1)
        await bot.start()
        opened = await anna.slash(channel, "stovkahra new")
        assert opened is not None and opened.message is not None
        languages, chosen = itertools.cycle(LANGUAGES), itertools.cycle(((), ("nonsense",), ("1" * 30,), ()))
        for command, options in IMPOSSIBLE:
            anna.locale = next(languages)
            told = await anna.slash(channel, command, **options)
            assert told is not None and told.words == texts(anna.locale)("impossible-command"), (command, options)
        for custom_id, values in zip(NO_BUTTONS, chosen, strict=False):
            anna.locale = next(languages)
            told = await anna.send(opened.message, custom_id, *values)
            assert told is not None and told.words, custom_id
            assert texts(anna.locale)("error", reference="").split("`")[0] not in told.words, custom_id
        bot.terminate()
        assert await bot.ended() == 0
        assert look(bot.database, OPEN) == [(1,)]
        assert [line for line in bot.log if re.search("ERROR|Traceback", line)] == []
