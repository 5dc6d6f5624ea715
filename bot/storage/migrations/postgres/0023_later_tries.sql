-- Deals of earlier days that people have played after their day, which count nowhere: of each deal the last try, and how many
-- the person has begun.
CREATE TABLE later_tries (
    person BIGINT NOT NULL REFERENCES people,
    kind TEXT COLLATE "C" NOT NULL,
    day TEXT COLLATE "C" NOT NULL,
    table_id BIGINT UNIQUE REFERENCES tables,
    begun_on TEXT COLLATE "C" NOT NULL,
    number BIGINT NOT NULL DEFAULT 0,
    points BIGINT NOT NULL DEFAULT 0,
    ended BIGINT NOT NULL DEFAULT 0,
    PRIMARY KEY (person, kind, day)
);
CREATE INDEX later_tries_by_begin ON later_tries (begun_on);
CREATE INDEX later_tries_with_table ON later_tries (begun_on) WHERE table_id IS NOT NULL;
