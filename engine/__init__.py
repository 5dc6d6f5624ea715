"""The rules of the card games: cards, moves, views, records and computer players, on the standard library alone."""
