/* text.h - the small texts that actions, positions and queries share: dice, roads, seats. */
#ifndef DICE_TEXT_H
#define DICE_TEXT_H

#include "core/fields.h"
#include "games/dice/moves.h"

void dice_put_faces(struct lf_out *out, dice_faces faces);           /* "2bl$", "-" */
void dice_put_roads(struct lf_out *out, unsigned roads);             /* "R0 R2", "-" */
void dice_put_jokers(struct lf_out *out, unsigned knights);          /* "13", "-" */

/* Each takes what stands there and says what it expected if it does not. */
bool dice_take_faces(struct lf_in *in, dice_faces *faces);
bool dice_take_road(struct lf_in *in, int *road);
bool dice_take_jokers(struct lf_in *in, unsigned *knights);
bool dice_take_seat(struct lf_in *in, int *seat);

/* content.c: counts of the first faces; what the sheet prints, as members of an open object. */
void dice_json_faces(struct lf_out *out, const char *name, dice_faces dice, int count);
void dice_json_plan(struct lf_out *out);

#endif
