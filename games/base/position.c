/* position.c - a position as fields "key value", printed and set one by one (docs/notation.md).
 *
 * Setting a field keeps the rest consistent where that is possible without guessing: cards come
 * from the bank or the deck, derived masks are made anew.
 */
#include "core/check.h"
#include "games/base/text.h"

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
enum { ASIDE_HIDDEN_SHIFT = 56, COUNT_SHIFT = 24 };

/* ---- Printing ---- */

/* Cards of a seat, known and hidden: "v?3" shows one and hides three. */
static void put_dev(struct lf_out *out, const struct base_state *s, int seat)
{
    if (s->dev[seat] || !s->hidden_dev[seat]) base_put_nibbles(out, s->dev[seat]);
    if (s->hidden_dev[seat]) field_hidden(out, s->hidden_dev[seat]);
}

static void print_seat(struct lf_out *out, const struct base_state *s, int seat)
{
    island_print_pieces(out, &s->island, seat);
    island_print_hand(out, &ISLAND_RESOURCES, &s->island, seat);
    field_seat(out, "dev", seat);
    lf_put_char(out, ' ');
    put_dev(out, s, seat);
    field_seat_number(out, "knights", seat, s->knights[seat]);
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

static void print_dues(struct lf_out *out, const struct base_state *s)
{
    for (int i = 0; i < s->island.seat_count; i++) {
        if (s->dues[i] && s->phase == BASE_STEAL) field_number(out, "victim", i);
        else if (s->dues[i]) field_seat_number(out, "dues", i, s->dues[i]);
        if (s->phase == BASE_OFFER || s->phase == BASE_MAIN || !s->island.reply[i]) continue;
        field_seat(out, "aside", i);
        lf_put_char(out, ' ');
        int hidden = (int)(s->island.reply[i] >> ASIDE_HIDDEN_SHIFT);
        if (hidden) field_hidden(out, hidden);
        else island_put_lanes(out, &ISLAND_RESOURCES, s->island.reply[i]);
    }
}

static void print_fresh(struct lf_out *out, const struct base_state *s)
{
    field_key(out, "fresh");
    if (s->fresh >> COUNT_SHIFT) field_hidden(out, (int)(s->fresh >> COUNT_SHIFT));
    else base_put_nibbles(out, s->fresh);
}

static void print_turn(struct lf_out *out, const struct base_state *s)
{
    field_key(out, "phase");
    lf_put(out, PHASE_WORD[s->phase]);
    field_number(out, "active", s->island.active);
    field_number(out, "first", s->island.start);
    field_number(out, "turn", s->turn);
    island_print_dice(out, &s->island);
    field_words(out, "flags", s->flags, FLAG_WORD);
    field_number(out, "free", s->free_roads);
    field_number(out, "offers", s->offers);
}

int base_print_position(const void *state, char *text, size_t size)
{
    const struct base_state *s = state;
    struct lf_out out = lf_out_start(text, size);
    if (s->phase != BASE_BOARD) {
        island_print_board_fields(&out, &s->island);
        for (int i = 0; i < s->island.seat_count; i++) print_seat(&out, s, i);
    }
    field_key(&out, "gone");
    base_put_nibbles(&out, gone_cards(s));
    field_holder(&out, "longest", s->island.longest);
    field_holder(&out, "army", s->army);
    print_turn(&out, s);
    print_fresh(&out, s);
    if (s->phase != BASE_BOARD) island_print_sea(&out, &s->island);
    print_dues(&out, s);
    if (s->phase == BASE_OFFER || s->phase == BASE_MAIN)
        island_print_offer(&out, &s->island, &BASE_NOTATION, K_OFFER);
    island_print_viewer(&out, &ISLAND_RESOURCES, &s->island);
    return lf_out_end(&out);
}

/* ---- Setting ---- */

/* Moves development cards between the deck and another place. */
static bool redeal(struct base_state *s, struct lf_in *in, uint32_t held, uint32_t cards)
{
    for (int k = 0; k < DEV_COUNT; k++)
        if (dev_of(s->deck, k) + dev_of(held, k) < dev_of(cards, k)) return field_not_enough(in);
    s->deck = s->deck + held - cards;
    return true;
}

static bool poke_dev(struct base_state *s, struct lf_in *in, int seat)
{
    uint32_t cards = 0;
    uint64_t count = 0;
    if (lf_peek(in) != '?' && !base_take_nibbles(in, &cards)) return false;
    if (lf_peek(in) == '?' && !field_take_hidden(in, &count)) return false;
    if (count > 25) return field_not_enough(in);
    if (!redeal(s, in, s->dev[seat], cards)) return false;
    s->dev[seat] = cards;
    s->hidden_dev[seat] = (uint8_t)count;
    return true;
}

static bool poke_fresh(struct base_state *s, struct lf_in *in)
{
    uint64_t count;
    if (lf_peek(in) != '?') return base_take_nibbles(in, &s->fresh);
    if (!field_take_hidden(in, &count)) return false;
    s->fresh = (uint32_t)count << COUNT_SHIFT;
    return true;
}

static bool poke_knights(struct base_state *s, struct lf_in *in, int seat)
{
    uint8_t knights = 0;
    if (!field_take_small(in, DEV_KNIGHTS, &knights)) return false;
    if (!redeal(s, in, s->knights[seat], knights)) return false;
    s->knights[seat] = knights;
    return true;
}

static bool poke_gone(struct base_state *s, struct lf_in *in)
{
    uint32_t cards;
    if (!base_take_nibbles(in, &cards)) return false;
    if (cards & 0xF000F) return field_not_enough(in);
    return redeal(s, in, gone_cards(s), cards);
}

static bool poke_phase(struct base_state *s, struct lf_in *in)
{
    int phase;
    if (!island_take_word_of(in, PHASE_WORD, LF_SAY("a phase such as roll or main",
                                                    "eine Phase wie roll oder main"), &phase))
        return false;
    s->phase = (uint8_t)phase;
    return true;
}

static bool poke_flags(struct base_state *s, struct lf_in *in)
{
#ifdef ISLAND_WIDE
    struct lf_say words = LF_SAY("rolled, built, played, paved, sailed or -",
                                 "rolled, built, played, paved, sailed oder -");
#else
    struct lf_say words = LF_SAY("rolled, built, played, paved or -",
                                 "rolled, built, played, paved oder -");
#endif
    return field_take_words(in, FLAG_WORD, words, &s->flags);
}

/* Cards put aside leave the hand only in the discard phase; afterwards they are in the bank. */
static bool poke_aside(struct base_state *s, struct lf_in *in, int seat)
{
    uint64_t cards, count;
    if (lf_peek(in) == '?') {
        if (!field_take_hidden(in, &count)) return false;
        s->island.reply[seat] = count << ASIDE_HIDDEN_SHIFT;
        return true;
    }
    if (!island_take_lanes(in, &ISLAND_RESOURCES, &cards)) return false;
    if (s->phase == BASE_DISCARD) {
        uint64_t before = s->island.reply[seat] >> ASIDE_HIDDEN_SHIFT ? 0 : s->island.reply[seat];
        if (!cards_cover(s->island.bank + before, cards)) return field_not_enough(in);
        s->island.bank += before - cards;
    }
    s->island.reply[seat] = cards;
    return true;
}

static bool poke_viewer(struct base_state *s, struct lf_in *in)
{
    if (!field_take_viewer(in, &s->island)) return false;
    if (s->island.viewer != LF_NOBODY) {
        /* In a view the cards nobody has shown are one pool, and the bank is what it was. */
        int held = 0;
        for (int i = 0; i < s->island.seat_count; i++) held += s->hidden_dev[i];
        s->deck |= (uint32_t)(dev_count(s->deck) - held) << COUNT_SHIFT;
    }
    return true;
}

static bool poke_seat(struct base_state *s, struct lf_in *in, const char *word)
{
    int seat;
    if (!field_take_seat(in, &s->island, &seat) || !island_take_space(in)) return false;
    if (word[0] == 'd') return poke_dev(s, in, seat);
    return word[0] == 'k' ? poke_knights(s, in, seat) : poke_aside(s, in, seat);
}

static bool poke_victim(struct base_state *s, struct lf_in *in)
{
    int seat;
    if (!field_take_seat(in, &s->island, &seat)) return false;
    for (int i = 0; i < ISLAND_SEATS; i++) s->dues[i] = i == seat;
    return true;
}

static bool poke_field(struct base_state *s, struct lf_in *in)
{
    static const char *const SEAT_FIELD[] = { "dev ", "knights ", "aside ", NULL };
    const struct island_fields fields = {
        &s->island, s->dues, &s->free_roads, &s->offers, &s->turn,
        (uint64_t)s->bank_each * CARDS(1, 1, 1, 1, 1), NULL, &BASE_NOTATION, K_OFFER,
    };
    bool found, good = island_poke(&fields, in, &found);
    if (found) return good;
    for (int i = 0; SEAT_FIELD[i]; i++)
        if (lf_take(in, SEAT_FIELD[i])) return poke_seat(s, in, SEAT_FIELD[i]);
    if (lf_take(in, "gone ")) return poke_gone(s, in);
    if (lf_take(in, "army ")) return field_take_holder(in, &s->island, &s->army);
    if (lf_take(in, "phase ")) return poke_phase(s, in);
    if (lf_take(in, "flags ")) return poke_flags(s, in);
    if (lf_take(in, "fresh ")) return poke_fresh(s, in);
    if (lf_take(in, "victim ")) return poke_victim(s, in);
    if (lf_take(in, "viewer ")) return poke_viewer(s, in);
    return lf_expected(in, LF_SAY("a field such as hand, roads or phase",
                                  "ein Feld wie hand, roads oder phase"));
}

bool base_poke(void *state, const char *field, struct lf_error *error)
{
    struct lf_in in = lf_in_start(field, error);
    return poke_field(state, &in) && island_take_end(&in);
}
