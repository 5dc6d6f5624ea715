"""What the two games of two hands, Trappola and Bulka, share."""
