"""Every word that a person reads, by language."""
