"""Many matches side by side, for learning."""
from __future__ import annotations

from typing import Any

import numpy

from . import _engine
from .game import Game, game as _game_of


class Batch:
    """Thousands of matches of one game in lockstep, in C, into NumPy arrays of yours.

    batch = Batch("base", 1024, options="trades=0", seed=1, threads=2)
    while True:
        actions = policy(batch.vectors, batch.masks)      # int32, one number per lane
        batch.step(actions)                               # all arrays are written anew
        learn(batch.rewards, batch.done)

    Each lane is a match. `step` takes one action per lane from your array, draws for chance, and
    writes into the arrays of the batch, which stay the same objects:

    masks    uint8 [lanes, actions]     1 where the seat to act may do this. Only the batch writes
                                        to it: a step changes what has changed
    choices  int32 [lanes, choices]     the same as ascending numbers, `counts` of them
    counts   int32 [lanes]
    seats    int32 [lanes]              who is to act; -1: over (with stay=True)
    rewards  float32 [lanes, seats]     when a match ends: 1 for winners, -1 for the others
    points   int32 [lanes, seats]       of the match that ended, else as everybody sees them
    done     uint8 [lanes]              0 goes on, 1 over, 2 cut off after turn_cap turns
    vectors  int32 [lanes, numbers]     the view of who is to act (`Game.vector_names`)
    planes   int16 [lanes, planes, rows, columns]

    Name the arrays you want in `arrays`, or pass your own by name (`masks=my_array`): C-contiguous,
    of that dtype, at least that large. A lane whose match is over begins the next one at once;
    rewards, points and done tell of the one that ended, the rest of the new one. With stay=True it
    waits for `reset(lanes)` instead.

    An action that is not legal raises IllegalAction and no lane moves. -1 in a lane means: the
    factored form in that row of `factors`, int32 [lanes, game.factor_count], for actions that
    lists leave out.
    """

    masks: "numpy.ndarray | None"
    choices: "numpy.ndarray | None"
    counts: "numpy.ndarray | None"
    seats: "numpy.ndarray | None"
    rewards: "numpy.ndarray | None"
    points: "numpy.ndarray | None"
    done: "numpy.ndarray | None"
    vectors: "numpy.ndarray | None"
    planes: "numpy.ndarray | None"

    NAMES = ("masks", "choices", "counts", "seats", "rewards", "points", "done", "vectors",
             "planes")

    def __init__(self, game: str | Game, lanes: int, seats: int | None = None, options: str = "",
                 seed: int = 0, *, threads: int = 1, turn_cap: int = 0, stay: bool = False,
                 choices: int = 512, arrays: tuple[str, ...] = ("masks", "choices", "counts",
                                                                "seats", "rewards", "done"),
                 **buffers: Any):
        self.game = _game_of(game)
        self.lanes = lanes
        self.seat_count = self.game.seats_usual if seats is None else seats
        for name in (*arrays, *buffers):
            if name not in self.NAMES:
                raise TypeError(f"a batch has no array {name!r}; it has {', '.join(self.NAMES)}")
        self._engine = _engine.Batch(self.game.name, lanes, self.seat_count, options,
                                     seed & (1 << 64) - 1, threads, turn_cap, stay)
        shapes = {
            "masks": ((lanes, self.game.action_count), numpy.uint8),
            "choices": ((lanes, choices), numpy.int32), "counts": ((lanes,), numpy.int32),
            "seats": ((lanes,), numpy.int32),
            "rewards": ((lanes, self.seat_count), numpy.float32),
            "points": ((lanes, self.seat_count), numpy.int32), "done": ((lanes,), numpy.uint8),
            "vectors": ((lanes, len(self.game.vector_names)), numpy.int32),
            "planes": ((lanes, *self.game.plane_shape), numpy.int16),
        }
        bound = []
        for name in self.NAMES:
            array = buffers.get(name)
            if array is None and name in arrays:
                array = numpy.zeros(*shapes[name])
            setattr(self, name, array)
            bound.append(array)
        self._engine.bind(*bound)
        self._drawn = 0
        self._seed = seed & (1 << 64) - 1

    def __repr__(self) -> str:
        return f"<landfall batch of {self.lanes} matches of {self.game.name!r}>"

    def step(self, actions: "numpy.ndarray", factors: "numpy.ndarray | None" = None) -> None:
        """One action in each lane, from an int32 array; writes all arrays."""
        self._engine.step(actions, factors)

    def reset(self, lanes: "numpy.ndarray | None" = None) -> None:
        """Starts the next match in every lane, or where `lanes` (uint8 or bool) is not 0."""
        self._engine.reset(lanes)

    def sample(self, out: "numpy.ndarray | None" = None) -> "numpy.ndarray":
        """A random legal number for each lane, all equally likely, into an int32 array."""
        if out is None:
            out = numpy.empty(self.lanes, numpy.int32)
        self._drawn = self._engine.random(out, self._seed, self._drawn)
        return out

    @property
    def transitions(self) -> int:
        """Actions applied so far in all lanes, chance included."""
        return self._engine.tally()[0]

    @property
    def matches(self) -> int:
        """Matches that are over."""
        return self._engine.tally()[1]

    def position(self, lane: int) -> str:
        """The whole position of a lane, as text."""
        return self._engine.position(lane)
