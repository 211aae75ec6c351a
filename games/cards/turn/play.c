/* play.c - action cards (KB-51 to KB-58): who may play which, reactions, attack rolls, targets. */
#include "games/cards/frames/frames.h"

void cards_push_react(struct cards_state *s, int seat, int effect)
{
    frame_push(s, (struct frame){ .kind = FRAME_REACT, .seat = (uint8_t)seat,
                                  .react.effect = (uint8_t)effect });
}

void cards_push_hit(struct cards_state *s, int chooser, int effect, int victim)
{
    frame_push(s, (struct frame){ .kind = FRAME_HIT, .seat = (uint8_t)chooser,
                                  .hit.effect = (uint8_t)effect, .hit.victim = (uint8_t)victim });
}

/* ---- Playing ---- */

/* KX-27: with a Stronghold in his realm the active seat pays gold for every further card. */
bool cards_stronghold_stops(const struct cards_state *s, int seat)
{
    if (seat != s->active || !s->played || !(s->sums[seat].hosted & TRAIT(STRONGHOLD)))
        return false;
    struct holdings h = holdings_of(&s->realm[seat]);
    return h.has[GOLD] == 0;
}

lf_rule cards_check_play(const struct cards_state *s, int seat, int row)
{
    if (row <= ROW_NONE || row >= ROW_COUNT || !row_is_action(row)) return KB(51);
    if (!hand_holds(s, seat, row)) return KB(51);
    const struct card_row *card = row_of(row);
    const struct effect_rule *effect = CARDS_EFFECT[card->effect];
    lf_rule rule;
    if (!effect || !effect->begin) return KB(53);
    if (s->step == STEP_BEGIN && card->effect != EFFECT_ALCHEMIST) return KB(53);
    if (card->class != CLASS_PROTECTION && !s->gate) return KB(52);
    if ((rule = cards_check_condition(s, seat, row))) return rule;
    if (cards_stronghold_stops(s, seat)) return KX(27);
    return effect->can ? effect->can(s, seat, row) : 0;
}

/* The card stands aside until its effect is over (KX-39). */
static void put_aside(struct cards_state *s, int seat, int row)
{
    cards_hand_remove(s, seat, row);
    cards_pile_put(s, PILE_ASIDE, 0, row, KNOWN_ALL);
    frame_push(s, (struct frame){ .kind = FRAME_DISCARD, .seat = (uint8_t)seat,
                                  .discard.row = (uint8_t)row });
}

void cards_play_card(struct cards_state *s, int seat, int row)
{
    put_aside(s, seat, row);
    CARDS_EFFECT[row_of(row)->effect]->begin(s, seat, row, NOWHERE);
    cards_hook_played(s, seat, row);
    if (seat == s->active) s->played++;
}

static bool discard_run(struct cards_state *s, struct frame *f)
{
    int seat = f->seat, row = f->discard.row, index = cards_pile_find(s, PILE_ASIDE, row);
    unsigned known;
    frame_pop(s);
    if (index < 0) return true;      /* it lies somewhere now: Dogma, Church ban */
    cards_pile_take(s, PILE_ASIDE, index, &known);
    cards_discard_card(s, seat, row);
    return true;
}

const struct frame_rule CARDS_FRAME_DISCARD = { "discard", discard_run, NULL, NULL, NULL, KB(51) };

/* ---- Reactions ---- */

static int react_list(const struct cards_state *s, const struct frame *f, lf_action *out)
{
    int start = pile_start(s, PILE_HAND + f->seat), n = 0;
    if (!cards_stronghold_stops(s, f->seat))
        for (int i = 0, last = 0; i < hand_size(s, f->seat); i++) {
            int row = s->card[start + i];
            if (row != last && row_of(row)->effect == f->react.effect)
                n = action_put(out, n, ACT_PLAY, (uint64_t)row);
            last = row;
        }
    return action_put(out, n, ACT_PASS, 0);
}

static void react_apply(struct cards_state *s, struct frame *f, lf_action action)
{
    int seat = f->seat, row = (int)lf_args_of(action);
    frame_pop(s);
    if (lf_kind_of(action) == ACT_PASS) return;
    frame_top(s)->answered = 1;
    put_aside(s, seat, row);
    cards_hook_played(s, seat, row);
    if (seat == s->active) s->played++;
}

/* A card that answers something else, or in no other way (KB-53). */
static lf_rule react_why(const struct cards_state *s, const struct frame *f, lf_action action)
{
    uint64_t row = lf_args_of(action);
    if (lf_kind_of(action) == ACT_PLAY && row && row < ROW_COUNT) {
        if (!hand_holds(s, f->seat, (int)row)) return KB(51);
        if (row_of((int)row)->effect == f->react.effect) return KX(27);
        return row_of((int)row)->rule ? row_of((int)row)->rule : KB(53);
    }
    return KX(46);
}

const struct frame_rule CARDS_FRAME_REACT = { "react", NULL, react_list, react_apply, react_why,
                                             KX(46) };

/* ---- Attack rolls (KB-57) ---- */

static int die_list(int kind, lf_action *out)
{
    for (int i = 0; i < 6; i++) out[i] = lf_act(kind, (uint64_t)i + 1);
    return 6;
}

static int attack_list(const struct cards_state *s, const struct frame *f, lf_action *out)
{
    (void)s, (void)f;
    return die_list(ACT_ATTACK, out);
}

static void attack_apply(struct cards_state *s, struct frame *f, lf_action action)
{
    struct frame was = *f;
    int most = was.answered ? 2 : 5;
    frame_pop(s);
    CARDS_EFFECT[row_of(was.attack.row)->effect]->rolled(s, was.attack.attacker,
                                                            (int)lf_args_of(action) <= most);
}

const struct frame_rule CARDS_FRAME_ATTACK = { "attack", NULL, attack_list, attack_apply, NULL,
                                              KB(57) };

/* ---- Watchtower against a Spy ---- */

static int tower_list(const struct cards_state *s, const struct frame *f, lf_action *out)
{
    const struct realm *r = &s->realm[f->seat];
    int n = 0;
    FOR_CARDS(r, slot)
        if (slot_trait(r, slot) == TRAIT_WATCHTOWER && slot_works(r, slot))
            n = action_put(out, n, ACT_USE, (uint64_t)(slot + AT_OUTER));
    return action_put(out, n, ACT_PASS, 0);
}

static void tower_apply(struct cards_state *s, struct frame *f, lf_action action)
{
    int seat = f->seat;
    frame_pop(s);
    if (lf_kind_of(action) == ACT_USE)
        frame_push(s, (struct frame){ .kind = FRAME_WATCH, .seat = LF_CHANCE,
                                      .watch.owner = (uint8_t)seat });
}

const struct frame_rule CARDS_FRAME_TOWER = { "tower", NULL, tower_list, tower_apply, NULL,
                                             KX(46) };

static int watch_list(const struct cards_state *s, const struct frame *f, lf_action *out)
{
    (void)s, (void)f;
    return die_list(ACT_WATCH, out);
}

/* On 1 or 2 what stands below does not happen. */
static void watch_apply(struct cards_state *s, struct frame *f, lf_action action)
{
    (void)f;
    frame_pop(s);
    if (lf_args_of(action) <= 2) frame_pop(s);
}

const struct frame_rule CARDS_FRAME_WATCH = { "watch", NULL, watch_list, watch_apply, NULL,
                                             KB(76) };

/* ---- Targets ---- */

static int hit_list(const struct cards_state *s, const struct frame *f, lf_action *out)
{
    const struct effect_rule *effect = CARDS_EFFECT[f->hit.effect];
    int n = 0;
    for (int i = 0; i < SEATS; i++) {
        int realm = i ? seat_other(f->seat) : f->seat;
        FOR_CARDS(&s->realm[realm], slot)
            if (effect->hits(s, f, realm, slot))
                n = action_put(out, n, ACT_HIT,
                               (uint64_t)place_seen(f->seat, realm, slot + AT_OUTER));
    }
    return n;
}

static void hit_apply(struct cards_state *s, struct frame *f, lf_action action)
{
    int place = (int)lf_args_of(action), chooser = f->seat, effect = f->hit.effect;
    int realm = place & AT_OTHER ? seat_other(chooser) : chooser;
    frame_pop(s);
    CARDS_EFFECT[effect]->struck(s, chooser, realm, (place & ~AT_OTHER) - AT_OUTER);
}

static bool hit_run(struct cards_state *s, struct frame *f)
{
    lf_action list[SEATS * SLOTS];
    int count = hit_list(s, f, list);
    if (count > 1) return false;
    if (count == 1) hit_apply(s, f, list[0]);
    else frame_pop(s);
    return true;
}

static lf_rule hit_why(const struct cards_state *s, const struct frame *f, lf_action action)
{
    const struct effect_rule *effect = CARDS_EFFECT[f->hit.effect];
    uint64_t place = lf_args_of(action);
    int realm = place & AT_OTHER ? seat_other(f->seat) : f->seat;
    int slot = (int)(place & (AT_OTHER - 1)) - AT_OUTER;
    if (lf_kind_of(action) != ACT_HIT || !effect->aim) return KB(58);
    if (place > 0xFF || slot < 0 || slot >= SLOTS || !slot_full(&s->realm[realm], slot))
        return effect->aim;
    int class = row_of(slot_row(&s->realm[realm], slot))->class;
    bool safe = cards_owner_of(s, realm, slot) == f->hit.victim && effect->classes >> class & 1;
    return safe ? effect->miss : effect->aim;
}

const struct frame_rule CARDS_FRAME_HIT = { "hit", hit_run, hit_list, hit_apply, hit_why,
                                           KB(58) };

bool cards_has_target(const struct cards_state *s, int seat, int effect)
{
    struct frame f = { .kind = FRAME_HIT, .seat = (uint8_t)seat, .hit.effect = (uint8_t)effect,
                       .hit.victim = (uint8_t)seat_other(seat) };
    for (int realm = 0; realm < SEATS; realm++)
        FOR_CARDS(&s->realm[realm], slot)
            if (CARDS_EFFECT[effect]->hits(s, &f, realm, slot)) return true;
    return false;
}

/* ---- Numbers ---- */

static int number_list(const struct cards_state *s, const struct frame *f, lf_action *out)
{
    int n = 0;
    (void)s;
    for (int i = f->number.least; i <= f->number.most; i++)
        n = action_put(out, n, ACT_CHOOSE, (uint64_t)i);
    return n;
}

static void number_apply(struct cards_state *s, struct frame *f, lf_action action)
{
    int seat = f->seat, effect = f->number.effect;
    frame_pop(s);
    CARDS_EFFECT[effect]->chosen(s, seat, (int)lf_args_of(action));
}

const struct frame_rule CARDS_FRAME_NUMBER = { "number", NULL, number_list, number_apply, NULL,
                                              KB(26) };
