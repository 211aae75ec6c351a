/* numbers.c - the numbers that views of all island games have: the board, cards, pieces. Every
 * view begins with its island. A seat that nobody has is all 0, a place that is nowhere -1. */
#include "games/island/numbers.h"

#include "games/island/island_inline.h"

#define FILL(name) static void name(const void *view, int seat, int32_t *out)
#define ISLAND(view) const struct island *s = view; (void)seat

static int seat_or_none(int seat) { return seat < ISLAND_SEATS ? seat : -1; }

FILL(fill_frame)
{
    ISLAND(view);
    out[0] = s->seat_count;
    out[1] = seat_or_none(s->viewer);
    out[2] = s->active;
    out[3] = s->start;
    out[4] = s->dice ? (s->dice - 1) / 6 + 1 : 0;
    out[5] = s->dice ? (s->dice - 1) % 6 + 1 : 0;
    out[6] = seat_or_none(s->longest);
}

FILL(fill_terrain)
{
    ISLAND(view);
    for (int hex = 0; hex < HEX_COUNT; hex++) out[hex] = island_terrain(s, hex);
}

FILL(fill_number)
{
    ISLAND(view);
    for (int hex = 0; hex < HEX_COUNT; hex++) out[hex] = island_number(s, hex);
}

FILL(fill_robber)
{
    ISLAND(view);
    for (int hex = 0; hex < HEX_COUNT; hex++) out[hex] = s->robber == hex;
}

FILL(fill_harbour)
{
    ISLAND(view);
    for (int i = 0; i < HARBOUR_COUNT; i++) out[i] = s->harbour[i];
}

FILL(fill_bank)
{
    ISLAND(view);
    for (int kind = 0; kind < ISLAND_GOODS_MAX; kind++) out[kind] = cards_of(s->bank, kind);
}

FILL(fill_hand)
{
    ISLAND(view);
    for (int kind = 0; kind < ISLAND_GOODS_MAX; kind++) out[kind] = cards_of(s->hand[seat], kind);
}

FILL(fill_cards) { ISLAND(view); *out = island_hand_size(s, seat); }
FILL(fill_road_length) { ISLAND(view); *out = s->road_length[seat]; }

FILL(fill_settlements)
{
    ISLAND(view);
    for (int i = 0; i < CORNER_COUNT; i++) out[i] = corners_has(s->settlements[seat], i);
}

FILL(fill_cities)
{
    ISLAND(view);
    for (int i = 0; i < CORNER_COUNT; i++) out[i] = corners_has(s->cities[seat], i);
}

FILL(fill_roads)
{
    ISLAND(view);
    edge_set roads = island_roads(s, seat);
    for (int i = 0; i < EDGE_COUNT; i++) out[i] = edges_has(roads, i);
}

#ifdef ISLAND_WIDE
FILL(fill_ships)
{
    ISLAND(view);
    edge_set ships = island_ships(s, seat);
    for (int i = 0; i < EDGE_COUNT; i++) out[i] = edges_has(ships, i);
}

FILL(fill_fresh_ships)
{
    ISLAND(view);
    for (int i = 0; i < EDGE_COUNT; i++) out[i] = edges_has(s->fresh_ships, i);
}

FILL(fill_pirate)
{
    ISLAND(view);
    for (int hex = 0; hex < HEX_COUNT; hex++) out[hex] = s->pirate == hex;
}

FILL(fill_isle)
{
    ISLAND(view);
    for (int hex = 0; hex < HEX_COUNT; hex++) out[hex] = island_isle(s, hex);
}

FILL(fill_islands)
{
    ISLAND(view);
    for (int i = 0; i < ISLANDS_MAX; i++) out[i] = s->islands[seat] >> i & 1;
    out[ISLANDS_MAX] = s->gold[seat];
}
#endif

const struct lf_number ISLAND_NUMBERS[] = {
    { "frame", 7, 0, fill_frame },        /* seats, viewer, active, first, dice, longest road */
    { "terrain", HEX_COUNT, 0, fill_terrain },
    { "number", HEX_COUNT, 0, fill_number },
    { "robber", HEX_COUNT, 0, fill_robber },
    { "harbour", HARBOUR_COUNT, 0, fill_harbour },
    { "bank", ISLAND_GOODS_MAX, 0, fill_bank },
    { "hand", ISLAND_GOODS_MAX, ISLAND_SEATS, fill_hand },
    { "cards", 1, ISLAND_SEATS, fill_cards },
    { "road_length", 1, ISLAND_SEATS, fill_road_length },
    { "settlements", CORNER_COUNT, ISLAND_SEATS, fill_settlements },
    { "cities", CORNER_COUNT, ISLAND_SEATS, fill_cities },
    { "roads", EDGE_COUNT, ISLAND_SEATS, fill_roads },
#ifdef ISLAND_WIDE
    { "ships", EDGE_COUNT, ISLAND_SEATS, fill_ships },
    { "fresh_ships", EDGE_COUNT, 0, fill_fresh_ships },
    { "pirate", HEX_COUNT, 0, fill_pirate },
    { "isle", HEX_COUNT, 0, fill_isle },
    { "islands", ISLANDS_MAX + 1, ISLAND_SEATS, fill_islands },   /* reached; cards of gold owed */
#endif
    { 0 },
};
