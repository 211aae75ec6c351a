/* choices.c - positions in which one choice is clearly good, and what the bot `greedy` does. */
#include <stdio.h>

#include "bots/list.h"
#include "core/match.h"
#include "core/text.h"
#include "tests/bots/bots.h"

struct choice { const char *why; int seat; const char *position, *action; };

#define DUEL                                                                                   \
    "duel/1 2 board=m10.p2.f9.g12.h6.p4.h10.g9.f11.d.f3.m8.f8.m3.g4.p5.h5.g6.p11@?go?w??bl,"   \
    "start=0; settlements 0 c17 c28; roads 0 e24 e25 e41; settlements 1 c31 c41; "             \
    "roads 1 e37 e52; phase roll; turn 1; "
#define DUEL_MAIN DUEL "phase main; flags rolled; dice 1 2; rolls 2; number 5; "

static const struct choice CHOICES[] = {
    { "a neutral settlement cuts the other's Longest Road", 1,
      DUEL_MAIN "settlements 0 c17; roads 0 e6 e10 e18 e24 e25; longest 0; settlements 1 c20 c31; "
      "roads 1 e31 e37; neutralroads 2 e11 e12 e13; neutralroads 3 e57 e63; active 1; "
      "due settlement; step neutral", "neutralsettlement 2 c7" },
    { "... and a place that hurts nobody spares the own one", 0,
      DUEL_MAIN "settlements 0 c17; roads 0 e6 e10 e18 e24 e25; longest 0; settlements 1 c20 c31; "
      "roads 1 e31 e37; neutralroads 2 e11 e12 e13; neutralroads 3 e57 e63; "
      "due settlement; step neutral", "neutralsettlement 3 c48" },
    { "the robber on own income is sent to the desert", 0, DUEL "robber h8", "banish" },
    { "... but not at a price without a need", 0, DUEL "robber h17", "roll" },
    { "a knight is used where there is one", 0, DUEL "robber h8; dev 0 k", "knight" },
    { "a spare knight is given up for tokens", 0,
      DUEL "knights 0 6; knights 1 2; army 0; tokens 0 1", "redeem" },
    { "... not one that Largest Army needs", 0,
      DUEL "knights 0 3; knights 1 2; army 0; tokens 0 1", "roll" },
    { "cards that the plan does not need are given back", 0,
      DUEL_MAIN "hand 0 b3lwg; hand 1 o; used 1; step give", "give 2l" },
    { "a forced trade that brings the card missing to win", 0,
      DUEL_MAIN "cities 0 c0 c2 c17 c28; settlements 0 c15; hand 0 bl3w; hand 1 4g", "force" },
};

static bool good(const struct choice *choice)
{
    _Alignas(16) unsigned char state[LF_STATE_MAX], view[LF_STATE_MAX];
    const struct lf_game *game;
    struct lf_error error = { 0 };
    struct lf_rng rng = { 1, 0 };
    char text[LF_ACTION_TEXT_MAX];
    if (!lf_position_parse(choice->position, &game, state, &error)) {
        printf("FAIL %s: no position, see byte %u\n", choice->why, error.at);
        return false;
    }
    game->view(state, choice->seat, view);
    game->print(lf_bot_greedy.choose(game, view, choice->seat, &rng), text, sizeof text);
    if (lf_same(text, choice->action)) return true;
    printf("FAIL %s: %s, not %s\n", choice->why, text, choice->action);
    return false;
}

void test_choices(int *passed, int *failed)
{
    for (size_t i = 0; i < sizeof CHOICES / sizeof CHOICES[0]; i++)
        if (good(&CHOICES[i])) ++*passed;
        else ++*failed;
}
