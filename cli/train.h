/* train.h - `landfall train`: a net learns a game by playing it with itself.
 *
 * Games come in rounds. All games of a round are played by the same weights, in any number of
 * threads; then their positions are learned from in the order of games. So the weights follow from
 * the seed alone, to the bit.
 *
 * Read next: train_play.c (a game and what it teaches), train_net.c (learning), train.c (rounds and
 * files).
 */
#ifndef CLI_TRAIN_H
#define CLI_TRAIN_H

#include "bots/think.h"
#include "cli/command.h"

enum {
    TRAIN_ROUND = 64,             /* games */
    TRAIN_LEAGUE = 8,             /* earlier selves that are played against */
};

/* What changes in the course of the training. */
struct train_pace {
    bool shallow;                 /* one ply; else whole turns */
    float rate, lambda, epsilon;
};

/* Weights in the making, with the moments of their gradients (Adam). */
struct train_net {
    struct lf_net net;            /* net.weights points to `weights` */
    int size;
    float *weights, *gradient, *first, *second;
    uint64_t steps;
};

/* Positions of one game to be learned from: `count` times inputs and a target. */
struct train_samples {
    int count, room;
    float *inputs, *targets;
};

/* What games of a round tell beside that. */
struct train_tally { uint64_t turns, decisions, nodes, capped; double surprise; };

struct train {
    const struct lf_game *game;
    const struct lf_insight *insight;
    int seats_least, seats, inputs;           /* games have so many seats, in turn */
    uint64_t games, seed, played, stop;
    int threads;
    int hidden;                               /* units */
    bool smooth;                              /* rates fall evenly */
    bool less_luck;                           /* targets leave out what chance brought */
    int lambda;                               /* per cent; -1: as the course has it */
    const char *from;                         /* the net that it begins with, or NULL */
    uint32_t turn_cap;
    const char *options;                      /* one line, or several with ; between them */
    struct train_net learner;
    int league;                               /* how many earlier selves there are */
    uint64_t league_added;
    float *earlier[TRAIN_LEAGUE];
    struct train_samples samples[TRAIN_ROUND];
    struct train_tally tally[TRAIN_ROUND];
    char command[256];
};

/* train_play.c: plays game number `g` and leaves its positions in samples and tally [slot].
 * `scratch` has train_scratch() bytes. */
size_t train_scratch(const struct train *train);
void train_play(struct train *train, uint64_t g, int slot, void *scratch);
/* The option line of game number `g`, which take turns; returns how many there are. */
int train_options(const struct train *train, uint64_t g, char line[LF_OPTIONS_MAX]);
struct train_pace train_pace(const struct train *train, uint64_t g);

/* train_net.c: false: out of memory. */
bool train_net_init(struct train_net *net, const char *game, int seats,
                    const struct lf_insight *insight, int hidden, uint64_t seed);
/* Takes over what another net has learned, by the names of numbers: of this game, or of one that
 * has numbers in common with it. Units that it has not come to nothing at first. False: it has
 * not so many seats, or more units. */
bool train_net_begin(struct train_net *net, const struct lf_insight *insight,
                     const struct lf_net *from);
void train_net_free(struct train_net *net);
/* Learns all samples of a round, each once, in an order that follows from `order`; returns the mean
 * loss. */
double train_learn(struct train_net *net, const struct train_samples *samples, int count,
                   float rate, uint64_t order);
/* The net as a text that the build reads. */
bool train_write_net(const struct train_net *net, FILE *file, const char *command);

#endif
