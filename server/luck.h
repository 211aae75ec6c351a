/* luck.h - dice that anybody can check afterwards: docs/protocol.md "Fair dice".
 *
 * The secret is drawn and its hash shown before anybody sits down; the words of the people are
 * fixed at the start; every draw is a function of both and of how many went before it. So
 * neither the server nor a player can choose, and when the match is over anybody can recompute.
 * cli/verify.c does so without using this file.
 */
#ifndef SERVER_LUCK_H
#define SERVER_LUCK_H

#include "core/lf.h"

enum { LUCK_SECRET_SIZE = 32, LUCK_HEX_MAX = 65, LUCK_WORDS_MAX = 65 * LF_SEATS_MAX,
       LUCK_TABLE_MAX = 28 };

struct luck {
    uint8_t secret[LUCK_SECRET_SIZE];
    char table[LUCK_TABLE_MAX];
    char words[LUCK_WORDS_MAX];            /* joined by newlines, in the order of the seats */
    uint32_t drawn[LF_KIND_CHANCE_END];    /* how many draws of each stream there were */
};

/* What a draw was, for the proof. */
struct luck_draw { int stream; uint32_t n, below; uint64_t got; bool drawn; };

void luck_commit(const struct luck *luck, char hex[LUCK_HEX_MAX]);
void luck_hex(const uint8_t *bytes, char hex[LUCK_HEX_MAX]);
bool luck_unhex(const char *hex, uint8_t *bytes);

/* What chance brings in the node that the state is in. draw, if not NULL, gets the details. The
 * same answer comes until luck_count() has counted it, which is done when it is applied. */
lf_action luck_draw(const struct luck *luck, const struct lf_game *game, const void *state,
                    struct luck_draw *draw);
void luck_count(struct luck *luck, const struct lf_game *game, const void *state);

#endif
