"""The bot without Discord's commands: tables, storage, texts and screens; rules come from `engine`."""
