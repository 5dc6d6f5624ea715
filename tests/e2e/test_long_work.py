"""What takes long is answered at once and shown later, one thing at a time for a person, and keeps nobody waiting."""

import asyncio
import io
import json
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import timedelta
from functools import partial
from pathlib import Path
from random import Random
from typing import Any
from zipfile import ZipFile

import pytest
from simcord.results import InteractionResult

from bot.i18n.texts import texts
from bot.service.common import files
from bot.service.common.worker_pool import WorkerPool
from bot.service.looking_back.ledger import LedgerService
from tests.e2e.test_people import game
from tests.support.chance import Seeded
from tests.support.reviews import unblamed
from tests.support.simulated_discord import MOMENT, Club, club, file_of, offered, words

T = texts()
ENDS = "a test that takes the work of a worker process upon itself"


class Workers:
    """Worker processes whose work is done here, at once or when a test lets them go on."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.here: Club | None = None
        self.fails = False
        self._free = asyncio.Event()
        self._free.set()

        async def work(_: WorkerPool, task: Any, party: int = 0, **_how: object) -> Any:
            await self.wait()
            if self.fails:
                raise TimeoutError
            return task()

        monkeypatch.setattr(WorkerPool, "draw", work)
        monkeypatch.setattr(WorkerPool, "compute", work)
        monkeypatch.setattr(WorkerPool, "judge", work)

    async def wait(self) -> None:
        if not self._free.is_set() and self.here is not None:
            await self.here.env.external_wait(self._free.wait(), reason=ENDS)

    def hold(self) -> None:
        self._free.clear()

    async def go_on(self) -> None:
        """Let them go on, and see what comes of it."""
        self._free.set()
        assert self.here is not None
        await self.here.env.settle(idle=MOMENT)
        await self.here.look()


@pytest.fixture
def workers(monkeypatch: pytest.MonkeyPatch) -> Workers:
    return Workers(monkeypatch)


@asynccontextmanager
async def won(tmp_path: Path, workers: Workers) -> AsyncIterator[Club]:
    """A club where one game is won, and the next one dealt."""
    async with club(tmp_path, Seeded(5)) as here:
        workers.here = here
        await here.start()
        await game(here)
        yield here
        await workers.go_on()


def is_thinking(result: InteractionResult) -> bool:
    """Whether Discord shows that the bot is thinking."""
    return result.deferred and result._interaction.loading


async def test_a_command_is_answered_at_once_and_its_picture_takes_the_place_of_that(tmp_path, workers):
    async with won(tmp_path, workers) as here:
        anna, bela, *_ = here.players
        workers.hold()
        asked = await anna.slash(here.channel, "brcko standings", picture=True)
        assert is_thinking(asked) and not asked.response.ephemeral
        # Whoever has something in the making is told what to do; others have theirs begun.
        again = await here.slash(anna, "brcko standings", picture=True)
        assert again.ephemeral and words(again) == T("limit-at-once")
        other = await bela.slash(here.channel, "brcko standings", picture=True)
        assert is_thinking(other)
        # And nobody waits for it.
        assert words(await here.slash(anna, "stovkahra tables"))
        await workers.go_on()
        for result in (asked, other):
            assert not is_thinking(result) and file_of(here.env, result.response).startswith(b"\x89PNG")
        assert file_of(here.env, await here.slash(anna, "brcko standings", picture=True)).startswith(b"\x89PNG")


async def test_a_press_says_in_its_message_what_is_being_made_and_offers_to_ask_again(tmp_path, workers, monkeypatch):
    monkeypatch.setattr("bot.service.looking_back.replay.draw_film", lambda *_: b"RIFF    WEBP")
    async with won(tmp_path, workers) as here:
        shown = await here.lead(here.stranger, f"ro1:{here.table_id}:1:0")
        (share,) = [custom_id for custom_id in offered(shown).values() if custom_id.startswith("rs1:")]
        shown = await here.forge(here.stranger, shown, share)
        (film,) = [custom_id for custom_id in offered(shown).values() if custom_id.startswith("rf1:")]
        workers.hold()
        waiting = await here.forge(here.stranger, shown, film)
        assert waiting.id == shown.id and words(waiting) == T("replay-film-working", deal=1)
        assert list(offered(waiting).values()) == [film]
        # Whoever asks again waits for the same one.
        again = await here.forge(here.stranger, waiting, film)
        assert again.id == shown.id and list(offered(again).values()) == [film]
        await workers.go_on()
        made = here.message(shown.channel_id, shown.id)
        assert file_of(here.env, made).startswith(b"RIFF")
        # To show it to everybody takes no time any more.
        (post,) = [custom_id for custom_id in offered(made).values() if custom_id.startswith("rq1:")]
        posted = await here.forge(here.stranger, made, post)
        assert not posted.ephemeral and file_of(here.env, posted).startswith(b"RIFF")


async def test_where_a_film_takes_too_long_its_message_says_so_and_offers_to_ask_again(tmp_path, workers, monkeypatch):
    monkeypatch.setattr("bot.service.looking_back.replay.draw_film", lambda *_: b"RIFF    WEBP")
    async with won(tmp_path, workers) as here:
        shown = await here.lead(here.stranger, f"ro1:{here.table_id}:1:0")
        (share,) = [custom_id for custom_id in offered(shown).values() if custom_id.startswith("rs1:")]
        shown = await here.forge(here.stranger, shown, share)
        (film,) = [custom_id for custom_id in offered(shown).values() if custom_id.startswith("rf1:")]
        workers.hold()
        workers.fails = True
        await here.forge(here.stranger, shown, film)
        await workers.go_on()
        told = here.message(shown.channel_id, shown.id)
        assert words(told) == T("too-busy") and list(offered(told).values()) == [film]
        workers.fails = False
        assert file_of(here.env, await here.forge(here.stranger, told, film)).startswith(b"RIFF")


async def test_a_mistake_in_what_everybody_was_to_see_is_told_to_whoever_asked(tmp_path, workers, monkeypatch):
    async def broken(*_: object) -> bytes:
        raise RuntimeError("a mistake in the bot")

    async with won(tmp_path, workers) as here:
        monkeypatch.setattr(WorkerPool, "draw", broken)
        before = [message.id for message in here.channel.history()]
        asked = await here.players[0].slash(here.channel, "brcko standings", picture=True)
        (told,) = asked.followups
        assert told.ephemeral and words(told).startswith(T("error", reference="").split("`")[0])
        assert [message.id for message in here.channel.history() if not message.flags.ephemeral] == before


async def test_unlikely_results_are_looked_for_behind_a_page_that_is_there_at_once(tmp_path, workers):
    working = T("settings-unlikely-working")
    async with won(tmp_path, workers) as here:
        filip = here.moderator()
        workers.hold()
        page = await here.slash(filip, "stovkahra-moderation settings")
        page = await here.choose(filip, page, "choose", "unlikely")
        assert working in words(page)
        # What is pressed meanwhile is not drawn over by what is found for the page before.
        other = await here.press(filip, page, "tables")
        told = words(other)
        await workers.go_on()
        assert words(here.message(page.channel_id, page.id)) == told
        # What was found is kept for the day.
        workers.hold()
        back = await here.choose(filip, other, "choose", "unlikely")
        assert working not in words(back)
        here.away += timedelta(days=1)
        page = await here.slash(filip, "stovkahra-moderation settings")
        again = await here.choose(filip, page, "choose", "unlikely")
        assert working in words(again)
        await workers.go_on()
        assert working not in words(here.message(again.channel_id, again.id))


async def test_an_export_is_compressed_where_it_is_large_and_refused_where_it_is_too_large(
    tmp_path, workers, monkeypatch
):
    async with won(tmp_path, workers) as here:
        filip = here.moderator()
        plain = await here.slash(filip, "stovkahra-moderation export", format="json")
        assert plain.ephemeral and plain.attachments[0].filename == "brcko.json"
        year = here.now().year
        assert len(json.loads(file_of(here.env, plain))["games"]) == 1
        for asked, number in ((year, 1), (year - 1, 0)):
            part = await here.slash(filip, "stovkahra-moderation export", format="json", year=asked)
            assert part.attachments[0].filename == f"brcko-{asked}.json" and str(asked) in words(part)
            assert len(json.loads(file_of(here.env, part))["games"]) == number
        monkeypatch.setattr(files, "PLAIN", 100)
        # Of whoever has only looked at the server's, nothing is kept.
        page = await here.slash(filip, "privacy")
        assert not (await here.forge(filip, page, "pv1:file")).attachments
        await here.slash(filip, "stovkahra preferences")

        export = partial(here.slash, filip, "stovkahra-moderation export")
        own = partial(here.lead, filip, "pv1:file")
        for ask, name in ((export, "brcko.csv"), (own, "stovkahra-my-data.json")):
            packed = await ask()
            assert packed.ephemeral and packed.attachments[0].filename == f"{name}.zip"
            assert T("file-compressed") in words(packed)
            with ZipFile(io.BytesIO(file_of(here.env, packed))) as archive:
                assert archive.namelist() == [name] and archive.read(name)
        packed = await here.slash(filip, "stovkahra-moderation export", format="json")
        with ZipFile(io.BytesIO(file_of(here.env, packed))) as archive:
            assert archive.read("brcko.json") == file_of(here.env, plain)
        # Each bot loads this module anew.
        monkeypatch.setattr(sys.modules["cogs.entry"].DiscordReply, "limit", 120)
        for ask, key in ((export, "export-too-large"), (own, "privacy-too-large")):
            told = await ask()
            assert told.ephemeral and not told.attachments and words(told) == T(key, most=0)


async def test_nobody_waits_for_what_somebody_else_types(tmp_path, workers, monkeypatch):
    async with won(tmp_path, workers) as here:
        anna, bela, *_ = here.players
        find, sought = here.bot.host.ledger.players, list[str]()

        async def slowly(_: LedgerService, actor: Any, typed: str, game: str) -> list[tuple[str, int]]:
            if actor.user_id == anna.id:
                sought.append(typed)
                await workers.wait()
            return await find(actor, typed, game)

        monkeypatch.setattr(LedgerService, "players", slowly)
        turn = here.bot.admission.admit

        @asynccontextmanager
        async def waited_for(person: int) -> AsyncIterator[None]:
            own = turn(person)
            await here.env.external_wait(own.__aenter__(), reason=ENDS)
            try:
                yield
            finally:
                await own.__aexit__(None, None, None)

        monkeypatch.setattr(here.bot.admission, "admit", waited_for)
        workers.hold()
        for typed in ("C", "Cy", "Cyr"):
            assert await here.offer(anna, "brcko player", "player", typed) == []
        assert [name for name, _ in await here.offer(bela, "brcko player", "player", "Cyr")] == ["Cyril · 1 game"]
        # One at a time is looked for, as one click is at work, and then only what was typed last.
        assert sought == ["C"]
        await workers.go_on()
        assert sought == ["C", "Cyr"]
        assert [name for name, _ in await here.offer(anna, "brcko player", "player", "Cyr")] == ["Cyril · 1 game"]


# What nobody could be told in time


async def test_an_answer_that_was_held_back_comes_where_it_would_have_come(tmp_path, monkeypatch):
    """Discord is told at once that every answer comes later, as where a database answers after two seconds."""
    async with club(tmp_path, Seeded(1)) as here:
        await here.start()
        monkeypatch.setattr(sys.modules["cogs.entry"], "HELD_BACK_S", 0)
        # In the place of the hand, of the table's message, and below a command.
        table = await here.table()
        assert table.game is not None and table.game.turn is not None
        user, panel = here.players[table.game.turn], here.panels[table.game.turn]
        what = next(what for what in offered(panel) if what.startswith(("play", "pass")))
        shown = await here.press(user, panel, what)
        assert shown.id == panel.id and what not in offered(shown)
        assert (await here.table()).game.moves != table.game.moves
        listed = await here.slash(here.players[1], "stovkahra tables")
        assert listed.ephemeral and str(table.message.id) in words(listed)
        opened = await here.stranger.slash(here.elsewhere, "stovkahra new")
        await here.look()
        board, hand = opened.followups
        assert not board.ephemeral and hand.ephemeral and opened.response is None
        assert here.rows("SELECT message_id FROM tables WHERE id = 2") == [(board.id,)]
        # What is refused is told to the person alone.
        asked = await here.stranger.click(await here.board(), custom_id=offered(await here.board())["hand"])
        await here.look()
        (refused,) = asked.followups
        assert refused.ephemeral
        nothing = await here.slash(here.stranger, "stovkahra show", table=999)
        assert nothing.ephemeral and "999" in words(nothing)


async def test_what_decided_the_deal_is_shown_while_it_is_judged_and_replayed_from_its_trick(tmp_path, workers):
    async with club(tmp_path, Seeded(5)) as here:
        workers.here = here
        await here.start()
        await here.play_until(Random(3), lambda table: table.game is not None and table.game.outcome is not None)
        workers.hold()
        waiting = await here.lead(here.stranger, f"rv1:{here.table_id}:1:1:1")
        line = words(waiting).splitlines()[0]
        (replay,) = [custom_id for custom_id in offered(waiting).values() if custom_id.startswith("ro2:")]
        # Nothing can be judged or drawn: what was played is told all the same.
        workers.fails = True
        await workers.go_on()
        trick = line.removeprefix("-# ⚡ ").partition(":")[0]
        shown = words(await here.lead(here.players[1], replay))
        assert trick.startswith("Trick ") and f"**{trick}:**" in shown and "wins." in shown


@pytest.mark.parametrize("held", [False, True])
async def test_a_review_is_one_message_whatever_is_shown_there_before_it(tmp_path, workers, monkeypatch, held):
    judge = "bot.service.looking_back.fair_reviews.judge_deal"
    monkeypatch.setattr(judge, lambda game, deal, only: unblamed(game, deal))
    async with club(tmp_path, Seeded(5)) as here:
        workers.here = here
        await here.start()
        await here.play_until(Random(2), lambda table: table.game is not None and table.game.outcome is not None)
        page = await here.slash(here.stranger, "stovkahra home")
        if held:
            monkeypatch.setattr(sys.modules["cogs.entry"], "HELD_BACK_S", 0)
        workers.hold()
        asked = here._sent(here.stranger.id, page, f"rv1:{here.table_id}:1:1:0", guild_id=here.stranger.guild.id)
        await here.env.settle(idle=MOMENT)
        await here.look()
        (note,) = [each for each in (asked.response, *asked.followups) if each is not None and each.id != page.id]
        assert note.ephemeral and "being looked through" in words(note)
        await workers.go_on()
        (note,) = [each for each in (asked.response, *asked.followups) if each is not None and each.id != page.id]
        assert "being looked through" not in words(note) and f"rv1:{here.table_id}:1:1:2" in offered(note).values()
