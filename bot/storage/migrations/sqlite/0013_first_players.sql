-- A series is that of those who were dealt its first game. Where seats have changed in a series, all of the server is added up
-- anew from the lines, in the background.
UPDATE books SET up_to = '', month = '', rate_from = NULL WHERE guild_id IN (
    SELECT later.guild_id FROM ledger AS later
    JOIN (SELECT table_id, min(game) AS game FROM ledger GROUP BY table_id) AS begun ON begun.table_id = later.table_id
    JOIN ledger AS opening ON opening.game = begun.game
    WHERE later.seat0 <> opening.seat0 OR later.seat1 <> opening.seat1
    OR later.seat2 <> opening.seat2 OR later.seat3 <> opening.seat3
);
DELETE FROM sums WHERE guild_id IN (SELECT guild_id FROM books WHERE up_to = '');
DELETE FROM sum_counts WHERE guild_id IN (SELECT guild_id FROM books WHERE up_to = '');
DELETE FROM history WHERE guild_id IN (SELECT guild_id FROM books WHERE up_to = '');
DELETE FROM ratings WHERE guild_id IN (SELECT guild_id FROM books WHERE up_to = '');
DELETE FROM rating_points WHERE guild_id IN (SELECT guild_id FROM books WHERE up_to = '');
