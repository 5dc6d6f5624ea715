"""Tables, people, settings and the ledger, without Discord, database or texts: pure and synchronous."""
