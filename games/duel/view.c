/* view.c - what each seat knows in the duel. Tokens and neutral pieces are public; of a forced
 * trade both players know the cards, spectators do not. */
#include <string.h>

#include "games/base/moves.h"
#include "games/duel/duel.h"

struct base_state duel_as_base(const struct duel_state *s)
{
    struct base_state base = s->base;
    if (base.phase >= BASE_PHASES) base.phase = s->resume & (uint8_t)~DUEL_INNER;
    return base;
}

void duel_view(const void *state, int seat, void *out)
{
    const struct duel_state *s = state;
    struct duel_state *v = out;
    memcpy(v, s, sizeof *v);
    base_view(&s->base, seat, &v->base);
}

lf_action duel_seen(const void *state, int actor, lf_action action, int viewer)
{
    const struct duel_state *s = state;
    bool player = viewer >= 0 && viewer < DUEL_SEATS;
    int kind = lf_kind_of(action);
    if (kind == K_TAKE) return player ? action : lf_act(K_TAKE, HIDDEN_ARG);
    if (kind == K_GIVE) return player ? action : lf_act(K_GIVE, GIVE_HIDDEN);
    if (kind >= BASE_KINDS) return action;
    return base_seen(&s->base, actor, action, viewer);
}

int duel_shown(const void *state, int viewer, uint64_t *out)
{
    return base_shown(&((const struct duel_state *)state)->base, viewer, out);
}

bool duel_tells(const void *state, int actor, lf_action action)
{
    return base_tells(&((const struct duel_state *)state)->base, actor, action);
}

void duel_resample(const void *view, struct lf_rng *rng, void *out)
{
    struct duel_state *s = out;
    memcpy(s, view, sizeof *s);
    base_resample(&((const struct duel_state *)view)->base, rng, &s->base);
}

/* Knights given up for tokens are out of the game (I2-31): those that are nowhere else. */
int duel_knights_gone(const struct duel_state *s)
{
    const struct base_state *b = &s->base;
    int left = 14 - dev_of(b->deck, DEV_KNIGHT);
    for (int i = 0; i < DUEL_SEATS; i++) left -= dev_of(b->dev[i], DEV_KNIGHT) + b->knights[i];
    return left;
}

static bool neutrals_sound(const struct duel_state *s)
{
    const struct island *island = &s->base.island;
    for (int i = DUEL_SEATS; i < ISLAND_SEATS; i++) {
        if (island->hand[i] || corners_any(island->cities[i])) return false;
        if (s->base.dev[i] || s->base.knights[i]) return false;
        if (s->base.phase != BASE_BOARD && !corners_any(island->settlements[i])) return false;
    }
    return true;
}

/* While nobody holds Largest Army, nobody has three knights and more than the other (I2-33). */
static bool army_sound(const struct base_state *b)
{
    int most = b->knights[0] > b->knights[1] ? b->knights[0] : b->knights[1];
    return b->army != LF_NOBODY || most < 3 || b->knights[0] == b->knights[1];
}

/* A step of the duel's own can be taken, and goes back to where it can have come from. */
static bool step_sound(const struct duel_state *s)
{
    const struct island *island = &s->base.island;
    int phase = s->base.phase, back = s->resume & (uint8_t)~DUEL_INNER;
    if ((s->due != DUE_NOTHING) != (phase == DUEL_NEUTRAL)) return false;
    if ((s->drawing != 0) != (phase == DUEL_TAKE)) return false;
    if (phase < BASE_PHASES) return back == 0;
    if (back != BASE_ROLL && back != BASE_MAIN && back != BASE_FREE_ROADS) return false;
    if (phase == DUEL_NEUTRAL) return duel_neutral_place(s, (enum duel_due)s->due);
    int own = cards_count(island->hand[island->active]);
    int theirs = cards_count(island->hand[1 - island->active]);
    return back != BASE_FREE_ROADS && own + s->drawing >= 2 && theirs >= s->drawing;
}

bool duel_sound(const void *state)
{
    const struct duel_state *s = state;
    struct base_state base = duel_as_base(s);
    int gone = duel_knights_gone(s), phase = s->base.phase;
    if (base.island.seat_count != DUEL_SEATS || phase >= DUEL_PHASES) return false;
    if (gone < 0 || !base_sound_without(&base, gone) || !neutrals_sound(s)) return false;
    for (int i = 0; i < DUEL_SEATS; i++)
        if (s->tokens[i] > TOKENS_MAX) return false;
    if (s->rolls > 2 || (s->rolls == 0) != (s->number == 0)) return false;
    if (s->rolls == 2 && (base.phase == BASE_ROLL || phase == BASE_DICE)) return false;
    return army_sound(&base) && step_sound(s);
}
