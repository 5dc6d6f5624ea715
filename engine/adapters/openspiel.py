"""The games for OpenSpiel: importing this module registers each under its name.

>>> import pyspiel
>>> game = pyspiel.load_game("bulka(players=2,cup=off)")
>>> state = game.new_initial_state()
>>> state.is_chance_node(), len(state.chance_outcomes())
(True, 36)

Chance is explicit, one card at a time: so a history tells the whole game, which can be cloned, kept as text, searched,
and given probabilities. None of that goes with chance that is only sampled.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import numpy as np
import pyspiel

from engine.adapters.course import PLAYERS, Course, rules_and_seats
from engine.adapters.tensors import Floats, Layout
from engine.cards.pack import all_cards
from engine.games import GAMES, AnyKind
from engine.record_fields import options_of

NO_END: Final = 1000
"""Deals of a game that may go on for any time, for those who ask for its length; the cup of Bulka takes some ten."""
MOST_CHIPS: Final = 1e9
"""More chips than anybody wins."""
ASKED: Final = 48
"""Decisions of one deal: more than all seats together make in any."""


class CardGame(pyspiel.Game):
    """A game with the options agreed on; each kind of game is a class of its own."""

    kind: AnyKind
    game_type: Any
    usual: Mapping[str, object]
    """The options where nothing else is chosen."""

    def __init__(self, chosen: Mapping[str, object] | None = None) -> None:
        kind, options = self.kind, {**self.usual, **(chosen or {})}
        self.rules, self.seats = rules_and_seats(kind, options)
        self.deals = kind.most_deals(self.rules)
        most = MOST_CHIPS if kind.chips else 2.0 if kind.ledger else 1.0
        info = pyspiel.GameInfo(
            num_distinct_actions=len(kind.decisions),
            max_chance_outcomes=len(all_cards(kind.cards)),
            num_players=self.seats,
            min_utility=-most,
            max_utility=most,
            utility_sum=0.0,
            max_game_length=ASKED * (self.deals or NO_END),
        )
        super().__init__(self.game_type, info, options)

    def new_initial_state(self) -> CardState:
        return CardState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class CardState(pyspiel.State):
    """A moment of a game."""

    def __init__(self, game: CardGame) -> None:
        super().__init__(game)
        self.course = Course(game.kind, game.rules, game.seats)

    def current_player(self) -> int:
        if self.course.is_chance:
            return int(pyspiel.PlayerId.CHANCE)
        actor = self.course.actor
        return int(pyspiel.PlayerId.TERMINAL) if actor is None else actor

    def is_terminal(self) -> bool:
        return self.course.game.outcome is not None

    def _legal_actions(self, player: int) -> list[int]:
        return self.course.actions()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        actions = self.course.actions()
        return [(action, 1 / len(actions)) for action in actions]

    def _apply_action(self, action: int) -> None:
        self.course.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.course.text(action)

    def returns(self) -> list[float]:
        return self.course.payoffs()

    def __str__(self) -> str:
        """Return all that has happened, with what is hidden."""
        return str(self.course)


class Observer:
    """What a player knows, as text and as numbers: with perfect recall of the whole game, else of the deal under way.

    There are no numbers with perfect recall of a game that may go on for any time.
    """

    def __init__(self, game: CardGame, iig_obs_type: Any, params: Any) -> None:
        if params:
            raise ValueError(f"there are no parameters of observations: {params}")
        if not iig_obs_type.public_info or iig_obs_type.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            raise ValueError("a player is told what everybody sees and the own cards together")
        self._whole = bool(iig_obs_type.perfect_recall)
        self._layout = Layout(Course(game.kind, game.rules, game.seats))
        deals = (game.deals or 0) if self._whole else 1
        size = deals * int(np.prod(self._layout.shape))
        self.tensor: Floats | None = np.zeros(game.seats + size, np.float32) if size else None
        self.dict: dict[str, Floats] = {}
        if self.tensor is not None:
            rows = self.tensor[game.seats :].reshape(deals, *self._layout.shape)
            self.dict = {"player": self.tensor[: game.seats], "deals": rows}

    def set_from(self, state: CardState, player: int) -> None:
        """Write what a player knows into the tensor."""
        if self.tensor is None:
            return
        self.tensor.fill(0)
        self.dict["player"][player] = 1
        course, rows = state.course, self.dict["deals"]
        last = course.game.deal_number
        for at, number in enumerate(range(1, last + 1) if self._whole else [last]):
            self._layout.write(rows[at], course.told_in(player, number))

    def string_from(self, state: CardState, player: int) -> str:
        """Return what a player knows as text."""
        course = state.course
        return f"{player}: {course.known(player, None if self._whole else course.game.deal_number)}"


def register(kind: AnyKind) -> None:
    """Make a game known to OpenSpiel by its name; its options are parameters, and `players` where that varies."""
    usual: dict[str, object] = {name: values[0] for name, values in options_of(kind.rules).items()}
    endless = kind.most_deals(kind.rules()) is None
    game_type = pyspiel.GameType(
        short_name=kind.name,
        long_name=kind.name.title(),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(kind.seats),
        min_num_players=min(kind.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=not endless,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=usual | ({PLAYERS: 0} if len(kind.seats) > 1 else {}),
    )
    # OpenSpiel gives up what it holds when Python is gone, which only classes outlive.
    made = type(CardGame.__name__, (CardGame,), {"kind": kind, "game_type": game_type, "usual": usual})
    pyspiel.register_game(game_type, made)


for _kind in GAMES.values():
    register(_kind)
