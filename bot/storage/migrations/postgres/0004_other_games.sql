ALTER TABLE tables ADD COLUMN kind TEXT COLLATE "C" NOT NULL DEFAULT 'stovkahra';
ALTER TABLE tables ADD COLUMN players BIGINT NOT NULL DEFAULT 4;
CREATE TABLE results (
    game BIGINT NOT NULL REFERENCES games,
    seat BIGINT NOT NULL,
    person BIGINT NOT NULL REFERENCES people,
    guild_id BIGINT NOT NULL,
    table_id BIGINT NOT NULL REFERENCES tables,
    kind TEXT COLLATE "C" NOT NULL,
    won BIGINT CHECK (won IN (0, 1)),
    points BIGINT NOT NULL,
    at TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (game, seat)
);
CREATE INDEX results_by_guild ON results (guild_id);
CREATE INDEX results_by_table ON results (table_id);
CREATE TABLE chips (
    game BIGINT NOT NULL REFERENCES games,
    ply BIGINT NOT NULL,
    number BIGINT NOT NULL,
    guild_id BIGINT NOT NULL,
    table_id BIGINT NOT NULL REFERENCES tables,
    giver BIGINT REFERENCES people,
    taker BIGINT REFERENCES people,
    chips BIGINT NOT NULL CHECK (chips > 0),
    why TEXT COLLATE "C" NOT NULL,
    at TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (game, ply, number),
    CHECK (giver IS NOT NULL OR taker IS NOT NULL)
);
CREATE INDEX chips_by_guild ON chips (guild_id);

CREATE FUNCTION results_are_not_changed() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    IF TRUE THEN RAISE EXCEPTION 'results are append-only'; END IF;
    RETURN NEW;
END $$;
CREATE TRIGGER results_are_not_changed BEFORE UPDATE ON results
    FOR EACH ROW EXECUTE FUNCTION results_are_not_changed();
CREATE TRIGGER results_stays BEFORE TRUNCATE ON results
    EXECUTE FUNCTION results_are_not_changed();

CREATE FUNCTION results_are_not_shortened() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    IF NOT EXISTS (SELECT 1 FROM guilds WHERE id = OLD.guild_id AND removed_at IS NOT NULL) THEN
        RAISE EXCEPTION 'results are append-only';
    END IF;
    RETURN OLD;
END $$;
CREATE TRIGGER results_are_not_shortened BEFORE DELETE ON results
    FOR EACH ROW EXECUTE FUNCTION results_are_not_shortened();

CREATE FUNCTION chips_are_not_changed() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    IF TRUE THEN RAISE EXCEPTION 'chips are append-only'; END IF;
    RETURN NEW;
END $$;
CREATE TRIGGER chips_are_not_changed BEFORE UPDATE ON chips
    FOR EACH ROW EXECUTE FUNCTION chips_are_not_changed();
CREATE TRIGGER chips_stays BEFORE TRUNCATE ON chips
    EXECUTE FUNCTION chips_are_not_changed();

CREATE FUNCTION chips_are_not_shortened() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    IF NOT EXISTS (SELECT 1 FROM guilds WHERE id = OLD.guild_id AND removed_at IS NOT NULL) THEN
        RAISE EXCEPTION 'chips are append-only';
    END IF;
    RETURN OLD;
END $$;
CREATE TRIGGER chips_are_not_shortened BEFORE DELETE ON chips
    FOR EACH ROW EXECUTE FUNCTION chips_are_not_shortened();
