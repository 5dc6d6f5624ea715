-- Challenges: two people play the same deals, each alone with strong computers. `stage` tells how far one has come: "asked",
-- "played", "over", or "closed" where it was never accepted; `ends_at` until when it may be accepted, and then until when it
-- is played; `told` whether both were told how it ended. A play without points is under way.
CREATE TABLE challenges (
    id INTEGER PRIMARY KEY,
    kind TEXT NOT NULL,
    guild_id INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    challenger INTEGER NOT NULL REFERENCES people,
    challenged INTEGER NOT NULL REFERENCES people,
    stage TEXT NOT NULL DEFAULT 'asked' CHECK (stage IN ('asked', 'played', 'over', 'closed')),
    made_at TEXT NOT NULL,
    ends_at TEXT NOT NULL,
    told INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX challenges_made ON challenges (challenger, made_at);
CREATE INDEX challenges_by_challenged ON challenges (challenged);
CREATE INDEX challenges_open_made ON challenges (challenger) WHERE stage IN ('asked', 'played');
CREATE INDEX challenges_open_answered ON challenges (challenged) WHERE stage IN ('asked', 'played');
CREATE INDEX challenges_over_made ON challenges (challenger, kind, ends_at) WHERE stage = 'over';
CREATE INDEX challenges_over_answered ON challenges (challenged, kind, ends_at) WHERE stage = 'over';
CREATE INDEX challenges_by_server ON challenges (guild_id);
CREATE INDEX challenges_open ON challenges (ends_at) WHERE stage IN ('asked', 'played');
CREATE INDEX challenges_past ON challenges (ends_at) WHERE stage IN ('over', 'closed');
CREATE INDEX challenges_untold ON challenges (id) WHERE stage = 'over' AND told = 0;
CREATE TABLE challenge_deals (
    challenge INTEGER NOT NULL REFERENCES challenges,
    deal INTEGER NOT NULL,
    seed BLOB NOT NULL CHECK (length(seed) = 32),
    PRIMARY KEY (challenge, deal)
) STRICT, WITHOUT ROWID;
CREATE TABLE challenge_plays (
    challenge INTEGER NOT NULL REFERENCES challenges,
    person INTEGER NOT NULL REFERENCES people,
    deal INTEGER NOT NULL,
    table_id INTEGER NOT NULL UNIQUE REFERENCES tables,
    points INTEGER,
    left_off INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (challenge, person, deal)
) STRICT, WITHOUT ROWID;
CREATE INDEX challenge_plays_by_person ON challenge_plays (person);
