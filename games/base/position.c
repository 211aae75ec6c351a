/* position.c - a position as fields "key value", printed and set one by one (docs/notation.md).
 *
 * Setting a field keeps the rest consistent where that is possible without guessing: cards come
 * from the bank or the deck, derived masks are made anew.
 */
#include "core/check.h"
#include "games/base/text.h"

static const char *const PHASE_WORD[BASE_PHASES] = {
    "board", "start", "settle", "pave", "roll", "dice", "discard", "robber", "steal", "main",
    "draw", "freeroads", "offer", "over",
};
static const char *const FLAG_WORD[] = { "rolled", "built", "played", "paved", NULL };
enum { ASIDE_HIDDEN_SHIFT = 56, COUNT_SHIFT = 24 };

/* ---- Printing ---- */

static void key(struct lf_out *out, const char *word)
{
    if (out->length) lf_put(out, "; ");
    lf_put(out, word);
    lf_put_char(out, ' ');
}

static void seat_key(struct lf_out *out, const char *word, int seat)
{
    key(out, word);
    lf_put_int(out, seat);
}

static void put_hidden(struct lf_out *out, int count)
{
    lf_put_char(out, '?');
    lf_put_int(out, count);
}

static void put_seat(struct lf_out *out, int seat)
{
    if (seat == LF_NOBODY) lf_put_char(out, '-');
    else if (seat == ISLAND_SPECTATOR) lf_put(out, "spectator");
    else lf_put_int(out, seat);
}

/* Cards of a seat, known and hidden: "v?3" shows one and hides three. */
static void put_dev(struct lf_out *out, const struct base_state *s, int seat)
{
    if (s->dev[seat] || !s->hidden_dev[seat]) base_put_nibbles(out, s->dev[seat]);
    if (s->hidden_dev[seat]) put_hidden(out, s->hidden_dev[seat]);
}

static void print_seat(struct lf_out *out, const struct base_state *s, int seat)
{
    const struct island *island = &s->island;
    seat_key(out, "settlements", seat);
    island_put_corners(out, island->settlements[seat]);
    seat_key(out, "cities", seat);
    island_put_corners(out, island->cities[seat]);
    seat_key(out, "roads", seat);
    island_put_edges(out, island_roads(island, seat));
    seat_key(out, "hand", seat);
    lf_put_char(out, ' ');
    if (island->hidden[seat]) put_hidden(out, island->hidden[seat]);
    else island_put_lanes(out, &ISLAND_RESOURCES, island->hand[seat]);
    seat_key(out, "dev", seat);
    lf_put_char(out, ' ');
    put_dev(out, s, seat);
    seat_key(out, "knights", seat);
    lf_put_char(out, ' ');
    lf_put_int(out, s->knights[seat]);
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
        if (s->dues[i] && s->phase == BASE_STEAL) { key(out, "victim"); lf_put_int(out, i); }
        else if (s->dues[i]) {
            seat_key(out, "dues", i);
            lf_put_char(out, ' ');
            lf_put_int(out, s->dues[i]);
        }
        if (s->phase == BASE_OFFER || s->phase == BASE_MAIN || !s->island.reply[i]) continue;
        seat_key(out, "aside", i);
        lf_put_char(out, ' ');
        int hidden = (int)(s->island.reply[i] >> ASIDE_HIDDEN_SHIFT);
        if (hidden) put_hidden(out, hidden);
        else island_put_lanes(out, &ISLAND_RESOURCES, s->island.reply[i]);
    }
}

static void print_offer(struct lf_out *out, const struct base_state *s)
{
    char text[LF_ACTION_TEXT_MAX];
    if (s->phase != BASE_OFFER && s->phase != BASE_MAIN) return;
    if (s->phase == BASE_OFFER) {
        if (out->length) lf_put(out, "; ");
        base_print(lf_act(K_OFFER, s->island.offer), text, sizeof text);
        lf_put(out, text);
    }
    for (int i = 0; i < s->island.seat_count; i++) {
        if (!s->island.reply[i]) continue;
        seat_key(out, "reply", i);
        lf_put_char(out, ' ');
        base_print(s->island.reply[i], text, sizeof text);
        lf_put(out, text);
    }
}

static void print_fresh(struct lf_out *out, const struct base_state *s)
{
    key(out, "fresh");
    if (s->fresh >> COUNT_SHIFT) put_hidden(out, (int)(s->fresh >> COUNT_SHIFT));
    else base_put_nibbles(out, s->fresh);
}

static void print_turn(struct lf_out *out, const struct base_state *s)
{
    key(out, "phase");
    lf_put(out, PHASE_WORD[s->phase]);
    key(out, "active");
    lf_put_int(out, s->island.active);
    key(out, "first");
    lf_put_int(out, s->island.start);
    key(out, "turn");
    lf_put_int(out, s->turn);
    key(out, "dice");
    if (s->island.dice == 0) lf_put_char(out, '-');
    else {
        lf_put_int(out, (s->island.dice - 1) / 6 + 1);
        lf_put_char(out, ' ');
        lf_put_int(out, (s->island.dice - 1) % 6 + 1);
    }
    key(out, "flags");
    bool any = false;
    for (int i = 0; FLAG_WORD[i]; i++) {
        if (!(s->flags >> i & 1)) continue;
        if (any) lf_put_char(out, ' ');
        lf_put(out, FLAG_WORD[i]);
        any = true;
    }
    if (!any) lf_put_char(out, '-');
    key(out, "free");
    lf_put_int(out, s->free_roads);
    key(out, "offers");
    lf_put_int(out, s->offers);
}

int base_print_position(const void *state, char *text, size_t size)
{
    const struct base_state *s = state;
    struct lf_out out = lf_out_start(text, size);
    char board[LF_OPTIONS_MAX];
    if (s->phase != BASE_BOARD) {
        island_print_board(&s->island, board, sizeof board);
        key(&out, "board");
        lf_put(&out, board);
        key(&out, "robber");
        lf_put_char(&out, 'h');
        lf_put_int(&out, s->island.robber);
        for (int i = 0; i < s->island.seat_count; i++) print_seat(&out, s, i);
    }
    key(&out, "gone");
    base_put_nibbles(&out, gone_cards(s));
    key(&out, "longest");
    put_seat(&out, s->island.longest);
    key(&out, "army");
    put_seat(&out, s->army);
    print_turn(&out, s);
    print_fresh(&out, s);
    print_dues(&out, s);
    print_offer(&out, s);
    if (s->island.viewer != LF_NOBODY) {         /* elsewhere it is what the hands leave */
        key(&out, "bank");
        island_put_lanes(&out, &ISLAND_RESOURCES, s->island.bank);
    }
    key(&out, "viewer");
    put_seat(&out, s->island.viewer);
    return lf_out_end(&out);
}

/* ---- Setting ---- */

static bool take_small(struct lf_in *in, uint64_t max, uint8_t *value)
{
    uint64_t number;
    if (!lf_take_unsigned(in, max, &number))
        return lf_expected(in, LF_SAY("a number that can occur here", "eine hier mögliche Zahl"));
    *value = (uint8_t)number;
    return true;
}

static bool take_own_seat(struct lf_in *in, const struct base_state *s, int *seat)
{
    uint32_t before = in->at;
    if (!island_take_seat(in, seat)) return false;
    if (*seat < s->island.seat_count) return true;
    in->at = before;
    return lf_expected(in, LF_SAY("a seat of this game", "ein Platz dieses Spiels"));
}

static bool poke_pieces(struct base_state *s, struct lf_in *in, int seat, char piece)
{
    corner_set corners;
    edge_set edges;
    if (piece == 'r' ? !island_take_edges(in, &edges) : !island_take_corners(in, &corners))
        return false;
    if (piece == 's') s->island.settlements[seat] = corners;
    if (piece == 'c') s->island.cities[seat] = corners;
    if (piece == 'r') island_put_roads(&s->island, seat, edges);
    island_derive(&s->island);
    return true;
}

static bool take_hidden(struct lf_in *in, uint64_t *count)
{
    if (!lf_take(in, "?")) return false;
    return lf_take_unsigned(in, 250, count) ||
           lf_expected(in, LF_SAY("how many cards", "wie viele Karten"));
}

static bool not_enough(struct lf_in *in)
{
    return lf_expected(in, LF_SAY("no more cards than there are",
                                  "nicht mehr Karten als vorhanden"));
}

static bool poke_hand(struct base_state *s, struct lf_in *in, int seat)
{
    uint64_t cards, count;
    struct island *island = &s->island;
    if (lf_peek(in) == '?') {
        if (!take_hidden(in, &count)) return false;
        island->bank += island->hand[seat];
        island->hand[seat] = 0;
        island->hidden[seat] = (uint8_t)count;
        return true;
    }
    uint32_t start = in->at;
    if (!island_take_lanes(in, &ISLAND_RESOURCES, &cards)) return false;
    /* Other hands may still change, so the bank may run below zero on the way; its lanes borrow
     * from each other then and are whole again at the end, when sound() looks at them. */
    if (!cards_cover((uint64_t)s->bank_each * CARDS(1, 1, 1, 1, 1), cards)) {
        in->at = start;
        return not_enough(in);
    }
    island->bank += island->hand[seat] - cards;
    island->hand[seat] = cards;
    return true;
}

/* Moves development cards between the deck and another place. */
static bool redeal(struct base_state *s, struct lf_in *in, uint32_t held, uint32_t cards)
{
    for (int k = 0; k < DEV_COUNT; k++)
        if (dev_of(s->deck, k) + dev_of(held, k) < dev_of(cards, k)) return not_enough(in);
    s->deck = s->deck + held - cards;
    return true;
}

static bool poke_dev(struct base_state *s, struct lf_in *in, int seat)
{
    uint32_t cards = 0;
    uint64_t count = 0;
    if (lf_peek(in) != '?' && !base_take_nibbles(in, &cards)) return false;
    if (lf_peek(in) == '?' && !take_hidden(in, &count)) return false;
    if (count > 25) return not_enough(in);
    if (!redeal(s, in, s->dev[seat], cards)) return false;
    s->dev[seat] = cards;
    s->hidden_dev[seat] = (uint8_t)count;
    return true;
}

static bool poke_fresh(struct base_state *s, struct lf_in *in)
{
    uint64_t count;
    if (lf_peek(in) != '?') return base_take_nibbles(in, &s->fresh);
    if (!take_hidden(in, &count)) return false;
    s->fresh = (uint32_t)count << COUNT_SHIFT;
    return true;
}

static bool poke_knights(struct base_state *s, struct lf_in *in, int seat)
{
    uint8_t knights = 0;
    if (!take_small(in, DEV_KNIGHTS, &knights)) return false;
    if (!redeal(s, in, s->knights[seat], knights)) return false;
    s->knights[seat] = knights;
    return true;
}

static bool poke_gone(struct base_state *s, struct lf_in *in)
{
    uint32_t cards;
    if (!base_take_nibbles(in, &cards)) return false;
    if (cards & 0xF000F) return not_enough(in);
    return redeal(s, in, gone_cards(s), cards);
}

static bool poke_holder(struct base_state *s, struct lf_in *in, uint8_t *holder)
{
    int seat = LF_NOBODY;
    if (!lf_take(in, "-") && !take_own_seat(in, s, &seat)) return false;
    *holder = (uint8_t)seat;
    return true;
}

static bool poke_phase(struct base_state *s, struct lf_in *in)
{
    for (int i = 0; i < BASE_PHASES; i++)
        if (lf_take_word(in, PHASE_WORD[i])) {
            s->phase = (uint8_t)i;
            return true;
        }
    return lf_expected(in, LF_SAY("a phase such as roll or main", "eine Phase wie roll oder main"));
}

static bool poke_flags(struct base_state *s, struct lf_in *in)
{
    s->flags = 0;
    if (lf_take(in, "-")) return true;
    do {
        int i = 0;
        while (FLAG_WORD[i] && !lf_take_word(in, FLAG_WORD[i])) i++;
        if (!FLAG_WORD[i])
            return lf_expected(in, LF_SAY("rolled, built, played, paved or -",
                                          "rolled, built, played, paved oder -"));
        s->flags |= (uint8_t)(1u << i);
    } while (lf_take(in, " "));
    return true;
}

static bool poke_dice(struct base_state *s, struct lf_in *in)
{
    int roll;
    s->island.dice = 0;
    if (lf_take(in, "-")) return true;
    if (!island_take_dice(in, &roll)) return false;
    s->island.dice = (uint8_t)(roll + 1);
    return true;
}

/* Cards put aside leave the hand only in the discard phase; afterwards they are in the bank. */
static bool poke_aside(struct base_state *s, struct lf_in *in, int seat)
{
    uint64_t cards, count;
    if (lf_peek(in) == '?') {
        if (!take_hidden(in, &count)) return false;
        s->island.reply[seat] = count << ASIDE_HIDDEN_SHIFT;
        return true;
    }
    if (!island_take_lanes(in, &ISLAND_RESOURCES, &cards)) return false;
    if (s->phase == BASE_DISCARD) {
        uint64_t before = s->island.reply[seat] >> ASIDE_HIDDEN_SHIFT ? 0 : s->island.reply[seat];
        if (!cards_cover(s->island.bank + before, cards)) return not_enough(in);
        s->island.bank += before - cards;
    }
    s->island.reply[seat] = cards;
    return true;
}

static bool poke_text_action(struct base_state *s, struct lf_in *in, int seat)
{
    lf_action action;
    struct lf_error inner = { 0 };
    if (!base_parse(in->text + in->at, &action, &inner)) {
        in->at += inner.at;
        return lf_expected(in, inner.expected);
    }
    int kind = lf_kind_of(action);
    bool answer = kind == K_ACCEPT || kind == K_DECLINE || kind == K_COUNTER || kind == K_OFFER;
    if (seat < 0 ? kind != K_OFFER : !answer)
        return lf_expected(in, LF_SAY("accept, decline, counter or offer",
                                      "accept, decline, counter oder offer"));
    if (seat < 0) s->island.offer = lf_args_of(action);
    else s->island.reply[seat] = action;
    while (!lf_at_end(in)) in->at++;
    return true;
}

static bool poke_viewer(struct base_state *s, struct lf_in *in)
{
    int seat = LF_NOBODY;
    if (lf_take_word(in, "spectator")) seat = ISLAND_SPECTATOR;
    else if (!lf_take(in, "-") && !take_own_seat(in, s, &seat)) return false;
    s->island.viewer = (uint8_t)seat;
    if (seat != LF_NOBODY) {
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
    if (!take_own_seat(in, s, &seat)) return false;
    if (word[0] == 's') return poke_pieces(s, in, seat, 's');
    if (word[0] == 'c') return poke_pieces(s, in, seat, 'c');
    if (lf_same(word, "roads ")) return poke_pieces(s, in, seat, 'r');
    if (!island_take_space(in)) return false;
    if (word[0] == 'h') return poke_hand(s, in, seat);
    if (lf_same(word, "dev ")) return poke_dev(s, in, seat);
    if (word[0] == 'k') return poke_knights(s, in, seat);
    if (word[0] == 'd') return take_small(in, 125, &s->dues[seat]);
    if (word[0] == 'a') return poke_aside(s, in, seat);
    return poke_text_action(s, in, seat);
}

static bool poke_board(struct base_state *s, struct lf_in *in)
{
    struct lf_error inner = { 0 };
    const char *text = in->text + in->at;
    if (!island_parse_board(&s->island, text, lf_length(text), &inner)) {
        in->at += inner.at;
        return lf_expected(in, inner.expected);
    }
    in->at += (uint32_t)lf_length(text);
    island_derive(&s->island);
    return true;
}

static bool poke_turn(struct base_state *s, struct lf_in *in)
{
    uint64_t turn;
    if (!lf_take_unsigned(in, UINT16_MAX, &turn))
        return lf_expected(in, LF_SAY("a turn number", "eine Zugnummer"));
    s->turn = (uint16_t)turn;
    return true;
}

static bool poke_victim(struct base_state *s, struct lf_in *in)
{
    int seat;
    if (!take_own_seat(in, s, &seat)) return false;
    for (int i = 0; i < ISLAND_SEATS; i++) s->dues[i] = i == seat;
    return true;
}

static bool poke_place_of_seat(struct base_state *s, struct lf_in *in, uint8_t *which)
{
    int seat;
    if (!take_own_seat(in, s, &seat)) return false;
    *which = (uint8_t)seat;
    return true;
}

static bool poke_robber(struct base_state *s, struct lf_in *in)
{
    int hex;
    if (!island_take_place(in, 'h', HEX_COUNT, &hex)) return false;
    s->island.robber = (uint8_t)hex;
    return true;
}

static bool poke_field(struct base_state *s, struct lf_in *in)
{
    static const char *const SEAT_FIELD[] = { "settlements ", "cities ", "roads ", "hand ", "dev ",
                                              "knights ", "dues ", "aside ", "reply ", NULL };
    for (int i = 0; SEAT_FIELD[i]; i++)
        if (lf_take(in, SEAT_FIELD[i])) return poke_seat(s, in, SEAT_FIELD[i]);
    if (lf_take(in, "board ")) return poke_board(s, in);
    if (lf_take(in, "robber ")) return poke_robber(s, in);
    if (lf_take(in, "gone ")) return poke_gone(s, in);
    if (lf_take(in, "longest ")) return poke_holder(s, in, &s->island.longest);
    if (lf_take(in, "army ")) return poke_holder(s, in, &s->army);
    if (lf_take(in, "phase ")) return poke_phase(s, in);
    if (lf_take(in, "active ")) return poke_place_of_seat(s, in, &s->island.active);
    if (lf_take(in, "first ")) return poke_place_of_seat(s, in, &s->island.start);
    if (lf_take(in, "turn ")) return poke_turn(s, in);
    if (lf_take(in, "dice ")) return poke_dice(s, in);
    if (lf_take(in, "flags ")) return poke_flags(s, in);
    if (lf_take(in, "free ")) return take_small(in, 2, &s->free_roads);
    if (lf_take(in, "offers ")) return take_small(in, OFFERS_ANY - 1, &s->offers);
    if (lf_take(in, "fresh ")) return poke_fresh(s, in);
    if (lf_take(in, "bank ")) return island_take_lanes(in, &ISLAND_RESOURCES, &s->island.bank);
    if (lf_take(in, "victim ")) return poke_victim(s, in);
    if (lf_take(in, "viewer ")) return poke_viewer(s, in);
    if (lf_same(in->text, "offer") || lf_take(in, "offer ")) {
        in->at = 0;
        return poke_text_action(s, in, -1);
    }
    return lf_expected(in, LF_SAY("a field such as hand, roads or phase",
                                  "ein Feld wie hand, roads oder phase"));
}

bool base_poke(void *state, const char *field, struct lf_error *error)
{
    struct lf_in in = lf_in_start(field, error);
    return poke_field(state, &in) && island_take_end(&in);
}
