"""What people do: at tables, before and after games, and to be told, taught and remembered as they like."""
