/* nets.h - what bots have learned (bots/net.h), in the page: the engine has room for the weights of
 * its nets and does not carry them, so that a page fetches those of a game when a bot first thinks
 * about it. The build makes the room (tools/embed_nets.c --room). */
#ifndef LF_WASM_NETS_H
#define LF_WASM_NETS_H

#include "bots/net.h"

/* The n-th net: the game it plays, "" after the last; for how many seats; how many weights. */
const char *landfall_net_game(int n);
int landfall_net_seats(int n);
int landfall_net_size(int n);

/* Where its weights belong. They count as given from then on: the page writes all of them. */
float *landfall_net_room(int n);

/* Whether all nets of a game have their weights: who lets bots think asserts it, for with
 * zeros they would play, and badly. */
bool nets_given(const struct lf_game *game);

#endif
