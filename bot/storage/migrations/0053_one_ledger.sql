-- One ledger for all games. Results, sums, counts and history of Stovkahra and of the other games become one table each;
-- nothing is added up anew, but where a server's older games were still being added up: there it begins again.
DROP INDEX results_by_table;
DROP INDEX results_by_kind;
DROP INDEX results_by_game;
DROP INDEX results_by_person;
DROP INDEX results_by_moment;
DROP INDEX corrections_by_moment;
DROP INDEX corrections_by_person;
DROP INDEX corrections_by_partner;
DROP INDEX corrections_by_author;
DROP INDEX books_to_do;
DROP INDEX sums_of_players;
DROP INDEX sums_of_pairs;
DROP INDEX sums_by_person;
DROP INDEX sums_by_games;
DROP INDEX history_by_number;
ALTER TABLE results RENAME TO old_results;
ALTER TABLE corrections RENAME TO old_corrections;
ALTER TABLE books RENAME TO old_books;
ALTER TABLE sums RENAME TO old_sums;
ALTER TABLE history RENAME TO old_history;

CREATE TABLE results (
    game INTEGER NOT NULL REFERENCES games,
    seat INTEGER NOT NULL,
    person INTEGER NOT NULL REFERENCES people,
    guild_id INTEGER NOT NULL,
    table_id INTEGER NOT NULL REFERENCES tables,
    kind TEXT NOT NULL,
    side INTEGER NOT NULL,
    won INTEGER CHECK (won IN (0, 1)),
    points INTEGER NOT NULL,
    at TEXT NOT NULL,
    PRIMARY KEY (game, seat)
) STRICT, WITHOUT ROWID;
INSERT INTO results SELECT game, seat, person, guild_id, table_id, kind, seat, won, points, at FROM old_results;
INSERT INTO results SELECT game, 0, seat0, guild_id, table_id, 'stovkahra', 0, 1 - winner, brcka * (1 - winner), at FROM ledger
    UNION ALL SELECT game, 1, seat1, guild_id, table_id, 'stovkahra', 1, winner, brcka * winner, at FROM ledger
    UNION ALL SELECT game, 2, seat2, guild_id, table_id, 'stovkahra', 0, 1 - winner, brcka * (1 - winner), at FROM ledger
    UNION ALL SELECT game, 3, seat3, guild_id, table_id, 'stovkahra', 1, winner, brcka * winner, at FROM ledger;

CREATE TABLE prizes (
    game INTEGER PRIMARY KEY REFERENCES games,
    guild_id INTEGER NOT NULL,
    table_id INTEGER NOT NULL REFERENCES tables,
    winner INTEGER NOT NULL CHECK (winner IN (0, 1)),
    brcka INTEGER NOT NULL CHECK (brcka IN (1, 2)),
    how TEXT NOT NULL,
    score0 INTEGER NOT NULL,
    score1 INTEGER NOT NULL,
    choice TEXT NOT NULL CHECK (choice IN ('add', 'take')),
    amount INTEGER NOT NULL,
    balance0 INTEGER NOT NULL,
    balance1 INTEGER NOT NULL
) STRICT;
INSERT INTO prizes SELECT game, guild_id, table_id, winner, brcka, how, score0, score1, choice, amount, balance0, balance1
    FROM ledger;

CREATE TABLE corrections (
    id INTEGER PRIMARY KEY,
    guild_id INTEGER NOT NULL,
    kind TEXT NOT NULL,
    person INTEGER NOT NULL REFERENCES people,
    partner INTEGER REFERENCES people,
    amount INTEGER NOT NULL CHECK (amount <> 0),
    reason TEXT NOT NULL,
    author INTEGER NOT NULL REFERENCES people,
    at TEXT NOT NULL
) STRICT;
INSERT INTO corrections SELECT id, guild_id, 'stovkahra', person, partner, brcka, reason, author, at FROM old_corrections;

CREATE TABLE books (
    guild_id INTEGER PRIMARY KEY,
    last_at INTEGER NOT NULL DEFAULT 0,
    up_to INTEGER,
    honours_up_to TEXT
) STRICT;
INSERT INTO books SELECT guild_id, last_at, CASE WHEN up_to IS NOT NULL OR results_up_to IS NOT NULL THEN 0 END, honours_up_to
    FROM old_books;

CREATE TABLE sums (
    guild_id INTEGER NOT NULL,
    kind TEXT NOT NULL,
    computers INTEGER NOT NULL,
    period TEXT NOT NULL,
    person INTEGER NOT NULL,
    relation TEXT NOT NULL CHECK (relation IN ('alone', 'partner', 'opponent')),
    other INTEGER NOT NULL,
    series_won INTEGER NOT NULL,
    series_drawn INTEGER NOT NULL,
    series_lost INTEGER NOT NULL,
    won INTEGER NOT NULL,
    drawn INTEGER NOT NULL,
    lost INTEGER NOT NULL,
    amount INTEGER NOT NULL,
    points INTEGER NOT NULL,
    corrected INTEGER NOT NULL,
    lines INTEGER NOT NULL,
    stopped INTEGER NOT NULL,
    run INTEGER NOT NULL,
    longest_won INTEGER NOT NULL,
    longest_lost INTEGER NOT NULL,
    PRIMARY KEY (guild_id, kind, computers, period, person, relation, other)
) STRICT, WITHOUT ROWID;
INSERT INTO sums SELECT guild_id, 'stovkahra', computers, period, person,
    CASE partner WHEN 0 THEN 'alone' ELSE 'partner' END, partner, series_won, series_drawn, series_lost, games_won, 0,
    games_lost, brcka, 0, corrected, lines, stopped, run, longest_won, longest_lost FROM old_sums;
INSERT INTO sums SELECT guild_id, 'stovkahra', computers, period, partner, 'partner', person, series_won, series_drawn,
    series_lost, games_won, 0, games_lost, brcka, 0, corrected, lines, stopped, run, longest_won, longest_lost
    FROM old_sums WHERE partner <> 0;
INSERT INTO sums SELECT guild_id, kind, computers, period, person,
    CASE opponent WHEN 0 THEN 'alone' ELSE 'opponent' END, opponent, 0, 0, 0, won, drawn, lost, chips, points, 0, lines,
    stopped, run, longest_won, longest_lost FROM tallies;

CREATE TABLE counts (
    guild_id INTEGER NOT NULL,
    kind TEXT NOT NULL,
    computers INTEGER NOT NULL,
    period TEXT NOT NULL,
    games INTEGER NOT NULL,
    players INTEGER NOT NULL,
    pairs INTEGER NOT NULL,
    stopped INTEGER NOT NULL,
    cups INTEGER NOT NULL,
    PRIMARY KEY (guild_id, kind, computers, period)
) STRICT, WITHOUT ROWID;
INSERT INTO counts SELECT guild_id, kind, computers, period, games, players, 0, stopped, cups FROM tally_counts;
-- Each stopped game of Stovkahra stands in the sums of its four players.
INSERT INTO counts SELECT added.guild_id, 'stovkahra', added.computers, added.period, coalesce(games, 0),
    coalesce(players, 0), coalesce(pairs, 0), added.stopped, 0 FROM (SELECT guild_id, computers, period,
    sum(stopped) / 4 AS stopped FROM old_sums WHERE partner = 0 GROUP BY guild_id, computers, period) AS added
    LEFT JOIN sum_counts ON sum_counts.guild_id = added.guild_id AND sum_counts.computers = added.computers
    AND sum_counts.period = added.period;

CREATE TABLE history (
    guild_id INTEGER NOT NULL,
    kind TEXT NOT NULL,
    person INTEGER NOT NULL,
    other INTEGER NOT NULL,
    line TEXT NOT NULL CHECK (line IN ('people', 'computers', 'correction', 'stopped', 'stopped_computers', 'series')),
    at INTEGER NOT NULL,
    number INTEGER NOT NULL,
    PRIMARY KEY (guild_id, kind, person, other, line, at, number)
) STRICT, WITHOUT ROWID;
INSERT INTO history SELECT guild_id, kind, person, opponent, line, at, number FROM results_history;
INSERT INTO history SELECT guild_id, 'stovkahra', person, partner, CASE WHEN kind = 'stopped' AND EXISTS (SELECT 1
    FROM stopped JOIN people ON people.id = stopped.person AND level IS NOT NULL WHERE stopped.table_id = number)
    THEN 'stopped_computers' ELSE kind END, at, number FROM old_history;

DELETE FROM sums WHERE guild_id IN (SELECT guild_id FROM books WHERE up_to IS NOT NULL);
DELETE FROM counts WHERE guild_id IN (SELECT guild_id FROM books WHERE up_to IS NOT NULL);
DELETE FROM history WHERE guild_id IN (SELECT guild_id FROM books WHERE up_to IS NOT NULL);
DELETE FROM ratings WHERE guild_id IN (SELECT guild_id FROM books WHERE up_to IS NOT NULL);
DELETE FROM rating_points WHERE guild_id IN (SELECT guild_id FROM books WHERE up_to IS NOT NULL);
DELETE FROM rate_anew WHERE guild_id IN (SELECT guild_id FROM books WHERE up_to IS NOT NULL);

DROP TABLE ledger;
DROP TABLE old_results;
DROP TABLE old_corrections;
DROP TABLE old_books;
DROP TABLE old_sums;
DROP TABLE old_history;
DROP TABLE sum_counts;
DROP TABLE tallies;
DROP TABLE tally_counts;
DROP TABLE results_history;
CREATE INDEX results_by_table ON results (table_id);
CREATE INDEX results_by_kind ON results (guild_id, kind, at, game);
CREATE INDEX results_by_person ON results (person);
CREATE INDEX results_by_moment ON results (guild_id, at, game);
CREATE TRIGGER results_are_not_changed BEFORE UPDATE ON results WHEN TRUE
BEGIN SELECT RAISE(ABORT, 'results are append-only'); END;
CREATE TRIGGER results_are_not_shortened BEFORE DELETE ON results WHEN NOT EXISTS (SELECT 1 FROM guilds WHERE id =
    OLD.guild_id AND removed_at IS NOT NULL)
BEGIN SELECT RAISE(ABORT, 'results are append-only'); END;
CREATE INDEX prizes_by_table ON prizes (table_id);
CREATE INDEX prizes_by_guild ON prizes (guild_id);
CREATE TRIGGER prizes_are_not_changed BEFORE UPDATE ON prizes WHEN TRUE
BEGIN SELECT RAISE(ABORT, 'prizes are append-only'); END;
CREATE TRIGGER prizes_are_not_shortened BEFORE DELETE ON prizes WHEN NOT EXISTS (SELECT 1 FROM guilds WHERE id =
    OLD.guild_id AND removed_at IS NOT NULL)
BEGIN SELECT RAISE(ABORT, 'prizes are append-only'); END;
CREATE INDEX corrections_by_moment ON corrections (guild_id, at, id);
CREATE INDEX corrections_by_person ON corrections (person);
CREATE INDEX corrections_by_partner ON corrections (partner) WHERE partner IS NOT NULL;
CREATE INDEX corrections_by_author ON corrections (author, person, partner);
CREATE TRIGGER corrections_are_not_changed BEFORE UPDATE ON corrections WHEN TRUE
BEGIN SELECT RAISE(ABORT, 'corrections are append-only'); END;
CREATE TRIGGER corrections_are_not_shortened BEFORE DELETE ON corrections WHEN NOT EXISTS (SELECT 1 FROM guilds WHERE
    id = OLD.guild_id AND removed_at IS NOT NULL)
BEGIN SELECT RAISE(ABORT, 'corrections are append-only'); END;
CREATE INDEX books_to_do ON books (guild_id) WHERE up_to IS NOT NULL OR honours_up_to IS NOT NULL;
CREATE INDEX sums_of_players ON sums (guild_id, kind, computers, period, series_won DESC, amount DESC, won DESC, lost,
    points DESC, person) WHERE relation = 'alone' AND lines > 0;
CREATE INDEX sums_of_pairs ON sums (guild_id, kind, computers, period, series_won DESC, amount DESC, won DESC, lost,
    points DESC, person, other) WHERE relation = 'partner' AND person < other AND lines > 0;
CREATE INDEX sums_of_partners ON sums (guild_id, kind, computers, period, person, series_won DESC, amount DESC, won
    DESC, lost, points DESC, other) WHERE relation = 'partner' AND lines > 0;
CREATE INDEX sums_by_person ON sums (person) WHERE period = 'all' AND relation = 'alone';
CREATE INDEX sums_by_games ON sums (guild_id, kind, (won + drawn + lost) DESC, person) WHERE period = 'all' AND
    computers = 1 AND relation = 'alone';
CREATE INDEX history_by_number ON history (guild_id, kind, line, number) WHERE person = 0;
