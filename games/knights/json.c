/* json.c - a view of this game as JSON, for clients. Card counts are arrays in the order brick,
 * lumber, wool, grain, ore, paper, cloth, coin; tracks in the order science, trade, politics; what
 * the viewer does not know is null. */
#include "games/knights/text.h"

static const char *const TERRAIN_WORD[TERRAIN_COUNT] = {
    "hills", "forest", "pasture", "fields", "mountains", "desert",
};
static const char *const HARBOUR_WORD[] = {
    "brick", "lumber", "wool", "grain", "ore", "any", "none",
};

/* ---- Small things ---- */

/* A member's name, with the comma that separates it from what stands before it. */
static void name(struct lf_out *out, const char *text)
{
    char last = out->length && out->length < out->size ? out->text[out->length - 1] : '{';
    if (last != '{' && last != '[') lf_put_char(out, ',');
    if (text) { lf_put_json(out, text); lf_put_char(out, ':'); }
}

static void open(struct lf_out *out, const char *text, char bracket)
{
    name(out, text);
    lf_put_char(out, bracket);
}

static void close(struct lf_out *out, char bracket) { lf_put_char(out, bracket); }

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

static void null(struct lf_out *out, const char *text)
{
    name(out, text);
    lf_put(out, "null");
}

/* A number below `end`, or null. */
static void below(struct lf_out *out, const char *text, int value, int end)
{
    if (value < end) number(out, text, value);
    else null(out, text);
}

static void places(struct lf_out *out, const char *text, uint64_t low, unsigned high)
{
    open(out, text, '[');
    for (int i = 0; i < EDGE_COUNT; i++)
        if (i < 64 ? low >> i & 1 : high >> (i - 64) & 1) number(out, NULL, i);
    close(out, ']');
}

static void lanes(struct lf_out *out, const char *text, uint64_t cards)
{
    open(out, text, '[');
    for (int k = 0; k < KIND_COUNT; k++) number(out, NULL, cards_of(cards, k));
    close(out, ']');
}

static void bytes(struct lf_out *out, const char *text, const uint8_t *values, int count)
{
    open(out, text, '[');
    for (int i = 0; i < count; i++) number(out, NULL, values[i]);
    close(out, ']');
}

/* ---- Board ---- */

static void put_board(struct lf_out *out, const struct knights_state *s)
{
    const struct island *island = &s->island;
    open(out, "hexes", '[');
    for (int hex = 0; hex < HEX_COUNT; hex++) {
        open(out, NULL, '{');
        string(out, "terrain", TERRAIN_WORD[island_terrain(island, hex)]);
        if (knights_number_at(s, hex)) number(out, "number", knights_number_at(s, hex));
        close(out, '}');
    }
    close(out, ']');
    open(out, "harbours", '[');
    for (int i = 0; i < HARBOUR_COUNT; i++) {
        open(out, NULL, '{');
        number(out, "edge", HARBOUR_EDGE[i]);
        string(out, "kind", HARBOUR_WORD[island->harbour[i]]);
        close(out, '}');
    }
    close(out, ']');
    below(out, "robber", island->robber, HEX_COUNT);
    below(out, "merchant", s->merchant, HEX_COUNT);
}

/* ---- Barbarians: where they are, and how it would end if they landed now ---- */

static void put_attack(struct lf_out *out, const struct knights_state *s)
{
    struct attack a = knights_attack_now(s, s->active);
    open(out, "barbarians", '{');
    number(out, "ship", s->ship);
    number(out, "spaces", TRACK_SPACES);
    number(out, "landings", s->landings);
    number(out, "strength", a.strength);
    number(out, "defence", a.defence);
    places(out, "losers", a.losers, 0);
    places(out, "best", a.best, 0);
    close(out, '}');
}

/* ---- Seats ---- */

static void put_knights(struct lf_out *out, const struct knights_state *s, int seat)
{
    open(out, "knights", '[');
    for (uint64_t at = s->knights[seat]; at; at &= at - 1) {
        int corner = bits_lowest(at);
        open(out, NULL, '{');
        number(out, "corner", corner);
        number(out, "strength", knights_strength(s, corner));
        boolean(out, "active", s->active >> corner & 1);
        boolean(out, "ready", seat == s->island.active && knights_ready(s, seat) >> corner & 1);
        boolean(out, "promoted", s->promoted >> corner & 1);
        close(out, '}');
    }
    close(out, ']');
    open(out, "knights_left", '[');
    for (int i = 1; i <= STRENGTHS; i++)
        number(out, NULL, KNIGHTS_EACH - bits_count(knights_of(s, seat, i)));
    close(out, ']');
}

/* Levels, what the next one costs (null: the track is full), and what stands in the way. */
static void put_tracks(struct lf_out *out, const struct knights_state *s, int seat)
{
    open(out, "tracks", '[');
    for (int t = 0; t < TRACK_COUNT; t++) {
        int level = s->level[seat][t];
        bool active = seat == s->island.active;
        int cost = active ? knights_level_cost(s, seat, t) : level + 1;
        char rule[16] = "";
        open(out, NULL, '{');
        number(out, "level", level);
        below(out, "next_cost", level < LEVEL_MAX ? cost : LEVEL_MAX + 1, LEVEL_MAX + 1);
        lf_rule why = knights_level_rule(s, seat, t);
        if (why) lf_rule_print(&knights_game, why, rule, sizeof rule);
        if (why) string(out, "forbidden", rule);
        boolean(out, "brings_metropolis",
                level < LEVEL_MAX && knights_brings_metropolis(s, seat, t));
        close(out, '}');
    }
    close(out, ']');
}

static void put_progress(struct lf_out *out, const struct knights_state *s, int seat)
{
    const uint8_t *hand = s->progress[seat];
    uint8_t backs[TRACK_COUNT] = { 0 };
    bool known = s->island.viewer == LF_NOBODY || s->island.viewer == seat ||
                 (s->phase == PHASE_SPY && seat == s->victim &&
                  s->island.viewer == s->island.active);
    for (int t = 0; t < TRACK_COUNT; t++) backs[t] = s->hidden_progress[seat][t];
    for (int i = 0; i < 8 && hand[i]; i++) backs[KNIGHTS_CARD[hand[i]].deck]++;
    bytes(out, "progress_backs", backs, TRACK_COUNT);
    if (!known) { null(out, "progress"); return; }
    open(out, "progress", '[');
    for (int i = 0; i < 8 && hand[i]; i++) string(out, NULL, KNIGHTS_CARD[hand[i]].word);
    close(out, ']');
}

static void put_hand(struct lf_out *out, const struct knights_state *s, int seat)
{
    bool known = s->island.viewer == LF_NOBODY || s->island.viewer == seat ||
                 (s->phase == PHASE_TAKE && seat == s->victim &&
                  s->island.viewer == s->island.active);
    number(out, "cards", island_hand_size(&s->island, seat));
    if (known) lanes(out, "hand", s->island.hand[seat]);
    else null(out, "hand");
    number(out, "safe_cards",
           s->discard_limit + 2 * bits_count(s->walls & s->island.cities[seat]));
    number(out, "owes", s->phase == PHASE_START ? 0 : s->dues[seat]);
}

static void put_seat(struct lf_out *out, const struct knights_state *s, int seat)
{
    const struct island *island = &s->island;
    uint64_t cities = island->cities[seat];
    open(out, NULL, '{');
    number(out, "points", knights_points_of(s, seat));
    put_hand(out, s, seat);
    put_progress(out, s, seat);
    put_tracks(out, s, seat);
    put_knights(out, s, seat);
    number(out, "force", knights_force(s, s->knights[seat] & s->active));
    number(out, "defender", s->defender[seat]);
    boolean(out, "printer", s->point_card[0] == seat);
    boolean(out, "constitution", s->point_card[1] == seat);
    boolean(out, "merchant", s->merchant_owner == seat);
    number(out, "road_length", island->road_length[seat]);
    number(out, "roads_left", ROADS_EACH - island_road_count(island, seat));
    number(out, "settlements_left", knights_settlements_left(s, seat));
    number(out, "cities_left",
           island_cities_left(island, seat) - bits_count(knights_fallen(s, seat)));
    number(out, "walls_left", WALLS_EACH - bits_count(s->walls & cities));
    places(out, "settlements", island->settlements[seat], 0);
    places(out, "fallen", knights_fallen(s, seat), 0);
    places(out, "cities", cities, 0);
    places(out, "walls", s->walls & cities, 0);
    places(out, "roads", island->roads[seat], island->roads_high[seat]);
    lanes(out, "rates", knights_rates(s, seat));
    close(out, '}');
}

/* ---- Turn ---- */

static void put_reply(struct lf_out *out, lf_action reply)
{
    uint64_t given, taken;
    int kind = lf_kind_of(reply);
    if (!reply) { null(out, NULL); return; }
    open(out, NULL, '{');
    string(out, "kind", kind == KN_ACCEPT ? "accept" : kind == KN_DECLINE ? "decline" : "counter");
    if (kind == KN_COUNTER) {
        trade_lanes(lf_args_of(reply), &given, &taken);
        lanes(out, "gives", given);
        lanes(out, "wants", taken);
    }
    close(out, '}');
}

static void put_offer(struct lf_out *out, const struct knights_state *s)
{
    uint64_t given, taken;
    if (s->phase != PHASE_OFFER) { null(out, "offer"); return; }
    trade_lanes(s->island.offer, &given, &taken);
    open(out, "offer", '{');
    places(out, "to", offer_targets(s->island.offer), 0);
    lanes(out, "gives", given);
    lanes(out, "wants", taken);
    open(out, "replies", '[');
    for (int i = 0; i < s->island.seat_count; i++) put_reply(out, s->island.reply[i]);
    close(out, ']');
    close(out, '}');
}

/* What other seats propose to the active one, and whether the viewer may. */
static void put_proposals(struct lf_out *out, const struct knights_state *s)
{
    open(out, "proposals", '[');
    for (int i = 0; i < s->island.seat_count; i++) {
        uint64_t given, taken;
        if (!(knights_proposers(s) >> i & 1)) { null(out, NULL); continue; }
        trade_lanes(lf_args_of(s->island.reply[i]), &given, &taken);
        open(out, NULL, '{');
        lanes(out, "gives", given);
        lanes(out, "wants", taken);
        close(out, '}');
    }
    close(out, ']');
    boolean(out, "may_propose", knights_may_propose(s, s->island.viewer));
}

static void put_turn(struct lf_out *out, const struct knights_state *s)
{
    static const char *const EVENT[] = { "science", "trade", "politics", "ship" };
    int dice = s->island.dice;
    string(out, "phase", KNIGHTS_PHASE_WORD[s->phase]);
    string(out, "stage", KNIGHTS_STAGE_WORD[s->stage]);
    number(out, "turn", s->turn);
    number(out, "active", s->island.active);
    number(out, "first", s->island.start);
    below(out, "viewer", s->island.viewer, ISLAND_SEATS);
    if (dice == 0) null(out, "dice");
    else {
        open(out, "dice", '[');
        number(out, NULL, (dice - 1) / 6 + 1);
        number(out, NULL, (dice - 1) % 6 + 1);
        close(out, ']');
    }
    if (s->event) string(out, "event", EVENT[s->event - 1]);
    else null(out, "event");
    below(out, "victim", s->victim, ISLAND_SEATS);
    below(out, "displaced", s->phase == PHASE_RETREAT ? s->place : NOWHERE, CORNER_COUNT);
    number(out, "piece", s->piece & 3);
    number(out, "free_roads", s->free_roads);
    number(out, "offers_made", s->offers);
    number(out, "cranes", s->cranes);
    places(out, "fleet", s->fleet, 0);
    places(out, "harbor", knights_harbor_seats(s), 0);
    open(out, "harbor_offers", '[');
    for (int i = 0; i < s->island.seat_count; i++)
        number(out, NULL, (s->harbor >> i & 1) + (s->harbor >> HARBOR_MORE >> i & 1));
    close(out, ']');
}

static void put_options(struct lf_out *out, const struct knights_state *s)
{
    open(out, "options", '{');
    string(out, "edition", is_english(s) ? "en" : "de");
    boolean(out, "nasty", s->options & KOPT_NASTY);
    boolean(out, "knight_errant", s->options & KOPT_ERRANT);
    boolean(out, "easy_start", s->options & KOPT_EASY);
    number(out, "target", s->target);
    number(out, "discard_limit", s->discard_limit);
    number(out, "offers", s->offers_max);
    number(out, "bank", s->bank_each);
    close(out, '}');
}

int knights_json(const void *view, char *text, size_t size)
{
    const struct knights_state *s = view;
    struct lf_out out = lf_out_start(text, size);
    lf_put_char(&out, '{');
    put_turn(&out, s);
    if (s->phase == PHASE_BOARD) null(&out, "board");
    else {
        open(&out, "board", '{');
        put_board(&out, s);
        close(&out, '}');
    }
    put_attack(&out, s);
    lanes(&out, "bank", s->island.bank);
    bytes(&out, "decks", s->deck_size, TRACK_COUNT);
    open(&out, "metropolises", '[');
    for (int t = 0; t < TRACK_COUNT; t++) below(&out, NULL, s->metropolis[t], CORNER_COUNT);
    close(&out, ']');
    below(&out, "longest_road", s->island.longest, ISLAND_SEATS);
    open(&out, "seats", '[');
    for (int i = 0; i < s->island.seat_count; i++) put_seat(&out, s, i);
    close(&out, ']');
    put_offer(&out, s);
    put_proposals(&out, s);
    put_options(&out, s);
    lf_put_char(&out, '}');
    return lf_out_end(&out);
}
