"""People and servers in the database: who they are, what they have settled, and how they are forgotten."""

from __future__ import annotations

from datetime import datetime, timedelta
from itertools import groupby
from typing import Any

from bot.cards import Deck
from bot.i18n.texts import DEFAULT
from bot.model.options import STORED_SETTINGS, Guild, GuildSettings
from bot.model.person import Person
from bot.model.roster import COMPUTERS
from bot.storage.database import Database, Row
from engine.players import Level


class People:
    """People, computers, and servers."""

    def __init__(self, database: Database) -> None:
        self._db = database

    # People

    async def person(self, user_id: int, name: str, locale: str = DEFAULT) -> Person:
        """The person behind a Discord account, by the name and in the language that it has now."""

        async def work() -> Person:
            row = await self._db.one("SELECT * FROM people WHERE user_id = ?", user_id)
            if row is None or (row["name"], row["locale"]) != (name, locale):
                sql = """INSERT INTO people (user_id, name, locale) VALUES (?, ?, ?)
                         ON CONFLICT (user_id)
                         DO UPDATE SET name = excluded.name, locale = excluded.locale RETURNING *"""
                row = await self._db.one(sql, user_id, name, locale)
            return person_of(row)

        return await self._db.transaction(work)

    async def find(self, user_id: int) -> Person | None:
        """The person behind a Discord account, if anything is known of one."""

        async def work() -> Person | None:
            row = await self._db.one("SELECT * FROM people WHERE user_id = ?", user_id)
            return person_of(row) if row is not None else None

        return await self._db.reading(work)

    async def computers(self, level: Level) -> list[Person]:
        """The computers of a level, as many as a table has seats."""

        async def work() -> list[Person]:
            sql = "SELECT * FROM people WHERE level = ? ORDER BY id"
            rows = await self._db.all(sql, level)
            if len(rows) < len(COMPUTERS[level]):
                named = [(name, str(level)) for name in COMPUTERS[level]]
                new = "INSERT INTO people (name, level) VALUES (?, ?) ON CONFLICT DO NOTHING"
                await self._db.write_many(new, named)
                rows = await self._db.all(sql, level)
            return [person_of(row) for row in rows]

        return await self._db.transaction(work)

    async def prefer(self, person: Person) -> None:
        """Keeps the settings of a person."""
        await self._db.transaction(
            lambda: self._db.write(
                """UPDATE people SET own_cuts = ?, forced_cards = ?, language = ?, deck = ?, letters = ?, pings = ?
                   WHERE id = ?""",
                person.own_cuts,
                person.forced_cards,
                person.language,
                str(person.deck),
                person.letters,
                person.pings,
                person.id,
            )
        )

    # What is kept of one, and how it goes

    async def kept(self, person: Person) -> dict[str, Any]:
        """All that is kept of a person: the account, settings, seats, and what was played and won."""

        async def work() -> dict[str, Any]:
            seats = await self._db.all(
                """SELECT guild_id AS server, table_id AS "table", seat, status FROM seats
                   JOIN tables ON tables.id = table_id WHERE person = ? ORDER BY table_id""",
                person.id,
            )
            games = await self._db.all(
                """SELECT guild_id AS server, table_id AS "table", game, at AS "when", winner, brcka, how,
                   score0, score1, choice, amount, balance0, balance1,
                   CASE ? WHEN seat0 THEN 0 WHEN seat1 THEN 1 WHEN seat2 THEN 2 ELSE 3 END AS seat
                   FROM ledger WHERE ? IN (seat0, seat1, seat2, seat3) ORDER BY game""",
                person.id,
                person.id,
            )
            corrections = await self._db.all(
                """SELECT guild_id AS server, at AS "when", brcka, reason,
                   CASE author WHEN ? THEN 1 ELSE 0 END AS written_by_you FROM corrections
                   WHERE ? IN (person, partner, author) ORDER BY id""",
                person.id,
                person.id,
            )
            results = await self._db.all(
                """SELECT guild_id AS server, table_id AS "table", game, at AS "when", kind, won, points FROM results
                   WHERE person = ? ORDER BY game""",
                person.id,
            )
            chips = await self._db.all(
                """SELECT guild_id AS server, table_id AS "table", game, at AS "when", why,
                   CASE taker WHEN ?1 THEN chips ELSE -chips END AS chips FROM chips
                   WHERE ?1 IN (giver, taker) ORDER BY game, ply, number""",
                person.id,
            )
            moves = await self._db.all(
                """SELECT moves.game, move FROM moves JOIN games ON games.id = moves.game
                   LEFT JOIN ledger ON ledger.game = games.id
                   LEFT JOIN results ON results.game = games.id AND results.person = ?1
                   LEFT JOIN seats ON seats.table_id = games.table_id AND seats.person = ?1
                   WHERE moves.seat = CASE WHEN ledger.game IS NULL THEN coalesce(results.seat, seats.seat)
                   WHEN ?1 = seat0 THEN 0 WHEN ?1 = seat1 THEN 1 WHEN ?1 = seat2 THEN 2 WHEN ?1 = seat3 THEN 3 END
                   ORDER BY moves.game, ply""",
                person.id,
            )
            row = await self._db.one("SELECT * FROM people WHERE id = ?", person.id)
            assert row is not None
            account = {name: row[name] for name in row.keys() if name not in ("id", "level")}  # noqa: SIM118
            parts = {"seats": seats, "games": games, "corrections": corrections, "results": results, "chips": chips}
            whole = {"you": account} | {name: [dict(each) for each in rows] for name, rows in parts.items()}
            by_game = groupby(moves, lambda each: each["game"])
            whole["moves"] = [
                {"game": game, "moves": ", ".join(each["move"] for each in made)} for game, made in by_game
            ]
            return whole

        return await self._db.reading(work)

    async def forget(self, person: Person) -> None:
        """Takes a person's account, name and settings out of everything; what others won and lost stays as it was.

        So does, without a name, which hand was left behind: whoever comes back at once must not take another.
        """

        async def work() -> None:
            await self._db.write(
                """UPDATE people SET user_id = NULL, name = '', own_cuts = 0, forced_cards = 0, language = NULL,
                   locale = 'en', deck = 'german', letters = 0, pings = 0 WHERE id = ?""",
                person.id,
            )
            await self._db.write("DELETE FROM panels WHERE person = ?", person.id)

        await self._db.transaction(work)
        await self._db.checkpoint()

    # Servers

    async def guild(self, guild_id: int, locale: str | None = None) -> Guild:
        """A server, in the language that Discord tells now; one not known before is known from now on."""

        async def work() -> Guild:
            row = await self._db.one("SELECT * FROM guilds WHERE id = ?", guild_id)
            if row is None:
                sql = "INSERT INTO guilds (id) VALUES (?) ON CONFLICT (id) DO UPDATE SET id = excluded.id RETURNING *"
                row = await self._db.one(sql, guild_id)
            assert row is not None
            if locale is not None and row["locale"] != locale:
                sql = "UPDATE guilds SET locale = ? WHERE id = ? RETURNING *"
                row = await self._db.one(sql, locale, guild_id)
            return guild_of(row)

        return await self._db.transaction(work)

    async def settle(self, guild: Guild) -> None:
        """Keeps the settings of a server."""
        text = STORED_SETTINGS.dump_json(guild.settings).decode()
        await self._db.transaction(
            lambda: self._db.write("UPDATE guilds SET settings = ? WHERE id = ?", text, guild.id)
        )

    async def mark_removed(self, guild_id: int, at: datetime | None) -> None:
        """Notes since when the bot is no longer on a server; `None` where it is there (again)."""
        moment = at.isoformat() if at is not None else None
        # The first of two moments stays.
        other = "removed_at IS NULL" if at is not None else "removed_at IS NOT NULL"
        sql = f"UPDATE guilds SET removed_at = ? WHERE id = ? AND {other}"
        await self._db.transaction(lambda: self._db.write(sql, moment, guild_id))

    async def guilds_known(self) -> set[int]:
        """The servers from which the bot has not been removed, as far as it knows."""

        async def work() -> set[int]:
            return {row["id"] for row in await self._db.all("SELECT id FROM guilds WHERE removed_at IS NULL")}

        return await self._db.reading(work)

    async def forget_guilds(self, now: datetime, kept: timedelta) -> list[int]:
        """Deletes all that was kept of servers from which the bot was removed so long ago; which ones."""

        async def work() -> list[int]:
            before = (now - kept).isoformat()
            rows = await self._db.all("SELECT id FROM guilds WHERE removed_at <= ?", before)
            for row in rows:
                await self._forget_guild(row["id"])
            return [row["id"] for row in rows]

        return await self._db.transaction(work)

    async def _forget_guild(self, guild_id: int) -> None:
        people = await self._db.all(
            """SELECT person FROM seats JOIN tables ON tables.id = table_id WHERE guild_id = ?1
               UNION SELECT opener FROM tables WHERE guild_id = ?1
               UNION SELECT person FROM departures JOIN tables ON tables.id = table_id WHERE guild_id = ?1
               UNION SELECT people.id FROM ledger JOIN people ON people.id IN (seat0, seat1, seat2, seat3)
               WHERE guild_id = ?1
               UNION SELECT people.id FROM corrections JOIN people ON people.id IN (person, partner, author)
               WHERE guild_id = ?1
               UNION SELECT person FROM results WHERE guild_id = ?1
               UNION SELECT people.id FROM chips JOIN people ON people.id IN (giver, taker) WHERE guild_id = ?1""",
            guild_id,
        )
        tables = "SELECT id FROM tables WHERE guild_id = ?"
        games = f"SELECT id FROM games WHERE table_id IN ({tables})"
        for sql in (
            "DELETE FROM corrections WHERE guild_id = ?",
            "DELETE FROM ledger WHERE guild_id = ?",
            "DELETE FROM results WHERE guild_id = ?",
            "DELETE FROM chips WHERE guild_id = ?",
            f"DELETE FROM moves WHERE game IN ({games})",
            f"DELETE FROM games WHERE table_id IN ({tables})",
            f"DELETE FROM panels WHERE table_id IN ({tables})",
            f"DELETE FROM departures WHERE table_id IN ({tables})",
            f"DELETE FROM seats WHERE table_id IN ({tables})",
            "UPDATE tables SET rematch_id = NULL WHERE guild_id = ?",
            "DELETE FROM tables WHERE guild_id = ?",
            "DELETE FROM guilds WHERE id = ?",
        ):
            await self._db.write(sql, guild_id)
        # Whoever has left no trace on any other server is not kept either.
        for row in people:
            await self._db.write(
                """DELETE FROM people WHERE id = ? AND level IS NULL
                   AND NOT EXISTS (SELECT 1 FROM seats WHERE person = people.id)
                   AND NOT EXISTS (SELECT 1 FROM tables WHERE opener = people.id)
                   AND NOT EXISTS (SELECT 1 FROM panels WHERE person = people.id)
                   AND NOT EXISTS (SELECT 1 FROM departures WHERE person = people.id)
                   AND NOT EXISTS (SELECT 1 FROM ledger WHERE people.id IN (seat0, seat1, seat2, seat3))
                   AND NOT EXISTS (SELECT 1 FROM corrections WHERE people.id IN (person, partner, author))
                   AND NOT EXISTS (SELECT 1 FROM results WHERE person = people.id)
                   AND NOT EXISTS (SELECT 1 FROM chips WHERE people.id IN (giver, taker))""",
                row["person"],
            )


def person_of(row: Row | None) -> Person:
    """A row of people."""
    assert row is not None
    return Person(
        row["id"],
        row["user_id"],
        row["name"],
        bool(row["own_cuts"]),
        bool(row["forced_cards"]),
        level=Level(row["level"]) if row["level"] is not None else None,
        language=row["language"],
        locale=row["locale"],
        deck=Deck(row["deck"]),
        letters=bool(row["letters"]),
        pings=bool(row["pings"]),
    )


def guild_of(row: Row | None) -> Guild:
    """A row of servers."""
    assert row is not None
    settings: GuildSettings = STORED_SETTINGS.validate_json(row["settings"])
    return Guild(row["id"], row["locale"], settings)
