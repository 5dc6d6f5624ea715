"""What only Stovkahra offers: puzzles."""
