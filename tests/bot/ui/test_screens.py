"""Screens: whatever happens, what can be pressed is what may be done, and nobody is misled or told too much."""

import re
from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest
import regex

from bot.i18n.texts import LANGUAGES, texts
from bot.model import moving, names, next_game, seating
from bot.model.options import Guild, GuildSettings, Pace, Stoppers
from bot.model.person import Person
from bot.model.seal import Seal
from bot.model.table import Status, Table
from bot.ui import formatting, pages
from bot.ui.board import board
from bot.ui.formatting import name_of
from bot.ui.panel import lasting, panel
from bot.ui.screen import Screen
from bot.ui.seal import seals
from engine.bulka import rules as bulka
from engine.cards.german_pack import Card, Rank, Suit
from engine.cards.shuffle import commitment
from engine.moves import DOST, Play, Signal
from engine.players import Level
from engine.stovkahra.moves import parse_move
from engine.stovkahra.rules import Phase, Rules
from engine.stovkahra.trick import Duty
from tests.support.any_game import move
from tests.support.clear_rows import assert_clear_screen
from tests.support.limits import INVISIBLE, WORST, T, screens
from tests.support.positions import (
    ALL_TRUMPS_SEVEN_LAST,
    DEALER,
    EACH_A_SUIT,
    ELDEST,
    RIGHT,
    dealt,
    everybody_passes,
    lead,
    sweep,
    trick,
)
from tests.support.service import (
    PEOPLE,
    buttons,
    does,
    numbers,
    random_series,
    state,
    table_of_four,
    table_with,
    words,
)
from tests.support.sizes import in_turn

COMPUTER = Person(78, None, "Computer", level=Level.STRONG)


def called(*names: str) -> tuple[Person, ...]:
    return tuple(Person(at, 1000 + at, name) for at, name in enumerate(names, start=1))


def random_tables(seed: int, people: tuple[Person, ...], rules: Rules | None = None) -> Iterator[Table]:
    random = Random(seed)
    if rules is None:
        rules = Rules(
            shuffle=random.choice(("first", "every")),
            signals=random.choice(("on", "off")),
            count=random.choice(("closed", "open")),
            series=random.choice((10, 20)),
        )
    return random_series(seed, rules, people, boldness=0.5)


# Names


@pytest.mark.parametrize("name", WORST)
def test_a_name_in_a_text_is_only_text_and_on_a_button_short_and_visible(name):
    shown, short = formatting.plain(name), names.short(name)
    assert shown.strip() and short.strip()
    # Taken by pairs, a backslash and what it protects, nothing is left that means anything to Discord.
    protected = re.sub(r"\\(.)", "", shown, flags=re.DOTALL)
    assert not set(protected) & set("\\*_~`|>#[]()<:@-\n\r\t")
    assert re.sub(r"\\(.)", r"\1", shown, flags=re.DOTALL) == short
    assert len(regex.findall(r"\X", short)) <= names.MAX_NAME and names.length(short) <= names.WIDE * names.MAX_NAME
    # What joins the parts of an emoji is not seen, and stands between what is.
    assert not set(re.sub(r"(?<=\S)[\u200c\u200d](?=\S)", "", short)) & set(INVISIBLE + "\n\r\t\u2028\u2029")


JOINED = ["👩‍👩‍👧‍👦 Novákovi", "❤️‍🔥", "🏴\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f", "می‌خواهم", "ශ්‍රී"]
"""A family, a heart on fire, the flag of Scotland, Persian and Sinhala: what unseen characters hold together."""


@pytest.mark.parametrize("name", ["Anna", "Květa Žofie", "Ян", "美咲", "o’Brien", "x" * names.MAX_NAME, *JOINED])
def test_an_ordinary_name_is_shown_as_it_is(name):
    assert formatting.plain(name) == names.short(name) == name


def test_a_person_without_a_visible_name_can_still_be_told_apart_from_nothing():
    for name in ("", " ", "\u200b", "\u200f\u200e", "\u3164", "\u2800", "\u115f\u1160", "\uffa0", "\u034f", "\ufe0f"):
        assert names.bare(name) == names.NOBODY, f"{name!a}"


def test_no_letter_and_no_emoji_is_taken_apart_where_a_name_is_cut():
    family = JOINED[0].split()[0]
    shown = {name: names.short(name) for name in (30 * "é", 30 * "e\u0301", 30 * "🃏", 9 * family, "e" + 99 * "\u0301")}
    assert list(shown.values()) == [19 * "é" + "…", 19 * "e\u0301" + "…", 19 * "🃏" + "…", 3 * family + "…", "…"]
    assert names.whole(9 * family, 30) == 2 * family


def test_a_name_like_a_line_of_a_list_makes_none():
    assert [formatting.plain(name) for name in ("1. Anna", "12) Béla", "1.5", "v1. C")] == [
        "1\\. Anna",
        "12\\) Béla",
        "1\\.5",
        "v1. C",
    ]


def test_people_of_the_same_name_are_told_apart_wherever_one_of_them_is_named():
    long = "Nejneobhospodařovávatelnější"
    table = table_of_four(people=called("Anna", "anna", long, long + "ho"))
    seating.start(table, table.opener)
    table.tell_apart()
    seen = [names.short(person.name) for person in table.seats.seated]
    assert seen == ["Anna", "anna 2", "Nejneobhospodařováv…", "Nejneobhospodařov… 2"]
    assert [names.short(person.name) for person in table.answering] == seen
    assert table.opener == table.seats[0]


# Buttons


def wanted_of(table: Table, seat: int) -> set[str]:
    """What whoever sits there may do now, as buttons say it; nothing where cards are cut."""
    if table.series.pending is not None:
        return {str(move) for move in table.series.legal_moves(seat)}
    if table.game.phase is Phase.CUT:
        return set()
    return {"ask dost" if move == DOST else str(move) for move in table.view(seat).answers}


def assert_can_go_back(screen: Screen) -> None:
    assert any(does(each) in ("look", "hand") for each in buttons(screen)), "a way back"


def assert_buttons_are_what_may_be_done(table: Table, seat: int, where: str) -> bool:
    """Look at the buttons of a panel; whether *dost* is offered there."""
    view, shown = table.view(seat), buttons(panel(table, seat, T))
    there, enabled = [does(each) for each in shown], {does(each) for each in shown if each.enabled}
    assert enabled, f"{where}: nothing to press"
    assert "dost" not in there, f"{where}: one press alone must not say it"
    assert seat not in table.awaited() or wanted_of(table, seat) <= enabled, where
    cards = [each for each in there if each.startswith("play ")]
    if table.status is Status.PLAYING:
        assert enabled & set(cards) == {str(move) for move in view.legal if isinstance(move, Play)}, where
        # Discord draws a button that cannot be pressed so faint that its card cannot be read.
        assert set(cards) <= enabled, where
        told = words(panel(table, seat, T))
        assert not cards or all(T.symbol(each) in told for each in view.hand if f"play {each}" not in cards), where
    if "ask dost" in there:
        assert view.could_have_goal, where
        sure = panel(table, seat, T, asking="dost")
        assert [does(each) for each in buttons(sure)].count("dost") == 1, where
        assert_can_go_back(sure)
    return "ask dost" in there


def test_the_buttons_of_a_panel_are_what_the_player_may_do():
    offered = 0
    for table in random_tables(0, PEOPLE):
        for seat in range(4):
            offered += assert_buttons_are_what_may_be_done(table, seat, f"seat {seat}")
    assert offered


def test_a_press_that_was_made_up_asks_for_nothing_and_takes_no_hint_away():
    game = dealt("aA", "lA", "hA", "b7")
    lead(game, "aA")
    table = table_with(game)
    table.options = replace(table.options, hints=True)
    seat = game.turn
    shown = panel(table, seat, T)
    assert "hint" in [does(each) for each in buttons(shown)]
    assert lasting(panel(table, seat, T, asking="dost")) == lasting(shown)


def test_by_sides_the_partner_of_whoever_won_a_bonus_is_told_of_dost_and_can_say_it():
    # The dealer, seat 3, trumps the first trick with the seven: 52 and 18, so that a hundred is thinkable.
    game = dealt("aA", "lA", "hA", "b7", rules=Rules(dost="side"))
    lead(game, "aA lA hA b7")
    table = table_with(game)
    for seat in range(4):
        there = [does(each) for each in buttons(panel(table, seat, T))]
        assert ("ask dost" in there) == (seat in (1, 3))
        assert (T("ask-dost-aside") in words(panel(table, seat, T))) == (seat == 1)
    (sure,) = (does(each) for each in buttons(panel(table, 1, T, asking="dost")) if does(each).startswith("dost"))
    moving.push(table, 1, parse_move(sure))
    assert (table.game.deal.dost, table.game.outcome.winner) == (1, 0)


def test_every_hand_tells_the_trick_as_it_lies_the_last_one_and_who_is_to_play():
    seen = 0
    for table in random_tables(3, PEOPLE):
        game = table.game
        if table.status is not Status.PLAYING or game.phase is not Phase.PLAY:
            continue
        view = table.view()
        for seat in range(4):
            told = words(panel(table, seat, T))
            last = view.tricks[-1].plays if view.tricks else ()
            assert all(T.symbol(card) in told for _, card in (*view.plays, *last))
            if view.tricks and view.tricks[-1].bonus:
                assert f"+{view.tricks[-1].bonus}" in told
            assert seat == view.turn or T("panel-waiting", name=PEOPLE[view.turn].name) in told
            seen += 1
    assert seen > 100


def test_a_cutter_finds_every_place_to_cut():
    people = tuple(Person(each.id, each.user_id, each.name, own_cuts=True) for each in PEOPLE)
    table = next(random_tables(1, people))
    cutter = table.game.turn
    assert table.game.phase is Phase.CUT
    steps = [each for each in buttons(panel(table, cutter, T)) if does(each).startswith("cuts ")]
    places = []
    for step in steps:
        screen = panel(table, cutter, T, asking=does(step))
        shown = [does(each) for each in buttons(screen) if does(each).startswith("cut ")]
        # The step is called what it leads to.
        assert numbers(step.label) == {int(place.split()[1]) for place in (shown[0], shown[-1])}
        places += shown
        assert_can_go_back(screen)
    assert [place for place in places if place != "cut any"] == [f"cut {cards}" for cards in range(1, 32)]


@pytest.mark.parametrize(("stoppers", "may"), [("players", {0, 1, 2, 3}), ("opener", {0}), ("moderators", set())])
def test_nobody_is_offered_to_stop_a_table_or_to_give_up_where_that_is_refused(stoppers, may):
    guild = Guild(1, settings=GuildSettings(stoppers=Stoppers(stoppers)))
    seen = set()
    for table in random_tables(0, PEOPLE):
        table.guild = guild
        for seat in range(4):
            there = {does(each) for each in buttons(panel(table, seat, T, asking="more"))}
            # Whoever won chooses first what becomes of the brčka.
            playing = table.status is Status.PLAYING and table.series.pending is None
            assert ("ask stop" in there) == (seat in may and playing)
            assert ("ask concede" in there) == (table.game.outcome is None)
        seen.add(table.game.outcome is None)
    assert seen == {False, True}


@pytest.mark.parametrize("asked", ["leave", "concede", "stop"])
def test_before_leaving_stopping_or_giving_up_there_is_a_way_back(asked):
    screen = panel(next(random_tables(2, PEOPLE)), 0, T, asking=asked)
    assert [does(each) for each in buttons(screen)] == [asked, "back"]


def test_a_free_seat_can_be_pressed_and_a_taken_one_cannot_and_start_when_four_sit():
    table = Table(1, 1, 1, PEOPLE[0], Rules(), seal=Seal(next_seed=bytes(32)))
    for number, seat in enumerate((2, 0, 3, 1), start=1):
        seating.sit(table, PEOPLE[seat], seat)
        pressed = {does(each): each.label for each in buttons(board(table, T))}
        # The seats of a side where nobody sits are alike, and one button is for both.
        free = {
            1: {"sit 0": "With Cyril", "sit 1": "Against Cyril"},
            2: {"sit 1": "Take a seat"},
            3: {"sit 1": "With Dana"},
        }
        assert {what: label for what, label in pressed.items() if what.startswith("sit")} == free.get(number, {})
        assert ("start" in pressed) == (number == 4)


# What is told


def asked(duty: Duty) -> list[str]:
    """The words that ask for a duty, without the suit and the card that it is about."""
    sentence = T(f"ask-{duty}", suit=Suit.ACORNS, best=Card.parse("b7"))
    return [part for part in re.split("acorns|seven of bells", sentence) if len(part) > 3]


def test_every_duty_has_a_sentence_of_its_own_for_whose_turn_it_is_alone():
    told: dict[Duty, list[str]] = {}
    for table in random_tables(4, PEOPLE):
        turn = table.game.turn
        view = table.view(turn)
        duty = view.duty if table.game.phase is Phase.PLAY else None
        if duty is None or duty in told or (duty is Duty.DISCARD and view.table[0].suit is view.trump):
            continue
        fixed = told[duty] = asked(duty)
        # The sentence stands in the panel, with the suit and card that it is about.
        assert fixed and all(part in words(panel(table, turn, T)) for part in fixed), duty
        sentence = max(fixed, key=len)
        assert not any(sentence in words(panel(table, seat, T)) for seat in set(range(4)) - {turn}), duty
    assert told.keys() == set(Duty)
    assert len(set(map(tuple, told.values()))) == len(Duty)


def test_where_trumps_are_led_nobody_is_told_of_the_suit_and_of_trumps():
    game = dealt(*EACH_A_SUIT)
    trick(game, "aA l7 h7 b7")
    lead(game, "bA")
    shown = words(panel(table_with(game), 0, T))
    assert T("ask-discard-trump") in shown and "No bells" not in shown


def test_a_suit_can_be_named_as_long_as_the_rules_allow_and_what_for_is_said():
    seen = 0
    for seed in range(6):
        for table in random_series(seed, Rules(series=3)):
            right = (table.game.dealer - 1) % 4
            may = {str(move) for move in table.view(right).legal if isinstance(move, Signal)}
            hand, more = panel(table, right, T), panel(table, right, T, asking="more")
            held = table.view(right).hand
            seven = any(card.rank is Rank.SEVEN and card.suit is table.view().trump for card in held)
            helps = seven and len({card.suit for card in held}) < 4
            name = name_of(table, table.view().eldest)
            # What helps is offered; what does not can be done.
            for screen, key, offered in ((hand, "signal-ask", helps), (more, "signal-ask-idle", not helps)):
                there = {does(each) for each in buttons(screen) if does(each).startswith("signal ")}
                assert there == (may if offered else set()) and (T(key, name=name) in words(screen)) == bool(there)
            seen += bool(may) and helps
    assert seen


def test_the_partner_is_told_what_a_named_suit_means_until_the_first_card_is_led():
    game = dealt(*EACH_A_SUIT)
    move(game, "signal l", seat=RIGHT)
    why = T("signal-told-why", name="Cyril")
    everybody_passes(game)
    shown_seven = game.view().trump_card.rank is Rank.SEVEN
    assert (why in words(panel(table_with(game), ELDEST, T))) != shown_seven, "the dealer has the seven that was shown"
    lead(game, "aA")
    assert why not in words(panel(table_with(game), ELDEST, T))


def test_after_the_last_trick_each_answer_says_what_it_means():
    for cards, offered in (("b7 bA bK bO bU bT b9 b8", True), (ALL_TRUMPS_SEVEN_LAST, False)):
        game = dealt(*EACH_A_SUIT)
        sweep(game, cards)
        shown = words(panel(table_with(game), DEALER, T))
        # Where *dost* can only be false it is not offered, nor explained.
        assert (DOST in game.view(DEALER).answers) == (T("claim-dost") in shown) == offered
        assert T("claim-count") in shown


@pytest.mark.parametrize("series", [1, 10])
def test_when_play_is_over_each_way_to_go_on_says_what_it_means(series):
    *_, table = random_tables(2, PEOPLE, Rules(series=series))
    assert table.status is Status.FINISHED and next_game.longer(table) is not None
    hand = panel(table, 0, T)
    labels = [each.label for each in buttons(hand) if does(each) in ("rematch", "on")]
    more = words(panel(table, 0, T, asking="more"))
    assert len(labels) == 2 and all(f"**{label}:**" in more for label in labels)
    assert_clear_screen(hand)


def test_a_lobby_tells_only_of_options_that_are_not_the_usual_ones():
    table = Table(1, Guild(1), 1, PEOPLE[0], bulka.Rules(), seal=Seal(next_seed=bytes(32)))
    assert "hints" not in words(board(table, T)) and "computers" not in words(board(table, T))
    table.options = replace(table.options, hints=True, pace=Pace.SLOW)
    assert "hints allowed" in words(board(table, T)) and "slow computers" in words(board(table, T))


def told_of(table: Table) -> list[str]:
    """What everybody reads, and what each player does."""
    return [words(board(table, T)), *(words(panel(table, seat, T)) for seat in range(4))]


@pytest.mark.parametrize("count", ["closed", "open"])
def test_the_score_of_the_running_deal_is_shown_only_where_count_is_open(count):
    told = 0
    for number, table in enumerate(random_series(0, Rules(count=count))):
        game = table.game
        if game.phase not in (Phase.PLAY, Phase.CLAIM) or number % 3:
            continue
        table.id = 987654
        before = told_of(table)
        for side in (0, 1):
            score, announced = game.score[side], table.view().written
            # Other numbers that may be seen: cards, tricks, brčka, what was declared and won by sevens.
            if score > max(52, table.deal.game_number) and score not in announced:
                for text in (before[0], before[1 + told % 4]):
                    assert (score in numbers(text)) == (count == "open"), f"move {number}"
                told += 1
        if count == "closed" and game.phase is Phase.PLAY:
            # What was won in this deal and not announced has no influence on anything.
            for side in (0, 1):
                game.score[side] += 7
                game.deal.earned[side] += 7
            assert told_of(table) == before
            for side in (0, 1):
                game.score[side] -= 7
                game.deal.earned[side] -= 7
    assert told > 10


def test_the_board_of_a_series_shows_its_brcka_and_seals_and_no_screen_changes_anything_or_tells_a_secret():
    assert all(formatting.matches(brcka).count(formatting.MATCH) == brcka for brcka in range(25))
    sealed: dict[int, set[str]] = {}
    for number, table in enumerate(random_tables(5, PEOPLE, Rules(series=20))):
        shown = words(board(table, T))
        assert shown.count(formatting.MATCH) == sum(table.series.brcka), number
        assert (T("declaring") in shown) == (table.game.phase is Phase.DECLARE), number
        # The game's own seal can be asked for while it goes on, the next one's too.
        running, playing = table.game.outcome is None, table.status is Status.PLAYING
        found = re.findall(r"[0-9a-f]{64}", words(seals(table, commitment(table.seal.next_seed), T)))
        assert found == [commitment(table.seal.seed)] * running + [commitment(table.seal.next_seed)] * playing
        if running:
            sealed.setdefault(table.deal.game_number, set()).add(found[0])
        if playing:
            sealed.setdefault(table.deal.game_number + 1, set()).add(found[-1])
        if number % 9 == 0:
            before = state(table)
            for _, screen in screens(table):
                text = words(screen) + "".join(each.action for each in buttons(screen))
                assert table.seal.seed.hex() not in text and table.seal.next_seed.hex() not in text
            assert state(table) == before
    # The seal that was shown before a game is the one of its secret.
    assert len(sealed) > 2
    assert all(len(each) == 1 for each in sealed.values())


@pytest.mark.parametrize("language", in_turn(LANGUAGES))
def test_no_line_begins_as_a_list_of_which_discord_counts_the_entries_anew(language):
    t = texts(language)
    for number, table in enumerate(random_tables(6, PEOPLE, Rules(series=1))):
        if number % 3 == 0:
            for screen in (board(table, t), panel(table, 0, t), panel(table, 0, t, asking="words")):
                assert not re.findall(r"^\d+\. .*", words(screen), re.MULTILINE)


def test_of_very_many_tables_the_list_says_that_there_are_more_than_are_counted():
    table = next(random_tables(1, PEOPLE))
    for others, told in ((pages.COUNTED - 1, "99 more"), (pages.COUNTED, "100+ more")):
        assert told in words(pages.tables_page([table], texts(), others))
