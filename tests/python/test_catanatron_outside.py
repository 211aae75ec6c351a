"""Our bots in catanatron's engine: every board fits, matches are followed, wrong words refused."""
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
