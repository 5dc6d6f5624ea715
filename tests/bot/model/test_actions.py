"""What buttons carry: the texts that are in use, and that each is read as what was written."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.model import actions
from bot.model.actions import (
    AnswerPrivacy,
    AskFirst,
    Back,
    BringDown,
    Concede,
    CutAnywhere,
    Hint,
    Leave,
    LedgerPage,
    LedgerTopic,
    Look,
    MakeMove,
    OpenHand,
    PlayAtOnce,
    Prefer,
    Rematch,
    Resume,
    Return,
    ReviewDeal,
    SeatComputer,
    Settle,
    ShowCuts,
    ShowHands,
    ShowMore,
    ShowPicture,
    ShowPreferences,
    ShowRecord,
    ShowSeats,
    Sit,
    Stand,
    Start,
    Stop,
    TableAction,
    TakeOver,
    TurnLesson,
    Wake,
    parse,
)
from bot.model.errors import Refusal
from bot.model.ledger import Period
from engine.stovkahra.players import Level

IN_USE = {
    "st1:7:0.0:sit 2": Sit(7, "0.0", 2),
    "st1:7:0.0:stand": Stand(7, "0.0"),
    "st1:7:0.0:computer strong": SeatComputer(7, "0.0", Level.STRONG),
    "st1:7:0.0:start": Start(7, "0.0"),
    "st1:7:0.0:resume": Resume(7, "0.0"),
    "st1:7:1.5:hand": OpenHand(7, "1.5"),
    "st1:7:1.5:look": Look(7, "1.5"),
    "st1:7:1.5:back": Back(7, "1.5"),
    "st1:7:1.5:ask dost": AskFirst(7, "1.5", "dost"),
    "st1:7:1.5:ask concede": AskFirst(7, "1.5", "concede"),
    "st1:7:1.5:ask leave": AskFirst(7, "1.5", "leave"),
    "st1:7:1.5:more": ShowMore(7, "1.5"),
    "st1:7:1.5:cuts 9": ShowCuts(7, "1.5", 9),
    "st1:7:1.5:hint": Hint(7, "1.5"),
    "st1:7:1.5:preferences": ShowPreferences(7, "1.5"),
    "st1:7:1.5:down": BringDown(7, "1.5"),
    "st1:7:1.5:wake": Wake(7, "1.5"),
    "st1:7:1.5:return": Return(7, "1.5"),
    "st1:7:1.5:seats": ShowSeats(7, "1.5"),
    "st1:7:1.5:take 3": TakeOver(7, "1.5", 3),
    "st1:7:1.5:concede": Concede(7, "1.5"),
    "st1:7:1.5:concede back": Concede(7, "1.5", back=True),
    "st1:7:1.5:stop": Stop(7, "1.5"),
    "st1:7:1.5:stop back": Stop(7, "1.5", back=True),
    "st1:7:1.5:leave": Leave(7, "1.5"),
    "st1:7:1.5:rematch": Rematch(7, "1.5"),
    "st1:7:1.5:record": ShowRecord(7, "1.5"),
    "st1:7:1.5:cut any": CutAnywhere(7, "1.5"),
    "st1:7:1.5:cut 12": MakeMove(7, "1.5", "cut 12"),
    "st1:7:1.5:play hA": MakeMove(7, "1.5", "play hA"),
    "st1:7:1.5:declare A 3": MakeMove(7, "1.5", "declare A 3"),
    "st1:7:1.5:ask K": MakeMove(7, "1.5", "ask K"),
    "st1:7:1.5:take": MakeMove(7, "1.5", "take"),
    "st1:7:1.5:add": MakeMove(7, "1.5", "add"),
    "st1:7:1.5:dost": MakeMove(7, "1.5", "dost"),
    "go1:beginner": PlayAtOnce(Level.BEGINNER),
    "rv1:7:2:3:1": ReviewDeal(7, 2, 3, 1),
    "ah1:7:2:3": ShowHands(7, 2, 3),
    "ln1:": TurnLesson(""),
    "ln1:gohA": TurnLesson("gohA"),
    "ch1:0": ShowPicture(0),
    "ch1:7": ShowPicture(7),
    "pr1:cuts.0": Prefer("cuts"),
    "pr1:deck.7": Prefer("deck", 7),
    "se1:channels": Settle("channels"),
    "pv1:delete": AnswerPrivacy(delete=True),
    "pv1:keep": AnswerPrivacy(delete=False),
    "lg1:history.week.3.4.5.1.6": LedgerPage(LedgerTopic.HISTORY, Period.WEEK, 3, 4, 5, True, 6),
}


@pytest.mark.parametrize("custom_id", IN_USE)
def test_a_button_that_is_in_use_keeps_its_meaning(custom_id):
    assert parse(custom_id) == IN_USE[custom_id]
    assert IN_USE[custom_id].encode() == custom_id


def test_every_action_is_among_them():
    every = {each for each in vars(actions).values() if isinstance(each, type) and issubclass(each, actions.Action)}
    assert every - {type(action) for action in IN_USE.values()} == {actions.Action, TableAction, actions.Vote}


def test_early_buttons_of_preferences_name_no_table():
    assert parse("pr1:cuts") == Prefer("cuts")


NUMBERS = st.integers(0, 10**18 - 1)
VERSIONS = st.text(alphabet="0123456789.", max_size=12)
AT_TABLES = st.sampled_from([type(action) for action in IN_USE.values() if isinstance(action, TableAction)])


@given(
    action=AT_TABLES.flatmap(
        lambda kind: st.builds(
            kind,
            table_id=NUMBERS,
            version=VERSIONS,
            **{"seat": st.integers(0, 3)} if kind in (Sit, TakeOver) else {},
            **{"asking": st.sampled_from(["dost", "concede", "leave"])} if kind is AskFirst else {},
            **{"first": st.integers(0, 99)} if kind is ShowCuts else {},
            **{"move": st.sampled_from(["pass", "cut 7", "play b9", "signal h"])} if kind is MakeMove else {},
        )
    )
    | st.builds(ReviewDeal, NUMBERS, NUMBERS, NUMBERS, NUMBERS)
    | st.builds(ShowHands, NUMBERS, NUMBERS, NUMBERS)
    | st.builds(ShowPicture, NUMBERS)
    | st.builds(Prefer, st.text(alphabet="abcdefgh", max_size=9), NUMBERS)
)
def test_what_is_written_is_read_again(action):
    assert parse(action.encode()) == action


@pytest.mark.parametrize(
    "custom_id",
    [
        *("", "st1", "st1:7", "st1:7:1.5", "st1:7:1.5:sit 2:more", "st1:x:1.5:start", "st1::1.5:start"),
        *(
            "st1:٣:1.5:start",
            "st1:-1:1.5:start",
            "st1:" + "9" * 19 + ":1.5:start",
            "st0:7:1.5:start",
            "st2:7:1.5:start",
        ),
        *("go1:", "go1:genius", "rv1:1:1:1", "rv1:1:1:x:1", "ah1:1:1", "ah1:1:1:1:1", "ch1:", "ch1:x", "ln1:a:b"),
        *("pr1:cuts.x", "pr1:cuts." + "9" * 19, "pv1:", "pv1:other", "lg1:", "lg1:standings", "hi1:1"),
    ],
)
def test_what_no_button_of_this_version_carries_is_refused_in_words(custom_id):
    with pytest.raises(Refusal, match="unknown-button"):
        parse(custom_id)


@pytest.mark.parametrize(
    "words", ["sit 4", "sit", "sit ٣", "start now", "start ", "computer genius", "cuts 123", "take 4", "stop it", ""]
)
def test_what_is_no_action_at_a_table_is_left_to_its_game_to_refuse(words):
    assert parse(f"st1:7:1.5:{words}") == MakeMove(7, "1.5", words)
