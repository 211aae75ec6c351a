/* fields.c - the fields of the duel (core/fields.h) beside those of the base game it embeds. */
#include "games/base/text.h"
#include "games/duel/duel.h"

#define STATE(at) ((struct duel_state *)(at)->state)
#define GET(result, name, value) LF_GET(result, struct duel_state, name, value)

static const char *const STEP_WORD[] = { "-", "neutral", "take", "give", NULL };
static const char *const DUE_WORD[] = { "-", "road", "settlement", NULL };

GET(bool, laid, s->base.phase != BASE_BOARD)
GET(bool, own, s->base.phase >= BASE_PHASES)
GET(bool, never, false)
GET(int, step, own(s, 0) ? 1 + s->base.phase - BASE_PHASES : 0)
GET(int, given, duel_knights_gone(s))
GET(int, supply, TOKENS_ALL - s->tokens[0] - s->tokens[1])
GET(int, action_cost, duel_action_cost(s, s->base.island.active))
GET(int, the_seat, of)

/* A neutral player may hold Longest Road (I2-22). */
LF_TAKE(take_longest)
{
    int seat = LF_NOBODY;
    if (!lf_take(in, "-") && !island_take_seat(in, &seat)) return false;
    lf_spot_set(at, (uint64_t)seat);
    return true;
}

/* Knights given up: they come from the deck. */
LF_TAKE(take_given)
{
    struct base_state *base = &STATE(at)->base;
    uint64_t gone;
    int before = duel_knights_gone(at->state);
    if (!lf_take_up_to(in, DEV_KNIGHTS, &gone)) return false;
    if ((uint64_t)(dev_of(base->deck, DEV_KNIGHT) + before) < gone)
        return lf_expected(in, LF_SAY("no more knights than there are",
                                      "nicht mehr Ritter als vorhanden"));
    base->deck = base->deck + (uint32_t)before - (uint32_t)gone;
    if (base->island.viewer != LF_NOBODY)              /* there the deck's size is kept apart */
        base->deck += ((uint32_t)before - (uint32_t)gone) << 24;
    return true;
}

/* The duel's own step of the turn: the base phase set before it is the one to go back to. */
LF_TAKE(take_step)
{
    struct duel_state *s = at->state;
    int word;
    if (!lf_take_one_of(in, STEP_WORD + 1, at->row->expected, &word)) return false;
    if (!own(s, 0)) s->resume = (uint8_t)((s->resume & DUEL_INNER) | s->base.phase);
    s->base.phase = (uint8_t)(BASE_PHASES + word);
    return true;
}

static const struct lf_each NEUTRAL = {
    .first = DUEL_SEATS, .end = ISLAND_SEATS,
    .expected = { { "a neutral seat, 2 or 3", "ein neutraler Platz, 2 oder 3" } },
};
static const struct lf_each PLAYER = { .end = DUEL_SEATS, .seats = true };

#define AT(member) LF_AT(struct duel_state, member)
static const struct lf_field_row ROWS[] = {
    { "step", "step", &LF_WORD_OR_NOT, .get = step, .words = STEP_WORD, .when = own,
      .take = take_step, .expected = { { "neutral, take or give", "neutral, take oder give" } } },
    { "due", "due", &LF_WORD_OR_NOT, AT(due), .words = DUE_WORD, .when = own },
    { "rolls", "rolls", &LF_NUMBER, AT(rolls), .max = 2 },
    { "number", "first_number", &LF_NUMBER, AT(number), .max = 12 },
    { "tokens", "tokens", &LF_NUMBER, LF_EACH_AT(struct duel_state, tokens, &PLAYER),
      .max = TOKENS_MAX },
    { NULL, "token_supply", &LF_NUMBER, .get = supply },
    { NULL, "action_cost", &LF_NUMBER, .get = action_cost },
    { "used", NULL, &LF_NUMBER, AT(used), .max = 3 },
    { NULL, "action_used", &LF_BIT, AT(used), .max = USED_ACTION },
    { NULL, "knight_given", &LF_BIT, AT(used), .max = USED_REDEEM },
    { "drawing", NULL, &LF_NUMBER, AT(drawing), .max = 2, .when = own },
    { "given", NULL, &LF_NUMBER, .get = given, .take = take_given },
    { "longest", NULL, &LF_HOLDER, AT(base.island.longest), .when = never, .take = take_longest },
    { NULL, "neutral", &LF_EACH, .of = &NEUTRAL },
    { NULL, "seat", &LF_NUMBER, .get = the_seat, .of = &NEUTRAL },
    { NULL, "road_length", &LF_NUMBER,
      LF_EACH_AT(struct duel_state, base.island.road_length, &NEUTRAL) },
    { "neutralsettlements", "settlements", &ISLAND_BUILDINGS,
      LF_EACH_AT(struct duel_state, base.island.settlements, &NEUTRAL), .when = laid },
    { "neutralroads", "roads", &ISLAND_ROADS, .of = &NEUTRAL, .when = laid },
    { .kind = &LF_CLOSE },
    { 0 },
};

static const struct island_table ISLAND = { .notation = &BASE_NOTATION };
const struct lf_fields DUEL_FIELDS = {
    ROWS, "neutralsettlements neutralroads tokens given rolls number used due drawing step",
    island_seats, { { NULL, NULL } }, &ISLAND, false,
};

int duel_print_position(const void *state, char *text, size_t size)
{
    struct base_state base = duel_as_base(state);
    struct lf_out out = lf_out_start(text, size);
    lf_fields_put(&out, &BASE_FIELDS, &base);
    lf_fields_put(&out, &DUEL_FIELDS, state);
    return lf_out_end(&out);
}

bool duel_poke(void *state, const char *text, struct lf_error *error)
{
    struct duel_state *s = state;
    struct lf_in in = lf_in_start(text, NULL);
    if (lf_fields_know(&DUEL_FIELDS, text)) return lf_fields_poke(&DUEL_FIELDS, s, text, error);
    struct base_state base = duel_as_base(s);          /* that game knows its own phases only */
    uint8_t phase = s->base.phase;
    if (!base_poke(&base, text, error)) return false;
    s->base = base;
    if (phase < BASE_PHASES) return true;
    if (lf_take(&in, "phase ")) {                      /* leaves the duel's own step */
        s->resume &= DUEL_INNER;
        s->due = s->drawing = 0;
    } else s->base.phase = phase;
    return true;
}

/* The base game's members, and more. A step of the duel's own is no time for proposals. */
int duel_json(const void *view, char *text, size_t size)
{
    struct base_state base = duel_as_base(view);
    struct lf_out out = lf_out_start(text, size);
    if (own(view, 0)) base.flags |= BASE_ELSEWHERE;
    lf_json_object(&out, NULL);
    lf_fields_members(&out, &BASE_FIELDS, &base);
    lf_fields_members(&out, &DUEL_FIELDS, view);
    lf_json_object_end(&out);
    return lf_out_end(&out);
}
