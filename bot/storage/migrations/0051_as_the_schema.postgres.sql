-- What PostgreSQL had otherwise in 1.1.0 than the schema says: the order of some texts, names of indexes, a short integer, and
-- numbers of its own for servers.
ALTER TABLE dailies ALTER COLUMN mistake TYPE TEXT COLLATE "C";
ALTER TABLE dailies ALTER COLUMN strong_tricks TYPE TEXT COLLATE "C";
ALTER TABLE games ALTER COLUMN words TYPE TEXT COLLATE "C";
ALTER TABLE guests ALTER COLUMN name TYPE TEXT COLLATE "C";
ALTER TABLE guests ALTER COLUMN own TYPE TEXT COLLATE "C";
ALTER TABLE puzzles ALTER COLUMN tried TYPE TEXT COLLATE "C";
ALTER TABLE seats ALTER COLUMN advice TYPE TEXT COLLATE "C";
ALTER TABLE seats ALTER COLUMN ahead TYPE TEXT COLLATE "C";
ALTER TABLE seats ALTER COLUMN words TYPE TEXT COLLATE "C";
ALTER TABLE shared_deals ALTER COLUMN strong_tricks TYPE TEXT COLLATE "C";
ALTER TABLE spent_puzzles ALTER COLUMN puzzles TYPE TEXT COLLATE "C";
ALTER TABLE stopped ALTER COLUMN at TYPE TEXT COLLATE "C";
ALTER TABLE tables ALTER COLUMN origin TYPE TEXT COLLATE "C";
ALTER TABLE tables ALTER COLUMN shared TYPE TEXT COLLATE "C";
ALTER TABLE tries ALTER COLUMN line TYPE TEXT COLLATE "C";
ALTER INDEX boards_elsewhere_pkey RENAME TO across_boards_pkey;
ALTER INDEX blocks_met_pkey RENAME TO blocks_pkey;
ALTER INDEX books_pkey1 RENAME TO books_pkey;
ALTER INDEX puzzle_counts_pkey1 RENAME TO puzzle_counts_pkey;
ALTER INDEX puzzles_pkey1 RENAME TO puzzles_pkey;
ALTER INDEX rating_points_pkey1 RENAME TO rating_points_pkey;
ALTER INDEX ratings_pkey1 RENAME TO ratings_pkey;
ALTER INDEX solvers_pkey1 RENAME TO solvers_pkey;
ALTER INDEX spent_puzzles_pkey1 RENAME TO spent_puzzles_pkey;
ALTER TABLE guilds ALTER COLUMN id DROP IDENTITY;
ALTER TABLE tries ALTER COLUMN left_off TYPE BIGINT;
