-- Who answers for a game, and who has sat in for them: from which move on, at which seat.
CREATE TABLE players (
    game INTEGER NOT NULL REFERENCES games,
    seat INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 3),
    person INTEGER NOT NULL REFERENCES people,
    PRIMARY KEY (game, seat),
    UNIQUE (game, person)
) STRICT, WITHOUT ROWID;
CREATE INDEX players_by_person ON players (person);
CREATE TABLE substitutes (
    game INTEGER NOT NULL REFERENCES games,
    ply INTEGER NOT NULL,
    seat INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 3),
    person INTEGER NOT NULL REFERENCES people,
    PRIMARY KEY (game, ply, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX substitutes_by_person ON substitutes (person);

CREATE TRIGGER players_are_not_changed BEFORE UPDATE ON players
WHEN TRUE
BEGIN
    SELECT RAISE(ABORT, 'players are append-only');
END;

CREATE TRIGGER players_are_not_shortened BEFORE DELETE ON players
WHEN NOT EXISTS (SELECT 1 FROM guilds WHERE removed_at IS NOT NULL AND id = (SELECT guild_id FROM tables WHERE id = (SELECT table_id FROM games WHERE id = OLD.game)))
BEGIN
    SELECT RAISE(ABORT, 'players are append-only');
END;

-- Who gets a computer's seat with the next deal.
ALTER TABLE seats ADD COLUMN newcomer INTEGER REFERENCES people;
CREATE INDEX seats_by_newcomer ON seats (newcomer) WHERE newcomer IS NOT NULL;
