"""What is one game's own on the screens, a folder for each game."""
