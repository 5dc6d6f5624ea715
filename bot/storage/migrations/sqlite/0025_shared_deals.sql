-- Shared deals, of which everybody who plays alone with computers gets one after another: of each pool the deals, how many
-- have come to which points in each, and up to which number each person has had them.
CREATE TABLE shared_deals (
    pool TEXT NOT NULL,
    number INTEGER NOT NULL,
    seed BLOB NOT NULL,
    made_on TEXT NOT NULL,
    strong INTEGER,
    perfect INTEGER,
    strong_tricks TEXT,
    PRIMARY KEY (pool, number)
) STRICT, WITHOUT ROWID;
CREATE INDEX shared_deals_by_day ON shared_deals (made_on);
CREATE TABLE shared_field (
    pool TEXT NOT NULL,
    number INTEGER NOT NULL,
    points INTEGER NOT NULL,
    tries INTEGER NOT NULL,
    PRIMARY KEY (pool, number, points),
    FOREIGN KEY (pool, number) REFERENCES shared_deals
) STRICT, WITHOUT ROWID;
CREATE TABLE shared_had (
    person INTEGER NOT NULL REFERENCES people,
    pool TEXT NOT NULL,
    number INTEGER NOT NULL,
    PRIMARY KEY (person, pool)
) STRICT, WITHOUT ROWID;
ALTER TABLE tables ADD COLUMN shared TEXT;
