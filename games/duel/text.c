/* text.c - notation, positions and JSON of the duel: the base game's, and what is added. */
#include "games/base/text.h"

#include "core/check.h"
#include "games/duel/duel.h"
#include "games/island/json.h"

/* ---- Actions ---- */

static bool take_neutral(struct lf_in *in, int *seat)
{
    uint32_t before = in->at;
    if (island_take_seat(in, seat) && *seat >= DUEL_SEATS) return true;
    in->at = before;
    in->failed = false;
    return lf_expected(in, LF_SAY("a neutral seat, 2 or 3", "ein neutraler Platz, 2 oder 3"));
}

static void put_neutral(struct lf_out *out, char letter, uint64_t args)
{
    lf_put_unsigned(out, args >> 8);
    lf_put_char(out, ' ');
    island_put_place(out, letter, args & 0xFF);
}

static bool take_neutral_piece(struct lf_in *in, char letter, int count, uint64_t *args)
{
    int seat, place;
    if (!take_neutral(in, &seat) || !island_take_space(in)) return false;
    if (!island_take_place(in, letter, count, &place)) return false;
    *args = (uint64_t)place | (uint64_t)seat << 8;
    return true;
}

#define PUT(name) \
    static void name(struct lf_out *out, const struct island_cards *cards, uint64_t args)
#define TAKE(name) \
    static bool name(struct lf_in *in, const struct island_cards *cards, uint64_t *args)

PUT(put_settlement) { (void)cards; put_neutral(out, 'c', args); }
PUT(put_road)       { (void)cards; put_neutral(out, 'e', args); }
TAKE(take_settlement) { (void)cards; return take_neutral_piece(in, 'c', CORNER_COUNT, args); }
TAKE(take_road)       { (void)cards; return take_neutral_piece(in, 'e', EDGE_COUNT, args); }

PUT(put_gift)
{
    uint64_t given, taken;
    trade_lanes(args, &given, &taken);
    if (args & GIVE_HIDDEN) lf_put(out, "?2");
    else island_put_lanes(out, cards, given);
}

TAKE(take_gift)
{
    uint64_t lanes;
    if (lf_take(in, "?2")) { *args = GIVE_HIDDEN; return true; }
    if (!island_take_lanes(in, cards, &lanes)) return false;
    if (cards_count(lanes) > 31) return lf_expected(in, LF_SAY("two cards", "zwei Karten"));
    *args = trade_fields(lanes, 0);
    return true;
}

static const struct island_form FORMS[] = {
    BASE_FORMS
    { "SEAT CORNER", 0, false, put_settlement, take_settlement },
    { "SEAT EDGE", 0, false, put_road, take_road },
    { "CARDS", K_GIVE, false, put_gift, take_gift },
    { 0 },
};
static const struct island_notation NOTATION = {
    DUEL_KIND_TABLE, &ISLAND_RESOURCES, FORMS,
    { { "an action word such as roll, settlement, bank, end",
        "ein Aktionswort wie roll, settlement, bank, end" } },
};

int duel_print(lf_action action, char *text, size_t size)
{
    return island_print_action(&NOTATION, action, text, size);
}

bool duel_parse(const char *text, lf_action *action, struct lf_error *error)
{
    return island_parse_action(&NOTATION, text, action, error);
}

/* ---- Positions ---- */

static const char *const OWN_PHASE[] = { "neutral", "take", "give", NULL };
static const char *const DUE_WORD[] = { "-", "road", "settlement", NULL };

int duel_print_position(const void *state, char *text, size_t size)
{
    const struct duel_state *s = state;
    struct base_state base = duel_as_base(s);
    struct lf_out out = lf_out_start(text, size);
    int length = base_print_position(&base, text, size);
    out.length = (size_t)length < size ? (size_t)length : size;
    for (int i = DUEL_SEATS; s->base.phase != BASE_BOARD && i < ISLAND_SEATS; i++) {
        field_seat(&out, "neutralsettlements", i);
        island_put_corners(&out, base.island.settlements[i]);
        field_seat(&out, "neutralroads", i);
        island_put_edges(&out, island_roads(&base.island, i));
    }
    for (int i = 0; i < DUEL_SEATS; i++) {
        field_seat_number(&out, "tokens", i, s->tokens[i]);
    }
    field_number(&out, "given", duel_knights_gone(s));
    field_number(&out, "rolls", s->rolls);
    field_number(&out, "number", s->number);
    field_number(&out, "used", s->used);
    if (s->base.phase < BASE_PHASES) return lf_out_end(&out);
    field_key(&out, "due");
    lf_put(&out, DUE_WORD[s->due]);
    field_number(&out, "drawing", s->drawing);
    field_key(&out, "step");
    lf_put(&out, OWN_PHASE[s->base.phase - BASE_PHASES]);
    return lf_out_end(&out);
}

static bool poke_pieces(struct duel_state *s, struct lf_in *in, bool roads)
{
    corner_set corners;
    edge_set edges;
    int seat;
    if (!take_neutral(in, &seat)) return false;
    if (roads ? !island_take_edges(in, &edges) : !island_take_corners(in, &corners)) return false;
    if (roads) island_put_roads(&s->base.island, seat, edges);
    else s->base.island.settlements[seat] = corners;
    island_derive(&s->base.island);
    return true;
}

static bool poke_tokens(struct duel_state *s, struct lf_in *in)
{
    int seat;
    if (!island_take_seat(in, &seat)) return false;
    if (seat >= DUEL_SEATS) return lf_expected(in, LF_SAY("seat 0 or 1", "Platz 0 oder 1"));
    return island_take_space(in) && field_take_small(in, TOKENS_MAX, &s->tokens[seat]);
}

/* A neutral player may hold Longest Road (I2-22). */
static bool poke_longest(struct duel_state *s, struct lf_in *in)
{
    int seat = LF_NOBODY;
    if (!lf_take(in, "-") && !island_take_seat(in, &seat)) return false;
    s->base.island.longest = (uint8_t)seat;
    return true;
}

/* Knights given up: they come from the deck. */
static bool poke_given(struct duel_state *s, struct lf_in *in)
{
    uint8_t given = 0;
    int before = duel_knights_gone(s);
    if (!field_take_small(in, 14, &given)) return false;
    if (dev_of(s->base.deck, DEV_KNIGHT) + before < given)
        return lf_expected(in, LF_SAY("no more knights than there are",
                                      "nicht mehr Ritter als vorhanden"));
    s->base.deck = s->base.deck + (uint32_t)before - given;
    if (s->base.island.viewer != LF_NOBODY)            /* there the deck's size is kept apart */
        s->base.deck += ((uint32_t)before - given) << 24;
    return true;
}

/* The duel's own step of the turn: the base phase set before it is the one to go back to. */
static bool poke_step(struct duel_state *s, struct lf_in *in)
{
    uint8_t step = 0;
    if (!field_take_word(in, OWN_PHASE, &step)) return false;
    if (s->base.phase < BASE_PHASES)
        s->resume = (uint8_t)((s->resume & DUEL_INNER) | s->base.phase);
    s->base.phase = (uint8_t)(BASE_PHASES + step);
    return true;
}

static bool poke_own(struct duel_state *s, struct lf_in *in, bool *own)
{
    *own = true;
    if (lf_take(in, "neutralsettlements ")) return poke_pieces(s, in, false);
    if (lf_take(in, "neutralroads ")) return poke_pieces(s, in, true);
    if (lf_take(in, "tokens ")) return poke_tokens(s, in);
    if (lf_take(in, "longest ")) return poke_longest(s, in);
    if (lf_take(in, "given ")) return poke_given(s, in);
    if (lf_take(in, "rolls ")) return field_take_small(in, 2, &s->rolls);
    if (lf_take(in, "number ")) return field_take_small(in, 12, &s->number);
    if (lf_take(in, "used ")) return field_take_small(in, 3, &s->used);
    if (lf_take(in, "due ")) return field_take_word(in, DUE_WORD, &s->due);
    if (lf_take(in, "drawing ")) return field_take_small(in, 2, &s->drawing);
    if (lf_take(in, "step ")) return poke_step(s, in);
    *own = false;
    return false;
}

bool duel_poke(void *state, const char *text, struct lf_error *error)
{
    struct duel_state *s = state;
    struct lf_in in = lf_in_start(text, error);
    bool own, good = poke_own(s, &in, &own);
    if (own) return good && island_take_end(&in);
    if (s->base.phase < BASE_PHASES) return base_poke(&s->base, text, error);
    struct base_state base = duel_as_base(s);          /* that game knows its own phases only */
    uint8_t step = s->base.phase;
    if (!base_poke(&base, text, error)) return false;
    s->base = base;
    if (lf_take(&in, "phase ")) {                      /* leaves the duel's own step */
        s->resume &= DUEL_INNER;
        s->due = s->drawing = 0;
    } else s->base.phase = step;
    return true;
}

/* ---- JSON ---- */

static void json_neutral(struct lf_out *out, const struct island *island, int seat)
{
    lf_json_object(out, NULL);
    lf_json_int(out, "seat", seat);
    lf_json_int(out, "road_length", island->road_length[seat]);
    island_json_corners(out, "settlements", island->settlements[seat]);
    island_json_edges(out, "roads", island_roads(island, seat));
    lf_json_object_end(out);
}

/* The base game's members, and more. */
int duel_json(const void *view, char *text, size_t size)
{
    const struct duel_state *s = view;
    struct base_state base = duel_as_base(s);
    struct lf_out out = lf_out_start(text, size);
    bool own = s->base.phase >= BASE_PHASES;             /* no time for proposals */
    bool propose = !own && base_may_propose(&base, base.island.viewer);
    lf_json_object(&out, NULL);
    base_put_json(&out, &base, propose);
    lf_json_text(&out, "step", own ? OWN_PHASE[s->base.phase - BASE_PHASES] : NULL);
    lf_json_text(&out, "due", s->due ? DUE_WORD[s->due] : NULL);
    lf_json_int(&out, "rolls", s->rolls);
    lf_json_int(&out, "first_number", s->number);
    lf_json_ints(&out, "tokens", s->tokens, DUEL_SEATS);
    lf_json_int(&out, "token_supply", TOKENS_ALL - s->tokens[0] - s->tokens[1]);
    lf_json_int(&out, "action_cost", duel_action_cost(s, base.island.active));
    lf_json_bool(&out, "action_used", s->used & USED_ACTION);
    lf_json_bool(&out, "knight_given", s->used & USED_REDEEM);
    lf_json_array(&out, "neutral");
    for (int i = DUEL_SEATS; i < ISLAND_SEATS; i++) json_neutral(&out, &base.island, i);
    lf_json_array_end(&out);
    lf_json_object_end(&out);
    return lf_out_end(&out);
}
