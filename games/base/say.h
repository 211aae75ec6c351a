/* say.h - words that the drawing and the sentences of the base game share. */
#ifndef BASE_SAY_H
#define BASE_SAY_H

#include "games/base/base.h"
#include "games/island/say.h"

/* The piece colour of a seat: red, blue, orange, white by number, but the beginner set-up for
 * fewer than four leaves out the first ones (IB-14). */
int base_colour(const struct base_state *s, int seat);
const char *base_seat_name(const struct base_state *s, int seat, enum lf_language language);

#define BASE_SAY_ARMY LF_SAY("Largest Army (2 points)", "die Größte Rittermacht (2 Punkte)")

/* What a game that embeds this one adds to its drawing. */
struct base_extra {
    const char *line;                 /* a line above the task */
    const char *task;                 /* what the viewer is to do; NULL: as in the base game */
    corner_set corners;               /* places that stand out, if there is a task */
    edge_set edges;
};
int base_draw_with(const struct base_state *view, const struct base_extra *extra,
                   enum lf_language language, bool colour, char *out, size_t size);

/* What the viewer holds, in lines. */
void base_tell_hand(struct sentence *t, const struct base_state *s);

/* "2 knight, 1 monopoly", from nibbles of development cards. */
void base_put_dev(struct lf_out *out, uint32_t cards, enum lf_language language);

#endif
