-- Whether people meet for an evening, and of which form; by which clock they do so every week; when those are told beforehand who
-- want to be, and in which way; Discord's own event of it. A message 0 is still to be posted.
ALTER TABLE appointments ADD COLUMN form TEXT COLLATE "C";
ALTER TABLE appointments ADD COLUMN deals BIGINT;
ALTER TABLE appointments ADD COLUMN zone TEXT COLLATE "C";
ALTER TABLE appointments ADD COLUMN remind_at TEXT COLLATE "C";
ALTER TABLE appointments ADD COLUMN event_id BIGINT;
ALTER TABLE appointment_people ADD COLUMN remind TEXT COLLATE "C";
CREATE INDEX appointments_by_remind_at ON appointments (remind_at) WHERE remind_at IS NOT NULL;
CREATE INDEX appointments_to_post ON appointments (id) WHERE message_id = 0;
-- When a table begins by itself with those who sit there.
ALTER TABLE tables ADD COLUMN begins_at TEXT COLLATE "C";
