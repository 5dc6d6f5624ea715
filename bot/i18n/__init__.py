"""Every text that a person reads, by language."""
