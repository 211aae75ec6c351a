/* lines.h - what routes.c and lengths.c know of the lines at a corner: see routes.h. */
#ifndef ISLAND_LINES_H
#define ISLAND_LINES_H

#include "games/island/routes.h"

#ifdef ISLAND_WIDE

/* Where memory is watched, the memory of a seat is compared with the board after each change. */
#ifdef __SANITIZE_ADDRESS__
enum { LINES_WATCHED = 1 };
#else
enum { LINES_WATCHED = 0 };
#endif

/* Bits of lines.at[]. */
enum { ROADS_AT = 7, SHIPS_AT = 56, LINES_AT = 63, OWN_AT = 64, STOP_AT = 128 };

/* The bits of lines at a corner that a road or ship meets there. */
static inline unsigned ways_mask(unsigned at, bool ship)
{
    return at & OWN_AT ? LINES_AT : ship ? SHIPS_AT : ROADS_AT;
}

/* Whether a road or ship goes on at a corner. Without branches: which lines meet is different from
 * corner to corner. */
static inline int leads_on(unsigned at, int ship)
{
    unsigned met = ((0 - (at >> 6 & 1)) & LINES_AT) | (unsigned)ROADS_AT << 3 * ship;
    return island_both(at & met, !(at & STOP_AT));
}

static inline bool is_single(unsigned bits) { return !(bits & (bits - 1)); }

/* What ships make of a corner, as a set over the upper five bits of lines.at[]: whether they go on
 * from it, that is from own buildings, and from ships where no foreign piece stands; whether
 * they do without one of them; whether just one ends there and no own building is there. */
#define HOLDS 0xFF00FFFEu
#define HOLDS_WITHOUT_ONE 0xFF00FFE8u
#define LONE 0x00160016u

static inline bool at_is(uint32_t what, unsigned at) { return what >> (at >> 3) & 1; }

/* ---- Longest Road ---- */

/* Notes a change that is about to come. CHANGE_ALONG: it comes with the one before. */
enum { CHANGE_ALONG = 0x80 };
static inline void routes_note(struct routes *r, struct island *s, unsigned kind, int seat,
                               int from, int to)
{
    if (r->changes >= CHANGES_KEPT - 4 && !(kind & CHANGE_ALONG)) routes_find_holder(r, s);
    if (r->changes == 0) {
        r->holder = s->longest;
        s->longest = LF_NOBODY;
    }
    r->change[r->changes++] = (struct change){ (uint8_t)kind, (uint8_t)seat, (uint8_t)from,
                                               (uint8_t)to };
}

/* A ship is about to be taken off. A loose one can only be the first or last of a trail; without
 * another one at least half of the longest is left. */
static inline void lengths_lift(struct lines *l, bool loose)
{
    l->count--;
    if (l->most > l->count) l->most = l->count;
    l->least = (uint8_t)(loose ? l->least - (l->least > 0) : l->least / 2);
}

/* A line is about to come. A trail that it begins goes on with one that was there. */
static inline void lengths_grow(struct lines *l, unsigned at_a, unsigned at_b, int ship)
{
    int most = l->most + 1 + (l->most & -(leads_on(at_a, ship) & leads_on(at_b, ship)));
    l->count++;
    l->most = most < l->count ? (uint8_t)most : l->count;
}

#endif

#endif
