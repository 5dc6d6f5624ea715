"""Every message, in every language and with both packs: Discord takes it, whatever people are called.

What is checked is what would be sent: the components that a screen becomes.
"""

import re
from collections.abc import Iterator, Sequence
from copy import copy, deepcopy
from dataclasses import fields, replace
from datetime import UTC, datetime, timedelta
from functools import cache
from itertools import cycle, islice, product
from random import Random
from typing import Any

import pytest

from bot.app.invite import invite_link
from bot.cards import Deck, list_pictures
from bot.i18n.card_symbols import LETTERED, PLAIN, CardSymbols
from bot.i18n.texts import LANGUAGES, Texts, texts
from bot.model import dealing, moving, seating
from bot.model.ban import LONGEST_REASON, Ban, Banned
from bot.model.challenge import DEALS, Challenge
from bot.model.daily import Daily, EarlierDay, Sign
from bot.model.errors import Refusal
from bot.model.event import EventDeal, Stage, Try
from bot.model.event import Field as DayField
from bot.model.event import Try as Made
from bot.model.honour import FirstHonour, StreakHonour
from bot.model.ledger import Correction, Period, Played, SeatScore
from bot.model.ledger_content import (
    HistoryContent,
    LedgerState,
    Line,
    OpponentsContent,
    PlayerContent,
    StandingsContent,
)
from bot.model.ledger_pages import Anchor, LedgerPage, LedgerTopic
from bot.model.lesson import TurnLesson
from bot.model.names import MAX_NAME
from bot.model.operator import Operator
from bot.model.options import (
    ChooseOptions,
    Clock,
    Guild,
    GuildSettings,
    Newcomers,
    Options,
    OptionsPage,
    Pace,
    Pause,
    Ping,
    TableLook,
)
from bot.model.own_mistake import Answer, Mistake
from bot.model.person import Person
from bot.model.ratings import Rating
from bot.model.reminder import Quiet, Reminder, zones
from bot.model.replay import Moment, Stop, moments
from bot.model.report import ShowReport
from bot.model.review import ReviewDeal
from bot.model.roster import COMPUTERS
from bot.model.rules import ShowRules
from bot.model.seal import Seal
from bot.model.seats import Seats
from bot.model.settings import SettingsPage
from bot.model.stopped import StoppedSeries
from bot.model.substitutes import Substituted
from bot.model.sums import Sum
from bot.model.table import SharedPlay, Status, Table, TableMessage, Unfinished
from bot.service.common.quota import Quota
from bot.service.common.replies import Place, explain
from bot.service.looking_back import review as of_reviews
from bot.service.looking_back.past_games import PastGame
from bot.service.looking_back.review import Reviewer
from bot.storage.ledger_pages import LAST_GAMES
from bot.storage.puzzle import Attempt, Field, Seen, Solver
from bot.ui import own_mistake, pages, rulebook
from bot.ui.about import about_page, ban_details, fault_page, goodbye
from bot.ui.board import board, give_up_page, in_words, left_behind, seats_to_take
from bot.ui.challenge import LISTED as CHALLENGES
from bot.ui.challenge import (
    challenge_deal,
    challenge_ended,
    challenge_message,
    challenge_page,
    challenge_rules,
    challenges_page,
    which_game,
)
from bot.ui.course_chart import Course, course_alt, course_text
from bot.ui.daily import Standing, daily_page
from bot.ui.earlier_day import day_choices, earlier_days_page, later_page
from bot.ui.formatting import MARKDOWN, plain
from bot.ui.games import SCREENS, screens_of
from bot.ui.games.lesson import START
from bot.ui.games.stovkahra.hands import hands_page
from bot.ui.insight import insight_alt, insights_screen
from bot.ui.ledger import ledger_screen
from bot.ui.ledger_history import game_page
from bot.ui.ledger_parts import PAGE, PLACES, label
from bot.ui.ledger_player import OPPONENTS
from bot.ui.ledger_search import game_choices, player_choices
from bot.ui.options import options_form
from bot.ui.panel import can_be_advised, hint_text, panel
from bot.ui.phone import SCREEN, height
from bot.ui.puzzle import (
    answer_explained,
    answer_screen,
    puzzle_picture,
    question_explained,
    question_in_words,
    question_screen,
)
from bot.ui.race_chart import race_alt, race_of, race_text
from bot.ui.reminder import cities_page, reminder_message, reminder_page, zones_called
from bot.ui.replay import Where, film_of, film_screen, moment_picture, posted_film, posted_moment, replay_screen
from bot.ui.report import report_page
from bot.ui.rules import pages_of, rule_page
from bot.ui.screen import ListField, Picture, Screen, Text
from bot.ui.settings import (
    preferences,
    privacy,
    privacy_kept,
    privacy_long,
    privacy_stays,
    privacy_sure,
    settings_page,
)
from bot.ui.shared_deal import Fared, fared_page
from bot.ui.standings_picture import StandingsRow, standings_alt
from bot.ui.table_picture import Seating, seating_of, table_alt
from bot.ui.waiting import CHALLENGES_WAITING, TABLES_WAITING, Waiting, waiting_page
from cogs.components import FormModal
from engine.bulka import rules as bulka
from engine.cards import trappola_pack
from engine.cards.german_pack import Rank, Suit
from engine.duel.play import TRICKS, Bonus
from engine.fairness import FairReview, Judged
from engine.feats import Feat
from engine.game import Game as AnyGame
from engine.game import Rules as AnyRules
from engine.game import TrickMade
from engine.game import View as AnyView
from engine.games import GAMES, USUAL, kind_of, puzzles_of, with_duplicates, with_puzzles, with_reviews
from engine.judging import Blame
from engine.moves import (
    ADD,
    BLANCHE,
    COUNT,
    DOST,
    PASS,
    TAKE,
    Alifer,
    Ask,
    Combination,
    Cut,
    Deal,
    Declare,
    Move,
    Play,
)
from engine.players import Advice, Expectation, Level, Reason
from engine.record import replay
from engine.series import Prize
from engine.simulate import simulate
from engine.stovkahra.declarations import Declaration
from engine.stovkahra.moves import PLAYS, How
from engine.stovkahra.review import finished_deals
from engine.stovkahra.rules import Game, Rules, View
from engine.trappola import rules as trappola
from tests.bot.service.looking_back.test_insight import much
from tests.support.chance import Seeded
from tests.support.every_game import LISTED
from tests.support.ledger import correction, random_ledger
from tests.support.lessons import leaves
from tests.support.limits import HUGE, assert_taken
from tests.support.plain_ledger import Ledger, content, rated
from tests.support.reviews import fairly, invented, worst_blamed
from tests.support.service import NOON, PAUSE, actor, buttons, random_series, table_of_four, table_with, words
from tests.support.simulated_discord import length
from tests.support.sizes import in_turn, some
from tests.support.tables import beside_the_game, changed
from tests.support.you_forms import NAME, Marked, beside_words

LATER = NOON + timedelta(days=9000)
ON_A_HUGE_SERVER = {"id": 10**6, "channel_id": HUGE, "message": TableMessage(HUGE)}
"""The longest numbers that a table is told by."""
LINK = pages.link(HUGE, HUGE, HUGE)
CALLED = {
    "stars": "*" * 32,
    "twenty stars": "*" * 20,
    "every sign": "".join(sorted(MARKDOWN)) * 2,
    "backslashes": "\\" * 32,
    "wide": "W" * 32,
    "wider": "﷽" * 32,
    "families": "👩‍👩‍👧‍👦" * 3 + "🧑🏿abc",
    "beyond": "𒐫" * 32,
    "right to left": ("שָׁלוֹם עֲלֵיכֶם " * 2)[:32],
    "turned around": "\u202e" + "abc " * 7,
    "unseen": "\u200b" * 32,
    "Czech": "Nejneobhospodařovávatelnějšímu",
}
"""Names of every kind, most of them as long as Discord takes them."""
LONGEST = ("twenty stars", "families")
"""The names that take the most room: none of them is cut, each sign has a backslash before it, or counts as two."""
PICTURED = {
    deck: CardSymbols(deck, {name: f"<:{name}_1a2b3c:{HUGE}>" for name in list_pictures(deck)}, letters=on)
    for deck, on in ((Deck.GERMAN, True), (Deck.FRENCH, False))
}
FACES = (*PLAIN.values(), *LETTERED.values(), *PICTURED.values())
PANELS = ("", "more", "words", "concede", "leave", "stop")
in_every_language = pytest.mark.parametrize("language", in_turn(LANGUAGES))
in_a_language = pytest.mark.parametrize("language", some(LANGUAGES))


def people_called(name: str, **settings: Any) -> tuple[Person, ...]:
    return tuple(Person(at, HUGE + at, CALLED[name], own_cuts=True, **settings) for at in range(1, 5))


# Tables


AGREED = [table for facts in LISTED.values() for table in facts.fullest]
"""What may be agreed on, and how many play."""


FULLEST = Options(Pace.NORMAL, True, Clock.TWO, Ping.LATER, True, TableLook.PICTURE, Pause.SHORT, Newcomers.AT_ONCE)
"""The options of which most is told."""


def lobbies(rules: AnyRules, people: tuple[Person, ...]) -> Iterator[Table]:
    """Lobbies with every mix of people, computers and free seats."""
    computers = [Person(100 + at, None, name, level=Level.STRONG) for at, name in enumerate(COMPUTERS[Level.STRONG])]
    table = Table(10**6, Guild(HUGE), HUGE, people[0], rules, FULLEST, message=TableMessage(HUGE))
    for kinds in product((None, people, computers), repeat=len(table.seats)):
        yield changed(table, seats=[kind[seat] if kind is not None else None for seat, kind in enumerate(kinds)])
    table.seats[:] = people[: len(table.seats)]
    wishes = (people[0], people[-1]), (people[-1], people[0])
    yield changed(table, unfinished=Unfinished(10**6, (19, 19), 10**4, wishes))
    yield changed(table, put_away=True)
    yield changed(table, status=Status.STOPPED)


def random_play(seed: int, rules: AnyRules, people: tuple[Person, ...], steps: int) -> Iterator[Table]:
    """A table after everything that happens at it; people say most of what they may say."""
    if isinstance(rules, Rules):
        yield from random_series(seed, rules, people, boldness=0.3)
        return
    random, chance, now = Random(seed), Seeded(seed), NOON
    table = Table(10**6, Guild(HUGE), HUGE, people[0], rules, seal=Seal(next_seed=chance.seed()))
    for seat, person in enumerate(people):
        seating.sit(table, person, seat)
    seating.start(table, people[0])
    for _ in range(steps):
        dealing.advance(table, now, chance, PAUSE)
        yield table
        table.changes.news.clear()
        if table.status is not Status.PLAYING:
            return
        if table.clock.next_deal_at is not None:
            now = table.clock.next_deal_at
            continue
        (seat,) = table.awaited()
        moves = table.view(seat).legal
        # Where everybody asks for other cards nobody comes to play.
        rare = Play | Cut | Alifer if random.random() < 0.7 else Play | Cut
        said = [move for move in moves if not isinstance(move, rare)]
        moving.push(table, seat, random.choice(said if said and random.random() < 0.7 else moves))


def screens(table: Table, t: Texts) -> Iterator[tuple[str, Screen]]:
    """All that somebody may be shown of a table now, but for hints and refusals."""
    yield "board", board(table, t)
    yield "left behind", left_behind(table, LINK, t)
    yield "seats", seats_to_take(table, next(iter(table.seats.newcomers.values()), table.opener), t)
    if table.unfinished is not None:
        yield "give up", give_up_page(table, table.opener, t)
    picture = screens_of(table).picture(table.view(), seating_of(table), t) if table.game is not None else None
    if picture is not None:
        yield "pictured", board(table, t).with_picture(Picture("table.png", b"", table_alt(picture, t)))
    yield "call", pages.call(table, [HUGE + at for at in range(len(table.seats))], t)
    for seat in range(len(table.seats)):
        askings = list(PANELS)
        if table.game is not None and table.status is Status.PLAYING:
            askings += ["dost"] if DOST in table.view(seat).answers else []
            askings += ["cuts 1", "cuts 25"] if table.game.awaits_cut else []
        for asking in askings:
            yield f"panel {seat} {asking}", panel(table, seat, t, asking=asking)
        yield f"panel {seat} with a word", panel(table, seat, t, notice=longest_notice(t))


ALL_SETS = [Combination(rank, 3) for rank in trappola.VALUES]
"""The most that two hands can hold of sets: three of each rank, the fourth with the other."""


class Fullest(Table):
    """A table of which as much is told as could be of any: everything laid aside, declared, asked and won."""

    def view(self, seat: int | None = None) -> AnyView:
        seen = super().view(seat)
        if isinstance(seen, View):
            bonuses = (52, 10, 10, 0, 0, 0, 0, 26)
            tricks = tuple(trick._replace(bonus=bonus) for trick, bonus in zip(seen.tricks, bonuses, strict=False))
            ranks = (Rank.ACE, Rank.TEN, Rank.SEVEN, Rank.KING, Rank.OVER, Rank.UNDER)
            declared = tuple(Declaration(at % 4, Combination(rank, 4)) for at, rank in enumerate(ranks))
            return replace(seen, tricks=tricks, declarations=declared)
        asks: list[Move] = []
        if isinstance(seen, trappola.View):
            seats: Sequence[int] = range(2)
            said = tuple(trappola.Said(at % 2, 3, each.rank) for at, each in enumerate(ALL_SETS))
            laid = (trappola_pack.CARDS[:TRICKS], trappola_pack.CARDS[TRICKS : 2 * TRICKS])
            seen = replace(seen, declared=said, laid=laid)
            won = [Bonus.DEUCE, Bonus.DEUCE, Bonus.DEUCE, Bonus.LAST_DEUCE]
        elif isinstance(seen, bulka.View):
            seats, asks = seen.pair, [Ask(rank) for rank in bulka.MELDS]
            melds = [bulka.Meld(seats[at % 2], Declare(each)) for at, each in enumerate(ALL_SETS)]
            melds.append(bulka.Meld(seats[1], BLANCHE))
            asked = tuple(bulka.Asked(seats[0], rank, trappola_pack.Suit.BATONS) for rank in bulka.MELDS)
            advised = trappola_pack.CARDS[:TRICKS] if seat is not None and seat not in seats else ()
            pro = seen.rules.cup == "on" and seen.deal_number > 1
            seen = replace(seen, melds=tuple(melds), asked=asked, advised=advised, pro=pro, cup=9990)
            won = [Bonus.FIRST_DEUCE, Bonus.DEUCE, Bonus.DEUCE, Bonus.LAST_DEUCE, Bonus.ALL]
        else:
            return seen
        legal = seen.legal
        if seen.turn == seat and any(isinstance(move, Play) for move in legal):
            legal += tuple(move for move in (*map(Declare, ALL_SETS), *asks) if move not in legal)
        return replace(seen, bonuses=tuple((seats[at % 2], bonus) for at, bonus in enumerate(won)), legal=legal)


@cache
def full_tables() -> list[Table]:
    """Tables at which all tricks lie, with everything that may come after them; of two with a first lead too."""
    found: dict[object, Table] = {}
    for at, (rules, seats) in enumerate(AGREED):
        for seed in range(2 if at else 6):
            rules = replace(rules, count="open") if isinstance(rules, Rules) else rules
            for table in random_play(seed, rules, people_called("twenty stars")[:seats], 400):
                tricks = len(table.view().tricks)
                all_lie = tricks > 0 and not any(table.view().held)
                if table.kind.partners and all_lie:
                    how = table.game.outcome and table.game.outcome.how
                    moment: tuple[object, ...] = how, table.series.pending is None, table.status, table.series.result
                elif not table.kind.partners and (all_lie or (table.game.phase == "play" and tricks in (0, 1, 8))):
                    moment = tricks, table.game.outcome is not None, table.game.deal_number == 1
                else:
                    continue
                found.setdefault(
                    (rules, seats, table.game.phase, *moment), deepcopy(table, {id(table.kind): table.kind})
                )
    return list(found.values())


# Words alone


CHANNELS = " ".join(f"<#{HUGE}>" for _ in range(25))


@cache
def longest_notice(t: Texts) -> str:
    """The longest word that may stand in a panel: a hint, or why something was refused."""
    # What is expected stands in a sentence of its own, whatever the move and the reason for it are.
    longest = max(product(MOVES, Reason), key=lambda advice: length(hint_of(*advice, 99.0, t)))
    hints = [hint_of(*longest, 99.0, t, expects) for expects in EXPECTED]
    refused = [explain(Refusal("wrong-channel", channels=CHANNELS), t), explain(Refusal("no-thread"), t)]
    return max((*hints, *refused), key=length)


def hint_of(move: Move, reason: Reason | None, gain: float, t: Texts, expects: Expectation | None = None) -> str:
    return hint_text(*just_begun(), Advice(move, reason, PLAYS[-1].card, gain, expects), t)


@cache
def just_begun() -> tuple[Table, View]:
    """A table of Stovkahra before the first cut, and what the one in seat 0 sees."""
    table = table_with(Game(Rules()))
    return table, table.view(0)


EXPECTED = (None, *(Expectation(1, suit, holds) for suit, holds in product(Suit, (True, False))))
MOVES = (*PLAYS, *(Declare(Combination(rank, 4)) for rank in (Rank.OVER, Rank.SEVEN)), PASS, DOST, COUNT)


@in_a_language
def test_every_hint_and_every_refusal_is_taken(language):
    for (move, reason), symbols in zip(product(MOVES, Reason), cycle(FACES), strict=False):
        for gain in (0.0, 1.6, 99.0):
            assert 1 <= length(hint_of(move, reason, gain, texts(language, symbols))) <= 500
    for symbols in PICTURED.values():
        assert_taken(pages.note(longest_notice(texts(language, symbols))), language)


# Tables in play


@in_every_language
def test_discord_takes_every_lobby(language):
    symbols, called = cycle(FACES), cycle(CALLED)
    for table in [table for rules, _ in AGREED for table in lobbies(rules, people_called("twenty stars"))]:
        t = texts(language, next(symbols))
        where = (language, table.kind.name, t.symbols.deck, table.seats, table.status, table.clock.put_away)
        assert_taken(board(table, t), where)
        table.seats[:] = [each and replace(each, name=CALLED[next(called)]) for each in table.seats]
        for screen in (
            board(table, t),
            left_behind(table, LINK, t),
            pages.tables_page([table] * pages.TABLES_LISTED, t, 9),
        ):
            assert_taken(screen, where)
        if all(table.seats):
            assert_taken(panel(table, 0, t), where)
            assert_taken(panel(table, 0, t, asking="more"), where)
    assert all(1 <= length(texts(language)("thread-name", name=name)) <= 100 for name in CALLED.values())


@in_a_language
@pytest.mark.parametrize("at", some(range(len(AGREED))))
def test_discord_takes_a_table_at_every_point(language, at, sized):
    (rules, seats), seed = AGREED[at], 10 * at + list(LANGUAGES).index(language)
    random, called, symbols = Random(seed), cycle(CALLED), cycle(FACES)
    phases, kind = set(), None
    played = random_play(seed, rules, people_called("twenty stars")[:seats], 250)
    for number, table in enumerate(islice(played, max(200, sized(5000)))):
        t, name = texts(language, next(symbols)), CALLED[next(called) if number % 2 else random.choice(LONGEST)]
        drawn = changed(table, seats=[replace(person, name=name) for person in table.seats])
        phases.add(str(table.game.phase))
        kind = table.kind.name
        where = (language, seed, number, t.symbols.deck, name)
        assert_taken(board(drawn, t), where)
        if table.game.turn is not None and can_be_advised(table, seat := table.game.turn):
            view = table.view(seat)
            for move, reason in product(view.answers[:6] + view.answers[-2:], (None, Reason.DECLARE)):
                assert 1 <= length(hint_text(table, view, Advice(move, reason, None, 99.0), t)) <= 500, where
        if number % 5 == 0 or table.game.phase != "play":
            for which, screen in screens(beside_the_game(drawn, random, LATER, **ON_A_HUGE_SERVER), t):
                assert_taken(screen, (*where, which))
    assert phases >= LISTED[kind].comes_through, (language, seed, phases)


@in_a_language
@pytest.mark.parametrize("called", [LONGEST[0], pytest.param(LONGEST[1], marks=pytest.mark.stress)])
def test_the_fullest_table_there_can_be_has_room(language, called):
    assert {table.kind.name for table in full_tables()} == set(GAMES) and len(full_tables()) >= 21
    faces = cycle(FACES)
    # Emojis are the longest signs; the others take turns.
    for table, away in product(full_tables(), (0, 1)):
        t, count = texts(language, next(faces) if away else PICTURED[Deck.GERMAN]), len(table.seats)
        given = {field.name: copy(getattr(table, field.name)) for field in fields(Table) if field.init}
        drawn = Fullest(**given | {"id": 10**6, "message": TableMessage(HUGE), "options": FULLEST})
        drawn.deal.game_number = 99
        drawn.series = table.series
        drawn.seats[:] = [replace(person, name=CALLED[called]) for person in table.seats]
        # Of those who are away nobody votes.
        drawn.seats.missed = [2] * away + [0] * (count - away)
        drawn.votes.to_stop = set(range(away, count)[:2]) if count > 2 else {count - 1}
        drawn.clock.deadline_at = LATER if drawn.awaited() else None
        for which, screen in screens(drawn, t):
            assert_taken(screen, (language, t.symbols.deck, which, table.kind.name, table.game.phase, away))


# Of games without partners


def told_at(table: Table, t: Texts) -> str:
    """All that a table says now, to everybody and to each player, buttons included."""
    shown_now = [screen for which, screen in screens(table, t) if not which.endswith("with a word")]
    return "\n".join((*map(words, shown_now), *(button.label for each in shown_now for button in buttons(each))))


STOVKAHRAS_OWN = {
    "en": r"series|partner|\bfour of|you four",
    "cs": r"séri|spoluhráč|čtveřic[eií] ",
    "de": r"serie|partner|vier sitzen|zu viert",
    "hu": r"széri|társa|négyen",
    "ro": r"\bseri[aei]|partener|patru juc",
}
"""Words of a game with series, partners and four players."""


@in_a_language
def test_no_table_of_a_game_without_partners_speaks_of_what_only_stovkahra_has(language):
    alone = [table for table in AGREED if not kind_of(table[0]).partners]
    at = list(LANGUAGES).index(language) % len(alone)
    (rules, seats), t = alone[at], texts(language)
    own = re.compile(rf"brčk|{STOVKAHRAS_OWN[language]}", re.IGNORECASE)
    people = people_called("Czech")[:seats]
    lobby = Table(1, Guild(HUGE), HUGE, people[0], rules, seats=Seats([*people[:1], *[None] * (seats - 1)]))
    offered = changed(lobby, seats=[*people], unfinished=Unfinished(7, (0, 0), 3))
    said = [told_at(lobby, t), told_at(offered, t)] if seats == 2 else [told_at(offered, t)]
    said += [
        told_at(table, t) for number, table in enumerate(random_play(at + 1, rules, people, 250)) if number % 6 == 0
    ]
    said += [told_at(changed(lobby, seats=[*people], status=each), t) for each in Status]
    refused = ["no-such-seat", "table-lobby", "table-playing", "table-finished", "table-stopped", "series-under-way"]
    refused += ["nothing-to-give-up", "stop-played"]
    refused += ["nothing-to-resume", "practice-alone", "stop-moderators", "not-seated-anywhere", "no-table-here"]
    said += [explain(Refusal(key, listed=" ".join(GAMES)), t) for key in refused] + [
        explain(Refusal("seats-empty", free=1), t)
    ]
    found = {(match.group(), text) for text in said for match in own.finditer(text)}
    assert not found, found


@in_every_language
def test_you_never_stands_for_a_name_in_a_hand_or_a_lesson(language):
    t, said = Marked(language, ("trick-you", "reader-you")), set()
    for at, (rules, seats) in enumerate(facts.fullest[0] for facts in LISTED.values()):
        for number, table in enumerate(random_play(at, rules, people_called("Czech")[:seats], 60)):
            if number % 8 == 0:
                hands = [panel(table, seat, t, asking=asking) for seat in (0, 1) for asking in ("", "words")]
                said |= {line for hand in hands for line in words(hand).splitlines()}
    for game in (game for game, screens in SCREENS.items() if screens.lesson is not None):
        answers: str | None = START
        while answers is not None:
            action = TurnLesson(game, answers, 10**17)
            read = leaves(game, answers, t, 10**17)
            said |= {line for leaf in read for line in words(leaf).splitlines()}
            steps = [each.action.removeprefix(action.encode()) for each in buttons(read[-1]) if each.enabled]
            onward = [step for step in steps if step and not step.startswith(("ln2:", "ln3:", "st1:", "ru1:", "pl1:"))]
            answers = answers + onward[0] if onward else None
    assert all(any(f"«{key}»" in line for line in said) for key in t.marked)
    # Two names with “and” between them agree with any word.
    two = t("side-names", first=NAME.format("reader-you"), second="")
    assert not {line for line in said if beside_words(line.replace(two, ""))}


@in_a_language
def test_without_a_cup_nobody_is_told_of_a_cup_a_stake_or_chips_for_what_is_declared(language):
    t, rules = texts(language), bulka.Rules(cup="off", key=5)
    phases = set()
    for number, table in enumerate(random_play(6, rules, people_called("Czech")[:2], 400)):
        phases.add(table.game.phase)
        if number % 8 and table.game.phase == "play":
            continue
        told = told_at(table, t)
        assert "☕" not in told
        for key in ("bulka-ask-alifer", "bulka-ask-answer"):
            assert t(key, stake=20) not in told
            assert not re.search(r"\d", t(key, stake=0)), t(key, stake=0)
        assert "🪙" not in "".join(line for line in told.splitlines() if "+" in line and "`" not in line), told
    assert phases >= {bulka.Phase.ALIFER, bulka.Phase.ANSWER, bulka.Phase.MELD, bulka.Phase.PLAY}


def test_what_aces_bring_stands_on_the_table_when_the_deal_is_over():
    t, seen = texts(), set()
    for seed in range(30):
        for table in random_play(seed, bulka.Rules(), people_called("Czech")[:2], 300):
            view = table.view()
            for meld in view.melds:
                if not isinstance(meld.said, Declare) or meld.said.combination.rank is not trappola_pack.Rank.ACE:
                    continue
                aces = str(t("hint-declare", combination=meld.said.combination, points=6)).split("**")[1]
                (line,) = [line for line in words(in_words(table, t)).splitlines() if aces in line]
                if len(view.tricks) < TRICKS:
                    either = {f"+{bulka.worth_of(meld.said, aces_kept=kept)[0]}" for kept in (True, False)}
                    assert set(re.findall(r"\+\d+", line)) == either and "🪙" not in line, (seed, line)
                else:
                    points, chips = table.game.deal.worth(meld)
                    assert f"+{points}" in line and (f"🪙\u00a0{chips} " in line) is bool(chips), (seed, line)
                    seen.add(bool(chips))
        if seen == {True, False}:
            return
    raise AssertionError(f"aces were not both kept and lost: {seen}")


@in_every_language
@pytest.mark.parametrize("called", LONGEST)
def test_discord_takes_pages_of_games_without_brcka(language, called):
    t, people = texts(language), [Person(at, HUGE + at, CALLED[called]) for at in range(1, 40)]
    most = Sum(0, 0, 0, *[10**5] * 3, -(10**6), -(10**6), -(10**3), 1, *[10**5] * 4)
    rating, full = Rating(-(10**3), 1.0, 10**6), LedgerState(10**6, True, True, 10**6, 99)
    honours = [
        *(FirstHonour(feat, 10**6, 10**6, 10**3, NOON) for feat in Feat),
        StreakHonour(10**6, "stovkahra", NOON.date()),
    ]
    lines = [Line((person,), most, rating, rating) for person in people[:PLACES]]
    ways = (Anchor(False, 10**18, HUGE), Anchor(True, 10**18, 7))
    for game, period in product([name for name, kind in GAMES.items() if not kind.ledger], (Period.ALL, Period.WEEK)):
        query = LedgerPage(game, LedgerTopic.PLAYER, period, 10**9, computers=True, page=7)
        seats = people[: max(GAMES[game].seats)]
        stopped = [StoppedSeries(10**6, 10**6, tuple(people[:4]), (-(10**6),) * 4, NOON, kind=game)] * 5
        scores = [SeatScore(each, True, -(10**6)) for each in seats]
        came, size = tuple(Substituted(at, 0, people[-at]) for at in (1, 2, 3)), PAGE
        played = [Played(game, 10**6 + at, NOON, False, scores, substituted=came) for at in range(size)]
        corrected = [Correction(10**6, tuple(people[:1]), -200, "*" * 200, people[1], NOON, game)] * 2
        standings, player, opponents, history = (
            replace(query, topic=LedgerTopic(topic)) for topic in ("standings", "player", "opponents", "history")
        )
        last = played[:LAST_GAMES]
        table = StandingsContent(full, (), lines, [10**6] * PLACES, 7, 10**6, 10**6, 10**6, (10**6, lines[0]))
        for asked, shown in (
            (standings, table),
            (replace(standings, how=True), table),
            (replace(standings, topic=LedgerTopic.RATING), table),
            (standings, StandingsContent(LedgerState(), (), [], [], 1, 1, 0)),
            (player, PlayerContent(full, people[0], lines[0], last, 10**6, True, honours)),
            (player, PlayerContent(full, people[0], Line((people[0],), Sum()), (), 10**6, True, ())),
            (opponents, OpponentsContent(full, people[0], lines[:OPPONENTS], 7, 10**6, 10**6, True)),
            (replace(history, other=10**9 + 1), HistoryContent(full, tuple(people[:2]), played, *ways)),
            (history, HistoryContent(full, tuple(people[:1]), (2 * stopped)[:size], *ways)),
            (history, HistoryContent(full, (), (4 * corrected)[:size], *ways)),
            (history, HistoryContent(LedgerState(), (), [], None, None)),
        ):
            assert_taken(ledger_screen(asked, shown, t), (language, called, asked, shown.state))
        assert_taken(game_page(game, played[0], (10**9, 10**6), t), (language, called, game, "one game"))
        course = Course(tuple(label([each], t) for each in seats), ((-(10**5),) * len(seats),) * 200, 0)
        chart = (Text(course_text(course, t)), Picture("game.png", b"", course_alt(course, t(f"game-{game}"), t)))
        assert_taken(Screen(chart, 0), (language, called, game, "chart"))


# Looking back


class _Shelf:
    """Past games of which there is one, and workers that have looked it through."""

    def __init__(self, game: AnyGame, people: tuple[Person, ...], made: FairReview) -> None:
        self.game, self.people, self.made = game, people, made

    async def at(self, *_: object) -> PastGame:
        """In every deal every seat is left, and somebody else comes back."""
        dealt = [ply for ply, move in enumerate(self.game.moves) if isinstance(move, Deal)]
        left = (
            Substituted(ply + 1, seat, self.people[(seat + 1) % 4]) for ply in dealt for seat in range(len(self.people))
        )
        return PastGame(self.game, self.people, tuple(left))

    def count_before(self, _: object) -> int:
        return 0

    def begun(self, _: object) -> FairReview:
        return self.made

    async def find_or_make(self, *_: object) -> FairReview:
        return self.made

    async def try_to_draw(self, *_: object) -> bytes:
        return b"png"


class _Looked:
    """An answer all of whose screens Discord would take."""

    def __init__(self, at: object) -> None:
        self.at = at

    async def defer(self, _: Place, told: Screen) -> None:
        assert_taken(told, self.at)

    async def show_panel(self, screen: Screen) -> None:
        assert_taken(screen, self.at)


@cache
def longest_game() -> Game:
    """A game with as many deals as one may well have."""
    over = [table.game for seed in range(3) for table in random_series(seed, boldness=0) if table.game.outcome]
    longest = max(over, key=lambda game: len(finished_deals(game)))
    return Game.replay(longest.rules, longest.moves)


@in_every_language
async def test_discord_takes_every_page_of_a_review_and_the_hands(language, monkeypatch):
    longest = max(Reason, key=lambda each: len(texts(language)(f"hint-why-{each}", other="")))
    of_every_card = lambda game, fair: dict.fromkeys((each.judged.ply for each in fair.cards), longest)  # noqa: E731
    monkeypatch.setattr(of_reviews, "reasons", of_every_card)
    game = longest_game()
    deals = len(finished_deals(game))
    assert deals > 1
    for symbols, called in zip(cycle(FACES), (*LONGEST, "Czech", "unseen"), strict=False):
        people, t = people_called(called), texts(language, symbols)
        for made in (worst_blamed(), fairly(invented(0)), fairly(invented(5), unsure=range(20))):
            shelf = _Shelf(game, people, made)
            reviewer = Reviewer(shelf, shelf, shelf, Quota())  # type: ignore[arg-type]
            for page in range(1, 7):
                looked: Any = _Looked((language, symbols.deck, called, page))
                asked = ReviewDeal(10**6, 10**6, deals, page)
                await looked.show_panel(await reviewer.page(actor(0), asked, t, looked, Place.PANEL))
            await reviewer.close()
        for deal in finished_deals(game):
            assert_taken(
                hands_page(deal, [person.title for person in people], deals, t),
                (language, symbols.deck, called, "hands"),
            )


def replayed(game: AnyGame) -> Iterator[Moment]:
    """A position of each kind: dealt, said, a trick begun and ended, the end of a deal."""
    kinds = {}
    for moment in moments(game):
        kind = (type(moment.move), moment.ends_trick, bool(moment.trick))
        if kind not in kinds or len(moment.game.tricks) == 0:
            kinds[kind] = True
            yield moment


@in_every_language
@pytest.mark.parametrize("name", in_turn([name for name, facts in LISTED.items() if facts.pictures]))
def test_discord_takes_every_position_of_a_replay_and_its_film(language, name):
    games = [replay(written) for written in simulate(4, 3, name)]
    for symbols, called, game in zip(cycle(FACES), LONGEST, cycle(games), strict=False):
        t, names = texts(language, symbols), tuple(CALLED[called] for _ in range(game.seats))
        where = Where(10**17, 10**17, Seating(names), hands=True)
        for moment in replayed(game):
            picture = moment_picture(moment, where, t)
            drawn = Picture("position.png", b"png", table_alt(picture, t)) if picture else None
            places = [Stop(moment.ply, moment.deal, False)]
            at = (language, symbols.deck, called, name, moment.ply)
            assert_taken(replay_screen(moment, where, drawn, places, places[0], t), at)
            assert_taken(posted_moment(moment, where, drawn, t), at)
        first = [moment for moment in moments(game) if moment.deal == 1][-1]
        film = film_of((moment for moment in moments(game) if moment.deal == 1), where, t)
        for screen in (film_screen, posted_film):
            assert_taken(screen(film, b"webp", where, first, t), (language, symbols.deck, called, name, "film"))


@in_every_language
@pytest.mark.parametrize("name", in_turn(with_puzzles()))
def test_discord_takes_every_puzzle_and_its_solution(name, language):
    puzzles = puzzles_of(name)
    longest = sorted(puzzles.shipped(), key=lambda puzzle: -len(puzzle.moves))
    for symbols, puzzle in zip(cycle(FACES), longest[::140], strict=False):
        t, solver = texts(language, symbols), Solver(Rating(400.0, 1.0, 10**4), *[10**4] * 4, 10**6)
        drawn = Picture("tricks.png", b"png", puzzle_picture(puzzle, t).alt)
        field = Field(Rating(400.0, 1.0, 10**7), 10**6)
        first = next(card for card in puzzle.choices if card is not puzzle.best)
        seen = Seen(Attempt(10**6 - 1, True, False, str(first), True, -1234), solver, field)
        at = (language, symbols.deck, puzzle.moves[1])
        for picture in (drawn, None):
            assert_taken(question_screen(puzzle, seen, picture, t), at)
        for beside in (question_explained, question_in_words):
            assert_taken(beside(puzzle, seen, t), at)
        for card in puzzle.choices:
            assert_taken(answer_explained(puzzle, seen, card, t), (*at, card))
            for after, picture in product((None, puzzles.played_out(puzzle, card)), (drawn, None)):
                assert_taken(answer_screen(puzzle, seen, card, after, picture, t), (*at, card))
        blame = Blame(first, puzzle.best, 99.0, 1.0, 60, ())
        judged = Judged(10**6, puzzle.view.seat, first, 0.0, False, blame)
        mistake = Mistake(10**17, 10**6, 10**6, 10**6, 0, NOON)
        recalled = own_mistake.MistakePosition(mistake, judged, puzzle.game, [LONGEST[0]] * puzzle.game.seats)
        for screen in (
            own_mistake.question_screen(recalled, drawn, t),
            own_mistake.question_screen(recalled, None, t),
            own_mistake.question_in_words(recalled, t),
        ):
            assert_taken(screen, (language, puzzle.moves[1], "own"))
        answer = own_mistake.answer_screen(recalled, puzzle.best, blame, Answer(mistake, False), drawn, t)
        assert_taken(answer, (language, puzzle.moves[1], "own"))


@in_every_language
def test_discord_takes_all_there_is_to_say_of_one_s_own_play(language):
    t, insights = texts(language), much()
    picture = Picture("insights.png", b"png", insight_alt(insights, t))
    for name in with_reviews():
        assert_taken(insights_screen(name, insights, picture, t, searching=True), (language, name))


# Lists, rules, lessons, settings


@in_every_language
def test_discord_takes_the_tables_of_a_server_however_many(language):
    for name, symbols, count in product(
        LONGEST, (PLAIN[Deck.GERMAN], PICTURED[Deck.FRENCH]), (0, 1, pages.TABLES_LISTED)
    ):
        every = [*lobbies(Rules(), people_called(name))]
        playing = [changed(each, status=Status.PLAYING) for each in every if all(each.seats)]
        for table in playing:
            table.series.brcka = [19, 19]
        tables = [table for table, _ in zip(cycle(playing + every[::7]), range(count), strict=False)]
        t = texts(language, symbols)
        for others in (0, 10**6):
            assert_taken(pages.tables_page(tables, t, others), (language, name, count, others))
        # As long as lines about set times are, which leave room for fewer tables.
        times = ["x" * pages.TIME_LENGTH] * pages.TIMES_LISTED
        assert_taken(pages.tables_page(tables[: pages.TABLES_BESIDE], t, 9, times), (language, name, count))


@in_every_language
def test_discord_takes_the_rules_and_the_welcome(language):
    for symbols in FACES:
        t = texts(language, symbols)
        for game, screens in SCREENS.items():
            for page in pages_of(game):
                assert_taken(rule_page(ShowRules(game, page, 10**17), t, words="X"), (language, page))
            against = screens.kind.opponents(screens.kind.rules())
            for chosen in (0, *against):
                assert_taken(pages.levels(game, against, chosen, t), (language, game))
            offered = rulebook.topics_matching(game, "", t)
            assert all(1 <= length(title) <= 100 for title, _ in offered)
            assert len(offered) == len(screens.topics) <= 25
        assert_taken(pages.welcome(t), language)
        on_forms = {"button-advise": 45, "button-answer": 45, "advice-unheard": 45, "advice-about": 100}
        on_forms |= {"words-title": 45, "words-label": 45, "words-about": 100}
        assert all(1 <= length(t(key, name="W" * 20)) <= most for key, most in on_forms.items()), language
        assert_taken(fault_page("0" * 8, t), language)
        assert_taken(pages.note(explain(Refusal("only-servers", invite=invite_link(HUGE)), t)), language)


@in_every_language
@pytest.mark.parametrize("game", GAMES)
def test_discord_takes_the_options_of_a_table(language, game):
    for options, page in product((Options(), FULLEST), OptionsPage):
        does = ChooseOptions(10**17, "99.99", page)
        form = options_form(GAMES[game].rules(), options, page, does, texts(language))
        # What Discord takes of a window: five fields, and of each so many letters.
        assert len(form.fields) <= 5 and 1 <= length(form.title) <= 45 and length(form.does.encode()) <= 100
        for field in form.fields:
            assert isinstance(field, ListField) and length(field.label) <= 45 and length(field.about) <= 100
            assert 1 <= len(field.choices) <= 25 and len({each.value for each in field.choices}) == len(field.choices)
            assert all(length(each.label) <= 100 and length(each.about) <= 100 for each in field.choices)
        FormModal(form).to_dict()


@in_every_language
def test_discord_takes_preferences_settings_and_privacy(language):
    for called, on in product(CALLED, (False, True)):
        t = texts(language, PICTURED[Deck.FRENCH] if on else PLAIN[Deck.GERMAN])
        person = Person(1, HUGE, CALLED[called], on, not on, language="hu" if on else None, letters=on, pings=not on)
        assert_taken(preferences(person, t), (language, "preferences"))
        assert_taken(preferences(person, t, 10**17), (language, "preferences of a panel"))
        chosen = GuildSettings(channels=tuple(HUGE + at for at in range(25)), language="ro" if on else None)
        for guild in (Guild(HUGE), Guild(HUGE, settings=chosen)):
            for page in SettingsPage:
                shown = settings_page(guild, page, t, t("settings-unlikely-working"))
                assert_taken(shown, (language, page))
        for count in (0, 1, 2, 5, 10**4):
            kept = dict.fromkeys(("seats", "games", "corrections"), count)
            assert_taken(privacy_kept(kept, t, adding_up=True), (language, "privacy", count))
        for screen in (privacy(person, t), privacy_long(365, t), privacy_sure(t), privacy_stays(t)):
            assert_taken(screen, (language, "privacy"))


@in_every_language
def test_discord_takes_who_runs_the_bot_and_what_those_are_told_who_are_shut_out(language):
    t, web = texts(language), "https://" + "w" * 200
    for operator in (Operator(), Operator("*" * 100, web, web, web), Operator("W" * 100, f"{'_' * 64}@{'w' * 60}.org")):
        for table in (0, 10**17):
            assert_taken(about_page(operator, table, t), (language, "about"))
            for met in ((), ["W" * MAX_NAME + f" {number}" for number in (1, 2, 3)]):
                done = t("report-done", name=met[0]) if met else ""
                assert_taken(report_page(ShowReport(table, "0" * 8), operator, met, t, done), (language, "report"))
        for kind, reason in product(Banned, ("", "*" * LONGEST_REASON)):
            ban = Ban(kind, HUGE, reason, datetime(2026, 5, 1, tzinfo=UTC))
            assert_taken(goodbye(ban, operator, t), (language, "goodbye"))
            told = explain(Refusal("shut-out", **ban_details(ban, operator)), t)
            assert_taken(pages.note(told), (language, "shut out"))


@in_every_language
def test_discord_takes_when_people_are_told_and_what(language):
    t, now = texts(language), datetime(2026, 5, 1, 12, tzinfo=UTC)
    ways = [*product((None, 23), (None, Quiet(22, 7)), (False, True), (False, True))]
    # What stands beside the clock does not depend on which it is.
    wished = [*zip(zones(), cycle(ways), strict=False), *product(islice(zones(), 1), ways)]
    assert_taken(cities_page(zones_called(texts(language).country("US"), t), now, t), (language, "cities"))
    for zone, (hour, quiet, closed, told) in wished:
        reminder = Reminder(zone, hour, quiet, closed=closed, daily=told, waiting=told).scheduled(now)
        assert_taken(reminder_page(reminder, now, t, on_server=True), (language, zone, hour))
    tried, field = Try(1, 99, ended=False), DayField({-99: 10**6, 99: 10**6})
    today = [Daily(event=1, number=1, day=now.date(), game=game, seed=bytes(32)) for game in with_duplicates()]
    tables = [changed(next(lobbies(Rules(), people_called("twenty stars"))), deadline_at=now)] * TABLES_WAITING
    pair = people_called("twenty stars")[:2]
    challenge = Challenge(
        1, with_duplicates()[0], 1, 2, (pair[0], pair[1]), Stage.OPEN, now, (bytes(32),) * DEALS, ({}, {})
    )
    waiting = Waiting(pair[0].user_id, tables, [replace(challenge, id=each) for each in range(CHALLENGES_WAITING)])
    for begun, before in product((None, tried), (None, (-99, field), (-99, DayField({-99: 1})))):
        days = [Standing(daily, begun, field, 10**4, yesterday=before) for daily in today]
        assert_taken(reminder_message(now.date(), days, waiting, t), (language, begun, before))
    assert_taken(waiting_page(replace(waiting, begun=days), t), (language, "what waits"))


@in_every_language
def test_discord_takes_the_days_that_are_over_and_what_was_played_later(language):
    t, day = texts(language), NOON.date()
    days = [
        EarlierDay(day - timedelta(days=at), (None, -99)[at % 2], (None, 99)[at % 3 == 0], at % 5 == 0)
        for at in range(26)
    ]
    made, field = tuple(TrickMade(True, 99, at % 2 == 0) for at in range(9)), DayField({-99: 10**6, 99: 10**6})
    for game, listed in product(with_duplicates(), ([], days[:25], days)):
        assert_taken(earlier_days_page(game, listed, day, t), (language, game, len(listed)))
        assert all(len(label) <= 100 for label, _ in day_choices(listed, "", t))
    tries = None, Try(None, 99, ended=True)
    for game, tried, ended, number in product(with_duplicates(), tries, (False, True), (1, 10**4)):
        known = {"strong": -99, "perfect": 99, "strong_tricks": (9,) * 9}
        daily = Daily(event=1, number=1, day=day, game=game, seed=bytes(32), closed=True, **known)
        for later in (Try(None, -99, ended, number), Try(HUGE, -99, ended, number)):
            standing = Standing(daily, tried, field, 0, over=True, made=made, had_before=True, later=later)
            assert_taken(later_page(standing, later, t), (language, game, tried, later))
            assert_taken(daily_page(standing, t), (language, game, tried, later))


@in_every_language
@pytest.mark.parametrize("game", in_turn(with_duplicates()))
def test_discord_takes_how_a_challenge_stands_and_ends(game, language):
    t, seeds, deals = texts(language), (bytes(32),) * DEALS, range(1, DEALS + 1)
    kept: list[list[dict[int, Made]]] = []
    for at in (HUGE, HUGE + 1):
        ends = Made(at, -99, ended=True), Made(at, 99, ended=True, left_off=True)
        kept.append([{}, {1: Made(at, 0, ended=False)}, *(dict.fromkeys(deals, each) for each in ends)])
    pairs = [people_called(name)[:2] for name in LONGEST] + [(Person(1, HUGE + 1, ""), Person(2, None, ""))]
    for stage, both, plays in product(Stage, pairs, product(*kept)):
        challenge = Challenge(10**17, game, HUGE, HUGE, (both[0], both[1]), stage, NOON, seeds, plays)
        listed = [replace(challenge, id=10**17 + at) for at in range(CHALLENGES)]
        shown = [challenge_page(challenge, 0, t), challenge_page(challenge, 1, t), challenge_message(challenge, t)]
        shown += [challenge_ended(challenge, t)]
        shown += [challenge_deal(challenge, 0, 1, t)] if stage is Stage.OVER else []
        for page in (*shown, which_game(HUGE, t)):
            assert_taken(page, (language, stage))
            assert height(page.blocks) <= SCREEN, (language, stage, page)
        for page in (challenges_page(game, HUGE + 1, listed, t), challenge_rules(challenge, 0, t)):
            assert_taken(page, (language, stage))


@in_every_language
@pytest.mark.parametrize("game", in_turn(with_duplicates()))
def test_discord_takes_how_others_fared_with_the_first_deal(game, language):
    t, rules, field = texts(language), GAMES[game].rules(), DayField({-99: 10**6, 99: 10**6})
    table = Table(HUGE, Guild(0), 0, Person(1, 1000, "Anna"), rules)
    for helped, strong, kept in product((False, True), (None, -99), (False, True)):
        known = {"strong": strong, "perfect": strong, "strong_tricks": None if strong is None else (9,) * 9}
        deal = EventDeal(event=1, number=10**6, seed=bytes(32), **known)
        signs = [Sign(True, each % 2 == 0, 1) for each in range(9 * (kept and strong is not None))]
        fared = Fared(table, SharedPlay("pool", 10**6, helped), deal if kept else None, -99, field, signs)
        for picture in (None, *([Picture("all-results.png", b"", "x" * 1024)] if kept else [])):
            page = fared_page(fared, 0, picture, t)
            assert_taken(page, (language, game, helped, strong, kept))
            # The picture, 270 pixels wide on a phone, is two thirds as high.
            room = SCREEN - (175 if picture is not None else 0)
            assert height(page.blocks) <= room, (language, game, helped, strong, kept)


@in_every_language
@pytest.mark.parametrize("game", in_turn([game for game, screens in SCREENS.items() if screens.lesson is not None]))
def test_discord_takes_a_whole_lesson(game, language):
    answers, symbols, pages, random = START, cycle(PICTURED.values()), 0, Random(language)
    while answers is not None:
        action, read = TurnLesson(game, answers, 10**17), leaves(game, answers, texts(language, next(symbols)), 10**17)
        pages += len(read)
        for leaf in read:
            assert_taken(leaf, (language, game, answers))
            assert height(leaf.blocks) <= SCREEN, (language, game, answers)
        steps = [each.action.removeprefix(action.encode()) for each in buttons(read[-1]) if each.enabled]
        onward = [step for step in steps if step and not step.startswith(("ln2:", "ln3:", "st1:", "ru1:", "pl1:"))]
        answers = answers + random.choice(onward) if onward else None
    assert pages > 8


# The ledger


@cache
def ledger_of(name: str) -> Ledger:
    """Of a server where much was played by people of that name, every seat was left, and much corrected at length."""
    computer = Person(14, None, CALLED[name], level=Level.STRONG)
    people = (*(Person(at, HUGE + at, CALLED[name]) for at in range(1, 14)), computer)
    ledger = random_ledger(3, 260, people, first_game=10**9)
    last = ledger.entries[-1]
    reason = CALLED[name] * 7
    corrections = [
        correction(10**9 + at, -20, *last.partners(0), reason=reason[:200], at=last.at + timedelta(minutes=at))
        for at in range(9)
    ]
    later = tuple(Substituted(20 + at, at, Person(20 + at, HUGE + 20 + at, CALLED[name])) for at in range(4))
    return Ledger(tuple(replace(entry, substituted=later) for entry in ledger.entries), tuple(corrections))


def queries(ledger: Ledger) -> Iterator[LedgerPage]:
    person, partner = (each.id for each in ledger.entries[-1].partners(0))
    table = ledger.entries[-1].table_id
    for page in (1, 2, 999_999):
        yield LedgerPage(USUAL, LedgerTopic.STANDINGS, page=page)
        yield LedgerPage(USUAL, LedgerTopic.PAIRS, page=page, computers=True)
        yield LedgerPage(USUAL, LedgerTopic.SERIES, page=page)
        yield LedgerPage(USUAL, LedgerTopic.SERIES, table=table, page=page)
        yield LedgerPage(USUAL, LedgerTopic.HISTORY, Period.YEAR, person, partner, page=page)
        yield LedgerPage(USUAL, LedgerTopic.HISTORY, page=page)
    yield LedgerPage(USUAL, LedgerTopic.PLAYER, player=person, period=Period.YEAR)
    yield LedgerPage(USUAL, LedgerTopic.PLAYER, player=10**17)
    yield LedgerPage(USUAL, LedgerTopic.SERIES, table=10**17)
    yield LedgerPage(USUAL, LedgerTopic.PAIRS, Period.WEEK, person, partner)


@cache
def ledger_contents(called: str) -> list[tuple[LedgerPage, Any]]:
    """What each page of such a ledger, and of an empty one, is made from in every language; with tables and without."""
    ledger = ledger_of(called)
    strength = rated(ledger)
    now = ledger.corrections[-1].at
    running = []
    for at in range(12):
        table = table_of_four(people=people_called(called), number=10**6 + at)
        seating.start(table, table.seats[0])
        table.series.brcka = [19, 19]
        running.append(table)
    asked = product(queries(ledger), ([], running), (ledger, Ledger(())))
    return [(query, content(query, whole, tables, now, strength)) for query, tables, whole in asked]


@in_every_language
@pytest.mark.parametrize("called", [*LONGEST, "right to left"])
def test_discord_takes_every_page_of_the_ledger(language, called):
    ledger = ledger_of(called)
    t = texts(language, PICTURED[Deck.GERMAN])
    for query, found in ledger_contents(called):
        screen = ledger_screen(query, found, t) if found is not None else pages.note(t("player-unknown"))
        assert_taken(screen, (language, called, query))
        if query == LedgerPage(USUAL, LedgerTopic.STANDINGS):
            # With its picture, or the button that brings it later.
            alt = standings_alt([standing(at, called) for at in range(1, 11)], t)
            assert_taken(Screen((Picture("standings.png", b"", alt), *screen.blocks), screen.colour), (language, query))
    players = player_choices(((person, 10**6) for person in ledger.people().values()), t)
    for offered in (players, game_choices(ledger.entries, t)):
        assert offered and all(1 <= length(label) <= 100 for label, _ in offered)


def standing(place: int, called: str) -> StandingsRow:
    return StandingsRow(place, CALLED[called], 9999, (999, 999, 999), (9999, 9999), -9999)


@in_every_language
@pytest.mark.parametrize("called", LONGEST)
def test_discord_takes_every_race_and_its_words(language, called):
    t = texts(language)
    seats = (CALLED[called],) * 4
    for goal, count in product((10, 20), (0, 1, 2, 9, 40, 900)):
        # One side adds what the other takes again: a series that never ends.
        games = [(Prize(at % 2, 1, How.COUNT, (100, 60)), TAKE if at % 2 else ADD) for at in range(count)]
        race = race_of(seats, goal, games)
        alt, text = race_alt(race, t), race_text(race, t)
        title = Text(t("race-of-table", table=10**6))
        assert_taken(Screen((title, Picture("series.png", b"", alt), Text(text)), 0), (language, called, count))


def test_the_names_are_as_long_as_discord_takes_them():
    assert all(20 <= len(name) <= 32 for name in CALLED.values())
    assert {length(plain(CALLED[name])) for name in LONGEST} == {max(length(plain(each)) for each in CALLED.values())}
