"""The games for PettingZoo, as environments in which agents act in turn (AEC).

>>> environment = CardEnvironment("stovkahra", count="open")
>>> environment.reset(seed=1)
>>> environment.agent_selection
'seat_2'
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from gymnasium.utils import seeding
from numpy.typing import NDArray
from pettingzoo import AECEnv

from engine.adapters.course import Course, rules_and_seats
from engine.adapters.tensors import Floats, Layout
from engine.games import GAMES

MAX_POINTS: Final = 1e9
"""More points and chips than there are."""


class CardEnvironment(AECEnv):
    """A game by its name, with options of its rules, and `players` where that varies.

    An agent observes the deal under way as far as its seat knows it, and a mask of what it may do. Rewards come with
    the end of the game: brčka, chips, or 1 for the game itself.
    """

    def __init__(self, name: str, render_mode: str | None = None, **options: object) -> None:
        super().__init__()
        self._kind = GAMES[name]
        self._rules, seats = rules_and_seats(self._kind, options)
        self._course = Course(self._kind, self._rules, seats)
        self._layout = Layout(self._course)
        self.metadata = {"name": f"{name}_v1", "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        size = seats + int(np.prod(self._layout.shape))
        self._observations = {
            agent: Dict(
                {
                    "observation": Box(-MAX_POINTS, MAX_POINTS, (size,), np.float32),
                    "action_mask": Box(0, 1, (len(self._kind.decisions),), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self._actions = {agent: Discrete(len(self._kind.decisions)) for agent in self.possible_agents}
        self._chance, _ = seeding.np_random()

    def observation_space(self, agent: str) -> Dict:
        return self._observations[agent]

    def action_space(self, agent: str) -> Discrete:
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game; the same seed deals the same cards, and without one the cards are others than before."""
        if seed is not None:
            self._chance, _ = seeding.np_random(seed)
        self._course = Course(self._kind, self._rules, len(self.possible_agents))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._go_on()

    def step(self, action: Any) -> None:
        """Make a move for the agent whose turn it is; raise `IllegalMove` if the rules forbid it."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._course.apply(int(action))
        self._go_on()

    def _go_on(self) -> None:
        """Let chance do its part, and find who is next."""
        course = self._course
        while course.is_chance:
            course.apply(int(self._chance.choice(course.actions())))
        if course.actor is not None:
            self.agent_selection = self.possible_agents[course.actor]
            return
        self.rewards = dict(zip(self.agents, course.payoffs(), strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]
        self._accumulate_rewards()

    def observe(self, agent: str) -> dict[str, NDArray[Any]]:
        """Return what an agent knows, and which actions it may take: none unless it is its turn."""
        seat, course = self.possible_agents.index(agent), self._course
        known = np.zeros(self._observations[agent]["observation"].shape, np.float32)
        known[seat] = 1
        rows: Floats = known[len(self.possible_agents) :].reshape(self._layout.shape)
        self._layout.write(rows, course.told_in(seat, course.game.deal_number))
        mask = np.zeros(len(self._kind.decisions), np.int8)
        if seat == course.actor:
            mask[course.actions()] = 1
        return {"observation": known, "action_mask": mask}

    def render(self) -> str | None:
        """Return all that has happened as text, with what is hidden, where that was asked for."""
        return str(self._course) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Give nothing back, since nothing is held."""
