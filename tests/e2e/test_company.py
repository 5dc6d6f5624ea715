"""Company as Discord sees it: whom messages may notify, who is sent one, and the lists of people and of roles."""

from datetime import timedelta

from discord import EventStatus, PermissionOverwrite, Permissions
from simcord.results import InteractionResult

from bot.i18n.texts import texts
from bot.model.company import APART, SEAT_KEPT_FOR
from tests.support.chance import Seeded
from tests.support.service import look, tamper
from tests.support.simulated_discord import buttons, club, does, offered, words

T = texts()


def sent_to(here, request):
    """The account to which a direct message was sent; `None` for other requests."""
    parts = request.path.strip("/").split("/")
    if request.method != "POST" or parts[0] != "channels" or parts[2:] != ["messages"]:
        return None
    return {channel: account for account, channel in here.env.backend.dm_channels.items()}.get(int(parts[1]))


async def wish(here, person, how, *, command="stovkahra tables"):
    page = await here.slash(person, command)
    return await here.press(person, await here.press(person, page, "told"), f"tell.{how}")


async def opened(here, person, channel=None):
    """A table is opened; whom its message may notify, and the other requests of the bot since."""
    before = len(here.env.http_requests)
    await here.slash(person, "stovkahra new", channel)
    await here.env.settle()
    later = here.env.http_requests[before:]
    body = next(each.json for each in later if each.path.endswith("/callback"))
    return body["data"]["allowed_mentions"], later


async def test_a_message_notifies_those_who_wished_it_and_nobody_else_who_is_named_there(tmp_path):
    async with club(tmp_path, Seeded(1), redraw_seconds=0) as here:
        anna, bela, cyril, dana = here.players
        hidden = here.guild.create_text_channel("tajné", overwrites={cyril: PermissionOverwrite(view_channel=False)})
        await wish(here, bela, "mention")
        await wish(here, cyril, "direct", command="bulka tables")
        only, later = await opened(here, anna)
        assert only == {"parse": [], "users": [bela.id]}
        assert [to for each in later if (to := sent_to(here, each))] == [cyril.id]
        # Who may not see a channel hears nothing of it.
        await here.pass_time(APART.total_seconds())
        _, later = await opened(here, dana, hidden)
        assert not [each for each in later if sent_to(here, each)]
        # Who takes no direct messages is not asked twice.
        for table, tries in ((anna, 1), (dana, 0)):
            await here.pass_time(APART.total_seconds())
            here.env.inject_error("POST", "/channels/*/messages", status=403, code=50007)
            _, later = await opened(here, table)
            assert sum(sent_to(here, each) == cyril.id for each in later) == tries
        page = await here.press(cyril, await here.slash(cyril, "stovkahra tables"), "told")
        assert T("told-now-closed") in words(page)


async def test_seats_are_kept_for_friends_over_a_kill_until_the_time_is_over(tmp_path):
    async with club(tmp_path, Seeded(1), redraw_seconds=0) as here:
        anna, bela, cyril, dana = here.players
        robot = here.guild.add_member(here.env.create_user("robot", bot=True))
        assert words(await here.refused(here.slash(anna, "stovkahra new", **{"with": robot}))) == T("friends-bots")
        before = len(here.env.http_requests)
        lobby = await here.slash(anna, "stovkahra new", **{"with": cyril, "with-2": bela, "invited-only": "on"})
        here.table_id = int(buttons(lobby)[0]["custom_id"].split(":")[1])
        sent = [each.json for each in here.env.http_requests[before:] if each.path.endswith("/callback")]
        assert sent[0]["data"]["allowed_mentions"] == {"parse": [], "users": [cyril.id, bela.id]}
        assert all(f"<@{person.id}>" in words(lobby) for person in (bela, cyril))
        told = await here.press(dana, lobby, "sit 3")
        assert told.ephemeral and words(told) == T("only-invited", name="Anna")
        await here.restart(crash=True, away=2 * SEAT_KEPT_FOR.total_seconds())
        board = await here.board()
        assert T("kept-until", until="").split(";")[0] in words(board)
        assert T("seat-kept", name="Béla, Cyril", at="").split(";")[0] in words(await here.press(dana, board, "sit 2"))
        await here.press(cyril, await here.board(), "sit 2")
        await here.pass_time(SEAT_KEPT_FOR.total_seconds() + 60)
        board = await here.board()
        assert T("kept-until", until="").split(";")[0] not in words(board)
        menu = await here.press(anna, board, "menu")
        await here.press(anna, menu, "everybody")
        await here.pass_time(1)
        await here.press(dana, await here.board(), "sit 1")
        assert [person and person.name for person in (await here.table()).seats] == ["Anna", "Dana", "Cyril", None]


async def test_one_window_asks_when_and_with_whom_and_another_takes_a_record(tmp_path):
    async with club(tmp_path, Seeded(1), redraw_seconds=0) as here:
        anna, bela, cyril, _ = here.players
        robot = here.guild.add_member(here.env.create_user("robot", bot=True))

        async def window(what: str, *parts: str) -> InteractionResult:
            page = await here.slash(anna, "stovkahra home")
            for part in parts:
                page = await here.press(anna, page, f"show.stovkahra.{part}")
            return await anna.click(page, custom_id=f"hm1:{what}")

        asked = await window("at.stovkahra", "friends")
        told = await anna.submit_modal(asked, {"text": "", "people": [bela]})
        assert words(told.response) == T("at-unreadable")
        asked, before = await window("at.stovkahra", "friends"), len(here.env.http_requests)
        told = await anna.submit_modal(asked, {"text": "tomorrow 20:00", "people": [robot, bela, cyril]})
        assert T("appointment-asked", people=f"<@{bela.id}> <@{cyril.id}>") in words(told.response)
        (sent,) = [each.json for each in here.env.http_requests[before:] if each.path.endswith("/callback")]
        assert sent["data"]["allowed_mentions"] == {"parse": [], "users": [bela.id, cyril.id]}
        told = await anna.submit_modal(await window("record", "more", "back"), {"file": ("game.json", b"[1]")})
        assert T("record-wrong", fault=T("fault-needs-object", found="[1]")) in words(told.response)


async def test_a_table_at_a_set_time_opens_though_the_bot_was_away_and_calls_who_signed_up(tmp_path):
    async with club(tmp_path, Seeded(1), redraw_seconds=0) as here:
        anna, bela, *_ = here.players
        told = await here.refused(here.slash(anna, "stovkahra new", at="in 1 hour", computers="regular"))
        assert words(told) == T("at-with")
        assert words(await here.refused(here.slash(anna, "stovkahra new", at="soon"))) == T("at-unreadable")
        for command in ("stovkahra new", "stovkahra evening"):
            assert words(await here.refused(here.slash(anna, command, weekly=True))) == T("at-weekly")
        page = await here.slash(anna, "stovkahra new", at="in 1 hour")
        ((event),) = here.env.backend.get_guild(here.guild.id).scheduled_events.values()
        assert f"<t:{int(here.now().timestamp()) + 3600}:R>" in words(page) and "**In (1):** Anna" in words(page)
        page = await here.press(bela, page, next(what for what in offered(page) if what.startswith("in.")))
        assert "**In (2):** Anna, Béla" in words(page)
        # A process that is killed before it notes the event leaves it to the next one, which finds it there.
        tamper(here.path, "UPDATE appointments SET event_id = NULL")
        await here.restart(crash=True, away=60)
        await here.pass_time(61)
        assert list(here.env.backend.get_guild(here.guild.id).scheduled_events) == [event.id]
        assert look(here.path, "SELECT event_id FROM appointments") == [(event.id,)]
        before = len(here.env.http_requests)
        await here.restart(crash=True, away=3600 + 600)
        await here.pass_time(60)
        calls = [each.json for each in here.env.http_requests[before:] if each.method == "POST" and each.json]
        called = [each["allowed_mentions"].get("users") for each in calls if each.get("allowed_mentions")]
        assert [people for people in called if people] == [[anna.id, bela.id]]
        assert (event.name, event.status) == ("Stovkahra", EventStatus.active.value)


async def test_a_person_is_told_of_the_deal_of_the_day_and_ends_that_in_the_message_itself(tmp_path):
    async with club(tmp_path, Seeded(1), redraw_seconds=0) as here:
        anna, bela, *_ = here.players
        soon = (here.now() + timedelta(hours=1)).hour
        for person in (anna, bela):
            page = await here.press(person, await here.slash(person, "stovkahra preferences"), "reminders")
            page = await here.press(person, page, "daily.on")
            page = await here.choose(person, page, "time.hour", str(soon))
            assert page.ephemeral and "time.city" in offered(page)
        # Anna takes no direct messages, and is not asked twice.
        here.env.inject_error("POST", "/channels/*/messages", status=403, code=50007)
        before = len(here.env.http_requests)
        await here.pass_time(3600)
        sent = [each for each in here.env.http_requests[before:] if sent_to(here, each)]
        assert [sent_to(here, each) for each in sent] == [anna.id, bela.id]
        assert sent[1].json["enforce_nonce"] and sent[0].json["nonce"] != sent[1].json["nonce"]
        page = await here.press(anna, await here.slash(anna, "stovkahra preferences"), "reminders")
        assert T("reminders-closed") in words(page)
        channel = here.env.backend.dm_channels[bela.id]
        (number,) = here.env.backend.messages[channel]
        message = here.message(channel, number)
        result = await here.made_up(bela.id, message, offered(message)["daily.off"])
        assert T("reminders-off") in words(result.response)
        assert here.rows("SELECT hour, due_at FROM reminders ORDER BY person") == [(soon, None), (None, None)]


async def test_moderators_choose_a_role_that_the_bot_may_mention(tmp_path):
    async with club(tmp_path, Seeded(1), redraw_seconds=0) as here:
        anna, bela, *_ = here.players
        await wish(here, bela, "mention")
        quiet, loud = (here.guild.create_role(name, mentionable=name == "Hráči") for name in ("Ticho", "Hráči"))
        moderator, backend = here.moderator(), here.env.backend
        (own,) = (role for role in backend.get_guild(here.guild.id).roles.values() if role.managed)
        allowed = Permissions(own.permissions)
        allowed.mention_everyone = False
        backend.edit_role(here.guild.id, own.id, {"permissions": allowed.value})
        page = await here.slash(moderator, "stovkahra-moderation settings")
        page = await here.choose(moderator, page, "choose", "company")
        for role in (quiet, here.guild.default_role):
            told = await here.choose(moderator, page, "role", role)
            assert words(told) == T("role-not-mentioned", role=f"<@&{role.id}>")
        await here.choose(moderator, page, "role", loud)
        only, _ = await opened(here, anna)
        assert only == {"parse": [], "roles": [loud.id]}


async def test_somebody_is_blocked_and_unblocked_in_the_preferences(tmp_path):
    async with club(tmp_path, Seeded(1)) as here:
        anna, bela, cyril, _ = here.players
        bot = here.guild.add_member(here.env.create_user("robot", bot=True))
        page = await here.press(anna, await here.slash(anna, "stovkahra preferences"), "blocks")
        assert page.ephemeral and words(await here.choose(anna, page, "block", bot)) == T("block-bots")
        page = await here.choose(anna, page, "block", bela, cyril)
        table = await here.slash(anna, "stovkahra new")
        for person in (bela, cyril):
            told = await here.press(person, table, "sit 1")
            assert told.ephemeral and words(told) == T("seat-not-free") and not buttons(told)
        page = await here.choose(anna, page, "unblock", str(bela.id))
        board = await here.press(bela, table, "sit 1")
        assert "sit 2" in offered(board) and "blocks" not in map(does, buttons(board))
