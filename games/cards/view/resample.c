/* resample.c - a state that a view allows, drawn at random.
 *
 * Shared cards are those of the mode without the ones the viewer knows. A card that nobody has
 * ever seen still stands in the stack it was dealt into, so in the extended game base cards stay
 * in base stacks and cards of the set in theirs; what somebody has put there may be anything. An
 * unknown deck of the tournament is drawn at random among the legal ones.
 */
#include <string.h>

#include "core/rng.h"
#include "games/cards/engine.h"
#include "games/cards/view/view.h"

/* Cards still to be placed, as a list. */
struct pool { uint8_t card[2 * SHELF]; int count; };

static void pool_add(struct pool *pool, int row, int copies)
{
    for (; copies > 0 && pool->count < 2 * SHELF; copies--)
        pool->card[pool->count++] = (uint8_t)row;
}

static int pool_draw(struct pool *pool, struct lf_rng *rng)
{
    LF_ASSERT(pool->count > 0);
    int pick = (int)lf_rng_below(rng, (uint32_t)pool->count);
    int row = pool->card[pick];
    pool->card[pick] = pool->card[--pool->count];
    return row;
}

static bool is_event(int row) { return row_of(row)->class == CLASS_EVENT; }

/* ---- Which cards are missing ---- */

struct missing { struct pool base, set, events; };

static struct pool *pool_of(struct missing *m, int row)
{
    return is_event(row) ? &m->events : row_of(row)->set == SET_BASE ? &m->base : &m->set;
}

/* Base and extended game: all cards but those that are seen. */
static void miss_shared(const struct cards_state *s, struct missing *m)
{
    uint8_t tally[ROW_COUNT];
    cards_tally(s, tally);
    for (int row = 1; row < ROW_COUNT; row++)
        pool_add(pool_of(m, row), row, cards_copies(s, row) - tally[row]);
}

static int unknown_in(const struct cards_state *s, int pile)
{
    int from = pile_start(s, pile), count = 0;
    for (int i = 0; i < s->count[pile]; i++) count += s->card[from + i] == UNKNOWN;
    return count;
}

/* Draws `count` rows into `out` out of all that decks may still hold, both decks together: `most`
 * copies of each row less those seen. */
static void miss_rows(const struct cards_state *s, const uint8_t *tally, bool events, int decks,
                      int count, struct lf_rng *rng, struct pool *out)
{
    struct pool all = { .count = 0 };
    for (int row = 1; row < ROW_COUNT; row++) {
        int fixed = decks > 1 && events ? cards_copies(s, row) : 0;
        if (is_event(row) == events)
            pool_add(&all, row, decks * cards_deck_max(s, row) + fixed - tally[row]);
    }
    for (; count > 0; count--) pool_add(out, pool_draw(&all, rng), 1);
}

/* ---- Filling piles ---- */

static void fill_pile(struct cards_state *s, int pile, struct pool *pool, struct lf_rng *rng)
{
    int from = pile_start(s, pile);
    for (int i = 0; i < s->count[pile]; i++)
        if (s->card[from + i] == UNKNOWN) s->card[from + i] = (uint8_t)pool_draw(pool, rng);
}

/* Cards nobody has seen since they were dealt: of the stack's own set. */
static void fill_untouched(struct cards_state *s, struct missing *m, struct lf_rng *rng)
{
    for (int stack = 0; stack < stack_to(s, 0); stack++) {
        struct pool *own = s->mode == MODE_EXTENDED && stack >= 4 ? &m->set : &m->base;
        int from = pile_start(s, stack);
        for (int i = 0; i < s->count[stack]; i++)
            if (s->card[from + i] == UNKNOWN && !s->known[from + i])
                s->card[from + i] = (uint8_t)pool_draw(own, rng);
    }
}

static void fill_shared(struct cards_state *s, struct lf_rng *rng)
{
    struct missing m = { .base.count = 0 };
    miss_shared(s, &m);
    fill_untouched(s, &m, rng);
    for (int i = 0; i < m.set.count; i++) pool_add(&m.base, m.set.card[i], 1);
    for (int pile = 0; pile < PILES; pile++)
        fill_pile(s, pile, pile == PILE_EVENTS ? &m.events : &m.base, rng);
    LF_ASSERT(m.base.count == 0 && m.events.count == 0);
}

/* ---- The tournament ---- */

/* Cards that came, as far as can be seen, from the deck of a seat: what it holds and owns. Both
 * decks together hold at most twice what one may. */
static void owned_tally(const struct cards_state *s, int seat, uint8_t tally[ROW_COUNT])
{
    memset(tally, 0, ROW_COUNT);
    for (int pile = 0; pile < PILES; pile++) {
        bool own = pile < STACKS ? pile / 4 == seat
                                 : pile == PILE_HAND + seat || pile == PILE_DISCARD + seat;
        int from = pile_start(s, pile);
        for (int i = 0; own && i < s->count[pile]; i++)
            if (s->card[from + i] < ROW_COUNT) tally[s->card[from + i]]++;
    }
    for (int realm = 0; realm < SEATS; realm++)
        FOR_CARDS(&s->realm[realm], slot)
            if (cards_owner_of(s, realm, slot) == seat) tally[slot_row(&s->realm[realm], slot)]++;
    for (int row = 1; row < ROW_COUNT; row++) {
        if (row_of(row)->effect == EFFECT_CHURCH_BAN)
            for (int pile = 0; pile < PILES; pile++)
                tally[row] = (uint8_t)(tally[row] + pile_is_banned(s, seat_other(seat), pile));
        if (row_of(row)->effect == EFFECT_DOGMA)
            FOR_CARDS(&s->realm[seat_other(seat)], slot)
                tally[row] = (uint8_t)(tally[row] + !slot_works(&s->realm[seat_other(seat)], slot));
    }
}

/* How many more copies the seat's unknown cards may hold. */
static int room_for(const struct cards_state *s, const uint8_t *all, const uint8_t *owned, int row)
{
    int most = cards_deck_max(s, row), own = most - owned[row], both = 2 * most - all[row];
    return own < both ? own : both;
}

/* The unknown cards of one seat: its stacks, its hand, its discard pile. */
static void fill_deck(struct cards_state *s, int seat, struct lf_rng *rng)
{
    uint8_t all[ROW_COUNT], owned[ROW_COUNT];
    struct pool pool = { .count = 0 };
    cards_tally(s, all);
    owned_tally(s, seat, owned);
    for (int row = 1; row < ROW_COUNT; row++)
        if (!is_event(row)) pool_add(&pool, row, room_for(s, all, owned, row));
    for (int stack = seat * 4; stack < seat * 4 + 4; stack++) fill_pile(s, stack, &pool, rng);
    fill_pile(s, PILE_HAND + seat, &pool, rng);
    fill_pile(s, PILE_DISCARD + seat, &pool, rng);
    if (s->active == seat) fill_pile(s, PILE_DRAWN, &pool, rng);
}

/* The viewer's own stacks: the right cards in the wrong order. */
static void mix_own(struct cards_state *s, int seat, struct lf_rng *rng)
{
    struct pool pool = { .count = 0 };
    int from = pile_start(s, stack_from(s, seat)), to = pile_start(s, stack_to(s, seat));
    for (int i = from; i < to; i++)
        if (!cards_knows(seat, s->known[i])) pool_add(&pool, s->card[i], 1);
    for (int i = from; i < to; i++)
        if (!cards_knows(seat, s->known[i])) s->card[i] = (uint8_t)pool_draw(&pool, rng);
}

/* Decks that are still being chosen: cards in the first stack of a seat, events in the second. */
static void fill_choice(struct cards_state *s, int seat, struct lf_rng *rng)
{
    static const uint8_t NONE[ROW_COUNT];
    for (int k = 0; k < 2; k++) {
        int pile = seat * 4 + k;
        struct pool pool = { .count = 0 };
        if (!unknown_in(s, pile)) continue;
        miss_rows(s, NONE, k == 1, 1, unknown_in(s, pile), rng, &pool);
        fill_pile(s, pile, &pool, rng);
        cards_sort_pile(s, pile);
    }
}

/* The event stack: five that are always there, the others from both decks. */
static void fill_events(struct cards_state *s, struct lf_rng *rng)
{
    uint8_t tally[ROW_COUNT];
    struct pool pool = { .count = 0 };
    int unknown = unknown_in(s, PILE_EVENTS);
    if (!unknown) return;
    cards_tally(s, tally);
    for (int row = 1; row < ROW_COUNT; row++)
        if (is_event(row) && tally[row] < cards_copies(s, row)) {
            pool_add(&pool, row, cards_copies(s, row) - tally[row]);
            tally[row] = (uint8_t)cards_copies(s, row);
        }
    LF_ASSERT(pool.count <= unknown);
    miss_rows(s, tally, true, SEATS, unknown - pool.count, rng, &pool);
    fill_pile(s, PILE_EVENTS, &pool, rng);
}

static void fill_tournament(struct cards_state *s, struct lf_rng *rng)
{
    bool choosing = !cards_decks_ready(s);
    for (int seat = 0; seat < SEATS; seat++) {
        if (choosing) fill_choice(s, seat, rng);
        else fill_deck(s, seat, rng);
        if (!choosing && seat == s->viewer) mix_own(s, seat, rng);
    }
    if (!choosing) fill_events(s, rng);
}

/* ---- Landscapes ---- */

/* All landscapes but those that lie somewhere; until they are laid, those of the start sets are
 * with their owners. */
static void fill_lands(struct cards_state *s, struct lf_rng *rng)
{
    struct pool pool = { .count = 0 };
    int left[64] = { 0 };
    bool laid = cards_lands_laid(s);
    for (int i = 0; i < LAND_STACK; i++) left[cards_stack_land()[i] & 63]++;
    for (int seat = 0; laid && seat < SEATS; seat++) {
        for (int k = 0; k < KINDS; k++) left[CARDS_START_LAND[seat][k] & 63]++;
        for (int i = 0; i < LANDS; i++) left[s->realm[seat].land[i] & 63]--;
    }
    for (int i = 0; i < s->land_count; i++)
        if (s->land_card[i] != UNKNOWN) left[s->land_card[i] & 63]--;
    for (int i = 0; i < s->depth; i++)
        if (s->frame[i].kind == FRAME_LAND) left[s->frame[i].land.card & 63]--;
    for (int card = 1; card < 64; card++) pool_add(&pool, card, left[card]);
    for (int i = 0; i < s->land_count; i++)
        if (s->land_card[i] == UNKNOWN) s->land_card[i] = (uint8_t)pool_draw(&pool, rng);
}

/* Spectators are not told which cards of a hand the other seat knows; who looks at a hand now knows
 * all of it. */
static void mark_hands(struct cards_state *s)
{
    const struct frame *top = &s->frame[s->depth ? s->depth - 1 : 0];
    if (s->viewer != VIEWER_SPECTATOR || !s->depth) return;
    if (top->kind == FRAME_SPY || top->kind == FRAME_CONFLICT)
        cards_pile_look(s, PILE_HAND + seat_other(top->seat), top->seat);
}

void cards_resample(const void *view, struct lf_rng *rng, void *out)
{
    struct cards_state *s = out;
    memcpy(s, view, sizeof *s);
    LF_ASSERT(s->viewer != LF_NOBODY);
    if (s->mode == MODE_TOURNAMENT) fill_tournament(s, rng);
    else fill_shared(s, rng);
    mark_hands(s);
    for (int seat = 0; seat < SEATS; seat++) cards_sort_pile(s, PILE_HAND + seat);
    fill_lands(s, rng);
    s->viewer = LF_NOBODY;
}
