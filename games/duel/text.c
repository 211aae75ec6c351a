/* text.c - notation, positions and JSON of the duel: the base game's, and what is added. */
#include "games/base/text.h"

#include "core/check.h"
#include "games/duel/duel.h"
#include "games/island/json.h"

static const struct { int kind; const char *word; } OWN_WORD[] = {
    { K_TAKE, "take" }, { K_NEUTRAL_SETTLEMENT, "neutralsettlement" },
    { K_NEUTRAL_ROAD, "neutralroad" }, { K_FORCE, "force" }, { K_BANISH, "banish" },
    { K_GIVE, "give" }, { K_REDEEM, "redeem" },
};
enum { OWN_WORDS = sizeof OWN_WORD / sizeof OWN_WORD[0] };
static const char RESOURCE[] = "blwgo";

/* ---- Actions ---- */

static void print_args(struct lf_out *out, int kind, uint64_t args)
{
    uint64_t given, taken;
    switch (kind) {
    case K_TAKE:
        lf_put_char(out, ' ');
        lf_put_char(out, args < RESOURCE_COUNT ? RESOURCE[args] : '?');
        return;
    case K_NEUTRAL_ROAD: case K_NEUTRAL_SETTLEMENT:
        lf_put_char(out, ' ');
        lf_put_unsigned(out, args >> 8);
        lf_put(out, kind == K_NEUTRAL_ROAD ? " e" : " c");
        lf_put_unsigned(out, args & 0xFF);
        return;
    case K_GIVE:
        lf_put_char(out, ' ');
        if (args & GIVE_HIDDEN) { lf_put(out, "?2"); return; }
        trade_lanes(args, &given, &taken);
        base_put_lanes(out, given);
        return;
    default: return;
    }
}

int duel_print(lf_action action, char *text, size_t size)
{
    struct lf_out out = lf_out_start(text, size);
    for (int i = 0; i < OWN_WORDS; i++) {
        if (OWN_WORD[i].kind != lf_kind_of(action)) continue;
        lf_put(&out, OWN_WORD[i].word);
        print_args(&out, lf_kind_of(action), lf_args_of(action));
        return lf_out_end(&out);
    }
    return base_print(action, text, size);
}

static bool take_neutral(struct lf_in *in, int *seat)
{
    uint32_t before = in->at;
    if (base_take_seat(in, seat) && *seat >= DUEL_SEATS) return true;
    in->at = before;
    in->failed = false;
    return lf_expected(in, LF_SAY("a neutral seat, 2 or 3", "ein neutraler Platz, 2 oder 3"));
}

static bool parse_args(struct lf_in *in, int kind, uint64_t *args)
{
    int seat, place;
    uint64_t cards;
    if (kind == K_FORCE || kind == K_BANISH || kind == K_REDEEM) return true;
    if (!base_take_space(in)) return false;
    if (kind == K_TAKE) {
        if (lf_take(in, "?")) { *args = HIDDEN_ARG; return true; }
        for (int k = 0; k < RESOURCE_COUNT; k++)
            if (lf_peek(in) == RESOURCE[k]) { in->at++; *args = (uint64_t)k; return true; }
        return lf_expected(in, LF_SAY("a resource, one of b l w g o",
                                      "ein Rohstoff aus b l w g o"));
    }
    if (kind == K_GIVE) {
        if (lf_take(in, "?2")) { *args = GIVE_HIDDEN; return true; }
        if (!base_take_lanes(in, &cards)) return false;
        if (cards_count(cards) > 31) return lf_expected(in, LF_SAY("two cards", "zwei Karten"));
        *args = trade_fields(cards, 0);
        return true;
    }
    bool road = kind == K_NEUTRAL_ROAD;
    if (!take_neutral(in, &seat) || !base_take_space(in)) return false;
    if (!base_take_place(in, road ? 'e' : 'c', road ? EDGE_COUNT : CORNER_COUNT, &place))
        return false;
    *args = (uint64_t)place | (uint64_t)seat << 8;
    return true;
}

bool duel_parse(const char *text, lf_action *action, struct lf_error *error)
{
    struct lf_in in = lf_in_typed(text, error);
    for (int i = 0; i < OWN_WORDS; i++) {
        uint64_t args = 0;
        if (!lf_take_word(&in, OWN_WORD[i].word)) continue;
        if (!parse_args(&in, OWN_WORD[i].kind, &args) || !base_take_end(&in)) return false;
        *action = lf_act(OWN_WORD[i].kind, args);
        return true;
    }
    return base_parse(text, action, error);
}

/* ---- Positions ---- */

static const char *const OWN_PHASE[] = { "neutral", "take", "give" };
static const char *const DUE_WORD[] = { "-", "road", "settlement" };

static void field(struct lf_out *out, const char *word, int value)
{
    lf_put(out, "; ");
    lf_put(out, word);
    lf_put_char(out, ' ');
    lf_put_int(out, value);
}

static void put_pieces(struct lf_out *out, const char *word, int seat, char letter, uint64_t low,
                       unsigned high)
{
    field(out, word, seat);
    if (!low && !high) lf_put(out, " -");
    for (int i = 0; i < EDGE_COUNT; i++) {
        if (!(i < 64 ? low >> i & 1 : (uint64_t)high >> (i - 64) & 1)) continue;
        lf_put_char(out, ' ');
        lf_put_char(out, letter);
        lf_put_int(out, i);
    }
}

int duel_print_position(const void *state, char *text, size_t size)
{
    const struct duel_state *s = state;
    struct base_state base = duel_as_base(s);
    struct lf_out out = lf_out_start(text, size);
    int length = base_print_position(&base, text, size);
    out.length = (size_t)length < size ? (size_t)length : size;
    for (int i = DUEL_SEATS; s->base.phase != BASE_BOARD && i < ISLAND_SEATS; i++) {
        put_pieces(&out, "neutralsettlements", i, 'c', base.island.settlements[i], 0);
        put_pieces(&out, "neutralroads", i, 'e', base.island.roads[i], base.island.roads_high[i]);
    }
    for (int i = 0; i < DUEL_SEATS; i++) {
        field(&out, "tokens", i);
        lf_put_char(&out, ' ');
        lf_put_int(&out, s->tokens[i]);
    }
    field(&out, "given", duel_knights_gone(s));
    field(&out, "rolls", s->rolls);
    field(&out, "number", s->number);
    field(&out, "used", s->used);
    if (s->base.phase < BASE_PHASES) return lf_out_end(&out);
    lf_put(&out, "; due ");
    lf_put(&out, DUE_WORD[s->due]);
    field(&out, "drawing", s->drawing);
    lf_put(&out, "; step ");
    lf_put(&out, OWN_PHASE[s->base.phase - BASE_PHASES]);
    return lf_out_end(&out);
}

static bool take_small(struct lf_in *in, uint64_t max, uint8_t *value)
{
    uint64_t number;
    if (!lf_take_unsigned(in, max, &number))
        return lf_expected(in, LF_SAY("a number that can occur here", "eine hier mögliche Zahl"));
    *value = (uint8_t)number;
    return true;
}

static bool poke_pieces(struct duel_state *s, struct lf_in *in, bool roads)
{
    uint64_t low = 0;
    unsigned high = 0;
    int seat, place;
    if (!take_neutral(in, &seat)) return false;
    if (!lf_take(in, " -"))
        do {
            if (!base_take_space(in)) return false;
            if (!base_take_place(in, roads ? 'e' : 'c', roads ? EDGE_COUNT : CORNER_COUNT, &place))
                return false;
            if (place < 64) low |= (uint64_t)1 << place;
            else high |= 1u << (place - 64);
        } while (!lf_at_end(in));
    if (roads) {
        s->base.island.roads[seat] = low;
        s->base.island.roads_high[seat] = (uint8_t)high;
    } else s->base.island.settlements[seat] = low;
    island_derive(&s->base.island);
    return true;
}

static bool poke_tokens(struct duel_state *s, struct lf_in *in)
{
    int seat;
    if (!base_take_seat(in, &seat)) return false;
    if (seat >= DUEL_SEATS) return lf_expected(in, LF_SAY("seat 0 or 1", "Platz 0 oder 1"));
    return base_take_space(in) && take_small(in, TOKENS_MAX, &s->tokens[seat]);
}

/* A neutral player may hold Longest Road (I2-22). */
static bool poke_longest(struct duel_state *s, struct lf_in *in)
{
    int seat = LF_NOBODY;
    if (!lf_take(in, "-") && !base_take_seat(in, &seat)) return false;
    s->base.island.longest = (uint8_t)seat;
    return true;
}

/* Knights given up: they come from the deck. */
static bool poke_given(struct duel_state *s, struct lf_in *in)
{
    uint8_t given = 0;
    int before = duel_knights_gone(s);
    if (!take_small(in, 14, &given)) return false;
    if (dev_of(s->base.deck, DEV_KNIGHT) + before < given)
        return lf_expected(in, LF_SAY("no more knights than there are",
                                      "nicht mehr Ritter als vorhanden"));
    s->base.deck = s->base.deck + (uint32_t)before - given;
    if (s->base.island.viewer != LF_NOBODY)            /* there the deck's size is kept apart */
        s->base.deck += ((uint32_t)before - given) << 24;
    return true;
}

static bool poke_word(struct lf_in *in, const char *const *words, int count, uint8_t *value)
{
    for (int i = 0; i < count; i++)
        if (lf_take_word(in, words[i])) { *value = (uint8_t)i; return true; }
    return lf_expected(in, LF_SAY("a word that can stand here", "ein hier mögliches Wort"));
}

/* The duel's own step of the turn: the base phase set before it is the one to go back to. */
static bool poke_step(struct duel_state *s, struct lf_in *in)
{
    uint8_t step = 0;
    if (!poke_word(in, OWN_PHASE, 3, &step)) return false;
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
    if (lf_take(in, "rolls ")) return take_small(in, 2, &s->rolls);
    if (lf_take(in, "number ")) return take_small(in, 12, &s->number);
    if (lf_take(in, "used ")) return take_small(in, 3, &s->used);
    if (lf_take(in, "due ")) return poke_word(in, DUE_WORD, 3, &s->due);
    if (lf_take(in, "drawing ")) return take_small(in, 2, &s->drawing);
    if (lf_take(in, "step ")) return poke_step(s, in);
    *own = false;
    return false;
}

bool duel_poke(void *state, const char *text, struct lf_error *error)
{
    struct duel_state *s = state;
    struct lf_in in = lf_in_start(text, error);
    bool own, good = poke_own(s, &in, &own);
    if (own) return good && base_take_end(&in);
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

static void put_neutral(struct lf_out *out, const struct island *island, int seat)
{
    lf_json_object(out, NULL);
    lf_json_int(out, "seat", seat);
    lf_json_int(out, "road_length", island->road_length[seat]);
    lf_json_set(out, "settlements", island->settlements[seat]);
    island_json_edges(out, "roads", island->roads[seat], island->roads_high[seat]);
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
    for (int i = DUEL_SEATS; i < ISLAND_SEATS; i++) put_neutral(&out, &base.island, i);
    lf_json_array_end(&out);
    lf_json_object_end(&out);
    return lf_out_end(&out);
}
