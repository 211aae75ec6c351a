/* look.h - the numbers of a position of the card game that nets read (bots/insight.h): first those
 * of the table from the standpoint of the asking seat, then those of each seat. Their order and
 * meaning are part of the nets in bots/cards: who changes them trains anew.
 *
 * Read next: look.c (how they are made), numbers.c (their names). */
#ifndef BOTS_CARDS_LOOK_H
#define BOTS_CARDS_LOOK_H

#include "bots/cards/mind.h"
#include "bots/insight.h"

enum cards_table_number {
    TABLE_BASE, TABLE_EXTENDED, TABLE_TOURNAMENT,          /* the mode */
    TABLE_RH, TABLE_PI, TABLE_BH,                          /* sets in play */
    TABLE_GATE,                   /* attacks are allowed */
    TABLE_GATE_NEAR,              /* how near that is */
    TABLE_TURN,
    TABLE_NEXT,                   /* the asking seat rolls next */
    TABLE_ROADS, TABLE_SETTLEMENTS, TABLE_CITIES,          /* left in the supply */
    TABLE_STACKS,                 /* cards left to draw */
    TABLE_POINTS,                 /* margins of the asking seat */
    TABLE_STRENGTH, TABLE_STRENGTH_NEAR,
    TABLE_COMMERCE, TABLE_COMMERCE_NEAR,
    TABLE_JOUST,
    TABLE_INCOME,
    TABLE_NUMBERS,
};

/* Cards that lie there, by what they do; a card may belong to one. */
enum cards_family {
    FAMILY_NONE,
    FAMILY_LEARNING,              /* hand limit and Progress */
    FAMILY_GARRISON,
    FAMILY_HEALTH,                /* against plague */
    FAMILY_SHIELD,                /* against attacks and robbery */
    FAMILY_KEY,                   /* what other cards ask for */
    FAMILY_INCOME,                /* resources now and then */
    FAMILY_DISCOUNT,
    FAMILY_DRAWING,               /* cards and searches */
    FAMILY_HARM,                  /* foreign cards that hurt their host */
    FAMILY_ARCH,
    FAMILIES,
};
/* Action cards, by what they do. */
enum cards_deed {
    DEED_NONE, DEED_TAKE, DEED_BRING, DEED_HIT, DEED_DRAW, DEED_GUARD, DEED_ALCHEMIST,
    DEED_SCOUT, DEEDS,
};

enum cards_own_number {
    OWN_POINTS,
    OWN_LEFT,                     /* to the target */
    OWN_NEAR_4, OWN_NEAR_2,       /* points within four and two of the target */
    OWN_KNIGHT, OWN_MILL,         /* the figures */
    OWN_STRENGTH, OWN_COMMERCE, OWN_JOUST,
    OWN_SETTLEMENTS, OWN_CITIES, OWN_METROPOLIS,
    OWN_OPEN,                     /* places for a settlement */
    OWN_GREEN, OWN_RED,           /* free sites of any town, of cities */
    OWN_FEW_GREEN, OWN_NO_RED,    /* less than three, none */
    OWN_INCOME,                   /* + kind: by one roll */
    OWN_FRESH = OWN_INCOME + KINDS,      /* + kind: without what is full */
    OWN_STORE = OWN_FRESH + KINDS,       /* + kind */
    OWN_RATE = OWN_STORE + KINDS,        /* + kind: 0 at 3:1, half at 2:1, 1 at 1:1 */
    OWN_TOTAL = OWN_RATE + KINDS,
    OWN_INCOME_ALL, OWN_FRESH_ALL, OWN_WILD,
    OWN_NUMBERS,                  /* die numbers that bring something */
    OWN_ROBBED,                   /* what a robbery takes now */
    OWN_ROB_NEAR,                 /* how near the bound of a robbery is */
    OWN_GUARDED,
    OWN_SICK,                     /* what a plague takes */
    OWN_GARRISONS,                /* what a Productive Year brings */
    OWN_LIMIT, OWN_HAND, OWN_LACKING, OWN_SURPLUS,         /* of the hand */
    OWN_SPEED_ROAD,               /* 4 / (4 + rolls) to purchases; 0: impossible */
    OWN_SPEED_SETTLEMENT, OWN_SPEED_FOUNDING, OWN_SPEED_CITY,
    OWN_NOW_ROAD, OWN_NOW_SETTLEMENT, OWN_NOW_CITY,        /* can be paid for now */
    OWN_SPEED_POINT,              /* the fastest point by any way */
    OWN_WINS,                     /* can reach the target with one purchase */
    OWN_FAMILY = OWN_WINS,        /* + family, from 1 on: cards that lie there */
    OWN_KNIGHTS = OWN_FAMILY + FAMILIES,
    OWN_FLEETS, OWN_BUILDINGS,
    OWN_CHAMPION,                 /* strength of the strongest knight */
    OWN_BANNED,                   /* stacks closed by a Church ban */
    OWN_DOUBTED,                  /* cards under a Dogma */
    OWN_TOPS,                     /* stacks whose top card is known, and the best of them */
    OWN_TOP_WORTH,
    /* Cards in hand that the asking seat knows. */
    OWN_UNKNOWN,
    OWN_WORTH, OWN_BEST,          /* by the greedy bot's marks */
    OWN_DEED = OWN_BEST,          /* + deed, from 1 on: action cards that may be played */
    OWN_IDLE = OWN_DEED + DEEDS,  /* action cards that may not */
    OWN_CARD_POINTS,              /* of cards that may be laid, and the same times speed */
    OWN_FAST_POINTS, OWN_FAST_STRENGTH, OWN_FAST_COMMERCE, OWN_FAST_ECONOMY,
    OWN_BEST_POINT,               /* speed to the nearest card with a point */
    OWN_LAYABLE,                  /* cards that could be laid if paid for */
    OWN_PAYABLE,                  /* and that can be paid for now */
    OWN_BARRED,                   /* cards whose condition or place is missing */
    OWN_BURDEN,                   /* resources that all of them cost */
    OWN_COUNT,
};

enum { CARDS_NUMBERS = TABLE_NUMBERS + OWN_COUNT };
extern const struct lf_insight_number CARDS_NUMBER[CARDS_NUMBERS];

extern const struct lf_insight cards_insight;

/* The other seat's numbers stay as they are while the asking seat builds and trades: they are kept
 * with all that they are made of, one note for each asking seat. */
enum { NOTE_KEY = 16, NOTE_SHOWN = 8 };
struct cards_note {
    bool there;
    uint8_t key[NOTE_KEY];
    struct sums sums;
    struct realm realm;
    float out[OWN_COUNT];
};

void cards_look(const void *world, int seat, void *notes, float *out);

#endif
