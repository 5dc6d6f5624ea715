-- A digest of the account of somebody whose data were deleted, by the secret of a note, so that whoever comes back at once has
-- the limits that they had; it is deleted at `former_until`, when the last of them is over.
ALTER TABLE people ADD COLUMN former BLOB;
ALTER TABLE people ADD COLUMN former_until TEXT;
CREATE INDEX people_former ON people (former) WHERE former IS NOT NULL;
CREATE INDEX people_former_until ON people (former_until) WHERE former_until IS NOT NULL;
