/* look.h - what the insights of island games (bots/insight.h) have in common: the board, what seats
 * earn, how soon they can pay, which places they can reach.
 *
 * What depends on few parts of a position is kept in the notes of a search under a key of these
 * parts, because most positions of a search differ in little else.
 */
#ifndef BOTS_ISLAND_LOOK_H
#define BOTS_ISLAND_LOOK_H

#include "bots/island/economy.h"
#include "bots/island/pips.h"
#include "bots/island/sea.h"
#include "core/rng.h"

/* Square roots of whole numbers up to 63, so that no library is needed. */
static const float ISLAND_ROOTS[64] = {
    0.0f, 1.0f, 1.41421354f, 1.73205078f, 2.0f, 2.23606801f, 2.44948983f, 2.64575124f,
    2.82842708f, 3.0f, 3.1622777f, 3.31662488f, 3.46410155f, 3.60555124f, 3.7416575f,
    3.87298346f, 4.0f, 4.12310553f, 4.2426405f, 4.35889912f, 4.47213602f, 4.5825758f,
    4.69041586f, 4.79583168f, 4.89897966f, 5.0f, 5.09901953f, 5.19615221f, 5.29150248f,
    5.38516474f, 5.47722578f, 5.56776428f, 5.65685415f, 5.74456263f, 5.83095169f, 5.91608f,
    6.0f, 6.08276272f, 6.16441393f, 6.24499798f, 6.3245554f, 6.40312433f, 6.48074055f,
    6.55743837f, 6.63324976f, 6.70820379f, 6.78233004f, 6.85565472f, 6.92820311f, 7.0f,
    7.07106781f, 7.14142847f, 7.21110249f, 7.28010988f, 7.34846926f, 7.41619825f, 7.48331499f,
    7.54983425f, 7.6157732f, 7.68114567f, 7.74596691f, 7.81024981f, 7.8740077f, 7.93725395f,
};

static inline float look_root(int n) { return ISLAND_ROOTS[n < 0 ? 0 : n > 63 ? 63 : n]; }

static inline float look_between(float x, float low, float high)
{
    return x < low ? low : x > high ? high : x;
}

/* How much of it there is: 1 for nothing to wait for, a half after four rolls. */
static inline float look_speed(int time)
{
    return 4.0f * TIME_ROLL / (4.0f * TIME_ROLL + (float)time);
}

/* ---- The board ---- */

struct look_board {
    uint8_t known;
    uint8_t pips[HEX_COUNT];
    uint8_t number[HEX_COUNT];
    uint8_t harbour[CORNER_COUNT];    /* kinds, as a set */
    uint8_t corner[CORNER_COUNT];     /* pips of all hexes that pay at a corner */
    uint8_t kinds[CORNER_COUNT];      /* which resources, as a set; bit 5: gold */
    struct waters waters;             /* edges of land and of sea, those at the pirate included */
};

/* Free edges for roads, or for ships. */
static inline edge_set look_free_edges(const struct look_board *board, const struct island *s,
                                       bool ships)
{
#ifdef ISLAND_WIDE
    if (ships)
        return edges_minus(island_free_edges(s, &board->waters, true), island_pirate_edges(s));
#endif
    return island_free_edges(s, &board->waters, ships);
}

static inline void look_at_board(struct look_board *board, const struct island *s)
{
    if (board->known) return;
    board->known = 1;
    board->waters = island_all_waters(s);
    island_all_pips(s, board->pips);
    for (int n = 2; n <= 12; n++)
        for (hex_set at = s->number_hexes[n - 2]; hexes_any(at); at = hexes_rest(at))
            board->number[hexes_lowest(at)] = (uint8_t)n;
    for (int corner = 0; corner < CORNER_COUNT; corner++) {
        board->harbour[corner] = (uint8_t)island_harbour_bit(s, corner);
        for (int k = 0; k < 3; k++) {
            int hex = CORNER_HEX[3 * corner + k];
            if (hex == NOWHERE) break;
            int terrain = island_terrain(s, hex);
            bool gold = island_is_gold(s, hex);
            if (terrain >= RESOURCE_COUNT && !gold) continue;
            board->corner[corner] = (uint8_t)(board->corner[corner] + board->pips[hex]);
            board->kinds[corner] |= (uint8_t)(1u << (gold ? RESOURCE_COUNT : terrain));
        }
    }
}

/* ---- Income ---- */

/* What a seat earns without the hex that is robbed, and what that one would bring. best_city,
 * next_city: pips of the settlements that would be the best cities. exposed: the most that one hex
 * brings. rolls: ways of the dice to bring anything. */
struct look_income {
    struct economy economy;
    int lost, total, best_city, next_city, exposed, rolls;
    unsigned numbers;                 /* that bring anything, as a set */
    uint8_t yields[HEX_COUNT];        /* pips times cards */
};

static inline void look_add_corner(struct look_income *in, const struct look_board *board,
                                   const struct island *s, int corner, int cards)
{
    for (int k = 0; k < 3; k++) {
        int hex = CORNER_HEX[3 * corner + k];
        if (hex == NOWHERE) break;
        int terrain = island_terrain(s, hex), pips = cards * board->pips[hex];
        bool gold = island_is_gold(s, hex);
        if (terrain >= RESOURCE_COUNT && !gold) continue;
        if (hex == s->robber) {
            in->lost += pips;
            continue;
        }
        if (gold) in->economy.gold += pips;
        else in->economy.income[terrain] += pips;
        in->numbers |= 1u << board->number[hex];
        in->yields[hex] = (uint8_t)(in->yields[hex] + pips);
        if (in->yields[hex] > in->exposed) in->exposed = in->yields[hex];
    }
}

static inline void look_at_income(struct look_income *in, const struct look_board *board,
                                  const struct island *s, int seat)
{
    uint64_t rates = HARBOUR_RATES[s->harbours[seat] & 63];
    *in = (struct look_income){ .lost = 0 };
    for (corner_set at = s->settlements[seat]; corners_any(at); at = corners_rest(at)) {
        int corner = corners_lowest(at);
        int pips = board->corner[corner], best = in->best_city;
        look_add_corner(in, board, s, corner, 1);
        if (pips > best) in->best_city = pips;
        if (pips > best || pips > in->next_city) in->next_city = pips > best ? best : pips;
    }
    for (corner_set at = s->cities[seat]; corners_any(at); at = corners_rest(at))
        look_add_corner(in, board, s, corners_lowest(at), 2);
    in->total = in->economy.gold;
    for (int n = 2; n <= 12; n++) in->rolls += in->numbers >> n & 1 ? DICE_WAYS[n] : 0;
    for (int k = 0; k < RESOURCE_COUNT; k++) {
        in->economy.rate[k] = 12 / cards_of(rates, k);
        in->total += in->economy.income[k];
    }
}

/* What look_at_income() reads of a seat; of the robber only where it stands at its buildings. */
static inline uint64_t look_income_key(const struct island *s, int seat)
{
    corner_set buildings = corners_or(s->settlements[seat], s->cities[seat]);
    bool robbed = s->robber < HEX_COUNT && corners_meet(buildings, HEX_CORNERS[s->robber]);
    uint64_t key = lf_mix((robbed ? (uint64_t)s->robber << 8 : 0) | s->harbours[seat] | 1 << 16 |
                          (uint64_t)robbed << 17);
    for (int k = 0; k < CORNER_SET_WORDS; k++) {
        key = lf_mix(key ^ s->settlements[seat].w[k]);
        key = lf_mix(key + s->cities[seat].w[k]);
    }
    return key | 1;
}

/* ---- Places for settlements ---- */

/* At a distance of so many roads: how many, and the best by pips; whether another one is there as
 * soon, or only the road is missing to him; the pips of the next best, the harbours of all. */
struct look_site { uint8_t count, pips, fresh, contested, next, harbours; };
enum { LOOK_RINGS = 3 };
struct look_sites {
    struct look_site ring[LOOK_RINGS];
    uint8_t ways;                     /* edges where the next road could lie */
};

/* Where roads of a seat end, and one road further. */
static inline corner_set look_near(const struct island *s, int seat)
{
    corner_set near = s->reach[seat];
    for (corner_set at = near; corners_any(at); at = corners_rest(at))
        corners_join(&near, CORNER_NEIGHBOURS[corners_lowest(at)]);
    return near;
}

static inline struct look_site look_ring(const struct look_board *board, corner_set sites,
                                         unsigned have, corner_set here, corner_set near)
{
    struct look_site ring = { 0, 0, 0, 0, 0, 0 };
    int best = -1, next = -1;
    for (corner_set at = sites; corners_any(at); at = corners_rest(at)) {
        int corner = corners_lowest(at), fresh = bits_count(board->kinds[corner] & ~have);
        int contested = corners_has(here, corner) ? 2 : corners_has(near, corner);
        /* The order of corners decides nothing, so that turned boards are the same. */
        int pips = board->corner[corner];
        int score = (64 * (pips + 2 * fresh) + pips) * 4 - contested;
        ring.count++;
        ring.harbours |= board->harbour[corner];
        if (score <= best) {
            if (score <= next) continue;
            next = score;
            ring.next = (uint8_t)pips;
            continue;
        }
        next = best;
        ring.next = ring.pips;
        best = score;
        ring.pips = (uint8_t)pips;
        ring.fresh = (uint8_t)fresh;
        ring.contested = (uint8_t)contested;
    }
    return ring;
}

/* Corners one free edge beyond a set. */
static inline corner_set look_beyond(corner_set ring, edge_set free)
{
    corner_set next = corners_none();
    for (; corners_any(ring); ring = corners_rest(ring)) {
        edge_set at = edges_and(CORNER_EDGES[corners_lowest(ring)], free);
        for (; edges_any(at); at = edges_rest(at))
            corners_join(&next, EDGE_CORNERS[edges_lowest(at)]);
    }
    return next;
}

/* By roads, on free edges that have land. `have`: the kinds the seat earns. `here`, `near`: corners
 * that others reach already, or with one more road. */
static inline void look_at_sites(struct look_sites *sites, const struct look_board *board,
                                 const struct island *s, int seat, unsigned have, edge_set free,
                                 corner_set here, corner_set near)
{
    corner_set stops = island_stops(s, seat), seen = s->reach[seat], ring = corners_none();
    sites->ring[0] = look_ring(board, island_settlement_places(s, seat), have, here, near);
    edge_set at = edges_and(island_frontier(s, seat), free);
    sites->ways = (uint8_t)edges_count(at);
    for (; edges_any(at); at = edges_rest(at)) corners_join(&ring, EDGE_CORNERS[edges_lowest(at)]);
    for (int roads = 1; roads < LOOK_RINGS; roads++) {
        ring = corners_minus(ring, seen);
        corners_join(&seen, ring);
        sites->ring[roads] = look_ring(board, corners_minus(ring, s->blocked), have, here, near);
        if (roads + 1 < LOOK_RINGS) ring = look_beyond(corners_minus(ring, stops), free);
    }
}

/* What look_at_sites() reads of the board: all lines and buildings. */
static inline uint64_t look_sites_key(const struct island *s)
{
    uint64_t key = 1;
    for (int i = 0; i < ISLAND_SEATS; i++) {
        edge_set line = island_line(s, i);
        for (int k = 0; k < EDGE_SET_WORDS; k++) key = lf_mix(key ^ line.w[k]);
    }
    for (int k = 0; k < CORNER_SET_WORDS; k++) key = lf_mix(key ^ s->blocked.w[k]);
    return key | 1;
}

#ifdef ISLAND_WIDE

/* ---- The sea ---- */

/* Numbers of a seat at sea; the game knows what gold pays it. */
enum {
    SEA_GOLD, SEA_SHIPS_LEFT, SEA_SHIPS, SEA_ISLANDS, SEA_LANDING, SEA_LANDING_NOW, SEA_SITE,
    SEA_PIRATE = SEA_SITE + 3, SEA_NUMBERS,
};
#define SEA_NUMBER_ROWS \
    { "gold", { { "income of gold", "Ertrag an Gold" } } }, { "left.ships", { { NULL, NULL } } }, \
    { "ships", { { "ships", "Schiffe" } } }, { "islands", { { "islands", "Inseln" } } }, \
    { "landing", { { "a way to an island", "ein Weg zu einer Insel" } } }, \
    { "landing.now", { { "an island at hand", "eine Insel zur Hand" } } }, \
    { "site.ship.1", { { NULL, NULL } } }, { "site.ship.2", { { NULL, NULL } } }, \
    { "site.ship.3", { { NULL, NULL } } }, { "pirate", { { NULL, NULL } } },

enum { LOOK_SHIPS = 5 };              /* so many ships ahead is looked for islands */

/* Places that ships lead to, those with special points apart; and what the pirate does to it. Ways
 * do not pass `stops`, and nothing is built on `taken`. room: there is a settlement left. */
static inline void look_at_sea(const struct look_board *board, const struct island *s, int seat,
                               corner_set stops, corner_set taken, bool room, float *out)
{
    edge_set free = look_free_edges(board, s, true);
    corner_set closed = corners_or(s->blocked, taken), at = corners_minus(s->reach[seat], closed);
    corner_set ring = island_line_ends(s, seat, true), seen = ring;
    int ships = island_ship_count(s, seat), left = SHIPS_EACH - ships;
    out[SEA_SHIPS_LEFT] = (float)left / SHIPS_EACH;
    out[SEA_SHIPS] = (float)ships / 8;
    out[SEA_ISLANDS] = (float)__builtin_popcount(s->islands[seat]) / 2;
    out[SEA_PIRATE] = edges_meet(island_pirate_edges(s),
                                 edges_minus(s->seaways[seat], island_taken_edges(s)));
    for (; room && corners_any(at); at = corners_rest(at))
        if (island_landing_points(s, seat, corners_lowest(at))) out[SEA_LANDING_NOW] = 1;
    for (int lines = 1; room && lines <= LOOK_SHIPS && lines <= left; lines++) {
        int best = 0;
        ring = corners_minus(look_beyond(corners_minus(ring, stops), free), seen);
        corners_join(&seen, ring);
        for (at = corners_minus(ring, closed); corners_any(at); at = corners_rest(at)) {
            int corner = corners_lowest(at);
            if (board->corner[corner] > best) best = board->corner[corner];
            if (out[SEA_LANDING] == 0 && island_landing_points(s, seat, corner))
                out[SEA_LANDING] = 1.0f / (float)lines;
        }
        if (lines <= 3) out[SEA_SITE + lines - 1] = (float)best / 10;
    }
}

#endif

#endif
