/* engine.h - what the files of the engine share: frames, effects, and the deeds they are made of.
 *
 * A frame is something owed. Its row in CARDS_FRAME says what happens without a choice (`run`),
 * what its seat may choose (`list`), and what a choice does (`apply`). After every action
 * cards_settle() runs frames and steps until somebody or chance has to choose. An effect is what
 * a card does when played, laid or turned up: its row in CARDS_EFFECT.
 */
#ifndef CARDS_ENGINE_H
#define CARDS_ENGINE_H

#include "core/check.h"
#include "games/cards/realm/realm.h"
#include "games/cards/realm/shelf.h"

static inline int seat_other(int seat) { return 1 - seat; }

/* ---- Frames ---- */

enum frame_kind {       /* cards.h has their arguments */
    FRAME_NONE,
    FRAME_SHUFFLE,      /* chance */
    FRAME_ATTACK,       /* chance */
    FRAME_WATCH,        /* chance; a Watchtower rolls against what is below */
    FRAME_GAIN,
    FRAME_PAY,
    FRAME_LOSE,         /* of choice */
    FRAME_ROB,
    FRAME_SPARE,        /* discounts of a building */
    FRAME_LAY,          /* by itself: it is paid for and is laid now */
    FRAME_DISCARD,      /* by itself: from PILE_ASIDE to the seat's discard pile */
    FRAME_REACT,        /* a card may be played; then the frame below is answered */
    FRAME_TOWER,        /* the Watchtower's owner may use it */
    FRAME_HIT,
    FRAME_NUMBER,
    FRAME_LAND,         /* new settlement */
    FRAME_SCOUT,
    FRAME_LOOK,
    FRAME_BURY,         /* hand cards under stacks */
    FRAME_REDUCE,       /* down to the hand limit (KB-64) */
    FRAME_DRAW_UP,      /* free top cards up to the limit (KX-42) */
    FRAME_EXCHANGE,     /* draw or search there (KB-63) */
    FRAME_MASTER,       /* Master Builder */
    FRAME_CONFLICT,
    FRAME_SPY,          /* as FRAME_LOOK, at a hand */
    FRAME_SUN,
    FRAME_PLAGUE,       /* by itself */
    FRAME_ASSAULT,      /* places named so far */
    FRAME_RETREAT,      /* the owner takes one of these back (Assault) */
    FRAME_SWAP,
    FRAME_OFFER,
    FRAME_EVENT_DONE,   /* by itself: the event card goes under its stack */
    /* P&I and B&H: sets/expansions.h */
    FRAME_PI_FIRST = 40,
    FRAME_BH_FIRST = 60,
    FRAME_KINDS = 80,
};
enum { LOSE_TO_BANK, LOSE_TO_OTHER };
/* What may be taken: anything, actions and units (KE-11), no buildings, trade fleets; REFILL: it
 * is step 5. */
enum { LOOK_ANY, LOOK_SPY, LOOK_NO_BUILDING, LOOK_REFILL, LOOK_TRADE_FLEET };

struct frame_rule {
    const char *word;           /* in positions and JSON */
    /* Does what needs no choice; false: somebody has to choose. NULL: always a choice. */
    bool (*run)(struct cards_state *s, struct frame *f);
    /* What f->seat (or chance) may do, ascending. */
    int (*list)(const struct cards_state *s, const struct frame *f, lf_action *out);
    /* The frame is the top one; apply pops it when it is done. */
    void (*apply)(struct cards_state *s, struct frame *f, lf_action action);
    /* Which rule forbids an action that is not listed; NULL: `rule`. */
    lf_rule (*why)(const struct cards_state *s, const struct frame *f, lf_action action);
    lf_rule rule;
};
extern const struct frame_rule *const CARDS_FRAME[FRAME_KINDS];

static inline struct frame *frame_top(struct cards_state *s)
{
    LF_ASSERT(s->depth > 0);
    return &s->frame[s->depth - 1];
}
static inline void frame_push(struct cards_state *s, struct frame f)
{
    LF_ASSERT(s->depth < FRAMES);
    s->frame[s->depth++] = f;
}
/* Frames that are not in use are 0, so that equal positions have equal bytes. */
static inline void frame_pop(struct cards_state *s)
{
    LF_ASSERT(s->depth > 0);
    memset(&s->frame[--s->depth], 0, sizeof s->frame[0]);
}

void cards_push_gain(struct cards_state *s, int seat, int count, unsigned kinds);
void cards_push_pay(struct cards_state *s, int seat, int kind, int count);
void cards_push_lose(struct cards_state *s, int seat, int count, unsigned kinds, int how);
void cards_push_rob(struct cards_state *s, int seat, int count, bool may_stop);
void cards_push_react(struct cards_state *s, int seat, int effect);
void cards_push_hit(struct cards_state *s, int chooser, int effect, int victim);
void cards_push_shuffle(struct cards_state *s, int deal);
void cards_push_look(struct cards_state *s, int seat, int pile, int count, int effect);

/* ---- Effects ---- */

struct effect_rule {
    /* Forbids playing or laying beyond what rows say; NULL: nothing more. */
    lf_rule (*can)(const struct cards_state *s, int seat, int row);
    /* Played (the card stands aside), laid at `place` of `seat`'s or the other realm, turned up
     * (seat is the active one). Pushes frames, the last to happen first. */
    void (*begin)(struct cards_state *s, int seat, int row, int place);
    /* The attack die has fallen. */
    void (*rolled)(struct cards_state *s, int seat, bool success);
    /* Whether this card may be chosen in FRAME_HIT, and what then happens to it. */
    bool (*hits)(const struct cards_state *s, const struct frame *f, int realm, int slot);
    void (*struck)(struct cards_state *s, int chooser, int realm, int slot);
    /* Why another card may not be chosen: a victim's card of a class (as bit) that is hit is safe
     * by `miss`, any other is none that the effect aims at; 0: KB-58. */
    uint16_t classes;
    lf_rule miss, aim;
    /* FRAME_NUMBER: a number was chosen; FRAME_LOOK: a card was taken into the hand. */
    void (*chosen)(struct cards_state *s, int seat, int number);
    /* ACT_USE of a card with this effect; NULL: it cannot be used. */
    lf_rule (*can_use)(const struct cards_state *s, int seat, int slot);
    void (*use)(struct cards_state *s, int seat, int slot);
};
extern const struct effect_rule *const CARDS_EFFECT[EFFECTS];

/* Traits of the cards that can be used: their effects have can_use. */
#define CARDS_USABLE (TRAIT(SVEN) | TRAIT(SCRIPTORIUM) | TRAIT(CLOTH) | TRAIT(BREWERY))

/* ---- Deeds ---- */

void cards_settle(struct cards_state *s);
/* Sums and figures (KB-36, KB-37). */
void cards_measure(struct cards_state *s);
/* A Secret society of the seat copies the card at this place of the other realm, or NOWHERE. */
static inline void cards_copy(struct cards_state *s, int seat, int place)
{
    s->copies[seat] = (uint8_t)place;
    s->realm[seat].stale = 1;
}
enum where_to { TO_HAND, TO_DISCARD, TO_STACK };
/* A card leaves a realm, for its owner's hand or discard pile or for nowhere (TO_STACK: the
 * caller puts it); open cards for the display (KX-33). */
void cards_realm_remove(struct cards_state *s, int realm, int slot, enum where_to where);
void cards_realm_lay(struct cards_state *s, int seat, int row, int place);
/* The seat plays an action card from its hand: aside, with what every playing brings. */
void cards_play_card(struct cards_state *s, int seat, int row);
/* Adds at most count to one landscape or to all that fit; what is too much is lost. */
static inline void realm_add(struct realm *r, int land, int count)
{
    int store = land_store(r->land[land]) + count;
    r->land[land] = land_with(r->land[land], store > STORE_MAX ? STORE_MAX : store);
}

/* ---- Questions ---- */

static inline bool cards_has(const struct cards_state *s, int seat, uint64_t traits)
{
    return (s->sums[seat].have & traits) != 0;
}
/* How many of the seat's cards with this trait work in its realm. */
int cards_count_trait(const struct cards_state *s, int seat, int trait);
/* How many of the seat's cards of this class lie in its realm. */
int cards_count_class(const struct cards_state *s, int seat, int class);
static inline int cards_owner_of(const struct cards_state *s, int realm, int slot)
{
    return s->realm[realm].slot[slot].mark & MARK_FOREIGN ? seat_other(realm) : realm;
}
static inline int row_total(int row)
{
    int total = 0;
    for (int k = 0; k < KINDS; k++) total += row_now(row)->cost[k];
    return total;
}
/* Whether cards of the set can turn up in this game. */
static inline bool set_in_play(const struct cards_state *s, int set)
{
    return set == SET_BASE || (s->sets >> set & 1);
}
/* ACT_GAIN and the like for one place; the place as its actor names it. */
static inline int place_seen(int actor, int realm, int place)
{
    return actor == realm ? place : place | AT_OTHER;
}
static inline int action_put(lf_action *out, int n, int kind, uint64_t args)
{
    out[n] = lf_act(kind, args);
    return n + 1;
}
/* Opposing resources to take and room for them (KB-54). */
bool cards_can_rob(const struct cards_state *s, int seat);
/* Some card that the effect can hit (KB-54). */
bool cards_has_target(const struct cards_state *s, int seat, int effect);

/* What the check of a build says; 0: allowed. */
lf_rule cards_check_build(const struct cards_state *s, int seat, int row, int place);
lf_rule cards_check_play(const struct cards_state *s, int seat, int row);
/* Parts of check_build: where the row may lie, and its condition (KB-55). */
lf_rule cards_check_place(const struct cards_state *s, int seat, int row, int place);
lf_rule cards_check_condition(const struct cards_state *s, int seat, int row);
/* An open card of the extended game (KE-04). */
bool cards_is_displayed(const struct cards_state *s, int row);
/* Cost after waivers, and how many more may be spared by choice (KX-38). */
int cards_cost_of(const struct cards_state *s, int seat, int row, uint8_t cost[KINDS]);

#endif
