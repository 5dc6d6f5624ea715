"""The only SQL: databases, migrations, and what is read from and written to them."""
