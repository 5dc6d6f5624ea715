"""`python -m bot`: see `bot.app.start`."""

import sys

if __name__ == "__main__":
    try:
        # Only here: the processes that think load this module too, and are to load nothing else of the bot.
        from bot.app.start import main
    except ModuleNotFoundError as error:
        print(f"stovkahra: {error}. What the bot needs: pip install -r requirements.txt", file=sys.stderr)
        raise SystemExit(2) from None

    raise SystemExit(main())
