/* poke.c - sets one field of a position (docs/notation.md).
 *
 * The rest is kept consistent where that is possible without guessing: cards come from the bank,
 * progress cards from their decks, derived masks are made anew.
 */
#include "games/knights/text.h"

static void derive(struct knights_state *s) { island_derive_among(&s->island, s->knights); }

/* ---- Progress cards ---- */

static int copies_out(const struct knights_state *s, int card)
{
    int count = 0;
    for (int i = 0; i < ISLAND_SEATS; i++)
        for (int k = 0; k < 8; k++) count += s->progress[i][k] == card;
    for (int i = 0; i < DECK_SIZE; i++) count += s->deck[KNIGHTS_CARD[card].deck][i] == card;
    count += card == CARD_PRINTER && s->point_card[0] != LF_NOBODY;
    count += card == CARD_CONSTITUTION && s->point_card[1] != LF_NOBODY;
    return count;
}

/* A copy of the card for somewhere else: one that is nowhere yet, or else one out of its deck. */
static bool find_copy(struct knights_state *s, struct lf_in *in, int card)
{
    int deck = KNIGHTS_CARD[card].deck, i = 0;
    uint8_t *cards = s->deck[deck];
    if (copies_out(s, card) < KNIGHTS_CARD[card].copies) return true;
    while (i < DECK_SIZE && cards[i] != card) i++;
    if (i == DECK_SIZE) return field_not_enough(in);
    for (; i < DECK_SIZE - 1; i++) cards[i] = cards[i + 1];
    cards[DECK_SIZE - 1] = 0;
    s->deck_size[deck]--;
    return true;
}

/* Decks that nobody has touched, in the order of the table of cards. */
static void fill_untouched_decks(struct knights_state *s)
{
    for (int t = 0; t < TRACK_COUNT; t++) {
        int out = s->deck_size[t];
        for (int card = 1; card < CARD_COUNT; card++)
            if (KNIGHTS_CARD[card].deck == t) out += copies_out(s, card);
        if (out) continue;
        for (int card = 1; card < CARD_COUNT; card++)
            for (int i = 0; KNIGHTS_CARD[card].deck == t && i < KNIGHTS_CARD[card].copies; i++)
                s->deck[t][s->deck_size[t]++] = (uint8_t)card;
    }
}

/* "science merchant spy ...", from the top; "?14" in a view. */
static bool poke_deck(struct knights_state *s, struct lf_in *in)
{
    int track, card, count = 0;
    uint64_t hidden;
    if (!knights_take_track(in, &track) || !island_take_space(in)) return false;
    for (int i = 0; i < DECK_SIZE; i++) s->deck[track][i] = 0;
    s->deck_size[track] = 0;
    if (lf_peek(in) == '?') {
        if (!field_take_hidden(in, &hidden)) return false;
        if (hidden > DECK_SIZE) return field_not_enough(in);
        s->deck_size[track] = (uint8_t)hidden;
        return true;
    }
    if (lf_take(in, "-")) return true;
    do {
        if (!knights_take_card(in, &card)) return false;
        if (count == DECK_SIZE || KNIGHTS_CARD[card].deck != track ||
            copies_out(s, card) >= KNIGHTS_CARD[card].copies) return field_not_enough(in);
        s->deck[track][count++] = (uint8_t)card;
    } while (lf_take(in, " "));
    s->deck_size[track] = (uint8_t)count;
    return true;
}

static bool poke_hidden_progress(struct knights_state *s, struct lf_in *in, int seat)
{
    for (int t = 0; t < TRACK_COUNT; t++) {
        char c = lf_peek(in);
        if (c < '0' || c > '5')
            return lf_expected(in, LF_SAY("three digits", "drei Ziffern"));
        in->at++;
        s->hidden_progress[seat][t] = (uint8_t)(c - '0');
    }
    return true;
}

static bool poke_progress(struct knights_state *s, struct lf_in *in, int seat)
{
    int card, count = 0;
    for (int old; (old = s->progress[seat][0]);)
        if (s->deck_size[KNIGHTS_CARD[old].deck] < DECK_SIZE) knights_bury(s, seat, old);
        else progress_remove(s->progress[seat], old);
    for (int t = 0; t < TRACK_COUNT; t++) s->hidden_progress[seat][t] = 0;
    if (lf_take(in, "?")) return poke_hidden_progress(s, in, seat);
    if (lf_take(in, "-")) return true;
    do {
        if (!knights_take_card(in, &card)) return false;
        if (++count > PROGRESS_LIMIT + 1) return field_not_enough(in);
        if (!find_copy(s, in, card)) return false;
        progress_add(s->progress[seat], card);
    } while (lf_take(in, " "));
    return true;
}

static bool poke_point_card(struct knights_state *s, struct lf_in *in, int which)
{
    int card = which ? CARD_CONSTITUTION : CARD_PRINTER, deck = KNIGHTS_CARD[card].deck;
    uint8_t before = s->point_card[which], holder;
    if (!field_take_holder(in, &s->island, &holder)) return false;
    s->point_card[which] = LF_NOBODY;
    if (holder != LF_NOBODY && !find_copy(s, in, card)) return false;
    if (holder == LF_NOBODY && before != LF_NOBODY && s->deck_size[deck] < DECK_SIZE)
        s->deck[deck][s->deck_size[deck]++] = (uint8_t)card;
    s->point_card[which] = holder;
    return true;
}

/* ---- Pieces and cards of a seat ---- */

/* " c12:2a c20:1": corner, strength, and a if active. */
static bool poke_knights(struct knights_state *s, struct lf_in *in, int seat)
{
    int corner;
    while (corners_any(s->knights[seat])) knights_lift(s, seat, corners_lowest(s->knights[seat]));
    if (!lf_take(in, " -"))
        do {
            if (!island_take_space(in) || !island_take_place(in, 'c', CORNER_COUNT, &corner))
                return false;
            if (!lf_take(in, ":") || lf_peek(in) < '1' || lf_peek(in) > '3')
                return lf_expected(in, LF_SAY("':' and a strength, 1 to 3",
                                              "':' und eine Stärke, 1 bis 3"));
            int piece = in->text[in->at++] - '0';
            knights_put(s, seat, corner, piece | (lf_take(in, "a") ? PIECE_ACTIVE : 0));
        } while (!lf_at_end(in));
    derive(s);
    return true;
}

/* Cards put aside have left the hand; a card offered in Commercial Harbor has not. */
static bool poke_aside(struct knights_state *s, struct lf_in *in, int seat)
{
    uint64_t cards, count;
    if (lf_peek(in) == '?') {
        if (!field_take_hidden(in, &count)) return false;
        s->island.reply[seat] = count;
        return true;
    }
    if (!island_take_lanes(in, &KNIGHTS_LANES, &cards)) return false;
    if (knights_aside_phase(s)) {
        if (!cards_cover(s->island.bank + s->island.reply[seat], cards))
            return field_not_enough(in);
        s->island.bank += s->island.reply[seat] - cards;
    }
    s->island.reply[seat] = cards;
    return true;
}

static bool poke_levels(struct knights_state *s, struct lf_in *in, int seat)
{
    for (int t = 0; t < TRACK_COUNT; t++) {
        if (t && !island_take_space(in)) return false;
        if (!field_take_small(in, LEVEL_MAX, &s->level[seat][t])) return false;
    }
    return true;
}

static bool poke_choice(struct knights_state *s, struct lf_in *in, int seat)
{
    uint8_t choice = CHOICE_HIDDEN - 1;
    if (!lf_take(in, "?") && !field_take_small(in, CORNER_COUNT - 1, &choice)) return false;
    s->choice[seat] = (uint8_t)(choice + 1);
    return true;
}

/* Fields "KEY SEAT VALUE"; those in the first row take their spaces themselves. */
enum seat_field { F_KNIGHTS, F_FIGHTS, F_PROGRESS, F_LEVELS, F_DEFENDER, F_CHOICE, F_ASIDE,
                  SEAT_FIELDS };
static const char *const SEAT_FIELD[SEAT_FIELDS] = {
    "knights ", "fights ", "progress ", "levels ", "defender ", "choice ", "aside ",
};

static bool poke_seat(struct knights_state *s, struct lf_in *in, enum seat_field field)
{
    corner_set fights;
    int seat;
    if (!field_take_seat(in, &s->island, &seat)) return false;
    if (field == F_KNIGHTS) return poke_knights(s, in, seat);
    if (field == F_FIGHTS) {
        if (!island_take_corners(in, &fights)) return false;
        s->island.reply[seat] = corners_word(fights);
        return true;
    }
    if (!island_take_space(in)) return false;
    switch (field) {
    case F_PROGRESS: return poke_progress(s, in, seat);
    case F_LEVELS: return poke_levels(s, in, seat);
    case F_DEFENDER: return field_take_small(in, 255, &s->defender[seat]);
    case F_CHOICE: return poke_choice(s, in, seat);
    default: return poke_aside(s, in, seat);
    }
}

/* ---- The table ---- */

static bool poke_metropolis(struct knights_state *s, struct lf_in *in)
{
    int track, corner = NOWHERE;
    if (!knights_take_track(in, &track) || !island_take_space(in)) return false;
    if (!lf_take(in, "-") && !island_take_place(in, 'c', CORNER_COUNT, &corner)) return false;
    s->metropolis[track] = (uint8_t)corner;
    return true;
}

static bool poke_merchant(struct knights_state *s, struct lf_in *in)
{
    int seat, hex;
    s->merchant_owner = LF_NOBODY;
    s->merchant = NOWHERE;
    if (lf_take(in, "-")) return true;
    if (!field_take_seat(in, &s->island, &seat) || !island_take_space(in)) return false;
    if (!island_take_place(in, 'h', HEX_COUNT, &hex)) return false;
    s->merchant_owner = (uint8_t)seat;
    s->merchant = (uint8_t)hex;
    return true;
}

static bool poke_phase(struct knights_state *s, struct lf_in *in)
{
    if (!field_take_word(in, KNIGHTS_PHASE_WORD, &s->phase)) return false;
    if (s->phase > PHASE_DECKS) fill_untouched_decks(s);
    if (s->phase == PHASE_MAIN || s->phase == PHASE_DISCARD || s->phase == PHASE_AQUEDUCT ||
        s->phase == PHASE_OFFER) s->stage = STAGE_MAIN;
    if (s->phase == PHASE_ROLL || s->phase == PHASE_DICE) s->stage = STAGE_ROLL;
    return true;
}

static bool poke_event(struct knights_state *s, struct lf_in *in)
{
    static const char *const EVENT[] = { "science", "trade", "politics", "ship", NULL };
    s->event = 0;
    if (lf_take(in, "-")) return true;
    if (!field_take_word(in, EVENT, &s->event)) return false;
    s->event++;
    return true;
}

static bool poke_fleet(struct knights_state *s, struct lf_in *in)
{
    uint64_t cards;
    if (!island_take_lanes(in, &KNIGHTS_LANES, &cards)) return false;
    s->fleet = 0;
    for (int k = 0; k < KIND_COUNT; k++) s->fleet |= (uint8_t)((cards_of(cards, k) > 0) << k);
    return true;
}

static bool poke_harbor(struct lf_in *in, uint8_t *harbor)
{
    lf_seats seats = 0;
    if (!lf_take(in, "-") && !island_take_seats(in, &seats)) return false;
    *harbor = (uint8_t)seats;
    return true;
}

static bool poke_more(struct knights_state *s, struct lf_in *in)
{
    uint8_t more = 0;
    if (!poke_harbor(in, &more)) return false;
    s->harbor = (uint8_t)((s->harbor & ((1 << HARBOR_MORE) - 1)) | more << HARBOR_MORE);
    return true;
}

static bool poke_acted(struct knights_state *s, struct lf_in *in)
{
    corner_set corners;
    if (!island_take_corners(in, &corners)) return false;
    if (corners_count(corners) > (int)sizeof s->acted) return field_not_enough(in);
    for (size_t i = 0; i < sizeof s->acted; i++, corners = corners_rest(corners))
        s->acted[i] = corners_any(corners) ? (uint8_t)(corners_lowest(corners) + 1) : 0;
    return true;
}

static bool poke_piece(struct knights_state *s, struct lf_in *in)
{
    if (!field_take_small(in, 3, &s->piece)) return false;
    if (lf_take(in, "a")) s->piece |= PIECE_ACTIVE;
    return true;
}

/* Knights that may act again have not acted. */
static bool poke_used(struct knights_state *s, struct lf_in *in)
{
    struct lf_in none = lf_in_start(" -", NULL);
    return island_take_corners(in, &s->used) && poke_acted(s, &none);
}

/* ---- All fields ---- */

static bool poke_table(struct knights_state *s, struct lf_in *in, bool *found)
{
    *found = true;
    if (lf_take(in, "deck ")) return poke_deck(s, in);
    if (lf_take_word(in, "walls")) return island_take_corners(in, &s->walls);
    if (lf_take_word(in, "fallen")) return island_take_corners(in, &s->fallen);
    if (lf_take_word(in, "used")) return poke_used(s, in);
    if (lf_take_word(in, "acted")) return poke_acted(s, in);
    if (lf_take_word(in, "promoted")) return island_take_corners(in, &s->promoted);
    if (lf_take(in, "metropolis ")) return poke_metropolis(s, in);
    if (lf_take(in, "printer ")) return poke_point_card(s, in, 0);
    if (lf_take(in, "constitution ")) return poke_point_card(s, in, 1);
    if (lf_take(in, "merchant ")) return poke_merchant(s, in);
    if (lf_take(in, "ship ")) return field_take_small(in, TRACK_SPACES, &s->ship);
    if (lf_take(in, "landings ")) return field_take_small(in, 255, &s->landings);
    *found = false;
    return false;
}

static bool poke_field(struct knights_state *s, struct lf_in *in)
{
    const struct island_fields fields = {
        &s->island, s->dues, &s->free_roads, &s->offers, &s->turn, 0, s->knights,
        &KNIGHTS_NOTATION, KN_OFFER,
    };
    bool found, good = poke_table(s, in, &found);
    if (!found) good = island_poke(&fields, in, &found);
    if (found) return good;
    for (int i = 0; i < SEAT_FIELDS; i++)
        if (lf_take(in, SEAT_FIELD[i])) return poke_seat(s, in, (enum seat_field)i);
    if (lf_take(in, "phase ")) return poke_phase(s, in);
    if (lf_take(in, "stage ")) return field_take_word(in, KNIGHTS_STAGE_WORD, &s->stage);
    if (lf_take(in, "event ")) return poke_event(s, in);
    if (lf_take(in, "flags "))
        return field_take_words(in, KNIGHTS_FLAG_WORD, LF_SAY("a word that can stand here",
                                                              "ein hier mögliches Wort"),
                                &s->flags);
    if (lf_take(in, "fleet ")) return poke_fleet(s, in);
    if (lf_take(in, "cranes ")) return field_take_small(in, 2, &s->cranes);
    if (lf_take(in, "harbor ")) return poke_harbor(in, &s->harbor);
    if (lf_take(in, "harbormore ")) return poke_more(s, in);
    if (lf_take(in, "harborvoid ")) return poke_harbor(in, &s->harbor_void);
    if (lf_take(in, "victim ")) return field_take_holder(in, &s->island, &s->victim);
    if (lf_take(in, "left ")) return field_take_small(in, EDGE_COUNT - 1, &s->place);
    if (lf_take(in, "piece ")) return poke_piece(s, in);
    if (lf_take(in, "viewer ")) return field_take_viewer(in, &s->island);
    return lf_expected(in, LF_SAY("a field such as hand, knights or phase",
                                  "ein Feld wie hand, knights oder phase"));
}

bool knights_poke(void *state, const char *field, struct lf_error *error)
{
    struct lf_in in = lf_in_start(field, error);
    return poke_field(state, &in) && island_take_end(&in);
}
