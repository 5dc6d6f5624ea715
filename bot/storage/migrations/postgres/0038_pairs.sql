-- Evenings of pairs, of which `evenings.form` is `pairs`. As long as people sign up for one, `wants` is the number of the
-- person with whom somebody wants to play. From the first deal on the people of pair 3 have the numbers 6 and 7.
ALTER TABLE evening_people ADD COLUMN wants BIGINT;
-- Which pairs met in a round, and at which table; `against` is null where computers were the other pair.
CREATE TABLE evening_matches (
    evening BIGINT NOT NULL REFERENCES evenings,
    round BIGINT NOT NULL,
    number BIGINT NOT NULL,
    pair BIGINT NOT NULL,
    against BIGINT,
    PRIMARY KEY (evening, round, number)
);
