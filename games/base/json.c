/* json.c - a view of the base game as JSON, for clients. Card counts are arrays in the order
 * brick, lumber, wool, grain, ore, or knight, road building, invention, monopoly, victory point;
 * what the viewer does not know is null. */
#include "core/text.h"
#include "games/base/moves.h"

static const char *const PHASE_NAME[BASE_PHASES] = {
    "board", "start", "settle", "pave", "roll", "dice", "discard", "robber", "steal", "main",
    "draw", "freeroads", "offer", "over",
};
static const char *const TERRAIN_NAME[TERRAIN_COUNT] = {
    "hills", "forest", "pasture", "fields", "mountains", "desert",
};
static const char *const HARBOUR_NAME[] = {
    "brick", "lumber", "wool", "grain", "ore", "any", "none",
};

/* A member's name, with the comma that separates it from what stands before it. */
static void name(struct lf_out *out, const char *text)
{
    char last = out->length && out->length < out->size ? out->text[out->length - 1] : '{';
    if (last != '{' && last != '[') lf_put_char(out, ',');
    if (text) { lf_put_json(out, text); lf_put_char(out, ':'); }
}

static void number(struct lf_out *out, const char *text, int value)
{
    name(out, text);
    lf_put_int(out, value);
}

static void string(struct lf_out *out, const char *text, const char *value)
{
    name(out, text);
    lf_put_json(out, value);
}

static void boolean(struct lf_out *out, const char *text, bool value)
{
    name(out, text);
    lf_put(out, value ? "true" : "false");
}

static void seat_or_null(struct lf_out *out, const char *text, int seat)
{
    name(out, text);
    if (seat < ISLAND_SEATS) lf_put_int(out, seat);
    else lf_put(out, "null");
}

static void places(struct lf_out *out, const char *text, uint64_t low, unsigned high)
{
    name(out, text);
    lf_put_char(out, '[');
    for (int i = 0; i < EDGE_COUNT; i++)
        if (i < 64 ? low >> i & 1 : high >> (i - 64) & 1) number(out, NULL, i);
    lf_put_char(out, ']');
}

static void lanes(struct lf_out *out, const char *text, uint64_t cards)
{
    name(out, text);
    lf_put_char(out, '[');
    for (int k = 0; k < RESOURCE_COUNT; k++) number(out, NULL, cards_of(cards, k));
    lf_put_char(out, ']');
}

static void nibbles(struct lf_out *out, const char *text, uint32_t cards)
{
    name(out, text);
    lf_put_char(out, '[');
    for (int k = 0; k < DEV_COUNT; k++) number(out, NULL, dev_of(cards, k));
    lf_put_char(out, ']');
}

static void put_board(struct lf_out *out, const struct island *island)
{
    name(out, "hexes");
    lf_put_char(out, '[');
    for (int hex = 0; hex < HEX_COUNT; hex++) {
        name(out, NULL);
        lf_put_char(out, '{');
        string(out, "terrain", TERRAIN_NAME[island_terrain(island, hex)]);
        for (int i = 0; i < 11; i++)
            if (island->number_hexes[i] >> hex & 1) number(out, "number", i + 2);
        lf_put_char(out, '}');
    }
    lf_put_char(out, ']');
    name(out, "harbours");
    lf_put_char(out, '[');
    for (int i = 0; i < HARBOUR_COUNT; i++) {
        name(out, NULL);
        lf_put_char(out, '{');
        number(out, "edge", HARBOUR_EDGE[i]);
        string(out, "kind", HARBOUR_NAME[island->harbour[i]]);
        lf_put_char(out, '}');
    }
    lf_put_char(out, ']');
    number(out, "robber", island->robber);
}

static void put_seat(struct lf_out *out, const struct base_state *s, int seat)
{
    const struct island *island = &s->island;
    bool known = island->viewer == LF_NOBODY || island->viewer == seat;
    name(out, NULL);
    lf_put_char(out, '{');
    number(out, "points", base_points_of(s, seat));
    number(out, "cards", island_hand_size(island, seat));
    if (known) lanes(out, "hand", island->hand[seat]);
    else { name(out, "hand"); lf_put(out, "null"); }
    number(out, "dev_cards", base_dev_size(s, seat));
    if (known) nibbles(out, "dev", s->dev[seat]);
    else { name(out, "dev"); lf_put(out, "null"); }
    number(out, "knights", s->knights[seat]);
    number(out, "road_length", island->road_length[seat]);
    number(out, "roads_left", ROADS_EACH - island_road_count(island, seat));
    number(out, "settlements_left", island_settlements_left(island, seat));
    number(out, "cities_left", island_cities_left(island, seat));
    places(out, "settlements", island->settlements[seat], 0);
    places(out, "cities", island->cities[seat], 0);
    places(out, "roads", island->roads[seat], island->roads_high[seat]);
    lanes(out, "rates", island_rates(island, seat));
    number(out, "owes", s->phase == BASE_DISCARD ? s->dues[seat] : 0);
    lf_put_char(out, '}');
}

/* An object with both sides of a trade, or null. */
static void put_terms(struct lf_out *out, uint64_t fields)
{
    uint64_t given, taken;
    name(out, NULL);
    if (!fields) { lf_put(out, "null"); return; }
    trade_lanes(fields, &given, &taken);
    lf_put_char(out, '{');
    lanes(out, "gives", given);
    lanes(out, "wants", taken);
    lf_put_char(out, '}');
}

static void put_reply(struct lf_out *out, lf_action reply)
{
    uint64_t given, taken;
    name(out, NULL);
    if (!reply) { lf_put(out, "null"); return; }
    lf_put_char(out, '{');
    int kind = lf_kind_of(reply);
    string(out, "kind", kind == K_ACCEPT ? "accept" : kind == K_DECLINE ? "decline" : "counter");
    if (kind == K_COUNTER) {
        trade_lanes(lf_args_of(reply), &given, &taken);
        lanes(out, "gives", given);
        lanes(out, "wants", taken);
    }
    lf_put_char(out, '}');
}

static void put_offer(struct lf_out *out, const struct base_state *s)
{
    uint64_t given, taken;
    name(out, "offer");
    if (s->phase != BASE_OFFER) { lf_put(out, "null"); return; }
    trade_lanes(s->island.offer, &given, &taken);
    lf_put_char(out, '{');
    places(out, "to", offer_targets(s->island.offer), 0);
    lanes(out, "gives", given);
    lanes(out, "wants", taken);
    name(out, "replies");
    lf_put_char(out, '[');
    for (int i = 0; i < s->island.seat_count; i++) put_reply(out, s->island.reply[i]);
    lf_put(out, "]}");
}

/* What other seats propose to the active one, and whether the viewer may. */
static void put_proposals(struct lf_out *out, const struct base_state *s, bool may)
{
    name(out, "proposals");
    lf_put_char(out, '[');
    for (int i = 0; i < s->island.seat_count; i++) {
        bool stands = base_proposers(s) >> i & 1;
        put_terms(out, stands ? lf_args_of(s->island.reply[i]) : 0);
    }
    lf_put_char(out, ']');
    boolean(out, "may_propose", may);
}

static void put_dice(struct lf_out *out, int dice)
{
    name(out, "dice");
    if (dice == 0) { lf_put(out, "null"); return; }
    lf_put_char(out, '[');
    number(out, NULL, (dice - 1) / 6 + 1);
    number(out, NULL, (dice - 1) % 6 + 1);
    lf_put_char(out, ']');
}

static void put_options(struct lf_out *out, const struct base_state *s)
{
    name(out, "options");
    lf_put_char(out, '{');
    boolean(out, "separate_phases", s->options & OPT_SEPARATE);
    boolean(out, "friendly_robber", s->options & OPT_FRIENDLY);
    number(out, "target", s->target);
    number(out, "discard_limit", s->discard_limit);
    number(out, "offers", s->offers_max);
    number(out, "bank", s->bank_each);
    lf_put_char(out, '}');
}

int base_json_for(const struct base_state *s, bool may_propose, char *text, size_t size)
{
    struct lf_out out = lf_out_start(text, size);
    lf_put_char(&out, '{');
    string(&out, "phase", PHASE_NAME[s->phase]);
    number(&out, "turn", s->turn);
    number(&out, "active", s->island.active);
    number(&out, "first", s->island.start);
    seat_or_null(&out, "viewer", s->island.viewer);
    put_dice(&out, s->island.dice);
    boolean(&out, "rolled", s->flags & BASE_ROLLED);
    boolean(&out, "built", s->flags & BASE_BUILT);
    boolean(&out, "card_played", s->flags & BASE_PLAYED);
    number(&out, "free_roads", s->free_roads);
    number(&out, "offers_made", s->offers);
    name(&out, "board");
    if (s->phase == BASE_BOARD) lf_put(&out, "null");
    else {
        lf_put_char(&out, '{');
        put_board(&out, &s->island);
        lf_put_char(&out, '}');
    }
    lanes(&out, "bank", s->island.bank);
    number(&out, "deck", base_deck_size(s));
    nibbles(&out, "fresh", s->fresh & 0xFFFFF);
    seat_or_null(&out, "longest_road", s->island.longest);
    seat_or_null(&out, "largest_army", s->army);
    name(&out, "seats");
    lf_put_char(&out, '[');
    for (int i = 0; i < s->island.seat_count; i++) put_seat(&out, s, i);
    lf_put_char(&out, ']');
    put_offer(&out, s);
    put_proposals(&out, s, may_propose);
    put_options(&out, s);
    lf_put_char(&out, '}');
    return lf_out_end(&out);
}

int base_json(const void *view, char *text, size_t size)
{
    const struct base_state *s = view;
    return base_json_for(s, base_may_propose(s, s->island.viewer), text, size);
}
