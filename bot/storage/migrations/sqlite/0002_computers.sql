ALTER TABLE people ADD COLUMN level TEXT;
CREATE UNIQUE INDEX computers ON people (level, name) WHERE level IS NOT NULL;
ALTER TABLE tables ADD COLUMN options TEXT NOT NULL DEFAULT '{}';
