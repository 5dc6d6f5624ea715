"""The host: people in seats, storage, words and time. Rules come from `engine`, Discord from `cogs`."""
