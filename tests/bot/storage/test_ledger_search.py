"""What is offered while somebody types a player or a game, from what a real database keeps."""

from collections.abc import AsyncIterator, Sequence
from datetime import timedelta

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot.i18n.texts import texts
from bot.model import dealing, moving, seating
from bot.model.person import Person
from bot.model.table import Table
from bot.ui.ledger_search import game_choices, player_choices
from engine.games import USUAL
from engine.moves import ADD
from engine.players import Level
from engine.stovkahra.rules import Rules
from tests.support.chance import Seeded
from tests.support.service import CHANNEL, GUILD, PAUSE, Clock
from tests.support.storage import Store

T = texts()
DAY = timedelta(days=1)
OTHER = GUILD + 1
"""Another server."""


@pytest.fixture
async def store(place) -> AsyncIterator[Store]:
    clock = Clock()
    async with await Store.quickly(place, clock) as opened:
        opened.clock = clock
        yield opened


# Who plays


async def people(store: Store, *names: str, first: int = 1000) -> list[Person]:
    return [await store.people.register_person(first + at, name) for at, name in enumerate(names)]


async def played(store: Store, four: Sequence[Person], games: int = 1, guild_id: int = GUILD) -> int:
    """A series of which side 0 has won so many games, and added; the number of its table."""
    chance, store.clock.now = Seeded(1), store.clock.now + DAY
    table = await store.open_table(guild_id, CHANNEL, four[0], Rules(), chance.seed())

    def play(table: Table) -> None:
        for seat in (1, 2, 3):
            seating.sit(table, four[seat], seat)
        seating.start(table, four[0])
        for _ in range(games):
            store.clock.now += PAUSE
            dealing.advance(table, store.clock.now, chance, PAUSE)
            for loser in (1, 3):
                if table.game.outcome is None:
                    move = table.game.concession(loser)
                    assert move is not None
                    moving.make(table, move, loser)
            dealing.advance(table, store.clock.now, chance, PAUSE)
            if table.series.pending is not None:
                moving.push(table, 0, ADD)
                dealing.advance(table, store.clock.now, chance, PAUSE)

    await store.change(table.id, play)
    return table.id


async def crowd(store: Store, *names: str) -> list[Person]:
    """One game for each four of these people."""
    there = await people(store, *names)
    for at in range(0, len(there), 4):
        await played(store, there[at : at + 4])
    return there


# What is offered


async def players(store: Store, typed: str, guild_id: int = GUILD) -> list[tuple[str, int]]:
    return player_choices(await store.ledger_pages.players_called(guild_id, USUAL, typed), T)


async def games(store: Store, typed: str, guild_id: int = GUILD) -> list[tuple[str, int]]:
    return game_choices(await store.ledger_pages.games_found(guild_id, USUAL, typed), T)


def keys(offered: Sequence[tuple[str, int]]) -> list[int]:
    return [key for _, key in offered]


# Players


async def test_players_are_found_by_the_beginning_of_any_word_without_accents_the_best_match_first(store):
    zofie, cizek, middle, _, ciz, *_ = await crowd(
        store, "Žofie Čížková", "Cizek", "Ačiž", "Karel", "ciz", "Anna", "Béla", "Dana"
    )
    found = await players(store, "ČIZ")
    # The same, its beginning, a word's beginning; not a part in the middle.
    assert keys(found) == [ciz.id, cizek.id, zofie.id]
    assert found[0] == ("ciz · 1 game", ciz.id)
    assert keys(await players(store, "aciz")) == [middle.id]
    assert keys(await players(store, " žofie  číž")) == [zofie.id]
    assert keys(await players(store, "cizkova zofie")) == []
    assert len(await players(store, "")) == 8
    assert await players(store, "xyz") == []


async def test_who_has_played_most_is_offered_first(store):
    anna, bela, cyril, dana, eva = await people(store, "Ann A", "Ann B", "Ann C", "Dana", "Eva")
    await played(store, (dana, bela, eva, cyril), 2)
    await played(store, (anna, bela, eva, dana))
    # Of those who have played as much, who came first.
    assert keys(await players(store, "")) == [bela.id, dana.id, eva.id, cyril.id, anna.id]
    assert await players(store, "ann") == [
        ("Ann B · 3 games", bela.id),
        ("Ann C · 2 games", cyril.id),
        ("Ann A · 1 game", anna.id),
    ]


async def test_computers_are_offered_with_their_sign(store):
    (anna,) = await people(store, "Anna")
    computers = (await store.people.computers(Level.BEGINNER))[:3]
    await played(store, (anna, *computers))
    name = computers[0].name
    assert (f"🤖 {name} · 1 game", computers[0].id) in await players(store, name)
    assert computers[0].id in keys(await players(store, ""))
    assert len(await games(store, name)) == 1


async def test_no_more_are_offered_than_discord_takes(store):
    names = [f"Ann {number}" for number in range(28)]
    there = await crowd(store, *names)
    for _ in range(25):
        await played(store, there[:4])
    for found in (players, games):
        for typed in ("", "ann", "an"):
            offered = await found(store, typed)
            assert len(offered) == len(set(offered)) == 25, (found, typed)
    # Who bears exactly that name is found however many others begin so, and have played more.
    (an,) = await people(store, "An", first=5000)
    assert an.id not in keys(await players(store, "an"))
    await played(store, (there[0], there[1], there[2], an))
    assert keys(await players(store, "an"))[0] == an.id


async def test_a_person_is_found_by_the_new_name_and_not_by_the_old_one(store):
    anna, bela, cyril, dana = await people(store, "Anna Nováková", "Béla", "Cyril", "Dana")
    await played(store, (anna, bela, cyril, dana))
    (renamed,) = await people(store, "Žaneta Malá")
    assert renamed.id == anna.id
    for typed in ("zaneta", "MALA", "žaneta malá"):
        assert keys(await players(store, typed)) == [anna.id]
        assert len(await games(store, typed)) == 1
    for typed in ("Anna", "novak", "anna nováková"):
        for found in (players, games):
            assert await found(store, typed) == []


async def test_whoever_has_had_all_data_deleted_is_not_found(store):
    anna, bela, cyril, dana = await people(store, "Anna", "Béla", "Cyril", "Dana")
    await played(store, (anna, bela, cyril, dana))
    await store.privacy.forget(anna)
    assert keys(await players(store, "")) == [bela.id, cyril.id, dana.id]
    for found in (players, games):
        assert await found(store, "anna") == []
    # Others still find what they played together, in which nothing tells who it was.
    ((said, _),) = await games(store, "bela")
    assert "Anna" not in said and "a former player" in said
    # Whoever comes back is somebody new.
    (back,) = await people(store, "Anna")
    assert await players(store, "anna") == []
    await played(store, (back, bela, cyril, dana))
    assert keys(await players(store, "anna")) == [back.id] != [anna.id]


async def test_nobody_and_nothing_of_another_server_is_found(store):
    here = await people(store, "Anna", "Béla", "Cyril", "Dana")
    there = await people(store, "Anna", "Xaver", "Yvonne", "Zdena", first=2000)
    _, other = await played(store, here), await played(store, there, guild_id=OTHER)
    (game,), (other_game,) = keys(await games(store, "")), keys(await games(store, "", OTHER))
    assert keys(await players(store, "")) == [person.id for person in here]
    assert keys(await players(store, "anna")) == [here[0].id]
    assert keys(await players(store, "anna", OTHER)) == [there[0].id]
    for typed in ("Xaver", "yv", str(other), str(other_game), f"anna {other}", "anna xaver"):
        assert await players(store, typed) == [], typed
        assert set(keys(await games(store, typed))) <= ({game} if typed == str(game) else set()), typed
    # A name that has been changed elsewhere is changed here, and is found nowhere else.
    await people(store, "Xenie", first=2001)
    assert keys(await players(store, "xen", OTHER)) == [there[1].id] and await players(store, "xen") == []


# Games


async def test_games_are_found_by_player_the_newest_first(store):
    anna, bela, cyril, dana, eva = await people(store, "Anna", "Béla", "Cyril", "Dana", "Eva Marie")
    await played(store, (anna, bela, cyril, dana), 3)
    await played(store, (eva, bela, cyril, dana), 2)
    for typed, expected in (
        *(("", [5, 4, 3, 2, 1]), ("anna", [3, 2, 1]), ("bel", [5, 4, 3, 2, 1]), ("MARIE", [5, 4])),
        # Two names, whichever of them is first, and whether they were partners or not.
        *(("BELA anna", [3, 2, 1]), ("anna cyril", [3, 2, 1]), ("eva marie", [5, 4]), ("dana eva", [5, 4])),
        *(("anna eva", []), ("anna nobody", []), ("anna & cyril", [3, 2, 1])),
    ):
        assert keys(await games(store, typed)) == expected, typed
    ((said, _),) = await games(store, "2 anna")
    assert said.startswith("2 · ") and "Anna & Cyril" in said and "2026" in said


async def test_games_are_found_by_their_first_digits_that_very_number_first(store):
    anna, bela, cyril, dana, eva = await people(store, "Anna", "Béla", "Cyril", "Dana", "Eva")
    for number in range(1, 24):
        four = (eva if number in (10, 12) else anna, bela, cyril, dana)
        assert await played(store, four) == number
    for typed, expected in (
        ("1", [1, *range(19, 9, -1)]),
        *(("2", [2, 23, 22, 21, 20]), ("12", [12]), ("9", [9]), ("0", []), ("02", []), ("24", []), ("9" * 30, [])),
        # A number and a name: both have to fit.
        *(
            ("1 eva", [12, 10]),
            ("eva 12", [12]),
            ("2 eva", []),
            ("12 anna", []),
            ("1 anna bela", [1, *range(19, 12, -1), 11]),
        ),
    ):
        assert keys(await games(store, typed)) == expected, typed


async def test_a_name_that_is_a_number_is_found_as_well_as_that_number(store):
    four = await people(store, "2", "Béla", "Cyril", "Dana")
    others = await people(store, "Anna", "Eva", "Fero", "Gita", first=2000)
    for each in (four, others, four):
        await played(store, each)
    assert keys(await games(store, "2")) == [2, 3, 1]
    assert keys(await players(store, "2")) == [four[0].id]


# Whatever is typed


@settings(max_examples=25, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    names=st.lists(
        st.text(st.characters(exclude_characters="\0", exclude_categories=["Cs"]), min_size=1, max_size=32),
        min_size=4,
        max_size=4,
    ),
    typed=st.text(max_size=20) | st.text("0123456789٣² \0%_'\\", max_size=20),
)
async def test_whatever_is_typed_and_whoever_has_played_what_is_offered_is_taken(store, names, typed):
    four = await people(store, *names)
    if not await games(store, ""):
        await played(store, four)
    for found in (players, games):
        for text, _ in await found(store, typed) + await found(store, ""):
            assert 1 <= len(text.encode("utf-16-le")) // 2 <= 100 and text.strip()
            assert text.isprintable()
    for person in four:
        if person.name.isprintable() and person.name.strip():
            assert person.id in keys(await players(store, person.name))
