-- How long declarations last, whoever has something to declare.
ALTER TABLE tables ADD COLUMN secret_until TEXT COLLATE "C";
ALTER TABLE tables ADD COLUMN withheld BIGINT NOT NULL DEFAULT 0;
