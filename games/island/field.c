/* field.c - positions as fields: what all island games share of them, see field.h.
 *
 * Setting a field keeps the rest consistent where that is possible without guessing: cards come
 * from the bank, derived sets are made anew.
 */
#include "games/island/field.h"

#include "games/island/offers.h"

/* ---- Printing ---- */

void field_list(struct lf_out *out, const char *word)
{
    if (out->length) lf_put(out, "; ");
    lf_put(out, word);
}

void field_key(struct lf_out *out, const char *word)
{
    field_list(out, word);
    lf_put_char(out, ' ');
}

void field_number(struct lf_out *out, const char *word, int number)
{
    field_key(out, word);
    lf_put_int(out, number);
}

void field_seat(struct lf_out *out, const char *word, int seat) { field_number(out, word, seat); }

void field_seat_number(struct lf_out *out, const char *word, int seat, int number)
{
    field_seat(out, word, seat);
    lf_put_char(out, ' ');
    lf_put_int(out, number);
}

void field_holder(struct lf_out *out, const char *word, int seat)
{
    field_key(out, word);
    if (seat == LF_NOBODY) lf_put_char(out, '-');
    else if (seat == ISLAND_SPECTATOR) lf_put(out, "spectator");
    else lf_put_int(out, seat);
}

void field_words(struct lf_out *out, const char *word, unsigned set, const char *const *words)
{
    field_list(out, word);
    if (!set) lf_put(out, " -");
    for (int i = 0; words[i]; i++) {
        if (!(set >> i & 1)) continue;
        lf_put_char(out, ' ');
        lf_put(out, words[i]);
    }
}

void field_hidden(struct lf_out *out, int count)
{
    lf_put_char(out, '?');
    lf_put_int(out, count);
}

static void put_figure(struct lf_out *out, int hex)
{
    if (hex == HEX_COUNT) lf_put_char(out, '-');
    else island_put_place(out, 'h', (uint64_t)hex);
}

void island_print_board_fields(struct lf_out *out, const struct island *s)
{
    char board[LF_OPTIONS_MAX];
    island_print_board(s, board, sizeof board);
    field_key(out, "board");
    lf_put(out, board);
    field_key(out, "robber");
    put_figure(out, s->robber);
#ifdef ISLAND_WIDE
    field_key(out, "pirate");
    put_figure(out, s->pirate);
#endif
}

void island_print_pieces(struct lf_out *out, const struct island *s, int seat)
{
    field_seat(out, "settlements", seat);
    island_put_corners(out, s->settlements[seat]);
    field_seat(out, "cities", seat);
    island_put_corners(out, s->cities[seat]);
    field_seat(out, "roads", seat);
    island_put_edges(out, island_roads(s, seat));
#ifdef ISLAND_WIDE
    field_seat(out, "ships", seat);
    island_put_edges(out, island_ships(s, seat));
#endif
}

void island_print_sea(struct lf_out *out, const struct island *s)
{
#ifdef ISLAND_WIDE
    field_list(out, "freshships");
    island_put_edges(out, s->fresh_ships);
    for (int i = 0; i < s->seat_count; i++)
        if (s->gold[i]) field_seat_number(out, "gold", i, s->gold[i]);
#else
    (void)out, (void)s;
#endif
}

void island_print_hand(struct lf_out *out, const struct island_cards *cards,
                       const struct island *s, int seat)
{
    field_seat(out, "hand", seat);
    lf_put_char(out, ' ');
    if (s->hidden[seat]) field_hidden(out, s->hidden[seat]);
    else island_put_lanes(out, cards, s->hand[seat]);
}

void island_print_dice(struct lf_out *out, const struct island *s)
{
    field_key(out, "dice");
    if (s->dice == 0) lf_put_char(out, '-');
    else island_put_dice(out, s->dice - 1u);
}

void island_print_offer(struct lf_out *out, const struct island *s,
                        const struct island_notation *n, int offer)
{
    char text[LF_ACTION_TEXT_MAX];
    if (s->offer) {
        island_print_action(n, lf_act(offer, s->offer), text, sizeof text);
        field_list(out, text);
    }
    for (int i = 0; i < s->seat_count; i++) {
        if (!s->reply[i]) continue;
        field_seat(out, "reply", i);
        lf_put_char(out, ' ');
        island_print_action(n, s->reply[i], text, sizeof text);
        lf_put(out, text);
    }
}

void island_print_viewer(struct lf_out *out, const struct island_cards *cards,
                         const struct island *s)
{
    if (s->viewer != LF_NOBODY) {
        field_key(out, "bank");
        island_put_lanes(out, cards, s->bank);
    }
    field_holder(out, "viewer", s->viewer);
}

/* ---- Values ---- */

bool field_take_small(struct lf_in *in, uint64_t max, uint8_t *value)
{
    uint64_t number;
    if (!lf_take_unsigned(in, max, &number))
        return lf_expected(in, LF_SAY("a number that can occur here", "eine hier mögliche Zahl"));
    *value = (uint8_t)number;
    return true;
}

bool field_take_seat(struct lf_in *in, const struct island *s, int *seat)
{
    uint32_t before = in->at;
    if (!island_take_seat(in, seat)) return false;
    if (*seat < s->seat_count) return true;
    in->at = before;
    return lf_expected(in, LF_SAY("a seat of this game", "ein Platz dieses Spiels"));
}

bool field_take_holder(struct lf_in *in, const struct island *s, uint8_t *holder)
{
    int seat = LF_NOBODY;
    if (!lf_take(in, "-") && !field_take_seat(in, s, &seat)) return false;
    *holder = (uint8_t)seat;
    return true;
}

bool field_take_word(struct lf_in *in, const char *const *words, uint8_t *value)
{
    int word;
    if (!island_take_word_of(in, words, LF_SAY("a word that can stand here",
                                               "ein hier mögliches Wort"), &word)) return false;
    *value = (uint8_t)word;
    return true;
}

bool field_take_words(struct lf_in *in, const char *const *words, struct lf_say expected,
                      uint8_t *set)
{
    int word;
    *set = 0;
    if (lf_take(in, "-")) return true;
    do {
        if (!island_take_word_of(in, words, expected, &word)) return false;
        *set |= (uint8_t)(1u << word);
    } while (lf_take(in, " "));
    return true;
}

bool field_take_hidden(struct lf_in *in, uint64_t *count)
{
    if (!lf_take(in, "?")) return false;
    return lf_take_unsigned(in, 250, count) ||
           lf_expected(in, LF_SAY("how many cards", "wie viele Karten"));
}

bool field_not_enough(struct lf_in *in)
{
    return lf_expected(in, LF_SAY("no more cards than there are",
                                  "nicht mehr Karten als vorhanden"));
}

bool field_take_viewer(struct lf_in *in, struct island *s)
{
    if (!lf_take_word(in, "spectator")) return field_take_holder(in, s, &s->viewer);
    s->viewer = ISLAND_SPECTATOR;
    return true;
}

/* ---- Setting ---- */

static bool derive(const struct island_fields *f)
{
    if (f->guards) island_derive_among(f->island, f->guards);
    else island_derive(f->island);
    return true;
}

static bool poke_board(const struct island_fields *f, struct lf_in *in)
{
    struct lf_error inner = { 0 };
    const char *text = in->text + in->at;
    uint8_t robber = f->island->robber;
    if (!island_parse_board(f->island, text, lf_length(text), &inner)) {
        in->at += inner.at;
        return lf_expected(in, inner.expected);
    }
    if (robber == HEX_COUNT) f->island->robber = robber;      /* it waits beside the board */
    in->at += (uint32_t)lf_length(text);
    return derive(f);
}

/* It may only wait beside the board in games where it does so. */
static bool poke_robber(const struct island_fields *f, struct lf_in *in)
{
    int hex = HEX_COUNT;
    if (!(f->guards && lf_take(in, "-")) && !island_take_place(in, 'h', HEX_COUNT, &hex))
        return false;
    f->island->robber = (uint8_t)hex;
    return true;
}

static bool poke_corners(const struct island_fields *f, struct lf_in *in, corner_set *pieces)
{
    return island_take_corners(in, pieces) && derive(f);
}

static bool poke_roads(const struct island_fields *f, struct lf_in *in, int seat)
{
    edge_set edges;
    if (!island_take_edges(in, &edges)) return false;
    island_put_roads(f->island, seat, edges);
    return derive(f);
}

#ifdef ISLAND_WIDE
static bool poke_ships(const struct island_fields *f, struct lf_in *in, int seat)
{
    edge_set edges;
    if (!island_take_edges(in, &edges)) return false;
    island_put_ships(f->island, seat, edges);
    return derive(f);
}

static bool poke_pirate(struct island *s, struct lf_in *in)
{
    int hex = HEX_COUNT;
    if (!lf_take(in, "-") && !island_take_place(in, 'h', HEX_COUNT, &hex)) return false;
    s->pirate = (uint8_t)hex;
    return true;
}

/* Fields that only wide boards have. */
static bool poke_sea(const struct island_fields *f, struct lf_in *in, bool *found)
{
    int seat;
    *found = true;
    if (lf_take(in, "pirate ")) return poke_pirate(f->island, in);
    if (lf_take(in, "freshships")) return island_take_edges(in, &f->island->fresh_ships);
    if (lf_take(in, "ships ")) return field_take_seat(in, f->island, &seat) &&
                                      poke_ships(f, in, seat);
    if (lf_take(in, "gold "))
        return field_take_seat(in, f->island, &seat) && island_take_space(in) &&
               field_take_small(in, 60, &f->island->gold[seat]);
    *found = false;
    return false;
}
#endif

/* Where other hands may still change, the bank may run below zero on the way; its lanes borrow from
 * each other then and are whole again at the end, when sound() looks at them. */
static bool poke_hand(const struct island_fields *f, struct lf_in *in, int seat)
{
    struct island *s = f->island;
    uint64_t lanes = 0, count = 0;
    uint32_t start = in->at;
    bool hidden = lf_peek(in) == '?';
    if (!(hidden ? field_take_hidden(in, &count)
                 : island_take_lanes(in, f->notation->cards, &lanes))) return false;
    if (!cards_cover(f->cards ? f->cards : s->bank + s->hand[seat], lanes)) {
        in->at = start;
        return field_not_enough(in);
    }
    s->bank += s->hand[seat] - lanes;
    s->hand[seat] = lanes;
    if (hidden) s->hidden[seat] = (uint8_t)count;
    return true;
}

/* An answer or a proposal of a seat; seat -1: the standing offer. */
static bool poke_action(const struct island_fields *f, struct lf_in *in, int seat)
{
    lf_action action;
    struct lf_error inner = { 0 };
    if (!island_parse_action(f->notation, in->text + in->at, &action, &inner)) {
        in->at += inner.at;
        return lf_expected(in, inner.expected);
    }
    int answer = lf_kind_of(action) - f->offer;
    if (seat < 0 ? answer != ANSWER_OFFER : answer < ANSWER_OFFER || answer > ANSWER_COUNTER)
        return lf_expected(in, LF_SAY("accept, decline, counter or offer",
                                      "accept, decline, counter oder offer"));
    if (seat < 0) f->island->offer = lf_args_of(action);
    else f->island->reply[seat] = action;
    while (!lf_at_end(in)) in->at++;
    return true;
}

static bool poke_dice(struct lf_in *in, uint8_t *dice)
{
    int roll = -1;
    if (!lf_take(in, "-") && !island_take_dice(in, &roll)) return false;
    *dice = (uint8_t)(roll + 1);
    return true;
}

static bool poke_turn(struct lf_in *in, uint16_t *turn)
{
    uint64_t number;
    if (!lf_take_unsigned(in, UINT16_MAX, &number))
        return lf_expected(in, LF_SAY("a turn number", "eine Zugnummer"));
    *turn = (uint16_t)number;
    return true;
}

static bool poke_seat_of(const struct island_fields *f, struct lf_in *in, uint8_t *which)
{
    int seat;
    if (!field_take_seat(in, f->island, &seat)) return false;
    *which = (uint8_t)seat;
    return true;
}

/* Fields "KEY SEAT VALUE"; pieces are lists with their own spaces. */
static bool poke_of_seat(const struct island_fields *f, struct lf_in *in, bool *found)
{
    static const char *const KEY[] = { "settlements ", "cities ", "roads ", "hand ", "dues ",
                                       "reply ", NULL };
    int field = 0, seat;
    while (KEY[field] && !lf_take(in, KEY[field])) field++;
    *found = KEY[field] != NULL;
    if (!*found || !field_take_seat(in, f->island, &seat)) return false;
    switch (field) {
    case 0: return poke_corners(f, in, &f->island->settlements[seat]);
    case 1: return poke_corners(f, in, &f->island->cities[seat]);
    case 2: return poke_roads(f, in, seat);
    default: break;
    }
    if (!island_take_space(in)) return false;
    if (field == 3) return poke_hand(f, in, seat);
    return field == 4 ? field_take_small(in, 125, &f->dues[seat]) : poke_action(f, in, seat);
}

bool island_poke(const struct island_fields *f, struct lf_in *in, bool *found)
{
    struct island *s = f->island;
    bool good = poke_of_seat(f, in, found);
    if (*found) return good;
#ifdef ISLAND_WIDE
    good = poke_sea(f, in, found);
    if (*found) return good;
#endif
    *found = true;
    if (lf_take(in, "board ")) return poke_board(f, in);
    if (lf_take(in, "robber ")) return poke_robber(f, in);
    if (lf_take(in, "longest ")) return field_take_holder(in, s, &s->longest);
    if (lf_take(in, "active ")) return poke_seat_of(f, in, &s->active);
    if (lf_take(in, "first ")) return poke_seat_of(f, in, &s->start);
    if (lf_take(in, "turn ")) return poke_turn(in, f->turn);
    if (lf_take(in, "dice ")) return poke_dice(in, &s->dice);
    if (lf_take(in, "free ")) return field_take_small(in, 2, f->free_roads);
    if (lf_take(in, "offers ")) return field_take_small(in, OFFERS_ANY - 1, f->offers);
    if (lf_take(in, "bank ")) return island_take_lanes(in, f->notation->cards, &s->bank);
    if (lf_same(in->text, "offer") || lf_take(in, "offer ")) {
        in->at = 0;
        return poke_action(f, in, -1);
    }
    *found = false;
    return false;
}
