/* json.c - the larger members of a view as JSON, for clients (docs/notation.md); the table in
 * fields.c has the others. Cards that the viewer does not know are "?"; nobody and nothing are
 * null. */
#include "games/cards/sets/expansions.h"
#include "games/cards/view/view.h"
#include "games/cards/text/position.h"

/* ---- Small things ---- */

static void seat_or_null(struct lf_out *out, const char *text, int seat)
{
    lf_json_below(out, text, seat < 0 ? SEATS : seat, SEATS);
}

/* Texts of words.h between quotation marks: they need no escaping. */
static void place(struct lf_out *out, const char *text, int at)
{
    if (at == NOWHERE) {
        lf_json_null(out, text);
        return;
    }
    lf_json_key(out, text);
    lf_put_char(out, '"');
    cards_put_place(out, at);
    lf_put_char(out, '"');
}

static void kinds(struct lf_out *out, const char *text, const uint8_t *count)
{
    lf_json_key(out, text);
    lf_put_char(out, '"');
    cards_put_kinds(out, count);
    lf_put_char(out, '"');
}

static void kind_set(struct lf_out *out, const char *text, unsigned set)
{
    lf_json_key(out, text);
    lf_put_char(out, '"');
    for (int k = 0; k < KINDS; k++)
        if (set >> k & 1) lf_put_char(out, CARDS_LETTERS[k]);
    lf_put_char(out, '"');
}

static void pile_id(struct lf_out *out, const char *text, int pile)
{
    lf_json_key(out, text);
    lf_put_char(out, '"');
    cards_put_pile(out, pile);
    lf_put_char(out, '"');
}

static void row_word(struct lf_out *out, const char *text, int row)
{
    lf_json_key(out, text);
    lf_put_char(out, '"');
    cards_put_row(out, row);
    lf_put_char(out, '"');
}

/* ---- The shelf ---- */

static void put_cards(struct lf_out *out, const char *text, const struct cards_state *s, int pile)
{
    int from = pile_start(s, pile);
    lf_json_array(out, text);
    for (int i = from; i < from + s->count[pile]; i++)
        row_word(out, NULL, cards_shown(s, i) ? s->card[i] : UNKNOWN);
    lf_json_array_end(out);
}

static unsigned knowers(const struct cards_state *s, int pile)
{
    unsigned known = 0;
    int from = pile_start(s, pile);
    for (int i = from; i < from + s->count[pile]; i++) known |= s->known[i];
    return known;
}

/* Seats that may not use the pile (KX-22). */
static void put_bans(struct lf_out *out, const struct cards_state *s, int pile)
{
    lf_json_array(out, "bans");
    for (int seat = 0; seat < SEATS; seat++)
        if (pile_is_banned(s, seat, pile)) lf_json_int(out, NULL, seat);
    lf_json_array_end(out);
}

static void put_stacks(struct lf_out *out, const struct cards_state *s)
{
    int end = stack_to(s, SEATS - 1);
    lf_json_array(out, "stacks");
    for (int stack = 0; stack < end; stack++) {
        bool own = s->mode == MODE_TOURNAMENT, set = s->mode == MODE_EXTENDED && stack >= 4;
        int from = pile_start(s, stack);
        lf_json_object(out, NULL);
        pile_id(out, "id", stack);
        seat_or_null(out, "owner", own ? stack / 4 : SEATS);
        lf_json_text(out, "set", own ? NULL : CARDS_SET[set ? s->set : SET_BASE].word);
        put_bans(out, s, stack);
        put_cards(out, "cards", s, stack);
        lf_json_array(out, "seen");
        for (int seat = 0; seat < SEATS; seat++)
            if (knowers(s, stack) >> seat & 1) lf_json_int(out, NULL, seat);
        lf_json_array_end(out);
        lf_json_bool(out, "open", s->count[stack] && s->known[from] & KNOWN_OPEN);
        lf_json_object_end(out);
    }
    lf_json_array_end(out);
}

static void put_discards(struct lf_out *out, const struct cards_state *s)
{
    bool own = s->mode == MODE_TOURNAMENT;
    lf_json_array(out, "discards");
    for (int i = 0; i < (own ? SEATS : 1); i++) {
        lf_json_object(out, NULL);
        pile_id(out, "id", PILE_DISCARD + i);
        seat_or_null(out, "owner", own ? i : SEATS);
        put_bans(out, s, PILE_DISCARD + i);
        put_cards(out, "cards", s, PILE_DISCARD + i);
        lf_json_object_end(out);
    }
    lf_json_array_end(out);
}

void cards_json_shelf(struct lf_out *out, const struct cards_state *s)
{
    static const char *const SUPPLY[] = { "road", "settlement", "city" };
    lf_json_object(out, "supply");
    for (int i = 0; i < 3; i++) lf_json_int(out, SUPPLY[i], s->supply[i]);
    lf_json_int(out, "land", s->land_count);
    lf_json_object_end(out);
    put_stacks(out, s);
    put_cards(out, "events", s, PILE_EVENTS);
    put_discards(out, s);
    put_cards(out, "display", s, PILE_DISPLAY);
    lf_json_array(out, "landStack");
    for (int i = 0; i < s->land_count; i++) {
        lf_json_key(out, NULL);
        lf_put_char(out, '"');
        cards_put_land(out, s->land_card[i]);
        lf_put_char(out, '"');
    }
    lf_json_array_end(out);
    put_cards(out, "aside", s, PILE_ASIDE);
    put_cards(out, "drawn", s, PILE_DRAWN);
}

/* ---- Seats ---- */

void cards_json_hand(struct lf_out *out, const struct cards_state *s, int seat)
{
    int from = pile_start(s, PILE_HAND + seat), count = s->count[PILE_HAND + seat];
    put_cards(out, "hand", s, PILE_HAND + seat);
    lf_json_array(out, "shown");
    for (int i = from; i < from + count; i++)
        lf_json_bool(out, NULL, s->known[i] & seat_bit(seat_other(seat)));
    lf_json_array_end(out);
    kinds(out, "resources", holdings_of(&s->realm[seat]).has);
}

static void put_axis(struct lf_out *out, const struct realm *r)
{
    lf_json_array(out, "towns");
    for (int t = 0; t < TOWNS; t++) {
        if (!r->town[t]) continue;
        lf_json_object(out, NULL);
        place(out, "at", AT_TOWN + t);
        lf_json_int(out, "level", r->town[t]);
        lf_json_object_end(out);
    }
    lf_json_array_end(out);
    lf_json_array(out, "roads");
    for (int column = 0; column < COLUMNS; column++)
        if (r->roads >> column & 1) place(out, NULL, AT_ROAD + column);
    lf_json_array_end(out);
    lf_json_array(out, "lands");
    for (int i = 0; i < LANDS; i++) {
        if (!r->land[i]) continue;
        lf_json_object(out, NULL);
        place(out, "at", AT_LAND + i);
        kind_set(out, "kind", 1u << land_kind(r->land[i]));
        lf_json_int(out, "number", land_number(r->land[i]));
        lf_json_int(out, "store", land_store(r->land[i]));
        lf_json_object_end(out);
    }
    lf_json_array_end(out);
}

static void put_lying(struct lf_out *out, const struct cards_state *s, int seat)
{
    const struct realm *r = &s->realm[seat];
    lf_json_array(out, "cards");
    FOR_CARDS(r, slot) {
        int mark = r->slot[slot].mark;
        lf_json_object(out, NULL);
        place(out, "at", slot + AT_OUTER);
        row_word(out, "card", slot_row(r, slot));
        lf_json_int(out, "owner", cards_owner_of(s, seat, slot));
        lf_json_int(out, "count", mark & MARK_COUNT);
        lf_json_bool(out, "dogma", mark & MARK_DOGMA);
        lf_json_bool(out, "used", mark & MARK_USED);
        lf_json_bool(out, "new", mark & MARK_FRESH);
        lf_json_object_end(out);
    }
    lf_json_array_end(out);
}

/* Costs after waivers, each row once; what may be spared beyond that by choice stands apart. */
static void put_costs(struct lf_out *out, const struct cards_state *s, int seat, bool spares)
{
    int piles[] = { PILE_HAND + seat, PILE_DISPLAY };
    lf_json_object(out, spares ? "spares" : "costs");
    for (int k = 0; k < 2; k++) {
        int from = pile_start(s, piles[k]), count = s->count[piles[k]];
        for (int i = from; i < from + count; i++) {
            int row = s->card[i];
            uint8_t cost[KINDS];
            bool twice = i > from && s->card[i - 1] == row;
            if (twice || !cards_shown(s, i) || row_of(row)->lies == LIES_NOWHERE) continue;
            int spare = cards_cost_of(s, seat, row, cost);
            if (!spares) kinds(out, row_of(row)->word, cost);
            else if (spare) lf_json_int(out, row_of(row)->word, spare);
        }
    }
    lf_json_object_end(out);
}

/* The viewer's own unknown cards of the tournament, in the order of the table (view.c). */
static void put_rest(struct lf_out *out, const struct cards_state *s, int seat)
{
    if (s->mode != MODE_TOURNAMENT || s->viewer != seat) {
        lf_json_null(out, "rest");
        return;
    }
    int from = pile_start(s, stack_from(s, seat)), to = pile_start(s, stack_to(s, seat));
    lf_json_array(out, "rest");
    for (int i = from; i < to; i++)
        if (!cards_knows(seat, s->known[i])) row_word(out, NULL, s->card[i]);
    lf_json_array_end(out);
}

void cards_json_realm(struct lf_out *out, const struct cards_state *s, int seat)
{
    place(out, "copies", s->copies[seat]);
    put_rest(out, s, seat);
    put_axis(out, &s->realm[seat]);
    put_lying(out, s, seat);
    put_costs(out, s, seat, false);
    put_costs(out, s, seat, true);
}

/* ---- What is owed ---- */

/* Which argument of a frame says how many are left, which kinds, which card, which effect, which
 * pile: its place in the frame, 0 for none. */
struct meaning { uint8_t left, kinds, kind, row, effect, pile; };
#define IN(member) offsetof(struct frame, member)
static const struct meaning MEANING[FRAME_KINDS] = {
    [FRAME_ATTACK] = { .row = IN(attack.row) },
    [FRAME_GAIN] = { .left = IN(gain.count), .kinds = IN(gain.kinds) },
    [FRAME_PAY] = { .left = IN(pay.count), .kind = IN(pay.kind) },
    [FRAME_LOSE] = { .left = IN(lose.count), .kinds = IN(lose.kinds) },
    [FRAME_ROB] = { .left = IN(rob.count), .kinds = IN(rob.kinds) },
    [FRAME_SPARE] = { .left = IN(spare.left), .row = IN(spare.row) },
    [FRAME_REACT] = { .effect = IN(react.effect) },
    [FRAME_HIT] = { .effect = IN(hit.effect) },
    [FRAME_NUMBER] = { .effect = IN(number.effect) },
    [FRAME_SCOUT] = { .left = IN(scout.left) },
    [FRAME_LOOK] = { .left = IN(look.count), .effect = IN(look.effect), .pile = IN(look.pile) },
    [FRAME_BURY] = { .left = IN(bury.count) },
    [FRAME_EXCHANGE] = { .pile = IN(exchange.stack) },
    [FRAME_CONFLICT] = { .left = IN(conflict.left) },
    [FRAME_SUN] = { .left = IN(sun.count) },
    [FRAME_COUNCIL] = { .left = IN(council.count) },
    [FRAME_DRAW] = { .left = IN(draw.count) },
    [FRAME_PREFECT] = { .row = IN(prefect.row) },
    [FRAME_HOLY] = { .pile = IN(holy.stack) },
    [FRAME_VOYAGE] = { .left = IN(voyage.count) },
};

static int argument(const struct frame *f, int n)
{
    return n ? f->arg[n - (int)offsetof(struct frame, arg)] : 0;
}

/* The card that a frame belongs to: named by it, or the one whose effect it is, or the one that
 * stands aside. */
int cards_frame_row(const struct cards_state *s, const struct frame *f)
{
    const struct meaning *m = &MEANING[f->kind];
    int effect = m->effect ? argument(f, m->effect) : EFFECT_NONE;
    if (m->row) return argument(f, m->row);
    for (int row = 1; effect && row < ROW_COUNT; row++)
        if (row_of(row)->effect == effect) return row;
    return s->count[PILE_ASIDE] ? pile_row(s, PILE_ASIDE, 0) : ROW_NONE;
}

static const struct frame *top_frame(const struct cards_state *s)
{
    return s->depth ? &s->frame[s->depth - 1] : NULL;
}

static void put_owes(struct lf_out *out, const struct cards_state *s)
{
    const struct frame *f = top_frame(s);
    char rule[32] = "";
    if (!f) {
        lf_json_null(out, "owes");
        return;
    }
    const struct meaning *m = &MEANING[f->kind];
    int row = cards_frame_row(s, f);
    lf_json_object(out, "owes");
    seat_or_null(out, "seat", f->seat);
    lf_json_text(out, "what", CARDS_FRAME[f->kind]->word);
    if (m->left) lf_json_int(out, "left", argument(f, m->left));
    else lf_json_null(out, "left");
    if (m->kinds) kind_set(out, "kinds", (unsigned)argument(f, m->kinds));
    else if (m->kind) kind_set(out, "kinds", 1u << argument(f, m->kind));
    else lf_json_null(out, "kinds");
    if (row) row_word(out, "card", row);
    else lf_json_null(out, "card");
    if (m->pile && argument(f, m->pile) < PILE_HAND) pile_id(out, "pile", argument(f, m->pile));
    else lf_json_null(out, "pile");
    if (CARDS_FRAME[f->kind]->rule)
        lf_rule_print(&cards_game, CARDS_FRAME[f->kind]->rule, rule, sizeof rule);
    lf_json_text(out, "why", rule);
    lf_json_object_end(out);
}

static void put_frames(struct lf_out *out, const struct cards_state *s)
{
    lf_json_array(out, "frames");
    for (int i = 0; i < s->depth; i++) {
        const struct frame *f = &s->frame[i];
        lf_json_object(out, NULL);
        lf_json_text(out, "what", CARDS_FRAME[f->kind]->word);
        seat_or_null(out, "seat", f->seat);
        lf_json_array(out, "args");
        for (int n = 0; n < FRAME_ARGS; n++) lf_json_int(out, NULL, f->arg[n]);
        lf_json_array_end(out);
        lf_json_object_end(out);
    }
    lf_json_array_end(out);
}

static void put_offer(struct lf_out *out, const struct cards_state *s)
{
    uint8_t give[KINDS], want[KINDS];
    if (!s->offer) {
        lf_json_null(out, "offer");
        return;
    }
    for (int k = 0; k < KINDS; k++) {
        give[k] = (uint8_t)(s->offer >> (24 + 4 * k) & 15);
        want[k] = (uint8_t)(s->offer >> 4 * k & 15);
    }
    lf_json_object(out, "offer");
    lf_json_int(out, "from", s->active);
    kinds(out, "give", give);
    kinds(out, "want", want);
    lf_json_object_end(out);
}

void cards_json_owed(struct lf_out *out, const struct cards_state *s)
{
    put_offer(out, s);
    put_owes(out, s);
    put_frames(out, s);
}

/* ---- Course ---- */

void cards_json_sets(struct lf_out *out, const struct cards_state *s)
{
    lf_json_text(out, "set", s->mode == MODE_EXTENDED ? CARDS_SET[s->set].word : NULL);
    lf_json_array(out, "sets");
    for (int set = SET_RH; set < SETS; set++)
        if (set_in_play(s, set)) lf_json_text(out, NULL, CARDS_SET[set].word);
    lf_json_array_end(out);
}

void cards_json_cheap(struct lf_out *out, const struct cards_state *s)
{
    if (s->cheap < KINDS) kind_set(out, "cheap", 1u << s->cheap);
    else lf_json_null(out, "cheap");
    place(out, "cheapFleet", s->cheap_fleet);
}

void cards_json_event(struct lf_out *out, const struct cards_state *s)
{
    int card = cards_event_card(s);
    if (card) row_word(out, "eventCard", card);
    else lf_json_null(out, "eventCard");
}
