"""Tiny: a game with two rules that lives in the tests alone, and proves what `docs/adding-a-game.md` says."""
