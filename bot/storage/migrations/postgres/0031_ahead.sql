-- What the players of slow tables say in advance of their next cards, and when such a card is played.
ALTER TABLE seats ADD COLUMN ahead TEXT NOT NULL DEFAULT '';
ALTER TABLE tables ADD COLUMN ahead_at TEXT COLLATE "C";
