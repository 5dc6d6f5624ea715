"""What the two-handed games, Trappola and Bulka, share."""
