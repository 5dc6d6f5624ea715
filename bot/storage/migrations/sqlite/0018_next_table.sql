-- Where the next deal of an evening is played has a column of its own; it stood in that for a rematch.
ALTER TABLE tables ADD COLUMN next_table_id INTEGER REFERENCES tables;
UPDATE tables SET next_table_id = rematch_id, rematch_id = NULL WHERE duplicate LIKE 'evening %' AND rematch_id IS NOT NULL;
CREATE INDEX tables_by_next_table ON tables (next_table_id) WHERE next_table_id IS NOT NULL;
