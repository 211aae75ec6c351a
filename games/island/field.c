/* field.c - the fields that all island games have, see field.h.
 *
 * Setting a field keeps the rest consistent where that is possible without guessing: cards come
 * from the bank, derived sets are made anew.
 */
#include "games/island/field.h"

#include "games/island/content.h"
#include "games/island/offers.h"


const struct lf_each ISLAND_EACH_SEAT = { .end = ISLAND_SEATS, .seats = true };

static const struct island_table *with(const struct lf_spot *at) { return at->table->with; }
static const struct island_cards *cards_of_game(const struct lf_spot *at)
{
    return with(at)->notation->cards;
}

int island_seats(const void *state) { return ((const struct island *)state)->seat_count; }
int island_get_cards(const void *state, int seat) { return island_hand_size(state, seat); }

int island_get_roads_left(const void *state, int seat)
{
    return ROADS_EACH - island_road_count(state, seat);
}

bool island_is_view(const void *state, int seat)
{
    (void)seat;
    return ((const struct island *)state)->viewer != LF_NOBODY;
}

bool island_sees(const void *view, int seat)
{
    int viewer = ((const struct island *)view)->viewer;
    return viewer == LF_NOBODY || viewer == seat;
}

bool island_field_derive(const struct lf_spot *at)
{
    if (with(at)->guards)
        island_derive_among(at->state,
                            (const corner_set *)(const void *)((char *)at->state +
                                                               with(at)->guards));
    else island_derive(at->state);
    return true;
}

/* ---- Places ---- */

LF_PUT(put_corners) { island_put_corners(out, *(const corner_set *)lf_spot_value(at)); }
LF_TAKE(take_corners) { return island_take_corners(in, lf_spot_value(at)); }
LF_TAKE(take_buildings) { return take_corners(in, at) && island_field_derive(at); }

void island_json_corners(struct lf_out *out, const char *name, corner_set set)
{
    lf_json_array(out, name);
    for (; corners_any(set); set = corners_rest(set)) lf_json_int(out, NULL, corners_lowest(set));
    lf_json_array_end(out);
}

LF_PUT(json_corners) { island_json_corners(out, at->name, *(const corner_set *)lf_spot_value(at)); }
LF_NUMBERS(the_corners)
{
    corner_set set = *(const corner_set *)lf_spot_value(at);
    for (int i = 0; i < CORNER_COUNT; i++) out[i] = corners_has(set, i);
}

static void json_edges_of(struct lf_out *out, const char *name, edge_set set)
{
    lf_json_array(out, name);
    for (; edges_any(set); set = edges_rest(set)) lf_json_int(out, NULL, edges_lowest(set));
    lf_json_array_end(out);
}

static void numbers_of_edges(edge_set set, int32_t *out)
{
    for (int i = 0; i < EDGE_COUNT; i++) out[i] = edges_has(set, i);
}

LF_PUT(put_edges) { island_put_edges(out, *(const edge_set *)lf_spot_value(at)); }
LF_PUT(json_edges) { json_edges_of(out, at->name, *(const edge_set *)lf_spot_value(at)); }
LF_NUMBERS(the_edges) { numbers_of_edges(*(const edge_set *)lf_spot_value(at), out); }
LF_TAKE(take_edges)
{
    return island_take_edges(in, lf_spot_value(at)) && island_field_derive(at);
}

LF_PUT(put_roads) { island_put_edges(out, island_roads(at->state, at->of)); }
LF_PUT(json_roads) { json_edges_of(out, at->name, island_roads(at->state, at->of)); }
LF_NUMBERS(the_roads) { numbers_of_edges(island_roads(at->state, at->of), out); }
LF_TAKE(take_roads)
{
    edge_set edges;
    if (!island_take_edges(in, &edges)) return false;
    island_put_roads(at->state, at->of, edges);
    return island_field_derive(at);
}

#ifdef ISLAND_WIDE
LF_PUT(put_ships) { island_put_edges(out, island_ships(at->state, at->of)); }
LF_PUT(json_ships) { json_edges_of(out, at->name, island_ships(at->state, at->of)); }
LF_NUMBERS(the_ships) { numbers_of_edges(island_ships(at->state, at->of), out); }
LF_TAKE(take_ships)
{
    edge_set edges;
    if (!island_take_edges(in, &edges)) return false;
    island_put_ships(at->state, at->of, edges);
    return island_field_derive(at);
}

int island_get_ships_left(const void *state, int seat)
{
    return SHIPS_EACH - edges_count(island_ships(state, seat));
}

bool island_owes_gold(const void *state, int seat)
{
    return ((const struct island *)state)->gold[seat] != 0;
}

/* The parts of land: home, then the islands with special points. */
LF_PUT(json_isles)
{
    const struct island *island = at->state;
    lf_json_array(out, at->name);
    for (int isle = 0; isle <= ISLANDS_MAX; isle++) {
        hex_set hexes = hexes_none();
        for (hex_set land = island->land; hexes_any(land); land = hexes_rest(land))
            if (island_isle(island, hexes_lowest(land)) == isle)
                hexes_add(&hexes, hexes_lowest(land));
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

LF_NUMBERS(the_isles)
{
    for (int hex = 0; hex < HEX_COUNT; hex++) out[hex] = island_isle(at->state, hex);
}

/* Islands that a seat has reached, by their place among those of the board. */
LF_PUT(json_reached)
{
    int64_t set = lf_spot_number(at);
    lf_json_array(out, at->name);
    for (int isle = 1; isle <= ISLANDS_MAX; isle++)
        if (set >> (isle - 1) & 1) lf_json_int(out, NULL, isle);
    lf_json_array_end(out);
}

LF_NUMBERS(the_reached)
{
    for (int i = 0; i < ISLANDS_MAX; i++) out[i] = lf_spot_number(at) >> i & 1;
}

const struct lf_field_kind
    ISLAND_SHIPS = { put_ships, take_ships, json_ships, the_ships, EDGE_COUNT, true },
    ISLAND_ISLES = { .json = json_isles, .numbers = the_isles, .count = HEX_COUNT },
    ISLAND_REACHED = { .json = json_reached, .numbers = the_reached, .count = ISLANDS_MAX };
#endif

static void put_place(struct lf_out *out, const struct lf_spot *at, char letter)
{
    int64_t place = lf_spot_number(at);
    if (place >= at->row->max) lf_put_char(out, '-');
    else island_put_place(out, letter, (uint64_t)place);
}

static bool take_place(struct lf_in *in, const struct lf_spot *at, char letter, int none)
{
    int place = none;
    if (!(none && lf_take(in, "-")) && !island_take_place(in, letter, (int)at->row->max, &place))
        return false;
    lf_spot_set(at, (uint64_t)place);
    return true;
}

LF_PUT(put_hex) { put_place(out, at, 'h'); }
LF_PUT(put_corner) { put_place(out, at, 'c'); }
LF_TAKE(take_hex) { return take_place(in, at, 'h', HEX_COUNT); }
LF_TAKE(take_corner) { return take_place(in, at, 'c', NOWHERE); }
/* It may only wait beside the board in games where it does so. */
LF_TAKE(take_robber) { return take_place(in, at, 'h', with(at)->guards ? HEX_COUNT : 0); }

/* ---- The board and the dice ---- */

LF_PUT(put_board)
{
    char board[LF_OPTIONS_MAX];
    island_print_board(at->state, board, sizeof board);
    lf_put(out, board);
}

LF_TAKE(take_board)
{
    struct island *island = at->state;
    struct lf_error inner = { 0 };
    const char *text = in->text + in->at;
    uint8_t robber = island->robber;
    if (!island_parse_board(island, text, lf_length(text), &inner)) {
        in->at += inner.at;
        return lf_expected(in, inner.expected);
    }
    if (robber == HEX_COUNT) island->robber = robber;         /* it waits beside the board */
    in->at += (uint32_t)lf_length(text);
    return island_field_derive(at);
}

LF_PUT(json_hexes)
{
    lf_json_array(out, at->name);
    for (int hex = 0; hex < HEX_COUNT; hex++) {
        lf_json_object(out, NULL);
        lf_json_text(out, "terrain", ISLAND_TERRAIN_WORD[island_terrain(at->state, hex)]);
        int number = island_number(at->state, hex);
        if (number) lf_json_int(out, "number", number);
        lf_json_object_end(out);
    }
    lf_json_array_end(out);
}

LF_NUMBERS(the_hexes)
{
    for (int hex = 0; hex < HEX_COUNT; hex++) {
        out[hex] = island_terrain(at->state, hex);
        out[HEX_COUNT + hex] = island_number(at->state, hex);
    }
}

LF_PUT(json_harbours)
{
    const struct island *island = at->state;
    lf_json_array(out, at->name);
    for (int i = 0; i < HARBOUR_COUNT && island_harbour_edge(island, i) != NOWHERE; i++) {
        lf_json_object(out, NULL);
        lf_json_int(out, "edge", island_harbour_edge(island, i));
        lf_json_text(out, "kind", ISLAND_HARBOUR_WORD[island->harbour[i]]);
        lf_json_object_end(out);
    }
    lf_json_array_end(out);
}

LF_NUMBERS(the_harbours)
{
    for (int i = 0; i < HARBOUR_COUNT; i++) out[i] = ((const struct island *)at->state)->harbour[i];
}

/* The last roll, as in the island: 0 is none. */
LF_PUT(put_dice)
{
    int64_t dice = lf_spot_number(at);
    if (dice == 0) lf_put_char(out, '-');
    else island_put_dice(out, (uint64_t)dice - 1);
}

LF_TAKE(take_dice)
{
    int roll = -1;
    if (!lf_take(in, "-") && !island_take_dice(in, &roll)) return false;
    lf_spot_set(at, (uint64_t)(roll + 1));
    return true;
}

LF_NUMBERS(the_dice)
{
    int dice = (int)lf_spot_number(at);
    out[0] = dice ? (dice - 1) / 6 + 1 : 0;
    out[1] = dice ? (dice - 1) % 6 + 1 : 0;
}

LF_PUT(json_dice)
{
    int32_t dice[2];
    the_dice(at, dice);
    if (dice[0] == 0) { lf_json_null(out, at->name); return; }
    lf_json_array(out, at->name);
    for (int i = 0; i < 2; i++) lf_json_int(out, NULL, dice[i]);
    lf_json_array_end(out);
}

/* ---- Cards ---- */

LF_PUT(put_lanes)
{
    island_put_lanes(out, cards_of_game(at), *(const uint64_t *)lf_spot_value(at));
}
LF_TAKE(take_lanes) { return island_take_lanes(in, cards_of_game(at), lf_spot_value(at)); }

LF_PUT(json_lanes)
{
    island_json_cards(out, at->name, *(const uint64_t *)lf_spot_value(at),
                      cards_of_game(at)->kinds);
}

LF_NUMBERS(the_lanes)
{
    uint64_t lanes = *(const uint64_t *)lf_spot_value(at);
    for (int kind = 0; kind < ISLAND_GOODS_MAX; kind++) out[kind] = cards_of(lanes, kind);
}

LF_PUT(put_hand)
{
    int hidden = ((const struct island *)at->state)->hidden[at->of];
    if (hidden) lf_put_hidden(out, hidden);
    else put_lanes(out, at);
}

/* Where other hands may still change, the bank may run below zero on the way; its lanes borrow from
 * each other then and are whole again at the end, when sound() looks at them. */
LF_TAKE(take_hand)
{
    struct island *s = at->state;
    int seat = at->of;
    uint64_t lanes = 0, count = 0;
    uint32_t start = in->at;
    bool hidden = lf_peek(in) == '?';
    if (!(hidden ? lf_take_hidden(in, &count)
                 : island_take_lanes(in, cards_of_game(at), &lanes))) return false;
    if (!cards_cover(with(at)->cards ? with(at)->cards(s) : s->bank + s->hand[seat], lanes)) {
        in->at = start;
        return lf_not_enough(in);
    }
    s->bank += s->hand[seat] - lanes;
    s->hand[seat] = lanes;
    if (hidden) s->hidden[seat] = (uint8_t)count;
    return true;
}

LF_PUT(json_rates)
{
    island_json_cards(out, at->name, island_rates(at->state, at->of), cards_of_game(at)->kinds);
}

/* ---- Trade among players ---- */

static void put_action(struct lf_out *out, const struct lf_spot *at, lf_action action, int skip)
{
    char text[LF_ACTION_TEXT_MAX];
    island_print_action(with(at)->notation, action, text, sizeof text);
    lf_put(out, text + skip);
}

/* An answer or a proposal; `standing`: the offer itself, whose first word is that of the field. */
static bool take_action(struct lf_in *in, const struct lf_spot *at, bool standing,
                        lf_action *action)
{
    struct lf_error inner = { 0 };
    if (!island_parse_action(with(at)->notation, in->text + in->at, action, &inner)) {
        in->at += inner.at;
        return lf_expected(in, inner.expected);
    }
    int answer = lf_kind_of(*action) - with(at)->offer;
    if (standing ? answer != ANSWER_OFFER : answer < ANSWER_OFFER || answer > ANSWER_COUNTER)
        return lf_expected(in, LF_SAY("accept, decline, counter or offer",
                                      "accept, decline, counter oder offer"));
    while (!lf_at_end(in)) in->at++;
    return true;
}

LF_PUT(put_offer)
{
    const struct island *s = at->state;
    put_action(out, at, lf_act(with(at)->offer, s->offer), (int)lf_length(at->row->word));
}

LF_TAKE(take_offer)
{
    lf_action action;
    in->at = 0;
    if (!take_action(in, at, true, &action)) return false;
    ((struct island *)at->state)->offer = lf_args_of(action);
    return true;
}

LF_PUT(put_reply) { put_action(out, at, ((const struct island *)at->state)->reply[at->of], 0); }
LF_TAKE(take_reply)
{
    return take_action(in, at, false, &((struct island *)at->state)->reply[at->of]);
}

/* Both sides of a trade, as members. */
static void put_terms(struct lf_out *out, uint64_t fields, int kinds)
{
    uint64_t given, taken;
    trade_lanes(fields, &given, &taken);
    island_json_cards(out, "gives", given, kinds);
    island_json_cards(out, "wants", taken, kinds);
}

static void json_answer(struct lf_out *out, const struct lf_spot *at, lf_action reply)
{
    static const char *const WORD[] = { "offer", "accept", "decline", "counter" };
    if (!reply) { lf_json_null(out, NULL); return; }
    int kind = lf_kind_of(reply) - with(at)->offer;
    lf_json_object(out, NULL);
    lf_json_text(out, "kind", WORD[kind]);
    if (kind == ANSWER_COUNTER) put_terms(out, lf_args_of(reply), cards_of_game(at)->kinds);
    lf_json_object_end(out);
}

static void json_offer(struct lf_out *out, const struct lf_spot *at)
{
    const struct island *s = at->state;
    lf_seats to = with(at)->offered(s) ? offer_targets(s->offer) : 0;
    if (!to) { lf_json_null(out, "offer"); return; }
    lf_json_object(out, "offer");
    lf_json_set(out, "to", to);
    put_terms(out, s->offer, cards_of_game(at)->kinds);
    lf_json_array(out, "replies");
    for (int i = 0; i < s->seat_count; i++) json_answer(out, at, s->reply[i]);
    lf_json_array_end(out);
    lf_json_object_end(out);
}

/* The offer with its answers, or null; proposals by seat, each may be null. */
LF_PUT(json_offers)
{
    const struct island *s = at->state;
    lf_seats proposers = with(at)->proposers(s);
    json_offer(out, at);
    lf_json_array(out, "proposals");
    for (int i = 0; i < s->seat_count; i++) {
        if (!(proposers >> i & 1)) { lf_json_null(out, NULL); continue; }
        lf_json_object(out, NULL);
        put_terms(out, lf_args_of(s->reply[i]), cards_of_game(at)->kinds);
        lf_json_object_end(out);
    }
    lf_json_array_end(out);
    lf_json_bool(out, "may_propose", with(at)->may_propose(s, s->viewer));
}

const struct lf_field_kind
    ISLAND_CORNERS = { put_corners, take_corners, json_corners, the_corners, CORNER_COUNT, true },
    ISLAND_BUILDINGS = { put_corners, take_buildings, json_corners, the_corners, CORNER_COUNT,
                         true },
    ISLAND_EDGES = { put_edges, take_edges, json_edges, the_edges, EDGE_COUNT, true },
    ISLAND_ROADS = { put_roads, take_roads, json_roads, the_roads, EDGE_COUNT, true },
    ISLAND_LANES = { put_lanes, take_lanes, json_lanes, the_lanes, ISLAND_GOODS_MAX, false },
    ISLAND_HAND = { put_hand, take_hand, json_lanes, the_lanes, ISLAND_GOODS_MAX, false },
    ISLAND_RATES = { NULL, NULL, json_rates, NULL, 0, false },
    ISLAND_HEX = { put_hex, take_hex, lf_spot_json_below, lf_spot_below, 1, false },
    ISLAND_ROBBER = { put_hex, take_robber, lf_spot_json_below, lf_spot_below, 1, false },
    ISLAND_CORNER = { put_corner, take_corner, lf_spot_json_below, lf_spot_below, 1, false },
    ISLAND_BOARD = { put_board, take_board, NULL, NULL, 0, false },
    ISLAND_HEXES = { NULL, NULL, json_hexes, the_hexes, 2 * HEX_COUNT, false },
    ISLAND_HARBOURS = { NULL, NULL, json_harbours, the_harbours, HARBOUR_COUNT, false },
    ISLAND_DICE = { put_dice, take_dice, json_dice, the_dice, 2, false },
    ISLAND_OFFER = { put_offer, take_offer, NULL, NULL, 0, true },
    ISLAND_REPLY = { put_reply, take_reply, NULL, NULL, 0, false },
    ISLAND_OFFERS = { NULL, NULL, json_offers, NULL, 0, false };
