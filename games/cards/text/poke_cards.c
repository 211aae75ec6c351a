/* poke_cards.c - fields of a position about cards, piles and landscapes.
 *
 * So that tests need not say where every card is, a card that is named comes from a stack, the
 * discard piles or the open display when no copy is left over, and what it replaces goes under
 * a stack. After "shelf -" there is nothing to take from: each field says where its cards are.
 */
#include "games/cards/frames/frames.h"
#include "games/cards/text/position.h"
#include "games/cards/turn/steps.h"
#include "games/cards/view/view.h"

/* ---- Where cards come from and go to ---- */

static bool is_event(int row) { return row_of(row)->class == CLASS_EVENT; }

/* Under a stack of the seat other than `not_here`; events under theirs, open cards back. */
static void give_back(struct cards_state *s, int row, int seat, int not_here)
{
    int pile = stack_from(s, seat);
    if (is_event(row)) pile = PILE_EVENTS;
    else if (cards_is_displayed(s, row)) pile = PILE_DISPLAY;
    else if (pile == not_here) pile++;
    if (pile == not_here || pile_start(s, PILES) == SHELF) return;
    int index = s->count[pile];
    if (pile == PILE_DISPLAY)
        for (index = 0; index < s->count[pile] && pile_row(s, pile, index) < row;) index++;
    cards_pile_put(s, pile, index, row, pile == PILE_DISPLAY ? KNOWN_ALL : 0);
}

static bool take_from(struct cards_state *s, int pile, int row)
{
    unsigned known;
    int index = cards_pile_find(s, pile, row);
    if (index < 0) return false;
    cards_pile_take(s, pile, index, &known);
    return true;
}

/* In the tournament any card may be in a deck: one of the seat's stack turns into it. */
static bool trade_in(struct cards_state *s, int row, int seat, int not_here)
{
    unsigned known;
    if (is_event(row)) {
        if (!s->count[PILE_EVENTS] || not_here == PILE_EVENTS) return false;
        cards_pile_take(s, PILE_EVENTS, s->count[PILE_EVENTS] - 1, &known);
        return true;
    }
    for (int pile = stack_from(s, seat); pile < stack_to(s, seat); pile++)
        if (s->count[pile] && pile != not_here) {
            cards_pile_take(s, pile, s->count[pile] - 1, &known);
            return true;
        }
    return false;
}

static bool is_free(const struct cards_state *s, int row)
{
    uint8_t tally[ROW_COUNT];
    int cards = 0, events = 0;
    cards_tally(s, tally);
    if (s->mode != MODE_TOURNAMENT) return tally[row] < cards_copies(s, row);
    if (tally[row] >= cards_copies(s, row) + SEATS * cards_deck_pool(s, row)) return false;
    for (int i = 1; i < ROW_COUNT; i++)
        if (is_event(i)) events += tally[i];
        else cards += tally[i];
    return is_event(row) ? events < TOURNAMENT_EVENTS : cards < SEATS * DECK_CARDS;
}

/* A copy of the row for a pile or a realm of this seat; false: there is none. */
static bool fetch(struct cards_state *s, struct lf_in *in, int row, int seat, int not_here)
{
    static const uint8_t ORDER[] = { PILE_EVENTS, PILE_DISCARD, PILE_DISCARD + 1, PILE_DISPLAY,
                                     PILE_HAND, PILE_HAND + 1, PILE_ASIDE, PILE_DRAWN };
    if (s->viewer != LF_NOBODY || is_free(s, row)) return true;
    for (int pile = stack_from(s, seat); pile < stack_to(s, seat); pile++)
        if (pile != not_here && take_from(s, pile, row)) return true;
    for (size_t i = 0; i < sizeof ORDER; i++)
        if (ORDER[i] != not_here && take_from(s, ORDER[i], row)) return true;
    if (s->mode == MODE_TOURNAMENT && trade_in(s, row, seat, not_here)) return true;
    return lf_not_enough(in);
}

/* The card of a ban lies on its pile: it comes from who laid it, and goes back to him. */
bool cards_poke_banned(struct cards_state *s, struct lf_in *in, int pile, int seat)
{
    if (seat != LF_NOBODY)
        return pile_is_banned(s, seat, pile) ||
               fetch(s, in, ROW_church_ban, seat_other(seat), NOWHERE);
    for (int i = 0; i < SEATS; i++)
        if (pile_is_banned(s, i, pile)) give_back(s, ROW_church_ban, seat_other(i), NOWHERE);
    return true;
}

/* A Metropolis is a card too: it comes from a stack, or goes back there. */
bool cards_poke_crowned(struct cards_state *s, struct lf_in *in, int seat, int before, int now)
{
    if (now == TOWN_METROPOLIS && before != TOWN_METROPOLIS)
        return fetch(s, in, ROW_metropolis, seat, NOWHERE);
    if (before == TOWN_METROPOLIS && now != TOWN_METROPOLIS)
        give_back(s, ROW_metropolis, seat, NOWHERE);
    return true;
}

/* ---- Piles ---- */

static unsigned take_known(const struct cards_state *s, struct lf_in *in, int pile)
{
    unsigned known = 0;
    bool discard = pile == PILE_DISCARD || pile == PILE_DISCARD + 1;
    bool covered = discard && cards_rules(s) >= 2 && s->count[pile];
    if (pile >= PILE_HAND && pile < PILE_HAND + SEATS) {
        known = seat_bit(pile - PILE_HAND);
        return lf_take(in, "!") ? 3 : known;
    }
    if (pile > PILE_EVENTS && pile != PILE_DRAWN && !covered) return KNOWN_ALL;
    if (lf_take(in, "0")) known |= 1;
    if (lf_take(in, "1")) known |= 2;
    if (lf_take(in, "!")) known |= KNOWN_OPEN;
    return known;
}

static int pile_seat(const struct cards_state *s, int pile)
{
    if (pile >= PILE_HAND && pile < PILE_HAND + SEATS) return pile - PILE_HAND;
    if (pile < STACKS && s->mode == MODE_TOURNAMENT) return pile / 4;
    return pile == PILE_DISCARD + 1;
}

/* " CARD..." or " -", from the top. */
bool cards_poke_pile(struct cards_state *s, struct lf_in *in, int pile)
{
    unsigned known;
    int seat = pile_seat(s, pile);
    while (s->count[pile]) {
        int row = cards_pile_take(s, pile, 0, &known);
        if (row != UNKNOWN) give_back(s, row, seat, pile);
    }
    if (lf_take(in, " -")) return true;
    while (!lf_at_end(in)) {
        int row = UNKNOWN;
        if (!lf_take_space(in)) return false;
        if (!lf_take(in, "?") && !cards_take_row(in, &row)) return false;
        if (row != UNKNOWN && !fetch(s, in, row, seat, pile)) return false;
        if (pile_start(s, PILES) == SHELF) return lf_not_enough(in);
        known = take_known(s, in, pile);
        if (pile >= PILE_HAND && pile < PILE_DISPLAY && s->viewer == LF_NOBODY && row != UNKNOWN)
            cards_hand_add(s, seat, row, known);
        else
            cards_pile_put(s, pile, s->count[pile], row, known);
    }
    return true;
}

/* Nothing is owed any more either. */
void cards_poke_empty(struct cards_state *s)
{
    while (s->depth) frame_pop(s);
    s->deals = 0;
    memset(s->card, 0, sizeof s->card);
    memset(s->known, 0, sizeof s->known);
    memset(s->count, 0, sizeof s->count);
    for (int seat = 0; seat < SEATS; seat++)
        for (int slot = 0; slot < SLOTS; slot++) slot_set(&s->realm[seat], slot, 0, 0);
}

/* ---- Cards that lie in a realm ---- */

static bool take_marks(struct lf_in *in, int *mark)
{
    *mark = 0;
    if (!lf_take(in, ":")) return true;
    char c = lf_peek(in);
    if (c >= '1' && c <= '3') *mark = c - '0', in->at++;
    for (int i = 0; CARDS_MARK_LETTER[i]; i++)
        if (lf_peek(in) == CARDS_MARK_LETTER[i]) *mark |= 4 << i, in->at++;
    return *mark || lf_expected(in, LF_SAY("1 to 3, or some of f d u n in this order",
                                           "1 bis 3 oder einige von f d u n in dieser Folge"));
}

/* With the Dogma that lies on it. */
static void take_away(struct cards_state *s, int seat, int slot)
{
    struct card_slot old = s->realm[seat].slot[slot];
    int owner = cards_owner_of(s, seat, slot);
    slot_set(&s->realm[seat], slot, 0, 0);
    give_back(s, old.row, owner, NOWHERE);
    if (old.mark & MARK_DOGMA) give_back(s, ROW_dogma, seat_other(seat), NOWHERE);
}

/* "6a=abbey:2f"; "6a=-" takes the card away. */
bool cards_poke_card(struct cards_state *s, struct lf_in *in, int seat)
{
    struct realm *r = &s->realm[seat];
    int place, row, mark;
    if (!cards_take_place(in, &place)) return false;
    int slot = place - AT_OUTER;
    if (slot < 0 || slot >= SLOTS)
        return lf_expected(in, LF_SAY("a place for a card", "ein Platz für eine Karte"));
    if (!lf_take(in, "=")) return lf_expected(in, LF_SAY("'='", "'='"));
    if (slot_full(r, slot)) take_away(s, seat, slot);
    if (lf_take(in, "-")) return true;
    if (!cards_take_row(in, &row) || !take_marks(in, &mark)) return false;
    if (row_is_action(row) || is_event(row) || row_of(row)->class == CLASS_CENTRE)
        return lf_expected(in, LF_SAY("a building or a unit", "ein Gebäude oder eine Einheit"));
    if (!fetch(s, in, row, mark & MARK_FOREIGN ? seat_other(seat) : seat, NOWHERE)) return false;
    slot_set(r, slot, row, mark & ~MARK_DOGMA);
    if (mark & MARK_DOGMA && !fetch(s, in, ROW_dogma, seat_other(seat), NOWHERE)) return false;
    r->slot[slot].mark = (uint8_t)mark;
    return true;
}

bool cards_poke_card_list(struct cards_state *s, struct lf_in *in, int seat)
{
    struct realm *r = &s->realm[seat];
    FOR_CARDS(r, slot) take_away(s, seat, slot);
    if (lf_take(in, " -")) return true;
    while (!lf_at_end(in))
        if (!lf_take_space(in) || !cards_poke_card(s, in, seat)) return false;
    return true;
}

/* ---- Landscapes ---- */

static void land_back(struct cards_state *s, int card)
{
    bool known = false;
    for (int i = 0; i < LAND_STACK; i++) known |= cards_stack_land()[i] == card;
    for (int i = 0; i < s->land_count; i++) known &= s->land_card[i] != card;
    if (known && s->land_count < LAND_STACK) s->land_card[s->land_count++] = (uint8_t)card;
}

static void land_out(struct cards_state *s, int card)
{
    int i = 0;
    while (i < s->land_count && s->land_card[i] != card) i++;
    if (i == s->land_count) return;
    for (s->land_count--; i < s->land_count; i++) {
        s->land_card[i] = s->land_card[i + 1];
        s->land_known[i] = s->land_known[i + 1];
    }
    s->land_card[i] = 0;
    s->land_known[i] = 0;
}

/* "g1=b5:2" */
bool cards_poke_land(struct cards_state *s, struct lf_in *in, int seat)
{
    uint8_t *land, store = 0;
    int place, card;
    if (!cards_take_place(in, &place)) return false;
    if (place >= LANDS)
        return lf_expected(in, LF_SAY("a landscape, such as g1", "eine Landschaft, etwa g1"));
    if (!lf_take(in, "=")) return lf_expected(in, LF_SAY("'='", "'='"));
    land = &s->realm[seat].land[place];
    if (*land) {
        int old = *land & 0x3F;
        *land = 0;
        if (s->viewer == LF_NOBODY) land_back(s, old);
    }
    if (lf_take(in, "-")) return true;
    if (!cards_take_land(in, &card)) return false;
    if (lf_take(in, ":") && !lf_take_small(in, STORE_MAX, &store)) return false;
    land_out(s, card);
    *land = land_with(card, store);
    return true;
}

bool cards_poke_lands(struct cards_state *s, struct lf_in *in, int seat)
{
    for (int i = 0; i < LANDS; i++) {
        int old = s->realm[seat].land[i] & 0x3F;
        s->realm[seat].land[i] = 0;
        if (old && s->viewer == LF_NOBODY) land_back(s, old);
    }
    if (lf_take(in, " -")) return true;
    while (!lf_at_end(in))
        if (!lf_take_space(in) || !cards_poke_land(s, in, seat)) return false;
    return true;
}

/* "g1 2": what lies on one landscape. */
bool cards_poke_store(struct cards_state *s, struct lf_in *in, int seat)
{
    uint8_t store = 0;
    int place;
    if (!cards_take_place(in, &place)) return false;
    if (place >= LANDS || !s->realm[seat].land[place])
        return lf_expected(in, LF_SAY("a landscape that lies there",
                                      "eine Landschaft, die dort liegt"));
    if (!lf_take_space(in) || !lf_take_small(in, STORE_MAX, &store)) return false;
    s->realm[seat].land[place] = land_with(s->realm[seat].land[place], store);
    return true;
}

bool cards_poke_land_stack(struct cards_state *s, struct lf_in *in)
{
    memset(s->land_card, 0, sizeof s->land_card);
    memset(s->land_known, 0, sizeof s->land_known);
    s->land_count = 0;
    if (lf_take(in, " -")) return true;
    while (!lf_at_end(in)) {
        int card = UNKNOWN;
        if (!lf_take_space(in)) return false;
        if (!lf_take(in, "?") && !cards_take_land(in, &card)) return false;
        if (s->land_count == LAND_STACK) return lf_not_enough(in);
        unsigned known = 0;
        if (lf_take(in, ":")) {
            if (lf_take(in, "0")) known |= 1;
            if (lf_take(in, "1")) known |= 2;
        }
        s->land_known[s->land_count] = (uint8_t)known;
        s->land_card[s->land_count++] = (uint8_t)card;
    }
    return true;
}

/* ---- A game that has begun, for tests ---- */

/* The first cards of the table that make a legal deck; all in stacks, nobody has a hand. */
static void fill_deck(struct cards_state *s, int seat)
{
    lf_action list[LF_LEGAL_MAX];
    while (!(s->ready & seat_bit(seat))) {
        cards_deck_list(s, seat, list);
        cards_deck_apply(s, seat, list[0]);
    }
}

/* Landscapes in the order of kinds, hands empty, the first turn in step 4. */
void cards_poke_begun(struct cards_state *s, int seat)
{
    if (s->mode == MODE_TOURNAMENT && s->step <= STEP_DECKS) {
        fill_deck(s, 0);
        fill_deck(s, 1);
        cards_gather_events(s);
        for (int i = 0; i < SEATS; i++) cards_deal(s, DEAL_DECK + i, 0);
    }
    for (int i = 0; i < SEATS; i++)
        for (unsigned kinds; (kinds = cards_kinds_to_lay(s, i)) != 0;)
            cards_lay_land(s, i, __builtin_ctz(kinds));
    while (s->depth) frame_pop(s);
    s->deals = 0;
    s->active = s->first = (uint8_t)seat;
    s->turn = 1;
    s->step = STEP_MAIN;
    s->die = 1;
    s->event = FACE_MILL;
    cards_measure(s);
}
