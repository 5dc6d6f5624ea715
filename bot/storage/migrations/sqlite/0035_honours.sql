-- Marks of honour: what a person has rarely done in a finished game among people, and in which of its deals. Games of earlier
-- versions are looked through in the background, those of each server up to `honours_up_to`; NULL where all are.
CREATE TABLE honours (
    guild_id INTEGER NOT NULL,
    kind TEXT NOT NULL,
    person INTEGER NOT NULL REFERENCES people,
    feat TEXT NOT NULL,
    game INTEGER NOT NULL REFERENCES games,
    deal INTEGER NOT NULL,
    at TEXT NOT NULL,
    PRIMARY KEY (guild_id, kind, person, feat, game, deal)
) STRICT, WITHOUT ROWID;
CREATE INDEX honours_by_game ON honours (game);
CREATE INDEX honours_by_person ON honours (person);
ALTER TABLE books ADD COLUMN honours_up_to TEXT;
UPDATE books SET honours_up_to = '';
DROP INDEX books_to_do;
CREATE INDEX books_to_do ON books (guild_id)
WHERE up_to IS NOT NULL OR results_up_to IS NOT NULL OR honours_up_to IS NOT NULL;
