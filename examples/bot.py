"""A bot in thirty lines: it plays a whole match of every game through the package landfall."""
import random

import landfall

WANTED = ("city", "settlement", "build", "knight", "road", "improve", "buy", "play", "land")


def choose(match):
    """Builds what it can, likes to be asked nothing, else takes anything but an offer of trade."""
    words = [(number, match.game.text(number).split()[0]) for number in match.legal()]
    for wanted in WANTED:
        found = [number for number, word in words if word == wanted]
        if found:
            return random.choice(found)
    plain = [number for number, word in words if word not in ("offer", "counter", "bank", "reroll")]
    return random.choice(plain or [number for number, word in words])


random.seed(1)
for name in landfall.games():
    game = landfall.game(name)
    match = landfall.Match(game, options=game.between_bots(""), seed=7)
    while not match.over:
        if match.seat == 0:
            match.play(choose(match))                # our bot
        else:
            match.play_bot("random")                 # the others
    print(f"{name}: won by {match.winners} in turn {match.turn}, points {match.points}")
