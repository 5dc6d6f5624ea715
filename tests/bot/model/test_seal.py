"""What nobody decides at a table: all of it follows from the seed that was sealed before, and from words of players."""

from dataclasses import replace
from random import Random

import pytest

from bot.model import dealing, handover, moving, next_game, seating, stopping
from bot.model.errors import Refusal
from bot.model.news import Moved
from bot.model.options import Guild
from bot.model.person import Person
from bot.model.seal import Seal
from bot.model.seats import Seats
from bot.model.table import Status, Table
from engine.games import GAMES
from engine.moves import Cut, Deal, IllegalMove
from engine.players import Level
from tests.support.chance import Seeded
from tests.support.every_game import FACTS, each_game
from tests.support.referees import drawn_cut, drawn_first, packs, secret_of
from tests.support.service import NOON, PAUSE, PEOPLE

pytestmark = pytest.mark.usefixtures("other_games")


def lobby(name: str, seed: bytes, *, own_cuts: bool = False) -> Table:
    kind = GAMES[name]
    rules = kind.rules()
    seats = [replace(person, own_cuts=own_cuts) for person in PEOPLE[: kind.most_seats(rules)]]
    return Table(1, Guild(100), 200, PEOPLE[0], rules, seats=Seats(seats), seal=Seal(next_seed=seed))


def begin(table: Table, luck: int = 1) -> list[Moved]:
    """What is done at a table until a player has to decide something."""
    if table.status is Status.LOBBY:
        seating.start(table, PEOPLE[0])
    dealing.advance(table, NOON, Seeded(luck), PAUSE)
    return [item for item in table.changes.news if isinstance(item, Moved)]


@each_game
def test_the_first_dealer_and_the_cuts_that_nobody_makes_follow_from_the_sealed_seed(name):
    firsts = set()
    for number in range(40):
        seed = Random(number).randbytes(32)
        table = lobby(name, seed)
        made = begin(table)
        # Whatever the bot's own chance is, there is nothing left to choose.
        assert made == begin(lobby(name, seed), luck=2), f"seed {number}"
        at = next(at for at, item in enumerate(made) if isinstance(item.move, Deal))
        first = [str(item.move) for item in made[:at]]
        assert first == drawn_first(name, seed, len(table.seats)), f"seed {number}"
        assert cut_after(made, at) == drawn(name, seed), f"seed {number}"
        firsts.add(tuple(first))
    assert len(firsts) >= min(FACTS[name].first_draws, 4)


def drawn(name: str, secret: bytes) -> list[tuple[int | None, Cut]]:
    """The cut that nobody has made, by the rules; none in a game whose pack is not cut."""
    return [(None, Cut(drawn_cut(name, secret, 0)))] if FACTS[name].cut else []


def cut_after(made: list[Moved], at: int) -> list[tuple[int | None, Cut]]:
    """The cut that follows a move, with who has made it, if there is one."""
    return [(item.seat, item.move) for item in made[at + 1 : at + 2] if isinstance(item.move, Cut)]


@pytest.mark.parametrize("name", [name for name, facts in FACTS.items() if facts.cut])
def test_a_cut_that_somebody_makes_bears_the_seat_and_one_that_is_left_to_chance_does_not(name):
    seed = Random(name).randbytes(32)
    drawn = Cut(drawn_cut(name, seed, 0))
    for how, made in (("own", 1), ("any", None), ("late", None)):
        table = lobby(name, seed, own_cuts=True)
        begin(table)
        cutter = table.game.turn
        assert table.game.awaits_cut
        other = (cutter + 1) % len(table.seats)
        with pytest.raises(IllegalMove):
            moving.push(table, other, None)
        if how == "own":
            moving.push(table, cutter, Cut(1 + drawn.cards % 20))
        elif how == "any":
            moving.push(table, cutter, None)
        else:
            # Whatever a computer has thought of for somebody who is late, the seal says where it cuts.
            moving.push(table, cutter, Cut(1 + drawn.cards % 20), instead=True)
        cut = table.changes.news[-1]
        assert isinstance(cut, Moved)
        assert cut.seat == (cutter if made else None), how
        assert (cut.move == drawn) == (made is None), how


# Words that players add


@each_game
def test_words_change_all_that_follows_from_the_seed_and_nothing_else_does(name):
    seed = Random(name).randbytes(32)
    told = {0: "seven beats all", 1: "žaludy 🍀"}
    table = lobby(name, seed)
    for seat in (1, 0):
        next_game.add_words(table, PEOPLE[seat], "0.0", "not this")
        next_game.add_words(table, PEOPLE[seat], "0.0", told[seat])
    assert table.seal.words == {} and table.seal.next_seed == seed
    made = begin(table)
    assert (table.seal.words, table.seal.next_words, table.seal.seed) == (told, {}, seed)
    record = {"format": f"{name}/1", "rules": {}, "seed": seed.hex(), "words": [*map(list, told.items())]}
    secret = secret_of(record)
    assert secret == table.seal.secret != seed
    (pack,) = packs(record | {"deals": [{}]})
    deal = next(item.move for item in made if isinstance(item.move, Deal))
    assert list(map(str, deal.pack)) == pack
    at = next(at for at, item in enumerate(made) if item.move == deal)
    assert [str(item.move) for item in made[:at]] == drawn_first(name, secret, len(table.seats))
    assert cut_after(made, at) == drawn(name, secret)
    # The next game has a secret of its own, with words of its own.
    with pytest.raises(Refusal, match="words-late"):
        next_game.add_words(table, PEOPLE[0], "0.5", "too late")
    next_game.add_words(table, PEOPLE[0], "1.5", "for the next one")
    assert (table.seal.words, table.seal.secret) == (told, secret)


def test_words_stay_with_the_person_and_go_with_the_person():
    table = lobby("bulka", bytes(32))
    for person in PEOPLE:
        next_game.add_words(table, person, "0.0", person.name)
    next_game.add_words(table, PEOPLE[3], "0.0", "")
    seating.stand(table, PEOPLE[0])
    # Who sits down elsewhere keeps them; an empty seat is closed up when the game begins.
    seating.stand(table, PEOPLE[3])
    seating.sit(table, PEOPLE[2], 3)
    seating.start(table, PEOPLE[1])
    dealing.advance(table, NOON, Seeded(1), PAUSE)
    assert [person.name for person in table.seats] == ["Béla", "Cyril"]
    assert table.seal.words == {0: "Béla", 1: "Cyril"}
    with pytest.raises(Refusal, match="not-seated"):
        next_game.add_words(table, PEOPLE[0], "1.0", "mine too")
    next_game.add_words(table, PEOPLE[1], "1.0", "again")
    handover.leave(table, PEOPLE[1], [Person(90, None, "", level=Level.REGULAR)])
    assert table.seal.next_words == {}
    stopping.stop(table, PEOPLE[2], moderator=True)
    with pytest.raises(Refusal, match="table-stopped"):
        next_game.add_words(table, PEOPLE[2], "1.0", "after the end")
