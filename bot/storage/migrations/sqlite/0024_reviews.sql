-- What the players of a deal that somebody has looked back on could know of each card, as JSON: to find it out takes long.
CREATE TABLE reviews (
    game INTEGER NOT NULL REFERENCES games,
    deal INTEGER NOT NULL,
    judged TEXT NOT NULL,
    PRIMARY KEY (game, deal)
) STRICT, WITHOUT ROWID;
