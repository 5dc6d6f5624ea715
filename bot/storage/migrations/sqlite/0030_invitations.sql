-- Whom the opener of a table has invited, the seat that is kept for each, and until when; for how many it was asked.
CREATE TABLE invitations (
    table_id INTEGER NOT NULL REFERENCES tables,
    person INTEGER NOT NULL REFERENCES people,
    seat INTEGER,
    PRIMARY KEY (table_id, person)
) STRICT, WITHOUT ROWID;
CREATE INDEX invitations_by_person ON invitations (person);
ALTER TABLE tables ADD COLUMN kept_until TEXT;
ALTER TABLE tables ADD COLUMN for_invited INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN invited INTEGER NOT NULL DEFAULT 0;
CREATE INDEX tables_invited ON tables (opener, opened_at) WHERE invited > 0;
