/* fields.c - the state of the base game field by field (core/fields.h): positions, JSON of views
 * and numbers are made from this table. In JSON card counts are arrays in the order brick, lumber,
 * wool, grain, ore, or knight, road building, invention, monopoly, victory point.
 *
 * Setting a field keeps the rest consistent where that is possible without guessing: cards come
 * from the bank or the deck, derived masks are made anew.
 */
#include "games/base/text.h"

#define STATE(at) ((struct base_state *)(at)->state)
#define GET(result, name, value) LF_GET(result, struct base_state, name, value)

enum { ASIDE_HIDDEN_SHIFT = 56, COUNT_SHIFT = 24 };

GET(int, deck_size, base_deck_size(s))
GET(int, points, base_points_of(s, of))
GET(int, dev_size, base_dev_size(s, of))
GET(int, settlements_left, island_settlements_left(&s->island, of))
GET(int, cities_left, island_cities_left(&s->island, of))
GET(int, owes, s->phase == BASE_DISCARD ? s->dues[of] : 0)

GET(bool, laid, s->phase != BASE_BOARD)
GET(bool, trades, s->phase == BASE_OFFER || s->phase == BASE_MAIN)
GET(bool, offers, trades(s, of) && s->island.offer)
GET(bool, replies, trades(s, of) && s->island.reply[of])
GET(bool, aside, !trades(s, of) && s->island.reply[of])
GET(bool, robbed, s->dues[of] && s->phase == BASE_STEAL)
GET(bool, dues, s->dues[of] && s->phase != BASE_STEAL)

/* ---- Development cards ---- */

/* Moves them between the deck and another place. */
static bool redeal(struct base_state *s, struct lf_in *in, uint32_t held, uint32_t cards)
{
    for (int k = 0; k < DEV_COUNT; k++)
        if (dev_of(s->deck, k) + dev_of(held, k) < dev_of(cards, k)) return lf_not_enough(in);
    s->deck = s->deck + held - cards;
    return true;
}

LF_NUMBERS(the_dev)
{
    uint32_t cards = *(const uint32_t *)lf_spot_value(at);
    for (int card = 0; card < DEV_COUNT; card++) out[card] = dev_of(cards, card);
}

LF_PUT(json_dev)
{
    int32_t cards[DEV_COUNT];
    the_dev(at, cards);
    lf_json_array(out, at->name);
    for (int k = 0; k < DEV_COUNT; k++) lf_json_int(out, NULL, cards[k]);
    lf_json_array_end(out);
}

/* Known and hidden: "v?3" shows one and hides three. */
LF_PUT(put_dev)
{
    int hidden = STATE(at)->hidden_dev[at->of];
    if (STATE(at)->dev[at->of] || !hidden) base_put_nibbles(out, STATE(at)->dev[at->of]);
    if (hidden) lf_put_hidden(out, hidden);
}

LF_TAKE(take_dev)
{
    struct base_state *s = at->state;
    uint32_t cards = 0;
    uint64_t count = 0;
    if (lf_peek(in) != '?' && !base_take_nibbles(in, &cards)) return false;
    if (lf_peek(in) == '?' && !lf_take_hidden(in, &count)) return false;
    if (count > 25) return lf_not_enough(in);
    if (!redeal(s, in, s->dev[at->of], cards)) return false;
    s->dev[at->of] = cards;
    s->hidden_dev[at->of] = (uint8_t)count;
    return true;
}

LF_PUT(put_fresh)
{
    uint32_t fresh = STATE(at)->fresh;
    if (fresh >> COUNT_SHIFT) lf_put_hidden(out, (int)(fresh >> COUNT_SHIFT));
    else base_put_nibbles(out, fresh);
}

LF_TAKE(take_fresh)
{
    uint64_t count;
    if (lf_peek(in) != '?') return base_take_nibbles(in, &STATE(at)->fresh);
    if (!lf_take_hidden(in, &count)) return false;
    STATE(at)->fresh = (uint32_t)count << COUNT_SHIFT;
    return true;
}

LF_TAKE(take_knights)
{
    uint64_t knights;
    if (!lf_take_up_to(in, DEV_KNIGHTS, &knights)) return false;
    if (!redeal(at->state, in, (uint32_t)lf_spot_number(at), (uint32_t)knights)) return false;
    lf_spot_set(at, knights);
    return true;
}

/* Progress cards out of the game: all that are not in the deck, in hands or face up. */
static uint32_t gone_cards(const struct base_state *s)
{
    uint32_t gone =
        DEV_EACH * (dev_one(DEV_ROADS) + dev_one(DEV_INVENTION) + dev_one(DEV_MONOPOLY));
    gone -= s->deck & 0xFFF0;
    for (int i = 0; i < ISLAND_SEATS; i++) gone -= s->dev[i] & 0xFFF0;
    return gone;
}

LF_PUT(put_gone) { base_put_nibbles(out, gone_cards(at->state)); }
LF_TAKE(take_gone)
{
    uint32_t cards;
    if (!base_take_nibbles(in, &cards)) return false;
    if (cards & 0xF000F) return lf_not_enough(in);
    return redeal(at->state, in, gone_cards(at->state), cards);
}

/* In a view the cards nobody has shown are one pool, and the bank is what it was. */
LF_TAKE(take_viewer)
{
    struct base_state *s = at->state;
    if (!LF_VIEWER.take(in, at)) return false;
    if (s->island.viewer != LF_NOBODY) {
        int held = 0;
        for (int i = 0; i < s->island.seat_count; i++) held += s->hidden_dev[i];
        s->deck |= (uint32_t)(dev_count(s->deck) - held) << COUNT_SHIFT;
    }
    return true;
}

/* ---- What is owed ---- */

LF_PUT(put_aside)
{
    uint64_t cards = STATE(at)->island.reply[at->of];
    if (cards >> ASIDE_HIDDEN_SHIFT) lf_put_hidden(out, (int)(cards >> ASIDE_HIDDEN_SHIFT));
    else island_put_lanes(out, &ISLAND_RESOURCES, cards);
}

/* Cards put aside leave the hand only in the discard phase; afterwards they are in the bank. */
LF_TAKE(take_aside)
{
    struct island *island = at->state;
    uint64_t cards, count, before = island->reply[at->of];
    if (lf_peek(in) == '?') {
        if (!lf_take_hidden(in, &count)) return false;
        island->reply[at->of] = count << ASIDE_HIDDEN_SHIFT;
        return true;
    }
    if (!island_take_lanes(in, &ISLAND_RESOURCES, &cards)) return false;
    if (STATE(at)->phase == BASE_DISCARD) {
        if (before >> ASIDE_HIDDEN_SHIFT) before = 0;
        if (!cards_cover(island->bank + before, cards)) return lf_not_enough(in);
        island->bank += before - cards;
    }
    island->reply[at->of] = cards;
    return true;
}

/* "victim 2": the seat is all there is to say. */
LF_PUT(put_victim) { (void)out, (void)at; }
LF_TAKE(take_victim)
{
    (void)in;
    for (int i = 0; i < ISLAND_SEATS; i++) STATE(at)->dues[i] = i == at->of;
    return true;
}

/* ---- The table ---- */

static const struct lf_field_kind
    DEV = { put_dev, take_dev, json_dev, the_dev, DEV_COUNT, false },
    FRESH = { put_fresh, take_fresh, json_dev, the_dev, DEV_COUNT, false },
    GONE = { .put = put_gone, .take = take_gone },
    ASIDE = { .put = put_aside, .take = take_aside },
    VICTIM = { .put = put_victim, .take = take_victim, .list = true };

static const char *const PHASE_WORD[BASE_PHASES + 1] = {
    "board", "start", "settle", "pave", "roll", "dice", "discard", "robber", "steal", "main",
    "draw", "freeroads", "offer", "over",
#ifdef ISLAND_WIDE
    "gold",
#endif
    NULL,
};
static const char *const FLAG_WORD[] = {
    "rolled", "built", "played", "paved",
#ifdef ISLAND_WIDE
    "sailed",
#endif
    NULL,
};

#define AT(member) LF_AT(struct base_state, member)
#define OF(member) LF_EACH_AT(struct base_state, member, &ISLAND_EACH_SEAT)
static const struct lf_field_row ROWS[] = {
    { "phase", "phase", &LF_WORD, AT(phase), .words = PHASE_WORD,
      .expected = { { "a phase such as roll or main", "eine Phase wie roll oder main" } } },
    { "turn", "turn", &LF_NUMBER, AT(turn), .max = UINT16_MAX },
    ISLAND_TURN_ROWS(take_viewer)
    { "flags", NULL, &LF_WORDS, AT(flags), .words = FLAG_WORD,
#ifdef ISLAND_WIDE
      .expected = { { "rolled, built, played, paved, sailed or -",
                      "rolled, built, played, paved, sailed oder -" } } },
#else
      .expected = { { "rolled, built, played, paved or -",
                      "rolled, built, played, paved oder -" } } },
#endif
    { NULL, "rolled", &LF_BIT, AT(flags), .max = BASE_ROLLED },
    { NULL, "built", &LF_BIT, AT(flags), .max = BASE_BUILT },
    { NULL, "card_played", &LF_BIT, AT(flags), .max = BASE_PLAYED },
#ifdef ISLAND_WIDE
    { NULL, "sailed", &LF_BIT, AT(flags), .max = BASE_SAILED },
#endif
    ISLAND_FRESH_SHIPS_ROW(laid)
    { "free", "free_roads", &LF_NUMBER, AT(free_roads), .max = 2 },
    { "offers", "offers_made", &LF_NUMBER, AT(offers), .max = OFFERS_ANY - 1 },
    ISLAND_BOARD_ROWS(laid)
    ISLAND_SEA_BOARD_ROWS(laid)
    { .kind = &LF_CLOSE },
    ISLAND_BANK_ROW
    { NULL, "deck", &LF_NUMBER, .get = deck_size },
    { "gone", NULL, .kind = &GONE },
    { "fresh", "fresh", &FRESH, AT(fresh), .own = true },
    ISLAND_LONGEST_ROW(NULL)
    { "army", "largest_army", &LF_HOLDER, AT(army), .max = ISLAND_SEATS },
    { NULL, "seats", &LF_EACH, .of = &ISLAND_EACH_SEAT },
    { NULL, "points", &LF_NUMBER, .get = points, .of = &ISLAND_EACH_SEAT, .own = true },
    ISLAND_CARDS_ROW
    { "hand", "hand", &ISLAND_HAND, OF(island.hand), .when = laid, .known = island_sees },
    { NULL, "dev_cards", &LF_NUMBER, .get = dev_size, .of = &ISLAND_EACH_SEAT },
    { "dev", "dev", &DEV, OF(dev), .when = laid, .known = island_sees },
    { "knights", "knights", &LF_NUMBER, OF(knights), .when = laid, .take = take_knights },
    ISLAND_ROADS_LEFT_ROWS
    { NULL, "settlements_left", &LF_NUMBER, .get = settlements_left, .of = &ISLAND_EACH_SEAT },
    { NULL, "cities_left", &LF_NUMBER, .get = cities_left, .of = &ISLAND_EACH_SEAT },
    ISLAND_SETTLEMENTS_ROW(laid)
    ISLAND_CITIES_ROW(laid)
    ISLAND_ROADS_ROW(laid)
    { NULL, "rates", &ISLAND_RATES, .of = &ISLAND_EACH_SEAT },
    { NULL, "owes", &LF_NUMBER, .get = owes, .of = &ISLAND_EACH_SEAT },
    ISLAND_SEA_ROWS(laid)
    { .kind = &LF_CLOSE },
    { "dues", NULL, &LF_NUMBER, OF(dues), .max = 125, .when = dues },
    { "victim", NULL, &VICTIM, .of = &ISLAND_EACH_SEAT, .when = robbed },
    { "aside", NULL, &ASIDE, .of = &ISLAND_EACH_SEAT, .when = aside },
    { "offer", NULL, &ISLAND_OFFER, .when = offers },
    { "reply", NULL, &ISLAND_REPLY, .of = &ISLAND_EACH_SEAT, .when = replies },
    { NULL, "offer", .kind = &ISLAND_OFFERS, .own = true },
    { NULL, "options", .kind = &LF_OBJECT },
    { NULL, "separate_phases", &LF_BIT, AT(options), .max = OPT_SEPARATE },
    { NULL, "friendly_robber", &LF_BIT, AT(options), .max = OPT_FRIENDLY },
    ISLAND_LIMIT_ROWS(struct base_state)
    { .kind = &LF_CLOSE },
    { 0 },
};

static uint64_t all_cards(const void *state)
{
    return ((const struct base_state *)state)->bank_each * CARDS(1, 1, 1, 1, 1);
}

static bool offered(const void *state)
{
    return ((const struct base_state *)state)->phase == BASE_OFFER;
}

static lf_seats proposers(const void *state) { return base_proposers(state); }

static bool may_propose(const void *state, int seat)
{
    const struct base_state *s = state;
    return !(s->flags & BASE_ELSEWHERE) && base_may_propose(s, seat);
}


static const struct island_table ISLAND = {
    &BASE_NOTATION, K_OFFER, 0, all_cards, offered, proposers, may_propose,
};
const struct lf_fields BASE_FIELDS = {
    ROWS, "board robber pirate settlements cities roads ships hand dev knights gone longest army "
          "phase active first turn dice flags free offers fresh freshships gold dues victim aside "
          "offer reply bank viewer",
    island_seats,
    { { "a field such as hand, roads or phase", "ein Feld wie hand, roads oder phase" } },
    &ISLAND,
    true,
};

LF_FORMS_OF(base, BASE_FIELDS)
