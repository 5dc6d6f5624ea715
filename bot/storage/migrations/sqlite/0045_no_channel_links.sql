-- Channels of two servers are no longer linked. Boards that stand by a link stay, so that the bot takes their messages away.
DROP TABLE channel_link_ends;
DROP TABLE channel_links;
DELETE FROM across_boards WHERE link <> 0 AND message_id IS NULL;
DROP INDEX across_boards_by_channel;
ALTER TABLE across_boards DROP COLUMN link;
ALTER TABLE across_boards DROP COLUMN since;
ALTER TABLE tables DROP COLUMN parent_id;
