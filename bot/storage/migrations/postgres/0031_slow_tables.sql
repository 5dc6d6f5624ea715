-- What the players of slow tables say in advance of their next cards, and when such a card is played.
-- How many milliseconds a seat has used of its time for the cards of a game.
-- Whether people are told each day of the deal of the day, and of the tables that wait for them.
ALTER TABLE seats ADD COLUMN ahead TEXT NOT NULL DEFAULT '';
ALTER TABLE seats ADD COLUMN bank_used BIGINT NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN ahead_at TEXT COLLATE "C";
ALTER TABLE reminders ADD COLUMN daily BIGINT NOT NULL DEFAULT 0;
ALTER TABLE reminders ADD COLUMN waiting BIGINT NOT NULL DEFAULT 0;
UPDATE reminders SET daily = 1 WHERE hour IS NOT NULL;
