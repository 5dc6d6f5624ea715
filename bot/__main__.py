"""`python -m bot`: see `bot.start`."""

if __name__ == "__main__":
    # Only here: the processes that think load this module too, and are to load nothing else of the bot.
    from bot.start import main

    raise SystemExit(main())
