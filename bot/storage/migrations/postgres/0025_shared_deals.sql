-- Shared deals, of which everybody who plays alone with computers gets one after another: of each pool the deals, how many
-- have come to which points in each, and up to which number each person has had them.
CREATE TABLE shared_deals (
    pool TEXT COLLATE "C" NOT NULL,
    number BIGINT NOT NULL,
    seed BYTEA NOT NULL,
    made_on TEXT COLLATE "C" NOT NULL,
    strong BIGINT,
    perfect BIGINT,
    strong_tricks TEXT,
    PRIMARY KEY (pool, number)
);
CREATE INDEX shared_deals_by_day ON shared_deals (made_on);
CREATE TABLE shared_field (
    pool TEXT COLLATE "C" NOT NULL,
    number BIGINT NOT NULL,
    points BIGINT NOT NULL,
    tries BIGINT NOT NULL,
    PRIMARY KEY (pool, number, points),
    FOREIGN KEY (pool, number) REFERENCES shared_deals
);
CREATE TABLE shared_had (
    person BIGINT NOT NULL REFERENCES people,
    pool TEXT COLLATE "C" NOT NULL,
    number BIGINT NOT NULL,
    PRIMARY KEY (person, pool)
);
ALTER TABLE tables ADD COLUMN shared TEXT;
