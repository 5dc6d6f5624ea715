-- Evenings whose partners change with each deal. Of these, `places` says for how many people the movement is made (0
-- before the first deal), `chosen_deals` how many deals were asked for, `due_at` when the next deal comes (null while one is
-- played), and `message_id` at which message people sign up. Of `tables.duplicate` they have `individual 17.3.7.2`.
ALTER TABLE evenings ADD COLUMN form TEXT NOT NULL DEFAULT 'teams';
ALTER TABLE evenings ADD COLUMN places INTEGER NOT NULL DEFAULT 0;
ALTER TABLE evenings ADD COLUMN chosen_deals INTEGER;
ALTER TABLE evenings ADD COLUMN due_at TEXT;
ALTER TABLE evenings ADD COLUMN message_id INTEGER;
CREATE INDEX evenings_due ON evenings (due_at) WHERE due_at IS NOT NULL;
-- There, `number` is a person's number in the movement, and `gone` says that computers have it from the next deal on.
ALTER TABLE evening_people ADD COLUMN gone INTEGER NOT NULL DEFAULT 0;
