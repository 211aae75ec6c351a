"""The official checkers of Gymnasium, PettingZoo and OpenSpiel, for every game."""
import contextlib
import io
import random
import warnings

import gymnasium
import numpy
import pyspiel
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

import landfall
import landfall.gym
import landfall.spiel
import landfall.zoo
from lib import cases, raises, run

GAMES = landfall.games()
# Warnings that our choices bring with them: a vector of whole numbers is no picture.
EXPECTED = ("Box observation space", "Observation is not NumPy array", "not within the",
            "should be symmetric", "infinity", "render", "precision lowered")


@cases(*GAMES)
def test_gymnasium_check_env(name):
    env = gymnasium.make(landfall.gym.env_id(name)).unwrapped
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        check_env(env, skip_render_check=True)
    odd = [str(w.message) for w in caught if not any(e in str(w.message) for e in EXPECTED)]
    assert not odd, odd


@cases(*GAMES)
def test_gymnasium_episode(name):
    for observation in ("vector", "planes"):
        env = gymnasium.make(landfall.gym.env_id(name), observation=observation, reward="points",
                             illegal="raise", turn_cap=40, render_mode="ansi")
        choose = random.Random(1)
        obs, info = env.reset(seed=3)
        total, steps, ended = 0.0, 0, False
        before = env.unwrapped.match.points[0]
        while not ended:
            assert env.observation_space.contains(obs)
            legal = numpy.flatnonzero(obs["action_mask"])
            assert (env.unwrapped.action_masks() == obs["action_mask"].astype(bool)).all()
            obs, reward, over, cut, info = env.step(choose.choice(list(legal)))
            total, steps, ended = total + reward, steps + 1, over or cut
        assert steps > 5 and info["seat"] == 0 and env.render()
        assert total == env.unwrapped.match.points[0] - before


def test_gymnasium_seeds_seats_and_wrong_words():
    def first(seed, **words):
        env = landfall.gym.LandfallEnv("base", seat=None, opponents="greedy", **words)
        obs, info = env.reset(seed=seed)
        return obs["observation"], info["seat"]
    assert (first(5)[0] == first(5)[0]).all() and first(5)[1] == first(5)[1]
    assert len({first(seed)[1] for seed in range(12)}) > 1
    env = landfall.gym.LandfallEnv("base", options="trades=0")
    obs, _ = env.reset(seed=1)
    wrong = int(numpy.flatnonzero(obs["action_mask"] == 0)[0])
    again, reward, over, cut, info = env.step(wrong)
    assert reward == -1 and not over and not cut and "not legal" in info["illegal"]
    assert (again["observation"] == obs["observation"]).all()
    for words in ({"opponents": "nobody"}, {"opponents": ["random"]}, {"seat": 7},
                  {"observation": "smell"}, {"reward": "love"}, {"illegal": "ignore"},
                  {"options": "x=y"}, {"seats": 12}):
        with raises(ValueError):
            landfall.gym.LandfallEnv("base", **words)


@cases(*GAMES)
def test_pettingzoo_api_test(name):
    with contextlib.redirect_stdout(io.StringIO()) as said, warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(landfall.zoo.env(name, turn_cap=30), num_cycles=60, verbose_progress=False)
    assert "Passed" in said.getvalue()


@cases(*GAMES)
def test_pettingzoo_seed_test(name):
    with contextlib.redirect_stdout(io.StringIO()), warnings.catch_warnings():
        warnings.simplefilter("ignore")
        seed_test(lambda: landfall.zoo.env(name), num_cycles=30)


@cases(*GAMES)
def test_openspiel_random_sim(name):
    game = pyspiel.load_game("landfall_" + name.replace("-", "_"), {"turn_cap": 3})
    with contextlib.redirect_stdout(io.StringIO()):
        pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_openspiel_chance_is_exact():
    game = pyspiel.load_game("landfall_base", {"seats": 3, "options": "trades=0;start=0"})
    state, choose = game.new_initial_state(), random.Random(2)
    rolls = shuffles = 0
    while not state.is_terminal() and rolls < 5:
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert abs(sum(p for _, p in outcomes) - 1) < 1e-9
            rolls += len(outcomes) == 36
            shuffles += len(outcomes) == landfall.spiel.SHUFFLES
            state.apply_action(choose.choice(outcomes)[0])
        else:
            state.apply_action(choose.choice(state.legal_actions()))
    assert rolls == 5 and shuffles == 1
    clone = state.clone()
    assert str(clone) == str(state)
    again = game.new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert str(again) == str(state)
    with raises(Exception):
        pyspiel.load_game("landfall_base", {"options": "nonsense=1"})


if __name__ == "__main__":
    run(globals())
