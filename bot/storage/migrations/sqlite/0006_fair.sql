-- How long declarations last, whoever has something to declare.
ALTER TABLE tables ADD COLUMN secret_until TEXT;
ALTER TABLE tables ADD COLUMN withheld INTEGER NOT NULL DEFAULT 0;
-- What Discord sends twice counts once; a table without a message is found soon.
CREATE TABLE interactions (
    id INTEGER PRIMARY KEY,
    delivery INTEGER NOT NULL
) STRICT;
CREATE INDEX tables_unseen ON tables (id) WHERE message_id IS NULL AND put_away = 0 AND status IN ('lobby', 'playing');
-- The seal binds everything: the words that people add to the seed of the next game, and those of a game as
-- [[seat, words], ...]. NULL stands in games that an earlier version began: it drew their first dealer as it liked, and
-- wrote the cutter's seat beside every cut. A cut that is drawn stands without a seat from now on.
ALTER TABLE seats ADD COLUMN words TEXT NOT NULL DEFAULT '';
ALTER TABLE games ADD COLUMN words TEXT;
