"""The game Stovkahra: rules, moves, record, computer players and review."""
