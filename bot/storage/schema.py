"""The version of the database, its tables, and its migrations.

A migration is a plain SQL file in the folder of its dialect; its number is the version to which it leads.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final, Literal

Dialect = Literal["sqlite", "postgres"]

APPLICATION_ID: Final = 0x42726B6F
"""The mark of this bot's databases, the letters "Brko"; a database of another program is refused."""
VERSION: Final = 50
"""The version of the database that this program reads and writes."""
TABLES: Final = (
    "people",
    "guilds",
    "tables",
    "seats",
    "departures",
    "invitations",
    "games",
    "players",
    "substitutes",
    "stopped",
    "moves",
    "reviews",
    "mistakes",
    "insights",
    "ledger",
    "corrections",
    "books",
    "sums",
    "sum_counts",
    "history",
    "ratings",
    "rating_points",
    "rate_anew",
    "name_words",
    "tallies",
    "tally_counts",
    "results_history",
    "honours",
    "results",
    "chips",
    "dailies",
    "tries",
    "later_tries",
    "spent_tries",
    "field",
    "shared_deals",
    "shared_field",
    "shared_had",
    "streaks",
    "streak_honours",
    "shares",
    "evening_shares",
    "seasons",
    "season_places",
    "announcements",
    "met",
    "reminders",
    "wishes",
    "waiting",
    "guests",
    "across_boards",
    "blocks",
    "reports",
    "spent_leaves",
    "rated_company",
    "bans",
    "evenings",
    "evening_deals",
    "evening_tables",
    "evening_people",
    "evening_digests",
    "evening_matches",
    "match_teams",
    "challenges",
    "challenge_deals",
    "challenge_plays",
    "appointments",
    "appointment_people",
    "panels",
    "puzzles",
    "solvers",
    "puzzle_counts",
    "spent_puzzles",
    "notes",
    "interactions",
)
"""All tables; each stands after those that its rows refer to."""
LEADING_ON: Final = ("rematch_id", "next_table_id")
"""The columns in which a table names another one, which was opened after it."""
PRIVATE_FROM: Final = 10**15
"""The first number of a private table; all others are below it, so that they follow one another."""
NUMBERED: Final = ("people", "tables", "games", "corrections", "evenings", "challenges", "appointments", "reports")
"""The tables whose rows the database numbers."""
MIGRATIONS: Final = Path(__file__).parent / "migrations"


def migrations(dialect: Dialect, version: int) -> list[tuple[int, str]]:
    """Return the migrations that follow a version: the number and the script of each."""
    scripts = ((int(file.name[:4]), file) for file in sorted((MIGRATIONS / dialect).glob("*.sql")))
    return [(number, file.read_text(encoding="utf-8")) for number, file in scripts if number > version]
