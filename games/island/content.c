/* content.c - the numbers of the island games' rules as JSON for clients (content.h). */
#include "games/island/content.h"

#include "games/island/sea.h"

const char *const ISLAND_GOOD_WORD[ISLAND_GOODS_MAX] = {
    "brick", "lumber", "wool", "grain", "ore", "paper", "cloth", "coin",
};
const char ISLAND_GOOD_LETTER[ISLAND_GOODS_MAX + 1] = "blwgopcm";
const char *const ISLAND_TERRAIN_WORD[TERRAIN_COUNT] = {
    "hills", "forest", "pasture", "fields", "mountains", "desert",
#ifdef ISLAND_WIDE
    "gold", "sea", "none",
#endif
};
const char *const ISLAND_HARBOUR_WORD[HARBOUR_NONE + 1] = {
    "brick", "lumber", "wool", "grain", "ore", "any", "none",
};

const struct island_thing ISLAND_THINGS[] = {
    { "road", COST_ROAD, ROADS_EACH, 0 },
    { "settlement", COST_SETTLEMENT, SETTLEMENTS_EACH, SETTLEMENT_POINTS },
    { "city", COST_CITY, CITIES_EACH, CITY_POINTS },
#ifdef ISLAND_WIDE
    { "ship", COST_SHIP, SHIPS_EACH, 0 },
#endif
    { 0 },
};

void island_json_cards(struct lf_out *out, const char *name, uint64_t cards, int kinds)
{
    lf_json_array(out, name);
    for (int kind = 0; kind < kinds; kind++) lf_json_int(out, NULL, cards_of(cards, kind));
    lf_json_array_end(out);
}

static void put_terrains(struct lf_out *out, int kinds, const uint64_t *city_yield)
{
    lf_json_array(out, "terrains");
    for (int terrain = 0; terrain < TERRAIN_COUNT; terrain++) {
        lf_json_object(out, NULL);
        lf_json_text(out, "id", ISLAND_TERRAIN_WORD[terrain]);
        lf_json_below(out, "good", terrain, RESOURCE_COUNT);
        uint64_t one = terrain < RESOURCE_COUNT ? cards_one(terrain) : 0;
        island_json_cards(out, "settlement", one, kinds);
        island_json_cards(out, "city", city_yield ? city_yield[terrain] : 2 * one, kinds);
        lf_json_object_end(out);
    }
    lf_json_array_end(out);
}

/* The sums of two dice, and in how many of 36 ways each falls. */
static void put_dice(struct lf_out *out)
{
    lf_json_object(out, "dice");
    lf_json_array(out, "values");
    for (int sum = 2; sum <= 12; sum++) lf_json_int(out, NULL, sum);
    lf_json_array_end(out);
    lf_json_array(out, "ways");
    for (int sum = 2; sum <= 12; sum++) lf_json_int(out, NULL, sum < 7 ? sum - 1 : 13 - sum);
    lf_json_array_end(out);
    lf_json_object_end(out);
}

static void put_places(struct lf_out *out, const char *name, const struct place *places, int count)
{
    lf_json_array(out, name);
    for (int i = 0; i < count; i++) {
        lf_json_array(out, NULL);
        lf_json_int(out, NULL, places[i].x);
        lf_json_int(out, NULL, places[i].y);
        lf_json_array_end(out);
    }
    lf_json_array_end(out);
}

/* A table of rows that are `width` long. */
static void put_rows(struct lf_out *out, const char *name, const uint8_t *table, int rows,
                     int width)
{
    lf_json_array(out, name);
    for (int i = 0; i < rows; i++) lf_json_ints(out, NULL, table + i * width, width);
    lf_json_array_end(out);
}

/* Where the hexes, corners and edges of the board lie and which touch. */
static void put_shapes(struct lf_out *out)
{
    lf_json_array(out, "shapes");
    lf_json_object(out, NULL);
    put_places(out, "hexes", HEX_PLACE, HEX_COUNT);
    put_places(out, "corners", CORNER_PLACE, CORNER_COUNT);
    put_places(out, "edges", EDGE_PLACE, EDGE_COUNT);
    put_rows(out, "hex_corners", HEX_CORNER, HEX_COUNT, SIDE_COUNT);
    put_rows(out, "hex_edges", HEX_EDGE, HEX_COUNT, SIDE_COUNT);
    put_rows(out, "edge_corners", EDGE_CORNER, EDGE_COUNT, 2);
    lf_json_object_end(out);
    lf_json_array_end(out);
}

void island_content(struct lf_out *out, int kinds, const uint64_t *city_yield)
{
    lf_json_array(out, "goods");
    for (int kind = 0; kind < kinds; kind++) {
        lf_json_object(out, NULL);
        lf_json_text(out, "id", ISLAND_GOOD_WORD[kind]);
        lf_json_bytes(out, "letter", &ISLAND_GOOD_LETTER[kind], 1);
        lf_json_object_end(out);
    }
    lf_json_array_end(out);
    put_terrains(out, kinds, city_yield);
    lf_json_object(out, "rates");
    lf_json_int(out, "bank", RATE_BANK);
    lf_json_int(out, "any", RATE_ANY_HARBOUR);
    lf_json_int(out, "own", RATE_OWN_HARBOUR);
    lf_json_object_end(out);
    lf_json_object(out, "longest_road");
    lf_json_int(out, "least", LONGEST_LEAST);
    lf_json_int(out, "points", LONGEST_POINTS);
    lf_json_object_end(out);
    put_dice(out);
    put_shapes(out);
}

static void put_things(struct lf_out *out, int kinds, const struct island_thing *thing)
{
    for (; thing->word; thing++) {
        lf_json_object(out, thing->word);
        island_json_cards(out, "cost", thing->cost, kinds);
        if (thing->each) lf_json_int(out, "each", thing->each);
        if (thing->points) lf_json_int(out, "points", thing->points);
        lf_json_object_end(out);
    }
}

void island_content_things(struct lf_out *out, int kinds, const struct island_thing *own)
{
    lf_json_object(out, "things");
    put_things(out, kinds, ISLAND_THINGS);
    put_things(out, kinds, own);
    lf_json_object_end(out);
}
