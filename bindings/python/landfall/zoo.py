"""A PettingZoo AEC environment: every seat is an agent, several actions a turn come one by one.

    from landfall.zoo import env
    environment = env("base", seats=3, options="trades=0")
"""
from __future__ import annotations

import functools

import numpy
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from .game import Game, game as _game_of
from .gym import observation_space
from .match import Match


class LandfallAEC(AECEnv):
    """All seats of a match as agents "seat_0", "seat_1" ...

    Observations are {"observation", "action_mask"} of the agent's own view; the mask of an agent
    that is not to act is all 0. At the end winners get 1, the others -1. A match is truncated once
    more than turn_cap turns have begun. An illegal action raises IllegalAction.
    """

    metadata = {"render_modes": ["ansi", "svg"], "name": "landfall_v1", "is_parallelizable": False}

    def __init__(self, game: str | Game = "base", *, seats: int | None = None, options: str = "",
                 observation: str = "vector", turn_cap: int = 1000,
                 render_mode: str | None = None):
        super().__init__()
        self.game = _game_of(game)
        self.seats = self.game.seats_usual if seats is None else seats
        self.options = self.game.between_bots(options)
        self.turn_cap, self.render_mode = turn_cap, render_mode
        self._observation = observation
        self.possible_agents = [f"seat_{i}" for i in range(self.seats)]
        self._space = observation_space(self.game, observation)
        self.match = Match(self.game, self.seats, self.options, 0)
        self._random = numpy.random.default_rng()

    @functools.lru_cache(maxsize=None)
    def observation_space(self, agent):
        return observation_space(self.game, self._observation)

    @functools.lru_cache(maxsize=None)
    def action_space(self, agent):
        from gymnasium import spaces
        return spaces.Discrete(self.game.action_count)

    def reset(self, seed: int | None = None, options: dict | None = None):
        if seed is not None:
            self._random = numpy.random.default_rng(seed)
        self.match = Match(self.game, self.seats, self.options,
                           int(self._random.integers(1 << 62)))
        self.agents = self.possible_agents[:]
        self.rewards = {agent: 0.0 for agent in self.agents}
        self._cumulative_rewards = {agent: 0.0 for agent in self.agents}
        self.terminations = {agent: False for agent in self.agents}
        self.truncations = {agent: False for agent in self.agents}
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[max(self.match.seat, 0)]

    def observe(self, agent):
        seat = self.possible_agents.index(agent)
        mask = numpy.zeros(self.game.action_count, numpy.int8)
        if self.match.seat == seat:
            self.match.mask_into(mask)
        seen = self.match.vector(seat) if self._observation == "vector" else self.match.planes(seat)
        return {"observation": seen, "action_mask": mask}

    def step(self, action):
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.match.play(int(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        match = self.match
        if match.over:
            for seat, name in enumerate(self.possible_agents):
                if match.winners:
                    self.rewards[name] = 1.0 if seat in match.winners else -1.0
                self.terminations[name] = True
        elif match.turn > self.turn_cap:
            self.truncations = {name: True for name in self.agents}
        else:
            self.agent_selection = self.possible_agents[match.seat]
        self._accumulate_rewards()
        if self.render_mode:
            self.render()

    def render(self):
        seat = self.possible_agents.index(self.agent_selection)
        if self.render_mode == "ansi":
            return self.match.drawing(seat, "en", False)
        if self.render_mode == "svg":
            return self.match.view(seat)._repr_svg_()
        return None

    def close(self):
        pass


def raw_env(game: str | Game = "base", **words) -> LandfallAEC:
    """The bare environment."""
    return LandfallAEC(game, **words)


def env(game: str | Game = "base", **words):
    """The environment with PettingZoo's checks of the order of calls."""
    return wrappers.OrderEnforcingWrapper(LandfallAEC(game, **words))
