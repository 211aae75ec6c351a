/* position.c - a position printed as fields "key value" (docs/notation.md). Read next: poke.c,
 * which sets them one by one. */
#include "games/knights/text.h"

const char *const KNIGHTS_PHASE_WORD[PHASE_COUNT + 1] = {
    "board", "decks", "start", "settle", "pave", "roll", "dice", "event", "commit", "pillage",
    "reward", "limit", "duty", "discard", "sabotage", "wedding", "robber", "steal", "aqueduct",
    "main", "freeroads", "rebuild", "harbor", "take", "spy", "desert", "place", "retreat",
    "offer", "over", "gate", NULL,
};
const char *const KNIGHTS_STAGE_WORD[5] = { "roll", "event", "main", "end", NULL };
const char *const KNIGHTS_FLAG_WORD[6] = {
    "paved", "chased", "alchemist", "errant", "harbor", NULL,
};

/* ---- Printing ---- */

static void key(struct lf_out *out, const char *word)
{
    if (out->length) lf_put(out, "; ");
    lf_put(out, word);
    lf_put_char(out, ' ');
}

/* A key before a list that brings its own spaces. */
static void list_key(struct lf_out *out, const char *word)
{
    if (out->length) lf_put(out, "; ");
    lf_put(out, word);
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

static void number_key(struct lf_out *out, const char *word, int number)
{
    key(out, word);
    lf_put_int(out, number);
}

/* "knights 0 c12:2a c20:1": corner, strength, and a if active. */
static void put_knights(struct lf_out *out, const struct knights_state *s, int seat)
{
    seat_key(out, "knights", seat);
    if (!corners_any(s->knights[seat])) lf_put(out, " -");
    for (corner_set at = s->knights[seat]; corners_any(at); at = corners_rest(at)) {
        int corner = corners_lowest(at);
        lf_put(out, " c");
        lf_put_int(out, corner);
        lf_put_char(out, ':');
        lf_put_int(out, knights_strength(s, corner));
        if (corners_has(s->active, corner)) lf_put_char(out, 'a');
    }
}

/* "progress 0 merchant spy", in a view "?210": how many of each deck. */
static void put_progress(struct lf_out *out, const struct knights_state *s, int seat)
{
    const uint8_t *hidden = s->hidden_progress[seat];
    seat_key(out, "progress", seat);
    if (hidden[0] | hidden[1] | hidden[2]) {
        lf_put(out, " ?");
        for (int t = 0; t < TRACK_COUNT; t++) lf_put_int(out, hidden[t]);
        return;
    }
    if (!s->progress[seat][0]) lf_put(out, " -");
    for (int i = 0; i < 8 && s->progress[seat][i]; i++) {
        lf_put_char(out, ' ');
        lf_put(out, KNIGHTS_CARD[s->progress[seat][i]].word);
    }
}

static void print_seat(struct lf_out *out, const struct knights_state *s, int seat)
{
    const struct island *island = &s->island;
    seat_key(out, "settlements", seat);
    island_put_corners(out, island->settlements[seat]);
    seat_key(out, "cities", seat);
    island_put_corners(out, island->cities[seat]);
    seat_key(out, "roads", seat);
    island_put_edges(out, island_roads(island, seat));
    put_knights(out, s, seat);
    seat_key(out, "hand", seat);
    lf_put_char(out, ' ');
    if (island->hidden[seat]) put_hidden(out, island->hidden[seat]);
    else island_put_lanes(out, &KNIGHTS_LANES, island->hand[seat]);
    put_progress(out, s, seat);
    seat_key(out, "levels", seat);
    for (int t = 0; t < TRACK_COUNT; t++) {
        lf_put_char(out, ' ');
        lf_put_int(out, s->level[seat][t]);
    }
    seat_key(out, "defender", seat);
    lf_put_char(out, ' ');
    lf_put_int(out, s->defender[seat]);
}

static void print_decks(struct lf_out *out, const struct knights_state *s)
{
    for (int t = 0; t < TRACK_COUNT; t++) {
        key(out, "deck");
        lf_put(out, KNIGHTS_TRACK_WORD[t]);
        lf_put_char(out, ' ');
        if (s->island.viewer != LF_NOBODY) { put_hidden(out, s->deck_size[t]); continue; }
        if (s->deck_size[t] == 0) lf_put_char(out, '-');
        for (int i = 0; i < s->deck_size[t]; i++) {
            if (i) lf_put_char(out, ' ');
            lf_put(out, KNIGHTS_CARD[s->deck[t][i]].word);
        }
    }
}

static void print_table(struct lf_out *out, const struct knights_state *s)
{
    list_key(out, "walls");
    island_put_corners(out, s->walls);
    list_key(out, "fallen");
    island_put_corners(out, s->fallen);
    for (int t = 0; t < TRACK_COUNT; t++) {
        if (s->metropolis[t] == NOWHERE) continue;
        key(out, "metropolis");
        lf_put(out, KNIGHTS_TRACK_WORD[t]);
        lf_put(out, " c");
        lf_put_int(out, s->metropolis[t]);
    }
    for (int i = 0; i < 2; i++) {
        key(out, i ? "constitution" : "printer");
        put_seat(out, s->point_card[i]);
    }
    key(out, "merchant");
    put_seat(out, s->merchant_owner);
    if (s->merchant != NOWHERE) {
        lf_put(out, " h");
        lf_put_int(out, s->merchant);
    }
    key(out, "longest");
    put_seat(out, s->island.longest);
    number_key(out, "ship", s->ship);
    number_key(out, "landings", s->landings);
}

static void print_words(struct lf_out *out, unsigned set, const char *const *words)
{
    bool any = false;
    for (int i = 0; words[i]; i++) {
        if (!(set >> i & 1)) continue;
        if (any) lf_put_char(out, ' ');
        lf_put(out, words[i]);
        any = true;
    }
    if (!any) lf_put_char(out, '-');
}

/* What matches of rules version 1 know nothing of, so that their positions stay as they were. */
static void print_more(struct lf_out *out, const struct knights_state *s)
{
    corner_set acted = corners_none();
    for (size_t i = 0; i < sizeof s->acted; i++)
        if (s->acted[i]) corners_add(&acted, s->acted[i] - 1);
    if (corners_any(acted)) {
        list_key(out, "acted");
        island_put_corners(out, acted);
    }
    if (s->harbor >> HARBOR_MORE) {
        key(out, "harbormore");
        island_put_seats(out, s->harbor >> HARBOR_MORE);
    }
    if (s->harbor_void) {
        key(out, "harborvoid");
        island_put_seats(out, s->harbor_void);
    }
}

static void print_turn(struct lf_out *out, const struct knights_state *s)
{
    static const char *const EVENT[] = { "-", "science", "trade", "politics", "ship" };
    key(out, "phase");
    lf_put(out, KNIGHTS_PHASE_WORD[s->phase]);
    key(out, "stage");
    lf_put(out, KNIGHTS_STAGE_WORD[s->stage]);
    number_key(out, "active", s->island.active);
    number_key(out, "first", s->island.start);
    number_key(out, "turn", s->turn);
    key(out, "dice");
    if (s->island.dice == 0) lf_put_char(out, '-');
    else {
        lf_put_int(out, (s->island.dice - 1) / 6 + 1);
        lf_put_char(out, ' ');
        lf_put_int(out, (s->island.dice - 1) % 6 + 1);
    }
    key(out, "event");
    lf_put(out, EVENT[s->event]);
    key(out, "flags");
    print_words(out, s->flags, KNIGHTS_FLAG_WORD);
    list_key(out, "used");
    island_put_corners(out, s->used);
    list_key(out, "promoted");
    island_put_corners(out, s->promoted);
    key(out, "fleet");
    uint64_t fleet = 0;
    for (int k = 0; k < KIND_COUNT; k++) fleet |= cards_some(k, s->fleet >> k & 1);
    island_put_lanes(out, &KNIGHTS_LANES, fleet);
    number_key(out, "cranes", s->cranes);
    key(out, "harbor");
    if (s->harbor) island_put_seats(out, s->harbor & (lf_seat_bit(HARBOR_MORE) - 1));
    else lf_put_char(out, '-');
    print_more(out, s);
    number_key(out, "free", s->free_roads);
    number_key(out, "offers", s->offers);
}

static void print_aside(struct lf_out *out, const struct knights_state *s, int seat)
{
    if (s->phase == PHASE_COMMIT) {
        seat_key(out, "fights", seat);
        island_put_corners(out, knights_fighting(s, seat));
        return;
    }
    seat_key(out, "aside", seat);
    lf_put_char(out, ' ');
    if (knights_hides_aside(s, seat)) put_hidden(out, (int)s->island.reply[seat]);
    else island_put_lanes(out, &KNIGHTS_LANES, s->island.reply[seat]);
}

static void print_dues(struct lf_out *out, const struct knights_state *s)
{
    for (int i = 0; i < s->island.seat_count; i++) {
        if (s->dues[i]) {
            seat_key(out, "dues", i);
            lf_put_char(out, ' ');
            lf_put_int(out, s->dues[i]);
        }
        if (s->choice[i]) {
            seat_key(out, "choice", i);
            lf_put_char(out, ' ');
            if (s->choice[i] == CHOICE_HIDDEN) lf_put_char(out, '?');
            else lf_put_int(out, s->choice[i] - 1);
        }
        if (s->island.reply[i] && s->phase != PHASE_OFFER && s->phase != PHASE_MAIN)
            print_aside(out, s, i);
    }
    if (s->victim != LF_NOBODY) number_key(out, "victim", s->victim);
    if (s->place != NOWHERE) number_key(out, "left", s->place);
    if (s->piece) {
        number_key(out, "piece", s->piece & 3);
        if (s->piece & PIECE_ACTIVE) lf_put_char(out, 'a');
    }
}

static void print_offer(struct lf_out *out, const struct knights_state *s)
{
    char text[LF_ACTION_TEXT_MAX];
    if (s->phase != PHASE_OFFER && s->phase != PHASE_MAIN) return;
    if (s->phase == PHASE_OFFER) {
        if (out->length) lf_put(out, "; ");
        knights_print(lf_act(KN_OFFER, s->island.offer), text, sizeof text);
        lf_put(out, text);
    }
    for (int i = 0; i < s->island.seat_count; i++) {
        if (!s->island.reply[i]) continue;
        seat_key(out, "reply", i);
        lf_put_char(out, ' ');
        knights_print(s->island.reply[i], text, sizeof text);
        lf_put(out, text);
    }
}

int knights_print_position(const void *state, char *text, size_t size)
{
    const struct knights_state *s = state;
    struct lf_out out = lf_out_start(text, size);
    char board[LF_OPTIONS_MAX];
    print_decks(&out, s);
    if (s->phase != PHASE_BOARD) {
        island_print_board(&s->island, board, sizeof board);
        key(&out, "board");
        lf_put(&out, board);
        key(&out, "robber");
        if (s->island.robber == HEX_COUNT) lf_put_char(&out, '-');
        else { lf_put_char(&out, 'h'); lf_put_int(&out, s->island.robber); }
        for (int i = 0; i < s->island.seat_count; i++) print_seat(&out, s, i);
        print_table(&out, s);
    }
    print_turn(&out, s);
    print_dues(&out, s);
    print_offer(&out, s);
    if (s->island.viewer != LF_NOBODY) {           /* elsewhere it is what the hands leave */
        key(&out, "bank");
        island_put_lanes(&out, &KNIGHTS_LANES, s->island.bank);
    }
    key(&out, "viewer");
    put_seat(&out, s->island.viewer);
    return lf_out_end(&out);
}
