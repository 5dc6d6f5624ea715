"""A table across servers with the real discord.py: two on a server, one in direct messages, one in a group chat."""

from pathlib import Path
from random import Random

from bot.model.table import Status
from bot.storage.schema import PRIVATE_FROM
from tests.support.chance import Seeded
from tests.support.service import tamper
from tests.support.simulated_discord import (
    Sent,
    check_secrets,
    club,
    does,
    in_a_group,
    in_direct_messages,
    lists,
    offered,
    words,
)

MOVES = ("play", "pass", "declare", "count")


async def test_people_of_a_server_and_of_none_play_and_nobody_else_sees_a_card(tmp_path: Path) -> None:
    async with club(tmp_path, Seeded(3), redraw_seconds=0) as here:
        anna, bela, *_ = here.players
        moderator, random, seen = here.moderator(), Random(2), list[Sent]()
        page = await here.slash(moderator, "stovkahra-moderation settings")
        page = await here.choose(moderator, page, "choose", "company")
        page = await here.choose(moderator, page, "across", "on")
        await here.choose(moderator, page, "across-channel", here.elsewhere)
        eva, filip = (here.env.create_user(name, global_name=name.title()) for name in ("eva2", "filip2"))
        here.watching.append(lambda _, sent: seen.append(sent))
        pages = {person: await here.slash(person, "stovkahra find") for person in (anna, bela)}
        for person, place in ((eva, in_direct_messages), (filip, in_a_group)):
            here.moved = place
            pages[person] = await here.answered(await person.slash("stovkahra find"))
        assert all(page.ephemeral for page in pages.values())
        here.table_id = PRIVATE_FROM
        await here.pass_time(1)
        table = await here.table()
        seats = {each.user_id: at for at, each in enumerate(table.seats) if each is not None and each.user_id}
        assert table.status is Status.PLAYING and seats.keys() == {person.id for person in pages}
        for _ in range(12):
            # The page in which each has waited is the hand.
            hands = {person: here.message(page.channel_id, page.id) for person, page in pages.items()}
            moves = [(each, what) for each, hand in hands.items() for what in offered(hand) if what.startswith(MOVES)]
            if moves:
                person, what = random.choice(moves)
                here.moved = in_a_group if person is filip else in_direct_messages
                await here.press(person, hands[person], what)
            await here.pass_time(3)
            table = await here.table()
            for sent in seen:
                check_secrets(table, sent, seats)
            seen.clear()
        assert len(table.game.moves) > 6
        # The server shows it, without a button or a mention.
        (posted,) = here.elsewhere.history()
        board = here.message(here.elsewhere.id, posted.id)
        assert "across servers" in words(board) and not offered(board) and "<@" not in words(board)
        shown = [*hands.values(), board]
        # Whoever is reported and blocked is known by the name at the table alone.
        page = await here.forge(anna, await here.press(anna, hands[anna], "more"), f"rt1:{here.table_id}")
        for what in ("report", "block"):
            (part,) = (each for each in lists(page) if does(each) == what)
            page = await here.choose(anna, page, what, part["options"][0]["value"])
            assert "✅" in words(page)
        page = await here.press(anna, await here.slash(anna, "stovkahra preferences"), "blocks")
        (part,) = (each for each in lists(page) if does(each) == "unblock")
        assert "Anonym" in part["options"][0]["label"] and "<@" not in words(page)
        assert not any(str(person.id) in str(lists(page)) for person in pages)
        assert not any(name in words(each) for each in shown for name in ("Anna", "Béla", "Eva2", "Filip2"))
        # The operator, who has named a channel, gets the report there, with the record once the game is over.
        tamper(here.path, "UPDATE tables SET status = 'stopped'")
        here.settings.report_channel = here.channel.id
        await here.restart()
        await here.pass_time(61)
        posted = [here.message(here.channel.id, each.id) for each in here.channel.history()]
        (told,) = [each for each in posted if "Report 1" in words(each)]
        assert [file.filename for file in told.attachments] == ["reported-1.json"] and "<@" not in words(told)
        assert "reported-1.json" in str(told.components)
