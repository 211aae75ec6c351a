/* effects.h - the rows of CARDS_EFFECT, made in effects_base.c and its sisters (effects.c joins
 * them), and what they share. */
#ifndef CARDS_EFFECTS_H
#define CARDS_EFFECTS_H

#include "games/cards/frames.h"

extern const struct effect_rule
    EFFECT_RULE_ALCHEMIST, EFFECT_RULE_ARSONIST, EFFECT_RULE_BLACK_KNIGHT, EFFECT_RULE_BRIGANDS,
    EFFECT_RULE_CARAVAN, EFFECT_RULE_MERCHANT, EFFECT_RULE_SPY,
    EFFECT_RULE_CIVIL_WAR, EFFECT_RULE_CONFLICT, EFFECT_RULE_MASTER_BUILDER, EFFECT_RULE_PLAGUE,
    EFFECT_RULE_PRODUCTIVE_YEAR, EFFECT_RULE_PROGRESS, EFFECT_RULE_YEAR_END;
extern const struct effect_rule
    EFFECT_RULE_PRIVATEER, EFFECT_RULE_ASSAULT, EFFECT_RULE_IMELDA, EFFECT_RULE_SPICE_CARAVAN,
    EFFECT_RULE_BORDER_CONFLICT, EFFECT_RULE_INQUISITION;

/* Attack with a roll: the counter card is asked for first (KB-57). */
void begin_attack(struct cards_state *s, int seat, int row, int counter);
/* Own effective cards with the trait, and the one a Secret society copies (KX-20). */
int count_with_copy(const struct cards_state *s, int seat, int trait);
/* The card of its victim (frame.b), by class. */
static inline bool is_victims(const struct cards_state *s, const struct frame *f, int realm,
                              int slot)
{
    return owner_of(s, realm, slot) == f->b;
}
static inline int class_at(const struct cards_state *s, int realm, int slot)
{
    return row_of(slot_row(&s->realm[realm], slot))->class;
}
static inline uint16_t flags_at(const struct cards_state *s, int realm, int slot)
{
    return row_of(slot_row(&s->realm[realm], slot))->flags;
}

#endif
