-- How long declarations last, whoever has something to declare.
ALTER TABLE tables ADD COLUMN secret_until TEXT;
ALTER TABLE tables ADD COLUMN withheld INTEGER NOT NULL DEFAULT 0;
