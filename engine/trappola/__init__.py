"""The game Trappola: rules, record and computer players."""
