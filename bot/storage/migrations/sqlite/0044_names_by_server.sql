-- The names that somebody has on servers where the account goes by another one than its own, `name`: JSON by the server's
-- number, or nothing. What `name` holds of earlier versions is the name last seen anywhere, until its owner asks for something.
ALTER TABLE people ADD COLUMN nicknames TEXT NOT NULL DEFAULT '';
CREATE INDEX people_with_nicknames ON people (id) WHERE nicknames <> '';
