/* json.c - the parts of a view that island games write alike, as JSON (json.h). */
#include "games/island/json.h"

#include "games/island/island_inline.h"

#ifdef ISLAND_WIDE
/* The parts of land: home, then the islands with special points. */
static void put_islands(struct lf_out *out, const struct island *island)
{
    lf_json_array(out, "islands");
    for (int isle = 0; isle <= ISLANDS_MAX; isle++) {
        hex_set hexes = hexes_none();
        for (int hex = 0; hex < HEX_COUNT; hex++)
            if (hexes_has(island->land, hex) && island_isle(island, hex) == isle)
                hexes_add(&hexes, hex);
        if (isle && !hexes_any(hexes)) break;
        lf_json_object(out, NULL);
        lf_json_array(out, "hexes");
        for (; hexes_any(hexes); hexes = hexes_rest(hexes))
            lf_json_int(out, NULL, hexes_lowest(hexes));
        lf_json_array_end(out);
        lf_json_int(out, "points", isle ? ISLAND_SPECIAL : 0);
        lf_json_bool(out, "home", isle == 0);
        lf_json_object_end(out);
    }
    lf_json_array_end(out);
}
#endif

void island_json_board(struct lf_out *out, const struct island *island)
{
    lf_json_array(out, "hexes");
    for (int hex = 0; hex < HEX_COUNT; hex++) {
        lf_json_object(out, NULL);
        lf_json_text(out, "terrain", ISLAND_TERRAIN_WORD[island_terrain(island, hex)]);
        int number = island_number(island, hex);
        if (number) lf_json_int(out, "number", number);
        lf_json_object_end(out);
    }
    lf_json_array_end(out);
    lf_json_array(out, "harbours");
    for (int i = 0; i < HARBOUR_COUNT && island_harbour_edge(island, i) != NOWHERE; i++) {
        lf_json_object(out, NULL);
        lf_json_int(out, "edge", island_harbour_edge(island, i));
        lf_json_text(out, "kind", ISLAND_HARBOUR_WORD[island->harbour[i]]);
        lf_json_object_end(out);
    }
    lf_json_array_end(out);
    lf_json_below(out, "robber", island->robber, HEX_COUNT);
#ifdef ISLAND_WIDE
    lf_json_below(out, "pirate", island->pirate, HEX_COUNT);
    put_islands(out, island);
#endif
}

#ifdef ISLAND_WIDE
void island_json_sea(struct lf_out *out, const struct island *island, int seat)
{
    lf_json_int(out, "ships_left", SHIPS_EACH - edges_count(island_ships(island, seat)));
    island_json_edges(out, "ships", island_ships(island, seat));
    lf_json_array(out, "islands");
    for (int isle = 1; isle <= ISLANDS_MAX; isle++)
        if (island->islands[seat] >> (isle - 1) & 1) lf_json_int(out, NULL, isle);
    lf_json_array_end(out);
    lf_json_int(out, "gold", island->gold[seat]);
}
#endif

void island_json_corners(struct lf_out *out, const char *name, corner_set at)
{
    lf_json_array(out, name);
    for (; corners_any(at); at = corners_rest(at)) lf_json_int(out, NULL, corners_lowest(at));
    lf_json_array_end(out);
}

void island_json_edges(struct lf_out *out, const char *name, edge_set at)
{
    lf_json_array(out, name);
    for (; edges_any(at); at = edges_rest(at)) lf_json_int(out, NULL, edges_lowest(at));
    lf_json_array_end(out);
}

void island_json_dice(struct lf_out *out, int dice)
{
    if (dice == 0) { lf_json_null(out, "dice"); return; }
    lf_json_array(out, "dice");
    lf_json_int(out, NULL, (dice - 1) / 6 + 1);
    lf_json_int(out, NULL, (dice - 1) % 6 + 1);
    lf_json_array_end(out);
}

/* Both sides of a trade, as members. */
static void put_terms(struct lf_out *out, uint64_t fields, int kinds)
{
    uint64_t given, taken;
    trade_lanes(fields, &given, &taken);
    island_json_cards(out, "gives", given, kinds);
    island_json_cards(out, "wants", taken, kinds);
}

static void put_reply(struct lf_out *out, lf_action reply, const struct island_offers *offers)
{
    static const char *const WORD[] = { "accept", "decline", "counter" };
    if (!reply) { lf_json_null(out, NULL); return; }
    int kind = lf_kind_of(reply) - offers->accept;
    lf_json_object(out, NULL);
    lf_json_text(out, "kind", WORD[kind]);
    if (kind == 2) put_terms(out, lf_args_of(reply), offers->kinds);
    lf_json_object_end(out);
}

static void put_offer(struct lf_out *out, const struct island_offers *offers)
{
    if (!offers->to) { lf_json_null(out, "offer"); return; }
    lf_json_object(out, "offer");
    lf_json_set(out, "to", offers->to);
    put_terms(out, offers->offer, offers->kinds);
    lf_json_array(out, "replies");
    for (int i = 0; i < offers->seats; i++) put_reply(out, offers->reply[i], offers);
    lf_json_array_end(out);
    lf_json_object_end(out);
}

void island_json_offers(struct lf_out *out, const struct island_offers *offers)
{
    put_offer(out, offers);
    lf_json_array(out, "proposals");
    for (int i = 0; i < offers->seats; i++) {
        if (!(offers->proposers >> i & 1)) { lf_json_null(out, NULL); continue; }
        lf_json_object(out, NULL);
        put_terms(out, lf_args_of(offers->reply[i]), offers->kinds);
        lf_json_object_end(out);
    }
    lf_json_array_end(out);
}
