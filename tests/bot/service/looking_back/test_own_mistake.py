"""Own mistakes: they come back to their player, and to nobody else, until they were right four times in a row."""

from datetime import timedelta
from functools import partial
from itertools import islice
from random import Random

import pytest

from bot.app.audit import audit
from bot.i18n.texts import LANGUAGES, texts
from bot.model import stopping
from bot.model.delivery import Delivery
from bot.model.errors import Refusal, SentTwice
from bot.model.own_mistake import DEAR, FIRST_WAIT, MISTAKES_KEPT, WAITS, Answer, Mistake
from bot.service.looking_back import own_mistake
from bot.service.looking_back.fair_reviews import FairReviews
from bot.service.looking_back.own_mistake import GAMES_LOOKED_AT
from bot.storage.puzzle import Attempt, Field, Seen, Solver
from bot.storage.review import DealPlace
from bot.ui.own_mistake import MistakePosition, answer_screen, question_in_words, question_screen
from bot.ui.phone import SCREEN, height
from bot.ui.puzzle import question_screen as puzzle_screen
from bot.ui.screen import Screen
from engine.fairness import Judged, judge_deal, judge_play, reason_of
from engine.game import Game
from engine.games import GAMES, kind_of, puzzles_of, with_moves, with_puzzles, with_reviews
from engine.insights import OF_SPEECH
from engine.judging import Blame
from engine.moves import Play
from tests.support.duel_bench import LONG, DuelBench, over
from tests.support.every_game import LISTED
from tests.support.reviews import NO_INSIGHTS, unblamed
from tests.support.service import (
    GUILD,
    LOOKER_ON,
    NOON,
    QuickWorkers,
    Restless,
    Target,
    actor,
    buttons,
    look,
    tamper,
    words,
)
from tests.support.sizes import in_turn

T = texts()
DAY, MONTH = timedelta(days=1), timedelta(days=31)
ALONE = {"guild_id": 0, "channel_id": 909}
STRANGER = 6
each_game = pytest.mark.parametrize("name", in_turn(with_reviews()))


class Judges(QuickWorkers):
    """Workers that find the first free card of each seat in a deal a mistake, and judge single cards as they are told.

    The first other card is the better one.
    """

    def __init__(self):
        super().__init__()
        self.points = 12.0
        self.deals = []
        self.wrong = False

    async def compute(self, task, party=0):
        if not isinstance(task, partial) or task.func is not judge_play:
            return task()
        view, ply, card = task.args
        blame = Blame(card, view.legal[0].card, 7.0, 1.0, 60, ()) if self.wrong else None
        return Judged(ply, view.seat, card, 0.0, not self.wrong, blame)

    async def judge(self, task, party=0, *, awaited=True):
        if task.func is not judge_deal:
            return task()
        # The cards of a deal come in two parts.
        if task.args not in self.deals[-1:]:
            self.deals.append(task.args)
        return blamed(*task.args, self.points)


def blamed(game: Game, number: int, points: float):
    """A deal in which the first card of each seat that had four to choose from was a mistake."""
    found, seen = [], set()
    for each in unblamed(game, number):
        choices = cards_at(game, each.ply)
        blame = None
        if len(choices) > 3 and each.seat not in seen:
            seen.add(each.seat)
            others = [card for card in choices if card is not each.card]
            # One for which something speaks, where there is one.
            better = next((card for card in others if reason(game, each, card) is not None), others[0])
            blame = Blame(each.card, better, points, 1.0, 60, ())
        found.append(Judged(each.ply, each.seat, each.card, each.expected, blame is None, blame))
    return tuple(found)


def reason(game: Game, judged: Judged, better):
    view = with_moves(game, game.moves[: judged.ply]).view(judged.seat)
    return reason_of(view, Blame(judged.card, better, 7.0, 1.0, 60, ()))


def cards_at(game: Game, ply: int):
    at = with_moves(game, game.moves[:ply])
    return [move.card for move in at.view(at.turn).legal if isinstance(move, Play)]


@pytest.fixture
async def bench(tmp_path):
    made = DuelBench(tmp_path / "games.db", clock=Restless())
    made.workers = Judges()
    async with made:
        yield made


async def finished(here, name, come=over):
    """A table at which a game is over."""
    _, rules, people = LISTED[name].tables[0]
    short = GAMES[name].rules(**LISTED[name].short)
    number = await here.begun(short if GAMES[name].may_sit(short, people) else rules, people)
    return await here.until(number, come, Random(1))


async def reviewed(here, name):
    """A game that is over, whose first deal was looked back on."""
    table = await finished(here, name)
    await FairReviews(here.store.reviews, here.workers).find_or_make(DealPlace(table.id, 1, 1), table.game, GUILD)
    # Nothing dear is found in the other deals, which are looked through when somebody asks.
    here.workers.points = DEAR / 2
    return table


async def mine(here, name, seat=0, **where) -> Screen:
    answer = await here.host.mistakes.show(actor(seat, **where), name)
    assert answer.target is Target.NOTE
    await here.settle()
    return answer.screen


def cards(screen: Screen) -> list[str]:
    return [each.action for each in buttons(screen) if each.action.startswith("ma1:")]


async def press(here, action: str, seat=0, **other) -> Screen:
    return (await here.host.press(actor(seat, **other), action, on_panel=True)).screen


def mistake_of(table, seat=0) -> Judged:
    """The mistake of the first deal that somebody has made."""
    return next(each for each in blamed(table.game, 1, 12.0) if each.blame is not None and each.seat == seat)


def pressed(table, judged: Judged, card) -> str:
    return f"ma1:{table.id}:1:{judged.ply}:{card}"


def others_of(table, judged: Judged):
    """The cards that are neither the one that was played nor the better one."""
    return [card for card in cards_at(table.game, judged.ply) if card not in (judged.blame.card, judged.blame.better)]


def rows(here, sql="SELECT person, game, ply, run FROM mistakes ORDER BY person, game, ply"):
    return [tuple(row) for row in look(here.path, sql)]


# Whose they are, and what is shown


@each_game
async def test_a_mistake_comes_back_a_day_after_its_card_to_its_player_alone(bench, name):
    table = await reviewed(bench, name)
    assert T("mistake-none") in words(await mine(bench, name))
    bench.clock.forward(DAY)
    for seat in {each.seat for each in blamed(table.game, 1, 12.0) if each.blame is not None}:
        screen, judged = await mine(bench, name, seat), mistake_of(table, seat)
        assert cards(screen) == [pressed(table, judged, card) for card in cards_at(table.game, judged.ply)]
        for other in (each for each in (*range(len(table.seats)), STRANGER) if each != seat):
            for action in (cards(screen)[0], f"mw1:{table.id}:1:{judged.ply}"):
                with pytest.raises(Refusal, match="unknown-button"):
                    await press(bench, action, other)
    assert T("mistake-none") in words(await mine(bench, name, STRANGER))
    runs = rows(bench, "SELECT habit, run FROM mistakes")
    assert all(run == 0 for habit, run in runs if habit not in OF_SPEECH)


@each_game
def test_a_question_shows_nothing_that_its_player_did_not_see(name):
    positions, asked = LISTED[name].positions(Random(3), 30), 0
    for game in islice(positions, 2000):
        moves = game.legal_moves() if game.turn is not None else []
        plays = [move.card for move in moves if isinstance(move, Play)]
        if not plays:
            continue
        asked += 1
        view = game.view(game.turn)
        judged = Judged(0, view.seat, plays[0], 0.0, False, Blame(plays[0], plays[0], 9.0, 1.0, 60, ()))
        recalled = MistakePosition(
            Mistake(1, 1, 1, 0, 0, NOON), judged, game, [f"P{seat}" for seat in range(game.seats)]
        )
        held = {card for seat in range(game.seats) if seat != view.seat for card in game.view(seat).hand}
        hidden = held - set(view.seen_cards)
        for screen in (question_screen(recalled, None, T), question_in_words(recalled, T)):
            told = words(screen)
            assert all(f"P{seat}" in told for seat in view_pair(view, game) if seat != view.seat)
            assert not [card for card in hidden if T.symbol(card) in told or T.card(card) in told], told
        if asked == 60:
            break
    assert asked == 60


def view_pair(view, game):
    """Those who play the deal."""
    return getattr(view, "pair", None) or range(game.seats)


@pytest.mark.parametrize("language", in_turn(LANGUAGES))
@pytest.mark.parametrize("name", in_turn(with_puzzles()))
def test_a_question_fits_a_phone_where_a_puzzle_fits(name, language):
    t = texts(language)
    seen = Seen(Attempt(1), Solver(puzzle=1, rating=None), Field(None))  # type: ignore[arg-type]
    for puzzle in puzzles_of(name).shipped()[::40]:
        judged = Judged(0, puzzle.view.seat, puzzle.best, 0.0, False, Blame(puzzle.best, puzzle.best, 9, 1, 60, ()))
        names = ["Anna", "Béla", "Cyril", "Dana"][: puzzle.game.seats]
        recalled = MistakePosition(Mistake(1, 1, 1, 0, 0, NOON), judged, puzzle.game, names)
        room = max(SCREEN, height(puzzle_screen(puzzle, seen, None, t).blocks))
        assert height(question_screen(recalled, None, t).blocks) <= room, words(question_screen(recalled, None, t))


async def test_only_dear_mistakes_of_who_sat_in_the_own_seat_come_back(bench):
    table = await finished(bench, "trappola")
    place = DealPlace(table.id, 1, 1)
    await bench.store.reviews.keep(place, blamed(table.game, 1, DEAR - 0.1), NO_INSIGHTS)
    assert not rows(bench)
    judged = mistake_of(table)
    # Somebody else had taken over the seat when the card was played.
    other = await bench.store.people.register_person(actor(STRANGER).user_id, "Other")
    tamper(bench.path, f"INSERT INTO substitutes VALUES (1, {judged.ply}, 0, {other.id})")
    await bench.store.reviews.keep(place, blamed(table.game, 1, DEAR), NO_INSIGHTS)
    (row,) = rows(bench)
    assert row[2] != judged.ply
    # From the next move on they sit there themselves again.
    tamper(
        bench.path, "DELETE FROM substitutes", f"INSERT INTO substitutes VALUES (1, {judged.ply + 1}, 0, {other.id})"
    )
    await bench.store.reviews.keep(place, blamed(table.game, 1, DEAR), NO_INSIGHTS)
    assert {row[2] for row in rows(bench)} > {judged.ply}


async def test_a_computer_is_asked_nothing(bench):
    answer = await bench.host.lobby.open_table(actor(0), {}, {}, "beginner", "trappola")
    table = await bench.until(answer.table_id, over, Random(1))
    await bench.store.reviews.keep(DealPlace(table.id, 1, 1), blamed(table.game, 1, 12.0), NO_INSIGHTS)
    ((person, *_),) = rows(bench)
    assert person == (await bench.store.people.find(actor(0).user_id)).id


async def test_nothing_of_a_game_under_way_comes_back_though_its_deal_was_looked_back_on(bench):
    number = await bench.begun(LONG, 2)
    table = await bench.until(number, lambda table: table.game is not None and table.game.deal_number == 2, Random(1))
    await bench.store.reviews.keep(DealPlace(number, 1, 1), blamed(table.game, 1, 12.0), NO_INSIGHTS)
    bench.clock.forward(2 * DAY)
    assert rows(bench) and T("mistake-none") in words(await mine(bench, "trappola"))
    judged = mistake_of(table)
    with pytest.raises(Refusal, match="unknown-button"):
        await press(bench, pressed(table, judged, judged.blame.better))
    await bench.store.change(number, lambda table: stopping.stop(table, LOOKER_ON, moderator=True))
    assert cards(await mine(bench, "trappola"))


async def test_what_was_played_on_another_server_is_asked_there_alone(bench):
    await reviewed(bench, "trappola")
    bench.clock.forward(DAY)
    for where in ({"guild_id": GUILD + 1}, ALONE):
        assert not cards(await mine(bench, "trappola", **where))
    (action, *_) = cards(await mine(bench, "trappola"))
    with pytest.raises(Refusal):
        await press(bench, action, guild_id=GUILD + 1)


# Answers


async def test_right_answers_lead_to_longer_waits_and_the_fourth_in_a_row_is_the_last(bench):
    table = await reviewed(bench, "trappola")
    judged = mistake_of(table)
    right, wrong = (pressed(table, judged, card) for card in (judged.blame.better, judged.blame.card))
    bench.clock.forward(DAY)
    told = words(await press(bench, right))
    assert T("mistake-found", card=judged.blame.better) in told
    assert T("mistake-then", card=judged.card, best=judged.blame.better, cost=12) in told
    why = reason(table.game, judged, judged.blame.better)
    assert why is not None and T(f"hint-why-{why}", other=T.symbol(judged.card)) in told
    bench.clock.forward(WAITS[0])
    told = words(await press(bench, wrong))
    assert T("mistake-wrong", card=judged.card, best=judged.blame.better, cost=12) in told
    for wait in (FIRST_WAIT, *WAITS):
        bench.clock.forward(wait - timedelta(seconds=10))
        assert not cards(await mine(bench, "trappola"))
        bench.clock.forward(timedelta(seconds=10))
        assert right in cards(await mine(bench, "trappola"))
        told = words(await press(bench, right))
    assert T("mistake-learnt") in told
    bench.clock.forward(12 * MONTH)
    assert not cards(await mine(bench, "trappola"))


async def test_any_other_card_is_judged_and_is_wrong_only_if_another_is_surely_better(bench):
    table = await reviewed(bench, "trappola")
    judged = mistake_of(table)
    (other, *_) = others_of(table, judged)
    bench.clock.forward(DAY)
    bench.workers.wrong = True
    assert "−7" in words(await press(bench, pressed(table, judged, other)))
    assert [run for *_, ply, run in rows(bench) if ply == judged.ply] == [0]
    bench.clock.forward(DAY)
    bench.workers.wrong = False
    # What was found out of a card is not found out twice.
    another = others_of(table, judged)[1]
    assert T("mistake-as-good", card=another) in words(await press(bench, pressed(table, judged, another)))
    assert [run for *_, ply, run in rows(bench) if ply == judged.ply] == [1]


async def test_only_the_first_card_counts_whatever_is_sent_twice_or_ends_in_the_middle(bench):
    table = await reviewed(bench, "trappola")
    judged = mistake_of(table)
    right, wrong = (pressed(table, judged, card) for card in (judged.blame.better, judged.blame.card))
    bench.clock.forward(DAY)
    await press(bench, right, delivery=Delivery(5, 1))
    with pytest.raises(SentTwice):
        await press(bench, wrong, delivery=Delivery(5, 2))
    # Whoever did not see what came of it, since the bot was killed before it said so, presses again.
    shown = words(await press(bench, wrong, delivery=Delivery(6, 1)))
    assert T("mistake-wrong", card=judged.card, best=judged.blame.better, cost=12) in shown
    assert [run for *_, ply, run in rows(bench) if ply == judged.ply] == [1]


async def test_a_card_that_cannot_be_judged_now_counts_nothing(bench, monkeypatch):
    table = await reviewed(bench, "trappola")
    judged = mistake_of(table)
    bench.clock.forward(DAY)

    async def compute(task, party=0):
        raise TimeoutError

    monkeypatch.setattr(bench.workers, "compute", compute)
    with pytest.raises(Refusal, match="too-busy"):
        await press(bench, pressed(table, judged, others_of(table, judged)[0]))
    assert pressed(table, judged, judged.card) in cards(await mine(bench, "trappola"))


async def test_an_answer_leads_to_the_review_to_playing_on_and_to_the_next(bench):
    table = await reviewed(bench, "stovkahra")
    judged = mistake_of(table)
    bench.clock.forward(DAY)
    shown = await press(bench, pressed(table, judged, judged.card))
    leads = [each.action for each in buttons(shown)]
    for action in (f"rv1:{table.id}:1:1:0", f"on1:review.{table.id}.1.{judged.ply}.1", "mo1:next.stovkahra"):
        assert action in leads
        assert (await bench.host.press(actor(0), action, on_panel=True)).screen is not None


# The newest games


async def test_the_newest_games_are_judged_in_the_background_as_many_as_the_day_allows(bench, monkeypatch):
    most = 2 * GAMES_LOOKED_AT - 4
    monkeypatch.setattr(own_mistake, "DEALS_A_DAY", most)
    await bench.make_room()
    bench.workers.points = DEAR / 2
    for _ in range(GAMES_LOOKED_AT):
        table = await finished(bench, "trappola")
    for judged in (most, 2 * GAMES_LOOKED_AT, 2 * GAMES_LOOKED_AT):
        begun = len(bench.workers.deals) < judged
        assert (T("mistake-search") in words(await mine(bench, "trappola"))) == begun
        for _ in range(2):
            await mine(bench, "trappola")
        assert len(bench.workers.deals) == judged
        bench.clock.forward(DAY)
    # The newest came first, and no deal twice.
    assert bench.workers.deals[0][0].moves == table.game.moves
    assert len(look(bench.path, "SELECT 1 FROM reviews")) == len(bench.workers.deals)


async def test_what_is_found_in_the_newest_games_is_asked_as_soon_as_its_card_is_a_day_old(bench):
    await finished(bench, "trappola")
    bench.clock.forward(DAY)
    assert T("mistake-search") in words(await mine(bench, "trappola"))
    assert cards(await mine(bench, "trappola"))


# What is kept


async def test_they_are_told_in_the_export_and_go_with_all_data(bench):
    table = await reviewed(bench, "trappola")
    person = await bench.store.people.find(actor(0).user_id)
    (kept,) = (each for each in (await bench.store.kept(person))["mistakes"] if each["habit"] not in OF_SPEECH)
    assert (kept["game"], kept["table"], kept["deal"], kept["ply"], kept["run"]) == (
        *("trappola", table.id, 1),
        *(mistake_of(table).ply, 0),
    )
    await bench.host.press(actor(0), "pv1:ask")
    await press(bench, "pv1:delete")
    others = rows(bench)
    assert {row[0] for row in others} == {(await bench.store.people.find(actor(1).user_id)).id}
    # What is found out later is kept for nobody who has gone.
    await bench.store.reviews.keep(DealPlace(table.id, 1, 1), blamed(table.game, 1, 12.0), NO_INSIGHTS)
    assert len(rows(bench)) == len(others) and not (await audit(bench.path)).wrong


async def test_they_go_with_the_games_of_a_server(bench):
    await reviewed(bench, "trappola")
    await bench.host.settings.note_removed(GUILD)
    bench.clock.forward(MONTH)
    await bench.host.settings.forget_guilds()
    assert not rows(bench) and not look(bench.path, "SELECT 1 FROM games")


async def test_the_dearest_are_kept(bench):
    await bench.make_room()
    made = 0
    while made <= MISTAKES_KEPT + 20:
        table = await finished(bench, "trappola")
        card, plies = mistake_of(table).card, range(len(table.game.moves))
        costs = [DEAR + (made + ply) % 37 for ply in plies]
        judged = (Judged(ply, 0, card, 0.0, False, Blame(card, card, costs[ply], 1.0, 60, ())) for ply in plies)
        await bench.store.reviews.keep(DealPlace(table.id, 1, 1), tuple(judged), NO_INSIGHTS)
        made += len(plies)
    every = sorted((DEAR + at % 37 for at in range(made)), reverse=True)
    assert [points for (points,) in rows(bench, "SELECT points FROM mistakes ORDER BY points DESC")] == every[
        :MISTAKES_KEPT
    ]


async def test_what_a_later_review_says_nothing_of_is_asked_no_more(bench):
    await reviewed(bench, "trappola")
    bench.clock.forward(DAY)
    tamper(bench.path, "UPDATE reviews SET judged = 'nothing'")
    assert T("mistake-none") in words(await mine(bench, "trappola"))
    assert len(rows(bench, "SELECT 1 FROM mistakes WHERE run = 0")) == 1


def test_every_answer_is_drawn_in_every_language():
    for language in LANGUAGES:
        t = texts(language)
        for name in with_puzzles():
            puzzle = puzzles_of(name).shipped()[0]
            first, second = puzzle.choices[:2]
            judged = Judged(0, puzzle.view.seat, first, 0.0, False, Blame(first, second, 9, 1, 60, ()))
            names = [f"P{seat}" for seat in range(puzzle.game.seats)]
            for run, counts in ((0, True), (1, False), (len(WAITS) + 1, True)):
                mistake = Mistake(1, 1, 1, 0, run, NOON)
                recalled = MistakePosition(mistake, judged, puzzle.game, names)
                for blame in (None, judged.blame):
                    assert answer_screen(recalled, first, blame, Answer(mistake, counts), None, t).blocks
            assert kind_of(puzzle.game).name == name
