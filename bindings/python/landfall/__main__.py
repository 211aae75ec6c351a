"""python -m landfall games | play GAME | bench GAME [--json]"""
from __future__ import annotations

import argparse
import json
import random
import sys
import time

import landfall


def _games(args) -> None:
    found = [landfall.game(name) for name in ([args.game] if args.game else landfall.games())]
    if args.json:
        print(json.dumps([{"name": g.name, "title": g.title, "seats": [g.seats_min, g.seats_max],
                           "rules_version": g.rules_version, "actions": g.action_count,
                           "numbers": len(g.vector_names), "planes": list(g.plane_shape),
                           "bots": list(g.bots),
                           "options": {o.name: o.values for o in g.options}} for g in found]))
        return
    for g in found:
        print(f"{g.name:12} {g.title}: {g.seats_min} to {g.seats_max} seats, {g.action_count} "
              f"actions, {len(g.vector_names)} numbers, planes {g.plane_shape}")
        if args.game:
            for o in g.options:
                print(f"  {o.name:20} {o.values} [{o.standard}]: {o.help}")


def _play(args) -> None:
    which = landfall.game(args.game or "base")
    match = landfall.Match(which, args.seats, which.between_bots(args.options), args.seed)
    bots = args.bots.split(",")
    names = [bots[i % len(bots)] for i in range(match.seats)]
    while not match.over and match.turn <= args.turn_cap:
        match.play_bot(names[match.seat])
    if args.json:
        print(json.dumps({"game": which.name, "seats": names, "seed": args.seed,
                          "turns": match.turn, "winners": match.winners, "points": match.points,
                          "actions": len(match.log_entries())}))
    else:
        print(match.drawing(-2, "en", sys.stdout.isatty()))
        won = ", ".join(f"{i} ({names[i]})" for i in match.winners) or "nobody"
        print(f"won by seat {won} in turn {match.turn}; points {match.points}")


def _rate(work, seconds: float) -> float:
    """How often a second of processor time `work` counts, over about `seconds` of it."""
    work()
    done, start = 0, time.process_time()
    while time.process_time() - start < seconds:
        done += work()
    return done / (time.process_time() - start)


def measure(name: str, seats: int | None, options: str, seconds: float, lanes: int) -> dict:
    """Random play, batched and step by step; rates are per second of processor time, one thread."""
    import numpy

    def batched(arrays: tuple[str, ...], in_numpy: bool = False, transitions: bool = False):
        batch = landfall.Batch(name, lanes, seats, options, 1, arrays=arrays)
        actions, rng = numpy.zeros(lanes, numpy.int32), numpy.random.default_rng(1)
        rows = numpy.arange(lanes)

        def work() -> int:
            before = batch.transitions
            for _ in range(50):
                if in_numpy:
                    pick = (rng.random(lanes, numpy.float32) * batch.counts).astype(numpy.int64)
                    actions[:] = batch.choices[rows, pick]
                else:
                    batch.sample(actions)
                batch.step(actions)
            return batch.transitions - before if transitions else 50 * lanes
        return _rate(work, seconds)

    def single() -> int:
        match, choose, count = landfall.Match(name, seats, options, random.getrandbits(32)), \
            random.random, 0
        legal, play = match.legal, match.play
        while match.seat >= 0 and count < 2000:
            listed = legal()
            play(listed[int(choose() * len(listed))])
            count += 1
        return count

    plain = ("masks", "counts", "choices", "seats", "rewards", "done")
    return {
        "game": name, "seats": seats or landfall.game(name).seats_usual, "options": options,
        "lanes": lanes,
        "batched_steps_per_second": round(batched(plain)),
        "batched_transitions_per_second": round(batched(plain, transitions=True)),
        "batched_steps_per_second_numpy_policy": round(batched(plain, in_numpy=True)),
        "batched_steps_per_second_with_vectors": round(batched((*plain, "vectors"))),
        "batched_steps_per_second_with_planes": round(batched((*plain, "planes"))),
        "single_decisions_per_second": round(_rate(single, seconds)),
    }


def measure_catanatron(seconds: float) -> float:
    """Steps a second of catanatron's own Gym environment, random play, two seats."""
    try:
        from catanatron.gym.envs.catanatron_env import CatanatronEnv
    except ImportError:
        try:
            from catanatron_gym.envs.catanatron_env import CatanatronEnv
        except ImportError:
            raise ValueError("--catanatron needs its environment: catanatron_gym 3.2.1 with gym "
                             "0.26.2, or catanatron 3.3 with its extra [gym]") from None
    env = CatanatronEnv()

    def work() -> int:
        env.reset()
        for count in range(1, 200):
            found = env.step(random.choice(env.get_valid_actions()))
            if found[2] or len(found) == 5 and found[3]:
                return count
        return count
    return _rate(work, seconds)


def _bench(args) -> None:
    which = landfall.game(args.game or "base")
    found = measure(which.name, args.seats, which.between_bots(args.options), args.seconds,
                    args.lanes)
    if args.catanatron:
        found["catanatron_gym_steps_per_second"] = round(measure_catanatron(args.seconds))
    if args.json:
        print(json.dumps(found))
        return
    for key, value in found.items():
        print(f"{key:40} {value:,}" if isinstance(value, int) else f"{key:40} {value}")


def main(words: list[str] | None = None) -> int:
    """The command; returns its exit code."""
    parser = argparse.ArgumentParser(prog="python -m landfall", description=landfall.__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    for name, text, run in (("games", "list the games, or say all of one", _games),
                            ("play", "let bots play one match", _play),
                            ("bench", "measure random play", _bench)):
        command = commands.add_parser(name, help=text)
        command.set_defaults(run=run)
        command.add_argument("game", nargs="?", help="a game's name")
        command.add_argument("--json", action="store_true", help="for machines")
        if name != "games":
            command.add_argument("--seats", type=int, help="how many (standard: as usual)")
            command.add_argument("--options", default="", help="setup options: name=value,...")
            command.add_argument("--seed", type=int, default=1)
            command.add_argument("--turn-cap", type=int, default=2000)
            command.add_argument("--bots", default="greedy", help="names of bots, by seat")
            command.add_argument("--lanes", type=int, default=512, help="matches side by side")
            command.add_argument("--seconds", type=float, default=1.0, help="per measurement")
            command.add_argument("--catanatron", action="store_true",
                                 help="also measure catanatron's own environment")
    args = parser.parse_args(words)
    try:
        args.run(args)
    except ValueError as wrong:
        print(f"landfall: {wrong}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
