"""Screens: views turned into words, cards, pictures and buttons, free of Discord."""
