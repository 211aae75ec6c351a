/* harvest.h - what a random game of Cities & Knights at sea remembers of what each number yields to
 * whom, and the roll of the dice by it, where nothing else comes of it. playout.c includes it for
 * wide boards: there a hex costs more to look at than what is remembered of it.
 */
#ifndef KNIGHTS_HARVEST_H
#define KNIGHTS_HARVEST_H

#include "games/knights/moves.h"

#ifdef ISLAND_WIDE

/* Yields as card lanes and gold by number less two, of these buildings on these hexes; the robber's
 * hex is taken off when its number comes up. */
struct harvest {
    corner_set settlements[ISLAND_SEATS], cities[ISLAND_SEATS];
    hex_set built[ISLAND_SEATS];       /* hexes where these stand */
    hex_set hexes[11];
    uint64_t gain[11][ISLAND_SEATS];
    uint8_t gold[11][ISLAND_SEATS];
    uint16_t known;                    /* set of numbers, less two */
    bool stale;                        /* buildings may be others now */
    uint8_t level[ISLAND_SEATS][TRACK_COUNT];
    uint8_t draws[TRACK_COUNT + 1];    /* by event: red dice by which seats of these levels draw */
};

/* Whether two rows of sets differ, word by word. */
static inline bool rows_differ(const corner_set *a, const corner_set *b)
{
    const uint64_t *x = a->w, *y = b->w;
    uint64_t differ = 0;
    for (int k = 0; k < ISLAND_SEATS * CORNER_SET_WORDS; k++) differ |= x[k] ^ y[k];
    return differ != 0;
}

/* Forgets what a seat's buildings yield that have come, gone or changed. */
static inline void harvest_compare(struct harvest *h, const struct island *s)
{
    if (!h->stale) return;
    h->stale = false;
    if (!rows_differ(h->settlements, s->settlements) && !rows_differ(h->cities, s->cities)) return;
    corner_set changed = corners_none();
    for (int i = 0; i < ISLAND_SEATS; i++) {
        for (int k = 0; k < CORNER_SET_WORDS; k++)
            changed.w[k] |= (h->settlements[i].w[k] ^ s->settlements[i].w[k]) |
                            (h->cities[i].w[k] ^ s->cities[i].w[k]);
        h->settlements[i] = s->settlements[i];
        h->cities[i] = s->cities[i];
        h->built[i] = island_hexes_of(s, i);
    }
    for (; corners_any(changed); changed = corners_rest(changed))
        for (int n = 0; n < 11; n++)
            if (hexes_meet(s->number_hexes[n], CORNER_HEXES[corners_lowest(changed)]))
                h->known &= (uint16_t)~(1u << n);
}

static inline void harvest_begin(struct harvest *h)
{
    h->known = 0;
    h->stale = true;
    for (int i = 0; i < ISLAND_SEATS; i++) {
        h->settlements[i] = h->cities[i] = corners_none();
        h->built[i] = hexes_none();
        for (int t = 0; t < TRACK_COUNT; t++) h->level[i][t] = 0;
    }
    for (int event = 0; event <= TRACK_COUNT; event++) h->draws[event] = 0;
}

static inline void harvest_learn(struct harvest *h, const struct island *s, int n)
{
    for (int i = 0; i < ISLAND_SEATS; i++) h->gain[n][i] = h->gold[n][i] = 0;
    for (hex_set at = s->number_hexes[n]; hexes_any(at); at = hexes_rest(at))
        for (int i = 0; i < ISLAND_SEATS; i++) {
            h->gain[n][i] += knights_hex_yield(s, i, hexes_lowest(at));
            if (island_is_gold(s, hexes_lowest(at)))
                h->gold[n][i] = (uint8_t)(h->gold[n][i] + island_yields(s, i, hexes_lowest(at)));
        }
    h->hexes[n] = s->number_hexes[n];
    h->known |= (uint16_t)(1u << n);
}

/* As knights_produce(). */
static inline void harvest_produce(struct harvest *h, struct knights_state *s, int number)
{
    struct island *island = &s->island;
    uint64_t gain[ISLAND_SEATS];
    int n = number - 2, robber = island->robber;
    harvest_compare(h, island);
    if (!(h->known >> n & 1) || !hexes_equal(h->hexes[n], island->number_hexes[n]))
        harvest_learn(h, island, n);
    for (int i = 0; i < ISLAND_SEATS; i++) {
        gain[i] = h->gain[n][i];
        island->gold[i] = (uint8_t)(island->gold[i] + h->gold[n][i]);
    }
    if (robber < HEX_COUNT && hexes_in(&island->number_hexes[n], robber))
        for (int i = 0; i < ISLAND_SEATS; i++) {
            gain[i] -= knights_hex_yield(island, i, robber);
            if (island_is_gold(island, robber))
                island->gold[i] = (uint8_t)(island->gold[i] - island_yields(island, i, robber));
        }
    knights_hand_out(s, gain);
}

/* With which red dice anybody draws a card (CK-22); at the ship nobody does. */
static inline void harvest_levels(struct harvest *h, const struct knights_state *s)
{
    if (__builtin_memcmp(h->level, s->level, sizeof h->level) == 0) return;
    __builtin_memcpy(h->level, s->level, sizeof h->level);
    for (int event = 0; event < TRACK_COUNT; event++) {
        int most = 0;
        for (int i = 0; i < ISLAND_SEATS; i++)
            if (s->level[i][event] > most) most = s->level[i][event];
        h->draws[event] = (uint8_t)(most ? (2u << (most + 1)) - 1 : 0);
    }
}

/* The event die, if nobody draws a card by it, nobody has too many, no ship lands and the number is
 * not 7; else false. */
static inline bool harvest_roll(struct harvest *h, struct knights_state *s, int event)
{
    int roll = s->island.dice - 1, number = roll / 6 + roll % 6 + 2, red = roll % 6 + 1;
    bool ship = event == EVENT_SHIP, more = number == 7;
    harvest_levels(h, s);
    more |= h->draws[event] >> red & 1;
    for (int i = 0; i < ISLAND_SEATS; i++) more |= s->progress[i][PROGRESS_LIMIT] != 0;
    if (more || s->ship + ship == TRACK_SPACES) return false;
    s->event = (uint8_t)(event + 1);
    s->ship = (uint8_t)(s->ship + ship);
    for (int i = 0; i < ISLAND_SEATS; i++) s->dues[i] = 0;
    s->stage = STAGE_MAIN;
    s->phase = PHASE_MAIN;
    harvest_produce(h, s, number);
    return true;
}

#endif

#endif
