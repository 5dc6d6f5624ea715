"""The rules of Stovkahra: cards, moves, views and records. Standard library only."""
