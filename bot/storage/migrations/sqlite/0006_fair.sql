-- How long declarations last, whoever has something to declare.
ALTER TABLE tables ADD COLUMN secret_until TEXT;
ALTER TABLE tables ADD COLUMN withheld INTEGER NOT NULL DEFAULT 0;
-- What Discord sends twice counts once; a table without a message is found soon.
CREATE TABLE interactions (
    id INTEGER PRIMARY KEY,
    delivery INTEGER NOT NULL
) STRICT;
CREATE INDEX tables_unseen ON tables (id) WHERE message_id IS NULL AND put_away = 0 AND status IN ('lobby', 'playing');
