-- When a person is told of the deal of the day by a direct message: by the clock of which city, at which hour (none: never),
-- on which server that was asked for, and whether a message could not be delivered; the hours in which a person is told of
-- nothing; when the last message was sent, and when that is due next.
CREATE TABLE reminders (
    person INTEGER PRIMARY KEY REFERENCES people ON DELETE CASCADE,
    zone TEXT NOT NULL,
    hour INTEGER,
    quiet_from INTEGER,
    quiet_until INTEGER,
    guild_id INTEGER NOT NULL DEFAULT 0,
    closed INTEGER NOT NULL DEFAULT 0,
    sent_at TEXT,
    due_at TEXT,
    CHECK ((quiet_from IS NULL) = (quiet_until IS NULL))
) STRICT;
CREATE INDEX reminders_by_due ON reminders (due_at) WHERE due_at IS NOT NULL;
