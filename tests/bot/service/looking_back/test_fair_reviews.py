"""What was found out of a deal is kept with its game, found out again where it was not, and gone with the game."""

import asyncio
import json
from concurrent.futures.process import BrokenProcessPool
from datetime import timedelta
from functools import partial
from random import Random

import pytest

from bot.service.looking_back.fair_reviews import DEAREST, FairReviews
from bot.storage.review import DealPlace
from engine.fairness import judge_deal
from engine.games import GAMES, kind_of, with_reviews
from engine.judging import Budget
from tests.support.duel_bench import DuelBench, over
from tests.support.every_game import LISTED
from tests.support.reviews import NO_INSIGHTS
from tests.support.service import GUILD, QuickWorkers, Restless, Target, actor, buttons, look, words
from tests.support.sizes import in_turn

MONTH = timedelta(days=31)
QUICK = Budget(looks=1, deals=2)
JUDGED = {}
"""What judging with few deals says of the games that were asked about: always the same, so once for all tests."""
ALONE = {"on_server": False, "guild_id": None}


class Judges(QuickWorkers):
    """Workers that judge with few deals, in this process, and count how often."""

    def __init__(self):
        super().__init__()
        self.parts = []
        """The places of the cards that were judged, those that were asked for together."""
        self.errors = []

    @property
    def judged(self):
        """How many deals: each is judged in two parts."""
        return len(self.parts) / 2

    async def compute(self, task, party=0):
        return task()

    async def judge(self, task, party=0, *, awaited=True):
        if task.func is not judge_deal:
            return task()
        if self.errors:
            raise self.errors.pop()
        self.parts.append(task.keywords["only"])
        game, number = task.args
        deal = (game.rules, *map(str, game.moves), number, self.parts[-1])
        if deal not in JUDGED:
            JUDGED[deal] = partial(task, budget=QUICK)()
        return JUDGED[deal]


@pytest.fixture
async def here(tmp_path):
    async with DuelBench(tmp_path / "games.db", clock=Restless()) as ready:
        ready.workers = Judges()
        yield ready


async def finished(here, name="trappola"):
    """A table at which a game is over."""
    _, rules, people = LISTED[name].tables[0]
    short = GAMES[name].rules(**LISTED[name].short)
    number = await here.begun(short if GAMES[name].may_sit(short, people) else rules, people)
    return await here.until(number, over, Random(1))


def rows(here):
    return look(here.path, "SELECT game, deal FROM reviews")


@pytest.mark.parametrize("name", in_turn(with_reviews()))
async def test_it_is_made_once_and_kept_over_a_restart(here, name):
    table = await finished(here, name)
    place, fair = DealPlace(table.id, 1, 1), FairReviews(here.store.reviews, here.workers)
    made = await fair.find_or_make(place, table.game, GUILD)
    assert len(made.judged) == len(made.review.cards) > 0
    await here.kill()
    async with await here.open(here.path, here.clock) as store:
        assert await FairReviews(store.reviews, here.workers).find_or_make(place, table.game, GUILD) == made
    assert here.workers.judged == 1 and len(rows(here)) == 1


class Held(Judges):
    """They judge when they may."""

    def __init__(self, free=0):
        super().__init__()
        self.may = asyncio.Event()
        self.free = free
        """So many parts are judged before."""

    async def judge(self, task, party=0, *, awaited=True):
        if len(self.parts) >= self.free:
            await self.may.wait()
        return await super().judge(task, party, awaited=awaited)


async def test_the_cards_that_cost_most_with_open_hands_are_judged_first_and_shown_before_the_others_are(here):
    table = await finished(here)
    here.workers = Held(free=1)
    place, fair = DealPlace(table.id, 1, 1), FairReviews(here.store.reviews, here.workers)
    made = asyncio.create_task(fair.find_or_make(place, table.game, GUILD))
    await until(lambda: fair.begun(place) is not None)
    begun, (dearest,) = fair.begun(place), here.workers.parts
    costs = [card.seen.cost for card in begun.cards]
    assert len(dearest) == DEAREST < len(costs)
    assert min(costs[at] for at in dearest) >= max(cost for at, cost in enumerate(costs) if at not in dearest)
    here.workers.may.set()
    whole = (await made).judged
    assert fair.begun(place) is None and whole == judge_deal(table.game, 1, QUICK)
    for at, (early, late) in enumerate(zip(begun.judged, whole, strict=True)):
        assert early == late if at in dearest else not (early.sound or early.blame)


@pytest.mark.parametrize("page", [0, 1])
async def test_whoever_waits_is_shown_what_decided_the_deal_then_the_dearest_cards_then_all(here, page):
    table = await finished(here)
    asked = f"rv1:{table.id}:1:1:{page}"
    answer = await here.host.press(actor(0), asked, on_panel=True, message_id=6)
    waiting, begun = [words(each) for each in answer.at_first if each is not None]
    assert waiting.startswith("-# ⚡") and "being looked through" in waiting and "are judged" not in waiting
    assert waiting in begun.replace(begun[begun.index(f"{DEAREST} of ") :], "") and f"{DEAREST} of " in begun
    assert "being looked through" not in words(answer.screen)
    # It is the message of its own that opens from a hand, and the page itself elsewhere.
    assert answer.target is (Target.NOTE if page == 0 else Target.PANEL)
    assert not [each for each in (await here.host.press(actor(1), asked, on_panel=True, message_id=7)).at_first if each]


async def test_whoever_waits_can_be_told_how_many_others_have_waited_longer(here):
    table = await finished(here)
    here.workers = Held()
    fair, places = FairReviews(here.store.reviews, here.workers), [DealPlace(0, 100 + at, 1) for at in range(4)]
    # What is judged in the background comes after all of them.
    search = asyncio.create_task(fair.find_or_make(places[3], table.game, GUILD, awaited=False))
    waits = []
    for at, place in enumerate(places[:3]):
        assert fair.count_before(place) == at
        waits.append(asyncio.create_task(fair.find_or_make(place, table.game, GUILD)))
        await until(lambda number=at + 1: fair.count_before(places[3]) == number)
    assert [fair.count_before(place) for place in places] == [0, 1, 2, 3]
    waits[0].cancel()
    await asyncio.wait([waits[0]])
    assert [fair.count_before(place) for place in places[1:]] == [0, 1, 2]
    here.workers.may.set()
    await asyncio.gather(*waits[1:], search)
    assert fair.count_before(places[0]) == 0


async def until(is_so):
    """Wait for something that other tasks bring about."""
    async with asyncio.timeout(60):
        while not is_so():  # noqa: ASYNC110 - no event tells
            await asyncio.sleep(0)


async def test_what_is_ended_in_the_middle_leaves_nothing_and_is_the_same_when_asked_for_again(here):
    table = await finished(here)
    place, fair = DealPlace(table.id, 1, 1), FairReviews(here.store.reviews, here.workers)
    for error in (BrokenProcessPool("killed"), TimeoutError(), asyncio.CancelledError()):
        here.workers.errors = [error]
        with pytest.raises(type(error)):
            await fair.find_or_make(place, table.game, GUILD)
        assert not rows(here)
    assert (await fair.find_or_make(place, table.game, GUILD)).judged == judge_deal(table.game, 1, QUICK)


async def test_what_cannot_be_read_is_found_out_again(here):
    table = await finished(here)
    place, fair = DealPlace(table.id, 1, 1), FairReviews(here.store.reviews, here.workers)
    made = await fair.find_or_make(place, table.game, GUILD)
    for judged, told in enumerate(("", "[]", "[{}]", "nothing", '[{"ply":1}]'), start=2):
        await here.store._db.execute("UPDATE reviews SET judged = $1", told)
        assert await fair.find_or_make(place, table.game, GUILD) == made, told
        assert await fair.find_or_make(place, table.game, GUILD) == made
        assert here.workers.judged == judged, told


@pytest.mark.parametrize("before", ["[{cards}]", '{{"judge":1,"cards":[{cards}]}}'])
async def test_what_was_found_out_in_an_older_way_is_still_read_and_found_out_again_when_looked_at(here, before):
    table = await finished(here)
    place, fair = DealPlace(table.id, 1, 1), FairReviews(here.store.reviews, here.workers)
    made = await fair.find_or_make(place, table.game, GUILD)
    cards = ",".join(json.dumps(each.written()) for each in made.judged)
    await here.store._db.execute("UPDATE reviews SET judged = $1", before.format(cards=cards))
    kept = await here.store.reviews.find(place, kind_of(table.game).cards)
    assert kept is not None and kept.judged == made.judged and not kept.is_current
    assert [await fair.find_or_make(place, table.game, GUILD) for _ in range(2)] == [made, made]
    assert here.workers.judged == 2


async def test_a_game_that_is_not_in_the_database_leaves_no_row(here):
    table = await finished(here)
    fair = FairReviews(here.store.reviews, here.workers)
    assert (await fair.find_or_make(DealPlace(0, 12345, 1), table.game, GUILD)).judged
    assert not rows(here)


async def test_it_goes_with_the_game_where_a_server_is_forgotten(here):
    table = await finished(here)
    await FairReviews(here.store.reviews, here.workers).find_or_make(DealPlace(table.id, 1, 1), table.game, GUILD)
    assert rows(here)
    await here.host.settings.note_removed(GUILD)
    here.clock.forward(MONTH)
    await here.host.settings.forget_guilds()
    assert not rows(here) and not look(here.path, "SELECT 1 FROM games")


async def test_it_goes_with_a_private_game_when_somebody_has_all_data_deleted(here):
    await finished(here)
    shown = await here.host.press(actor(0), f"ro1:{look(here.path, 'SELECT max(table_id) FROM results')[0][0]}:1:0")
    for _ in range(2):
        # First the moment from which it is played on, then the seat.
        way = next(each.action for each in buttons(shown.screen) if each.action.startswith("on1:"))
        shown = await here.host.press(actor(0), way, on_panel=True)
    number = shown.table_id
    table = await here.table(number)
    assert kind_of(table.game).name == "trappola" and table.is_private
    game = kind_of(table.game).begin(table.rules, 2)
    (row,) = look(here.path, f"SELECT id FROM games WHERE table_id = {number}")
    await here.store.reviews.keep(DealPlace(number, 1, 1), judge_deal(game, 1, QUICK), NO_INSIGHTS)
    assert [tuple(each) for each in rows(here)] == [(row[0], 1)]
    await here.host.press(actor(0), "pv1:ask")
    assert rows(here), "it is asked first"
    await here.host.press(actor(0), "pv1:delete", on_panel=True)
    assert not rows(here)
