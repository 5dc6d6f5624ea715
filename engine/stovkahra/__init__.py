"""All that is Stovkahra's own: rules, moves, record, computer players, review."""
