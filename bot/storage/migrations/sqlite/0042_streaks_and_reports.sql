-- Marks of honour for ten deals of the day in a row, each with the day of the tenth. The tries on which one rests are kept with it.
CREATE TABLE streak_honours (
    person INTEGER NOT NULL REFERENCES people,
    kind TEXT NOT NULL,
    day TEXT NOT NULL,
    PRIMARY KEY (person, kind, day)
) STRICT, WITHOUT ROWID;
CREATE INDEX streak_honours_by_day ON streak_honours (day);
ALTER TABLE tries ADD COLUMN honoured INTEGER NOT NULL DEFAULT 0;
CREATE INDEX tries_to_forget ON tries (day) WHERE honoured = 0;
-- Days that follow one another come to the same day, if each is taken back by its place among all of them.
INSERT INTO streak_honours (person, kind, day)
    SELECT person, kind,
        strftime('%Y-%m-%d', min(day), '+9 days')
    FROM (
        SELECT person, kind, day,
            strftime('%Y-%m-%d', day, '-' || row_number() OVER (PARTITION BY person, kind ORDER BY day) || ' days') AS run
        FROM tries WHERE ended_at IS NOT NULL AND left_off = 0
    ) AS days
    GROUP BY person, kind, run HAVING count(*) >= 10;
UPDATE tries SET honoured = 1 WHERE EXISTS (
    SELECT 1 FROM streak_honours AS mark WHERE mark.person = tries.person AND mark.kind = tries.kind
    AND tries.day <= mark.day AND tries.day >=
    strftime('%Y-%m-%d', mark.day, '-9 days')
);
-- How much the operator was told of a report in a channel: 1 that there is one, 2 also the record of the game.
ALTER TABLE reports ADD COLUMN told INTEGER NOT NULL DEFAULT 0;
CREATE INDEX reports_to_tell ON reports (id) WHERE told < 2;
