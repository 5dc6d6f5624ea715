"""All that is Trappola's own: rules and record."""
