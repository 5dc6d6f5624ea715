"""What people can do, and what happens by itself."""
