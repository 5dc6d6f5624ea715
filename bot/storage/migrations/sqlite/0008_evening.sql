-- Evenings of the same deals. Of a table of an evening, `tables.duplicate` says which deal it plays: `evening 17.3.4.2` is
-- deal 3 of 4 of evening 17, at its table 2. As many deals as `shown` says are finished by all; `told` says whether the
-- final standings were posted.
CREATE TABLE evenings (
    id INTEGER PRIMARY KEY,
    guild_id INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    kind TEXT NOT NULL,
    ends_at TEXT NOT NULL,
    shown INTEGER NOT NULL DEFAULT 0,
    closed INTEGER NOT NULL DEFAULT 0,
    told INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX evenings_open ON evenings (guild_id) WHERE told = 0;
-- What strong computers make of a deal in the even seats, where it was asked for.
CREATE TABLE evening_deals (
    evening INTEGER NOT NULL REFERENCES evenings,
    deal INTEGER NOT NULL,
    seed BLOB NOT NULL CHECK (length(seed) = 32),
    strong INTEGER,
    PRIMARY KEY (evening, deal)
) STRICT, WITHOUT ROWID;
-- Each deal at each table of an evening; the points are those of the even seats less those of the odd ones.
CREATE TABLE evening_tables (
    evening INTEGER NOT NULL REFERENCES evenings,
    deal INTEGER NOT NULL,
    number INTEGER NOT NULL,
    table_id INTEGER NOT NULL UNIQUE REFERENCES tables,
    points INTEGER,
    stopped INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (evening, deal, number)
) STRICT, WITHOUT ROWID;
-- At which table of an evening a person has or had a seat, as long as the evening goes on: nobody gets one at another.
CREATE TABLE evening_people (
    evening INTEGER NOT NULL REFERENCES evenings,
    person INTEGER NOT NULL REFERENCES people,
    number INTEGER NOT NULL,
    PRIMARY KEY (evening, person)
) STRICT, WITHOUT ROWID;
CREATE INDEX evening_people_by_person ON evening_people (person);
-- Who has begun the deal of a day and deleted all data since: digests of the accounts, by the secret seed of the deal.
-- They go with the day.
CREATE TABLE spent_tries (
    day TEXT NOT NULL,
    kind TEXT NOT NULL,
    digest BLOB NOT NULL,
    PRIMARY KEY (day, kind, digest)
) STRICT, WITHOUT ROWID;
