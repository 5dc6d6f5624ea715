-- Own names are read across servers only by people who want names, and who read each other's: nobody has said so yet.
UPDATE people SET known_as = '' WHERE known_as = 'own';
UPDATE people SET named = 0;
ALTER TABLE guests ADD COLUMN own TEXT NOT NULL DEFAULT '';
