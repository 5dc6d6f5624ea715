"""`python -m bot`: see `bot.app.start`."""

if __name__ == "__main__":
    # Only here: the processes that think load this module too, and are to load nothing else of the bot.
    from bot.app.start import main

    raise SystemExit(main())
