"""One match, step by step."""
from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from . import _engine, svg
from .game import Game, game

if TYPE_CHECKING:
    import numpy

#: `Match.seat` when the match is over
OVER = -1
#: `Match.seat` when chance is to act (only with chance=False), and the seat of its log entries
CHANCE = -2
#: the viewer who has no seat
SPECTATOR = -1
_ALL = -2


def _head(text: str) -> dict[str, str]:
    found: dict[str, str] = {}
    for line in text.splitlines():
        word, _, rest = line.partition(" ")
        if word == "actions":
            return found
        found.setdefault(word, rest)
    raise ValueError("this is no replay: there is no line 'actions'")


class Match(_engine.Match):
    """One match of a game, step by step.

    Match("base", seats=4, options="trades=0,target=8", seed=7)

    `seat` is the seat to act: the lowest of those the table waits for. `legal()` lists its
    actions as numbers (see `Game`), `play(number)` plays one. Chance is drawn by itself from the
    seed; with chance=False it is the turn of `CHANCE` and `draw()` goes on, or `do(text)` with an
    outcome of `outcomes()`. `do` also takes actions that lists leave out, from any seat.

    A wrong action raises `IllegalAction`, which names the rule, and leaves the match as it was.
    """

    def __new__(cls, *_args: Any, **_words: Any):
        return super().__new__(cls)

    def __init__(self, game: str | Game, seats: int | None = None, options: str = "",
                 seed: int = 0, *, number: int = 0, chance: bool = True):
        which = _game(game)
        super().__init__(which.name, which.seats_usual if seats is None else seats, options,
                         seed & (1 << 64) - 1, number, chance)

    # ---- What it is ----

    @property
    def game(self) -> Game:
        """The game that is played."""
        return game(self.setup[0])

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return self.setup[1]

    @property
    def options(self) -> str:
        """The line of options it was started with."""
        return self.setup[2]

    @property
    def seed(self) -> int:
        """The seed all chance follows from."""
        return self.setup[3]

    def __repr__(self) -> str:
        where = "over" if self.over else f"turn {self.turn}, seat {self.seat} to act"
        return f"<landfall match of {self.setup[0]!r}, {self.seats} seats: {where}>"

    def __copy__(self) -> "Match":
        return self.copy()

    def __deepcopy__(self, memo: dict) -> "Match":
        return self.copy()

    def __reduce__(self):
        return _restore, (self.replay_so_far(), self.setup[3:])

    # ---- Actions ----

    def legal_texts(self, seat: int | None = None) -> list[str]:
        """What a seat may do, in the notation; without a seat, of who is to act."""
        name = self.setup[0]
        return [_engine.unparse(name, a) for a in self.actions(-1 if seat is None else seat)]

    def do(self, action: str | int, seat: int | None = None) -> None:
        """Plays an action given as text, or as the engine's action: any that is allowed, listed
        or not, of any seat that may act, or an outcome of chance."""
        code = self.game.parse(action) if isinstance(action, str) else action
        self.act(code, self.seat if seat is None else seat)

    def why_not(self, action: str | int, seat: int | None = None) -> str:
        """The number of the rule that forbids an action ("IB-45"), or "" if it is allowed."""
        code = self.game.parse(action) if isinstance(action, str) else action
        return self.check(code, self.seat if seat is None else seat)

    def number_of(self, action: int) -> int:
        """The number of a listed action of the seat to act, or -1."""
        listed = self.actions(-1)
        return self.legal()[listed.index(action)] if action in listed else -1

    def ask(self, bot: str, seat: int | None = None) -> str:
        """What a bot would do, from the seat's view alone, as text. Nothing is played."""
        code = self.choose(bot, self.seat if seat is None else seat)
        return _engine.unparse(self.setup[0], code)

    def play_bot(self, bot: str) -> str:
        """Lets a bot act for the seat to act; returns what it did."""
        seat, code = self.seat, self.choose(bot, self.seat)
        self.act(code, seat)
        return _engine.unparse(self.setup[0], code)

    def describe(self, action: str | int, seat: int | None = None, viewer: int | None = None,
                 language: str = "en") -> str:
        """An action that is allowed now in a sentence ("Red builds a road on e5")."""
        code = self.game.parse(action) if isinstance(action, str) else action
        return self.tell(code, self.seat if seat is None else seat,
                         _ALL if viewer is None else viewer, language)

    # ---- Views ----

    def view(self, seat: int | None = None) -> "View":
        """What a seat knows (`SPECTATOR`: somebody without a seat); as it is now."""
        return View(self, self.seat if seat is None else seat)

    def mask(self, out: "numpy.ndarray | None" = None) -> "numpy.ndarray":
        """1 where a number is legal for the seat to act, as uint8; into `out` if given."""
        if out is None:
            import numpy
            out = numpy.empty(self.game.action_count, numpy.uint8)
        self.mask_into(out)
        return out

    def vector(self, seat: int | None = None, out: "numpy.ndarray | None" = None):
        """The view of a seat as int32 numbers, named by `game.vector_names`."""
        if out is None:
            import numpy
            out = numpy.empty(len(self.game.vector_names), numpy.int32)
        self.numbers_into(self.seat if seat is None else seat, out)
        return out

    def planes(self, seat: int | None = None, out: "numpy.ndarray | None" = None):
        """The view of a seat as int16 planes (plane, row, column), named by `game.plane_names`."""
        if out is None:
            import numpy
            out = numpy.empty(self.game.plane_shape, numpy.int16)
        self.planes_into(self.seat if seat is None else seat, out)
        return out

    # ---- Text ----

    def replay(self, note: str = "") -> str:
        """The match so far as a replay (docs/notation.md): set-up, actions, checksums."""
        return super().replay(note)

    def replay_so_far(self) -> str:
        """The same; what pickling uses."""
        return super().replay("")

    @classmethod
    def from_replay(cls, text: str, upto: int = -1, *, seed: int = 0, number: int = 0,
                    chance: bool = True) -> "Match":
        """The match of a replay, or its first `upto` actions. Every checksum is compared. Played
        on, chance follows from `seed` and `number`, with which the same match would go on alike."""
        head = _head(text)
        try:
            which, seats, rules = game(head["game"]), int(head["seats"]), int(head["rules"])
        except KeyError as missing:
            raise ValueError(f"this replay has no line {missing.args[0]!r}") from None
        options = head.get("options", "")
        if not which.rules_oldest <= rules <= which.rules_version:
            raise ValueError(f"this replay is by rules version {rules} of {which.name}; this engine "
                             f"plays {which.rules_oldest} to {which.rules_version}")
        if rules != which.rules_version and "rules=" not in options:
            options = f"rules={rules}" + ("," + options if options else "")
        match = cls(which, seats, options, seed, number=number, chance=False)
        if upto != 0:
            match.load(text, upto, chance)
        return match

    def log(self) -> list[tuple[int, str]]:
        """All actions so far as (seat, text); the seat of chance is `CHANCE`."""
        name = self.setup[0]
        return [(seat, _engine.unparse(name, action)) for seat, action in self.log_entries()]

    def _repr_svg_(self) -> str:
        return svg.drawing(self.game, json.loads(self.json(_ALL)), self.drawing(_ALL, "en", False))


def _restore(text: str, rest: tuple) -> Match:
    seed, number, chance = rest
    return Match.from_replay(text, seed=seed, number=number, chance=bool(chance))


class View:
    """What one seat knows of a match at one moment: all that its player, or a bot in its place,
    may see. A view does not change when the match goes on."""

    def __init__(self, match: Match, seat: int):
        self.game = match.game
        self.seat = seat
        self._json = match.json(seat)
        self.position: str = match.position(seat)
        self._drawing = {lang: match.drawing(seat, lang, False) for lang in ("en", "de")}
        self._match = match.copy()

    def __repr__(self) -> str:
        return f"<landfall view of seat {self.seat}, {self.game.name!r}>"

    def json(self) -> dict:
        """As the server sends it to the seat's browser (docs/protocol.md)."""
        return json.loads(self._json)

    def draw(self, language: str = "en") -> str:
        """As a drawing of characters."""
        return self._drawing[language]

    def vector(self) -> "numpy.ndarray":
        """As int32 numbers, named by `game.vector_names`."""
        return self._match.vector(self.seat)

    def named(self) -> dict[str, int]:
        """The numbers with their names."""
        return dict(zip(self.game.vector_names, (int(n) for n in self.vector())))

    def planes(self) -> "numpy.ndarray":
        """As int16 planes (plane, row, column), named by `game.plane_names`."""
        return self._match.planes(self.seat)

    def _repr_svg_(self) -> str:
        return svg.drawing(self.game, self.json(), self._drawing["en"])


def _game(name: str | Game) -> Game:
    return name if isinstance(name, Game) else game(name)
