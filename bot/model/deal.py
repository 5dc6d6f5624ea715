"""The deal under way at a table: its game with all moves, who answers for it, and what a council was told."""

from __future__ import annotations

from dataclasses import dataclass, field

from bot.model.person import Person
from bot.model.substitutes import Substituted, sat_at, stood_in
from bot.model.supposition import Supposition
from engine.game import Game, View
from engine.moves import Deal, Move


@dataclass(slots=True)
class DealUnderWay:
    """The newest game of a table, be it over, and in it the newest deal."""

    game_number: int = 0
    """The number of the game at its table, counted from 1; 0 while there is none."""
    game: Game | None = None
    players: tuple[Person, ...] = ()
    """Those who answer for the game: who sat in the seats when its first cards were dealt.

    It is empty before that, and in a game of an older database, for which answers whoever sits there.
    """
    last_players: tuple[Person, ...] = ()
    """The players of the game before."""
    substituted: list[Substituted] = field(default_factory=list)
    """Who has taken over seats of the game since, in the order in which they came."""
    advice: dict[int, str] = field(default_factory=dict)
    """What seats have told their council in this deal, unheard by the others."""
    said: dict[int, dict[Supposition, str]] = field(default_factory=dict)
    """What seats have said in advance of their next cards, which nobody else knows: see `ahead`."""
    _views: dict[int | None, tuple[Game, int, View]] = field(
        default_factory=dict, init=False, repr=False, compare=False
    )
    """The newest view of each seat, with its game and how many moves that had then."""

    def begin(self, game: Game) -> None:
        """Have a new game follow."""
        self.game_number, self.game = self.game_number + 1, game
        self.last_players, self.players, self.substituted = self.players, (), []

    @property
    def key(self) -> str:
        """The numbers of game and deal, as `game.deal`, or `lobby`; each deal has its own message."""
        return f"{self.game_number}.{max(1, self.game.deal_number)}" if self.game else "lobby"

    def version(self, seat: int | None) -> str:
        """Return the version on the buttons of a seat or the table: the game's number and the moves shown."""
        return f"{self.game_number}.{self.game.ply(seat) if self.game else 0}"

    def view(self, seat: int | None) -> View:
        """Return what a seat may know of the game, or everybody; it is made once for each move."""
        game = self.game
        assert game is not None
        made, moves, view = self._views.get(seat) or (None, 0, None)
        if view is None or made is not game or moves != len(game.moves):
            view = game.view(seat)
            self._views[seat] = game, len(game.moves), view
        return view

    # How far it is

    @property
    def has_cards(self) -> bool:
        """Whether the first cards of the game are in the hands of its players; the pack is cut before."""
        return self.game is not None and self.game.deal_number > int(self.game.awaits_cut)

    @property
    def hands_held(self) -> bool:
        """Whether a deal is under way, and players know their cards."""
        game = self.game
        return game is not None and game.outcome is None and not (game.awaits_chance or game.awaits_cut)

    @property
    def dealt(self) -> bool:
        """Whether the first cards of the game under way are dealt, or an earlier game of the series was played."""
        return self.game_number > 1 or self.has_cards

    @property
    def between_deals(self) -> bool:
        """Whether a deal is over and no other has begun."""
        game = self.game
        return game is not None and game.deal_number > 0 and (game.awaits_chance or game.outcome is not None)

    @property
    def is_declaring(self) -> bool:
        """Whether somebody may declare something, which is a secret turn."""
        return self.game is not None and self.game.secret_turn

    # Who plays it

    @property
    def substitutes(self) -> list[tuple[Person, Person]]:
        """Each substitute who has played in the game, with the player for whom they played."""
        moves = len(self.game.moves) if self.game is not None else 0
        return stood_in(self.players, [each for each in self.substituted if each.ply < moves])

    def made_by(self, seat: int, move: Move) -> Person | None:
        """Return who sat in a seat when it made this move last; `None` where nobody has taken the seat over since."""
        came = [each for each in self.substituted if each.seat == seat]
        if not came or self.game is None:
            return None
        moves = self.game.moves
        ply = next((at for at in range(len(moves) - 1, -1, -1) if moves[at] == move), len(moves))
        return sat_at(seat, self.players[seat], came, range(ply, ply))[0]

    @property
    def newest_players(self) -> tuple[Person, ...]:
        """Those who were dealt the first cards of the newest game that has any."""
        return self.players if self.has_cards else self.last_players

    @property
    def council(self) -> tuple[int, ...]:
        """The seats that hear what one of them says in private now."""
        return self.game.council if self.game is not None else ()

    # Its moves

    def moves_before_cards(self) -> list[Move]:
        """Return the moves of the game before its newest cards were dealt."""
        assert self.game is not None
        return self.game.moves[: self._last_dealt()]

    def versions(self) -> set[str]:
        """Return the versions of all buttons that were drawn since the newest cards were dealt."""
        assert self.game is not None
        return {f"{self.game_number}.{ply + 1}" for ply in range(self._last_dealt(), len(self.game.moves))}

    def _last_dealt(self) -> int:
        """Return which of the game's moves dealt its newest cards."""
        assert self.game is not None
        return max(ply for ply, move in enumerate(self.game.moves) if isinstance(move, Deal))
