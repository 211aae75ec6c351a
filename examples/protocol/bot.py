#!/usr/bin/env python3
# bot.py - a bot in 30 lines: docs/bot-protocol.md explains what it reads and says.
#     landfall sim base --games 10 --bots 'cmd:python3 bot.py',greedy,greedy,greedy
# It builds what it can, the dearest first, and else does anything that is allowed.
import random, sys

LIKES = ["city", "metropolis", "settlement", "build", "knight", "road", "ship"]

def choose(actions):
    for word in LIKES:
        good = [action for action in actions if action.split()[0] == word]
        if good:
            return random.choice(good)
    return random.choice(actions)

legal = {}
for line in sys.stdin:
    word, _, rest = line.rstrip("\n").partition(" ")
    if word == "landfall-bot":
        print("id name Example\nskip json position events\nready 1", flush=True)
    elif word == "legal":
        match, _, actions = rest.partition(" ")
        legal[match] = actions.split("|")
    elif word == "ask":
        match, number, budget, clock = rest.split()
        print("do", match, number, choose(legal[match]), flush=True)
    elif word == "quit":
        break
