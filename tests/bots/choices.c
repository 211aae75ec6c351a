/* choices.c - positions in which one choice is clearly good, and what the bot `greedy` does. */
#include <stdio.h>

#include "bots/hint.h"
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

/* Four players with a settlement and a city each: four barbarians. */
#define KNIGHTS(options)                                                                       \
    "knights/1 4 board=beginner,start=0,edition=en," options "; turn 9; landings 1; robber h5; " \
    "settlements 0 c17; cities 0 c30; roads 0 e26 e27 e28 e44; settlements 1 c41; "            \
    "cities 1 c25; roads 1 e37 e59; settlements 2 c44; cities 2 c8; roads 2 e13 e63; "         \
    "settlements 3 c10; cities 3 c28; roads 3 e16 e41; active 0; "
/* The same by rules version 2. */
#define KNIGHTS_2(options)                                                                     \
    "knights/2 4 board=beginner,start=0," options "; turn 9; landings 1; robber h5; "         \
    "settlements 0 c17; cities 0 c30; roads 0 e26 e27 e28 e44; settlements 1 c41; "            \
    "cities 1 c25; roads 1 e37 e59; settlements 2 c44; cities 2 c8; roads 2 e13 e63; "         \
    "settlements 3 c10; cities 3 c28; roads 3 e16 e41; active 0; "
#define NASTY KNIGHTS("nasty=1") "phase commit; stage event; dice 6 6; event ship; ship 7; "  \
    "dues 0 1; "

/* Three players on New Shores in turn 9. Seat 0 has c78 on the east coast; over e103 and e104 lies
 * c79 of an island. */
#define SEA                                                                                    \
    "sea/2 3 start=0; turn 9; settlements 0 c78 c95; roads 0 e127; settlements 1 c131 c133; "  \
    "roads 1 e182; settlements 2 c66 c113; roads 2 e98; hand 0 -; hand 1 -; hand 2 -; "
#define SEA_MAIN SEA "phase main; flags rolled; dice 1 1; "

/* The same with cities, knights and barbarians. */
#define KNIGHTS_SEA                                                                            \
    "knights-sea/2 3 start=0; turn 9; landings 1; robber h7; pirate h36; "                     \
    "settlements 0 c78; cities 0 c95; "                                                        \
    "roads 0 e127; settlements 1 c131; cities 1 c133; roads 1 e182; settlements 2 c66; "       \
    "cities 2 c113; roads 2 e98; hand 0 -; hand 1 -; hand 2 -; active 0; "

#define CARDS(options) "cards/1 2 " options "; begun 0; step main; turn 9; die 1; event club; "

static const struct choice CHOICES[] = {
    { "a city that wins is built", 0,
      CARDS("target=3") "store 0 h1 3; store 0 g2 2", "build city 6" },
    { "a knight that wins the figure is laid", 0,
      CARDS("-") "hand 0 conrad; store 0 h1 1; store 0 g2 1; store 0 f1 0; store 0 f2 0; "
      "store 0 g1 0; store 0 h2 0", "build conrad 6a" },
    { "the bank gives what a settlement lacks", 0,
      CARDS("-") "roads 0 g0 h0; store 0 f1 1; store 0 f2 1; store 0 g1 1; store 0 g2 0; "
      "store 0 h1 0; store 0 h2 3", "bank 3$>g" },
    { "... and nothing is traded without a use", 0,
      CARDS("-") "hand 0 scout scout bishop; store 0 f1 0; store 0 f2 0; store 0 g1 0; "
      "store 0 g2 0; store 0 h1 0; store 0 h2 3", "end" },
    { "a neutral settlement cuts the other's Longest Road", 1,
      DUEL_MAIN "settlements 0 c17; roads 0 e6 e10 e18 e24 e25; longest 0; settlements 1 c20 c31; "
      "roads 1 e31 e37; neutralroads 2 e11 e12 e13; neutralroads 3 e57 e63; active 1; "
      "due settlement; step neutral", "neutralsettlement 2 c7" },
    { "... and a place that hurts nobody spares our own", 0,
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
    { "knights that fought in vain would only sleep: our city is safe without the second", 0,
      NASTY "knights 0 c23:1a c24:1a; knights 1 c31:1", "commit c24" },
    { "the last knight that turns the fight and is Defender goes", 0,
      NASTY "knights 0 c23:1a c24:2a; knights 1 c31:1a; fights 1 c31", "commit c23 c24" },
    { "others who suffice fight alone", 0,
      NASTY "knights 0 c23:1a; knights 1 c31:2a; fights 1 c31; knights 3 c14:2a; fights 3 c14",
      "commit -" },
    { "the robber is chased from own income before the roll", 0,
      KNIGHTS("knight-errant=1") "phase roll; robber h9; knights 0 c18:2a c24:1a", "chase c24" },
    { "... not when the barbarians are near", 0,
      KNIGHTS("knight-errant=1") "phase roll; robber h9; ship 6; knights 0 c18:2a c24:1a", "roll" },
    { "knights that will rest all the same fight", 0,
      KNIGHTS_2("edition=en,nasty=1") "phase commit; stage event; dice 6 6; event ship; ship 7; "
      "dues 0 1; knights 0 c23:1a c24:1a; knights 1 c31:1", "commit c23 c24" },
    { "of five cards the best four can be kept", 1,
      KNIGHTS_2("edition=de") "phase gate; dice 1 1; event science; levels 1 1 0 0; "
      "progress 1 spy spy spy bishop; dues 1 1", "draw" },
    { "a proposal that brings the card missing for a city is taken up", 0,
      KNIGHTS_2("edition=de") "phase main; hand 0 4w2g2o; hand 1 o; reply 1 offer 0 o>w",
      "confirm 1" },
    { "... and one that gives away what is needed is not", 0,
      KNIGHTS_2("edition=de") "phase main; hand 0 2g3o; hand 1 w; reply 1 offer 0 w>3o",
      "city c17" },
    { "a proposal that brings the card missing for a city is taken up", 0,
      "base/2 3 board=beginner,start=0; phase main; flags rolled; dice 1 2; turn 9; "
      "hand 0 4w2g2o; hand 1 o; reply 1 offer 0 o>w", "confirm 1" },
    { "... in the duel, too", 0,
      DUEL_MAIN "tokens 0 0; hand 0 4w2g2o; hand 1 o; reply 1 offer 0 o>w", "confirm 1" },
    { "a ship leads towards an island with special points", 0, SEA_MAIN "hand 0 lw", "ship e103" },
    { "a settlement lands there", 0, SEA_MAIN "ships 0 e103 e104; hand 0 blwg", "settlement c79" },
    { "... before a city is built", 0, SEA_MAIN "ships 0 e103 e104; hand 0 blw2g3o",
      "settlement c79" },
    { "gold gives what a city lacks", 0, SEA_MAIN "phase gold; gold 0 1; hand 0 2g2o", "gold o" },
    { "... and what a landing lacks", 0,
      SEA_MAIN "ships 0 e103 e104; phase gold; gold 0 2; hand 0 bw", "gold lg" },
    { "a ship that leads nowhere is moved where it leads on", 0, SEA_MAIN "ships 0 e103 e116",
      "sail e116 e104" },
    { "... and not away from there", 0, SEA_MAIN "ships 0 e103 e104", "end" },
    { "a knight sends the pirate away from our ships", 0,
      SEA "phase roll; pirate h34; ships 0 e103; hand 0 b2l2wg; dev 0 k", "knight" },
    { "... not when it hinders nobody", 0, SEA "phase roll; dev 0 k", "roll" },
    { "a robber that blocks the leader stays, and the pirate robs", 0,
      SEA "phase robber; flags rolled; dice 3 4; robber h56; cities 1 c131; settlements 1 c133; "
      "ships 1 e171 e183; hand 1 3b", "pirate h51 1" },
    { "Road Building places ships", 0, SEA_MAIN "phase freeroads; free 2", "ship e103" },
    { "with knights a ship leads towards an island, too", 0,
      KNIGHTS_SEA "phase main; hand 0 lw", "ship e103" },
    { "... a settlement lands there", 0,
      KNIGHTS_SEA "phase main; ships 0 e103 e104; hand 0 blwg", "settlement c79" },
    { "... a ship that leads nowhere is moved where it leads on", 0,
      KNIGHTS_SEA "phase main; ships 0 e103 e116", "sail e116 e104" },
    { "... gold gives what a city lacks", 0,
      KNIGHTS_SEA "phase gold; gold 0 1; hand 0 2g2o", "gold o" },
    { "who is asked in another's turn takes a proposal back", 0,
      KNIGHTS_2("offers=4") "phase main; stage main; active 1; dice 1 1; hand 0 2bl; "
      "reply 0 offer 1 b>w", "withdraw" },
    { "... in Island, too", 0,
      "base/2 3 board=beginner,start=0,offers=4; turn 9; settlements 1 c19; phase main; active 1; "
      "flags rolled; dice 1 1; hand 0 2bl; reply 0 offer 1 b>w", "withdraw" },
    { "... and who chased the pirate moves it, to rob at sea", 0,
      KNIGHTS_SEA "phase robber; flags hunted; pirate h34; ships 1 e171 e183; hand 1 3b",
      "pirate h51 1" },
};

static bool good(const struct choice *choice)
{
    _Alignas(16) unsigned char state[LF_STATE_MAX], view[LF_STATE_MAX];
    const struct lf_game *game;
    struct lf_error error = { 0 };
    struct lf_rng rng = { 1, 0 };
    struct lf_memory memory = { 0 };
    char text[LF_ACTION_TEXT_MAX];
    if (!lf_position_parse(choice->position, &game, state, &error)) {
        printf("FAIL %s: no position, see byte %u\n", choice->why, error.at);
        return false;
    }
    game->view(state, choice->seat, view);
    game->print(lf_bot_greedy.choose(game, view, choice->seat, &rng, &memory), text, sizeof text);
    if (lf_same(text, choice->action)) return true;
    printf("FAIL %s: %s, not %s\n", choice->why, text, choice->action);
    return false;
}

/* A hint for who has a proposal in another's turn names what it can do, and the program goes on. */
static bool hint_beside(const char *position)
{
    _Alignas(16) unsigned char state[LF_STATE_MAX], view[LF_STATE_MAX];
    static _Alignas(16) unsigned char scratch[LF_HINT_SCRATCH];
    static struct lf_hint hint;
    const struct lf_game *game;
    struct lf_error error = { 0 };
    char text[LF_ACTION_TEXT_MAX] = "";
    if (!lf_position_parse(position, &game, state, &error)) return false;
    game->view(state, 0, view);
    lf_hint(game, view, 0, scratch, &hint);
    if (hint.count == 1) game->print(hint.best[0].action, text, sizeof text);
    if (lf_same(text, "withdraw")) return true;
    printf("FAIL a hint in another's turn: %s\n", text);
    return false;
}

void test_choices(int *passed, int *failed)
{
    for (size_t i = 0; i < sizeof CHOICES / sizeof CHOICES[0]; i++)
        if (good(&CHOICES[i])) ++*passed;
        else ++*failed;
    const char *beside[] = {
        KNIGHTS_2("offers=4") "phase main; stage main; active 1; dice 1 1; hand 0 2bl; "
                              "reply 0 offer 1 b>w",
        "base/2 3 board=beginner,start=0,offers=4; turn 9; settlements 1 c19; phase main; "
        "active 1; flags rolled; dice 1 1; hand 0 2bl; reply 0 offer 1 b>w",
        "duel/2 2 board=beginner,start=1; turn 9; phase main; active 1; flags rolled; dice 1 2; "
        "rolls 2; number 5; hand 0 2bl; reply 0 offer 1 b>w",
    };
    for (size_t i = 0; i < sizeof beside / sizeof beside[0]; i++)
        if (hint_beside(beside[i])) ++*passed;
        else ++*failed;
}
