"""Moderators are told, in their settings, of results that strength and luck hardly explain; nobody else is."""

from collections.abc import Sequence
from datetime import timedelta

import pytest

from bot.i18n.texts import LANGUAGES, texts
from bot.model.options import Guild
from bot.model.person import Person
from bot.model.table import Table
from bot.model.unlikely import Unlikely
from bot.storage import contests
from bot.ui.settings_pages import settings, unlikely_results
from engine.games import GAMES as ALL_GAMES
from engine.players import Level
from engine.stovkahra.rules import Rules
from engine.trappola import rules as trappola
from tests.support.duel_bench import DuelBench
from tests.support.limits import WORST, assert_taken
from tests.support.service import CHANNEL, GUILD, actor, words

GAMES = 40
MODERATOR = actor(8, moderator=True)
MATCH, GAME = trappola.Rules(), Rules(series=1)


async def given_up(bench: DuelBench, rules: Rules | trappola.Rules, people: Sequence[Person], loser: int) -> None:
    """A game that the side of a seat gives up as soon as it has begun."""
    table = await bench.store.open_table(GUILD, CHANNEL, people[0], rules, bench.chance.seed())

    def play(table: Table) -> None:
        for seat, person in enumerate(people[1:], start=1):
            table.sit(person, seat)
        table.start(people[0])
        table.advance(bench.clock.now, bench.chance, bench.pause)
        for seat in range(loser, len(people), 2):
            table.concede(people[seat])
        table.advance(bench.clock.now, bench.chance, bench.pause)

    await bench.store.change(table.id, play)


async def told(bench: DuelBench) -> list[str]:
    """What moderators read of results, one line each."""
    lines = words((await bench.host.settings.settings(MODERATOR)).screen).splitlines()
    return [line for line in lines if " to be expected" in line]


@pytest.mark.parametrize("portion", [3, 4, 7])
async def test_the_newest_games_are_the_same_however_few_lines_are_read_at_a_time(place, monkeypatch, portion):
    async with DuelBench(place) as bench:
        anna, bela, cyril, dana = [await bench.host.identity.person(actor(seat)) for seat in range(4)]
        computers = await bench.store.people.computers(Level.BEGINNER)
        for loser in (1, 0, 1):
            await given_up(bench, MATCH, (anna, bela), loser)
            await given_up(bench, MATCH, (computers[0], bela), loser)
            await given_up(bench, GAME, (cyril, anna, dana, bela), loser)
        since = bench.clock.now - timedelta(days=1)
        whole = await bench.store.contests.newest(GUILD, since)
        told = {
            kind: [(game.winner, [each.name for each in game.people]) for game in games]
            for kind, games in whole.items()
        }
        assert told == {
            "stovkahra": [(winner, ["Cyril", "Dana", "Anna", "Béla"]) for winner in (0, 1, 0)],
            "trappola": [(winner, ["Anna", "Béla"]) for winner in (0, 1, 0)],
        }
        monkeypatch.setattr(contests, "PORTION", portion)
        assert await bench.store.contests.newest(GUILD, since) == whole
        monkeypatch.setattr(contests, "MOST", 2)
        newest = await bench.store.contests.newest(GUILD, since)
        assert newest == {kind: games[-2:] for kind, games in whole.items()}


async def test_moderators_alone_are_told_of_two_who_keep_winning_as_long_as_it_is_of_the_last_year(place):
    async with DuelBench(place) as bench:
        anna, bela, cyril, dana = [await bench.host.identity.person(actor(seat)) for seat in range(4)]
        computers = await bench.store.people.computers(Level.BEGINNER)
        assert await told(bench) == []
        for _ in range(GAMES):
            await given_up(bench, MATCH, (anna, bela), 1)
            await given_up(bench, GAME, (cyril, anna, dana, bela), 1)
            # What they lose to computers tells nothing of them.
            await given_up(bench, MATCH, (computers[0], anna), 1)
            await given_up(bench, GAME, (cyril, computers[0], dana, computers[1]), 0)
        partners, match = await told(bench)
        assert partners.startswith("- Cyril and Dana won 40 of 40 games as partners;") and "about 20" in partners
        assert match.startswith("- Trappola: Anna won 40 of 40 games against Béla;") and "about 20" in match
        # It stays there while settings are changed, behind a page that is there at once, and is nowhere else.
        page = await bench.host.press(MODERATOR, "se1:pace", on_panel=True, values=["fast"])
        assert partners in words(page.screen)
        (at_first,) = page.at_first
        assert partners not in words(at_first) and texts()("settings-unlikely-working") in words(at_first)
        for shown in (bench.host.ledger.results(actor(0), "trappola"), bench.host.ledger.player(actor(0))):
            assert "expected" not in words((await shown).screen)
        # Who has had their data deleted is nobody of whom anything could be told.
        await bench.host.press(actor(2), "pv1:delete", on_panel=True)
        assert await told(bench) == [match]
        bench.clock.forward(timedelta(days=366))
        assert await told(bench) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_however_many_are_named_the_settings_fit_into_a_message(language):
    people = [Person(number, 1000 + number, name) for number, name in enumerate(WORST)]
    found = [
        Unlikely((one, other), partners, 4999, 5000, 2500)
        for one, other, partners in zip(people[:8], people[8:], [True, False] * 4, strict=False)
    ]
    stars = Person(99, 1099, "*" * 32)
    found += [Unlikely((stars, stars), partners=False, won=4999, games=5000, expected=2500)] * 5
    for some in (found, found[8:]):
        t = texts(language)
        assert_taken(settings(Guild(GUILD), t, unlikely_results(dict.fromkeys(ALL_GAMES, some), t)), language)
