#!/usr/bin/env python3
# faulty.py - a bot with one planted fault, named by its argument; `good` has none. bot-check must
# find each (tests/botwire/run).
import os, sys, time

MODE = sys.argv[1]

def say(text, end="\n"):
    sys.stdout.write(text + end)
    sys.stdout.flush()

def answer(match, number, action, asked):
    if MODE == "illegal" and asked == 2:
        return say(f"do {match} {number} end" if action != "end" else f"do {match} {number} roll 1")
    if MODE == "nonsense" and asked == 2:
        return say(f"do {match} {number} castle everywhere")
    if MODE == "index" and asked == 2:
        return say(f"do {match} {number} #99999")
    if MODE == "sleeps" and asked == 3:
        time.sleep(0.6)
    if MODE == "hangs" and asked >= 3:
        time.sleep(3600)
    if MODE == "dies" and asked == 3:
        sys.stderr.write("Traceback: cannot divide by zero\n")
        sys.exit(3)
    if MODE == "killed" and asked == 3:
        os.kill(os.getpid(), 11)
    if MODE == "floods" and asked == 3:
        for _ in range(12000):
            say("info " + match + " thinking")
    if MODE == "bytes" and asked == 3:
        for _ in range(300):
            say("info " + "x" * 3900)
    if MODE == "long" and asked == 3:
        say("info " + "x" * 9000)
    if MODE == "binary" and asked == 3:
        say("info \x00\x01")
    if MODE == "partial":
        return say(f"do {match} {number} {action}", end="" if asked == 3 else "\n")
    if MODE == "early" and asked == 3:
        say(f"do {match} {int(number) + 5} {action}")
    if MODE == "stale" and asked == 3:
        say(f"do {match} 1 {action}")
    if MODE == "seat":                                  # remembers the first match for ever
        match = first
    if MODE == "stderr":
        sys.stderr.write(f"do {match} {number} {action}\n")
        return sys.stderr.flush()
    if MODE == "chatter" and asked == 3:
        sys.stderr.write("debug " * 20000)
    say(f"do {match} {number} {action}")
    if MODE == "twice":
        say(f"do {match} {number} {action}")

if MODE == "silent":
    time.sleep(3600)
if MODE == "crash":
    sys.exit(1)
asked, first, legal = 0, None, {}
for line in sys.stdin:
    word, _, rest = line.rstrip("\n").partition(" ")
    if word == "landfall-bot":
        say("id name Faulty " + MODE)
        say("skip json events")
        say("ready 2" if MODE == "version" else "ready 1")
        if MODE == "garbage":
            say("Welcome to my bot!")
    elif word == "game":
        first = first or rest.split()[0]
    elif word == "legal":
        match, _, actions = rest.partition(" ")
        legal[match] = actions.split("|")
    elif word == "ask":
        match, number, budget, clock = rest.split()
        asked += 1
        answer(match, number, legal[match][0], asked)
    elif word == "quit":
        if MODE == "quit":
            time.sleep(3600)
        sys.exit(7 if MODE == "status" else 0)
    elif word == "future" and MODE == "strict":
        raise ValueError("unknown word " + word)
if MODE == "alone":
    time.sleep(3600)
