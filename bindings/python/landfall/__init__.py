"""Landfall's engine for Python: seven games of the Catan family, exact and fast.

    >>> import landfall
    >>> landfall.games()
    ['base', 'duel', 'knights', 'sea', 'knights-sea', 'dice', 'cards']
    >>> match = landfall.Match("base", seats=4, seed=1)
    >>> while not match.over:
    ...     match.play(match.legal()[0])          # numbers of actions: the same in every position
    >>> match.winners, match.points

What there is:

* `game(name)`      a `Game`: seats, options, kinds of action, bots, names of observations
* `Match`           one match step by step: legal actions, views, texts, replays
* `Batch`           thousands of matches side by side, into your own NumPy arrays, on threads
* `landfall.gym`    a Gymnasium environment, opponents by name      (needs gymnasium)
* `landfall.zoo`    a PettingZoo AEC environment                    (needs pettingzoo)
* `landfall.spiel`  the games for OpenSpiel                         (needs open_spiel)
* `landfall.catanatron`  our bots as players of catanatron          (needs catanatron)
* `landfall.data`   what `landfall export` has written, as arrays
* `python -m landfall games | play GAME | bench GAME [--json]`

Seats count from 0. A view is what one seat knows; nothing else is in observations, so whoever
learns from them learns from what a player sees. Chance is drawn from a seed: the same seed and the
same actions give the same match everywhere.
"""
from ._engine import IllegalAction, SetupError
from .batch import Batch
from .game import Game, Kind, Option, game, games
from .match import CHANCE, OVER, SPECTATOR, Match, View

__all__ = ["Batch", "CHANCE", "Game", "IllegalAction", "Kind", "Match", "OVER", "Option",
           "SPECTATOR", "SetupError", "View", "__version__", "game", "games"]
__version__ = "1.0.0"
