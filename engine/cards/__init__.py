"""Packs of cards, and the shuffle that anybody can check."""
