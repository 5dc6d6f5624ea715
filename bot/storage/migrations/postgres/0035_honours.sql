-- Marks of honour: what a person has rarely done in a finished game among people, and in which of its deals. Games of earlier
-- versions are looked through in the background, those of each server up to `honours_up_to`; NULL where all are.
CREATE TABLE honours (
    guild_id BIGINT NOT NULL,
    kind TEXT COLLATE "C" NOT NULL,
    person BIGINT NOT NULL REFERENCES people,
    feat TEXT COLLATE "C" NOT NULL,
    game BIGINT NOT NULL REFERENCES games,
    deal BIGINT NOT NULL,
    at TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (guild_id, kind, person, feat, game, deal)
);
CREATE INDEX honours_by_game ON honours (game);
CREATE INDEX honours_by_person ON honours (person);
ALTER TABLE books ADD COLUMN honours_up_to TEXT COLLATE "C";
UPDATE books SET honours_up_to = '';
DROP INDEX books_to_do;
CREATE INDEX books_to_do ON books (guild_id)
WHERE up_to IS NOT NULL OR results_up_to IS NOT NULL OR honours_up_to IS NOT NULL;
