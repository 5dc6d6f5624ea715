-- New corrections follow the last one.
SELECT setval(pg_get_serial_sequence('corrections', 'id'), max(id)) FROM corrections WHERE id > 0;
