"""What people look back on: past games and records, reviews, and the ledger with its books."""
