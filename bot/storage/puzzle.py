"""Puzzles in the database: which of them a person has had, the ratings, and the counts of each puzzle."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from bot.model.chance import Chance
from bot.model.delivery import Delivery
from bot.model.errors import Refusal
from bot.model.person import Person
from bot.model.ratings import EASIEST, Rating, first_rating, first_rating_of_puzzle, rate_puzzle
from bot.storage.database import Repository, Row, Transaction
from bot.storage.interaction import count
from bot.storage.person import lasting_digest
from bot.storage.retry import retried

NEAR: Final = 8
"""Among how many puzzles, those nearest to the rating of a person, the next one is drawn."""
NOTE: Final = "puzzles/digests"
"""The name of the note that keeps the secret for digests of accounts."""
ONE: Final = "SELECT * FROM puzzles WHERE person = $1 AND game = $2 AND puzzle = $3"
SOLVER: Final = "SELECT * FROM solvers WHERE person = $1 AND game = $2"
COUNTS: Final = "SELECT * FROM puzzle_counts WHERE game = $1 AND puzzle = $2"
HAD: Final = "INSERT INTO puzzles (person, game, puzzle, shown) VALUES ($1, $2, $3, 0) ON CONFLICT DO NOTHING"
"""The statement that a person was shown a puzzle, and so is not offered it any more."""
TRY: Final = """INSERT INTO puzzle_counts (game, puzzle, mu, sigma, tries, found)
    VALUES ($1, $2, $3, $4, 1, $5) ON CONFLICT (game, puzzle) DO UPDATE
    SET tries = puzzle_counts.tries + 1, found = puzzle_counts.found + excluded.found RETURNING *"""
"""The statement that counts a try, and locks the puzzle's row, with the rating as it was, until the end."""


@dataclass(frozen=True, slots=True)
class Attempt:
    """What a person has made of a puzzle."""

    puzzle: int
    """The puzzle's number among those of its game, counted from 1."""
    over: bool = False
    """Whether a card has decided it."""
    solved: bool = False
    """Whether that was the right one; in earlier versions, one of three."""
    tried: str = ""
    """The wrong card, or in earlier versions the wrong cards."""
    counts: bool = False
    """Whether the card counts for the rating."""
    gained: int = 0
    """How many points of the rating it brought; negative if it cost some."""


@dataclass(frozen=True, slots=True)
class Solver:
    """How a person does at the puzzles of a game."""

    rating: Rating
    over: int = 0
    """How many puzzles are over, those of earlier versions included."""
    solved: int = 0
    """How many of them were solved."""
    run: int = 0
    """How many were solved one after another, up to the last one that counts."""
    longest: int = 0
    """The longest such run."""
    puzzle: int | None = None
    """The puzzle that the person is at, which alone counts; `None` after its card."""
    anew: bool = False
    """Whether the person is to be told that ratings and runs began anew."""


@dataclass(frozen=True, slots=True)
class Field:
    """How all people have done at a puzzle."""

    rating: Rating
    found: int = 0
    """How many have found its card; how many have tried are the games of the rating."""


@dataclass(frozen=True, slots=True)
class Seen:
    """A puzzle with all that is told about it to a person."""

    attempt: Attempt
    solver: Solver
    field: Field
    had: bool = True
    """Whether the person was ever shown it."""


class PuzzleRepository(Repository):
    """What people have done with puzzles."""

    @retried
    async def take_next(
        self,
        person: Person,
        game: str,
        offered: Sequence[int],
        chance: Chance,
        *,
        tricks_left: Callable[[int], int] = lambda _: EASIEST,
    ) -> Seen:
        """Return the puzzle of a game that a person is at; else draw one near the rating that the person never had.

        Where all that are offered were had, it is the one that was shown longest ago, which counts nothing. It is told
        once that ratings and runs began anew.
        """
        async with self._db.transaction() as t:
            solver = await _locked(t, person, game)
            number = solver.puzzle if solver.puzzle in offered else None
            if number is None:
                number = await _draw(t, person, game, solver, offered, chance, tricks_left)
            seen = await _seen(t, person, game, number)
            if solver.anew:
                await t.execute("UPDATE solvers SET anew = 0 WHERE person = $1 AND game = $2", person.id, game)
            return seen

    @retried
    async def seen(self, person: Person, game: str, puzzle: int) -> Seen:
        """Return what is told to a person about a puzzle."""
        async with self._db.snapshot() as t:
            return await _seen(t, person, game, puzzle)

    @retried
    async def count_card(
        self,
        person: Person,
        game: str,
        puzzle: int,
        card: str,
        *,
        right: bool,
        offered: bool,
        delivery: Delivery | None,
        tricks_left: int = EASIEST,
    ) -> Seen:
        """Count a card where it is the first one in the puzzle that a person is at.

        A puzzle that is not `offered` any more counts nothing. Raise `Refusal` for one that the person was never shown.
        """
        async with self._db.transaction() as t:
            await count(t, delivery)
            solver = await _locked(t, person, game)
            if offered and solver.puzzle == puzzle:
                attempt = Attempt(puzzle, True, right, "" if right else card, counts=True)
                await _decide(t, person, game, solver, attempt, tricks_left)
            return _need_had(await _seen(t, person, game, puzzle))

    @retried
    async def need_decided(self, person: Person, game: str, puzzle: int, *, offered: bool) -> None:
        """Raise `Refusal` as long as a card in a puzzle can count, and for one that the person was never shown."""
        async with self._db.transaction() as t:
            solver = await _locked(t, person, game)
            if offered and solver.puzzle == puzzle:
                raise Refusal("play-on-puzzle")
            _need_had(await _seen(t, person, game, puzzle))


def _need_had(seen: Seen) -> Seen:
    """Raise `Refusal` for a puzzle that the person was never shown: whoever could look at it would find it later."""
    if not seen.had:
        raise Refusal("unknown-button")
    return seen


async def _locked(t: Transaction, person: Person, game: str) -> Solver:
    """Return how a person does, whom no other transaction changes until the end of this one."""
    sql = "UPDATE solvers SET run = run WHERE person = $1 AND game = $2 RETURNING *"
    row = await t.row(sql, person.id, game)
    if row is None:
        await _begin(t, person, game)
        row = await t.row(sql, person.id, game)
    return _solver(row)


async def _begin(t: Transaction, person: Person, game: str) -> None:
    """Give a person the first rating, and the puzzles back that the account had before its data were deleted."""
    # It waits for who deletes them at this moment, and finds nobody then.
    sql = "UPDATE people SET ranked = ranked WHERE id = $1 AND user_id = $2 RETURNING id"
    if await t.row(sql, person.id, person.user_id) is None:
        raise Refusal("unknown-button")
    first = first_rating()
    sql = """INSERT INTO solvers (person, game, mu, sigma) VALUES ($1, $2, $3, $4)
        ON CONFLICT DO NOTHING RETURNING person"""
    if await t.row(sql, person.id, game, first.mu, first.sigma) is not None:
        await _restore_spent(t, person, game)


async def _draw(
    t: Transaction,
    person: Person,
    game: str,
    solver: Solver,
    offered: Sequence[int],
    chance: Chance,
    tricks_left: Callable[[int], int],
) -> int:
    """Choose the next puzzle of a person, and note that the person is at it, or has had it again."""
    rows = await t.rows("SELECT puzzle, shown FROM puzzles WHERE person = $1 AND game = $2", person.id, game)
    had = {row["puzzle"]: row["shown"] for row in rows}
    following = 1 + max(had.values(), default=0)
    fresh = [number for number in offered if number not in had]
    if not fresh:
        number = min(offered, key=lambda number: had[number])
        sql = "UPDATE puzzles SET shown = $4 WHERE person = $1 AND game = $2 AND puzzle = $3"
        await t.execute(sql, person.id, game, number, following)
        return number
    rows = await t.rows("SELECT puzzle, mu FROM puzzle_counts WHERE game = $1", game)
    ratings = {row["puzzle"]: row["mu"] for row in rows}
    untried = {number: first_rating_of_puzzle(tricks_left(number)).mu for number in fresh if number not in ratings}
    ratings |= untried
    apart = {number: abs(ratings[number] - solver.rating.mu) for number in fresh}
    # In any order where they are equally near, as all are at the beginning.
    near = sorted(fresh, key=lambda number: (apart[number], chance.below(len(offered))))[:NEAR]
    number = near[chance.below(len(near))]
    sql = "INSERT INTO puzzles (person, game, puzzle, shown) VALUES ($1, $2, $3, $4)"
    await t.execute(sql, person.id, game, number, following)
    await t.execute("UPDATE solvers SET puzzle = $3 WHERE person = $1 AND game = $2", person.id, game, number)
    return number


async def _decide(
    t: Transaction, person: Person, game: str, solver: Solver, attempt: Attempt, tricks_left: int
) -> None:
    """Count the first card in a puzzle: in the ratings of both, the run, and the share of people who found it."""
    first, right = first_rating_of_puzzle(tricks_left), int(attempt.solved)
    field = _field(await t.row(TRY, game, attempt.puzzle, first.mu, first.sigma, right))
    own, its = rate_puzzle(solver.rating, field.rating, found=attempt.solved)
    run = solver.run + 1 if right else 0
    sql = "UPDATE puzzle_counts SET mu = $3, sigma = $4 WHERE game = $1 AND puzzle = $2"
    await t.execute(sql, game, attempt.puzzle, its.mu, its.sigma)
    await t.execute(
        """UPDATE solvers SET mu = $3, sigma = $4, counted = $5, over = over + 1, solved = solved + $6, run = $7,
           longest = $8, puzzle = NULL WHERE person = $1 AND game = $2""",
        *(person.id, game, own.mu, own.sigma, own.games, right, run, max(run, solver.longest)),
    )
    await t.execute(
        """UPDATE puzzles SET tried = $4, over = 1, solved = $5, counted = $6, gained = $7
           WHERE person = $1 AND game = $2 AND puzzle = $3""",
        *(person.id, game, attempt.puzzle, attempt.tried, right, own.games, own.displayed - solver.rating.displayed),
    )


async def _seen(t: Transaction, person: Person, game: str, puzzle: int) -> Seen:
    attempts, solvers, counts = await t.together(
        (ONE, person.id, game, puzzle), (SOLVER, person.id, game), (COUNTS, game, puzzle)
    )
    return Seen(
        _attempt(attempts[0]) if attempts else Attempt(puzzle),
        _solver(solvers[0]) if solvers else Solver(first_rating()),
        _field(counts[0]) if counts else Field(first_rating()),
        bool(attempts),
    )


def _attempt(row: Row) -> Attempt:
    over, solved, counts = bool(row["over"]), bool(row["solved"]), row["counted"] > 0
    return Attempt(row["puzzle"], over, solved, row["tried"], counts, row["gained"])


def _solver(row: Row | None) -> Solver:
    assert row is not None
    rating = Rating(row["mu"], row["sigma"], row["counted"])
    return Solver(rating, row["over"], row["solved"], row["run"], row["longest"], row["puzzle"], row["anew"] > 0)


def _field(row: Row | None) -> Field:
    assert row is not None
    return Field(Rating(row["mu"], row["sigma"], row["tries"]), row["found"])


# Accounts that delete their data and come back


async def spend_puzzles(t: Transaction, person: Person) -> None:
    """Store under a digest which puzzles a person has had, before they are deleted with the account."""
    had = defaultdict[str, list[int]](list)
    for row in await t.rows("SELECT game, puzzle FROM puzzles WHERE person = $1", person.id):
        had[row["game"]].append(row["puzzle"])
    for game, numbers in had.items():
        values = await lasting_digest(t, person, NOTE), f"puzzles {game}", " ".join(map(str, sorted(numbers)))
        await t.execute("INSERT INTO spent (digest, thing, value) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING", *values)


async def _restore_spent(t: Transaction, person: Person, game: str) -> None:
    """Note as had again what an account had before it deleted its data, so that no puzzle counts twice."""
    sql = "DELETE FROM spent WHERE digest = $1 AND thing = $2 RETURNING value"
    for row in await t.rows(sql, await lasting_digest(t, person, NOTE), f"puzzles {game}"):
        await t.execute_many(HAD, [(person.id, game, int(number)) for number in row["value"].split()])
