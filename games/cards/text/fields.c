/* fields.c - the state of this game field by field (core/fields.h): positions, `poke`, JSON of
 * views and numbers are made from this table (docs/notation.md). json.c writes the larger members,
 * poke_cards.c sets what is about cards. What follows from the cards (points, figures, supplies) is
 * made anew after every field that was set. */
#include "games/cards/frames/frames.h"
#include "games/cards/text/position.h"

#define STATE(at) ((struct cards_state *)(at)->state)
#define REALM(at) (&STATE(at)->realm[(at)->of])
#define GET(result, name, value) LF_GET(result, struct cards_state, name, value)

static const char *const FLAG_WORD[] = { "drew", "holy", "exchange", "alchemist", "christoph",
                                         NULL };
const char CARDS_MARK_LETTER[] = "fdun";      /* MARK_FOREIGN and up */

static int seats(const void *state) { (void)state; return SEATS; }
GET(bool, never, false)
GET(bool, has_offer, s->offer)
GET(bool, has_frames, s->depth)
GET(bool, is_view, s->viewer != LF_NOBODY)
GET(bool, has_turned, s->event_card)
GET(bool, has_flags, s->flags)
GET(bool, has_played, s->played)
GET(bool, has_offers, s->offers)
GET(bool, has_cheap, s->cheap != NOWHERE)
GET(bool, has_searched, s->searched != NOWHERE)
GET(bool, has_ready, s->ready)
GET(bool, has_due, s->due)
GET(bool, has_deals, s->deals)
GET(bool, has_winner, s->winner != LF_NOBODY)
GET(bool, copying, s->copies[of] != NOWHERE)
GET(bool, stacked, of < STACKS && s->count[of])
GET(bool, discarded, of >= PILE_DISCARD && s->count[of])
GET(bool, held, s->count[PILE_HAND + of])
GET(bool, some_events, s->count[PILE_EVENTS])
GET(bool, some_display, s->count[PILE_DISPLAY])
GET(bool, some_aside, s->count[PILE_ASIDE])
GET(bool, some_drawn, s->count[PILE_DRAWN])
GET(bool, bans_first, pile_is_banned(s, 0, of))
GET(bool, bans_second, pile_is_banned(s, 1, of))
GET(int, round_of, (s->turn + 1) / 2)
GET(int, is_ready, s->ready >> of & 1)
GET(int, owed, s->depth ? s->frame[s->depth - 1].kind : 0)
GET(int, owing, s->depth ? s->frame[s->depth - 1].seat : SEATS)

/* ---- Principalities ---- */

LF_PUT(put_lands)
{
    const struct realm *r = REALM(at);
    bool none = true;
    for (int i = 0; i < LANDS; i++) {
        if (!r->land[i]) continue;
        none = false;
        lf_put_char(out, ' ');
        cards_put_place(out, AT_LAND + i);
        lf_put_char(out, '=');
        cards_put_land(out, r->land[i] & 0x3F);
        lf_put_char(out, ':');
        lf_put_int(out, land_store(r->land[i]));
    }
    if (none) lf_put(out, " -");
}

static void put_marks(struct lf_out *out, int mark)
{
    if (!mark) return;
    lf_put_char(out, ':');
    if (mark & MARK_COUNT) lf_put_int(out, mark & MARK_COUNT);
    for (int i = 0; CARDS_MARK_LETTER[i]; i++)
        if (mark >> (i + 2) & 1) lf_put_char(out, CARDS_MARK_LETTER[i]);
}

LF_PUT(put_cards)
{
    const struct realm *r = REALM(at);
    if (!(r->full[0] | r->full[1])) lf_put(out, " -");
    FOR_CARDS(r, slot) {
        lf_put_char(out, ' ');
        cards_put_place(out, slot + AT_OUTER);
        lf_put_char(out, '=');
        cards_put_row(out, slot_row(r, slot));
        put_marks(out, r->slot[slot].mark);
    }
}

LF_PUT(put_towns)
{
    for (int t = 0; t < TOWNS; t++) {
        if (!REALM(at)->town[t]) continue;
        lf_put_char(out, ' ');
        lf_put_int(out, t + 1);
        lf_put_char(out, ':');
        lf_put_int(out, REALM(at)->town[t]);
    }
}

LF_PUT(put_roads)
{
    for (int c = 0; c < COLUMNS; c++) {
        if (!(REALM(at)->roads >> c & 1)) continue;
        lf_put_char(out, ' ');
        cards_put_place(out, AT_ROAD + c);
    }
}

/* What is left to build follows from towns and roads. */
static void count_supply(struct cards_state *s)
{
    int roads = 0, towns = 0, cities = 0;
    for (int seat = 0; seat < SEATS; seat++) {
        roads += __builtin_popcount(s->realm[seat].roads);
        for (int t = 0; t < TOWNS; t++) {
            towns += s->realm[seat].town[t] > TOWN_NONE;
            cities += s->realm[seat].town[t] >= TOWN_CITY;
        }
    }
    s->supply[0] = (uint8_t)(roads > 9 ? 0 : row_of(ROW_road)->count + 2 - roads);
    s->supply[1] = (uint8_t)(towns > 9 ? 0 : row_of(ROW_settlement)->count + 4 - towns);
    s->supply[2] = (uint8_t)(cities > 7 ? 0 : row_of(ROW_city)->count - cities);
}

/* "6:2" */
static bool poke_town(struct cards_state *s, struct lf_in *in, int seat)
{
    uint64_t town;
    uint8_t level = 0;
    if (!lf_take_unsigned(in, TOWNS, &town) || !town || !lf_take(in, ":"))
        return lf_expected(in, LF_SAY("a town and its level, such as 6:2",
                                      "ein Ort und seine Stufe, etwa 6:2"));
    if (!lf_take_small(in, TOWN_METROPOLIS, &level)) return false;
    uint8_t *now = &s->realm[seat].town[town - 1];
    if (!cards_poke_crowned(s, in, seat, *now, level)) return false;
    *now = level;
    count_supply(s);
    return true;
}

static bool poke_towns(struct cards_state *s, struct lf_in *in, int seat)
{
    for (int t = 0; t < TOWNS; t++) {
        cards_poke_crowned(s, in, seat, s->realm[seat].town[t], TOWN_NONE);
        s->realm[seat].town[t] = TOWN_NONE;
    }
    while (!lf_at_end(in))
        if (!lf_take_space(in) || !poke_town(s, in, seat)) return false;
    return true;
}

static bool poke_roads(struct cards_state *s, struct lf_in *in, int seat)
{
    int place;
    s->realm[seat].roads = 0;
    while (!lf_at_end(in)) {
        if (!lf_take_space(in) || !cards_take_place(in, &place)) return false;
        if (place < AT_ROAD || place >= AT_TOWN)
            return lf_expected(in, LF_SAY("a road, such as g0", "eine Straße, etwa g0"));
        s->realm[seat].roads = (uint16_t)(s->realm[seat].roads | 1u << (place - AT_ROAD));
    }
    count_supply(s);
    return true;
}

LF_TAKE(take_town) { return poke_town(STATE(at), in, at->of); }
LF_TAKE(take_towns) { return poke_towns(STATE(at), in, at->of); }
LF_TAKE(take_roads) { return poke_roads(STATE(at), in, at->of); }
LF_TAKE(take_lands) { return cards_poke_lands(STATE(at), in, at->of); }
LF_TAKE(take_land) { return cards_poke_land(STATE(at), in, at->of); }
LF_TAKE(take_cards) { return cards_poke_card_list(STATE(at), in, at->of); }
LF_TAKE(take_card) { return cards_poke_card(STATE(at), in, at->of); }
LF_TAKE(take_store) { return cards_poke_store(STATE(at), in, at->of); }

LF_NUMBERS(the_towns)
{
    for (int t = 0; t < TOWNS; t++) out[t] = REALM(at)->town[t];
}

LF_NUMBERS(the_lying) { FOR_CARDS(REALM(at), slot) out[slot_row(REALM(at), slot)]++; }

/* ---- Piles ---- */

/* Who knows a card is said where it does not go without saying. */
static void put_known(struct lf_out *out, const struct cards_state *s, int pile, int index,
                      unsigned known)
{
    bool discard = pile == PILE_DISCARD || pile == PILE_DISCARD + 1;
    bool covered = discard && index && cards_rules(s) >= 2;
    if (pile >= PILE_HAND && pile < PILE_HAND + SEATS) {
        if (known & seat_bit(seat_other(pile - PILE_HAND))) lf_put_char(out, '!');
        return;
    }
    if (pile > PILE_EVENTS && pile != PILE_DRAWN && !covered) return;
    if (known & 1) lf_put_char(out, '0');
    if (known & 2) lf_put_char(out, '1');
    if (known & KNOWN_OPEN) lf_put_char(out, '!');
}

static void put_pile(struct lf_out *out, const struct cards_state *s, int pile)
{
    int start = pile_start(s, pile);
    for (int i = 0; i < s->count[pile]; i++) {
        lf_put_char(out, ' ');
        cards_put_row(out, s->card[start + i]);
        put_known(out, s, pile, i, s->known[start + i]);
    }
}

/* Which pile a row is about: by number, or the row has it as `max`. */
static int pile_of(const struct lf_spot *at)
{
    return (int)at->row->max + (at->row->of ? at->of : 0);
}

LF_PUT(put_the_pile) { put_pile(out, at->state, pile_of(at)); }
LF_TAKE(take_pile)
{
    if (at->row->of && pile_of(at) == PILE_EVENTS) return lf_expected(in, at->row->of->expected);
    return cards_poke_pile(STATE(at), in, pile_of(at));
}
LF_NUMBERS(the_pile) { *out = STATE(at)->count[pile_of(at)]; }

LF_NUMBERS(the_hand)
{
    const struct cards_state *s = at->state;
    int from = pile_start(s, PILE_HAND + at->of);
    for (int i = from; i < from + s->count[PILE_HAND + at->of]; i++)
        if (cards_shown(s, i) && s->card[i] < ROW_COUNT) out[s->card[i]]++;
}

LF_PUT(put_land_stack)
{
    const struct cards_state *s = at->state;
    if (!s->land_count) lf_put(out, " -");
    for (int i = 0; i < s->land_count; i++) {
        lf_put_char(out, ' ');
        cards_put_land(out, s->land_card[i]);
        if (s->land_known[i]) lf_put_char(out, ':');
        if (s->land_known[i] & 1) lf_put_char(out, '0');
        if (s->land_known[i] & 2) lf_put_char(out, '1');
    }
}
LF_TAKE(take_land_stack) { return cards_poke_land_stack(STATE(at), in); }

/* A ban lies on a pile, for one seat each: "ban 3 0". */
LF_PUT(put_ban) { lf_put_int(out, (int)at->row->max); }
LF_TAKE(take_ban)
{
    struct cards_state *s = at->state;
    uint8_t seat;
    if (at->of == PILE_EVENTS) return lf_expected(in, at->row->of->expected);
    if (!lf_take_holder(in, at, &seat) || !cards_poke_banned(s, in, at->of, seat)) return false;
    s->ban[at->of] = (uint8_t)(seat == LF_NOBODY ? 0 : s->ban[at->of] | seat_bit(seat));
    return true;
}

LF_PUT(put_shelf) { (void)at, lf_put_char(out, '-'); }
LF_TAKE(take_shelf)
{
    if (!lf_take(in, "-")) return lf_expected(in, LF_SAY("-", "-"));
    cards_poke_empty(STATE(at));
    return true;
}

LF_PUT(put_supply)
{
    for (int i = 0; i < 3; i++) {
        if (i) lf_put_char(out, ' ');
        lf_put_int(out, STATE(at)->supply[i]);
    }
}

LF_TAKE(take_supply)
{
    static const uint8_t MOST[3] = { 7, 5, 7 };
    for (int i = 0; i < 3; i++)
        if ((i && !lf_take_space(in)) || !lf_take_small(in, MOST[i], &STATE(at)->supply[i]))
            return false;
    return true;
}

/* ---- The course of the game ---- */

LF_PUT(put_turned) { cards_put_row(out, STATE(at)->event_card); }
LF_TAKE(take_turned)
{
    int row = ROW_NONE;
    if (!lf_take(in, "-") && !cards_take_row(in, &row)) return false;
    STATE(at)->event_card = (uint8_t)row;
    return true;
}

LF_PUT(put_cheap)
{
    lf_put_char(out, CARDS_LETTERS[STATE(at)->cheap]);
    if (STATE(at)->cheap_fleet == NOWHERE) return;
    lf_put_char(out, ' ');
    cards_put_place(out, STATE(at)->cheap_fleet);
}

LF_TAKE(take_cheap)
{
    struct cards_state *s = at->state;
    int place = NOWHERE, kind = 0;
    s->cheap = s->cheap_fleet = NOWHERE;
    if (lf_take(in, "-")) return true;
    while (kind < KINDS && lf_peek(in) != CARDS_LETTERS[kind]) kind++;
    if (kind == KINDS)
        return lf_expected(in, LF_SAY("one of b l w g o $", "eines von b l w g o $"));
    in->at++;
    if (lf_take(in, " ") && !cards_take_place(in, &place)) return false;
    s->cheap = (uint8_t)kind;
    s->cheap_fleet = (uint8_t)place;
    return true;
}

LF_PUT(put_searched) { cards_put_pile(out, STATE(at)->searched); }
LF_TAKE(take_searched)
{
    int pile = NOWHERE;
    if (!lf_take(in, "-") && !cards_take_pile(in, &pile)) return false;
    STATE(at)->searched = (uint8_t)pile;
    return true;
}

LF_PUT(put_copies) { cards_put_place(out, STATE(at)->copies[at->of]); }
LF_TAKE(take_copies)
{
    int place = NOWHERE;
    if (!lf_take(in, "-") && !cards_take_place(in, &place)) return false;
    if (place != NOWHERE && (place < AT_OUTER || place >= AT_OUTER + SLOTS))
        return lf_expected(in, LF_SAY("a place for a card", "ein Platz für eine Karte"));
    STATE(at)->copies[at->of] = (uint8_t)place;
    return true;
}

LF_PUT(put_offer)
{
    char text[LF_ACTION_TEXT_MAX];
    cards_print(lf_act(ACT_OFFER, STATE(at)->offer), text, sizeof text);
    lf_put(out, text + lf_length(at->row->word) + 1);
}

LF_TAKE(take_offer)
{
    STATE(at)->offer = 0;
    return lf_take(in, "-") || cards_take_trade(in, &STATE(at)->offer);
}

LF_PUT(put_frames)
{
    for (int i = 0; i < STATE(at)->depth; i++) {
        const struct frame *f = &STATE(at)->frame[i];
        lf_put_char(out, ' ');
        lf_put(out, CARDS_FRAME[f->kind]->word);
        lf_put_char(out, ':');
        if (f->seat == LF_CHANCE) lf_put_char(out, '-');
        else lf_put_int(out, f->seat);
        for (int k = 0; k < FRAME_ARGS; k++) {
            lf_put_char(out, ':');
            lf_put_int(out, f->arg[k]);
        }
    }
}

static bool take_frame(struct lf_in *in, const struct lf_spot *at)
{
    struct frame f = { .kind = 0, .seat = LF_CHANCE };
    int kind = 1;
    for (; kind < FRAME_KINDS; kind++)
        if (CARDS_FRAME[kind] && lf_take_word(in, CARDS_FRAME[kind]->word)) break;
    if (kind == FRAME_KINDS || !lf_take(in, ":"))
        return lf_expected(in, LF_SAY("what is owed, such as gain:0:1:63",
                                      "was geschuldet ist, etwa gain:0:1:63"));
    if (!lf_take(in, "-") && !lf_take_seat_of(in, at, &f.seat)) return false;
    for (int i = 0; i < FRAME_ARGS && lf_take(in, ":"); i++)
        if (!lf_take_small(in, 255, &f.arg[i])) return false;
    f.kind = (uint8_t)kind;
    if (STATE(at)->depth == FRAMES) return lf_not_enough(in);
    frame_push(STATE(at), f);
    return true;
}

LF_TAKE(take_frames)
{
    while (STATE(at)->depth) frame_pop(STATE(at));
    if (lf_take(in, " -")) return true;
    while (!lf_at_end(in))
        if (!lf_take_space(in) || !take_frame(in, at)) return false;
    return true;
}

LF_TAKE(take_begun)
{
    uint8_t seat;
    if (!lf_take_seat_of(in, at, &seat)) return false;
    cards_poke_begun(STATE(at), seat);
    return true;
}

/* ---- What JSON has beyond numbers and words ---- */

LF_PUT(json_sets) { cards_json_sets(out, at->state); }
LF_PUT(json_event) { cards_json_event(out, at->state); }
LF_PUT(json_cheap) { cards_json_cheap(out, at->state); }
LF_PUT(json_shelf) { cards_json_shelf(out, at->state); }
LF_PUT(json_name) { lf_json_text(out, at->name, CARDS_SEAT_NAME[at->of].in[LF_EN]); }
LF_PUT(json_hand) { cards_json_hand(out, at->state, at->of); }
LF_PUT(json_realm) { cards_json_realm(out, at->state, at->of); }
LF_PUT(json_owed) { cards_json_owed(out, at->state); }
LF_PUT(json_die)
{
    if (STATE(at)->die) lf_json_int(out, at->name, STATE(at)->die);
    else lf_json_null(out, at->name);
}

LF_NUMBERS(the_resources)
{
    struct holdings held_by = holdings_of(REALM(at));
    for (int kind = 0; kind < KINDS; kind++) out[kind] = held_by.has[kind];
}

/* ---- The table ---- */

static const struct lf_field_kind
    LANDS_OF = { .put = put_lands, .take = take_lands, .list = true },
    TOWNS_OF = { .put = put_towns, .take = take_towns, .numbers = the_towns, .count = TOWNS,
                 .list = true },
    ROADS_OF = { .put = put_roads, .take = take_roads, .list = true },
    LYING = { .put = put_cards, .take = take_cards, .numbers = the_lying, .count = ROW_COUNT,
              .list = true },
    LAND_OF = { .take = take_land }, TOWN_OF = { .take = take_town },
    CARD_OF = { .take = take_card }, STORE_OF = { .take = take_store },
    BEGUN = { .take = take_begun },
    PILE = { put_the_pile, take_pile, NULL, the_pile, 1, true },
    HAND = { put_the_pile, take_pile, json_hand, the_hand, ROW_COUNT, true },
    LAND_STACK_OF = { .put = put_land_stack, .take = take_land_stack, .list = true },
    BAN = { .put = put_ban, .take = take_ban },
    EMPTY_SHELF = { .put = put_shelf, .take = take_shelf },
    SUPPLY = { .put = put_supply, .take = take_supply },
    TURNED = { .put = put_turned, .take = take_turned, .json = json_event },
    CHEAP = { .put = put_cheap, .take = take_cheap, .json = json_cheap },
    SEARCHED = { .put = put_searched, .take = take_searched },
    COPIES = { .put = put_copies, .take = take_copies },
    OFFER = { .put = put_offer, .take = take_offer },
    OWED = { .put = put_frames, .take = take_frames, .json = json_owed, .list = true },
    SETS_OF = { .json = json_sets }, SHELF_OF = { .json = json_shelf },
    NAME = { .json = json_name }, REALM_OF = { .json = json_realm }, DIE = { .json = json_die },
    RESOURCES = { .numbers = the_resources, .count = KINDS };

static const char *const PILE_WORD[] = {
    "1", "2", "3", "4", "5", "6", "7", "8", "-", "d0", "d1", NULL,
};
static const struct lf_each EACH_PILE = {
    .words = PILE_WORD, .end = PILE_HAND,
    .expected = { { "a pile: 1 to 8, d0, d1", "ein Stapel: 1 bis 8, d0, d1" } },
};
static const struct lf_each EACH_SEAT = { .end = SEATS, .seats = true };

#define AT(member) LF_AT(struct cards_state, member)
#define SEAT .of = &EACH_SEAT
#define SUM(member) .offset = offsetof(struct cards_state, sums[0].member), \
    .size = sizeof ((struct sums *)0)->member, .step = sizeof(struct sums), SEAT
static const struct lf_field_row ROWS[] = {
    { NULL, "mode", &LF_WORD, AT(mode), .words = CARDS_MODE_WORD },
    { NULL, "set", .kind = &SETS_OF },
    { NULL, "target", &LF_NUMBER, AT(target) },
    { NULL, "turns", &LF_NUMBER, AT(turns_max) },
    { "turn", "turn", &LF_NUMBER, AT(turn), .max = 2000 },
    { NULL, "round", &LF_NUMBER, .get = round_of },
    { "step", "step", &LF_WORD, AT(step), .words = CARDS_STEP_WORD },
    { "active", "active", &LF_SEAT, AT(active) },
    { "first", "first", &LF_HOLDER, AT(first), .max = SEATS },
    { "viewer", "viewer", &LF_VIEWER, AT(viewer), .max = SEATS, .when = is_view },
    { "die", NULL, &LF_NUMBER, AT(die), .max = 6 },
    { NULL, "die", .kind = &DIE },
    { NULL, "die_shown", &LF_TOLD, AT(die) },
    { "event", "event", &LF_WORD_OR_NOT, AT(event), .words = CARDS_FACE_WORD },
    { "turned", "eventCard", &TURNED, .when = has_turned },
    { "gate", NULL, &LF_NUMBER, AT(gate), .max = 1 },
    { NULL, "gate", &LF_BIT, AT(gate), .max = 1 },
    { NULL, "knight", &LF_BELOW, AT(knight), .max = SEATS },
    { NULL, "mill", &LF_BELOW, AT(mill), .max = SEATS },
    { "flags", NULL, &LF_WORDS, AT(flags), .words = FLAG_WORD, .when = has_flags },
    { "played", "played", &LF_NUMBER, AT(played), .max = 255, .when = has_played },
    { "offers", "offers", &LF_NUMBER, AT(offers), .max = OFFERS_ANY - 1, .when = has_offers },
    { NULL, "offersMax", &LF_NUMBER, AT(offers_max) },
    { "cheap", "cheap", &CHEAP, .when = has_cheap },
    { "searched", NULL, &SEARCHED, .when = has_searched },
    { "ready", NULL, &LF_SEATS, AT(ready), .when = has_ready },
    { "due", NULL, &LF_SEATS, AT(due), .when = has_due },
    { "deals", NULL, &LF_WORDS, AT(deals), .words = CARDS_DEAL_WORD, .when = has_deals },
    { "winner", "winner", &LF_HOLDER, AT(winner), .max = SEATS, .when = has_winner },
    { "shelf", NULL, .kind = &EMPTY_SHELF },
    { "begun", NULL, &BEGUN, .when = never },
    { "stack", "pile", &PILE, .of = &EACH_PILE, .when = stacked },
    { "discard", NULL, &PILE, .of = &EACH_PILE, .when = discarded },
    { "events", NULL, &PILE, .max = PILE_EVENTS, .when = some_events },
    { "display", "display", &PILE, .max = PILE_DISPLAY, .when = some_display },
    { "aside", "aside", &PILE, .max = PILE_ASIDE, .when = some_aside },
    { "drawn", "drawn", &PILE, .max = PILE_DRAWN, .when = some_drawn },
    { "landstack", NULL, .kind = &LAND_STACK_OF },
    { "ban", NULL, &BAN, .max = 0, .of = &EACH_PILE, .when = bans_first },
    { "ban", NULL, &BAN, .max = 1, .of = &EACH_PILE, .when = bans_second },
    { "supply", NULL, .kind = &SUPPLY },
    { NULL, "supply", .kind = &SHELF_OF },
    { NULL, "roads_left", &LF_TOLD, AT(supply[0]) },
    { NULL, "settlements_left", &LF_TOLD, AT(supply[1]) },
    { NULL, "cities_left", &LF_TOLD, AT(supply[2]) },
    { NULL, "lands_left", &LF_TOLD, AT(land_count) },
    { NULL, "seats", &LF_EACH, SEAT },
    { NULL, "name", &NAME, SEAT },
    { NULL, "points", &LF_NUMBER, SUM(points) },
    { NULL, "strength", &LF_NUMBER, SUM(strength) },
    { NULL, "joust", &LF_NUMBER, SUM(joust) },
    { NULL, "commerce", &LF_NUMBER, SUM(commerce) },
    { NULL, "limit", &LF_NUMBER, SUM(limit) },
    { "hand", "hand", &HAND, .max = PILE_HAND, SEAT, .when = held },
    { NULL, "resources", &RESOURCES, SEAT },
    { NULL, "ready", &LF_BIT, .get = is_ready, .max = 1, SEAT },
    { "copies", NULL, &COPIES, SEAT, .when = copying },
    { "lands", NULL, &LANDS_OF, SEAT },
    { "towns", "towns", &TOWNS_OF, SEAT },
    { "roads", NULL, &ROADS_OF, SEAT },
    { "cards", "lying", &LYING, SEAT },
    { "land", NULL, &LAND_OF, SEAT, .when = never },
    { "town", NULL, &TOWN_OF, SEAT, .when = never },
    { "card", NULL, &CARD_OF, SEAT, .when = never },
    { "store", NULL, &STORE_OF, SEAT, .when = never },
    { NULL, "realm", &REALM_OF, SEAT },
    { .kind = &LF_CLOSE },
    { "offer", NULL, &OFFER, .when = has_offer },
    { "frames", "offer", &OWED, .when = has_frames },
    { NULL, "owed", &LF_TOLD, .get = owed },
    { NULL, "owing", &LF_TOLD, .get = owing },
    { 0 },
};

/* "shelf -" first: the fields that follow say where every card is. */
const struct lf_fields CARDS_FIELDS = {
    ROWS, "shelf lands towns roads cards stack events discard hand display aside drawn landstack "
          "supply step active first turn die event turned gate flags played offers cheap searched "
          "ready due deals winner ban copies offer frames viewer",
    seats,
    { { "a field such as hand, cards, lands, step, active",
        "ein Feld wie hand, cards, lands, step, active" } }, NULL,
    false,
};

int cards_print_position(const void *state, char *text, size_t size)
{
    return lf_fields_print(&CARDS_FIELDS, state, text, size);
}

bool cards_poke(void *state, const char *text, struct lf_error *error)
{
    if (!lf_fields_poke(&CARDS_FIELDS, state, text, error)) return false;
    cards_measure(state);
    return true;
}

int cards_json(const void *view, char *text, size_t size)
{
    return lf_fields_json(&CARDS_FIELDS, view, text, size);
}
