-- The numbers of private tables, which nobody reads, so that they use up none of the numbers by which tables are called. Those of
-- earlier versions keep theirs.
CREATE SEQUENCE private_tables MINVALUE 1000000000000000;
