"""Our bots as players of catanatron: any Landfall bot inside catanatron's own engine.

    python -m landfall.catanatron --us greedy --them F --games 100 --seats 2
    catanatron-play --code path/to/landfall/catanatron.py --players LF:greedy,F --num 100

Every action of its log is played again in ours, so the bot gets our view of its seat and nothing
else: cards of others stay unseen. Where the two engines come apart (roads behind a building of
another, which theirs allows; roads up to one, which theirs does not count) it is counted; our match is
set to the position that catanatron has, and goes on. catanatron is imported, never copied: it has its
own licence (GPL-3).

Works with catanatron 3.2.1 (PyPI) and its 3.3 line.
"""
from __future__ import annotations

import argparse
import collections
import json
import math
import random
import sys
import time
from typing import Any

from catanatron.game import Game as TheirGame
from catanatron.models.enums import ActionType, RESOURCES
from catanatron.models.map import LandTile, Port, PORT_DIRECTION_TO_NODEREFS
from catanatron.models.player import Color, Player, RandomPlayer

from landfall import IllegalAction, Match

#: in the order of corners around a hex, clockwise from the top, as our geometry has them
_AROUND = ("NORTH", "NORTHEAST", "SOUTHEAST", "SOUTH", "SOUTHWEST", "NORTHWEST")
_LAND = {"WOOD": "f", "BRICK": "h", "SHEEP": "p", "WHEAT": "g", "ORE": "m", None: "d"}
_LETTER = {"WOOD": "l", "BRICK": "b", "SHEEP": "w", "WHEAT": "g", "ORE": "o"}
_RESOURCE = {letter: name for name, letter in _LETTER.items()}
_OUR_ORDER = ("BRICK", "WOOD", "SHEEP", "WHEAT", "ORE")
_CARD = {"KNIGHT": "k", "ROAD_BUILDING": "r", "YEAR_OF_PLENTY": "i", "MONOPOLY": "m",
         "VICTORY_POINT": "v"}


#: cards by the word that plays them, and in the order of our JSON
_PLAYED = {"knight": "k", "roadbuilding": "r", "invention": "i", "monopoly": "m"}
_CARD_ORDER = "krimv"


def _turned(cube: tuple[int, int, int], turns: int, mirrored: bool) -> tuple[int, int]:
    """Where a hex lies in our coordinates after so many sixths of a turn."""
    x, y, z = (cube[1], cube[0], cube[2]) if mirrored else cube
    for _ in range(turns):
        x, y, z = -z, -x, -y
    return 4 * x + 2 * z, 6 * z


class Geography:
    """Which of their tiles, nodes and edges are which of ours, and their board as our text."""

    def __init__(self, board_map, shape: dict, harbour_edges: list[int]):
        place = {tuple(xy): index for index, xy in enumerate(shape["hexes"])}
        between = {tuple(sorted(ends)): edge for edge, ends in enumerate(shape["edge_corners"])}
        for mirrored in (False, True):
            for turns in range(6):
                if self._lay(board_map, shape, place, between, turns, mirrored) and \
                        sorted(self.harbours) == sorted(harbour_edges):
                    self.board = self._text(board_map, harbour_edges)
                    return
        raise ValueError("this map of catanatron has no place on our island of 19 hexes")

    def _lay(self, board_map, shape, place, between, turns, mirrored) -> bool:
        self.hex_of, self.corner_of, self.harbours = {}, {}, {}
        for cube, tile in board_map.tiles.items():
            if not isinstance(tile, LandTile):
                continue
            where = place.get(_turned(cube, turns, mirrored))
            if where is None:
                return False
            self.hex_of[cube] = where
            for ref, node in tile.nodes.items():
                side = _AROUND.index(ref.name)
                side = (turns + (-side if mirrored else side)) % 6
                self.corner_of[node] = shape["hex_corners"][where][side]
        self.edge_of = {frozenset((a, b)): between[tuple(sorted((ca, cb)))]
                        for a, ca in self.corner_of.items() for b, cb in self.corner_of.items()
                        if tuple(sorted((ca, cb))) in between}
        for tile in board_map.tiles.values():
            if isinstance(tile, Port):
                ends = [tile.nodes[ref] for ref in PORT_DIRECTION_TO_NODEREFS[tile.direction]]
                self.harbours[self.edge_of[frozenset(ends)]] = tile.resource
        self.node_of = {corner: node for node, corner in self.corner_of.items()}
        self.cube_of = {hex_: cube for cube, hex_ in self.hex_of.items()}
        self.ends_of = {edge: tuple(ends) for ends, edge in self.edge_of.items()}
        return len(self.hex_of) == len(place)

    def _text(self, board_map, harbour_edges) -> str:
        hexes = [""] * len(self.hex_of)
        for cube, where in self.hex_of.items():
            tile = board_map.tiles[cube]
            hexes[where] = _LAND[tile.resource] + ("" if tile.resource is None else str(tile.number))
        kinds = (self.harbours[edge] for edge in harbour_edges)
        return ".".join(hexes) + "@" + "".join("?" if k is None else _LETTER[k] for k in kinds)


def _log_of(state) -> list[tuple[Any, Any, Any, Any]]:
    """(colour, type, value, result) of every action so far, in either version."""
    if hasattr(state, "action_records"):
        return [(r.action.color, r.action.action_type, r.action.value, r.result)
                for r in state.action_records]
    return [(a.color, a.action_type, a.value, None) for a in state.actions]


def _counted(letters: str) -> str:
    """"2bw" from "bbw", "-" from nothing; in our order."""
    count = collections.Counter(letters)
    return "".join((str(count[c]) if count[c] > 1 else "") + c for c in "blwgokrimv" if count[c]) \
        or "-"


def _cards(names) -> str:
    return _counted("".join(_LETTER[name] for name in names))


class Follower:
    """One match of theirs in our engine, action by action."""

    def __init__(self, game: TheirGame):
        shape_of = Match("base", 2)
        shape = shape_of.game.content["shapes"][0]
        edges = [h["edge"] for h in json.loads(shape_of.json(-2))["board"]["harbours"]]
        state = game.state
        self.game_id, self.seen, self.target = game.id, 0, game.vps_to_win
        self.geography = Geography(state.board.map, shape, edges)
        limit = getattr(state, "discard_limit", 7)
        options = f"board={self.geography.board},start=0,trades=0,target={self.target}," \
                  f"discard-limit={limit}"
        self.match = Match("base", len(state.colors), options, random.getrandbits(60), chance=False)
        self.divergences: list[str] = []
        while self.match.seat == -2:                      # the board is given; nothing is drawn
            self.match.draw()

    def follow(self, state) -> None:
        """Plays what has happened since the last call, then compares."""
        log = _log_of(state)
        for color, kind, value, result in log[self.seen:]:
            self.seen += 1
            try:
                self._try(state.color_to_index[color], kind, value, result)
            except IllegalAction as refused:
                self.divergences.append(f"action {self.seen}, {kind.name} {value}: {refused}")
                self.seen = len(log)                      # the rest is in their position
                self._set_all(state)
                return
        why = self._difference(state)
        if why:
            self.divergences.append(f"action {self.seen}: {why}")
            self._set_all(state)

    def _try(self, seat: int, kind, value, result) -> None:
        try:
            self._play(seat, kind, value, result)
        except IllegalAction as refused:
            if "IB-75" not in str(refused):
                raise
            # Version 3.2.1 lets a card be played in the turn in which it was bought.
            self.divergences.append(f"action {self.seen}, {kind.name}: a card of this turn")
            self.match.poke("fresh -")
            self._play(seat, kind, value, result)

    def _play(self, seat: int, kind, value, result) -> None:
        match, land, name = self.match, self.geography, kind.name
        if name != "BUILD_ROAD" and "done" in match.legal_texts() and match.seat == seat:
            match.do("done", seat)                        # they end free roads by themselves
        if name == "BUILD_SETTLEMENT":
            match.do(f"settlement c{land.corner_of[value]}", seat)
        elif name == "BUILD_CITY":
            match.do(f"city c{land.corner_of[value]}", seat)
        elif name == "BUILD_ROAD":
            match.do(f"road e{land.edge_of[frozenset(value)]}", seat)
        elif name == "ROLL":
            dice = result or value
            match.do("roll", seat)
            match.do(f"dice {dice[0]} {dice[1]}", -2)
        elif name in ("DISCARD", "DISCARD_RESOURCE"):
            match.do("discard " + _cards([value] if isinstance(value, str) else value), seat)
        elif name == "MOVE_ROBBER":
            self._robber(seat, value, result)
        elif name == "BUY_DEVELOPMENT_CARD":
            match.do("buy", seat)
            match.do("card " + _CARD[result or value], -2)
        elif name == "PLAY_YEAR_OF_PLENTY":
            match.do("invention " + _cards(value), seat)
        elif name == "PLAY_MONOPOLY":
            match.do("monopoly " + _LETTER[value], seat)
        elif name == "MARITIME_TRADE":
            given = [v for v in value[:-1] if v is not None]
            match.do(f"bank {_cards(given)}>{_LETTER[value[-1]]}", seat)
        else:
            match.do({"PLAY_KNIGHT_CARD": "knight", "PLAY_ROAD_BUILDING": "roadbuilding",
                      "END_TURN": "end"}[name], seat)

    def _robber(self, seat: int, value, result) -> None:
        hex_ = self.geography.hex_of[value[0]]
        victim = "" if value[1] is None else f" {self.colors.index(value[1])}"
        text, listed = f"robber h{hex_}{victim}", self.match.legal_texts(seat)
        if text not in listed and not victim:             # we name a victim without cards, too
            text = next((other for other in listed if other.startswith(text + " ")), text)
        self.match.do(text, seat)
        stolen = result or (value[2] if len(value) > 2 else None)
        if self.match.seat == -2:
            self.match.do("loot " + _LETTER[stolen], -2)

    colors: tuple = ()

    def _hands(self, state) -> list[list[int]]:
        return [[state.player_state[f"P{i}_{name}_IN_HAND"] for name in _OUR_ORDER]
                for i in range(len(state.colors))]

    def _difference(self, state) -> str:
        """What is not the same in the two matches, or nothing."""
        ours = json.loads(self.match.json(-2))
        points = self._of_each(state, "ACTUAL_VICTORY_POINTS")
        if [seat["hand"] for seat in ours["seats"]] != self._hands(state):
            return "hands differ"
        if [seat["points"] for seat in ours["seats"]] != points:
            return "points differ"
        if max(points) >= self.target or state.current_prompt.name != "PLAY_TURN":
            return ""
        active = state.current_turn_index
        rolled = bool(self._of_each(state, "HAS_ROLLED")[active])
        same = not self.match.over and ours["active"] == active and bool(ours["rolled"]) == rolled
        return "" if same else "turns differ"

    @staticmethod
    def _of_each(state, key: str) -> list:
        """What their state has of every seat under a name; nothing where their version has none."""
        return [state.player_state.get(f"P{seat}_{key}", 0) for seat in range(len(state.colors))]

    def _pieces(self, state) -> dict[str, list[set[int]]]:
        land, seats = self.geography, range(len(state.colors))
        pieces: dict[str, list[set[int]]] = {
            kind: [set() for _ in seats] for kind in ("settlements", "cities", "roads")}
        for ends, color in state.board.roads.items():
            pieces["roads"][state.color_to_index[color]].add(land.edge_of[frozenset(ends)])
        for node, (color, kind) in state.board.buildings.items():
            what = "cities" if kind == "CITY" else "settlements"
            pieces[what][state.color_to_index[color]].add(land.corner_of[node])
        return pieces

    def _set_pieces(self, pieces: dict[str, list[set[int]]]) -> None:
        def fields(places):
            for kind, of in places.items():
                letter = "e" if kind == "roads" else "c"
                for seat, at in enumerate(of):
                    yield f"{kind} {seat} " + (" ".join(f"{letter}{n}" for n in sorted(at)) or "-")
        nowhere = {kind: [set() for _ in of] for kind, of in pieces.items()}
        self._poke(["longest -", *fields(nowhere), *fields(pieces)])

    def _drop_uncounted(self, state, pieces: dict[str, list[set[int]]]) -> bool:
        """Roads up to a building of another are not counted there: where the longest is shorter for
        that, they go."""
        seats = json.loads(self.match.json(-2))["seats"]
        lengths = self._of_each(state, "LONGEST_ROAD_LENGTH")
        found = False
        for seat, color in enumerate(state.colors):
            if seats[seat]["road_length"] <= max(lengths[seat], 4):
                continue
            for edge in sorted(pieces["roads"][seat]):
                owners = {state.board.buildings.get(node, (color,))[0]
                          for node in self.geography.ends_of[edge]}
                if owners != {color}:
                    pieces["roads"][seat].remove(edge)
                    found = True
        return found

    def _poke(self, fields: list[str]) -> bool:
        try:
            self.match.poke("; ".join(fields))
            return True
        except ValueError as refused:
            self.divergences.append(f"action {self.seen}: cannot be mended: {refused}")
            return False

    def _set_all(self, state) -> None:
        """The position that they have. What cannot be set is left, and counted again when it shows:
        their longest road may have four parts."""
        pieces = self._pieces(state)
        self._poke([*self._cards_of(state), *self._phase_of(state)])
        self._set_pieces(pieces)
        if self._drop_uncounted(state, pieces):
            self._set_pieces(pieces)
        road = self._of_each(state, "HAS_ROAD")
        if any(road):
            self._poke([f"longest {road.index(True)}"])

    def _cards_of(self, state) -> list[str]:
        """The fields of a position that tell who has which cards."""
        seats = range(len(state.colors))
        empty = [field for seat in seats
                 for field in (f"aside {seat} -", f"hand {seat} -", f"dev {seat} -",
                               f"knights {seat} 0")]
        hands, full = self._hands(state), []
        held = {letter: self._of_each(state, f"{name}_IN_HAND") for name, letter in _CARD.items()}
        played = {letter: self._of_each(state, f"PLAYED_{name}") for name, letter in _CARD.items()}
        for seat in seats:
            names = [n for n, count in zip(_OUR_ORDER, hands[seat]) for _ in range(count)]
            cards = "".join(letter * held[letter][seat] for letter in _CARD_ORDER)
            full += [f"hand {seat} {_cards(names)}", f"dev {seat} {_counted(cards)}",
                     f"knights {seat} {played['k'][seat]}"]
        gone = "".join(letter * sum(played[letter]) for letter in "rim")
        army = self._of_each(state, "HAS_ARMY")
        return [*empty, "gone -", "fresh -", *full, f"gone {_counted(gone)}",
                f"army {army.index(True) if any(army) else '-'}"]

    def _phase_of(self, state) -> list[str]:
        """The fields that tell whose turn it is, and what is to be done in it."""
        active, log = state.current_turn_index, _log_of(state)
        turn = 1 + sum(kind.name == "END_TURN" for _, kind, _, _ in log)
        rolled = bool(self._of_each(state, "HAS_ROLLED")[active])
        rolls = [result or value for _, kind, value, result in log if kind.name == "ROLL"]
        dice = "dice {} {}".format(*rolls[-1]) if rolled and rolls else "dice -"
        played = bool(self._of_each(state, "HAS_PLAYED_DEVELOPMENT_CARD_IN_TURN")[active])
        flags = " ".join(["rolled"] * rolled + ["played"] * played) or "-"
        free = getattr(state, "free_roads_available", 0) if getattr(
            state, "is_road_building", False) else 0
        dues = list(getattr(state, "discard_counts", [])) or [0] * len(state.colors)
        phase = {"DISCARD": "discard", "MOVE_ROBBER": "robber"}.get(
            state.current_prompt.name, "freeroads" if free else "main" if rolled else "roll")
        where = self.geography.hex_of[state.board.robber_coordinate]
        return [f"robber h{where}", f"phase {phase}", f"active {active}", f"turn {turn}",
                dice, f"flags {flags}", f"free {free}",
                *(f"dues {seat} {due if phase == 'discard' else 0}"
                  for seat, due in enumerate(dues))]


class LandfallPlayer(Player):
    """A Landfall bot in catanatron's engine: LandfallPlayer(Color.RED, "greedy")."""

    def __init__(self, color, bot: str = "greedy", is_bot: bool = True):
        super().__init__(color, is_bot)
        self.bot = bot
        self.follower: Follower | None = None
        self.divergent_games = self.divergences = self.unavailable = self.decisions = 0
        self.cpu_seconds = 0.0
        self.reasons: list[str] = []

    def reset_state(self) -> None:
        """Called between games; closes the books of the last one."""
        if self.follower and self.follower.divergences:
            self.divergent_games += 1
            self.divergences += len(self.follower.divergences)
            self.reasons += self.follower.divergences[:3]
        self.follower = None

    def decide(self, game, playable_actions):
        """The bot's choice among their actions, from our view of its seat."""
        playable = list(playable_actions)
        if len(playable) == 1:
            return playable[0]
        begun = time.process_time()
        action = self._decide(game, playable)
        self.cpu_seconds += time.process_time() - begun
        self.decisions += 1
        return action

    def _decide(self, game, playable):
        if self.follower is None or self.follower.game_id != game.id:
            self.reset_state()
            self.follower = Follower(game)
        follower, state = self.follower, game.state
        follower.colors = state.colors
        follower.follow(state)
        seat = state.color_to_index[self.color]
        match = follower.match
        for _ in range(len(_PLAYED) + 1):
            try:
                text = match.ask(self.bot, seat)
            except ValueError as refused:
                follower.divergences.append(f"action {follower.seen}: {refused}")
                return self._without(playable)
            wanted = self._theirs(text, follower.geography, state)
            for action in playable:
                if wanted(action):
                    return action
            self.unavailable += 1
            match = self._without_card(match, seat, text.partition(" ")[0])
            if match is None:
                break
        return self._without(playable)

    @staticmethod
    def _without_card(match: Match, seat: int, word: str) -> Match | None:
        """The same match without a card of ours that they do not let us play now (before the roll
        only knights; Road Building only with cards for a road), so that the bot thinks again."""
        if word not in _PLAYED:
            return None
        held = json.loads(match.json(-2))["seats"][seat]["dev"]
        cards = "".join(letter * count for letter, count in zip(_CARD_ORDER, held)
                        if letter != _PLAYED[word])
        other = match.copy()
        try:
            other.poke(f"dev {seat} {_counted(cards)}")
        except ValueError:
            return None
        return other

    def _theirs(self, text: str, land: Geography, state):
        """A test that finds our action among theirs."""
        word, _, rest = text.partition(" ")
        plain = {"roll": "ROLL", "end": "END_TURN", "buy": "BUY_DEVELOPMENT_CARD",
                 "knight": "PLAY_KNIGHT_CARD", "roadbuilding": "PLAY_ROAD_BUILDING"}
        if word in plain:
            return lambda a: a.action_type.name == plain[word]
        if word in ("settlement", "city"):
            node = land.node_of[int(rest[1:])]
            return lambda a: a.action_type.name == "BUILD_" + word.upper() and a.value == node
        if word == "road":
            ends = set(land.ends_of[int(rest[1:])])
            return lambda a: a.action_type == ActionType.BUILD_ROAD and set(a.value) == ends
        if word == "monopoly":
            return lambda a: a.action_type == ActionType.PLAY_MONOPOLY and \
                a.value == _RESOURCE[rest]
        if word == "robber":
            hex_, _, victim = rest.partition(" ")
            color = state.colors[int(victim)] if victim else None
            return lambda a: a.action_type == ActionType.MOVE_ROBBER and \
                a.value[0] == land.cube_of[int(hex_[1:])] and a.value[1] in (color, None)
        cards = _spell(rest.partition(">")[0])
        if word == "invention":
            return lambda a: a.action_type == ActionType.PLAY_YEAR_OF_PLENTY and \
                sorted(a.value) == sorted(cards)
        if word == "bank":
            taken = _RESOURCE[rest.partition(">")[2]]
            return lambda a: a.action_type == ActionType.MARITIME_TRADE and a.value[-1] == taken \
                and [v for v in a.value[:-1] if v is not None] == cards
        if word == "discard":
            return lambda a: a.action_type.name == "DISCARD_RESOURCE" and a.value == cards[0]
        return lambda a: False

    @staticmethod
    def _without(playable):
        """What is done where the two lists do not meet: roll, end, or the first of theirs."""
        for name in ("ROLL", "END_TURN"):
            for action in playable:
                if action.action_type.name == name:
                    return action
        return playable[0]

    def __repr__(self) -> str:
        return f"LandfallPlayer:{self.color.value}({self.bot})"


def _spell(text: str) -> list[str]:
    """["BRICK", "BRICK", "SHEEP"] from "2bw"."""
    out, count = [], 0
    for letter in text:
        if letter.isdigit():
            count = 10 * count + int(letter)
        elif letter in _RESOURCE:
            out += [_RESOURCE[letter]] * (count or 1)
            count = 0
    return out


# ---- A match ----

def _opponent(code: str, color):
    """One of their players by the code of their command line."""
    if code == "R":
        return RandomPlayer(color)
    places = {"W": ("weighted_random", "WeightedRandomPlayer"),
              "VP": ("search", "VictoryPointPlayer"), "F": ("value", "ValueFunctionPlayer"),
              "AB": ("minimax", "AlphaBetaPlayer")}
    name, _, word = code.partition(":")
    if name == "LF":
        return LandfallPlayer(color, word or "greedy")
    if name not in places:
        raise ValueError(f"no player {code!r}; there are R, W, VP, F, AB and LF:BOT")
    try:
        module = __import__("catanatron.players." + places[name][0], fromlist=["x"])
    except ImportError:
        raise ValueError(f"this version of catanatron has no player {code!r}") from None
    return getattr(module, places[name][1])(color, *([word] if word else []))


class _Timed:
    """Wraps a player's decide() and sums its CPU."""

    def __init__(self, player: Player):
        self.seconds, self.decisions, inner = 0.0, 0, player.decide

        def decide(game, playable_actions):
            begun = time.process_time()
            action = inner(game, playable_actions)
            self.seconds += time.process_time() - begun
            self.decisions += 1
            return action
        player.decide = decide


def interval(wins: int, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share."""
    if not games:
        return 0.0, 1.0
    z, p = 1.959963984540054, wins / games
    middle = (p + z * z / (2 * games)) / (1 + z * z / games)
    half = z / (1 + z * z / games) * math.sqrt(p * (1 - p) / games + z * z / (4 * games ** 2))
    return max(0.0, middle - half), min(1.0, middle + half)


def play(us: str, them: str, games: int, seats: int, seed: int) -> dict:
    """A match of many games in catanatron's engine; one of us against seats - 1 of them."""
    colors = list(Color)[:seats]
    ours = LandfallPlayer(colors[0], us)
    others = [_opponent(them, color) for color in colors[1:]]
    times = [_Timed(player) for player in (ours, *others)]
    wins = lost = unfinished = 0
    for number in range(games):
        for player in (ours, *others):
            player.reset_state()
        winner = TheirGame([ours, *others], seed=seed + number).play()
        wins += winner == ours.color
        lost += winner is not None and winner != ours.color
        unfinished += winner is None
    ours.reset_state()
    low, high = interval(wins, games)
    theirs = sum(t.decisions for t in times[1:])
    return {
        "us": us, "them": them, "seats": seats, "games": games, "wins": wins, "lost": lost,
        "unfinished": unfinished, "share": wins / games, "low": low, "high": high,
        "our_cpu_ms_per_move": 1000 * times[0].seconds / max(times[0].decisions, 1),
        "their_cpu_ms_per_move": 1000 * sum(t.seconds for t in times[1:]) / max(theirs, 1),
        "divergent_games": ours.divergent_games, "divergences": ours.divergences,
        "unavailable_choices": ours.unavailable, "decisions": ours.decisions,
        "reasons": ours.reasons[:10],
    }


def main(words: list[str] | None = None) -> int:
    """python -m landfall.catanatron"""
    parser = argparse.ArgumentParser(prog="python -m landfall.catanatron",
                                     description=__doc__.split("\n\n", maxsplit=1)[0])
    parser.add_argument("--us", default="greedy", help="a bot of ours")
    parser.add_argument("--them", default="VP", help="R, W, VP, F, AB:DEPTH or LF:BOT")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seats", type=int, default=2, choices=(2, 3, 4))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args(words)
    try:
        found = play(args.us, args.them, args.games, args.seats, args.seed)
    except ValueError as wrong:
        print(f"landfall: {wrong}", file=sys.stderr)
        return 2
    if args.json:
        print(json.dumps(found))
        return 0
    print(f"{found['us']} against {found['seats'] - 1} x {found['them']} in catanatron: "
          f"{found['wins']} of {found['games']} won, {100 * found['share']:.1f} % "
          f"[{100 * found['low']:.1f}-{100 * found['high']:.1f}]")
    print(f"CPU per move: ours {found['our_cpu_ms_per_move']:.3f} ms, theirs "
          f"{found['their_cpu_ms_per_move']:.3f} ms")
    print(f"divergent games {found['divergent_games']} ({found['divergences']} divergences), "
          f"choices they do not offer {found['unavailable_choices']} of {found['decisions']}")
    for reason in found["reasons"]:
        print("  " + reason)
    return 0


try:                                                      # their command line: --players LF:greedy
    from catanatron.cli import register_cli_player
    register_cli_player("LF", LandfallPlayer)
except ImportError:
    pass

if __name__ == "__main__":
    sys.exit(main())
