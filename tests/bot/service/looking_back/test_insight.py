"""Insights: what one's own deals add up to, each once, for oneself alone unless one shares it."""

import re
from dataclasses import replace
from datetime import timedelta
from random import Random

import pytest

from bot.app.audit import audit
from bot.i18n.texts import LANGUAGES, texts
from bot.model.delivery import Delivery
from bot.model.errors import Refusal, SentTwice
from bot.model.insight import Example, Insights, dearest_habits, first_month
from bot.model.person import Person
from bot.service.looking_back import own_mistake
from bot.service.looking_back.fair_reviews import FairReviews
from bot.storage.review import DealPlace
from bot.ui.insight import insight_alt, insight_months, insights_screen, shared_insights
from bot.ui.insight_chart import insight_chart
from bot.ui.phone import SCREEN, height
from bot.ui.screen import Picture
from engine.brcka import POINTS_A_BRCKO
from engine.fairness import reasons
from engine.games import USUAL, kind_of, with_moves, with_reviews
from engine.insights import OF_CARDS, Aspect, DealInsights, Habit, SaidAt, Sum, insights_of, of_trick
from engine.moves import Play
from engine.review import Said
from tests.bot.service.looking_back.test_own_mistake import Judges, finished, press, reviewed
from tests.support.duel_bench import DuelBench, over
from tests.support.reviews import unblamed
from tests.support.service import GUILD, NOON, Restless, Target, actor, buttons, look, tamper, words
from tests.support.sizes import in_turn

T = texts()
DAY, MONTH = timedelta(days=1), timedelta(days=31)
STRANGER = 6
each_reviewed = pytest.mark.parametrize("name", in_turn(with_reviews()))


@pytest.fixture
async def bench(tmp_path):
    made = DuelBench(tmp_path / "games.db", clock=Restless())
    made.workers = Judges()
    async with made:
        yield made


async def mine(here, name, seat=0, **where):
    """What somebody is told who asks, and then the newest games are looked through."""
    answer = await here.host.insights.show(actor(seat, **where), name)
    assert answer.target is Target.NOTE
    await here.settle()
    return answer.screen


async def found(here, name, seat=0, guild=GUILD):
    person = await here.store.people.find(actor(seat).user_id)
    return await here.store.insights.find(person, name, guild, here.clock.now)


async def fair(here, table, deal=1):
    return await FairReviews(here.store.reviews, here.workers).find_or_make(
        DealPlace(table.id, 1, deal), table.game, GUILD
    )


def sums(here):
    return [tuple(row) for row in look(here.path, "SELECT * FROM insights ORDER BY person, kind, month, aspect")]


def added(made, seat):
    return insights_of(made).sums[seat]


# What is added, and to whose sums


@each_reviewed
async def test_who_asks_has_the_newest_games_looked_through_and_is_told_of_the_own_cards_alone(
    bench, name, monkeypatch
):
    monkeypatch.setattr(own_mistake, "DEALS_A_DAY", 1000)
    table = await finished(bench, name)
    first = words(await mine(bench, name))
    assert T("insights-none") in first and T("insights-search") in first
    deals = range(1, kind_of(table.game).reviews.finished(table.game) + 1)
    made = [await fair(bench, table, deal) for deal in deals]
    for seat in (0, 1):
        told, insights = words(await mine(bench, name, seat)), await found(bench, name, seat)
        mine_of = [added(each, seat) for each in made if seat in insights_of(each).sums]
        assert insights.deals == len(mine_of)
        for aspect in (Aspect.CHOICES, Said.KEPT_BACK, of_trick(1), *OF_CARDS):
            parts = [each[aspect] for each in mine_of if aspect in each]
            number, points = insights.sum_of(aspect)
            assert number == sum(each.number for each in parts)
            assert points == pytest.approx(sum(each.points for each in parts))
        assert T("insights-search") not in told
        choices = insights.sum_of(Aspect.CHOICES)
        mistakes = sum(insights.sum_of(habit).number for habit in OF_CARDS)
        assert f"{mistakes} of {choices.number} choices" in told
    assert T("insights-none") in words(await mine(bench, name, STRANGER))


async def test_a_deal_is_added_once_however_often_it_is_looked_back_on(bench):
    table = await reviewed(bench, "trappola")
    once = sums(bench)
    assert once
    for spoilt in (False, True):
        if spoilt:
            tamper(bench.path, "UPDATE reviews SET judged = 'nothing'")
        await fair(bench, table)
        await fair(bench, table)
        assert sums(bench) == once
    await fair(bench, table, 2)
    assert sums(bench) != once


async def test_what_an_earlier_version_has_judged_is_added_without_being_judged_again(bench):
    table = await reviewed(bench, "trappola")
    once, judged = sums(bench), len(bench.workers.deals)
    tamper(bench.path, "UPDATE reviews SET summed = 0", "DELETE FROM insights", "UPDATE mistakes SET habit = ''")
    await fair(bench, table)
    assert sums(bench) == once and len(bench.workers.deals) == judged
    assert not look(bench.path, "SELECT 1 FROM mistakes WHERE habit = ''")


@pytest.mark.parametrize("when", ["before the deal", "amid the deal", "after the deal"])
async def test_whoever_has_played_all_of_a_deal_in_the_own_seat_has_it_in_the_sums(bench, when):
    table = await finished(bench, "trappola")
    other = await bench.store.people.register_person(909, "Eva")
    plies = [
        ply
        for ply, move in enumerate(table.game.moves)
        if isinstance(move, Play) and with_moves(table.game, table.game.moves[:ply]).deal_number == 1
    ]
    ply = {"before the deal": plies[0], "amid the deal": plies[4], "after the deal": plies[-1] + 1}[when]
    tamper(bench.path, f"INSERT INTO substitutes VALUES (1, {ply}, 0, {other.id})")
    await fair(bench, table)
    own, theirs = table.seats.person(0).id, table.seats.person(1).id
    who = {"before the deal": {other.id}, "amid the deal": set(), "after the deal": {own}}[when]
    assert {row[1] for row in sums(bench)} == {theirs, *who}


async def test_what_is_played_on_from_a_moment_is_nobody_s_play(bench):
    table = await finished(bench, "trappola")
    ply = next(at for at, move in enumerate(table.game.moves) if isinstance(move, Play))
    answer = await bench.host.press(actor(0), f"on1:review.{table.id}.1.{ply}.1.0", on_panel=True)
    await bench.settle()
    played = await bench.until(answer.table_id, lambda at: at.deal.between_deals or over(at), Random(1))
    place = DealPlace(played.id, 1, 1)
    await FairReviews(bench.store.reviews, bench.workers).find_or_make(place, played.game, GUILD)
    assert look(bench.path, "SELECT 1 FROM reviews") and not sums(bench)
    assert not look(bench.path, "SELECT 1 FROM mistakes")


async def test_what_is_longer_ago_than_a_year_tells_nothing_any_more(bench):
    await reviewed(bench, "trappola")
    before = await found(bench, "trappola")
    assert before.deals == 1
    bench.clock.forward(335 * DAY)
    assert (await found(bench, "trappola")).deals == 1
    bench.clock.forward(31 * DAY)
    assert (await found(bench, "trappola")).deals == 0 and sums(bench)


# Games to look at


async def test_the_dearest_habits_are_named_and_lead_to_mistakes_that_show_them(bench):
    table = await reviewed(bench, "trappola")
    insights = await found(bench, "trappola")
    judged = await fair(bench, table)
    of_deal, why = insights_of(judged), reasons(table.game, judged)
    habits = {**of_deal.habits, **{said.ply: said.habit for said in of_deal.said}}
    assert list(insights.examples) == dearest_habits(insights.months) != []
    screen = await mine(bench, "trappola")
    leads = [each.action for each in buttons(screen) if each.action.startswith("ih1:")]
    assert leads == [f"ih1:{habit}:{table.id}:1:1" for habit in insights.examples]
    said = []
    for habit, examples in insights.examples.items():
        assert T(f"habit-{habit}") in words(screen)
        own = [ply for (ply,) in look(bench.path, "SELECT ply FROM mistakes WHERE habit = ? AND deal = 1", habit)]
        assert examples and all(habits[ply] is habit for ply in own)
        answer = await bench.host.press(actor(0), f"ih1:{habit}:{table.id}:1:1", on_panel=True)
        assert answer.target is Target.NOTE
        ways = {each.action for each in buttons(answer.screen)}
        assert habit not in OF_CARDS or ways & {f"on1:review.{table.id}.1.{ply}.1" for ply in own}
        # What tells the two cards apart is told with each.
        known = [why[ply] for ply in own if ply in why and f"on1:review.{table.id}.1.{ply}.1" in ways]
        said += [T(f"hint-why-{reason}", other="…").split("…")[-1] in words(answer.screen) for reason in known]
    assert said and all(said)
    # On another server the numbers are the same, and no game of this one is named.
    elsewhere = await mine(bench, "trappola", guild_id=GUILD + 1)
    assert not [each for each in buttons(elsewhere) if each.action.startswith("ih1:")]
    assert T("insights-habits") in words(elsewhere)


async def test_dost_and_what_is_kept_back_are_told_among_habits_and_are_never_asked_as_mistakes(bench):
    table = await finished(bench, "trappola")
    judged, place = unblamed(table.game, 1), DealPlace(table.id, 1, 1)
    lost = {Said.MISSED_DOST: Sum(2, 2 * POINTS_A_BRCKO), Said.KEPT_BACK: Sum(1, 12.0)}
    said = (
        SaidAt(judged[3].ply, 0, Habit.MISSED_DOST, 2 * POINTS_A_BRCKO),
        SaidAt(judged[0].ply - 1, 0, Habit.KEPT_BACK, 12.0),
    )
    await bench.store.reviews.keep(place, judged, DealInsights({0: {Aspect.DEALS: Sum(1, 0.0), **lost}}, {}, said))
    screen = await mine(bench, "trappola")
    first, second = T("habit-missed-dost"), T("habit-kept-back")
    assert f"{first}: **−2.0** brčka" in words(screen) and f"{second}: **−12** points" in words(screen)
    leads = [each.action for each in buttons(screen) if each.action.startswith("ih1:")]
    assert leads == [f"ih1:{each}:{table.id}:1:1" for each in (Habit.MISSED_DOST, Habit.KEPT_BACK)]
    answer = await bench.host.press(actor(0), leads[0], on_panel=True)
    # What was said comes last.
    assert T("review-withheld") in words(answer.screen)
    person = await bench.store.people.find(actor(0).user_id)
    asked = await bench.store.mistakes.next(person, "trappola", GUILD, bench.clock.now + MONTH)
    assert asked is None or asked.deal != 1


# Shared


async def test_it_is_told_to_others_only_by_whose_play_it_is_and_once_a_day_in_a_channel(bench):
    await finished(bench, "trappola")
    with pytest.raises(Refusal, match="insights-nothing-to-share"):
        await bench.host.press(actor(0), "in1:share.trappola")
    await mine(bench, "trappola")
    screen = await mine(bench, "trappola")
    share = next(each.action for each in buttons(screen) if each.action.startswith("in1:share"))
    answer = await bench.host.press(actor(0, delivery=Delivery(1 << 60, 1)), share)
    assert answer.target is Target.BOARD and not buttons(answer.screen)
    assert "Only you" not in words(answer.screen) and T("insights-where") in words(answer.screen)
    with pytest.raises((Refusal, SentTwice)):
        await bench.host.press(actor(0, delivery=Delivery(1 << 60, 2)), share)
    with pytest.raises(Refusal, match="insights-shared-here"):
        await bench.host.press(actor(0), share)
    assert (await bench.host.press(actor(0, channel_id=77), share)).screen == answer.screen
    bench.clock.forward(DAY)
    assert (await bench.host.press(actor(0), share)).screen == answer.screen
    # Whoever presses it shares the own play.
    with pytest.raises(Refusal, match="insights-nothing-to-share"):
        await bench.host.press(actor(STRANGER), share)


# What is kept


async def test_they_are_told_in_the_export_and_go_with_all_data(bench):
    await reviewed(bench, "trappola")
    person = await bench.store.people.find(actor(0).user_id)
    kept = (await bench.store.kept(person))["insights"]
    assert {(each["game"], each["month"]) for each in kept} == {("trappola", "2026-05")}
    assert {each["aspect"] for each in kept} >= {Aspect.DEALS, Aspect.CHOICES}
    await bench.host.press(actor(0), "pv1:ask")
    await press(bench, "pv1:delete")
    other = await bench.store.people.find(actor(1).user_id)
    assert {row[1] for row in sums(bench)} == {other.id}
    assert not (await audit(bench.path)).wrong


async def test_those_of_a_server_go_with_it(bench):
    await reviewed(bench, "trappola")
    await bench.host.settings.note_removed(GUILD)
    bench.clock.forward(MONTH)
    await bench.host.settings.forget_guilds()
    assert not sums(bench)


# On a phone


def much(months=12):
    """As much to tell as there can be."""
    every = [*Aspect, *Habit, *Said, *(of_trick(number) for number in range(1, 9))]
    of_a_month = {each: Sum(123, 1234.5) for each in every} | {Aspect.DEALS: Sum(99, -999.0)}
    written = [first_month(NOON + MONTH * at) for at in range(months)]
    examples = {habit: [Example(10**9, 10**6, deal, 99.0) for deal in (98, 99, 100)] for habit in list(Habit)[:2]}
    return Insights(dict.fromkeys(written, of_a_month), examples)


@pytest.mark.parametrize(("last", "parts"), [(1, ["1"]), (7, ["1–3", "4–7"]), (8, ["1–3", "4–6", "7–8"])])
def test_the_tricks_of_a_deal_are_told_in_parts_of_which_none_at_the_end_is_a_single_one(last, parts):
    sums = {of_trick(number): Sum(2, 2.0 * number) for number in range(1, last + 1)} | {Aspect.DEALS: Sum(9, 0.0)}
    told = words(insights_screen(USUAL, Insights({"2026-11": sums}, {}), None, T))
    assert re.findall(r"tricks ([\d–]+)\s", told) == parts
    numbers = [range(int(part.split("–")[0]), int(part.split("–")[-1]) + 1) for part in parts]
    for part, each in zip(parts, numbers, strict=True):
        assert f"tricks {part}\u00a0**{sum(each) / len(each):.1f}**" in told


@pytest.mark.parametrize("language", in_turn(LANGUAGES))
def test_all_of_it_is_drawn_in_every_language_and_fits_two_screens_of_a_phone(language):
    t = texts(language)
    insights = much()
    picture = Picture("insights.png", insight_chart(t("insights-chart"), insight_months(insights, t)), "")
    screen = insights_screen(USUAL, insights, picture, t, searching=True)
    assert height(screen.blocks) <= 2 * SCREEN, (language, height(screen.blocks))
    habits = list(Habit)
    for first in range(0, len(habits), 2):
        pair = dict.fromkeys(habits[first : first + 2], insights.examples[Habit.LED_TRUMP])
        screen = insights_screen(USUAL, replace(insights, examples=pair), picture, t)
        assert height(screen.blocks) <= 2 * SCREEN, (language, list(pair))
    assert all(month in insight_alt(insights, t) for month in insights.months)
    person = Person(7, 8, "W" * 32)
    assert height(shared_insights(USUAL, insights, person, t).blocks) <= SCREEN
