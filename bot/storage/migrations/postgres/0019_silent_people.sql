-- In which month, by UTC, a person last used the bot, so that who is on no server is forgotten after two silent years. For
-- those of earlier versions the time begins now.
ALTER TABLE people ADD COLUMN used_in TEXT COLLATE "C" NOT NULL DEFAULT '';
UPDATE people SET used_in = to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM') WHERE user_id IS NOT NULL;
CREATE INDEX people_by_month ON people (used_in, id) WHERE user_id IS NOT NULL;
-- Whether games in which a person played may be given for research, where the server agrees.
ALTER TABLE people ADD COLUMN for_research BIGINT NOT NULL DEFAULT 1;
