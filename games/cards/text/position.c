/* position.c - a whole position as fields (docs/notation.md); poke.c reads them back. */
#include "games/cards/frames/frames.h"
#include "games/cards/text/position.h"

const char *const CARDS_FLAG_WORD[] = { "drew", "holy", "exchange", "alchemist", "christoph",
                                        NULL };
const char CARDS_MARK_LETTER[] = "fdun";      /* MARK_FOREIGN and up */

static void field(struct lf_out *out, const char *key)
{
    if (out->length) lf_put(out, "; ");
    lf_put(out, key);
}

static void field_seat(struct lf_out *out, const char *key, int seat)
{
    field(out, key);
    lf_put_char(out, ' ');
    lf_put_int(out, seat);
}

static void field_number(struct lf_out *out, const char *key, int value)
{
    field(out, key);
    lf_put_char(out, ' ');
    lf_put_int(out, value);
}

/* ---- Principalities ---- */

static void put_lands(struct lf_out *out, const struct realm *r)
{
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

static void put_cards(struct lf_out *out, const struct realm *r)
{
    if (!(r->full[0] | r->full[1])) lf_put(out, " -");
    FOR_CARDS(r, slot) {
        lf_put_char(out, ' ');
        cards_put_place(out, slot + AT_OUTER);
        lf_put_char(out, '=');
        cards_put_row(out, slot_row(r, slot));
        put_marks(out, r->slot[slot].mark);
    }
}

static void put_realm(struct lf_out *out, const struct cards_state *s, int seat)
{
    const struct realm *r = &s->realm[seat];
    field_seat(out, "lands", seat);
    put_lands(out, r);
    field_seat(out, "towns", seat);
    for (int t = 0; t < TOWNS; t++) {
        if (!r->town[t]) continue;
        lf_put_char(out, ' ');
        lf_put_int(out, t + 1);
        lf_put_char(out, ':');
        lf_put_int(out, r->town[t]);
    }
    field_seat(out, "roads", seat);
    for (int c = 0; c < COLUMNS; c++) {
        if (!(r->roads >> c & 1)) continue;
        lf_put_char(out, ' ');
        cards_put_place(out, AT_ROAD + c);
    }
    field_seat(out, "cards", seat);
    put_cards(out, r);
}

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

static void put_piles(struct lf_out *out, const struct cards_state *s)
{
    for (int pile = 0; pile < PILES; pile++) {
        if (!s->count[pile]) continue;
        if (pile < STACKS || pile == PILE_DISCARD || pile == PILE_DISCARD + 1) {
            field(out, pile < STACKS ? "stack " : "discard ");
            cards_put_pile(out, pile);
        } else if (pile == PILE_EVENTS) {
            field(out, "events");
        } else if (pile < PILE_DISPLAY) {
            field_seat(out, "hand", pile - PILE_HAND);
        } else {
            static const char *const KEY[] = { "display", "aside", "drawn" };
            field(out, KEY[pile - PILE_DISPLAY]);
        }
        put_pile(out, s, pile);
    }
    field(out, "landstack");
    if (!s->land_count) lf_put(out, " -");
    for (int i = 0; i < s->land_count; i++) {
        lf_put_char(out, ' ');
        cards_put_land(out, s->land_card[i]);
        if (s->land_known[i]) lf_put_char(out, ':');
        if (s->land_known[i] & 1) lf_put_char(out, '0');
        if (s->land_known[i] & 2) lf_put_char(out, '1');
    }
}

/* ---- The course of the game ---- */

static void put_seats(struct lf_out *out, const char *key, unsigned seats)
{
    if (!seats) return;
    field(out, key);
    lf_put_char(out, ' ');
    if (seats & 1) lf_put_char(out, '0');
    if (seats & 2) lf_put_char(out, '1');
}

static void put_words(struct lf_out *out, const char *key, const char *const *words,
                      unsigned bits)
{
    if (!bits) return;
    field(out, key);
    for (int i = 0; words[i]; i++)
        if (bits >> i & 1) {
            lf_put_char(out, ' ');
            lf_put(out, words[i]);
        }
}

static void put_turn(struct lf_out *out, const struct cards_state *s)
{
    field(out, "step ");
    lf_put(out, CARDS_STEP_WORD[s->step]);
    field_number(out, "active", s->active);
    field_number(out, "first", s->first);
    field_number(out, "turn", s->turn);
    field_number(out, "die", s->die);
    field(out, "event ");
    lf_put(out, CARDS_FACE_WORD[s->event]);
    if (s->event_card) {
        field(out, "turned ");
        cards_put_row(out, s->event_card);
    }
    field_number(out, "gate", s->gate);
    put_words(out, "flags", CARDS_FLAG_WORD, s->flags);
    if (s->played) field_number(out, "played", s->played);
    if (s->offers) field_number(out, "offers", s->offers);
    if (s->cheap != NOWHERE) {
        field(out, "cheap ");
        lf_put_char(out, CARDS_LETTERS[s->cheap]);
        if (s->cheap_fleet != NOWHERE) {
            lf_put_char(out, ' ');
            cards_put_place(out, s->cheap_fleet);
        }
    }
    if (s->searched != NOWHERE) {
        field(out, "searched ");
        cards_put_pile(out, s->searched);
    }
    put_seats(out, "ready", s->ready);
    put_seats(out, "due", s->due);
    put_words(out, "deals", CARDS_DEAL_WORD, s->deals);
    if (s->winner != LF_NOBODY) field_number(out, "winner", s->winner);
}

static void put_rest(struct lf_out *out, const struct cards_state *s)
{
    for (int pile = 0; pile < PILES; pile++) {
        for (int seat = 0; seat < SEATS; seat++) {
            if (!pile_is_banned(s, seat, pile)) continue;
            field(out, "ban ");
            cards_put_pile(out, pile);
            lf_put_char(out, ' ');
            lf_put_int(out, seat);
        }
    }
    for (int seat = 0; seat < SEATS; seat++) {
        if (s->copies[seat] == NOWHERE) continue;
        field_seat(out, "copies", seat);
        lf_put_char(out, ' ');
        cards_put_place(out, s->copies[seat]);
    }
    if (s->offer) {
        char text[LF_ACTION_TEXT_MAX];
        cards_print(lf_act(ACT_OFFER, s->offer), text, sizeof text);
        field(out, text);
    }
    if (s->depth) field(out, "frames");
    for (int i = 0; i < s->depth; i++) {
        const struct frame *f = &s->frame[i];
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
    if (s->viewer == LF_NOBODY) return;
    field(out, "viewer ");
    if (s->viewer == VIEWER_SPECTATOR) lf_put(out, "spectator");
    else lf_put_int(out, s->viewer);
}

/* "shelf -" first: the fields that follow say where every card is. */
int cards_print_position(const void *state, char *text, size_t size)
{
    const struct cards_state *s = state;
    struct lf_out out = lf_out_start(text, size);
    field(&out, "shelf -");
    for (int seat = 0; seat < SEATS; seat++) put_realm(&out, s, seat);
    put_piles(&out, s);
    field(&out, "supply");
    for (int i = 0; i < 3; i++) {
        lf_put_char(&out, ' ');
        lf_put_int(&out, s->supply[i]);
    }
    put_turn(&out, s);
    put_rest(&out, s);
    return lf_out_end(&out);
}
