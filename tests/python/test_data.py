"""Data for learning: what `landfall export` and `sim --data` write is what the matches were."""
import json
import os
import pathlib
import subprocess
import tempfile

import numpy

import landfall
import landfall.data
from lib import cases, raises, run

# Kinds of which lists hold only some.
OPEN = {kind.word for kind in landfall.game("base").kinds if kind.open}
LANDFALL = os.environ.get("LANDFALL", "build/landfall")


def command(*words, good=True):
    found = subprocess.run([LANDFALL, *map(str, words)], capture_output=True, text=True,
                           check=False)
    assert (found.returncode == 0) == good, found.stderr
    return found.stderr


def decisions(replay: str):
    """(match before, seat, action) of every choice of a seat, played again in Python."""
    whole = landfall.Match.from_replay(replay)
    match = landfall.Match(whole.game, whole.seats, whole.options, chance=False)
    for seat, action in whole.log_entries():
        if seat >= 0:
            yield match, seat, action
        match.act(action, seat)


@cases(*landfall.games())
def test_arrays_say_what_was_played(name):
    with tempfile.TemporaryDirectory() as folder:
        out = pathlib.Path(folder, "games")
        command("sim", name, "--bots", "random", "--games", 2, "--turn-cap", 12, "--out", out,
                "--data", "npy", "--quiet")
        found = landfall.data.load(out / "data")
        game, row = landfall.game(name), 0
        assert found.names["game"] == name and found.names["vectors"] == list(game.vector_names)
        for number, path in enumerate(sorted(out.glob("*.rep"))):
            match = None
            for match, seat, action in decisions(path.read_text()):
                assert found.seats[row] == seat and found.matches[row] == number
                assert found.turns[row] == match.turn
                if row % 7 == 0:
                    assert (found.vectors[row] == match.vector(seat)).all()
                    assert len(found.legal_of(row)) == len(match.actions(seat))
                    assert found.actions[row] in found.legal_of(row)
                    assert found.mask_of(row).sum() == len(found.legal_of(row))
                    text = found.names["actions"][found.actions[row]]
                    assert text in ("", landfall.match._engine.unparse(name, action))
                    if found.factors[row][0] >= 0:
                        assert tuple(found.factors[row]) == game.factor(action)
                row += 1
            assert list(found.points[number][:match.seats]) == match.points
            assert list(numpy.flatnonzero(found.winners[number])) == match.winners
        assert row == len(found) == len(found.vectors) == len(found.won()) > 0
        again = pathlib.Path(folder, "again")
        command("export", out, "--out", again)
        for array in (out / "data").iterdir():               # the same bytes from the same replays
            assert array.read_bytes() == (again / array.name).read_bytes(), array


def test_lines_say_what_was_played():
    with tempfile.TemporaryDirectory() as folder:
        out, lines = pathlib.Path(folder, "games"), pathlib.Path(folder, "lines")
        command("sim", "base", "--bots", "greedy", "--games", 1, "--out", out, "--quiet")
        replay = next(out.glob("*.rep"))
        command("export", replay, "--out", lines, "--format", "jsonl")
        rows = [json.loads(line) for line in (lines / "data.jsonl").read_text().splitlines()]
        played = list(zip(rows, decisions(replay.read_text())))
        assert len(played) == len(rows) - 1
        for row, (match, seat, action) in zip(rows, decisions(replay.read_text())):
            assert row["seat"] == seat
            assert row["action"] in row["legal"] or row["action"].split()[0] in OPEN
            assert row["view"] == json.loads(match.json(seat)) and row["turn"] == match.turn
            assert row["legal"] == match.legal_texts(seat)
        whole = landfall.Match.from_replay(replay.read_text())
        assert rows[-1]["points"] == whole.points and rows[-1]["winners"] == whole.winners


def test_wrong_words_and_files():
    with tempfile.TemporaryDirectory() as folder:
        out = pathlib.Path(folder, "games")
        command("sim", "dice", "--seats", 2, "--games", 1, "--out", out, "--quiet")
        replay = next(out.glob("*.rep"))
        bad = pathlib.Path(folder, "bad.rep")
        assert "--out" in command("export", replay, good=False)
        assert "npy or jsonl" in command("export", replay, "--out", f"{folder}/a", "--format", "csv",
                                         good=False)
        assert "npy oder jsonl" in command("sim", "dice", "--games", 1, "--out", f"{folder}/b",
                                           "--data", "csv", "--lang", "de", good=False)
        assert "--out" in command("sim", "dice", "--games", 1, "--data", "npy", good=False)
        assert "used" in command("export", replay, "--out", out, good=False)
        assert "no replay" in command("export", folder, "--out", f"{folder}/c", good=False)
        assert "No such file" in command("export", f"{folder}/none.rep", "--out", f"{folder}/d",
                                         good=False)
        bad.write_text(replay.read_text().replace("\nend ", "\nfin "))
        assert "bad.rep:" in command("export", bad, "--out", f"{folder}/e", good=False)
        bad.write_text(replay.read_text().rsplit("end ", 1)[0])
        assert "no end" in command("export", bad, "--out", f"{folder}/f", good=False)
        bad.write_text("x" * 5000 + "\n")
        assert "bad.rep:" in command("export", bad, "--out", f"{folder}/g", good=False)
        other = pathlib.Path(folder, "other")
        command("sim", "base", "--games", 1, "--out", other, "--quiet")
        assert "'base'" in command("export", replay, other, "--out", f"{folder}/h", good=False)
        with raises(ValueError, "names.json"):
            landfall.data.load(folder)


if __name__ == "__main__":
    run(globals())
