-- The corrections of a person are found however many others there are.
CREATE INDEX corrections_by_person ON corrections (person);
CREATE INDEX corrections_by_partner ON corrections (partner) WHERE partner IS NOT NULL;
CREATE INDEX corrections_by_author ON corrections (author, person, partner);
