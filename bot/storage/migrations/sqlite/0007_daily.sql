-- Puzzles: which of those that come with the bot a person was shown, and when in their order; the wrong cards tried so far, and
-- whether it is over; and whether the person has ever found its card.
CREATE TABLE puzzles (
    person INTEGER NOT NULL REFERENCES people,
    puzzle INTEGER NOT NULL,
    shown INTEGER NOT NULL,
    tried TEXT NOT NULL DEFAULT '',
    over INTEGER NOT NULL DEFAULT 0,
    solved INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (person, puzzle)
) STRICT, WITHOUT ROWID;
