-- What the judged deals of a person add up to, by month and aspect; and of each own mistake, of which habit it is.
CREATE TABLE insights (
    guild_id BIGINT NOT NULL,
    person BIGINT NOT NULL REFERENCES people,
    kind TEXT COLLATE "C" NOT NULL,
    month TEXT COLLATE "C" NOT NULL,
    aspect TEXT COLLATE "C" NOT NULL,
    number BIGINT NOT NULL,
    points DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (guild_id, person, kind, month, aspect)
);
CREATE INDEX insights_by_person ON insights (person, kind, month);
ALTER TABLE reviews ADD COLUMN summed BIGINT NOT NULL DEFAULT 0;
ALTER TABLE mistakes ADD COLUMN habit TEXT COLLATE "C" NOT NULL DEFAULT '';
