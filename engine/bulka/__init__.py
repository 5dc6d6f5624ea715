"""All that is Bulka's own: rules and record."""
