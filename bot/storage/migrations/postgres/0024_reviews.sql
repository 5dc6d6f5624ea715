-- What the players of a deal that somebody has looked back on could know of each card, as JSON: to find it out takes long.
CREATE TABLE reviews (
    game BIGINT NOT NULL REFERENCES games,
    deal BIGINT NOT NULL,
    judged TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (game, deal)
);
