-- What luck while playing adds up to is told no more: it could be reckoned from nothing that players see.
DELETE FROM insights WHERE aspect = 'luck';
