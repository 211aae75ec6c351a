"""The games for OpenSpiel.

    import pyspiel, landfall.spiel                 # registers landfall_base, landfall_duel ...
    game = pyspiel.load_game("landfall_base(seats=3,options=trades=0)")

Chance is explicit: dice, thefts and draws have their exact odds. A shuffle has too many outcomes
to list; it is sampled: `SHUFFLES` equally likely ones, which follow from the game's parameter
`seed` and from where in the history it stands, so that a history always means the same.
"""
from __future__ import annotations

import numpy
import pyspiel

from . import _engine
from .game import Game, game as _game_of, games
from .match import CHANCE, OVER, Match

#: outcomes that stand for a shuffle
SHUFFLES = 1024
_OUTCOMES_MAX = 1024
#: longer than any match that turn_cap leaves
_LENGTH_MAX = 1 << 20


def _mix(x: int) -> int:
    x = (x ^ x >> 30) * 0xBF58476D1CE4E5B9 & (1 << 64) - 1
    x = (x ^ x >> 27) * 0x94D049BB133111EB & (1 << 64) - 1
    return x ^ x >> 31


def _type_of(which: Game) -> pyspiel.GameType:
    return pyspiel.GameType(
        short_name="landfall_" + which.name.replace("-", "_"), long_name="Landfall: " + which.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=which.seats_max, min_num_players=which.seats_min,
        provides_information_state_string=False, provides_information_state_tensor=False,
        provides_observation_string=True, provides_observation_tensor=True,
        parameter_specification={"seats": which.seats_usual, "options": "", "seed": 0,
                                 "turn_cap": 1000})


class LandfallGame(pyspiel.Game):
    """A game of Landfall as OpenSpiel sees it. Observations are the vector of the player's view."""

    which: Game
    kind: pyspiel.GameType

    def __init__(self, params: dict | None = None):
        given = {"seats": self.which.seats_usual, "options": "", "seed": 0, "turn_cap": 1000}
        given.update(params or {})
        self.seats = int(given["seats"])
        # OpenSpiel parts parameters by commas, so a semicolon may stand for one.
        self.options = self.which.between_bots(str(given["options"]).replace(";", ","))
        self.seed, self.turn_cap = int(given["seed"]), int(given["turn_cap"])
        Match(self.which, self.seats, self.options, 0, chance=False)        # refuses bad options
        super().__init__(self.kind, pyspiel.GameInfo(
            num_distinct_actions=self.which.action_count, max_chance_outcomes=_OUTCOMES_MAX,
            num_players=self.seats, min_utility=-1.0, max_utility=1.0, utility_sum=None,
            max_game_length=_LENGTH_MAX), params or {})

    def new_initial_state(self):
        return LandfallState(self)

    def make_py_observer(self, iig_obs_type=None, params=None):
        if iig_obs_type is not None and iig_obs_type.perfect_recall:
            raise ValueError("landfall gives observations, not information states")
        return LandfallObserver(self)


class LandfallState(pyspiel.State):
    """A state: one match, with chance explicit."""

    def __init__(self, game: LandfallGame):
        super().__init__(game)
        self.turn_cap, self.shuffle_seed = game.turn_cap, game.seed
        self.match = Match(game.which, game.seats, game.options, game.seed, chance=False)

    def _outcomes(self) -> list[tuple[int, int]]:
        listed = self.match.outcomes()
        if len(listed) == 1 and listed[0][1] == 0:
            place = _mix(_mix(self.shuffle_seed & (1 << 64) - 1) + len(self.match.log_entries()))
            return [(listed[0][0] | _mix(place + i) >> 16, 1) for i in range(SHUFFLES)]
        return listed

    def current_player(self):
        if self.is_terminal():
            return pyspiel.PlayerId.TERMINAL
        return pyspiel.PlayerId.CHANCE if self.match.seat == CHANCE else self.match.seat

    def _legal_actions(self, player):
        return self.match.legal() if player == self.match.seat else []

    def chance_outcomes(self):
        listed = self._outcomes()
        total = sum(weight for _, weight in listed)
        return [(i, weight / total) for i, (_, weight) in enumerate(listed)]

    def _apply_action(self, action):
        if self.match.seat == CHANCE:
            self.match.act(self._outcomes()[action][0], CHANCE)
        else:
            self.match.play(action)

    def _action_to_string(self, player, action):
        name = self.match.setup[0]
        if player == pyspiel.PlayerId.CHANCE:
            listed = self._outcomes() if self.match.seat == CHANCE else []
            return _engine.unparse(name, listed[action][0]) if action < len(listed) \
                else f"chance {action}"
        return _engine.number_text(name, action)

    def is_terminal(self):
        return self.match.seat == OVER or self.match.turn > self.turn_cap

    def returns(self):
        winners = self.match.winners
        if not winners:
            return [0.0] * self.match.seats
        return [1.0 if seat in winners else -1.0 for seat in range(self.match.seats)]

    def __str__(self):
        return self.match.position(-2)


class LandfallObserver:
    """What a player sees, as OpenSpiel's algorithms ask for it."""

    def __init__(self, game: LandfallGame):
        self.tensor = numpy.zeros(len(game.which.vector_names), numpy.float32)
        self.dict = {"observation": self.tensor}
        self._numbers = numpy.zeros(len(game.which.vector_names), numpy.int32)

    def set_from(self, state, player):
        state.match.numbers_into(player, self._numbers)
        self.tensor[:] = self._numbers

    def string_from(self, state, player):
        return state.match.position(player)


def _register(name: str) -> None:
    which = _game_of(name)
    kind = _type_of(which)
    made = type("Landfall" + "".join(p.capitalize() for p in name.split("-")) + "Game",
                (LandfallGame,), {"which": which, "kind": kind})
    globals()[made.__name__] = made
    pyspiel.register_game(kind, made)


for _name in games():
    if "landfall_" + _name.replace("-", "_") not in pyspiel.registered_names():
        _register(_name)
