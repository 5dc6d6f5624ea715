"""What keeps tables going: they are changed in one place, shown, woken when something is due, moved by computers."""
