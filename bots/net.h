/* net.h - a small net that turns the numbers of a position (bots/insight.h) into a chance.
 *
 * One hidden layer, then the logistic function. Hidden units are ramps, max(0, x), but for the last
 * one, which passes on what it gets: the linear part. It is computed in single precision with a
 * fixed order of operations and without a C library, so gcc, clang, any processor and WebAssembly
 * give the same bits. Sums run over inputs outside and over units inside, so that compilers
 * vectorise them without reordering; and they are made for blocks of a few inputs apart, then added
 * up for the table and for each seat, so that a search makes only those anew whose numbers have
 * changed.
 *
 * Nets are data: files bots/<game>/<seats>.net, which the build turns into tables; `landfall train`
 * makes them.
 */
#ifndef LF_NET_H
#define LF_NET_H

#include "core/lf.h"

enum { LF_NET_INPUTS_MAX = 768, LF_NET_HIDDEN_MAX = 128 };

/* weights: for each input those to the hidden units; then the hidden biases; then the weights to
 * the output, and its bias. */
struct lf_net {
    const char *game;             /* NULL ends the list of nets */
    uint8_t seats;                /* plays with so many seats, and with fewer where no other does */
    uint16_t table, own;          /* what it reads, as in lf_insight */
    uint16_t hidden;              /* 32, 64 or 128 units */
    const float *weights;
};

extern const struct lf_net lf_nets[];    /* made by the build from bots/<game>/<seats>.net */

/* A host's own nets are such a list, too, in this slot of the context (core/context.h); those of
 * the same game and seats take the place of ours. */
enum { LF_NETS_SLOT = 7 };

/* The net that a game with so many seats is played by, or NULL. */
const struct lf_net *lf_net_of(const struct lf_game *game, int seats);

static inline int lf_net_inputs(const struct lf_net *net)
{
    return net->table + net->seats * net->own;
}

/* Whether nets may have so many units. */
static inline bool lf_net_width(int hidden)
{
    return hidden == 32 || hidden == 64 || hidden == 128;
}

/* How many weights a net has. */
static inline int lf_net_size(int inputs, int hidden) { return (inputs + 2) * hidden + 1; }

/* The chance of the first `count` inputs, the others being zero: between 0 and 1. */
float lf_net_chance(const struct lf_net *net, const float *in, int count);

/* The same, with what the hidden units pass on; for learning. */
float lf_net_hidden(const struct lf_net *net, const float *in, int count, float *hidden);

/* Sums of an earlier position, for the same net: of blocks, and of parts, which are the table and
 * the seats. known[] is all false at first. */
enum { LF_NET_BLOCK = 8, LF_NET_BLOCKS_MAX = LF_NET_INPUTS_MAX / LF_NET_BLOCK + LF_SEATS_MAX + 1 };
struct lf_net_sums {
    bool known[LF_SEATS_MAX + 1];
    float in[LF_NET_INPUTS_MAX];
    float parts[LF_SEATS_MAX + 1][LF_NET_HIDDEN_MAX];
    float blocks[LF_NET_BLOCKS_MAX][LF_NET_HIDDEN_MAX];
};

/* The same chance again, sooner. */
float lf_net_chance_by(const struct lf_net *net, const float *in, int count,
                       struct lf_net_sums *sums);

/* 1 / (1 + e^-x), the same bits everywhere. */
float lf_logistic(float x);

#endif
