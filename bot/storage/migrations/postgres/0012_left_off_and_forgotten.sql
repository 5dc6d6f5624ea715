-- Whether computers have played a try to its end for somebody who left it off.
ALTER TABLE tries ADD COLUMN left_off INTEGER NOT NULL DEFAULT 0;
-- Who plays at a table of an evening and has deleted all data since: digests of the accounts, by the secret seed of the
-- evening's last deal. They go with the evening.
CREATE TABLE evening_digests (
    evening BIGINT NOT NULL REFERENCES evenings,
    digest BYTEA NOT NULL,
    number BIGINT NOT NULL,
    PRIMARY KEY (evening, digest)
);
