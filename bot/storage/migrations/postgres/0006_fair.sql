-- How long declarations last, whoever has something to declare.
ALTER TABLE tables ADD COLUMN secret_until TEXT COLLATE "C";
ALTER TABLE tables ADD COLUMN withheld BIGINT NOT NULL DEFAULT 0;
-- When tables were opened, and by whom, because there is a limit to how many one person opens.
ALTER TABLE tables ADD COLUMN opened_at TEXT COLLATE "C";
CREATE INDEX tables_by_opener ON tables (opener);
