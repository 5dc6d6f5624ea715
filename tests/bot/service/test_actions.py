"""What buttons carry: the texts that are in use, and that each is read as what was written."""

import sys
from collections import Counter
from typing import get_args, get_type_hints

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot.model import (
    across,
    actions,
    ahead,
    appointment,
    challenge,
    company,
    daily,
    evening,
    home,
    honour,
    insight,
    ledger_pages,
    lesson,
    operator,
    options,
    own_mistake,
    play_on,
    puzzle,
    reminder,
    replay,
    report,
    rules,
    seal,
    season,
    server_match,
    shared_deal,
    signing_up,
)
from bot.model.actions import MakeMove
from bot.model.company import Told
from bot.model.errors import Refusal
from bot.model.event import Form
from bot.model.guest import Phrase
from bot.model.ledger import Period
from bot.model.ledger_pages import OLDEST, Anchor, ChoosePage, DrawRating, LedgerPage, LedgerTopic
from bot.model.reminder import Remind, Time
from bot.model.replay import Step
from bot.model.review import ReviewDeal, ShowHands
from bot.model.settings import (
    AnswerPrivacy,
    AskToDelete,
    ChangePreference,
    ChangeSetting,
    ChooseSettings,
    ExportData,
    PrivacyPage,
    SettingsPage,
    ShowPrivacy,
    ShowSettings,
)
from bot.service.host import parse
from engine.games import USUAL
from engine.insights import Habit
from engine.stovkahra.players import Level

BEFORE_THE_SERIES = {
    "sit 2": actions.Sit(7, "0.0", 2),
    "computer strong": actions.SeatComputer(7, "0.0", Level.STRONG),
    "computers": actions.SeatComputers(7, "0.0"),
    **{"options": options.ShowOptions(7, "0.0"), "option pace": options.ChooseOption(7, "0.0", "pace")},
    **{
        "options more": options.ShowOptions(7, "0.0", options.OptionsPage.MORE),
        "agree usual": options.ChooseOptions(7, "0.0", options.OptionsPage.USUAL),
        "thread": options.PlayInThread(7, "0.0"),
    },
    **{"stand": actions.Stand(7, "0.0"), "start": actions.Start(7, "0.0"), "resume": actions.Resume(7, "0.0")},
    **{"unfinished 5.2": actions.AskGiveUp(7, "0.0", "5.2"), "giveup 5.2": actions.GiveUp(7, "0.0", "5.2")},
    "giveup 5.2 back": actions.GiveUp(7, "0.0", "5.2", back=True),
    **{"decline": actions.Decline(7, "0.0"), "everybody": actions.OpenToAll(7, "0.0")},
}
IN_A_SERIES = {
    **{"hand": actions.OpenHand(7, "1.5"), "look": actions.Look(7, "1.5"), "back": actions.Back(7, "1.5")},
    **{f"ask {what}": actions.AskFirst(7, "1.5", what) for what in ("dost", "concede", "leave", "stop")},
    **{
        "more": actions.ShowMore(7, "1.5"),
        "words": actions.ShowWords(7, "1.5"),
        "cuts 9": actions.ShowCuts(7, "1.5", 9),
        "ahead": ahead.ShowAhead(7, "1.5"),
        "ahead nothing": ahead.TakeBackAhead(7, "1.5"),
        "ahead 2.6h": ahead.Suppose(7, "1.5", 2, 6, "h"),
        "ahead 2.6- hA": ahead.SayAhead(7, "1.5", 2, 6, "-", "hA"),
        "ahead 2.6h beat": ahead.SayAhead(7, "1.5", 2, 6, "h", "beat"),
        "ahead 2.6h nothing": ahead.SayAhead(7, "1.5", 2, 6, "h", ""),
        "hint": actions.Hint(7, "1.5"),
        "fared": shared_deal.ShowFared(7, "1.5"),
    },
    **{"preferences": actions.ShowPreferences(7, "1.5"), "record": actions.ShowRecord(7, "1.5")},
    **{"down": actions.BringDown(7, "1.5"), "wake": actions.Wake(7, "1.5"), "return": actions.Return(7, "1.5")},
    **{"seats": actions.ShowSeats(7, "1.5"), "take 3": actions.TakeOver(7, "1.5", 3)},
    "renounce": actions.Renounce(7, "1.5"),
    **{"concede": actions.Concede(7, "1.5"), "concede back": actions.Concede(7, "1.5", back=True)},
    **{"stop": actions.Stop(7, "1.5"), "stop back": actions.Stop(7, "1.5", back=True)},
    **{
        "leave": actions.Leave(7, "1.5"),
        "rematch": actions.Rematch(7, "1.5"),
        "rematch sure": actions.Rematch(7, "1.5", sure=True),
        "on": actions.GoOn(7, "1.5"),
        "again": play_on.PlayAgain(7, "1.5"),
        "origin": play_on.GoBack(7, "1.5"),
        "now": actions.DealNow(7, "1.5"),
        "menu": actions.ShowMenu(7, "1.5"),
        "read": actions.ReadTable(7, "1.5"),
        f"seal {64 * 'a'}": seal.ShowSeal(7, "1.5", 64 * "a"),
        f"menu {64 * 'a'}": seal.ShowLobbyMenu(7, "1.5", 64 * "a"),
        "cut any": actions.CutAnywhere(7, "1.5"),
    },
    **{"say well-played": across.SayPhrase(7, "1.5", Phrase.WELL_PLAYED), "deaf 1": across.TurnDeaf(7, "1.5", True)},
    **{"advise": actions.Advise(7, "1.5"), "tell": actions.TellCouncil(7, "1.5")},
    **{"seed": seal.AskSeedWords(7, "1.5"), "seeding": seal.AddSeedWords(7, "1.5")},
    **{
        move: MakeMove(7, "1.5", move)
        for move in ("cut 12", "play hA", "declare A 3", "ask K", "take", "add", "dost", "pass")
    },
}
LATER = {"play": daily.PlayLater, "show": daily.ShowLater}
IN_USE = {
    **{f"st1:7:0.0:{words}": action for words, action in BEFORE_THE_SERIES.items()},
    **{f"st1:7:1.5:{words}": action for words, action in IN_A_SERIES.items()},
    **{"go2:bulka.beginner": actions.PlayAtOnce(Level.BEGINNER, "bulka"), "pl1:bulka": actions.ShowLevels("bulka")},
    "go3:bulka.strong.3": actions.PlayAtOnce(Level.STRONG, "bulka", 3),
    "pl2:bulka.2": actions.ShowLevels("bulka", 2),
    **{"ru1:bulka.7:pack": rules.ShowRules("bulka", "pack", 7), "rc1:bulka.7": rules.ChooseRules("bulka", 7)},
    **{"rv1:7:2:3:1": ReviewDeal(7, 2, 3, 1), "ah1:7:2:3": ShowHands(7, 2, 3)},
    **{"ro1:7:2:3": replay.OpenReplay(7, 2, 3), "ro2:7:2:3:5": replay.OpenTrick(7, 2, 3, 5)},
    "rp1:7:2:34:1:t+": replay.TurnReplay(7, 2, 34, True, Step.TRICK_ON),
    **{"rp1:7:2:34:0:": replay.TurnReplay(7, 2, 34, False), "rm1:7:2:34:0": replay.PostMoment(7, 2, 34, False)},
    **{"rj1:7:2:34:1": replay.JumpInReplay(7, 2, 34, True), "rs1:7:2:34:1": replay.AskToShare(7, 2, 34, True)},
    **{"rf1:7:2:34:1": replay.ShowFilm(7, 2, 34, True), "rq1:7:2:34:1": replay.PostFilm(7, 2, 34, True)},
    **{
        "on1:replay.7.2.34.1": play_on.PlayOnReplay(7, 2, 34, True),
        "on1:replay.7.2.34.0.3": play_on.PlayOnReplay(7, 2, 34, False, seat=3),
        "on1:review.7.2.34.1": play_on.PlayOnReview(7, 2, 34, 1),
        "on1:review.7.2.34.1.0": play_on.PlayOnReview(7, 2, 34, 1, seat=0),
        "on1:puzzle.stovkahra.17.hA": play_on.PlayOnPuzzle("stovkahra", 17, "hA"),
        "on1:puzzle.stovkahra.17.hA.2": play_on.PlayOnPuzzle("stovkahra", 17, "hA", seat=2),
    },
    **{
        "pn2:trappola": puzzle.NextPuzzle("trappola"),
        "po2:trappola": puzzle.OpenPuzzle("trappola"),
        "dt1:bulka": daily.OpenDaily("bulka"),
        "pz2:stovkahra.17:hA": puzzle.TryCard("stovkahra", 17, "hA"),
        "pw2:stovkahra.17": puzzle.ReadPuzzle("stovkahra", 17),
        "ph1:stovkahra.17": puzzle.ExplainPuzzle("stovkahra", 17),
        "pb1:stovkahra.17": puzzle.BackToPuzzle("stovkahra", 17),
        "pw2:stovkahra.17:hA": puzzle.ReadPuzzle("stovkahra", 17, "hA"),
    },
    **{"mo1:open.bulka": own_mistake.OpenMistakes("bulka"), "mo1:next.bulka": own_mistake.NextMistake("bulka")},
    **{"in1:open.bulka": insight.OpenInsights("bulka"), "in1:share.bulka": insight.ShareInsights("bulka")},
    "ih1:led-high:7:2:3": insight.ShowExample(Habit.LED_HIGH, 7, 2, 3),
    "ho1:open": honour.OpenHonour(),
    "ma1:7:2:34:hA": own_mistake.AnswerMistake(7, 2, 34, "hA"),
    "mw1:7:2:34": own_mistake.ReadMistake(7, 2, 34),
    "ln2:trappola.7:gosA": lesson.TurnLesson("trappola", "gosA", 7),
    "ln3:trappola.7:2:gosA": lesson.TurnLesson("trappola", "gosA", 7, 2),
    "ch1:7": ledger_pages.ShowPicture(7),
    **{
        "pr1:cuts.0": ChangePreference("cuts"),
        "pr1:deck.7": ChangePreference("deck", 7),
        "se1:channels": ChangeSetting("channels"),
    },
    **{
        "hm1:show.bulka.same": home.ShowHome("bulka", home.Part.SAME),
        "hm1:open.trappola": home.OpenHome("trappola"),
        "hm1:game": home.ChooseHome(),
        "hm1:table.bulka": home.OpenTable("bulka"),
        "hm1:at.bulka": home.OpenTableAt("bulka"),
        "hm1:with.bulka": home.InviteFriends("bulka"),
        "hm1:against.bulka": home.ChallengeFriend("bulka"),
        "hm1:evening.bulka.individual": home.OpenEveningOf("bulka", Form.INDIVIDUAL),
        "hm1:evening.bulka": home.ChooseEvening("bulka"),
        **{"hm1:last.bulka": home.OpenLastGame("bulka"), "hm1:record": home.HandInRecord()},
        "hm1:match.stovkahra": home.OpenMatch("stovkahra"),
        **{"hm1:tables": home.ListTables(), "hm1:season": home.OpenSeason()},
        **{"hm1:preferences": home.OpenPreferences(), "hm1:privacy": home.OpenPrivacy()},
        **{"pv1:file": ExportData(), "pv1:ask": AskToDelete()},
    },
    **{"pv1:delete": AnswerPrivacy(delete=True), "pv1:keep": AnswerPrivacy(delete=False)},
    "lg1:history.week.3.4.5.1.6": LedgerPage(USUAL, LedgerTopic.HISTORY, Period.WEEK, 3, 4, 5, True, 6),
    "lg1:history.all.3.0.0.0.1.o1777636800000000.12": LedgerPage(
        USUAL, LedgerTopic.HISTORY, player=3, anchor=Anchor(True, 1777636800000000, 12)
    ),
    "lg1:series.year.0.0.0.0.1.n0.0": LedgerPage(USUAL, LedgerTopic.SERIES, Period.YEAR, anchor=OLDEST),
    "dy1:show.bulka.2026-11-22": daily.ShowDaily("bulka", "2026-11-22"),
    "dy1:play.stovkahra.2026-11-22": daily.PlayDaily("stovkahra", "2026-11-22"),
    "dy1:share.stovkahra.2026-11-22": daily.ShareDaily("stovkahra", "2026-11-22"),
    "dy1:best.stovkahra.2026-11-22": daily.ShowBest("stovkahra", "2026-11-22"),
    f"dm1:stovkahra.2026-11-22.{'0f' * 32}": daily.ShowDailyMore("stovkahra", "2026-11-22", "0f" * 32),
    "dy1:field.trappola.2026-11-22": daily.ShowField("trappola", "2026-11-22"),
    **{f"dl1:{what}.bulka.2026-11-22": does("bulka", "2026-11-22") for what, does in LATER.items()},
    **{"dl1:days.bulka": daily.ShowEarlierDays("bulka"), "dl1:choose.bulka": daily.ChooseDay("bulka")},
    "dl1:days.bulka.2026-11-22": daily.ShowEarlierDays("bulka", "2026-11-22"),
    **{"ev1:open.17": evening.OpenEvening(17), "ev1:show.17": evening.ShowEvening(17)},
    **{"ev1:rules.17": evening.ShowEveningRules(17), "ev1:join.17": evening.JoinEvening(17)},
    "ev1:deal.17.3": evening.ShowEveningDeal(17, 3),
    "ev1:with.17": signing_up.ChoosePartner(17),
    **{
        "ev1:sign.17": signing_up.SignUp(17),
        "ev1:off.17": signing_up.SignOff(17),
        "ev1:begin.17": signing_up.BeginEvening(17),
    },
    **{"ch2:yes.n17": challenge.AnswerChallenge(17, True), "ch2:no.n17": challenge.AnswerChallenge(17, False)},
    **{"ch2:open.n17": challenge.OpenChallenge(17), "ch2:show.n17": challenge.ShowChallenge(17)},
    **{"ch2:play.n17": challenge.PlayChallenge(17), "ch2:deal.n17.3": challenge.ShowChallengeDeal(17, 3)},
    **{"ch2:again.n17": challenge.ChallengeAgain(17), "ch2:list.bulka": challenge.ShowChallenges("bulka")},
    "ch2:rules.n17": challenge.ShowChallengeRules(17),
    "ch2:ask.bulka.1000": challenge.MakeChallenge("bulka", 1000),
    f"dh1:bulka.2026-11-22.{64 * 'a'}": daily.ExplainDaily("bulka", "2026-11-22", 64 * "a"),
    f"ds1:stovkahra.2026-11-22.{64 * 'a'}": daily.ShowDailySeal("stovkahra", "2026-11-22", 64 * "a"),
    **{"dr1:bulka.week.0": daily.ShowRanks("bulka"), "dr1:bulka.month.1": daily.ShowRanks("bulka", True, True)},
    **{f"sp1:{page}": ShowSettings(page) for page in SettingsPage},
    "sp2:choose": ChooseSettings(),
    **{f"pv2:{page}": ShowPrivacy(page) for page in PrivacyPage},
    **{"ac1:find.bulka.30": across.FindTable("bulka", 30), "ac1:look.bulka": across.ShowQueue("bulka")},
    **{"ac1:stop.bulka": across.StopWaiting("bulka"), "ac1:fill.bulka.1": across.FillSeats("bulka", True)},
    **{"ac1:rating.bulka": across.ShowAcrossRating("bulka"), "ac1:list.bulka.0": across.ListAcross("bulka", False)},
    "ac1:with.stovkahra.1001": across.ChooseAcrossPartner("stovkahra", 1001),
    **{"ac1:name.bulka": across.ChooseKnownAs("bulka"), "co1:told": company.ShowTold()},
    "co1:tell.direct": company.ChooseTold(Told.DIRECT),
    **{"co1:blocks": company.ShowBlocks(), "co1:block": company.Block(), "co1:unblock": company.Unblock()},
    **{"co1:reminders": reminder.ShowReminders(), "co1:tomorrow": reminder.TellTomorrow()},
    **{"co1:daily.on": reminder.TellDaily(True), "co1:daily.off": reminder.TellDaily(False)},
    **{"co1:waiting.on": reminder.TellWaiting(True), "co1:waiting.off": reminder.TellWaiting(False)},
    "co1:waiting": reminder.ShowWaiting(),
    "co1:time.until": reminder.ChooseTime(Time.END),
    **{"ab1:0": operator.ShowAbout(), "ab1:7": operator.ShowAbout(7), "rt1:7": report.ShowReport(7)},
    **{"st1:7:0.0:report": report.ReportMet(7, "0.0"), "st1:7:0.0:block": report.BlockMet(7, "0.0")},
    "rt1:0:0123abcd": report.ShowReport(0, "0123abcd"),
    "rs2:trappola.standings.week.0.0.1.3": LedgerPage(
        "trappola", LedgerTopic.STANDINGS, Period.WEEK, computers=True, page=3
    ),
    "lg1:rating.all.0.0.0.0.2": LedgerPage(USUAL, LedgerTopic.RATING, page=2),
    "lg1:standings.all.0.0.0.1.1.how": LedgerPage(USUAL, LedgerTopic.STANDINGS, computers=True, how=True),
    "rs2:bulka.rating.all.0.0.0.1.how": LedgerPage("bulka", LedgerTopic.RATING, how=True),
    "lp1:choose": ChoosePage(),
    "cu1:bulka.7": DrawRating("bulka", 7),
    "rs2:bulka.player.all.7.0.0.1": LedgerPage("bulka", LedgerTopic.PLAYER, player=7),
    "rs2:bulka.opponents.year.7.0.0.2": LedgerPage("bulka", LedgerTopic.OPPONENTS, Period.YEAR, 7, page=2),
    "rs2:bulka.history.all.7.9.0.1.n0.0": LedgerPage("bulka", LedgerTopic.HISTORY, player=7, other=9, anchor=OLDEST),
    "rg1:bulka.month.1": ledger_pages.DrawStandings("bulka", Period.MONTH, True),
    **{
        "at1:in.17": appointment.ComeAt(17),
        "at1:out.17": appointment.StayAway(17),
        "at1:off.17": appointment.CallOff(17),
    },
    "sn2:2026.4.2": season.ShowSeason(2026, 4, 2),
    "sn2:2026.4.2.how": season.ShowSeason(2026, 4, 2, how=True),
    **{"sm1:in.17": server_match.JoinMatch(17), "sm1:out.17": server_match.LeaveMatch(17)},
    **{"sm1:begin.17": server_match.BeginMatch(17), "sm1:off.17": server_match.CallMatchOff(17)},
    **{"sm1:hand.17": server_match.OpenMatchHand(17), "sm1:with.17": server_match.ChooseTeammate(17)},
    **{
        "at1:remind.17": appointment.ShowWaysToRemind(17),
        "at1:told.17.mention": appointment.RemindAt(17, Remind.MENTION),
        "at1:options.17.usual": appointment.ShowOptionsAt(17),
        "at1:agree.17.more": appointment.ChooseOptionsAt(17, options.OptionsPage.MORE),
    },
    **{
        "gm1:bulka": ledger_pages.ChooseGame("bulka"),
        "gr1:9": ledger_pages.SendRecord(9),
        "cg1:9": ledger_pages.ShowCourse(9),
    },
}


@pytest.mark.parametrize("custom_id", IN_USE)
def test_a_button_that_is_in_use_keeps_its_meaning(custom_id):
    assert parse(custom_id) == IN_USE[custom_id]
    assert IN_USE[custom_id].encode() == custom_id


def kinds(kind: type) -> set[type]:
    return {kind} | {each for below in kind.__subclasses__() for each in kinds(below)}


def test_every_action_is_among_them():
    # A class with slots is made anew; of both, the module has the one that counts.
    every = {each for each in kinds(actions.Action) if getattr(sys.modules[each.__module__], each.__name__) is each}
    assert {type(action) for action in IN_USE.values()} == {each for each in every if not kinds(each) & every - {each}}


def test_every_action_is_done_by_exactly_one_method_that_takes_it(bench):
    services = {type(service) for service in vars(bench.real_host).values()}
    methods = [method for service in services for method in vars(service).values() if hasattr(method, "does")]
    done = Counter(kind for method in methods for kind in method.does)
    assert done == Counter({type(action): 1 for action in IN_USE.values()})
    for method in methods:
        _, _, takes, *_ = get_type_hints(method).values()
        assert all(issubclass(kind, get_args(takes) or takes) for kind in method.does), method


NUMBERS = st.integers(0, 10**18 - 1)
OWN_FIELDS = {
    **{kind: {"seat": st.integers(0, 3)} for kind in (actions.Sit, actions.TakeOver)},
    **{
        kind: {"page": st.sampled_from(options.OptionsPage), "values": st.just(())}
        for kind in (appointment.ChooseOptionsAt, options.ChooseOptions)
    },
    options.ChooseOption: {"option": st.sampled_from(["pace", "switches"]), "values": st.just(())},
    ahead.Suppose: {"deal": NUMBERS, "held": NUMBERS, "led": st.sampled_from("hl-")},
    ahead.SayAhead: {
        **{"deal": NUMBERS, "held": NUMBERS, "led": st.sampled_from("hl-")},
        "answer": st.sampled_from(["", "beat", "hA"]),
    },
    actions.AskFirst: {"asking": st.sampled_from(["dost", "concede", "leave", "stop"])},
    **{
        kind: {"game": st.from_regex("[0-9]{1,18}[.][0-9]{1,9}", fullmatch=True)}
        for kind in (actions.AskGiveUp, actions.GiveUp)
    },
    actions.ShowCuts: {"first": st.integers(0, 99)},
    **{
        kind: {"commitment": st.text("0123456789abcdef", min_size=64, max_size=64)}
        for kind in (seal.ShowSeal, seal.ShowLobbyMenu)
    },
    MakeMove: {"move": st.sampled_from(["pass", "cut 7", "play b9", "signal h"])},
}
"""How the fields are filled that not every action at a table has, where they have no default."""
AT_TABLES = st.sampled_from([type(each) for each in IN_USE.values() if isinstance(each, actions.TableAction)])


# How long it takes to make examples says nothing about buttons, and on a busy machine it is long.
@settings(max_examples=60, suppress_health_check=[HealthCheck.too_slow])
@given(
    action=AT_TABLES.flatmap(
        lambda kind: st.builds(
            kind, table_id=NUMBERS, version=st.text(alphabet="0123456789.", max_size=12), **OWN_FIELDS.get(kind, {})
        )
    )
    | st.builds(ReviewDeal, NUMBERS, NUMBERS, NUMBERS, NUMBERS)
    | st.builds(ShowHands, NUMBERS, NUMBERS, NUMBERS)
    | st.builds(replay.TurnReplay, NUMBERS, NUMBERS, NUMBERS, st.booleans(), st.sampled_from(Step))
    | st.builds(lesson.TurnLesson, st.sampled_from(["stovkahra", "bulka"]), st.text("abcAK27", max_size=60), NUMBERS)
    | st.builds(ChangePreference, st.text(alphabet="abcdefgh", max_size=9), NUMBERS)
)
def test_what_is_written_is_read_again(action):
    assert parse(action.encode()) == action


@pytest.mark.parametrize(
    "custom_id",
    [
        *("", "st1", "st1:7", "st1:7:1.5", "st1:7:1.5:sit 2:more", "st1:x:1.5:start", "st1::1.5:start"),
        *(f"st1:{number}:1.5:start" for number in ("٣", "-1", "9" * 19)),
        *("st0:7:1.5:start", "st2:7:1.5:start"),
        *("go1:", "go1:genius", "rv1:1:1:1", "rv1:1:1:x:1", "ah1:1:1", "ah1:1:1:1:1", "ch1:", "ch1:x", "ln1:a:b"),
        *("go2:bulka", "go2:bulka.genius", "pl1:a:b", "ru1:bulka:pack", "ru1:bulka.7", "ru1:bulka.x:pack", "rc1:bulka"),
        *("go3:bulka.strong", "go3:bulka.strong.4", "go3:bulka.genius.1", "pl2:bulka", "pl2:bulka.0"),
        *("ln3:trappola.0:go", "ln3:trappola.0:0:go", "ln3:trappola.0:10:go", "ln3:trappola.0:x:go"),
        *("ln2:", "ln2:trappola", "ln2:trappola:", "ln2:trappola.x:", "ln2:trappola.0:go:go"),
        *("pr1:cuts.x", "pr1:cuts." + "9" * 19, "pv1:", "pv1:other", "lg1:", "lg1:standings", "hi1:x", "hi1:"),
        *(
            "ro1:7:2",
            "rp1:7:2:34:1",
            "rp1:7:2:34:1:x",
            "rp1:7:2:34:2:c+",
            "rp1:7:2:34:1:c+:c+",
            "rm1:7:2:34",
            "rf1:7:2:x:1",
        ),
        *("ab1", "ab1:", "ab1:x", "rt1", "rt1:7:", "rt1:7:0123ABCD", "rt1:7:0123abcde"),
        *("pn1:", "pn1:1", "pz1:1", "pz1:1:h", "pz1:x:hA", "pz1:1:hA:1", "pz1:1:ha", "pw1:", "pw1:x"),
        *("rs1:", "rs1:bulka", "rs1:bulka.2", "rs1:whist.1", "rs1:bulka.1:1"),
        *("rl1:bulka.0.1", "rl1:whist.1.0", "rl1:bulka.1", "cg1:0", "cg1:01", "cg1:x"),
        *("rs2:bulka.series.all.0.0.0.1", "rs2:bulka.standings.day.0.0.0.1"),
        *("rs2:bulka.player.all.0.0.0.1", "rs2:bulka.opponents.all.0.0.0.1", "rs2:bulka.history.all.7.7.0.1"),
        *("rs2:bulka.history.all.0.7.0.1", "rs2:bulka.player.all.7.9.0.1", "rs2:bulka.standings.all.0.0.0.0"),
        *(
            "rs2:bulka.standings.all.0.0.0.1.n0.0",
            "rg1:bulka.day.0",
            "gm1:whist",
            "gr1:0",
            "gr1:x",
        ),
    ],
)
def test_what_no_button_of_this_version_carries_is_refused_in_words(custom_id):
    with pytest.raises(Refusal, match="unknown-button"):
        parse(custom_id)


@pytest.mark.parametrize("custom_id", ["cl1:code", "cl1:end.17"])
def test_a_button_of_what_is_gone_says_so(custom_id):
    with pytest.raises(Refusal, match="links-gone"):
        parse(custom_id)


@pytest.mark.parametrize(
    "words", ["sit 4", "sit", "sit ٣", "start now", "start ", "computer genius", "cuts 123", "take 4", "stop it", ""]
)
def test_what_is_no_action_at_a_table_is_left_to_its_game_to_refuse(words):
    assert parse(f"st1:7:1.5:{words}") == MakeMove(7, "1.5", words)


def test_early_buttons_keep_their_meaning():
    assert parse("pr1:cuts") == parse("pr1:cuts:0") == ChangePreference("cuts")
    assert parse("pr1:forced:7") == ChangePreference("forced", 7)
    assert parse("hi1:0") == parse("hi1:1") == LedgerPage(USUAL, LedgerTopic.HISTORY)
    assert parse("hi1:2") == LedgerPage(USUAL, LedgerTopic.HISTORY, page=2)
    assert parse("ch1:0") == ledger_pages.DrawStandings(USUAL)
    assert parse("rs1:trappola.1") == LedgerPage("trappola", LedgerTopic.STANDINGS, computers=True)
    assert parse("rs1:bulka.0") == LedgerPage("bulka", LedgerTopic.STANDINGS)
    assert parse("rl1:bulka.7.1") == LedgerPage("bulka", LedgerTopic.PLAYER, player=7, computers=True)
    assert [parse(f"sn1:2026.{quarter}.2").month for quarter in range(1, 5)] == [1, 4, 7, 10]
    assert parse("go1:strong") == actions.PlayAtOnce(Level.STRONG, "stovkahra")
    assert parse("po1") == puzzle.OpenPuzzle("stovkahra") and parse("pn1") == puzzle.NextPuzzle("stovkahra")
    assert parse("pz1:17:hA") == puzzle.TryCard("stovkahra", 17, "hA")
    assert parse("pw1:17") == puzzle.ReadPuzzle("stovkahra", 17)
    assert parse("pw1:17:hA") == puzzle.ReadPuzzle("stovkahra", 17, "hA")
    assert parse("ln1:gohA") == lesson.TurnLesson("stovkahra", "gohA")
