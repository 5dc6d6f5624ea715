-- Deals of earlier days that people have played after their day, which count nowhere: of each deal the last try, and how many
-- the person has begun.
CREATE TABLE later_tries (
    person INTEGER NOT NULL REFERENCES people,
    kind TEXT NOT NULL,
    day TEXT NOT NULL,
    table_id INTEGER UNIQUE REFERENCES tables,
    begun_on TEXT NOT NULL,
    number INTEGER NOT NULL DEFAULT 0,
    points INTEGER NOT NULL DEFAULT 0,
    ended INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (person, kind, day)
) STRICT, WITHOUT ROWID;
CREATE INDEX later_tries_by_begin ON later_tries (begun_on);
CREATE INDEX later_tries_with_table ON later_tries (begun_on) WHERE table_id IS NOT NULL;
