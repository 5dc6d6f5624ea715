-- Puzzles: which of those that come with the bot a person was shown, and when in their order; the wrong cards tried so far, and
-- whether it is over; and whether the person has ever found its card.
CREATE TABLE puzzles (
    person BIGINT NOT NULL REFERENCES people,
    puzzle BIGINT NOT NULL,
    shown BIGINT NOT NULL,
    tried TEXT NOT NULL DEFAULT '',
    over BIGINT NOT NULL DEFAULT 0,
    solved BIGINT NOT NULL DEFAULT 0,
    PRIMARY KEY (person, puzzle)
);
