-- Tables at a set time, until that time: what is played there, at which message people sign up, and who has.
CREATE TABLE appointments (
    id INTEGER PRIMARY KEY,
    guild_id INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    message_id INTEGER,
    opener INTEGER NOT NULL REFERENCES people,
    kind TEXT NOT NULL,
    rules TEXT NOT NULL,
    options TEXT NOT NULL,
    at TEXT NOT NULL
) STRICT;
CREATE INDEX appointments_by_at ON appointments (at);
CREATE INDEX appointments_by_guild ON appointments (guild_id);
CREATE INDEX appointments_by_opener ON appointments (opener, guild_id);
CREATE TABLE appointment_people (
    appointment INTEGER NOT NULL REFERENCES appointments ON DELETE CASCADE,
    person INTEGER NOT NULL REFERENCES people,
    number INTEGER NOT NULL,
    PRIMARY KEY (appointment, person)
) STRICT, WITHOUT ROWID;
CREATE INDEX appointment_people_by_person ON appointment_people (person);
