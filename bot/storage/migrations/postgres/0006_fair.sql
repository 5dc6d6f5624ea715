-- How long declarations last, whoever has something to declare.
ALTER TABLE tables ADD COLUMN secret_until TEXT COLLATE "C";
ALTER TABLE tables ADD COLUMN withheld BIGINT NOT NULL DEFAULT 0;
-- What Discord sends twice counts once; a table without a message is found soon.
CREATE TABLE interactions (
    id BIGINT PRIMARY KEY,
    delivery BIGINT NOT NULL
);
CREATE INDEX tables_unseen ON tables (id) WHERE message_id IS NULL AND put_away = 0 AND status IN ('lobby', 'playing');
-- The seal binds everything: the words that people add to the seed of the next game, and those of a game as
-- [[seat, words], ...]. NULL stands in games that an earlier version began: it drew their first dealer as it liked, and
-- wrote the cutter's seat beside every cut. A cut that is drawn stands without a seat from now on.
ALTER TABLE seats ADD COLUMN words TEXT NOT NULL DEFAULT '';
ALTER TABLE games ADD COLUMN words TEXT;
-- Who answers for a game, and who has sat in for them: from which move on, at which seat.
CREATE TABLE players (
    game BIGINT NOT NULL REFERENCES games,
    seat BIGINT NOT NULL CHECK (seat BETWEEN 0 AND 3),
    person BIGINT NOT NULL REFERENCES people,
    PRIMARY KEY (game, seat),
    UNIQUE (game, person)
);
CREATE INDEX players_by_person ON players (person);
CREATE TABLE substitutes (
    game BIGINT NOT NULL REFERENCES games,
    ply BIGINT NOT NULL,
    seat BIGINT NOT NULL CHECK (seat BETWEEN 0 AND 3),
    person BIGINT NOT NULL REFERENCES people,
    PRIMARY KEY (game, ply, seat)
);
CREATE INDEX substitutes_by_person ON substitutes (person);

CREATE FUNCTION players_are_not_changed() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    IF TRUE THEN RAISE EXCEPTION 'players are append-only'; END IF;
    RETURN NEW;
END $$;
CREATE TRIGGER players_are_not_changed BEFORE UPDATE ON players
    FOR EACH ROW EXECUTE FUNCTION players_are_not_changed();
CREATE TRIGGER players_stays BEFORE TRUNCATE ON players
    EXECUTE FUNCTION players_are_not_changed();

CREATE FUNCTION players_are_not_shortened() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    IF NOT EXISTS (SELECT 1 FROM guilds WHERE removed_at IS NOT NULL AND id = (SELECT guild_id FROM tables WHERE id = (SELECT table_id FROM games WHERE id = OLD.game))) THEN
        RAISE EXCEPTION 'players are append-only';
    END IF;
    RETURN OLD;
END $$;
CREATE TRIGGER players_are_not_shortened BEFORE DELETE ON players
    FOR EACH ROW EXECUTE FUNCTION players_are_not_shortened();
-- When tables were opened, and by whom, because there is a limit to how many one person opens.
ALTER TABLE tables ADD COLUMN opened_at TEXT COLLATE "C";
CREATE INDEX tables_by_opener ON tables (opener);

-- Who gets a computer's seat with the next deal.
ALTER TABLE seats ADD COLUMN newcomer BIGINT REFERENCES people;
CREATE INDEX seats_by_newcomer ON seats (newcomer) WHERE newcomer IS NOT NULL;

-- How series stood that were stopped, until somebody goes on with them or gives their game up.
CREATE TABLE stopped (
    table_id BIGINT NOT NULL REFERENCES tables,
    seat BIGINT NOT NULL CHECK (seat BETWEEN 0 AND 3),
    person BIGINT NOT NULL REFERENCES people,
    guild_id BIGINT NOT NULL,
    game BIGINT NOT NULL REFERENCES games,
    points BIGINT,
    at TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX stopped_by_guild ON stopped (guild_id);
CREATE INDEX stopped_by_person ON stopped (person);
CREATE INDEX stopped_by_game ON stopped (game);
