"""Our bots in catanatron's engine: every board fits, matches are followed, wrong words refused."""
import json
import random

from catanatron.game import Game
from catanatron.models.player import Color, RandomPlayer

import landfall.catanatron as bridge
from lib import cases, raises, run


@cases(2, 3, 4)
def test_boards_fit(seats):
    for seed in range(5):
        game = Game([RandomPlayer(c) for c in list(Color)[:seats]], seed=seed + 1)
        follower = bridge.Follower(game)
        land = follower.geography
        assert sorted(land.hex_of.values()) == list(range(19))
        assert sorted(land.corner_of.values()) == list(range(54))
        assert sorted(set(land.edge_of.values())) == list(range(72))
        assert follower.match.seats == seats and follower.match.seat == 0


def test_bots_play_there():
    random.seed(1)
    found = bridge.play("greedy", "R", 4, 2, seed=3)
    assert found["games"] == 4 and found["wins"] + found["lost"] + found["unfinished"] == 4
    assert found["wins"] >= 2 and found["decisions"] > 50
    assert found["unavailable_choices"] <= found["decisions"] // 10, found
    assert found["low"] <= found["share"] <= found["high"] and found["our_cpu_ms_per_move"] > 0


def test_every_action_is_followed():
    """A whole game of random players: at its end both engines have the same hands and points, or
    the divergence was counted."""
    for seed in (1, 2):
        players = [RandomPlayer(c) for c in list(Color)[:3]]
        game = Game(players, seed=seed)
        follower = bridge.Follower(game)
        follower.colors = game.state.colors
        while game.winning_color() is None and game.state.num_turns < 150:
            game.play_tick()
            follower.follow(game.state)
        reasons = [why for why in follower.divergences if "a card of this turn" not in why]
        assert len(reasons) <= 3, reasons
        if not reasons and game.winning_color() is None:
            state = game.state
            assert follower.match.points == [state.player_state[f"P{i}_ACTUAL_VICTORY_POINTS"]
                                             for i in range(3)]


def test_hidden_cards_stay_unseen():
    """The bot asks our view of its own seat: others' cards are not in it."""
    game = Game([RandomPlayer(c) for c in list(Color)[:3]], seed=7)
    follower = bridge.Follower(game)
    follower.colors = game.state.colors
    for _ in range(120):
        game.play_tick()
    follower.follow(game.state)
    view = follower.match.view(0).json()
    assert view["seats"][0]["hand"] is not None
    assert all(seat["hand"] is None for seat in view["seats"][1:])


def _game_under_way(turns, bots=(RandomPlayer, RandomPlayer), seed=5):
    """A game of theirs that somebody is to go on with in his turn, and ours beside it."""
    game = Game([bot(c) for bot, c in zip(bots, Color)], seed=seed)
    follower = bridge.Follower(game)
    follower.colors = game.state.colors
    while game.state.num_turns < turns or game.state.current_prompt.name != "PLAY_TURN":
        game.play_tick()
        follower.follow(game.state)
    return game, follower


def test_positions_are_set():
    """Whatever ours has become, it is set to what theirs is, in all that counts."""
    shown = 0
    for turns in (4, 60, 110):
        game, follower = _game_under_way(turns)
        match, state = follower.match, game.state
        before, count = match.position(-2).split("; "), len(follower.divergences)
        assert follower._difference(state) == ""
        seat = state.current_turn_index
        for mess in (f"active {1 - seat}", f"hand {seat} -", f"roads {seat} -; cities {seat} -",
                     f"phase robber; active {1 - seat}", f"dev {seat} -; knights {seat} 0; army -",
                     f"settlements {seat} -; turn 9; hand {1 - seat} -"):
            match.poke(mess)
            shows = follower._difference(state)
            follower._set_all(state)
            assert follower._difference(state) == "", mess
            after = match.position(-2).split("; ")
            differ = [pair for pair in zip(after, before) if pair[0] != pair[1]]
            assert all(field.startswith("flags") for field, _ in differ), (mess, differ)
            shown += bool(shows)
        assert len(follower.divergences) == count
        match.poke(f"hand {seat} -; hand {1 - seat} -")
        if any(map(sum, follower._hands(state))):
            follower.follow(state)
            assert follower.divergences[-1].endswith("hands differ")
            assert follower._difference(state) == ""
    assert shown >= 9


def test_roads_of_theirs_are_laid():
    """Their engine lets roads go on behind a building of another."""
    game, follower = _game_under_way(30)
    state, seat = game.state, game.state.current_turn_index
    before = json.loads(follower.match.json(-2))["seats"][seat]["roads"]
    land, legal = follower.geography, follower.match.legal_texts()
    edge = next(e for e in land.ends_of if f"road e{e}" not in legal and not any(
        e in other for other in follower._pieces(state)["roads"]))
    state.board.roads[land.ends_of[edge]] = state.colors[seat]
    state.board.roads[land.ends_of[edge][::-1]] = state.colors[seat]
    log = [(state.colors[seat], type("Kind", (), {"name": "BUILD_ROAD"}), land.ends_of[edge], None)]
    follower.seen, logged = 0, bridge._log_of
    bridge._log_of = lambda _: log
    try:
        follower.follow(state)
    finally:
        bridge._log_of = logged
    assert "BUILD_ROAD" in follower.divergences[-1]
    after = json.loads(follower.match.json(-2))["seats"][seat]["roads"]
    assert after == sorted([*before, edge])


def test_roads_they_do_not_count():
    """A road up to a building of another has no length there: such roads go where the longest
    would be another's in ours."""
    game, follower = _game_under_way(4)
    state, match, land = game.state, follower.match, follower.geography
    shape = match.game.content["shapes"][0]
    corner = next(iter(follower._pieces(state)["settlements"][1]))
    line, at = [], corner
    while len(line) < 5:                                  # away from a settlement of the other
        edge = next(e for e, ends in enumerate(shape["edge_corners"]) if at in ends and
                    e not in line and not any(
                        c in town and c != corner for c in ends
                        for town in follower._pieces(state)["settlements"]))
        line.append(edge)
        at = next(c for c in shape["edge_corners"][edge] if c != at)
    for edge in range(72):
        for ends in (land.ends_of[edge], land.ends_of[edge][::-1]):
            state.board.roads.pop(ends, None)
            if edge in line:
                state.board.roads[ends] = state.colors[0]
    state.player_state["P0_LONGEST_ROAD_LENGTH"] = 4
    follower._set_all(state)
    ours = json.loads(match.json(-2))
    assert ours["seats"][0]["roads"] == sorted(line[1:]) and ours["seats"][0]["road_length"] == 4
    state.player_state["P0_LONGEST_ROAD_LENGTH"] = 5
    state.player_state["P0_HAS_ROAD"] = True
    follower._set_all(state)
    ours = json.loads(match.json(-2))
    assert ours["seats"][0]["roads"] == sorted(line) and ours["longest_road"] == 0


def test_wrong_words():
    for code in ("NOBODY", "F:x"):
        with raises(ValueError):
            bridge._opponent(code, Color.RED)
    assert bridge.main(["--them", "NOBODY", "--games", "1"]) == 2
    assert bridge.interval(0, 0) == (0.0, 1.0)
    low, high = bridge.interval(50, 100)
    assert 0.40 < low < 0.5 < high < 0.60


if __name__ == "__main__":
    run(globals())
