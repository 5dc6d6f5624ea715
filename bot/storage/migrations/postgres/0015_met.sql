-- What each trick of a deal of the day brought strong computers; and in which channel a try was shared when its day was over.
ALTER TABLE dailies ADD COLUMN strong_tricks TEXT;
ALTER TABLE tries ADD COLUMN shared_whole BIGINT;
-- On which day a person was last congratulated on what.
CREATE TABLE met (
    person BIGINT NOT NULL REFERENCES people ON DELETE CASCADE,
    thing TEXT COLLATE "C" NOT NULL,
    day TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (person, thing)
);
