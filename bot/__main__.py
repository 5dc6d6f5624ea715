"""The entry `python -m bot`; its command line is in `bot.app.start`."""

import sys

if __name__ == "__main__":
    # Imported here only, because the worker processes load this module too and need nothing else of the bot.
    if sys.argv[1:] == ["health"]:
        from bot.app.health_check import check_soon

        if (code := check_soon()) is not None:
            raise SystemExit(code)
    try:
        from bot.app.start import main
    except ModuleNotFoundError as error:
        print(f"stovkahra: {error}. What the bot needs: pip install -r requirements.txt", file=sys.stderr)
        raise SystemExit(2) from None

    raise SystemExit(main())
