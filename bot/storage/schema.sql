-- What the database is, as SQLite has it; `schema.py` makes PostgreSQL's of it by a few substitutions. Each table
-- stands after those that its rows refer to. Moments are text by ISO 8601 in UTC, where no unit is named; yes and no
-- are 1 and 0.
--
-- The last line above each table says whose its rows are, and the code that deletes people and servers follows it
-- (`deletion.py`). A row "goes with" a column when what that names is deleted: a server, a table, a person. It "stays
-- with" the number of a person, which then belongs to no account, or "stays without" what stands there and in what
-- is named after it. What no such line can say is done "by own code".

-- People and computers. `level` is a computer's. `nicknames` has the names that somebody goes by on servers, JSON by
-- the server's number, where those are not `name`. `used_in` is the month of the last use. `known_as` is the place by
-- which one is known across servers. `forced_cards` is the sum of 1, where they are played for somebody among people, and
-- 2, where somebody alone with computers presses them. `former` is a digest of the account of somebody whose data were deleted, by the
-- secret of a note, so that whoever comes back at once has the limits that they had; it goes at `former_until`.
-- By own code: id.
CREATE TABLE people (
    id INTEGER PRIMARY KEY,
    user_id INTEGER UNIQUE,
    name TEXT NOT NULL,
    own_cuts INTEGER NOT NULL DEFAULT 0,
    forced_cards INTEGER NOT NULL DEFAULT 0,
    level TEXT,
    language TEXT,
    locale TEXT NOT NULL DEFAULT 'en',
    deck TEXT NOT NULL DEFAULT 'german',
    letters INTEGER NOT NULL DEFAULT 0,
    pings INTEGER NOT NULL DEFAULT 1,
    ranked INTEGER NOT NULL DEFAULT 1,
    named INTEGER NOT NULL DEFAULT 0,
    told_at TEXT NOT NULL DEFAULT '',
    used_in TEXT NOT NULL DEFAULT '',
    for_research INTEGER NOT NULL DEFAULT 1,
    known_as TEXT NOT NULL DEFAULT '',
    rated_across INTEGER NOT NULL DEFAULT 0,
    nicknames TEXT NOT NULL DEFAULT '',
    former BLOB,
    former_until TEXT
) STRICT;
CREATE UNIQUE INDEX computers ON people (level, name) WHERE level IS NOT NULL;
CREATE INDEX people_by_month ON people (used_in, id) WHERE user_id IS NOT NULL;
CREATE INDEX people_with_nicknames ON people (id) WHERE nicknames <> '';
CREATE INDEX people_former ON people (former) WHERE former IS NOT NULL;
CREATE INDEX people_former_until ON people (former_until) WHERE former_until IS NOT NULL;

-- Servers, with their settings as JSON; `season` is the last one that was looked at. `daily_channel` is where a server
-- is told of the deal of the day, `daily_told` the last day of which it was.
-- Goes with id.
CREATE TABLE guilds (
    id INTEGER PRIMARY KEY,
    locale TEXT NOT NULL DEFAULT 'en',
    settings TEXT NOT NULL DEFAULT '{}',
    removed_at TEXT,
    role_told_at TEXT NOT NULL DEFAULT '',
    season TEXT NOT NULL DEFAULT '',
    daily_channel INTEGER,
    daily_told TEXT NOT NULL DEFAULT ''
) STRICT;
CREATE INDEX guilds_by_season ON guilds (season);
CREATE INDEX guilds_to_tell ON guilds (daily_told) WHERE daily_channel IS NOT NULL;

-- Tables. One of server 0 and channel 0 is private, one of server 1 is across servers. `duplicate` is the event whose
-- deal it plays: `daily 2026-11-22`, `evening 17.3.4.2` (deal 3 of 4 of evening 17, at its table 2), `individual
-- 17.3.7.2`. `shared` is a shared deal, `origin` the moment from which it plays on. `company` has the people of a
-- series that rests and those who stopped it, by their numbers in order: `3 17 22`. `withheld` and `secret_until`
-- keep the last pass back. `due_at` is when it is looked at next.
-- Goes with guild_id. Stays with opener. Stays without rematch_id, next_table_id.
CREATE TABLE tables (
    id INTEGER PRIMARY KEY,
    guild_id INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    opener INTEGER NOT NULL REFERENCES people,
    rules TEXT NOT NULL,
    status TEXT NOT NULL,
    next_deal_at TEXT,
    message_id INTEGER,
    message_shows TEXT,
    next_seed BLOB NOT NULL CHECK (length(next_seed) = 32),
    rematch_id INTEGER REFERENCES tables,
    options TEXT NOT NULL DEFAULT '{}',
    message_at TEXT,
    deadline_at TEXT,
    overdue INTEGER NOT NULL DEFAULT 0,
    call_at TEXT,
    call_id INTEGER,
    call_over INTEGER NOT NULL DEFAULT 0,
    idle_at TEXT,
    put_away INTEGER NOT NULL DEFAULT 0,
    due_at TEXT,
    kind TEXT NOT NULL DEFAULT 'stovkahra',
    players INTEGER NOT NULL DEFAULT 4,
    secret_until TEXT,
    withheld INTEGER NOT NULL DEFAULT 0,
    opened_at TEXT,
    duplicate TEXT,
    moved_at TEXT,
    sitting INTEGER NOT NULL DEFAULT 0,
    company TEXT,
    stopped_by TEXT,
    next_table_id INTEGER REFERENCES tables,
    origin TEXT,
    shared TEXT,
    kept_until TEXT,
    for_invited INTEGER NOT NULL DEFAULT 0,
    invited INTEGER NOT NULL DEFAULT 0,
    ahead_at TEXT,
    begins_at TEXT
) STRICT;
CREATE INDEX tables_by_due ON tables (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX tables_unseen ON tables (id) WHERE message_id IS NULL AND put_away = 0 AND status IN ('lobby', 'playing')
    AND channel_id <> 0;
CREATE INDEX tables_by_guild ON tables (guild_id, id);
CREATE INDEX tables_by_channel ON tables (channel_id, id);
CREATE INDEX tables_by_opener ON tables (opener, guild_id, opened_at);
CREATE INDEX tables_shown ON tables (put_away) WHERE put_away = 0 AND status IN ('lobby', 'playing');
CREATE INDEX tables_of_guild ON tables (guild_id, put_away, id DESC) WHERE status IN ('lobby', 'playing');
CREATE INDEX tables_of_channel ON tables (channel_id, put_away, id DESC) WHERE status IN ('lobby', 'playing');
CREATE INDEX tables_of_opener ON tables (opener, guild_id) WHERE status IN ('lobby', 'playing') AND (put_away = 0 OR
    sitting = 0);
CREATE INDEX tables_moved ON tables (moved_at) WHERE status IN ('finished', 'stopped');
CREATE INDEX tables_idle ON tables (idle_at) WHERE status IN ('finished', 'stopped');
CREATE INDEX tables_by_company ON tables (company, guild_id, kind, players, id) WHERE company IS NOT NULL;
CREATE INDEX tables_stopped_by ON tables (stopped_by, guild_id, kind, players, id) WHERE stopped_by IS NOT NULL;
CREATE INDEX tables_by_rematch ON tables (rematch_id) WHERE rematch_id IS NOT NULL;
CREATE INDEX tables_by_next_table ON tables (next_table_id) WHERE next_table_id IS NOT NULL;
CREATE INDEX tables_invited ON tables (opener, opened_at) WHERE invited > 0;

-- Who sits there. `rests` tells whether the table is put away, NULL where it is over. `newcomer` gets a computer's
-- seat with the next deal. `ahead` is what was said in advance, `bank_used` the milliseconds used of a time bank.
-- Goes with table_id. Stays with person, without advice, ahead, words. Stays without newcomer.
CREATE TABLE seats (
    table_id INTEGER NOT NULL REFERENCES tables,
    seat INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 3),
    person INTEGER NOT NULL REFERENCES people,
    votes_to_stop INTEGER NOT NULL DEFAULT 0,
    missed INTEGER NOT NULL DEFAULT 0,
    concedes INTEGER NOT NULL DEFAULT 0,
    called INTEGER NOT NULL DEFAULT 0,
    ready INTEGER NOT NULL DEFAULT 0,
    advice TEXT NOT NULL DEFAULT '',
    words TEXT NOT NULL DEFAULT '',
    newcomer INTEGER REFERENCES people,
    rests INTEGER,
    ahead TEXT NOT NULL DEFAULT '',
    bank_used INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (table_id, seat),
    UNIQUE (table_id, person)
) STRICT, WITHOUT ROWID;
CREATE INDEX seats_by_newcomer ON seats (newcomer) WHERE newcomer IS NOT NULL;
CREATE INDEX seats_by_person ON seats (person, table_id);
CREATE INDEX seats_of_open ON seats (person, rests, table_id) WHERE rests IS NOT NULL;

-- Which seat whoever has left a table had last, and when they left.
-- Goes with table_id. Stays with person.
CREATE TABLE departures (
    table_id INTEGER NOT NULL REFERENCES tables,
    person INTEGER NOT NULL REFERENCES people,
    seat INTEGER NOT NULL,
    moment TEXT NOT NULL,
    PRIMARY KEY (table_id, person)
) STRICT, WITHOUT ROWID;

-- Whom the opener of a table has invited, and the seat that is kept.
-- Goes with table_id, person.
CREATE TABLE invitations (
    table_id INTEGER NOT NULL REFERENCES tables,
    person INTEGER NOT NULL REFERENCES people,
    seat INTEGER,
    PRIMARY KEY (table_id, person)
) STRICT, WITHOUT ROWID;
CREATE INDEX invitations_by_person ON invitations (person);

-- Games, each with its seed and what players have added to it. `weight` is how much it counts in the rating across
-- servers; NULL for as a whole.
-- Goes with table_id.
CREATE TABLE games (
    id INTEGER PRIMARY KEY,
    table_id INTEGER NOT NULL REFERENCES tables,
    number INTEGER NOT NULL,
    seed BLOB NOT NULL CHECK (length(seed) = 32),
    words TEXT,
    weight REAL,
    absent INTEGER NOT NULL DEFAULT 0,
    UNIQUE (table_id, number)
) STRICT;

-- Who was dealt the first cards of a game.
-- Goes with game. Stays with person.
CREATE TABLE players (
    game INTEGER NOT NULL REFERENCES games,
    seat INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 3),
    person INTEGER NOT NULL REFERENCES people,
    PRIMARY KEY (game, seat),
    UNIQUE (game, person)
) STRICT, WITHOUT ROWID;
CREATE INDEX players_by_person ON players (person);
CREATE TRIGGER players_are_not_changed BEFORE UPDATE ON players WHEN TRUE
BEGIN SELECT RAISE(ABORT, 'players are append-only'); END;
CREATE TRIGGER players_are_not_shortened BEFORE DELETE ON players WHEN NOT EXISTS (SELECT 1 FROM games JOIN tables ON
    tables.id = table_id LEFT JOIN guilds ON guilds.id = guild_id WHERE games.id = OLD.game AND (guild_id = 0 OR
    removed_at IS NOT NULL))
BEGIN SELECT RAISE(ABORT, 'players are append-only'); END;

-- Who came into which seat later, and at which ply.
-- Goes with game. Stays with person.
CREATE TABLE substitutes (
    game INTEGER NOT NULL REFERENCES games,
    ply INTEGER NOT NULL,
    seat INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 3),
    person INTEGER NOT NULL REFERENCES people,
    PRIMARY KEY (game, ply, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX substitutes_by_person ON substitutes (person);

-- Whose game was stopped, as long as it may be taken up.
-- Goes with guild_id, table_id, game. Stays with person.
CREATE TABLE stopped (
    table_id INTEGER NOT NULL REFERENCES tables,
    seat INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 3),
    person INTEGER NOT NULL REFERENCES people,
    guild_id INTEGER NOT NULL,
    game INTEGER NOT NULL REFERENCES games,
    points INTEGER,
    at TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX stopped_by_person ON stopped (person);
CREATE INDEX stopped_by_game ON stopped (game);
CREATE INDEX stopped_by_moment ON stopped (guild_id, at, table_id);

-- The moves of each game, by whom, in the notation of records. What is stored here is what has happened.
-- Goes with game.
CREATE TABLE moves (
    game INTEGER NOT NULL REFERENCES games,
    ply INTEGER NOT NULL,
    seat INTEGER,
    move TEXT NOT NULL,
    at TEXT NOT NULL,
    PRIMARY KEY (game, ply)
) STRICT, WITHOUT ROWID;

-- What the players of a deal could know of each card, as JSON, since to find it out takes long; `summed`: entered in
-- `insights`.
-- Goes with game.
CREATE TABLE reviews (
    game INTEGER NOT NULL REFERENCES games,
    deal INTEGER NOT NULL,
    judged TEXT NOT NULL,
    summed INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (game, deal)
) STRICT, WITHOUT ROWID;

-- The dearest sure mistakes of a person, which come back as questions: how often in a row each was answered right,
-- and when it is due. What was surely wrong to say or keep back stands there as learnt, and is shown as an example alone.
-- Goes with game, person.
CREATE TABLE mistakes (
    person INTEGER NOT NULL REFERENCES people,
    kind TEXT NOT NULL,
    game INTEGER NOT NULL REFERENCES games,
    deal INTEGER NOT NULL,
    ply INTEGER NOT NULL,
    points REAL NOT NULL,
    run INTEGER NOT NULL DEFAULT 0,
    due_at TEXT NOT NULL,
    habit TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (person, kind, game, ply)
) STRICT, WITHOUT ROWID;
CREATE INDEX mistakes_by_game ON mistakes (game);

-- What the judged deals of a person add up to, by month and aspect.
-- Goes with guild_id, person.
CREATE TABLE insights (
    guild_id INTEGER NOT NULL,
    person INTEGER NOT NULL REFERENCES people,
    kind TEXT NOT NULL,
    month TEXT NOT NULL,
    aspect TEXT NOT NULL,
    number INTEGER NOT NULL,
    points REAL NOT NULL,
    PRIMARY KEY (guild_id, person, kind, month, aspect)
) STRICT, WITHOUT ROWID;
CREATE INDEX insights_by_person ON insights (person, kind, month);

-- The results of all games: a line for each player of each game that is over, entered once and never changed. `points`
-- are what the game counts: points, the chips won less those paid, or the brčka won.
-- Goes with guild_id, table_id, game. Stays with person.
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
CREATE INDEX results_by_table ON results (table_id);
CREATE INDEX results_by_kind ON results (guild_id, kind, at, game);
CREATE INDEX results_by_person ON results (person);
CREATE INDEX results_by_moment ON results (guild_id, at, game);
CREATE TRIGGER results_are_not_changed BEFORE UPDATE ON results WHEN TRUE
BEGIN SELECT RAISE(ABORT, 'results are append-only'); END;
CREATE TRIGGER results_are_not_shortened BEFORE DELETE ON results WHEN NOT EXISTS (SELECT 1 FROM guilds WHERE id =
    OLD.guild_id AND removed_at IS NOT NULL)
BEGIN SELECT RAISE(ABORT, 'results are append-only'); END;

-- How each game for brčka ended that the winners have chosen after: `amount` brčka were added or taken, and each side
-- has so many since.
-- Goes with guild_id, table_id, game.
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
CREATE INDEX prizes_by_table ON prizes (table_id);
CREATE INDEX prizes_by_guild ON prizes (guild_id);
CREATE TRIGGER prizes_are_not_changed BEFORE UPDATE ON prizes WHEN TRUE
BEGIN SELECT RAISE(ABORT, 'prizes are append-only'); END;
CREATE TRIGGER prizes_are_not_shortened BEFORE DELETE ON prizes WHEN NOT EXISTS (SELECT 1 FROM guilds WHERE id =
    OLD.guild_id AND removed_at IS NOT NULL)
BEGIN SELECT RAISE(ABORT, 'prizes are append-only'); END;

-- What moderators have added to somebody in a game, or to two partners, or taken.
-- Goes with guild_id. Stays with person, partner, author.
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
CREATE INDEX corrections_by_moment ON corrections (guild_id, at, id);
CREATE INDEX corrections_by_person ON corrections (person);
CREATE INDEX corrections_by_partner ON corrections (partner) WHERE partner IS NOT NULL;
CREATE INDEX corrections_by_author ON corrections (author, person, partner);
CREATE TRIGGER corrections_are_not_changed BEFORE UPDATE ON corrections WHEN TRUE
BEGIN SELECT RAISE(ABORT, 'corrections are append-only'); END;
CREATE TRIGGER corrections_are_not_shortened BEFORE DELETE ON corrections WHEN NOT EXISTS (SELECT 1 FROM guilds WHERE
    id = OLD.guild_id AND removed_at IS NOT NULL)
BEGIN SELECT RAISE(ABORT, 'corrections are append-only'); END;

-- How far each server's lines are added up: the moment of the last line, and where those of an earlier version are
-- being added up how far that has come, NULL where all are; both in microseconds since 1970. `honours_up_to` is how far
-- games were looked through for marks of honour.
-- Goes with guild_id.
CREATE TABLE books (
    guild_id INTEGER PRIMARY KEY,
    last_at INTEGER NOT NULL DEFAULT 0,
    up_to INTEGER,
    honours_up_to TEXT
) STRICT;
CREATE INDEX books_to_do ON books (guild_id) WHERE up_to IS NOT NULL OR honours_up_to IS NOT NULL;

-- What results, chips, corrections and stopped games add up to for each person, alone (`other` is 0), with each partner,
-- or against each opponent, by game and period; the lines stay the truth. `amount` are brčka or chips.
-- Goes with guild_id. Stays with person, other.
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
CREATE INDEX sums_of_players ON sums (guild_id, kind, computers, period, series_won DESC, amount DESC, won DESC, lost,
    points DESC, person) WHERE relation = 'alone' AND lines > 0;
CREATE INDEX sums_of_pairs ON sums (guild_id, kind, computers, period, series_won DESC, amount DESC, won DESC, lost,
    points DESC, person, other) WHERE relation = 'partner' AND person < other AND lines > 0;
CREATE INDEX sums_of_partners ON sums (guild_id, kind, computers, period, person, series_won DESC, amount DESC, won
    DESC, lost, points DESC, other) WHERE relation = 'partner' AND lines > 0;
CREATE INDEX sums_by_person ON sums (person) WHERE period = 'all' AND relation = 'alone';
CREATE INDEX sums_by_games ON sums (guild_id, kind, (won + drawn + lost) DESC, person) WHERE period = 'all' AND
    computers = 1 AND relation = 'alone';

-- How much there is of a game in a period.
-- Goes with guild_id.
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

-- The order in which games, corrections, stopped games and series are listed, for everybody (0), a player, and two
-- players of whom there are sums (the lower key first).
-- Goes with guild_id. Stays with person, other.
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
CREATE INDEX history_by_number ON history (guild_id, kind, line, number) WHERE person = 0;

-- The newest rating of each person, by server, game and whether computers played.
-- Goes with guild_id. Stays with person.
CREATE TABLE ratings (
    guild_id INTEGER NOT NULL,
    kind TEXT NOT NULL,
    computers INTEGER NOT NULL,
    person INTEGER NOT NULL REFERENCES people,
    mu REAL NOT NULL,
    sigma REAL NOT NULL,
    games INTEGER NOT NULL,
    PRIMARY KEY (guild_id, kind, computers, person)
) STRICT, WITHOUT ROWID;
CREATE INDEX ratings_by_person ON ratings (person);
CREATE INDEX ratings_across ON ratings (kind, (mu - 3 * sigma) DESC, person) WHERE guild_id = 1 AND computers = 0;

-- Ratings as they were at a moment, for the chart and for reckoning again.
-- Goes with guild_id. Stays with person.
CREATE TABLE rating_points (
    guild_id INTEGER NOT NULL,
    kind TEXT NOT NULL,
    at INTEGER NOT NULL,
    person INTEGER NOT NULL REFERENCES people,
    mu REAL NOT NULL,
    sigma REAL NOT NULL,
    games INTEGER NOT NULL,
    PRIMARY KEY (guild_id, kind, at, person)
) STRICT, WITHOUT ROWID;
CREATE INDEX rating_points_by_person ON rating_points (person);

-- From which moment on ratings have to be reckoned again.
-- Goes with guild_id.
CREATE TABLE rate_anew (
    guild_id INTEGER NOT NULL,
    kind TEXT NOT NULL,
    rate_from INTEGER NOT NULL,
    PRIMARY KEY (guild_id, kind)
) STRICT, WITHOUT ROWID;

-- The words of names, so that people are found by them.
-- Goes with guild_id, person.
CREATE TABLE name_words (
    guild_id INTEGER NOT NULL,
    word TEXT NOT NULL,
    person INTEGER NOT NULL REFERENCES people,
    PRIMARY KEY (guild_id, word, person)
) STRICT, WITHOUT ROWID;
CREATE INDEX name_words_by_person ON name_words (person);

-- Marks of honour: what a person has rarely done in a finished game among people, and in which deal.
-- Goes with guild_id, game, person.
CREATE TABLE honours (
    guild_id INTEGER NOT NULL,
    kind TEXT NOT NULL,
    person INTEGER NOT NULL REFERENCES people,
    feat TEXT NOT NULL,
    game INTEGER NOT NULL REFERENCES games,
    deal INTEGER NOT NULL,
    at TEXT NOT NULL,
    PRIMARY KEY (guild_id, kind, person, feat, game, deal)
) STRICT, WITHOUT ROWID;
CREATE INDEX honours_by_game ON honours (game);
CREATE INDEX honours_by_person ON honours (person);

-- Chips of Bulka that were given, and why.
-- Goes with guild_id, table_id, game. Stays with giver, taker.
CREATE TABLE chips (
    game INTEGER NOT NULL REFERENCES games,
    ply INTEGER NOT NULL,
    number INTEGER NOT NULL,
    guild_id INTEGER NOT NULL,
    table_id INTEGER NOT NULL REFERENCES tables,
    giver INTEGER REFERENCES people,
    taker INTEGER REFERENCES people,
    chips INTEGER NOT NULL CHECK (chips > 0),
    why TEXT NOT NULL,
    at TEXT NOT NULL,
    PRIMARY KEY (game, ply, number),
    CHECK (giver IS NOT NULL OR taker IS NOT NULL)
) STRICT, WITHOUT ROWID;
CREATE INDEX chips_by_table ON chips (table_id);
CREATE INDEX chips_by_moment ON chips (guild_id, at, game);
CREATE TRIGGER chips_are_not_changed BEFORE UPDATE ON chips WHEN TRUE
BEGIN SELECT RAISE(ABORT, 'chips are append-only'); END;
CREATE TRIGGER chips_are_not_shortened BEFORE DELETE ON chips WHEN NOT EXISTS (SELECT 1 FROM guilds WHERE id =
    OLD.guild_id AND removed_at IS NOT NULL)
BEGIN SELECT RAISE(ABORT, 'chips are append-only'); END;

-- Events: what several play with the same cards, so that they are compared. `form` says how: `daily` (the deal of a
-- day, its `name` and its end), `pool` (deals that everybody who plays alone with computers gets one after another; its `name` says
-- for which computers and rules), `teams`, `individual` and `pairs` (evenings), `match` (of two servers, of server 1),
-- `challenge` (of two people; those of 1.1.0 have their numbers below 0). Nobody has accepted one that is `asked`, one
-- that is `off` does not take place. `shown` deals are finished by all, `counted` is in the season of its server,
-- `places` says for how many a movement is made, `due_at` when the next deal comes.
-- Goes with guild_id.
CREATE TABLE events (
    id INTEGER PRIMARY KEY,
    form TEXT NOT NULL,
    kind TEXT NOT NULL,
    name TEXT,
    guild_id INTEGER NOT NULL DEFAULT 0,
    channel_id INTEGER NOT NULL DEFAULT 0,
    message_id INTEGER,
    stage TEXT NOT NULL DEFAULT 'open' CHECK (stage IN ('asked', 'open', 'over', 'off')),
    shown INTEGER NOT NULL DEFAULT 0,
    made_at TEXT,
    due_at TEXT,
    ends_at TEXT NOT NULL DEFAULT '',
    counted INTEGER NOT NULL DEFAULT 0,
    places INTEGER NOT NULL DEFAULT 0,
    chosen_deals INTEGER,
    mistake TEXT
) STRICT;
CREATE UNIQUE INDEX events_by_name ON events (form, name, kind);
CREATE INDEX events_by_guild ON events (guild_id);
CREATE INDEX events_open ON events (guild_id) WHERE stage IN ('asked', 'open');
CREATE INDEX events_due ON events (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX events_under_way ON events (form, ends_at) WHERE stage IN ('asked', 'open');
CREATE INDEX events_past ON events (form, ends_at) WHERE stage IN ('over', 'off');
CREATE INDEX events_made ON events (form, made_at);

-- The deals of each, and what strong computers and perfect play make of them; those of pools with the day on which they
-- were made.
-- Goes with event.
CREATE TABLE event_deals (
    event INTEGER NOT NULL REFERENCES events,
    deal INTEGER NOT NULL,
    seed BLOB NOT NULL CHECK (length(seed) = 32),
    strong INTEGER,
    perfect INTEGER,
    strong_tricks TEXT,
    made_on TEXT,
    PRIMARY KEY (event, deal)
) STRICT, WITHOUT ROWID;
CREATE INDEX event_deals_by_day ON event_deals (made_on) WHERE made_on IS NOT NULL;

-- How many have come to which points in a deal of a day or a pool.
-- Goes with event.
CREATE TABLE event_fields (
    event INTEGER NOT NULL REFERENCES events,
    deal INTEGER NOT NULL,
    points INTEGER NOT NULL,
    tries INTEGER NOT NULL,
    PRIMARY KEY (event, deal, points)
) STRICT, WITHOUT ROWID;

-- Who is in an event, under which number: who plays in an evening or a match, or has signed up for it; who has made a
-- challenge (1, and where its end is told) and who was challenged (2); up to which deal somebody has had those of a
-- pool. `wants` is the number of a partner. `state` is 1 in events under way, 0 in those that are over, and 2 in pools,
-- which never are: so each is found among all that are kept.
-- Goes with event. Stays without guild_id, channel_id. By own code: person.
CREATE TABLE event_people (
    event INTEGER NOT NULL REFERENCES events,
    person INTEGER NOT NULL REFERENCES people,
    number INTEGER NOT NULL,
    gone INTEGER NOT NULL DEFAULT 0,
    wants INTEGER,
    here_at TEXT,
    guild_id INTEGER,
    channel_id INTEGER,
    state INTEGER NOT NULL DEFAULT 1,
    PRIMARY KEY (event, person)
) STRICT, WITHOUT ROWID;
CREATE INDEX event_people_by_person ON event_people (person, state, event);
CREATE INDEX event_people_by_guild ON event_people (guild_id) WHERE guild_id IS NOT NULL;

-- Who plays in one, or has begun the deal of a day, and has deleted all data since, under digests by the seed of the
-- last deal.
-- Goes with event. Stays with digest.
CREATE TABLE event_digests (
    event INTEGER NOT NULL REFERENCES events,
    digest BLOB NOT NULL,
    number INTEGER NOT NULL,
    PRIMARY KEY (event, digest)
) STRICT, WITHOUT ROWID;

-- Who has played which deal alone with computers, and what came of it; `line` are the cards of the person. Of a deal
-- of the day there is one on its day, and the last of the others (`later`), which count nowhere, with their `number`.
-- Those on which a mark rests are `honoured`.
-- Goes with event, person. Stays without guild_id, table_id.
CREATE TABLE event_tries (
    event INTEGER NOT NULL REFERENCES events,
    deal INTEGER NOT NULL,
    person INTEGER NOT NULL REFERENCES people,
    later INTEGER NOT NULL DEFAULT 0,
    table_id INTEGER UNIQUE REFERENCES tables,
    guild_id INTEGER NOT NULL DEFAULT 0,
    points INTEGER NOT NULL DEFAULT 0,
    line TEXT NOT NULL DEFAULT '',
    begun_on TEXT,
    ended_at TEXT,
    left_off INTEGER NOT NULL DEFAULT 0,
    number INTEGER NOT NULL DEFAULT 1,
    share INTEGER,
    shared_in INTEGER,
    shared_whole INTEGER,
    honoured INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (event, deal, person, later)
) STRICT, WITHOUT ROWID;
CREATE INDEX event_tries_by_person ON event_tries (person);
CREATE INDEX event_tries_by_guild ON event_tries (guild_id);
CREATE INDEX event_tries_by_points ON event_tries (event, points) WHERE ended_at IS NOT NULL AND later = 0;
CREATE INDEX event_tries_with_table ON event_tries (begun_on) WHERE table_id IS NOT NULL;
CREATE INDEX event_tries_to_forget ON event_tries (begun_on) WHERE honoured = 0;

-- Which table of an evening plays which deal, and for how many points.
-- Goes with event, table_id.
CREATE TABLE event_tables (
    event INTEGER NOT NULL REFERENCES events,
    deal INTEGER NOT NULL,
    number INTEGER NOT NULL,
    table_id INTEGER NOT NULL UNIQUE REFERENCES tables,
    points INTEGER,
    stopped INTEGER NOT NULL DEFAULT 0,
    absent INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (event, deal, number)
) STRICT, WITHOUT ROWID;

-- Which pairs met in a round, and at which table; `against` is NULL for computers.
-- Goes with event.
CREATE TABLE event_pairings (
    event INTEGER NOT NULL REFERENCES events,
    round INTEGER NOT NULL,
    number INTEGER NOT NULL,
    pair INTEGER NOT NULL,
    against INTEGER,
    PRIMARY KEY (event, round, number)
) STRICT, WITHOUT ROWID;

-- The two teams of a match: its server, message, and the `code` that the other one's moderators have to write.
-- Goes with event. By own code: guild_id.
CREATE TABLE event_teams (
    event INTEGER NOT NULL REFERENCES events,
    team INTEGER NOT NULL,
    guild_id INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    message_id INTEGER,
    code TEXT UNIQUE,
    ready_until TEXT,
    PRIMARY KEY (event, team)
) STRICT, WITHOUT ROWID;
CREATE INDEX event_teams_by_guild ON event_teams (guild_id);

-- What is still to be told or shown, and of which event, season or set time: how an evening or a challenge has ended,
-- how a match stands, the honours of a season, where people sign up for the next week.
-- Goes with guild_id.
CREATE TABLE outbox (
    what TEXT NOT NULL,
    name TEXT NOT NULL,
    guild_id INTEGER NOT NULL,
    PRIMARY KEY (what, name, guild_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX outbox_by_guild ON outbox (guild_id);

-- How many days in a row a person has played.
-- Goes with person.
CREATE TABLE streaks (
    person INTEGER NOT NULL REFERENCES people,
    kind TEXT NOT NULL,
    day TEXT NOT NULL,
    days INTEGER NOT NULL,
    PRIMARY KEY (person, kind)
) STRICT, WITHOUT ROWID;

-- Marks of honour for ten deals of the day in a row, each with the day of the tenth.
-- Goes with person.
CREATE TABLE streak_honours (
    person INTEGER NOT NULL REFERENCES people,
    kind TEXT NOT NULL,
    day TEXT NOT NULL,
    PRIMARY KEY (person, kind, day)
) STRICT, WITHOUT ROWID;
CREATE INDEX streak_honours_by_day ON streak_honours (day);

-- What deals of the day (`kind` is the game) and evenings (`evening`) have brought people, in thousandths, by week and
-- month, and how many there were.
-- Goes with guild_id, person.
CREATE TABLE shares (
    period TEXT NOT NULL,
    kind TEXT NOT NULL,
    guild_id INTEGER NOT NULL,
    person INTEGER NOT NULL REFERENCES people,
    share INTEGER NOT NULL,
    tries INTEGER NOT NULL,
    PRIMARY KEY (period, kind, guild_id, person)
) STRICT, WITHOUT ROWID;
CREATE INDEX shares_by_rank ON shares (period, kind, guild_id, share);
CREATE INDEX shares_by_person ON shares (person);

-- Where people came in a closed season, and from where they go on.
-- Goes with guild_id, person.
CREATE TABLE season_places (
    guild_id INTEGER NOT NULL,
    season TEXT NOT NULL,
    person INTEGER NOT NULL REFERENCES people,
    division INTEGER NOT NULL,
    series INTEGER NOT NULL,
    games INTEGER NOT NULL,
    evenings INTEGER NOT NULL,
    days INTEGER NOT NULL,
    next_division INTEGER NOT NULL,
    PRIMARY KEY (guild_id, season, person)
) STRICT, WITHOUT ROWID;
CREATE INDEX season_places_by_person ON season_places (person);

-- On which day a person was last congratulated on what.
-- Goes with person.
CREATE TABLE met (
    person INTEGER NOT NULL REFERENCES people ON DELETE CASCADE,
    thing TEXT NOT NULL,
    day TEXT NOT NULL,
    PRIMARY KEY (person, thing)
) STRICT, WITHOUT ROWID;

-- When a person is told of the deal of the day and of what waits: by the clock of which city, at which hour (none:
-- never), in which hours nothing is told, and whether a message could not be delivered.
-- Goes with person. Stays without guild_id.
CREATE TABLE reminders (
    person INTEGER PRIMARY KEY REFERENCES people ON DELETE CASCADE,
    zone TEXT NOT NULL,
    hour INTEGER,
    quiet_from INTEGER,
    quiet_until INTEGER,
    guild_id INTEGER NOT NULL DEFAULT 0,
    closed INTEGER NOT NULL DEFAULT 0,
    sent_at TEXT,
    due_at TEXT,
    daily INTEGER NOT NULL DEFAULT 0,
    waiting INTEGER NOT NULL DEFAULT 0,
    CHECK ((quiet_from IS NULL) = (quiet_until IS NULL))
) STRICT;
CREATE INDEX reminders_by_due ON reminders (due_at) WHERE due_at IS NOT NULL;

-- Who wishes to be told on which server when a table opens, and how.
-- Goes with guild_id, person.
CREATE TABLE wishes (
    guild_id INTEGER NOT NULL,
    person INTEGER NOT NULL REFERENCES people ON DELETE CASCADE,
    told TEXT NOT NULL CHECK (told IN ('mention', 'direct', 'closed')),
    PRIMARY KEY (guild_id, person)
) STRICT, WITHOUT ROWID;
CREATE INDEX wishes_by_person ON wishes (person);

-- Who waits for a table across servers, at which message, and beside which partner alone.
-- Goes with guild_id, person. Stays without partner.
CREATE TABLE waiting (
    person INTEGER NOT NULL REFERENCES people ON DELETE CASCADE,
    kind TEXT NOT NULL,
    asked_at TEXT NOT NULL,
    until TEXT NOT NULL,
    computers INTEGER NOT NULL DEFAULT 0,
    guild_id INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    message_id INTEGER,
    token TEXT NOT NULL DEFAULT '',
    expires_at TEXT,
    partner INTEGER REFERENCES people,
    PRIMARY KEY (person, kind)
) STRICT, WITHOUT ROWID;
CREATE INDEX waiting_by_kind ON waiting (kind, asked_at);
CREATE INDEX waiting_by_partner ON waiting (partner) WHERE partner IS NOT NULL;
CREATE INDEX waiting_by_guild ON waiting (guild_id);

-- Who sits at tables across servers: by which name they are known there, by their own for those who want names, whether
-- beside a partner of their choice, and what they have said.
-- Goes with table_id, person. Stays without guild_id, channel_id.
CREATE TABLE guests (
    table_id INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
    person INTEGER NOT NULL REFERENCES people ON DELETE CASCADE,
    name TEXT NOT NULL,
    phrase TEXT NOT NULL DEFAULT '',
    said_in TEXT NOT NULL DEFAULT '',
    deaf INTEGER NOT NULL DEFAULT 0,
    guild_id INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    called INTEGER NOT NULL DEFAULT 0,
    left_at TEXT,
    own TEXT NOT NULL DEFAULT '',
    paired INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (table_id, person)
) STRICT, WITHOUT ROWID;
CREATE INDEX guests_by_person ON guests (person, left_at);
CREATE INDEX guests_by_guild ON guests (guild_id) WHERE guild_id <> 0;

-- Where servers show such tables.
-- Goes with guild_id, table_id.
CREATE TABLE across_boards (
    table_id INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
    channel_id INTEGER NOT NULL,
    guild_id INTEGER NOT NULL,
    message_id INTEGER,
    posted_at TEXT,
    PRIMARY KEY (table_id, channel_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX across_boards_by_guild ON across_boards (guild_id);

-- Whom people have blocked: by account, or by the name they had at a table (`table_id`).
-- Goes with person. By own code: account.
CREATE TABLE blocks (
    person INTEGER NOT NULL REFERENCES people ON DELETE CASCADE,
    account INTEGER NOT NULL,
    table_id INTEGER NOT NULL DEFAULT 0,
    name TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (person, account, table_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX blocks_by_account ON blocks (account);

-- Who was reported at such a table, until the operator closes it; `told` says how far the operator was told.
-- Goes with table_id. Stays with account, reporter.
CREATE TABLE reports (
    id INTEGER PRIMARY KEY,
    table_id INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
    account INTEGER NOT NULL,
    name TEXT NOT NULL,
    reason TEXT NOT NULL,
    reporter INTEGER NOT NULL REFERENCES people,
    at TEXT NOT NULL,
    told INTEGER NOT NULL DEFAULT 0,
    UNIQUE (table_id, reporter, account)
) STRICT;
CREATE INDEX reports_by_reporter ON reports (reporter, at);
CREATE INDEX reports_by_at ON reports (at);
CREATE INDEX reports_to_tell ON reports (id) WHERE told < 2;

-- What is kept under digests of whoever has deleted all data, so that nothing is won by it: when they had left tables
-- across servers (`leave`), for a day, and which puzzles they had been shown (`puzzles bulka`); and when somebody has
-- asked others to set times (`invite`), which may have been called off.
-- Stays with digest.
CREATE TABLE spent (
    digest BLOB NOT NULL,
    thing TEXT NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY (digest, thing, value)
) STRICT, WITHOUT ROWID;
CREATE INDEX spent_by_time ON spent (value) WHERE thing IN ('leave', 'invite');

-- How many games two accounts have played across servers with each other, in either direction, under digests by the
-- secret of a note, so that it goes on when somebody deletes their data. Rows go a year after the last game.
-- Stays with digest, other.
CREATE TABLE rated_company (
    digest BLOB NOT NULL,
    kind TEXT NOT NULL,
    other BLOB NOT NULL,
    games INTEGER NOT NULL,
    at TEXT NOT NULL,
    PRIMARY KEY (digest, kind, other)
) STRICT, WITHOUT ROWID;
CREATE INDEX rated_company_by_moment ON rated_company (at);

-- Whom the operator has shut out: an account (`person`) or a server (`server`), by Discord's number.
-- Stays with number.
CREATE TABLE bans (
    kind TEXT NOT NULL,
    number INTEGER NOT NULL,
    reason TEXT NOT NULL,
    at TEXT NOT NULL,
    PRIMARY KEY (kind, number),
    CHECK (kind IN ('person', 'server'))
) STRICT, WITHOUT ROWID;

-- What people meet for at a set time, and at which message they sign up.
-- Goes with guild_id. Stays with opener.
CREATE TABLE appointments (
    id INTEGER PRIMARY KEY,
    guild_id INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    message_id INTEGER,
    opener INTEGER NOT NULL REFERENCES people,
    kind TEXT NOT NULL,
    rules TEXT NOT NULL,
    options TEXT NOT NULL,
    at TEXT NOT NULL,
    form TEXT,
    deals INTEGER,
    zone TEXT,
    remind_at TEXT,
    event_id INTEGER
) STRICT;
CREATE INDEX appointments_by_at ON appointments (at);
CREATE INDEX appointments_by_guild ON appointments (guild_id);
CREATE INDEX appointments_by_opener ON appointments (opener, guild_id);
CREATE INDEX appointments_by_remind_at ON appointments (remind_at) WHERE remind_at IS NOT NULL;

-- Who has, in the order of their numbers, and who was asked to: their number is 0.
-- Goes with appointment, person.
CREATE TABLE appointment_people (
    appointment INTEGER NOT NULL REFERENCES appointments ON DELETE CASCADE,
    person INTEGER NOT NULL REFERENCES people,
    number INTEGER NOT NULL,
    remind TEXT,
    PRIMARY KEY (appointment, person)
) STRICT, WITHOUT ROWID;
CREATE INDEX appointment_people_by_person ON appointment_people (person);

-- The open hands: messages that can be redrawn, and their tokens.
-- Goes with table_id, person.
CREATE TABLE panels (
    table_id INTEGER NOT NULL REFERENCES tables,
    person INTEGER NOT NULL REFERENCES people,
    message_id INTEGER NOT NULL,
    token TEXT NOT NULL,
    expires_at TEXT NOT NULL,
    PRIMARY KEY (table_id, person)
) STRICT, WITHOUT ROWID;

-- Which puzzles a person was shown, in which order, what was pressed, and what it counted.
-- Goes with person.
CREATE TABLE puzzles (
    person INTEGER NOT NULL REFERENCES people,
    game TEXT NOT NULL,
    puzzle INTEGER NOT NULL,
    shown INTEGER NOT NULL,
    tried TEXT NOT NULL DEFAULT '',
    over INTEGER NOT NULL DEFAULT 0,
    solved INTEGER NOT NULL DEFAULT 0,
    counted INTEGER NOT NULL DEFAULT 0,
    gained INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (person, game, puzzle)
) STRICT, WITHOUT ROWID;

-- Who solves puzzles: the rating, the runs, the puzzle that they are at, and whether they are still to be told that
-- both began anew.
-- Goes with person.
CREATE TABLE solvers (
    person INTEGER NOT NULL REFERENCES people,
    game TEXT NOT NULL,
    mu REAL NOT NULL,
    sigma REAL NOT NULL,
    counted INTEGER NOT NULL DEFAULT 0,
    over INTEGER NOT NULL DEFAULT 0,
    solved INTEGER NOT NULL DEFAULT 0,
    run INTEGER NOT NULL DEFAULT 0,
    longest INTEGER NOT NULL DEFAULT 0,
    puzzle INTEGER,
    anew INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (person, game)
) STRICT, WITHOUT ROWID;

-- How hard each puzzle is by those who have tried it.
-- Nobody's.
CREATE TABLE puzzle_counts (
    game TEXT NOT NULL,
    puzzle INTEGER NOT NULL,
    mu REAL NOT NULL,
    sigma REAL NOT NULL,
    tries INTEGER NOT NULL,
    found INTEGER NOT NULL,
    PRIMARY KEY (game, puzzle)
) STRICT, WITHOUT ROWID;

-- Secrets and moments of the bot's own, by name.
-- Nobody's.
CREATE TABLE notes (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- Presses that have changed something, so that what Discord sends twice counts once.
-- Nobody's.
CREATE TABLE interactions (
    id INTEGER PRIMARY KEY,
    delivery INTEGER NOT NULL
) STRICT;
