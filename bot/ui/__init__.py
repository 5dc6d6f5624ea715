"""Screens: what is shown of a table or a page, as texts, cards, pictures and buttons, without Discord."""
