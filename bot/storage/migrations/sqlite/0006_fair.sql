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
-- When tables were opened, and by whom, because there is a limit to how many one person opens.
ALTER TABLE tables ADD COLUMN opened_at TEXT;
CREATE INDEX tables_by_opener ON tables (opener);

-- Who gets a computer's seat with the next deal.
ALTER TABLE seats ADD COLUMN newcomer INTEGER REFERENCES people;
CREATE INDEX seats_by_newcomer ON seats (newcomer) WHERE newcomer IS NOT NULL;

-- How series stood that were stopped, until somebody goes on with them or gives their game up.
CREATE TABLE stopped (
    table_id INTEGER NOT NULL REFERENCES tables,
    seat INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 3),
    person INTEGER NOT NULL REFERENCES people,
    guild_id INTEGER NOT NULL,
    game INTEGER NOT NULL REFERENCES games,
    points INTEGER,
    at TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX stopped_by_guild ON stopped (guild_id);
CREATE INDEX stopped_by_person ON stopped (person);
CREATE INDEX stopped_by_game ON stopped (game);
