"""The package itself: games, matches, views, texts, replays, batches, wrong input."""
import copy
import json
import pathlib
import pickle
import random
import subprocess
import sys

import numpy

import landfall
from lib import cases, raises, run

GAMES = landfall.games()


def played(name, seed=1, most=400, **words):
    """A match after some random actions."""
    which = landfall.game(name)
    match = landfall.Match(which, options=which.between_bots(words.pop("options", "")), seed=seed,
                           **words)
    choose = random.Random(seed)
    for _ in range(most):
        if match.over:
            break
        match.play(choose.choice(match.legal()))
    return match


@cases(*GAMES)
def test_games_say_what_they_are(name):
    which = landfall.game(name)
    assert which.title and which.title_de and which.options and which.bots
    assert len(set(which.vector_names)) == len(which.vector_names)
    assert len(which.plane_names) == which.plane_shape[0]
    assert which.text(0) and isinstance(which.content, dict)
    assert pickle.loads(pickle.dumps(which)) is which


@cases(*GAMES)
def test_bots_play_whole_games(name):
    which = landfall.game(name)
    match = landfall.Match(which, options=which.between_bots(""), seed=5)
    while not match.over:
        match.play_bot("greedy")
    assert match.winners and match.seat == landfall.OVER and match.legal() == []
    with raises(landfall.IllegalAction, "over"):
        match.play(0)


@cases(*GAMES)
def test_numbers_mean_listed_actions(name):
    match, choose, which = played(name, most=0), random.Random(3), landfall.game(name)
    for _ in range(150):
        if match.over:
            break
        numbers, texts = match.legal(), match.legal_texts()
        assert numbers == sorted(set(numbers)) and len(numbers) == len(texts)
        assert all(which.text(n) == t for n, t in zip(numbers, texts))
        mask = match.mask()
        assert list(numpy.flatnonzero(mask)) == numbers and mask.dtype == numpy.uint8
        number = choose.choice(numbers)
        assert match.why_not(which.text(number)) == ""
        twin = match.copy()
        match.play(number)
        twin.do(which.text(number))
        assert match.position(-2) == twin.position(-2)


@cases(*GAMES)
def test_replays_pickles_and_copies(name):
    match = played(name, most=60, number=3)
    text = match.replay("a note")
    assert "note a note" in text
    again = landfall.Match.from_replay(text)
    assert again.position(-2) == match.position(-2) and again.log() == match.log()
    kept = pickle.loads(pickle.dumps(match))
    twins = [copy.copy(match), copy.deepcopy(match), kept]
    choose = random.Random(1)
    for _ in range(40):                          # luck goes on in all of them alike
        if match.over:
            break
        number = choose.choice(match.legal())
        match.play(number)
        for twin in twins:
            twin.play(number)
            assert twin.position(-2) == match.position(-2)
    part = landfall.Match.from_replay(text, upto=5)
    assert len(part.log()) >= 5
    with raises(ValueError, "line"):
        landfall.Match.from_replay(text.replace("\nend ", "\nennd "))
    with raises(ValueError, "rules version"):
        landfall.Match.from_replay(text.replace("\nrules ", "\nrules 9"))
    with raises(ValueError, "actions"):
        landfall.Match.from_replay("landfall-replay 1\n")


@cases(*GAMES)
def test_views_hide_what_others_hold(name):
    match = played(name, most=150)
    for seat in (*range(match.seats), landfall.SPECTATOR):
        view = match.view(seat)
        assert view.json()["viewer"] in (seat, None, "spectator", -1) and view.position
        assert len(view.vector()) == len(match.game.vector_names)
        assert view.planes().shape == match.game.plane_shape
        assert view.named()[match.game.vector_names[0]] == view.vector()[0]
        assert view.draw("de") and view._repr_svg_().startswith("<svg")
    before = match.view(0).vector()
    view = match.view(0)
    if not match.over:
        match.play(match.legal()[0])
    assert (view.vector() == before).all()


@cases(*GAMES)
def test_chance_by_hand(name):
    which = landfall.game(name)
    match = landfall.Match(which, options=which.between_bots(""), seed=2, chance=False)
    auto = landfall.Match(which, options=which.between_bots(""), seed=2)
    for _ in range(200):
        while match.seat == landfall.CHANCE:
            assert match.outcomes() and match.legal() == []
            match.draw()
        assert match.position(-2) == auto.position(-2)
        if auto.over:
            break
        number = auto.legal()[0]
        match.play(number)
        auto.play(number)
    with raises(landfall.IllegalAction):
        auto.draw()


def test_free_offers_in_the_factored_form():
    which = landfall.game("base")
    match = landfall.Match(which, 4, "start=0,board=beginner", 4)
    while match.turn == 0 or "end" not in match.legal_texts():
        match.play(match.legal()[0])
    seat = match.seat
    hand = match.view(seat).json()["seats"][seat]["hand"]
    given = next(i for i, count in enumerate(hand) if count)
    letters = "blwgo"
    text = f"offer {(seat + 1) % 4} {letters[given]}>3{letters[(given + 1) % 5]}"
    assert which.number(text) == -1
    factors = which.factor(text)
    assert which.unfactor(factors) == text and len(factors) == which.factor_count
    assert match.why_not(text) == ""
    batch = landfall.Batch(which, 1, 4, "start=0,board=beginner", 4)
    assert which.kinds[factors[0]].word == "offer" and which.kinds[factors[0]].open
    while not any(which.text(n) == "end" for n in batch.choices[0, :batch.counts[0]]) \
            or batch.seats[0] != seat:
        batch.step(batch.choices[:, 0].copy())
    hand = landfall.Match("base", 4, "start=0,board=beginner", 4)
    assert hand.seat >= 0
    rows = numpy.array([factors], numpy.int32)
    try:
        batch.step(numpy.array([-1], numpy.int32), rows)
    except landfall.IllegalAction as refused:               # other luck, other hand: a rule says so
        assert "factored" in str(refused)
    match.do(text)
    assert match.seat == (seat + 1) % 4


def test_wrong_input_of_matches():
    with raises(ValueError, "no game"):
        landfall.Match("chess")
    with raises(landfall.SetupError, "seats"):
        landfall.Match("base", 9)
    with raises(landfall.SetupError, "option"):
        landfall.Match("base", 4, "tradez=1")
    with raises(landfall.SetupError):
        landfall.Match("base", 4, "x" * 5000)
    match = landfall.Match("base", 4, seed=1)
    before = match.position(-2)
    for number in (-1, 10 ** 6, match.game.action_count, match.game.number("end")):
        with raises(landfall.IllegalAction, "not legal"):
            match.play(number)
    with raises(landfall.IllegalAction, "IB-"):
        match.play(match.game.number("end"))
    with raises(OverflowError):
        match.play(1 << 80)
    with raises(TypeError):
        match.play("settlement c1")
    with raises(ValueError, "byte"):
        match.do("settlement z9")
    with raises(landfall.IllegalAction):
        match.do("dice 3 4")
    with raises(landfall.IllegalAction):
        match.act(0xFF << 56, 0)
    with raises(landfall.IllegalAction):
        match.do("settlement c1", 77)
    with raises(ValueError, "seats"):
        match.view(9)
    with raises(ValueError, "bot"):
        match.ask("deep-thought")
    with raises(ValueError, "solved"):
        landfall.Match("dice", 1, seed=1).ask("optimal")
    with raises(ValueError, "no action"):
        landfall.match._engine.unparse("base", 0xFE << 56)
    with raises(ValueError, "factors"):
        match.game.unfactor([1] * 40)
    with raises(ValueError, "factors"):
        match.game.unfactor([3, 10 ** 9])
    with raises(IndexError, "action numbers"):
        match.game.text(10 ** 6)
    with raises(ValueError, "note"):
        match.replay("two\nlines")
    assert match.position(-2) == before


def test_fields_of_a_position():
    """All fields that are named at once are set, or none."""
    match = landfall.Match("base", 2, "start=0", 3)
    while "roll" not in match.legal_texts():
        match.play_bot("greedy")
    before, hands = match.position(-2), [seat["hand"] for seat in json.loads(match.json(-2))["seats"]]
    match.poke("hand 0 2bl; hand 1 -;turn 7")
    seats = json.loads(match.json(-2))["seats"]
    assert [seat["hand"] for seat in seats] == [[2, 1, 0, 0, 0], [0] * 5] != hands
    assert match.turn == 7
    for wrong in ("turn 9; hand 0 x", "turn 9; hand 2 -", "turn 9; cities 1 c0; settlements 0 c0",
                  "turn 9;", "turn 9;; turn 8", "turn " + 9000 * "0" + "; turn 9"):
        with raises(ValueError):
            match.poke(wrong)
        assert match.turn == 7 and match.position(-2) != before


def test_wrong_buffers():
    match = landfall.Match("base", 4, seed=1)
    with raises(ValueError, "needed"):
        match.mask(numpy.zeros(10, numpy.uint8))
    with raises(TypeError, "kind"):
        match.mask(numpy.zeros(2000, numpy.float64))
    with raises(TypeError, "contiguous"):
        match.vector(0, numpy.zeros((2000, 2), numpy.int32)[:, 0])
    with raises(TypeError, "kind"):
        match.vector(0, numpy.zeros(2000, numpy.float32))
    frozen = numpy.zeros(2000, numpy.int32)
    frozen.flags.writeable = False
    with raises(TypeError, "writable"):
        match.vector(0, frozen)
    with raises(TypeError):
        match.planes(0, "no array")
    with raises(ValueError, "masks"):
        landfall.Batch("base", 4, masks=numpy.zeros((3, 934), numpy.uint8))
    with raises(TypeError, "rewards"):
        landfall.Batch("base", 4, rewards=numpy.zeros((4, 4), numpy.float64))
    with raises(TypeError, "no array"):
        landfall.Batch("base", 4, arrays=("mask",))
    with raises(ValueError, "lanes"):
        landfall.Batch("base", 0)
    with raises(landfall.SetupError):
        landfall.Batch("base", 4, 4, "nonsense=1")
    batch = landfall.Batch("base", 4)
    before = [batch.position(i) for i in range(4)]
    with raises(TypeError, "actions"):
        batch.step(numpy.zeros(4, numpy.int64))
    with raises(ValueError, "actions"):
        batch.step(numpy.zeros(3, numpy.int32))
    with raises(landfall.IllegalAction, "lane 2", "no lane has moved"):
        actions = batch.sample()
        actions[2] = batch.game.number("end")
        batch.step(actions)
    with raises(landfall.IllegalAction, "factored"):
        batch.step(numpy.full(4, -1, numpy.int32), numpy.full((4, 13), 9999, numpy.int32))
    with raises(ValueError, "factors"):
        batch.step(batch.sample(), numpy.zeros((4, 2), numpy.int32))
    with raises(IndexError):
        batch.position(4)
    assert before == [batch.position(i) for i in range(4)]


@cases(*GAMES)
def test_batches_are_matches(name):
    which = landfall.game(name)
    options = which.between_bots("")
    own = numpy.zeros((3, which.action_count), bool)
    batch = landfall.Batch(which, 3, options=options, seed=9, threads=2, masks=own,
                           arrays=("choices", "counts", "seats", "rewards", "done", "vectors",
                                   "planes", "points"))
    matches = [landfall.Match(which, options=options, seed=9, number=i) for i in range(3)]
    for _ in range(120):
        actions = batch.sample()
        for i, match in enumerate(matches):
            if batch.seats[i] != match.seat:
                continue
            assert (own[i] == match.mask().astype(bool)).all()
            assert list(batch.choices[i, :batch.counts[i]]) == match.legal()[:512]
            assert (batch.vectors[i] == match.vector()).all()
            assert (batch.planes[i] == match.planes()).all()
            match.play(int(actions[i]))
        batch.step(actions)
        if batch.done.any():
            break
    assert batch.transitions > 0


def test_batches_do_not_depend_on_threads():
    def ends(threads):
        batch = landfall.Batch("dice", 32, 2, seed=4, threads=threads,
                               arrays=("rewards", "done", "points", "seats"))
        seen = []
        for _ in range(300):
            batch.step(batch.sample())
            seen.append((batch.rewards.copy(), batch.points.copy(), batch.done.copy()))
        assert batch.matches > 10
        return seen
    for one, many in zip(ends(1), ends(4)):
        assert all((a == b).all() for a, b in zip(one, many))


def test_command():
    here = dict(capture_output=True, text=True, check=False)
    found = subprocess.run([sys.executable, "-m", "landfall", "games", "--json"], **here)
    assert [g["name"] for g in json.loads(found.stdout)] == GAMES
    found = subprocess.run([sys.executable, "-m", "landfall", "play", "dice", "--seats", "2",
                            "--json"], **here)
    assert json.loads(found.stdout)["winners"]
    found = subprocess.run([sys.executable, "-m", "landfall", "bench", "dice", "--json",
                            "--seconds", "0.05", "--lanes", "16"], **here)
    rates = json.loads(found.stdout)
    assert rates["batched_steps_per_second"] > 0 and rates["single_decisions_per_second"] > 0
    found = subprocess.run([sys.executable, "-m", "landfall", "play", "chess"], **here)
    assert found.returncode == 2 and "no game" in found.stderr and "Traceback" not in found.stderr


def test_help_helps():
    for thing in (landfall, landfall.Match, landfall.Batch, landfall.Game, landfall.game,
                  landfall.Match.play, landfall.Match.legal, landfall.Match.from_replay,
                  landfall.Batch.step, landfall.Match.view):
        assert thing.__doc__ and len(thing.__doc__) > 20, thing
    folder = pathlib.Path(landfall.__file__).parent
    assert (folder / "py.typed").exists() and (folder / "_engine.pyi").exists()


def test_bot_of_thirty_lines():
    bot = pathlib.Path(__file__).parents[2] / "examples" / "bot.py"
    lines = bot.read_text().splitlines()
    assert len(lines) <= 30
    found = subprocess.run([sys.executable, str(bot)], capture_output=True, text=True, check=False)
    assert found.returncode == 0, found.stderr
    assert len(found.stdout.splitlines()) == len(GAMES)
    assert all("won by" in line for line in found.stdout.splitlines()), found.stdout


if __name__ == "__main__":
    run(globals())
