/* ranges.c - which arguments actions of the card game can be listed with (core/dense.h). */
#include "core/dense.h"
#include "games/cards/cards.h"
#include "games/cards/table/row.h"

enum { OFFERS = 3 * KINDS * (KINDS - 1), NUMBERS = 100, COPIES = 16, LANDSCAPES = 64 };

/* One for one, two for one or one for two. */
static uint64_t nth_offer(int n)
{
    int form = n % 3, given = n / 3 / (KINDS - 1), taken = n / 3 % (KINDS - 1);
    if (taken >= given) taken++;
    return (uint64_t)(1 + (form == 1)) << (24 + 4 * given) |
           (uint64_t)(1 + (form == 2)) << 4 * taken;
}

/* Cards lie in slots of the own principality, foreign ones in those of the other. */
enum { SLOT_COUNT = PLACE_COUNT - AT_OUTER, BUILDS = ROW_COUNT * 2 * SLOT_COUNT };
static uint64_t nth_build(int n)
{
    uint64_t place = (uint64_t)(AT_OUTER + n % SLOT_COUNT);
    return place | (n / SLOT_COUNT % 2 ? AT_OTHER : 0) | (uint64_t)(n / SLOT_COUNT / 2) << 8;
}

#define NUMBER(from, first, many) { .shift = (from), .bits = 8, .low = (first), .count = (many) }
#define ROW(from) NUMBER(from, 0, ROW_COUNT)
#define PILE NUMBER(0, 0, PILES)
#define PLACE NUMBER(0, 0, AT_OTHER + PLACE_COUNT)
#define OWN_PLACE NUMBER(0, 0, PLACE_COUNT)
#define SLOT NUMBER(0, AT_OUTER, AT_OTHER + PLACE_COUNT - AT_OUTER)
#define SITE_OR_NOT \
    { .shift = 0, .bits = 8, .low = AT_OUTER, .count = AT_ROAD - AT_OUTER, .none = true }
#define NIBBLE(from) { .shift = (from), .bits = 4, .count = 16 }

const struct lf_range CARDS_RANGES[] = {
    LF_RANGE(ACT_LAY, NUMBER(0, 0, KINDS)),
    LF_RANGE(ACT_DECK, ROW(8), NUMBER(0, 1, COPIES)),
    LF_RANGE_OF(ACT_STRIKE, LF_UNLISTED, NULL, ROW(8), NUMBER(0, 1, COPIES)),
    LF_RANGE_OF(ACT_BUILD, BUILDS, nth_build, ROW(8), SLOT),
    LF_RANGE(ACT_PLAY, ROW(0)),
    LF_RANGE(ACT_BANK, NUMBER(24, 0, KINDS), NUMBER(16, 0, KINDS), NUMBER(8, 1, 3), SITE_OR_NOT),
    LF_RANGE_OF(ACT_OFFER, OFFERS, nth_offer, NIBBLE(24), NIBBLE(28), NIBBLE(32), NIBBLE(36),
                NIBBLE(40), NIBBLE(44), NIBBLE(0), NIBBLE(4), NIBBLE(8), NIBBLE(12), NIBBLE(16),
                NIBBLE(20)),
    LF_RANGE(ACT_USE, PLACE),
    LF_RANGE(ACT_SELL, ROW(0)),
    LF_RANGE(ACT_LIFT, PILE),
    LF_RANGE(ACT_DEMOLISH, OWN_PLACE),
    LF_RANGE(ACT_GAIN, PLACE),
    LF_RANGE(ACT_PAY, PLACE),
    LF_RANGE(ACT_NAME, NUMBER(0, 0, KINDS)),
    LF_RANGE(ACT_CHOOSE, NUMBER(0, 0, NUMBERS)),
    LF_RANGE(ACT_DRAW, PILE),
    LF_RANGE(ACT_SEARCH, PILE),
    LF_RANGE(ACT_TAKE, ROW(0)),
    LF_RANGE(ACT_BURY, ROW(8), PILE),
    LF_RANGE(ACT_HIT, PLACE),
    LF_RANGE(ACT_PUT, PLACE),
    LF_RANGE(ACT_LAND, NUMBER(8, 0, LANDSCAPES), NUMBER(0, 0, LANDS)),
    LF_RANGE(ACT_SWAP, NUMBER(8, 0, LANDS), NUMBER(0, AT_OTHER, LANDS)),
    LF_RANGE(ACT_BAN, PILE),
    LF_RANGE_OF(ACT_SAMPLE, LF_UNLISTED, NULL, NUMBER(0, 0, 255)),
    { 0 },
};
