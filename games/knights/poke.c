/* poke.c - sets one field of a position (docs/notation.md).
 *
 * The rest is kept consistent where that is possible without guessing: cards come from the bank,
 * progress cards from their decks, derived masks are made anew.
 */
#include "games/knights/text.h"

/* ---- Small things ---- */

static bool take_small(struct lf_in *in, uint64_t max, uint8_t *value)
{
    uint64_t number;
    if (!lf_take_unsigned(in, max, &number))
        return lf_expected(in, LF_SAY("a number that can occur here", "eine hier mögliche Zahl"));
    *value = (uint8_t)number;
    return true;
}

static bool take_own_seat(struct lf_in *in, const struct knights_state *s, int *seat)
{
    uint32_t before = in->at;
    if (!island_take_seat(in, seat)) return false;
    if (*seat < s->island.seat_count) return true;
    in->at = before;
    return lf_expected(in, LF_SAY("a seat of this game", "ein Platz dieses Spiels"));
}

static bool take_holder(struct lf_in *in, const struct knights_state *s, uint8_t *holder)
{
    int seat = LF_NOBODY;
    if (!lf_take(in, "-") && !take_own_seat(in, s, &seat)) return false;
    *holder = (uint8_t)seat;
    return true;
}

static bool take_word_of(struct lf_in *in, const char *const *words, uint8_t *value)
{
    for (int i = 0; words[i]; i++)
        if (lf_take_word(in, words[i])) {
            *value = (uint8_t)i;
            return true;
        }
    return lf_expected(in, LF_SAY("a word that can stand here", "ein hier mögliches Wort"));
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
    if (i == DECK_SIZE) return not_enough(in);
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
        if (!take_hidden(in, &hidden)) return false;
        if (hidden > DECK_SIZE) return not_enough(in);
        s->deck_size[track] = (uint8_t)hidden;
        return true;
    }
    if (lf_take(in, "-")) return true;
    do {
        if (!knights_take_card(in, &card)) return false;
        if (count == DECK_SIZE || KNIGHTS_CARD[card].deck != track ||
            copies_out(s, card) >= KNIGHTS_CARD[card].copies) return not_enough(in);
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
        if (++count > PROGRESS_LIMIT + 1) return not_enough(in);
        if (!find_copy(s, in, card)) return false;
        progress_add(s->progress[seat], card);
    } while (lf_take(in, " "));
    return true;
}

static bool poke_point_card(struct knights_state *s, struct lf_in *in, int which)
{
    int card = which ? CARD_CONSTITUTION : CARD_PRINTER, deck = KNIGHTS_CARD[card].deck;
    uint8_t before = s->point_card[which], holder;
    if (!take_holder(in, s, &holder)) return false;
    s->point_card[which] = LF_NOBODY;
    if (holder != LF_NOBODY && !find_copy(s, in, card)) return false;
    if (holder == LF_NOBODY && before != LF_NOBODY && s->deck_size[deck] < DECK_SIZE)
        s->deck[deck][s->deck_size[deck]++] = (uint8_t)card;
    s->point_card[which] = holder;
    return true;
}

/* ---- Pieces and cards of a seat ---- */

static bool poke_pieces(struct knights_state *s, struct lf_in *in, int seat, char piece)
{
    corner_set corners;
    edge_set edges;
    if (piece == 'r' ? !island_take_edges(in, &edges) : !island_take_corners(in, &corners))
        return false;
    if (piece == 's') s->island.settlements[seat] = corners;
    if (piece == 'c') s->island.cities[seat] = corners;
    if (piece == 'r') island_put_roads(&s->island, seat, edges);
    derive(s);
    return true;
}

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

static bool poke_hand(struct knights_state *s, struct lf_in *in, int seat)
{
    uint64_t cards, count;
    struct island *island = &s->island;
    uint32_t start = in->at;
    if (lf_peek(in) == '?') {
        if (!take_hidden(in, &count)) return false;
        island->bank += island->hand[seat];
        island->hand[seat] = 0;
        island->hidden[seat] = (uint8_t)count;
        return true;
    }
    if (!island_take_lanes(in, &KNIGHTS_LANES, &cards)) return false;
    if (!cards_cover(island->bank + island->hand[seat], cards)) {
        in->at = start;
        return not_enough(in);
    }
    island->bank += island->hand[seat] - cards;
    island->hand[seat] = cards;
    return true;
}

/* Cards put aside have left the hand; a card offered in Commercial Harbor has not. */
static bool poke_aside(struct knights_state *s, struct lf_in *in, int seat)
{
    uint64_t cards, count;
    if (lf_peek(in) == '?') {
        if (!take_hidden(in, &count)) return false;
        s->island.reply[seat] = count;
        return true;
    }
    if (!island_take_lanes(in, &KNIGHTS_LANES, &cards)) return false;
    if (knights_aside_phase(s)) {
        if (!cards_cover(s->island.bank + s->island.reply[seat], cards)) return not_enough(in);
        s->island.bank += s->island.reply[seat] - cards;
    }
    s->island.reply[seat] = cards;
    return true;
}

static bool poke_levels(struct knights_state *s, struct lf_in *in, int seat)
{
    for (int t = 0; t < TRACK_COUNT; t++)
        if (!(t == 0 || island_take_space(in)) || !take_small(in, LEVEL_MAX, &s->level[seat][t]))
            return false;
    return true;
}

static bool poke_choice(struct knights_state *s, struct lf_in *in, int seat)
{
    uint8_t choice = CHOICE_HIDDEN - 1;
    if (!lf_take(in, "?") && !take_small(in, CORNER_COUNT - 1, &choice)) return false;
    s->choice[seat] = (uint8_t)(choice + 1);
    return true;
}

static bool poke_text_action(struct knights_state *s, struct lf_in *in, int seat)
{
    lf_action action;
    struct lf_error inner = { 0 };
    if (!knights_parse(in->text + in->at, &action, &inner)) {
        in->at += inner.at;
        return lf_expected(in, inner.expected);
    }
    int kind = lf_kind_of(action);
    bool answer = kind == KN_ACCEPT || kind == KN_DECLINE || kind == KN_COUNTER ||
                  kind == KN_OFFER;
    if (seat < 0 ? kind != KN_OFFER : !answer)
        return lf_expected(in, LF_SAY("accept, decline, counter or offer",
                                      "accept, decline, counter oder offer"));
    if (seat < 0) s->island.offer = lf_args_of(action);
    else s->island.reply[seat] = action;
    while (!lf_at_end(in)) in->at++;
    return true;
}

/* Fields "KEY SEAT VALUE"; those in the first row take their spaces themselves. */
enum seat_field { F_SETTLEMENTS, F_CITIES, F_ROADS, F_KNIGHTS, F_FIGHTS, F_HAND, F_PROGRESS,
                  F_LEVELS, F_DEFENDER, F_DUES, F_CHOICE, F_ASIDE, F_REPLY, SEAT_FIELDS };
static const char *const SEAT_FIELD[SEAT_FIELDS] = {
    "settlements ", "cities ", "roads ", "knights ", "fights ", "hand ", "progress ", "levels ",
    "defender ", "dues ", "choice ", "aside ", "reply ",
};

static bool poke_seat(struct knights_state *s, struct lf_in *in, enum seat_field field)
{
    int seat;
    corner_set fights;
    if (!take_own_seat(in, s, &seat)) return false;
    switch (field) {
    case F_SETTLEMENTS: return poke_pieces(s, in, seat, 's');
    case F_CITIES: return poke_pieces(s, in, seat, 'c');
    case F_ROADS: return poke_pieces(s, in, seat, 'r');
    case F_KNIGHTS: return poke_knights(s, in, seat);
    case F_FIGHTS:
        if (!island_take_corners(in, &fights)) return false;
        s->island.reply[seat] = corners_word(fights);
        return true;
    default: break;
    }
    if (!island_take_space(in)) return false;
    switch (field) {
    case F_HAND: return poke_hand(s, in, seat);
    case F_PROGRESS: return poke_progress(s, in, seat);
    case F_LEVELS: return poke_levels(s, in, seat);
    case F_DEFENDER: return take_small(in, 255, &s->defender[seat]);
    case F_DUES: return take_small(in, 125, &s->dues[seat]);
    case F_CHOICE: return poke_choice(s, in, seat);
    case F_ASIDE: return poke_aside(s, in, seat);
    default: return poke_text_action(s, in, seat);
    }
}

/* ---- The table ---- */

static bool poke_board(struct knights_state *s, struct lf_in *in)
{
    struct lf_error inner = { 0 };
    const char *text = in->text + in->at;
    uint8_t robber = s->island.robber;
    if (!island_parse_board(&s->island, text, lf_length(text), &inner)) {
        in->at += inner.at;
        return lf_expected(in, inner.expected);
    }
    if (robber == HEX_COUNT) s->island.robber = robber;       /* it waits beside the board */
    in->at += (uint32_t)lf_length(text);
    derive(s);
    return true;
}

static bool poke_robber(struct knights_state *s, struct lf_in *in)
{
    int hex = HEX_COUNT;
    if (!lf_take(in, "-") && !island_take_place(in, 'h', HEX_COUNT, &hex)) return false;
    s->island.robber = (uint8_t)hex;
    return true;
}

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
    if (!take_own_seat(in, s, &seat) || !island_take_space(in)) return false;
    if (!island_take_place(in, 'h', HEX_COUNT, &hex)) return false;
    s->merchant_owner = (uint8_t)seat;
    s->merchant = (uint8_t)hex;
    return true;
}

static bool poke_phase(struct knights_state *s, struct lf_in *in)
{
    if (!take_word_of(in, KNIGHTS_PHASE_WORD, &s->phase)) return false;
    if (s->phase > PHASE_DECKS) fill_untouched_decks(s);
    if (s->phase == PHASE_MAIN || s->phase == PHASE_DISCARD || s->phase == PHASE_AQUEDUCT ||
        s->phase == PHASE_OFFER) s->stage = STAGE_MAIN;
    if (s->phase == PHASE_ROLL || s->phase == PHASE_DICE) s->stage = STAGE_ROLL;
    return true;
}

static bool poke_dice(struct knights_state *s, struct lf_in *in)
{
    int roll;
    s->island.dice = 0;
    if (lf_take(in, "-")) return true;
    if (!island_take_dice(in, &roll)) return false;
    s->island.dice = (uint8_t)(roll + 1);
    return true;
}

static bool poke_event(struct knights_state *s, struct lf_in *in)
{
    static const char *const EVENT[] = { "science", "trade", "politics", "ship", NULL };
    s->event = 0;
    if (lf_take(in, "-")) return true;
    if (!take_word_of(in, EVENT, &s->event)) return false;
    s->event++;
    return true;
}

static bool poke_flags(struct knights_state *s, struct lf_in *in)
{
    uint8_t flag = 0;
    s->flags = 0;
    if (lf_take(in, "-")) return true;
    do {
        if (!take_word_of(in, KNIGHTS_FLAG_WORD, &flag)) return false;
        s->flags |= (uint8_t)(1u << flag);
    } while (lf_take(in, " "));
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
    if (corners_count(corners) > (int)sizeof s->acted) return not_enough(in);
    for (size_t i = 0; i < sizeof s->acted; i++, corners = corners_rest(corners))
        s->acted[i] = corners_any(corners) ? (uint8_t)(corners_lowest(corners) + 1) : 0;
    return true;
}

static bool poke_piece(struct knights_state *s, struct lf_in *in)
{
    if (!take_small(in, 3, &s->piece)) return false;
    if (lf_take(in, "a")) s->piece |= PIECE_ACTIVE;
    return true;
}

static bool poke_turn(struct knights_state *s, struct lf_in *in)
{
    uint64_t turn;
    if (!lf_take_unsigned(in, UINT16_MAX, &turn))
        return lf_expected(in, LF_SAY("a turn number", "eine Zugnummer"));
    s->turn = (uint16_t)turn;
    return true;
}

static bool poke_viewer(struct knights_state *s, struct lf_in *in)
{
    int seat = LF_NOBODY;
    if (lf_take_word(in, "spectator")) seat = ISLAND_SPECTATOR;
    else if (!lf_take(in, "-") && !take_own_seat(in, s, &seat)) return false;
    s->island.viewer = (uint8_t)seat;
    return true;
}

static bool poke_place_of_seat(struct knights_state *s, struct lf_in *in, uint8_t *which)
{
    int seat;
    if (!take_own_seat(in, s, &seat)) return false;
    *which = (uint8_t)seat;
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
    if (lf_take(in, "board ")) return poke_board(s, in);
    if (lf_take(in, "robber ")) return poke_robber(s, in);
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
    if (lf_take(in, "longest ")) return take_holder(in, s, &s->island.longest);
    if (lf_take(in, "ship ")) return take_small(in, TRACK_SPACES, &s->ship);
    if (lf_take(in, "landings ")) return take_small(in, 255, &s->landings);
    *found = false;
    return false;
}

static bool poke_field(struct knights_state *s, struct lf_in *in)
{
    bool found, good = poke_table(s, in, &found);
    if (found) return good;
    for (int i = 0; i < SEAT_FIELDS; i++)
        if (lf_take(in, SEAT_FIELD[i])) return poke_seat(s, in, (enum seat_field)i);
    if (lf_take(in, "phase ")) return poke_phase(s, in);
    if (lf_take(in, "stage ")) return take_word_of(in, KNIGHTS_STAGE_WORD, &s->stage);
    if (lf_take(in, "active ")) return poke_place_of_seat(s, in, &s->island.active);
    if (lf_take(in, "first ")) return poke_place_of_seat(s, in, &s->island.start);
    if (lf_take(in, "turn ")) return poke_turn(s, in);
    if (lf_take(in, "dice ")) return poke_dice(s, in);
    if (lf_take(in, "event ")) return poke_event(s, in);
    if (lf_take(in, "flags ")) return poke_flags(s, in);
    if (lf_take(in, "fleet ")) return poke_fleet(s, in);
    if (lf_take(in, "cranes ")) return take_small(in, 2, &s->cranes);
    if (lf_take(in, "harbor ")) return poke_harbor(in, &s->harbor);
    if (lf_take(in, "harbormore ")) return poke_more(s, in);
    if (lf_take(in, "harborvoid ")) return poke_harbor(in, &s->harbor_void);
    if (lf_take(in, "free ")) return take_small(in, 2, &s->free_roads);
    if (lf_take(in, "offers ")) return take_small(in, OFFERS_ANY - 1, &s->offers);
    if (lf_take(in, "victim ")) return take_holder(in, s, &s->victim);
    if (lf_take(in, "left ")) return take_small(in, EDGE_COUNT - 1, &s->place);
    if (lf_take(in, "piece ")) return poke_piece(s, in);
    if (lf_take(in, "bank ")) return island_take_lanes(in, &KNIGHTS_LANES, &s->island.bank);
    if (lf_take(in, "viewer ")) return poke_viewer(s, in);
    if (lf_same(in->text, "offer") || lf_take(in, "offer ")) {
        in->at = 0;
        return poke_text_action(s, in, -1);
    }
    return lf_expected(in, LF_SAY("a field such as hand, knights or phase",
                                  "ein Feld wie hand, knights oder phase"));
}

bool knights_poke(void *state, const char *field, struct lf_error *error)
{
    struct lf_in in = lf_in_start(field, error);
    return poke_field(state, &in) && island_take_end(&in);
}
