/* json.c - a view of this game as JSON, for clients. Card counts are arrays in the order brick,
 * lumber, wool, grain, ore, paper, cloth, coin; tracks in the order science, trade, politics; what
 * the viewer does not know is null. */
#include "games/island/json.h"
#include "games/knights/text.h"

/* ---- Barbarians: where they are, and how it would end if they landed now ---- */

static void put_attack(struct lf_out *out, const struct knights_state *s)
{
    struct attack a = knights_attack_now(s, s->active);
    lf_json_object(out, "barbarians");
    lf_json_int(out, "ship", s->ship);
    lf_json_int(out, "spaces", TRACK_SPACES);
    lf_json_int(out, "landings", s->landings);
    lf_json_int(out, "strength", a.strength);
    lf_json_int(out, "defence", a.defence);
    lf_json_set(out, "losers", a.losers);
    lf_json_set(out, "best", a.best);
    lf_json_object_end(out);
}

/* ---- Seats ---- */

static void put_knights(struct lf_out *out, const struct knights_state *s, int seat)
{
    lf_json_array(out, "knights");
    for (corner_set at = s->knights[seat]; corners_any(at); at = corners_rest(at)) {
        int corner = corners_lowest(at);
        lf_json_object(out, NULL);
        lf_json_int(out, "corner", corner);
        lf_json_int(out, "strength", knights_strength(s, corner));
        lf_json_bool(out, "active", corners_has(s->active, corner));
        lf_json_bool(out, "ready",
                     seat == s->island.active && corners_has(knights_ready(s, seat), corner));
        lf_json_bool(out, "promoted", corners_has(s->promoted, corner));
        lf_json_object_end(out);
    }
    lf_json_array_end(out);
    lf_json_array(out, "knights_left");
    for (int i = 1; i <= STRENGTHS; i++)
        lf_json_int(out, NULL, KNIGHTS_EACH - corners_count(knights_of(s, seat, i)));
    lf_json_array_end(out);
}

/* Levels, what the next one costs (null: the track is full), and what stands in the way. */
static void put_tracks(struct lf_out *out, const struct knights_state *s, int seat)
{
    lf_json_array(out, "tracks");
    for (int t = 0; t < TRACK_COUNT; t++) {
        int level = s->level[seat][t];
        bool active = seat == s->island.active;
        int cost = active ? knights_level_cost(s, seat, t) : level + 1;
        char rule[16] = "";
        lf_json_object(out, NULL);
        lf_json_int(out, "level", level);
        lf_json_below(out, "next_cost", level < LEVEL_MAX ? cost : LEVEL_MAX + 1, LEVEL_MAX + 1);
        lf_rule why = knights_level_rule(s, seat, t);
        if (why) lf_rule_print(&knights_game, why, rule, sizeof rule);
        if (why) lf_json_text(out, "forbidden", rule);
        lf_json_bool(out, "brings_metropolis",
                level < LEVEL_MAX && knights_brings_metropolis(s, seat, t));
        lf_json_object_end(out);
    }
    lf_json_array_end(out);
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
    lf_json_ints(out, "progress_backs", backs, TRACK_COUNT);
    if (!known) { lf_json_null(out, "progress"); return; }
    lf_json_array(out, "progress");
    for (int i = 0; i < 8 && hand[i]; i++) lf_json_text(out, NULL, KNIGHTS_CARD[hand[i]].word);
    lf_json_array_end(out);
}

static void put_hand(struct lf_out *out, const struct knights_state *s, int seat)
{
    bool known = s->island.viewer == LF_NOBODY || s->island.viewer == seat ||
                 (s->phase == PHASE_TAKE && seat == s->victim &&
                  s->island.viewer == s->island.active);
    lf_json_int(out, "cards", island_hand_size(&s->island, seat));
    if (known) island_json_cards(out, "hand", s->island.hand[seat], KIND_COUNT);
    else lf_json_null(out, "hand");
    lf_json_int(out, "safe_cards",
           s->discard_limit + WALL_SAFE * corners_count(knights_walls_of(s, seat)));
    lf_json_int(out, "owes", s->phase == PHASE_START ? 0 : s->dues[seat]);
}

static void put_seat(struct lf_out *out, const struct knights_state *s, int seat)
{
    const struct island *island = &s->island;
    lf_json_object(out, NULL);
    lf_json_int(out, "points", knights_points_of(s, seat));
    put_hand(out, s, seat);
    put_progress(out, s, seat);
    put_tracks(out, s, seat);
    put_knights(out, s, seat);
    lf_json_int(out, "force", knights_force(s, corners_and(s->knights[seat], s->active)));
    lf_json_int(out, "defender", s->defender[seat]);
    lf_json_bool(out, "printer", s->point_card[0] == seat);
    lf_json_bool(out, "constitution", s->point_card[1] == seat);
    lf_json_bool(out, "merchant", s->merchant_owner == seat);
    lf_json_int(out, "road_length", island->road_length[seat]);
    lf_json_int(out, "roads_left", ROADS_EACH - island_road_count(island, seat));
    lf_json_int(out, "settlements_left", knights_settlements_left(s, seat));
    lf_json_int(out, "cities_left",
           island_cities_left(island, seat) - corners_count(knights_fallen(s, seat)));
    lf_json_int(out, "walls_left", WALLS_EACH - corners_count(knights_walls_of(s, seat)));
    island_json_corners(out, "settlements", island->settlements[seat]);
    island_json_corners(out, "fallen", knights_fallen(s, seat));
    island_json_corners(out, "cities", island->cities[seat]);
    island_json_corners(out, "walls", knights_walls_of(s, seat));
    island_json_edges(out, "roads", island_roads(island, seat));
    island_json_cards(out, "rates", knights_rates(s, seat), KIND_COUNT);
    lf_json_object_end(out);
}

/* ---- Turn ---- */

static void put_offers(struct lf_out *out, const struct knights_state *s)
{
    bool stands = s->phase == PHASE_OFFER;
    lf_seats to = stands ? offer_targets(s->island.offer) : 0;
    struct island_offers offers = { to, knights_proposers(s), s->island.offer, s->island.reply,
                                    s->island.seat_count, KIND_COUNT, KN_ACCEPT };
    island_json_offers(out, &offers);
    lf_json_bool(out, "may_propose", knights_may_propose(s, s->island.viewer));
}

static void put_turn(struct lf_out *out, const struct knights_state *s)
{
    static const char *const EVENT[] = { "science", "trade", "politics", "ship" };
    lf_json_text(out, "phase", KNIGHTS_PHASE_WORD[s->phase]);
    lf_json_text(out, "stage", KNIGHTS_STAGE_WORD[s->stage]);
    lf_json_int(out, "turn", s->turn);
    lf_json_int(out, "active", s->island.active);
    lf_json_int(out, "first", s->island.start);
    lf_json_below(out, "viewer", s->island.viewer, ISLAND_SEATS);
    island_json_dice(out, s->island.dice);
    if (s->event) lf_json_text(out, "event", EVENT[s->event - 1]);
    else lf_json_null(out, "event");
    lf_json_below(out, "victim", s->victim, ISLAND_SEATS);
    lf_json_below(out, "displaced", s->phase == PHASE_RETREAT ? s->place : NOWHERE, CORNER_COUNT);
    lf_json_int(out, "piece", s->piece & 3);
    lf_json_int(out, "free_roads", s->free_roads);
    lf_json_int(out, "offers_made", s->offers);
    lf_json_int(out, "cranes", s->cranes);
    lf_json_set(out, "fleet", s->fleet);
    lf_json_set(out, "harbor", knights_harbor_seats(s));
    lf_json_array(out, "harbor_offers");
    for (int i = 0; i < s->island.seat_count; i++)
        lf_json_int(out, NULL, (s->harbor >> i & 1) + (s->harbor >> HARBOR_MORE >> i & 1));
    lf_json_array_end(out);
}

static void put_options(struct lf_out *out, const struct knights_state *s)
{
    lf_json_object(out, "options");
    lf_json_text(out, "edition", is_english(s) ? "en" : "de");
    lf_json_bool(out, "nasty", s->options & KOPT_NASTY);
    lf_json_bool(out, "knight_errant", s->options & KOPT_ERRANT);
    lf_json_bool(out, "easy_start", s->options & KOPT_EASY);
    lf_json_int(out, "target", s->target);
    lf_json_int(out, "discard_limit", s->discard_limit);
    lf_json_int(out, "offers", s->offers_max);
    lf_json_int(out, "bank", s->bank_each);
    lf_json_object_end(out);
}

int knights_json(const void *view, char *text, size_t size)
{
    const struct knights_state *s = view;
    struct lf_out out = lf_out_start(text, size);
    lf_json_object(&out, NULL);
    put_turn(&out, s);
    if (s->phase == PHASE_BOARD) lf_json_null(&out, "board");
    else {
        lf_json_object(&out, "board");
        island_json_board(&out, &s->island);
        lf_json_below(&out, "merchant", s->merchant, HEX_COUNT);
        lf_json_object_end(&out);
    }
    put_attack(&out, s);
    island_json_cards(&out, "bank", s->island.bank, KIND_COUNT);
    lf_json_ints(&out, "decks", s->deck_size, TRACK_COUNT);
    lf_json_array(&out, "metropolises");
    for (int t = 0; t < TRACK_COUNT; t++) lf_json_below(&out, NULL, s->metropolis[t], CORNER_COUNT);
    lf_json_array_end(&out);
    lf_json_below(&out, "longest_road", s->island.longest, ISLAND_SEATS);
    lf_json_array(&out, "seats");
    for (int i = 0; i < s->island.seat_count; i++) put_seat(&out, s, i);
    lf_json_array_end(&out);
    put_offers(&out, s);
    put_options(&out, s);
    lf_json_object_end(&out);
    return lf_out_end(&out);
}
