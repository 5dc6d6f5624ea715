"""How a command for a game is typed: most are shared by all games, and an option says which is meant."""

from typing import Final

from engine.games import GAMES, USUAL

OWN: Final = ("home", "new")
"""The commands that each game has in its own name."""
OF_THE_LEDGER: Final = ("standings", "player", "history")
OF_NO_GAME: Final = ("hand", "tables", "show", "leave", "stop", "preferences")
"""The commands that ask for no game."""


def typed(command: str, **options: object) -> tuple[str, dict[str, object]]:
    """The command that is typed for a game's, and its options.

    >>> typed("bulka puzzle"), typed("bulka new", deals=5), typed("trappola history")
    (('stovkahra puzzle', {'game': 'bulka'}), ('bulka new', {'deals': 5}), ('brcko history', {'game': 'trappola'}))
    """
    group, *rest = command.split()
    if group not in GAMES or not rest or rest[0] in OWN:
        return command, options
    of = {} if group == USUAL or rest[0] in OF_NO_GAME else {"game": group}
    return " ".join(["brcko" if rest[0] in OF_THE_LEDGER else USUAL, *rest]), options | of
