"""What a table is, without Discord, database or words: pure and synchronous."""
