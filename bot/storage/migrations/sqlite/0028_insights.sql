-- What the judged deals of a person add up to, by month and aspect; and of each own mistake, of which habit it is.
CREATE TABLE insights (
    guild_id INTEGER NOT NULL,
    person INTEGER NOT NULL REFERENCES people,
    kind TEXT NOT NULL,
    month TEXT NOT NULL,
    aspect TEXT NOT NULL,
    number INTEGER NOT NULL,
    points REAL NOT NULL,
    PRIMARY KEY (guild_id, person, kind, month, aspect)
) STRICT, WITHOUT ROWID;
CREATE INDEX insights_by_person ON insights (person, kind, month);
ALTER TABLE reviews ADD COLUMN summed INTEGER NOT NULL DEFAULT 0;
ALTER TABLE mistakes ADD COLUMN habit TEXT NOT NULL DEFAULT '';
