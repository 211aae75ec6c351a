/* island.c - the island's slow parts: short banks, harbour rates, soundness. */
#include <string.h>

#include "games/island/sea.h"

void island_produce_short(struct island *s, const uint64_t gain[ISLAND_SEATS])
{
    for (int kind = 0; kind < 8; kind++) {
        int left = cards_of(s->bank, kind), want = 0, entitled = 0;
        for (int i = 0; i < ISLAND_SEATS; i++) {
            want += cards_of(gain[i], kind);
            entitled += cards_of(gain[i], kind) > 0;
        }
        if (want > left && entitled != 1) continue;
        for (int i = 0; i < ISLAND_SEATS; i++) {
            int due = cards_of(gain[i], kind);
            island_gain(s, i, cards_some(kind, due < left ? due : left));
        }
    }
}

/* Rates by the set of harbours: bit k is the 2:1 harbour of resource k, bit 5 the 3:1 one. A
 * 2:1 harbour helps its own resource only (IB-57). */
#define RATE(set, k)                                                                        \
    ((uint64_t)((set) >> (k) & 1 ? RATE_OWN_HARBOUR                                         \
                : (set) >> HARBOUR_ANY & 1 ? RATE_ANY_HARBOUR : RATE_BANK) << 8 * (k))
#define RATES(set) (RATE(set, 0) | RATE(set, 1) | RATE(set, 2) | RATE(set, 3) | RATE(set, 4))
#define RATES4(set) RATES(set), RATES(set + 1), RATES(set + 2), RATES(set + 3)
#define RATES16(set) RATES4(set), RATES4(set + 4), RATES4(set + 8), RATES4(set + 12)
const uint64_t HARBOUR_RATES[64] = { RATES16(0), RATES16(16), RATES16(32), RATES16(48) };

static bool pieces_sound(const struct island *s, corner_set fallen)
{
    corner_set corners = corners_none();
    edge_set edges = edges_none();
    for (int i = 0; i < ISLAND_SEATS; i++) {
        corner_set own = island_buildings_of(s, i);
        edge_set roads = island_line(s, i);
        if (edges_meet(island_roads(s, i), island_ships(s, i))) return false;
        if (edges_count(island_ships(s, i)) > SHIPS_EACH) return false;
        if (corners_meet(s->settlements[i], s->cities[i]) || corners_meet(own, corners))
            return false;
        if (edges_meet(roads, edges)) return false;
        if (corners_any(corners_minus(own, island_land_corners(s)))) return false;
        corners_join(&corners, own);
        edges_join(&edges, roads);
        int on_side = corners_count(corners_and(s->settlements[i], fallen));
        if (island_settlements_left(s, i) + on_side < 0) return false;
        if (island_cities_left(s, i) - on_side < 0) return false;
        if (island_road_count(s, i) > ROADS_EACH) return false;
        if (i >= s->seat_count && s->hand[i]) return false;
    }
    return true;
}

/* Every building keeps its distance (IB-68). */
static bool distances_sound(const struct island *s)
{
    corner_set all = island_buildings(s);
    for (corner_set at = all; corners_any(at); at = corners_rest(at))
        if (corners_meet(all, CORNER_NEIGHBOURS[corners_lowest(at)])) return false;
    return true;
}

bool island_sound_among(const struct island *s, const corner_set guards[ISLAND_SEATS],
                        corner_set fallen)
{
    struct island again = *s;
    island_derive_among(&again, guards);
    if (memcmp(&again, s, sizeof again) != 0) return false;
    if (!pieces_sound(s, fallen) || !distances_sound(s)) return false;
#ifdef ISLAND_WIDE
    if (!island_sea_sound(s)) return false;
#endif
    if (s->robber > HEX_COUNT || s->seat_count > ISLAND_SEATS) return false;
    if (s->longest != LF_NOBODY) {
        if (s->longest >= ISLAND_SEATS || s->road_length[s->longest] < LONGEST_LEAST)
            return false;
        for (int i = 0; i < ISLAND_SEATS; i++)
            if (s->road_length[i] > s->road_length[s->longest]) return false;
    }
    return true;
}

bool island_sound(const struct island *s)
{
    return s->robber < HEX_COUNT && island_sound_among(s, NULL, corners_none());
}

bool island_founding_sound(const struct island *s)
{
    int roads = 0;
    for (int i = 0; i < s->seat_count; i++) {
        roads += edges_count(island_line(s, i));
        for (edge_set at = island_line(s, i); edges_any(at); at = edges_rest(at))
            if (!corners_meet(island_buildings_of(s, i), EDGE_CORNERS[edges_lowest(at)]))
                return false;
    }
    return roads < 2 * s->seat_count;
}
