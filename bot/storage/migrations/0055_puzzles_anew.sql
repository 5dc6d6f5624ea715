-- Puzzles have three cards or more to choose from, so that ratings and runs begin anew, as each is told once. What a
-- person has had stays had, what was solved stays solved, and how hard a puzzle is goes on.
ALTER TABLE solvers ADD COLUMN anew INTEGER NOT NULL DEFAULT 0;
UPDATE solvers SET mu = 25.0, sigma = 25.0 / 3, counted = 0, run = 0, longest = 0, anew = 1;
UPDATE puzzles SET counted = 0, gained = 0 WHERE counted > 0;
