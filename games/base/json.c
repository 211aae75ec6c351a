/* json.c - a view of the base game as JSON, for clients. Card counts are arrays in the order
 * brick, lumber, wool, grain, ore, or knight, road building, invention, monopoly, victory point;
 * what the viewer does not know is null. */
#include "games/base/moves.h"
#include "games/island/json.h"

static const char *const PHASE_NAME[BASE_PHASES] = {
    "board", "start", "settle", "pave", "roll", "dice", "discard", "robber", "steal", "main",
    "draw", "freeroads", "offer", "over",
#ifdef ISLAND_WIDE
    "gold",
#endif
};

static void nibbles(struct lf_out *out, const char *text, uint32_t cards)
{
    lf_json_array(out, text);
    for (int k = 0; k < DEV_COUNT; k++) lf_json_int(out, NULL, dev_of(cards, k));
    lf_json_array_end(out);
}

static void put_seat(struct lf_out *out, const struct base_state *s, int seat)
{
    const struct island *island = &s->island;
    bool known = island->viewer == LF_NOBODY || island->viewer == seat;
    lf_json_object(out, NULL);
    lf_json_int(out, "points", base_points_of(s, seat));
    lf_json_int(out, "cards", island_hand_size(island, seat));
    if (known) island_json_cards(out, "hand", island->hand[seat], RESOURCE_COUNT);
    else lf_json_null(out, "hand");
    lf_json_int(out, "dev_cards", base_dev_size(s, seat));
    if (known) nibbles(out, "dev", s->dev[seat]);
    else lf_json_null(out, "dev");
    lf_json_int(out, "knights", s->knights[seat]);
    lf_json_int(out, "road_length", island->road_length[seat]);
    lf_json_int(out, "roads_left", ROADS_EACH - island_road_count(island, seat));
    lf_json_int(out, "settlements_left", island_settlements_left(island, seat));
    lf_json_int(out, "cities_left", island_cities_left(island, seat));
    island_json_corners(out, "settlements", island->settlements[seat]);
    island_json_corners(out, "cities", island->cities[seat]);
    island_json_edges(out, "roads", island_roads(island, seat));
    island_json_cards(out, "rates", island_rates(island, seat), RESOURCE_COUNT);
    lf_json_int(out, "owes", s->phase == BASE_DISCARD ? s->dues[seat] : 0);
#ifdef ISLAND_WIDE
    island_json_sea(out, island, seat);
#endif
    lf_json_object_end(out);
}

static void put_offers(struct lf_out *out, const struct base_state *s, bool may_propose)
{
    bool stands = s->phase == BASE_OFFER;
    lf_seats to = stands ? offer_targets(s->island.offer) : 0;
    struct island_offers offers = { to, base_proposers(s), s->island.offer, s->island.reply,
                                    s->island.seat_count, RESOURCE_COUNT, K_ACCEPT };
    island_json_offers(out, &offers);
    lf_json_bool(out, "may_propose", may_propose);
}

static void put_options(struct lf_out *out, const struct base_state *s)
{
    lf_json_object(out, "options");
    lf_json_bool(out, "separate_phases", s->options & OPT_SEPARATE);
    lf_json_bool(out, "friendly_robber", s->options & OPT_FRIENDLY);
    lf_json_int(out, "target", s->target);
    lf_json_int(out, "discard_limit", s->discard_limit);
    lf_json_int(out, "offers", s->offers_max);
    lf_json_int(out, "bank", s->bank_each);
    lf_json_object_end(out);
}

void base_put_json(struct lf_out *out, const struct base_state *s, bool may_propose)
{
    lf_json_text(out, "phase", PHASE_NAME[s->phase]);
    lf_json_int(out, "turn", s->turn);
    lf_json_int(out, "active", s->island.active);
    lf_json_int(out, "first", s->island.start);
    lf_json_below(out, "viewer", s->island.viewer, ISLAND_SEATS);
    island_json_dice(out, s->island.dice);
    lf_json_bool(out, "rolled", s->flags & BASE_ROLLED);
    lf_json_bool(out, "built", s->flags & BASE_BUILT);
    lf_json_bool(out, "card_played", s->flags & BASE_PLAYED);
    lf_json_int(out, "free_roads", s->free_roads);
#ifdef ISLAND_WIDE
    lf_json_bool(out, "sailed", s->flags & BASE_SAILED);
    island_json_edges(out, "fresh_ships", s->island.fresh_ships);
#endif
    lf_json_int(out, "offers_made", s->offers);
    if (s->phase == BASE_BOARD) lf_json_null(out, "board");
    else {
        lf_json_object(out, "board");
        island_json_board(out, &s->island);
        lf_json_object_end(out);
    }
    island_json_cards(out, "bank", s->island.bank, RESOURCE_COUNT);
    lf_json_int(out, "deck", base_deck_size(s));
    nibbles(out, "fresh", s->fresh & 0xFFFFF);
    lf_json_below(out, "longest_road", s->island.longest, ISLAND_SEATS);
    lf_json_below(out, "largest_army", s->army, ISLAND_SEATS);
    lf_json_array(out, "seats");
    for (int i = 0; i < s->island.seat_count; i++) put_seat(out, s, i);
    lf_json_array_end(out);
    put_offers(out, s, may_propose);
    put_options(out, s);
}

int base_json(const void *view, char *text, size_t size)
{
    const struct base_state *s = view;
    struct lf_out out = lf_out_start(text, size);
    lf_json_object(&out, NULL);
    base_put_json(&out, s, base_may_propose(s, s->island.viewer));
    lf_json_object_end(&out);
    return lf_out_end(&out);
}
