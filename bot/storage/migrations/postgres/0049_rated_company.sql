-- How much a game counts in the rating across servers; NULL where games of servers and of earlier versions count as a whole.
-- And the seats whose people were not there at its end, as bits: they do not rise by it.
ALTER TABLE games ADD COLUMN weight DOUBLE PRECISION;
ALTER TABLE games ADD COLUMN absent BIGINT NOT NULL DEFAULT 0;
-- How many games two accounts have played there with each other, as partners or opponents, in either direction, so that the
-- games of one pair count less and less. The accounts stand under digests, by the secret of a note, so that it goes on when
-- somebody deletes their data and comes back; rows go a year after the last game.
CREATE TABLE rated_company (
    digest BYTEA NOT NULL,
    kind TEXT COLLATE "C" NOT NULL,
    other BYTEA NOT NULL,
    games BIGINT NOT NULL,
    at TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (digest, kind, other)
);
CREATE INDEX rated_company_by_moment ON rated_company (at);
-- Of a deal of an evening: the seats whose people were not there at its end, as bits. What computers have played on for them
-- counts for them no more than as missed; in earlier deals everybody counts as there.
ALTER TABLE evening_tables ADD COLUMN absent BIGINT NOT NULL DEFAULT 0;
-- Ten brčka after 0 against 9 are no mark of honour where a game on the way was over before its third trick.
DELETE FROM honours WHERE feat = 'from-nothing' AND EXISTS (SELECT 1 FROM ledger AS last JOIN ledger AS given
    ON given.table_id = last.table_id AND given.winner = last.winner AND given.game <= last.game
    WHERE last.game = honours.game
    AND (SELECT count(*) FROM moves WHERE moves.game = given.game AND move LIKE 'play %') < 12);
