-- When a person is told of the deal of the day by a direct message: by the clock of which city, at which hour (none: never),
-- on which server that was asked for, and whether a message could not be delivered; the hours in which a person is told of
-- nothing; when the last message was sent, and when that is due next.
CREATE TABLE reminders (
    person BIGINT PRIMARY KEY REFERENCES people ON DELETE CASCADE,
    zone TEXT COLLATE "C" NOT NULL,
    hour BIGINT,
    quiet_from BIGINT,
    quiet_until BIGINT,
    guild_id BIGINT NOT NULL DEFAULT 0,
    closed BIGINT NOT NULL DEFAULT 0,
    sent_at TEXT COLLATE "C",
    due_at TEXT COLLATE "C",
    CHECK ((quiet_from IS NULL) = (quiet_until IS NULL))
);
CREATE INDEX reminders_by_due ON reminders (due_at) WHERE due_at IS NOT NULL;
