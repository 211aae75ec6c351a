/* view.c - what each seat knows, and filling in what it does not.
 *
 * Every card on the shelf carries who knows it, so a view is the state with all other cards
 * replaced by UNKNOWN. In the tournament a seat also knows which cards are in its own stacks, only
 * not in which order: there its unknown cards stand sorted in the unknown places, and known[]
 * tells that they are no more than that. What others have looked at is public, what they saw is
 * not: known[] is the same in all views.
 */
#include "games/cards/view/view.h"

#include <string.h>

#include "core/rng.h"
#include "games/cards/sets/expansions.h"

/* ---- How many cards there are ---- */

static bool is_event(int row) { return row_of(row)->class == CLASS_EVENT; }

/* Roads, settlements and cities are counted as a supply. */
static bool is_centre(int row) { return row_of(row)->lies == LIES_AXIS; }

static bool in_decks_only(const struct cards_state *s) { return s->mode == MODE_TOURNAMENT; }

/* Civil War and Plague once from each player, Year End once from the host (KT-04). */
static int fixed_event(int row)
{
    switch (row_of(row)->effect) {
    case EFFECT_CIVIL_WAR: case EFFECT_PLAGUE: return SEATS;
    case EFFECT_YEAR_END: return 1;
    default: return 0;
    }
}

int cards_copies(const struct cards_state *s, int row)
{
    if (row == ROW_NONE || is_centre(row)) return 0;
    if (in_decks_only(s)) return is_event(row) ? fixed_event(row) : 0;
    if (!set_in_play(s, row_of(row)->set) || row_of(row)->flags & ROW_TOURNAMENT) return 0;
    return row_of(row)->count;
}

static int row_with(int effect)
{
    for (int row = 1; row < ROW_COUNT; row++)
        if (row_of(row)->effect == effect) return row;
    return ROW_NONE;
}

static int metropolis_row(void)
{
    for (int row = 1; row < ROW_COUNT; row++)
        if (row_of(row)->lies == LIES_ON_CITY) return row;
    return ROW_NONE;
}

void cards_tally(const struct cards_state *s, uint8_t tally[ROW_COUNT])
{
    int dogma = row_with(EFFECT_DOGMA), ban = row_with(EFFECT_CHURCH_BAN);
    int metropolis = metropolis_row(), end = pile_start(s, PILES);
    memset(tally, 0, ROW_COUNT);
    for (int i = 0; i < end; i++)
        if (s->card[i] < ROW_COUNT) tally[s->card[i]]++;
    for (int seat = 0; seat < SEATS; seat++) {
        const struct realm *r = &s->realm[seat];
        FOR_CARDS(r, slot) {
            tally[slot_row(r, slot)]++;
            tally[dogma] = (uint8_t)(tally[dogma] + !slot_works(r, slot));
        }
        for (int t = 0; t < TOWNS; t++)
            tally[metropolis] = (uint8_t)(tally[metropolis] + (r->town[t] == TOWN_METROPOLIS));
    }
    for (int pile = 0; pile < PILES; pile++)
        tally[ban] = (uint8_t)(tally[ban] + (s->ban[pile] & 1) + (s->ban[pile] >> 1));
}

int cards_event_card(const struct cards_state *s)
{
    int from = pile_start(s, PILE_ASIDE), last = pile_start(s, PILE_EVENTS + 1) - 1;
    if (cards_rules(s) >= 2) return s->event_card;
    for (int i = from; i < from + s->count[PILE_ASIDE]; i++)
        if (is_event(s->card[i])) return s->card[i];
    bool turned = s->event == FACE_QUESTION && s->step > STEP_EVENT && s->count[PILE_EVENTS];
    bool seen = turned && (s->known[last] & 3) == 3 && s->card[last] != UNKNOWN;
    return seen ? s->card[last] : ROW_NONE;
}

/* ---- Hiding ---- */

void cards_sort_pile(struct cards_state *s, int pile)
{
    int from = pile_start(s, pile);
    for (int i = 1; i < s->count[pile]; i++) {
        uint8_t card = s->card[from + i], known = s->known[from + i];
        int k = i;
        for (; k > 0 && (s->card[from + k - 1] > card ||
               (s->card[from + k - 1] == card && s->known[from + k - 1] > known)); k--) {
            s->card[from + k] = s->card[from + k - 1];
            s->known[from + k] = s->known[from + k - 1];
        }
        s->card[from + k] = card;
        s->known[from + k] = known;
    }
}

/* A player's own stacks in a tournament: the same cards in the same places for every order they may
 * really have. */
static void sort_own(struct cards_state *v, int seat)
{
    uint8_t count[ROW_COUNT] = { 0 };
    int from = pile_start(v, stack_from(v, seat)), to = pile_start(v, stack_to(v, seat));
    int row = 0;
    for (int i = from; i < to; i++)
        if (!cards_knows(seat, v->known[i])) count[v->card[i]]++;
    for (int i = from; i < to; i++) {
        if (cards_knows(seat, v->known[i])) continue;
        while (!count[row]) row++;
        v->card[i] = (uint8_t)row;
        count[row]--;
    }
}

static bool is_own_place(const struct cards_state *s, int seat, int index)
{
    if (!in_decks_only(s) || seat >= SEATS) return false;
    return index >= pile_start(s, stack_from(s, seat)) &&
           index < pile_start(s, stack_to(s, seat));
}

/* How many cards of a hand the other seat knows is nothing for a spectator: when one of them is
 * played, he would see that it was known. */
static void hide_marks(struct cards_state *v)
{
    for (int seat = 0; seat < SEATS; seat++)
        for (int i = 0, from = pile_start(v, PILE_HAND + seat); i < hand_size(v, seat); i++)
            v->known[from + i] = (uint8_t)seat_bit(seat);
}

void cards_view(const void *state, int seat, void *out)
{
    const struct cards_state *s = state;
    struct cards_state *v = out;
    int viewer = seat == LF_NOBODY ? VIEWER_SPECTATOR : seat, end = pile_start(s, PILES);
    LF_ASSERT(s->viewer == LF_NOBODY);
    memcpy(v, s, sizeof *v);
    v->viewer = (uint8_t)viewer;
    for (int i = 0; i < end; i++)
        if (!cards_knows(viewer, v->known[i]) && !is_own_place(s, viewer, i))
            v->card[i] = UNKNOWN;
    for (int i = 0; i < s->land_count; i++)
        if (!cards_knows(viewer, v->land_known[i])) v->land_card[i] = UNKNOWN;
    if (viewer == VIEWER_SPECTATOR) hide_marks(v);
    /* A hand is sorted by row, which would tell something of the cards that are not known: they
     * go last. */
    for (int i = 0; i < SEATS; i++)
        if (i != viewer) cards_sort_pile(v, PILE_HAND + i);
    if (in_decks_only(s) && viewer < SEATS) sort_own(v, viewer);
}

/* ---- The log ---- */

/* The pile that the top frame looks through. */
static int looked_pile(const struct cards_state *s)
{
    const struct frame *f = &s->frame[s->depth - 1];
    return s->depth && (f->kind == FRAME_LOOK || f->kind == FRAME_SPY) ? f->look.pile : PILES;
}

/* A card that lies open, and one that is taken from the viewer, is seen to go. */
static bool take_is_seen(const struct cards_state *s, int row, int viewer)
{
    int pile = looked_pile(s), index = pile < PILES ? cards_pile_find(s, pile, row) : -1;
    if (index < 0) return false;
    if (pile == PILE_HAND + viewer) return true;
    return s->known[pile_start(s, pile) + index] & KNOWN_OPEN;
}

/* Whose card another puts under a stack (Conflict) sees it; so does everybody what goes to a
 * discard pile (KX-22), and a Bailiwick that leaves. */
static bool bury_is_seen(const struct cards_state *s, int actor, uint64_t args, int viewer)
{
    const struct frame *f = s->depth ? &s->frame[s->depth - 1] : NULL;
    if ((args & 0xFF) >= PILE_DISCARD || (f && f->kind == FRAME_PREFECT)) return true;
    return f && f->kind == FRAME_CONFLICT && viewer == seat_other(actor);
}

/* How many copies of each card two viewers know between them, on the shelf and in play. */
static void known_tally(const struct cards_state *s, int one, int two, uint8_t tally[ROW_COUNT])
{
    struct cards_state known = *s;
    int end = pile_start(s, PILES);
    for (int i = 0; i < end; i++)
        if (!cards_knows(one, s->known[i]) && !cards_knows(two, s->known[i]))
            known.card[i] = UNKNOWN;
    cards_tally(&known, tally);
}

static int unknown_lands(const struct cards_state *s, int one, int two)
{
    int count = 0;
    for (int i = 0; i < s->land_count; i++)
        count += !cards_knows(one, s->land_known[i]) && !cards_knows(two, s->land_known[i]);
    return count;
}

/* What lay open on a discard pile and is covered now is known no more: another one of its kind that
 * comes up with the same action is new all the same. */
static void forget_covered(const struct cards_state *s, const struct cards_state *after,
                           uint8_t tally[ROW_COUNT])
{
    for (int pile = PILE_DISCARD; pile < PILE_DISCARD + SEATS; pile++) {
        int more = after->count[pile] - s->count[pile], at = pile_start(after, pile) + more;
        int row = s->card[pile_start(s, pile)];
        if (s->count[pile] && more > 0 && after->card[at] == row && !after->known[at]) tally[row]--;
    }
}

/* A card has come up that neither the actor nor, for each viewer, the viewer knew. */
bool cards_tells(const void *state, int actor, lf_action action)
{
    const struct cards_state *s = state;
    struct cards_state after = *s;
    uint8_t before_known[ROW_COUNT], after_known[ROW_COUNT];
    cards_apply(&after, actor, action);
    for (int viewer = 0; viewer < SEATS; viewer++) {
        if (unknown_lands(&after, actor, viewer) < unknown_lands(s, actor, viewer)) return true;
        known_tally(s, actor, viewer, before_known);
        forget_covered(s, &after, before_known);
        known_tally(&after, actor, viewer, after_known);
        for (int row = 0; row < ROW_COUNT; row++)
            if (after_known[row] > before_known[row]) return true;
    }
    return false;
}

/* ---- What lies open ---- */

static int show_pile(const struct cards_state *s, int pile, int count, uint64_t *out, int n)
{
    int from = pile_start(s, pile);
    for (int i = 0; i < count && i < s->count[pile]; i++) out[n++] = s->card[from + i];
    return n;
}

/* The pile that a frame looks through, and how many of its cards from the top. */
static int frame_pile(const struct frame *f, int *count)
{
    *count = SHELF;
    switch (f->kind) {
    case FRAME_LOOK: case FRAME_SPY: return f->look.pile;
    case FRAME_CONFLICT: return PILE_HAND + seat_other(f->seat);
    case FRAME_ARCHIVE: *count = f->archive.count; return f->archive.stack;
    default: return PILES;
    }
}

/* The pile that a card lets its player look through; it may be done with at once, because nothing
 * there can be taken. */
static int looked_by(const struct cards_state *s, int row, int viewer)
{
    switch (row_of(row)->effect) {
    case EFFECT_SPY: case EFFECT_CONFLICT: return PILE_HAND + seat_other(viewer);
    case EFFECT_OLD_SCIENCES: return pile_discards(s, seat_other(viewer));
    case EFFECT_SIGMUND: return pile_discards(s, viewer);
    default: return PILES;
    }
}

static int show_looked(const struct cards_state *s, int row, int viewer, uint64_t *out, int n)
{
    int pile = looked_by(s, row, viewer), from = pile_start(s, pile);
    for (int i = from; pile < PILES && i < from + s->count[pile]; i++)
        if (s->known[i] & seat_bit(viewer)) out[n++] = s->card[i];
    return n;
}

/* Open to all: how many cards each pile has, the cards that are being played, those beside the
 * stacks and the upper one of each discard pile, the landscape that is turned up. One's own hand,
 * and what one looks through at the moment. */
int cards_shown_to(const void *state, int viewer, uint64_t *out)
{
    const struct cards_state *s = state;
    const struct frame *top = &s->frame[s->depth ? s->depth - 1 : 0];
    int n = 0, count;
    for (int pile = 0; pile < PILES; pile++) out[n++] = s->count[pile];
    n = show_pile(s, PILE_ASIDE, SHELF, out, n);
    n = show_pile(s, PILE_DISPLAY, SHELF, out, n);
    for (int seat = 0; seat < SEATS; seat++) {
        n = show_pile(s, PILE_DISCARD + seat, 1, out, n);
        for (int i = 0; i < LANDS; i++) out[n++] = s->realm[seat].land[i] & 0x3F;
    }
    for (int stack = 0; stack < STACKS; stack++)
        if (s->count[stack] && s->known[pile_start(s, stack)] & KNOWN_OPEN)
            n = show_pile(s, stack, 1, out, n);
    if (viewer < SEATS) {
        n = show_pile(s, PILE_HAND + viewer, SHELF, out, n);
        n = show_looked(s, cards_event_card(s), viewer, out, n);
        for (int pile = PILE_DISCARD; pile < PILE_DISCARD + SEATS; pile++)
            if (s->count[pile]) n = show_looked(s, pile_row(s, pile, 0), viewer, out, n);
    }
    if (!s->depth) return n;
    if (top->kind == FRAME_LAND) out[n++] = top->land.card;
    if (top->seat != viewer) return n;
    int pile = frame_pile(top, &count);
    if (pile < PILES) n = show_pile(s, pile, count, out, n);
    if (top->kind == FRAME_HOLY) n = show_pile(s, PILE_DRAWN, 1, out, n);
    for (int i = 0; top->kind == FRAME_SCOUT && i < s->land_count; i++) out[n++] = s->land_card[i];
    return n;
}

lf_action cards_seen(const void *state, int actor, lf_action action, int viewer)
{
    const struct cards_state *s = state;
    uint64_t args = lf_args_of(action);
    int kind = lf_kind_of(action);
    uint64_t hidden = (args & 0xFF) | (uint64_t)HIDDEN_ROW << 8;
    if (kind == ACT_SHUFFLE) return lf_act(kind, (args & (uint64_t)0xF << 48) | SHUFFLE_HIDDEN);
    if (viewer == actor) return action;
    switch (kind) {
    case ACT_EVENT:
        if (args != FACE_QUESTION || !s->count[PILE_EVENTS]) return action;
        return action | (uint64_t)pile_row(s, PILE_EVENTS, 0) << 8;
    case ACT_DECK: case ACT_STRIKE: return lf_act(kind, hidden);
    case ACT_SAMPLE: return lf_act(kind, HIDDEN_ROW);
    case ACT_TAKE:
        return take_is_seen(s, (int)args, viewer) ? action : lf_act(kind, HIDDEN_ROW);
    case ACT_BURY: return bury_is_seen(s, actor, args, viewer) ? action : lf_act(kind, hidden);
    default: return action;
    }
}
