/* how.h - how a game is played, in pictures and plain sentences: a text that the game carries,
 * "base/how.txt".
 *
 *     landfall-how 1
 *     game base
 *     seats 3
 *     options -                        (and lines set and given as in core/lesson.h)
 *     about en Settle the island.      (and de)
 *     part                             (any number)
 *     en What you build                (its title; and de)
 *     icons road = brick lumber        (pictures of the sprite; any number of rows)
 *     board                            (or: the position drawn, after these lines set and given)
 *     say en A road costs ... (IB-63). (and de; numbers of rules lead to the rulebook)
 */
#ifndef LF_HOW_H
#define LF_HOW_H

#include "core/lesson.h"

struct lf_how {
    const struct lf_game *game;
    int seats;
    uint32_t parts;
    char options[LF_OPTIONS_MAX];
    struct lf_said about;
    struct lf_bit given;
    const char *first; /* the first part */
};

struct lf_how_part {
    struct lf_said title, say;
    struct lf_bit icons, given; /* lines of them */
    bool board;
    const char *next; /* the part after it, or NULL */
};

/* The text of a game; NULL: it has none. */
const char *lf_how_of(const struct lf_game *game);
bool lf_how_read(const char *text, struct lf_how *out, struct lf_error *error);
void lf_how_part_read(const char *at, struct lf_how_part *out);
int lf_how_json(const struct lf_how *how, char *text, size_t size);

#endif
