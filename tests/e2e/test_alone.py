"""Lists, rules and lessons; threads; tables side by side; pictures; languages; and a Discord that is not itself."""

import asyncio
import base64
import json
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest
from discord import MessageType
from simcord.actors import MemberActor
from simcord.results import ResponseMessage

from bot.cards import Deck, emoji_name, pictures
from bot.i18n.texts import texts
from bot.model.table import Table
from bot.model.waits import ANSWER_LIFE_S
from bot.service.common.admission import Admission
from bot.ui.games import SCREENS
from bot.ui.rules import pages_of
from engine.cards.trappola_pack import Rank
from engine.stovkahra.rules import SEATS, Phase
from tests.support.chance import Seeded
from tests.support.simulated_discord import (
    EMOJI,
    NAMES,
    REDRAW,
    Club,
    Sent,
    archive,
    archived,
    buttons,
    cards_named,
    club,
    in_a_thread,
    lists,
    messages_in,
    offered,
    words,
)

T, CZECH = texts(), texts("cs")


def playing(table: Table) -> bool:
    return table.game is not None and table.game.phase is Phase.PLAY


async def to_move(here: Club) -> tuple[MemberActor, ResponseMessage, str]:
    """Who is to play a card, their hand, and a card of it."""
    table = await here.table()
    assert table.game is not None
    assert table.game.turn is not None
    panel = here.panels[table.game.turn]
    return here.players[table.game.turn], panel, next(what for what in offered(panel) if what.startswith("play"))


# Tables of the server


async def test_tables_lists_every_table_of_the_server_with_a_link_to_whoever_asks(tmp_path: Path) -> None:
    async with club(tmp_path, Seeded(1)) as here:
        nothing = await here.slash(here.stranger, "stovkahra tables")
        assert nothing.ephemeral
        assert not here.rows("SELECT 1 FROM tables")
        await here.start()
        played = await here.board()
        lobby = await here.slash(here.stranger, "stovkahra new", here.elsewhere)
        listed = await here.slash(here.players[1], "stovkahra tables")
        assert listed.ephemeral
        for message in (played, lobby):
            assert f"{here.guild.id}/{message.channel_id}/{message.id}" in words(listed)
        assert all(name in words(listed) for name in (*NAMES, "Eva"))
        assert not cards_named({"components": listed.components})
        # One that has been stopped is no longer there.
        await here.slash(here.stranger, "stovkahra stop", here.elsewhere)
        assert "Eva" not in words(await here.slash(here.stranger, "stovkahra tables", here.elsewhere))


# Rules


async def test_topics_of_the_rules_are_offered_while_one_is_typed(tmp_path: Path) -> None:
    async with club(tmp_path) as here:
        eva = here.stranger
        everything = await here.offer(eva, "stovkahra rules", "topic", "")
        assert [value for _, value in everything] == list(SCREENS["stovkahra"].topics)
        assert await here.offer(eva, "stovkahra rules", "topic", "chess") == []
        here.locales[eva.id] = "cs"
        # In one's own language, with or without its accents.
        (title, topic) = next(each for each in await here.offer(eva, "stovkahra rules", "topic", "") if "á" in each[0])
        plain = title.lower().split()[0].translate(str.maketrans("áéěíýčňřšťůúž", "aeeiycnrstuuz"))
        assert (title, topic) in await here.offer(eva, "stovkahra rules", "topic", plain)
        page = await here.slash(eva, "stovkahra rules", topic=topic)
        assert page.ephemeral and title in words(page)
        # Who types and chooses nothing is answered as well, and told where there is no such topic.
        assert words(await here.slash(eva, "stovkahra rules", topic=plain)) == words(page)
        unknown = await here.slash(eva, "stovkahra rules", topic="šachy")
        assert unknown.ephemeral and words(unknown) == CZECH("no-such-topic")


@pytest.mark.stress
async def test_the_rules_are_read_page_by_page_in_the_order_of_their_numbers_though_the_bot_restarts(
    tmp_path: Path,
) -> None:
    async with club(tmp_path) as here:
        eva = here.stranger
        page = await here.slash(eva, "trappola rules")
        assert page.ephemeral
        read, told = ["contents"], ""
        assert all(T(f"topic-{topic}") in words(page) for topic in SCREENS["trappola"].topics)
        while onward := [way for way in offered(page) if way in pages_of("trappola") and way not in read]:
            read += onward
            page = await here.press(eva, page, *onward)
            while onward == ["pack"] and not page.attachments:
                # It is still being drawn.
                page = await here.press(eva, page, "pack")
            told += words(page)
            assert bool(page.attachments) == (onward == ["pack"])
            await here.restart(crash=True, away=600)
        assert read == pages_of("trappola")
        numbered = [int(number) for number in re.findall(r"^`(\d+)`", told, re.MULTILINE)]
        assert numbered == sorted(numbered) and set(numbered) == set(range(1, 7))
        chosen = await here.choose(eva, page, "trappola.0", "pack")
        assert T.rank(Rank.CAVALIER) in words(chosen)
        assert not (await here.press(eva, chosen, "contents")).attachments
        for made_up in ("ru1:trappola.0:cards", "ru1:chess.0:pack", "ln2:chess.0:", "pl1:chess", "go2:chess.strong"):
            assert words(await here.forge(eva, page, made_up)) == T("unknown-button")


@pytest.mark.parametrize("opened", ["", "contents"])
async def test_who_reads_or_learns_where_the_hand_was_is_not_interrupted_and_finds_back(
    tmp_path: Path, opened: str
) -> None:
    async with club(tmp_path) as here:
        await here.start()
        table = await here.play_until(Random(3), playing)
        seat = (table.game.turn + 1) % SEATS
        reader, panel = here.players[seat], here.panels[seat]
        page = await here.press(reader, await here.press(reader, panel, "more"), opened)
        assert page.id == panel.id
        before = words(page)
        await here.press(*await to_move(here))
        await here.pass_time(REDRAW + 1)
        assert words(page) == before
        hand = await here.press(reader, page, "look")
        assert hand.id == panel.id and any(what.startswith("play") for what in offered(hand))


# The lesson


LESSON = "ln2:stovkahra.0:"
"""What the buttons of the lesson carry before the answers."""


def answers_on(page: ResponseMessage) -> list[str]:
    """What can be pressed on a page of the lesson: the answers given by then."""
    return sorted(custom_id.removeprefix(LESSON) for custom_id in offered(page).values() if LESSON in custom_id)


def leaf_after(page: ResponseMessage) -> list[str]:
    """What turns to the next leaf of a page, if there is one."""
    onward = [button["custom_id"] for button in buttons(page) if button.get("label") == CZECH("learn-button-go")]
    return [each for each in onward if each.startswith("ln3:")]


def said(language: str) -> list[str]:
    """Words of the lesson that name nothing."""
    keys = ("learn-button-go", "learn-worth-won", "ask-declare", "ask-lead", "button-back")
    return [texts(language)(key) for key in keys]


async def test_a_czech_learns_the_game_to_its_end_though_the_bot_restarts(tmp_path: Path) -> None:
    """By buttons, in one message that nobody else sees, in Czech to the last word."""
    seed = 5
    print("seed", seed)
    random = Random(seed)
    async with club(tmp_path, emojis=True) as here:
        sent: list[Sent] = []
        here.watching.append(lambda _, message: sent.append(message))
        eva = here.stranger
        here.locales[eva.id] = "cs"
        first = page = await here.slash(eva, "stovkahra learn")
        answers, pages, labels = "", [words(page)], set()
        while onward := [way for way in answers_on(page) if len(way) > len(answers)] or leaf_after(page):
            way = random.choice(onward)
            answers = answers if way.startswith("ln3:") else way
            page = await here.press(eva, page, way)
            assert page.id == first.id
            pages.append(words(page))
            labels |= {button["label"] for button in buttons(page) if "label" in button}
            if len(pages) == 4:
                await here.restart(crash=True, away=600)
        assert len(pages) == len(set(pages)) > 10
        assert {message.reader for message in sent} == {eva.id}
        everything = "\n".join((*pages, *labels))
        assert not [text for text in said("en") if text in everything]
        assert CZECH("learn-next", command="stovkahra") in pages[-1]
        assert CZECH("button-back") in labels
        assert re.search("<:german_[a-z]+_[a-z]+_[0-9a-f]{6}:", everything)
        # From the end there is a way to the beginning; and no trace of all that is kept.
        assert words(await here.press(eva, page, "")) == pages[0]
        # A page that anybody asks for by its button is their own; what no page offers is refused.
        assert (await here.forge(here.players[0], page, f"{LESSON}{answers}")).ephemeral
        refused = await here.forge(eva, page, f"{LESSON}{answers}xx")
        assert refused.ephemeral and words(refused) == CZECH("unknown-button")
        assert not here.rows("SELECT 1 FROM tables")
        assert not here.rows("SELECT 1 FROM people WHERE user_id IS NOT NULL")


# Threads


async def test_nobody_waits_while_discord_opens_a_thread(tmp_path: Path) -> None:
    async with club(tmp_path) as here:
        here.bot.admission, open_thread = Admission(1), here.bot.http.start_thread_without_message
        served: list[int] = []

        async def opening(*place: Any, **thread: Any) -> Any:
            async with asyncio.timeout(60), here.bot.admission.admit(1):
                served.append(1)
            return await open_thread(*place, **thread)

        here.bot.http.start_thread_without_message = opening
        page = await here.press(here.players[0], await here.open(), "menu")
        await here.press(here.players[0], page, "thread")
        assert served == [1]


async def test_what_discord_refuses_is_told_as_what_it_is(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    threads, answers, messages = "/channels/*/threads", "/interactions/*/*/callback", "/channels/*/messages"
    told = {
        (threads, 400, 160006): "as many open threads",
        (threads, 400, 160007): "as many open threads",
        (threads, 400, 30058): "as many open threads",
        (threads, 400, 200001): "AutoMod",
        (threads, 403, 60003): "two-factor",
        (threads, 403, 50013): "permissions to create public threads",
        (threads, 400, 40004): "try again in a moment",
        (answers, 400, 200000): "AutoMod",
        (answers, 400, 40062): "Discord takes no more",
        (answers, 413, 40005): "larger than Discord takes",
        (answers, 400, 50024): "gone, or hidden or closed",
    }
    async with club(tmp_path, Seeded(2)) as here:
        page = await here.press(here.players[0], await here.open(), "menu")
        for (path, status, code), words_told in told.items():
            here.env.inject_error("POST", path, status=status, code=code)
            if path == answers:
                refused = await here.slash(here.players[0], "stovkahra tables")
            else:
                refused = await here.press(here.players[0], page, "thread")
            assert refused.ephemeral and words_told in words(refused), code
        assert here.rows("SELECT channel_id FROM tables") == [(here.channel.id,)]
        # What nobody waits for is logged in a line, and the table goes on.
        await here.start()
        for code in (200000, 20028, 160005):
            here.env.inject_error("PATCH", f"{messages}/*", status=400, code=code)
            await here.play(Random(1), 1)
            await here.pass_time(REDRAW + 1)
        await here.pass_time(60)
    assert not [record for record in caplog.records if record.exc_info]


async def test_a_table_is_played_in_a_thread_of_its_own_though_that_is_archived_meanwhile(tmp_path: Path) -> None:
    async with club(tmp_path, Seeded(2)) as here:
        thread = await in_a_thread(here)
        assert thread.is_thread
        assert NAMES[0] in (thread.name or "")
        await here.play_until(Random(2), playing)
        for method in ("PATCH", "POST"):
            await here.pass_time(REDRAW + 1)
            archive(here, thread, method)
            old = await here.board()
            before = old.components
            if method == "PATCH":
                await here.press(*await to_move(here))
                await here.pass_time(REDRAW + 1)
            else:
                # A deal that comes by itself, after the pause, is a new message.
                await here.play_until(Random(2), lambda table: table.clock.next_deal_at is not None)
                await here.pass_pause()
            board = await here.board()
            assert board.components != before
            assert (board.id == old.id) == (method == "PATCH")
            assert board.channel_id == thread.id
            assert not archived(here, thread)
        # In the channel stands where it is, in place of the table, beside Discord's own word on the thread.
        own = [message for message in here.channel.history() if message.type is not MessageType.thread_created]
        assert [words(here.message(here.channel.id, message.id)) for message in own] == [
            texts()("thread-opened", table=here.table_id, name=NAMES[0], place=f"<#{thread.id}>")
        ]
        assert len(thread.history()) == 2
        listed = await here.slash(here.stranger, "stovkahra tables")
        assert f"{thread.id}/{board.id}" in words(listed)


@pytest.mark.parametrize("refused", [True, False])
async def test_a_thread_that_cannot_be_opened_again_waits_and_loses_nothing(refused: bool, tmp_path: Path) -> None:
    async with club(tmp_path, Seeded(4)) as here:
        thread = await in_a_thread(here)
        await here.play_until(Random(4), playing)
        archive(here, thread, "PATCH", times=None)
        if refused:
            here.env.inject_error("PATCH", f"/channels/{thread.id}", status=403, code=50013, times=None)
        before = len(here.moves())
        for _ in range(3):
            await here.press(*await to_move(here))
        tried = len(here.env.http_requests)
        await here.pass_time(REDRAW + 1)
        assert len(here.moves()) >= before + 3
        await here.pass_time(REDRAW * 5)
        again = [request for request in here.env.http_requests[tried:] if str(thread.id) in request.path]
        assert len(again) <= 4, "a thread that stays closed is not tried over and over"
        # The game goes on where somebody asks for it.
        here.env.backend.faults.clear()
        shown = await here.slash(here.players[2], "stovkahra show")
        assert shown.channel_id == here.channel.id
        assert (await here.board()).id == shown.id
        await here.press(*await to_move(here))


# Pictures of cards


def cards_on(panel: ResponseMessage) -> list[dict[str, Any]]:
    """The buttons by which a card is played."""
    return [each for each in buttons(panel) if ":play " in each["custom_id"]]


async def test_the_pictures_of_the_cards_are_brought_once_and_shown_in_the_pack_of_each_one_s_choice(
    tmp_path: Path,
) -> None:
    async with club(tmp_path, Seeded(9), emojis=True) as here:

        def brought() -> list[Any]:
            posted = [each for each in here.env.http_requests if each.path.endswith("/emojis")]
            return [each.json for each in posted if each.method == "POST"]

        assert {body["name"]: base64.b64decode(body["image"].split(",")[1]) for body in brought()} == {
            emoji_name(name, content): content for name, content in pictures().items()
        }
        await here.start(look="text")
        actor, panel = here.players[1], here.panels[1]
        await here.press(actor, panel, "more")
        await here.press(actor, panel, "preferences")
        assert {part["custom_id"].split(":")[0] for part in lists(panel)} == {"pr1"}
        await here.choose(actor, panel, f"deck.{here.table_id}", str(Deck.FRENCH))
        await here.press(actor, panel, "look")
        third, its_panel = here.players[2], here.panels[2]
        await here.press(third, its_panel, "more")
        await here.press(third, its_panel, "preferences")
        await here.choose(third, its_panel, f"deck.{here.table_id}", str(Deck.TELL))
        await here.press(third, its_panel, "look")
        table = await here.table()
        known = {emoji.name for emoji in here.env.backend.application_emojis.values()}
        for seat, each in here.panels.items():
            shown = faces_on(each)
            assert len(shown) >= len(table.view(seat).hand) == 8 and shown <= known
            assert {name.split("_")[0] for name in shown} == {{1: "french", 2: "tell"}.get(seat, "german")}
            assert cards_named({"components": each.components}) >= set(table.view(seat).hand)
            # The picture is enough, unless the person wants letters.
            assert not any("label" in card for card in cards_on(each))
        await here.pass_time(REDRAW + 1)
        await here.play_until(Random(9), lambda table: playing(table) and bool(table.view().table))
        await here.pass_time(REDRAW + 1)
        assert "<:german_" in words(await here.board())
        assert "<:french_" not in words(await here.board())
        await here.restart(crash=True)
        assert len(brought()) == len(pictures())
        assert await here.press(here.players[0], here.panels[0], "look")


def faces_on(message: ResponseMessage) -> set[str]:
    """The emojis of cards in a message, on buttons or in its text."""
    return set(re.findall(r"(?:german|french|tell)_[a-z]+_[a-z]+_[0-9a-f]{6}", json.dumps(message.components)))


def refused_for_its_emoji(here: Club, method: str, path: str, times: int) -> None:
    here.env.inject_error(method, path, status=400, code=50035, message="Invalid emoji", times=times)


async def test_an_emoji_that_discord_refuses_is_tried_once_more_and_then_left_out(tmp_path: Path) -> None:
    async with club(tmp_path, Seeded(10), emojis=True) as here:
        await here.start()
        await here.play_until(Random(10), lambda table: playing(table) and len(table.view().table) == 1)
        for times in (1, 2):
            actor, panel, what = await to_move(here)
            before = here.moves()
            refused_for_its_emoji(here, "POST", "/interactions/*/*/callback", times)
            await here.press(actor, panel, "look")
            assert cards_on(panel)
            assert all(bool(each.get("emoji")) == (times == 1) for each in cards_on(panel))
            assert all(bool(each.get("label")) == (times == 2) for each in cards_on(panel))
            # In a label an emoji is no picture.
            assert not [each for each in cards_on(panel) if "<" in (each.get("label") or "")]
            # The next time all is well again.
            await here.press(actor, panel, "look")
            assert all(each.get("emoji") for each in cards_on(panel))
            await here.press(actor, panel, what)
            assert here.moves()[len(before)][3] == what
        # A hand that is drawn by its token goes without them too.
        await here.play_until(Random(10), lambda table: playing(table) and len(table.view().table) == 1)
        refused_for_its_emoji(here, "PATCH", "/webhooks/*", 2)
        await here.press(*await to_move(here))
        _, panel, _ = await to_move(here)
        assert cards_on(panel)
        assert not [each for each in cards_on(panel) if each.get("emoji")]


async def test_other_things_that_discord_does_not_take_are_told_by_a_reference(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """What has nothing to do with emojis is not sent over and over."""
    async with club(tmp_path) as here:
        here.env.inject_error("POST", "/interactions/*/*/callback", status=400, code=50035, times=1)
        since = len(here.env.http_requests)
        told = await here.slash(here.stranger, "stovkahra tables")
        assert told.ephemeral
        reference = re.search(r"\b[0-9a-f]{8}\b", words(told))
        assert reference is not None
        assert reference[0] in caplog.text
        answers = [each for each in here.env.http_requests[since:] if each.path.endswith("/callback")]
        assert len(answers) == 2


async def test_a_discord_without_emojis_is_no_hindrance(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Where sending them fails on the way, cards are shown by plain signs, and the rest comes after the next start."""
    async with club(tmp_path, Seeded(12)) as here:
        await here.start()
        assert not faces_on(here.panels[0])
        assert set((await here.table()).view(0).hand) <= cards_named({"components": here.panels[0].components})
        assert [record for record in caplog.records if "Card faces" in record.getMessage()]
        here.env.backend.faults.clear()
        here.env.inject_error("POST", EMOJI, status=400, code=50035)
        await here.restart()
        assert len(here.env.backend.application_emojis) < len(pictures())
        await here.press(here.players[0], here.panels[0], "look")
        assert not faces_on(here.panels[0])
        await here.restart()
        assert len(here.env.backend.application_emojis) == len(pictures())
        await here.press(here.players[0], here.panels[0], "look")
        assert len(faces_on(here.panels[0])) >= 8


# Tokens


async def test_hands_are_drawn_anew_after_a_restart_by_the_tokens_from_before(tmp_path: Path) -> None:
    """Of everybody whose hand has changed, though the bot that drew them is no more."""
    async with club(tmp_path, Seeded(14)) as here:
        await here.start()
        await here.play_until(Random(14), lambda table: table.clock.next_deal_at is not None)
        old = {seat: words(panel) for seat, panel in here.panels.items()}
        await here.restart(crash=True)
        await here.pass_pause()
        table = await here.table()
        for seat, panel in here.panels.items():
            assert words(panel) != old[seat]
            assert cards_named({"components": panel.components}) >= set(table.view(seat).hand)


@pytest.mark.parametrize("away", [0, 20 * 60])
async def test_a_token_that_is_dead_is_tried_once_at_most(away: float, tmp_path: Path) -> None:
    """Once where Discord has let it die before its time, and not at all where its time is over."""
    async with club(tmp_path, Seeded(15)) as here:
        await here.start()
        await here.play_until(Random(15), lambda table: playing(table) and not table.view().table)
        await here.restart(crash=True, away=away)
        # A click that is not answered yet might be why Discord does not take its token.
        await here.pass_time(ANSWER_LIFE_S + 1)
        here.env.inject_error("PATCH", "/webhooks/*", status=401, code=50027, times=None)
        since, moves = len(here.env.http_requests), len(here.moves())
        # By whatever button stands on the table, so that no new hand comes with a new token.
        for _ in range(8):
            table = await here.table()
            assert table.game is not None
            assert table.game.turn is not None
            what = next(str(move) for move in table.view(table.game.turn).legal if str(move).startswith("play"))
            custom_id = f"st1:{here.table_id}:{table.deal.version(table.game.turn)}:{what}"
            here.env.inject_error("POST", "/interactions/*/*/callback", status=404, code=10062)
            with pytest.raises(AssertionError, match="without an answer"):
                await here.forge(here.players[table.game.turn], await here.board(), custom_id)
        assert len(here.moves()) >= moves + 8
        used = [each.path for each in here.env.http_requests[since:] if each.path.startswith("/webhooks/")]
        assert len(used) == len(set(used)) == (0 if away else 4)


async def test_how_many_answers_others_have_given_before_stands_in_the_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with club(tmp_path, Seeded(1)) as here:
        for _ in range(3):
            here.env.inject_error("POST", "/interactions/*/*/callback", status=400, code=40060)
            with pytest.raises(AssertionError, match="without an answer"):
                await here.slash(here.players[0], "stovkahra tables")
        for told in (1, 1):
            await here.pass_time(61)
            lines = [record.getMessage() for record in caplog.records if "40060" in record.getMessage()]
            assert len([line for line in lines if "refused 3 answers" in line and "other process" in line]) == told


async def test_no_message_of_a_table_can_notify_anybody_whatever_its_players_are_called(tmp_path):
    async with club(tmp_path, Seeded(1), redraw_seconds=0) as here:
        odd = here.guild.add_member(here.env.create_user("odd", global_name="@everyone <@&2>"))
        here.players[0] = odd
        before = len(here.env.http_requests)
        await here.start()
        await here.play(Random(1), 4)
        # Until whoever is waited for is called, and nobody else.
        await here.pass_time(1000)
        sent = messages_in(here.env, here.env.http_requests[before:])
        assert {each.method for each in sent if each.path.startswith("/channels/")} == {"POST", "PATCH"}
        told = [each.body.get("allowed_mentions") for each in sent]
        assert all(each == {"parse": []} or (each["parse"], len(each["users"])) == ([], 1) for each in told), told
