"""Screens: whatever people are called and whatever happens, Discord takes them and nobody is misled."""

import re
from collections.abc import Iterator
from random import Random

import pytest

from bot.model.person import Person
from bot.model.table import Table
from bot.model.table_state import Status
from bot.ui import formatting, pages
from bot.ui.board import board
from bot.ui.games import SCREENS
from bot.ui.panel import panel
from bot.ui.screen import Button
from bot.ui.settings_pages import preferences
from engine.cards.german_pack import Card, Suit
from engine.cards.shuffle import commitment
from engine.moves import DOST, Play
from engine.stovkahra.moves import parse_move
from engine.stovkahra.rules import Game, Phase, Rules
from engine.stovkahra.trick import Duty
from tests.support.limits import INVISIBLE, WORST, T, assert_taken, screens
from tests.support.positions import EACH_A_SUIT, dealt, everybody_passes
from tests.support.service import (
    PEOPLE,
    buttons,
    does,
    numbers,
    random_series,
    state,
    table_with,
    words,
)


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


# What Discord takes


@pytest.mark.parametrize("at", range(len(WORST)))
def test_whatever_people_are_called_discord_takes_every_screen(at):
    random = Random(at)
    # One name four times is the longest; four different ones may break differently.
    people = called(*(WORST[at],) * 4) if at % 2 else called(WORST[at], *random.sample(WORST, 3))
    people = tuple(Person(each.id, each.user_id, each.name, own_cuts=True) for each in people)
    for number, table in enumerate(random_tables(at, people)):
        if number % 29 and table.game.phase is Phase.PLAY:
            continue
        table.id = 10**9
        table.message_id = 10**18
        for name, screen in screens(table):
            assert_taken(screen, f"seed {at}, {number}, {name}")
        if number > 130:
            break


def test_the_fullest_board_and_hand_fit_with_the_longest_names():
    # The end of a deal in which all tricks and some declarations are shown, in the longest names there are.
    people = called(*("*" * 32,) * 4)
    longest = 0
    for table in random_series(0, people=people):
        if len(table.view().tricks) >= 7 and table.view().declarations:
            longest = max(longest, len(words(board(table, T))))
            for name, screen in screens(table):
                assert_taken(screen, name)
    assert longest > 800


def test_discord_takes_the_lobby_however_full_it_is():
    for names in (WORST[:4], WORST[4:8], ("*" * 32,) * 4, ("", " ", "\u200b", "x")):
        people = called(*names)
        table = Table(10**9, 1, 2, people[0], Rules(shuffle="every", series=20), next_seed=bytes(32))
        assert_taken(board(table, T), "empty lobby")
        for seat, person in enumerate(people):
            table.sit(person, seat)
            assert_taken(board(table, T), f"lobby of {seat + 1}")
            assert_taken(panel(table, seat, T), "panel in the lobby")
        table.stop(people[0], moderator=True)
        for name, screen in screens(table):
            assert_taken(screen, f"stopped, {name}")


def test_discord_takes_a_table_that_was_stopped_at_any_point():
    for number, table in enumerate(random_tables(1, called(*WORST[2:6]))):
        if number % 37 == 0 and table.status is Status.PLAYING:
            table.votes = {0, 1}
            table.status = Status.STOPPED
            for name, screen in screens(table):
                assert_taken(screen, f"stopped, {name}")
            table.status = Status.PLAYING


def test_discord_takes_settings_and_rules():
    for own_cuts in (False, True):
        for table_id in (0, 10**15):
            person = Person(1, 1, "*" * 32, own_cuts, not own_cuts)
            assert_taken(preferences(person, T, table_id), "settings")
    for game, shown in SCREENS.items():
        for topic in shown.topics:
            assert_taken(pages.rules_page(game, topic, T), topic)


# Names


@pytest.mark.parametrize("name", WORST)
def test_a_name_in_a_text_is_only_text(name):
    shown = formatting.plain(name)
    assert shown.strip()
    # Taken by pairs, a backslash and what it protects, nothing is left that means anything to Discord.
    protected = re.sub(r"\\(.)", "", shown, flags=re.DOTALL)
    assert not set(protected) & set("\\*_~`|>#[]()<:@-\n\r\t")
    unescaped = re.sub(r"\\(.)", r"\1", shown, flags=re.DOTALL)
    assert unescaped == formatting.short(name)


@pytest.mark.parametrize("name", WORST)
def test_a_name_on_a_button_is_short_and_visible(name):
    shown = formatting.short(name)
    assert shown.strip()
    assert len(shown) <= formatting.MAX_NAME
    assert not set(shown) & set(INVISIBLE + "\n\r\t\u2028\u2029")


@pytest.mark.parametrize("name", ["Anna", "Květa Žofie", "Ян", "美咲", "o’Brien", "x" * formatting.MAX_NAME])
def test_an_ordinary_name_is_shown_as_it_is(name):
    assert formatting.plain(name) == formatting.short(name) == name


def test_a_person_without_a_visible_name_can_still_be_told_apart_from_nothing():
    for name in ("", " ", "\u200b", "\u200f\u200e", "\u3164", "\u2800", "\u115f\u1160", "\uffa0", "\u034f", "\ufe0f"):
        assert formatting.bare(name) == formatting.NOBODY, f"{name!a}"


def test_a_name_brings_no_markdown_nor_mention_into_any_screen():
    for seed, name in enumerate(("@everyone", "<@123>", "**", "`", "||", "[x](http://x)", "# x", "<t:1:R>")):
        plain = called("Anna", "Bela", "Cyril", "Dana")
        bad = called(name, name, name, name)
        tables = zip(random_tables(seed, plain), random_tables(seed, bad), strict=True)
        for number, (honest, hostile) in enumerate(tables):
            if number % 61:
                continue
            for (where, clean), (_, dirty) in zip(screens(honest), screens(hostile), strict=True):
                unescaped = re.sub(r"\\.", "", words(dirty))
                for sign in ("@", "`", "||", "](", "<@"):
                    assert unescaped.count(sign) <= words(clean).count(sign), f"seed {seed}, {where}: {sign}"


# Buttons


def wanted_of(table: Table, seat: int) -> set[str]:
    """What whoever sits there may do now, as buttons say it; nothing where cards are cut."""
    if table.series.pending is not None:
        return {str(move) for move in table.series.legal_moves(seat)}
    if table.game.phase is Phase.CUT:
        return set()
    return {"ask dost" if move == DOST else str(move) for move in table.view(seat).answers}


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
        assert view.phase is not Phase.PLAY or cards == [f"play {card}" for card in view.hand], where
    if "ask dost" in there:
        assert view.could_have_goal, where
        assert "dost" in [does(each) for each in buttons(panel(table, seat, T, asking="dost"))], where
    return "ask dost" in there


def test_the_buttons_of_a_panel_are_what_the_player_may_do():
    offered = 0
    for seed in range(2):
        for table in random_tables(seed, PEOPLE):
            for seat in range(4):
                offered += assert_buttons_are_what_may_be_done(table, seat, f"seed {seed}, seat {seat}")
    assert offered


def test_a_cutter_finds_every_place_to_cut():
    people = tuple(Person(each.id, each.user_id, each.name, own_cuts=True) for each in PEOPLE)
    table = next(random_tables(1, people))
    cutter = table.game.turn
    assert table.game.phase is Phase.CUT
    steps = [each for each in buttons(panel(table, cutter, T)) if does(each).startswith("cuts ")]
    places = []
    for step in steps:
        screen = panel(table, cutter, T, asking=does(step))
        assert_taken(screen, step.label)
        shown = [does(each) for each in buttons(screen) if does(each).startswith("cut ")]
        # The step is called what it leads to.
        assert numbers(step.label) == {int(place.split()[1]) for place in (shown[0], shown[-1])}
        places += shown
        assert any(does(each) in ("look", "hand") for each in buttons(screen)), "a way back"
    assert [place for place in places if place != "cut any"] == [f"cut {cards}" for cards in range(1, 32)]


def test_before_saying_dost_there_is_a_way_back():
    for table in random_tables(2, PEOPLE):
        for seat in table.awaited():
            if table.game.phase is not Phase.OVER and DOST in table.view(seat).answers:
                screen = panel(table, seat, T, asking="dost")
                assert_taken(screen, "dost, sure?")
                assert [does(each) for each in buttons(screen)].count("dost") == 1
                assert any(does(each) in ("look", "hand") for each in buttons(screen)), "a way back"
                return
    raise AssertionError("nobody could say dost")


def test_a_free_seat_can_be_pressed_and_a_taken_one_cannot():
    table = Table(1, 1, 1, PEOPLE[0], Rules(), next_seed=bytes(32))
    table.sit(PEOPLE[0], 2)
    seats = {does(each): each.enabled for each in buttons(board(table, T)) if does(each).startswith("sit")}
    assert seats == {"sit 0": True, "sit 1": True, "sit 2": False, "sit 3": True}


def test_start_can_be_pressed_only_when_four_sit():
    table = Table(1, 1, 1, PEOPLE[0], Rules(), next_seed=bytes(32))

    def start() -> Button:
        return next(each for each in buttons(board(table, T)) if does(each) == "start")

    for seat in range(4):
        assert not start().enabled
        table.sit(PEOPLE[seat], seat)
    assert start().enabled


# What is told


def duty_of(game: Game, people: tuple[Person, ...] = PEOPLE) -> tuple[Duty, str]:
    table = table_with(game, people)
    view = table.view(game.turn)
    return view.duty, words(panel(table, game.turn, T))


SITUATIONS = {
    # Seat 3 deals and has shown its last card, which names trumps; seat 0 leads.
    Duty.LEAD: (("", "", "", ""), ""),
    Duty.FOLLOW_AND_BEAT: (("aK", "aA", "", "b7"), "aK"),
    Duty.FOLLOW_BELOW: (("aA", "aK", "", "b7"), "aA"),
    Duty.FOLLOW_BEHIND_TRUMP: (("aA", "bA lA lK lO lU lT l9 l8", "aK", "b7"), "aA bA"),
    Duty.TRUMP: (("aA", "bA lA lK lO lU lT l9 l8", "", "b7"), "aA"),
    Duty.OVERTRUMP: (("aA", "bK lA lK lO lU lT l9 l8", "bA hA hK hO hU hT h9 h8", "b7"), "aA bK"),
    Duty.UNDERTRUMP: (("aA", "bA lA lK lO lU lT l9 l8", "bK hA hK hO hU hT h9 h8", "b7"), "aA bA"),
    Duty.DISCARD: (("aA", "lA lK lO lU lT l9 l8 l7", "", "b7"), "aA"),
}


def in_situation(duty: Duty) -> Game:
    hands, cards = SITUATIONS[duty]
    game = dealt(*hands)
    everybody_passes(game)
    for card in cards.split():
        game.push(parse_move(f"play {card}"))
    return game


def asked(duty: Duty) -> list[str]:
    """The words that ask for a duty, without the suit and the card that it is about."""
    sentence = T(f"ask-{duty}", suit=Suit.ACORNS, best=Card.parse("b7"))
    return [part for part in re.split("acorns|seven of bells", sentence) if len(part) > 3]


def test_every_duty_has_a_sentence_of_its_own():
    told = set()
    for duty in Duty:
        found, text = duty_of(in_situation(duty))
        assert found is duty
        fixed = asked(duty)
        # The sentence stands in the panel, with the suit and card that it is about.
        assert fixed and all(part in text for part in fixed), duty
        told.add(tuple(fixed))
    assert len(told) == len(Duty)


def test_nobody_but_whose_turn_it_is_is_told_a_duty():
    for duty in Duty:
        game = in_situation(duty)
        table = table_with(game)
        sentence = max(asked(duty), key=len)
        for seat in set(range(4)) - {game.turn}:
            assert sentence not in words(panel(table, seat, T)), duty


def test_the_board_shows_the_score_of_the_running_deal_only_where_count_is_open():
    told = 0
    for count in ("closed", "open"):
        for seed in range(2):
            for number, table in enumerate(random_series(seed, Rules(count=count))):
                game = table.game
                if game.phase not in (Phase.PLAY, Phase.CLAIM) or number % 3:
                    continue
                table.id = 987654
                for side in (0, 1):
                    score, announced = game.score[side], table.view().written[side]
                    # Other numbers that may be seen: cards, tricks, brčka, what was declared and won by sevens.
                    if score <= max(52, table.game_number) or score in (announced, *table.view().written):
                        continue
                    seen = numbers(words(board(table, T)))
                    assert (score in seen) == (count == "open"), f"seed {seed}, {count}"
                    seat = told % 4
                    seen = numbers(words(panel(table, seat, T)))
                    assert (score in seen) == (count == "open"), f"seed {seed}, {count}, seat {seat}"
                    told += 1
    assert told > 50


def test_what_is_hidden_has_no_influence_on_what_others_see():
    for seed in range(2):
        for number, table in enumerate(random_tables(seed, PEOPLE, Rules(count="closed"))):
            game = table.game
            if game.phase is not Phase.PLAY or number % 3:
                continue
            before = [words(board(table, T)), *(words(panel(table, seat, T)) for seat in range(4))]
            for side in (0, 1):
                game.score[side] += 7
                game.deal.earned[side] += 7
            after = [words(board(table, T)), *(words(panel(table, seat, T)) for seat in range(4))]
            for side in (0, 1):
                game.score[side] -= 7
                game.deal.earned[side] -= 7
            assert after == before, f"seed {seed}"


def test_the_board_is_the_same_whatever_is_held_by_those_who_hold_it():
    # A card of each of two hands changes places; nothing of it is on the table.
    game = dealt(*EACH_A_SUIT)
    everybody_passes(game)
    before = board(table_with(game), T)
    one, other = parse_move("play l9").card, parse_move("play h9").card
    game.deal.hands[1] ^= one.bit | other.bit
    game.deal.hands[2] ^= one.bit | other.bit
    assert board(table_with(game), T) == before


def test_a_signal_is_seen_by_eldest_and_by_who_gave_it_and_by_nobody_else():
    def table(signal: bool) -> Table:
        game = dealt(*EACH_A_SUIT)
        everybody_passes(game)
        if signal:
            game.push(parse_move("signal h"), 2)
        return table_with(game)

    quiet, told = table(False), table(True)
    assert board(quiet, T) == board(told, T)
    for seat in (1, 3):
        assert panel(quiet, seat, T) == panel(told, seat, T)
    for seat in (0, 2):
        assert words(panel(quiet, seat, T)) != words(panel(told, seat, T))


def test_nobody_is_told_who_is_still_declaring():
    def table(passes: int) -> Table:
        game = dealt("", "aA lA hA", "aK lK hK", "")
        for _ in range(passes):
            game.push(parse_move("pass"))
        return table_with(game)

    boards = {words(board(table(passes), T)) for passes in (0, 1, 2, 3)}
    assert len(boards) == 1
    assert len({words(panel(table(passes), 0, T)) for passes in (1, 2, 3)}) == 1


def test_brcka_are_drawn_as_as_many_matchsticks_as_there_are():
    for brcka in range(25):
        assert formatting.matches(brcka).count(formatting.MATCH) == brcka
    for seed in range(2):
        for table in random_tables(seed, PEOPLE, Rules(series=20)):
            drawn = words(board(table, T)).count(formatting.MATCH)
            assert drawn == sum(table.series.brcka), f"seed {seed}"


def test_drawing_changes_nothing_and_shows_no_secret():
    for number, table in enumerate(random_tables(5, called(*WORST[:4]), Rules())):
        if number % 5:
            continue
        before = state(table)
        for _, screen in screens(table):
            text = words(screen) + "".join(each.action for each in buttons(screen))
            assert table.seed.hex() not in text and table.next_seed.hex() not in text
        assert state(table) == before


def test_the_seal_that_was_shown_before_a_game_is_the_one_of_its_secret():
    seals: dict[int, set[str]] = {}
    for table in random_tables(5, PEOPLE, Rules()):
        found = re.findall(r"[0-9a-f]{64}", words(board(table, T)))
        # The game's own seal stands there in its first deal, the next one's during the whole game.
        running = table.game.outcome is None and table.view().deal_number == 1
        playing = table.status is Status.PLAYING
        assert found == [commitment(table.seed)] * running + [commitment(table.next_seed)] * playing
        if running:
            seals.setdefault(table.game_number, set()).add(found[0])
        if playing:
            seals.setdefault(table.game_number + 1, set()).add(found[-1])
    assert len(seals) > 2
    assert all(len(each) == 1 for each in seals.values())
