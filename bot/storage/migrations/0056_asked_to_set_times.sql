-- How many people somebody has asked to set times is kept for a day, as it is for who has left tables across servers.
DROP INDEX spent_leaves_by_time;
CREATE INDEX spent_by_time ON spent (value) WHERE thing IN ('leave', 'invite');
