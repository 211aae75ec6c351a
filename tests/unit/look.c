/* look.c - numbers of arranged positions of the card game (bots/cards/look.h). That numbers follow
 * from what a seat sees, in games of every mode, is in tests/bots/insight.c. */
#include <math.h>
#include <string.h>

#include "bots/cards/look.h"
#include "tests/unit/unit.h"

enum { NUMBERS = TABLE_NUMBERS + SEATS * OWN_COUNT };

/* ---- Arranged positions ---- */

/* Seat 0 acts in turn 9: each has a city and a settlement. */
static bool arrange(struct cards_state *s, const char *const *fields)
{
    static const char *const MIDGAME[] = { "begun 0", "turn 9", "gate 1", "towns 0 6:2 7:1",
                                           "towns 1 6:2 7:1", NULL };
    struct lf_error error;
    if (!cards_init(s, SEATS, "", &error)) return false;
    for (const char *const *field = MIDGAME; *field; field++)
        if (!cards_poke(s, *field, &error)) return false;
    for (; *fields; fields++)
        if (!cards_poke(s, *fields, &error)) return false;
    return true;
}

/* The number of a seat, as seat 0 sees it. */
static float number_of(const struct cards_state *s, int seat, int number)
{
    float out[NUMBERS] = { 0 };
    cards_look(s, 0, NULL, out);
    return out[TABLE_NUMBERS + seat * OWN_COUNT + number];
}

static bool is(float value, double expected) { return fabs((double)value - expected) < 1e-4; }

/* Numbers are from 1 to 6, so a landscape brings a sixth of a resource; numbers show it twice. */
static void incomes(void)
{
    struct cards_state s;
    const char *const plain[] = { "lands 0 f1=b5:1 f2=l4:1 g1=w3:1 g2=g1:3 h1=o2:2 h2=$6:0", NULL };
    const char *const mill[] = { "lands 0 f1=b5:1 f2=l4:1 g1=w3:1 g2=g1:2 h1=o2:2 h2=$6:0",
                                 "cards 0 6c=grain-mill 6a=ore-fleet", NULL };
    EXPECT(arrange(&s, plain));
    EXPECT(is(number_of(&s, 0, OWN_INCOME + GRAIN), 2.0 / 6));
    EXPECT(is(number_of(&s, 0, OWN_FRESH + GRAIN), 0));
    EXPECT(is(number_of(&s, 0, OWN_STORE + ORE), 2.0 / 3));
    EXPECT(is(number_of(&s, 0, OWN_NUMBERS), 1));
    EXPECT(is(number_of(&s, 0, OWN_RATE + ORE), 0));
    EXPECT(arrange(&s, mill));
    EXPECT(is(number_of(&s, 0, OWN_INCOME + GRAIN), 4.0 / 6));
    EXPECT(is(number_of(&s, 0, OWN_FRESH + GRAIN), 2.0 / 6));
    EXPECT(is(number_of(&s, 0, OWN_RATE + ORE), 0.5));
    EXPECT(is(number_of(&s, 0, OWN_RATE + WOOL), 0));
    EXPECT(is(number_of(&s, 0, OWN_COMMERCE), 0.1));
}

/* A city costs three ore and two grain. */
static void distances(void)
{
    struct cards_state s;
    const char *const rich[] = { "lands 0 f1=b5:0 f2=l4:0 g1=w3:0 g2=g1:2 h1=o2:3 h2=$6:0", NULL };
    const char *const swap[] = { "lands 0 f1=b5:0 f2=l4:0 g1=w3:3 g2=g1:1 h1=o2:3 h2=$6:0", NULL };
    const char *const poor[] = { "lands 0 f1=b5:0 f2=l4:0 g1=w3:2 g2=g1:1 h1=o2:3 h2=$6:0", NULL };
    EXPECT(arrange(&s, rich));
    EXPECT(is(number_of(&s, 0, OWN_SPEED_CITY), 1) && is(number_of(&s, 0, OWN_NOW_CITY), 1));
    EXPECT(is(number_of(&s, 0, OWN_SPEED_SETTLEMENT), 0));      /* no road leads anywhere */
    EXPECT(number_of(&s, 0, OWN_SPEED_FOUNDING) > 0);
    EXPECT(arrange(&s, swap));
    EXPECT(is(number_of(&s, 0, OWN_NOW_CITY), 1));              /* three wool for a grain */
    EXPECT(arrange(&s, poor));
    float speed = number_of(&s, 0, OWN_SPEED_CITY);
    EXPECT(speed > 0.4f && speed < 1);
    EXPECT(is(number_of(&s, 0, OWN_NOW_CITY), 0));
}

/* KB-29: more than seven, what lies beside a Garrison left out. */
static void dangers(void)
{
    struct cards_state s;
    const char *const open[] = { "lands 0 f1=b5:2 f2=l4:1 g1=w3:2 g2=g1:0 h1=o2:2 h2=$6:1", NULL };
    const char *const safe[] = { "lands 0 f1=b5:2 f2=l4:1 g1=w3:2 g2=g1:0 h1=o2:2 h2=$6:1",
                                 "cards 0 6a=garrison", NULL };
    EXPECT(arrange(&s, open));
    EXPECT(is(number_of(&s, 0, OWN_ROBBED), 1) && is(number_of(&s, 0, OWN_GUARDED), 0));
    EXPECT(is(number_of(&s, 0, OWN_SICK), 3.0 / 4));
    EXPECT(arrange(&s, safe));
    EXPECT(is(number_of(&s, 0, OWN_ROBBED), 0) && is(number_of(&s, 0, OWN_GUARDED), 1));
}

/* A card in the other hand is a number, until it has been shown. */
static void hands(void)
{
    struct cards_state s;
    const char *const hands[] = { "hand 0 library merchant", "hand 1 karl", NULL };
    EXPECT(arrange(&s, hands));
    int at = pile_start(&s, PILE_HAND + 1);
    EXPECT(is(number_of(&s, 0, OWN_CARD_POINTS), 0.5));
    EXPECT(is(number_of(&s, 0, OWN_LACKING), 1.0 / 3));
    EXPECT(is(number_of(&s, 0, OWN_DEED + DEED_TAKE), 0.5));
    EXPECT(is(number_of(&s, 1, OWN_UNKNOWN), 0.33) && is(number_of(&s, 1, OWN_WORTH), 0));
    s.known[at] = 3;
    EXPECT(is(number_of(&s, 1, OWN_UNKNOWN), 0) && number_of(&s, 1, OWN_FAST_STRENGTH) > 0);
}

static void names(void)
{
    for (int i = 0; i < CARDS_NUMBERS; i++) {
        EXPECT(CARDS_NUMBER[i].name && CARDS_NUMBER[i].name[0]);
        for (int k = i < TABLE_NUMBERS ? 0 : TABLE_NUMBERS; k < i; k++)
            EXPECT(strcmp(CARDS_NUMBER[i].name, CARDS_NUMBER[k].name) != 0);
    }
}

const struct unit_test look_tests[] = {
    { "incomes of the card game as numbers", incomes },
    { "distances to purchases", distances },
    { "robbery and plague as numbers", dangers },
    { "hands as numbers", hands },
    { "names of numbers", names },
    { NULL, NULL },
};
