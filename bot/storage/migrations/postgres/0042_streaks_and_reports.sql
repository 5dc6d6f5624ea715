-- Marks of honour for ten deals of the day in a row, each with the day of the tenth. The tries on which one rests are kept with it.
CREATE TABLE streak_honours (
    person BIGINT NOT NULL REFERENCES people,
    kind TEXT COLLATE "C" NOT NULL,
    day TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (person, kind, day)
);
CREATE INDEX streak_honours_by_day ON streak_honours (day);
ALTER TABLE tries ADD COLUMN honoured BIGINT NOT NULL DEFAULT 0;
CREATE INDEX tries_to_forget ON tries (day) WHERE honoured = 0;
-- Days that follow one another come to the same day, if each is taken back by its place among all of them.
INSERT INTO streak_honours (person, kind, day)
    SELECT person, kind,
        to_char(min(day)::date + 9, 'YYYY-MM-DD')
    FROM (
        SELECT person, kind, day,
            to_char(day::date - row_number() OVER (PARTITION BY person, kind ORDER BY day)::int, 'YYYY-MM-DD') AS run
        FROM tries WHERE ended_at IS NOT NULL AND left_off = 0
    ) AS days
    GROUP BY person, kind, run HAVING count(*) >= 10;
UPDATE tries SET honoured = 1 WHERE EXISTS (
    SELECT 1 FROM streak_honours AS mark WHERE mark.person = tries.person AND mark.kind = tries.kind
    AND tries.day <= mark.day AND tries.day >=
    to_char(mark.day::date - 9, 'YYYY-MM-DD')
);
-- How much the operator was told of a report in a channel: 1 that there is one, 2 also the record of the game.
ALTER TABLE reports ADD COLUMN told BIGINT NOT NULL DEFAULT 0;
CREATE INDEX reports_to_tell ON reports (id) WHERE told < 2;
