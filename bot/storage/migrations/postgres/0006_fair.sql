-- The seal binds everything: the words that people add to the seed of the next game, and those of a game as
-- [[seat, words], ...]. NULL stands in games that an earlier version began: it drew their first dealer as it liked, and
-- wrote the cutter's seat beside every cut. A cut that is drawn stands without a seat from now on.
ALTER TABLE seats ADD COLUMN words TEXT NOT NULL DEFAULT '';
ALTER TABLE games ADD COLUMN words TEXT;
