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
