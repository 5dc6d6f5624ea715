-- That a team wants to begin a match holds until a moment. A press of before holds no more.
ALTER TABLE match_teams DROP COLUMN ready;
ALTER TABLE match_teams ADD COLUMN ready_until TEXT;
-- When somebody who has signed up has said last that they are there; whoever has signed up for an evening is taken to be.
ALTER TABLE evening_people ADD COLUMN here_at TEXT;
UPDATE evening_people SET here_at = (SELECT ends_at FROM evenings WHERE evenings.id = evening AND form <> 'match');
