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

/* "knights 0 c12:2a c20:1": corner, strength, and a if active. */
static void put_knights(struct lf_out *out, const struct knights_state *s, int seat)
{
    field_seat(out, "knights", seat);
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
    field_seat(out, "progress", seat);
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
    island_print_pieces(out, &s->island, seat);
    put_knights(out, s, seat);
    island_print_hand(out, &KNIGHTS_LANES, &s->island, seat);
    put_progress(out, s, seat);
    field_seat(out, "levels", seat);
    for (int t = 0; t < TRACK_COUNT; t++) {
        lf_put_char(out, ' ');
        lf_put_int(out, s->level[seat][t]);
    }
    field_seat_number(out, "defender", seat, s->defender[seat]);
}

static void print_decks(struct lf_out *out, const struct knights_state *s)
{
    for (int t = 0; t < TRACK_COUNT; t++) {
        field_key(out, "deck");
        lf_put(out, KNIGHTS_TRACK_WORD[t]);
        lf_put_char(out, ' ');
        if (s->island.viewer != LF_NOBODY) { field_hidden(out, s->deck_size[t]); continue; }
        if (s->deck_size[t] == 0) lf_put_char(out, '-');
        for (int i = 0; i < s->deck_size[t]; i++) {
            if (i) lf_put_char(out, ' ');
            lf_put(out, KNIGHTS_CARD[s->deck[t][i]].word);
        }
    }
}

static void print_table(struct lf_out *out, const struct knights_state *s)
{
    field_list(out, "walls");
    island_put_corners(out, s->walls);
    field_list(out, "fallen");
    island_put_corners(out, s->fallen);
    for (int t = 0; t < TRACK_COUNT; t++) {
        if (s->metropolis[t] == NOWHERE) continue;
        field_key(out, "metropolis");
        lf_put(out, KNIGHTS_TRACK_WORD[t]);
        lf_put(out, " c");
        lf_put_int(out, s->metropolis[t]);
    }
    for (int i = 0; i < 2; i++) {
        field_holder(out, i ? "constitution" : "printer", s->point_card[i]);
    }
    field_holder(out, "merchant", s->merchant_owner);
    if (s->merchant != NOWHERE) {
        lf_put(out, " h");
        lf_put_int(out, s->merchant);
    }
    field_holder(out, "longest", s->island.longest);
    field_number(out, "ship", s->ship);
    field_number(out, "landings", s->landings);
}

/* What matches of rules version 1 know nothing of, so that their positions stay as they were. */
static void print_more(struct lf_out *out, const struct knights_state *s)
{
    corner_set acted = corners_none();
    for (size_t i = 0; i < sizeof s->acted; i++)
        if (s->acted[i]) corners_add(&acted, s->acted[i] - 1);
    if (corners_any(acted)) {
        field_list(out, "acted");
        island_put_corners(out, acted);
    }
    if (s->harbor >> HARBOR_MORE) {
        field_key(out, "harbormore");
        island_put_seats(out, s->harbor >> HARBOR_MORE);
    }
    if (s->harbor_void) {
        field_key(out, "harborvoid");
        island_put_seats(out, s->harbor_void);
    }
}

static void print_turn(struct lf_out *out, const struct knights_state *s)
{
    static const char *const EVENT[] = { "-", "science", "trade", "politics", "ship" };
    field_key(out, "phase");
    lf_put(out, KNIGHTS_PHASE_WORD[s->phase]);
    field_key(out, "stage");
    lf_put(out, KNIGHTS_STAGE_WORD[s->stage]);
    field_number(out, "active", s->island.active);
    field_number(out, "first", s->island.start);
    field_number(out, "turn", s->turn);
    island_print_dice(out, &s->island);
    field_key(out, "event");
    lf_put(out, EVENT[s->event]);
    field_words(out, "flags", s->flags, KNIGHTS_FLAG_WORD);
    field_list(out, "used");
    island_put_corners(out, s->used);
    field_list(out, "promoted");
    island_put_corners(out, s->promoted);
    field_key(out, "fleet");
    uint64_t fleet = 0;
    for (int k = 0; k < KIND_COUNT; k++) fleet |= cards_some(k, s->fleet >> k & 1);
    island_put_lanes(out, &KNIGHTS_LANES, fleet);
    field_number(out, "cranes", s->cranes);
    field_key(out, "harbor");
    if (s->harbor) island_put_seats(out, s->harbor & (lf_seat_bit(HARBOR_MORE) - 1));
    else lf_put_char(out, '-');
    print_more(out, s);
    field_number(out, "free", s->free_roads);
    field_number(out, "offers", s->offers);
}

static void print_aside(struct lf_out *out, const struct knights_state *s, int seat)
{
    if (s->phase == PHASE_COMMIT) {
        field_seat(out, "fights", seat);
        island_put_corners(out, knights_fighting(s, seat));
        return;
    }
    field_seat(out, "aside", seat);
    lf_put_char(out, ' ');
    if (knights_hides_aside(s, seat)) field_hidden(out, (int)s->island.reply[seat]);
    else island_put_lanes(out, &KNIGHTS_LANES, s->island.reply[seat]);
}

static void print_dues(struct lf_out *out, const struct knights_state *s)
{
    for (int i = 0; i < s->island.seat_count; i++) {
        if (s->dues[i]) field_seat_number(out, "dues", i, s->dues[i]);
        if (s->choice[i]) {
            field_seat(out, "choice", i);
            lf_put_char(out, ' ');
            if (s->choice[i] == CHOICE_HIDDEN) lf_put_char(out, '?');
            else lf_put_int(out, s->choice[i] - 1);
        }
        if (s->island.reply[i] && s->phase != PHASE_OFFER && s->phase != PHASE_MAIN)
            print_aside(out, s, i);
    }
    if (s->victim != LF_NOBODY) field_number(out, "victim", s->victim);
    if (s->place != NOWHERE) field_number(out, "left", s->place);
    if (s->piece) {
        field_number(out, "piece", s->piece & 3);
        if (s->piece & PIECE_ACTIVE) lf_put_char(out, 'a');
    }
}

int knights_print_position(const void *state, char *text, size_t size)
{
    const struct knights_state *s = state;
    struct lf_out out = lf_out_start(text, size);
    print_decks(&out, s);
    if (s->phase != PHASE_BOARD) {
        island_print_board_fields(&out, &s->island);
        for (int i = 0; i < s->island.seat_count; i++) print_seat(&out, s, i);
        print_table(&out, s);
    }
    print_turn(&out, s);
    print_dues(&out, s);
    if (s->phase == PHASE_OFFER || s->phase == PHASE_MAIN)
        island_print_offer(&out, &s->island, &KNIGHTS_NOTATION, KN_OFFER);
    island_print_viewer(&out, &KNIGHTS_LANES, &s->island);
    return lf_out_end(&out);
}
