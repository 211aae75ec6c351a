/* found.c - the founding: two settlements and their roads decide half of the game. */
#include "bots/base/mind.h"

/* Per pip of each resource; a first building wants what everything else needs. */
static const int PIP_WORTH[RESOURCE_COUNT] = { 10, 10, 8, 11, 11 };

enum {
    VARIETY = 12,            /* for each resource that the corner pays */
    HARBOUR = 8,
    ROOM = 8,                /* a site two roads away counts an eighth of itself */
    LOOKS = 4,               /* these points against the worth of the pair */
    SCARCE_PIPS = 12,        /* a resource with this many pips on the board is neither scarce
                                nor plentiful */
    GOLD_PIP = 12,
    LANDING = 30,            /* for each special point of an island */
    VOYAGE = 5,              /* ships that a place on an island may be away */
};

struct survey {
    uint8_t pips[HEX_COUNT];
    int worth[RESOURCE_COUNT];       /* of a pip, scarcity included */
    int corner[CORNER_COUNT];
};

/* What is rare on this board is worth more. */
static void take_survey(struct survey *survey, const struct base_state *s)
{
    int total[RESOURCE_COUNT] = { 0 };
    island_all_pips(&s->island, survey->pips);
    for (int hex = 0; hex < HEX_COUNT; hex++) {
        int terrain = island_terrain(&s->island, hex);
        if (terrain < RESOURCE_COUNT) total[terrain] += survey->pips[hex];
    }
    for (int k = 0; k < RESOURCE_COUNT; k++)
        survey->worth[k] = PIP_WORTH[k] * (2 * SCARCE_PIPS) / (SCARCE_PIPS + total[k]);
    for (int corner = 0; corner < CORNER_COUNT; corner++) {
        unsigned kinds = 0;
        int sum = island_harbour_spot(&s->island, corner) != NOWHERE ? HARBOUR : 0;
        for (int k = 0; k < 3; k++) {
            int hex = CORNER_HEX[3 * corner + k];
            if (hex == NOWHERE) break;
            int terrain = island_terrain(&s->island, hex);
            if (island_is_gold(&s->island, hex)) sum += GOLD_PIP * survey->pips[hex];
            if (terrain >= RESOURCE_COUNT) continue;
            sum += survey->pips[hex] * survey->worth[terrain];
            kinds |= 1u << terrain;
        }
        survey->corner[corner] = sum + VARIETY * __builtin_popcount(kinds);
    }
}

/* Corners two roads away that are still free. */
static corner_set second_ring(const struct base_state *s, int corner)
{
    corner_set ring = corners_none();
    corner_set step = corners_minus(CORNER_NEIGHBOURS[corner], island_buildings(&s->island));
    for (; corners_any(step); step = corners_rest(step))
        corners_join(&ring, CORNER_NEIGHBOURS[corners_lowest(step)]);
    return corners_without(corners_minus(ring, s->island.blocked), corner);
}

static int best_of(const struct survey *survey, corner_set corners)
{
    int best = 0;
    for (; corners_any(corners); corners = corners_rest(corners)) {
        int here = survey->corner[corners_lowest(corners)];
        if (here > best) best = here;
    }
    return best;
}

struct outlook base_founding_outlook(const struct base_state *s)
{
    return (struct outlook){ FOUNDING_REST, false, island_waters(&s->island) };
}

#ifdef ISLAND_WIDE
/* The best landing on an island with special points, less the more ships it takes. */
static int sea_view(const struct base_state *s, const struct survey *survey, int corner)
{
    struct waters waters = island_waters(&s->island);
    edge_set free = island_free_edges(&s->island, &waters, true);
    corner_set seen = corners_one(corner), ring = seen;
    int best = 0;
    for (int ships = 1; ships <= VOYAGE; ships++) {
        ring = corners_minus(island_ring_beyond(ring, free), seen);
        corners_join(&seen, ring);
        corner_set at = corners_minus(ring, s->island.blocked);
        for (; corners_any(at); at = corners_rest(at)) {
            int points = island_landing_points(&s->island, s->island.active, corners_lowest(at));
            int here = (survey->corner[corners_lowest(at)] + LANDING * points) / (ships + 1);
            if (points && here > best) best = here;
        }
    }
    return best;
}
#else
static int sea_view(const struct base_state *s, const struct survey *survey, int corner)
{
    (void)s, (void)survey, (void)corner;
    return 0;
}
#endif

/* The second settlement is judged together with the first: what the pair pays, and what the
 * start cards are good for. */
static int pair_worth(const struct base_state *s, int seat, int corner)
{
    struct base_state after = *s;
    base_found_settlement(&after, corner);
    return base_worth(&after, seat, base_founding_outlook(s));
}

/* What two settlements of a seat that has none yet would pay. It is the same in either order, and
 * asked for in both. */
struct pairs { int worth[CORNER_COUNT][CORNER_COUNT]; };

static int worth_of_pair(struct pairs *pairs, const struct base_state *s,
                         const struct survey *survey, const struct economy *first, int corner,
                         int other)
{
    int *known = &pairs->worth[corner < other ? corner : other][corner < other ? other : corner];
    if (*known >= 0) return *known;
    struct economy both = *first;
    base_economy_add(&both, s, survey->pips, other);
    return *known = base_produce_worth(&both, FOUNDING_REST);
}

/* The first settlement with the second one that will probably be left: the others take what
 * looks best to them, then the pair is judged. */
static int best_pair(const struct base_state *s, const struct survey *survey, int seat, int corner,
                     struct pairs *pairs)
{
    struct economy first;
    corner_set blocked = corners_or(s->island.blocked,
                                    corners_with(CORNER_NEIGHBOURS[corner], corner));
    int seats = s->island.seat_count, placed = island_founded(&s->island), best = 0;
    for (int between = 2 * (seats - 1 - placed); between > 0; between--) {
        int most = -1, pick = NOWHERE;
        corner_set at = corners_minus(island_home_corners(&s->island), blocked);
        for (; corners_any(at); at = corners_rest(at))
            if (survey->corner[corners_lowest(at)] > most)
                most = survey->corner[corners_lowest(at)], pick = corners_lowest(at);
        if (pick == NOWHERE) break;
        corners_join(&blocked, corners_with(CORNER_NEIGHBOURS[pick], pick));
    }
    base_take_economy(&first, s, seat, survey->pips);
    base_economy_add(&first, s, survey->pips, corner);
    corner_set at = corners_minus(island_home_corners(&s->island), blocked);
    for (; corners_any(at); at = corners_rest(at)) {
        int worth = worth_of_pair(pairs, s, survey, &first, corner, corners_lowest(at));
        if (worth > best) best = worth;
    }
    return best;
}

lf_action base_found(const struct base_state *s, int seat)
{
    struct survey survey;
    struct pairs pairs;
    int best = 0, choice = NOWHERE;
    bool second = island_second_round(&s->island);
    take_survey(&survey, s);
    if (!second) __builtin_memset(&pairs, 0xFF, sizeof pairs);
    corner_set places = corners_minus(island_home_corners(&s->island), s->island.blocked);
    for (corner_set at = places; corners_any(at); at = corners_rest(at)) {
        int corner = corners_lowest(at);
        int score = survey.corner[corner] + best_of(&survey, second_ring(s, corner)) / ROOM +
                    sea_view(s, &survey, corner);
        if (second) score = pair_worth(s, seat, corner) + score * LOOKS;
        else score = score * LOOKS + best_pair(s, &survey, seat, corner, &pairs);
        if (choice != NOWHERE && score <= best) continue;
        best = score;
        choice = corner;
    }
    return lf_act(K_SETTLEMENT, (uint64_t)choice);
}

/* The founding road points to the best site two roads away. */
lf_action base_pave(const struct base_state *s)
{
    struct survey survey;
    int from = island_new_building(&s->island), best = 0, choice = NOWHERE;
    take_survey(&survey, s);
    for (int k = 0; k < 3; k++) {
        int edge = CORNER_EDGE[3 * from + k];
        if (edge == NOWHERE || island_edge_taken(&s->island, edge)) continue;
        int end = EDGE_CORNER[2 * edge] ^ EDGE_CORNER[2 * edge + 1] ^ from;
        int score = best_of(&survey, corners_minus(CORNER_NEIGHBOURS[end], s->island.blocked));
        if (choice != NOWHERE && score <= best) continue;
        best = score;
        choice = edge;
    }
    return lf_act(K_ROAD, (uint64_t)choice);
}
