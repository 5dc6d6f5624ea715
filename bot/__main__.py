"""The entry `python -m bot`; its command line is in `bot.app.start`."""

import sys

if __name__ == "__main__":
    try:
        # Imported here only, because the worker processes load this module too and need nothing else of the bot.
        from bot.app.start import main
    except ModuleNotFoundError as error:
        print(f"stovkahra: {error}. What the bot needs: pip install -r requirements.txt", file=sys.stderr)
        raise SystemExit(2) from None

    raise SystemExit(main())
