-- Whom the opener of a table has invited, the seat that is kept for each, and until when; for how many it was asked.
CREATE TABLE invitations (
    table_id BIGINT NOT NULL REFERENCES tables,
    person BIGINT NOT NULL REFERENCES people,
    seat BIGINT,
    PRIMARY KEY (table_id, person)
);
CREATE INDEX invitations_by_person ON invitations (person);
ALTER TABLE tables ADD COLUMN kept_until TEXT COLLATE "C";
ALTER TABLE tables ADD COLUMN for_invited BIGINT NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN invited BIGINT NOT NULL DEFAULT 0;
CREATE INDEX tables_invited ON tables (opener, opened_at) WHERE invited > 0;
