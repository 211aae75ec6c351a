"""Games and what can be said of them before a match begins."""
from __future__ import annotations

import functools
import json
from dataclasses import dataclass
from typing import Sequence

from . import _engine


@dataclass(frozen=True)
class Option:
    """A setup option: `name=value` in the line of options of a match."""

    name: str
    values: str       #: "0|1", "3..20", "classic|compact|TEXT"
    standard: str     #: what holds where the option is absent
    help: str
    help_de: str


@dataclass(frozen=True)
class Kind:
    """A kind of action.

    `factors` are the numbers of values of its arguments in the factored form, in the order of the
    notation; `lows` are the values that a factor 0 stands for (cards given are negative).
    """

    index: int        #: its place in the game's table: the first number of the factored form
    word: str         #: the first word of the notation
    arguments: str
    open: bool        #: legal() lists only the useful ones; `Match.check` judges any
    hidden: bool      #: others may not see its arguments
    chance: bool
    help: str
    help_de: str
    factors: tuple[int, ...]
    lows: tuple[int, ...]


class Game:
    """One game: its table of options, kinds of action, bots and observations.

    Get one with `landfall.game("base")`. Nothing in it changes.

    Numbers of actions: every action that can ever be legal has a number from 0 to
    `action_count - 1`, the same in every position and every match of the game. Ascending numbers
    sort by kind, then by arguments, as the lists of the engine do. `text(number)` says what one
    means. The last number stands for a listed action without a number of its own and does not
    occur in ordinary play.

    The factored form is for any action, above all those that lists leave out (free offers of
    trade): `factor("offer 1 2b>w")` gives a tuple, `unfactor` reads it.
    """

    def __init__(self, name: str):
        info = _engine.info(name)
        self.name: str = info["name"]
        self.title, self.title_de = info["title"]
        self.subtitle, self.subtitle_de = info["subtitle"]
        self.rules_version: int = info["rules_version"]
        self.rules_oldest: int = info["rules_oldest"]
        self.seats_min: int = info["seats_min"]
        self.seats_max: int = info["seats_max"]
        self.seats_usual: int = info["seats_usual"]
        #: what a match between bots takes where its options say nothing, so that it ends soon
        self.bots_options: str = info["bots_options"]
        self.options = tuple(Option(n, v, s, h[0], h[1]) for n, v, s, h in info["options"])
        self.kinds = tuple(
            Kind(i, word, arguments, bool(flags & 1), bool(flags & 2), kind < 16, help_[0], help_[1],
                 tuple(s[0] for s in spans), tuple(s[1] for s in spans))
            for i, (kind, word, arguments, flags, help_, spans) in enumerate(info["kinds"]))
        #: names of the bots that can play it
        self.bots = tuple(bot for bot, _, solved in info["bots"] if not solved)
        self.action_count: int = info["action_count"]
        #: the names of the numbers of a view, "hand.2.4": row, seat, place in the row
        self.vector_names: tuple[str, ...] = tuple(info["vector_names"])
        #: the names of the planes of a view, "roads.2"
        self.plane_names: tuple[str, ...] = tuple(info["plane_names"])
        #: (planes, rows, columns)
        self.plane_shape: tuple[int, int, int] = tuple(info["plane_shape"])
        #: how many numbers the factored form of an action has
        self.factor_count: int = info["factors"]

    def __repr__(self) -> str:
        return f"<landfall game {self.name!r}: {self.title}, {self.seats_min} to " \
               f"{self.seats_max} seats, {self.action_count} actions>"

    def __reduce__(self):
        return game, (self.name,)

    def text(self, number: int) -> str:
        """The action of a number in the notation: "settlement c12"."""
        return _engine.number_text(self.name, number)

    def number(self, text: str) -> int:
        """The number of an action given as text, or -1: it has none (a free offer)."""
        return _engine.parse(self.name, text)[1]

    def parse(self, text: str) -> int:
        """An action given as text as the engine's 64-bit action. ValueError says where it fails."""
        return _engine.parse(self.name, text)[0]

    def factor(self, action: int | str) -> tuple[int, ...]:
        """An action in the factored form: the place of its kind, then its arguments."""
        return _engine.factor(self.name, self.parse(action) if isinstance(action, str) else action)

    def unfactor(self, factors: Sequence[int]) -> str:
        """The text of an action in the factored form; missing factors are 0."""
        return _engine.unfactor(self.name, tuple(int(f) for f in factors))[1]

    @functools.cached_property
    def content(self) -> dict:
        """The numbers of the rules: costs, supplies, where hexes lie (docs/content.md)."""
        return json.loads(_engine.content(self.name))

    def between_bots(self, options: str) -> str:
        """A line of options with what bots need for a match that ends (`bots_options`)."""
        named = {part.split("=")[0] for part in options.split(",") if part}
        more = [part for part in self.bots_options.split(",")
                if part and part.split("=")[0] not in named and not
                ("trades=0" in options.split(",") and part.startswith("offers="))]
        return ",".join([part for part in options.split(",") if part] + more)


def games() -> list[str]:
    """The names of all games."""
    return _engine.games()


@functools.lru_cache(maxsize=None)
def game(name: str | Game) -> Game:
    """The game of this name; `games()` lists them."""
    return name if isinstance(name, Game) else Game(name)
