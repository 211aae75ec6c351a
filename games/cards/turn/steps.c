/* steps.c - the course of a game below all frames: set-up, the steps of a turn (KB-26), what is
 * checked after each of them (KX-11), and settling. */
#include "games/cards/frames/frames.h"
#include "games/cards/turn/steps.h"

/* ---- Set-up ---- */

static int lands_laid(const struct cards_state *s, int seat)
{
    int count = 0;
    while (count < 6 && s->realm[seat].land[FIRST_LAND + count]) count++;
    return count;
}

/* Who lays landscapes, or looks for start cards, now (KB-72, KB-12). */
int cards_setup_seat(const struct cards_state *s)
{
    if (s->step == STEP_LAY) return lands_laid(s, 0) < 6 ? 0 : 1;
    return hand_size(s, s->first) ? seat_other(s->first) : s->first;
}

unsigned cards_kinds_to_lay(const struct cards_state *s, int seat)
{
    unsigned kinds = ALL_KINDS;
    for (int i = 0; i < lands_laid(s, seat); i++)
        kinds &= ~(1u << land_kind(s->realm[seat].land[FIRST_LAND + i]));
    return kinds;
}

/* Every start landscape begins with one resource (KB-08). */
void cards_lay_land(struct cards_state *s, int seat, int kind)
{
    s->realm[seat].land[FIRST_LAND + lands_laid(s, seat)] =
        land_with(CARDS_START_LAND[seat][kind], 1);
}

static bool lay_step(struct cards_state *s)
{
    int seat = cards_setup_seat(s);
    unsigned kinds = cards_kinds_to_lay(s, seat);
    if (!kinds) {
        s->step = STEP_START_ROLL;
        return true;
    }
    if (kinds & (kinds - 1)) return false;
    cards_lay_land(s, seat, __builtin_ctz(kinds));
    return true;
}

static bool start_roll_step(struct cards_state *s)
{
    if (s->start == LF_NOBODY) return false;
    s->first = s->active = s->start;
    s->step = STEP_START_HAND;
    return true;
}

/* KT-06: the three cards come out of the player's deck, and only then are the decks shuffled. */
static bool start_hand_step(struct cards_state *s)
{
    int seat = cards_setup_seat(s);
    if (!hand_size(s, seat)) {
        if (s->mode != MODE_TOURNAMENT) return false;
        cards_push_look(s, seat, stack_from(s, seat), 3, EFFECT_NONE);
        return true;
    }
    s->searched = NOWHERE;
    if (s->mode == MODE_TOURNAMENT) {
        s->deals = 1 << DEAL_EVENTS | 1 << DEAL_DECK | 1 << (DEAL_DECK + 1);
        s->step = STEP_DEAL;
    } else {
        s->step = STEP_NEXT;
    }
    return true;
}

static bool deal_step(struct cards_state *s)
{
    if (s->deals) {
        int deal = __builtin_ctz(s->deals);
        s->deals = (uint8_t)(s->deals & (s->deals - 1));
        cards_push_shuffle(s, deal);
    } else if (lands_laid(s, 1) == 6) {
        s->step = STEP_NEXT;
    } else {
        s->step = s->mode == MODE_TOURNAMENT ? STEP_DECKS : STEP_LAY;
    }
    return true;
}

/* ---- Turns ---- */

static void clear_marks(struct cards_state *s)
{
    for (int seat = 0; seat < SEATS; seat++)
        FOR_CARDS(&s->realm[seat], slot) {
            struct card_slot *card = &s->realm[seat].slot[slot];
            card->mark = (uint8_t)(card->mark & ~(MARK_USED | MARK_FRESH));
        }
}

/* KB-88: a game that nobody wins ends after a number of turns. */
static bool next_turn(struct cards_state *s)
{
    if (s->turn >= s->turns_max) {
        s->step = STEP_OVER;
        s->winner = LF_NOBODY;
        return true;
    }
    s->active = (uint8_t)(s->turn ? seat_other(s->active) : s->first);
    s->turn++;
    s->step = STEP_BEGIN;
    s->flags = s->played = s->offers = s->die = s->event = s->event_card = 0;
    s->cheap = s->cheap_fleet = NOWHERE;
    clear_marks(s);
    cards_hook_begin(s);
    return true;
}

/* KB-63: an exchange is for hands that were full when step 5 began. */
static bool limit_step(struct cards_state *s)
{
    int hand = hand_size(s, s->active), limit = s->sums[s->active].limit;
    if (hand > limit) return false;
    if (hand == limit) s->flags |= TURN_EXCHANGE;
    s->step = hand == limit ? STEP_EXCHANGE : STEP_REFILL;
    return true;
}

static bool can_draw(const struct cards_state *s, int seat)
{
    lf_action list[STACKS];
    return cards_list_draws(s, seat, 0, STACKS, list) > 0;
}

/* Where no stack is open to him he may still lift a ban (KX-23). */
static bool refill_step(struct cards_state *s)
{
    lf_action list[STACKS + 2];
    if (hand_size(s, s->active) < s->sums[s->active].limit &&
        (can_draw(s, s->active) || cards_list_lifts(s, s->active, list))) return false;
    s->step = STEP_NEXT;
    return true;
}

/* Somebody could lift a ban even where no stack is open (KX-23). */
static bool exchange_step(struct cards_state *s)
{
    lf_action list[LF_LEGAL_MAX];
    if (s->flags & TURN_EXCHANGE && cards_step_list(s, s->active, list) > 1) return false;
    s->step = STEP_NEXT;
    return true;
}

static bool event_step(struct cards_state *s)
{
    s->step = STEP_AFTERMATH;
    cards_carry_out_face(s);
    return true;
}

static bool aftermath_step(struct cards_state *s)
{
    s->step = STEP_PRODUCTION;
    if (s->event == FACE_QUESTION) cards_hook_question(s);
    return true;
}

static bool production_step(struct cards_state *s)
{
    s->step = STEP_MAIN;
    cards_produce(s);
    return true;
}

static bool die_step(struct cards_state *s)
{
    if (!(s->flags & TURN_ALCHEMIST)) return false;
    s->step = STEP_EVENT_DIE;
    return true;
}

static bool decks_step(struct cards_state *s)
{
    if (s->ready != 3) return false;
    cards_gather_events(s);
    s->step = STEP_LAY;
    return true;
}

/* ---- What is checked after every completed step (KX-11) ---- */

static bool wins(const struct cards_state *s, int seat)
{
    return s->sums[seat].points >= s->target;
}

/* KB-67: in the base game only the active player, in his turn; else both (KE-16). */
static bool victory(struct cards_state *s)
{
    int active = s->active, passive = seat_other(active);
    bool passive_wins = s->mode != MODE_BASE && wins(s, passive);
    if (!wins(s, active) && !passive_wins) return false;
    s->winner = (uint8_t)active;
    if (passive_wins && (!wins(s, active) || s->sums[passive].points > s->sums[active].points))
        s->winner = (uint8_t)passive;
    s->step = STEP_OVER;
    return true;
}

static bool obey_limit(struct cards_state *s, int seat)
{
    if (hand_size(s, seat) <= s->sums[seat].limit) return false;
    frame_push(s, (struct frame){ .kind = FRAME_REDUCE, .seat = (uint8_t)seat });
    return true;
}

/* The passive seat obeys its limit at once, the active one only for cards that came back to its
 * hand, and not when it has drawn with Chancellor or Scriptorium (KB-64). */
static bool hand_limits(struct cards_state *s)
{
    int active = s->active;
    bool back = s->due & seat_bit(active) && !(s->flags & TURN_DREW) && s->step < STEP_LIMIT;
    bool owes = obey_limit(s, seat_other(active));
    s->due = 0;
    if (back && obey_limit(s, active)) owes = true;
    return owes;
}

/* Sums follow from the cards that lie there, and a Peasant army's from the grain beside it. */
static void measure_anew(struct cards_state *s)
{
    uint64_t lying = s->sums[0].lying | s->sums[1].lying;
    if (s->realm[0].stale || s->realm[1].stale || lying & TRAIT(PEASANT_ARMY)) cards_measure(s);
}

static bool checkpoint(struct cards_state *s)
{
    measure_anew(s);
    if (s->step < STEP_BEGIN) return false;
    while (cards_hook_removals(s)) cards_measure(s);
    if (s->depth || hand_limits(s)) return true;
    if (s->sums[0].points + s->sums[1].points >= 7) s->gate = 1;
    return victory(s);
}

/* ---- Settling ---- */

static bool (*const STEP_RUN[STEP_COUNT])(struct cards_state *s) = {
    [STEP_DEAL] = deal_step, [STEP_DECKS] = decks_step, [STEP_LAY] = lay_step,
    [STEP_START_ROLL] = start_roll_step, [STEP_START_HAND] = start_hand_step,
    [STEP_DIE] = die_step, [STEP_EVENT] = event_step, [STEP_AFTERMATH] = aftermath_step,
    [STEP_PRODUCTION] = production_step, [STEP_LIMIT] = limit_step, [STEP_REFILL] = refill_step,
    [STEP_EXCHANGE] = exchange_step, [STEP_NEXT] = next_turn,
};

/* Sums are right whenever somebody has to choose, in the middle of a step too. */
void cards_settle(struct cards_state *s)
{
    for (;;) {
        if (s->depth) {
            struct frame *f = frame_top(s);
            const struct frame_rule *rule = CARDS_FRAME[f->kind];
            if (rule->run && rule->run(s, f)) continue;
            measure_anew(s);
            return;
        }
        if (s->step == STEP_OVER) return;
        if (checkpoint(s)) continue;
        if (!STEP_RUN[s->step] || !STEP_RUN[s->step](s)) return;
    }
}
