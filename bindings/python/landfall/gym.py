"""A Gymnasium environment: one seat learns, bots sit at the others.

    import gymnasium, landfall.gym
    env = gymnasium.make("Landfall/Base-v1", opponents="greedy", options="trades=0")
    obs, info = env.reset(seed=1)
    env.unwrapped.action_masks()                  # for sb3-contrib's MaskablePPO

Ids are `Landfall/Base-v1`, `Landfall/Duel-v1`, `Landfall/Knights-v1`, `Landfall/Sea-v1`,
`Landfall/KnightsSea-v1`, `Landfall/Dice-v1`, `Landfall/Cards-v1`; the version rises whenever
actions or observations change their meaning.
"""
from __future__ import annotations

from typing import Any, Sequence

import gymnasium
import numpy
from gymnasium import spaces

from . import _engine
from .game import Game, game as _game_of, games
from .match import Match

_INT32 = numpy.iinfo(numpy.int32)
_INT16 = numpy.iinfo(numpy.int16)


def observation_space(which: Game, observation: str) -> spaces.Dict:
    """{"observation": vector or planes of the seat's view, "action_mask": 1 where legal}."""
    if observation == "vector":
        box = spaces.Box(_INT32.min, _INT32.max, (len(which.vector_names),), numpy.int32)
    elif observation == "planes":
        box = spaces.Box(_INT16.min, _INT16.max, which.plane_shape, numpy.int16)
    else:
        raise ValueError(f"observation: expected 'vector' or 'planes', not {observation!r}")
    return spaces.Dict({"observation": box,
                        "action_mask": spaces.Box(0, 1, (which.action_count,), numpy.int8)})


class LandfallEnv(gymnasium.Env):
    """One seat of a match against bots.

    opponents    a bot's name for all other seats, or one for each of them
    seat         the learner's seat, or None: drawn at every reset
    observation  "vector" (numbers named by Game.vector_names) or "planes"
    reward       "win": 1 or -1 at the end; "points": points gained by each step
    illegal      what an illegal action does: "penalty" (reward -1, nothing else happens, the rule
                 in info["illegal"]) or "raise" (IllegalAction)
    turn_cap     a match is truncated once more turns have begun
    """

    metadata = {"render_modes": ["ansi", "svg"], "render_fps": 4}

    def __init__(self, game: str | Game = "base", *, seats: int | None = None, options: str = "",
                 opponents: str | Sequence[str] = "random", seat: int | None = 0,
                 observation: str = "vector", reward: str = "win", illegal: str = "penalty",
                 turn_cap: int = 1000, render_mode: str | None = None):
        self.game = _game_of(game)
        self.seats = self.game.seats_usual if seats is None else seats
        self.options = self.game.between_bots(options)
        others = [opponents] * (self.seats - 1) if isinstance(opponents, str) else list(opponents)
        if len(others) != self.seats - 1:
            raise ValueError(f"opponents: expected one name or {self.seats - 1}, not {len(others)}")
        for name in others:
            if name not in self.game.bots:
                raise ValueError(f"no bot {name!r} plays {self.game.name}; there are "
                                 f"{', '.join(self.game.bots)}")
        if seat is not None and not 0 <= seat < self.seats:
            raise ValueError(f"seat: expected 0 to {self.seats - 1} or None, not {seat}")
        for name, value, good in (("reward", reward, ("win", "points")),
                                  ("illegal", illegal, ("penalty", "raise"))):
            if value not in good:
                raise ValueError(f"{name}: expected {' or '.join(good)}, not {value!r}")
        self.opponents, self._asked_seat = others, seat
        self._observation, self._reward, self._illegal = observation, reward, illegal
        self.turn_cap, self.render_mode = turn_cap, render_mode
        self.observation_space = observation_space(self.game, observation)
        self.action_space = spaces.Discrete(self.game.action_count)
        self.seat = seat or 0
        self.match = Match(self.game, self.seats, self.options, 0)
        self._points = 0

    def _play_others(self) -> None:
        match = self.match
        while match.seat not in (self.seat, -1) and match.turn <= self.turn_cap:
            other = match.seat - (match.seat > self.seat)
            match.act(match.choose(self.opponents[other], match.seat), match.seat)

    def _look(self) -> dict[str, numpy.ndarray]:
        match, mask = self.match, numpy.zeros(self.game.action_count, numpy.int8)
        if match.seat == self.seat:
            match.mask_into(mask)
        seen = match.vector(self.seat) if self._observation == "vector" else match.planes(self.seat)
        return {"observation": seen, "action_mask": mask}

    def action_masks(self) -> numpy.ndarray:
        """The legal actions as booleans, under the name that sb3-contrib asks for."""
        return self._look()["action_mask"].astype(bool)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None):
        """Starts a match; its chance follows from `seed`. options={"options": "..."} changes the
        line of options from now on."""
        super().reset(seed=seed)
        if options and "options" in options:
            self.options = self.game.between_bots(options["options"])
        luck = int(self.np_random.integers(1 << 62))
        self.seat = int(self.np_random.integers(self.seats)) if self._asked_seat is None \
            else self._asked_seat
        self.match = Match(self.game, self.seats, self.options, luck)
        self._play_others()
        self._points = self.match.points[self.seat]
        return self._look(), {"seat": self.seat}

    def step(self, action):
        match, info = self.match, {"seat": self.seat}
        try:
            match.play(int(action))
        except _engine.IllegalAction as wrong:
            if self._illegal == "raise" or match.over:
                raise
            info["illegal"] = str(wrong)
            return self._look(), -1.0, False, False, info
        self._play_others()
        truncated = not match.over and match.turn > self.turn_cap
        reward, points = 0.0, match.points[self.seat]
        if self._reward == "points":
            reward = float(points - self._points)
        elif match.over and match.winners:
            reward = 1.0 if self.seat in match.winners else -1.0
        self._points = points
        return self._look(), reward, match.over, truncated, info

    def render(self):
        if self.render_mode == "ansi":
            return self.match.drawing(self.seat, "en", False)
        if self.render_mode == "svg":
            return self.match.view(self.seat)._repr_svg_()
        return None


def env_id(name: str) -> str:
    """"Landfall/KnightsSea-v1" for "knights-sea"."""
    return "Landfall/" + "".join(part.capitalize() for part in name.split("-")) + "-v1"


for _name in games():
    if env_id(_name) not in gymnasium.registry:
        gymnasium.register(env_id(_name), entry_point="landfall.gym:LandfallEnv",
                           kwargs={"game": _name}, order_enforce=True)
