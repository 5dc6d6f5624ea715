ALTER TABLE tables ADD COLUMN kind TEXT NOT NULL DEFAULT 'stovkahra';
ALTER TABLE tables ADD COLUMN players INTEGER NOT NULL DEFAULT 4;
CREATE TABLE results (
    game INTEGER NOT NULL REFERENCES games,
    seat INTEGER NOT NULL,
    person INTEGER NOT NULL REFERENCES people,
    guild_id INTEGER NOT NULL,
    table_id INTEGER NOT NULL REFERENCES tables,
    kind TEXT NOT NULL,
    won INTEGER CHECK (won IN (0, 1)),
    points INTEGER NOT NULL,
    at TEXT NOT NULL,
    PRIMARY KEY (game, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX results_by_guild ON results (guild_id);
CREATE INDEX results_by_table ON results (table_id);
CREATE TABLE chips (
    game INTEGER NOT NULL REFERENCES games,
    ply INTEGER NOT NULL,
    number INTEGER NOT NULL,
    guild_id INTEGER NOT NULL,
    table_id INTEGER NOT NULL REFERENCES tables,
    giver INTEGER REFERENCES people,
    taker INTEGER REFERENCES people,
    chips INTEGER NOT NULL CHECK (chips > 0),
    why TEXT NOT NULL,
    at TEXT NOT NULL,
    PRIMARY KEY (game, ply, number),
    CHECK (giver IS NOT NULL OR taker IS NOT NULL)
) STRICT, WITHOUT ROWID;
CREATE INDEX chips_by_guild ON chips (guild_id);

CREATE TRIGGER results_are_not_changed BEFORE UPDATE ON results
WHEN TRUE
BEGIN
    SELECT RAISE(ABORT, 'results are append-only');
END;

CREATE TRIGGER results_are_not_shortened BEFORE DELETE ON results
WHEN NOT EXISTS (SELECT 1 FROM guilds WHERE id = OLD.guild_id AND removed_at IS NOT NULL)
BEGIN
    SELECT RAISE(ABORT, 'results are append-only');
END;

CREATE TRIGGER chips_are_not_changed BEFORE UPDATE ON chips
WHEN TRUE
BEGIN
    SELECT RAISE(ABORT, 'chips are append-only');
END;

CREATE TRIGGER chips_are_not_shortened BEFORE DELETE ON chips
WHEN NOT EXISTS (SELECT 1 FROM guilds WHERE id = OLD.guild_id AND removed_at IS NOT NULL)
BEGIN
    SELECT RAISE(ABORT, 'chips are append-only');
END;
