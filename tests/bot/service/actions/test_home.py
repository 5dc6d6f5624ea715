"""Home: what it tells, where it leads, and what is begun there."""

from contextlib import suppress
from datetime import UTC, datetime

import pytest

from bot.i18n.texts import LANGUAGES, texts
from bot.model import (
    across,
    actions,
    challenge,
    company,
    daily,
    home,
    insight,
    ledger_pages,
    operator,
    own_mistake,
    puzzle,
    reminder,
    report,
    rules,
    settings,
)
from bot.model.actions import ROUTES, Action
from bot.model.company import SEAT_KEPT_FOR, Block
from bot.model.decisive import decisive
from bot.model.errors import Refusal
from bot.model.lesson import TurnLesson
from bot.model.table import NOWHERE, Status
from bot.service.common.replies import Upload
from bot.ui.decisive import moment_lines
from bot.ui.games import SCREENS
from bot.ui.screen import People, Select
from engine.games import GAMES, with_duplicates, with_puzzles, with_reviews
from engine.players import Level
from tests.support.service import Bench, QuickWorkers, Target, actor, buttons, look, words
from tests.support.sizes import in_turn

T = texts()
SAME_CARDS = {
    *(home.ChallengeFriend, home.ChooseEvening, challenge.ShowChallenges),
    *(daily.OpenDaily, daily.ShowEarlierDays, daily.ShowRanks),
}
FROM_HOME = {
    *(actions.ShowLevels, actions.PlayAtOnce, rules.ShowRules, across.FindTable),
    *(home.OpenTable, home.OpenTableAt, home.InviteFriends, home.ListTables, home.HandInRecord),
    *(ledger_pages.LedgerPage, reminder.ShowWaiting),
    *(home.OpenPreferences, settings.ChangePreference, reminder.ShowReminders, company.ShowBlocks, company.ShowTold),
    *(home.OpenPrivacy, settings.ExportData, settings.AskToDelete, operator.ShowAbout, report.ShowReport),
}
"""What can be done at any time, without a table."""
BEGINS = (actions.PlayAtOnce, home.OpenTable, home.OpenTableAt, home.HandInRecord, home.OpenMatch, across.FindTable)
"""What begins something; the walk looks at the button and does not press it."""


@pytest.fixture
async def bench(tmp_path):
    async with Bench(tmp_path / "games.db", workers=QuickWorkers()) as ready:
        yield ready


async def press(bench, action: Action, seat=0, upload=None, **other):
    return await bench.host.press(actor(seat, **other), action.encode(), on_panel=True, message_id=1, upload=upload)


async def agree(bench):
    """The moderators let people play with those of other servers."""
    who = actor(0, moderator=True)
    await bench.host.press(who, "se1:across", on_panel=True, message_id=1, values=["on"])


def offered(screen) -> list[Action]:
    """All that a screen leads to."""
    lists = [block.does for block in screen.blocks if isinstance(block, Select | People)]
    return [*(button.does for button in buttons(screen)), *lists]


@pytest.mark.parametrize("game", GAMES)
async def test_everything_that_can_be_done_is_found_from_home_in_three_presses(bench, game):
    """The third press is that of the button which is found."""
    await agree(bench)
    if game == "stovkahra":
        await bench.jump(await bench.series(), lambda table: table.deal.game_number > 1)
    else:
        # To who has not played yet Home offers the lesson in the place of looking back.
        number = (await bench.host.lobby.open_table(actor(0), game=game)).table_id
        await bench.press(1, number, "sit 1")
        await bench.press(0, number, "start")
        await bench.settle()
    shown = [(await bench.host.home.show(actor(0), game)).screen]
    found, pressed = {}, set()
    for presses in (1, 2, 3):
        ways = [each for screen in shown for each in offered(screen)]
        found = {type(each): presses for each in ways} | found
        shown = []
        for each in ways:
            if each.encode() in pressed or (isinstance(each, (*BEGINS, home.ShowHome)) and presses == 3):
                continue
            pressed.add(each.encode())
            if not isinstance(each, BEGINS) and not hasattr(each, "values"):
                # Nothing that is offered on the way is refused.
                answer = await press(bench, each, moderator=True)
                shown += [answer.screen] if answer.screen is not None else []
    # The season is among the standings, once somebody stands in them.
    wanted = FROM_HOME | ({home.OpenMatch, home.OpenSeason} if game == "stovkahra" else set())
    wanted |= SAME_CARDS if game in with_duplicates() else set()
    wanted |= {puzzle.OpenPuzzle, own_mistake.OpenMistakes} if game in with_puzzles() else set()
    wanted |= {insight.OpenInsights} if game in with_reviews() else set()
    wanted |= {TurnLesson} if SCREENS[game].lesson is not None else set()
    assert wanted <= found.keys(), wanted - found.keys()


async def test_who_has_not_played_a_game_here_finds_its_lesson_on_home_and_looking_back_under_more(bench):
    back, learn = home.ShowHome("trappola", home.Part.BACK), TurnLesson("trappola")
    for new in (True, False):
        page = offered((await bench.host.home.show(actor(0), "trappola")).screen)
        more = offered((await press(bench, home.ShowHome("trappola", home.Part.MORE))).screen)
        assert (learn in page, back in page, learn in more, back in more) == (new, not new, not new, new)
        number = (await bench.host.lobby.open_table(actor(0), game="trappola")).table_id
        await bench.press(1, number, "sit 1")
        await bench.press(0, number, "start")
        await bench.settle()


async def test_home_tells_what_waits_and_how_the_deals_of_today_stand(bench):
    page = (await bench.host.home.show(actor(0), "stovkahra")).screen
    assert T("home-waits") not in words(page)
    for game in with_duplicates():
        assert T("home-day-open", game=T(f"game-{game}"), points="") in words(page)
    number = await bench.series()
    seat = min((await bench.table(number)).awaited())
    page = (await bench.host.home.show(actor(seat), "stovkahra")).screen
    assert T("home-waits") in words(page) and f"{number}" in words(page)
    assert T("home-waits") not in words((await bench.host.home.show(actor(6), "stovkahra")).screen)


async def test_whoever_plays_alone_finds_their_table_at_home_between_two_deals_too(bench):
    """Where people play it goes on without them, and waits for nobody."""
    alone = (await press(bench, actions.PlayAtOnce(Level.BEGINNER, "stovkahra"), seat=5)).table_id
    for number, seat, waits in ((alone, 5, True), (await bench.series(), 0, False)):
        await bench.jump(number, lambda table: table.deal.between_deals and table.game.outcome is None)
        page = (await bench.host.home.show(actor(seat), "stovkahra")).screen
        assert (T("home-waits") in words(page)) == waits


async def test_home_tells_of_a_seat_that_is_kept_and_of_people_who_look_for_others(bench):
    await bench.host.press(actor(0), "hm1:with.stovkahra", on_panel=True, message_id=1, values=["1001"])
    kept = T("home-invited", name="Anna", place="…").split("…")[0]
    assert kept in words((await bench.host.home.show(actor(1), "stovkahra")).screen)
    assert kept not in words((await bench.host.home.show(actor(2), "stovkahra")).screen)
    bench.clock.forward(SEAT_KEPT_FOR)
    assert kept not in words((await bench.host.home.show(actor(1), "stovkahra")).screen)
    looking = T("home-looking", number=1)
    await bench.host.press(actor(3, guild_id=NOWHERE), "ac1:find.stovkahra.30", on_panel=True, message_id=1)
    assert looking in words((await bench.host.home.show(actor(1), "stovkahra")).screen)
    assert looking not in words((await bench.host.home.show(actor(1), "bulka")).screen)
    # Whoever waits is not counted for themselves.
    assert looking not in words((await bench.host.home.show(actor(3), "stovkahra")).screen)


async def test_a_table_for_tomorrow_evening_is_announced_from_home(bench):
    asked = await press(bench, home.OpenTableAt("bulka"))
    # Whoever lives by another clock sees by which one the time is read.
    assert asked.form.fields[0].label.endswith(f"{bench.clock.now:%-H:%M}")
    assert asked.form.does == home.OpenTableAt("bulka") and not look(bench.path, "SELECT id FROM events")
    wrong = await bench.host.press(actor(0), "hm1:at.bulka", on_panel=True, message_id=1, values=["soon"])
    (again,) = buttons(wrong.screen)
    assert T("at-unreadable") in words(wrong.screen) and again.does == home.OpenTableAt("bulka")
    answer = await bench.host.press(actor(0), "hm1:at.bulka", on_panel=True, message_id=1, values=["zítra ve 20:00"])
    assert answer.target is Target.PUBLIC and "Anna" in words(answer.screen)
    # By the clock of those who speak English, as long as nobody has chosen another one.
    assert f"<t:{int(datetime(2026, 5, 2, 20, tzinfo=UTC).timestamp())}:F>" in words(answer.screen)


async def test_friends_are_asked_to_a_set_time_once_and_told_of_it_at_home(bench):
    await press(bench, home.OpenTableAt("stovkahra"))
    await bench.host.company.block(actor(2), Block(("1000",)))
    asked = await bench.host.press(
        actor(0), "hm1:at.stovkahra", on_panel=True, message_id=1, values=["tomorrow 20:00", "1001", "1002", "1003"]
    )
    assert "<@1001> <@1003>" in words(asked.screen) and "<@1002>" not in words(asked.screen)
    assert bench.gateway.mentioned[-1].accounts == (1001, 1003)
    # That somebody has blocked the one who asks is told like that somebody is not on the server.
    assert words(asked.below) == T("friends-refused", people="<@1002>")
    asks = T("home-asked", told="", name="Anna").strip()

    async def told(seat):
        return words((await bench.host.home.show(actor(seat), "stovkahra")).screen)

    assert asks in await told(1) and asks in await told(3) and asks not in await told(0)
    assert "⏰" in await told(0) and "⏰" not in await told(2)
    for seat, what in ((1, "in"), (3, "out")):
        await bench.ask(seat, f"at1:{what}.1", message_id=1)
    assert asks not in await told(1) and "⏰" in await told(1) and "⏰" not in await told(3)
    assert look(bench.path, "SELECT user_id, number FROM appointment_people JOIN people ON id = person") == [
        (1000, 1),
        (1001, 1),
    ]


@pytest.mark.parametrize("values", [[""], ["", "1001"], ["tomorrow 20:00", "1000"], ["tomorrow 20:00", "x"]])
async def test_what_a_window_cannot_mean_is_refused_and_nothing_is_agreed_on(bench, values):
    with suppress(Refusal):
        told = await bench.host.press(actor(0), "hm1:at.stovkahra", on_panel=True, message_id=1, values=values)
        assert told.target is Target.NOTE and buttons(told.screen)
    assert look(bench.path, "SELECT count(*) FROM appointments") == [(0,)]


async def test_a_record_is_handed_in_from_home(bench):
    asked = await press(bench, home.HandInRecord())
    assert asked.form.does == home.HandInRecord()

    async def read() -> bytes:
        return b"no record"

    with pytest.raises(Refusal, match="record"):
        await press(bench, home.HandInRecord(), upload=Upload(9, read))


async def test_the_last_game_is_offered_once_there_is_one_and_what_decided_it_is_told_first(bench):
    back = home.ShowHome("stovkahra", home.Part.BACK)
    assert home.OpenLastGame("stovkahra") not in offered((await press(bench, back)).screen)
    number = await bench.series()
    assert home.OpenLastGame("stovkahra") not in offered((await press(bench, back)).screen)
    table = await bench.jump(number, lambda table: decisive(table) is not None)
    assert home.OpenLastGame("stovkahra") in offered((await press(bench, back)).screen)
    told = [block.markdown for block in (await press(bench, home.OpenLastGame("stovkahra"))).screen.blocks[1:3]]
    assert told == [T("review-title", deal=table.game.deal_number), *moment_lines(table, T)]


async def test_a_table_for_friends_is_opened_from_home_and_a_challenge_made(bench):
    answer = await bench.host.press(
        actor(0), "hm1:with.stovkahra", on_panel=True, message_id=1, values=["1001", "1002"]
    )
    table = await bench.table(1)
    assert table.status is Status.LOBBY and answer.target is not Target.PANEL
    assert [person for (person,) in look(bench.path, "SELECT user_id FROM invitations JOIN people ON id = person")] == [
        1001,
        1002,
    ]
    await bench.host.press(actor(0), "hm1:against.bulka", on_panel=True, message_id=1, values=["1001"])
    assert look(bench.path, "SELECT kind, stage FROM events WHERE form = 'challenge'") == [("bulka", "asked")]
    before = look(bench.path, "SELECT count(*) FROM tables")
    for strange in (["x"], ["9" * 30], ["1000"]):
        with pytest.raises(Refusal):
            await bench.host.press(actor(0), "hm1:with.stovkahra", on_panel=True, message_id=1, values=strange)
    assert look(bench.path, "SELECT count(*) FROM tables") == before


@pytest.mark.parametrize("action", ["table.stovkahra", "evening.stovkahra.teams", "evening.bulka.individual"])
async def test_where_the_bot_may_not_write_nothing_is_begun_and_it_says_what_is_lacking(bench, action):
    with pytest.raises(Refusal) as refused:
        await bench.host.press(actor(0, lacks=("permission-send-messages",)), f"hm1:{action}", on_panel=True)
    assert refused.value.key == "missing-permissions"
    assert look(bench.path, "SELECT (SELECT count(*) FROM tables) + (SELECT count(*) FROM events)") == [(0,)]


async def test_what_would_be_refused_is_not_offered(bench):
    def ways(screen) -> set[type]:
        return {type(each) for each in offered(screen)}

    same = home.ShowHome("stovkahra", home.Part.SAME)
    people = home.ShowHome("stovkahra", home.Part.FRIENDS)
    assert across.FindTable not in ways((await press(bench, people)).screen)
    assert home.OpenMatch not in ways((await press(bench, same, moderator=True)).screen)
    await agree(bench)
    assert across.FindTable in ways((await press(bench, people)).screen)
    assert home.OpenMatch in ways((await press(bench, same, moderator=True)).screen)
    # Members are led to a match that there is, and only moderators ask for one.
    assert home.OpenMatch not in ways((await press(bench, same)).screen)
    await press(bench, home.OpenMatch("stovkahra"), moderator=True)
    assert home.OpenMatch in ways((await press(bench, same)).screen)


async def test_in_a_direct_message_home_offers_only_what_is_possible_there(bench):
    page = (await bench.host.home.show(actor(0, guild_id=NOWHERE), "stovkahra")).screen
    for part in home.Part:
        here = (await press(bench, home.ShowHome("stovkahra", part), guild_id=NOWHERE)).screen
        for each in offered(here):
            if not isinstance(each, BEGINS) and not hasattr(each, "values") and part is not home.Part.FRIENDS:
                await press(bench, each, guild_id=NOWHERE)
    assert home.ShowHome("stovkahra", home.Part.FRIENDS) not in offered(page)


@pytest.mark.parametrize("language", in_turn(LANGUAGES))
async def test_a_page_of_home_has_six_choices_and_sixty_words_at_most(bench, language):
    await agree(bench)
    await press(bench, home.OpenMatch("stovkahra"), moderator=True)
    for game in GAMES:
        for part in home.Part:
            screen = (await press(bench, home.ShowHome(game, part), locale=language)).screen
            assert len(words(screen).split()) <= 60 and len(offered(screen)) <= 6, part


def test_buttons_of_home_are_read_as_they_are_written():
    for part in home.Part:
        assert ROUTES.read(home.ShowHome("bulka", part).encode()) == home.ShowHome("bulka", part)
    assert ROUTES.read("hm1:evening.bulka.daily") is None
