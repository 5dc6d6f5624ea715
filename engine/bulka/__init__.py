"""The game Bulka: rules, record and computer players."""
