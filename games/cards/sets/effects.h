/* effects.h - the rows of CARDS_EFFECT, made in the folders of the sets (effects.c joins
 * them), and what they share. */
#ifndef CARDS_EFFECTS_H
#define CARDS_EFFECTS_H

#include "games/cards/frames/frames.h"

extern const struct effect_rule
    CARDS_EFFECT_ALCHEMIST, CARDS_EFFECT_ARSONIST, CARDS_EFFECT_BLACK_KNIGHT, CARDS_EFFECT_BRIGANDS,
    CARDS_EFFECT_CARAVAN, CARDS_EFFECT_MERCHANT, CARDS_EFFECT_SPY,
    CARDS_EFFECT_CIVIL_WAR, CARDS_EFFECT_CONFLICT, CARDS_EFFECT_MASTER_BUILDER, CARDS_EFFECT_PLAGUE,
    CARDS_EFFECT_PRODUCTIVE_YEAR, CARDS_EFFECT_PROGRESS, CARDS_EFFECT_YEAR_END;
extern const struct effect_rule
    CARDS_EFFECT_PRIVATEER, CARDS_EFFECT_ASSAULT, CARDS_EFFECT_IMELDA, CARDS_EFFECT_SPICE_CARAVAN,
    CARDS_EFFECT_BORDER_CONFLICT, CARDS_EFFECT_INQUISITION;

/* Attack with a roll: the counter card is asked for first (KB-57). */
void cards_begin_attack(struct cards_state *s, int seat, int row, int counter);
/* Own effective cards with the trait, and the one a Secret society copies (KX-20). */
int cards_count_with_copy(const struct cards_state *s, int seat, int trait);
/* Whether a card is the victim's. */
static inline bool cards_is_victims(const struct cards_state *s, const struct frame *f, int realm,
                                    int slot)
{
    return cards_owner_of(s, realm, slot) == f->hit.victim;
}
static inline int cards_class_at(const struct cards_state *s, int realm, int slot)
{
    return row_of(slot_row(&s->realm[realm], slot))->class;
}
static inline uint16_t cards_flags_at(const struct cards_state *s, int realm, int slot)
{
    return row_of(slot_row(&s->realm[realm], slot))->flags;
}

#endif
