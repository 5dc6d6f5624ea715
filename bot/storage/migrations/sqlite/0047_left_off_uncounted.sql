-- A deal of the day that was left off counts nowhere any more, so it is taken out of the fields of the days of which it
-- is still known. What days have brought people in the rankings stays as it was entered.
UPDATE field SET tries = field.tries - (SELECT count(*) FROM tries AS own WHERE own.day = field.day
    AND own.kind = field.kind AND own.points = field.points AND own.ended_at IS NOT NULL AND own.left_off = 1);
DELETE FROM field WHERE tries < 1;
UPDATE tries SET share = NULL WHERE left_off = 1;
