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


def test_roads_of_theirs_are_laid():
    """Their engine lets roads go on behind a building of another: such a road is laid and paid."""
    game = Game([RandomPlayer(c) for c in list(Color)[:2]], seed=5)
    follower = bridge.Follower(game)
    follower.colors = game.state.colors
    while game.state.num_turns < 2 or game.state.current_prompt.name != "PLAY_TURN" or \
            json.loads(follower.match.json(-2))["phase"] != "main":
        game.play_tick()
        follower.follow(game.state)
    seat, match = game.state.current_turn_index, follower.match
    assert not follower.divergences and follower._in_turn(game.state)
    match.poke(f"hand {seat} 2blw")
    before = json.loads(match.json(-2))["seats"]
    taken = {edge for other in before for edge in other["roads"]}
    edge = next(e for e in range(72) if e not in taken and f"road e{e}" not in match.legal_texts())
    assert follower._lay_road(seat, follower.geography.ends_of[edge])
    after = json.loads(match.json(-2))["seats"][seat]
    assert after["roads"] == sorted([*before[seat]["roads"], edge])
    assert after["hand"] == [1, 0, 1, 0, 0]
    match.poke(f"active {1 - seat}")
    assert not follower._in_turn(game.state)
    follower._set_all(game.state)
    assert follower._in_turn(game.state) and not follower._lay_road(1 - seat, (0, 1))


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
