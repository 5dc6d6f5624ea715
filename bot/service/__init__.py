"""What people can do, and what the bot does without being asked."""
