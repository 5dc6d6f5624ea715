"""Benchmarks, run by hand with `python -m tests.bench`: how strong the computer players are and what time they take."""
