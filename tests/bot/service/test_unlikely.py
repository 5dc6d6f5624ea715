"""Moderators are told, in their settings, of results that strength and luck hardly explain; nobody else is."""

from collections.abc import Sequence
from datetime import timedelta

import pytest

from bot.i18n.texts import LANGUAGES, texts
from bot.model import conceding, dealing, seating
from bot.model.errors import Refusal
from bot.model.options import Guild
from bot.model.person import Person
from bot.model.settings import SettingsPage
from bot.model.table import Table
from bot.model.unlikely import Unlikely
from bot.storage import contest
from bot.ui.settings import settings_page, unlikely_results
from engine.games import GAMES as ALL_GAMES
from engine.players import Level
from engine.stovkahra.rules import Rules
from engine.trappola import rules as trappola
from tests.support.duel_bench import DuelBench
from tests.support.limits import WORST, assert_taken
from tests.support.service import CHANNEL, GUILD, actor, words
from tests.support.sizes import in_turn

GAMES = 40
MODERATOR = actor(8, moderator=True)
DAY = timedelta(days=1)
MATCH, GAME = trappola.Rules(), Rules(series=1)


async def given_up(bench: DuelBench, rules: Rules | trappola.Rules, people: Sequence[Person], loser: int) -> None:
    """A game that the side of a seat gives up as soon as it has begun."""
    table = await bench.store.open_table(GUILD, CHANNEL, people[0], rules, bench.chance.seed())

    def play(table: Table) -> None:
        for seat, person in enumerate(people[1:], start=1):
            seating.sit(table, person, seat)
        seating.start(table, people[0])
        dealing.advance(table, bench.clock.now, bench.chance, bench.pause)
        for seat in range(loser, len(people), 2):
            conceding.concede(table, people[seat])
        dealing.advance(table, bench.clock.now, bench.chance, bench.pause)

    await bench.store.change(table.id, play)


async def told(bench: DuelBench) -> list[str]:
    """What moderators read of results, one line each."""
    lines = words((await bench.host.press(MODERATOR, "sp1:unlikely", on_panel=True)).screen).splitlines()
    return [line for line in lines if " could be expected" in line]


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
        assert whole == {
            "stovkahra": [(winner, cyril.id, anna.id, dana.id, bela.id) for winner in (0, 1, 0)],
            "trappola": [(winner, anna.id, bela.id) for winner in (0, 1, 0)],
        }
        monkeypatch.setattr(contest, "PORTION", portion)
        assert await bench.store.contests.newest(GUILD, since) == whole
        monkeypatch.setattr(contest, "GAMES_LOOKED_AT", 2)
        newest = await bench.store.contests.newest(GUILD, since)
        assert newest == {kind: games[-2:] for kind, games in whole.items()}


async def test_moderators_alone_are_told_of_two_who_keep_winning_as_long_as_it_is_of_the_last_year(place):
    async with DuelBench(place) as bench:
        anna, bela, cyril, dana = [await bench.host.identity.person(actor(seat)) for seat in range(4)]
        computers = await bench.store.people.computers(Level.BEGINNER)
        assert await told(bench) == []
        played = bench.clock.now
        for _ in range(GAMES):
            await given_up(bench, MATCH, (anna, bela), 1)
            await given_up(bench, GAME, (cyril, anna, dana, bela), 1)
            # What they lose to computers tells nothing of them.
            await given_up(bench, MATCH, (computers[0], anna), 1)
            await given_up(bench, GAME, (cyril, computers[0], dana, computers[1]), 0)
        # They were looked for this day, before there was anything to be found.
        assert await told(bench) == []
        bench.clock.forward(DAY)
        partners, match = await told(bench)
        assert partners.startswith("- Cyril and Dana won 40 of 40 games as partners.") and "about 20" in partners
        assert match.startswith("- Trappola: Anna won 40 of 40 games against Béla.") and "about 20" in match
        # It is looked for once a day, behind a page that is there at once, and is nowhere else.
        page = await bench.host.press(MODERATOR, "sp1:unlikely", on_panel=True)
        assert partners in words(page.screen) and not page.at_first
        bench.clock.forward(DAY)
        page = await bench.host.press(MODERATOR, "sp1:unlikely", on_panel=True)
        (at_first,) = page.at_first
        assert partners not in words(at_first) and texts()("settings-unlikely-working") in words(at_first)
        assert partners in words(page.screen)
        with pytest.raises(Refusal):
            await bench.host.press(actor(0), "sp1:unlikely", on_panel=True)
        assert partners not in words((await bench.host.settings.show_settings(MODERATOR)).screen)
        for shown in (bench.host.ledger.show_standings(actor(0), "trappola"), bench.host.ledger.show_player(actor(0))):
            assert "could be expected" not in words((await shown).screen)
        # Who has had their data deleted is nobody of whom anything could be told.
        await bench.host.press(actor(2), "pv1:delete", on_panel=True)
        assert await told(bench) == [match]
        bench.clock.forward(DAY)
        assert await told(bench) == [match]
        bench.clock.now = played + 366 * DAY
        assert await told(bench) == []


async def test_what_was_found_goes_with_the_server_also_on_the_same_day(place):
    async with DuelBench(place) as bench:
        anna, bela = [await bench.host.identity.person(actor(seat)) for seat in range(2)]
        for person in (anna, bela):
            # So both are known after this server has gone.
            await bench.store.open_table(GUILD + 1, CHANNEL + 1, person, MATCH, bench.chance.seed())
        for _ in range(GAMES):
            await given_up(bench, MATCH, (anna, bela), 1)
        assert len(await told(bench)) == 1
        service = bench.real_host.settings
        await service.note_removed(GUILD)
        await bench.store.guild_deletion.forget(bench.clock.now, timedelta(0))
        await service.post_welcome(GUILD, None)
        assert await told(bench) == []


@pytest.mark.parametrize("language", in_turn(LANGUAGES))
def test_however_many_are_named_the_settings_fit_into_a_message(language):
    people = [Person(number, 1000 + number, name) for number, name in enumerate(WORST)]
    stars = Person(99, 1099, "*" * 32)
    known = {person.id: person for person in (*people, stars)}
    found = [
        Unlikely((one.id, other.id), partners, 4999, 5000, 2500)
        for one, other, partners in zip(people[:8], people[8:], [True, False] * 4, strict=False)
    ]
    found += [Unlikely((stars.id, stars.id), partners=False, won=4999, games=5000, expected=2500)] * 5
    for some in (found, found[8:]):
        t = texts(language)
        results = unlikely_results(dict.fromkeys(ALL_GAMES, some), known, t)
        assert_taken(settings_page(Guild(GUILD), SettingsPage.UNLIKELY, t, results), language)
