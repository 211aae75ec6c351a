/* text.h - the small texts that actions and positions of the base game share. */
#ifndef BASE_TEXT_H
#define BASE_TEXT_H

#include "games/base/moves.h"
#include "games/island/field.h"

void base_put_nibbles(struct lf_out *out, uint32_t cards);           /* "2kv", "-" */
bool base_take_nibbles(struct lf_in *in, uint32_t *cards);

/* How the base game writes arguments that not all island games have. */
#define BASE_FORMS \
    { "CARD", K_CARD, true, base_put_dev_letter, base_take_dev_letter }, \
    { "CARDS", K_INVENTION, false, base_put_two, base_take_two },
void base_put_dev_letter(struct lf_out *out, const struct island_cards *cards, uint64_t args);
bool base_take_dev_letter(struct lf_in *in, const struct island_cards *cards, uint64_t *args);
void base_put_two(struct lf_out *out, const struct island_cards *cards, uint64_t args);
bool base_take_two(struct lf_in *in, const struct island_cards *cards, uint64_t *args);

extern const struct island_notation BASE_NOTATION;

#endif
