-- From which moment of a past game, or of a puzzle, a deal is played on, as JSON: the way back, how many moves come from
-- there, and what the deal brought there.
ALTER TABLE tables ADD COLUMN origin TEXT;
