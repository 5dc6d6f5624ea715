-- The dearest sure mistakes of a person, which come back as questions: how often in a row each was answered right, and when it comes next.
CREATE TABLE mistakes (
    person INTEGER NOT NULL REFERENCES people,
    kind TEXT NOT NULL,
    game INTEGER NOT NULL REFERENCES games,
    deal INTEGER NOT NULL,
    ply INTEGER NOT NULL,
    points REAL NOT NULL,
    run INTEGER NOT NULL DEFAULT 0,
    due_at TEXT NOT NULL,
    PRIMARY KEY (person, kind, game, ply)
) STRICT, WITHOUT ROWID;
CREATE INDEX mistakes_by_game ON mistakes (game);
