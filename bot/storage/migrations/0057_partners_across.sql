-- Two who wait for a table across servers may sit down as partners; such a game counts for no rating.
ALTER TABLE waiting ADD COLUMN partner INTEGER REFERENCES people;
CREATE INDEX waiting_by_partner ON waiting (partner) WHERE partner IS NOT NULL;
ALTER TABLE guests ADD COLUMN paired INTEGER NOT NULL DEFAULT 0;
